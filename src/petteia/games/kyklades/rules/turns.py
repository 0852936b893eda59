"""Action turns: recruiting, building, Zeus' swap, Apollo, and the doors to all other actions."""

from __future__ import annotations

from typing import ClassVar

from petteia.core.action import Action
from petteia.core.errors import Refusal
from petteia.core.flow import sequence
from petteia.core.pieces import put, raised
from petteia.games.kyklades.components import (
    APOLLO,
    APOLLO_GOLD,
    APOLLO_GOLD_POOR,
    ARES,
    ATHENA,
    BUILDING_PRICE,
    BUILDINGS,
    CREATURES,
    GODS,
    KRAKEN,
    MARCH_PRICE,
    MARKERS,
    NOBODY,
    NOTHING,
    PHILOSOPHERS,
    POSEIDON,
    PRIESTS,
    RECRUIT_PRICES,
    SLOT_PRICES,
    SLOTS,
    SWAP_PRICE,
    VOYAGE_PRICE,
    ZEUS,
    members,
)
from petteia.games.kyklades.rules.asking import Ask
from petteia.games.kyklades.rules.creatures import can_summon, summon
from petteia.games.kyklades.rules.figures import dismiss_figures
from petteia.games.kyklades.rules.land import MARCHING, Leave, can_march
from petteia.games.kyklades.rules.metropolis import check_duty
from petteia.games.kyklades.rules.pieces import (
    launch_ship,
    muster_troop,
    pay,
    put_building,
    receive,
)
from petteia.games.kyklades.rules.sea import Depart, can_voyage, closed_refusal
from petteia.games.kyklades.rules.track import DrawCard, restock_pile
from petteia.games.kyklades.state import GONE, Kyklades
from petteia.games.kyklades.verbs import (
    BUILD,
    END,
    MARCH,
    RECRUIT,
    SUMMON,
    SWAP,
    VOYAGE,
    slot_price,
)

# nothing is ever given to another player: there is no verb for it but the refused one (K-TURN-7)
VERB_OF_GOD = {
    "voyage": POSEIDON,
    "launch": POSEIDON,
    "depart": POSEIDON,
    "sail": POSEIDON,
    "march": ARES,
    "muster": ARES,
    "leave": ARES,
    "land": ARES,
    "take": ARES,
    "swap": ZEUS,
}


# -- who acts ------------------------------------------------------------------------------------


def order_of_turns(s: Kyklades) -> list[int]:
    """The gods served this round, each as often as it has markers, removed ones included."""
    order = [god for god in s.open_gods() if s.bidder[god] != NOBODY]  # K-TURN-1 K-TWO-3 K-TWO-6
    return order + [APOLLO] * len(s.apollo)


def next_turn(s: Kyklades) -> None:
    order = order_of_turns(s)
    if s.served == len(order):
        return
    s.begin(TURNS)
    god = order[s.served]
    at = s.served - (len(order) - len(s.apollo))  # in the order of the Apollo spaces
    player = s.apollo[at] if god == APOLLO else s.bidder[god]
    s.served += 1
    if player != GONE:  # K-ELIM-1: turns still to come are skipped
        begin_turn(s, player, god, at == 0)


def begin_turn(s: Kyklades, player: int, god: int, first_on_apollo: bool) -> None:
    s.active = player
    s.god = god
    s.recruited = 0
    s.tell("turn", player, GODS[god])
    if not s.acted[player]:  # K-TURN-2
        s.acted[player] = 1
        dismiss_figures(s, player)
    s.begin(TURN_ENDS)
    if god == APOLLO:
        visit_apollo(s, player, first_on_apollo)
    else:
        s.ask(Act(player, GODS[god], recruit_price(s, god, 0)))


def end_turn(s: Kyklades) -> None:  # K-TURN-5 K-ELIM-3
    s.turn_track[len(s.turn_track) - s.served] = s.active
    if s.god == APOLLO:
        s.apollo[s.apollo.index(s.active)] = GONE
    else:
        s.bidder[s.god] = GONE
        s.offering[s.god] = 0
    s.active = NOBODY
    s.god = NOBODY
    s.recruited = 0


TURNS = sequence("kyklades.turns", next_turn)
TURN_ENDS = sequence("kyklades.turn", end_turn)


