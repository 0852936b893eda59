"""replay and verify."""

from __future__ import annotations

from pathlib import Path

import pytest

from petteia import games
from petteia.core.chance import Luck, commitment
from petteia.core.dealer import SealedDealer
from petteia.core.table import Table
from tests.tools.command import run

Capture = pytest.CaptureFixture[str]
SEED = bytes(range(32))


@pytest.fixture
def sealed(tmp_path: Path) -> Path:
    """A finished sitting, dealt from a published seed."""
    table = Table(games.load("skirmish"), 3, None, SealedDealer(SEED))
    luck = Luck(1)
    while not table.over():
        table.act(table.player(), luck.pick(table.state.options(table.player())))
    record = table.record()
    record.notes = f"commitment: {commitment(SEED)}\nseed: {SEED.hex()}"
    file = tmp_path / "sealed.game"
    file.write_text(record.text(), "utf-8")
    return file


def test_replay_tells_the_sitting_and_its_end(sealed: Path, capsys: Capture) -> None:
    ran = run(capsys, "replay", sealed)
    assert ran.code == 0
    assert "Round 1 begins." in ran.out
    assert "The game is over." in ran.out


def test_replay_shows_the_position_after_a_line(sealed: Path, capsys: Capture) -> None:
    lines = sealed.read_text().splitlines()
    at = next(number for number, line in enumerate(lines, 1) if line.startswith("b  "))
    ran = run(capsys, "replay", sealed, "--at", at, "--json")
    report = ran.json()
    assert report["answers"] == at - 5
    assert report["of"] > report["answers"]
    assert report["view"]["round"] == 1
    assert report["outcome"] is None
    assert "Round 1/8" in run(capsys, "replay", sealed, "--at", at, "--lang", "en").out
    assert "Runde 1/8" in run(capsys, "replay", sealed, "--at", at, "--lang", "de").out


def test_replay_masks_what_a_seat_did_not_see(sealed: Path, capsys: Capture) -> None:
    watched = run(capsys, "replay", sealed)
    assert "drawn ?" in watched.out
    seen = [run(capsys, "replay", sealed, "--seat", seat).out for seat in "abc"]
    assert any("drawn 1" in out or "drawn 2" in out or "drawn 3" in out for out in seen)
    assert run(capsys, "replay", sealed, "--seat", "h").code == 2
    assert run(capsys, "replay", sealed, "--at", 9999).code == 2


def test_an_honest_record_is_good(sealed: Path, capsys: Capture) -> None:
    ran = run(capsys, "verify", sealed, "--json")
    report = ran.json()
    assert (ran.code, report["faults"]) == (0, [])
    assert report["dealer"] == "sealed"
    assert report["dealt"] > 0
    assert "dealt from the published seed, good to its end" in run(capsys, "verify", sealed).out
    assert run(capsys, "verify", sealed, "--deep").code == 0


def test_a_dealer_that_cheated_is_found(sealed: Path, capsys: Capture) -> None:
    """Another seed than the one committed to: the stream and the commitment both tell."""
    other = bytes(reversed(SEED)).hex()
    sealed.write_text(sealed.read_text().replace(SEED.hex(), other))
    ran = run(capsys, "verify", sealed, "--json")
    assert ran.code == 1
    told = [fault["what"] for fault in ran.json()["faults"]]
    assert "the seed is not the one that was committed to" in told
    assert any("the dealer answered" in what for what in told)


def test_a_changed_answer_is_found(sealed: Path, capsys: Capture) -> None:
    lines = sealed.read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if " bid " in line)
    lines[at] = lines[at].rsplit(" ", 1)[0] + " 77"
    sealed.write_text("\n".join(lines) + "\n")
    ran = run(capsys, "verify", sealed, "--json")
    assert ran.code == 1
    assert ran.json()["faults"][0]["line"] == at + 1
    assert f"line {at + 1}: expected an answer of" in run(capsys, "verify", sealed).out


def test_a_record_of_other_rules_is_told(sealed: Path, capsys: Capture) -> None:
    sealed.write_text(sealed.read_text().replace("skirmish 1", "skirmish 7"))
    ran = run(capsys, "verify", sealed)
    assert ran.code == 1
    assert "a record of version 7, but this is 1" in ran.out


def test_a_seed_must_be_hexadecimal(sealed: Path, capsys: Capture) -> None:
    sealed.write_text(sealed.read_text().replace(SEED.hex(), "my secret"))
    ran = run(capsys, "verify", sealed)
    assert ran.code == 1
    assert "hexadecimal" in ran.out
