"""The ladder: fair seats, the same games everywhere, a table that keeps itself."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from petteia.core.errors import BadOptions
from petteia.lab.arena import Played
from petteia.lab.cli import main
from petteia.lab.intervals import Sprt
from petteia.lab.ladder import Match, Sitting, Standings, command_of, play_block, run

GAME = "skirmish"


def ladder(capsys: pytest.CaptureFixture[str], words: str) -> dict[str, Any]:
    assert main(["ladder", GAME, *words.split()]) == 0
    facts: dict[str, Any] = json.loads(capsys.readouterr().out.splitlines()[-1])
    return facts


def test_every_bot_sits_at_every_seat_once_in_a_block() -> None:
    sittings = Match(GAME, 4, {}, ["greedy", "uniform"], "1").sittings(0)
    assert sorted(lineup.index(0) for lineup in sittings) == [0, 1, 2, 3]
    assert all(lineup.count(1) == 3 for lineup in sittings)


def test_more_bots_than_seats_take_turns() -> None:
    match = Match(GAME, 2, {}, ["greedy", "uniform", "absent:0"], "1")
    pairs = {tuple(sorted(match.sittings(block)[0])) for block in range(3)}
    assert pairs == {(0, 1), (0, 2), (1, 2)}


def test_a_block_has_one_stream_of_the_dealer() -> None:
    """The same bot everywhere with the same answers: every rotation is the same game."""
    match = Match(GAME, 3, {}, ["absent:0", "absent:0"], "7")
    scores = {tuple(sitting.played.scores) for sitting in play_block(match, 0)}
    assert len(scores) == 1


def test_the_last_line_is_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    facts = ladder(capsys, "--bots greedy,uniform --games 8 --seed 3 --options rounds=4 --json")
    assert facts["games"] == 8
    names = [bot["name"] for bot in facts["bots"]]
    assert names == ["greedy", "uniform"]
    for bot in facts["bots"]:
        assert {"games", "wins", "win_rate", "low", "high", "mean_place", "rating"} <= set(bot)
        assert 0 <= bot["low"] <= bot["win_rate"] <= bot["high"] <= 1
    assert sum(bot["wins"] for bot in facts["bots"]) == pytest.approx(8, abs=1e-3)


def test_the_same_command_plays_the_same_games_with_any_number_of_processes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = "--bots search:4,greedy,uniform --games 4 --seats 2 --options rounds=4 --json"
    assert ladder(capsys, words) == ladder(capsys, f"{words} --jobs 2")


PROGRAM = "import sys; from petteia.lab.cli import main; main(sys.argv[1:])"


def test_the_same_command_plays_the_same_games_under_any_hash_seed() -> None:
    outputs = set()
    words = "--bots search:5,greedy --games 2 --seats 2 --options rounds=4 --json"
    for seed in ("0", "1"):
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM, "ladder", GAME, *words.split()],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        )
        outputs.add(done.stdout)
    assert len(outputs) == 1


def test_a_decided_test_stops_the_ladder() -> None:
    match = Match(GAME, 2, {"rounds": "4"}, ["absent:0", "uniform"], "1")
    standings = run(match, 400, 1, Sprt(0.2, 0.8))
    assert standings.verdict
    assert standings.games < 100


def test_shared_wins_count_in_part() -> None:
    standings = Standings(Match(GAME, 2, {}, ["greedy", "uniform"], "1"), None)

    class Ended:
        places, scores = [1, 1], [9, 9]

    standings.add([Sitting((0, 1), Played(Ended(), 5, [[1.0], [2.0]]))])  # type: ignore[arg-type]
    assert [bot["wins"] for bot in standings.to_json(False)["bots"]] == [0.5, 0.5]


def test_the_better_bot_is_rated_higher() -> None:
    standings = run(Match(GAME, 2, {"rounds": "4"}, ["uniform", "greedy"], "1"), 24, 1, None)
    weak, good = standings.to_json(False)["bots"]
    assert good["rating"] > weak["rating"]
    assert good["mean_place"] < weak["mean_place"]


def test_the_table_is_replaced_by_a_second_run(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "strength.md"
    file.write_text("# Strength\n\nWords.\n\n## thebai\n\nOther words.\n", "utf-8")
    first = f"--bots greedy,uniform --games 2 --seats 2 --options rounds=4 --write {file} --json"
    ladder(capsys, first)
    once = file.read_text("utf-8")
    ladder(capsys, f"--bots uniform --games 2 --seats 2 --options rounds=4 --write {file} --json")
    twice = file.read_text("utf-8")
    ladder(capsys, f"{first} --jobs 2")
    assert file.read_text("utf-8") == twice
    assert once.count("| greedy |") == 1
    assert twice.count("petteia ladder") == 2
    assert "Other words." in twice and "Words." in twice


def test_the_printed_command_is_what_a_reader_repeats() -> None:
    words = ["skirmish", "--bots", "a,b", "--jobs", "2", "--write", "x.md", "--json", "--seed", "5"]
    assert command_of(words) == "petteia ladder skirmish --bots a,b --seed 5"


@pytest.mark.parametrize(
    "words",
    [
        "--bots nobody",
        "--bots greedy --seats 9",
        "--bots greedy --options rounds",
        "--bots greedy --options rounds=5",
        "--bots greedy --sprt 0.5:0.3",
        "--bots greedy --sprt half",
        "--bots greedy --games 0",
    ],
)
def test_bad_arguments_say_what_is_wrong(words: str) -> None:
    with pytest.raises(BadOptions):
        main(["ladder", GAME, *words.split()])