# -- Apollo --------------------------------------------------------------------------------------


def visit_apollo(s: Kyklades, player: int, first: bool) -> None:
    lands = s.lands[player]
    poor = lands & (lands - 1) == 0  # K-APOLLO-1
    got = receive(s, player, APOLLO_GOLD_POOR if poor else APOLLO_GOLD)
    s.tell("apollo-gold", player, got)
    if first and s.stock[MARKERS]:  # K-APOLLO-2 K-LIMIT-4
        s.ask(Prosper(player))


class Prosper(Ask):
    """On which island the prosperity marker is put."""

    rule: ClassVar[str] = "K-APOLLO-2"

    def options(self, s: Kyklades) -> list[Action]:
        prosper = s.board().prosper
        if s.settings["apollo_marker"] == "own_island":
            return [prosper[island] for island in members(s.lands[self.player])]
        return prosper

    def answer(self, s: Kyklades, action: Action) -> None:
        island = s.board().island_at[str(action[1])]
        s.markers = raised(s.markers, island)
        s.stock[MARKERS] -= 1
        s.tell("prospers", self.player, action[1])

    def refuse(self, s: Kyklades, action: Action) -> Refusal:
        if DOORS.get(str(action[0]), action[0]) in ACT_VERBS:
            return Refusal("K-NO-APOLLO")  # K-APOLLO-3
        own = s.settings["apollo_marker"] == "own_island"
        return Refusal("K-NO-MARKER", where="own" if own else "any")


# -- the turn with another god -------------------------------------------------------------------

ACT_VERBS = ("summon", "recruit", "build", "voyage", "march", "swap")
DOORS = {  # verbs of the middle of an action, and how it is begun
    "launch": "recruit",
    "muster": "recruit",
    "raise": "build",
    "depart": "voyage",
    "sail": "voyage",
    "leave": "march",
    "land": "march",
    "take": "march",
}
FIRST_STEPS = {  # verbs that begin nothing
    "retreat": "K-NO-RETREAT-FIRST",
    "flee": "K-NO-RETREAT-FIRST",
    "split": "K-NO-RETREAT-FIRST",
    "sail": "K-NO-SHIP-STEPS",
    "glide": "K-NO-SHIP-STEPS",
    "keep": "K-NO-SUMMON-KEEP",
    "trade": "K-NO-TRADE",
    "pass": "K-NO-OFFER-PASS",
    "bid": "K-NO-OFFER-CHANGE",
    "apollo": "K-NO-OFFER-CHANGE",
    "raise-offering": "K-NO-OFFER-CHANGE",
    "demolish-metropolis": "K-NO-METROPOLIS",
}


