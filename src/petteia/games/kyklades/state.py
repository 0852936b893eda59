"""The fields of a sitting, and what can be read off them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Self

from petteia.core.chance import Luck
from petteia.core.errors import Broken
from petteia.core.outcome import Outcome, rank
from petteia.core.pieces import Row
from petteia.core.sight import Field, private, public
from petteia.core.state import Settings, State, View
from petteia.games.kyklades.components import (
    BOARDS,
    COINS,
    COUNTS,
    CREATURES,
    FIGURES,
    FULL_STOCK,
    GODS,
    LEAST_DUE,
    LEAST_PRICE,
    MARKERS,
    METROPOLISES,
    MINI_METROPOLISES,
    NOBODY,
    NOTHING,
    PHILOSOPHER_SET,
    PHILOSOPHERS,
    PLACES,
    POLYPHEMUS,
    PRIESTS,
    SHIPS,
    SLOTS,
    STARTING_GOLD,
    TEMPLE,
    TROOPS,
    UNIVERSITY,
    Board,
    mask_of,
    members,
)

GONE = -2  # a marker that has left its god or Apollo: served, or its owner eliminated


class Kyklades(State):
    """Spaces, gods and creatures are numbers (see `components`); -1 is nobody or nothing.

    All is public but gold and the order of the draw pile, which is written sorted (K-HIDDEN-2,
    K-HIDDEN-3). Chance is where a question to the dealer is asked (K-TERM-7).

    `lands` and `waters` repeat `owner` and `fleet` as one bit mask per player; `ships_left`,
    `troops_left` and `stock` repeat what is not on the board.
    """

    declared: ClassVar[Sequence[Field]] = [
        *public("round players since active god recruited"),
        *public("tiles bidder offering apollo turn_track served acted alive"),
        *public("owner troops built metropolis markers used ships fleet spent"),
        *public("figures keeper track pile discard using"),
        *public("priests philosophers ships_left troops_left lands waters stock bank"),
        *public("battle ending"),
        *private("gold"),
    ]
    turn_rule: ClassVar[str] = "K-NO-TURN"  # K-TERM-6

    def __init__(self, seats: int, settings: Settings, source: Kyklades | None = None) -> None:
        super().__init__(seats, settings)
        if source is None:
            self._fresh(seats)
        else:
            self._copy(source)

    def _fresh(self, seats: int) -> None:
        board = BOARDS[seats]
        seas, islands = len(board.seas), len(board.islands)
        self.round = 0
        self.players = seats  # whose rotation of gods and count of markers is in force
        self.since = 1  # the round in which it came into force
        self.active = NOBODY
        self.god = NOBODY  # served by the active player
        self.recruited = 0  # recruits of this turn
        self.tiles = [0, 1, 2, 3]  # the gods on their spaces, face-down ones last
        self.bidder = [NOBODY] * 4  # by god
        self.offering = [0] * 4
        self.apollo: list[int] = []  # owners of the markers on Apollo, space 1 first
        self.turn_track = [NOBODY] * (seats * COUNTS[seats].markers)  # space 1 first
        self.served = 0  # action turns begun this round
        self.acted = [0] * seats  # has had an action turn this round
        self.alive: Row = (1,) * seats
        self.owner: Row = (NOBODY,) * islands  # neutral until taken, then never again (K-TERM-3)
        self.troops = [0] * islands
        self.built = [NOTHING] * (islands * SLOTS)  # island * SLOTS + slot
        self.metropolis: Row = (0,) * islands
        self.markers: Row = (0,) * islands  # prosperity markers
        self.used: list[int] = []  # temples used this round: island * PLACES + slot, or + 4
        self.ships = [0] * seas
        self.fleet = [NOBODY] * seas  # whose they are (K-TERM-2)
        self.spent: list[int] = []  # Sylph: ships by space that have fought; otherwise empty
        self.figures: Row = (NOBODY,) * FIGURES  # the Kraken's sea space, the islands of the others
        self.keeper: Row = (NOBODY,) * FIGURES  # before whom the card of an island figure lies
        self.track = [NOBODY, NOBODY, NOBODY]  # cards on the slots with the prices 4, 3, 2
        self.pile = list(range(len(CREATURES)))  # order unknown to all, so written sorted
        self.discard: list[int] = []
        self.using: list[int] = []  # cards between payment and the end of their effect
        self.priests = [0] * seats
        self.philosophers = [0] * seats
        self.ships_left = [SHIPS] * seats  # the reserve (K-TERM-4)
        self.troops_left = [TROOPS] * seats
        self.lands = [0] * seats
        self.waters = [0] * seats
        self.stock = FULL_STOCK.copy()
        self.bank = COINS - STARTING_GOLD * seats  # below 0 if the coins do not suffice
        self.battle: list[int] = []  # attacker, 0 land or 1 sea, space, attacking units
        self.ending = ""  # why the game is over
        self.gold = [STARTING_GOLD] * seats

    def _copy(self, source: Kyklades) -> None:
        self.stack = source.stack.copy()
        self.quiet = source.quiet
        self.offered = source.offered
        self.round = source.round
        self.players = source.players
        self.since = source.since
        self.active = source.active
        self.god = source.god
        self.recruited = source.recruited
        self.tiles = source.tiles.copy()
        self.bidder = source.bidder.copy()
        self.offering = source.offering.copy()
        self.apollo = source.apollo.copy()
        self.turn_track = source.turn_track.copy()
        self.served = source.served
        self.acted = source.acted.copy()
        self.alive = source.alive
        self.owner = source.owner
        self.troops = source.troops.copy()
        self.built = source.built.copy()
        self.metropolis = source.metropolis
        self.markers = source.markers
        self.used = source.used.copy()
        self.ships = source.ships.copy()
        self.fleet = source.fleet.copy()
        self.spent = source.spent.copy()
        self.figures = source.figures
        self.keeper = source.keeper
        self.track = source.track.copy()
        self.pile = source.pile.copy()
        self.discard = source.discard.copy()
        self.using = source.using.copy()
        self.priests = source.priests.copy()
        self.philosophers = source.philosophers.copy()
        self.ships_left = source.ships_left.copy()
        self.troops_left = source.troops_left.copy()
        self.lands = source.lands.copy()
        self.waters = source.waters.copy()
        self.stock = source.stock.copy()
        self.bank = source.bank
        self.battle = source.battle.copy()
        self.ending = source.ending
        self.gold = source.gold.copy()

    def clone(self) -> Self:
        return type(self)(self.seats, self.settings, self)

    # -- what can be read off ----------------------------------------------------------------

    def board(self) -> Board:
        return BOARDS[self.seats]

    def to_win(self) -> int:  # K-END-1 K-TWO-8; unchanged by eliminations
        return MINI_METROPOLISES if self.mini() else COUNTS[self.seats].metropolises

    def mini(self) -> bool:  # K-END-3, our own addition
        return self.settings.get("variant") == "mini"

    def open_gods(self) -> list[int]:  # K-GODS-5
        return self.tiles[: COUNTS[self.players].open_gods]

    def closed(self) -> int:
        """The closed sea spaces as a mask."""  # K-SHIP-6
        mask = 0
        kraken = self.figures[0]
        if kraken >= 0:
            mask = 1 << kraken
        polyphemus = self.figures[POLYPHEMUS]
        if polyphemus >= 0:
            mask |= BOARDS[self.seats].coast_mask[polyphemus]
        return mask

    def income(self, player: int) -> int:  # K-INCOME-1
        board = BOARDS[self.seats]
        total = 0
        for island in members(self.lands[player]):
            total += board.prosperity[island] + self.markers[island]
        return total + (self.waters[player] & board.trade_mask).bit_count()

    def metropolises(self, player: int) -> int:
        total = 0
        for island in members(self.lands[player]):
            total += self.metropolis[island]
        return total

    def due(self, player: int, amount: int) -> int:
        """What an offering of this amount costs the player."""  # K-AUCTION-5
        return max(LEAST_DUE, amount - self.priests[player])

    def committed(self, player: int) -> int:
        """What the player's standing offerings will cost."""
        total = 0
        for god in range(4):
            if self.bidder[god] == player:
                total += self.due(player, self.offering[god])
        return total

    def bidding(self) -> bool:
        """Are offerings being made, none of them paid yet?"""
        return self.active == NOBODY and self.served == 0

    def unused_temples(self, player: int) -> list[int]:
        """Sites (island * PLACES + slot, or + 4) that may still lower a price this round."""
        sites: list[int] = []
        for island in members(self.lands[player]):
            for slot in range(SLOTS):
                if self.built[island * SLOTS + slot] == TEMPLE:
                    sites.append(island * PLACES + slot)
            if self.metropolis[island]:
                sites.append(island * PLACES + SLOTS)
        if self.used:
            return [site for site in sites if site not in self.used]
        return sites

    def spent_at(self, sea: int) -> int:
        return self.spent[sea] if self.spent else 0

    # -- hidden gold -------------------------------------------------------------------------

    def least_gold(self, player: int) -> int:
        """What everybody knows the player must have at least."""
        if self.bidding():
            return self.committed(player)
        if self.active == player and self.stack:
            return pending_price(self)
        return 0

    def _afford_a_choice(self, player: int) -> None:
        """Who is asked has a choice, since lone options are taken: raise the gold to the least
        that gives one."""
        asked = self.question()
        if asked is not None and asked.player == player and asked.automatic:
            while self.gold[player] < COINS - self.bank and len(asked.options(self)) < 2:
                self.gold[player] += 1

    def redeal(self, seat: int, luck: Luck) -> None:
        """K-HIDDEN-1: the coins missing in the bank are known, their owners are not."""
        if not self.stack:
            return
        others = [p for p in range(self.seats) if p != seat and self.alive[p]]
        if not others:
            return
        loose = COINS - self.bank
        if 0 <= seat < self.seats:
            loose -= self.gold[seat]
        for player in others:
            self.gold[player] = self.least_gold(player)
            self._afford_a_choice(player)
            loose -= self.gold[player]
        cuts = [0, *sorted([luck.below(loose + 1) for _ in others[1:]]), loose]
        for at, player in enumerate(others):
            self.gold[player] += cuts[at + 1] - cuts[at]

    # -- contract ----------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:  # K-END-2
        if self.stack:
            return None
        metropolises = [self.metropolises(player) for player in range(self.seats)]
        keys = [self._end_key(player, metropolises[player]) for player in range(self.seats)]
        sheet = [("metropolises", metropolises)]  # gold decides ties, but is no score
        return Outcome(rank(keys), metropolises, self._reason(metropolises), sheet)

    def _reason(self, metropolises: list[int]) -> str:
        """How the game ended; gold where it had to choose among several."""  # K-END-2 R-3
        if self.ending != "by-metropolises":
            return self.ending
        enough = self.to_win()
        if self.settings["winner"] == "metropolises_then_gold":
            enough = max(metropolises)
        several = len([number for number in metropolises if number >= enough]) > 1
        return "by-gold" if several else self.ending

    def _end_key(self, player: int, metropolises: int) -> list[int]:
        if not self.alive[player]:
            return [-1]
        if self.ending == "by-last-player":
            return [1]
        gold = self.gold[player]
        if metropolises < self.to_win():
            return [0, metropolises, gold]
        key = [1, gold]
        if self.settings["winner"] == "metropolises_then_gold":
            key = [1, metropolises, gold]
        if self.settings["gold_tie"] == "lower_turn_track_space":
            key.append(-self.turn_track.index(player))
        return key

    def derived(self) -> View:
        board = self.board()
        everyone = range(self.seats)
        return {
            "income": [self.income(player) for player in everyone],
            "islands": [
                [board.islands[island] for island in members(self.lands[player])]
                for player in everyone
            ],
            "metropolises": [self.metropolises(player) for player in everyone],
            "to_win": self.to_win(),
            "open_gods": [GODS[god] for god in self.open_gods()],
            "face_down": sorted([GODS[g] for g in range(4) if g not in self.open_gods()]),
            "closed": [board.seas[sea] for sea in members(self.closed())],
            "committed": [self.committed(p) if self.bidding() else 0 for p in everyone],
            "unused_temples": [len(self.unused_temples(player)) for player in everyone],
            "land_bonus": [self.land_bonus(island) for island in range(len(board.islands))],
            "sea_bonus": [
                self.sea_bonus(sea, self.fleet[sea]) if self.fleet[sea] >= 0 else 0
                for sea in range(len(board.seas))
            ],
        }

    # buildings work for the owner of the island, with or without troops (K-BUILD-5)
    def land_bonus(self, island: int) -> int:
        """What the owner adds in defence, the Minotaur apart."""  # K-COMBAT-3
        bonus = self.metropolis[island]
        for slot in range(island * SLOTS, island * SLOTS + SLOTS):
            if self.built[slot] == 2:
                bonus += 1
        return bonus

    def sea_bonus(self, sea: int, defender: int) -> int:  # K-COMBAT-4
        bonus = 0
        for island in self.board().shores[sea]:
            if self.owner[island] == defender:
                bonus += self.metropolis[island]
                for slot in range(island * SLOTS, island * SLOTS + SLOTS):
                    if self.built[slot] == 1:
                        bonus += 1
        return bonus

    def check(self) -> None:
        _check_pieces(self)
        _check_cards(self)
        _check_gold(self)


