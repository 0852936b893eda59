"""Dice go up and down: levels, the council path, leaders and their heroes."""

from __future__ import annotations

from typing import ClassVar, Final

from petteia.core import pieces
from petteia.core.action import Action
from petteia.core.errors import Refusal
from petteia.core.flow import Question
from petteia.games.thebai import components as box
from petteia.games.thebai.city import CITY
from petteia.games.thebai.components import OPS, TOP
from petteia.games.thebai.effects import Operation, perform, register
from petteia.games.thebai.refusals import CELL_INDEX, HERO_INDEX, LEVEL_INDEX, misplaced
from petteia.games.thebai.rules.points import score
from petteia.games.thebai.state import (
    DIE,
    EMPTY,
    ESTATE,
    KIND,
    LEVEL,
    NOBODY,
    NONE,
    OWNER,
    SUPPLY,
    Thebai,
)

PASS: Final[Action] = ("pass",)
RAISE_SUPPLY: Final[list[Action]] = [
    ("raise-supply", kind, level) for kind in box.KINDS[:2] for level in box.LEVEL_WORDS
]
RAISE_ESTATE: Final[list[Action]] = [("raise-estate", cell) for cell in box.CELLS]
RAISE_COUNCIL: Final[Action] = ("raise-council",)
LEAD: Final[list[Action]] = [("lead", row) for row in range(1, 8)]
TAKE_HERO: Final[list[Action]] = [("hero", hero) for hero in box.HEROES]


# -- one die -----------------------------------------------------------------------------------


def raise_in_city(s: Thebai, f: int) -> None:  # T-DIE-3
    code = s.field[f]
    if LEVEL[code] < TOP:
        s.field[f] = code + 1
        if not s.quiet:
            owner, level = s.who(OWNER[code]), box.LEVEL_WORDS[LEVEL[code] + 1]
            s.tell("raised", owner, CITY[s.seats].fields[f], level)
    elif KIND[code] == box.POPULATION:
        ascend_to_path(s, f)
    else:
        ascend_to_leader(s, f)


def raise_in_supply(s: Thebai, player: int, kind: int, level: int) -> None:
    if level == TOP:  # T-DIE-3
        score(s, player, box.ABOVE_HIGHEST_VP)
        return
    at = player * SUPPLY + kind * 6 + level
    s.supply[at] -= 1
    s.supply[at + 1] += 1
    if not s.quiet:
        s.tell("raised-supply", s.who(player), box.KINDS[kind], box.LEVEL_WORDS[level + 1])


def raise_on_estate(s: Thebai, player: int, cell: int) -> None:
    at = player * ESTATE + cell
    level = s.estate[at] - DIE
    if level == TOP:
        score(s, player, box.ABOVE_HIGHEST_VP)
        return
    s.estate[at] += 1
    if not s.quiet:
        s.tell("raised-estate", s.who(player), box.CELLS[cell], box.LEVEL_WORDS[level + 1])


def lower_in_city(s: Thebai, f: int) -> None:  # T-DIE-4
    code = s.field[f]
    if LEVEL[code] == 0:
        score(s, OWNER[code], box.BELOW_LOWEST_VP)
        return
    s.field[f] = code - 1
    if not s.quiet:
        owner, level = s.who(OWNER[code]), box.LEVEL_WORDS[LEVEL[code] - 1]
        s.tell("lowered", owner, CITY[s.seats].fields[f], level)


# -- ascension interrupts: callers have put what follows on the stack before: T-ASC-5, T-SOLO-GEN-4 -------------------------------


def ascend_to_path(s: Thebai, f: int) -> None:  # T-ASC-1
    owner = OWNER[s.field[f]]
    s.field[f] = EMPTY
    s.touched &= ~(1 << f)
    values = box.PATH_SMALL if s.seats < 3 else box.PATH_LARGE
    place, points = len(values), box.PATH_LAST_SMALL if s.seats < 3 else box.PATH_LAST_LARGE
    for at in range(len(values)):
        if s.path[at] == 0:
            place, points = at, values[at]
            break
    if place < len(values):
        s.path[place] = owner + 1
    else:
        s.path.append(owner + 1)
    if not s.quiet:
        s.tell("ascended", s.who(owner), CITY[s.seats].fields[f], place + 1)
    score(s, owner, points)


