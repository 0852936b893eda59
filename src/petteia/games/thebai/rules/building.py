"""Stones leave the estate: removed, or built into the city with their roofs."""

from __future__ import annotations

from typing import ClassVar, Final

from petteia.core import pieces
from petteia.core.action import Action
from petteia.core.errors import Refusal
from petteia.core.flow import Question, Task
from petteia.games.thebai import components as box
from petteia.games.thebai.city import CITY, NO_FIELD
from petteia.games.thebai.components import OPS
from petteia.games.thebai.effects import Operation, perform, register
from petteia.games.thebai.refusals import CELL_INDEX, misplaced
from petteia.games.thebai.rules.dice import PASS
from petteia.games.thebai.state import ESTATE, Thebai

STONE: Final[list[Action]] = [("stone", cell) for cell in box.CELLS]
TURN: Final[list[Action]] = [("turn", rotation) for rotation in range(4)]
ROOF: Final[list[Action]] = [("roof", side) for side in box.SIDES]


def left_most(s: Thebai, player: int, row: int) -> int:
    """The cell of the left-most stone of a row that has one."""
    return row * box.COLUMNS + box.COLUMNS - s.rows_left[player * 3 + row]


def take_stone(s: Thebai, player: int, cell: int) -> int:
    """Take the left-most stone of a row off the estate."""
    at = player * ESTATE + cell
    stone = s.estate[at] - 1
    s.estate[at] = 0
    s.rows_left = pieces.raised(s.rows_left, player * 3 + cell // box.COLUMNS, -1)
    return stone


def building_sites(s: Thebai) -> list[int]:
    """T-ACT-PLACE-3: empty Kadmeia fields next to a stone."""
    neighbours = CITY[s.seats].neighbours
    city = s.city
    found: list[int] = []
    for k in range(len(city)):
        if not city[k]:
            for n in neighbours[k]:
                if city[n]:
                    found.append(k)
                    break
    return found


def roof_at(s: Thebai, k: int, side: int) -> int:  # T-GEO-7
    code = s.city[k] - 1
    return box.STONE_ROOFS[code >> 2][(side - (code & 3)) & 3]


def matching_sides(s: Thebai, k: int) -> int:
    """T-GEO-9: bits of the sides of a stone that match."""
    city = CITY[s.seats]
    mask = 0
    for side in range(4):
        n = city.sides[k][side]
        if n == NO_FIELD:
            mask |= (city.border[k][side] == roof_at(s, k, side)) << side
        elif s.city[n] and roof_at(s, n, (side + 2) & 3) == roof_at(s, k, side):
            mask |= 1 << side
    return mask


class ChooseStone(Question[Thebai]):
    """Which row gives its left-most stone; `op` says what becomes of it."""

    rule: ClassVar[str] = "T-ACT-REMOVE"  # T-DEC-17
    fields: ClassVar[str] = "player:seat op:number left:number"

    def __init__(self, player: int, op: int, left: int) -> None:
        super().__init__(player)
        self.op = op
        self.left = left

    def options(self, s: Thebai) -> list[Action]:
        at = self.player * 3
        listed = [
            STONE[left_most(s, self.player, row)] for row in range(3) if s.rows_left[at + row]
        ]
        listed.append(PASS)
        return listed

    def answer(self, s: Thebai, action: Action) -> None:
        if action[0] == "pass":
            return
        cell = CELL_INDEX[str(action[1])]
        stone = take_stone(s, self.player, cell)
        op = OPS[self.op]
        if op.verb == "remove_stone":
            s.bag.append(stone)
            s.tell("stone-removed", s.who(self.player), box.STONES[stone], box.CELLS[cell])
            if self.left > 1:
                s.ask(RemoveStone(self.player, self.op, self.left - 1, 0))
            return
        s.held += (stone,)  # T-ACT-PLACE-6
        s.tell("stone-lifted", s.who(self.player), box.STONES[stone], box.CELLS[cell])
        s.ask(SetStone(self.player, self.op))
        if op.activate:  # T-ACT-PLACE-2, T-R-10
            perform(s, self.player, box.STONE_EFFECT[stone])

    def why_not(self, s: Thebai, action: Action) -> Refusal:
        if action[0] != "stone":
            return misplaced(s, self.player, action)
        row = box.ROWS[CELL_INDEX[str(action[1])] // box.COLUMNS]
        return Refusal("T-NO-34", row=row)


class RemoveStone(Operation):  # E-REMOVE, T-ACT-REMOVE
    def run(self, s: Thebai) -> None:
        s.ask(ChooseStone(self.player, self.op, self.left))


class PlaceStone(Operation):  # E-PLACE, T-ACT-PLACE-1, T-ACT-PLACE-5
    def run(self, s: Thebai) -> None:
        if s.stones_left(self.player) and building_sites(s):
            s.ask(ChooseStone(self.player, self.op, 1))


class SetStone(Task[Thebai]):
    """The stone in hand is set, now that its own effect is done."""

    fields: ClassVar[str] = "player:seat op:number"

    def __init__(self, player: int, op: int) -> None:
        self.player = player
        self.op = op

    def run(self, s: Thebai) -> None:
        if building_sites(s):
            s.ask(ChooseSite(self.player, self.op, s.held[-1]))
            return
        stone = s.held[-1]  # T-ACT-PLACE-5
        s.held = s.held[:-1]
        s.bag.append(stone)
        s.tell("stone-lost", s.who(self.player), box.STONES[stone])


class ChooseSite(Question[Thebai]):
    rule: ClassVar[str] = "T-ACT-PLACE-3"  # T-DEC-18
    fields: ClassVar[str] = "player:seat op:number stone:number"

    def __init__(self, player: int, op: int, stone: int) -> None:
        super().__init__(player)
        self.op = op
        self.stone = stone

    def options(self, s: Thebai) -> list[Action]:
        build = CITY[s.seats].build
        return [build[k] for k in building_sites(s)]

    def answer(self, s: Thebai, action: Action) -> None:
        k = CITY[s.seats].kadmeia_index[str(action[1])]
        s.ask(ChooseRotation(self.player, self.op, self.stone, k))

    def why_not(self, s: Thebai, action: Action) -> Refusal:
        if action[0] != "build":
            return misplaced(s, self.player, action)
        k = CITY[s.seats].kadmeia_index[str(action[1])]
        return Refusal("T-NO-35") if s.city[k] else Refusal("T-NO-36")


class ChooseRotation(Question[Thebai]):
    rule: ClassVar[str] = "T-ACT-PLACE-3"  # T-DEC-19
    fields: ClassVar[str] = "player:seat op:number stone:number at:number"

    def __init__(self, player: int, op: int, stone: int, at: int) -> None:
        super().__init__(player)
        self.op = op
        self.stone = stone
        self.at = at

    def options(self, s: Thebai) -> list[Action]:
        return TURN

    def answer(self, s: Thebai, action: Action) -> None:
        s.held = s.held[:-1]
        k = self.at
        s.city = pieces.replaced(s.city, k, 1 + self.stone * 4 + int(action[1]))
        s.placed = pieces.raised(s.placed, self.player)
        if not s.quiet:
            name = CITY[s.seats].kadmeia[k]
            s.tell("built", s.who(self.player), box.STONES[self.stone], name, int(action[1]))
        match = OPS[self.op].match
        mask = matching_sides(s, k) if match else 0  # T-ACT-PLACE-4, T-R-43
        if mask:
            s.ask(ChooseRoof(self.player, k, mask, mask, match))

    def why_not(self, s: Thebai, action: Action) -> Refusal:
        return misplaced(s, self.player, action)


class ChooseRoof(Question[Thebai]):
    rule: ClassVar[str] = "T-ACT-PLACE-4"  # T-DEC-20
    fields: ClassVar[str] = "player:seat at:number matched:number sides:number left:number"

    def __init__(self, player: int, at: int, matched: int, sides: int, left: int) -> None:
        super().__init__(player)
        self.at = at
        self.matched = matched  # bits of the sides that matched when the stone was set
        self.sides = sides  # bits of those not yet triggered
        self.left = left

    def options(self, s: Thebai) -> list[Action]:
        if not self.left:
            return [PASS]
        listed = [ROOF[side] for side in range(4) if self.sides >> side & 1]
        listed.append(PASS)
        return listed

    def answer(self, s: Thebai, action: Action) -> None:
        if action[0] == "pass":
            return
        side = box.SIDES.index(str(action[1]))
        sides = self.sides & ~(1 << side)
        s.ask(ChooseRoof(self.player, self.at, self.matched, sides, self.left - 1))
        roof = roof_at(s, self.at, side)
        s.tell("roof", s.who(self.player), box.ROOFS[roof])
        perform(s, self.player, box.ROOF_EFFECT[roof])  # T-ROOF

    def why_not(self, s: Thebai, action: Action) -> Refusal:
        if action[0] != "roof":
            return misplaced(s, self.player, action)
        side = box.SIDES.index(str(action[1]))
        if not self.matched >> side & 1:
            return Refusal("T-NO-37")
        return Refusal("T-NO-38", cause="limit" if self.sides >> side & 1 else "used")


register("remove_stone", RemoveStone)
register("place_stone", PlaceStone)
