"""The creature track and the gods: K-TRACK, K-GODS, K-ROUND-1."""

from __future__ import annotations

import pytest

from petteia.core.action import text
from petteia.core.flow import Chance
from petteia.games.kyklades import game
from petteia.games.kyklades.components import CREATURES, GODS, NOBODY
from petteia.games.kyklades.rules.round import LayTile, update_gods
from petteia.games.kyklades.state import Kyklades
from tests.games.kyklades.builder import BLUE, RED, Sitting


def new_round(sitting: Sitting, number: int) -> Sitting:
    """Phase 1 of this round begins."""
    sitting._house_everybody(())
    sitting.s.round = number - 1
    sitting.s.turn_track = list(range(sitting.s.seats))
    return sitting.walk("kyklades.round/begin_round").settle()


def test_c_04_k_track_2() -> None:
    sitting = Sitting(5).track("pegasus", "", "minotaur")
    new_round(sitting, 5).play("card harpy", "card giant")
    assert sitting.cards_on_track() == ["giant", "harpy", "pegasus"]
    assert sitting.discard_pile() == ["minotaur"]
    assert sitting.asked() == "LayTile"


def test_c_06_k_track_3_k_track_4_after_a_summons() -> None:
    sitting = Sitting(5)
    new_round(sitting, 1).play("card satyr")
    assert sitting.cards_on_track() == ["satyr", "", ""]
    assert sitting.asked() == "LayTile"
    sitting = Sitting(5).discarded("satyr")
    new_round(sitting, 2).play("card dryad", "card sphinx")
    assert sitting.cards_on_track() == ["sphinx", "dryad", ""]
    assert sitting.asked() == "LayTile"


def test_k_track_4_the_first_card_moves() -> None:
    sitting = Sitting(5).track("satyr")
    new_round(sitting, 2).play("card dryad")
    assert sitting.cards_on_track() == ["dryad", "satyr", ""]


def test_c_07_k_track_2() -> None:
    sitting = Sitting(5).track("siren", "harpy")
    new_round(sitting, 6).play("card fates")
    assert sitting.cards_on_track() == ["fates", "siren", "harpy"]


def test_c_08_k_track_5() -> None:
    sitting = Sitting(5).track("siren", "", "harpy").pile("fates")
    sitting.s.track[0] = NOBODY  # used, and discarded since
    sitting.s.discard = sorted([*sitting.s.discard, CREATURES.index("siren")])
    new_round(sitting, 4)
    assert sitting.options() == ["card fates"]
    before = sitting.discard_pile()
    sitting.play("card fates")
    assert "harpy" in before  # unwanted
    assert sitting.s.discard == []
    assert len(sitting.s.pile) == len(before)
    sitting.play("card harpy")  # so it can come back at once
    assert sitting.cards_on_track()[1:] == ["harpy", "fates"]


def test_k_track_5_both_piles_empty() -> None:
    sitting = Sitting(5)
    sitting.s.using = list(range(17))
    sitting.s.pile = []
    new_round(sitting, 4)
    assert sitting.cards_on_track() == ["", "", ""]
    assert sitting.asked() == "LayTile"


def tiles(sitting: Sitting) -> list[str]:
    return [GODS[god] for god in sitting.s.open_gods()]


def test_c_09_k_gods_1_k_gods_3_k_round_1() -> None:
    sitting = Sitting(4)
    new_round(sitting, 1).deal_until("LayTile").play("tile ares", "tile zeus", "tile athena")
    assert tiles(sitting) == ["ares", "zeus", "athena"]
    assert sitting.asked() == "Offer"
    assert sitting.refused("bid poseidon 1") == "K-NO-OFFER-GOD"
    again = Sitting(4)
    again.s.tiles = sitting.s.tiles[:]
    new_round(again, 2).deal_until("LayTile")
    assert again.s.tiles[0] == GODS.index("poseidon")
    assert again.options() == ["tile ares", "tile zeus", "tile athena"]
    again.play("tile athena", "tile ares")
    assert tiles(again) == ["poseidon", "athena", "ares"]


