"""Derived facts for every client, from what the viewer may see."""

from __future__ import annotations

from typing import Any

from petteia.core.flow import OVER
from petteia.games.thebai import components as box
from petteia.games.thebai.metrics import MEASURES, is_member
from petteia.games.thebai.rules.conflict import strength_in_row
from petteia.games.thebai.rules.ending import CATEGORIES, sheet_of
from petteia.games.thebai.rules.estate import population_in_supply
from petteia.games.thebai.state import NONE, Thebai


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
