"""The creature track: what leaves, what moves, what is drawn."""

from __future__ import annotations

from typing import ClassVar

from petteia.core.action import Action
from petteia.core.chance import Luck
from petteia.core.flow import Chance
from petteia.core.pieces import put, take
from petteia.games.kyklades.components import CREATURES, NOBODY, SLOT_PRICES
from petteia.games.kyklades.state import Kyklades
from petteia.games.kyklades.verbs import CARD


def update_track(s: Kyklades) -> None:
    track = s.track
    if s.round == 2 and track[0] >= 0:  # K-TRACK-4 R-38
        track[1], track[0] = track[0], NOBODY
    if s.round < 3:
        return
    if track[2] >= 0:  # K-TRACK-2 (a)
        s.tell("unwanted", CREATURES[track[2]])
        put(s.discard, track[2])
    cards = [card for card in track[:2] if card >= 0]  # (b)
    s.track = [NOBODY] * (3 - len(cards)) + cards


def fill_cheap_slot(s: Kyklades) -> None:  # (c): right to left
    if s.round >= 3:
        fill(s, 2)


def fill_middle_slot(s: Kyklades) -> None:
    if s.round >= 2:
        fill(s, 1)


def fill_dear_slot(s: Kyklades) -> None:  # K-TRACK-3
    fill(s, 0)


def fill(s: Kyklades, at: int) -> None:
    if s.track[at] < 0:
        restock_pile(s)
        if s.pile:
            s.ask(DrawCard(SLOT_PRICES[at]))


def restock_pile(s: Kyklades) -> None:
    """To be called when a card is needed, not earlier."""  # K-TRACK-5
    if not s.pile and s.discard:
        s.pile, s.discard = s.discard, []
        s.tell("shuffled")


class DrawCard(Chance[Kyklades]):
    """The top card of the pile, laid on a slot of the track."""

    rule: ClassVar[str] = "K-TRACK-2"
    fields: ClassVar[str] = "slot:number"

    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot = slot  # named by its price

    def draw(self, s: Kyklades, luck: Luck) -> Action:
        return CARD[luck.pick(s.pile)]

    def outcomes(self, s: Kyklades) -> list[tuple[Action, int]]:
        return [(CARD[card], 1) for card in s.pile]

    def answer(self, s: Kyklades, action: Action) -> None:
        card = CREATURES.index(str(action[1]))
        take(s.pile, card)
        s.track[SLOT_PRICES.index(self.slot)] = card
        s.tell("appears", action[1], self.slot)
