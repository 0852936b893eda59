"""Positions for tests: cities in the notation of the cases, and short ways to answer and to look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from petteia.core.action import Action, parse, text
from petteia.core.chance import Luck
from petteia.core.flow import CHANCE, Chance, Frame
from petteia.core.state import Event
from petteia.games.hexemonia import game
from petteia.games.hexemonia.components import (
    ACROPOLIS_INDEX,
    BOX,
    DEALT,
    DISPLAY_SIZE,
    FIRST_MYTHOS,
    HEXES,
    TERRAIN,
    TILE_INDEX,
    TILES,
)
from petteia.games.hexemonia.opening import bare
from petteia.games.hexemonia.rules.turn import Act
from petteia.games.hexemonia.state import Hexemonia

Hex = tuple[int, int]
ACRO: Hex = (0, 0)
E, NE, NW, W, SW, SE = (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)


def at(place: Hex) -> int:
    """The slot number of axial coordinates."""
    return HEXES.index(place)


def pieces(held: str) -> list[int]:
    return [int(count) for count in held.split("/")]


def position(
    *cities: Mapping[Hex, str],
    seats: int = 4,
    options: Mapping[str, str] | None = None,
    patrons: Sequence[str] | None = None,
    open: Sequence[int] | None = None,
    hands: Sequence[str] = (),
    supply: str | None = None,
    display: str = "",
    stack: Sequence[str] | int | None = None,
    mover: int = 0,
    starter: int = 0,
    mythos: Mapping[int, str] | None = None,
) -> Hexemonia:
    """`{(1, 0): "quarry 3/0/2 [oracle]", ACRO: "0/5/0"}` for each player; the rest stays bare.

    With a `supply`, what it lacks lies on the acropolis of the last player. Tiles that are nowhere
    make up the stack, or the Underworld if a `stack` is given (its tiles, or their number).
    """
    s = bare(seats, game.settings(options))
    s.turn, s.mover, s.starter, s.drew = 1, mover, starter, 2
    names = patrons or [["athens", "sparta", "olympia", "delphi", "delos"][c] for c in DEALT[seats]]
    s.acropolis = tuple([ACROPOLIS_INDEX[name] for name in names])
    s.open = tuple(open) if open else (int(seats == 2),) * seats
    for player, city in enumerate(cities):
        build(s, player, city)
    for player, tiles in (mythos or {}).items():
        assert all(TILE_INDEX[tile] >= FIRST_MYTHOS for tile in tiles.split()), player
    for player, hand in enumerate(hands):
        s.secret[player] = sorted(TILE_INDEX[tile] for tile in hand.split())
    settle_tiles(s, display, stack)
    settle_supply(s, supply)
    s.stack = [Act(mover)]
    return s


def build(s: Hexemonia, player: int, city: Mapping[Hex, str]) -> None:
    for place in sorted(city, key=at):
        words = city[place].replace("[", " ").replace("]", " ").replace(",", " ").split()
        if place == ACRO:
            s.held[player][0:3] = pieces(words[0])
            continue
        slot = at(place)
        s.put_tile(player, slot, TILE_INDEX[words[0]])
        s.held[player][3 * slot : 3 * slot + 3] = pieces(words[1])
        for marker in words[2:]:
            s.put_marker(TILE_INDEX[marker], player, slot)


def settle_tiles(s: Hexemonia, display: str, stack: Sequence[str] | int | None) -> None:
    left = list(TERRAIN[s.seats])
    for player in range(s.seats):
        used = [tile for tile in s.land[player] if tile < len(TILES)]
        for tile in used + s.mythos_of(player) + s.secret[player]:
            left.remove(tile)
    named = [] if stack is None or isinstance(stack, int) else [TILE_INDEX[name] for name in stack]
    for tile in named:
        left.remove(tile)
    if display:
        s.display = sorted(TILE_INDEX[tile] for tile in display.split())
        for tile in s.display:
            left.remove(tile)
    else:
        s.display, left = left[:DISPLAY_SIZE], left[DISPLAY_SIZE:]
    if stack is None:
        s.fate, s.underworld = left, []
    elif isinstance(stack, int):
        s.fate, s.underworld = left[:stack], left[stack:]
    else:
        s.fate, s.underworld = sorted(named), left
    if not s.fate:
        s.ended = 1


def settle_supply(s: Hexemonia, supply: str | None) -> None:
    for resource in range(3):
        cities = sum(s.total(player, resource) for player in range(s.seats))
        s.supply[resource] = BOX[resource] - cities
        if supply is not None:
            stored = s.supply[resource] - pieces(supply)[resource]
            assert stored >= 0, "more supply than the box holds"
            s.held[-1][resource] += stored
            s.supply[resource] -= stored


def ask(s: Hexemonia, *frames: Frame) -> Hexemonia:
    """Put these on the stack, first one first; below them waits a choice of action."""
    s.stack = [Act(s.mover), Act(s.mover)]
    s.ask_all(list(frames))
    s.settle()
    s.check()
    return s


def put(s: Hexemonia, frame: Frame) -> None:
    """Ask this now, before all that waits, and take no lone option."""
    s.ask(frame)
    s.offered = None


def asked(s: Hexemonia) -> str:
    return type(s.question()).__name__


def listed(s: Hexemonia) -> list[str]:
    return [text(action) for action in s.options(s.player())]


def answer(s: Hexemonia, *lines: str) -> list[Event]:
    """Answers in the words of a record; the dealer's as well.

    An answer whose verb is not asked for was a lone option, already taken.
    """
    events: list[Event] = []
    for line in lines:
        action = parse(line)
        if any(action[0] == option[0] for option in s.options(s.player())):
            events += s.apply(s.player(), action)
            s.check()
    return events


def deal(s: Hexemonia, seed: int = 1) -> None:
    """Let the dealer answer until a player is asked."""
    luck = Luck(seed)
    while s.player() == CHANCE:
        question = s.question()
        assert isinstance(question, Chance)
        s.apply(CHANCE, question.draw(s, luck))
    s.check()


def held(s: Hexemonia, player: int, place: Hex) -> str:
    slot = at(place)
    return "/".join(str(count) for count in s.held[player][3 * slot : 3 * slot + 3])


def supply(s: Hexemonia) -> str:
    return "/".join(str(count) for count in s.supply)


def tile(s: Hexemonia, player: int, place: Hex) -> str:
    kind = s.land[player][at(place)]
    return TILES[kind] if kind < len(TILES) else ""


def refused(s: Hexemonia, line: str, seat: int | None = None) -> str:
    """The id of the rule that forbids this answer."""
    refusal = s.why_not(s.player() if seat is None else seat, parse(line))
    assert refusal is not None, f"{line} is allowed"
    return refusal.rule


def results(
    s: Hexemonia, questions: Sequence[str], look: Callable[[Hexemonia], Any]
) -> Counter[Any]:
    """What every sequence of answers leads to, as long as one of these questions is asked."""
    if asked(s) not in questions:
        return Counter([look(s)])
    found: Counter[Any] = Counter()
    for action in list(s.options(s.player())):
        fork = s.clone()
        fork.play(action)
        found += results(fork, questions, look)
    return found


def told(events: Sequence[Event], kind: str) -> list[Event]:
    return [event for event in events if event[0] == kind]


def actions_of(s: Hexemonia, verb: str) -> list[Action]:
    return [action for action in s.options(s.player()) if action[0] == verb]
