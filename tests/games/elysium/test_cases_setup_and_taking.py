"""Worked cases C01 to C21 and their kin: setup, Awakening, columns, taking."""

from __future__ import annotations

import pytest

from petteia import games
from petteia.core.chance import Luck
from petteia.core.errors import BadOptions
from petteia.core.flow import CHANCE
from petteia.core.playout import settle_chance
from petteia.games.elysium.components import CARD_IDS, FAMILIES, FAMILY, NUMBER, TAKEABLE
from petteia.games.elysium.rules.epoch import ROUND
from petteia.games.elysium.sitting import Sitting
from petteia.games.elysium.state import NOBODY
from tests.games.elysium.position import (
    Stocks,
    asked,
    columns,
    discs,
    do,
    domain,
    expected,
    from_rule,
    number,
    offers,
    position,
    quest,
    refusal,
    turn,
    writing,
)


def opened(seats: int, families: str, seed: int = 1) -> Sitting:
    s = games.load("elysium").new(seats, {"families": families})
    assert isinstance(s, Sitting)
    settle_chance(s, Luck(seed))
    s.check()
    return s


def test_c01_setup_for_three() -> None:
    """E-SETUP-2 to E-SETUP-6, E-RUL-33, E-DEC-1, E-COURSE-1"""
    s = opened(3, "first_game")
    assert [FAMILIES[family] for family in s.families] == [
        "athena",
        "hades",
        "hephaestus",
        "poseidon",
        "zeus",
    ]
    assert (len(s.agora), len(s.oracle), s.deck) == (10, 0, 95)
    assert s.gold == [4, 4, 4]
    assert [s.vp[player] for player in s.order] == [1, 2, 3]
    assert s.columns == [15, 15, 15]
    view = s.view(None)
    assert view["temple"] == ["q1", "q2", "q3", "q4"]
    assert sorted(view["discs"]) == [1, 2, 3]
    assert s.player() == s.order[0]


def test_the_host_may_choose_any_five_families() -> None:
    """E-DEC-1, E-SETUP-5"""
    s = opened(2, "ares+hades+hermes+poseidon+zeus")
    assert {FAMILIES[FAMILY[card]] for card in s.unseen} == {
        "ares",
        "hades",
        "hermes",
        "poseidon",
        "zeus",
    }
    assert len(opened(2, "random").families) == 5
    for wrong in ("ares+ares+hermes+poseidon+zeus", "ares+hera+hermes+poseidon+zeus"):
        with pytest.raises(BadOptions):
            games.load("elysium").new(2, {"families": wrong})


def test_all_families_can_be_drawn_at_random() -> None:
    """E-SETUP-5: 56 choices, each as likely"""
    s = games.load("elysium").new(2, {"families": "random"})
    while True:
        question = s.question()
        assert question is not None
        if type(question).__name__ == "DrawFamilies":
            outcomes = question.outcomes(s)  # type: ignore[attr-defined]
            assert len(outcomes) == 56
            assert {weight for _, weight in outcomes} == {1}
            return
        s.apply(CHANCE, question.draw(s, Luck(1)))  # type: ignore[attr-defined]


@pytest.mark.parametrize(("seats", "agora"), [(2, 7), (3, 10), (4, 13)])
def test_c02_agora_by_seats(seats: int, agora: int) -> None:
    """E-SETUP-6, E-WAKE-3"""
    assert len(opened(seats, "first_game").agora) == agora


def test_c03_four_players_with_apollo() -> None:
    """E-SETUP-6"""
    s = opened(4, "many_ways")
    assert (len(s.agora), len(s.oracle), s.deck) == (13, 4, 88)


def test_c04_the_oracle_moves_to_the_agora() -> None:
    """E-WAKE-1 to E-WAKE-4"""
    s = position(
        agora=["zeus_eagle"], oracle=["ares_spear", "hades_styx", "hermes_pan", "ares_eris"]
    )
    s.epoch = 2
    deck = s.deck
    from_rule(s, "awakening")
    settle_chance(s, Luck(1))
    assert s.discard == [number("zeus_eagle")]
    assert s.agora[:4] == [
        number(card) for card in ("ares_spear", "hades_styx", "hermes_pan", "ares_eris")
    ]
    assert (len(s.agora), len(s.oracle)) == (10, 4)
    assert s.deck == deck - 10


