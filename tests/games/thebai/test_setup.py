"""Chapters 1 to 4: frame, components, geometry, set-up."""

from __future__ import annotations

import pytest

from petteia.core.action import text
from petteia.core.chance import Luck
from petteia.core.dealer import Dealer
from petteia.core.errors import BadOptions, Broken
from petteia.core.flow import CHANCE, Chance
from petteia.core.table import Table
from petteia.games.thebai import components as box
from petteia.games.thebai.city import CITY, LARGE, SMALL
from petteia.games.thebai.state import (
    ANTIGONE,
    EMPTY,
    ITEMS,
    NONE,
    SUPPLY,
    TUMULT,
    Thebai,
)
from tests.games.thebai.position import A, B, Position, game


def fresh(seats: int, seed: int = 3, **settings: str) -> Thebai:
    """A sitting after the deal, at the first choice of a player."""
    state = game.new(seats, settings)
    assert isinstance(state, Thebai)
    luck = Luck(seed)
    while isinstance(asked := state.question(), Chance):
        state.apply(CHANCE, asked.draw(state, luck))
    return state


def to_round_1(state: Thebai, seed: int = 3) -> Thebai:
    luck = Luck(seed)
    while state.round == 0:
        asked = state.question()
        assert asked is not None
        if isinstance(asked, Chance):
            state.apply(CHANCE, asked.draw(state, luck))
        else:
            state.apply(state.player(), state.options(state.player())[0])
    return state


# -- components ----------------------------------------------------------------------------------


def test_t_comp_1_the_data_hold_the_counts_of_the_manifest() -> None:
    """T-COMP-1; E-RUN-1: effects are lists of operations; counts are checked at import."""
    assert len(box.STONES) == 50 and len(box.CARDS) == 44
    assert sum(box.BLESSING_COUNT) == 24 and sum(box.AID_COUNT) == 24
    assert [len(box.HEROES), len(box.ATTACKS), len(box.GATES), len(box.TUMULTS)] == [8, 8, 7, 9]
    assert len(box.MONUMENT_FIELDS) == 18
    fields = [at for card in box.TUMULT_FIELDS for at in card]
    assert sorted(fields) == sorted(list(range(15)) * 3)  # T-R-20: never the extra monument


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ({"op": "steal", "n": 1}, "unknown operation 'steal'"),
        ({"op": "gain", "what": "silver", "n": 1}, "'silver' is none of"),
        ({"op": "gain", "what": "vp", "n": 0}, "0 is no count"),
        ({"op": "gain", "what": "vp"}, "gain lacks 'n'"),
        ({"op": "gain", "what": "vp", "n": 1, "colour": 1}, "gain has no 'colour'"),
        ({"op": "take_aid", "pile": "aid_upper_9"}, "'aid_upper_9' is none of"),
        ({"op": "raise", "n": 1, "kind": "king", "where": "any", "dist": "free"}, "'king'"),
        ({"op": "lasting", "hook": "battle_pay"}, "battle_pay lacks 'waive'"),
        ({"op": "choice", "pick": 2, "of": [[]]}, "more than the 1 branches"),
        ({"op": "pay", "cost": {"gold": 1}, "times": 1, "then": []}, "'gold' is none of"),
        ({"op": "per", "metric": "age", "div": 1, "max": 1, "then": []}, "'age' is none of"),
        ({"op": "gain", "what": "good", "n": 4, "distinct": True}, "no 4 different goods"),
        ({"op": "gain", "what": "vp", "n": "tile_value"}, "'tile_value' is no count"),
        ({"op": "choice", "pick": 1, "of": [[]] * 5}, "more than 4 branches"),
        ({"op": "auto_build", "n": 1}, "auto_build does not belong here"),
        ({"op": "activate", "target": "adjacent_to_hero", "n": 1}, "activate is for heroes"),
        ({"op": "lasting", "hook": "battle_pay", "waive": "two"}, "waive: 'two' is no count"),
        ({"op": "lasting", "hook": "battle_pay", "waive": 1, "add": 1}, "battle_pay has no 'add'"),
        ({"op": "lasting", "hook": "archon_moved", "then": [], "if": {"min": 1}}, "None is none"),
        ({"op": "pay", "cost": {"item": True}, "times": 1, "then": []}, "True is no count"),
    ],
)
def test_wrong_data_are_refused_with_file_and_key(table: dict[str, object], message: str) -> None:
    with pytest.raises(Broken, match=r"cards\.toml: C99"):
        box.Compiler("cards.toml", (box.AIDS, box.BLESSINGS)).effect("C99", [table])
    try:
        box.Compiler("cards.toml", (box.AIDS, box.BLESSINGS)).effect("C99", [table])
    except Broken as error:
        assert message in str(error)


