"""Who sees what: declared once at the field, used by views and by re-deals alike."""

from __future__ import annotations

from typing import Final

PUBLIC: Final = 0  # everybody reads it
PRIVATE: Final = 1  # a list by player; each reads the own entry, others its length
HIDDEN: Final = 2  # nobody reads it; lists show their length


class Field:
    """One field of a state. Fields of one `pool` hold things that may lie in each other's places."""

    def __init__(self, name: str, sight: int, pool: str) -> None:
        self.name = name
        self.sight = sight
        self.pool = pool


def public(names: str) -> list[Field]:
    return [Field(name, PUBLIC, "") for name in names.split()]


def private(names: str, pool: str = "") -> list[Field]:
    return [Field(name, PRIVATE, pool) for name in names.split()]


def hidden(names: str, pool: str = "") -> list[Field]:
    return [Field(name, HIDDEN, pool) for name in names.split()]


def masked(value: object) -> object:
    """What is left of a value that may not be read: how many there are, or nothing."""
    return len(value) if isinstance(value, (list, tuple)) else None


class Private:
    """A word of an event that only one player may read."""

    def __init__(self, player: int, word: int | str) -> None:
        self.player = player
        self.word = word