def test_c06_an_empty_deck_is_made_of_the_discard_pile() -> None:
    """E-SUPPLY-2, E-RUL-16"""
    s = position(seats=2, families=("zeus", "hades", "athena", "hermes", "poseidon"))
    s.epoch = 4
    while s.deck > 3:
        card = s.unseen.pop()
        s.deck -= 1
        s.discard.append(card)
    s.agora.append(s.discard.pop())
    s.check()
    from_rule(s, "awakening")
    settle_chance(s, Luck(3))
    s.check()
    assert len(s.agora) == 7
    assert s.discard == []
    assert len(s.agora) + s.deck == 105


def test_e_supply_2_nothing_left_to_draw() -> None:
    s = position(seats=2)
    s.box.extend(s.unseen)
    s.unseen, s.deck = [], 0
    s.check()
    s.quest[0] = 1
    turn(s)  # the forced citizen is not received, but counts
    assert (s.taken[0], domain(s, "a")) == (1, [])


def test_c07_a_colour_is_missing() -> None:
    """E-TAKE-1, E-BAN-6"""
    s = position(agora=["hephaestus_bellows"])  # green
    columns(s, "a", "ryb")
    turn(s)
    assert offers(s, "take") == []
    assert refusal(s, "a take agora hephaestus_bellows") == "E-BAN-6"


def test_c08_the_colour_is_there() -> None:
    """E-TAKE-1"""
    s = position(agora=["zeus_cornucopia"])  # red
    columns(s, "a", "r")
    assert offers(turn(s), "take") == ["agora zeus_cornucopia"]


@pytest.mark.parametrize(("letters", "rule"), [("by", ""), ("b", "E-BAN-7"), ("ry", "E-BAN-6")])
def test_c09_a_colour_and_a_black_circle(letters: str, rule: str) -> None:
    """E-TAKE-1, E-BAN-7"""
    s = position(agora=["zeus_heracles"])  # blue and any
    columns(s, "a", letters)
    turn(s, settle=False)
    if rule:
        assert refusal(s, "a take agora zeus_heracles") == rule
    else:
        assert offers(s, "take") == ["agora zeus_heracles"]


def test_c11_with_two_players_one_of_two_colours_is_enough() -> None:
    """E-TAKE-4, E-BAN-10"""
    s = position(seats=2, side="a")  # yellow, blue | red, green
    columns(s, "a", "rb")
    assert "q1_duo" in offers(turn(s), "quest")
    columns(s, "a", "rg")
    assert offers(turn(s, settle=False), "quest") == ["q2_duo"]
    assert refusal(s, "a quest q1_duo") == "E-BAN-10"


def test_c12_a_quest_needs_the_colour_above_it() -> None:
    """E-TAKE-4"""
    s = position(seats=4, agora=["zeus_cornucopia"], side="a")
    columns(s, "a", "rg")
    quest(s, "b", "q2")
    quest(s, "c", "q3")
    assert offers(turn(s), "quest") == ["q4"]


def test_c13_the_same_card_is_not_taken_twice() -> None:
    """E-TAKE-2, E-TAKE-3, E-BAN-8"""
    s = position(domains={"a": ["hephaestus_divine_help"]}, agora=["hephaestus_divine_help"])
    turn(s)
    assert offers(s, "take") == []
    assert refusal(s, "a take agora hephaestus_divine_help") == "E-BAN-8"
    s = position(elysium={"a": [["hephaestus_divine_help"]]}, agora=["hephaestus_divine_help"])
    assert offers(turn(s), "take") == ["agora hephaestus_divine_help"]


def test_c14_the_same_name_in_another_family_is_another_card() -> None:
    """E-TAKE-3"""
    s = position(domains={"a": ["zeus_gathering"]}, agora=["hades_gathering"])
    assert offers(turn(s), "take") == ["agora hades_gathering"]


def test_copies_in_the_agora_are_one_option() -> None:
    """E-DEC-3, and E-TAKE-8: the place stays empty"""
    s = turn(position(agora=["zeus_cornucopia", "zeus_cornucopia", "ares_spear"]))
    assert offers(s, "take") == ["agora zeus_cornucopia", "agora ares_spear"]
    do(s, "a take agora zeus_cornucopia")
    assert s.agora == [number("zeus_cornucopia"), number("ares_spear")]


