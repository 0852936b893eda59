"""Every worked case of the specification, by its number and the rules it shows."""

from __future__ import annotations

import pytest

from petteia.core.action import UNSEEN
from petteia.core.chance import Luck
from petteia.core.dealer import Dealer
from petteia.core.errors import BadOptions
from petteia.core.flow import CHANCE, Chance
from petteia.core.table import Table
from petteia.games.hexemonia import game
from petteia.games.hexemonia.components import HEXES, NEIGHBOURS, TILE_INDEX, TILES
from petteia.games.hexemonia.rules.abilities import (
    Agora,
    Give,
    Opponent,
    Sacrifice,
    Smite,
    Special,
    SpringGain,
)
from petteia.games.hexemonia.rules.city import (
    active,
    attackable,
    defence,
    legal_slots,
    legal_slots_for,
    surplus,
)
from petteia.games.hexemonia.rules.drawing import DrawFirst, DrawSecond
from petteia.games.hexemonia.rules.ending import final_outcome, points
from petteia.games.hexemonia.rules.placing import Pay, Play, playable
from petteia.games.hexemonia.rules.politics import (
    Discard,
    political_count,
    politics,
    uprising,
    uprisings,
)
from petteia.games.hexemonia.rules.production import produce
from petteia.games.hexemonia.rules.strategy import Exchange
from petteia.games.hexemonia.rules.turn import TURN, Act
from petteia.games.hexemonia.rules.war import Force, Losses, Spoils, War
from petteia.games.hexemonia.state import NOBODY, Hexemonia
from tests.games.hexemonia.positions import (
    ACRO,
    NE,
    NW,
    SE,
    SW,
    E,
    Hex,
    W,
    answer,
    ask,
    asked,
    at,
    deal,
    held,
    listed,
    position,
    refused,
    results,
    supply,
    tile,
)

RING_1: dict[Hex, str] = {
    E: "pasture 0/0/0",
    NE: "village 0/0/0",
    NW: "countryside 0/0/0",
    W: "quarry 0/0/0",
    SW: "harbour 0/0/0",
    SE: "spring 0/0/0",
}


def started(seats: int, seed: int = 1, **options: str) -> Hexemonia:
    s = game.new(seats, options)
    assert isinstance(s, Hexemonia)
    deal(s, seed)
    return s


def slots_at(*places: Hex) -> list[int]:
    return sorted(at(place) for place in places)


# -- set-up and draw ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "stack", "in_supply", "cities"),
    [
        (3, 30, "54/30/47", {"athens", "sparta", "olympia"}),
        (2, 22, "56/30/48", {"athens", "sparta"}),
        (4, 39, "52/30/46", {"athens", "sparta", "delphi", "delos"}),
    ],
    ids=["C-01", "C-02", "C-03"],
)
def test_c_01_to_03_h_set_2_to_5_sizes(
    seats: int, stack: int, in_supply: str, cities: set[str]
) -> None:
    s = started(seats)
    assert len(s.display) == 4
    assert [s.hand_size(player) for player in range(seats)] == [2] * seats
    assert s.stack_size() == stack
    assert s.underworld == []
    assert [held(s, player, ACRO) for player in range(seats)] == ["2/0/1"] * seats  # H-SET-4
    assert supply(s) == in_supply
    assert s.philosopher == NOBODY
    assert {s.acropolis_name(player) for player in range(seats)} == cities
    assert s.open == (int(seats == 2),) * seats


def test_c_04_h_set_6_final_player() -> None:
    s = started(4, start="2")
    assert s.mover == 2
    assert s.final_player() == 1


def test_c_06_h_draw_3_h_end_1_the_stack_runs_out_in_step_a() -> None:
    s = ask(position(stack=["wall"], display="pasture village quarry spring"), DrawFirst(0))
    answer(s, "take pasture")
    assert s.player() == CHANCE
    deal(s)
    assert (len(s.display), s.stack_size(), s.ended) == (4, 0, 1)
    answer(s, "take wall")
    assert (len(s.display), s.player()) == (3, 0)
    assert asked(s) == "Act"


def test_c_07_h_draw_2_h_sup_1_only_what_is_in_supply() -> None:
    s = ask(position(supply="0/3/0"), DrawSecond(0))
    assert [line for line in listed(s) if line.startswith("gain")] == ["gain hoplite"]


# -- activity ----------------------------------------------------------------------------------------


def test_c_08_h_def_3_active() -> None:
    s = position({E: "gymnasium 1/1/1", NE: "pasture 1/1/1", NW: "fleet 1/1/1", W: "spring 0/0/0"})
    assert [active(s, 0, at(place)) for place in (E, NE, NW, W)] == [True, True, False, True]


def test_c_09_h_def_4_surplus() -> None:
    s = position(
        {
            ACRO: "9/9/9",
            E: "pasture 1/1/1",
            NE: "fleet 1/1/1",
            NW: "phalanx 0/2/4",
            W: "asty 3/1/4",
        }
    )
    found = [surplus(s, 0, at(place)) for place in (E, NE, NW, W, ACRO)]
    assert found == [(0, 1, 1), (0, 0, 0), (0, 0, 3), (1, 0, 3), (0, 0, 0)]


# -- placement ---------------------------------------------------------------------------------------


def test_c_11_h_geo_3_beside_the_first_tile() -> None:
    s = position({E: "pasture 0/0/0"})
    assert legal_slots(s, 0) == slots_at(NE, SE)


def test_c_12_h_geo_5_the_last_slot_of_a_ring() -> None:
    s = position({place: words for place, words in RING_1.items() if place != SE})
    assert legal_slots(s, 0) == slots_at(SE)


EDGES: list[Hex] = [(2, -1), (1, -2), (-1, -1), (-2, 1), (-1, 2), (1, 1)]


def test_c_13_h_geo_3_edges_of_the_second_ring() -> None:
    assert legal_slots(position(RING_1), 0) == slots_at(*EDGES)


def test_c_14_h_geo_3_a_corner_beside_an_edge() -> None:
    s = position({**RING_1, (2, -1): "wall 0/0/0"})
    others = [edge for edge in EDGES if edge != (2, -1)]
    assert legal_slots(s, 0) == slots_at(*others, (2, 0), (2, -2))


def test_c_16_h_geo_5_r_7_holes_in_inner_rings() -> None:
    city = {place: words for place, words in RING_1.items() if place != NW}
    city |= {(2, -1): "wall 0/0/0", (1, 1): "wall 0/0/0"}
    assert legal_slots(position(city), 0) == slots_at(NW)
    loose = position(city, options={"strict_rings": "off"})
    found = legal_slots(loose, 0)
    assert at(NW) in found
    assert set(found) - {at(NW)} == set(slots_at((2, 0), (2, -2), (0, 2), (-1, 2), (-2, 1)))


def test_c_17_h_play_4_polis_tiles_are_unique_others_are_not() -> None:
    s = position({ACRO: "5/5/5", E: "tavern 0/0/0", NE: "pasture 0/0/0"}, hands=["tavern pasture"])
    assert [TILES[kind] for kind in playable(s, 0)] == ["pasture"]


# -- playing and paying ------------------------------------------------------------------------------


