"""Hexes and graphs: all four games have a map."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

Hex = tuple[int, int]  # axial (q, r)

# counter-clockwise from east
DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def neighbours(place: Hex) -> list[Hex]:
    q, r = place
    return [(q + dq, r + dr) for dq, dr in DIRECTIONS]


def distance(a: Hex, b: Hex) -> int:
    dq = a[0] - b[0]
    dr = a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def ring(radius: int) -> list[Hex]:
    """The hexes at this distance from (0, 0), from (radius, 0) counter-clockwise."""
    if radius == 0:
        return [(0, 0)]
    walked: list[Hex] = []
    q, r = radius, 0
    for dq, dr in DIRECTIONS[2:] + DIRECTIONS[:2]:
        for _ in range(radius):
            walked.append((q, r))
            q, r = q + dq, r + dr
    return walked


def reachable(
    starts: Iterable[int], links: Sequence[Sequence[int]], open_to: Callable[[int], bool]
) -> list[int]:
    """Nodes reached from the starts over nodes that are open, starts included, in ascending order."""
    seen = set(starts)
    waiting = list(seen)
    while waiting:
        for node in links[waiting.pop()]:
            if node not in seen and open_to(node):
                seen.add(node)
                waiting.append(node)
    return sorted(seen)
