"""Worked cases about effects: several players, choices, copies, protection, refusals."""

from __future__ import annotations

from petteia.games.elysium.rules.choices import Choose
from tests.games.elysium.position import (
    Stocks,
    asked,
    discs,
    do,
    domain,
    expected,
    number,
    offers,
    position,
    refusal,
    turn,
    writing,
)

REST = ["hermes_temple", "apollo_lyre"]  # something to take, so that the turn does not run on


def test_c47_an_instant_effect_and_a_trigger() -> None:
    """E-RESOLVE-1"""
    s = turn(position(domains={"a": ["hephaestus_god_of_fire"]}, agora=["hephaestus_divine_help"]))
    stocks = Stocks(s)
    do(s, "a take agora hephaestus_divine_help")
    assert stocks.changed(s) == expected("a gold+2 vp+1")
    assert [event[3] for event in s.events if event[0] == "gained"] == ["gold", "vp"]


def test_c48_tiles_are_no_tokens_for_heracles() -> None:
    """E-RUL-23"""
    s = position(agora=["zeus_heracles"], vp={"a": 10})
    s.family_tiles[0] = s.family_tiles[2] = 0
    turn(s)
    stocks = Stocks(s)
    do(s, "a take agora zeus_heracles")
    assert stocks.changed(s) == expected("a vp+3")


def test_c49_initiation() -> None:
    """E-ACT-6"""
    s = position(
        seats=4,
        domains={"a": ["athena_initiation", "zeus_hierophant"], "b": ["hades_persephone"]},
        agora=REST,
    )
    turn(s)
    stocks = Stocks(s)
    do(s, "a use athena_initiation")
    assert stocks.changed(s) == expected("a gold+2; b gold+1")


def test_c51_panathenaic_games_in_turn_order() -> None:
    """E-TRANSFER-8, E-DEC-5, E-ORDER-4, E-RUL-39"""
    s = position(
        domains={
            "a": ["athena_panathenaic_games", "zeus_eagle"],
            "b": ["ares_spear"],
            "c": ["hades_charon"],
        },
        agora=REST,
    )
    discs(s, "bca")
    turn(s)
    stocks = Stocks(s)
    do(s, "a use athena_panathenaic_games", "a begin zeus_eagle")
    assert asked(s) == "b Transfer"
    do(s, "b begin ares_spear")
    assert asked(s) == "c Transfer"
    do(s, "c begin hades_charon")
    assert stocks.changed(s) == expected("a gold-1; b gold-2; c gold-2")


def test_c52_the_number_of_transfers_is_fixed_at_the_start() -> None:
    """E-EFF-4, E-TRANSFER-7"""
    cards = ["hades_judge_of_the_underworld", "hades_tartarus", "zeus_companions", "zeus_eagle"]
    s = turn(position(domains={"a": cards}, agora=REST))
    do(s, "a use hades_judge_of_the_underworld", "a begin hades_judge_of_the_underworld")
    assert asked(s) == "a Transfer"
    do(s, "a begin hades_tartarus")
    assert asked(s) == "a TakeTurn"
    assert domain(s, "a") == ["zeus_companions", "zeus_eagle"]


def test_c53_the_penalty_must_be_fulfilled_in_full_if_possible() -> None:
    """E-EFF-5, E-RUL-10, E-RUL-35, E-BAN-36"""
    s = position(
        seats=4,
        domains={"b": ["zeus_eagle", "cit"]},
        agora=["poseidon_cyclopes"],
        gold={"a": 0, "b": 1, "c": 3, "d": 1},
    )
    turn(s)
    stocks = Stocks(s)
    do(s, "a take agora poseidon_cyclopes")
    assert asked(s) == "b Discard"  # losing 2 gold cannot be done in full
    do(s, "b discard citizen")
    assert stocks.changed(s) == expected("c gold-2; d gold-1")
    poor = position(agora=["poseidon_cyclopes"], gold={"a": 1})
    turn(poor)
    stocks = Stocks(poor)
    do(poor, "a take agora poseidon_cyclopes")
    assert (stocks.changed(poor), asked(poor)) == ({}, "a RemoveColumn")


