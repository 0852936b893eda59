"""A visitor with a browser: what people do on our pages, in few words."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
OPTION = ".prompt.mine .option:not(.back):not([disabled])"
OVER = "dialog.sheet"
HANDED = ".hand-over"  # the screen goes to the next person


class Visitor:
    """One person: own cookies, own settings. Whatever goes wrong on a page is kept in `faults`."""

    def __init__(
        self, browser: Any, site: str, viewport: dict[str, int] | None = None, **settings: Any
    ) -> None:
        phone = viewport == PHONE
        self.context = browser.new_context(
            viewport=viewport or DESK, has_touch=phone, is_mobile=phone, **settings
        )
        self.site = site
        self.faults: list[str] = []
        self.page = self.context.new_page()
        self.page.set_default_timeout(30_000)
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        self.page.on("requestfailed", self._failed)

    def _said(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type}: {message.text}")

    def _failed(self, asked: Any) -> None:
        if "ERR_ABORTED" not in (asked.failure or ""):
            self.faults.append(f"failed: {asked.url} {asked.failure}")

    def still(self) -> Visitor:
        """Nothing moves: whole games are quicker so."""
        self.context.add_init_script(
            """if (!localStorage.getItem("petteia.settings"))
                 localStorage.setItem("petteia.settings", '{"motion": "off", "language": "en"}')"""
        )
        return self

    def go(self, path: str) -> Any:
        self.page.goto(self.site + path)
        return self.page

    def close(self) -> None:
        self.context.close()

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """What a page of ours would send, with this visitor's cookie."""
        answer = self.context.request.post(
            f"{self.site}/api/v1/{path}", data=body, headers={"X-Petteia": "1"}
        )
        assert answer.ok, answer.text()
        return answer.json()

    def table(self, game: str, seats: int, bot: str = "beginner", **rest: Any) -> str:
        """A table of mine against bots; its id."""
        chairs = [{"kind": "me"}] + [{"kind": "bot", "bot": bot}] * (seats - 1)
        wish = {"game": game, "seats": seats, "chairs": chairs, "player": "Ann", **rest}
        return str(self.post("tables", wish)["id"])

    def decide(self, choose: Callable[[list[str]], int]) -> bool:
        """Wait for a decision of mine and answer it by a click; False when the game is over."""
        page = self.page
        page.wait_for_selector(f"{OPTION}, {OVER}, {HANDED}", timeout=60_000)
        if page.query_selector(OVER):
            return False
        found = page.query_selector_all(OPTION)
        names = [
            button.get_attribute("data-option") or f"key {button.get_attribute('data-option-key')}"
            for button in found
        ]
        if not names:
            return True
        try:
            found[choose(names)].click(timeout=5000)
        except Exception as gone:  # the page was renewed between looking and clicking
            if "not attached" not in str(gone) and "Timeout" not in str(gone):
                raise
        return True


def builder(luck: random.Random) -> Callable[[list[str]], int]:
    """A simple mind for any game: take what is offered, end turns rarely."""

    def choose(names: list[str]) -> int:
        keen = [at for at, name in enumerate(names) if name.split()[0] in KEEN]
        if keen and luck.random() < 0.7:
            return luck.choice(keen)
        going = [at for at, name in enumerate(names) if name.split()[0] not in LAST]
        return luck.choice(going if going and luck.random() < 0.6 else list(range(len(names))))

    return choose


KEEN = ("found", "raise", "build", "recruit", "launch", "muster")
LAST = ("end", "stop", "done", "enough", "apollo", "withdraw", "decline", "pass")
