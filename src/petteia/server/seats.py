"""Who sits at a table, who looks on, and what they may agree on."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from petteia.core.flow import OVER

LONGEST_OUTBOX: Final = 200
REFUSED: Final = 4403  # the code a socket is closed with that may not be, or may be no longer


class Chair:
    def __init__(
        self, id: int, seat: int, kind: str, person: str | None, name: str, bot: str, absent: bool
    ) -> None:
        self.id = id
        self.seat = seat
        self.kind = kind  # open, person, bot
        self.person = person
        self.name = name
        self.bot = bot
        self.absent = absent  # a stand-in answers until the person is back


class Rollback:
    """Somebody asks the others to take the table back to an earlier answer."""

    def __init__(self, seat: int, to_seq: int, count: int, due: set[int]) -> None:
        self.seat = seat
        self.to_seq = to_seq
        self.count = count  # answers that would stay
        self.due = due  # seats that have not agreed yet


class Onlooker:
    """A socket or stream: a seat or a watcher, and what is still to be sent there."""

    def __init__(
        self,
        person: str | None,
        chair: int | None = None,
        wanted: int | None = None,
        secret: str = "",
    ) -> None:
        self.person = person
        self.chair = chair  # the one a program's token is good for
        self.secret = secret  # the token or cookie it was opened with: when that is void, it goes
        self.wanted = wanted  # the seat asked for; otherwise the one that must answer
        self.viewer = OVER
        self.outbox: deque[str] = deque()
        self.wake = asyncio.Event()
        self.closed = 0  # a WebSocket close code, once it must go

    def send(self, message: str) -> None:
        if len(self.outbox) >= LONGEST_OUTBOX:
            self.close(1013)  # too slow: come back later, and get the newest view
            return
        self.outbox.append(message)
        self.wake.set()

    def close(self, code: int) -> None:
        self.closed = self.closed or code
        self.wake.set()