def test_e_ban_36_another_option_can_be_fulfilled() -> None:
    """E-EFF-5: with an option that can be fulfilled in full, one that cannot is refused"""
    s = position(seats=2, domains={"b": ["zeus_eagle"]}, gold={"b": 1})
    s.current, s.phase = 0, 2
    s.ask(Choose(1, 0, "poseidon_cyclopes", number("poseidon_cyclopes"), 0, number("cit"), 0))
    assert offers(s, "choose") == ["discard-card"]
    assert refusal(s, "b choose lose-gold") == "E-BAN-36"
    assert refusal(s, "b decline") == "E-BAN-35"


def test_c54_the_palladium_protects() -> None:
    """mod immune, E-BAN-37"""
    s = position(
        seats=4,
        domains={"b": ["athena_palladium", "zeus_eagle"], "c": ["cit", "ares_spear"]},
        agora=["poseidon_cyclopes", "athena_trade_agreement"],
        gold={"b": 4, "c": 0, "d": 0},
    )
    turn(s)
    do(s, "a take agora poseidon_cyclopes")
    assert asked(s) == "c Discard"
    turn(s)
    stocks = Stocks(s)
    do(s, "a take agora athena_trade_agreement")
    assert stocks.changed(s)["b gold"] == 1


def test_c56_medusa_makes_a_citizen() -> None:
    """E-RUL-31, E-RUL-32, E-STATE-5"""
    s = position(
        domains={"a": ["poseidon_medusa"], "b": ["athena_aegis", "athena_areopagus"]},
        agora=["athena_aegis", "ares_spear"],
    )
    turn(s)
    do(s, "a use poseidon_medusa", "a petrify athena_aegis")
    assert domain(s, "b") == ["cit", "athena_areopagus"]
    turn(s, "b")
    stocks = Stocks(s)
    assert "agora athena_aegis" in offers(s, "take")
    do(s, "b take agora athena_aegis")
    assert stocks.changed(s) == expected("b gold+1")


def test_c57_autolycus_chooses_among_domains() -> None:
    """copy, E-RUL-19"""
    s = position(
        domains={"b": ["hephaestus_divine_help"], "c": ["poseidon_cyclopes"]},
        agora=["hermes_autolycus"],
    )
    turn(s)
    do(s, "a take agora hermes_autolycus")
    assert offers(s, "copy") == ["1 hephaestus_divine_help", "2 poseidon_cyclopes"]
    other = s.clone()
    stocks = Stocks(s)
    do(s, "a copy 1 hephaestus_divine_help")
    assert stocks.changed(s) == expected("a gold+2")
    do(other, "a copy 2 poseidon_cyclopes")
    assert asked(other) == "b Choose"


def test_c58_cattle_raid_pays_the_owner() -> None:
    """copy, fee"""
    s = position(
        domains={"a": ["hermes_cattle_raid"], "b": ["hephaestus_golden_automata used"]},
        agora=REST,
        gold={"a": 1, "b": 4},
    )
    turn(s)
    stocks = Stocks(s)
    do(s, "a use hermes_cattle_raid")
    assert stocks.changed(s) == expected("a gold+1; b gold+1")
    assert domain(s, "b") == ["hephaestus_golden_automata used"]


def test_c132_without_gold_there_is_no_source() -> None:
    """copy, E-ACT-11, E-BAN-40"""
    s = position(
        domains={"a": ["hermes_cattle_raid", "ares_amazons"], "b": ["hephaestus_golden_automata"]},
        agora=REST,
        gold={},
    )
    turn(s)
    stocks = Stocks(s)
    do(s, "a use hermes_cattle_raid")
    assert (stocks.changed(s), domain(s, "a")[0]) == ({}, "hermes_cattle_raid used")
    s.gold[0] = 1
    do(s, "a use ares_amazons")
    assert refusal(s, "a pay 2") == "E-BAN-40"


def test_c59_amazons_pay_what_they_like() -> None:
    """pay, E-DEC-10"""
    s = turn(position(domains={"a": ["ares_amazons"]}, agora=REST, gold={"a": 5}))
    do(s, "a use ares_amazons")
    assert offers(s, "pay") == ["0", "1", "2", "3"]
    assert refusal(s, "a decline") == "E-BAN-35"
    stocks = Stocks(s)
    do(s, "a pay 3")
    assert stocks.changed(s) == expected("a gold-3 prestige+4")


