"""Actions as numbers: the vocabulary of a game in its listed order, which one version of it only ever appends to."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from petteia.core.action import Action, text
from petteia.core.game import Game

Mask = NDArray[np.int8]


class Codec:
    """Numbers for every action there can be with these seats and options."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str] | None = None) -> None:
        self.actions: list[Action] = game.vocabulary(seats, game.settings(options))
        self.numbers: dict[Action, int] = {action: at for at, action in enumerate(self.actions)}

    def __len__(self) -> int:
        return len(self.actions)

    def number(self, action: Action) -> int:
        return self.numbers[action]

    def action(self, number: int) -> Action:
        return self.actions[number]

    def mask(self, options: Sequence[Action]) -> Mask:
        """1 for each of the options, 0 for all else."""
        mask = np.zeros(len(self.actions), np.int8)
        numbers = self.numbers
        mask[[numbers[option] for option in options]] = 1
        return mask

    def pin(self, count: int | None = None) -> str:
        """A fingerprint of the first `count` actions; trained models depend on it."""
        listed = "\n".join([text(action) for action in self.actions[:count]])
        return hashlib.sha256(listed.encode()).hexdigest()[:16]


def pins(game: Game) -> dict[str, list[int | str]]:
    """How many actions there are and their fingerprint, by number of seats: what a golden file holds."""
    found: dict[str, list[int | str]] = {}
    for seats in game.seats:
        codec = Codec(game, seats)
        found[str(seats)] = [len(codec), codec.pin()]
    return found
