"""The examples of the laboratory's page run as they stand there."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"


def test_the_examples_run() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert len(blocks) >= 2
    names: dict[str, object] = {}
    exec("\n".join(blocks), names)
    assert names["action"]


def test_the_page_names_what_there_is() -> None:
    from petteia.bots.levels import LEVELS
    from petteia.bots.registry import FORMS

    page = PAGE.read_text("utf-8")
    for name in [*LEVELS, *(form.partition("[")[0] for form in FORMS)]:
        assert f"`{name}" in page
