"""Positions for the tests of Thebai, built from words; every change keeps what always holds."""

from __future__ import annotations

from typing import Any, ClassVar

from petteia import games
from petteia.core import pieces
from petteia.core.action import Action, parse, text
from petteia.core.chance import Luck
from petteia.core.flow import CHANCE, Chance, Frame, Question, Walk
from petteia.games.thebai import components as box
from petteia.games.thebai.city import CITY
from petteia.games.thebai.effects import link, perform
from petteia.games.thebai.refusals import AID_INDEX, CARD_INDEX, CELL_INDEX, MONUMENT_INDEX
from petteia.games.thebai.rules.commissions import lay_open
from petteia.games.thebai.state import (
    AID,
    AIDS,
    COLOURS,
    DIE,
    ESTATE,
    HERO,
    ITEMS,
    KIND,
    LASTING,
    MARKER,
    NOBODY,
    NONE,
    OWNER,
    SUPPLY,
    TUMULT,
    Thebai,
    die,
)

game = games.load("thebai")
A, B, C, D = range(4)
ANTIGONE = 1
PASS = "pass"


class Rest(Question[Thebai]):
    """Lies at the bottom of the stack: what was begun is over, the game is not."""

    rule: ClassVar[str] = "T-FLOW"
    automatic: ClassVar[bool] = False

    def options(self, s: Thebai) -> list[Action]:
        return [("continue",)]


