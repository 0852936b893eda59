"""Chapter 9: prosperity, conflicts, council; and chapter 10, the heralds."""

from __future__ import annotations

from petteia.games.thebai import components as box
from petteia.games.thebai.city import SMALL
from petteia.games.thebai.rules.conflict import (
    CONFLICT,
    PayHoplite,
    council,
    fate,
    move_attack_marker,
    new_order,
    strength_in_row,
)
from petteia.games.thebai.rules.council import ChooseSeat
from petteia.games.thebai.rules.dice import raise_in_city
from petteia.games.thebai.rules.ending import ENDING
from petteia.games.thebai.rules.herald import RaiseColumn, RevealHerald, herald
from petteia.games.thebai.rules.round import ROUND
from petteia.games.thebai.state import MARKER, NOBODY, NONE
from tests.games.thebai.position import A, B, C, D, Position

NO_BONUS = "attack_amphiaraos"  # modifier 0


def battle(p: Position, number: int, row: int, card: str = NO_BONUS, rnd: int = 3) -> Position:
    """The battle of this number in a row, its attack card revealed."""
    p.s.round = rnd
    p.s.battle = number - 1
    p.fate(rnd, f"conflict_{row}")
    p.s.begin(CONFLICT)
    p.s.settle()
    return p.say(f"* attack {card}")


# -- the round -----------------------------------------------------------------------------------


def test_case_79_one_round() -> None:
    """T-FRAME-1, T-ROUND-1, T-ROUND-3, T-FATE-1, T-R-27, T-FLOW."""
    p = Position(3)
    p.s.order = (C, A, B)
    p.s.round = 0
    p.stones("k_4_2", "k_4_3", "k_4_4", "k_5_3")
    p.begin(ROUND)
    turns: list[int] = []
    while p.s.round == 1:
        if p.s.active not in turns[-1:]:
            turns.append(p.s.active)
        if p.s.player() < 0:
            p.deal()
        else:
            p.say(p.options[-1])
    assert turns[:3] == [C, A, B]
    assert p.s.fate[5] != NONE and p.s.fate[6] == NONE
    assert box.FATE_BACK[p.s.fate[5]] == "delta"
    assert p.s.active == C and p.s.order == (C, A, B)


def test_case_96_choice_in_turn_order() -> None:
    """T-PROSP-1, E-CHOICE, E-RUN-8, T-R-23."""
    p = Position(2)
    p.fate(1, "prosperity_alpha")
    fate(p.s)
    p.s.settle()
    assert p.s.player() == A
    p.say("branch 2", "take 3")
    assert p.s.player() < 0  # the display is refilled first
    p.deal()
    assert p.s.player() == B and p.options == ["branch 1", "branch 2"]
    p.say("branch 1")
    assert p.goods(B) == [0, 0, 0, 2] and p.over


def test_case_56_prosperity() -> None:
    """T-PROSP-1, E-PAY."""
    p = Position()
    p.items(A, a=2, d=3)
    p.fate(4, "prosperity_delta_4")
    p.s.round = 4
    fate(p.s)
    p.s.settle()
    p.say("pay", "pay")  # one good left is no choice; drachmas do not pay
    assert p.over and p.s.vp[A] == 14 and p.goods(A) == [0, 0, 0, 3]


def test_every_prosperity_tile() -> None:
    """T-PROSP-1, E-PER: each tile shows its effect."""

    def points(tile: str, p: Position) -> int:
        p.fate(1, tile)
        p.s.round = 1
        fate(p.s)
        p.s.settle()
        return p.s.vp[A] - 10

    p = Position()
    for field in ("h_1_1", "h_1_2", "h_1_3"):
        p.die(A, "hoplite", "1a", field)
    assert points("prosperity_beta", p) == 3
    p.leader(A, 2)
    assert points("prosperity_delta_5", p) == 3 + 3 + 2
    p = Position()
    p.fulfilled(A, "ochre", "teal", "ochre")
    assert points("prosperity_delta_1", p) == 3
    p = Position()
    p.estate(A, "upper", None, None)
    p.estate(A, "middle", None, None, None)
    p.estate(A, "lower", None, None, None, None)
    assert points("prosperity_delta_2", p) == 1
    p = Position()
    p.altar("ares", 4, 0, 0)
    p.altar("dionysos", 3, 0, 0)
    assert points("prosperity_delta_3", p) == 2
    assert points("prosperity_alpha", p) == 2  # asks: nothing yet
    assert p.options == ["branch 1", "branch 2"]


