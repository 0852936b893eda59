"""Positions worked out by hand, in which several rules meet."""

from __future__ import annotations

import pytest

from petteia.core import pieces
from petteia.core.chance import Luck
from petteia.core.flow import CHANCE, Chance
from petteia.games.thebai import components as box
from petteia.games.thebai.city import LARGE, SMALL
from petteia.games.thebai.rules.antigone import move_archon
from petteia.games.thebai.rules.archon import StepArchon
from petteia.games.thebai.rules.conflict import council, fate, new_order
from petteia.games.thebai.rules.dice import raise_in_city
from petteia.games.thebai.rules.ending import best_commissions, sheet_of
from petteia.games.thebai.rules.estate import ChooseTarget
from petteia.games.thebai.rules.herald import RaiseColumn, RevealHerald, herald
from petteia.games.thebai.rules.turn import TURN
from petteia.games.thebai.state import ITEMS, MARKER, NOBODY, NONE, SUPPLY, Thebai
from tests.games.thebai.position import ANTIGONE, A, B, C, D, Position, game
from tests.games.thebai.test_antigone import alone, auto, block, heralds, solo_battle
from tests.games.thebai.test_archon import step_3
from tests.games.thebai.test_dice import raising
from tests.games.thebai.test_fate import battle


def dealt(seats: int, seed: int = 5) -> Thebai:
    """A sitting in round 1; all choices are the first ones."""
    state, luck = game.new(seats), Luck(seed)
    assert isinstance(state, Thebai)
    while state.round == 0:
        asked = state.question()
        if isinstance(asked, Chance):
            state.apply(CHANCE, asked.draw(state, luck))
        else:
            state.apply(state.player(), state.options(state.player())[0])
    return state


# -- set-up ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "drachmas"), [(2, [2, 2]), (3, [2, 2, 3]), (4, [2, 2, 3, 3])])
def test_start_drachmas_follow_the_turn_order(seats: int, drachmas: list[int]) -> None:
    """T-PSETUP-3, T-PSETUP-7: dice 1, 1*, 2 for everybody, drachmas by position."""
    s = dealt(seats)
    assert [s.items[player * ITEMS + 3] for player in s.order] == drachmas
    for player in range(seats):
        assert s.supply[player * SUPPLY : player * SUPPLY + 6] == [1, 1, 1, 0, 0, 0]
        assert s.general[player] == 4


@pytest.mark.parametrize(("seats", "rows", "tumult"), [(2, 6, 5), (3, 7, 4), (4, 7, 3)])
def test_what_lies_out_for_each_number(seats: int, rows: int, tumult: int) -> None:
    """T-SETUP-2, T-SETUP-4, T-SETUP-5, T-SETUP-6, T-SETUP-10: five tiles are seen, the rest not."""
    s = dealt(seats)
    assert len(set(s.hero_row)) == len(set(s.gate_row)) == rows and NONE not in s.hero_row
    backs = [box.FATE_BACK[tile] for tile in s.fate[:5]]
    assert backs == ["alpha", "beta", "gamma", "delta", "gamma"] and s.fate[5:] == (NONE,) * 5
    assert s.marker == s.conflict_row(3) != NONE
    assert len([at for at in s.monument if at]) == tumult
    assert len(s.path) == (3 if seats == 2 else 4)


# -- dice --------------------------------------------------------------------------------------------


def test_a_die_climbs_all_levels_and_ascends() -> None:
    """T-DIE-1, T-DIE-3, T-ASC-1, E-RAISE: 1, 1*, 2, 2*, 3, 3*, and off to the path."""
    p = Position()
    p.population(A)
    p.die(A, "population", "1a", "h_1_1")
    p.effect(A, raising(7, "population", "city", "same"))
    levels = []
    while not p.over:
        p.say("raise h_1_1")
        here = p.in_city("h_1_1")
        levels.append(here[2] if here else "path")
    assert levels == ["1b", "2a", "2b", "3a", "3b", "path"]  # the seventh raise is lost
    assert p.s.vp[A] == 15


def test_leaders_enter_in_ascending_order() -> None:
    """T-ASC-2, T-INV-2: four hoplites, four leaders 3, 4, 5, 6; the dice have left the game."""
    p = Position()
    p.s.hero_row = (NONE,) * 7
    for row in (6, 2, 4, 1):
        p.die(A, "hoplite", "3b", f"h_{row}_1")
        raise_in_city(p.s, LARGE.field_index[f"h_{row}_1"])
        p.s.settle()
    assert [p.s.leaders[(row - 1) * 3 + A] for row in (6, 2, 4, 1)] == [3, 4, 5, 6]
    assert p.dice(A, "hoplite") == []
    p.s.check()


