"""Levels of play: a name a person understands, and the bot behind it in each game."""

from __future__ import annotations

import functools
import tomllib
from importlib import resources
from typing import Final

LEVELS: Final = ("beginner", "casual", "skilled", "strong", "master")  # weakest first


@functools.cache
def table(game: str) -> dict[str, dict[str, object]]:
    """`levels.toml`, with the sections of the game's own `bots.toml` laid over it."""
    merged: dict[str, dict[str, object]] = {"levels": {}, "search": {}}
    common = resources.files("petteia.bots").joinpath("levels.toml")
    own = resources.files(f"petteia.games.{game}").joinpath("bots.toml")
    for file in (common, own):
        if not file.is_file():
            continue
        for section, values in tomllib.loads(file.read_text("utf-8")).items():
            if section not in merged:
                raise ValueError(f"{file}: no section {section!r}; there are {', '.join(merged)}")
            merged[section].update(values)
    if set(merged["levels"]) != set(LEVELS):
        raise ValueError(f"{game}: levels are {', '.join(LEVELS)}, not {list(merged['levels'])}")
    return merged


def spec_of(level: str, game: str) -> str:
    """`master` in a game -> `search:800ms`."""
    return str(table(game)["levels"][level])


def number_of(section: str, name: str, game: str) -> float:
    """A figure of `levels.toml`, or of the game's own file."""
    return float(str(table(game)[section][name]))
