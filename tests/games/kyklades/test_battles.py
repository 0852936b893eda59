"""Troops, battles and retreats: K-TROOP, K-COMBAT, K-RETREAT, K-LAST."""

from __future__ import annotations

import pytest

from petteia.core.flow import Chance
from petteia.games.kyklades import game
from petteia.games.kyklades.components import METROPOLISES
from petteia.games.kyklades.rules.battle import bonus, reach
from petteia.games.kyklades.rules.metropolis import wins_by
from petteia.words import Words
from tests.games.kyklades.builder import BLACK, BLUE, GREEN, RED, YELLOW, Sitting


def syros_to_andros(attackers: int, defenders: int, *buildings: str, **options: str) -> Sitting:
    """Red on Syros attacks Blue on Andros over C3; both have another island, Blue's out of reach."""
    sitting = Sitting(5, **options).own(RED, "syros", attackers).own(RED, "milos")
    sitting.own(BLUE, "andros", defenders, *buildings).own(BLUE, "amorgos").fleet(RED, "C3")
    return sitting


def attack(sitting: Sitting, troops: int) -> Sitting:
    sitting.turn(RED, "ares").play("march")
    if sitting.asked() == "Take":
        sitting.play(f"take {troops}")
    return sitting


def test_c_29_k_term_5_k_troop_1_r_34() -> None:
    sitting = Sitting(5).own(BLACK, "syros", 2).own(BLACK, "delos").own(BLACK, "ios")
    sitting.fleet(BLACK, "F6").fleet(BLACK, "G7").fleet(BLACK, "H6").turn(BLACK, "ares")
    board = sitting.s.board()

    def joined(origin: str) -> set[str]:
        mask = reach(sitting.s, BLACK, board.island_at[origin])
        return {name for at, name in enumerate(board.islands) if mask >> at & 1}

    assert joined("syros") == {"delos"}
    assert "ios" in joined("delos")
    sitting.fleet(BLACK, "G6")
    assert "ios" in joined("syros")


def test_c_31_k_troop_5_k_income_1() -> None:
    sitting = Sitting(5).own(RED, "gyaros", 2).own(RED, "kythnos").fleet(RED, "E3")
    sitting.turn(RED, "ares").play("march", "take 2")
    assert sitting.troops("gyaros") == (RED, 0)
    assert sitting.s.income(RED) == 3
    sitting.play("end")
    sitting.act(RED, "poseidon").play("recruit")
    assert "D1" in sitting.words("launch")


def last_island(**options: str) -> Sitting:
    """Red on Milos, with a chain to Blue's only island Serifos."""
    return Sitting(5, **options).own(RED, "milos", 1).own(BLUE, "serifos").fleet(RED, "I2")


def test_c_32_k_last_1_k_no_troop_last() -> None:
    alone = last_island().turn(RED, "ares")
    assert alone.refused("march") == "K-NO-TROOP-LAST"
    asked = alone.s.question()
    assert asked is not None  # the reason names the island that is protected, not the origin
    assert asked.why_not(alone.s, ("march",)).detail["island"] == "serifos"
    ships = last_island().fleet(BLUE, "G3").fleet(RED, "H3").turn(RED, "poseidon")
    ships.play("voyage", "depart H3", "sail G3 1")  # attacking the ships is legal
    assert ships.asked() == "Clash"


def test_k_no_troop_last_as_a_target() -> None:
    sitting = last_island().own(RED, "kythnos").fleet(RED, "H3").fleet(RED, "I4")
    sitting.turn(RED, "ares", neutral=("ios",)).play("march")
    assert sitting.words("land") == ["kythnos", "ios"]
    assert sitting.refused("land serifos") == "K-NO-TROOP-LAST"


def test_c_33_k_last_2() -> None:
    sitting = last_island().metropolis("milos", "serifos").turn(RED, "ares")
    sitting.play("march")
    assert sitting.troops("serifos") == (RED, 1)
    assert sitting.s.metropolises(RED) == 2
    assert sitting.s.alive[BLUE] == 0


def test_c_34_k_last_2_k_metro_3() -> None:
    sitting = (
        Sitting(5).own(RED, "milos", 1, "", "", "port").own(RED, "amorgos", 0, "fortress", "temple")
    )
    sitting.own(BLUE, "serifos", 0, "university").metropolis("milos").fleet(RED, "I2")
    sitting.turn(RED, "ares").play("march")
    assert sitting.troops("serifos") == (RED, 1)
    assert sitting.asked() == "Found"
    strict = Sitting(5, last_island_exception="metropolis_only")
    strict.own(RED, "milos", 1, "", "", "port").own(RED, "amorgos", 0, "fortress", "temple")
    strict.own(BLUE, "serifos", 0, "university").metropolis("milos").fleet(RED, "I2")
    assert strict.turn(RED, "ares").refused("march") == "K-NO-TROOP-LAST"


