"""Chapter 8 and effects.md: every operation, and what forbids parts of it."""

from __future__ import annotations

from typing import Any

from petteia.core import pieces
from petteia.games.thebai import components as box
from petteia.games.thebai.city import LARGE
from petteia.games.thebai.metrics import MEASURES
from petteia.games.thebai.rules.altar import Advance
from petteia.games.thebai.rules.building import ChooseRoof, matching_sides
from petteia.games.thebai.rules.commissions import StepGate, TakeCommission
from petteia.games.thebai.rules.council import ChooseAppointment, ChooseSeat
from petteia.games.thebai.rules.estate import ChooseTarget
from petteia.games.thebai.rules.goods import PayOffer
from petteia.games.thebai.rules.hoplites import Activate
from petteia.games.thebai.state import NONE
from tests.games.thebai.position import A, B, C, D, Position

PLACE = {"op": "place_stone", "match": 0, "activate": False}


def placing(match: int = 0, activate: bool = False) -> dict[str, Any]:
    return {"op": "place_stone", "match": match, "activate": activate}


# -- goods and commissions -----------------------------------------------------------------------


def test_case_119_limits() -> None:
    """T-COMP-1, T-COMP-2, E-RUN-6, E-GAIN, T-NO-52, T-ACT-GOODS."""
    p = Position(3)
    for player in range(3):
        p.items(player, a=6)
    p.effect(A, {"op": "gain", "what": "amphora", "n": 1})
    assert p.goods(A) == [7, 0, 0, 0]
    p.effect(A, {"op": "gain", "what": "good", "n": 2, "distinct": True}).say("good amphora")
    assert p.options == ["good grape", "good bronze"]
    assert p.why("good amphora") == "T-NO-52"
    p.say("good bronze")
    assert p.goods(A) == [8, 0, 1, 0]


def test_t_dec_32_one_answer_left_is_taken() -> None:
    """T-DEC-32: three different goods need two choices; `pass` alone is not asked."""
    p = Position()
    p.effect(A, {"op": "gain", "what": "good", "n": 3, "distinct": True})
    p.say("good grape", "good bronze")
    assert p.over and p.goods(A) == [1, 1, 1, 0]
    p.items(A)
    p.effect(A, {"op": "exchange", "n": 1})
    assert p.over


def test_case_42_commission_operation_and_refill() -> None:
    """E-COMM, T-R-23, T-DEC-12, T-ACT-COMM."""
    p = Position()
    p.show("C5", "C6", "C7", "C8")
    p.effect(A, {"op": "commission", "n": 2})
    assert p.options == ["take 1", "take 2", "take 3", "take 4", "draw", "pass"]
    p.say("take 1")
    assert p.s.display[0] == NONE and p.verbs("take") == ["2", "3", "4"]
    p.say("take 3")
    p.say("* revealed C20", "* revealed C21")
    assert [box.CARDS[card] for card in p.s.display] == ["C20", "C6", "C21", "C8"]
    assert p.over


def test_case_118_last_cards() -> None:
    """T-ACT-COMM, T-R-24, T-INV-4, T-NO-53."""
    p = Position()
    p.s.cards_out += tuple(p.s.deck[1:])
    del p.s.deck[1:]
    p.effect(A, {"op": "commission", "n": 2})
    p.say("take 1", "take 2").deal()
    assert p.s.deck == [] and p.s.display[0] != NONE and p.s.display[1] == NONE
    p.ask(TakeCommission(A, 0, 1))
    assert p.options == ["take 1", "take 3", "take 4", "pass"]
    assert p.why("take 2") == "T-NO-53" and p.why("draw") == "T-NO-53"
    p.rest()
    p.s.cards_out += tuple([card for card in p.s.display if card != NONE])
    p.s.display = [NONE] * 4
    p.effect(A, {"op": "commission", "n": 1})
    assert p.over  # nothing at all


