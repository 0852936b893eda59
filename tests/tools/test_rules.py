"""rules: definitions, citations, what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from petteia.tools.verbs.rules import cited, defined, looked_up, mentioned
from tests.tools.command import run

Capture = pytest.CaptureFixture[str]
ROOT = Path(__file__).parent.parent.parent


def test_definitions_in_all_the_ways_they_are_written() -> None:
    text = (
        "**[K-TURN-1]** First. See [K-TURN-9].\n"
        "| **[K-NO-TURN]** | no |\n"
        "- **[K-CR-CHIMERA]** shuffles\n"
        "**[H-AB-harbour] Harbour.**\n"
        "[K-TURN-8] only continues a sentence\n"
    )
    assert defined(text) == ["K-TURN-1", "K-NO-TURN", "K-CR-CHIMERA", "H-AB-harbour"]
    plain = (
        "[E-STATE-1] Common.\n* [E-BAN-1] Never. [E-STATE-1]\n| [E-RUL-2] | why |\nsee [E-X-1]\n"
    )
    assert defined(plain) == ["E-STATE-1", "E-BAN-1", "E-RUL-2"]


def test_citations_in_comments_data_and_names(tmp_path: Path) -> None:
    (tmp_path / "code.py").write_text("x = 1  # K-TURN-1, K-NO-TURN\n")
    (tmp_path / "data.toml").write_text('rule = "H-AB-harbour"\n')
    (tmp_path / "test_it.py").write_text("def test_c_3_k_auction_12_and_more(): ...\n")
    found = cited(tmp_path, ("*.py", "*.toml"))
    assert {"K-TURN-1", "K-NO-TURN", "H-AB-harbour"} <= found
    assert mentioned("K-AUCTION-12", found)
    assert not mentioned("K-AUCTION-1", found)
    assert mentioned("K-TURN-1", found)
    assert not mentioned("K-TURN-2", found)


def test_the_toy_has_code_and_test_for_every_rule(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    ran = run(capsys, "rules", "skirmish", "--json")
    assert ran.code == 0
    (report,) = ran.json()["games"]
    assert report["rules"] == 21
    assert report["no_code"] == report["no_test"] == report["unknown"] == []


def test_what_is_missing_fails_and_is_named(tmp_path: Path, capsys: Capture) -> None:
    """Without the tests of the project, every rule of the toy lacks one."""
    (tmp_path / "tests" / "games" / "skirmish").mkdir(parents=True)
    ran = run(capsys, "rules", "skirmish", "--root", tmp_path)
    assert ran.code == 1
    assert "skirmish, without test: S-SETUP-1" in ran.out
    assert looked_up("skirmish", tmp_path, False)["no_code"] == []