@pytest.mark.parametrize("table", [{"drachma": 1, "grape": 1}, {"good": 2}, {}])
def test_t_comm_1_a_commission_costs_goods_only(table: dict[str, int]) -> None:
    with pytest.raises(Broken, match=r"cards\.toml: C99: a commission costs goods"):
        box.goods("cards.toml", "C99", table)


def test_the_operations_of_antigone_stand_in_her_file_alone() -> None:
    """effects.md 5: no human decision occurs there."""
    with pytest.raises(Broken, match=r"solo\.toml: C99\[0\]: gain does not belong here"):
        box.Compiler(box.SOLO).effect("C99", [{"op": "gain", "what": "vp", "n": 1}])


def test_wrong_counts_and_double_ids_are_refused() -> None:
    with pytest.raises(Broken, match=r"x.toml: key: has 1 entries, must have 2"):
        box.counted("x.toml", "key", [1], 2)
    with pytest.raises(Broken, match="a occurs twice"):
        box.identified("x.toml", "key", [{"id": "a"}, {"id": "a"}])


# -- geometry ------------------------------------------------------------------------------------


def test_case_81_geometry_t_geo_1_t_geo_2_t_geo_4() -> None:
    """T-GEO-1, T-GEO-2, T-GEO-3, T-GEO-4, T-GEO-6, T-GEO-10, T-GEO-11; T-R-01."""
    assert (len(SMALL.kadmeia), len(SMALL.fields)) == (24, 38)
    assert (len(LARGE.kadmeia), len(LARGE.fields)) == (35, 58)
    f = LARGE.field_index["h_4_2"]
    assert (LARGE.kadmeia[LARGE.first[f]], LARGE.kadmeia[LARGE.second[f]]) == ("k_4_2", "k_4_3")
    assert LARGE.rows_of[f] == (3,)
    f = LARGE.field_index["v_4_2"]
    assert (LARGE.kadmeia[LARGE.first[f]], LARGE.kadmeia[LARGE.second[f]]) == ("k_4_2", "k_5_2")
    assert LARGE.rows_of[f] == (3, 4)
    k = LARGE.kadmeia_index
    assert k["k_5_3"] not in LARGE.neighbours[k["k_4_2"]]
    assert k["k_4_3"] in LARGE.neighbours[k["k_4_2"]]
    order = [LARGE.field_index[name] for name in ("h_4_2", "v_4_1", "v_4_2", "h_5_1")]
    assert order == sorted(order)
    assert CITY[1] is CITY[2] is SMALL and CITY[3] is CITY[4] is LARGE


def test_t_geo_3_t_geo_10_one_thing_on_a_dice_field_and_one_field_of_each_kind_in_a_row() -> None:
    p = Position(4)
    assert len(p.s.hero_row) == len(p.s.gate_row) == LARGE.rows == 7
    assert len(p.s.leaders) == 7 * 4
    p.stones("k_4_2", "k_4_3")
    p.die(A, "population", "1a", "h_4_2")
    assert LARGE.field_index["h_4_2"] not in [
        f for f, holds in enumerate(p.s.field) if holds == EMPTY
    ]


def test_t_geo_5_a_stone_is_free_without_archon() -> None:
    p = Position(3)
    p.stones("k_4_2")
    k = LARGE.kadmeia_index["k_4_2"]
    assert p.s.is_free(k)
    p.archon(B, "k_4_2")
    assert not p.s.is_free(k)
    assert not p.s.is_free(k + 1), "no stone there"


# -- set-up --------------------------------------------------------------------------------------


def test_case_06_four_players() -> None:
    """T-SETUP-1, T-SETUP-10, T-PSETUP-9."""
    s = to_round_1(fresh(4))
    stones = [LARGE.kadmeia[k] for k in range(35) if s.city[k]]
    assert stones == ["k_3_3", "k_4_2", "k_4_3", "k_4_4"]
    assert s.monument.count(TUMULT) == 3
    assert [s.monument[at] for at in range(18) if box.MONUMENT_EXTRA[at]] == [0, 0, 0]


