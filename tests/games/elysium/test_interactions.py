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


def test_who_reacts_to_a_use_must_still_be_there_after_it() -> None:
    """E-EFF-2: the Games carry the Goddess of Wisdom away; the list is made after the effect"""
    s = position(
        domains={"a": ["athena_panathenaic_games", "athena_goddess_of_wisdom"]}, agora=REST
    )
    turn(s)
    stocks = Stocks(s)
    do(s, "a use athena_panathenaic_games", "a begin athena_goddess_of_wisdom")
    assert (asked(s), stocks.changed(s)) == ("a TakeTurn", expected("a gold-3"))


def test_a_card_carried_away_by_its_own_taking_has_been_taken() -> None:
    """E-RESOLVE-1, E-TAKE-6: Cassandra takes Cerberus, Cerberus carries Cassandra over; both of her events count"""
    s = position(
        domains={"a": ["apollo_god_of_light"]},
        agora=["apollo_cassandra", *REST],
        oracle=["hades_cerberus"],
    )
    turn(s)
    stocks = Stocks(s)
    do(s, "a take agora apollo_cassandra", "a begin apollo_cassandra")
    assert (asked(s), domain(s, "a")) == ("a Choose", ["apollo_god_of_light", "hades_cerberus"])
    do(s, "a choose gain-gold")  # her transfer
    assert asked(s) == "a Choose"
    do(s, "a choose gain-vp")  # her taking
    assert (asked(s), stocks.changed(s)) == ("a RemoveColumn", expected("a gold+1 vp+1"))
    assert s.taken == [1, 0, 0]


def test_pan_draws_with_pandora_of_the_agora() -> None:
    """copy: nothing is taken from the Agora, the drawn card is taken by the user"""
    s = position(
        domains={"a": ["hermes_pan", "hephaestus_god_of_fire"]},
        agora=["hephaestus_pandora", "ares_spear"],
    )
    turn(s)
    stocks = Stocks(s)
    do(s, "a use hermes_pan", draws=["hephaestus_bellows"])
    assert domain(s, "a") == ["hermes_pan", "hephaestus_god_of_fire", "hephaestus_bellows"]
    assert stocks.changed(s) == expected("a vp+1")
    assert (s.taken, len(s.agora)) == ([0, 0, 0], 2)


def test_the_messenger_copies_a_card_used_before_and_the_caduceus_readies_it() -> None:
    """copy, ready: the mark of the source matters to nobody, and stays until it is readied"""
    s = position(
        domains={
            "a": ["hermes_messenger_of_the_gods", "hermes_caduceus", "hephaestus_bellows used"]
        },
        agora=REST,
    )
    turn(s)
    do(s, "a use hermes_messenger_of_the_gods")
    assert offers(s, "copy") == ["0 hermes_caduceus", "0 hephaestus_bellows"]
    do(s, "a copy 0 hephaestus_bellows")
    assert (s.gold[0], domain(s, "a")[2]) == (7, "hephaestus_bellows used")
    do(s, "a use hermes_caduceus", "a use hephaestus_bellows")  # the Messenger is of level 3
    assert s.gold[0] == 8
    assert domain(s, "a") == [
        "hermes_messenger_of_the_gods used",
        "hermes_caduceus used",
        "hephaestus_bellows used",
    ]


def test_a_ring_is_lost_in_the_oracle_and_found_anew() -> None:
    """exchange, E-ACT-4: the spent Charon goes, and comes back by Delphi with a ring"""
    s = position(
        domains={"a": ["apollo_omphalos", "hades_charon spent", "apollo_delphi"]},
        agora=REST,
        oracle=["zeus_eagle"],
    )
    turn(s)
    do(s, "a use apollo_omphalos", "a swap hades_charon zeus_eagle")
    assert s.oracle == [number("hades_charon")]
    do(s, "a take oracle hades_charon")
    assert domain(s, "a")[2:] == ["zeus_eagle", "hades_charon ring"]


def test_the_discard_pile_gives_a_forced_citizen() -> None:
    """E-TAKE-5, E-SUPPLY-2"""
    s = position(agora=["ares_spear"])
    s.discard, s.unseen, s.deck = s.unseen, [], 0
    columns(s, "a", "g")
    quest(s, "a", "q1")
    turn(s, round=4)
    assert (domain(s, "a"), s.discard, s.taken[0]) == (["cit"], [], 1)
    assert ("reshuffled", s.deck + 1) in s.events


def test_what_the_user_built_the_next_one_knows() -> None:
    """E-EFF-6, E-BONUS-3, E-BONUS-5: Odysseus; a takes the level tile, b takes it away with three cards"""
    s = position(
        seats=2,
        domains={"a": ["athena_odysseus", "zeus_temple"], "b": ["cit"]},
        elysium={"a": [["hades_temple"]], "b": [["ares_temple", "hermes_temple"]]},
        agora=REST[1:],
    )
    turn(s)
    do(s, "a use athena_odysseus", "a add zeus_temple 1")
    assert s.level_tiles[2] == 0
    do(s, "a stop", "b add citizen 1")
    assert (s.level_tiles[2], s.gold) == (1, [5, 2])


def test_a_caught_up_leader_gives_nothing_to_the_minotaur() -> None:
    """give, who_if: more VP than the user at the moment of use, not as many"""
    s = position(
        seats=3,
        domains={"a": ["poseidon_minotaur", "zeus_companions"]},
        agora=REST,
        vp={"a": 4, "b": 5, "c": 4},
    )
    turn(s)
    do(s, "a use zeus_companions", "a use poseidon_minotaur")
    assert (asked(s), s.vp) == ("a TakeTurn", [5, 5, 4])


def test_citizens_hold_up_a_level_legend_for_the_tile() -> None:
    """E-BONUS-3, E-CIT-5: two family cards and two citizens beat three family cards"""
    s = position(
        domains={"a": ["cit", "cit"]},
        elysium={
            "a": [["zeus_eagle", "ares_spear"]],
            "b": [["hades_charon", "hermes_caduceus", "apollo_sibyl"]],
        },
    )
    s.level_tiles[1] = 1
    writing(s)
    do(s, "a add citizen 1")
    assert s.level_tiles[1] == 1
    do(s, "a add citizen 1")
    assert s.level_tiles[1] == 0
