"""Tune the weights of a game's evaluation by self-play.

Three ways. `scale` only finds how much more worth makes a win e times as likely, which `search` needs to
know (bots.toml of the game). `fit` plays sittings of `greedy` and finds the weights that foretell best who wins (a softmax
regression over the seats, so that worth is measured in logits of winning); with `--moments round` from the
states alone in which all have had the same, so that nobody seems rich who has just had a turn. `spsa` shifts all weights at random, lets
the bots shifted one way play those shifted the other way, and follows the winners. Both print the
weights for evaluate.py and a match of the new against the old, by the seed the same everywhere.
"""

from __future__ import annotations

import argparse
import json
import math
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy as np
from numpy.typing import NDArray

from petteia import games
from petteia.bots.bot import Bot
from petteia.bots.greedy import Greedy
from petteia.bots.search import moment
from petteia.bots.seat import Seat
from petteia.core.chance import Luck
from petteia.core.errors import BadOptions
from petteia.core.playout import settle_chance
from petteia.lab.arena import play
from petteia.lab.intervals import wilson
from petteia.lab.weights import Features

Numbers = NDArray[np.float64]

SLIPS = 0.1  # of the bots that play for `fit`: states off the beaten track teach more
FADING = 0.602  # exponents recommended by Spall for SPSA
SHRINKING = 0.101


class Job:
    """Sittings to be played with these weights by seat; all that another process must know."""

    def __init__(
        self,
        game: str,
        options: dict[str, str],
        weights: list[list[float]],
        seed: str,
        slips: float,
        moments: list[str],
    ) -> None:
        self.game = game
        self.options = options
        self.weights = weights
        self.seed = seed
        self.slips = slips
        self.moments = moments  # fields of the state; empty: every decision is one

    def bots(self) -> list[Bot]:
        features = Features(games.load(self.game))
        return [Greedy(self.slips, features.weighed(weights)) for weights in self.weights]


def places(job: Job) -> list[int]:
    """The places of one sitting; seeds up to a slash are the dealer's."""
    game = games.load(job.game)
    return play(game, job.options, job.bots(), job.seed.split("/")[0], job.seed).places


def sample_states(job: Job) -> tuple[list[list[list[float]]], list[float]]:
    """Features by moment, seat and name, and each seat's share of the win."""
    game = games.load(job.game)
    features = Features(game)
    bots = job.bots()
    state = game.new(len(bots), job.options)
    state.quiet = True
    dealer = Luck(job.seed)
    lucks = [Luck(f"{job.seed}/{seat}") for seat in range(len(bots))]
    rows: list[list[list[float]]] = []
    settle_chance(state, dealer)
    before: list[object] = []
    while state.stack:
        player = state.player()
        now = moment(state, job.moments)
        if not job.moments or now != before:
            before = now
            rows.append([list(map(float, features.of(state, seat))) for seat in range(len(bots))])
        action = bots[player].decide(Seat(game, state, player), lucks[player])
        state.apply(player, action)
        settle_chance(state, dealer)
    rows.append([list(map(float, features.of(state, seat))) for seat in range(len(bots))])
    outcome = state.outcome()
    assert outcome is not None
    winners = outcome.winners()
    return rows, [1 / len(winners) if seat in winners else 0.0 for seat in range(len(bots))]


# -- fit -----------------------------------------------------------------------------------------


def fit(rows: Numbers, shares: Numbers, start: Numbers, prior: float) -> Numbers:
    """Weights under which softmax(worths) foretells the shares best, held near the start.

    Newton's method on the convex loss; `rows` is states x seats x features, `shares` states x seats.
    """
    spread = rows.std(axis=(0, 1))
    spread[spread == 0] = 1.0
    data = rows / spread
    anchor = start * spread
    anchor = anchor * best_factor(data @ anchor, shares)
    weights = anchor.copy()
    count = len(data)
    for _ in range(50):
        chances = softmax(data @ weights)
        slope = np.einsum("nsf,ns->f", data, chances - shares) / count + prior * (weights - anchor)
        centred = data - np.einsum("nsf,ns->nf", data, chances)[:, None, :]
        curve = np.einsum("nsf,ns,nsg->fg", centred, chances, centred) / count
        step = np.linalg.solve(curve + prior * np.eye(len(weights)), slope)
        weights = weights - step
        if float(np.abs(step).max()) < 1e-7:
            break
    fitted: Numbers = weights / spread
    return fitted


def best_factor(worths: Numbers, shares: Numbers) -> float:
    """What the old worths must be multiplied with to be logits of winning."""
    factors = [math.exp(power / 8) for power in range(-96, 33)]
    return min(factors, key=lambda factor: loss(worths * factor, shares))


