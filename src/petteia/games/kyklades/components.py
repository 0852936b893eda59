"""The components: boards, prices, gods, creatures. Read from `data/` and checked at import."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any, Final

from petteia.core.action import Action
from petteia.core.errors import Broken
from petteia.core.grid import Hex, neighbours

NOBODY: Final = -1

POSEIDON: Final = 0
ARES: Final = 1
ZEUS: Final = 2
ATHENA: Final = 3
APOLLO: Final = 4
GODS: Final = ("poseidon", "ares", "zeus", "athena", "apollo")

NOTHING: Final = 0  # an empty slot
PORT: Final = 1
FORTRESS: Final = 2
TEMPLE: Final = 3
UNIVERSITY: Final = 4
BUILDINGS: Final = ("", "port", "fortress", "temple", "university")  # number = god + 1

# what the supply counts: index of `Kyklades.stock`; 1 to 4 are the buildings
METROPOLISES: Final = 0
MARKERS: Final = 5
PRIESTS: Final = 6
PHILOSOPHERS: Final = 7

KRAKEN: Final = 0  # figures first, so that a card's number is its figure's
MINOTAUR: Final = 1
CHIRON: Final = 2
MEDUSA: Final = 3
POLYPHEMUS: Final = 4
SIREN: Final = 5
PEGASUS: Final = 6
GIANT: Final = 7
CHIMERA: Final = 8
CYCLOPS: Final = 9
SPHINX: Final = 10
SYLPH: Final = 11
HARPY: Final = 12
GRIFFON: Final = 13
FATES: Final = 14
SATYR: Final = 15
DRYAD: Final = 16
CREATURES: Final = (
    "kraken",
    "minotaur",
    "chiron",
    "medusa",
    "polyphemus",
    "siren",
    "pegasus",
    "giant",
    "chimera",
    "cyclops",
    "sphinx",
    "sylph",
    "harpy",
    "griffon",
    "fates",
    "satyr",
    "dryad",
)
FIGURES: Final = 5

PLACES: Final = 5  # sites of one island: slots 0 to 3, and the metropolis
METROPOLIS_PLACE: Final = 4
SLOTS: Final = 4
HIGHEST_OFFERING: Final = (
    300  # K-AUCTION-9, our own addition: the list of all actions is finite; the notation
)
# of the printed row needs no rule (K-AUCTION-6)


def _read(name: str) -> dict[str, Any]:
    folder = resources.files("petteia.games.kyklades").joinpath("data", name)
    return tomllib.loads(folder.read_text("utf-8"))


def _at(data: Mapping[str, Any], file: str, key: str) -> Any:
    """A value by its dotted key; Broken names file and key if it is missing."""
    value: Any = data
    for part in key.split("."):
        if not isinstance(value, Mapping) or part not in value:
            raise Broken(f"{file}: {key} is missing")
        value = value[part]
    return value


def _must(holds: bool, file: str, key: str, what: str) -> None:
    if not holds:
        raise Broken(f"{file}: {key}: {what}")


COMPONENTS_FILE: Final = "components.toml"
MAPS_FILE: Final = "maps.toml"


def _number(key: str) -> int:
    value = _at(DATA, COMPONENTS_FILE, key)
    _must(isinstance(value, int), COMPONENTS_FILE, key, "expected a number")
    return int(value)


def _numbers(key: str) -> list[int]:
    value = _at(DATA, COMPONENTS_FILE, key)
    _must(isinstance(value, list), COMPONENTS_FILE, key, "expected a list of numbers")
    return [int(part) for part in value]


DATA: Final[dict[str, Any]] = _read(COMPONENTS_FILE)
MAPS: Final[dict[str, Any]] = _read(MAPS_FILE)

BUILDING_PRICE: Final = _number("prices.building")
VOYAGE_PRICE: Final = _number("prices.ship_voyage")
MARCH_PRICE: Final = _number("prices.troop_move")
SWAP_PRICE: Final = _number("prices.creature_swap")
KRAKEN_PRICE: Final = _number("prices.kraken_step")
SPHINX_PAYS: Final = _number("prices.sphinx_sale")
SLOT_PRICES: Final[list[int]] = _numbers("creature_track.prices")  # K-TRACK-1
MINI_ROUNDS: Final = _number("mini.rounds")
MINI_METROPOLISES: Final = _number("mini.metropolises")
LEAST_DUE: Final = _number("limits.min_paid_per_offering")
LEAST_PRICE: Final = _number("limits.min_paid_per_creature")
SHIPS: Final = _number("limits.max_ships_on_board")
TROOPS: Final = _number("limits.max_troops_on_board")
VOYAGE_STEPS: Final = _number("limits.voyage_steps")
SYLPH_STEPS: Final = _number("limits.sylph_steps")
PHILOSOPHER_SET: Final = _number("limits.philosophers_for_metropolis")
STARTING_GOLD: Final = _number("income.starting_gold")
APOLLO_GOLD: Final = _number("apollo.gold_if_more_than_one_island")
APOLLO_GOLD_POOR: Final = _number("apollo.gold_if_one_island")
MINOTAUR_BONUS: Final = 2
COINS: Final = _number("supply.gold.count")


def _stock() -> list[int]:
    stock = [_number("metropolis.count"), 0, 0, 0, 0]
    for kind in _at(DATA, COMPONENTS_FILE, "building"):
        name = str(kind["id"])
        _must(name in BUILDINGS[1:], COMPONENTS_FILE, "building.id", f"no building {name!r}")
        stock[BUILDINGS.index(name)] = int(kind["count"])
    supply = ("prosperity_markers", "priest_cards", "philosopher_cards")
    return stock + [_number(f"supply.{kind}.count") for kind in supply]


FULL_STOCK: Final[list[int]] = _stock()  # K-LIMIT-2 K-LIMIT-3 K-LIMIT-4


def _recruit_prices() -> list[list[int]]:
    """Prices of the recruits of one turn by god, the free one included (K-RECRUIT-1)."""
    prices: list[list[int]] = [[], [], [], [], []]
    for god in _at(DATA, COMPONENTS_FILE, "god"):
        name = str(god["id"])
        _must(name in GODS, COMPONENTS_FILE, "god.id", f"no god {name!r}")
        if "recruit" in god:
            recruit = god["recruit"]
            prices[GODS.index(name)] = [0] * int(recruit["free"]) + list(recruit["extra_prices"])
    return prices


RECRUIT_PRICES: Final[list[list[int]]] = _recruit_prices()


class PlayerCount:
    """What depends on the number of players."""

    def __init__(self, line: Mapping[str, Any]) -> None:
        self.players = int(line["players"])
        self.markers = int(line["markers_per_player"])
        self.open_gods = int(line["open_gods"])
        self.rotation = str(line["god_rotation"])
        self.metropolises = int(line["metropolises_to_win"])
        _must(
            self.rotation in ("three", "four", "five"),
            COMPONENTS_FILE,
            "player_count.god_rotation",
            f"no rotation {self.rotation!r}",
        )


def _player_counts() -> list[PlayerCount]:
    """By number of players; entries 0 and 1 repeat the first and are never asked for."""
    lines = [PlayerCount(line) for line in _at(DATA, COMPONENTS_FILE, "player_count")]
    counts = [line.players for line in lines]
    _must(counts == [2, 3, 4, 5], COMPONENTS_FILE, "player_count.players", "expected 2, 3, 4, 5")
    return [lines[0], lines[0], *lines]


COUNTS: Final[list[PlayerCount]] = _player_counts()


class Seat:
    """A starting position."""

    def __init__(self, islands: list[int], seas: list[int]) -> None:
        self.islands = islands
        self.seas = seas


class Board:
    """One map, with all that can be worked out beforehand. Spaces are numbers; sets are bit masks."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.id = str(data["id"])
        self.players = int(data["players"])
        seas: list[Any] = list(data["sea"])
        islands: list[Any] = list(data["island"])
        self.seas = [str(sea["id"]) for sea in seas]
        self.islands = [str(island["id"]) for island in islands]
        self.names = [str(island["name"]) for island in islands]
        self.sea_at = {name: at for at, name in enumerate(self.seas)}
        self.island_at = {name: at for at, name in enumerate(self.islands)}
        self.sea_hex: list[Hex] = [(int(sea["hex"][0]), int(sea["hex"][1])) for sea in seas]
        self.island_hexes: list[list[Hex]] = [
            [(int(q), int(r)) for q, r in island["hexes"]] for island in islands
        ]
        self.trade = [int(sea["trade"]) for sea in seas]
        self.prosperity = [int(island["prosperity"]) for island in islands]
        self.slots = [int(island["slots"]) for island in islands]
        self.covers = [[int(slot) - 1 for slot in i["metropolis_covers"]] for i in islands]
        # usable slots at 2 * island, and at 2 * island + 1 once it has a metropolis (K-METRO-7)
        self.usable: list[list[int]] = []
        for island in range(len(islands)):
            every = list(range(self.slots[island]))
            self.usable.append(every)
            self.usable.append([slot for slot in every if slot not in self.covers[island]])
        self._link()
        self._verify(data, seas, islands)
        self.starts = [self._start(seat) for seat in data["seat"]]
        self._actions()

    def _link(self) -> None:
        owner: dict[Hex, int] = {}  # a hex's space: sea n, or -1 - island
        for sea, place in enumerate(self.sea_hex):
            owner[place] = sea
        for island, hexes in enumerate(self.island_hexes):
            for place in hexes:
                owner[place] = -1 - island
        self.links: list[list[int]] = []  # sea -> seas
        self.shores: list[list[int]] = []  # sea -> islands
        for place in self.sea_hex:
            around = [owner[near] for near in neighbours(place) if near in owner]
            self.links.append(sorted({space for space in around if space >= 0}))
            self.shores.append(sorted({-1 - space for space in around if space < 0}))
        self.coasts: list[list[int]] = []  # island -> seas
        for hexes in self.island_hexes:
            near = {owner[n] for place in hexes for n in neighbours(place) if n in owner}
            self.coasts.append(sorted(space for space in near if space >= 0))
        self.link_mask = [mask_of(links) for links in self.links]
        self.coast_mask = [mask_of(coast) for coast in self.coasts]
        self.shore_mask = [mask_of(shores) for shores in self.shores]
        self.trade_mask = mask_of([sea for sea, trade in enumerate(self.trade) if trade])

    def _verify(self, data: Mapping[str, Any], seas: list[Any], islands: list[Any]) -> None:
        """K-TERM-1: the neighbours written in the file are the ones its hexes give."""
        _must(len(seas) == data["sea_spaces"], MAPS_FILE, f"{self.id}.sea_spaces", "wrong count")
        _must(len(islands) == data["islands"], MAPS_FILE, f"{self.id}.islands", "wrong count")
        hexes = set(self.sea_hex).union(*[set(part) for part in self.island_hexes])
        cells = len(self.sea_hex) + sum(len(part) for part in self.island_hexes)
        _must(len(hexes) == cells == data["cells"], MAPS_FILE, f"{self.id}.cells", "cells overlap")
        for at, sea in enumerate(seas):
            key = f"{self.id}.sea.{sea['id']}"
            given = [self._sea(key, name) for name in sea["sea"]]
            _must(sorted(given) == self.links[at], MAPS_FILE, key, "wrong neighbours")
            given = [self._island(key, name) for name in sea["islands"]]
            _must(sorted(given) == self.shores[at], MAPS_FILE, key, "wrong islands")
        for at, island in enumerate(islands):
            key = f"{self.id}.island.{island['id']}"
            given = [self._sea(key, name) for name in island["adjacent_sea"]]
            _must(sorted(given) == self.coasts[at], MAPS_FILE, key, "wrong coast")
            _must(1 <= self.slots[at] <= SLOTS, MAPS_FILE, key, "1 to 4 slots")
            _must(max(self.covers[at]) < self.slots[at], MAPS_FILE, key, "covers no slot of its")

        touching = [near for shores in self.island_hexes for near in self._strange(shores)]
        _must(not touching, MAPS_FILE, f"{self.id}.island", "two islands touch")
        self._verify_labels(data, seas, islands)

    def _strange(self, hexes: list[Hex]) -> list[Hex]:
        """Hexes of other islands next to these."""
        others = {place for part in self.island_hexes if part != hexes for place in part}
        return [near for place in hexes for near in neighbours(place) if near in others]

    def _verify_labels(self, data: Mapping[str, Any], seas: list[Any], islands: list[Any]) -> None:
        """A label such as E6 names the row from the top and the place in it from the west."""
        longest = max(int(length) for length in data["row_lengths"])
        top = len(data["row_lengths"]) // 2
        labelled = [(str(sea["id"]), self.sea_hex[at]) for at, sea in enumerate(seas)]
        for at, island in enumerate(islands):
            labelled += list(zip(island["cells"], self.island_hexes[at], strict=True))
        for label, (q, r) in labelled:
            number = q + 1 + (longest - 1) // 2 + min(r, 0)
            right = f"{chr(ord('A') + top + r)}{number}"
            _must(label == right, MAPS_FILE, f"{self.id}.{label}", f"this hex is {right}")

    def _sea(self, key: str, name: str) -> int:
        _must(name in self.sea_at, MAPS_FILE, key, f"no sea space {name!r}")
        return self.sea_at[name]

    def _island(self, key: str, name: str) -> int:
        _must(name in self.island_at, MAPS_FILE, key, f"no island {name!r}")
        return self.island_at[name]

    def _start(self, seat: Mapping[str, Any]) -> Seat:
        key = f"{self.id}.seat.{seat['seat']}"
        islands = [self._island(key, troop["island"]) for troop in seat["troops"]]
        seas = [self._sea(key, ship["sea"]) for ship in seat["ships"]]
        income = sum(self.prosperity[i] for i in islands) + sum(self.trade[i] for i in seas)
        _must(income == _number("income.starting_income"), MAPS_FILE, key, "wrong income")
        for island in islands:
            beside = [sea for sea in seas if sea in self.coasts[island]]
            _must(bool(beside), MAPS_FILE, key, "an island without its ship")
        return Seat(islands, seas)

    def _actions(self) -> None:
        """Every action that names a place of this board, made once."""
        seas, islands = self.seas, self.islands
        self.launch: list[Action] = [("launch", sea) for sea in seas]
        self.depart: list[Action] = [("depart", sea) for sea in seas]
        self.sail: list[list[Action]] = [
            [("sail", sea, count) for count in range(1, SHIPS + 1)] for sea in seas
        ]
        self.glide: list[list[list[Action]]] = [
            [
                [("glide", sea, seas[to], count) for count in range(1, SHIPS + 1)]
                for to in self.links[at]
            ]
            for at, sea in enumerate(seas)
        ]
        self.flee: list[Action] = [("flee", sea) for sea in seas]
        self.lure: list[Action] = [("lure", sea) for sea in seas]
        self.bring: list[Action] = [("bring", sea) for sea in seas]
        self.surface: list[Action] = [("surface", sea) for sea in seas]
        self.swim: list[Action] = [("swim", sea) for sea in seas]
        self.sink: list[Action] = [("sink", sea) for sea in seas]
        self.push: list[list[Action]] = [
            [("push", sea, seas[to]) for to in self.links[at]] for at, sea in enumerate(seas)
        ]
        self.sell_ship: list[Action] = [("sell-ship", sea) for sea in seas]
        self.muster: list[Action] = [("muster", island) for island in islands]
        self.leave: list[Action] = [("leave", island) for island in islands]
        self.land: list[Action] = [("land", island) for island in islands]
        self.retreat: list[Action] = [("retreat", island) for island in islands]
        self.found: list[Action] = [("found", island) for island in islands]
        self.prosper: list[Action] = [("prosper", island) for island in islands]
        self.haunt: list[Action] = [("haunt", island) for island in islands]
        self.snatch: list[Action] = [("snatch", island) for island in islands]
        self.shrine: list[Action] = [("shrine", island) for island in islands]
        self.sell_troop: list[Action] = [("sell-troop", island) for island in islands]
        self.raise_: list[Action] = self._on_slots("raise")
        self.temple: list[Action] = self._on_slots("temple")
        self.give_up: list[Action] = self._on_slots("give-up")
        self.destroy: list[Action] = self._on_slots("destroy")
        self.rebuild: list[Action] = self._on_slots("rebuild")

    def _on_slots(self, verb: str) -> list[Action]:
        """By island * SLOTS + slot; slots an island lacks are named all the same."""
        return [(verb, island, slot + 1) for island in self.islands for slot in range(SLOTS)]

    def slot_of(self, action: Action) -> int:
        """island * SLOTS + slot of an action `verb island slot`."""
        return self.island_at[str(action[1])] * SLOTS + int(action[2]) - 1


