"""Chapter 7: the steps of a turn, without the archon."""

from __future__ import annotations

from petteia.core import pieces
from petteia.games.thebai import components as box
from petteia.games.thebai.rules.commissions import StepGate
from petteia.games.thebai.rules.estate import (
    ChooseAid,
    ChoosePopulationDie,
    ChooseTarget,
    ChooseTrigger,
)
from petteia.games.thebai.rules.turn import TURN
from petteia.games.thebai.state import AID, DIE
from tests.games.thebai.position import A, B, C, Position


def turn(p: Position) -> Position:
    return p.begin(TURN)


# -- step 1 ------------------------------------------------------------------------------------


def test_case_18_reset() -> None:
    """T-RESET-1, T-RESET-2, T-RESET-3."""
    p = Position()
    for row in box.ROWS:
        p.estate(A, row, None, None)
    p.population(A)
    p.on_estate(A, "upper_1", "2a")
    p.on_estate(A, "middle_1", "1b")
    p.aid(A, "aid_lower_2")
    p.s.aid = pieces.replaced(p.s.aid, A * 6 + 1, 0)
    p.on_estate(A, "lower_1", "aid_lower_2")
    p.s.general[A] = 4
    p.s.supply[0:6] = [0] * 6
    p.s.path[0] = A + 1
    turn(p)
    assert p.dice(A, "population") == ["1b", "2a", "2b"]
    assert p.s.general[A] == 3
    assert p.s.estate[:15].count(0) == 9 and p.s.aid[1] == 0
    assert p.s.path[0] == A + 1  # what lies elsewhere stays


def test_case_19_no_reset() -> None:
    """T-RESET-1, T-NO-13: not even voluntarily."""
    p = Position()
    p.population(A, "1a")
    p.on_estate(A, "upper_1", "2a")
    turn(p)
    assert p.told("reset") == [] and p.s.estate[0] == DIE + 2
    assert p.why("reset") == "T-NO-13"


def test_t_reset_3_the_level_follows_the_cleared_columns() -> None:
    """T-R-06, T-R-07, T-R-25."""
    for left, level in ((4, "1b"), (3, "2a"), (2, "2b"), (1, "3a"), (0, "3a")):
        p = Position()
        for row in box.ROWS:
            p.estate(A, row, *[None] * left)
        p.population(A)
        turn(p)
        assert p.dice(A, "population") == [level]
    p = Position()
    p.population(A)
    p.s.general[A] = 0
    p.stones("k_4_2")
    turn(p)
    assert p.told("new-die") == []
    assert p.asked != "ChoosePopulationDie"  # T-CITIZEN-6: still empty, step 2 is skipped


def test_case_88_commission_before_the_reset() -> None:
    """T-TURN-1, T-TURN-2, T-COMM-1, T-RESET-1, T-RESET-2, T-RESET-3."""
    p = Position()
    p.population(A)
    p.estate(A, "upper", None, None, None)
    p.estate(A, "middle", None, None, None)
    p.estate(A, "lower", None, None, None, None)
    p.hand(A, "C25")
    p.items(A, a=1, b=1)
    p.stones("k_4_2")
    turn(p)
    assert p.options == ["continue", "fulfil C25"]
    p.say("fulfil C25", "stone lower_2")
    assert p.goods(A) == [0, 0, 0, 1]
    assert p.dice(A, "population") == ["2a"]
    assert p.asked == "ChooseTarget"  # no further offer; the only die is taken by itself


def test_case_89_commission_not_payable() -> None:
    """T-COMM-1, T-COMM-2, T-COMM-3, T-NO-27, T-NO-28, T-DEC-3."""
    p = Position()
    p.population(A, "1a", "2a")
    p.hand(A, "C7", "C31")
    p.items(A, a=1, g=1, d=5)
    p.stone("k_4_2", "stone_blue_5")
    turn(p)
    assert p.asked == "ChoosePopulationDie"  # no offer
    p.ask(StepGate(A))
    assert p.why("fulfil C7") == "T-NO-27"
    assert p.why("fulfil C5") == "T-NO-53"
    turn(p)
    p.say("die 1a", "place v_4_2", "trigger k_4_2")
    p.say("exchange drachma amphora")
    assert p.asked == "StepGate" and p.options == ["continue", "fulfil C7"]
    p.say("fulfil C7")
    assert p.s.vp[A] == 14 and p.card_count(A) == 1 and p.s.hand_size(A) == 1