def test_c61_no_activate_effects_in_phase_three() -> None:
    """E-ACT-9, E-BAN-23"""
    s = writing(position(domains={"a": ["zeus_companions", "zeus_eagle"]}))
    assert refusal(s, "a use zeus_companions") == "E-BAN-23"


def test_c62_all_who_are_tied_for_the_fewest() -> None:
    """rank"""
    s = position(
        seats=4,
        domains={"a": ["athena_weaving_contest"]},
        agora=REST,
        vp={"a": 9, "b": 4, "c": 4, "d": 7},
    )
    turn(s)
    do(s, "a use athena_weaving_contest")
    assert s.vp == [10, 5, 5, 7]


def test_c124_with_two_players_the_other_has_the_fewest() -> None:
    """rank"""
    s = position(seats=2, domains={"a": ["athena_weaving_contest"]}, agora=REST)
    turn(s)
    stocks = Stocks(s)
    do(s, "a use athena_weaving_contest")
    assert stocks.changed(s) == expected("a vp+1; b vp+1")


def test_c63_the_goddess_reacts_after_the_effect() -> None:
    """E-EFF-2"""
    s = turn(position(domains={"a": ["athena_goddess_of_wisdom", "athena_areopagus"]}, agora=REST))
    stocks = Stocks(s)
    do(s, "a use athena_areopagus", "b choose gain-gold")
    assert stocks.changed(s) == expected("a gold+1 vp+1; b gold+1")
    do(s, "c choose gain-vp")
    assert stocks.changed(s) == expected("a gold+1 vp+2; b gold+1; c vp+1")


def test_c64_permanents_work_in_turns_of_others() -> None:
    """E-RUL-9"""
    s = position(
        domains={"a": ["hades_god_of_the_dead", "zeus_eagle"], "b": ["athena_panathenaic_games"]},
        agora=REST,
    )
    turn(s, "b")
    do(s, "b use athena_panathenaic_games", "b stop")
    stocks = Stocks(s)
    do(s, "a begin zeus_eagle")
    assert stocks.changed(s) == expected("a gold-2 vp+1")


def test_c88_a_discarded_citizen_goes_to_the_box() -> None:
    """E-CIT-6, E-RUL-12"""
    s = turn(
        position(
            seats=2, domains={"b": ["cit", "zeus_eagle"]}, agora=["poseidon_cyclopes"], gold={}
        )
    )
    do(s, "a take agora poseidon_cyclopes", "b discard citizen")
    assert (s.box_citizens, s.discard) == (1, [])


def test_c89_an_instant_effect_works_once() -> None:
    """E-ACT-2, E-BAN-28"""
    s = turn(position(domains={"a": ["hephaestus_divine_help"]}, agora=REST))
    assert refusal(s, "a use hephaestus_divine_help") == "E-BAN-28"


def test_c90_once_per_epoch() -> None:
    """E-ACT-5, E-END-1, E-BAN-25"""
    s = turn(position(domains={"a": ["zeus_companions"]}, agora=REST))
    do(s, "a use zeus_companions")
    assert refusal(s, "a use zeus_companions") == "E-BAN-25"


def test_c91_effects_without_result() -> None:
    """E-ACT-11, E-EFF-8, E-RUL-36, E-DEC-9"""
    s = position(domains={"a": ["poseidon_sirens", "hephaestus_talos"]}, agora=REST, gold={"a": 3})
    turn(s)
    stocks = Stocks(s)
    do(s, "a use poseidon_sirens", "a use hephaestus_talos", "a decline")
    assert stocks.changed(s) == {}
    assert domain(s, "a") == ["poseidon_sirens", "hephaestus_talos used"]
    assert refusal(s, "a use poseidon_sirens") == "E-BAN-26"


def test_c92_losses_take_what_is_there() -> None:
    """E-EFF-3, E-ACT-3"""
    s = position(
        domains={"a": ["poseidon_god_of_the_seas"]}, agora=["poseidon_storm"], gold={"a": 2, "c": 3}
    )
    turn(s)
    do(s, "a take agora poseidon_storm")
    assert s.gold == [3, 0, 1]


