"""How good a state looks to a seat, from what the seat may see."""

from __future__ import annotations

from petteia.games.kyklades.state import Kyklades


def evaluate(s: Kyklades, seat: int) -> float:
    return 100.0 * s.metropolises(seat) + 5 * s.income(seat) + s.gold[seat]