def test_a_drawn_card_is_seen_before_the_next_pick() -> None:
    """E-RUN-7, T-ACT-COMM."""
    p = Position()
    p.effect(A, {"op": "commission", "n": 2}).say("draw", "* drawn C40")
    assert box.CARDS.index("C40") in p.s.hand[A] and p.asked == "TakeCommission"


def test_case_43_exchange() -> None:
    """E-EXCH, T-ACT-EXCH, T-NO-50, T-DEC-13."""
    p = Position()
    p.items(A, d=1)
    p.effect(A, {"op": "exchange", "n": 1})
    assert p.options == [
        "exchange drachma amphora",
        "exchange drachma grape",
        "exchange drachma bronze",
        "pass",
    ]
    assert p.why("exchange drachma drachma") == "T-NO-50"
    assert p.why("exchange grape bronze") == "T-NO-50"
    p.say("exchange drachma bronze")
    assert p.goods(A) == [0, 0, 1, 0] and p.over


# -- control operations ------------------------------------------------------------------------------


def test_case_44_pay_to_get() -> None:
    """E-PAY, T-ACT-PAY, T-NO-51: without an item the effect is skipped."""
    p = Position()
    stone = box.STONE_EFFECT[box.STONES.index("stone_blue_9")]
    p.run(A, stone)
    assert p.over
    op = box.EFFECTS[stone][0]
    p.ask(PayOffer(A, op, 1))
    assert p.options == ["pass"] and p.why("pay") == "T-NO-51"
    p.rest()
    p.items(A, g=1, d=1)
    p.run(A, stone)
    assert p.options == ["pay", "pass"]
    p.say("pay")
    assert p.options == ["give grape", "give drachma"]
    assert p.why("give bronze") == "T-NO-51"
    p.say("give grape")
    assert p.asked == "ChooseStone" and p.goods(A) == [0, 0, 0, 1]


def test_t_dec_25_several_payments_are_asked_one_by_one() -> None:
    p = Position()
    p.items(A, a=2, d=1)
    cost = {"drachma": 1, "good": 1}
    then = [{"op": "gain", "what": "vp", "n": 5}]
    p.effect(A, {"op": "pay", "cost": cost, "times": 2, "then": then}).say("pay")
    assert p.s.vp[A] == 15 and p.goods(A) == [1, 0, 0, 0]
    assert p.over  # no drachma for the second time
    p.effect(A, {"op": "pay", "cost": {"vp": 3}, "times": 1, "then": []}).say("pay")
    assert p.s.vp[A] == 12


def test_e_choice_different_branches() -> None:
    """T-DEC-24: a branch that can do nothing may be picked."""
    p = Position()
    of = [[{"op": "gain", "what": thing, "n": 1}] for thing in ("amphora", "grape")]
    of.append([{"op": "exchange", "n": 1}])
    p.effect(B, {"op": "choice", "pick": 2, "of": of})
    assert p.s.player() == B and p.options == ["branch 1", "branch 2", "branch 3"]
    p.say("branch 3")
    assert p.options == ["branch 1", "branch 2"]
    p.say("branch 2")
    assert p.goods(B) == [0, 1, 0, 0] and p.over


def test_e_per_the_number_is_fixed_before_the_first_run() -> None:
    p = Position()
    p.items(A, a=4)
    then = [{"op": "gain", "what": "drachma", "n": 1}]
    p.effect(A, {"op": "per", "metric": "goods_and_drachma", "div": 2, "max": 6, "then": then})
    assert p.goods(A) == [4, 0, 0, 2]
    p.effect(A, {"op": "per", "metric": "goods_and_drachma", "div": 1, "max": 3, "then": then})
    assert p.goods(A) == [4, 0, 0, 5]


# -- hoplites ----------------------------------------------------------------------------------------


