"""Metropolises: the duty to build one, what is given up for it, and where it stands."""

from __future__ import annotations

from typing import ClassVar

from petteia.core.action import Action
from petteia.core.errors import Refusal
from petteia.core.flow import sequence
from petteia.core.pieces import replaced
from petteia.games.kyklades.components import (
    BUILDINGS,
    METROPOLISES,
    NOTHING,
    PHILOSOPHER_SET,
    PHILOSOPHERS,
    SLOTS,
    TEMPLE,
    UNIVERSITY,
    Board,
    members,
)
from petteia.games.kyklades.rules.asking import Duty
from petteia.games.kyklades.rules.pieces import remove_building
from petteia.games.kyklades.state import Kyklades

ALL_TYPES = 0b11110


def types_owned(s: Kyklades, player: int) -> int:
    """The building types on the player's islands as a mask; a metropolis is none."""
    mask = 0
    for island in members(s.lands[player]):
        at = island * SLOTS
        for kind in s.built[at : at + SLOTS]:
            mask |= 1 << kind
    return mask & ALL_TYPES


def check_duty(s: Kyklades) -> None:  # K-METRO-1 K-TURN-6
    """To be called after every step that changes buildings, philosophers or owners of islands."""
    player = s.active
    if player < 0:
        return
    if s.philosophers[player] >= PHILOSOPHER_SET:  # philosophers first
        s.philosophers[player] -= PHILOSOPHER_SET  # K-METRO-2
        s.stock[PHILOSOPHERS] += PHILOSOPHER_SET
        s.tell("learned", player)
        s.begin(BUILD_METROPOLIS)
    elif types_owned(s, player) == ALL_TYPES and (
        sites(s, player) or s.settings["no_metropolis_site"] == "lost"
    ):
        s.begin(BUILD_METROPOLIS)
        s.ask_all([GiveUp(player, kind) for kind in BUILDINGS[1:]])  # K-METRO-3


def sites(s: Kyklades, player: int) -> list[int]:
    """Islands on which the player could have one more metropolis."""  # K-METRO-5
    if s.stock[METROPOLISES] == 0:
        return []
    return [island for island in members(s.lands[player]) if not s.metropolis[island]]


def is_free(board: Board, built: list[int], island: int) -> bool:
    for slot in board.covers[island]:  # noqa: SIM110 (a loop is faster)
        if built[island * SLOTS + slot] != NOTHING:
            return False
    return True


def place_metropolis(s: Kyklades) -> None:
    if sites(s, s.active):
        s.ask(Found(s.active))
    else:
        s.tell("no-site", s.active)  # K-METRO-5: all is given up, nothing gained


def look_again(s: Kyklades) -> None:
    check_duty(s)


BUILD_METROPOLIS = sequence("kyklades.metropolis", place_metropolis, look_again)


class GiveUp(Duty):
    """One building of a type that is part of the set."""

    rule: ClassVar[str] = "K-METRO-3"
    fields: ClassVar[str] = "player:seat building"

    def __init__(self, player: int, building: str) -> None:
        super().__init__(player)
        self.building = building

    def options(self, s: Kyklades) -> list[Action]:
        kind = BUILDINGS.index(self.building)
        give_up = s.board().give_up
        listed: list[Action] = []
        for island in members(s.lands[self.player]):
            for at in range(island * SLOTS, island * SLOTS + SLOTS):
                if s.built[at] == kind:
                    listed.append(give_up[at])
        return listed

    def answer(self, s: Kyklades, action: Action) -> None:
        remove_building(s, s.board().slot_of(action))
        s.tell("given-up", self.player, self.building, action[1])

    def refuse(self, s: Kyklades, action: Action) -> Refusal:
        if action[0] == "give-up":
            return Refusal("K-NO-SET", building=self.building)
        if action[0] == "demolish-metropolis":
            return Refusal("K-NO-METROPOLIS")  # K-METRO-6
        return super().refuse(s, action)


