"""Chapter 7: the Special action and every ability."""

from __future__ import annotations

from typing import ClassVar

from petteia.core import pieces
from petteia.core.action import UNSEEN, Action
from petteia.core.chance import Luck
from petteia.core.errors import Refusal
from petteia.core.flow import Chance, Question
from petteia.core.sight import Private
from petteia.games.hexemonia.components import (
    ABILITY,
    AGAINST,
    AGORA,
    CITIZEN,
    CITIZEN_COST,
    CITIZENS_PER_GOLD,
    COST,
    DONE,
    DRAWN,
    ECONOMY,
    FIRST_MYTHOS,
    GAIN,
    GIVE,
    GOLD,
    HADES,
    HADES_MOST,
    HARBOUR,
    HOPLITE,
    INVOKE,
    KEEP,
    LABYRINTH,
    LIGHTHOUSE,
    MOIRAI,
    MOVE,
    MYTHOS_TILES,
    NATURE,
    NECROPOLIS,
    NEIGHBOURS,
    ORACLE,
    ORACLE_DEPTH,
    PATRON_NATURE,
    RESOURCE_INDEX,
    RESOURCES,
    RETURN,
    REVEAL,
    RING,
    SACRED,
    SMITE,
    SPRING,
    STOP,
    TAVERN,
    TEMPLE,
    TILE_INDEX,
    TILES,
    TOP,
    USE,
    amounts,
)
from petteia.games.hexemonia.rules.city import (
    active,
    active_mythos,
    gain,
    in_supply,
    owned,
    rivals,
    rivals_in_order,
    supplied,
    surplus,
)
from petteia.games.hexemonia.rules.drawing import draw_top, note_empty_stack, top_outcomes
from petteia.games.hexemonia.rules.prohibitions import STEP_C, elsewhere
from petteia.games.hexemonia.state import Hexemonia

# What a victim has to give, by ability.
WANTED = {LIGHTHOUSE: GOLD, LABYRINTH: HOPLITE, TAVERN: CITIZEN}


# -- what can be used: H-SPEC-2 -----------------------------------------------------------------------


def counted_nature(ability: int) -> int:
    return ECONOMY if ability == HARBOUR else SACRED


def neighbours_counted(s: Hexemonia, player: int, slot: int, nature: int) -> int:
    """H-AB-harbour, H-AB-temple, H-REV-2, R-4: active or not; an open acropolis counts, too."""
    land = s.land[player]
    count = 0
    for near in NEIGHBOURS[slot]:
        if near < len(land) and NATURE[land[near]] == nature:
            count += 1
    if RING[slot] == 1 and s.open[player] and PATRON_NATURE[s.acropolis[player]] == nature:
        count += 1
    return count


def can_reveal(s: Hexemonia, player: int, slot: int, nature: int) -> bool:  # H-REV-1, R-3
    return RING[slot] == 1 and not s.open[player] and PATRON_NATURE[s.acropolis[player]] == nature


def counts_something(s: Hexemonia, player: int, slot: int, nature: int) -> bool:
    return neighbours_counted(s, player, slot, nature) > 0 or can_reveal(s, player, slot, nature)


def some_rival_has(s: Hexemonia, player: int, resource: int) -> bool:
    for rival in range(s.seats):  # noqa: SIM110, a loop is faster than a generator
        if rival != player and s.total(rival, resource):
            return True
    return False


def smitable(s: Hexemonia, player: int) -> list[tuple[int, int, int]]:  # H-AB-hades
    """Opponent, slot and how many citizens Hades may take there; never an acropolis (R-2)."""
    found = []
    for rival in rivals_in_order(s, player):
        land, held = s.land[rival], s.held[rival]
        for slot in s.slots[rival]:
            spare = held[3 * slot] - CITIZEN_COST[land[slot]]
            if spare > 0 and slot and active(s, rival, slot):
                found.append((rival, slot, min(HADES_MOST, spare)))
    return found


