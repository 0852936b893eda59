"""Every component shows its effect: what happens when the first answer is always taken."""

from __future__ import annotations

from collections import Counter

import pytest

from petteia.core.flow import CHANCE, Chance
from petteia.games.thebai import components as box
from petteia.games.thebai.effects import perform
from petteia.games.thebai.rules.building import ChooseRoof
from petteia.games.thebai.rules.commissions import StepGate
from petteia.games.thebai.rules.estate import ChooseAid
from tests.games.thebai.position import A, B, Position

PHRASES = {
    "card-taken": "card",
    "card-drawn": "card",
    "raised": "raise",
    "raised-supply": "raise",
    "raised-estate": "raise",
    "hoplite-placed": "hoplite",
    "stone-removed": "remove",
    "built": "build",
    "advanced": "altar",
    "appointed": "appoint",
    "archon-stands": "archon",
    "triggered": "trigger",
    "exchanged": "exchange",
    "aid-taken": "aid",
    "blessing-taken": "blessing",
    "hero-posted": "post",
    "hero-seated": "seat",
    "roof": "roof",
}


def touching(p: Position, place: str, name: str, side: str, roof: str) -> None:
    """A stone that shows a roof at a side."""
    roofs = box.STONE_ROOFS[box.STONES.index(name)]
    wanted, at = box.ROOFS.index(roof), box.SIDES.index(side)
    p.stone(place, name, next(q for q in range(4) if roofs[(at - q) % 4] == wanted))


def rich() -> Position:
    """Everything an effect may want: dice, goods, stones; on k_3_2 all four edges match."""
    p = Position(4)
    p.population(A, "1a", "1a", "1a")
    p.hoplites(A, "1a", "1a", "1a", "1a")
    p.die(A, "population", "1a", "h_1_1")
    p.items(A, a=9, g=9, b=9, d=9)
    touching(p, "k_2_2", "stone_neutral_1", "south", "white")
    touching(p, "k_3_3", "stone_neutral_4", "west", "yellow")
    touching(p, "k_4_2", "stone_neutral_5", "north", "blue")
    touching(p, "k_3_1", "stone_neutral_6", "east", "brown")
    p.estate(A, "upper", "stone_blue_1", "stone_blue_2", "stone_blue_3", "stone_blue_5")
    return p


def happens(p: Position) -> str:
    """Take the first answer until all is done; what was told, summed up.

    Stones are built on k_3_2; edges are passed, `edges` is how many the effect allows.
    """
    seen: Counter[str] = Counter()
    while True:
        for kind, *words in p.s.events:
            if kind == "points" and words[0] == A:
                seen["vp"] += int(words[1])
            elif kind in ("gained", "paid") and words[0] == A:
                seen[words[2]] += int(words[1]) if kind == "gained" else -int(words[1])
            elif kind in PHRASES:
                seen[PHRASES[kind]] += 1
        p.s.events = []
        if p.over:
            break
        asked = p.s.question()
        if isinstance(asked, Chance):
            p.s.apply(CHANCE, asked.draw(p.s, p.luck))
            continue
        if isinstance(asked, ChooseRoof):
            seen["edges"] += asked.left
            p.say("pass")
        else:
            p.say("build k_3_2" if "build k_3_2" in p.options else p.options[0])
    return " ".join(f"{name}{count:+}" for name, count in sorted(seen.items()) if count)


def run(p: Position, effect: int) -> str:
    p.s.events = []
    perform(p.s, A, effect)
    p.s.settle()
    return happens(p)


