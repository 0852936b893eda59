"""Chapter 8: war. Nothing in a fight is decided by the defender, and a declared fight is won."""

from __future__ import annotations

from typing import ClassVar

from petteia.core import pieces
from petteia.core.action import Action
from petteia.core.errors import Refusal
from petteia.core.flow import Question
from petteia.games.hexemonia.components import (
    ATTACK,
    CITIZEN,
    DONE,
    GOLD,
    HOPLITE,
    HOPLITE_VALUE,
    KIND,
    LOSE,
    PLACE,
    POLIS,
    RESOURCE_INDEX,
    RESOURCES,
    SEND,
    SLOTS,
    STOP,
    TILES,
    amounts,
)
from petteia.games.hexemonia.rules.city import (
    attackable,
    can_take_in,
    defence,
    legal_slots_for,
    markers,
    on_the_rim,
    owned,
    rivals_in_order,
    whole_force,
    why_not_there,
)
from petteia.games.hexemonia.rules.placing import drop_captured
from petteia.games.hexemonia.rules.prohibitions import STEP_C, elsewhere
from petteia.games.hexemonia.state import Hexemonia


def targets(
    s: Hexemonia, player: int, fought: tuple[int, ...], first_only: bool
) -> list[tuple[int, int]]:  # H-WAR-1 to H-WAR-4
    strength = whole_force(s, player)
    found: list[tuple[int, int]] = []
    for rival in rivals_in_order(s, player):
        if rival in fought or len(s.slots[rival]) == 1:
            continue
        land, held = s.land[rival], s.held[rival]
        for slot in attackable(s, rival):
            if held[3 * slot] + HOPLITE_VALUE * held[3 * slot + 1] >= strength:
                continue
            if strength > defence(s, rival, slot) and can_take_in(s, player, land[slot]):
                found.append((rival, slot))
                if first_only:
                    return found
    return found


def war_possible(s: Hexemonia, player: int) -> bool:  # H-ACT-1
    return bool(targets(s, player, (), True))


def why_no_war(s: Hexemonia, player: int) -> Refusal:
    """Nothing can be attacked, there is no room for it, or the weakest of it is too strong."""
    open_tiles = [
        (rival, slot) for rival in rivals_in_order(s, player) for slot in attackable(s, rival)
    ]
    defences = [
        defence(s, rival, slot)
        for rival, slot in open_tiles
        if can_take_in(s, player, s.land[rival][slot])
    ]
    return Refusal(
        "H-NO-32",
        targets=len(open_tiles),
        room=len(defences),
        force=whole_force(s, player),
        defence=min(defences, default=0),
    )


class War(Question[Hexemonia]):  # D-WAR
    rule: ClassVar[str] = "H-WAR-1"
    fields: ClassVar[str] = "player:seat fought:seat"

    def __init__(self, player: int, fought: tuple[int, ...]) -> None:
        super().__init__(player)
        self.fought = fought

    def options(self, s: Hexemonia) -> list[Action]:
        listed = [
            ATTACK[rival][slot] for rival, slot in targets(s, self.player, self.fought, False)
        ]
        if self.fought:
            listed.append(STOP)
        return listed

    def answer(self, s: Hexemonia, action: Action) -> None:
        if action[0] == "stop":
            return
        rival, slot = int(action[1]), int(action[2])
        s.tell("attacked", self.player, rival, TILES[s.land[rival][slot]], slot)
        s.ask(War(self.player, (*self.fought, rival)))  # H-WAR-11, R-18
        s.army = [0, 0]
        s.ask(Force(self.player, rival, slot, defence(s, rival, slot), 0, 0))

    def why_not(self, s: Hexemonia, action: Action) -> Refusal:
        if action[0] in ("stop", "done"):
            return Refusal("H-NO-68")
        if action[0] != "attack":
            return elsewhere(s, action, STEP_C)
        return self.why_not_target(s, int(action[1]), int(action[2]))

    def why_not_target(self, s: Hexemonia, rival: int, slot: int) -> Refusal:
        if rival == self.player or rival >= s.seats or not owned(s, rival, slot):
            return Refusal("H-NO-63")
        if slot == 0:
            return Refusal("H-NO-64")
        slots = s.slots[rival]
        if not on_the_rim(slots, slot):
            return Refusal("H-NO-65", slot=slot)
        if slot not in attackable(s, rival):
            return Refusal("H-NO-66", slot=slot)
        if rival in self.fought:
            return Refusal("H-NO-67", seat=rival)
        strength = whole_force(s, self.player)
        if strength <= defence(s, rival, slot):
            return Refusal("H-NO-69", force=strength, defence=defence(s, rival, slot))
        return Refusal("H-NO-70", tile=TILES[s.land[rival][slot]])


