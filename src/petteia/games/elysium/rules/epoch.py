"""The course of the game: a table of contents [E-COURSE-1]."""

from __future__ import annotations

from petteia.core.flow import sequence
from petteia.games.elysium.components import (
    AGORA as AGORA_SIZE,
)
from petteia.games.elysium.components import (
    ALL_COLUMNS,
    NO_QUEST,
    ORACLE,
    ROUNDS,
)
from petteia.games.elysium.rules.availability import ACTIONS
from petteia.games.elysium.rules.deck import AGORA, reveal
from petteia.games.elysium.rules.deck import ORACLE as TO_ORACLE
from petteia.games.elysium.rules.operations import check_operations
from petteia.games.elysium.rules.scoring import final_scoring
from petteia.games.elysium.rules.turns import TURNS
from petteia.games.elysium.rules.writing import new_order, rewards, unfinished_quests, writing
from petteia.games.elysium.state import NOBODY, USED, Elysium

AWAKENING = 1
END = 4
OVER = 5


def awakening(s: Elysium) -> None:
    """E-WAKE-1, E-WAKE-2. In epoch 1 all lies as set up [E-WAKE-5, E-RUL-34]."""
    s.phase = AWAKENING
    s.round = 0
    s.tell("epoch", s.epoch)
    if s.epoch > 1:
        s.discard.extend(s.agora)
        s.agora = s.oracle
        s.oracle = []


def fill_agora(s: Elysium) -> None:  # E-WAKE-3
    if s.epoch > 1:
        reveal(s, AGORA, AGORA_SIZE[s.seats] - len(s.agora))


def fill_oracle(s: Elysium) -> None:  # E-WAKE-4, E-RUL-26
    if s.epoch > 1 and s.has_oracle():
        reveal(s, TO_ORACLE, ORACLE)


def actions(s: Elysium) -> None:
    s.phase = ACTIONS
    s.tell("phase", ACTIONS)
    s.begin(ROUND)


def begin_round(s: Elysium) -> None:
    """E-ACTION-1: each player one turn, in the order of the discs."""
    s.round += 1
    s.tell("round", s.round)
    s.ask_all([TURNS[player] for player in s.order])


def end_round(s: Elysium) -> None:
    if s.round < ROUNDS:
        s.begin(ROUND)


def end_of_epoch(s: Elysium) -> None:  # E-END-1, E-WRITE-2
    s.phase = END
    s.current = NOBODY
    s.changes = []
    s.transfers_left = 0
    s.transfers_made = 0
    if s.epoch == s.last_epoch():
        s.phase = OVER
        final_scoring(s)
        return
    s.columns = [ALL_COLUMNS] * s.seats
    s.quest = [NO_QUEST] * s.seats
    s.taken = [0] * s.seats
    for cards in s.domain:
        for at, entry in enumerate(cards):
            cards[at] = entry & ~USED
    s.epoch += 1
    s.begin(EPOCH)


ROUND = sequence("elysium.round", begin_round, end_round)
EPOCH = sequence(
    "elysium.epoch",
    awakening,
    fill_agora,
    fill_oracle,
    actions,
    unfinished_quests,
    new_order,
    rewards,
    writing,
    end_of_epoch,
)
check_operations()
