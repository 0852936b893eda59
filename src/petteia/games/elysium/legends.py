"""Piles of an Elysium as single numbers, and what may join them [E-TRANSFER-3, E-TRANSFER-4, E-CIT-3..7].

A shape packs what the rules ask of a pile: its kind, size, family and level, which levels or families it holds, and its
citizens. It never changes: a card that joins makes another shape, looked up in a table.
"""

from __future__ import annotations

from typing import Final

from petteia.games.elysium.components import (
    CITIZEN,
    FAMILIES,
    FAMILY,
    FAMILY_LEGEND_SIZE,
    FAMILY_LEGEND_VP,
    LEVEL,
    LEVEL_LEGEND_SIZE,
    LEVEL_LEGEND_VP,
    TRANSFER_COST,
)

SINGLE: Final = 0
FAMILY_LEGEND: Final = 1
LEVEL_LEGEND: Final = 2

NO_FIT: Final = -1
NO_FAMILY: Final = 15


def pack(kind: int, size: int, family: int, level: int, members: int, citizens: int) -> int:
    return kind | size << 2 | family << 5 | level << 9 | members << 11 | citizens << 19


def kind_of(shape: int) -> int:
    return shape & 3


def size_of(shape: int) -> int:
    return shape >> 2 & 7


def family_of(shape: int) -> int:
    return shape >> 5 & 15


def level_of(shape: int) -> int:
    return shape >> 9 & 3


def members_of(shape: int) -> int:
    """Family legend: bits of its levels. Level legend: bits of its families. Citizens have none."""
    return shape >> 11 & 255


def citizens_of(shape: int) -> int:
    return shape >> 19


def value_of(shape: int) -> int:  # E-SCORE-3
    kind = shape & 3
    if kind == FAMILY_LEGEND:
        return FAMILY_LEGEND_VP[shape >> 2 & 7]
    return LEVEL_LEGEND_VP[shape >> 2 & 7] if kind == LEVEL_LEGEND else 0


def complete(shape: int) -> bool:
    kind = kind_of(shape)
    if kind == FAMILY_LEGEND:
        return size_of(shape) == FAMILY_LEGEND_SIZE
    return kind == LEVEL_LEGEND and size_of(shape) == LEVEL_LEGEND_SIZE


def joined(shape: int, family: int, level: int) -> int:
    """The shape after a card of this family and level has joined, or NO_FIT."""
    kind, size, members = kind_of(shape), size_of(shape), members_of(shape)
    if complete(shape):
        return NO_FIT
    if kind == SINGLE:  # E-TRANSFER-4
        first, its_level = family_of(shape), level_of(shape)
        if family == first and level != its_level:
            return pack(FAMILY_LEGEND, 2, family, 0, 1 << level | 1 << its_level, 0)
        if family != first and level == its_level:
            return pack(LEVEL_LEGEND, 2, NO_FAMILY, level, 1 << family | 1 << first, 0)
        return NO_FIT
    if kind == FAMILY_LEGEND:
        fits = family == family_of(shape) and not members >> level & 1
        member = 1 << level
    else:
        fits = level == level_of(shape) and not members >> family & 1
        member = 1 << family
    if not fits:
        return NO_FIT
    return pack(
        kind, size + 1, family_of(shape), level_of(shape), members | member, citizens_of(shape)
    )


def joined_by_citizen(shape: int) -> int:  # E-CIT-3, E-CIT-4, E-CIT-5, E-CIT-7, E-RUL-13
    if kind_of(shape) == SINGLE or complete(shape):
        return NO_FIT
    return pack(
        kind_of(shape),
        size_of(shape) + 1,
        family_of(shape),
        level_of(shape),
        members_of(shape),
        citizens_of(shape) + 1,
    )


def standing_for(shape: int) -> int:
    """The level of the card a citizen would stand for here [E-CIT-3, E-CIT-4]."""
    if kind_of(shape) == LEVEL_LEGEND:
        return level_of(shape)
    return next(level for level in (1, 2, 3) if not members_of(shape) >> level & 1)


def _alone(card: int) -> int:
    return pack(SINGLE, 1, FAMILY[card], LEVEL[card], 0, 0)


# ALONE[card]: the pile a card begins; a citizen begins none [E-CIT-7]
ALONE: Final[list[int]] = [*[_alone(card) for card in range(CITIZEN)], NO_FIT]
# SORT[card]: cards of one family and level, and citizens, join piles alike
SORT: Final[list[int]] = [
    *[3 * FAMILY[card] + LEVEL[card] - 1 for card in range(CITIZEN)],
    3 * len(FAMILIES),
]


def _grow() -> dict[int, list[int]]:
    """Every shape there can be, with the shape each sort of card makes of it."""
    table: dict[int, list[int]] = {}
    waiting = ALONE[:CITIZEN]
    while waiting:
        shape = waiting.pop()
        if shape in table:
            continue
        row = [
            joined(shape, family, level) for family in range(len(FAMILIES)) for level in (1, 2, 3)
        ]
        row.append(joined_by_citizen(shape))
        table[shape] = row
        waiting.extend([after for after in row if after != NO_FIT])
    return table


GROWN: Final[dict[int, list[int]]] = _grow()  # GROWN[shape][SORT[card]]
# what a citizen costs in gold where it goes, before changes [E-TRANSFER-2, E-CIT-3]
CITIZEN_COST: Final[dict[int, int]] = {
    shape: TRANSFER_COST[standing_for(shape)]
    for shape in GROWN
    if kind_of(shape) != SINGLE and not complete(shape)
}
