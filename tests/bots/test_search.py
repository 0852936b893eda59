"""How `search` thinks: to moments that can be compared, and no longer than it may."""

from __future__ import annotations

from petteia.bots.greedy import next_action
from petteia.bots.search import Budget, Search, Tree, moment
from petteia.bots.seat import Seat
from petteia.core.chance import Luck
from petteia.core.game import Game
from petteia.core.state import State
from tests.contract.sittings import walk
from tests.contract.test_contract import every_game


def decisions(game: Game, seed: int, every: int = 8) -> list[State]:
    states = walk(game, max(game.seats), seed=seed, decisions=40)
    asked = (state for state in states if state.stack and state.player() >= 0)
    return [state.clone() for number, state in enumerate(asked) if not number % every]


def tree_of(game: Game, state: State, budget: Budget) -> Tree:
    return Tree(Seat(game, state, state.player()), Luck(1), {}, budget)


@every_game
def test_a_playout_is_judged_where_the_sitting_is_calm(game: Game) -> None:
    for state in decisions(game, seed=36):
        tree = tree_of(game, state, Budget(0, 10))
        tree.horizon = 1000
        deal = tree.seat.sample(Luck(2))
        before = moment(deal, tree.calm)
        assert before, "bots.toml names no field that tells when worths can be compared"
        ended = tree.play_on(deal, before)
        assert ended is not None
        assert not ended.stack or moment(ended, tree.calm) != before


@every_game
def test_the_next_action_is_carried_out_and_leaves_the_state_as_it_was(game: Game) -> None:
    finished = 0
    states = decisions(game, seed=37)
    for state in states:
        deal = Seat(game, state, state.player()).sample(Luck(3))
        before, height = deal.key(), len(deal.stack)
        after = next_action(deal, game.evaluate, Luck(4), 24, 6, 8)
        assert deal.key() == before != after.key()
        finished += len(after.stack) <= height
    assert finished > len(states) / 2  # a very long action is left where it is


@every_game
def test_what_time_cuts_short_does_not_count(game: Game) -> None:
    state = decisions(game, seed=38)[0]
    budget = Budget(0, 10)
    tree = tree_of(game, state, budget)
    tree.grow(tree.candidates[0], 1)
    assert len(tree.candidates[0].values) == 1
    budget.stopped = True
    tree.grow(tree.candidates[0], 2)
    assert len(tree.candidates[0].values) == 1


@every_game
def test_equal_rounds_meet_equal_luck(game: Game) -> None:
    """Two candidates of one action get the same values."""
    state = decisions(game, seed=39)[0]
    values = []
    for _ in range(2):
        tree = tree_of(game, state, Budget(0, 10))
        candidate = min(tree.candidates, key=lambda one: one.action)
        for stream in range(3):
            tree.grow(candidate, stream)
        values.append(candidate.values)
    assert values[0] == values[1]
    assert all(0 <= value <= 1 for value in values[0])


def test_a_budget_is_used_up_by_playouts_or_by_time() -> None:
    budget = Budget(0, 8)
    assert budget.used() == 0 and not budget.over()
    budget.spent = 8
    assert budget.over()
    assert Budget(0.001, 0).over() or Budget(0.001, 0).used() > 0
    assert isinstance(Search(millis=5).budget, Budget)
