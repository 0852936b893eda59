"""Measure random play, clones, JSON and records, per game and number of seats.

Everything that is compared runs in one process after another on one core, in turns; figures are
medians over the rounds, ratios are taken round by round, seconds are processor time. --guard compares with the figures in
benchmarks/baseline.json: instructions per decision (exact), and the ratio of the compiled build.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

from petteia import games
from petteia.core.errors import BadOptions
from petteia.core.game import Game
from petteia.tools import peers as peers_of
from petteia.tools.report import FAULT, GOOD, duration, finish, json_argument, positive, table
from petteia.tools.speed import (
    Elsewhere,
    Workload,
    costs,
    in_turns,
    instructions,
    median_rate,
    median_ratio,
    one_core,
    profile,
    random_play,
)
from petteia.tools.verbs.doctor import compiled

REFERENCE: Final = "Catanatron, 4 players"
LOSS: Final = 0.15  # a guard fails beyond this
COUNTED: Final = 600  # decisions whose instructions are counted
TURNS: Final = 25  # short turns in which a speed-up is measured
TURN: Final = 0.08  # seconds of each
TRIES: Final = 5  # at most, to see whether a loss is noise
BASELINE: Final = Path("benchmarks/baseline.json")
SHOWN: Final = 15  # functions of a profile
TOY: Final = "skirmish"  # not part of the table unless asked for
OPEN, CLOSE = "<!-- bench -->", "<!-- /bench -->"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help="default: all")
    parser.add_argument("--seats", type=positive, help="default: every number")
    parser.add_argument("--peers", action="store_true", help="compare with installed engines")
    parser.add_argument("--compiled", type=Path, metavar="FOLDER", help="compare with this build")
    parser.add_argument("--rounds", type=positive, default=5)
    parser.add_argument("--seconds", type=duration, default=0.3, help="of each workload in a round")
    parser.add_argument("--guard", action="store_true", help="fail at a loss of 15 percent")
    parser.add_argument("--baseline", action="store_true", help="write the guard's figures")
    parser.add_argument("--profile", action="store_true", help="where the time goes")
    parser.add_argument("--write", type=Path, metavar="FILE", help="put the table into a text")
    json_argument(parser)


def run(args: argparse.Namespace) -> int:
    if args.compiled is not None and not (args.compiled / "petteia").is_dir():
        raise BadOptions(f"{args.compiled} holds no compiled package: make compile")
    chosen = [games.load(args.game)] if args.game else everything()
    cases = [(game, seats) for game in chosen for seats in seats_of(game, args.seats)]
    pinned = one_core()
    if args.guard or args.baseline:
        return guard(args, cases)
    if args.profile:
        return profiled(args, cases)
    report = measured(args, cases)
    report["pinned"] = pinned
    if args.write is not None:
        write(args.write, markdown(report))
    if not args.json:
        print(readable(report))
    finish(report, args.json)
    return GOOD


def everything() -> list[Game]:
    names = [name for name in games.names() if name != TOY] or games.names()
    return [games.load(name) for name in names]


def seats_of(game: Game, chosen: int | None) -> list[int]:
    if chosen is not None and chosen not in game.seats:
        raise BadOptions(f"{game.id} has {list(game.seats)} seats, not {chosen}")
    return [chosen] if chosen is not None else list(game.seats)


# -- measuring ---------------------------------------------------------------------------------


def measured(args: argparse.Namespace, cases: list[tuple[Game, int]]) -> dict[str, Any]:
    elsewhere = Elsewhere(args.compiled.resolve()) if args.compiled is not None else None
    workloads: dict[str, Workload] = {}
    for game, seats in cases:
        workloads[f"{game.id}-{seats}"] = random_play(game, seats)
        if elsewhere is not None:
            workloads[f"{game.id}-{seats} compiled"] = elsewhere.random_play(game, seats)
    others = peers_of.installed() if args.peers else {}
    done = in_turns({**workloads, **others}, args.rounds, args.seconds)
    reference = done.get(REFERENCE)
    rows = []
    for game, seats in cases:
        name = f"{game.id}-{seats}"
        work = done[name]
        row: dict[str, Any] = {
            "game": game.id,
            "seats": seats,
            "build": build(),
            "decisions_per_second": round(median_rate(work)),
            "games_per_second": round(
                sum(each.games for each in work) / sum(each.seconds for each in work), 2
            ),
            "mean_options": round(
                sum(each.options for each in work) / sum(each.decisions for each in work), 2
            ),
            **{key: rounded(value) for key, value in costs(game, seats).items()},
        }
        if reference is not None:
            row["ratio"] = round(median_ratio(work, reference), 2)
        if elsewhere is not None:
            quick = done[f"{name} compiled"]
            row["compiled_per_second"] = round(median_rate(quick))
            row["compiled_speedup"] = round(median_ratio(quick, work), 2)
            row["compiled_clone_us"] = round(elsewhere.costs(game, seats)["clone_us"], 2)
            if reference is not None:
                row["compiled_ratio"] = round(median_ratio(quick, reference), 2)
        rows.append(row)
    if elsewhere is not None:
        elsewhere.close()
    return {
        "games": rows,
        "peers": [
            {
                "name": name,
                "decisions_per_second": round(median_rate(done[name])),
                **({"ratio": round(median_ratio(done[name], reference), 2)} if reference else {}),
            }
            for name in others
        ],
        "python": sys.version.split()[0],
        "rounds": args.rounds,
    }


def profiled(args: argparse.Namespace, cases: list[tuple[Game, int]]) -> int:
    """The functions that random play spends most of its time in."""
    if build() != "pure":
        raise BadOptions(
            "compiled code has no functions that could be seen: profile the pure build"
        )
    found: list[dict[str, Any]] = [
        {"game": game.id, "seats": seats, "shares": profile(game, seats, args.seconds)[:SHOWN]}
        for game, seats in cases
    ]
    if not args.json:
        for case in found:
            rows = [[f"{share:.1%}", where] for where, share in case["shares"]]
            print(table([[case["game"], f"{case['seats']} seats"], *rows], right=(0,)), end="\n\n")
    finish({"profiles": found}, args.json)
    return GOOD


def rounded(value: float) -> float:
    return round(value) if value >= 1000 else round(value, 1)


def build() -> str:
    from petteia.core import state

    return "compiled" if compiled(state.__file__) else "pure"


# -- showing -----------------------------------------------------------------------------------

COLUMNS: Final[tuple[tuple[str, str], ...]] = (
    ("game", "game"),
    ("seats", "seats"),
    ("decisions_per_second", "decisions/s"),
    ("ratio", "x Catanatron"),
    ("compiled_per_second", "compiled"),
    ("compiled_ratio", "x Catanatron"),
    ("compiled_speedup", "x pure"),
    ("games_per_second", "games/s"),
    ("mean_options", "options"),
    ("clone_us", "clone us"),
    ("compiled_clone_us", "compiled"),
    ("json_us", "JSON us"),
    ("restore_us", "restore us"),
    ("restore_end_us", "ended us"),
    ("record_us", "record us"),
    ("state_bytes", "bytes"),
    ("late", "late"),
)


def grid(report: dict[str, Any]) -> list[list[object]]:
    """Only the columns that were measured."""
    shown = [(key, title) for key, title in COLUMNS if any(key in row for row in report["games"])]
    rows: list[list[object]] = [[title for _, title in shown]]
    rows += [[spaced(row.get(key, "")) for key, _ in shown] for row in report["games"]]
    return rows


def peer_grid(report: dict[str, Any]) -> list[list[object]]:
    rows: list[list[object]] = [["other engines", "decisions/s", "x Catanatron"]]
    for peer in report["peers"]:
        rows.append(
            [peer["name"], spaced(peer["decisions_per_second"]), spaced(peer.get("ratio", ""))]
        )
    return rows


def spaced(value: object) -> object:
    return f"{value:,}".replace(",", " ") if isinstance(value, int) else value


def readable(report: dict[str, Any]) -> str:
    rows = grid(report)
    lines = [table(rows, right=range(1, len(rows[0])))]
    if report["peers"]:
        lines += ["", table(peer_grid(report), right=(1, 2))]
    return "\n".join(lines)


def markdown(report: dict[str, Any]) -> str:
    parts = [pipes(grid(report))]
    if report["peers"]:
        parts.append(pipes(peer_grid(report)))
    parts.append(
        f"Python {report['python']}, random play on one core, processor time, medians of"
        f" {report['rounds']} rounds taken in turns. A snapshot's JSON is written in `JSON` and read in `restore`,"
        " that of a finished sitting in `ended`; `bytes` are those of an open state that shares nothing;"
        " `late` is the cost of a decision in the last third of a sitting relative to the first."
    )
    return "\n\n".join(parts)


def pipes(rows: list[list[object]]) -> str:
    lines = ["| " + " | ".join(map(str, row)) + " |" for row in rows]
    marks = ["---"] + ["---:"] * (len(rows[0]) - 1)
    lines.insert(1, "| " + " | ".join(marks) + " |")
    return "\n".join(lines)


def write(file: Path, made: str) -> None:
    """Replace what stands between the marks of a text."""
    text = file.read_text("utf-8")
    head, opened, rest = text.partition(OPEN)
    _, closed, tail = rest.partition(CLOSE)
    if not opened or not closed:
        raise BadOptions(f"{file} has no {OPEN} ... {CLOSE}")
    file.write_text(f"{head}{OPEN}\n\n{made}\n\n{CLOSE}{tail}", "utf-8")


# -- guarding ----------------------------------------------------------------------------------


def guard(args: argparse.Namespace, cases: list[tuple[Game, int]]) -> int:
    """Compare with the written figures, or write them."""
    version = f"python {sys.version_info.major}.{sys.version_info.minor}"
    kept: dict[str, dict[str, float]] = (
        json.loads(BASELINE.read_text("utf-8")) if BASELINE.exists() else {}
    )
    most = {game.id: max(seats for other, seats in cases if other is game) for game, _ in cases}
    largest = [(game, seats) for game, seats in cases if seats == most[game.id]]
    found: dict[str, dict[str, float]] = {version: {}}
    if build() == "pure":
        for game, seats in largest:
            counted = instructions(game, seats, COUNTED)
            found[version][f"{game.id}-{seats}"] = round(counted, 1)
    if args.compiled is not None:
        found["compiled"] = speedups(args, largest, kept.get("compiled", {}))
    if args.baseline:
        BASELINE.parent.mkdir(exist_ok=True)
        merged = {**kept, **{key: {**kept.get(key, {}), **each} for key, each in found.items()}}
        BASELINE.write_text(json.dumps(merged, indent=2, sort_keys=True) + "\n", "utf-8")
    verdicts = judged(kept, found)
    if not args.json:
        head: list[object] = ["what", "game", "was", "is", "change", "verdict"]
        rows = [
            [v["what"], v["case"], v["was"], v["is"], v["change"], v["verdict"]] for v in verdicts
        ]
        print(table([head, *rows], right=(2, 3, 4)))
    finish({"verdicts": verdicts}, args.json)
    lost = any(verdict["verdict"] == "LOST" for verdict in verdicts)
    return FAULT if lost and not args.baseline else GOOD


def speedups(
    args: argparse.Namespace, cases: list[tuple[Game, int]], kept: dict[str, float]
) -> dict[str, float]:
    """How much faster the compiled build is, both at their quickest, since noise only slows down.

    What looks like a loss is measured again before it is believed.
    """
    elsewhere = Elsewhere(args.compiled.resolve())
    found = {}
    for game, seats in cases:
        name = f"{game.id}-{seats}"
        pair = {"pure": random_play(game, seats), "quick": elsewhere.random_play(game, seats)}
        best = 0.0
        for _ in range(TRIES):
            done = in_turns(pair, TURNS, TURN)
            quickest = {build: max(work.rate() for work in works) for build, works in done.items()}
            best = max(best, quickest["quick"] / quickest["pure"])
            if best >= kept.get(name, 0.0) * (1 - LOSS):
                break
        found[name] = round(best, 2)
    elsewhere.close()
    return found


def judged(
    kept: dict[str, dict[str, float]], found: dict[str, dict[str, float]]
) -> list[dict[str, Any]]:
    """Instructions must not grow, speed-ups must not shrink."""
    verdicts = []
    for what, figures in found.items():
        for case, now in figures.items():
            was = kept.get(what, {}).get(case)
            change = 0.0 if not was else now / was - 1
            loss = -change if what == "compiled" else change
            verdict = "no figure to compare with" if not was else "LOST" if loss > LOSS else "good"
            verdicts.append(
                {
                    "what": what,
                    "case": case,
                    "was": was,
                    "is": now,
                    "change": f"{change:+.1%}",
                    "verdict": verdict,
                }
            )
    return verdicts
