"""Whole sittings as records with a readable transcript: they must play the same for ever.

`PETTEIA_GOLDEN=1 python -m pytest tests/games/hexemonia/test_golden.py` writes both anew.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from petteia.bots.registry import make
from petteia.bots.seat import Seat
from petteia.core.chance import Luck
from petteia.core.dealer import Dealer
from petteia.core.flow import CHANCE, OVER
from petteia.core.record import Record, letter, read
from petteia.core.table import Table
from petteia.games.hexemonia import game
from petteia.words import Words

FOLDER = Path(__file__).parent / "golden"
WRITE = bool(os.environ.get("PETTEIA_GOLDEN"))

# name: seats, options, seed, bot
SITTINGS: dict[str, tuple[int, dict[str, str], int, str]] = {
    "two": (2, {}, 1, "greedy"),
    "two-without-uprisings": (2, {"uprisings": "off", "open_acropolis": "off"}, 2, "greedy"),
    "three": (3, {}, 3, "greedy"),
    "four": (4, {}, 4, "greedy"),
    "four-loose": (
        4,
        {"supply_limit": "off", "strict_rings": "off", "shield_covers_itself": "on", "start": "2"},
        5,
        "greedy",
    ),
    "won-by-nature": (3, {}, 0, "uniform"),
    "won-by-gold": (3, {}, 0, "uniform"),
    "shared": (3, {}, 0, "uniform"),
    "by-points": (4, {}, 0, "uniform"),
}
ENDS = {"won-by-nature": "by-nature", "won-by-gold": "by-gold", "shared": "shared"}


def sitting(seats: int, options: dict[str, str], seed: int, bot: str) -> Table:
    table, luck = Table(game, seats, options, Dealer(seed)), Luck(seed)
    players = [make(bot) for _ in range(seats)]
    while not table.over():
        seat = table.player()
        table.act(seat, players[seat].decide(Seat(game, table.state, seat), luck))
    return table


def wanted(name: str) -> Table:
    seats, options, seed, bot = SITTINGS[name]
    while True:
        table = sitting(seats, options, seed, bot)
        outcome = table.state.outcome()
        assert outcome is not None
        if outcome.reason == ENDS.get(name, "by-points"):
            return table
        seed += 1


def transcript(record: Record) -> str:
    """Every answer, what it brought about, and the end, as a watcher reads it."""
    words = Words(game, "en")
    state = game.new(record.seats, record.options)
    lines: list[str] = []
    for seat, action in record.answers:
        question = state.question()
        assert question is not None
        label = words.label(action, type(question).__name__)
        lines.append(f"{letter(seat)}  {label}")
        events = state.apply(seat, action)
        lines.extend(f"      {words.event(line)}" for line in state.seen_events(events, CHANCE))
    assert state.player() == OVER
    outcome = state.outcome()
    assert outcome is not None
    lines.append(game.draw(state.view(None), 100, words))
    for category, points in outcome.sheet:
        lines.append(f"{words('sheet-' + category)}: {points}")
    lines.append(f"{outcome.scores} {outcome.places} {words(outcome.reason)}")
    return "\n".join(lines) + "\n"


@pytest.mark.skipif(not WRITE, reason="writes the golden files")
def test_write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in SITTINGS:
        record = wanted(name).record()
        (FOLDER / f"{name}.game").write_text(record.text(), "utf-8")
        (FOLDER / f"{name}.txt").write_text(transcript(read(record.text())), "utf-8")


@pytest.mark.parametrize("name", SITTINGS)
def test_golden(name: str) -> None:
    record = read((FOLDER / f"{name}.game").read_text("utf-8"))
    assert transcript(record) == (FOLDER / f"{name}.txt").read_text("utf-8")
    assert record.outcome