def pending_price(s: Kyklades) -> int:
    """The least the active player must still be able to pay for a summons begun."""
    for frame in reversed(s.stack):
        price = getattr(frame, "price", 0)
        if price:
            return max(LEAST_PRICE, int(price) - len(s.unused_temples(s.active)))
    return 0


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


def _check_pieces(s: Kyklades) -> None:
    board = s.board()
    ships = s.ships_left[:]
    troops = s.troops_left[:]
    for sea, count in enumerate(s.ships):
        player = s.fleet[sea]
        _require(count >= 0 and (count > 0) == (player >= 0), f"ships on {board.seas[sea]}")
        if count:
            ships[player] += count
    for island, count in enumerate(s.troops):
        player = s.owner[island]
        _require(count >= 0 and (count == 0 or player >= 0), f"troops on {board.islands[island]}")
        if count:
            troops[player] += count
    if s.battle:
        (troops, ships)[s.battle[1]][s.battle[0]] += s.battle[3]
    _require(ships == [SHIPS] * s.seats, "K-LIMIT-1: 8 ships each")
    _require(troops == [TROOPS] * s.seats, "K-LIMIT-1: 8 troops each")
    _require(min(s.ships_left) >= 0 and min(s.troops_left) >= 0, "a reserve is negative")
    stuck = s.closed()
    for player in range(s.seats):
        lands = [island for island, owner in enumerate(s.owner) if owner == player]
        waters = [sea for sea, owner in enumerate(s.fleet) if owner == player]
        _require(s.lands[player] == mask_of(lands), "lands do not agree with the owners")
        _require(s.waters[player] == mask_of(waters), "waters do not agree with the fleets")
        _require(bool(lands) == bool(s.alive[player]), "K-ELIM-1: alive means owning an island")
        pushing = any(type(frame).__name__ == "Push" for frame in s.stack)
        _require(pushing or not s.waters[player] & stuck, "K-SHIP-6: a ship on a closed space")


