"""Chapter 2: setting up."""

from __future__ import annotations

from petteia.core.errors import BadOptions
from petteia.core.flow import sequence
from petteia.core.state import Settings
from petteia.games.hexemonia.components import (
    ACROPOLIS,
    BOX,
    DISPLAY_SIZE,
    MYTHOS_TILES,
    START,
    STARTING_HAND,
)
from petteia.games.hexemonia.rules.drawing import DealAcropolis, DealTile, StartPlayer, TurnUp
from petteia.games.hexemonia.rules.turn import TURN
from petteia.games.hexemonia.state import NOBODY, UNKNOWN, Hexemonia


def check_options(seats: int, settings: Settings) -> None:  # H-SET-1
    if seats > 2 and settings["uprisings"] == "off":
        raise BadOptions("uprisings can be off with two players only")
    if seats > 2 and settings["open_acropolis"] == "on":
        raise BadOptions("open_acropolis can be on with two players only")
    if settings["start"] != "random" and int(settings["start"]) >= seats:
        raise BadOptions(f"start cannot be {settings['start']}: there are {seats} seats")


def plays_open(s: Hexemonia) -> int:  # H-SET-3, R-35
    return 1 if s.seats == 2 and s.settings["open_acropolis"] != "off" else 0


def deal_acropolises(s: Hexemonia) -> None:  # H-SET-3
    s.ask_all([DealAcropolis(player, plays_open(s)) for player in range(s.seats)])


def stock_acropolises(s: Hexemonia) -> None:  # H-SET-4
    for player in range(s.seats):
        for resource, count in enumerate(START):
            s.held[player][resource] += count
            s.supply[resource] -= count


def turn_up_display(s: Hexemonia) -> None:  # H-SET-5
    s.ask_all([TurnUp() for _ in range(DISPLAY_SIZE)])


def deal_hands(s: Hexemonia) -> None:
    s.ask_all([DealTile(player) for player in range(s.seats) for _ in range(STARTING_HAND)])


def find_start_player(s: Hexemonia) -> None:
    s.ask(StartPlayer())


def first_turn(s: Hexemonia) -> None:
    s.begin(TURN)


SETTING_UP = sequence(
    "hexemonia.setup",
    deal_acropolises,
    stock_acropolises,
    turn_up_display,
    deal_hands,
    find_start_player,
    first_turn,
)


def bare(seats: int, settings: Settings) -> Hexemonia:
    """The box opened: all tiles in the stack, all pieces in the supply, an acropolis for each."""
    s = Hexemonia(seats, settings)
    s.supply = list(BOX)
    s.fate = list(s.terrain())  # H-SET-2
    s.land = ((ACROPOLIS,),) * seats
    s.held = [[0] * 3 for _ in range(seats)]
    s.slots = ((0,),) * seats
    s.seen = [[] for _ in range(seats)]
    s.secret = [[] for _ in range(seats)]
    s.acropolis = (UNKNOWN,) * seats
    s.open = (0,) * seats
    s.host_owner = (NOBODY,) * MYTHOS_TILES  # H-SET-7
    s.host_slot = (NOBODY,) * MYTHOS_TILES
    s.army = [0, 0]
    return s


def opening(seats: int, settings: Settings) -> Hexemonia:
    s = bare(seats, settings)
    s.begin(SETTING_UP)
    s.settle()
    return s