def test_t_act_hop_place_or_move() -> None:
    """E-HOP, T-DEC-15, T-DEC-16, T-NO-4: levels stay."""
    p = Position()
    p.hoplites(A, "1b", "2a", "2a", "2a")
    p.die(A, "hoplite", "3a", "v_1_1")
    p.effect(A, {"op": "place_hoplite", "n": 2})
    assert p.options == ["hoplite 2a", "march v_1_1", "pass"]
    assert p.why("hoplite 1b") == "T-NO-60"
    p.say("march v_1_1")
    assert p.why("place v_1_1") == "T-NO-4"
    p.say("place h_7_4")
    assert p.in_city("h_7_4") == (A, "hoplite", "3a") and p.in_city("v_1_1") is None
    p.say("hoplite 2a", "place v_1_1")
    assert p.in_city("v_1_1") == (A, "hoplite", "2a") and p.over


# -- stones ------------------------------------------------------------------------------------------


def test_case_36_two_removals_from_one_row() -> None:
    """T-ACT-REMOVE, E-REMOVE, T-DEC-17, T-NO-34."""
    p = Position()
    p.estate(A, "lower", None, None, None)
    p.effect(A, {"op": "remove_stone", "n": 2}).say("stone lower_3")
    assert p.why("stone lower_5") == "T-NO-34"
    p.say("stone lower_4")
    assert p.s.estate[10:15].count(0) == 4 and p.over


def test_case_37_column_clearing() -> None:
    """T-RESET-3, T-END-3."""
    p = Position()
    p.estate(A, "upper", None, None, None, None)
    p.estate(A, "middle", None, None, None)
    p.estate(A, "lower", None, None, None)
    p.effect(A, {"op": "remove_stone", "n": 1}).say("stone upper_2")
    assert p.s.columns_cleared(A) == 1 and box.LEVELS[box.NEW_LEVEL[1]] == "2"
    assert box.COLUMN_VP[1] == 2


def test_case_03_commission_with_stone_placement() -> None:
    """T-ACT-PLACE-1, T-ACT-PLACE-2, T-ACT-PLACE-3, T-ACT-PLACE-4, T-GEO-7, T-GEO-9, T-ROOF,
    T-NO-37, T-DEC-18, T-DEC-19, T-DEC-20; T-R-10."""
    p = Position(3)
    p.stone("k_7_4", "stone_neutral_1", 3)
    p.estate(A, "lower", "stone_blue_4", None, None)
    p.hoplites(A, "1b", "2a", "2a", "2a")
    p.items(A, a=2, b=2)
    p.hand(A, "C31")
    p.begin(StepGate(A)).say("fulfil C31", "stone lower_3")
    assert p.goods(A) == [0, 0, 0, 1] and p.asked == "TakeCommission"  # before it is placed
    p.say("draw").deal()
    assert "build k_7_3" in p.options
    p.say("build k_7_3")
    for rotation in (0, 2, 3):
        fork = p.s.clone()
        fork.apply(A, ("turn", rotation))
        assert matching_sides(fork, LARGE.kadmeia_index["k_7_3"]) == 0
    p.say("turn 1")
    assert p.options == ["roof east", "roof south", "pass"]
    assert p.why("roof north") == "T-NO-37"
    p.say("roof east", "draw").deal()
    assert p.asked == "ChooseExchange"
    p.say("pass", "roof south", "raise-supply hoplite 2a", "raise-supply hoplite 2a")
    assert p.over and p.s.placed[A] == 1 and p.s.hand_size(A) == 2


