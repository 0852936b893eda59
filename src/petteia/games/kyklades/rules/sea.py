"""Ships move: Poseidon's voyages."""

from __future__ import annotations

from typing import ClassVar

from petteia.core.action import Action
from petteia.core.errors import Refusal
from petteia.games.kyklades.components import KRAKEN, SHIPS, VOYAGE_STEPS, members
from petteia.games.kyklades.rules.asking import Ask
from petteia.games.kyklades.rules.battle import SEA, begin_battle
from petteia.games.kyklades.rules.pieces import add_ships, drop_ships
from petteia.games.kyklades.state import Kyklades
from petteia.games.kyklades.verbs import STOP


def can_voyage(s: Kyklades, player: int) -> bool:  # K-SHIP-1
    links = s.board().link_mask
    open_sea = ~s.closed()
    for sea in members(s.waters[player]):  # noqa: SIM110 (a loop is faster)
        if links[sea] & open_sea:
            return True
    return False


def enter(s: Kyklades, player: int, source: int, target: int, count: int) -> bool:
    """Ships make one step; True if they met opponents, and the battle has begun."""
    board = s.board()
    drop_ships(s, source, count)
    s.tell("sailed", player, count, board.seas[source], board.seas[target])
    if s.fleet[target] >= 0 and s.fleet[target] != player:  # K-SHIP-4 R-33
        begin_battle(s, player, SEA, target, count)
        return True
    add_ships(s, target, player, count)  # K-SHIP-3 K-SHIP-7
    return False


class Depart(Ask):
    """Where the voyage begins."""

    rule: ClassVar[str] = "K-SHIP-1"

    def options(self, s: Kyklades) -> list[Action]:
        board = s.board()
        open_sea = ~s.closed()
        return [
            board.depart[sea]
            for sea in members(s.waters[self.player])
            if board.link_mask[sea] & open_sea
        ]

    def answer(self, s: Kyklades, action: Action) -> None:
        s.ask(Voyage(self.player, str(action[1]), VOYAGE_STEPS))

    def refuse(self, s: Kyklades, action: Action) -> Refusal:
        if action[0] != "depart":
            return super().refuse(s, action)
        sea = s.board().sea_at.get(str(action[1]), -1)
        if sea < 0 or s.fleet[sea] != self.player:
            return Refusal("K-NO-SHIP-ORIGIN", space=action[1])
        return closed_refusal(s, s.board().links[sea])


class Voyage(Ask):
    """One step of a voyage, or its end."""

    rule: ClassVar[str] = "K-SHIP-2"
    fields: ClassVar[str] = "player:seat at:sea steps:number"

    def __init__(self, player: int, at: str, steps: int) -> None:
        super().__init__(player)
        self.at = at
        self.steps = steps  # still to be made

    def options(self, s: Kyklades) -> list[Action]:
        board = s.board()
        at = board.sea_at[self.at]
        count = s.ships[at]
        listed: list[Action] = []
        for target in members(board.link_mask[at] & ~s.closed()):
            listed += board.sail[target][:count]
        if self.steps < VOYAGE_STEPS:  # K-DEC-5
            listed.append(STOP)
        return listed

    def answer(self, s: Kyklades, action: Action) -> None:
        if action[0] == "stop":  # K-SHIP-5
            return
        board = s.board()
        source, target = board.sea_at[self.at], board.sea_at[str(action[1])]
        fought = enter(s, self.player, source, target, int(action[2]))
        if not fought and self.steps > 1 and board.link_mask[target] & ~s.closed():
            s.ask(Voyage(self.player, str(action[1]), self.steps - 1))

    def refuse(self, s: Kyklades, action: Action) -> Refusal:
        if action[0] != "sail":
            return super().refuse(s, action)
        refusal = step_refusal(s, self.player, self.at, action[1], int(action[2]), SHIPS)
        return refusal or super().refuse(s, action)


def step_refusal(
    s: Kyklades, player: int, at: str, to: object, count: int, most: int
) -> Refusal | None:
    """Why these ships cannot make this step, if anything of the sea keeps them; `most` of them
    have a step left."""
    board = s.board()
    source = board.sea_at.get(at, -1)
    if source < 0 or s.fleet[source] != player:
        return Refusal("K-NO-SHIP-ORIGIN", space=at)
    target = board.sea_at.get(str(to), -1)
    if target < 0:
        return Refusal("K-NO-SHIP-LAND", island=str(to))  # K-SHIP-6
    if target not in board.links[source]:
        return Refusal("K-NO-SHIP-FAR", sea=str(to))
    if not 1 <= count <= s.ships[source]:
        return Refusal("K-NO-SHIP-NUMBER", most=s.ships[source])
    if count > most:
        return Refusal("K-NO-SHIP-STEPS")
    return closed_refusal(s, [target]) if s.closed() >> target & 1 else None


def closed_refusal(s: Kyklades, seas: list[int]) -> Refusal:
    """The sea spaces are closed: by whom?"""  # K-SHIP-6
    if s.figures[KRAKEN] in seas:
        return Refusal("K-NO-SHIP-KRAKEN")
    return Refusal("K-NO-SHIP-POLYPHEMUS")
