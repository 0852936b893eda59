"""The components as tables: read from `data` at import, checked there, flat lists of ints afterwards."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from petteia.core.action import Action
from petteia.core.errors import Broken
from petteia.core.grid import Hex, neighbours, ring


def load(name: str) -> dict[str, Any]:
    source = resources.files("petteia.games.hexemonia").joinpath("data", name)
    return tomllib.loads(source.read_text("utf-8"))


def fail(file: str, key: str, problem: str) -> Broken:
    return Broken(f"hexemonia/data/{file}: {key}: {problem}")


COMPONENTS: Final[dict[str, Any]] = load("components.toml")
TILE_DATA: Final[dict[str, Any]] = load("tiles.toml")

CITIZEN: Final = 0  # H-DEF-1, H-DEF-8
HOPLITE: Final = 1
GOLD: Final = 2
RESOURCES: Final[tuple[str, ...]] = ("citizen", "hoplite", "gold")
KINDS: Final[tuple[str, ...]] = ("chora", "fortification", "polis", "mythos", "acropolis")
CHORA: Final = 0
FORTIFICATION: Final = 1
POLIS: Final = 2
MYTHOS: Final = 3
NATURES: Final[tuple[str, ...]] = ("politics", "military", "economy", "sacred")
POLITICS: Final = 0
MILITARY: Final = 1
ECONOMY: Final = 2
SACRED: Final = 3
ABILITIES: Final[tuple[str, ...]] = (
    "",
    "harbour",
    "necropolis",
    "spring",
    "lighthouse",
    "labyrinth",
    "agora",
    "tavern",
    "temple",
    "hades",
    "oracle",
    "moirai",
    "pandora",
)
HARBOUR: Final = 1
NECROPOLIS: Final = 2
SPRING: Final = 3
LIGHTHOUSE: Final = 4
LABYRINTH: Final = 5
AGORA: Final = 6
TAVERN: Final = 7
TEMPLE: Final = 8
HADES: Final = 9
ORACLE: Final = 10
MOIRAI: Final = 11
PANDORA: Final = 12

_tiles: Final[list[dict[str, Any]]] = TILE_DATA["tile"]
_cities: Final[list[dict[str, Any]]] = TILE_DATA["acropolis"]

TILES: Final[tuple[str, ...]] = tuple([str(tile["id"]) for tile in _tiles])
ACROPOLISES: Final[tuple[str, ...]] = tuple([str(city["id"]) for city in _cities])
FIRST_MYTHOS: Final = 18  # mythos tiles are the last ones, in the order of their markers
MYTHOS_TILES: Final = 6
ACROPOLIS: Final = 24  # stands on slot 0 of every city, whichever it is
EMPTY: Final = 25

TILE_INDEX: Final[dict[str, int]] = {name: index for index, name in enumerate(TILES)}
RESOURCE_INDEX: Final[dict[str, int]] = {name: index for index, name in enumerate(RESOURCES)}
ACROPOLIS_INDEX: Final[dict[str, int]] = {name: index for index, name in enumerate(ACROPOLISES)}


def position(names: tuple[str, ...], file: str, key: str, word: str) -> int:
    if word not in names:
        raise fail(file, key, f"{word!r} is none of {', '.join(names)}")
    return names.index(word)


def numbers(entry: dict[str, Any], key: str) -> tuple[int, int, int]:
    """A cost or a production as citizen/hoplite/gold."""
    table = entry[key]
    if sorted(table) != sorted(RESOURCES):
        raise fail("tiles.toml", f"{entry['id']}.{key}", f"needs {', '.join(RESOURCES)}")
    return int(table["citizen"]), int(table["hoplite"]), int(table["gold"])


# By tile kind; two more entries stand for an acropolis and for an empty slot.
KIND: Final[list[int]] = [
    position(KINDS, "tiles.toml", f"{tile['id']}.kind", tile["kind"]) for tile in _tiles
] + [4, 5]
NATURE: Final[list[int]] = [
    position(NATURES, "tiles.toml", f"{tile['id']}.nature", tile["nature"]) for tile in _tiles
] + [-1, -1]
COST: Final[list[tuple[int, int, int]]] = [numbers(tile, "cost") for tile in _tiles] + [
    (0, 0, 0),
    (0, 0, 0),
]
CITIZEN_COST: Final[list[int]] = [cost[CITIZEN] for cost in COST]
HOPLITE_COST: Final[list[int]] = [cost[HOPLITE] for cost in COST]
GOLD_COST: Final[list[int]] = [cost[GOLD] for cost in COST]
YIELD: Final[list[tuple[int, int, int]]] = [numbers(tile, "production") for tile in _tiles] + [
    (0, 0, 0),
    (0, 0, 0),
]
PRODUCES: Final[list[bool]] = [sum(amounts) > 0 for amounts in YIELD]
SHIELD: Final[list[int]] = [int(tile["shield"]) for tile in _tiles] + [0, 0]
ABILITY: Final[list[int]] = [
    position(ABILITIES, "tiles.toml", f"{tile['id']}.ability", tile["ability"]) for tile in _tiles
] + [0, 0]
POINTS: Final[list[int]] = [int(tile["victory"]["points"]) for tile in _tiles] + [0, 0]
JOINS_POLIS: Final[list[bool]] = [kind in (POLIS, 4) for kind in KIND]  # H-GEO-4

# By acropolis.
PATRON_NATURE: Final[list[int]] = [
    position(NATURES, "tiles.toml", f"{city['id']}.nature", city["nature"]) for city in _cities
]
BONUS_KIND: Final[list[int]] = [
    position(KINDS, "tiles.toml", f"{city['id']}.victory.bonus_kind", city["victory"]["bonus_kind"])
    for city in _cities
]
BONUS_POINTS: Final[list[int]] = [int(city["victory"]["bonus_points"]) for city in _cities]

BOX: Final[list[int]] = [int(COMPONENTS["supply"][name]) for name in RESOURCES]  # H-DEF-7
START: Final[list[int]] = [int(COMPONENTS["start_resources"][name]) for name in RESOURCES]

_constants: Final[dict[str, Any]] = COMPONENTS["constants"]
DISPLAY_SIZE: Final = int(_constants["display_size"])
STARTING_HAND: Final = int(_constants["starting_hand"])
HAND_LIMIT: Final = int(_constants["hand_limit"])
MYTHOS_LIMIT: Final = int(_constants["mythos_limit"])
SET_POINTS: Final = int(_constants["points_mythos_set"])
SET_SIZE: Final = int(_constants["mythos_set_size"])
GOLD_POINTS: Final = int(_constants["points_gold_on_acropolis"])
PHILOSOPHER_POINTS: Final = int(_constants["points_philosopher_two_player"])
ORACLE_DEPTH: Final = int(_constants["oracle_depth"])
HADES_MOST: Final = int(_constants["hades_max"])
HOPLITE_VALUE: Final = int(_constants["hoplite_value"])  # H-DEF-6
EXCHANGE: Final = int(_constants["exchange_citizens_per_hoplite"])
CITIZENS_PER_GOLD: Final = int(_constants["necropolis_citizens_per_gold"])

SETUP: Final[dict[int, dict[str, Any]]] = {
    int(seats): facts for seats, facts in COMPONENTS["setup"].items()
}


def terrain(seats: int) -> list[int]:
    """H-SET-2: every copy whose mark is not above the number of players, sorted."""
    marks = [str(mark) for mark in SETUP[seats]["marks"]]
    return [
        index
        for index, tile in enumerate(_tiles)
        for _ in range(sum([int(tile["copies"][mark]) for mark in marks]))
    ]


TERRAIN: Final[dict[int, list[int]]] = {seats: terrain(seats) for seats in SETUP}
MINI_TERRAIN: Final[dict[int, list[int]]] = {
    seats: tiles[:: int(COMPONENTS["mini"]["every"])] for seats, tiles in TERRAIN.items()
}
DEALT: Final[dict[int, list[int]]] = {  # H-SET-3
    seats: [
        position(ACROPOLISES, "components.toml", f"setup.{seats}.acropolises", name)
        for name in facts["acropolises"]
    ]
    for seats, facts in SETUP.items()
}


def verify() -> None:
    """What the tables must hold; a wrong figure stops the import, with file and key."""
    counts = COMPONENTS["counts"]
    if len(TERRAIN[4]) != counts["terrain_tiles"]:
        raise fail("tiles.toml", "tile.copies", f"{len(TERRAIN[4])} terrain tiles")
    if len(ACROPOLISES) != counts["acropolis_tiles"] or len(TILES) != ACROPOLIS:
        raise fail("tiles.toml", "acropolis", "wrong number of entries")
    if sum(BOX) != counts["resource_pieces"]:
        raise fail("components.toml", "supply", f"{sum(BOX)} pieces")
    for seats, facts in SETUP.items():
        key = f"setup.{seats}"
        if len(TERRAIN[seats]) != facts["terrain_tiles"]:
            raise fail("components.toml", f"{key}.terrain_tiles", f"{len(TERRAIN[seats])} copies")
        left = len(TERRAIN[seats]) - DISPLAY_SIZE - STARTING_HAND * seats
        if left != facts["stack_after_setup"]:
            raise fail("components.toml", f"{key}.stack_after_setup", f"{left} are left")
        if len(DEALT[seats]) != seats:
            raise fail("components.toml", f"{key}.acropolises", "not one for each player")
    for index, tile in enumerate(_tiles):
        key = str(tile["id"])
        if (tile["kind"] == "mythos") != (index >= FIRST_MYTHOS):
            raise fail("tiles.toml", key, "mythos tiles come last")
        if bool(tile["unique_in_city"]) != (tile["kind"] == "polis"):
            raise fail("tiles.toml", f"{key}.unique_in_city", "polis tiles, and only they")
        if bool(tile["marker"]) != (tile["kind"] == "mythos"):
            raise fail("tiles.toml", f"{key}.marker", "mythos tiles, and only they")
        if tile["kind"] == "mythos" and any(COST[index]):
            raise fail("tiles.toml", f"{key}.cost", "mythos tiles cost nothing")
        missing = {"name", "kind", "nature", "cost", "production", "copies"} - set(
            tile["provenance"]
        )
        if missing:
            raise fail("tiles.toml", f"{key}.provenance", f"lacks {', '.join(sorted(missing))}")
    if TILES[FIRST_MYTHOS:] != tuple([str(tile["id"]) for tile in _tiles[-MYTHOS_TILES:]]):
        raise fail("tiles.toml", "tile", "six mythos tiles expected")


verify()

# -- H-GEO-1, H-GEO-2: slots by ring, each ring from (k, 0) counter-clockwise ----------------------

RINGS: Final = 4  # all city tiles one player can have (37) reach just into the fourth ring
HEXES: Final[list[Hex]] = [place for radius in range(RINGS + 1) for place in ring(radius)]
SLOTS: Final = len(HEXES)
_number: Final[dict[Hex, int]] = {place: slot for slot, place in enumerate(HEXES)}
NEIGHBOURS: Final[list[tuple[int, ...]]] = [
    tuple([_number[near] for near in neighbours(place) if near in _number]) for place in HEXES
]
RING: Final[list[int]] = [radius for radius in range(RINGS + 1) for _ in ring(radius)]
RING_SLOTS: Final[list[tuple[int, ...]]] = [
    tuple([slot for slot in range(SLOTS) if RING[slot] == radius]) for radius in range(RINGS + 1)
]

# -- action tuples, made once ----------------------------------------------------------------------

MOST: Final = 61  # amounts with a ready tuple: 0 to 60, all there are with a limited supply


def resource_slot_amount(verb: str, most: int) -> list[list[list[Action]]]:
    return [
        [[(verb, name, slot, n) for n in range(most)] for slot in range(SLOTS)]
        for name in RESOURCES
    ]


TAKE: Final[list[Action]] = [("take", name) for name in TILES]
GAIN: Final[list[Action]] = [("gain", name) for name in RESOURCES]
PLAY: Final[list[Action]] = [("play", name) for name in TILES]
PLACE: Final[list[Action]] = [("place", slot) for slot in range(SLOTS)]
PAY: Final[list[list[list[Action]]]] = resource_slot_amount("pay", 4)
HOST: Final[list[Action]] = [("host", slot) for slot in range(SLOTS)]
DROP: Final[list[Action]] = [("drop", name) for name in TILES]
ASSIGN: Final[list[list[list[Action]]]] = resource_slot_amount("assign", 8)
SET: Final[list[list[list[Action]]]] = resource_slot_amount("set", MOST)
SEND: Final[list[list[list[Action]]]] = resource_slot_amount("send", MOST)
RETURN: Final[list[list[Action]]] = [
    [("return", slot, n) for n in range(MOST)] for slot in range(SLOTS)
]
MOVE: Final[list[list[list[Action]]]] = [
    [[("move", name, start, end) for end in range(SLOTS)] for start in range(SLOTS)]
    for name in RESOURCES
]
USE: Final[list[Action]] = [("use", slot) for slot in range(SLOTS)]
INVOKE: Final[list[Action]] = [("invoke", name) for name in TILES]
AGAINST: Final[list[Action]] = [("against", seat) for seat in range(4)]
GIVE: Final[list[list[Action]]] = [
    [("give", name, slot) for slot in range(SLOTS)] for name in RESOURCES
]
SMITE: Final[list[list[list[Action]]]] = [
    [[("smite", seat, slot, n) for n in range(HADES_MOST + 1)] for slot in range(SLOTS)]
    for seat in range(4)
]
TOP: Final[list[Action]] = [("top", name) for name in TILES]
ATTACK: Final[list[list[Action]]] = [
    [("attack", seat, slot) for slot in range(SLOTS)] for seat in range(4)
]
LOSE: Final[list[Action]] = [("lose", n) for n in range(MOST)]
DISCARD: Final[list[Action]] = [("discard", name) for name in TILES]
STOP: Final[Action] = ("stop",)
DONE: Final[Action] = ("done",)
PRODUCTION: Final[Action] = ("production",)
STRATEGY: Final[Action] = ("strategy",)
SPECIAL: Final[Action] = ("special",)
WAR: Final[Action] = ("war",)
REVEAL: Final[Action] = ("reveal",)
KEEP: Final[Action] = ("keep",)
DRAWN: Final[list[Action]] = [("drawn", name) for name in TILES]


def amounts(ready: list[Action], low: int, high: int) -> list[Action]:
    """The actions of a table row with an amount from low to high; more than the box holds are made."""
    if high < len(ready):
        return ready[low : high + 1]
    made = ready[low:]
    head = ready[0][:-1]
    made.extend([(*head, n) for n in range(max(low, len(ready)), high + 1)])
    return made
