"""Chapter 4, step B: playing tiles, paying for them, and mythos tiles with their hosts."""

from __future__ import annotations

from typing import ClassVar

from petteia.core import pieces
from petteia.core.action import Action
from petteia.core.errors import Refusal
from petteia.core.flow import Question
from petteia.games.hexemonia.components import (
    COST,
    DROP,
    HOST,
    KIND,
    MYTHOS,
    MYTHOS_LIMIT,
    NATURE,
    NATURES,
    PAY,
    PLACE,
    PLAY,
    POLIS,
    RESOURCE_INDEX,
    RESOURCES,
    STOP,
    TILE_INDEX,
    TILES,
)
from petteia.games.hexemonia.rules.city import (
    legal_slots_for,
    owned,
    why_not_there,
)
from petteia.games.hexemonia.rules.prohibitions import STEP_B, STEP_C, elsewhere
from petteia.games.hexemonia.state import NOBODY, Hexemonia


def payable(s: Hexemonia, player: int) -> tuple[int, int, int]:  # H-PAY-1, R-17
    """What the allowed sources hold: all but the tiles played in this step."""
    held = s.held[player]
    citizens = sum(held[0::3])
    hoplites = sum(held[1::3])
    gold = sum(held[2::3])
    for slot in s.fresh:
        at = 3 * slot
        citizens -= held[at]
        hoplites -= held[at + 1]
        gold -= held[at + 2]
    return citizens, hoplites, gold


def not_with_fresh_tiles(tile: int, resource: int, due: int, free: int) -> Refusal:
    """There is enough, but not without tiles played in this step."""
    return Refusal("H-NO-10", tile=TILES[tile], resource=RESOURCES[resource], due=due, free=free)


def hosts(s: Hexemonia, player: int, mythos: int) -> list[int]:  # H-PLAY-5, R-15, R-36
    """City tiles of the nature, active or not; never the acropolis."""
    nature = NATURE[mythos]
    land = s.land[player]
    return [slot for slot in s.slots[player] if NATURE[land[slot]] == nature]


def playable(s: Hexemonia, player: int) -> list[int]:  # H-PLAY-1
    """The distinct tiles of the hand that can be played now."""
    citizens, hoplites, gold = payable(s, player)
    found = []
    last = -1
    for tile in s.hand(player):
        if tile == last:
            continue
        last = tile
        kind = KIND[tile]
        if kind == MYTHOS:
            if hosts(s, player, tile):
                found.append(tile)
            continue
        cost = COST[tile]
        if cost[0] > citizens or cost[1] > hoplites or cost[2] > gold:
            continue
        if kind == POLIS and not legal_slots_for(s, player, tile):
            continue
        found.append(tile)
    return found


class Play(Question[Hexemonia]):  # D-PLAY, H-PLAY-7
    rule: ClassVar[str] = "H-PLAY-1"

    def options(self, s: Hexemonia) -> list[Action]:
        listed = [PLAY[tile] for tile in playable(s, self.player)]
        listed.append(STOP)
        return listed

    def answer(self, s: Hexemonia, action: Action) -> None:
        if action[0] == "stop":
            return
        tile = TILE_INDEX[str(action[1])]
        s.leave_hand(self.player, tile)
        s.tell("played", self.player, action[1])
        s.ask(self)
        name = TILES[tile]
        s.ask(Host(self.player, name) if KIND[tile] == MYTHOS else Site(self.player, name))

    def why_not(self, s: Hexemonia, action: Action) -> Refusal:
        if action[0] != "play":
            return elsewhere(s, action, STEP_B)
        tile = TILE_INDEX[str(action[1])]
        if tile not in s.hand(self.player):
            return Refusal("H-PLAY-1", tile=action[1])
        if KIND[tile] == MYTHOS:
            return Refusal("H-NO-20", nature=NATURES[NATURE[tile]])
        for resource in range(3):
            cost = COST[tile][resource]
            total = s.total(self.player, resource)
            if total < cost:
                return Refusal(
                    "H-NO-9", tile=action[1], resource=RESOURCES[resource], cost=cost, held=total
                )
        for resource, free in enumerate(payable(s, self.player)):
            if free < COST[tile][resource]:
                return not_with_fresh_tiles(tile, resource, COST[tile][resource], free)
        if tile in s.land[self.player]:
            return Refusal("H-NO-13", tile=action[1])
        return Refusal("H-NO-14", tile=action[1])


