"""A sitting as others meet it: the state with reasons, derived facts and the outcome."""

from __future__ import annotations

from petteia.core.action import Action
from petteia.core.errors import Refusal
from petteia.core.outcome import Outcome
from petteia.core.state import View
from petteia.games.elysium.components import (
    COLOURS,
    FAMILIES,
    NO_QUEST,
    QUEST_IDS,
    SIDES,
    UNFINISHED,
    WORDS,
)
from petteia.games.elysium.legends import (
    FAMILY_LEGEND,
    SINGLE,
    citizens_of,
    complete,
    family_of,
    kind_of,
    level_of,
    value_of,
)
from petteia.games.elysium.rules.availability import quests_left
from petteia.games.elysium.rules.prohibitions import bystander
from petteia.games.elysium.rules.scoring import CATEGORIES, result, sheet, totals
from petteia.games.elysium.rules.transfers import (
    Transfer,
    place_of,
    price_of,
    transfer,
    transfer_options,
)
from petteia.games.elysium.rules.writing import Write
from petteia.games.elysium.state import CARD, RING, USED, Elysium

KINDS = ("single", "family", "level")


class Sitting(Elysium):
    def why_not(self, seat: int, action: Action) -> Refusal | None:
        asked = self.question()
        if asked is not None and asked.player != seat:
            return bystander(self, seat, action) or Refusal(self.turn_rule, seat=asked.player)
        return super().why_not(seat, action)

    def outcome(self) -> Outcome | None:
        return None if self.stack else result(self)

    def derived(self) -> View:
        """Everything in words, what it would score now, and what each transfer on offer costs and brings."""
        points = sheet(self)
        return {
            "pediment": SIDES[self.side],
            "families_in_play": [FAMILIES[family] for family in self.families],
            "discs": [self.order.index(player) + 1 for player in range(self.seats)],
            "agora_cards": [WORDS[card] for card in self.agora],
            "oracle_cards": [WORDS[card] for card in self.oracle],
            "discarded": len(self.discard),
            "temple": [QUEST_IDS[self.seats][quest] for quest in quests_left(self)],
            "quests": [self._quest(player) for player in range(self.seats)],
            "active": [self._columns(player) for player in range(self.seats)],
            "domains": [self._domain(player) for player in range(self.seats)],
            "piles": [self._piles(player) for player in range(self.seats)],
            "tiles": [self._tiles(player) for player in range(self.seats)],
            "sheet": [[name, line] for name, line in zip(CATEGORIES, points, strict=True)],
            "standing": totals(self),
            "transfers": self._transfers(),
        }

    def _quest(self, player: int) -> str:
        quest = self.quest[player]
        if quest == UNFINISHED:
            return "unfinished"
        return "" if quest == NO_QUEST else QUEST_IDS[self.seats][quest]

    def _columns(self, player: int) -> list[str]:
        return [colour for bit, colour in enumerate(COLOURS) if self.columns[player] >> bit & 1]

    def _domain(self, player: int) -> list[View]:
        return [
            {"card": WORDS[entry & CARD], "ring": bool(entry & RING), "used": bool(entry & USED)}
            for entry in self.domain[player]
        ]

    def _piles(self, player: int) -> list[View]:
        found: list[View] = []
        for number, shape in enumerate(self.shapes[player]):
            kind = kind_of(shape)
            found.append(
                {
                    "kind": KINDS[kind],
                    "family": FAMILIES[family_of(shape)] if kind in (SINGLE, FAMILY_LEGEND) else "",
                    "level": level_of(shape),
                    "cards": [WORDS[card] for card in self.pile(player, number)],
                    "citizens": citizens_of(shape),
                    "complete": complete(shape),
                    "points": value_of(shape),
                }
            )
        return found

    def _tiles(self, player: int) -> View:
        return {
            "family": [
                [FAMILIES[at // 2], at % 2 + 1]
                for at, holder in enumerate(self.family_tiles)
                if holder == player
            ],
            "level": [level for level, holder in enumerate(self.level_tiles) if holder == player],
        }

    def _transfers(self) -> list[View]:
        """E-DEC-5: cost and gain of each transfer on offer, for the player who is asked."""
        asked = self.question()
        delta, floor, free = 0, 0, False
        if isinstance(asked, Transfer):
            delta, floor, free = asked.delta, asked.floor, asked.free == 1
        elif not isinstance(asked, Write) or not self.transfers_left:
            return []
        player = asked.player
        before = self._points(player)
        found: list[View] = []
        for action in transfer_options(self, player, delta, floor, free):
            card, pile = place_of(action)
            cost = price_of(self, player, card, pile, delta, floor, free)
            after = self.clone()
            after.quiet = True
            transfer(after, player, card, pile, cost)
            found.append(
                {
                    "card": WORDS[card],
                    "pile": pile + 1,
                    "cost": cost,
                    "points": after._points(player) - before,
                    "tile": after.family_tiles != self.family_tiles
                    or after.level_tiles != self.level_tiles,
                }
            )
        return found

    def _points(self, player: int) -> int:
        return totals(self)[player]
