"""What a player does in a turn, fights included."""

from __future__ import annotations

from typing import ClassVar

from petteia.core import pieces
from petteia.core.action import UNSEEN, Action
from petteia.core.chance import Luck
from petteia.core.errors import Refusal
from petteia.core.flow import Chance, Question
from petteia.core.sight import Private
from petteia.games.skirmish.state import Skirmish

PLACE: list[Action] = [("place", region) for region in range(12)]
MARCH: list[list[Action]] = [[("march", a, b) for b in range(12)] for a in range(12)]
FACES = (1, 2, 3)


class DrawFavour(Chance[Skirmish]):  # S-TURN-4
    rule: ClassVar[str] = "S-TURN-4"
    fields: ClassVar[str] = "taker:seat"

    def __init__(self, taker: int) -> None:
        super().__init__()
        self.taker = taker

    def draw(self, s: Skirmish, luck: Luck) -> Action:
        return ("drawn", luck.pick(s.deck))

    def outcomes(self, s: Skirmish) -> list[tuple[Action, int]]:
        return [(("drawn", card), count) for card, count in pieces.weights(s.deck)]

    def answer(self, s: Skirmish, action: Action) -> None:
        card = int(action[1])
        pieces.take(s.deck, card)
        pieces.put(s.favours[self.taker], card)
        s.tell("favour", self.taker, Private(self.taker, card))

    def shown(self, action: Action, viewer: int) -> Action:
        return action if viewer == self.taker else ("drawn", UNSEEN)


class Turn(Question[Skirmish]):
    rule: ClassVar[str] = "S-TURN-1"

    def options(self, s: Skirmish) -> list[Action]:
        listed: list[Action] = []
        if s.coins[self.player]:
            for region in s.regions_of(self.player):
                listed.append(PLACE[region])
                if s.troops[region] > 1:
                    listed.extend(
                        [
                            MARCH[region][n]
                            for n in s.neighbours(region)
                            if s.owner[n] != self.player
                        ]
                    )
        listed.append(("done",))
        return listed

    def answer(self, s: Skirmish, action: Action) -> None:
        if action[0] == "done":
            return
        s.coins[self.player] -= 1
        s.ask(self)
        region = int(action[1])
        if action[0] == "place":  # S-TURN-2
            s.troops[region] += 1
            s.tell("placed", self.player, region)
            return
        force = s.troops[region] - 1  # S-TURN-3
        s.troops[region] = 1
        s.tell("marched", self.player, region, action[2], force)
        s.ask(Fight(self.player, region, int(action[2]), force))

    def why_not(self, s: Skirmish, action: Action) -> Refusal:
        if action[0] not in ("place", "march"):
            return Refusal("S-NO-FIGHT" if action[0] in ("assault", "stop") else "S-NO-GOD")
        if not s.coins[self.player]:
            return Refusal("S-NO-COINS")
        region = int(action[1])
        own = region < len(s.owner) and s.owner[region] == self.player
        if not own or (action[0] == "march" and s.troops[region] < 2):
            return Refusal("S-NO-REGION", region=region)
        return Refusal("S-NO-TARGET", region=int(action[2]))


class Fight(Question[Skirmish]):
    rule: ClassVar[str] = "S-FIGHT-2"
    fields: ClassVar[str] = "player:seat home:region target:region force:number"

    def __init__(self, player: int, home: int, target: int, force: int) -> None:
        super().__init__(player)
        self.home = home
        self.target = target
        self.force = force

    def options(self, s: Skirmish) -> list[Action]:
        return [("assault",), ("stop",)]

    def answer(self, s: Skirmish, action: Action) -> None:
        if action[0] == "assault":
            s.ask(Roll(self.player, self.home, self.target, self.force))
        else:
            s.troops[self.home] += self.force  # S-FIGHT-3

    def why_not(self, s: Skirmish, action: Action) -> Refusal:
        return Refusal("S-NO-FIGHT")


class Roll(Chance[Skirmish]):  # S-FIGHT-1
    rule: ClassVar[str] = "S-FIGHT-1"
    fields: ClassVar[str] = "attacker:seat home:region target:region force:number"

    def __init__(self, attacker: int, home: int, target: int, force: int) -> None:
        super().__init__()
        self.attacker = attacker
        self.home = home
        self.target = target
        self.force = force

    def draw(self, s: Skirmish, luck: Luck) -> Action:
        return ("rolled", luck.pick(FACES), luck.pick(FACES))

    def outcomes(self, s: Skirmish) -> list[tuple[Action, int]]:
        return [(("rolled", a, d), 1) for a in FACES for d in FACES]

    def answer(self, s: Skirmish, action: Action) -> None:
        attack, defence = int(action[1]), int(action[2])
        won = self.force + attack > s.troops[self.target] + defence
        s.tell("fought", self.attacker, self.target, attack, defence)
        force = self.force - (not won)
        s.troops[self.target] -= won
        if s.troops[self.target] == 0:
            s.tell("taken", self.attacker, self.target)
            s.owner[self.target] = self.attacker
            s.troops[self.target] = force
        elif force:
            s.ask(Fight(self.attacker, self.home, self.target, force))
