"""More positions worked out by hand: chapters of the rules that meet in the middle of a turn."""

from __future__ import annotations

from petteia.games.kyklades.components import CHIMERA, KRAKEN, MEDUSA, POLYPHEMUS, SYLPH
from tests.games.kyklades.builder import BLACK, BLUE, GREEN, RED, YELLOW, Sitting

# -- ships ---------------------------------------------------------------------------------------


def test_k_combat_4_a_fleet_that_flees_is_protected_by_other_ports() -> None:
    """F6 lies next to Syros and Delos, G6 next to Delos alone."""
    sitting = Sitting(5).own(RED, "milos").own(BLUE, "syros", 0, "port", "port")
    sitting.own(BLUE, "delos", 0, "port").fleet(RED, "E6", 4).fleet(BLUE, "F6", 3)
    sitting.turn(RED, "poseidon").play("voyage", "sail F6 4", "roll 1 0")
    assert sitting.told("clash")[-1][4:] == (5, 6)
    assert sitting.ships("F6") == (BLUE, 3)  # Red has lost one
    sitting.play("fight", "fight", "roll 3 0")  # 6 against 6
    assert sitting.options() == ["fight", "flee E6", "flee F5", "flee G5", "flee G6"]
    sitting.play("flee G6", "voyage", "sail G6 2", "roll 3 0")
    assert sitting.told("clash")[-1][4:] == (5, 2 + 1)


def test_k_retreat_3_an_attacker_joins_the_ships_left_behind() -> None:
    sitting = Sitting(5).own(RED, "milos").own(BLUE, "ios").fleet(RED, "E6", 4)
    sitting.fleet(BLUE, "F6", 4).fleet(GREEN, "F5").fleet(GREEN, "G5").fleet(GREEN, "G6")
    sitting.turn(RED, "poseidon").play("voyage", "sail F6 3", "roll 0 1")
    assert sitting.player() == RED  # no space is left for Blue: only Red is asked
    assert sitting.options() == ["fight", "flee E6"]
    sitting.play("flee E6")
    assert sitting.ships("E6") == (RED, 3)
    assert sitting.ships("F6") == (BLUE, 4)
    assert sitting.asked() == "Act"  # the voyage is over


def test_k_ship_2_groups_merge_and_the_rest_of_the_steps_is_shared() -> None:
    sitting = Sitting(5).own(RED, "milos").fleet(RED, "E6").fleet(RED, "F6", 2).fleet(RED, "G6", 2)
    sitting.turn(RED, "poseidon").play("voyage", "depart E6", "sail F6 1", "sail G6 3")
    assert [o for o in sitting.options() if o.startswith("sail G7")][-1] == "sail G7 5"
    sitting.play("sail G7 5")
    assert sitting.asked() == "Act"
    assert sitting.ships("G7") == (RED, 5)


def test_k_cr_sylph_a_battle_with_the_last_step_ends_her() -> None:
    sitting = Sitting(5).own(RED, "milos").fleet(RED, "E6", 2).fleet(BLUE, "F6").track("sylph")
    sitting.turn(RED, "zeus").play("summon 4")
    for _ in range(4):
        sitting.play("glide E6 E7 2", "glide E7 E6 2")
    sitting.play("glide E6 E7 1", "glide E6 F6 1", "roll 3 0")
    assert sitting.asked() == "Act"
    assert sitting.ships("F6") == (RED, 1)
    assert sitting.s.spent == []
    assert SYLPH in sitting.s.discard


def test_k_cr_sylph_ships_left_behind_may_follow_those_that_fight() -> None:
    sitting = Sitting(5).own(RED, "milos").own(BLUE, "ios").fleet(RED, "E6", 3).fleet(BLUE, "F6", 2)
    sitting.fleet(RED, "K1").track("sylph").turn(RED, "zeus")
    sitting.play("summon 4", "glide E6 F6 2", "roll 0 1")
    sitting.play("fight", "flee E6")  # the attacker's last ship: back beside the fresh one
    assert sitting.ships("E6") == (RED, 2)
    assert sitting.refused("glide E6 F6 2") == "K-NO-SYLPH-FOUGHT"
    sitting.play("glide E6 F6 1", "roll 3 0", "fight", "fight", "roll 3 0")
    assert sitting.ships("F6") == (RED, 1)
    assert sitting.refused("glide F6 G6 1") == "K-NO-SYLPH-FOUGHT"
    assert sitting.refused("glide E6 E7 1") == "K-NO-SYLPH-FOUGHT"


