"""How good a state looks to a seat, from what the seat may see: named features and their weights."""

from __future__ import annotations

from typing import Final

from petteia.games.kyklades.components import (
    ARES,
    ATHENA,
    BOARDS,
    BUILDING_PRICE,
    NOBODY,
    NOTHING,
    POSEIDON,
    SLOTS,
    ZEUS,
    members,
)
from petteia.games.kyklades.rules.metropolis import ALL_TYPES, types_owned
from petteia.games.kyklades.state import Kyklades

FEATURES: Final = (
    "metropolises",
    "victory",  # the winning number of them
    "learning",  # philosophers, the third worth more than the first
    "types",  # different building types, likewise
    "buildings",
    "income",
    "gold",  # behind the screen, less what standing offerings will cost; much is worth less
    "priests",
    "islands",
    "troops",
    "ships",
    "guard",  # troops and fortresses on islands with a metropolis
    "slots",  # empty ones, up to four
    "favour",  # what the gods may do this round to whom the player's markers stand
    "prey",  # islands of others that the player's ships touch
    "rivals",  # metropolises of the others
    "rival_victory",  # the best of them has the winning number
    "rival_income",
)

WEIGHTS: Final[list[float]] = [
    60.0,
    400.0,
    10.0,
    8.0,
    1.5,
    5.0,
    2.0,
    4.0,
    4.0,
    1.5,
    1.0,
    3.0,
    1.0,
    1.0,
    0.7,
    -15.0,
    -80.0,
    -0.7,
]

LEARNING: Final = (0.0, 1.0, 2.3, 4.2, 6.0)
TYPES: Final = (0.0, 1.0, 2.3, 4.2, 6.0)
METROPOLIS_WORTH: Final = 60.0


def features(s: Kyklades, seat: int) -> list[float]:
    board = BOARDS[s.seats]
    lands = members(s.lands[seat])
    kinds = types_owned(s, seat)
    metropolises = troops = guard = empty = buildings = 0
    for island in lands:
        metropolis = s.metropolis[island]
        metropolises += metropolis
        troops += s.troops[island]
        if metropolis:
            guard += min(3, s.troops[island]) + min(2, s.land_bonus(island) - 1)
        at = island * SLOTS
        for slot in board.usable[island + island + metropolis]:
            if s.built[at + slot] == NOTHING:
                empty += 1
            else:
                buildings += 1
    touched = 0
    for sea in members(s.waters[seat]):
        touched |= board.shore_mask[sea]
    bidding = s.active == NOBODY and s.served == 0
    gold = s.gold[seat] - (s.committed(seat) if bidding else 0)
    need = s.to_win()
    rivals = best = rival_income = 0
    for other in range(s.seats):
        if other != seat and s.alive[other]:
            theirs = s.metropolises(other)
            rivals += theirs
            best = max(best, theirs)
            rival_income += s.income(other)
    return [
        metropolises,
        float(metropolises >= need),
        LEARNING[min(4, s.philosophers[seat])],
        TYPES[kinds.bit_count()],
        buildings,
        s.income(seat),
        gold if gold <= 8 else 8 + (gold - 8) / 2,
        s.priests[seat],
        len(lands),
        troops,
        8 - s.ships_left[seat],
        guard,
        min(4, empty),
        favour(s, seat, kinds, empty, gold),
        (touched & ~s.lands[seat]).bit_count(),
        rivals,
        float(best >= need),
        rival_income,
    ]


def favour(s: Kyklades, seat: int, kinds: int, empty: int, gold: int) -> float:
    """What the gods of this round promise to the player's markers."""
    total = 0.0
    for god in range(4):
        if s.bidder[god] == seat:
            worth = god_worth(s, seat, god, kinds, empty, gold)
            total += worth * (1.0 - 0.35 / s.offering[god])  # low offerings are soon displaced
    for at, player in enumerate(s.apollo):
        if player == seat:
            lands = s.lands[seat]
            total += 2.0 * (4 if lands & (lands - 1) == 0 else 1)
            if at == 0:
                total += 5.0
    return total


def god_worth(s: Kyklades, seat: int, god: int, kinds: int, empty: int, gold: int) -> float:
    worth = 0.0
    if god == ATHENA:
        known = min(3, s.philosophers[seat])
        worth += METROPOLIS_WORTH if known == 3 else 10 * (LEARNING[known + 1] - LEARNING[known])
        if known == 2 and gold >= 4:
            worth += METROPOLIS_WORTH - 20
    elif god == ZEUS:
        worth += 4.0
    elif god == ARES:
        worth += 1.5 + min(6, gold)
    elif god == POSEIDON:
        worth += 1.0 + min(3, gold)
    if gold >= BUILDING_PRICE and empty:
        have = (kinds & ALL_TYPES).bit_count()
        if not kinds >> (god + 1) & 1:
            worth += METROPOLIS_WORTH if have == 3 else 8 * (TYPES[have + 1] - TYPES[have]) - 2.0
    return worth


def evaluate(s: Kyklades, seat: int) -> float:
    value = 0.0
    for weight, term in zip(WEIGHTS, features(s, seat), strict=True):
        value += weight * term
    return value
