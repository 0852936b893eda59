"""Offerings: K-AUCTION, and what two players change: K-TWO."""

from __future__ import annotations

from tests.games.kyklades.builder import BLACK, BLUE, GREEN, RED, YELLOW, Sitting


def amounts(sitting: Sitting, god: str) -> list[int]:
    return [int(words.split()[1]) for words in sitting.words("bid") if words.split()[0] == god]


def test_c_14_k_auction_1_k_auction_3_k_auction_4() -> None:
    sitting = Sitting(5).offerings(BLUE, RED, YELLOW, GREEN, BLACK)
    sitting.play("bid ares 5")
    assert sitting.player() == RED
    sitting.play("bid ares 6")
    assert sitting.player() == BLUE
    assert amounts(sitting, "ares") == []
    assert sitting.refused("bid ares 7") == "K-NO-OFFER-BACK"
    sitting.play("bid poseidon 1")
    assert sitting.player() == YELLOW
    sitting.play("bid poseidon 3")
    assert sitting.player() == BLUE
    assert amounts(sitting, "ares")[0] == 7  # back after another god
    sitting.play("bid ares 7")
    assert sitting.player() == RED
    assert amounts(sitting, "ares") == []
    assert amounts(sitting, "poseidon")[0] == 4
    assert "apollo" in sitting.options()


def test_c_16_k_auction_5() -> None:
    sitting = Sitting(5).gold(4).priests(RED, 2).offerings(RED, BLUE, GREEN, YELLOW, BLACK)
    assert amounts(sitting, "zeus") == [1, 2, 3, 4, 5, 6]
    poor = Sitting(5).gold(0).priests(RED, 5).offerings(BLUE, RED, GREEN, YELLOW, BLACK)
    poor.play("apollo")
    assert poor.player() == GREEN  # only Apollo was legal for Red, and was taken
    assert poor.s.apollo == [BLUE, RED]


def test_c_17_k_auction_8() -> None:
    sitting = Sitting(5).priests(RED, 3).priests(BLUE, 1)
    sitting.offerings(RED, BLUE, GREEN, YELLOW, BLACK)
    sitting.play("bid ares 2", "bid zeus 7", "apollo", "apollo", "apollo")
    assert sitting.s.gold == [19, 14, 20, 20, 20]
    assert ("paid", RED, "ares", 1) in sitting.events
    assert ("paid", BLUE, "zeus", 6) in sitting.events
    assert sitting.s.priests[:2] == [3, 1]  # not used up


def test_c_81_k_auction_2_k_auction_3_k_auction_5_k_no_offer_low_k_no_offer_rich() -> None:
    sitting = Sitting(4).gold(20, 5).offerings(RED, BLUE, GREEN, YELLOW)
    sitting.play("bid zeus 5")
    assert amounts(sitting, "zeus") == []
    assert sitting.refused("bid zeus 5") == "K-NO-OFFER-LOW"
    assert sitting.refused("bid zeus 6") == "K-NO-OFFER-RICH"
    assert sitting.refused("bid ares 0") == "K-NO-OFFER-LOW"
    assert amounts(sitting, "ares") == [1, 2, 3, 4, 5]
    assert "apollo" in sitting.options()
    priest = Sitting(4).gold(20, 5).priests(BLUE, 1).offerings(RED, BLUE, GREEN, YELLOW)
    priest.play("bid zeus 5")
    assert amounts(priest, "zeus") == [6]


def test_c_82_k_auction_4_k_no_offer_back() -> None:
    sitting = Sitting(5).offerings(BLUE, GREEN, RED, YELLOW, BLACK)
    sitting.play("bid ares 2", "bid zeus 2", "bid ares 3")
    assert (sitting.player(), sitting.refused("bid ares 4")) == (BLUE, "K-NO-OFFER-BACK")
    sitting.play("bid zeus 3")
    assert (sitting.player(), sitting.refused("bid zeus 4")) == (GREEN, "K-NO-OFFER-BACK")
    sitting.play("bid ares 4")
    assert (sitting.player(), sitting.refused("bid ares 5")) == (RED, "K-NO-OFFER-BACK")
    sitting.play("bid zeus 4")
    assert sitting.player() == BLUE
    sitting.play("bid ares 5")
    assert sitting.player() == GREEN
    sitting.play("apollo")
    assert sitting.player() == YELLOW  # only now the next marker


def test_k_auction_6_offerings_above_ten() -> None:
    """The printed row is notation only."""
    sitting = Sitting(4).gold(60).offerings(RED, BLUE, GREEN, YELLOW)
    assert amounts(sitting, "ares") == list(range(1, 61))


