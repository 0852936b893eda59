"""The fields of a sitting, who sees what of them, and the books that always must balance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, Self

from petteia.core import pieces
from petteia.core.chance import Luck
from petteia.core.errors import Broken
from petteia.core.flow import OVER, Question
from petteia.core.outcome import Outcome
from petteia.core.pieces import Row
from petteia.core.sight import Field, hidden, private, public
from petteia.core.state import Settings, State, View
from petteia.games.hexemonia.components import (
    ACROPOLIS,
    ACROPOLISES,
    BOX,
    DISPLAY_SIZE,
    EMPTY,
    FIRST_MYTHOS,
    HAND_LIMIT,
    KIND,
    MINI_TERRAIN,
    MYTHOS_LIMIT,
    MYTHOS_TILES,
    NATURE,
    NEIGHBOURS,
    POLIS,
    RESOURCES,
    TERRAIN,
    TILE_INDEX,
)

NOBODY: Final = -1
UNKNOWN: Final = -1
VIEWERS: Final = 32  # a glimpse is viewer * 32 + tile
SPIES: Final = 256  # a spied tile is viewer * 256 + owner * 32 + tile


class Hexemonia(State):
    """H-DEF-2. A city is `land` (tile by slot), `held` (citizen, hoplite, gold of slot 0, of slot 1, ...) and
    `slots` (the occupied slots in order, the acropolis first).

    A hand is `seen` (taken from the display, so all know it) and `secret` (nobody else was shown).
    The stack is `top` (tiles in the order `looker` gave them with the Oracle) on `fate` (a sorted
    pile whose order nobody knows). `glimpsed` and `spied` are what single players know beyond that.
    """

    declared: ClassVar[Sequence[Field]] = [
        *public("supply display underworld land held slots seen host_owner host_slot open"),
        *public("philosopher starter mover turn ended drew fresh army looker"),
        *private("secret", pool="tiles"),
        *private("acropolis"),
        *hidden("fate top", pool="tiles"),
        *hidden("glimpsed spied"),
    ]
    turn_rule: ClassVar[str] = "H-NO-7"
    over_rule: ClassVar[str] = "H-END-3"

    def __init__(self, seats: int, settings: Settings, source: Hexemonia | None = None) -> None:
        super().__init__(seats, settings)
        if source is None:
            self._fresh()
        else:
            self._copy(source)

    def _fresh(self) -> None:
        self.supply: list[int] = []
        self.display: list[int] = []
        self.underworld: list[int] = []
        self.land: tuple[Row, ...] = ()
        self.held: list[list[int]] = []
        self.slots: tuple[Row, ...] = ()
        self.seen: list[list[int]] = []
        self.host_owner: Row = ()  # by mythos tile: before whom it lies
        self.host_slot: Row = ()  # by mythos tile: where its marker lies
        self.open: Row = ()  # 1: this acropolis lies face up
        self.philosopher = NOBODY
        self.starter = NOBODY
        self.mover = NOBODY
        self.turn = 0
        self.ended = 0  # 1: the stack has run out, H-END-1
        self.drew = 0  # step A of this turn: 0 none, 1 first tile, 2 two tiles, 3 tile and resource
        self.fresh: list[int] = []  # slots played in step B of this turn, H-PAY-1
        self.army: list[int] = []  # citizens and hoplites under way in a fight
        self.looker = NOBODY
        self.secret: list[list[int]] = []
        self.acropolis: Row = ()
        self.fate: list[int] = []
        self.top: list[int] = []
        self.glimpsed: list[int] = []
        self.spied: list[int] = []

    def _copy(self, source: Hexemonia) -> None:
        self.stack = source.stack.copy()
        self.quiet = source.quiet
        self.offered = source.offered
        self.supply = source.supply.copy()
        self.display = source.display.copy()
        self.underworld = source.underworld.copy()
        self.land = source.land
        self.held = [held.copy() for held in source.held]
        self.slots = source.slots
        self.seen = [tiles.copy() for tiles in source.seen]
        self.host_owner = source.host_owner
        self.host_slot = source.host_slot
        self.open = source.open
        self.philosopher = source.philosopher
        self.starter = source.starter
        self.mover = source.mover
        self.turn = source.turn
        self.ended = source.ended
        self.drew = source.drew
        self.fresh = source.fresh.copy()
        self.army = source.army.copy()
        self.looker = source.looker
        self.secret = [tiles.copy() for tiles in source.secret]
        self.acropolis = source.acropolis
        self.fate = source.fate.copy()
        self.top = source.top.copy()
        self.glimpsed = source.glimpsed.copy()
        self.spied = source.spied.copy()

    def clone(self) -> Self:
        return type(self)(self.seats, self.settings, self)

    # -- the books ---------------------------------------------------------------------------------

    def limited(self) -> bool:  # H-SUP-1
        return self.settings["supply_limit"] == "on"

    def terrain(self) -> list[int]:  # H-SET-2; the mini variant is our own addition
        return (MINI_TERRAIN if self.settings.get("variant") == "mini" else TERRAIN)[self.seats]

    def final_player(self) -> int:  # H-SET-6
        return (self.starter - 1) % self.seats

    def stack_size(self) -> int:
        return len(self.fate) + len(self.top)

    def hand(self, player: int) -> list[int]:
        return sorted(self.secret[player] + self.seen[player])

    def hand_size(self, player: int) -> int:
        return len(self.secret[player]) + len(self.seen[player])

    def total(self, player: int, resource: int) -> int:
        return sum(self.held[player][resource::3])

    def mythos_of(self, player: int) -> list[int]:
        """The mythos tiles before a player, in tile order."""
        return [
            FIRST_MYTHOS + index for index, owner in enumerate(self.host_owner) if owner == player
        ]

    # H-GEO-8: there is no way to move a tile; it is put down, and removed when it is captured.

    def put_tile(self, player: int, slot: int, tile: int) -> None:
        """A city's lists end with its last slot: short lists are copied fast."""
        land = self.land[player]
        missing = slot + 1 - len(land)
        if missing > 0:
            land += (EMPTY,) * missing
            self.held[player].extend([0] * (3 * missing))
        self._set_tile(player, slot, tile, land)

    def remove_tile(self, player: int, slot: int) -> None:
        self._set_tile(player, slot, EMPTY, self.land[player])
        end = self.slots[player][-1] + 1
        self.land = pieces.replaced(self.land, player, self.land[player][:end])
        del self.held[player][3 * end :]

    def _set_tile(self, player: int, slot: int, tile: int, land: Row) -> None:
        land = pieces.replaced(land, slot, tile)
        self.land = pieces.replaced(self.land, player, land)
        slots = tuple([place for place, lies in enumerate(land) if lies != EMPTY])
        self.slots = pieces.replaced(self.slots, player, slots)

    def put_marker(self, mythos: int, owner: int, slot: int) -> None:
        """A mythos tile lies before this player now, its marker on this slot."""
        self.host_owner = pieces.replaced(self.host_owner, mythos - FIRST_MYTHOS, owner)
        self.host_slot = pieces.replaced(self.host_slot, mythos - FIRST_MYTHOS, slot)

    def open_acropolis(self, player: int) -> None:
        self.open = pieces.replaced(self.open, player, 1)

    # -- H-SET-8: who knows what of hands and stack ---------------------------------------------------

    def leave_hand(self, player: int, tile: int) -> None:
        """A tile of this hand becomes public."""
        if tile in self.seen[player]:
            pieces.take(self.seen[player], tile)
            return
        pieces.take(self.secret[player], tile)
        for viewer in range(self.seats):
            known = viewer * SPIES + player * VIEWERS + tile
            if known in self.spied:
                pieces.take(self.spied, known)

    def leave_stack(self, tile: int) -> None:
        """The top tile leaves the stack before the eyes of all."""
        if not self.top:
            pieces.take(self.fate, tile)
            return
        self.top.pop(0)
        for viewer in range(self.seats):
            self.forget_glimpse(viewer, tile)
        self.forget_all_without_top()

    def leave_stack_secretly(self, tile: int, taker: int) -> None:
        """The top tile goes into a hand: who knew it, knows it there; glimpses of others are over."""
        if not self.top:
            pieces.take(self.fate, tile)
            return
        self.top.pop(0)
        if self.looker not in (NOBODY, taker):
            pieces.put(self.spied, self.looker * SPIES + taker * VIEWERS + tile)
        self.glimpsed = [code for code in self.glimpsed if code // VIEWERS == taker]
        self.forget_glimpse(taker, tile)
        self.forget_all_without_top()

    def forget_glimpse(self, viewer: int, tile: int) -> None:
        if viewer * VIEWERS + tile in self.glimpsed:
            pieces.take(self.glimpsed, viewer * VIEWERS + tile)

    def forget_all_without_top(self) -> None:
        if not self.top:
            self.glimpsed = []
            self.looker = NOBODY

    def begin_look(self, player: int) -> None:
        """A new eye on the top: who ordered it before, keeps only which tiles lie there."""
        if self.looker not in (NOBODY, player):
            self.glimpsed.extend([self.looker * VIEWERS + tile for tile in self.top])
            self.glimpsed.sort()
        self.glimpsed = [code for code in self.glimpsed if code // VIEWERS != player]
        self.looker = player

    def glimpses(self, viewer: int) -> list[int]:
        """Tiles this player knows to lie among `top`, in unknown places."""
        return [code % VIEWERS for code in self.glimpsed if code // VIEWERS == viewer]

    def spied_tiles(self, viewer: int, owner: int) -> list[int]:
        """Tiles this player knows to be in the secret part of a hand."""
        first = viewer * SPIES + owner * VIEWERS
        return [code - first for code in self.spied if first <= code < first + VIEWERS]

    # H-NO-84, H-NO-85: hands and closed acropolises are for their owners' eyes

    def sees(self, viewer: int, field: str, owner: int) -> bool:
        return viewer == owner or (field == "acropolis" and self.open[owner] == 1)

    def own_view(self, viewer: int) -> View:
        view = super().own_view(viewer)
        if viewer == self.looker:
            view["top"] = self.top[:]
        view["glimpsed"] = self.glimpses(viewer)
        view["spied"] = [self.spied_tiles(viewer, owner) for owner in range(self.seats)]
        return view

    def redeal(self, seat: int, luck: Luck) -> None:
        """Places are not all alike here: known tops stay, glimpsed and spied tiles stay in their part."""
        if not self.stack:
            return
        self.glimpsed = [code for code in self.glimpsed if code // VIEWERS == seat]
        self.spied = [code for code in self.spied if code // SPIES == seat]
        while True:
            self._redeal_tiles(seat, luck)
            self._redeal_acropolises(seat, luck)
            if self._plausible(seat):
                return

    def _redeal_tiles(self, seat: int, luck: Luck) -> None:
        others = [player for player in range(self.seats) if player != seat]
        glimpsed = self.glimpses(seat)
        known = [self.spied_tiles(seat, owner) for owner in range(self.seats)]
        pool = self.fate[:]
        for owner in others:
            pool.extend(self.secret[owner])
        if self.looker != seat:
            pool.extend(self.top)
            for tile in glimpsed:
                pool.remove(tile)
        for owner in others:
            for tile in known[owner]:
                pool.remove(tile)
        pool.sort()
        pool = luck.shuffled(pool)
        if self.looker != seat:
            unknown = len(self.top) - len(glimpsed)
            self.top = luck.shuffled(glimpsed + pool[:unknown])
            pool = pool[unknown:]
        for owner in others:
            unknown = len(self.secret[owner]) - len(known[owner])
            self.secret[owner] = sorted(known[owner] + pool[:unknown])
            pool = pool[unknown:]
        self.fate = sorted(pool)

    def _redeal_acropolises(self, seat: int, luck: Luck) -> None:
        closed = [
            player
            for player in range(self.seats)
            if player != seat and not self.open[player] and self.acropolis[player] != UNKNOWN
        ]
        dealt = luck.shuffled(sorted([self.acropolis[player] for player in closed]))
        for player, acropolis in zip(closed, dealt, strict=True):
            self.acropolis = pieces.replaced(self.acropolis, player, acropolis)

    def _plausible(self, seat: int) -> bool:
        """Another player is asked something: with these tiles there must be an answer to it."""
        asked = self.question()
        assert isinstance(asked, Question)
        if asked.player in (OVER, seat) or asked.player < 0:
            return True
        return bool(asked.options(self))

    # -- section 12 of the rules -----------------------------------------------------------------------

    def check(self) -> None:
        self._check_resources()
        self._check_tiles()
        for player in range(self.seats):
            self._check_city(player)
        self._check_markers()
        self._check_knowledge()
        if self.stack_size() and len(self.display) != DISPLAY_SIZE and self.turn:
            asked = type(self.stack[-1]).__name__ if self.stack else ""
            if asked != "Refill":
                raise Broken("the display has four tiles unless the stack is empty")
        if not self.stack:
            for player in range(self.seats):
                if self.hand_size(player) > HAND_LIMIT:
                    raise Broken("a hand is above the limit at the end")
            if self.turn % self.seats:
                raise Broken("the players had different numbers of turns")

    def _check_resources(self) -> None:
        sweep = bool(self.stack) and type(self.stack[-1]).__name__ == "Move"
        for resource, name in enumerate(RESOURCES):
            cities = sum([self.total(player, resource) for player in range(self.seats)])
            army = self.army[resource] if resource < len(self.army) else 0
            if self.supply[resource] + cities + army != BOX[resource]:
                raise Broken(f"{name}: supply, cities and armies do not make up the box")
            if self.supply[resource] < 0 and self.limited():
                raise Broken(f"{name}: the supply is negative")
        for player in range(self.seats):
            # while a sweep of Strategy runs, the acropolis is its balance (H-STRAT-2)
            least = self.held[player][3:] if sweep else self.held[player]
            if min(least, default=0) < 0:
                raise Broken(f"player {player} holds a negative number of pieces")

    def _check_tiles(self) -> None:
        tiles = self.fate + self.top + self.display + self.underworld
        for player in range(self.seats):
            tiles += self.secret[player] + self.seen[player]
            tiles += [tile for tile in self.land[player] if tile < ACROPOLIS]
            tiles += self.mythos_of(player)
        pending = [
            TILE_INDEX[str(getattr(frame, "tile", ""))]
            for frame in self.stack
            if type(frame).__name__ in ("Site", "Host")
        ]
        if sorted(tiles + pending) != self.terrain():
            raise Broken("terrain tiles are neither made nor lost")
        for pile in (self.fate, self.display, self.underworld, *self.secret, *self.seen):
            if pile != sorted(pile):
                raise Broken("a pile is out of order")

    def _check_city(self, player: int) -> None:
        land, slots = self.land[player], self.slots[player]
        if slots != tuple([slot for slot, tile in enumerate(land) if tile != EMPTY]):
            raise Broken(f"the slots of player {player} do not match the land")
        if land[0] != ACROPOLIS or land[-1] == EMPTY or 3 * len(land) != len(self.held[player]):
            raise Broken(f"the city of player {player} is malformed")
        for slot, tile in enumerate(land):
            if tile == EMPTY and any(self.held[player][3 * slot : 3 * slot + 3]):
                raise Broken(f"pieces of player {player} lie on no tile")
        reached = [0]
        for slot in reached:
            reached.extend([n for n in NEIGHBOURS[slot] if n in slots and n not in reached])
        if len(reached) != len(slots):
            raise Broken(f"the city of player {player} is not connected")
        polis = [tile for tile in land if KIND[tile] == POLIS]
        if len(set(polis)) != len(polis):
            raise Broken(f"player {player} has a polis tile twice")

    def _check_markers(self) -> None:
        for index in range(MYTHOS_TILES):
            owner, slot = self.host_owner[index], self.host_slot[index]
            if owner == NOBODY:
                if slot != NOBODY:
                    raise Broken("a marker in the pool has a place")
                continue
            if slot <= 0 or NATURE[self.land[owner][slot]] != NATURE[FIRST_MYTHOS + index]:
                raise Broken("a mythos marker lies on a wrong tile")
        waiting = any(type(frame).__name__ == "DropMythos" for frame in self.stack)
        for player in range(self.seats):
            if len(self.mythos_of(player)) > MYTHOS_LIMIT and not waiting:
                raise Broken(f"player {player} has too many mythos tiles")

    def _check_knowledge(self) -> None:
        if (self.looker == NOBODY) != (not self.top) and not self._looking():
            raise Broken("a known top needs somebody who knows it")
        for viewer in range(self.seats):
            left = self.top[:]
            for tile in self.glimpses(viewer):
                if tile not in left:
                    raise Broken("a glimpsed tile is not on top")
                left.remove(tile)
            for owner in range(self.seats):
                left = self.secret[owner][:]
                for tile in self.spied_tiles(viewer, owner):
                    if tile not in left:
                        raise Broken("a spied tile is not in the hand")
                    left.remove(tile)

    def _looking(self) -> bool:
        return any(type(frame).__name__ == "Glance" for frame in self.stack)

    # -- derived -----------------------------------------------------------------------------------

    def summary(self, viewer: int) -> View:
        from petteia.games.hexemonia.summary import summary

        return summary(self, viewer)

    def outcome(self) -> Outcome | None:
        if self.stack:
            return None
        from petteia.games.hexemonia.rules.ending import final_outcome

        return final_outcome(self)

    def acropolis_name(self, player: int) -> str:
        return ACROPOLISES[self.acropolis[player]]