def test_between_a_row_with_an_own_leader_and_one_with_a_foreign_leader() -> None:
    """T-ASC-2, T-ASC-3, T-R-14: only one row is allowed, and it brings no hero."""
    p = Position()
    p.leader(A, 3)
    p.leader(B, 4)
    p.die(A, "hoplite", "3b", "v_3_2")
    p.effect(A, raising(1, "hoplite", "city")).say("raise v_3_2")
    assert p.over and p.s.leaders[3 * 3 + A] == 4 and p.told("hero") == []


def test_two_ascensions_of_one_effect_take_the_next_path_field() -> None:
    """T-ASC-1, E-RUN-7; then the path is full and the last field pays 1."""
    p = Position(2)
    p.population(A)
    for field in ("h_1_1", "h_1_2", "h_1_3", "h_2_1", "h_2_2"):
        p.die(A, "population", "3b", field)
    p.effect(A, raising(5, "population", "city"))
    for field in ("h_1_1", "h_1_2", "h_1_3", "h_2_1", "h_2_2"):
        p.say(f"raise {field}")
    assert [points for _, points in p.told("points")] == [1] and p.s.vp[A] == 10 + 4 + 3 + 2 + 1 + 1
    assert p.s.path == [1, 1, 1, 1, 1]


# -- turn --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["k_4_2", "k_4_3"])
def test_both_stones_the_first_may_pay_for_the_second(first: str) -> None:
    """T-CITIZEN-4, E-PAY: the last drachma pays for both; what the first stone gives can be spent."""
    p = Position()
    p.stone("k_4_2", "stone_blue_4")  # 1 drachma, 1 commission
    p.stone("k_4_3", "stone_neutral_11")  # pay 1 item: 2 VP
    p.items(A, d=1)
    p.population(A, "1a")
    p.begin(ChooseTarget(A, 0)).say("place h_4_2")
    other = {"k_4_2": "k_4_3", "k_4_3": "k_4_2"}[first]
    p.say(f"trigger-both {first} {other}")
    if first == "k_4_2":
        p.say("pass", "pay")  # no card; then the drachma of the first stone
    else:
        p.say("pass")  # nothing to pay with: straight to the commission of the second stone
    assert p.s.vp[A] == (12 if first == "k_4_2" else 10) and p.over
    assert p.goods(A)[3] == (0 if first == "k_4_2" else 1)


def test_a_commission_after_each_step_but_one_in_all() -> None:
    """T-TURN-2, T-COMM-1, T-AID-1: the goods of the aid tile pay it, after step 4."""
    p = Position()
    p.stone("k_4_2", "stone_neutral_3")
    p.population(A, "1a", "2a")
    p.aid(A, "aid_middle_3")
    p.hand(A, "C5", "C7")
    p.begin(TURN)
    p.say("die 1a", "use lower_1", "pass", "aid aid_middle_3 middle_1", "good grape")
    assert p.over  # 3 drachmas and a grape pay no commission
    p = Position()
    p.stone("k_4_2", "stone_neutral_3")
    p.population(A, "1a", "2a")
    p.items(A, a=2)
    p.aid(A, "aid_middle_3")
    p.hand(A, "C5", "C7")
    p.begin(TURN)
    p.say("die 1a", "use lower_1", "pass", "aid aid_middle_3 middle_1", "good grape")
    assert p.options == ["continue", "fulfil C5", "fulfil C7"]
    p.say("fulfil C7")
    assert p.over and p.s.vp[A] == 10 + 2 + 4


def test_the_reset_gives_back_dice_of_the_estate_alone() -> None:
    """T-RESET-2, T-DIE-5: levels stay, also the highest; aid tiles leave the game."""
    p = Position()
    p.population(A)
    p.on_estate(A, "upper_1", "3b")
    p.on_estate(A, "lower_1", "1a")
    p.die(A, "population", "2a", "h_1_1")
    p.aid(A, "aid_middle_1")
    p.s.aid = pieces.replaced(p.s.aid, A * 6 + 3, 0)
    p.on_estate(A, "middle_1", "aid_middle_1")
    p.begin(TURN)
    assert p.dice(A, "population") == ["1a", "1b", "3b"]
    assert p.in_city("h_1_1") == (A, "population", "2a")
    assert p.s.aid_left[3] == 3 and p.s.aid_taken[A] == 1


