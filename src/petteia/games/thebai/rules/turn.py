"""The turn of a player: four steps, and a commission before or after any of them.

A question with one answer left is answered by itself.  # T-DEC-32
"""

from __future__ import annotations

from typing import Final

from petteia.core.flow import sequence
from petteia.games.thebai.rules.archon import archon
from petteia.games.thebai.rules.commissions import offer
from petteia.games.thebai.rules.estate import aid, citizen, reset
from petteia.games.thebai.state import Thebai


def begin_turn(s: Thebai) -> None:
    s.fresh = 1
    s.commission_used = 0
    s.aid_used = 0
    s.citizen_used = 0
    s.tell("turn", s.who(s.active))


# T-TURN-2: five moments, each with its own name, so that a saved game finds its place again


def offer_first(s: Thebai) -> None:
    offer(s)


def offer_after_reset(s: Thebai) -> None:
    offer(s)


def offer_after_citizen(s: Thebai) -> None:
    offer(s)


def offer_after_archon(s: Thebai) -> None:
    offer(s)


def offer_last(s: Thebai) -> None:
    offer(s)


TURN: Final = sequence(  # T-TURN-1
    "thebai.turn",
    begin_turn,
    offer_first,
    reset,
    offer_after_reset,
    citizen,
    offer_after_citizen,
    archon,
    offer_after_archon,
    aid,
    offer_last,
)
