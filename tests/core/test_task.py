"""A task waits with its parameters, runs when it comes to the top, and survives a save."""

from __future__ import annotations

from typing import ClassVar

from petteia.core.flow import Task, frame_from_json, frame_to_json, frames_of
from petteia.core.state import State


class Remember(Task[State]):
    fields: ClassVar[str] = "number:number again:number"

    def __init__(self, number: int, again: int) -> None:
        self.number = number
        self.again = again

    def run(self, state: State) -> None:
        state.tell("ran", self.number)
        if self.again:
            state.ask(Remember(self.number + 1, self.again - 1))


def test_tasks_run_from_the_top_and_what_they_ask_comes_first() -> None:
    state = State(2, {})
    state.ask_all([Remember(1, 1), Remember(5, 0)])
    state.settle()
    assert state.events == [("ran", 1), ("ran", 2), ("ran", 5)]
    assert not state.stack


def test_a_task_survives_a_save() -> None:
    saved = frame_to_json(Remember(3, 2))
    assert saved == ["Remember", 3, 2]
    loaded = frame_from_json(saved, frames_of(__name__))
    assert isinstance(loaded, Remember)
    assert (loaded.number, loaded.again) == (3, 2)