def test_k_auction_9_no_offering_above_300() -> None:
    sitting = Sitting(4).gold(400).offerings(RED, BLUE, GREEN, YELLOW)
    assert amounts(sitting, "ares")[-1] == 300


def test_c_83_k_auction_7_k_two_3_k_no_offer_change() -> None:
    sitting = Sitting(2).offerings(
        RED, RED, BLUE, BLUE, gods=("ares", "zeus", "athena", "poseidon")
    )
    sitting.play("bid ares 3")
    assert sitting.player() == RED
    assert amounts(sitting, "ares")[0] == 4
    assert sitting.refused("raise-offering ares") == "K-NO-OFFER-CHANGE"


def test_c_123_k_gods_1_k_two_2_k_no_offer_god_k_no_offer_pass() -> None:
    sitting = Sitting(2).offerings(
        RED, BLUE, RED, BLUE, gods=("poseidon", "ares", "athena", "zeus")
    )
    assert sitting.refused("bid zeus 1") == "K-NO-OFFER-GOD"
    assert sitting.refused("pass") == "K-NO-OFFER-PASS"
    asked = sitting.s.question()
    assert asked is not None  # Apollo takes no amounts: this is no action of the game
    assert asked.why_not(sitting.s, ("bid", "apollo", 1)).rule == "UNKNOWN"
    assert {words.split()[0] for words in sitting.words("bid")} == {"poseidon", "ares", "athena"}
    assert "apollo" in sitting.options()


def test_k_no_turn_and_midway_in_the_auction() -> None:
    sitting = Sitting(4).offerings(RED, BLUE, GREEN, YELLOW)
    assert sitting.refused("bid zeus 1", seat=BLUE) == "K-NO-TURN"  # K-TERM-6
    assert sitting.refused("build") == "K-NO-MIDWAY"


def test_c_71_k_two_5_k_auction_5() -> None:
    sitting = Sitting(2).gold(6).priests(RED, 1).offerings(RED, RED, BLUE, BLUE)
    sitting.play("bid ares 4")
    assert amounts(sitting, "poseidon") == [1, 2, 3, 4]
    assert sitting.refused("bid poseidon 5") == "K-NO-OFFER-RICH"
    assert "apollo" in sitting.options()


def test_c_72_k_two_4_k_auction_5() -> None:
    sitting = Sitting(2).gold(6).priests(RED, 1).offerings(RED, RED, BLUE, BLUE)
    sitting.play("bid ares 4")
    assert amounts(sitting, "ares") == [5, 6, 7]
    sitting.play("bid ares 5")
    assert sitting.player() == RED  # the own first marker is displaced
    assert amounts(sitting, "poseidon") == [1, 2, 3]
    assert amounts(sitting, "ares") == []
    assert "apollo" in sitting.options()


def test_c_132_k_two_5_k_auction_8() -> None:
    """R-49: a priest saves on each of the two."""
    sitting = Sitting(2).priests(RED, 1).offerings(RED, RED, BLUE, BLUE)
    sitting.play("bid ares 3", "bid poseidon 4", "apollo", "apollo")
    assert sitting.s.gold[RED] == 20 - 2 - 3


def test_c_74_k_two_6_r_7() -> None:
    sitting = Sitting(2).own(RED, "kea").own(BLUE, "thira").own(BLUE, "paros").gold(10, 10)
    sitting.offerings(RED, BLUE, RED, BLUE)
    sitting.play("apollo", "bid ares 1", "apollo", "bid poseidon 1")
    sitting.play("end", "end")
    assert sitting.asked() == "Prosper"
    sitting.play("prosper kea")
    assert ("apollo-gold", RED, 4) in sitting.events
    assert len(sitting.told("apollo-gold")) == 2
    assert sum(sitting.s.markers) == 1
    assert sitting.s.gold[RED] == 10 + 4 + 4


def test_c_118_k_two_1_k_two_3_k_turn_5() -> None:
    sitting = Sitting(2).own(RED, "kea").own(BLUE, "thira").gold(10, 10)
    sitting.offerings(RED, RED, BLUE, BLUE, gods=("poseidon", "ares", "athena", "zeus"))
    sitting.play("bid poseidon 1", "bid athena 1", "bid ares 1", "apollo")
    assert (sitting.player(), sitting.asked()) == (RED, "Act")
    sitting.play("recruit", "launch A1", "end")
    assert sitting.s.turn_track == [-1, -1, -1, RED]
    assert sitting.player() == BLUE
    sitting.play("end")
    sitting.play("recruit", "end")
    assert sitting.s.philosophers[RED] == 1
    sitting.play("prosper kea")
    assert sitting.s.turn_track == [BLUE, RED, BLUE, RED]
