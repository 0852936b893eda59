"""Antigone's rebellion: the automatic player of the solo game."""

from __future__ import annotations

from typing import ClassVar, Final

from petteia.core import pieces
from petteia.core.action import Action
from petteia.core.chance import Luck
from petteia.core.flow import Chance, Task, sequence
from petteia.games.thebai import components as box
from petteia.games.thebai.city import CITY, MARKED, NO_FIELD
from petteia.games.thebai.components import OPS, TRACK_LENGTH
from petteia.games.thebai.effects import Operation, perform, register
from petteia.games.thebai.rules.altar import move_marker
from petteia.games.thebai.rules.archon import free_stones
from petteia.games.thebai.rules.building import building_sites, matching_sides
from petteia.games.thebai.rules.commissions import lay_open, refill
from petteia.games.thebai.rules.dice import raise_in_city
from petteia.games.thebai.rules.herald import HERALD, raise_once, take_herald
from petteia.games.thebai.rules.points import score
from petteia.games.thebai.state import (
    ANTIGONE,
    COLOURS,
    KIND,
    LEVEL,
    NONE,
    OWNER,
    SUPPLY,
    Thebai,
    die,
)

ACTION: Final[list[Action]] = [("action", card) for card in box.ACTIONS]
ROLL: Final[list[Action]] = [("roll", level) for level in box.LEVEL_WORDS]
NOTHING_VP: Final = 2  # where a card finds nothing to do
RAISE_VP: Final = 1


def _altar_points() -> list[list[int]]:
    """T-SOLO-GEN-2: what the fields of the tracks are worth to her."""
    tracks: list[list[int]] = []
    for effects in box.ALTAR_EFFECTS:
        points = [0] * (TRACK_LENGTH + 1)
        for place in range(1, TRACK_LENGTH + 1):
            for number in box.EFFECTS[effects[place]]:
                op = OPS[number]
                if op.verb == "gain" and op.what == box.VP:
                    points[place] += op.n
        tracks.append(points)
    return tracks


def _end_pile(track: int) -> int:
    for number in box.EFFECTS[box.ALTAR_EFFECTS[track][TRACK_LENGTH]]:
        if OPS[number].verb == "take_blessing":
            return OPS[number].pile
    raise box.wrong("altar.toml", box.TRACKS[track], "its last field gives no blessing")


ALTAR_VP: Final = _altar_points()
END_PILE: Final = [_end_pile(box.DIONYSOS), _end_pile(box.ARES)]


# -- her turn ----------------------------------------------------------------------------------------


def open_card(s: Thebai) -> None:  # T-SOLO-TURN-1
    resolve(s, s.action_open)
    s.action_open = NONE


def resolve(s: Thebai, card: int) -> None:
    s.action_now = card
    s.actions_done += (card,)
    s.tell("action", box.ACTIONS[card])
    perform(s, ANTIGONE, box.ACTION_EFFECT[card])  # T-SOLO-GEN-6


def second_card(s: Thebai) -> None:  # T-SOLO-TURN-2
    s.ask(RevealAction(1))


def third_card(s: Thebai) -> None:  # T-SOLO-TURN-3
    if s.basics + s.specials:
        s.ask(RevealAction(0))
    else:
        s.tell("last-card")


class RevealAction(Chance[Thebai]):
    """The top card of a deck of so many basic and so many special cards still to come."""

    rule: ClassVar[str] = "T-SOLO-TURN-2"
    fields: ClassVar[str] = "resolved:number"

    def __init__(self, resolved: int) -> None:
        super().__init__()
        self.resolved = resolved

    def draw(self, s: Thebai, luck: Luck) -> Action:
        special = luck.below(s.basics + s.specials) >= s.basics
        return ACTION[luck.pick(cards_of_kind(s, special))]

    def outcomes(self, s: Thebai) -> list[tuple[Action, int]]:
        basic, special = cards_of_kind(s, False), cards_of_kind(s, True)
        weight = s.basics * max(1, len(special))
        found = [(ACTION[card], weight) for card in basic if s.basics]
        weight = s.specials * max(1, len(basic))
        return found + [(ACTION[card], weight) for card in special if s.specials]

    def answer(self, s: Thebai, action: Action) -> None:
        card = box.ACTIONS.index(str(action[1]))
        pieces.take(s.action_deck, card)
        if box.ACTION_SPECIAL[card]:
            s.specials -= 1
        else:
            s.basics -= 1
        if self.resolved:
            resolve(s, card)
        else:
            s.action_open = card
            s.tell("action-open", box.ACTIONS[card])


