"""What always holds; checked after every answer in tests and fuzzing."""

from __future__ import annotations

from petteia.core.errors import Broken
from petteia.games.thebai import components as box
from petteia.games.thebai.components import TOP, TRACK_LENGTH
from petteia.games.thebai.state import (
    COLOURS,
    DIE,
    ESTATE,
    HERO,
    KIND,
    MARKER,
    NONE,
    OWNER,
    SUPPLY,
    TUMULT,
    Thebai,
)


def hold(true: bool, message: str) -> None:
    if not true:
        raise Broken(message)


def check(s: Thebai) -> None:
    for player in range(len(s.vp)):
        check_dice(s, player)
        check_estate(s, player)
        check_player(s, player)
    check_stones(s)
    if s.deck or s.round:  # they lie ready by now
        check_cards(s)
    check_altar(s)
    check_city(s)


def check_dice(s: Thebai, player: int) -> None:
    at = player * SUPPLY
    estate = s.estate[player * ESTATE : (player + 1) * ESTATE]
    in_city = [KIND[code] for code in s.field if OWNER[code] == player]
    population = (
        sum(s.supply[at : at + 6])
        + len([1 for holds in estate if DIE <= holds <= DIE + TOP])
        + in_city.count(box.POPULATION)
        + s.path.count(player + 1)
        + s.monument.count(player + 1)
        + s.general[player]
    )
    if s.rows_left[player * 3] or s.round:  # dealt by now
        hold(population == box.POPULATION_DICE, f"T-INV-1: {population} population dice")
        hoplites = sum(s.supply[at + 6 : at + 12]) + in_city.count(box.HOPLITE)
        hoplites += s.leaders_set[player]
        hold(hoplites == box.HOPLITE_DICE, f"T-INV-2: {hoplites} hoplites")
    hold(min(s.supply) >= 0, "T-INV-1: a die is missing in a supply")


def check_estate(s: Thebai, player: int) -> None:
    for row in range(3):
        at = player * ESTATE + row * box.COLUMNS
        stones = [1 <= holds < DIE for holds in s.estate[at : at + box.COLUMNS]]
        left = s.rows_left[player * 3 + row]
        hold(stones == [False] * (box.COLUMNS - left) + [True] * left, "T-INV-7: a gap in a row")


def check_player(s: Thebai, player: int) -> None:
    players = len(s.vp)
    hold(min(s.items) >= 0, "T-INV-7: a count of goods below nothing")
    hold(s.hero_owner.count(player) <= box.HEROES_EACH, "T-INV-6: too many heroes")
    rows = [number for number in s.leaders[player::players] if number]
    hold(len(rows) == s.leaders_set[player], "T-INV-6: leaders and rows differ")
    hold(sorted(rows) == list(box.LEADERS[: len(rows)]), "T-INV-6: a leader out of turn")
    for monument in range(len(box.MONUMENTS)):
        dice = [
            at
            for at in range(len(s.monument))
            if box.MONUMENT_OF[at] == monument and s.monument[at] == player + 1
        ]
        hold(len(dice) <= 1, "T-INV-6: two dice on a monument")
    for at in range(len(s.monument)):
        own_tile = s.tiles[at] >> player & 1
        hold(not own_tile or s.monument[at] not in (player + 1, TUMULT), "T-COUNCIL-4")
    tiles = len([1 for bits in s.tiles if bits >> player & 1])
    wanted = 0 if s.is_antigone(player) else box.COUNCIL_TILES
    hold(s.tiles_left[player] + tiles == wanted or not s.round, "a council-member tile is missing")


def check_stones(s: Thebai) -> None:
    seen = [holds - 1 for holds in s.estate if 1 <= holds < DIE]
    seen += [s.stone_at(k) for k in range(len(s.city)) if s.city[k]]
    seen += [*s.held, *s.bag, *s.start_stones]
    for stack in s.stacks:
        seen += stack
    hold(sorted(seen) == list(range(len(box.STONES))), "T-INV-3: stones are made or lost")


def check_cards(s: Thebai) -> None:
    seen = [*s.deck, *s.cards_out, *[card for card in s.display if card != NONE]]
    seen += [entry >> 2 for entry in (*s.open_hand, *s.fulfilled)]
    for hand in s.hand:
        seen += hand
    hold(sorted(seen) == list(range(len(box.CARDS))), "T-INV-4: commissions are made or lost")
    for player in range(len(s.vp)):
        mine = [entry >> 2 for entry in s.fulfilled if entry & 3 == player]
        for colour in range(COLOURS):
            count = len([card for card in mine if box.CARD_COLOUR[card] == colour])
            hold(s.colours[player * COLOURS + colour] == count, "fulfilled colours are miscounted")


def check_altar(s: Thebai) -> None:
    players = len(s.vp)
    for track in (0, 1):
        rank = s.altar_rank[track * players : (track + 1) * players]
        places = [s.altar[track * players + player] for player in rank]
        hold(sorted(rank) == list(range(players)), "T-INV-8: a marker lies nowhere or twice")
        hold(places == sorted(places)[::-1], "T-INV-8: the stacks are out of order")
        hold(not places or max(places) <= TRACK_LENGTH, "T-INV-8: beyond the last field")
    hold(min(s.aid_left + s.blessing_left) >= 0, "T-COMP-2: a tile too many")


def check_city(s: Thebai) -> None:
    placed = [k for k in s.archon if k != NONE]
    hold(len(set(placed)) == len(placed), "T-INV-5: two archons on a stone")
    hold(min([s.city[k] for k in placed] + [1]) > 0, "T-INV-5: an archon without a stone")
    markers = s.field.count(MARKER) + s.markers_left
    hold(markers == (box.OCCUPIED_MARKERS if s.seats < 3 else 0), "an occupied marker is missing")
    for hero in range(len(box.HEROES)):
        places = s.field.count(HERO + hero) + s.monument.count(TUMULT + 1 + hero)
        places += s.hero_row.count(hero)
        hold(places <= 1, "a hero stands twice")
