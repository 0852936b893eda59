"""A refusal names its true reason, with numbers, in both languages; prompts say what is to be had."""

from __future__ import annotations

import pytest

from petteia.core.action import parse
from petteia.core.chance import Luck
from petteia.core.flow import CHANCE, OVER, Chance
from petteia.games.kyklades import game
from petteia.words import LANGUAGES, Words
from tests.games.kyklades.builder import BLUE, GREEN, RED, Sitting

NAMES = ("Ann", "Ben", "Cleo", "Dion", "Eos")
ENGLISH = Words(game, "en", lambda seat: NAMES[seat])
GERMAN = Words(game, "de", lambda seat: NAMES[seat])


def reason(sitting: Sitting, answer: str, seat: int | None = None, words: Words = ENGLISH) -> str:
    """The sentence, without the id of its rule."""
    who = sitting.player() if seat is None else seat
    refusal = sitting.s.why_not(who, parse(sitting.named(answer)))
    assert refusal is not None
    return words.refusal(refusal).rpartition(" [")[0]


def prompt(sitting: Sitting, words: Words = ENGLISH) -> str:
    asked = sitting.view(None)["asked"]
    assert asked is not None
    return words.prompt(asked)


# -- prompts and options -------------------------------------------------------------------------


def test_k_recruit_1_the_prompt_tells_the_price_of_the_next_recruit() -> None:
    sitting = Sitting(5).own(RED, "andros").turn(RED, "ares")
    assert "the next is free" in prompt(sitting)
    sitting.play("recruit")
    assert "the next for 1 gold" in prompt(sitting)
    assert "die nächste für 1 Gold" in prompt(sitting, GERMAN)
    sitting.play("build", "raise andros 1", "recruit", "recruit", "recruit")
    assert "no more this turn" in prompt(sitting)
    dear = Sitting(5, troop_prices="2-3-4").own(RED, "andros").turn(RED, "ares").play("recruit")
    assert "the next for 2 gold" in prompt(dear)


def test_k_creature_2_the_option_names_the_card() -> None:
    sitting = Sitting(5).own(RED, "andros", 0, "temple").track("medusa", "giant")
    sitting.turn(RED, "zeus")
    assert ENGLISH.label(("summon", 4, "medusa")) == "Summon Medusa (4 gold)"
    assert GERMAN.label(("swap", 3, "giant")) == "Riese auswechseln (1 Gold)"
    assert ("summon", 4, "medusa") in sitting.s.options(RED)
    assert sitting.refused("summon 4 giant") == "K-NO-SUMMON-EMPTY"
    assert sitting.refused("swap 2 giant") == "K-NO-SWAP"
    sitting.play("summon 3")
    assert prompt(sitting) == "Giant for 3 gold: use a temple and save 1?"


# -- reasons -------------------------------------------------------------------------------------


def test_k_no_troop_last_tells_what_is_missing() -> None:
    sitting = Sitting(5).own(RED, "syros", 2, "port", "fortress").own(RED, "milos", 0, "temple")
    sitting.own(BLUE, "andros", 0, "university").fleet(RED, "C3").turn(RED, "ares")
    assert reason(sitting, "march") == (
        "Andros is the last island of Ben and protected: with it you would have 1 of 2 metropolises."
    )
    rich = Sitting(5).own(RED, "syros", 2).own(RED, "milos").own(BLUE, "andros")
    rich.metropolis("syros", "milos").fleet(RED, "C3").turn(RED, "ares")
    assert reason(rich, "march").endswith("you have enough metropolises without it (2).")
    bare = Sitting(5, last_island_exception="metropolis_only").own(
        RED, "syros", 2, "port", "temple"
    )
    bare.own(RED, "milos", 0, "fortress").own(BLUE, "andros", 0, "university")
    bare.fleet(RED, "C3").turn(RED, "ares")
    assert "0 of 2" in reason(bare, "march")


def test_k_no_build_slot_tells_what_stands_there() -> None:
    sitting = Sitting(5).own(RED, "syros", 0, "port").own(RED, "milos")
    sitting.turn(RED, "ares").play("build")
    assert reason(sitting, "raise syros 1") == "A port stands there already."
    assert reason(sitting, "raise syros 4") == "Syros has only 2 slots."
    full = Sitting(5).own(RED, "delos", 0, "port").turn(RED, "ares")
    assert reason(full, "build") == "None of your islands has an empty slot left."


def test_k_no_apollo_of_the_middle_of_an_action_k_no_marker_by_option() -> None:
    sitting = Sitting(5, apollo_marker="own_island").own(RED, "andros").own(RED, "milos")
    sitting.turn(RED, "apollo")
    assert sitting.refused("muster andros") == "K-NO-APOLLO"
    assert sitting.refused("raise andros 1") == "K-NO-APOLLO"
    assert "an island of yours" in reason(sitting, "prosper delos")


def test_k_no_offer_pass_ending_is_passing_and_k_no_trade() -> None:
    sitting = Sitting(4).offerings(RED, BLUE, GREEN, 3)
    assert sitting.refused("end") == "K-NO-OFFER-PASS"
    assert sitting.refused(f"trade {BLUE}") == "K-NO-TRADE"