class Site(Question[Hexemonia]):  # D-SLOT, H-PLAY-2
    """Where the tile just played goes."""

    rule: ClassVar[str] = "H-GEO-3"
    fields: ClassVar[str] = "player:seat tile"

    def __init__(self, player: int, tile: str) -> None:
        super().__init__(player)
        self.tile = tile

    def options(self, s: Hexemonia) -> list[Action]:
        tile = TILE_INDEX[self.tile]
        return [PLACE[slot] for slot in legal_slots_for(s, self.player, tile)]

    def answer(self, s: Hexemonia, action: Action) -> None:
        slot = int(action[1])
        tile = TILE_INDEX[self.tile]
        s.put_tile(self.player, slot, tile)
        s.fresh.append(slot)
        s.tell("placed", self.player, self.tile, slot)
        cost = COST[tile]
        for resource in (2, 1, 0):  # the first to be paid is asked last
            if cost[resource]:
                s.ask(Pay(self.player, slot, RESOURCES[resource], cost[resource], 0))

    def why_not(self, s: Hexemonia, action: Action) -> Refusal:
        if action[0] != "place":
            return elsewhere(s, action, STEP_B)
        return why_not_there(s, self.player, TILE_INDEX[self.tile], int(action[1]))


class Pay(Question[Hexemonia]):  # D-PAY, H-PAY-2
    """The cost of one kind, swept over the sources from `pointer` on."""

    rule: ClassVar[str] = "H-PAY-1"
    fields: ClassVar[str] = "player:seat slot resource need:number pointer:number"

    def __init__(self, player: int, slot: int, resource: str, need: int, pointer: int) -> None:
        super().__init__(player)
        self.slot = slot
        self.resource = resource
        self.need = need
        self.pointer = pointer

    def options(self, s: Hexemonia) -> list[Action]:
        held = s.held[self.player]
        resource = RESOURCE_INDEX[self.resource]
        need = self.need
        sources: list[int] = []
        rest = 0
        for slot in s.slots[self.player]:
            if slot >= self.pointer and held[3 * slot + resource] and slot not in s.fresh:
                sources.append(slot)
                rest += held[3 * slot + resource]
        listed: list[Action] = []
        for slot in sources:
            here = held[3 * slot + resource]
            rest -= here
            low = need - rest if need > rest else 1
            high = need if need < here else here
            if low <= high:
                listed.extend(PAY[resource][slot][low : high + 1])
        return listed

    def answer(self, s: Hexemonia, action: Action) -> None:
        source = int(action[2])
        amount = int(action[3])
        held = s.held[self.player]
        resource = RESOURCE_INDEX[self.resource]
        held[3 * source + resource] -= amount
        held[3 * self.slot + resource] += amount
        s.tell("paid", self.player, action[1], amount, source, self.slot)
        if amount < self.need:
            s.ask(Pay(self.player, self.slot, self.resource, self.need - amount, source + 1))

    def why_not(self, s: Hexemonia, action: Action) -> Refusal:
        if action[0] != "pay":
            return elsewhere(s, action, STEP_B)
        source, amount = int(action[2]), int(action[3])
        resource = RESOURCE_INDEX[self.resource]
        if source in s.fresh:
            tile = s.land[self.player][self.slot]
            free = payable(s, self.player)[resource]
            return not_with_fresh_tiles(tile, resource, self.need, free)
        if action[1] != self.resource or not 1 <= amount <= self.need:
            return Refusal("H-NO-11", resource=self.resource, need=self.need)
        if not owned(s, self.player, source):
            return Refusal("H-NO-12")
        held = s.held[self.player][3 * source + resource]
        if held < amount:
            return Refusal("H-PAY-1", slot=source, held=held)
        return Refusal("H-PAY-2")


