"""How good a state looks to a seat, from what the seat may see: named features and their weights."""

from __future__ import annotations

from typing import Final

from petteia.games.kyklades.components import (
    ARES,
    ATHENA,
    BOARDS,
    BUILDING_PRICE,
    MEDUSA,
    MINOTAUR,
    NOTHING,
    POSEIDON,
    SLOTS,
    ZEUS,
    members,
)
from petteia.games.kyklades.rules.battle import reach
from petteia.games.kyklades.rules.conquest import protected
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
    "conquest",  # the best island the player's troops could go for
    "danger",  # own metropolises that troops of others could go for
    "rivals",  # metropolises of the others
    "rival_victory",  # the best of them has the winning number
    "rival_income",
    "rival_favour",  # the most a god promises to another this round
    "rival_march",  # another, with Ares still to come, could take a metropolis
)

# petteia tune kyklades --method fit --moments round --rounds 1 --games 240 --prior 0.3 --check 200
# and times 48 (`scale` of bots.toml); surprise 1.1055 to 1.0575 nats, and one seat with them against
# three with those before, made by hand, won 33.5% of 200 games (27.3% to 40.3%; par 25%)
WEIGHTS: Final[list[float]] = [
    61.1,  # metropolises
    452.0,  # victory
    8.39,  # learning
    9.02,  # types
    1.42,  # buildings
    6.61,  # income
    3.9,  # gold
    4.36,  # priests
    7.15,  # islands
    5.4,  # troops
    2.67,  # ships
    1.6,  # guard
    5.21,  # slots
    1.13,  # favour
    2.71,  # prey
    0.296,  # conquest
    -6.23,  # danger
    -15.5,  # rivals
    -90.3,  # rival_victory
    -1.05,  # rival_income
    -0.169,  # rival_favour
    -22.6,  # rival_march
]

LEARNING: Final[list[float]] = [0.0, 1.0, 2.3, 4.2, 6.0]
TYPES: Final[list[float]] = [0.0, 1.0, 2.3, 4.2, 6.0]
METROPOLIS_WORTH: Final = 60.0
# of an attack, from two units fewer on
CHANCES: Final[list[float]] = [0.05, 0.15, 0.4, 0.75, 0.9, 1.0]


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
    gold = s.gold[seat] - (s.committed(seat) if s.bidding() else 0)
    need = s.to_win()
    rivals = best = rival_income = 0
    rival_favour = 0.0
    for other in range(s.seats):
        if other != seat and s.alive[other]:
            theirs = s.metropolises(other)
            rivals += theirs
            best = max(best, theirs)
            rival_income += s.income(other)
            rival_favour = max(rival_favour, promised(s, other, theirs >= need - 1))
    prospect = conquest(s, seat)
    danger = threats(s, seat) if metropolises else 0
    marcher = s.bidder[ARES]
    march = danger > 0 and marcher >= 0 and marcher != seat and s.god != ARES
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
        favour(s, seat, kinds, empty, gold, prospect),
        (touched & ~s.lands[seat]).bit_count(),
        prospect,
        danger,
        rivals,
        float(best >= need),
        rival_income,
        rival_favour,
        float(march),
    ]


def conquest(s: Kyklades, seat: int) -> float:
    """The worth of the best island within reach of the player's troops, by the chance to take it."""
    best = 0.0
    safe = 0
    for origin in members(s.lands[seat]):
        troops = s.troops[origin]
        if troops == 0 or s.figures[MEDUSA] == origin:
            continue
        near = reach(s, seat, origin) & ~s.lands[seat]
        if near and not safe:
            safe = protected(s, seat) | s.lands[seat]
        for island in members(near & ~safe):
            worth = island_worth(s, island)
            if worth > best:
                best = max(best, worth * chance(troops, defence(s, island)))
    return best


def island_worth(s: Kyklades, island: int) -> float:
    worth = 6.0 + 5.0 * (BOARDS[s.seats].prosperity[island] + s.markers[island])
    at = island * SLOTS
    for slot in range(at, at + SLOTS):
        if s.built[slot] != NOTHING:
            worth += 4.0
    return worth + METROPOLIS_WORTH if s.metropolis[island] else worth


def defence(s: Kyklades, island: int) -> int:
    """Units and bonus of the defence; 0 if there is nobody to use it."""
    troops = s.troops[island] if s.owner[island] >= 0 else 0
    minotaur = s.figures[MINOTAUR] == island and s.owner[island] >= 0
    if troops == 0 and not minotaur:
        return 0
    return troops + s.land_bonus(island) + (2 if minotaur else 0)


def chance(attack: int, defended: int) -> float:
    if defended == 0:
        return 1.0
    return CHANCES[max(0, min(len(CHANCES) - 1, attack - defended + 2))]


def threats(s: Kyklades, seat: int) -> float:
    """Own metropolises within reach of others' troops, by their chance to take them."""
    total = 0.0
    for island in members(s.lands[seat]):
        if not s.metropolis[island]:
            continue
        worst = 0.0
        defended = defence(s, island)
        for other in range(s.seats):
            if other == seat or not s.waters[other] & BOARDS[s.seats].coast_mask[island]:
                continue
            for origin in members(reach(s, other, island) & s.lands[other]):
                if s.troops[origin]:
                    worst = max(worst, chance(s.troops[origin], defended))
        total += worst
    return total


def promised(s: Kyklades, player: int, close: bool) -> float:
    """What the gods promise to another player, whose gold is guessed; `close` to the victory."""
    best = 0.0
    for god in range(4):
        if s.bidder[god] == player and s.god != god:
            kinds = types_owned(s, player)
            best = max(best, god_worth(s, player, god, kinds, 1, 3, 0.0))
    return 4 * best if close and best >= METROPOLIS_WORTH else best


def favour(s: Kyklades, seat: int, kinds: int, empty: int, gold: int, prospect: float) -> float:
    """What the gods of this round promise to the player's markers."""
    total = 0.0
    for god in range(4):
        if s.bidder[god] == seat:
            worth = god_worth(s, seat, god, kinds, empty, gold, prospect)
            total += worth * (1.0 - 0.35 / s.offering[god])  # low offerings are soon displaced
    for at, player in enumerate(s.apollo):
        if player == seat:
            lands = s.lands[seat]
            total += 2.0 * (4 if lands & (lands - 1) == 0 else 1)
            if at == 0:
                total += 5.0
    return total


def god_worth(
    s: Kyklades, seat: int, god: int, kinds: int, empty: int, gold: int, prospect: float
) -> float:
    worth = 0.0
    if god == ATHENA:
        known = min(3, s.philosophers[seat])
        worth += METROPOLIS_WORTH if known == 3 else 10 * (LEARNING[known + 1] - LEARNING[known])
        if known == 2 and gold >= 4:
            worth += METROPOLIS_WORTH - 20
    elif god == ZEUS:
        worth += 4.0
    elif god == ARES:
        worth += 3.0 + min(3, gold)
        if gold >= 1:
            worth += 0.6 * prospect
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
