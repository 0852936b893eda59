"""HTTP on the wire, with an end to what a stranger may send before a request has begun.

httptools reads heads of any length, for as long as they take; both is bounded here.
"""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD: Final = 512 * 1024  # twice what is read at once, in which a body may begin
HEAD_SECONDS: Final = 30.0


class BoundedHttp(HttpToolsProtocol):
    waits: asyncio.TimerHandle | None = None  # as long as a head is awaited
    head = 0  # bytes of it so far

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._head_is_here()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.head += len(data)
        if self.waits is not None and self.head > LARGEST_HEAD:
            self.send_400_response("This head does not end.")
            return
        super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.waits is None:
            self._await_head()

    def on_headers_complete(self) -> None:
        self._head_is_here()
        super().on_headers_complete()

    def _await_head(self) -> None:
        self.head = 0
        self.waits = self.loop.call_later(HEAD_SECONDS, self.transport.close)

    def _head_is_here(self) -> None:
        if self.waits is not None:
            self.waits.cancel()
            self.waits = None
