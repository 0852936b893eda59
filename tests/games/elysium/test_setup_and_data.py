"""Setup by its rule ids, and what the data files must hold."""

from __future__ import annotations

import copy
from importlib import resources
from itertools import combinations
from typing import Any

import pytest

from petteia import games
from petteia.core.chance import Luck
from petteia.core.errors import Broken
from petteia.core.playout import settle_chance
from petteia.games.elysium import components
from petteia.games.elysium.components import (
    CARD_IDS,
    CARDS,
    COMPONENTS,
    FAMILIES,
    check_cards,
    check_components,
)
from petteia.games.elysium.program import CARDS as PROGRAM_CARDS
from petteia.games.elysium.program import OPS, Compiler
from petteia.games.elysium.sitting import Sitting
from petteia.words import LANGUAGES, Words


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_e_setup_3_and_e_setup_4_discs_gold_and_vp(seats: int) -> None:
    firsts = set()
    for seed in range(12):
        s = games.load("elysium").new(seats)
        settle_chance(s, Luck(seed))
        assert isinstance(s, Sitting)
        first = s.order[0]
        firsts.add(first)
        assert s.order == tuple([(first + step) % seats for step in range(seats)])
        assert s.gold == [4] * seats
        assert [s.vp[player] for player in s.order] == list(range(1, seats + 1))
        assert s.columns == [15] * seats
    assert firsts == set(range(seats))


def test_e_setup_8_and_e_setup_9_tiles_and_families_out_of_the_game() -> None:
    facts = games.load("elysium").static(2, {})
    assert facts["family_tiles"] == [5, 2]
    assert list(facts["quests"]) == ["q1_duo", "q2_duo"]  # the other set is out of the game
    s = games.load("elysium").new(2, {"families": "first_game"})
    settle_chance(s, Luck(1))
    assert isinstance(s, Sitting)
    assert len(s.unseen) + len(s.agora) == 105
    assert s.epoch == 1


def test_e_rul_1_values_of_quests_and_tiles() -> None:
    facts = games.load("elysium").static(4, {})
    quests = facts["quests"]
    assert [(q["gold"], q["vp"], q["transfers"]) for q in quests.values()] == [
        (2, 1, 2),
        (4, 0, 2),
        (3, 0, 3),
        (2, 2, 3),
    ]
    assert quests["q1"]["above"] == {"a": ["yellow"], "b": ["red"]}
    duo = games.load("elysium").static(2, {})["quests"]
    assert duo["q1_duo"]["above"] == {"a": ["yellow", "blue"], "b": ["red", "green"]}
    assert facts["unfinished"] == {"number": 5, "gold": 1, "vp": 0, "transfers": 1}
    assert facts["level_tiles"] == [0, 3, 4, 5]


def test_e_wake_2_needs_apollo() -> None:
    s = games.load("elysium").new(2, {"families": "first_game"})
    settle_chance(s, Luck(1))
    assert isinstance(s, Sitting)
    assert s.oracle == [] and not s.has_oracle()


def test_the_set_of_cards() -> None:
    assert sum(card["copies"] for card in CARDS) == 168
    assert len(CARD_IDS) == 96
    for family in FAMILIES:
        assert sum(card["copies"] for card in CARDS if card["family"] == family) == 21


def test_every_card_has_a_name_and_a_text_in_both_languages() -> None:
    game = games.load("elysium")
    for language in LANGUAGES:
        words = Words(game, language)
        for card in CARD_IDS:
            assert words.has(f"name-card-{card}"), card
            assert words.has(f"text-card-{card}"), card
        names = [words(f"name-card-{card}") for card in CARD_IDS]
        assert len(set(names)) == len(names)


POOR = {"left": {"stat": "gold"}, "cmp": "==", "right": 0}


def broken_card(**changes: Any) -> list[dict[str, Any]]:
    cards = copy.deepcopy(PROGRAM_CARDS)
    cards[0].update(changes)
    return cards


@pytest.mark.parametrize(
    ("changes", "part"),
    [
        ({"family": "hera"}, "family"),
        ({"level": 4}, "level"),
        ({"activation": "sometimes"}, "activation"),
        ({"columns": ["purple"]}, "columns"),
        ({"columns": []}, "columns"),
        ({"copies": 3}, "card.copies"),
        ({"id": "zeus_eagle"}, "card.id"),
        ({"provenance": "heard"}, "provenance"),
    ],
)
def test_a_wrong_card_is_refused_with_file_and_key(changes: dict[str, Any], part: str) -> None:
    with pytest.raises(Broken, match=rf"cards\.toml: .*{part}"):
        check_cards(COMPONENTS, broken_card(**changes))


