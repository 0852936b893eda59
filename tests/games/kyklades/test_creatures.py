"""Creatures: the summons (K-CREATURE), the effects (K-CR-*) and the figures (K-FIG)."""

from __future__ import annotations

from tests.games.kyklades.builder import BLUE, GREEN, RED, YELLOW, Sitting


def summoner(creature: str, *cards: str, **options: str) -> Sitting:
    return Sitting(5, **options).own(RED, "andros", 1).track(creature, *cards)


def summoned(sitting: Sitting) -> Sitting:
    return sitting.turn(RED, "zeus").play("summon 4")


def test_c_26_k_creature_3() -> None:
    sitting = Sitting(5).own(RED, "andros", 0, "temple", "temple").priests(BLUE, 3)
    sitting.track("dryad", "fates", "satyr").philosophers(BLUE, 3).turn(RED, "zeus")
    sitting.play("summon 2", "temple andros 1")  # 2 - 1 = 1: no second one can be used
    assert sitting.asked() == "Rob"
    assert sitting.s.gold[RED] == 19
    sitting.play("decline", "summon 4", "temple andros 2")
    assert sitting.s.gold[RED] == 16
    sitting.play("decline", "summon 3")
    assert sitting.s.gold[RED] == 13


def test_c_108_k_creature_3_k_metro_6_k_no_summon_temple_k_no_summon_free() -> None:
    """R-29: a temple stays used, whoever owns it; R-43: none is used for nothing."""
    sitting = (
        Sitting(5).own(RED, "andros", 0, "", "", "temple").own(RED, "milos").metropolis("milos")
    )
    sitting.used("andros", 3).track("fates", "", "dryad").turn(RED, "ares").play("summon 4")
    assert sitting.options() == ["shrine milos", "enough"]
    assert sitting.refused("temple andros 3") == "K-NO-SUMMON-TEMPLE"
    sitting.play("shrine milos")
    assert sitting.s.gold[RED] == 17
    free = Sitting(5).own(RED, "andros", 0, "temple", "temple").track("fates", "", "dryad").gold(1)
    free.turn(RED, "ares").play("summon 2", "temple andros 1")
    assert free.s.gold[RED] == 0
    assert len(free.s.used) == 1
    poor = Sitting(5).own(RED, "andros", 0, "temple", "temple").track("", "", "dryad").gold(0)
    poor.turn(RED, "ares")
    assert poor.refused("summon 2") == "K-NO-SUMMON-FREE"


def test_c_109_k_creature_1_k_creature_2_k_turn_8() -> None:
    sitting = Sitting(5).own(RED, "andros").track("griffon", "dryad", "fates").gold(9)
    sitting.turn(RED, "ares", (BLUE, "zeus"))
    sitting.play("summon 4", "decline", "summon 3", "summon 2")
    assert sitting.s.gold[RED] == 0
    assert sitting.cards_on_track() == ["", "", ""]
    sitting.play("recruit")  # and nothing else is left: the turn ends
    assert sitting.player() == BLUE
    assert sitting.refused("swap 4") == "K-NO-SWAP"
    assert sitting.refused("summon 4") == "K-NO-SUMMON-EMPTY"


def test_c_121_k_creature_4_k_dec_8_k_fig_2() -> None:
    sitting = summoned(summoner("medusa")).play("decline")
    assert sitting.s.gold[RED] == 16
    assert sitting.discard_pile() == ["medusa"]
    assert sitting.s.figures[3] == -1


def test_k_creature_4_without_a_target() -> None:
    sitting = summoned(summoner("dryad"))
    assert sitting.asked() == "Act"
    assert sitting.told("no-target") == [("no-target", RED)]
    assert sitting.discard_pile() == ["dryad"]


def test_c_131_k_dec_4_k_creature_2_k_creature_3() -> None:
    sitting = summoner("fates").gold(1).own(RED, "amorgos", 0, "temple", "temple", "temple")
    sitting.turn(RED, "ares")
    assert "summon 4" in sitting.options()
    sitting.play("summon 4")
    assert "enough" not in sitting.options()
    assert sitting.refused("enough") == "K-NO-GOLD"
    sitting.play("temple amorgos 1", "temple amorgos 2")
    assert sitting.s.gold[RED] == sitting.s.income(RED)  # paid 1, then the Fates
    two = summoner("fates").gold(1).own(RED, "amorgos", 0, "temple", "temple").turn(RED, "ares")
    assert two.refused("summon 4") == "K-NO-GOLD"


