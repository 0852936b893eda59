"""Every verb of the game with the kinds of its words, and the list of all actions."""

from __future__ import annotations

from typing import Final

from petteia.core.action import Action, Slot, Word, slots
from petteia.core.state import Settings
from petteia.games.kyklades.components import (
    BOARDS,
    BUILDINGS,
    CREATURES,
    GODS,
    HIGHEST_OFFERING,
    SLOT_PRICES,
    SLOTS,
    Board,
)

VERBS: Final[dict[str, str]] = {
    # the dealer
    "tile": "god",
    "marker": "owner:seat",
    "card": "creature",
    "roll": "attack:number defence:number",
    # offerings
    "bid": "god amount:number",
    "apollo": "",
    # an action turn
    "summon": "slot:number creature",
    "recruit": "",
    "build": "",
    "voyage": "",
    "march": "",
    "swap": "slot:number creature",
    "end": "",
    "launch": "sea",
    "muster": "island",
    "raise": "island place:number",
    "depart": "sea",
    "sail": "sea count:number",
    "stop": "",
    "leave": "island",
    "land": "island",
    "take": "count:number",
    "prosper": "island",
    # battles
    "fight": "",
    "retreat": "island",
    "flee": "sea",
    # metropolises
    "give-up": "island place:number",
    "found": "island",
    # creatures
    "temple": "island place:number",
    "shrine": "island",
    "enough": "",
    "decline": "",
    "lure": "sea",
    "bring": "sea",
    "destroy": "island place:number",
    "copy": "creature",
    "rebuild": "island place:number",
    "into": "building",
    "sell-ship": "sea",
    "sell-troop": "island",
    "sell-priest": "",
    "sell-philosopher": "",
    "glide": "from:sea to:sea count:number",
    "snatch": "island",
    "rob": "victim:seat",
    "surface": "sea",
    "swim": "sea",
    "haunt": "island",
    "push": "from:sea to:sea",
    "sink": "sea",
    # what people try, and the rules forbid
    "pass": "",
    "raise-offering": "god",
    "trade": "partner:seat",
    "keep": "",
    "split": "",
    "demolish-metropolis": "island",
}

KINDS: Final[dict[str, tuple[Slot, ...]]] = {verb: slots(spec) for verb, spec in VERBS.items()}

# actions without places, made once
BID: Final[list[list[Action]]] = [
    [("bid", god, amount) for amount in range(HIGHEST_OFFERING + 1)] for god in GODS[:4]
]
# by slot and card: which card it is stands in the answer, so that it can be read
SUMMON: Final[list[list[Action]]] = [
    [("summon", price, creature) for creature in CREATURES] for price in SLOT_PRICES
]
SWAP: Final[list[list[Action]]] = [
    [("swap", price, creature) for creature in CREATURES] for price in SLOT_PRICES
]
COPY: Final[list[Action]] = [("copy", creature) for creature in CREATURES]
INTO: Final[list[Action]] = [("into", building) for building in BUILDINGS]
ROB: Final[list[Action]] = [("rob", seat) for seat in range(5)]
TAKE: Final[list[Action]] = [("take", count) for count in range(9)]
TILE: Final[list[Action]] = [("tile", god) for god in GODS[:4]]
MARKER: Final[list[Action]] = [("marker", seat) for seat in range(5)]
CARD: Final[list[Action]] = [("card", creature) for creature in CREATURES]
ROLL: Final[list[list[Action]]] = [[("roll", a, d) for d in range(4)] for a in range(4)]
TO_APOLLO: Final[Action] = ("apollo",)
RECRUIT: Final[Action] = ("recruit",)
BUILD: Final[Action] = ("build",)
VOYAGE: Final[Action] = ("voyage",)
MARCH: Final[Action] = ("march",)
END: Final[Action] = ("end",)
STOP: Final[Action] = ("stop",)
FIGHT: Final[Action] = ("fight",)
ENOUGH: Final[Action] = ("enough",)
DECLINE: Final[Action] = ("decline",)
SELL_PRIEST: Final[Action] = ("sell-priest",)
SELL_PHILOSOPHER: Final[Action] = ("sell-philosopher",)


def vocabulary(seats: int, settings: Settings) -> list[Action]:
    board = BOARDS[seats]
    words: list[Action] = []
    for offers in BID:
        words += offers
    words += [TO_APOLLO, RECRUIT, BUILD, VOYAGE, MARCH, END, STOP, FIGHT, ENOUGH, DECLINE]
    words += [SELL_PRIEST, SELL_PHILOSOPHER, ("pass",), ("keep",), ("split",)]
    for cards in SUMMON + SWAP:
        words += cards
    words += COPY + INTO[1:] + TAKE
    words += [("raise-offering", god) for god in GODS[:4]]
    words += ROB[:seats] + [("trade", seat) for seat in range(seats)]
    words += [("demolish-metropolis", island) for island in board.islands]
    for verb in ("launch", "depart", "flee", "lure", "bring", "surface", "swim", "sink"):
        words += [(verb, sea) for sea in board.seas]
    words += board.sell_ship
    for verb in ("muster", "leave", "land", "retreat", "found", "prosper", "haunt", "snatch"):
        words += [(verb, island) for island in board.islands]
    words += board.shrine + board.sell_troop
    for table in (board.raise_, board.temple, board.give_up, board.destroy, board.rebuild):
        words += table
    for sails in board.sail:
        words += sails
    # places that are next to nothing may be named all the same: they are refused
    words += [("sail", island, 1) for island in board.islands]
    words += [("surface", island) for island in board.islands]
    words += [("haunt", sea) for sea in board.seas]
    for at, gliding in enumerate(board.glide):
        for steps in gliding:
            words += steps
        words += board.push[at]
    return words


def known(action: Action, board: Board, seats: int) -> bool:
    """Is this a verb of the game, with words of the right kinds?"""
    kinds = KINDS.get(str(action[0])) if action else None
    if kinds is None or len(kinds) != len(action) - 1:
        return False
    for at, slot in enumerate(kinds):
        word = action[at + 1]
        if slot.name == "place" and not (isinstance(word, int) and 1 <= word <= SLOTS):
            return False
        if not _fits(slot.kind, word, board, seats):
            # a space of the wrong sort is a mistake with a reason of its own
            sort = "island" if slot.kind == "sea" else "sea"
            if (action[0], slot.kind) not in MISTAKABLE or not _fits(sort, word, board, seats):
                return False
    return True


MISTAKABLE: Final = (
    ("haunt", "island"),
    ("surface", "sea"),
    ("swim", "sea"),
    ("sail", "sea"),
    ("glide", "sea"),
    ("launch", "sea"),
    ("depart", "sea"),
)


def _fits(kind: str, word: Word, board: Board, seats: int) -> bool:
    if kind == "sea":
        return word in board.sea_at
    if kind == "island":
        return word in board.island_at
    if kind == "god":
        return word in GODS[:4]  # Apollo is no god of an offering, and has no tile
    if kind == "creature":
        return word in CREATURES
    if kind == "building":
        return word in BUILDINGS[1:]
    if kind == "seat":
        return isinstance(word, int) and 0 <= word < seats
    return isinstance(word, int)


def slot_price(action: Action) -> int:
    """The slot (0 to 2) of `summon 4 medusa`; -1 if there is no such slot."""
    for at, price in enumerate(SLOT_PRICES):
        if price == action[1]:
            return at
    return -1
