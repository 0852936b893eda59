"""Whole random games: what always holds, the view's secrets, the value of a state, and golden sittings.

The golden files are records with a printed transcript. `PETTEIA_GOLDEN=write` makes them anew.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from petteia import games
from petteia.core.chance import Luck
from petteia.core.dealer import Dealer
from petteia.core.flow import CHANCE
from petteia.core.record import read, replay
from petteia.core.table import Table
from petteia.games.elysium.components import CARD_IDS, FAMILIES
from petteia.games.elysium.display import pile_text
from petteia.games.elysium.evaluate import FEATURES, WEIGHTS, evaluate, features
from petteia.games.elysium.rules.scoring import sheet
from petteia.games.elysium.sitting import Sitting
from petteia.words import Words
from tests.games.elysium.position import position, writing

GAME = games.load("elysium")
HERE = Path(__file__).parent / "golden"
SITTINGS = [
    (2, "first_game", 3),
    (2, "many_ways", 4),
    (3, "abundance", 5),
    (3, "combinations", 6),
    (4, "conflict", 7),
    (4, "wasteland", 8),
    (4, "random", 9),
]


def played(seats: int, families: str, seed: int) -> Table:
    table = Table(GAME, seats, {"families": families}, Dealer(seed))
    luck = Luck(seed)
    while not table.over():
        options = table.state.options(table.player())
        if luck.below(3):  # mostly not the first way out
            options = [o for o in options if o[0] not in ("stop", "end")] or options
        table.act(table.player(), luck.pick(options))
    return table


def transcript(table: Table) -> str:
    words = Words(GAME, "en")
    lines = [words.event(event) for event in table.state.seen_events([e for _, e in table.log], -2)]
    state = table.state
    assert isinstance(state, Sitting)
    lines.append("")
    lines.append(GAME.draw(state.view(None), 100, words))
    outcome = state.outcome()
    assert outcome is not None
    lines.append("")
    lines += [f"{words('sheet-' + name)}: {points}" for name, points in outcome.sheet]
    lines.append(f"places {outcome.places}, scores {outcome.scores}, {words(outcome.reason)}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


@pytest.mark.parametrize(("seats", "families", "seed"), SITTINGS)
def test_golden_sittings(seats: int, families: str, seed: int) -> None:
    """A record plays to the same end and reads the same; each family appears in one of them."""
    name = HERE / f"{seats}-{families}"
    if os.environ.get("PETTEIA_GOLDEN") == "write":
        table = played(seats, families, seed)
        HERE.mkdir(exist_ok=True)
        name.with_suffix(".record").write_text(table.record().text(), "utf-8")
        name.with_suffix(".txt").write_text(transcript(table), "utf-8")
    record = read(name.with_suffix(".record").read_text("utf-8"))
    replay(GAME, record)  # checks the outcome line
    table = Table(GAME, record.seats, record.options, Dealer(0))
    dealt = iter(record.answers)

    class Script(Dealer):
        def answer(self, state: object, turn: int) -> tuple[int | str, ...]:  # type: ignore[override]
            who, action = next(dealt)
            assert who == CHANCE
            return action

    table = Table(GAME, record.seats, record.options, Script(0))
    while not table.over():
        who, action = next(dealt)
        table.act(who, action)
    assert transcript(table) == name.with_suffix(".txt").read_text("utf-8")


def test_golden_sittings_show_every_family() -> None:
    text = "".join(path.read_text("utf-8") for path in sorted(HERE.glob("*.record")))
    for family in FAMILIES:
        assert f"{family}_" in text
    assert len({card for card in CARD_IDS if card in text}) > 90


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_always_holds(seats: int) -> None:
    """E-ACTION-1, E-STATE-4: checked after every answer; all features are finite and public."""
    longest = 0
    for seed in range(6):
        s = GAME.new(seats, {"families": "random"})
        assert isinstance(s, Sitting)
        luck, decisions = Luck(seed), 0
        while s.stack:
            question = s.question()
            assert question is not None
            if s.player() == CHANCE:
                s.apply(CHANCE, question.draw(s, luck))  # type: ignore[attr-defined]
            else:
                s.apply(s.player(), luck.pick(s.options(s.player())))
                decisions += 1
            s.check()
        longest = max(longest, decisions)
        outcome = s.outcome()
        assert outcome is not None
        assert outcome.scores == [sum(line[seat] for line in sheet(s)) for seat in range(seats)]
        for seat in range(seats):
            assert evaluate(s, seat) == pytest.approx(
                sum(w * f for w, f in zip(WEIGHTS, features(s, seat), strict=True))
            )
    assert longest < GAME.longest


def test_three_cards_and_a_quest_in_every_epoch() -> None:
    """E-ACTION-1, E-ACTION-5"""
    for seed in range(4):
        s = GAME.new(4, {"families": "random"})
        assert isinstance(s, Sitting)
        luck = Luck(seed)
        checked = 0
        while s.stack:
            question = s.question()
            assert question is not None
            before = s.phase
            action = (
                question.draw(s, luck)  # type: ignore[attr-defined]
                if s.player() == CHANCE
                else luck.pick(s.options(s.player()))
            )
            s.play(action)
            if before == 2 and s.phase == 3:
                checked += 1
                assert s.taken == [3] * 4
                kept = [mask.bit_count() for mask in s.columns]
                assert kept == [1 if quest == 5 else 0 for quest in s.quest]
        assert checked > 0


def test_features_have_names_and_weights() -> None:
    s = GAME.new(2)
    assert isinstance(s, Sitting)
    assert len(FEATURES) == len(WEIGHTS) == len(features(s, 0))


def test_the_same_seed_is_the_same_game() -> None:
    first, second = (played(3, "random", 21).record().text() for _ in range(2))
    assert first == second


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_drawing_keeps_its_width_and_shows_every_card(width: int, language: str) -> None:
    table = Table(GAME, 4, {"families": "many_ways"}, Dealer(2))
    luck = Luck(2)
    words = Words(GAME, language)
    while not table.over():
        if luck.below(12) == 0:
            view = table.state.view(0)
            drawn = GAME.draw(view, width, words)
            assert max(len(line) for line in drawn.splitlines()) <= width
            for card in [*view["agora_cards"], *view["oracle_cards"]]:
                assert words(f"name-card-{card}").split(" (")[0].split()[0] in drawn
        table.act(table.player(), luck.pick(table.state.options(table.player())))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hundred_thousand_decisions(seats: int) -> None:
    """No refusal, no dead end, nothing out of order, over random families."""
    decisions = seed = 0
    while decisions < 100_000:
        s = GAME.new(seats, {"families": "random"})
        assert isinstance(s, Sitting)
        s.quiet = True
        luck = Luck(seed)
        while s.stack:
            question = s.question()
            assert question is not None
            if s.player() == CHANCE:
                s.apply(CHANCE, question.draw(s, luck))  # type: ignore[attr-defined]
            else:
                s.apply(s.player(), luck.pick(s.options(s.player())))
                decisions += 1
            s.check()
        seed += 1


def test_the_preview_of_a_transfer_tells_what_it_costs_and_brings() -> None:
    """E-DEC-5: cost and gain as they then come; a trigger that asks or pays comes on top."""
    compared = 0
    for seed in range(6):
        s = GAME.new(3, {"families": "first_game"})
        assert isinstance(s, Sitting)
        luck = Luck(seed)
        while s.stack:
            question = s.question()
            assert question is not None
            if s.player() == CHANCE:
                s.play(question.draw(s, luck))  # type: ignore[attr-defined]
                continue
            player, view = s.player(), s.view(None)
            listed = [o for o in s.options(player) if o[0] in ("begin", "add")]
            assert len(view["transfers"]) == len(listed)
            for shown, option in zip(view["transfers"], listed, strict=True):
                after = s.clone()
                after.play(option)
                assert shown["card"] == option[1]
                told = [e for e in after.events if e[0] == "transferred"]
                assert told[-1][4] == shown["cost"] and told[-1][3] == max(
                    shown["pile"], 1 if option[0] == "add" else len(s.shapes[player]) + 1
                )
                if after.current == s.current and len(after.stack) == len(s.stack):
                    gained = after.view(None)["standing"][player] - view["standing"][player]
                    assert gained == shown["points"]
                    compared += 1
            s.play(luck.pick(s.options(player)))
    assert compared > 100


@pytest.mark.parametrize("language", ["en", "de"])
def test_sentences_name_things_and_show_no_words_of_the_engine(language: str) -> None:
    """Prompts, options, events and refusals: no `zeus_eagle`, no `?`, no key without a text."""
    words, luck = Words(GAME, language), Luck(13)
    table = Table(GAME, 3, {"families": "random"}, Dealer(13))
    vocabulary = GAME.vocabulary(3, table.state.settings)
    while not table.over():
        seat = table.player()
        view = table.state.view(seat)
        said = [words.prompt(view["asked"])]
        said += [words.label(o, view["asked"]["name"]) for o in table.state.options(seat)]
        for _ in range(4):
            refusal = table.state.why_not(seat, luck.pick(vocabulary))
            if refusal is not None:
                said.append(words.refusal(refusal))
        events = table.act(seat, luck.pick(table.state.options(seat)))
        said += [words.event(event) for event in table.state.seen_events(events, seat)]
        for sentence in said:
            assert "_" not in sentence and "{" not in sentence and "?}" not in sentence, sentence


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        (
            "en",
            "level 1 legend [Eagle of Zeus I + Charon (Hades) I + citizen], 4 VP",
            "Ares legend",
        ),
        ("de", "Mythos vom Rang 1 [Adler des Zeus I + Charon (Hades) I + Bürger], 4 SP", "Ares-M"),
    ],
)
def test_the_drawing_tells_what_may_join_a_legend(language: str, first: str, second: str) -> None:
    """E-TRANSFER-3: the families of a level legend are read from the text alone"""
    piles = [["zeus_eagle", "hades_charon", "cit"], ["ares_spear", "ares_amazons"]]
    view = position(elysium={"a": piles}).view(0)
    drawn = [pile_text(pile, Words(GAME, language)) for pile in view["piles"][0]]
    assert drawn[0] == first
    assert drawn[1].startswith(second)


@pytest.mark.parametrize(
    ("language", "text", "price"),
    [
        (
            "en",
            "2 Talos (Hephaestus) [B] <used> activate: You may pay 1 gold to gain 2 VP.",
            "Talos -> pile 1: costs 2, brings +6 VP, bonus tile",
        ),
        (
            "de",
            "2 Talos (Hephaistos) [Bl] <genutzt> Aktivieren: Du darfst 1 Gold zahlen, um 2 SP zu erhalten.",
            "Talos -> Stapel 1: kostet 2, bringt +6 SP, Bonusplättchen",
        ),
    ],
)
def test_the_drawing_tells_the_texts_and_prices_of_the_cards_to_be_transferred(
    language: str, text: str, price: str
) -> None:
    """E-DEC-5: cost and score are seen before the answer; only the player asked has his texts unfolded"""
    s = position(
        domains={"a": ["hephaestus_talos used", "cit"], "b": ["hephaestus_talos"]},
        elysium={"a": [["zeus_temple", "hades_temple"]]},
    )
    drawn = GAME.draw(writing(s).view(0), 200, Words(GAME, language))
    assert text in drawn
    assert drawn.count(text.partition(": ")[2]) == 1
    assert price in drawn
