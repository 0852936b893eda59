"""Chapters 2 and 4, step A: what the dealer deals, and drawing from the display."""

from __future__ import annotations

from typing import ClassVar

from petteia.core import pieces
from petteia.core.action import UNSEEN, Action
from petteia.core.chance import Luck
from petteia.core.errors import Refusal
from petteia.core.flow import Chance, Question
from petteia.core.sight import Private
from petteia.games.hexemonia.components import (
    ACROPOLIS_INDEX,
    ACROPOLISES,
    DEALT,
    DRAWN,
    GAIN,
    RESOURCE_INDEX,
    TAKE,
    TILE_INDEX,
    TILES,
)
from petteia.games.hexemonia.rules.city import gain, in_supply
from petteia.games.hexemonia.rules.prohibitions import STEP_A, elsewhere
from petteia.games.hexemonia.state import Hexemonia


def top_outcomes(s: Hexemonia) -> list[tuple[Action, int]]:
    """What the next tile of the stack can be: known to somebody, or any of the pile."""
    if s.top:
        return [(DRAWN[s.top[0]], 1)]
    return [(DRAWN[tile], count) for tile, count in pieces.weights(s.fate)]


def draw_top(s: Hexemonia, luck: Luck) -> Action:
    return DRAWN[s.top[0] if s.top else luck.pick(s.fate)]


def note_empty_stack(s: Hexemonia) -> None:  # H-END-1, R-25: whatever took the last tile
    if not s.fate and not s.top:
        s.ended = 1
        s.tell("ended", s.mover)


class DealAcropolis(Chance[Hexemonia]):
    rule: ClassVar[str] = "H-SET-3"
    fields: ClassVar[str] = "receiver:seat open:number"

    def __init__(self, receiver: int, open: int) -> None:
        super().__init__()
        self.receiver = receiver
        self.open = open  # 1: it lies face up from the start

    def left(self, s: Hexemonia) -> list[int]:
        return [city for city in DEALT[s.seats] if city not in s.acropolis]

    def draw(self, s: Hexemonia, luck: Luck) -> Action:
        return ("city", ACROPOLISES[luck.pick(self.left(s))])

    def outcomes(self, s: Hexemonia) -> list[tuple[Action, int]]:
        return [(("city", ACROPOLISES[city]), 1) for city in self.left(s)]

    def answer(self, s: Hexemonia, action: Action) -> None:
        s.acropolis = pieces.replaced(s.acropolis, self.receiver, ACROPOLIS_INDEX[str(action[1])])
        if self.open:
            s.open_acropolis(self.receiver)
            s.tell("city-open", self.receiver, action[1])
        else:
            s.tell("city", self.receiver, Private(self.receiver, action[1]))

    def shown(self, action: Action, viewer: int) -> Action:
        return action if self.open or viewer == self.receiver else ("city", UNSEEN)


class TurnUp(Chance[Hexemonia]):  # H-SET-5
    """One tile of the first display."""

    rule: ClassVar[str] = "H-SET-5"

    def draw(self, s: Hexemonia, luck: Luck) -> Action:
        return draw_top(s, luck)

    def outcomes(self, s: Hexemonia) -> list[tuple[Action, int]]:
        return top_outcomes(s)

    def answer(self, s: Hexemonia, action: Action) -> None:
        tile = TILE_INDEX[str(action[1])]
        s.leave_stack(tile)
        pieces.put(s.display, tile)
        s.tell("turned-up", action[1])


class DealTile(Chance[Hexemonia]):
    """One tile of a starting hand."""

    rule: ClassVar[str] = "H-SET-5"
    fields: ClassVar[str] = "receiver:seat"

    def __init__(self, receiver: int) -> None:
        super().__init__()
        self.receiver = receiver

    def draw(self, s: Hexemonia, luck: Luck) -> Action:
        return draw_top(s, luck)

    def outcomes(self, s: Hexemonia) -> list[tuple[Action, int]]:
        return top_outcomes(s)

    def answer(self, s: Hexemonia, action: Action) -> None:
        tile = TILE_INDEX[str(action[1])]
        s.leave_stack_secretly(tile, self.receiver)
        pieces.put(s.secret[self.receiver], tile)
        s.tell("dealt", self.receiver, Private(self.receiver, action[1]))

    def shown(self, action: Action, viewer: int) -> Action:
        return action if viewer == self.receiver else ("drawn", UNSEEN)


