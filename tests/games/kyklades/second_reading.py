"""The legal answers to every question, worked out a second time.

Written from `rules.md` and `maps.toml` alone, with sets of names instead of the engine's bit masks and tables, and
without a thought for speed. What the engine lists must be the same in every position.
"""

from __future__ import annotations

import itertools
import tomllib
from collections.abc import Callable
from importlib import resources
from typing import Any

from petteia.core.action import Action
from petteia.core.flow import Question
from petteia.games.kyklades.state import Kyklades

GODS = ("poseidon", "ares", "zeus", "athena")
TYPES = ("port", "fortress", "temple", "university")
FIGURES = ("kraken", "minotaur", "chiron", "medusa", "polyphemus")
OPEN_GODS = {2: 3, 3: 2, 4: 3, 5: 4}  # K-GODS-5
SLOT_PRICES = (4, 3, 2)  # K-TRACK-1

Slot = tuple[str, int]  # an island and the number of a slot, from 1
Options = set[Action]

_maps = resources.files("petteia.games.kyklades").joinpath("data", "maps.toml")
MAPS = {board["players"]: board for board in tomllib.loads(_maps.read_text("utf-8"))["map"]}


class Table:
    """A position by names, as people at the table see it."""

    def __init__(self, s: Kyklades) -> None:
        board = MAPS[s.seats]
        self.s = s
        self.seas: dict[str, Any] = {sea["id"]: sea for sea in board["sea"]}
        self.islands: dict[str, Any] = {island["id"]: island for island in board["island"]}
        self.fleet = dict(zip(self.seas, s.fleet, strict=True))
        self.ships = dict(zip(self.seas, s.ships, strict=True))
        self.owner = dict(zip(self.islands, s.owner, strict=True))
        self.troops = dict(zip(self.islands, s.troops, strict=True))
        self.metropolis = dict(zip(self.islands, s.metropolis, strict=True))
        self.built: dict[Slot, str] = {}
        for at, kind in enumerate(s.built):
            if kind:
                self.built[list(self.islands)[at // 4], at % 4 + 1] = TYPES[kind - 1]
        self.figure: dict[str, str] = {}
        for at, place in enumerate(s.figures):
            if place >= 0:
                self.figure[FIGURES[at]] = list(self.seas if at == 0 else self.islands)[place]

    # -- terms -------------------------------------------------------------------------------

    def own(self, player: int) -> list[str]:
        return [island for island, owner in self.owner.items() if owner == player]

    def waters(self, player: int) -> list[str]:
        return [sea for sea, owner in self.fleet.items() if owner == player]

    def closed(self) -> set[str]:  # K-SHIP-6
        closed: set[str] = set()
        if "kraken" in self.figure:
            closed.add(self.figure["kraken"])
        if "polyphemus" in self.figure:
            closed |= set(self.islands[self.figure["polyphemus"]]["adjacent_sea"])
        return closed

    def open_around(self, sea: str) -> set[str]:
        return set(self.seas[sea]["sea"]) - self.closed()

    def joined(self, player: int, island: str) -> set[str]:
        """Islands joined with this one by a ship chain."""  # K-TERM-5 R-34
        chain = {sea for sea in self.islands[island]["adjacent_sea"] if self.fleet[sea] == player}
        more = chain
        while more:
            more = {n for sea in more for n in self.seas[sea]["sea"] if self.fleet[n] == player}
            more -= chain
            chain |= more
        return {near for sea in chain for near in self.seas[sea]["islands"]} - {island}

    def in_supply(self, kind: str) -> bool:  # K-LIMIT-2
        return list(self.built.values()).count(kind) < 10

    def usable(self, player: int) -> list[Slot]:  # K-BUILD-2
        return [
            (island, slot)
            for island in self.own(player)
            for slot in range(1, self.islands[island]["slots"] + 1)
            if (island, slot) not in self.built
            and not (self.metropolis[island] and slot in self.islands[island]["metropolis_covers"])
        ]

    def unused_temples(self, player: int) -> Options:  # K-CREATURE-3
        used = {(list(self.islands)[site // 5], site % 5 + 1) for site in self.s.used}
        temples: Options = set()
        for island in self.own(player):
            for slot in range(1, 5):
                if self.built.get((island, slot)) == "temple" and (island, slot) not in used:
                    temples.add(("temple", island, slot))
            if self.metropolis[island] and (island, 5) not in used:
                temples.add(("shrine", island))
        return temples

    # -- the last island -----------------------------------------------------------------------

    def protected(self, player: int) -> set[str]:  # K-LAST-1
        others = [self.own(other) for other in range(self.s.seats) if other != player]
        return {own[0] for own in others if len(own) == 1 and not self.would_win(player, own[0])}

    def would_win(self, player: int, island: str) -> bool:  # K-LAST-2
        number = 3 if self.s.seats == 2 else 2
        now = sum(self.metropolis[own] for own in self.own(player))
        if now >= number:
            return False
        then = now + self.metropolis[island]
        if then < number and self.s.settings["last_island_exception"] != "metropolis_only":
            lands = [*self.own(player), island]
            built = {place: kind for place, kind in self.built.items() if place[0] in lands}
            bare = {land for land in lands if not self.metropolis[land]}
            then += self.sets(built, bare, self.s.stock[0], number - then)
        return then >= number

    def sets(self, built: dict[Slot, str], bare: set[str], stock: int, wanted: int) -> int:
        """How many metropolises, up to so many, come of these buildings if one chooses well."""
        if not bare or not stock or not wanted:
            return 0
        best = 0
        for given in itertools.product(*[[p for p in built if built[p] == t] for t in TYPES]):
            left = {place: kind for place, kind in built.items() if place not in given}
            free = {land for land in bare if not self.on_site(left, land)}
            for site in free or bare:  # K-METRO-4
                after = {p: kind for p, kind in left.items() if p not in self.on_site(left, site)}
                more = self.sets(after, bare - {site}, stock - 1, wanted - 1)
                best = max(best, 1 + more)
                if best == wanted:
                    return best
        return best

    def on_site(self, built: dict[Slot, str], island: str) -> set[Slot]:
        covers = self.islands[island]["metropolis_covers"]
        return {(island, slot) for slot in covers if (island, slot) in built}

    # -- where things may go -------------------------------------------------------------------

    def launches(self, player: int) -> set[str]:  # K-RECRUIT-2
        coast = {sea for own in self.own(player) for sea in self.islands[own]["adjacent_sea"]}
        return {sea for sea in coast - self.closed() if self.fleet[sea] in (-1, player)}

    def voyages(self, player: int) -> set[str]:  # K-SHIP-1
        return {sea for sea in self.waters(player) if self.open_around(sea)}

    def movable(self, player: int) -> list[str]:  # K-TROOP-2
        own = self.own(player)
        return [island for island in own if self.troops[island] and not self.held(island)]

    def held(self, island: str) -> bool:  # K-CR-MEDUSA
        return self.figure.get("medusa") == island

    def marches(self, player: int) -> dict[str, set[str]]:  # K-DEC-7
        ways = {i: self.joined(player, i) - self.protected(player) for i in self.movable(player)}
        return {island: targets for island, targets in ways.items() if targets}

    def flights(self, player: int) -> dict[str, set[str]]:  # K-CR-PEGASUS
        chiron = self.figure.get("chiron")
        kept = {chiron} if chiron is not None and self.owner[chiron] != player else set()
        away = set(self.islands) - self.protected(player) - kept
        ways = {island: away - {island} for island in self.movable(player)}
        return {island: targets for island, targets in ways.items() if targets}


def expected(s: Kyklades) -> Options:
    """What the player asked may answer."""
    asked = s.question()
    assert asked is not None
    return READINGS[type(asked).__name__](Table(s), asked, asked.player)


# -- offerings ---------------------------------------------------------------------------------


def offer(t: Table, asked: Any, player: int) -> Options:  # K-AUCTION-2 to K-AUCTION-5
    s = t.s
    legal: Options = {("apollo",)}
    for god in s.tiles[: OPEN_GODS[s.players]]:
        others = [s.offering[at] for at in range(4) if at != god and s.bidder[at] == player]
        committed = sum(max(1, amount - s.priests[player]) for amount in others)
        for amount in range(s.offering[god] + 1, s.gold[player] + s.priests[player] + 1):
            due = max(1, amount - s.priests[player])
            if GODS[god] != asked.barred and committed + due <= s.gold[player]:
                legal.add(("bid", GODS[god], amount))
    return legal


# -- action turns ------------------------------------------------------------------------------


def act(t: Table, asked: Any, player: int) -> Options:  # K-TURN-3 K-DEC-4
    s, gold = t.s, t.s.gold[player]
    legal: Options = set()
    for at, price in enumerate(SLOT_PRICES):
        if s.track[at] >= 0 and gold >= max(1, price - len(t.unused_temples(player))):
            legal.add(("summon", price, CARDS[s.track[at]]))
    if may_recruit(t, asked.god, player):
        legal.add(("recruit",))
    if gold >= 2 and t.usable(player) and t.in_supply(TYPES[GODS.index(asked.god)]):
        legal.add(("build",))
    if asked.god == "poseidon" and gold and t.voyages(player):
        legal.add(("voyage",))
    if asked.god == "ares" and gold and t.marches(player):
        legal.add(("march",))
    if asked.god == "zeus" and gold:
        cards = [(price, s.track[at]) for at, price in enumerate(SLOT_PRICES)]
        legal |= {("swap", price, CARDS[card]) for price, card in cards if card >= 0}
    duty = s.settings["free_philosopher"] == "duty" and not s.recruited
    if asked.god != "athena" or not duty or sum(s.philosophers) == 17:  # K-RECRUIT-7
        legal.add(("end",))
    return legal


def may_recruit(t: Table, god: str, player: int) -> bool:  # K-RECRUIT-1 K-RECRUIT-5
    s = t.s
    further = [int(price) for price in s.settings["troop_prices"].split("-")]
    prices = {"poseidon": [0, 1, 2, 3], "ares": [0, *further], "zeus": [0, 4], "athena": [0, 4]}
    if s.recruited == len(prices[god]) or s.gold[player] < prices[god][s.recruited]:
        return False
    if god == "poseidon":
        afloat = sum(t.ships[sea] for sea in t.waters(player))
        return afloat < 8 and bool(t.launches(player))
    if god == "ares":
        return sum(t.troops[island] for island in t.own(player)) < 8
    return sum(s.priests) < 18 if god == "zeus" else sum(s.philosophers) < 17


def launch(t: Table, asked: Any, player: int) -> Options:
    return {("launch", sea) for sea in t.launches(player)}


def muster(t: Table, asked: Any, player: int) -> Options:
    return {("muster", island) for island in t.own(player)}


def raise_(t: Table, asked: Any, player: int) -> Options:
    return {("raise", *slot) for slot in t.usable(player)}


def prosper(t: Table, asked: Any, player: int) -> Options:
    anywhere = t.s.settings["apollo_marker"] == "any_island"
    return {("prosper", island) for island in (t.islands if anywhere else t.own(player))}


def depart(t: Table, asked: Any, player: int) -> Options:
    return {("depart", sea) for sea in t.voyages(player)}


def voyage(t: Table, asked: Any, player: int) -> Options:  # K-DEC-5
    numbers = range(1, t.ships[asked.at] + 1)
    legal: Options = {("sail", to, n) for to in t.open_around(asked.at) for n in numbers}
    return legal | {("stop",)} if asked.steps < 3 else legal


def leave(t: Table, asked: Any, player: int) -> Options:
    return {("leave", island) for island in t.marches(player)}


def fly(t: Table, asked: Any, player: int) -> Options:
    return {("leave", island) for island in t.flights(player)} | {("decline",)}


def land(t: Table, asked: Any, player: int) -> Options:
    ways = t.marches(player) if asked.way == "march" else t.flights(player)
    return {("land", island) for island in ways[asked.origin]}


def take(t: Table, asked: Any, player: int) -> Options:
    return {("take", number) for number in range(1, t.troops[asked.origin] + 1)}


# -- battles and metropolises --------------------------------------------------------------------


def retreat(t: Table, asked: Any, player: int) -> Options:  # K-RETREAT-2 K-RETREAT-3
    if asked.space in t.seas:
        free = {sea for sea in t.open_around(asked.space) if t.fleet[sea] in (-1, player)}
        return {("flee", sea) for sea in free} | {("fight",)}
    assert not t.held(asked.space)
    own = t.joined(player, asked.space) & set(t.own(player))
    return {("retreat", island) for island in own} | {("fight",)}


def give_up(t: Table, asked: Any, player: int) -> Options:  # K-METRO-3
    mine = t.own(player)
    return {
        ("give-up", *p) for p, kind in t.built.items() if kind == asked.building and p[0] in mine
    }


def found(t: Table, asked: Any, player: int) -> Options:  # K-METRO-4
    bare = [island for island in t.own(player) if not t.metropolis[island]]
    free = [island for island in bare if not t.on_site(t.built, island)]
    return {("found", island) for island in free or bare}


# -- creatures -----------------------------------------------------------------------------------


def temples(t: Table, asked: Any, player: int) -> Options:
    assert asked.price > 1
    enough: Options = {("enough",)} if t.s.gold[player] >= asked.price else set()
    return t.unused_temples(player) | enough


def lure(t: Table, asked: Any, player: int) -> Options:
    return {
        ("lure", sea) for sea, count in t.ships.items() if count == 1 and t.fleet[sea] != player
    } | {("decline",)}


def bring(t: Table, asked: Any, player: int) -> Options:
    return {("bring", sea) for sea in t.waters(player)}


def destroy(t: Table, asked: Any, player: int) -> Options:
    chiron = t.figure.get("chiron")
    return {("destroy", *slot) for slot in t.built if slot[0] != chiron} | {("decline",)}


def copy(t: Table, asked: Any, player: int) -> Options:
    return {("copy", CARDS[card]) for card in t.s.discard} | {("decline",)}


def rebuild(t: Table, asked: Any, player: int) -> Options:
    own = [place for place in t.built if place[0] in t.own(player)]
    return {("rebuild", *p) for p in own if other_types(t, t.built[p])} | {("decline",)}


def other_types(t: Table, kind: str) -> list[str]:
    return [other for other in TYPES if other != kind and t.in_supply(other)]


def into(t: Table, asked: Any, player: int) -> Options:
    return {("into", kind) for kind in other_types(t, t.built[asked.island, asked.place])}


def sell(t: Table, asked: Any, player: int) -> Options:
    legal: Options = {("sell-ship", sea) for sea in t.waters(player)} | {("stop",)}
    legal |= {("sell-troop", island) for island in t.own(player) if t.troops[island]}
    if t.s.priests[player]:
        legal.add(("sell-priest",))
    if t.s.philosophers[player]:
        legal.add(("sell-philosopher",))
    return legal


def glide(t: Table, asked: Any, player: int) -> Options:  # K-DEC-6 R-20
    legal: Options = {("stop",)}
    spent = dict(zip(t.seas, t.s.spent, strict=True))
    for sea in t.waters(player):
        fresh = t.ships[sea] - spent[sea]
        if t.s.settings["sylph_step"] == "ship":
            fresh = min(fresh, asked.steps)
        for to in t.open_around(sea):
            legal |= {("glide", sea, to, number) for number in range(1, fresh + 1)}
    return legal


def snatch(t: Table, asked: Any, player: int) -> Options:
    chiron = t.figure.get("chiron")
    prey = [island for island, troops in t.troops.items() if troops and island != chiron]
    return {("snatch", island) for island in prey if t.owner[island] != player} | {("decline",)}


def rob(t: Table, asked: Any, player: int) -> Options:
    others = [other for other in range(t.s.seats) if other != player and t.own(other)]
    if asked.creature == "satyr":
        others = [other for other in others if t.s.philosophers[other]]
    if asked.creature == "dryad":
        others = [other for other in others if t.s.priests[other]]
    return {("rob", other) for other in others} | {("decline",)}


def surface(t: Table, asked: Any, player: int) -> Options:
    return {("surface", sea) for sea in t.seas} | {("decline",)}


def swim(t: Table, asked: Any, player: int) -> Options:
    around = t.seas[t.figure["kraken"]]["sea"] if t.s.gold[player] else []
    return {("swim", sea) for sea in around} | {("stop",)}


def haunt(t: Table, asked: Any, player: int) -> Options:
    return {("haunt", island) for island in t.islands} | {("decline",)}


def push(t: Table, asked: Any, player: int) -> Options:
    legal: Options = set()
    for sea in t.islands[t.figure["polyphemus"]]["adjacent_sea"]:
        if t.ships[sea]:
            ways = {to for to in t.open_around(sea) if t.fleet[to] in (-1, t.fleet[sea])}
            legal |= {("push", sea, to) for to in ways} or {("sink", sea)}
    return legal


CARDS = (
    *FIGURES,
    *("siren", "pegasus", "giant", "chimera", "cyclops", "sphinx", "sylph", "harpy", "griffon"),
    *("fates", "satyr", "dryad"),
)

READINGS: dict[str, Callable[[Table, Question[Any], int], Options]] = {
    "Offer": offer,
    "Act": act,
    "Launch": launch,
    "Muster": muster,
    "Raise": raise_,
    "Prosper": prosper,
    "Depart": depart,
    "Voyage": voyage,
    "Leave": leave,
    "Fly": fly,
    "Land": land,
    "Take": take,
    "RetreatDefender": retreat,
    "RetreatAttacker": retreat,
    "GiveUp": give_up,
    "Found": found,
    "Temples": temples,
    "Lure": lure,
    "Bring": bring,
    "Destroy": destroy,
    "Copy": copy,
    "Rebuild": rebuild,
    "Into": into,
    "Sell": sell,
    "Glide": glide,
    "Snatch": snatch,
    "Rob": rob,
    "Surface": surface,
    "Swim": swim,
    "Haunt": haunt,
    "Push": push,
}
