"""Goods and drachmas, and the operations that steer others: choice, pay, per, lasting."""

from __future__ import annotations

from typing import ClassVar, Final

from petteia.core import pieces
from petteia.core.action import Action
from petteia.core.errors import Refusal
from petteia.core.flow import Question
from petteia.games.thebai import components as box
from petteia.games.thebai.components import OPS, Op
from petteia.games.thebai.effects import Operation, perform, register
from petteia.games.thebai.metrics import MEASURES
from petteia.games.thebai.refusals import misplaced
from petteia.games.thebai.rules.dice import PASS
from petteia.games.thebai.rules.points import gain, pay, score
from petteia.games.thebai.state import ITEMS, LASTING, Thebai

GOOD: Final[list[Action]] = [("good", good) for good in box.GOODS]
GIVE: Final[list[Action]] = [("give", thing) for thing in box.RESOURCES]
EXCHANGE: Final[list[list[Action]]] = [
    [("exchange", give, take) for take in box.RESOURCES] for give in box.RESOURCES
]
BRANCH: Final[list[Action]] = [("branch", at + 1) for at in range(4)]
PAY: Final[Action] = ("pay",)


class Gain(Operation):  # E-GAIN, T-ACT-GOODS
    def run(self, s: Thebai) -> None:
        op = OPS[self.op]
        if op.what == box.VP:
            score(s, self.player, op.n)
        elif op.what != box.ANY_GOOD:
            gain(s, self.player, op.what, op.n)
        elif self.left:
            s.ask(ChooseGood(self.player, self.op, self.left, self.aux))


class ChooseGood(Question[Thebai]):
    rule: ClassVar[str] = "E-GAIN"  # T-DEC-11
    fields: ClassVar[str] = "player:seat op:number left:number used:number"

    def __init__(self, player: int, op: int, left: int, used: int) -> None:
        super().__init__(player)
        self.op = op
        self.left = left
        self.used = used  # bits of the goods already taken, where they must differ

    def options(self, s: Thebai) -> list[Action]:
        if not self.used:
            return GOOD
        return [GOOD[good] for good in range(3) if not self.used >> good & 1]

    def answer(self, s: Thebai, action: Action) -> None:
        good = box.GOODS.index(str(action[1]))
        if self.left > 1:
            used = self.used | 1 << good if OPS[self.op].distinct else 0
            s.ask(Gain(self.player, self.op, self.left - 1, used))
        gain(s, self.player, good, 1)

    def why_not(self, s: Thebai, action: Action) -> Refusal:
        if action[0] != "good":
            return misplaced(s, self.player, action)
        return Refusal("T-NO-52", thing=str(action[1]))


class Exchange(Operation):  # E-EXCH, T-ACT-EXCH
    def run(self, s: Thebai) -> None:
        if self.left:
            s.ask(ChooseExchange(self.player, self.left))


class ChooseExchange(Question[Thebai]):
    rule: ClassVar[str] = "E-EXCH"  # T-DEC-13
    fields: ClassVar[str] = "player:seat left:number"

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left = left

    def options(self, s: Thebai) -> list[Action]:
        listed: list[Action] = []
        at = self.player * ITEMS
        for give in range(ITEMS):
            if s.items[at + give]:
                listed += [EXCHANGE[give][take] for take in range(ITEMS) if take != give]
        listed.append(PASS)
        return listed

    def answer(self, s: Thebai, action: Action) -> None:
        if action[0] == "pass":
            return
        give, take = box.RESOURCES.index(str(action[1])), box.RESOURCES.index(str(action[2]))
        at = self.player * ITEMS
        s.items[at + give] -= 1
        s.items[at + take] += 1
        s.tell("exchanged", s.who(self.player), action[1], action[2])
        if self.left > 1:
            s.ask(ChooseExchange(self.player, self.left - 1))

    def why_not(self, s: Thebai, action: Action) -> Refusal:
        if action[0] != "exchange":
            return misplaced(s, self.player, action)
        have = s.items[self.player * ITEMS + box.RESOURCES.index(str(action[1]))]
        return Refusal("T-NO-50", cause="same" if have else "none", thing=str(action[1]))


# -- pay to get ------------------------------------------------------------------------------------


def shortage(s: Thebai, player: int, op: Op) -> int:
    """How many items are missing to pay a cost in full."""
    at = player * ITEMS
    missing, goods, items = 0, 0, 0
    for thing in range(ITEMS):
        spare = s.items[at + thing] - op.cost[thing]
        missing += max(0, -spare)
        items += max(0, spare)
        if thing != box.DRACHMA:
            goods += max(0, spare)
    missing += max(0, op.cost[box.ANY_GOOD] - goods)
    wanted = op.cost[box.ANY_GOOD] + op.cost[box.ANY_ITEM]
    return max(missing, wanted - items)


class Pay(Operation):  # E-PAY, T-ACT-PAY
    def run(self, s: Thebai) -> None:
        if self.left and shortage(s, self.player, OPS[self.op]) <= 0:
            s.ask(PayOffer(self.player, self.op, self.left))


