"""Chapter 6: any redistribution of the own pieces, and one net exchange."""

from __future__ import annotations

from typing import ClassVar, Final

from petteia.core.action import Action
from petteia.core.errors import Refusal
from petteia.core.flow import Question
from petteia.games.hexemonia.components import (
    CITIZEN,
    DONE,
    EXCHANGE,
    GOLD,
    HOPLITE,
    MOST,
    RESOURCE_INDEX,
    RESOURCES,
    SET,
    SLOTS,
    amounts,
)
from petteia.games.hexemonia.rules.city import owned
from petteia.games.hexemonia.rules.prohibitions import STEP_C, elsewhere
from petteia.games.hexemonia.state import Hexemonia

EXCHANGES: Final[dict[int, Action]] = {n: ("exchange", n) for n in range(-MOST, MOST)}


def exchange_range(s: Hexemonia, player: int) -> tuple[int, int]:  # H-STRAT-2
    citizens = s.total(player, CITIZEN)
    hoplites = s.total(player, HOPLITE)
    low, high = -hoplites, citizens // EXCHANGE
    if s.limited():
        low = -min(hoplites, s.supply[CITIZEN] // EXCHANGE)
        high = min(high, s.supply[HOPLITE])
    return low, high


def too_many(s: Hexemonia, player: int, resource: int, needed: int, kept: int) -> Refusal:
    """More pieces than the city has, with those that are to stay on the tiles passed."""
    total = s.total(player, resource)
    return Refusal("H-STRAT-2", resource=RESOURCES[resource], needed=needed, held=total, kept=kept)


class Exchange(Question[Hexemonia]):  # D-STRAT-X
    """The net exchange: hoplites gained for two citizens each, or lost for two each."""

    rule: ClassVar[str] = "H-STRAT-2"

    def options(self, s: Hexemonia) -> list[Action]:
        low, high = exchange_range(s, self.player)
        return [EXCHANGES[n] if -MOST < n < MOST else ("exchange", n) for n in range(low, high + 1)]

    def answer(self, s: Hexemonia, action: Action) -> None:
        count = int(action[1])
        held = s.held[self.player]
        # The books change at once; the acropolis is the balance and may be short until the end.
        held[CITIZEN] -= EXCHANGE * count
        held[HOPLITE] += count
        s.supply[CITIZEN] += EXCHANGE * count
        s.supply[HOPLITE] -= count
        if count:
            s.tell("exchanged", self.player, count)
        s.ask(Move(self.player, count, 0))

    def why_not(self, s: Hexemonia, action: Action) -> Refusal:
        if action[0] != "exchange":
            return elsewhere(s, action, STEP_C)
        count = int(action[1])
        if EXCHANGE * count > s.total(self.player, CITIZEN):
            return too_many(s, self.player, CITIZEN, EXCHANGE * count, 0)
        if -count > s.total(self.player, HOPLITE):
            return too_many(s, self.player, HOPLITE, -count, 0)
        resource = HOPLITE if count > 0 else CITIZEN
        return Refusal("H-NO-40", resource=RESOURCES[resource], supply=s.supply[resource])


class Move(Question[Hexemonia]):  # D-STRAT-MOVE
    """One sweep over resource by resource and tile by tile: new amounts, the acropolis takes the rest.

    Every distribution has exactly one sequence, and none gets stuck (H-STRAT-3, H-UI-1).
    `pointer` is resource * SLOTS + slot of the first pair that may still change.
    """

    rule: ClassVar[str] = "H-STRAT-2"
    fields: ClassVar[str] = "player:seat exchange:number pointer:number"

    def __init__(self, player: int, exchange: int, pointer: int) -> None:
        super().__init__(player)
        self.exchange = exchange
        self.pointer = pointer

    def pairs_needed(self, resource: int) -> int:
        """H-STRAT-1: the two citizens for a hoplite lie on one tile."""
        return -self.exchange if resource == CITIZEN and self.exchange < 0 else 0

    def settled(self, s: Hexemonia, resource: int) -> bool:
        here = s.held[self.player][resource::3]
        if here[0] < 0:
            return False
        needed = self.pairs_needed(resource)
        return not needed or sum([count // EXCHANGE for count in here]) >= needed

    def options(self, s: Hexemonia) -> list[Action]:
        held = s.held[self.player]
        places = s.slots[self.player]
        listed: list[Action] = []
        first = self.pointer // SLOTS
        for resource in range(first, 3):
            start = self.pointer - resource * SLOTS if resource == first else 0
            needed = self.pairs_needed(resource)
            total = sum(held[resource::3])
            before = 0  # on the tiles passed
            pairs = 0
            table = SET[resource]
            for slot in places:
                if slot == 0:
                    continue
                present = held[3 * slot + resource]
                if slot >= start:
                    if needed:
                        self.list_with_pairs(listed, slot, present, total - before, pairs)
                    else:
                        at = len(listed)
                        listed.extend(amounts(table[slot], 0, total - before))
                        if present <= total - before:
                            del listed[at + present]
                before += present
                pairs += present // EXCHANGE
                if before > total:
                    break
            if not self.settled(s, resource):
                return listed
        listed.append(DONE)
        return listed

    def list_with_pairs(
        self, listed: list[Action], slot: int, present: int, left: int, pairs: int
    ) -> None:
        """Citizens when hoplites were broken up: enough pairs must stay possible."""
        needed = self.pairs_needed(CITIZEN)
        for action in amounts(SET[CITIZEN][slot], 0, left):
            count = int(action[3])
            possible = pairs + count // EXCHANGE + (left - count) // EXCHANGE
            if count != present and possible >= needed:
                listed.append(action)

    def answer(self, s: Hexemonia, action: Action) -> None:
        if action[0] == "done":
            return
        resource = RESOURCE_INDEX[str(action[1])]
        slot, count = int(action[2]), int(action[3])
        held = s.held[self.player]
        change = count - held[3 * slot + resource]
        held[3 * slot + resource] = count
        held[resource] -= change
        s.tell("moved", self.player, action[1], slot, count)
        s.ask(Move(self.player, self.exchange, resource * SLOTS + slot + 1))

    def why_not(self, s: Hexemonia, action: Action) -> Refusal:
        if action[0] == "exchange":
            return Refusal("H-NO-37")
        if action[0] == "done":
            return self.why_not_done(s)
        if action[0] != "set":
            return elsewhere(s, action, STEP_C)
        resource = RESOURCE_INDEX[str(action[1])]
        slot, count = int(action[2]), int(action[3])
        if not owned(s, self.player, slot):
            return Refusal("H-NO-36", slot=slot)
        if resource * SLOTS + slot < self.pointer:
            return Refusal("H-NO-37") if self.exchange else Refusal("H-DEF-8", slot=slot)
        return self.why_not_so_many(s, resource, slot, count)

    def why_not_done(self, s: Hexemonia) -> Refusal:
        """The first resource of which more was placed than there is, or too few pairs lie."""
        short = next((r for r in range(3) if not self.settled(s, r)), -1)
        if short < 0:
            return Refusal("H-NO-87", needed=0)
        here = s.held[self.player][short::3]
        return Refusal(
            "H-NO-87",
            needed=sum(here[1:]),
            resource=RESOURCES[short],
            held=sum(here),
            pairs=self.pairs_needed(short),
        )

    def why_not_so_many(self, s: Hexemonia, resource: int, slot: int, count: int) -> Refusal:
        held = s.held[self.player]
        total = s.total(self.player, resource)
        if count > total and resource == GOLD:
            return Refusal("H-NO-38", gold=total)
        kept = sum(
            [held[3 * passed + resource] for passed in s.slots[self.player][1:] if passed < slot]
        )
        if kept + count > total:
            return too_many(s, self.player, resource, count, kept)
        for earlier in range(resource):
            if not self.settled(s, earlier):
                return self.why_not_done(s)
        if count != held[3 * slot + resource] and self.pairs_needed(resource):
            return Refusal("H-NO-39", pairs=self.pairs_needed(resource))
        return Refusal("H-DEF-8", slot=slot)
