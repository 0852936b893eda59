"""Chapter 12 and effects.md 5: the game alone against Antigone."""

from __future__ import annotations

import pytest

from petteia.core import pieces
from petteia.games.thebai import components as box
from petteia.games.thebai.city import MARKED, SMALL
from petteia.games.thebai.effects import perform
from petteia.games.thebai.rules.antigone import (
    ANTIGONES_TURN,
    ROLL,
    OpenHerald,
    RaiseAround,
    archon_stone,
    move_archon,
    third_of,
)
from petteia.games.thebai.rules.archon import StepArchon
from petteia.games.thebai.rules.conflict import CONFLICT, council, fate, new_order
from petteia.games.thebai.rules.dice import HeroChoice, antigones_row, raise_in_city
from petteia.games.thebai.rules.ending import outcome, sheet_of
from petteia.games.thebai.rules.herald import herald, marker_field
from petteia.games.thebai.rules.round import ROUND
from petteia.games.thebai.state import NONE, SUPPLY
from tests.games.thebai.position import ANTIGONE, A, Position


def alone(**settings: str) -> Position:
    """The anchor of the left herald is k_3_2; her next card is basic 1."""
    p = Position(1, **settings)
    heralds(p, "herald_7", "herald_4")
    p.s.action_open = box.ACTIONS.index("solo_basic_1")
    return p


def heralds(p: Position, left: str, right: str) -> None:
    p.s.herald_row = (box.HERALDS.index(left), box.HERALDS.index(right))
    p.s.herald_deck = [h for h in range(12) if h not in p.s.herald_row]
    p.s.herald_discard = ()


def block(p: Position) -> None:
    p.stones("k_3_2", "k_3_3", "k_4_2", "k_4_3")


def auto(p: Position, verb: str, card: str = "solo_basic_1", **words: object) -> Position:
    """Run an operation of hers, as on this card."""
    p.s.action_now = box.ACTIONS.index(card)
    return p.effect(ANTIGONE, {"op": verb, **words})


# -- choices ---------------------------------------------------------------------------------------


def test_case_71_die_of_three() -> None:
    """T-SOLO-THREE, T-SOLO-STACK."""
    assert [third_of(roll) for roll in ROLL] == [0, 0, 1, 1, 2, 2]
    for emptied, taken in (([], 1), ([1], 2), ([1, 2], 0)):
        p = alone()
        block(p)
        for at in emptied:
            p.s.bag += p.s.stacks[at]
            p.s.stacks = pieces.replaced(p.s.stacks, at, ())
        before = [len(stack) for stack in p.s.stacks]
        auto(p, "auto_build", n=1).say("* roll 2b")
        gone = [a - len(b) for a, b in zip(before, p.s.stacks, strict=True)]
        assert gone == [int(at == taken) for at in range(3)]


def test_case_109_choice_rule() -> None:
    """T-SOLO-CHOICE, T-SOLO-GEN-7, T-GEO-11."""
    p = alone()
    block(p)
    auto(p, "auto_citizen", n=4)
    dice = [SMALL.fields[f] for f, holds in enumerate(p.s.field) if holds]
    assert sorted(dice) == ["h_3_2", "h_4_2", "v_3_2", "v_3_3"]
    assert p.goods(ANTIGONE) == [0, 0, 0, 0] and p.s.vp[ANTIGONE] == 10


def test_case_109_one_by_one() -> None:
    p = alone()
    block(p)
    for field in ("h_3_2", "v_3_2", "v_3_3", "h_4_2"):
        auto(p, "auto_citizen", n=1)
        assert p.in_city(field) == (ANTIGONE, "population", "1a")


# -- her operations -----------------------------------------------------------------------------------


def test_auto_citizen_without_die_raises_her_highest() -> None:
    p = alone()
    block(p)
    p.s.supply[SUPPLY : SUPPLY + 6] = [2, 0, 0, 0, 0, 0]
    p.die(ANTIGONE, "population", "2a", "h_1_1")
    p.die(ANTIGONE, "population", "1b", "h_3_2")
    auto(p, "auto_citizen", n=1)
    assert p.in_city("h_1_1") == (ANTIGONE, "population", "2b")
    p = alone()
    p.s.supply[SUPPLY] = 0
    auto(p, "auto_citizen", n=1)
    assert p.s.vp[ANTIGONE] == 12


