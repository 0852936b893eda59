"""What a client must know of the components, as JSON."""

from __future__ import annotations

from typing import Any, Final

from petteia.core.state import Settings
from petteia.games.thebai import components as box
from petteia.games.thebai import state as codes
from petteia.games.thebai.city import CITY, City

Ops = list[dict[str, Any]]
STONE_TABLES: Final = {str(t["id"]): t for t in box.read("stones.toml")["stone"]}
ROOF_TABLES: Final = {str(t["id"]): t for t in box.read("stones.toml")["roof"]}
CARD_TABLES: Final = {str(t["id"]): t for t in box.read("commissions.toml")["commission"]}
GATE_TABLES: Final = {str(t["id"]): t for t in box.read("fate.toml")["gate"]}
ALTAR_TABLES: Final = box.read("altar.toml")["field"]


def static(seats: int, settings: Settings) -> dict[str, Any]:
    """Numbers in the view are places in these lists; `codes` says how things lie on fields.

    What a component does in words stands in the texts, as `text-<kind>-<thing>`.
    """
    return {
        "city": city(CITY[seats]),
        "codes": {
            "hero": codes.HERO,
            "marker": codes.MARKER,
            "die": codes.DIE,
            "aid": codes.AID,
            "tumult": codes.TUMULT,
        },
        "players": codes.PLAYERS[seats],
        "rounds": box.MINI_ROUNDS if settings.get("variant") == "mini" else box.ROUNDS,
        "visible": box.VISIBLE,
        "levels": list(box.LEVELS),
        "level_words": list(box.LEVEL_WORDS),
        "strength": list(box.STRENGTH),
        "resources": list(box.RESOURCES),
        "roofs": list(box.ROOFS),
        "sides": list(box.SIDES),
        "cells": list(box.CELLS),
        "column_points": list(box.COLUMN_VP),
        "new_level": [box.LEVELS[level] for level in box.NEW_LEVEL],
        "stones": [
            {
                "id": name,
                "set": (*box.COLOURS, "neutral")[box.STONE_SET[at]],
                "roofs": [box.ROOFS[roof] for roof in box.STONE_ROOFS[at]],
                "tags": list(box.STONE_TAGS[at]),
                "effect": STONE_TABLES[name]["effect"],
            }
            for at, name in enumerate(box.STONES)
        ],
        "cards": [
            {
                "id": name,
                "colour": box.CARD_COLOURS[box.CARD_COLOUR[at]],
                "cost": list(box.CARD_COST[at]),
                "effect": CARD_TABLES[name]["effect"],
            }
            for at, name in enumerate(box.CARDS)
        ],
        "card_colours": list(box.CARD_COLOURS),
        "aids": [
            {"id": name, "row": box.ROWS[box.AID_ROW[at]], "strength": box.AID_STRENGTH[at]}
            for at, name in enumerate(box.AIDS)
        ],
        "blessings": [
            {"id": name, "count": box.BLESSING_COUNT[at], "values": list(box.BLESSING_VALUES[at])}
            for at, name in enumerate(box.BLESSINGS)
        ],
        "track_length": box.TRACK_LENGTH,
        "lasting": [box.HOOKS[lasting.hook] for lasting in box.LASTING],
        "blessing_lasting": [
            [op.lasting for op in operations(effects[0]) if op.lasting >= 0]
            for effects in box.BLESSING_EFFECTS
        ],
        "heroes": [
            {"id": name, "strength": box.HERO_STRENGTH[at]} for at, name in enumerate(box.HEROES)
        ],
        "attacks": [
            {"id": name, "modifier": box.ATTACK_MODIFIER[at]} for at, name in enumerate(box.ATTACKS)
        ],
        "leaders": list(box.LEADERS),
        "gates": [{"id": name, "effect": GATE_TABLES[name]["effect"]} for name in box.GATES],
        "roof_effects": {name: ROOF_TABLES[name]["effect"] for name in box.ROOFS},
        "estate": [
            {"id": cell, "effects": [table["s1"], table["s2"], table["s3"]]}
            for cell, table in zip(box.CELLS, box.BOARD["estate"]["field"], strict=True)
        ],
        "altar": {
            track: [t["effect"] for t in ALTAR_TABLES if t["track"] == track]
            for track in box.TRACKS[:2]
        },
        "fates": [
            {"id": name, "back": box.FATE_BACK[at], "row": conflict_row(at)}
            for at, name in enumerate(box.FATES)
        ],
        "arrangement": list(box.ARRANGEMENT),
        "overpower": list(box.OVERPOWER_VP),
        "monuments": [
            {
                "id": name,
                "fields": [
                    field
                    for at, field in enumerate(box.MONUMENT_FIELDS)
                    if box.MONUMENT_OF[at] == monument
                ],
            }
            for monument, name in enumerate(box.MONUMENTS)
        ],
        "monument_fields": list(box.MONUMENT_FIELDS),
        "monument_extra": list(box.MONUMENT_EXTRA),
        "path": list(box.PATH_SMALL if seats < 3 else box.PATH_LARGE),
        "path_last": box.PATH_LAST_SMALL if seats < 3 else box.PATH_LAST_LARGE,
        "heralds": [
            {
                "id": name,
                "column": box.HERALD_COLUMN[at] + 1,
                "field": box.HERALD_FIELD[at],
                "tags": list(box.HERALD_TAGS[at]),
            }
            for at, name in enumerate(box.HERALDS)
        ],
        "actions": [
            {
                "id": name,
                "number": box.ACTION_NUMBER[at],
                "herald": box.ACTION_HERALD[at] + 1,
                "track": box.TRACKS[box.ACTION_TRACK[at]],
                "special": box.ACTION_SPECIAL[at],
            }
            for at, name in enumerate(box.ACTIONS)
        ],
        "destinies": list(box.DESTINIES),
        "tumults": [
            {"id": name, "fields": [box.MONUMENT_FIELDS[at] for at in box.TUMULT_FIELDS[card]]}
            for card, name in enumerate(box.TUMULTS)
        ],
    }


def operations(effect: int) -> list[box.Op]:
    return [box.OPS[number] for number in box.EFFECTS[effect]]


def conflict_row(tile: int) -> int:
    """The row of a conflict tile, counted from 1; 0 for prosperity."""
    return box.FATE_ROW[tile] + 1 if tile >= len(box.PROSPERITY) else 0


def city(side: City) -> dict[str, Any]:
    return {
        "id": side.id,
        "rows": side.rows,
        "columns": side.columns,
        "kadmeia": list(side.kadmeia),
        "fields": list(side.fields),
        "between": [list(pair) for pair in zip(side.first, side.second, strict=True)],
        "border": {
            "north": [box.ROOFS[side.border[c][0]] for c in range(side.columns)],
            "east": [
                box.ROOFS[side.border[side.at(r, side.columns - 1)][1]] for r in range(side.rows)
            ],
            "south": [
                box.ROOFS[side.border[side.at(side.rows - 1, c)][2]] for c in range(side.columns)
            ],
            "west": [box.ROOFS[side.border[side.at(r, 0)][3]] for r in range(side.rows)],
        },
        "start": [side.kadmeia[k] for k in side.start],
    }