# -- battles ----------------------------------------------------------------------------------------


def test_case_04_second_battle() -> None:
    """T-CONFLICT-1 to T-CONFLICT-5, T-ACT-ALTAR-3."""
    p = Position(4)
    p.gate(4, "gate_grape")
    p.altar("ares", 0, 3, 3, 0, ahead=[2, 1, 0, 3])
    p.die(A, "hoplite", "2a", "h_4_1")
    for player, where in ((B, "h_4_2"), (C, "h_4_3")):
        p.leader(player, 4)
        p.die(player, "hoplite", "2a", where)
    p.items(A, d=9)
    battle(p, 2, 4, "attack_eteoklos", 5)
    assert p.s.attack == 3 and p.s.totals == (2, 5, 5, NONE)
    assert p.s.vp == [9, 12, 12, 1]
    assert [p.goods(player)[1] for player in range(4)] == [1, 1, 1, 0]
    assert p.s.gate_owner[box.GATES.index("gate_grape")] == C


def test_case_46_overpower_and_double_loot() -> None:
    """T-CONFLICT-3, T-CONFLICT-4."""
    p = Position()
    p.gate(4, "gate_drachma")
    p.leader(A, 4)
    p.die(A, "hoplite", "3a", "h_4_1")
    battle(p, 3, 4)
    assert p.s.attack == 3 and p.s.vp[A] == 14 and p.goods(A)[3] == 2


def test_case_47_overpower_table() -> None:
    """T-CONFLICT-3; T-R-08."""
    assert box.OVERPOWER_VP == (0, 1, 2, 4, 5, 7, 8, 10)
    p = Position()
    p.leader(A, 4)
    for field in ("h_4_1", "h_4_2", "h_4_3"):
        p.die(A, "hoplite", "3a", field)
    battle(p, 3, 4)
    assert p.s.totals[A] == 12 and p.s.vp[A] == 20


def test_case_48_between_rows() -> None:
    """T-GEO-4, T-CONFLICT-2; T-R-40."""
    p = Position()
    p.die(A, "hoplite", "2a", "v_3_1")
    assert [strength_in_row(p.s, A, row) for row in range(7)] == [NONE, NONE, 2, 2] + [NONE] * 3
    p.population(A)
    p.die(A, "population", "3a", "h_5_1")
    assert strength_in_row(p.s, A, 4) == NONE  # T-DIE-2: only hoplites fight


def test_case_49_leader_alone() -> None:
    """T-CONFLICT-2, T-CONFLICT-3, T-CONFLICT-4, T-CONFLICT-8."""
    p = Position()
    p.gate(4, "gate_grape")
    p.leader(A, 4)
    battle(p, 4, 4)
    assert p.s.vp[A] == 9 and p.goods(A) == [0, 1, 0, 0]
    assert p.told("stays") == [] and p.s.gate_owner[box.GATES.index("gate_grape")] == NOBODY


def test_case_51_pay() -> None:
    """T-CONFLICT-7, T-CONFLICT-8, T-CONFLICT-9, T-NO-48, T-NO-49, T-DEC-30."""
    p = Position()
    p.gate(4, "gate_commission")
    p.hoplites(A, "2a", "2a", "2a", "2a")
    p.die(A, "hoplite", "2a", "h_4_1")
    p.die(A, "hoplite", "3b", "h_4_2")
    p.die(A, "hoplite", "1b", "h_1_1")
    p.items(A, d=1)
    battle(p, 1, 4)
    while p.asked == "TakeCommission":
        p.say("pass")
    assert p.options == ["stay h_4_1", "withdraw h_4_1"]
    assert p.why("withdraw h_1_1") == "T-NO-49" and p.why("stay h_5_1") == "T-NO-60"
    assert p.why("stay h_4_2") == "T-NO-58"  # it fought; its turn comes next
    p.say("withdraw h_4_1", "stay h_4_2")
    assert p.goods(A) == [0, 0, 0, 0] and p.in_city("h_4_2") == (A, "hoplite", "3b")
    assert p.dice(A, "hoplite") == ["1a", "2a"] and p.in_city("h_4_1") is None
    p.ask(PayHoplite(A, 0))
    assert p.why("stay h_1_1") == "T-NO-48"


