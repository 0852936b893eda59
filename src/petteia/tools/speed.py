"""Measuring: workloads that run for a while, taken in turns so that a noisy machine harms all alike.

Seconds are processor time: what else the machine does is not counted.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import tracemalloc
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from types import FrameType
from typing import Any, Final

from petteia import games
from petteia.core.chance import Luck
from petteia.core.game import Game
from petteia.core.playout import playout, survey
from petteia.core.record import read, replay
from petteia.core.state import State
from petteia.tools.chairs import UNIFORM
from petteia.tools.sittings import sitting

STATES: Final = 40  # positions of one sitting that clone and JSON are measured on
SAMPLE: Final = 0.002  # seconds of processor time between two samples of a profile


class Work:
    """What was done in a share of time: decisions (or nodes), whole games, options listed."""

    def __init__(self, decisions: int, games: int, options: int, seconds: float) -> None:
        self.decisions = decisions
        self.games = games
        self.options = options
        self.seconds = seconds

    def rate(self) -> float:
        return self.decisions / self.seconds


Workload = Callable[[float], Work]  # seconds to run -> what was done


def one_core() -> bool:
    """Stay on one core, where the system can do that."""
    if not hasattr(os, "sched_setaffinity"):
        return False
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    return True


def random_play(game: Game, seats: int) -> Workload:
    """Random games, one after another; the last may be broken off."""
    luck = Luck(f"bench/{game.id}/{seats}")

    def run(seconds: float) -> Work:
        decisions = finished = options = 0
        began = time.process_time()
        until = began + seconds
        while time.process_time() < until:
            state = game.new(seats)
            state.quiet = True
            played, listed = survey(state, luck, game.longest)
            decisions += played
            options += listed
            finished += 1
        return Work(decisions, finished, options, time.process_time() - began)

    return run


class Elsewhere:
    """The same random play in another process that imports another build of the package."""

    def __init__(self, folder: Path) -> None:
        code = "from petteia.tools.speed import answer_requests; answer_requests()"
        environment = {**os.environ, "PYTHONPATH": str(folder)}
        self.process = subprocess.Popen(
            [sys.executable, "-c", code],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )

    def ask(self, request: dict[str, Any]) -> Any:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def random_play(self, game: Game, seats: int) -> Workload:
        def run(seconds: float) -> Work:
            done = self.ask({"game": game.id, "seats": seats, "seconds": seconds})
            return Work(*done)

        return run

    def costs(self, game: Game, seats: int) -> dict[str, float]:
        found: dict[str, float] = self.ask({"game": game.id, "seats": seats, "costs": True})
        return found

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def answer_requests() -> None:
    """The other end of `Elsewhere`."""
    workloads: dict[tuple[str, int], Workload] = {}
    for line in sys.stdin:
        request = json.loads(line)
        game, seats = games.load(request["game"]), request["seats"]
        if "costs" in request:
            print(json.dumps(costs(game, seats)), flush=True)
            continue
        key = (game.id, seats)
        if key not in workloads:
            workloads[key] = random_play(game, seats)
        done = workloads[key](request["seconds"])
        print(
            json.dumps([done.decisions, done.games, done.options, done.seconds]),
            flush=True,
        )


def in_turns(workloads: dict[str, Workload], rounds: int, seconds: float) -> dict[str, list[Work]]:
    """Every workload once a round; a first short round warms up."""
    done: dict[str, list[Work]] = {name: [] for name in workloads}
    for workload in workloads.values():
        workload(seconds / 5)
    for _ in range(rounds):
        for name, workload in workloads.items():
            done[name].append(workload(seconds))
    return done


def median_rate(done: Sequence[Work]) -> float:
    return median(work.rate() for work in done)


def median_ratio(done: Sequence[Work], reference: Sequence[Work]) -> float:
    """Round by round, so that what slows a round down is in both."""
    pairs = zip(done, reference, strict=True)
    return median(mine.rate() / theirs.rate() for mine, theirs in pairs)


# -- single costs ------------------------------------------------------------------------------


def costs(game: Game, seats: int) -> dict[str, float]:
    """Microseconds of a clone, of JSON both ways, of writing and replaying a record; bytes a state;
    the last third of a sitting relative to the first."""
    states = positions(game, seats)
    finished = sitting(game, seats, {}, [UNIFORM] * seats, "bench", keep=True)
    assert finished.record is not None
    record = finished.record
    text = record.text()
    saved = [json.dumps(state.to_json()) for state in states]
    end = json.dumps(replay(game, record).to_json())
    per_state = 1e6 / len(states)
    return {
        "clone_us": per_state * best(lambda: [state.clone() for state in states]),
        "json_us": per_state * best(lambda: [json.dumps(state.to_json()) for state in states]),
        "restore_us": per_state * best(lambda: [game.load(json.loads(line)) for line in saved]),
        "restore_end_us": 1e6 * best(lambda: game.load(json.loads(end))),
        "view_us": per_state * best(lambda: [state.view(0) for state in states]),
        "record_us": 1e6 * best(record.text),
        "replay_us": 1e6 * best(lambda: replay(game, read(text)), 3),
        "state_bytes": float(size_of(game, saved)),
        "late": late(game, seats),
    }


def positions(game: Game, seats: int) -> list[State]:
    """States of one random sitting, spread over its length."""
    luck = Luck(f"positions/{game.id}/{seats}")
    probe = game.new(seats)
    probe.quiet = True
    length = playout(probe, Luck(f"length/{game.id}/{seats}"), game.longest)
    state = game.new(seats)
    state.quiet = True
    found = []
    for _ in range(STATES):
        found.append(state.clone())
        playout(state, luck, max(1, length // STATES))
        if not state.stack:
            break
    return found


def best(work: Callable[[], object], repeats: int = 9) -> float:
    """Seconds of the quickest of some repetitions: what the work takes when nothing disturbs it."""
    times = []
    for _ in range(repeats):
        began = time.process_time()
        work()
        times.append(time.process_time() - began)
    return min(times)


def size_of(game: Game, saved: Sequence[str]) -> int:
    """Mean bytes of a state that shares nothing with others, as on a server with many tables."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [game.load(json.loads(line)) for line in saved]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(kept)


