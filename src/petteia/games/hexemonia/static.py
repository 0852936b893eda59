"""Facts of the components that a client needs: tiles, acropolises, geometry, limits."""

from __future__ import annotations

from typing import Any

from petteia.core.state import Settings
from petteia.games.hexemonia.components import (
    ABILITIES,
    ABILITY,
    ACROPOLISES,
    BONUS_KIND,
    BONUS_POINTS,
    BOX,
    COST,
    DEALT,
    DISPLAY_SIZE,
    FIRST_MYTHOS,
    HAND_LIMIT,
    HEXES,
    KIND,
    KINDS,
    MYTHOS_LIMIT,
    NATURE,
    NATURES,
    NEIGHBOURS,
    PATRON_NATURE,
    POINTS,
    RESOURCES,
    RING,
    SHIELD,
    TERRAIN,
    TILES,
    YIELD,
)


def tile_facts(seats: int, index: int) -> dict[str, Any]:
    return {
        "id": TILES[index],
        "kind": KINDS[KIND[index]],
        "nature": NATURES[NATURE[index]],
        "cost": list(COST[index]),
        "production": list(YIELD[index]),
        "shield": SHIELD[index],
        "ability": ABILITIES[ABILITY[index]],
        "points": POINTS[index],
        "copies": TERRAIN[seats].count(index),
    }


def static(seats: int, settings: Settings) -> dict[str, Any]:
    return {
        "resources": list(RESOURCES),
        "box": list(BOX),
        "natures": list(NATURES),
        "kinds": list(KINDS),
        "tiles": [tile_facts(seats, index) for index in range(len(TILES))],
        "first_mythos": FIRST_MYTHOS,
        "acropolises": [
            {
                "id": ACROPOLISES[city],
                "nature": NATURES[PATRON_NATURE[city]],
                "bonus_kind": KINDS[BONUS_KIND[city]],
                "bonus_points": BONUS_POINTS[city],
            }
            for city in DEALT[seats]
        ],
        "slots": [
            {"slot": slot, "hex": list(HEXES[slot]), "ring": RING[slot], "near": list(near)}
            for slot, near in enumerate(NEIGHBOURS)
        ],
        "display_size": DISPLAY_SIZE,
        "hand_limit": HAND_LIMIT,
        "mythos_limit": MYTHOS_LIMIT,
    }
