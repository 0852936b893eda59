"""Section 15: the prohibition to cite for an answer that the present question does not know."""

from __future__ import annotations

from typing import Final

from petteia.core.action import Action
from petteia.core.errors import Refusal
from petteia.games.hexemonia.state import Hexemonia

STEP_A: Final = 0  # H-TURN-1
STEP_B: Final = 1
STEP_C: Final = 2
STEP_D: Final = 3

# Verbs that answer a question of one kind only, with the rule that asks it.
HOME: Final[dict[str, str]] = {
    "exchange": "H-STRAT-1",
    "set": "H-STRAT-1",
    "use": "H-SPEC-1",
    "invoke": "H-SPEC-1",
    "move": "H-AB-agora",
    "against": "H-SPEC-2",
    "give": "H-SPEC-3",
    "smite": "H-AB-hades",
    "attack": "H-WAR-1",
    "send": "H-WAR-12",
    "lose": "H-WAR-12",
}


def elsewhere(s: Hexemonia, action: Action, step: int) -> Refusal:
    verb = str(action[0])
    if verb in ("take", "gain"):
        return drawing_late(s, verb)
    if verb == "play":
        return Refusal("H-NO-8")  # a tile outside step B, or inside another play
    if verb == "pay":
        return Refusal("H-NO-11", need=0)
    if verb == "place":
        return Refusal("H-NO-19", slot=action[1])
    if verb == "host":
        return Refusal("H-NO-23")
    if verb == "drop":
        return Refusal("H-NO-27")
    if verb in ("production", "strategy", "special", "war"):
        return Refusal("H-NO-29") if step >= STEP_C else Refusal("H-TURN-1")
    if verb == "assign":
        return Refusal("H-NO-35", left=0)
    if verb == "reveal":
        return Refusal("H-NO-61")
    if verb == "keep":
        return Refusal("H-NO-62") if s.open[s.mover] else Refusal("H-REV-1")
    if verb == "discard":
        return Refusal("H-NO-83")
    if verb == "top":
        return Refusal("H-NO-86")
    if verb == "return":
        return Refusal("H-AB-necropolis", slot=-1)
    if verb in ("stop", "done"):
        return Refusal("H-NO-87", needed=0)
    return Refusal(HOME.get(verb, "H-TURN-1"))


def drawing_late(s: Hexemonia, verb: str) -> Refusal:
    if s.drew == 0:
        return Refusal("H-NO-6")
    if verb == "gain" and s.drew == 3:
        return Refusal("H-NO-4")
    return Refusal("H-NO-8")