class PayOffer(Question[Thebai]):
    rule: ClassVar[str] = "E-PAY"  # T-DEC-25
    fields: ClassVar[str] = "player:seat op:number left:number"

    def __init__(self, player: int, op: int, left: int) -> None:
        super().__init__(player)
        self.op = op
        self.left = left

    def options(self, s: Thebai) -> list[Action]:
        return [PAY, PASS] if shortage(s, self.player, OPS[self.op]) <= 0 else [PASS]

    def answer(self, s: Thebai, action: Action) -> None:
        if action[0] == "pass":
            return
        op = OPS[self.op]
        if self.left > 1:
            s.ask(Pay(self.player, self.op, self.left - 1, 0))
        perform(s, self.player, op.then)
        for thing in range(ITEMS):
            if op.cost[thing]:
                pay(s, self.player, thing, op.cost[thing])
        if op.cost[box.VP]:
            score(s, self.player, -op.cost[box.VP])
        for _ in range(op.cost[box.ANY_ITEM]):
            s.ask(PayWith(self.player, ITEMS))
        for _ in range(op.cost[box.ANY_GOOD]):
            s.ask(PayWith(self.player, box.DRACHMA))

    def why_not(self, s: Thebai, action: Action) -> Refusal:
        if action[0] != "pay":
            return misplaced(s, self.player, action)
        missing = shortage(s, self.player, OPS[self.op])
        return Refusal("T-NO-51", cause="short", missing=missing)


class PayWith(Question[Thebai]):
    """Which good, or which good or drachma, pays."""

    rule: ClassVar[str] = "E-PAY"  # T-DEC-25
    fields: ClassVar[str] = "player:seat things:number"

    def __init__(self, player: int, things: int) -> None:
        super().__init__(player)
        self.things = things  # the first so many of the resources may pay

    def options(self, s: Thebai) -> list[Action]:
        at = self.player * ITEMS
        return [GIVE[thing] for thing in range(self.things) if s.items[at + thing]]

    def answer(self, s: Thebai, action: Action) -> None:
        pay(s, self.player, box.RESOURCES.index(str(action[1])), 1)

    def why_not(self, s: Thebai, action: Action) -> Refusal:
        if action[0] != "give":
            return misplaced(s, self.player, action)
        at = box.RESOURCES.index(str(action[1]))
        cause = "none" if at < self.things else "good"
        return Refusal("T-NO-51", cause=cause, thing=str(action[1]))


# -- choice, per, lasting ----------------------------------------------------------------------------


class Choose(Operation):  # E-CHOICE
    def run(self, s: Thebai) -> None:
        if self.left:
            s.ask(ChooseBranch(self.player, self.op, self.left, self.aux))


class ChooseBranch(Question[Thebai]):
    rule: ClassVar[str] = "E-CHOICE"  # T-DEC-24
    fields: ClassVar[str] = "player:seat op:number left:number used:number"

    def __init__(self, player: int, op: int, left: int, used: int) -> None:
        super().__init__(player)
        self.op = op
        self.left = left
        self.used = used  # bits of the branches already run

    def options(self, s: Thebai) -> list[Action]:
        count = len(OPS[self.op].of)
        return [BRANCH[at] for at in range(count) if not self.used >> at & 1]

    def answer(self, s: Thebai, action: Action) -> None:
        at = int(action[1]) - 1
        s.ask(Choose(self.player, self.op, self.left - 1, self.used | 1 << at))
        perform(s, self.player, OPS[self.op].of[at])

    def why_not(self, s: Thebai, action: Action) -> Refusal:
        return misplaced(s, self.player, action)


class Per(Operation):  # E-PER: the number is fixed before the first run
    def run(self, s: Thebai) -> None:
        op = OPS[self.op]
        for _ in range(min(op.max, MEASURES[op.metric](s, self.player) // op.div)):
            perform(s, self.player, op.then)


class LastingEffect(Operation):  # E-LASTING
    def run(self, s: Thebai) -> None:
        s.lasting = pieces.raised(s.lasting, self.player * LASTING + OPS[self.op].lasting)


ARCHON_MOVED: Final = 0
COMMISSION_FULFILLED: Final = 1
BATTLE_STRENGTH: Final = 2
BATTLE_PAY: Final = 3
BATTLE_LOOT: Final = 4
NO_LOSS: Final = 5
BY_HOOK: Final = [
    [at for at, lasting in enumerate(box.LASTING) if lasting.hook == hook]
    for hook in range(len(box.HOOKS))
]


def bonus(s: Thebai, player: int, hook: int) -> int:
    """Several modifiers of one hook add up."""
    at = player * LASTING
    return sum([s.lasting[at + entry] * box.LASTING[entry].amount for entry in BY_HOOK[hook]])


def run_hooks(s: Thebai, player: int, hook: int) -> None:
    at = player * LASTING
    for entry in BY_HOOK[hook]:
        lasting = box.LASTING[entry]
        count = s.lasting[at + entry]
        if count and MEASURES[lasting.metric](s, player) >= lasting.least:
            for _ in range(count):
                perform(s, player, lasting.then)


register("gain", Gain)
register("exchange", Exchange)
register("pay", Pay)
register("choice", Choose)
register("per", Per)
register("lasting", LastingEffect)
