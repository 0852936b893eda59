"""play: whole sittings typed in, every command, saving, and Ctrl-C."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from io import StringIO
from pathlib import Path

import pytest

import petteia
from petteia import games
from petteia.core.record import read
from petteia.tools.terminal.screen import Screen, Speech
from petteia.tools.terminal.talk import COMMANDS
from petteia.words import LANGUAGES, source
from tests.tools.command import Ran, run

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> Typed:
    monkeypatch.chdir(tmp_path)
    return Typed(monkeypatch, capsys)


class Typed:
    """Plays with these lines as input; the end of the input is a person who leaves."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, words: str, *lines: str) -> Ran:
        self.monkeypatch.setattr(sys, "stdin", StringIO("".join(f"{line}\n" for line in lines)))
        return run(self.capsys, "play", *words.split(), "--width", "80")


def test_a_whole_sitting_by_numbers_ends_with_the_sheet(typed: Typed) -> None:
    ran = typed("skirmish --seats 2 --bot uniform --seed 1 --save end.game", *["1"] * 400)
    assert ran.code == 0
    assert "The game is over." in ran.out
    assert "\nplace " in ran.out and "\nRegions " in ran.out and "\npoints " in ran.out
    assert "petteia verify end.game" in ran.out
    checked = run(typed.capsys, "verify", "end.game", "--json")
    assert checked.code == 0
    assert checked.json()["dealer"] == "sealed"


def test_the_same_seed_and_answers_are_the_same_sitting(typed: Typed) -> None:
    words = "skirmish --seats 3 --bot greedy --seed 7"
    first, again = typed(words, *["2"] * 30), typed(words, *["2"] * 30)
    assert cut(first.out) == cut(again.out)
    assert cut(typed("skirmish --seats 3 --bot greedy --seed 8", *["2"] * 30).out) != cut(first.out)


def cut(out: str) -> str:
    return out.split("Saved to", maxsplit=1)[0]


def test_answers_by_number_and_by_text(typed: Typed) -> None:
    ran = typed("skirmish --seats 2 --bot uniform --seed 1", "bid apollo 3", "log")
    assert "A bids 3 on Apollo." in ran.out


def test_several_answers_in_one_line_are_given_or_taken_back(typed: Typed) -> None:
    words = "hexemonia --seats 2 --seed 1 --chairs person,greedy --option start=0"
    begun = ["1", "gain citizen", "stop"]
    ran = typed(words, *begun, "strategy; exchange 9", "undo", "log 1")
    assert "That takes 18 (citizen); your city has 3. [H-STRAT-2]" in ran.out
    assert "chooses Strategy" not in ran.out
    ran = typed(words, *begun, "strategy; exchange 1")
    assert "exchanges 2 citizens for 1 hoplite." in ran.out


def test_auto_gives_what_is_proposed(typed: Typed) -> None:
    words = "hexemonia --seats 2 --seed 1 --chairs person,greedy"
    ran = typed(words, *["auto", "1"] * 20)
    assert "Nothing is proposed here." in ran.out
    proposed = ran.out.split("`auto` answers pay ")[1:]
    assert proposed
    assert all(" pays " in after.split("Since your last answer:")[1] for after in proposed[:-1])


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("bid ares 50", "Bids here go from 0 to 10. [S-NO-BID]"),
        ("bid ares 50", "Nearest option: bid ares 10"),
        ("bid zeus 1", "This action does not exist here."),
        ("march 0 1", "[S-NO-GOD]"),
        ("99", "I do not understand 99"),
        ("foo", "I do not understand foo"),
        ("Athena", "11 options have Athena in them"),
        ("why", "Why what?"),
        ("why bid ares 50", "Bids here go from 0 to 10. [S-NO-BID]"),
        ("why bid ares 5", "That is possible: bid ares 5"),
        ("why apollo", "89 actions: Bids here go from 0 to 10. [S-NO-BID]"),
        ("why sphinx", "No action of this game has sphinx in it."),
        ("undo", "There is nothing of yours to take back. [UNDO]"),
        ("restart", "There is nothing of yours to take back. [UNDO]"),
        ("zurück", "There is nothing of yours to take back. [UNDO]"),
        ("help", "what has happened"),
        ("?", "what has happened"),
        ("log", "Round 1 begins."),
        ("score", "Points are counted at the end"),
        ("load nowhere.game", "nowhere.game: No such file"),
        ("load .", ".: Is a directory"),
        ("load \0", "null"),
        ("save \0", "null"),
        ("save .", ".: Is a directory"),
        ("²", "I do not understand ²"),
        ("9" * 5000, "understand"),
        ("bid ares " + "9" * 5000, "This action does not exist here."),
        ("log ²", "Round 1 begins."),
        ("log " + "9" * 5000, "Round 1 begins."),
        ("options", "34  Withdraw"),
        ("board", "Round 1/8"),
    ],
)
def test_commands_and_refusals(line: str, told: str, typed: Typed) -> None:
    ran = typed("skirmish --seats 2 --seed 1", line, "quit")
    assert ran.code == 0
    assert told in ran.out


def test_an_answer_can_be_taken_back(typed: Typed) -> None:
    """With nobody to answer in between, as in a turn of one's own."""
    lines = ["bid ares 0", "withdraw", "place 0", "undo", "place 1", "place 2", "restart"]
    ran = typed("skirmish --chairs person,person --seed 1 --save u.game", *handed(lines))
    assert ran.out.count("Taken back.") == 2
    record = read(Path("u.game").read_text("utf-8"))
    assert [action[0] for _, action in record.answers] == ["bid", "withdraw"]


def handed(lines: list[str]) -> list[str]:
    """An empty line wherever the screen goes to the other person."""
    return ["", lines[0], "", lines[1], "", *lines[2:]]


