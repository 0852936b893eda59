"""Creatures with a figure: the Kraken at sea, four others on islands."""

from __future__ import annotations

from typing import ClassVar

from petteia.core.action import Action
from petteia.core.errors import Refusal
from petteia.core.pieces import replaced, take
from petteia.games.kyklades.components import (
    CREATURES,
    KRAKEN,
    KRAKEN_PRICE,
    NOBODY,
    POLYPHEMUS,
)
from petteia.games.kyklades.rules.asking import Ask
from petteia.games.kyklades.rules.battle import lose_all_ships
from petteia.games.kyklades.rules.pieces import (
    add_ships,
    discard_figure,
    drop_ships,
    figure_on,
    pay,
)
from petteia.games.kyklades.state import Kyklades
from petteia.games.kyklades.verbs import DECLINE, STOP


class Effect(Ask):
    """The first question of a creature's effect, which may be declined."""  # K-DEC-8 R-18

    rule: ClassVar[str] = "K-DEC-8"
    automatic: ClassVar[bool] = False  # K-DEC-2

    def refuse(self, s: Kyklades, action: Action) -> Refusal:
        if action[0] == "keep":
            return Refusal("K-NO-SUMMON-KEEP")  # K-CREATURE-2
        return super().refuse(s, action)


class Surface(Effect):
    """Where the Kraken comes up."""

    rule: ClassVar[str] = "K-CR-KRAKEN"

    def options(self, s: Kyklades) -> list[Action]:
        return [*s.board().surface, DECLINE]

    def answer(self, s: Kyklades, action: Action) -> None:
        if action[0] == "decline":
            s.tell("declined", self.player)
            return
        s.ask(Swim(self.player))
        strike(s, s.board().sea_at[str(action[1])])

    def refuse(self, s: Kyklades, action: Action) -> Refusal:
        if action[0] == "surface":
            return Refusal("K-NO-FIGURE")  # K-FIG-1
        return super().refuse(s, action)


def strike(s: Kyklades, sea: int) -> None:
    """The Kraken comes to this space; every ship there is destroyed."""
    s.figures = replaced(s.figures, KRAKEN, sea)
    s.tell("kraken", s.board().seas[sea])
    lose_all_ships(s, sea)


class Swim(Ask):
    """One more paid step of the Kraken, or stop."""

    rule: ClassVar[str] = "K-CR-KRAKEN"

    def options(self, s: Kyklades) -> list[Action]:
        board = s.board()
        listed: list[Action] = []
        if s.gold[self.player] >= KRAKEN_PRICE:
            listed += [board.swim[sea] for sea in board.links[s.figures[KRAKEN]]]
        listed.append(STOP)
        return listed

    def answer(self, s: Kyklades, action: Action) -> None:
        if action[0] == "stop":
            return
        pay(s, self.player, KRAKEN_PRICE)
        s.ask(self)
        strike(s, s.board().sea_at[str(action[1])])

    def refuse(self, s: Kyklades, action: Action) -> Refusal:
        if action[0] == "swim":
            if action[1] in s.board().island_at:
                return Refusal("K-NO-FIGURE")
            return Refusal("K-NO-KRAKEN-FAR", sea=action[1])
        return super().refuse(s, action)


class Haunt(Effect):
    """On which island the figure is put."""

    rule: ClassVar[str] = "K-FIG-1"
    fields: ClassVar[str] = "player:seat creature"

    def __init__(self, player: int, creature: str) -> None:
        super().__init__(player)
        self.creature = creature

    def options(self, s: Kyklades) -> list[Action]:
        return [*s.board().haunt, DECLINE]

    def answer(self, s: Kyklades, action: Action) -> None:
        if action[0] == "decline":
            s.tell("declined", self.player)
            return
        figure = CREATURES.index(self.creature)
        island = s.board().island_at[str(action[1])]
        s.tell("figure", self.player, self.creature, action[1])
        other = figure_on(s, island)
        if other >= 0:  # K-FIG-4: both leave; the card of the new one is put away with the rest
            discard_figure(s, other)
            s.tell("left", self.creature, action[1])
            return
        s.figures = replaced(s.figures, figure, island)
        s.keeper = replaced(s.keeper, figure, self.player)  # K-FIG-2
        if figure in s.using:
            s.using.remove(figure)
        else:  # K-CR-CHIMERA: copied, so its card lay in the discard pile
            take(s.discard, figure)
        if figure == POLYPHEMUS and stacks(s, island):
            s.ask(Push(self.player))

    def refuse(self, s: Kyklades, action: Action) -> Refusal:
        if action[0] == "haunt":
            return Refusal("K-NO-FIGURE")
        return super().refuse(s, action)


def stacks(s: Kyklades, island: int) -> list[int]:
    """Sea spaces around the island that hold ships."""
    return [sea for sea in s.board().coasts[island] if s.ships[sea]]


class Push(Ask):
    """Polyphemus: the next stack to go, and where to."""  # K-CR-POLYPHEMUS R-22 R-40

    rule: ClassVar[str] = "K-CR-POLYPHEMUS"

    def options(self, s: Kyklades) -> list[Action]:
        board = s.board()
        open_sea = ~s.closed()
        listed: list[Action] = []
        for sea in stacks(s, s.figures[POLYPHEMUS]):
            pushes = [
                board.push[sea][at]
                for at, to in enumerate(board.links[sea])
                if open_sea >> to & 1 and (s.fleet[to] < 0 or s.fleet[to] == s.fleet[sea])
            ]
            listed += pushes or [board.sink[sea]]
        return listed

    def answer(self, s: Kyklades, action: Action) -> None:
        board = s.board()
        sea = board.sea_at[str(action[1])]
        if action[0] == "sink":
            lose_all_ships(s, sea)
        else:
            player, count = s.fleet[sea], s.ships[sea]
            drop_ships(s, sea, count)
            add_ships(s, board.sea_at[str(action[2])], player, count)
            s.tell("pushed", player, count, action[1], action[2])
        if stacks(s, s.figures[POLYPHEMUS]):
            s.ask(self)

    def refuse(self, s: Kyklades, action: Action) -> Refusal:
        if action[0] in ("push", "sink"):
            return Refusal("K-NO-PUSH", sea=action[-1], why=self._no_push(s, action))
        return super().refuse(s, action)

    def _no_push(self, s: Kyklades, action: Action) -> str:
        board = s.board()
        sea = board.sea_at[str(action[1])]
        if sea not in stacks(s, s.figures[POLYPHEMUS]):
            return "none"
        if action[0] == "sink":
            return "out"  # a way out must be used
        to = board.sea_at[str(action[2])]
        if to not in board.links[sea]:
            return "far"
        return "closed" if s.closed() >> to & 1 else "taken"


def dismiss_figures(s: Kyklades, player: int) -> None:
    """The island figures this player summoned in an earlier round leave."""  # K-FIG-3 R-28
    for figure, keeper in enumerate(s.keeper):
        if keeper == player and s.figures[figure] != NOBODY:
            discard_figure(s, figure)
