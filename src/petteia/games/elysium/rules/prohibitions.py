"""Why a move is refused: the first prohibition that holds, in the order of the rules [section 15]."""

from __future__ import annotations

from typing import Final

from petteia.core.action import Action
from petteia.core.errors import Refusal
from petteia.games.elysium.components import (
    ABOVE,
    ACTIVATE,
    ACTIVATION,
    BITS,
    CARDS_PER_EPOCH,
    CHRONOS,
    CIRCLE_COUNT,
    CIRCLES,
    CITIZEN,
    COLOURS,
    ELEUSIS,
    FAMILY,
    INSTANT,
    LEVEL,
    MYTH,
    NO_QUEST,
    NUMBER,
    ONE_USE,
    PERMANENT,
    QUEST_IDS,
    TRANSFER_COST,
    UNFINISHED,
)
from petteia.games.elysium.legends import (
    CITIZEN_COST,
    FAMILY_LEGEND,
    SINGLE,
    complete,
    family_of,
    kind_of,
    level_of,
    members_of,
)
from petteia.games.elysium.program import ORACLE_OPEN, WILD
from petteia.games.elysium.rules.availability import (
    ACTIONS,
    WRITING,
    available,
    available_in_oracle,
    eleusis_cards,
    has_no_last_turn,
    in_elysium,
    reachable_quests,
)
from petteia.games.elysium.state import (
    AFTER_COLUMN,
    BEFORE_TAKE,
    COLUMN_DUE,
    NOBODY,
    RING,
    USED,
    Elysium,
)

# deeds that are never allowed to anybody
NEVER: Final[dict[str, str]] = {
    "lay-on": "E-BAN-47",
    "merge": "E-BAN-57",
    "turn-up": "E-BAN-59",
    "look-citizen": "E-BAN-60",
    "look-deck": "E-BAN-61",
    "reorder": "E-BAN-62",
}
PHASE_TWO_EFFECTS: Final = (ONE_USE, ACTIVATE, ELEUSIS)
WAYS_OUT: Final = ("pass", "end", "stop", "decline")
NOT_YOURS: Final = "E-BAN-1"


def forbidden(s: Elysium, player: int, action: Action, resolving: bool = True) -> Refusal:
    """For the player asked. `resolving`: the question belongs to an effect in progress."""
    return refused(s, player, action, resolving) or Refusal(NOT_YOURS, seat=player)


def bystander(s: Elysium, seat: int, action: Action) -> Refusal | None:
    """For a player who is not asked: a closer reason than that it is another's decision, if there is one."""
    return refused(s, seat, action, True)


def refused(s: Elysium, player: int, action: Action, resolving: bool) -> Refusal | None:
    verb = str(action[0])
    if verb in NEVER:
        return Refusal(NEVER[verb])
    if verb == "take":
        return take_refused(s, player, str(action[1]), NUMBER[str(action[2])], resolving)
    if verb == "quest":
        return quest_refused(s, player, str(action[1]), resolving)
    if verb == "citizen":
        return citizen_refused(s, player, resolving)
    if verb == "use":
        return use_refused(s, player, NUMBER[str(action[1])], resolving)
    if verb == "copy" and int(action[1]) != player:
        return Refusal("E-BAN-33", card=str(action[2]))
    if verb in ("begin", "add"):
        return no_transfers_now(s, player)
    if verb == "column":
        return column_refused(s, player, str(action[1]), resolving)
    return way_out_refused(s, player, verb, resolving) if verb in WAYS_OUT else None


def in_turn(s: Elysium, player: int) -> bool:
    return s.phase == ACTIONS and s.current == player


# -- turn and taking ----------------------------------------------------------------------------


def already_taken(s: Elysium, player: int) -> Refusal | None:
    if s.taken[player] >= CARDS_PER_EPOCH:  # E-BAN-3
        return Refusal("E-BAN-3", number=CARDS_PER_EPOCH)
    if in_turn(s, player) and s.stage != BEFORE_TAKE:  # E-BAN-5
        return Refusal("E-BAN-5")
    return None


