"""The error tree and refusals."""

from __future__ import annotations

from pathlib import Path

from petteia.core import errors
from petteia.core.errors import BadRecord, IllegalAction, PetteiaError, Refusal


def test_every_error_hangs_on_the_tree() -> None:
    found = [
        kind
        for kind in vars(errors).values()
        if isinstance(kind, type) and issubclass(kind, Exception)
    ]
    assert len(found) >= 5
    tree = Path(errors.__file__).with_name("errors.py").read_text("utf-8").split('"""')[1]
    for kind in found:
        assert issubclass(kind, PetteiaError)
        assert kind is PetteiaError or kind.__name__ in tree


def test_a_refusal_tells_rule_and_numbers() -> None:
    refusal = Refusal("S-NO-BID", low=2, high=5)
    assert str(refusal) == "S-NO-BID (low 2, high 5)"
    assert str(Refusal("OVER")) == "OVER"
    assert refusal == Refusal("S-NO-BID", high=5, low=2)
    assert refusal != Refusal("S-NO-BID", low=3, high=5)
    assert refusal != "S-NO-BID"
    assert len({refusal, Refusal("S-NO-BID", low=2, high=5)}) == 1


def test_errors_carry_what_programs_need() -> None:
    illegal = IllegalAction("no", Refusal("X"), nearest="bid ares 1")
    assert (illegal.refusal.rule, illegal.nearest) == ("X", "bid ares 1")
    record = BadRecord(7, "expected a bid")
    assert (record.line, str(record)) == (7, "line 7: expected a bid")