def two_sets(*mine: str, **options: str) -> Sitting:
    """Red without a metropolis needs two: Blue's last island Serifos completes two building sets."""
    sitting = Sitting(5, **options).own(RED, "milos", 1, *mine).fleet(RED, "I2")
    sitting.own(RED, "syros", 0, "port", "port")
    return sitting.own(BLUE, "serifos", 0, "university", "university", "temple")


def may_take_serifos(sitting: Sitting) -> bool:
    sitting.turn(RED, "ares")
    if "march" in sitting.options():
        return True
    assert sitting.refused("march") == "K-NO-TROOP-LAST"
    return False


def test_k_last_2_the_first_of_two_metropolises_clears_what_the_second_needs() -> None:
    """K-METRO-4: no site is free, and whichever is cleared held a building of the second set."""
    packed = two_sets("fortress", "fortress", "temple")
    assert not may_take_serifos(packed)
    assert may_take_serifos(two_sets("fortress", "fortress", "temple").own(RED, "gyaros"))
    spare = two_sets("fortress", "fortress", "temple").own(RED, "kythnos", 0, "", "fortress")
    assert may_take_serifos(spare)  # Kythnos can be made free, or be cleared


def test_k_last_2_two_sets_need_two_sites_and_two_metropolises() -> None:
    def crowded() -> Sitting:
        sitting = Sitting(2).own(RED, "naxos", 1, "", "", "port", "port").metropolis("naxos")
        sitting.own(RED, "thira", 0, "fortress", "fortress", "temple")
        return sitting.own(BLUE, "kimolos", 0, "university", "university", "temple")

    packed = crowded()
    board = packed.s.board()
    assert not wins_by(packed.s, RED, board.island_at["kimolos"])  # all sites are built on
    roomy = crowded().own(RED, "kea")
    assert wins_by(roomy.s, RED, board.island_at["kimolos"])
    scarce = crowded().own(RED, "kea").supply(METROPOLISES, 1)
    assert not wins_by(scarce.s, RED, board.island_at["kimolos"])


def test_c_104_k_last_1_k_cr_pegasus_k_cr_harpy() -> None:
    sitting = last_island().track("pegasus", "harpy").turn(RED, "zeus", neutral=("delos",))
    sitting.s.troops_left[BLUE] -= 1
    sitting.s.troops[sitting.s.board().island_at["serifos"]] += 1
    sitting.play("summon 4", "leave milos")
    assert "serifos" not in sitting.words("land")
    assert sitting.refused("land serifos") == "K-NO-TROOP-LAST"
    sitting.play("land delos", "summon 3", "snatch serifos")
    assert sitting.troops("serifos") == (BLUE, 0)


def test_c_105_k_last_2_k_no_troop_last() -> None:
    sitting = Sitting(4).own(RED, "milos", 1).own(RED, "kythnos").own(BLUE, "serifos")
    sitting.metropolis("milos", "kythnos", "serifos").fleet(RED, "I2").turn(RED, "ares")
    assert sitting.refused("march") == "K-NO-TROOP-LAST"


def test_c_36_k_combat_1_k_combat_2_k_combat_3_k_combat_5() -> None:
    sitting = attack(syros_to_andros(3, 1, "fortress"), 3).play("roll 1 2")
    assert ("clash", RED, BLUE, "andros", 4, 4) in sitting.events
    assert sitting.troops("andros") == (RED, 2)
    assert sitting.s.troops_left[BLUE] == 8
    assert sitting.buildings("andros")[0] == "fortress"


def test_c_37_k_combat_4() -> None:
    sitting = Sitting(5).own(BLUE, "syros", 0, "port", "port").own(BLUE, "delos")
    sitting.metropolis("delos").own(GREEN, "mykonos", 0, "port")
    assert sitting.s.sea_bonus(sitting.s.board().sea_at["E6"], BLUE) == 3


def test_c_38_k_combat_8() -> None:
    sitting = attack(syros_to_andros(1, 1), 1).play("roll 2 2")
    assert sitting.troops("andros") == (BLUE, 0)
    assert sitting.told("keeps") == [("keeps", BLUE, "andros")]


