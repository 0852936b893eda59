"""An evaluation as numbers: the named features of a game, and weights to try in place of its own."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from typing import Any

from petteia.core.errors import BadOptions
from petteia.core.game import Game


class Features:
    """FEATURES, WEIGHTS and `features(state, seat)` of a game's evaluate.py."""

    def __init__(self, game: Game) -> None:
        module = importlib.import_module(f"{game.package}.evaluate")
        if not all(hasattr(module, name) for name in ("FEATURES", "WEIGHTS", "features")):
            raise BadOptions(f"{game.id} has no weights to tune: evaluate.py names no FEATURES")
        self.names: list[str] = list(module.FEATURES)
        self.weights: list[float] = [float(weight) for weight in module.WEIGHTS]
        self.of: Callable[[Any, int], Sequence[float]] = module.features
        if len(self.names) != len(self.weights):
            raise BadOptions(f"{game.id} has {len(self.names)} features and other weights")

    def weighed(self, weights: Sequence[float]) -> Weighed:
        return Weighed(self.of, list(weights))


class Weighed:
    """`evaluate` with other weights."""

    def __init__(self, of: Callable[[Any, int], Sequence[float]], weights: list[float]) -> None:
        self.of = of
        self.weights = weights

    def __call__(self, state: Any, seat: int) -> float:
        value = 0.0
        for weight, term in zip(self.weights, self.of(state, seat), strict=True):
            value += weight * term
        return value
