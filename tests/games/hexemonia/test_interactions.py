"""Rules that meet: one ability after another, several fights, shortages, the last turns."""

from __future__ import annotations

import pytest

from petteia.core.chance import Luck
from petteia.core.flow import CHANCE
from petteia.games.hexemonia import game
from petteia.games.hexemonia.components import TILE_INDEX, TILES
from petteia.games.hexemonia.rules.abilities import Opponent, Special
from petteia.games.hexemonia.rules.city import active, defence, legal_slots_for
from petteia.games.hexemonia.rules.drawing import DrawFirst, DrawSecond
from petteia.games.hexemonia.rules.ending import final_outcome, points
from petteia.games.hexemonia.rules.placing import Play, playable
from petteia.games.hexemonia.rules.politics import politics
from petteia.games.hexemonia.rules.production import produce
from petteia.games.hexemonia.rules.strategy import Exchange
from petteia.games.hexemonia.rules.turn import TURN, Act
from petteia.games.hexemonia.rules.war import War
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
    put,
    refused,
    results,
    supply,
    tile,
)


def begun(s: Hexemonia, rule: str) -> Hexemonia:
    """The turn of the player to move, from this rule of its sequence on."""
    walk = TURN
    while walk.rule != rule:
        assert walk.following is not None
        walk = walk.following
    s.stack = []
    s.begin(walk)
    s.settle()
    return s


# -- politics after a war ------------------------------------------------------------------------------


def test_e_1_e_2_r_37_h_upr_1_example_6() -> None:
    """What the wars of Example 4 changed is counted in step D of the same turn."""
    s = position(
        {
            E: "labyrinth 1/2/0",
            NW: "amphitheatre 2/0/1",
            W: "agora 2/0/1",
            SW: "gymnasium 1/1/1",
            SE: "tavern 2/0/1",
            ACRO: "0/5/0",
        },
        {E: "quarry 3/0/2", NE: "wall 0/0/0", SE: "phalanx 0/2/4"},
        {E: "amphitheatre 1/0/0 [oracle]", NE: "asty 3/1/4"},
        seats=3,
    )
    s.philosopher = 2
    begun(s, "act")
    answer(s, "war", "attack 1 1", "send hoplite 0 4", "done")
    answer(s, "attack 2 1", "send hoplite 0 1", "done")
    assert s.philosopher == 0
    assert held(s, 1, SE) == "0/2/2"
    assert held(s, 2, NE) == "3/1/2"
    assert held(s, 0, E) == "1/2/0"  # the holder is safe
    assert s.mover == 1


def test_h_pol_2_who_holds_the_philosopher_stirs_no_second_uprising() -> None:
    s = position({E: "agora 0/0/0", NE: "asty 0/0/0"}, {E: "pasture 5/0/0"})
    s.philosopher = 0
    politics(s)
    assert held(s, 1, E) == "5/0/0"


def test_h_upr_1_r_23_all_other_cities_at_once() -> None:
    s = position(
        {E: "agora 5/5/5"},
        {E: "pasture 4/0/0", NE: "spring 1/2/3", ACRO: "9/9/9"},
        {E: "phalanx 0/2/2", NE: "wall 9/0/9"},
        {E: "village 2/0/2"},
    )
    begun(s, "politics")
    assert [held(s, 1, place) for place in (E, NE, ACRO)] == ["2/0/0", "1/1/1", "9/9/9"]
    assert [held(s, 2, place) for place in (E, NE)] == ["0/2/1", "9/0/9"]
    assert held(s, 3, E) == "2/0/2"  # one citizen and one gold too many, equal
    assert held(s, 0, E) == "5/5/5"


def test_h_pol_2_nobody_takes_it_with_no_political_tile() -> None:
    s = position({E: "pasture 1/0/0"})
    politics(s)
    assert s.philosopher == NOBODY


# -- Special: one ability after another -------------------------------------------------------------------


def test_h_spec_2_r_5_an_ability_can_make_another_usable() -> None:
    s = position(
        {ACRO: "1/0/0", E: "agora 2/0/1", NE: "tavern 1/0/1"},
        {ACRO: "1/0/0"},
    )
    ask(s, Special(0, (), ()))
    assert asked(s) == "Agora"  # the tavern is inactive
    answer(s, "move citizen 0 2", "stop")
    assert listed(s) == ["use 2", "stop"]
    answer(s, "use 2")
    assert held(s, 0, NE) == "3/0/1"