def mask_of(numbers: Sequence[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


REMEMBERED: Final = 20000  # masks whose numbers are kept
_members: Final[dict[int, list[int]]] = {}


def members(mask: int) -> list[int]:
    """The numbers of a bit mask, ascending. The list is shared: do not change it."""
    found = _members.get(mask)
    if found is None:
        if len(_members) >= REMEMBERED:
            _members.clear()
        found = _bits_of(mask)
        _members[mask] = found
    return found


def _bits_of(mask: int) -> list[int]:
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def _boards() -> list[Board]:
    """By number of players; entries 0 and 1 repeat the first and are never asked for."""
    boards = [Board(data) for data in _at(MAPS, MAPS_FILE, "map")]
    counts = [board.players for board in boards]
    _must(counts == [2, 3, 4, 5], MAPS_FILE, "map.players", "expected 2, 3, 4, 5")
    return [boards[0], boards[0], *boards]


BOARDS: Final[list[Board]] = _boards()


def _check_creatures() -> None:
    cards = _at(DATA, COMPONENTS_FILE, "creature")
    names = [str(card["id"]) for card in cards]
    _must(sorted(names) == sorted(CREATURES), COMPONENTS_FILE, "creature.id", "wrong creatures")
    for card in cards:
        figure = CREATURES.index(str(card["id"])) < FIGURES
        _must((card["figure"] != "none") == figure, COMPONENTS_FILE, "creature.figure", card["id"])
    _must(_number("supply.creature_cards.count") == len(names), COMPONENTS_FILE, "supply", "cards")


_check_creatures()