def test_c16_a_forced_citizen_is_the_third_card() -> None:
    """E-TAKE-5, E-RESOLVE-3, E-CIT-2"""
    s = position(agora=["zeus_cornucopia"])
    columns(s, "a", "b")
    quest(s, "a", "q1")
    s.taken[0] = 2
    deck = s.deck
    turn(s, round=4)
    # a lone option is taken without asking: the citizen, then the last column
    assert (domain(s, "a"), s.taken[0], s.columns[0], s.deck) == (["cit"], 3, 0, deck - 1)


def test_c17_a_forced_citizen_without_any_quest_in_reach() -> None:
    """E-TAKE-5"""
    s = position(agora=["zeus_cornucopia"], side="a")
    columns(s, "a", "ygb")
    for name, word in (("b", "q1"), ("c", "q2")):
        quest(s, name, word)
    columns(s, "a", "yb")
    s.taken[0] = 1
    turn(s, round=2)
    assert (domain(s, "a"), s.taken[0], asked(s)) == (["cit"], 2, "a RemoveColumn")


def test_c18_no_citizen_while_a_card_can_be_taken() -> None:
    """E-CIT-2, E-ACTION-7, E-BAN-12"""
    s = position(agora=["zeus_cornucopia", "hermes_caduceus"])
    columns(s, "a", "r")
    quest(s, "a", "q1")
    s.taken[0] = 2
    turn(s, round=4)
    assert s.options(0) == [
        ("take", "agora", "zeus_cornucopia"),
        ("take", "agora", "hermes_caduceus"),
    ]
    assert refusal(s, "a citizen") == "E-BAN-12"


def test_c19_no_turn_in_round_four() -> None:
    """E-ACTION-5, E-ORDER-2, E-RUL-5, E-BAN-14, E-BAN-1"""
    s = position(seats=3, domains={"a": ["hephaestus_bellows"]}, agora=["ares_spear"], side="a")
    discs(s, "bac")
    columns(s, "a", "g")
    s.taken[0] = 3
    for name in "bc":
        columns(s, name, "r")
        s.taken["abc".index(name)] = 2
    quest(s, "b", "q4")
    quest(s, "c", "q1")
    s.phase, s.round = 2, 3
    s.begin(ROUND)
    s.settle()
    # b and c take what they must; a is never asked, neither to take nor to use an effect
    assert s.columns[0] == 0b0100
    assert "hephaestus_bellows" in domain(s, "a")
    assert ("no-turn", 0) in s.events
    assert s.stack == []


def test_c19_effects_are_refused_who_has_no_turn() -> None:
    """E-BAN-14"""
    s = position(domains={"a": ["hephaestus_bellows"]}, agora=["ares_spear", "ares_eris"])
    columns(s, "a", "g")
    s.taken[0] = 3
    quest(s, "b", "q4")
    turn(s, "b", round=4)
    assert refusal(s, "a use hephaestus_bellows") == "E-BAN-14"


def test_c21_one_circle_read_as_black() -> None:
    """E-TAKE-1, E-BAN-19"""
    s = position(domains={"a": ["hermes_crossroads"]}, agora=["zeus_thunderbolt", "ares_triumph"])
    columns(s, "a", "ry")
    turn(s)
    assert offers(s, "take") == ["agora zeus_thunderbolt"]  # green and any
    assert refusal(s, "a take agora ares_triumph") == "E-BAN-19"  # green and blue
    columns(s, "a", "r")
    turn(s, settle=False)
    assert refusal(s, "a take agora zeus_thunderbolt") == "E-BAN-7"


def test_the_table_of_conditions_agrees_with_the_rule() -> None:
    """E-TAKE-1, for every card and every set of columns"""
    static = games.load("elysium").static(4, {})
    colours = static["colours"]
    for word in CARD_IDS:
        circles = static["cards"][word]["columns"]
        for mask in range(16):
            active = {colour for bit, colour in enumerate(colours) if mask >> bit & 1}
            coloured = {circle for circle in circles if circle != "any"}
            wanted = coloured <= active and len(active) >= len(circles)
            assert TAKEABLE[0][mask][NUMBER[word]] == wanted


