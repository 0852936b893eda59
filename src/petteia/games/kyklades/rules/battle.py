"""Battles on land and at sea: clashes, losses, retreats."""

from __future__ import annotations

from typing import ClassVar, Final

from petteia.core.action import Action
from petteia.core.chance import Luck
from petteia.core.errors import Refusal
from petteia.core.flow import Chance, sequence
from petteia.games.kyklades.components import (
    MEDUSA,
    MINOTAUR,
    MINOTAUR_BONUS,
    members,
)
from petteia.games.kyklades.rules.asking import Ask
from petteia.games.kyklades.rules.conquest import capture
from petteia.games.kyklades.rules.pieces import (
    add_ships,
    discard_figure,
    drop_ships,
    lose_ships,
    lose_troops,
)
from petteia.games.kyklades.state import Kyklades
from petteia.games.kyklades.verbs import FIGHT, ROLL, known

LAND: Final = 0
SEA: Final = 1
# indices of `Kyklades.battle`
ATTACKER: Final = 0
WHERE: Final = 1
SPACE: Final = 2
FORCE: Final = 3


def faces_of(text: str) -> list[int]:
    return [int(face) for face in text.split("-")]


def begin_battle(
    s: Kyklades, attacker: int, where: int, space: int, force: int
) -> None:  # K-COMBAT-1
    """The attacking units have left where they came from, and fight until one side is left."""
    s.battle = [attacker, where, space, force]
    s.tell("battle", attacker, defender_of(s), space_name(s), force, defending_units(s))
    s.begin(BATTLE)
    s.ask(Clash(1))


def defender_of(s: Kyklades) -> int:
    space = s.battle[SPACE]
    return s.fleet[space] if s.battle[WHERE] == SEA else s.owner[space]


def space_name(s: Kyklades) -> str:
    board = s.board()
    return (board.seas if s.battle[WHERE] == SEA else board.islands)[s.battle[SPACE]]


def defending_units(s: Kyklades) -> int:
    return (s.ships if s.battle[WHERE] == SEA else s.troops)[s.battle[SPACE]]


def minotaur_defends(s: Kyklades, island: int) -> bool:
    """Does he defend this island by himself, without troops?"""
    return s.figures[MINOTAUR] == island and s.settings["minotaur"] == "last_defender"


def has_defenders(s: Kyklades, island: int) -> bool:  # K-TROOP-3
    return s.troops[island] > 0 or minotaur_defends(s, island)


def bonus(s: Kyklades) -> int:
    """What the defender adds to die and units."""
    space = s.battle[SPACE]
    if s.battle[WHERE] == SEA:
        return s.sea_bonus(space, s.fleet[space])  # K-COMBAT-4 K-COMBAT-9
    extra = s.land_bonus(space)  # K-COMBAT-3
    if s.figures[MINOTAUR] == space:  # K-CR-MINOTAUR
        extra += MINOTAUR_BONUS
    return extra


class Clash(Chance[Kyklades]):
    """Both sides roll a die."""

    rule: ClassVar[str] = "K-COMBAT-2"
    fields: ClassVar[str] = "first:number"

    def __init__(self, first: int = 0) -> None:
        super().__init__()
        self.first = first  # 1 in the first clash of the battle: nobody could retreat yet

    def draw(self, s: Kyklades, luck: Luck) -> Action:
        faces = faces_of(s.settings["die_faces"])
        return ROLL[luck.pick(faces)][luck.pick(faces)]

    def outcomes(self, s: Kyklades) -> list[tuple[Action, int]]:
        faces = faces_of(s.settings["die_faces"])
        kinds = sorted(set(faces))
        return [(ROLL[a][d], faces.count(a) * faces.count(d)) for a in kinds for d in kinds]

    def answer(self, s: Kyklades, action: Action) -> None:
        attack = s.battle[FORCE] + int(action[1])
        defence = defending_units(s) + bonus(s) + int(action[2])
        s.tell("clash", s.battle[ATTACKER], defender_of(s), space_name(s), attack, defence)
        if defence <= attack:  # K-COMBAT-5
            lose_defender(s)
        if attack <= defence:
            lose_attacker(s)

    def bystander(self, s: Kyklades, seat: int, action: Action) -> Refusal | None:
        if self.first and is_retreat(s, seat, action):
            return Refusal("K-NO-RETREAT-FIRST", why="clash")  # K-COMBAT-7
        return no_way_out(s, seat, action)


