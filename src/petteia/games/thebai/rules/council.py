"""The council: dice from the path to the monuments, council-member tiles, and who may sit where."""

from __future__ import annotations

from typing import ClassVar, Final

from petteia.core import pieces
from petteia.core.action import Action
from petteia.core.chance import Luck
from petteia.core.errors import Refusal
from petteia.core.flow import Chance, Question, Task
from petteia.games.thebai import components as box
from petteia.games.thebai.effects import Operation, register
from petteia.games.thebai.metrics import memberships
from petteia.games.thebai.refusals import MONUMENT_INDEX, misplaced, unfree_seat
from petteia.games.thebai.rules.dice import PASS
from petteia.games.thebai.state import TUMULT, Thebai

MEMBER_ACTIONS: Final[list[Action]] = [("member", name) for name in box.MONUMENT_FIELDS]
TUMULT_DRAWN: Final[list[Action]] = [("tumult", card) for card in box.TUMULTS]
APPOINT: Final[list[Action]] = [("appoint", name) for name in box.MONUMENT_FIELDS]


def fields_in_play(s: Thebai) -> list[int]:
    """T-SETUP-1: the extra monument is for four."""
    extra = s.seats == 4
    return [at for at in range(len(s.monument)) if extra or not box.MONUMENT_EXTRA[at]]


def no_die_seat(s: Thebai, player: int, at: int) -> Refusal | None:  # T-COUNCIL-5
    if s.monument[at] or (box.MONUMENT_EXTRA[at] and s.seats < 4):  # T-COUNCIL-1
        return unfree_seat(s, at)
    monument = box.MONUMENT_OF[at]
    for other in range(len(s.monument)):  # T-COUNCIL-2
        if box.MONUMENT_OF[other] == monument and s.monument[other] == player + 1:
            return Refusal("T-NO-45", building=box.MONUMENTS[monument])
    if s.tiles[at] >> player & 1:  # T-COUNCIL-4, T-R-49
        return Refusal("T-NO-46")
    return None


def seats_for_die(s: Thebai, player: int) -> list[int]:
    return [at for at in range(len(s.monument)) if no_die_seat(s, player, at) is None]


def no_hero_seat(s: Thebai, player: int, at: int) -> Refusal:
    return unfree_seat(s, at) or Refusal("T-NO-46")


def seats_for_hero(s: Thebai, player: int) -> list[int]:
    fields = fields_in_play(s)
    return [at for at in fields if not s.monument[at] and not s.tiles[at] >> player & 1]


# -- dice from the path ------------------------------------------------------------------------------


class Council(Task[Thebai]):
    """The dice of the path from a place on move to the monuments."""  # T-CONFLICT-10

    fields: ClassVar[str] = "place:number"

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: Thebai) -> None:
        for place in range(self.place, len(s.path)):
            player = s.path[place] - 1
            if player < 0:
                continue
            if s.is_antigone(player):
                if seats_for_die(s, player):  # T-SOLO-FATE-4
                    s.ask(DrawTumult(place))
                    return
            elif seats_for_die(s, player):  # T-COUNCIL-3, T-R-19
                s.ask(ChooseSeat(player, place))
                return


def leave_path(s: Thebai, place: int) -> None:
    """The die has left its place; what comes next on the path is due."""
    singles = len(box.PATH_SMALL if s.seats < 3 else box.PATH_LARGE)
    if place < singles:
        s.path[place] = 0
        s.ask(Council(place + 1))
    else:
        del s.path[place]
        s.ask(Council(place))


