"""Chapter 9: the philosopher, uprisings, and the hand limit."""

from __future__ import annotations

from typing import ClassVar

from petteia.core import pieces
from petteia.core.action import Action
from petteia.core.errors import Refusal
from petteia.core.flow import Question
from petteia.games.hexemonia.components import (
    DISCARD,
    FIRST_MYTHOS,
    HAND_LIMIT,
    MYTHOS_TILES,
    NATURE,
    POLITICS,
    RESOURCES,
    TILE_INDEX,
)
from petteia.games.hexemonia.rules.city import surplus
from petteia.games.hexemonia.rules.prohibitions import STEP_D, elsewhere
from petteia.games.hexemonia.state import Hexemonia


def political_count(s: Hexemonia, player: int) -> int:  # H-POL-1, R-3: active or not
    land = s.land[player]
    count = 0
    for slot in s.slots[player]:
        if NATURE[land[slot]] == POLITICS:
            count += 1
    for index in range(MYTHOS_TILES):
        if s.host_owner[index] == player and NATURE[FIRST_MYTHOS + index] == POLITICS:
            count += 1
    return count


def politics(s: Hexemonia) -> None:  # H-POL-2, R-24, R-37
    player = s.mover  # H-NO-79: nobody else
    if s.philosopher == player:
        return
    count = political_count(s, player)
    if not count:
        return
    for rival in range(s.seats):
        if rival != player and political_count(s, rival) >= count:  # H-NO-78
            return
    s.philosopher = player
    s.tell("philosopher", player, count)
    if s.settings["uprisings"] == "on":  # H-POL-3
        for rival in range(s.seats):
            if rival != player:
                uprisings(s, rival)


def uprisings(s: Hexemonia, player: int) -> None:  # H-UPR-1, R-23
    for slot in s.slots[player][1:]:
        spare = surplus(s, player, slot)
        if sum(spare):
            uprising(s, player, slot, spare)


def uprising(s: Hexemonia, player: int, slot: int, spare: tuple[int, int, int]) -> None:
    """H-UPR-2: half of a lone surplus goes; several are brought down to the smallest (R-22).

    Nobody chooses (H-NO-80), and costs are safe (H-NO-81).
    """
    kinds = [resource for resource in range(3) if spare[resource]]
    smallest = min([spare[resource] for resource in kinds])
    keep = smallest // 2 if len(kinds) == 1 else smallest
    for resource in kinds:
        lost = spare[resource] - keep
        if lost:
            s.held[player][3 * slot + resource] -= lost
            s.supply[resource] += lost
            s.tell("uprising", player, slot, RESOURCES[resource], lost)


def hand_limit(s: Hexemonia) -> None:  # H-HAND-1, R-31
    due = s.hand_size(s.mover) - HAND_LIMIT
    if due > 0:
        s.ask(Discard(s.mover, due, 0))


class Discard(Question[Hexemonia]):  # D-HAND
    """Tiles above the limit go one after the other, in tile order from `pointer` on."""

    rule: ClassVar[str] = "H-HAND-1"
    fields: ClassVar[str] = "player:seat due:number pointer:number"

    def __init__(self, player: int, due: int, pointer: int) -> None:
        super().__init__(player)
        self.due = due
        self.pointer = pointer

    def options(self, s: Hexemonia) -> list[Action]:
        left = [tile for tile in s.hand(self.player) if tile >= self.pointer]
        if len(left) < self.due:
            return []
        return [DISCARD[tile] for tile in pieces.distinct(left[: len(left) - self.due + 1])]

    def answer(self, s: Hexemonia, action: Action) -> None:
        tile = TILE_INDEX[str(action[1])]
        s.leave_hand(self.player, tile)
        pieces.put(s.underworld, tile)
        s.tell("discarded", self.player, action[1])
        if self.due > 1:
            s.ask(Discard(self.player, self.due - 1, tile))

    def why_not(self, s: Hexemonia, action: Action) -> Refusal:
        if action[0] in ("stop", "done"):
            return Refusal("H-NO-82", limit=HAND_LIMIT, due=self.due)
        if action[0] == "discard":
            return Refusal("H-HAND-1", tile=action[1])
        return elsewhere(s, action, STEP_D)