def test_t_roof_all_four_effects() -> None:
    p = Position()
    p.population(A, "1a", "2a")
    p.items(A)
    p.run(A, box.ROOF_EFFECT[box.ROOFS.index("yellow")]).say("good grape")
    assert p.goods(A) == [0, 1, 0, 1]
    p.run(A, box.ROOF_EFFECT[box.ROOFS.index("blue")])
    p.say("raise-supply population 1a", "raise-supply population 2a")
    assert p.dice(A, "population") == ["1b", "2b"]
    p.run(A, box.ROOF_EFFECT[box.ROOFS.index("brown")])
    p.say("raise-supply hoplite 1b", "raise-supply hoplite 1b")
    assert p.dice(A, "hoplite") == ["1b", "1b", "2a", "2a"]
    p.run(A, box.ROOF_EFFECT[box.ROOFS.index("white")]).say("take 2").deal()
    p.say("exchange grape bronze")
    assert p.goods(A) == [0, 0, 1, 1] and p.s.hand_size(A) == 1


def test_case_38_match_limit() -> None:
    """T-ACT-PLACE-4, T-NO-38."""
    for match in (1, 0):
        p = Position()
        p.stone("k_3_3", "stone_neutral_10")  # south blue
        p.stone("k_4_2", "stone_neutral_1", 0)  # east brown
        p.stone("k_4_4", "stone_neutral_2", 0)  # west blue
        p.estate(A, "lower", "stone_blue_6")  # N brown, E white, S blue, W brown
        p.population(A, "1a", "2a")
        p.effect(A, placing(match)).say("stone lower_5", "build k_4_3", "turn 0")
        if not match:
            assert p.over
            continue
        assert p.options == ["roof west", "pass"]
        p.say("roof west")
        p.say("pass")
        assert p.over
        p.ask(ChooseRoof(A, LARGE.kadmeia_index["k_4_3"], 0b1110, 0b0110, 0))
        assert p.options == ["pass"]
        assert p.why("roof west") == "T-NO-38"  # used
        assert p.why("roof east") == "T-NO-38"  # the limit
        assert p.why("roof north") == "T-NO-37"


def test_case_39_corner() -> None:
    """T-GEO-8, T-GEO-9."""
    p = Position(3)
    k = LARGE.kadmeia_index["k_1_1"]
    assert LARGE.border[k] == (
        box.ROOFS.index("brown"),
        NONE,
        NONE,
        box.ROOFS.index("yellow"),
    )
    p.stone("k_1_1", "stone_purple_5", 2)  # W W Br Y turned by 180: N brown, E yellow
    assert matching_sides(p.s, k) == 0b0001
    p.stone("k_1_1", "stone_blue_9", 0)  # north yellow, west yellow
    assert matching_sides(p.s, k) == 0b1000


def test_case_116_illegal_stone_placing() -> None:
    """T-ACT-PLACE-1, T-ACT-PLACE-3, T-NO-34, T-NO-35, T-NO-36."""
    p = Position()
    p.estate(A, "lower", None, None, None)
    p.stones("k_3_2", "k_3_3")
    p.effect(A, PLACE)
    assert "stone lower_3" in p.options
    assert p.why("stone lower_4") == "T-NO-34" and p.why("stone lower_5") == "T-NO-34"
    p.say("stone lower_3")
    assert "build k_4_3" in p.options
    assert p.why("build k_3_2") == "T-NO-35" and p.why("build k_4_4") == "T-NO-36"


def test_case_92_stone_in_hand() -> None:
    """T-ACT-PLACE-1 to T-ACT-PLACE-4, T-ACT-PLACE-6, E-PLACE."""
    p = Position()
    p.no_stones(A)
    p.estate(A, "upper", "stone_neutral_8")
    p.estate(A, "lower", "stone_blue_1")
    p.stones("k_4_2")
    p.items(A, d=2)
    p.effect(A, placing(1, True)).say("stone upper_5")
    assert p.s.estate[4] == 0 and p.s.placed[A] == 0  # gone, not yet placed
    p.say("pay")
    assert p.options == ["stone lower_5", "pass"]
    p.say("stone lower_5", "build k_4_3", "turn 0")
    if p.asked == "ChooseRoof":
        p.say("pass")
    assert p.goods(A) == [0, 0, 0, 0]  # its own effect is not triggered
    assert "build k_4_4" in p.options  # also beside the new stone
    p.say("build k_4_4", "turn 0")
    if p.asked == "ChooseRoof":
        p.say("pass")
    assert p.s.placed[A] == 2 and p.over


