"""Facts of the components for clients: the map, prices, gods, creatures. JSON by construction."""

from __future__ import annotations

from typing import Any

from petteia.core.state import Settings
from petteia.games.kyklades.components import (
    BOARDS,
    BUILDING_PRICE,
    BUILDINGS,
    COUNTS,
    CREATURES,
    DATA,
    FIGURES,
    FULL_STOCK,
    GODS,
    KRAKEN_PRICE,
    MARCH_PRICE,
    MINI_METROPOLISES,
    NOBODY,
    PLACES,
    RECRUIT_PRICES,
    SHIPS,
    SLOT_PRICES,
    SLOTS,
    SPHINX_PAYS,
    SWAP_PRICE,
    TROOPS,
    VOYAGE_PRICE,
    Board,
)
from petteia.games.kyklades.state import GONE


def static(seats: int, settings: Settings) -> dict[str, Any]:
    """Everything a client needs to read a view. Lists are indexed by the numbers views use."""
    board = BOARDS[seats]
    count = COUNTS[seats]
    return {
        "map": board.id,
        "coordinates": "axial, pointy top: [q, r], q east, r south-east",
        "nobody": NOBODY,
        "gone": GONE,
        "seas": _seas(board),
        "islands": _islands(board),
        "slots_per_island": SLOTS,  # built[island * slots_per_island + slot]
        "places_per_island": PLACES,  # used: island * places_per_island + slot, or + 4: metropolis
        "gods": _gods(settings),
        "buildings": list(BUILDINGS),  # numbers in `built`; 0 is an empty slot
        "creatures": _creatures(),
        "figures": list(CREATURES[:FIGURES]),
        "slot_prices": list(SLOT_PRICES),  # of the creature track, left to right
        "die": [int(face) for face in settings["die_faces"].split("-")],
        "stock": {
            name: FULL_STOCK[at]
            for at, name in enumerate(
                [
                    "metropolis",
                    *BUILDINGS[1:],
                    "prosperity_marker",
                    "priest",
                    "philosopher",
                ]
            )
        },  # in the order of the view's `stock`
        "ships": SHIPS,
        "troops": TROOPS,
        "markers": count.markers,
        "metropolises_to_win": MINI_METROPOLISES
        if settings["variant"] == "mini"
        else count.metropolises,
        "prices": {
            "building": BUILDING_PRICE,
            "voyage": VOYAGE_PRICE,
            "march": MARCH_PRICE,
            "swap": SWAP_PRICE,
            "kraken_step": KRAKEN_PRICE,
            "sphinx_pays": SPHINX_PAYS,
        },
        "seats": [
            {
                "islands": [board.islands[island] for island in start.islands],
                "seas": [board.seas[sea] for sea in start.seas],
            }
            for start in board.starts
        ],
    }


def _seas(board: Board) -> list[dict[str, Any]]:
    return [
        {
            "id": name,
            "hex": list(board.sea_hex[at]),
            "trade": board.trade[at],
            "seas": [board.seas[sea] for sea in board.links[at]],
            "islands": [board.islands[island] for island in board.shores[at]],
        }
        for at, name in enumerate(board.seas)
    ]


def _islands(board: Board) -> list[dict[str, Any]]:
    return [
        {
            "id": name,
            "name": board.names[at],
            "hexes": [list(place) for place in board.island_hexes[at]],
            "slots": board.slots[at],
            "metropolis_covers": [slot + 1 for slot in board.covers[at]],
            "prosperity": board.prosperity[at],
            "seas": [board.seas[sea] for sea in board.coasts[at]],
        }
        for at, name in enumerate(board.islands)
    ]


def _gods(settings: Settings) -> list[dict[str, Any]]:
    special = ["voyage", "march", "swap", "", ""]
    units = ["ship", "troop", "priest", "philosopher", ""]
    prices = [list(part) for part in RECRUIT_PRICES]
    prices[1] = [0] + [int(price) for price in settings["troop_prices"].split("-")]
    return [
        {
            "id": god,
            "recruit": units[at],
            "recruit_prices": prices[at],  # the free one first
            "building": BUILDINGS[at + 1] if at < 4 else "",
            "special": special[at],
        }
        for at, god in enumerate(GODS)
    ]


def _creatures() -> list[dict[str, Any]]:
    kinds = {str(card["id"]): str(card["figure"]) for card in DATA["creature"]}
    return [{"id": creature, "figure": kinds[creature]} for creature in CREATURES]
