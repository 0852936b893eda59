"""Cutting a failing sitting down to a short one that fails in the same way."""

from __future__ import annotations

import time
from typing import Final

from petteia.core.chance import Luck
from petteia.core.errors import BadOptions
from petteia.core.flow import OVER
from petteia.core.game import Game
from petteia.core.record import Answer, Record
from petteia.tools.invariants import Checker

SECONDS: Final = 15.0
LUCKS: Final = (0, 1, 2, 3)  # some checks look at random places; one of these may find it again


class Failure:
    """What failed, and the answers that lead there."""

    def __init__(self, record: Record, what: str) -> None:
        self.record = record
        self.what = what

    def text(self) -> str:
        return f"# {self.what}\n" + self.record.text()


def failure_of(record: Record, error: Exception) -> Failure:
    return Failure(record, f"{type(error).__name__}: {error}".replace("\n", " "))


def kind(what: str) -> str:
    """Two failures are the same if they differ in numbers only."""
    return "".join(letter for letter in what if not letter.isdigit())


def shrink(game: Game, failure: Failure) -> Failure:
    """Leave out blocks of answers, large ones first, as long as the same thing fails."""
    until = time.perf_counter() + SECONDS
    best, luck = failure, 0
    for luck in LUCKS:
        found = attempt(game, failure.record, failure.record.answers, failure.what, luck)
        if found is not None:
            best = found
            break
    size = max(1, len(best.record.answers) // 2)
    while size >= 1 and time.perf_counter() < until:
        at = 0
        while at < len(best.record.answers) and time.perf_counter() < until:
            answers = best.record.answers
            fewer = answers[:at] + answers[at + size :]
            shorter = attempt(game, best.record, fewer, best.what, luck)
            if shorter is not None and len(shorter.record.answers) < len(answers):
                best = shorter
            else:
                at += size
        size //= 2
    return best


def attempt(
    game: Game, like: Record, answers: list[Answer], what: str, luck: int
) -> Failure | None:
    """Play what is legal of these answers; the failure, if the same one comes."""
    record = Record(like.game, like.version, like.seats, like.options)
    try:
        run(game, record, answers, Luck(luck))
    except BadOptions:
        return None
    except Exception as error:
        found = failure_of(record, error)
        return found if kind(found.what) == kind(what) else None
    return None


def run(game: Game, record: Record, answers: list[Answer], luck: Luck) -> None:
    """Play and check; answers that are not legal where they come are left out."""
    state = game.new(record.seats, record.options)
    checker = Checker(game, state, luck)
    checker.check(state)
    for seat, action in answers:
        if state.player() == OVER:
            break
        if state.player() != seat or state.why_not(seat, action) is not None:
            continue
        record.answers.append((seat, action))
        state.apply(seat, action)
        checker.check(state)
    if state.player() == OVER:
        checker.record(state, record.answers)
