"""Worked cases of phase III and of the end: order, rewards, transfers, legends, tiles, scoring."""

from __future__ import annotations

from itertools import permutations

import pytest

from petteia.core.chance import Luck
from petteia.core.playout import settle_chance
from petteia.games.elysium.components import LEVEL, TRANSFER_COST
from petteia.games.elysium.rules.scoring import chronos, prestige, sheet
from petteia.games.elysium.rules.transfers import changed, price
from petteia.games.elysium.sitting import Sitting
from petteia.games.elysium.state import NOBODY, PILE
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


def order_of(s: Sitting) -> str:
    return "".join("abcd"[player] for player in s.order)


# -- order and rewards ------------------------------------------------------------------------------


def test_c22_two_without_a_quest() -> None:
    """E-ORDER-1"""
    s = position(seats=4)
    discs(s, "abcd")
    quest(s, "b", "q4")
    quest(s, "d", "q2")
    from_rule(s, "unfinished_quests")
    assert order_of(s) == "dbac"


def test_c23_three_players_with_four_quests() -> None:
    """E-ORDER-1, E-RUL-2"""
    s = position()
    for name, word in (("a", "q4"), ("b", "q1"), ("c", "q3")):
        quest(s, name, word)
    from_rule(s, "unfinished_quests")
    assert order_of(s) == "bca"


def test_c24_one_with_a_quest() -> None:
    """E-ORDER-1"""
    s = position()
    discs(s, "cab")
    quest(s, "a", "q2")
    from_rule(s, "unfinished_quests")
    assert order_of(s) == "acb"


def test_c26_golden_net_and_quest_two() -> None:
    """E-ORDER-3"""
    s = position(domains={"a": ["hephaestus_golden_net"]})
    quest(s, "a", "q2")
    stocks = Stocks(s)
    from_rule(s, "unfinished_quests")
    assert stocks.changed(s)["a gold"] == 5


def test_c27_the_new_order_counts_for_tiles() -> None:
    """E-ORDER-1, E-BONUS-1"""
    piles = [["athena_olive_tree", "athena_temple"]]
    s = position(
        domains={"a": ["athena_aegis"], "b": ["athena_aegis"]},
        elysium={"a": piles, "b": [["athena_gathering", "athena_initiation"]]},
    )
    discs(s, "bac")
    quest(s, "a", "q1")
    quest(s, "b", "q2")
    quest(s, "c", "q3")
    from_rule(s, "unfinished_quests")
    do(s, "a add athena_aegis 1")
    assert asked(s) == "b Write"  # a has nothing else to do
    do(s, "b add athena_aegis 1")
    assert s.family_tiles[4:6] == [0, 1]


def test_c112_two_unfinished_quests() -> None:
    """E-ORDER-1, E-ORDER-2, E-RUL-28"""
    s = position(seats=2, domains={"a": ["zeus_eagle"], "b": ["ares_spear"]})
    stocks = Stocks(s)
    from_rule(s, "unfinished_quests")
    assert (order_of(s), stocks.changed(s)) == ("ab", expected("a gold+1; b gold+1"))
    assert (asked(s), s.transfers_left) == ("a Write", 1)


def test_rewards_come_before_their_triggers_in_the_new_order() -> None:
    """E-ORDER-3, E-EFF-2"""
    s = position(domains={"a": ["hephaestus_golden_net"]})
    quest(s, "a", "q1")
    quest(s, "b", "q3")
    quest(s, "c", "q4")
    from_rule(s, "rewards")
    told = [event[:2] for event in s.events if event[0] in ("reward", "gained")]
    assert told == [("reward", 0), ("reward", 1), ("reward", 2), ("gained", 0)]


# -- transfers and legends ----------------------------------------------------------------------------


def test_c28_not_enough_gold() -> None:
    """E-TRANSFER-2, E-BAN-43"""
    s = writing(position(domains={"a": ["zeus_heracles", "zeus_eagle"]}, gold={"a": 2}))
    assert offers(s, "begin") == ["zeus_eagle"]
    assert refusal(s, "a begin zeus_heracles") == "E-BAN-43"


