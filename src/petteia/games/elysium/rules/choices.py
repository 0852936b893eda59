"""Decisions inside effects: options, cards, players and amounts [E-DEC-7 to E-DEC-10]."""

from __future__ import annotations

from typing import ClassVar, Final

from petteia.core.action import Action
from petteia.core.errors import Refusal
from petteia.core.flow import Question, Task
from petteia.games.elysium.components import ACTIVATION, CITIZEN, NUMBER, WORDS
from petteia.games.elysium.program import (
    CHOICES,
    CHOOSE,
    DISCARD,
    DOMAIN,
    FROM_AGORA,
    GIVE,
    HAS_COPY,
    LOSE,
    MOST_PAID,
    OPTION_WORDS,
    OTHER_DOMAINS,
    OWN_DOMAIN,
    PROGRAM_CARDS,
    PROGRAMS,
    STATS,
    Step,
)
from petteia.games.elysium.rules.amounts import Context, holds, passes, stock, value
from petteia.games.elysium.rules.prohibitions import forbidden
from petteia.games.elysium.rules.steps import (
    Where,
    gain,
    lose,
    run_steps,
    served,
    shielded,
)
from petteia.games.elysium.rules.taking import enter, faces
from petteia.games.elysium.state import CARD, USED, Elysium

MOST_SEATS: Final = 4
CHOOSE_OPTION: Final[dict[str, Action]] = {word: ("choose", word) for word in CHOICES}
DISCARD_CARD: Final[list[Action]] = [("discard", word) for word in WORDS]
TURN_CARD: Final[list[Action]] = [("petrify", word) for word in WORDS[:CITIZEN]]
READY_CARD: Final[list[Action]] = [("ready", word) for word in WORDS[:CITIZEN]]
COPY_AGORA: Final[list[Action]] = [("copy-agora", word) for word in WORDS[:CITIZEN]]
COPY_CARD: Final[list[list[Action]]] = [
    [("copy", seat, word) for word in WORDS[:CITIZEN]] for seat in range(MOST_SEATS)
]
TARGET: Final[list[Action]] = [("target", seat) for seat in range(MOST_SEATS)]
PAY_GOLD: Final[list[Action]] = [("pay", n) for n in range(MOST_PAID + 1)]
DECLINE: Final[Action] = ("decline",)

WHERE_FIELDS: Final = " program:number at:number bound:number paid:number"


class Choice(Question[Elysium]):
    """A decision in a step of an effect: which step, and all that its rest needs to know [E-EFF-8].

    `player` decides; `user` is the player whose effect it is, `card` the card that is used, and `source` the card
    whose text is carried out: another one if an effect is copied.
    """

    rule: ClassVar[str] = "E-DEC-7"
    fields: ClassVar[str] = "player:seat user:seat card" + WHERE_FIELDS + " source:card"

    def __init__(
        self,
        player: int,
        user: int,
        card: str,
        program: int,
        at: int,
        bound: int,
        paid: int,
        source: str = "",
    ) -> None:
        super().__init__(player)
        self.user = user
        self.card = card
        self.program = program
        self.at = at
        self.bound = bound
        self.paid = paid
        self.source = source or card

    def step(self) -> Step:
        return PROGRAMS[self.program][self.at]

    def self_card(self) -> int:
        return NUMBER[self.card]

    def context(self) -> Context:
        return Context(self.user, NUMBER[self.card], self.bound, self.paid)

    def go_on(self, s: Elysium, program: int, bound: int, paid: int) -> None:
        run_steps(s, self.user, program, 0, NUMBER[self.card], bound, paid)

    def why_not(self, s: Elysium, action: Action) -> Refusal:
        if action[0] == "decline":
            return Refusal("E-BAN-35", card=self.card)
        return forbidden(s, self.player, action)

    def misfit(self, action: Action) -> Refusal:
        return Refusal("E-BAN-39", card=str(action[-1]))