def test_auto_hoplite_goes_to_the_row_of_the_attack_marker() -> None:
    p = alone()
    p.s.marker = 4
    auto(p, "auto_hoplite", n=1)
    assert p.in_city("v_4_2") == (ANTIGONE, "hoplite", "1a")  # nearest to k_3_2 of row 5
    p.s.marker = NONE
    auto(p, "auto_hoplite", n=1)
    assert p.in_city("v_2_2") == (ANTIGONE, "hoplite", "1a")
    p.s.supply[SUPPLY + 6] = 0
    p.die(ANTIGONE, "hoplite", "2a", "h_1_1")
    auto(p, "auto_hoplite", n=1)
    assert p.in_city("h_1_1") == (ANTIGONE, "hoplite", "2b")


def test_auto_build_most_matching_edges() -> None:
    """+1 VP per matching edge, no roof effect; without stones +2 VP."""
    p = alone()
    p.stone("k_1_2", "stone_neutral_1")
    stone = box.STONES.index("stone_purple_1")
    first, *others = [tuple(t for t in stack if t != stone) for stack in p.s.stacks]
    if stone in p.s.bag:
        p.s.bag.remove(stone)
    p.s.stacks = ((*first, stone), *others)
    heralds(p, "herald_12", "herald_1")  # k_3_1: nearest building site k_1_1 or k_2_2
    auto(p, "auto_build", n=1).say("* roll 1a")
    assert stone in [p.s.stone_at(k) for k in range(24) if p.s.city[k]]
    built = p.s.vp[ANTIGONE] - 10
    best = 0
    from petteia.games.thebai.rules.building import matching_sides

    k = next(k for k in range(24) if p.s.city[k] and p.s.stone_at(k) == stone)
    for rotation in range(4):
        p.s.city = pieces.replaced(p.s.city, k, 1 + stone * 4 + rotation)
        best = max(best, matching_sides(p.s, k).bit_count())
    assert built == best and SMALL.kadmeia[k] == "k_1_1"
    assert p.goods(ANTIGONE) == [0, 0, 0, 0]
    p = alone()
    p.s.bag += [t for stack in p.s.stacks for t in stack]
    p.s.stacks = ((), (), ())
    auto(p, "auto_build", n=1)
    assert p.s.vp[ANTIGONE] == 12 and p.over


def test_case_72_antigone_on_the_altar() -> None:
    """T-SOLO-GEN-2."""
    p = alone()
    p.altar("dionysos", 0, 2)
    auto(p, "auto_pray", n=2, track="preferred")
    assert p.s.altar[ANTIGONE] == 4 and p.s.vp[ANTIGONE] == 12
    assert p.s.blessing_left[0] == 4 and p.s.aid_taken[ANTIGONE] == 0


def test_auto_pray_at_the_end_of_a_track() -> None:
    """The end tile gives its points; a finished track is replaced; both finished: +1 VP a step."""
    p = alone()
    p.altar("ares", 0, 9)
    p.altar("dionysos", 0, 9)
    auto(p, "auto_pray", "solo_basic_2", n=3, track="preferred")
    assert p.s.vp[ANTIGONE] == 10 + 8 + 8 + 1
    assert p.s.blessing_left[4:] == (3, 3)


def test_auto_commission_takes_the_colour_she_owns_least() -> None:
    """T-SOLO-GEN-1, T-R-32: fulfilled at once, without reward."""
    p = alone()
    p.s.fulfilled, p.s.colours = (), (*p.s.colours[:4], 0, 0, 0, 0)
    p.fulfilled(ANTIGONE, "ochre", "teal")
    p.show("C9", "C25", "C19", "C35")
    auto(p, "auto_commission", n=1)
    p.deal()
    assert p.card_count(ANTIGONE) == 3 and p.s.colours[4:] == (1, 1, 1, 0)  # left-most: rose
    assert NONE not in p.s.display and p.s.hand_size(ANTIGONE) == 0


def test_auto_discard_removes_the_left_most_card() -> None:
    p = alone()
    first = p.s.display[0]
    auto(p, "auto_discard", n=1)
    p.deal()
    assert first in p.s.cards_out and NONE not in p.s.display