def late(game: Game, seats: int, sittings: int = 12) -> float:
    """What a decision of the last third of a sitting costs, relative to the first third."""
    spent = [0.0, 0.0, 0.0]
    for seed in range(sittings):
        lengths = thirds(game, seats, seed)
        state, luck = game.new(seats), Luck(seed)
        state.quiet = True
        for third, length in enumerate(lengths):
            began = time.process_time()
            playout(state, luck, length)
            spent[third] += time.process_time() - began
    return spent[2] / spent[0]


def thirds(game: Game, seats: int, seed: int) -> list[int]:
    """How many decisions the thirds of this random sitting have: the first and the last the same."""
    state = game.new(seats)
    state.quiet = True
    length = playout(state, Luck(seed), game.longest)
    return [length // 3, length - 2 * (length // 3), length // 3]


# -- profiling -------------------------------------------------------------------------------------


def profile(game: Game, seats: int, seconds: float) -> list[tuple[str, float]]:
    """Functions and their own shares of random play, largest first; taken from samples, which slow
    nothing down. What a function calls in C counts as its own."""
    seen: Counter[str] = Counter()

    def note(_: int, frame: FrameType | None) -> None:
        if frame is not None:
            where = Path(frame.f_code.co_filename)
            seen[f"{where.parent.name}/{where.stem} {frame.f_code.co_qualname}"] += 1

    workload = random_play(game, seats)
    workload(seconds / 10)  # caches are filled
    before = signal.signal(signal.SIGPROF, note)
    signal.setitimer(signal.ITIMER_PROF, SAMPLE, SAMPLE)
    try:
        workload(seconds)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
    return [(where, count / seen.total()) for where, count in seen.most_common()]


# -- counting instead of timing ----------------------------------------------------------------


def instructions(game: Game, seats: int, decisions: int) -> float:
    """Python instructions per decision of random play: the same on every machine, for one version."""
    state, luck = game.new(seats), Luck(f"instructions/{game.id}/{seats}")
    state.quiet = True
    playout(state, luck, 20)  # caches are filled
    counted = played = 0
    while played < decisions:
        if not state.stack:
            state = game.new(seats)
            state.quiet = True
        more, done = count(state, luck, decisions - played)
        counted += more
        played += done
    return counted / played


def count(state: State, luck: Luck, decisions: int) -> tuple[int, int]:
    """Play on at random; returns the Python instructions that took, and the decisions."""
    counted = 0

    def tracer(frame: FrameType, event: str, _: object) -> Any:
        nonlocal counted
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        if event == "opcode":
            counted += 1
        return tracer

    sys.settrace(tracer)
    try:
        played = playout(state, luck, decisions)
    finally:
        sys.settrace(None)
    return counted, played
