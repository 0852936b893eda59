"""Whole sittings as records with a readable transcript: `python -m tests.games.thebai.golden` writes them anew."""

from __future__ import annotations

from pathlib import Path

from petteia.bots.bot import Bot
from petteia.bots.greedy import Greedy
from petteia.bots.seat import Seat
from petteia.bots.uniform import Uniform
from petteia.core.chance import Luck
from petteia.core.dealer import Dealer
from petteia.core.flow import CHANCE
from petteia.core.record import Record, line, read, record_of
from petteia.core.table import Table
from petteia.words import Words
from tests.games.thebai.position import game

FOLDER = Path(__file__).parent / "golden"
ALONE = dict.fromkeys(("empty-stores", "loud-support", "firm-council", "hard-siege"), "on")
# name: seats, options, seed, which bot plays
SITTINGS: dict[str, tuple[int, dict[str, str], int, str]] = {
    "alone-lost": (1, {}, 1, "random"),
    "alone-won": (1, {}, 2, "greedy"),
    "alone-all-challenges": (1, {**ALONE, "trusted-circle": "on"}, 2, "greedy"),
    "two": (2, {}, 1, "greedy"),
    "three": (3, {}, 1, "greedy"),
    "four": (4, {}, 1, "greedy"),
    "four-random": (4, {}, 2, "random"),
}


def sitting(name: str) -> Record:
    seats, options, seed, how = SITTINGS[name]
    table, luck = Table(game, seats, options, Dealer(seed)), Luck(seed)
    bot: Bot = Greedy() if how == "greedy" else Uniform()
    while not table.over():
        seat = table.player()
        table.act(seat, bot.decide(Seat(game, table.state, seat), luck))
    return record_of(game, table.state, table.answers)


def transcript(record: Record) -> str:
    """Every answer, what happened, and the table at the end, as everybody may read it afterwards."""
    words = Words(game, "en", "ABCD".__getitem__)
    state = game.new(record.seats, record.options)
    lines: list[str] = []
    for seat, action in record.answers:
        asked = state.question()
        events = state.apply(seat, action)
        kind = type(asked).__name__
        spoken = f"    ({words.label(action, kind)})" if seat != CHANCE else ""
        lines.append(line(seat, action) + spoken)
        for event in state.seen_events(events, max(seat, 0)):
            lines.append(f"      {words.event(event)}")
    lines += ["", game.draw(state.view(0), 100, words), ""]
    outcome = state.outcome()
    assert outcome is not None
    lines += [f"{category}: {points}" for category, points in outcome.sheet]
    lines.append(f"{outcome.scores} {outcome.places} {words(outcome.reason)}")
    return "\n".join(lines) + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in SITTINGS:
        record = sitting(name)
        (FOLDER / f"{name}.game").write_text(record.text(), "utf-8")
        (FOLDER / f"{name}.txt").write_text(transcript(record), "utf-8")
        print(name, len(record.answers), record.outcome)


def stored(name: str) -> Record:
    return read((FOLDER / f"{name}.game").read_text("utf-8"))


if __name__ == "__main__":
    main()
