"""Creatures: the summons, its price, and the effects without a figure."""

from __future__ import annotations

from typing import ClassVar

from petteia.core.action import Action
from petteia.core.errors import Refusal
from petteia.core.flow import sequence
from petteia.core.pieces import put
from petteia.core.sight import Private
from petteia.games.kyklades.components import (
    BUILDINGS,
    CHIMERA,
    CHIRON,
    CREATURES,
    CYCLOPS,
    DRYAD,
    FATES,
    FIGURES,
    GIANT,
    HARPY,
    KRAKEN,
    LEAST_PRICE,
    NOBODY,
    NOTHING,
    PEGASUS,
    PHILOSOPHERS,
    PLACES,
    PRIESTS,
    SATYR,
    SHIPS,
    SIREN,
    SLOT_PRICES,
    SLOTS,
    SPHINX,
    SPHINX_PAYS,
    SYLPH,
    SYLPH_STEPS,
    TEMPLE,
    members,
)
from petteia.games.kyklades.rules.asking import Ask
from petteia.games.kyklades.rules.figures import Effect, Haunt, Surface
from petteia.games.kyklades.rules.land import FLYING, Fly
from petteia.games.kyklades.rules.metropolis import check_duty
from petteia.games.kyklades.rules.pieces import (
    add_ships,
    drop_ships,
    launch_ship,
    lose_ships,
    lose_troops,
    pay,
    put_building,
    receive,
    remove_building,
)
from petteia.games.kyklades.rules.sea import enter, step_refusal
from petteia.games.kyklades.state import Kyklades
from petteia.games.kyklades.verbs import (
    COPY,
    DECLINE,
    ENOUGH,
    INTO,
    ROB,
    SELL_PHILOSOPHER,
    SELL_PRIEST,
    STOP,
)

# -- the summons ---------------------------------------------------------------------------------


def can_summon(s: Kyklades, player: int, at: int) -> bool:
    """There is a card, and the least possible price can be paid."""  # K-DEC-4
    if s.track[at] < 0:
        return False
    gold = s.gold[player]
    price = SLOT_PRICES[at]
    if gold >= price:
        return True
    return gold >= LEAST_PRICE and gold + len(s.unused_temples(player)) >= price


def summon(s: Kyklades, player: int, at: int, price: int) -> None:  # K-CREATURE-2
    """Lower the price as far as the player likes, then pay, then the effect."""
    if price > LEAST_PRICE and s.unused_temples(player):
        s.ask(Temples(player, SLOT_PRICES[at], price, CREATURES[s.track[at]]))
    else:
        pay_summons(s, player, at, price)


def pay_summons(s: Kyklades, player: int, at: int, price: int) -> None:
    pay(s, player, price)
    card = s.track[at]
    s.track[at] = NOBODY  # K-TRACK-6
    s.using.append(card)
    s.tell("summoned", player, CREATURES[card], price)
    s.begin(EFFECT)
    use(s, player, card)


class Temples(Ask):
    """One more temple to lower the price, or no more."""  # K-CREATURE-3 R-30

    rule: ClassVar[str] = "K-CREATURE-3"
    fields: ClassVar[str] = "player:seat slot:number price:number creature"

    def __init__(self, player: int, slot: int, price: int, creature: str = "") -> None:
        super().__init__(player)
        self.slot = slot
        self.price = price
        self.creature = creature  # for the prompt

    def options(self, s: Kyklades) -> list[Action]:
        board = s.board()
        listed: list[Action] = []
        for site in s.unused_temples(self.player):
            island, place = divmod(site, PLACES)
            if place == SLOTS:
                listed.append(board.shrine[island])
            else:
                listed.append(board.temple[island * SLOTS + place])
        if s.gold[self.player] >= self.price:
            listed.append(ENOUGH)
        return listed

    def answer(self, s: Kyklades, action: Action) -> None:
        at = SLOT_PRICES.index(self.slot)
        board = s.board()
        if action[0] == "enough":
            pay_summons(s, self.player, at, self.price)
            return
        island = board.island_at[str(action[1])]
        place = SLOTS if action[0] == "shrine" else int(action[2]) - 1
        put(s.used, island * PLACES + place)  # the building is used, whoever owns it
        s.tell("temple-used", self.player, action[1])
        summon(s, self.player, at, self.price - 1)

    def refuse(self, s: Kyklades, action: Action) -> Refusal:
        if action[0] == "enough":
            return Refusal("K-NO-GOLD", price=self.price, gold=s.gold[self.player])
        if action[0] in ("temple", "shrine"):
            return Refusal("K-NO-SUMMON-TEMPLE", why=self._no_temple(s, action), island=action[1])
        return super().refuse(s, action)

    def _no_temple(self, s: Kyklades, action: Action) -> str:
        island = s.board().island_at[str(action[1])]
        if s.owner[island] != self.player:
            return "other"
        if action[0] == "shrine":
            return "used" if s.metropolis[island] else "none"
        return "used" if s.built[s.board().slot_of(action)] == TEMPLE else "none"


