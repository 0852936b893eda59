"""Setting up: what lies where, and the two choices before the first round.

Alone one sets up as for two, with Antigone as the second player.  # T-SOLO-SETUP-1
"""

from __future__ import annotations

from typing import ClassVar, Final

from petteia.core import pieces
from petteia.core.action import UNSEEN, Action
from petteia.core.chance import Luck
from petteia.core.errors import Refusal
from petteia.core.flow import Chance, Question, sequence
from petteia.core.pieces import Row
from petteia.core.sight import Private
from petteia.core.state import Settings
from petteia.games.thebai import components as box
from petteia.games.thebai.city import CITY
from petteia.games.thebai.refusals import CARD_INDEX, CELL_INDEX, misplaced
from petteia.games.thebai.rules.antigone import OpenHerald, RevealAction, Roll, from_stack, third_of
from petteia.games.thebai.rules.building import take_stone
from petteia.games.thebai.rules.commissions import lay_open, refill
from petteia.games.thebai.rules.conflict import RevealFate
from petteia.games.thebai.rules.council import TUMULT_DRAWN
from petteia.games.thebai.rules.round import ROUND
from petteia.games.thebai.state import (
    ANTIGONE,
    ESTATE,
    ITEMS,
    NONE,
    PLAYERS,
    SUPPLY,
    TUMULT,
    Thebai,
)

HEROES_DEALT: Final[list[Action]] = [("dealt-hero", hero) for hero in box.HEROES]
GATES_DEALT: Final[list[Action]] = [("dealt-gate", gate) for gate in box.GATES]
SEATED: Final[list[Action]] = [("seated", player) for player in range(4)]
STONES_DEALT: Final[list[Action]] = [("dealt-stone", stone) for stone in box.STONES]
LAID: Final[list[list[Action]]] = [
    [("laid", stone, rotation) for rotation in range(4)] for stone in box.STONES
]
DESTINY: Final[list[Action]] = [("destiny", card) for card in box.DESTINIES]
SET_ASIDE: Final[list[Action]] = [("set-aside", cell) for cell in box.CELLS]
START_WITH: Final[list[Action]] = [("start-with", box.CARDS[card]) for card in box.START_CARDS]
SET_ASIDE_COLUMN: Final = int(box.BOARD["start"]["set_aside_column"]) - 1
NEUTRAL_COLUMN: Final = int(box.BOARD["start"]["neutral_column"]) - 1


def opening(seats: int, settings: Settings) -> Thebai:
    state = Thebai(seats, settings)
    state.begin(SETUP)
    state.settle()
    return state


# -- the common set-up -----------------------------------------------------------------------------


def heroes(s: Thebai) -> None:  # T-SETUP-2
    s.ask_all([DealHero(row) for row in range(len(s.hero_row))])


class DealHero(Chance[Thebai]):
    rule: ClassVar[str] = "T-SETUP-2"
    fields: ClassVar[str] = "row:number"

    def __init__(self, row: int) -> None:
        super().__init__()
        self.row = row

    def left(self, s: Thebai) -> list[int]:
        return [hero for hero in range(len(box.HEROES)) if hero not in s.hero_row]

    def draw(self, s: Thebai, luck: Luck) -> Action:
        return HEROES_DEALT[luck.pick(self.left(s))]

    def outcomes(self, s: Thebai) -> list[tuple[Action, int]]:
        return [(HEROES_DEALT[hero], 1) for hero in self.left(s)]

    def answer(self, s: Thebai, action: Action) -> None:
        s.hero_row = pieces.replaced(s.hero_row, self.row, box.HEROES.index(str(action[1])))


def marked_heroes(s: Thebai) -> None:  # T-SOLO-SETUP-2
    if s.seats == 1:
        plain = [hero for hero in s.hero_row if not box.HERO_MARKED[hero]]
        marked = [hero for hero in s.hero_row if box.HERO_MARKED[hero]]
        s.hero_row = (*plain, *marked)


def attacks(s: Thebai) -> None:  # T-SETUP-3: face down, so any of them may lie anywhere
    s.attack_pile = list(range(len(box.ATTACKS)))


def gates(s: Thebai) -> None:  # T-SETUP-4
    s.ask_all([DealGate(row) for row in range(len(s.gate_row))])


class DealGate(Chance[Thebai]):
    rule: ClassVar[str] = "T-SETUP-4"
    fields: ClassVar[str] = "row:number"

    def __init__(self, row: int) -> None:
        super().__init__()
        self.row = row

    def left(self, s: Thebai) -> list[int]:
        return [gate for gate in range(len(box.GATES)) if gate not in s.gate_row]

    def draw(self, s: Thebai, luck: Luck) -> Action:
        return GATES_DEALT[luck.pick(self.left(s))]

    def outcomes(self, s: Thebai) -> list[tuple[Action, int]]:
        return [(GATES_DEALT[gate], 1) for gate in self.left(s)]

    def answer(self, s: Thebai, action: Action) -> None:
        s.gate_row = pieces.replaced(s.gate_row, self.row, box.GATES.index(str(action[1])))