def test_auto_raise_and_auto_vp() -> None:
    p = alone()
    p.die(ANTIGONE, "population", "2a", "h_1_1")
    p.die(ANTIGONE, "hoplite", "1b", "h_3_2")
    auto(p, "auto_raise", n=1, kind="any", which="highest")
    assert p.in_city("h_1_1") == (ANTIGONE, "population", "2b")
    auto(p, "auto_raise", n=1, kind="any", which="lowest")
    assert p.in_city("h_3_2") == (ANTIGONE, "hoplite", "2a")
    auto(p, "auto_vp", n=3)
    p.s.field = [0] * len(p.s.field)
    p.s.supply[SUPPLY : SUPPLY + 12] = [7, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0]
    auto(p, "auto_raise", n=2, kind="hoplite", which="highest")
    assert p.s.vp[ANTIGONE] == 15


def test_auto_raise_near_archon() -> None:
    p = alone()
    block(p)
    auto(p, "auto_raise_near_archon")
    p.archon(ANTIGONE, "k_3_2")
    for owner, field in ((ANTIGONE, "h_3_2"), (A, "v_3_2"), (ANTIGONE, "h_4_2")):
        p.die(owner, "hoplite", "1a", field)
    auto(p, "auto_raise_near_archon")
    levels = [p.in_city(field) for field in ("h_3_2", "v_3_2", "h_4_2")]
    assert [die[2] if die else "" for die in levels] == ["1b", "1a", "1a"]


# -- every card ---------------------------------------------------------------------------------------

ACTS = {
    "auto_citizen": "population",
    "auto_hoplite": "hoplite",
    "auto_build": "build",
    "auto_pray": "altar",
    "auto_commission": "card",
    "auto_discard": "discard",
    "auto_raise": "raise",
    "auto_raise_near_archon": "raise",
    "auto_vp": "vp",
}


def done_by(p: Position) -> dict[str, int]:
    """What happened on her side: dice placed, stones built, steps, cards, raised levels."""
    s = p.s
    at = SUPPLY
    levels = sum((code - 13) % 6 for code in s.field if 13 <= code <= 24)
    return {
        "population": 7 - s.supply[at] - 1,
        "hoplite": 4 - s.supply[at + 6] - 1,
        "build": len([k for k in s.city if k]) - 4,
        "altar": s.altar[ANTIGONE] + s.altar[2 + ANTIGONE],
        "card": p.card_count(ANTIGONE) - 1,
        "discard": len(s.cards_out),
        "raise": levels,
    }


def played(
    effect: int, card: str, destiny: str = "destiny_avenger"
) -> tuple[Position, dict[str, int]]:
    p = alone()
    block(p)
    p.s.destiny = box.DESTINIES.index(destiny)
    p.s.action_now = box.ACTIONS.index(card)
    p.archon(ANTIGONE, "k_4_3")
    p.die(ANTIGONE, "population", "1a", "h_1_1")
    p.die(ANTIGONE, "hoplite", "1a", "h_1_2")
    before = done_by(p)
    perform(p.s, ANTIGONE, effect)
    p.s.settle()
    p.deal()
    after = done_by(p)
    return p, {name: after[name] - before[name] for name in after if after[name] != before[name]}


BASIC = {
    1: {"population": 1},
    2: {"population": 1},
    3: {"population": 1},
    4: {"population": 1},
    5: {"hoplite": 1},
    6: {"hoplite": 1},
    7: {"hoplite": 1},
    8: {"build": 1},
    9: {"build": 1},
    10: {"build": 1},
    11: {"altar": 2},
    12: {"altar": 2},
    13: {"altar": 1},
    14: {"card": 1},
    15: {"card": 1},
    16: {"raise": 2},
}
SPECIAL = {
    1: {"population": 1, "raise": 1},
    2: {"hoplite": 1, "raise": 2},
    3: {"build": 1, "altar": 1},
    4: {"card": 1},
    5: {"altar": 2, "population": 1},
    6: {"raise": 3},
    7: {"build": 1},
    8: {"card": 1},
    9: {"hoplite": 1},
}
WITH_DESTINY = {3, 7, 10, 13, 15, 16, 23, 24, 25}