def test_relocated_in_step_2_and_moved_in_step_3() -> None:
    """T-ARCHON-8, E-RELOC, T-ARCHON-2: `lower_3` at strength 2; the stone pays nothing then."""
    p = Position()
    p.stone("k_4_2", "stone_blue_3")
    p.stone("k_4_3", "stone_blue_1")
    p.die(B, "population", "1a", "h_4_2")
    p.estate(A, "lower", None, None)
    p.population(A, "2a", "3a")
    p.begin(TURN).say("die 2a", "use lower_3", "stone lower_4", "good grape", "stand k_4_2")
    assert p.goods(A) == [0, 1, 0, 1] and p.asked == "StepArchon"
    p.say("step k_4_3")
    assert p.goods(A) == [2, 1, 0, 1] and p.in_city("h_4_2") == (B, "population", "1b")


# -- archon ------------------------------------------------------------------------------------------


def test_one_path_lowers_raises_ascends_and_jumps() -> None:
    """T-ARCHON-3 to T-ARCHON-7, T-DIE-4, T-ASC-2: crossings in path order, the drachma first."""
    p = Position()
    p.stones("k_4_2", "k_4_3", "k_3_3", "k_3_4")
    p.stone("k_2_4", "stone_neutral_12")
    p.archon(A, "k_4_2")
    p.bless(A, "blessing_ivy_path")
    p.items(A, d=1)
    p.s.hero_row = (NONE,) * 7
    p.die(A, "hoplite", "1a", "h_4_2")
    p.die(B, "hoplite", "3b", "v_3_3")
    p.die(C, "population", "2b", "v_2_4")
    step_3(p).say("step k_4_3", "step k_3_3", "step k_3_4")
    assert p.options == ["step k_2_4", "stop"]  # the drachma is spoken for
    p.say("step k_2_4")
    assert p.s.player() == B and p.options == ["lead 3", "lead 4"]
    p.say("lead 3")
    assert p.s.vp == [7, 10, 10] and p.in_city("h_4_2") == (A, "hoplite", "1a")
    assert p.in_city("v_2_4") == (C, "population", "3a") and p.in_city("v_3_3") is None
    assert p.s.crossed == 3
    assert p.goods(A) == [0, 0, 0, 1 - 1 + 1 + 3]  # the jump, Ivy path, the stone


def test_a_jump_may_come_anywhere_but_once() -> None:
    """T-ARCHON-3, T-NO-15, T-NO-16: of two ways the one over a die stays open."""
    p = Position()
    p.stones("k_4_2", "k_4_3", "k_5_2", "k_5_3")
    p.population(B, "1a")
    p.die(B, "population", "1a", "v_4_3")
    p.archon(A, "k_4_2")
    p.items(A, d=3)
    step_3(p).say("step k_4_3")
    assert p.options == ["step k_5_3", "stop"]
    p.say("step k_5_3")  # a second free field is closed: the archon stops here by itself
    assert p.s.archon[A] == LARGE.kadmeia_index["k_5_3"] and p.goods(A)[3] >= 2
    path = tuple(LARGE.kadmeia_index[k] for k in ("k_4_2", "k_4_3", "k_5_3"))
    p.archon(A, "k_4_2")
    p.ask(StepArchon(A, path))
    assert p.options == ["stop"] and p.why("step k_5_2") == "T-NO-15"


def test_a_stone_with_an_archon_on_the_way_to_the_only_end() -> None:
    """T-ARCHON-4, T-DEC-ARCHON: a step is offered where the way goes on behind two archons."""
    p = Position(4)
    p.stones("k_4_1", "k_4_2", "k_4_3", "k_4_4")
    p.population(D, "1a")
    for field in ("h_4_1", "h_4_2"):
        p.die(D, "population", "1a", field)
    for player, place in ((A, "k_4_1"), (B, "k_4_2"), (C, "k_4_3")):
        p.archon(player, place)
    p.ask(StepArchon(A, (p.s.archon[A],)))
    assert p.options == ["take-back"] and p.why("step k_4_2") == "T-NO-22"
    p.items(A, d=1)
    p.ask(StepArchon(A, (p.s.archon[A],)))
    assert p.options == ["step k_4_2", "take-back"]  # the jump leads from k_4_3 to k_4_4


# -- actions -----------------------------------------------------------------------------------------


