"""Play at random and check everything that must hold, at every state; options of the game vary.

A failure is cut down to a short record that still fails, written to a file, and named at the end:
`petteia verify FILE --deep` shows it again.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from petteia import games
from petteia.core.chance import Luck
from petteia.core.errors import BadOptions, Broken
from petteia.core.flow import CHANCE, OVER, Chance
from petteia.core.game import Game
from petteia.core.record import Answer, Record
from petteia.core.state import State
from petteia.tools.invariants import Checker, require
from petteia.tools.report import (
    FAULT,
    GOOD,
    chosen_options,
    duration,
    finish,
    json_argument,
    option_argument,
    positive,
)
from petteia.tools.shrink import Failure, failure_of, shrink


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--seats", type=positive, help="default: every number, in turn")
    parser.add_argument("--seconds", type=duration, default=30.0, metavar="T")
    parser.add_argument("--decisions", type=positive, metavar="N", help="stop after N decisions")
    parser.add_argument("--seed", default="0", help="any text; the same seed plays the same games")
    parser.add_argument(
        "--out", type=Path, default=Path(), metavar="FOLDER", help="where a failing record goes"
    )
    option_argument(parser)
    json_argument(parser)


def run(args: argparse.Namespace) -> int:
    game = games.load(args.game)
    counts = [args.seats] if args.seats else list(game.seats)
    options = chosen_options(args.option)
    for seats in counts:
        game.new(seats, options)
    if not args.out.is_dir():
        raise BadOptions(f"{args.out} is no folder")
    run_of = Run(game, options, str(args.seed), args.decisions or sys.maxsize, args.seconds)
    while not run_of.done():
        run_of.play(counts[run_of.games % len(counts)])
    report = run_of.report(args.out)
    if not args.json:
        print(readable(game, report))
    finish(report, args.json)
    return FAULT if report["failures"] else GOOD


class Run:
    """One fuzzing run: it ends at its limits or at the first failure."""

    def __init__(
        self, game: Game, options: dict[str, str], seed: str, limit: int, seconds: float
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.limit = limit
        self.began = time.perf_counter()
        self.until = self.began + seconds
        self.games = 0
        self.decisions = 0
        self.longest = 0
        self.failure: Failure | None = None

    def done(self) -> bool:
        late = time.perf_counter() >= self.until
        return self.failure is not None or late or self.decisions >= self.limit

    def play(self, seats: int) -> None:
        """One game, to its end or to the end of the run."""
        luck = Luck(f"{self.seed}/{seats}/{self.games}")
        settings = varied(self.game, seats, self.options, luck)
        record = Record(self.game.id, self.game.version, seats, settings)
        try:
            self._play(record, luck)
        except Exception as error:
            self.failure = failure_of(record, error)
        self.games += 1
        self.longest = max(self.longest, len(record.answers))

    def _play(self, record: Record, luck: Luck) -> None:
        state = self.game.new(record.seats, record.options)
        checker = Checker(self.game, state, luck)
        checker.check(state)
        while state.player() != OVER and not self.done():
            answer = drawn(state, luck)
            record.answers.append(answer)
            state.apply(*answer)
            self.decisions += answer[0] != CHANCE
            checker.check(state)
            require(len(record.answers) <= 2 * self.game.longest, "the game does not end")
        if state.player() == OVER:
            checker.record(state, record.answers)

    def report(self, folder: Path) -> dict[str, Any]:
        seconds = time.perf_counter() - self.began
        failures = []
        if self.failure is not None:
            short = shrink(self.game, self.failure)
            file = folder / f"fuzz-{self.game.id}-{short.record.seats}-{self.games}.game"
            file.write_text(short.text(), "utf-8")
            failures.append(
                {
                    "what": short.what,
                    "record": str(file),
                    "answers": len(short.record.answers),
                    "seats": short.record.seats,
                }
            )
        return {
            "game": self.game.id,
            "seed": self.seed,
            "decisions": self.decisions,
            "games": self.games,
            "seconds": round(seconds, 3),
            "longest": self.longest,
            "failures": failures,
        }


def varied(game: Game, seats: int, fixed: Mapping[str, str], luck: Luck) -> dict[str, str]:
    """Options at random, those given on the command line fixed; impossible mixes are not used."""
    chosen = {
        option.name: luck.pick(option.choices)
        for option in game.options
        if option.choices and luck.below(3) == 0
    }
    chosen.update(fixed)
    try:
        game.new(seats, chosen)
    except BadOptions:
        return dict(fixed)
    return chosen


def drawn(state: State, luck: Luck) -> Answer:
    seat = state.player()
    if seat != CHANCE:
        return seat, luck.pick(state.options(seat))
    asked = state.question()
    assert isinstance(asked, Chance)
    action = asked.draw(state, luck)
    if not asked.allows(state, action):
        raise Broken(f"the dealer drew {action}, which is not allowed")
    return seat, action


def readable(game: Game, report: Mapping[str, Any]) -> str:
    lines = [
        f"{report['decisions']} decisions in {report['games']} games of {game.id},"
        f" {report['seconds']} s, seed {report['seed']}"
    ]
    for failure in report["failures"]:
        lines.append(f"FAILED: {failure['what']}")
        lines.append(f"{failure['answers']} answers: petteia verify {failure['record']} --deep")
    return "\n".join(lines) if report["failures"] else lines[0] + "; nothing failed"
