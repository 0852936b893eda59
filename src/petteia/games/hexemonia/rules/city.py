"""Chapters 1 and 3: activity, surplus, force, supply, and where tiles may lie."""

from __future__ import annotations

from typing import Final

from petteia.core.errors import Refusal
from petteia.core.pieces import Row
from petteia.games.hexemonia.components import (
    CITIZEN,
    CITIZEN_COST,
    COST,
    EMPTY,
    FIRST_MYTHOS,
    GOLD,
    GOLD_COST,
    HOPLITE,
    HOPLITE_COST,
    HOPLITE_VALUE,
    JOINS_POLIS,
    KIND,
    MYTHOS_TILES,
    NEIGHBOURS,
    POLIS,
    RING,
    RING_SLOTS,
    SHIELD,
    TILES,
)
from petteia.games.hexemonia.state import Hexemonia

REMEMBERED: Final = 20000  # shapes of cities kept in each of the tables below


def active(s: Hexemonia, player: int, slot: int) -> bool:  # H-DEF-3
    tile = s.land[player][slot]
    held = s.held[player]
    at = 3 * slot
    return (
        held[at] >= CITIZEN_COST[tile]
        and held[at + 1] >= HOPLITE_COST[tile]
        and held[at + 2] >= GOLD_COST[tile]
    )


def active_mythos(s: Hexemonia, tile: int) -> bool:  # H-DEF-5
    index = tile - FIRST_MYTHOS
    owner = s.host_owner[index]
    return owner >= 0 and active(s, owner, s.host_slot[index])


def surplus(s: Hexemonia, player: int, slot: int) -> tuple[int, int, int]:  # H-DEF-4, R-1, R-2
    if slot == 0 or not active(s, player, slot):
        return (0, 0, 0)
    cost = COST[s.land[player][slot]]
    held = s.held[player]
    at = 3 * slot
    return (held[at] - cost[0], held[at + 1] - cost[1], held[at + 2] - cost[2])


def force(s: Hexemonia, player: int, slot: int) -> int:  # H-DEF-6
    held = s.held[player]
    return held[3 * slot] + HOPLITE_VALUE * held[3 * slot + 1]


def whole_force(s: Hexemonia, player: int) -> int:
    held = s.held[player]
    return sum(held[CITIZEN::3]) + HOPLITE_VALUE * sum(held[HOPLITE::3])


def markers(s: Hexemonia, player: int, slot: int) -> list[int]:
    """The mythos tiles whose markers lie on this tile."""
    return [
        FIRST_MYTHOS + index
        for index in range(MYTHOS_TILES)
        if s.host_slot[index] == slot and s.host_owner[index] == player
    ]


def in_supply(s: Hexemonia, resource: int) -> bool:
    return s.supply[resource] > 0 or not s.limited()


def supplied(s: Hexemonia, resource: int, wanted: int) -> int:  # H-SUP-1
    """How many of the wanted pieces there are: a gain is cut to the supply."""
    if not s.limited():
        return wanted
    return min(wanted, s.supply[resource])


def gain(s: Hexemonia, player: int, slot: int, resource: int, wanted: int) -> int:
    """Pieces from the supply onto a place; returns how many came."""
    count = supplied(s, resource, wanted)
    s.supply[resource] -= count
    s.held[player][3 * slot + resource] += count
    return count


# -- H-GEO: where a tile may lie -------------------------------------------------------------------

_legal: Final[dict[Row, list[int]]] = {}
_legal_loose: Final[dict[Row, list[int]]] = {}
_rim: Final[dict[Row, list[int]]] = {}


def touching(slots: Row, slot: int) -> int:
    count = 0
    for near in NEIGHBOURS[slot]:
        if near in slots:
            count += 1
    return count


def open_rings(slots: Row, strict: bool) -> list[int]:  # H-GEO-5
    """The rings a tile may go into, if anything else allows."""
    rings = []
    complete = True  # all rings further inside
    for radius in range(1, len(RING_SLOTS)):
        inside = [slot for slot in RING_SLOTS[radius] if slot in slots]
        if complete or (not strict and inside):
            rings.append(radius)
        complete = complete and len(inside) == len(RING_SLOTS[radius])
    return rings


def _find_legal(slots: Row, strict: bool) -> list[int]:
    if len(slots) == 1:
        return [1]  # H-GEO-6: the six choices differ by rotation only
    return [
        slot
        for radius in open_rings(slots, strict)
        for slot in RING_SLOTS[radius]
        if slot not in slots and touching(slots, slot) >= 2
    ]