def test_k_cr_chimera_copies_the_sylph_with_her_battles() -> None:
    sitting = Sitting(5).own(RED, "milos").fleet(RED, "E6", 3).fleet(BLUE, "F6").track("chimera")
    sitting.discarded("sylph").turn(RED, "ares").play("summon 4", "copy sylph")
    sitting.play("glide E6 F6 2", "roll 3 0")
    assert CHIMERA in sitting.s.using
    assert sitting.discard_pile() == ["sylph"]
    sitting.play("stop")
    assert sitting.discard_pile() == []
    assert {CHIMERA, SYLPH} <= set(sitting.s.pile)


def test_k_cr_kraken_own_ships_and_the_last_gold() -> None:
    sitting = Sitting(5).own(RED, "milos").fleet(RED, "E6", 2).fleet(BLUE, "F6", 3)
    sitting.figure("kraken", "K1").s.discard.remove(KRAKEN)
    sitting.s.track[0] = KRAKEN
    sitting.gold(5).turn(RED, "zeus")
    assert "K1" in sitting.view(None)["closed"]
    sitting.play("summon 4", "surface E6")
    assert sitting.s.ships_left[RED] == 8
    assert sitting.view(None)["closed"] == ["E6"]
    sitting.play("swim F6")  # the last gold: stopping is all that is left
    assert sitting.s.ships_left[BLUE] == 8
    assert sitting.view(None)["closed"] == ["F6"]
    assert sitting.asked() == "Act"
    assert KRAKEN in sitting.s.discard


def test_k_cr_kraken_may_enter_the_waters_of_polyphemus() -> None:
    sitting = Sitting(5).own(RED, "milos").figure("polyphemus", "gyaros", BLUE).track("kraken")
    sitting.turn(RED, "zeus").play("summon 4", "surface F3", "swim E3", "stop")
    assert sorted(sitting.view(None)["closed"]) == ["D1", "D2", "E1", "E3", "F2", "F3"]


def test_k_cr_polyphemus_stacks_join_their_own() -> None:
    """R-40: those of the summoner are pushed too, whole, and may join others of theirs."""
    sitting = Sitting(5).own(RED, "milos").fleet(RED, "F3", 2).fleet(RED, "G3", 3)
    sitting.track("polyphemus").turn(RED, "zeus").play("summon 4", "haunt gyaros")
    assert sitting.options() == ["push F3 G2", "push F3 G3"]
    assert sitting.refused("sink F3") == "K-NO-PUSH"  # one must be used
    sitting.play("push F3 G3")
    assert sitting.ships("G3") == (RED, 5)


def test_k_cr_polyphemus_k_fig_3_leaves_and_opens_the_sea_at_once() -> None:
    sitting = Sitting(5).own(RED, "gyaros").fleet(RED, "G3").figure("polyphemus", "gyaros", RED)
    sitting.turn(RED, "poseidon")
    assert POLYPHEMUS in sitting.s.discard
    sitting.play("recruit")
    assert sitting.words("launch") == ["D1", "D2", "E1", "E3", "F2", "F3"]


# -- land ----------------------------------------------------------------------------------------


def test_k_cr_medusa_is_a_harbour_for_those_who_retreat_from_elsewhere() -> None:
    sitting = Sitting(5).own(RED, "syros", 3).own(BLUE, "andros", 2).own(BLUE, "gyaros")
    sitting.fleet(RED, "C3").fleet(BLUE, "D2").figure("medusa", "gyaros", GREEN)
    sitting.turn(RED, "ares").play("march", "take 3", "roll 3 0")
    assert sitting.options() == ["fight", "retreat gyaros"]
    sitting.play("retreat gyaros")
    assert sitting.troops("gyaros") == (BLUE, 1)
    assert sitting.troops("andros") == (RED, 3)


def test_k_cr_medusa_nobody_is_asked_on_her_island() -> None:
    sitting = Sitting(5).own(RED, "syros", 3).own(BLUE, "andros", 2).own(BLUE, "gyaros")
    sitting.fleet(RED, "C3").fleet(BLUE, "D2").figure("medusa", "andros", BLUE)
    sitting.turn(RED, "ares").play("march", "take 3", "roll 3 0")
    assert sitting.asked() == "Clash"
    sitting.play("roll 3 0")
    assert sitting.troops("andros") == (RED, 3)
    assert MEDUSA not in sitting.s.discard  # K-FIG-5: she stays


