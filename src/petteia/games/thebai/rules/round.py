"""The round: a table of contents."""

from __future__ import annotations

from typing import Final

from petteia.core.flow import sequence
from petteia.games.thebai.effects import link
from petteia.games.thebai.rules.antigone import ANTIGONES_TURN
from petteia.games.thebai.rules.conflict import fate, reveal_fate
from petteia.games.thebai.rules.ending import ENDING
from petteia.games.thebai.rules.herald import herald
from petteia.games.thebai.rules.turn import TURN
from petteia.games.thebai.state import ANTIGONE, Thebai

link()  # every operation is registered by now


def begin_round(s: Thebai) -> None:  # T-ROUND-1
    s.round += 1
    s.at = 0
    s.tell("round", s.round)


def turns(s: Thebai) -> None:
    if s.at < len(s.order):
        s.active = s.order[s.at]
        s.at += 1
        s.begin(NEXT_TURN)
        if s.is_antigone(s.active):
            s.tell("turn", s.who(ANTIGONE))
            s.begin(ANTIGONES_TURN)
        else:
            s.begin(TURN)


def next_turn(s: Thebai) -> None:
    turns(s)


def end_round(s: Thebai) -> None:  # T-FRAME-1, T-FLOW
    s.begin(ENDING if s.round == s.last_round() else ROUND)


NEXT_TURN: Final = sequence("thebai.turns", next_turn)
ROUND: Final = sequence("thebai.round", begin_round, turns, herald, fate, reveal_fate, end_round)
