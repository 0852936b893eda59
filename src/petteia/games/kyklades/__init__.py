"""Kyklades: gods, offerings, ships and metropolises among the islands. Rules: `rules.md`."""

from __future__ import annotations

from petteia.core.game import Game, Option
from petteia.games.kyklades.display import draw
from petteia.games.kyklades.evaluate import evaluate
from petteia.games.kyklades.facts import static
from petteia.games.kyklades.opening import opening
from petteia.games.kyklades.state import Kyklades
from petteia.games.kyklades.verbs import VERBS, vocabulary

EVENTS = {
    # the round
    "order": "markers:seat",
    "round": "round:number",
    "unwanted": "creature",
    "appears": "creature slot:number",
    "shuffled": "",
    "gods": "gods:god",
    "income": "player:seat gold:number",
    # offerings
    "offered": "player:seat god amount:number",
    "displaced": "player:seat god",
    "to-apollo": "player:seat space:number",
    "paid": "player:seat god gold:number",
    # turns
    "turn": "player:seat god",
    "apollo-gold": "player:seat gold:number",
    "prospers": "player:seat island",
    "recruited": "player:seat unit",
    "launched": "player:seat sea",
    "mustered": "player:seat island",
    "built": "player:seat building island",
    "swapped": "player:seat creature",
    "sailed": "player:seat count:number from:sea to:sea",
    "marched": "player:seat count:number from:island to:island",
    # battles and conquest
    "battle": "attacker:seat defender:seat space force:number defence:number",
    "clash": "attacker:seat defender:seat space attack:number defence:number",
    "lost": "player:seat unit space",
    "retreats": "player:seat count:number from:space to:space",
    "holds": "player:seat sea",
    "empty": "sea",
    "keeps": "player:seat island",
    "landed": "player:seat island",
    "captured": "player:seat island before:seat",
    "eliminated": "player:seat",
    # metropolises
    "learned": "player:seat",
    "given-up": "player:seat building island",
    "cleared": "player:seat building island",
    "metropolis": "player:seat island",
    "no-site": "player:seat",
    # creatures
    "temple-used": "player:seat island",
    "summoned": "player:seat creature price:number",
    "no-target": "player:seat",
    "declined": "player:seat",
    "lured": "player:seat victim:seat sea",
    "broken": "player:seat building island",
    "copied": "player:seat creature",
    "rebuilt": "player:seat old:building new:building island",
    "sold": "player:seat unit gold:number",
    "snatched": "player:seat victim:seat island",
    "stolen": "player:seat victim:seat unit",
    "griffon": "player:seat victim:seat gold:number!",
    "griffon-loss": "victim:seat gold:number!",
    "kraken": "sea",
    "destroyed": "player:seat count:number sea",
    "figure": "player:seat creature island",
    "left": "creature island",
    "pushed": "player:seat count:number from:sea to:sea",
}

game = Game(
    id="kyklades",
    version=2,
    seats=range(2, 6),
    opening=opening,
    blank=Kyklades,
    verbs=VERBS,
    events=EVENTS,
    options=[
        Option("troop_prices", "1-2-3", ["1-2-3", "2-3-4"], "R-1"),
        Option("die_faces", "0-1-1-2-2-3", ["0-1-1-2-2-3", "0-0-1-1-2-3"], "R-2"),
        Option("winner", "gold", ["gold", "metropolises_then_gold"], "R-3"),
        Option("gold_tie", "shared", ["shared", "lower_turn_track_space"], "R-4"),
        Option("apollo_marker", "any_island", ["any_island", "own_island"], "R-9"),
        Option("free_philosopher", "duty", ["duty", "may_decline"], "R-10"),
        Option(
            "last_island_exception",
            "metropolis_or_building_set",
            ["metropolis_or_building_set", "metropolis_only"],
            "R-12",
        ),
        Option("no_metropolis_site", "lost", ["lost", "keep_buildings"], "R-14"),
        Option("gold_supply", "unlimited", ["unlimited", "98"], "R-16"),
        Option("sylph_step", "group", ["group", "ship"], "R-20"),
        Option("minotaur", "last_defender", ["last_defender", "falls_with_last_troop"], "R-21"),
        Option("variant", "standard", ["standard", "mini"], "K-END-3"),
        Option("round_limit", "none", ["none", "12", "20", "30"], "K-END-3", r"[1-9]\d{0,2}"),
    ],
    vocabulary=vocabulary,
    evaluate=evaluate,
    static=static,
    draw=draw,
    longest=20_000,
)
