"""Troops move: Ares' marches, and the flight of Pegasus, which ends like one."""

from __future__ import annotations

from typing import ClassVar

from petteia.core.action import Action
from petteia.core.errors import Refusal
from petteia.games.kyklades.components import CHIRON, MEDUSA, members
from petteia.games.kyklades.rules.asking import Ask
from petteia.games.kyklades.rules.battle import LAND, begin_battle, has_defenders, reach
from petteia.games.kyklades.rules.conquest import capture, last_island, protected
from petteia.games.kyklades.state import Kyklades
from petteia.games.kyklades.verbs import DECLINE, TAKE

MARCHING = "march"
FLYING = "pegasus"


def targets(s: Kyklades, player: int, origin: int, way: str) -> int:
    """Islands (as a mask) that troops of this island may be moved to."""
    if way == FLYING:  # K-CR-PEGASUS
        mask = (1 << len(s.owner)) - 1 & ~(1 << origin)
        chiron = s.figures[CHIRON]
        if chiron >= 0 and s.owner[chiron] != player:  # K-CR-CHIRON R-24
            mask &= ~(1 << chiron)
    else:
        mask = reach(s, player, origin)  # K-TROOP-1
    return mask & ~protected(s, player) if mask else 0


def origins(s: Kyklades, player: int, way: str) -> list[int]:  # K-TROOP-2 K-DEC-7
    medusa = s.figures[MEDUSA]
    return [
        island
        for island in members(s.lands[player])
        if s.troops[island] and island != medusa and targets(s, player, island, way)
    ]


def can_march(s: Kyklades, player: int) -> bool:
    medusa = s.figures[MEDUSA]
    for island in members(s.lands[player]):
        if s.troops[island] and island != medusa and targets(s, player, island, MARCHING):
            return True
    return False


class Leave(Ask):
    """From which island troops leave."""

    rule: ClassVar[str] = "K-TROOP-1"
    fields: ClassVar[str] = "player:seat way"

    def __init__(self, player: int, way: str) -> None:
        super().__init__(player)
        self.way = way

    def options(self, s: Kyklades) -> list[Action]:
        leave = s.board().leave
        return [leave[island] for island in origins(s, self.player, self.way)]

    def answer(self, s: Kyklades, action: Action) -> None:
        s.ask(Land(self.player, str(action[1]), self.way))

    def refuse(self, s: Kyklades, action: Action) -> Refusal:
        if action[0] != "leave":
            return super().refuse(s, action)
        island = s.board().island_at[str(action[1])]
        if s.owner[island] != self.player or s.troops[island] == 0:
            return Refusal("K-NO-TROOP-ORIGIN", island=action[1])
        if s.figures[MEDUSA] == island:
            return Refusal("K-NO-TROOP-MEDUSA", island=action[1])
        last = protected(s, self.player)
        if self.way == MARCHING:
            last &= reach(s, self.player, island)
        if last:
            return last_island(s, self.player, members(last)[0])
        return Refusal("K-NO-TROOP-CHAIN", island=action[1], way="from")


class Fly(Leave):
    """Pegasus: from which island, or not at all."""

    rule: ClassVar[str] = "K-CR-PEGASUS"
    automatic: ClassVar[bool] = False

    def options(self, s: Kyklades) -> list[Action]:
        return [*super().options(s), DECLINE]

    def answer(self, s: Kyklades, action: Action) -> None:
        if action[0] == "decline":
            s.tell("declined", self.player)
        else:
            super().answer(s, action)


class Land(Ask):
    """To which island the troops go."""

    rule: ClassVar[str] = "K-TROOP-2"
    fields: ClassVar[str] = "player:seat origin:island way"

    def __init__(self, player: int, origin: str, way: str) -> None:
        super().__init__(player)
        self.origin = origin
        self.way = way

    def options(self, s: Kyklades) -> list[Action]:
        board = s.board()
        mask = targets(s, self.player, board.island_at[self.origin], self.way)
        return [board.land[island] for island in members(mask)]

    def answer(self, s: Kyklades, action: Action) -> None:
        s.ask(Take(self.player, self.origin, str(action[1])))

    def refuse(self, s: Kyklades, action: Action) -> Refusal:
        if action[0] != "land":
            return super().refuse(s, action)
        board = s.board()
        island = board.island_at[str(action[1])]
        if action[1] == self.origin:
            return Refusal("K-NO-TROOP-SAME")
        if protected(s, self.player) >> island & 1:
            return last_island(s, self.player, island)
        if self.way == FLYING:
            return Refusal("K-NO-CHIRON-PEGASUS", island=action[1])
        return Refusal("K-NO-TROOP-CHAIN", island=action[1], way="to")


class Take(Ask):
    """How many troops go."""

    rule: ClassVar[str] = "K-TROOP-1"
    fields: ClassVar[str] = "player:seat origin:island target:island"

    def __init__(self, player: int, origin: str, target: str) -> None:
        super().__init__(player)
        self.origin = origin
        self.target = target

    def options(self, s: Kyklades) -> list[Action]:
        return TAKE[1 : s.troops[s.board().island_at[self.origin]] + 1]

    def answer(self, s: Kyklades, action: Action) -> None:
        board = s.board()
        count = int(action[1])
        s.troops[board.island_at[self.origin]] -= count  # K-TROOP-5
        s.tell("marched", self.player, count, self.origin, self.target)
        arrive(s, self.player, board.island_at[self.target], count)

    def refuse(self, s: Kyklades, action: Action) -> Refusal:
        if action[0] != "take":
            return super().refuse(s, action)
        return Refusal("K-NO-TROOP-NUMBER", most=s.troops[s.board().island_at[self.origin]])


def arrive(s: Kyklades, player: int, island: int, count: int) -> None:  # K-TROOP-3
    owner = s.owner[island]
    if owner == player:
        s.troops[island] += count
    elif owner >= 0 and has_defenders(s, island):
        begin_battle(s, player, LAND, island, count)
    else:
        capture(s, island, player, count)
