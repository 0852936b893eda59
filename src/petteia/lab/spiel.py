"""OpenSpiel: every game as a Python game, `pyspiel.load_game("petteia_kyklades(players=4)")`.

The dealer is OpenSpiel's chance player; its outcomes are numbered in the order the game lists them. The
observation is the view (as numbers, or as JSON); with perfect recall the answers a seat has seen
come before it, so the string is an information state.
"""

from __future__ import annotations

import json
from typing import Any, Final

import numpy as np
import pyspiel

from petteia import games
from petteia.core.action import Action, text
from petteia.core.flow import CHANCE, OVER, Chance
from petteia.core.game import Game
from petteia.core.record import line
from petteia.core.state import State
from petteia.lab.codec import Codec
from petteia.lab.layout import layout
from petteia.lab.rewards import place

Answered = tuple[int, Action, list[Action]]  # who, what, and as each seat read it

MOST_OUTCOMES: Final = 1 << 20


def options_of(listed: str) -> dict[str, str]:
    """`rounds:4;variant:mini` -> the options of a game. A colon, as OpenSpiel keeps `=` to itself."""
    chosen: dict[str, str] = {}
    for pair in filter(None, listed.split(";")):
        name, _, value = pair.partition(":")
        chosen[name] = value
    return chosen


def game_type(game: Game) -> Any:
    zero_sum = min(game.seats) > 1
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"petteia_{game.id}",
        long_name=f"Petteia: {game.id}, version {game.version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": max(game.seats), "options": ""},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, rules: Game, params: Any) -> None:
        chosen = dict(params or {})
        self.rules = rules
        self.seats = int(chosen.get("players", max(rules.seats)))
        self.chosen = options_of(str(chosen.get("options", "")))
        self.codec = Codec(rules, self.seats, self.chosen)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.codec),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if min(rules.seats) > 1 else None,
            max_game_length=rules.longest,
        )
        super().__init__(game_type(rules), info, chosen)

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.rules.new(self.seats, self.chosen))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"there are no observation parameters; passed {params}")
        return SpielObserver(self, iig_obs_type)


class Position:
    """What a state of OpenSpiel holds of ours; it copies states by `deepcopy`, ours know better."""

    def __init__(self, codec: Codec, state: State, answers: list[Answered]) -> None:
        self.codec = codec
        self.state = state
        self.answers = answers

    def __deepcopy__(self, memo: Any) -> Position:
        return Position(self.codec, self.state.clone(), self.answers[:])


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame, state: State) -> None:
        super().__init__(game)
        state.quiet = True
        self.position = Position(game.codec, state, [])

    @property
    def codec(self) -> Codec:
        return self.position.codec

    @property
    def deal(self) -> State:
        return self.position.state

    @property
    def answers(self) -> list[Answered]:
        return self.position.answers

    def current_player(self) -> int:
        player = self.deal.player()
        if player == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if player == CHANCE else player

    def _legal_actions(self, player: int) -> list[int]:
        return sorted([self.codec.number(action) for action in self.deal.options(player)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = [weight for _, weight in self._outcomes()]
        total = sum(weights)
        return [(at, weight / total) for at, weight in enumerate(weights)]

    def _outcomes(self) -> list[tuple[Action, int]]:
        asked = self.deal.question()
        assert isinstance(asked, Chance)
        return asked.outcomes(self.deal)

    def _apply_action(self, number: int) -> None:
        player = self.deal.player()
        asked = self.deal.question()
        assert asked is not None
        action = self._outcomes()[number][0] if player == CHANCE else self.codec.action(number)
        seen = [asked.shown(action, seat) for seat in range(self.deal.seats)]
        self.answers.append((player, action, seen))
        self.deal.play(action)

    def _action_to_string(self, player: int, number: int) -> str:
        if player == CHANCE:
            return text(self._outcomes()[number][0])
        return text(self.codec.action(number))

    def is_terminal(self) -> bool:
        return not self.deal.stack

    def returns(self) -> list[float]:
        outcome = self.deal.outcome() if not self.deal.stack else None
        return [0.0] * self.deal.seats if outcome is None else place(outcome)

    def __str__(self) -> str:
        return "\n".join([line(player, action) for player, action, _ in self.answers])


class SpielObserver:
    """`tensor` and `dict` of the view; strings are JSON."""

    def __init__(self, game: SpielGame, iig_obs_type: Any) -> None:
        self.recall = bool(iig_obs_type is not None and iig_obs_type.perfect_recall)
        self.private = iig_obs_type is None or (
            iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        )
        self.layout = layout(game.rules, game.seats, game.chosen)
        self.tensor = np.zeros(len(self.layout), np.float32)
        self.dict = {"view": self.tensor}

    def _view(self, state: SpielState, player: int) -> dict[str, Any]:
        return state.deal.view(player if self.private else None)

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.layout.array(self._view(state, player))

    def string_from(self, state: SpielState, player: int) -> str:
        view = json.dumps(self._view(state, player), sort_keys=True)
        if not self.recall:
            return view
        lines = [line(who, seen[player]) for who, _, seen in state.answers]
        return "\n".join([*lines, view])


def register_all() -> None:
    for name in games.names():
        _register(games.load(name))


def _register(game: Game) -> None:
    class Titled(SpielGame):
        def __init__(self, params: Any = None) -> None:
            super().__init__(game, params)

    if f"petteia_{game.id}" not in pyspiel.registered_names():
        pyspiel.register_game(game_type(game), Titled)


register_all()
