"""Show a record: what happened, or the position after one of its lines."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from petteia import games
from petteia.core.action import text
from petteia.core.errors import BadOptions
from petteia.core.flow import CHANCE, OVER
from petteia.core.game import Game
from petteia.core.record import LETTERS, Record, letter, outcome_line, read, replay
from petteia.core.state import State
from petteia.tools.report import GOOD, columns, finish, json_argument, positive
from petteia.words import LANGUAGES, Words


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path)
    parser.add_argument(
        "--at", type=positive, metavar="LINE", help="the position after this line of the file"
    )
    parser.add_argument("--seat", choices=list(LETTERS), help="what this seat saw")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--width", type=columns, default=100)
    json_argument(parser)


def run(args: argparse.Namespace) -> int:
    record = read(args.file.read_text("utf-8"))
    game = games.load(record.game)
    viewer = None if args.seat is None else LETTERS.index(args.seat)
    if viewer is not None and viewer >= record.seats:
        raise BadOptions(f"the record has {record.seats} seats; there is no seat {args.seat}")
    words = Words(game, args.lang, letter)
    count = len(record.answers) if args.at is None else answers_until(record, args.at)
    state = replay(game, record, None if count == len(record.answers) else count)
    if not args.json:
        if args.at is None:
            print("\n".join(told(game, record, words, OVER if viewer is None else viewer)))
        print(position(game, state, words, viewer, args.width))
    finish(facts(record, state, count, viewer), args.json)
    return GOOD


def answers_until(record: Record, line: int) -> int:
    """How many answers stand in the file up to this line."""
    last = record.lines[-1] if record.lines else 0
    if line > last + 1:
        raise BadOptions(f"--at {line}: the last answer stands in line {last}")
    return sum(number <= line for number in record.lines)


def told(game: Game, record: Record, words: Words, viewer: int) -> list[str]:
    """Every answer with the events that followed it, as one seat could read them."""
    state = game.new(record.seats, record.options)
    lines = [f"      {words.event(event)}" for event in state.seen_events(state.events, viewer)]
    for at, (seat, action) in enumerate(record.answers):
        asked = state.question()
        assert asked is not None
        shown = asked.shown(action, viewer) if seat != viewer else action
        number = record.lines[at] if at < len(record.lines) else at + 4
        lines.append(f"{number:5} {letter(seat)}  {text(shown)}")
        events = state.seen_events(state.apply(seat, action), viewer)
        lines.extend(f"      {words.event(event)}" for event in events)
    return lines


def position(game: Game, state: State, words: Words, viewer: int | None, width: int) -> str:
    view = state.view(viewer)
    lines = ["", game.draw(view, width, words)]
    if view["asked"] is None:
        lines.append(f"{words('OVER')} {outcome_line(state)}")
    else:
        player = view["asked"]["player"]
        who = words("dealer") if player == CHANCE else letter(player)
        lines.append(f"{who}: {words.prompt(view['asked'])}")
    return "\n".join(lines)


def facts(record: Record, state: State, count: int, viewer: int | None) -> dict[str, Any]:
    outcome = state.outcome() if state.player() == OVER else None
    return {
        "game": record.game,
        "version": record.version,
        "seats": record.seats,
        "options": state.settings,
        "answers": count,
        "of": len(record.answers),
        "player": state.player(),
        "view": state.view(viewer),
        "outcome": None if outcome is None else outcome.to_json(),
    }
