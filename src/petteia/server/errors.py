"""What a client is told when something cannot be done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from petteia.core.errors import IllegalAction, Refusal


class Refused(Exception):
    """A message id for the client's words (a rule id, or `server-...`), with its numbers."""

    def __init__(
        self, rule: str, message: str, status: int = 409, detail: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(message)
        self.rule = rule
        self.message = message
        self.status = status
        self.detail = dict(detail or {})

    def json(self) -> dict[str, Any]:
        return {
            "type": "refused",
            "rule": self.rule,
            "detail": self.detail,
            "message": self.message,
        }


def by_rule(refusal: Refusal, message: str = "") -> Refused:
    return Refused(refusal.rule, message or str(refusal), 409, refusal.detail)


def illegal(error: IllegalAction) -> Refused:
    return by_rule(error.refusal, str(error))


def not_found(what: str = "table") -> Refused:
    return Refused("server-not-found", f"there is no such {what}", 404)


def diverged() -> Refused:
    return Refused("server-diverged", "this table was played under other rules")


def forbidden(message: str, rule: str = "server-forbidden") -> Refused:
    return Refused(rule, message, 403)


def bad_request(message: str) -> Refused:
    return Refused("server-bad-request", message, 400)
