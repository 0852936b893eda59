"""One object per title; everything else finds the rest through it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from petteia.core.action import Action, Slot, slots
from petteia.core.errors import BadOptions
from petteia.core.state import Settings, State


class Option:
    """A switch of a game. `choices` lists the values; a `pattern` admits free ones besides.

    `parts` are things by kind and word (`family:zeus`): a free value joins some of their words by `+`,
    as many as the pattern asks for.
    """

    def __init__(
        self,
        name: str,
        default: str,
        choices: Sequence[str],
        rule: str = "",
        pattern: str = "",
        parts: Sequence[str] = (),
    ) -> None:
        self.name = name
        self.default = default
        self.choices = tuple(choices)
        self.rule = rule  # the ruling that explains it
        self.pattern = pattern
        self.parts = tuple(parts)

    def accepts(self, value: str) -> bool:
        if value in self.choices:
            return True
        return bool(self.pattern) and re.fullmatch(self.pattern, value) is not None


class Game:
    """The rules of one title.

    `verbs`, `events` map a verb or an event kind to the spec of its words (see `action.slots`): the
    texts, the clients and the vocabulary read the kinds of words there.
    """

    def __init__(
        self,
        id: str,
        version: int,
        seats: range,
        opening: Callable[[int, Settings], State],
        blank: Callable[[int, Settings], State],
        verbs: Mapping[str, str],
        events: Mapping[str, str],
        options: Sequence[Option],
        vocabulary: Callable[[int, Settings], list[Action]],
        evaluate: Callable[[Any, int], float],
        static: Callable[[int, Settings], dict[str, Any]],
        draw: Callable[[dict[str, Any], int, Callable[..., str]], str],
        longest: int,
        check_options: Callable[[int, Settings], None] | None = None,
    ) -> None:
        self.id = id
        self.version = version  # raised when any recorded sitting would play differently
        self.seats = seats
        self.opening = opening  # a new sitting, stopped at its first question
        self.blank = blank  # a state to restore a save into
        self.verbs: dict[str, tuple[Slot, ...]] = {v: slots(spec) for v, spec in verbs.items()}
        self.events: dict[str, tuple[Slot, ...]] = {e: slots(spec) for e, spec in events.items()}
        self.options = tuple(options)
        self.vocabulary = vocabulary  # every action there can be; appended to, never reordered
        self.evaluate = evaluate  # how good a state looks to a seat, from what it may see
        self.static = static  # facts of components for clients: maps, names, costs
        self.draw = draw  # a view as readable text: (view, width, words) -> lines
        self.longest = longest  # more decisions than any sitting needs
        self.check_options = check_options
        self.package = f"petteia.games.{id}"

    def settings(self, chosen: Mapping[str, str] | None = None) -> Settings:
        """All options with their values; BadOptions names what is wrong."""
        settings = {option.name: option.default for option in self.options}
        for name, value in (chosen or {}).items():
            option = next((o for o in self.options if o.name == name), None)
            if option is None:
                raise BadOptions(f"{self.id} has no option {name!r}; it has {', '.join(settings)}")
            if not option.accepts(value):
                allowed = ", ".join(option.choices) or option.pattern
                raise BadOptions(f"option {name} cannot be {value!r}; it can be {allowed}")
            settings[name] = value
        return settings

    def new(self, seats: int, chosen: Mapping[str, str] | None = None) -> State:
        if seats not in self.seats:
            raise BadOptions(
                f"{self.id} has {self.seats.start} to {self.seats.stop - 1} seats, not {seats}"
            )
        settings = self.settings(chosen)
        if self.check_options is not None:
            self.check_options(seats, settings)
        return self.opening(seats, settings)

    def load(self, saved: Mapping[str, Any]) -> State:
        """The inverse of `State.to_json`."""
        state = self.blank(saved["seats"], dict(saved["settings"]))
        state.restore(dict(saved), self.package)
        return state
