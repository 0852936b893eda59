"""The three dealers."""

from __future__ import annotations

from petteia import games
from petteia.core.dealer import Dealer, ScriptedDealer, SealedDealer
from petteia.core.record import replay
from petteia.core.table import Table
from petteia.games.skirmish.rules.turns import DrawFavour

SKIRMISH = games.load("skirmish")


def drawing(dealer: Dealer) -> list[int]:
    """Player 0 draws three favours."""
    state = SKIRMISH.new(2)
    state.quiet = True
    cards = []
    for turn in range(3):
        state.stack.append(DrawFavour(0))
        action = dealer.answer(state, turn)
        state.apply(-1, action)
        cards.append(int(action[1]))
    return cards


def test_a_seeded_dealer_repeats_itself() -> None:
    assert drawing(Dealer(5)) == drawing(Dealer(5))


def test_a_script_comes_first_and_the_seed_after_it() -> None:
    scripted = ScriptedDealer(["drawn 3", "drawn 3"], seed=5)
    assert drawing(scripted)[:2] == [3, 3]
    assert not scripted.script


def test_a_sealed_dealer_needs_no_memory() -> None:
    """Each answer follows from the seed and its number: a restart in the middle changes nothing."""
    whole = Table(SKIRMISH, 3, None, SealedDealer(b"seed"))
    while not whole.over():
        whole.act(whole.player(), whole.state.options(whole.player())[0])
    record = whole.record()
    for cut in (0, len(record.answers) // 2):
        state = replay(SKIRMISH, record, cut)
        for turn, (seat, action) in list(enumerate(record.answers))[cut:]:
            if seat == -1:
                assert SealedDealer(b"seed").answer(state, turn) == action
            state.apply(seat, action)
        assert state.key() == whole.state.key()
