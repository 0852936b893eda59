"""Odd positions: rules that meet, each worked out by hand."""

from __future__ import annotations

import pytest

from petteia.games.kyklades.components import CHIRON, MEDUSA, MINOTAUR, PHILOSOPHERS, PRIESTS
from tests.games.kyklades.builder import BLUE, GREEN, RED, YELLOW, Sitting

FOUR_GODS = ("ares", "zeus", "athena", "poseidon")


def syros_to_andros(troops: int) -> Sitting:
    """Red on Syros, with a ship that joins it to Andros; both players own a second island."""
    sitting = Sitting(5).own(RED, "syros", troops).own(RED, "milos").own(BLUE, "ios")
    return sitting.fleet(RED, "C3")


# -- offerings -----------------------------------------------------------------------------------


def test_k_two_4_k_auction_4_a_chain_through_ones_own_two_markers() -> None:
    """Two players, 10 gold each: Red is displaced twice from Ares, first by the own second marker."""
    sitting = Sitting(2).gold(10, 10).offerings(RED, BLUE, RED, BLUE, gods=FOUR_GODS)
    sitting.play("bid ares 1", "bid zeus 1", "bid ares 2")
    assert sitting.player() == RED
    assert sitting.refused("bid ares 3") == "K-NO-OFFER-BACK"
    sitting.play("bid zeus 2")
    assert sitting.player() == BLUE
    sitting.play("bid ares 3")
    assert sitting.player() == RED
    assert sitting.refused("bid ares 4") == "K-NO-OFFER-BACK"
    # on Zeus the own 2 would be displaced and is not counted; on Athena it is
    assert [w for w in sitting.words("bid") if "zeus" in w][-1] == "zeus 10"
    assert [w for w in sitting.words("bid") if "athena" in w][-1] == "athena 8"


def test_k_auction_5_priests_are_worth_nothing_without_gold_for_the_second_marker() -> None:
    sitting = Sitting(2).gold(2).priests(RED, 3).offerings(RED, RED, BLUE, BLUE, gods=FOUR_GODS)
    sitting.play("bid ares 4")  # due 1
    assert [w for w in sitting.words("bid") if "zeus" in w][-1] == "zeus 4"
    all_in = Sitting(2).gold(2).priests(RED, 3).offerings(RED, RED, BLUE, BLUE, gods=FOUR_GODS)
    all_in.play("bid ares 5")  # due 2: nothing is left
    assert all_in.player() == BLUE  # only Apollo was legal, and was taken


def test_k_apollo_2_the_first_to_come_not_the_first_of_the_track() -> None:
    sitting = Sitting(4).offerings(RED, BLUE, GREEN, YELLOW, gods=FOUR_GODS)
    sitting.play("bid ares 1", "apollo", "bid ares 2")  # Red is displaced after Blue has come
    sitting.play("apollo", "bid zeus 1")
    assert sitting.s.apollo == [BLUE, RED]


# -- land ----------------------------------------------------------------------------------------


def test_k_troop_3_fortresses_do_not_hold_an_island_without_troops() -> None:
    sitting = syros_to_andros(2).own(BLUE, "andros", 0, "fortress", "fortress")
    sitting.turn(RED, "ares").play("march", "take 1")
    assert sitting.troops("andros") == (RED, 1)
    assert sitting.buildings("andros") == ["fortress", "fortress", "", ""]
    assert not sitting.told("battle")


def test_k_cr_harpy_the_last_defender_gone_the_island_is_taken_without_a_fight() -> None:
    sitting = syros_to_andros(1).own(BLUE, "andros", 1, "fortress").track("harpy")
    sitting.turn(RED, "ares").play("summon 4", "snatch andros", "march")
    assert sitting.troops("andros") == (RED, 1)
    assert not sitting.told("battle")


def test_k_retreat_2_k_retreat_4_the_attacker_goes_back_where_he_came_from() -> None:
    sitting = syros_to_andros(3).own(BLUE, "andros", 3).turn(RED, "ares")
    sitting.play("march", "take 3", "roll 0 3")
    assert sitting.options() == ["fight", "retreat syros"]
    sitting.play("retreat syros")
    assert sitting.troops("syros") == (RED, 2)
    assert sitting.troops("andros") == (BLUE, 3)


def test_k_cr_medusa_holds_the_attacker_who_has_landed_r_25() -> None:
    sitting = syros_to_andros(3).own(BLUE, "andros", 1).figure("medusa", "andros", GREEN)
    sitting.turn(RED, "ares").play("march", "take 3", "roll 3 0")
    assert sitting.troops("andros") == (RED, 3)
    assert sitting.refused("march") == "K-NO-TROOP-MEDUSA"