def leader_rows(s: Thebai, owner: int, f: int) -> list[int]:  # T-ASC-2
    players = len(s.vp)
    return [row for row in CITY[s.seats].rows_of[f] if s.leaders[row * players + owner] == 0]


def ascend_to_leader(s: Thebai, f: int) -> None:
    owner = OWNER[s.field[f]]
    rows = leader_rows(s, owner, f)
    if not rows:  # T-ASC-4, T-NO-41
        score(s, owner, box.ABOVE_HIGHEST_VP)
    elif s.is_antigone(owner):
        set_leader(s, owner, f, antigones_row(s, rows))
    elif len(rows) == 1:
        set_leader(s, owner, f, rows[0])
    else:
        s.ask(LeaderRow(owner, f))


def leaves_city(s: Thebai, f: int) -> bool:
    """Will the die be gone when it is raised?"""
    code = s.field[f]
    if LEVEL[code] < TOP:
        return False
    return KIND[code] == box.POPULATION or len(leader_rows(s, OWNER[code], f)) > 0


def set_leader(s: Thebai, owner: int, f: int, row: int) -> None:  # T-ASC-2
    number = box.LEADERS[s.leaders_set[owner]]
    s.leaders = pieces.replaced(s.leaders, row * len(s.vp) + owner, number)
    s.leaders_set = pieces.raised(s.leaders_set, owner)
    s.field[f] = EMPTY  # the die leaves the game
    s.touched &= ~(1 << f)
    if not s.quiet:
        s.tell("leader", s.who(owner), CITY[s.seats].fields[f], number, row + 1)
    if s.is_antigone(owner):
        remove_hero(s)
    else:
        s.ask(HeroChoice(owner, row))


def antigones_row(s: Thebai, rows: list[int]) -> int:  # T-SOLO-GEN-5
    if len(rows) == 1:
        return rows[0]
    if s.marker in rows:
        return s.marker
    for turn in range(s.round, box.ROUNDS + 1):
        if s.conflict_row(turn) in rows:
            return s.conflict_row(turn)
    return rows[0]


def remove_hero(s: Thebai) -> None:  # T-SOLO-GEN-5
    rows = [row for row, hero in enumerate(s.hero_row) if hero != NONE]
    if not rows:
        return
    row = rows[0] if s.round in box.TOP_HERO_ROUNDS else rows[-1]
    s.tell("hero-removed", box.HEROES[s.hero_row[row]], row + 1)
    s.hero_row = pieces.replaced(s.hero_row, row, NONE)


class LeaderRow(Question[Thebai]):
    rule: ClassVar[str] = "T-ASC-2"  # T-DEC-26
    fields: ClassVar[str] = "player:seat at:number"

    def __init__(self, player: int, at: int) -> None:
        super().__init__(player)
        self.at = at  # the dice field

    def options(self, s: Thebai) -> list[Action]:
        return [LEAD[row] for row in leader_rows(s, self.player, self.at)]

    def answer(self, s: Thebai, action: Action) -> None:
        set_leader(s, self.player, self.at, int(action[1]) - 1)

    def why_not(self, s: Thebai, action: Action) -> Refusal:
        if action[0] != "lead":
            return misplaced(s, self.player, action)
        row = int(action[1]) - 1
        if row in CITY[s.seats].rows_of[self.at]:
            return Refusal("T-NO-41", row=row + 1)
        return Refusal("T-NO-58")


def may_take_hero(s: Thebai, player: int, row: int) -> Refusal | None:  # T-ASC-3
    players = len(s.vp)
    for other in range(players):
        if other != player and s.leaders[row * players + other]:
            return Refusal("T-NO-42", row=row + 1, seat=s.who(other))
    if s.hero_owner.count(player) >= box.HEROES_EACH:
        return Refusal("T-NO-43", limit=box.HEROES_EACH)
    return None