def condition_met(s: Hexemonia, player: int, ability: int, slot: int) -> bool:
    """The column "usable if" of the table; activity is tested before."""
    if ability in (HARBOUR, TEMPLE):
        return in_supply(s, GOLD) and counts_something(s, player, slot, counted_nature(ability))
    if ability == NECROPOLIS:
        return in_supply(s, GOLD) and s.total(player, CITIZEN) >= CITIZENS_PER_GOLD
    if ability == SPRING:
        return in_supply(s, CITIZEN) or in_supply(s, HOPLITE) or in_supply(s, GOLD)
    if ability in WANTED:
        return some_rival_has(s, player, WANTED[ability])
    if ability == AGORA:
        return any(s.held[player])
    if ability == HADES:
        return bool(smitable(s, player))
    if ability in (ORACLE, MOIRAI):
        return bool(s.fate) or bool(s.top)
    return any(s.hand_size(rival) for rival in rivals(s, player))  # PANDORA


def usable_slots(s: Hexemonia, player: int, used: tuple[int, ...]) -> list[int]:
    land = s.land[player]
    found = []
    for slot in s.slots[player]:
        ability = ABILITY[land[slot]]
        if (
            ability
            and slot not in used
            and active(s, player, slot)
            and condition_met(s, player, ability, slot)
        ):
            found.append(slot)
    return found


def usable_mythos(s: Hexemonia, player: int, invoked: tuple[str, ...]) -> list[int]:
    found = []
    for index in range(MYTHOS_TILES):
        if s.host_owner[index] != player:
            continue
        tile = FIRST_MYTHOS + index
        if (
            ABILITY[tile]
            and TILES[tile] not in invoked
            and active(s, player, s.host_slot[index])
            and condition_met(s, player, ABILITY[tile], 0)
        ):
            found.append(tile)
    return found


def lit_abilities(s: Hexemonia, player: int) -> int:
    """How many active tiles have an ability, whether or not it can be used."""
    tiles = [s.land[player][slot] for slot in s.slots[player] if active(s, player, slot)]
    tiles += [tile for tile in s.mythos_of(player) if active_mythos(s, tile)]
    return sum([1 for tile in tiles if ABILITY[tile]])


def special_possible(s: Hexemonia, player: int) -> bool:  # H-ACT-1
    return bool(usable_slots(s, player, ())) or bool(usable_mythos(s, player, ()))


# -- D-SPEC -------------------------------------------------------------------------------------------


class Special(Question[Hexemonia]):  # D-SPEC, H-SPEC-1, R-5
    rule: ClassVar[str] = "H-SPEC-2"
    fields: ClassVar[str] = "player:seat used:slot invoked:tile"

    def __init__(self, player: int, used: tuple[int, ...], invoked: tuple[str, ...]) -> None:
        super().__init__(player)
        self.used = used
        self.invoked = invoked

    def options(self, s: Hexemonia) -> list[Action]:
        listed = [USE[slot] for slot in usable_slots(s, self.player, self.used)]
        for tile in usable_mythos(s, self.player, self.invoked):
            listed.append(INVOKE[tile])
        if self.used or self.invoked:
            listed.append(STOP)
        return listed

    def answer(self, s: Hexemonia, action: Action) -> None:
        if action[0] == "stop":
            return
        if action[0] == "use":
            slot = int(action[1])
            s.tell("used", self.player, TILES[s.land[self.player][slot]], slot)
            s.ask(Special(self.player, (*self.used, slot), self.invoked))
            use_tile(s, self.player, slot)
            return
        tile = str(action[1])
        s.tell("invoked", self.player, tile)
        s.ask(Special(self.player, self.used, (*self.invoked, tile)))
        invoke(s, self.player, ABILITY[TILE_INDEX[tile]])

    def why_not(self, s: Hexemonia, action: Action) -> Refusal:
        verb = action[0]
        if verb in ("stop", "done"):
            return Refusal("H-NO-45") if verb == "stop" else Refusal("H-NO-87", needed=0)
        if verb == "use":
            return self.why_not_use(s, int(action[1]))
        if verb == "invoke":
            return self.why_not_invoke(s, TILE_INDEX[str(action[1])])
        if verb == "smite" and "hades" in self.invoked:
            return Refusal("H-NO-58")
        if verb == "move" and any(
            ABILITY[s.land[self.player][slot]] == AGORA for slot in self.used
        ):
            return Refusal("H-NO-54")
        return elsewhere(s, action, STEP_C)

    def why_not_use(self, s: Hexemonia, slot: int) -> Refusal:
        if not owned(s, self.player, slot):
            return Refusal("H-SPEC-2", slot=slot)
        if slot == 0:
            return Refusal("H-NO-44", tile="acropolis")
        tile = s.land[self.player][slot]
        if not active(s, self.player, slot):
            return inactive(s, self.player, slot)
        if slot in self.used:
            return Refusal("H-NO-43", tile=TILES[tile])
        if not ABILITY[tile]:
            return Refusal("H-NO-44", tile=TILES[tile])
        return why_condition_fails(s, self.player, slot, ABILITY[tile], TILES[tile])

    def why_not_invoke(self, s: Hexemonia, tile: int) -> Refusal:
        if tile < FIRST_MYTHOS or s.host_owner[tile - FIRST_MYTHOS] != self.player:
            return Refusal("H-SPEC-1")
        if not active_mythos(s, tile):
            return Refusal("H-NO-42", tile=TILES[tile], slot=s.host_slot[tile - FIRST_MYTHOS])
        if TILES[tile] in self.invoked:
            return Refusal("H-NO-43", tile=TILES[tile])
        if not ABILITY[tile]:
            return Refusal("H-NO-44", tile=TILES[tile])
        return why_condition_fails(s, self.player, 0, ABILITY[tile], TILES[tile])


