"""The archon: placed, moved over dice, taken back, relocated."""

from __future__ import annotations

from typing import ClassVar, Final

from petteia.core.action import Action
from petteia.core.errors import Refusal
from petteia.core.flow import Question, Task
from petteia.games.thebai import components as box
from petteia.games.thebai.city import CITY, NO_FIELD
from petteia.games.thebai.components import OPS
from petteia.games.thebai.effects import Operation, register
from petteia.games.thebai.refusals import misplaced, not_free
from petteia.games.thebai.rules.dice import PASS, lower_in_city, raise_in_city
from petteia.games.thebai.rules.estate import TriggerStone, trigger
from petteia.games.thebai.rules.goods import ARCHON_MOVED, run_hooks
from petteia.games.thebai.rules.points import gain, pay
from petteia.games.thebai.state import EMPTY, ITEMS, NONE, OWNER, Thebai

TAKE_BACK: Final[Action] = ("take-back",)
STOP: Final[Action] = ("stop",)


def archon(s: Thebai) -> None:  # T-ARCHON-2
    s.fresh = 1
    if s.archon[s.active] == NONE:
        s.ask(StandArchon(s.active))
    else:
        s.ask(StepArchon(s.active, (s.archon[s.active],)))


def free_stones(s: Thebai) -> list[int]:
    archons = s.archon
    return [k for k, stone in enumerate(s.city) if stone and k not in archons]


def stand(s: Thebai, player: int, k: int) -> None:
    s.archon[player] = k
    if not s.quiet:
        s.tell("archon-stands", s.who(player), CITY[s.seats].kadmeia[k])


def no_standing(s: Thebai, player: int, action: Action) -> Refusal:
    if action[0] == "stop":
        return Refusal("T-NO-14")
    if action[0] == "stand":
        k = CITY[s.seats].kadmeia_index[str(action[1])]
        if k in s.archon:
            return Refusal("T-NO-20", cause="archon", seat=s.who(s.archon.index(k)))
        return Refusal("T-NO-20", cause="empty")
    return misplaced(s, player, action)


class StandArchon(Question[Thebai]):
    rule: ClassVar[str] = "T-ARCHON-1"  # T-DEC-9

    def options(self, s: Thebai) -> list[Action]:
        actions = CITY[s.seats].stand
        return [actions[k] for k in free_stones(s)]

    def answer(self, s: Thebai, action: Action) -> None:
        k = CITY[s.seats].kadmeia_index[str(action[1])]
        stand(s, self.player, k)
        trigger(s, self.player, k)

    def why_not(self, s: Thebai, action: Action) -> Refusal:
        return no_standing(s, self.player, action)


# -- a movement, step by step ------------------------------------------------------------------------


def between(s: Thebai, k: int, n: int) -> int:
    """The dice field between two neighbouring Kadmeia fields, or NO_FIELD."""
    city = CITY[s.seats]
    for side in range(4):
        if city.sides[k][side] == n:
            return city.around[k][side]
    return NO_FIELD


def free_fields_crossed(s: Thebai, path: tuple[int, ...]) -> int:
    crossed = 0
    for at in range(len(path) - 1):
        crossed += s.field[between(s, path[at], path[at + 1])] == EMPTY
    return crossed


def steps_from(s: Thebai, path: list[int], jump: bool) -> list[int]:
    """T-ARCHON-3, T-ARCHON-4: neighbours the archon may step on; `jump`: over a free dice field."""
    city = CITY[s.seats]
    here = path[-1]
    sides, around = city.sides[here], city.around[here]
    found: list[int] = []
    for side in range(4):
        n = sides[side]
        if n != NO_FIELD and s.city[n] and n not in path and (jump or s.field[around[side]]):
            found.append(n)
    return found


def leads_to_an_end(s: Thebai, path: list[int], n: int, jump: bool) -> bool:  # T-DEC-ARCHON
    if n not in s.archon:
        return True
    if jump and s.field[between(s, path[-1], n)] == EMPTY:
        jump = False
    longer = [*path, n]
    onward = steps_from(s, longer, jump)
    return True in [leads_to_an_end(s, longer, further, jump) for further in onward]


