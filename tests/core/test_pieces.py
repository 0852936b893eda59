"""Piles as sorted lists, rows as tuples."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petteia.core import pieces
from petteia.core.errors import Broken


@given(st.lists(st.integers(0, 9)), st.integers(0, 9))
def test_a_pile_stays_sorted_and_loses_nothing(things: list[int], one: int) -> None:
    pile: list[int] = []
    for thing in things:
        pieces.put(pile, thing)
    assert pile == sorted(things)
    pieces.put(pile, one)
    pieces.take(pile, one)
    assert pile == sorted(things)
    assert pieces.weights(pile) == [(t, things.count(t)) for t in pieces.distinct(pile)]
    assert pieces.distinct(pile) == sorted(set(things))


@pytest.mark.parametrize("pile", [[], [1, 3], [4, 5]])
def test_what_is_not_there_cannot_be_taken(pile: list[int]) -> None:
    with pytest.raises(Broken, match="2 is not in the pile"):
        pieces.take(pile, 2)


def test_a_row_is_replaced_and_stays_as_it_was() -> None:
    row = (4, 5, 6)
    assert pieces.replaced(row, 0, 9) == (9, 5, 6)
    assert pieces.replaced(row, 2, 9) == (4, 5, 9)
    assert pieces.raised(row, 1) == (4, 6, 6)
    assert pieces.raised(row, 1, -2) == (4, 3, 6)
    assert row == (4, 5, 6)


def test_json_knows_nothing_but_lists() -> None:
    rows = ((1, 2), ("a",))
    assert pieces.plain([rows, 3]) == [[[1, 2], ["a"]], 3]
    assert pieces.frozen(pieces.plain(rows)) == rows
    pile = [[1]]
    assert pieces.plain(pile) == pile
    assert pieces.plain(pile)[0] is not pile[0]