def test_case_07_two_players() -> None:
    """T-SETUP-2, T-SETUP-3, T-SETUP-5, T-SETUP-10, T-SETUP-11; T-R-02, T-R-03."""
    s = to_round_1(fresh(2))
    assert [SMALL.kadmeia[k] for k in range(24) if s.city[k]] == [
        "k_3_2",
        "k_3_3",
        "k_4_2",
        "k_4_3",
    ]
    sets = sorted(box.STONE_SET[s.stone_at(k)] for k in range(24) if s.city[k])
    assert sets[:2] == [0, 1] and sets[2] == sets[3] in (2, 3)
    assert box.FATES.index("conflict_7") not in (*s.fate, *s.fate_pile)
    assert s.monument.count(TUMULT) == 5
    assert len(s.herald_deck) == 12 and s.markers_left == 10
    assert len([hero for hero in s.hero_row if hero != NONE]) == 6
    assert len(s.attack_pile) == 8 and len(set(s.gate_row)) == 6


def test_three_players_start_with_six_stones() -> None:
    """T-PSETUP-9, T-SETUP-10."""
    s = to_round_1(fresh(3))
    sets = sorted(box.STONE_SET[s.stone_at(k)] for k in range(35) if s.city[k])
    assert sets == [0, 1, 2, 3, 3, 3]
    assert s.monument.count(TUMULT) == 4


def test_start_stones_lie_in_any_place_and_orientation() -> None:
    """T-PSETUP-9: shuffled, random orientation."""
    rotations, places = set(), set()
    for seed in range(12):
        s = to_round_1(fresh(4, seed), seed)
        for k in range(35):
            if s.city[k]:
                rotations.add((s.city[k] - 1) & 3)
                if box.STONE_SET[s.stone_at(k)] == A:
                    places.add(k)
    assert rotations == {0, 1, 2, 3}
    assert len(places) > 1


def test_case_08_altar_stacks() -> None:
    """T-PSETUP-2, T-PSETUP-3, T-ACT-ALTAR-3; T-R-26: on field 0 the lower marker is ahead."""
    s = game.new(3)
    luck = Luck(1)
    wanted = iter([2, 0, 1])
    while isinstance(asked := s.question(), Chance):
        if type(asked).__name__ == "DealSeat":
            s.apply(CHANCE, ("seated", next(wanted)))
        else:
            s.apply(CHANCE, asked.draw(s, luck))
    assert isinstance(s, Thebai)
    assert s.order == (2, 0, 1)
    assert s.altar_rank[:3] == (1, 0, 2)  # Dionysos: B, A, C
    assert s.altar_rank[3:] == (2, 0, 1)  # Ares: C, A, B


def test_case_09_estate_start() -> None:
    """T-PSETUP-5, T-PSETUP-6, T-PSETUP-7, T-PSETUP-8, T-PSETUP-9, T-NO-54, T-DEC-1."""
    s = fresh(3)
    first = s.player()
    assert [text(o) for o in s.options(first)] == [
        "set-aside upper_2",
        "set-aside middle_2",
        "set-aside lower_2",
    ]
    refusal = s.why_not(first, ("set-aside", "lower_3"))
    assert refusal is not None and refusal.rule == "T-NO-54"
    for row in range(3):
        cells = s.estate[first * 15 + row * 5 : first * 15 + row * 5 + 5]
        assert cells[0] == 0
        assert [box.STONE_SET[stone - 1] for stone in cells[1:]] == [first, first, first, 4]
    s.apply(first, ("set-aside", "lower_2"))
    to_round_1(s)
    from petteia.games.thebai.metrics import columns_cleared, stones_gone

    open_cells = [c for at, c in enumerate(box.CELLS) if not s.estate[first * 15 + at]]
    assert open_cells == ["upper_1", "middle_1", "lower_1", "lower_2"]
    assert stones_gone(s, first) == 1 and columns_cleared(s, first) == 0
    assert s.supply[first * SUPPLY : first * SUPPLY + 12] == [1, 1, 1, 0, 0, 0, 0, 4, 0, 0, 0, 0]
    assert s.items[first * ITEMS : first * ITEMS + 4] == [1, 1, 1, 2]
    assert s.general[first] == 4


