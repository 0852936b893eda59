"""Section 15: every prohibition, provoked where an answer can provoke it, shown where none can."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from petteia.core.action import parse
from petteia.core.chance import Luck
from petteia.core.errors import Refusal
from petteia.core.flow import Frame
from petteia.games.hexemonia import game
from petteia.games.hexemonia.components import TILE_INDEX
from petteia.games.hexemonia.rules.abilities import (
    Agora,
    Give,
    Glance,
    Opponent,
    Reveal,
    Sacrifice,
    Smite,
    Special,
    SpringGain,
)
from petteia.games.hexemonia.rules.city import defence, shield
from petteia.games.hexemonia.rules.drawing import DrawFirst, DrawSecond
from petteia.games.hexemonia.rules.placing import DropMythos, Host, Pay, Play, Site
from petteia.games.hexemonia.rules.politics import Discard, political_count, politics, uprisings
from petteia.games.hexemonia.rules.production import Share, produce
from petteia.games.hexemonia.rules.strategy import Exchange, Move
from petteia.games.hexemonia.rules.turn import Act
from petteia.games.hexemonia.rules.war import Force, Losses, Spoils, War
from petteia.games.hexemonia.state import NOBODY, Hexemonia
from petteia.words import LANGUAGES, Words
from tests.games.hexemonia.positions import (
    ACRO,
    NE,
    NW,
    SE,
    SW,
    E,
    W,
    answer,
    asked,
    at,
    held,
    listed,
    position,
    refused,
    tile,
)

MIXED = "pasture wall agora asty"
SIX = {
    E: "pasture 0/0/0",
    NE: "village 0/0/0",
    NW: "countryside 0/0/0",
    W: "quarry 0/0/0",
    SW: "harbour 0/0/0",
    SE: "spring 0/0/0",
}


def facing(question: Frame, s: Hexemonia) -> Hexemonia:
    """This question, just as it is: a lone option is not taken."""
    s.stack = [Act(s.mover), question]
    s.offered = None
    return s


def last_turn() -> Hexemonia:
    s = position({ACRO: "2/0/1"}, hands=["pasture spring"], stack=[])
    s.drew = 0
    return facing(Play(0), s)


def with_resource_drawn() -> Hexemonia:
    s = position({ACRO: "2/0/1"}, hands=["pasture spring"])
    s.drew = 3
    return facing(Play(0), s)


def paying() -> Hexemonia:
    s = position({ACRO: "1/1/0", E: "phalanx 0/2/1", NE: "gymnasium 1/0/0", NW: "pasture 1/0/0"})
    s.fresh = [at(NE), at(NW)]
    return facing(Pay(0, at(NE), "hoplite", 1, 0), s)


def placing(name: str, bare: bool = False) -> Hexemonia:
    s = position({} if bare else {E: "pasture 0/0/0", NE: "village 0/0/0"})
    s.underworld.remove(TILE_INDEX[name]) if TILE_INDEX[name] in s.underworld else s.fate.remove(
        TILE_INDEX[name]
    )
    return facing(Site(0, name), s)


def four_mythos(step: int, won: tuple[str, ...]) -> Hexemonia:
    s = position(
        {
            E: "spring 0/0/0 [hades]",
            NE: "agora 0/0/0 [oracle]",
            NW: "pasture 1/0/0 [moirai]",
            W: "quarry 0/0/0 [amazons]",
        }
    )
    return facing(DropMythos(0, 1, won, 0, step), s)


def hosting() -> Hexemonia:
    s = position({E: "pasture 1/0/0", NE: "wall 0/0/0", NW: "wall 0/0/0"})
    s.fate.remove(TILE_INDEX["amazons"])
    return facing(Host(0, "amazons"), s)


def sharing() -> Hexemonia:
    s = position(
        {
            E: "quarry 1/1/0",
            NE: "asty 2/1/1",
            NW: "phalanx 0/0/0",
            W: "spring 0/0/0",
            SW: "agora 0/0/0 [muses]",
        }
    )
    s.supply[2] = 2
    return facing(Share(0, "gold", 2, 0, (1, 2, 2, 2)), s)


def moving(exchange: int = 0, pointer: int = 0) -> Hexemonia:
    s = position({ACRO: "3/2/1", E: "pasture 1/0/0", NE: "wall 0/0/0"})
    return facing(Move(0, exchange, pointer), s)


def special(used: tuple[int, ...] = (), invoked: tuple[str, ...] = ()) -> Hexemonia:
    s = position(
        {
            E: "spring 0/0/0 [hades]",
            NE: "harbour 0/0/0 [moirai]",
            NW: "agora 2/0/1",
            W: "pasture 1/0/0",
            SE: "temple 1/1/1",
        },
        {E: "pasture 4/0/0"},
    )
    return facing(Special(0, used, invoked), s)


def poor(city_words: str, supply: str, beside: str = "spring 0/0/0") -> Hexemonia:
    """One ability, nothing that it could work on, and another one used already."""
    s = position(
        {W: city_words, NW: beside},
        {E: "pasture 0/0/0"},
        supply=supply,
        seats=3,
        patrons=["sparta", "athens", "olympia"],
    )
    for resource in range(3):  # the last player stores what the supply lacks; here nobody has any
        s.held[2][resource] = 0
    return facing(Special(0, (at(E),), ()), s)


def warring(fought: tuple[int, ...] = ()) -> Hexemonia:
    s = position(
        {**SIX, ACRO: "4/0/0"},
        {E: "pasture 1/0/0", (2, 0): "wall 0/0/0", W: "temple 0/0/0", NE: "quarry 9/0/0"},
        {**SIX, (2, -1): "wall 0/0/0", (2, 0): "wall 0/0/0", (1, 1): "phalanx 0/0/0"},
    )
    return facing(War(0, fought), s)


def fighting() -> Hexemonia:
    s = position({ACRO: "2/1/3"}, {E: "pasture 2/0/0"})
    return facing(Force(0, 1, 1, 2, 0, 0), s)


def losing() -> Hexemonia:
    s = position({}, {E: "pasture 0/0/0"})
    s.army = [3, 5]
    return facing(Losses(0, 4), s)


def spoils() -> Hexemonia:
    return facing(Spoils(0, 1, 1), position({ACRO: "1/0/0", E: "wall 0/0/0"}, {E: "pasture 0/0/1"}))


def acting(**options: str) -> Hexemonia:
    return facing(Act(0), position({ACRO: "1/0/0"}, options=options))


PROVOKED: list[tuple[str, Callable[[], Hexemonia], str]] = [
    ("H-NO-1", lambda: facing(DrawFirst(0), position(display=MIXED)), "take hades"),
    ("H-NO-2", lambda: facing(DrawFirst(0), position(display=MIXED)), "gain citizen"),
    ("H-NO-3", lambda: facing(DrawFirst(0), position(display=MIXED)), "stop"),
    ("H-NO-3", lambda: facing(DrawSecond(0), position(display=MIXED)), "stop"),
    ("H-NO-4", with_resource_drawn, "gain citizen"),
    ("H-NO-5", lambda: facing(DrawSecond(0), position(supply="0/5/5")), "gain citizen"),
    ("H-NO-6", last_turn, "take pasture"),
    ("H-NO-6", last_turn, "gain gold"),
    ("H-NO-8", with_resource_drawn, "take pasture"),
    ("H-NO-8", acting, "play pasture"),
    ("H-NO-9", lambda: facing(Play(0), position({ACRO: "2/0/1"}, hands=["wall"])), "play wall"),
    ("H-NO-10", paying, f"pay citizen {at(NW)} 1"),
    ("H-NO-11", paying, "pay citizen 0 1"),
    ("H-NO-11", paying, "pay hoplite 0 2"),
    ("H-NO-12", paying, f"pay hoplite {at(SE)} 1"),
    (
        "H-NO-13",
        lambda: facing(Play(0), position({ACRO: "5/5/5", E: "agora 0/0/0"}, hands=["agora"])),
        "play agora",
    ),
    (
        "H-NO-14",
        lambda: facing(Play(0), position({**SIX, ACRO: "5/5/5"}, hands=["agora"])),
        "play agora",
    ),
    ("H-NO-15", lambda: placing("wall"), "place 1"),
    ("H-NO-15", lambda: placing("wall"), "place 2"),
    ("H-NO-16", lambda: placing("wall"), f"place {at(W)}"),
    ("H-NO-17", lambda: placing("wall"), f"place {at((2, -1))}"),
    ("H-NO-19", acting, "place 3"),
    ("H-NO-20", lambda: facing(Play(0), position({}, hands=["hades"])), "play hades"),
    ("H-NO-21", hosting, "host 0"),
    ("H-NO-22", hosting, "host 1"),
    ("H-NO-23", acting, "host 1"),
    ("H-NO-24", lambda: four_mythos(1, ("amazons",)), "stop"),
    ("H-NO-25", lambda: four_mythos(1, ("amazons",)), "drop amazons"),
    ("H-NO-26", lambda: four_mythos(2, ("amazons",)), "drop amazons"),
    ("H-NO-27", acting, "drop hades"),
    ("H-NO-29", lambda: facing(Exchange(0), position({ACRO: "4/0/0"})), "production"),
    ("H-NO-29", fighting, "strategy"),
    ("H-NO-30", acting, "stop"),
    ("H-NO-31", acting, "special"),
    ("H-NO-32", acting, "war"),
    ("H-NO-33", sharing, f"assign hoplite {at(NW)} 1"),
    ("H-NO-34", sharing, f"assign gold {at(SW)} 1"),
    ("H-NO-35", sharing, "assign gold 1 3"),
    ("H-NO-36", moving, f"set gold {at(SW)} 1"),
    (
        "H-NO-36",
        lambda: facing(Agora(0, ()), position({ACRO: "1/0/0", E: "agora 0/0/0"})),
        f"move citizen 0 {at(W)}",
    ),
    ("H-NO-37", lambda: moving(1, 2), "set citizen 1 0"),
    ("H-NO-37", moving, "exchange 1"),
    ("H-NO-38", moving, "set gold 1 2"),
    ("H-NO-39", lambda: moving(-2), "set citizen 1 3"),
    (
        "H-NO-40",
        lambda: facing(Exchange(0), position({ACRO: "4/1/0"}, supply="1/0/9")),
        "exchange 1",
    ),
    (
        "H-NO-40",
        lambda: facing(Exchange(0), position({ACRO: "4/1/0"}, supply="1/0/9")),
        "exchange -1",
    ),
    ("H-NO-41", special, f"use {at(NE)}"),
    ("H-NO-42", special, "invoke moirai"),
    ("H-NO-43", lambda: special(used=(1,)), "use 1"),
    ("H-NO-43", lambda: special(invoked=("hades",)), "invoke hades"),
    ("H-NO-44", special, f"use {at(W)}"),
    ("H-NO-44", special, "use 0"),
    ("H-NO-45", special, "stop"),
    ("H-NO-46", lambda: poor("harbour 1/0/1", "9/9/9"), f"use {at(W)}"),
    ("H-NO-46", lambda: poor("harbour 1/0/1", "9/9/0"), f"use {at(W)}"),  # the first of two
    ("H-NO-47", lambda: poor("harbour 1/0/1", "9/9/0", "pasture 0/0/0"), f"use {at(W)}"),
    ("H-NO-47", lambda: poor("necropolis 1/0/0", "9/9/0"), f"use {at(W)}"),
    ("H-NO-48", lambda: poor("necropolis 1/0/0", "9/9/9"), f"use {at(W)}"),
    ("H-NO-48", lambda: facing(Sacrifice(0, 1, 0, 0), position({ACRO: "3/0/0"})), "return 0 1"),
    ("H-NO-49", lambda: poor("spring 0/0/0", "0/0/0"), f"use {at(W)}"),
    ("H-NO-50", lambda: poor("tavern 2/0/1", "9/9/9"), f"use {at(W)}"),
    ("H-NO-50", lambda: poor("labyrinth 1/1/0", "9/9/9"), f"use {at(W)}"),
    ("H-NO-50", lambda: poor("lighthouse 1/0/1", "9/9/9"), f"use {at(W)}"),
    (
        "H-NO-51",
        lambda: facing(Opponent(0, 1, "gold"), position({}, {ACRO: "0/0/1"})),
        "against 2",
    ),
    ("H-NO-52", lambda: facing(Give(1, 0, 1, "gold"), position({}, {ACRO: "0/0/1"})), "stop"),
    (
        "H-NO-53",
        lambda: facing(Opponent(0, 1, "gold"), position({}, {ACRO: "0/0/1"})),
        "give gold 0",
    ),
    ("H-NO-54", lambda: special(used=(at(NW),)), "move citizen 0 1"),
    (
        "H-NO-54",
        lambda: facing(
            Agora(0, (0, 0, 1)), position({ACRO: "1/0/0", E: "pasture 1/0/0", NE: "agora 0/0/0"})
        ),
        "move citizen 1 2",
    ),
    (
        "H-NO-55",
        lambda: facing(Smite(0), position({}, {E: "pasture 1/0/0"}, {E: "pasture 3/0/0"})),
        "smite 1 1 1",
    ),
    (
        "H-NO-56",
        lambda: facing(Smite(0), position({}, {ACRO: "5/0/0", E: "pasture 3/0/0"})),
        "smite 1 0 1",
    ),
    ("H-NO-57", lambda: facing(Smite(0), position({}, {E: "pasture 2/0/0"})), "smite 1 1 2"),
    ("H-NO-58", lambda: special(invoked=("hades",)), "smite 1 1 1"),
    ("H-NO-59", lambda: poor("agora 0/0/0 [oracle]", "9/9/9"), "invoke hades"),
    (
        "H-NO-60",
        lambda: facing(Opponent(0, 0, "tile"), position({}, hands=["", "wall"])),
        "discard wall",
    ),
    (
        "H-NO-61",
        lambda: facing(
            Reveal(0, 1, 2, 1),
            position({E: "harbour 1/0/1"}, patrons=["sparta", "athens", "delphi", "delos"]),
        ),
        "reveal",
    ),
    ("H-NO-61", acting, "reveal"),
    ("H-NO-62", lambda: facing(Play(0), position({}, open=[1, 0, 0, 0])), "keep"),
    ("H-NO-63", warring, "attack 0 1"),
    ("H-NO-63", warring, f"attack 1 {at(SE)}"),
    ("H-NO-64", warring, "attack 1 0"),
    ("H-NO-65", warring, "attack 2 1"),
    ("H-NO-66", warring, "attack 1 1"),
    ("H-NO-67", lambda: warring((1,)), f"attack 1 {at((2, 0))}"),
    ("H-NO-68", warring, "stop"),
    ("H-NO-69", warring, f"attack 1 {at(NE)}"),
    ("H-NO-70", warring, f"attack 1 {at(W)}"),
    ("H-NO-71", fighting, "done"),
    ("H-NO-72", fighting, "send gold 0 1"),
    ("H-NO-75", losing, "lose 3"),
    ("H-NO-76", spoils, "move citizen 1 0"),
    ("H-NO-76", spoils, "set citizen 1 1"),
    ("H-NO-82", lambda: facing(Discard(0, 1, 0), position(hands=["wall wall asty"])), "stop"),
    ("H-NO-83", acting, "discard wall"),
    ("H-NO-86", acting, "top wall"),
    ("H-NO-87", lambda: facing(Sacrifice(0, 1, 0, 0), position({ACRO: "3/0/0"})), "done"),
]


@pytest.mark.parametrize(
    ("rule", "place", "line"), PROVOKED, ids=[f"{rule}: {line}" for rule, _, line in PROVOKED]
)
def test_section_15_provoked(rule: str, place: Callable[[], Hexemonia], line: str) -> None:
    if rule == "H-NO-59":
        s = position(
            {W: "spring 0/0/0 [hades]", E: "agora 2/0/1 [oracle]", NE: "pasture 1/0/0 [moirai]"},
            stack=[],
        )
        for tile_name in ("oracle", "moirai"):
            assert refused(facing(Special(0, (), ()), s), f"invoke {tile_name}") == rule
        return
    if rule == "H-NO-87":
        moves = position({ACRO: "0/0/0", E: "pasture 4/0/0"})
        moves.held[0][0] = -4
        assert refused(facing(Move(0, 2, 0), moves), "done") == rule
    assert refused(place(), line) == rule


def test_every_prohibition_has_words_in_both_languages() -> None:
    for language in LANGUAGES:
        words = Words(game, language)
        assert all(words.has(f"H-NO-{number}") for number in range(1, 88))


@pytest.mark.parametrize(
    ("language", "stop"), [("en", ", or stop."), ("de", " oder höre auf.")], ids=["en", "de"]
)
def test_prompts_speak_of_stopping_once_it_is_allowed(language: str, stop: str) -> None:
    words = Words(game, language)
    for name, field in (("Special", "used"), ("Special", "invoked"), ("War", "fought")):
        asked = {"name": name, "player": 0, "used": (), "invoked": (), "fought": ()}
        first = words.prompt(asked)
        assert words.prompt({**asked, field: (1,)}) == first.removesuffix(".") + stop


def test_h_def_8_h_pay_1_refusals_name_places_in_words() -> None:
    words = Words(game, "en")
    assert words.refusal(Refusal("H-PAY-1", slot=0, held=1)).startswith("The acropolis holds")
    assert words.refusal(Refusal("H-PAY-1", slot=5, held=1)).startswith("Slot 5 holds")
    assert "and slot 5 has" in words.refusal(Refusal("H-DEF-8", slot=5))


def reason(s: Hexemonia, line: str, language: str = "en") -> str:
    refusal = s.why_not(s.player(), parse(line))
    assert refusal is not None
    return Words(game, language).refusal(refusal)


def test_h_strat_2_too_many_pieces_are_told_with_those_that_stay() -> None:
    s = position({ACRO: "1/0/0", E: "pasture 2/0/0", NE: "wall 0/0/0"})
    facing(Move(0, 0, 0), s)
    assert reason(s, "set citizen 2 4") == (
        "That takes 4 (citizen); your city has 3, and 2 stay on tiles passed. [H-STRAT-2]"
    )
    assert "has 3, and 2 stay" in reason(s, "set citizen 2 2")  # not a matter of order
    facing(Exchange(0), s)
    assert reason(s, "exchange 2") == "That takes 4 (citizen); your city has 3. [H-STRAT-2]"
    assert reason(s, "exchange -1") == "That takes 1 (hoplite); your city has 0. [H-STRAT-2]"


def test_h_no_16_the_first_tile_needs_the_acropolis_only() -> None:
    assert "the first tile needs the acropolis" in reason(placing("wall", bare=True), "place 7")
    assert "it needs two" in reason(placing("wall"), f"place {at(W)}")


def test_h_no_44_the_thing_without_an_ability_is_named() -> None:
    s = position({E: "spring 0/0/0", NE: "asty 2/1/1 [muses]"})
    facing(Special(0, (), ()), s)
    for line, name in (("invoke muses", "Muses"), ("use 2", "Asty"), ("use 0", "Acropolis")):
        assert reason(s, line) == f"There is no ability here: {name}. [H-NO-44]"


def test_german_speaks_of_a_hoplite_in_the_accusative() -> None:
    words = Words(game, "de")
    assert words.event(["gained", 0, "hoplite", 1, 0]) == "a erhält 1 Hopliten (Akropolis)."
    assert words.event(["paid", 0, "hoplite", 1, 0, 3]).startswith("a bezahlt 1 Hopliten von")
    assert words.event(["lost", 0, 0, 1, 0]) == "a verliert 1 Hopliten."
    assert words.event(["lost", 0, 2, 1, 0]) == "a verliert 2 Bürger und 1 Hopliten."
    assert "a, 1 Hoplit, schlägt" in words.event(["clashed", 0, 1, 0, 1, 1])
    assert words.event(["uprising", 0, 1, "hoplite", 1]).endswith("1 Hoplit verloren.")


def test_h_war_7_what_is_none_is_not_told() -> None:
    words = Words(game, "en")
    assert words.event(["lost", 0, 1, 0, 0]) == "a loses 1 citizen."
    assert words.event(["lost", 0, 0, 2, 1]) == "a loses 2 hoplites, and takes 1 citizen as change."
    assert "a, 3 citizens and 1 hoplite, beats" in words.event(["clashed", 0, 1, 3, 1, 2])


def test_h_no_7_another_players_turn() -> None:
    s = facing(Play(0), position(hands=["spring", "spring"]))
    assert refused(s, "play spring", seat=1) == "H-NO-7"
    s = facing(Give(1, 0, 1, "gold"), position({}, {ACRO: "0/0/1"}))
    assert s.why_not(1, ("give", "gold", 0)) is None  # the answer that is allowed
    assert refused(s, "production", seat=1) == "H-NO-7"


def test_h_no_18_a_polis_tile_far_from_polis_and_acropolis() -> None:
    s = position({**SIX, W: "tavern 0/0/0"})
    s.fate.remove(TILE_INDEX["agora"])
    facing(Site(0, "agora"), s)
    assert refused(s, f"place {at((2, -1))}") == "H-NO-18"


def test_h_no_28_nothing_lies_on_a_mythos_tile() -> None:
    s = position({E: "pasture 1/0/0 [moirai]", NE: "asty 2/1/1 [muses]"})
    produce(s, 0)
    assert held(s, 0, NE) == "3/1/4"  # the yield of the Muses lies on their host
    for action in game.vocabulary(4, game.settings()):
        if action[0] in ("set", "move", "assign", "send", "return", "give", "pay"):
            assert not set(action) & {"hades", "oracle", "moirai", "muses", "pandora", "amazons"}


def test_h_no_49_the_gain_of_a_spring_goes_on_the_acropolis() -> None:
    s = facing(SpringGain(0), position({E: "spring 0/0/0"}))
    assert listed(s) == ["gain citizen", "gain hoplite", "gain gold"]
    answer(s, "gain gold")
    assert (held(s, 0, ACRO), held(s, 0, E)) == ("0/0/1", "0/0/0")


def test_h_no_73_shields_are_not_added() -> None:
    s = position({NE: "pasture 0/0/0", E: "wall 1/1/0", NW: "phalanx 0/2/1"})
    assert shield(s, 0, at(NE)) == 2
    assert defence(s, 0, at(NE)) == 4


def test_h_no_74_inactive_and_own_shields() -> None:
    s = position({NE: "pasture 0/0/0", E: "wall 1/0/0", NW: "phalanx 0/2/1"})
    assert shield(s, 0, at(NE)) == 1
    assert shield(s, 0, at(NW)) == 0


def test_h_no_76_h_no_77_all_that_survives_or_lies_there_comes_along() -> None:
    s = position({ACRO: "3/0/0", E: "wall 0/0/0"}, {E: "asty 0/0/2 [oracle, muses]"})
    facing(War(0, ()), s)
    answer(s, "attack 1 1", "send citizen 0 3", f"place {at(NE)}")
    assert (tile(s, 0, NE), held(s, 0, NE)) == ("asty", "3/0/2")
    assert s.host_slot[1] == s.host_slot[3] == at(NE)


def test_h_no_78_an_equal_count_takes_nothing() -> None:
    s = position({E: "agora 0/0/0"}, {E: "amphitheatre 0/0/0"})
    politics(s)
    assert political_count(s, 0) == political_count(s, 1)
    assert s.philosopher == NOBODY


def test_h_no_79_only_the_player_to_move_takes_the_philosopher() -> None:
    s = position({}, {E: "amphitheatre 0/0/0"}, mover=0)
    politics(s)
    assert s.philosopher == NOBODY


def test_h_no_80_h_no_81_uprisings_ask_nobody_and_leave_the_cost() -> None:
    s = position({}, {E: "asty 9/7/5", NE: "phalanx 0/2/9"})
    before = s.stack[:]
    uprisings(s, 1)
    assert s.stack == before
    assert (held(s, 1, E), held(s, 1, NE)) == ("6/5/5", "0/2/5")


def test_h_no_84_h_no_85_hands_and_closed_acropolises_are_not_in_the_view() -> None:
    s = position(hands=["wall", "agora asty"])
    view = s.view(0)
    assert view["secret"] == [[TILE_INDEX["wall"]], 2, 0, 0]
    assert view["acropolis"] == [s.acropolis[0], None, None, None]
    assert view["cities"][1]["name"] is None
    watcher = s.view(None)
    assert watcher["secret"] == [1, 2, 0, 0]
    assert watcher["acropolis"] == [None] * 4


def test_h_no_86_the_stack_shows_its_size_and_the_oracle_shows_one_player_more() -> None:
    s = position({E: "agora 2/0/1 [oracle]"}, stack=["wall", "asty", "pasture"])
    assert (s.view(0)["fate"], s.view(0)["top"]) == (3, 0)
    facing(Special(0, (1,), ()), s)
    answer(s, "invoke oracle")
    luck = Luck(1)
    while asked(s) == "Glance":
        question = s.question()
        assert isinstance(question, Glance)
        s.apply(-1, question.draw(s, luck))
    assert len(s.view(0)["top"]) == 3
    assert s.view(1)["top"] == 3


def after_a_pasture() -> Hexemonia:
    s = position({ACRO: "0/0/1", E: "pasture 1/0/0", NE: "tavern 2/0/1"}, hands=["pasture"])
    s.fresh = [1, 2]
    return facing(Play(0), s)


def at_war(own: str, theirs: str) -> Hexemonia:
    s = position({ACRO: own}, {E: theirs} if theirs else {})
    return facing(Act(0), s)


def without_room() -> Hexemonia:
    ring = dict.fromkeys((E, NE, NW), "wall 0/0/0") | dict.fromkeys((W, SW), "quarry 0/0/0")
    return facing(Act(0), position({**ring, SE: "fleet 0/0/0", ACRO: "9/0/0"}, {E: "agora 0/0/0"}))


SPREAD = {ACRO: "0/0/2", E: "pasture 4/0/0", NE: "village 1/0/0"}


def spread(question: Frame) -> Hexemonia:
    return facing(question, position(SPREAD, {}, {ACRO: "0/0/1"}))


def unsettled() -> Hexemonia:
    s = spread(Move(0, 2, 0))
    s.held[0][0], s.held[0][1] = -4, 2
    return s


TOLD = [
    (after_a_pasture, "play pasture", "cannot pay, and the others hold 0."),
    (paying, f"pay hoplite {at(NE)} 1", "needs 1 (hoplite); tiles played in this step"),
    (paying, "pay gold 1 1", "to be paid now: 1 (hoplite)."),
    (lambda: spread(Act(0)), "special", "No active tile of yours has an ability."),
    (lambda: at_war("2/0/0", "pasture 2/0/0"), "war", "is 2; the weakest tile that you could"),
    (lambda: at_war("2/0/0", ""), "war", "No opponent has a tile that can be attacked."),
    (without_room, "war", "your city has no legal slot for them."),
    (lambda: spread(Special(0, (1,), ())), "use 2", "it needs 1 (gold) and holds 0."),
    (lambda: spread(Sacrifice(0, 1, 0, 0)), "return 1 5", "Slot 1 holds only 4 citizens."),
    (lambda: spread(Force(0, 1, 1, 3, 0, 0)), "send citizen 2 2", "only 1 (citizen) for the"),
    (lambda: spread(Force(0, 1, 1, 4, 0, 0)), "send citizen 1 3", "come to 4 at most; the def"),
    (lambda: spread(Force(0, 1, 1, 4, 0, 3)), "done", "force of 3 does not exceed the defence of"),
    (unsettled, "done", "tiles have 5 (citizen), more than the 1 of your city."),
    (lambda: spread(Opponent(0, 1, "gold")), "against 1", "b has none of what is wanted: gold."),
    (lambda: spread(Opponent(0, 1, "gold")), "against 0", "You are not your own opponent."),
    (lambda: spread(Share(0, "gold", 3, 0, (1, 2, 2, 2))), "assign gold 1 3", "1 to 2 of the 3"),
    (
        lambda: spread(Share(0, "gold", 3, 0, (1, 4))),
        "assign citizen 1 1",
        "still to be placed: 3.",
    ),
    (lambda: four_mythos(1, ("oracle",)), "stop", "older ones that have to go: 1."),
]


@pytest.mark.parametrize(("place", "line", "told"), TOLD, ids=[line for _, line, _ in TOLD])
def test_section_15_a_refusal_names_its_numbers(
    place: Callable[[], Hexemonia], line: str, told: str
) -> None:
    assert told in reason(place(), line)
    assert reason(place(), line, "de")


def test_h_no_31_abilities_without_use_are_counted() -> None:
    s = facing(Act(0), position({E: "tavern 2/0/1", NE: "labyrinth 1/1/0"}))
    assert reason(s, "special").startswith("Your 2 abilities on active tiles")


def test_h_no_55_hades_names_what_lies_there() -> None:
    s = position({}, {E: "pasture 0/0/3", NE: "asty 2/1/1"}, {E: "pasture 2/0/0"})
    facing(Smite(0), s)
    assert "inactive, its citizens (0) are no surplus" in reason(s, "smite 1 1 1")
    assert "needs all it has (2)" in reason(s, "smite 1 2 1")