def test_case_52_absent_penalty_waived() -> None:
    """E-LASTING battle_lost_or_absent, T-CONFLICT-3."""
    p = Position(4)
    p.run(D, box.HERO_EFFECT[box.HEROES.index("hero_menoikeus")])
    assert p.s.vp[D] == 12
    battle(p, 4, 4, "attack_eteoklos")
    assert p.s.attack == 5 and p.s.vp[D] == 12 and p.s.vp[A] == 10 - 15


def test_case_101_war_chest() -> None:
    """T-CONFLICT-3, T-CONFLICT-4, T-CONFLICT-7, T-CONFLICT-9, E-LASTING, T-NO-48."""
    p = Position()
    p.bless(A, "blessing_war_chest")
    p.gate(4, "gate_grape")
    for level, field in (("1a", "h_4_1"), ("2a", "h_4_2"), ("3b", "h_4_3")):
        p.die(A, "hoplite", level, field)
    battle(p, 3, 4)
    assert p.s.vp[A] == 14 and p.goods(A) == [0, 3, 0, 0]
    p.say("withdraw h_4_1", "stay h_4_2")
    assert p.options == ["stay h_4_3", "withdraw h_4_3"]  # a waiver is left
    p.say("stay h_4_3")
    assert p.goods(A) == [0, 3, 0, 0] and p.dice(A, "hoplite") == ["1a", "1b"]
    p = Position()
    p.bless(A, "blessing_war_chest")
    p.gate(4, "gate_grape")
    for level, field in (("1a", "h_4_1"), ("2a", "h_4_2"), ("3b", "h_4_3")):
        p.die(A, "hoplite", level, field)
    battle(p, 3, 4)
    p.say("stay h_4_1", "stay h_4_2")
    assert p.in_city("h_4_3") is None  # without waiver and drachma: withdrawn


def test_case_102_pay_twice() -> None:
    """T-CONFLICT-2, T-CONFLICT-7, T-R-40, T-NO-49."""
    p = Position()
    p.gate(4, "gate_drachma")
    p.gate(5, "gate_grape")
    p.die(A, "hoplite", "2a", "v_4_1")
    p.die(A, "hoplite", "2a", "h_2_1")
    p.items(A, d=3)
    battle(p, 1, 4, rnd=5)
    assert p.options == ["stay v_4_1", "withdraw v_4_1"]
    assert p.why("withdraw h_2_1") == "T-NO-49"
    p.say("stay v_4_1")
    p.rest()
    battle(p, 2, 5, "attack_adrastos", rnd=7)
    assert p.options == ["stay v_4_1", "withdraw v_4_1"]


def test_case_103_a_bonus_is_no_part() -> None:
    """T-CONFLICT-2, T-CONFLICT-3, T-CONFLICT-4, E-LASTING."""
    p = Position()
    p.bless(A, "blessing_dragon_teeth")
    battle(p, 3, 4)
    assert p.s.vp[A] == 1 and p.told("won") == []
    p = Position()
    p.gate(4, "gate_grape")
    p.bless(A, "blessing_dragon_teeth")
    p.die(A, "hoplite", "2a", "h_4_1")
    battle(p, 3, 4)
    assert p.s.totals[A] == 3 and p.s.vp[A] == 10 and p.goods(A)[1] == 1


def test_case_124_order_inside_a_conflict() -> None:
    """T-CONFLICT-13, T-CONFLICT-4, T-CONFLICT-10, T-CONFLICT-11, T-CONFLICT-12, T-ASC-1; T-R-28,
    T-R-48."""
    p = Position(3)
    p.gate(4, "gate_raise")
    p.fate(5, "conflict_6")
    p.population(A, "1a")
    p.leader(A, 4)
    p.die(A, "population", "3b", "h_1_1")
    p.altar("dionysos", 1, 2, 3)
    battle(p, 1, 4)
    p.say("raise h_1_1")
    assert p.s.vp[A] == 10 + 2 + 5  # overpower 2, top of the path
    assert p.asked == "ChooseSeat" and p.s.marker == 5 and p.s.order == (A, B, C)
    p.say("member mon_agora_2")
    assert p.s.order == (C, B, A) and p.over


