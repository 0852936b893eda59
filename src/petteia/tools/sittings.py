"""Whole sittings between bots, each reproducible from its own seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from petteia.core.chance import Luck
from petteia.core.errors import BadOptions
from petteia.core.flow import CHANCE, OVER, Chance
from petteia.core.game import Game
from petteia.core.playout import survey
from petteia.core.record import Answer, Record, record_of
from petteia.core.state import State
from petteia.tools.chairs import UNIFORM, Chair, seat_bots


class Sitting:
    """One finished sitting: its end, its length, and its answers if they were kept."""

    def __init__(self, state: State, decisions: int, options: int, record: Record | None) -> None:
        outcome = state.outcome()
        self.finished = outcome is not None
        self.places = outcome.places if outcome is not None else []
        self.scores = outcome.scores if outcome is not None else []
        self.reason = outcome.reason if outcome is not None else "unfinished"
        self.decisions = decisions
        self.options = options  # in all, over all decisions
        self.record = record

    def facts(self) -> dict[str, Any]:
        return {
            "decisions": self.decisions,
            "options": self.options,
            "places": self.places,
            "scores": self.scores,
            "reason": self.reason,
        }


def seed_of(seed: str, number: int) -> str:
    """Game `number` of a run has its own stream, so any share of the work gives the same games."""
    return f"{seed}/{number}"


def sitting(
    game: Game,
    seats: int,
    options: Mapping[str, str],
    bots: Sequence[str],
    seed: str,
    keep: bool,
) -> Sitting:
    """Play one game to its end; random play that keeps no record takes the quick way."""
    state = game.new(seats, options)
    state.quiet = True
    luck = Luck(seed)
    at_random = all(bot == UNIFORM for bot in bots)
    if at_random and not keep:
        decisions, listed = survey(state, luck, game.longest)
        return Sitting(state, decisions, listed, None)
    answers: list[Answer] = []
    # random chairs draw from the dealer's stream, so that they play what `survey` plays
    lucks = [luck if at_random else Luck(f"{seed}/{seat}") for seat in range(seats)]
    chairs = seat_bots(game, bots)
    decisions, listed = play(state, chairs, lucks, luck, game.longest, answers)
    record = record_of(game, state, answers) if keep else None
    return Sitting(state, decisions, listed, record)


def play(
    state: State,
    chairs: Sequence[Chair],
    lucks: Sequence[Luck],
    luck: Luck,
    limit: int,
    answers: list[Answer],
) -> tuple[int, int]:
    """Let the chairs and the dealer answer to the end; returns decisions and options listed."""
    decisions = listed = 0
    while decisions < limit:
        seat = state.player()
        if seat == OVER:
            break
        if seat == CHANCE:
            asked = state.question()
            assert isinstance(asked, Chance)
            action = asked.draw(state, luck)
            answers.append((seat, action))
            state.play(action)
            continue
        options = state.options(seat)
        action = chairs[seat].choose(state, seat, lucks[seat])
        if action not in options:
            raise BadOptions(f"the bot of seat {seat} answered {action}, which is no option")
        decisions += 1
        listed += len(options)
        answers.append((seat, action))
        state.play(action)
    return decisions, listed
