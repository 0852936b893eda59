"""A bot is a name and perhaps a number behind a colon: `greedy`, `search:500ms`, `master`."""

from __future__ import annotations

import re
from typing import Final

from petteia.bots.absent import Absent
from petteia.bots.bot import Bot
from petteia.bots.greedy import Greedy
from petteia.bots.levels import LEVELS, spec_of
from petteia.bots.search import Search
from petteia.bots.seat import Seat
from petteia.bots.uniform import Uniform
from petteia.core.action import Action
from petteia.core.chance import Luck
from petteia.core.errors import BadOptions

FORMS: Final = {
    "uniform": "any option",
    "greedy[:SLIPS]": "what looks best at once; a share of decisions at random",
    "search[:500ms|:2s|:400]": "tree search for a time, or for a number of playouts",
    "absent[:0|:1|:2]": "a stand-in: as little as possible, anything, what looks best",
}


class Level(Bot):
    """Plays each game with the bot that stands behind the level there."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self._bots: dict[str, Bot] = {}

    def in_game(self, game: str) -> Bot:
        if game not in self._bots:
            self._bots[game] = make(spec_of(self.name, game))
        return self._bots[game]

    def decide(self, seat: Seat, luck: Luck) -> Action:
        bot = self.in_game(seat.game.id)
        action = bot.decide(seat, luck)
        self.thoughts = bot.thoughts
        return action

    def interrupt(self) -> None:
        for bot in list(self._bots.values()):
            bot.interrupt()


def names() -> list[str]:
    """What a person may choose from: the levels, weakest first."""
    return list(LEVELS)


def make(spec: str) -> Bot:
    """The bot of this name; BadOptions says what there is."""
    name, _, detail = spec.partition(":")
    if name in LEVELS and not detail:
        return Level(name)
    if name == "uniform" and not detail:
        return Uniform()
    if name == "greedy" and re.fullmatch(r"(0(\.\d+)?|1)?", detail):
        return Greedy(float(detail or 0))
    budget = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s|)", detail)
    if name == "search" and (budget or not detail):
        return _search(budget)
    if name == "absent" and detail in ("", "0", "1", "2"):
        return Absent(int(detail or 0))
    raise unknown(spec)


def _search(budget: re.Match[str] | None) -> Search:
    if budget is None:
        return Search(millis=500)
    size = float(budget[1])
    if not budget[2]:
        return Search(playouts=max(1, int(size)))
    return Search(millis=max(1.0, size * (1000 if budget[2] == "s" else 1)))


def unknown(spec: str) -> BadOptions:
    return BadOptions(f"there is no bot {spec!r}; there are {', '.join([*LEVELS, *FORMS])}")


def budget_ms(spec: str, game: str) -> int | None:
    """How long a bot means to think at most; None where it answers at once or counts playouts."""
    found = re.fullmatch(
        r"search:(\d+(?:\.\d+)?)(ms|s)", spec_of(spec, game) if spec in LEVELS else spec
    )
    if found is None:
        return None
    return round(float(found[1]) * (1000 if found[2] == "s" else 1))
