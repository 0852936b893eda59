"""What a player can take and use as things stand [E-TAKE, E-ACT]."""

from __future__ import annotations

from typing import Final

from petteia.games.elysium.components import (
    ABOVE,
    ACTIVATE,
    ACTIVATION,
    CARDS_PER_EPOCH,
    CITIZEN,
    ELEUSIS,
    MYTH,
    NO_QUEST,
    ONE_USE,
    QUEST_IDS,
    ROUNDS,
    TAKEABLE,
)
from petteia.games.elysium.program import ORACLE_OPEN, TRAITS, WILD
from petteia.games.elysium.state import CARD, RING, USED, Elysium

ACTIONS: Final = 2  # the phases by number
WRITING: Final = 3


def quests_left(s: Elysium) -> list[int]:
    return [quest for quest in range(1, len(QUEST_IDS[s.seats])) if quest not in s.quest]


def reachable(s: Elysium, player: int, quest: int) -> bool:  # E-TAKE-4
    return bool(ABOVE[s.seats][s.side][quest] & s.columns[player])


def reachable_quests(s: Elysium, player: int) -> list[int]:
    """E-ACTION-3: at most one quest in an epoch."""
    if s.quest[player] != NO_QUEST:
        return []
    columns = s.columns[player]
    above = ABOVE[s.seats][s.side]
    taken = s.quest
    return [
        quest for quest in range(1, len(above)) if above[quest] & columns and quest not in taken
    ]


def available(s: Elysium, player: int, zone: list[int]) -> list[int]:
    """Cards of the Agora or of an open Oracle that can be taken now, each once [E-TAKE-1, E-TAKE-2, E-TAKE-3].

    A duplicate is not available, and so does not prevent a forced citizen [E-RUL-4].
    """
    if s.taken[player] >= CARDS_PER_EPOCH:
        return []
    traits = 0
    held: list[int] = []
    for entry in s.domain[player]:
        card = entry & CARD
        held.append(card)
        traits |= TRAITS[card]
    can = TAKEABLE[1 if traits & WILD else 0][s.columns[player]]
    found: list[int] = []
    for card in zone:
        if can[card] and card not in held and card not in found:
            found.append(card)
    return found


def available_in_oracle(s: Elysium, player: int) -> list[int]:  # E-TAKE-7
    if s.oracle and s.traits(player) & ORACLE_OPEN:
        return available(s, player, s.oracle)
    return []


def has_no_turn(s: Elysium, player: int) -> bool:
    """E-ACTION-5: three cards, no quest, and none within reach."""
    return (
        s.taken[player] >= CARDS_PER_EPOCH
        and s.quest[player] == NO_QUEST
        and not reachable_quests(s, player)
    )


def has_no_last_turn(s: Elysium, player: int) -> bool:
    return s.phase == ACTIONS and s.round == ROUNDS and has_no_turn(s, player)


def usable(s: Elysium, player: int) -> list[int]:
    """Cards whose effect the player may use in his turn of phase II [E-DEC-2, E-ACT-1, E-ACT-4, E-ACT-5, E-ACT-6, E-ACT-9]."""
    found: list[int] = []
    eleusis = -1
    for entry in s.domain[player]:
        card = entry & CARD
        kind = ACTIVATION[card]
        if kind == ONE_USE:
            if entry & RING:
                found.append(card)
        elif kind == ACTIVATE:
            if not entry & USED:
                found.append(card)
        elif kind == ELEUSIS and not entry & USED:
            if eleusis < 0:
                eleusis = eleusis_cards(s, player)
            if eleusis > 1:  # E-RUL-18
                found.append(card)
    return found


def eleusis_cards(s: Elysium, player: int) -> int:
    return len([entry for entry in s.domain[player] if ACTIVATION[entry & CARD] == ELEUSIS])


def usable_myths(s: Elysium, player: int) -> list[int]:  # E-DEC-6, E-RUL-17
    return [
        entry & CARD
        for entry in s.domain[player]
        if ACTIVATION[entry & CARD] == MYTH and not entry & USED
    ]


def in_elysium(s: Elysium, player: int, card: int) -> bool:
    return card != CITIZEN and any(entry & CARD == card for entry in s.elysium[player])
