"""Which prohibition a refused move hears where several hold, and that words and numbers are true [rules.md 15]."""

from __future__ import annotations

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
    writing,
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
    asked_of = {"name": "Choose", "player": 0, "user": 0, "card": card, "source": card}
    asked_of |= {"program": 0, "at": 0, "bound": 0, "paid": 0}
    prompt = Words(games.load("elysium"), language).prompt(asked_of)
    assert "".join(filter(str.isdigit, prompt)) == amounts


def choose_of(card: str) -> list[Step]:
    """The steps of the trigger of a permanent card."""
    return PROGRAMS[ONS[number(card)][0].do]


def prompt_of(s: Sitting, language: str) -> str:
    return Words(games.load("elysium"), language).prompt(s.view(None)["asked"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "question", ["Choose", "Copy", "Discard", "Pay", "Petrify", "Ready", "Swap", "Target"]
)
def test_no_card_asks_in_general_words(question: str, language: str) -> None:
    """E-DEC-7 to E-DEC-10: each card that asks says what is chosen, and for what"""
    word = {"Target": "one_other", "Swap": "exchange"}.get(question, question.lower())
    words = Words(games.load("elysium"), language)
    asked_of = {"name": question, "player": 0, "user": 0, "target": 1, "program": 0, "at": 0}
    asked_of |= {"bound": 0, "paid": 0, "card": "zeus_eagle", "source": "zeus_eagle"}
    general = words.prompt(asked_of).partition(": ")[2]
    asking = [card["id"] for card in CARDS if f"'{word}'" in str(card["effects"])]
    assert asking
    for card in asking:
        said = words.prompt(asked_of | {"card": card, "source": card})
        name, _, rest = said.partition(": ")
        assert name == words(f"name-card-{card}")
        assert (rest != general) == (question not in ("Petrify", "Ready"))


@pytest.mark.parametrize(
    ("language", "prompt"),
    [
        ("en", "Cyclopes: discard a card of your domain or lose 2 gold."),
        ("de", "Zyklopen: lege eine Karte deiner Sphäre ab oder verliere 2 Gold."),
    ],
)
def test_a_copied_effect_asks_in_the_words_of_its_source(language: str, prompt: str) -> None:
    """copy, E-DEC-7: whoever must choose reads what the Cyclopes do, not that Pan uses them"""
    s = position(domains={"a": ["hermes_pan"], "b": ["zeus_eagle"]}, agora=["poseidon_cyclopes"])
    do(turn(s), "a use hermes_pan")
    assert asked(s) == "b Choose"
    assert prompt_of(s, language) == prompt


@pytest.mark.parametrize(
    ("card", "parts"),
    [
        ("athena_odysseus", ["1 gold less", "(2 left)"]),
        ("hades_charon", ["make a transfer (1 left)"]),
        ("athena_panathenaic_games", ["1 gold more"]),
    ],
)
def test_a_transfer_by_an_effect_says_how_its_cost_differs(card: str, parts: list[str]) -> None:
    """E-TRANSFER-2"""
    s = position(domains={"a": [card], "b": ["zeus_eagle"]}, agora=REST, gold={"a": 6, "b": 6})
    do(turn(s), f"a use {card}")
    if card == "athena_panathenaic_games":
        do(s, "a stop")
    for part in parts:
        assert part in prompt_of(s, "en")


def test_a_free_transfer_says_so() -> None:
    """E-TRANSFER-6"""
    s = turn(position(agora=["hades_cerberus", *REST]))
    do(s, "a take agora hades_cerberus")
    assert "free of charge" in prompt_of(s, "en")
    assert "kostenlosen" in prompt_of(s, "de")


def test_in_phase_three_the_epoch_is_over_for_cards_quests_and_columns() -> None:
    """E-BAN-3, E-BAN-4, E-BAN-17: true reasons, not only that another decision is due"""
    s = position(domains={"a": ["zeus_eagle"], "b": ["zeus_temple"]}, agora=REST, side="a")
    s.taken = [3, 3, 3]
    for name, word in (("a", "q1"), ("b", "unfinished"), ("c", "q3")):
        quest(s, name, word)
    for name, letters in (("a", ""), ("b", "b"), ("c", "")):
        columns(s, name, letters)
    writing(s)
    assert refusal(s, "a take agora hermes_temple") == "E-BAN-3"
    assert refusal(s, "a citizen") == "E-BAN-3"
    assert refusal(s, "a quest q2") == "E-BAN-4"
    assert refusal(s, "a column red") == "E-BAN-17"
    writing(s, "b")
    assert refusal(s, "b quest q1") == "E-BAN-10"  # yellow; a has it, too
    assert refusal(s, "b quest q4") == "E-BAN-10"
    assert refusal(s, "b column blue") == "E-BAN-1"


def test_a_column_goes_after_the_take() -> None:
    """E-ACTION-2: the own turn is no reason to hear that it is not one's turn"""
    s = turn(position(agora=REST))
    assert refusal(s, "a column red") == "E-ACTION-2"
    assert refusal(s, "b column red") == "E-BAN-1"
