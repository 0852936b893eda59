"""The door, why not, events, samples and saves of a state."""

from __future__ import annotations

import copy
import pickle

import pytest

from petteia import games
from petteia.core.action import UNSEEN
from petteia.core.chance import Luck
from petteia.core.errors import IllegalAction
from petteia.core.flow import CHANCE, OVER
from petteia.core.playout import playout
from petteia.core.sight import Private
from petteia.core.state import State, nearest_option
from petteia.games.skirmish.rules.turns import DrawFavour, Roll

SKIRMISH = games.load("skirmish")


def test_the_door_takes_options_only_and_says_why() -> None:
    state = SKIRMISH.new(2)
    before = state.key()
    with pytest.raises(IllegalAction) as caught:
        state.apply(0, ("bid", "ares", 11))
    assert caught.value.refusal.rule == "S-NO-BID"
    assert caught.value.refusal.detail == {"low": 0, "high": 10}
    assert caught.value.nearest == "bid ares 10"
    assert "nearest option: bid ares 10" in str(caught.value)
    with pytest.raises(IllegalAction) as caught:
        state.apply(1, ("bid", "ares", 1))
    assert caught.value.refusal.rule == "S-NO-TURN"
    assert state.key() == before


def test_after_the_end_nothing_goes() -> None:
    state = SKIRMISH.new(2)
    playout(state, Luck(1), SKIRMISH.longest)
    assert state.player() == OVER
    assert state.options(0) == []
    refusal = state.why_not(0, ("done",))
    assert refusal is not None and refusal.rule == "OVER"


def test_the_dealer_is_checked_too() -> None:
    state = SKIRMISH.new(2)
    state.ask(Roll(0, 0, 3, 1))
    assert state.player() == CHANCE
    assert state.why_not(CHANCE, ("rolled", 1, 3)) is None
    with pytest.raises(IllegalAction):
        state.apply(CHANCE, ("rolled", 1, 4))
    with pytest.raises(IllegalAction):
        state.apply(0, ("rolled", 1, 3))


def test_events_tell_secrets_to_their_player_only() -> None:
    state = SKIRMISH.new(3)
    state.ask(DrawFavour(1))
    events = state.apply(CHANCE, ("drawn", 3))
    assert events[0][:2] == ("favour", 1)
    assert isinstance(events[0][2], Private)
    assert state.seen_events(events, 1) == [["favour", 1, 3]]
    assert state.seen_events(events, 0) == state.seen_events(events, OVER)
    assert state.seen_events(events, 0) == [["favour", 1, UNSEEN]]


def test_a_quiet_state_tells_nothing() -> None:
    state = SKIRMISH.new(2)
    state.quiet = True
    assert state.apply(0, ("bid", "ares", 1)) == []


def test_a_sample_moves_hidden_things_within_their_pool() -> None:
    start = SKIRMISH.new(2).to_json()
    state = SKIRMISH.load({**start, "favours": [[1], [2]], "deck": [1, 2, 3, 3]})
    hands = set()
    for seed in range(60):
        sample = state.sample(0, Luck(seed)).to_json()
        assert sample["favours"][0] == [1]
        hands.add(sample["favours"][1][0])
        assert sorted(sample["favours"][1] + sample["deck"]) == [1, 2, 2, 3, 3]
    assert hands == {1, 2, 3}


def test_only_the_secrets_of_a_question_are_masked() -> None:
    state = SKIRMISH.new(2)
    assert state.view(1)["asked"] == {"player": 0, "name": "Bid", "rule": "S-BID-1", "barred": -1}


def test_a_state_can_be_pickled_and_deeply_copied() -> None:
    state = SKIRMISH.new(3)
    playout(state, Luck(6), 30)
    for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert twin is not state
        assert twin.key() == state.key()
        assert twin.options(twin.player()) == state.options(state.player())


@pytest.mark.parametrize(
    ("action", "nearest"),
    [
        (("march", 0, 9), "march 0 1"),
        (("march", 7, 1), "march 0 1"),
        (("place", 3), "place 0"),
        (("fly",), ""),
    ],
)
def test_the_nearest_option_shares_most(action: tuple[int | str, ...], nearest: str) -> None:
    assert nearest_option(action, [("place", 0), ("march", 0, 1), ("done",)]) == nearest


def test_a_bare_state_asks_its_game_for_everything() -> None:
    state = State(2, {})
    for ask in (state.clone, state.outcome):
        with pytest.raises(NotImplementedError):
            ask()
    assert state.summary(0) == {} and state.derived() == {}
    assert state.sees(1, "hand", 1)
    assert not state.sees(0, "hand", 1)
