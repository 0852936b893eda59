"""A card comes into a domain: resolution of a take, and the effects that take [E-RESOLVE, E-TAKE-6]."""

from __future__ import annotations

from typing import ClassVar, Final

from petteia.core.action import Action
from petteia.core.errors import Refusal
from petteia.core.flow import Question, Task
from petteia.games.elysium.components import (
    ACTIVATION,
    CITIZEN,
    INSTANT,
    NUMBER,
    ONE_USE,
    WORDS,
)
from petteia.games.elysium.program import ON_TAKE, ON_USE, PROGRAMS, SIMPLE, Step
from petteia.games.elysium.rules.amounts import passes, value
from petteia.games.elysium.rules.deck import Draw, refill, remove_drawn
from petteia.games.elysium.rules.prohibitions import forbidden
from petteia.games.elysium.rules.steps import Where, happened, resolve
from petteia.games.elysium.state import CARD, RING, Elysium

TAKE_AGORA: Final[list[Action]] = [("take", "agora", word) for word in WORDS[:CITIZEN]]
TAKE_ORACLE: Final[list[Action]] = [("take", "oracle", word) for word in WORDS[:CITIZEN]]


class TakeTriggers(Task[Elysium]):
    """E-RESOLVE-1 (d): after the instant effect, permanents react, the card itself included [E-RUL-6, E-RUL-7]."""

    fields: ClassVar[str] = "player:seat card:number"

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def run(self, s: Elysium) -> None:
        happened(s, self.player, ON_TAKE, self.card)


def enter(s: Elysium, player: int, card: int) -> None:
    """E-RESOLVE-1: the card lies face up at the end of the domain; its zone has given it up already.

    How it came does not matter [E-RUL-14].
    """
    activation = ACTIVATION[card]
    ring = activation == ONE_USE  # E-ACT-4
    s.domain[player].append(card | RING if ring else card)  # E-STATE-5
    if activation == INSTANT:  # E-ACT-2
        if not SIMPLE[card] or s.traits(player) & ON_USE:
            s.ask(TakeTriggers(player, card))
            resolve(s, player, card)
            return
        resolve(s, player, card)
    happened(s, player, ON_TAKE, card)


def faces(s: Elysium, player: int) -> list[int]:
    """The face-up cards of a domain, citizens left out."""
    return [entry & CARD for entry in s.domain[player] if entry & CARD != CITIZEN]


# -- take: a card of the Oracle, without columns ----------------------------------------------------


class TakeMore(Task[Elysium]):
    """Cards an effect lets take, one after the other [effects.md take]."""

    fields: ClassVar[str] = "player:seat program:number at:number card:number left:number"

    def __init__(self, player: int, program: int, at: int, card: int, left: int) -> None:
        self.player = player
        self.program = program
        self.at = at
        self.card = card
        self.left = left

    def run(self, s: Elysium) -> None:
        step = PROGRAMS[self.program][self.at]
        if self.left > 1:
            s.ask(TakeMore(self.player, self.program, self.at, self.card, self.left - 1))
        if fitting(s, self.player, step, self.card):
            s.ask(TakeByEffect(self.player, WORDS[self.card], self.program, self.at))


def fitting(s: Elysium, player: int, step: Step, self_card: int) -> list[int]:
    """Oracle cards that pass the filter and do not lie in the domain already [E-TAKE-3]."""
    held = faces(s, player)
    return [
        card for card in s.oracle if card not in held and passes(s, step.filter, card, self_card)
    ]


class TakeByEffect(Question[Elysium]):
    rule: ClassVar[str] = "E-TAKE-6"
    fields: ClassVar[str] = "player:seat card program:number at:number"

    def __init__(self, player: int, card: str, program: int, at: int) -> None:
        super().__init__(player)
        self.card = card
        self.program = program
        self.at = at

    def options(self, s: Elysium) -> list[Action]:
        listed: list[Action] = []
        step = PROGRAMS[self.program][self.at]
        for card in fitting(s, self.player, step, NUMBER[self.card]):
            if TAKE_ORACLE[card] not in listed:
                listed.append(TAKE_ORACLE[card])
        return listed

    def answer(self, s: Elysium, action: Action) -> None:
        card = NUMBER[str(action[2])]
        s.oracle.remove(card)  # E-TAKE-8: the place stays empty
        s.tell("took", self.player, WORDS[card], "oracle")
        enter(s, self.player, card)

    def why_not(self, s: Elysium, action: Action) -> Refusal:
        if action[0] == "decline":
            return Refusal("E-BAN-35", card=self.card)
        if action[0] == "take":
            card = NUMBER[str(action[2])]
            if action[1] == "oracle" and card in s.oracle and card in faces(s, self.player):
                return Refusal("E-BAN-8", card=str(action[2]))
            return Refusal("E-BAN-39", card=str(action[2]))
        return forbidden(s, self.player, action)


def start_take(s: Elysium, step: Step, where: Where) -> None:
    left = value(s, step.amount, where.context(), where.player)
    if left:
        s.ask(TakeMore(where.player, where.program, where.at, where.card, left))


# -- draw: the top card of the deck, face up into the domain ------------------------------------------


class DrawMore(Task[Elysium]):
    """E-RUL-15, E-RUL-41: duplicates are set aside until a card fits or none is left."""

    fields: ClassVar[str] = "player:seat left:number"

    def __init__(self, player: int, left: int) -> None:
        self.player = player
        self.left = left

    def run(self, s: Elysium) -> None:
        if refill(s):
            s.ask(DrawIntoDomain(self.player, self.left))
        else:
            put_back(s)
            s.tell("no-card", self.player)


def put_back(s: Elysium) -> None:
    if s.aside:
        s.discard.extend(s.aside)
        s.aside = ()


class DrawIntoDomain(Draw):
    rule: ClassVar[str] = "E-TAKE-6"
    fields: ClassVar[str] = "taker:seat left:number"

    def __init__(self, taker: int, left: int) -> None:
        super().__init__()
        self.taker = taker
        self.left = left

    def answer(self, s: Elysium, action: Action) -> None:
        card = remove_drawn(s, action)
        if card in faces(s, self.taker):
            s.aside += (card,)
            s.tell("set-aside", self.taker, WORDS[card])
            s.ask(DrawMore(self.taker, self.left))
            return
        put_back(s)
        if self.left > 1:
            s.ask(DrawMore(self.taker, self.left - 1))
        s.tell("drew", self.taker, WORDS[card])
        enter(s, self.taker, card)


def start_draw(s: Elysium, step: Step, where: Where) -> None:
    left = value(s, step.amount, where.context(), where.player)
    if left:
        s.ask(DrawMore(where.player, left))