def test_c29_a_family_legend_keeps_to_its_family() -> None:
    """E-TRANSFER-3, E-TRANSFER-4, E-BAN-52"""
    s = position(
        domains={"a": ["zeus_companions", "athena_areopagus", "zeus_olympus"]},
        elysium={"a": [["zeus_eagle"]]},
        gold={"a": 9},
    )
    writing(s, transfers=3)
    do(s, "a add zeus_companions 1")
    assert offers(s, "add") == ["zeus_olympus 1"]
    assert refusal(s, "a add athena_areopagus 1") == "E-BAN-52"


def test_c31_the_same_card_never_joins_its_copy() -> None:
    """E-TRANSFER-4, E-BAN-48"""
    s = position(domains={"a": ["zeus_cornucopia"]}, elysium={"a": [["zeus_cornucopia"]]})
    writing(s)
    assert offers(s, "add") == []
    assert refusal(s, "a add zeus_cornucopia 1") == "E-BAN-48"
    do(s, "a begin zeus_cornucopia")
    assert len(s.shapes[0]) == 2


def test_c32_piles_are_never_joined() -> None:
    """E-TRANSFER-5, E-BAN-57"""
    s = position(domains={"a": ["ares_spear"]}, elysium={"a": [["zeus_eagle"], ["zeus_temple"]]})
    writing(s)
    assert refusal(s, "a merge") == "E-BAN-57"


def test_c33_any_order_of_levels() -> None:
    """E-TRANSFER-4"""
    s = position(domains={"a": ["zeus_temple", "zeus_eagle", "zeus_olympus"]}, gold={"a": 6})
    writing(s, transfers=3)
    do(s, "a begin zeus_temple", "a add zeus_eagle 1", "a add zeus_olympus 1")
    pile = s.view(0)["piles"][0][0]
    assert (pile["kind"], pile["complete"], pile["points"]) == ("family", True, 6)


def test_c34_a_ring_is_lost_with_the_transfer() -> None:
    """E-ACT-4"""
    s = writing(position(domains={"a": ["hades_charon", "zeus_eagle"]}))
    do(s, "a begin hades_charon")
    assert s.elysium[0] == [number("hades_charon")]
    assert refusal(s, "a use hades_charon") == "E-BAN-31"


def test_c36_a_citizen_completes_a_level_legend() -> None:
    """E-CIT-3, E-SCORE-3, E-SCORE-6"""
    pile = [
        "athena_aegis",
        "zeus_heracles",
        "hades_judge_of_the_underworld",
        "hephaestus_god_of_fire",
    ]
    s = writing(position(domains={"a": ["cit"]}, elysium={"a": [pile]}, gold={"a": 3}))
    do(s, "a add citizen 1")
    assert s.gold[0] == 0
    points = {name: line[0] for name, line in s.view(0)["sheet"]}
    assert (points["legends"], points["citizens"]) == (12, -2)
    assert s.view(0)["piles"][0][0]["complete"]


def test_c37_a_citizen_in_a_family_legend() -> None:
    """E-CIT-4, E-BONUS-1"""
    s = position(domains={"a": ["cit"]}, elysium={"a": [["athena_olive_tree", "athena_aegis"]]})
    writing(s)
    stocks = Stocks(s)
    do(s, "a add citizen 1")
    assert stocks.changed(s) == expected("a gold-2")  # for the missing level 2
    assert s.family_tiles[4] == 0


def test_c38_citizens_do_not_join_single_cards() -> None:
    """E-CIT-3, E-BAN-55"""
    s = position(
        domains={"a": ["cit", "ares_spear"]}, elysium={"a": [["zeus_eagle"], ["zeus_temple"]]}
    )
    writing(s)
    assert offers(s, "add") == ["ares_spear 1"]
    assert refusal(s, "a add citizen 1") == "E-BAN-55"


def test_c39_several_citizens() -> None:
    """E-CIT-5"""
    s = position(
        domains={"a": ["cit", "cit", "cit"]},
        elysium={"a": [["zeus_companions", "hades_persephone"]]},
        gold={"a": 6},
    )
    writing(s, transfers=3)
    do(s, "a add citizen 1", "a add citizen 1", "a add citizen 1")
    assert (s.gold[0], s.level_tiles[2]) == (0, 0)
    points = {name: line[0] for name, line in s.view(0)["sheet"]}
    assert points["legends"] + points["citizens"] == 6


