"""Whole sittings, for every number of players and every way to end, replayed and compared."""

from __future__ import annotations

import pytest

from petteia.core.record import replay
from tests.games.thebai.golden import FOLDER, SITTINGS, stored, transcript
from tests.games.thebai.position import game


@pytest.mark.parametrize("name", SITTINGS)
def test_a_golden_sitting_plays_as_recorded(name: str) -> None:
    """After a deliberate change: `python -m tests.games.thebai.golden`, and read the difference."""
    record = stored(name)
    state = replay(game, record)
    assert state.outcome() is not None
    assert transcript(record) == (FOLDER / f"{name}.txt").read_text("utf-8")


def test_the_golden_sittings_show_every_way_to_end() -> None:
    """T-SOLO-WIN, T-END-8."""
    reasons = set()
    for name in SITTINGS:
        outcome = replay(game, stored(name)).outcome()
        assert outcome is not None
        reasons.add(outcome.reason)
    assert reasons >= {"by-points", "by-rebellion", "by-quelled-rebellion"}
