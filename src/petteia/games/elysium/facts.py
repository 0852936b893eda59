"""Facts of the components for clients, as JSON."""

from __future__ import annotations

from typing import Any, Final

from petteia.core.state import Settings
from petteia.games.elysium.components import (
    ABOVE,
    ACTIVATION,
    ACTIVATIONS,
    AGORA,
    CARDS,
    COLOURS,
    EPOCHS,
    FAMILIES,
    FAMILY_LEGEND_VP,
    FAMILY_SETS,
    FAMILY_TILE_VP,
    LEVEL_LEGEND_VP,
    LEVEL_TILE_VP,
    MINI_EPOCHS,
    ORACLE,
    PRESTIGE_VP,
    QUEST_GOLD,
    QUEST_IDS,
    QUEST_TRANSFERS,
    QUEST_VP,
    ROUNDS,
    SIDES,
    UNFINISHED,
)

Facts = dict[str, Any]

CARD_FACTS: Final[dict[str, Facts]] = {
    card["id"]: {
        "id": card["id"],
        "family": card["family"],
        "level": card["level"],
        "copies": card["copies"],
        "columns": list(card["columns"]),
        "activation": ACTIVATIONS[ACTIVATION[number]],
        "provenance": card["provenance"],
    }
    for number, card in enumerate(CARDS)
}


def quest_facts(seats: int) -> dict[str, Facts]:
    """The tiles in the temple; `above` are the colours by side of the pediment."""
    found = {word: quest(seats, at) for at, word in enumerate(QUEST_IDS[seats]) if word}
    for word, facts in found.items():
        facts["above"] = {
            side: above(ABOVE[seats][at][QUEST_IDS[seats].index(word)])
            for at, side in enumerate(SIDES)
        }
    return found


def quest(seats: int, number: int) -> Facts:
    return {
        "number": number,
        "gold": QUEST_GOLD[seats][number],
        "vp": QUEST_VP[seats][number],
        "transfers": QUEST_TRANSFERS[seats][number],
    }


def above(mask: int) -> list[str]:
    return [colour for bit, colour in enumerate(COLOURS) if mask >> bit & 1]


def static(seats: int, settings: Settings) -> Facts:
    return {
        "families": list(FAMILIES),
        "colours": list(COLOURS),
        "cards": CARD_FACTS,
        "quests": quest_facts(seats),
        "unfinished": quest(seats, UNFINISHED),
        "epochs": MINI_EPOCHS if settings.get("variant") == "mini" else EPOCHS,
        "rounds": ROUNDS,
        "agora": AGORA[seats],
        "oracle": ORACLE,
        "family_legend": FAMILY_LEGEND_VP,
        "level_legend": LEVEL_LEGEND_VP,
        "family_tiles": FAMILY_TILE_VP,
        "level_tiles": LEVEL_TILE_VP,
        "prestige": PRESTIGE_VP[:seats],
        "family_sets": {name: list(chosen) for name, chosen in FAMILY_SETS.items()},
    }