CARDS = {
    "C1": "drachma+2 exchange+1",
    "C2": "altar+1 amphora+1 drachma+1 exchange+1",
    "C3": "build+1",
    "C4": "hoplite+1 raise+1",
    "C5": "drachma+1 vp+2",
    "C6": "card+1 drachma+2",
    "C7": "vp+4",
    "C8": "card+1 drachma+1 vp+2",
    "C9": "drachma+2 vp+3",
    "C10": "raise+3 vp+2",
    "C11": "drachma+1 vp+5",
    "C12": "card+1 exchange+2 vp+4",
    "C13": "raise+1 vp+5",
    "C14": "appoint+1 drachma+1",
    "C15": "altar+2 amphora+1 drachma+3",
    "C16": "altar+1 amphora+1 drachma+1 vp+1",
    "C17": "aid+1 altar+2 amphora+1 drachma+1 vp+1",
    "C18": "aid+1 altar+2 drachma+4",
    "C19": "aid+1 altar+2 amphora+3 drachma+1",
    "C20": "aid+1 altar+3 amphora+1 drachma+1 vp+2",
    "C21": "aid+1 altar+3 amphora+1 drachma+1 vp+3",
    "C22": "aid+1 altar+2 amphora+1 drachma+1 vp+3",
    "C23": "aid+1 altar+2 drachma+2 hoplite+1 raise+2",
    "C24": "aid+1 altar+4 amphora+1 blessing+1 drachma+1 vp+3",
    "C25": "drachma+1 remove+1",
    "C26": "build+1 exchange+1",
    "C27": "build+1 drachma+1 edges+1",
    "C28": "exchange+1 remove+2",
    "C29": "amphora+2 build+1 edges+1",
    "C30": "build+1 edges+2",
    "C31": "amphora+2 build+1 edges+2",
    "C32": "remove+2 vp+2",
    "C33": "build+1 edges+1 remove+1",
    "C34": "amphora+2 build+1 edges+3 vp+1",
    "C35": "hoplite+1 raise+2",
    "C36": "drachma+2 raise+2",
    "C37": "hoplite+2 raise+1",
    "C38": "drachma+2 raise+3",
    "C39": "hoplite+1 raise+2 vp+1",
    "C40": "drachma+1 raise+4",
    "C41": "hoplite+2 raise+3",
    "C42": "amphora+2 archon+1 raise+3 trigger+1 vp+2",
    "C43": "raise+4 vp+2",
    "C44": "altar+1 drachma+2 hoplite+2 raise+3 vp+1",
}

STONES = {
    "stone_blue_1": "amphora+2",
    "stone_blue_2": "grape+2",
    "stone_blue_3": "bronze+2",
    "stone_blue_4": "card+1 drachma+1",
    "stone_blue_5": "drachma+2 exchange+1",
    "stone_blue_6": "raise+2",
    "stone_blue_7": "hoplite+1 raise+1",
    "stone_blue_8": "altar+1 amphora+1 drachma+1",
    "stone_blue_9": "amphora-1 remove+1",
    "stone_neutral_1": "amphora+2",
    "stone_neutral_2": "amphora+1 card+1",
    "stone_neutral_3": "vp+2",
    "stone_neutral_4": "drachma+1 vp+1",
    "stone_neutral_5": "altar+1 amphora+1 drachma+1 exchange+1",
    "stone_neutral_6": "altar+1 drachma+2 exchange+1",
    "stone_neutral_7": "altar+2 drachma+3",
    "stone_neutral_8": "build+1 drachma-2 edges+1",
    "stone_neutral_9": "raise+2",
    "stone_neutral_10": "raise+3",
    "stone_neutral_11": "amphora-1 vp+2",
    "stone_neutral_12": "drachma+3",
    "stone_neutral_13": "drachma+1 hoplite+1",
    "stone_neutral_14": "raise+2",
}

HEROES = {
    "hero_melanippos": "post+1",
    "hero_polyphontes": "post+1",
    "hero_megareus": "drachma+2 vp+4",
    "hero_hyperbios": "aid+1 altar+3 amphora+1 drachma+1 vp+2",
    "hero_aktor": "amphora+2 build+1 edges+2",
    "hero_lasthenes": "seat+1",
    "hero_eteokles": "appoint+1",
    "hero_menoikeus": "vp+2",
}

GATES = {
    "gate_amphora": "amphora+1",
    "gate_bronze": "bronze+1",
    "gate_grape": "grape+1",
    "gate_good": "amphora+1",
    "gate_drachma": "drachma+1",
    "gate_commission": "card+1",
    "gate_raise": "raise+1",
}

BLESSINGS = {
    "blessing_end_dionysos": "raise+1 vp+8",
    "blessing_end_ares": "raise+1 vp+8",
}

