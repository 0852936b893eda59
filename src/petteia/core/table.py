"""One sitting: state, record, undo and dealer. What the server, the terminal and notebooks hold."""

from __future__ import annotations

from collections.abc import Mapping

from petteia.core.action import Action
from petteia.core.dealer import Dealer
from petteia.core.errors import IllegalAction, Refusal
from petteia.core.flow import CHANCE, OVER
from petteia.core.game import Game
from petteia.core.record import Answer, Record, record_of
from petteia.core.state import Event, State


class Table:
    """Answers come in through `act`; the dealer's questions are settled at once.

    A seat may take back its own answers to the last point where another seat or the dealer
    answered, or where an answer showed what another seat hides. All new knowledge comes through
    those three, so undo never reveals anything.
    """

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, str] | None, dealer: Dealer
    ) -> None:
        self.game = game
        self.dealer = dealer
        self.state: State = game.new(seats, options)
        self.answers: list[Answer] = []
        self.log: list[tuple[int, Event]] = []  # (number of the answer that caused it, event)
        self._past: list[State] = []  # before each answer that can still be taken back
        self._note(self.state.events)
        self._settle()

    def player(self) -> int:
        return self.state.player()

    def over(self) -> bool:
        return self.state.player() == OVER

    def act(self, seat: int, action: Action) -> list[Event]:
        """Apply the answer and settle the dealer's; returns all that happened."""
        if seat == CHANCE:
            raise IllegalAction("the dealer answers by itself", Refusal("CHANCE"))
        before = self.state.clone()
        mark = len(self.log)
        events = self.state.apply(seat, action)
        if self._past and self.answers[-1][0] != seat:
            self._past.clear()
        self._past.append(before)
        if self.state.exposed & ~(1 << seat):
            self._past.clear()
        self.answers.append((seat, action))
        self._note(events)
        self._settle()
        return [event for _, event in self.log[mark:]]

    def _settle(self) -> None:
        while self.state.player() == CHANCE:
            action = self.dealer.answer(self.state, len(self.answers))
            events = self.state.apply(CHANCE, action)
            self.answers.append((CHANCE, action))
            self._past.clear()
            self._note(events)

    def _note(self, events: list[Event]) -> None:
        self.log.extend([(len(self.answers), event) for event in events])

    def can_undo(self, seat: int) -> bool:
        return bool(self._past) and self.answers[-1][0] == seat

    def undo(self, seat: int) -> None:
        """Take back this seat's last answer."""
        if not self.can_undo(seat):
            raise IllegalAction("undo: nothing to take back", Refusal("UNDO"))
        self.state = self._past.pop()
        self.answers.pop()
        self.log = [entry for entry in self.log if entry[0] <= len(self.answers)]

    def restart(self, seat: int) -> None:
        """Take back all this seat may."""
        self.undo(seat)
        while self.can_undo(seat):
            self.undo(seat)

    def record(self) -> Record:
        return record_of(self.game, self.state, self.answers)
