"""Every rule of the toy, by its id; also an example of how a game is tested."""

from __future__ import annotations

from typing import Any

import pytest

from petteia import games
from petteia.core.chance import Luck
from petteia.core.dealer import ScriptedDealer
from petteia.core.errors import Refusal
from petteia.core.flow import CHANCE
from petteia.core.playout import playout
from petteia.core.table import Table
from petteia.games.skirmish.rules.turns import DrawFavour, Fight, Roll, Turn
from petteia.games.skirmish.state import Skirmish

SKIRMISH = games.load("skirmish")


def position(**fields: Any) -> Skirmish:
    """A new sitting of two with some fields changed."""
    state = SKIRMISH.load({**SKIRMISH.new(2).to_json(), **fields})
    assert isinstance(state, Skirmish)
    return state


def in_turn(player: int = 0, **fields: Any) -> Skirmish:
    state = position(**fields)
    state.ask(Turn(player))
    return state


def refused(state: Skirmish, seat: int, *action: Any) -> Refusal:
    refusal = state.why_not(seat, action)
    assert refusal is not None
    return refusal


def test_s_setup_1_coins_and_regions() -> None:
    state = SKIRMISH.new(3).to_json()
    assert state["coins"] == [10, 10, 10]
    assert state["owner"] == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert state["troops"] == [2] * 9


def test_s_setup_2_the_deck_is_hidden() -> None:
    state = SKIRMISH.new(2)
    assert state.to_json()["deck"] == [1, 1, 2, 2, 3, 3]
    assert state.view(0)["deck"] == 6


@pytest.mark.parametrize("rounds", ["4", "8"])
def test_s_round_1_income_and_the_last_round(rounds: str) -> None:
    table = Table(SKIRMISH, 2, {"rounds": rounds}, ScriptedDealer([]))
    while not table.over():
        table.act(table.player(), ("withdraw",))
    state = table.state.to_json()
    assert state["round"] == int(rounds)
    assert state["coins"] == [10 + 2 * int(rounds)] * 2


def test_s_round_1_two_thirds_end_the_game() -> None:
    table = Table(SKIRMISH, 2, None, ScriptedDealer([]))
    table.state = position(owner=[0, 0, 0, 0, 1, 1])
    for _ in range(2):
        table.act(table.player(), ("withdraw",))
    assert table.over()


def test_s_bid_1_in_seat_order_up_to_the_own_coins() -> None:
    state = position(coins=[2, 10])
    bids = [action for action in state.options(0) if action[0] == "bid"]
    assert bids == [("bid", god, n) for god in ("ares", "athena", "apollo") for n in (0, 1, 2)]
    state.apply(0, ("bid", "apollo", 0))
    assert state.player() == 1


def test_s_bid_2_a_higher_bid_drives_off_and_s_bid_3_elsewhere() -> None:
    state = position()
    state.apply(0, ("bid", "ares", 3))
    assert ("bid", "ares", 3) not in state.options(1)
    state.apply(1, ("bid", "ares", 4))
    assert state.player() == 0
    assert all(action[1:2] != ("ares",) for action in state.options(0))
    assert ("withdraw",) in state.options(0)


def test_s_turn_1_the_bid_is_paid_and_an_act_costs_a_coin() -> None:
    state = position()
    state.apply(0, ("bid", "athena", 3))
    state.apply(1, ("bid", "ares", 2))
    assert state.coins == [7, 8]
    assert state.player() == 1  # Ares comes before Athena
    state.apply(1, ("place", 3))
    assert state.coins == [7, 7]


def test_s_turn_2_place() -> None:
    state = in_turn()
    state.apply(0, ("place", 1))
    assert state.troops == [2, 3, 2, 2, 2, 2]
    assert ("place", 3) not in state.options(0)


def test_s_turn_3_march_with_all_but_one() -> None:
    state = in_turn(troops=[2, 2, 5, 1, 2, 2])
    marches = [action for action in state.options(0) if action[0] == "march"]
    assert marches == [("march", 0, 5), ("march", 2, 3)]
    state.apply(0, ("march", 2, 3))
    asked = state.question()
    assert isinstance(asked, Fight)
    assert (asked.force, state.troops[2]) == (4, 1)


