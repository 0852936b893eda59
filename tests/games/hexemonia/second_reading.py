"""The legal answers to every question, and what is counted, worked out a second time.

Written from `rules.md`, `tiles.toml` and `components.toml` alone, with coordinates and names instead of the engine's tables,
and without a thought for speed. What the engine lists must be the same in every position, in the same order (H-DEF-8).
"""

from __future__ import annotations

import itertools
import tomllib
from collections.abc import Callable
from importlib import resources
from typing import Any

from petteia.core.action import Action
from petteia.games.hexemonia.state import Hexemonia

Hex = tuple[int, int]
Pieces = tuple[int, int, int]  # citizens, hoplites, gold
Options = list[Action]

KINDS = ("citizen", "hoplite", "gold")
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # H-GEO-1: E, NE, NW, W, SW, SE
CENTRE = (0, 0)


def data(name: str) -> dict[str, Any]:
    file = resources.files("petteia.games.hexemonia").joinpath("data", name)
    return tomllib.loads(file.read_text("utf-8"))


PRINTED = {tile["id"]: tile for tile in data("tiles.toml")["tile"]}
PATRONS = {city["id"]: city for city in data("tiles.toml")["acropolis"]}
NAMES = list(PRINTED)
MYTHOS = [name for name, tile in PRINTED.items() if tile["kind"] == "mythos"]


def near(place: Hex) -> list[Hex]:
    return [(place[0] + q, place[1] + r) for q, r in STEPS]


def ring(place: Hex) -> int:
    return max(abs(place[0]), abs(place[1]), abs(place[0] + place[1]))


def walk_of_ring(k: int) -> list[Hex]:
    """H-GEO-2: from (k, 0) k steps each to NW, W, SW, SE, E, NE."""
    q, r = k, 0
    found = []
    for step in (2, 3, 4, 5, 0, 1):
        for _ in range(k):
            found.append((q, r))
            q, r = q + STEPS[step][0], r + STEPS[step][1]
    return found


RINGS = [[CENTRE], *[walk_of_ring(k) for k in range(1, 5)]]
ORDER = [place for places in RINGS for place in places]


def three(of: dict[str, int]) -> Pieces:
    return of["citizen"], of["hoplite"], of["gold"]


