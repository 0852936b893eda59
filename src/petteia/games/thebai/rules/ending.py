"""The end of the game: the last dice of the path, and the final scoring."""

from __future__ import annotations

from typing import Final

from petteia.core.flow import sequence
from petteia.core.outcome import Outcome, rank
from petteia.games.thebai import components as box
from petteia.games.thebai.metrics import (
    city_strength,
    colours_of,
    condition_points,
    council_members,
    gates,
    goods_and_drachma,
    memberships,
)
from petteia.games.thebai.rules.council import Council
from petteia.games.thebai.state import ANTIGONE, Thebai

CATEGORIES: Final = (
    "track",
    "council",
    "estate",
    "city",
    "colour-sets",
    "same-colours",
    "supply",
    "unfulfilled",
)


def last_council(s: Thebai) -> None:  # T-END-1
    s.ask(Council(0))


def final_scoring(s: Thebai) -> None:
    for player in range(len(s.vp)):
        sheet = sheet_of(s, player)
        for category, points in zip(CATEGORIES, sheet, strict=True):
            if points and category != "track":
                s.tell("scored", s.who(player), category, points)
        s.tell("total", s.who(player), sum(sheet))


ENDING: Final = sequence("thebai.ending", last_council, final_scoring)


def sheet_of(s: Thebai, player: int) -> list[int]:
    """The points of a player by category."""
    # T-CONFLICT-6: gate tiles count as commissions here and nowhere else
    sets, groups = best_commissions(colours_of(s, player), gates(s, player))
    if s.is_antigone(player):  # T-SOLO-END
        each = s.challenge("antigone_vp_per_council_member", box.ANTIGONE_MEMBER_VP)
        members = each * council_members(s, player)
        return [s.vp[player], members, 0, city_strength(s, player), sets, groups, 0, 0]
    return [
        s.vp[player],
        council_points(s, player),
        box.COLUMN_VP[s.columns_cleared(player)],  # T-END-3
        city_strength(s, player),  # T-END-4
        sets,
        groups,
        goods_and_drachma(s, player) // box.ITEMS_PER_VP,  # T-END-6, T-R-36
        box.UNFULFILLED_VP * s.hand_size(player),  # T-END-7
    ]


def council_points(s: Thebai, player: int) -> int:  # T-END-2, E-COND-2, E-COND-3
    return sum([condition_points(s, player, at) for at in memberships(s, player)])


# -- commissions: T-END-5, T-END-5-OPT, T-R-35 -----------------------------------------------------


def set_points(counts: list[int]) -> int:
    points, most = 0, max(counts)
    for height in range(most):
        points += box.SETS_VP[len([1 for count in counts if count > height])]
    return points


def _group_points() -> list[int]:
    best = [0]
    for cards in range(1, len(box.CARDS) + len(box.GATES) + 1):
        most = best[cards - 1]
        for size, points in box.GROUPS_VP:
            if cards >= size:
                most = max(most, best[cards - size] + points)
        best.append(most)
    return best


GROUP_POINTS: Final = _group_points()


def best_commissions(colours: list[int], gates_claimed: int) -> tuple[int, int]:
    """Points for colour sets and for same colours, with gate tiles in their best colours."""
    best = (0, 0)
    for counts in dyed(colours, gates_claimed, 0):
        found = (set_points(counts), sum([GROUP_POINTS[count] for count in counts]))
        if sum(found) > sum(best):
            best = found
    return best


def dyed(colours: list[int], left: int, first: int) -> list[list[int]]:
    """All ways to give the gate tiles colours, each multiset once."""
    if left == 0:
        return [colours]
    found: list[list[int]] = []
    for colour in range(first, len(colours)):
        more = colours[:]
        more[colour] += 1
        found.extend(dyed(more, left - 1, colour))
    return found


# -- the result --------------------------------------------------------------------------------------


def outcome(s: Thebai) -> Outcome:  # T-FRAME-2, T-END-8
    sheets = [sheet_of(s, player) for player in range(len(s.vp))]
    scores = [sum(sheet) for sheet in sheets]
    if s.seats == 1:
        return solo_outcome(sheets[0], scores)
    places = rank([[points] for points in scores])
    reason = "by-shared-victory" if places.count(1) > 1 else "by-points"  # T-R-22
    rows = [(category, [sheet[at] for sheet in sheets]) for at, category in enumerate(CATEGORIES)]
    return Outcome(places, scores, reason, rows)


def solo_outcome(sheet: list[int], scores: list[int]) -> Outcome:  # T-SOLO-WIN
    won = scores[0] > scores[ANTIGONE]
    rows = [(category, [sheet[at]]) for at, category in enumerate(CATEGORIES)]
    reason = "by-quelled-rebellion" if won else "by-rebellion"
    return Outcome([1 if won else 2], [scores[0]], reason, rows)
