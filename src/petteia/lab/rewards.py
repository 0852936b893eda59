"""What a seat is paid when a sitting ends. The place is what counts; the rest is for those who want it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from petteia.core.errors import BadOptions
from petteia.core.outcome import Outcome

Reward = Callable[[Outcome], list[float]]


def place(outcome: Outcome) -> list[float]:
    """+1 for the first to -1 for the last, shared places in the middle; the sum is 0. Alone: won or not."""
    seats = len(outcome.places)
    if seats == 1:
        return [1.0 if outcome.places[0] == 1 else -1.0]
    shared = [outcome.places.count(place) for place in outcome.places]
    middles = [place + (count - 1) / 2 for place, count in zip(outcome.places, shared, strict=True)]
    return [1 - 2 * (middle - 1) / (seats - 1) for middle in middles]


def win(outcome: Outcome) -> list[float]:
    """1 for the winner, shared by winners, 0 for the others."""
    winners = outcome.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.places))]


def margin(outcome: Outcome) -> list[float]:
    """The own score less the best other's."""
    scores = outcome.scores
    return [
        float(score - max(scores[:seat] + scores[seat + 1 :], default=0))
        for seat, score in enumerate(scores)
    ]


REWARDS: Final[dict[str, Reward]] = {"place": place, "win": win, "margin": margin}


def reward_named(name: str) -> Reward:
    if name not in REWARDS:
        raise BadOptions(f"there is no reward {name!r}; there are {', '.join(REWARDS)}")
    return REWARDS[name]
