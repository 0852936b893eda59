"""Who sits at a table of the command line: bots by name."""

from __future__ import annotations

from collections.abc import Sequence

from petteia.core.action import Action
from petteia.core.chance import Luck
from petteia.core.errors import BadOptions
from petteia.core.game import Game
from petteia.core.state import State


class Chair:
    """Answers for a seat. The choice depends on what the seat may know and on the luck alone."""

    def choose(self, state: State, seat: int, luck: Luck) -> Action:
        raise NotImplementedError


class Uniform(Chair):
    """Any option is as likely as any other."""

    def choose(self, state: State, seat: int, luck: Luck) -> Action:
        return luck.pick(state.options(seat))


def checked_bots(seats: int, bots: Sequence[str]) -> list[str]:
    """One bot per seat; a single name is for all of them."""
    named = list(bots) or ["uniform"]
    for bot in named:
        chair(bot)
    if len(named) == 1:
        named = named * seats
    if len(named) != seats:
        raise BadOptions(f"{len(named)} bots for {seats} seats; name one for each, or one for all")
    return named


def chair(bot: str) -> Chair:
    """BadOptions if there is no such bot."""
    if bot == "uniform":
        return Uniform()
    raise BadOptions(f"there is no bot {bot!r}; there are uniform")


def seat_bots(game: Game, bots: Sequence[str]) -> list[Chair]:
    return [chair(bot) for bot in bots]