def test_t_conflict_5_nobody_wins_the_gate_leaves() -> None:
    p = Position()
    p.die(A, "hoplite", "1a", "h_4_1")
    p.gate(4, "gate_grape")
    gate = p.s.gate_row[3]
    battle(p, 4, 4)
    assert p.s.gate_row[3] == NONE and p.s.gate_owner[gate] == NOBODY


def test_t_conflict_12_the_marker_goes_to_the_next_visible_conflict() -> None:
    """T-R-39: it waits until one is revealed, and leaves when none is left."""
    p = Position()
    p.s.round = 3
    first, second = box.FATES.index("conflict_1"), box.FATES.index("conflict_6")
    p.s.fate = (0, 1, first, 2, second, *[NONE] * 5)
    move_attack_marker(p.s)
    assert p.s.marker == 5
    p.s.round = 9
    move_attack_marker(p.s)
    assert p.s.marker == NONE


# -- council ------------------------------------------------------------------------------------------


def test_case_53_council_order_and_limits() -> None:
    """T-CONFLICT-10, T-COUNCIL-2, T-COUNCIL-5, T-NO-45, T-DEC-31."""
    p = Position()
    p.population(A)
    p.population(B)
    p.member(A, "mon_agora_1")
    p.s.path = [A + 1, B + 1, A + 1, 0]
    p.balance(A)
    p.balance(B)
    council(p.s)
    p.s.settle()
    assert p.s.player() == A and p.why("member mon_agora_2") == "T-NO-45"
    p.say("member mon_wall_1")
    assert p.s.player() == B and "member mon_agora_2" in p.options
    p.say("member mon_agora_2")
    assert p.s.player() == A
    assert p.why("member mon_agora_3") == "T-NO-45" and p.why("member mon_wall_2") == "T-NO-45"
    assert p.why("member mon_wall_1") == "T-NO-44"
    assert p.why("pass") == "T-NO-56"
    p.say("member mon_palace_1")
    assert p.s.path == [0, 0, 0, 0] and p.over


def test_t_council_3_a_die_without_a_legal_field_stays() -> None:
    """T-R-19; the last field of the path is emptied in order of arrival."""
    p = Position(2)
    p.population(A)
    p.population(B)
    for monument in ("palace", "sanctuary", "agora", "wall", "assembly"):
        p.member(A, f"mon_{monument}_1")
    p.s.path = [A + 1, 0, 0, A + 1, B + 1]
    p.balance(A)
    p.balance(B)
    council(p.s)
    p.s.settle()
    assert p.s.player() == B
    p.say("member mon_wall_2")
    assert p.s.path == [A + 1, 0, 0, A + 1] and p.over


def test_t_asc_1_the_top_most_unoccupied_field_is_used_again() -> None:
    p = Position(3)
    p.population(A)
    p.s.path = [B + 1, 0, B + 1, 0]
    p.die(A, "population", "3b", "h_1_1")
    raise_in_city(p.s, 0)
    assert p.s.path == [B + 1, A + 1, B + 1, 0] and p.s.vp[A] == 14


def test_t_conflict_11_positions_on_the_dionysos_track() -> None:
    """T-ACT-ALTAR-3: higher field; on one field the marker lower in the stack."""
    p = Position(3)
    p.altar("dionysos", 2, 5, 2, ahead=[2, 0, 1])
    new_order(p.s)
    assert p.s.order == (B, C, A)


def test_case_69_left_on_the_path() -> None:
    """T-END-1: placed before the scoring."""
    p = Position()
    p.population(A)
    p.s.path = [A + 1, 0, 0, 0]
    p.balance(A)
    p.begin(ENDING)
    assert p.asked == "ChooseSeat"
    p.say("member mon_palace_1")
    assert p.s.monument[0] == A + 1
    p.ask(ChooseSeat(A, 0))


# -- heralds ----------------------------------------------------------------------------------------