def test_c41_a_level_tile_moves_to_a_larger_legend() -> None:
    """E-BONUS-3, E-RUL-21"""
    s = position(
        domains={"b": ["hermes_temple", "ares_temple"]},
        elysium={"a": [["zeus_companions", "hades_persephone"]], "b": [["athena_areopagus"]]},
        gold={"b": 4},
    )
    s.level_tiles[2] = 0
    writing(s, "b")
    do(s, "b add hermes_temple 1")
    assert s.level_tiles[2] == 0
    do(s, "b add ares_temple 1")
    assert s.level_tiles[2] == 1


def test_c42_the_largest_legend_of_the_holder_counts() -> None:
    """E-BONUS-3, E-RUL-22"""
    level_one = ["poseidon_storm", "apollo_pythia", "ares_spear", "hermes_caduceus"]
    s = position(
        domains={"b": ["hades_asphodel", "hephaestus_bellows", "athena_olive_tree"]},
        elysium={
            "a": [["zeus_eagle", "hades_charon"], level_one],
            "b": [["zeus_cornucopia", "apollo_muses"]],
        },
    )
    s.level_tiles[1] = 0
    writing(s, "b", transfers=3)
    for card, holder in (
        ("hades_asphodel", 0),
        ("hephaestus_bellows", 0),
        ("athena_olive_tree", 1),
    ):
        do(s, f"b add {card} 1")
        assert s.level_tiles[1] == holder


def test_c43_styx_makes_transfers_cheaper() -> None:
    """E-TRANSFER-6"""
    s = writing(position(domains={"a": ["hades_styx", "ares_spear"]}))
    do(s, "a use hades_styx")
    assert [price(s, 0, TRANSFER_COST[level], 0, 0, False) for level in (1, 2, 3)] == [1, 1, 2]
    assert [price(s, 1, TRANSFER_COST[level], 0, 0, False) for level in (1, 2, 3)] == [1, 2, 3]


def test_c44_cost_changes_in_the_best_order() -> None:
    """E-TRANSFER-6, E-RUL-29"""
    cards = ["hades_styx", "hermes_guide_of_souls", "zeus_heracles", "ares_eris"]
    s = writing(position(domains={"a": cards}))
    do(s, "a use hades_styx", "a use hermes_guide_of_souls", "a begin zeus_heracles")
    assert s.gold[0] == 6
    do(s, "a begin ares_eris")
    assert s.gold[0] == 4


def test_e_rul_29_no_order_of_changes_is_cheaper() -> None:
    kinds = [(1, 0), (-1, 1), (-2, 0), (-1, 0), (-1, 1)]
    for granted in ((0, 0), (1, 0), (-1, 0)):
        for chosen in permutations(kinds, 3):
            s = position()
            for n, floor in chosen:
                s.changes.extend([0, n, floor, 0])
            for cost in (1, 2, 3):
                found = []
                for order in permutations([granted, *chosen]):
                    c = cost
                    for n, floor in order:
                        c = changed(c, n, floor)
                    found.append(max(c, 0))
                assert price(s, 0, cost, granted[0], granted[1], False) == min(found)


def test_c95_the_quest_limits_the_transfers() -> None:
    """E-WRITE-1, E-BAN-44, E-BAN-58"""
    cards = ["zeus_eagle", "ares_spear", "hermes_caduceus", "zeus_thunderbolt"]
    s = position(domains={"a": cards, "b": ["hades_charon"]})
    for name, word in (("a", "q1"), ("b", "q2"), ("c", "q3")):
        quest(s, name, word)
    from_rule(s, "unfinished_quests")
    do(s, "a begin zeus_eagle", "a begin ares_spear")
    assert s.options(0) == [("use", "zeus_thunderbolt"), ("stop",)]
    assert refusal(s, "a begin hermes_caduceus") == "E-BAN-44"
    do(s, "a stop")
    assert asked(s) == "b Write"
    assert refusal(s, "a begin hermes_caduceus") == "E-BAN-58"


def test_c96_the_quests_return_to_the_temple() -> None:
    """E-WRITE-2, E-END-1"""
    s = position(seats=4)
    for name, word in (("a", "q1"), ("c", "q3")):
        quest(s, name, word)
    from_rule(s, "unfinished_quests")
    assert s.epoch == 2
    assert s.view(0)["temple"] == ["q1", "q2", "q3", "q4"]