class HeroChoice(Question[Thebai]):
    rule: ClassVar[str] = "T-ASC-3"  # T-DEC-27
    fields: ClassVar[str] = "player:seat row:number"

    def __init__(self, player: int, row: int) -> None:
        super().__init__(player)
        self.row = row

    def options(self, s: Thebai) -> list[Action]:
        if may_take_hero(s, self.player, self.row) is not None:
            return [PASS]
        return [TAKE_HERO[hero] for hero in s.hero_row if hero != NONE] + [PASS]  # T-R-15

    def answer(self, s: Thebai, action: Action) -> None:
        if action[0] == "pass":
            return
        hero = HERO_INDEX[str(action[1])]
        s.hero_row = pieces.replaced(s.hero_row, s.hero_row.index(hero), NONE)
        s.hero_owner = pieces.replaced(s.hero_owner, hero, self.player)
        s.tell("hero", s.who(self.player), box.HEROES[hero])
        perform(s, self.player, box.HERO_EFFECT[hero])

    def why_not(self, s: Thebai, action: Action) -> Refusal:
        if action[0] != "hero":
            return misplaced(s, self.player, action)
        return may_take_hero(s, self.player, self.row) or Refusal("T-NO-59", hero=str(action[1]))


# -- the operation --------------------------------------------------------------------------------

# A die already picked is remembered as a key; keys are the digits of `aux`.
KEYS: Final = 128
ESTATE_KEY: Final = 13  # supply dice have the keys 1 + kind * 6 + level
CITY_KEY: Final = 28


def digits(aux: int) -> list[int]:
    keys: list[int] = []
    while aux:
        keys.append(aux % KEYS)
        aux //= KEYS
    return keys


class Raise(Operation):  # E-RAISE, T-ACT-RAISE
    def run(self, s: Thebai) -> None:
        if self.left:
            s.ask(ChooseDie(self.player, self.op, self.left, self.aux))