def test_k_retreat_2_a_chain_cut_off_is_no_way_back_r_32() -> None:
    sitting = (
        Sitting(5).own(RED, "ios", 3).own(BLUE, "andros", 3).own(BLUE, "syros").track("pegasus")
    )
    sitting.fleet(RED, "K4").turn(RED, "zeus")
    sitting.play("summon 4", "leave ios", "land andros", "take 3", "roll 0 3")
    assert sitting.asked() == "Clash"  # neither side has a way out
    sitting.play("roll 0 3", "roll 0 3")
    assert sitting.troops("andros") == (BLUE, 3)
    assert sitting.troops("ios") == (RED, 0)
    assert sitting.s.troops_left[RED] == 8


def test_k_combat_8_both_destroyed_the_fortress_stays_with_the_defender() -> None:
    sitting = Sitting(5).own(RED, "syros", 1).own(RED, "milos").own(BLUE, "andros", 1, "fortress")
    sitting.own(BLUE, "ios").fleet(RED, "C3").turn(RED, "ares").play("march", "roll 2 1")
    assert sitting.troops("andros") == (BLUE, 0)
    assert sitting.troops("syros") == (RED, 0)
    assert sitting.buildings("andros")[0] == "fortress"


def test_r_21_falls_with_last_troop_at_equal_totals() -> None:
    sitting = Sitting(5, minotaur="falls_with_last_troop").own(RED, "syros", 3).own(RED, "milos")
    sitting.own(BLUE, "andros", 1).own(BLUE, "ios").fleet(RED, "C3")
    sitting.figure("minotaur", "andros", BLUE).turn(RED, "ares")
    sitting.play("march", "take 3", "roll 1 1")  # 4 against 1 + 2 + 1
    assert sitting.troops("andros") == (RED, 2)
    assert sitting.discard_pile() == ["minotaur"]


def test_r_21_falls_with_last_troop_alone_he_is_no_defender() -> None:
    sitting = Sitting(5, minotaur="falls_with_last_troop").own(RED, "syros", 1).own(RED, "milos")
    sitting.own(BLUE, "andros").own(BLUE, "ios").fleet(RED, "C3")
    sitting.figure("minotaur", "andros", BLUE).turn(RED, "ares").play("march")
    assert sitting.troops("andros") == (RED, 1)
    assert sitting.discard_pile() == []
    assert not sitting.told("battle")


def test_k_last_1_a_neutral_island_beside_is_free_and_own_ones_are() -> None:
    sitting = Sitting(5).own(RED, "syros", 2).own(RED, "milos").own(BLUE, "andros")
    sitting.fleet(RED, "C3").fleet(RED, "D3").fleet(RED, "D2").fleet(RED, "E4").turn(RED, "ares")
    sitting.play("march")
    assert sitting.refused("land andros") == "K-NO-TROOP-LAST"
    assert sitting.words("land") == ["gyaros", "kythnos"]


def test_k_last_2_two_players_need_three() -> None:
    """C-33 and C-34 together: one own, one on the island, one by its buildings."""

    def attack(seats: int, **options: str) -> Sitting:
        sitting = Sitting(seats, **options).own(RED, "sifnos", 2, "port", "fortress")
        sitting.own(RED, "paros", 0, "temple").own(RED, "kimolos").metropolis("kimolos")
        sitting.own(BLUE, "naxos", 0, "", "", "university").metropolis("naxos").track("pegasus")
        return sitting.turn(RED, "zeus").play("summon 4", "enough")

    open_to = attack(2).play("leave sifnos")
    assert "naxos" in open_to.words("land")
    closed = attack(2, last_island_exception="metropolis_only").play("leave sifnos")
    assert closed.refused("land naxos") == "K-NO-TROOP-LAST"


def test_k_elim_1_the_figures_of_the_loser_leave_before_the_conqueror_goes_on() -> None:
    sitting = Sitting(4).own(RED, "syros", 2).own(BLUE, "andros").metropolis("syros", "andros")
    sitting.fleet(RED, "C3").fleet(RED, "G3").figure("polyphemus", "gyaros", BLUE)
    sitting.turn(RED, "ares").play("march", "take 1")
    assert sitting.view(None)["closed"] == []
    assert sitting.discard_pile() == ["polyphemus"]


