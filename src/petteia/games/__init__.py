"""The games: one folder each. Deleting a folder deletes the game."""

from __future__ import annotations

import importlib
import pkgutil

from petteia.core.errors import BadOptions
from petteia.core.game import Game


def names() -> list[str]:
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def load(name: str) -> Game:
    """The game of this id; BadOptions for a name that is none."""
    if name not in names():
        raise BadOptions(f"there is no game {name!r}; there are {', '.join(names())}")
    game = importlib.import_module(f"{__name__}.{name}").game
    assert isinstance(game, Game)
    return game
