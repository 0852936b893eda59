"""Questions on a stack, joined by walks."""

from __future__ import annotations

from typing import ClassVar

import pytest

from petteia.core.action import Action
from petteia.core.errors import Broken, Refusal
from petteia.core.flow import (
    WALKS,
    Question,
    frame_from_json,
    frame_to_json,
    frames_of,
    questions_of,
    sequence,
    slots_of,
)
from petteia.core.state import State


class Count(State):
    """A state that remembers what was answered."""

    def __init__(self) -> None:
        super().__init__(2, {})
        self.heard: list[str] = []


class Ask(Question[Count]):
    rule: ClassVar[str] = "T-ASK-1"
    fields: ClassVar[str] = "player:seat words:word"

    def __init__(self, player: int, words: tuple[str, ...]) -> None:
        super().__init__(player)
        self.words = words

    def options(self, state: Count) -> list[Action]:
        return [(word,) for word in self.words]

    def answer(self, state: Count, action: Action) -> None:
        state.heard.append(str(action[0]))

    def why_not(self, state: Count, action: Action) -> Refusal:
        return Refusal("T-NO-WORD")


class Reaction(Ask):
    automatic: ClassVar[bool] = False


def morning(state: Count) -> None:
    state.heard.append("morning")


def noon(state: Count) -> None:
    state.heard.append("noon")
    state.ask(Ask(0, ("yes", "no")))


def evening(state: Count) -> None:
    state.heard.append("evening")


DAY = sequence("test.day", morning, noon, evening)


def test_a_walk_stops_at_a_question_and_goes_on_after_the_answer() -> None:
    state = Count()
    state.begin(DAY)
    state.settle()
    assert state.heard == ["morning", "noon"]
    assert state.player() == 0
    state.apply(0, ("no",))
    assert state.heard == ["morning", "noon", "no", "evening"]
    assert not state.stack


def test_a_lone_option_is_taken_unless_it_is_a_reaction() -> None:
    state = Count()
    state.ask_all([Ask(0, ("only",)), Reaction(1, ("only",)), Ask(0, ("last",))])
    state.settle()
    assert state.heard == ["only"]
    assert state.options(1) == [("only",)]
    state.apply(1, ("only",))
    assert state.heard == ["only", "only", "last"]


def test_questions_asked_together_come_in_their_order() -> None:
    state = Count()
    state.ask_all([Ask(0, ("a", "b")), Ask(1, ("c", "d"))])
    state.settle()
    assert state.player() == 0
    state.apply(0, ("b",))
    assert state.player() == 1


def test_frames_survive_a_save() -> None:
    asked = Ask(1, ("x", "y"))
    saved = frame_to_json(asked)
    assert saved == ["Ask", 1, ["x", "y"]]
    loaded = frame_from_json(saved, frames_of(__name__))
    assert isinstance(loaded, Ask)
    assert (loaded.player, loaded.words) == (1, ("x", "y"))
    walk = frame_from_json(["walk", "test.day/noon"], {})
    assert walk is WALKS["test.day/noon"]
    assert frame_to_json(walk) == ["walk", "test.day/noon"]


def test_a_game_finds_its_own_questions() -> None:
    assert set(questions_of(__name__)) == {"Ask", "Reaction"}
    assert [slot.name for slot in slots_of(Ask(0, ()))] == ["player", "words"]


def test_a_sequence_needs_a_rule() -> None:
    with pytest.raises(Broken):
        sequence("test.empty")


def test_a_question_without_options_is_a_broken_game() -> None:
    state = Count()
    state.ask(Ask(0, ()))
    with pytest.raises(Broken):
        state.options(0)
