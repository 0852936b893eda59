"""The edges of each operation: nothing to hit, nothing left, less than asked [effects.md 4 to 6]."""

from __future__ import annotations

import json

import pytest

from petteia import games
from petteia.games.elysium.program import ONS
from petteia.games.elysium.rules.scoring import chronos
from petteia.games.elysium.sitting import Sitting
from tests.games.elysium.position import (
    Stocks,
    asked,
    do,
    domain,
    expected,
    from_rule,
    number,
    offers,
    position,
    quest,
    refusal,
    turn,
    writing,
)

REST = ["hermes_temple", "apollo_lyre"]


def emptied(s: Sitting) -> Sitting:
    """Neither deck nor discard pile holds a card."""
    s.box.extend(s.unseen)
    s.unseen, s.deck = [], 0
    s.check()
    return s


@pytest.mark.parametrize(
    ("card", "others"),
    [
        ("apollo_omphalos", []),  # no card to swap, no Oracle
        ("apollo_pythia", []),  # an empty Oracle
        ("apollo_sibyl", []),
        ("hermes_caduceus", ["zeus_companions"]),  # nothing is used
        ("hermes_cattle_raid", []),  # nothing to copy
        ("hermes_messenger_of_the_gods", ["hades_charon"]),
        ("hermes_pan", []),
        ("poseidon_medusa", []),  # the others have no cards
        ("poseidon_minotaur", []),  # nobody has more VP
        ("poseidon_sirens", []),  # nobody has gold
        ("hades_charon", []),  # nothing but itself, and no gold
    ],
)
def test_an_effect_that_hits_nothing_is_used_all_the_same(card: str, others: list[str]) -> None:
    """E-ACT-11, E-RUL-36, E-EFF-8"""
    s = position(domains={"a": [card, *others]}, agora=REST, gold={}, vp={"a": 9, "b": 9})
    turn(s)
    stocks = Stocks(s)
    do(s, f"a use {card}")
    assert asked(s) == "a TakeTurn"
    gained = {"apollo_pythia": "a gold+1", "apollo_sibyl": "a gold+1"}.get(card, "")
    assert stocks.changed(s) == expected(gained)
    assert card not in offers(s, "use")


@pytest.mark.parametrize(
    "card", ["apollo_muses", "apollo_cassandra", "hermes_autolycus", "hades_cerberus"]
)
def test_an_instant_card_that_hits_nothing_is_taken_all_the_same(card: str) -> None:
    """E-ACT-2, E-EFF-8"""
    s = turn(position(agora=[card, "ares_spear"]))
    stocks = Stocks(s)
    do(s, f"a take agora {card}")
    if asked(s) == "a Transfer":  # Cerberus may transfer itself
        do(s, "a stop")
    assert (stocks.changed(s), asked(s)) == ({}, "a RemoveColumn")


def test_transfer_none_where_the_count_is_none() -> None:
    """transfer, E-EFF-4: a copied Judge counts the Hades cards of its user"""
    s = position(
        domains={"a": ["hermes_pan", "zeus_eagle"], "b": ["hades_judge_of_the_underworld"]},
        agora=REST,
    )
    turn(s)
    do(s, "a use hermes_pan")
    assert asked(s) == "a TakeTurn"
    assert domain(s, "a") == ["hermes_pan", "zeus_eagle"]


def test_transfer_of_the_others_is_offered_even_if_the_user_declines() -> None:
    s = position(domains={"a": ["athena_odysseus", "zeus_eagle"], "b": ["ares_spear"]}, agora=REST)
    turn(s)
    do(s, "a use athena_odysseus", "a stop")
    assert asked(s) == "b Transfer"
    do(s, "b stop")
    assert asked(s) == "a TakeTurn"


def test_take_leaves_out_duplicates_and_high_levels() -> None:
    """take, E-TAKE-3: filter and duplicates"""
    s = position(
        domains={"a": ["zeus_cornucopia"]},
        agora=["apollo_cassandra", "ares_spear"],
        oracle=["zeus_cornucopia", "zeus_heracles"],
    )
    turn(s)
    do(s, "a take agora apollo_cassandra")
    assert (asked(s), len(s.oracle)) == ("a RemoveColumn", 2)


