"""K-DEC-1 K-DEC-4: in crowded positions the engine lists what a second reading of the rules gives."""

from __future__ import annotations

from collections import Counter

import pytest

from petteia.core.chance import Luck
from petteia.core.flow import CHANCE, OVER, WALKS, Chance
from petteia.core.pieces import put, replaced, take
from petteia.games.kyklades import game
from petteia.games.kyklades.components import FIGURES, MARKERS, METROPOLISES, SLOTS
from petteia.games.kyklades.rules.metropolis import ALL_TYPES, types_owned
from petteia.games.kyklades.rules.pieces import (
    give_land,
    launch_ship,
    muster_troop,
    pay,
    put_building,
    remove_building,
)
from petteia.games.kyklades.state import Kyklades
from tests.games.kyklades.second_reading import OPEN_GODS, READINGS, expected
from tests.games.kyklades.test_golden import RULINGS_TURNED

POSITIONS = 70  # of each number of seats
DECISIONS = 70  # from each position
BOLD = ("summon", "recruit", "build", "voyage", "march", "swap")


def crowded(seats: int, luck: Luck) -> Kyklades:
    """Islands, pieces, cards and figures thrown on the board, within all limits."""
    turned = {name: value for name, value in RULINGS_TURNED.items() if luck.below(3) == 0}
    s = Kyklades(seats, game.settings(turned))
    s.round = 3 + luck.below(6)
    for player in range(seats):
        pay(s, player, s.gold[player] - luck.pick([0, 1, 2, 3, 5, 8, 12]))
        s.priests[player] += luck.below(3)
        s.philosophers[player] += luck.below(4)
    s.stock[6] -= sum(s.priests)
    s.stock[7] -= sum(s.philosophers)
    settle_islands(s, luck)
    scatter_cards(s, luck)
    for sea in range(len(s.ships)):
        player = luck.below(seats)
        if luck.below(2) and not s.closed() >> sea & 1:
            for _ in range(min(1 + luck.below(3), s.ships_left[player])):
                launch_ship(s, sea, player)
    return s


def settle_islands(s: Kyklades, luck: Luck) -> None:
    islands = luck.shuffled(list(range(len(s.owner))))
    sparse = luck.below(2)
    for at, island in enumerate(islands):
        player = at if at < s.seats else luck.below(s.seats)
        if at >= s.seats and luck.below(4) < 1 + sparse * 2:
            continue
        give_land(s, island, player)
        for _ in range(min(luck.below(4), s.troops_left[player])):
            muster_troop(s, island, player)
        if luck.below(4) == 0 and s.metropolises(player) < s.to_win():
            s.metropolis = replaced(s.metropolis, island, 1)
            s.stock[METROPOLISES] -= 1
        for slot in s.board().usable[2 * island + s.metropolis[island]]:
            kind = 1 + luck.below(4)
            if luck.below(2) and s.stock[kind]:
                put_building(s, island * SLOTS + slot, kind)
                if types_owned(s, player) == ALL_TYPES:
                    remove_building(s, island * SLOTS + slot)
    for player in range(s.seats):
        s.used += [site for site in s.unused_temples(player) if luck.below(4) == 0]
    s.used.sort()


def scatter_cards(s: Kyklades, luck: Luck) -> None:
    free = luck.shuffled(list(range(len(s.owner))))
    for figure in range(1, FIGURES):
        if luck.below(3) == 0:
            s.figures = replaced(s.figures, figure, free.pop())
            s.keeper = replaced(s.keeper, figure, luck.below(s.seats))
            take(s.pile, figure)
    if luck.below(2):
        s.figures = replaced(s.figures, 0, luck.below(len(s.ships)))
    for at in range(3):
        s.track[at] = luck.pick(s.pile)
        take(s.pile, s.track[at])
    for card in luck.shuffled(s.pile[:])[: luck.below(len(s.pile))]:
        take(s.pile, card)
        put(s.discard, card)
    if luck.below(4) == 0:
        s.markers = replaced(s.markers, 0, s.stock[MARKERS])
        s.stock[MARKERS] = 0


def begin(s: Kyklades, luck: Luck) -> None:
    """With the offerings, or with action turns already paid for."""
    markers = luck.shuffled([at % s.seats for at in range(len(s.turn_track))])
    s.tiles = luck.shuffled([0, 1, 2, 3])
    if luck.below(3) == 0:
        s.used = []
        s.turn_track = markers
        s.begin(WALKS["kyklades.round/auction"])
    else:
        for god in s.tiles[: OPEN_GODS[s.seats]]:
            if markers and luck.below(6):
                s.bidder[god] = markers.pop()
                s.offering[god] = 1
        s.apollo = markers
        s.begin(WALKS["kyklades.round/turns"])
    s.settle()


def answer(s: Kyklades, luck: Luck) -> None:
    """Something, rather bold than not, and no more than one above a standing offering."""
    player = s.player()
    options = s.options(player)
    low = [o for o in options if o[0] != "bid" or int(o[2]) <= 2 + max(s.offering)]
    bold = [option for option in low if option[0] in BOLD]
    s.apply(player, luck.pick(bold if bold and luck.below(8) else low))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_k_dec_1_k_dec_4_every_question_lists_what_a_second_reading_gives(seats: int) -> None:
    met: Counter[str] = Counter()
    for seed in range(POSITIONS):
        luck = Luck(f"{seats} {seed}")
        s = crowded(seats, luck)
        s.check()
        begin(s, luck)
        for _ in range(DECISIONS):
            asked = s.question()
            if s.player() == OVER:
                break
            if isinstance(asked, Chance):
                s.apply(CHANCE, asked.draw(s, luck))
            else:
                met[type(asked).__name__] += 1
                options = s.options(s.player())
                assert len(options) == len(set(options))
                assert set(options) == expected(s), (seed, type(asked).__name__)
                answer(s, luck)
            s.check()
    assert not set(met) - set(READINGS)
    assert len(met) >= len(READINGS) - 2, set(READINGS) - set(met)  # hardly one is never asked
