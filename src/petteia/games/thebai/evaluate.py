"""How good a state looks to a seat: named features, from what the seat may see, times weights."""

from __future__ import annotations

from typing import Final

from petteia.games.thebai import components as box
from petteia.games.thebai.metrics import (
    colours_of,
    condition_points,
    council_members,
    gates,
    memberships,
)
from petteia.games.thebai.refusals import can_fulfil
from petteia.games.thebai.rules.conflict import strength_in_row
from petteia.games.thebai.rules.ending import GROUP_POINTS, set_points
from petteia.games.thebai.rules.goods import BATTLE_STRENGTH, NO_LOSS, bonus
from petteia.games.thebai.state import (
    AIDS,
    DIE,
    ESTATE,
    ITEMS,
    LEVEL,
    NONE,
    STRENGTH,
    SUPPLY,
    Thebai,
)

FEATURES: Final[tuple[str, ...]] = (
    "points",
    "council",  # what the members would score now
    "estate",
    "city",
    "commissions",
    "items",
    "hand",  # cards that cannot be paid yet
    "payable",  # the best card that can be paid now
    "stones_gone",
    "die_levels",
    "city_levels",  # half steps towards an ascension
    "on_path",
    "altar",
    "lasting",
    "aid",
    "leaders",
    "heroes",
    "gates",
    "battle",  # what the next battles would bring
    "archon",
    "rivals",
)
# petteia tune thebai --method fit --moments round --rounds 1 --games 240 --prior 0.3 --check 200
# and times 7.4 (`scale` of bots.toml); surprise 1.0958 to 1.0435 nats, and one seat with them against
# three with those before, made by hand, won 31.8% of 200 games (25.8% to 38.6%; par 25%)
WEIGHTS: Final[list[float]] = [
    1.0,  # points
    0.73,  # council
    0.759,  # estate
    0.801,  # city
    1.01,  # commissions
    0.716,  # items
    0.463,  # hand
    1.11,  # payable
    0.906,  # stones_gone
    0.407,  # die_levels
    0.697,  # city_levels
    3.17,  # on_path
    0.572,  # altar
    7.0,  # lasting
    0.625,  # aid
    1.44,  # leaders
    -0.15,  # heroes
    3.77,  # gates
    0.716,  # battle
    -0.823,  # archon
    -0.229,  # rivals
]


def evaluate(s: Thebai, seat: int) -> float:
    value = 0.0
    for feature, weight in zip(features(s, seat), WEIGHTS, strict=True):
        value += feature * weight
    return value


def features(s: Thebai, seat: int) -> list[float]:
    """In the order of FEATURES."""
    last = s.last_round()
    late = s.round / last
    items = s.items[seat * ITEMS : seat * ITEMS + ITEMS]
    payable, unpayable = hand(s, seat)
    low, high = seat * 12 + 1, seat * 12 + 12
    dice = [code for code in s.field if low <= code <= high]
    colours = colours_of(s, seat)
    return [
        float(s.vp[seat]),
        float(council(s, seat)),
        float(box.COLUMN_VP[s.columns_cleared(seat)]),
        float(sum([STRENGTH[code] for code in dice])),
        float(set_points(colours) + sum([GROUP_POINTS[count] for count in colours])),
        sum(items) * (1.2 - late * 0.5) + min(items) + min(items[box.DRACHMA], 3) * 0.3,
        float(unpayable),
        payable,
        (12 - s.stones_left(seat)) * (1.0 - late * 0.6),
        levels_at_home(s, seat) * (1.0 - late),
        float(sum([LEVEL[code] for code in dice])) * (1.0 - late * 0.4),
        float(s.path.count(seat + 1)),
        (s.altar[seat] + s.altar[len(s.vp) + seat]) * (1.0 - late * 0.5),
        lasting(s, seat) * (1.0 - late),
        sum(s.aid[seat * AIDS : seat * AIDS + AIDS]) * (1.0 if s.round < last else 0.3),
        float(s.leaders_set[seat]),
        float(s.hero_owner.count(seat)),
        float(gates(s, seat)),
        battles(s, seat),
        1.0 if s.archon[seat] != NONE else 0.0,
        rivals(s, seat),
    ]


def hand(s: Thebai, seat: int) -> tuple[float, int]:
    """Goods in the best card that can be paid (none after this turn's), and the cards besides."""
    best, cards = 0.0, s.cards_of(seat)
    payable = 0
    for card in cards:
        if can_fulfil(s, seat, card):
            payable = 1
            best = max(best, float(sum(box.CARD_COST[card])))
    return best, len(cards) - payable


def council(s: Thebai, seat: int) -> int:
    points = 0
    for at in memberships(s, seat):
        points += 3 + condition_points(s, seat, at)
    return points


def levels_at_home(s: Thebai, seat: int) -> float:
    at = seat * SUPPLY
    levels = 0
    for level in range(1, 6):
        levels += level * (s.supply[at + level] + s.supply[at + 6 + level])
    for holds in s.estate[seat * ESTATE : seat * ESTATE + ESTATE]:
        if DIE < holds <= DIE + 5:
            levels += holds - DIE
    return float(levels)


def lasting(s: Thebai, seat: int) -> float:
    width = len(box.LASTING)
    return float(sum(s.lasting[seat * width : (seat + 1) * width]))


def battles(s: Thebai, seat: int) -> float:
    """What the visible battles would bring, the nearer the more certain."""
    value, number = 0.0, s.battle
    for turn in range(max(1, s.round), s.last_round() + 1):
        if s.fate[turn - 1] == NONE or number >= len(box.BASE_STRENGTH):
            continue
        row = s.conflict_row(turn)
        if row == NONE or s.gate_row[row] == NONE:
            continue
        value += battle(s, seat, row, box.BASE_STRENGTH[number] + 1.25) / (1 + turn - s.round)
        number += 1
    return value


def battle(s: Thebai, seat: int, row: int, attack: float) -> float:
    total = strength_in_row(s, seat, row)
    if total == NONE:
        return 0.0 if bonus(s, seat, NO_LOSS) else box.ABSENT_VP * attack
    over = total - attack
    if over < 0:
        return 2.0 + (0.0 if bonus(s, seat, NO_LOSS) else over)
    at = min(int(over), len(box.OVERPOWER_VP) - 1)
    for other in range(len(s.vp)):
        if other != seat and strength_in_row(s, other, row) >= total:
            return 2.0 + box.OVERPOWER_VP[at]
    return 2.0 + box.OVERPOWER_VP[at] + 3.0


def rivals(s: Thebai, seat: int) -> float:
    """The best of the others, as far as everybody sees."""
    best = 0.0
    for other in range(len(s.vp)):
        if other != seat:
            value = s.vp[other] + 6.0 * council_members(s, other) + 2.0 * s.leaders_set[other]
            best = max(best, value + 0.5 * bonus(s, other, BATTLE_STRENGTH))
    return best
