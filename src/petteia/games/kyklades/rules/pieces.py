"""Moving pieces, cards and gold: the only places where the counts that repeat others change."""

from __future__ import annotations

from petteia.core.pieces import put, replaced, take
from petteia.games.kyklades.components import (
    FIGURES,
    NOBODY,
    NOTHING,
    PLACES,
    SLOTS,
    TEMPLE,
)
from petteia.games.kyklades.state import Kyklades


def receive(s: Kyklades, player: int, amount: int) -> int:
    """Gold from the supply; returns what there was."""  # K-LIMIT-5 R-16
    if amount > s.bank and s.settings["gold_supply"] == "98":
        amount = s.bank
    s.gold[player] += amount
    s.bank -= amount
    return amount


def pay(s: Kyklades, player: int, amount: int) -> None:
    s.gold[player] -= amount
    s.bank += amount


def add_ships(s: Kyklades, sea: int, player: int, count: int) -> None:
    """Ships that are on the board already, or on their way, stand here now."""
    s.ships[sea] += count
    s.fleet[sea] = player
    s.waters[player] |= 1 << sea


def drop_ships(s: Kyklades, sea: int, count: int) -> None:
    """Ships leave the space; where they go is the caller's business."""
    left = s.ships[sea] - count
    s.ships[sea] = left
    if left == 0:
        s.waters[s.fleet[sea]] &= ~(1 << sea)
        s.fleet[sea] = NOBODY
    if s.spent and s.spent[sea] > left:
        s.spent[sea] = left


def launch_ship(s: Kyklades, sea: int, player: int) -> None:
    s.ships_left[player] -= 1
    add_ships(s, sea, player, 1)


def lose_ships(s: Kyklades, sea: int, count: int) -> None:
    """Ships return to their owner's reserve."""
    s.ships_left[s.fleet[sea]] += count
    drop_ships(s, sea, count)


def muster_troop(s: Kyklades, island: int, player: int) -> None:
    s.troops_left[player] -= 1
    s.troops[island] += 1


def lose_troops(s: Kyklades, island: int, count: int) -> None:
    s.troops_left[s.owner[island]] += count
    s.troops[island] -= count


def give_land(s: Kyklades, island: int, player: int) -> None:
    """Ownership alone; see `conquest.capture` for all that follows from it."""
    before = s.owner[island]
    if before >= 0:
        s.lands[before] &= ~(1 << island)
    s.owner = replaced(s.owner, island, player)
    s.lands[player] |= 1 << island


def put_building(s: Kyklades, at: int, kind: int) -> None:
    s.built[at] = kind
    s.stock[kind] -= 1


def remove_building(s: Kyklades, at: int) -> int:
    """Into the supply; a temple put up here later is a new one."""  # K-CREATURE-3
    kind = s.built[at]
    s.built[at] = NOTHING
    s.stock[kind] += 1
    if kind == TEMPLE and s.used:
        site = at // SLOTS * PLACES + at % SLOTS
        if site in s.used:
            take(s.used, site)
    return kind


def discard_figure(s: Kyklades, figure: int) -> None:
    """An island figure leaves the board, and its card goes to the discard pile."""
    s.tell("left", figure_name(figure), s.board().islands[s.figures[figure]])
    s.figures = replaced(s.figures, figure, NOBODY)
    s.keeper = replaced(s.keeper, figure, NOBODY)
    put(s.discard, figure)


# a figure stays where it is when the island changes hands (K-FIG-5): nothing here looks at owners
def figure_on(s: Kyklades, island: int) -> int:
    """The island figure standing here, or nobody."""
    for figure in range(1, FIGURES):
        if s.figures[figure] == island:
            return figure
    return NOBODY


def figure_name(figure: int) -> str:
    return ("kraken", "minotaur", "chiron", "medusa", "polyphemus")[figure]
