"""The heralds of a game for one or two."""

from __future__ import annotations

from typing import ClassVar, Final

from petteia.core import pieces
from petteia.core.action import Action
from petteia.core.chance import Luck
from petteia.core.flow import Chance, Task
from petteia.games.thebai import components as box
from petteia.games.thebai.city import CITY, MARKED, NO_FIELD
from petteia.games.thebai.rules.dice import raise_in_city
from petteia.games.thebai.state import MARKER, OWNER, Thebai

HERALD: Final[list[Action]] = [("herald", card) for card in box.HERALDS]


def herald(s: Thebai) -> None:  # T-HERALD-1, T-ROUND-2, T-SOLO-FATE-1
    if s.seats < 3:
        s.ask(RevealHerald())


def take_herald(s: Thebai, action: Action) -> int:
    """Take a card off the deck, which is renewed from the discards when it is empty."""
    if not s.herald_deck:  # T-SOLO-TURN-6
        s.herald_deck = sorted(s.herald_discard)
        s.herald_discard = ()
    card = box.HERALDS.index(str(action[1]))
    pieces.take(s.herald_deck, card)
    return card


class RevealHerald(Chance[Thebai]):
    rule: ClassVar[str] = "T-HERALD-1"

    def draw(self, s: Thebai, luck: Luck) -> Action:
        return HERALD[luck.pick(s.herald_deck or s.herald_discard)]

    def outcomes(self, s: Thebai) -> list[tuple[Action, int]]:
        return [(HERALD[card], 1) for card in s.herald_deck or sorted(s.herald_discard)]

    def answer(self, s: Thebai, action: Action) -> None:
        card = take_herald(s, action)
        s.herald_discard += (card,)  # T-HERALD-5
        s.tell("herald", box.HERALDS[card], box.HERALD_COLUMN[card] + 1)
        s.touched = 0
        s.ask(PutMarker(card))
        s.ask(RaiseColumn(box.HERALD_COLUMN[card], 0))


class RaiseColumn(Task[Thebai]):
    """Every die of a dice column goes up by one, from top to bottom."""  # T-HERALD-2, T-R-30, T-R-50

    fields: ClassVar[str] = "column:number place:number"

    def __init__(self, column: int, place: int) -> None:
        self.column = column
        self.place = place

    def run(self, s: Thebai) -> None:
        fields = CITY[s.seats].dice_columns[self.column]
        for place in range(self.place, len(fields)):
            f = fields[place]
            if OWNER[s.field[f]] >= 0 and not s.touched >> f & 1:
                s.ask(RaiseColumn(self.column, place + 1))
                raise_once(s, f)
                return


def raise_once(s: Thebai, f: int) -> None:
    """Raise a die in a sweep and remember that."""
    s.touched |= 1 << f
    raise_in_city(s, f)


class PutMarker(Task[Thebai]):  # T-HERALD-3
    fields: ClassVar[str] = "card:number"

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, s: Thebai) -> None:
        f = marker_field(s, MARKED[self.card])
        if f != NO_FIELD and s.markers_left:
            s.markers_left -= 1
            s.field[f] = MARKER
            s.tell("marker", CITY[s.seats].fields[f])


def marker_field(s: Thebai, k: int) -> int:
    city = CITY[s.seats]
    best, most = NO_FIELD, 0
    for f in city.around[k]:
        if f != NO_FIELD and not s.field[f]:
            stones = (s.city[city.first[f]] > 0) + (s.city[city.second[f]] > 0)
            if stones > most:
                best, most = f, stones
    return best
