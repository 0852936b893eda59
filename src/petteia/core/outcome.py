"""How a sitting ended: places, scores, and where the points came from."""

from __future__ import annotations

from collections.abc import Sequence


class Outcome:
    """`places[seat]` is 1 for a winner; equal places are shared. `sheet` lists (category, points by seat)."""

    def __init__(
        self,
        places: Sequence[int],
        scores: Sequence[int],
        reason: str,
        sheet: Sequence[tuple[str, Sequence[int]]] = (),
    ) -> None:
        self.places = list(places)
        self.scores = list(scores)
        self.reason = reason  # a text key: which way to end, or which tie-break
        self.sheet = [(category, list(points)) for category, points in sheet]

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def to_json(self) -> dict[str, object]:
        return {
            "places": self.places,
            "scores": self.scores,
            "reason": self.reason,
            "sheet": [[category, points] for category, points in self.sheet],
        }


def rank(keys: Sequence[Sequence[int]]) -> list[int]:
    """Places from keys compared highest first; equal keys share a place (1, 2, 2, 4)."""
    return [1 + sum(list(other) > list(key) for other in keys) for key in keys]
