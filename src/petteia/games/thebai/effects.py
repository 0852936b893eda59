"""Effects at work: each operation of `effects.md` is a task that waits on the stack.  # E-RUN-1

A chapter registers a class for each of its operations; `link` makes all tasks once, for every
effect and player, so that running an effect is one `extend` of the stack.
"""

from __future__ import annotations

from typing import ClassVar, Final

from petteia.core.flow import Frame, Task
from petteia.games.thebai.components import EFFECTS, OPS, VERBS, wrong
from petteia.games.thebai.state import Thebai

SEATS: Final = 4


class Operation(Task[Thebai]):
    """An operation of an effect: whose, which, how often still, and what must be remembered."""

    fields: ClassVar[str] = "player:seat op:number left:number aux:number"

    def __init__(self, player: int, op: int, left: int, aux: int) -> None:
        self.player = player
        self.op = op
        self.left = left
        self.aux = aux


CLASSES: Final[dict[str, type[Operation]]] = {}
TASKS: Final[list[list[Frame]]] = []  # by effect * SEATS + player, last operation first


def register(verb: str, kind: type[Operation]) -> None:
    if verb not in VERBS:
        raise wrong("effects.md", verb, "unknown operation")
    CLASSES[verb] = kind


def link() -> None:
    """Make the tasks of all effects."""
    TASKS.clear()
    for ops in EFFECTS:
        for player in range(SEATS):
            tasks: list[Frame] = []
            for number in list(ops)[::-1]:
                op = OPS[number]
                times = op.pick if op.verb == "choice" else op.n
                tasks.append(CLASSES[op.verb](player, number, times, 0))
            TASKS.append(tasks)


def perform(s: Thebai, player: int, effect: int) -> None:
    """Run an effect for a player before all that waits."""
    # T-INV-9: an effect uses up what it needs, so every chain ends
    s.stack.extend(TASKS[effect * SEATS + player])
