"""Ships at sea: K-SHIP, K-DEC-5, K-DEC-6 and the Sylph."""

from __future__ import annotations

from tests.games.kyklades.builder import BLUE, GREEN, RED, Sitting


def at_sea(**options: str) -> Sitting:
    return Sitting(5, **options).own(RED, "andros").own(BLUE, "amorgos")


def test_c_27_k_ship_1_k_ship_2() -> None:
    sitting = at_sea().fleet(RED, "E6", 3).fleet(RED, "F6").gold(5).turn(RED, "poseidon")
    sitting.play("voyage", "depart E6", "sail F6 3", "sail G6 4", "sail H6 2")
    assert sitting.asked() == "Act"
    assert sitting.ships("G6") == sitting.ships("H6") == (RED, 2)
    assert sitting.ships("E6") == sitting.ships("F6") == (-1, 0)
    assert sitting.s.gold[RED] == 4


def test_c_28_k_ship_4_r_33() -> None:
    sitting = at_sea().fleet(RED, "E6", 2).fleet(BLUE, "F6").turn(RED, "poseidon")
    sitting.play("voyage", "sail F6 2", "roll 3 0")
    assert sitting.ships("F6") == (RED, 2)
    assert sitting.asked() == "Act"  # the voyage is over
    sitting.play("voyage", "sail G6 2")
    assert sitting.s.gold[RED] == 18


def test_c_93_k_ship_2_k_ship_3_k_dec_5() -> None:
    sitting = at_sea().fleet(RED, "E6", 2).fleet(RED, "F6", 3).turn(RED, "poseidon")
    sitting.play("voyage", "depart E6")
    assert "stop" not in sitting.options()
    sitting.play("sail F6 1")
    assert [w for w in sitting.words("sail") if w.startswith("G6")] == [
        f"G6 {n}" for n in (1, 2, 3, 4)
    ]
    assert "stop" in sitting.options()
    sitting.play("sail G6 2")
    assert [w for w in sitting.words("sail") if w.startswith("H6")] == ["H6 1", "H6 2"]
    sitting.play("stop")
    assert sitting.asked() == "Act"


def test_c_125_k_ship_5_k_ship_7() -> None:
    sitting = at_sea().fleet(RED, "A1", 8).gold(3).turn(RED, "poseidon")
    assert sitting.ships("A1") == (RED, 8)
    for steps in (("A2", "B3", "C3"), ("D3", "E3", "F3"), ("G3", "H3", "I2")):
        sitting.play("voyage", *[f"sail {sea} 8" for sea in steps])
    assert sitting.ships("I2") == (RED, 8)
    assert sitting.s.gold[RED] == 0


def test_c_126_k_ship_2_k_no_ship_kraken_k_no_ship_far_k_no_ship_land_k_no_ship_number() -> None:
    sitting = at_sea().fleet(RED, "F6", 3).figure("kraken", "G6").turn(RED, "poseidon")
    sitting.play("voyage")
    assert sitting.refused("sail G6 1") == "K-NO-SHIP-KRAKEN"
    assert sitting.refused("sail F8 1") == "K-NO-SHIP-FAR"
    assert sitting.refused("sail delos 1") == "K-NO-SHIP-LAND"
    assert sitting.refused("sail G5 4") == "K-NO-SHIP-NUMBER"
    assert sitting.words("sail") == [f"{sea} {n}" for sea in ("E6", "F5", "G5") for n in (1, 2, 3)]


def test_k_no_ship_origin_and_polyphemus() -> None:
    sitting = at_sea().fleet(RED, "G2", 2).fleet(RED, "A1").fleet(BLUE, "K1")
    sitting.figure("polyphemus", "gyaros", BLUE).turn(RED, "poseidon").play("voyage")
    assert sitting.refused("depart K1") == "K-NO-SHIP-ORIGIN"
    assert sitting.refused("depart K2") == "K-NO-SHIP-ORIGIN"
    asked = sitting.s.question()
    assert asked is not None
    assert asked.why_not(sitting.s, ("depart", "andros")).rule == "K-NO-SHIP-ORIGIN"
    sitting.play("depart G2")
    assert sitting.refused("sail F2 1") == "K-NO-SHIP-POLYPHEMUS"
    assert sitting.refused("sail F3 1") == "K-NO-SHIP-POLYPHEMUS"


