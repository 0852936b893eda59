"""Every exception of Petteia.

PetteiaError
├── IllegalAction   the caller's fault: the action is not among the options
├── BadOptions      the caller's fault: no such game, seat count or option
├── BadRecord       the file's fault: line number and what was expected
└── Broken          our fault: an invariant failed, a question has no options, a rule never settles
"""

from __future__ import annotations

from collections.abc import Mapping

from petteia.core.action import Word

Detail = Mapping[str, Word]


class Refusal:
    """Why an action is not allowed: the id of the rule, and the numbers that tell the story."""

    def __init__(self, rule: str, **detail: Word) -> None:
        self.rule = rule
        self.detail: Detail = detail

    def __str__(self) -> str:
        numbers = ", ".join(f"{name} {value}" for name, value in self.detail.items())
        return f"{self.rule} ({numbers})" if numbers else self.rule

    def __repr__(self) -> str:
        return f"Refusal({self})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Refusal)
            and self.rule == other.rule
            and dict(self.detail) == dict(other.detail)
        )

    def __hash__(self) -> int:
        return hash(self.rule)


class PetteiaError(Exception):
    """The root of the tree drawn above."""


class IllegalAction(PetteiaError):
    def __init__(self, message: str, refusal: Refusal, nearest: str = "") -> None:
        super().__init__(message)
        self.refusal = refusal
        self.nearest = nearest


class BadOptions(PetteiaError):
    pass


class BadRecord(PetteiaError):
    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


class Broken(PetteiaError):
    pass
