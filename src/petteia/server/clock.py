"""The clock of a table."""

from __future__ import annotations

import time
from collections.abc import Mapping

from petteia.core.flow import OVER


class Clock:
    """Milliseconds by seat. Time runs for the seat that must answer; a turn that passes adds to it."""

    def __init__(self, rules: Mapping[str, int], seats: int) -> None:
        self.bank = int(rules.get("bank", 0)) * 1000
        self.increment = int(rules.get("increment", 0)) * 1000
        self.cap = int(rules.get("cap", 0)) * 1000
        self.per_move = int(rules.get("per_move", 0)) * 1000
        self.left = [self.per_move or self.bank] * seats
        self.running = OVER
        self.since = 0.0

    def remaining(self, seat: int) -> int:
        spent = (time.monotonic() - self.since) * 1000 if seat == self.running else 0
        return max(0, int(self.left[seat] - spent))

    def turn(self, seat: int) -> None:
        """Time now runs for this seat; the other one, if there is one, gets its due."""
        if seat == self.running:
            return
        if self.running >= 0:
            left = self.remaining(self.running) + self.increment
            self.left[self.running] = min(left, self.cap) if self.cap else left
        if seat >= 0 and self.per_move:
            self.left[seat] = self.per_move
        self.running = seat
        self.since = time.monotonic()

    def turn_back(self, seat: int) -> None:
        """The seat has taken an answer back: what it got for the end of its turn goes with it."""
        if seat == self.running:
            return
        if self.running >= 0:
            self.left[self.running] = self.remaining(self.running)
        if seat >= 0:
            self.left[seat] = max(0, self.left[seat] - self.increment)
        self.running = seat
        self.since = time.monotonic()
