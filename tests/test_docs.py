"""What the documents show must run, and what they point to must exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from petteia.tools.main import ELSEWHERE, VERBS

ROOT = Path(__file__).parent.parent
TEXTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
NAMES = [str(text.relative_to(ROOT)) for text in TEXTS]
every_text = pytest.mark.parametrize("text", TEXTS, ids=NAMES)


@pytest.mark.parametrize("name", ["README.md", "docs/python.md"])
def test_examples_run(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / name).read_text("utf-8"), re.DOTALL)
    assert blocks
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, name, "exec"), names)
    assert capsys.readouterr().out


@every_text
def test_links_lead_somewhere(text: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", text.read_text("utf-8")):
        if "://" not in target:
            assert (text.parent / target).exists(), f"{text.name} points to {target}"


@every_text
def test_verbs_exist(text: Path) -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    source = text.read_text("utf-8")
    for verb in re.findall(r"`petteia ([a-z]+)", source):
        assert verb in VERBS or verb in ELSEWHERE, f"{text.name}: petteia {verb}"
    for verb in re.findall(r"(?:`|^)make ([a-z-]+)", source, re.MULTILINE):
        assert f"\n{verb}:" in makefile, f"{text.name}: make {verb}"


def test_no_machine_or_registry_is_named() -> None:
    """Nothing that holds on one machine only."""
    for file in [*TEXTS, ROOT / "Makefile", ROOT / "pyproject.toml", ROOT / ".ci" / "run"]:
        source = file.read_text("utf-8")
        assert "/root/" not in source and "/work" + "/" not in source, file.name
        assert "index-" + "url" not in source, file.name
