"""The upstream suites, for every game and every number of seats; and what they do not look at."""

from __future__ import annotations

import json
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from petteia import games
from petteia.bots.registry import make
from petteia.bots.seat import Seat
from petteia.core.chance import Luck
from petteia.core.errors import BadOptions, IllegalAction
from petteia.core.game import Game
from petteia.core.outcome import Outcome
from petteia.core.playout import playout, settle_chance
from petteia.lab import aec, language, spiel
from petteia.lab.gym import PATIENCE, PetteiaGym, env_id
from petteia.lab.rewards import margin, place, reward_named, win
from tests.contract.test_contract import every_case

pytestmark = pytest.mark.filterwarnings("ignore")  # of the suites, about what they cannot test


@every_case
def test_pettingzoo_api(game: Game, seats: int) -> None:
    api_test(aec.env(game.id, seats), num_cycles=60)


@every_case
def test_pettingzoo_seeds(game: Game, seats: int) -> None:
    seed_test(lambda: aec.env(game.id, seats), num_cycles=30)


@every_case
def test_gymnasium_check(game: Game, seats: int) -> None:
    env = gymnasium.make(env_id(game.id, seats), render_mode="ansi")
    check_env(env.unwrapped, skip_render_check=True)


@every_case
def test_openspiel_simulation_of_short_games(game: Game, seats: int) -> None:
    short = any(option.name == "variant" for option in game.options)
    options = "variant:mini" if short else "rounds:4"
    loaded = pyspiel.load_game(f"petteia_{game.id}", {"players": seats, "options": options})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


@pytest.mark.slow
@every_case
def test_openspiel_simulation(game: Game, seats: int) -> None:
    loaded = pyspiel.load_game(f"petteia_{game.id}", {"players": seats})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


def test_openspiel_simulation_with_saving() -> None:
    loaded = pyspiel.load_game("petteia_skirmish(players=2,options=rounds:4)")
    pyspiel.random_sim_test(loaded, num_sims=2, serialize=True, verbose=False)


# -- PettingZoo ------------------------------------------------------------------------------------


def test_a_whole_sitting_through_pettingzoo_pays_once_and_sums_to_nothing() -> None:
    env = aec.env("skirmish", 3, {"rounds": "4"})
    env.reset(seed=5)
    luck, paid = Luck(5), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut, info = env.last()
        paid[agent] += reward
        assert not cut
        if ended:
            env.step(None)
            continue
        assert (info["action_mask"] == observation["action_mask"]).all()
        env.step(int(luck.pick(list(np.flatnonzero(info["action_mask"])))))
    assert sum(paid.values()) == pytest.approx(0)
    assert max(paid.values()) > 0


def test_a_bot_of_ours_may_play_along() -> None:
    env = aec.env("skirmish", 2, {"rounds": "4"}, render_mode="ansi")
    env.reset(seed=6)
    bot, luck = make("greedy"), Luck(6)
    for _ in range(10):
        env.step(env.codec.number(bot.decide(env.seat(), luck)))
    assert "1." in (env.render() or "")


def test_an_action_outside_the_mask_is_refused_with_a_reason() -> None:
    env = aec.env("skirmish", 2)
    env.reset(seed=7)
    with pytest.raises(IllegalAction):
        env.step(env.codec.number(("assault",)))


# -- Gymnasium -------------------------------------------------------------------------------------


def played(env: PetteiaGym, seed: int) -> list[Any]:
    luck, trace = Luck(seed), []
    observation, _ = env.reset(seed=seed)
    ended = False
    while not ended:
        trace.append(observation.tobytes())
        assert env.action_masks().any()
        action = luck.pick(list(np.flatnonzero(env.action_masks())))
        observation, reward, ended, cut, _ = env.step(action)
        assert not cut
        trace.append(reward)
    return trace


def test_the_same_seed_is_the_same_sitting() -> None:
    def env() -> PetteiaGym:
        return PetteiaGym("skirmish", 3, opponents=["greedy", "uniform"], options={"rounds": "4"})

    assert played(env(), 3) == played(env(), 3)
    assert played(env(), 3) != played(env(), 4)


