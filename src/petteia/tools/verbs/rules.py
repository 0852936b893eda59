"""List rules that have no code or no test.

An id is defined in `rules.md` of the game where it stands in brackets at the head of a paragraph,
a list entry or a table row: `**[K-TURN-1]**`. It is coded if a .py file or a data file of the game
names it, and tested if a file under tests/games/<game> does (`K-TURN-1`, or `k_turn_1` in a name).
Rulings (`K-R-1`) only explain; --rulings counts them too.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from importlib import resources
from pathlib import Path
from typing import Any, Final

from petteia import games
from petteia.core.errors import BadOptions
from petteia.tools.report import FAULT, GOOD, finish, json_argument, table

ID: Final = r"[A-Z]-[A-Z][A-Za-z0-9_-]*[A-Za-z0-9]"
BOLD: Final = re.compile(rf"^\s*(?:[|*-]\s+)?\*\*\[({ID})\]", re.MULTILINE)
PLAIN: Final = re.compile(rf"^(?:[|*-]\s+)?\[({ID})\]", re.MULTILINE)
CITED: Final = re.compile(ID)
CITED_IN_NAME: Final = re.compile(r"(?<=_)[a-z]_[a-z][a-z0-9]*(?:_[a-z0-9]+)*")
RULING: Final = re.compile(r"[A-Z]-(?:R|RUL)-[0-9]+")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help="default: all")
    parser.add_argument("--root", type=Path, help="the project, default: the current folder")
    parser.add_argument("--rulings", action="store_true", help="count rulings too")
    json_argument(parser)


def run(args: argparse.Namespace) -> int:
    names = [games.load(args.game).id] if args.game else games.names()
    root = args.root or Path()
    if not (root / "tests" / "games").is_dir():
        raise BadOptions(f"{root.resolve()} has no tests/games: run this in the project's folder")
    listed = [looked_up(name, root, args.rulings) for name in names]
    if not args.json:
        print(readable(listed))
    finish({"games": listed}, args.json)
    return FAULT if any(missing(game) for game in listed) else GOOD


def looked_up(name: str, root: Path, rulings: bool) -> dict[str, Any]:
    folder = Path(str(resources.files(f"petteia.games.{name}")))
    rules = defined((folder / "rules.md").read_text("utf-8"))
    if not rulings:
        rules = [rule for rule in rules if not RULING.fullmatch(rule)]
    letters = {rule[0] for rule in rules}
    coded = cited(folder, ("*.py", "*.toml"))
    tested = cited(root / "tests" / "games" / name, ("*.py", "*.toml", "*.game", "*.md", "*.txt"))
    known = set(defined((folder / "rules.md").read_text("utf-8")))
    return {
        "game": name,
        "rules": len(rules),
        "no_code": [rule for rule in rules if rule not in coded],
        "no_test": [rule for rule in rules if not mentioned(rule, tested)],
        "unknown": sorted(
            rule for rule in coded if rule[0] in letters and "-" in rule[2:] and rule not in known
        ),
    }


def defined(text: str) -> list[str]:
    """Ids in the order of their definition; where a file sets some in bold, only those count."""
    found = BOLD.findall(text) or PLAIN.findall(text)
    return list(dict.fromkeys(found))


def cited(folder: Path, patterns: Iterable[str]) -> set[str]:
    """Every id that the files name, as it is or in snake case."""
    found: set[str] = set()
    for pattern in patterns:
        for file in folder.rglob(pattern):
            text = file.read_text("utf-8")
            found.update(CITED.findall(text))
            for line in text.splitlines():
                if line.lstrip().startswith(("def ", "async def ", "class ")):
                    found.update(CITED_IN_NAME.findall(line.lower()))
    return found


def mentioned(rule: str, found: set[str]) -> bool:
    snake = rule.lower().replace("-", "_")
    return rule in found or any(
        name == snake or name.startswith(snake + "_") or f"_{snake}_" in f"_{name}_"
        for name in found
        if name.islower()
    )


def missing(game: dict[str, Any]) -> bool:
    return bool(game["no_code"] or game["no_test"])


def readable(listed: list[dict[str, Any]]) -> str:
    rows: list[list[object]] = [["game", "rules", "without code", "without test"]]
    for game in listed:
        rows.append([game["game"], game["rules"], len(game["no_code"]), len(game["no_test"])])
    lines = [table(rows, right=(1, 2, 3))]
    for game in listed:
        for key, what in (("no_code", "code"), ("no_test", "test")):
            if game[key]:
                lines.append(f"\n{game['game']}, without {what}: {' '.join(game[key])}")
        if game["unknown"]:
            lines.append(f"\n{game['game']}, cited but not defined: {' '.join(game['unknown'])}")
    return "\n".join(lines)
