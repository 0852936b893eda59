"""Positions for tests: set what a case tells, push its question, check that all cards are accounted for.

Players are a, b, c, d. A card of a domain is written `zeus_eagle`, `zeus_companions used`, or `hades_charon spent`
for a one-use card without ring; `cit` is a citizen.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from petteia.core import pieces
from petteia.core.action import parse
from petteia.core.errors import Refusal
from petteia.core.flow import CHANCE
from petteia.games.elysium.components import (
    ACTIVATION,
    CITIZEN,
    COLOURS,
    FAMILIES,
    NUMBER,
    ONE_USE,
    QUEST_IDS,
    SIDES,
    UNFINISHED,
    WORDS,
)
from petteia.games.elysium.legends import ALONE, GROWN, NO_FIT, SORT
from petteia.games.elysium.rules.epoch import EPOCH
from petteia.games.elysium.rules.turns import FINISH, REMOVE_COLUMN, TAKE_TURN
from petteia.games.elysium.rules.writing import Write
from petteia.games.elysium.sitting import Sitting
from petteia.games.elysium.state import BEFORE_TAKE, CARD, PILE, RING, USED, full_deck

Domains = Mapping[str, Sequence[str]]
Piles = Mapping[str, Sequence[Sequence[str]]]
GOLD = {"a": 6, "b": 4, "c": 2, "d": 3}
VP = {"a": 5, "b": 7, "c": 3, "d": 4}
PRESTIGE = {"a": 2, "b": 3, "c": 1, "d": 0}


def seat(name: str) -> int:
    return "abcd".index(name)


def number(word: str) -> int:
    return CITIZEN if word == "cit" else NUMBER[word]


def position(
    seats: int = 3,
    families: Sequence[str] = FAMILIES,
    domains: Domains | None = None,
    elysium: Piles | None = None,
    agora: Sequence[str] = (),
    oracle: Sequence[str] = (),
    side: str = "a",
    **stocks: Mapping[str, int],
) -> Sitting:
    """A state with these things on the table and no question yet. Stocks: gold, vp, prestige."""
    s = Sitting(seats, {"families": "random"})
    s.families = tuple([FAMILIES.index(family) for family in families])
    s.unseen = full_deck(s.families)
    s.deck = len(s.unseen)
    s.side = SIDES.index(side)
    for player in range(seats):
        name = "abcd"[player]
        s.gold[player] = stocks.get("gold", GOLD).get(name, 0)
        s.vp[player] = stocks.get("vp", VP).get(name, 0)
        s.prestige[player] = stocks.get("prestige", PRESTIGE).get(name, 0)
    if "ares" not in families:
        s.prestige = [0] * seats
    for name, cards in (domains or {}).items():
        for text in cards:
            into_domain(s, name, text)
    for name, piles in (elysium or {}).items():
        for pile in piles:
            into_elysium(s, name, pile)
    for text in agora:
        s.agora.append(drawn(s, text))
    for text in oracle:
        s.oracle.append(drawn(s, text))
    s.check()
    return s


def drawn(s: Sitting, word: str) -> int:
    card = number(word)
    s.deck -= 1
    if card != CITIZEN:
        pieces.take(s.unseen, card)
    return card


def into_domain(s: Sitting, name: str, text: str) -> None:
    word, _, mark = text.partition(" ")
    card = drawn(s, word)
    ring = RING if card < CITIZEN and ACTIVATION[card] == ONE_USE and mark != "spent" else 0
    s.domain[seat(name)].append(card | ring | (USED if mark == "used" else 0))


def into_elysium(s: Sitting, name: str, words: Sequence[str]) -> None:
    player = seat(name)
    pile, shape = len(s.shapes[player]), 0
    for at, word in enumerate(words):
        card = drawn(s, word)
        shape = ALONE[card] if at == 0 else GROWN[shape][SORT[card]]
        assert shape != NO_FIT, f"{word} does not fit into {words}"
        s.elysium[player].append(pile << PILE | card)
    s.shapes = pieces.replaced(s.shapes, player, (*s.shapes[player], shape))


def discs(s: Sitting, order: str) -> None:
    """`discs(s, "bca")`: b has disc 1, c 2, a 3."""
    s.order = tuple([seat(name) for name in order])


def columns(s: Sitting, name: str, letters: str) -> None:
    """`columns(s, "a", "ry")`: red and yellow are active."""
    s.columns[seat(name)] = sum(
        1 << at for at, colour in enumerate(COLOURS) if colour[0] in letters
    )


def turn(s: Sitting, name: str = "a", round: int = 1, settle: bool = True) -> Sitting:
    """The player is at the beginning of his turn; what comes after it is left out.

    Without `settle` even a lone option is asked for.
    """
    s.phase, s.round, s.current, s.stage = 2, round, seat(name), BEFORE_TAKE
    s.stack = [FINISH[seat(name)], REMOVE_COLUMN[seat(name)], TAKE_TURN[seat(name)]]
    s.offered = None
    if settle:
        s.settle()
    return s


def writing(s: Sitting, name: str = "a", transfers: int = 2) -> Sitting:
    """The player is in his step of phase III."""
    s.phase, s.round, s.current = 3, 4, seat(name)
    s.transfers_left, s.transfers_made = transfers, 0
    s.stack = [Write(seat(name))]
    s.offered = None
    s.settle()
    return s


def from_rule(s: Sitting, rule: str) -> Sitting:
    """Go on with a rule of the epoch: `from_rule(s, "unfinished_quests")`."""
    walk = EPOCH
    while walk.rule != rule:
        assert walk.following is not None, rule
        walk = walk.following
    s.begin(walk)
    s.settle()
    return s


def do(s: Sitting, *lines: str, draws: Iterable[str] = ()) -> Sitting:
    """Answers in order, `a use zeus_eagle`; the dealer draws the cards named."""
    waiting = list(draws)
    for line in lines:
        deal(s, waiting)
        name, _, text = line.partition(" ")
        assert s.player() == seat(name), f"{'abcd'[s.player()]} is asked, not {name}: {line}"
        s.apply(seat(name), parse(text))
        s.check()
    deal(s, waiting)
    assert not waiting, f"not drawn: {waiting}"
    return s


def deal(s: Sitting, waiting: list[str]) -> None:
    while s.player() == CHANCE and waiting:
        s.apply(CHANCE, ("drawn", waiting.pop(0)))
        s.check()


def offers(s: Sitting, verb: str) -> list[str]:
    """What is offered now with this verb."""
    return [" ".join(map(str, a[1:])) for a in s.options(s.player()) if a[0] == verb]


def refusal(s: Sitting, line: str) -> str:
    """The id of the rule that forbids `a take agora zeus_eagle`."""
    found = refusal_of(s, line)
    return found.rule


def refusal_of(s: Sitting, line: str) -> Refusal:
    name, _, text = line.partition(" ")
    found = s.why_not(seat(name), parse(text))
    assert found is not None, f"{line} is allowed"
    return found


def asked(s: Sitting) -> str:
    """Who is asked what: `a TakeTurn`."""
    question = s.question()
    return "over" if question is None else f"{'abcd'[s.player()]} {type(question).__name__}"


def domain(s: Sitting, name: str) -> list[str]:
    words = []
    for entry in s.domain[seat(name)]:
        marks = (" ring" if entry & RING else "") + (" used" if entry & USED else "")
        words.append(("cit" if entry & CARD == CITIZEN else WORDS[entry & CARD]) + marks)
    return words


def quest(s: Sitting, name: str, word: str) -> None:
    s.quest[seat(name)] = UNFINISHED if word == "unfinished" else QUEST_IDS[s.seats].index(word)


class Stocks:
    """Gold, VP and prestige before, to be compared with now."""

    def __init__(self, s: Sitting) -> None:
        self.before = self.read(s)

    def read(self, s: Sitting) -> dict[str, int]:
        return {
            f"{'abcd'[player]} {what}": getattr(s, what)[player]
            for player in range(s.seats)
            for what in ("gold", "vp", "prestige")
        }

    def changed(self, s: Sitting) -> dict[str, int]:
        now = self.read(s)
        return {key: now[key] - self.before[key] for key in now if now[key] != self.before[key]}


def expected(text: str) -> dict[str, int]:
    """`a gold+2 vp+1; b gold-1` as changes; everything not named stays."""
    found: dict[str, int] = {}
    for part in filter(None, [piece.strip() for piece in text.split(";")]):
        name, *changes = part.split()
        for change in changes:
            match = re.fullmatch(r"([a-z]+)([+-]\d+)", change)
            assert match, change
            found[f"{name} {match[1]}"] = int(match[2])
    return found
