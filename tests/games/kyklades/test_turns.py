"""Action turns: K-TURN, K-RECRUIT, K-BUILD, K-APOLLO and the refusals that belong to them."""

from __future__ import annotations

import pytest

from tests.games.kyklades.builder import BLACK, BLUE, GREEN, RED, YELLOW, Sitting


def test_c_18_k_turn_1_k_turn_5() -> None:
    sitting = Sitting(5)
    turns = ((GREEN, "ares"), (BLUE, "poseidon"), (YELLOW, "zeus"), (BLACK, "apollo"))
    sitting.turn(RED, "athena", *turns)
    sitting.play("recruit", "end")
    assert sitting.s.turn_track == [-1, -1, -1, -1, RED]
    assert sitting.player() == GREEN
    sitting.play("end")
    assert sitting.s.turn_track == [-1, -1, -1, GREEN, RED]
    sitting.play("end", "end")
    assert (sitting.player(), sitting.asked()) == (BLACK, "Prosper")
    sitting.play("prosper delos")
    assert sitting.s.turn_track == [BLACK, YELLOW, BLUE, GREEN, RED]  # Black offers first


def test_c_19_k_auction_2_k_turn_5_k_turn_1_k_apollo_1_k_apollo_2() -> None:
    sitting = Sitting(4).offerings(GREEN, RED, BLUE, YELLOW)
    sitting.play("apollo", "bid ares 1", "apollo", "bid zeus 1")
    assert sitting.s.apollo == [GREEN, BLUE]
    sitting.play("end", "end")  # Ares and Zeus
    assert (sitting.player(), sitting.asked()) == (GREEN, "Prosper")
    sitting.play("prosper milos")
    assert [event[1] for event in sitting.told("apollo-gold")] == [GREEN, BLUE]
    assert sum(sitting.s.markers) == 1
    assert sitting.s.turn_track[:2] == [BLUE, GREEN]


def test_k_turn_1_gods_without_a_marker_are_skipped() -> None:
    sitting = Sitting(5).offerings(RED, BLUE, GREEN, YELLOW, BLACK)
    sitting.play("bid zeus 1", "apollo", "apollo", "apollo", "apollo")
    assert (sitting.player(), sitting.s.god) == (RED, 2)


def test_c_88_k_turn_3_k_recruit_1_k_recruit_6() -> None:
    sitting = Sitting(5).own(RED, "andros", 1).own(RED, "syros").fleet(RED, "C3").gold(8)
    sitting.turn(RED, "ares")
    sitting.play("recruit", "muster andros", "march", "take 2")
    sitting.play("build", "raise andros 1", "recruit", "muster syros")
    sitting.play("march", "take 3", "recruit", "muster andros")
    assert sitting.s.gold[RED] == 1
    assert sitting.troops("andros") == (RED, 4)
    assert sitting.refused("recruit") == "K-NO-GOLD"


@pytest.mark.parametrize(("prices", "paid"), [("1-2-3", 6), ("2-3-4", 9)])
def test_c_21_k_recruit_1_r_1(prices: str, paid: int) -> None:
    sitting = Sitting(5, troop_prices=prices).own(RED, "andros").turn(RED, "ares")
    sitting.play("recruit", "recruit", "recruit", "recruit")
    assert sitting.s.gold[RED] == 20 - paid
    assert sitting.troops("andros") == (RED, 4)
    assert sitting.refused("recruit") == "K-NO-RECRUIT-MORE"


def test_c_22_k_recruit_2_k_ship_6_k_no_recruit_ships_k_no_ship_kraken() -> None:
    sitting = Sitting(5).own(RED, "andros").fleet(BLUE, "A2").fleet(RED, "B3")
    sitting.figure("kraken", "C3").turn(RED, "poseidon").play("recruit")
    assert sitting.words("launch") == ["A1", "B3", "D1", "D2", "D3"]
    assert sitting.refused("launch A2") == "K-NO-RECRUIT-SHIPS"
    assert sitting.refused("launch C3") == "K-NO-SHIP-KRAKEN"
    assert sitting.refused("launch K1") == "K-NO-RECRUIT-COAST"


def test_k_recruit_2_polyphemus_closes_the_coast() -> None:
    sitting = Sitting(5).own(RED, "andros").figure("polyphemus", "gyaros", BLUE)
    sitting.turn(RED, "poseidon").play("recruit")
    assert sitting.words("launch") == ["A1", "A2", "B3", "C3", "D3"]
    assert sitting.refused("launch D1") == "K-NO-SHIP-POLYPHEMUS"