def test_c_18_h_pay_1_exactly_the_cost() -> None:
    s = ask(position({ACRO: "2/0/1"}, hands=["village"]), Play(0))
    answer(s, "play village")
    assert (held(s, 0, ACRO), tile(s, 0, E), held(s, 0, E)) == ("1/0/0", "village", "1/0/1")
    assert active(s, 0, at(E))


def test_c_19_h_pay_1_not_from_what_was_played_now() -> None:
    s = ask(position({ACRO: "1/0/0"}, hands=["pasture pasture"]), Play(0))
    answer(s, "play pasture")
    assert (held(s, 0, ACRO), held(s, 0, E)) == ("0/0/0", "1/0/0")
    assert asked(s) == "Act"


def test_c_21_h_pay_1_a_source_may_become_inactive() -> None:
    s = position({ACRO: "0/0/0", E: "pasture 1/0/0"}, hands=["pasture gymnasium"])
    ask(s, Play(0))
    assert listed(s) == ["play pasture", "stop"]
    answer(s, "play pasture", f"place {at(NE)}")
    assert (held(s, 0, E), held(s, 0, NE)) == ("0/0/0", "1/0/0")


def test_c_22_h_play_5_hosts_are_city_tiles() -> None:
    patrons = ["sparta", "athens", "delphi", "delos"]
    s = position({E: "pasture 1/0/0"}, hands=["amazons"], patrons=patrons, open=[1, 0, 0, 0])
    assert playable(s, 0) == []
    s = position({E: "pasture 1/0/0", NE: "phalanx 0/0/0"}, hands=["amazons"])
    ask(s, Play(0))
    answer(s, "play amazons")
    assert s.host_slot[TILE_INDEX["amazons"] - 18] == at(NE)
    assert not active(s, 0, at(NE))


THREE_MYTHOS: dict[Hex, str] = {
    E: "spring 0/0/0 [hades]",
    NE: "agora 0/0/0 [oracle]",
    NW: "pasture 1/0/0 [moirai]",
    W: "quarry 0/0/0",
}


def test_c_23_h_play_6_a_fourth_mythos_tile() -> None:
    s = ask(position(THREE_MYTHOS, hands=["amazons"]), Play(0))
    answer(s, "play amazons")
    assert listed(s) == ["drop hades", "drop oracle", "drop moirai"]
    answer(s, "drop oracle")
    assert [TILES[kind] for kind in s.mythos_of(0)] == ["hades", "moirai", "amazons"]
    assert s.host_owner[1] == NOBODY
    assert TILE_INDEX["oracle"] in s.underworld


# -- production --------------------------------------------------------------------------------------


def test_c_24_h_prod_1_h_prod_2_production() -> None:
    s = position(
        {
            ACRO: "0/0/0",
            E: "pasture 1/0/0",
            NE: "village 1/0/0",
            NW: "asty 2/1/1 [muses]",
            W: "countryside 2/0/0 [moirai]",
            SW: "spring 0/0/0",
        }
    )
    before = s.supply[:]
    produce(s, 0)
    found = [held(s, 0, place) for place in (E, NE, NW, W, SW, ACRO)]
    assert found == ["2/0/0", "1/0/0", "3/1/4", "3/0/1", "0/0/0", "0/0/0"]
    assert [b - a for a, b in zip(s.supply, before, strict=True)] == [3, 0, 4]


def test_c_26_h_prod_3_shortage() -> None:
    s = position({E: "quarry 1/1/0", NE: "asty 2/1/1"}, supply="9/9/2")
    s.stack = [Act(0)]
    produce(s, 0)
    s.settle()
    assert asked(s) == "Share"
    assert held(s, 0, NE) == "3/1/1"
    found = results(s, ["Share"], lambda end: (held(end, 0, E), held(end, 0, NE)))
    assert found == {
        ("1/1/2", "3/1/1"): 1,
        ("1/1/1", "3/1/2"): 1,
        ("1/1/0", "3/1/3"): 1,
    }


# -- strategy ----------------------------------------------------------------------------------------


def test_c_27_h_strat_2_r_34_nothing_need_change() -> None:
    s = ask(position({ACRO: "1/1/0", E: "pasture 1/0/0"}), Exchange(0))
    answer(s, "exchange 0", "done")
    assert (held(s, 0, ACRO), held(s, 0, E)) == ("1/1/0", "1/0/0")


def test_c_28_h_strat_2_one_move() -> None:
    s = ask(position({ACRO: "1/0/0", E: "pasture 2/0/0"}), Exchange(0))
    answer(s, "exchange 0", "set citizen 1 1")
    if asked(s) == "Move":
        answer(s, "done")
    assert (held(s, 0, ACRO), held(s, 0, E)) == ("2/0/0", "1/0/0")


def test_c_29_h_strat_2_net_exchange() -> None:
    s = ask(position({ACRO: "4/1/0"}, supply="50/29/45"), Exchange(0))
    assert listed(s) == ["exchange -1", "exchange 0", "exchange 1", "exchange 2"]


def whole_city(s: Hexemonia) -> tuple[int, ...]:
    return tuple(s.held[0])


def test_c_31_h_strat_2_both_citizens_on_one_place() -> None:
    s = ask(position({ACRO: "0/1/0", E: "pasture 0/0/0"}), Exchange(0))
    answer(s, "exchange -1")
    found = results(s, ["Move"], lambda end: (held(end, 0, ACRO), held(end, 0, E)))
    assert found == {("2/0/0", "0/0/0"): 1, ("0/0/0", "2/0/0"): 1}


def test_c_32_h_strat_2_four_positions_each_once() -> None:
    s = ask(position({ACRO: "1/0/1", E: "pasture 0/0/0"}), Exchange(0))
    found = results(s, ["Exchange", "Move"], whole_city)
    assert len(found) == 4
    assert set(found.values()) == {1}


def test_c_33_h_strat_2_no_hoplite_in_supply() -> None:
    s = ask(position({ACRO: "4/0/0"}, supply="50/0/40"), Act(0))
    s = ask(position({ACRO: "4/0/0", E: "pasture 0/0/0"}, supply="50/0/40"), Exchange(0))
    assert asked(s) == "Move"  # the exchange of none was the only one
    assert held(s, 0, ACRO) == "4/0/0"


# -- special -----------------------------------------------------------------------------------------


def test_c_34_h_ab_temple_h_rev_1_revealing_counts_one_more() -> None:
    cities = ({}, {}, {E: "temple 1/1/1", NE: "spring 0/0/0"})
    patrons = ["athens", "sparta", "olympia"]
    for reveal, gold, face in (("keep", "1/1/2", 0), ("reveal", "1/1/3", 1)):
        s = position(*cities, seats=3, patrons=patrons, mover=2)
        ask(s, Special(2, (), ()))
        answer(s, "use 1", reveal)
        assert held(s, 2, E) == gold
        assert s.open[2] == face


def test_c_36_h_ab_harbour_h_rev_2_r_4_inactive_neighbours_count() -> None:
    s = position({E: "harbour 1/0/1", NE: "village 0/0/0", SE: "pasture 1/0/0"}, open=[1, 0, 0, 0])
    ask(s, Special(0, (), ()))
    assert held(s, 0, E) == "1/0/4"  # the only ability: nothing was asked


