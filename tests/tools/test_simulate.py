"""simulate: its fields, its seeds, its files."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import petteia
from petteia import games
from petteia.core.record import read, replay
from tests.tools.command import run

Capture = pytest.CaptureFixture[str]
FIELDS = {
    "games",
    "decisions",
    "seconds",
    "decisions_per_second",
    "mean_decisions",
    "mean_options",
    "outcomes",
}


def test_the_last_line_is_one_object_with_the_fields(capsys: Capture) -> None:
    ran = run(capsys, "simulate", "skirmish", "--seats", 3, "--games", 7, "--seed", 5, "--json")
    report = ran.json()
    assert ran.code == 0
    assert set(report) >= FIELDS
    assert report["games"] == 7
    assert report["mean_decisions"] == pytest.approx(report["decisions"] / 7, abs=0.01)
    assert 1 < report["mean_options"] < 40
    assert sum(report["outcomes"]["wins"]) == pytest.approx(7, abs=0.01)
    assert sum(report["outcomes"]["reasons"].values()) == 7


def test_people_get_a_table(capsys: Capture) -> None:
    ran = run(
        capsys, "simulate", "skirmish", "--games", 2, "--bots", "uniform,greedy,uniform,absent"
    )
    assert ran.code == 0
    assert "2 games of skirmish, 4 seats, seed 0" in ran.out
    assert "greedy" in ran.out


@pytest.mark.parametrize("bots", ["uniform", "greedy,uniform,absent,greedy"])
def test_a_seed_gives_the_same_games_whatever_else_is_asked(
    bots: str, tmp_path: Path, capsys: Capture
) -> None:
    """Two processes, or a file that is written, change nothing."""
    words = ["simulate", "skirmish", "--games", 2, "--seed", "x", "--bots", bots, "--json"]
    words += ["--option", "rounds=4"]
    reports = [
        run(capsys, *words).json(),
        run(capsys, *words, "--jobs", 2).json(),
        run(capsys, *words, "--out", tmp_path / "games.jsonl").json(),
    ]
    kept = [{key: report[key] for key in ("decisions", "outcomes")} for report in reports]
    assert kept[0] == kept[1] == kept[2]
    other = run(capsys, *words[:5], "y", *words[6:]).json()
    assert other["decisions"] != reports[0]["decisions"]


@pytest.mark.slow
def test_a_ray_cluster_plays_the_same_games(capsys: Capture) -> None:
    """On a local one, started by the command itself."""
    pytest.importorskip("ray")
    words = ["simulate", "skirmish", "--games", 40, "--seed", "ray", "--json"]
    serial = run(capsys, *words).json()
    source = str(Path(petteia.__file__).parent.parent)
    done = subprocess.run(
        [sys.executable, "-m", "petteia", *map(str, words), "--ray"],
        env={**os.environ, "PYTHONPATH": source},
        capture_output=True,
        text=True,
        timeout=240,
        check=True,
    )
    spread = json.loads(done.stdout.splitlines()[-1])
    assert {key: spread[key] for key in ("games", "decisions", "outcomes")} == {
        key: serial[key] for key in ("games", "decisions", "outcomes")
    }


def test_without_ray_it_says_what_to_install(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = run(capsys, "simulate", "skirmish", "--games", 2, "--ray")
    assert ran.code == 2
    assert "pip install 'petteia[ray]'" in ran.err


def test_every_sitting_is_written_and_can_be_replayed(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "games.jsonl"
    words = ["--games", 3, "--option", "rounds=4", "--out", file, "--json"]
    report = run(capsys, "simulate", "skirmish", *words).json()
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert [line["number"] for line in lines] == [0, 1, 2]
    assert sum(line["decisions"] for line in lines) == report["decisions"]
    for line in lines:
        assert line["settings"] == {"rounds": "4"}
        outcome = replay(games.load("skirmish"), read(line["record"])).outcome()
        assert outcome is not None
        assert (outcome.places, outcome.scores) == (line["places"], line["scores"])


def test_parquet_holds_the_same(tmp_path: Path, capsys: Capture) -> None:
    arrow = pytest.importorskip("pyarrow.parquet")
    words = ["simulate", "skirmish", "--games", 3, "--out"]
    run(capsys, *words, tmp_path / "games.parquet")
    run(capsys, *words, tmp_path / "games.jsonl")
    rows = arrow.read_table(tmp_path / "games.parquet").to_pylist()
    lines = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert [row["record"] for row in rows] == [line["record"] for line in lines]
    assert [row["scores"] for row in rows] == [line["scores"] for line in lines]