def inactive(s: Hexemonia, player: int, slot: int) -> Refusal:
    """What the tile lacks, of the first resource of which it has too little."""
    tile = s.land[player][slot]
    held = s.held[player][3 * slot : 3 * slot + 3]
    short = next(resource for resource in range(3) if held[resource] < COST[tile][resource])
    return Refusal(
        "H-NO-41",
        tile=TILES[tile],
        resource=RESOURCES[short],
        cost=COST[tile][short],
        held=held[short],
    )


def why_condition_fails(s: Hexemonia, player: int, slot: int, ability: int, tile: str) -> Refusal:
    if ability in (HARBOUR, TEMPLE):
        counts = counts_something(s, player, slot, counted_nature(ability))
        return Refusal("H-NO-47" if counts else "H-NO-46", tile=tile)
    if ability == NECROPOLIS:
        if not in_supply(s, GOLD):
            return Refusal("H-NO-47", tile=tile)
        return Refusal("H-NO-48", held=s.total(player, CITIZEN))
    if ability == SPRING:
        return Refusal("H-NO-49")
    if ability in (ORACLE, MOIRAI):
        return Refusal("H-NO-59", tile=tile)
    if ability == HADES:
        return Refusal("H-NO-55", citizens=0, lit=-1)
    if ability == AGORA:
        return Refusal("H-AB-agora")
    return Refusal("H-NO-50", tile=tile)


def use_tile(s: Hexemonia, player: int, slot: int) -> None:
    ability = ABILITY[s.land[player][slot]]
    if ability in (HARBOUR, TEMPLE):
        use_counting(s, player, slot, counted_nature(ability))
    elif ability == NECROPOLIS:  # H-AB-necropolis
        s.ask(Sacrifice(player, slot, 0, 0))
    elif ability == SPRING:  # H-AB-spring
        s.ask(SpringGain(player))
    elif ability == LIGHTHOUSE:  # H-AB-lighthouse, R-29
        s.ask_all(
            [
                Give(rival, player, slot, RESOURCES[GOLD])
                for rival in rivals(s, player)
                if s.total(rival, GOLD)
            ]
        )
    elif ability == AGORA:
        s.ask(Agora(player, ()))
    else:  # H-AB-labyrinth, H-AB-tavern
        s.ask(Opponent(player, slot, RESOURCES[WANTED[ability]]))


def invoke(s: Hexemonia, player: int, ability: int) -> None:
    if ability == HADES:
        s.ask(Smite(player))
    elif ability == ORACLE:  # H-AB-oracle
        depth = min(ORACLE_DEPTH, s.stack_size())
        s.begin_look(player)
        s.ask(Arrange(player, 0))
        for at in range(depth - 1, -1, -1):
            s.ask(Glance(player, at))
    elif ability == MOIRAI:
        s.ask(DrawFate(player))
    else:  # H-AB-pandora
        s.ask(Opponent(player, 0, "tile"))


