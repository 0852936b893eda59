"""The evaluation: its parts, and that a bot which looks one step ahead plays well with it."""

from __future__ import annotations

import pytest

from petteia.bots.greedy import Greedy
from petteia.bots.seat import Seat
from petteia.bots.uniform import Uniform
from petteia.core.chance import Luck
from petteia.core.flow import CHANCE, OVER, Chance
from petteia.games.kyklades import game
from petteia.games.kyklades.evaluate import FEATURES, WEIGHTS, evaluate, features
from tests.games.kyklades.builder import BLUE, GREEN, RED, YELLOW, Sitting


def feature(sitting: Sitting, name: str, seat: int = RED) -> float:
    return features(sitting.s, seat)[FEATURES.index(name)]


def test_features_and_weights_belong_together() -> None:
    sitting = Sitting(5).own(RED, "andros", 2, "port").turn(RED, "ares")
    terms = features(sitting.s, RED)
    assert len(terms) == len(FEATURES) == len(WEIGHTS)
    assert evaluate(sitting.s, RED) == pytest.approx(
        sum(w * t for w, t in zip(WEIGHTS, terms, strict=True))
    )


def test_the_gold_of_others_is_not_read() -> None:
    """K-HIDDEN-1"""
    poor = Sitting(4).own(RED, "andros", 1).offerings(RED, BLUE, GREEN, YELLOW)
    rich = Sitting(4).own(RED, "andros", 1).gold(20, 90, 1, 50).offerings(RED, BLUE, GREEN, YELLOW)
    assert evaluate(poor.s, RED) == evaluate(rich.s, RED)


def test_a_metropolis_in_reach_is_prey_and_an_own_one_in_danger() -> None:
    sitting = Sitting(5).own(RED, "syros", 3).own(BLUE, "andros").own(BLUE, "milos")
    sitting.metropolis("andros").fleet(RED, "C3").turn(RED, "ares")
    assert feature(sitting, "conquest") > 60
    assert feature(sitting, "danger", BLUE) == 1.0
    assert feature(sitting, "rival_march", BLUE) == 0.0  # Red's march is this very turn
    alone = Sitting(5).own(RED, "syros", 3).own(BLUE, "andros").metropolis("andros")
    alone.fleet(RED, "C3").turn(RED, "ares")
    assert feature(alone, "conquest") == 0.0  # K-LAST-1


def test_victory_is_worth_more_than_anything_else() -> None:
    sitting = Sitting(5).own(RED, "andros").own(RED, "milos").metropolis("andros", "milos")
    other = (
        Sitting(5).own(RED, "andros", 4, "", "", "port").own(RED, "milos", 4).metropolis("andros")
    )
    assert evaluate(sitting.s, RED) > evaluate(other.s, RED) + 300


@pytest.mark.slow
def test_one_ply_beats_three_uniform_bots() -> None:
    wins = 0.0
    games = 40
    for number in range(games):
        seats = number % 4
        state, luck = game.new(4), Luck(number)
        state.quiet = True
        greedy, uniform = Greedy(), Uniform()
        while (player := state.player()) != OVER:
            if player == CHANCE:
                asked = state.question()
                assert isinstance(asked, Chance)
                state.play(asked.draw(state, luck))
                continue
            bot = greedy if player == seats else uniform
            state.play(bot.decide(Seat(game, state, player), luck))
        outcome = state.outcome()
        assert outcome is not None
        if seats in outcome.winners():
            wins += 1 / len(outcome.winners())
    assert wins >= 0.9 * games
