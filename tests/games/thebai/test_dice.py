"""Chapter 5: levels, ascension, leaders and heroes; the operation `raise`."""

from __future__ import annotations

from typing import Any

from petteia.games.thebai import components as box
from petteia.games.thebai.city import LARGE
from petteia.games.thebai.rules.archon import StepArchon
from petteia.games.thebai.rules.dice import HeroChoice, LeaderRow
from petteia.games.thebai.state import DIE
from tests.games.thebai.position import A, B, C, Position


def raising(n: int, kind: str, where: str = "any", dist: str = "free") -> dict[str, Any]:
    return {"op": "raise", "n": n, "kind": kind, "where": where, "dist": dist}


def test_t_die_1_levels_and_strengths() -> None:
    assert box.LEVELS == ("1", "1*", "2", "2*", "3", "3*")
    assert box.STRENGTH == (1, 1, 2, 2, 3, 3)


def test_case_11_raise_at_the_top_in_the_supply() -> None:
    """T-DIE-3: +1 VP each, the die stays."""
    p = Position()
    p.hoplites(A, "3b", "1a", "1a", "1a")
    p.effect(A, raising(2, "hoplite", dist="same"))
    p.say("raise-supply hoplite 3b")
    assert p.options == ["raise-supply hoplite 3b", "pass"]
    p.say("raise-supply hoplite 3b")
    assert p.s.vp[A] == 12 and p.dice(A, "hoplite") == ["1a", "1a", "1a", "3b"]


def test_t_die_3_on_the_estate() -> None:
    p = Position()
    p.on_estate(A, "middle_1", "3a")
    p.effect(A, raising(2, "population", where="estate"))
    p.say("raise-estate middle_1", "raise-estate middle_1")
    assert p.s.estate[5] == DIE + 5 and p.s.vp[A] == 11
    assert p.over


def test_t_die_2_only_population_lies_on_the_estate() -> None:
    p = Position()
    p.on_estate(A, "middle_1", "1a")
    p.effect(A, raising(1, "hoplite"))
    assert p.why("raise-estate middle_1") == "T-NO-30"


def cross(p: Position, player: int = A) -> None:
    """The player's archon crosses h_4_2 to the east."""
    p.stones("k_4_2", "k_4_3")
    p.archon(player, "k_4_2")
    p.s.active = player
    p.begin(StepArchon(player, (p.s.archon[player],)))
    p.say("step k_4_3")


def test_case_12_lower_at_the_bottom() -> None:
    """T-DIE-4, T-ARCHON-5."""
    p = Position()
    p.die(A, "population", "1a", "h_4_2")
    cross(p)
    assert p.in_city("h_4_2") == (A, "population", "1a") and p.s.vp[A] == 7


def test_t_die_4_lower_by_one() -> None:
    p = Position()
    p.die(A, "population", "2b", "h_4_2")
    cross(p)
    assert p.in_city("h_4_2") == (A, "population", "2a") and p.s.vp[A] == 10


def test_case_13_population_ascends() -> None:
    """T-ASC-1, T-ASC-5."""
    p = Position(3)
    p.population(B)
    p.die(B, "population", "3b", "h_4_2")
    cross(p)
    assert p.s.path == [B + 1, 0, 0, 0] and p.s.vp[B] == 15
    assert p.in_city("h_4_2") is None
    assert p.s.archon[A] >= 0 and p.told("archon-stands")


def test_case_14_path_full() -> None:
    """T-ASC-1: the last field takes any number."""
    p = Position(2)
    p.population(A)
    p.population(B)
    p.s.path = [B + 1, B + 1, B + 1, B + 1, B + 1]
    p.balance(B)
    p.die(A, "population", "3b", "h_3_2")
    p.effect(A, raising(1, "population", "city")).say("raise h_3_2")
    assert p.s.path == [B + 1] * 5 + [A + 1] and p.s.vp[A] == 11


def test_case_16_second_leader_in_a_row() -> None:
    """T-ASC-4, T-NO-41; T-R-14: the die stays and its owner gains 1 VP."""
    p = Position()
    p.leader(A, 4)
    p.die(A, "hoplite", "3b", "h_4_1")
    p.effect(A, raising(1, "hoplite", "city")).say("raise h_4_1")
    assert p.in_city("h_4_1") == (A, "hoplite", "3b") and p.s.vp[A] == 11
    p.ask(LeaderRow(A, LARGE.field_index["v_3_1"]))
    assert p.why("lead 4") == "T-NO-41"
    assert p.why("lead 7") == "T-NO-58"