def take_refused(s: Elysium, player: int, zone: str, card: int, resolving: bool) -> Refusal | None:
    word = CARD_WORD[card]
    earlier = already_taken(s, player)
    if earlier is not None or s.phase != ACTIONS:
        return earlier
    if card not in (s.agora if zone == "agora" else s.oracle):
        return Refusal("E-TAKE-2", card=word)
    columns = column_lacking(s, player, card)
    if columns is not None:
        return columns
    if s.find(player, card) >= 0:
        return Refusal("E-BAN-8", card=word)
    if zone == "oracle" and not s.traits(player) & ORACLE_OPEN:
        return Refusal("E-BAN-9", card=word)
    return Refusal("E-BAN-34") if in_turn(s, player) and resolving else None


def column_lacking(s: Elysium, player: int, card: int) -> Refusal | None:
    """Which column is missing for a card: E-BAN-6, E-BAN-7, or E-BAN-19 for those who may read one circle as black."""
    columns = s.columns[player]
    missing = CIRCLES[card] & ~columns
    word = CARD_WORD[card]
    if s.traits(player) & WILD:
        if BITS[missing] > 1:
            return Refusal("E-BAN-19", card=word)
    elif missing:
        return Refusal("E-BAN-6", card=word, colour=first_colour(missing))
    if BITS[columns] < CIRCLE_COUNT[card]:
        return Refusal("E-BAN-7", card=word)
    return None


def first_colour(mask: int) -> str:
    return next(COLOURS[bit] for bit in range(len(COLOURS)) if mask >> bit & 1)


def quest_refused(s: Elysium, player: int, word: str, resolving: bool) -> Refusal | None:
    if s.phase not in (ACTIONS, WRITING) or word not in QUEST_IDS[s.seats]:
        return None
    quest = QUEST_IDS[s.seats].index(word)
    if s.quest[player] not in (NO_QUEST, UNFINISHED):
        return Refusal("E-BAN-4")
    if in_turn(s, player) and s.stage != BEFORE_TAKE:
        return Refusal("E-BAN-5")
    if not ABOVE[s.seats][s.side][quest] & s.columns[player]:
        if s.traits(player) & WILD:  # who reads a circle as black hears that quests have none
            return Refusal("E-BAN-18", quest=word)
        return Refusal("E-BAN-10", quest=word)
    if quest in s.quest:
        return Refusal("E-BAN-11", quest=word, seat=s.quest.index(quest))
    return Refusal("E-BAN-34") if in_turn(s, player) and resolving else None


def citizen_refused(s: Elysium, player: int, resolving: bool) -> Refusal | None:
    earlier = already_taken(s, player)
    if earlier is not None or s.phase != ACTIONS:
        return earlier
    if card_available(s, player):
        return Refusal("E-BAN-12")
    if reachable_quests(s, player):
        return Refusal("E-BAN-13")
    return Refusal("E-BAN-34") if in_turn(s, player) and resolving else None


def card_available(s: Elysium, player: int) -> bool:
    return bool(available(s, player, s.agora) or available_in_oracle(s, player))


def column_refused(s: Elysium, player: int, colour: str, resolving: bool) -> Refusal | None:
    if has_no_last_turn(s, player):
        return Refusal("E-BAN-14")
    if in_turn(s, player) and s.stage == AFTER_COLUMN:
        return Refusal("E-BAN-16")
    if s.phase in (ACTIONS, WRITING) and not s.columns[player] >> COLOURS.index(colour) & 1:
        return Refusal("E-BAN-17", colour=colour)
    if not in_turn(s, player):
        return None
    return Refusal("E-BAN-34" if resolving else "E-ACTION-2")


def way_out_refused(s: Elysium, player: int, verb: str, resolving: bool) -> Refusal | None:
    """Leaving something out: a turn, its take, its column or a part of an effect."""
    if has_no_last_turn(s, player):
        return Refusal("E-BAN-14")
    if not in_turn(s, player):
        return None
    if resolving and verb in ("stop", "decline"):
        return Refusal("E-BAN-34")
    if s.stage == COLUMN_DUE:
        return Refusal("E-BAN-15")
    if s.stage == BEFORE_TAKE:
        takes = verb != "end" and (card_available(s, player) or reachable_quests(s, player))
        return Refusal("E-BAN-2" if takes else "E-BAN-20")
    return Refusal("E-BAN-34") if resolving else None


# -- effects --------------------------------------------------------------------------------------


