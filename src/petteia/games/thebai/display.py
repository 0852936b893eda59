"""A view as text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def draw(view: dict[str, Any], width: int, words: Callable[..., str]) -> str:
    return f"{words('round')} {view['round']}"
