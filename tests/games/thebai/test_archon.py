"""Chapter 7, step 3: the archon."""

from __future__ import annotations

from petteia.games.thebai import components as box
from petteia.games.thebai.city import LARGE
from petteia.games.thebai.rules.archon import StandArchon, StepArchon, archon, leads_to_an_end
from petteia.games.thebai.rules.turn import TURN
from petteia.games.thebai.state import NONE
from tests.games.thebai.position import A, B, C, D, Position


def step_3(p: Position, player: int = A) -> Position:
    p.s.active = player
    archon(p.s)
    p.s.settle()
    return p


def line(seats: int = 3) -> Position:
    """Three stones in row 4, the archon of A on the left one."""
    p = Position(seats)
    p.stones("k_4_2", "k_4_3", "k_4_4")
    p.archon(A, "k_4_2")
    return p


def test_case_84_forced_archon() -> None:
    """T-ARCHON-1, T-ARCHON-2, T-ARCHON-9, T-NO-14, T-NO-20, T-DEC-7, T-DEC-9."""
    p = Position(4)
    p.stones("k_4_2", "k_4_3", "k_4_4")
    p.stone("k_3_3", "stone_blue_1")
    for player, place in ((B, "k_4_2"), (C, "k_4_3"), (D, "k_4_4")):
        p.archon(player, place)
    p.ask(StandArchon(A))
    assert p.options == ["stand k_3_3"]
    assert p.why("stand k_4_2") == "T-NO-20"
    assert p.why("stand k_1_1") == "T-NO-20"
    assert p.why("pass") == "T-NO-56"
    assert p.why("stop") == "T-NO-14"
    assert p.why("take-back") == "T-NO-21"
    p.rest()
    step_3(p)
    assert p.s.archon[A] == LARGE.kadmeia_index["k_3_3"] and p.goods(A) == [2, 0, 0, 0]
    p.ask(StepArchon(A, (p.s.archon[A],)))
    assert p.options == ["take-back"]
    assert p.why("stop") == "T-NO-14"


def test_case_26_only_one_jump() -> None:
    """T-ARCHON-3, T-NO-15, T-NO-16, T-NO-19, T-DEC-8."""
    p = line()
    p.items(A, d=5)
    step_3(p)
    assert p.options == ["step k_4_3", "take-back"]
    assert p.why("step k_5_3") == "T-NO-19"  # diagonal
    assert p.why("step k_3_2") == "T-NO-19"  # no stone there
    p.rest()
    p.ask(StepArchon(A, (LARGE.kadmeia_index["k_4_2"], LARGE.kadmeia_index["k_4_3"])))
    assert p.options == ["stop"]
    assert p.why("step k_4_4") == "T-NO-15"
    p.rest()
    p.items(A)
    p.ask(StepArchon(A, (p.s.archon[A],)))
    assert p.options == ["take-back"]
    assert p.why("step k_4_3") == "T-NO-16"


def test_t_archon_3_the_jump_costs_a_drachma_when_the_path_is_walked() -> None:
    """T-ARCHON-6: the drachma is paid before the crossings."""
    p = line()
    p.items(A, d=2)
    p.die(B, "population", "1a", "h_4_3")
    step_3(p).say("step k_4_3")
    assert p.goods(A) == [0, 0, 0, 2]  # nothing is resolved yet
    p.say("step k_4_4")
    assert p.goods(A)[3] <= 1 + 3
    kinds = [event[0] for event in p.s.events]
    assert kinds.index("paid") < kinds.index("raised") < kinds.index("archon-stands")
    assert p.in_city("h_4_3") == (B, "population", "1b")