def test_c_37_h_ab_spring() -> None:
    s = ask(position({ACRO: "0/0/0", E: "spring 0/0/0"}), SpringGain(0))
    answer(s, "gain hoplite")
    assert held(s, 0, ACRO) == "0/1/0"


def test_c_38_h_ab_necropolis_r_30_two_citizens_for_a_gold() -> None:
    s = position({ACRO: "4/0/0", E: "necropolis 1/0/0"})
    before = s.supply[:]
    ask(s, Sacrifice(0, 1, 0, 0))
    assert "return 0 1" in listed(s)  # one here and the other from the necropolis
    found = results(s, ["Sacrifice"], lambda end: sum(end.held[0][0::3]))
    assert set(found) == {0, 1, 2, 3}  # never four: that would be one returned
    answer(s, "return 0 4", "return 1 1")
    assert held(s, 0, E) == "0/0/2"
    assert [a - b for a, b in zip(s.supply, before, strict=True)] == [5, 0, -2]


def test_c_39_h_ab_lighthouse_each_opponent_with_gold_gives() -> None:
    s = position(
        {E: "lighthouse 1/0/1"},
        {ACRO: "0/0/1", E: "pasture 0/0/1"},
        {},
        {ACRO: "0/0/2", E: "village 0/0/1"},
    )
    ask(s, Special(0, (), ()))
    assert (asked(s), s.player(), listed(s)) == ("Give", 1, ["give gold 0", "give gold 1"])
    answer(s, "give gold 1")
    assert s.player() == 3
    answer(s, "give gold 0")
    assert held(s, 0, E) == "1/0/3"
    assert (held(s, 1, E), held(s, 3, ACRO)) == ("0/0/0", "0/0/1")


def test_c_41_h_ab_tavern_r_29_only_who_has_it() -> None:
    s = position({E: "tavern 2/0/1"}, {ACRO: "1/0/0"}, {ACRO: "1/0/0"}, {ACRO: "0/0/3"})
    ask(s, Opponent(0, 1, "citizen"))
    assert listed(s) == ["against 1", "against 2"]
    answer(s, "against 2")
    assert held(s, 0, E) == "3/0/1"


def test_c_42_h_ab_hades() -> None:
    s = position(
        {E: "spring 0/0/0 [hades]"},
        {ACRO: "6/0/0", E: "pasture 5/0/0", NE: "pasture 0/0/3"},
    )
    ask(s, Smite(0))
    assert listed(s) == ["smite 1 1 1", "smite 1 1 2", "smite 1 1 3"]


def oracle(stack: list[str]) -> Hexemonia:
    s = position({E: "agora 2/0/1 [oracle]"}, stack=stack)
    return ask(s, Special(0, (1,), ()))


def test_c_43_h_ab_oracle_two_tiles() -> None:
    s = oracle(["pasture", "wall"])
    answer(s, "invoke oracle")
    deal(s)
    assert listed(s) == ["top pasture", "top wall"]
    answer(s, "top wall")
    assert [TILES[kind] for kind in s.top] == ["wall", "pasture"]
    s = oracle(["pasture", "pasture"])
    answer(s, "invoke oracle")
    deal(s)
    assert asked(s) == "Act"  # one order, and nothing else to use
    assert [TILES[kind] for kind in s.top] == ["pasture", "pasture"]
    assert s.view(0)["top"] == s.top
    assert s.view(1)["top"] == 2
    s = position({E: "agora 2/0/1 [oracle]"}, stack=[])
    ask(s, Special(0, (), ()))
    assert "invoke oracle" not in listed(s)


def test_c_44_h_ab_moirai_r_25_the_last_tile() -> None:
    s = position({E: "pasture 1/0/0 [moirai]"}, stack=["wall"])
    ask(s, Special(0, (), ()))
    deal(s)
    assert (s.stack_size(), s.ended) == (0, 1)
    assert s.hand(0) == [TILE_INDEX["wall"]]


def test_c_46_h_def_5_r_16_an_inactive_host() -> None:
    s = position(
        {
            E: "amphitheatre 0/0/1 [oracle]",
            NE: "spring 0/0/0",
            NW: "spring 0/0/0",
            W: "harbour 0/0/0",
        }
    )
    ask(s, Special(0, (2, 3), ()))
    assert asked(s) == "Act"  # no ability left: the oracle is not usable
    assert political_count(s, 0) == 2
    assert refused(ask(s, Special(0, (), ())), "invoke oracle") == "H-NO-42"


def test_c_47_h_ab_pandora_r_32_a_random_tile() -> None:
    s = position({E: "pasture 1/0/0 [pandora]"}, hands=["", "wall agora hades"])
    ask(s, Opponent(0, 0, "tile"))
    assert asked(s) == "Pilfer"
    question = s.question()
    assert isinstance(question, Chance)
    assert sorted(question.outcomes(s)) == [
        (("lost", "agora"), 1),
        (("lost", "hades"), 1),
        (("lost", "wall"), 1),
    ]
    answer(s, "lost agora")
    assert TILE_INDEX["agora"] in s.underworld
    assert s.hand_size(1) == 2


# -- war ---------------------------------------------------------------------------------------------


def test_c_48_h_war_2_h_war_3_what_can_be_attacked() -> None:
    city = {
        E: "wall 0/0/0",
        NE: "harbour 0/0/0",
        W: "asty 0/0/0",
        SE: "pasture 0/0/0",
        (2, -1): "quarry 0/0/0",
        (2, 0): "phalanx 0/0/0",
        (1, 1): "spring 0/0/0",
        (1, -2): "village 0/0/0",
        (-2, 1): "pasture 0/0/0",
    }
    s = position({}, city)
    assert attackable(s, 1) == slots_at(SE, (2, -1), (2, 0), (1, 1), (1, -2), (-2, 1))


def can_win(army: str, target: str) -> bool:
    s = position({ACRO: army}, {E: f"pasture {target}"})
    return ("attack", 1, 1) in War(0, ()).options(s)


def test_c_49_h_war_5_h_war_6_force_must_exceed_the_defence() -> None:
    assert can_win("1/1/0", "2/0/0")
    assert not can_win("2/0/0", "2/0/0")
    assert not can_win("0/1/0", "2/0/0")
    assert can_win("3/0/0", "0/1/0")
    assert can_win("1/1/0", "0/1/0")
    assert not can_win("2/0/0", "0/1/0")


@pytest.mark.parametrize(
    ("army", "y", "survivors"),
    [("2/1/0", 1, "1/0/0"), ("4/0/0", 0, "1/0/0"), ("0/2/0", 2, "1/0/0")],
)
def test_c_51_h_war_7_losses(army: str, y: int, survivors: str) -> None:
    s = position({ACRO: army}, {E: "pasture 1/0/0", NE: "phalanx 0/2/1"})
    assert defence(s, 1, 1) == 3
    ask(s, War(0, ()))
    answer(s, "attack 1 1")
    while asked(s) == "Force":
        answer(s, listed(s)[-1])
    assert asked(s) != "Losses"  # only one value each
    assert held(s, 0, E) == survivors


J_CITY: dict[Hex, str] = {E: "quarry 3/0/2", NE: "wall 0/0/0", SE: "phalanx 0/2/4"}
A_CITY: dict[Hex, str] = {
    ACRO: "0/5/0",
    E: "labyrinth 1/2/0",
    NW: "amphitheatre 2/0/1",
    W: "agora 2/0/1",
    SW: "gymnasium 1/1/1",
    SE: "tavern 2/0/1",
}
M_CITY: dict[Hex, str] = {E: "amphitheatre 1/0/0 [oracle]", NE: "asty 3/1/4"}


