"""What clients get: the table as text, the facts of the components, derived numbers, words."""

from __future__ import annotations

import json
from typing import Any

import pytest

from petteia.core.chance import Luck
from petteia.core.playout import playout, settle_chance
from petteia.games.thebai import components as box
from petteia.games.thebai.rules.archon import StepArchon
from petteia.words import LANGUAGES, Words
from tests.games.thebai.position import A, B, Position, game


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("width", [80, 120])
def test_the_table_as_text_fits_and_shows_everything(seats: int, width: int) -> None:
    state, luck = game.new(seats), Luck(seats)
    settle_chance(state, luck)
    playout(state, luck, 90)
    settle_chance(state, luck)
    for language in LANGUAGES:
        text = game.draw(state.view(0), width, Words(game, language))
        assert max(len(line) for line in text.splitlines()) <= width
        for slot in state.view(0)["display"]:
            assert slot < 0 or box.CARDS[slot] in text
        assert text.count("upper") == seats
        assert ("Antigone" in text) == (seats == 1)


def test_a_secret_card_is_drawn_for_its_owner_only() -> None:
    """T-FRAME-4."""
    p = Position(3)
    p.effect(A, {"op": "commission", "n": 1}).say("draw", "* drawn C30").deal()
    words = Words(game, "en")
    assert "C30" in game.draw(p.s.view(A), 80, words)
    other = game.draw(p.s.view(B), 80, words)
    assert "C30" not in other and "1 hidden" in other


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_facts_are_json_and_name_every_component(seats: int) -> None:
    facts = game.static(seats, game.settings())
    assert json.loads(json.dumps(facts)) == facts
    assert len(facts["stones"]) == 50 and len(facts["cards"]) == 44
    assert facts["players"] == max(2, seats)
    assert len(facts["city"]["fields"]) == len(facts["city"]["between"])


def test_the_path_of_the_archon_is_foreseen() -> None:
    """T-ARCHON-3, T-ARCHON-5: what each next step would raise, lower or cost."""
    p = Position(3)
    p.stones("k_3_2", "k_4_2", "k_4_3", "k_5_2")
    p.archon(A, "k_4_2")
    p.items(A, d=1)
    p.population(A, "1a")
    p.population(B, "1a")
    p.die(B, "population", "3b", "h_4_2")
    p.die(A, "population", "1a", "v_3_2")
    p.ask(StepArchon(A, (p.s.archon[A],)))
    steps: dict[str, dict[str, Any]] = {step["to"]: step for step in p.s.summary(A)["walk"]["next"]}
    assert steps["k_4_3"]["change"] == 1 and steps["k_4_3"]["ascends"]
    assert steps["k_3_2"]["change"] == 0 and steps["k_3_2"]["penalty"]
    assert steps["k_5_2"]["drachmas"] == 1
    assert p.s.view(B)["walk"]["path"] == ["k_4_2"]
    p.rest()
    assert p.s.summary(A)["walk"] is None


def test_the_matches_of_each_rotation_are_foreseen() -> None:
    """T-DEC-19: the sides that would match; nothing is changed by looking."""
    p = Position(3)
    p.stone("k_7_4", "stone_neutral_1", 3)
    p.estate(A, "lower", "stone_blue_4")
    p.effect(A, {"op": "place_stone", "match": 2, "activate": False})
    p.say("stone lower_5", "build k_7_3")
    before = p.s.key()
    assert p.s.summary(A)["turns"] == [[], ["east", "south"], [], []]
    assert p.s.key() == before


def test_every_component_has_a_name_and_a_text_in_both_languages() -> None:
    things = {
        "stone": box.STONES,
        "commission": box.CARDS,
        "hero": box.HEROES,
        "gate": box.GATES,
        "blessing": box.BLESSINGS,
        "fate": box.FATES,
        "monument": box.MONUMENT_FIELDS,
        "action": box.ACTIONS,
        "destiny": box.DESTINIES,
    }
    for language in LANGUAGES:
        words = Words(game, language)
        for kind, names in things.items():
            for name in names:
                assert words.has(f"name-{kind}-{name}") and words.has(f"text-{kind}-{name}")
        for cell in box.CELLS:
            assert words.has(f"name-cell-{cell}") and words.has(f"text-cell-{cell}-3")
        for track in box.TRACKS[:2]:
            assert words.has(f"text-altar-{track}-10")
