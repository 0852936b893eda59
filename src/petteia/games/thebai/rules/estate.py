"""The estate reset, the population die of the turn, and aid tiles."""

from __future__ import annotations

from typing import ClassVar, Final

from petteia.core import pieces
from petteia.core.action import Action
from petteia.core.errors import Refusal
from petteia.core.flow import Question, Task
from petteia.games.thebai import components as box
from petteia.games.thebai.city import CITY
from petteia.games.thebai.components import TOP
from petteia.games.thebai.effects import perform
from petteia.games.thebai.refusals import (
    AID_INDEX,
    CELL_INDEX,
    LEVEL_INDEX,
    misplaced,
    no_reset,
    not_free,
    occupied,
)
from petteia.games.thebai.rules.dice import PASS
from petteia.games.thebai.rules.points import pay
from petteia.games.thebai.state import AID, AIDS, DIE, ESTATE, ITEMS, SUPPLY, Thebai, die

USE_DIE: Final[list[Action]] = [("die", level) for level in box.LEVEL_WORDS]
USE: Final[list[Action]] = [("use", cell) for cell in box.CELLS]
AID_ON: Final[list[list[Action]]] = [[("aid", aid, cell) for cell in box.CELLS] for aid in box.AIDS]


def population_in_supply(s: Thebai, player: int) -> int:
    at = player * SUPPLY
    return sum(s.supply[at : at + 6])


# -- step 1: reset ---------------------------------------------------------------------------------


def reset(s: Thebai) -> None:
    player = s.active
    if population_in_supply(s, player):  # T-RESET-1, T-NO-13
        return
    s.fresh = 1
    s.tell("reset", s.who(player))
    at = player * ESTATE
    for cell in range(ESTATE):  # T-RESET-2, T-DIE-5
        holds = s.estate[at + cell]
        if holds >= DIE:
            s.estate[at + cell] = 0
        if DIE <= holds <= DIE + TOP:
            s.supply[player * SUPPLY + holds - DIE] += 1
    if s.general[player]:  # T-RESET-3, T-R-25
        level = box.NEW_LEVEL[min(s.columns_cleared(player), len(box.NEW_LEVEL) - 1)]
        s.general[player] -= 1
        s.supply[player * SUPPLY + level] += 1
        s.tell("new-die", s.who(player), box.LEVEL_WORDS[level])


# -- step 2: a population die ------------------------------------------------------------------------


def open_fields(s: Thebai) -> list[Action]:
    """T-CITIZEN-3: free dice fields beside a stone."""
    city = CITY[s.seats]
    first, second, place, stones = city.first, city.second, city.place, s.city
    return [
        place[f]
        for f, holds in enumerate(s.field)
        if not holds and (stones[first[f]] or stones[second[f]])
    ]


def citizen(s: Thebai) -> None:  # T-CITIZEN-6
    player = s.active
    if not population_in_supply(s, player):
        return
    at = player * ESTATE
    if 0 in s.estate[at : at + ESTATE] or open_fields(s):
        s.ask(ChoosePopulationDie(player))


class ChoosePopulationDie(Question[Thebai]):
    rule: ClassVar[str] = "T-CITIZEN-1"  # T-DEC-4

    def options(self, s: Thebai) -> list[Action]:
        at = self.player * SUPPLY
        return [USE_DIE[level] for level in range(6) if s.supply[at + level]]

    def answer(self, s: Thebai, action: Action) -> None:
        s.ask(ChooseTarget(self.player, LEVEL_INDEX[str(action[1])]))

    def why_not(self, s: Thebai, action: Action) -> Refusal:
        if action[0] == "pass":
            return Refusal("T-NO-11")
        if action[0] == "die":
            return Refusal("T-NO-60")
        if action[0] == "hoplite":
            return Refusal("T-NO-12")
        return misplaced(s, self.player, action)


class ChooseTarget(Question[Thebai]):
    rule: ClassVar[str] = "T-CITIZEN-1"  # T-DEC-5
    fields: ClassVar[str] = "player:seat level:number"

    def __init__(self, player: int, level: int) -> None:
        super().__init__(player)
        self.level = level

    def options(self, s: Thebai) -> list[Action]:
        at = self.player * ESTATE
        estate = s.estate
        return [USE[cell] for cell in range(ESTATE) if not estate[at + cell]] + open_fields(s)

    def answer(self, s: Thebai, action: Action) -> None:
        player, level = self.player, self.level
        s.supply[player * SUPPLY + level] -= 1
        s.citizen_used = 1
        s.fresh = 1
        if action[0] == "use":  # T-CITIZEN-2
            cell = CELL_INDEX[str(action[1])]
            s.estate[player * ESTATE + cell] = DIE + level
            s.tell("die-used", s.who(player), box.LEVEL_WORDS[level], box.CELLS[cell])
            perform(s, player, box.CELL_EFFECTS[cell][box.STRENGTH[level] - 1])
            return
        f = CITY[s.seats].field_index[str(action[1])]
        s.field[f] = die(player, box.POPULATION, level)
        s.tell("die-placed", s.who(player), box.LEVEL_WORDS[level], action[1])
        s.ask(ChooseTrigger(player, f))

    def why_not(self, s: Thebai, action: Action) -> Refusal:
        if action[0] == "pass":
            return Refusal("T-NO-11")
        if action[0] == "use":
            return covered(s, self.player, CELL_INDEX[str(action[1])])
        if action[0] == "place":
            f = CITY[s.seats].field_index[str(action[1])]
            return occupied(s, f) or Refusal("T-NO-7")
        return misplaced(s, self.player, action)