def lose_attacker(s: Kyklades) -> None:
    attacker = s.battle[ATTACKER]
    s.battle[FORCE] -= 1
    if s.battle[WHERE] == SEA:
        s.ships_left[attacker] += 1
        s.tell("lost", attacker, "ship", space_name(s))
    else:
        s.troops_left[attacker] += 1
        s.tell("lost", attacker, "troop", space_name(s))


def lose_defender(s: Kyklades) -> None:
    space = s.battle[SPACE]
    if s.battle[WHERE] == SEA:
        s.tell("lost", s.fleet[space], "ship", space_name(s))
        # the space stays the defender's until the battle is over
        s.ships_left[s.fleet[space]] += 1
        s.ships[space] -= 1
    elif s.troops[space] > 0:  # troops before the Minotaur
        s.tell("lost", s.owner[space], "troop", space_name(s))
        lose_troops(s, space, 1)
        if s.troops[space] == 0 and s.figures[MINOTAUR] == space and not minotaur_defends(s, space):
            discard_figure(s, MINOTAUR)  # R-21 falls_with_last_troop
    else:
        discard_figure(s, MINOTAUR)


def after_clash(s: Kyklades) -> None:  # K-COMBAT-6 K-COMBAT-7
    if not s.battle:  # a retreat has ended it
        return
    space = s.battle[SPACE]
    standing = s.ships[space] > 0 if s.battle[WHERE] == SEA else has_defenders(s, space)
    if s.battle[FORCE] == 0 or not standing:
        end_battle(s, standing)
        return
    defender = defender_of(s)
    s.begin(BATTLE)
    if defending_units(s) > 0 and destinations(s, defender):
        s.ask(RetreatDefender(defender, space_name(s)))
    else:
        ask_attacker(s)


def ask_attacker(s: Kyklades) -> None:
    """Whether to fight on, if there is a choice; otherwise the next clash."""
    attacker = s.battle[ATTACKER]
    if destinations(s, attacker):
        s.ask(RetreatAttacker(attacker, space_name(s)))
    else:
        s.ask(Clash())


BATTLE = sequence("kyklades.battle", after_clash)


def end_battle(s: Kyklades, standing: bool) -> None:
    """One side at most is left; it holds the space."""  # K-COMBAT-8
    attacker, where, space, force = s.battle
    s.battle = []
    if where == SEA:
        if not standing:
            _empty(s, space)
            if force:
                add_ships(s, space, attacker, force)
                if s.spent:  # K-CR-SYLPH: ships that fought do not move any more
                    s.spent[space] = force
        if s.fleet[space] >= 0:
            s.tell("holds", s.fleet[space], s.board().seas[space])
        else:
            s.tell("empty", s.board().seas[space])
        return
    if force and not standing:
        capture(s, space, attacker, force)
    else:
        s.tell("keeps", s.owner[space], s.board().islands[space])


def _empty(s: Kyklades, sea: int) -> None:
    if s.fleet[sea] >= 0:
        drop_ships(s, sea, s.ships[sea])


def destinations(s: Kyklades, player: int) -> list[Action]:
    """Where this side of the battle may retreat to."""
    board = s.board()
    space = s.battle[SPACE]
    if s.battle[WHERE] == SEA:  # K-RETREAT-3
        links = board.link_mask[space] & ~s.closed()
        return [board.flee[n] for n in members(links) if s.fleet[n] < 0 or s.fleet[n] == player]
    if s.figures[MEDUSA] == space:  # K-CR-MEDUSA R-25
        return []
    own = reach(s, player, space) & s.lands[player]  # K-RETREAT-2
    return [board.retreat[island] for island in members(own)]


def reach(s: Kyklades, player: int, island: int) -> int:
    """Islands (as a mask) joined to this one by a chain of the player's ships."""  # K-TERM-5 R-34
    board = s.board()
    waters = s.waters[player]
    waiting = board.coast_mask[island] & waters
    chain = waiting
    islands = 0
    while waiting:
        low = waiting & -waiting
        sea = low.bit_length() - 1
        islands |= board.shore_mask[sea]
        more = board.link_mask[sea] & waters & ~chain
        chain |= more
        waiting = (waiting ^ low) | more
    return islands & ~(1 << island)


class Retreat(Ask):
    """All units of one side may go to one place, or fight on."""  # K-RETREAT-1 R-31

    rule: ClassVar[str] = "K-RETREAT-1"
    fields: ClassVar[str] = "player:seat space"
    automatic: ClassVar[bool] = False  # K-DEC-2

    def __init__(self, player: int, space: str) -> None:
        super().__init__(player)
        self.space = space

    def options(self, s: Kyklades) -> list[Action]:
        return [FIGHT, *destinations(s, self.player)]

    def refuse(self, s: Kyklades, action: Action) -> Refusal:
        return no_destination(s, self.player, action) or super().refuse(s, action)