def test_draw_with_nothing_left() -> None:
    """draw, E-SUPPLY-2, E-RUL-41"""
    s = turn(emptied(position(agora=["hephaestus_pandora", "ares_spear"])))
    do(s, "a take agora hephaestus_pandora")
    assert domain(s, "a") == ["hephaestus_pandora"]
    assert ("no-card", 0) in s.events


def test_citizen_with_nothing_left() -> None:
    """citizen, E-SUPPLY-2"""
    s = turn(emptied(position(domains={"a": ["hades_helm_of_darkness"]}, agora=REST)))
    do(s, "a use hades_helm_of_darkness")
    assert domain(s, "a") == ["hades_helm_of_darkness used"]


def test_reveal_takes_from_the_discard_pile_if_need_be() -> None:
    """reveal, E-SUPPLY-2: the card just discarded comes back"""
    s = turn(emptied(position(domains={"a": ["apollo_pythia"]}, oracle=["zeus_eagle"], agora=REST)))
    do(s, "a use apollo_pythia", "a discard zeus_eagle", draws=["zeus_eagle"])
    assert s.oracle == [number("zeus_eagle")]


def test_fronts_of_citizens_do_not_come_back_when_the_deck_is_made_anew() -> None:
    """E-CIT-1, E-SUPPLY-2"""
    s = position(domains={"a": ["hades_helm_of_darkness", "cit"]}, agora=REST)
    s.box.extend(s.unseen[1:])
    s.unseen, s.deck = s.unseen[:1], 0
    s.discard = [s.box.pop()]
    s.check()
    turn(s)
    do(s, "a use hades_helm_of_darkness")
    assert (len(s.lost), len(s.unseen), s.deck, s.discard) == (1, 1, 0, [])


def test_discard_takes_family_cards_only_where_it_says_so() -> None:
    """discard: Earthquake spares citizens and whoever has nothing else"""
    s = position(
        seats=4,
        domains={"b": ["cit"], "c": ["cit", "ares_spear"], "d": []},
        agora=["poseidon_earthquake", "zeus_eagle"],
    )
    turn(s)
    do(s, "a take agora poseidon_earthquake")
    assert (domain(s, "b"), domain(s, "c")) == (["cit"], ["cit"])
    assert s.discard == [number("ares_spear")]


def test_muses_level_by_level() -> None:
    """discard with then: the amount is the level of the card discarded"""
    for card, gold in (("zeus_eagle", 1), ("zeus_temple", 2), ("zeus_heracles", 3)):
        s = turn(position(agora=["apollo_muses", "ares_spear"], oracle=[card]))
        stocks = Stocks(s)
        do(s, "a take agora apollo_muses")
        assert stocks.changed(s) == expected(f"a gold+{gold}")


def test_give_hands_over_what_is_there() -> None:
    """give, E-EFF-3"""
    s = turn(
        position(seats=2, domains={"a": ["poseidon_sirens"]}, agora=REST, gold={"a": 0, "b": 1})
    )
    do(s, "a use poseidon_sirens")
    assert s.gold == [1, 0]


def test_pay_is_limited_by_the_stock() -> None:
    """pay with max"""
    s = turn(position(domains={"a": ["ares_amazons"]}, agora=REST, gold={"a": 1}))
    do(s, "a use ares_amazons")
    assert offers(s, "pay") == ["0", "1"]


def test_a_protected_player_has_no_choice_and_loses_nothing() -> None:
    """choose with lose or discard, mod immune; gains reach him all the same"""
    s = position(
        seats=2,
        domains={"a": ["poseidon_sea_monster", "athena_areopagus"], "b": ["athena_palladium"]},
        agora=REST,
    )
    turn(s)
    stocks = Stocks(s)
    do(s, "a use poseidon_sea_monster")
    assert stocks.changed(s) == {}
    do(s, "a use athena_areopagus")
    assert asked(s) == "b Choose"


def test_a_protected_player_receives_the_fee_of_a_copy() -> None:
    """copy, mod immune"""
    s = position(
        seats=2,
        domains={"a": ["hermes_cattle_raid"], "b": ["athena_palladium", "hephaestus_bellows"]},
        agora=REST,
    )
    turn(s)
    stocks = Stocks(s)
    do(s, "a use hermes_cattle_raid")
    assert stocks.changed(s) == expected("b gold+1")  # a pays 1 and gains 1


