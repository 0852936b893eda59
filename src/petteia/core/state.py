"""The state of a sitting: plain data, the stack of questions included."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, ClassVar, Self

from mypy_extensions import mypyc_attr

from petteia.core.action import UNSEEN, Action, Word, text
from petteia.core.chance import Luck
from petteia.core.errors import Broken, IllegalAction, Refusal
from petteia.core.flow import (
    CHANCE,
    OVER,
    Chance,
    Frame,
    Question,
    Task,
    Walk,
    frame_from_json,
    frame_to_json,
    frames_of,
    slots_of,
)
from petteia.core.outcome import Outcome
from petteia.core.pieces import frozen, plain
from petteia.core.sight import HIDDEN, PRIVATE, PUBLIC, Field, Private, masked

Event = tuple[Any, ...]  # ("battle", "naxos", 3, 1): a kind, then words; a word may be Private
View = dict[str, Any]
Settings = dict[str, str]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game has. A game adds its fields, names them in `declared`, and writes `clone`.

    Fields are ints, strings and nested lists of them; nothing else, so that a copy, a save and a
    view are complete by construction. What changes seldom is a tuple, or a tuple of tuples: it is
    replaced (`pieces.replaced`), so clones share it. The contract suite compares `clone` with
    `declared`.
    """

    declared: ClassVar[Sequence[Field]] = ()
    turn_rule: ClassVar[str] = "TURN"  # refusal: this decision belongs to another player
    over_rule: ClassVar[str] = "OVER"  # refusal: the game has ended

    def __init__(self, seats: int, settings: Settings) -> None:
        self.seats = seats
        self.settings = settings  # the chosen options of the game; never changed, so shared
        self.stack: list[Frame] = []
        self.events: list[Event] = []
        self.quiet = False  # search and playouts need no events
        self.offered: list[Action] | None = None  # options of the question on top, once listed
        self.exposed = 0  # seats (as a mask) whose secrets the last answer showed something of

    # -- what a game supplies ---------------------------------------------------------------

    def clone(self) -> Self:
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        raise NotImplementedError

    def check(self) -> None:
        """Raise Broken if something does not hold that always must."""

    def summary(self, viewer: int) -> View:
        """Derived facts for the view that depend on who looks, from what the viewer may see."""
        return {}

    def derived(self) -> View:
        """Derived facts for the view that are the same for all (income, strength, reserves)."""
        return {}

    def sees(self, viewer: int, field: str, owner: int) -> bool:
        """May the viewer read this player's entry of a private field?"""
        return viewer == owner

    # -- the flow ------------------------------------------------------------------------------

    def ask(self, question: Frame) -> None:
        """Ask this before all that waits."""
        self.stack.append(question)

    def ask_all(self, questions: Sequence[Frame]) -> None:
        """Ask these in their order, before all that waits."""
        self.stack.extend(reversed(questions))

    def begin(self, walk: Walk) -> None:
        self.stack.append(walk)

    def tell(self, *event: Any) -> None:
        if not self.quiet:
            self.events.append(event)

    def expose(self, seat: int) -> None:
        """Something this seat hides has been shown to another: the answer that did it stands."""
        self.exposed |= 1 << seat

    def settle(self) -> None:
        """Run every rule that needs no choice; stop at the next question, or at the end."""
        stack = self.stack
        while stack:
            top = stack[-1]
            if isinstance(top, Walk):
                if top.following is None:
                    stack.pop()
                else:
                    stack[-1] = top.following
                top.run(self)
                continue
            if isinstance(top, Task):
                stack.pop()
                top.run(self)
                continue
            assert isinstance(top, Question)
            if not top.automatic:
                return
            options = top.options(self)
            if len(options) != 1:
                self.offered = options
                return
            stack.pop()
            if top.exposes:
                self.expose(top.player)
            top.answer(self, options[0])

    def play(self, action: Action) -> None:
        """Answer with an action just listed; nothing is checked. For search and playouts."""
        asked = self.stack.pop()
        assert isinstance(asked, Question)
        self.offered = None
        asked.answer(self, action)
        self.settle()

    # -- the door ------------------------------------------------------------------------------

    def question(self) -> Question[Any] | None:
        """What must be decided now; None when the game is over."""
        if not self.stack:
            return None
        top = self.stack[-1]
        assert isinstance(top, Question)
        return top

    def player(self) -> int:
        """The seat that must answer now: CHANCE for the dealer, OVER at the end."""
        asked = self.question()
        return OVER if asked is None else asked.player

    def options(self, seat: int) -> list[Action]:
        """The legal actions of this seat now. The list is shared: do not change it."""
        asked = self.question()
        if asked is None or asked.player != seat:
            return []
        if self.offered is None:
            self.offered = asked.options(self)
        if not self.offered:
            raise Broken(f"{type(asked).__name__} has no options")
        return self.offered

    def apply(self, seat: int, action: Action) -> list[Event]:
        """The only door: the action must be among the options. Returns what happened."""
        asked = self.question()
        if isinstance(asked, Chance) and seat == CHANCE:
            legal = asked.allows(self, action)
        else:
            legal = action in self.options(seat)
        if not legal:
            raise self.illegal(seat, action)
        self.events = []
        self.exposed = 0
        self.play(action)
        return self.events

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """None for a legal action, otherwise the first rule that forbids it."""
        asked = self.question()
        if asked is None:
            return Refusal(self.over_rule)
        if asked.player != seat:
            return asked.bystander(self, seat, action) or Refusal(self.turn_rule, seat=asked.player)
        if seat == CHANCE:
            assert isinstance(asked, Chance)
            return None if asked.allows(self, action) else Refusal("CHANCE")
        if action in self.options(seat):
            return None
        try:
            return asked.why_not(self, action)
        except (LookupError, TypeError, ValueError):
            return Refusal("UNKNOWN")  # a word or number that is nowhere in the vocabulary

    def illegal(self, seat: int, action: Action) -> IllegalAction:
        refusal = self.why_not(seat, action) or Refusal("UNKNOWN")
        nearest = nearest_option(action, self.options(seat) if seat != CHANCE else [])
        hint = f"; nearest option: {nearest}" if nearest else ""
        return IllegalAction(f"{text(action)}: {refusal}{hint}", refusal, nearest)

    # -- seeing --------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """What one seat (None: a watcher) may know, as plain JSON."""
        view = {name: plain(value) for name, value in self.common_view().items()}
        view.update(self.own_view(OVER if seat is None else seat))
        return view

    def common_view(self) -> View:
        """The part that is the same for everybody. Its lists are the state's own: read it at once."""
        view: View = {"seats": self.seats, "settings": dict(self.settings)}
        for field in self.declared:
            if field.sight == PUBLIC:
                view[field.name] = getattr(self, field.name)
        view.update(self.derived())
        return view

    def own_view(self, viewer: int) -> View:
        """The part that depends on who looks (OVER: a watcher)."""
        over = not self.stack
        view: View = {}
        for field in self.declared:
            if field.sight != PUBLIC:
                view[field.name] = self._seen(field, viewer, over)
        view.update(self.summary(viewer))
        view["asked"] = self._asked(viewer)
        ended = self.outcome() if over else None
        view["outcome"] = None if ended is None else ended.to_json()
        return view

    def _seen(self, field: Field, viewer: int, over: bool) -> Any:
        value = getattr(self, field.name)
        if field.sight == HIDDEN:
            return masked(value)
        return [
            plain(entry) if over or self.sees(viewer, field.name, owner) else masked(entry)
            for owner, entry in enumerate(value)
        ]

    def _asked(self, viewer: int) -> View | None:
        asked = self.question()
        if asked is None:
            return None
        words = {
            slot.name: UNSEEN
            if slot.secret and viewer != asked.player
            else plain(getattr(asked, slot.name))
            for slot in slots_of(asked)
        }
        return {"player": asked.player, "name": type(asked).__name__, "rule": asked.rule, **words}

    def sample(self, seat: int, luck: Luck) -> Self:
        """A state this seat could not tell from the true one; it depends on the seat's view alone."""
        deal = self.clone()
        deal.events = []
        deal.redeal(seat, luck)
        if deal.player() != seat:
            deal.offered = None
        return deal

    def redeal(self, seat: int, luck: Luck) -> None:
        """Shuffle all this seat cannot see of each pool, and put it back in the same numbers."""
        over = not self.stack
        pools: dict[str, list[Any]] = {}
        for field in self.declared:
            if field.pool and field.sight != PUBLIC:
                for pile in self._unseen(field, seat, over):
                    pools.setdefault(field.pool, []).extend(pile)
        dealt = {pool: luck.shuffled(sorted(things)) for pool, things in pools.items()}
        for field in self.declared:
            if field.pool and field.sight != PUBLIC:
                for pile in self._unseen(field, seat, over):
                    size = len(pile)
                    pile[:] = sorted(dealt[field.pool][:size])
                    del dealt[field.pool][:size]

    def _unseen(self, field: Field, seat: int, over: bool) -> list[list[Any]]:
        value = getattr(self, field.name)
        if field.sight == HIDDEN:
            return [value]
        assert field.sight == PRIVATE
        return [
            pile
            for owner, pile in enumerate(value)
            if not over and not self.sees(seat, field.name, owner)
        ]

    def seen_events(self, events: Sequence[Event], viewer: int) -> list[list[Any]]:
        """Events as one seat (OVER: a watcher) may read them."""
        return [[_seen_word(word, viewer) for word in event] for event in events]

    # -- saving --------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """Everything, with all secrets."""
        return {name: plain(value) for name, value in self._everything().items()}

    def _everything(self) -> dict[str, Any]:
        """All that makes a state. Its lists are the state's own: read it at once."""
        everything: dict[str, Any] = {"seats": self.seats, "settings": dict(self.settings)}
        for field in self.declared:
            everything[field.name] = getattr(self, field.name)
        everything["stack"] = [frame_to_json(frame) for frame in self.stack]
        return everything

    def restore(self, saved: dict[str, Any], package: str) -> None:
        """Take over what `to_json` of the same game saved."""
        for field in self.declared:
            rows = isinstance(getattr(self, field.name), tuple)
            value = saved[field.name]
            setattr(self, field.name, frozen(value) if rows else plain(value))
        kinds = frames_of(package)
        self.stack = [frame_from_json(frame, kinds) for frame in saved["stack"]]
        self.offered = None

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled and deeply copied as what `to_json` saves: compiled classes know no other way."""
        return _rebuilt, (type(self), self.quiet, self.to_json())

    def key(self) -> str:
        """Two states with the same key are the same state."""
        return json.dumps(self._everything(), sort_keys=True)


def _rebuilt(kind: type, quiet: bool, saved: dict[str, Any]) -> State:
    state: State = kind(saved["seats"], dict(saved["settings"]))
    state.restore(saved, ".".join(kind.__module__.split(".")[:3]))  # petteia.games.<game>
    state.quiet = quiet
    return state


def _seen_word(word: Any, viewer: int) -> Any:
    if isinstance(word, Private):
        return word.word if word.player == viewer else UNSEEN
    return word


def nearest_option(action: Action, options: Sequence[Action]) -> str:
    """The option that shares most with an illegal action: verb, then words in place, then numbers."""

    best = ""
    most = closest = 0
    for option in options:
        shared = far = 0
        for mine, theirs in zip(action, option, strict=False):
            if mine != theirs:
                far = _apart(mine, theirs)
                break
            shared += 2
        if option[:1] == action[:1]:
            shared += sum([a == b for a, b in zip(action[1:], option[1:], strict=False)])
        if shared > most or (shared == most > 0 and far < closest):
            most, closest = shared, far
            best = text(option)
    return best


def _apart(mine: Word, theirs: Word) -> int:
    """How far two words are from each other: numbers by their difference."""
    if isinstance(mine, int) and isinstance(theirs, int):
        return abs(mine - theirs)
    return 1000