class Host(Question[Hexemonia]):  # D-HOST
    """Where the marker of the mythos tile just played goes."""

    rule: ClassVar[str] = "H-PLAY-5"
    fields: ClassVar[str] = "player:seat tile"

    def __init__(self, player: int, tile: str) -> None:
        super().__init__(player)
        self.tile = tile

    def options(self, s: Hexemonia) -> list[Action]:
        return [HOST[slot] for slot in hosts(s, self.player, TILE_INDEX[self.tile])]

    def answer(self, s: Hexemonia, action: Action) -> None:
        s.put_marker(TILE_INDEX[self.tile], self.player, int(action[1]))
        s.tell("hosted", self.player, self.tile, action[1])
        too_many = len(s.mythos_of(self.player)) - MYTHOS_LIMIT
        if too_many > 0:  # H-PLAY-6
            s.ask(DropMythos(self.player, too_many, (self.tile,), 0, STEP_B))

    def why_not(self, s: Hexemonia, action: Action) -> Refusal:
        if action[0] != "host":
            return elsewhere(s, action, STEP_B)
        slot = int(action[1])
        if slot == 0:
            return Refusal("H-NO-21")
        if owned(s, self.player, slot):
            return Refusal("H-NO-22", nature=NATURES[NATURE[TILE_INDEX[self.tile]]])
        return Refusal("H-PLAY-5", slot=slot)


class DropMythos(Question[Hexemonia]):  # D-MYTH-DROP
    """Too many mythos tiles: older ones go, one after the other in tile order."""

    rule: ClassVar[str] = "H-PLAY-6"
    fields: ClassVar[str] = "player:seat due:number won:tile pointer:number step:number"

    def __init__(
        self, player: int, due: int, won: tuple[str, ...], pointer: int, step: int
    ) -> None:
        super().__init__(player)
        self.due = due
        self.won = won  # just played or captured: these stay, R-14
        self.pointer = pointer
        self.step = step

    def droppable(self, s: Hexemonia) -> list[int]:
        return [
            tile
            for tile in s.mythos_of(self.player)
            if tile >= self.pointer and TILES[tile] not in self.won
        ]

    def options(self, s: Hexemonia) -> list[Action]:
        older = self.droppable(s)
        return [DROP[tile] for tile in older[: len(older) - self.due + 1]]

    def answer(self, s: Hexemonia, action: Action) -> None:
        tile = TILE_INDEX[str(action[1])]
        s.put_marker(tile, NOBODY, NOBODY)  # the marker returns to the pool
        pieces.put(s.underworld, tile)
        s.tell("dropped", self.player, action[1])
        if self.due > 1:
            s.ask(DropMythos(self.player, self.due - 1, self.won, tile + 1, self.step))

    def why_not(self, s: Hexemonia, action: Action) -> Refusal:
        if action[0] in ("stop", "done"):
            return Refusal("H-NO-24", limit=MYTHOS_LIMIT, due=self.due)
        if action[0] != "drop":
            return elsewhere(s, action, self.step)
        if action[1] in self.won:
            return Refusal("H-NO-25" if self.step == STEP_B else "H-NO-26", tile=action[1])
        return Refusal("H-PLAY-6", tile=action[1])


def drop_captured(s: Hexemonia, player: int, won: tuple[str, ...]) -> None:  # H-WAR-10, R-41
    too_many = len(s.mythos_of(player)) - MYTHOS_LIMIT
    if too_many > 0:
        s.ask(DropMythos(player, too_many, won, 0, STEP_C))
