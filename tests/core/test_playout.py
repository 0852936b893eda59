"""Random play to the end."""

from __future__ import annotations

from petteia import games
from petteia.core.chance import Luck
from petteia.core.flow import CHANCE
from petteia.core.playout import playout, settle_chance, survey
from petteia.games.skirmish.rules.turns import DrawFavour

SKIRMISH = games.load("skirmish")


def test_a_playout_ends_the_game_and_counts_decisions_of_players() -> None:
    state = SKIRMISH.new(3)
    decisions = playout(state, Luck(1), SKIRMISH.longest)
    assert state.outcome() is not None
    assert decisions > 20


def test_a_limit_stops_it() -> None:
    state = SKIRMISH.new(3)
    assert playout(state, Luck(1), 5) == 5
    assert state.outcome() is None
    assert playout(state, Luck(1), 0) == 0


def test_a_survey_plays_the_same_game_and_counts_options() -> None:
    mine, theirs = SKIRMISH.new(4), SKIRMISH.new(4)
    decisions, options = survey(mine, Luck(2), SKIRMISH.longest)
    assert playout(theirs, Luck(2), SKIRMISH.longest) == decisions
    assert mine.key() == theirs.key()
    assert options > 2 * decisions


def test_the_dealer_answers_until_a_player_must() -> None:
    state = SKIRMISH.new(2)
    state.ask(DrawFavour(0))
    state.ask(DrawFavour(1))
    settle_chance(state, Luck(3))
    assert state.player() != CHANCE
    assert len(state.to_json()["deck"]) == 4