def asking(kind: type[Choice], player: int, where: Where) -> Choice:
    """The question of this kind, to this player, about a step."""
    return kind(
        player,
        where.player,
        WORDS[where.card],
        where.program,
        where.at,
        where.bound,
        where.paid,
        WORDS[PROGRAM_CARDS[where.program]],
    )


class Served(Task[Elysium]):
    """A player is served by a step; whether there is a decision shows when it is reached [E-EFF-6]."""

    fields: ClassVar[str] = "player:seat user:seat card:number" + WHERE_FIELDS + " left:number"

    def __init__(
        self,
        player: int,
        user: int,
        card: int,
        program: int,
        at: int,
        bound: int,
        paid: int,
        left: int,
    ) -> None:
        self.player = player
        self.user = user
        self.card = card
        self.program = program
        self.at = at
        self.bound = bound
        self.paid = paid
        self.left = left

    def run(self, s: Elysium) -> None:
        where = Where(self.user, self.program, self.at, self.card, self.bound, self.paid)
        step = where.step()
        if step.op == CHOOSE:
            if offered(s, step, self.player, self.user, self.card):
                s.ask(asking(Choose, self.player, where))
            return
        if step.op == DISCARD:
            found = discardable(s, step, self.player, self.card)
        else:
            found = readiable(s, step, self.player, self.card)
        if found:
            if self.left > 1:
                serve(s, where, [self.player], self.left - 1)
            s.ask(asking(Discard if step.op == DISCARD else Ready, self.player, where))


def serve(s: Elysium, where: Where, players: list[int], left: int) -> None:
    s.ask_all(
        [
            Served(
                player,
                where.player,
                where.card,
                where.program,
                where.at,
                where.bound,
                where.paid,
                left,
            )
            for player in players
        ]
    )


# -- choose -----------------------------------------------------------------------------------------

NOT_AT_ALL: Final = 0
IN_PART: Final = 1
IN_FULL: Final = 2


def feasible(s: Elysium, step: Step, player: int, card: int) -> int:
    """How far a player can do a step of an option [E-EFF-5]."""
    context = Context(player, card, CITIZEN, 0)
    n = value(s, step.amount, context, player)
    if step.op == LOSE:
        owned = stock(s, step.what)[player]
    elif step.op == DISCARD:
        owned = len(
            [entry for entry in s.domain[player] if passes(s, step.filter, entry & CARD, card)]
        )
    else:
        return IN_FULL
    if owned >= n:
        return IN_FULL
    return IN_PART if owned else NOT_AT_ALL


def offered(s: Elysium, step: Step, player: int, user: int, card: int) -> list[int]:
    """The options that can be done in full; if there is none, in part; else nothing [E-EFF-5, E-RUL-35]."""
    if takes_away(step) and shielded(s, player, user):
        return []
    degrees = [
        min([feasible(s, part, player, card) for part in PROGRAMS[option]])
        for option in step.options
    ]
    best = max(degrees)
    if best == NOT_AT_ALL:
        return []
    return [option for at, option in enumerate(step.options) if degrees[at] == best]


def takes_away(step: Step) -> bool:
    for option in step.options:
        for part in PROGRAMS[option]:
            if part.op in (LOSE, DISCARD):
                return True
    return False


class Choose(Choice):  # E-DEC-7
    rule: ClassVar[str] = "E-EFF-5"

    def options(self, s: Elysium) -> list[Action]:
        found = offered(s, self.step(), self.player, self.user, self.self_card())
        return [CHOOSE_OPTION[OPTION_WORDS[option]] for option in found]

    def answer(self, s: Elysium, action: Action) -> None:
        for option in self.step().options:
            if OPTION_WORDS[option] == action[1]:
                # inside the option the chooser is the user [effects.md choose]
                run_steps(s, self.player, option, 0, self.self_card(), self.bound, self.paid)
                return

    def why_not(self, s: Elysium, action: Action) -> Refusal:
        if action[0] == "choose":
            return Refusal("E-BAN-36", card=self.card)
        return super().why_not(s, action)


def start_choose(s: Elysium, step: Step, where: Where) -> None:
    serve(s, where, served(s, step, where.context()), 1)


