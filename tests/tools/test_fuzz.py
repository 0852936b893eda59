"""fuzz: it finds what is broken, cuts it down, and its record shows it again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from petteia import games
from petteia.core.errors import Broken, Refusal
from petteia.core.record import read
from petteia.games.skirmish.rules.turns import Fight, Turn
from petteia.games.skirmish.state import Skirmish
from petteia.tools.verbs.doctor import compiled
from tests.tools.command import run

Capture = pytest.CaptureFixture[str]
pure = pytest.mark.skipif(
    compiled(getattr(__import__("petteia.core.state", fromlist=["x"]), "__file__", None)),
    reason="methods of compiled classes cannot be replaced",
)


def test_a_sound_game_passes(capsys: Capture) -> None:
    ran = run(capsys, "fuzz", "skirmish", "--decisions", 400, "--seed", 3, "--json")
    report = ran.json()
    assert ran.code == 0
    assert report["decisions"] >= 400
    assert report["games"] >= 3
    assert report["failures"] == []
    assert "nothing failed" in run(capsys, "fuzz", "skirmish", "--decisions", 20).out


def test_time_ends_it(capsys: Capture) -> None:
    report = run(capsys, "fuzz", "skirmish", "--seconds", 0.2, "--seats", 2, "--json").json()
    assert 0.2 <= report["seconds"] < 5


def test_the_same_seed_plays_the_same(capsys: Capture) -> None:
    words = ["fuzz", "skirmish", "--decisions", 150, "--json"]
    first, again = run(capsys, *words).json(), run(capsys, *words).json()
    assert (first["games"], first["longest"]) == (again["games"], again["longest"])


def coins_lost(state: Skirmish) -> None:
    if state.coins[0] > 10:
        raise Broken("nobody may be rich")


def forgetful_clone(state: Skirmish) -> Skirmish:
    new = Skirmish(state.seats, state.settings)
    for field in state.declared:
        setattr(new, field.name, getattr(state, field.name))  # shares all lists
    new.stack = state.stack[:]
    return new


def looks_at_the_deck(self: Turn, state: Skirmish) -> list[Any]:
    """Whether one may act depends on cards that nobody sees."""
    listed = [("place", region) for region in state.regions_of(self.player)]
    may = state.coins[self.player] and sum(state.deck) % 2 == 0
    return [*(listed if may else []), ("done",)]


def no_reason(self: Fight, state: Skirmish, action: Any) -> Refusal:
    return Refusal("S-NO-SUCH-RULE")


BREAKS: list[tuple[type, str, Callable[..., Any], str]] = [
    (Skirmish, "check", coins_lost, "nobody may be rich"),
    (Skirmish, "clone", forgetful_clone, "changed"),
    (Turn, "options", looks_at_the_deck, "depend on what it cannot see"),
    (Fight, "why_not", no_reason, "S-NO-SUCH-RULE has no words"),
    (Fight, "options", lambda self, state: [], "no options"),
    (Fight, "options", lambda self, state: [("stop",), ("stop",)], "listed twice"),
]


@pure
@pytest.mark.parametrize(("kind", "method", "broken", "told"), BREAKS)
def test_a_broken_game_is_found_cut_down_and_written(
    kind: type,
    method: str,
    broken: Callable[..., Any],
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Capture,
) -> None:
    monkeypatch.setattr(kind, method, broken)
    ran = run(capsys, "fuzz", "skirmish", "--seconds", 20, "--out", tmp_path, "--json")
    assert ran.code == 1
    (failure,) = ran.json()["failures"]
    assert told in failure["what"]
    file = Path(failure["record"])
    assert file.parent == tmp_path
    record = read(file.read_text("utf-8"))
    assert len(record.answers) == failure["answers"] <= 40
    again = run(capsys, "verify", file, "--deep")
    assert again.code == 1, "the record does not show the failure"


@pure
def test_people_are_told_how_to_see_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(Skirmish, "check", coins_lost)
    ran = run(capsys, "fuzz", "skirmish", "--seconds", 20, "--out", tmp_path)
    assert "FAILED: Broken: nobody may be rich" in ran.out
    assert "petteia verify" in ran.out and "--deep" in ran.out


def test_the_games_are_whole_again() -> None:
    """The breaks above are undone by pytest; this would show if not."""
    games.load("skirmish").new(2).check()
