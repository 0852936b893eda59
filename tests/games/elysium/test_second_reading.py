"""The rules read a second time, from the printed cards and without a thought for speed.

Options, costs, bonus tiles, discs and the final score are worked out by names: conditions column by column, changes of a
cost in every order, legends card by card. Whole random games must agree at every decision.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from petteia import games
from petteia.core.action import Action
from petteia.core.chance import Luck
from petteia.core.flow import CHANCE, Question, Task, Walk
from petteia.games.elysium.components import CARDS, COLOURS, COMPONENTS, FAMILIES, WORDS
from petteia.games.elysium.program import DOMAIN, OPS, OPTION_WORDS, STATS
from petteia.games.elysium.rules.choices import Choice, Petrify
from petteia.games.elysium.rules.taking import TakeByEffect
from petteia.games.elysium.rules.transfers import Transfer
from petteia.games.elysium.sitting import Sitting
from petteia.games.elysium.state import CARD, PILE, RING, USED

GAME = games.load("elysium")
PRINTED: dict[str, dict[str, Any]] = {card["id"]: card for card in CARDS}
CIT = "citizen"


# -- what lies on the table, in words --------------------------------------------------------------


def domain(s: Sitting, player: int) -> list[tuple[str, bool, bool]]:
    return [(WORDS[e & CARD], bool(e & RING), bool(e & USED)) for e in s.domain[player]]


def face_up(s: Sitting, player: int) -> list[str]:
    return [card for card, _, _ in domain(s, player) if card != CIT]


def piles(s: Sitting, player: int) -> list[list[str]]:
    found: dict[int, list[str]] = {}
    for entry in s.elysium[player]:
        found.setdefault(entry >> PILE, []).append(WORDS[entry & CARD])
    return [found[number] for number in sorted(found)]


def active(s: Sitting, player: int) -> list[str]:
    return [colour for at, colour in enumerate(COLOURS) if s.columns[player] >> at & 1]


def has(s: Sitting, player: int, card: str) -> bool:
    return card in face_up(s, player)


def named(cards: list[int]) -> list[str]:
    return [WORDS[card] for card in cards]


def others(s: Sitting, player: int) -> list[int]:
    return [seat for seat in s.order if seat != player]


# -- turns [E-ACTION, E-TAKE, E-ACT] ----------------------------------------------------------------


def condition_met(columns: list[str], circles: list[str], wild: bool) -> bool:
    """E-TAKE-1: some choice of different columns satisfies the circles one by one."""
    for chosen in permutations(columns, len(circles)):
        wrong = [c for c, column in zip(circles, chosen, strict=True) if c not in ("any", column)]
        if len(wrong) <= (1 if wild else 0):
            return True
    return False


def quests(s: Sitting) -> dict[str, list[str]]:
    """Every quest of the table with the colours above it."""
    kind = "2" if s.seats == 2 else "3-4"
    slots = COMPONENTS["pediment"][s.side]["slots"]
    return {
        word: [slots[slot - 1] for slot in where]
        for word, where in COMPONENTS["quest_slots"][kind].items()
    }


def takes(s: Sitting, player: int) -> list[Action]:
    found: list[Action] = []
    if s.taken[player] < 3:
        zones = [("agora", named(s.agora))]
        if has(s, player, "apollo_delphi"):
            zones.append(("oracle", named(s.oracle)))
        wild = has(s, player, "hermes_crossroads")
        for zone, cards in zones:
            found += [
                ("take", zone, card)
                for card in dict.fromkeys(cards)
                if condition_met(active(s, player), PRINTED[card]["columns"], wild)
                and not has(s, player, card)
            ]
    if s.quest[player] == 0:
        gone = [list(quests(s))[quest - 1] for quest in s.quest if 0 < quest < 5]
        found += [
            ("quest", word)
            for word, colours in quests(s).items()
            if word not in gone and set(colours) & set(active(s, player))
        ]
    return found


def uses(s: Sitting, player: int) -> list[Action]:
    found: list[Action] = []
    eleusis = [c for c in face_up(s, player) if PRINTED[c]["activation"] == "eleusis"]
    for card, ring, used in domain(s, player):
        kind = PRINTED[card]["activation"] if card != CIT else ""
        if (
            (kind == "one_use" and ring)
            or (kind == "activate" and not used)
            or (kind == "eleusis" and not used and len(eleusis) >= 2)
        ):
            found.append(("use", card))
    return found


def take_turn(s: Sitting, asked: Question[Any]) -> list[Action]:
    possible = takes(s, asked.player)
    return uses(s, asked.player) + (possible or [("citizen",)])


def finish(s: Sitting, asked: Question[Any]) -> list[Action]:
    return [*uses(s, asked.player), ("end",)]


def remove_column(s: Sitting, asked: Question[Any]) -> list[Action]:
    return [("column", colour) for colour in active(s, asked.player)]


# -- legends and transfers [E-TRANSFER, E-CIT] --------------------------------------------------------


def families_of(cards: list[str]) -> list[str]:
    return [PRINTED[card]["family"] for card in cards if card != CIT]


def levels_of(cards: list[str]) -> list[int]:
    return [PRINTED[card]["level"] for card in cards if card != CIT]


def is_family(pile: list[str]) -> bool:
    """The two cards that began a legend are no citizens: they say what it is."""
    return len(pile) > 1 and len(set(families_of(pile[:2]))) == 1


def may_join(pile: list[str], card: str) -> bool:
    grown = [*pile, card]
    if card == CIT:
        return len(pile) >= 2 and len(grown) <= (3 if is_family(pile) else 5)
    families, levels = families_of(grown), levels_of(grown)
    as_family = len(set(families)) == 1 and len(set(levels)) == len(levels) and len(grown) <= 3
    as_level = len(set(levels)) == 1 and len(set(families)) == len(families) and len(grown) <= 5
    if len(pile) == 1:
        return as_family or as_level
    return as_family if is_family(pile) else as_level


def level_where(pile: list[str], card: str) -> int:
    if card != CIT:
        return int(PRINTED[card]["level"])
    if is_family(pile):
        return min({1, 2, 3} - set(levels_of(pile)))
    return levels_of(pile)[0]


def cost(s: Sitting, player: int, level: int, delta: int, floor: int, free: bool) -> int:
    """E-TRANSFER-6: every order of the changes is tried."""
    if free:
        return 0
    changes = [(delta, floor)] if delta else []
    for at in range(0, len(s.changes), 4):
        if s.changes[at] == player:
            changes.append((s.changes[at + 1], s.changes[at + 2]))
    best = []
    for order in permutations(changes):
        price = level
        for n, lowest in order:
            price = price + n if n > 0 else min(price, max(lowest, price + n))
        best.append(max(price, 0))
    return min(best)


def transfers(s: Sitting, player: int, delta: int, floor: int, free: bool) -> list[Action]:
    found: list[Action] = []
    for card in dict.fromkeys(card for card, _, _ in domain(s, player)):
        if (
            card != CIT
            and cost(s, player, level_where([], card), delta, floor, free) <= (s.gold[player])
        ):
            found.append(("begin", card))
        for at, pile in enumerate(piles(s, player)):
            if may_join(pile, card):
                price = cost(s, player, level_where(pile, card), delta, floor, free)
                if price <= s.gold[player]:
                    found.append(("add", card, at + 1))
    return found


def write(s: Sitting, asked: Question[Any]) -> list[Action]:
    player = asked.player
    myths: list[Action] = [
        ("use", card)
        for card, _, used in domain(s, player)
        if card != CIT and PRINTED[card]["activation"] == "myth" and not used
    ]
    return myths + (transfers(s, player, 0, 0, False) if s.transfers_left else []) + [("stop",)]


def transfer(s: Sitting, asked: Question[Any]) -> list[Action]:
    assert isinstance(asked, Transfer)
    found = transfers(s, asked.player, asked.delta, asked.floor, asked.free == 1)
    return [*found, ("stop",)]


# -- decisions inside effects [effects.md 4] ----------------------------------------------------------


def protected(s: Sitting, player: int, user: int) -> bool:
    return player != user and has(s, player, "athena_palladium")


def choose(s: Sitting, asked: Question[Any]) -> list[Action]:
    """Gains always; of two losses what can be done in full, else what can be done in part."""
    assert isinstance(asked, Choice)
    words = [OPTION_WORDS[option] for option in asked.step().options]
    if words == ["gain-gold", "gain-vp"]:  # God of Light, Areopagus
        return [("choose", "gain-gold"), ("choose", "gain-vp")]
    assert not protected(s, asked.player, asked.user)
    gold, vp, cards = s.gold[asked.player], s.vp[asked.player], len(s.domain[asked.player])
    if words == ["discard-card", "lose-gold"]:  # Cyclopes
        wanted = [("discard-card", cards, 1), ("lose-gold", gold, 2)]
    else:  # Sea Monster
        assert words == ["lose-gold", "lose-vp"]
        wanted = [("lose-gold", gold, 1), ("lose-vp", vp, 1)]
    full: list[Action] = [("choose", word) for word, owned, n in wanted if owned >= n]
    return full or [("choose", word) for word, owned, n in wanted if owned]


COPIERS: dict[str, tuple[str, tuple[str, ...], int]] = {
    # from where, which activations, up to which level
    "hermes_autolycus": ("others", ("instant",), 2),
    "hermes_herald_of_the_mysteries": ("any", ("eleusis",), 3),
    "hermes_cattle_raid": ("others", ("activate",), 3),
    "hermes_messenger_of_the_gods": ("any", ("activate",), 3),
    "hermes_pan": ("agora", ("instant", "one_use"), 3),
}


def copy(s: Sitting, asked: Question[Any]) -> list[Action]:
    assert isinstance(asked, Choice)
    player, (where, kinds, level) = asked.player, COPIERS[asked.card]

    def fits(card: str) -> bool:
        printed = PRINTED[card]
        return card not in COPIERS and printed["activation"] in kinds and printed["level"] <= level

    owners = ([player] if where == "any" else []) + others(s, player)
    found: list[Action] = [
        ("copy", owner, card) for owner in owners for card in face_up(s, owner) if fits(card)
    ]
    if where == "agora":
        found += [("copy-agora", card) for card in dict.fromkeys(named(s.agora)) if fits(card)]
    return found


def discard(s: Sitting, asked: Question[Any]) -> list[Action]:
    """Cyclopes: any own card. Earthquake: a family card. Muses and Pythia: the Oracle."""
    assert isinstance(asked, Choice)
    step = asked.step()
    if step.zone == DOMAIN:
        assert not protected(s, asked.player, asked.user)
        cards = [card for card, _, _ in domain(s, asked.player)]
        if step.filter is not None:
            cards = [card for card in cards if card != CIT]
    else:
        cards = named(s.oracle)
    found: list[Action] = [("discard", card) for card in dict.fromkeys(cards)]
    return found + ([("decline",)] if step.optional else [])


def pay(s: Sitting, asked: Question[Any]) -> list[Action]:
    """Amazons: 0 to 3. Talos: 1 or nothing."""
    assert isinstance(asked, Choice)
    gold = s.gold[asked.player]
    if asked.step().up_to:
        return [("pay", n) for n in range(4) if n <= gold]
    return ([("pay", 1)] if gold else []) + [("decline",)]


def target(s: Sitting, asked: Question[Any]) -> list[Action]:
    """Who has gold (Sirens, Maritime Trade), more VP (Minotaur), or a family card (Medusa)."""
    assert isinstance(asked, Choice)
    player, step = asked.player, asked.step()
    free = [seat for seat in others(s, player) if not has(s, seat, "athena_palladium")]
    if OPS[step.op] == "petrify":
        return [("target", seat) for seat in free if face_up(s, seat)]
    if STATS[step.what] == "gold":
        return [("target", seat) for seat in free if s.gold[seat]]
    return [("target", seat) for seat in free if s.vp[seat] > s.vp[player]]


def petrify(s: Sitting, asked: Question[Any]) -> list[Action]:
    assert isinstance(asked, Petrify)
    return [("petrify", card) for card in face_up(s, asked.target)]


def ready(s: Sitting, asked: Question[Any]) -> list[Action]:
    assert isinstance(asked, Choice)
    return [
        ("ready", card)
        for card, _, used in domain(s, asked.player)
        if used and PRINTED[card]["level"] <= 2 and card != asked.card
    ]


def swap(s: Sitting, asked: Question[Any]) -> list[Action]:
    """Omphalos: another family card of the domain; afterwards no card lies there twice. Sibyl: the Agora."""
    assert isinstance(asked, Choice)
    found: list[Action] = []
    if asked.step().zone == DOMAIN:
        held = face_up(s, asked.player)
        for a in held:
            for b in dict.fromkeys(named(s.oracle)):
                after = [b, *[card for card in held if card != a]]
                if a != asked.card and len(set(after)) == len(after):
                    found.append(("swap", a, b))
        return found
    pairs: list[Action] = [("swap", a, b) for a in named(s.agora) for b in named(s.oracle)]
    return [*dict.fromkeys(pairs), ("decline",)]


def take_by_effect(s: Sitting, asked: Question[Any]) -> list[Action]:
    """Cassandra."""
    assert isinstance(asked, TakeByEffect)
    return [
        ("take", "oracle", card)
        for card in dict.fromkeys(named(s.oracle))
        if PRINTED[card]["level"] <= 2 and not has(s, asked.player, card)
    ]


READING: dict[str, Callable[[Sitting, Question[Any]], list[Action]]] = {
    "TakeTurn": take_turn,
    "RemoveColumn": remove_column,
    "Finish": finish,
    "Write": write,
    "Transfer": transfer,
    "Choose": choose,
    "Copy": copy,
    "Discard": discard,
    "Pay": pay,
    "Target": target,
    "Petrify": petrify,
    "Ready": ready,
    "Swap": swap,
    "TakeByEffect": take_by_effect,
}


# -- tiles, order, final score ------------------------------------------------------------------------


class Tiles:
    """E-BONUS-1 to E-BONUS-3, told from the transfers alone."""

    def __init__(self) -> None:
        self.family: dict[str, list[int]] = {family: [] for family in FAMILIES}
        self.level: dict[int, int] = {}

    def expect(self, s: Sitting, player: int, action: Action) -> None:
        """The player is about to do this."""
        if action[0] != "add":
            return
        pile = [*piles(s, player)[int(action[2]) - 1], str(action[1])]
        if is_family(pile):
            family = families_of(pile)[0]
            if len(pile) == 3 and len(self.family[family]) < 2:
                self.family[family].append(player)
            return
        level = levels_of(pile)[0]
        holder = self.level.setdefault(level, player)
        if len(pile) > largest(s, holder, level):
            self.level[level] = player

    def check(self, s: Sitting) -> None:
        for at, family in enumerate(FAMILIES):
            held = [holder for holder in s.family_tiles[2 * at : 2 * at + 2] if holder >= 0]
            assert held == self.family[family]
        assert s.level_tiles[1:] == [self.level.get(level, -1) for level in (1, 2, 3)]


def largest(s: Sitting, player: int, level: int) -> int:
    sizes = [
        len(pile)
        for pile in piles(s, player)
        if len(pile) > 1 and not is_family(pile) and levels_of(pile)[0] == level
    ]
    return max(sizes, default=0)


def new_discs(quests: list[int], order: list[int]) -> list[int]:
    """E-ORDER-1: by quest; without one as before, behind all."""
    with_quest = sorted([seat for seat in order if quests[seat] < 5], key=lambda one: quests[one])
    return with_quest + [seat for seat in order if quests[seat] == 5]


def chronos(s: Sitting, player: int, card: str, legend: list[str]) -> int:
    mine = [pile for pile in piles(s, player) if len(pile) > 1]
    everything = [one for pile in mine for one in pile]
    family = PRINTED[card]["family"]
    if card.endswith("_gathering"):
        return len(set(families_of(legend)))
    if card.endswith("_temple"):
        return families_of(legend).count(family)
    simple = {
        "apollo_asclepius": min(5, families_of(everything).count("apollo")),
        "ares_triumph": min(5, s.prestige[player] // 2),
        "hades_tartarus": len(everything) // 2,
        "hades_asphodel": min(4, everything.count(CIT)),
        "hephaestus_anvil": min(4, s.gold[player]),
        "zeus_olympus": min(6, len([pile for pile in mine if CIT not in pile])),
    }
    if card != "hermes_slayer_of_argus":
        return simple.get(card, 0)
    return max(
        [
            chronos(s, player, one, legend)
            for seat in others(s, player)
            for pile in piles(s, seat)
            if len(pile) > 1
            for one in pile
            if one not in (CIT, card)
        ],
        default=0,
    )


def prestige(s: Sitting) -> list[int]:
    """E-SCORE-5: place by place; who is tied shares."""
    places, found = [16, 8, 4, 2][: s.seats], [0] * s.seats
    for amount in sorted({n for n in s.prestige if n}, reverse=True):
        tied = [seat for seat in range(s.seats) if s.prestige[seat] == amount]
        share = sum(places[: len(tied)]) // len(tied)
        places = places[len(tied) :]
        for seat in tied:
            found[seat] = share
    return found


def final_points(s: Sitting) -> list[int]:
    points = prestige(s)
    for seat in range(s.seats):
        points[seat] += s.vp[seat]
        for pile in piles(s, seat):
            if len(pile) < 2:
                continue
            worth = {2: 3, 3: 6} if is_family(pile) else {2: 2, 3: 4, 4: 8, 5: 12}
            points[seat] += worth[len(pile)] - 2 * pile.count(CIT)
            points[seat] += sum(chronos(s, seat, card, pile) for card in pile if card != CIT)
        for at, holder in enumerate(s.family_tiles):
            points[seat] += (5, 2)[at % 2] if holder == seat else 0
        for level in (1, 2, 3):
            points[seat] += level + 2 if s.level_tiles[level] == seat else 0
    return points


# -- whole games ----------------------------------------------------------------------------------------


def answered(s: Sitting, action: Action) -> None:
    """Like `play`, but a lone option is asked for too."""
    asked = s.stack.pop()
    assert isinstance(asked, Question)
    asked.answer(s, action)
    while s.stack and not isinstance(s.stack[-1], Question):
        top = s.stack.pop()
        if isinstance(top, Walk) and top.following is not None:
            s.stack.append(top.following)
        assert isinstance(top, (Walk, Task))
        top.run(s)


def followed(seats: int, seed: int, seen: set[str]) -> None:
    s = GAME.new(seats, {"families": "random"})
    assert isinstance(s, Sitting)
    luck, tiles = Luck(seed), Tiles()
    while s.stack:
        asked = s.question()
        assert asked is not None
        if asked.player == CHANCE:
            answered(s, asked.draw(s, luck))  # type: ignore[attr-defined]
            continue
        options = asked.options(s)
        name = type(asked).__name__
        wanted = READING[name](s, asked)
        assert sorted(map(str, options)) == sorted(map(str, wanted)), (name, seed)
        seen.add(name)
        old, phase = s.order, s.phase
        going = [option for option in options if option[0] not in ("stop", "end", "decline")]
        action = luck.pick(going or options) if luck.below(6) else luck.pick(options)
        tiles.expect(s, asked.player, action)
        answered(s, action)
        tiles.check(s)
        if phase == 2 and s.phase == 3:
            assert list(s.order) == new_discs(s.quest, old)
            assert s.taken == [3] * seats
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.scores == final_points(s)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_decision_agrees_with_a_second_reading(seats: int) -> None:
    """E-DEC-2 to E-DEC-11, E-TAKE-1 to E-TAKE-7, E-TRANSFER-3 to E-TRANSFER-6, E-BONUS-1 to E-BONUS-5, E-ORDER-1, E-SCORE-2 to E-SCORE-6"""
    seen: set[str] = set()
    for seed in range(24):
        followed(seats, seed, seen)
    assert len(seen) > 9
