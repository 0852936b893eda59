"""PettingZoo: every seat is an agent, and they act when they are asked.

    env = petteia.lab.aec.env("kyklades", seats=4)

Observations are `{"observation": numbers of the view, "action_mask": 0 and 1}`; `infos` have the mask
too. The dealer's questions are settled within `step`. Rewards come at the end (see `rewards`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from petteia import games
from petteia.bots.seat import Seat
from petteia.core.chance import Luck
from petteia.core.playout import settle_chance
from petteia.core.state import State
from petteia.lab import language
from petteia.lab.codec import Codec
from petteia.lab.layout import BOUND, layout
from petteia.lab.rewards import reward_named


def env(
    name: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    reward: str = "place",
    render_mode: str | None = None,
) -> PetteiaAEC:
    return PetteiaAEC(name, seats, options, reward, render_mode)


class PetteiaAEC(AECEnv):  # type: ignore[misc]  # the library is not typed
    def __init__(
        self,
        name: str,
        seats: int | None,
        options: Mapping[str, str] | None,
        reward: str,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        self.game = games.load(name)
        self.seats = seats or max(self.game.seats)
        self.options = dict(options or {})
        self.reward = reward_named(reward)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"petteia_{name}_v{self.game.version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.codec = Codec(self.game, self.seats, self.options)
        self.layout = layout(self.game, self.seats, self.options)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        numbers = spaces.Box(-BOUND, BOUND, (len(self.layout),), np.float32)
        mask = spaces.Box(0, 1, (len(self.codec),), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": numbers, "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(len(self.codec)) for agent in self.possible_agents
        }
        self._random, _ = seeding.np_random()
        self.state_now: State | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._dealer = Luck(int(self._random.integers(1 << 62)))
        state = self.game.new(self.seats, self.options)
        state.quiet = True
        settle_chance(state, self._dealer)
        self.state_now = state
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()

    def _ask(self) -> None:
        """Who is asked now, and what may they do?"""
        assert self.state_now is not None
        self.infos = {agent: {"action_mask": self._mask(agent)} for agent in self.agents}
        player = self.state_now.player()
        self.agent_selection = self.agents[player if player >= 0 else 0]

    def _mask(self, agent: str) -> Any:
        assert self.state_now is not None
        return self.codec.mask(self.state_now.options(self.possible_agents.index(agent)))

    def observe(self, agent: str) -> dict[str, Any]:
        assert self.state_now is not None
        view = self.state_now.view(self.possible_agents.index(agent))
        return {"observation": self.layout.array(view), "action_mask": self._mask(agent)}

    def step(self, action: int | None) -> None:
        """IllegalAction says why, if the mask does not allow it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self.state_now is not None and action is not None
        state = self.state_now
        state.apply(state.player(), self.codec.action(int(action)))
        settle_chance(state, self._dealer)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if not state.stack:
            outcome = state.outcome()
            assert outcome is not None
            paid = self.reward(outcome)
            self.rewards = {one: paid[seat] for seat, one in enumerate(self.possible_agents)}
            self.terminations = dict.fromkeys(self.agents, True)
        self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def seat(self) -> Seat:
        """The seat that is asked, as bots get it: to let a bot of ours play along."""
        assert self.state_now is not None
        return Seat(self.game, self.state_now, self.state_now.player())

    def render(self) -> str | None:
        assert self.state_now is not None
        player = max(0, self.state_now.player())
        shown = language.as_text(Seat(self.game, self.state_now, player))
        if self.render_mode == "human":
            print(shown)
            return None
        return shown

    def close(self) -> None:
        self.state_now = None