class Found(Duty):
    rule: ClassVar[str] = "K-METRO-4"

    def options(self, s: Kyklades) -> list[Action]:
        board = s.board()
        found = board.found
        there = sites(s, self.player)
        free = [found[island] for island in there if is_free(board, s.built, island)]
        return free or [found[island] for island in there]

    def answer(self, s: Kyklades, action: Action) -> None:
        board = s.board()
        island = board.island_at[str(action[1])]
        for slot in board.covers[island]:
            at = island * SLOTS + slot
            if s.built[at] != NOTHING:
                s.tell("cleared", self.player, BUILDINGS[s.built[at]], action[1])
                remove_building(s, at)
        s.metropolis = replaced(s.metropolis, island, 1)
        s.stock[METROPOLISES] -= 1
        s.tell("metropolis", self.player, action[1])

    def refuse(self, s: Kyklades, action: Action) -> Refusal:
        if action[0] == "demolish-metropolis":
            return Refusal("K-NO-METROPOLIS")
        if action[0] != "found":
            return super().refuse(s, action)
        island = s.board().island_at[str(action[1])]
        if s.owner[island] == self.player and not s.metropolis[island]:
            return Refusal("K-NO-SITE-FREE", island=action[1])
        why = "built" if s.owner[island] == self.player else "other"
        return Refusal("K-NO-SITE", island=action[1], why=why)


def wins_by(s: Kyklades, player: int, island: int) -> bool:
    """Would taking this island at once bring the player to the winning number?"""  # K-LAST-2
    now = s.metropolises(player)
    if now >= s.to_win():
        return False
    after = now + s.metropolis[island]
    if after >= s.to_win():
        return True
    if s.settings["last_island_exception"] == "metropolis_only":
        return False
    return would_build(s, s.lands[player] | (1 << island), s.to_win() - after)


def would_build(s: Kyklades, owned: int, wanted: int) -> bool:
    """Do the buildings of these islands (as a mask) give so many metropolises at once?"""
    lands = members(owned)
    bare = [land for land in lands if not s.metropolis[land]]
    if wanted > min(len(bare), s.stock[METROPOLISES]):
        return False
    built = [NOTHING] * len(s.built)
    for land in lands:
        at = land * SLOTS
        built[at : at + SLOTS] = s.built[at : at + SLOTS]
    return gives_sets(s.board(), built, bare, wanted)


def would_own(s: Kyklades, player: int, island: int) -> int:
    """The metropolises the player would have on taking this island, counted as for `wins_by`."""
    number = s.metropolises(player) + s.metropolis[island]
    if s.settings["last_island_exception"] != "metropolis_only":
        owned = s.lands[player] | (1 << island)
        for wanted in range(s.to_win(), 0, -1):
            if would_build(s, owned, wanted):
                return number + wanted
    return number


def gives_sets(board: Board, built: list[int], bare: list[int], wanted: int) -> bool:
    """Can so many metropolises be built one after the other, if the player chooses well?

    A metropolis without a free site clears buildings away that the next set may need (K-METRO-4).
    """
    ports = _slots_of(built, 1)
    fortresses = _slots_of(built, 2)
    temples = _slots_of(built, TEMPLE)
    universities = _slots_of(built, UNIVERSITY)
    most = min(len(ports), len(fortresses), len(temples), len(universities))
    if most < wanted or wanted == 1:
        return most >= wanted
    for port in ports:
        for fortress in fortresses:
            for temple in temples:
                for university in universities:
                    left = built[:]
                    for at in (port, fortress, temple, university):
                        left[at] = NOTHING
                    if _goes_on(board, left, bare, wanted - 1):
                        return True
    return False


def _goes_on(board: Board, built: list[int], bare: list[int], wanted: int) -> bool:
    """The set has been given up: is there a site after which the rest can be built?"""
    free = [island for island in bare if is_free(board, built, island)]
    for island in free or bare:
        left = built[:]
        for slot in board.covers[island]:
            left[island * SLOTS + slot] = NOTHING
        if gives_sets(board, left, [land for land in bare if land != island], wanted):
            return True
    return False


def _slots_of(built: list[int], kind: int) -> list[int]:
    return [at for at, building in enumerate(built) if building == kind]