def softmax(worths: Numbers) -> Numbers:
    grown = np.exp(worths - worths.max(axis=1, keepdims=True))
    chances: Numbers = grown / grown.sum(axis=1, keepdims=True)
    return chances


def loss(worths: Numbers, shares: Numbers) -> float:
    """Mean surprise at who won, in nats."""
    return float(-(shares * np.log(softmax(worths) + 1e-12)).sum(axis=1).mean())


# -- spsa ----------------------------------------------------------------------------------------


class Climb:
    """One run of simultaneous perturbation: weights, step sizes, and who won at each step."""

    def __init__(self, start: Sequence[float], step: float, shift: float, luck: Luck) -> None:
        self.weights = list(start)
        size = sum(abs(weight) for weight in start) / len(start)
        self.sizes = [max(abs(weight), 0.2 * size) for weight in start]
        self.step = step
        self.shift = shift
        self.luck = luck
        self.turn = 0

    def shifted(self) -> tuple[list[float], list[float], list[int]]:
        signs = [1 - 2 * self.luck.below(2) for _ in self.weights]
        reach = self.shift / (self.turn + 1) ** SHRINKING
        moves = [sign * reach * size for sign, size in zip(signs, self.sizes, strict=True)]
        up = [weight + move for weight, move in zip(self.weights, moves, strict=True)]
        down = [weight - move for weight, move in zip(self.weights, moves, strict=True)]
        return up, down, signs

    def follow(self, signs: Sequence[int], lead: float) -> None:
        """`lead` is how much better the upper weights did, -1 to 1."""
        pace = self.step / (self.turn + 1) ** FADING
        for at, sign in enumerate(signs):
            self.weights[at] += pace * lead * sign * self.sizes[at]
        self.turn += 1


def lead_of(seats: int, up: Sequence[int], ended: Sequence[int]) -> float:
    """Mean place of the lower weights' seats less that of the upper's, as a share of all places."""
    mine = [ended[seat] for seat in up]
    theirs = [ended[seat] for seat in range(seats) if seat not in up]
    return (sum(theirs) / len(theirs) - sum(mine) / len(mine)) / (seats - 1)


# -- the command ---------------------------------------------------------------------------------


class Workers:
    """Runs jobs in order, here or in other processes."""

    def __init__(self, jobs: int) -> None:
        self.pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) if jobs > 1 else None

    def map(self, function: Any, work: Sequence[Job]) -> Iterator[Any]:
        return map(function, work) if self.pool is None else self.pool.map(function, work)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)


