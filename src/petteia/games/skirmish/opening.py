"""Setting up."""

from __future__ import annotations

from petteia.core.state import Settings
from petteia.games.skirmish.rules.round import ROUND
from petteia.games.skirmish.state import FAVOURS, Skirmish


def opening(seats: int, settings: Settings) -> Skirmish:
    state = Skirmish(seats, settings)  # S-SETUP-1
    state.deck = list(FAVOURS)  # S-SETUP-2
    state.last_round = int(settings["rounds"])
    state.begin(ROUND)
    state.settle()
    return state
