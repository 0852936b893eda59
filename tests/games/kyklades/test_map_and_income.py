"""Set-up, map, income: K-SETUP, K-TERM, K-ROUND, K-INCOME."""

from __future__ import annotations

import pytest

from petteia.games.kyklades import game
from petteia.games.kyklades.components import BOARDS
from petteia.games.kyklades.state import Kyklades
from tests.games.kyklades.builder import BLUE, GREEN, RED, Sitting

every_count = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def opened(seats: int) -> Kyklades:
    state = game.new(seats)
    assert isinstance(state, Kyklades)
    return state


@every_count
def test_c_01_k_setup_2_k_setup_3_k_round_2(seats: int) -> None:
    sitting = Sitting(seats)
    sitting.s = opened(seats)
    sitting.deal()
    s = sitting.s
    assert sitting.asked() == "Offer"
    for player in range(seats):
        assert s.lands[player].bit_count() == 2
        assert [s.troops[i] for i in range(len(s.owner)) if s.owner[i] == player] == [1, 1]
        assert s.waters[player].bit_count() == 2
        assert s.ships_left[player] == s.troops_left[player] == 6
    assert s.gold == [7] * seats


@every_count
def test_c_02_k_setup_3_k_income_1(seats: int) -> None:
    state = opened(seats)
    assert [state.income(player) for player in range(seats)] == [2] * seats


def test_c_03_k_term_1_k_combat_4() -> None:
    board = BOARDS[5]
    coast = [board.seas[sea] for sea in board.coasts[board.island_at["syros"]]]
    assert coast == ["C3", "C4", "D3", "D5", "E4", "E6", "F5", "F6"]
    sitting = Sitting(5).own(RED, "syros", 1, "port")
    for sea in coast:
        assert sitting.s.sea_bonus(board.sea_at[sea], RED) == 1
        assert sitting.s.sea_bonus(board.sea_at[sea], BLUE) == 0


@every_count
def test_no_two_islands_are_adjacent_k_term_1(seats: int) -> None:
    board = BOARDS[seats]
    for island, hexes in enumerate(board.island_hexes):
        for other in range(len(board.islands)):
            if other != island:
                assert not {
                    (q + dq, r + dr)
                    for q, r in hexes
                    for dq, dr in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
                } & set(board.island_hexes[other])


def test_c_11_k_income_1_without_troops() -> None:
    sitting = Sitting(5).own(BLUE, "delos")
    assert sitting.s.income(BLUE) == 2


def test_c_12_k_income_1_trade_counts_once() -> None:
    sitting = Sitting(5).own(GREEN, "milos").fleet(GREEN, "K1", 2)
    assert sitting.s.income(GREEN) == 1


def test_c_13_k_income_1_k_apollo_2_k_troop_4() -> None:
    sitting = Sitting(5).own(RED, "andros").own(RED, "gyaros").prosper("andros", 2)
    sitting.own(BLUE, "syros", 2).fleet(BLUE, "C3").turn(BLUE, "ares")
    sitting.play("march", "take 1")
    assert sitting.troops("andros") == (BLUE, 1)
    assert sitting.s.income(BLUE) == 1 + 2


def test_c_79_k_gods_2_k_gods_5_k_income_2() -> None:
    sitting = Sitting(5)
    sitting.own(RED, "andros").own(RED, "milos").own(RED, "serifos")
    assert sitting.s.income(RED) == 0


def test_c_80_k_income_1_k_term_2() -> None:
    sitting = Sitting(5).own(GREEN, "milos").fleet(GREEN, "K1")
    sitting.turn(GREEN, "poseidon")
    assert sitting.s.income(GREEN) == 1
    sitting.play("voyage", "sail J1 1", "stop")
    assert sitting.s.income(GREEN) == 0
    sitting.fleet(BLUE, "K1")
    assert (
        sitting.s.income(BLUE)
        - sum(sitting.s.board().prosperity[i] for i, p in enumerate(sitting.s.owner) if p == BLUE)
        == 1
    )


@pytest.mark.parametrize(("seats", "gold", "markers"), [(5, 73, 5), (2, 88, 4)])
def test_c_122_k_setup_1_k_setup_4_k_setup_5_k_setup_6_k_limit_7(
    seats: int, gold: int, markers: int
) -> None:
    sitting = Sitting(seats)
    sitting.s = opened(seats)
    s = sitting.s
    assert s.bank == gold
    assert s.stock == [10, 10, 10, 10, 10, 16, 18, 17]
    assert s.pile == list(range(17))
    for _ in range(markers):
        assert sitting.asked() == "LayMarker"
        sitting.play(sitting.options()[0])
    assert sorted(s.turn_track) == sorted(list(range(seats)) * (markers // seats))
    assert s.board().players == seats
