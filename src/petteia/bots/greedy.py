"""Takes what looks best at once, judged by the result of the whole action."""

from __future__ import annotations

import math
import time

from petteia.bots.bot import Bot, Evaluate, Thought
from petteia.bots.seat import Seat
from petteia.core.action import Action
from petteia.core.chance import Luck
from petteia.core.flow import Chance, Question
from petteia.core.state import State

DEALS = 3  # deals and dice an option is tried with, where they matter
LONGEST_MENU = 256  # options looked at
SHORT_LIST = 24  # options that are played out to the end of the action, after a glance at all
EACH_VERB = 3  # of every verb so many are on the short list: a glance misjudges what is half done
OWN_MENU = 16  # options judged in an own follow-up question, unless less is wanted
OTHER_MENU = 6  # the same for an answer of another seat
DECIDED = 1e6  # more than any evaluation
LONGEST_CHAIN = 8  # follow-up answers until an action is judged as it stands


class Greedy(Bot):
    """`slips` is the share of decisions taken at random instead, for bots that should lose."""

    def __init__(self, slips: float = 0.0, evaluate: Evaluate | None = None) -> None:
        super().__init__()
        self.slips = slips
        self.evaluate = evaluate
        self.name = f"greedy:{slips:g}" if slips else "greedy"

    def decide(self, seat: Seat, luck: Luck) -> Action:
        options = seat.options
        if len(options) == 1:
            return options[0]
        if self.slips and luck.below(1000) < 1000 * self.slips:
            return luck.pick(options)
        evaluate = self.evaluate or seat.game.evaluate
        judged = judge(seat, evaluate, luck, DEALS)
        self.thoughts = [Thought(action, 0.0, value) for value, _, action in judged]
        self.thoughts[0].share = 1.0
        return judged[0][2]


def judge(
    seat: Seat, evaluate: Evaluate, luck: Luck, deals: int, deadline: float = math.inf
) -> list[tuple[float, int, Action]]:
    """The options with their values, best first; equal ones in an order that luck decides.

    What the deadline left unjudged comes last.
    """
    options = short_list(seat, evaluate, luck) if len(seat.options) > SHORT_LIST else seat.options
    totals = [0.0] * len(options)
    counts = [0] * len(options)
    uncertain = list(range(len(options)))
    for _ in range(deals):
        deal = seat.sample(luck)
        still: list[int] = []
        for at in uncertain:
            if deadline < math.inf and time.perf_counter() > deadline:
                still = []
                break
            trial = Trial(deal.clone(), seat.seat, evaluate, luck)
            totals[at] += trial.value_of(options[at])
            counts[at] += 1
            if trial.uncertain:
                still.append(at)
        uncertain = still
        if not uncertain:
            break
    order = luck.shuffled(list(range(len(options))))
    worst = min([totals[at] / counts[at] for at in order if counts[at]], default=0.0)
    judged = [(totals[at] / counts[at] if counts[at] else worst, at, options[at]) for at in order]
    judged.sort(key=_best_first)
    return judged


def short_list(seat: Seat, evaluate: Evaluate, luck: Luck) -> list[Action]:
    """The options that look best at a glance, with some of every verb."""
    options = seat.options
    if len(options) > LONGEST_MENU:
        options = luck.deal(options, LONGEST_MENU)
    deal = seat.sample(luck)
    glances: list[tuple[float, int, Action]] = []
    for at in luck.shuffled(list(range(len(options)))):
        after = deal.clone()
        after.play(options[at])
        glances.append((worth(after, seat.seat, evaluate), at, options[at]))
    glances.sort(key=_best_first)
    listed: list[Action] = []
    of_verb: dict[int | str, int] = {}
    for rank, (_, _, action) in enumerate(glances):
        verb = action[0]
        of_verb[verb] = of_verb.get(verb, 0) + 1
        if rank < SHORT_LIST or of_verb[verb] <= EACH_VERB:
            listed.append(action)
    return listed


