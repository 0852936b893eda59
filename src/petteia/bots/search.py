"""Determinised Monte-Carlo tree search for any game of the contract.

Every playout deals the unseen anew (`Seat.sample`), lets the dealer draw, and walks one tree that all
deals share: its branches are decisions, so what is learned in one deal helps in the next. Each seat
maximises its own share of a win. Options are tried in the order of what they look worth at one
glance (the root judges whole actions as `greedy` does), and a playout is cut early: the game's
evaluation, turned into chances to win, is its result.
"""

from __future__ import annotations

import math
import time
from typing import Final

from petteia.bots.bot import Bot, Thought
from petteia.bots.greedy import judge, worth
from petteia.bots.levels import number_of
from petteia.bots.seat import Seat
from petteia.core.action import Action
from petteia.core.chance import Luck
from petteia.core.flow import OVER
from petteia.core.game import Game
from petteia.core.outcome import Outcome
from petteia.core.playout import playout, settle_chance
from petteia.core.state import State

ENDLESS: Final = 1 << 60
LONG_MENU: Final = 48  # options weighed at an inner node; a longer menu is weighed in part
ROOT_SHARE: Final = 0.35  # of the time, at most, for judging the options of the root
CHECK_EVERY: Final = 8  # playouts between looks at whether more could change the choice
MARGIN: Final = 0.97  # of the time; the rest is for the last playout


class Edge:
    """One option of a node, over all deals in which it was there."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0  # of the values to the player who decides here
        self.after: dict[tuple[int, type], Node] = {}  # by who is asked next, and what


class Node:
    """A decision that follows a line of decisions, whatever was dealt."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.edges: dict[Action, Edge] = {}
        self.weighed = False  # are the priors made?


class Search(Bot):
    """`millis` or `playouts` bound the thinking, whichever ends first; 0 is no bound."""

    def __init__(self, millis: float = 0, playouts: int = 0) -> None:
        super().__init__()
        assert millis > 0 or playouts > 0
        self.millis = millis
        self.playouts = playouts or ENDLESS
        self.name = f"search:{millis:g}ms" if millis else f"search:{playouts}"
        self.settings: dict[str, float] = {}  # overrides of the game's own, for measuring
        self.spent = 0  # playouts of the last decision
        self._stop = False

    def interrupt(self) -> None:
        self._stop = True

    def decide(self, seat: Seat, luck: Luck) -> Action:
        start = time.perf_counter()
        self._stop = False
        if len(seat.options) == 1:
            return seat.options[0]
        tree = Tree(seat, luck, self.settings)
        limit = self.millis / 1000 * MARGIN if self.millis else math.inf
        tree.weigh_root(start + limit * ROOT_SHARE)
        done = 0
        while done < self.playouts and not self._stop:
            tree.grow()
            done += 1
            used = time.perf_counter() - start if self.millis else 0.0
            if used >= limit:
                break
            if done % CHECK_EVERY == 0:
                left = self.playouts - done
                if self.millis:
                    left = min(left, int((limit - used) / used * done) + 1)
                if tree.decided(left):
                    break
        self.spent = done
        self.thoughts = tree.thoughts()
        return self.thoughts[0].action