class Act(Ask):
    """Any number of actions in any order, until the player ends the turn."""  # K-TURN-3 K-TURN-4

    rule: ClassVar[str] = "K-TURN-3"
    fields: ClassVar[str] = "player:seat god fee:number"
    exposes: ClassVar[bool] = True  # K-HIDDEN-1: nothing can be paid for

    def __init__(self, player: int, god: str, fee: int = 0) -> None:
        super().__init__(player)
        self.god = god
        self.number = GODS.index(god)
        self.fee = fee  # of the next recruit, for the prompt; -1 if there is none

    def options(self, s: Kyklades) -> list[Action]:
        player = self.player
        god = self.number
        listed: list[Action] = []
        for at in range(3):
            if s.track[at] >= 0 and can_summon(s, player, at):  # K-CREATURE-1
                listed.append(SUMMON[at][s.track[at]])
        if can_recruit(s, player, god):
            listed.append(RECRUIT)
        gold = s.gold[player]
        # K-BUILD-3
        if gold >= BUILDING_PRICE and s.stock[god + 1] and has_slot(s, player):
            listed.append(BUILD)
        if gold >= 1:
            if god == POSEIDON:
                if can_voyage(s, player):
                    listed.append(VOYAGE)
            elif god == ARES:
                if can_march(s, player):
                    listed.append(MARCH)
            elif god == ZEUS:
                for at in range(3):
                    if s.track[at] >= 0:
                        listed.append(SWAP[at][s.track[at]])
        if god != ATHENA or not must_recruit(s):
            listed.append(END)
        return listed

    def answer(self, s: Kyklades, action: Action) -> None:
        verb = action[0]
        if verb == "end":
            return
        player = self.player
        if verb == "recruit":
            s.ask(Act(player, self.god, recruit_price(s, self.number, s.recruited + 1)))
            recruit(s, player, self.number)
            return
        s.ask(self)
        if verb == "build":
            pay(s, player, BUILDING_PRICE)
            s.ask(Raise(player, BUILDINGS[self.number + 1]))
        elif verb == "voyage":
            pay(s, player, VOYAGE_PRICE)
            s.ask(Depart(player))
        elif verb == "march":
            pay(s, player, MARCH_PRICE)
            s.ask(Leave(player, MARCHING))
        elif verb == "summon":
            at = slot_price(action)
            summon(s, player, at, SLOT_PRICES[at])
        else:
            swap(s, player, slot_price(action))

    def refuse(self, s: Kyklades, action: Action) -> Refusal:
        verb = str(action[0])
        if verb in VERB_OF_GOD and VERB_OF_GOD[verb] != self.number:
            return Refusal("K-NO-GOD", god=self.god)
        door = DOORS.get(verb, verb)
        if door != verb and (door,) not in self.options(s):
            return self.refuse(s, (door,))
        if verb == "summon":
            return self._no_summons(s, slot_price(action), CREATURES.index(str(action[2])))
        if verb == "recruit":
            return no_recruit(s, self.player, self.number)
        if verb == "build":
            return self._no_building(s)
        if verb == "voyage":
            return self._no_voyage(s)
        if verb == "march":
            return self._no_march(s)
        if verb == "swap":
            return self._no_swap(s, slot_price(action), CREATURES.index(str(action[2])))
        if verb == "end":
            return Refusal("K-NO-END")  # K-RECRUIT-7
        rule = FIRST_STEPS.get(verb, "K-NO-MIDWAY")
        if rule == "K-NO-RETREAT-FIRST":
            return Refusal(rule, why="none")
        return Refusal(rule)

    def _no_gold(self, s: Kyklades, price: int) -> Refusal:
        return Refusal("K-NO-GOLD", price=price, gold=s.gold[self.player])

    def _no_summons(self, s: Kyklades, at: int, card: int) -> Refusal:
        if at < 0:
            return Refusal("K-NO-SUMMON-EMPTY", why="none", creature=CREATURES[card])
        price = SLOT_PRICES[at] - len(s.unused_temples(self.player))
        if s.gold[self.player] < price:
            return self._no_gold(s, price)
        if s.track[at] != card:
            return Refusal("K-NO-SUMMON-EMPTY", why=self._no_card(s, at), creature=CREATURES[card])
        return Refusal("K-NO-SUMMON-FREE")  # K-CREATURE-3: the temples would leave nothing to pay

    def _no_building(self, s: Kyklades) -> Refusal:
        if s.gold[self.player] < BUILDING_PRICE:
            return self._no_gold(s, BUILDING_PRICE)
        if not has_slot(s, self.player):  # K-BUILD-4
            return Refusal("K-NO-BUILD-SLOT", why="nowhere")
        return Refusal("K-NO-BUILD-SUPPLY", building=BUILDINGS[self.number + 1])

    def _no_voyage(self, s: Kyklades) -> Refusal:
        if s.gold[self.player] < VOYAGE_PRICE:
            return self._no_gold(s, VOYAGE_PRICE)
        waters = members(s.waters[self.player])
        if not waters:
            return Refusal("K-NO-SHIP-ORIGIN", space="none")
        return closed_refusal(s, [sea for water in waters for sea in s.board().links[water]])

    def _no_march(self, s: Kyklades) -> Refusal:
        if s.gold[self.player] < MARCH_PRICE:
            return self._no_gold(s, MARCH_PRICE)
        lands = members(s.lands[self.player])
        armed = [island for island in lands if s.troops[island]]
        if not armed:
            return Refusal("K-NO-TROOP-ORIGIN", island="none")
        leave = Leave(self.player, MARCHING)
        refusals = [leave.refuse(s, s.board().leave[island]) for island in armed]
        for rule in ("K-NO-TROOP-MEDUSA", "K-NO-TROOP-LAST"):  # in the order of the table
            for refusal in refusals:
                if refusal.rule == rule:
                    return refusal
        return refusals[0]

    def _no_swap(self, s: Kyklades, at: int, card: int) -> Refusal:
        if s.gold[self.player] < SWAP_PRICE:
            return self._no_gold(s, SWAP_PRICE)
        return Refusal("K-NO-SWAP", why=self._no_card(s, at), creature=CREATURES[card])

    def _no_card(self, s: Kyklades, at: int) -> str:
        return "other" if at >= 0 and s.track[at] >= 0 else "none"


