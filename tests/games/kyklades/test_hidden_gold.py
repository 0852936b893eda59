"""What must not be learned of hidden gold: K-HIDDEN, undo, samples."""

from __future__ import annotations

from petteia.core.action import parse
from petteia.core.chance import Luck
from petteia.core.dealer import Dealer
from petteia.core.table import Table
from petteia.games.kyklades import game
from tests.games.kyklades.builder import BLACK, BLUE, GREEN, RED, YELLOW, Sitting


def at_table(sitting: Sitting) -> Table:
    table = Table(game, sitting.s.seats, None, Dealer(1))
    table.state = sitting.s
    return table


def test_k_hidden_4_what_the_griffon_showed_is_not_taken_back() -> None:
    """Otherwise its user could look at everybody's gold before choosing."""
    sitting = Sitting(5).own(RED, "andros").track("griffon").turn(RED, "zeus").play("summon 4")
    table = at_table(sitting)
    table.act(RED, ("rob", BLUE))
    assert not table.can_undo(RED)
    table.act(RED, ("recruit",))
    table.undo(RED)
    assert not table.can_undo(RED)


def test_k_hidden_4_declining_the_griffon_or_stealing_a_card_is_taken_back() -> None:
    declined = Sitting(5).own(RED, "andros").track("griffon").turn(RED, "zeus").play("summon 4")
    table = at_table(declined)
    table.act(RED, ("decline",))
    assert table.can_undo(RED)
    card = Sitting(5).own(RED, "andros").track("dryad").priests(BLUE, 1).turn(RED, "zeus")
    table = at_table(card.play("summon 4"))
    table.act(RED, ("rob", BLUE))
    assert table.can_undo(RED)


def test_k_hidden_1_driving_somebody_without_a_choice_to_apollo_is_not_taken_back() -> None:
    """That Blue can afford nothing else is news to Red."""

    def outbid(gold_of_blue: int) -> Table:
        sitting = Sitting(5).gold(20, gold_of_blue).offerings(GREEN, YELLOW, BLACK, BLUE, RED)
        sitting.play("bid poseidon 4", "bid zeus 4", "bid athena 4", "bid ares 2")
        table = at_table(sitting)
        table.act(RED, parse("bid ares 3"))
        return table

    poor = outbid(2)
    assert isinstance(poor.state, type(Sitting(5).s))
    assert poor.state.apollo == [BLUE]
    assert not poor.can_undo(RED)
    assert outbid(9).can_undo(RED)


def test_k_hidden_1_who_is_asked_can_pay_for_a_choice_in_every_sample() -> None:
    """Lone options are taken without asking; so a question tells that there are more."""
    offering = Sitting(5).gold(20, 20).offerings(GREEN, YELLOW, BLACK, RED, BLUE)
    offering.play("bid poseidon 4", "bid zeus 5", "bid athena 6", "bid ares 7")
    swimming = Sitting(5).own(BLUE, "andros").track("kraken").gold(20, 5).turn(BLUE, "zeus")
    swimming.play("summon 4", "surface E6")
    for sitting in (offering, swimming):
        assert sitting.player() == BLUE
        for seed in range(40):
            sample = sitting.s.sample(RED, Luck(seed))
            assert len(sample.options(BLUE)) > 1
    assert min(offering.s.sample(RED, Luck(n)).gold[BLUE] for n in range(200)) == 5


def test_k_auction_8_offerings_paid_are_committed_no_more() -> None:
    sitting = Sitting(4).priests(RED, 1).offerings(RED, BLUE, GREEN, YELLOW)
    sitting.play("bid ares 4")
    assert sitting.view(BLUE)["committed"] == [3, 0, 0, 0]
    sitting.play("apollo", "apollo", "apollo")
    assert sitting.view(BLUE)["committed"] == [0, 0, 0, 0]


def test_k_end_3_the_facts_of_the_short_game() -> None:
    short = game.static(2, game.settings({"variant": "mini"}))
    assert short["metropolises_to_win"] == 1
    assert game.static(2, game.settings())["metropolises_to_win"] == 3