def test_c97_gold_gained_by_the_transfer_comes_too_late() -> None:
    """E-TRANSFER-1, E-BONUS-1, E-BONUS-5, E-TRANSFER-2"""
    s = position(
        domains={"a": ["athena_aegis"]},
        elysium={"a": [["athena_olive_tree", "athena_areopagus"]]},
        gold={"a": 3},
    )
    writing(s)
    do(s, "a add athena_aegis 1")
    assert (s.gold[0], s.family_tiles[4]) == (1, 0)
    told = [event[0] for event in s.events]
    assert told[:3] == ["transferred", "family-tile", "gained"]


def test_c46_aegis_is_not_transferred_with_two_gold() -> None:
    """E-EFF-1, E-TRANSFER-2, E-RESOLVE-1"""
    s = turn(position(agora=["athena_aegis"]))
    stocks = Stocks(s)
    do(s, "a take agora athena_aegis")
    assert stocks.changed(s) == expected("a gold+1")
    writing(s)
    stocks = Stocks(s)
    do(s, "a begin athena_aegis")
    assert stocks.changed(s) == expected("a gold-2")
    s = writing(position(domains={"a": ["athena_aegis", "zeus_eagle"]}, gold={"a": 2}))
    assert refusal(s, "a begin athena_aegis") == "E-BAN-43"


def test_c98_tiles_are_checked_after_every_transfer() -> None:
    """E-BONUS-3, E-BONUS-5, E-RUL-21"""
    s = position(
        domains={"a": ["ares_temple", "zeus_eagle"]},
        elysium={
            "a": [["zeus_companions", "hades_persephone"]],
            "b": [["zeus_hierophant", "hermes_temple"]],
        },
    )
    s.level_tiles[2] = 1
    writing(s)
    do(s, "a add ares_temple 1")
    assert s.level_tiles[2] == 0
    do(s, "a begin zeus_eagle")
    assert s.level_tiles[2] == 0


def test_c100_only_own_cards_and_own_piles() -> None:
    """E-TRANSFER-9, E-BAN-46, E-BAN-47"""
    s = position(
        domains={"a": ["zeus_temple"], "b": ["zeus_eagle"]}, elysium={"b": [["zeus_cornucopia"]]}
    )
    writing(s)
    assert refusal(s, "a lay-on") == "E-BAN-47"
    assert refusal(s, "a add zeus_temple 1") == "E-BAN-47"
    assert refusal(s, "a begin zeus_eagle") == "E-BAN-46"


def test_c101_citizens_begin_no_pile() -> None:
    """E-CIT-7, E-BAN-56, E-TRANSFER-6"""
    s = position(
        domains={"a": ["cit", "cit", "hades_styx"]},
        elysium={
            "a": [
                ["zeus_companions", "ares_temple", "hermes_temple"],
                ["zeus_eagle", "hades_charon"],
            ]
        },
        gold={"a": 2},
    )
    writing(s)
    assert refusal(s, "a begin citizen") == "E-BAN-56"
    do(s, "a use hades_styx", "a add citizen 1")
    assert s.gold[0] == 1
    do(s, "a add citizen 2")
    assert s.gold[0] == 0


def test_c102_reductions_never_raise_a_cost() -> None:
    """E-TRANSFER-6, E-RUL-37"""
    s = position()
    assert [price(s, 0, cost, -1, 0, False) for cost in (1, 3)] == [0, 2]  # Odysseus
    assert price(s, 0, 3, 0, 0, True) == 0  # Cerberus
    s.changes = [0, -1, 1, 0, 0, -2, 0, 1]  # Styx and Guide of Souls
    assert price(s, 0, 1, 0, 0, False) == 0
    assert changed(0, -1, 1) == 0


def test_c107_myth_effects_once_per_epoch() -> None:
    """E-ACT-7, E-RUL-17, E-BAN-24, E-BAN-25, E-DEC-6"""
    cards = ["ares_spoils_of_war", "zeus_eagle", "ares_spear", "hermes_caduceus"]
    s = writing(position(domains={"a": cards, "b": ["zeus_thunderbolt"]}), transfers=3)
    do(s, "a begin zeus_eagle", "a begin ares_spear")
    stocks = Stocks(s)
    do(s, "a use ares_spoils_of_war")
    assert stocks.changed(s) == expected("a prestige+2")
    assert refusal(s, "a use ares_spoils_of_war") == "E-BAN-25"
    assert refusal(s, "b use zeus_thunderbolt") == "E-BAN-24"
    s = turn(position(domains={"a": ["ares_spoils_of_war"]}, agora=["zeus_eagle", "ares_spear"]))
    assert refusal(s, "a use ares_spoils_of_war") == "E-BAN-24"


