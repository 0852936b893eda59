"""Chapter 4: the turn, a table of contents."""

from __future__ import annotations

from typing import ClassVar

from petteia.core.action import Action
from petteia.core.errors import Refusal
from petteia.core.flow import Question, sequence
from petteia.games.hexemonia.components import PRODUCTION, SPECIAL, STRATEGY, WAR
from petteia.games.hexemonia.rules.abilities import Special, lit_abilities, special_possible
from petteia.games.hexemonia.rules.drawing import DrawFirst
from petteia.games.hexemonia.rules.ending import count_up
from petteia.games.hexemonia.rules.placing import Play
from petteia.games.hexemonia.rules.politics import hand_limit, politics
from petteia.games.hexemonia.rules.production import produce
from petteia.games.hexemonia.rules.prohibitions import STEP_B, elsewhere
from petteia.games.hexemonia.rules.strategy import Exchange
from petteia.games.hexemonia.rules.war import War, war_possible, why_no_war
from petteia.games.hexemonia.state import Hexemonia


def begin_turn(s: Hexemonia) -> None:  # H-TURN-1
    s.turn += 1
    s.drew = 0
    s.fresh = []
    s.tell("turn", s.mover)


def draw(s: Hexemonia) -> None:
    if not s.ended:  # H-END-2, R-26
        s.ask(DrawFirst(s.mover))


def play(s: Hexemonia) -> None:
    s.ask(Play(s.mover))


def act(s: Hexemonia) -> None:
    s.ask(Act(s.mover))


def next_turn(s: Hexemonia) -> None:  # H-TURN-1, H-END-2
    s.fresh = []
    if s.ended and s.mover == s.final_player():
        count_up(s)
        return
    s.mover = (s.mover + 1) % s.seats
    s.begin(TURN)


class Act(Question[Hexemonia]):  # D-ACT, R-34
    rule: ClassVar[str] = "H-ACT-1"

    def options(self, s: Hexemonia) -> list[Action]:
        listed = [PRODUCTION, STRATEGY]
        if special_possible(s, self.player):
            listed.append(SPECIAL)
        if war_possible(s, self.player):
            listed.append(WAR)
        return listed

    def answer(self, s: Hexemonia, action: Action) -> None:
        verb = str(action[0])
        s.tell("action", self.player, verb)
        if verb == "production":
            produce(s, self.player)
        elif verb == "strategy":
            s.ask(Exchange(self.player))
        elif verb == "special":
            s.ask(Special(self.player, (), ()))
        else:
            s.ask(War(self.player, ()))

    def why_not(self, s: Hexemonia, action: Action) -> Refusal:
        verb = action[0]
        if verb in ("stop", "done"):
            return Refusal("H-NO-30")
        if verb == "special":
            return Refusal("H-NO-31", count=lit_abilities(s, self.player))
        if verb == "war":
            return why_no_war(s, self.player)
        return elsewhere(s, action, STEP_B)


TURN = sequence("hexemonia.turn", begin_turn, draw, play, act, politics, hand_limit, next_turn)