def test_case_27_passing_archons() -> None:
    """T-ARCHON-4, T-DEC-8, T-DEC-ARCHON, T-NO-18, T-NO-22."""
    p = line()
    p.die(B, "population", "1a", "h_4_2")
    p.die(B, "population", "1a", "h_4_3")
    p.archon(B, "k_4_3")
    path = (LARGE.kadmeia_index["k_4_2"], LARGE.kadmeia_index["k_4_3"])
    p.ask(StepArchon(A, path))
    assert p.options == ["step k_4_4"]
    assert p.why("stop") == "T-NO-18"
    p.rest()
    p.archon(C, "k_4_4")
    p.ask(StepArchon(A, path[:1]))
    assert p.options == ["take-back"]
    assert p.why("step k_4_3") == "T-NO-22"
    assert not leads_to_an_end(p.s, [path[0]], path[1], False)


def test_case_28_no_circle_back() -> None:
    """T-ARCHON-4, T-NO-17."""
    p = Position()
    p.stones("k_4_2", "k_4_3", "k_5_2", "k_5_3")
    p.population(B, "1a")
    for field in ("h_4_2", "v_4_2", "v_4_3", "h_5_2"):
        p.die(B, "population", "1a", field)
    p.archon(A, "k_4_2")
    step_3(p).say("step k_4_3")
    assert "stop" in p.options
    p.say("step k_5_3")
    assert p.options == ["step k_5_2", "stop"]
    assert p.why("step k_4_3") == "T-NO-17"
    p.ask(
        StepArchon(
            A,
            (
                *[LARGE.kadmeia_index[k] for k in ("k_4_2", "k_4_3", "k_5_3")],
                LARGE.kadmeia_index["k_5_2"],
            ),
        )
    )
    assert p.options == ["stop"]
    assert p.why("step k_4_2") == "T-NO-17"


def test_case_29_take_back() -> None:
    """T-ARCHON-9, T-ARCHON-1, T-NO-21."""
    p = line()
    p.bless(A, "blessing_ivy_path")
    p.items(A)
    p.die(B, "population", "1a", "h_4_2")
    step_3(p).say("take-back")
    assert p.goods(A) == [0, 0, 0, 1] and p.s.archon[A] == NONE and p.over
    p.ask(StandArchon(A))
    assert p.options == ["stand k_4_2", "stand k_4_3", "stand k_4_4"]
    assert p.why("take-back") == "T-NO-21"
    p.rest()
    path = (LARGE.kadmeia_index["k_4_2"], LARGE.kadmeia_index["k_4_3"])
    p.archon(A, "k_4_2")
    p.ask(StepArchon(A, path))
    assert p.why("take-back") == "T-NO-21"  # instead of a movement, not after one


def test_case_86_two_ascensions_in_one_movement() -> None:
    """T-ARCHON-3, T-ARCHON-5, T-ARCHON-6, T-ARCHON-7, T-ASC-1."""
    p = line()
    p.population(B, "1a")
    p.population(C, "1a")
    p.die(B, "population", "3b", "h_4_2")
    p.die(C, "population", "3b", "h_4_3")
    step_3(p).say("step k_4_3", "step k_4_4")
    assert p.s.path == [B + 1, C + 1, 0, 0]
    assert p.s.vp[B] == 15 and p.s.vp[C] == 14
    assert p.in_city("h_4_2") is None and p.in_city("h_4_3") is None
    assert p.told("paid") == [] and p.s.crossed == 2


def test_t_archon_5_standees_and_markers_are_crossed_without_effect() -> None:
    """T-HERALD-4."""
    p = Position(2)
    p.stones("k_4_2", "k_4_3")
    p.stone("k_4_4", "stone_neutral_12")
    p.archon(A, "k_4_2")
    p.hero(B, "hero_melanippos", "h_4_2")
    p.marker("h_4_3")
    step_3(p).say("step k_4_3", "step k_4_4")
    assert p.s.crossed == 0 and p.goods(A) == [0, 0, 0, 3]
    assert p.told("raised") == []


