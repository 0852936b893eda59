"""Determinised Monte-Carlo tree search for any game of the contract.

Every playout deals the unseen anew (`Seat.sample`), lets the dealer draw, and walks a tree that all
deals share: its branches are decisions, so what is learned in one deal helps in the next. Each seat
maximises its own share of a win. Behind the tree everybody goes on as `greedy` would, until the
sitting is calm: the next round, the end of a turn. There worths can be compared, and the game's
evaluation, turned into chances to win, is the result.

At the root the options that `greedy` likes best are compared in rounds. In a round all of them meet the
same deal and the same stream of the dealer, so that luck cancels out, and the field narrows as
the budget is spent: half the time goes to the last few.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Final

from petteia.bots.bot import Bot, Thought
from petteia.bots.greedy import judge, next_action, worth
from petteia.bots.levels import number_of, table
from petteia.bots.seat import Seat
from petteia.core.action import Action
from petteia.core.chance import Luck
from petteia.core.game import Game
from petteia.core.outcome import Outcome
from petteia.core.playout import settle_chance
from petteia.core.state import State

LONG_MENU: Final = 32  # options weighed at an inner node; a longer menu is weighed in part
ROOT_SHARE: Final = 0.3  # of the time, at most, for judging the options of the root
MARGIN: Final = 0.97  # of the time; the rest is for ending the last action in thought
SURE: Final = 4.0  # standard errors by which an option must lag to be dropped early
ENOUGH: Final = 32  # rounds before anything is dropped early
EVERY: Final = 8  # rounds between such looks


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


class Candidate:
    """One option of the root: its part of the tree, and what each round brought."""

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior  # chance to win by the evaluation alone
        self.edge = Edge(prior)
        self.values: list[float] = []
        self.score = prior


class Budget:
    """How long a decision may take, in playouts or in milliseconds, and how much of it is used."""

    def __init__(self, millis: float, playouts: int) -> None:
        self.playouts = playouts
        self.spent = 0
        self.stopped = False
        self.start = time.perf_counter()
        self.seconds = millis / 1000 * MARGIN if millis else math.inf

    def used(self) -> float:
        """The share of the budget that is spent."""
        used = self.spent / self.playouts if self.playouts else 0.0
        if self.seconds < math.inf:
            used = max(used, (time.perf_counter() - self.start) / self.seconds)
        return used

    def over(self) -> bool:
        return self.stopped or self.used() >= 1


class Search(Bot):
    """`millis` or `playouts` bound the thinking, whichever ends first; 0 is no bound."""

    def __init__(self, millis: float = 0, playouts: int = 0) -> None:
        super().__init__()
        assert millis > 0 or playouts > 0
        self.millis = millis
        self.playouts = playouts
        self.name = f"search:{millis:g}ms" if millis else f"search:{playouts}"
        self.settings: dict[str, float] = {}  # overrides of the game's own, for measuring
        self.budget = Budget(millis, playouts)  # of the last decision

    def interrupt(self) -> None:
        self.budget.stopped = True

    def decide(self, seat: Seat, luck: Luck) -> Action:
        self.budget = budget = Budget(self.millis, self.playouts)
        if len(seat.options) == 1:
            return seat.options[0]
        tree = Tree(seat, luck, self.settings, budget)
        left = tree.candidates
        while len(left) > 1:
            stream = luck.below(1 << 62)
            for candidate in left:
                tree.grow(candidate, stream)
                budget.spent += 1
                if budget.over():
                    break
            if budget.over():
                break
            left = tree.narrowed(left, budget.used())
        if budget.over() and left is tree.candidates:  # not one whole round
            left = tree.ranked(left)
        self.thoughts = tree.thoughts(left)
        return self.thoughts[0].action


class Tree:
    """The tree of one decision."""

    def __init__(self, seat: Seat, luck: Luck, overrides: dict[str, float], budget: Budget) -> None:
        game = seat.game
        self.seat = seat
        self.luck = luck
        self.budget = budget
        self.evaluate = game.evaluate
        self.scale = _setting("scale", game, overrides)
        self.prior_scale = _setting("prior_scale", game, overrides) * self.scale
        self.explore = _setting("explore", game, overrides)
        self.widen_at = int(_setting("widen_at", game, overrides))
        self.horizon = int(_setting("horizon", game, overrides))
        self.glance = int(_setting("glance", game, overrides))
        self.follow = int(_setting("follow", game, overrides))
        self.menu = int(_setting("menu", game, overrides))
        self.calm = str(table(game.id)["search"]["calm"]).split()
        self.doubt = _setting("doubt", game, overrides)
        self.trust = _setting("trust", game, overrides)
        self.solo = seat.seats == 1
        now = seat.sample(luck)
        self.worths = [self.evaluate(now, player) for player in range(seat.seats)]
        deadline = budget.start + ROOT_SHARE * budget.seconds
        judged = judge(seat, self.evaluate, luck, 2, deadline)
        field = judged[: int(_setting("field", game, overrides))]
        self.candidates = [Candidate(action, self.hope(value)) for value, _, action in field]

    def hope(self, value: float) -> float:
        """What an option is worth if nothing else changes, as a chance to win."""
        mine = self.seat.seat
        if self.solo:
            return self.gain(value)
        return self.chances([*self.worths[:mine], value, *self.worths[mine + 1 :]])[mine]

    # -- the root ------------------------------------------------------------------------------

    def ranked(self, left: list[Candidate]) -> list[Candidate]:
        """Best first, by their rounds and by what the evaluation says."""
        for candidate in left:
            rounds = len(candidate.values)
            total = self.trust * candidate.prior + sum(candidate.values)
            candidate.score = total / (self.trust + rounds)
        return sorted(left, key=_best_first)

    def narrowed(self, left: list[Candidate], used: float) -> list[Candidate]:
        """Those still worth a round when this share of the budget is used, best first."""
        left = self.ranked(left)
        places = max(2, math.ceil(len(self.candidates) ** (1.0 - used)))
        left = left[:places]
        rounds = len(left[0].values)
        if rounds >= ENOUGH and rounds % EVERY == 0:
            left = [left[0], *[one for one in left[1:] if not lags(one.values, left[0].values)]]
        return left

    def thoughts(self, left: list[Candidate]) -> list[Thought]:
        """All candidates by the rounds they lasted, the best of those that lasted first."""
        rounds = max(1, sum(len(candidate.values) for candidate in self.candidates))
        order = [*left, *sorted([c for c in self.candidates if c not in left], key=_lasted)]
        return [
            Thought(candidate.action, len(candidate.values) / rounds, candidate.score)
            for candidate in order
        ]

    # -- a playout -------------------------------------------------------------------------------

    def grow(self, candidate: Candidate, stream: int) -> None:
        """Down the tree below an option, on from there, and a judgement of what came of it."""
        self.luck = luck = Luck(stream)
        state = self.seat.sample(luck)
        before = moment(state, self.calm)
        mine = self.seat.seat
        edge = candidate.edge
        action = candidate.action
        nodes: list[Node] = []
        edges: list[Edge] = []
        players: list[int] = []
        while True:
            state.play(action)
            settle_chance(state, luck)
            asked = state.question()
            if asked is None or moment(state, self.calm) != before:
                break
            player = asked.player
            key = (player, type(asked))
            node = edge.after.get(key)
            if node is None:
                node = Node()
                edge.after[key] = node
            nodes.append(node)
            players.append(player)
            options = state.options(player)
            if not node.weighed:
                if node.visits < self.widen_at:
                    break
                self.weigh(node, state, player, options)
            action, edge = self.choose(node, options)
            edges.append(edge)
        rested = self.play_on(state, before)
        if rested is None:
            return
        values = self.judged(rested)
        candidate.values.append(values[mine])
        for at, node in enumerate(nodes):
            value = values[players[at]]
            node.visits += 1
            node.total += value
            if at < len(edges):
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
        weights = [math.exp(max(-40.0, (value - best) / self.prior_scale)) for value in values]
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
        ended = state.outcome() if not state.stack else None
        if self.solo:
            return [self.alone(state, ended)]
        if ended is not None:
            return shares(ended)
        return self.chances([self.evaluate(state, seat) for seat in range(state.seats)])

    def play_on(self, state: State, before: list[object]) -> State | None:
        """Everybody goes on as `greedy` would, until the sitting is calm; None if time is up before.

        An evaluation misjudges what is half done, and whoever has just had a turn.
        """
        for _ in range(self.horizon):
            if not state.stack or moment(state, self.calm) != before:
                return state
            if self.budget.over():
                return None
            state = next_action(
                state, self.evaluate, self.luck, self.glance, self.follow, self.menu
            )
            settle_chance(state, self.luck)
        return state

    def chances(self, worths: Sequence[float]) -> list[float]:
        best = max(worths)
        weights = [math.exp(max(-40.0, (worth - best) / self.scale)) for worth in worths]
        total = sum(weights)
        return [weight / total for weight in weights]

    def gain(self, value: float) -> float:
        """For a lone seat: how much better than now, squeezed between 0 and 1."""
        gained = (value - self.worths[0]) / self.scale
        return 1.0 / (1.0 + math.exp(max(-40.0, min(40.0, -gained))))

    def alone(self, state: State, ended: Outcome | None) -> float:
        hope = self.gain(self.evaluate(state, 0))
        if ended is None:
            return hope
        return 0.5 * hope + (0.5 if ended.places[0] == 1 else 0.0)


def moment(state: State, fields: Sequence[str]) -> list[object]:
    """Which round it is, or which turn: when this changes, the sitting is calm."""
    return [getattr(state, field) for field in fields]


def lags(values: Sequence[float], best: Sequence[float]) -> bool:
    """Is it out of reach? Rounds are paired, so the differences tell more than the values."""
    count = min(len(values), len(best))
    differences = [best[at] - values[at] for at in range(count)]
    mean = sum(differences) / count
    spread = sum((one - mean) ** 2 for one in differences) / (count - 1)
    return mean > SURE * math.sqrt(spread / count) + 1e-9


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


def _best_first(candidate: Candidate) -> float:
    return -candidate.score


def _lasted(candidate: Candidate) -> tuple[int, float]:
    return -len(candidate.values), -candidate.score


def _setting(name: str, game: Game, overrides: dict[str, float]) -> float:
    return overrides.get(name, number_of("search", name, game.id))