def test_exchanges_follow_one_another() -> None:
    """E-EXCH, E-RUN-7: what was taken may be given."""
    p = Position()
    p.items(A, d=1)
    p.effect(A, {"op": "exchange", "n": 2}).say("exchange drachma amphora")
    assert p.verbs("exchange") == ["amphora grape", "amphora bronze", "amphora drachma"]
    p.say("exchange amphora grape")
    assert p.goods(A) == [0, 1, 0, 0] and p.over


def test_one_hoplite_may_be_moved_twice() -> None:
    """E-HOP: chosen anew for each of the n; its old field is free again."""
    p = Position()
    p.hoplites(A, "1a", "1a", "1a", "1a")
    p.die(A, "hoplite", "2b", "h_1_1")
    p.effect(A, {"op": "place_hoplite", "n": 2}).say("march h_1_1", "place h_1_2", "march h_1_2")
    assert "place h_1_1" in p.options and "place h_1_2" not in p.options
    p.say("place h_1_1")
    assert p.over and p.in_city("h_1_1") == (A, "hoplite", "2b")


def test_the_last_stone_of_the_estate_leaves_nothing_for_the_second_removal() -> None:
    """E-REMOVE, E-RUN-4: the rest of the effect still runs."""
    p = Position()
    p.no_stones(A)
    p.estate(A, "middle", None)
    p.run(A, box.CARD_EFFECT[box.CARDS.index("C32")]).say("stone middle_5")
    assert p.over and p.s.vp[A] == 12 and p.s.columns_cleared(A) == 4


def test_border_and_neighbour_match_and_one_may_be_chosen() -> None:
    """T-GEO-7, T-GEO-8, T-GEO-9, T-ACT-PLACE-4: in the corner k_1_1 (brown, yellow)."""
    p = Position()
    p.stone("k_1_2", "stone_blue_1")  # white, yellow, blue, brown
    p.no_stones(A)
    p.estate(A, "upper", "stone_neutral_1")
    roofs = [box.ROOFS[roof] for roof in box.STONE_ROOFS[box.STONES.index("stone_neutral_1")]]
    fits: dict[int, list[str]] = {}
    for rotation in range(4):
        shown = [roofs[(side - rotation) % 4] for side in range(4)]
        touching = {"north": "brown", "east": "brown", "west": "yellow"}
        fits[rotation] = [
            side for at, side in enumerate(box.SIDES) if touching.get(side) == shown[at]
        ]
    best = max(fits, key=lambda rotation: len(fits[rotation]))
    p.effect(A, {"op": "place_stone", "match": 1, "activate": False})
    p.say("stone upper_5", "build k_1_1")
    assert p.s.derived()["turns"] == [fits[rotation] for rotation in range(4)]
    p.say(f"turn {best}")
    assert p.verbs("roof") == fits[best]


def test_who_comes_later_lies_on_top_and_is_behind() -> None:
    """T-ACT-ALTAR-1, T-ACT-ALTAR-3: three markers meet on one field and part again."""
    p = Position()
    step = {"op": "altar", "n": 1, "track": "ares", "dist": "free"}
    for player in (B, A, C):
        p.effect(player, step).say("advance ares")
    assert p.s.altar_rank[3:] == (B, A, C)
    p.effect(A, step).say("advance ares")
    p.effect(B, step).say("advance ares")
    assert p.s.altar_rank[3:] == (A, B, C)  # on field 2 A came first


def test_different_tracks_with_one_at_its_end() -> None:
    """E-ALTAR, T-ACT-ALTAR-2: the step on the finished track is lost."""
    p = Position()
    p.altar("ares", 10, 0, 0)
    p.run(A, box.CARD_EFFECT[box.CARDS.index("C15")])
    assert p.options == ["advance dionysos", "pass"] and p.why("advance ares") == "T-NO-39"
    p.say("advance dionysos", "good bronze")
    assert p.over and p.s.altar[A] == 1


def test_an_altar_step_inside_a_commission_brings_a_blessing_that_counts_at_once() -> None:
    """T-COMM-1, E-LASTING, E-RUN-1: the lasting effect comes after the reward that brought it."""
    p = Position()
    p.altar("dionysos", 6, 0, 0)
    p.population(A, "1a", "2a")
    p.hand(A, "C16")
    p.items(A, a=1, g=1)
    p.begin(TURN).say("fulfil C16", "advance dionysos")
    assert p.s.vp[A] == 10 + 1 + 2


