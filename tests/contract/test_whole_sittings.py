"""Whole sittings of every game: they end, absent seats do not stop them, and seeds decide all."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import petteia
from petteia.bots.absent import Absent
from petteia.bots.seat import Seat
from petteia.core.chance import Luck
from petteia.core.flow import OVER
from petteia.core.game import Game
from petteia.core.playout import playout
from petteia.tools.invariants import Checker
from tests.contract.sittings import CASES, NAMES, deal

every_case = pytest.mark.parametrize(("game", "seats"), CASES, ids=NAMES)
LENGTHS = 3  # sittings played to their end


@every_case
def test_sittings_end_before_the_declared_length(game: Game, seats: int) -> None:
    for seed in range(LENGTHS):
        state = game.new(seats)
        state.quiet = True
        assert playout(state, Luck(seed), game.longest) < game.longest
        outcome = state.outcome()
        assert outcome is not None
        assert len(outcome.places) == len(outcome.scores) == seats
        state.check()
        assert game.load(state.to_json()).key() == state.key()


@pytest.mark.slow
@every_case
def test_an_absent_seat_can_finish(game: Game, seats: int) -> None:
    """One seat is answered by the stand-in only; the sitting comes to its end all the same."""
    luck, stand_in = Luck(21), Absent(0)
    state = game.new(seats)
    for _ in range(game.longest):
        deal(state, luck)
        player = state.player()
        if player == OVER:
            break
        if player == 0:
            state.apply(0, stand_in.decide(Seat(game, state, 0), luck))
        else:
            state.apply(player, luck.pick(state.options(player)))
    assert state.outcome() is not None


@every_case
def test_everything_holds_at_every_state(game: Game, seats: int) -> None:
    """A short fuzzing: what `petteia fuzz` does for as long as one likes."""
    luck = Luck(f"contract/{game.id}/{seats}")
    state = game.new(seats)
    checker = Checker(game, state, luck)
    for _ in range(40):
        deal(state, luck)
        checker.check(state)
        if state.player() == OVER:
            break
        state.apply(state.player(), luck.pick(state.options(state.player())))
        playout(state, luck, 7)  # a stretch further on


TRACE = """
import hashlib, sys
from petteia import games
from petteia.core.chance import Luck
from petteia.core.flow import CHANCE, OVER

digest = hashlib.sha256()
for name in games.names():
    game = games.load(name)
    for seats in game.seats:
        state, luck = game.new(seats), Luck("trace")
        digest.update(repr(game.vocabulary(seats, state.settings)[:2000]).encode())
        for _ in range(250):
            seat = state.player()
            if seat == OVER:
                break
            if seat == CHANCE:
                action = state.question().draw(state, luck)
            else:
                options = state.options(seat)
                digest.update(repr(options).encode())
                action = luck.pick(options)
            events = state.apply(seat, action)
            digest.update(repr(state.seen_events(events, seat)).encode())
        digest.update(state.key().encode())
        digest.update(repr(state.view(0)).encode())
        print(name, seats, digest.hexdigest())
"""


def test_the_same_seed_is_the_same_game_under_any_hash_seed() -> None:
    """Fresh processes; options, dealer, events, states and views, for every game and seat count."""
    traces = set()
    for hash_seed in ("0", "1", "20011"):
        environment = {
            **os.environ,
            "PYTHONHASHSEED": hash_seed,
            "PYTHONPATH": str(Path(petteia.__file__).parent.parent),
        }
        done = subprocess.run(
            [sys.executable, "-c", TRACE],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        traces.add(done.stdout)
    assert len(traces) == 1
    assert traces.pop().count("\n") == len(CASES)
