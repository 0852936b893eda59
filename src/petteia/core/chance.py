"""Luck: where the dealer's randomness comes from. Rules never hold any of it."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from typing import TypeVar

from mypy_extensions import mypyc_attr

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """A stream of fair choices. `random()` of the Mersenne Twister is stable over Python versions."""

    def __init__(self, seed: int | str) -> None:
        self._uniform = random.Random(seed).random

    def below(self, count: int) -> int:
        """A number from 0 to count - 1."""
        return int(self._uniform() * count)

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def deal(self, things: Sequence[T], count: int) -> list[T]:
        """`count` of the things (all, if there are fewer), each order as likely as any other."""
        left = list(things)
        dealt: list[T] = []
        for _ in range(min(count, len(left))):
            at = self.below(len(left))
            dealt.append(left[at])
            left[at] = left[-1]
            left.pop()
        return dealt

    def shuffled(self, things: Sequence[T]) -> list[T]:
        return self.deal(things, len(things))


class SealedLuck(Luck):
    """Luck that cannot be foreseen without the seed, and that anyone can check with it.

    The stream of answer number `turn` depends on the seed and that number alone, so a server may
    restart, undo or verify in any order. SHA-256 in counter mode; rejection keeps it fair.
    """

    def __init__(self, seed: bytes, turn: int) -> None:
        super().__init__(0)
        self._key = seed + turn.to_bytes(8, "big")
        self._counter = 0

    def below(self, count: int) -> int:
        limit = (1 << 64) - (1 << 64) % count
        while True:
            block = hashlib.sha256(self._key + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
            number = int.from_bytes(block[:8], "big")
            if number < limit:
                return number % count


def commitment(seed: bytes) -> str:
    """What a table shows at its start; the seed itself is published at its end."""
    return hashlib.sha256(b"petteia" + seed).hexdigest()
