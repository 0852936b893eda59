"""Every card shows its effect: a position, what is done, and what changes; nothing else may change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from petteia.games.elysium.components import CARD_IDS, WORDS
from petteia.games.elysium.rules.scoring import chronos
from petteia.games.elysium.sitting import Sitting
from tests.games.elysium.position import (
    Stocks,
    asked,
    do,
    domain,
    expected,
    from_rule,
    offers,
    position,
    quest,
    turn,
    writing,
)


def lying(zone: Sequence[int]) -> list[str]:
    return [WORDS[card] for card in zone]


def seats_of(setup: dict[str, Any]) -> Sitting:
    setup = dict(setup)
    for key in ("draws", "then", "phase", "transfers", "order", "shows"):
        setup.pop(key, None)
    return position(**setup)


# -- instant cards: a takes them from the Agora ------------------------------------------------------
# card, further answers, position, changes
INSTANT: list[tuple[str, list[str], dict[str, Any], str]] = [
    (
        "apollo_muses",
        ["a discard zeus_heracles"],
        {"oracle": ["zeus_heracles", "zeus_eagle"]},
        "a gold+3",
    ),
    (
        "apollo_cassandra",
        ["a take oracle zeus_cornucopia"],
        {"oracle": ["zeus_heracles", "zeus_cornucopia", "ares_hoplites"]},
        "a gold+1 vp+1",
    ),
    ("ares_hoplites", [], {}, "a prestige+2"),
    ("ares_trojan_war", [], {"domains": {"a": ["ares_spear", "cit"]}}, "a prestige+4"),
    ("athena_trade_agreement", [], {}, "a gold+3; b gold+1; c gold+1"),
    ("athena_olive_tree", [], {}, "a vp+2; b gold+1; c gold+1"),
    ("hades_cerberus", ["a begin zeus_heracles"], {"domains": {"a": ["zeus_heracles"]}}, ""),
    ("hephaestus_divine_help", [], {}, "a gold+2"),
    ("hephaestus_pandora", [], {"draws": ["zeus_cornucopia"]}, "a gold+1 vp+1"),
    (
        "hermes_autolycus",
        ["a copy 2 hephaestus_divine_help"],
        {"domains": {"b": ["zeus_heracles", "ares_hoplites"], "c": ["hephaestus_divine_help"]}},
        "a gold+2",
    ),
    ("poseidon_storm", [], {}, "a gold+1; b gold-1; c gold-1"),
    (
        "poseidon_cyclopes",
        ["b choose lose-gold", "c choose discard-card"],
        {
            "domains": {"b": ["zeus_eagle"], "c": ["zeus_cornucopia", "cit"]},
            "then": ["c discard cit"],
        },
        "b gold-2",
    ),
    (
        "poseidon_earthquake",
        ["b discard zeus_eagle"],
        {"domains": {"b": ["cit", "zeus_eagle", "ares_spear"], "c": ["cit"]}},
        "a vp+1",
    ),
    ("zeus_cornucopia", [], {}, "a gold+1 vp+1"),
    (
        "zeus_europa",
        [],
        {
            "elysium": {
                "a": [["zeus_eagle", "zeus_temple"], ["ares_spear", "hades_charon"], ["ares_eris"]]
            }
        },
        "a vp+3",
    ),
    ("zeus_heracles", [], {"vp": {"a": 11, "b": 7}}, "a vp+3"),
]


@pytest.mark.parametrize(
    ("card", "answers", "setup", "changes"), INSTANT, ids=[r[0] for r in INSTANT]
)
def test_an_instant_card_works_when_it_is_taken_e_act_2(
    card: str, answers: list[str], setup: dict[str, Any], changes: str
) -> None:
    s = seats_of(setup | {"agora": [card]})
    turn(s)
    stocks = Stocks(s)
    do(s, f"a take agora {card}", *answers, draws=setup.get("draws", ()))
    for line in setup.get("then", ()):
        do(s, line.replace(" cit", " citizen"))
    assert stocks.changed(s) == expected(changes)
    assert asked(s) == "a RemoveColumn"
    assert s.taken == [1, 0, 0]


def test_apollo_cassandra_leaves_the_place_in_the_oracle_empty() -> None:
    s = turn(position(agora=["apollo_cassandra"], oracle=["zeus_heracles", "zeus_cornucopia"]))
    do(s, "a take agora apollo_cassandra")
    assert lying(s.oracle) == ["zeus_heracles"]
    assert domain(s, "a") == ["apollo_cassandra", "zeus_cornucopia"]


def test_ares_trojan_war_gives_five_at_most() -> None:
    cards = ["ares_spear", "ares_hoplites", "ares_eris", "ares_triumph", "ares_amazons"]
    s = turn(position(domains={"a": cards}, agora=["ares_trojan_war"]))
    stocks = Stocks(s)
    do(s, "a take agora ares_trojan_war")
    assert stocks.changed(s) == expected("a prestige+6")  # 5, and 1 by the Spear for taking it


def test_zeus_europa_gives_four_at_most() -> None:
    piles = [
        ["zeus_eagle", "zeus_temple"],
        ["ares_spear", "hades_charon"],
        ["ares_eris", "hades_styx"],
        ["hermes_pan", "poseidon_medusa"],
    ]
    s = turn(position(elysium={"a": piles}, agora=["zeus_europa"]))
    stocks = Stocks(s)
    do(s, "a take agora zeus_europa")
    assert stocks.changed(s) == expected("a vp+4")


def test_hades_cerberus_transfers_free_of_charge() -> None:
    s = turn(position(domains={"a": ["zeus_heracles"]}, agora=["hades_cerberus"], gold={"a": 0}))
    do(s, "a take agora hades_cerberus", "a begin zeus_heracles")
    assert s.gold[0] == 0
    assert domain(s, "a") == ["hades_cerberus"]


# -- cards used in phase II: one_use, activate, eleusis -------------------------------------------------
USED_IN_TURN: list[tuple[str, list[str], dict[str, Any], str]] = [
    (
        "apollo_pythia",
        ["a discard zeus_eagle"],
        {"oracle": ["zeus_eagle", "ares_spear"], "draws": ["hades_styx"]},
        "a gold+1",
    ),
    (
        "apollo_sibyl",
        ["a swap zeus_eagle ares_spear"],
        {"agora": ["zeus_eagle"], "oracle": ["hades_styx", "ares_spear"]},
        "a gold+1",
    ),
    (
        "apollo_torchbearer",
        [],
        {"domains": {"a": ["zeus_hierophant"]}},
        "a gold+1 vp+1",
    ),
    (
        "apollo_omphalos",
        ["a swap zeus_eagle zeus_cornucopia"],
        {"domains": {"a": ["cit", "zeus_eagle"]}, "oracle": ["zeus_cornucopia", "hades_styx"]},
        "a gold+1 vp+1",
    ),
    ("ares_phobos_deimos", [], {}, "a prestige+1"),
    ("ares_sacred_truce", [], {"domains": {"a": ["apollo_torchbearer used"]}}, "a prestige+2"),
    ("ares_amazons", ["a pay 3"], {}, "a gold-3 prestige+4"),
    ("ares_eris", [], {"prestige": {"a": 2, "b": 3}}, "a prestige+2"),
    ("athena_weaving_contest", [], {}, "a vp+1; c vp+1"),
    (
        "athena_initiation",
        [],
        {"domains": {"a": ["zeus_hierophant"], "b": ["hades_persephone"]}},
        "a gold+2; b gold+1",
    ),
    (
        "athena_areopagus",
        ["b choose gain-gold", "c choose gain-vp"],
        {},
        "a gold+1 vp+1; b gold+1; c vp+1",
    ),
    (
        "athena_panathenaic_games",
        ["a begin zeus_eagle", "b begin zeus_companions", "c stop"],
        {"domains": {"a": ["zeus_eagle"], "b": ["zeus_companions"], "c": ["ares_spear"]}},
        "a gold-1; b gold-3",
    ),
    (
        "athena_odysseus",
        ["a begin zeus_eagle", "a begin zeus_companions", "b begin ares_spear"],
        {"domains": {"a": ["zeus_eagle", "zeus_companions"], "b": ["ares_spear"]}},
        "a gold-1; b gold-1",
    ),
    (
        "hades_charon",
        ["a begin zeus_companions"],
        {"domains": {"a": ["zeus_companions"]}},
        "a gold-2",
    ),
    (
        "hades_persephone",
        ["a begin zeus_heracles"],
        {"domains": {"a": ["zeus_hierophant", "zeus_heracles"]}},
        "a gold-3",
    ),
    ("hades_helm_of_darkness", [], {}, ""),
    (
        "hades_judge_of_the_underworld",
        ["a begin hades_tartarus", "a begin zeus_eagle"],
        {"domains": {"a": ["hades_tartarus", "zeus_eagle", "ares_spear"]}},
        "a gold-2",
    ),
    ("hades_thanatos", ["a begin zeus_eagle"], {"domains": {"a": ["zeus_eagle"]}}, "a gold-1"),
    ("hephaestus_bellows", [], {}, "a gold+1"),
    (
        "hephaestus_sacred_hearth",
        [],
        {"domains": {"a": ["zeus_hierophant", "cit"], "b": ["hades_persephone"]}},
        "a gold+2",
    ),
    ("hephaestus_talos", ["a pay 1"], {}, "a gold-1 vp+2"),
    ("hephaestus_armour_of_achilles", [], {"gold": {"a": 7}}, "a vp+3"),
    ("hephaestus_golden_automata", [], {}, "a gold+2"),
    (
        "hermes_caduceus",
        ["a ready zeus_companions"],
        {
            "domains": {
                "a": ["zeus_companions used", "hephaestus_bellows used", "hades_thanatos used"]
            }
        },
        "",
    ),
    (
        "hermes_herald_of_the_mysteries",
        ["a copy 1 apollo_torchbearer"],
        {"domains": {"a": ["zeus_hierophant"], "b": ["apollo_torchbearer"]}},
        "a gold+1 vp+1",
    ),
    (
        "hermes_cattle_raid",
        ["a copy 2 zeus_companions"],
        {"domains": {"b": ["hephaestus_bellows"], "c": ["zeus_companions used"]}},
        "a gold-1 vp+1; c gold+1",
    ),
    (
        "hermes_pan",
        ["a copy-agora hephaestus_divine_help"],
        {"agora": ["hephaestus_divine_help", "zeus_eagle"], "domains": {"b": ["ares_amazons"]}},
        "a gold+2",
    ),
    (
        "hermes_messenger_of_the_gods",
        ["a copy 0 zeus_companions"],
        {"domains": {"a": ["zeus_companions used"], "b": ["hephaestus_bellows"]}},
        "a vp+1",
    ),
    ("poseidon_sirens", ["a target 1"], {}, "a gold+2; b gold-2"),
    ("poseidon_maritime_trade", ["a target 2"], {}, "a gold+1; c gold-1"),
    (
        "poseidon_sea_procession",
        [],
        {"domains": {"a": ["zeus_hierophant"], "b": ["hades_persephone"]}},
        "a vp+1; c vp-1",
    ),
    ("poseidon_minotaur", [], {}, "a vp+1; b vp-1"),  # only b has more VP than a
    ("poseidon_sea_monster", ["b choose lose-gold", "c choose lose-vp"], {}, "b gold-1; c vp-1"),
    (
        "poseidon_medusa",
        ["a target 1", "a petrify zeus_eagle"],
        {"domains": {"b": ["zeus_eagle", "cit", "ares_spear"], "c": ["ares_eris"]}},
        "",
    ),
    ("zeus_ganymede", [], {"domains": {"a": ["zeus_eagle", "ares_spear"]}}, "a vp+2"),
    (
        "zeus_hierophant",
        [],
        {"domains": {"a": ["apollo_torchbearer", "hades_persephone", "ares_sacred_truce"]}},
        "a vp+3",
    ),
    ("zeus_companions", [], {}, "a vp+1"),
]


@pytest.mark.parametrize(
    ("card", "answers", "setup", "changes"), USED_IN_TURN, ids=[r[0] for r in USED_IN_TURN]
)
def test_a_card_is_used_in_the_own_turn_e_dec_2(
    card: str, answers: list[str], setup: dict[str, Any], changes: str
) -> None:
    domains = dict(setup.get("domains", {}))
    domains["a"] = [*domains.get("a", []), card]
    s = turn(seats_of(setup | {"domains": domains, "agora": setup.get("agora", ["hermes_temple"])}))
    stocks = Stocks(s)
    do(s, f"a use {card}", *answers, draws=setup.get("draws", ()))
    assert stocks.changed(s) == expected(changes)
    while asked(s) in ("a Transfer", "b Transfer", "c Transfer"):
        do(s, f"{asked(s)[0]} stop")
    assert asked(s) == "a TakeTurn"
    assert f"{card} ring" not in domain(s, "a")
    assert card not in offers(s, "use")


def test_apollo_pythia_may_leave_the_oracle_alone() -> None:
    s = turn(
        position(domains={"a": ["apollo_pythia"]}, oracle=["zeus_eagle"], agora=["ares_spear"])
    )
    do(s, "a use apollo_pythia", "a decline")
    assert lying(s.oracle) == ["zeus_eagle"]


def test_apollo_pythia_replaces_the_card_from_the_deck() -> None:
    s = turn(
        position(domains={"a": ["apollo_pythia"]}, oracle=["zeus_eagle"], agora=["ares_spear"])
    )
    do(s, "a use apollo_pythia", "a discard zeus_eagle", draws=["hades_styx"])
    assert lying(s.oracle) == ["hades_styx"]
    assert lying(s.discard) == ["zeus_eagle"]


def test_apollo_sibyl_swaps_and_nothing_is_taken() -> None:
    s = turn(
        position(
            domains={"a": ["apollo_sibyl", "ares_spear"]},
            agora=["zeus_eagle"],
            oracle=["ares_hoplites"],
        )
    )
    stocks = Stocks(s)
    do(s, "a use apollo_sibyl", "a swap zeus_eagle ares_hoplites")
    assert (lying(s.agora), lying(s.oracle)) == (["ares_hoplites"], ["zeus_eagle"])
    assert stocks.changed(s) == expected("a gold+1")


def test_apollo_omphalos_takes_the_card_and_lays_its_own_there() -> None:
    s = turn(
        position(
            domains={"a": ["apollo_omphalos", "hades_charon"]},
            oracle=["ares_amazons"],
            agora=["ares_spear"],
        )
    )
    do(s, "a use apollo_omphalos")  # the only pair
    assert domain(s, "a") == ["apollo_omphalos", "ares_amazons ring"]
    assert lying(s.oracle) == ["hades_charon"]


def test_ares_amazons_pay_nothing_for_one() -> None:
    s = turn(position(domains={"a": ["ares_amazons"]}, agora=["ares_spear"]))
    stocks = Stocks(s)
    do(s, "a use ares_amazons", "a pay 0")
    assert stocks.changed(s) == expected("a prestige+1")


def test_ares_eris_gives_one_to_the_leader() -> None:
    s = turn(
        position(domains={"a": ["ares_eris"]}, agora=["ares_spear"], prestige={"a": 3, "b": 3})
    )
    stocks = Stocks(s)
    do(s, "a use ares_eris")
    assert stocks.changed(s) == expected("a prestige+1")


def test_hades_helm_of_darkness_takes_a_citizen() -> None:
    s = turn(position(domains={"a": ["hades_helm_of_darkness"]}, agora=["ares_spear"]))
    deck = s.deck
    do(s, "a use hades_helm_of_darkness")
    assert domain(s, "a") == ["hades_helm_of_darkness used", "cit"]
    assert (s.deck, s.taken[0]) == (deck - 1, 0)


def test_hephaestus_armour_of_achilles_gives_five_at_most() -> None:
    s = turn(
        position(
            domains={"a": ["hephaestus_armour_of_achilles"]}, agora=["ares_spear"], gold={"a": 14}
        )
    )
    stocks = Stocks(s)
    do(s, "a use hephaestus_armour_of_achilles")
    assert stocks.changed(s) == expected("a vp+5")


def test_hephaestus_sacred_hearth_gives_three_at_most() -> None:
    cards = ["hephaestus_sacred_hearth", "zeus_hierophant", "hades_persephone", "ares_sacred_truce"]
    s = turn(position(domains={"a": cards}, agora=["ares_spear"]))
    stocks = Stocks(s)
    do(s, "a use hephaestus_sacred_hearth")
    assert stocks.changed(s) == expected("a gold+3")


def test_hermes_caduceus_readies_levels_one_and_two_only() -> None:
    cards = ["hermes_caduceus", "zeus_companions used", "hades_thanatos used", "hades_persephone"]
    s = turn(position(domains={"a": cards}, agora=["ares_spear"]))
    do(s, "a use hermes_caduceus")  # one card fits: it is readied without asking
    assert domain(s, "a")[1:3] == ["zeus_companions", "hades_thanatos used"]


def test_poseidon_medusa_makes_a_citizen_that_keeps_its_place() -> None:
    s = turn(
        position(
            domains={"a": ["poseidon_medusa"], "b": ["ares_spear", "hades_charon", "cit"]},
            agora=["zeus_eagle"],
        )
    )
    do(s, "a use poseidon_medusa", "a petrify hades_charon")
    assert domain(s, "b") == ["ares_spear", "cit", "cit"]
    assert lying(s.turned) == ["hades_charon"]


def test_zeus_ganymede_gives_three_at_most() -> None:
    cards = ["zeus_ganymede", "zeus_eagle", "zeus_olympus", "zeus_temple"]
    s = turn(position(domains={"a": cards}, agora=["ares_spear"]))
    stocks = Stocks(s)
    do(s, "a use zeus_ganymede")
    assert stocks.changed(s) == expected("a vp+3")


# -- myth cards: in the own step of phase III ---------------------------------------------------------
MYTHS: list[tuple[str, list[str], str]] = [
    (
        "ares_spoils_of_war",
        ["a begin zeus_eagle", "a begin ares_spear", "a use ares_spoils_of_war"],
        "a gold-2 prestige+2",
    ),
    (
        "zeus_thunderbolt",
        ["a begin zeus_eagle", "a begin ares_spear", "a use zeus_thunderbolt"],
        "a gold-2 vp+2",
    ),
    (
        "hades_styx",
        ["a use hades_styx", "a begin zeus_eagle", "a begin zeus_companions"],
        "a gold-2",
    ),
    (
        "hermes_guide_of_souls",
        ["a use hermes_guide_of_souls", "a begin zeus_companions", "a begin zeus_eagle"],
        "a gold-1",
    ),
]


@pytest.mark.parametrize(("card", "answers", "changes"), MYTHS, ids=[r[0] for r in MYTHS])
def test_a_myth_card_is_used_in_phase_three_e_act_7(
    card: str, answers: list[str], changes: str
) -> None:
    cards = [card, "zeus_eagle", "ares_spear", "zeus_companions"]
    s = writing(position(domains={"a": cards}))
    stocks = Stocks(s)
    do(s, *answers)
    assert stocks.changed(s) == expected(changes)
    assert f"{card} used" in domain(s, "a")


@pytest.mark.parametrize("card", ["ares_spoils_of_war", "zeus_thunderbolt"])
def test_a_myth_card_that_counts_transfers_wants_two(card: str) -> None:
    s = writing(position(domains={"a": [card, "zeus_eagle"]}))
    do(s, "a begin zeus_eagle")
    stocks = Stocks(s)
    do(s, f"a use {card}")
    assert stocks.changed(s) == {}


# -- permanent cards: they react by themselves --------------------------------------------------------
TAKING: list[tuple[str, str, list[str], dict[str, Any], str]] = [
    ("apollo_lyre", "zeus_eagle", [], {"oracle": ["zeus_temple"]}, "a gold+1"),
    ("apollo_god_of_light", "apollo_lyre", ["a choose gain-vp"], {}, "a vp+1"),
    ("ares_spear", "ares_eris", [], {}, "a prestige+1"),
    ("ares_god_of_war", "ares_eris", [], {}, "a prestige+1"),
    ("athena_aegis", "athena_palladium", [], {}, "a gold+1"),
    ("hephaestus_god_of_fire", "hephaestus_anvil", [], {}, "a vp+1"),
    ("poseidon_god_of_the_seas", "poseidon_temple", [], {}, "b gold-1; c gold-1"),
]


@pytest.mark.parametrize(
    ("card", "taken", "answers", "setup", "changes"), TAKING, ids=[r[0] for r in TAKING]
)
def test_a_permanent_card_reacts_to_a_take_e_act_3(
    card: str, taken: str, answers: list[str], setup: dict[str, Any], changes: str
) -> None:
    s = turn(position(domains={"a": [card]}, agora=[taken], **setup))
    stocks = Stocks(s)
    do(s, f"a take agora {taken}", *answers)
    assert stocks.changed(s) == expected(changes)


@pytest.mark.parametrize("card", [row[0] for row in TAKING])
def test_a_permanent_card_does_not_react_to_other_families(card: str) -> None:
    s = turn(position(domains={"a": [card]}, agora=["hermes_temple"], oracle=["zeus_eagle"]))
    stocks = Stocks(s)
    do(s, "a take agora hermes_temple")
    assert stocks.changed(s) == {}


MOVING: list[tuple[str, str, list[str], str]] = [
    ("apollo_god_of_light", "apollo_sibyl", ["a choose gain-gold"], "a vp+0"),
    ("ares_god_of_war", "ares_hoplites", [], "a gold-1 prestige+1"),
    ("athena_aegis", "athena_areopagus", [], "a gold-1"),
    ("hephaestus_god_of_fire", "hephaestus_bellows", [], "a gold-1 vp+1"),
    ("hermes_winged_sandals", "hermes_temple", [], "a gold-1"),
    ("poseidon_god_of_the_seas", "poseidon_storm", [], "a gold-1; b gold-1; c gold-1"),
]


@pytest.mark.parametrize(
    ("card", "moved", "answers", "changes"), MOVING, ids=[r[0] for r in MOVING]
)
def test_a_permanent_card_reacts_to_a_transfer_e_transfer_1(
    card: str, moved: str, answers: list[str], changes: str
) -> None:
    s = writing(position(domains={"a": [card, moved]}))
    stocks = Stocks(s)
    do(s, f"a begin {moved}", *answers)
    assert stocks.changed(s) == {key: n for key, n in expected(changes).items() if n}


@pytest.mark.parametrize("card", [row[0] for row in MOVING])
def test_a_permanent_card_reacts_to_its_own_transfer_e_eff_1(card: str) -> None:
    s = writing(position(domains={"a": [card]}, gold={"a": 6, "b": 4, "c": 2}))
    do(s, f"a begin {card}")
    if asked(s) == "a Choose":
        do(s, "a choose gain-vp")
    told = [event for event in s.events if event[0] in ("gained", "lost") and event[-1] == card]
    assert told, card


def test_ares_spear_reacts_to_its_own_taking() -> None:
    s = turn(position(agora=["ares_spear"]))
    stocks = Stocks(s)
    do(s, "a take agora ares_spear")
    assert stocks.changed(s) == expected("a prestige+1")


def test_apollo_delphi_opens_the_oracle() -> None:
    s = turn(
        position(domains={"a": ["apollo_delphi"]}, agora=["hermes_temple"], oracle=["zeus_eagle"])
    )
    assert offers(s, "take") == ["agora hermes_temple", "oracle zeus_eagle"]
    do(s, "a take oracle zeus_eagle")
    assert (domain(s, "a"), s.taken[0]) == (["apollo_delphi", "zeus_eagle"], 1)


def test_athena_palladium_protects_from_others_only() -> None:
    s = turn(position(domains={"b": ["athena_palladium"]}, agora=["poseidon_storm"]))
    stocks = Stocks(s)
    do(s, "a take agora poseidon_storm")
    assert stocks.changed(s) == expected("a gold+1; c gold-1")


def test_athena_goddess_of_wisdom_rewards_the_use_of_athena_cards() -> None:
    cards = ["athena_goddess_of_wisdom", "athena_weaving_contest", "hephaestus_bellows"]
    s = turn(position(domains={"a": cards}, agora=["ares_spear"]))
    stocks = Stocks(s)
    do(s, "a use athena_weaving_contest")
    assert stocks.changed(s) == expected("a vp+2; c vp+1")
    stocks = Stocks(s)
    do(s, "a use hephaestus_bellows")
    assert stocks.changed(s) == expected("a gold+1")


def test_hades_god_of_the_dead_rewards_transfers_of_phase_two_only() -> None:
    cards = ["hades_god_of_the_dead", "hades_charon", "zeus_eagle", "ares_spear"]
    s = turn(position(domains={"a": cards}, agora=["hermes_temple"]))
    stocks = Stocks(s)
    do(s, "a use hades_charon", "a begin zeus_eagle")
    assert stocks.changed(s) == expected("a gold-1 vp+1")
    writing(s)
    stocks = Stocks(s)
    do(s, "a begin ares_spear")
    assert stocks.changed(s) == expected("a gold-1")


def test_hephaestus_golden_net_adds_to_the_reward_of_the_quest() -> None:
    s = position(domains={"a": ["hephaestus_golden_net"]})
    for name, word in (("a", "q2"), ("b", "q1"), ("c", "q3")):
        quest(s, name, word)
    stocks = Stocks(s)
    s.ask_all([])
    from_rule(s, "new_order")
    changed = stocks.changed(s)
    assert (changed["a gold"], changed["b gold"], changed["c gold"]) == (5, 2, 3)


def test_hermes_crossroads_reads_one_circle_as_black() -> None:
    s = position(domains={"a": ["hermes_crossroads"]}, agora=["ares_hoplites", "ares_triumph"])
    s.columns[0] = 0b0011  # red and yellow
    turn(s)
    assert offers(s, "take") == ["agora ares_hoplites"]  # green; not green and blue


def test_zeus_eagle_rewards_a_quest() -> None:
    s = turn(position(domains={"a": ["zeus_eagle"]}))
    stocks = Stocks(s)
    do(s, "a quest q3")
    assert stocks.changed(s) == expected("a vp+1")


def test_zeus_father_of_the_gods_rewards_legends_of_three() -> None:
    cards = ["zeus_father_of_the_gods", "hades_charon", "ares_spear"]
    s = position(domains={"a": cards}, elysium={"a": [["zeus_eagle", "athena_gathering"]]})
    writing(s)
    stocks = Stocks(s)
    do(s, "a add hades_charon 1")
    assert stocks.changed(s) == expected("a gold-1 vp+1")
    stocks = Stocks(s)
    do(s, "a begin ares_spear")
    assert stocks.changed(s) == expected("a gold-1")


# -- chronos cards: in a legend, at the end -------------------------------------------------------------
LEVEL_ONE = ["zeus_eagle", "hades_charon", "poseidon_storm"]
CHRONOS: list[tuple[str, list[list[str]], dict[str, Any], int]] = [
    *[
        (f"{family}_gathering", [[f"{family}_gathering", *others, "cit"]], {}, 3)
        for family, others in [
            ("apollo", ["zeus_eagle", "hades_charon"]),
            ("ares", ["zeus_eagle", "hades_charon"]),
            ("athena", ["zeus_eagle", "hades_charon"]),
            ("hades", ["zeus_eagle", "ares_spear"]),
            ("hephaestus", ["zeus_eagle", "hades_charon"]),
            ("hermes", ["zeus_eagle", "hades_charon"]),
            ("poseidon", ["zeus_eagle", "hades_charon"]),
            ("zeus", ["ares_spear", "hades_charon"]),
        ]
    ],
    *[
        (f"{card.split('_')[0]}_temple", [[card, f"{card.split('_')[0]}_temple", "cit"]], {}, 2)
        for card in (
            "apollo_sibyl",
            "ares_spear",
            "athena_olive_tree",
            "hades_charon",
            "hephaestus_pandora",
            "hermes_caduceus",
            "poseidon_maritime_trade",
            "zeus_eagle",
        )
    ],
    (
        "apollo_asclepius",
        [
            ["apollo_asclepius", "apollo_temple", "apollo_sibyl"],
            ["apollo_lyre", "ares_amazons"],
            ["apollo_pythia"],
        ],
        {},
        4 + 3,  # Asclepius 4 without the single card; the temple stands among three Apollo cards
    ),
    ("ares_triumph", [["ares_triumph", "zeus_heracles"]], {"prestige": {"a": 7}}, 3),
    (
        "hades_tartarus",
        [["hades_tartarus", "zeus_eagle", "cit"], ["ares_eris", "hades_styx"], ["ares_spear"]],
        {},
        2,  # five cards in legends
    ),
    (
        "hades_asphodel",
        [["hades_asphodel", "zeus_eagle", "cit", "cit"], ["ares_eris", "hades_styx", "cit"]],
        {},
        3,
    ),
    ("hephaestus_anvil", [["hephaestus_anvil", "zeus_heracles"]], {"gold": {"a": 7}}, 4),
    (
        "zeus_olympus",
        [
            ["zeus_olympus", "hades_styx"],
            ["ares_spear", "hades_charon", "cit"],
            ["ares_eris", "hermes_pan"],
        ],
        {},
        2,
    ),
]


@pytest.mark.parametrize(("card", "piles", "setup", "points"), CHRONOS, ids=[r[0] for r in CHRONOS])
def test_a_chronos_card_scores_in_a_legend_e_score_2(
    card: str, piles: list[list[str]], setup: dict[str, Any], points: int
) -> None:
    s = position(elysium={"a": piles}, **setup)
    assert chronos(s, 0) == points


@pytest.mark.parametrize("card", [row[0] for row in CHRONOS])
def test_a_chronos_card_alone_scores_nothing_e_act_8(card: str) -> None:
    s = position(elysium={"a": [[card]]}, domains={"a": []})
    assert chronos(s, 0) == 0


CAPPED: list[tuple[str, list[list[str]], dict[str, Any], int]] = [
    ("ares_triumph", [["ares_triumph", "zeus_heracles"]], {"prestige": {"a": 30}}, 5),
    ("hephaestus_anvil", [["hephaestus_anvil", "zeus_heracles"]], {"gold": {"a": 3}}, 3),
    (
        "hades_asphodel",
        [
            ["hades_asphodel", "zeus_eagle", "cit", "cit", "cit"],
            ["ares_eris", "hades_styx", "cit", "cit"],
        ],
        {},
        4,
    ),
    (
        "apollo_asclepius",
        [
            ["apollo_asclepius", "apollo_omphalos", "apollo_sibyl"],
            ["apollo_lyre", "ares_amazons"],
            ["apollo_pythia", "ares_spear"],
            ["apollo_delphi", "ares_eris"],
        ],
        {},
        5,
    ),
    (
        "zeus_olympus",
        [
            ["zeus_olympus", "hades_styx"],
            ["ares_spear", "hades_charon"],
            ["ares_eris", "hermes_pan"],
            ["zeus_eagle", "hermes_caduceus"],
            ["zeus_companions", "ares_amazons"],
            ["apollo_sibyl", "poseidon_storm"],
            ["apollo_pythia", "poseidon_sirens"],
        ],
        {},
        6,
    ),
]


@pytest.mark.parametrize(("card", "piles", "setup", "points"), CAPPED, ids=[r[0] for r in CAPPED])
def test_a_chronos_card_keeps_its_limit(
    card: str, piles: list[list[str]], setup: dict[str, Any], points: int
) -> None:
    assert chronos(position(elysium={"a": piles}, **setup), 0) == points


def test_hermes_slayer_of_argus_scores_the_best_effect_of_others() -> None:
    s = position(
        elysium={
            "a": [
                ["hermes_slayer_of_argus", "zeus_heracles", "ares_eris"],
                ["zeus_eagle", "hades_charon"],
            ],
            "b": [["hades_tartarus", "zeus_gathering"]],
        }
    )
    assert chronos(s, 0) == 3  # three families in its own legend, against 5 cards // 2


def test_every_card_has_its_row() -> None:
    with_rows = {row[0] for row in INSTANT + USED_IN_TURN}
    with_rows |= {row[0] for row in MYTHS} | {row[0] for row in TAKING} | {row[0] for row in MOVING}
    with_rows |= {row[0] for row in CHRONOS}
    alone = {
        "apollo_delphi",
        "athena_palladium",
        "athena_goddess_of_wisdom",
        "hades_god_of_the_dead",
        "hephaestus_golden_net",
        "hermes_crossroads",
        "zeus_eagle",
        "zeus_father_of_the_gods",
        "hermes_slayer_of_argus",
    }
    own = set(globals())
    assert all(any(name in test for test in own) for name in alone)
    assert with_rows | alone == set(CARD_IDS)
