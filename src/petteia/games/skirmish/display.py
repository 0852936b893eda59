"""A view as text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def draw(view: dict[str, Any], width: int, words: Callable[..., str]) -> str:
    lines = [f"{words('round')} {view['round']}/{view['last_round']}"]
    regions = [
        f"{region}:{'abcd'[owner]}{troops}"
        for region, (owner, troops) in enumerate(zip(view["owner"], view["troops"], strict=True))
    ]
    lines.append("  ".join(regions)[:width])
    for seat in range(view["seats"]):
        lines.append(
            f"{'abcd'[seat]}  {words('coins')} {view['coins'][seat]}  {view['favours'][seat]}"
        )
    return "\n".join(lines)