def fate_tiles(s: Thebai) -> None:  # T-SETUP-5, T-R-04
    small = s.seats < 3
    s.fate_pile = [t for t in range(len(box.FATES)) if not (small and box.FATE_REMOVED[t])]
    s.ask_all([RevealFate(place) for place in range(box.VISIBLE)])


def attack_marker(s: Thebai) -> None:  # T-SETUP-6
    for turn in range(1, box.VISIBLE + 1):
        if s.conflict_row(turn) != NONE:
            s.marker = s.conflict_row(turn)
            return


def commissions(s: Thebai) -> None:  # T-SETUP-7
    s.display = list(box.START_CARDS)
    s.deck = [card for card in range(len(box.CARDS)) if card not in box.START_CARDS]


def tumult(s: Thebai) -> None:  # T-SETUP-10; blessing and aid piles lie ready: T-SETUP-8, T-SETUP-9
    s.tumult_deck = list(range(len(box.TUMULTS)))
    s.ask(DealTumult())


class DealTumult(Chance[Thebai]):
    rule: ClassVar[str] = "T-SETUP-10"

    def draw(self, s: Thebai, luck: Luck) -> Action:
        return TUMULT_DRAWN[luck.pick(s.tumult_deck)]

    def outcomes(self, s: Thebai) -> list[tuple[Action, int]]:
        return [(TUMULT_DRAWN[card], 1) for card in s.tumult_deck]

    def answer(self, s: Thebai, action: Action) -> None:
        card = box.TUMULTS.index(str(action[1]))
        for at in box.TUMULT_FIELDS[card][: box.TUMULT_TILES[s.seats]]:
            s.monument = pieces.replaced(s.monument, at, TUMULT)
        if s.seats > 1:  # T-SOLO-SETUP-9: alone, all nine become a deck
            s.tumult_deck = []


def heralds(s: Thebai) -> None:  # T-SETUP-11
    if s.seats < 3:
        s.herald_deck = list(range(len(box.HERALDS)))


# -- the personal set-up ---------------------------------------------------------------------------


def turn_order(s: Thebai) -> None:  # T-PSETUP-2, T-PSETUP-3
    if s.seats == 1:  # T-SOLO-SETUP-5
        stack_markers(s, (0, ANTIGONE))
    else:
        s.order = ()
        s.ask_all([DealSeat() for _ in range(s.seats)])


def stack_markers(s: Thebai, top_first: Row) -> None:
    """The order of the Dionysos stack, top first, is the turn order; the Ares stack is reversed."""
    s.order = top_first
    s.altar_rank = top_first[::-1] + top_first  # T-R-26: the lower marker is ahead


class DealSeat(Chance[Thebai]):
    rule: ClassVar[str] = "T-PSETUP-2"

    def left(self, s: Thebai) -> list[int]:
        return [player for player in range(s.seats) if player not in s.order]

    def draw(self, s: Thebai, luck: Luck) -> Action:
        return SEATED[luck.pick(self.left(s))]

    def outcomes(self, s: Thebai) -> list[tuple[Action, int]]:
        return [(SEATED[player], 1) for player in self.left(s)]

    def answer(self, s: Thebai, action: Action) -> None:
        s.order += (int(action[1]),)
        if len(s.order) == s.seats:
            stack_markers(s, s.order)


def supplies(s: Thebai) -> None:  # T-PSETUP-6, T-PSETUP-7, T-PSETUP-8
    for place, player in enumerate(s.order):
        if s.is_antigone(player):  # T-SOLO-SETUP-3
            s.supply[player * SUPPLY] = box.POPULATION_DICE
            s.supply[player * SUPPLY + 6] = box.HOPLITE_DICE
            s.tiles_left = pieces.replaced(s.tiles_left, player, 0)
            s.vp[player] = s.challenge("antigone_start_vp", box.ANTIGONE_VP)
            continue
        s.supply[player * SUPPLY + 6 + box.HOPLITE_START] = box.HOPLITE_DICE
        levels = box.START_LEVELS[place]
        for level in levels:
            s.supply[player * SUPPLY + level] += 1
        s.general[player] = box.POPULATION_DICE - len(levels)
        for good in range(3):
            s.items[player * ITEMS + good] = box.START_GOODS[good]
        s.items[player * ITEMS + box.DRACHMA] = box.START_DRACHMAS[place]
        if s.challenge("human_start_goods_and_drachma", NONE) != NONE:
            for thing in range(ITEMS):
                s.items[player * ITEMS + thing] = s.challenge("human_start_goods_and_drachma", 0)


