"""Intervals and stopping rules against figures from the literature and by simulation."""

from __future__ import annotations

import pytest

from petteia.core.chance import Luck
from petteia.lab.intervals import Sprt, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_as_printed_by_newcombe_1998(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_nothing_is_known_of_no_games() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("rate", "right"), [(0.25, "low"), (0.45, "high")])
def test_sprt_is_right_nearly_always_and_sooner_than_a_fixed_number(
    rate: float, right: str
) -> None:
    luck, verdicts, games = Luck(1), [], 0
    for _ in range(200):
        sprt, wins, played = Sprt(0.25, 0.45), 0, 0
        while not sprt.verdict(wins, played):
            played += 1
            wins += luck.below(1000) < rate * 1000
        verdicts.append(sprt.verdict(wins, played))
        games += played
    assert verdicts.count(right) >= 182  # 5 % errors, and some more by chance
    assert games / 200 < 80


def test_sprt_is_open_between() -> None:
    assert Sprt(0.25, 0.45).verdict(7, 20) == ""