def test_c_39_k_combat_8() -> None:
    sitting = Sitting(5).own(RED, "andros").fleet(RED, "E6").fleet(BLUE, "F6").turn(RED, "poseidon")
    sitting.play("voyage", "sail F6 1", "roll 1 1")
    assert sitting.ships("F6") == (-1, 0)
    assert sitting.told("empty") == [("empty", "F6")]


def test_c_41_k_retreat_3() -> None:
    sitting = Sitting(5).own(RED, "syros").own(BLUE, "andros").fleet(BLUE, "A1", 2)
    sitting.fleet(RED, "A2", 3).turn(RED, "poseidon").play("voyage", "sail A1 2", "roll 1 1")
    assert (sitting.asked(), sitting.player()) == ("RetreatAttacker", RED)
    assert sitting.words("flee") == ["A2"]
    empty = Sitting(5).own(RED, "syros").own(BLUE, "andros").fleet(BLUE, "A1", 2)
    empty.fleet(RED, "A2", 2).turn(RED, "poseidon").play("voyage", "sail A1 2", "roll 1 1")
    assert (empty.asked(), empty.player()) == ("RetreatDefender", BLUE)
    assert empty.options() == ["fight", "flee A2"]
    empty.play("fight")
    assert (empty.player(), empty.options()) == (RED, ["fight", "flee A2"])


def test_c_42_k_combat_2_r_2() -> None:
    sitting = attack(syros_to_andros(1, 1), 1)
    asked = sitting.s.question()
    assert isinstance(asked, Chance)
    outcomes = asked.outcomes(sitting.s)
    assert sum(weight for _, weight in outcomes) == 36
    equal = sum(weight for (_, a, d), weight in outcomes if a == d)
    attacker = sum(weight for (_, a, d), weight in outcomes if int(a) < int(d))
    assert (equal, attacker) == (10, 13)
    other = attack(syros_to_andros(1, 1, die_faces="0-0-1-1-2-3"), 1)
    asked = other.s.question()
    assert isinstance(asked, Chance)
    assert dict(asked.outcomes(other.s))[("roll", 0, 0)] == 4


def test_c_94_k_ship_6_k_retreat_3_k_no_retreat_closed_k_no_retreat_sea() -> None:
    sitting = Sitting(5).own(RED, "syros").own(BLUE, "andros").figure("polyphemus", "gyaros", GREEN)
    sitting.fleet(BLUE, "G2", 2).fleet(RED, "G3", 3).turn(RED, "poseidon")
    sitting.play("voyage", "sail G2 3", "roll 1 1")
    assert sitting.options() == ["fight", "flee G3"]
    assert sitting.refused("flee F2") == "K-NO-RETREAT-CLOSED"
    assert sitting.refused("flee F3") == "K-NO-RETREAT-CLOSED"
    assert sitting.refused("flee K1") == "K-NO-RETREAT-SEA"
    held = Sitting(5).own(RED, "syros").own(BLUE, "andros").fleet(BLUE, "G2", 2)
    held.fleet(RED, "G3", 4).turn(RED, "poseidon").play("voyage", "sail G2 3", "roll 1 1")
    assert held.refused("flee G3") == "K-NO-RETREAT-SEA"


def test_c_95_k_troop_1_k_term_5_k_no_troop_chain() -> None:
    sitting = Sitting(5).own(RED, "andros", 1).own(RED, "syros").fleet(RED, "A2").fleet(BLUE, "D3")
    sitting.turn(RED, "ares")
    assert sitting.refused("march") == "K-NO-TROOP-CHAIN"
    chain = Sitting(5).own(RED, "andros", 1).own(RED, "syros").fleet(RED, "C3").turn(RED, "ares")
    chain.play("march")
    assert chain.troops("syros") == (RED, 1)


def test_k_no_troop_refusals() -> None:
    sitting = Sitting(5).own(RED, "andros", 2).own(RED, "syros").own(RED, "kythnos", 1)
    sitting.fleet(RED, "C3").fleet(RED, "D3").fleet(RED, "E4").turn(
        RED, "ares", neutral=("delos",)
    ).play("march")
    assert sitting.refused("leave syros") == "K-NO-TROOP-ORIGIN"
    assert sitting.refused("leave delos") == "K-NO-TROOP-ORIGIN"
    sitting.play("leave andros")
    assert sitting.refused("land andros") == "K-NO-TROOP-SAME"
    assert sitting.refused("land delos") == "K-NO-TROOP-CHAIN"
    sitting.play("land syros")
    assert sitting.refused("take 3") == "K-NO-TROOP-NUMBER"
    assert sitting.refused("take 0") == "K-NO-TROOP-NUMBER"


