"""Other engines, played at random: what a decision costs there. Only those that are installed."""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable
from typing import Any

from petteia.tools.speed import Work, Workload

Peer = Callable[[], Workload]  # ImportError where the engine is not installed


def installed() -> dict[str, Workload]:
    """Name of the engine and game -> its workload."""
    peers: dict[str, Peer] = {
        "Catanatron, 4 players": catanatron,
        "OpenSpiel backgammon": lambda: openspiel("backgammon"),
        "OpenSpiel gin rummy": lambda: openspiel("gin_rummy"),
        "RLCard gin rummy": rlcard,
        "python-chess perft": perft,
    }
    found = {}
    for name, peer in peers.items():
        try:
            found[name] = peer()
        except ImportError:
            continue
    return found


def timed(game: Callable[[], int]) -> Workload:
    """Whole games of an engine, each returning its decisions."""

    def run(seconds: float) -> Work:
        decisions = finished = 0
        began = time.process_time()
        until = began + seconds
        while time.process_time() < until:
            decisions += game()
            finished += 1
        return Work(decisions, finished, 0, time.process_time() - began)

    return run


def catanatron() -> Workload:
    """Four random players; every tick is a decision, forced ones too."""
    engine: Any = importlib.import_module("catanatron")
    colors = [engine.Color.RED, engine.Color.BLUE, engine.Color.WHITE, engine.Color.ORANGE]

    def game() -> int:
        played = engine.Game([engine.RandomPlayer(color) for color in colors])
        played.play()
        state = played.state
        return len(state.action_records if hasattr(state, "action_records") else state.actions)

    return timed(game)


def openspiel(name: str) -> Workload:
    """Through its Python interface, the dealer's moves drawn from their probabilities."""
    engine: Any = importlib.import_module("pyspiel")
    rules = engine.load_game(name)
    chance = random.Random(1)

    def game() -> int:
        state = rules.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                actions, weights = zip(*outcomes, strict=True)
                state.apply_action(chance.choices(actions, weights)[0])
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(chance.random() * len(legal))])
            decisions += 1
        return decisions

    return timed(game)


def rlcard() -> Workload:
    engine: Any = importlib.import_module("rlcard")
    agents: Any = importlib.import_module("rlcard.agents")
    table = engine.make("gin-rummy", config={"seed": 1})
    table.set_agents([agents.RandomAgent(table.num_actions) for _ in range(table.num_players)])

    def game() -> int:
        before = int(table.timestep)
        table.run(is_training=False)
        return int(table.timestep) - before

    return timed(game)


def perft() -> Workload:
    """All lines of chess to depth 3; a node counts as a decision."""
    chess: Any = importlib.import_module("chess")

    def nodes(board: Any, depth: int) -> int:
        if depth == 0:
            return 1
        count = 0
        for move in board.legal_moves:
            board.push(move)
            count += nodes(board, depth - 1)
            board.pop()
        return count

    return timed(lambda: nodes(chess.Board(), 3))
