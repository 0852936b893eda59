"""Thebai: build the Kadmeia, hold the seven gates, sit in the council. One to four players."""

from __future__ import annotations

from petteia.core.errors import BadOptions
from petteia.core.game import Game, Option
from petteia.core.state import Settings
from petteia.games.thebai.components import CHALLENGE_OPTION
from petteia.games.thebai.display import draw
from petteia.games.thebai.evaluate import evaluate
from petteia.games.thebai.facts import static
from petteia.games.thebai.opening import opening
from petteia.games.thebai.state import Thebai
from petteia.games.thebai.vocabulary import vocabulary

VERBS = {
    "pass": "",
    "continue": "",
    "reset": "",
    "take-back": "",
    "stop": "",
    "draw": "",
    "pay": "",
    "raise-council": "",
    "set-aside": "cell",
    "start-with": "card:commission",
    "fulfil": "card:commission",
    "die": "level",
    "use": "cell",
    "take": "slot",
    "good": "thing:resource",
    "give": "thing:resource",
    "branch": "branch",
    "exchange": "give:resource take:resource",
    "aid": "tile:aid cell",
    "hoplite": "level",
    "raise-supply": "kind level",
    "raise-estate": "cell",
    "raise": "field",
    "stone": "cell",
    "turn": "rotation",
    "roof": "side",
    "advance": "track",
    "hero": "hero",
    "appoint": "seat:monument",
    "member": "seat:monument",
    "lead": "row",
    "stand": "place:kadmeia",
    "step": "place:kadmeia",
    "build": "place:kadmeia",
    "trigger": "place:kadmeia",
    "trigger-both": "first:kadmeia second:kadmeia",
    "place": "field",
    "march": "field",
    "post": "field",
    "stay": "field",
    "withdraw": "field",
    # the dealer's
    "dealt-hero": "hero",
    "dealt-gate": "gate",
    "seated": "player:seat",
    "dealt-stone": "stone",
    "laid": "stone rotation",
    "destiny": "destiny",
    "fate": "tile:fate",
    "attack": "card:attack",
    "tumult": "card:tumult",
    "herald": "card:herald",
    "action": "card:action",
    "roll": "level",
    "drawn": "card:commission!",
    "revealed": "card:commission",
}
EVENTS = {
    "round": "round:number",
    "turn": "player:seat",
    "points": "player:seat points:number",
    "gained": "player:seat count:number thing:resource",
    "paid": "player:seat count:number thing:resource",
    "exchanged": "player:seat give:resource take:resource",
    "set-aside": "player:seat cell!",
    "start-stone": "player:seat stone cell",
    "laid": "place:kadmeia stone rotation",
    "card-taken": "player:seat card:commission",
    "card-drawn": "player:seat card:commission!",
    "card-revealed": "card:commission",
    "card-discarded": "card:commission",
    "fulfilled": "player:seat card:commission",
    "reset": "player:seat",
    "new-die": "player:seat level",
    "die-used": "player:seat level cell",
    "die-placed": "player:seat level field",
    "triggered": "player:seat place:kadmeia stone",
    "raised": "player:seat field level",
    "raised-supply": "player:seat kind level",
    "raised-estate": "player:seat cell level",
    "lowered": "player:seat field level",
    "ascended": "player:seat field place:number",
    "leader": "player:seat field leader:number row:number",
    "hero": "player:seat hero",
    "hero-removed": "hero row:number",
    "hero-posted": "player:seat hero field",
    "hero-seated": "player:seat hero seat:monument",
    "hoplite-placed": "player:seat level field",
    "hoplite-moved": "player:seat from:field to:field",
    "stone-removed": "player:seat stone cell",
    "stone-lifted": "player:seat stone cell",
    "stone-lost": "player:seat stone",
    "built": "player:seat stone place:kadmeia rotation",
    "roof": "player:seat roof",
    "advanced": "player:seat track place:number",
    "aid-taken": "player:seat tile:aid",
    "aid-used": "player:seat tile:aid cell",
    "blessing-taken": "player:seat tile:blessing",
    "archon-stands": "player:seat place:kadmeia",
    "archon-moves": "player:seat from:kadmeia to:kadmeia",
    "archon-back": "player:seat",
    "member": "player:seat seat:monument",
    "appointed": "player:seat seat:monument",
    "fate": "tile:fate",
    "fate-revealed": "round:number tile:fate",
    "attack": "card:attack row:number strength:number",
    "won": "player:seat total:number strength:number",
    "lost": "player:seat total:number strength:number",
    "absent": "player:seat strength:number",
    "antigone-fights": "total:number",
    "gate": "player:seat gate",
    "gate-gone": "gate",
    "stays": "player:seat field",
    "withdrawn": "player:seat field",
    "attack-marker": "row:number",
    "order": "player:seat place:number",
    "herald": "card:herald column:number",
    "herald-open": "card:herald",
    "marker": "field",
    "tumult-drawn": "card:tumult",
    "action": "card:action",
    "action-open": "card:action",
    "last-card": "",
    "destiny": "destiny",
    "destiny-open": "destiny",
    "rolled": "level",
    "scored": "player:seat category:sheet points:number",
}


def check_options(seats: int, settings: Settings) -> None:  # T-SOLO-SETUP-12
    for option in CHALLENGE_OPTION.values():
        if seats > 1 and settings[option] == "on":
            raise BadOptions(f"the challenge {option} is for one player, not for {seats}")


game = Game(
    id="thebai",
    version=1,
    seats=range(1, 5),
    opening=opening,
    blank=Thebai,
    verbs=VERBS,
    events=EVENTS,
    options=[
        Option("variant", "standard", ["standard", "mini"], "T-FRAME-1"),
        *[
            Option(option, "off", ["off", "on"], "T-SOLO-SETUP-12")
            for option in CHALLENGE_OPTION.values()
        ],
    ],
    vocabulary=vocabulary,
    evaluate=evaluate,
    static=static,
    draw=draw,
    longest=5000,
    check_options=check_options,
)