def test_c_23_k_recruit_1_k_recruit_4_k_limit_3_k_no_recruit_more_k_no_recruit_card() -> None:
    sitting = Sitting(5).own(RED, "andros").turn(RED, "zeus").play("recruit", "recruit")
    assert (sitting.s.gold[RED], sitting.s.priests[RED]) == (16, 2)
    assert sitting.refused("recruit") == "K-NO-RECRUIT-MORE"
    scarce = Sitting(5).own(RED, "andros").priests(BLUE, 17).turn(RED, "zeus").play("recruit")
    assert scarce.refused("recruit") == "K-NO-RECRUIT-CARD"


def test_c_89_k_recruit_7_k_metro_2_k_no_end() -> None:
    sitting = Sitting(5).own(RED, "andros").philosophers(RED, 3).turn(RED, "athena")
    assert sitting.refused("end") == "K-NO-END"
    sitting.play("recruit")
    assert sitting.has_metropolis("andros")  # the only site was taken without asking
    assert sitting.s.philosophers[RED] == 0
    two = Sitting(5).own(RED, "andros").philosophers(RED, 2).gold(4).turn(RED, "athena")
    two.play("recruit", "recruit")
    assert two.has_metropolis("andros")
    free = Sitting(5, free_philosopher="may_decline").own(RED, "andros").philosophers(RED, 3)
    assert "end" in free.turn(RED, "athena").options()


def test_k_recruit_7_no_card_no_duty() -> None:
    sitting = Sitting(5).own(RED, "andros")
    for player, cards in ((BLUE, 3), (GREEN, 3), (YELLOW, 3), (BLACK, 3)):
        sitting.philosophers(player, cards)
    sitting.s.philosophers[BLUE] += 5  # more than anybody may keep; only the supply matters here
    sitting.s.stock[7] -= 5
    sitting._house_everybody(())
    sitting.act(RED, "athena")
    assert "end" in sitting.options()
    assert sitting.refused("recruit") == "K-NO-RECRUIT-CARD"


def test_c_90_k_recruit_3_k_recruit_5_k_limit_1_k_no_recruit_reserve() -> None:
    sitting = Sitting(5).own(RED, "andros", 8).own(BLUE, "syros", 4).own(BLUE, "delos")
    sitting.fleet(RED, "C3").turn(RED, "ares")
    assert sitting.refused("recruit") == "K-NO-RECRUIT-RESERVE"
    sitting.play("march", "take 3", "roll 0 3", "fight", "roll 0 3", "retreat andros")
    assert sitting.s.troops_left[RED] == 2
    sitting.play("recruit", "recruit")
    assert sitting.s.gold[RED] == 20 - 1 - 0 - 1  # the march, then 0 and 1
    assert sitting.refused("recruit") == "K-NO-RECRUIT-RESERVE"


def test_k_recruit_3_on_islands_with_figures_r_39() -> None:
    sitting = Sitting(5).own(RED, "andros").own(RED, "milos").figure("medusa", "andros", BLUE)
    sitting.turn(RED, "ares").play("recruit")
    assert sitting.words("muster") == ["andros", "milos"]
    assert sitting.refused("muster delos") == "K-NO-RECRUIT-ISLAND"


def test_k_no_recruit_reserve_at_sea() -> None:
    sitting = Sitting(5).own(RED, "andros").fleet(RED, "A1", 8).turn(RED, "poseidon")
    assert sitting.refused("recruit") == "K-NO-RECRUIT-RESERVE"


def test_k_recruit_5_no_place_for_a_ship() -> None:
    sitting = Sitting(5).own(RED, "gyaros").figure("polyphemus", "gyaros", BLUE)
    sitting.turn(RED, "poseidon")
    assert sitting.refused("recruit") == "K-NO-SHIP-POLYPHEMUS"


def test_c_24_k_build_1_k_build_2() -> None:
    sitting = Sitting(5).own(RED, "andros").gold(6).turn(RED, "ares")
    for slot in (1, 2, 3):
        sitting.play("build", f"raise andros {slot}")
    assert sitting.s.gold[RED] == 0
    assert sitting.buildings("andros") == ["fortress", "fortress", "fortress", ""]
    covered = Sitting(5).own(RED, "andros").metropolis("andros").turn(RED, "ares").play("build")
    assert covered.words("raise") == ["andros 3", "andros 4"]


