"""Commissions: taking cards, refilling the display, and fulfilling one a turn."""

from __future__ import annotations

from typing import ClassVar, Final

from petteia.core import pieces
from petteia.core.action import UNSEEN, Action
from petteia.core.chance import Luck
from petteia.core.errors import Refusal
from petteia.core.flow import Chance, Question, Task
from petteia.core.sight import Private
from petteia.games.thebai import components as box
from petteia.games.thebai.effects import Operation, perform, register
from petteia.games.thebai.refusals import CARD_INDEX, can_fulfil, misplaced, no_commission
from petteia.games.thebai.rules.dice import PASS
from petteia.games.thebai.rules.goods import COMMISSION_FULFILLED, run_hooks
from petteia.games.thebai.rules.points import pay
from petteia.games.thebai.state import COLOURS, NONE, Thebai

TAKE: Final[list[Action]] = [("take", slot + 1) for slot in range(box.DISPLAY)]
DRAW: Final[Action] = ("draw",)
CONTINUE: Final[Action] = ("continue",)
FULFIL: Final[list[Action]] = [("fulfil", card) for card in box.CARDS]
DEALT: Final[list[Action]] = [("drawn", card) for card in box.CARDS]
REVEALED: Final[list[Action]] = [("revealed", card) for card in box.CARDS]


# -- taking ------------------------------------------------------------------------------------


class Commission(Operation):  # E-COMM, T-ACT-COMM
    def run(self, s: Thebai) -> None:
        if self.left and (s.deck or max(s.display) != NONE):
            s.ask(TakeCommission(self.player, self.op, self.left))
        else:
            refill(s)


def refill(s: Thebai) -> None:  # T-R-23, T-R-24
    if s.deck:
        for slot in range(box.DISPLAY - 1, -1, -1):
            if s.display[slot] == NONE:
                s.ask(Reveal(slot))


class Reveal(Task[Thebai]):
    """Fill a slot from the top of the deck."""

    fields: ClassVar[str] = "slot:number"

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: Thebai) -> None:
        if s.deck:
            s.ask(RevealCommission(self.slot))


class TakeCommission(Question[Thebai]):
    rule: ClassVar[str] = "E-COMM"  # T-DEC-12
    fields: ClassVar[str] = "player:seat op:number left:number"

    def __init__(self, player: int, op: int, left: int) -> None:
        super().__init__(player)
        self.op = op
        self.left = left

    def options(self, s: Thebai) -> list[Action]:
        listed = [TAKE[slot] for slot in range(box.DISPLAY) if s.display[slot] != NONE]
        if s.deck:
            listed.append(DRAW)
        listed.append(PASS)
        return listed

    def answer(self, s: Thebai, action: Action) -> None:
        if action[0] == "pass":
            refill(s)
            return
        s.ask(Commission(self.player, self.op, self.left - 1, 0))  # T-COMM-3: no limit
        if action[0] == "draw":
            s.ask(DrawCommission(self.player))
        else:
            take_open(s, self.player, int(action[1]) - 1)

    def why_not(self, s: Thebai, action: Action) -> Refusal:
        if action[0] not in ("take", "draw"):
            return misplaced(s, self.player, action)
        return Refusal("T-NO-53", cause="deck" if action[0] == "draw" else "slot")


def take_open(s: Thebai, player: int, slot: int) -> None:  # T-FRAME-4: all have seen it
    card = s.display[slot]
    s.display[slot] = NONE
    s.open_hand.append(card * 4 + player)
    s.tell("card-taken", s.who(player), box.CARDS[card])


class DrawCommission(Chance[Thebai]):
    rule: ClassVar[str] = "T-ACT-COMM"
    fields: ClassVar[str] = "taker:seat"

    def __init__(self, taker: int) -> None:
        super().__init__()
        self.taker = taker

    def draw(self, s: Thebai, luck: Luck) -> Action:
        return DEALT[luck.pick(s.deck)]

    def outcomes(self, s: Thebai) -> list[tuple[Action, int]]:
        return [(DEALT[card], 1) for card in s.deck]

    def answer(self, s: Thebai, action: Action) -> None:
        card = CARD_INDEX[str(action[1])]
        pieces.take(s.deck, card)
        pieces.put(s.hand[self.taker], card)
        s.tell("card-drawn", s.who(self.taker), Private(self.taker, box.CARDS[card]))

    def shown(self, action: Action, viewer: int) -> Action:
        return action if viewer == self.taker else ("drawn", UNSEEN)


class RevealCommission(Chance[Thebai]):
    rule: ClassVar[str] = "T-ACT-COMM"
    fields: ClassVar[str] = "slot:number"

    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot = slot

    def draw(self, s: Thebai, luck: Luck) -> Action:
        return REVEALED[luck.pick(s.deck)]

    def outcomes(self, s: Thebai) -> list[tuple[Action, int]]:
        return [(REVEALED[card], 1) for card in s.deck]

    def answer(self, s: Thebai, action: Action) -> None:
        card = CARD_INDEX[str(action[1])]
        pieces.take(s.deck, card)
        s.display[self.slot] = card
        s.tell("card-revealed", box.CARDS[card])


# -- fulfilling ------------------------------------------------------------------------------------


def offer(s: Thebai) -> None:
    """T-TURN-2: asked only where something has happened since the last offer."""
    if s.fresh and not s.commission_used:
        s.fresh = 0
        s.ask(StepGate(s.active))


class StepGate(Question[Thebai]):
    rule: ClassVar[str] = "T-COMM-1"  # T-DEC-3

    def options(self, s: Thebai) -> list[Action]:
        listed: list[Action] = [CONTINUE]
        for card in s.cards_of(self.player):
            if can_fulfil(s, self.player, card):
                listed.append(FULFIL[card])
        return listed

    def answer(self, s: Thebai, action: Action) -> None:
        if action[0] == "fulfil":
            fulfil(s, self.player, CARD_INDEX[str(action[1])])

    def why_not(self, s: Thebai, action: Action) -> Refusal:
        if action[0] == "fulfil":
            return no_commission(s, self.player, CARD_INDEX[str(action[1])])
        return misplaced(s, self.player, action)


def fulfil(s: Thebai, player: int, card: int) -> None:  # T-COMM-1
    s.commission_used = 1
    s.fresh = 1
    entry = card * 4 + player
    if entry in s.open_hand:
        s.open_hand.remove(entry)
    else:
        pieces.take(s.hand[player], card)
    s.tell("fulfilled", s.who(player), box.CARDS[card])
    cost = box.CARD_COST[card]
    for good in range(3):
        if cost[good]:
            pay(s, player, good, cost[good])
    lay_open(s, player, card)
    s.ask(AfterCommission(player))
    perform(s, player, box.CARD_EFFECT[card])


def lay_open(s: Thebai, player: int, card: int) -> None:  # T-COMM-2
    s.fulfilled += (card * 4 + player,)
    s.colours = pieces.raised(s.colours, player * COLOURS + box.CARD_COLOUR[card])


class AfterCommission(Task[Thebai]):
    """The lasting effects that follow the reward of a commission."""

    fields: ClassVar[str] = "player:seat"

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: Thebai) -> None:
        run_hooks(s, self.player, COMMISSION_FULFILLED)


register("commission", Commission)