def test_h_spec_2_r_5_an_ability_can_make_another_unusable() -> None:
    s = position({E: "agora 2/0/1", NE: "harbour 1/0/1", NW: "pasture 0/0/0"})
    ask(s, Special(0, (), ()))
    assert listed(s) == ["use 1", "use 2"]
    answer(s, "use 1", f"move gold 2 {at(NW)}", "stop")
    assert asked(s) == "Act"
    put(s, Special(0, (1,), ()))
    assert refused(s, "use 2") == "H-NO-41"


def test_h_ab_necropolis_may_give_its_own_cost() -> None:
    s = position({ACRO: "1/0/0", E: "necropolis 1/0/0"})
    ask(s, Special(0, (), ()))  # two citizens are all there are: nothing to choose
    assert (held(s, 0, ACRO), held(s, 0, E)) == ("0/0/0", "0/0/1")
    assert not active(s, 0, 1)


def test_h_ab_necropolis_h_sup_1_gold_is_cut() -> None:
    s = position({ACRO: "6/0/0", E: "necropolis 1/0/0"}, supply="9/9/1")
    ask(s, Special(0, (), ()))
    answer(s, "return 0 6", "done")
    assert held(s, 0, E) == "1/0/1"
    assert supply(s) == "15/9/0"


def test_h_ab_lighthouse_clockwise_from_the_user_and_tiles_may_go_dark() -> None:
    village = {ACRO: "0/0/1", E: "village 1/0/1"}
    s = position(village, village, {E: "lighthouse 1/0/1"}, village, mover=2, stack=3)
    ask(s, Special(2, (), ()))
    victims = []
    while asked(s) == "Give":
        victims.append(s.player())
        answer(s, "give gold 1")
    assert victims == [3, 0, 1]
    assert held(s, 2, E) == "1/0/4"
    assert [active(s, seat, 1) for seat in (3, 0, 1)] == [False] * 3


def test_h_ab_labyrinth_h_spec_3_the_only_hoplite_is_given_unasked() -> None:
    s = position({E: "labyrinth 1/1/0"}, {E: "wall 1/1/0", NE: "pasture 1/0/0"})
    assert defence(s, 1, at(NE)) == 1 + 4
    ask(s, Special(0, (), ()))
    assert held(s, 0, E) == "1/2/0"
    assert defence(s, 1, at(NE)) == 1


def test_h_rev_1_only_beside_the_acropolis() -> None:
    ring: dict[Hex, str] = dict.fromkeys((E, NE, NW, W, SW, SE), "wall 0/0/0")
    names = ["wall", "wall", "wall", "quarry", "quarry", "spring"]
    city = {place: f"{name} 0/0/0" for place, name in zip(ring, names, strict=True)}
    s = position({**city, (2, -1): "harbour 1/0/1"}, open=[1, 0, 0, 0])
    put(s, Special(0, (6,), ()))
    assert refused(s, f"use {at((2, -1))}") == "H-NO-46"


def test_h_rev_1_h_rev_2_a_turned_up_acropolis_counts_from_then_on() -> None:
    s = position({E: "harbour 1/0/1"})
    ask(s, Special(0, (), ()))  # nothing else counts: using it means revealing
    assert (held(s, 0, E), s.open[0]) == ("1/0/2", 1)
    ask(s, Special(0, (), ()))
    assert held(s, 0, E) == "1/0/3"


def test_h_ab_hades_one_tile_and_the_surplus_only() -> None:
    s = position(
        {E: "spring 0/0/0 [hades]"},
        {E: "asty 4/1/1", NE: "countryside 3/0/0", NW: "village 9/0/0"},
    )
    ask(s, Special(0, (1,), ()))
    answer(s, "invoke hades")
    assert listed(s) == ["smite 1 1 1", "smite 1 1 2", f"smite 1 {at(NE)} 1"]
    answer(s, "smite 1 1 2")
    assert held(s, 1, E) == "2/1/1"
    assert active(s, 1, 1)