def test_c_52_h_war_5_to_8_example_4_first_war() -> None:
    s = position(A_CITY, J_CITY, M_CITY, seats=3)
    before = s.supply[:]
    assert defence(s, 1, at(E)) == 5
    ask(s, War(0, ()))
    answer(s, "attack 1 1", "send hoplite 0 4", "done")
    # y = 3 with change 1 is the only loss, slot (1,-1) the only free one
    assert (tile(s, 0, NE), held(s, 0, NE), held(s, 0, ACRO)) == ("quarry", "1/1/2", "0/1/0")
    assert [a - b for a, b in zip(s.supply, before, strict=True)] == [3 - 1, 3, 0]


def test_c_53_h_war_9_h_war_10_example_4_both_wars() -> None:
    s = after_both_wars()
    assert tile(s, 0, NE) == "quarry"
    assert (held(s, 0, NE), held(s, 0, ACRO)) == ("1/1/2", "0/0/0")
    assert held(s, 0, NW) == "3/0/1"
    assert active(s, 0, at(NW))
    assert (s.host_owner[1], s.host_slot[1]) == (0, at(NW))
    assert TILE_INDEX["amphitheatre"] in s.underworld
    assert tile(s, 2, E) == ""


def after_both_wars() -> Hexemonia:
    s = position(A_CITY, J_CITY, M_CITY, seats=3)
    ask(s, War(0, ()))
    answer(s, "attack 1 1", "send hoplite 0 4", "done")
    answer(s, "attack 2 1", "send hoplite 0 1", "done")
    return s


def test_c_54_h_war_8_the_position_after_example_4() -> None:
    s = after_both_wars()
    assert surplus(s, 0, at(NE)) == (0, 0, 2)
    assert [tile(s, 0, place) for place in (E, W, SW, SE)] == [
        "labyrinth",
        "agora",
        "gymnasium",
        "tavern",
    ]
    assert [tile(s, 1, place) for place in (E, NE, SE)] == ["", "wall", "phalanx"]
    assert (held(s, 1, SE), held(s, 2, NE)) == ("0/2/4", "3/1/4")


def test_c_56_h_war_5_r_9_own_shield() -> None:
    city = {E: "phalanx 0/2/1"}
    assert defence(position({}, city), 1, 1) == 4
    with_option = position({}, city, options={"shield_covers_itself": "on"})
    assert defence(with_option, 1, 1) == 6


def test_c_57_h_war_7_two_ways_to_lose() -> None:
    s = position({}, {E: "pasture 0/0/0"})
    s.supply[0] -= 3
    s.supply[1] -= 2
    s.army = [3, 2]
    s.stack = [Act(0), Spoils(0, 1, 1), Losses(0, 4)]
    s.settle()
    assert listed(s) == ["lose 1", "lose 2"]
    found = results(s, ["Losses"], lambda end: held(end, 0, E))
    assert found == {"1/1/0": 1, "3/0/0": 1}


def test_c_58_h_war_6_to_8_no_defence() -> None:
    s = position({ACRO: "1/0/0"}, {E: "tavern 0/0/2"})
    ask(s, War(0, ()))
    answer(s, "attack 1 1")
    assert (tile(s, 0, E), held(s, 0, E)) == ("tavern", "1/0/2")


def test_c_59_h_war_4_r_8_no_place_for_a_polis_tile() -> None:
    chora = {**RING_1, ACRO: "9/9/0"}
    s = position(chora, {E: "temple 0/0/0", NE: "wall 0/0/0"})
    assert War(0, ()).options(s) == [("attack", 1, at(NE))]
    s = position(chora, {E: "temple 0/0/0", NE: "wall 0/0/0"}, {E: "wall 0/0/0"})
    assert refused(ask(s, War(0, ())), f"attack 1 {at(E)}") == "H-NO-70"


def test_c_61_h_war_1_h_war_11_one_fight_with_each() -> None:
    s = position({ACRO: "3/0/0"}, {E: "pasture 0/0/0", NE: "wall 0/0/0"}, {E: "spring 1/0/0"})
    ask(s, War(0, ()))
    answer(s, "attack 1 1", "send citizen 0 3")
    assert held(s, 0, E) == "3/0/0"
    assert listed(s) == ["attack 2 1", "stop"]
    answer(s, "attack 2 1", "send citizen 1 2")
    assert asked(s) == "Spoils"
    answer(s, f"place {at(NE)}")
    assert (held(s, 0, E), held(s, 0, NE)) == ("1/0/0", "1/0/0")


def test_c_62_h_war_4_nothing_to_beat() -> None:
    s = ask(position({ACRO: "1/0/0"}, {E: "pasture 1/0/0"}, {E: "pasture 0/1/0"}))
    assert "war" not in listed(s)


def test_c_63_h_war_8_h_geo_6_into_a_bare_city() -> None:
    s = position({ACRO: "2/0/0"}, {E: "pasture 0/0/0", NE: "wall 0/0/0"})
    ask(s, War(0, ()))
    answer(s, f"attack 1 {at(NE)}", "send citizen 0 1", "done")
    assert tile(s, 0, E) == "wall"


def test_c_64_h_geo_6_after_losing_all() -> None:
    s = position({})
    assert legal_slots(s, 0) == [1]


# -- politics, uprisings, hand -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("5/0/0", "2/0/0"),
        ("3/1/2", "1/1/1"),
        ("2/0/2", "2/0/2"),
        ("0/0/1", "0/0/0"),
        ("4/0/1", "1/0/1"),
    ],
)
def test_c_66_h_upr_2_r_22_what_is_kept(before: str, after: str) -> None:
    s = position({E: f"spring {before}"})
    uprising(s, 0, 1, surplus(s, 0, 1))
    s.check()
    assert held(s, 0, E) == after


def test_c_67_h_upr_1_r_1_who_revolts() -> None:
    s = position({ACRO: "8/8/8", E: "pasture 0/0/3", NE: "spring 0/0/3"})
    uprisings(s, 0)
    assert [held(s, 0, place) for place in (ACRO, E, NE)] == ["8/8/8", "0/0/3", "0/0/1"]


def philosopher_after(counts: list[int], holder: int, mover: int) -> int:
    """Political tiles: inactive agoras, amphitheatres and asties."""
    names = ["agora", "amphitheatre", "asty"]
    cities = [
        {place: f"{names[(n + player) % 3]} 0/0/0" for n, place in enumerate((E, NE, NW)[:count])}
        for player, count in enumerate(counts)
    ]
    s = position(*cities, mover=mover)
    s.philosopher = holder
    politics(s)
    return s.philosopher


def test_c_68_h_pol_2_strict_majority() -> None:
    assert philosopher_after([2, 2, 1, 0], holder=2, mover=0) == 2
    assert philosopher_after([2, 1, 1, 0], holder=1, mover=0) == 0
    assert philosopher_after([1, 0, 0, 0], holder=NOBODY, mover=0) == 0  # R-24


