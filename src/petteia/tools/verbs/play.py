"""Play at this terminal. People share the screen; the other seats are bots.

petteia play kyklades --seats 4                      you against three bots
petteia play kyklades --chairs person,person,greedy  two people and a bot
petteia play --load kyklades-20250101-200000.game    go on with a saved sitting
"""

from __future__ import annotations

import argparse
import contextlib
import signal
from collections.abc import Iterator
from pathlib import Path

from petteia import games
from petteia.core.errors import BadOptions
from petteia.core.game import Game
from petteia.tools.chairs import UNIFORM, checked_bots
from petteia.tools.report import chosen_options, columns, option_argument, positive
from petteia.tools.terminal.screen import Screen
from petteia.tools.terminal.sitting import PERSON, Sitting, default_names, load, new_seed
from petteia.tools.terminal.talk import Talk
from petteia.words import LANGUAGES


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?")
    parser.add_argument("--seats", type=positive, help="default: as many as the game has, up to 4")
    parser.add_argument(
        "--chairs", metavar="A,B,...", help="person or a bot for each seat; default: you and bots"
    )
    parser.add_argument("--bot", default="skilled", help="who fills the other seats")
    parser.add_argument("--people", type=int, default=1, metavar="N", help="0: watch the bots")
    parser.add_argument("--names", metavar="A,B,...", help="names for the seats, in order")
    parser.add_argument("--seed", help="any text; the same seed deals the same game")
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved sitting")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where to save at the end")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--width", type=columns, help="columns; default: the terminal's")
    option_argument(parser)


def run(args: argparse.Namespace) -> int:
    sitting = load(args.load) if args.load is not None else new_sitting(args)
    with interrupted_by("SIGTERM", "SIGHUP"):
        return Talk(sitting, Screen(args.width), args.lang, args.save or args.load).run()


@contextlib.contextmanager
def interrupted_by(*names: str) -> Iterator[None]:
    """A terminal that is closed, or a shutdown, is like Ctrl-C: the sitting is saved."""
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
    before = [signal.signal(number, signal.default_int_handler) for number in numbers]
    try:
        yield
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)


def new_sitting(args: argparse.Namespace) -> Sitting:
    if args.game is None:
        raise BadOptions(f"name a game: {', '.join(games.names())}")
    game = games.load(args.game)
    chairs = chairs_of(args, game)
    options = chosen_options(args.option)
    game.new(len(chairs), options)  # wrong seats and options are told before anything else
    names = names_of(args.names, chairs)
    return Sitting(game, len(chairs), options, chairs, names, new_seed(args.seed))


def chairs_of(args: argparse.Namespace, game: Game) -> list[str]:
    """Who sits where; a given list of chairs says all."""
    if args.chairs:
        chairs = [str(chair).strip() for chair in args.chairs.split(",")]
        if args.seats not in (None, len(chairs)):
            raise BadOptions(f"--chairs names {len(chairs)} seats, --seats {args.seats}")
    else:
        seats = args.seats or min(game.seats[-1], 4)
        if not 0 <= args.people <= seats:
            raise BadOptions(f"--people {args.people}: there are {seats} seats")
        chairs = [PERSON] * args.people + [args.bot] * (seats - args.people)
    checked_bots(len(chairs), [chair if chair != PERSON else UNIFORM for chair in chairs])
    return chairs


def names_of(given: str | None, chairs: list[str]) -> list[str]:
    names = default_names(chairs)
    for seat, name in enumerate([] if given is None else given.split(",")):
        if seat >= len(chairs):
            raise BadOptions(f"--names has more names than the {len(chairs)} seats")
        if not name.strip() or any(mark in name for mark in "#:\n"):
            raise BadOptions(f"{name!r} is no name; leave out # and :")
        names[seat] = name.strip()
    return names