def test_h_ab_oracle_h_ab_moirai_r_25_the_order_made_is_the_order_drawn() -> None:
    s = position(
        {E: "agora 2/0/1 [oracle]", NE: "pasture 1/0/0 [moirai]"}, stack=["wall", "pasture"]
    )
    ask(s, Special(0, (1,), ()))
    answer(s, "invoke oracle")
    deal(s)
    answer(s, "top wall", "invoke moirai")
    assert s.player() == CHANCE
    answer(s, "drawn wall")
    assert s.hand(0) == [TILE_INDEX["wall"]]
    assert [TILES[kind] for kind in s.top] == ["pasture"]
    assert not s.ended


# -- production ------------------------------------------------------------------------------------------------


def test_h_prod_3_two_kinds_short_are_asked_in_their_order() -> None:
    s = position(
        {E: "asty 2/1/1", NE: "village 1/0/1", NW: "quarry 1/1/0", W: "phalanx 0/2/1"},
        supply="1/1/2",
    )
    s.stack = [Act(0)]
    produce(s, 0)
    s.settle()
    assert listed(s) == ["assign citizen 1 1", "assign citizen 2 1"]
    answer(s, "assign citizen 2 1")
    assert listed(s)[0].startswith("assign gold")
    assert held(s, 0, W) == "0/3/1"  # hoplites suffice
    found = results(s, ["Share"], lambda end: (held(end, 0, E)[-1], held(end, 0, NW)[-1]))
    assert found == {("1", "2"): 1, ("2", "1"): 1, ("3", "0"): 1}


def test_h_prod_1_all_at_once() -> None:
    """A village that gets its first citizen from nowhere stays inactive in this Production."""
    s = position({E: "quarry 1/1/0", NE: "tavern 2/0/0", NW: "agora 2/0/1"})
    produce(s, 0)
    assert [held(s, 0, place) for place in (E, NE, NW)] == ["1/1/2", "2/0/0", "3/0/1"]


# -- war ---------------------------------------------------------------------------------------------------


def test_r_14_a_tile_captured_in_the_first_fight_may_go_in_the_second() -> None:
    s = position(
        {ACRO: "2/0/0", E: "spring 0/0/0 [hades]", NE: "pasture 0/0/0 [moirai]"},
        {E: "quarry 0/0/0 [amazons]"},
        {E: "asty 0/0/0 [oracle]"},
    )
    ask(s, War(0, ()))
    answer(s, "attack 1 1", "send citizen 0 1", "done", "place 3")
    assert [TILES[kind] for kind in s.mythos_of(0)] == ["hades", "moirai", "amazons"]
    answer(s, "attack 2 1", "send citizen 0 1", "done", "place 4")
    assert listed(s) == ["drop hades", "drop moirai", "drop amazons"]
    answer(s, "drop amazons")
    assert s.host_owner[TILE_INDEX["amazons"] - 18] == NOBODY
    assert tile(s, 0, NW) == "quarry"


def test_h_war_5_r_9_with_the_switch_the_larger_of_both_shields_counts() -> None:
    city = {E: "phalanx 0/2/1", NE: "wall 1/1/0"}
    options = {"shield_covers_itself": "on"}
    s = position({}, city, options=options)
    assert defence(s, 1, 1) == 4 + 4  # the wall's 2, not the phalanx's 1, not both
    assert defence(s, 1, 2) == 3 + 4


def test_h_war_7_one_citizen_lost_or_a_hoplite_with_change() -> None:
    s = position({ACRO: "1/1/0"}, {E: "pasture 1/0/0"})
    ask(s, War(0, ()))
    answer(s, "attack 1 1", "send citizen 0 1", "send hoplite 0 1")
    assert listed(s) == ["lose 0", "lose 1"]
    found = results(s, ["Losses"], lambda end: held(end, 0, E))
    assert found == {"0/1/0": 1, "2/0/0": 1}


def test_h_war_3_what_hangs_on_a_tile_is_judged_as_it_is_now() -> None:
    """After (2,0) is lost, (1,0) carries nothing any more; but one opponent is fought once only."""
    city = {E: "pasture 0/0/0", (2, 0): "wall 0/0/0"}
    s = position({ACRO: "2/0/0"}, city, mover=0)
    assert War(0, ()).options(s) == [("attack", 1, at((2, 0)))]
    ask(s, War(0, ()))
    answer(s, f"attack 1 {at((2, 0))}", "send citizen 0 1", "done")
    assert asked(s) == "Act"
    assert ("attack", 1, 1) in War(0, ()).options(s)


