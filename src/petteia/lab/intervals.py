"""How sure we are: Wilson intervals and the sequential probability ratio test."""

from __future__ import annotations

import math

Z95 = 1.959964  # two sides, 95 in 100


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The interval in which the true win rate lies, also for few games and rates near 0 or 1."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    spread = z * z / games
    middle = (rate + spread / 2) / (1 + spread)
    half = z * math.sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


class Sprt:
    """Is the win rate `high` or rather `low`? Says so as soon as one is 19 times likelier."""

    def __init__(self, low: float, high: float, error: float = 0.05) -> None:
        self.low = low
        self.high = high
        self.bound = math.log((1 - error) / error)

    def ratio(self, wins: float, games: int) -> float:
        """The logarithm of how much likelier `high` is."""
        lost = games - wins
        return wins * math.log(self.high / self.low) + lost * math.log(
            (1 - self.high) / (1 - self.low)
        )

    def verdict(self, wins: float, games: int) -> str:
        ratio = self.ratio(wins, games)
        if ratio >= self.bound:
            return "high"
        return "low" if ratio <= -self.bound else ""