def test_k_creature_2_k_no_summon_keep() -> None:
    sitting = summoned(summoner("giant").own(BLUE, "milos", 0, "port"))
    assert sitting.refused("keep") == "K-NO-SUMMON-KEEP"
    assert sitting.refused("end") == "K-NO-MIDWAY"
    assert sitting.s.using == [7]  # K-LIMIT-7: in use


def test_c_53_k_cr_pegasus_k_cr_chiron_k_no_chiron_pegasus() -> None:
    sitting = summoner("pegasus").own(RED, "syros", 3).figure("chiron", "milos", BLUE)
    sitting.own(BLUE, "milos").own(BLUE, "delos").turn(RED, "zeus", neutral=("ios",))
    sitting.play("summon 4", "leave syros")
    assert "milos" not in sitting.words("land")
    assert sitting.refused("land milos") == "K-NO-CHIRON-PEGASUS"
    sitting.play("land ios", "take 2")
    assert sitting.troops("ios") == (RED, 2)
    assert sitting.troops("syros") == (RED, 1)
    neutral = summoner("pegasus").figure("chiron", "milos", BLUE)
    neutral.turn(RED, "zeus", neutral=("milos", "ios")).play("summon 4", "leave andros")
    assert "milos" not in neutral.words("land")
    owner = summoner("pegasus").own(RED, "milos").figure("chiron", "milos", BLUE)
    summoned(owner).play("leave andros")
    assert "milos" in owner.words("land")


def test_k_cr_pegasus_medusa_and_retreat_r_32() -> None:
    sitting = summoner("pegasus").own(RED, "syros", 2).figure("medusa", "andros", BLUE)
    sitting.own(BLUE, "milos", 2).own(BLUE, "serifos")
    summoned(sitting)
    assert sitting.words("leave") == ["syros"]
    sitting.play("leave syros", "land milos", "take 2", "roll 0 3")
    assert sitting.asked() == "Clash"  # no chain of ships: nobody is asked


def test_k_cr_pegasus_declined_and_without_troops_k_dec_8() -> None:
    sitting = summoned(summoner("pegasus")).play("decline")
    assert sitting.told("declined") == [("declined", RED)]
    assert sitting.discard_pile() == ["pegasus"]
    none = summoned(Sitting(5).own(RED, "andros").track("pegasus"))
    assert none.told("no-target") == [("no-target", RED)]


def test_c_54_k_cr_giant_k_metro_6_k_no_metropolis_k_no_giant() -> None:
    sitting = summoner("giant").own(BLUE, "milos", 0, "", "", "fortress").metropolis("milos")
    summoned(sitting)
    assert sitting.options() == ["destroy milos 3", "decline"]
    assert sitting.refused("demolish-metropolis milos") == "K-NO-METROPOLIS"
    assert sitting.refused("destroy milos 1") == "K-NO-METROPOLIS"  # it covers this slot
    assert sitting.refused("demolish-metropolis delos") == "K-NO-GIANT"
    assert sitting.refused("destroy delos 1") == "K-NO-GIANT"
    sitting.play("destroy milos 3")
    assert sitting.buildings("milos") == ["", "", ""]
    assert sitting.has_metropolis("milos")


def test_c_56_k_cr_cyclops_k_metro_3() -> None:
    sitting = summoner("cyclops").own(RED, "amorgos", 0, "port", "port", "fortress", "temple")
    summoned(sitting).play("enough", "rebuild amorgos 1", "into university")
    assert sitting.asked() == "Found"
    assert sitting.buildings("amorgos") == ["", "", "", ""]
    sitting.play("found amorgos")
    assert sitting.has_metropolis("amorgos")


def test_c_115_k_cr_cyclops_k_creature_3_k_no_cyclops_type_k_no_cyclops_own() -> None:
    sitting = summoner("cyclops", "fates").own(RED, "milos", 0, "port", "", "temple")
    sitting.own(RED, "delos").metropolis("delos").own(BLUE, "amorgos", 0, "port")
    sitting.used("milos", 3)
    sitting.used("delos", 5)
    summoned(sitting)
    assert sitting.refused("rebuild amorgos 1") == "K-NO-CYCLOPS-OWN"
    assert sitting.refused("demolish-metropolis delos") == "K-NO-METROPOLIS"
    assert sitting.refused("rebuild delos 1") == "K-NO-METROPOLIS"
    assert sitting.refused("demolish-metropolis milos") == "K-NO-CYCLOPS-OWN"
    sitting.play("rebuild milos 1")
    assert sitting.refused("into port") == "K-NO-CYCLOPS-TYPE"
    sitting.play("into temple", "summon 3")
    assert sitting.words("temple") == ["milos 1"]  # a new one, unused


