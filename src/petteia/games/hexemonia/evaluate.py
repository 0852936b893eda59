"""How good a state looks to a seat, from what the seat may see: named features and their weights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from petteia.games.hexemonia.components import (
    BONUS_KIND,
    BONUS_POINTS,
    CITIZEN_COST,
    COST,
    FIRST_MYTHOS,
    GOLD_COST,
    HAND_LIMIT,
    HOPLITE_COST,
    HOPLITE_VALUE,
    KIND,
    MYTHOS,
    MYTHOS_TILES,
    NATURE,
    PATRON_NATURE,
    POLITICS,
    SET_POINTS,
    SET_SIZE,
    YIELD,
)
from petteia.games.hexemonia.rules.city import attackable, defence
from petteia.games.hexemonia.rules.ending import KIND_POINTS
from petteia.games.hexemonia.state import UNKNOWN, Hexemonia

FEATURES: Final[tuple[str, ...]] = (
    "score",  # what would be counted now
    "rivals",  # the best score among the others, as far as it is visible
    "idle",  # points of tiles that lie inactive
    "income",  # what a Production yields, for the turns left
    "pieces",  # citizens, hoplites and gold, for the turns left
    "spare",  # citizens and hoplites beyond the costs: they can march or pay
    "hand",  # tiles of the hand that the city's pieces could pay, for the turns left
    "natures",  # towards the set of three natures
    "politics",  # lead in political tiles over the best other player
    "philosopher",
    "exposed",  # points of own tiles that somebody could take now
    "unsafe gold",  # gold on tiles: it scores only on the acropolis
)
# petteia tune hexemonia --method fit --moments turn --rounds 1 --games 200 --prior 0.3 --check 200
# and times 8.9 (`scale` of bots.toml); surprise 1.2755 to 1.2324 nats, and one seat with them against
# three with those before, made by hand, won 35.5% of 200 games (29.2% to 42.4%; par 25%)
WEIGHTS: Final[list[float]] = [
    0.999,  # score
    -0.466,  # rivals
    -0.127,  # idle
    0.816,  # income
    0.53,  # pieces
    2.16,  # spare
    -0.032,  # hand
    1.47,  # natures
    0.121,  # politics
    -0.903,  # philosopher
    -0.531,  # exposed
    0.702,  # unsafe gold
]


REMEMBERED: Final = 20000  # cities: between two evaluations most stay as they are


class City:
    """What an evaluation asks of one city."""

    def __init__(self, s: Hexemonia, player: int, acropolis: int) -> None:
        """`acropolis` is UNKNOWN as long as it lies face down."""
        land, held = s.land[player], s.held[player]
        patron = BONUS_KIND[acropolis] if acropolis != UNKNOWN else -1
        bonus = BONUS_POINTS[acropolis] if acropolis != UNKNOWN else 0
        self.idle = self.income = self.spare = 0.0
        self.political = 0
        counts = [0, 0, 0, 0]
        lively: list[int] = []
        for slot in s.slots[player]:
            tile = land[slot]
            self.political += NATURE[tile] == POLITICS
            if slot == 0:
                continue
            at = 3 * slot
            kind = KIND[tile]
            if (
                held[at] >= CITIZEN_COST[tile]
                and held[at + 1] >= HOPLITE_COST[tile]
                and held[at + 2] >= GOLD_COST[tile]
            ):
                counts[kind] += 1
                lively.append(slot)
                self.income += worth_of(YIELD[tile])
                self.spare += held[at] - CITIZEN_COST[tile]
                self.spare += HOPLITE_VALUE * (held[at + 1] - HOPLITE_COST[tile])
            else:
                self.idle += KIND_POINTS[kind] + (bonus if kind == patron else 0)
                self.spare += held[at] + HOPLITE_VALUE * held[at + 1]
        natures: list[int] = []
        for index in range(MYTHOS_TILES):
            if s.host_owner[index] == player:
                nature = NATURE[FIRST_MYTHOS + index]
                natures.append(nature)
                self.political += nature == POLITICS
                if s.host_slot[index] in lively:
                    counts[MYTHOS] += 1
                    self.income += worth_of(YIELD[FIRST_MYTHOS + index])
        self.score = float(held[2])
        if acropolis != UNKNOWN:
            natures.append(PATRON_NATURE[acropolis])
            self.score += bonus * counts[patron]
        for kind in range(3):
            self.score += KIND_POINTS[kind] * counts[kind]
        self.natures = float(len(set(natures)))
        if self.natures >= SET_SIZE:
            self.score += SET_POINTS
            self.natures = 0.0
        self.have = [sum(held[0::3]), sum(held[1::3]), sum(held[2::3])]
        self.pieces = worth_of(self.have)
        self.force = self.have[0] + HOPLITE_VALUE * self.have[1]
        self.lone = float(sum(held[5::3]))
        self.weak = [  # what it takes to conquer a tile, and what would be lost
            (defence(s, player, slot), KIND_POINTS[KIND[land[slot]]] + 0.5 * held[3 * slot + 2])
            for slot in attackable(s, player)
        ]


def worth_of(goods: Sequence[int]) -> float:
    """Citizens, hoplites and gold in citizens."""
    return goods[0] + 1.7 * goods[1] + 1.4 * goods[2]


_cities: Final[dict[tuple[object, ...], City]] = {}


def city(s: Hexemonia, player: int, acropolis: int) -> City:
    key = (
        player,
        acropolis,
        tuple(s.land[player]),
        tuple(s.held[player]),
        tuple(s.host_owner),
        tuple(s.host_slot),
        s.settings["shield_covers_itself"],
    )
    found = _cities.get(key)
    if found is None:
        if len(_cities) >= REMEMBERED:
            _cities.clear()
        found = City(s, player, acropolis)
        _cities[key] = found
    return found


def turns_left(s: Hexemonia) -> float:
    """From 1 at the beginning to 0 at the end."""
    return (len(s.fate) + len(s.top)) / len(s.terrain())


def promising(s: Hexemonia, seat: int, have: Sequence[int]) -> float:
    """Tiles of the hand that the whole city could pay, each with its points."""
    worth = 0.0
    kept = 0
    for tile in s.secret[seat] + s.seen[seat]:
        cost = COST[tile]
        kept += 1
        if KIND[tile] == MYTHOS:
            worth += 1.2
            continue
        missing = max(0, cost[0] - have[0]) + max(0, cost[1] - have[1]) + max(0, cost[2] - have[2])
        worth += KIND_POINTS[KIND[tile]] / (1.0 + missing)
    return worth * min(1.0, HAND_LIMIT / kept) if kept else 0.0


def features(s: Hexemonia, seat: int) -> list[float]:
    own = city(s, seat, s.acropolis[seat])
    left = turns_left(s)
    best = 0.0
    politics = strongest = 0
    for rival in range(s.seats):
        if rival == seat:
            continue
        theirs = city(s, rival, s.acropolis[rival] if s.open[rival] else UNKNOWN)
        best = max(best, theirs.score + 0.35 * theirs.idle + 0.3 * left * theirs.income)
        politics = max(politics, theirs.political)
        strongest = max(strongest, theirs.force)
    exposed = 0.0
    for strength, loss in own.weak:
        if strength < strongest and loss > exposed:
            exposed = loss
    return [
        own.score,
        best,
        own.idle * (0.3 + left),
        own.income * left,
        own.pieces * left,
        own.spare * left,
        promising(s, seat, own.have) * (left if s.ended or s.drew else left + 0.02),
        own.natures,
        float(max(-2, min(2, own.political - politics))),
        1.0 if s.philosopher == seat else 0.0,
        exposed * (0.4 + left),
        own.lone * (1.0 - left),
    ]


def evaluate(s: Hexemonia, seat: int) -> float:
    total = 0.0
    values = features(s, seat)
    for at in range(len(values)):
        total += WEIGHTS[at] * values[at]
    return total