# -- recruiting ----------------------------------------------------------------------------------


def recruit_prices(s: Kyklades, god: int) -> list[int]:
    """Prices of the recruits of one turn, the free one first."""  # K-RECRUIT-1
    if god == ARES and s.settings["troop_prices"] != "1-2-3":
        return [0] + [int(price) for price in s.settings["troop_prices"].split("-")]
    return RECRUIT_PRICES[god]


def recruit_price(s: Kyklades, god: int, taken: int) -> int:
    """What the next recruit of the turn costs after so many; -1 if none is for sale."""
    prices = recruit_prices(s, god)
    return prices[taken] if taken < len(prices) else -1


def can_recruit(s: Kyklades, player: int, god: int) -> bool:
    prices = recruit_prices(s, god)
    if s.recruited >= len(prices) or s.gold[player] < prices[s.recruited]:
        return False
    if god == POSEIDON:  # K-LIMIT-1 K-RECRUIT-5
        return s.ships_left[player] > 0 and launch_seas(s, player) != 0
    if god == ARES:
        return s.troops_left[player] > 0
    return s.stock[PRIESTS if god == ZEUS else PHILOSOPHERS] > 0


def must_recruit(s: Kyklades) -> bool:
    """Athena's free philosopher is a duty."""  # K-RECRUIT-7 R-10
    return (
        s.recruited == 0 and s.stock[PHILOSOPHERS] > 0 and s.settings["free_philosopher"] == "duty"
    )


def recruit(s: Kyklades, player: int, god: int) -> None:
    pay(s, player, recruit_prices(s, god)[s.recruited])
    s.recruited += 1  # the unit may be used at once (K-RECRUIT-6)
    if god == POSEIDON:
        s.ask(Launch(player))
    elif god == ARES:
        s.ask(Muster(player))
    elif god == ZEUS:  # K-RECRUIT-4
        s.priests[player] += 1
        s.stock[PRIESTS] -= 1
        s.tell("recruited", player, "priest")
    else:
        s.philosophers[player] += 1
        s.stock[PHILOSOPHERS] -= 1
        s.tell("recruited", player, "philosopher")
        check_duty(s)


def no_recruit(s: Kyklades, player: int, god: int) -> Refusal:
    prices = recruit_prices(s, god)
    if s.recruited < len(prices) and s.gold[player] < prices[s.recruited]:
        return Refusal("K-NO-GOLD", price=prices[s.recruited], gold=s.gold[player])
    if s.recruited >= len(prices):
        return Refusal("K-NO-RECRUIT-MORE", count=s.recruited)
    if god == POSEIDON and s.ships_left[player]:
        return no_launch(s, player, own_coast(s, player))
    if god in (POSEIDON, ARES):
        return Refusal("K-NO-RECRUIT-RESERVE")
    return Refusal("K-NO-RECRUIT-CARD")


def own_coast(s: Kyklades, player: int) -> int:
    """Sea spaces (as a mask) next to the player's islands."""
    coasts = s.board().coast_mask
    mask = 0
    for island in members(s.lands[player]):
        mask |= coasts[island]
    return mask


def launch_seas(s: Kyklades, player: int) -> int:
    """Sea spaces (as a mask) where a new ship may be put."""  # K-RECRUIT-2 R-39
    mask = own_coast(s, player)
    for other in range(s.seats):
        if other != player:
            mask &= ~s.waters[other]
    return mask & ~s.closed()