class Town:
    """What lies before one player, as people at the table see it."""

    def __init__(self, s: Hexemonia, player: int) -> None:
        self.tiles: dict[Hex, str] = {}
        self.held: dict[Hex, list[int]] = {}
        self.markers: dict[Hex, list[str]] = {}
        for slot, tile in enumerate(s.land[player]):
            if tile == 25:
                continue
            place = ORDER[slot]
            self.held[place] = s.held[player][3 * slot : 3 * slot + 3]
            self.markers[place] = []
            if place != CENTRE:
                self.tiles[place] = NAMES[tile]
        for at, mythos in enumerate(MYTHOS):
            if s.host_owner[at] == player:
                self.markers[ORDER[s.host_slot[at]]].append(mythos)
        self.mythos = [name for name in MYTHOS if any(name in m for m in self.markers.values())]
        city = s.acropolis_name(player)
        self.patron: str = PATRONS[city]["nature"]
        self.bonus: tuple[str, int] = (
            PATRONS[city]["victory"]["bonus_kind"],
            PATRONS[city]["victory"]["bonus_points"],
        )
        self.open = bool(s.open[player])
        self.loose_rings = s.settings["strict_rings"] == "off"
        self.self_shield = s.settings["shield_covers_itself"] == "on"
        self.hand = sorted([NAMES[t] for t in s.hand(player)], key=NAMES.index)

    @property
    def places(self) -> list[Hex]:
        return [place for place in ORDER if place in self.held]

    def total(self, kind: int, besides: tuple[Hex, ...] = ()) -> int:
        return sum(held[kind] for place, held in self.held.items() if place not in besides)

    def active(self, place: Hex) -> bool:  # H-DEF-3
        cost = three(PRINTED[self.tiles[place]]["cost"])
        return all(have >= due for have, due in zip(self.held[place], cost, strict=True))

    def surplus(self, place: Hex) -> Pieces:  # H-DEF-4, R-1, R-2
        if place == CENTRE or not self.active(place):
            return (0, 0, 0)
        cost = three(PRINTED[self.tiles[place]]["cost"])
        c, h, g = (have - due for have, due in zip(self.held[place], cost, strict=True))
        return c, h, g

    def host(self, mythos: str) -> Hex:
        return next(place for place, names in self.markers.items() if mythos in names)

    def force(self, place: Hex) -> int:  # H-DEF-6
        return self.held[place][0] + 2 * self.held[place][1]

    def nature(self, place: Hex) -> str:
        return str(PRINTED[self.tiles[place]]["nature"]) if place in self.tiles else ""

    def kind(self, place: Hex) -> str:
        return str(PRINTED[self.tiles[place]]["kind"]) if place in self.tiles else ""

    # -- H-GEO ---------------------------------------------------------------------------------

    def full(self, k: int) -> bool:
        return all(place in self.held for place in RINGS[k])

    def room(self, tile: str) -> list[Hex]:  # H-GEO-3
        if not self.tiles:
            return [(1, 0)]  # H-GEO-6
        polis = PRINTED[tile]["kind"] == "polis"
        if polis and tile in self.tiles.values():
            return []
        found = []
        for place in ORDER:
            touched = [n for n in near(place) if n in self.held]
            inner = all(self.full(k) for k in range(1, ring(place)))
            begun = any(n in self.held for n in RINGS[ring(place)])
            if place in self.held or len(touched) < 2:
                continue
            if not inner and not (self.loose_rings and begun):  # H-GEO-5, R-7
                continue
            if polis and not any(n == CENTRE or self.kind(n) == "polis" for n in touched):
                continue
            found.append(place)
        return found

    # -- H-WAR ---------------------------------------------------------------------------------

    def holds_together(self, without: Hex) -> bool:  # H-WAR-3
        left = set(self.held) - {without}
        reached, edge = {CENTRE}, [CENTRE]
        while edge:
            fresh = [n for n in near(edge.pop()) if n in left and n not in reached]
            reached.update(fresh)
            edge.extend(fresh)
        return reached == left

    def defence(self, place: Hex) -> int:  # H-WAR-5
        helping = [n for n in near(place) if n in self.tiles]
        if self.self_shield:
            helping.append(place)
        shields = [PRINTED[self.tiles[n]]["shield"] for n in helping if self.active(n)]
        return self.force(place) + 2 * max(shields, default=0)

    def targets(self) -> list[Hex]:  # H-WAR-2
        return [
            place
            for place in self.places[1:]
            if any(n not in self.held for n in near(place)) and self.holds_together(place)
        ]

    # -- counted ---------------------------------------------------------------------------------

    def yields(self) -> dict[Hex, Pieces]:  # H-PROD-1, H-PROD-2
        found: dict[Hex, Pieces] = {}
        for place in self.places[1:]:
            if self.active(place):
                printed = [self.tiles[place], *self.markers[place]]
                made = [three(PRINTED[name]["production"]) for name in printed]
                found[place] = (
                    sum(m[0] for m in made),
                    sum(m[1] for m in made),
                    sum(m[2] for m in made),
                )
        return found

    def politics(self) -> int:  # H-POL-1
        names = [*self.tiles.values(), *self.mythos]
        return sum(PRINTED[name]["nature"] == "politics" for name in names)

    def score(self, philosopher: bool) -> int:  # H-SCORE
        lit = [self.kind(place) for place in self.places[1:] if self.active(place)]
        lit += ["mythos"] * sum(self.active(self.host(name)) for name in self.mythos)
        natures = {PRINTED[name]["nature"] for name in self.mythos} | {self.patron}
        points = lit.count("chora") + lit.count("fortification") + 2 * lit.count("polis")
        points += 8 if len(natures) >= 3 else 0
        points += self.held[CENTRE][2]
        points += self.bonus[1] * lit.count(self.bonus[0])
        return points + (3 if philosopher else 0)

    def after_uprisings(self) -> dict[Hex, list[int]]:  # H-UPR-2
        left = {place: list(held) for place, held in self.held.items()}
        for place in self.places:
            spare = self.surplus(place)
            kinds = [kind for kind in range(3) if spare[kind]]
            for kind in kinds:
                one = spare[kind] - (spare[kind] + 1) // 2
                keep = one if len(kinds) == 1 else min(spare[k] for k in kinds)
                left[place][kind] -= spare[kind] - keep
        return left


