"""The fate phase: prosperity, and battles from the attack to the new turn order."""

from __future__ import annotations

from typing import ClassVar, Final

from petteia.core import pieces
from petteia.core.action import Action
from petteia.core.chance import Luck
from petteia.core.errors import Refusal
from petteia.core.flow import Chance, Question, Task, sequence
from petteia.games.thebai import components as box
from petteia.games.thebai.city import CITY
from petteia.games.thebai.effects import perform
from petteia.games.thebai.refusals import misplaced
from petteia.games.thebai.rules.altar import is_ahead
from petteia.games.thebai.rules.council import Council
from petteia.games.thebai.rules.goods import (
    BATTLE_LOOT,
    BATTLE_PAY,
    BATTLE_STRENGTH,
    NO_LOSS,
    bonus,
)
from petteia.games.thebai.rules.hoplites import fights, is_hoplite
from petteia.games.thebai.rules.points import pay, score
from petteia.games.thebai.state import (
    EMPTY,
    ITEMS,
    NOBODY,
    NONE,
    STRENGTH,
    SUPPLY,
    Thebai,
)

FATE: Final[list[Action]] = [("fate", tile) for tile in box.FATES]
ATTACK: Final[list[Action]] = [("attack", card) for card in box.ATTACKS]


def fate(s: Thebai) -> None:  # T-FATE-1, T-ROUND-3
    tile = s.fate[s.round - 1]
    s.tell("fate", box.FATES[tile])
    if tile >= len(box.PROSPERITY):
        s.begin(CONFLICT)
        return
    for player in reversed(s.order):  # T-PROSP-1, E-RUN-8
        if not s.is_antigone(player):  # T-SOLO-FATE-2
            perform(s, player, box.FATE_EFFECT[tile])


def reveal_fate(s: Thebai) -> None:  # T-FATE-1
    if s.round <= box.VISIBLE:
        s.ask(RevealFate(s.round + box.VISIBLE - 1))


class RevealFate(Chance[Thebai]):
    """The tile below is turned over; nobody knows what lies in which place."""

    rule: ClassVar[str] = "T-FATE-1"
    fields: ClassVar[str] = "place:number"

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def pile(self, s: Thebai) -> list[int]:
        return [tile for tile in s.fate_pile if box.FATE_BACK[tile] == box.ARRANGEMENT[self.place]]

    def draw(self, s: Thebai, luck: Luck) -> Action:
        return FATE[luck.pick(self.pile(s))]

    def outcomes(self, s: Thebai) -> list[tuple[Action, int]]:
        return [(FATE[tile], 1) for tile in self.pile(s)]

    def answer(self, s: Thebai, action: Action) -> None:
        tile = box.FATES.index(str(action[1]))
        pieces.take(s.fate_pile, tile)
        s.fate = pieces.replaced(s.fate, self.place, tile)
        s.tell("fate-revealed", self.place + 1, box.FATES[tile])


# -- the attack ------------------------------------------------------------------------------------


def attack(s: Thebai) -> None:  # T-CONFLICT-1
    s.battle_row = s.conflict_row(s.round)
    s.ask(RevealAttack())


class RevealAttack(Chance[Thebai]):
    rule: ClassVar[str] = "T-CONFLICT-1"

    def draw(self, s: Thebai, luck: Luck) -> Action:
        return ATTACK[luck.pick(s.attack_pile)]

    def outcomes(self, s: Thebai) -> list[tuple[Action, int]]:
        return [(ATTACK[card], 1) for card in s.attack_pile]

    def answer(self, s: Thebai, action: Action) -> None:
        card = box.ATTACKS.index(str(action[1]))
        pieces.take(s.attack_pile, card)  # T-CONFLICT-12: it leaves
        s.attack = box.BASE_STRENGTH[s.battle] + box.ATTACK_MODIFIER[card]
        s.attack += s.challenge("attack_strength_add", 0)  # T-SOLO-SETUP-12
        s.battle += 1
        s.tell("attack", box.ATTACKS[card], s.battle_row + 1, s.attack)


def strength_in_row(s: Thebai, player: int, row: int) -> int:
    """T-CONFLICT-2: the total strength there, or NONE if the player takes no part."""
    total, part = 0, False
    for f in CITY[s.seats].in_row[row]:
        holds = s.field[f]
        if holds == EMPTY:
            continue
        if is_hoplite(s, f, player):
            total += STRENGTH[holds]
            part = True
        elif hero := fights(s, f, player):
            total += hero
            part = True
    leader = s.leaders[row * len(s.vp) + player]
    if not part and not leader:
        return NONE
    return total + leader + bonus(s, player, BATTLE_STRENGTH)


def totals(s: Thebai) -> None:
    s.totals = tuple([strength_in_row(s, player, s.battle_row) for player in range(len(s.vp))])


def results(s: Thebai) -> None:  # T-CONFLICT-3
    for player in s.order:
        total = s.totals[player]
        over = total - s.attack
        if s.is_antigone(player):  # T-SOLO-FATE-3
            s.tell("antigone-fights", max(total, 0))
            continue
        if total == NONE:
            s.tell("absent", s.who(player), s.attack)
            lose(s, player, box.ABSENT_VP * s.attack)
        elif over < 0:
            s.tell("lost", s.who(player), total, s.attack)
            lose(s, player, -box.LOST_VP * over)
        else:
            s.tell("won", s.who(player), total, s.attack)
            score(s, player, box.OVERPOWER_VP[min(over, len(box.OVERPOWER_VP) - 1)])


