"""Elysium, by Matthew Dunstan and Brett J. Gilbert: heroes, artefacts and quests become legends."""

from __future__ import annotations

from petteia.core.action import Action
from petteia.core.game import Game, Option
from petteia.core.state import Settings
from petteia.games.elysium.components import (
    CITIZEN,
    COLOURS,
    FAMILIES,
    FAMILY_SETS,
    IN_PLAY,
    QUEST_IDS,
    WORDS,
)
from petteia.games.elysium.display import draw
from petteia.games.elysium.evaluate import evaluate
from petteia.games.elysium.facts import static
from petteia.games.elysium.opening import RANDOM, check_options, opening
from petteia.games.elysium.program import CHOICES, MOST_PAID
from petteia.games.elysium.rules.prohibitions import NEVER
from petteia.games.elysium.rules.transfers import PILES
from petteia.games.elysium.sitting import Sitting


def vocabulary(seats: int, settings: Settings) -> list[Action]:
    cards = WORDS[:CITIZEN]
    words: list[Action] = [("use", word) for word in WORDS]
    words += [("take", zone, word) for zone in ("agora", "oracle") for word in cards]
    words += [("quest", quest) for quest in QUEST_IDS[seats][1:]]
    words += [("citizen",), ("pass",), ("end",), ("stop",), ("decline",)]
    words += [("column", colour) for colour in COLOURS]
    words += [("begin", word) for word in WORDS]
    words += [("add", word, pile) for word in WORDS for pile in range(1, PILES + 1)]
    words += [("choose", choice) for choice in CHOICES]
    words += [("discard", word) for word in WORDS]
    words += [("pay", number) for number in range(MOST_PAID + 1)]
    words += [("target", seat) for seat in range(seats)]
    words += [(verb, word) for verb in ("petrify", "ready", "copy-agora") for word in cards]
    words += [("copy", seat, word) for seat in range(seats) for word in cards]
    words += [("swap", a, b) for a in cards for b in cards]
    words += [(verb,) for verb in NEVER]
    return words


game = Game(
    id="elysium",
    version=1,
    seats=range(2, 5),
    opening=opening,
    blank=Sitting,
    verbs={
        "use": "card",
        "take": "zone card",
        "quest": "quest",
        "citizen": "",
        "pass": "",
        "end": "",
        "stop": "",
        "decline": "",
        "column": "colour",
        "begin": "card",
        "add": "card pile",
        "choose": "choice",
        "discard": "card",
        "pay": "number",
        "target": "target:seat",
        "petrify": "card",
        "ready": "card",
        "copy-agora": "card",
        "copy": "owner:seat card",
        "swap": "card other:card",
        "lay-on": "",
        "merge": "",
        "turn-up": "",
        "look-citizen": "",
        "look-deck": "",
        "reorder": "",
        "drawn": "card",
        "pediment": "side",
        "first": "player:seat",
        "families": "first:family second:family third:family fourth:family fifth:family",
    },
    events={
        "pediment": "side",
        "first": "player:seat",
        "families": "first:family second:family third:family fourth:family fifth:family",
        "epoch": "number",
        "phase": "phase",
        "round": "number",
        "revealed": "card zone",
        "reshuffled": "number",
        "took": "player:seat card zone",
        "quest": "player:seat quest",
        "citizen": "player:seat",
        "no-citizen": "player:seat",
        "column": "player:seat colour",
        "no-turn": "player:seat",
        "used": "player:seat card",
        "gained": "player:seat number what card",
        "lost": "player:seat number what card",
        "paid": "player:seat number what card",
        "drew": "player:seat card",
        "set-aside": "player:seat card",
        "no-card": "player:seat",
        "discarded": "player:seat card zone",
        "petrified": "player:seat target:seat card",
        "readied": "player:seat card",
        "swapped": "player:seat card other:card",
        "copied": "player:seat card by:card",
        "cheaper": "player:seat card",
        "unfinished": "player:seat",
        "disc": "player:seat number",
        "reward": "player:seat gold:number vp:number",
        "transferred": "player:seat card pile cost:number",
        "family-tile": "player:seat family number",
        "level-tile": "player:seat level:number",
        "stopped": "player:seat",
        "scoring": "",
        "score": "player:seat number",
    },
    options=[
        Option("variant", "standard", ["standard", "mini"], "E-END-1"),
        Option(
            "families",
            "first_game",
            [*FAMILY_SETS, RANDOM],
            "E-DEC-1",
            pattern=rf"[a-z]+(\+[a-z]+){{{IN_PLAY - 1}}}",
            parts=[f"family:{family}" for family in FAMILIES],
        ),
    ],
    vocabulary=vocabulary,
    evaluate=evaluate,
    static=static,
    draw=draw,
    longest=5000,
    check_options=check_options,
)