ALTAR = {
    "dionysos 1": "amphora+1 drachma+1",
    "dionysos 2": "aid+1",
    "dionysos 3": "vp+2",
    "dionysos 4": "blessing+1",
    "dionysos 5": "card+1 vp+1",
    "dionysos 6": "aid+1",
    "dionysos 7": "blessing+1",
    "dionysos 8": "appoint+1",
    "dionysos 9": "aid+1",
    "dionysos 10": "blessing+1 raise+1 vp+8",
    "ares 1": "drachma+2",
    "ares 2": "aid+1",
    "ares 3": "vp+2",
    "ares 4": "blessing+1",
    "ares 5": "hoplite+1 vp+1",
    "ares 6": "aid+1",
    "ares 7": "blessing+1",
    "ares 8": "appoint+1",
    "ares 9": "aid+1",
    "ares 10": "blessing+1 raise+1 vp+8",
}

CELLS = {
    "upper_1": ("hoplite+1", "hoplite+1 raise+1", "hoplite+2 raise+1"),
    "upper_2": ("card+1 drachma+1", "amphora+1 card+1 drachma+1", "amphora+1 card+2 drachma+1"),
    "upper_3": (
        "altar+1 amphora+1 drachma+2",
        "altar+1 amphora+2 drachma+2",
        "altar+2 amphora+2 drachma+4",
    ),
    "upper_4": (
        "amphora+2 card+1 exchange+1",
        "amphora+3 card+1 exchange+1",
        "amphora+3 card+2 drachma+1 exchange+2",
    ),
    "upper_5": (
        "aid+1 altar+2 amphora+1 drachma+1",
        "aid+1 altar+2 amphora+2 drachma+2",
        "aid+1 altar+3 amphora+2 drachma+2 vp+2",
    ),
    "middle_1": ("amphora+1 drachma+1", "amphora+1 drachma+2", "amphora+1 drachma+3"),
    "middle_2": (
        "amphora+1 grape+1",
        "amphora+1 bronze+1 grape+1",
        "amphora+2 bronze+1 drachma+1 grape+1",
    ),
    "middle_3": ("raise+2", "raise+3", "raise+4"),
    "middle_4": ("hoplite+1 raise+1", "hoplite+2 raise+1", "hoplite+2 raise+3"),
    "middle_5": ("raise+3 vp+1", "raise+4 vp+1", "raise+5 vp+2"),
    "lower_1": ("remove+1", "build+1", "build+1 edges+1"),
    "lower_2": ("build+1", "build+1 edges+1", "build+1 edges+2"),
    "lower_3": (
        "amphora+1 remove+1",
        "amphora+1 archon+1 drachma+1 remove+1",
        "amphora+1 archon+1 remove+2",
    ),
    "lower_4": ("build+1 edges+1", "amphora+2 build+1 edges+1", "amphora+2 build+1 edges+2"),
    "lower_5": ("remove+1 vp+2", "remove+1 vp+3", "remove+2 vp+3"),
}


@pytest.mark.parametrize("card", CARDS)
def test_every_commission(card: str) -> None:
    """E-GAIN, E-COMM, E-EXCH, E-RAISE, E-HOP, E-REMOVE, E-PLACE, E-ALTAR, E-RELOC, E-APPOINT."""
    assert run(rich(), box.CARD_EFFECT[box.CARDS.index(card)]) == CARDS[card]


def test_all_commissions_are_listed() -> None:
    assert list(CARDS) == list(box.CARDS)
    assert list(HEROES) == list(box.HEROES) and list(GATES) == list(box.GATES)
    assert list(CELLS) == list(box.CELLS) and len(STONES) == 9 + 14


@pytest.mark.parametrize("card", CARDS)
def test_every_cost(card: str) -> None:
    """T-COMM-1: exactly the goods of the card are paid."""
    cost = dict.fromkeys(box.GOODS, 0)
    table = next(t for t in box.read("commissions.toml")["commission"] if t["id"] == card)
    cost.update(table["cost"])
    p = Position(2)
    p.hand(A, card)
    p.items(A, *cost.values())
    p.s.stack.append(StepGate(A))
    p.s.offered = None
    assert p.options == ["continue", f"fulfil {card}"]
    for at in range(3):
        if p.s.items[at]:
            p.s.items[at] -= 1
            assert StepGate(A).options(p.s) == [("continue",)]
            p.s.items[at] += 1
    p.say(f"fulfil {card}")
    assert [event[1:] for event in p.told("paid")] == [
        (count, name) for name, count in cost.items() if count
    ]


