"""A seat shows what its player may know, and holds nothing else."""

from __future__ import annotations

from petteia.bots.seat import Seat
from petteia.core.chance import Luck
from petteia.core.game import Game
from tests.contract.sittings import walk
from tests.contract.test_contract import every_case


@every_case
def test_a_seat_has_the_view_and_the_options_of_its_player(game: Game, seats: int) -> None:
    for state in walk(game, seats, seed=21, decisions=40):
        for player in range(seats):
            seat = Seat(game, state, player)
            assert seat.view == state.view(player)
            assert seat.options == state.options(player)
            assert (seat.question is None) == (state.question() is None)


@every_case
def test_two_states_that_look_the_same_make_the_same_seat(game: Game, seats: int) -> None:
    """Even its bytes are the same, so no secret can be in them."""
    luck = Luck(22)
    for state in walk(game, seats, seed=22, decisions=40):
        player = max(0, state.player())
        twin = state.sample(player, luck)
        assert Seat(game, state, player).text() == Seat(game, twin, player).text()


@every_case
def test_a_seat_travels_as_text(game: Game, seats: int) -> None:
    for state in walk(game, seats, seed=23, decisions=25):
        player = max(0, state.player())
        seat = Seat(game, state, player)
        arrived = Seat.read(seat.text())
        assert arrived.view == seat.view
        assert arrived.options == seat.options
        assert arrived.sample(Luck(1)).key() == seat.sample(Luck(1)).key()


@every_case
def test_playing_with_a_sample_leaves_the_seat_as_it_was(game: Game, seats: int) -> None:
    for state in walk(game, seats, seed=24, decisions=15):
        if not state.stack:
            break
        player = state.player()
        seat = Seat(game, state, player)
        before, options = seat.text(), list(seat.options)
        deal = seat.sample(Luck(2))
        deal.play(options[-1])
        assert seat.text() == before
        assert seat.options == options