def test_the_hero_limit_counts_heroes_of_all_places() -> None:
    """T-ASC-3, T-INV-6, E-HERO: a posted, a seated and a spent hero are three."""
    p = Position()
    p.hero(A, "hero_melanippos", "h_1_2")
    p.hero(A, "hero_megareus")
    p.die(A, "hoplite", "3b", "h_6_1")
    p.show_heroes("hero_lasthenes", "hero_aktor")
    p.effect(A, raising(1, "hoplite", "city")).say("raise h_6_1", "hero hero_lasthenes")
    p.say("member mon_agora_1")
    p.die(A, "hoplite", "3b", "h_5_1")
    p.effect(A, raising(1, "hoplite", "city")).say("raise h_5_1")
    assert p.over and p.s.hero_owner.count(A) == 3 and p.s.leaders_set[A] == 2


# -- fate --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "points"),
    [("prosperity_beta", 4), ("prosperity_delta_5", 2 + 2 * 2), ("prosperity_delta_4", 3 * 2)],
)
def test_prosperity_has_its_limits(tile: str, points: int) -> None:
    """E-PER, E-PAY: at most four dice; two hoplites and two leaders; at most three goods."""
    p = Position(4)
    p.hoplites(A, "1a", "1a", "1a", "1a")
    p.leader(A, 1)
    p.leader(A, 2)
    for field in ("h_2_1", "h_2_2"):
        p.die(A, "hoplite", "1a", field)
    p.population(A)
    for field in ("h_1_1", "h_1_2", "h_1_3"):
        p.die(A, "population", "1a", field)
    p.items(A, a=5)
    p.s.round = 1
    p.fate(1, tile)
    fate(p.s)
    p.s.settle()
    while p.asked == "PayOffer":
        p.say("pay")
    assert p.over and p.s.vp[A] == 10 + points


def test_a_gate_among_three_with_equal_strength() -> None:
    """T-CONFLICT-5, T-ACT-ALTAR-3: higher field first, then the lower marker."""
    p = Position(4)
    p.gate(4, "gate_grape")
    p.altar("ares", 1, 2, 2, 9, ahead=[C, B, A, D])
    for player, field in ((A, "h_4_1"), (B, "h_4_2"), (C, "h_4_3")):
        p.die(player, "hoplite", "2a", field)
    battle(p, 1, 4)
    assert p.s.gate_owner[box.GATES.index("gate_grape")] == C  # D, far ahead, did not fight
    assert p.s.vp == [11, 11, 11, 10 - 3]


def test_the_strongest_of_the_losers_claims_nothing() -> None:
    """T-CONFLICT-3 to T-CONFLICT-5, T-CONFLICT-7: losers lose points, take loot and pay."""
    p = Position()
    p.gate(4, "gate_drachma")
    p.die(A, "hoplite", "3a", "h_4_1")
    p.die(B, "hoplite", "1a", "v_4_1")
    battle(p, 4, 4, "attack_hippomedon")
    assert p.s.attack == 6 and p.s.vp == [7, 5, 10 - 18]
    assert p.s.gate_owner[box.GATES.index("gate_drachma")] == NOBODY
    assert p.s.player() == A
    p.say("stay h_4_1")  # with the drachma just looted
    assert p.goods(A)[3] == 0 and p.s.player() == B
    p.say("withdraw v_4_1")
    assert p.goods(B)[3] == 1 and "1a" in p.dice(B, "hoplite")


@pytest.mark.parametrize(("strength", "loot"), [("2a", 1), ("3a", 1), ("leader", 2)])
def test_the_second_loot_begins_at_overpower_3(strength: str, loot: int) -> None:
    """T-CONFLICT-4: overpower 1, 2, 3 of the first battle."""
    p = Position()
    p.gate(4, "gate_bronze")
    if strength == "leader":
        p.leader(A, 2)
        p.leader(A, 4)  # the second one: 4
    else:
        p.die(A, "hoplite", strength, "h_4_1")
    battle(p, 1, 4)
    assert p.goods(A)[2] == loot


def test_a_fighting_hero_alone_takes_part_without_pay() -> None:
    """T-CONFLICT-2, T-CONFLICT-7, T-CONFLICT-8, T-R-45; on a v field it fights in both rows."""
    p = Position()
    p.gate(4, "gate_grape")
    p.hero(A, "hero_melanippos", "v_4_2")
    battle(p, 2, 4, "attack_eteoklos")
    assert p.s.totals[A] == 3 == p.s.attack and p.goods(A)[1] == 1 and p.over
    assert p.s.gate_owner[box.GATES.index("gate_grape")] == A


