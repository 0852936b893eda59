"""The round: a table of contents; the gods, income, the end of the round and of the game."""

from __future__ import annotations

from typing import ClassVar

from petteia.core.action import Action
from petteia.core.chance import Luck
from petteia.core.flow import Chance, sequence
from petteia.games.kyklades.components import COUNTS, GODS, MINI_ROUNDS, NOBODY
from petteia.games.kyklades.rules.auction import auction, pay_offerings
from petteia.games.kyklades.rules.pieces import receive
from petteia.games.kyklades.rules.track import (
    fill_cheap_slot,
    fill_dear_slot,
    fill_middle_slot,
    update_track,
)
from petteia.games.kyklades.rules.turns import TURNS
from petteia.games.kyklades.state import Kyklades
from petteia.games.kyklades.verbs import MARKER, TILE


def begin_round(s: Kyklades) -> None:  # K-ROUND-1
    s.round += 1
    s.tell("round", s.round)


# -- the gods ------------------------------------------------------------------------------------


def update_gods(s: Kyklades) -> None:
    """Lay the tiles whose place is certain; the dealer lays the others."""  # K-GODS-1
    rotation = COUNTS[s.players].rotation
    age = s.round - s.since  # 0 in the first round of this number of players
    if rotation == "three" and age % 2:  # K-GODS-4: the two that were face down
        s.tiles = s.tiles[2:] + sorted(s.tiles[:2])
        s.ask(LayTile(0, 2))
    elif rotation == "three":
        s.tiles = [0, 1, 2, 3]
        s.ask(LayTile(0, 4))
    elif rotation == "four" and age:  # K-GODS-3 K-TWO-2: the one that was face down comes first
        s.tiles = [s.tiles[3], *sorted(s.tiles[:3])]
        s.ask(LayTile(1, 4))
    else:  # K-GODS-2
        s.tiles = [0, 1, 2, 3]
        s.ask(LayTile(0, 4))


class LayTile(Chance[Kyklades]):
    """The god on the next space, out of the tiles from there up to `until`."""

    rule: ClassVar[str] = "K-GODS-1"
    fields: ClassVar[str] = "space:number until:number"

    def __init__(self, space: int, until: int) -> None:
        super().__init__()
        self.space = space
        self.until = until

    def draw(self, s: Kyklades, luck: Luck) -> Action:
        return TILE[luck.pick(s.tiles[self.space : self.until])]

    def outcomes(self, s: Kyklades) -> list[tuple[Action, int]]:
        return [(TILE[god], 1) for god in s.tiles[self.space : self.until]]

    def answer(self, s: Kyklades, action: Action) -> None:
        god = GODS.index(str(action[1]))
        s.tiles.remove(god)
        s.tiles.insert(self.space, god)
        if self.space + 1 < min(self.until - 1, COUNTS[s.players].open_gods):
            s.ask(LayTile(self.space + 1, self.until))


def tell_gods(s: Kyklades) -> None:
    s.tell("gods", [GODS[god] for god in s.open_gods()])


# -- income --------------------------------------------------------------------------------------


def income(s: Kyklades) -> None:  # K-ROUND-2 K-INCOME-1 K-INCOME-2
    order = [player for player in s.turn_track if player >= 0]  # if coins are short
    for at, player in enumerate(order):
        if player not in order[:at]:
            s.tell("income", player, receive(s, player, s.income(player)))


# -- the turns, and what follows -----------------------------------------------------------------


def turns(s: Kyklades) -> None:
    s.begin(TURNS)


def end_of_round(s: Kyklades) -> None:
    left = [player for player in s.turn_track if player >= 0]  # K-ELIM-3
    s.turn_track = left
    s.bidder = [NOBODY] * 4
    s.offering = [0] * 4
    s.apollo = []
    s.used = []  # K-CREATURE-3 K-TWO-7
    s.acted = [0] * s.seats
    s.served = 0
    if max([s.metropolises(player) for player in left]) >= s.to_win():  # K-END-1
        s.ending = "by-metropolises"
        return
    limit = s.settings["round_limit"]
    if limit == str(s.round) or (s.mini() and s.round == MINI_ROUNDS):  # K-END-3, our own addition
        s.ending = "by-round-limit"
        return
    if len(left) < s.players * COUNTS[s.players].markers:
        fewer_players(s)
    s.begin(ROUND)


def fewer_players(s: Kyklades) -> None:  # K-ELIM-2
    s.players = sum(s.alive)
    s.since = s.round + 1
    if COUNTS[s.players].markers == 2:
        s.turn_track = s.turn_track + s.turn_track


ROUND = sequence(
    "kyklades.round",
    begin_round,
    update_track,
    fill_cheap_slot,
    fill_middle_slot,
    fill_dear_slot,
    update_gods,
    tell_gods,
    income,
    auction,
    pay_offerings,
    turns,
    end_of_round,
)


# -- before the first round ----------------------------------------------------------------------


def deal_markers(s: Kyklades) -> None:
    s.ask(LayMarker(0))


class LayMarker(Chance[Kyklades]):
    """Whose offering marker lies on the next space of the turn track."""  # K-SETUP-5 K-TWO-1

    rule: ClassVar[str] = "K-SETUP-5"
    fields: ClassVar[str] = "space:number"

    def __init__(self, space: int) -> None:
        super().__init__()
        self.space = space

    def left(self, s: Kyklades) -> list[int]:
        each = COUNTS[s.seats].markers
        laid = s.turn_track[: self.space]
        return [p for p in range(s.seats) for _ in range(each - laid.count(p))]

    def draw(self, s: Kyklades, luck: Luck) -> Action:
        return MARKER[luck.pick(self.left(s))]

    def outcomes(self, s: Kyklades) -> list[tuple[Action, int]]:
        left = self.left(s)
        return [(MARKER[p], left.count(p)) for p in range(s.seats) if p in left]

    def answer(self, s: Kyklades, action: Action) -> None:
        s.turn_track[self.space] = int(action[1])
        if self.space + 1 < len(s.turn_track):
            s.ask(LayMarker(self.space + 1))
        else:
            s.tell("order", s.turn_track[:])


def first_round(s: Kyklades) -> None:
    s.begin(ROUND)


SITTING = sequence("kyklades.sitting", deal_markers, first_round)