def test_t_no_28_inside_a_step_and_in_a_foreign_turn() -> None:
    p = Position()
    p.population(A, "1a", "2a")
    p.hand(A, "C5")
    p.hand(B, "C7")
    p.items(A, a=1, g=1)
    p.items(B, a=2, g=1)
    p.ask(ChoosePopulationDie(A))
    assert p.why("fulfil C5") == "T-NO-28"
    p.rest()
    p.effect(B, {"op": "gain", "what": "good", "n": 1})  # B decides in the turn of A
    assert p.why("fulfil C7") == "T-NO-28"


def test_case_32_commission_once_per_turn() -> None:
    """T-COMM-1, T-NO-26; E-LASTING commission_fulfilled."""
    p = Position()
    p.population(A, "1a", "2a")
    p.hand(A, "C5", "C7")
    p.items(A, a=3, g=2)
    p.bless(A, "blessing_vintage")
    turn(p)
    p.say("fulfil C5")
    assert p.goods(A) == [2, 1, 0, 1] and p.s.vp[A] == 10 + 2 + 2
    assert p.asked == "ChoosePopulationDie"
    assert p.why("fulfil C7") == "T-NO-26"


def test_t_comm_1_a_card_taken_by_the_reward_waits_for_the_next_turn() -> None:
    p = Position()
    p.show("C5", "C10", "C11", "C12")
    p.population(A, "1a", "2a")
    p.hand(A, "C6")
    p.items(A, a=3, g=2, b=1)
    turn(p)
    p.say("fulfil C6", "take 1").deal()
    assert p.s.hand_size(A) == 1 and p.asked == "ChoosePopulationDie"


def test_t_turn_2_moments_without_anything_between_are_one_offer() -> None:
    p = Position()
    p.population(A, "1a", "2a")
    p.hand(A, "C5")
    p.items(A, a=1, g=1)
    p.stone("k_4_2", "stone_blue_1")
    offers = 0
    turn(p)
    for _ in range(30):
        if p.over:
            break
        if p.asked == "StepGate":
            offers += 1
            p.say("continue")
        else:
            p.say(
                {"ChooseTarget": "use middle_1", "ChooseGood": "good grape"}.get(
                    p.asked, p.options[0]
                )
            )
    assert offers == 3  # before step 1, after the die, after the archon; no reset, no aid tile


# -- step 2 ------------------------------------------------------------------------------------


def test_case_01_estate_action() -> None:
    """T-CITIZEN-1, T-CITIZEN-2, T-ACT-GOODS, E-GAIN, T-DEC-4, T-DEC-5, T-DEC-11."""
    p = Position()
    p.population(A, "1a", "2a")
    p.begin(ChoosePopulationDie(A))
    assert p.options == ["die 1a", "die 2a"]
    p.say("die 2a", "use middle_1", "good bronze")
    assert p.goods(A) == [0, 0, 1, 2] and p.s.estate[5] == DIE + 2
    assert p.dice(A, "population") == ["1a"] and p.over


def test_case_123_forced_decisions() -> None:
    """T-CITIZEN-6, T-DIE-2, T-NO-11, T-NO-12, T-NO-56, T-NO-57."""
    p = Position()
    p.population(A, "1a", "2a")
    p.begin(ChoosePopulationDie(A))
    assert p.why("pass") == "T-NO-11"
    assert p.why("hoplite 1b") == "T-NO-12"
    assert p.why("die 3b") == "T-NO-60"
    refusal = p.s.why_not(B, ("die", "1a"))
    assert refusal is not None and refusal.rule == "T-NO-57"
    p.say("die 2a")
    assert p.why("pass") == "T-NO-11"
    p.say("use middle_1")
    assert p.asked == "ChooseGood" and p.why("die 1a") == "T-NO-12"
    assert p.why("pass") == "T-NO-56"