class StartPlayer(Chance[Hexemonia]):  # H-SET-6, R-28
    rule: ClassVar[str] = "H-SET-6"

    def candidates(self, s: Hexemonia) -> list[int]:
        chosen = s.settings["start"]
        return list(range(s.seats)) if chosen == "random" else [int(chosen)]

    def draw(self, s: Hexemonia, luck: Luck) -> Action:
        return ("starts", luck.pick(self.candidates(s)))

    def outcomes(self, s: Hexemonia) -> list[tuple[Action, int]]:
        return [(("starts", seat), 1) for seat in self.candidates(s)]

    def answer(self, s: Hexemonia, action: Action) -> None:
        s.starter = int(action[1])
        s.mover = s.starter
        s.tell("starts", s.starter, s.final_player())


class Refill(Chance[Hexemonia]):  # H-DRAW-1, H-DRAW-3, R-38
    """The display is filled up from the stack at once."""

    rule: ClassVar[str] = "H-DRAW-1"

    def draw(self, s: Hexemonia, luck: Luck) -> Action:
        return draw_top(s, luck)

    def outcomes(self, s: Hexemonia) -> list[tuple[Action, int]]:
        return top_outcomes(s)

    def answer(self, s: Hexemonia, action: Action) -> None:
        tile = TILE_INDEX[str(action[1])]
        s.leave_stack(tile)
        pieces.put(s.display, tile)
        s.tell("turned-up", action[1])
        note_empty_stack(s)


def display_options(s: Hexemonia) -> list[Action]:  # H-DRAW-3: equal tiles are one option
    return [TAKE[tile] for tile in pieces.distinct(s.display)]


def take_from_display(s: Hexemonia, player: int, tile: int) -> None:
    pieces.take(s.display, tile)
    pieces.put(s.seen[player], tile)  # H-SET-8: all saw it
    s.tell("took", player, TILES[tile])
    if s.fate or s.top:
        s.ask(Refill())


class DrawFirst(Question[Hexemonia]):  # D-DRAW-1
    rule: ClassVar[str] = "H-DRAW-1"

    def options(self, s: Hexemonia) -> list[Action]:
        return display_options(s)

    def answer(self, s: Hexemonia, action: Action) -> None:
        s.drew = 1
        s.ask(DrawSecond(self.player))
        take_from_display(s, self.player, TILE_INDEX[str(action[1])])

    def why_not(self, s: Hexemonia, action: Action) -> Refusal:
        verb = action[0]
        if verb == "take":
            return Refusal("H-NO-1", tile=action[1])
        if verb == "gain":
            return Refusal("H-NO-2")
        return Refusal("H-NO-3") if verb in ("stop", "done") else elsewhere(s, action, STEP_A)


class DrawSecond(Question[Hexemonia]):  # D-DRAW-2
    rule: ClassVar[str] = "H-DRAW-2"

    def options(self, s: Hexemonia) -> list[Action]:
        listed = display_options(s)
        for resource in range(3):
            if in_supply(s, resource):
                listed.append(GAIN[resource])
        return listed

    def answer(self, s: Hexemonia, action: Action) -> None:
        if action[0] == "take":
            s.drew = 2
            take_from_display(s, self.player, TILE_INDEX[str(action[1])])
            return
        s.drew = 3
        gain(s, self.player, 0, RESOURCE_INDEX[str(action[1])], 1)
        s.tell("gained", self.player, action[1], 1, 0)

    def why_not(self, s: Hexemonia, action: Action) -> Refusal:
        verb = action[0]
        if verb == "take":
            return Refusal("H-NO-1", tile=action[1])
        if verb == "gain":
            return Refusal("H-NO-5", resource=action[1])
        return Refusal("H-NO-3") if verb in ("stop", "done") else elsewhere(s, action, STEP_A)
