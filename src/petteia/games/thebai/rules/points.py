"""Victory points, goods and drachmas: what is gained and paid."""

from __future__ import annotations

from petteia.games.thebai.components import RESOURCES
from petteia.games.thebai.state import ITEMS, Thebai


def score(s: Thebai, player: int, points: int) -> None:  # T-R-21: there is no floor
    if points:
        s.vp[player] += points
        if not s.quiet:
            s.tell("points", s.who(player), points)


def gain(s: Thebai, player: int, thing: int, count: int) -> None:  # T-COMP-2: unlimited
    s.items[player * ITEMS + thing] += count
    if not s.quiet:
        s.tell("gained", s.who(player), count, RESOURCES[thing])


def pay(s: Thebai, player: int, thing: int, count: int) -> None:
    s.items[player * ITEMS + thing] -= count
    if not s.quiet:
        s.tell("paid", s.who(player), count, RESOURCES[thing])