def test_c_96_k_troop_2_k_cr_medusa_k_no_troop_medusa() -> None:
    sitting = Sitting(5).own(RED, "andros", 1).own(RED, "syros", 1).own(RED, "milos", 1)
    sitting.own(RED, "kythnos").fleet(RED, "C3").fleet(RED, "H3").figure("medusa", "andros", BLUE)
    sitting.turn(RED, "ares").play("march")
    assert sitting.words("leave") == ["syros", "milos"]
    assert sitting.refused("leave andros") == "K-NO-TROOP-MEDUSA"
    sitting.play("leave syros")
    assert sitting.troops("andros") == (RED, 2)  # others may move in
    sitting.play("recruit")
    assert "andros" in sitting.words("muster")


def test_c_97_k_troop_3_k_cr_minotaur() -> None:
    sitting = Sitting(5).own(RED, "syros", 2).own(RED, "milos").fleet(RED, "C3")
    sitting.figure("minotaur", "andros", BLUE).turn(RED, "ares", neutral=("andros",))
    sitting.play("march", "take 1")
    assert sitting.troops("andros") == (RED, 1)
    assert not sitting.told("battle")
    defended = Sitting(5).own(BLUE, "syros", 2).own(BLUE, "milos").fleet(BLUE, "C3")
    defended.own(RED, "andros").own(RED, "delos").figure("minotaur", "andros", GREEN)
    defended.turn(BLUE, "ares").play("march", "take 2")
    assert defended.told("battle") == [("battle", BLUE, RED, "andros", 2, 0)]


def test_c_98_k_combat_2_k_combat_3() -> None:
    sitting = syros_to_andros(4, 1, "", "", "fortress").metropolis("andros")
    attack(sitting, 4).play("roll 1 2")
    assert ("clash", RED, BLUE, "andros", 5, 5) in sitting.events
    assert sitting.troops("andros") == (RED, 3)
    assert sitting.has_metropolis("andros")
    assert sitting.buildings("andros")[2] == "fortress"


def test_c_99_k_combat_6_k_combat_7_k_retreat_4_k_troop_4() -> None:
    sitting = syros_to_andros(3, 2, "temple").own(BLUE, "gyaros").fleet(BLUE, "D2")
    attack(sitting, 3).play("roll 3 0")
    assert (sitting.player(), sitting.asked()) == (BLUE, "RetreatDefender")
    sitting.play("retreat gyaros")
    assert sitting.troops("gyaros") == (BLUE, 1)
    assert sitting.troops("andros") == (RED, 3)
    assert sitting.buildings("andros")[0] == "temple"
    assert len(sitting.told("clash")) == 1


def test_c_100_k_retreat_1_k_no_retreat_split() -> None:
    sitting = Sitting(5).own(RED, "syros").own(BLUE, "andros").fleet(BLUE, "F6", 4)
    sitting.fleet(RED, "E6", 4).turn(RED, "poseidon").play("voyage", "sail F6 4", "roll 3 0")
    assert sitting.options() == ["fight", "flee E6", "flee F5", "flee G5", "flee G6"]
    assert sitting.refused("split") == "K-NO-RETREAT-SPLIT"
    sitting.play("flee F5")
    assert sitting.ships("F5") == (BLUE, 3)
    assert sitting.ships("F6") == (RED, 4)


def minotaur(attackers: int, defenders: int, **options: str) -> Sitting:
    sitting = syros_to_andros(attackers, defenders, **options).own(BLUE, "gyaros")
    return sitting.fleet(BLUE, "D2").figure("minotaur", "andros", BLUE)


def test_c_64_k_cr_minotaur_k_combat_3_k_combat_5() -> None:
    sitting = attack(minotaur(3, 1), 3)
    while sitting.s.battle:  # equal dice until it is over, nobody retreating
        sitting.play("roll 1 1" if sitting.player() < 0 else "fight")
    assert [event[4:] for event in sitting.told("clash")] == [(4, 4), (3, 3)]
    assert sitting.troops("andros") == (RED, 1)
    assert sitting.discard_pile() == ["minotaur"]


