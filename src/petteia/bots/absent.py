"""Stand-ins for a person who has left: 0 does as little as possible, 1 anything, 2 what looks best."""

from __future__ import annotations

from petteia.bots.bot import Bot
from petteia.bots.greedy import Greedy
from petteia.bots.seat import Seat
from petteia.bots.uniform import Uniform
from petteia.core.action import Action
from petteia.core.chance import Luck

IDLE = ("pass", "done", "withdraw", "stop", "decline", "skip", "keep", "no", "none", "end")


class Absent(Bot):
    def __init__(self, level: int = 0) -> None:
        super().__init__()
        self.level = level
        self.name = f"absent:{level}"
        self._other: Bot = Uniform() if level == 1 else Greedy()

    def decide(self, seat: Seat, luck: Luck) -> Action:
        if self.level == 0:
            for verb in IDLE:
                for action in seat.options:
                    if action[0] == verb:
                        return action
        return self._other.decide(seat, luck)
