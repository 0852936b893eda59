"""Why an action is not offered: the reasons that hold whatever is being decided."""

from __future__ import annotations

from typing import Final

from petteia.core.action import Action
from petteia.core.errors import Refusal
from petteia.games.thebai import components as box
from petteia.games.thebai.state import HERO, ITEMS, LEVEL, MARKER, NONE, OWNER, TUMULT, Thebai

CARD_INDEX: Final = {name: at for at, name in enumerate(box.CARDS)}
CELL_INDEX: Final = {name: at for at, name in enumerate(box.CELLS)}
AID_INDEX: Final = {name: at for at, name in enumerate(box.AIDS)}
LEVEL_INDEX: Final = {name: at for at, name in enumerate(box.LEVEL_WORDS)}
HERO_INDEX: Final = {name: at for at, name in enumerate(box.HEROES)}
MONUMENT_INDEX: Final = {name: at for at, name in enumerate(box.MONUMENT_FIELDS)}


def misplaced(s: Thebai, player: int, action: Action) -> Refusal:
    """The reason for an action that does not belong to the question asked."""
    verb = action[0]
    if verb == "pass":
        return Refusal("T-NO-56")
    if verb in ("die", "use", "hoplite", "march"):
        return Refusal("T-NO-12") if s.citizen_used else Refusal("T-NO-58")
    if verb == "reset":
        return no_reset(s, player)
    if verb == "take-back":
        return Refusal("T-NO-21", cause="supply" if s.archon[player] == NONE else "step")
    if verb == "aid":
        return Refusal("T-NO-23") if s.aid_used else Refusal("T-NO-25")
    if verb == "fulfil":
        return no_commission(s, player, CARD_INDEX[str(action[1])])
    if verb == "hero" and s.hero_owner.count(player) >= box.HEROES_EACH:
        return Refusal("T-NO-43", limit=box.HEROES_EACH)
    if verb in ("stay", "withdraw"):
        return Refusal("T-NO-49")
    return Refusal("T-NO-58")


def no_reset(s: Thebai, player: int) -> Refusal:  # T-NO-13
    at = player * 12
    dice = sum(s.supply[at : at + 6])
    return Refusal("T-NO-13", dice=dice) if dice else Refusal("T-NO-58")


def no_commission(s: Thebai, player: int, card: int) -> Refusal:
    if player != s.active:
        return Refusal("T-NO-28")
    if s.commission_used:
        return Refusal("T-NO-26")
    if card not in s.cards_of(player):
        return Refusal("T-NO-53", cause="hand")
    for good, need in enumerate(box.CARD_COST[card]):
        have = s.items[player * ITEMS + good]
        if have < need:
            name = box.CARDS[card]
            return Refusal("T-NO-27", commission=name, thing=box.GOODS[good], need=need, have=have)
    return Refusal("T-NO-28")


def can_fulfil(s: Thebai, player: int, card: int) -> bool:
    cost = box.CARD_COST[card]
    at = player * ITEMS
    items = s.items
    return items[at] >= cost[0] and items[at + 1] >= cost[1] and items[at + 2] >= cost[2]


def occupied(s: Thebai, f: int) -> Refusal | None:
    """What forbids to put something on a dice field."""
    holds = s.field[f]
    if not holds:
        return None
    if OWNER[holds] >= 0:
        return Refusal("T-NO-4", seat=s.who(OWNER[holds]), level=box.LEVEL_WORDS[LEVEL[holds]])
    return (
        Refusal("T-NO-6") if holds == MARKER else Refusal("T-NO-5", hero=box.HEROES[holds - HERO])
    )


def not_free(s: Thebai, k: int, rule: str) -> Refusal | None:
    """The archon that stands on a stone of the city."""
    return Refusal(rule, seat=s.who(s.archon.index(k))) if k in s.archon else None


def unfree_seat(s: Thebai, at: int) -> Refusal | None:  # T-COUNCIL-1
    """What forbids to put a die or a hero on a monument field."""
    holds = s.monument[at]
    if box.MONUMENT_EXTRA[at] and s.seats < 4:
        return Refusal("T-NO-44", cause="four")
    if not holds:
        return None
    if holds == TUMULT:
        return Refusal("T-NO-44", cause="tumult")
    if holds > TUMULT:
        return Refusal("T-NO-44", cause="hero", hero=box.HEROES[holds - TUMULT - 1])
    return Refusal("T-NO-44", cause="die", seat=s.who(holds - 1))