def test_k_ship_1_a_ship_shut_in_makes_no_voyage() -> None:
    sitting = at_sea().fleet(RED, "A1").figure("kraken", "A2").turn(RED, "poseidon")
    assert sitting.refused("voyage") == "K-NO-SHIP-KRAKEN"
    none = at_sea().turn(RED, "poseidon")
    assert none.refused("voyage") == "K-NO-SHIP-ORIGIN"


def test_k_no_ship_steps() -> None:
    sitting = at_sea().fleet(RED, "A1").turn(RED, "poseidon")
    sitting.play("voyage", "sail B3 1", "sail C3 1")
    assert sitting.refused("sail D3 1") == "K-NO-SHIP-STEPS"


def test_k_ship_2_the_voyage_ends_where_no_space_is_open() -> None:
    sitting = at_sea().fleet(RED, "B3").figure("polyphemus", "tinos", BLUE).turn(RED, "poseidon")
    sitting.play("voyage", "sail A2 1")
    assert "stop" in sitting.options()
    shut = at_sea().fleet(RED, "A2").figure("kraken", "B3")
    shut.turn(RED, "poseidon").play("voyage", "sail A1 1")
    assert shut.asked() == "Voyage"  # back to A2 is open


def test_k_ship_6_no_ship_stands_on_a_closed_space() -> None:
    sitting = at_sea().figure("kraken", "E6").figure("polyphemus", "gyaros", BLUE)
    closed = sitting.view(RED)["closed"]
    assert closed == ["D1", "D2", "E1", "E3", "E6", "F2", "F3"]


def summoned_sylph(**options: str) -> Sitting:
    return at_sea(**options).track("sylph")


def test_c_58_k_cr_sylph() -> None:
    sitting = summoned_sylph().fleet(RED, "A2", 2).fleet(RED, "K1").fleet(BLUE, "K4")
    sitting.turn(RED, "zeus").play("summon 4")
    sitting.play("glide A2 B3 2", "glide B3 C3 2", "glide C3 D3 2")
    sitting.play("glide K1 K2 1", "glide K2 K3 1")
    assert sitting.view(RED)["asked"]["steps"] == 5
    sitting.play("glide K3 K4 1", "roll 3 0")
    assert sitting.ships("K4") == (RED, 1)
    assert sitting.view(RED)["asked"]["steps"] == 4
    assert {words.split()[0] for words in sitting.words("glide")} == {"D3"}
    assert sitting.refused("glide K4 K3 1") == "K-NO-SYLPH-FOUGHT"
    sitting.play("stop")
    assert sitting.s.spent == []


def test_c_113_k_cr_sylph_k_dec_6_k_no_sylph_fought() -> None:
    sitting = summoned_sylph().fleet(RED, "E6", 2).fleet(RED, "G6", 2).fleet(BLUE, "F6")
    sitting.turn(RED, "zeus").play("summon 4", "glide E6 F6 2", "roll 3 0", "glide G6 F6 1")
    assert sitting.ships("F6") == (RED, 3)
    assert [w for w in sitting.words("glide") if w.startswith("F6 E6")] == ["F6 E6 1"]
    assert sitting.refused("glide F6 E6 2") == "K-NO-SYLPH-FOUGHT"
    assert sitting.view(RED)["asked"]["steps"] == 8


def test_k_cr_sylph_spent_also_after_a_retreat() -> None:
    sitting = summoned_sylph().fleet(RED, "E6", 3).fleet(BLUE, "F6", 3)
    sitting.turn(RED, "zeus").play("summon 4", "glide E6 F6 2", "roll 0 1", "fight", "flee E6")
    assert sitting.ships("E6") == (RED, 2)
    assert [w for w in sitting.words("glide") if w.startswith("E6 D5")] == ["E6 D5 1"]


def test_k_cr_sylph_may_be_declined_and_ends_with_ten_steps() -> None:
    sitting = summoned_sylph().fleet(RED, "A1").turn(RED, "zeus").play("summon 4", "stop")
    assert sitting.asked() == "Act"
    assert sitting.discard_pile() == ["sylph"]
    long = summoned_sylph().fleet(RED, "A1").turn(RED, "zeus").play("summon 4")
    for step in range(5):
        assert long.view(RED)["asked"]["steps"] == 10 - 2 * step
        long.play("glide A1 A2 1", "glide A2 A1 1")
    assert long.asked() == "Act"


