"""Hoplites come into the city, and heroes stand there or in the council."""

from __future__ import annotations

from typing import ClassVar, Final

from petteia.core import pieces
from petteia.core.action import Action
from petteia.core.errors import Refusal
from petteia.core.flow import Question
from petteia.games.thebai import components as box
from petteia.games.thebai.city import CITY
from petteia.games.thebai.components import OPS
from petteia.games.thebai.effects import Operation, register
from petteia.games.thebai.refusals import (
    LEVEL_INDEX,
    MONUMENT_INDEX,
    misplaced,
    not_free,
    occupied,
)
from petteia.games.thebai.rules.council import MEMBER_ACTIONS, no_hero_seat, seats_for_hero
from petteia.games.thebai.rules.dice import PASS
from petteia.games.thebai.rules.estate import trigger
from petteia.games.thebai.state import (
    EMPTY,
    HERO,
    KIND,
    OWNER,
    SUPPLY,
    TUMULT,
    Thebai,
    die,
)

HOPLITE: Final[list[Action]] = [("hoplite", level) for level in box.LEVEL_WORDS]
FROM_FIELD: Final = 6  # sources below are levels in the supply, from here on dice fields
ON_DICE_FIELD: Final = 0


class PlaceHoplite(Operation):  # E-HOP, T-ACT-HOP
    def run(self, s: Thebai) -> None:
        if self.left and EMPTY in s.field:
            s.ask(ChooseHoplite(self.player, self.op, self.left))


class ChooseHoplite(Question[Thebai]):
    rule: ClassVar[str] = "E-HOP"  # T-DEC-15
    fields: ClassVar[str] = "player:seat op:number left:number"

    def __init__(self, player: int, op: int, left: int) -> None:
        super().__init__(player)
        self.op = op
        self.left = left

    def options(self, s: Thebai) -> list[Action]:
        at = self.player * SUPPLY + 6
        listed = [HOPLITE[level] for level in range(6) if s.supply[at + level]]
        march = CITY[s.seats].march
        low, high = self.player * 12 + 7, self.player * 12 + 12
        listed += [march[f] for f, code in enumerate(s.field) if low <= code <= high]
        listed.append(PASS)
        return listed

    def answer(self, s: Thebai, action: Action) -> None:
        if action[0] == "pass":
            return
        if self.left > 1:
            s.ask(PlaceHoplite(self.player, self.op, self.left - 1, 0))
        if action[0] == "hoplite":
            s.ask(ChooseHopliteField(self.player, LEVEL_INDEX[str(action[1])]))
        else:
            f = CITY[s.seats].field_index[str(action[1])]
            s.ask(ChooseHopliteField(self.player, FROM_FIELD + f))

    def why_not(self, s: Thebai, action: Action) -> Refusal:
        if action[0] == "hoplite":
            return Refusal("T-NO-60")
        if action[0] != "march":
            return misplaced(s, self.player, action)
        code = s.field[CITY[s.seats].field_index[str(action[1])]]
        if OWNER[code] < 0:
            return Refusal("T-NO-60")
        if OWNER[code] != self.player:
            return Refusal("T-NO-29", seat=s.who(OWNER[code]))
        return Refusal("T-NO-33")


class ChooseHopliteField(Question[Thebai]):
    rule: ClassVar[str] = "E-HOP"  # T-DEC-16
    fields: ClassVar[str] = "player:seat source:number"

    def __init__(self, player: int, source: int) -> None:
        super().__init__(player)
        self.source = source

    def options(self, s: Thebai) -> list[Action]:
        place = CITY[s.seats].place
        return [place[f] for f, holds in enumerate(s.field) if not holds]

    def answer(self, s: Thebai, action: Action) -> None:
        names = CITY[s.seats].fields
        f = CITY[s.seats].field_index[str(action[1])]
        if self.source < FROM_FIELD:
            s.supply[self.player * SUPPLY + 6 + self.source] -= 1
            s.field[f] = die(self.player, box.HOPLITE, self.source)
            level = box.LEVEL_WORDS[self.source]
            s.tell("hoplite-placed", s.who(self.player), level, action[1])
            return
        old = self.source - FROM_FIELD
        s.field[f] = s.field[old]
        s.field[old] = EMPTY
        if s.touched >> old & 1:  # T-HERALD-2: it was raised already and takes that along
            s.touched |= 1 << f
            s.touched &= ~(1 << old)
        s.tell("hoplite-moved", s.who(self.player), names[old], names[f])

    def why_not(self, s: Thebai, action: Action) -> Refusal:
        if action[0] != "place":
            return misplaced(s, self.player, action)
        f = CITY[s.seats].field_index[str(action[1])]
        return occupied(s, f) or Refusal("T-NO-58")


