"""What every bot is: something that decides for a seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from petteia.bots.seat import Seat
from petteia.core.action import Action
from petteia.core.chance import Luck

Evaluate = Callable[[Any, int], float]  # how good a state looks to a seat


class Thought:
    """One option as a bot judged it: how much of its attention it got, and its value."""

    def __init__(self, action: Action, share: float, value: float) -> None:
        self.action = action
        self.share = share  # of the visits or of the preference, 0 to 1
        self.value = value  # in the bot's own measure; only the order counts


class Bot:
    """A choice depends on the seat (view and options) and on the luck, on nothing else.

    `decide` may be called from another thread or process than `interrupt`, which asks a thinking
    bot to answer with the best it has.
    """

    name = "bot"

    def __init__(self) -> None:
        self.thoughts: list[Thought] = []  # of the last decision, best first

    def decide(self, seat: Seat, luck: Luck) -> Action:
        raise NotImplementedError

    def interrupt(self) -> None:
        """Answer soon. Bots that answer at once anyway need not listen."""
