"""Say what is installed and what runs; non-zero if something that Petteia needs is missing."""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import os
import platform
import shutil
import sys
from typing import Any, Final

from petteia import __version__, games
from petteia.core import state
from petteia.core.errors import PetteiaError
from petteia.tools.report import FAULT, GOOD, finish, json_argument, table
from petteia.words import LANGUAGES, Words

# what an extra brings: the modules that tell whether it is there
EXTRAS: Final[dict[str, tuple[str, ...]]] = {
    "server": ("starlette", "uvicorn", "msgspec", "sqlalchemy", "alembic", "argon2"),
    "postgres": ("psycopg",),
    "lab": ("numpy", "openskill", "pettingzoo", "gymnasium", "pyarrow"),
    "ray": ("ray",),
    "test": ("pytest", "xdist", "hypothesis"),
    "dev": ("ruff", "mypy", "setuptools", "hatchling", "playwright"),
    "peers": ("catanatron", "pyspiel", "rlcard", "chess"),
}
PROGRAMS: Final = ("git", "make", "uv", "chromium", "psql", "cc")


def arguments(parser: argparse.ArgumentParser) -> None:
    json_argument(parser)


def run(args: argparse.Namespace) -> int:
    report = examined()
    if not args.json:
        print(readable(report))
    finish(report, args.json)
    return GOOD if report["healthy"] else FAULT


def examined() -> dict[str, Any]:
    found = {name: game_health(name) for name in games.names()}
    return {
        "petteia": __version__,
        "python": platform.python_version(),
        "python_enough": sys.version_info >= (3, 11),
        "platform": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
        "build": "compiled" if compiled(state.__file__) else "pure",
        "games": found,
        "extras": {extra: missing(modules) for extra, modules in EXTRAS.items()},
        "programs": {program: shutil.which(program) is not None for program in PROGRAMS},
        "encoding": sys.stdout.encoding,
        "healthy": sys.version_info >= (3, 11) and all(g["healthy"] for g in found.values()),
    }


def compiled(file: str | None) -> bool:
    """Is this module an extension? mypyc makes one of each module it compiles."""
    return file is not None and not file.endswith(".py")


def game_health(name: str) -> dict[str, Any]:
    """Can the game be loaded and set up, and which build of it is this?"""
    try:
        game = games.load(name)
        for seats in game.seats:
            game.new(seats)
        for language in LANGUAGES:
            Words(game, language)("title")
    except (PetteiaError, ImportError, OSError, ValueError, KeyError) as error:
        return {"healthy": False, "build": "", "trouble": f"{type(error).__name__}: {error}"}
    module = importlib.import_module(type(game.new(game.seats[0])).__module__)
    return {
        "healthy": True,
        "build": "compiled" if compiled(module.__file__) else "pure",
        "version": game.version,
    }


def missing(modules: tuple[str, ...]) -> list[str]:
    return [name for name in modules if importlib.util.find_spec(name) is None]


def readable(report: dict[str, Any]) -> str:
    rows = [
        ["petteia", f"{report['petteia']}, {report['build']}"],
        ["python", report["python"] + ("" if report["python_enough"] else ": too old, needs 3.11")],
        ["platform", f"{report['platform']}, {report['cores']} cores, {report['encoding']}"],
    ]
    for name, health in report["games"].items():
        good = f"version {health.get('version')}, {health['build']}"
        rows.append([name, good if health["healthy"] else f"BROKEN: {health['trouble']}"])
    for extra, absent in report["extras"].items():
        needs = f"missing {', '.join(absent)}: pip install 'petteia[{extra}]'"
        rows.append([f"[{extra}]", needs if absent else "installed"])
    there = [program for program, found in report["programs"].items() if found]
    absent = [program for program, found in report["programs"].items() if not found]
    rows.append(["programs", ", ".join(there) + (f"; not {', '.join(absent)}" if absent else "")])
    rows.append(["verdict", "all is well" if report["healthy"] else "something is missing"])
    return table(rows)
