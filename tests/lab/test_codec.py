"""Action numbers never change: trained models depend on them.

After appending to a vocabulary (never reorder), renew the golden file of the game:

    python -m tests.lab.test_codec kyklades
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from petteia import games
from petteia.core.game import Game
from petteia.lab.codec import Codec, pins
from tests.contract.sittings import GAMES, walk
from tests.contract.test_contract import every_case, every_game

GOLDEN = Path(__file__).parent / "codecs"


@every_game
def test_numbers_are_those_of_the_golden_file_or_appended(game: Game) -> None:
    file = GOLDEN / f"{game.id}.json"
    assert file.exists(), f"python -m tests.lab.test_codec {game.id}"
    golden = json.loads(file.read_text("utf-8"))
    assert set(golden) == {str(seats) for seats in game.seats}
    for seats, (count, pin) in golden.items():
        codec = Codec(game, int(seats))
        assert len(codec) >= count
        assert codec.pin(count) == pin, f"actions of {game.id} at {seats} seats were reordered"


@every_case
def test_a_mask_marks_the_options_and_nothing_else(game: Game, seats: int) -> None:
    codec = Codec(game, seats)
    for state in walk(game, seats, seed=51, decisions=40):
        if not state.stack:
            break
        options = state.options(state.player())
        mask = codec.mask(options)
        assert [codec.action(int(at)) for at in mask.nonzero()[0]] == sorted(
            options, key=codec.number
        )
    assert not codec.mask([]).any()


def test_a_reordered_vocabulary_has_another_pin() -> None:
    codec = Codec(games.load("skirmish"), 3)
    whole, part = codec.pin(), codec.pin(10)
    codec.actions.append(("new",))
    assert codec.pin(10) == part
    codec.actions[0], codec.actions[1] = codec.actions[1], codec.actions[0]
    assert codec.pin() != whole
    assert codec.pin(10) != part


@pytest.mark.parametrize("seats", [2, 3])
def test_every_action_has_its_own_number(seats: int) -> None:
    codec = Codec(games.load("skirmish"), seats)
    assert len(codec.numbers) == len(codec)
    assert all(codec.number(codec.action(at)) == at for at in range(len(codec)))


if __name__ == "__main__":
    for name in sys.argv[1:] or [game.id for game in GAMES]:
        pinned = json.dumps(pins(games.load(name)), indent=1)
        (GOLDEN / f"{name}.json").write_text(pinned + "\n", "utf-8")