def estates(s: Thebai) -> None:  # T-PSETUP-1, T-PSETUP-5
    for player in range(len(s.vp) - 1, -1, -1):
        if s.is_antigone(player):
            s.stacks = ((), (), ())
            for at in range(2, -1, -1):
                s.ask_all(
                    [DealStone(player, at, box.NEUTRAL), *[DealStone(player, at, player)] * 3]
                )
            continue
        cells: list[DealStone] = []
        for cell in range(ESTATE - 1, -1, -1):
            column = cell % box.COLUMNS
            if column:
                colour = box.NEUTRAL if column == NEUTRAL_COLUMN else player
                cells.append(DealStone(player, cell, colour))
        s.ask_all(cells)


class DealStone(Chance[Thebai]):
    """A stone of a colour to a field of an estate, or to a stack of Antigone."""  # T-SOLO-SETUP-4

    rule: ClassVar[str] = "T-PSETUP-5"
    fields: ClassVar[str] = "owner:seat cell:number colour:number"

    def __init__(self, owner: int, cell: int, colour: int) -> None:
        super().__init__()
        self.owner = owner
        self.cell = cell
        self.colour = colour

    def left(self, s: Thebai) -> list[int]:
        return [stone for stone in s.bag if box.STONE_SET[stone] == self.colour]

    def draw(self, s: Thebai, luck: Luck) -> Action:
        return STONES_DEALT[luck.pick(self.left(s))]

    def outcomes(self, s: Thebai) -> list[tuple[Action, int]]:
        return [(STONES_DEALT[stone], 1) for stone in self.left(s)]

    def answer(self, s: Thebai, action: Action) -> None:
        stone = box.STONES.index(str(action[1]))
        s.bag.remove(stone)
        if s.is_antigone(self.owner):
            s.stacks = pieces.replaced(s.stacks, self.cell, (*s.stacks[self.cell], stone))
        else:
            s.estate[self.owner * ESTATE + self.cell] = stone + 1
            s.rows_left = pieces.raised(s.rows_left, self.owner * 3 + self.cell // box.COLUMNS)


# -- the two choices -------------------------------------------------------------------------------


def start_stones(s: Thebai) -> None:  # T-PSETUP-9: in turn order, private until all have chosen
    s.ask_all([SetAside(player) for player in s.order if not s.is_antigone(player)])


class SetAside(Question[Thebai]):
    rule: ClassVar[str] = "T-PSETUP-9"  # T-DEC-1
    automatic: ClassVar[bool] = False

    def options(self, s: Thebai) -> list[Action]:
        return [SET_ASIDE[row * box.COLUMNS + SET_ASIDE_COLUMN] for row in range(3)]

    def answer(self, s: Thebai, action: Action) -> None:
        row = CELL_INDEX[str(action[1])] // box.COLUMNS
        s.set_aside = pieces.replaced(s.set_aside, self.player, (row,))
        s.tell("set-aside", s.who(self.player), Private(self.player, str(action[1])))

    def why_not(self, s: Thebai, action: Action) -> Refusal:
        if action[0] != "set-aside":
            return misplaced(s, self.player, action)
        return Refusal("T-NO-54")

    def shown(self, action: Action, viewer: int) -> Action:
        return action if viewer == self.player else ("set-aside", UNSEEN)


def gather(s: Thebai) -> None:
    for player in s.order:
        if s.is_antigone(player):
            s.ask(RollStart())  # T-SOLO-SETUP-10
            continue
        cell = s.set_aside[player][0] * box.COLUMNS + SET_ASIDE_COLUMN
        stone = take_stone(s, player, cell)
        s.start_stones += (stone,)
        s.tell("start-stone", s.who(player), box.STONES[stone], box.CELLS[cell])
    s.set_aside = ()
    spare = len(start_fields(s)) - len(s.order)
    s.ask_all([DealStart() for _ in range(spare)])


def start_fields(s: Thebai) -> list[int]:
    city = CITY[s.seats]
    return [k for k in city.start if s.seats != 4 or k not in city.start_three]


class RollStart(Roll):
    rule: ClassVar[str] = "T-SOLO-SETUP-10"

    def answer(self, s: Thebai, action: Action) -> None:
        stone = from_stack(s, third_of(action))
        s.start_stones += (stone,)
        s.tell("rolled", action[1])


class DealStart(Chance[Thebai]):
    """A stone of the unused colour; with two players the first one fixes the colour."""

    rule: ClassVar[str] = "T-PSETUP-9"

    def left(self, s: Thebai) -> list[int]:
        players = PLAYERS[s.seats]
        unused = [box.STONE_SET[t] for t in s.start_stones if box.STONE_SET[t] >= players]
        return [
            stone
            for stone in s.bag
            if players <= box.STONE_SET[stone] < box.NEUTRAL
            and (not unused or box.STONE_SET[stone] == unused[0])
        ]

    def draw(self, s: Thebai, luck: Luck) -> Action:
        return STONES_DEALT[luck.pick(self.left(s))]

    def outcomes(self, s: Thebai) -> list[tuple[Action, int]]:
        return [(STONES_DEALT[stone], 1) for stone in self.left(s)]

    def answer(self, s: Thebai, action: Action) -> None:
        stone = box.STONES.index(str(action[1]))
        s.bag.remove(stone)
        s.start_stones += (stone,)


def lay_start_stones(s: Thebai) -> None:
    s.ask_all([LayStone(k) for k in start_fields(s)])


class LayStone(Chance[Thebai]):
    """One of the start stones, in any orientation, on a start field."""

    rule: ClassVar[str] = "T-PSETUP-9"
    fields: ClassVar[str] = "at:number"

    def __init__(self, at: int) -> None:
        super().__init__()
        self.at = at

    def draw(self, s: Thebai, luck: Luck) -> Action:
        return luck.pick(LAID[luck.pick(s.start_stones)])

    def outcomes(self, s: Thebai) -> list[tuple[Action, int]]:
        return [(LAID[stone][rotation], 1) for stone in s.start_stones for rotation in range(4)]

    def answer(self, s: Thebai, action: Action) -> None:
        stone = box.STONES.index(str(action[1]))
        s.start_stones = pieces.without(s.start_stones, s.start_stones.index(stone))
        s.city = pieces.replaced(s.city, self.at, 1 + stone * 4 + int(action[2]))
        s.tell("laid", CITY[s.seats].kadmeia[self.at], box.STONES[stone], int(action[2]))


def start_commissions(s: Thebai) -> None:  # T-PSETUP-10
    if s.seats == 1:
        s.ask_all([StartWith(0), RollCommission()])
    else:
        s.ask_all([StartWith(player) for player in reversed(s.order)])


class StartWith(Question[Thebai]):
    rule: ClassVar[str] = "T-PSETUP-10"  # T-DEC-2

    def options(self, s: Thebai) -> list[Action]:
        return [START_WITH[box.START_CARDS.index(card)] for card in s.display if card != NONE]

    def answer(self, s: Thebai, action: Action) -> None:
        card = CARD_INDEX[str(action[1])]
        s.display[s.display.index(card)] = NONE
        s.open_hand.append(card * 4 + self.player)
        s.tell("card-taken", s.who(self.player), box.CARDS[card])

    def why_not(self, s: Thebai, action: Action) -> Refusal:
        if action[0] != "start-with":
            return misplaced(s, self.player, action)
        return Refusal("T-NO-53", cause="gone")


class RollCommission(Roll):
    rule: ClassVar[str] = "T-SOLO-SETUP-11"

    def answer(self, s: Thebai, action: Action) -> None:
        left = [slot for slot in range(box.DISPLAY) if s.display[slot] != NONE]
        slot = left[third_of(action)]
        card = s.display[slot]
        s.display[slot] = NONE
        s.tell("rolled", action[1])
        s.tell("fulfilled", s.who(ANTIGONE), box.CARDS[card])
        lay_open(s, ANTIGONE, card)


def new_display(s: Thebai) -> None:
    s.cards_out = tuple([card for card in s.display if card != NONE])
    s.display = [NONE] * box.DISPLAY
    refill(s)


# -- Antigone -----------------------------------------------------------------------------------------


def rebellion(s: Thebai) -> None:
    if s.seats > 1:
        return
    s.action_deck = list(range(len(box.ACTIONS)))  # T-SOLO-SETUP-6
    s.specials = s.challenge("special_cards_used", box.SPECIALS_USED)
    s.basics = box.ACTION_CARDS - s.specials
    s.ask_all([RevealAction(0), DealDestiny(), OpenHerald(), OpenHerald()])  # T-SOLO-SETUP-8


class DealDestiny(Chance[Thebai]):
    rule: ClassVar[str] = "T-SOLO-SETUP-7"

    def draw(self, s: Thebai, luck: Luck) -> Action:
        return luck.pick(DESTINY)

    def outcomes(self, s: Thebai) -> list[tuple[Action, int]]:
        return [(destiny, 1) for destiny in DESTINY]

    def answer(self, s: Thebai, action: Action) -> None:
        s.destiny = box.DESTINIES.index(str(action[1]))
        s.tell("destiny-open", action[1])


def first_round(s: Thebai) -> None:
    s.begin(ROUND)


SETUP: Final = sequence(
    "thebai.setup",
    heroes,
    marked_heroes,
    attacks,
    gates,
    fate_tiles,
    attack_marker,
    commissions,
    tumult,
    heralds,
    turn_order,
    supplies,
    estates,
    rebellion,
    start_stones,
    gather,
    lay_start_stones,
    start_commissions,
    new_display,
    first_round,
)