def test_h_war_8_h_geo_4_a_captured_polis_tile_is_placed_like_any() -> None:
    city: dict[Hex, str] = dict.fromkeys((E, NE, NW), "wall 0/0/0")
    city |= {W: "quarry 0/0/0", SW: "quarry 0/0/0", SE: "tavern 0/0/0", ACRO: "1/0/0"}
    s = position(city, {E: "agora 0/0/3"})
    ask(s, War(0, ()))
    answer(s, "attack 1 1")
    assert listed(s) == [f"place {at((-1, 2))}", f"place {at((1, 1))}"]
    answer(s, f"place {at((1, 1))}")
    assert held(s, 0, (1, 1)) == "1/0/3"


def test_r_17_tiles_played_this_turn_may_march() -> None:
    s = position({ACRO: "1/1/1"}, {E: "pasture 2/0/0"}, hands=["gymnasium"])
    begun(s, "play")
    answer(s, "play gymnasium", "war", "attack 1 1")
    assert held(s, 0, E) == "0/0/1"  # citizen and hoplite had to go, both
    assert listed(s) == ["place 2", "place 6"]


def test_h_war_9_h_def_5_markers_and_gold_go_to_the_twin() -> None:
    s = position(
        {ACRO: "1/0/0", E: "agora 0/0/0 [oracle]"},
        {E: "agora 0/0/4 [muses]"},
    )
    ask(s, War(0, ()))
    answer(s, "attack 1 1")
    assert held(s, 0, E) == "1/0/4"
    assert (s.host_owner[3], s.host_slot[3]) == (0, 1)
    assert s.underworld.count(TILE_INDEX["agora"]) == 1


def test_h_play_4_a_lost_polis_tile_may_be_built_anew() -> None:
    s = position({ACRO: "2/0/1"}, {ACRO: "1/0/0", E: "tavern 0/0/0"}, hands=["tavern", ""], mover=1)
    s.remove_tile(1, 1)
    s.underworld.append(TILE_INDEX["tavern"])
    s.underworld.sort()
    assert [TILES[kind] for kind in playable(s, 0)] == ["tavern"]
    assert legal_slots_for(s, 0, TILE_INDEX["tavern"]) == [1]


# -- drawing and the last turns --------------------------------------------------------------------------------


def test_h_draw_2_h_sup_1_an_empty_supply_leaves_the_tiles() -> None:
    s = ask(position(supply="0/0/0", display="wall wall agora asty"), DrawSecond(0))
    assert listed(s) == ["take wall", "take agora", "take asty"]


def test_h_end_1_the_second_draw_empties_the_stack() -> None:
    s = position(stack=["wall", "asty"], display="pasture village quarry spring")
    ask(s, DrawFirst(0))
    answer(s, "take pasture", "drawn wall")
    assert not s.ended
    answer(s, "take wall", "drawn asty")
    assert (s.ended, len(s.display)) == (1, 4)


@pytest.mark.parametrize(("mover", "turns"), [(3, []), (1, [2, 3])])
def test_r_25_h_end_2_the_moirai_empty_the_stack(mover: int, turns: list[int]) -> None:
    cities: list[dict[Hex, str]] = [{} for _ in range(4)]
    cities[mover] = {E: "pasture 1/0/0 [moirai]"}
    s = position(*cities, stack=["wall"], mover=mover)
    s.turn = mover + 1
    begun(s, "act")
    answer(s, "special", "drawn wall")
    seen = []
    while s.stack:
        if s.mover not in (mover, *seen):
            seen.append(s.mover)
            assert asked(s) == "Act"  # no step A, and nothing to play
        answer(s, "production")
    assert seen == turns


def test_r_26_springs_still_flow_in_the_last_turns() -> None:
    city = {E: "spring 0/0/0", NE: "pasture 1/0/0 [moirai]", NW: "agora 2/0/1 [oracle]"}
    s = position(city, stack=[])
    begun(s, "begin_turn")
    assert asked(s) == "Act"
    answer(s, "special")
    assert listed(s) == ["use 1", "use 3"]
    assert refused(s, "invoke moirai") == refused(s, "invoke oracle") == "H-NO-59"


