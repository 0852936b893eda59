"""Compare bots: seats rotated in blocks over the same dealer's stream, with intervals.

A block is one sitting for each rotation of the bots around the table, all with the same dealer's
stream, so that luck and seat favour nobody. The bot named first is the candidate; with fewer bots
than seats the others fill the table, with more of them every choice of them takes its turn. Bots
that count playouts (`search:400`) play the same games on every machine; bots with a time do not.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from petteia import games
from petteia.bots.registry import make
from petteia.core.errors import BadOptions
from petteia.lab import strength
from petteia.lab.arena import Played, make_all, play
from petteia.lab.intervals import Sprt, wilson

ELSEWHERE = ("--write", "--jobs")  # arguments that change nothing in the games
Lineup = tuple[int, ...]  # numbers of bots in the order they sit


class Match:
    """What is to be played: enough to play any block of it on any machine."""

    def __init__(
        self, game: str, seats: int, options: dict[str, str], bots: Sequence[str], seed: str
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.bots = list(bots)
        self.seed = seed

    def lineups(self) -> list[Lineup]:
        count = len(self.bots)
        if count > self.seats:
            return list(itertools.combinations(range(count), self.seats))
        others = itertools.cycle(range(1, count) if count > 1 else [0])
        return [(0, *itertools.islice(others, self.seats - 1))]

    def sittings(self, block: int) -> list[Lineup]:
        """The line-ups of one block: every rotation of one, or at a lone seat every bot in turn."""
        if self.seats == 1:
            return [(bot,) for bot in range(len(self.bots))]
        lineups = self.lineups()
        first = lineups[block % len(lineups)]
        return [first[turn:] + first[:turn] for turn in range(self.seats)]


class Sitting:
    def __init__(self, lineup: Lineup, played: Played) -> None:
        self.lineup = lineup
        self.played = played


def play_block(match: Match, block: int) -> list[Sitting]:
    game = games.load(match.game)
    sittings: list[Sitting] = []
    for turn, lineup in enumerate(match.sittings(block)):
        bots = make_all([match.bots[at] for at in lineup])
        streams = f"{match.seed}/{block}", f"{match.seed}/{block}/{turn}"
        sittings.append(Sitting(lineup, play(game, match.options, bots, *streams)))
    return sittings


class Tally:
    """What one bot has reached."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.games = 0
        self.wins = 0.0  # shared wins count in part
        self.places = 0
        self.margin = 0.0  # own score less the best other
        self.rating: Any = None
        self.millis: list[float] = []

    def to_json(self, times: bool) -> dict[str, Any]:
        low, high = wilson(self.wins, self.games)
        count = max(1, self.games)
        facts: dict[str, Any] = {
            "name": self.name,
            "games": self.games,
            "wins": int(self.wins) if self.wins == int(self.wins) else round(self.wins, 4),
            "win_rate": round(self.wins / count, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "mean_place": round(self.places / count, 4),
            "margin": round(self.margin / count, 3),
            "rating": round(self.rating.mu, 2),
            "rating_sigma": round(self.rating.sigma, 2),
        }
        if times:
            ordered = sorted(self.millis) or [0.0]
            facts["ms_median"] = round(ordered[len(ordered) // 2], 2)
            facts["ms_p99"] = round(ordered[int(len(ordered) * 0.99)], 2)
        return facts


class Standings:
    """Adds up sittings in the order of their blocks, however many processes play them."""

    def __init__(self, match: Match, sprt: Sprt | None) -> None:
        self.match = match
        self.sprt = sprt
        self.games = 0
        self.decisions = 0
        self.verdict = ""
        self.model = rating_model()
        self.tallies = [Tally(name) for name in match.bots]
        for tally in self.tallies:
            tally.rating = self.model.rating()

    def add(self, block: list[Sitting]) -> None:
        for sitting in block:
            self._count(sitting)
            if self.match.seats > 1:
                self._rate(sitting.lineup, sitting.played.places)
        if self.match.seats == 1:
            scores = [sitting.played.scores[0] for sitting in block]
            places = [1 + sum(other > score for other in scores) for score in scores]
            self._rate([sitting.lineup[0] for sitting in block], places)
        if self.sprt is not None:
            self.verdict = self.sprt.verdict(self.tallies[0].wins, self.tallies[0].games)

    def _count(self, sitting: Sitting) -> None:
        played = sitting.played
        self.games += 1
        self.decisions += played.decisions
        winners = played.places.count(1)
        for seat, bot in enumerate(sitting.lineup):
            tally = self.tallies[bot]
            tally.games += 1
            tally.wins += 1 / winners if played.places[seat] == 1 else 0
            tally.places += played.places[seat]
            others = played.scores[:seat] + played.scores[seat + 1 :]
            tally.margin += played.scores[seat] - max(others, default=0)
            tally.millis.extend(played.millis[seat])

    def _rate(self, lineup: Sequence[int], places: Sequence[int]) -> None:
        """One bot at several seats is rated once, as the mean of what its seats gained."""
        if len(set(lineup)) < 2:
            return
        teams = [
            [self.model.rating(self.tallies[bot].rating.mu, self.tallies[bot].rating.sigma)]
            for bot in lineup
        ]
        rated = self.model.rate(teams, ranks=list(places))
        for bot in sorted(set(lineup)):
            mine = [rated[at][0] for at, who in enumerate(lineup) if who == bot]
            self.tallies[bot].rating = self.model.rating(
                sum(one.mu for one in mine) / len(mine), sum(one.sigma for one in mine) / len(mine)
            )

    def to_json(self, times: bool) -> dict[str, Any]:
        facts: dict[str, Any] = {
            "game": self.match.game,
            "seats": self.match.seats,
            "options": self.match.options,
            "seed": self.match.seed,
            "games": self.games,
            "decisions": self.decisions,
            "bots": [tally.to_json(times) for tally in self.tallies],
        }
        if self.sprt is not None:
            facts["sprt"] = {
                "low": self.sprt.low,
                "high": self.sprt.high,
                "verdict": self.verdict or "open",
            }
        return facts


def rating_model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce()


def blocks(match: Match, count: int, jobs: int) -> Iterator[list[Sitting]]:
    """The blocks in order, played by as many processes as wanted, never far ahead of the reader."""
    if jobs == 1:
        for block in range(count):
            yield play_block(match, block)
        return
    waiting: list[Future[list[Sitting]]] = []
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            for block in range(count):
                waiting.append(pool.submit(play_block, match, block))
                if len(waiting) > 2 * jobs:
                    yield waiting.pop(0).result()
            while waiting:
                yield waiting.pop(0).result()
        finally:
            for future in waiting:
                future.cancel()


def run(match: Match, games_wanted: int, jobs: int, sprt: Sprt | None) -> Standings:
    each = len(match.sittings(0))
    standings = Standings(match, sprt)
    for block in blocks(match, -(-games_wanted // each), jobs):
        standings.add(block)
        if standings.verdict:
            break
    return standings


# -- the command ---------------------------------------------------------------------------------


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "petteia ladder", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--bots", required=True, help="a,b,c: the candidate first")
    parser.add_argument("--games", type=int, default=200, help="rounded up to whole blocks")
    parser.add_argument("--seats", type=int, help="default: 4, or what the game has")
    parser.add_argument("--options", default="", help="name=value,...: options of the game")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1, help="processes; 0 for one on every core")
    parser.add_argument(
        "--sprt",
        metavar="LOW:HIGH",
        help="stop when the candidate's win rate is decided, as in 0.25:0.35",
    )
    parser.add_argument("--times", action="store_true", help="measure the time for a decision too")
    parser.add_argument("--json", action="store_true", help="last line: one object")
    parser.add_argument(
        "--write", type=Path, help="put the rows into this table (docs/strength.md)"
    )
    return parser


def main(argv: Sequence[str]) -> int:
    words = list(argv[1:] if argv and argv[0] == "ladder" else argv)
    chosen = arguments().parse_args(words)
    match = match_of(chosen)
    sprt = sprt_of(chosen.sprt)
    jobs = chosen.jobs or os.cpu_count() or 1
    standings = run(match, chosen.games, jobs, sprt)
    facts = standings.to_json(chosen.times)
    print(strength.table(facts))
    if sprt is not None:
        print(f"SPRT {chosen.sprt}: {facts['sprt']['verdict']}")
    if chosen.write is not None:
        strength.write(chosen.write, facts, command_of(words))
    if chosen.json:
        print(json.dumps(facts))
    return 0


def match_of(chosen: argparse.Namespace) -> Match:
    game = games.load(chosen.game)
    seats = chosen.seats or (4 if 4 in game.seats else max(game.seats))
    options: dict[str, str] = {}
    for pair in filter(None, chosen.options.split(",")):
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOptions(f"expected name=value among the options: {pair!r}")
        options[name] = value
    bots = [bot.strip() for bot in chosen.bots.split(",")]
    for bot in bots:
        make(bot)
    if chosen.games < 1:
        raise BadOptions("a ladder needs at least one game")
    game.new(seats, options)
    return Match(game.id, seats, options, bots, chosen.seed)


def sprt_of(text: str | None) -> Sprt | None:
    if text is None:
        return None
    low, _, high = text.partition(":")
    try:
        rates = float(low), float(high)
    except ValueError:
        raise BadOptions(f"expected LOW:HIGH, as in 0.25:0.35, not {text!r}") from None
    if not 0 < rates[0] < rates[1] < 1:
        raise BadOptions(f"win rates lie between 0 and 1, the lower first: {text!r}")
    return Sprt(*rates)


def command_of(words: Sequence[str]) -> str:
    """The command as a reader would repeat it: without where it ran and where its output went."""
    kept: list[str] = []
    skip = False
    for word in words:
        if skip or word in ELSEWHERE:
            skip = not skip
        elif word != "--json" and word.split("=")[0] not in ELSEWHERE:
            kept.append(word)
    return " ".join(["petteia ladder", *kept])