@pytest.mark.parametrize("stone", box.STONES)
def test_every_stone(stone: str) -> None:
    """The sets of the four colours are equivalent."""
    same = stone if "neutral" in stone else f"stone_blue_{stone[-1]}"
    assert run(rich(), box.STONE_EFFECT[box.STONES.index(stone)]) == STONES[same]


@pytest.mark.parametrize("hero", HEROES)
def test_every_hero(hero: str) -> None:
    """E-HERO, E-ACT; what Polyphontes triggers and Melanippos fights: case 98."""
    p = rich()
    p.hero(A, hero)
    assert run(p, box.HERO_EFFECT[box.HEROES.index(hero)]) == HEROES[hero]
    assert p.lasting(A)[-1] == (hero == "hero_menoikeus")


@pytest.mark.parametrize("gate", GATES)
def test_every_gate(gate: str) -> None:
    assert run(rich(), box.GATE_EFFECT[box.GATES.index(gate)]) == GATES[gate]


@pytest.mark.parametrize("blessing", BLESSINGS)
def test_every_end_blessing(blessing: str) -> None:
    """E-BLESS, E-RUN-5: 8, 6, 4, 2 from the top, and a raise of its kind."""
    pile = box.BLESSINGS.index(blessing)
    for at, points in enumerate((8, 6, 4, 2)):
        effect = box.BLESSING_EFFECTS[pile][at]
        assert run(rich(), effect) == BLESSINGS[blessing].replace("8", str(points))
    op = box.OPS[box.EFFECTS[box.BLESSING_EFFECTS[pile][0]][1]]
    assert box.KINDS[op.kind] == ("hoplite" if blessing.endswith("ares") else "population")


@pytest.mark.parametrize(
    ("blessing", "hooks"),
    [
        ("blessing_ivy_path", ["archon_moved"]),
        ("blessing_vintage", ["commission_fulfilled"]),
        ("blessing_dragon_teeth", ["battle_strength"]),
        ("blessing_war_chest", ["battle_pay", "battle_loot"]),
    ],
)
def test_every_lasting_blessing_is_registered(blessing: str, hooks: list[str]) -> None:
    """E-LASTING; what they do stands with archon, commission and battle."""
    p = rich()
    p.bless(A, blessing)
    found = [box.HOOKS[box.LASTING[at].hook] for at, n in enumerate(p.lasting(A)) if n]
    assert found == hooks and sum(p.lasting(B)) == 0


@pytest.mark.parametrize("place", ALTAR)
def test_every_altar_field(place: str) -> None:
    track, position = place.split()
    effect = box.ALTAR_EFFECTS[box.TRACKS.index(track)][int(position)]
    assert run(rich(), effect) == ALTAR[place]


@pytest.mark.parametrize("cell", CELLS)
def test_every_estate_field(cell: str) -> None:
    """T-CITIZEN-2: by the strength of the die."""
    effects = box.CELL_EFFECTS[box.CELLS.index(cell)]
    assert tuple(run(rich(), effect) for effect in effects) == CELLS[cell]


@pytest.mark.parametrize(
    ("tile", "row", "strength"),
    [
        ("aid_upper_1", "upper", 1),
        ("aid_lower_2", "lower", 2),
        ("aid_middle_3", "middle", 3),
        ("aid_middle_1", "middle", 1),
        ("aid_upper_2", "upper", 2),
        ("aid_lower_3", "lower", 3),
    ],
)
def test_every_aid_tile(tile: str, row: str, strength: int) -> None:
    """T-AID-1: the field's effect with the strength of the tile."""
    p = rich()
    p.estate(A, "upper", None)
    p.aid(A, tile)
    p.s.events = []
    p.s.ask(ChooseAid(A))
    p.s.offered = None
    cells = {option.split()[2] for option in p.options if option != "pass"}
    assert {cell.split("_")[0] for cell in cells} == {row}
    p.say(f"aid {tile} {row}_1")
    assert happens(p) == CELLS[f"{row}_1"][strength - 1]