def test_k_cr_cyclops_a_used_temple_made_anew_is_unused() -> None:
    sitting = summoner("cyclops").own(RED, "milos", 0, "temple").used("milos", 1)
    summoned(sitting).play("rebuild milos 1", "into port")
    assert sitting.s.used == []


def test_k_no_cyclops_type_nothing_else_in_the_supply() -> None:
    sitting = summoner("cyclops").own(RED, "delos", 0, "port")
    for island in ("amorgos", "ios", "milos"):
        sitting.own(BLUE, island, 0, "fortress", "fortress", "fortress")
    sitting.own(BLUE, "serifos", 0, "fortress", "temple", "temple")
    sitting.own(GREEN, "tinos", 0, "temple", "temple").own(GREEN, "syros", 0, "temple", "temple")
    sitting.own(GREEN, "kythnos", 0, "temple", "temple").own(
        GREEN, "mykonos", 0, "temple", "temple"
    )
    for kind in (4,):
        sitting.s.stock[kind] = 0
    sitting._house_everybody(())
    sitting.act(RED, "zeus")
    sitting.s.play(("summon", 4))
    assert sitting.asked() == "Act"  # no target at all


def test_c_57_k_cr_sphinx_k_no_sphinx() -> None:
    sitting = summoner("sphinx").fleet(RED, "A1", 2).priests(RED, 1).gold(4)
    summoned(sitting)
    assert sitting.refused("sell-philosopher") == "K-NO-SPHINX"
    assert sitting.refused("sell-ship K1") == "K-NO-SPHINX"
    sitting.play("sell-ship A1", "sell-ship A1", "sell-troop andros", "sell-priest")
    assert sitting.s.gold[RED] == 8
    assert sitting.s.ships_left[RED] == sitting.s.troops_left[RED] == 8
    assert sitting.troops("andros") == (RED, 0)
    assert sitting.asked() == "Act"  # nothing is left to sell
    none = summoned(summoner("sphinx")).play("stop")
    assert none.s.gold[RED] == 16


def test_c_59_k_cr_harpy_k_no_harpy_r_41() -> None:
    sitting = summoned(summoner("harpy").own(BLUE, "milos", 1).own(BLUE, "delos"))
    assert sitting.options() == ["snatch milos", "decline"]
    assert sitting.refused("snatch andros") == "K-NO-HARPY"
    assert sitting.refused("snatch delos") == "K-NO-HARPY"
    sitting.play("snatch milos")
    assert sitting.troops("milos") == (BLUE, 0)


def test_c_61_k_cr_fates() -> None:
    sitting = Sitting(5).own(RED, "milos").own(RED, "gyaros").own(RED, "delos").track("fates")
    sitting.fleet(RED, "K2").turn(RED, "poseidon")
    sitting.play("voyage", "sail K1 1", "stop")  # a trade space won this turn
    sitting.play("summon 4")
    assert sitting.s.gold[RED] == 20 - 1 - 4 + 5


def test_c_62_k_cr_satyr_k_metro_2() -> None:
    sitting = summoner("satyr").philosophers(RED, 3).philosophers(BLUE, 1)
    summoned(sitting).play(f"rob {BLUE}")
    assert sitting.has_metropolis("andros")
    assert sitting.s.philosophers[:2] == [0, 0]


def test_c_111_k_cr_dryad_k_no_steal() -> None:
    sitting = summoned(summoner("dryad").priests(GREEN, 2))
    assert sitting.options() == [f"rob {GREEN}", "decline"]
    assert sitting.refused(f"rob {BLUE}") == "K-NO-STEAL"
    assert sitting.refused(f"rob {RED}") == "K-NO-STEAL"
    sitting.play(f"rob {GREEN}")
    assert sitting.s.priests[RED] == sitting.s.priests[GREEN] == 1
    assert sitting.s.due(RED, 4) == 3


def test_k_cr_griffon_k_hidden_4() -> None:
    sitting = summoner("griffon").gold(10, 7)
    summoned(sitting)
    assert len(sitting.words("rob")) == 4  # whatever their gold may be
    sitting.play(f"rob {BLUE}")
    assert sitting.s.gold[:2] == [10 - 4 + 3, 4]

    def amounts(viewer: int) -> list[object]:
        seen = sitting.s.seen_events(sitting.events, viewer)
        return [e[-1] for e in seen if e[0] in ("griffon", "griffon-loss")]

    assert amounts(RED) == [3, "?"]
    assert amounts(BLUE) == ["?", 3]
    assert amounts(GREEN) == ["?", "?"]


