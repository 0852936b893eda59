"""Bids, and the order of turns that follows from them."""

from __future__ import annotations

from typing import ClassVar

from petteia.core.action import Action
from petteia.core.errors import Refusal
from petteia.core.flow import Question
from petteia.games.skirmish.rules.turns import DrawFavour, Turn
from petteia.games.skirmish.state import GODS, NOBODY, Skirmish


def auction(s: Skirmish) -> None:
    s.bidder = [NOBODY] * len(GODS)
    s.bid = [0] * len(GODS)
    s.ask_all([Bid(player, NOBODY) for player in range(s.seats)])


def lowest_bid(s: Skirmish, god: int) -> int:  # S-BID-2
    return s.bid[god] + 1 if s.bidder[god] != NOBODY else 0


class Bid(Question[Skirmish]):
    rule: ClassVar[str] = "S-BID-1"
    fields: ClassVar[str] = "player:seat barred:number"

    def __init__(self, player: int, barred: int) -> None:
        super().__init__(player)
        self.barred = barred  # S-BID-3: the god just lost

    def options(self, s: Skirmish) -> list[Action]:
        listed: list[Action] = [
            ("bid", GODS[god], coins)
            for god in range(len(GODS))
            if god != self.barred
            for coins in range(lowest_bid(s, god), s.coins[self.player] + 1)
        ]
        listed.append(("withdraw",))
        return listed

    def answer(self, s: Skirmish, action: Action) -> None:
        if action[0] == "withdraw":
            s.tell("withdrawn", self.player)
            return
        god = GODS.index(str(action[1]))
        driven_off = s.bidder[god]
        s.bidder[god] = self.player
        s.bid[god] = int(action[2])
        s.tell("bid", self.player, action[1], action[2])
        if driven_off != NOBODY:
            s.ask(Bid(driven_off, god))

    def why_not(self, s: Skirmish, action: Action) -> Refusal:
        if action[0] != "bid" or action[1] not in GODS or GODS.index(str(action[1])) == self.barred:
            return Refusal("S-NO-GOD")
        low = lowest_bid(s, GODS.index(str(action[1])))
        return Refusal("S-NO-BID", low=low, high=s.coins[self.player])


def turns(s: Skirmish) -> None:  # S-TURN-1
    for god, player in enumerate(s.bidder):
        if player != NOBODY:
            s.coins[player] -= s.bid[god]
    for god in reversed(range(len(GODS))):
        player = s.bidder[god]
        if player == NOBODY:
            continue
        s.ask(Turn(player))
        if GODS[god] == "apollo" and s.deck:
            s.ask(DrawFavour(player))