def test_k_gods_2_five_players_shuffle_all() -> None:
    sitting = Sitting(5)
    new_round(sitting, 7).deal_until("LayTile")
    assert len(sitting.options()) == 4
    sitting.play("tile zeus", "tile athena", "tile poseidon")
    assert tiles(sitting) == ["zeus", "athena", "poseidon", "ares"]


def test_k_gods_4_three_players() -> None:
    sitting = Sitting(3)
    new_round(sitting, 1).deal_until("LayTile").play("tile zeus", "tile ares")
    assert tiles(sitting) == ["zeus", "ares"]
    again = Sitting(3)
    again.s.tiles = sitting.s.tiles[:]
    new_round(again, 2).deal_until("LayTile")
    assert again.options() == ["tile poseidon", "tile athena"]  # their order is drawn now
    again.play("tile athena")
    assert tiles(again) == ["athena", "poseidon"]
    third = Sitting(3)
    new_round(third, 3).deal_until("LayTile")
    assert len(third.options()) == 4


@pytest.mark.parametrize(("seats", "open_gods"), [(2, 3), (3, 2), (4, 3), (5, 4)])
def test_k_gods_5(seats: int, open_gods: int) -> None:
    state = game.new(seats)
    assert isinstance(state, Kyklades)
    assert len(state.open_gods()) == open_gods


def test_k_gods_1_every_order_is_as_likely() -> None:
    state = Kyklades(5, game.settings())
    state.round = 3
    update_gods(state)
    question = state.question()
    assert isinstance(question, Chance)
    assert isinstance(question, LayTile)
    assert [(text(a), w) for a, w in question.outcomes(state)] == [
        (f"tile {god}", 1) for god in GODS[:4]
    ]


def test_c_84_k_track_4_k_zeus_1() -> None:
    sitting = Sitting(5).track("satyr").own(RED, "andros")
    sitting.s.round = 1
    sitting.turn(RED, "zeus").play("swap 4", "card dryad")
    assert sitting.cards_on_track() == ["dryad", "", ""]
    assert sitting.discard_pile() == ["satyr"]
    second = Sitting(5).track("dryad").discarded("satyr")
    new_round(second, 2).play("card fates")
    assert second.cards_on_track() == ["fates", "dryad", ""]


def test_c_85_k_track_6_k_zeus_1_k_no_swap_k_no_summon_empty() -> None:
    sitting = Sitting(5).track("fates", "dryad", "").own(RED, "andros").priests(BLUE, 1)
    sitting.turn(RED, "zeus").play("summon 3", f"rob {BLUE}")
    assert sitting.cards_on_track() == ["fates", "", ""]
    assert sitting.refused("swap 3") == "K-NO-SWAP"
    assert sitting.refused("summon 3") == "K-NO-SUMMON-EMPTY"
    assert sitting.words("swap") == ["4"]


def test_c_69_k_zeus_1() -> None:
    sitting = Sitting(5).track("fates", "dryad", "siren").own(RED, "andros").gold(3)
    sitting.turn(RED, "zeus")
    sitting.play("swap 4", "card giant", "swap 4", "card harpy", "swap 2", "card satyr")
    assert sitting.s.gold[RED] == 0
    assert sitting.cards_on_track() == ["harpy", "dryad", "satyr"]
    assert sitting.discard_pile() == ["fates", "giant", "siren"]
    assert sitting.refused("swap 4") == "K-NO-GOLD"


def test_k_zeus_1_the_discarded_card_itself_counts() -> None:
    sitting = Sitting(5).track("fates").own(RED, "andros")
    sitting.s.using = sitting.s.pile
    sitting.s.pile = []
    sitting.turn(RED, "zeus").play("swap 4", "card fates")
    assert sitting.cards_on_track() == ["fates", "", ""]


def test_k_track_1_prices_from_left_to_right() -> None:
    assert game.static(5, game.settings())["slot_prices"] == [4, 3, 2]
