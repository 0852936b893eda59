"""The round: a table of contents."""

from __future__ import annotations

from petteia.core.flow import sequence
from petteia.games.skirmish.rules.auction import auction, turns
from petteia.games.skirmish.state import Skirmish

WINNING_SHARE = 2 / 3


def begin_round(s: Skirmish) -> None:
    s.round += 1
    s.tell("round", s.round)


def end_of_round(s: Skirmish) -> None:  # S-ROUND-1
    for player in range(s.seats):
        s.coins[player] += 2
    most = max(len(s.regions_of(player)) for player in range(s.seats))
    if s.round < s.last_round and most < WINNING_SHARE * len(s.owner):
        s.begin(ROUND)


ROUND = sequence("skirmish.round", begin_round, auction, turns, end_of_round)