def test_s_turn_4_apollo_draws_a_favour_that_only_its_owner_sees() -> None:
    state = position()
    state.apply(0, ("bid", "apollo", 0))
    state.apply(1, ("withdraw",))
    assert isinstance(state.question(), DrawFavour)
    state.apply(CHANCE, ("drawn", 2))
    assert state.view(0)["favours"] == [[2], 0]
    assert state.view(1)["favours"] == [1, []]


@pytest.mark.parametrize(
    ("attack", "defence", "force", "left"), [(3, 1, 2, 1), (1, 1, 1, 2), (1, 3, 1, 2)]
)
def test_s_fight_1_the_higher_sum_wins_and_the_attacker_loses_ties(
    attack: int, defence: int, force: int, left: int
) -> None:
    state = in_turn(troops=[2, 2, 1, 2, 2, 2])
    state.ask(Roll(0, 2, 3, 2))
    state.apply(CHANCE, ("rolled", attack, defence))
    assert state.troops[3] == left
    asked = state.question()
    assert isinstance(asked, Fight)
    assert asked.force == force


def test_s_fight_2_an_empty_region_is_taken() -> None:
    state = in_turn(troops=[2, 2, 1, 1, 2, 2])
    state.ask(Roll(0, 2, 3, 3))
    state.apply(CHANCE, ("rolled", 3, 1))
    assert (state.owner[3], state.troops[3]) == (0, 3)
    assert isinstance(state.question(), Turn)


def test_s_fight_2_a_force_that_is_gone_fights_no_more() -> None:
    state = in_turn(troops=[2, 2, 1, 2, 2, 2])
    state.ask(Roll(0, 2, 3, 1))
    state.apply(CHANCE, ("rolled", 1, 3))
    assert isinstance(state.question(), Turn)


def test_s_fight_3_who_stops_goes_home() -> None:
    state = in_turn(troops=[2, 2, 1, 2, 2, 2])
    state.ask(Fight(0, 2, 3, 4))
    state.apply(0, ("stop",))
    assert state.troops[2] == 5


def test_s_end_1_regions_and_favours_and_shared_ties() -> None:
    state = position(favours=[[1, 2], [3]], deck=[1, 2, 3])
    state.stack.clear()
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.places) == ([9, 9], [1, 1])
    assert outcome.sheet == [("regions", [6, 6]), ("favours", [3, 3])]


@pytest.mark.parametrize(
    ("rule", "action", "changes"),
    [
        ("S-NO-GOD", ("place", 0), None),
        ("S-NO-BID", ("bid", "ares", 11), None),
        ("S-NO-GOD", ("withdraw",), {}),
        ("S-NO-COINS", ("place", 0), {"coins": [0, 5]}),
        ("S-NO-REGION", ("place", 4), {}),
        ("S-NO-REGION", ("march", 0, 5), {"troops": [1, 2, 2, 2, 2, 2]}),
        ("S-NO-TARGET", ("march", 0, 1), {}),
        ("S-NO-TARGET", ("march", 0, 4), {}),
        ("S-NO-FIGHT", ("assault",), {}),
    ],
)
def test_prohibitions(rule: str, action: tuple[Any, ...], changes: dict[str, Any] | None) -> None:
    """S-NO-GOD, S-NO-BID, S-NO-COINS, S-NO-REGION, S-NO-TARGET, S-NO-FIGHT"""
    state = position() if changes is None else in_turn(**changes)
    assert refused(state, 0, *action).rule == rule


def test_s_no_turn_and_s_no_fight_in_a_fight() -> None:
    """S-NO-TURN, S-NO-FIGHT"""
    state = in_turn()
    assert refused(state, 1, "place", 3) == Refusal("S-NO-TURN", seat=0)
    state.ask(Fight(0, 2, 3, 1))
    assert refused(state, 0, "place", 0).rule == "S-NO-FIGHT"


def test_favours_are_neither_made_nor_lost() -> None:
    state = SKIRMISH.new(4)
    playout(state, Luck(4), SKIRMISH.longest)
    state.check()
