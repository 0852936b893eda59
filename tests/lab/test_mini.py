"""The short variant of every game: same rules and same action numbers, much less to do."""

from __future__ import annotations

import pytest

from petteia.core.chance import Luck
from petteia.core.game import Game
from petteia.core.playout import playout
from petteia.lab.codec import Codec
from petteia.lab.gym import PetteiaGym
from tests.contract.sittings import GAMES

MINI = {"variant": "mini"}
WITH_MINI = [game for game in GAMES if any(option.name == "variant" for option in game.options)]
CASES = [(game, seats) for game in WITH_MINI for seats in game.seats]


def decisions(game: Game, seats: int, options: dict[str, str]) -> int:
    total = 0
    for seed in range(6):
        state = game.new(seats, options)
        state.quiet = True
        total += playout(state, Luck(seed), game.longest)
        state.check()
        assert state.outcome() is not None
    return total


def test_all_but_the_toy_have_one() -> None:
    assert {game.id for game in GAMES} - {game.id for game in WITH_MINI} == {"skirmish"}


@pytest.mark.parametrize(("game", "seats"), CASES, ids=[f"{g.id}-{n}" for g, n in CASES])
def test_it_is_short_and_speaks_the_same_language(game: Game, seats: int) -> None:
    assert decisions(game, seats, MINI) < 0.62 * decisions(game, seats, {})
    assert Codec(game, seats, MINI).actions == Codec(game, seats).actions


@pytest.mark.parametrize("game", WITH_MINI, ids=[game.id for game in WITH_MINI])
def test_an_environment_can_be_made_of_it(game: Game) -> None:
    env = PetteiaGym(game.id, 2, options=MINI)
    luck, steps, ended = Luck(1), 0, False
    env.reset(seed=1)
    while not ended:
        numbers = [int(at) for at in env.action_masks().nonzero()[0]]
        _, _, ended, _, _ = env.step(luck.pick(numbers))  # type: ignore[arg-type]
        steps += 1
    assert steps > 3
