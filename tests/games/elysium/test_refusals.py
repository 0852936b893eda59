"""Which prohibition a refused move hears where several hold, and that words and numbers are true [rules.md 15]."""

from __future__ import annotations

from importlib import resources

import pytest

from petteia import games
from petteia.core.action import parse
from petteia.games.elysium.components import CARDS
from petteia.games.elysium.program import DISCARD, ONS, PROGRAMS, Step
from petteia.games.elysium.sitting import Sitting
from petteia.words import LANGUAGES, Words
from tests.games.elysium.position import (
    asked,
    columns,
    do,
    number,
    position,
    quest,
    refusal,
    refusal_of,
    turn,
)

REST = ["hermes_temple", "apollo_lyre"]  # something to take, so that the turn does not run on


def nothing_to_take() -> Sitting:
    """a needs cards, and neither a card nor a quest is in reach; an effect keeps the question open."""
    s = position(domains={"a": ["hephaestus_bellows"]}, agora=["zeus_cornucopia"])
    columns(s, "a", "b")
    quest(s, "a", "q1")
    return turn(s, round=4)


def test_e_ban_2_speaks_of_a_card_or_quest_that_can_be_taken() -> None:
    """E-BAN-2, E-BAN-20: with a forced citizen only, the turn still has its take"""
    assert refusal(turn(position(agora=REST)), "a pass") == "E-BAN-2"
    assert refusal(turn(position(agora=REST)), "a decline") == "E-BAN-2"
    s = nothing_to_take()
    assert s.options(0) == [("use", "hephaestus_bellows"), ("citizen",)]
    assert refusal(s, "a pass") == "E-BAN-20"
    assert refusal(s, "a end") == "E-BAN-20"


def resolving() -> Sitting:
    """a has taken Muses and must choose which card of the Oracle to discard."""
    s = position(agora=["apollo_muses", *REST], oracle=["zeus_eagle", "ares_spear"])
    do(turn(s), "a take agora apollo_muses")
    assert asked(s) == "a Discard"
    return s


def test_e_ban_15_the_column_cannot_be_left_out_while_the_take_is_resolved_either() -> None:
    s = resolving()
    assert refusal(s, "a end") == "E-BAN-15"
    assert refusal(s, "a pass") == "E-BAN-15"
    do(s, "a discard zeus_eagle")
    for way_out in ("pass", "end", "stop", "decline"):
        assert refusal(s, f"a {way_out}") == "E-BAN-15"


def test_e_ban_34_no_column_goes_before_the_take_is_resolved() -> None:
    s = resolving()
    assert refusal(s, "a column red") == "E-BAN-34"
    columns(s, "a", "g")
    assert refusal(s, "a column red") == "E-BAN-17"


def test_e_ban_34_nothing_is_left_out_of_an_effect_by_stopping() -> None:
    s = turn(position(domains={"a": ["apollo_pythia"]}, agora=REST, oracle=["zeus_eagle"]))
    do(s, "a use apollo_pythia")
    assert refusal(s, "a stop") == "E-BAN-34"


def test_e_ban_14_who_has_no_turn_has_no_column_to_remove() -> None:
    s = position(agora=["ares_spear", "ares_eris"], side="a")
    columns(s, "a", "g")
    s.taken[0] = 3
    quest(s, "b", "q4")
    turn(s, "b", round=4)
    for line in ("a column green", "a pass", "a end"):
        assert refusal(s, line) == "E-BAN-14"


def test_e_ban_55_and_e_ban_56_a_citizen_without_a_place_has_no_price() -> None:
    """What stands in the way is the place, even where every transfer costs 1 more and no gold is left."""
    s = position(
        domains={"a": ["athena_panathenaic_games"], "b": ["cit"]},
        elysium={"b": [["zeus_eagle"], ["ares_spear", "hades_charon"]]},
        agora=REST,
        gold={"a": 3, "b": 2},
    )
    do(turn(s), "a use athena_panathenaic_games", "a stop")
    assert asked(s) == "b Transfer"
    s.gold[1], s.offered = 0, None
    assert refusal(s, "b begin citizen") == "E-BAN-56"
    assert refusal(s, "b add citizen 1") == "E-BAN-55"
    assert refusal(s, "b add citizen 2") == "E-BAN-43"
    assert refusal_of(s, "b add citizen 2").detail == {"number": 2, "owned": 0}


@pytest.mark.parametrize("language", LANGUAGES)
def test_e_ban_40_says_what_the_effect_asks_for(language: str) -> None:
    """Talos takes 1 gold: who offers 2 of his 6 does not hear that he has too little."""
    s = turn(position(domains={"a": ["hephaestus_talos"]}, agora=REST))
    do(s, "a use hephaestus_talos")
    found = refusal_of(s, "a pay 2")
    assert (found.rule, found.detail) == ("E-BAN-40", {"number": 2, "due": 1, "owned": 6})
    assert "1" in Words(games.load("elysium"), language).refusal(found)


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["Transfer a citizen to pile 1", "Discard a citizen", "Pay 2 gold"]),
        ("de", ["Einen Bürger zu Stapel 1 überführen", "Einen Bürger ablegen", "2 Gold zahlen"]),
    ],
)
def test_options_are_sentences(language: str, sentences: list[str]) -> None:
    words = Words(games.load("elysium"), language)
    lines = ("add citizen 1", "discard citizen", "pay 2")
    assert [words.label(parse(line)) for line in lines] == sentences


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("card", "amounts"),
    [
        ("apollo_god_of_light", "11"),
        ("athena_areopagus", "11"),
        ("poseidon_cyclopes", "2"),
        ("poseidon_sea_monster", "11"),
    ],
)
def test_a_choice_says_how_much_is_gained_or_lost(card: str, amounts: str, language: str) -> None:
    """E-DEC-7: the options name the things, the prompt their amounts"""
    step = next(step for step in PROGRAMS[number(card)] or choose_of(card) if step.options)
    parts = [PROGRAMS[option][0] for option in step.options]
    assert "".join(str(p.amount.fixed) for p in parts if p.op != DISCARD) == amounts
    asked_of = {"name": "Choose", "player": 0, "user": 0, "card": card}
    asked_of |= {"program": 0, "at": 0, "bound": 0, "paid": 0}
    prompt = Words(games.load("elysium"), language).prompt(asked_of)
    assert "".join(filter(str.isdigit, prompt)) == amounts


def choose_of(card: str) -> list[Step]:
    """The steps of the trigger of a permanent card."""
    return PROGRAMS[ONS[number(card)][0].do]


def test_every_card_with_a_choice_has_its_prompt() -> None:
    """E-DEC-7"""
    cards = [card["id"] for card in CARDS if "'choose'" in str(card["effects"])]
    for language in LANGUAGES:
        source = resources.files("petteia.games.elysium").joinpath(f"texts/{language}.ftl")
        for card in cards:
            assert f"    [{card}] {{ $card }}: " in source.read_text("utf-8")