# -- metropolises --------------------------------------------------------------------------------


def test_k_metro_4_both_buildings_of_the_site_go() -> None:
    sitting = Sitting(5).own(RED, "andros", 0, "port", "port", "temple").philosophers(RED, 3)
    sitting.turn(RED, "athena").play("recruit")
    assert sitting.buildings("andros") == ["", "", "temple", ""]
    assert len(sitting.told("cleared")) == 2
    assert sitting.s.stock[1] == 10


def test_r_14_keep_buildings_a_conquest_gives_the_set_its_site() -> None:
    sitting = Sitting(5, no_metropolis_site="keep_buildings")
    sitting.own(RED, "andros", 0, "", "", "port", "fortress").metropolis("andros")
    sitting.own(RED, "amorgos", 2, "", "", "temple", "university").metropolis("amorgos")
    sitting.fleet(RED, "G9").fleet(RED, "F10").turn(RED, "ares", neutral=("donousa",))
    sitting.play("march", "take 1")  # Donousa is neutral and has a site
    assert sitting.has_metropolis("donousa")
    assert sitting.buildings("andros") == sitting.buildings("amorgos") == ["", "", "", ""]


def test_r_14_keep_buildings_gives_the_philosophers_up_all_the_same() -> None:
    sitting = Sitting(5, no_metropolis_site="keep_buildings").own(RED, "delos").metropolis("delos")
    sitting.philosophers(RED, 3).turn(RED, "athena")  # taking the card is all Red can do
    assert sitting.s.philosophers[RED] == 0
    assert sitting.s.metropolises(RED) == 1


def test_k_metro_1_satyr_then_the_set_after_the_philosophers() -> None:
    """A theft brings the fourth philosopher; the cleared site breaks no set of others."""
    sitting = Sitting(5).own(RED, "milos", 0, "port", "temple").own(BLUE, "ios")
    sitting.philosophers(RED, 3).philosophers(BLUE, 1).track("satyr").turn(RED, "zeus")
    sitting.play("summon 4", "enough", f"rob {BLUE}")
    assert sitting.has_metropolis("milos")
    assert sitting.buildings("milos") == ["", "", ""]
    assert sitting.s.philosophers[:2] == [0, 0]
    assert len(sitting.s.unused_temples(RED)) == 1  # the metropolis is new


def test_k_creature_3_the_temple_of_a_set_given_up_takes_its_use_along() -> None:
    sitting = Sitting(5).own(RED, "syros", 0, "temple", "port").own(RED, "milos", 0, "fortress")
    sitting.track("fates", "harpy").turn(RED, "athena")
    sitting.play("summon 4", "temple syros 1")
    assert sitting.s.unused_temples(RED) == []
    sitting.play("recruit", "build", "raise milos 2")
    assert sitting.asked() == "Found"  # both sites are free now
    sitting.play("found syros", "summon 3")
    assert sitting.options() == ["shrine syros", "enough"]


def test_k_creature_3_the_last_reduction_stops_at_one() -> None:
    sitting = Sitting(5).own(RED, "andros", 0, "temple", "temple", "temple", "temple")
    sitting.track("fates").gold(1).turn(RED, "ares").play("summon 4")
    sitting.play("temple andros 1", "temple andros 2", "temple andros 4")
    assert len(sitting.s.unused_temples(RED)) == 1
    assert sitting.s.gold[RED] == sitting.s.income(RED)


# -- gold ----------------------------------------------------------------------------------------


def test_r_16_income_of_one_moment_in_the_order_of_the_turn_track() -> None:
    sitting = Sitting(2, gold_supply="98").own(RED, "kea").own(BLUE, "thira").gold(50, 45)
    incomes = [sitting.s.income(player) for player in (RED, BLUE)]
    assert incomes[0] == 2
    sitting.s.turn_track = [BLUE, RED, BLUE, RED]
    sitting.walk("kyklades.round/income").settle()
    assert sitting.s.gold[BLUE] == 45 + min(3, incomes[1])
    assert sitting.s.gold[RED] == 50 + min(2, 3 - min(3, incomes[1]))


