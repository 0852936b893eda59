"""Sittings between bots, each reproducible from its seeds alone."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from petteia.bots.bot import Bot
from petteia.bots.registry import make
from petteia.bots.seat import Seat
from petteia.core.chance import Luck
from petteia.core.errors import Broken
from petteia.core.game import Game
from petteia.core.outcome import Outcome
from petteia.core.playout import settle_chance


class Played:
    """How one sitting ended, and how long each seat thought (milliseconds for each decision)."""

    def __init__(self, outcome: Outcome, decisions: int, millis: list[list[float]]) -> None:
        self.places = outcome.places
        self.scores = outcome.scores
        self.decisions = decisions
        self.millis = millis


def play(
    game: Game,
    options: Mapping[str, str],
    bots: Sequence[Bot],
    dealer_seed: str,
    bots_seed: str,
) -> Played:
    """One sitting; the dealer and every seat have streams of their own."""
    state = game.new(len(bots), options)
    state.quiet = True
    dealer = Luck(dealer_seed)
    lucks = [Luck(f"{bots_seed}/{seat}") for seat in range(len(bots))]
    millis: list[list[float]] = [[] for _ in bots]
    decisions = 0
    settle_chance(state, dealer)
    while state.stack:
        player = state.player()
        start = time.perf_counter()
        action = bots[player].decide(Seat(game, state, player), lucks[player])
        millis[player].append((time.perf_counter() - start) * 1000)
        state.apply(player, action)
        state.events = []
        settle_chance(state, dealer)
        decisions += 1
        if decisions > game.longest:
            raise Broken(f"{game.id} with seed {dealer_seed} does not end")
    outcome = state.outcome()
    assert outcome is not None
    return Played(outcome, decisions, millis)


def make_all(specs: Sequence[str]) -> list[Bot]:
    return [make(spec) for spec in specs]