def test_c114_a_citizen_stands_for_no_family_in_particular() -> None:
    """E-CIT-4, E-RUL-13, E-BAN-51"""
    s = position(
        domains={"a": ["athena_olive_tree", "poseidon_storm", "zeus_cornucopia"]},
        elysium={"a": [["zeus_eagle", "hades_charon", "cit"]]},
    )
    writing(s)
    assert offers(s, "add") == ["athena_olive_tree 1", "poseidon_storm 1"]
    assert refusal(s, "a add zeus_cornucopia 1") == "E-BAN-51"


def test_c117_transfers_of_phase_two_do_not_count() -> None:
    """E-TRANSFER-7, count transfers"""
    cards = ["hades_charon", "ares_spear", "zeus_eagle", "hermes_caduceus", "zeus_thunderbolt"]
    s = turn(position(domains={"a": cards}, agora=["apollo_lyre", "ares_eris"]))
    do(s, "a use hades_charon", "a begin ares_spear")
    quest(s, "a", "q1")
    quest(s, "b", "q2")
    quest(s, "c", "q3")
    s.stack = []
    from_rule(s, "unfinished_quests")
    assert s.transfers_left == 2
    do(s, "a begin zeus_eagle")
    stocks = Stocks(s)
    do(s.clone(), "a use zeus_thunderbolt")
    do(s, "a begin hermes_caduceus", "a use zeus_thunderbolt")
    assert stocks.changed(s) == expected("a gold-1 vp+2")


def test_c121_a_cost_change_outlives_its_card() -> None:
    """E-EFF-7, mod transfer_cost"""
    s = writing(position(domains={"a": ["hades_styx", "zeus_temple"]}, gold={"a": 3}))
    do(s, "a use hades_styx", "a begin hades_styx")
    assert s.gold[0] == 1
    do(s, "a begin zeus_temple")
    assert s.gold[0] == 0


def test_c123_what_does_not_fit() -> None:
    """E-TRANSFER-3, E-BAN-50 to E-BAN-54"""
    cards = [
        "zeus_hierophant",
        "hades_persephone",
        "zeus_olympus",
        "athena_gathering",
        "athena_initiation",
        "hermes_caduceus",
        "cit",
    ]
    full = [
        "poseidon_storm",
        "apollo_pythia",
        "ares_spear",
        "hermes_gathering",
        "hephaestus_bellows",
    ]
    s = position(
        domains={"a": cards},
        elysium={
            "a": [["zeus_companions", "hades_temple"], ["athena_olive_tree", "athena_aegis"], full]
        },
        gold={"a": 20},
    )
    writing(s)
    assert refusal(s, "a add zeus_hierophant 1") == "E-BAN-51"
    assert refusal(s, "a add hades_persephone 1") == "E-BAN-51"
    assert refusal(s, "a add zeus_olympus 1") == "E-BAN-50"
    assert refusal(s, "a add zeus_hierophant 2") == "E-BAN-52"
    assert refusal(s, "a add athena_gathering 2") == "E-BAN-53"
    assert refusal(s, "a add citizen 3") == "E-BAN-54"
    assert refusal(s, "a add athena_gathering 3") == "E-BAN-54"
    assert refusal(s, "a add hermes_caduceus 3") == "E-BAN-51"
    assert [text for text in offers(s, "add") if text.startswith("athena_initiation")] == [
        "athena_initiation 1",
        "athena_initiation 2",
    ]


def test_c134_family_tiles_go_by_completion() -> None:
    """E-BONUS-1, E-BONUS-2"""
    s = position(
        domains={"a": ["zeus_olympus", "zeus_heracles"], "b": ["zeus_thunderbolt"]},
        elysium={
            "a": [["zeus_eagle", "zeus_temple"], ["zeus_cornucopia", "zeus_companions"]],
            "b": [["zeus_ganymede", "zeus_hierophant"]],
        },
        gold={"a": 9, "b": 9},
    )
    writing(s)
    do(s, "a add zeus_olympus 1", "a stop")
    writing(s, "b")
    do(s, "b add zeus_thunderbolt 1")
    writing(s)
    do(s, "a add zeus_heracles 2")
    assert s.family_tiles[14:16] == [0, 1]
    assert dict(s.view(0)["sheet"])["tiles"][:2] == [5, 2]