def test_copies_of_effects_keep_their_options() -> None:
    """copy: "may" stays optional"""
    s = position(
        domains={"a": ["hermes_messenger_of_the_gods"], "b": ["hephaestus_talos"]}, agora=REST
    )
    turn(s)
    stocks = Stocks(s)
    do(s, "a use hermes_messenger_of_the_gods", "a decline")
    assert stocks.changed(s) == {}


def test_use_effect_counts_once_for_a_copied_myth_or_instant() -> None:
    """on use_effect: an instant Athena card is a use, and so is its trigger only for its owner"""
    s = position(
        domains={"a": ["athena_goddess_of_wisdom"], "b": ["zeus_eagle"]},
        agora=["athena_olive_tree", "ares_spear"],
    )
    turn(s)
    stocks = Stocks(s)
    do(s, "a take agora athena_olive_tree")
    assert stocks.changed(s) == expected("a vp+3; b gold+1; c gold+1")


def test_triggers_of_a_use_that_ask_come_before_those_of_the_take(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """E-RESOLVE-1, E-RUL-7: whatever a card may do when an effect is used, `take` waits for it"""
    choice = ONS[number("apollo_god_of_light")][0].do
    monkeypatch.setattr(ONS[number("athena_goddess_of_wisdom")][0], "do", choice)
    s = position(
        domains={"a": ["athena_aegis", "athena_goddess_of_wisdom"]},
        agora=["athena_olive_tree", "ares_spear"],
    )
    turn(s)
    stocks = Stocks(s)
    do(s, "a take agora athena_olive_tree")
    assert (asked(s), stocks.changed(s)) == ("a Choose", expected("a vp+2; b gold+1; c gold+1"))
    do(s, "a choose gain-vp")
    assert stocks.changed(s) == expected("a vp+3 gold+1; b gold+1; c gold+1")


def test_triggers_of_the_reward_follow_in_the_new_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """E-ORDER-3, E-EFF-2: also where each of them asks"""
    net = number("hephaestus_golden_net")
    choice = ONS[number("apollo_god_of_light")][0].do
    monkeypatch.setattr(ONS[net][0], "do", choice)
    s = position(domains={"a": ["hephaestus_golden_net"], "c": ["zeus_eagle"]})
    s.domain[1].append(net)  # a second copy of a card there is once
    for name, word in (("b", "q1"), ("a", "q2"), ("c", "q3")):
        quest(s, name, word)
    from_rule(s, "unfinished_quests")
    assert asked(s) == "b Choose"
    assert refusal(s, "c begin zeus_eagle") == "E-BAN-45"
    s.apply(1, ("choose", "gain-vp"))
    assert asked(s) == "a Choose"


def test_legend_size_counts_after_the_transfer() -> None:
    """on transfer with legend_size_min, citizens included"""
    s = position(
        domains={"a": ["zeus_father_of_the_gods", "cit", "ares_spear"]},
        elysium={"a": [["zeus_eagle", "hades_charon"]]},
    )
    writing(s)
    stocks = Stocks(s)
    do(s, "a add citizen 1")
    assert stocks.changed(s) == expected("a gold-1 vp+1")


def test_a_sitting_is_saved_in_the_middle_of_an_effect() -> None:
    """effects.md 7: nested decisions are on the stack, not in the air"""
    s = position(
        domains={
            "a": ["athena_panathenaic_games", "athena_goddess_of_wisdom", "zeus_eagle"],
            "b": ["ares_spear"],
            "c": ["hades_charon"],
        },
        agora=REST,
    )
    turn(s)
    do(s, "a use athena_panathenaic_games", "a begin zeus_eagle")
    loaded = games.load("elysium").load(json.loads(json.dumps(s.to_json())))
    assert isinstance(loaded, Sitting)
    assert loaded.key() == s.key()
    stocks = Stocks(loaded)
    do(loaded, "b begin ares_spear", "c stop")
    assert stocks.changed(loaded) == expected("a vp+1; b gold-2")


def test_copy_chronos_reads_the_stock_of_its_owner() -> None:
    """copy_chronos, E-RUL-30"""
    s = position(
        elysium={
            "a": [["hermes_slayer_of_argus", "zeus_heracles"]],
            "b": [["hephaestus_anvil", "ares_eris"]],
        },
        gold={"a": 2, "b": 9},
    )
    assert (chronos(s, 0), chronos(s, 1)) == (2, 4)
