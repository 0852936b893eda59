"""bench and doctor."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from petteia import games
from petteia.core.chance import Luck
from petteia.core.game import Game
from petteia.tools.report import table
from petteia.tools.speed import Work, costs, count, instructions, median_ratio, thirds
from petteia.tools.verbs.bench import judged, write
from petteia.tools.verbs.doctor import compiled
from tests.tools.command import run

Capture = pytest.CaptureFixture[str]
QUICK = ["--rounds", 1, "--seconds", 0.02]


@pytest.fixture(autouse=True)
def any_core(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests share their cores; pinning them to one would slow the others down."""
    monkeypatch.delattr("os.sched_setaffinity", raising=False)


def test_it_measures_every_number_of_seats(capsys: Capture) -> None:
    ran = run(capsys, "bench", "skirmish", *QUICK, "--json")
    assert ran.code == 0
    rows = ran.json()["games"]
    assert [row["seats"] for row in rows] == [2, 3, 4]
    for row in rows:
        for key in (
            "decisions_per_second",
            "games_per_second",
            "mean_options",
            "clone_us",
            "json_us",
        ):
            assert row[key] > 0
        assert row["record_us"] > 0 and row["restore_us"] > 0 and row["state_bytes"] > 100


FOUR = [name for name in games.names() if name != "skirmish"]
PURE = not compiled(getattr(__import__("petteia.core.state", fromlist=["x"]), "__file__", None))


@pytest.mark.parametrize("name", FOUR)
def test_open_states_are_small_and_finished_ones_back_at_once(name: str) -> None:
    """10 000 open states in 200 MB; the snapshot of a finished sitting restored in a millisecond."""
    game = games.load(name)
    found = costs(game, game.seats[-1])
    assert 1000 < found["state_bytes"] * 10_000 < 200_000_000
    assert 1 < found["restore_end_us"] < 1000
    assert found["late"] > 0


def counted(game: Game, length: int) -> list[float]:
    """Instructions per decision of the first and the last third of some sittings."""
    spent, played = [0.0, 0.0], [0, 0]
    for seed in range(length):
        first, middle, last = thirds(game, game.seats[-1], seed)
        state, luck = game.new(game.seats[-1]), Luck(seed)
        state.quiet = True
        for third, decisions in ((0, first), (-1, middle), (1, last)):
            counts, done = count(state, luck, decisions)
            if third >= 0:
                spent[third] += counts
                played[third] += done
    return [spent[third] / played[third] for third in (0, 1)]


@pytest.mark.skipif(not PURE, reason="compiled code runs no Python instructions")
@pytest.mark.parametrize("name", FOUR)
def test_a_late_decision_costs_no_more_than_an_early_one(name: str) -> None:
    """Positions grow, so options do; what was played before costs nothing."""
    early, late = counted(games.load(name), 4)
    assert late < 1.4 * early


@pytest.mark.slow
def test_peers_are_compared_in_the_same_run(capsys: Capture) -> None:
    pytest.importorskip("catanatron")
    ran = run(capsys, "bench", "skirmish", "--seats", 4, "--peers", *QUICK, "--json")
    report = ran.json()
    assert report["peers"][0]["name"] == "Catanatron, 4 players"
    assert report["peers"][0]["ratio"] == 1.0
    assert report["games"][0]["ratio"] > 0


def test_the_table_goes_into_a_text(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "text.md"
    file.write_text("before\n<!-- bench -->\nold\n<!-- /bench -->\nafter\n")
    ran = run(capsys, "bench", "skirmish", "--seats", 2, *QUICK, "--write", file)
    assert ran.code == 0
    text = file.read_text()
    assert text.startswith("before\n<!-- bench -->") and text.endswith("<!-- /bench -->\nafter\n")
    assert "| skirmish | 2 |" in text and "old" not in text
    file.write_text("no marks")
    assert run(capsys, "bench", "skirmish", "--seats", 2, *QUICK, "--write", file).code == 2


def test_marks_are_needed(tmp_path: Path) -> None:
    file = tmp_path / "text.md"
    file.write_text("<!-- bench --><!-- /bench -->")
    write(file, "x")
    assert file.read_text() == "<!-- bench -->\n\nx\n\n<!-- /bench -->"


@pytest.mark.skipif(not PURE, reason="compiled code runs no Python instructions")
def test_instructions_are_exact() -> None:
    game = games.load("skirmish")
    first, again = instructions(game, 4, 100), instructions(game, 4, 100)
    assert first == again > 50


def test_a_loss_of_15_percent_fails() -> None:
    kept = {"python 3.11": {"a-4": 100.0, "b-4": 100.0}, "compiled": {"a-4": 4.0}}
    found = {"python 3.11": {"a-4": 116.0, "b-4": 114.0, "c-4": 1.0}, "compiled": {"a-4": 3.3}}
    verdicts = {(v["what"], v["case"]): v["verdict"] for v in judged(kept, found)}
    assert verdicts == {
        ("python 3.11", "a-4"): "LOST",
        ("python 3.11", "b-4"): "good",
        ("python 3.11", "c-4"): "no figure to compare with",
        ("compiled", "a-4"): "LOST",
    }


def test_the_guard_writes_and_compares(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(capsys, "bench", "skirmish", "--baseline").code == 0
    file = tmp_path / "benchmarks" / "baseline.json"
    assert run(capsys, "bench", "skirmish", "--guard").code == 0
    kept = json.loads(file.read_text())
    for figures in kept.values():
        for case in figures:
            figures[case] *= 0.8
    file.write_text(json.dumps(kept))
    ran = run(capsys, "bench", "skirmish", "--guard", "--json")
    lost = [v for v in ran.json()["verdicts"] if v["verdict"] == "LOST"]
    assert ran.code == (1 if lost else 0)
    assert bool(lost) == any(kept.values())


def test_a_profile_names_functions_and_their_shares(capsys: Capture) -> None:
    ran = run(capsys, "bench", "skirmish", "--seats", 4, "--profile", "--seconds", 0.2, "--json")
    assert ran.code == (0 if PURE else 2)
    if PURE:
        (found,) = ran.json()["profiles"]
        shares = [share for _, share in found["shares"]]
        assert shares == sorted(shares, reverse=True) and 0 < sum(shares) <= 1
        assert any(where.startswith("core/") for where, _ in found["shares"])


def test_ratios_are_taken_round_by_round() -> None:
    mine = [Work(100, 1, 1, 1.0), Work(10, 1, 1, 1.0), Work(100, 1, 1, 1.0)]
    theirs = [Work(50, 1, 1, 1.0), Work(5, 1, 1, 1.0), Work(50, 1, 1, 1.0)]
    assert median_ratio(mine, theirs) == 2.0


def test_tables_are_aligned() -> None:
    assert table([["a", 1], ["bbb", 22]], right=(1,)) == "a     1\nbbb  22"
    assert table([]) == ""


def test_the_doctor_names_the_build_and_every_game(capsys: Capture) -> None:
    ran = run(capsys, "doctor", "--json")
    report = ran.json()
    assert ran.code == 0
    assert report["build"] in ("pure", "compiled")
    assert set(report["games"]) == set(games.names())
    assert all(health["healthy"] for health in report["games"].values())
    assert "all is well" in run(capsys, "doctor").out


def test_the_doctor_finds_a_broken_game(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def load(name: str) -> None:
        raise ValueError("no map for 3 seats")

    monkeypatch.setattr(games, "load", load)
    ran = run(capsys, "doctor")
    assert ran.code == 1
    assert "BROKEN: ValueError: no map for 3 seats" in ran.out
