"""The description of the routes for programs, made from the same table that routes them."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from petteia import __version__
from petteia.server.wishes import Wish

NUMBERS: Final = ("seats", "seat", "since", "at", "seq", "width")  # parameters that are numbers

# status: what it means, and the rules that come with it besides those of the game
REFUSALS: Final[dict[int, tuple[str, str]]] = {
    400: ("the body or a parameter is wrong", "server-bad-request server-rollback"),
    401: ("the token or cookie is nobody's", "server-unknown"),
    403: (
        "not yours to do",
        "server-forbidden server-not-host server-not-seated server-origin server-csrf server-login-wrong",
    ),
    404: ("there is no such thing", "server-not-found"),
    409: (
        "not possible now: a rule of the game, or the state of the table",
        "server-stale server-not-started server-started server-cancelled server-not-over server-diverged"
        " server-full server-chairs-open server-not-away server-not-due server-rollback server-login-taken",
    ),
    413: ("the body is too large", "server-too-large"),
    429: ("too much at once; see Retry-After", "server-too-fast server-too-many"),
    500: ("something is wrong on the server", "server-broken"),
    503: ("ask again; see Retry-After", "server-again"),
}


class Operation:
    def __init__(
        self,
        method: str,
        path: str,
        handler: Callable[[Request], Awaitable[Response]],
        summary: str,
        body: type[Wish] | None = None,
        query: str = "",
        answer: Any = dict[str, Any],
        media: str = "application/json",
        status: int = 200,
    ) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.summary = summary
        self.body = body
        self.query = query.split()
        self.answer = answer  # what its answer is read as
        self.media = media
        self.status = status

    def refusals(self) -> list[int]:
        """With which statuses it may be refused."""
        changes, at_a_table = self.method == "POST", "/tables" in self.path
        found = {
            400: bool(self.body or self.query),
            401: True,
            403: changes or self.path.endswith(("/why", "/export")),
            404: "{" in self.path or (self.body is not None and at_a_table),
            409: "{id}" in self.path or self.path == "/me/register",
            413: self.body is not None,
            429: True,
            500: True,
            503: at_a_table,
        }
        return [status for status, may in found.items() if may]


def describe(operations: Sequence[Operation], root_path: str) -> dict[str, Any]:
    bodies = [operation.body for operation in operations if operation.body is not None]
    answers = [operation.answer for operation in operations]
    schemas, components = msgspec.json.schema_components(
        [*bodies, *answers], ref_template="#/components/schemas/{name}"
    )
    paths: dict[str, Any] = {}
    for operation, answer in zip(operations, schemas[len(bodies) :], strict=True):
        paths.setdefault(operation.path, {})[operation.method.lower()] = _entry(operation, answer)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Petteia", "version": __version__},
        "servers": [{"url": f"{root_path}/api/v1"}],
        "paths": paths,
        "components": {
            "schemas": {**components, "Refused": _REFUSED},
            "responses": {f"Refused{status}": _refused(status) for status in REFUSALS},
            "securitySchemes": {
                "seat": {"type": "http", "scheme": "bearer"},
                "guest": {"type": "apiKey", "in": "cookie", "name": "petteia"},
            },
        },
        "security": [{"seat": []}, {"guest": []}, {}],
    }


_REFUSED: Final = {
    "type": "object",
    "required": ["type", "rule", "detail", "message"],
    "properties": {
        "type": {"const": "refused"},
        "rule": {"type": "string", "description": "a rule of the game, or server-..."},
        "detail": {"type": "object"},
        "message": {"type": "string"},
    },
}


def _refused(status: int) -> dict[str, Any]:
    meaning, rules = REFUSALS[status]
    schema = {"schema": {"$ref": "#/components/schemas/Refused"}}
    described = f"{meaning} ({', '.join(rules.split())})"
    return {"description": described, "content": {"application/json": schema}}


def _entry(operation: Operation, answer: dict[str, Any]) -> dict[str, Any]:
    done = {"description": "done", "content": {operation.media: {"schema": answer}}}
    refused = {
        str(status): {"$ref": f"#/components/responses/Refused{status}"}
        for status in operation.refusals()
    }
    entry: dict[str, Any] = {
        "operationId": operation.handler.__name__,
        "summary": operation.summary,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in re.findall(r"\{(\w+)\}", operation.path)
        ]
        + [
            {
                "name": name,
                "in": "query",
                "required": False,
                "schema": {"type": "integer" if name in NUMBERS else "string"},
            }
            for name in operation.query
        ],
        "responses": {str(operation.status): done, **refused},
    }
    if operation.body is not None:
        name = operation.body.__name__
        schema = {"schema": {"$ref": f"#/components/schemas/{name}"}}
        entry["requestBody"] = {"content": {"application/json": schema}}
    return entry
