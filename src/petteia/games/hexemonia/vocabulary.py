"""Every action there can be: bounded by the box, or, without a limit, by what can be produced."""

from __future__ import annotations

from petteia.core.action import Action
from petteia.core.state import Settings
from petteia.games.hexemonia.components import (
    AGAINST,
    ASSIGN,
    ATTACK,
    BOX,
    CITIZEN,
    DISCARD,
    DONE,
    DROP,
    EXCHANGE,
    FIRST_MYTHOS,
    GAIN,
    GIVE,
    GOLD,
    HOPLITE,
    HOST,
    INVOKE,
    KEEP,
    MOVE,
    PAY,
    PLACE,
    PLAY,
    PRODUCTION,
    RESOURCES,
    REVEAL,
    SETUP,
    SLOTS,
    SMITE,
    SPECIAL,
    START,
    STOP,
    STRATEGY,
    TAKE,
    TERRAIN,
    TOP,
    USE,
    WAR,
    YIELD,
    amounts,
)


def most_pieces(seats: int, settings: Settings) -> list[int]:
    """No city ever holds more of a kind."""
    if settings["supply_limit"] == "on":
        return list(BOX)
    # H-END-4 bounds the turns; in one of them a player can at most produce with every tile there
    # is, or gain a gold for every neighbour of a harbour or temple, and draw one piece.
    turns = int(SETUP[seats]["stack_after_setup"]) + seats
    made = [sum([YIELD[tile][resource] for tile in TERRAIN[seats]]) + 4 for resource in range(3)]
    gold = max(made[GOLD], 6 * len(TERRAIN[seats]))
    most = [START[resource] * seats + turns * made[resource] for resource in range(3)]
    most[GOLD] = START[GOLD] * seats + turns * gold
    force = most[CITIZEN] + EXCHANGE * most[HOPLITE]
    return [force, force // EXCHANGE, most[GOLD]]


def vocabulary(seats: int, settings: Settings) -> list[Action]:
    most = most_pieces(seats, settings)
    words: list[Action] = [*TAKE, *GAIN, *PLAY, STOP, DONE, *PLACE[1:], *HOST]
    words += [PRODUCTION, STRATEGY, SPECIAL, WAR, REVEAL, KEEP, *USE, *DISCARD, *TOP]
    words += [*DROP[FIRST_MYTHOS:], *INVOKE[FIRST_MYTHOS:], *AGAINST[:seats]]
    words += [("exchange", n) for n in range(-most[HOPLITE], most[HOPLITE] + 1)]
    words += [("lose", n) for n in range(most[HOPLITE] + 1)]
    for resource in range(len(RESOURCES)):
        for slot in range(SLOTS):
            words += PAY[resource][slot][1:]
            words += ASSIGN[resource][slot][1:]
            words.append(GIVE[resource][slot])
            words += [MOVE[resource][slot][end] for end in range(SLOTS) if end != slot]
            name = RESOURCES[resource]
            if slot:
                words += amounts([("set", name, slot, 0)], 0, most[resource])
            # gold is no force, but somebody may try (H-NO-72)
            words += amounts([("send", name, slot, 0)], 1, most[resource])
    for slot in range(SLOTS):
        words += amounts([("return", slot, 0)], 1, most[CITIZEN])
        for seat in range(seats):
            words += SMITE[seat][slot][1:]
            words.append(ATTACK[seat][slot])
    return words
