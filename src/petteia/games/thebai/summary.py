"""Derived facts for every client, from what everybody may see."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from petteia.core import pieces
from petteia.games.thebai import components as box
from petteia.games.thebai.city import CITY
from petteia.games.thebai.metrics import MEASURES, memberships
from petteia.games.thebai.rules.archon import StepArchon, between, leads_to_an_end, steps_from
from petteia.games.thebai.rules.building import ChooseRotation, matching_sides
from petteia.games.thebai.rules.conflict import strength_in_row
from petteia.games.thebai.rules.ending import CATEGORIES, sheet_of
from petteia.games.thebai.rules.estate import population_in_supply
from petteia.games.thebai.state import EMPTY, LEVEL, NONE, OWNER, Thebai


def summary(s: Thebai) -> dict[str, Any]:
    players = len(s.vp)
    sheets = [sheet_of(s, player) for player in range(players)]
    councils = [memberships(s, player) for player in range(players)]
    return {
        "players": players,
        "sheet": [
            [category, [sheet[at] for sheet in sheets]] for at, category in enumerate(CATEGORIES)
        ],
        "score": [sum(sheet) for sheet in sheets],
        "hand_size": [s.hand_size(player) for player in range(players)],
        "known_cards": [
            [box.CARDS[entry >> 2] for entry in s.open_hand if entry & 3 == player]
            for player in range(players)
        ],
        "population": [population_in_supply(s, player) for player in range(players)],
        "metrics": {
            name: [measure(s, player) for player in range(players)]
            for name, measure in zip(box.METRICS, MEASURES, strict=True)
        },
        "battles": battles(s),
        "source": source(s),
        "walk": walk(s),
        "turns": turned(s),
        "members": [
            [player for player in range(players) if at in councils[player]]
            for at in range(len(s.monument))
        ],
        "new_level": [
            box.LEVEL_WORDS[box.NEW_LEVEL[min(s.columns_cleared(player), 3)]]
            for player in range(players)
        ],
    }


# -- what asks -----------------------------------------------------------------------------------

SOURCES: Final[dict[int, dict[str, Any]]] = {}  # by op: the component it stands on, and its text


def stands_on(kind: str, name: str, effect: int, text: str = "") -> None:
    """All operations of an effect, those inside others too, belong to this component."""
    if effect < 0:
        return
    for number in box.EFFECTS[effect]:
        SOURCES[number] = {"name": [kind, name], "text": text or f"text-{kind}-{name}"}
        op = box.OPS[number]
        inner = [op.then, *op.of, box.LASTING[op.lasting].then if op.lasting >= 0 else -1]
        for one in inner:
            stands_on(kind, name, one, text)


def all_stand_on(kind: str, names: Sequence[str], effects: Sequence[int]) -> None:
    for name, effect in zip(names, effects, strict=True):
        stands_on(kind, name, effect)


all_stand_on("stone", box.STONES, box.STONE_EFFECT)
all_stand_on("roof", box.ROOFS, box.ROOF_EFFECT)
all_stand_on("commission", box.CARDS, box.CARD_EFFECT)
all_stand_on("hero", box.HEROES, box.HERO_EFFECT)
all_stand_on("fate", box.PROSPERITY, box.FATE_EFFECT)
all_stand_on("gate", box.GATES, box.GATE_EFFECT)
for _cell, _effects in zip(box.CELLS, box.CELL_EFFECTS, strict=True):
    for _at, _effect in enumerate(_effects):
        stands_on("cell", _cell, _effect, f"text-cell-{_cell}-{_at + 1}")
for _track, _effects in zip(box.TRACKS[:2], box.ALTAR_EFFECTS, strict=True):
    for _at, _effect in enumerate(_effects):
        stands_on("track", _track, _effect, f"text-altar-{_track}-{_at}")
for _tile, _effects in zip(box.BLESSINGS, box.BLESSING_EFFECTS, strict=True):
    for _effect in _effects:
        stands_on("blessing", _tile, _effect)


def source(s: Thebai) -> dict[str, Any] | None:
    """The component whose effect asks now."""
    return SOURCES.get(getattr(s.question(), "op", -1))


def battles(s: Thebai) -> list[dict[str, Any]]:
    """The battles that can be foreseen: round, row, base strength and the totals as they stand."""
    ahead: list[dict[str, Any]] = []
    number = s.battle
    for turn in range(max(1, s.round), s.last_round() + 1):
        row = s.conflict_row(turn) if s.fate[turn - 1] != NONE else NONE
        if row == NONE or number >= len(box.BASE_STRENGTH):
            continue
        if turn == s.round and s.gate_row[row] == NONE:
            continue
        totals = [strength_in_row(s, player, row) for player in range(len(s.vp))]
        ahead.append(
            {
                "round": turn,
                "row": row + 1,
                "base": box.BASE_STRENGTH[number] + s.challenge("attack_strength_add", 0),
                "totals": totals,
            }
        )
        number += 1
    return ahead


def walk(s: Thebai) -> dict[str, Any] | None:
    """What the archon path being built would do, and each of the next steps besides."""
    asked = s.question()
    if not isinstance(asked, StepArchon):
        return None
    path = list(asked.path)
    city = CITY[s.seats]
    crossed = [crossing(s, asked.player, between(s, a, b)) for a, b in pairwise(path)]
    jump = asked.may_jump(s)
    steps = [k for k in steps_from(s, path, jump) if leads_to_an_end(s, path, k, jump)]
    return {
        "path": [city.kadmeia[k] for k in path],
        "crossed": crossed,
        "next": [
            {"to": city.kadmeia[k], **crossing(s, asked.player, between(s, path[-1], k))}
            for k in steps
        ],
    }


def crossing(s: Thebai, player: int, f: int) -> dict[str, Any]:
    """A dice field under the archon: `change` of the die, `points` of its owner, `drachmas` to pay."""
    code = s.field[f]
    found: dict[str, Any] = {"field": CITY[s.seats].fields[f], "change": 0, "drachmas": 0}
    if code == EMPTY:
        found["drachmas"] = 1
    elif OWNER[code] == player:
        found["change"] = -1 if LEVEL[code] else 0
        found["penalty"] = LEVEL[code] == 0
    elif OWNER[code] >= 0:
        found["change"] = 1
        found["ascends"] = LEVEL[code] == box.TOP
    return found


def turned(s: Thebai) -> list[list[str]] | None:
    """While a stone is turned: the sides that would match, for each rotation."""
    asked = s.question()
    if not isinstance(asked, ChooseRotation):
        return None
    fork = s.clone()
    found: list[list[str]] = []
    for rotation in range(4):
        fork.city = pieces.replaced(fork.city, asked.at, 1 + asked.stone * 4 + rotation)
        mask = matching_sides(fork, asked.at)
        found.append([side for at, side in enumerate(box.SIDES) if mask >> at & 1])
    return found
