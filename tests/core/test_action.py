"""Actions as data and as text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petteia.core.action import Action, parse, slots, text

words = st.one_of(
    st.integers(-999, 999), st.from_regex(r"[a-z][a-z_]{0,8}", fullmatch=True).map(str)
)


@given(st.lists(words, min_size=1, max_size=6).map(tuple))
def test_text_and_parse_are_inverse(action: Action) -> None:
    assert parse(text(action)) == action


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("bid ares 3", ("bid", "ares", 3)),
        ("  pass  ", ("pass",)),
        ("move -1 - --2", ("move", -1, "-", "--2")),
        ("give ３", ("give", "３")),  # a digit, but not one of ours
        ("", ()),
    ],
)
def test_what_looks_like_an_integer_is_one(line: str, action: Action) -> None:
    assert parse(line) == action


def test_slots_have_a_name_a_kind_and_perhaps_a_secret() -> None:
    found = [(slot.name, slot.kind, slot.secret) for slot in slots("from:island god card:number!")]
    assert found == [
        ("from", "island", False),
        ("god", "god", False),
        ("card", "number", True),
    ]
    assert slots("") == ()