def test_the_learner_sits_where_told_or_anywhere() -> None:
    env = PetteiaGym("skirmish", 3, seat=2)
    env.reset(seed=1)
    assert env.seat == 2
    wandering = PetteiaGym("skirmish", 3)
    found = set()
    for seed in range(20):
        wandering.reset(seed=seed)
        found.add(wandering.seat)
    assert found == {0, 1, 2}


def test_an_illegal_action_costs_says_why_and_ends_in_patience() -> None:
    env = PetteiaGym("skirmish", 2, seat=0)
    before, _ = env.reset(seed=1)
    for turn in range(1, PATIENCE + 1):
        after, reward, ended, cut, info = env.step(np.int64(env.codec.number(("assault",))))
        assert reward < 0 and not ended
        assert (after == before).all()
        assert "S-NO-" in info["illegal"]
        assert cut == (turn == PATIENCE)


# -- OpenSpiel -------------------------------------------------------------------------------------


def test_openspiel_clones_do_not_share_and_strings_hide_what_others_hold() -> None:
    game = pyspiel.load_game("petteia_skirmish(players=3)")
    state, luck = game.new_initial_state(), Luck(8)
    masked = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            action = luck.pick(outcomes)[0]
        else:
            action = luck.pick(state.legal_actions())
        twin, before = state.clone(), str(state)
        twin.apply_action(action)
        assert str(state) == before
        state.apply_action(action)
    for seat in range(3):
        masked += state.information_state_string(seat).count("drawn ?")
        assert json.loads(state.observation_string(seat))["round"] >= 1
    assert masked
    assert sum(state.returns()) == pytest.approx(0)


def test_options_reach_the_game() -> None:
    game = pyspiel.load_game("petteia_skirmish(players=2,options=rounds:12)")
    assert game.new_initial_state().deal.settings["rounds"] == "12"
    assert spiel.options_of("") == {}


# -- rewards and words -------------------------------------------------------------------------------


def test_rewards() -> None:
    outcome = Outcome([1, 3, 1, 4], [9, 5, 9, 2], "by-points")
    assert place(outcome) == pytest.approx([2 / 3, -1 / 3, 2 / 3, -1])
    assert win(outcome) == [0.5, 0, 0.5, 0]
    assert margin(outcome) == [0, -4, 0, -7]
    assert place(Outcome([1], [7], "won")) == [1.0]
    assert place(Outcome([2], [7], "lost")) == [-1.0]
    with pytest.raises(BadOptions):
        reward_named("fun")


@every_case
@pytest.mark.parametrize("speech", ["en", "de"])
def test_language_models_get_the_question_and_every_option(
    game: Game, seats: int, speech: str
) -> None:
    state = game.new(seats)
    settle_chance(state, Luck(9))
    seat = Seat(game, state, state.player())
    told = language.as_json(seat, speech)
    assert json.loads(json.dumps(told)) == told
    assert len(told["options"]) == len(seat.options)
    shown = language.as_text(seat, speech)
    for number, option in enumerate(told["options"], start=1):
        assert f"{number}. {option['action']} (" in shown
        assert language.answer(seat, str(number)) == seat.options[number - 1]
        assert language.answer(seat, option["action"]) == seat.options[number - 1]


def test_a_wrong_answer_names_the_nearest_option() -> None:
    game = games.load("skirmish")
    seat = Seat(game, game.new(2), 0)
    with pytest.raises(IllegalAction, match="nearest option: bid ares"):
        language.answer(seat, "bid ares 77")
    with pytest.raises(IllegalAction):
        language.answer(seat, "²")


def test_the_end_is_told() -> None:
    game = games.load("skirmish")
    state = game.new(2, {"rounds": "4"})
    luck = Luck(1)
    playout(state, luck, game.longest)
    assert language.as_text(Seat(game, state, 0)).endswith("The game is over.")