def test_c_69_h_pol_2_the_holder_keeps_it_without_tiles() -> None:
    assert philosopher_after([2, 2, 0, 0], holder=2, mover=0) == 2


def test_c_71_h_hand_1_every_pair_once() -> None:
    s = position(hands=["pasture pasture wall agora agora hades"])
    ask(s, Discard(0, 2, 0))
    found = results(s, ["Discard"], lambda end: tuple(end.hand(0)))
    assert len(found) == 8
    assert set(found.values()) == {1}


# -- end and scoring -----------------------------------------------------------------------------------


def test_c_72_h_end_2_last_turns() -> None:
    turns = turns_after_trigger(trigger=1)
    assert turns == [1, 2, 3]
    assert turns_after_trigger(trigger=3) == [3]


def turns_after_trigger(trigger: int) -> list[int]:
    s = position(stack=["wall"], mover=trigger, display="pasture village quarry spring")
    s.turn = trigger
    s.begin(TURN)
    s.settle()
    turns, luck = [], Luck(3)
    drawn = []
    while s.stack:
        if s.player() != CHANCE and (not turns or turns[-1] != s.mover):
            turns.append(s.mover)
        if asked(s).startswith("Draw"):
            drawn.append(s.mover)
        options = s.options(s.player())
        s.apply(s.player(), luck.pick(options))
    assert set(drawn) == {trigger}  # step A is left out afterwards
    return turns


A_END: dict[Hex, str] = {
    ACRO: "0/0/4",
    E: "labyrinth 1/1/0",
    NE: "phalanx 0/2/1",
    NW: "tavern 2/0/1",
    W: "agora 2/0/1",
    SW: "gymnasium 1/1/1",
    SE: "amphitheatre 3/0/1 [oracle]",
    (2, -1): "quarry 0/0/0",
}
J_END: dict[Hex, str] = {
    ACRO: "0/0/3",
    E: "wall 1/1/0",
    NE: "phalanx 0/2/1 [amazons]",
    NW: "village 1/0/1",
    W: "gymnasium 1/1/1",
    SW: "temple 1/1/1 [hades]",
    SE: "tavern 2/0/1",
    (2, -1): "spring 0/0/0",
    (1, -2): "harbour 1/0/1",
    (-1, -1): "pasture 1/0/0",
    (-2, 1): "pasture 1/0/0",
}
M_END: dict[Hex, str] = {
    ACRO: "0/0/1",
    E: "temple 1/1/1",
    NE: "asty 2/1/1 [muses]",
    NW: "countryside 2/0/0",
    W: "countryside 0/0/0 [moirai]",
    SW: "necropolis 1/0/0",
    SE: "pasture 1/0/0",
    (1, 1): "spring 0/0/0",
}


def example_7() -> Hexemonia:
    s = position(A_END, J_END, M_END, seats=3, patrons=["athens", "sparta", "olympia"])
    s.philosopher = 0
    s.check()
    return s


def test_c_73_h_score_1_to_5_example_7() -> None:
    s = example_7()
    assert [points(s, player, s.acropolis[player]) for player in range(3)] == [
        [0, 2, 8, 0, 4, 8, 0],
        [5, 2, 6, 0, 3, 6, 0],
        [4, 0, 4, 8, 1, 3, 0],
    ]
    assert final_outcome(s).scores == [22, 22, 20]


def test_c_74_h_tie_1_active_tiles_of_the_own_nature() -> None:
    outcome = final_outcome(example_7())
    assert outcome.places == [2, 1, 3]
    assert outcome.reason == "by-nature"


def set_points(patron: str, city: dict[Hex, str]) -> int:
    others = [name for name in ("sparta", "athens", "delphi", "delos") if name != patron][:3]
    s = position(city, patrons=[patron, *others])
    return points(s, 0, s.acropolis[0])[3]


def test_c_76_h_score_3_sets() -> None:
    politics_tiles = {E: "agora 0/0/0 [oracle, muses]"}
    assert set_points("athens", {**politics_tiles, NE: "spring 0/0/0 [hades]"}) == 8
    assert set_points("athens", {E: "agora 0/0/0 [oracle]", NE: "pasture 0/0/0 [moirai]"}) == 0


def test_c_77_h_score_4_only_gold_on_the_acropolis() -> None:
    s = position({ACRO: "0/0/2", E: "spring 0/0/6"})
    assert points(s, 0, s.acropolis[0])[4] == 2


def test_c_78_h_tie_1_r_27_shared_victory() -> None:
    s = position({}, {}, seats=2)
    outcome = final_outcome(s)
    assert outcome.places == [1, 1]
    assert outcome.reason == "shared"
    s = position({E: "spring 0/0/0"}, {ACRO: "0/0/1"}, seats=2)
    assert final_outcome(s).reason == "by-gold"


def test_c_79_h_score_5_delphi() -> None:
    city: dict[Hex, str] = {
        E: "spring 0/0/0",
        NE: "spring 0/0/0",
        NW: "pasture 1/0/0",
        W: "pasture 1/0/0",
        SW: "village 0/0/0",
        SE: "village 0/0/0",
    }
    s = position(city, patrons=["delphi", "athens", "sparta", "delos"])
    assert points(s, 0, s.acropolis[0])[5] == 4


# -- further cases -------------------------------------------------------------------------------------


def test_c_81_h_set_1_h_set_7_options_for_two() -> None:
    for seats in (3, 4):
        for option in ({"uprisings": "off"}, {"open_acropolis": "on"}):
            with pytest.raises(BadOptions, match="two players"):
                game.new(seats, option)
        with pytest.raises(BadOptions):
            game.new(3, {"start": "3"})
    for seats in (2, 3, 4):
        s = started(seats)
        assert s.host_owner == (NOBODY,) * 6
        assert s.philosopher == NOBODY
    assert started(2, open_acropolis="off").open == (0, 0)


def test_c_82_h_set_8_h_draw_1_what_others_see() -> None:
    table = Table(game, 3, {"start": "0"}, Dealer(5))
    s = table.state
    assert isinstance(s, Hexemonia)
    action = s.options(0)[0]
    events = s.seen_events(table.act(0, action), viewer=1)
    assert ["took", 0, action[1]] in events
    assert events[-1][0] == "turned-up"
    view = table.state.view(1)
    assert view["cities"][0]["hand"] == 3
    assert view["stack_size"] == 29
    assert view["secret"][0] == 2
    assert view["cities"][0]["known"] == [action[1]]
    assert view["acropolis"][0] is None
    s = position({E: "pasture 1/0/0 [moirai]"})
    ask(s, Special(0, (), ()))
    question = s.question()
    assert isinstance(question, Chance)
    drawn = question.draw(s, Luck(1))
    assert question.shown(drawn, 1) == ("drawn", UNSEEN)
    size = s.stack_size()
    told = s.seen_events(s.apply(CHANCE, drawn), viewer=1)
    assert ["dealt", 0, UNSEEN] in told
    view = s.view(1)
    assert (view["cities"][0]["hand"], view["stack_size"]) == (1, size - 1)