def test_one_player_can_win_both_tiles() -> None:
    """E-BONUS-2"""
    s = position(
        domains={"a": ["zeus_olympus", "zeus_heracles"]},
        elysium={"a": [["zeus_eagle", "zeus_temple"], ["zeus_cornucopia", "zeus_companions"]]},
        gold={"a": 9},
    )
    writing(s)
    do(s, "a add zeus_olympus 1", "a add zeus_heracles 2")
    assert s.family_tiles[14:16] == [0, 0]


def test_c120_columns_return_and_epoch_five_is_the_last() -> None:
    """E-END-1, E-COURSE-1"""
    s = position(domains={"a": ["zeus_companions used", "hades_charon"]})
    columns(s, "a", "g")
    s.changes = [0, -1, 1, 0]
    from_rule(s, "end_of_epoch")
    settle_chance(s, Luck(1))
    assert (s.columns[0], s.epoch, s.changes) == (15, 2, [])
    assert domain(s, "a") == ["zeus_companions", "hades_charon ring"]
    last = position()
    last.epoch = 5
    from_rule(last, "end_of_epoch")
    assert asked(last) == "over"
    assert last.outcome() is not None


# -- final scoring --------------------------------------------------------------------------------------


def scored(s: Sitting) -> Sitting:
    s.epoch = 5
    s.stack = []
    return from_rule(s, "end_of_epoch")


def test_c66_single_cards_are_removed_first() -> None:
    """E-SCORE-1, E-SCORE-2"""
    s = position(
        elysium={
            "a": [
                ["ares_eris"],
                ["hades_tartarus", "zeus_eagle", "ares_spear"],
                ["zeus_companions", "hades_persephone", "ares_amazons"],
            ]
        },
        domains={"a": ["cit", "zeus_olympus"]},
    )
    scored(s)
    s.check()
    assert chronos(s, 0) == 3
    assert s.domain[0] == []
    assert [entry >> PILE for entry in s.elysium[0]] == [0, 0, 0, 1, 1, 1]
    assert sorted(s.box) == sorted([number("ares_eris"), number("zeus_olympus")])
    assert s.box_citizens == 1


def test_c67_a_gathering_counts_families_not_citizens() -> None:
    """E-RUL-11"""
    pile = ["zeus_gathering", "hades_charon", "poseidon_storm", "athena_olive_tree", "cit"]
    s = position(elysium={"a": [pile]})
    points = {name: line[0] for name, line in s.view(0)["sheet"]}
    assert (points["chronos"], points["legends"], points["citizens"]) == (4, 12, -2)


def test_c68_temple_and_tartarus() -> None:
    """E-RUL-11"""
    s = position(elysium={"a": [["hades_tartarus", "hades_temple", "cit"]]})
    points = {name: line[0] for name, line in s.view(0)["sheet"]}
    assert (points["chronos"], points["legends"], points["citizens"]) == (2 + 1, 6, -2)


@pytest.mark.parametrize(
    ("case", "amounts", "points"),
    [
        ("c69", [9, 6, 4, 1], [16, 8, 4, 2]),
        ("c69 zero", [9, 6, 4, 0], [16, 8, 4, 0]),
        ("c71", [5, 5, 5, 2], [9, 9, 9, 2]),
        ("c72", [3, 3], [12, 12]),
        ("c72 zero", [3, 0], [16, 0]),
        ("c125", [8, 3, 3], [16, 6, 6]),
        ("c125 zero", [8, 0, 0], [16, 0, 0]),
        ("last tie", [9, 1, 1, 1], [16, 4, 4, 4]),
    ],
)
def test_c69_c71_c72_c125_prestige(case: str, amounts: list[int], points: list[int]) -> None:
    """E-SCORE-5, E-RUL-24, E-RUL-25"""
    s = position(seats=len(amounts))
    s.prestige = amounts
    assert prestige(s) == points, case


