"""Amounts, conditions and filters of effects [effects.md 3]."""

from __future__ import annotations

from typing import Final

from petteia.games.elysium.components import ACTIVATION, CITIZEN, ELEUSIS, FAMILY, LEVEL
from petteia.games.elysium.legends import citizens_of, size_of
from petteia.games.elysium.program import (
    CARD_LEVEL,
    COUNT_CARDS,
    COUNT_FAMILIES,
    COUNT_LEGENDS,
    COUNT_TRANSFERS,
    DOMAIN,
    ELYSIUM,
    FIXED,
    GOLD,
    IN_ORACLE,
    LEGEND,
    OF_BEST_OTHER,
    OF_IT,
    PAID,
    VP,
    Amount,
    Condition,
    Filter,
)
from petteia.games.elysium.state import CARD, PILE, Elysium

AT_LEAST: Final = 0
MORE: Final = 1
EQUAL: Final = 2
LESS: Final = 3


class Context:
    """Whose effect is resolved, by which card, and what is bound in it [effects.md 1]."""

    def __init__(self, user: int, card: int, bound: int, paid: int, pile: int = -1) -> None:
        self.user = user
        self.card = card
        self.bound = bound
        self.paid = paid
        self.pile = pile  # final scoring: the legend of the card


def stock(s: Elysium, what: int) -> list[int]:
    return s.gold if what == GOLD else s.vp if what == VP else s.prestige


def passes(s: Elysium, wanted: Filter | None, card: int, self_card: int) -> bool:
    """A citizen is a card, unless the filter asks for what it has not [E-RUL-10]."""
    if wanted is None:
        return True
    if wanted.citizen >= 0 and (card == CITIZEN) != (wanted.citizen == 1):
        return False
    if wanted.exclude_self and card == self_card:
        return False
    if wanted.family >= 0 and FAMILY[card] != wanted.family:
        return False
    if wanted.level_max and (card == CITIZEN or LEVEL[card] > wanted.level_max):
        return False
    if wanted.eleusis and ACTIVATION[card] != ELEUSIS:
        return False
    if wanted.family_in_oracle:
        return card != CITIZEN and any(FAMILY[other] == FAMILY[card] for other in s.oracle)
    return True


def cards_in(s: Elysium, zone: int, player: int, pile: int) -> list[int]:
    if zone == DOMAIN:
        return [entry & CARD for entry in s.domain[player]]
    if zone == ELYSIUM:  # E-SCORE-1: single cards are gone when this is read
        shapes = s.shapes[player]
        return [entry & CARD for entry in s.elysium[player] if size_of(shapes[entry >> PILE]) > 1]
    if zone == LEGEND:
        return s.pile(player, pile)
    return s.oracle if zone == IN_ORACLE else s.agora


def value(s: Elysium, amount: Amount, context: Context, it: int) -> int:
    """An amount as it stands now; never below 0 [E-EFF-4]."""
    if amount.base == FIXED:
        return amount.fixed
    found = base(s, amount, context, it) // amount.per * amount.times + amount.plus
    if 0 <= amount.most < found:
        return amount.most
    return max(found, 0)


def base(s: Elysium, amount: Amount, context: Context, it: int) -> int:
    kind = amount.base
    player = it if amount.of == OF_IT else context.user
    if kind == COUNT_CARDS:
        found = cards_in(s, amount.zone, player, context.pile)
        return len([card for card in found if passes(s, amount.filter, card, context.card)])
    if kind == COUNT_FAMILIES:  # E-RUL-11: citizens have none
        found = cards_in(s, LEGEND, player, context.pile)
        return len({FAMILY[card] for card in found if card != CITIZEN})
    if kind == COUNT_LEGENDS:
        return len(
            [
                shape
                for shape in s.shapes[player]
                if size_of(shape) > 1 and not (amount.no_citizen and citizens_of(shape))
            ]
        )
    if kind == COUNT_TRANSFERS:
        return s.transfers_made if s.current == player else 0
    if kind == CARD_LEVEL:
        return LEVEL[context.bound]
    if kind == PAID:
        return context.paid
    owned = stock(s, amount.stat)  # E-RUL-23: tokens, no tiles
    if amount.of == OF_BEST_OTHER:
        return max([owned[other] for other in range(s.seats) if other != context.user])
    return owned[player]


def holds(s: Elysium, condition: Condition, context: Context, it: int) -> bool:
    if condition.rank >= 0:
        owned = stock(s, condition.stat)
        group = [
            owned[other]
            for other in range(s.seats)
            if condition.among == 1 or other != context.user
        ]
        return owned[it] == (min(group) if condition.rank == 0 else max(group))
    left = value(s, condition.left, context, it)
    right = value(s, condition.right, context, it)
    comparison = condition.comparison
    if comparison == AT_LEAST:
        return left >= right
    if comparison == MORE:
        return left > right
    if comparison == EQUAL:
        return left == right
    return left < right if comparison == LESS else left <= right