def test_c_83_h_geo_1_h_geo_2_coordinates() -> None:
    near = [HEXES[slot] for slot in NEIGHBOURS[at((1, -1))]]
    assert near == [(2, -1), (2, -2), (1, -2), (0, -1), (0, 0), (1, 0)]
    assert HEXES[:19] == [
        (0, 0),
        (1, 0),
        (1, -1),
        (0, -1),
        (-1, 0),
        (-1, 1),
        (0, 1),
        (2, 0),
        (2, -1),
        (2, -2),
        (1, -2),
        (0, -2),
        (-1, -1),
        (-2, 0),
        (-2, 1),
        (-2, 2),
        (-1, 2),
        (0, 2),
        (1, 1),
    ]


def test_c_84_h_geo_7_h_geo_3_a_broken_ring() -> None:
    s = position({E: "pasture 0/0/0", W: "pasture 0/0/0"})
    assert legal_slots(s, 0) == slots_at(NE, NW, SW, SE)


def test_c_85_h_geo_4_beside_an_inactive_polis_tile() -> None:
    s = position({**RING_1, W: "tavern 0/0/0"})
    assert legal_slots_for(s, 0, TILE_INDEX["agora"]) == slots_at((-1, -1), (-2, 1))


def test_c_86_h_turn_1_h_act_1_r_34_nothing_to_play() -> None:
    s = position(
        {ACRO: "2/0/1"}, seats=2, hands=["phalanx gymnasium temple asty"], options={"start": "0"}
    )
    s.stack = [TURN.following.following] if TURN.following and TURN.following.following else []
    s.settle()
    assert asked(s) == "Act"
    assert listed(s) == ["production", "strategy"]


def test_c_87_h_play_1_what_the_start_can_pay() -> None:
    names = list(TILES[:18])
    found = set()
    for name in names:
        s = position({ACRO: "2/0/1"}, hands=[name])
        if playable(s, 0):
            found.add(name)
    assert found == {
        "pasture",
        "village",
        "countryside",
        "harbour",
        "necropolis",
        "spring",
        "lighthouse",
        "agora",
        "tavern",
    }


def test_c_88_h_play_2_h_pay_2_only_real_choices_are_asked() -> None:
    s = position({ACRO: "1/1/0", E: "phalanx 0/2/1"}, hands=["gymnasium"])
    ask(s, Play(0))
    answer(s, "play gymnasium", f"place {at(NE)}")
    assert listed(s) == ["pay hoplite 0 1", "pay hoplite 1 1"]
    found = results(s, ["Pay"], lambda end: (held(end, 0, ACRO), held(end, 0, E), held(end, 0, NE)))
    assert found == {("0/0/0", "0/2/0", "1/1/1"): 1, ("0/1/0", "0/1/0", "1/1/1"): 1}


def test_c_89_h_play_7_r_17_played_tiles_are_full_members() -> None:
    s = position({ACRO: "1/1/1"}, hands=["gymnasium pasture"])
    ask(s, Play(0))
    answer(s, "play gymnasium")
    assert asked(s) == "Act"  # the pasture cannot be paid
    fork = s.clone()
    answer(fork, "production")
    assert held(fork, 0, E) == "1/2/1"
    answer(s, "strategy")
    if asked(s) == "Exchange":
        answer(s, "exchange 0")
    answer(s, "set citizen 1 0", "set hoplite 1 0", "set gold 1 0")
    assert held(s, 0, ACRO) == "1/1/1"


def test_c_90_h_play_5_r_15_r_36_markers_share_a_tile() -> None:
    s = position({E: "asty 0/0/0 [oracle]"}, hands=["muses"])
    ask(s, Play(0))
    answer(s, "play muses")
    assert s.host_slot[TILE_INDEX["muses"] - 18] == 1
    assert political_count(s, 0) == 3


def test_c_91_h_strat_1_h_strat_2_an_exchange_on_a_tile() -> None:
    s = position({ACRO: "3/0/1", E: "pasture 1/0/0", NE: "phalanx 0/0/0"})
    before = s.supply[:]
    ask(s, Exchange(0))
    answer(s, "exchange 1", "set hoplite 2 1", "set gold 2 1")
    found = [held(s, 0, place) for place in (ACRO, E, NE)]
    assert found == ["1/0/0", "1/0/0", "0/1/1"]
    assert asked(s) == "Act"  # done was the only option left
    assert [a - b for a, b in zip(s.supply, before, strict=True)] == [2, -1, 0]


def test_c_92_h_strat_2_citizens_that_have_to_go() -> None:
    s = position({ACRO: "0/0/0", E: "pasture 4/0/0"})
    ask(s, Exchange(0))
    answer(s, "exchange 2")
    assert listed(s) == ["set hoplite 1 1", "set hoplite 1 2", "done"]
    found = results(s, ["Move"], lambda end: (held(end, 0, ACRO), held(end, 0, E)))
    assert sum(found.values()) == 3


def test_c_93_h_strat_1_h_strat_3_h_sup_1_what_the_supply_allows() -> None:
    s = ask(position({ACRO: "2/1/0", E: "pasture 0/0/0"}, supply="10/0/9"), Exchange(0))
    assert listed(s) == ["exchange -1", "exchange 0"]
    s = position(
        {ACRO: "2/1/0", E: "pasture 0/0/0"}, supply="10/0/9", options={"supply_limit": "off"}
    )
    assert listed(ask(s, Exchange(0))) == ["exchange -1", "exchange 0", "exchange 1"]


def test_c_94_h_spec_1_h_spec_2_each_once_and_stop_after_one() -> None:
    s = ask(position({E: "spring 0/0/0", NE: "spring 0/0/0"}), Special(0, (), ()))
    assert listed(s) == ["use 1", "use 2"]
    answer(s, "use 2", "gain gold")
    assert listed(s) == ["use 1", "stop"]
    answer(s, "use 1", "gain gold")
    assert asked(s) == "Act"


def test_c_95_h_ab_labyrinth_h_spec_3_the_victim_chooses() -> None:
    s = position({E: "labyrinth 1/1/0"}, {ACRO: "0/1/0", E: "phalanx 0/2/1"})
    ask(s, Opponent(0, 1, "hoplite"))
    assert (s.player(), listed(s)) == (1, ["give hoplite 0", "give hoplite 1"])
    answer(s, "give hoplite 1")
    assert (held(s, 1, E), held(s, 0, E)) == ("0/1/1", "1/2/0")
    assert not active(s, 1, 1)


def test_c_96_h_ab_agora_r_33_every_result_once() -> None:
    s = position({ACRO: "2/0/0", E: "pasture 1/0/0", NE: "village 0/0/0", NW: "agora 2/0/1"})
    ask(s, Agora(0, ()))
    found = results(
        s,
        ["Agora"],
        lambda end: tuple(held(end, 0, place) for place in (NW, ACRO, E, NE)),
    )
    assert set(found.values()) == {1}
    as_it_was = [
        tuple(int(count[0]) for count in result[1:]) for result in found if result[0] == "2/0/1"
    ]
    eight = {
        (1, 2, 0),
        (1, 1, 1),
        (3, 0, 0),
        (2, 0, 1),
        (0, 3, 0),
        (0, 2, 1),
        (0, 1, 2),
        (1, 0, 2),
    }
    assert set(as_it_was) == eight


