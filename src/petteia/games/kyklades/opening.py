"""Setting up."""

from __future__ import annotations

from petteia.core.state import Settings
from petteia.games.kyklades.components import BOARDS
from petteia.games.kyklades.rules.pieces import give_land, launch_ship, muster_troop
from petteia.games.kyklades.rules.round import SITTING
from petteia.games.kyklades.state import Kyklades


def opening(seats: int, settings: Settings) -> Kyklades:
    """The map of the player count, the pieces of every seat, and the first question."""
    s = Kyklades(seats, settings)  # K-SETUP-1 K-SETUP-2 K-SETUP-4 K-SETUP-6
    for player, start in enumerate(BOARDS[seats].starts):  # K-SETUP-3
        for island in start.islands:
            give_land(s, island, player)
            muster_troop(s, island, player)
        for sea in start.seas:
            launch_ship(s, sea, player)
    s.begin(SITTING)
    s.settle()
    return s