class ChooseDie(Question[Thebai]):
    rule: ClassVar[str] = "E-RAISE"  # T-DEC-14
    fields: ClassVar[str] = "player:seat op:number left:number used:number"

    def __init__(self, player: int, op: int, left: int, used: int) -> None:
        super().__init__(player)
        self.op = op
        self.left = left
        self.used = used

    def options(self, s: Thebai) -> list[Action]:
        op = OPS[self.op]
        where = op.where
        listed: list[Action] = []
        if where in (box.EVERYWHERE, box.IN_SUPPLY):
            self.in_supply(s, op.kind, listed)
        if where in (box.EVERYWHERE, box.ON_ESTATE) and op.kind != box.HOPLITE:  # T-DIE-2
            at = self.player * ESTATE
            for cell in range(ESTATE):
                if DIE <= s.estate[at + cell] <= DIE + TOP:
                    listed.append(RAISE_ESTATE[cell])
        if where in (box.EVERYWHERE, box.IN_CITY):
            low = 1 + self.player * 12 + (6 if op.kind == box.HOPLITE else 0)
            high = self.player * 12 + (6 if op.kind == box.POPULATION else 12)
            actions = CITY[s.seats].raise_
            listed += [actions[f] for f, code in enumerate(s.field) if low <= code <= high]
        if where == box.IN_COUNCIL and has_council_die(s, self.player):  # T-R-17
            listed.append(RAISE_COUNCIL)
        if self.used:
            listed = self.still(s, listed)
        listed.append(PASS)
        return listed

    def in_supply(self, s: Thebai, kind: int, listed: list[Action]) -> None:
        at = self.player * SUPPLY
        first = 6 if kind == box.HOPLITE else 0
        last = 6 if kind == box.POPULATION else 12
        for slot in range(first, last):
            if s.supply[at + slot]:
                listed.append(RAISE_SUPPLY[slot])

    def still(self, s: Thebai, listed: list[Action]) -> list[Action]:
        """Other dice than those picked, or the same again."""
        same = OPS[self.op].dist == box.SAME
        used = digits(self.used)
        kept: list[Action] = []
        for action in listed:
            key = key_of(s, action)
            dice = s.supply[self.player * SUPPLY + key - 1] if key < ESTATE_KEY else 1
            if key in used if same else used.count(key) < dice:
                kept.append(action)
        return kept

    def answer(self, s: Thebai, action: Action) -> None:
        verb = action[0]
        if verb == "pass":
            return
        key = key_of(s, action)
        leaves = verb == "raise" and leaves_city(s, key - CITY_KEY)
        if self.left > 1:
            self.go_on(s, key, leaves)
        if verb == "raise":
            raise_in_city(s, key - CITY_KEY)
        elif verb == "raise-supply":
            raise_in_supply(s, self.player, (key - 1) // 6, (key - 1) % 6)
        elif verb == "raise-estate":
            raise_on_estate(s, self.player, key - ESTATE_KEY)
        else:
            score(s, self.player, box.ABOVE_HIGHEST_VP)

    def go_on(self, s: Thebai, key: int, leaves: bool) -> None:
        dist = OPS[self.op].dist
        after = 0 if leaves else raised_key(key)
        if dist == box.SAME and leaves:
            return  # E-RAISE: the rest is lost
        if dist == box.FREE:
            after = 0
        if dist == box.DIFFERENT:
            after = self.used * KEYS + after if after else self.used
        s.ask(Raise(self.player, self.op, self.left - 1, after))

    def why_not(self, s: Thebai, action: Action) -> Refusal:
        verb = str(action[0])
        op = OPS[self.op]
        if not verb.startswith("raise"):
            return misplaced(s, self.player, action)
        kind = box.POPULATION if verb == "raise-estate" else box.ANY_KIND
        if verb == "raise":
            code = s.field[CITY[s.seats].field_index[str(action[1])]]
            if OWNER[code] == NOBODY:
                return Refusal("T-NO-60")
            if OWNER[code] != self.player:
                return Refusal("T-NO-29", seat=s.who(OWNER[code]))
            kind = KIND[code]
        if verb == "raise-supply":
            kind = box.KINDS.index(str(action[1]))
        if op.kind != box.ANY_KIND and kind not in (box.ANY_KIND, op.kind):
            return Refusal("T-NO-30", kind=box.KINDS[op.kind])
        place = {
            "raise": box.IN_CITY,
            "raise-supply": box.IN_SUPPLY,
            "raise-estate": box.ON_ESTATE,
        }.get(verb, box.IN_COUNCIL)
        if op.where != place and (op.where != box.EVERYWHERE or place == box.IN_COUNCIL):
            return Refusal("T-NO-31", where=box.PLACES[op.where])
        if not self.there_is(s, action):
            return Refusal("T-NO-60")
        return Refusal("T-NO-32", cause=box.DISTS[op.dist])

    def there_is(self, s: Thebai, action: Action) -> bool:
        key = key_of(s, action)
        if key >= CITY_KEY:
            return True
        if key < ESTATE_KEY:
            return s.supply[self.player * SUPPLY + key - 1] > 0
        return DIE <= s.estate[self.player * ESTATE + key - ESTATE_KEY] <= DIE + TOP


def key_of(s: Thebai, action: Action) -> int:
    verb = action[0]
    if verb == "raise":
        return CITY_KEY + CITY[s.seats].field_index[str(action[1])]
    if verb == "raise-supply":
        hoplite = 6 if action[1] == "hoplite" else 0
        return 1 + hoplite + LEVEL_INDEX[str(action[2])]
    if verb == "raise-estate":
        return ESTATE_KEY + CELL_INDEX[str(action[1])]
    return KEYS - 1


def raised_key(key: int) -> int:
    """The key of the same die after the raise."""
    return key if key >= ESTATE_KEY or (key - 1) % 6 == TOP else key + 1


def has_council_die(s: Thebai, player: int) -> bool:
    return player + 1 in s.path or player + 1 in s.monument


register("raise", Raise)