@pytest.mark.parametrize("number", range(1, 26))
def test_every_action_card(number: int) -> None:
    """T-SOLO-GEN-6, T-SOLO-DESTINY: the actions of all 25 cards, left to right."""
    at = box.ACTION_NUMBER.index(number)
    p, done = played(box.ACTION_EFFECT[at], box.ACTIONS[at])
    assert done == (BASIC[number] if number <= 16 else SPECIAL[number - 16])
    # the destiny in play brings 1 VP besides; so it shows which cards carry its symbol
    verbs = [box.OPS[op].verb for op in box.EFFECTS[box.ACTION_EFFECT[at]]]
    assert ("auto_destiny" in verbs) == (number in WITH_DESTINY)
    table = next(t for t in box.read("solo.toml")["action"] if t["number"] == number)
    assert table["destiny"] == (number in WITH_DESTINY)
    if done.keys() <= {"population", "hoplite", "card", "raise"}:
        extra = 2 if number == 20 else 0
        assert p.s.vp[ANTIGONE] - 10 == (number in WITH_DESTINY) + extra
    if "altar" in done:
        track = box.ACTION_TRACK[at]
        assert p.s.altar[track * 2 + ANTIGONE] == done["altar"]


@pytest.mark.parametrize(
    ("destiny", "expected", "points"),
    [
        ("destiny_priestess", {"altar": 1}, 2),
        ("destiny_commander", {"hoplite": 1, "raise": 1}, 1),
        ("destiny_builder", {"build": 1}, None),
        ("destiny_trader", {"discard": 1}, 3),
        ("destiny_speaker", {"raise": 1}, 2),
        ("destiny_avenger", {}, 1),
    ],
)
def test_every_destiny_card(destiny: str, expected: dict[str, int], points: int | None) -> None:
    """T-SOLO-DESTINY."""
    effect = box.DESTINY_EFFECT[box.DESTINIES.index(destiny)]
    p, done = played(effect, "solo_basic_3", destiny)
    assert done == expected
    gained = p.s.vp[ANTIGONE] - 10
    assert gained == points if points is not None else gained >= 2  # + matching edges


@pytest.mark.parametrize("card", box.HERALDS)
def test_every_herald_card(card: str) -> None:
    """T-HERALD-2, T-HERALD-3: its column and its marked field."""
    table = next(t for t in box.read("solo.toml")["herald"]["card"] if t["id"] == card)
    p = Position(2)
    p.stone(table["marked_field"])
    fields = [f"v_{row}_{column}" for row in range(1, 5) for column in range(1, 5)]
    for at, field in enumerate(fields[:4] + fields[4:8]):
        p.s.field[SMALL.field_index[field]] = 1 + (at >= 4) * 12  # population [1] of A and B
    p.s.general = [0, 0]
    p.s.supply[0:6] = p.s.supply[12:18] = [3, 0, 0, 0, 0, 0]
    herald(p.s)
    p.s.settle()
    p.say(f"* herald {card}")
    raised = {event[1] for event in p.told("raised")}
    assert raised == {f"v_1_{table['column']}", f"v_2_{table['column']}"}
    assert len(p.told("marker")) == 1
    marked = SMALL.field_index[str(p.told("marker")[0][0])]
    assert marked in SMALL.around[SMALL.kadmeia_index[table["marked_field"]]]


# -- her turn ------------------------------------------------------------------------------------------


def test_case_112_destiny() -> None:
    """T-SOLO-TURN-1, T-SOLO-TURN-2, T-SOLO-TURN-3, T-SOLO-DESTINY, T-SOLO-GEN-1, T-SOLO-GEN-6."""
    p = alone()
    block(p)
    p.s.destiny = box.DESTINIES.index("destiny_priestess")
    p.s.action_open = box.ACTIONS.index("solo_basic_3")
    p.s.action_deck = [a for a in range(25) if a != p.s.action_open]
    p.s.basics, p.s.specials = 15, 4
    p.altar("ares", 0, 2)
    cards = p.card_count(ANTIGONE)
    p.begin(ANTIGONES_TURN)
    assert p.in_city("h_3_2") == (ANTIGONE, "population", "1a")
    assert p.s.altar[2 + ANTIGONE] == 3 and p.s.vp[ANTIGONE] == 14
    p.say("* action solo_basic_14")
    assert p.card_count(ANTIGONE) == cards + 1
    while type(p.s.question()).__name__ != "RevealAction":
        p.any_answer()
    p.say("* action solo_special_6")
    assert p.s.action_open == box.ACTIONS.index("solo_special_6")  # revealed, not resolved
    assert p.s.actions_done[-2:] == (2, 13) and p.s.specials == 3
    p.deal()
    assert p.over and p.s.archon[ANTIGONE] != NONE