def test_c77_two_players_without_apollo_and_ares() -> None:
    """E-SETUP-1, E-SETUP-2, E-SETUP-7 to E-SETUP-9"""
    sides = {opened(2, "first_game", seed).side for seed in range(12)}
    assert sides == {0, 1}
    s = opened(2, "first_game")
    view = s.view(0)
    assert view["temple"] == ["q1_duo", "q2_duo"]
    assert s.level_tiles == [NOBODY] * 4
    assert s.family_tiles == [NOBODY] * 16
    assert (s.prestige, s.oracle, s.deck, s.epoch) == ([0, 0], [], 98, 1)
    assert not s.has_prestige() and not s.has_oracle()


def test_c78_epoch_one_begins_as_set_up() -> None:
    """E-WAKE-5, E-RUL-26, E-RUL-34"""
    s = opened(2, "combinations")
    assert (len(s.agora), len(s.oracle), s.deck) == (7, 4, 94)
    late = position(seats=2, oracle=["zeus_eagle"])
    late.epoch = 5
    from_rule(late, "awakening")
    settle_chance(late, Luck(1))
    assert (len(late.agora), len(late.oracle)) == (7, 4)


def test_c79_the_supply_is_unlimited() -> None:
    """E-SUPPLY-1"""
    s = turn(position(agora=["athena_trade_agreement"], gold={"a": 40, "b": 40, "c": 40}))
    do(s, "a take agora athena_trade_agreement")
    assert s.gold == [43, 41, 41]


def test_c80_nobody_looks_under_cards() -> None:
    """E-CIT-1, E-STATE-4, E-BAN-60, E-BAN-61"""
    s = turn(position(domains={"b": ["cit"]}, agora=["ares_spear", "ares_eris"]))
    assert refusal(s, "b look-citizen") == "E-BAN-60"
    assert refusal(s, "a look-deck") == "E-BAN-61"
    view = s.view(1)
    assert view["deck"] == s.deck
    assert view["unseen"] == len(s.unseen)  # how many, not which
    assert view["domains"][1] == [{"card": "citizen", "ring": False, "used": False}]


def test_a_citizen_may_have_any_front_that_is_still_unseen() -> None:
    """E-CIT-1, E-STATE-4: the deck and the fronts of citizens cannot be told apart"""
    s = position(domains={"a": ["cit", "cit"]})
    assert len(s.unseen) == s.deck + 2
    assert s.sample(0, Luck(1)).key() == s.key()


def test_c81_one_quest_and_three_cards() -> None:
    """E-ACTION-1, E-ACTION-3, E-BAN-4"""
    s = position(agora=["zeus_cornucopia", "ares_spear"])
    quest(s, "a", "q1")
    turn(s, round=3)
    assert refusal(s, "a quest q3") == "E-BAN-4"
    s = position(agora=["zeus_cornucopia"], side="a")
    columns(s, "a", "r")
    s.taken[0] = 3
    turn(s, round=4)  # the only quest in reach is taken without asking
    assert s.quest[0] == 3


def test_c82_an_effect_makes_a_card_available() -> None:
    """E-ACTION-6, E-RUL-40, E-DEC-2"""
    s = position(
        domains={"a": ["apollo_sibyl"]}, agora=["ares_phobos_deimos"], oracle=["zeus_cornucopia"]
    )
    columns(s, "a", "r")
    quest(s, "a", "q1")
    s.taken[0] = 2
    turn(s, round=4)
    assert s.options(0) == [("use", "apollo_sibyl"), ("citizen",)]
    citizen = do(s.clone(), "a citizen")
    assert domain(citizen, "a") == ["apollo_sibyl ring", "cit"]
    do(s, "a use apollo_sibyl", "a swap ares_phobos_deimos zeus_cornucopia")
    assert domain(s, "a") == ["apollo_sibyl", "zeus_cornucopia"]


def test_c83_no_effects_between_take_and_column() -> None:
    """E-ACTION-2, E-ACT-10, E-RUL-3, E-BAN-21"""
    s = turn(position(agora=["hephaestus_bellows"]))
    do(s, "a take agora hephaestus_bellows")
    assert asked(s) == "a RemoveColumn"
    assert refusal(s, "a use hephaestus_bellows") == "E-BAN-21"
    stocks = Stocks(s)
    do(s, "a column blue", "a use hephaestus_bellows")
    assert stocks.changed(s) == expected("a gold+1")