def covered(s: Thebai, player: int, cell: int) -> Refusal:
    holds = s.estate[player * ESTATE + cell]
    if holds >= AID:
        return Refusal("T-NO-3", aid=box.AIDS[holds - AID])
    if holds >= DIE:
        return Refusal("T-NO-2", level=box.LEVEL_WORDS[holds - DIE])
    return Refusal("T-NO-1", stone=box.STONES[holds - 1])


def strength_at(s: Thebai, f: int) -> int:
    return box.STRENGTH[(s.field[f] - 1) % 6]


class ChooseTrigger(Question[Thebai]):
    rule: ClassVar[str] = "T-CITIZEN-3"  # T-DEC-6
    fields: ClassVar[str] = "player:seat at:number"

    def __init__(self, player: int, at: int) -> None:
        super().__init__(player)
        self.at = at

    def free_stones(self, s: Thebai) -> list[int]:  # T-CITIZEN-5
        city = CITY[s.seats]
        return [k for k in (city.first[self.at], city.second[self.at]) if s.is_free(k)]

    def options(self, s: Thebai) -> list[Action]:
        city = CITY[s.seats]
        stones = self.free_stones(s)
        listed = [city.trigger[k] for k in stones]
        drachmas = s.items[self.player * ITEMS + box.DRACHMA]
        if len(stones) == 2 and drachmas >= strength_at(s, self.at):  # T-CITIZEN-4
            listed += city.both[self.at]
        listed.append(PASS)
        return listed

    def answer(self, s: Thebai, action: Action) -> None:
        if action[0] == "pass":
            return
        index = CITY[s.seats].kadmeia_index
        if action[0] == "trigger-both":
            pay(s, self.player, box.DRACHMA, strength_at(s, self.at))
            s.ask(TriggerStone(self.player, index[str(action[2])]))
        trigger(s, self.player, index[str(action[1])])

    def why_not(self, s: Thebai, action: Action) -> Refusal:
        if action[0] not in ("trigger", "trigger-both"):
            return misplaced(s, self.player, action)
        city = CITY[s.seats]
        beside = (city.first[self.at], city.second[self.at])
        stones = [city.kadmeia_index[str(name)] for name in action[1:]]
        for k in stones:
            if k not in beside:
                return Refusal("T-NO-61")
        if action[0] == "trigger":
            return not_free(s, stones[0], "T-NO-8") or Refusal("T-NO-61")
        free = len(self.free_stones(s))
        if free < 2:
            return Refusal("T-NO-9", free=free)
        need, have = strength_at(s, self.at), s.items[self.player * ITEMS + box.DRACHMA]
        return Refusal("T-NO-10", need=need, have=have)


def trigger(s: Thebai, player: int, k: int) -> None:
    """Execute the effect of a stone in the city before all that waits."""
    stone = s.stone_at(k)
    if not s.quiet:
        s.tell("triggered", s.who(player), CITY[s.seats].kadmeia[k], box.STONES[stone])
    perform(s, player, box.STONE_EFFECT[stone])


class TriggerStone(Task[Thebai]):
    """A stone that is triggered when what comes before it is resolved."""

    fields: ClassVar[str] = "player:seat at:number"

    def __init__(self, player: int, at: int) -> None:
        self.player = player
        self.at = at

    def run(self, s: Thebai) -> None:
        trigger(s, self.player, self.at)


# -- step 4: an aid tile -----------------------------------------------------------------------------


def aid(s: Thebai) -> None:
    at = s.active * AIDS
    if max(s.aid[at : at + AIDS]):
        s.ask(ChooseAid(s.active))


class ChooseAid(Question[Thebai]):
    rule: ClassVar[str] = "T-AID-1"  # T-DEC-10

    def options(self, s: Thebai) -> list[Action]:
        listed: list[Action] = []
        at = self.player * ESTATE
        for tile in range(AIDS):
            if s.aid[self.player * AIDS + tile]:
                first = box.AID_ROW[tile] * box.COLUMNS
                for cell in range(first, first + box.COLUMNS):
                    if not s.estate[at + cell]:
                        listed.append(AID_ON[tile][cell])
        listed.append(PASS)
        return listed

    def answer(self, s: Thebai, action: Action) -> None:
        if action[0] == "pass":
            return
        tile, cell = AID_INDEX[str(action[1])], CELL_INDEX[str(action[2])]
        s.aid = pieces.raised(s.aid, self.player * AIDS + tile, -1)
        s.estate[self.player * ESTATE + cell] = AID + tile
        s.aid_used = 1
        s.fresh = 1
        s.tell("aid-used", s.who(self.player), action[1], action[2])
        perform(s, self.player, box.CELL_EFFECTS[cell][box.AID_STRENGTH[tile] - 1])

    def why_not(self, s: Thebai, action: Action) -> Refusal:
        if action[0] == "reset":
            return no_reset(s, self.player)
        if action[0] != "aid":
            return misplaced(s, self.player, action)
        tile, cell = AID_INDEX[str(action[1])], CELL_INDEX[str(action[2])]
        if not s.aid[self.player * AIDS + tile]:
            return Refusal("T-NO-60")
        if box.AID_ROW[tile] != cell // box.COLUMNS:
            return Refusal("T-NO-24", row=box.ROWS[box.AID_ROW[tile]])
        return covered(s, self.player, cell)
