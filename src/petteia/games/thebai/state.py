"""The fields of a sitting, what they mean, and nothing that changes them.

Things are numbers: stones, cards and tiles by their place in the tables of `components`, fields in
reading order. Lists "by player" have one entry a player, or a block of entries a player.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, Self

from petteia.core import pieces
from petteia.core.chance import Luck
from petteia.core.outcome import Outcome
from petteia.core.pieces import Row
from petteia.core.sight import Field, hidden, private, public
from petteia.core.state import Settings, State, View
from petteia.games.thebai import components as box
from petteia.games.thebai.city import CITY

NOBODY: Final = -1
NONE: Final = -1
ANTIGONE: Final = 1  # the player of the solo game whom nobody plays
PLAYERS: Final = (0, 2, 2, 3, 4)  # by seats

# what lies on a dice field: at most one thing  # T-GEO-3
EMPTY: Final = 0
HERO: Final = 60  # + hero
MARKER: Final = 70
# what lies on a field of the estate: a stone + 1, a die, an aid tile
DIE: Final = 100  # + level
AID: Final = 200  # + kind of tile
# what lies on a monument field: player + 1, a tumult tile, a hero
TUMULT: Final = 50

ITEMS: Final = 4  # entries of `items` a player
SUPPLY: Final = 12  # entries of `supply` a player: kind * 6 + level
ESTATE: Final = len(box.CELLS)
AIDS: Final = len(box.AIDS)
COLOURS: Final = len(box.CARD_COLOURS)
LASTING: Final = len(box.LASTING)


def die(owner: int, kind: int, level: int) -> int:
    """A die on a dice field."""
    return 1 + owner * 12 + kind * 6 + level


DICE: Final = 49  # codes 1 .. 48
OWNER: Final = [NOBODY] + [code // 12 for code in range(48)] + [NOBODY] * 32
KIND: Final = [NONE] + [code % 12 // 6 for code in range(48)] + [NONE] * 32
LEVEL: Final = [0] + [code % 6 for code in range(48)] + [0] * 32
STRENGTH: Final = [0] + [box.STRENGTH[code % 6] for code in range(48)] + [0] * 32


class Thebai(State):  # T-STATE
    declared: ClassVar[Sequence[Field]] = [
        *public("round battle at active order fresh commission_used aid_used citizen_used"),
        *public("vp items supply general estate rows_left city field archon"),
        *public("leaders leaders_set hero_owner hero_row gate_owner gate_row"),
        *public("marker battle_row attack totals waivers"),
        *public("fate display open_hand fulfilled colours cards_out"),
        *public("altar altar_rank blessing_left blessings aid_left aid aid_taken lasting"),
        *public("path monument tiles tiles_left placed held route crossed touched"),
        *public("bag start_stones markers_left herald_discard herald_row"),
        *public("action_open action_now actions_done basics specials destiny stacks tumult_shown"),
        *private("hand", pool="commissions"),
        *private("set_aside"),
        *hidden("deck", pool="commissions"),
        *hidden("fate_pile", pool="fate"),
        *hidden("attack_pile", pool="attack"),
        *hidden("herald_deck", pool="herald"),
        *hidden("action_deck", pool="action"),
        *hidden("tumult_deck", pool="tumult"),
    ]
    turn_rule: ClassVar[str] = "T-NO-57"

    def __init__(self, seats: int, settings: Settings, blank: bool = True) -> None:
        super().__init__(seats, settings)
        if blank:
            self.lay_out()

    def lay_out(self) -> None:
        players = PLAYERS[self.seats]
        city = CITY[self.seats]
        # the round
        self.round = 0
        self.battle = 0  # battles fought
        self.at = 0  # how many have had their turn
        self.active = 0
        self.order: Row = tuple(range(players))
        self.fresh = 0  # something happened since the last offer of a commission
        self.commission_used = 0
        self.aid_used = 0
        self.citizen_used = 0
        # players
        self.vp = [box.START_VP] * players  # T-PSETUP-4
        self.items = [0] * (ITEMS * players)
        self.supply = [0] * (SUPPLY * players)  # how many dice of a kind and level
        self.general = [0] * players  # population dice in the general supply
        self.estate = [0] * (ESTATE * players)
        self.rows_left: Row = (0,) * (3 * players)  # stones left in each row of an estate
        self.archon = [NONE] * players  # the Kadmeia field, or in the supply
        self.leaders_set: Row = (0,) * players
        self.placed: Row = (0,) * players
        self.blessings: Row = (0,) * players
        self.aid: Row = (0,) * (AIDS * players)  # tiles in the supply, by kind
        self.aid_taken: Row = (0,) * players
        self.lasting: Row = (0,) * (LASTING * players)
        self.tiles_left: Row = (box.COUNCIL_TILES,) * players
        self.colours: Row = (0,) * (COLOURS * players)  # fulfilled commissions by colour
        self.hand: list[list[int]] = [[] for _ in range(players)]  # taken from the deck
        self.open_hand: list[int] = []  # taken from the display: card * 4 + player
        self.fulfilled: Row = ()  # card * 4 + player
        self.set_aside: tuple[Row, ...] = ((),) * players  # T-PSETUP-9: the row
        # the city; one field of each kind in a row  # T-GEO-10
        self.city: Row = (0,) * len(city.kadmeia)  # 1 + stone * 4 + rotation
        self.field = [EMPTY] * len(city.fields)
        self.leaders: Row = (0,) * (city.rows * players)  # their numbers, by row and player
        self.hero_row: Row = (NONE,) * city.rows
        self.hero_owner: Row = (NOBODY,) * len(box.HEROES)
        self.gate_row: Row = (NONE,) * city.rows
        self.gate_owner: Row = (NOBODY,) * len(box.GATES)
        self.marker = NONE  # the row of the attack marker
        self.battle_row = NONE
        self.attack = 0
        self.totals: Row = (NONE,) * players  # NONE: takes no part
        self.waivers = 0
        # fate, cards, altar, council
        self.fate: Row = (NONE,) * box.ROUNDS
        self.display = [NONE] * box.DISPLAY
        self.cards_out: Row = ()
        self.altar: Row = (0,) * (2 * players)  # by track and player
        self.altar_rank: Row = tuple(range(players)) * 2  # who is ahead of whom, by track
        self.blessing_left: Row = tuple(box.BLESSING_COUNT)
        self.aid_left: Row = tuple(box.AID_COUNT)
        singles = box.PATH_SMALL if self.seats < 3 else box.PATH_LARGE
        self.path = [0] * len(singles)  # player + 1; after the single fields, the last one
        self.monument: Row = (0,) * len(box.MONUMENT_FIELDS)
        self.tiles: Row = (0,) * len(box.MONUMENT_FIELDS)  # bits of the players with a tile there
        # what runs just now
        self.held: Row = ()  # stones in hand
        self.route: Row = ()  # the path of an archon that moves
        self.crossed = 0
        self.touched = 0  # bits of the dice fields already raised in a sweep
        # set-up
        self.bag = list(range(len(box.STONES)))  # stones not in play
        self.start_stones: Row = ()
        # heralds and Antigone
        self.markers_left = box.OCCUPIED_MARKERS if self.seats < 3 else 0
        self.herald_discard: Row = ()
        self.herald_row: Row = ()
        self.action_open = NONE
        self.action_now = NONE
        self.actions_done: Row = ()
        self.basics = 0  # cards still to come from the action deck
        self.specials = 0
        self.destiny = NONE
        self.stacks: tuple[Row, ...] = ()
        self.tumult_shown: Row = ()
        # piles; nothing but their order is chance  # T-FRAME-3
        self.deck: list[int] = []
        self.fate_pile: list[int] = []
        self.attack_pile: list[int] = []
        self.herald_deck: list[int] = []
        self.action_deck: list[int] = []
        self.tumult_deck: list[int] = []

    def clone(self) -> Self:
        new = type(self)(self.seats, self.settings, False)
        new.stack = self.stack.copy()
        new.quiet = self.quiet
        new.offered = self.offered
        new.round = self.round
        new.battle = self.battle
        new.at = self.at
        new.active = self.active
        new.order = self.order
        new.fresh = self.fresh
        new.commission_used = self.commission_used
        new.aid_used = self.aid_used
        new.citizen_used = self.citizen_used
        new.vp = self.vp.copy()
        new.items = self.items.copy()
        new.supply = self.supply.copy()
        new.general = self.general.copy()
        new.estate = self.estate.copy()
        new.rows_left = self.rows_left
        new.archon = self.archon.copy()
        new.leaders_set = self.leaders_set
        new.placed = self.placed
        new.blessings = self.blessings
        new.aid = self.aid
        new.aid_taken = self.aid_taken
        new.lasting = self.lasting
        new.tiles_left = self.tiles_left
        new.colours = self.colours
        new.hand = [cards.copy() for cards in self.hand]
        new.open_hand = self.open_hand.copy()
        new.fulfilled = self.fulfilled
        new.set_aside = self.set_aside
        new.city = self.city
        new.field = self.field.copy()
        new.leaders = self.leaders
        new.hero_row = self.hero_row
        new.hero_owner = self.hero_owner
        new.gate_row = self.gate_row
        new.gate_owner = self.gate_owner
        new.marker = self.marker
        new.battle_row = self.battle_row
        new.attack = self.attack
        new.totals = self.totals
        new.waivers = self.waivers
        new.fate = self.fate
        new.display = self.display.copy()
        new.cards_out = self.cards_out
        new.altar = self.altar
        new.altar_rank = self.altar_rank
        new.blessing_left = self.blessing_left
        new.aid_left = self.aid_left
        new.path = self.path.copy()
        new.monument = self.monument
        new.tiles = self.tiles
        new.held = self.held
        new.route = self.route
        new.crossed = self.crossed
        new.touched = self.touched
        new.bag = self.bag.copy()
        new.start_stones = self.start_stones
        new.markers_left = self.markers_left
        new.herald_discard = self.herald_discard
        new.herald_row = self.herald_row
        new.action_open = self.action_open
        new.action_now = self.action_now
        new.actions_done = self.actions_done
        new.basics = self.basics
        new.specials = self.specials
        new.destiny = self.destiny
        new.stacks = self.stacks
        new.tumult_shown = self.tumult_shown
        new.deck = self.deck.copy()
        new.fate_pile = self.fate_pile.copy()
        new.attack_pile = self.attack_pile.copy()
        new.herald_deck = self.herald_deck.copy()
        new.action_deck = self.action_deck.copy()
        new.tumult_deck = self.tumult_deck.copy()
        return new

    # -- queries -----------------------------------------------------------------------------

    def last_round(self) -> int:  # T-FRAME-1; the mini variant is our own addition
        return box.MINI_ROUNDS if self.settings.get("variant") == "mini" else box.ROUNDS

    def players(self) -> int:
        return len(self.vp)

    def who(self, player: int) -> int | str:
        """A player in events: the seat, or Antigone."""
        return "antigone" if self.seats == 1 and player == ANTIGONE else player

    def is_antigone(self, player: int) -> bool:
        return self.seats == 1 and player == ANTIGONE

    def challenge(self, modifier: str, usual: int) -> int:
        """T-SOLO-SETUP-12: the value of a challenge that is in play, otherwise the usual one."""
        if self.settings.get(box.CHALLENGE_OPTION[modifier]) == "on":
            return box.CHALLENGE_VALUE[modifier]
        return usual

    def cards_of(self, player: int) -> list[int]:
        """All commissions in a player's hand."""
        cards = [entry >> 2 for entry in self.open_hand if entry & 3 == player]
        return cards + self.hand[player]

    def hand_size(self, player: int) -> int:
        size = len(self.hand[player])
        for entry in self.open_hand:
            size += entry & 3 == player
        return size

    def is_free(self, k: int) -> bool:
        """T-GEO-5: is there a stone on this Kadmeia field, and no archon?"""
        return self.city[k] > 0 and k not in self.archon

    def stone_at(self, k: int) -> int:
        return (self.city[k] - 1) >> 2

    def columns_cleared(self, player: int) -> int:
        at = 3 * player
        return 4 - max(self.rows_left[at], self.rows_left[at + 1], self.rows_left[at + 2])

    def stones_left(self, player: int) -> int:
        at = 3 * player
        return self.rows_left[at] + self.rows_left[at + 1] + self.rows_left[at + 2]

    def conflict_row(self, turn: int) -> int:
        """The row a visible conflict tile of this round names, or NONE."""
        tile = self.fate[turn - 1]
        return box.FATE_ROW[tile] if tile >= len(box.PROSPERITY) else NONE

    # -- what every state has ------------------------------------------------------------------

    def redeal(self, seat: int, luck: Luck) -> None:
        super().redeal(seat, luck)
        for owner, rows in enumerate(self.set_aside):  # T-FRAME-4: a choice nobody else knows
            if rows and owner != seat:
                self.set_aside = pieces.replaced(self.set_aside, owner, (luck.below(3),))

    def check(self) -> None:
        from petteia.games.thebai.invariants import check

        check(self)

    def derived(self) -> View:
        from petteia.games.thebai.summary import summary

        return summary(self)

    def summary(self, viewer: int) -> View:
        cards = self.cards_of(viewer) if viewer >= 0 else []
        return {"my_cards": [box.CARDS[card] for card in cards]}

    def outcome(self) -> Outcome | None:
        from petteia.games.thebai.rules.ending import outcome

        return None if self.stack else outcome(self)
