"""Records: read, written, replayed, and refused with the line that is wrong."""

from __future__ import annotations

import pytest

from petteia import games
from petteia.core.action import UNSEEN
from petteia.core.chance import Luck
from petteia.core.dealer import Dealer
from petteia.core.errors import BadRecord
from petteia.core.flow import OVER
from petteia.core.record import outcome_line, read, replay, seen_by
from petteia.core.table import Table

SKIRMISH = games.load("skirmish")
GOOD = """\
# a comment
game: skirmish 1
seats: 2
options: rounds=4
table: 17

a  bid ares 1   # first
b  bid ares 2
a  withdraw
b  done
"""


def finished(seed: int) -> Table:
    table, luck = Table(SKIRMISH, 3, None, Dealer(seed)), Luck(seed)
    while not table.over():
        table.act(table.player(), luck.pick(table.state.options(table.player())))
    return table


def test_headers_comments_and_notes_are_read() -> None:
    record = read(GOOD)
    assert (record.game, record.version, record.seats) == ("skirmish", 1, 2)
    assert record.options == {"rounds": "4"}
    assert record.notes == "table: 17"
    assert record.answers[0] == (0, ("bid", "ares", 1))
    assert record.lines == [7, 8, 9, 10]
    assert "table: 17" in record.text()
    assert read(record.text()).answers == record.answers


def test_a_record_replays_as_far_as_wanted() -> None:
    record = read(GOOD)
    assert replay(SKIRMISH, record, 1).player() == 1
    assert replay(SKIRMISH, record, 2).player() == 0
    assert replay(SKIRMISH, record).to_json()["round"] == 2


@pytest.mark.parametrize(
    ("change", "line", "told"),
    [
        (("game: skirmish 1", "game: skirmish"), 1, "game: NAME VERSION"),
        (("game: skirmish 1\n", ""), 6, "before any answer"),
        (("seats: 2", "seats: two"), 2, "seats: N"),
        (("rounds=4", "rounds"), 3, "name=value"),
        (("rounds=4", "rounds=5"), 2, "rounds cannot be '5'"),
        (("seats: 2", "seats: 9"), 2, "2 to 4 seats"),
        (("b  bid ares 2", "b bid ares 99"), 8, "expected an answer of b"),
        (("b  bid ares 2", "b  bid"), 8, "expected an answer of b"),
        (("b  bid ares 2", "a  bid ares 2"), 8, "expected an answer of b"),
        (("b  bid ares 2", "bid ares 2"), 8, "expected a seat"),
        (("b  bid ares 2", "z  bid ares 2"), 8, "expected a seat"),
        (("b  done\n", "b  done\noutcome: a 1. 6\n"), 11, "expected outcome ''"),
    ],
)
def test_what_is_broken_is_named_by_line(change: tuple[str, str], line: int, told: str) -> None:
    with pytest.raises(BadRecord, match=told) as caught:
        replay(SKIRMISH, read(GOOD.replace(*change)))
    assert caught.value.line == line


@pytest.mark.parametrize("number", ["²", "9" * 5000, "-1", ""])
def test_numbers_that_are_none_are_broken(number: str) -> None:
    for source in (f"game: skirmish {number}\nseats: 2\n", f"game: skirmish 1\nseats: {number}\n"):
        with pytest.raises(BadRecord):
            read(source)


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(BadRecord, match="a record of chess"):
        replay(SKIRMISH, read(GOOD.replace("skirmish", "chess")))


def test_answers_after_the_end_are_refused() -> None:
    text = finished(1).record().text().replace("outcome:", "a  done\noutcome:")
    with pytest.raises(BadRecord, match="the game is over"):
        replay(SKIRMISH, read(text))


def test_a_wrong_outcome_is_found() -> None:
    table = finished(2)
    line = outcome_line(table.state)
    assert line in table.record().text()
    with pytest.raises(BadRecord, match="expected outcome"):
        replay(SKIRMISH, read(table.record().text().replace(line, line[:-1] + "999")))


def test_secrets_are_masked_for_others() -> None:
    table = finished(3)
    record = table.record()
    drawn = [
        (at, table.log) for at, (_, action) in enumerate(record.answers) if action[0] == "drawn"
    ]
    assert drawn
    watched = seen_by(SKIRMISH, record, OVER)
    shares = [seen_by(SKIRMISH, record, seat) for seat in range(3)]
    for at, _ in drawn:
        assert watched.answers[at] == (-1, ("drawn", UNSEEN))
        readers = [share for share in shares if share.answers[at] == record.answers[at]]
        assert len(readers) == 1
    others = [at for at, (_, action) in enumerate(record.answers) if action[0] != "drawn"]
    assert all(watched.answers[at] == record.answers[at] for at in others)