# -- the effects ---------------------------------------------------------------------------------


def use(s: Kyklades, player: int, card: int) -> None:
    """Ask what the effect needs to know; without any target it is lost."""  # K-CREATURE-4
    if card == FATES:  # K-CR-FATES
        s.tell("income", player, receive(s, player, s.income(player)))
    elif card == KRAKEN:
        s.ask(Surface(player))
    elif card < FIGURES:
        s.ask(Haunt(player, CREATURES[card]))
    else:
        if card == SYLPH:
            s.spent = [0] * len(s.ships)
        question = _question(card, player)
        if len(question.options(s)) > 1:
            s.ask(question)
        else:
            s.tell("no-target", player)


def _question(card: int, player: int) -> Ask:
    if card == SIREN:
        return Lure(player)
    if card == PEGASUS:
        return Fly(player, FLYING)
    if card == SYLPH:
        return Glide(player, SYLPH_STEPS)
    if card == GIANT:
        return Destroy(player)
    if card == CHIMERA:
        return Copy(player)
    if card == CYCLOPS:
        return Rebuild(player)
    if card == SPHINX:
        return Sell(player)
    if card == HARPY:
        return Snatch(player)
    return Rob(player, CREATURES[card])  # Griffon, Satyr, Dryad


def put_away(s: Kyklades) -> None:
    """The effect is over, battles and duties included."""  # K-CREATURE-2 K-LIMIT-7
    s.spent = []
    shuffle = CHIMERA in s.using
    for card in s.using:
        put(s.discard, card)
    s.using = []
    if shuffle:  # K-CR-CHIMERA R-19
        s.pile = sorted(s.pile + s.discard)
        s.discard = []
        s.tell("shuffled")


EFFECT = sequence("kyklades.effect", put_away)


class Lure(Effect):
    """The Siren: a lone opposing ship."""

    rule: ClassVar[str] = "K-CR-SIREN"

    def options(self, s: Kyklades) -> list[Action]:
        lure = s.board().lure
        listed = [
            lure[sea]
            for sea, count in enumerate(s.ships)
            if count == 1 and s.fleet[sea] != self.player
        ]
        listed.append(DECLINE)
        return listed

    def answer(self, s: Kyklades, action: Action) -> None:
        if action[0] == "decline":
            s.tell("declined", self.player)
            return
        sea = s.board().sea_at[str(action[1])]
        s.tell("lured", self.player, s.fleet[sea], action[1])
        lose_ships(s, sea, 1)
        if s.ships_left[self.player]:
            launch_ship(s, sea, self.player)
        else:
            s.ask(Bring(self.player, str(action[1])))

    def refuse(self, s: Kyklades, action: Action) -> Refusal:
        if action[0] == "lure":
            sea = s.board().sea_at[str(action[1])]
            whose = "own" if s.fleet[sea] == self.player else "other"
            return Refusal("K-NO-SIREN", sea=action[1], whose=whose, count=s.ships[sea])
        if action[0] == "bring" and s.ships_left[self.player]:
            return Refusal("K-NO-SIREN-SHIP", count=s.ships_left[self.player])
        return super().refuse(s, action)