def test_c_91_k_build_3_k_limit_2_k_no_build_supply() -> None:
    sitting = Sitting(5).own(RED, "andros", 0, "port", "port", "port", "").track("giant", "cyclops")
    sitting.own(BLUE, "amorgos", 0, "port", "port", "port", "port")
    sitting.own(BLUE, "milos", 0, "port", "port", "port").own(RED, "ios", 0, "temple", "temple")
    sitting.turn(RED, "poseidon")
    assert sitting.refused("build") == "K-NO-BUILD-SUPPLY"
    sitting.play("summon 4", "enough", "destroy milos 1")
    assert "build" in sitting.options()
    sitting.play("summon 3", "enough", "rebuild ios 1", "into port")
    assert "build" not in sitting.options()


def test_c_92_k_build_2_k_no_build_covered_k_no_build_island() -> None:
    sitting = Sitting(5).own(RED, "serifos").own(RED, "delos").metropolis("serifos")
    sitting.own(BLUE, "milos").turn(RED, "zeus").play("build")
    assert sitting.words("raise") == ["serifos 3", "delos 1"]
    assert sitting.refused("raise serifos 1") == "K-NO-BUILD-COVERED"
    assert sitting.refused("raise milos 1") == "K-NO-BUILD-ISLAND"
    assert sitting.refused("raise kythnos 1") == "K-NO-BUILD-ISLAND"
    assert sitting.refused("raise delos 2") == "K-NO-BUILD-SLOT"


def test_k_build_4_without_a_slot_the_fourth_type_cannot_be_built() -> None:
    sitting = Sitting(5).own(RED, "milos", 0, "port", "fortress", "temple").turn(RED, "athena")
    assert sitting.refused("build") == "K-NO-BUILD-SLOT"
    assert not sitting.has_metropolis("milos")


def test_k_build_5_without_troops() -> None:
    sitting = Sitting(5).own(RED, "milos", 0, "fortress", "temple")
    board = sitting.s.board()
    assert sitting.s.land_bonus(board.island_at["milos"]) == 1
    assert len(sitting.s.unused_temples(RED)) == 1


def test_c_43_k_apollo_1() -> None:
    one = Sitting(5).own(RED, "andros", 3).gold(0).turn(RED, "apollo")
    one.play("prosper andros")
    assert one.s.gold[RED] == 4
    two = Sitting(5).own(RED, "andros", 1).own(RED, "milos").gold(0).turn(RED, "apollo")
    two.play("prosper andros")
    assert two.s.gold[RED] == 1


def test_c_44_k_apollo_2_k_limit_4() -> None:
    sitting = Sitting(5).own(RED, "andros").prosper("delos", 16).turn(RED, "apollo")
    assert sitting.asked() != "Prosper"
    assert sitting.s.gold[RED] == 24


def test_c_86_k_apollo_2_k_income_1() -> None:
    sitting = Sitting(5).own(RED, "andros").turn(RED, "apollo")
    assert len(sitting.words("prosper")) == 13  # any island
    sitting.play("prosper milos")
    assert [sitting.s.income(player) for player in range(5)][RED] == 0
    sitting.own(BLUE, "milos")
    without = sum(
        sitting.s.board().prosperity[i] for i, owner in enumerate(sitting.s.owner) if owner == BLUE
    )
    assert sitting.s.income(BLUE) == without + 1
    own = Sitting(5, apollo_marker="own_island").own(RED, "andros").own(RED, "delos")
    own.turn(RED, "apollo")
    assert own.words("prosper") == ["andros", "delos"]
    assert own.refused("prosper milos") == "K-NO-MARKER"


def test_c_87_k_apollo_3_k_no_apollo_k_no_marker() -> None:
    sitting = Sitting(5).own(RED, "andros", 1).track("fates").gold(10).turn(RED, "apollo")
    for action in ("summon 4", "recruit", "build", "voyage", "march", "swap 4"):
        assert sitting.refused(action) == "K-NO-APOLLO"
    assert sitting.refused("decline") == "K-NO-MARKER"
    assert sitting.refused("end") == "K-NO-MARKER"


def test_c_124_k_turn_3_k_no_god_k_no_gold() -> None:
    sitting = Sitting(5).own(RED, "andros", 1).own(RED, "syros").fleet(RED, "C3").gold(1)
    sitting.track("fates").turn(RED, "poseidon")
    assert sitting.refused("march") == "K-NO-GOD"
    assert sitting.refused("swap 4") == "K-NO-GOD"
    assert sitting.refused("build") == "K-NO-GOLD"
    assert sitting.refused("summon 4") == "K-NO-GOLD"
    assert sitting.options() == ["recruit", "voyage", "end"]
    athena = Sitting(5).own(RED, "andros", 1).turn(RED, "athena")
    for action in ("voyage", "march", "swap 4"):
        assert athena.refused(action) == "K-NO-GOD"


