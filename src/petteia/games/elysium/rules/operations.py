"""Which rule carries out which operation of effects.md; `gain`, `lose` and `give` to many stand in steps.py."""

from __future__ import annotations

from petteia.core.errors import Broken
from petteia.games.elysium.program import (
    CHOOSE,
    COPY,
    DISCARD,
    DRAW,
    EXCHANGE,
    GIVE,
    MOD,
    OPS,
    PAY,
    PETRIFY,
    PROGRAMS,
    READY,
    REVEAL,
    TAKE,
    TAKE_CITIZEN,
    TRANSFER,
)
from petteia.games.elysium.rules.choices import (
    start_choose,
    start_copy,
    start_discard,
    start_exchange,
    start_one_other,
    start_pay,
    start_ready,
)
from petteia.games.elysium.rules.deck import start_citizens, start_reveal
from petteia.games.elysium.rules.steps import OPERATIONS, missing
from petteia.games.elysium.rules.taking import start_draw, start_take
from petteia.games.elysium.rules.transfers import start_mod, start_transfer

OPERATIONS[GIVE] = start_one_other
OPERATIONS[PAY] = start_pay
OPERATIONS[CHOOSE] = start_choose
OPERATIONS[TRANSFER] = start_transfer
OPERATIONS[TAKE] = start_take
OPERATIONS[DRAW] = start_draw
OPERATIONS[REVEAL] = start_reveal
OPERATIONS[TAKE_CITIZEN] = start_citizens
OPERATIONS[DISCARD] = start_discard
OPERATIONS[EXCHANGE] = start_exchange
OPERATIONS[PETRIFY] = start_one_other
OPERATIONS[READY] = start_ready
OPERATIONS[COPY] = start_copy
OPERATIONS[MOD] = start_mod


def check_operations() -> None:
    """No card names an operation that nothing carries out."""
    for steps in PROGRAMS:
        for step in steps:
            if step.op > GIVE and OPERATIONS[step.op] is missing:
                raise Broken(f"operation {OPS[step.op]} has no rule")
