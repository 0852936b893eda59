"""Multisets as sorted lists: a pile whose order nobody knows has only one way to be written."""

from __future__ import annotations

from bisect import bisect_left, insort

from petteia.core.errors import Broken


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
