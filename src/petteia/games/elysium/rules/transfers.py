"""Cards go over from the domain to the Elysium: places, costs, bonus tiles [E-TRANSFER, E-BONUS]."""

from __future__ import annotations

from typing import ClassVar, Final

from petteia.core import pieces
from petteia.core.action import Action
from petteia.core.errors import Refusal
from petteia.core.flow import Question
from petteia.games.elysium.components import (
    CITIZEN,
    FAMILIES,
    LEVEL,
    NUMBER,
    TRANSFER_COST,
    WORDS,
)
from petteia.games.elysium.legends import (
    ALONE,
    CITIZEN_COST,
    FAMILY_LEGEND,
    GROWN,
    LEVEL_LEGEND,
    NO_FIT,
    SORT,
    complete,
    family_of,
    kind_of,
    level_of,
    size_of,
)
from petteia.games.elysium.program import ON_TRANSFER, Step
from petteia.games.elysium.rules.amounts import value
from petteia.games.elysium.rules.prohibitions import forbidden, transfer_refused
from petteia.games.elysium.rules.steps import Where, react, reacting, served
from petteia.games.elysium.state import CARD, NOBODY, PILE, Elysium

PILES: Final = 32  # more than anyone can begin
BEGIN: Final[list[Action]] = [("begin", word) for word in WORDS]
ADD: Final[list[list[Action]]] = [
    [("add", word, pile) for pile in range(1, PILES + 1)] for word in WORDS
]
STOP: Final[Action] = ("stop",)
NO_PILE: Final = -1


# -- costs ----------------------------------------------------------------------------------------


def changed(cost: int, n: int, floor: int) -> int:
    """One change of a cost: a reduction never raises it, an increase adds [E-TRANSFER-6, E-RUL-37]."""
    if n >= 0:
        return cost + n
    return min(cost, max(floor, cost + n))


def price(s: Elysium, player: int, cost: int, delta: int, floor: int, free: bool) -> int:
    """What a transfer costs after all changes, in the order best for the payer [E-RUL-29, E-RUL-39].

    Increases first, then reductions from the highest floor to the lowest is never beaten.
    """
    if free:
        return 0
    changes = s.changes
    if not changes:
        return max(changed(cost, delta, floor), 0)
    found = [(delta, floor)]
    for at in range(0, len(changes), 4):
        if changes[at] == player:
            found.append((changes[at + 1], changes[at + 2]))
    found.sort(key=_best_first)
    for n, lowest in found:
        cost = changed(cost, n, lowest)
    return max(cost, 0)


def _best_first(change: tuple[int, int]) -> tuple[int, int]:
    return (0 if change[0] >= 0 else 1, -change[1])


def spend_changes(s: Elysium, player: int) -> None:
    """A change limited to a number of uses is spent by the next transfer, whatever it saved."""
    left: list[int] = []
    changes = s.changes
    for at in range(0, len(changes), 4):
        uses = changes[at + 3]
        if changes[at] == player and uses:
            uses -= 1
            if not uses:
                continue
        left.extend([changes[at], changes[at + 1], changes[at + 2], uses])
    s.changes = left


# -- what may go where ------------------------------------------------------------------------------


def prices_for(s: Elysium, player: int, delta: int, floor: int, free: bool) -> list[int]:
    """What cards of level 1, 2 and 3 cost; place 0 is no level."""
    if not delta and not free and not s.changes:
        return TRANSFER_COST
    return [price(s, player, cost, delta, floor, free) for cost in TRANSFER_COST]


def transfer_options(s: Elysium, player: int, delta: int, floor: int, free: bool) -> list[Action]:
    """Every card with every place that is legal and affordable [E-DEC-5]: own cards, own piles [E-TRANSFER-9]."""
    listed: list[Action] = []
    gold = s.gold[player]
    shapes = s.shapes[player]
    prices = prices_for(s, player, delta, floor, free)
    citizens = False
    for entry in s.domain[player]:
        card = entry & CARD
        if card == CITIZEN:
            if citizens:
                continue
            citizens = True
            adding = ADD[CITIZEN]
            for pile, shape in enumerate(shapes):
                if shape in CITIZEN_COST and prices[CITIZEN_LEVEL[shape]] <= gold:
                    listed.append(adding[pile])
        elif prices[LEVEL[card]] <= gold:
            listed.append(BEGIN[card])
            sort = SORT[card]
            adding = ADD[card]
            for pile, shape in enumerate(shapes):
                if GROWN[shape][sort] != NO_FIT:
                    listed.append(adding[pile])
    return listed


def _citizen_level(cost: int) -> int:
    return TRANSFER_COST.index(cost)


CITIZEN_LEVEL: Final[dict[int, int]] = {
    shape: _citizen_level(cost) for shape, cost in CITIZEN_COST.items()
}


def price_of(
    s: Elysium, player: int, card: int, pile: int, delta: int, floor: int, free: bool
) -> int:
    """What this card costs in this place."""
    level = CITIZEN_LEVEL[s.shapes[player][pile]] if card == CITIZEN else LEVEL[card]
    return price(s, player, TRANSFER_COST[level], delta, floor, free)


