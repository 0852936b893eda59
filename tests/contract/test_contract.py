"""What every game must hold, for every number of seats, in states met by random play."""

from __future__ import annotations

import json
from typing import Any

import pytest

from petteia.core.action import parse, text
from petteia.core.chance import Luck
from petteia.core.dealer import Dealer
from petteia.core.errors import IllegalAction
from petteia.core.flow import OVER, Chance, Question, questions_of, slots_of, slots_of_class
from petteia.core.game import Game
from petteia.core.record import read, replay
from petteia.core.state import State
from petteia.core.table import Table
from petteia.words import LANGUAGES, Words
from tests.contract.sittings import CASES, GAMES, NAMES, deal, walk

DECISIONS = 150
every_case = pytest.mark.parametrize(("game", "seats"), CASES, ids=NAMES)
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


@every_case
def test_options_are_listed_once_and_in_the_same_order_twice(game: Game, seats: int) -> None:
    for state in walk(game, seats, seed=1, decisions=DECISIONS):
        if state.player() == OVER:
            break
        options = list(state.options(state.player()))
        assert options
        assert len(set(options)) == len(options)
        asked = state.question()
        assert asked is not None
        assert asked.options(state.clone()) == options


@every_case
def test_every_option_applies(game: Game, seats: int) -> None:
    luck = Luck(2)
    for state in walk(game, seats, seed=2, decisions=60):
        for action in luck.deal(state.options(state.player()), 3) if state.stack else []:
            fork = state.clone()
            fork.apply(fork.player(), action)
            deal(fork, luck)
            fork.check()


@every_case
def test_every_other_action_is_refused_with_a_reason_and_changes_nothing(
    game: Game, seats: int
) -> None:
    state = game.new(seats)
    vocabulary = game.vocabulary(seats, state.settings)
    assert len(set(vocabulary)) == len(vocabulary)
    words = {language: Words(game, language) for language in LANGUAGES}
    luck = Luck(3)
    for state in walk(game, seats, seed=3, decisions=60):
        before, seat = state.key(), state.player()
        legal = set(state.options(seat)) if seat >= 0 else set()
        assert legal <= set(vocabulary), legal - set(vocabulary)
        for action in (luck.pick(vocabulary) for _ in range(60)):
            if action in legal:
                continue
            refusal = state.why_not(max(seat, 0), action)
            assert refusal is not None and refusal.rule
            assert refusal.rule != "UNKNOWN", f"no reason for {text(action)}"
            for language in LANGUAGES:
                assert words[language].has(refusal.rule), f"no text for {refusal.rule}"
                words[language].refusal(refusal)
            with pytest.raises(IllegalAction):
                state.apply(max(seat, 0), action)
        assert state.key() == before


@every_case
def test_what_is_no_action_of_the_game_is_refused_as_well(game: Game, seats: int) -> None:
    """Records and programs are written by hand: a slip is the caller's fault, never a crash."""
    luck = Luck(7)
    words = ["nonsense", "", "?", -1, 0, 1, 10**6]
    for state in walk(game, seats, seed=7, decisions=60):
        seat = state.player()
        if seat < 0:
            break
        verbs = {str(option[0]) for option in state.options(seat)}
        for verb in [*game.verbs, *verbs, "nonsense"]:
            action = (verb, *[luck.pick(words) for _ in range(luck.below(5))])
            if action not in state.options(seat):
                with pytest.raises(IllegalAction):
                    state.apply(seat, action)


@every_case
def test_actions_of_others_are_refused(game: Game, seats: int) -> None:
    for state in walk(game, seats, seed=4, decisions=20):
        if state.player() == OVER:
            break
        for seat in range(seats):
            if seat != state.player():
                assert state.options(seat) == []
                refusal = state.why_not(seat, state.options(state.player())[0])
                assert refusal is not None
                asked = state.question()
                closer = type(asked).bystander is not Question.bystander
                if (
                    type(state).why_not is State.why_not and not closer
                ):  # else there may be more to say
                    assert refusal.rule == state.turn_rule


@every_case
def test_clone_is_complete_and_independent(game: Game, seats: int) -> None:
    luck = Luck(5)
    for state in walk(game, seats, seed=5, decisions=DECISIONS):
        clone, before = state.clone(), state.key()
        assert clone.key() == before
        assert set(vars_of(clone)) == set(vars_of(state))
        for name in vars_of(state):
            shared(getattr(state, name), getattr(clone, name), name)
        if clone.stack:
            clone.apply(clone.player(), luck.pick(clone.options(clone.player())))
        assert state.key() == before


def vars_of(state: State) -> list[str]:
    return [field.name for field in state.declared]


def shared(mine: Any, theirs: Any, name: str) -> None:
    assert mine == theirs, name
    if isinstance(mine, list):
        assert mine is not theirs, f"{name} is shared by a clone"
        for a, b in zip(mine, theirs, strict=True):
            shared(a, b, name)


@every_case
def test_every_field_is_declared(game: Game, seats: int) -> None:
    """What is not declared would be lost by a save and unseen by a view."""
    state = game.new(seats)
    own = {"seats", "settings", "stack", "events", "quiet", "offered", "exposed"}
    names = set(getattr(state, "__dict__", {})) or set(getattr(state, "__mypyc_attrs__", ()))
    assert names - own - {"__dict__"} == set(vars_of(state))


@every_case
def test_json_round_trip(game: Game, seats: int) -> None:
    for state in walk(game, seats, seed=6, decisions=DECISIONS):
        saved = json.loads(json.dumps(state.to_json()))
        loaded = game.load(saved)
        assert loaded.key() == state.key()
        for name in vars_of(state):  # lists are lists again, and tuples tuples
            assert getattr(loaded, name) == getattr(state, name), name
        if state.player() >= 0:
            assert loaded.options(loaded.player()) == state.options(state.player())


