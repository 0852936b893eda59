"""What must hold at every state of every game. `fuzz` and `verify --deep` run these."""

from __future__ import annotations

import json

from petteia.core.action import Action, parse, text
from petteia.core.chance import Luck
from petteia.core.errors import Broken, IllegalAction
from petteia.core.flow import CHANCE, OVER, Chance
from petteia.core.game import Game
from petteia.core.record import read, record_of, replay
from petteia.core.state import State
from petteia.words import LANGUAGES, Words

DEEPEST = 60  # frames on the stack
REFUSED = 4  # actions of the vocabulary tried at each state


class Checker:
    """Checks states of one sitting; raises Broken with the name of what failed first."""

    def __init__(self, game: Game, state: State, luck: Luck) -> None:
        self.game = game
        self.luck = luck
        self.vocabulary = game.vocabulary(state.seats, state.settings)
        self.words = [Words(game, language) for language in LANGUAGES]

    def check(self, state: State) -> None:
        state.check()
        require(len(state.stack) <= DEEPEST, "the stack is too deep")
        key = state.key()
        self.options(state)
        self.saving(state, key)
        self.cloning(state, key)
        self.seeing(state)
        self.refusing(state)
        require(state.key() == key, "looking at a state changed it")
        if state.player() == OVER:
            self.ending(state)

    def options(self, state: State) -> None:
        seat = state.player()
        if seat < 0:
            return
        options = list(state.options(seat))
        require(bool(options), "a question has no options")
        require(len(set(options)) == len(options), "an option is listed twice")
        asked = state.clone().question()
        assert asked is not None
        require(asked.options(state.clone()) == options, "options are not the same twice")
        action = self.luck.pick(options)
        require(parse(text(action)) == action, f"{text(action)!r} does not read back")

    def saving(self, state: State, key: str) -> None:
        loaded = self.game.load(json.loads(json.dumps(state.to_json())))
        require(loaded.key() == key, "JSON does not restore the state")
        if state.player() >= 0:
            same = loaded.options(loaded.player()) == state.options(state.player())
            require(same, "a restored state has other options")

    def cloning(self, state: State, key: str) -> None:
        clone = state.clone()
        require(clone.key() == key, "a clone is not the same")
        answer_at_random(clone, self.luck)
        require(state.key() == key, "answering on a clone changed the state it came from")

    def seeing(self, state: State) -> None:
        seat = self.luck.below(state.seats)
        view = state.view(seat)
        require(json.loads(json.dumps(view)) == view, "a view is not plain JSON")
        sample = state.sample(seat, self.luck)
        require(sample.view(seat) == view, f"a sample of seat {seat} looks different to it")
        sample.check()
        mine = self.game.evaluate(state, seat)
        theirs = self.game.evaluate(sample, seat)
        require(mine == theirs, f"the evaluation of seat {seat} uses what it cannot see")
        asked = sample.question()
        if asked is not None and asked.player == seat:  # listed anew, not those a clone shares
            same = asked.options(sample) == state.options(seat)
            require(same, f"options of seat {seat} depend on what it cannot see")

    def refusing(self, state: State) -> None:
        seat = max(state.player(), 0)
        legal = state.options(seat)
        for _ in range(REFUSED):
            action = self.luck.pick(self.vocabulary)
            if action in legal:
                continue
            refusal = state.why_not(seat, action)
            require(refusal is not None, f"{text(action)} is no option, but nothing forbids it")
            assert refusal is not None
            require(refusal.rule != "UNKNOWN", f"no rule tells why {text(action)} is no option")
            for words in self.words:
                told = words.has(refusal.rule)
                require(told, f"{refusal.rule} has no words in {words.language}")
                words.refusal(refusal)
            try:
                state.apply(seat, action)
            except IllegalAction:
                continue
            raise Broken(f"{text(action)} was not among the options and was accepted")

    def ending(self, state: State) -> None:
        outcome = state.outcome()
        require(outcome is not None, "nobody is to answer, but there is no outcome")
        assert outcome is not None
        require(len(outcome.places) == state.seats, "the outcome has not one place per seat")
        require(len(outcome.scores) == state.seats, "the outcome has not one score per seat")
        alone = state.seats == 1  # who plays alone may lose to the game
        require(alone or 1 in outcome.places, "nobody has the first place")
        for seat in range(state.seats):
            total = sum(points[seat] for _, points in outcome.sheet)
            same = not outcome.sheet or total == outcome.scores[seat]
            require(same, f"the sheet of seat {seat} adds up to {total}, not to its score")
        for words in self.words:
            require(words.has(outcome.reason), f"{outcome.reason} has no words")

    def record(self, state: State, answers: list[tuple[int, Action]]) -> None:
        """At the end of a sitting: its text must play to the same end."""
        source = record_of(self.game, state, answers).text()
        require(read(source).text() == source, "the record does not read back")
        require(replay(self.game, read(source)).key() == state.key(), "the record ends elsewhere")


def answer_at_random(state: State, luck: Luck) -> None:
    seat = state.player()
    if seat == OVER:
        return
    if seat == CHANCE:
        asked = state.question()
        assert isinstance(asked, Chance)
        state.apply(seat, asked.draw(state, luck))
        return
    state.apply(seat, luck.pick(state.options(seat)))


def require(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Broken(otherwise)