def test_c_101_k_retreat_2_k_cr_minotaur() -> None:
    sitting = minotaur(3, 3)
    attack(sitting, 3).play("roll 3 0", "retreat gyaros")  # 6 : 5
    assert sitting.troops("gyaros") == (BLUE, 2)
    assert sitting.troops("andros") == (RED, 3)
    assert sitting.discard_pile() == ["minotaur"]
    alone = minotaur(3, 0)
    attack(alone, 3).play("roll 0 3")  # 3 : 5
    assert alone.player() != BLUE  # the Minotaur alone is not asked


def test_c_102_k_combat_5_k_combat_8_k_cr_minotaur() -> None:
    sitting = minotaur(2, 0)
    attack(sitting, 2).play("roll 1 1")
    assert sitting.troops("andros") == (RED, 1)
    assert sitting.discard_pile() == ["minotaur"]
    one = minotaur(1, 0)
    attack(one, 1).play("roll 2 1")
    assert one.troops("andros") == (BLUE, 0)


def test_r_21_the_minotaur_falls_with_the_last_troop() -> None:
    sitting = minotaur(3, 1, minotaur="falls_with_last_troop")
    attack(sitting, 3).play("roll 3 0")
    assert sitting.troops("andros") == (RED, 3)
    assert sitting.discard_pile() == ["minotaur"]
    empty = minotaur(1, 0, minotaur="falls_with_last_troop")
    attack(empty, 1)
    assert empty.troops("andros") == (RED, 1)  # no defender
    assert empty.discard_pile() == []


def test_c_103_k_combat_1_k_combat_9() -> None:
    sitting = Sitting(5).own(BLUE, "syros", 4, "fortress").own(BLUE, "delos", 2)
    sitting.own(RED, "mykonos", 0, "port").fleet(RED, "E6").fleet(BLUE, "F6")
    sitting.turn(RED, "poseidon").play("voyage", "sail F6 1")
    assert bonus(sitting.s) == 0
    land = Sitting(5).own(BLUE, "delos", 1, "port").own(BLUE, "syros").fleet(BLUE, "G6", 3)
    land.own(RED, "mykonos", 2).own(RED, "tinos").fleet(RED, "E6").turn(RED, "ares")
    land.play("march", "land delos", "take 2")
    assert bonus(land.s) == 0


def test_c_127_k_combat_7_k_retreat_2_k_no_retreat_first_k_no_retreat_island_k_no_retreat_chain() -> (
    None
):
    sitting = syros_to_andros(4, 3).own(BLUE, "gyaros").fleet(BLUE, "D2")
    attack(sitting, 4)
    assert sitting.player() == -1
    assert sitting.refused("retreat gyaros", seat=BLUE) == "K-NO-RETREAT-FIRST"
    assert sitting.refused("retreat syros", seat=RED) == "K-NO-RETREAT-FIRST"
    assert sitting.refused("split", seat=RED) == "K-NO-RETREAT-FIRST"
    assert sitting.refused("retreat gyaros", seat=GREEN) == "K-NO-TURN"  # no side of the battle
    assert sitting.refused("flee D2", seat=BLUE) == "K-NO-TURN"  # no sea battle
    sitting.play("roll 3 0")
    assert sitting.player() == BLUE
    assert sitting.refused("retreat syros", seat=RED) == "K-NO-RETREAT-FIRST"
    assert sitting.refused("fight", seat=RED) == "K-NO-TURN"
    assert sitting.refused("retreat kythnos") == "K-NO-RETREAT-ISLAND"
    assert sitting.refused("retreat andros") == "K-NO-RETREAT-ISLAND"
    assert sitting.refused("retreat amorgos") == "K-NO-RETREAT-CHAIN"
    assert sitting.refused("end") == "K-NO-MIDWAY"
    assert sitting.refused("flee D2") == "K-NO-MIDWAY"


def test_k_no_retreat_medusa_and_minotaur() -> None:
    """Nobody can retreat from Medusa, and the Minotaur never does: nobody is even asked."""
    sitting = syros_to_andros(4, 3).own(BLUE, "gyaros").fleet(BLUE, "D2")
    sitting.figure("medusa", "andros", GREEN)
    attack(sitting, 4)
    assert sitting.refused("retreat gyaros", seat=BLUE) == "K-NO-RETREAT-FIRST"
    sitting.play("roll 3 0")
    assert sitting.asked() == "Clash"
    assert sitting.refused("retreat gyaros", seat=BLUE) == "K-NO-RETREAT-MEDUSA"
    assert sitting.refused("retreat syros", seat=RED) == "K-NO-RETREAT-MEDUSA"
    alone = minotaur(4, 0)
    attack(alone, 4).play("roll 0 3")
    assert alone.asked() == "RetreatAttacker"
    assert alone.refused("retreat gyaros", seat=BLUE) == "K-NO-RETREAT-MINOTAUR"


