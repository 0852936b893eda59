"""Positions made by hand: pieces on an empty board, then the question to be tested.

    sitting = Sitting(5).own(RED, "andros", troops=2).fleet(BLUE, "A2").gold(7)
    sitting.turn(RED, "poseidon")
    sitting.play("recruit", "launch A1")
    assert sitting.refused("launch C3") == "K-NO-MIDWAY"

Answers are the texts of a record. An answer to the dealer (`roll 2 1`) stands in the same row.
Lone options are taken without asking, as in every sitting, and do not stand in the row. The invariants
are checked after every answer.
"""

from __future__ import annotations

from typing import Any, Self

import pytest

from petteia.core.action import Action, parse, text
from petteia.core.chance import Luck
from petteia.core.errors import IllegalAction
from petteia.core.flow import CHANCE, WALKS, Chance
from petteia.core.pieces import put, raised, replaced, take
from petteia.core.state import Event
from petteia.games.kyklades import game
from petteia.games.kyklades.components import (
    BUILDINGS,
    CREATURES,
    GODS,
    NOBODY,
    PLACES,
    SLOT_PRICES,
    SLOTS,
)
from petteia.games.kyklades.rules.auction import AUCTION
from petteia.games.kyklades.rules.pieces import (
    give_land,
    launch_ship,
    muster_troop,
    pay,
    put_building,
)
from petteia.games.kyklades.rules.turns import TURNS, begin_turn
from petteia.games.kyklades.state import Kyklades

RED, BLUE, GREEN, YELLOW, BLACK = range(5)


def short(action: Action) -> str:
    """The text of an action; cards on the track by their slot."""
    return text(action[:2] if action[0] in ("summon", "swap") else action)