def test_new_order_and_the_order_in_force_before() -> None:
    """T-CONFLICT-11, T-CONFLICT-13: pay is asked in the old order."""
    p = Position()
    p.gate(4, "gate_drachma")
    p.s.order = (C, B, A)
    p.altar("dionysos", 5, 0, 5, ahead=[A, C, B])
    for player, field in ((A, "h_4_1"), (B, "h_4_2"), (C, "h_4_3")):
        p.die(player, "hoplite", "1a", field)
    battle(p, 1, 4)
    asked = []
    while not p.over:
        asked.append(p.s.player())
        p.say(p.options[0])
    assert asked == [C, B, A] and p.s.order == (A, C, B)


def test_the_last_field_of_the_path_in_order_of_arrival() -> None:
    """T-CONFLICT-10, T-COUNCIL-2, T-COUNCIL-3: A's second die there has no monument left."""
    p = Position(2)
    p.population(A)
    p.population(B)
    for monument in ("palace", "sanctuary", "agora", "wall"):
        p.member(A, f"mon_{monument}_1")
    p.s.path = [0, 0, 0, B + 1, A + 1, A + 1, B + 1]
    p.balance(A)
    p.balance(B)
    council(p.s)
    p.s.settle()
    p.say("member mon_palace_2")
    assert p.s.player() == A and [o.split("_")[1] for o in p.options] == ["assembly"] * 3
    p.say("member mon_assembly_2")
    assert p.s.player() == B  # A's second die stays where it is
    p.say("member mon_wall_2")
    assert p.s.path == [0, 0, 0, A + 1] and p.over


# -- heralds -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("taken", "stones", "marker"),
    [
        ([], ["k_2_2", "k_3_2"], "v_2_2"),  # north, between two stones
        (["v_2_2"], ["k_2_2", "k_3_2"], "h_3_2"),  # then one stone: east of the marked field
        (["v_2_2", "h_3_2"], ["k_2_2", "k_3_2", "k_4_2"], "v_3_2"),
        (["v_2_2", "h_3_2", "v_3_2"], ["k_2_2", "k_3_2"], "h_3_1"),
        ([], ["k_3_1"], "h_3_1"),  # the marked field itself may be empty
        ([], ["k_4_4"], ""),
    ],
)
def test_where_the_occupied_marker_lies(taken: list[str], stones: list[str], marker: str) -> None:
    """T-HERALD-3: herald 7 marks k_3_2."""
    p = Position(2)
    p.stones(*stones)
    p.hoplites(B, "1a", "1a", "1a", "1a")
    for field in taken:
        p.die(B, "hoplite", "1a", field)
    p.s.ask(RevealHerald())
    p.say("* herald herald_7")
    assert [SMALL.fields[f] for f, holds in enumerate(p.s.field) if holds == MARKER] == (
        [marker] if marker else []
    )


def test_a_column_of_ascending_dice_from_top_to_bottom() -> None:
    """T-HERALD-2, T-ASC-1, T-ASC-5, T-R-30: path fields in this order; the hoplite's owner decides."""
    p = Position(2)
    p.population(A)
    p.population(B)
    p.die(B, "population", "3b", "v_1_1")
    p.die(A, "population", "3b", "h_1_1")
    p.die(A, "hoplite", "3b", "v_3_1")
    p.die(B, "population", "3b", "v_5_1")
    p.s.hero_row = (NONE,) * 6
    p.begin(RaiseColumn(0, 0))
    assert p.s.path == [A + 1, B + 1, 0] and p.options == ["lead 3", "lead 4"]
    p.say("lead 4")
    assert p.s.path == [A + 1, B + 1, B + 1] and p.s.vp == [14, 15]


def test_a_new_hoplite_in_the_column_is_raised_in_its_turn() -> None:
    """T-HERALD-2: put above the sweep it is not raised, below it is."""
    for place, level in (("h_1_1", "1b"), ("v_5_1", "2a")):
        p = Position(2)
        p.show_heroes("hero_hyperbios")
        p.altar("ares", 4, 0)
        p.die(A, "hoplite", "3b", "h_3_1")
        p.begin(RaiseColumn(0, 0))
        p.say("hero hero_hyperbios", "advance ares", "hoplite 1b", f"place {place}", "pass")
        assert p.in_city(place) == (A, "hoplite", level)


# -- the end -------------------------------------------------------------------------------------------