def cards_of_kind(s: Thebai, special: bool) -> list[int]:
    return [card for card in s.action_deck if box.ACTION_SPECIAL[card] == special]


# -- her archon ----------------------------------------------------------------------------------------


def move_archon(s: Thebai) -> None:  # T-SOLO-TURN-4
    place = END_CARD if s.action_open == NONE else box.ACTION_HERALD[s.action_open]
    card = s.herald_row[place]
    k = archon_stone(s, MARKED[card], box.HERALD_TAGS[card])
    s.ask(TakeNextHerald(place))
    if k == NO_FIELD:
        return
    s.archon[ANTIGONE] = k
    s.tell("archon-stands", s.who(ANTIGONE), CITY[s.seats].kadmeia[k])
    s.touched = 0
    s.ask(RaiseAround(k, 0))


END_CARD: Final = box.END_CARD_HERALD


def archon_stone(s: Thebai, anchor: int, tags: tuple[str, ...]) -> int:
    free = free_stones(s)
    for tag in tags:
        tagged = [k for k in free if tag in box.STONE_TAGS[s.stone_at(k)]]
        if tagged:
            return nearest(s, anchor, tagged)
    return nearest(s, anchor, free) if free else NO_FIELD


def nearest(s: Thebai, anchor: int, fields: list[int]) -> int:
    """T-SOLO-CHOICE for Kadmeia fields; ascending order is reading order."""
    city = CITY[s.seats]
    best, least = fields[0], city.steps(anchor, fields[0])
    for k in fields:
        if city.steps(anchor, k) < least:
            best, least = k, city.steps(anchor, k)
    return best


class RaiseAround(Task[Thebai]):
    """All dice beside a stone go up by one, clockwise from north."""  # T-SOLO-TURN-5

    fields: ClassVar[str] = "at:number side:number"

    def __init__(self, at: int, side: int) -> None:
        self.at = at
        self.side = side

    def run(self, s: Thebai) -> None:
        around = CITY[s.seats].around[self.at]
        for side in range(self.side, 4):
            f = around[side]
            if f != NO_FIELD and OWNER[s.field[f]] >= 0 and not s.touched >> f & 1:
                s.ask(RaiseAround(self.at, side + 1))
                raise_once(s, f)
                return


class TakeNextHerald(Task[Thebai]):  # T-SOLO-TURN-6
    fields: ClassVar[str] = "place:number"

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: Thebai) -> None:
        s.herald_discard += (s.herald_row[self.place],)
        s.herald_row = pieces.without(s.herald_row, self.place)
        s.ask(OpenHerald())


class OpenHerald(Chance[Thebai]):
    """A herald card is laid at the right of the open row."""

    rule: ClassVar[str] = "T-SOLO-TURN-6"

    def draw(self, s: Thebai, luck: Luck) -> Action:
        return HERALD[luck.pick(s.herald_deck or s.herald_discard)]

    def outcomes(self, s: Thebai) -> list[tuple[Action, int]]:
        return [(HERALD[card], 1) for card in s.herald_deck or sorted(s.herald_discard)]

    def answer(self, s: Thebai, action: Action) -> None:
        card = take_herald(s, action)
        s.herald_row += (card,)
        s.tell("herald-open", box.HERALDS[card])


ANTIGONES_TURN: Final = sequence("thebai.antigone", open_card, second_card, third_card, move_archon)


# -- her operations --------------------------------------------------------------------------------------


def anchor(s: Thebai) -> int:  # T-SOLO-CHOICE
    return MARKED[s.herald_row[0]]


def closest(s: Thebai, fields: list[int]) -> int:
    """T-SOLO-CHOICE for dice fields; ascending order is reading order."""
    city = CITY[s.seats]
    here = anchor(s)
    best, least = fields[0], city.distance(here, fields[0])
    for f in fields:
        if city.distance(here, f) < least:
            best, least = f, city.distance(here, f)
    return best