def test_t_asc_2_on_a_field_between_rows_the_owner_chooses() -> None:
    """T-DEC-26; the leader with the lowest number, then the die leaves the game."""
    p = Position()
    p.die(A, "hoplite", "3b", "v_3_1")
    p.effect(A, raising(1, "hoplite", "city")).say("raise v_3_1")
    assert p.options == ["lead 3", "lead 4"]
    p.say("lead 4")
    assert p.s.leaders[3 * 3 + A] == 3 and p.s.leaders_set[A] == 1
    assert p.in_city("v_3_1") is None


def test_t_asc_2_with_one_row_left_there_is_nothing_to_choose() -> None:
    p = Position()
    p.leader(A, 3)
    p.die(A, "hoplite", "3b", "v_3_1")
    p.s.hero_row = (-1,) * 7
    p.effect(A, raising(1, "hoplite", "city")).say("raise v_3_1")
    assert p.s.leaders[3 * 3 + A] == 4 and p.over


def test_t_asc_3_the_first_in_a_row_may_take_a_hero_of_any_row() -> None:
    """T-DEC-27; T-R-15: a declined hero stays."""
    p = Position()
    p.show_heroes("hero_megareus", "hero_aktor")
    p.die(A, "hoplite", "3b", "h_5_2")
    p.effect(A, raising(1, "hoplite", "city")).say("raise h_5_2")
    assert p.options == ["hero hero_megareus", "hero hero_aktor", "pass"]
    assert p.why("hero hero_hyperbios") == "T-NO-59"
    p.say("hero hero_megareus")
    assert p.s.vp[A] == 14 and p.goods(A) == [0, 0, 0, 2]
    assert p.s.hero_row[0] == -1 and p.s.hero_row[1] >= 0


def test_case_17_hero_limit() -> None:
    """T-ASC-3, T-NO-43."""
    p = Position()
    for name in ("hero_megareus", "hero_aktor", "hero_hyperbios"):
        p.hero(A, name)
    p.die(A, "hoplite", "3b", "h_6_1")
    p.effect(A, raising(1, "hoplite", "city")).say("raise h_6_1")
    assert p.s.leaders[5 * 3 + A] == 3 and p.over
    p.ask(HeroChoice(A, 5))
    assert p.why("hero hero_eteokles") == "T-NO-43"


def test_case_87_leader_and_hero_in_a_foreign_turn() -> None:
    """T-ASC-2, T-ASC-3, T-ASC-5, E-RUN-2, T-NO-42."""
    p = Position(3)
    p.show_heroes("hero_megareus", "hero_aktor")
    p.leader(A, 1)
    p.die(A, "hoplite", "3b", "h_5_2")
    p.stones("k_5_2")
    p.stone("k_5_3", "stone_neutral_12")
    p.archon(B, "k_5_2")
    p.begin(StepArchon(B, (p.s.archon[B],)))
    p.say("step k_5_3")
    assert p.s.leaders[4 * 3 + A] == 4 and p.in_city("h_5_2") is None
    assert p.s.player() == A and p.options == ["hero hero_megareus", "hero hero_aktor", "pass"]
    assert p.goods(B) == [0, 0, 0, 0]
    p.say("pass")
    assert p.goods(B) == [0, 0, 0, 3] and p.s.hero_row[:2] != (-1, -1)
    p.die(C, "hoplite", "3b", "h_5_2")
    p.effect(C, raising(1, "hoplite", "city")).say("raise h_5_2")
    assert p.s.leaders[4 * 3 + C] == 3 and p.over
    p.ask(HeroChoice(C, 4))
    assert p.why("hero hero_aktor") == "T-NO-42"


def test_case_33_different_dice() -> None:
    """E-RAISE, E-RUN-4, T-ACT-RAISE, T-NO-32."""
    p = Position()
    p.hoplites(A, "1a")
    p.effect(A, raising(2, "hoplite", dist="different"))
    p.s.apply(A, ("raise-supply", "hoplite", "1a"))
    assert p.over and p.dice(A, "hoplite") == ["1b"]


