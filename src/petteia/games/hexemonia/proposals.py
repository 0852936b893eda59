"""H-UI-2: what a dialog may open with; never carried out unasked.

A proposal is the list of answers that a sweep takes, in the order in which it asks for them.
"""

from __future__ import annotations

from petteia.core.action import Action
from petteia.games.hexemonia.components import (
    CITIZEN,
    COST,
    HOPLITE,
    HOPLITE_VALUE,
    RESOURCE_INDEX,
    SLOTS,
)
from petteia.games.hexemonia.rules.city import active
from petteia.games.hexemonia.rules.placing import Pay
from petteia.games.hexemonia.rules.war import Force, Losses
from petteia.games.hexemonia.state import Hexemonia

Heap = tuple[int, int, int]  # resource, slot, count


def heaps(s: Hexemonia, player: int, resources: list[int]) -> list[Heap]:
    """The pieces of a city in the order of parting: acropolis, surpluses, then the rest."""
    spare: list[Heap] = []
    bound: list[Heap] = []
    for slot in s.slots[player]:
        free = slot == 0 or not active(s, player, slot)
        cost = COST[s.land[player][slot]]
        for resource in resources:
            here = s.held[player][3 * slot + resource]
            loose = here if free else here - cost[resource]
            if loose:
                spare.append((resource, slot, loose))
            if here > loose:
                bound.append((resource, slot, here - loose))
    return spare + bound


def paid(s: Hexemonia, asked: Pay) -> dict[tuple[int, int], int]:
    resource = RESOURCE_INDEX[asked.resource]
    wish: dict[tuple[int, int], int] = {}
    need = asked.need
    for _, slot, count in heaps(s, asked.player, [resource]):
        if slot >= asked.pointer and slot not in s.fresh and need:
            part = min(count, need)
            wish[resource, slot] = wish.get((resource, slot), 0) + part
            need -= part
    return wish


def marching(s: Hexemonia, asked: Force) -> dict[tuple[int, int], int]:
    """The smallest force that wins."""
    chosen: list[tuple[int, int, int]] = []  # value, resource, slot of each piece
    force = asked.force
    open_heaps = [
        heap
        for heap in heaps(s, asked.player, [CITIZEN, HOPLITE])
        if heap[0] * SLOTS + heap[1] >= asked.pointer
    ]
    for resource, slot, count in open_heaps:
        value = HOPLITE_VALUE if resource == HOPLITE else 1
        for _ in range(count):
            if force <= asked.defence:
                chosen.append((value, resource, slot))
                force += value
    for piece in sorted(chosen, reverse=True):
        if force - piece[0] > asked.defence:
            chosen.remove(piece)
            force -= piece[0]
    if (
        chosen and force > asked.defence + 1
    ):  # hoplites alone; a citizen instead of the last one is enough
        citizens = [slot for resource, slot, _ in open_heaps if resource == CITIZEN]
        if citizens:
            chosen[-1] = (1, CITIZEN, citizens[0])
    wish: dict[tuple[int, int], int] = {}
    for _, resource, slot in chosen:
        wish[resource, slot] = wish.get((resource, slot), 0) + 1
    return wish


def next_of(wish: dict[tuple[int, int], int], options: list[Action]) -> Action:
    """H-UI-1: the earliest place whose wish is among the options; else the last, which is `done`."""
    for resource, slot in sorted(wish):
        for option in options:
            if option[-2:] == (slot, wish[resource, slot]) and (
                RESOURCE_INDEX[str(option[1])] == resource
            ):
                return option
    return options[-1]


def proposal(s: Hexemonia, player: int) -> list[Action]:
    asked = s.question()
    if asked is None or asked.player != player:
        return []
    if isinstance(asked, Losses):
        return asked.options(s)[:1]  # as many citizens as can be
    if not isinstance(asked, (Pay, Force)):
        return []
    return expansion(s, player, isinstance(asked, Pay))


def expansion(s: Hexemonia, player: int, paying: bool) -> list[Action]:
    trial = s.clone()
    trial.quiet = True
    answers: list[Action] = []
    wish: dict[tuple[int, int], int] = {}
    fixed = False
    while trial.stack:
        asked = trial.question()
        options = trial.options(player)
        if paying and isinstance(asked, Pay):
            wish = paid(trial, asked)
        elif not paying and isinstance(asked, Force):
            wish = wish if fixed else marching(trial, asked)
            fixed = True
        else:
            break
        answers.append(next_of(wish, options))
        trial.play(answers[-1])
    return answers