def test_c_63_k_cr_kraken() -> None:
    sitting = summoner("kraken").fleet(BLUE, "E6", 2).fleet(RED, "F6").fleet(RED, "A1")
    summoned(sitting).play("surface E6", "swim F6", "swim G6", "stop")
    assert sitting.ships("E6") == sitting.ships("F6") == (-1, 0)
    assert (sitting.s.ships_left[BLUE], sitting.s.ships_left[RED]) == (8, 7)
    assert sitting.s.gold[RED] == 20 - 4 - 2
    assert sitting.discard_pile() == ["kraken"]
    assert sitting.view(RED)["closed"] == ["G6"]


def test_k_no_kraken_far_k_no_figure_r_23() -> None:
    sitting = summoner("kraken").figure("polyphemus", "gyaros", BLUE).gold(5)
    summoned(sitting)
    assert sitting.refused("surface delos") == "K-NO-FIGURE"
    sitting.play("surface D2")  # it may enter the spaces around Polyphemus
    assert sitting.refused("swim K1") == "K-NO-KRAKEN-FAR"
    asked = sitting.s.question()
    assert asked is not None
    assert asked.why_not(sitting.s, ("swim", "delos")).rule == "K-NO-FIGURE"
    sitting.play("swim D3")  # the last gold: it stays there
    assert sitting.asked() != "Swim"
    assert sitting.view(RED)["closed"] == ["D1", "D2", "D3", "E1", "E3", "F2", "F3"]


def test_c_66_k_cr_polyphemus() -> None:
    def placed(*held: str) -> Sitting:
        sitting = summoner("polyphemus").fleet(BLUE, "F3")
        for sea in held:
            sitting.fleet(GREEN, sea)
        return summoned(sitting).play("haunt gyaros")

    sitting = placed()
    assert sitting.view(RED)["closed"] == ["D1", "D2", "E1", "E3", "F2", "F3"]
    assert sitting.options() == ["push F3 G2", "push F3 G3"]
    assert sitting.refused("push F3 E3") == "K-NO-PUSH"
    assert sitting.refused("sink F3") == "K-NO-PUSH"
    sitting.play("push F3 G2")
    assert sitting.ships("G2") == (BLUE, 1)
    full = placed("G2", "G3")
    assert full.ships("F3") == (-1, 0)
    assert full.s.ships_left[BLUE] == 8


def test_c_112_k_cr_polyphemus_k_dec_1_r_22_r_40() -> None:
    def placed() -> Sitting:
        sitting = summoner("polyphemus").fleet(BLUE, "A1").fleet(BLUE, "D2").fleet(RED, "D3")
        return summoned(sitting).play("haunt andros")

    sitting = placed()
    assert sitting.options() == ["sink A1", "push D2 E3", "push D3 E3", "push D3 E4"]
    sitting.play("push D3 E3")
    assert sitting.options() == ["sink A1", "sink D2"]
    sitting.play("sink A1")  # the other one follows
    assert sitting.s.ships_left[BLUE] == 8
    other = placed().play("push D2 E3")
    assert other.options() == ["sink A1", "push D3 E4"]
    other.play("push D3 E4")
    assert other.ships("E4") == (RED, 1)
    assert other.asked() == "Act"


def test_c_67_k_fig_4_r_26() -> None:
    sitting = summoner("polyphemus").figure("medusa", "ios", BLUE).fleet(BLUE, "K4")
    summoned(sitting).play("haunt ios")
    assert sitting.s.figures == (-1,) * 5
    assert sitting.discard_pile() == ["medusa", "polyphemus"]
    assert sitting.ships("K4") == (BLUE, 1)
    left = [("left", "medusa", "ios"), ("left", "polyphemus", "ios")]
    assert sitting.told("left") == left


def test_c_68_k_fig_3_r_28() -> None:
    sitting = Sitting(5).own(RED, "andros").own(BLUE, "milos", 0, "port").track("giant")
    sitting.figure("chiron", "milos", RED)
    sitting.turn(GREEN, "zeus", (RED, "apollo"))
    sitting.play("summon 4")
    assert sitting.asked() == "Act"  # Chiron protects the only building: no target
    sitting.play("end")
    assert sitting.asked() == "Prosper"
    assert sitting.s.figures[2] == -1
    assert sitting.discard_pile() == ["chiron", "giant"]


