"""What a client must know of the components, as JSON."""

from __future__ import annotations

from typing import Any

from petteia.core.state import Settings
from petteia.games.thebai import components as box
from petteia.games.thebai.city import CITY


def static(seats: int, settings: Settings) -> dict[str, Any]:
    return {"stones": list(box.STONES), "rows": CITY[seats].rows}
