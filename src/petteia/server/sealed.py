"""The way back from stored answers to a sitting.

The dealer draws from a seed whose hash is shown when a table starts and which is published at its
end; answer number n depends on the seed and n alone, so that `petteia verify` can check every draw.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from petteia.core.action import Action
from petteia.core.dealer import SealedDealer
from petteia.core.errors import PetteiaError
from petteia.core.flow import CHANCE
from petteia.core.game import Game
from petteia.core.record import Answer
from petteia.core.state import State
from petteia.core.table import Table


class Diverged(PetteiaError):
    """The stored answers do not fit the rules as they are now."""


class Redealer(SealedDealer):
    """Deals again what was dealt already, then goes on from the seed."""

    def __init__(self, seed: bytes, dealt: Mapping[int, Action]) -> None:
        super().__init__(seed)
        self.dealt = dict(dealt)  # by number of the answer

    def answer(self, state: State, turn: int) -> Action:
        return self.dealt[turn] if turn in self.dealt else super().answer(state, turn)


class Snapshot:
    def __init__(self, count: int, version: int, state: str) -> None:
        self.count = count  # answers in force when it was taken
        self.version = version
        self.state = state


def replayed(
    game: Game, seats: int, options: Mapping[str, str], seed: bytes, answers: Sequence[Answer]
) -> Table:
    """The sitting these answers lead to; Diverged if they no longer fit."""
    try:
        table = Table(game, seats, options, Redealer(seed, _dealt(answers, 0)))
        _play(table, answers, 0)
    except PetteiaError as error:
        raise Diverged(str(error)) from error
    table.dealer = SealedDealer(seed)
    return table


def leads_to(
    game: Game,
    seats: int,
    options: Mapping[str, str],
    seed: bytes,
    answers: Sequence[Answer],
    snapshot: Snapshot,
) -> bool:
    """Do the answers still lead to the state they led to when the snapshot was taken?"""
    try:
        table = replayed(game, seats, options, seed, answers[: snapshot.count])
        return table.state.key() == game.load(json.loads(snapshot.state)).key()
    except (PetteiaError, KeyError, ValueError):
        return False


def resumed(
    game: Game,
    seats: int,
    options: Mapping[str, str],
    seed: bytes,
    answers: Sequence[Answer],
    snapshot: Snapshot,
) -> Table:
    """The sitting from a snapshot on: for answers given under earlier rules."""
    try:
        table = Table(game, seats, options, SealedDealer(seed))
        table.dealer = Redealer(seed, _dealt(answers, snapshot.count))
        table.state = game.load(json.loads(snapshot.state))
        table.answers = list(answers[: snapshot.count])
        table.log = []
        _play(table, answers, snapshot.count)
    except (PetteiaError, KeyError, ValueError) as error:
        raise Diverged(str(error)) from error
    table.dealer = SealedDealer(seed)
    return table


def _dealt(answers: Sequence[Answer], start: int) -> dict[int, Action]:
    return {
        at: action
        for at, (seat, action) in enumerate(answers)
        if seat == CHANCE and at >= start
    }  # fmt: skip


def _play(table: Table, answers: Sequence[Answer], start: int) -> None:
    for seat, action in answers[start:]:
        if seat != CHANCE:
            table.act(seat, action)
    if table.answers[: len(answers)] != list(answers):
        raise Diverged("the answers follow one another in another order")
