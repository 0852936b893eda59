"""Metropolises, elimination, the end: K-METRO, K-ELIM, K-END, K-TWO-8."""

from __future__ import annotations

import pytest

from petteia.core.pieces import replaced
from petteia.core.record import outcome_line
from petteia.games.kyklades.components import BOARDS, PHILOSOPHERS
from tests.games.kyklades.builder import BLUE, GREEN, RED, YELLOW, Sitting


def learned(sitting: Sitting) -> Sitting:
    """Red gets the fourth philosopher."""
    return sitting.philosophers(RED, 3).turn(RED, "athena").play("recruit")


def test_c_46_k_metro_4_k_no_site_free_k_no_site_r_15() -> None:
    sitting = learned(Sitting(5).own(RED, "milos", 0, "port").own(RED, "syros"))
    assert sitting.has_metropolis("syros")  # the only free one
    both = learned(Sitting(5).own(RED, "milos", 0, "port").own(RED, "syros", 0, "fortress"))
    assert both.options() == ["found syros", "found milos"]
    assert both.refused("found delos") == "K-NO-SITE"
    both.play("found milos")
    assert both.buildings("milos")[0] == ""
    assert both.told("cleared") == [("cleared", RED, "port", "milos")]


def test_c_47_k_metro_5_r_14() -> None:
    sitting = Sitting(5).own(RED, "delos").metropolis("delos").philosophers(RED, 3).gold(0)
    sitting.turn(RED, "athena", (BLUE, "zeus"))  # taking the card is all Red can do
    assert sitting.s.philosophers[RED] == 0
    assert sitting.s.stock[PHILOSOPHERS] == 17
    assert sitting.s.metropolises(RED) == 1
    assert sitting.player() == BLUE


def test_c_48_k_metro_7_k_metro_4() -> None:
    sitting = learned(Sitting(5).own(RED, "milos", 0, "", "", "fortress"))
    assert sitting.has_metropolis("milos")
    assert sitting.buildings("milos") == ["", "", "fortress"]
    assert "build" not in sitting.options()


@pytest.mark.parametrize(
    ("island", "left"), [("delos", 0), ("syros", 0), ("milos", 1), ("andros", 2)]
)
def test_k_metro_7_slots_left(island: str, left: int) -> None:
    board = BOARDS[5]
    assert len(board.usable[2 * board.island_at[island] + 1]) == left


def test_c_49_k_troop_4_k_metro_1() -> None:
    sitting = Sitting(5).own(RED, "syros", 2, "port", "fortress").own(RED, "milos", 0, "temple")
    sitting.own(BLUE, "andros", 0, "university").own(BLUE, "ios").fleet(RED, "C3")
    sitting.turn(RED, "ares").play("march", "take 1")
    assert sitting.asked() == "Found"
    for action in ("recruit", "end", "march"):
        assert sitting.refused(action) == "K-NO-DUTY"


def test_c_106_k_metro_3_k_metro_4_k_dec_1_k_no_set() -> None:
    def built() -> Sitting:
        sitting = Sitting(5).own(RED, "delos", 0, "port").own(RED, "gyaros")
        sitting.own(RED, "milos", 0, "temple", "university", "port")
        return sitting.turn(RED, "ares").play("build")

    sitting = built()
    assert sitting.asked() == "GiveUp"
    assert sitting.words("give-up") == ["milos 3", "delos 1"]
    assert sitting.refused("give-up milos 1") == "K-NO-SET"
    assert sitting.refused("demolish-metropolis milos") == "K-NO-METROPOLIS"
    sitting.play("give-up delos 1")
    assert sitting.words("found") == ["gyaros", "milos", "delos"]
    other = built().play("give-up milos 3")
    assert other.words("found") == ["gyaros", "milos"]
    assert other.refused("found delos") == "K-NO-SITE-FREE"


def test_c_107_k_metro_5_k_metro_3_r_14() -> None:
    def full(**options: str) -> Sitting:
        sitting = Sitting(5, **options).own(RED, "andros", 0, "", "", "port", "fortress")
        sitting.own(RED, "amorgos", 0, "", "", "temple").metropolis("andros", "amorgos")
        return sitting.turn(RED, "athena").play("build")

    sitting = full()
    assert sitting.s.metropolises(RED) == 2
    assert sitting.buildings("andros") == sitting.buildings("amorgos") == ["", "", "", ""]
    kept = full(no_metropolis_site="keep_buildings")
    assert kept.buildings("amorgos") == ["", "", "temple", "university"]
    assert kept.asked() == "Act"


