"""What effects and conditions count. All are non-negative integers of one player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from petteia.games.thebai import components as box
from petteia.games.thebai.state import COLOURS, ITEMS, KIND, OWNER, STRENGTH, TUMULT, Thebai


def dice_in_city(s: Thebai, player: int) -> int:
    return len([1 for code in s.field if OWNER[code] == player])


def population_in_city(s: Thebai, player: int) -> int:
    return len([1 for code in s.field if OWNER[code] == player and KIND[code] == box.POPULATION])


def hoplites_in_city(s: Thebai, player: int) -> int:
    return len([1 for code in s.field if OWNER[code] == player and KIND[code] == box.HOPLITE])


def city_strength(s: Thebai, player: int) -> int:
    return sum([STRENGTH[code] for code in s.field if OWNER[code] == player])


def city_dice_strength_3(s: Thebai, player: int) -> int:
    return len([1 for code in s.field if OWNER[code] == player and STRENGTH[code] == 3])


def colours_of(s: Thebai, player: int) -> list[int]:
    return list(s.colours[player * COLOURS : player * COLOURS + COLOURS])


def commissions_fulfilled(s: Thebai, player: int) -> int:
    return sum(colours_of(s, player))


def commission_colours(s: Thebai, player: int) -> int:
    return len([1 for count in colours_of(s, player) if count])


def commission_best_colour(s: Thebai, player: int) -> int:
    return max(colours_of(s, player))


def stones_gone(s: Thebai, player: int) -> int:
    return 12 - s.stones_left(player)


def stones_placed(s: Thebai, player: int) -> int:
    return s.placed[player]


def columns_cleared(s: Thebai, player: int) -> int:
    return s.columns_cleared(player)


def altar_dionysos(s: Thebai, player: int) -> int:
    return s.altar[player]


def altar_ares(s: Thebai, player: int) -> int:
    return s.altar[len(s.vp) + player]


def altar_sum(s: Thebai, player: int) -> int:
    return s.altar[player] + s.altar[len(s.vp) + player]


def blessings(s: Thebai, player: int) -> int:
    return s.blessings[player]


def aid_tiles_taken(s: Thebai, player: int) -> int:
    return s.aid_taken[player]


def gates(s: Thebai, player: int) -> int:
    return s.gate_owner.count(player)


def leaders(s: Thebai, player: int) -> int:
    return s.leaders_set[player]


def heroes(s: Thebai, player: int) -> int:
    return s.hero_owner.count(player)


def memberships(s: Thebai, player: int) -> list[int]:
    """The monument fields at which the player has a council member: die, tile or hero."""
    found: list[int] = []
    mine, owners, tiles = player + 1, s.hero_owner, s.tiles
    for at, holds in enumerate(s.monument):
        if (
            holds == mine
            or (holds > TUMULT and owners[holds - TUMULT - 1] == player)
            or tiles[at] >> player & 1
        ):
            found.append(at)
    return found


def council_members(s: Thebai, player: int) -> int:
    return len(memberships(s, player))


def goods_and_drachma(s: Thebai, player: int) -> int:
    at = player * ITEMS
    items = s.items
    return items[at] + items[at + 1] + items[at + 2] + items[at + 3]


def dice_crossed(s: Thebai, player: int) -> int:
    return s.crossed


MEASURES: Final[list[Callable[[Thebai, int], int]]] = [
    dice_in_city,
    population_in_city,
    hoplites_in_city,
    city_strength,
    city_dice_strength_3,
    commissions_fulfilled,
    commission_colours,
    commission_best_colour,
    stones_gone,
    stones_placed,
    columns_cleared,
    altar_dionysos,
    altar_ares,
    altar_sum,
    blessings,
    aid_tiles_taken,
    gates,
    leaders,
    heroes,
    council_members,
    goods_and_drachma,
    dice_crossed,
]
for _name, _measure in zip(box.METRICS, MEASURES, strict=True):
    if _measure.__name__ != _name:
        raise box.wrong("effects.md", _name, f"is measured by {_measure.__name__}")


def condition_points(s: Thebai, player: int, at: int) -> int:
    """What a council member at a monument field would score now."""  # E-COND-1
    times = MEASURES[box.CONDITION_METRIC[at]](s, player) // box.CONDITION_DIV[at]
    return min(box.CONDITION_MAX[at], box.CONDITION_VP[at] * times)
