"""What a bot gets: the knowledge of one seat, and nothing more."""

from __future__ import annotations

import json
from typing import Any

from petteia import games
from petteia.core.action import Action
from petteia.core.chance import Luck
from petteia.core.flow import Question
from petteia.core.game import Game
from petteia.core.state import State, View


class Seat:
    """The view of one seat, its options, and deals it could not tell from the true one.

    The true state is not kept: a seat holds one such deal, so that nothing hidden can be reached
    through it, not even by sending it to another process and looking at the bytes.
    """

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._deal = state.sample(seat, Luck(0))
        self._view: View | None = None

    @property
    def view(self) -> View:
        """What the seat may know, as JSON; made when first asked for."""
        if self._view is None:
            self._view = self._deal.view(self.seat)
        return self._view

    @property
    def options(self) -> list[Action]:
        """The legal actions of the seat now; empty when another must decide."""
        return self._deal.options(self.seat)

    @property
    def question(self) -> Question[Any] | None:
        """What must be decided now; None when the game is over."""
        return self._deal.question()

    @property
    def seats(self) -> int:
        return self._deal.seats

    def sample(self, luck: Luck) -> State:
        """A state that looks the same from here, quiet and free to be played with."""
        deal = self._deal.sample(self.seat, luck)
        deal.quiet = True
        return deal

    def text(self) -> str:
        """For another process; holds only what the seat may know (and one guess at the rest)."""
        return json.dumps([self.game.id, self.seat, self._deal.to_json()])

    @staticmethod
    def read(source: str) -> Seat:
        """The inverse of `text`."""
        name, seat, saved = json.loads(source)
        game = games.load(name)
        return Seat(game, game.load(saved), seat)
