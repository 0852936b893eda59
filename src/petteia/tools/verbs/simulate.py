"""Play many games between bots and count. Game i of a seed is the same game for any --jobs."""

from __future__ import annotations

import argparse
import importlib
import json
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import petteia
from petteia import games
from petteia.core.errors import BadOptions
from petteia.core.game import Game
from petteia.tools.chairs import checked_bots
from petteia.tools.report import (
    GOOD,
    chosen_options,
    finish,
    json_argument,
    option_argument,
    positive,
    table,
)
from petteia.tools.sittings import seed_of, sitting

Row = dict[str, Any]


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--seats", type=positive, help="default: as many as the game has")
    parser.add_argument("--games", type=positive, default=100, metavar="K")
    parser.add_argument("--seed", default="0", help="any text; the same seed gives the same games")
    parser.add_argument("--bots", default="uniform", help="one name, or one per seat: a,b,...")
    parser.add_argument("--jobs", type=positive, default=1, help="processes")
    parser.add_argument(
        "--ray",
        nargs="?",
        const="local",
        metavar="ADDRESS",
        help="play on a Ray cluster; without an address on one started here",
    )
    parser.add_argument("--out", type=Path, help="write every sitting to F.jsonl or F.parquet")
    option_argument(parser)
    json_argument(parser)


def run(args: argparse.Namespace) -> int:
    game = games.load(args.game)
    seats = args.seats or game.seats[-1]
    options = chosen_options(args.option)
    game.new(seats, options)  # bad seats and options are told before any process starts
    bots = checked_bots(seats, args.bots.split(","))
    if args.out is not None:
        check_file(args.out)
    job = Job(game.id, seats, options, bots, args.seed, args.out is not None)
    began = time.perf_counter()
    if args.ray is not None:
        played = on_ray(job, args.games, args.ray)
    else:
        played = shares(job, args.games, args.jobs)
    rows = [row for share in played for row in share]
    report = summary(job, rows, time.perf_counter() - began)
    if args.out is not None:
        write(args.out, job, game, rows)
        report["out"] = str(args.out)
    if not args.json:
        print(readable(report))
    finish(report, args.json)
    return GOOD


