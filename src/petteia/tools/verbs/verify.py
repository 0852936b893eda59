"""Check a record: every answer is legal, the end is the one it claims, the dealer was honest.

A record with the headers `seed:` and `commitment:` was dealt by a sealed dealer: the commitment
was shown before the first answer, the seed after the last. Each answer of the dealer is made
again from the seed and compared.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from petteia import games
from petteia.core.action import text
from petteia.core.chance import Luck, SealedLuck, commitment
from petteia.core.errors import BadRecord, Broken
from petteia.core.flow import CHANCE, OVER, Chance
from petteia.core.game import Game
from petteia.core.record import Record, read, replay
from petteia.tools.invariants import Checker
from petteia.tools.report import FAULT, GOOD, finish, json_argument
from petteia.tools.shrink import LUCKS


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path)
    parser.add_argument("--deep", action="store_true", help="run the checks of fuzz at each state")
    json_argument(parser)


def run(args: argparse.Namespace) -> int:
    record = read(args.file.read_text("utf-8"))
    game = games.load(record.game)
    faults: list[dict[str, Any]] = []
    dealt = 0
    try:
        if record.version != game.version:
            faults.append(
                fault(1, f"a record of version {record.version}, but this is {game.version}")
            )
        replay(game, record)
        dealt = dealer(game, record, faults)
        for luck in LUCKS if args.deep else ():
            deep(game, record, Luck(luck))
    except BadRecord as error:
        faults.append(fault(error.line, str(error)))
    report = {
        "game": record.game,
        "answers": len(record.answers),
        "finished": bool(record.outcome),
        "dealer": "sealed" if headers(record).get("seed") else "open",
        "dealt": dealt,
        "faults": faults,
    }
    if not args.json:
        print(readable(report))
    finish(report, args.json)
    return FAULT if faults else GOOD


def fault(line: int, what: str) -> dict[str, Any]:
    return {"line": line, "what": what.removeprefix(f"line {line}: ")}


def headers(record: Record) -> dict[str, str]:
    pairs = [line.partition(":") for line in record.notes.splitlines()]
    return {name: value.strip() for name, _, value in pairs}


def dealer(game: Game, record: Record, faults: list[dict[str, Any]]) -> int:
    """Make every answer of a sealed dealer again; returns how many there were."""
    head = headers(record)
    if "seed" not in head:
        return 0
    try:
        seed = bytes.fromhex(head["seed"])
    except ValueError as error:
        raise BadRecord(header_line(record), "expected `seed:` in hexadecimal digits") from error
    if "commitment" in head and commitment(seed) != head["commitment"]:
        faults.append(fault(header_line(record), "the seed is not the one that was committed to"))
    state = game.new(record.seats, record.options)
    dealt = 0
    for turn, (seat, action) in enumerate(record.answers):
        if seat == CHANCE:
            asked = state.question()
            assert isinstance(asked, Chance)
            due = asked.draw(state, SealedLuck(seed, turn))
            dealt += 1
            if due != action:
                told = f"the dealer answered `{text(action)}`, the seed says `{text(due)}`"
                faults.append(fault(record.lines[turn], told))
        state.apply(seat, action)
    return dealt


def header_line(record: Record) -> int:
    """Extra headers stand before the first answer; their exact line is not kept."""
    return max(1, record.lines[0] - 1) if record.lines else 1


def deep(game: Game, record: Record, luck: Luck) -> None:
    """Everything that must hold, at every state of the record."""
    state = game.new(record.seats, record.options)
    checker = Checker(game, state, luck)
    line = 1
    try:
        checker.check(state)
        for turn, answer in enumerate(record.answers):
            line = record.lines[turn]
            state.apply(*answer)
            checker.check(state)
        if state.player() == OVER:
            checker.record(state, record.answers)
    except Broken as error:
        raise BadRecord(line, f"after this answer: {error}") from error


def readable(report: dict[str, Any]) -> str:
    lines = [f"line {each['line']}: {each['what']}" for each in report["faults"]]
    if not lines:
        sealed = f", {report['dealt']} dealt from the published seed" if report["dealt"] else ""
        end = "to its end" if report["finished"] else "as far as it goes"
        lines.append(f"{report['game']}: {report['answers']} answers{sealed}, good {end}")
    return "\n".join(lines)