def test_the_screen_is_handed_over_and_secrets_are_hidden(typed: Typed) -> None:
    ran = typed("skirmish --chairs person,person --names Anna,Ben", *handed(["1", "withdraw"]))
    assert ran.out.count("Hand the screen to Anna (a).") == 2
    assert ran.out.count("Hand the screen to Ben (b).") == 1
    first_of_ben = ran.out.split("Hand the screen to Ben (b).")[1].split("b>")[0]
    assert "Anna bids 0 on Ares." in first_of_ben


def test_nothing_is_handed_over_when_one_person_plays(typed: Typed) -> None:
    assert "Hand the screen" not in typed("skirmish --bot uniform", "1", "1").out


def test_leaving_saves_and_loading_goes_on(typed: Typed) -> None:
    left = typed("skirmish --seats 3 --bot greedy --seed 4 --save s.game", "1", "1", "quit")
    assert "Saved to s.game" in left.out
    assert "petteia play --load s.game" in left.out
    record = read(Path("s.game").read_text("utf-8"))
    whole = typed("skirmish --seats 3 --bot greedy --seed 4 --save w.game", *["1"] * 400)
    assert whole.code == 0
    again = typed("--load s.game --save r.game", *["1"] * 400)
    assert "The game is over." in again.out
    assert Path("r.game").read_text() == Path("w.game").read_text()
    assert len(record.answers) < len(read(Path("r.game").read_text()).answers)


def test_where_nothing_can_be_written_it_is_saved_elsewhere(
    typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "home").write_text("no folder")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    ran = typed("skirmish --seats 2 --seed 1 --save no/folder/my.game", "quit")
    told = "".join(ran.out.split())  # wherever its lines were broken
    assert f"Savedto{tmp_path / 'my.game'}" in told
    assert "no/folder/my.game: No such file" in ran.out


def test_a_saved_seed_must_be_one(typed: Typed, tmp_path: Path) -> None:
    typed("skirmish --seats 2 --seed 1 --save my.game", "quit")
    saved = (tmp_path / "my.game").read_text()
    (tmp_path / "my.game").write_text(re.sub("seed: .*", "seed: mine", saved))
    ran = typed("--load my.game")
    assert ran.code == 2 and "hexadecimal" in ran.err


def test_a_saved_sitting_can_be_loaded_at_the_table(typed: Typed) -> None:
    typed("skirmish --seats 2 --bot uniform --seed 4", "1", "1", "save one.game", "quit")
    ran = typed("skirmish --seats 3 --bot uniform", "load one.game", "quit")
    assert "answers loaded from one.game" in ran.out


def test_any_record_can_be_gone_on_with(typed: Typed, tmp_path: Path) -> None:
    """Without chairs and seed: people take the seats, and the dealer's answers are kept."""
    text = (
        "game: skirmish 1\nseats: 2\noptions: rounds=4\na  bid apollo 0\nb  withdraw\n*  drawn 3\n"
    )
    (tmp_path / "bare.game").write_text(text)
    ran = typed("--load bare.game", "", "log", "quit")
    assert "A draws a favour (3)." in ran.out
    broken = tmp_path / "other.game"
    broken.write_text(text.replace("skirmish 1", "skirmish 9"))
    assert "saved under version 9" in typed("--load other.game").err


def test_german_is_complete(typed: Typed) -> None:
    ran = typed("skirmish --seats 2 --seed 1 --lang de", "hilfe", "bid ares 50", "warum", "ende")
    assert "nimmt deine letzte Antwort zurück" in ran.out
    assert "Gebote gehen hier von 0 bis 10." in ran.out
    assert "Auf Wiedersehen." in ran.out
    keys = [
        {
            line.split(" =")[0]
            for line in source("petteia.tools", language).splitlines()
            if " =" in line
        }
        for language in LANGUAGES
    ]
    assert keys[0] == keys[1]


def test_every_command_of_the_help_exists() -> None:
    for language in LANGUAGES:
        for line in Speech(language)("help").splitlines():
            word = line.split()[0].lower()
            assert word in COMMANDS or word in ("a", "an", "eine", "ein"), line


def test_watching_bots(typed: Typed) -> None:
    ran = typed("skirmish --seats 2 --people 0 --bot greedy --seed 2")
    assert ran.code == 0
    assert "greedy a bids" in ran.out
    assert "The game is over." in ran.out
    assert ">" not in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_lines_fit_the_width(name: str, language: str, typed: Typed) -> None:
    words = f"{name} --bot uniform --seed 1 --lang {language} --save w.game"
    ran = typed(words, "1", "1", "2", "log", "options", "help")
    for line in ran.out.splitlines():
        assert len(line) <= 80, line


def test_a_narrow_terminal_is_taken_as_80_columns() -> None:
    assert Screen(None, StringIO(), StringIO()).width >= 80


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_ctrl_c_saves_and_says_where(tmp_path: Path, number: signal.Signals) -> None:
    source_folder = str(Path(petteia.__file__).parent.parent)
    with subprocess.Popen(
        [sys.executable, "-m", "petteia", "play", "skirmish", "--seed", "1", "--save", "int.game"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": source_folder},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write("bid ares 2\n")
        process.stdin.flush()
        for line in process.stdout:
            if "A bids 2 on Ares" in line:
                break
        time.sleep(0.3)
        process.send_signal(number)
        rest = process.stdout.read()
        assert process.wait() == 130
    assert "Interrupted." in rest and "Saved to int.game" in rest
    record = read((tmp_path / "int.game").read_text("utf-8"))
    assert record.answers[0] == (0, ("bid", "ares", 2))