def test_a_whole_sheet_by_hand() -> None:
    """T-END-2 to T-END-7: every category of one player."""
    p = Position(4)
    p.s.vp[A] = 31
    p.population(A)
    p.member(A, "mon_wall_2")
    p.tile(A, "mon_assembly_2")
    p.hero(A, "hero_lasthenes")
    at, hero = box.MONUMENT_FIELDS.index("mon_treasury_1"), box.HEROES.index("hero_lasthenes")
    p.s.monument = pieces.replaced(p.s.monument, at, 51 + hero)
    p.leader(A, 1)
    p.leader(A, 7)
    p.estate(A, "upper", None, None)
    p.estate(A, "middle", None)
    p.estate(A, "lower", None, None)
    p.die(A, "population", "3a", "h_1_1")
    p.die(A, "hoplite", "1b", "h_1_2")
    p.fulfilled(A, "ochre", "ochre", "teal")
    p.claim(A, 2)
    p.items(A, a=4, g=3, b=2, d=5)
    p.hand(A, "C40")
    council_points = 2 * 4 + 3 * 3 + 10  # leaders; members; 14 items, at most 10
    sets = 16 + 1  # gate tiles as rose and slate
    assert sheet_of(p.s, A) == [31, council_points, 6, 4, sets, 0, 4, -3]


@pytest.mark.parametrize(
    ("colours", "gates", "points"),
    [
        ([0, 0, 0, 0], 3, 9),  # three colours beat three of a kind (3 + 3)
        ([2, 0, 0, 0], 1, 6),  # a third of a kind (3 + 3) beats a second colour (4 + 1)
        ([2, 2, 2, 2], 1, 36),  # 16 + 16 + 1 + 3
        ([5, 0, 0, 0], 1, 4 + 4 + 12),  # a second colour; a sixth of a kind would be 6 + 12
        ([4, 4, 0, 0], 2, 5 * 4 + 12 + 12),  # two fives beat all colours (16 + 3 * 4 + 7 + 7)
        ([7, 7, 7, 7], 0, 7 * 16 + 4 * 12),  # of seven of a kind five score: 12 beats 7 + 3
    ],
)
def test_gate_tiles_in_their_best_colours(colours: list[int], gates: int, points: int) -> None:
    """T-END-5, T-END-5-OPT."""
    assert sum(best_commissions(colours, gates)) == points


# -- Antigone ------------------------------------------------------------------------------------------


def test_her_archon_takes_the_second_tag_and_nearest_field() -> None:
    """T-SOLO-TURN-4, T-SOLO-CHOICE: no free `altar` stone; of two `goods` the first in reading order."""
    p = alone()
    heralds(p, "herald_2", "herald_9")  # altar, goods; k_4_3
    p.stone("k_4_3", "stone_neutral_5")  # altar, but the human stands there
    p.stone("k_3_3", "stone_blue_2")
    p.stone("k_4_4", "stone_blue_1")
    p.stone("k_5_3", "stone_neutral_12")
    p.archon(A, "k_4_3")
    p.archon(ANTIGONE, "k_5_3")
    p.s.action_open = box.ACTIONS.index("solo_basic_1")  # herald 1
    p.die(A, "hoplite", "1a", "v_3_3")
    move_archon(p.s)
    p.s.settle()
    assert p.s.archon[ANTIGONE] == SMALL.kadmeia_index["k_3_3"]
    assert p.in_city("v_3_3") == (A, "hoplite", "1b")
    p.say("* herald herald_1")
    assert [box.HERALDS[h] for h in p.s.herald_row] == ["herald_9", "herald_1"]


def test_her_hoplite_where_the_row_of_the_marker_is_full() -> None:
    """effects.md 5: any free dice field, by the choice rule; the anchor is k_3_2."""
    p = alone()
    p.s.marker = 0
    for f in SMALL.in_row[0]:
        p.s.field[f] = MARKER
    auto(p, "auto_hoplite", n=1)
    assert p.in_city("v_2_2") == (ANTIGONE, "hoplite", "1a")


def test_her_stone_turns_as_little_as_it_must() -> None:
    """effects.md 5: most matching edges, then fewest quarter turns; the anchor is k_3_2."""
    p = alone()
    p.stone("k_3_2", "stone_blue_1")  # white, yellow, blue, brown
    for stack in p.s.stacks:
        p.s.bag += stack
    stone = box.STONES.index("stone_purple_5")  # white, white, brown, yellow
    p.s.bag.remove(stone)
    p.s.stacks = ((stone,), (), ())
    assert [box.ROOFS[roof] for roof in box.STONE_ROOFS[stone]] == [
        "white",
        "white",
        "brown",
        "yellow",
    ]
    auto(p, "auto_build", n=1).say("* roll 3a")  # the first stack is the only one left
    k = SMALL.kadmeia_index["k_2_2"]  # nearest in reading order; its south touches white
    assert p.s.city[k] == 1 + stone * 4 + 1  # after a quarter turn white is south, one match
    assert p.s.vp[ANTIGONE] == 11


