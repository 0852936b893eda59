"""The components: cards, quests, legends and tiles, read from data/*.toml at import.

Unknown names and wrong counts fail here, with file and key. Everything a rule needs in play stands
in flat lists by card number; the number of a card is its place in cards.toml.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from petteia.core.errors import Broken

Table = dict[str, Any]


def load(name: str) -> Table:
    path = resources.files("petteia.games.elysium").joinpath("data", name)
    return tomllib.loads(path.read_text("utf-8"))


def need(holds: bool, file: str, key: str, expected: str) -> None:
    if not holds:
        raise Broken(f"{file}: {key}: expected {expected}")


COMPONENTS: Final[Table] = load("components.toml")
CARDS: Final[list[Table]] = load("cards.toml")["card"]

FAMILIES: Final[list[str]] = list(COMPONENTS["families"]["ids"])
COLOURS: Final[list[str]] = list(COMPONENTS["columns"]["colours"])
ACTIVATIONS: Final[list[str]] = [
    "instant",
    "permanent",
    "one_use",
    "activate",
    "eleusis",
    "myth",
    "chronos",
    "chronos_family",
    "chronos_level",
]
INSTANT: Final = 0
PERMANENT: Final = 1
ONE_USE: Final = 2
ACTIVATE: Final = 3
ELEUSIS: Final = 4
MYTH: Final = 5
CHRONOS: Final = 6  # and the two marked kinds after it

IN_PLAY: Final[int] = int(COMPONENTS["families"]["in_play"])
ALL_COLUMNS: Final = (1 << len(COLOURS)) - 1


def check_cards(components: Table, cards: list[Table]) -> None:
    """Every name known, every count as the shape of the set says."""
    file = "cards.toml"
    shape = components["card_set"]
    families = list(components["families"]["ids"])
    colours = [*components["columns"]["colours"], components["columns"]["wildcard"]]
    ids = [card["id"] for card in cards]
    need(len(set(ids)) == len(ids), file, "card.id", "no id twice")
    need(len(ids) == shape["distinct"], file, "card", f"{shape['distinct']} distinct cards")
    need(
        sum(card["copies"] for card in cards) == shape["total"],
        file,
        "card.copies",
        f"{shape['total']} in all",
    )
    for card in cards:
        key = f"card {card['id']}"
        need(card["family"] in families, file, f"{key}: family", "a known family")
        need(card["level"] in components["families"]["levels"], file, f"{key}: level", "1, 2 or 3")
        need(card["activation"] in ACTIVATIONS, file, f"{key}: activation", "a known activation")
        need(1 <= len(card["columns"]) <= 2, file, f"{key}: columns", "one or two circles")
        for colour in card["columns"]:
            need(colour in colours, file, f"{key}: columns", f"a known colour, not {colour!r}")
        need(card["provenance"] in PROVENANCES, file, f"{key}: provenance", "a known mark")
    for family in families:
        for level in components["families"]["levels"]:
            copies = [
                card["copies"]
                for card in cards
                if card["family"] == family and card["level"] == level
            ]
            need(
                sorted(copies, reverse=True) == shape["copies_pattern"],
                file,
                f"{family} level {level}",
                f"copies {shape['copies_pattern']}",
            )


def check_components(components: Table) -> None:
    """The tables that only this file holds together."""
    file = "components.toml"
    families = list(components["families"]["ids"])
    colours = list(components["columns"]["colours"])
    for side in components["pediment"]:
        need(
            sorted(side["slots"]) == sorted(colours),
            file,
            f"pediment {side['side']}: slots",
            "each colour once",
        )
    for family_set in components["family_set"]:
        chosen = family_set["families"]
        need(
            len(set(chosen)) == components["families"]["in_play"]
            and all(family in families for family in chosen),
            file,
            f"family_set {family_set['id']}",
            "five different known families",
        )
    quests = [quest["id"] for quest in components["quest"]]
    slotted = [
        quest
        for slots in components["quest_slots"].values()
        if isinstance(slots, dict)
        for quest in slots
    ]
    for quest in quests:
        need(quest in slotted, file, f"quest {quest}", "a slot in quest_slots")
    need(len(quests) == components["stock"]["quest_tiles"], file, "quest", "as many as quest_tiles")


PROVENANCES: Final = ("seed", "public", "reconstructed")
check_components(COMPONENTS)
check_cards(COMPONENTS, CARDS)

# -- cards by number; CITIZEN comes last and has neither family nor level [E-CIT-1] -------------
CARD_IDS: Final[list[str]] = [card["id"] for card in CARDS]
CITIZEN: Final = len(CARD_IDS)
WORDS: Final[list[str]] = [*CARD_IDS, "citizen"]
NUMBER: Final[dict[str, int]] = {word: number for number, word in enumerate(WORDS)}
FAMILY: Final[list[int]] = [*[FAMILIES.index(card["family"]) for card in CARDS], -1]
LEVEL: Final[list[int]] = [*[int(card["level"]) for card in CARDS], 0]
ACTIVATION: Final[list[int]] = [*[ACTIVATIONS.index(card["activation"]) for card in CARDS], -1]
COPIES: Final[list[int]] = [int(card["copies"]) for card in CARDS]
CIRCLES: Final[list[int]] = [
    sum(1 << COLOURS.index(colour) for colour in card["columns"] if colour in COLOURS)
    for card in CARDS
]
CIRCLE_COUNT: Final[list[int]] = [len(card["columns"]) for card in CARDS]
BITS: Final[list[int]] = [mask.bit_count() for mask in range(ALL_COLUMNS + 1)]


def _takeable(card: int, columns: int, wild: int) -> bool:
    """E-TAKE-1: a column for every circle; `wild` coloured circles may be read as black."""
    missing = BITS[CIRCLES[card] & ~columns]
    return missing <= wild and BITS[columns] >= CIRCLE_COUNT[card]


# TAKEABLE[wild][columns][card]
TAKEABLE: Final[list[list[list[bool]]]] = [
    [
        [_takeable(card, columns, wild) for card in range(CITIZEN)]
        for columns in range(ALL_COLUMNS + 1)
    ]
    for wild in (0, 1)
]

# -- quests: 1 to 4 by rank; NO_QUEST before one is taken, UNFINISHED for the back of a tile; their
# values are those of components.toml [E-RUL-1]
NO_QUEST: Final = 0
UNFINISHED: Final = 5
EPOCHS: Final[int] = int(COMPONENTS["game"]["epochs"])
MINI_EPOCHS: Final[int] = int(COMPONENTS["game"]["mini_epochs"])
ROUNDS: Final[int] = int(COMPONENTS["game"]["rounds_per_epoch"])
CARDS_PER_EPOCH: Final[int] = int(COMPONENTS["game"]["cards_per_epoch"])


def _quest_set(seats: int) -> str:  # E-SETUP-2
    return "2" if seats == 2 else "3-4"


def _quests(seats: int) -> list[Table]:
    chosen = [quest for quest in COMPONENTS["quest"] if quest["set"] == _quest_set(seats)]
    return sorted(chosen, key=lambda quest: int(quest["order"]))


def _colours_above(seats: int, side: Table) -> list[int]:
    slots = COMPONENTS["quest_slots"][_quest_set(seats)]
    return [
        sum(1 << COLOURS.index(side["slots"][slot - 1]) for slot in slots[quest["id"]])
        for quest in _quests(seats)
    ]


SEATS: Final = (2, 3, 4)
QUEST_IDS: Final[list[list[str]]] = [
    ["", *[str(quest["id"]) for quest in _quests(seats)]] if seats in SEATS else []
    for seats in range(5)
]
QUEST_GOLD: Final[list[list[int]]] = []
QUEST_VP: Final[list[list[int]]] = []
QUEST_TRANSFERS: Final[list[list[int]]] = []
for _seats in range(5):
    _gold, _vp, _transfers = [0] * 6, [0] * 6, [0] * 6
    if _seats in SEATS:
        for _quest in _quests(_seats):
            _gold[_quest["order"]] = int(_quest["gold"])
            _vp[_quest["order"]] = int(_quest["vp"])
            _transfers[_quest["order"]] = int(_quest["transfers"])
    _back = COMPONENTS["quest_unfinished"]
    _gold[UNFINISHED], _vp[UNFINISHED] = int(_back["gold"]), int(_back["vp"])
    _transfers[UNFINISHED] = int(_back["transfers"])
    QUEST_GOLD.append(_gold)
    QUEST_VP.append(_vp)
    QUEST_TRANSFERS.append(_transfers)

SIDES: Final[list[str]] = [str(side["side"]) for side in COMPONENTS["pediment"]]
# ABOVE[seats][side][quest]: mask of the colours above a quest
ABOVE: Final[list[list[list[int]]]] = [
    [[0, *_colours_above(seats, side)] for side in COMPONENTS["pediment"]] if seats in SEATS else []
    for seats in range(5)
]

# -- everything else ---------------------------------------------------------------------------
START_GOLD: Final[int] = int(COMPONENTS["setup"]["gold"])
AGORA: Final[list[int]] = [
    int(COMPONENTS["setup"]["agora"].get(str(seats), 0)) for seats in range(5)
]
ORACLE: Final[int] = int(COMPONENTS["setup"]["oracle"])
ORACLE_FAMILY: Final[int] = FAMILIES.index(COMPONENTS["families"]["oracle_family"])
PRESTIGE_FAMILY: Final[int] = FAMILIES.index(COMPONENTS["families"]["prestige_family"])
FAMILY_LEGEND_VP: Final[list[int]] = [
    int(COMPONENTS["legend_family"]["vp"].get(str(size), 0)) for size in range(4)
]
LEVEL_LEGEND_VP: Final[list[int]] = [
    int(COMPONENTS["legend_level"]["vp"].get(str(size), 0)) for size in range(6)
]
FAMILY_LEGEND_SIZE: Final[int] = int(COMPONENTS["legend_family"]["max_cards"])
LEVEL_LEGEND_SIZE: Final[int] = int(COMPONENTS["legend_level"]["max_cards"])
TRANSFER_COST: Final[list[int]] = [
    0,
    *[int(COMPONENTS["transfer"]["cost"][str(level)]) for level in (1, 2, 3)],
]
CITIZEN_PENALTY: Final[int] = -int(COMPONENTS["transfer"]["citizen_penalty"])
FAMILY_TILE_VP: Final[list[int]] = [int(vp) for vp in COMPONENTS["bonus_family"]["vp"]]
LEVEL_TILE_VP: Final[list[int]] = [
    0,
    *[int(COMPONENTS["bonus_level"]["vp"][str(level)]) for level in (1, 2, 3)],
]
PRESTIGE_VP: Final[list[int]] = [int(vp) for vp in COMPONENTS["prestige_scoring"]["vp"]]
FAMILY_SETS: Final[dict[str, list[str]]] = {
    family_set["id"]: list(family_set["families"]) for family_set in COMPONENTS["family_set"]
}