def test_case_74_her_archon() -> None:
    """T-SOLO-TURN-4, T-SOLO-TURN-5."""
    p = alone()
    heralds(p, "herald_7", "herald_2")  # tags altar, goods; k_4_3
    p.s.action_open = box.ACTIONS.index("solo_basic_2")  # names herald 2
    p.stone("k_3_3", "stone_blue_1")
    p.stone("k_2_3", "stone_blue_2")
    p.stone("k_4_2", "stone_neutral_12")
    p.population(A, "1a")
    p.die(A, "population", "1a", "v_3_3")
    p.die(ANTIGONE, "population", "1a", "h_3_2")
    move_archon(p.s)
    p.s.settle()
    assert p.s.archon[ANTIGONE] == SMALL.kadmeia_index["k_3_3"]
    assert p.in_city("v_3_3") == (A, "population", "1b")
    assert p.in_city("h_3_2") == (ANTIGONE, "population", "1b")
    assert p.goods(ANTIGONE) == [0, 0, 0, 0]
    free = archon_stone(p.s, MARKED[1], ("stone",))  # no tag fits: the nearest free stone
    assert SMALL.kadmeia[free] == "k_4_2"


def test_t_solo_turn_5_clockwise_each_once_and_the_human_decides_for_own_dice() -> None:
    p = alone()
    block(p)
    p.show_heroes("hero_megareus")
    p.die(A, "hoplite", "3b", "v_2_2")
    p.die(ANTIGONE, "hoplite", "1a", "h_3_1")
    p.begin(RaiseAround(SMALL.kadmeia_index["k_3_2"], 0))
    assert p.options == ["lead 2", "lead 3"] and p.in_city("h_3_1") == (ANTIGONE, "hoplite", "1a")
    p.say("lead 2", "pass")
    assert p.in_city("h_3_1") == (ANTIGONE, "hoplite", "1b") and p.over


def test_case_111_herald_row() -> None:
    """T-SOLO-TURN-4, T-SOLO-TURN-6, T-SOLO-FATE-1."""
    for card, left in (("solo_basic_2", "herald_4"), ("solo_basic_1", "herald_9")):
        p = alone()
        block(p)
        heralds(p, "herald_4", "herald_9")
        p.s.action_open = box.ACTIONS.index(card)
        move_archon(p.s)
        p.s.settle()
        p.say("* herald herald_1")
        assert [box.HERALDS[h] for h in p.s.herald_row] == [left, "herald_1"]
        assert len(p.s.herald_discard) == 1
    p.s.herald_discard += tuple(p.s.herald_deck)
    p.s.herald_deck = []
    p.s.ask(OpenHerald())
    p.s.offered = None
    p.deal()  # the discards are shuffled first
    assert p.s.herald_discard == () and len(p.s.herald_deck) == 9
    herald(p.s)
    p.s.settle()
    p.deal()
    assert len(p.s.herald_discard) == 1


def test_case_113_her_dice_under_a_foreign_archon() -> None:
    """T-SOLO-GEN-3, T-SOLO-GEN-4, T-SOLO-TURN-4."""
    p = alone()
    p.stones("k_3_2", "k_3_3")
    p.stone("k_3_4", "stone_neutral_12")
    p.archon(A, "k_3_2")
    p.die(ANTIGONE, "population", "3b", "h_3_2")
    p.die(ANTIGONE, "population", "1a", "h_3_3")
    p.begin(StepArchon(A, (p.s.archon[A],)))
    p.say("step k_3_3", "step k_3_4")
    assert p.s.path[0] == ANTIGONE + 1 and p.s.vp[ANTIGONE] == 14
    assert p.in_city("h_3_3") == (ANTIGONE, "population", "1b")


def test_case_73_her_leader() -> None:
    """T-SOLO-GEN-5."""
    p = alone()
    p.s.round = 5
    p.s.marker = 4
    p.leader(A, 5)
    top = p.s.hero_row[0]
    p.die(ANTIGONE, "hoplite", "3b", "v_4_2")
    raise_in_city(p.s, SMALL.field_index["v_4_2"])
    assert p.s.leaders[4 * 2 + ANTIGONE] == 3
    assert p.s.hero_row[0] == NONE and top not in p.s.hero_row and p.over
    p.s.round = 8
    last = p.s.hero_row[5]
    p.die(ANTIGONE, "hoplite", "3b", "h_1_1")
    raise_in_city(p.s, SMALL.field_index["h_1_1"])
    assert p.s.leaders[ANTIGONE] == 4 and p.s.hero_row[5] == NONE != last


