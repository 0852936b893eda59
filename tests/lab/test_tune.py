"""Tuning finds what is known to be there."""

from __future__ import annotations

import json

import numpy as np
import pytest

from petteia import games
from petteia.core.chance import Luck
from petteia.core.errors import BadOptions
from petteia.lab.cli import main
from petteia.lab.tune import Climb, Job, fit, lead_of, loss, sample_states, softmax
from petteia.lab.weights import Features
from tests.contract.sittings import walk


def test_fit_finds_the_weights_that_made_the_winners() -> None:
    noise = np.random.default_rng(1)
    rows = noise.normal(size=(4000, 4, 3)) * [1.0, 5.0, 0.1]
    true = np.array([0.8, -0.3, 6.0])
    chances = softmax(rows @ true)
    winners = [noise.choice(4, p=chance) for chance in chances]
    shares = np.eye(4)[winners]
    found = fit(rows, shares, np.array([1.0, 0.1, 1.0]), 1e-6)
    assert found == pytest.approx(true, rel=0.12)
    assert loss(rows @ found, shares) < loss(rows @ np.array([1.0, 0.1, 1.0]), shares)


def test_spsa_climbs_to_the_top_of_a_hill() -> None:
    def height(weights: list[float]) -> float:
        return -((weights[0] - 3) ** 2) - (weights[1] + 1) ** 2

    climb = Climb([1.0, 1.0], 1.0, 0.2, Luck(1))
    for _ in range(400):
        up, down, signs = climb.shifted()
        climb.follow(signs, max(-1.0, min(1.0, height(up) - height(down))))
    assert climb.weights == pytest.approx([3, -1], abs=0.3)


def test_the_lead_is_the_difference_of_places() -> None:
    assert lead_of(4, [1, 3], [3, 1, 4, 2]) == pytest.approx(2 / 3)
    assert lead_of(2, [0], [1, 1]) == 0


def test_own_weights_evaluate_as_the_game_does() -> None:
    game = games.load("skirmish")
    features = Features(game)
    evaluate = features.weighed(features.weights)
    for state in walk(game, 3, seed=41, decisions=40):
        for seat in range(3):
            assert evaluate(state, seat) == pytest.approx(game.evaluate(state, seat))


@pytest.mark.parametrize("method", ["fit", "spsa"])
def test_the_command_says_weights_and_how_they_play(
    method: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = f"tune skirmish --method {method} --seats 2 --options rounds=4 --rounds 1 --games 2"
    said: list[str] = []
    for _ in range(2):
        assert main([*words.split(), "--check", "2", "--json"]) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]
    facts = json.loads(said[0].splitlines()[-1])
    assert list(facts["weights"]) == Features(games.load("skirmish")).names
    assert facts["match"]["games"] == 2


def test_tuning_one_seat_is_refused() -> None:
    with pytest.raises(BadOptions):
        main(["tune", "skirmish", "--seats", "1"])


def test_moments_are_the_first_decisions_of_rounds() -> None:
    weights = [Features(games.load("skirmish")).weights] * 2
    every, ends = sample_states(Job("skirmish", {}, weights, "m", 0.0, []))
    first, same = sample_states(Job("skirmish", {}, weights, "m", 0.0, ["round"]))
    assert ends == same  # the same sitting
    assert all(row in every for row in first)
    assert 2 < len(first) < len(every) / 2


def test_a_moment_must_be_a_field_of_the_state() -> None:
    with pytest.raises(BadOptions, match="'fortnight'"):
        main(["tune", "skirmish", "--moments", "fortnight"])