def _best_first(entry: tuple[float, int, Action]) -> float:
    return -entry[0]


def worth(state: State, seat: int, evaluate: Evaluate) -> float:
    """The evaluation; once the game is over, the place comes before everything else."""
    value = evaluate(state, seat)
    if state.stack:
        return value
    outcome = state.outcome()
    assert outcome is not None
    place = outcome.places[seat]
    return value + (DECIDED / outcome.places.count(1) if place == 1 else -DECIDED * place)


def next_action(
    state: State, evaluate: Evaluate, luck: Luck, glance: int, follow: int, menu: int
) -> State:
    """The state after what looks best to whoever must answer, to the end of the action.

    The same judgement in short, for playing on in thought: `glance` options as they are, then those that
    have only begun something, as many as `follow`, to its end, with a short `menu` on the way.
    """
    asked = state.stack[-1]
    assert isinstance(asked, Question)
    player = asked.player
    options = state.options(player)
    if len(options) > glance:
        options = luck.deal(options, glance)
    height = len(state.stack) - 1
    best, best_value = state, -math.inf
    begun: list[tuple[float, int, State]] = []
    for at, action in enumerate(options):
        after = state.clone()
        after.play(action)
        value = worth(after, player, evaluate)
        if len(after.stack) > height:
            begun.append((-value, at, after))
        elif value > best_value:
            best, best_value = after, value
    begun.sort()
    lucky: Action | None = None
    for _, at, after in begun[:follow]:
        trial = Trial(after, player, evaluate, luck, menu)
        value = trial.to_the_end(type(asked), height)
        if value > best_value:
            best, best_value = trial.state, value
            lucky = options[at] if trial.uncertain else None
    if lucky is None:
        return best
    # it was chosen for its luck, too: once more from the start
    trial = Trial(state.clone(), player, evaluate, luck, menu)
    trial.value_of(lucky)
    return trial.state


class Trial:
    """One option played out to the end of the action it begins."""

    def __init__(
        self, state: State, seat: int, evaluate: Evaluate, luck: Luck, menu: int = OWN_MENU
    ) -> None:
        self.state = state
        self.seat = seat
        self.evaluate = evaluate
        self.luck = luck
        self.menu = menu  # options judged in an own follow-up question
        self.uncertain = False  # did the dealer or another seat have a word in it?

    def value_of(self, action: Action) -> float:
        kind = type(self.state.question())
        height = len(self.state.stack) - 1
        self.state.play(action)
        return self.to_the_end(kind, height)

    def to_the_end(self, kind: type, height: int) -> float:
        """An action is over when all it put on the stack is gone, or its question is asked again."""
        for _ in range(LONGEST_CHAIN):
            stack = self.state.stack
            if len(stack) <= height:
                break
            asked = stack[-1]
            assert isinstance(asked, Question)
            if isinstance(asked, Chance):
                self.uncertain = True
                self.state.play(asked.draw(self.state, self.luck))
                continue
            if len(stack) == height + 1 and type(asked) is kind and asked.player == self.seat:
                return self._with_one_more(asked)
            if asked.player != self.seat:
                self.uncertain = True
            self.state = self._best_next(asked)
        return worth(self.state, self.seat, self.evaluate)

    def _with_one_more(self, asked: Question[State]) -> float:
        """Asked the same again: rest here, or go one step on if that is better."""
        now = worth(self.state, self.seat, self.evaluate)
        return max(now, worth(self._best_next(asked), self.seat, self.evaluate))

    def _best_next(self, asked: Question[State]) -> State:
        options = self.state.options(asked.player)
        menu = self.menu if asked.player == self.seat else OTHER_MENU
        if len(options) > menu:
            options = self.luck.deal(options, menu)
        best, best_value = self.state, 0.0
        for action in options:
            after = self.state.clone()
            after.play(action)
            value = worth(after, asked.player, self.evaluate)
            if best is self.state or value > best_value:
                best, best_value = after, value
        return best