def test_case_57_column() -> None:
    """T-HERALD-2, T-R-29, T-R-30."""
    assert [SMALL.fields[f] for f in SMALL.dice_columns[3]] == [f"v_{r}_4" for r in range(1, 6)]
    p = Position(2)
    p.population(A, "1a")
    for field in ("v_2_3", "h_4_3", "h_4_2", "v_1_4"):
        p.die(A, "population", "1a", field)
    p.begin(RaiseColumn(2, 0))
    levels = [p.in_city(field) for field in ("v_2_3", "h_4_3", "h_4_2", "v_1_4")]
    assert [die[2] if die else "" for die in levels] == ["1b", "1b", "1a", "1a"]
    assert [event[1] for event in p.told("raised")] == ["v_2_3", "h_4_3"]
    every = sorted(f for column in SMALL.dice_columns for f in column)
    assert every == list(range(38))


def test_case_58_marker() -> None:
    """T-HERALD-3: between two stones first, then clockwise from north."""
    p = Position(2)
    p.stones("k_3_2", "k_3_3", "k_4_2")
    p.s.ask(RevealHerald())
    p.say("* herald herald_7")
    assert p.s.field[SMALL.field_index["h_3_2"]] == MARKER and p.s.markers_left == 9


def test_case_59_no_marker_place() -> None:
    """T-HERALD-3."""
    p = Position(2)
    p.stones("k_6_4")
    p.s.ask(RevealHerald())
    p.say("* herald herald_7")
    assert MARKER not in p.s.field
    p.stones("k_3_2", "k_3_3")
    p.s.markers_left = 0
    p.s.field[:10] = [MARKER] * 10
    p.s.ask(RevealHerald())
    p.say("* herald herald_4")
    assert p.s.field.count(MARKER) == 10


def test_case_106_herald_frees_a_field() -> None:
    """T-HERALD-2, T-HERALD-3, T-HERALD-4, T-ASC-1, T-NO-6."""
    p = Position(2)
    p.stones("k_2_1", "k_2_2")
    p.population(B)
    p.die(B, "population", "3b", "h_2_1")
    p.s.ask(RevealHerald())
    p.say("* herald herald_1")
    assert p.s.path == [B + 1, 0, 0] and p.s.vp[B] == 14
    assert p.s.field[SMALL.field_index["h_2_1"]] == MARKER
    p.effect(A, {"op": "place_hoplite", "n": 1}).say("hoplite 1b")
    assert p.why("place h_2_1") == "T-NO-6"


def test_case_107_herald_deck() -> None:
    """T-ROUND-2, T-HERALD-1, T-HERALD-5."""
    p = Position(2)
    for count in range(1, 11):
        herald(p.s)
        p.deal()
        assert len(p.s.herald_deck) == 12 - count == 12 - len(p.s.herald_discard)
    p = Position(3)
    herald(p.s)
    assert p.over  # three players need no heralds


def test_t_r_50_every_die_is_raised_at_most_once() -> None:
    """A hoplite that a hero's altar step moves down the column is not raised again."""
    p = Position(2)
    p.show_heroes("hero_hyperbios")
    p.altar("ares", 4, 0)
    p.die(A, "hoplite", "1b", "h_1_1")
    p.die(A, "hoplite", "3b", "v_1_1")
    p.begin(RaiseColumn(0, 0))
    assert p.in_city("h_1_1") == (A, "hoplite", "2a")
    p.say("lead 1", "hero hero_hyperbios", "advance ares")  # ares 5: place a hoplite
    p.say("march h_1_1", "place v_3_1", "pass")
    assert p.in_city("v_3_1") == (A, "hoplite", "2a") and p.over


def test_a_die_that_comes_to_the_column_is_raised_there() -> None:
    """T-HERALD-2."""
    p = Position(2)
    p.show_heroes("hero_hyperbios")
    p.altar("ares", 4, 0)
    p.die(A, "hoplite", "1b", "h_1_3")
    p.die(A, "hoplite", "3b", "v_1_1")
    p.begin(RaiseColumn(0, 0))
    p.say("lead 1", "hero hero_hyperbios", "advance ares")
    p.say("march h_1_3", "place v_3_1", "pass")
    assert p.in_city("v_3_1") == (A, "hoplite", "2a")
