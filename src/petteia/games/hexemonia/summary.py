"""What a client would have to count otherwise: cities tile by tile, hands, scores so far."""

from __future__ import annotations

from petteia.core.action import text
from petteia.core.state import View
from petteia.games.hexemonia.components import (
    ACROPOLISES,
    FIRST_MYTHOS,
    RESOURCES,
    TILES,
)
from petteia.games.hexemonia.proposals import proposal
from petteia.games.hexemonia.rules.city import (
    active,
    active_mythos,
    attackable,
    defence,
    legal_slots,
    markers,
    surplus,
    whole_force,
)
from petteia.games.hexemonia.rules.ending import CATEGORIES, points
from petteia.games.hexemonia.rules.placing import playable
from petteia.games.hexemonia.rules.politics import political_count
from petteia.games.hexemonia.rules.production import yields
from petteia.games.hexemonia.state import UNKNOWN, Hexemonia


def place(s: Hexemonia, player: int, slot: int, rim: list[int]) -> View:
    held = s.held[player][3 * slot : 3 * slot + 3]
    if slot == 0:
        return {"slot": 0, "tile": "acropolis", "held": held, "active": None, "markers": []}
    return {
        "slot": slot,
        "tile": TILES[s.land[player][slot]],
        "held": held,
        "active": active(s, player, slot),
        "surplus": list(surplus(s, player, slot)),
        "markers": [TILES[tile] for tile in markers(s, player, slot)],
        "defence": defence(s, player, slot),
        "attackable": slot in rim,
    }


def city(s: Hexemonia, player: int, viewer: int) -> View:
    known = s.acropolis[player] if s.open[player] or viewer == player else UNKNOWN
    rim = attackable(s, player)
    sheet = points(s, player, known)
    made = yields(s, player)
    return {
        "name": None if known == UNKNOWN else ACROPOLISES[known],
        "open": s.open[player] == 1,
        "places": [place(s, player, slot, rim) for slot in s.slots[player]],
        "room": list(legal_slots(s, player)),  # where a chora or fortification tile could go
        "mythos": [
            {
                "tile": TILES[tile],
                "slot": s.host_slot[tile - FIRST_MYTHOS],
                "active": active_mythos(s, tile),
            }
            for tile in s.mythos_of(player)
        ],
        "totals": [s.total(player, resource) for resource in range(len(RESOURCES))],
        "income": [sum(places[1::2]) for places in made],
        "force": whole_force(s, player),
        "politics": political_count(s, player),
        "points": dict(zip(CATEGORIES, sheet, strict=True)),
        "score": sum(sheet),
        "hand": s.hand_size(player),
        "known": [TILES[tile] for tile in sorted(s.seen[player] + s.spied_tiles(viewer, player))],
    }


def summary(s: Hexemonia, viewer: int) -> View:
    """`score` counts an acropolis only where the viewer may see it."""
    own = viewer if 0 <= viewer < s.seats else UNKNOWN
    return {
        "cities": [city(s, player, viewer) for player in range(s.seats)],
        "stack_size": s.stack_size(),
        "hand": [] if own == UNKNOWN else [TILES[tile] for tile in s.hand(own)],
        "playable": []
        if own == UNKNOWN or s.mover != own
        else [TILES[tile] for tile in playable(s, own)],
        "proposal": [text(action) for action in proposal(s, own)] if own != UNKNOWN else [],
        "final_player": s.final_player() if s.starter >= 0 else None,
    }