# -- discard ------------------------------------------------------------------------------------------


def discardable(s: Elysium, step: Step, player: int, self_card: int) -> list[int]:
    found: list[int] = []
    cards = [entry & CARD for entry in s.domain[player]] if step.zone == DOMAIN else s.oracle
    for card in cards:
        if card not in found and passes(s, step.filter, card, self_card):
            found.append(card)
    return found


class Discard(Choice):  # E-DEC-8
    rule: ClassVar[str] = "E-DEC-8"

    def options(self, s: Elysium) -> list[Action]:
        step = self.step()
        listed = [
            DISCARD_CARD[card] for card in discardable(s, step, self.player, self.self_card())
        ]
        if step.optional:
            listed.append(DECLINE)
        return listed

    def answer(self, s: Elysium, action: Action) -> None:
        if action[0] == "decline":
            return
        step = self.step()
        card = NUMBER[str(action[1])]
        if step.zone == DOMAIN:
            del s.domain[self.player][s.find(self.player, card)]
        else:
            s.oracle.remove(card)  # E-TAKE-8
        if card == CITIZEN:  # E-CIT-6, E-RUL-12
            s.box_citizens += 1
        else:
            s.discard.append(card)
        s.tell("discarded", self.player, WORDS[card], "domain" if step.zone == DOMAIN else "oracle")
        if step.then >= 0:
            self.go_on(s, step.then, card, self.paid)

    def why_not(self, s: Elysium, action: Action) -> Refusal:
        return self.misfit(action) if action[0] == "discard" else super().why_not(s, action)


def start_discard(s: Elysium, step: Step, where: Where) -> None:
    context = where.context()
    left = value(s, step.amount, context, where.player)
    if not left:
        return
    players = served(s, step, context)
    if step.zone == DOMAIN:
        players = [player for player in players if not shielded(s, player, where.player)]
    serve(s, where, players, left)


# -- pay ----------------------------------------------------------------------------------------------


class Pay(Choice):  # E-DEC-10
    rule: ClassVar[str] = "E-DEC-10"

    def options(self, s: Elysium) -> list[Action]:
        step = self.step()
        owned = stock(s, step.what)[self.player]
        n = value(s, step.amount, self.context(), self.player)
        if step.up_to:
            return [PAY_GOLD[amount] for amount in range(min(n, owned) + 1)]
        return [PAY_GOLD[n], DECLINE] if owned >= n else [DECLINE]

    def answer(self, s: Elysium, action: Action) -> None:
        if action[0] == "decline":
            return
        step = self.step()
        n = int(action[1])
        if n:
            stock(s, step.what)[self.player] -= n
            s.tell("paid", self.player, n, STATS[step.what], self.card)
        self.go_on(s, step.then, self.bound, n)

    def why_not(self, s: Elysium, action: Action) -> Refusal:
        if action[0] == "pay":
            step = self.step()
            due = value(s, step.amount, self.context(), self.player)
            owned = stock(s, step.what)[self.player]
            return Refusal("E-BAN-40", number=int(action[1]), due=due, owned=owned)
        return super().why_not(s, action)


def start_pay(s: Elysium, step: Step, where: Where) -> None:
    s.ask(asking(Pay, where.player, where))


# -- one other player ---------------------------------------------------------------------------------


def unhit(s: Elysium, step: Step, context: Context, it: int) -> str:
    """Why the step cannot hit this player: the prohibition, or nothing [effects.md 3.1]."""
    if it == context.user:
        return "E-BAN-42"
    if shielded(s, it, context.user):
        return "E-BAN-37"
    if step.who_if is not None and not holds(s, step.who_if, context, it):
        return "E-BAN-42"
    if step.op == GIVE:
        return "" if stock(s, step.what)[it] else "E-BAN-42"
    for card in faces(s, it):
        if passes(s, step.filter, card, context.card):
            return ""
    return "E-BAN-42"


def hittable(s: Elysium, step: Step, context: Context) -> list[int]:
    return [it for it in s.others(context.user) if not unhit(s, step, context, it)]


