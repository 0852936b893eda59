"""Golden sittings: for every number of seats and every way to end, a record and what it tells.

`make golden GAME=kyklades` plays what is missing, and prints the transcripts anew from the records
that are there. A record that a change of the rules makes impossible is deleted by hand first.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from petteia.core.action import text
from petteia.core.chance import Luck
from petteia.core.flow import CHANCE, OVER, Chance
from petteia.core.record import Record, letter, line, read, record_of, replay
from petteia.games.kyklades import game
from petteia.words import Words

FOLDER = Path(__file__).parent / "golden"
WRITE = os.environ.get("PETTEIA_GOLDEN") == "1"

RULINGS_TURNED = {
    "troop_prices": "2-3-4",
    "die_faces": "0-0-1-1-2-3",
    "winner": "metropolises_then_gold",
    "gold_tie": "lower_turn_track_space",
    "apollo_marker": "own_island",
    "free_philosopher": "may_decline",
    "last_island_exception": "metropolis_only",
    "no_metropolis_site": "keep_buildings",
    "gold_supply": "98",
    "sylph_step": "ship",
    "minotaur": "falls_with_last_troop",
}

# name: seats, options, seed, ending, winners, players left (found by playing many)
SITTINGS: dict[str, tuple[int, dict[str, str], int, str, int, int]] = {
    "two-metropolises": (2, {}, 325, "by-metropolises", 1, 2),
    "two-last-player": (2, {}, 1478, "by-last-player", 1, 1),
    "three-metropolises": (3, {}, 2867, "by-metropolises", 1, 3),
    "three-elimination": (3, {}, 554, "by-metropolises", 1, 2),
    "four-shared-victory": (4, {}, 2217, "by-gold", 2, 4),
    "four-elimination": (4, {}, 1013, "by-metropolises", 1, 3),
    "four-round-limit": (4, {"round_limit": "12"}, 1152, "by-round-limit", 1, 4),
    "five-metropolises": (5, {}, 2023, "by-metropolises", 1, 5),
    "five-rulings-turned": (5, RULINGS_TURNED, 614, "by-metropolises", 1, 5),
}


def random_record(seats: int, options: dict[str, str], seed: int) -> Record:
    """A sitting of uniform choices; dice and cards come from the same stream of luck."""
    state, luck = game.new(seats, options), Luck(seed)
    answers = []
    while (player := state.player()) != OVER:
        asked = state.question()
        if isinstance(asked, Chance):
            action = asked.draw(state, luck)
        else:
            choices = state.options(player)
            action = choices[luck.below(len(choices))]
        answers.append((player, action))
        state.apply(player, action)
    record = record_of(game, state, answers)
    record.options = options
    return record


def transcript(record: Record) -> str:
    """What everybody at the table heard and, at the end, saw."""
    words = Words(game, "en")
    state = game.new(record.seats, record.options)
    told: list[str] = []
    for seat, action in record.answers:
        if seat != CHANCE:
            told.append(f"{letter(seat)}: {words.label(action)}  ({text(action)})")
        for event in state.seen_events(state.apply(seat, action), OVER):
            told.append(f"    {words.event(event)}")
        state.check()
    outcome = state.outcome()
    assert outcome is not None
    told += ["", game.draw(state.view(None), 80, words), "", words(outcome.reason)]
    return "\n".join([*told, record.outcome]) + "\n"


@pytest.mark.parametrize("name", SITTINGS)
def test_golden_sitting(name: str) -> None:
    """K-END-1 K-END-2 K-ELIM-2: the sitting replays to its end, and tells what it told before."""
    seats, options, seed, ending, winners, left = SITTINGS[name]
    file, printed = FOLDER / f"{name}.game", FOLDER / f"{name}.txt"
    if WRITE and not file.exists():
        file.write_text(random_record(seats, options, seed).text(), "utf-8")
    record = read(file.read_text("utf-8"))
    assert (record.seats, record.options) == (seats, options)
    state = replay(game, record)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, len(outcome.winners())) == (ending, winners)
    view = state.view(None)
    assert sum(view["alive"]) == left
    if WRITE:
        printed.write_text(transcript(record), "utf-8")
    assert printed.read_text("utf-8") == transcript(record)
    assert line(*record.answers[0]) in record.text()
