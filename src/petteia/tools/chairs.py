"""Who sits at a table of the command line: bots by name, and the random chair."""

from __future__ import annotations

from collections.abc import Sequence

from petteia.core.action import Action
from petteia.core.chance import Luck
from petteia.core.errors import BadOptions
from petteia.core.game import Game
from petteia.core.state import State


class Chair:
    """Answers for one seat."""

    def choose(self, state: State, seat: int) -> Action:
        raise NotImplementedError


class Uniform(Chair):
    """Any option is as likely as any other."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, state: State, seat: int) -> Action:
        return self.luck.pick(state.options(seat))


def bot_names() -> list[str]:
    return ["uniform"]


def checked_bots(seats: int, bots: Sequence[str]) -> list[str]:
    """One bot per seat; a single name is for all of them."""
    named = list(bots) or ["uniform"]
    for bot in named:
        if bot not in bot_names():
            raise BadOptions(f"there is no bot {bot!r}; there are {', '.join(bot_names())}")
    if len(named) == 1:
        named = named * seats
    if len(named) != seats:
        raise BadOptions(f"{len(named)} bots for {seats} seats; name one for each, or one for all")
    return named


def seat_bots(game: Game, seats: int, bots: Sequence[str], seed: str) -> list[Chair]:
    """A chair for each seat, each with a stream of its own."""
    return [Uniform(Luck(f"{seed}/{seat}")) for seat in range(seats)]