def test_k_combat_3_minotaur_and_fortress_add_up() -> None:
    sitting = syros_to_andros(5).own(BLUE, "andros", 1, "fortress")
    sitting.figure("minotaur", "andros", GREEN).turn(RED, "ares")
    sitting.play("march", "take 5", "roll 0 0")
    assert sitting.told("clash")[-1][4:] == (5, 1 + 1 + 2)
    sitting.play("fight", "roll 0 0")
    assert sitting.told("clash")[-1][4:] == (5, 0 + 1 + 2)
    assert sitting.troops("andros") == (RED, 5)
    assert sitting.discard_pile() == ["minotaur"]


def test_k_retreat_4_the_minotaur_stays_when_the_attacker_retreats() -> None:
    sitting = syros_to_andros(3).own(BLUE, "andros", 1).figure("minotaur", "andros", GREEN)
    sitting.turn(RED, "ares").play("march", "take 3", "roll 0 3", "retreat syros")
    assert sitting.s.figures[MINOTAUR] == sitting.s.board().island_at["andros"]
    assert sitting.troops("andros") == (BLUE, 1)


def test_k_creature_3_a_temple_captured_unused_lowers_the_next_price() -> None:
    sitting = syros_to_andros(1).own(BLUE, "andros", 0, "temple").track("fates").turn(RED, "ares")
    sitting.play("march", "summon 4")
    assert sitting.words("temple") == ["andros 1"]


# -- sea -----------------------------------------------------------------------------------------


def test_k_combat_4_neither_the_attackers_ports_nor_those_of_others_count() -> None:
    sitting = Sitting(5).own(RED, "syros", 0, "port", "port").own(BLUE, "delos", 0, "port")
    sitting.own(GREEN, "mykonos", 0, "port").fleet(RED, "E6", 2).fleet(BLUE, "F6")
    sitting.turn(RED, "poseidon").play("voyage", "sail F6 2", "roll 0 0")
    assert sitting.told("clash") == [("clash", RED, BLUE, "F6", 2, 1 + 1)]
    assert sitting.ships("F6") == (RED, 1)


def test_k_retreat_3_the_defender_may_take_the_space_the_attack_came_from() -> None:
    sitting = Sitting(5).own(RED, "syros").own(BLUE, "andros").fleet(RED, "E6", 3)
    sitting.fleet(BLUE, "F6", 3).turn(RED, "poseidon").play("voyage", "sail F6 3", "roll 1 1")
    assert sitting.player() == BLUE
    sitting.play("flee E6")
    assert sitting.ships("E6") == (BLUE, 2)
    assert sitting.ships("F6") == (RED, 2)
    assert sitting.asked() == "Act"


def test_k_cr_siren_the_ship_taken_from_a_trade_space_ends_its_income() -> None:
    sitting = Sitting(5).own(RED, "andros").fleet(RED, "A1", 7).fleet(RED, "K1").fleet(BLUE, "E6")
    sitting.track("siren").turn(RED, "ares")
    before = sitting.s.income(RED)
    sitting.play("summon 4", "lure E6", "bring K1")
    assert sitting.ships("K1") == (-1, 0)
    assert sitting.s.income(RED) == before - 1


def test_k_cr_polyphemus_the_kraken_closes_a_way_out() -> None:
    sitting = Sitting(5).own(RED, "andros").figure("kraken", "G2").fleet(GREEN, "G3")
    sitting.fleet(BLUE, "F3", 2).track("polyphemus").turn(RED, "zeus")
    sitting.play("summon 4", "haunt gyaros")
    assert sitting.ships("F3") == (-1, 0)
    assert sitting.s.ships_left[BLUE] == 8


# -- creatures -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("gold", "taken"), [(0, 0), (1, 0), (7, 3), (8, 4)])
def test_k_cr_griffon_rounds_down(gold: int, taken: int) -> None:
    sitting = Sitting(5).own(RED, "andros").track("griffon").gold(10, gold).turn(RED, "zeus")
    sitting.play("summon 4", f"rob {BLUE}")
    assert sitting.s.gold[:2] == [10 - 4 + taken, gold - taken]


def test_k_cr_chimera_k_fig_4_a_copied_figure_meets_another() -> None:
    sitting = Sitting(5).own(RED, "andros").track("chimera").discarded("medusa")
    sitting.figure("chiron", "milos", BLUE).turn(RED, "zeus")
    sitting.play("summon 4", "copy medusa", "haunt milos")
    assert sitting.s.figures[CHIRON] == sitting.s.figures[MEDUSA] == -1
    assert sitting.discard_pile() == []
    assert {CHIRON, MEDUSA} <= set(sitting.s.pile)  # shuffled in, with the Chimera