@every_case
def test_a_sample_looks_the_same_to_its_seat_and_keeps_what_holds(game: Game, seats: int) -> None:
    luck = Luck(7)
    for state in walk(game, seats, seed=7, decisions=DECISIONS):
        for seat in range(seats):
            sample = state.sample(seat, luck)
            assert sample.view(seat) == state.view(seat)
            sample.check()
            asked = sample.question()
            if asked is not None and asked.player == seat:
                # listed anew: a clone shares the list of options
                assert asked.options(sample) == state.options(seat)
            elif sample.stack and sample.player() >= 0:
                assert sample.options(sample.player())
            assert game.evaluate(sample, seat) == game.evaluate(state, seat)


@every_case
def test_a_sample_depends_on_the_view_alone(game: Game, seats: int) -> None:
    """Two true states that look the same to a seat give the same sample for the same luck."""
    luck = Luck(8)
    for state in walk(game, seats, seed=8, decisions=60):
        for seat in range(seats):
            other = state.sample(seat, luck)
            assert state.sample(seat, Luck(9)).key() == other.sample(seat, Luck(9)).key()


@every_case
def test_views_are_json_and_watchers_see_no_more_than_seats(game: Game, seats: int) -> None:
    for state in walk(game, seats, seed=10, decisions=60):
        for viewer in [None, *range(seats)]:
            view = state.view(viewer)
            assert json.loads(json.dumps(view)) == view


@every_case
def test_actions_round_trip_as_text(game: Game, seats: int) -> None:
    for action in game.vocabulary(seats, game.settings()):
        assert parse(text(action)) == action
        assert len(action) - 1 == len(game.verbs[str(action[0])])


@every_case
def test_a_record_replays_to_the_same_end(game: Game, seats: int) -> None:
    table = random_table(game, seats, seed=11, decisions=400)
    record = read(table.record().text())
    assert replay(game, record).key() == table.state.key()
    assert read(record.text()).text() == record.text()


@every_case
def test_undo_is_exact_and_never_crosses_the_dealer_or_another_seat(game: Game, seats: int) -> None:
    table, luck = Table(game, seats, None, Dealer(12)), Luck(12)
    for _ in range(DECISIONS):
        if table.over():
            break
        seat = table.player()
        before, log, given = table.state.key(), list(table.log), len(table.answers)
        table.act(seat, luck.pick(table.state.options(seat)))
        others = {who for who, _ in table.answers[given:]} - {seat}
        stands = others or table.state.exposed & ~(1 << seat)
        assert table.can_undo(seat) == (not stands)
        if not stands and luck.below(2):
            table.undo(seat)
            assert table.state.key() == before
            assert table.log == log


@every_case
def test_questions_are_never_changed(game: Game, seats: int) -> None:
    luck = Luck(13)
    for state in walk(game, seats, seed=13, decisions=60):
        asked = state.question()
        if asked is None:
            break
        before = [getattr(asked, slot.name) for slot in slots_of(asked)]
        fork = state.clone()
        fork.apply(fork.player(), luck.pick(fork.options(fork.player())))
        assert [getattr(asked, slot.name) for slot in slots_of(asked)] == before


@every_case
def test_stack_and_length_are_bounded(game: Game, seats: int) -> None:
    deepest = 0
    for state in walk(game, seats, seed=14, decisions=500):
        deepest = max(deepest, len(state.stack))
    assert deepest <= 60


@every_case
def test_all_words_exist(game: Game, seats: int) -> None:
    """Every prompt, option, event and refusal of a sitting has words in both languages."""
    table, luck = Table(game, seats, None, Dealer(15)), Luck(15)
    words = {language: Words(game, language) for language in LANGUAGES}
    while not table.over() and len(table.answers) < 600:
        seat = table.player()
        view = table.state.view(seat)
        action = luck.pick(table.state.options(seat))
        events = table.state.seen_events(table.act(seat, action), seat)
        for language in LANGUAGES:
            speak = words[language]
            assert not speak.prompt(view["asked"]).startswith("ask-")
            assert not speak.label(action, view["asked"]["name"]).startswith("do-")
            for event in events:
                assert len(event) - 1 == len(game.events[event[0]]), event
                assert not speak.event(event).startswith("tell-"), event
    assert game.draw(table.state.view(0), 80, words["en"])


@every_game
def test_both_languages_have_the_same_keys(game: Game) -> None:
    en, de = (set(Words(game, language).bundle._messages) for language in LANGUAGES)
    assert en == de
    for question in questions_of(game.package):
        assert f"ask-{question}" in en
    for verb in game.verbs:
        assert f"do-{verb}" in en
    for event in game.events:
        assert f"tell-{event}" in en
    for option in game.options:
        assert {f"option-{option.name}", f"option-{option.name}-help"} <= en


@every_game
def test_questions_declare_their_parameters(game: Game) -> None:
    for name, kind in questions_of(game.package).items():
        slots = slots_of_class(kind)
        if not issubclass(kind, Chance):
            assert slots[0].name == "player", name
            assert kind.rule, f"{name} names no rule"


def random_table(game: Game, seats: int, seed: int, decisions: int) -> Table:
    table, luck = Table(game, seats, None, Dealer(seed)), Luck(seed)
    while not table.over() and len(table.answers) < decisions:
        seat = table.player()
        table.act(seat, luck.pick(table.state.options(seat)))
    return table
