"""Chapters 10 and 11: the last turns, scoring, and ties."""

from __future__ import annotations

from typing import Final

from petteia.core.outcome import Outcome, rank
from petteia.games.hexemonia.components import (
    BONUS_KIND,
    BONUS_POINTS,
    FIRST_MYTHOS,
    GOLD,
    GOLD_POINTS,
    KIND,
    MYTHOS,
    NATURE,
    PATRON_NATURE,
    PHILOSOPHER_POINTS,
    POINTS,
    SET_POINTS,
    SET_SIZE,
)
from petteia.games.hexemonia.rules.city import active, active_mythos
from petteia.games.hexemonia.state import UNKNOWN, Hexemonia

CATEGORIES: Final[tuple[str, ...]] = (
    "chora",
    "fortification",
    "polis",
    "set",
    "gold",
    "bonus",
    "philosopher",
)


def active_kinds(s: Hexemonia, player: int) -> list[int]:
    """Active chora, fortification, polis and mythos tiles."""
    counts = [0, 0, 0, 0]
    land = s.land[player]
    for slot in s.slots[player][1:]:
        if active(s, player, slot):
            counts[KIND[land[slot]]] += 1
    for tile in s.mythos_of(player):
        if active_mythos(s, tile):
            counts[MYTHOS] += 1
    return counts


def kind_points() -> list[int]:
    """H-SCORE-1, H-SCORE-2: points of a chora, a fortification and a polis tile."""
    return [max([POINTS[t] for t in range(FIRST_MYTHOS) if KIND[t] == kind]) for kind in range(3)]


KIND_POINTS: Final[list[int]] = kind_points()


def natures_for_set(s: Hexemonia, player: int, acropolis: int) -> int:
    """How many different natures the mythos tiles, active or not, and the acropolis have."""
    natures = [NATURE[tile] for tile in s.mythos_of(player)]
    if acropolis != UNKNOWN:
        natures.append(PATRON_NATURE[acropolis])
    return len(set(natures))


def points(s: Hexemonia, player: int, acropolis: int) -> list[int]:
    """By category of the score sheet; with an UNKNOWN acropolis, what is certain without it."""
    counts = active_kinds(s, player)
    complete = natures_for_set(s, player, acropolis) >= SET_SIZE  # H-SCORE-3
    bonus = 0
    if acropolis != UNKNOWN:  # H-SCORE-5
        bonus = BONUS_POINTS[acropolis] * counts[BONUS_KIND[acropolis]]
    alone = s.settings["uprisings"] == "off" and s.philosopher == player  # H-SCORE-6
    return [
        KIND_POINTS[0] * counts[0],
        KIND_POINTS[1] * counts[1],
        KIND_POINTS[2] * counts[2],
        SET_POINTS if complete else 0,
        GOLD_POINTS * s.held[player][GOLD],  # H-SCORE-4
        bonus,
        PHILOSOPHER_POINTS if alone else 0,
    ]


def patron_tiles(s: Hexemonia, player: int) -> int:
    """H-TIE-1: active city tiles of the nature of the own acropolis."""
    nature = PATRON_NATURE[s.acropolis[player]]
    land = s.land[player]
    return sum(
        [
            1
            for slot in s.slots[player][1:]
            if NATURE[land[slot]] == nature and active(s, player, slot)
        ]
    )


def count_up(s: Hexemonia) -> None:  # H-END-3
    for player in range(s.seats):
        if not s.open[player]:
            s.open_acropolis(player)
            s.tell("revealed", player, s.acropolis_name(player))
    for player in range(s.seats):
        s.tell("scored", player, sum(points(s, player, s.acropolis[player])))


def final_outcome(s: Hexemonia) -> Outcome:
    sheets = [points(s, player, s.acropolis[player]) for player in range(s.seats)]
    scores = [sum(sheet) for sheet in sheets]
    keys = [  # H-TIE-1, R-27
        [scores[player], patron_tiles(s, player), s.held[player][GOLD]] for player in range(s.seats)
    ]
    listed = [
        (category, [sheet[at] for sheet in sheets])
        for at, category in enumerate(CATEGORIES)
        if category != "philosopher" or s.settings["uprisings"] == "off"
    ]
    return Outcome(rank(keys), scores, reason(keys), listed)


def reason(keys: list[list[int]]) -> str:
    """By what the first place was won: points, or which tie-break."""
    ordered = sorted(keys, reverse=True)
    best, second = ordered[0], ordered[1]
    if best[0] != second[0]:
        return "by-points"
    if best[1] != second[1]:
        return "by-nature"
    return "by-gold" if best[2] != second[2] else "shared"
