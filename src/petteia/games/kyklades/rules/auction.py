"""Offerings: the markers are served one after the other, displaced ones at once."""

from __future__ import annotations

from typing import ClassVar

from petteia.core.action import Action
from petteia.core.errors import Refusal
from petteia.core.flow import sequence
from petteia.games.kyklades.components import GODS, HIGHEST_OFFERING, NOBODY
from petteia.games.kyklades.rules.asking import Ask
from petteia.games.kyklades.rules.pieces import pay
from petteia.games.kyklades.state import Kyklades
from petteia.games.kyklades.verbs import BID, TO_APOLLO


def next_marker(s: Kyklades) -> None:  # K-AUCTION-1
    for at, player in enumerate(s.turn_track):
        if player >= 0:
            s.turn_track[at] = NOBODY
            s.begin(AUCTION)
            s.ask(Offer(player, ""))
            return


AUCTION = sequence("kyklades.auction", next_marker)


def auction(s: Kyklades) -> None:
    s.begin(AUCTION)


def pay_offerings(s: Kyklades) -> None:  # K-AUCTION-8 K-TWO-5
    for god in s.open_gods():
        player = s.bidder[god]
        if player >= 0:
            due = s.due(player, s.offering[god])
            pay(s, player, due)
            s.tell("paid", player, GODS[god], due)


class Offer(Ask):
    """A god and an amount, or Apollo."""

    rule: ClassVar[str] = "K-AUCTION-2"
    exposes: ClassVar[bool] = True  # K-HIDDEN-1: no offering can be paid for
    fields: ClassVar[str] = "player:seat barred:god"

    def __init__(self, player: int, barred: str) -> None:
        super().__init__(player)
        self.barred = barred  # K-AUCTION-4: the god the marker has just been displaced from

    def highest(self, s: Kyklades, god: int) -> int:
        """The most this player can offer here."""  # K-AUCTION-5
        player = self.player
        rest = s.gold[player] - s.committed(player)
        if s.bidder[god] == player:  # K-TWO-4: the own offering that would be displaced
            rest += s.due(player, s.offering[god])
        if rest <= 0:
            return 0
        return min(rest + s.priests[player], HIGHEST_OFFERING)  # K-AUCTION-9

    def options(self, s: Kyklades) -> list[Action]:
        listed: list[Action] = []
        player = self.player
        if s.gold[player]:
            for god in s.open_gods():
                if GODS[god] != self.barred:
                    # K-AUCTION-3: more than what stands there
                    listed += BID[god][s.offering[god] + 1 : self.highest(s, god) + 1]
        listed.append(TO_APOLLO)
        return listed

    def answer(self, s: Kyklades, action: Action) -> None:
        player = self.player
        if action[0] == "apollo":
            s.apollo.append(player)
            s.tell("to-apollo", player, len(s.apollo))
            return
        god = GODS.index(str(action[1]))
        displaced = s.bidder[god]
        s.bidder[god] = player
        s.offering[god] = int(action[2])
        s.tell("offered", player, action[1], action[2])
        if displaced >= 0:
            s.tell("displaced", displaced, action[1])
            s.ask(Offer(displaced, str(action[1])))

    def refuse(self, s: Kyklades, action: Action) -> Refusal:
        verb = action[0]
        if verb in ("pass", "end"):
            return Refusal("K-NO-OFFER-PASS")
        if verb == "trade":
            return Refusal("K-NO-TRADE")  # K-TURN-7
        if verb == "raise-offering":
            return Refusal("K-NO-OFFER-CHANGE")  # K-AUCTION-7
        if verb != "bid":
            return super().refuse(s, action)
        god = GODS.index(str(action[1]))
        if god not in s.open_gods():
            return Refusal("K-NO-OFFER-GOD", god=action[1])
        if action[1] == self.barred:
            return Refusal("K-NO-OFFER-BACK", god=action[1])
        if int(action[2]) <= s.offering[god]:
            return Refusal("K-NO-OFFER-LOW", least=s.offering[god] + 1)
        return Refusal("K-NO-OFFER-RICH", most=self.highest(s, god))