def no_destination(s: Kyklades, player: int, action: Action) -> Refusal | None:
    """Why this side cannot retreat like this, if it tries to retreat at all."""
    verb = action[0]
    if verb == "split":
        return Refusal("K-NO-RETREAT-SPLIT")
    board = s.board()
    space = s.battle[SPACE]
    if verb == "retreat" and s.battle[WHERE] == LAND:
        island = board.island_at[str(action[1])]
        if s.owner[island] != player or island == space:
            why = "here" if island == space else "other"
            return Refusal("K-NO-RETREAT-ISLAND", island=action[1], why=why)
        return Refusal("K-NO-RETREAT-CHAIN", island=action[1])
    if verb == "flee" and s.battle[WHERE] == SEA:
        sea = board.sea_at[str(action[1])]
        near = board.link_mask[space] >> sea & 1
        taken = s.fleet[sea] >= 0 and s.fleet[sea] != player
        if not near or taken:
            return Refusal("K-NO-RETREAT-SEA", sea=action[1], why="taken" if near else "far")
        return Refusal("K-NO-RETREAT-CLOSED", sea=action[1])
    return None


# -- retreats of a side that is not asked --------------------------------------------------------


def is_retreat(s: Kyklades, seat: int, action: Action) -> bool:
    """Does one side of the battle try to leave it?"""
    if not known(action, s.board(), s.seats):
        return False
    verb = action[0]
    fits = verb == "flee" if s.battle[WHERE] == SEA else verb == "retreat"
    return (fits or verb == "split") and seat in (s.battle[ATTACKER], defender_of(s))


def no_way_out(s: Kyklades, seat: int, action: Action) -> Refusal | None:
    """Why this side was not asked to retreat; None if it was, or tries something else."""
    if not is_retreat(s, seat, action):
        return None
    space = s.battle[SPACE]
    if s.battle[WHERE] == LAND and s.figures[MEDUSA] == space:  # K-RETREAT-2 R-25
        return Refusal("K-NO-RETREAT-MEDUSA")
    if seat == defender_of(s) and defending_units(s) == 0:
        return Refusal("K-NO-RETREAT-MINOTAUR")
    if action in destinations(s, seat):  # it has decided to fight on
        return None
    return no_destination(s, seat, action)


class RetreatDefender(Retreat):
    def bystander(self, s: Kyklades, seat: int, action: Action) -> Refusal | None:
        if is_retreat(s, seat, action):
            # K-COMBAT-7: the defender is asked first
            return Refusal("K-NO-RETREAT-FIRST", why="defender")
        return None

    def answer(self, s: Kyklades, action: Action) -> None:
        if action[0] == "fight":
            ask_attacker(s)
            return
        space = s.battle[SPACE]
        board = s.board()
        units = defending_units(s)
        s.tell("retreats", self.player, units, space_name(s), action[1])
        if s.battle[WHERE] == SEA:
            sea = board.sea_at[str(action[1])]
            drop_ships(s, space, units)
            add_ships(s, sea, self.player, units)
        else:
            s.troops[space] = 0
            s.troops[board.island_at[str(action[1])]] += units
            if s.figures[MINOTAUR] == space:  # he cannot retreat
                discard_figure(s, MINOTAUR)
        end_battle(s, False)  # K-RETREAT-4


class RetreatAttacker(Retreat):
    def bystander(self, s: Kyklades, seat: int, action: Action) -> Refusal | None:
        return no_way_out(s, seat, action)

    def answer(self, s: Kyklades, action: Action) -> None:
        if action[0] == "fight":
            s.ask(Clash())
            return
        board = s.board()
        force = s.battle[FORCE]
        s.tell("retreats", self.player, force, space_name(s), action[1])
        if s.battle[WHERE] == SEA:
            sea = board.sea_at[str(action[1])]
            add_ships(s, sea, self.player, force)
            if s.spent:  # K-CR-SYLPH: also after a retreat
                s.spent[sea] += force
        else:
            s.troops[board.island_at[str(action[1])]] += force
        s.battle[FORCE] = 0
        end_battle(s, True)


def lose_all_ships(s: Kyklades, sea: int) -> None:
    if s.ships[sea]:
        s.tell("destroyed", s.fleet[sea], s.ships[sea], s.board().seas[sea])
        lose_ships(s, sea, s.ships[sea])