def test_c93_each_decides_in_turn_order_and_knows_the_earlier_results() -> None:
    """E-EFF-5, E-EFF-6, E-ORDER-4, E-RUL-8, E-DEC-7"""
    s = position(
        seats=4,
        domains={"a": ["poseidon_sea_monster"]},
        agora=REST,
        gold={"d": 2},
        vp={"c": 3, "d": 5},
    )
    discs(s, "bcad")
    turn(s)
    do(s, "a use poseidon_sea_monster")
    assert (s.vp, asked(s)) == ([0, 0, 2, 5], "d Choose")
    assert offers(s, "choose") == ["lose-gold", "lose-vp"]
    do(s, "d choose lose-vp")
    assert s.vp[3] == 4


def test_c94_a_card_may_transfer_itself() -> None:
    """E-EFF-1, E-EFF-7, E-RUL-39"""
    s = position(domains={"a": ["athena_panathenaic_games"], "b": ["zeus_eagle"]}, agora=REST)
    turn(s)
    stocks = Stocks(s)
    do(
        s,
        "a use athena_panathenaic_games",
        "a begin athena_panathenaic_games",
        "b begin zeus_eagle",
    )
    assert stocks.changed(s) == expected("a gold-3; b gold-2")
    assert domain(s, "a") == []


def test_c99_the_minotaur_reads_tokens() -> None:
    """E-BONUS-4, E-RUL-23, E-BAN-42"""
    s = position(
        seats=4,
        domains={"b": ["poseidon_minotaur"]},
        agora=REST,
        vp={"a": 6, "b": 7, "c": 8, "d": 9},
    )
    s.family_tiles[0] = 0
    turn(s, "b")
    do(s, "b use poseidon_minotaur")
    assert offers(s, "target") == ["2", "3"]
    assert refusal(s, "b target 0") == "E-BAN-42"


def test_c103_an_exchange_with_the_oracle() -> None:
    """exchange, E-TAKE-3, E-BAN-41, E-DEC-8"""
    s = position(
        domains={"a": ["apollo_omphalos", "apollo_pythia", "apollo_muses"]},
        oracle=["apollo_muses", "apollo_torchbearer", "apollo_pythia"],
        agora=REST,
    )
    turn(s)
    do(s, "a use apollo_omphalos")
    pairs = offers(s, "swap")
    assert "apollo_muses apollo_muses" in pairs
    assert "apollo_pythia apollo_pythia" in pairs
    assert "apollo_muses apollo_pythia" not in pairs
    assert refusal(s, "a swap apollo_muses apollo_pythia") == "E-BAN-41"
    assert refusal(s, "a swap apollo_omphalos apollo_muses") == "E-BAN-39"
    do(s, "a swap apollo_muses apollo_muses")
    assert asked(s) == "a Discard"  # the instant effect of the card taken
    stocks = Stocks(s)
    do(s, "a discard apollo_torchbearer")
    assert stocks.changed(s) == expected("a gold+2")


def test_c104_a_copy_counts_the_cards_of_its_user() -> None:
    """copy, E-RUL-19"""
    s = position(
        domains={
            "a": ["hermes_pan", "hades_tartarus", "zeus_eagle"],
            "b": [
                "hades_judge_of_the_underworld spent",
                "hades_charon spent",
                "hades_styx",
                "hades_temple",
            ],
        },
        agora=REST,
    )
    turn(s)
    do(s, "a use hermes_pan", "a copy 1 hades_judge_of_the_underworld", "a begin zeus_eagle")
    assert asked(s) == "a TakeTurn"
    assert domain(s, "a") == ["hermes_pan", "hades_tartarus"]
    assert domain(s, "b")[0] == "hades_judge_of_the_underworld"


def test_c105_a_copy_is_a_use_of_the_copying_card() -> None:
    """E-RUL-20"""
    s = position(
        seats=2,
        domains={
            "a": ["athena_goddess_of_wisdom", "hermes_messenger_of_the_gods"],
            "b": ["athena_areopagus"],
        },
        agora=REST,
    )
    turn(s)
    stocks = Stocks(s)
    do(s, "a use hermes_messenger_of_the_gods", "b choose gain-vp")
    assert stocks.changed(s) == expected("a gold+1 vp+1; b vp+1")


def test_c106_a_used_partner_is_enough() -> None:
    """E-ACT-6, E-RUL-18"""
    s = turn(
        position(
            domains={"a": ["hermes_herald_of_the_mysteries", "athena_initiation used"]}, agora=REST
        )
    )
    stocks = Stocks(s)
    do(s, "a use hermes_herald_of_the_mysteries")
    assert stocks.changed(s) == expected("a gold+2")
    assert domain(s, "a") == ["hermes_herald_of_the_mysteries used", "athena_initiation used"]