def test_k_cr_sylph_without_a_ship_that_can_move_k_dec_8() -> None:
    sitting = summoned_sylph().turn(RED, "zeus").play("summon 4")
    assert sitting.told("no-target") == [("no-target", RED)]
    assert sitting.s.spent == []
    assert sitting.asked() == "Act"


def test_r_20_sylph_by_ship_k_no_ship_steps() -> None:
    sitting = summoned_sylph(sylph_step="ship").fleet(RED, "A1", 6).turn(RED, "zeus")
    sitting.play("summon 4", "glide A1 A2 6")
    assert sitting.view(RED)["asked"]["steps"] == 4
    assert [w for w in sitting.words("glide") if w.startswith("A2 B3")] == [
        f"A2 B3 {n}" for n in (1, 2, 3, 4)
    ]
    assert sitting.refused("glide A2 B3 5") == "K-NO-SHIP-STEPS"


def test_k_no_ship_refusals_of_the_sylph() -> None:
    sitting = summoned_sylph().fleet(RED, "F6").figure("kraken", "G6").turn(RED, "zeus")
    sitting.play("summon 4")
    assert sitting.refused("glide E6 F6 1") == "K-NO-SHIP-ORIGIN"
    assert sitting.refused("glide F6 G6 1") == "K-NO-SHIP-KRAKEN"
    assert sitting.refused("glide F6 E6 2") == "K-NO-SHIP-NUMBER"


def test_k_no_0_ships_that_have_fought_come_last_in_the_table() -> None:
    sitting = summoned_sylph().fleet(RED, "E6", 2).fleet(RED, "A1").fleet(BLUE, "F6")
    sitting.figure("kraken", "G6").turn(RED, "zeus").play("summon 4", "glide E6 F6 2", "roll 3 0")
    assert sitting.refused("glide F6 E6 1") == "K-NO-SYLPH-FOUGHT"
    assert sitting.refused("glide F6 G6 1") == "K-NO-SHIP-KRAKEN"
    assert sitting.refused("glide F6 E6 3") == "K-NO-SHIP-NUMBER"
    asked = sitting.s.question()
    assert asked is not None
    assert asked.why_not(sitting.s, ("glide", "F6", "A1", 1)).rule == "K-NO-SHIP-FAR"


def test_c_114_k_cr_siren_k_dec_8_k_no_siren_ship() -> None:
    sitting = at_sea().fleet(RED, "K1", 2).fleet(RED, "A1", 6).fleet(BLUE, "E6").track("siren")
    sitting.turn(RED, "zeus").play("summon 4", "lure E6")
    assert sitting.words("bring") == ["A1", "K1"]
    assert sitting.refused("bring K4") == "K-NO-SHIP-ORIGIN"
    sitting.play("bring K1")
    assert sitting.ships("K1") == (RED, 1)
    assert sitting.ships("E6") == (RED, 1)
    assert sitting.s.ships_left[BLUE] == 8
    reserve = at_sea().fleet(RED, "K1").fleet(BLUE, "E6").track("siren")
    reserve.turn(RED, "zeus").play("summon 4")
    assert reserve.refused("bring K1") == "K-NO-SIREN-SHIP"
    reserve.play("lure E6")
    assert reserve.ships("K1") == reserve.ships("E6") == (RED, 1)


def test_c_52_k_cr_siren_k_no_siren_r_27() -> None:
    sitting = at_sea().fleet(BLUE, "E6", 2).fleet(GREEN, "G7").fleet(RED, "A1").track("siren")
    sitting.turn(RED, "zeus").play("summon 4")
    assert sitting.options() == ["lure G7", "decline"]
    assert sitting.refused("lure E6") == "K-NO-SIREN"
    assert sitting.refused("lure A1") == "K-NO-SIREN"
    assert sitting.refused("lure K1") == "K-NO-SIREN"
    sitting.play("lure G7")
    assert sitting.ships("G7") == (RED, 1)
    assert sitting.s.ships_left[GREEN] == 8
