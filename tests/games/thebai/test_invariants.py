"""Chapter 15: what always holds, and that `check` finds what does not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from petteia.core import pieces
from petteia.core.chance import Luck
from petteia.core.errors import Broken
from petteia.core.flow import CHANCE, Chance
from petteia.games.thebai import components as box
from petteia.games.thebai.evaluate import FEATURES, WEIGHTS, features
from petteia.games.thebai.state import DIE, HERO, NONE, Thebai, die
from tests.games.thebai.position import A, B, Position, game


def random_game(seats: int, seed: int, **settings: str) -> int:
    """Play at random with all checks; the number of answers."""
    state, luck = game.new(seats, {k.replace("_", "-"): v for k, v in settings.items()}), Luck(seed)
    answers = 0
    while (asked := state.question()) is not None:
        if isinstance(asked, Chance):
            state.apply(CHANCE, asked.draw(state, luck))
        else:
            state.apply(asked.player, luck.pick(state.options(asked.player)))
        state.check()
        answers += 1
    assert isinstance(state, Thebai) and state.round == box.ROUNDS
    assert state.battle == 4
    return answers


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_case_121_random_games(seats: int) -> None:
    """T-INV-1 to T-INV-9, T-DEC-32, T-STATE: every game ends after round 10."""
    for seed in range(3):
        assert random_game(seats, seed) < game.longest


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_case_121_a_thousand_random_games(seats: int) -> None:
    """T-INV-9: every chain of effects ends."""
    assert max(random_game(seats, seed) for seed in range(1000)) < game.longest


CHALLENGES = list(box.CHALLENGE_OPTION.values())


@pytest.mark.parametrize("challenge", CHALLENGES)
def test_games_with_each_challenge(challenge: str) -> None:
    """T-SOLO-SETUP-12."""
    random_game(1, 7, **{challenge.replace("-", "_"): "on"})


def lose_a_die(s: Thebai) -> None:
    s.general[A] -= 1


def lose_a_hoplite(s: Thebai) -> None:
    s.supply[7] -= 1


def double_a_stone(s: Thebai) -> None:
    s.bag.append(s.bag[0])


def double_a_card(s: Thebai) -> None:
    s.deck.append(s.deck[0])


def two_archons(s: Thebai) -> None:
    s.archon[A] = s.archon[B] = 0


def archon_in_the_air(s: Thebai) -> None:
    s.archon[A] = 0


def two_dice_on_a_monument(s: Thebai) -> None:
    s.monument = (A + 1, A + 1, *s.monument[2:])
    s.general[A] -= 2


def four_heroes(s: Thebai) -> None:
    s.hero_owner = (A, A, A, A, *s.hero_owner[4:])


def leader_out_of_turn(s: Thebai) -> None:
    s.leaders = pieces.replaced(s.leaders, A, 5)
    s.leaders_set = pieces.replaced(s.leaders_set, A, 1)
    s.supply[7] -= 1


def debt(s: Thebai) -> None:
    s.items[0] = -1


def gap(s: Thebai) -> None:
    s.bag.append(s.estate[3] - 1)
    s.estate[3] = 0


def marker_twice(s: Thebai) -> None:
    s.altar_rank = pieces.replaced(s.altar_rank, 0, s.altar_rank[1])


def stack_out_of_order(s: Thebai) -> None:
    s.altar = pieces.replaced(s.altar, s.altar_rank[2], 4)


def tile_too_many(s: Thebai) -> None:
    s.tiles_left = pieces.replaced(s.tiles_left, A, 4)


def hero_twice(s: Thebai) -> None:
    s.field[0] = HERO + s.hero_row[0]


def die_from_nowhere(s: Thebai) -> None:
    s.field[0] = die(A, box.POPULATION, 0)


def estate_die_from_nowhere(s: Thebai) -> None:
    s.estate[0] = DIE


@pytest.mark.parametrize(
    "damage",
    [
        lose_a_die,
        lose_a_hoplite,
        double_a_stone,
        double_a_card,
        two_archons,
        archon_in_the_air,
        two_dice_on_a_monument,
        four_heroes,
        leader_out_of_turn,
        debt,
        gap,
        marker_twice,
        stack_out_of_order,
        tile_too_many,
        hero_twice,
        die_from_nowhere,
        estate_die_from_nowhere,
    ],
)
def test_check_finds_what_does_not_hold(damage: Callable[[Thebai], None]) -> None:
    """T-INV-1, T-INV-2, T-INV-3, T-INV-4, T-INV-5, T-INV-6, T-INV-7, T-INV-8."""
    p = Position(3)
    p.s.check()
    damage(p.s)
    with pytest.raises(Broken):
        p.s.check()


# -- evaluation ------------------------------------------------------------------------------------------


def value(p: Position, name: str) -> float:
    return features(p.s, A)[FEATURES.index(name)]


def test_features_have_names_and_weights() -> None:
    p = Position(3)
    assert len(FEATURES) == len(WEIGHTS) == len(features(p.s, A))
    total = sum(f * w for f, w in zip(features(p.s, A), WEIGHTS, strict=True))
    assert game.evaluate(p.s, A) == pytest.approx(total)


def test_more_is_better() -> None:
    """Points, stones gone, cards that can be paid, strength for the next battle."""
    p = Position(3)
    before = game.evaluate(p.s, A)
    p.s.vp[A] += 1
    assert game.evaluate(p.s, A) == pytest.approx(before + 1)
    p.hand(A, "C31")
    assert value(p, "hand") == 1 and value(p, "payable") == 0
    p.items(A, a=2, b=2)
    assert value(p, "hand") == 0 and value(p, "payable") == 4
    p.s.round = 3
    p.s.fate = pieces.replaced(p.s.fate, 2, box.FATES.index("conflict_4"))
    weak = value(p, "battle")
    p.die(A, "hoplite", "2a", "h_4_1")
    assert value(p, "battle") > weak


def test_the_evaluation_does_not_read_the_hands_of_others() -> None:
    """T-FRAME-4."""
    p = Position(3)
    p.effect(B, {"op": "commission", "n": 1}).say("draw", "* drawn C30")
    before = game.evaluate(p.s, A)
    p.s.deck[0], p.s.hand[B][0] = p.s.hand[B][0], p.s.deck[0]
    p.s.deck.sort()
    assert game.evaluate(p.s, A) == before
    assert p.s.derived()["hand_size"][B] == 1 and NONE not in p.s.display