def test_c_117_k_turn_2_k_fig_3_k_two_7() -> None:
    sitting = Sitting(2).own(RED, "kea", 0, "temple").own(BLUE, "thira").gold(12, 12)
    sitting.track("medusa", "fates").offerings(
        RED, RED, BLUE, BLUE, gods=("ares", "zeus", "athena", "poseidon")
    )
    sitting.play("bid ares 1", "bid zeus 1", "bid athena 1", "apollo")
    sitting.play("summon 4", "temple kea 1", "haunt thira", "end")
    assert sitting.s.figures[3] >= 0
    assert sitting.asked() == "Act"
    assert sitting.s.figures[3] >= 0  # still there in the second turn of the round
    sitting.play("summon 3")  # the temple is used: full price
    assert sitting.s.gold[RED] == 12 - 2 - 3 - 3 + sitting.s.income(RED)
    sitting.play("end", "recruit", "end", "prosper kea")
    sitting.s.stack.clear()
    sitting.s.acted = [0, 0]
    sitting.act(RED, "zeus")  # the first turn of the next round
    assert sitting.s.figures[3] == -1


def test_c_110_k_cr_chimera_k_cr_kraken() -> None:
    sitting = summoner("chimera").discarded("harpy").figure("kraken", "E6")
    before = len(sitting.s.pile)
    summoned(sitting)
    assert sitting.options() == ["copy kraken", "copy harpy", "decline"]
    assert sitting.refused("copy fates") == "K-NO-CHIMERA"
    sitting.play("copy kraken", "surface F6", "swim G6", "stop")
    assert sitting.s.discard == []
    assert len(sitting.s.pile) == before + 3
    assert sitting.view(RED)["closed"] == ["G6"]
    assert sitting.s.gold[RED] == 20 - 4 - 1


def test_k_cr_chimera_copies_a_figure_r_19() -> None:
    sitting = summoned(summoner("chimera").discarded("medusa", "harpy"))
    sitting.play("copy medusa", "haunt milos")
    assert sitting.s.keeper[3] == RED
    assert 3 not in sitting.s.pile
    declined = summoned(summoner("chimera").discarded("medusa")).play("copy medusa", "decline")
    assert 3 in declined.s.pile
    empty = summoned(summoner("chimera"))
    assert empty.asked() == "Act"
    assert 8 in empty.s.pile
    refused = summoned(summoner("chimera").discarded("harpy")).play("decline")
    assert refused.s.discard == []


def test_c_116_k_cr_chiron_k_fig_5_k_no_chiron_giant_k_no_chiron_harpy() -> None:
    sitting = Sitting(5).own(RED, "andros", 1, "port").own(RED, "gyaros").own(BLUE, "syros", 2)
    sitting.own(BLUE, "milos").fleet(BLUE, "C3").figure("chiron", "andros", RED)
    sitting.track("giant", "harpy", "pegasus").turn(BLUE, "ares", (GREEN, "zeus"))
    sitting.play("march", "take 2", "roll 3 0")
    assert sitting.troops("andros") == (BLUE, 2)
    sitting.play("end", "summon 4")
    assert sitting.told("no-target")  # nobody can use the Giant there
    sitting.play("summon 3")
    assert len(sitting.told("no-target")) == 2  # nor the Harpy
    again = Sitting(5).own(BLUE, "andros", 1, "port").own(GREEN, "milos", 1, "port")
    again.figure("chiron", "andros", YELLOW).track("giant", "harpy").own(RED, "syros")
    again.turn(RED, "zeus").play("summon 4")
    assert again.refused("destroy andros 1") == "K-NO-CHIRON-GIANT"
    assert again.refused("demolish-metropolis andros") == "K-NO-CHIRON-GIANT"  # K-NO-0
    again.play("decline", "summon 3")
    assert again.refused("snatch andros") == "K-NO-CHIRON-HARPY"


def test_c_129_k_fig_1_k_fig_2_k_cr_medusa_k_no_figure() -> None:
    sitting = summoned(summoner("medusa").own(BLUE, "milos").discarded("harpy"))
    assert {"andros", "milos", "delos"} <= set(sitting.words("haunt"))
    assert len(sitting.words("haunt")) == 13
    assert sitting.refused("haunt E6") == "K-NO-FIGURE"
    sitting.play("haunt milos")
    s = sitting.s
    assert s.keeper[3] == RED
    assert 3 not in s.pile + s.discard + s.track + s.using


def test_c_130_k_creature_5_k_cr_pegasus_k_metro_3() -> None:
    sitting = summoner("pegasus").own(RED, "milos", 0, "port", "fortress", "temple")
    sitting.own(BLUE, "delos", 0, "university").own(BLUE, "gyaros").turn(RED, "zeus")
    sitting.play("summon 4", "enough", "leave andros", "land delos")
    assert sitting.asked() == "Found"
    sitting.play("found milos")
    assert sitting.asked() == "Act"
    assert sitting.view(RED)["active"] == RED