def _check_cards(s: Kyklades) -> None:
    cards = s.pile + s.discard + s.using + [card for card in s.track if card >= 0]
    cards += [card for card, keeper in enumerate(s.keeper) if keeper >= 0]
    _require(sorted(cards) == list(range(len(CREATURES))), "K-LIMIT-7: one of each creature")
    _require(s.pile == sorted(s.pile) and s.discard == sorted(s.discard), "piles are sorted")
    for figure in range(1, FIGURES):
        _require((s.keeper[figure] >= 0) == (s.figures[figure] >= 0), "K-FIG-2: card and figure")
    stock = FULL_STOCK[:]
    for kind in range(1, UNIVERSITY + 1):
        stock[kind] -= s.built.count(kind)
    stock[METROPOLISES] -= sum(s.metropolis)
    stock[MARKERS] -= sum(s.markers)
    stock[PRIESTS] -= sum(s.priests)
    stock[PHILOSOPHERS] -= sum(s.philosophers)
    _require(stock == s.stock and min(stock) >= 0, "K-LIMIT-2 K-LIMIT-3 K-LIMIT-4: the supply")
    board = s.board()
    for island, there in enumerate(s.metropolis):
        for slot in range(SLOTS):
            building = s.built[island * SLOTS + slot]
            real = slot < board.slots[island] and not (there and slot in board.covers[island])
            _require(building == NOTHING or real, "K-BUILD-2: a building on a covered slot")
    for site in s.used:
        island, place = divmod(site, PLACES)
        here = s.metropolis[island] if place == SLOTS else s.built[island * SLOTS + place] == TEMPLE
        _require(bool(here), "K-CREATURE-3: a used temple that does not stand")


def _check_gold(s: Kyklades) -> None:
    _require(min(s.gold) >= 0, "gold is negative")
    _require(sum(s.gold) + s.bank == COINS, "gold is neither made nor lost")
    if s.settings["gold_supply"] == "98":
        _require(s.bank >= 0, "R-16: the bank is negative")
    markers = [owner for owner in s.turn_track + s.bidder + s.apollo if owner >= 0]
    for player in range(s.seats):
        most = COUNTS[s.players].markers * s.alive[player]
        _require(markers.count(player) <= most, "a marker too many")
        if s.bidding() and not s.ending:
            _require(s.committed(player) <= s.gold[player], "K-AUCTION-5: an offering unpaid")
        over = s.philosophers[player] >= PHILOSOPHER_SET and player != s.active
        _require(not over, "K-METRO-2: four philosophers kept")
