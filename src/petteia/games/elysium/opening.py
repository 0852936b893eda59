"""Setting up [E-SETUP]. Bonus tiles are free and what is not used is out of the game [E-SETUP-8, E-SETUP-9]."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar, Final

from petteia.core.action import Action
from petteia.core.chance import Luck
from petteia.core.errors import BadOptions
from petteia.core.flow import Chance, sequence
from petteia.core.state import Settings
from petteia.games.elysium.components import (
    AGORA as AGORA_SIZE,
)
from petteia.games.elysium.components import (
    FAMILIES,
    FAMILY_SETS,
    IN_PLAY,
    ORACLE,
    SIDES,
    START_GOLD,
)
from petteia.games.elysium.rules.deck import AGORA, reveal
from petteia.games.elysium.rules.deck import ORACLE as TO_ORACLE
from petteia.games.elysium.rules.epoch import EPOCH
from petteia.games.elysium.sitting import Sitting
from petteia.games.elysium.state import Elysium, full_deck

RANDOM: Final = "random"
CHOICES: Final[list[Action]] = [("families", *chosen) for chosen in combinations(FAMILIES, IN_PLAY)]


def chosen_families(value: str) -> list[str]:
    """The families an option names: a set by its name, or five families joined by `+` [E-DEC-1]."""
    return FAMILY_SETS.get(value) or value.split("+")


def check_options(seats: int, settings: Settings) -> None:
    value = settings["families"]
    if value == RANDOM:
        return
    chosen = chosen_families(value)
    if len(set(chosen)) != IN_PLAY or any(family not in FAMILIES for family in chosen):
        raise BadOptions(
            f"option families: {value!r} is not {IN_PLAY} different of {', '.join(FAMILIES)}"
        )


class DrawSide(Chance[Elysium]):  # E-SETUP-1
    rule: ClassVar[str] = "E-SETUP-1"

    def draw(self, s: Elysium, luck: Luck) -> Action:
        return ("pediment", luck.pick(SIDES))

    def outcomes(self, s: Elysium) -> list[tuple[Action, int]]:
        return [(("pediment", side), 1) for side in SIDES]

    def answer(self, s: Elysium, action: Action) -> None:
        s.side = SIDES.index(str(action[1]))
        s.tell("pediment", action[1])


class DrawFirst(Chance[Elysium]):  # E-SETUP-3
    rule: ClassVar[str] = "E-SETUP-3"

    def draw(self, s: Elysium, luck: Luck) -> Action:
        return ("first", luck.below(s.seats))

    def outcomes(self, s: Elysium) -> list[tuple[Action, int]]:
        return [(("first", seat), 1) for seat in range(s.seats)]

    def answer(self, s: Elysium, action: Action) -> None:
        first = int(action[1])
        s.order = tuple([(first + step) % s.seats for step in range(s.seats)])
        for at, player in enumerate(s.order):  # E-SETUP-4
            s.vp[player] = at + 1
        s.tell("first", first)


class DrawFamilies(Chance[Elysium]):  # E-SETUP-5
    rule: ClassVar[str] = "E-SETUP-5"

    def draw(self, s: Elysium, luck: Luck) -> Action:
        return luck.pick(CHOICES)

    def outcomes(self, s: Elysium) -> list[tuple[Action, int]]:
        return [(choice, 1) for choice in CHOICES]

    def answer(self, s: Elysium, action: Action) -> None:
        use_families(s, [str(family) for family in action[1:]])


def use_families(s: Elysium, chosen: list[str]) -> None:
    """The deck is what nobody has seen; its order is decided card by card when it is drawn."""
    s.families = tuple(sorted([FAMILIES.index(family) for family in chosen]))
    s.unseen = full_deck(s.families)
    s.deck = len(s.unseen)
    s.tell("families", *[FAMILIES[family] for family in s.families])


def draw_side(s: Elysium) -> None:
    s.ask(DrawSide())


def draw_first(s: Elysium) -> None:
    s.gold = [START_GOLD] * s.seats  # E-SETUP-4, E-RUL-33
    s.ask(DrawFirst())


def choose_families(s: Elysium) -> None:
    if s.settings["families"] == RANDOM:
        s.ask(DrawFamilies())
    else:
        use_families(s, chosen_families(s.settings["families"]))


def lay_agora(s: Elysium) -> None:  # E-SETUP-6
    reveal(s, AGORA, AGORA_SIZE[s.seats])


def lay_oracle(s: Elysium) -> None:
    if s.has_oracle():
        reveal(s, TO_ORACLE, ORACLE)


def begin(s: Elysium) -> None:
    s.begin(EPOCH)


SETUP = sequence(
    "elysium.setup", draw_side, draw_first, choose_families, lay_agora, lay_oracle, begin
)


def opening(seats: int, settings: Settings) -> Elysium:
    state = Sitting(seats, settings)
    state.begin(SETUP)
    state.settle()
    return state