@pytest.mark.parametrize(("turn", "row"), [(6, 0), (7, 5)])
def test_which_hero_she_removes(turn: int, row: int) -> None:
    """T-SOLO-GEN-5: to round 6 from the top, from round 7 on from the bottom."""
    p = alone()
    p.s.round = turn
    p.die(ANTIGONE, "hoplite", "3b", "h_3_1")
    raise_in_city(p.s, SMALL.field_index["h_3_1"])
    assert [at for at, hero in enumerate(p.s.hero_row) if hero == NONE] == [row]
    p.s.hero_row = (NONE,) * 6
    p.die(ANTIGONE, "hoplite", "3b", "h_2_1")
    raise_in_city(p.s, SMALL.field_index["h_2_1"])  # none displayed: nothing
    assert p.s.leaders_set[ANTIGONE] == 2


def test_the_herald_deck_is_renewed_when_a_card_is_needed() -> None:
    """T-SOLO-TURN-6, T-SOLO-FATE-1: the open cards stay out of it."""
    p = alone()
    p.s.herald_discard = tuple(p.s.herald_deck)
    p.s.herald_deck = []
    herald(p.s)
    p.s.settle()
    assert p.s.herald_deck == []  # not before a card is turned over
    p.say("* herald herald_1")
    assert [box.HERALDS[h] for h in p.s.herald_discard] == ["herald_1"]
    assert len(p.s.herald_deck) == 9 and not set(p.s.herald_deck) & set(p.s.herald_row)


def test_she_claims_a_gate_she_did_not_fight_for() -> None:
    """T-SOLO-FATE-3, T-R-47: the human lost; loot and loss are the human's as usual."""
    p = alone(hard_siege="on")
    p.die(A, "hoplite", "1a", "h_4_1")
    solo_battle(p)
    assert p.s.attack == 2 and p.s.vp == [9, 10] and p.goods(A)[1] == 1
    assert p.s.gate_owner[box.GATES.index("gate_grape")] == ANTIGONE
    assert p.in_city("h_4_1") is None  # no drachma to pay it


def test_she_scores_gate_tiles_and_members_not_conditions() -> None:
    """T-SOLO-END, T-R-34."""
    p = alone()
    p.s.fulfilled, p.s.colours = (), (*p.s.colours[:4], 0, 0, 0, 0)
    p.claim(ANTIGONE, 4)
    p.member(ANTIGONE, "mon_wall_1")
    assert sheet_of(p.s, ANTIGONE) == [10, 12, 0, 0, 16, 0, 0, 0]


def test_two_cards_with_her_symbol_run_the_destiny_twice() -> None:
    """T-SOLO-DESTINY: each time with the track of its own card."""
    p = alone()
    block(p)
    p.s.destiny = box.DESTINIES.index("destiny_priestess")
    for card in ("solo_basic_13", "solo_basic_7"):  # Ares; Dionysos
        p.s.action_now = box.ACTIONS.index(card)
        p.run(ANTIGONE, box.ACTION_EFFECT[p.s.action_now])
    assert [p.s.altar[ANTIGONE], p.s.altar[2 + ANTIGONE]] == [1, 2]
    assert p.s.vp[ANTIGONE] == 14


def test_her_marker_counts_for_turn_order_and_ties() -> None:
    """T-SOLO-FATE-5, T-SOLO-SETUP-5: at the start she is behind on Ares, ahead on Dionysos."""
    s = dealt(1)
    assert s.order == (A, ANTIGONE) and s.altar_rank == (ANTIGONE, A, A, ANTIGONE)
    new_order(s)
    assert s.order == (ANTIGONE, A)  # T-R-26: on field 0 the lower marker is ahead


def test_all_of_her_operations_have_a_card() -> None:
    verbs: set[str] = set()
    for effect in (*box.ACTION_EFFECT, *box.DESTINY_EFFECT):
        verbs |= {box.OPS[op].verb for op in box.EFFECTS[effect]}
    assert verbs == {verb for verb in box.VERBS if verb.startswith("auto_")}