def again(operation: Operation, s: Thebai) -> None:
    """Every `n` is a number of repetitions, each with its own choice."""
    if operation.left > 1:
        kind = type(operation)
        s.ask(kind(operation.player, operation.op, operation.left - 1, 0))


def raise_highest(s: Thebai, player: int, kind: int, points: int, highest: bool = True) -> None:
    """Raise her die in the city with the highest (lowest) level; VP where there is none."""
    mine = [
        f
        for f, code in enumerate(s.field)
        if OWNER[code] == player and kind in (box.ANY_KIND, KIND[code])
    ]
    if not mine:
        score(s, player, points)
        return
    levels = [LEVEL[s.field[f]] for f in mine]
    level = max(levels) if highest else min(levels)
    raise_in_city(s, closest(s, [f for f in mine if LEVEL[s.field[f]] == level]))


def take_from_supply(s: Thebai, player: int, kind: int) -> int:
    """The level of a die taken, or NONE."""
    for level in range(6):
        at = player * SUPPLY + kind * 6 + level
        if s.supply[at]:
            s.supply[at] -= 1
            return level
    return NONE


def has_die(s: Thebai, player: int, kind: int) -> bool:
    at = player * SUPPLY + kind * 6
    return max(s.supply[at : at + 6]) > 0


def put_die(s: Thebai, player: int, kind: int, f: int) -> None:  # T-SOLO-GEN-7
    level = take_from_supply(s, player, kind)
    s.field[f] = die(player, kind, level)
    event = "die-placed" if kind == box.POPULATION else "hoplite-placed"
    s.tell(event, s.who(player), box.LEVEL_WORDS[level], CITY[s.seats].fields[f])


class AutoCitizen(Operation):
    def run(self, s: Thebai) -> None:
        again(self, s)
        city = CITY[s.seats]
        best: list[int] = []
        most = 1
        for f, holds in enumerate(s.field):
            stones = (s.city[city.first[f]] > 0) + (s.city[city.second[f]] > 0)
            if holds or stones < most:
                continue
            if stones > most:
                best, most = [], stones
            best.append(f)
        if best and has_die(s, self.player, box.POPULATION):
            put_die(s, self.player, box.POPULATION, closest(s, best))
        else:
            raise_highest(s, self.player, box.POPULATION, NOTHING_VP)


class AutoHoplite(Operation):
    def run(self, s: Thebai) -> None:
        again(self, s)
        city = CITY[s.seats]
        free = [f for f, holds in enumerate(s.field) if not holds]
        if s.marker != NONE:
            free = [f for f in city.in_row[s.marker] if not s.field[f]] or free
        if free and has_die(s, self.player, box.HOPLITE):
            put_die(s, self.player, box.HOPLITE, closest(s, free))
        else:
            raise_highest(s, self.player, box.HOPLITE, NOTHING_VP)


class AutoBuild(Operation):
    def run(self, s: Thebai) -> None:
        again(self, s)
        if any(s.stacks) and building_sites(s):
            s.ask(RollStack(self.player))
        else:
            score(s, self.player, NOTHING_VP)


def from_stack(s: Thebai, third: int) -> int:
    """T-SOLO-STACK: an empty stack is replaced by the next to the right, cyclically."""
    while not s.stacks[third]:
        third = (third + 1) % len(s.stacks)
    stone = s.stacks[third][-1]
    s.stacks = pieces.replaced(s.stacks, third, s.stacks[third][:-1])
    return stone


class Roll(Chance[Thebai]):
    """One of three by a population die."""  # T-SOLO-THREE

    rule: ClassVar[str] = "T-SOLO-THREE"

    def draw(self, s: Thebai, luck: Luck) -> Action:
        return luck.pick(ROLL)

    def outcomes(self, s: Thebai) -> list[tuple[Action, int]]:
        return [(roll, 1) for roll in ROLL]


def third_of(action: Action) -> int:
    return box.THIRD_OF[box.LEVEL_WORDS.index(str(action[1]))]