# -- heroes ----------------------------------------------------------------------------------------------


class HeroStand(Operation):  # E-HERO
    def run(self, s: Thebai) -> None:
        op = OPS[self.op]
        if op.where == ON_DICE_FIELD:
            s.ask(PostHero(self.player, op.hero))
        else:
            s.ask(SeatHero(self.player, op.hero))


class PostHero(Question[Thebai]):
    rule: ClassVar[str] = "E-HERO"  # T-DEC-28
    fields: ClassVar[str] = "player:seat hero:number"

    def __init__(self, player: int, hero: int) -> None:
        super().__init__(player)
        self.hero = hero

    def options(self, s: Thebai) -> list[Action]:
        post = CITY[s.seats].post
        return [*[post[f] for f, holds in enumerate(s.field) if not holds], PASS]

    def answer(self, s: Thebai, action: Action) -> None:
        if action[0] == "pass":
            return
        s.field[CITY[s.seats].field_index[str(action[1])]] = HERO + self.hero
        s.tell("hero-posted", s.who(self.player), box.HEROES[self.hero], action[1])

    def why_not(self, s: Thebai, action: Action) -> Refusal:
        if action[0] != "post":
            return misplaced(s, self.player, action)
        f = CITY[s.seats].field_index[str(action[1])]
        return occupied(s, f) or Refusal("T-NO-58")


class SeatHero(Question[Thebai]):
    rule: ClassVar[str] = "E-HERO"  # T-DEC-28
    fields: ClassVar[str] = "player:seat hero:number"

    def __init__(self, player: int, hero: int) -> None:
        super().__init__(player)
        self.hero = hero

    def options(self, s: Thebai) -> list[Action]:
        return [*[MEMBER_ACTIONS[at] for at in seats_for_hero(s, self.player)], PASS]

    def answer(self, s: Thebai, action: Action) -> None:
        if action[0] == "pass":
            return
        at = MONUMENT_INDEX[str(action[1])]
        s.monument = pieces.replaced(s.monument, at, TUMULT + 1 + self.hero)
        s.tell("hero-seated", s.who(self.player), box.HEROES[self.hero], action[1])

    def why_not(self, s: Thebai, action: Action) -> Refusal:
        if action[0] != "member":
            return misplaced(s, self.player, action)
        return no_hero_seat(s, self.player, MONUMENT_INDEX[str(action[1])])


class Activate(Operation):  # E-ACT
    def run(self, s: Thebai) -> None:
        standee = HERO + OPS[self.op].hero
        if standee in s.field:
            s.ask(TriggerBeside(self.player, s.field.index(standee), self.left, -1))


class TriggerBeside(Question[Thebai]):
    rule: ClassVar[str] = "E-ACT"  # T-DEC-29
    fields: ClassVar[str] = "player:seat at:number left:number done:number"

    def __init__(self, player: int, at: int, left: int, done: int) -> None:
        super().__init__(player)
        self.at = at
        self.left = left
        self.done = done  # the stone already triggered

    def options(self, s: Thebai) -> list[Action]:
        city = CITY[s.seats]
        listed: list[Action] = []
        if self.left:
            for k in (city.first[self.at], city.second[self.at]):
                if k != self.done and s.is_free(k):
                    listed.append(city.trigger[k])
        listed.append(PASS)
        return listed

    def answer(self, s: Thebai, action: Action) -> None:
        if action[0] == "pass":
            return
        k = CITY[s.seats].kadmeia_index[str(action[1])]
        if self.done < 0 and self.left > 1:
            s.ask(TriggerBeside(self.player, self.at, self.left - 1, k))
        trigger(s, self.player, k)

    def why_not(self, s: Thebai, action: Action) -> Refusal:
        if action[0] != "trigger":
            return misplaced(s, self.player, action)
        city = CITY[s.seats]
        k = city.kadmeia_index[str(action[1])]
        beside = k in (city.first[self.at], city.second[self.at])
        return (not_free(s, k, "T-NO-8") if beside else None) or Refusal("T-NO-61")


def fights(s: Thebai, f: int, player: int) -> int:
    """T-R-45: the strength of a player's hero on a dice field; 0 where none fights."""
    holds = s.field[f]
    if HERO <= holds < HERO + len(box.HEROES) and s.hero_owner[holds - HERO] == player:
        return box.HERO_STRENGTH[holds - HERO]
    return 0


def is_hoplite(s: Thebai, f: int, player: int) -> bool:
    code = s.field[f]
    return OWNER[code] == player and KIND[code] == box.HOPLITE


register("place_hoplite", PlaceHoplite)
register("hero_stand", HeroStand)
register("activate", Activate)