def use_refused(s: Elysium, player: int, card: int, resolving: bool) -> Refusal | None:
    word = CARD_WORD[card]
    own_turn = in_turn(s, player)
    own_step = s.phase == WRITING and s.current == player
    if has_no_last_turn(s, player):
        return Refusal("E-BAN-14")
    if own_turn and s.stage == COLUMN_DUE:
        return Refusal("E-BAN-21")
    at = s.find(player, card)
    if at < 0:
        if in_elysium(s, player, card):
            return Refusal("E-BAN-31", card=word)
        return Refusal("E-BAN-33", card=word)
    kind = ACTIVATION[card]
    entry = s.domain[player][at]
    if kind in PHASE_TWO_EFFECTS:
        if s.phase == ACTIONS and not own_turn:
            return Refusal("E-BAN-22", card=word)
        if s.phase == WRITING:
            return Refusal("E-BAN-23", card=word)
    if kind == MYTH and not own_step:
        return Refusal("E-BAN-24", card=word)
    if entry & USED:
        return Refusal("E-BAN-25", card=word)
    if kind == ONE_USE and not entry & RING:
        return Refusal("E-BAN-26", card=word)
    if kind == ELEUSIS and eleusis_cards(s, player) < 2:
        return Refusal("E-BAN-27", card=word)
    if kind == INSTANT:
        return Refusal("E-BAN-28", card=word)
    if kind == PERMANENT:
        return Refusal("E-BAN-29", card=word)
    if kind >= CHRONOS:
        return Refusal("E-BAN-30", card=word)
    if card == CITIZEN:
        return Refusal("E-BAN-32")
    return Refusal("E-BAN-34") if resolving and (own_turn or own_step) else None


# -- transfers and legends ------------------------------------------------------------------------


def no_transfers_now(s: Elysium, player: int) -> Refusal | None:
    if s.phase != WRITING:
        return Refusal("E-BAN-45")
    if s.current == player:
        return Refusal("E-BAN-34")
    if s.current != NOBODY and s.order.index(player) < s.order.index(s.current):
        return Refusal("E-BAN-58")
    return Refusal("E-BAN-45")


def transfer_refused(
    s: Elysium, player: int, action: Action, prices: list[int], left: int
) -> Refusal:
    """For a player who may transfer: `prices` by the cost printed, `left` as many transfers."""
    card = NUMBER[str(action[1])]
    pile = int(action[2]) - 1 if action[0] == "add" else -1
    shapes = s.shapes[player]
    word = CARD_WORD[card]
    cost = TRANSFER_COST[LEVEL[card]]
    if card == CITIZEN and 0 <= pile < len(shapes):
        cost = CITIZEN_COST.get(shapes[pile], 0)
    price = prices[TRANSFER_COST.index(cost)]
    # a citizen has a price only where it can go
    if cost and s.find(player, card) >= 0 and price > s.gold[player]:
        return Refusal("E-BAN-43", number=price, owned=s.gold[player])
    if left < 1:
        return Refusal("E-BAN-44")
    if s.find(player, card) < 0:
        return Refusal("E-BAN-46", card=word)
    if pile >= len(shapes):
        return Refusal("E-BAN-47", pile=pile + 1)
    if pile < 0:
        return Refusal("E-BAN-56")
    return no_fit(shapes[pile], card)


def no_fit(shape: int, card: int) -> Refusal:
    """Why a card does not join a pile."""
    word = CARD_WORD[card]
    kind = kind_of(shape)
    if card == CITIZEN:
        return Refusal("E-BAN-54" if complete(shape) else "E-BAN-55")
    family, level = FAMILY[card], LEVEL[card]
    if kind == SINGLE:
        same = family == family_of(shape) and level == level_of(shape)
        return Refusal("E-BAN-48" if same else "E-BAN-49", card=word)
    if kind == FAMILY_LEGEND:
        if family != family_of(shape):
            return Refusal("E-BAN-52", card=word)
        if members_of(shape) >> level & 1:
            return Refusal("E-BAN-53", number=level)
        return Refusal("E-BAN-54")
    if level != level_of(shape):
        return Refusal("E-BAN-50", number=level_of(shape))
    if members_of(shape) >> family & 1:
        return Refusal("E-BAN-51", card=word)
    return Refusal("E-BAN-54")


CARD_WORD: Final[list[str]] = list(NUMBER)
