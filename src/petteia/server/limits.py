"""Rate limits: a bucket of tokens per person or address, refilled steadily."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Final

from petteia.server.errors import Refused

KEPT: Final = 50_000

# name: (size of the bucket, tokens per second)
RATES: Final[dict[str, tuple[float, float]]] = {
    "act": (60, 20),
    "ask": (120, 40),  # reading
    "chat": (6, 0.5),
    "create": (20, 0.2),
    "join": (30, 0.5),
    "login": (8, 0.05),
    "miss": (40, 0.5),  # ids and tokens that do not exist
    "message": (200, 60),  # anything on one socket
}


class Limits:
    def __init__(self, multiplier: float) -> None:
        self.multiplier = multiplier
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def allows(self, kind: str, who: str) -> bool:
        if not self.multiplier:
            return True
        size, rate = RATES[kind]
        size, rate = size * self.multiplier, rate * self.multiplier
        at = monotonic()
        level, last = self._buckets.pop((kind, who), (size, at))
        level = min(size, level + (at - last) * rate)
        allowed = level >= 1
        self._buckets[kind, who] = (level - allowed, at)
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return allowed

    def take(self, kind: str, who: str) -> None:
        if not self.allows(kind, who):
            raise Refused("server-too-fast", "too many requests; wait a little", 429)