class Position:
    def __init__(self, s: Hexemonia) -> None:
        self.s = s
        self.asked: Any = s.question()
        self.player: int = s.player()
        self.towns = [Town(s, player) for player in range(s.seats)]
        self.own = self.towns[self.player]
        self.limited = s.settings["supply_limit"] == "on"
        # H-DEF-8: seats clockwise from the start player
        clockwise = [(s.starter + step) % s.seats for step in range(s.seats)]
        self.others = [seat for seat in clockwise if seat != self.player]

    def stock(self, kind: int) -> float:
        return self.s.supply[kind] if self.limited else float("inf")

    @property
    def stack(self) -> int:
        return len(self.s.fate) + len(self.s.top)


def slot(place: Hex) -> int:
    return ORDER.index(place)


def distinct(names: list[str]) -> list[str]:
    return sorted(set(names), key=NAMES.index)


# -- steps A and B -----------------------------------------------------------------------------------


def display(p: Position) -> list[str]:
    return distinct([NAMES[tile] for tile in p.s.display])


def draw_first(p: Position) -> Options:
    return [("take", name) for name in display(p)]


def draw_second(p: Position) -> Options:
    return [*draw_first(p), *spring_gain(p)]


def spring_gain(p: Position) -> Options:
    return [("gain", KINDS[kind]) for kind in range(3) if p.stock(kind) > 0]


def play(p: Position) -> Options:  # H-PLAY-1, H-PAY-1, H-PLAY-5
    fresh = tuple(ORDER[at] for at in p.s.fresh)
    found: Options = []
    for name in distinct(p.own.hand):
        if name in MYTHOS:
            possible = bool(hosts(p, name))
        else:
            cost = three(PRINTED[name]["cost"])
            paid = all(cost[kind] <= p.own.total(kind, fresh) for kind in range(3))
            possible = paid and bool(p.own.room(name))
        if possible:
            found.append(("play", name))
    return [*found, ("stop",)]


def hosts(p: Position, mythos: str) -> list[Hex]:
    nature = PRINTED[mythos]["nature"]
    return [place for place in p.own.places[1:] if p.own.nature(place) == nature]


def site(p: Position) -> Options:
    return [("place", slot(place)) for place in p.own.room(p.asked.tile)]


def host(p: Position) -> Options:
    return [("host", slot(place)) for place in hosts(p, p.asked.tile)]


def pay(p: Position) -> Options:  # H-PAY-2
    kind = KINDS.index(p.asked.resource)
    sources = [
        place
        for place in p.own.places
        if slot(place) >= p.asked.pointer and slot(place) not in p.s.fresh
    ]
    found: Options = []
    for at, place in enumerate(sources):
        later = sum(p.own.held[other][kind] for other in sources[at + 1 :])
        for amount in range(1, min(p.own.held[place][kind], p.asked.need) + 1):
            if later >= p.asked.need - amount:
                found.append(("pay", KINDS[kind], slot(place), amount))
    return found


def drop(p: Position) -> Options:  # H-PLAY-6, H-WAR-10
    older = [
        name
        for name in p.own.mythos
        if name not in p.asked.won and NAMES.index(name) >= p.asked.pointer
    ]
    return [
        ("drop", name) for at, name in enumerate(older) if len(older) - at - 1 >= p.asked.due - 1
    ]


# -- step C ------------------------------------------------------------------------------------------


def act(p: Position) -> Options:
    found: Options = [("production",), ("strategy",)]
    if usable(p, (), ()):
        found.append(("special",))
    if attacks(p, ()):
        found.append(("war",))
    return found


def share(p: Position) -> Options:  # H-PROD-3
    made = dict(zip(p.asked.places[::2], p.asked.places[1::2], strict=True))
    open_slots = [at for at in made if at >= p.asked.pointer]
    found: Options = []
    for at in open_slots:
        later = sum(made[other] for other in open_slots if other > at)
        for amount in range(1, min(made[at], p.asked.left) + 1):
            if later >= p.asked.left - amount:
                found.append(("assign", p.asked.resource, at, amount))
    return found