class Sitting:
    """A state under construction, then in play."""

    def __init__(self, seats: int, **options: str) -> None:
        self.s = Kyklades(seats, game.settings(options))
        self.s.round = 5
        self.events: list[Event] = []
        self.gold(*[20] * seats)

    # -- building the position ---------------------------------------------------------------

    def own(self, player: int, island: str, troops: int = 0, *buildings: str) -> Self:
        """An island with troops and, on slots 1, 2, ..., buildings ("" leaves a slot empty)."""
        at = self.s.board().island_at[island]
        give_land(self.s, at, player)
        for _ in range(troops):
            muster_troop(self.s, at, player)
        for slot, building in enumerate(buildings):
            if building:
                put_building(self.s, at * SLOTS + slot, BUILDINGS.index(building))
        return self

    def metropolis(self, *islands: str) -> Self:
        for island in islands:
            self.s.metropolis = replaced(self.s.metropolis, self.s.board().island_at[island], 1)
            self.s.stock[0] -= 1
        return self

    def prosper(self, island: str, count: int) -> Self:
        self.s.markers = raised(self.s.markers, self.s.board().island_at[island], count)
        self.s.stock[5] -= count
        return self

    def fleet(self, player: int, sea: str, ships: int = 1) -> Self:
        for _ in range(ships):
            launch_ship(self.s, self.s.board().sea_at[sea], player)
        return self

    def gold(self, *amounts: int) -> Self:
        """The gold of the first players; the others keep theirs."""
        for player, amount in enumerate(amounts):
            pay(self.s, player, self.s.gold[player] - amount)
        return self

    def priests(self, player: int, count: int) -> Self:
        self.s.priests[player] += count
        self.s.stock[6] -= count
        return self

    def philosophers(self, player: int, count: int) -> Self:
        self.s.philosophers[player] += count
        self.s.stock[7] -= count
        return self

    def track(self, four: str, three: str = "", two: str = "") -> Self:
        """The cards on the slots with the prices 4, 3, 2."""
        for at, creature in enumerate((four, three, two)):
            if creature:
                card = CREATURES.index(creature)
                take(self.s.pile, card)
                self.s.track[at] = card
        return self

    def discarded(self, *creatures: str) -> Self:
        for creature in creatures:
            card = CREATURES.index(creature)
            take(self.s.pile, card)
            put(self.s.discard, card)
        return self

    def pile(self, *creatures: str) -> Self:
        """The draw pile holds these; all other cards left in it are discarded."""
        for creature in [CREATURES[card] for card in self.s.pile]:
            if creature not in creatures:
                self.discarded(creature)
        return self

    def figure(self, creature: str, place: str, keeper: int = NOBODY) -> Self:
        board = self.s.board()
        card = CREATURES.index(creature)
        if creature == "kraken":
            self.s.figures = replaced(self.s.figures, 0, board.sea_at[place])
            return self.discarded("kraken")
        self.s.figures = replaced(self.s.figures, card, board.island_at[place])
        self.s.keeper = replaced(self.s.keeper, card, keeper)
        take(self.s.pile, card)
        return self

    def used(self, island: str, place: int) -> Self:
        put(self.s.used, self.s.board().island_at[island] * PLACES + place - 1)
        return self

    def supply(self, what: int, count: int) -> Self:
        """Leave so many of a kind in the supply, for tests that do not check conservation."""
        self.s.stock[what] = count
        return self

    # -- the question -----------------------------------------------------------------------

    def _house_everybody(self, but: tuple[str, ...]) -> None:
        """Players without an island get a neutral one from the end of the list."""
        board = self.s.board()
        for player in range(self.s.seats):
            if self.s.lands[player] == 0 and self.s.alive[player]:
                free = [
                    island
                    for at, island in enumerate(board.islands)
                    if self.s.owner[at] < 0 and island not in but
                ]
                self.own(player, free[-1])

    def turn(
        self, player: int, god: str, *then: tuple[int, str], neutral: tuple[str, ...] = ()
    ) -> Self:
        """The player's action turn; `then` follow others, in the order of the gods, Apollo last."""
        self._house_everybody(neutral)
        s = self.s
        turns = [(player, god), *then]
        served = [name for _, name in turns if name != "apollo"]
        open_gods = [GODS.index(name) for name in served]
        s.tiles = open_gods + [at for at in range(4) if at not in open_gods]
        for who, name in turns:
            if name == "apollo":
                s.apollo.append(who)
            else:
                s.bidder[GODS.index(name)] = who
                s.offering[GODS.index(name)] = 1
        waiting = [who for who in range(s.seats) if who not in [turn[0] for turn in turns]]
        s.turn_track = [NOBODY] * len(turns) + waiting  # those have finished already
        self.walk("kyklades.round/end_of_round")
        s.begin(TURNS)
        s.settle()
        return self.checked()

    def act(self, player: int, god: str) -> Self:
        """Just this action turn, on top of whatever waits."""
        begin_turn(self.s, player, GODS.index(god), False)
        self.s.settle()
        return self

    def offerings(self, *order: int, gods: tuple[str, ...] = GODS[:4]) -> Self:
        """The auction: markers on the turn track in this order; `gods` are the tiles' order."""
        self._house_everybody(())
        self.s.tiles = [GODS.index(god) for god in gods]
        self.s.turn_track = list(order)
        self.walk("kyklades.round/pay_offerings")
        self.s.begin(AUCTION)
        self.s.settle()
        return self.checked()

    def walk(self, rule: str) -> Self:
        self.s.begin(WALKS[rule])
        return self

    def settle(self) -> Self:
        self.s.settle()
        return self

    # -- playing -----------------------------------------------------------------------------

    def play(self, *answers: str) -> Self:
        """Answers in turn, each by whoever is asked."""
        for answer in answers:
            player = self.s.player()
            assert player != -2, f"the game is over before {answer}"
            self.events += self.s.apply(player, parse(self.named(answer)))
            self.checked()
        return self

    def named(self, answer: str) -> str:
        """`summon 4` is short for the card lying there; any card stands for one that is missing."""
        verb, *words = answer.split()
        if verb not in ("summon", "swap") or len(words) == 2:
            return answer
        card = self.s.track[SLOT_PRICES.index(int(words[0]))]
        return f"{answer} {CREATURES[max(card, 0)]}"

    def deal(self, seed: int = 0) -> Self:
        """Let the dealer answer until a player must."""
        luck = Luck(seed)
        while self.s.player() == CHANCE:
            asked = self.s.question()
            assert isinstance(asked, Chance)
            self.events += self.s.apply(CHANCE, asked.draw(self.s, luck))
        return self

    def checked(self) -> Self:
        self.s.check()
        return self

    def deal_until(self, question: str) -> Self:
        """Let the dealer answer until this is asked."""
        while self.asked() != question:
            self.play(self.options()[0])
        return self

    # -- looking -----------------------------------------------------------------------------

    def asked(self) -> str:
        question = self.s.question()
        return type(question).__name__ if question is not None else ""

    def player(self) -> int:
        return self.s.player()

    def options(self) -> list[str]:
        return [short(action) for action in self.s.options(self.s.player())]

    def verbs(self) -> set[str]:
        return {option.split()[0] for option in self.options()}

    def words(self, verb: str) -> list[str]:
        """What follows this verb among the options."""
        return [o[len(verb) + 1 :] for o in self.options() if o.split()[0] == verb]

    def refused(self, answer: str, seat: int | None = None) -> str:
        """The rule by which this action is refused; it changes nothing."""
        who = self.s.player() if seat is None else seat
        action = parse(self.named(answer))
        assert action in game.vocabulary(self.s.seats, self.s.settings), f"unknown: {answer}"
        before = self.s.key()
        with pytest.raises(IllegalAction) as caught:
            self.s.apply(who, action)
        assert self.s.key() == before
        return caught.value.refusal.rule

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.events if event[0] == kind]

    def ships(self, sea: str) -> tuple[int, int]:
        """(owner, count) of the ships on a sea space."""
        at = self.s.board().sea_at[sea]
        return self.s.fleet[at], self.s.ships[at]

    def troops(self, island: str) -> tuple[int, int]:
        """(owner, troops) of an island."""
        at = self.s.board().island_at[island]
        return self.s.owner[at], self.s.troops[at]

    def buildings(self, island: str) -> list[str]:
        at = self.s.board().island_at[island] * SLOTS
        slots = self.s.board().slots[at // SLOTS]
        return [BUILDINGS[kind] for kind in self.s.built[at : at + slots]]

    def has_metropolis(self, island: str) -> bool:
        return bool(self.s.metropolis[self.s.board().island_at[island]])

    def cards_on_track(self) -> list[str]:
        return [CREATURES[card] if card >= 0 else "" for card in self.s.track]

    def discard_pile(self) -> list[str]:
        return sorted(CREATURES[card] for card in self.s.discard)

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.s.view(seat)
