"""Every option as likely as any other."""

from __future__ import annotations

from petteia.bots.bot import Bot
from petteia.bots.seat import Seat
from petteia.core.action import Action
from petteia.core.chance import Luck


class Uniform(Bot):
    name = "uniform"

    def decide(self, seat: Seat, luck: Luck) -> Action:
        return luck.pick(seat.options)
