"""What a seat knows and may do, as text and as JSON: for language models and other readers."""

from __future__ import annotations

from typing import Any

from petteia.bots.seat import Seat
from petteia.core.action import Action, is_number, text
from petteia.core.errors import IllegalAction, Refusal
from petteia.core.state import nearest_option
from petteia.words import Words


def as_json(seat: Seat, language: str = "en") -> dict[str, Any]:
    """The view, the question in words, and every option with its text and its words."""
    words = Words(seat.game, language)
    asked = seat.view["asked"]
    name = asked["name"] if asked else ""
    return {
        "game": seat.game.id,
        "version": seat.game.version,
        "seat": seat.seat,
        "view": seat.view,
        "question": words.prompt(asked) if asked else "",
        "options": [
            {"action": text(action), "words": words.label(action, name)} for action in seat.options
        ],
    }


def as_text(seat: Seat, language: str = "en", width: int = 100) -> str:
    """The table as the terminal shows it, the question, and the options: answer with a number or a line."""
    words = Words(seat.game, language)
    lines = [seat.game.draw(seat.view, width, words), ""]
    asked = seat.view["asked"]
    if asked is None:
        return "\n".join([*lines, words("OVER")])
    lines.append(f"{words.namer(seat.seat)}: {words.prompt(asked)}")
    for number, action in enumerate(seat.options, start=1):
        lines.append(f"{number}. {text(action)} ({words.label(action, asked['name'])})")
    return "\n".join(lines)


def answer(seat: Seat, reply: str) -> Action:
    """The option meant by a reply: its number, or its line. IllegalAction names the nearest one."""
    reply = reply.strip().rstrip(".")
    options = seat.options
    if is_number(reply) and 1 <= int(reply) <= len(options):
        return options[int(reply) - 1]
    for action in options:
        if text(action) == reply:
            return action
    words: Action = tuple(reply.split()) or ("",)
    nearest = nearest_option(words, options)
    hint = f"; nearest option: {nearest}" if nearest else ""
    raise IllegalAction(f"{reply!r} is none of the options{hint}", Refusal("UNKNOWN"), nearest)
