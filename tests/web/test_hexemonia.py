"""Hexemonia in a real Chromium: by clicks on the board and in its dialogs, and by keyboard alone."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.web.browser import OPTION, OVER, Visitor, builder

pytestmark = pytest.mark.slow

STRATEGY = f'{OPTION}[data-option="strategy"]'
CONFIRM = '.hx-sweep [data-sweep="confirm"]:not([disabled])'
PROPOSAL = '.hx-sweep [data-sweep="proposal"]'
PLUS = ".hx-sweep .hx-stepper button:last-child:not([disabled])"


@pytest.fixture
def visit(chromium: Any, site: str) -> Iterator[Callable[..., Visitor]]:
    made: list[Visitor] = []

    def enter(viewport: dict[str, int] | None = None, **settings: Any) -> Visitor:
        visitor = Visitor(chromium, site, viewport, **settings)
        made.append(visitor)
        return visitor

    yield enter
    for visitor in made:
        visitor.close()
    assert [fault for visitor in made for fault in visitor.faults] == []


def pressed(page: Any, selector: str) -> bool:
    """Click what is there; pages are renewed between looking and clicking."""
    found = page.query_selector(selector)
    if found is None:
        return False
    try:
        found.click(timeout=2000)
    except Exception as gone:
        if "not attached" not in str(gone) and "Timeout" not in str(gone):
            raise
        return False
    return True


def distribute(page: Any, luck: random.Random) -> bool:
    """Work with the dialog: its proposal, or plus signs until it can be confirmed."""
    if luck.random() < 0.5 and pressed(page, PROPOSAL):
        return True
    for _ in range(12):
        if luck.random() < 0.5 and pressed(page, CONFIRM):
            return True
        plus = page.query_selector_all(PLUS)
        if not plus:
            break
        try:
            luck.choice(plus).click(timeout=2000)
        except Exception:
            return False
    return pressed(page, CONFIRM)


def test_a_whole_game_by_clicks_on_board_and_dialogs(visit: Callable[..., Visitor]) -> None:
    ann = visit().still()
    ann.go(f"/t/{ann.table('hexemonia', 3)}")
    page, luck = ann.page, random.Random(5)
    choose = builder(luck)
    dialogs = clicks = 0
    for _ in range(2500):
        page.wait_for_selector(f"{OPTION}, {OVER}", timeout=60_000)
        if page.query_selector(OVER):
            break
        if page.query_selector(".hx-sweep") and luck.random() < 0.9:
            dialogs += distribute(page, luck)
        elif not dialogs and pressed(page, STRATEGY):
            clicks += 1  # its dialog opens whatever was dealt
        else:
            legal = page.query_selector_all('[data-key][data-legal="yes"]')
            if legal and luck.random() < 0.7:
                try:
                    luck.choice(legal).click(timeout=2000)
                    clicks += 1
                except Exception:
                    page.keyboard.press("Escape")
            else:
                ann.decide(choose)
        page.wait_for_timeout(25)
    page.wait_for_selector(".ledger")
    assert dialogs > 0 and clicks > 5


def test_the_strategy_dialog_gives_the_listed_answers(visit: Callable[..., Visitor]) -> None:
    ann = visit().still()
    table = ann.table("hexemonia", 2, options={"start": "0"}, seating="chosen")
    page = ann.go(f"/t/{table}")
    for verb in ("take", "gain", "stop", "strategy"):
        page.wait_for_selector(OPTION)
        if verb == "stop" and page.query_selector(f'{OPTION}[data-option="strategy"]'):
            continue  # nothing was playable
        page.click(f"{OPTION}[data-option^='{verb}']")
        page.wait_for_timeout(200)
    page.wait_for_selector(".hx-sweep")
    page.click(".hx-sweep .hx-stepper button:last-child")
    page.click(CONFIRM)
    page.wait_for_selector(".log .line:has-text('exchanges 2 citizens for 1 hoplite')")


def test_a_whole_game_by_keyboard_alone(visit: Callable[..., Visitor]) -> None:
    ann = visit().still()
    page = ann.go(f"/t/{ann.table('hexemonia', 2)}")
    luck, choose = random.Random(11), builder(random.Random(12))
    for _ in range(3000):
        page.wait_for_selector(f"{OPTION}, {OVER}", timeout=60_000)
        if page.query_selector(OVER):
            break
        if luck.random() < 0.2:  # over the board
            page.keyboard.press("b")
            for _ in range(luck.randrange(4)):
                page.keyboard.press(luck.choice([".", "ArrowRight", "ArrowDown", "ArrowLeft"]))
            page.keyboard.press("Enter")
            page.wait_for_timeout(60)
            if page.query_selector("dialog.opened"):
                page.keyboard.press("Escape")
            continue
        names = page.eval_on_selector_all(
            OPTION, "all => all.map(one => one.dataset.option || one.dataset.optionKey)"
        )
        if not names:
            continue
        at = choose(names)
        if at < 9:
            page.keyboard.press(str(at + 1))
        else:
            page.keyboard.press("o")
            for _ in range(at):
                page.keyboard.press("Tab")
            page.keyboard.press("Enter")
        page.wait_for_timeout(30)
    page.wait_for_selector(".ledger")


def test_tiles_to_discard_are_ticked_in_any_order(visit: Callable[..., Visitor]) -> None:
    """H-UI-1: six tiles in the hand, two go; the later one is ticked first."""
    ann = visit().still()
    table = ann.table("hexemonia", 2, options={"start": "0"}, seating="chosen")
    page = ann.go(f"/t/{table}")
    wanted = ("take", "stop", "production")
    answers = ", ".join(f"{OPTION}[data-option^='{verb}']" for verb in wanted)
    for _ in range(12):
        page.wait_for_selector(f"{answers}, .hx-ticks")
        if page.query_selector(".hx-ticks"):
            break
        if not pressed(page, f"{OPTION}[data-option='stop']"):
            pressed(page, answers)
        page.wait_for_timeout(300)
    ticks = page.locator(".hx-tick")
    chosen = (ticks.last, ticks.first)
    names = [tick.get_attribute("aria-label") for tick in chosen]
    for tick in chosen:
        tick.click()
    page.click(CONFIRM)
    for name in names:
        page.wait_for_selector(f".log .line:has-text('Ann discards {name}')")