def no_launch(s: Kyklades, player: int, seas: int) -> Refusal:
    """Why no ship can be put on any of these sea spaces (as a mask)."""
    if not seas & own_coast(s, player):
        return Refusal("K-NO-RECRUIT-COAST")
    for other in range(s.seats):
        if other != player and s.waters[other] & seas:
            return Refusal("K-NO-RECRUIT-SHIPS")
    if s.figures[KRAKEN] >= 0 and seas >> s.figures[KRAKEN] & 1:
        return Refusal("K-NO-SHIP-KRAKEN")
    return Refusal("K-NO-SHIP-POLYPHEMUS")


class Launch(Ask):
    """Where the new ship is put."""

    rule: ClassVar[str] = "K-RECRUIT-2"

    def options(self, s: Kyklades) -> list[Action]:
        launch = s.board().launch
        return [launch[sea] for sea in members(launch_seas(s, self.player))]

    def answer(self, s: Kyklades, action: Action) -> None:
        launch_ship(s, s.board().sea_at[str(action[1])], self.player)
        s.tell("launched", self.player, action[1])

    def refuse(self, s: Kyklades, action: Action) -> Refusal:
        if action[0] != "launch":
            return super().refuse(s, action)
        if action[1] not in s.board().sea_at:
            return Refusal("K-NO-SHIP-LAND", island=action[1])
        return no_launch(s, self.player, 1 << s.board().sea_at[str(action[1])])


class Muster(Ask):
    """Where the new troop is put."""

    rule: ClassVar[str] = "K-RECRUIT-3"

    def options(self, s: Kyklades) -> list[Action]:
        muster = s.board().muster
        return [muster[island] for island in members(s.lands[self.player])]

    def answer(self, s: Kyklades, action: Action) -> None:
        muster_troop(s, s.board().island_at[str(action[1])], self.player)
        s.tell("mustered", self.player, action[1])

    def refuse(self, s: Kyklades, action: Action) -> Refusal:
        if action[0] != "muster":
            return super().refuse(s, action)
        return Refusal("K-NO-RECRUIT-ISLAND", island=action[1])


# -- building ------------------------------------------------------------------------------------


def has_slot(s: Kyklades, player: int) -> bool:
    """Is a slot empty and not covered anywhere on the player's islands?"""  # K-BUILD-2
    board = s.board()
    for island in members(s.lands[player]):
        at = island * SLOTS
        for slot in board.usable[island + island + s.metropolis[island]]:
            if s.built[at + slot] == NOTHING:
                return True
    return False


class Raise(Ask):
    """On which slot the building is put."""

    rule: ClassVar[str] = "K-BUILD-1"
    fields: ClassVar[str] = "player:seat building"

    def __init__(self, player: int, building: str) -> None:
        super().__init__(player)
        self.building = building

    def options(self, s: Kyklades) -> list[Action]:
        board = s.board()
        listed: list[Action] = []
        for island in members(s.lands[self.player]):
            at = island * SLOTS
            for slot in board.usable[island + island + s.metropolis[island]]:
                if s.built[at + slot] == NOTHING:
                    listed.append(board.raise_[at + slot])
        return listed

    def answer(self, s: Kyklades, action: Action) -> None:
        put_building(s, s.board().slot_of(action), BUILDINGS.index(self.building))
        s.tell("built", self.player, self.building, action[1])
        check_duty(s)

    def refuse(self, s: Kyklades, action: Action) -> Refusal:
        if action[0] != "raise":
            return super().refuse(s, action)
        board = s.board()
        island, slot = divmod(board.slot_of(action), SLOTS)
        if s.owner[island] != self.player:
            return Refusal("K-NO-BUILD-ISLAND", island=action[1])
        if s.metropolis[island] and slot in board.covers[island]:
            return Refusal("K-NO-BUILD-COVERED")
        if slot >= board.slots[island]:
            return Refusal(
                "K-NO-BUILD-SLOT", why="few", island=action[1], count=board.slots[island]
            )
        return Refusal("K-NO-BUILD-SLOT", why=BUILDINGS[s.built[board.slot_of(action)]])


# -- Zeus ----------------------------------------------------------------------------------------


def swap(s: Kyklades, player: int, at: int) -> None:  # K-ZEUS-1
    pay(s, player, SWAP_PRICE)
    card = s.track[at]
    s.track[at] = NOBODY
    put(s.discard, card)
    s.tell("swapped", player, CREATURES[card])
    restock_pile(s)
    s.ask(DrawCard(SLOT_PRICES[at]))
