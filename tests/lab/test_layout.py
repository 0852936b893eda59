"""Arrays hold what the view holds, under names, and nothing else."""

from __future__ import annotations

import inspect

import numpy as np
import pytest

from petteia import games
from petteia.core.chance import Luck
from petteia.core.game import Game
from petteia.lab import layout as module
from petteia.lab.layout import BOUND, SPARE, Layout, layout
from tests.contract.sittings import walk
from tests.contract.test_contract import every_case


@every_case
def test_two_states_that_look_the_same_make_the_same_array(game: Game, seats: int) -> None:
    """The other way round, states that look different nearly always differ."""
    columns, luck = layout(game, seats), Luck(61)
    seen: dict[bytes, str] = {}
    clashes = 0
    states = 0
    for state in walk(game, seats, seed=61, decisions=60):
        for seat in range(seats):
            view = state.view(seat)
            array = columns.array(view)
            assert array.shape == (len(columns),)
            assert np.abs(array).max() <= BOUND
            assert (columns.array(state.sample(seat, luck).view(seat)) == array).all()
            view.pop("outcome")
            clashes += seen.setdefault(array.tobytes(), str(view)) != str(view)
            states += 1
    assert clashes <= states * 0.02


def test_only_views_go_in() -> None:
    """`Layout.array` takes a view; no other function of the module makes numbers."""
    assert list(inspect.signature(Layout.array).parameters) == ["self", "view"]
    assert "State" not in vars(module)


def test_columns_have_names_and_do_not_depend_on_the_process() -> None:
    game = games.load("skirmish")
    first = layout(game, 3)
    module._layout.cache_clear()
    assert layout(game, 3).names == first.names
    assert len(set(first.names)) == len(first.names)
    assert {"asked.name=Bid", "owner[0]=0", "asked.player=2"} <= set(first.names)


def test_what_was_never_seen_goes_into_the_spare_columns() -> None:
    columns = Layout([{"god": "ares", "hand": [1, 2]}, {"god": "athena", "hand": [1]}])
    known = columns.array({"god": "ares", "hand": [1, 1, 2]})
    assert known[columns.names.index("hand has 1")] == 2
    assert not known[-SPARE:].any()
    unknown = columns.array({"god": "zeus", "hand": [7], "new": 5})
    assert unknown[-SPARE:].sum() == pytest.approx(3)
    assert columns.array({"god": [5], "hand": {"left": 1}})[-SPARE:].sum() == pytest.approx(2)


def test_own_things_and_those_of_others_have_columns_of_their_own() -> None:
    views = [{"hands": [[3, 4], 2]}, {"hands": [1, [5]]}, {"hands": [[], 0]}]
    columns = Layout(views)
    mine, theirs = columns.array(views[0]), columns.array(views[1])
    assert mine[columns.names.index("hands[0] has 3")] == 1
    assert not theirs[columns.names.index("hands[0] has 3")]


def test_knowing_that_there_is_nothing_is_not_the_same_as_not_knowing() -> None:
    columns = Layout([{"gold": [0, None]}, {"gold": [None, 5]}])
    assert (columns.array({"gold": [0, None]}) != columns.array({"gold": [None, 0]})).any()