def test_h_set_6_h_end_2_two_players_have_equally_many_turns() -> None:
    for start in ("0", "1"):
        s, luck = game.new(2, {"start": start, "variant": "mini"}), Luck(3)
        turns = [0, 0]
        while s.stack:
            player = s.player()
            if player == CHANCE:
                deal(s, luck.below(99))
                continue
            assert isinstance(s, Hexemonia)
            if asked(s) == "Act":
                turns[s.mover] += 1
            s.apply(player, luck.pick(s.options(player)))
        assert turns[0] == turns[1]


# -- strategy ----------------------------------------------------------------------------------------------------


def test_h_strat_2_h_sup_1_citizens_come_in_pairs_from_the_supply() -> None:
    s = ask(position({ACRO: "0/3/0", E: "pasture 0/0/0"}, supply="3/9/9"), Exchange(0))
    assert listed(s) == ["exchange -1", "exchange 0"]  # three citizens are one pair


def test_h_strat_1_h_upr_2_gathering_on_the_acropolis_saves_from_uprisings() -> None:
    s = position({ACRO: "0/0/0", E: "spring 3/0/0"}, {E: "agora 0/0/0"})
    ask(s, Exchange(0))
    answer(s, "exchange 0", "set citizen 1 0", "done")
    s.mover = 1
    politics(s)
    assert (held(s, 0, ACRO), held(s, 0, E)) == ("3/0/0", "0/0/0")


# -- scoring -----------------------------------------------------------------------------------------------------


def test_h_score_5_olympia_counts_every_active_mythos_tile() -> None:
    s = position(
        {E: "asty 2/1/1 [oracle, muses]", NE: "spring 0/0/0 [hades]"},
        seats=3,
        patrons=["olympia", "athens", "sparta"],
    )
    # spring 1, asty 2, no set (politics, sacred), 3 for each of three mythos tiles
    assert points(s, 0, s.acropolis[0]) == [1, 0, 2, 0, 0, 9, 0]


def test_h_score_3_four_natures_are_one_set() -> None:
    s = position(
        {
            E: "pasture 0/0/0 [moirai]",
            NE: "agora 0/0/0 [oracle]",
            NW: "spring 0/0/0 [hades]",
        },
        patrons=["sparta", "athens", "delphi", "delos"],
    )
    assert points(s, 0, s.acropolis[0])[3] == 8


def test_h_tie_1_neither_mythos_tiles_nor_the_acropolis_count_for_the_tie() -> None:
    s = position(
        {ACRO: "0/0/1", E: "spring 0/0/0 [hades]"},  # Delphi: 1 + 1 gold + 1 bonus, one sacred tile
        {ACRO: "0/0/0", E: "tavern 2/0/1"},  # Delos: 2 points
        patrons=["delphi", "delos", "athens", "sparta"],
    )
    s.held[1][2] = 1
    s.supply[2] -= 1
    outcome = final_outcome(s)
    assert outcome.scores[:2] == [3, 3]
    assert outcome.places[:2] == [1, 2]
    assert outcome.reason == "by-nature"


# -- playing -----------------------------------------------------------------------------------------------------


def test_h_pay_1_a_marker_and_a_polis_tile_of_this_step_serve_the_next_play() -> None:
    """Only the pieces on it are barred: a tile played now is a neighbour and a host at once."""
    city: dict[Hex, str] = dict.fromkeys((E, NE, NW), "wall 0/0/0")
    city |= {W: "quarry 0/0/0", SW: "quarry 0/0/0", ACRO: "9/9/9"}
    s = position(city, hands=["tavern agora muses"])
    ask(s, Play(0))
    assert "play muses" not in listed(s)
    answer(s, "play agora", "play tavern")
    assert listed(s) == [f"place {at((-1, 2))}", f"place {at((1, 1))}"]
    answer(s, f"place {at((1, 1))}")
    answer(s, "play muses")
    assert s.host_slot[3] == at(SE)


def test_r_29_who_has_nothing_left_is_no_choice() -> None:
    s = position({E: "tavern 2/0/1"}, {}, {ACRO: "1/0/0"}, {})
    ask(s, Opponent(0, 1, "citizen"))
    assert held(s, 0, E) == "3/0/1"  # one opponent, one place: nothing to choose
    ask(s)
    assert "special" not in listed(s)
