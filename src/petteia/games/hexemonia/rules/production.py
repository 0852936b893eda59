"""Chapter 5: production, and who goes short when the supply does."""

from __future__ import annotations

from typing import ClassVar

from petteia.core.action import Action
from petteia.core.errors import Refusal
from petteia.core.flow import Question
from petteia.games.hexemonia.components import (
    ASSIGN,
    FIRST_MYTHOS,
    MYTHOS_TILES,
    PRODUCES,
    RESOURCE_INDEX,
    RESOURCES,
    YIELD,
)
from petteia.games.hexemonia.rules.city import active, markers, owned
from petteia.games.hexemonia.rules.prohibitions import STEP_C, elsewhere
from petteia.games.hexemonia.state import Hexemonia


def yields(s: Hexemonia, player: int) -> list[list[int]]:  # H-PROD-1, H-PROD-2
    """By resource: slot, amount, slot, amount, ... of all that is active now, in slot order.

    A tile and the markers on it are one place (H-PROD-3): nothing lies on a mythos tile (H-NO-28).
    """
    land = s.land[player]
    found: list[list[int]] = [[], [], []]
    for slot in s.slots[player]:
        tile = land[slot]
        made = YIELD[tile] if PRODUCES[tile] else (0, 0, 0)
        for index in range(MYTHOS_TILES):
            if s.host_slot[index] == slot and s.host_owner[index] == player:
                more = YIELD[FIRST_MYTHOS + index]
                made = (made[0] + more[0], made[1] + more[1], made[2] + more[2])
        if made == (0, 0, 0) or not active(s, player, slot):
            continue
        for resource in range(3):
            if made[resource]:
                found[resource].append(slot)
                found[resource].append(made[resource])
    return found


def produce(s: Hexemonia, player: int) -> None:
    """All at once: nothing produced here changes what is active for this production."""
    found = yields(s, player)
    shortages: list[Share] = []
    held = s.held[player]
    for resource in range(3):
        places = found[resource]
        total = sum(places[1::2])
        supply = s.supply[resource]
        if not s.limited() or total <= supply:
            for at in range(0, len(places), 2):
                held[3 * places[at] + resource] += places[at + 1]
                s.tell("produced", player, RESOURCES[resource], places[at + 1], places[at])
            s.supply[resource] -= total
        elif supply:
            shortages.append(Share(player, RESOURCES[resource], supply, 0, tuple(places)))
            s.tell("short", player, RESOURCES[resource], total, supply)
        else:
            s.tell("short", player, RESOURCES[resource], total, 0)
    s.ask_all(shortages)


class Share(Question[Hexemonia]):  # D-PROD
    """Too little in supply for a kind: where do the pieces go?"""

    rule: ClassVar[str] = "H-PROD-3"
    fields: ClassVar[str] = "player:seat resource left:number pointer:number places:number"

    def __init__(
        self, player: int, resource: str, left: int, pointer: int, places: tuple[int, ...]
    ) -> None:
        super().__init__(player)
        self.resource = resource
        self.left = left
        self.pointer = pointer
        self.places = places  # slot, yield, slot, yield, ...

    def options(self, s: Hexemonia) -> list[Action]:
        resource = RESOURCE_INDEX[self.resource]
        places = self.places
        rest = 0
        for at in range(0, len(places), 2):
            if places[at] >= self.pointer:
                rest += places[at + 1]
        listed: list[Action] = []
        for at in range(0, len(places), 2):
            slot, most = places[at], places[at + 1]
            if slot < self.pointer:
                continue
            rest -= most
            low = max(1, self.left - rest)
            high = min(most, self.left)
            if low <= high:
                listed.extend(ASSIGN[resource][slot][low : high + 1])
        return listed

    def answer(self, s: Hexemonia, action: Action) -> None:
        resource = RESOURCE_INDEX[self.resource]
        slot, amount = int(action[2]), int(action[3])
        s.supply[resource] -= amount
        s.held[self.player][3 * slot + resource] += amount
        s.tell("produced", self.player, self.resource, amount, slot)
        if amount < self.left:
            s.ask(Share(self.player, self.resource, self.left - amount, slot + 1, self.places))

    def why_not(self, s: Hexemonia, action: Action) -> Refusal:
        if action[0] != "assign":
            return elsewhere(s, action, STEP_C)
        slot = int(action[2])
        if action[1] == self.resource and slot in self.places[::2]:
            if slot < self.pointer:
                return Refusal("H-DEF-8", slot=slot)
            here = [int(option[3]) for option in self.options(s) if option[2] == slot]
            return Refusal("H-NO-35", left=self.left, least=min(here), most=max(here))
        if owned(s, self.player, slot) and slot and not active(s, self.player, slot):
            resource = RESOURCE_INDEX[str(action[1])]
            made_by_marker = any(YIELD[tile][resource] for tile in markers(s, self.player, slot))
            if made_by_marker and not YIELD[s.land[self.player][slot]][resource]:
                return Refusal("H-NO-34", slot=slot)
            return Refusal("H-NO-33", slot=slot)
        return Refusal("H-NO-35", left=self.left, least=0, most=0)