class RollStack(Roll):
    rule: ClassVar[str] = "T-SOLO-STACK"
    fields: ClassVar[str] = "builder:number"

    def __init__(self, builder: int) -> None:
        super().__init__()
        self.builder = builder

    def answer(self, s: Thebai, action: Action) -> None:
        s.tell("rolled", action[1])
        stone = from_stack(s, third_of(action))
        k = nearest(s, anchor(s), building_sites(s))
        best, most = 0, NONE
        for rotation in range(4):
            s.city = pieces.replaced(s.city, k, 1 + stone * 4 + rotation)
            matches = matching_sides(s, k).bit_count()
            if matches > most:
                best, most = rotation, matches
        s.city = pieces.replaced(s.city, k, 1 + stone * 4 + best)
        s.placed = pieces.raised(s.placed, self.builder)
        name = CITY[s.seats].kadmeia[k]
        s.tell("built", s.who(self.builder), box.STONES[stone], name, best)
        score(s, self.builder, most)


class AutoPray(Operation):
    def run(self, s: Thebai) -> None:
        again(self, s)
        players = len(s.vp)
        track = box.ACTION_TRACK[s.action_now]
        if s.altar[track * players + self.player] >= TRACK_LENGTH:
            track = 1 - track
        if s.altar[track * players + self.player] >= TRACK_LENGTH:
            score(s, self.player, RAISE_VP)
            return
        place = move_marker(s, self.player, track)
        score(s, self.player, ALTAR_VP[track][place])  # T-SOLO-GEN-2
        if place == TRACK_LENGTH:
            take_end_tile(s, self.player, END_PILE[track])


def take_end_tile(s: Thebai, player: int, pile: int) -> None:
    if s.blessing_left[pile]:
        value = box.BLESSING_VALUES[pile][box.BLESSING_COUNT[pile] - s.blessing_left[pile]]
        s.blessing_left = pieces.raised(s.blessing_left, pile, -1)
        s.blessings = pieces.raised(s.blessings, player)
        s.tell("blessing-taken", s.who(player), box.BLESSINGS[pile])
        score(s, player, int(value))


class AutoCommission(Operation):  # T-SOLO-GEN-1, T-R-32
    def run(self, s: Thebai) -> None:
        again(self, s)
        best = NONE
        for card in s.display:
            if card != NONE and (best == NONE or owned(s, self.player, card) < best):
                best = owned(s, self.player, card)
        for slot, card in enumerate(s.display):
            if card != NONE and owned(s, self.player, card) == best:
                s.display[slot] = NONE
                s.tell("fulfilled", s.who(self.player), box.CARDS[card])
                lay_open(s, self.player, card)
                refill(s)
                return


def owned(s: Thebai, player: int, card: int) -> int:
    """How many commissions of this card's colour the player has."""
    return s.colours[player * COLOURS + box.CARD_COLOUR[card]]


class AutoDiscard(Operation):
    def run(self, s: Thebai) -> None:
        again(self, s)
        for slot, card in enumerate(s.display):
            if card != NONE:
                s.display[slot] = NONE
                s.cards_out += (card,)
                s.tell("card-discarded", box.CARDS[card])
                refill(s)
                return


class AutoRaise(Operation):
    def run(self, s: Thebai) -> None:
        again(self, s)
        op = OPS[self.op]
        raise_highest(s, self.player, op.kind, RAISE_VP, op.highest)


class AutoRaiseNearArchon(Operation):
    def run(self, s: Thebai) -> None:
        k = s.archon[self.player]
        if k == NONE:
            return
        for f in CITY[s.seats].around[k]:
            if f != NO_FIELD and OWNER[s.field[f]] == self.player:
                raise_in_city(s, f)


class AutoPoints(Operation):
    def run(self, s: Thebai) -> None:
        score(s, self.player, self.left)


class AutoDestiny(Operation):  # T-SOLO-DESTINY
    def run(self, s: Thebai) -> None:
        s.tell("destiny", box.DESTINIES[s.destiny])
        perform(s, self.player, box.DESTINY_EFFECT[s.destiny])


register("auto_citizen", AutoCitizen)
register("auto_hoplite", AutoHoplite)
register("auto_build", AutoBuild)
register("auto_pray", AutoPray)
register("auto_commission", AutoCommission)
register("auto_discard", AutoDiscard)
register("auto_raise", AutoRaise)
register("auto_raise_near_archon", AutoRaiseNearArchon)
register("auto_vp", AutoPoints)
register("auto_destiny", AutoDestiny)