def test_c84_cassandra_takes_a_fourth_card() -> None:
    """E-TAKE-6, E-TAKE-8, E-EFF-8, E-RUL-14"""
    s = position(
        agora=["apollo_cassandra"],
        oracle=["zeus_cornucopia", "zeus_heracles", "ares_eris", "hades_styx"],
    )
    s.taken[0] = 2
    quest(s, "a", "q1")
    columns(s, "a", "bg")
    stocks = Stocks(s)
    turn(s, round=4)  # a lone card, and a lone card in the Oracle
    assert stocks.changed(s) == expected("a gold+1 vp+1")
    assert domain(s, "a") == ["apollo_cassandra", "zeus_cornucopia"]
    assert (s.taken[0], len(s.oracle), asked(s)) == (3, 3, "a RemoveColumn")
    do(s, "a column blue")
    assert s.columns[0] == 0b0100


def test_c85_a_permanent_reacts_to_its_own_taking() -> None:
    """E-RESOLVE-1, E-EFF-2, E-RUL-6, E-RUL-7, E-RUL-38"""
    s = turn(position(agora=["hephaestus_pandora"]))
    stocks = Stocks(s)
    do(s, "a take agora hephaestus_pandora", draws=["hephaestus_god_of_fire"])
    assert stocks.changed(s) == expected("a vp+2")


def test_c86_the_reward_comes_in_phase_three() -> None:
    """E-RESOLVE-2, E-ORDER-2"""
    s = turn(position(domains={"a": ["zeus_eagle"]}))
    stocks = Stocks(s)
    do(s, "a quest q4")
    assert stocks.changed(s) == expected("a vp+1")
    idle = position(domains={"a": ["zeus_eagle"]})
    stocks = Stocks(idle)
    from_rule(idle, "unfinished_quests")
    assert stocks.changed(idle) == expected("a gold+1; b gold+1; c gold+1")


def test_c87_a_citizen_by_an_effect() -> None:
    """E-RESOLVE-3, E-STATE-5"""
    s = position(domains={"a": ["hades_helm_of_darkness", "ares_spear"]}, agora=["zeus_eagle"])
    s.taken[0] = 1
    stocks = Stocks(turn(s))
    do(s, "a use hades_helm_of_darkness")
    assert domain(s, "a") == ["hades_helm_of_darkness used", "ares_spear", "cit"]
    assert (s.taken[0], stocks.changed(s)) == (1, {})


def test_c111_a_duplicate_does_not_prevent_a_forced_citizen() -> None:
    """E-RUL-4, E-TAKE-5, E-BAN-8"""
    s = position(
        domains={"a": ["zeus_cornucopia"]}, agora=["zeus_cornucopia", "ares_phobos_deimos"]
    )
    columns(s, "a", "ry")
    quest(s, "a", "q1")
    s.taken[0] = 2
    turn(s, round=3)
    assert domain(s, "a") == ["zeus_cornucopia", "cit"]


def test_c118_all_that_can_be_taken() -> None:
    """E-DEC-3, E-TAKE-1 to E-TAKE-5, E-BAN-2, E-BAN-13"""
    s = position(
        seats=4,
        side="b",  # red, green, yellow, blue
        domains={"a": ["poseidon_medusa spent"]},
        agora=[
            "zeus_cornucopia",  # V: red
            "hephaestus_bellows",  # W: green
            "zeus_temple",  # X: red and any
            "poseidon_medusa",  # Y: blue and red, in the domain already
            "hades_god_of_the_dead",  # blue and green
        ],
    )
    quest(s, "b", "q1")
    s.taken[0] = 2
    columns(s, "a", "rb")
    turn(s)
    assert s.options(0) == [
        ("take", "agora", "zeus_cornucopia"),
        ("take", "agora", "zeus_temple"),
        ("quest", "q4"),
    ]
    assert refusal(s, "a pass") == "E-BAN-2"
    assert refusal(s, "a citizen") == "E-BAN-12"
    s.agora.clear()
    s.box.extend(number(w) for w in ("zeus_cornucopia", "hephaestus_bellows", "zeus_temple"))
    s.box.extend(number(w) for w in ("poseidon_medusa", "hades_god_of_the_dead"))
    quest(s, "c", "q3")
    columns(s, "a", "rbg")
    turn(s)
    assert refusal(s, "a citizen") == "E-BAN-13"