def test_k_no_retreat_first_tells_who_is_asked() -> None:
    sitting = Sitting(5).own(RED, "syros", 3).own(RED, "milos").own(BLUE, "andros", 3)
    sitting.own(BLUE, "gyaros").fleet(RED, "C3").fleet(BLUE, "D2").turn(RED, "ares")
    assert reason(sitting, "retreat milos") == "There is no battle to retreat from."
    sitting.play("march", "take 3")
    assert reason(sitting, "retreat syros", RED) == "Nobody retreats before the first clash."
    sitting.play("roll 1 1")
    assert reason(sitting, "retreat syros", RED) == "The defender decides first."
    assert reason(sitting, "retreat andros") == "The battle is fought on Andros itself."
    assert reason(sitting, "retreat milos") == "Milos is not yours."


def test_k_no_siren_counts() -> None:
    sitting = Sitting(5).own(RED, "andros").fleet(RED, "A1").fleet(BLUE, "E6", 2).fleet(BLUE, "K1")
    sitting.track("siren").turn(RED, "zeus").play("summon 4")
    assert reason(sitting, "lure E6").startswith("2 ships are on E6")
    assert reason(sitting, "lure A1") == "The ship on A1 is yours."
    assert reason(sitting, "lure G6") == "There is no ship on G6."
    assert reason(sitting, "bring A1").endswith("7 are left there.")


def test_k_no_steal_tells_what_is_missing() -> None:
    sitting = Sitting(5).own(RED, "andros").philosophers(BLUE, 1).track("satyr", "griffon")
    sitting.turn(RED, "zeus").play("summon 4")
    assert reason(sitting, f"rob {GREEN}") == "Cleo has no philosopher."
    assert reason(sitting, f"rob {GREEN}", words=GERMAN) == "Cleo hat keinen Philosophen."
    assert reason(sitting, f"rob {RED}") == "You cannot steal from yourself."


def test_k_no_push_tells_what_is_in_the_way() -> None:
    sitting = Sitting(5).own(RED, "milos").fleet(RED, "F3", 2).fleet(BLUE, "G3").fleet(RED, "E3")
    sitting.track("polyphemus").turn(RED, "zeus").play("summon 4", "haunt gyaros")
    assert reason(sitting, "push F3 G3") == "Ships of another player are on G3."
    assert reason(sitting, "push F3 F2") == "F2 is closed."
    assert reason(sitting, "sink F3") == "These ships have a way out, and must take it."
    assert reason(sitting, "push G3 H3") == "There are no ships to be driven from there."


def test_k_no_summon_temple_tells_why() -> None:
    sitting = Sitting(5).own(RED, "andros", 0, "temple", "temple").used("andros", 1)
    sitting.own(BLUE, "milos", 0, "temple").track("fates").turn(RED, "zeus").play("summon 4")
    assert reason(sitting, "temple andros 1").startswith("That one has lowered a price")
    assert reason(sitting, "temple andros 3") == "There is no temple or metropolis there."
    assert reason(sitting, "temple milos 1") == "Milos is not yours."


def test_k_no_harpy_k_no_sphinx_k_no_site() -> None:
    harpy = Sitting(5).own(RED, "andros", 1).own(BLUE, "milos", 1).track("harpy").turn(RED, "zeus")
    harpy.play("summon 4")
    assert reason(harpy, "snatch andros").startswith("Andros is yours")
    assert reason(harpy, "snatch ios") == "There is no troop on Ios."
    sphinx = Sitting(5).own(RED, "andros", 1).track("sphinx").turn(RED, "zeus").play("summon 4")
    assert reason(sphinx, "sell-priest") == "You have no priest."
    assert reason(sphinx, "sell-ship A1") == "You have no ship there."
    site = Sitting(5).own(RED, "andros").own(RED, "milos").own(RED, "delos").metropolis("delos")
    site.philosophers(RED, 3).turn(RED, "athena").play("recruit")
    assert reason(site, "found delos") == "Delos has a metropolis already."
    assert reason(site, "found ios") == "Ios is not yours."


@pytest.mark.parametrize("language", LANGUAGES)
def test_k_no_0_every_reason_is_a_whole_sentence(language: str) -> None:
    """Of all actions at many questions of random play: no gap, no key, no number left over."""
    words = Words(game, language, lambda seat: NAMES[seat])
    for seats in (2, 5):
        luck = Luck(f"reasons {seats}")
        s = game.new(seats, None)
        vocabulary = game.vocabulary(seats, s.settings)
        for _ in range(300):
            if s.player() == OVER:
                break
            asked = s.question()
            if isinstance(asked, Chance):
                s.apply(CHANCE, asked.draw(s, luck))
                continue
            options = s.options(s.player())
            for action in luck.shuffled(vocabulary)[:60]:
                if action not in options:
                    refusal = s.why_not(s.player(), action)
                    assert refusal is not None
                    said = words.refusal(refusal)
                    assert " " in said.rpartition(" [")[0] and "{" not in said
            s.apply(
                s.player(),
                luck.pick([o for o in options if o[0] != "bid" or int(o[2]) < 9] or options),
            )


def test_tables_saved_under_version_1_go_on() -> None:
    """Their questions knew neither the price of the next recruit nor the creature's name."""
    acting = Sitting(5).own(RED, "andros", 0, "temple").track("fates").turn(RED, "zeus")
    paying = Sitting(5).own(RED, "andros", 0, "temple").track("fates").turn(RED, "zeus")
    paying.play("summon 4")
    for sitting, words in ((acting, 3), (paying, 4)):
        saved = sitting.s.to_json()
        saved["stack"][-1] = saved["stack"][-1][:words]
        restored = sitting.s.clone()
        restored.restore(saved, game.package)
        assert restored.options(RED) == sitting.s.options(RED)
        restored.apply(RED, restored.options(RED)[0])
