"""What all verbs share: exit codes, tables, the JSON line, options of games."""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final

from petteia.core.errors import BadOptions

GOOD: Final = 0
FAULT: Final = 1
MISUSED: Final = 2
INTERRUPTED: Final = 130
NARROWEST: Final = 80


def table(rows: Sequence[Sequence[object]], right: Sequence[int] = ()) -> str:
    """Aligned columns; those numbered in `right` are aligned to the right."""
    cells = [[str(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)] if cells else []
    lines = []
    for row in cells:
        parts = [
            cell.rjust(width) if at in right else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(parts).rstrip())
    return "\n".join(lines)


def finish(report: Mapping[str, Any], as_json: bool) -> None:
    """The last line of standard output of a verb that reports."""
    if as_json:
        print(json.dumps(report, ensure_ascii=False))


def failure(kind: str, message: str, words: Sequence[str], **detail: Any) -> int:
    """Bad input: one line for people, and one for programs if they asked."""
    print(f"petteia {words[0]}: {message}", file=sys.stderr)
    if "--json" in words:
        print(json.dumps({"error": {"kind": kind, "message": message, **detail}}))
    return MISUSED


def json_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="one JSON object as the last line")


def option_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a switch of the game (see `petteia games`); may be repeated",
    )


def chosen_options(pairs: Sequence[str]) -> dict[str, str]:
    chosen = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOptions(f"--option needs NAME=VALUE, not {pair!r}")
        chosen[name] = value
    return chosen


def duration(text: str) -> float:
    """An argparse type: a time that begins and ends."""
    number = float(text)
    if not 0 < number < math.inf:
        raise argparse.ArgumentTypeError(f"{text} is not a number of seconds above 0")
    return number


def columns(text: str) -> int:
    """An argparse type: a width that boards fit in."""
    number = int(text)
    if number < NARROWEST:
        raise argparse.ArgumentTypeError(f"{text} columns are too few; {NARROWEST} are needed")
    return number


def positive(text: str) -> int:
    """An argparse type: a number of at least 1."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a number of at least 1")
    return number
