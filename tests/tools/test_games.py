"""games: what there is to play."""

from __future__ import annotations

import pytest

from petteia import games
from tests.tools.command import run

Capture = pytest.CaptureFixture[str]


def test_every_game_is_listed_with_seats_and_options(capsys: Capture) -> None:
    report = run(capsys, "games", "--json").json()
    assert [game["id"] for game in report["games"]] == games.names()
    toy = next(game for game in report["games"] if game["id"] == "skirmish")
    assert toy["seats"] == [2, 3, 4]
    assert toy["options"][0]["choices"] == ["4", "8", "12"]
    for game in report["games"]:
        for option in game["options"]:
            assert not option["help"].startswith("option-"), option["name"]


@pytest.mark.parametrize(("language", "told"), [("en", "How many rounds"), ("de", "Runden")])
def test_people_read_it_in_their_language(language: str, told: str, capsys: Capture) -> None:
    ran = run(capsys, "games", "skirmish", "--lang", language)
    assert "skirmish: " in ran.out and told in ran.out
