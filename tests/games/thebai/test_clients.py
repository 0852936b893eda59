"""What clients get: the table as text, the facts of the components, derived numbers, words."""

from __future__ import annotations

import json
from typing import Any

import pytest

from petteia.core.action import parse
from petteia.core.chance import Luck
from petteia.core.playout import playout, settle_chance
from petteia.games.thebai import components as box
from petteia.games.thebai.rules.altar import Advance
from petteia.games.thebai.rules.archon import StepArchon
from petteia.games.thebai.rules.commissions import StepGate
from petteia.games.thebai.rules.council import ChooseSeat
from petteia.games.thebai.rules.estate import ChooseTarget
from petteia.games.thebai.summary import SOURCES
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
        words = Words(game, language)
        text = game.draw(state.view(0), width, words)
        assert max(len(line) for line in text.splitlines()) <= width
        for slot in state.view(0)["display"]:
            assert slot < 0 or box.CARDS[slot] in text
        upper = [row for row in text.splitlines() if words("name-estate-upper") in row[:10]]
        assert len(upper) == seats
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
    steps: dict[str, dict[str, Any]] = {step["to"]: step for step in p.s.derived()["walk"]["next"]}
    assert steps["k_4_3"]["change"] == 1 and steps["k_4_3"]["ascends"]
    assert steps["k_3_2"]["change"] == 0 and steps["k_3_2"]["penalty"]
    assert steps["k_5_2"]["drachmas"] == 1
    text = game.draw(p.s.view(A), 80, Words(game, "en"))
    assert "To row 4, column 3: b's die ascends" in text
    assert "To row 3, column 2: your die stays at 1: −3 VP" in text
    assert "To row 5, column 2: over a free field, 1 drachma" in text
    p.archon(B, "k_4_3")
    p.ask(StepArchon(A, (p.s.archon[A],)))
    shown = [step["to"] for step in p.s.derived()["walk"]["next"]]
    assert sorted(shown) == ["k_3_2", "k_5_2"]  # T-DEC-8: k_4_3 would be a dead end
    assert p.s.view(B)["walk"]["path"] == ["k_4_2"]
    p.rest()
    assert p.s.derived()["walk"] is None


def test_what_a_die_does_at_home_stands_beside_the_question() -> None:
    """T-CITIZEN-2: by its strength, for the open fields alone."""
    p = Position(3)
    p.population(A, "3a")
    p.ask(ChooseTarget(A, 4))
    text = game.draw(p.s.view(A), 120, Words(game, "en"))
    assert "Market stall: Gain 3 drachmas. Gain 1 good of choice." in text
    assert "House altar: " not in text


def test_the_matches_of_each_rotation_are_foreseen() -> None:
    """T-DEC-19: the sides that would match; nothing is changed by looking."""
    p = Position(3)
    p.stone("k_7_4", "stone_neutral_1", 3)
    p.estate(A, "lower", "stone_blue_4")
    p.effect(A, {"op": "place_stone", "match": 2, "activate": False})
    p.say("stone lower_5", "build k_7_3")
    before = p.s.key()
    assert p.s.derived()["turns"] == [[], ["east", "south"], [], []]
    assert p.s.key() == before
    assert "90° east, south" in game.draw(p.s.view(A), 80, Words(game, "en"))


def test_the_component_that_asks_is_named() -> None:
    """Inner operations of a payment or a lasting effect belong to the same component."""
    words = Words(game, "en")
    p = Position(3)
    p.items(A, d=1)
    p.run(A, box.STONE_EFFECT[box.STONES.index("stone_red_9")])
    assert p.s.derived()["source"]["name"] == ["stone", "stone_red_9"]
    assert "Red stone 9: You may pay 1 good or drachma" in game.draw(p.s.view(A), 120, words)
    p.say("pay")
    assert p.asked == "ChooseStone"
    assert p.s.derived()["source"]["text"] == "text-stone-stone_red_9"
    p.rest()
    assert p.s.derived()["source"] is None
    p.run(A, box.ALTAR_EFFECTS[0][5])
    assert p.s.derived()["source"] == {
        "name": ["track", "dionysos"],
        "text": "text-altar-dionysos-5",
    }


