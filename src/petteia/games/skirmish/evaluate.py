"""How good a state looks to a seat, from what the seat may see."""

from __future__ import annotations

from typing import Final

from petteia.core.flow import Walk
from petteia.games.skirmish.state import GODS, NOBODY, Skirmish

FEATURES: Final = ("regions", "troops", "coins", "favours", "turn", "draw")
WEIGHTS: Final[list[float]] = [2.0, 0.4, 0.3, 1.0, 0.5, 1.5]


def evaluate(s: Skirmish, seat: int) -> float:
    value = 0.0
    terms = features(s, seat)
    for at in range(len(WEIGHTS)):
        value += WEIGHTS[at] * terms[at]
    return value


def features(s: Skirmish, seat: int) -> list[float]:
    regions = troops = 0
    for region in range(len(s.owner)):
        if s.owner[region] == seat:
            regions += 1
            troops += s.troops[region]
    turns = draw = promised = 0
    if bids_stand(s):
        for god in range(len(GODS)):
            if s.bidder[god] == seat:
                turns = 1
                promised = s.bid[god]
                draw = int(GODS[god] == "apollo" and bool(s.deck))
    return [regions, troops, s.coins[seat] - promised, sum(s.favours[seat]), turns, draw]


def bids_stand(s: Skirmish) -> bool:
    """Are bids made but not yet paid?"""
    if not s.stack or s.bidder == [NOBODY] * len(GODS):
        return False
    waiting = s.stack[0]
    return isinstance(waiting, Walk) and waiting.rule == "turns"
