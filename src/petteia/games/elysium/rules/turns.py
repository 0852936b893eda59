"""Phase II: four rounds of turns [E-ACTION]."""

from __future__ import annotations

from typing import ClassVar, Final

from petteia.core.action import Action
from petteia.core.errors import Refusal
from petteia.core.flow import Question, Task
from petteia.games.elysium.components import (
    ACTIVATION,
    COLOURS,
    NUMBER,
    ONE_USE,
    QUEST_IDS,
    WORDS,
)
from petteia.games.elysium.program import ON_QUEST, ORACLE_OPEN
from petteia.games.elysium.rules.availability import (
    available,
    has_no_turn,
    reachable_quests,
    usable,
)
from petteia.games.elysium.rules.deck import take_citizen
from petteia.games.elysium.rules.prohibitions import forbidden
from petteia.games.elysium.rules.steps import happened, resolve
from petteia.games.elysium.rules.taking import TAKE_AGORA, TAKE_ORACLE, enter
from petteia.games.elysium.state import (
    AFTER_COLUMN,
    BEFORE_TAKE,
    COLUMN_DUE,
    NOBODY,
    RING,
    USED,
    Elysium,
)

USE: Final[list[Action]] = [("use", word) for word in WORDS]
QUEST: Final[list[list[Action]]] = [[("quest", word) for word in words] for words in QUEST_IDS]
CITIZEN_ACTION: Final[Action] = ("citizen",)
END: Final[Action] = ("end",)
COLUMN: Final[list[Action]] = [("column", colour) for colour in COLOURS]
# REMOVALS[columns]: an option for each active one [E-DEC-4]
REMOVALS: Final[list[list[Action]]] = [
    [COLUMN[bit] for bit in range(len(COLOURS)) if mask >> bit & 1]
    for mask in range(1 << len(COLOURS))
]


class Turn(Task[Elysium]):
    """One turn of a player, if he has one."""

    fields: ClassVar[str] = "player:seat"

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: Elysium) -> None:
        if has_no_turn(s, self.player):  # E-ACTION-5, E-RUL-5
            s.tell("no-turn", self.player)
            return
        s.current = self.player
        s.stage = BEFORE_TAKE
        s.stack.append(FINISH[self.player])
        s.stack.append(REMOVE_COLUMN[self.player])
        s.stack.append(TAKE_TURN[self.player])


class TakeTurn(Question[Elysium]):
    """Steps 1 and 2 of a turn: use effects until one card, quest or forced citizen is taken.

    Taking is the way to stop using effects [E-DEC-2, E-DEC-3]; what can be taken is looked up anew after every effect
    [E-ACTION-6], and nothing else ends the question [E-ACTION-7].
    """

    rule: ClassVar[str] = "E-ACTION-2"

    def options(self, s: Elysium) -> list[Action]:
        player = self.player
        listed: list[Action] = [USE[card] for card in usable(s, player)]
        uses = len(listed)
        listed.extend([TAKE_AGORA[card] for card in available(s, player, s.agora)])
        if s.oracle and s.traits(player) & ORACLE_OPEN:  # E-TAKE-7, mod take_zone
            listed.extend([TAKE_ORACLE[card] for card in available(s, player, s.oracle)])
        quests = QUEST[s.seats]
        for quest in reachable_quests(s, player):
            listed.append(quests[quest])
        if len(listed) == uses:  # E-TAKE-5, E-CIT-2: nothing to take, and a card is due
            listed.append(CITIZEN_ACTION)
        return listed

    def answer(self, s: Elysium, action: Action) -> None:
        player = self.player
        verb = action[0]
        if verb == "use":
            s.ask(self)
            use(s, player, NUMBER[str(action[1])])
            return
        s.stage = COLUMN_DUE
        if verb == "take":
            s.taken[player] += 1
            card = NUMBER[str(action[2])]
            (s.oracle if action[1] == "oracle" else s.agora).remove(card)  # E-TAKE-8
            if not s.quiet:
                s.tell("took", player, action[2], action[1])
            enter(s, player, card)
        elif verb == "quest":  # E-RESOLVE-2
            s.quest[player] = QUEST_IDS[s.seats].index(str(action[1]))
            s.tell("quest", player, action[1])
            happened(s, player, ON_QUEST, NUMBER["citizen"])
        else:
            s.taken[player] += 1  # E-SUPPLY-2: even if there is no card left
            take_citizen(s, player)

    def why_not(self, s: Elysium, action: Action) -> Refusal:
        return forbidden(s, self.player, action, resolving=False)


def use(s: Elysium, player: int, card: int) -> None:
    """Mark or ring change before the first step [E-ACT-5]."""
    at = s.find(player, card)
    if ACTIVATION[card] == ONE_USE:
        s.domain[player][at] &= ~RING
    else:
        s.domain[player][at] |= USED
    if not s.quiet:
        s.tell("used", player, WORDS[card])
    resolve(s, player, card)


class RemoveColumn(Question[Elysium]):
    """Step 4: exactly one active column goes, needed for the take or not [E-ACTION-4, E-RUL-3]."""

    rule: ClassVar[str] = "E-ACTION-4"

    def options(self, s: Elysium) -> list[Action]:
        return REMOVALS[s.columns[self.player]]

    def answer(self, s: Elysium, action: Action) -> None:
        s.columns[self.player] &= ~(1 << COLOURS.index(str(action[1])))
        s.stage = AFTER_COLUMN
        if not s.quiet:
            s.tell("column", self.player, action[1])

    def why_not(self, s: Elysium, action: Action) -> Refusal:
        return forbidden(s, self.player, action, resolving=False)


class Finish(Question[Elysium]):
    """Step 5: any number of effects again, then the end of the turn [E-RUL-40]."""

    rule: ClassVar[str] = "E-ACTION-2"

    def options(self, s: Elysium) -> list[Action]:
        listed: list[Action] = [USE[card] for card in usable(s, self.player)]
        listed.append(END)
        return listed

    def answer(self, s: Elysium, action: Action) -> None:
        if action[0] == "end":
            s.current = NOBODY
            return
        s.ask(self)
        use(s, self.player, NUMBER[str(action[1])])

    def why_not(self, s: Elysium, action: Action) -> Refusal:
        return forbidden(s, self.player, action, resolving=False)


TAKE_TURN: Final[list[TakeTurn]] = [TakeTurn(player) for player in range(4)]
REMOVE_COLUMN: Final[list[RemoveColumn]] = [RemoveColumn(player) for player in range(4)]
FINISH: Final[list[Finish]] = [Finish(player) for player in range(4)]
TURNS: Final[list[Turn]] = [Turn(player) for player in range(4)]