# -- harbour and temple, H-REV ------------------------------------------------------------------------


def use_counting(s: Hexemonia, player: int, slot: int, nature: int) -> None:
    count = neighbours_counted(s, player, slot, nature)
    if count == 0:  # H-REV-1: using it means revealing
        reveal(s, player)
        count = 1
    elif RING[slot] == 1 and not s.open[player] and supplied(s, GOLD, count + 1) > count:
        s.ask(Reveal(player, slot, nature, count))
        return
    harvest(s, player, slot, count)


def harvest(s: Hexemonia, player: int, slot: int, count: int) -> None:
    count = gain(s, player, slot, GOLD, count)
    s.tell("gained", player, RESOURCES[GOLD], count, slot)


def reveal(s: Hexemonia, player: int) -> None:  # H-REV-1
    s.open_acropolis(player)
    s.tell("revealed", player, s.acropolis_name(player))


class Reveal(Question[Hexemonia]):  # D-REVEAL
    """Asked whether the acropolis fits or not, so that the question tells nobody what it is."""

    rule: ClassVar[str] = "H-REV-1"
    fields: ClassVar[str] = "player:seat slot nature:number count:number"
    automatic: ClassVar[bool] = False

    def __init__(self, player: int, slot: int, nature: int, count: int) -> None:
        super().__init__(player)
        self.slot = slot
        self.nature = nature
        self.count = count

    def options(self, s: Hexemonia) -> list[Action]:
        if can_reveal(s, self.player, self.slot, self.nature):
            return [REVEAL, KEEP]
        return [KEEP]

    def answer(self, s: Hexemonia, action: Action) -> None:
        count = self.count
        if action[0] == "reveal":
            reveal(s, self.player)
            count += 1
        harvest(s, self.player, self.slot, count)

    def why_not(self, s: Hexemonia, action: Action) -> Refusal:
        if action[0] == "reveal":
            return Refusal("H-NO-61")
        return elsewhere(s, action, STEP_C)


# -- necropolis, spring, agora -------------------------------------------------------------------------