def test_c110_all_remaining_cards_are_duplicates() -> None:
    """draw, E-RUL-15, E-RUL-41"""
    s = position(domains={"a": ["ares_hoplites"]}, agora=["hephaestus_pandora"])
    last = number("ares_hoplites")
    s.unseen.remove(last)
    s.box.extend(s.unseen)
    s.unseen, s.deck = [], 0
    s.discard = [last]
    s.check()
    turn(s)
    do(s, "a take agora hephaestus_pandora", draws=["ares_hoplites"])
    assert domain(s, "a") == ["ares_hoplites", "hephaestus_pandora"]
    assert (s.discard, s.aside) == ([last], ())


def test_a_duplicate_drawn_is_set_aside_and_the_next_card_comes() -> None:
    """E-RUL-15"""
    s = turn(position(domains={"a": ["ares_hoplites"]}, agora=["hephaestus_pandora"]))
    do(s, "a take agora hephaestus_pandora", draws=["ares_hoplites", "zeus_eagle"])
    assert domain(s, "a")[-1] == "zeus_eagle"
    assert s.discard == [number("ares_hoplites")]


def test_c113_medusa_and_the_palladium() -> None:
    """mod immune, E-BAN-37"""
    s = position(
        domains={
            "a": ["poseidon_medusa"],
            "b": ["athena_palladium", "zeus_eagle"],
            "c": ["ares_spear"],
        },
        agora=["poseidon_storm", "ares_eris"],
        seats=4,
    )
    s.unseen.remove(number("hermes_pan"))
    s.deck -= 1
    s.domain[3].append(number("hermes_pan"))
    turn(s)
    do(s, "a use poseidon_medusa")
    assert offers(s, "target") == ["2", "3"]
    assert refusal(s, "a target 1") == "E-BAN-37"
    do(s, "a target 2")
    turn(s, "b")
    stocks = Stocks(s)
    do(s, "b take agora poseidon_storm")
    assert stocks.changed(s) == expected("a gold-1; b gold+1; c gold-1; d gold-1")


def test_c115_caduceus_readies() -> None:
    """ready, E-BAN-39"""
    cards = [
        "hermes_caduceus",
        "hades_persephone used",
        "hades_thanatos used",
        "zeus_hierophant used",
        "ares_spear",
    ]
    s = turn(position(domains={"a": cards}, agora=REST))
    do(s, "a use hermes_caduceus")
    assert offers(s, "ready") == ["hades_persephone", "zeus_hierophant"]
    for card in ("hades_thanatos", "hermes_caduceus", "ares_spear"):
        assert refusal(s, f"a ready {card}") == "E-BAN-39"
    do(s, "a ready hades_persephone")
    assert "hades_persephone" in offers(s, "use")


def test_c116_the_taken_card_has_left_the_oracle() -> None:
    """family_in, E-TAKE-7, E-BAN-9"""
    for oracle, gold in (
        (["zeus_eagle", "ares_spear"], {}),
        (["zeus_eagle", "zeus_temple"], "a gold+1"),
    ):
        s = position(domains={"a": ["apollo_lyre", "apollo_delphi"]}, oracle=oracle, agora=REST[:1])
        turn(s)
        stocks = Stocks(s)
        do(s, "a take oracle zeus_eagle")
        assert stocks.changed(s) == (expected(gold) if isinstance(gold, str) else gold)
    s = turn(
        position(domains={"a": ["apollo_lyre"]}, oracle=["zeus_eagle"], agora=["hermes_temple"])
    )
    assert refusal(s, "a take oracle zeus_eagle") == "E-BAN-9"


def test_c122_effects_of_the_elysium_and_in_turns_of_others() -> None:
    """E-ACT-1, E-ACT-9, E-BAN-22, E-BAN-31"""
    s = position(
        domains={"a": ["zeus_companions"]}, elysium={"a": [["hephaestus_bellows"]]}, agora=REST
    )
    turn(s, "b")
    assert refusal(s, "a use zeus_companions") == "E-BAN-22"
    turn(s)
    assert refusal(s, "a use hephaestus_bellows") == "E-BAN-31"


