"""Random play to the end: the unit that search, learning and fuzzing are paid in."""

from __future__ import annotations

from petteia.core.chance import Luck
from petteia.core.flow import Chance, Question
from petteia.core.state import State


def playout(state: State, luck: Luck, limit: int) -> int:
    """Play uniformly at random to the end or for `limit` decisions of players; returns their number."""
    return survey(state, luck, limit)[0]


def survey(state: State, luck: Luck, limit: int) -> tuple[int, int]:
    """A playout that also counts: decisions of players, and the options they had, all together."""
    decisions = 0
    listed = 0
    stack = state.stack
    while stack and decisions < limit:
        asked = stack[-1]
        assert isinstance(asked, Question)
        if isinstance(asked, Chance):
            state.play(asked.draw(state, luck))
            continue
        options = state.offered
        if options is None:
            options = asked.options(state)
        count = len(options)
        state.play(options[luck.below(count)])
        decisions += 1
        listed += count
    return decisions, listed


def settle_chance(state: State, luck: Luck) -> None:
    """Let the dealer answer until a player must, or the game is over."""
    stack = state.stack
    while stack:
        asked = stack[-1]
        if not isinstance(asked, Chance):
            return
        state.play(asked.draw(state, luck))