def test_t_archon_6_what_lies_there_at_the_moment_of_crossing_counts() -> None:
    """T-R-42, T-R-13: a hoplite that an ascension moves onto the path is crossed there."""
    p = Position(3)
    p.stones("k_4_2", "k_4_3")
    p.stone("k_4_4", "stone_neutral_12")
    p.archon(A, "k_4_2")
    p.show_heroes("hero_polyphontes")
    p.items(A, d=1)
    p.die(B, "hoplite", "3b", "h_4_2")
    step_3(p).say("step k_4_3", "step k_4_4")
    assert p.s.player() == B  # the owner resolves the ascension first
    p.say("hero hero_polyphontes", "post h_4_3")
    assert p.asked == "TriggerBeside"
    p.say("pass")
    assert p.s.archon[A] == LARGE.kadmeia_index["k_4_4"]
    assert p.s.crossed == 1 and p.goods(A) == [0, 0, 0, 3]  # paid at the start, not given back


def test_t_archon_7_lasting_effects_come_before_the_stone() -> None:
    """E-LASTING archon_moved; T-ARCHON-8: only after a movement."""
    p = Position()
    p.stones("k_4_2")
    p.stone("k_4_3", "stone_blue_1")
    p.archon(A, "k_4_2")
    p.bless(A, "blessing_ivy_path")
    p.die(B, "population", "1a", "h_4_2")
    step_3(p).say("step k_4_3")
    assert [event[2] for event in p.told("gained")] == ["drachma", "amphora"]
    p = Position()
    p.stone("k_4_3", "stone_blue_1")
    p.bless(A, "blessing_ivy_path")
    step_3(p)
    assert p.goods(A) == [2, 0, 0, 0]  # placed, not moved


def test_t_archon_7_without_a_die_crossed_the_ivy_path_gives_nothing() -> None:
    p = Position()
    p.stones("k_4_2")
    p.stone("k_4_3", "stone_blue_1")
    p.archon(A, "k_4_2")
    p.bless(A, "blessing_ivy_path")
    p.items(A, d=1)
    step_3(p).say("step k_4_3")
    assert p.goods(A) == [2, 0, 0, 0]


def test_t_archon_10_a_final_stone_taken_meanwhile() -> None:
    """T-ARCHON-10: the archon goes to the supply without drachma and effect."""
    from petteia.games.thebai.rules.archon import Arrive

    p = line()
    p.s.route = (LARGE.kadmeia_index["k_4_2"], LARGE.kadmeia_index["k_4_3"])
    p.archon(B, "k_4_3")
    p.begin(Arrive(A))
    assert p.s.archon[A] == NONE and p.goods(A) == [0, 0, 0, 0] and p.over


def test_case_97_relocation() -> None:
    """T-ACT-RELOC, E-RELOC, T-ARCHON-8, T-R-11, T-R-12, T-NO-20, T-DEC-22."""
    p = Position()
    p.stone("k_4_2", "stone_blue_3")
    p.stone("k_4_3", "stone_blue_1")
    p.stone("k_3_2", "stone_blue_2")
    p.archon(B, "k_4_3")
    p.archon(C, "k_3_2")
    p.population(A, "1a")
    p.die(A, "population", "1a", "h_4_2")
    p.bless(A, "blessing_ivy_path")
    p.hand(A, "C42")
    p.items(A, g=2, b=2)
    p.begin(TURN).say("fulfil C42")
    assert p.options == ["stand k_4_2", "pass"]
    assert p.why("stand k_4_3") == "T-NO-20"
    p.say("stand k_4_2")
    assert p.goods(A) == [0, 0, 2, 0] and p.in_city("h_4_2") == (A, "population", "1a")
    assert p.options == ["raise h_4_2", "pass"]
    p.say("raise h_4_2", "raise h_4_2", "raise h_4_2")
    assert p.s.vp[A] == 12
    p.say("use middle_1", "good grape")
    assert p.told("archon-back") and p.s.archon[A] == NONE  # nowhere to go: taken back


def test_e_reloc_without_activate_the_stone_pays_nothing() -> None:
    p = Position()
    p.stone("k_4_2", "stone_blue_3")
    p.effect(A, {"op": "relocate_archon", "activate": False}).say("stand k_4_2")
    assert p.goods(A) == [0, 0, 0, 0] and p.over
    assert box.STONES[p.s.stone_at(p.s.archon[A])] == "stone_blue_3"