class Tree:
    """The tree of one decision."""

    def __init__(self, seat: Seat, luck: Luck, overrides: dict[str, float]) -> None:
        game = seat.game
        self.seat = seat
        self.luck = luck
        self.evaluate = game.evaluate
        self.scale = _setting("scale", game, overrides)
        self.prior_scale = _setting("prior_scale", game, overrides) * self.scale
        self.explore = _setting("explore", game, overrides)
        self.widen_at = int(_setting("widen_at", game, overrides))
        self.random_steps = int(_setting("random_steps", game, overrides))
        self.doubt = _setting("doubt", game, overrides)
        self.root = Node()
        self.here = 0.0
        self.solo = seat.seats == 1
        if self.solo:
            self.here = self.evaluate(seat.sample(luck), seat.seat)

    # -- growing -------------------------------------------------------------------------------

    def weigh_root(self, deadline: float) -> None:
        judged = judge(self.seat, self.evaluate, self.luck, 2, deadline)
        values = [value for value, _, _ in judged]
        priors = self.priors(values)
        for (_, _, action), prior in zip(judged, priors, strict=True):
            self.root.edges[action] = Edge(prior)
        self.root.weighed = True

    def grow(self) -> None:
        """One playout: down the tree, one decision further, and a judgement of what came of it."""
        luck = self.luck
        state = self.seat.sample(luck)
        node, player = self.root, self.seat.seat
        nodes: list[Node] = []
        edges: list[Edge] = []
        players: list[int] = []
        while True:
            options = state.options(player)
            if not node.weighed:
                if node.visits < self.widen_at:
                    break
                self.weigh(node, state, player, options)
            action, edge = self.choose(node, options)
            nodes.append(node)
            edges.append(edge)
            players.append(player)
            state.play(action)
            settle_chance(state, luck)
            asked = state.question()
            if asked is None:
                break
            player = asked.player
            key = (player, type(asked))
            after = edge.after.get(key)
            if after is None:
                after = Node()
                edge.after[key] = after
            node = after
        if player != OVER and state.stack:
            node.visits += 1
        values = self.judged(state)
        for at, node in enumerate(nodes):
            value = values[players[at]]
            node.visits += 1
            node.total += value
            edges[at].visits += 1
            edges[at].total += value

    def weigh(self, node: Node, state: State, player: int, options: list[Action]) -> None:
        """Priors from one glance ahead. Options met later, in other deals, get a small one."""
        if len(options) > LONG_MENU:
            options = self.luck.deal(options, LONG_MENU)
        values: list[float] = []
        for action in options:
            after = state.clone()
            after.play(action)
            values.append(worth(after, player, self.evaluate))
        for action, prior in zip(options, self.priors(values), strict=True):
            node.edges[action] = Edge(prior)
        node.weighed = True

    def priors(self, values: list[float]) -> list[float]:
        best = max(values)
        scale = self.prior_scale
        weights = [math.exp(max(-40.0, (value - best) / scale)) for value in values]
        total = sum(weights)
        even = self.doubt / len(values)
        return [even + (1.0 - self.doubt) * weight / total for weight in weights]

    def choose(self, node: Node, options: list[Action]) -> tuple[Action, Edge]:
        """The option with the best mean plus a bonus for being promising and little tried."""
        edges = node.edges
        unknown = node.total / node.visits if node.visits else 0.5
        push = self.explore * math.sqrt(node.visits + 1.0)
        best_action, best_edge, best_score = options[0], None, -1.0
        for action in options:
            edge = edges.get(action)
            if edge is None:
                score = unknown + push * self.doubt / (len(options) + 1)
            elif edge.visits:
                score = edge.total / edge.visits + push * edge.prior / (1 + edge.visits)
            else:
                score = unknown + push * edge.prior
            if score > best_score:
                best_action, best_edge, best_score = action, edge, score
        if best_edge is None:
            best_edge = Edge(self.doubt / (len(options) + 1))
            edges[best_action] = best_edge
        return best_action, best_edge

    # -- judging ---------------------------------------------------------------------------------

    def judged(self, state: State) -> list[float]:
        """Each seat's share of a win."""
        if state.stack and self.random_steps:
            playout(state, self.luck, self.random_steps)
            settle_chance(state, self.luck)
        ended = state.outcome() if not state.stack else None
        if self.solo:
            return [self.alone(state, ended)]
        if ended is not None:
            return shares(ended)
        return self.chances([self.evaluate(state, seat) for seat in range(state.seats)])

    def chances(self, worths: list[float]) -> list[float]:
        best = max(worths)
        weights = [math.exp(max(-40.0, (worth - best) / self.scale)) for worth in worths]
        total = sum(weights)
        return [weight / total for weight in weights]

    def alone(self, state: State, ended: Outcome | None) -> float:
        gain = (self.evaluate(state, 0) - self.here) / self.scale
        hope = 1.0 / (1.0 + math.exp(max(-40.0, min(40.0, -gain))))
        if ended is None:
            return hope
        return 0.5 * hope + (0.5 if ended.places[0] == 1 else 0.0)

    # -- answering -------------------------------------------------------------------------------

    def decided(self, left: int) -> bool:
        """Is the most visited option out of reach for the others in what is left?"""
        first = second = 0
        for edge in self.root.edges.values():
            if edge.visits > first:
                first, second = edge.visits, first
            elif edge.visits > second:
                second = edge.visits
        return first - second > left

    def thoughts(self) -> list[Thought]:
        visits = max(1, self.root.visits)
        thoughts = [
            Thought(action, edge.visits / visits, edge.total / max(1, edge.visits))
            for action, edge in self.root.edges.items()
        ]
        thoughts.sort(key=_most_visited)
        return thoughts


def _most_visited(thought: Thought) -> tuple[float, float]:
    return -thought.share, -thought.value


def shares(ended: Outcome) -> list[float]:
    """A win is nearly all; places behind it and being close count a little."""
    winners = len(ended.winners())
    seats = len(ended.places)
    best = max(ended.scores)
    values: list[float] = []
    for place, score in zip(ended.places, ended.scores, strict=True):
        won = 1.0 / winners if place == 1 else 0.0
        ranked = (seats - place) / (seats - 1)
        close = 1.0 / (1.0 + max(0, best - score))
        values.append(0.9 * won + 0.05 * ranked + 0.05 * close)
    return values


def _setting(name: str, game: Game, overrides: dict[str, float]) -> float:
    return overrides.get(name, number_of("search", name, game.id))