def test_k_no_retreat_chain_of_a_side_that_was_not_asked() -> None:
    """Without a destination nobody is asked; whoever tries all the same hears why."""
    sitting = attack(syros_to_andros(4, 3), 4).play("roll 3 0")  # Blue has no ships
    assert (sitting.player(), sitting.asked()) == (RED, "RetreatAttacker")
    assert sitting.refused("retreat amorgos", seat=BLUE) == "K-NO-RETREAT-CHAIN"
    assert sitting.refused("retreat kythnos", seat=BLUE) == "K-NO-RETREAT-ISLAND"
    sitting.play("fight")
    assert sitting.refused("retreat syros", seat=RED) == "K-NO-TURN"  # has decided to fight on


def test_k_no_retreat_sea_of_a_side_that_was_not_asked() -> None:
    sitting = Sitting(5).own(RED, "syros").own(BLUE, "andros").fleet(BLUE, "A1", 3)
    sitting.fleet(RED, "A2", 4).turn(RED, "poseidon").play("voyage", "sail A1 3")
    assert sitting.refused("flee A2", seat=BLUE) == "K-NO-RETREAT-FIRST"
    sitting.play("roll 3 0", "fight")
    assert sitting.asked() == "Clash"
    assert sitting.refused("flee A2", seat=BLUE) == "K-NO-RETREAT-SEA"


def test_c_133_k_term_3_k_term_4_k_combat_8() -> None:
    sitting = Sitting(5).own(RED, "syros", 1).own(RED, "milos").fleet(RED, "C3")
    sitting.own(BLUE, "gyaros", 2).own(BLUE, "ios").fleet(BLUE, "D2")
    sitting.turn(RED, "ares", (BLUE, "zeus"), neutral=("andros",)).play("march")
    assert sitting.troops("andros") == (RED, 1)
    sitting.play("end")
    sitting.s.stack.pop()
    sitting.act(BLUE, "ares").play("march", "take 1", "roll 1 1")
    assert sitting.troops("andros") == (RED, 0)
    assert sitting.s.troops_left[BLUE] == 7
    sitting.play("march")
    assert sitting.troops("andros") == (BLUE, 1)


@pytest.mark.parametrize("winner", [RED, YELLOW])
def test_k_term_2_one_player_holds_a_sea_space(winner: int) -> None:
    sitting = Sitting(5).own(RED, "andros").fleet(RED, "E6", 2).fleet(YELLOW, "F6", 2)
    sitting.turn(RED, "poseidon").play("voyage", "sail F6 2")
    while sitting.s.battle:
        roll = "roll 3 0" if winner == RED else "roll 0 3"
        sitting.play(roll if sitting.player() < 0 else "fight")
    assert sitting.ships("F6")[0] == winner


def test_k_dec_7_origin_target_number() -> None:
    sitting = (
        Sitting(5).own(RED, "andros", 2).own(RED, "syros", 1).fleet(RED, "C3").fleet(RED, "D1")
    )
    sitting.turn(RED, "ares", neutral=("gyaros",)).play("march")
    assert (sitting.asked(), sitting.words("leave")) == ("Leave", ["andros", "syros"])
    sitting.play("leave andros")
    assert (sitting.asked(), sitting.words("land")) == ("Land", ["gyaros", "syros"])
    sitting.play("land gyaros")
    assert (sitting.asked(), sitting.words("take")) == ("Take", ["1", "2"])


def test_k_no_0_the_first_prohibition_of_the_table_is_named() -> None:
    """Far, closed and too many at once: the distance comes first; a last island before a chain."""
    sitting = Sitting(5).own(RED, "andros").fleet(RED, "F6", 2).figure("kraken", "K1")
    sitting.turn(RED, "poseidon").play("voyage")
    assert sitting.refused("sail K1 8") == "K-NO-SHIP-FAR"


def test_k_term_7_chance_is_always_the_dealers() -> None:
    sitting = attack(syros_to_andros(2, 2), 2)
    assert sitting.player() == -1
    assert sitting.s.options(RED) == []
    refusal = sitting.s.why_not(GREEN, ("fight",))
    assert refusal is not None
    assert Words(game, "en").refusal(refusal) == (
        "This decision belongs to the dealer. [K-NO-TURN]"
    )
