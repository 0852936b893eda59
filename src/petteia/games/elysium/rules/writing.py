"""Phase III: new order, rewards, transfers [E-ORDER, E-WRITE]."""

from __future__ import annotations

from typing import ClassVar

from petteia.core.action import Action
from petteia.core.errors import Refusal
from petteia.core.flow import Question, Task
from petteia.games.elysium.components import (
    CITIZEN,
    NO_QUEST,
    NUMBER,
    QUEST_GOLD,
    QUEST_TRANSFERS,
    QUEST_VP,
    UNFINISHED,
)
from petteia.games.elysium.program import ON_REWARD
from petteia.games.elysium.rules.availability import WRITING, usable_myths
from petteia.games.elysium.rules.prohibitions import forbidden, transfer_refused
from petteia.games.elysium.rules.steps import happened
from petteia.games.elysium.rules.transfers import (
    STOP,
    place_of,
    price_of,
    prices_for,
    transfer,
    transfer_options,
)
from petteia.games.elysium.rules.turns import USE, use
from petteia.games.elysium.state import NOBODY, Elysium


def unfinished_quests(s: Elysium) -> None:  # E-ORDER-2, E-RUL-28
    s.current = NOBODY
    s.phase = WRITING
    s.tell("phase", WRITING)
    for player in s.order:
        if s.quest[player] == NO_QUEST:
            s.quest[player] = UNFINISHED  # this is not taking a quest: no trigger
            s.tell("unfinished", player)


def new_order(s: Elysium) -> None:
    """By number of the quest, then without quest by the old discs [E-ORDER-1, E-RUL-2]."""
    old = s.order
    order = [
        player for quest in range(1, UNFINISHED + 1) for player in old if s.quest[player] == quest
    ]
    s.order = tuple(order)
    for at, player in enumerate(s.order):
        s.tell("disc", player, at + 1)


def rewards(s: Elysium) -> None:  # E-ORDER-3
    for player in s.order:
        quest = s.quest[player]
        gold, vp = QUEST_GOLD[s.seats][quest], QUEST_VP[s.seats][quest]
        s.gold[player] += gold
        s.vp[player] += vp
        s.tell("reward", player, gold, vp)
    s.ask_all([RewardTriggers(player) for player in s.order if s.traits(player) & ON_REWARD])


class RewardTriggers(Task[Elysium]):
    """What reacts to the reward, by ascending new disc [E-EFF-2]."""

    fields: ClassVar[str] = "player:seat"

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: Elysium) -> None:
        happened(s, self.player, ON_REWARD, CITIZEN)


def writing(s: Elysium) -> None:  # E-WRITE-1
    s.ask_all([Step(player) for player in s.order])


class Step(Task[Elysium]):
    """The step of one player; nobody resumes it."""

    fields: ClassVar[str] = "player:seat"

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: Elysium) -> None:
        s.current = self.player
        s.transfers_left = QUEST_TRANSFERS[s.seats][s.quest[self.player]]
        s.transfers_made = 0
        s.ask(Write(self.player))


class Write(Question[Elysium]):
    """Transfers and myth effects in any mixture, until the player stops [E-DEC-5, E-DEC-6]."""

    rule: ClassVar[str] = "E-WRITE-1"

    def options(self, s: Elysium) -> list[Action]:
        player = self.player
        listed: list[Action] = [USE[card] for card in usable_myths(s, player)]  # E-ACT-7
        if s.transfers_left:
            listed.extend(transfer_options(s, player, 0, 0, False))
        listed.append(STOP)
        return listed

    def answer(self, s: Elysium, action: Action) -> None:
        player = self.player
        if action[0] == "stop":  # unused transfers are lost
            s.transfers_left = 0
            s.tell("stopped", player)
            return
        s.ask(self)
        if action[0] == "use":
            use(s, player, NUMBER[str(action[1])])
            return
        s.transfers_left -= 1
        s.transfers_made += 1
        card, pile = place_of(action)
        transfer(s, player, card, pile, price_of(s, player, card, pile, 0, 0, False))

    def why_not(self, s: Elysium, action: Action) -> Refusal:
        if action[0] in ("begin", "add"):
            prices = prices_for(s, self.player, 0, 0, False)
            return transfer_refused(s, self.player, action, prices, s.transfers_left)
        return forbidden(s, self.player, action, resolving=False)
