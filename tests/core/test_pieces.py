"""Piles as sorted lists."""

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
