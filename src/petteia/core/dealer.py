"""Who answers for chance: from a seeded stream, from a script, or from a sealed seed."""

from __future__ import annotations

from collections.abc import Iterable

from mypy_extensions import mypyc_attr

from petteia.core.action import Action, parse
from petteia.core.chance import Luck, SealedLuck
from petteia.core.flow import Chance
from petteia.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Answers for chance from one seeded stream: laboratory and tests."""

    def __init__(self, seed: int | str) -> None:
        self.luck = Luck(seed)

    def answer(self, state: State, turn: int) -> Action:
        asked = state.question()
        assert isinstance(asked, Chance)
        return asked.draw(state, self.luck)


@mypyc_attr(allow_interpreted_subclasses=True)
class ScriptedDealer(Dealer):
    """Answers for chance from a script; afterwards from the seed. For scenarios and real tables."""

    def __init__(self, script: Iterable[str], seed: int | str = 0) -> None:
        super().__init__(seed)
        self.script: list[Action] = [parse(entry) for entry in script]

    def answer(self, state: State, turn: int) -> Action:
        return self.script.pop(0) if self.script else super().answer(state, turn)


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedDealer(Dealer):
    """Answers number `turn` from the seed and that number alone: what a server deals with.

    Whoever knows the seed can derive every answer again; whoever does not can foresee none.
    """

    def __init__(self, seed: bytes) -> None:
        super().__init__(0)
        self.seed = seed

    def answer(self, state: State, turn: int) -> Action:
        asked = state.question()
        assert isinstance(asked, Chance)
        return asked.draw(state, SealedLuck(self.seed, turn))
