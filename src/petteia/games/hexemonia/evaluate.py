"""How good a state looks to a seat, from what the seat may see: named features and their weights."""

from __future__ import annotations

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
from petteia.games.hexemonia.rules.city import attackable, defence, whole_force
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
WEIGHTS: Final[list[float]] = [
    1.0,
    -0.5,
    0.35,
    1.1,
    0.55,
    0.1,
    0.9,
    1.6,
    0.35,
    0.8,
    -0.45,
    -0.15,
]


def city_features(s: Hexemonia, player: int, acropolis: int) -> list[float]:
    """Score, idle points, income, pieces, spare force, lone gold of one city."""
    land, held = s.land[player], s.held[player]
    score = float(held[2])
    idle = income = spare = 0.0
    counts = [0, 0, 0, 0]
    lively: list[int] = []
    for slot in s.slots[player][1:]:
        tile = land[slot]
        at = 3 * slot
        kind = KIND[tile]
        if (
            held[at] >= CITIZEN_COST[tile]
            and held[at + 1] >= HOPLITE_COST[tile]
            and held[at + 2] >= GOLD_COST[tile]
        ):
            counts[kind] += 1
            lively.append(slot)
            made = YIELD[tile]
            income += made[0] + 1.7 * made[1] + 1.4 * made[2]
            spare += held[at] - CITIZEN_COST[tile]
            spare += HOPLITE_VALUE * (held[at + 1] - HOPLITE_COST[tile])
        else:
            idle += KIND_POINTS[kind]
            if acropolis != UNKNOWN and BONUS_KIND[acropolis] == kind:
                idle += BONUS_POINTS[acropolis]
            spare += held[at] + HOPLITE_VALUE * held[at + 1]
    natures: list[int] = []
    for index in range(MYTHOS_TILES):
        if s.host_owner[index] == player:
            natures.append(NATURE[FIRST_MYTHOS + index])
            if s.host_slot[index] in lively:
                counts[MYTHOS] += 1
                made = YIELD[FIRST_MYTHOS + index]
                income += made[0] + 1.7 * made[1] + 1.4 * made[2]
    if acropolis != UNKNOWN:
        natures.append(PATRON_NATURE[acropolis])
        score += BONUS_POINTS[acropolis] * counts[BONUS_KIND[acropolis]]
    different = len(set(natures))
    score += KIND_POINTS[0] * counts[0] + KIND_POINTS[1] * counts[1] + KIND_POINTS[2] * counts[2]
    if different >= SET_SIZE:
        score += SET_POINTS
        different = 0
    pieces = sum(held[0::3]) + 1.7 * sum(held[1::3]) + 1.4 * sum(held[2::3])
    lone = float(sum(held[5::3]))
    return [score, idle, income, pieces, spare, lone, float(different)]


def political(s: Hexemonia, player: int) -> int:
    land = s.land[player]
    count = 0
    for slot in s.slots[player]:
        if NATURE[land[slot]] == POLITICS:
            count += 1
    for index in range(MYTHOS_TILES):
        if s.host_owner[index] == player and NATURE[FIRST_MYTHOS + index] == POLITICS:
            count += 1
    return count


def turns_left(s: Hexemonia) -> float:
    """From 1 at the beginning to 0 at the end."""
    return (len(s.fate) + len(s.top)) / len(s.terrain())


def promising(s: Hexemonia, seat: int) -> float:
    """Tiles of the hand that the whole city could pay, each with its points."""
    held = s.held[seat]
    have = (sum(held[0::3]), sum(held[1::3]), sum(held[2::3]))
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


def exposed(s: Hexemonia, seat: int) -> float:
    strongest = 0
    for rival in range(s.seats):
        if rival != seat:
            strongest = max(strongest, whole_force(s, rival))
    land = s.land[seat]
    lost = 0.0
    for slot in attackable(s, seat):
        if defence(s, seat, slot) < strongest:
            lost = max(lost, KIND_POINTS[KIND[land[slot]]] + 0.5 * s.held[seat][3 * slot + 2])
    return lost


def features(s: Hexemonia, seat: int) -> list[float]:
    own = city_features(s, seat, s.acropolis[seat])
    left = turns_left(s)
    best = 0.0
    politics = 0
    for rival in range(s.seats):
        if rival == seat:
            continue
        acropolis = s.acropolis[rival] if s.open[rival] else UNKNOWN
        theirs = city_features(s, rival, acropolis)
        best = max(best, theirs[0] + 0.35 * theirs[1] + 0.3 * left * theirs[2])
        politics = max(politics, political(s, rival))
    return [
        own[0],
        best,
        own[1] * (0.3 + left),
        own[2] * left,
        own[3] * left,
        own[4] * left,
        promising(s, seat) * (left if s.ended or s.drew else left + 0.02),
        own[6],
        float(max(-2, min(2, political(s, seat) - politics))),
        1.0 if s.philosopher == seat else 0.0,
        exposed(s, seat) * (0.4 + left),
        own[5] * (1.0 - left),
    ]


def evaluate(s: Hexemonia, seat: int) -> float:
    total = 0.0
    values = features(s, seat)
    for at in range(len(values)):
        total += WEIGHTS[at] * values[at]
    return total