def test_t_solo_gen_5_which_row() -> None:
    p = alone()
    p.s.round = 2
    first, second = box.FATES.index("conflict_1"), box.FATES.index("conflict_4")
    p.s.fate = (0, 1, first, 2, second, *[NONE] * 5)
    p.s.marker = 0
    assert antigones_row(p.s, [2, 3]) == 3  # the visible conflict that comes first
    assert antigones_row(p.s, [1, 2]) == 1  # else the upper one
    assert antigones_row(p.s, [0, 3]) == 0  # the attack marker
    p.leader(ANTIGONE, 4)
    p.leader(ANTIGONE, 5)
    p.die(ANTIGONE, "hoplite", "3b", "v_4_2")
    raise_in_city(p.s, SMALL.field_index["v_4_2"])
    assert p.s.vp[ANTIGONE] == 11  # leaders in all rows of the die: T-ASC-4


def test_case_114_her_leader_takes_the_claim() -> None:
    """T-SOLO-GEN-5, T-ASC-3, T-NO-42."""
    p = alone()
    p.leader(ANTIGONE, 4)
    p.die(A, "hoplite", "3b", "h_4_1")
    raise_in_city(p.s, SMALL.field_index["h_4_1"])
    p.s.settle()
    assert p.s.leaders[3 * 2 + A] == 3 and p.over
    p.ask(HeroChoice(A, 3))
    assert p.why("hero hero_megareus") == "T-NO-42"


# -- fate phase and end ----------------------------------------------------------------------------------


def solo_battle(p: Position) -> Position:
    p.s.round = 3
    p.fate(3, "conflict_4")
    p.gate(4, "gate_grape")
    p.begin(CONFLICT)
    return p.say("* attack attack_amphiaraos")


@pytest.mark.parametrize(
    ("human", "hers", "claims"),
    [("", "", ANTIGONE), ("1a", "", A), ("1a", "2a", ANTIGONE), ("2a", "1a", A)],
)
def test_t_solo_fate_3_who_claims_the_gate(human: str, hers: str, claims: int) -> None:
    """T-R-46, T-R-47: she neither gains nor loses, pays nothing, keeps her hoplites."""
    p = alone()
    if human:
        p.die(A, "hoplite", human, "h_4_1")
        p.items(A, d=1)
    if hers:
        p.die(ANTIGONE, "hoplite", hers, "h_4_2")
    solo_battle(p)
    assert p.s.gate_owner[box.GATES.index("gate_grape")] == claims
    assert p.s.vp[ANTIGONE] == 10 and p.goods(ANTIGONE) == [0, 0, 0, 0]
    if hers:
        assert p.in_city("h_4_2") == (ANTIGONE, "hoplite", hers)


@pytest.mark.parametrize("first", [A, ANTIGONE])
def test_t_solo_fate_3_equal_totals_go_by_the_ares_track(first: int) -> None:
    p = alone()
    p.altar("ares", 2, 2, ahead=[first, 1 - first])
    p.die(A, "hoplite", "2a", "h_4_1")
    p.die(ANTIGONE, "hoplite", "2a", "h_4_2")
    solo_battle(p)
    assert p.s.gate_owner[box.GATES.index("gate_grape")] == first


def test_t_solo_setup_12_hard_siege_makes_attacks_stronger() -> None:
    p = alone(hard_siege="on")
    solo_battle(p)
    assert p.s.attack == 2 and p.s.vp[A] == 4


def test_t_solo_fate_2_she_ignores_prosperity() -> None:
    p = alone()
    p.fate(1, "prosperity_beta")
    p.s.round = 1
    p.die(ANTIGONE, "hoplite", "1a", "h_1_1")
    p.die(A, "hoplite", "1a", "h_1_2")
    fate(p.s)
    p.s.settle()
    assert p.s.vp == [11, 10]