def test_c_128_k_turn_6_k_metro_1_k_metro_4_k_no_duty_k_no_site_free_k_no_site() -> None:
    sitting = Sitting(5).own(RED, "syros", 0, "port", "fortress").own(RED, "milos", 0, "temple")
    sitting.own(RED, "ios").own(RED, "delos").metropolis("delos")
    sitting.own(RED, "andros", 0, "port", "temple").turn(RED, "athena").play("build", "raise ios 3")
    sitting.play("give-up andros 1", "give-up milos 1")
    assert sitting.words("found") == ["milos", "ios"]
    assert sitting.refused("end") == "K-NO-DUTY"
    assert sitting.refused("summon 4") == "K-NO-DUTY"
    assert sitting.refused("build") == "K-NO-DUTY"
    assert sitting.refused("found andros") == "K-NO-SITE-FREE"
    assert sitting.refused("found delos") == "K-NO-SITE"


def test_k_metro_5_no_metropolis_in_the_supply() -> None:
    sitting = Sitting(5).own(RED, "andros")
    sitting.own(BLUE, "milos").own(GREEN, "ios").metropolis("milos", "ios")
    sitting.own(BLUE, "syros").own(BLUE, "tinos").own(BLUE, "serifos").own(BLUE, "kythnos")
    sitting.own(GREEN, "mykonos").own(GREEN, "donousa").own(GREEN, "delos").own(GREEN, "gyaros")
    sitting.metropolis(
        "syros", "tinos", "serifos", "kythnos", "mykonos", "donousa", "delos", "gyaros"
    )
    learned(sitting)
    assert not sitting.has_metropolis("andros")
    assert sitting.s.philosophers[RED] == 0


def test_r_42_philosophers_before_buildings() -> None:
    sitting = Sitting(5).own(RED, "syros", 2, "port", "fortress").own(RED, "milos", 0, "temple")
    sitting.own(BLUE, "andros", 0, "university").own(BLUE, "ios").fleet(RED, "C3")
    sitting.philosophers(RED, 3)
    sitting.turn(RED, "ares")
    sitting.s.philosophers[RED] += 1
    sitting.s.stock[PHILOSOPHERS] -= 1
    sitting.play("march", "take 1")
    assert sitting.s.philosophers[RED] == 0
    assert sitting.buildings("syros") == ["port", "fortress"]  # not given up yet
    assert sitting.asked() == "Found"


def test_r_36_a_metropolis_is_none_of_the_four() -> None:
    sitting = Sitting(5).own(RED, "andros", 0, "", "", "port", "temple").own(RED, "ios")
    sitting.metropolis("andros").turn(RED, "athena").play("build", "raise ios 1")
    assert sitting.asked() == "Act"


def ended(sitting: Sitting, *order: int) -> Sitting:
    """Phase 6, with the markers on the turn track in this order."""
    sitting._house_everybody(())
    sitting.s.turn_track = list(order)
    return sitting.walk("kyklades.round/end_of_round").settle()


def winners(sitting: Sitting) -> list[int]:
    outcome = sitting.s.outcome()
    assert outcome is not None
    return outcome.winners()


def ending(sitting: Sitting) -> str:
    outcome = sitting.s.outcome()
    assert outcome is not None
    return outcome.reason


def two_cities(sitting: Sitting) -> Sitting:
    sitting.own(RED, "andros").own(RED, "milos").own(BLUE, "ios").own(BLUE, "delos")
    return sitting.metropolis("andros", "milos", "ios", "delos")


def test_c_51_k_end_1_k_end_2_r_4() -> None:
    sitting = ended(two_cities(Sitting(5)).gold(4, 6, 20), 0, 1, 2, 3, 4)
    assert winners(sitting) == [BLUE]
    assert sitting.s.ending == "by-metropolises"
    assert outcome_line(sitting.s).startswith("b 1. 2, a 2. 2")
    assert ending(sitting) == "by-gold"
    tie = ended(two_cities(Sitting(5)).gold(6, 6, 20), 0, 1, 2, 3, 4)
    assert winners(tie) == [RED, BLUE]
    track = ended(
        two_cities(Sitting(5, gold_tie="lower_turn_track_space")).gold(6, 6), 4, 1, 2, 3, 0
    )
    assert winners(track) == [BLUE]