class Bring(Ask):
    """The Siren with an empty reserve: which own ship goes there."""

    rule: ClassVar[str] = "K-CR-SIREN"
    fields: ClassVar[str] = "player:seat target:sea"

    def __init__(self, player: int, target: str) -> None:
        super().__init__(player)
        self.target = target

    def options(self, s: Kyklades) -> list[Action]:
        return [s.board().bring[sea] for sea in members(s.waters[self.player])]

    def answer(self, s: Kyklades, action: Action) -> None:
        drop_ships(s, s.board().sea_at[str(action[1])], 1)
        add_ships(s, s.board().sea_at[self.target], self.player, 1)
        s.tell("sailed", self.player, 1, action[1], self.target)

    def refuse(self, s: Kyklades, action: Action) -> Refusal:
        if action[0] == "bring":
            return Refusal("K-NO-SHIP-ORIGIN", space=action[1])
        return super().refuse(s, action)


class Destroy(Effect):
    """The Giant: a building, not a metropolis."""

    rule: ClassVar[str] = "K-CR-GIANT"

    def options(self, s: Kyklades) -> list[Action]:
        destroy = s.board().destroy
        chiron = s.figures[CHIRON]
        listed = [
            destroy[at]
            for at, kind in enumerate(s.built)
            if kind != NOTHING and at // SLOTS != chiron
        ]
        listed.append(DECLINE)
        return listed

    def answer(self, s: Kyklades, action: Action) -> None:
        if action[0] == "decline":
            s.tell("declined", self.player)
            return
        kind = remove_building(s, s.board().slot_of(action))
        s.tell("broken", self.player, BUILDINGS[kind], action[1])

    def refuse(self, s: Kyklades, action: Action) -> Refusal:
        if action[0] not in ("destroy", "demolish-metropolis"):
            return super().refuse(s, action)
        island = s.board().island_at[str(action[1])]
        if island == s.figures[CHIRON]:
            return Refusal("K-NO-CHIRON-GIANT")
        if means_metropolis(s, action):
            return Refusal("K-NO-METROPOLIS")  # K-METRO-6
        return Refusal("K-NO-GIANT")


def means_metropolis(s: Kyklades, action: Action) -> bool:
    """Is this aimed at a metropolis: by its name, or by a slot that it covers?"""
    if action[0] not in ("demolish-metropolis", "destroy", "rebuild"):
        return False
    island = s.board().island_at[str(action[1])]
    covers = s.board().covers[island]
    named = action[0] == "demolish-metropolis" or int(action[2]) - 1 in covers
    return named and s.metropolis[island] == 1


class Copy(Effect):
    """The Chimera: a card of the discard pile."""

    rule: ClassVar[str] = "K-CR-CHIMERA"

    def options(self, s: Kyklades) -> list[Action]:
        return [*[COPY[card] for card in s.discard], DECLINE]

    def answer(self, s: Kyklades, action: Action) -> None:
        if action[0] == "decline":
            s.tell("declined", self.player)
            return
        s.tell("copied", self.player, action[1])
        use(s, self.player, CREATURES.index(str(action[1])))

    def refuse(self, s: Kyklades, action: Action) -> Refusal:
        if action[0] == "copy":
            return Refusal("K-NO-CHIMERA", creature=action[1])
        return super().refuse(s, action)