class StepArchon(Question[Thebai]):
    """Builds the path; nothing is resolved meanwhile."""  # T-R-13

    rule: ClassVar[str] = "T-ARCHON-3"  # T-DEC-7, T-DEC-8
    fields: ClassVar[str] = "player:seat path:number"

    def __init__(self, player: int, path: tuple[int, ...]) -> None:
        super().__init__(player)
        self.path = path

    def may_jump(self, s: Thebai) -> bool:
        if not s.items[self.player * ITEMS + box.DRACHMA]:
            return False
        return free_fields_crossed(s, self.path) == 0

    def options(self, s: Thebai) -> list[Action]:
        path, jump = list(self.path), self.may_jump(s)
        actions = CITY[s.seats].step
        listed = [
            actions[n] for n in steps_from(s, path, jump) if leads_to_an_end(s, path, n, jump)
        ]
        if len(path) == 1:
            listed.append(TAKE_BACK)
        elif path[-1] not in s.archon:
            listed.append(STOP)
        return listed

    def answer(self, s: Thebai, action: Action) -> None:
        if action[0] == "take-back":  # T-ARCHON-9
            s.archon[self.player] = NONE
            s.tell("archon-back", s.who(self.player))
            gain(s, self.player, box.DRACHMA, 1)
        elif action[0] == "step":
            n = CITY[s.seats].kadmeia_index[str(action[1])]
            s.ask(StepArchon(self.player, (*self.path, n)))
        else:
            self.go(s)

    def go(self, s: Thebai) -> None:  # T-ARCHON-6
        path = s.route = self.path
        s.crossed = 0
        if not s.quiet:
            names = CITY[s.seats].kadmeia
            s.tell("archon-moves", s.who(self.player), names[path[0]], names[path[-1]])
        if free_fields_crossed(s, self.path):
            pay(s, self.player, box.DRACHMA, 1)
        s.ask(Arrive(self.player))
        s.ask(Cross(self.player, 0))

    def why_not(self, s: Thebai, action: Action) -> Refusal:
        path = list(self.path)
        if action[0] == "stop":
            if len(path) == 1:
                return Refusal("T-NO-14")
            return not_free(s, path[-1], "T-NO-18") or Refusal("T-NO-58")
        if action[0] == "stand":
            return Refusal("T-NO-58")
        if action[0] == "take-back":
            return Refusal("T-NO-21", cause="moving")
        if action[0] != "step":
            return misplaced(s, self.player, action)
        n = CITY[s.seats].kadmeia_index[str(action[1])]
        f = between(s, path[-1], n)
        if n in path:
            return Refusal("T-NO-17")
        if f == NO_FIELD or not s.city[n]:
            return Refusal("T-NO-19", cause="far" if s.city[n] else "empty")
        if s.field[f] == EMPTY:
            if free_fields_crossed(s, self.path):
                return Refusal("T-NO-15")
            if not s.items[self.player * ITEMS + box.DRACHMA]:
                return Refusal("T-NO-16")
        return Refusal("T-NO-22")


class Cross(Task[Thebai]):
    """The crossings of a movement, one by one."""  # T-ARCHON-5, T-R-42

    fields: ClassVar[str] = "player:seat at:number"

    def __init__(self, player: int, at: int) -> None:
        self.player = player
        self.at = at

    def run(self, s: Thebai) -> None:
        f = between(s, s.route[self.at], s.route[self.at + 1])
        if self.at + 2 < len(s.route):
            s.ask(Cross(self.player, self.at + 1))
        owner = OWNER[s.field[f]]
        if owner < 0:  # T-HERALD-4: a marker has no effect
            return
        s.crossed += 1
        if owner == self.player:  # T-SOLO-GEN-3: hers are never her own here
            lower_in_city(s, f)
        else:
            raise_in_city(s, f)


class Arrive(Task[Thebai]):  # T-ARCHON-6, T-ARCHON-7
    fields: ClassVar[str] = "player:seat"

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: Thebai) -> None:
        end = s.route[-1]
        s.route = ()
        if end in s.archon:  # T-ARCHON-10
            s.archon[self.player] = NONE
            return
        stand(s, self.player, end)
        s.ask(TriggerStone(self.player, end))
        run_hooks(s, self.player, ARCHON_MOVED)


# -- relocation ----------------------------------------------------------------------------------------


class Relocate(Operation):  # E-RELOC, T-ACT-RELOC, T-ARCHON-8
    def run(self, s: Thebai) -> None:
        s.ask(ChooseRelocation(self.player, self.op))


class ChooseRelocation(Question[Thebai]):
    rule: ClassVar[str] = "E-RELOC"  # T-DEC-22
    fields: ClassVar[str] = "player:seat op:number"

    def __init__(self, player: int, op: int) -> None:
        super().__init__(player)
        self.op = op

    def options(self, s: Thebai) -> list[Action]:
        actions = CITY[s.seats].stand
        return [*[actions[k] for k in free_stones(s)], PASS]

    def answer(self, s: Thebai, action: Action) -> None:
        if action[0] == "pass":
            return
        k = CITY[s.seats].kadmeia_index[str(action[1])]
        stand(s, self.player, k)
        if OPS[self.op].activate:  # T-R-12
            trigger(s, self.player, k)

    def why_not(self, s: Thebai, action: Action) -> Refusal:
        if action[0] == "stop":
            return misplaced(s, self.player, action)
        return no_standing(s, self.player, action)


register("relocate_archon", Relocate)
