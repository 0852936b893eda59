"""Skirmish, the toy: documentation, template for a new game, and the test-bed of the core."""

from __future__ import annotations

from typing import Any

from petteia.core.action import Action
from petteia.core.game import Game, Option
from petteia.core.state import Settings
from petteia.games.skirmish.display import draw
from petteia.games.skirmish.evaluate import evaluate
from petteia.games.skirmish.opening import opening
from petteia.games.skirmish.state import GODS, REGIONS_EACH, Skirmish


def vocabulary(seats: int, settings: Settings) -> list[Action]:
    regions = range(REGIONS_EACH * seats)
    words: list[Action] = [("bid", god, coins) for god in GODS for coins in range(100)]
    words += [("withdraw",), ("done",), ("assault",), ("stop",)]
    words += [("place", region) for region in regions]
    words += [("march", a, b) for a in regions for b in regions]
    return words


def static(seats: int, settings: Settings) -> dict[str, Any]:
    return {"gods": list(GODS), "regions": REGIONS_EACH * seats}


game = Game(
    id="skirmish",
    version=1,
    seats=range(2, 5),
    opening=opening,
    blank=Skirmish,
    verbs={
        "bid": "god coins:number",
        "withdraw": "",
        "done": "",
        "place": "region",
        "march": "from:region to:region",
        "assault": "",
        "stop": "",
        "drawn": "card:number!",
        "rolled": "attack:number defence:number",
    },
    events={
        "round": "round:number",
        "bid": "player:seat god coins:number",
        "withdrawn": "player:seat",
        "favour": "player:seat card:number!",
        "placed": "player:seat region",
        "marched": "player:seat from:region to:region force:number",
        "fought": "player:seat region attack:number defence:number",
        "taken": "player:seat region",
    },
    options=[Option("rounds", "8", ["4", "8", "12"], "S-ROUND-1")],
    vocabulary=vocabulary,
    evaluate=evaluate,
    static=static,
    draw=draw,
    longest=5000,
)