def test_different_dice_among_equal_ones() -> None:
    """E-RAISE: the die just raised is not eligible, an equal one is. T-NO-32."""
    p = Position()
    p.hoplites(A, "1a", "1b", "1b", "3a")
    p.effect(A, raising(2, "hoplite", dist="different"))
    p.say("raise-supply hoplite 1a")
    assert p.dice(A, "hoplite") == ["1b", "1b", "1b", "3a"]
    assert p.options == ["raise-supply hoplite 1b", "raise-supply hoplite 3a", "pass"]
    p.rest()
    p.hoplites(A, "1a", "2a", "2b", "3a")
    p.effect(A, raising(2, "hoplite", dist="different"))
    p.say("raise-supply hoplite 1a")
    assert p.why("raise-supply hoplite 1b") == "T-NO-32"


def test_case_34_same_die() -> None:
    """E-RAISE, T-ASC-1: when the die leaves the city, the rest is lost."""
    p = Position()
    p.population(A, "1a")
    p.die(A, "population", "3b", "h_4_1")
    p.die(A, "population", "1a", "h_4_2")
    p.effect(A, raising(2, "any", "city", "same")).say("raise h_4_1")
    assert p.s.path[0] == A + 1 and p.over
    assert p.in_city("h_4_2") == (A, "population", "1a")


def test_case_117_raise_restrictions() -> None:
    """T-ACT-RAISE, E-RAISE, T-DIE-2, T-DIE-5, T-NO-29, T-NO-30, T-NO-31, T-NO-32, T-NO-33."""
    p = Position()
    p.population(A, "1a")
    p.die(A, "population", "2a", "h_4_1")
    p.s.path[0] = A + 1
    p.balance(A)
    p.die(A, "hoplite", "1b", "h_4_2")
    p.die(B, "population", "1a", "h_4_3")
    p.effect(A, raising(3, "population", "city"))
    assert p.options == ["raise h_4_1", "pass"]
    assert p.why("raise h_4_3") == "T-NO-29"
    assert p.why("raise h_4_2") == "T-NO-30"
    assert p.why("raise-supply population 1a") == "T-NO-31"
    assert p.why("raise-council") == "T-NO-31"
    assert p.why("raise h_1_1") == "T-NO-60"
    p.say("raise h_4_1", "raise h_4_1", "raise h_4_1")
    assert p.in_city("h_4_1") == (A, "population", "3b")
    p.die(A, "population", "1a", "h_5_1")
    p.effect(A, raising(2, "population", "city", "same")).say("raise h_5_1")
    assert p.options == ["raise h_5_1", "pass"]
    assert p.why("raise h_4_1") == "T-NO-32"
    p.say("pass")
    p.effect(A, {"op": "place_hoplite", "n": 1})
    assert p.why("march h_4_1") == "T-NO-33"
    assert p.why("march h_4_3") == "T-NO-29"
    assert p.why("march h_1_1") == "T-NO-60"


def test_case_129_declining_and_picking_one_by_one() -> None:
    """E-RUN-3, E-RUN-7, E-RAISE, T-ASC-1, T-DEC-14."""
    p = Position()
    p.population(A, "2a")
    p.die(A, "population", "3b", "h_4_1")
    p.effect(A, raising(3, "population"), {"op": "gain", "what": "drachma", "n": 1})
    p.say("raise h_4_1")
    assert p.s.vp[A] == 15
    assert p.options == ["raise-supply population 2a", "pass"]
    p.say("pass")
    assert p.over and p.dice(A, "population") == ["2a"]
    assert p.goods(A) == [0, 0, 0, 1]  # E-RUN-4: the list goes on
    p.effect(A, {"op": "gain", "what": "good", "n": 1})
    assert "pass" not in p.options


def test_t_r_17_a_raise_in_the_council_gives_one_point() -> None:
    p = Position()
    p.effect(A, raising(1, "population", "council"))
    assert p.over
    p.population(A)
    p.member(A, "mon_agora_1")
    p.effect(A, raising(1, "population", "council")).say("raise-council")
    assert p.s.vp[A] == 11


def test_t_r_16_by_default_city_supply_and_estate() -> None:
    p = Position()
    p.population(A, "1a", "2b")
    p.on_estate(A, "middle_1", "2a")
    p.die(A, "population", "1a", "h_4_1")
    p.effect(A, raising(1, "population"))
    assert p.options == [
        "raise-supply population 1a",
        "raise-supply population 2b",
        "raise-estate middle_1",
        "raise h_4_1",
        "pass",
    ]
    p.rest()
    p.effect(A, raising(1, "any", "supply"))
    assert p.verbs("raise") == [] and p.verbs("raise-estate") == []
