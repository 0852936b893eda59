"""One sitting: answers, undo, log."""

from __future__ import annotations

import pytest

from petteia import games
from petteia.core.dealer import Dealer, ScriptedDealer
from petteia.core.errors import IllegalAction
from petteia.core.flow import CHANCE
from petteia.core.record import read, replay
from petteia.core.table import Table

SKIRMISH = games.load("skirmish")


def in_turn(dealer: Dealer) -> Table:
    """Player a has Ares and is in the own turn."""
    table = Table(SKIRMISH, 2, None, dealer)
    table.act(0, ("bid", "ares", 1))
    table.act(1, ("withdraw",))
    return table


def test_undo_gives_back_the_own_answers_only() -> None:
    table = in_turn(Dealer(1))
    assert not table.can_undo(0)
    assert table.can_undo(1) == (table.answers[-1][0] == 1)
    start = table.state.key()
    log = list(table.log)
    table.act(0, ("place", 0))
    table.act(0, ("place", 1))
    assert not table.can_undo(1)
    table.undo(0)
    assert table.answers[-1] == (0, ("place", 0))
    table.undo(0)
    assert table.state.key() == start
    assert table.log == log
    with pytest.raises(IllegalAction) as caught:
        table.undo(0)
    assert caught.value.refusal.rule == "UNDO"


def test_restart_takes_back_the_whole_turn() -> None:
    table = in_turn(Dealer(1))
    start = table.state.key()
    for region in (0, 1, 2):
        table.act(0, ("place", region))
    table.restart(0)
    assert table.state.key() == start


def test_dice_are_not_rolled_twice() -> None:
    table = in_turn(ScriptedDealer(["rolled 1 1"]))
    table.act(0, ("march", 2, 3))
    assert table.can_undo(0)
    table.act(0, ("assault",))
    assert not table.can_undo(0)


def test_nobody_answers_for_the_dealer() -> None:
    with pytest.raises(IllegalAction):
        Table(SKIRMISH, 2, None, Dealer(1)).act(CHANCE, ("rolled", 1, 1))


def test_a_refused_answer_changes_nothing() -> None:
    table = in_turn(Dealer(1))
    table.act(0, ("place", 0))
    before, answers = table.state.key(), list(table.answers)
    with pytest.raises(IllegalAction):
        table.act(0, ("place", 11))
    assert (table.state.key(), table.answers) == (before, answers)
    assert table.can_undo(0)


def test_the_log_names_the_answer_that_caused_an_event() -> None:
    table = in_turn(Dealer(1))
    assert table.log[0] == (0, ("round", 1))
    assert (1, ("bid", 0, "ares", 1)) in table.log


def test_a_table_writes_a_record() -> None:
    table = in_turn(Dealer(1))
    assert replay(SKIRMISH, read(table.record().text())).key() == table.state.key()