class Position:
    """A sitting in round 1, its city empty, its stack cleared; then one changes what matters."""

    def __init__(self, seats: int = 3, seed: int = 1, **settings: str) -> None:
        self.seats = seats
        self.luck = Luck(seed)
        state = game.new(seats, {name.replace("_", "-"): v for name, v in settings.items()})
        assert isinstance(state, Thebai)
        self.s = state
        while state.round == 0:
            self.any_answer()
        self.clear()

    def any_answer(self) -> None:
        asked = self.s.question()
        if isinstance(asked, Chance):
            self.s.apply(CHANCE, asked.draw(self.s, self.luck))
        else:
            self.s.apply(self.s.player(), self.s.options(self.s.player())[0])

    def clear(self) -> None:
        s = self.s
        s.stack[:] = [Rest(A)]
        s.offered = None
        s.events = []
        s.bag += [s.stone_at(k) for k in range(len(s.city)) if s.city[k]]
        s.city = (0,) * len(s.city)
        s.order = tuple(range(len(s.vp)))
        s.altar_rank = s.order * 2
        s.active = A
        s.fresh = 1
        s.commission_used = s.aid_used = s.citizen_used = 0
        s.monument = (0,) * len(s.monument)
        for player in range(self.seats):
            self.items(player)
            for entry in [e for e in s.open_hand if e & 3 == player]:
                s.open_hand.remove(entry)
                s.cards_out += (entry >> 2,)

    # -- changing --------------------------------------------------------------------------

    def items(self, player: int, a: int = 0, g: int = 0, b: int = 0, d: int = 0) -> None:
        self.s.items[player * ITEMS : player * ITEMS + ITEMS] = [a, g, b, d]

    def goods(self, player: int) -> list[int]:
        return self.s.items[player * ITEMS : player * ITEMS + ITEMS]

    def stone(self, place: str, name: str | None = None, rotation: int = 0) -> None:
        """A stone on a Kadmeia field; from an estate it is swapped with one of the bag."""
        s = self.s
        k = CITY[self.seats].kadmeia_index[place]
        if s.city[k]:
            s.bag.append(s.stone_at(k))
        stone = s.bag[-1] if name is None else box.STONES.index(name)
        if stone in s.bag:
            s.bag.remove(stone)
        else:
            self.swap_away(stone)
        s.city = pieces.replaced(s.city, k, 1 + stone * 4 + rotation)

    def swap_away(self, stone: int, kept: list[int] | None = None) -> None:
        """Another stone of the bag, none of those kept, takes its place."""
        s = self.s
        other = next(spare for spare in s.bag[::-1] if spare not in (kept or []))
        s.bag.remove(other)
        if stone + 1 in s.estate:
            s.estate[s.estate.index(stone + 1)] = other + 1
            return
        s.stacks = tuple(
            [tuple([other if one == stone else one for one in stack]) for stack in s.stacks]
        )

    def stones(self, *places: str) -> None:
        for place in places:
            self.stone(place)

    def estate(self, player: int, row: str, *names: str | None) -> None:
        """The stones of a row of an estate, left to right; None is any."""
        s = self.s
        first = player * ESTATE + box.ROWS.index(row) * box.COLUMNS
        for at in range(first, first + box.COLUMNS):
            if 1 <= s.estate[at] < DIE:
                s.bag.append(s.estate[at] - 1)
                s.estate[at] = 0
        named = [box.STONES.index(name) for name in names if name is not None]
        for stone in named:
            if stone not in s.bag:
                self.swap_away(stone, named)
                s.bag.append(stone)
        start = first + box.COLUMNS - len(names)
        for at, name in enumerate(names):
            spare = [t for t in s.bag if t not in named]
            stone = spare[0] if name is None else box.STONES.index(name)
            s.bag.remove(stone)
            s.estate[start + at] = stone + 1
        s.rows_left = pieces.replaced(s.rows_left, player * 3 + box.ROWS.index(row), len(names))

    def no_stones(self, player: int) -> None:
        for row in box.ROWS:
            self.estate(player, row)

    def population(self, player: int, *levels: str) -> None:
        """The population dice of a supply; the rest lies in the general supply."""
        s = self.s
        s.supply[player * SUPPLY : player * SUPPLY + 6] = [0] * 6
        for level in levels:
            s.supply[player * SUPPLY + box.LEVEL_WORDS.index(level)] += 1
        self.balance(player)

    def balance(self, player: int) -> None:
        s = self.s
        used = sum(s.supply[player * SUPPLY : player * SUPPLY + 6])
        used += len([1 for c in s.field if OWNER[c] == player and KIND[c] == box.POPULATION])
        used += s.path.count(player + 1) + s.monument.count(player + 1)
        estate = s.estate[player * ESTATE : player * ESTATE + ESTATE]
        used += len([1 for holds in estate if DIE <= holds < AID])
        s.general[player] = box.POPULATION_DICE - used
        assert s.general[player] >= 0

    def hoplites(self, player: int, *levels: str) -> None:
        """The hoplites of a supply."""
        s = self.s
        at = player * SUPPLY + 6
        s.supply[at : at + 6] = [0] * 6
        for level in levels:
            s.supply[at + box.LEVEL_WORDS.index(level)] += 1

    def die(self, player: int, kind: str, level: str, field: str) -> None:
        """A die in the city, from the general supply or from the hoplites of the supply."""
        s = self.s
        f = CITY[self.seats].field_index[field]
        assert not s.field[f]
        s.field[f] = die(player, box.KINDS.index(kind), box.LEVEL_WORDS.index(level))
        if kind == "population" and not s.is_antigone(player):
            self.balance(player)
            return
        at = player * SUPPLY + 6 * box.KINDS.index(kind)
        for slot in range(at, at + 6):
            if s.supply[slot]:
                s.supply[slot] -= 1
                return

    def hero(self, player: int, name: str, field: str | None = None) -> None:
        s = self.s
        hero = box.HEROES.index(name)
        s.hero_owner = pieces.replaced(s.hero_owner, hero, player)
        if hero in s.hero_row:
            s.hero_row = pieces.replaced(s.hero_row, s.hero_row.index(hero), NONE)
        if field is not None:
            s.field[CITY[self.seats].field_index[field]] = HERO + hero

    def show_heroes(self, *names: str) -> None:
        rows = len(self.s.hero_row)
        shown = [box.HEROES.index(name) for name in names]
        self.s.hero_row = (*shown, *[NONE] * (rows - len(shown)))

    def marker(self, field: str) -> None:
        self.s.field[CITY[self.seats].field_index[field]] = MARKER
        self.s.markers_left -= 1

    def archon(self, player: int, place: str | None) -> None:
        index = CITY[self.seats].kadmeia_index
        self.s.archon[player] = NONE if place is None else index[place]

    def leader(self, player: int, row: int) -> None:
        """The next leader of a player, in a row; its hoplite leaves the supply."""
        s = self.s
        s.leaders = pieces.replaced(
            s.leaders, (row - 1) * len(s.vp) + player, box.LEADERS[s.leaders_set[player]]
        )
        s.leaders_set = pieces.raised(s.leaders_set, player)
        at = player * SUPPLY + 6
        slot = next(slot for slot in range(at, at + 6) if s.supply[slot])
        s.supply[slot] -= 1

    def hand(self, player: int, *cards: str) -> None:
        """Cards from the deck, taken openly."""
        for card in cards:
            number = CARD_INDEX[card]
            self.fetch(number)
            self.s.open_hand.append(number * 4 + player)

    def fetch(self, card: int) -> None:
        """Take a card out of wherever it lies."""
        s = self.s
        if card in s.deck:
            s.deck.remove(card)
        elif card in s.cards_out:
            s.cards_out = tuple([other for other in s.cards_out if other != card])
        else:
            s.display[s.display.index(card)] = s.deck.pop(0)

    def fulfilled(self, player: int, *colours: str) -> None:
        """Fulfilled commissions of these colours."""
        for colour in colours:
            wanted = box.CARD_COLOURS.index(colour)
            spare = [c for c in self.s.deck if box.CARD_COLOUR[c] == wanted]
            self.s.deck.remove(spare[0])
            lay_open(self.s, player, spare[0])

    def show(self, *cards: str) -> None:
        """The display."""
        for slot, card in enumerate(cards):
            number = CARD_INDEX[card]
            if self.s.display[slot] == number:
                continue
            self.fetch(number)
            self.s.deck.append(self.s.display[slot])
            self.s.deck.sort()
            self.s.display[slot] = number

    def aid(self, player: int, name: str) -> None:
        self.s.aid = pieces.raised(self.s.aid, player * AIDS + AID_INDEX[name])
        self.s.aid_left = pieces.raised(self.s.aid_left, AID_INDEX[name], -1)
        self.s.aid_taken = pieces.raised(self.s.aid_taken, player)

    def on_estate(self, player: int, cell: str, what: str) -> None:
        """A die (by its level) or an aid tile (by its name) on an open field."""
        holds = AID + AID_INDEX[what] if what in AID_INDEX else DIE + box.LEVEL_WORDS.index(what)
        at = player * ESTATE + CELL_INDEX[cell]
        assert not self.s.estate[at], f"{cell} is not open"
        self.s.estate[at] = holds
        self.balance(player)

    def bless(self, player: int, name: str) -> None:
        perform(self.s, player, box.BLESSING_EFFECTS[box.BLESSINGS.index(name)][0])
        self.s.blessings = pieces.raised(self.s.blessings, player)
        self.s.settle()

    def altar(self, track: str, *places: int, ahead: list[int] | None = None) -> None:
        """Where the markers of a track lie; `ahead` orders those on one field."""
        s, players, at = self.s, len(self.s.vp), box.TRACKS.index(track)
        start, end = at * players, (at + 1) * players
        s.altar = (*s.altar[:start], *places, *s.altar[end:])
        first = ahead if ahead is not None else list(range(players))
        rank = sorted(range(players), key=lambda p: (-places[p], first.index(p)))
        s.altar_rank = (*s.altar_rank[:start], *rank, *s.altar_rank[end:])

    def member(self, player: int, field: str) -> None:
        at = MONUMENT_INDEX[field]
        self.s.monument = pieces.replaced(self.s.monument, at, player + 1)
        if not self.s.is_antigone(player):
            self.balance(player)
        else:
            self.s.supply[player * SUPPLY] -= 1

    def tile(self, player: int, field: str) -> None:
        at = MONUMENT_INDEX[field]
        self.s.tiles = pieces.replaced(self.s.tiles, at, self.s.tiles[at] | 1 << player)
        self.s.tiles_left = pieces.raised(self.s.tiles_left, player, -1)

    def tumult(self, *fields: str) -> None:
        for field in fields:
            at = MONUMENT_INDEX[field]
            self.s.monument = pieces.replaced(self.s.monument, at, TUMULT)

    def gate(self, row: int, name: str) -> None:
        """This gate tile at a row; it changes places with the one there."""
        s, gate = self.s, box.GATES.index(name)
        if gate in s.gate_row:
            s.gate_row = pieces.replaced(s.gate_row, s.gate_row.index(gate), s.gate_row[row - 1])
        s.gate_row = pieces.replaced(s.gate_row, row - 1, gate)

    def claim(self, player: int, count: int) -> None:
        taken = [gate for gate in range(len(box.GATES)) if self.s.gate_owner[gate] == NOBODY]
        for gate in taken[:count]:
            self.s.gate_owner = pieces.replaced(self.s.gate_owner, gate, player)
            if gate in self.s.gate_row:
                self.s.gate_row = pieces.replaced(
                    self.s.gate_row, self.s.gate_row.index(gate), NONE
                )

    def fate(self, turn: int, name: str) -> None:
        """The tile of a round, taken from the pile or from another round."""
        s, tile = self.s, box.FATES.index(name)
        if tile in s.fate:
            s.fate = pieces.replaced(s.fate, s.fate.index(tile), s.fate[turn - 1])
        elif tile in s.fate_pile:
            s.fate_pile.remove(tile)
        s.fate = pieces.replaced(s.fate, turn - 1, tile)

    # -- running -----------------------------------------------------------------------------

    def begin(self, what: Walk | Frame) -> Position:
        self.s.ask(what)
        self.s.settle()
        return self

    def effect(self, player: int, *ops: dict[str, Any]) -> Position:
        """Run operations written as in the data."""
        file = box.SOLO if str(ops[0]["op"]).startswith("auto_") else "test"
        number = box.Compiler(file, (box.AIDS, box.BLESSINGS)).effect("test", list(ops))
        link()
        self.run(player, number)
        return self

    def rest(self) -> None:
        """Drop all that is being decided."""
        self.s.stack[:] = [Rest(A)]
        self.s.offered = None

    def ask(self, question: Frame) -> None:
        """A question on top, with nothing below; not settled, so that a lone option stays."""
        self.rest()
        self.s.ask(question)

    def run(self, player: int, effect: int) -> Position:
        perform(self.s, player, effect)
        self.s.settle()
        return self

    def say(self, *answers: str) -> Position:
        """Answers of whoever must decide; those of the dealer begin with a star."""
        for answer in answers:
            dealer = answer.startswith("*")
            seat = CHANCE if dealer else self.s.player()
            assert dealer or self.s.player() >= 0, f"{self.asked} is asked, not {answer}"
            self.s.apply(seat, parse(answer.lstrip("* ")))
            self.s.check()
        return self

    def deal(self) -> Position:
        """Let the dealer answer at random."""
        while isinstance(asked := self.s.question(), Chance):
            self.s.apply(CHANCE, asked.draw(self.s, self.luck))
        return self

    def why(self, answer: str) -> str:
        """The rule that forbids an answer to the question on top."""
        asked = self.s.question()
        assert asked is not None
        action = parse(answer)
        assert action in game.vocabulary(self.seats, self.s.settings), f"unknown: {answer}"
        assert action not in asked.options(self.s), f"{answer} is legal"
        return asked.why_not(self.s, action).rule

    @property
    def options(self) -> list[str]:
        return [text(action) for action in self.s.options(self.s.player())]

    def verbs(self, verb: str) -> list[str]:
        """The options of one verb, without it."""
        return [o.partition(" ")[2] for o in self.options if o.split()[0] == verb]

    @property
    def over(self) -> bool:
        """Is all that was begun done?"""
        return len(self.s.stack) == 1

    @property
    def asked(self) -> str:
        return type(self.s.question()).__name__

    def told(self, kind: str) -> list[tuple[Any, ...]]:
        return [event[1:] for event in self.s.events if event[0] == kind]

    def in_city(self, field: str) -> tuple[int, str, str] | None:
        """Owner, kind and level of the die on a dice field."""
        code = self.s.field[CITY[self.seats].field_index[field]]
        if OWNER[code] < 0:
            return None
        kind, level = divmod((code - 1) % 12, 6)
        return OWNER[code], box.KINDS[kind], box.LEVEL_WORDS[level]

    def dice(self, player: int, kind: str) -> list[str]:
        """The levels of the dice of a kind in a supply."""
        at = player * SUPPLY + 6 * box.KINDS.index(kind)
        return [
            box.LEVEL_WORDS[level] for level in range(6) for _ in range(self.s.supply[at + level])
        ]

    def card_count(self, player: int) -> int:
        return sum(self.s.colours[player * COLOURS : player * COLOURS + COLOURS])

    def lasting(self, player: int) -> list[int]:
        return list(self.s.lasting[player * LASTING : player * LASTING + LASTING])
