"""What fields are made of: piles and rows.

A pile whose order nobody knows is a multiset as a sorted list: there is only one way to write it.
A row that changes seldom is a tuple: it is replaced, so clones share it.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from typing import Any, TypeVar

from petteia.core.errors import Broken

T = TypeVar("T")
Row = tuple[int, ...]


def put(pile: list[int], thing: int) -> None:
    insort(pile, thing)


def take(pile: list[int], thing: int) -> None:
    at = bisect_left(pile, thing)
    if at == len(pile) or pile[at] != thing:
        raise Broken(f"{thing} is not in the pile")
    del pile[at]


def distinct(pile: list[int]) -> list[int]:
    """The different things of a sorted pile, in order."""
    return [thing for at, thing in enumerate(pile) if at == 0 or pile[at - 1] != thing]


def weights(pile: list[int]) -> list[tuple[int, int]]:
    """The different things of a sorted pile with their counts."""
    return [(thing, pile.count(thing)) for thing in distinct(pile)]


def replaced(row: tuple[T, ...], at: int, thing: T) -> tuple[T, ...]:
    """The row with this thing in one place."""
    things = list(row)
    things[at] = thing
    return tuple(things)


def without(row: tuple[T, ...], at: int) -> tuple[T, ...]:
    """The row less the thing in one place."""
    return row[:at] + row[at + 1 :]


def raised(row: Row, at: int, by: int = 1) -> Row:
    """The row with one number larger."""
    return replaced(row, at, row[at] + by)


def plain(value: Any) -> Any:
    """A copy in nothing but lists, as JSON knows them."""
    if not isinstance(value, (list, tuple)):
        return value
    # most parts are numbers: to ask here saves a call for each of them
    return [plain(part) if isinstance(part, (list, tuple)) else part for part in value]


def frozen(value: Any) -> Any:
    """A copy in nothing but tuples."""
    return tuple([frozen(part) for part in value]) if isinstance(value, list) else value
