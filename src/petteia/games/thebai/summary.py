"""Derived facts for every client, from what the viewer may see."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from petteia.core.flow import OVER
from petteia.games.thebai import components as box
from petteia.games.thebai.city import CITY
from petteia.games.thebai.metrics import MEASURES, is_member
from petteia.games.thebai.rules.archon import StepArchon, between, steps_from
from petteia.games.thebai.rules.building import ChooseRotation, matching_sides
from petteia.games.thebai.rules.conflict import strength_in_row
from petteia.games.thebai.rules.ending import CATEGORIES, sheet_of
from petteia.games.thebai.rules.estate import population_in_supply
from petteia.games.thebai.state import EMPTY, LEVEL, NONE, OWNER, Thebai


def summary(s: Thebai, viewer: int) -> dict[str, Any]:
    players = len(s.vp)
    sheets = [sheet_of(s, player) for player in range(players)]
    return {
        "players": players,
        "sheet": [
            [category, [sheet[at] for sheet in sheets]] for at, category in enumerate(CATEGORIES)
        ],
        "score": [sum(sheet) for sheet in sheets],
        "hand_size": [s.hand_size(player) for player in range(players)],
        "my_cards": [box.CARDS[card] for card in s.cards_of(viewer)] if viewer != OVER else [],
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
        "walk": walk(s),
        "turns": turned(s),
        "members": [
            [player for player in range(players) if is_member(s, player, at)]
            for at in range(len(s.monument))
        ],
        "new_level": [
            box.LEVEL_WORDS[box.NEW_LEVEL[min(s.columns_cleared(player), 3)]]
            for player in range(players)
        ],
    }


def battles(s: Thebai) -> list[dict[str, Any]]:
    """The battles that can be foreseen: round, row, base strength and the totals as they stand."""
    ahead: list[dict[str, Any]] = []
    number = s.battle
    for turn in range(max(1, s.round), box.ROUNDS + 1):
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
    steps = steps_from(s, path, asked.may_jump(s))
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
        fork.city[asked.at] = 1 + asked.stone * 4 + rotation
        mask = matching_sides(fork, asked.at)
        found.append([side for at, side in enumerate(box.SIDES) if mask >> at & 1])
    return found
