"""Final scoring [E-SCORE]; on any other state: what it would be if the game ended now."""

from __future__ import annotations

from petteia.core import pieces
from petteia.core.outcome import Outcome, rank
from petteia.games.elysium.components import (
    CITIZEN,
    CITIZEN_PENALTY,
    FAMILY_TILE_VP,
    LEVEL_TILE_VP,
    PRESTIGE_VP,
)
from petteia.games.elysium.legends import citizens_of, size_of, value_of
from petteia.games.elysium.program import COPIES_CHRONOS, SCORES, Amount
from petteia.games.elysium.rules.amounts import Context, value
from petteia.games.elysium.state import CARD, PILE, Elysium

CATEGORIES = ("board", "chronos", "legends", "tiles", "prestige", "citizens")


def final_scoring(s: Elysium) -> None:
    """E-SCORE-1: what lies in domains and single cards go to the box; the rest is counted."""
    for player in range(s.seats):
        for entry in s.domain[player]:
            to_box(s, entry & CARD)
        s.domain[player] = []
        number: dict[int, int] = {}
        kept: list[int] = []
        for entry in s.elysium[player]:
            pile, card = entry >> PILE, entry & CARD
            if size_of(s.shapes[player][pile]) < 2:
                to_box(s, card)
            else:
                number.setdefault(pile, len(number))
                kept.append(number[pile] << PILE | card)
        s.elysium[player] = kept
        shapes = tuple([shape for shape in s.shapes[player] if size_of(shape) > 1])
        s.shapes = pieces.replaced(s.shapes, player, shapes)
    s.tell("scoring")
    for player, points in enumerate(totals(s)):
        s.tell("score", player, points)


def to_box(s: Elysium, card: int) -> None:
    if card == CITIZEN:
        s.box_citizens += 1
    else:
        s.box.append(card)


def sheet(s: Elysium) -> list[list[int]]:
    """Points by category and player."""
    players = range(s.seats)
    return [
        list(s.vp),
        [chronos(s, player) for player in players],
        [legends(s, player) for player in players],
        [tiles(s, player) for player in players],
        prestige(s),
        [citizens(s, player) for player in players],
    ]


def totals(s: Elysium) -> list[int]:
    """The points of each player."""
    points = prestige(s) if any(s.prestige) else [0] * s.seats
    for player in range(s.seats):
        points[player] += s.vp[player] + chronos(s, player)
        for shape in s.shapes[player]:
            points[player] += value_of(shape) - CITIZEN_PENALTY * citizens_of(shape)
    for at, holder in enumerate(s.family_tiles):
        if holder >= 0:
            points[holder] += FAMILY_TILE_VP[at & 1]
    for level, holder in enumerate(s.level_tiles):
        if holder >= 0:
            points[holder] += LEVEL_TILE_VP[level]
    return points


def legends(s: Elysium, player: int) -> int:  # E-SCORE-3
    points = 0
    for shape in s.shapes[player]:
        points += value_of(shape)
    return points


def tiles(s: Elysium, player: int) -> int:  # E-SCORE-4, E-BONUS-4
    points = 0
    for at, holder in enumerate(s.family_tiles):
        if holder == player:
            points += FAMILY_TILE_VP[at % 2]
    for level, holder in enumerate(s.level_tiles):
        if holder == player:
            points += LEVEL_TILE_VP[level]
    return points


def citizens(s: Elysium, player: int) -> int:  # E-SCORE-6
    found = 0
    for shape in s.shapes[player]:
        found += citizens_of(shape)
    return -CITIZEN_PENALTY * found


def prestige(s: Elysium) -> list[int]:
    """Tied players share their places, rounded down; without prestige no place [E-SCORE-5, E-RUL-24, E-RUL-25]."""
    points = [0] * s.seats
    order = sorted([amount for amount in s.prestige if amount], reverse=True)
    for player, amount in enumerate(s.prestige):
        if amount:
            first = order.index(amount)
            tied = order.count(amount)
            points[player] = sum(PRESTIGE_VP[first : first + tied]) // tied
    return points


def chronos(s: Elysium, player: int) -> int:
    """All chronos effects of cards in legends, on the same state [E-SCORE-2, E-ACT-8]; nothing is paid [E-RUL-30]."""
    shapes = s.shapes[player]
    points = 0
    for entry in s.elysium[player]:
        pile, card = entry >> PILE, entry & CARD
        if card == CITIZEN or size_of(shapes[pile]) < 2:
            continue
        score = SCORES[card]
        if score is not None:
            points += scored(s, score, player, card, pile)
        elif COPIES_CHRONOS[card]:
            points += best_copy(s, player, card, pile)
    return points


def scored(s: Elysium, score: Amount, player: int, card: int, pile: int) -> int:
    return counted(s, score, Context(player, card, CITIZEN, 0, pile))


def counted(s: Elysium, score: Amount, context: Context) -> int:
    return value(s, score, context, context.user)


def best_copy(s: Elysium, player: int, card: int, pile: int) -> int:
    """`copy_chronos`: the best effect of a card in a legend of another player [E-DEC-11]."""
    best = 0
    for other in range(s.seats):
        if other == player:
            continue
        for entry in s.elysium[other]:
            score = SCORES[entry & CARD] if entry & CARD != CITIZEN else None
            if score is not None and size_of(s.shapes[other][entry >> PILE]) > 1:
                best = max(best, scored(s, score, player, card, pile))
    return best


def result(s: Elysium) -> Outcome:  # E-SCORE-7, E-RUL-27
    points = sheet(s)
    scores = totals(s)
    places = rank([[scores[player], s.gold[player]] for player in range(s.seats)])
    winners = places.count(1)
    leaders = scores.count(max(scores))
    reason = "by-points" if leaders == 1 else "by-gold" if winners == 1 else "shared-victory"
    named = list(zip(CATEGORIES, points, strict=True))
    if not s.has_prestige():
        named = [entry for entry in named if entry[0] != "prestige"]
    return Outcome(places, scores, reason, named)