def test_case_93_nothing_to_place() -> None:
    """T-ACT-PLACE-5, E-RUN-4."""
    p = Position()
    p.no_stones(A)
    p.stones("k_4_2")
    p.population(A, "1a")
    p.begin(ChooseTarget(A, 0)).say("use lower_2")
    assert p.over and p.told("die-used") == [(A, "1a", "lower_2")]
    p = Position(2)
    p.estate(A, "upper", None)
    for name in ("k_1_1", "k_1_2"):
        p.stone(name)
    p.effect(A, PLACE)
    assert p.asked == "ChooseStone"
    p = Position(2)
    p.effect(A, PLACE)  # no stone in the city: no legal field
    assert p.over


def test_t_act_place_5_a_stone_whose_effect_used_the_last_field_leaves() -> None:
    from petteia.games.thebai.rules.building import SetStone

    p = Position(2)
    stone = p.s.bag.pop()
    p.s.held += (stone,)
    p.begin(SetStone(A, 0))
    assert p.s.held == () and stone in p.s.bag and p.over


def test_case_91_matching_sides_are_found_once() -> None:
    """T-ACT-PLACE-4, E-RUN-1, T-ASC-5, T-NO-37, T-R-43."""
    p = Position(3)
    # blue_6 at k_6_3: N brown, E white, S blue, W brown
    p.stone("k_6_4", "stone_neutral_1", 1)  # its west side: blue -> turned below
    east = LARGE.kadmeia_index["k_6_4"]
    for rotation in range(4):
        p.s.city = pieces.replaced(
            p.s.city, east, 1 + box.STONES.index("stone_neutral_1") * 4 + rotation
        )
        if box.STONE_ROOFS[box.STONES.index("stone_neutral_1")][(3 - rotation) & 3] == 0:
            break
    p.stone("k_7_3", "stone_neutral_7", 2)  # N brown when turned: brown brown blue white
    south = LARGE.kadmeia_index["k_7_3"]
    north_blue = 1 + box.STONES.index("stone_neutral_8") * 4
    p.s.city = pieces.replaced(p.s.city, south, north_blue)
    p.s.bag.append(box.STONES.index("stone_neutral_7"))
    if box.STONES.index("stone_neutral_8") in p.s.bag:
        p.s.bag.remove(box.STONES.index("stone_neutral_8"))
    else:
        p.swap_away(box.STONES.index("stone_neutral_8"))
    p.no_stones(A)
    p.estate(A, "lower", "stone_blue_6")
    p.estate(A, "upper", "stone_blue_1")
    p.population(A)
    p.die(A, "hoplite", "3b", "h_1_1")
    p.show_heroes("hero_aktor")
    p.effect(A, placing(2)).say("stone lower_5", "build k_6_3", "turn 0")
    assert p.options == ["roof east", "roof south", "pass"]
    # a leader brings Aktor in the middle of an edge: run it here as its own raise
    p.s.ask(ChooseRoof(A, LARGE.kadmeia_index["k_6_3"], 0b0110, 0b0010, 1))
    p.s.offered = None
    from petteia.games.thebai.rules.dice import set_leader

    set_leader(p.s, A, LARGE.field_index["h_1_1"], 0)
    p.s.settle()
    p.say("hero hero_aktor", "stone upper_5")
    p.say("build k_5_3", "turn 0")
    while p.asked == "ChooseRoof" and p.s.question().at != LARGE.kadmeia_index["k_6_3"]:  # type: ignore[union-attr]
        p.say("pass")
    assert p.options == ["roof east", "pass"]
    assert p.why("roof north") == "T-NO-37"
    assert matching_sides(p.s, LARGE.kadmeia_index["k_6_3"]) & 0b0010


