"""What all questions of Kyklades share: how an action is refused."""

from __future__ import annotations

from typing import ClassVar

from petteia.core.action import Action
from petteia.core.errors import Refusal
from petteia.core.flow import Question
from petteia.games.kyklades.state import Kyklades
from petteia.games.kyklades.verbs import known


class Ask(Question[Kyklades]):
    rule: ClassVar[str] = "K-DEC-1"

    # an answer that is not listed changes nothing (K-DEC-3); of several prohibitions the first of the
    # table is named (K-NO-0)
    def why_not(self, s: Kyklades, action: Action) -> Refusal:
        if not known(action, s.board(), s.seats):
            return Refusal("UNKNOWN")
        return self.refuse(s, action)

    def refuse(self, s: Kyklades, action: Action) -> Refusal:
        """The first prohibition that holds; `action` is an action of the game, but not an option."""
        return Refusal("K-NO-MIDWAY")  # K-TURN-8


class Duty(Ask):
    """A question that comes from a metropolis to be settled: nothing else may be done."""

    rule: ClassVar[str] = "K-METRO-1"

    def refuse(self, s: Kyklades, action: Action) -> Refusal:
        return Refusal("K-NO-DUTY")  # K-METRO-1