class Job:
    """What every process must know to play its share."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, str],
        bots: list[str],
        seed: str,
        keep: bool,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.bots = bots
        self.seed = seed
        self.keep = keep


def shares(job: Job, count: int, jobs: int) -> Iterator[list[Row]]:
    """The games in order, played here or by several processes."""
    if jobs == 1:
        yield share(job, range(count))
        return
    blocks = blocks_of(count, jobs)
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(share, [job] * len(blocks), blocks)


def blocks_of(count: int, jobs: int) -> list[range]:
    """Small enough that nobody waits long for the last, large enough to be worth sending."""
    size = max(1, min(50, count // (4 * jobs)))
    return [range(start, min(start + size, count)) for start in range(0, count, size)]


def on_ray(job: Job, count: int, address: str) -> Iterator[list[Row]]:
    """The same shares as tasks of a Ray cluster; the package must be installed on its machines."""
    try:
        ray = importlib.import_module("ray")
    except ModuleNotFoundError as error:
        raise BadOptions("--ray needs Ray: pip install 'petteia[ray]'") from error
    if address == "local":
        here = {"PYTHONPATH": str(Path(petteia.__file__).parent.parent)}
        ray.init(
            "local",
            include_dashboard=False,
            log_to_driver=False,
            logging_level="error",
            runtime_env={"env_vars": here},
        )
    else:
        try:
            ray.init(address, logging_level="error")
        except ConnectionError as error:
            raise BadOptions(f"--ray {address}: no cluster answers there") from error
    try:
        jobs = max(1, int(ray.cluster_resources().get("CPU", 1)))
        remote = ray.remote(share)
        yield from ray.get([remote.remote(job, block) for block in blocks_of(count, jobs)])
    finally:
        ray.shutdown()


def share(job: Job, numbers: Sequence[int]) -> list[Row]:
    game = games.load(job.game)
    rows: list[Row] = []
    for number in numbers:
        seed = seed_of(job.seed, number)
        played = sitting(game, job.seats, job.options, job.bots, seed, job.keep)
        row = {"number": number, "seed": seed, **played.facts()}
        if played.record is not None:
            row["record"] = played.record.text()
        rows.append(row)
    return rows


def summary(job: Job, rows: Sequence[Row], seconds: float) -> Row:
    decisions = sum(row["decisions"] for row in rows)
    listed = sum(row["options"] for row in rows)
    return {
        "game": job.game,
        "seats": job.seats,
        "bots": job.bots,
        "seed": job.seed,
        "games": len(rows),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds),
        "mean_decisions": round(decisions / len(rows), 2),
        "mean_options": round(listed / decisions, 2) if decisions else 0.0,
        "outcomes": outcomes(job.seats, rows),
    }


def outcomes(seats: int, rows: Sequence[Row]) -> Row:
    """How games ended: by which way, and what each seat got out of them."""
    reasons = Counter(row["reason"] for row in rows)
    ended = [row for row in rows if row["places"]]
    wins = [0.0] * seats
    for row in ended:
        winners = [seat for seat, place in enumerate(row["places"]) if place == 1]
        for seat in winners:
            wins[seat] += 1 / len(winners)
    count = max(1, len(ended))
    return {
        "reasons": dict(sorted(reasons.items())),
        "wins": [round(share, 3) for share in wins],
        "mean_places": [
            round(sum(row["places"][seat] for row in ended) / count, 3) for seat in range(seats)
        ],
        "mean_scores": [
            round(sum(row["scores"][seat] for row in ended) / count, 3) for seat in range(seats)
        ],
    }


def readable(report: Row) -> str:
    ends = report["outcomes"]
    lines = [
        f"{report['games']} games of {report['game']}, {report['seats']} seats, seed {report['seed']}",
        f"{report['decisions']} decisions in {report['seconds']} s:"
        f" {report['decisions_per_second']} a second",
        f"{report['mean_decisions']} decisions a game, {report['mean_options']} options a decision",
        "ends: " + ", ".join(f"{reason} {count}" for reason, count in ends["reasons"].items()),
    ]
    rows: list[list[object]] = [["seat", "bot", "wins", "place", "score"]]
    for seat, bot in enumerate(report["bots"]):
        wins, place, score = (ends[key][seat] for key in ("wins", "mean_places", "mean_scores"))
        rows.append(["abcdefgh"[seat], bot, wins, place, score])
    return "\n".join([*lines, table(rows, right=(2, 3, 4))])


def check_file(path: Path) -> None:
    """What cannot be written is said before the games are played."""
    if path.suffix not in (".jsonl", ".parquet"):
        raise BadOptions(f"--out writes .jsonl or .parquet, not {path.name!r}")
    if path.suffix == ".parquet":
        arrow("pyarrow.parquet")
    path.open("a").close()


def arrow(module: str) -> Any:
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        raise BadOptions("Parquet needs pyarrow: pip install 'petteia[lab]'") from error


def write(path: Path, job: Job, game: Game, rows: Sequence[Row]) -> None:
    """One line or row per sitting; `record` is the text that `petteia replay` reads."""
    settings = game.settings(job.options)
    full = [
        {
            "game": job.game,
            "version": game.version,
            "seats": job.seats,
            "settings": settings,
            "bots": job.bots,
            **row,
        }
        for row in rows
    ]
    if path.suffix == ".parquet":
        for line in full:
            line["settings"] = json.dumps(line["settings"])
        rows_of = arrow("pyarrow").Table.from_pylist(full)
        arrow("pyarrow.parquet").write_table(rows_of, path)
        return
    with path.open("w", encoding="utf-8") as file:
        for line in full:
            file.write(json.dumps(line, ensure_ascii=False) + "\n")
