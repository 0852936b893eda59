"""Between the worked cases: small positions of every chapter, worked out by hand from the rules."""

from __future__ import annotations

import pytest

from petteia.core.chance import Luck
from petteia.core.playout import settle_chance
from petteia.games.elysium.rules.scoring import prestige, result, totals
from petteia.games.elysium.sitting import Sitting
from tests.games.elysium.position import (
    Stocks,
    asked,
    columns,
    discs,
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

NO_APOLLO = ["ares", "hades", "hermes", "poseidon", "zeus"]
REST = ["hermes_temple", "apollo_lyre"]  # something to take, so that the turn does not run on


def awoken(s: Sitting, epoch: int) -> Sitting:
    s.epoch = epoch
    from_rule(s, "awakening")
    settle_chance(s, Luck(1))
    s.check()
    return s


# -- awakening ------------------------------------------------------------------------------------


def test_without_the_oracle_all_cards_of_the_agora_are_new() -> None:
    """E-WAKE-1, E-WAKE-3: two players, three cards left in epoch 3"""
    left = ["zeus_eagle", "ares_spear", "hades_styx"]
    s = position(seats=2, families=NO_APOLLO, agora=left)
    before = s.deck
    awoken(s, 3)
    assert s.discard == [number(card) for card in left]
    assert (len(s.agora), s.oracle, before - s.deck) == (7, [], 7)


def test_what_is_left_of_the_oracle_comes_first() -> None:
    """E-WAKE-2 to E-WAKE-4, E-TAKE-8: two of four were taken; epoch 5 fills the Oracle as always"""
    s = position(seats=2, agora=[], oracle=["zeus_eagle", "ares_spear"])
    before = s.deck
    awoken(s, 5)
    assert s.agora[:2] == [number("zeus_eagle"), number("ares_spear")]
    assert (len(s.agora), len(s.oracle), before - s.deck) == (7, 4, 9)


def test_nothing_left_leaves_agora_and_oracle_short() -> None:
    """E-SUPPLY-2: seven cards for an Agora of ten and an Oracle of four"""
    s = position(agora=["zeus_eagle"])
    s.box, s.unseen, s.deck = s.unseen[:-6], s.unseen[-6:], 6
    awoken(s, 4)
    assert (len(s.agora), len(s.oracle), s.deck, s.discard) == (7, 0, 0, [])


# -- columns and taking ---------------------------------------------------------------------------


def test_two_colours_need_both_and_any_column_may_go() -> None:
    """E-TAKE-1, E-ACTION-4: Asclepius asks for yellow and green; the red column goes"""
    s = position(agora=["apollo_asclepius", "apollo_asclepius", "zeus_eagle"])
    turn(s)
    do(s, "a take agora apollo_asclepius", "a column red")
    assert s.columns[0] == 0b1110
    columns(s, "b", "rby")
    turn(s, "b", settle=False)
    assert refusal(s, "b take agora apollo_asclepius") == "E-BAN-6"


def test_a_copy_in_the_elysium_prevents_nothing() -> None:
    """E-TAKE-3"""
    s = position(elysium={"a": [["zeus_gathering"]]}, agora=["zeus_gathering", "ares_eris"])
    turn(s)
    assert "agora zeus_gathering" in offers(s, "take")


def test_in_round_four_the_quest_in_reach_must_be_taken() -> None:
    """E-ACTION-5, E-ACTION-7, E-DEC-3: a turn as always, with effects and a column"""
    s = position(domains={"a": ["zeus_companions"]}, agora=REST, side="a")
    columns(s, "a", "g")
    s.taken[0] = 3
    quest(s, "b", "q1")
    turn(s, round=4)
    assert s.options(0) == [("use", "zeus_companions"), ("quest", "q4")]
    assert refusal(s, "a citizen") == "E-BAN-3"
    assert refusal(s, "a pass") == "E-BAN-2"
    do(s, "a quest q4")
    assert (s.columns[0], asked(s)) == (0, "a Finish")


def test_with_two_players_the_side_decides_over_both_quests() -> None:
    """E-SETUP-1, E-SETUP-2, E-TAKE-4: side b has red and green above the first"""
    s = position(seats=2, agora=REST, side="b")
    for letters, words in (("g", ["q1_duo"]), ("y", ["q2_duo"]), ("rb", ["q1_duo", "q2_duo"])):
        columns(s, "a", letters)
        assert offers(turn(s, settle=False), "quest") == words


# -- order and rewards ------------------------------------------------------------------------------


def test_an_unfinished_quest_pays_one_gold_and_reacts_too() -> None:
    """E-ORDER-2, E-ORDER-3: the Golden Net asks for no finished quest; the eagle does"""
    s = position(
        domains={"a": ["hephaestus_golden_net", "zeus_eagle"], "b": ["zeus_temple"]}, gold={}
    )
    quest(s, "b", "q4")
    quest(s, "c", "q1")
    stocks = Stocks(s)
    from_rule(s, "unfinished_quests")
    assert stocks.changed(s) == expected("a gold+2; b gold+2 vp+2; c gold+2 vp+1")
    assert (s.order, s.transfers_left) == ((2, 1, 0), 3)


def test_the_discs_last_until_the_next_phase_three() -> None:
    """E-ORDER-1, E-END-1: two without a quest keep their order, and it is the order of the next epoch"""
    s = position(seats=4, agora=[])
    discs(s, "cadb")
    quest(s, "a", "q3")
    quest(s, "b", "q2")
    from_rule(s, "unfinished_quests")
    settle_chance(s, Luck(1))
    assert (s.order, s.epoch, s.phase) == ((1, 0, 2, 3), 2, 2)
    assert s.player() == 1


# -- legends ------------------------------------------------------------------------------------------


def test_a_level_legend_keeps_to_its_level() -> None:
    """E-TRANSFER-3, E-TRANSFER-4, E-BAN-50, E-BAN-51"""
    s = position(
        domains={"a": ["zeus_temple", "zeus_cornucopia", "ares_spear"]},
        elysium={"a": [["zeus_eagle", "hades_charon"]]},
    )
    writing(s)
    assert offers(s, "add") == ["ares_spear 1"]
    assert refusal(s, "a add zeus_temple 1") == "E-BAN-50"
    assert refusal(s, "a add zeus_cornucopia 1") == "E-BAN-51"


def test_a_citizen_costs_the_level_it_stands_for() -> None:
    """E-CIT-3, E-CIT-4: 1 in a level-1 legend, 3 where the third level of a family is missing"""
    s = position(
        domains={"a": ["cit", "cit"]},
        elysium={"a": [["zeus_eagle", "hades_charon"], ["zeus_temple", "zeus_cornucopia"]]},
    )
    writing(s)
    do(s, "a add citizen 1")
    assert s.gold[0] == 5
    do(s, "a add citizen 2")
    assert (s.gold[0], s.family_tiles[14]) == (2, 0)


def test_the_first_legend_of_a_level_takes_its_tile() -> None:
    """E-BONUS-3: a single card does not, and a family legend does not"""
    s = position(
        domains={"a": ["zeus_temple", "hades_temple", "ares_spear"]},
        elysium={"a": [["ares_eris"], ["zeus_eagle"]]},
        gold={"a": 9},
    )
    writing(s, transfers=3)
    do(s, "a begin hades_temple", "a add ares_spear 1")
    assert s.level_tiles == [-1, -1, -1, -1]
    do(s, "a add zeus_temple 3")
    assert s.level_tiles == [-1, -1, 0, -1]


@pytest.mark.parametrize(
    ("used", "level", "cost"),
    [
        (["hermes_guide_of_souls"], "zeus_heracles", 1),
        (["hermes_guide_of_souls"], "zeus_eagle", 0),
        (["hades_styx"], "zeus_temple", 1),
        (["hades_styx", "hermes_guide_of_souls"], "zeus_temple", 0),
    ],
)
def test_what_cheaper_transfers_cost(used: list[str], level: str, cost: int) -> None:
    """E-TRANSFER-6"""
    s = writing(position(domains={"a": [*used, level]}))
    do(s, *[f"a use {card}" for card in used], f"a begin {level}")
    assert s.gold[0] == 6 - cost


# -- effects --------------------------------------------------------------------------------------------


def test_a_procession_passes_those_with_an_eleusis_card() -> None:
    """E-ACT-6, who_if: a used one counts as well"""
    s = position(
        seats=4,
        domains={
            "a": ["poseidon_sea_procession", "zeus_hierophant"],
            "b": ["zeus_hierophant used"],
            "d": ["athena_palladium"],
        },
        agora=REST,
    )
    turn(s)
    stocks = Stocks(s)
    do(s, "a use poseidon_sea_procession")
    assert stocks.changed(s) == expected("a vp+1; c vp-1")


def test_the_protected_are_no_targets() -> None:
    """mod immune, E-BAN-37, E-DEC-9: of two others with gold only one can be chosen"""
    s = position(
        domains={"a": ["poseidon_sirens"], "b": ["athena_palladium"]},
        agora=REST,
        gold={"a": 0, "b": 9, "c": 1},
    )
    do(turn(s), "a use poseidon_sirens")
    assert s.gold == [1, 9, 0]


def test_the_trojan_war_counts_itself() -> None:
    """E-EFF-1, E-EFF-4: alone 2; a citizen that was an Ares card is none"""
    s = position(domains={"a": ["cit"]}, agora=["ares_trojan_war", "zeus_eagle"])
    turn(s)
    stocks = Stocks(s)
    do(s, "a take agora ares_trojan_war")
    assert stocks.changed(s) == expected("a prestige+2")


def test_talos_is_paid_or_not() -> None:
    """pay, E-DEC-10: yes or no; without gold only no"""
    s = position(domains={"a": ["hephaestus_talos"]}, agora=REST, gold={"a": 1})
    turn(s)
    do(s, "a use hephaestus_talos", "a pay 1")
    assert (s.gold[0], s.vp[0]) == (0, 7)
    s = position(domains={"a": ["hephaestus_talos"]}, agora=REST, gold={})
    do(turn(s), "a use hephaestus_talos")
    assert (s.vp[0], domain(s, "a")) == (5, ["hephaestus_talos used"])


def test_the_god_of_light_lets_choose_for_each_event() -> None:
    """E-EFF-1, E-EFF-2: his own transfer, too"""
    s = writing(position(domains={"a": ["apollo_god_of_light", "apollo_muses"]}))
    do(s, "a begin apollo_muses", "a choose gain-gold", "a begin apollo_god_of_light")
    assert asked(s) == "a Choose"
    do(s, "a choose gain-vp")
    assert (s.gold[0], s.vp[0]) == (6 - 1 + 1 - 3, 6)


# -- final scoring ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("owned", "points"),
    [
        ([6, 6, 2, 1], [12, 12, 4, 2]),
        ([3, 7, 3, 3], [4, 16, 4, 4]),  # 8 + 4 + 2 among three
        ([1, 1, 1, 1], [7, 7, 7, 7]),
        ([0, 2, 0, 2], [0, 12, 0, 12]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([5, 5, 1], [12, 12, 4]),
        ([0, 4], [0, 16]),
    ],
)
def test_prestige_by_places(owned: list[int], points: list[int]) -> None:
    """E-SCORE-5, E-RUL-24, E-RUL-25"""
    s = position(seats=len(owned))
    s.prestige = owned
    assert prestige(s) == points


def test_equal_points_go_by_gold_and_then_nobody_is_better() -> None:
    """E-SCORE-7"""
    s = position(vp={"a": 9, "b": 9, "c": 8}, gold={"a": 1, "b": 4, "c": 9}, prestige={})
    assert (result(s).places, result(s).reason) == ([2, 1, 3], "by-gold")
    s.gold = [4, 4, 9]
    assert (result(s).places, result(s).reason) == ([1, 1, 3], "shared-victory")


def test_chronos_effects_read_one_and_the_same_state() -> None:
    """E-SCORE-2: Olympus, Asphodel, Anvil and Triumph in one Elysium; gold and prestige stay what they are"""
    s = position(
        elysium={
            "a": [
                ["zeus_olympus", "hephaestus_anvil", "ares_triumph", "cit"],
                ["hades_asphodel", "zeus_eagle"],
                ["hermes_pan", "hermes_temple"],
            ]
        },
        gold={"a": 3},
        vp={"a": 0},
        prestige={"a": 5},
    )
    # legends 8 + 2 + 3, the citizen -2; Olympus 2, Anvil 3, Triumph 2, Asphodel 1, Temple of Hermes 2; prestige 16
    assert totals(s)[0] == 8 + 2 + 3 - 2 + 2 + 3 + 2 + 1 + 2 + 16
    assert (s.gold[0], s.prestige[0]) == (3, 5)