def test_c_119_k_end_2_r_3() -> None:
    def finished(**options: str) -> Sitting:
        sitting = two_cities(Sitting(5, **options)).own(RED, "syros").metropolis("syros")
        return ended(sitting.gold(2, 9), 0, 1, 2, 3, 4)

    assert winners(finished()) == [BLUE]
    assert ending(finished()) == "by-gold"
    assert winners(finished(winner="metropolises_then_gold")) == [RED]
    assert ending(finished(winner="metropolises_then_gold")) == "by-metropolises"


def test_c_73_k_two_8_k_end_1() -> None:
    sitting = Sitting(2).own(RED, "kea").own(RED, "paros").metropolis("kea", "paros")
    ended(sitting, 0, 1, 0, 1)
    assert sitting.s.outcome() is None
    assert sitting.s.round == 6
    three = Sitting(2).own(RED, "kea").own(RED, "paros").own(RED, "thira")
    ended(three.metropolis("kea", "paros", "thira"), 0, 1, 0, 1)
    assert winners(three) == [RED]


def test_k_end_1_reaching_the_number_during_the_round_does_not_end_it() -> None:
    sitting = Sitting(5).own(RED, "andros").own(RED, "ios").metropolis("andros", "ios")
    sitting.turn(RED, "ares", (BLUE, "zeus")).play("end")
    assert sitting.player() == BLUE


def test_k_end_3_round_limit() -> None:
    sitting = Sitting(4, round_limit="5").own(RED, "andros").metropolis("andros")
    ended(sitting, 0, 1, 2, 3)
    assert sitting.s.ending == "by-round-limit"
    assert winners(sitting) == [RED]


def conqueror() -> Sitting:
    """Red can take Blue's last island with its metropolis: the two needed to win."""
    sitting = Sitting(4).own(RED, "syros", 2).own(BLUE, "andros").metropolis("syros", "andros")
    return sitting.fleet(RED, "C3").fleet(BLUE, "K1").priests(BLUE, 1).philosophers(BLUE, 2)


def test_c_76_k_elim_1_k_elim_3_k_turn_5_r_13() -> None:
    sitting = conqueror().figure("medusa", "milos", BLUE).gold(9, 7, 5, 5)
    sitting.turn(BLUE, "poseidon", (GREEN, "athena"), (RED, "ares"), (YELLOW, "apollo"))
    sitting.s.discard.remove(3)  # Medusa left as Blue's turn began, and was summoned again in it
    sitting.s.keeper = replaced(sitting.s.keeper, 3, BLUE)
    sitting.s.figures = replaced(sitting.s.figures, 3, sitting.s.board().island_at["milos"])
    sitting.play("end", "recruit", "end")
    assert sitting.s.turn_track == [-1, -1, GREEN, BLUE]
    sitting.play("march", "take 1")
    s = sitting.s
    assert s.alive == (1, 0, 1, 1)
    assert s.gold[BLUE] == s.priests[BLUE] == s.philosophers[BLUE] == 0
    assert sitting.ships("K1") == (-1, 0)
    assert sitting.discard_pile() == ["medusa"]
    assert s.turn_track == [-1, -1, GREEN, -1]
    sitting.play("end")
    assert s.turn_track == [-1, RED, GREEN, -1]
    sitting.play("prosper milos")  # the game ends: Red has two
    assert s.turn_track == [YELLOW, RED, GREEN]
    assert winners(sitting) == [RED]


def test_k_elim_1_turns_still_to_come_are_skipped() -> None:
    sitting = conqueror().turn(RED, "ares", (BLUE, "zeus"), (GREEN, "athena"), (YELLOW, "apollo"))
    sitting.play("march", "take 1", "end")
    assert sitting.player() == GREEN
    assert sitting.s.turn_track == [-1, -1, -1, RED]
    sitting.play("recruit", "end")
    assert sitting.s.turn_track[:3] == [-1, GREEN, -1]  # space 3 would have been Blue's


