"""Hexes and graphs."""

from __future__ import annotations

import pytest

from petteia.core.grid import distance, neighbours, reachable, ring


def test_neighbours_are_one_step_away_and_mutual() -> None:
    for place in neighbours((2, -1)):
        assert distance((2, -1), place) == 1
        assert (2, -1) in neighbours(place)
    assert len(set(neighbours((0, 0)))) == 6


@pytest.mark.parametrize(
    ("a", "b", "steps"), [((0, 0), (0, 0), 0), ((0, 0), (2, -1), 2), ((-1, 3), (2, -2), 5)]
)
def test_distances(a: tuple[int, int], b: tuple[int, int], steps: int) -> None:
    assert distance(a, b) == distance(b, a) == steps


@pytest.mark.parametrize("radius", [0, 1, 2, 3])
def test_a_ring_is_a_closed_walk(radius: int) -> None:
    walked = ring(radius)
    assert len(set(walked)) == len(walked) == max(1, 6 * radius)
    assert all(distance((0, 0), place) == radius for place in walked)
    assert walked[0] == (radius, 0)
    if radius:
        for a, b in zip(walked, walked[1:] + walked[:1], strict=True):
            assert distance(a, b) == 1


def test_reachable_goes_over_open_nodes_only() -> None:
    links = [[1], [0, 2], [1, 3], [2], [0]]  # 0-1-2-3, and 4 that leads to 0
    assert reachable([0], links, lambda node: node != 2) == [0, 1]
    assert reachable([0], links, lambda _: True) == [0, 1, 2, 3]
    assert reachable([3, 4], links, lambda _: False) == [3, 4]
    assert reachable([], links, lambda _: True) == []
