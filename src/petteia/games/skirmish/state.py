"""The fields of a sitting, and nothing that changes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, Self

from petteia.core.errors import Broken
from petteia.core.outcome import Outcome, rank
from petteia.core.sight import Field, hidden, private, public
from petteia.core.state import Settings, State, View

GODS: Final = ("ares", "athena", "apollo")
REGIONS_EACH: Final = 3
FAVOURS: Final = (1, 1, 2, 2, 3, 3)
NOBODY: Final = -1


class Skirmish(State):
    declared: ClassVar[Sequence[Field]] = [
        *public("coins troops owner bidder bid round last_round"),
        *private("favours", pool="favours"),
        *hidden("deck", pool="favours"),
    ]
    turn_rule: ClassVar[str] = "S-NO-TURN"

    def __init__(self, seats: int, settings: Settings) -> None:
        super().__init__(seats, settings)
        self.coins = [10] * seats
        self.troops = [2] * (REGIONS_EACH * seats)
        self.owner = [region // REGIONS_EACH for region in range(REGIONS_EACH * seats)]
        self.bidder = [NOBODY] * len(GODS)
        self.bid = [0] * len(GODS)
        self.round = 0
        self.last_round = 0
        self.favours: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = []

    def clone(self) -> Self:
        new = type(self)(self.seats, self.settings)
        new.stack = self.stack[:]
        new.quiet = self.quiet
        new.offered = self.offered
        new.coins = self.coins[:]
        new.troops = self.troops[:]
        new.owner = self.owner[:]
        new.bidder = self.bidder[:]
        new.bid = self.bid[:]
        new.round = self.round
        new.last_round = self.last_round
        new.favours = [hand[:] for hand in self.favours]
        new.deck = self.deck[:]
        return new

    def regions_of(self, player: int) -> list[int]:
        return [region for region, owner in enumerate(self.owner) if owner == player]

    def neighbours(self, region: int) -> tuple[int, int]:
        size = len(self.owner)
        return (region - 1) % size, (region + 1) % size

    def check(self) -> None:
        if min(self.coins) < 0 or min(self.troops) < 0:
            raise Broken("coins and troops are never negative")
        if sorted(self.deck + [card for hand in self.favours for card in hand]) != list(FAVOURS):
            raise Broken("favours are neither made nor lost")

    def derived(self) -> View:
        return {"regions": [len(self.regions_of(player)) for player in range(self.seats)]}

    def outcome(self) -> Outcome | None:  # S-END-1
        if self.stack:
            return None
        regions = [2 * len(self.regions_of(player)) for player in range(self.seats)]
        favours = [sum(hand) for hand in self.favours]
        scores = [a + b for a, b in zip(regions, favours, strict=True)]
        places = rank([[score] for score in scores])
        return Outcome(places, scores, "by-points", [("regions", regions), ("favours", favours)])
