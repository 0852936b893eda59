"""Where two rules or cards meet that no worked case brings together."""

from __future__ import annotations

from tests.games.elysium.position import (
    Stocks,
    asked,
    columns,
    do,
    domain,
    expected,
    number,
    offers,
    position,
    quest,
    refusal,
    turn,
    writing,
)

REST = ["hermes_temple", "apollo_lyre"]  # something to take, so that the turn does not run on


def test_a_card_read_with_a_black_circle_prevents_a_forced_citizen() -> None:
    """mod column_wild, E-TAKE-5, E-BAN-12"""
    s = position(domains={"a": ["hermes_crossroads"]}, agora=["ares_phobos_deimos"])  # blue
    columns(s, "a", "r")
    quest(s, "a", "q1")
    turn(s, settle=False)
    assert s.options(0) == [("take", "agora", "ares_phobos_deimos")]
    assert refusal(s, "a citizen") == "E-BAN-12"


def test_a_card_of_the_open_oracle_prevents_a_forced_citizen() -> None:
    """mod take_zone, E-TAKE-5, E-BAN-12"""
    s = position(
        domains={"a": ["apollo_delphi"]}, agora=["ares_phobos_deimos"], oracle=["zeus_cornucopia"]
    )
    columns(s, "a", "r")
    quest(s, "a", "q1")
    turn(s, settle=False)
    assert s.options(0) == [("take", "oracle", "zeus_cornucopia")]
    assert refusal(s, "a citizen") == "E-BAN-12"


def test_the_lyre_sees_the_card_that_went_to_the_oracle() -> None:
    """exchange, family_in: looked up when the filter is tested"""
    s = position(
        domains={"a": ["apollo_omphalos", "zeus_eagle", "apollo_lyre"]},
        agora=["hermes_temple", "ares_spear"],
        oracle=["zeus_cornucopia"],
    )
    turn(s)
    stocks = Stocks(s)
    do(s, "a use apollo_omphalos", "a swap zeus_eagle zeus_cornucopia")
    assert stocks.changed(s) == expected("a gold+2 vp+1")


def test_a_card_that_comes_back_has_a_new_ring() -> None:
    """E-ACT-4, E-RUL-32: the copy of a card turned to stone may be taken, and is a new card"""
    s = position(
        domains={"a": ["poseidon_medusa"], "b": ["hades_charon"]}, agora=["hades_charon", *REST]
    )
    turn(s)
    do(s, "a use poseidon_medusa")
    assert domain(s, "b") == ["cit"]
    turn(s, "b")
    do(s, "b take agora hades_charon")
    assert domain(s, "b") == ["cit", "hades_charon ring"]


def test_a_copied_effect_hits_the_owner_of_the_source() -> None:
    """copy, E-EFF-5: B loses the very card whose effect A uses; the effect goes on"""
    s = position(
        domains={"b": ["poseidon_cyclopes"]},
        agora=["hermes_autolycus", *REST],
        gold={"b": 1, "c": 2},
    )
    turn(s)
    stocks = Stocks(s)
    do(s, "a take agora hermes_autolycus")
    assert (domain(s, "b"), stocks.changed(s)) == ([], expected("c gold-2"))
    assert s.discard == [number("poseidon_cyclopes")]


def test_a_limited_change_is_spent_by_the_next_transfer() -> None:
    """E-TRANSFER-6: the Guide of Souls saves 1 of an L1 and is spent all the same"""
    cards = ["hermes_guide_of_souls", "zeus_eagle", "zeus_heracles"]
    s = writing(position(domains={"a": cards}))
    do(s, "a use hermes_guide_of_souls", "a begin zeus_eagle")
    assert s.gold[0] == 6
    do(s, "a begin zeus_heracles")
    assert s.gold[0] == 3


def test_a_free_transfer_carries_a_citizen() -> None:
    """transfer cost free, E-CIT-3, E-CIT-7"""
    s = position(
        domains={"a": ["zeus_heracles", "cit"]},
        elysium={"a": [["zeus_olympus", "ares_eris"], ["hades_charon"]]},
        agora=["hades_cerberus", *REST],
        gold={},
    )
    turn(s)
    do(s, "a take agora hades_cerberus")
    assert offers(s, "begin") == ["zeus_heracles", "hades_cerberus"]
    # zeus lies in the first legend already, and a citizen joins no single card
    assert offers(s, "add") == ["citizen 1", "hades_cerberus 2"]


def test_a_citizen_is_no_card_of_the_family_it_completes() -> None:
    """effects.md 3.4: the trigger does not see it, the tile does"""
    s = position(
        domains={"a": ["poseidon_god_of_the_seas", "cit"]},
        elysium={"a": [["poseidon_storm", "poseidon_temple"]]},
        gold={"a": 9, "b": 2, "c": 2},
    )
    writing(s)
    do(s, "a add citizen 1")
    assert (s.gold, s.family_tiles[12]) == ([6, 2, 2], 0)


def test_a_condition_is_tested_when_its_step_begins() -> None:
    """effects.md 1: Eris compares after the first point"""
    for other, total in ((3, 4), (4, 4), (2, 3)):
        s = position(
            seats=2,
            domains={"a": ["ares_eris"]},
            agora=REST,
            prestige={"a": 2, "b": other},
        )
        turn(s)
        do(s, "a use ares_eris")
        assert s.prestige == [total, other]


def test_a_caduceus_copied_by_the_messenger_readies_a_card_of_the_user() -> None:
    """copy, ready: `self` is the Messenger, so the Caduceus may be readied by its own effect"""
    s = position(
        domains={
            "a": ["hermes_messenger_of_the_gods", "hermes_caduceus used", "zeus_companions used"]
        },
        agora=REST,
    )
    turn(s)
    do(s, "a use hermes_messenger_of_the_gods", "a copy 0 hermes_caduceus")
    assert (asked(s), offers(s, "ready")) == ("a Ready", ["hermes_caduceus", "zeus_companions"])
    assert refusal(s, "a ready hermes_messenger_of_the_gods") == "E-BAN-39"


def test_protection_holds_against_triggers_too() -> None:
    """mod immune: the `on` steps of others are effects used by others"""
    s = position(
        domains={"a": ["poseidon_god_of_the_seas"], "b": ["athena_palladium"]},
        agora=["poseidon_storm", *REST],
    )
    turn(s)
    stocks = Stocks(s)
    do(s, "a take agora poseidon_storm")
    assert stocks.changed(s) == expected("a gold+1; c gold-2")