def test_c73_a_full_result() -> None:
    """E-SCORE-2 to E-SCORE-6"""
    s = position(
        families=("zeus", "hades", "athena", "hephaestus", "poseidon"),
        elysium={
            "a": [
                ["athena_gathering", "athena_initiation", "athena_aegis"],
                ["zeus_heracles", "hephaestus_god_of_fire", "hades_judge_of_the_underworld", "cit"],
                ["zeus_gathering", "hades_tartarus", "poseidon_storm"],
            ]
        },
        vp={"a": 14},
    )
    s.family_tiles[4] = 0
    s.level_tiles[3] = 0
    scored(s)
    outcome = s.outcome()
    assert outcome is not None
    assert {name: line[0] for name, line in outcome.sheet} == {
        "board": 14,
        "chronos": 9,
        "legends": 18,
        "tiles": 10,
        "citizens": -2,
    }
    assert outcome.scores[0] == 49


def test_c74_slayer_of_argus_takes_the_best() -> None:
    """copy_chronos, E-DEC-11"""
    s = position(
        elysium={
            "a": [
                ["hermes_slayer_of_argus", "zeus_heracles", "ares_eris", "hades_styx"],
                ["zeus_companions", "ares_amazons", "hades_persephone", "apollo_torchbearer"],
                ["zeus_eagle", "hades_charon", "ares_spear"],
            ],
            "b": [["hades_tartarus", "zeus_gathering"]],
        }
    )
    assert chronos(s, 0) == 5
    none = position(
        elysium={"a": [["hermes_slayer_of_argus", "zeus_heracles"]], "b": [["hades_tartarus"]]}
    )
    assert chronos(none, 0) == 0  # a single card of b is in no legend


def test_c76_citizens_cost_two_each() -> None:
    """E-SCORE-6"""
    s = position(
        elysium={"a": [["zeus_eagle", "hades_charon", "cit", "cit"]]}, vp={"a": 1}, prestige={}
    )
    s.level_tiles[1] = 1
    assert sum(line[0] for line in sheet(s)) == 5


def test_c108_chronos_cards_outside_legends() -> None:
    """E-ACT-8, E-SCORE-1, E-BAN-30"""
    s = position(
        domains={"a": ["zeus_gathering"]},
        elysium={"a": [["zeus_gathering"]]},
        agora=["ares_spear", "ares_eris"],
    )
    turn(s)
    assert refusal(s, "a use zeus_gathering") == "E-BAN-30"
    scored(s)
    assert (chronos(s, 0), len(s.box)) == (0, 2)


def test_c109_nothing_is_paid_in_scoring() -> None:
    """E-RUL-30, E-SCORE-7"""
    s = position(elysium={"a": [["hephaestus_anvil", "zeus_heracles"]]}, gold={"a": 7})
    assert (chronos(s, 0), s.gold[0]) == (4, 7)


@pytest.mark.parametrize(
    ("vp", "gold", "places", "reason"),
    [
        ({"a": 9, "b": 7}, {"a": 0, "b": 5}, [1, 2], "by-points"),
        ({"a": 9, "b": 9}, {"a": 3, "b": 5}, [2, 1], "by-gold"),
        ({"a": 9, "b": 9}, {"a": 5, "b": 5}, [1, 1], "shared-victory"),
    ],
)
def test_e_score_7_who_wins(
    vp: dict[str, int], gold: dict[str, int], places: list[int], reason: str
) -> None:
    s = position(seats=2, vp=vp, gold=gold, prestige={})
    scored(s)
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.reason) == (places, reason)


def test_e_rul_27_citizens_are_never_worth_less_than_they_cost() -> None:
    """With these tables a citizen brings its legend at least the 2 VP it costs, so no total is negative."""
    bare = position(elysium={"a": [["zeus_eagle", "hades_charon"]]})
    for count in (1, 2, 3):
        s = position(elysium={"a": [["zeus_eagle", "hades_charon", *["cit"] * count]]})
        assert sum(line[0] for line in sheet(s)) >= sum(line[0] for line in sheet(bare))


def test_no_bonus_tile_is_a_token() -> None:
    """E-BONUS-4, E-SCORE-4: tiles count in the sheet only"""
    s = position()
    s.family_tiles[0], s.level_tiles[3] = 0, 0
    assert s.vp[0] == 5
    assert {name: line[0] for name, line in s.view(0)["sheet"]}["tiles"] == 10
    assert s.family_tiles[1] == NOBODY
    assert max(LEVEL) == 3