def place_of(action: Action) -> tuple[int, int]:
    """The card and the pile of a `begin` or an `add`."""
    pile = int(action[2]) - 1 if action[0] == "add" else NO_PILE
    return NUMBER[str(action[1])], pile


# -- the transfer itself ----------------------------------------------------------------------------


def transfer(s: Elysium, player: int, card: int, pile: int, cost: int) -> None:
    """E-TRANSFER-1: pay, move, bonus tiles, triggers."""
    s.gold[player] -= cost
    if s.changes:
        spend_changes(s, player)
    shapes = s.shapes[player]
    if pile == NO_PILE:  # E-TRANSFER-5: a card stays in its pile for good
        pile = len(shapes)
        shape = ALONE[card]
        shapes += (shape,)
    else:
        shape = GROWN[shapes[pile]][SORT[card]]
        shapes = pieces.replaced(shapes, pile, shape)
    s.shapes = pieces.replaced(s.shapes, player, shapes)
    # the list of reacting cards is made before the move, so that a card reacts to its own [E-EFF-1, E-EFF-2]
    found = reacting(s, player, ON_TRANSFER, card, size_of(shape))
    del s.domain[player][s.find(player, card)]  # ring and mark go with it [E-ACT-4]
    s.elysium[player].append(pile << PILE | card)
    if not s.quiet:
        s.tell("transferred", player, WORDS[card], pile + 1, cost)
    if size_of(shape) > 1:
        award(s, player, shape)
    if found:
        react(s, player, found, card)


def award(s: Elysium, player: int, shape: int) -> None:
    """Bonus tiles, after every single transfer [E-BONUS-5]."""
    if kind_of(shape) == FAMILY_LEGEND:
        if complete(shape):  # E-BONUS-1, E-BONUS-2
            first = 2 * family_of(shape)
            for at in (first, first + 1):
                if s.family_tiles[at] == NOBODY:
                    s.family_tiles[at] = player
                    s.tell("family-tile", player, FAMILIES[family_of(shape)], at - first + 1)
                    return
        return
    level = level_of(shape)  # E-BONUS-3
    holder = s.level_tiles[level]
    if holder == player:
        return
    if holder == NOBODY or size_of(shape) > largest(s, holder, level):  # E-RUL-21
        s.level_tiles[level] = player
        s.tell("level-tile", player, level)


def largest(s: Elysium, player: int, level: int) -> int:  # E-RUL-22
    return max(
        [
            size_of(shape)
            for shape in s.shapes[player]
            if kind_of(shape) == LEVEL_LEGEND and level_of(shape) == level
        ],
        default=0,
    )


# -- transfers by effects ---------------------------------------------------------------------------


class Transfer(Question[Elysium]):
    """Transfers an effect allows: separate ones, as many as it said at its start [E-TRANSFER-7]."""

    rule: ClassVar[str] = "E-TRANSFER-7"
    fields: ClassVar[str] = "player:seat card left:number delta:number floor:number free:number"

    def __init__(
        self, player: int, card: str, left: int, delta: int, floor: int, free: int
    ) -> None:
        super().__init__(player)
        self.card = card
        self.left = left
        self.delta = delta
        self.floor = floor
        self.free = free

    def options(self, s: Elysium) -> list[Action]:
        listed = transfer_options(s, self.player, self.delta, self.floor, self.free == 1)
        listed.append(STOP)  # E-TRANSFER-1: always optional
        return listed

    def answer(self, s: Elysium, action: Action) -> None:
        if action[0] == "stop":
            return
        if self.left > 1:
            s.ask(
                Transfer(self.player, self.card, self.left - 1, self.delta, self.floor, self.free)
            )
        card, pile = place_of(action)
        cost = price_of(s, self.player, card, pile, self.delta, self.floor, self.free == 1)
        transfer(s, self.player, card, pile, cost)

    def why_not(self, s: Elysium, action: Action) -> Refusal:
        if action[0] in ("begin", "add"):
            prices = prices_for(s, self.player, self.delta, self.floor, self.free == 1)
            return transfer_refused(s, self.player, action, prices, self.left)
        return forbidden(s, self.player, action)


def start_transfer(s: Elysium, step: Step, where: Where) -> None:
    context = where.context()
    asked: list[Transfer] = []
    for player in served(s, step, context):  # E-TRANSFER-8
        left = value(s, step.amount, context, player)
        if left:
            asked.append(
                Transfer(player, WORDS[where.card], left, step.delta, step.floor, int(step.free))
            )
    s.ask_all(asked)


def start_mod(s: Elysium, step: Step, where: Where) -> None:
    """A cost change until the end of the phase; it outlives the stay of its card [E-EFF-7]."""
    s.changes.extend([where.player, step.delta, step.floor, step.uses])
    s.tell("cheaper", where.player, WORDS[where.card])