class Target(Choice):  # E-DEC-9
    rule: ClassVar[str] = "E-DEC-9"

    def options(self, s: Elysium) -> list[Action]:
        return [TARGET[it] for it in hittable(s, self.step(), self.context())]

    def answer(self, s: Elysium, action: Action) -> None:
        step = self.step()
        it = int(action[1])
        if step.op == GIVE:
            n = value(s, step.amount, self.context(), it)
            lost = lose(s, it, step.what, n, self.self_card())
            gain(s, self.player, step.what, lost, self.self_card())
            return
        s.ask(Petrify(self.player, it, self.card, self.program, self.at))

    def why_not(self, s: Elysium, action: Action) -> Refusal:
        if action[0] != "target" or int(action[1]) >= s.seats:
            return super().why_not(s, action)
        return Refusal(unhit(s, self.step(), self.context(), int(action[1])), seat=int(action[1]))


def start_one_other(s: Elysium, step: Step, where: Where) -> None:
    if hittable(s, step, where.context()):  # E-ACT-11: without a target nothing happens
        s.ask(asking(Target, where.player, where))


class Petrify(Question[Elysium]):
    """A family card of the chosen player becomes a citizen and keeps its place [E-RUL-31, E-RUL-32]."""

    rule: ClassVar[str] = "E-DEC-8"
    fields: ClassVar[str] = "player:seat target:seat card program:number at:number"

    def __init__(self, player: int, target: int, card: str, program: int, at: int) -> None:
        super().__init__(player)
        self.target = target
        self.card = card
        self.program = program
        self.at = at

    def options(self, s: Elysium) -> list[Action]:
        step = PROGRAMS[self.program][self.at]
        return [
            TURN_CARD[card]
            for card in faces(s, self.target)
            if passes(s, step.filter, card, NUMBER[self.card])
        ]

    def answer(self, s: Elysium, action: Action) -> None:
        card = NUMBER[str(action[1])]
        s.domain[self.target][s.find(self.target, card)] = CITIZEN
        s.turned += (card,)
        s.tell("petrified", self.player, self.target, WORDS[card])

    def why_not(self, s: Elysium, action: Action) -> Refusal:
        if action[0] == "petrify":
            return Refusal("E-BAN-39", card=str(action[1]))
        if action[0] == "decline":
            return Refusal("E-BAN-35", card=self.card)
        return forbidden(s, self.player, action)


# -- ready --------------------------------------------------------------------------------------------


def readiable(s: Elysium, step: Step, player: int, self_card: int) -> list[int]:
    return [
        entry & CARD
        for entry in s.domain[player]
        if entry & USED and passes(s, step.filter, entry & CARD, self_card)
    ]


class Ready(Choice):
    rule: ClassVar[str] = "E-DEC-8"

    def options(self, s: Elysium) -> list[Action]:
        found = readiable(s, self.step(), self.player, self.self_card())
        return [READY_CARD[card] for card in found]

    def answer(self, s: Elysium, action: Action) -> None:
        card = NUMBER[str(action[1])]
        s.domain[self.player][s.find(self.player, card)] &= ~USED
        s.tell("readied", self.player, WORDS[card])

    def why_not(self, s: Elysium, action: Action) -> Refusal:
        return self.misfit(action) if action[0] == "ready" else super().why_not(s, action)


def start_ready(s: Elysium, step: Step, where: Where) -> None:
    left = value(s, step.amount, where.context(), where.player)
    if left:
        serve(s, where, [where.player], left)


# -- exchange -----------------------------------------------------------------------------------------


def swaps(s: Elysium, step: Step, player: int, self_card: int) -> list[tuple[int, int]]:
    """Legal pairs: no card may lie twice in the domain afterwards [E-TAKE-3]."""
    pairs: list[tuple[int, int]] = []
    held = faces(s, player)
    leaving = held if step.zone == DOMAIN else s.agora
    for a in leaving:
        if not passes(s, step.filter, a, self_card):
            continue
        for b in s.oracle:
            if (step.zone != DOMAIN or b == a or b not in held) and (a, b) not in pairs:
                pairs.append((a, b))
    return pairs


