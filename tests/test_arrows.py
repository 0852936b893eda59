"""Who may import whom: core <- games <- bots <- lab; core, games, bots <- server; tools may use all."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import petteia

ROOT = Path(petteia.__file__).parent
ALLOWED = {
    "core": {"core"},
    "games": {"core", "games"},
    "words": {"core", "games"},
    "explain": {"core", "games", "words"},
    "bots": {"core", "games", "words", "explain", "bots"},
    "lab": {"core", "games", "words", "explain", "bots", "lab"},
    "server": {"core", "games", "words", "explain", "bots", "server", "web"},
    "web": set(),
}
ONLY_STANDARD = {"core", "games"}  # besides mypy_extensions, which compiling needs
MODULES = sorted(ROOT.rglob("*.py"))


def imported(file: Path) -> set[str]:
    """Full names of all modules a file imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file} imports relatively"
            found.add(node.module or "")
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found


def part(file: Path) -> str:
    return file.relative_to(ROOT).parts[0].removesuffix(".py")


@pytest.mark.parametrize("file", MODULES, ids=[str(file.relative_to(ROOT)) for file in MODULES])
def test_every_import_goes_along_an_arrow(file: Path) -> None:
    mine = part(file)
    parts = {path.stem for path in ROOT.iterdir()}
    for name in imported(file):
        words = name.split(".")
        if words[0] == "petteia" and len(words) > 1 and mine in ALLOWED and words[1] in parts:
            assert words[1] in ALLOWED[mine], f"{mine} imports {name}"
        if mine == "games" and words[:2] == ["petteia", "games"] and len(words) > 2:
            own = file.relative_to(ROOT).parts[1]
            assert words[2] == own or own == "__init__.py", f"{own} imports {name}"


@pytest.mark.parametrize("file", MODULES, ids=[str(file.relative_to(ROOT)) for file in MODULES])
def test_core_and_games_need_the_standard_library_only(file: Path) -> None:
    import sys

    if part(file) in ONLY_STANDARD:
        for name in imported(file):
            top = name.split(".")[0]
            assert top in sys.stdlib_module_names or top in ("petteia", "mypy_extensions"), name


@pytest.mark.parametrize("file", MODULES, ids=[str(file.relative_to(ROOT)) for file in MODULES])
def test_numbers_for_learning_stay_in_the_laboratory(file: Path) -> None:
    if part(file) != "lab":
        assert not any(name.split(".")[0] == "numpy" for name in imported(file))
