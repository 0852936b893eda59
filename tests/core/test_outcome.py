"""Places and score sheets."""

from __future__ import annotations

from petteia.core.outcome import Outcome, rank


def test_equal_keys_share_a_place() -> None:
    assert rank([[5], [9], [5], [2]]) == [2, 1, 2, 4]
    assert rank([[3, 1], [3, 2], [3, 1]]) == [2, 1, 2]
    assert rank([[1]]) == [1]


def test_an_outcome_as_json() -> None:
    outcome = Outcome((1, 2, 1), (9, 4, 9), "by-points", [("regions", (6, 4, 9))])
    assert outcome.winners() == [0, 2]
    assert outcome.to_json() == {
        "places": [1, 2, 1],
        "scores": [9, 4, 9],
        "reason": "by-points",
        "sheet": [["regions", [6, 4, 9]]],
    }
