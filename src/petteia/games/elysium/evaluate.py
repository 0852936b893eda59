"""How good a state looks to a seat. Everything but the deck's order is public, so nothing secret is read.

Named terms and weights, so that a choice can be explained and tuned.
"""

from __future__ import annotations

from typing import Final

from petteia.games.elysium.components import (
    ACTIVATE,
    ACTIVATION,
    CHRONOS,
    CITIZEN,
    ELEUSIS,
    LEVEL,
    MYTH,
    NO_QUEST,
    ONE_USE,
    PERMANENT,
    QUEST_GOLD,
    QUEST_TRANSFERS,
    QUEST_VP,
)
from petteia.games.elysium.legends import GROWN, NO_FIT, SORT, size_of, value_of
from petteia.games.elysium.rules.scoring import totals
from petteia.games.elysium.state import CARD, RING, USED, Elysium

FEATURES: Final[tuple[str, ...]] = (
    "points_now",
    "lead",
    "gold",
    "gold_needed",
    "transfers_ahead",
    "cards_waiting",
    "levels_waiting",
    "citizens_waiting",
    "fitting_waiting",
    "chronos_waiting",
    "engine",
    "rings",
    "open_legends",
    "single_cards",
    "early_disc",
)
# petteia tune elysium --method fit --rounds 3 --games 200 --check 400
# and times 6 (`scale` of bots.toml); surprise 1.1378 to 1.0839 nats in the first round, and one seat with
# them against three with those before, made by hand, won 33.9% of 400 games (29.4% to 38.6%; par 25%)
WEIGHTS: Final[list[float]] = [
    0.994,  # points_now
    0.236,  # lead
    0.541,  # gold
    -0.416,  # gold_needed
    1.08,  # transfers_ahead
    4.62,  # cards_waiting
    -2.12,  # levels_waiting
    -4.48,  # citizens_waiting
    0.879,  # fitting_waiting
    2.29,  # chronos_waiting
    -0.114,  # engine
    0.0926,  # rings
    0.181,  # open_legends
    5.53,  # single_cards
    -0.374,  # early_disc
]


def features(s: Elysium, seat: int) -> list[float]:
    """The terms, in the order of FEATURES."""
    points = totals(s)
    best_other = max([points[player] for player in range(s.seats) if player != seat])
    over = not s.stack
    if over:
        return [float(points[seat]), float(points[seat] - best_other)] + [0.0] * 13
    last = s.last_epoch()
    left = last - s.epoch
    share = left / last
    cards = [entry & CARD for entry in s.domain[seat]]
    coming = transfers_ahead(s, seat)
    useful = min(len(cards), coming)
    cost = sum(sorted([LEVEL[card] or 2 for card in cards])[:useful])
    quest = s.quest[seat]
    gold = s.gold[seat] + (0 if s.phase == 3 else QUEST_GOLD[s.seats][quest])
    fitting, chronos, engine, rings, citizens = 0, 0, 0.0, 0, 0
    for entry in s.domain[seat]:
        card = entry & CARD
        kind = ACTIVATION[card]
        if card == CITIZEN:
            citizens += 1
        elif kind >= CHRONOS:
            chronos += 1
        elif kind in (PERMANENT, ACTIVATE, ELEUSIS, MYTH):
            engine += left + (0.0 if entry & USED or kind == PERMANENT else 0.5)
        elif kind == ONE_USE and entry & RING:
            rings += 1
        if fits_somewhere(s, seat, card):
            fitting += 1
    reward = QUEST_VP[s.seats][quest] if quest != NO_QUEST and s.phase < 3 else 0
    return [
        float(points[seat] + reward),
        float(points[seat] - best_other),
        float(min(gold, 12)) * (1.0 if left or s.phase < 3 else 0.1),
        float(max(cost - gold, 0)),
        float(useful),
        min(len(cards) - citizens, 6) * share,
        float(sum([LEVEL[card] for card in cards])) * share,
        float(citizens) * share,
        float(min(fitting, max(coming, 1))) if left or coming else 0.0,
        float(chronos) if left or coming else 0.0,
        engine / last,
        float(rings),
        float(sum([value_of(shape) for shape in s.shapes[seat] if open_legend(shape)])) * share,
        float(len([shape for shape in s.shapes[seat] if size_of(shape) == 1])) * share,
        float(s.seats - s.order.index(seat)) * share,
    ]


def transfers_ahead(s: Elysium, seat: int) -> int:
    """Transfers the seat can still count on: those of this epoch, and two in each later one."""
    later = 2 * (s.last_epoch() - s.epoch)
    if s.phase < 3:
        quest = s.quest[seat]
        return later + (QUEST_TRANSFERS[s.seats][quest] if quest != NO_QUEST else 1)
    if s.current == seat:
        return later + s.transfers_left
    if s.current >= 0 and s.order.index(s.current) < s.order.index(seat):
        return later + QUEST_TRANSFERS[s.seats][s.quest[seat]]
    return later


def open_legend(shape: int) -> bool:
    return size_of(shape) > 1 and any(after != NO_FIT for after in GROWN[shape])


def fits_somewhere(s: Elysium, seat: int, card: int) -> bool:
    sort = SORT[card]
    return any(GROWN[shape][sort] != NO_FIT for shape in s.shapes[seat])


def evaluate(s: Elysium, seat: int) -> float:
    return sum([weight * term for weight, term in zip(WEIGHTS, features(s, seat), strict=True)])
