"""Who sits at a table of the command line: bots by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from petteia.bots.registry import make
from petteia.bots.seat import Seat
from petteia.core.action import Action
from petteia.core.chance import Luck
from petteia.core.errors import BadOptions
from petteia.core.game import Game
from petteia.core.state import State

UNIFORM: Final = "uniform"


class Chair:
    """Answers for a seat. The choice depends on what the seat may know and on the luck alone."""

    def __init__(self, game: Game, bot: str) -> None:
        self.game = game
        self.at_random = bot == UNIFORM  # needs no deal to be made for it
        self.bot = make(bot)

    def choose(self, state: State, seat: int, luck: Luck) -> Action:
        if self.at_random:
            return luck.pick(state.options(seat))
        return self.bot.decide(Seat(self.game, state, seat), luck)


def checked_bots(seats: int, bots: Sequence[str]) -> list[str]:
    """One bot per seat; a single name is for all of them. BadOptions if there is no such bot."""
    named = [bot.strip() for bot in bots]
    for bot in named:
        make(bot)
    if len(named) == 1:
        named = named * seats
    if len(named) != seats:
        raise BadOptions(f"{len(named)} bots for {seats} seats; name one for each, or one for all")
    return named


def seat_bots(game: Game, bots: Sequence[str]) -> list[Chair]:
    return [Chair(game, bot) for bot in bots]
