"""The WebSocket of a table: what happens is sent as it happens, answers come back the same way."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from petteia.server.api import act_on, acting_seat, onlooker_of, take_back_on
from petteia.server.errors import Refused, bad_request
from petteia.server.host import TableHost, encode
from petteia.server.seats import REFUSED, Onlooker
from petteia.server.site import Asker, Site, address_of, asker_of, check_origin, natural, site_of
from petteia.server.wishes import (
    ActMessage,
    ChatMessage,
    Message,
    PingMessage,
    RestartMessage,
    RollbackMessage,
    UndoMessage,
    VoteMessage,
)

log = logging.getLogger("petteia.socket")

PONG = '{"type":"pong"}'
CLOSE_SECONDS = 2.0

_decode = msgspec.json.Decoder(Message).decode

FLOODED = 4429  # a close code


async def table_socket(socket: WebSocket) -> None:
    """Accept a socket if its table exists and its page is ours; serve it until it goes."""
    site = site_of(socket)
    try:
        check_origin(socket)
        asker = await asker_of(socket)
        site.limits.take("join", asker.address)
        host = await site.tables.get(socket.path_params["id"])
        site.check_room(asker.who)
    except Refused as refused:
        if refused.status == 404:
            site.limits.allows("miss", address_of(socket))
        await socket.close(REFUSED, refused.rule)
        return
    with site.connected(asker.who):
        await socket.accept()
        await _serve(socket, site, asker, host)


async def _serve(socket: WebSocket, site: Site, asker: Asker, host: TableHost) -> None:
    onlooker = onlooker_of(asker, natural(socket.query_params.get("seat", "")))
    since = natural(socket.query_params.get("since", ""))
    await host.stored()
    host.enter(onlooker, -1 if since is None else since)
    site.tables.note_online(host)
    pump = asyncio.create_task(_pump(socket, onlooker))
    try:
        await _listen(socket, site, asker, host, onlooker)
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone, or closed by us
    finally:
        site.tables.note_online(host)
        host.go(onlooker)
        if not onlooker.closed:
            pump.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await asyncio.wait_for(pump, CLOSE_SECONDS)


async def _pump(socket: WebSocket, onlooker: Onlooker) -> None:
    """Send what waits, in order; a slow reader delays nobody else."""
    outbox, wake = onlooker.outbox, onlooker.wake
    try:
        while not onlooker.closed:
            while outbox:
                await socket.send({"type": "websocket.send", "text": outbox.popleft()})
            wake.clear()
            await wake.wait()
        await socket.close(onlooker.closed)
    except (WebSocketDisconnect, RuntimeError, OSError):
        return  # the reader is gone; the listening side notices too


async def _listen(
    socket: WebSocket, site: Site, asker: Asker, host: TableHost, onlooker: Onlooker
) -> None:
    while True:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect" or onlooker.closed:
            return
        if not site.limits.allows("message", asker.who):
            onlooker.close(FLOODED)
            return
        text = received.get("text")
        if text == '{"type":"ping"}':
            onlooker.send(PONG)
            continue
        if host.gone:
            onlooker.close(1012)
            return
        try:
            await _obey(site, asker, host, onlooker, _read(text))
        except Refused as refused:
            onlooker.send(encode({**refused.json(), "seq": host.seq}).decode())
            if refused.rule == "server-stale":
                await host.stored()
                onlooker.send(encode(host.sync(onlooker.viewer)).decode())


def _read(text: str | None) -> Message:
    if text is None:
        raise bad_request("a message is a text in JSON")
    try:
        message: Message = _decode(text)
        return message
    except (msgspec.MsgspecError, RecursionError) as error:
        raise bad_request(str(error)) from error


async def _obey(
    site: Site, asker: Asker, host: TableHost, onlooker: Onlooker, message: Message
) -> None:
    if isinstance(message, PingMessage):
        onlooker.send(PONG)
        return
    seats = asker.seats(host)
    if isinstance(message, ChatMessage):
        site.limits.take("chat", asker.who)
        await site.lobby.say(host, asker.at(host), message.text)
        return
    if isinstance(message, ActMessage):
        site.limits.take("act", asker.who)
        before = host.seq
        given = await act_on(site, host, seats, message)
        if given <= before:  # sent before: it was carried out then
            again = {"type": "accepted", "key": message.key, "seq": given}
            onlooker.send(encode(again).decode())
            await host.stored()
            onlooker.send(encode(host.sync(onlooker.viewer)).decode())
        return
    acting_seat(host, seats, None)
    site.limits.take("act", asker.who)
    if isinstance(message, (UndoMessage, RestartMessage)):
        await take_back_on(host, seats, message, isinstance(message, RestartMessage))
    elif isinstance(message, RollbackMessage):
        await host.propose(acting_seat(host, seats, None), message.to_seq)
    elif isinstance(message, VoteMessage):
        await host.vote(seats, message.yes)