def test_case_126_common_setup() -> None:
    """T-SETUP-3, T-SETUP-4, T-SETUP-6, T-SETUP-7, T-SETUP-8, T-SETUP-9, T-PSETUP-1, T-PSETUP-4,
    T-PSETUP-8, T-PSETUP-10, T-DEC-2."""
    s = game.new(4)
    luck = Luck(2)
    fates = iter(["prosperity_alpha", "prosperity_beta", "conflict_6"])
    while isinstance(asked := s.question(), Chance):
        wanted = None
        if type(asked).__name__ == "RevealFate":
            wanted = next(fates, None)
        s.apply(CHANCE, ("fate", wanted) if wanted else asked.draw(s, luck))
    assert isinstance(s, Thebai)
    assert s.marker == 5
    assert sorted(s.gate_row) == list(range(7)) and len(s.attack_pile) == 8
    assert [box.CARDS[card] for card in s.display] == ["C1", "C2", "C3", "C4"]
    takers = []
    while s.round == 0:
        asked = s.question()
        if isinstance(asked, Chance):
            s.apply(CHANCE, asked.draw(s, luck))
            continue
        if type(asked).__name__ == "StartWith":
            takers.append(s.player())
        s.apply(s.player(), s.options(s.player())[-1])
    assert tuple(takers) == s.order[::-1][: len(takers)]  # the last one has no choice left
    assert len(s.open_hand) == 4 and len(s.deck) == 36 and NONE not in s.display
    assert s.aid_left == (4,) * 6 and s.blessing_left == (4,) * 6
    assert box.BLESSING_VALUES[box.BLESSINGS.index("blessing_end_ares")] == (8, 6, 4, 2)
    assert s.vp == [10] * 4 and s.archon == [NONE] * 4 and s.tiles_left == (3,) * 4
    assert s.leaders_set == (0,) * 4


def test_left_over_starting_commissions_leave() -> None:
    """T-PSETUP-10; T-NO-53: a card that is gone cannot be taken."""
    s = fresh(2)
    for _ in range(2):
        s.apply(s.player(), s.options(s.player())[0])
    luck = Luck(1)
    while isinstance(asked := s.question(), Chance):
        s.apply(CHANCE, asked.draw(s, luck))
    last = s.player()
    assert last == s.order[1]  # reverse turn order
    s.apply(last, ("start-with", "C2"))
    refusal = s.why_not(s.player(), ("start-with", "C2"))
    assert refusal is not None and refusal.rule == "T-NO-53"
    s.apply(s.player(), ("start-with", "C1"))
    assert [box.CARDS[card] for card in s.cards_out] == ["C3", "C4"]


def test_t_frame_4_the_stone_set_aside_is_secret_until_all_have_chosen() -> None:
    """T-FRAME-4, T-PSETUP-9: asked in turn order, kept private."""
    s = fresh(3)
    first, second = s.order[0], s.order[1]
    events = s.apply(first, ("set-aside", "middle_2"))
    assert s.view(first)["set_aside"][first] == [1]
    assert s.view(second)["set_aside"][first] == 1  # that there is one, not which
    assert s.view(None)["set_aside"][first] == 1
    assert s.seen_events(events, first) == [["set-aside", first, "middle_2"]]
    assert s.seen_events(events, second) == [["set-aside", first, "?"]]
    rows = {s.sample(second, Luck(seed)).set_aside[first][0] for seed in range(20)}
    assert rows == {0, 1, 2}
    assert s.sample(first, Luck(1)).set_aside[first] == (1,)


def test_case_122_views() -> None:
    """T-FRAME-4."""
    p = Position(3)
    p.show("C10", "C11", "C12", "C13")
    p.effect(A, {"op": "commission", "n": 2})
    p.say("take 1")
    p.say("draw", "* drawn C30")
    p.deal()
    own, other, watcher = p.s.view(A), p.s.view(B), p.s.view(None)
    assert other["known_cards"][A] == ["C10"] and other["hand_size"][A] == 2
    assert own["my_cards"] == ["C10", "C30"] and other["my_cards"] == []
    assert own["hand"][A] == [box.CARDS.index("C30")]
    assert other["hand"][A] == watcher["hand"][A] == 1
    assert other["items"] == own["items"]
    assert other["deck"] == len(p.s.deck)
    for field in ("attack_pile", "fate_pile", "deck", "herald_deck", "action_deck", "tumult_deck"):
        assert isinstance(other[field], int) and isinstance(own[field], int)
    hands = {tuple(p.s.sample(B, Luck(seed)).hand[A]) for seed in range(12)}
    assert len(hands) > 3
    assert p.s.sample(A, Luck(1)).hand[A] == [box.CARDS.index("C30")]