def test_r_16_the_sphinx_pays_what_is_there() -> None:
    sitting = Sitting(2, gold_supply="98").own(RED, "kea", 2).own(BLUE, "thira").gold(60, 37)
    sitting.track("sphinx").turn(RED, "ares").play("summon 4", "sell-troop kea", "sell-troop kea")
    assert sitting.s.gold[RED] == 60 - 4 + 2 + 2
    assert sitting.s.bank == 1


def test_k_cr_fates_count_what_this_turn_has_won() -> None:
    sitting = Sitting(5).own(RED, "syros", 2).fleet(RED, "C3").own(BLUE, "andros").own(BLUE, "ios")
    sitting.prosper("andros", 2).track("fates").gold(10).turn(RED, "ares")
    sitting.play("march", "take 1", "summon 4")
    assert sitting.s.gold[RED] == 10 - 1 - 4 + sitting.s.income(RED)
    assert sitting.s.income(RED) == 1 + 2


# -- offerings and the end -----------------------------------------------------------------------


def test_k_auction_3_a_long_chain_is_finished_before_the_next_marker() -> None:
    sitting = Sitting(5).gold(9, 9, 9, 9, 9).offerings(RED, BLUE, GREEN, YELLOW, BLACK)
    sitting.play("bid poseidon 1", "bid ares 1", "bid zeus 1", "bid athena 1")
    sitting.play("bid poseidon 2")  # Black displaces Red
    assert sitting.player() == RED
    sitting.play("bid ares 2", "bid zeus 2", "bid athena 2")
    assert sitting.player() == YELLOW
    assert sitting.refused("bid athena 3") == "K-NO-OFFER-BACK"
    sitting.play("bid poseidon 3")
    assert sitting.player() == BLACK
    assert sitting.refused("bid poseidon 4") == "K-NO-OFFER-BACK"
    sitting.play("apollo")
    assert sitting.asked() == "Act"
    assert sitting.s.gold == [9 - 2, 9 - 2, 9 - 2, 9 - 3, 9]


def test_k_two_4_displaced_by_oneself_with_all_gold_bound() -> None:
    """4 gold, no priest: 2 on Ares; the own second marker offers 4 there; nothing is left."""
    sitting = Sitting(2).gold(4).offerings(RED, RED, BLUE, BLUE)
    sitting.play("bid ares 2")
    assert sitting.refused("bid zeus 3") in ("K-NO-OFFER-RICH", "K-NO-OFFER-GOD")
    assert [w for w in sitting.words("bid") if w.startswith("ares")] == ["ares 3", "ares 4"]
    sitting.play("bid ares 4")
    assert sitting.s.apollo == [RED]  # all that was left to the first marker
    assert sitting.player() == BLUE


def test_k_elim_3_of_three_the_survivors_bid_in_the_reverse_order_of_finishing() -> None:
    sitting = Sitting(3).own(RED, "sifnos", 2).own(RED, "paros").own(BLUE, "kea")
    sitting.own(GREEN, "thira").metropolis("paros", "kea").fleet(RED, "C1")
    sitting.turn(GREEN, "athena", (RED, "ares"), (BLUE, "apollo"))
    sitting.play("recruit", "end", "march", "take 1", "end")
    outcome = sitting.s.outcome()
    assert outcome is not None and outcome.winners() == [RED]
    assert sitting.s.turn_track == [RED, GREEN]


def test_r_13_out_even_if_the_metropolis_is_lost_again_the_game_goes_on() -> None:
    """Red takes Blue's last island for the second metropolis, and loses one before the end."""
    sitting = Sitting(4).own(RED, "syros", 2).own(RED, "milos").own(BLUE, "andros")
    sitting.metropolis("syros", "andros").fleet(RED, "C3").own(GREEN, "kythnos", 3)
    sitting.own(GREEN, "naxos").fleet(GREEN, "E4").track("pegasus")
    sitting.turn(RED, "ares", (GREEN, "zeus"), (BLUE, "apollo"), (YELLOW, "apollo"))
    sitting.play("march", "take 2", "end")
    assert sitting.s.metropolises(RED) == 2
    sitting.play("summon 4", "leave kythnos", "land syros", "take 1", "end")
    assert sitting.s.metropolises(RED) == 1
    assert not sitting.told("prospers")  # Blue stood on Apollo space 1
    assert sitting.s.alive == (1, 0, 1, 1)
    assert sitting.s.outcome() is None
    assert (sitting.s.players, sitting.s.round) == (3, 6)
    assert sitting.s.turn_track == [YELLOW, GREEN, RED]
