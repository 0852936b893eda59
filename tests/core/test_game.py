"""Settings and seats of a game."""

from __future__ import annotations

import pytest

from petteia import games
from petteia.core.errors import BadOptions
from petteia.core.game import Option

SKIRMISH = games.load("skirmish")


def test_settings_are_complete() -> None:
    assert SKIRMISH.settings() == {"rounds": "8"}
    assert SKIRMISH.settings({"rounds": "4"}) == {"rounds": "4"}


@pytest.mark.parametrize(
    ("chosen", "told"),
    [({"rounds": "5"}, "rounds cannot be '5'; it can be 4, 8, 12"), ({"turns": "4"}, "rounds")],
)
def test_what_is_wrong_with_an_option_is_named(chosen: dict[str, str], told: str) -> None:
    with pytest.raises(BadOptions, match=told):
        SKIRMISH.settings(chosen)


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_a_wrong_number_of_seats_is_named(seats: int) -> None:
    with pytest.raises(BadOptions, match=f"2 to 4 seats, not {seats}"):
        SKIRMISH.new(seats)


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(BadOptions, match=r"'chess'; there are .*skirmish"):
        games.load("chess")


def test_a_pattern_admits_free_values() -> None:
    option = Option("deal", "random", ["random"], pattern="[a-d]{2}")
    assert option.accepts("random")
    assert option.accepts("ab")
    assert not option.accepts("abc")
    assert not Option("deal", "random", ["random"]).accepts("ab")


def test_every_game_loads() -> None:
    for name in games.names():
        game = games.load(name)
        assert game.id == name
        assert game.version >= 1
        assert len(game.seats) >= 1
        for option in game.options:
            assert option.accepts(option.default), f"{name}: {option.name}"
