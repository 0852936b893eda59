"""Gymnasium: one seat learns, bots play the others.

    import gymnasium, petteia.lab.gym
    env = gymnasium.make("petteia/kyklades-4p-v2", opponents=["greedy"])

Ids carry the number of seats and the version of the rules. `action_masks()` is what MaskablePPO of
sb3-contrib asks for. An answer the mask does not allow changes nothing and costs a little.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from petteia import games
from petteia.bots.registry import make
from petteia.bots.seat import Seat
from petteia.core.action import text
from petteia.core.chance import Luck
from petteia.core.playout import settle_chance
from petteia.core.state import State
from petteia.lab import language
from petteia.lab.codec import Codec
from petteia.lab.layout import BOUND, Numbers, layout
from petteia.lab.rewards import reward_named

ILLEGAL_COSTS: Final = 0.01
PATIENCE: Final = 100  # illegal answers in a row until the sitting is broken off


class PetteiaGym(gymnasium.Env[Numbers, np.int64]):
    """`seat` is the learner's number, or None for another one in every sitting."""

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        seat: int | None = None,
        opponents: Sequence[str] = ("uniform",),
        options: Mapping[str, str] | None = None,
        reward: str = "place",
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}
        self.game = games.load(name)
        self.seats = seats or max(self.game.seats)
        self.learner = seat
        self.opponents = [make(opponents[at % len(opponents)]) for at in range(self.seats)]
        self.options = dict(options or {})
        self.reward = reward_named(reward)
        self.render_mode = render_mode
        self.codec = Codec(self.game, self.seats, self.options)
        self.layout = layout(self.game, self.seats, self.options)
        self.observation_space = spaces.Box(-BOUND, BOUND, (len(self.layout),), np.float32)
        self.action_space = spaces.Discrete(len(self.codec))
        self.seat = seat or 0
        self.state_now: State | None = None
        self._illegal = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(1 << 62))
        self._dealer = Luck(drawn)
        self._lucks = [Luck(f"{drawn}/{seat}") for seat in range(self.seats)]
        if self.learner is None:
            self.seat = drawn % self.seats
        self._illegal = 0
        self.state_now = self.game.new(self.seats, self.options)
        self.state_now.quiet = True
        self._others()
        return self._observed()

    def _others(self) -> None:
        """Let the dealer and the bots answer until the learner must."""
        state = self.state_now
        assert state is not None
        while True:
            settle_chance(state, self._dealer)
            player = state.player()
            if not state.stack or player == self.seat:
                return
            bot = self.opponents[player]
            state.apply(player, bot.decide(Seat(self.game, state, player), self._lucks[player]))

    def _observed(self) -> tuple[Numbers, dict[str, Any]]:
        assert self.state_now is not None
        mask = self.codec.mask(self.state_now.options(self.seat))
        return self.layout.array(self.state_now.view(self.seat)), {"action_mask": mask}

    def action_masks(self) -> NDArray[np.bool_]:
        """The options of the learner, as sb3-contrib wants them."""
        assert self.state_now is not None
        return self.codec.mask(self.state_now.options(self.seat)).astype(np.bool_)

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        state = self.state_now
        assert state is not None
        chosen = self.codec.action(int(action))
        if chosen not in state.options(self.seat):
            return self._refused(chosen)
        self._illegal = 0
        state.apply(self.seat, chosen)
        self._others()
        paid = 0.0
        if not state.stack:
            outcome = state.outcome()
            assert outcome is not None
            paid = self.reward(outcome)[self.seat]
        observed, info = self._observed()
        if self.render_mode == "human":
            self.render()
        return observed, paid, not state.stack, False, info

    def _refused(
        self, chosen: tuple[int | str, ...]
    ) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        assert self.state_now is not None
        self._illegal += 1
        observed, info = self._observed()
        info["illegal"] = f"{text(chosen)}: {self.state_now.why_not(self.seat, chosen)}"
        return observed, -ILLEGAL_COSTS, False, self._illegal >= PATIENCE, info

    def render(self) -> str | None:
        assert self.state_now is not None
        shown = language.as_text(Seat(self.game, self.state_now, self.seat))
        if self.render_mode == "human":
            print(shown)
            return None
        return shown


def env_id(name: str, seats: int) -> str:
    return f"petteia/{name}-{seats}p-v{games.load(name).version}"


def register_all() -> None:
    """Every game with every number of seats; done by importing this module."""
    for name in games.names():
        for seats in games.load(name).seats:
            if env_id(name, seats) not in gymnasium.registry:
                gymnasium.register(
                    env_id(name, seats),
                    entry_point="petteia.lab.gym:PetteiaGym",
                    kwargs={"name": name, "seats": seats},
                )


register_all()