class Rebuild(Effect):
    """The Cyclops: which own building is replaced."""

    rule: ClassVar[str] = "K-CR-CYCLOPS"

    def options(self, s: Kyklades) -> list[Action]:
        rebuild = s.board().rebuild
        listed: list[Action] = []
        for island in members(s.lands[self.player]):
            for at in range(island * SLOTS, island * SLOTS + SLOTS):
                if s.built[at] != NOTHING and other_types(s, s.built[at]):
                    listed.append(rebuild[at])
        listed.append(DECLINE)
        return listed

    def answer(self, s: Kyklades, action: Action) -> None:
        if action[0] == "decline":
            s.tell("declined", self.player)
            return
        s.ask(Into(self.player, str(action[1]), int(action[2])))

    def refuse(self, s: Kyklades, action: Action) -> Refusal:
        if means_metropolis(s, action):
            return Refusal("K-NO-METROPOLIS")  # K-METRO-6
        if action[0] == "demolish-metropolis":
            return Refusal("K-NO-CYCLOPS-OWN")
        if action[0] == "rebuild":
            at = s.board().slot_of(action)
            if s.built[at] == NOTHING or s.owner[at // SLOTS] != self.player:
                return Refusal("K-NO-CYCLOPS-OWN")
            return Refusal("K-NO-CYCLOPS-TYPE", why="none")
        return super().refuse(s, action)


def other_types(s: Kyklades, kind: int) -> list[int]:
    """Building types in the supply that differ from this one."""  # K-LIMIT-2
    return [other for other in range(1, len(BUILDINGS)) if other != kind and s.stock[other]]


class Into(Ask):
    """The Cyclops: what the building becomes."""

    rule: ClassVar[str] = "K-CR-CYCLOPS"
    fields: ClassVar[str] = "player:seat island place:number"

    def __init__(self, player: int, island: str, place: int) -> None:
        super().__init__(player)
        self.island = island
        self.place = place

    def _at(self, s: Kyklades) -> int:
        return s.board().island_at[self.island] * SLOTS + self.place - 1

    def options(self, s: Kyklades) -> list[Action]:
        return [INTO[kind] for kind in other_types(s, s.built[self._at(s)])]

    def answer(self, s: Kyklades, action: Action) -> None:
        at = self._at(s)
        old = remove_building(s, at)
        put_building(s, at, BUILDINGS.index(str(action[1])))
        s.tell("rebuilt", self.player, BUILDINGS[old], action[1], self.island)
        check_duty(s)  # K-CREATURE-5

    def refuse(self, s: Kyklades, action: Action) -> Refusal:
        if action[0] == "into":
            same = action[1] == BUILDINGS[s.built[self._at(s)]]
            return Refusal("K-NO-CYCLOPS-TYPE", why="same" if same else "supply")
        return super().refuse(s, action)


class Sell(Effect):
    """The Sphinx: one piece after the other."""

    rule: ClassVar[str] = "K-CR-SPHINX"
    automatic: ClassVar[bool] = True  # stopping is all that is left when all is sold

    def options(self, s: Kyklades) -> list[Action]:
        board = s.board()
        player = self.player
        listed = [board.sell_ship[sea] for sea in members(s.waters[player])]
        for island in members(s.lands[player]):
            if s.troops[island]:
                listed.append(board.sell_troop[island])
        if s.priests[player]:
            listed.append(SELL_PRIEST)
        if s.philosophers[player]:
            listed.append(SELL_PHILOSOPHER)
        listed.append(STOP)
        return listed

    def answer(self, s: Kyklades, action: Action) -> None:
        if action[0] == "stop":
            return
        s.ask(self)
        board = s.board()
        what = str(action[0])[5:]
        if what == "ship":
            lose_ships(s, board.sea_at[str(action[1])], 1)
        elif what == "troop":
            lose_troops(s, board.island_at[str(action[1])], 1)
        elif what == "priest":
            s.priests[self.player] -= 1
            s.stock[PRIESTS] += 1
        else:
            s.philosophers[self.player] -= 1
            s.stock[PHILOSOPHERS] += 1
        s.tell("sold", self.player, what, receive(s, self.player, SPHINX_PAYS))

    def refuse(self, s: Kyklades, action: Action) -> Refusal:
        if str(action[0]).startswith("sell-"):
            return Refusal("K-NO-SPHINX", what=str(action[0])[5:])
        return super().refuse(s, action)


class Glide(Effect):
    """The Sylph: one step of one group, or the end."""  # K-DEC-6 R-20

    rule: ClassVar[str] = "K-CR-SYLPH"
    fields: ClassVar[str] = "player:seat steps:number"
    automatic: ClassVar[bool] = True  # stopping is all that is left when no ship can move

    def __init__(self, player: int, steps: int) -> None:
        super().__init__(player)
        self.steps = steps

    def options(self, s: Kyklades) -> list[Action]:
        board = s.board()
        open_sea = ~s.closed()
        by_ship = s.settings["sylph_step"] == "ship"
        listed: list[Action] = []
        for sea in members(s.waters[self.player]):
            count = s.ships[sea] - s.spent[sea]
            if by_ship and count > self.steps:
                count = self.steps
            if count > 0:
                for at, to in enumerate(board.links[sea]):
                    if open_sea >> to & 1:
                        listed += board.glide[sea][at][:count]
        listed.append(STOP)
        return listed

    def answer(self, s: Kyklades, action: Action) -> None:
        if action[0] == "stop":
            return
        board = s.board()
        count = int(action[3])
        left = self.steps - (count if s.settings["sylph_step"] == "ship" else 1)
        if left:
            s.ask(Glide(self.player, left))
        enter(s, self.player, board.sea_at[str(action[1])], board.sea_at[str(action[2])], count)

    def refuse(self, s: Kyklades, action: Action) -> Refusal:
        if action[0] != "glide":
            return super().refuse(s, action)
        most = self.steps if s.settings["sylph_step"] == "ship" else SHIPS
        source = str(action[1])
        refusal = step_refusal(s, self.player, source, action[2], int(action[3]), most)
        if refusal is not None:
            return refusal
        return Refusal("K-NO-SYLPH-FOUGHT", spent=s.spent[s.board().sea_at[source]])


class Snatch(Effect):
    """The Harpy: an opposing troop."""

    rule: ClassVar[str] = "K-CR-HARPY"

    def options(self, s: Kyklades) -> list[Action]:
        snatch = s.board().snatch
        listed = [
            snatch[island]
            for island, count in enumerate(s.troops)
            if count and s.owner[island] != self.player and island != s.figures[CHIRON]
        ]
        listed.append(DECLINE)
        return listed

    def answer(self, s: Kyklades, action: Action) -> None:
        if action[0] == "decline":
            s.tell("declined", self.player)
            return
        island = s.board().island_at[str(action[1])]
        s.tell("snatched", self.player, s.owner[island], action[1])
        lose_troops(s, island, 1)

    def refuse(self, s: Kyklades, action: Action) -> Refusal:
        if action[0] == "snatch":
            island = s.board().island_at[str(action[1])]
            if island == s.figures[CHIRON]:
                return Refusal("K-NO-CHIRON-HARPY")
            why = "own" if s.owner[island] == self.player else "empty"
            return Refusal("K-NO-HARPY", island=action[1], why=why)
        return super().refuse(s, action)


class Rob(Effect):
    """Griffon, Satyr and Dryad: from whom."""

    rule: ClassVar[str] = "K-CR-GRIFFON"
    fields: ClassVar[str] = "player:seat creature"

    def __init__(self, player: int, creature: str) -> None:
        super().__init__(player)
        self.creature = creature

    def options(self, s: Kyklades) -> list[Action]:
        listed = [
            ROB[other]
            for other in range(s.seats)
            if s.alive[other] and other != self.player and self._has(s, other)
        ]
        listed.append(DECLINE)
        return listed

    def _has(self, s: Kyklades, other: int) -> bool:
        if self.creature == CREATURES[SATYR]:
            return s.philosophers[other] > 0
        if self.creature == CREATURES[DRYAD]:
            return s.priests[other] > 0
        return True  # K-CR-GRIFFON: whatever that player's gold may be

    def answer(self, s: Kyklades, action: Action) -> None:
        if action[0] == "decline":
            s.tell("declined", self.player)
            return
        victim = int(action[1])
        if self.creature == CREATURES[SATYR]:  # K-CR-SATYR
            s.philosophers[victim] -= 1
            s.philosophers[self.player] += 1
            s.tell("stolen", self.player, victim, "philosopher")
            check_duty(s)  # K-CREATURE-5
        elif self.creature == CREATURES[DRYAD]:  # K-CR-DRYAD
            s.priests[victim] -= 1
            s.priests[self.player] += 1
            s.tell("stolen", self.player, victim, "priest")
        else:
            amount = s.gold[victim] // 2
            s.expose(victim)
            s.gold[victim] -= amount
            s.gold[self.player] += amount
            s.tell("griffon", self.player, victim, Private(self.player, amount))
            s.tell("griffon-loss", victim, Private(victim, amount))  # K-HIDDEN-4

    def refuse(self, s: Kyklades, action: Action) -> Refusal:
        if action[0] == "rob":
            seat = int(action[1])
            why = self.creature  # Satyr and Dryad: no such card
            if seat == self.player:
                why = "self"
            elif not s.alive[seat]:
                why = "out"
            return Refusal("K-NO-STEAL", seat=seat, why=why)
        return super().refuse(s, action)
