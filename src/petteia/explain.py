"""Why something is not possible now: the first rule that forbids an action, or all about a thing."""

from __future__ import annotations

import functools

from petteia.core.action import Action
from petteia.core.errors import Refusal
from petteia.core.game import Game
from petteia.core.state import State
from petteia.words import keys_of


@functools.lru_cache(maxsize=8)
def _vocabulary(game: Game, seats: int, settings: tuple[tuple[str, str], ...]) -> _Index:
    return _Index(game, game.vocabulary(seats, dict(settings)))


class _Index:
    """The vocabulary of a game by the things its actions are about."""

    def __init__(self, game: Game, actions: list[Action]) -> None:
        self.actions = frozenset(actions)
        self.by_key: dict[str, list[Action]] = {}
        for action in actions:
            for key in dict.fromkeys(keys_of(game, action)):
                self.by_key.setdefault(key, []).append(action)


def vocabulary_of(game: Game, state: State) -> _Index:
    return _vocabulary(game, state.seats, tuple(sorted(state.settings.items())))


def why_action(game: Game, state: State, seat: int, action: Action) -> Refusal | None:
    """None for a legal action, otherwise the first rule that forbids it."""
    if action not in vocabulary_of(game, state).actions:
        return Refusal("UNKNOWN")
    return state.why_not(seat, action)


def why_key(game: Game, state: State, seat: int, key: str) -> Refusal | None:
    """Why nothing is possible with a thing (`island:naxos`); None if something is.

    Actions like those that are possible elsewhere come first: they are what the reader has in mind.
    """
    about = vocabulary_of(game, state).by_key.get(key, [])
    if not about:
        return Refusal("UNKNOWN")
    options = state.options(seat)
    if any(key in keys_of(game, option) for option in options):
        return None
    verbs = {option[0] for option in options}
    action = next((each for each in about if each[0] in verbs), about[0])
    return state.why_not(seat, action)
