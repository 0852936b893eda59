"""The description of the routes for programs, made from the same table that routes them."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from petteia import __version__
from petteia.server.wishes import Wish


class Operation:
    def __init__(
        self,
        method: str,
        path: str,
        handler: Callable[[Request], Awaitable[Response]],
        summary: str,
        body: type[Wish] | None = None,
        query: str = "",
    ) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.summary = summary
        self.body = body
        self.query = query.split()


def describe(operations: Sequence[Operation], root_path: str) -> dict[str, Any]:
    bodies = [operation.body for operation in operations if operation.body is not None]
    _, components = msgspec.json.schema_components(
        bodies, ref_template="#/components/schemas/{name}"
    )
    paths: dict[str, Any] = {}
    for operation in operations:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _entry(operation)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Petteia", "version": __version__},
        "servers": [{"url": f"{root_path}/api/v1"}],
        "paths": paths,
        "components": {
            "schemas": {**components, "Refused": _REFUSED},
            "securitySchemes": {
                "seat": {"type": "http", "scheme": "bearer"},
                "guest": {"type": "apiKey", "in": "cookie", "name": "petteia"},
            },
        },
        "security": [{"seat": []}, {"guest": []}, {}],
    }


_REFUSED = {
    "type": "object",
    "required": ["type", "rule", "detail", "message"],
    "properties": {
        "type": {"const": "refused"},
        "rule": {"type": "string", "description": "a rule of the game, or server-..."},
        "detail": {"type": "object"},
        "message": {"type": "string"},
    },
}


def _entry(operation: Operation) -> dict[str, Any]:
    refused = {"schema": {"$ref": "#/components/schemas/Refused"}}
    entry: dict[str, Any] = {
        "operationId": operation.handler.__name__,
        "summary": operation.summary,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in re.findall(r"\{(\w+)\}", operation.path)
        ]
        + [
            {"name": name, "in": "query", "required": False, "schema": {"type": "string"}}
            for name in operation.query
        ],
        "responses": {
            "2XX": {"description": "done"},
            "4XX": {"description": "refused", "content": {"application/json": refused}},
        },
    }
    if operation.body is not None:
        name = operation.body.__name__
        schema = {"schema": {"$ref": f"#/components/schemas/{name}"}}
        entry["requestBody"] = {"content": {"application/json": schema}}
    return entry