def test_every_source_has_words() -> None:
    for language in LANGUAGES:
        words = Words(game, language)
        for one in SOURCES.values():
            kind, name = one["name"]
            assert words.has(f"name-{kind}-{name}") and words.has(one["text"])


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


@pytest.mark.parametrize("seats", [1, 4])
def test_every_refusal_is_a_sentence_in_both_languages(seats: int) -> None:
    """All answers there are, asked about at every turn of a game: each has a reason in words."""
    state, luck = game.new(seats), Luck(seats)
    words = [Words(game, language) for language in LANGUAGES]
    vocabulary = game.vocabulary(seats, state.settings)
    said = set()
    settle_chance(state, luck)
    while (player := state.player()) >= 0:
        for action in luck.shuffled(vocabulary)[:60]:
            refusal = state.why_not(player, action)
            if refusal is None:
                continue
            said.add(refusal.rule)
            for reader in words:
                sentence = reader.refusal(refusal)
                assert not sentence.startswith("T-NO") and "{" not in sentence
                assert sentence.endswith(f" [{refusal.rule}]")
        state.apply(player, luck.pick(state.options(player)))
        settle_chance(state, luck)
    assert "UNKNOWN" not in said and len(said) > 15


def why(p: Position, language: str, answer: str) -> str:
    refusal = p.s.why_not(p.s.player(), parse(answer))
    assert refusal is not None
    return Words(game, language, "ABCD".__getitem__).refusal(refusal)


def test_refusals_tell_numbers_and_names() -> None:
    """T-NO-4, T-NO-8, T-NO-16, T-NO-20, T-NO-27, T-NO-40, T-NO-44, T-NO-53."""
    p = Position(3)
    p.stones("k_4_2", "k_4_3", "k_1_1")
    p.hand(A, "C7", "C5")
    p.items(A, a=1, g=1)
    p.ask(StepGate(A))
    assert why(p, "en", "fulfil C7") == (
        "For Oil for Athens you lack goods: amphora 1 of 2. [T-NO-27]"
    )
    assert why(p, "de", "fulfil C9") == "Diesen Auftrag hast du nicht auf der Hand. [T-NO-53]"
    p.archon(A, "k_4_2")
    p.archon(B, "k_4_3")
    p.ask(StepArchon(A, (p.s.archon[A],)))
    assert why(p, "en", "step k_1_1") == "This stone is not next to your archon. [T-NO-19]"
    assert why(p, "en", "step k_4_3") == (
        "Crossing a free dice field costs 1 drachma, and you have none. [T-NO-16]"
    )
    p.rest()
    p.effect(A, {"op": "relocate_archon", "activate": False})
    assert why(p, "en", "stand k_4_3") == (
        "The archon needs a free stone; the archon of B stands here. [T-NO-20]"
    )
    assert why(p, "de", "stand k_7_1") == (
        "Der Archon braucht einen Stein, und hier liegt keiner. [T-NO-20]"
    )
    p.rest()
    p.population(B)
    p.die(B, "population", "2b", "h_4_2")
    p.population(A, "1a")
    p.ask(ChooseTarget(A, 0))
    assert why(p, "en", "place h_4_2") == "This dice field holds a die of B (2*). [T-NO-4]"
    p.ask(Advance(A, box.EFFECTS[box.CARD_EFFECT[box.CARDS.index("C16")]][0], 1, 0))
    assert why(p, "en", "advance ares") == "The effect advances on Dionysos only. [T-NO-40]"
    p.member(B, "mon_wall_1")
    p.ask(ChooseSeat(A, 0))
    assert why(p, "en", "member mon_wall_1") == (
        "A die of B lies on this monument field. [T-NO-44]"
    )
    assert why(p, "de", "member mon_treasury_1") == (
        "Dieses Monument ist nur zu viert im Spiel. [T-NO-44]"
    )
