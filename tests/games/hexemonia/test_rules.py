"""Rules beyond the worked cases: components, knowledge, switches, sweeps by brute force, proposals."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

from petteia.core import pieces
from petteia.core.action import parse
from petteia.core.chance import Luck
from petteia.core.errors import Broken
from petteia.core.flow import CHANCE, Chance
from petteia.core.playout import playout
from petteia.core.state import State
from petteia.games.hexemonia import components, game
from petteia.games.hexemonia.components import KIND, TERRAIN, TILE_INDEX, TILES
from petteia.games.hexemonia.evaluate import FEATURES, WEIGHTS, evaluate, features
from petteia.games.hexemonia.proposals import proposal
from petteia.games.hexemonia.rules.abilities import Arrange, DrawFate, Glance, Pilfer, Special
from petteia.games.hexemonia.rules.drawing import Refill
from petteia.games.hexemonia.rules.placing import Pay
from petteia.games.hexemonia.rules.politics import Discard
from petteia.games.hexemonia.rules.production import produce
from petteia.games.hexemonia.rules.strategy import Exchange
from petteia.games.hexemonia.rules.war import Force, Losses
from petteia.games.hexemonia.state import Hexemonia
from tests.games.hexemonia.positions import (
    ACRO,
    NE,
    NW,
    E,
    answer,
    ask,
    asked,
    at,
    deal,
    held,
    listed,
    position,
    put,
    results,
)


def test_h_def_1_h_set_2_pieces_and_copies() -> None:
    assert components.BOX == [60, 30, 50]
    assert [len(TERRAIN[seats]) for seats in (2, 3, 4)] == [30, 40, 51]
    kinds = [Counter(KIND[tile] for tile in TERRAIN[seats]) for seats in (2, 3, 4)]
    assert [[count[kind] for kind in range(4)] for count in kinds] == [
        [13, 5, 8, 4],
        [16, 8, 11, 5],
        [19, 11, 15, 6],
    ]
    assert len(TILES) == 24


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("kind", "island"), "pasture.kind"),
        (("nature", "wet"), "pasture.nature"),
        (("ability", "sing"), "pasture.ability"),
    ],
)
def test_wrong_data_is_named_with_file_and_key(change: tuple[str, str], message: str) -> None:
    names = {
        "kind": components.KINDS,
        "nature": components.NATURES,
        "ability": components.ABILITIES,
    }
    with pytest.raises(Broken, match=f"tiles.toml: {message}"):
        components.position(names[change[0]], "tiles.toml", message, change[1])
    with pytest.raises(Broken, match=r"pasture.cost"):
        components.numbers({"id": "pasture", "cost": {"citizen": 1}}, "cost")


def test_h_set_3_h_set_5_the_dealer_deals_what_there_is() -> None:
    s = game.new(3)
    question = s.question()
    assert isinstance(question, Chance)
    assert len(question.outcomes(s)) == 3
    deal_all(s, Luck(1))
    assert isinstance(s, Hexemonia)
    assert sorted(s.acropolis) == [0, 1, 2]
    assert s.view(0)["acropolis"].count(None) == 2


def deal_all(s: State, luck: Luck) -> None:
    while s.player() == CHANCE:
        question = s.question()
        assert isinstance(question, Chance)
        s.apply(CHANCE, question.draw(s, luck))


def test_h_def_2_a_city_ends_with_its_last_slot_when_tiles_come_and_go() -> None:
    """Short lists are what makes a clone cheap; equal cities are equal states, whatever was lost."""
    s = position({E: "pasture 1/0/0"})
    before = s.key()
    s.put_tile(0, 7, TILE_INDEX["wall"])
    assert len(s.land[0]) == 8
    assert len(s.held[0]) == 24
    s.remove_tile(0, 7)
    assert s.key() == before
    s.remove_tile(0, 1)
    assert s.land[0] == (components.ACROPOLIS,)


# -- H-SET-8: who knows what ---------------------------------------------------------------------------


def looked(stack: list[str], order: list[str]) -> Hexemonia:
    """Player 0 has used the Oracle and put the tiles in this order."""
    s = position({E: "agora 2/0/1 [oracle]"}, stack=stack)
    ask(s, Special(0, (1,), ()))
    answer(s, "invoke oracle")
    deal(s)
    for name in order:
        answer(s, f"top {name}")
    return s


def test_h_set_8_h_ab_oracle_the_order_is_kept_and_known_to_one() -> None:
    order = ["wall", "pasture", "hades", "asty"]
    s = looked(order, order)
    assert [TILES[tile] for tile in s.top] == order
    for seed in range(5):
        assert s.sample(0, Luck(seed)).top == s.top
    tops = {tuple(s.sample(1, Luck(seed)).top) for seed in range(40)}
    assert len(tops) > 10
    pieces.put(s.underworld, s.display.pop())
    put(s, Refill())
    assert Refill().outcomes(s) == [(("drawn", "wall"), 1)]
    answer(s, "drawn wall")
    assert [TILES[tile] for tile in s.top] == order[1:]


def test_h_set_8_a_drawn_tile_is_spied_by_who_knew_it() -> None:
    s = looked(["wall", "pasture", "hades"], ["hades", "wall", "pasture"])
    put(s, DrawFate(1))
    answer(s, "drawn hades")
    assert s.spied_tiles(0, 1) == [TILE_INDEX["hades"]]
    assert s.view(0)["spied"][1] == [TILE_INDEX["hades"]]
    assert s.view(2)["spied"][1] == []
    for seed in range(5):
        assert TILE_INDEX["hades"] in s.sample(0, Luck(seed)).secret[1]
    assert any(TILE_INDEX["hades"] not in s.sample(2, Luck(seed)).secret[1] for seed in range(40))
    put(s, Pilfer(2, 1))
    answer(s, "lost hades")
    assert s.spied_tiles(0, 1) == []


def test_h_set_8_a_second_oracle_leaves_the_first_eye_a_glimpse() -> None:
    s = looked(["wall", "pasture", "hades"], ["hades", "wall", "pasture"])
    s.begin_look(1)
    for place in range(3):
        put(s, Glance(1, place))
        deal(s)
    put(s, Arrange(1, 0))
    s.settle()
    answer(s, "top pasture", "top wall")
    assert s.view(0)["top"] == 3
    assert s.view(0)["glimpsed"] == sorted(s.top)
    assert s.view(2)["glimpsed"] == []
    for seed in range(5):
        sample = s.sample(0, Luck(seed))
        assert sorted(sample.top) == sorted(s.top)
        assert s.sample(1, Luck(seed)).top == s.top
    pieces.put(s.underworld, s.display.pop())
    put(s, Refill())
    answer(s, "drawn pasture")
    assert len(s.view(0)["glimpsed"]) == 2
    put(s, DrawFate(2))  # out of sight: which of the two is gone, player 0 cannot tell
    deal(s)
    assert s.view(0)["glimpsed"] == []


def test_h_set_8_what_all_saw_stays_known() -> None:
    s = position(hands=["wall wall"], display="pasture agora asty village")
    pieces.put(s.underworld, s.display.pop())
    put(s, Refill())
    s.seen[0] = [TILE_INDEX["quarry"]]
    s.fate.remove(TILE_INDEX["quarry"])
    deal_all(s, Luck(1))
    for seed in range(5):
        assert TILE_INDEX["quarry"] in s.sample(1, Luck(seed)).hand(0)
    s.leave_hand(0, TILE_INDEX["quarry"])
    assert s.hand(0) == [TILE_INDEX["wall"]] * 2


def test_h_set_8_a_sample_amid_anothers_discards_can_go_on() -> None:
    """The question remembers a place in the tile order, so it says something about the hand."""
    s = position(hands=["", "wall agora asty hades pasture pasture"])
    s.stack = [*s.stack[:1], Discard(1, 1, TILE_INDEX["hades"])]
    for seed in range(30):
        sample = s.sample(0, Luck(seed))
        assert sample.options(1)
        assert max(sample.hand(1)) >= TILE_INDEX["hades"]


def test_h_rev_1_a_sample_of_a_chosen_special_action_can_go_on() -> None:
    """Only Athens makes this harbour usable, so the choice of Special gives it away."""
    s = position({E: "harbour 1/0/1"}, patrons=["athens", "sparta", "delphi", "delos"])
    s.stack = [*s.stack[:1], Special(0, (), ())]
    assert {s.sample(2, Luck(seed)).acropolis[0] for seed in range(20)} == {0}


def test_r_43_the_question_to_reveal_tells_nothing() -> None:
    for patron in ("athens", "sparta"):
        others = [name for name in ("sparta", "athens", "delphi", "delos") if name != patron]
        s = position({E: "harbour 1/0/1", NE: "pasture 1/0/0"}, patrons=[patron, *others])
        ask(s, Special(0, (), ()))
        assert asked(s) == "Reveal"
        assert listed(s) == (["reveal", "keep"] if patron == "athens" else ["keep"])
        answer(s, "keep")
        assert held(s, 0, E) == "1/0/2"


# -- sweeps against brute force --------------------------------------------------------------------------


def splits(total: int, places: int) -> list[tuple[int, ...]]:
    if places == 1:
        return [(total,)]
    return [(n, *rest) for n in range(total + 1) for rest in splits(total - n, places - 1)]


@pytest.mark.parametrize(
    ("acropolis", "first", "second"),
    [("1/1/0", "1/0/1", "0/0/0"), ("0/2/0", "1/0/0", "0/0/0"), ("3/0/0", "0/1/0", "1/0/0")],
)
def test_h_strat_2_h_strat_3_every_distribution_once(
    acropolis: str, first: str, second: str
) -> None:
    s = position({ACRO: acropolis, E: f"pasture {first}", NE: f"spring {second}"})
    citizens, hoplites, gold = (s.total(0, resource) for resource in range(3))
    ask(s, Exchange(0))
    found = results(s, ["Exchange", "Move"], lambda end: tuple(end.held[0][:9]))
    expected = set()
    for change in range(-hoplites, citizens // 2 + 1):
        for where in itertools.product(
            splits(citizens - 2 * change, 3), splits(hoplites + change, 3), splits(gold, 3)
        ):
            if change < 0 and sum(count // 2 for count in where[0]) < -change:
                continue
            expected.add(
                tuple(where[resource][place] for place in range(3) for resource in range(3))
            )
    assert set(found) == expected
    assert set(found.values()) == {1}


def test_h_pay_2_every_payment_once() -> None:
    s = position({ACRO: "2/0/0", E: "pasture 1/0/0", NE: "pasture 3/0/0", NW: "wall 0/0/0"})
    s.fresh = [at(NW)]
    ask(s, Pay(0, at(NW), "citizen", 3, 0))
    found = results(s, ["Pay"], lambda end: (end.held[0][0], end.held[0][3], end.held[0][6]))
    expected = {
        (2 - a, 1 - b, 3 - c)
        for a in range(3)
        for b in range(2)
        for c in range(4)
        if a + b + c == 3
    }
    assert set(found) == expected
    assert set(found.values()) == {1}


def test_h_war_6_every_winning_force_once() -> None:
    s = position({ACRO: "2/1/0", E: "pasture 1/1/0"}, {E: "pasture 3/0/0"})
    s.army = [0, 0]
    ask(s, Force(0, 1, 1, 3, 0, 0))
    # the losses follow at once; what stayed behind tells the force
    found = results(s, ["Force"], lambda end: tuple(end.held[0][0:2] + end.held[0][3:5]))
    expected = [
        [2 - a, 1 - b, 1 - c, 1 - d]
        for a in range(3)
        for b in range(2)
        for c in range(2)
        for d in range(2)
        if a + c + 2 * (b + d) > 3
    ]
    assert sum(found.values()) == len(expected)


@pytest.mark.parametrize("citizens", range(5))
@pytest.mark.parametrize("hoplites", range(5))
@pytest.mark.parametrize("strength", range(1, 7))
def test_h_war_7_every_loss_there_is(citizens: int, hoplites: int, strength: int) -> None:
    if citizens + 2 * hoplites <= strength:
        return
    s = position({})
    s.army = [citizens, hoplites]
    possible = [
        y
        for y in range(hoplites + 1)
        for x in range(citizens + 1)
        if 2 * y + x == strength or (2 * y == strength + 1 and x == 0)
    ]
    assert [action[1] for action in Losses(0, strength).options(s)] == sorted(set(possible))


# -- H-UI-2, H-PROD, switches -----------------------------------------------------------------------------


def test_h_ui_2_proposals_are_answers() -> None:
    s = position({ACRO: "1/0/0", E: "pasture 3/0/0", NE: "village 1/0/1", NW: "wall 0/0/0"})
    s.fresh = [at(NW)]
    ask(s, Pay(0, at(NW), "citizen", 3, 0))
    assert proposal(s, 0) == [parse("pay citizen 0 1"), parse("pay citizen 1 2")]
    assert proposal(s, 1) == []
    s = position({ACRO: "1/2/0", E: "pasture 1/1/0"}, {E: "pasture 2/0/0"})
    ask(s, Force(0, 1, 1, 2, 0, 0))
    assert proposal(s, 0) == [parse("send citizen 0 1"), parse("send hoplite 0 1"), parse("done")]
    assert proposal(ask(position({}), Exchange(0)), 0) == []


@pytest.mark.parametrize(
    ("acropolis", "beside", "defence", "answers"),
    [
        ("0/2/0", "2/0/0", 2, ["send citizen 1 1", "send hoplite 0 1"]),
        ("0/2/0", "0/0/0", 2, ["send hoplite 0 2"]),
        ("0/3/0", "1/0/0", 3, ["send hoplite 0 2"]),
        ("3/2/0", "1/0/0", 0, ["send citizen 0 1", "done"]),
    ],
)
def test_h_ui_2_the_smallest_force_that_wins(
    acropolis: str, beside: str, defence: int, answers: list[str]
) -> None:
    s = position({ACRO: acropolis, E: f"pasture {beside}"}, {E: "pasture 0/0/0"})
    s.army = [0, 0]
    put(s, Force(0, 1, 1, defence, 0, 0))
    assert proposal(s, 0) == [parse(line) for line in answers]


def test_h_ui_2_a_proposal_goes_on_where_the_player_is() -> None:
    s = position({ACRO: "4/0/0", E: "pasture 0/2/0"}, {E: "pasture 0/0/0"})
    s.army = [0, 0]
    put(s, Force(0, 1, 1, 3, 1, 0))  # the acropolis has been passed
    assert proposal(s, 0) == [parse("send hoplite 1 2")]
    s.army = [5, 0]
    put(s, Force(0, 1, 1, 3, 1, 5))
    assert proposal(s, 0) == [parse("done")]


def test_h_ui_2_every_proposal_of_a_sitting_can_be_given() -> None:
    given = 0
    for seed in range(12):
        s, luck = game.new(3), Luck(seed)
        while s.stack:
            deal_all(s, luck)
            player = s.player()
            if player < 0:
                break
            lines = s.view(player)["proposal"]
            if lines:
                fork = s.clone()
                for line in lines:
                    fork.apply(player, parse(line))
                given += 1
            s.apply(player, luck.pick(s.options(player)))
    assert given > 10


def test_h_prod_3_an_empty_supply_asks_nothing() -> None:
    s = position({E: "pasture 1/0/0"}, supply="0/5/5")
    stack = s.stack[:]
    produce(s, 0)
    assert s.stack == stack
    assert held(s, 0, E) == "1/0/0"


def test_h_sup_1_without_a_limit_the_books_go_below_zero() -> None:
    s = position({E: "village 1/0/1"}, supply="1/5/5", options={"supply_limit": "off"})
    produce(s, 0)
    assert (held(s, 0, E), s.supply[0]) == ("3/0/1", -1)
    s.check()


@pytest.mark.parametrize(
    "options",
    [
        {"supply_limit": "off"},
        {"strict_rings": "off"},
        {"shield_covers_itself": "on"},
        {"uprisings": "off"},
        {"open_acropolis": "off"},
        {"start": "1"},
    ],
)
def test_h_set_1_every_switch_plays(options: dict[str, str]) -> None:
    s, luck = game.new(2, options), Luck(4)
    vocabulary = set(game.vocabulary(2, s.settings))
    while s.stack:
        deal_all(s, luck)
        if s.stack:
            assert set(s.options(s.player())) <= vocabulary
            s.apply(s.player(), luck.pick(s.options(s.player())))
        s.check()


def test_h_end_4_random_games_end_in_time() -> None:
    for seats in (2, 3, 4):
        for seed in range(20):
            s = game.new(seats)
            s.quiet = True
            playout(s, Luck(seed), game.longest)
            assert isinstance(s, Hexemonia)
            assert not s.stack
            assert s.turn % seats == 0
            assert s.turn <= {2: 22, 3: 30, 4: 39}[seats] + seats


# -- evaluation -----------------------------------------------------------------------------------------------


def test_the_evaluation_is_its_features_weighed() -> None:
    assert len(FEATURES) == len(WEIGHTS)
    s = position({ACRO: "1/0/2", E: "pasture 3/0/0"}, {E: "asty 2/1/1"})
    values = features(s, 0)
    assert len(values) == len(FEATURES)
    assert evaluate(s, 0) == pytest.approx(
        sum(weight * value for weight, value in zip(WEIGHTS, values, strict=True))
    )


def test_the_evaluation_prefers_what_scores() -> None:
    def worth(city: dict[Any, str]) -> float:
        return evaluate(position(city, stack=3), 0)

    assert worth({ACRO: "0/0/1"}) > worth({ACRO: "0/0/0", E: "spring 0/0/1"}) - 1
    assert worth({E: "tavern 2/0/1"}) > worth({ACRO: "2/0/0", E: "tavern 0/0/1"})