def test_case_76_her_council_die() -> None:
    """T-SOLO-FATE-4."""
    p = alone()
    p.tumult("mon_palace_1")
    p.member(ANTIGONE, "mon_sanctuary_1")
    p.s.path[0] = ANTIGONE + 1
    p.s.supply[SUPPLY] -= 1
    council(p.s)
    p.s.settle()
    p.say("* tumult tumult_1")
    assert p.s.monument[box.MONUMENT_FIELDS.index("mon_agora_3")] == ANTIGONE + 1
    assert p.s.path[0] == 0 and p.over


def test_t_solo_fate_4_further_cards_and_a_new_deck() -> None:
    p = alone()
    p.tumult(*[box.MONUMENT_FIELDS[at] for at in box.TUMULT_FIELDS[0]])
    p.s.path[0] = ANTIGONE + 1
    p.s.supply[SUPPLY] -= 1
    p.s.tumult_deck = [0]
    p.s.tumult_shown = tuple(range(1, 9))
    council(p.s)
    p.s.settle()
    p.say("* tumult tumult_1")
    assert p.s.path[0] == ANTIGONE + 1 and p.s.tumult_deck == []
    p.say("* tumult tumult_2")  # all revealed cards were shuffled
    assert p.s.path[0] == 0 and len(p.s.tumult_deck) == 8


def test_t_solo_fate_4_no_legal_field_at_all() -> None:
    p = alone()
    for monument in ("palace", "sanctuary", "agora", "wall", "assembly"):
        p.member(ANTIGONE, f"mon_{monument}_1")
    p.s.path[0] = ANTIGONE + 1
    p.s.supply[SUPPLY] -= 1
    council(p.s)
    p.s.settle()
    assert p.over and p.s.path[0] == ANTIGONE + 1


def test_case_128_turn_order_in_the_solo_mode() -> None:
    """T-SOLO-FATE-5, T-CONFLICT-11, T-ROUND-1."""
    p = alone()
    p.altar("dionysos", 3, 5)
    new_order(p.s)
    assert p.s.order == (ANTIGONE, A)
    block(p)
    p.s.round = 1
    p.begin(ROUND)
    assert p.s.active == ANTIGONE  # her turn comes first
    p.deal()
    assert p.s.active == A and p.s.archon[ANTIGONE] != NONE


def test_case_77_her_score() -> None:
    """T-SOLO-END, T-SOLO-WIN."""
    p = alone()
    p.s.fulfilled, p.s.colours = (), (*p.s.colours[:4], 0, 0, 0, 0)
    p.s.vp[ANTIGONE] = 41
    p.die(ANTIGONE, "population", "3a", "h_1_1")
    p.die(ANTIGONE, "population", "1a", "h_1_2")
    p.die(ANTIGONE, "hoplite", "2a", "h_1_3")
    p.fulfilled(ANTIGONE, "ochre", "ochre", "teal", "rose")
    p.claim(ANTIGONE, 1)
    for name in ("palace", "agora", "wall"):
        p.member(ANTIGONE, f"mon_{name}_1")
    assert sum(sheet_of(p.s, ANTIGONE)) == 41 + 6 + 17 + 36
    own = sum(sheet_of(p.s, A)) - p.s.vp[A]
    p.s.vp[A] = 100 - own
    assert outcome(p.s).places == [2] and outcome(p.s).reason == "by-rebellion"
    p.s.vp[A] += 1
    assert outcome(p.s).places == [1] and outcome(p.s).reason == "by-quelled-rebellion"
    p.s.settings = {**p.s.settings, "firm-council": "on"}
    assert sum(sheet_of(p.s, ANTIGONE)) == 106


def test_case_78_deck_length() -> None:
    """T-SOLO-SETUP-6, T-SOLO-TURN-3: the game end card names the herald of the last round."""
    p = alone()
    block(p)
    p.s.action_deck = [a for a in range(25) if a != p.s.action_open]
    p.s.basics, p.s.specials = 15, 4
    for _ in range(10):
        p.s.round += 1
        p.begin(ANTIGONES_TURN)
        while not p.over:
            p.deal() if p.s.player() < 0 else p.say(p.options[-1])
    assert p.s.action_open == NONE and p.s.basics == p.s.specials == 0
    assert len(p.s.actions_done) == 20 and box.END_CARD_HERALD == 0


def test_t_solo_setup_1_the_board_is_that_of_two() -> None:
    p = alone()
    assert len(p.s.city) == 24 and len(p.s.vp) == 2 and p.s.seats == 1
    assert marker_field(p.s, MARKED[0]) == NONE
