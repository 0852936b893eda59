"""The fields of a sitting, and nothing that changes them [E-STATE-1, E-STATE-2]."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, Self

from petteia.core.errors import Broken
from petteia.core.pieces import Row
from petteia.core.sight import Field, hidden, public
from petteia.core.state import Settings, State
from petteia.games.elysium.components import (
    ALL_COLUMNS,
    CITIZEN,
    COPIES,
    EPOCHS,
    FAMILIES,
    FAMILY,
    IN_PLAY,
    MINI_EPOCHS,
    NO_QUEST,
    ORACLE_FAMILY,
    PRESTIGE_FAMILY,
)
from petteia.games.elysium.legends import ALONE, GROWN, SORT
from petteia.games.elysium.program import TRAITS

NOBODY: Final = -1

# A card in a domain is its number, plus a ring and a used mark [E-STATE-3].
CARD: Final = 127
RING: Final = 128
USED: Final = 256

# where the player in turn stands in it [E-ACTION-2]
BEFORE_TAKE: Final = 0
COLUMN_DUE: Final = 1
AFTER_COLUMN: Final = 2

PILE: Final = 7  # an Elysium entry is pile << PILE | card


class Elysium(State):
    """Cards are numbers (see components); CITIZEN is any card that lies face down. All is public but the deck [E-STATE-4].

    Nobody ever sees the front of a citizen, so the deck and the fronts of citizens drawn from it are one
    unordered pile, `unseen`; `deck` says how many of it still lie in the deck. When the discard pile
    becomes the deck, what was unseen before can only be fronts and moves to `lost`.
    """

    declared: ClassVar[Sequence[Field]] = [
        *public("epoch phase round current stage side families order gold vp prestige columns"),
        *public("domain elysium shapes quest taken transfers_left transfers_made changes"),
        *public("family_tiles level_tiles agora oracle deck discard aside turned box box_citizens"),
        *hidden("unseen lost"),
    ]
    turn_rule: ClassVar[str] = "E-BAN-1"

    epoch: int
    phase: int  # 1 to 4, then 5
    round: int
    current: int  # whose turn or step it is
    stage: int  # where he stands in his turn
    side: int  # of the pediment
    families: Row
    order: Row  # seats by order disc
    gold: list[int]
    vp: list[int]
    prestige: list[int]
    columns: list[int]  # bits of the active colours
    domain: list[list[int]]
    elysium: list[list[int]]
    shapes: tuple[Row, ...]  # of the piles, see legends
    quest: list[int]
    taken: list[int]  # cards of this epoch
    transfers_left: int  # in the step of phase III
    transfers_made: int
    changes: list[int]  # lasting cost changes, four each: seat, n, floor, uses
    family_tiles: list[int]  # holders, first and second tile by family
    level_tiles: list[int]  # holders by level; 0 is no level
    agora: list[int]
    oracle: list[int]
    deck: int
    discard: list[int]
    aside: Row  # duplicates drawn, until the draw ends
    turned: Row  # fronts of petrified cards
    box: list[int]  # family cards removed at the end
    box_citizens: int
    unseen: list[int]
    lost: list[int]

    def __init__(self, seats: int, settings: Settings, like: Elysium | None = None) -> None:
        super().__init__(seats, settings)
        if like is not None:
            self.quiet = like.quiet
            self.offered = like.offered
            self.epoch = like.epoch
            self.phase = like.phase
            self.round = like.round
            self.current = like.current
            self.stage = like.stage
            self.side = like.side
            self.families = like.families
            self.order = like.order
            self.gold = like.gold.copy()
            self.vp = like.vp.copy()
            self.prestige = like.prestige.copy()
            self.columns = like.columns.copy()
            self.domain = [cards.copy() for cards in like.domain]
            self.elysium = [cards.copy() for cards in like.elysium]
            self.shapes = like.shapes
            self.quest = like.quest.copy()
            self.taken = like.taken.copy()
            self.transfers_left = like.transfers_left
            self.transfers_made = like.transfers_made
            self.changes = like.changes.copy()
            self.family_tiles = like.family_tiles.copy()
            self.level_tiles = like.level_tiles.copy()
            self.agora = like.agora.copy()
            self.oracle = like.oracle.copy()
            self.deck = like.deck
            self.discard = like.discard.copy()
            self.aside = like.aside
            self.turned = like.turned
            self.box = like.box.copy()
            self.box_citizens = like.box_citizens
            self.unseen = like.unseen.copy()
            self.lost = like.lost.copy()
            return
        self.epoch = 1
        self.phase = 1
        self.round = 0
        self.current = NOBODY
        self.stage = BEFORE_TAKE
        self.side = 0
        self.families = ()
        self.order = tuple(range(seats))
        self.gold = [0] * seats
        self.vp = [0] * seats
        self.prestige = [0] * seats
        self.columns = [ALL_COLUMNS] * seats
        self.domain = [[] for _ in range(seats)]
        self.elysium = [[] for _ in range(seats)]
        self.shapes = ((),) * seats
        self.quest = [NO_QUEST] * seats
        self.taken = [0] * seats
        self.transfers_left = 0
        self.transfers_made = 0
        self.changes = []
        self.family_tiles = [NOBODY] * (2 * len(FAMILIES))
        self.level_tiles = [NOBODY] * 4
        self.agora = []
        self.oracle = []
        self.deck = 0
        self.discard = []
        self.aside = ()
        self.turned = ()
        self.box = []
        self.box_citizens = 0
        self.unseen = []
        self.lost = []

    def clone(self) -> Self:
        new = type(self)(self.seats, self.settings, self)
        new.stack = self.stack[:]  # in __init__, mypyc would forget to free the list it replaces
        return new

    # -- small questions that rules ask -----------------------------------------------------

    def has_oracle(self) -> bool:
        return ORACLE_FAMILY in self.families

    def has_prestige(self) -> bool:
        return PRESTIGE_FAMILY in self.families

    def traits(self, player: int) -> int:
        """What the face-up cards of a domain do by themselves [E-ACT-3]."""
        traits = 0
        for entry in self.domain[player]:
            traits |= TRAITS[entry & CARD]
        return traits

    def find(self, player: int, card: int) -> int:
        """Where a card lies in the domain of a player (the first citizen), or -1."""
        for at, entry in enumerate(self.domain[player]):
            if entry & CARD == card:
                return at
        return -1

    def others(self, player: int) -> list[int]:  # E-ORDER-4
        return [seat for seat in self.order if seat != player]

    def pile(self, player: int, number: int) -> list[int]:
        return [entry & CARD for entry in self.elysium[player] if entry >> PILE == number]

    def last_epoch(self) -> int:  # E-END-1; the mini variant is our own addition
        return MINI_EPOCHS if self.settings.get("variant") == "mini" else EPOCHS

    def check(self) -> None:
        """What always holds: no stock below 0, cards neither made nor lost, piles as the rules build them."""
        if min(self.gold) < 0 or min(self.vp) < 0 or min(self.prestige) < 0:  # E-EFF-3
            raise Broken("a stock is below 0")
        if any(self.prestige) and not self.has_prestige():  # E-SETUP-7
            raise Broken("prestige without Ares")
        if self.oracle and not self.has_oracle():
            raise Broken("an Oracle without Apollo")
        if sorted(self.order) != list(range(self.seats)):
            raise Broken("each disc has one owner")
        if len(self.changes) % 4:
            raise Broken("a cost change is cut short")
        for player in range(self.seats):
            self._check_domain(player)
            self._check_elysium(player)
        self._check_cards()

    def _check_domain(self, player: int) -> None:
        faces = [entry & CARD for entry in self.domain[player] if entry & CARD != CITIZEN]
        if len(set(faces)) != len(faces):  # E-TAKE-3
            raise Broken("a card lies twice in a domain")
        if any(entry > CITIZEN for entry in self.domain[player] if entry & CARD == CITIZEN):
            raise Broken("a citizen has a ring or a mark")

    def _check_elysium(self, player: int) -> None:
        shapes: list[int] = []
        for entry in self.elysium[player]:
            number, card = entry >> PILE, entry & CARD
            if number == len(shapes):
                shapes.append(ALONE[card])
            else:
                shapes[number] = GROWN[shapes[number]][SORT[card]]
        if tuple(shapes) != self.shapes[player] or any(shape < 0 for shape in shapes):
            raise Broken(f"piles of {player} are not as the rules build them: {shapes}")

    def _check_cards(self) -> None:
        if not self.families:
            return
        seen = [*self.agora, *self.oracle, *self.discard, *self.aside, *self.turned, *self.box]
        citizens = self.box_citizens
        for cards in [*self.domain, *self.elysium]:
            for entry in cards:
                if entry & CARD == CITIZEN:
                    citizens += 1
                else:
                    seen.append(entry & CARD)
        if sorted(seen + self.unseen + self.lost) != full_deck(self.families):
            raise Broken("cards are neither made nor lost")
        if len(self.unseen) + len(self.lost) + len(self.turned) != self.deck + citizens:
            raise Broken("each citizen has a front")


def full_deck(families: Sequence[int]) -> list[int]:  # E-SETUP-5
    return [
        card for card in range(CITIZEN) if FAMILY[card] in families for _ in range(COPIES[card])
    ]


assert len(full_deck(range(IN_PLAY))) == IN_PLAY * 21
