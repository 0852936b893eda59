"""Thebai in a browser: a game alone by clicks on the board, one for two by the keyboard."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.web.browser import OPTION, OVER, Visitor

pytestmark = pytest.mark.slow

LEGAL = '.area [data-legal="yes"]'
# the stone set aside opens the field that builds, so that every game shows a stone being turned
BUILDING = ", ".join(
    f'{OPTION}[data-option^="{option}"]'
    for option in ("set-aside lower_2", "use lower_2", "stone ")
)


@pytest.fixture
def visit(chromium: Any, site: str) -> Iterator[Callable[..., Visitor]]:
    made: list[Visitor] = []

    def enter() -> Visitor:
        made.append(Visitor(chromium, site))
        return made[-1]

    yield enter
    for visitor in made:
        visitor.close()
    assert [fault for visitor in made for fault in visitor.faults] == []


def test_a_game_against_antigone_by_clicks_on_the_board(visit: Callable[..., Visitor]) -> None:
    """Most answers are given on the drawings; the path of the archon is shown before it is walked."""
    ann = visit().still()
    ann.go(f"/t/{ann.table('thebai', 1)}")
    page, luck = ann.page, random.Random(3)
    on_board, badges, rotations = 0, 0, 0
    for _ in range(1500):
        page.wait_for_selector(f"{OPTION}, {OVER}", timeout=60_000)
        if page.query_selector(OVER):
            break
        badges += len(page.query_selector_all(".th-walk .th-badge"))
        rotations += len(page.query_selector_all(".th-turn")) == 4
        things = page.query_selector_all(LEGAL)
        building = None if rotations else page.query_selector(BUILDING)
        if building:
            building.click()
        elif things and luck.random() < 0.8:
            things[luck.randrange(len(things))].dispatch_event("click")
            on_board += 1
        else:
            buttons = page.query_selector_all(OPTION)
            buttons[luck.randrange(len(buttons))].click() if buttons else None
        page.wait_for_timeout(30)
    assert page.query_selector(OVER)
    assert on_board > 30 and badges > 0 and rotations > 0
    told = page.inner_text(OVER)
    assert re.search(r"rebellion", told)
    assert ("Ann wins." in told) != ("Nobody wins." in told)  # Antigone has no seat to be named by


def test_a_game_for_two_by_keyboard_alone(visit: Callable[..., Visitor]) -> None:
    ann = visit().still()
    page = ann.go(f"/t/{ann.table('thebai', 2)}")
    luck = random.Random(5)
    for _ in range(2500):
        page.wait_for_selector(f"{OPTION}, {OVER}", timeout=60_000)
        if page.query_selector(OVER):
            break
        count = len(page.query_selector_all(OPTION))
        if luck.random() < 0.25:  # over the board, from one legal thing to the next
            page.keyboard.press("b")
            for _ in range(1 + luck.randrange(3)):
                page.keyboard.press(luck.choice([".", ".", "ArrowDown"]))
            page.keyboard.press("Enter")
        elif count:
            page.keyboard.press(str(1 + luck.randrange(min(count, 9))))
        page.wait_for_timeout(40)
        if page.query_selector("dialog.opened"):
            page.keyboard.press("Escape")
    assert page.query_selector(".ledger")