class Tuning:
    """The command's choices, and the ways to tune with them."""

    def __init__(self, chosen: argparse.Namespace) -> None:
        self.chosen = chosen
        game = games.load(chosen.game)
        self.game = game.id
        self.features = Features(game)
        self.seats: int = chosen.seats or (4 if 4 in game.seats else max(game.seats))
        if self.seats < 2:
            raise BadOptions("tuning needs two seats or more")
        self.options = dict(pair.split("=", 1) for pair in filter(None, chosen.options.split(",")))
        state = game.new(self.seats, self.options)
        self.moments: list[str] = chosen.moments.split()
        for field in self.moments:
            if not hasattr(state, field):
                raise BadOptions(f"{game.id} has no field {field!r} that could tell a moment")
        self.workers = Workers(chosen.jobs or os.cpu_count() or 1)

    def job(self, weights: list[list[float]], seed: str, slips: float = 0.0) -> Job:
        return Job(self.game, self.options, weights, seed, slips, self.moments)

    def states(self, weights: list[float], turn: int) -> tuple[Numbers, Numbers]:
        """Features of the states of a round of sittings, and who won them."""
        work = [
            self.job([weights] * self.seats, f"{self.chosen.seed}-{turn}-{number}", SLIPS)
            for number in range(self.chosen.games)
        ]
        rows: list[list[list[float]]] = []
        shares: list[list[float]] = []
        for seen, share in self.workers.map(sample_states, work):
            rows.extend(seen)
            shares.extend([share] * len(seen))
        return np.array(rows), np.array(shares)

    def scale(self) -> float:
        table, ends = self.states(self.features.weights, 0)
        worths = table @ np.array(self.features.weights)
        found = 1 / best_factor(worths, ends)
        print(
            f"{len(table)} states, surprise {loss(worths / found, ends):.4f}, scale = {found:.3g}"
        )
        return found

    def by_fit(self) -> list[float]:
        """Play, fit, and play again with what was found: later rounds see better play."""
        weights = self.features.weights
        for turn in range(self.chosen.rounds):
            table, ends = self.states(weights, turn)
            start = np.array(weights)
            weights = fit(table, ends, start, self.chosen.prior).tolist()
            was = loss(table @ start * best_factor(table @ start, ends), ends)
            now = loss(table @ np.array(weights), ends)
            print(f"round {turn + 1}: {len(table)} states, surprise {was:.4f} -> {now:.4f}")
        return weights

    def by_spsa(self) -> list[float]:
        luck = Luck(f"{self.chosen.seed}/signs")
        climb = Climb(self.features.weights, self.chosen.step, self.chosen.shift, luck)
        for turn in range(self.chosen.rounds):
            up, down, signs = climb.shifted()
            work: list[Job] = []
            uppers: list[list[int]] = []
            for number in range(self.chosen.games):
                upper = [s for s in range(self.seats) if (s + number) % 2]
                seats = [up if seat in upper else down for seat in range(self.seats)]
                work.append(self.job(seats, f"{self.chosen.seed}-{turn}-{number // 2}/{number}"))
                uppers.append(upper)
            ended = list(self.workers.map(places, work))
            leads = [lead_of(self.seats, u, e) for u, e in zip(uppers, ended, strict=True)]
            climb.follow(signs, sum(leads) / len(leads))
            if (turn + 1) % 10 == 0:
                print(f"round {turn + 1}: {[round(weight, 4) for weight in climb.weights]}")
        return climb.weights

    def match(self, new: list[float]) -> dict[str, Any]:
        """One seat with the new weights against the old, rotated."""
        work: list[Job] = []
        for number in range(self.chosen.check):
            seats = [self.features.weights] * self.seats
            seats[number % self.seats] = new
            seed = f"{self.chosen.seed}-check-{number // self.seats}/{number}"
            work.append(self.job(seats, seed))
        wins = 0.0
        for number, ended in enumerate(self.workers.map(places, work)):
            if ended[number % self.seats] == 1:
                wins += 1 / ended.count(1)
        low, high = wilson(wins, len(work))
        rate = wins / max(1, len(work))
        return {
            "games": len(work),
            "win_rate": round(rate, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "par": round(1 / self.seats, 4),
        }


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "petteia tune", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--method", choices=["scale", "fit", "spsa"], default="spsa")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--options", default="", help="name=value,...: options of the game")
    parser.add_argument(
        "--rounds", type=int, default=50, help="of playing and changing the weights"
    )
    parser.add_argument("--games", type=int, default=16, help="sittings in a round")
    parser.add_argument("--check", type=int, default=200, help="sittings of the match at the end")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1, help="processes; 0 for one on every core")
    parser.add_argument("--step", type=float, default=0.5, help="spsa: how far to follow")
    parser.add_argument("--shift", type=float, default=0.2, help="spsa: how far to shift")
    parser.add_argument(
        "--moments",
        default="",
        help="fit, scale: count only states after one of these fields changed, as in 'round'",
    )
    parser.add_argument("--prior", type=float, default=0.003, help="fit: pull to the old weights")
    parser.add_argument("--json", action="store_true", help="last line: one object")
    return parser


def main(argv: Sequence[str]) -> int:
    chosen = arguments().parse_args(argv[1:] if argv and argv[0] == "tune" else argv)
    tuning = Tuning(chosen)
    if chosen.method == "scale":
        found = tuning.scale()
        tuning.workers.close()
        if chosen.json:
            print(
                json.dumps({"game": tuning.game, "seats": tuning.seats, "scale": round(found, 4)})
            )
        return 0
    try:
        weights = tuning.by_fit() if chosen.method == "fit" else tuning.by_spsa()
        weights = [float(f"{weight:.4g}") for weight in weights]
        checked = tuning.match(weights)
    finally:
        tuning.workers.close()
    for name, old, new in zip(tuning.features.names, tuning.features.weights, weights, strict=True):
        print(f"{name:24} {old:10.4g} -> {new:10.4g}")
    print(f"WEIGHTS = {weights}")
    print(
        f"one new against the old at {tuning.seats} seats: {checked['win_rate']:.1%} of "
        f"{checked['games']} games ({checked['low']:.1%} to {checked['high']:.1%}; par {checked['par']:.1%})"
    )
    if chosen.json:
        facts = {"game": tuning.game, "method": chosen.method, "seats": tuning.seats}
        named = dict(zip(tuning.features.names, weights, strict=True))
        print(json.dumps({**facts, "weights": named, "match": checked}))
    return 0
