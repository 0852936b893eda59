"""Chapter 11: the end of the game."""

from __future__ import annotations

import pytest

from petteia.core import pieces
from petteia.games.thebai import components as box
from petteia.games.thebai.metrics import MEASURES, condition_points, gates
from petteia.games.thebai.rules.ending import (
    CATEGORIES,
    GROUP_POINTS,
    best_commissions,
    outcome,
    sheet_of,
)
from tests.games.thebai.position import A, B, C, Position


def sheet(p: Position, player: int = A) -> dict[str, int]:
    return dict(zip(CATEGORIES, sheet_of(p.s, player), strict=True))


def test_case_61_gate_colour() -> None:
    """T-END-5, T-END-5-OPT."""
    assert best_commissions([3, 2, 1, 1], 1) == (24, 6)


def test_case_62_two_gates() -> None:
    """T-END-5-OPT."""
    assert sum(best_commissions([2, 1, 0, 0], 2)) == 17


def test_case_63_gates_stay_one_colour() -> None:
    """T-END-5."""
    assert best_commissions([4, 0, 0, 0], 1) == (5, 12)


def test_case_64_eight_of_a_kind() -> None:
    """T-END-5-OPT, T-R-35."""
    assert best_commissions([8, 0, 0, 0], 0) == (8, 15)
    assert GROUP_POINTS[:9] == [0, 0, 0, 3, 7, 12, 12, 12, 15]


def test_case_66_rest() -> None:
    """T-END-6, T-END-7, T-COMM-3; T-R-36."""
    p = Position()
    p.items(A, a=2, g=2, d=4)
    p.hand(A, "C5", "C6")
    found = sheet(p)
    assert found["supply"] == 2 and found["unfulfilled"] == -6


def test_case_67_city() -> None:
    """T-END-4: standees do not count."""
    p = Position()
    p.population(A, "1a")
    p.die(A, "population", "1b", "h_1_1")
    p.die(A, "hoplite", "2a", "h_1_2")
    p.die(A, "population", "3b", "h_1_3")
    p.hero(A, "hero_melanippos", "h_1_4")
    assert sheet(p)["city"] == 6


def test_t_end_3_the_right_most_cleared_column() -> None:
    for left, points in ((4, 0), (3, 2), (2, 6), (1, 12), (0, 20)):
        p = Position()
        for row in box.ROWS:
            p.estate(A, row, *[None] * left)
        assert sheet(p)["estate"] == points


def test_case_68_condition_cap() -> None:
    """E-COND-1."""
    p = Position()
    p.claim(A, 4)
    p.population(A)
    p.member(A, "mon_wall_1")
    assert gates(p.s, A) == 4 and sheet(p)["council"] == 12


def test_case_104_gate_tiles_are_no_commissions() -> None:
    """T-CONFLICT-6, T-END-2, E-COND-1, T-R-34."""
    p = Position()
    p.fulfilled(A, "ochre", "teal", "rose")
    p.claim(A, 1)
    p.population(A)
    p.member(A, "mon_agora_1")
    p.member(A, "mon_wall_1")
    found = sheet(p)
    assert found["council"] == 3 + 4
    assert found["colour-sets"] == 16


def test_case_127_items_count_twice() -> None:
    """E-COND-3, T-END-2, T-END-6."""
    p = Position(4)
    p.population(A)
    p.member(A, "mon_treasury_1")
    p.items(A, a=3, g=3, d=3)
    found = sheet(p)
    assert found["council"] == 9 and found["supply"] == 3


def test_e_cond_2_members_of_different_players_score_independently() -> None:
    p = Position()
    p.population(B)
    p.member(B, "mon_wall_2")
    p.tile(A, "mon_wall_2")
    p.leader(A, 1)
    p.leader(A, 2)
    p.leader(B, 3)
    assert sheet(p, A)["council"] == 8 and sheet(p, B)["council"] == 4


def test_case_131_the_winner_has_most_points_after_the_final_scoring() -> None:
    """T-FRAME-2, T-END-8; T-R-22: ties share the victory; T-R-21: points below 0."""
    p = Position(3)
    p.s.vp = [30, 10, -2]
    p.items(A)
    p.fulfilled(C, *["ochre"] * 5, *["teal"] * 5, *["rose"] * 5, *["slate"] * 5)
    result = outcome(p.s)
    assert result.scores[C] == -2 + 5 * 16 + 4 * 12 and result.places[C] == 1
    assert result.reason == "by-points"
    p = Position(2)
    result = outcome(p.s)
    assert result.places == [1, 1] and result.reason == "by-shared-victory"


def prepared() -> Position:
    """A position in which every metric of A is known."""
    p = Position(4)
    p.estate(A, "upper", None)
    p.estate(A, "middle", None, None)
    p.estate(A, "lower", None)
    p.s.placed = pieces.replaced(p.s.placed, A, 4)
    p.altar("dionysos", 6, 0, 0, 0)
    p.altar("ares", 3, 0, 0, 0)
    p.s.blessings = pieces.replaced(p.s.blessings, A, 3)
    p.fulfilled(A, "ochre", "ochre", "ochre", "teal", "rose")
    p.claim(A, 2)
    p.leader(A, 1)
    p.hoplites(A, "1a", "1a", "1a")
    p.die(A, "hoplite", "3a", "h_1_1")
    p.die(A, "hoplite", "1a", "h_1_2")
    p.population(A)
    p.die(A, "population", "2b", "h_1_3")
    p.hero(A, "hero_aktor")
    p.hero(A, "hero_megareus")
    p.member(A, "mon_palace_2")
    p.tile(A, "mon_agora_2")
    p.items(A, a=1, g=2, d=4)
    p.s.aid_taken = pieces.replaced(p.s.aid_taken, A, 2)
    return p


@pytest.mark.parametrize(
    ("field", "points"),
    [
        ("mon_palace_1", 8),
        ("mon_palace_2", 6),
        ("mon_palace_3", 8),
        ("mon_sanctuary_1", 6),
        ("mon_sanctuary_2", 3),
        ("mon_sanctuary_3", 9),
        ("mon_agora_1", 6),
        ("mon_agora_2", 9),
        ("mon_agora_3", 9),
        ("mon_wall_1", 8),
        ("mon_wall_2", 4),
        ("mon_wall_3", 6),
        ("mon_assembly_1", 2),
        ("mon_assembly_2", 6),
        ("mon_assembly_3", 8),
        ("mon_treasury_1", 7),
        ("mon_treasury_2", 3),
        ("mon_treasury_3", 6),
    ],
)
def test_every_monument_condition(field: str, points: int) -> None:
    """E-COND-1, T-END-2."""
    p = prepared()
    assert condition_points(p.s, A, box.MONUMENT_FIELDS.index(field)) == points


def test_every_metric() -> None:
    p = prepared()
    p.s.crossed = 2
    found = {name: measure(p.s, A) for name, measure in zip(box.METRICS, MEASURES, strict=True)}
    assert found == {
        "dice_in_city": 3,
        "population_in_city": 1,
        "hoplites_in_city": 2,
        "city_strength": 6,
        "city_dice_strength_3": 1,
        "commissions_fulfilled": 5,
        "commission_colours": 3,
        "commission_best_colour": 3,
        "stones_gone": 8,
        "stones_placed": 4,
        "columns_cleared": 2,
        "altar_dionysos": 6,
        "altar_ares": 3,
        "altar_sum": 9,
        "blessings": 3,
        "aid_tiles_taken": 2,
        "gates": 2,
        "leaders": 1,
        "heroes": 2,
        "council_members": 2,
        "goods_and_drachma": 7,
        "dice_crossed": 2,
    }