def test_k_no_god_k_no_gold_of_the_middle_of_an_action() -> None:
    """Who names the end of an action hears why it cannot even be begun."""
    sitting = Sitting(5).own(RED, "andros", 1).own(RED, "syros").fleet(RED, "C3").gold(1)
    sitting.turn(RED, "poseidon")
    for action in ("muster andros", "leave andros", "land syros", "take 1"):
        assert sitting.refused(action) == "K-NO-GOD"
    assert sitting.refused("raise andros 1") == "K-NO-GOLD"
    assert sitting.refused("launch A1") == "K-NO-MIDWAY"  # recruit first
    full = Sitting(5).own(RED, "andros").fleet(RED, "A1", 8).turn(RED, "poseidon")
    assert full.refused("launch A2") == "K-NO-RECRUIT-RESERVE"
    ares = Sitting(5).own(RED, "andros", 1).turn(RED, "ares")
    assert ares.refused("launch A1") == ares.refused("sail A1 1") == "K-NO-GOD"
    assert ares.refused("leave andros") == "K-NO-TROOP-CHAIN"


def test_k_no_0_of_several_islands_and_ships_the_first_of_the_table_is_named() -> None:
    """No march and no recruit: each island has its own reason, and the table puts them in order."""
    ares = Sitting(5).own(RED, "andros", 1).own(RED, "milos", 1).figure("medusa", "milos", BLUE)
    assert ares.turn(RED, "ares").refused("march") == "K-NO-TROOP-MEDUSA"
    sea = Sitting(5).own(RED, "gyaros").own(RED, "delos").figure("polyphemus", "gyaros", BLUE)
    for place in sea.s.board().coasts[sea.s.board().island_at["delos"]]:
        sea.fleet(BLUE, sea.s.board().seas[place])
    sea.turn(RED, "poseidon")
    assert sea.refused("recruit") == "K-NO-RECRUIT-SHIPS"


def test_k_no_0_the_price_comes_before_the_empty_slot() -> None:
    sitting = Sitting(5).own(RED, "andros", 0, "temple").gold(2).turn(RED, "ares")
    assert sitting.refused("summon 4") == "K-NO-GOLD"
    assert sitting.refused("summon 3") == "K-NO-SUMMON-EMPTY"
    asked = sitting.s.question()
    assert asked is not None
    assert asked.why_not(sitting.s, ("summon", 4, "fates")).detail["price"] == 3  # with the temple


def test_k_turn_7_k_no_trade() -> None:
    sitting = Sitting(5).own(RED, "andros").turn(RED, "zeus")
    assert sitting.refused("trade 1") == "K-NO-TRADE"


def test_k_turn_8_k_no_midway_and_k_no_turn() -> None:
    sitting = Sitting(5).own(RED, "andros").own(RED, "milos").turn(RED, "ares").play("recruit")
    for action in ("build", "end", "summon 4", "retreat milos"):
        assert sitting.refused(action) == "K-NO-MIDWAY"
    assert sitting.refused("muster andros", seat=BLUE) == "K-NO-TURN"


def test_k_no_retreat_first_outside_a_battle() -> None:
    sitting = Sitting(5).own(RED, "andros").own(RED, "milos").turn(RED, "ares")
    assert sitting.refused("retreat milos") == "K-NO-RETREAT-FIRST"
    assert sitting.refused("flee A1") == "K-NO-RETREAT-FIRST"


def test_k_turn_2_counters_are_reset_and_k_turn_4() -> None:
    sitting = Sitting(2).own(RED, "kea").own(BLUE, "thira")
    sitting.offerings(RED, RED, BLUE, BLUE, gods=("ares", "zeus", "athena", "poseidon"))
    sitting.play("bid ares 1", "bid zeus 1", "bid athena 1", "apollo")
    sitting.play("recruit", "recruit", "end")
    assert sitting.s.recruited == 0
    sitting.play("recruit")
    assert sitting.s.gold[RED] == 20 - 2 - 1  # offerings, second troop; the priest was free


def test_k_dec_3_k_dec_2_a_lone_option_is_taken() -> None:
    sitting = Sitting(5).own(RED, "andros").gold(0).turn(RED, "ares")
    sitting.play("recruit")  # one island: the troop goes there; one option left: the turn ends
    assert sitting.troops("andros") == (RED, 1)
    assert sitting.s.active == -1 or sitting.player() != RED