def test_c_77_k_elim_1_k_apollo_2() -> None:
    sitting = conqueror().turn(RED, "ares", (BLUE, "apollo"), (GREEN, "apollo"))
    sitting.s.turn_track[3] = -1
    sitting.play("march", "take 1", "end")
    assert [event[1] for event in sitting.told("apollo-gold")] == [GREEN]
    assert sum(sitting.s.markers) == 0


def test_c_78_k_elim_2_k_gods_4_r_47() -> None:
    sitting = Sitting(4).own(RED, "andros").own(GREEN, "milos").own(YELLOW, "naxos")
    sitting.s.alive = replaced(sitting.s.alive, BLUE, 0)
    sitting.s.gold[BLUE] = 0
    sitting.s.bank += 20
    sitting.s.round = 6
    ended(sitting, RED, GREEN, YELLOW)
    s = sitting.s
    assert (s.players, s.since, s.round) == (3, 7, 7)
    assert s.to_win() == 2
    sitting.deal_until("LayTile")
    assert len(sitting.options()) == 4
    sitting.deal_until("Offer")
    assert len(s.open_gods()) == 2
    first = s.open_gods()
    sitting.play("apollo", "apollo", "apollo", "prosper milos")
    sitting.deal_until("Offer")
    assert set(s.open_gods()) == {0, 1, 2, 3} - set(first)


def test_r_48_two_players_left_take_their_second_markers() -> None:
    sitting = Sitting(3).own(RED, "kea").own(BLUE, "thira")
    sitting.s.alive = replaced(sitting.s.alive, GREEN, 0)
    sitting.s.gold[GREEN] = 0
    sitting.s.bank += 20
    ended(sitting, BLUE, RED)
    assert sitting.s.players == 2
    assert sitting.s.turn_track == [BLUE, RED, BLUE, RED]
    sitting.deal_until("Offer")
    assert len(sitting.s.open_gods()) == 3
    assert sitting.s.to_win() == 2


def test_k_elim_2_the_last_player_wins_at_once() -> None:
    sitting = Sitting(2).own(RED, "sifnos", 2).own(RED, "naxos").own(RED, "thira")
    sitting.own(BLUE, "kea").metropolis("naxos", "thira", "kea").fleet(RED, "C1")
    sitting.turn(RED, "ares").play("march", "take 1")
    assert sitting.s.ending == "by-last-player"
    assert winners(sitting) == [RED]


def test_c_120_k_hidden_1_k_hidden_2_k_hidden_3_k_hidden_4() -> None:
    sitting = Sitting(4).own(RED, "andros", 0, "port").fleet(RED, "A1").priests(RED, 2)
    sitting.offerings(RED, BLUE, GREEN, YELLOW).play("bid ares 4")
    view = sitting.view(BLUE)
    assert view["gold"] == [None, 20, None, None]
    assert sitting.view(None)["gold"] == [None] * 4
    assert view["priests"][RED] == 2
    assert view["fleet"][sitting.s.board().sea_at["A1"]] == RED
    assert sitting.s.options(BLUE) and not sitting.s.options(RED)
    assert view["offering"][1] == 4  # shown
    assert len(view["face_down"]) == 1
    sitting.play("apollo", "apollo", "apollo")
    assert ("paid", RED, "ares", 2) in sitting.events


def test_k_hidden_4_all_gold_is_revealed_at_the_end() -> None:
    sitting = ended(two_cities(Sitting(5)).gold(4, 6, 20), 0, 1, 2, 3, 4)
    assert sitting.view(None)["gold"] == [4, 6, 20, 20, 20]


def test_k_limit_5_r_16_the_gold_supply() -> None:
    rich = Sitting(2).own(RED, "kea").own(BLUE, "thira").gold(60, 36).turn(RED, "apollo")
    rich.play("prosper kea")
    assert rich.s.gold[RED] == 64
    assert rich.s.bank < 0
    short = Sitting(2, gold_supply="98").own(RED, "kea").own(BLUE, "thira").gold(60, 36)
    short.turn(RED, "apollo").play("prosper kea")
    assert short.s.gold[RED] == 62
    assert short.s.bank == 0


def test_k_limit_6_r_17_territory_markers_are_not_limited() -> None:
    sitting = Sitting(5)
    for island in sitting.s.board().islands[:9]:
        sitting.own(RED, island)
    sitting._house_everybody(())
    sitting.checked()
