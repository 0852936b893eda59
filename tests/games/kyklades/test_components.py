"""Broken component data is refused at import, with file and key."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from petteia.core.errors import Broken
from petteia.games.kyklades.components import FULL_STOCK, MAPS, Board, PlayerCount, _at


def changed(change: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    data = copy.deepcopy(MAPS["map"][3])
    change(data)
    return dict(data)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda m: m["sea"][0].update(sea=["K1"]), "wrong neighbours"),
        (lambda m: m["sea"][0].update(sea=["Z9"]), "no sea space 'Z9'"),
        (lambda m: m["sea"][0].update(islands=["ithaca"]), "no island 'ithaca'"),
        (lambda m: m.update(row_lengths=[9] * 11), "this hex is"),
        (lambda m: m.update(sea_spaces=60), "wrong count"),
        (lambda m: m["island"][0].update(slots=5), "1 to 4 slots"),
        (lambda m: m["island"][1].update(metropolis_covers=[1, 2]), "covers"),
        (lambda m: m["seat"][0]["troops"][0].update(island="delos"), "wrong income"),
        (lambda m: m["seat"][0]["ships"][0].update(sea="A2"), "without its ship"),
    ],
)
def test_a_wrong_map_names_file_and_key(
    change: Callable[[dict[str, Any]], None], said: str
) -> None:
    with pytest.raises(Broken, match=r"maps\.toml") as caught:
        Board(changed(change))
    assert said in str(caught.value)


def test_the_map_as_it_is_is_right() -> None:
    assert Board(changed(lambda m: None)).id == "kyklades-5"


def test_missing_keys_and_unknown_rotations_are_named() -> None:
    with pytest.raises(Broken, match=r"components\.toml: prices\.bribe is missing"):
        _at({"prices": {}}, "components.toml", "prices.bribe")
    line = {
        "players": 3,
        "markers_per_player": 1,
        "open_gods": 2,
        "god_rotation": "six",
        "metropolises_to_win": 2,
    }
    with pytest.raises(Broken, match="no rotation 'six'"):
        PlayerCount(line)


def test_k_limit_2_k_limit_3_k_limit_4_the_supply() -> None:
    assert FULL_STOCK == [10, 10, 10, 10, 10, 16, 18, 17]
