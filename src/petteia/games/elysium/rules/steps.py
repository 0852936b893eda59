"""Resolving the steps of an effect, and the triggers that follow an event.

Steps that only move tokens are done on the spot; every other operation is looked up in OPERATIONS, where the
file that holds its rules has put it. What remains of an effect waits on the stack [E-EFF-2].
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from petteia.core.errors import Broken
from petteia.core.flow import Task
from petteia.games.elysium.components import CITIZEN, WORDS
from petteia.games.elysium.program import (
    ALL,
    GAIN,
    GIVE,
    IMMUNE,
    ON_USE,
    ONE_OTHER,
    ONS,
    OPS,
    PROGRAMS,
    SIMPLE,
    STATS,
    TRAITS,
    USER,
    Step,
)
from petteia.games.elysium.rules.amounts import Context, holds, passes, stock, value
from petteia.games.elysium.state import CARD, Elysium


class Where:
    """A step in its effect: what a waiting part must remember."""

    def __init__(
        self, player: int, program: int, at: int, card: int, bound: int, paid: int
    ) -> None:
        self.player = player  # the user
        self.program = program
        self.at = at
        self.card = card
        self.bound = bound
        self.paid = paid

    def step(self) -> Step:
        return PROGRAMS[self.program][self.at]

    def context(self) -> Context:
        return Context(self.player, self.card, self.bound, self.paid)


Operation = Callable[[Elysium, Step, Where], None]


def missing(s: Elysium, step: Step, where: Where) -> None:
    raise Broken(f"operation {OPS[step.op]} has no rule")


OPERATIONS: Final[list[Operation]] = [missing] * len(OPS)


class Rest(Task[Elysium]):
    """The remaining steps of an effect."""

    fields: ClassVar[str] = (
        "player:seat program:number at:number card:number bound:number paid:number"
    )

    def __init__(
        self, player: int, program: int, at: int, card: int, bound: int, paid: int
    ) -> None:
        self.player = player
        self.program = program
        self.at = at
        self.card = card
        self.bound = bound
        self.paid = paid

    def run(self, s: Elysium) -> None:
        run_steps(s, self.player, self.program, self.at, self.card, self.bound, self.paid)


def run_steps(
    s: Elysium, player: int, program: int, at: int, card: int, bound: int, paid: int
) -> None:
    """Resolve steps in their order, each to its end before the next [E-EFF-2, E-EFF-7]."""
    steps = PROGRAMS[program]
    count = len(steps)
    while at < count:
        step = steps[at]
        if step.condition is None or holds(
            s, step.condition, Context(player, card, bound, paid), player
        ):
            if step.op > GIVE or step.who == ONE_OTHER:
                if at + 1 < count:
                    s.ask(Rest(player, program, at + 1, card, bound, paid))
                OPERATIONS[step.op](s, step, Where(player, program, at, card, bound, paid))
                return
            move_tokens(s, step, player, card, bound, paid)
        at += 1


# -- who is served --------------------------------------------------------------------------------


def served(s: Elysium, step: Step, context: Context) -> list[int]:
    """The players a step serves, in their order, fixed when it begins [effects.md 3.1, E-ORDER-4, E-RUL-8]."""
    user = context.user
    if step.who == USER:
        players = [user]
    elif step.who == ALL:
        players = [user, *s.others(user)]
    else:
        players = s.others(user)
    if step.who_if is None:
        return players
    return [it for it in players if holds(s, step.who_if, context, it)]


def shielded(s: Elysium, player: int, user: int) -> bool:
    """`mod immune`: effects used by others take nothing from this player."""
    return player != user and bool(s.traits(player) & IMMUNE)


# -- gain, lose, give -----------------------------------------------------------------------------


def move_tokens(s: Elysium, step: Step, user: int, card: int, bound: int, paid: int) -> None:
    if step.who == USER and step.op == GAIN and step.who_if is None:
        amount = step.amount
        n = (
            amount.fixed
            if amount.base == 0
            else value(s, amount, Context(user, card, bound, paid), user)
        )
        gain(s, user, step.what, n, card)
        return
    context = Context(user, card, bound, paid)
    players = served(s, step, context)
    amounts = [value(s, step.amount, context, it) for it in players]  # E-EFF-4
    for at, player in enumerate(players):
        if step.op == GAIN:
            gain(s, player, step.what, amounts[at], card)
        elif not shielded(s, player, user):
            lost = lose(s, player, step.what, amounts[at], card)
            if step.op == GIVE:
                gain(s, user, step.what, lost, card)


def gain(s: Elysium, player: int, what: int, n: int, card: int) -> None:  # E-SUPPLY-1
    if n:
        stock(s, what)[player] += n
        if not s.quiet:
            s.tell("gained", player, n, STATS[what], WORDS[card])


def lose(s: Elysium, player: int, what: int, n: int, card: int) -> int:
    """Take what is there, and say how much it was [E-EFF-3]."""
    owned = stock(s, what)
    lost = min(n, owned[player])
    if lost:
        owned[player] -= lost
        s.tell("lost", player, lost, STATS[what], WORDS[card])
    return lost


# -- triggers -------------------------------------------------------------------------------------


def reacting(s: Elysium, player: int, event: int, card: int, size: int) -> list[int]:
    """Pairs (reacting card, program) in order of arrival; the list is made once [E-EFF-2, E-RUL-38].

    It does not matter whose turn it is [E-RUL-9].
    """
    found: list[int] = []
    for entry in s.domain[player]:
        reactor = entry & CARD
        if TRAITS[reactor] & event:
            for on in ONS[reactor]:
                if (
                    on.events & event
                    and (not on.phase or on.phase == s.phase)
                    and size >= on.legend_size_min
                    and passes(s, on.filter, card, reactor)
                ):
                    found.append(reactor)
                    found.append(on.do)
    return found


def react(s: Elysium, player: int, found: list[int], card: int) -> None:
    """Resolve triggers one after the other; `card` is the card of the event."""
    simple = True
    for at in range(1, len(found), 2):
        simple = simple and SIMPLE[found[at]]
    if simple:
        for at in range(0, len(found), 2):
            run_steps(s, player, found[at + 1], 0, found[at], card, 0)
        return
    for at in range(len(found) - 2, -1, -2):
        s.ask(Rest(player, found[at + 1], 0, found[at], card, 0))


def happened(s: Elysium, player: int, event: int, card: int) -> None:
    found = reacting(s, player, event, card, 0)
    if found:
        react(s, player, found, card)


class AfterUse(Task[Elysium]):
    """E-EFF-2: `use_effect` reacts after the effect has been resolved."""

    fields: ClassVar[str] = "player:seat card:number"

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def run(self, s: Elysium) -> None:
        happened(s, self.player, ON_USE, self.card)


def resolve(s: Elysium, player: int, card: int) -> None:
    """The effect of a card of the player, used by its owner [E-ACT-10]; it may have no result [E-RUL-36]."""
    if SIMPLE[card]:
        run_steps(s, player, card, 0, card, CITIZEN, 0)
        happened(s, player, ON_USE, card)
        return
    s.ask(AfterUse(player, card))
    run_steps(s, player, card, 0, card, CITIZEN, 0)