# -- altar -------------------------------------------------------------------------------------------


def test_case_94_altar_steps() -> None:
    """T-ACT-ALTAR-1, T-ACT-ALTAR-2, T-ACT-ALTAR-3, E-ALTAR, E-AID, T-NO-39, T-NO-40, T-DEC-21."""
    p = Position(4)
    p.altar("ares", 1, 0, 0, 2)
    p.effect(A, {"op": "altar", "n": 2, "track": "ares", "dist": "free"})
    assert p.options == ["advance ares", "pass"]
    assert p.why("advance dionysos") == "T-NO-40"
    p.say("advance ares")
    assert p.s.aid[3] == 1 and p.s.altar_rank[4:6] == (D, A)
    p.say("advance ares")
    assert p.s.vp[A] == 12 and p.s.altar_rank[4:6] == (A, D)
    p.altar("ares", 10, 0, 0, 2)
    p.ask(Advance(A, 0, 1, 0))
    assert p.why("advance ares") == "T-NO-39"


def test_e_altar_same_and_different() -> None:
    """T-NO-40; steps beyond the end are lost."""
    p = Position()
    p.altar("dionysos", 9, 0, 0)
    p.effect(A, {"op": "altar", "n": 2, "track": "any", "dist": "same"}).say("advance dionysos")
    p.say("pass")  # the raise of the end tile
    assert p.over and p.s.altar[A] == 10
    p = Position()
    p.effect(A, {"op": "altar", "n": 2, "track": "any", "dist": "different"})
    p.say("advance dionysos", "good grape")
    assert p.options == ["advance ares", "pass"] and p.why("advance dionysos") == "T-NO-40"
    p = Position()
    p.effect(A, {"op": "altar", "n": 2, "track": "any", "dist": "same"}).say("advance ares")
    assert p.options == ["advance ares", "pass"]


def test_case_41_end_pile() -> None:
    """T-SETUP-8, E-BLESS."""
    p = Position()
    p.s.blessing_left = pieces.replaced(
        p.s.blessing_left, box.BLESSINGS.index("blessing_end_ares"), 2
    )
    p.altar("ares", 9, 0, 0)
    p.effect(A, {"op": "altar", "n": 1, "track": "ares", "dist": "free"}).say("advance ares")
    assert p.s.vp[A] == 14 and p.s.blessings[A] == 1
    p.say("raise-supply hoplite 1b")
    assert p.over


def test_t_comp_2_an_empty_pile_is_skipped() -> None:
    """E-AID, E-BLESS, E-RUN-4."""
    p = Position()
    p.s.aid_left = pieces.replaced(p.s.aid_left, 0, 0)
    p.s.blessing_left = pieces.replaced(p.s.blessing_left, 0, 0)
    p.effect(A, {"op": "take_aid", "pile": "aid_upper_1"})
    p.effect(A, {"op": "take_blessing", "pile": "blessing_ivy_path"})
    assert p.s.aid_taken[A] == 0 and p.s.blessings[A] == 0


# -- council tiles and heroes --------------------------------------------------------------------------


def test_case_54_tile_beside_a_die() -> None:
    """T-COUNCIL-4, E-COND-2, E-APPOINT, T-NO-46, T-NO-47, T-DEC-23."""
    p = Position()
    p.population(B)
    p.population(A)
    p.member(B, "mon_wall_1")
    p.member(A, "mon_wall_2")
    p.tumult("mon_agora_1")
    p.effect(A, {"op": "appoint", "n": 1})
    assert "appoint mon_wall_1" in p.options
    assert p.why("appoint mon_wall_2") == "T-NO-46"
    assert p.why("appoint mon_agora_1") == "T-NO-47"
    assert p.why("appoint mon_treasury_1") == "T-NO-44"  # only with four
    p.say("appoint mon_wall_1")
    assert p.s.tiles_left[A] == 2
    from petteia.games.thebai.metrics import memberships

    at = box.MONUMENT_FIELDS.index("mon_wall_1")
    assert at in memberships(p.s, A) and at in memberships(p.s, B)