class Swap(Choice):
    rule: ClassVar[str] = "E-DEC-8"

    def options(self, s: Elysium) -> list[Action]:
        step = self.step()
        found = swaps(s, step, self.player, self.self_card())
        listed: list[Action] = [("swap", WORDS[a], WORDS[b]) for a, b in found]
        if step.optional:
            listed.append(DECLINE)
        return listed

    def answer(self, s: Elysium, action: Action) -> None:
        if action[0] == "decline":
            return
        a, b = NUMBER[str(action[1])], NUMBER[str(action[2])]
        s.tell("swapped", self.player, WORDS[a], WORDS[b])
        at = s.oracle.index(b)
        s.oracle[at] = a
        if self.step().zone == DOMAIN:
            del s.domain[self.player][s.find(self.player, a)]  # its ring and mark are gone
            enter(s, self.player, b)
        else:
            s.agora[s.agora.index(a)] = b

    def why_not(self, s: Elysium, action: Action) -> Refusal:
        if action[0] != "swap":
            return super().why_not(s, action)
        step = self.step()
        a, b = NUMBER[str(action[1])], NUMBER[str(action[2])]
        held = faces(s, self.player)
        leaving = held if step.zone == DOMAIN else s.agora
        if a not in leaving or not passes(s, step.filter, a, self.self_card()):
            return Refusal("E-BAN-39", card=str(action[1]))
        if b not in s.oracle:
            return Refusal("E-BAN-39", card=str(action[2]))
        return Refusal("E-BAN-41", card=str(action[2]))


def start_exchange(s: Elysium, step: Step, where: Where) -> None:
    if swaps(s, step, where.player, where.card):
        s.ask(asking(Swap, where.player, where))


# -- copy ---------------------------------------------------------------------------------------------


def copyable(s: Elysium, step: Step, card: int, self_card: int) -> bool:
    return (
        ACTIVATION[card] in step.activations
        and not HAS_COPY[card]
        and passes(s, step.filter, card, self_card)
    )


class Copy(Choice):
    """Use the effect of another card; the source stays as it is [effects.md copy, E-RUL-19, E-RUL-20]."""

    rule: ClassVar[str] = "E-RUL-42"

    def options(self, s: Elysium) -> list[Action]:
        return sources(s, self.step(), self.player, self.self_card())

    def answer(self, s: Elysium, action: Action) -> None:
        card = NUMBER[str(action[-1])]
        s.tell("copied", self.player, WORDS[card], self.card)
        step = self.step()
        if step.fee:
            lose(s, self.player, 0, step.fee, self.self_card())
            gain(s, int(action[1]), 0, step.fee, self.self_card())
        run_steps(s, self.player, card, 0, self.self_card(), CITIZEN, 0)

    def why_not(self, s: Elysium, action: Action) -> Refusal:
        if action[0] not in ("copy", "copy-agora"):
            return super().why_not(s, action)
        card = NUMBER[str(action[-1])]
        step = self.step()
        if ACTIVATION[card] in step.activations and HAS_COPY[card]:
            return Refusal("E-BAN-38", card=str(action[-1]))
        return Refusal("E-BAN-39", card=str(action[-1]))


def sources(s: Elysium, step: Step, player: int, self_card: int) -> list[Action]:
    if step.fee > s.gold[player]:  # E-BAN-40
        return []
    listed: list[Action] = []
    for owner in [player, *s.others(player)]:
        if step.sources & (OWN_DOMAIN if owner == player else OTHER_DOMAINS):
            for card in faces(s, owner):
                if copyable(s, step, card, self_card):
                    listed.append(COPY_CARD[owner][card])
    if step.sources & FROM_AGORA:
        for card in s.agora:
            if copyable(s, step, card, self_card) and COPY_AGORA[card] not in listed:
                listed.append(COPY_AGORA[card])
    return listed


def start_copy(s: Elysium, step: Step, where: Where) -> None:
    if sources(s, step, where.player, where.card):
        s.ask(asking(Copy, where.player, where))