def exchange(p: Position) -> Options:  # H-STRAT-2
    found: Options = []
    for k in range(-p.own.total(1), p.own.total(0) // 2 + 1):
        hoplites, citizens = max(k, 0), max(-2 * k, 0)
        if (not hoplites or hoplites <= p.stock(1)) and (not citizens or citizens <= p.stock(0)):
            found.append(("exchange", k))
    return found


def move(p: Position) -> Options:  # D-STRAT-MOVE, said by what stays possible
    """A new amount is offered if some distribution is left that the rest of the sweep can reach."""
    found: Options = []
    tiles = p.own.places[1:]
    pairs_due = max(0, -p.asked.exchange)
    first_kind, first_slot = divmod(p.asked.pointer, len(ORDER))
    for kind in range(first_kind, 3):
        due = pairs_due if kind == 0 else 0
        total = p.own.total(kind)
        amounts = [p.own.held[place][kind] for place in tiles]
        for at, place in enumerate(tiles):
            if kind == first_kind and slot(place) < first_slot:
                continue
            before = amounts[:at]
            for v in range(total - sum(before) + 1):
                rest = total - sum(before) - v  # all of it may lie on one place, the acropolis
                pairs = sum(n // 2 for n in before) + v // 2 + rest // 2
                if v != amounts[at] and pairs >= due:
                    found.append(("set", KINDS[kind], slot(place), v))
        balance = total - sum(amounts)
        pairs = sum(n // 2 for n in amounts) + balance // 2
        if balance < 0 or pairs < due:
            return found
    return [*found, ("done",)]


def counted(p: Position, place: Hex, nature: str) -> int:  # H-REV-2
    count = sum(p.own.nature(n) == nature for n in near(place))
    return count + int(CENTRE in near(place) and p.own.open and p.own.patron == nature)


def may_reveal(p: Position, place: Hex, nature: str) -> bool:  # H-REV-1
    return CENTRE in near(place) and not p.own.open and p.own.patron == nature


def condition(p: Position, ability: str, place: Hex) -> bool:  # the table of H-SPEC-2
    rivals = [p.towns[seat] for seat in p.others]
    match ability:
        case "harbour" | "temple":
            nature = "economy" if ability == "harbour" else "sacred"
            known = counted(p, place, nature) + may_reveal(p, place, nature)
            return known > 0 and p.stock(2) > 0
        case "necropolis":
            return p.own.total(0) >= 2 and p.stock(2) > 0
        case "spring":
            return any(p.stock(kind) > 0 for kind in range(3))
        case "lighthouse" | "labyrinth" | "tavern":
            kind = {"lighthouse": 2, "labyrinth": 1, "tavern": 0}[ability]
            return any(town.total(kind) for town in rivals)
        case "agora":
            return len(p.own.places) > 1 and any(p.own.total(kind) for kind in range(3))
        case "hades":
            return any(town.surplus(at)[0] for town in rivals for at in town.places)
        case "oracle" | "moirai":
            return p.stack > 0
        case "pandora":
            return any(town.hand for town in rivals)
    return False


def usable(p: Position, used: tuple[int, ...], invoked: tuple[str, ...]) -> Options:
    found: Options = []
    for place in p.own.places[1:]:
        ability = PRINTED[p.own.tiles[place]]["ability"]
        if slot(place) not in used and p.own.active(place) and condition(p, ability, place):
            found.append(("use", slot(place)))
    for name in p.own.mythos:
        lit = p.own.active(p.own.host(name))
        if name not in invoked and lit and condition(p, PRINTED[name]["ability"], CENTRE):
            found.append(("invoke", name))
    return found


def special(p: Position) -> Options:
    begun = bool(p.asked.used or p.asked.invoked)
    return usable(p, p.asked.used, p.asked.invoked) + [("stop",)] * begun


def reveal(p: Position) -> Options:
    nature = ("politics", "military", "economy", "sacred")[p.asked.nature]
    fits = may_reveal(p, ORDER[p.asked.slot], nature)
    return [("reveal",), ("keep",)] if fits else [("keep",)]


def sacrifice(p: Position) -> Options:  # H-AB-necropolis
    found: Options = []
    for place in p.own.places:
        if slot(place) < p.asked.pointer:
            continue
        later = sum(p.own.held[o][0] for o in p.own.places if slot(o) > slot(place))
        for amount in range(1, p.own.held[place][0] + 1):
            if p.asked.given + amount + later >= 2:
                found.append(("return", slot(place), amount))
    return found + [("done",)] * (p.asked.given >= 2)


def agora(p: Position) -> Options:  # H-AB-agora
    found: Options = []
    first = p.asked.first
    for kind, start, end in itertools.product(range(3), p.own.places, p.own.places):
        if start == end or not p.own.held[start][kind]:
            continue
        a, b = slot(start), slot(end)
        if first and kind < first[0]:
            continue
        if first and kind == first[0]:
            crossing = a < first[1] or b < first[2]
            if crossing or a == first[2] or b == first[1]:
                continue
        found.append(("move", KINDS[kind], a, b))
    return found + [("stop",)] * bool(first)


def opponent(p: Position) -> Options:
    def wanted(town: Town) -> int:
        if p.asked.wanted == "tile":
            return len(town.hand)
        return town.total(KINDS.index(p.asked.wanted))

    return [("against", seat) for seat in p.others if wanted(p.towns[seat])]


def give(p: Position) -> Options:  # H-SPEC-3
    kind = KINDS.index(p.asked.resource)
    return [("give", KINDS[kind], slot(place)) for place in p.own.places if p.own.held[place][kind]]


def smite(p: Position) -> Options:  # H-AB-hades
    return [
        ("smite", seat, slot(place), amount)
        for seat in p.others
        for place in p.towns[seat].places
        for amount in range(1, min(3, p.towns[seat].surplus(place)[0]) + 1)
    ]


def arrange(p: Position) -> Options:  # H-AB-oracle
    return [("top", name) for name in distinct([NAMES[t] for t in p.s.top[p.asked.placed :]])]


def attacks(p: Position, fought: tuple[int, ...]) -> Options:  # H-WAR-1 to H-WAR-4
    strength = p.own.total(0) + 2 * p.own.total(1)
    found: Options = []
    for seat in p.others:
        if seat in fought:
            continue
        town = p.towns[seat]
        for place in town.targets():
            tile = town.tiles[place]
            twin = town.kind(place) == "polis" and tile in p.own.tiles.values()
            if strength > town.defence(place) and (twin or p.own.room(tile)):
                found.append(("attack", seat, slot(place)))
    return found


def war(p: Position) -> Options:
    return attacks(p, p.asked.fought) + [("stop",)] * bool(p.asked.fought)


def march(p: Position) -> Options:  # H-WAR-6
    heaps = [
        (kind, place, p.own.held[place][kind])
        for kind in (0, 1)
        for place in p.own.places
        if kind * len(ORDER) + slot(place) >= p.asked.pointer
    ]
    found: Options = []
    for at, (kind, place, held) in enumerate(heaps):
        later = sum((1 + other[0]) * other[2] for other in heaps[at + 1 :])
        for amount in range(1, held + 1):
            if p.asked.force + (1 + kind) * amount + later > p.asked.defence:
                found.append(("send", KINDS[kind], slot(place), amount))
    return found + [("done",)] * (p.asked.force > p.asked.defence)


def losses(p: Position) -> Options:  # H-WAR-7: every way of giving L, one citizen of change at most
    citizens, hoplites = p.s.army
    due = p.asked.defence
    return [
        ("lose", y)
        for y in range(hoplites + 1)
        if 2 * y == due + 1 or (2 * y <= due and due - 2 * y <= citizens)
    ]


def spoils(p: Position) -> Options:  # H-WAR-8, H-WAR-9
    tile = p.towns[p.asked.rival].tiles[ORDER[p.asked.target]]
    if PRINTED[tile]["kind"] == "polis":
        twins = [place for place, name in p.own.tiles.items() if name == tile]
        if twins:
            return [("place", slot(twins[0]))]
    return [("place", slot(place)) for place in p.own.room(tile)]


# -- step D ------------------------------------------------------------------------------------------


def discard(p: Position) -> Options:  # H-HAND-1
    found: Options = []
    for name in distinct(p.own.hand):
        later = [other for other in p.own.hand if NAMES.index(other) >= NAMES.index(name)]
        if NAMES.index(name) >= p.asked.pointer and len(later) >= p.asked.due:
            found.append(("discard", name))
    return found


READINGS: dict[str, Callable[[Position], Options]] = {
    "DrawFirst": draw_first,
    "DrawSecond": draw_second,
    "Play": play,
    "Site": site,
    "Pay": pay,
    "Host": host,
    "DropMythos": drop,
    "Act": act,
    "Share": share,
    "Exchange": exchange,
    "Move": move,
    "Special": special,
    "Reveal": reveal,
    "Sacrifice": sacrifice,
    "SpringGain": spring_gain,
    "Agora": agora,
    "Opponent": opponent,
    "Give": give,
    "Smite": smite,
    "Arrange": arrange,
    "War": war,
    "Force": march,
    "Losses": losses,
    "Spoils": spoils,
    "Discard": discard,
}


def expected(s: Hexemonia) -> Options:
    position = Position(s)
    return READINGS[type(position.asked).__name__](position)