def test_case_99_appointment_and_later_die() -> None:
    """T-COUNCIL-1, T-COUNCIL-4, T-COUNCIL-5, T-ACT-APPOINT, E-APPOINT, T-NO-44, T-NO-46, T-NO-55;
    T-R-18, T-R-49."""
    p = Position()
    p.tile(A, "mon_agora_1")
    p.tumult("mon_wall_1")
    p.population(A)
    p.s.path[0] = A + 1
    p.balance(A)
    p.ask(ChooseSeat(A, 0))
    assert "member mon_agora_2" in p.options
    assert p.why("member mon_agora_1") == "T-NO-46"
    assert p.why("member mon_wall_1") == "T-NO-44"
    p.ask(ChooseSeat(B, 0))
    assert "member mon_agora_1" in p.options
    p.rest()
    p.tile(A, "mon_agora_2")
    p.tile(A, "mon_agora_3")
    p.effect(A, {"op": "appoint", "n": 1})
    assert p.over
    p.ask(ChooseAppointment(A, 0, 1))
    assert p.why("appoint mon_wall_2") == "T-NO-55"


def test_case_98_heroes_in_the_city() -> None:
    """E-HERO, E-ACT, T-CONFLICT-2, T-CONFLICT-8, T-R-45, T-DEC-28, T-DEC-29, T-NO-5."""
    from petteia.games.thebai.rules.conflict import strength_in_row

    p = Position()
    p.stone("k_3_2", "stone_blue_1")
    p.stone("k_4_2", "stone_blue_2")
    p.archon(B, "k_3_2")
    p.hero(A, "hero_polyphontes")
    p.hero(B, "hero_lasthenes", "h_1_1")
    p.run(A, box.HERO_EFFECT[box.HEROES.index("hero_polyphontes")])
    assert p.why("post h_1_1") == "T-NO-5"
    p.say("post v_3_2")
    assert p.options == ["trigger k_4_2", "pass"] and p.why("trigger k_3_2") == "T-NO-8"
    p.say("trigger k_4_2")
    assert p.over and p.goods(A) == [0, 2, 0, 0]
    assert strength_in_row(p.s, A, 2) == strength_in_row(p.s, A, 3) == NONE
    p.hero(A, "hero_melanippos")
    p.run(A, box.HERO_EFFECT[box.HEROES.index("hero_melanippos")]).say("post h_4_1")
    assert strength_in_row(p.s, A, 3) == 3 and strength_in_row(p.s, B, 3) == NONE


def test_e_act_without_the_standee_nothing() -> None:
    p = Position()
    p.hero(A, "hero_polyphontes")
    p.stones("k_3_2")
    p.run(A, box.HERO_EFFECT[box.HEROES.index("hero_polyphontes")]).say("pass")
    assert p.over
    p.begin(Activate(A, box.EFFECTS[box.HERO_EFFECT[1]][1], 2, 0))
    assert p.over


def test_e_hero_on_a_monument() -> None:
    """Lasthenes: free field without own member; then a council member."""
    p = Position()
    p.population(B)
    p.member(B, "mon_agora_1")
    p.tile(A, "mon_agora_2")
    p.tumult("mon_agora_3")
    p.hero(A, "hero_lasthenes")
    p.run(A, box.HERO_EFFECT[box.HEROES.index("hero_lasthenes")])
    assert p.why("member mon_agora_1") == p.why("member mon_agora_3") == "T-NO-44"
    assert p.why("member mon_agora_2") == "T-NO-46"
    p.say("member mon_wall_1")
    assert MEASURES[box.METRICS.index("council_members")](p.s, A) == 2
    p.ask(ChooseSeat(C, 0))
    assert p.why("member mon_wall_1") == "T-NO-44"