def test_c127_what_cannot_be_used() -> None:
    """E-BAN-26, E-BAN-27, E-BAN-29, E-BAN-32, E-BAN-33"""
    s = position(
        domains={
            "a": ["apollo_omphalos spent", "hades_persephone", "zeus_eagle", "cit"],
            "b": ["zeus_companions"],
        },
        agora=REST,
    )
    turn(s)
    for card, rule in (
        ("apollo_omphalos", "E-BAN-26"),
        ("hades_persephone", "E-BAN-27"),
        ("zeus_eagle", "E-BAN-29"),
        ("citizen", "E-BAN-32"),
        ("zeus_companions", "E-BAN-33"),
    ):
        assert refusal(s, f"a use {card}") == rule


def test_c128_a_legal_source_must_be_copied() -> None:
    """E-RUL-42, E-BAN-35, E-BAN-38"""
    s = turn(position(domains={"b": ["athena_trade_agreement"]}, agora=["hermes_autolycus"]))
    stocks = Stocks(s)
    do(s, "a take agora hermes_autolycus")
    assert stocks.changed(s) == expected("a gold+3; b gold+1; c gold+1")
    s = turn(position(domains={"b": ["hermes_autolycus"]}, agora=["hermes_autolycus"]))
    stocks = Stocks(s)
    do(s, "a take agora hermes_autolycus")
    assert (stocks.changed(s), asked(s)) == ({}, "a RemoveColumn")
    s = position(
        domains={
            "b": ["athena_trade_agreement", "hermes_autolycus"],
            "c": ["zeus_cornucopia", "zeus_heracles"],
        },
        agora=["hermes_autolycus"],
    )
    turn(s)
    do(s, "a take agora hermes_autolycus")
    assert refusal(s, "a decline") == "E-BAN-35"
    assert refusal(s, "a copy 1 hermes_autolycus") == "E-BAN-38"
    assert refusal(s, "a copy 2 zeus_heracles") == "E-BAN-39"


def test_c130_what_is_refused_in_between() -> None:
    """E-BAN-34, E-BAN-45, E-BAN-49, E-BAN-59, E-BAN-62"""
    s = position(
        domains={"a": ["zeus_eagle", "athena_areopagus", "hephaestus_bellows", "cit"]}, agora=REST
    )
    turn(s)
    assert refusal(s, "a begin zeus_eagle") == "E-BAN-45"
    assert refusal(s, "a turn-up") == "E-BAN-59"
    assert refusal(s, "a reorder") == "E-BAN-62"
    do(s, "a use athena_areopagus")
    assert asked(s) == "b Choose"
    assert refusal(s, "a use hephaestus_bellows") == "E-BAN-34"
    s = writing(position(domains={"a": ["hades_temple"]}, elysium={"a": [["zeus_eagle"]]}))
    assert refusal(s, "a add hades_temple 1") == "E-BAN-49"


def test_e_act_4_a_card_that_comes_back_has_a_new_ring() -> None:
    """E-ACT-4, E-STATE-3"""
    s = position(
        domains={"a": ["apollo_omphalos", "hades_charon spent"]},
        oracle=["hades_charon"],
        agora=REST,
    )
    turn(s)
    do(s, "a use apollo_omphalos")
    assert domain(s, "a") == ["apollo_omphalos", "hades_charon ring"]


def test_a_limited_change_is_spent_whatever_it_saved() -> None:
    """E-TRANSFER-6"""
    s = writing(position(domains={"a": ["hermes_guide_of_souls", "zeus_eagle", "zeus_companions"]}))
    do(s, "a use hermes_guide_of_souls", "a begin zeus_eagle")
    assert (s.gold[0], s.changes) == (6, [])
    do(s, "a begin zeus_companions")
    assert s.gold[0] == 4


def test_e_rul_38_permanents_that_came_during_the_instant_effect_react() -> None:
    """E-RESOLVE-1: the list of reacting cards is made when (d) begins"""
    s = position(domains={"a": ["hephaestus_god_of_fire"]}, agora=["hades_cerberus"], gold={"a": 0})
    turn(s)
    stocks = Stocks(s)
    do(s, "a take agora hades_cerberus", "a begin hades_cerberus")
    assert stocks.changed(s) == {}
    assert domain(s, "a") == ["hephaestus_god_of_fire"]
