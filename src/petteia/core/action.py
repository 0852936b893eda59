"""Actions: a verb and its words, as data and as text."""

from __future__ import annotations

from typing import Final

Word = int | str
Action = tuple[Word, ...]  # ("bid", "ares", 3): a verb, then words

LONGEST_NUMBER: Final = 9
UNSEEN: Final = "?"  # stands for a word the reader may not know


def text(action: Action) -> str:
    """The line a record, a terminal or a URL shows: `bid ares 3`."""
    return " ".join([str(word) for word in action])


def parse(line: str) -> Action:
    """The inverse of `text`: what looks like an integer is one."""
    return tuple([_word(word) for word in line.split()])


def _word(word: str) -> Word:
    digits = word[1:] if word.startswith("-") else word
    return int(word) if is_number(digits) else word


def is_number(digits: str) -> bool:
    """Plain digits, as few as any number of a game needs."""
    return digits.isascii() and digits.isdigit() and len(digits) <= LONGEST_NUMBER


class Slot:
    """One place in a verb, an event or a question: its name, its kind, and who may read it."""

    def __init__(self, name: str, kind: str, secret: bool) -> None:
        self.name = name
        self.kind = kind
        self.secret = secret


def slots(spec: str) -> tuple[Slot, ...]:
    """`"from:island to:island count:number"`: a name and a kind each; a lone name is its own kind.

    A final `!` marks what only the player concerned may read.
    """
    return tuple([_slot(part) for part in spec.split()])


def _slot(part: str) -> Slot:
    secret = part.endswith("!")
    name, _, kind = part.rstrip("!").partition(":")
    return Slot(name, kind or name, secret)
