"""Every action there can be."""

from __future__ import annotations

from petteia.core.action import Action
from petteia.core.state import Settings
from petteia.games.thebai.city import CITY
from petteia.games.thebai.opening import SET_ASIDE, START_WITH
from petteia.games.thebai.rules.altar import ADVANCE
from petteia.games.thebai.rules.archon import STOP, TAKE_BACK
from petteia.games.thebai.rules.building import ROOF, STONE, TURN
from petteia.games.thebai.rules.commissions import CONTINUE, DRAW, FULFIL, TAKE
from petteia.games.thebai.rules.council import APPOINT, MEMBER_ACTIONS
from petteia.games.thebai.rules.dice import (
    PASS,
    RAISE_COUNCIL,
    RAISE_ESTATE,
    RAISE_SUPPLY,
    TAKE_HERO,
)
from petteia.games.thebai.rules.estate import AID_ON, USE, USE_DIE
from petteia.games.thebai.rules.goods import BRANCH, EXCHANGE, GIVE, GOOD, PAY
from petteia.games.thebai.rules.hoplites import HOPLITE

RESET: Action = (
    "reset",
)  # never an answer: the reset is forced or forbidden; it can be asked about


def vocabulary(seats: int, settings: Settings) -> list[Action]:
    city = CITY[seats]
    words: list[Action] = [PASS, CONTINUE, RESET, TAKE_BACK, STOP, DRAW, PAY, RAISE_COUNCIL]
    for table in (SET_ASIDE, START_WITH, FULFIL, USE_DIE, USE, TAKE, GOOD, GIVE, BRANCH):
        words += table
    words += [action for row in EXCHANGE for action in row]
    words += [action for row in AID_ON for action in row]
    for table in (HOPLITE, RAISE_SUPPLY, RAISE_ESTATE, STONE, TURN, ROOF, ADVANCE, TAKE_HERO):
        words += table
    for table in (APPOINT, MEMBER_ACTIONS, city.lead, city.stand, city.step, city.build):
        words += table
    words += city.trigger
    words += [action for pair in city.both for action in pair]
    for table in (city.place, city.raise_, city.march, city.post, city.stay, city.withdraw):
        words += table
    return words