def test_case_82_illegal_targets() -> None:
    """T-GEO-3, T-CITIZEN-1, T-CITIZEN-2, T-CITIZEN-3, T-NO-1, T-NO-2, T-NO-3, T-NO-4, T-NO-5,
    T-NO-6, T-NO-7."""
    p = Position(2)
    p.stones("k_3_2", "k_3_3")
    p.estate(A, "upper", None, None, None, None)
    p.population(A, "1a")
    p.on_estate(A, "middle_1", "1a")
    p.aid(A, "aid_lower_2")
    p.on_estate(A, "lower_1", "aid_lower_2")
    p.die(B, "population", "1a", "h_3_2")
    p.hero(B, "hero_melanippos", "v_3_2")
    p.marker("h_3_3")
    p.begin(ChooseTarget(A, 0))
    wrong = ["use upper_2", "use middle_1", "use lower_1", "place h_3_2", "place v_3_2"]
    wrong += ["place h_3_3", "place h_1_1"]
    assert [p.why(answer) for answer in wrong] == [f"T-NO-{n}" for n in range(1, 8)]


def test_case_24_city_field_needs_a_stone() -> None:
    """T-CITIZEN-3, T-ACT-HOP, T-NO-7, T-DEC-16."""
    p = Position()
    p.stones("k_4_2")
    p.population(A, "1a")
    p.begin(ChooseTarget(A, 0))
    assert "place h_1_1" not in p.options and "place h_4_1" in p.options
    p.rest()
    p.effect(A, {"op": "place_hoplite", "n": 1}).say("hoplite 1b")
    assert "place h_1_1" in p.options
    p.say("place h_1_1")
    assert p.in_city("h_1_1") == (A, "hoplite", "1b") and p.over


def test_case_02_city_placement_beside_a_foreign_archon() -> None:
    """T-CITIZEN-3, T-CITIZEN-4, T-GEO-5, T-NO-8, T-NO-9, T-DEC-6."""
    p = Position()
    p.stones("k_4_2")
    p.stone("k_4_3", "stone_red_2")
    p.archon(A, "k_4_2")
    p.items(B, d=5)
    p.population(B, "2a")
    p.s.active = B
    p.begin(ChooseTarget(B, 2)).say("place h_4_2")
    assert p.options == ["trigger k_4_3", "pass"]
    assert p.why("trigger k_4_2") == "T-NO-8"
    assert p.why("trigger-both k_4_2 k_4_3") == "T-NO-9"
    assert p.why("trigger k_1_1") == "T-NO-61"
    p.say("trigger k_4_3")
    assert p.goods(B) == [0, 2, 0, 5]


def both(p: Position, drachmas: int) -> None:
    p.stone("k_4_2", "stone_neutral_12")
    p.stone("k_4_3", "stone_red_3")
    p.items(A, d=drachmas)
    p.population(A, "2b")
    p.begin(ChooseTarget(A, 3)).say("place h_4_2")


def test_case_21_both_stones() -> None:
    """T-CITIZEN-4: pay first, then both effects in the chosen order."""
    p = Position()
    both(p, 2)
    assert p.options == [
        "trigger k_4_2",
        "trigger k_4_3",
        "trigger-both k_4_2 k_4_3",
        "trigger-both k_4_3 k_4_2",
        "pass",
    ]
    p.say("trigger-both k_4_3 k_4_2")
    assert p.goods(A) == [0, 0, 2, 3]
    assert [event[2] for event in p.told("gained")] == ["bronze", "drachma"]


def test_case_22_both_stones_too_poor() -> None:
    """T-CITIZEN-4, T-NO-10."""
    p = Position()
    both(p, 1)
    assert p.options == ["trigger k_4_2", "trigger k_4_3", "pass"]
    assert p.why("trigger-both k_4_2 k_4_3") == "T-NO-10"


def test_case_23_own_archon_blocks() -> None:
    """T-CITIZEN-5, T-R-09."""
    p = Position()
    p.archon(A, None)
    both_stones = ("k_4_2", "k_4_3")
    p.stones(*both_stones)
    p.archon(A, "k_4_2")
    p.population(A, "1a")
    p.begin(ChooseTarget(A, 0)).say("place h_4_2")
    assert p.options == ["trigger k_4_3", "pass"]


