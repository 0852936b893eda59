"""Whole games of Elysium in Chromium: by clicks on the things of the board, and by keyboard alone."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.web import test_play
from tests.web.browser import OPTION, OVER, Visitor

pytestmark = pytest.mark.slow

visit = test_play.visit  # the same visitors, with the same complaints at their end
LEGAL = '.area [data-legal="yes"]'


def test_a_whole_game_by_clicks_on_the_board(visit: Callable[..., Visitor]) -> None:
    """Cards, quests, columns and piles light up and lead to an answer; what does not says why."""
    ann = visit().still()
    ann.go(f"/t/{ann.table('elysium', 2, options={'families': 'many_ways'})}")
    page, luck = ann.page, random.Random(4)
    clicked = refused = previews = 0
    for _ in range(1500):
        page.wait_for_selector(f"{OPTION}, {OVER}", timeout=60_000)
        if page.query_selector(OVER):
            break
        previews += len(page.query_selector_all(".el-board.own .el-chip"))
        legal = [one for one in page.query_selector_all(LEGAL) if one.is_visible()]
        if refused < 3 and luck.random() < 0.05:
            barred = page.locator('.el-card[data-action^="take"]:not([data-legal])')
            if barred.count():
                barred.first.dispatch_event("click")
                page.wait_for_selector(".prompt .notice.on")
                assert "E-" in page.inner_text(".prompt .notice")
                refused += 1
        if legal and luck.random() < 0.85:
            luck.choice(legal).dispatch_event("click")
            clicked += 1
        else:
            buttons = page.query_selector_all(OPTION)
            if buttons:
                luck.choice(buttons).dispatch_event("click")
        page.wait_for_timeout(40)
    assert page.query_selector(".ledger")
    # twenty takings and as many columns, a few of them by button
    assert clicked > 25 and refused and previews


def test_a_whole_game_by_keyboard(visit: Callable[..., Visitor]) -> None:
    """The dot walks over what is legal, Enter takes it, `i` opens a card, digits press buttons."""
    ann = visit().still()
    ann.go(f"/t/{ann.table('elysium', 2)}")
    page, luck = ann.page, random.Random(6)
    opened = walked = 0
    for _ in range(2500):
        page.wait_for_selector(f"{OPTION}, {OVER}", timeout=60_000)
        if page.query_selector(OVER):
            break
        if luck.random() < 0.4:
            page.keyboard.press("b")
            for _ in range(luck.randrange(1, 4)):
                page.keyboard.press(".")
            if opened < 3 and focused(page).startswith("card:"):
                page.keyboard.press("i")
                page.wait_for_selector("dialog[open] .el-open-text")
                page.keyboard.press("Escape")
                opened += 1
            page.keyboard.press("Enter")
            walked += 1
        else:
            many = min(len(page.query_selector_all(OPTION)), 9)
            if many:
                page.keyboard.press(str(luck.randrange(many) + 1))
        page.wait_for_timeout(40)
        if page.query_selector("dialog[open]:not(.sheet)"):
            page.keyboard.press("Escape")
    assert page.query_selector(".ledger")
    assert opened and walked > 20


def focused(page: Any) -> str:
    return str(page.evaluate("document.activeElement?.dataset?.key || ''"))


def test_five_families_of_our_own_choice(visit: Callable[..., Visitor]) -> None:
    """E-DEC-1: five of eight by agreement; with fewer the page says what is missing"""
    ann = visit().still()
    page = ann.go("/new/elysium")
    page.click(".rule-options summary")
    page.select_option("select:has(option[value=many_ways])", label="Our own choice of five")
    families = page.locator(".parts button")
    assert families.count() == 8
    for name in ("Apollo", "Ares", "Hermes", "Poseidon"):
        page.click(f".parts button:text-is('{name}')")
    page.click("form button[type=submit]")
    page.wait_for_selector("[role=alert]:has-text('Choose five families.')")
    page.click(".parts button:text-is('Zeus')")
    assert page.locator(".parts button:disabled").count() == 3
    page.click("form button[type=submit]")
    page.wait_for_selector(OPTION)
    told = page.locator(".log").inner_text()
    assert "In play: Apollo, Ares, Hermes, Poseidon, Zeus." in told
