"""The deck, the Agora and the Oracle: drawing, revealing, citizens [E-SUPPLY-2, E-WAKE]."""

from __future__ import annotations

from typing import ClassVar, Final

from petteia.core import pieces
from petteia.core.action import Action
from petteia.core.chance import Luck
from petteia.core.flow import Chance
from petteia.games.elysium.components import CITIZEN, NUMBER, WORDS
from petteia.games.elysium.program import Step
from petteia.games.elysium.rules.amounts import value
from petteia.games.elysium.rules.steps import Where
from petteia.games.elysium.state import Elysium

DRAWN: Final[list[Action]] = [("drawn", word) for word in WORDS[:CITIZEN]]
AGORA: Final = 0
ORACLE: Final = 1
ZONE_WORDS: Final = ("agora", "oracle")


def refill(s: Elysium) -> bool:
    """Is there a card to draw? An empty deck is made of the discard pile [E-SUPPLY-2, E-RUL-16]."""
    if s.deck:
        return True
    if not s.discard:
        return False
    s.lost = sorted(s.lost + s.unseen)
    s.unseen = sorted(s.discard)
    s.deck = len(s.unseen)
    s.discard = []
    s.tell("reshuffled", s.deck)
    return True


def remove_drawn(s: Elysium, action: Action) -> int:
    card = NUMBER[str(action[1])]
    pieces.take(s.unseen, card)
    s.deck -= 1
    return card


class Draw(Chance[Elysium]):
    """The top card of the deck. Any card nobody has seen may be it."""

    def draw(self, s: Elysium, luck: Luck) -> Action:
        return DRAWN[luck.pick(s.unseen)]

    def outcomes(self, s: Elysium) -> list[tuple[Action, int]]:
        return [(DRAWN[card], count) for card, count in pieces.weights(s.unseen)]


class Reveal(Draw):
    """A card face up into the Agora or the Oracle, and the next ones after it."""

    rule: ClassVar[str] = "E-WAKE-3"
    fields: ClassVar[str] = "zone:number count:number"

    def __init__(self, zone: int, count: int) -> None:
        super().__init__()
        self.zone = zone
        self.count = count

    def answer(self, s: Elysium, action: Action) -> None:
        card = remove_drawn(s, action)
        (s.oracle if self.zone == ORACLE else s.agora).append(card)
        if not s.quiet:
            s.tell("revealed", WORDS[card], ZONE_WORDS[self.zone])
        reveal(s, self.zone, self.count - 1)


def reveal(s: Elysium, zone: int, count: int) -> None:
    if count > 0 and refill(s):
        s.ask(REVEALS[zone][count] if count < len(REVEALS[zone]) else Reveal(zone, count))


REVEALS: Final[list[list[Reveal]]] = [
    [Reveal(zone, count) for count in range(14)] for zone in (AGORA, ORACLE)
]


def take_citizen(s: Elysium, player: int) -> None:
    """The top card of the deck, unseen, to the end of the domain [E-RESOLVE-3, E-STATE-5]."""
    if refill(s):
        s.deck -= 1
        s.domain[player].append(CITIZEN)
        s.tell("citizen", player)
    else:  # E-SUPPLY-2
        s.tell("no-citizen", player)


def start_citizens(s: Elysium, step: Step, where: Where) -> None:
    for _ in range(value(s, step.amount, where.context(), where.player)):
        take_citizen(s, where.player)


def start_reveal(s: Elysium, step: Step, where: Where) -> None:
    reveal(s, ORACLE, value(s, step.amount, where.context(), where.player))