def test_case_83_no_free_stone_beside_the_die() -> None:
    """T-CITIZEN-5, T-R-41, T-DEC-6, T-DEC-32: no trigger decision."""
    p = Position()
    p.stones("k_4_2", "k_4_3")
    p.archon(B, "k_4_2")
    p.archon(C, "k_4_3")
    p.population(A, "1a")
    p.items(A, d=4)
    p.begin(ChooseTarget(A, 0)).say("place h_4_2")
    assert p.over and p.goods(A) == [0, 0, 0, 4]
    assert p.in_city("h_4_2") == (A, "population", "1a")
    p.ask(ChooseTrigger(A, 0))
    assert p.why("trigger k_1_1") == "T-NO-61"


def test_t_citizen_5_any_stone_may_be_triggered() -> None:
    p = Position(3)
    for place, name in (("k_4_2", "stone_blue_1"), ("k_4_3", "stone_neutral_3")):
        p.stone(place, name)
    p.population(B, "1a")
    p.s.active = B
    p.begin(ChooseTarget(B, 0)).say("place h_4_2")
    assert p.options == ["trigger k_4_2", "trigger k_4_3", "pass"]


def test_t_citizen_6_without_any_target_step_2_is_skipped() -> None:
    p = Position()
    p.estate(A, "upper", None, None, None, None)
    p.population(A, "1a")
    for cell in ("upper_1", "middle_1", "lower_1"):
        p.on_estate(A, cell, "1a")
    p.stone("k_1_1", "stone_blue_1")
    p.hoplites(B, "1a", "1a", "1a", "1a")
    p.die(B, "hoplite", "1a", "h_1_1")
    p.die(B, "hoplite", "1a", "v_1_1")
    turn(p)
    assert p.told("die-used") == [] and p.s.citizen_used == 0
    assert p.dice(A, "population") == ["1a"] and p.goods(A) == [2, 0, 0, 0]  # step 3 was next


# -- step 4 ------------------------------------------------------------------------------------


def test_case_31_aid_tile() -> None:
    """T-AID-1, T-NO-2, T-NO-24, T-DEC-10."""
    p = Position()
    p.stones("k_4_2")
    p.aid(A, "aid_lower_2")
    p.estate(A, "lower", None, None, None)
    p.population(A, "1a")
    p.on_estate(A, "lower_1", "1a")
    p.begin(ChooseAid(A))
    assert p.options == ["aid aid_lower_2 lower_2", "pass"]
    assert p.why("aid aid_lower_2 lower_1") == "T-NO-2"
    assert p.why("aid aid_lower_2 lower_3") == "T-NO-1"
    assert p.why("aid aid_lower_2 middle_1") == "T-NO-24"
    assert p.why("aid aid_upper_1 upper_1") == "T-NO-60"
    p.say("aid aid_lower_2 lower_2")
    assert p.asked == "ChooseStone"  # s2: place a stone, 1 edge
    assert p.s.estate[11] == AID + 1 and p.s.aid[1] == 0
    assert p.why("aid aid_lower_2 lower_2") == "T-NO-23"


def test_t_no_25_an_aid_tile_outside_step_4() -> None:
    p = Position()
    p.aid(A, "aid_lower_2")
    p.population(A, "1a", "2a")
    p.begin(ChoosePopulationDie(A))
    assert p.why("aid aid_lower_2 lower_1") == "T-NO-25"


def test_t_aid_1_a_tile_taken_in_this_turn_may_be_used_and_blocks_until_the_reset() -> None:
    """T-R-37."""
    p = Position()
    p.altar("ares", 1, 0, 0)
    p.population(A, "1a", "2a")
    p.stone("k_4_2", "stone_blue_8")
    turn(p)
    p.say("die 1a", "place v_4_2", "trigger k_4_2", "advance ares")
    assert p.s.aid[3] == 1  # aid_middle_1
    p.say(*(["stand k_4_2"] if p.asked == "StandArchon" else []))
    p.say("pass")  # the step of the stone's effect
    assert p.asked == "ChooseAid" and "aid aid_middle_1 middle_1" in p.options
    p.say("aid aid_middle_1 middle_1", "good grape")
    assert p.s.estate[5] == AID + 3 and p.goods(A)[3] == 1
