"""Random sittings for the contract suite: every game, every number of seats."""

from __future__ import annotations

from collections.abc import Iterator

from petteia import games
from petteia.core.chance import Luck
from petteia.core.flow import CHANCE, Chance
from petteia.core.game import Game
from petteia.core.state import State

GAMES = [games.load(name) for name in games.names()]
CASES = [(game, seats) for game in GAMES for seats in game.seats]
NAMES = [f"{game.id}-{seats}" for game, seats in CASES]


def walk(game: Game, seats: int, seed: int, decisions: int) -> Iterator[State]:
    """States of a random sitting, before each decision of a player; the same state object throughout."""
    state, luck = game.new(seats), Luck(seed)
    for _ in range(decisions):
        deal(state, luck)
        if state.question() is None:
            yield state
            return
        yield state
        state.apply(state.player(), luck.pick(state.options(state.player())))


def deal(state: State, luck: Luck) -> None:
    while state.player() == CHANCE:
        asked = state.question()
        assert isinstance(asked, Chance)
        action = asked.draw(state, luck)
        assert asked.allows(state, action), f"{asked} drew {action}, which it does not allow"
        state.apply(CHANCE, action)