def test_c_97_h_ab_agora_no_crossing() -> None:
    s = position(
        {
            ACRO: "1/0/0",
            E: "pasture 1/0/0",
            NE: "village 0/0/0",
            NW: "countryside 0/0/0",
            W: "agora 0/0/0",
        }
    )
    ask(s, Agora(0, ()))
    crossed = s.clone()
    answer(s, "move citizen 0 2")
    assert "move citizen 1 3" in listed(s)
    answer(crossed, "move citizen 0 3")
    assert "move citizen 1 2" not in listed(crossed)


def test_c_98_h_rev_1_r_39_no_reveal_without_profit() -> None:
    patrons = ["olympia", "athens", "sparta"]
    city = {E: "temple 1/1/1", NE: "spring 0/0/0"}
    s = position(city, seats=3, patrons=patrons, supply="9/9/1")
    ask(s, Special(0, (2,), ()))
    answer(s, "use 1")
    assert (asked(s), held(s, 0, E), s.open[0]) == ("Act", "1/1/2", 0)
    s = position(city, seats=3, patrons=patrons, supply="9/9/2")
    ask(s, Special(0, (2,), ()))
    answer(s, "use 1")
    assert asked(s) == "Reveal"


def test_c_99_h_war_4_h_war_5_the_whole_force_decides() -> None:
    s = position({ACRO: "1/0/0", E: "wall 0/1/0"}, {E: "pasture 2/0/0"}, {E: "pasture 1/1/0"})
    assert War(0, ()).options(s) == [("attack", 1, 1)]


def test_c_100_h_def_6_h_war_6_three_forces() -> None:
    s = position({ACRO: "1/1/0", E: "pasture 1/0/0"}, {E: "village 2/0/0"})
    ask(s, War(0, ()))
    answer(s, "attack 1 1")
    assert listed(s) == ["send citizen 0 1", "send citizen 1 1"]
    found = results(s, ["Force"], lambda end: tuple(end.held[0][:5]))
    assert sum(found.values()) == 3


def test_c_101_h_war_9_h_war_4_merging_needs_no_slot() -> None:
    city = {**RING_1, ACRO: "1/0/0", W: "tavern 0/0/0"}
    city[(-1, -1)] = "wall 0/0/0"
    city[(-2, 1)] = "wall 0/0/0"
    s = position(city, {E: "tavern 0/0/1"})
    ask(s, War(0, ()))
    answer(s, "attack 1 1")
    assert TILE_INDEX["tavern"] in s.underworld
    assert held(s, 0, W) == "1/0/1"
    assert not active(s, 0, at(W))


def test_c_102_h_war_10_r_14_r_41_two_older_mythos_tiles_go() -> None:
    s = position(
        {
            ACRO: "1/0/0",
            E: "spring 0/0/0 [hades]",
            NE: "pasture 0/0/0 [moirai]",
            NW: "wall 0/0/0 [amazons]",
        },
        {E: "asty 0/0/0 [oracle, muses]"},
    )
    ask(s, War(0, ()))
    answer(s, "attack 1 1")
    answer(s, listed(s)[0]) if asked(s) == "Spoils" else None
    assert listed(s) == ["drop hades", "drop moirai"]
    found = results(s, ["DropMythos"], lambda end: tuple(TILES[kind] for kind in end.mythos_of(0)))
    assert found == {
        ("oracle", "muses", "amazons"): 1,
        ("oracle", "moirai", "muses"): 1,
        ("hades", "oracle", "muses"): 1,
    }
    answer(s, "drop moirai")
    assert (asked(s), s.host_owner[2], s.host_owner[5]) == ("Act", NOBODY, NOBODY)


def test_c_103_h_war_12_change_never_fails() -> None:
    s = position({ACRO: "0/1/0"}, {E: "pasture 1/0/0"}, supply="0/5/5")
    ask(s, War(0, ()))
    answer(s, "attack 1 1")
    assert held(s, 0, E) == "1/0/0"
    assert s.supply[:2] == [0, 6]


def test_c_104_h_pol_1_r_3_the_acropolis_does_not_count() -> None:
    s = position(
        {E: "agora 0/0/0", NE: "amphitheatre 0/0/0 [oracle]"},
        patrons=["delos", "athens", "sparta", "delphi"],
        open=[1, 0, 0, 0],
    )
    assert political_count(s, 0) == 3


@pytest.mark.parametrize(("switch", "kept", "bonus"), [("off", "5/0/0", 3), ("on", "3/0/0", 0)])
def test_c_105_h_pol_3_h_score_6_two_players(switch: str, kept: str, bonus: int) -> None:
    s = position({E: "agora 0/0/0"}, {E: "pasture 5/0/0"}, seats=2, options={"uprisings": switch})
    politics(s)
    assert s.philosopher == 0
    assert held(s, 1, E) == kept
    assert points(s, 0, s.acropolis[0])[6] == bonus


def test_c_106_h_end_3_h_score_5_hidden_to_the_end() -> None:
    s = position(
        {E: "pasture 1/0/0 [moirai]"},
        seats=3,
        patrons=["olympia", "athens", "sparta"],
        stack=[],
        starter=1,
    )
    s.drew = 0
    s.stack = []
    walk = TURN
    while walk.following is not None:
        walk = walk.following
    s.turn = 3
    s.begin(walk)  # the end of the final player's turn
    s.settle()
    assert s.stack == []
    assert s.open == (1, 1, 1)
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.scores[0] == 1 + 3


def test_c_107_h_score_1_h_score_2_h_def_3_only_active_tiles() -> None:
    city: dict[Hex, str] = {
        ACRO: "0/0/2",
        E: "pasture 1/0/0",
        NE: "spring 0/0/0",
        NW: "wall 1/0/0",
        W: "phalanx 0/2/1",
        SW: "temple 1/1/1",
        SE: "agora 1/0/1",
    }
    s = position(city, patrons=["delphi", "athens", "sparta", "delos"])
    assert points(s, 0, s.acropolis[0]) == [2, 1, 2, 0, 2, 2, 0]


def test_c_108_h_end_2_h_end_4_the_longest_game() -> None:
    s = started(4, start="0")
    turns = 0
    while s.stack:
        options = s.options(s.player())
        if asked(s) == "DrawSecond":
            action = next(a for a in options if a[0] == "gain")
        elif asked(s) == "Play":
            action = ("stop",)
        elif asked(s) == "Act":
            action = ("production",)
        else:
            action = options[0]
        s.apply(s.player(), action)
        turns = s.turn
    assert turns == 40


@pytest.mark.parametrize(
    ("gold", "switch", "after"),
    [("1", "on", "1/0/2"), ("1", "off", "1/0/4"), ("0", "off", "1/0/4")],
)
def test_c_109_h_def_7_h_sup_1_a_gain_is_cut(gold: str, switch: str, after: str) -> None:
    s = position(
        {E: "harbour 1/0/1", NE: "village 0/0/0", SE: "pasture 1/0/0"},
        open=[1, 0, 0, 0],
        supply=f"9/9/{gold}",
        options={"supply_limit": switch},
    )
    ask(s, Special(0, (), ()))
    assert held(s, 0, E) == after
    assert s.supply[2] == int(gold) - int(after[-1]) + 1


def test_c_109_h_sup_1_no_gold_no_harbour() -> None:
    s = position({E: "harbour 1/0/1", NE: "village 0/0/0"}, open=[1, 0, 0, 0], supply="9/9/0")
    assert "special" not in listed(ask(s))