def legal_slots(s: Hexemonia, player: int) -> list[int]:  # H-GEO-3
    """Where a chora or fortification tile may go; never none (H-GEO-7)."""
    strict = s.settings["strict_rings"] == "on"
    table = _legal if strict else _legal_loose
    slots = s.slots[player]
    found = table.get(slots)
    if found is None:
        if len(table) >= REMEMBERED:
            table.clear()
        found = _find_legal(slots, strict)
        table[slots] = found
    return found


def joins_polis(s: Hexemonia, player: int, slot: int) -> bool:  # H-GEO-4
    land = s.land[player]
    for near in NEIGHBOURS[slot]:  # noqa: SIM110, a loop is faster than a generator
        if near < len(land) and JOINS_POLIS[land[near]]:
            return True
    return False


def legal_slots_for(s: Hexemonia, player: int, tile: int) -> list[int]:
    found = legal_slots(s, player)
    if KIND[tile] != POLIS:
        return found
    if tile in s.land[player]:  # H-PLAY-4
        return []
    return [slot for slot in found if joins_polis(s, player, slot)]


def why_not_there(s: Hexemonia, player: int, tile: int, slot: int) -> Refusal:
    """The first prohibition that keeps a tile from a slot."""
    slots = s.slots[player]
    if slot in slots:
        return Refusal("H-NO-15", slot=slot)
    count = touching(slots, slot)
    needed = min(2, len(slots))  # the first tile touches the acropolis alone
    if count < needed:
        return Refusal("H-NO-16", slot=slot, count=count, needed=needed)
    strict = s.settings["strict_rings"] == "on"
    if RING[slot] not in open_rings(slots, strict):
        hole = next(near for near in range(1, slot) if near not in slots)
        return Refusal("H-NO-17", slot=slot, hole=hole)
    if KIND[tile] == POLIS and not joins_polis(s, player, slot):
        return Refusal("H-NO-18", slot=slot, tile=TILES[tile])
    return Refusal("H-GEO-6", slot=slot)


# -- H-WAR-2, H-WAR-3: what of a city can be attacked ---------------------------------------------


def connected_without(slots: Row, lost: int) -> bool:
    reached = [0]
    for slot in reached:
        for near in NEIGHBOURS[slot]:
            if near != lost and near in slots and near not in reached:
                reached.append(near)
    return len(reached) == len(slots) - 1


def on_the_rim(slots: Row, slot: int) -> bool:
    return touching(slots, slot) < 6


def attackable(s: Hexemonia, player: int) -> list[int]:
    """The rim tiles of a city whose loss does not split it."""
    slots = s.slots[player]
    found = _rim.get(slots)
    if found is None:
        if len(_rim) >= REMEMBERED:
            _rim.clear()
        found = [
            slot for slot in slots[1:] if on_the_rim(slots, slot) and connected_without(slots, slot)
        ]
        _rim[slots] = found
    return found


def shield(s: Hexemonia, player: int, slot: int) -> int:  # H-WAR-5
    """The largest shield that helps this tile: not added up (H-NO-73), only of active ones (H-NO-74)."""
    land = s.land[player]
    best = 0
    for near in NEIGHBOURS[slot]:
        if near < len(land) and SHIELD[land[near]] > best and active(s, player, near):
            best = SHIELD[land[near]]
    if (
        SHIELD[land[slot]] > best
        and s.settings["shield_covers_itself"] == "on"
        and active(s, player, slot)
    ):
        best = SHIELD[land[slot]]
    return best


def defence(s: Hexemonia, player: int, slot: int) -> int:
    return force(s, player, slot) + HOPLITE_VALUE * shield(s, player, slot)


def can_take_in(s: Hexemonia, player: int, tile: int) -> bool:  # H-WAR-4, R-8
    """Has this city room for the tile, or a polis tile of the same name?"""
    if KIND[tile] != POLIS or tile in s.land[player]:
        return True
    for slot in legal_slots(s, player):  # noqa: SIM110
        if joins_polis(s, player, slot):
            return True
    return False


def rivals(s: Hexemonia, player: int) -> list[int]:
    """The other players, clockwise."""
    return [(player + step) % s.seats for step in range(1, s.seats)]


def rivals_in_order(s: Hexemonia, player: int) -> list[int]:  # H-DEF-8
    """The other players as lists of options name them: clockwise from the start player."""
    first = s.starter
    return [
        (first + step) % s.seats for step in range(s.seats) if (first + step) % s.seats != player
    ]


def owned(s: Hexemonia, player: int, slot: int) -> bool:
    return slot < len(s.land[player]) and s.land[player][slot] != EMPTY


def gold_of(s: Hexemonia, player: int) -> int:
    return sum(s.held[player][GOLD::3])
