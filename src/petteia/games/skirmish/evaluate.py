"""How good a state looks to a seat, from what the seat may see."""

from __future__ import annotations

from petteia.games.skirmish.state import Skirmish


def evaluate(s: Skirmish, seat: int) -> float:
    troops = sum(s.troops[region] for region in s.regions_of(seat))
    return 2 * len(s.regions_of(seat)) + 0.4 * troops + 0.3 * s.coins[seat] + sum(s.favours[seat])