class Force(Question[Hexemonia]):  # D-WAR-FORCE, H-WAR-6
    """Who marches: one sweep over citizens, then hoplites, from `pointer` (resource * SLOTS + slot)."""

    rule: ClassVar[str] = "H-WAR-6"
    fields: ClassVar[str] = (
        "player:seat rival:seat target:slot defence:number pointer:number force:number"
    )

    def __init__(
        self, player: int, rival: int, target: int, defence: int, pointer: int, force: int
    ) -> None:
        super().__init__(player)
        self.rival = rival
        self.target = target
        self.defence = defence
        self.pointer = pointer
        self.force = force  # the value chosen so far

    def options(self, s: Hexemonia) -> list[Action]:
        held = s.held[self.player]
        places: list[tuple[int, int, int]] = []
        rest = 0
        for resource in (CITIZEN, HOPLITE):
            for slot in s.slots[self.player]:
                here = held[3 * slot + resource]
                if here and resource * SLOTS + slot >= self.pointer:
                    places.append((resource, slot, here))
                    rest += here * (HOPLITE_VALUE if resource == HOPLITE else 1)
        missing = self.defence + 1 - self.force
        listed: list[Action] = []
        for resource, slot, here in places:
            value = HOPLITE_VALUE if resource == HOPLITE else 1
            rest -= here * value
            low = -((rest - missing) // value) if missing > rest else 1
            if low <= here:
                listed.extend(amounts(SEND[resource][slot], max(low, 1), here))
        if missing <= 0:
            listed.append(DONE)
        return listed

    def answer(self, s: Hexemonia, action: Action) -> None:
        if action[0] == "done":
            clash(s, self.player, self.rival, self.target, self.defence)
            return
        resource = RESOURCE_INDEX[str(action[1])]
        slot, count = int(action[2]), int(action[3])
        s.held[self.player][3 * slot + resource] -= count
        s.army[resource] += count
        s.tell("marched", self.player, action[1], count, slot)
        value = count * (HOPLITE_VALUE if resource == HOPLITE else 1)
        s.ask(
            Force(
                self.player,
                self.rival,
                self.target,
                self.defence,
                resource * SLOTS + slot + 1,
                self.force + value,
            )
        )

    def why_not(self, s: Hexemonia, action: Action) -> Refusal:
        if action[0] in ("stop", "done"):
            return Refusal("H-NO-71", force=self.force, defence=self.defence, most=0)
        if action[0] != "send":
            return elsewhere(s, action, STEP_C)
        resource = RESOURCE_INDEX[str(action[1])]
        slot, count = int(action[2]), int(action[3])
        if resource == GOLD:
            return Refusal("H-NO-72")
        held = s.held[self.player]
        here = held[3 * slot + resource] if owned(s, self.player, slot) else 0
        if here < count:
            return Refusal("H-WAR-6", slot=slot, resource=RESOURCES[resource], held=here)
        if resource * SLOTS + slot < self.pointer or not count:
            return Refusal("H-DEF-8", slot=slot)
        later = [
            held[3 * place + kind] * (HOPLITE_VALUE if kind == HOPLITE else 1)
            for kind in (CITIZEN, HOPLITE)
            for place in s.slots[self.player]
            if kind * SLOTS + place > resource * SLOTS + slot
        ]
        value = count * (HOPLITE_VALUE if resource == HOPLITE else 1)
        most = self.force + value + sum(later)
        return Refusal("H-NO-71", force=self.force, defence=self.defence, most=most)


def clash(s: Hexemonia, player: int, rival: int, target: int, strength: int) -> None:
    """H-WAR-12: the defenders fall first, then the attacker counts losses."""
    held = s.held[rival]
    for resource in (CITIZEN, HOPLITE):  # gold stays with the tile
        s.supply[resource] += held[3 * target + resource]
        held[3 * target + resource] = 0
    s.tell("clashed", player, rival, s.army[CITIZEN], s.army[HOPLITE], strength)
    s.ask(Spoils(player, rival, target))
    if strength:
        s.ask(Losses(player, strength))


class Losses(Question[Hexemonia]):  # D-WAR-LOSS
    """How many hoplites the attacker gives up; citizens make up the rest."""

    rule: ClassVar[str] = "H-WAR-7"
    fields: ClassVar[str] = "player:seat defence:number"

    def __init__(self, player: int, defence: int) -> None:
        super().__init__(player)
        self.defence = defence

    def bounds(self, s: Hexemonia) -> tuple[int, int]:
        citizens, hoplites = s.army
        least = max(0, (self.defence - citizens + 1) // HOPLITE_VALUE)
        return least, min(hoplites, (self.defence + 1) // HOPLITE_VALUE)

    def options(self, s: Hexemonia) -> list[Action]:
        least, most = self.bounds(s)
        return amounts(LOSE, least, most)

    def answer(self, s: Hexemonia, action: Action) -> None:
        hoplites = int(action[1])
        citizens = self.defence - HOPLITE_VALUE * hoplites  # -1: change, R-10
        s.army[HOPLITE] -= hoplites
        s.army[CITIZEN] -= citizens
        s.supply[HOPLITE] += hoplites
        s.supply[CITIZEN] += citizens
        s.tell("lost", self.player, max(0, citizens), hoplites, max(0, -citizens))

    def why_not(self, s: Hexemonia, action: Action) -> Refusal:
        if action[0] != "lose":
            return elsewhere(s, action, STEP_C)
        least, most = self.bounds(s)
        if int(action[1]) > (self.defence + 1) // HOPLITE_VALUE:
            return Refusal("H-NO-75", most=most)
        return Refusal("H-WAR-7", least=least, most=most)


class Spoils(Question[Hexemonia]):  # D-SLOT
    """Where the captured tile goes; with a polis tile of the same name nothing is to be chosen."""

    rule: ClassVar[str] = "H-WAR-8"
    fields: ClassVar[str] = "player:seat rival:seat target:slot"

    def __init__(self, player: int, rival: int, target: int) -> None:
        super().__init__(player)
        self.rival = rival
        self.target = target

    def twin(self, s: Hexemonia) -> int:
        """H-WAR-9: the slot of the attacker's own polis tile of this name, or 0."""
        tile = s.land[self.rival][self.target]
        if KIND[tile] != POLIS or tile not in s.land[self.player]:
            return 0
        return s.land[self.player].index(tile)

    def options(self, s: Hexemonia) -> list[Action]:
        twin = self.twin(s)
        if twin:
            return [PLACE[twin]]
        tile = s.land[self.rival][self.target]
        return [PLACE[slot] for slot in legal_slots_for(s, self.player, tile)]

    def answer(self, s: Hexemonia, action: Action) -> None:
        twin = self.twin(s)
        slot = int(action[1])
        tile = s.land[self.rival][self.target]
        won = markers(s, self.rival, self.target)
        gold = s.held[self.rival][3 * self.target + GOLD]
        s.held[self.rival][3 * self.target + GOLD] = 0
        s.remove_tile(self.rival, self.target)
        if twin:
            pieces.put(s.underworld, tile)
            s.tell("merged", self.player, TILES[tile], slot)
        else:
            s.put_tile(self.player, slot, tile)
            s.tell("captured", self.player, self.rival, TILES[tile], slot)
        held = s.held[self.player]  # R-12, H-NO-77: survivors, gold and markers are on the tile
        held[3 * slot + CITIZEN] += s.army[CITIZEN]
        held[3 * slot + HOPLITE] += s.army[HOPLITE]
        held[3 * slot + GOLD] += gold
        s.army = [0, 0]
        for mythos in won:  # H-WAR-10
            s.put_marker(mythos, self.player, slot)
            s.tell("mythos-won", self.player, self.rival, TILES[mythos])
        if won:
            drop_captured(s, self.player, tuple([TILES[mythos] for mythos in won]))

    def why_not(self, s: Hexemonia, action: Action) -> Refusal:
        if action[0] in ("set", "move", "send"):
            return Refusal("H-NO-76")
        if action[0] != "place":
            return elsewhere(s, action, STEP_C)
        if self.twin(s):
            return Refusal("H-WAR-9")
        return why_not_there(s, self.player, s.land[self.rival][self.target], int(action[1]))
