"""H-DEF-8, section 13: in crowded positions the engine lists and counts what a second reading of the rules gives."""

from __future__ import annotations

from collections import Counter

from petteia.core.chance import Luck
from petteia.core.flow import CHANCE, OVER, WALKS, Chance
from petteia.core.pieces import put, replaced
from petteia.games.hexemonia import game
from petteia.games.hexemonia.components import (
    ACROPOLIS_INDEX,
    BOX,
    COST,
    DEALT,
    FIRST_MYTHOS,
    KIND,
    MYTHOS,
    TERRAIN,
)
from petteia.games.hexemonia.opening import bare
from petteia.games.hexemonia.rules.city import attackable, legal_slots_for
from petteia.games.hexemonia.rules.ending import points
from petteia.games.hexemonia.rules.placing import hosts
from petteia.games.hexemonia.rules.politics import political_count, uprisings
from petteia.games.hexemonia.rules.production import produce
from petteia.games.hexemonia.state import Hexemonia
from tests.games.hexemonia.second_reading import ORDER, READINGS, Town, expected

POSITIONS = 360
DECISIONS = 40  # from each position
TURNED = {"supply_limit": "off", "strict_rings": "off", "shield_covers_itself": "on"}
BOLD = ("special", "war", "play", "use", "invoke", "attack", "reveal")


def crowded(seats: int, luck: Luck) -> Hexemonia:
    """Cities grown and torn by chance, pieces thrown on them, all within the rules."""
    options = {name: value for name, value in TURNED.items() if luck.below(4) == 0}
    if seats == 2 and luck.below(2):
        options["uprisings"] = "off"
    s = bare(seats, game.settings(options))
    s.starter = luck.below(seats)
    s.mover = luck.below(seats)
    s.turn = 1 + (s.mover - s.starter) % seats
    patrons = luck.shuffled(list(DEALT[seats]))
    dealt = patrons if luck.below(2) else luck.shuffled([*range(len(ACROPOLIS_INDEX))])[:seats]
    s.acropolis = tuple(dealt)
    s.open = tuple([luck.below(2) for _ in range(seats)])
    tiles = luck.shuffled(list(TERRAIN[seats]))
    s.display = sorted([tiles.pop() for _ in range(4)])
    for player in range(seats):
        s.secret[player] = sorted([tiles.pop() for _ in range(luck.below(5))])
    deck = [tiles.pop() for _ in range(luck.pick([0, 1, 2, 4, 9]))]
    for _ in range(seats * luck.below(1 + len(tiles) // seats)):
        settle(s, luck.below(seats), tiles.pop(), luck)
    for mythos in [tile for tile in tiles if KIND[tile] == MYTHOS and luck.below(3)]:
        tiles.remove(mythos)
        settle(s, luck.below(seats), mythos, luck)
    for player in range(seats):
        for _ in range(luck.below(3)):
            rim = attackable(s, player)
            if rim and not any(
                s.host_slot[i] in rim for i in range(6) if s.host_owner[i] == player
            ):
                slot = luck.pick(rim)
                put(s.underworld, s.land[player][slot])
                s.remove_tile(player, slot)
    s.underworld.sort()
    s.fate = sorted(deck)
    s.underworld = sorted(s.underworld + tiles)
    s.ended = int(not s.fate)
    scatter(s, luck)
    if luck.below(2):
        s.philosopher = luck.below(seats)
    return s


def settle(s: Hexemonia, player: int, tile: int, luck: Luck) -> None:
    if KIND[tile] == MYTHOS:
        places = hosts(s, player, tile)
        if places and len(s.mythos_of(player)) < 3:
            s.host_owner = replaced(s.host_owner, tile - FIRST_MYTHOS, player)
            s.host_slot = replaced(s.host_slot, tile - FIRST_MYTHOS, luck.pick(places))
            return
    else:
        slots = legal_slots_for(s, player, tile)
        if slots:
            s.put_tile(player, luck.pick(slots), tile)
            return
    put(s.underworld, tile)


def scatter(s: Hexemonia, luck: Luck) -> None:
    left = BOX[:]
    for player in range(s.seats):
        rich = luck.pick([1, 2, 4, 8])
        for slot in s.slots[player]:
            lit = luck.below(3)  # two of three tiles get what they cost
            for resource in range(3):
                count = luck.below(rich) + (COST[s.land[player][slot]][resource] if lit else 0)
                s.held[player][3 * slot + resource] = min(count, left[resource])
                left[resource] -= s.held[player][3 * slot + resource]
    for resource in range(3):
        s.supply[resource] = min(left[resource], luck.pick([99, 99, 0, 1, 2]))
        s.held[luck.below(s.seats)][resource] += left[resource] - s.supply[resource]


def same_counts(s: Hexemonia) -> None:
    """Points, politics, production and uprisings of every city."""
    for player in range(s.seats):
        town = Town(s, player)
        alone = s.settings["uprisings"] == "off" and s.philosopher == player
        assert sum(points(s, player, s.acropolis[player])) == town.score(alone)
        assert political_count(s, player) == town.politics()
        fork = s.clone()
        uprisings(fork, player)
        for slot in fork.slots[player]:
            after = fork.held[player][3 * slot : 3 * slot + 3]
            assert after == town.after_uprisings()[ORDER[slot]]
        fork = s.clone()
        made = town.yields()
        produce(fork, player)
        for resource in range(3):
            total = sum([amounts[resource] for amounts in made.values()])
            if not s.limited() or total <= s.supply[resource]:
                for slot in fork.slots[player]:
                    more = made.get(ORDER[slot], (0, 0, 0))[resource]
                    at = 3 * slot + resource
                    assert fork.held[player][at] == s.held[player][at] + more


def compare(s: Hexemonia, luck: Luck, seed: str) -> Counter[str]:
    met: Counter[str] = Counter()
    for _ in range(DECISIONS):
        asked = s.question()
        if s.player() == OVER:
            break
        if isinstance(asked, Chance):
            s.apply(CHANCE, asked.draw(s, luck))
            continue
        name = type(asked).__name__
        met[name] += 1
        options = s.options(s.player())
        assert options == expected(s), (seed, name)
        if name == "Act":
            same_counts(s)
        bold = [option for option in options if option[0] in BOLD]
        s.apply(s.player(), luck.pick(bold if bold and luck.below(4) else options))
        s.check()
    return met


def test_h_def_8_every_question_lists_what_a_second_reading_gives() -> None:
    met: Counter[str] = Counter()
    for at in range(POSITIONS):
        seed = f"position {at}"
        luck = Luck(seed)
        s = crowded(2 + at % 3, luck)
        s.begin(WALKS["hexemonia.turn/draw"])
        s.settle()
        s.check()
        same_counts(s)
        met += compare(s, luck, seed)
    assert set(met) == set(READINGS)