def test_c119_exactly_one_column_is_removed() -> None:
    """E-DEC-4, E-BAN-15 to E-BAN-17, E-ACTION-4"""
    s = position(agora=["zeus_cornucopia", "ares_spear"], domains={"a": ["hephaestus_bellows"]})
    columns(s, "a", "ry")
    turn(s)
    do(s, "a take agora zeus_cornucopia")
    assert offers(s, "column") == ["red", "yellow"]
    assert refusal(s, "a pass") == "E-BAN-15"
    assert refusal(s, "a end") == "E-BAN-15"
    assert refusal(s, "a column green") == "E-BAN-17"
    do(s, "a column yellow")
    assert refusal(s, "a column red") == "E-BAN-16"
    assert asked(s) == "a Finish"


def test_c126_who_may_take_what_and_when() -> None:
    """E-BAN-1, E-BAN-5, E-BAN-11, E-BAN-20"""
    s = position(seats=4, agora=["zeus_cornucopia", "ares_spear"])
    quest(s, "c", "q2")
    turn(s, "b")
    assert refusal(s, "a take agora zeus_cornucopia") == "E-BAN-1"
    assert refusal(s, "b end") == "E-BAN-20"
    assert refusal(s, "b quest q2") == "E-BAN-11"
    do(s, "b take agora zeus_cornucopia")
    assert refusal(s, "b take agora ares_spear") == "E-BAN-5"
    assert refusal(s, "b quest q3") == "E-BAN-5"
    assert refusal(s, "b citizen") == "E-BAN-5"


def test_c129_a_circle_of_a_quest_is_never_black() -> None:
    """column_wild, E-BAN-18"""
    s = position(
        domains={"a": ["hermes_crossroads"]}, agora=["zeus_cornucopia", "ares_spear"], side="a"
    )
    columns(s, "a", "ry")
    s.taken[0] = 2
    for name, word in (("b", "q1"), ("c", "q3")):
        quest(s, name, word)
    turn(s, round=3)
    assert offers(s, "quest") == []
    assert refusal(s, "a quest q4") == "E-BAN-18"


def test_c131_three_cards_leave_the_quest() -> None:
    """E-DEC-3, E-BAN-3"""
    s = position(agora=["zeus_cornucopia"], side="a", domains={"a": ["hephaestus_bellows"]})
    columns(s, "a", "r")
    s.taken[0] = 3
    turn(s, round=4)
    assert s.options(0) == [("use", "hephaestus_bellows"), ("quest", "q3")]
    assert refusal(s, "a take agora zeus_cornucopia") == "E-BAN-3"
    assert refusal(s, "a citizen") == "E-BAN-3"


def test_c133_what_a_domain_tells() -> None:
    """E-STATE-1, E-STATE-2, E-STATE-3, E-STATE-5"""
    cards = [
        "zeus_eagle",
        "athena_aegis",
        "hephaestus_bellows",
        "hades_judge_of_the_underworld",
        "zeus_companions used",
    ]
    s = position(domains={"a": cards, "b": ["poseidon_medusa"]}, agora=["ares_spear"])
    turn(s, "b")
    do(s, "b use poseidon_medusa", "b petrify hephaestus_bellows")
    assert domain(s, "a") == [
        "zeus_eagle",
        "athena_aegis",
        "cit",
        "hades_judge_of_the_underworld ring",
        "zeus_companions used",
    ]
    writing(s, transfers=3)
    do(s, "a begin hades_judge_of_the_underworld")
    assert domain(s, "a") == ["zeus_eagle", "athena_aegis", "cit", "zeus_companions used"]


def test_e_ban_9_and_the_oracle() -> None:
    """E-TAKE-7, E-BAN-9, E-TAKE-2"""
    s = turn(position(agora=["ares_spear"], oracle=["zeus_cornucopia"]))
    assert refusal(s, "a take oracle zeus_cornucopia") == "E-BAN-9"
    assert refusal(s, "a take agora zeus_cornucopia") == "E-TAKE-2"


def test_turns_go_round_in_order_of_discs() -> None:
    """E-ACTION-1: four rounds; at the end three cards and one quest each"""
    s = opened(3, "first_game", seed=4)
    luck, seen = Luck(4), []
    while s.phase == 2 or (s.epoch == 1 and s.phase < 3):
        settle_chance(s, luck)
        if s.phase != 2:
            break
        if asked(s).endswith("TakeTurn"):
            seen.append(s.player())
        s.play(luck.pick(s.options(s.player())))
    order = [player for at, player in enumerate(seen) if player not in seen[:at]]
    assert order[0] == seen[0]
    for player in range(3):
        assert s.taken[player] == 3
