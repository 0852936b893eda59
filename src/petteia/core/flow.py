"""Questions on a stack, joined by walks and tasks: the whole control flow of every game.

A question asks one seat for one answer. A walk is a place in a sequence of rules and names the
rule that comes next. A task is a rule with parameters that waits for its turn. All are immutable by
convention, so states and their clones share them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from petteia.core.action import Action, Slot, slots
from petteia.core.errors import Broken, Refusal
from petteia.core.pieces import frozen, plain

if TYPE_CHECKING:
    from petteia.core.chance import Luck
    from petteia.core.state import State

CHANCE: Final = -1  # the seat of the dealer, who answers for dice and decks
OVER: Final = -2  # nobody: the game has ended

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """What lies on the stack: a question, a walk or a task."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Frame, Generic[S]):
    """A rule that waits with its parameters: the rest of an effect, the turn of a player.

    `fields` names the constructor's parameters with their kinds, like those of a question. It is
    popped before it runs, and whatever it asks is settled before what waits below.
    """

    fields: ClassVar[str] = ""

    def run(self, state: S) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Frame, Generic[S]):
    """One decision of one seat.

    `fields` names the constructor's parameters with their kinds, `player:seat` first; they are what
    JSON holds and what the prompt may speak of. It is popped before it is answered: to ask again,
    a rule asks again.
    """

    rule: ClassVar[str] = ""  # the id of the rule that asks
    fields: ClassVar[str] = "player:seat"
    automatic: ClassVar[bool] = True  # a lone option is taken without asking
    exposes: ClassVar[bool] = False  # that an option was the only one tells what the player hides

    def __init__(self, player: int) -> None:
        self.player = player

    def options(self, state: S) -> list[Action]:
        """Every legal answer, in a fixed order, never twice, never none."""
        raise NotImplementedError

    def answer(self, state: S, action: Action) -> None:
        """Carry out one of the options. Code after `state.ask` runs before the next answer."""
        raise NotImplementedError

    def why_not(self, state: S, action: Action) -> Refusal:
        """The first rule that forbids an action which is not among the options."""
        raise NotImplementedError

    def bystander(self, state: S, seat: int, action: Action) -> Refusal | None:
        """Why another seat may not do this now, if there is more to say than whose decision it is."""
        return None

    def shown(self, action: Action, viewer: int) -> Action:
        """The answer as a seat (or a watcher, OVER) may read it before the end."""
        return action


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Question[S]):
    """A question to the dealer. `draw` is quick; `outcomes` lists everything, on demand."""

    automatic: ClassVar[bool] = False

    def __init__(self) -> None:
        super().__init__(CHANCE)

    fields: ClassVar[str] = ""

    def draw(self, state: S, luck: Luck) -> Action:
        """One outcome, at random."""
        raise NotImplementedError

    def outcomes(self, state: S) -> list[tuple[Action, int]]:
        """All outcomes with integer weights."""
        raise NotImplementedError

    def allows(self, state: S, action: Action) -> bool:
        """Is this a possible outcome? What a record or a scripted dealer is checked with."""
        return any(action == outcome for outcome, _ in self.outcomes(state))

    def options(self, state: S) -> list[Action]:
        return [outcome for outcome, _ in self.outcomes(state)]


class Walk(Frame):
    """We are in this part of the rules, and this rule is next."""

    def __init__(
        self, sequence: str, rule: str, run: Callable[[Any], None], following: Walk | None
    ) -> None:
        self.sequence = sequence
        self.rule = rule
        self.run = run
        self.following = following


WALKS: Final[dict[str, Walk]] = {}  # "skirmish.round/auction" -> walk


def sequence(name: str, *rules: Callable[[Any], None]) -> Walk:
    """Declare rules that follow one another; returns the walk that begins with the first.

    Saved games name the next rule, not its number, so they survive an inserted rule.
    """
    walk: Walk | None = None
    for run in list(rules)[::-1]:
        rule = str(run.__name__)
        walk = Walk(name, rule, run, walk)
        WALKS[f"{name}/{rule}"] = walk
    if walk is None:
        raise Broken(f"sequence {name} has no rules")
    return walk


_slots_by_question: Final[dict[type, tuple[Slot, ...]]] = {}


def slots_of(frame: Frame) -> tuple[Slot, ...]:
    """The declared fields of a question or a task."""
    return slots_of_class(type(frame))


def slots_of_class(kind: type) -> tuple[Slot, ...]:
    if kind not in _slots_by_question:
        _slots_by_question[kind] = slots(str(getattr(kind, "fields", "")))
    return _slots_by_question[kind]


def frame_to_json(frame: Frame) -> list[object]:
    if isinstance(frame, Walk):
        return ["walk", f"{frame.sequence}/{frame.rule}"]
    values = [plain(getattr(frame, slot.name)) for slot in slots_of(frame)]
    return [type(frame).__name__, *values]


def frame_from_json(line: list[Any], kinds: Mapping[str, type]) -> Frame:
    name, *values = line
    if name == "walk":
        return WALKS[values[0]]
    frame: Frame = kinds[name](*[frozen(value) for value in values])
    return frame


_kinds: Final[dict[tuple[type, str], dict[str, type]]] = {}


def questions_of(package: str) -> Mapping[str, type]:
    """Every question class of a game's package, by name."""
    return _subclasses(Question, package)


def frames_of(package: str) -> Mapping[str, type]:
    """Every question and task class of a game's package, by name."""
    return _subclasses(Frame, package)


def _subclasses(base: type, package: str) -> Mapping[str, type]:
    """Looked for once: a package is imported whole before it is asked for."""
    if (base, package) not in _kinds:
        found: dict[str, type] = {}
        waiting: list[type] = [base]
        while waiting:
            subclasses: list[type] = waiting.pop().__subclasses__()
            for kind in subclasses:
                waiting.append(kind)
                if kind.__module__ == package or kind.__module__.startswith(package + "."):
                    found[kind.__name__] = kind
        _kinds[base, package] = found
    return _kinds[base, package]