def test_t_frame_3_no_chance_but_decks_in_a_game_for_several() -> None:
    """T-FRAME-3, CASE-131: same seed, same answers, same game; no die is rolled."""
    results = []
    for _ in range(2):
        table, luck = Table(game, 3, None, Dealer(5)), Luck(5)
        while not table.over():
            table.act(table.player(), luck.pick(table.state.options(table.player())))
        results.append((table.state.key(), table.record().text()))
        assert not any(action[0] == "roll" for _, action in table.answers)
    assert results[0] == results[1]


# -- solo set-up -----------------------------------------------------------------------------------


def test_case_108_solo_setup() -> None:
    """T-SOLO-SETUP-1 to T-SOLO-SETUP-9, T-SOLO-SETUP-12."""
    s = game.new(1)
    luck = Luck(4)
    heroes = iter(["lasthenes", "aktor", "eteokles", "megareus", "hyperbios", "polyphontes"])
    while isinstance(asked := s.question(), Chance):
        if type(asked).__name__ == "DealHero":
            s.apply(CHANCE, ("dealt-hero", f"hero_{next(heroes)}"))
        else:
            s.apply(CHANCE, asked.draw(s, luck))
    assert isinstance(s, Thebai)
    shown = [box.HEROES[hero].removeprefix("hero_") for hero in s.hero_row]  # T-SOLO-SETUP-2
    assert shown == ["aktor", "megareus", "hyperbios", "polyphontes", "lasthenes", "eteokles"]
    assert s.supply[SUPPLY : 2 * SUPPLY] == [7, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0]  # T-SOLO-SETUP-3
    assert s.estate[15:] == [0] * 15 and s.tiles_left[ANTIGONE] == 0 and s.vp[ANTIGONE] == 10
    assert s.order == (0, 1)  # T-SOLO-SETUP-5
    assert s.altar_rank == (1, 0, 0, 1)
    for stack in s.stacks:  # T-SOLO-SETUP-4
        assert [box.STONE_SET[stone] for stone in stack] == [4, 1, 1, 1]  # bottom to top
    assert s.action_open != NONE and s.basics + s.specials == 19  # T-SOLO-SETUP-6
    assert s.destiny != NONE  # T-SOLO-SETUP-7
    assert len(s.herald_row) == 2 and len(s.herald_deck) == 10  # T-SOLO-SETUP-8
    assert len(s.tumult_deck) == 9 and s.monument.count(TUMULT) == 5  # T-SOLO-SETUP-9
    to_round_1(s)
    assert len([k for k in s.city if k]) == 4  # T-SOLO-SETUP-10
    assert sorted(len(stack) for stack in s.stacks) == [3, 4, 4]


def test_t_solo_setup_11_antigone_takes_one_of_three_by_the_die() -> None:
    s = fresh(1)
    luck = Luck(1)
    while type(s.question()).__name__ != "StartWith":
        asked = s.question()
        if isinstance(asked, Chance):
            s.apply(CHANCE, asked.draw(s, luck))
        else:
            s.apply(0, s.options(0)[0])
    s.apply(0, ("start-with", "C2"))
    s.apply(CHANCE, ("roll", "2b"))  # the middle of C1, C3, C4
    assert [box.CARDS[entry >> 2] for entry in s.fulfilled if entry & 3 == ANTIGONE] == ["C3"]
    assert [box.CARDS[card] for card in s.cards_out] == ["C1", "C4"]


def test_t_solo_setup_12_challenges() -> None:
    """All five challenge cards; they are for one player only."""
    p = to_round_1(fresh(1, **{"empty-stores": "on"}))
    assert p.items[:4] == [0, 0, 0, 0]
    assert fresh(1, **{"loud-support": "on"}).vp == [10, 20]
    s = fresh(1, **{"trusted-circle": "on"})
    shown_special = box.ACTION_SPECIAL[s.action_open]
    assert s.specials + shown_special == 6 and s.basics + (not shown_special) == 14
    s = fresh(1, **{"firm-council": "on"})
    assert s.challenge("antigone_vp_per_council_member", 12) == 14
    s = fresh(1, **{"hard-siege": "on"})
    assert s.challenge("attack_strength_add", 0) == 1
    with pytest.raises(BadOptions, match="for one player"):
        game.new(2, {"hard-siege": "on"})