class DrawTumult(Chance[Thebai]):
    """Antigone's die waits for a tumult card that shows a legal field."""  # T-SOLO-FATE-4

    rule: ClassVar[str] = "T-SOLO-FATE-4"
    fields: ClassVar[str] = "place:number"

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def draw(self, s: Thebai, luck: Luck) -> Action:
        return TUMULT_DRAWN[luck.pick(s.tumult_deck or s.tumult_shown)]

    def outcomes(self, s: Thebai) -> list[tuple[Action, int]]:
        return [(TUMULT_DRAWN[card], 1) for card in s.tumult_deck or sorted(s.tumult_shown)]

    def answer(self, s: Thebai, action: Action) -> None:
        if not s.tumult_deck:
            s.tumult_deck = sorted(s.tumult_shown)
            s.tumult_shown = ()
        card = box.TUMULTS.index(str(action[1]))
        pieces.take(s.tumult_deck, card)
        s.tumult_shown += (card,)
        s.tell("tumult-drawn", box.TUMULTS[card])
        player = s.path[self.place] - 1
        for at in box.TUMULT_FIELDS[card]:
            if no_die_seat(s, player, at) is None:
                s.monument = pieces.replaced(s.monument, at, player + 1)
                s.tell("member", s.who(player), box.MONUMENT_FIELDS[at])
                leave_path(s, self.place)
                return
        s.ask(DrawTumult(self.place))


class ChooseSeat(Question[Thebai]):
    rule: ClassVar[str] = "T-CONFLICT-10"  # T-DEC-31
    fields: ClassVar[str] = "player:seat place:number"

    def __init__(self, player: int, place: int) -> None:
        super().__init__(player)
        self.place = place

    def options(self, s: Thebai) -> list[Action]:
        return [MEMBER_ACTIONS[at] for at in seats_for_die(s, self.player)]

    def answer(self, s: Thebai, action: Action) -> None:
        at = MONUMENT_INDEX[str(action[1])]
        s.monument = pieces.replaced(s.monument, at, self.player + 1)
        s.tell("member", s.who(self.player), action[1])
        leave_path(s, self.place)

    def why_not(self, s: Thebai, action: Action) -> Refusal:
        if action[0] != "member":
            return misplaced(s, self.player, action)
        at = MONUMENT_INDEX[str(action[1])]
        return no_die_seat(s, self.player, at) or Refusal("T-NO-58")


# -- council-member tiles --------------------------------------------------------------------------------


class Appoint(Operation):  # E-APPOINT, T-ACT-APPOINT
    def run(self, s: Thebai) -> None:
        if self.left:
            s.ask(ChooseAppointment(self.player, self.op, self.left))


class ChooseAppointment(Question[Thebai]):
    rule: ClassVar[str] = "E-APPOINT"  # T-DEC-23
    fields: ClassVar[str] = "player:seat op:number left:number"

    def __init__(self, player: int, op: int, left: int) -> None:
        super().__init__(player)
        self.op = op
        self.left = left

    def options(self, s: Thebai) -> list[Action]:
        if not s.tiles_left[self.player]:
            return [PASS]
        taken = memberships(s, self.player)
        return [
            *[
                APPOINT[at]
                for at in fields_in_play(s)
                if s.monument[at] != TUMULT and at not in taken
            ],
            PASS,
        ]

    def answer(self, s: Thebai, action: Action) -> None:
        if action[0] == "pass":
            return
        s.tiles_left = pieces.raised(s.tiles_left, self.player, -1)
        at = MONUMENT_INDEX[str(action[1])]
        s.tiles = pieces.replaced(s.tiles, at, s.tiles[at] | 1 << self.player)
        s.tell("appointed", s.who(self.player), action[1])
        s.ask(Appoint(self.player, self.op, self.left - 1, 0))

    def why_not(self, s: Thebai, action: Action) -> Refusal:
        if action[0] != "appoint":
            return misplaced(s, self.player, action)
        at = MONUMENT_INDEX[str(action[1])]
        if not s.tiles_left[self.player]:
            return Refusal("T-NO-55")
        if box.MONUMENT_EXTRA[at] and s.seats < 4:
            return Refusal("T-NO-44", cause="four")
        return Refusal("T-NO-47") if s.monument[at] == TUMULT else Refusal("T-NO-46")


register("appoint", Appoint)
