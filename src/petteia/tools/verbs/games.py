"""List the games: seats, options with their values, version."""

from __future__ import annotations

import argparse
from typing import Any

from petteia import games
from petteia.core.game import Game
from petteia.tools.report import GOOD, finish, json_argument, table
from petteia.words import LANGUAGES, Words


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help="only this one")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    json_argument(parser)


def run(args: argparse.Namespace) -> int:
    listed = [games.load(name) for name in ([args.game] if args.game else games.names())]
    if not args.json:
        print("\n\n".join(described(game, args.lang) for game in listed))
    finish({"games": [facts(game, args.lang) for game in listed]}, args.json)
    return GOOD


def described(game: Game, language: str) -> str:
    words = Words(game, language)
    seats = f"{game.seats.start} to {game.seats.stop - 1} seats"
    lines = [f"{game.id}: {words('title')}, {seats}, version {game.version}"]
    rows = [
        [
            f"  {option.name}={option.default}",
            "|".join([*option.choices, *([option.pattern] if option.pattern else [])]),
            words(f"option-{option.name}-help"),
        ]
        for option in game.options
    ]
    return "\n".join([*lines, table(rows)] if rows else lines)


def facts(game: Game, language: str) -> dict[str, Any]:
    words = Words(game, language)
    return {
        "id": game.id,
        "title": words("title"),
        "version": game.version,
        "seats": list(game.seats),
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "choices": list(option.choices),
                "pattern": option.pattern,
                "rule": option.rule,
                "help": words(f"option-{option.name}-help"),
            }
            for option in game.options
        ],
    }