def test_k_cr_chimera_cards_discarded_during_the_effect_are_shuffled_in() -> None:
    sitting = Sitting(5).own(RED, "andros", 3).own(RED, "syros").own(BLUE, "milos").own(BLUE, "ios")
    sitting.figure("minotaur", "milos", GREEN).track("chimera").discarded("pegasus")
    sitting.turn(RED, "zeus")
    sitting.play("summon 4", "copy pegasus", "leave andros", "land milos", "take 3", "roll 3 0")
    assert sitting.troops("milos") == (RED, 3)
    assert sitting.discard_pile() == []
    assert MINOTAUR in sitting.s.pile


def test_k_fig_3_k_cr_chimera_a_figure_that_has_just_left_can_be_copied() -> None:
    sitting = Sitting(5).own(RED, "andros").figure("minotaur", "milos", RED).track("chimera")
    sitting.turn(RED, "zeus").play("summon 4")
    assert sitting.options() == ["copy minotaur", "decline"]


def test_k_recruit_7_philosophers_sold_to_the_sphinx_do_not_end_the_duty() -> None:
    sitting = Sitting(5).own(RED, "andros").philosophers(RED, 3).track("sphinx")
    sitting.turn(RED, "athena").play("summon 4", "sell-philosopher", "stop")
    assert sitting.refused("end") == "K-NO-END"
    sitting.play("recruit")
    assert sitting.s.philosophers[RED] == 3


def test_k_metro_5_the_cyclops_completes_a_set_without_a_site() -> None:
    sitting = Sitting(5).own(RED, "andros", 0, "", "", "port", "port")
    sitting.own(RED, "amorgos", 0, "", "", "fortress", "temple").metropolis("andros", "amorgos")
    sitting.track("cyclops").turn(RED, "ares")
    sitting.play("summon 4", "enough", "rebuild andros 3", "into university")
    assert sitting.told("no-site") == [("no-site", RED)]
    assert sitting.buildings("andros") == sitting.buildings("amorgos") == ["", "", "", ""]


def test_k_creature_3_a_temple_put_up_where_a_used_one_fell_is_unused() -> None:
    sitting = Sitting(5).own(RED, "delos", 0, "temple").used("delos", 1).track("giant", "fates")
    sitting.turn(RED, "zeus").play("summon 4", "destroy delos 1", "build", "summon 3")
    assert sitting.words("temple") == ["delos 1"]


def test_k_metro_4_k_creature_3_a_used_temple_cleared_away_makes_room_for_a_new_use() -> None:
    sitting = Sitting(5).own(RED, "milos", 0, "temple").used("milos", 1).philosophers(RED, 3)
    sitting.turn(RED, "athena").play("recruit")
    assert sitting.has_metropolis("milos")
    assert sitting.s.used == []
    assert len(sitting.s.unused_temples(RED)) == 1


# -- conquest and the end ------------------------------------------------------------------------


def test_k_end_1_a_metropolis_lost_before_the_end_of_the_round_does_not_count() -> None:
    sitting = Sitting(4).own(RED, "andros").own(RED, "milos").own(RED, "kythnos")
    sitting.own(BLUE, "syros", 1).own(BLUE, "serifos").metropolis("andros", "milos")
    sitting.fleet(BLUE, "C3").turn(RED, "poseidon", (BLUE, "ares"))
    assert sitting.s.metropolises(RED) == 2
    sitting.play("end", "march")
    assert sitting.s.metropolises(RED) == sitting.s.metropolises(BLUE) == 1
    sitting.play("end")
    assert sitting.s.outcome() is None


def test_k_elim_1_the_loser_is_out_before_the_conqueror_builds() -> None:
    sitting = Sitting(5).own(RED, "syros", 2).own(RED, "milos", 0, "", "", "port")
    sitting.own(RED, "amorgos", 0, "fortress", "temple").metropolis("milos").fleet(RED, "C3")
    sitting.own(BLUE, "andros", 0, "university").philosophers(BLUE, 3).priests(BLUE, 2)
    sitting.turn(RED, "ares").play("march", "take 2")
    told = [event[0] for event in sitting.events]
    assert told.index("captured") < told.index("eliminated") < told.index("given-up")
    assert sitting.s.gold[BLUE] == 0
    assert (sitting.s.stock[PHILOSOPHERS], sitting.s.stock[PRIESTS]) == (17, 18)


def test_k_metro_1_two_sets_by_one_conquest_one_after_the_other() -> None:
    sitting = syros_to_andros(2).own(RED, "kythnos", 0, "port", "port").own(RED, "gyaros")
    sitting.own(RED, "serifos", 0, "fortress", "fortress", "temple")
    sitting.own(BLUE, "andros", 0, "university", "university", "temple").turn(RED, "ares")
    sitting.play("march", "take 1")
    while sitting.asked() in ("GiveUp", "Found"):
        sitting.play(sitting.options()[0])
    assert sitting.s.metropolises(RED) == 2
    assert sitting.asked() == "Act"