@pytest.mark.parametrize(
    ("activation", "step", "part"),
    [
        ("instant", {"op": "dance"}, r"effects\[0\]\.op"),
        ("instant", {"op": "score", "n": 1}, "instant"),
        ("chronos", {"op": "gain", "what": "gold", "n": 1}, "chronos"),
        ("permanent", {"op": "gain", "what": "gold", "n": 1}, "permanent"),
        ("instant", {"op": "gain", "what": "silver", "n": 1}, "what"),
        ("instant", {"op": "gain", "what": "gold"}, "'n'"),
        ("instant", {"op": "gain", "what": "gold", "n": 1, "loud": True}, "loud"),
        ("instant", {"op": "gain", "what": "gold", "n": 1, "who": "nobody"}, "who"),
        ("instant", {"op": "gain", "what": "gold", "n": {"count": "stars"}}, "count"),
        ("instant", {"op": "gain", "what": "gold", "n": {"stat": "gold", "half": 2}}, "half"),
        ("instant", {"op": "gain", "what": "gold", "n": {}}, "exactly one"),
        ("instant", {"op": "take", "from": "moon", "n": 1}, "from"),
        ("instant", {"op": "take", "from": "oracle", "n": 1, "filter": {"size": 1}}, "size"),
        (
            "instant",
            {"op": "take", "from": "oracle", "n": 1, "filter": {"family": "hera"}},
            "family",
        ),
        ("activate", {"op": "pay", "what": "gold", "then": []}, "n or max"),
        ("activate", {"op": "copy", "from": ["box"], "activation": ["instant"]}, "from"),
        ("myth", {"op": "mod", "what": "transfer_cost", "n": -1}, "myth"),
        ("permanent", {"op": "mod", "what": "luck"}, "what"),
        ("permanent", {"op": "mod", "what": "immune", "if": POOR}, "if"),
        ("permanent", {"op": "on", "event": ["take"], "do": [], "if": POOR}, "if"),
        ("chronos", {"op": "score", "n": 1, "if": POOR}, "if"),
        ("instant", {"op": "gain", "what": "gold", "n": 1, "who": "one_other"}, "who"),
        ("instant", {"op": "transfer", "n": 1, "who": "one_other"}, "who"),
        ("instant", {"op": "pay", "what": "gold", "n": {"x": True}, "then": []}, "n: "),
        ("permanent", {"op": "on", "event": ["sneeze"], "do": []}, "event"),
        (
            "permanent",
            {"op": "on", "event": ["take"], "do": [{"op": "draw", "n": 1}]},
            "nothing that triggers",
        ),
    ],
)
def test_a_wrong_effect_is_refused_with_file_and_key(
    activation: str, step: dict[str, Any], part: str
) -> None:
    cards = broken_card(activation=activation, effects=[step])
    with pytest.raises(Broken, match=rf"cards\.toml: card apollo_gathering: .*{part}"):
        Compiler().compile(cards)


def test_a_card_scores_once() -> None:
    """effects.md 6: a second `score` would silently replace the first"""
    score = {"op": "score", "n": 1}
    cards = broken_card(activation="chronos", effects=[score, score])
    with pytest.raises(Broken, match=r"cards\.toml: card apollo_gathering: effects\[1\]"):
        Compiler().compile(cards)


def test_wrong_components_are_refused() -> None:
    for change, part in (
        (lambda c: c["pediment"][0]["slots"].__setitem__(0, "blue"), "pediment"),
        (lambda c: c["family_set"][0]["families"].__setitem__(0, "hera"), "family_set"),
        (lambda c: c["quest"].pop(), "quest"),
    ):
        wrong = copy.deepcopy(COMPONENTS)
        change(wrong)
        with pytest.raises(Broken, match=rf"components\.toml: {part}"):
            check_components(wrong)


def test_every_operation_stands_on_a_card() -> None:
    used: set[str] = set()

    def collect(value: Any) -> None:
        if isinstance(value, list):
            for part in value:
                collect(part)
        elif isinstance(value, dict):
            if "op" in value:
                used.add(value["op"])
            for part in value.values():
                collect(part)

    collect([card["effects"] for card in CARDS])
    assert used == set(OPS)


def test_costs_of_transfers_are_those_of_the_data() -> None:
    assert components.TRANSFER_COST == [0, 1, 2, 3]
    assert components.FAMILY_LEGEND_VP == [0, 0, 3, 6]
    assert components.LEVEL_LEGEND_VP == [0, 0, 2, 4, 8, 12]


def test_e_dec_1_any_five_families_may_be_joined() -> None:
    """What the page offers to be joined is what the game accepts, in any order"""
    game = games.load("elysium")
    option = next(option for option in game.options if option.name == "families")
    words = [part.partition(":")[2] for part in option.parts]
    assert words == FAMILIES
    for chosen in combinations(words[::-1], 5):
        s = game.new(2, {"families": "+".join(chosen)})
        assert isinstance(s, Sitting)
        settle_chance(s, Luck(1))
        assert {FAMILIES[family] for family in s.families} == set(chosen)
    assert not option.accepts("+".join(words[:4]))
    assert not option.accepts("+".join(words[:6]))


def test_the_board_knows_where_discards_and_swaps_happen() -> None:
    """The board names the cards that discard from the Oracle or swap cards: all of them, with their zones"""
    source = (
        resources.files("petteia.games.elysium").joinpath("web", "market.js").read_text("utf-8")
    )
    for card in CARDS:
        for step in card["effects"]:
            if step["op"] == "exchange":
                assert f'{card["id"]}: ["{step["a"]}", "{step["b"]}"]' in source
            if step["op"] == "discard" and step["from"] == "oracle":
                assert f'"{card["id"]}"' in source
