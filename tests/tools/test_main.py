"""Finding verbs, exit codes, and what bad input looks like."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import petteia
from petteia.tools.main import ELSEWHERE, VERBS
from tests.tools.command import run

Capture = pytest.CaptureFixture[str]


def test_without_a_verb_it_lists_them(capsys: Capture) -> None:
    ran = run(capsys)
    assert ran.code == 2
    for verb in [*VERBS, *ELSEWHERE]:
        assert f"  {verb} " in ran.out
    assert run(capsys, "--help").code == 0
    assert "exit codes" in ran.out


def test_version(capsys: Capture) -> None:
    assert run(capsys, "--version").out == f"petteia {petteia.__version__}\n"


def test_an_unknown_verb_is_named_with_those_there_are(capsys: Capture) -> None:
    ran = run(capsys, "paly")
    assert ran.code == 2
    assert "'paly'" in ran.err and "play" in ran.err


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_help(verb: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as ended:
        run(capsys, verb, "--help")
    assert ended.value.code == 0
    assert verb in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["simulate", "chess"], "there is no game 'chess'; there are"),
        (["play", "chess"], "there is no game 'chess'"),
        (["fuzz", "chess"], "there is no game 'chess'"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["games", "chess"], "there is no game 'chess'"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["simulate", "skirmish", "--seats", "9"], "2 to 4 seats, not 9"),
        (["play", "skirmish", "--seats", "9"], "2 to 4 seats, not 9"),
        (["fuzz", "skirmish", "--seats", "9"], "2 to 4 seats, not 9"),
        (["bench", "skirmish", "--seats", "9"], "not 9"),
        (["simulate", "skirmish", "--games", "0"], "--games"),
        (["simulate", "skirmish", "--games", "many"], "--games"),
        (["simulate", "skirmish", "--option", "rounds=5"], "rounds cannot be '5'"),
        (["simulate", "skirmish", "--option", "rounds"], "NAME=VALUE"),
        (["simulate", "skirmish", "--option", "tempo=5"], "no option 'tempo'"),
        (["simulate", "skirmish", "--bots", "smart"], "there is no bot 'smart'"),
        (["simulate", "skirmish", "--bots", "uniform,greedy"], "2 bots for 4 seats"),
        (["simulate", "skirmish", "--out", "games.csv"], ".jsonl or .parquet"),
        (["simulate"], "required: game"),
        (["simulate", "skirmish", "--fast"], "--fast"),
        (["play"], "name a game"),
        (["play", "skirmish", "--chairs", "person,smart"], "there is no bot 'smart'"),
        (["play", "skirmish", "--people", "7"], "there are 4 seats"),
        (["play", "skirmish", "--names", "a#b"], "is no name"),
        (["play", "skirmish", "--seats", "2", "--chairs", "person,person,person"], "3 seats"),
        (["replay", "nowhere.game"], "nowhere.game: No such file"),
        (["verify", "nowhere.game"], "nowhere.game: No such file"),
        (["play", "--load", "nowhere.game"], "nowhere.game: No such file"),
        (["fuzz", "skirmish", "--out", "nowhere"], "nowhere is no folder"),
        (["rules", "--root", "nowhere"], "no tests/games"),
        (["bench", "--compiled", "nowhere"], "make compile"),
        (["bench", "--seconds", "nan"], "above 0"),
        (["fuzz", "skirmish", "--seconds", "nan"], "above 0"),
        (["fuzz", "skirmish", "--seconds", "-1"], "above 0"),
        (["play", "skirmish", "--width", "20"], "80 are needed"),
    ],
)
def test_bad_input_is_one_clear_line_and_code_2(
    words: list[str], told: str, capsys: Capture
) -> None:
    ran = run(capsys, *words)
    assert ran.code == 2
    assert told in ran.err
    assert ran.err.count("\n") == 1
    assert ran.err.startswith(f"petteia {words[0]}: ")


def test_bad_input_is_json_for_programs(capsys: Capture) -> None:
    ran = run(capsys, "simulate", "chess", "--json")
    assert ran.code == 2
    assert ran.json()["error"]["kind"] == "BadOptions"


def test_a_broken_record_names_its_line(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "broken.game"
    file.write_text("game: skirmish 1\nseats: 2\noptions:\na  bid ares 1\nb  bid ares 1\n")
    ran = run(capsys, "replay", file, "--json")
    assert ran.code == 2
    assert "line 5: expected an answer of b: bid ares 1: S-NO-BID" in ran.err
    assert ran.json()["error"]["line"] == 5
    file.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in run(capsys, "replay", file).err


def test_a_missing_extra_is_named(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "petteia.lab.cli", None)
    ran = run(capsys, "ladder", "skirmish")
    assert ran.code == 2
    assert "pip install 'petteia[lab]'" in ran.err


def test_it_starts_without_loading_what_a_verb_does_not_need() -> None:
    """The command line is quick because nothing is imported before it is needed."""
    code = (
        "import sys; from petteia.tools.main import main; main(['games', '--json']);"
        "print([m for m in ('numpy', 'starlette', 'asyncio', 'multiprocessing') if m in sys.modules])"
    )
    source = str(Path(petteia.__file__).parent.parent)
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": source},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_reader_that_stops_reading_is_no_error() -> None:
    source = str(Path(petteia.__file__).parent.parent)
    command = (
        f"{sys.executable} -m petteia play skirmish --people 0 --bot uniform --seed 1 | head -1"
    )
    done = subprocess.run(
        ["sh", "-c", command],
        env={"PYTHONPATH": source},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.startswith("Skirmish")
    assert "Traceback" not in done.stderr