class Sacrifice(Question[Hexemonia]):  # D-NECRO
    """Own citizens return to the supply, swept over the places from `pointer` on."""

    rule: ClassVar[str] = "H-AB-necropolis"
    fields: ClassVar[str] = "player:seat slot pointer:number given:number"

    def __init__(self, player: int, slot: int, pointer: int, given: int) -> None:
        super().__init__(player)
        self.slot = slot
        self.pointer = pointer
        self.given = given

    def options(self, s: Hexemonia) -> list[Action]:
        held = s.held[self.player]
        places = [slot for slot in s.slots[self.player] if slot >= self.pointer and held[3 * slot]]
        rest = sum([held[3 * slot] for slot in places])
        listed: list[Action] = []
        for slot in places:
            here = held[3 * slot]
            rest -= here
            low = max(1, CITIZENS_PER_GOLD - self.given - rest)
            if low <= here:
                listed.extend(amounts(RETURN[slot], low, here))
        if self.given >= CITIZENS_PER_GOLD:
            listed.append(DONE)
        return listed

    def answer(self, s: Hexemonia, action: Action) -> None:
        if action[0] == "done":
            harvest(s, self.player, self.slot, self.given // CITIZENS_PER_GOLD)
            return
        slot, count = int(action[1]), int(action[2])
        s.held[self.player][3 * slot] -= count
        s.supply[CITIZEN] += count
        s.tell("returned", self.player, count, slot)
        s.ask(Sacrifice(self.player, self.slot, slot + 1, self.given + count))

    def why_not(self, s: Hexemonia, action: Action) -> Refusal:
        if action[0] in ("stop", "done"):
            return Refusal("H-NO-87", needed=0)
        if action[0] != "return":
            return elsewhere(s, action, STEP_C)
        slot = int(action[1])
        here = s.held[self.player][3 * slot] if owned(s, self.player, slot) else 0
        if here < int(action[2]):
            return Refusal("H-AB-necropolis", slot=slot, held=here)
        if slot < self.pointer:
            return Refusal("H-DEF-8", slot=slot)
        held = self.given + s.total(self.player, CITIZEN)
        return Refusal("H-NO-48", held=held)  # with what is left, it would stay below two


class SpringGain(Question[Hexemonia]):  # D-RES
    rule: ClassVar[str] = "H-AB-spring"

    def options(self, s: Hexemonia) -> list[Action]:
        return [GAIN[resource] for resource in range(3) if in_supply(s, resource)]

    def answer(self, s: Hexemonia, action: Action) -> None:
        gain(s, self.player, 0, RESOURCE_INDEX[str(action[1])], 1)
        s.tell("gained", self.player, action[1], 1, 0)

    def why_not(self, s: Hexemonia, action: Action) -> Refusal:
        if action[0] == "gain":
            return Refusal("H-NO-5", resource=action[1])
        return elsewhere(s, action, STEP_C)


class Agora(Question[Hexemonia]):  # D-AGORA, R-33
    """One or two single pieces move; `first` is the move made before: resource, from, to."""

    rule: ClassVar[str] = "H-AB-agora"
    fields: ClassVar[str] = "player:seat first:number"

    def __init__(self, player: int, first: tuple[int, ...]) -> None:
        super().__init__(player)
        self.first = first

    def options(self, s: Hexemonia) -> list[Action]:
        listed: list[Action] = []
        slots = s.slots[self.player]
        held = s.held[self.player]
        first = self.first
        least = first[0] if first else 0
        for resource in range(least, 3):
            # Equal pieces: two moves that cross would be the same result twice.
            second_of_kind = bool(first) and resource == least
            for start in slots:
                if not held[3 * start + resource]:
                    continue
                if second_of_kind and (start < first[1] or start == first[2]):
                    continue
                row = MOVE[resource][start]
                for end in slots:
                    if end == start:
                        continue
                    if second_of_kind and (end < first[2] or end == first[1]):
                        continue
                    listed.append(row[end])
        if first:
            listed.append(STOP)
        return listed

    def answer(self, s: Hexemonia, action: Action) -> None:
        if action[0] == "stop":
            return
        resource = RESOURCE_INDEX[str(action[1])]
        start, end = int(action[2]), int(action[3])
        held = s.held[self.player]
        held[3 * start + resource] -= 1
        held[3 * end + resource] += 1
        s.tell("carried", self.player, action[1], start, end)
        if not self.first:
            s.ask(Agora(self.player, (resource, start, end)))

    def why_not(self, s: Hexemonia, action: Action) -> Refusal:
        if action[0] != "move":
            return elsewhere(s, action, STEP_C)
        resource = RESOURCE_INDEX[str(action[1])]
        start, end = int(action[2]), int(action[3])
        if not owned(s, self.player, start) or not owned(s, self.player, end):
            return Refusal("H-NO-36", slot=end if owned(s, self.player, start) else start)
        if self.first and resource == self.first[0] and start == self.first[2]:
            return Refusal("H-NO-54")
        if self.first and s.held[self.player][3 * start + resource] and start != end:
            return Refusal("H-DEF-8", slot=start)
        return Refusal("H-AB-agora")


# -- abilities with victims --------------------------------------------------------------------------


class Opponent(Question[Hexemonia]):  # D-OPP, R-29
    """Whom tavern, labyrinth or Pandora hits; `wanted` is a resource, or "tile"."""

    rule: ClassVar[str] = "H-SPEC-2"
    fields: ClassVar[str] = "player:seat slot wanted:resource"

    def __init__(self, player: int, slot: int, wanted: str) -> None:
        super().__init__(player)
        self.slot = slot
        self.wanted = wanted

    def has(self, s: Hexemonia, rival: int) -> bool:
        if self.wanted == "tile":
            return s.hand_size(rival) > 0
        return s.total(rival, RESOURCE_INDEX[self.wanted]) > 0

    def options(self, s: Hexemonia) -> list[Action]:
        return [AGAINST[rival] for rival in rivals_in_order(s, self.player) if self.has(s, rival)]

    def answer(self, s: Hexemonia, action: Action) -> None:
        rival = int(action[1])
        s.tell("targeted", self.player, rival)
        if self.wanted == "tile":
            s.ask(Pilfer(self.player, rival))
        else:
            s.ask(Give(rival, self.player, self.slot, self.wanted))

    def why_not(self, s: Hexemonia, action: Action) -> Refusal:
        if action[0] == "against":
            own = 1 if int(action[1]) == self.player else 0
            return Refusal("H-NO-51", seat=action[1], resource=self.wanted, own=own)
        if action[0] == "give":
            return Refusal("H-NO-53")
        if action[0] == "discard" and self.wanted == "tile":
            return Refusal("H-NO-60")
        return elsewhere(s, action, STEP_C)


class Give(Question[Hexemonia]):  # D-GIVE, H-SPEC-3
    """A victim gives one piece, from a place of its own choice."""

    rule: ClassVar[str] = "H-SPEC-3"
    fields: ClassVar[str] = "player:seat taker:seat slot resource"

    def __init__(self, player: int, taker: int, slot: int, resource: str) -> None:
        super().__init__(player)
        self.taker = taker
        self.slot = slot
        self.resource = resource

    def options(self, s: Hexemonia) -> list[Action]:
        resource = RESOURCE_INDEX[self.resource]
        held = s.held[self.player]
        return [GIVE[resource][slot] for slot in s.slots[self.player] if held[3 * slot + resource]]

    def answer(self, s: Hexemonia, action: Action) -> None:
        resource = RESOURCE_INDEX[self.resource]
        source = int(action[2])
        s.held[self.player][3 * source + resource] -= 1
        s.held[self.taker][3 * self.slot + resource] += 1
        s.tell("gave", self.player, self.taker, self.resource, source)

    def why_not(self, s: Hexemonia, action: Action) -> Refusal:
        if action[0] == "give":
            return Refusal("H-SPEC-3", resource=self.resource)
        if action[0] in ("stop", "done", "keep"):
            return Refusal("H-NO-52")
        return Refusal("H-NO-7", seat=self.taker)


class Smite(Question[Hexemonia]):  # D-HADES
    rule: ClassVar[str] = "H-AB-hades"

    def options(self, s: Hexemonia) -> list[Action]:
        listed: list[Action] = []
        for rival, slot, most in smitable(s, self.player):
            listed.extend(SMITE[rival][slot][1 : most + 1])
        return listed

    def answer(self, s: Hexemonia, action: Action) -> None:
        rival, slot, count = int(action[1]), int(action[2]), int(action[3])
        s.held[rival][3 * slot] -= count
        s.supply[CITIZEN] += count
        s.tell("smitten", self.player, rival, slot, count)

    def why_not(self, s: Hexemonia, action: Action) -> Refusal:
        if action[0] != "smite":
            return elsewhere(s, action, STEP_C)
        rival, slot = int(action[1]), int(action[2])
        if rival == self.player or rival >= s.seats or not owned(s, rival, slot):
            return Refusal("H-AB-hades")
        if slot == 0:
            return Refusal("H-NO-56")
        spare = surplus(s, rival, slot)[CITIZEN]
        if not spare:
            citizens = s.held[rival][3 * slot]
            lit = 1 if active(s, rival, slot) else 0
            return Refusal("H-NO-55", citizens=citizens, lit=lit)
        return Refusal("H-NO-57", surplus=spare, most=HADES_MOST)


class Pilfer(Chance[Hexemonia]):  # H-AB-pandora, R-32
    """Pandora takes a tile of a hand at random."""

    rule: ClassVar[str] = "H-AB-pandora"
    fields: ClassVar[str] = "taker:seat victim:seat"

    def __init__(self, taker: int, victim: int) -> None:
        super().__init__()
        self.taker = taker
        self.victim = victim

    def draw(self, s: Hexemonia, luck: Luck) -> Action:
        return ("lost", TILES[luck.pick(s.hand(self.victim))])

    def outcomes(self, s: Hexemonia) -> list[tuple[Action, int]]:
        return [
            (("lost", TILES[tile]), count) for tile, count in pieces.weights(s.hand(self.victim))
        ]

    def answer(self, s: Hexemonia, action: Action) -> None:
        tile = TILE_INDEX[str(action[1])]
        s.leave_hand(self.victim, tile)
        pieces.put(s.underworld, tile)
        s.tell("pilfered", self.victim, action[1])


# -- Oracle and Moirai ---------------------------------------------------------------------------------


class Glance(Chance[Hexemonia]):  # H-AB-oracle
    """One more tile of the top is shown to one player. Always the dealer's, so undo stops here."""

    rule: ClassVar[str] = "H-AB-oracle"
    fields: ClassVar[str] = "looker:seat at:number"

    def __init__(self, looker: int, at: int) -> None:
        super().__init__()
        self.looker = looker
        self.at = at

    def draw(self, s: Hexemonia, luck: Luck) -> Action:
        return DRAWN[s.top[self.at] if self.at < len(s.top) else luck.pick(s.fate)]

    def outcomes(self, s: Hexemonia) -> list[tuple[Action, int]]:
        if self.at < len(s.top):
            return [(DRAWN[s.top[self.at]], 1)]
        return [(DRAWN[tile], count) for tile, count in pieces.weights(s.fate)]

    def answer(self, s: Hexemonia, action: Action) -> None:
        if self.at == len(s.top):
            tile = TILE_INDEX[str(action[1])]
            pieces.take(s.fate, tile)
            s.top.append(tile)
        s.tell("glimpsed", self.looker, self.at + 1, Private(self.looker, action[1]))

    def shown(self, action: Action, viewer: int) -> Action:
        return action if viewer == self.looker else ("drawn", UNSEEN)


class Arrange(Question[Hexemonia]):  # D-ORACLE
    """The tiles seen go back one after the other, the new top first."""

    rule: ClassVar[str] = "H-AB-oracle"
    fields: ClassVar[str] = "player:seat placed:number"

    def __init__(self, player: int, placed: int) -> None:
        super().__init__(player)
        self.placed = placed

    def seen(self, s: Hexemonia) -> list[int]:
        """The part of the top that was looked at and is not yet in order."""
        return sorted(s.top[self.placed : ORACLE_DEPTH])

    def options(self, s: Hexemonia) -> list[Action]:
        return [TOP[tile] for tile in pieces.distinct(self.seen(s))]

    def answer(self, s: Hexemonia, action: Action) -> None:
        tile = TILE_INDEX[str(action[1])]
        at = s.top.index(tile, self.placed)
        del s.top[at]
        s.top.insert(self.placed, tile)
        if self.placed + 1 < min(ORACLE_DEPTH, len(s.top)):
            s.ask(Arrange(self.player, self.placed + 1))
        else:
            s.tell("arranged", self.player)

    def shown(self, action: Action, viewer: int) -> Action:
        return action if viewer == self.player else ("top", UNSEEN)

    def why_not(self, s: Hexemonia, action: Action) -> Refusal:
        if action[0] == "top":
            return Refusal("H-AB-oracle")
        return elsewhere(s, action, STEP_C)


class DrawFate(Chance[Hexemonia]):  # H-AB-moirai, R-25, R-31
    """The Moirai: the top tile of the stack goes to the hand."""

    rule: ClassVar[str] = "H-AB-moirai"
    fields: ClassVar[str] = "receiver:seat"

    def __init__(self, receiver: int) -> None:
        super().__init__()
        self.receiver = receiver

    def draw(self, s: Hexemonia, luck: Luck) -> Action:
        return draw_top(s, luck)

    def outcomes(self, s: Hexemonia) -> list[tuple[Action, int]]:
        return top_outcomes(s)

    def answer(self, s: Hexemonia, action: Action) -> None:
        tile = TILE_INDEX[str(action[1])]
        s.leave_stack_secretly(tile, self.receiver)
        pieces.put(s.secret[self.receiver], tile)
        s.tell("dealt", self.receiver, Private(self.receiver, action[1]))
        note_empty_stack(s)

    def shown(self, action: Action, viewer: int) -> Action:
        return action if viewer == self.receiver else ("drawn", UNSEEN)
