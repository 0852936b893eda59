"""Running verbs inside the test's own process."""

from __future__ import annotations

import json
from typing import Any

import pytest

from petteia.tools.main import main


class Ran:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def json(self) -> dict[str, Any]:
        """The last line of standard output."""
        found: dict[str, Any] = json.loads(self.out.splitlines()[-1])
        return found


def run(capsys: pytest.CaptureFixture[str], *words: object) -> Ran:
    code = main([str(word) for word in words])
    captured = capsys.readouterr()
    return Ran(code, captured.out, captured.err)