def test_c_110_h_draw_1_h_draw_3_h_def_8_equal_tiles_are_one_option() -> None:
    s = ask(position(display="agora pasture wall pasture"), DrawFirst(0))
    assert listed(s) == ["take pasture", "take wall", "take agora"]


def test_c_111_h_war_5_h_war_8_capturing_the_protector() -> None:
    s = position({ACRO: "5/0/0"}, {E: "phalanx 0/2/1", SE: "pasture 1/0/0"})
    ask(s, War(0, ()))
    answer(s, f"attack 1 {at(E)}", "send citizen 0 5")
    assert held(s, 0, E) == "1/0/1"
    assert not active(s, 0, at(E))
    assert defence(s, 1, at(SE)) == 1
    assert asked(s) == "Act"  # the same opponent cannot be fought again


def test_c_112_h_def_2_h_geo_8_tiles_stay() -> None:
    s = position({ACRO: "2/0/0", E: "pasture 1/0/0"}, hands=["spring"])
    for question in (Play(0), Exchange(0), SpringGain(0), Agora(0, ())):
        assert refused(ask(s.clone(), question), "place 2") == "H-NO-19"


def test_c_113_section_15_the_id_to_cite() -> None:
    assert (
        refused(ask(position(display="wall wall agora asty"), DrawFirst(0)), "gain gold")
        == "H-NO-2"
    )
    s = ask(position({ACRO: "2/0/1"}, hands=["gymnasium spring"]), Play(0))
    assert refused(s, "play gymnasium") == "H-NO-9"
    s = ask(position({ACRO: "1/0/0"}, hands=["pasture pasture spring"]), Play(0))
    answer(s, "play pasture")
    assert refused(s, "play pasture") == "H-NO-10"
    s = ask(position({ACRO: "5/0/5", E: "tavern 0/0/0"}, hands=["tavern pasture"]), Play(0))
    assert refused(s, "play tavern") == "H-NO-13"
    answer(s, "play pasture")
    assert refused(s, f"place {at(W)}") == "H-NO-16"
    assert refused(s, f"place {at((2, -1))}") == "H-NO-16"
    city = {ACRO: "5/0/5", E: "tavern 0/0/0", NE: "spring 0/0/0"}
    s = ask(position(city, hands=["pasture"]), Play(0))
    answer(s, "play pasture")
    assert refused(s, f"place {at((2, -1))}") == "H-NO-17"
    s = ask(position({ACRO: "1/0/0"}, hands=["amazons pasture"]), Play(0))
    assert refused(s, "play amazons") == "H-NO-20"
    s = ask(position(THREE_MYTHOS, hands=["amazons"]), Play(0))
    answer(s, "play amazons")
    assert refused(s, "drop amazons") == "H-NO-25"
    s = ask(position({E: "spring 0/0/0", NE: "spring 0/0/0"}), Special(0, (), ()))
    answer(s, "use 1", "gain gold")
    assert refused(s, "use 1") == "H-NO-43"
    rival = {E: "pasture 3/0/0", NE: "pasture 0/0/3"}
    s = ask(position({E: "spring 0/0/0 [hades]"}, rival), Smite(0))
    assert refused(s, "smite 1 2 1") == "H-NO-55"
    s = ask(position({ACRO: "9/9/0"}, {E: "pasture 0/0/0"}, {E: "wall 0/0/0"}), War(0, ()))
    assert refused(s, "attack 1 0") == "H-NO-64"
    surrounded = {**RING_1, **dict.fromkeys([(2, 0), (2, -1), (1, 1)], "wall 0/0/0")}
    s = ask(position({ACRO: "9/9/0"}, surrounded), War(0, ()))
    assert refused(s, "attack 1 1") == "H-NO-65"
    hanging = {E: "pasture 0/0/0", (2, 0): "wall 0/0/0", W: "quarry 0/0/0"}
    s = ask(position({ACRO: "9/9/0"}, hanging), War(0, ()))
    assert refused(s, "attack 1 1") == "H-NO-66"
    s = position({ACRO: "9/9/0"}, {E: "pasture 0/0/0", NE: "wall 0/0/0"}, {E: "wall 0/0/0"})
    assert refused(ask(s, War(0, (1,))), "attack 1 1") == "H-NO-67"
    s = position({ACRO: "2/1/0"}, {E: "pasture 2/0/0"})
    s.stack = [Act(0), Force(0, 1, 1, 2, 0, 0)]
    s.army = [0, 0]
    s.settle()
    answer(s, "send citizen 0 2")
    assert s.stack  # the hoplite had to follow
    s = position({ACRO: "2/1/0"}, {E: "pasture 2/0/0"})
    s.stack = [Act(0), Force(0, 1, 1, 2, 0, 0)]
    s.settle()
    assert refused(s, "done") == "H-NO-71"
    s = ask(position(hands=["pasture pasture wall agora agora"]), Discard(0, 1, 0))
    assert refused(s, "stop") == "H-NO-82"


def test_c_114_h_ui_1_a_dialog_is_its_answers() -> None:
    city = {ACRO: "2/0/0", E: "pasture 1/0/0", NE: "pasture 1/0/0", NW: "wall 0/0/0"}
    s = position(city)
    s.stack = [Act(0), Pay(0, at(NW), "citizen", 2, 0)]
    s.settle()
    wish = {0: 1, 2: 1}
    sent = []
    while asked(s) == "Pay":
        line = next(
            line
            for slot in sorted(wish)
            for line in listed(s)
            if line == f"pay citizen {slot} {wish[slot]}"
        )
        del wish[int(line.split()[2])]
        sent.append(line)
        answer(s, line)
    assert sent == ["pay citizen 0 1", "pay citizen 2 1"]
    assert [held(s, 0, place) for place in (ACRO, E, NE, NW)] == [
        "1/0/0",
        "1/0/0",
        "0/0/0",
        "2/0/0",
    ]


def test_c_115_h_prod_2_h_prod_3_a_tile_and_its_markers_are_one_place() -> None:
    s = position({E: "asty 2/1/1 [muses]", NE: "village 0/0/0", NW: "quarry 1/1/0"}, supply="9/9/3")
    s.stack = [Act(0)]
    produce(s, 0)
    s.settle()
    found = results(s, ["Share"], lambda end: (held(end, 0, E)[-1], held(end, 0, NW)[-1]))
    assert found == {("4", "0"): 1, ("3", "1"): 1, ("2", "2"): 1}


def test_c_116_h_hand_1_r_31_the_limit_holds_at_the_end_of_the_turn() -> None:
    s = position({E: "pasture 1/0/0 [moirai]"}, hands=["wall wall agora asty"], stack=["hades"])
    walk = TURN
    while walk.rule != "act":
        assert walk.following is not None
        walk = walk.following
    s.begin(walk)
    s.settle()
    answer(s, "special")
    deal(s)
    assert s.hand_size(0) == 5
    assert asked(s) == "Discard"
    answer(s, "discard wall")
    assert s.hand_size(0) == 4


def test_d_give_r_29_give_asks_the_victim_only() -> None:
    s = ask(
        position({E: "tavern 2/0/1"}, {ACRO: "1/0/0", E: "pasture 1/0/0"}), Give(1, 0, 1, "citizen")
    )
    assert s.player() == 1
