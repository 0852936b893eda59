"""What each seat may see."""

from __future__ import annotations

from petteia import games
from petteia.core.sight import HIDDEN, PRIVATE, PUBLIC, hidden, masked, private, public

SKIRMISH = games.load("skirmish")


def test_fields_are_declared_with_sight_and_pool() -> None:
    fields = [*public("a b"), *private("c", pool="cards"), *hidden("d", pool="cards")]
    assert [(field.name, field.sight, field.pool) for field in fields] == [
        ("a", PUBLIC, ""),
        ("b", PUBLIC, ""),
        ("c", PRIVATE, "cards"),
        ("d", HIDDEN, "cards"),
    ]


def test_a_mask_leaves_the_number_of_things() -> None:
    assert masked([4, 4, 1]) == masked((4, 4, 1)) == 3
    assert masked(17) is None


def test_each_seat_reads_its_own_and_the_length_of_others() -> None:
    state = SKIRMISH.load(
        {**SKIRMISH.new(2).to_json(), "favours": [[3], [1, 2]], "deck": [1, 2, 3]}
    )
    assert state.view(0)["favours"] == [[3], 2]
    assert state.view(1)["favours"] == [1, [1, 2]]
    assert state.view(None)["favours"] == [1, 2]
    assert {state.view(seat)["deck"] for seat in (0, 1, None)} == {3}