def lose(s: Thebai, player: int, points: int) -> None:
    if not bonus(s, player, NO_LOSS):
        score(s, player, points)


def loot(s: Thebai) -> None:  # T-CONFLICT-4
    gate = s.gate_row[s.battle_row]
    for player in reversed(s.order):
        if s.totals[player] == NONE or s.is_antigone(player):
            continue
        times = 1 + bonus(s, player, BATTLE_LOOT)
        times += s.totals[player] - s.attack >= box.DOUBLE_LOOT
        for _ in range(times):
            perform(s, player, box.GATE_EFFECT[gate])


def claim_gate(s: Thebai) -> None:  # T-CONFLICT-5
    gate = s.gate_row[s.battle_row]
    s.gate_row = pieces.replaced(s.gate_row, s.battle_row, NONE)
    best = solo_claim(s) if s.seats == 1 else winner(s)
    if best == NOBODY:
        s.tell("gate-gone", box.GATES[gate])
        return
    s.gate_owner = pieces.replaced(s.gate_owner, gate, best)
    s.tell("gate", s.who(best), box.GATES[gate])


def winner(s: Thebai) -> int:
    best = NOBODY
    for player in range(len(s.vp)):
        if s.totals[player] < s.attack:
            continue
        if (
            best == NOBODY
            or s.totals[player] > s.totals[best]
            or (s.totals[player] == s.totals[best] and is_ahead(s, box.ARES, player, best))
        ):
            best = player
    return best


def solo_claim(s: Thebai) -> int:  # T-SOLO-FATE-3, T-R-47
    if s.totals[0] < s.attack or s.totals[1] > s.totals[0]:
        return 1
    if s.totals[1] == s.totals[0] and is_ahead(s, box.ARES, 1, 0):
        return 1
    return 0


# -- pay ---------------------------------------------------------------------------------------------


def pay_hoplites(s: Thebai) -> None:  # T-CONFLICT-7
    for player in reversed(s.order):
        if s.totals[player] != NONE and not s.is_antigone(player):  # T-R-46
            s.ask(PayRow(player, 0))
            s.ask(GrantWaivers(player))


class GrantWaivers(Task[Thebai]):
    fields: ClassVar[str] = "player:seat"

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: Thebai) -> None:
        s.waivers = bonus(s, self.player, BATTLE_PAY)


class PayRow(Task[Thebai]):
    """The hoplites of a player that fought, in reading order."""

    fields: ClassVar[str] = "player:seat place:number"

    def __init__(self, player: int, place: int) -> None:
        self.player = player
        self.place = place

    def run(self, s: Thebai) -> None:
        fields = CITY[s.seats].in_row[s.battle_row]
        for place in range(self.place, len(fields)):
            if is_hoplite(s, fields[place], self.player):
                s.ask(PayRow(self.player, place + 1))
                s.ask(PayHoplite(self.player, fields[place]))
                return


class PayHoplite(Question[Thebai]):
    rule: ClassVar[str] = "T-CONFLICT-7"  # T-DEC-30
    fields: ClassVar[str] = "player:seat at:number"

    def __init__(self, player: int, at: int) -> None:
        super().__init__(player)
        self.at = at

    def options(self, s: Thebai) -> list[Action]:
        city = CITY[s.seats]
        leave = city.withdraw[self.at]
        if s.waivers or s.items[self.player * ITEMS + box.DRACHMA]:
            return [city.stay[self.at], leave]
        return [leave]

    def answer(self, s: Thebai, action: Action) -> None:
        f = self.at
        if action[0] == "stay":  # T-CONFLICT-8
            s.tell("stays", s.who(self.player), action[1])
            if s.waivers:
                s.waivers -= 1
            else:
                pay(s, self.player, box.DRACHMA, 1)
            return
        s.field[f] = EMPTY  # T-CONFLICT-9
        s.supply[self.player * SUPPLY + 6 + box.HOPLITE_UNPAID] += 1
        s.tell("withdrawn", s.who(self.player), action[1])

    def why_not(self, s: Thebai, action: Action) -> Refusal:
        if action[0] not in ("stay", "withdraw"):
            return misplaced(s, self.player, action)
        f = CITY[s.seats].field_index[str(action[1])]
        if f == self.at:
            return Refusal("T-NO-48")
        if not is_hoplite(s, f, self.player):
            return Refusal("T-NO-60")
        fought = f in CITY[s.seats].in_row[s.battle_row]
        return Refusal("T-NO-58") if fought else Refusal("T-NO-49")


# -- marker, council, order -------------------------------------------------------------------------


def move_attack_marker(s: Thebai) -> None:  # T-CONFLICT-12, T-R-48
    s.marker = NONE
    for turn in range(s.round + 1, box.ROUNDS + 1):
        if s.fate[turn - 1] != NONE and s.conflict_row(turn) != NONE:
            s.marker = s.conflict_row(turn)
            s.tell("attack-marker", s.marker + 1)
            return


def council(s: Thebai) -> None:  # T-CONFLICT-10, T-R-28
    s.ask(Council(0))


def new_order(s: Thebai) -> None:  # T-CONFLICT-11, T-SOLO-FATE-5, T-R-27
    s.order = s.altar_rank[: len(s.vp)]
    if not s.quiet:
        for place, player in enumerate(s.order):
            s.tell("order", s.who(player), place + 1)
    s.battle_row = NONE


CONFLICT: Final = sequence(  # T-CONFLICT-13
    "thebai.conflict",
    attack,
    totals,
    results,
    loot,
    claim_gate,
    pay_hoplites,
    move_attack_marker,
    council,
    new_order,
)
