"""Words for what the engine says in keys and arguments: prompts, options, events, reasons, names.

Keys of a game's `texts/<language>.ftl`:

    title, name-<kind>-<word>   the game and its things: `name-god-ares`, `name-island-naxos`
    ask-<Question>              the prompt, with the question's fields
    do-<verb>                   an option, with the verb's words; `do-<Question>-<verb>` goes first
    tell-<kind>                 an event sentence
    <RULE-ID>                   a refusal, with its numbers
    option-<name>, option-<name>-<value>, option-<name>-help
    anything else the terminal display of the game uses
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from petteia.core.action import UNSEEN, Action, Slot
from petteia.core.errors import Refusal
from petteia.core.flow import CHANCE, questions_of, slots_of_class
from petteia.core.game import Game

LANGUAGES = ("en", "de")

Namer = Callable[[int], str]


@functools.cache
def source(package: str, language: str) -> str:
    """The Fluent file of a package (`petteia.site`, `petteia.games.kyklades`)."""
    return resources.files(package).joinpath("texts", f"{language}.ftl").read_text("utf-8")


@functools.cache
def bundle(package: str, language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(package, language)))
    if package != COMMON:
        made.add_resource(FluentResource(source(COMMON, language)), allow_overrides=False)
    return made


COMMON = "petteia"  # words that all games share


def lettered(seat: int) -> str:
    return "abcdefgh"[seat]


class Words:
    """The words of one game in one language. `namer` gives the names of the seats."""

    def __init__(self, game: Game, language: str, namer: Namer = lettered) -> None:
        self.game = game
        self.language = language
        self.namer = namer
        self.bundle = bundle(game.package, language)

    def __call__(self, key: str, **args: Any) -> str:
        """A message by its key; the key itself where there is none (a test finds those)."""
        message = self.bundle.get_message(key) if self.bundle.has_message(key) else None
        if message is None or message.value is None:
            return key
        formatted, errors = self.bundle.format_pattern(message.value, args)
        if errors:
            raise errors[0]
        return str(formatted)

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def name(self, kind: str, word: Any) -> Any:
        """The name of a thing; numbers stay numbers, seats get their player's name."""
        if kind == "number" or word is None:
            return word if word is not None else ""
        if word == UNSEEN:
            return UNSEEN
        if kind == "seat":
            if isinstance(word, str):  # somebody who has no seat: Antigone
                return self(f"name-seat-{word}")
            return self("dealer") if word == CHANCE else self.namer(int(word))
        key = f"name-{kind}-{word}"
        return self(key) if self.has(key) else str(word)

    def arguments(self, slots: Iterable[Slot], words: Sequence[Any]) -> dict[str, Any]:
        """Fluent arguments: `name` is in words, `name_id` the bare word for selectors."""
        args: dict[str, Any] = {}
        for slot, word in zip(slots, words, strict=False):
            if isinstance(word, (list, tuple)):
                args[slot.name] = ", ".join(str(self.name(slot.kind, part)) for part in word)
                args[f"{slot.name}_count"] = len(word)
                continue
            args[slot.name] = self.name(slot.kind, word)
            args[f"{slot.name}_id"] = word if word is not None else ""
        return args

    def prompt(self, asked: Mapping[str, Any]) -> str:
        """The question of a view (`view["asked"]`) as a sentence."""
        kind = questions_of(self.game.package)[asked["name"]]
        slots = slots_of_class(kind)
        args = self.arguments(slots, [asked[slot.name] for slot in slots])
        return self(f"ask-{asked['name']}", **args)

    def label(self, action: Action, question: str = "") -> str:
        """An option in words."""
        verb = str(action[0])
        args = self.arguments(self.game.verbs.get(verb, ()), action[1:])
        special = f"do-{question}-{verb}"
        return self(special if self.has(special) else f"do-{verb}", **args)

    def event(self, event: Sequence[Any]) -> str:
        """An event (as seen by the reader) as a sentence."""
        args = self.arguments(self.game.events.get(str(event[0]), ()), event[1:])
        return self(f"tell-{event[0]}", **args)

    def refusal(self, refusal: Refusal) -> str:
        """A reason, with the id of its rule."""
        detail = {
            name: self.name("seat", value)
            if name == "seat" and isinstance(value, int)
            else (value if isinstance(value, int) else self._any_name(name, value))
            for name, value in refusal.detail.items()
        }
        return f"{self(refusal.rule, **detail)} [{refusal.rule}]"

    def _any_name(self, kind: str, word: Any) -> Any:
        key = f"name-{kind}-{word}"
        return self(key) if self.has(key) else word


def keys_of(game: Game, action: Action) -> list[str]:
    """The things an option is about, as the client marks them: `god:ares`, `island:naxos`."""
    slots = game.verbs.get(str(action[0]), ())
    return [
        f"{slot.kind}:{word}"
        for slot, word in zip(slots, action[1:], strict=False)
        if slot.kind != "number"
    ]
