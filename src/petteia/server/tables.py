"""All tables that are in use: read from disk when asked for, played on by bots and clocks, ended."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

from sqlalchemy import Connection, insert, select, update

from petteia import games
from petteia.bots.seat import Seat
from petteia.core.flow import OVER
from petteia.server import schema
from petteia.server.bots import BotPool
from petteia.server.config import Config, is_table_id
from petteia.server.errors import Refused, diverged, not_found
from petteia.server.host import TableHost
from petteia.server.sealed import Diverged, Snapshot
from petteia.server.seats import REFUSED, Chair, Onlooker
from petteia.server.store import Row, Store

log = logging.getLogger("petteia.tables")

IDLE_SECONDS: Final = 600.0
ENDED_SECONDS: Final = 60.0
RETURN_SECONDS: Final = 60  # what somebody who comes back has at least


class Tables:
    def __init__(self, store: Store, bots: BotPool, config: Config) -> None:
        self.store = store
        self.bots = bots
        self.config = config
        self.hosts: dict[str, TableHost] = {}
        self._loading: dict[str, asyncio.Task[TableHost]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._driving: set[str] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._seen: dict[tuple[str, int], float] = {}  # when a seat was last online
        self._begun = time.monotonic()
        self.answers = 0
        self.stopping = False

    # -- in and out of memory ------------------------------------------------------------------

    async def get(self, id: str) -> TableHost:
        host = self.hosts.get(id)
        if host is not None:
            host.touched = time.monotonic()
            return host
        if not is_table_id(id):
            raise not_found()
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.create_task(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def shown(self, id: str) -> TableHost:
        """The table as it may be shown: with nothing that is not yet on disk."""
        host = await self.get(id)
        await host.stored()
        return await self.get(id) if host.gone else host

    async def _load(self, id: str) -> TableHost:
        found = await self.store.read(lambda connection: _read_table(connection, id))
        if found is None:
            raise not_found()
        row, chairs, answers, snapshot, said = found
        host = self.host_for(row, chairs)
        host.said.extend(said)
        if row["started"] is not None:
            try:
                host.take_up(answers, snapshot)
            except Diverged as error:
                log.error("table cannot be restored", extra={"table": id, "why": str(error)})
                raise diverged() from error
            unstored = host.unstored()
            if unstored:
                await self.store.append(unstored)
        self.hosts[id] = host
        self.follow_up(host)
        return host

    def host_for(self, row: Row, chairs: list[Chair]) -> TableHost:
        host = TableHost(self.store, row, games.load(row["game"]), chairs)
        host.snapshot_every = self.config.snapshot_every
        host.changed = self._changed
        host.lost = self.drop
        return host

    def drop(self, host: TableHost, code: int = 1012) -> None:
        """Forget what is in memory; the next who asks reads it from disk."""
        host.gone = True
        host.close_all(code)
        if self.hosts.get(host.id) is host:
            del self.hosts[host.id]
        for seat in range(len(host.chairs)):
            self._seen.pop((host.id, seat), None)
        timer = self._timers.pop(host.id, None)
        if timer is not None:
            timer.cancel()

    def drop_idle(self, seconds: float = IDLE_SECONDS) -> int:
        """Make room: tables nobody looks at and nothing happens at; ended ones sooner."""
        at = time.monotonic()
        idle = [
            host
            for host in self.hosts.values()
            if not host.onlookers
            and not host.lock.locked()
            and host.id not in self._driving
            and host.id not in self._timers
            and at - host.touched > (min(seconds, ENDED_SECONDS) if host.ended() else seconds)
        ]
        for host in idle:
            self.drop(host)
        return len(idle)

    async def resume(self) -> None:
        """After a start: tables where a bot or a clock is due go on by themselves."""

        def playing(connection: Connection) -> list[str]:
            waiting = select(schema.tables.c.id).where(schema.tables.c.state == "playing")
            return list(connection.execute(waiting).scalars())

        for id in await self.store.read(playing):
            try:
                await self.get(id)
            except Exception as error:
                log.error("table cannot be resumed", extra={"table": id, "why": str(error)})
            await asyncio.sleep(0)
            if len(self.hosts) > 2000:
                self.drop_idle(0)

    async def stop(self) -> None:
        self.stopping = True
        for timer in self._timers.values():
            timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for host in list(self.hosts.values()):
            host.close_all(1012)

    def let_go(self, whom: Callable[[Onlooker], bool]) -> None:
        """Close the sockets and streams of those who may no longer have them."""
        for host in list(self.hosts.values()):
            for onlooker in filter(whom, list(host.onlookers)):
                onlooker.close(REFUSED)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    # -- what follows an answer ----------------------------------------------------------------

    def _changed(self, host: TableHost) -> None:
        self.answers += 1
        host.touched = time.monotonic()
        self.follow_up(host)

    def follow_up(self, host: TableHost) -> None:
        table = host.table
        if table is None or host.state != "playing" or self.stopping or host.gone:
            return
        player = table.player()
        if player == OVER:
            self.spawn(host.finish())
            return
        snapshot = host.snapshot_due()
        if snapshot is not None:
            self.spawn(self._store_snapshot(snapshot))
        if self._bot_of(host, player):
            if host.id not in self._driving:
                self._driving.add(host.id)
                self.spawn(self._drive(host))
        elif host.clock is not None:
            self._set_timer(host, player)

    async def _store_snapshot(self, row: Row) -> None:
        await self.store.write(
            lambda connection: connection.execute(insert(schema.snapshots).values(row))
        )

    def _set_timer(self, host: TableHost, seat: int) -> None:
        assert host.clock is not None
        timer = self._timers.pop(host.id, None)
        if timer is not None:
            timer.cancel()
        left = host.clock.remaining(seat) / 1000
        loop = asyncio.get_running_loop()
        self._timers[host.id] = loop.call_later(left + 0.05, self._ring, host, seat)

    def _ring(self, host: TableHost, seat: int) -> None:
        self._timers.pop(host.id, None)
        if host.gone or host.clock is None or host.table is None:
            return
        if host.table.player() != seat or self._bot_of(host, seat):
            return
        if host.clock.remaining(seat) > 0:
            self._set_timer(host, seat)
        elif host.row["absence"] == "bot":
            self.spawn(self.set_absent(host, seat, True))

    def _bot_of(self, host: TableHost, seat: int) -> str:
        """The bot that answers for this seat now; empty for a person who is there."""
        chair = host.chairs[seat]
        if chair.kind == "bot":
            return chair.bot
        return str(host.row["stand_in"]) if chair.absent else ""

    async def _drive(self, host: TableHost) -> None:
        """Bots and stand-ins answer until a person must, or the game is over."""
        try:
            while not host.gone and host.table is not None and host.state == "playing":
                seat = host.table.player()
                bot = self._bot_of(host, seat) if seat >= 0 else ""
                if not bot:
                    return
                seq = host.seq
                knowledge = Seat(host.game, host.table.state, seat)
                if host.onlookers and self.config.bot_pause:
                    await asyncio.sleep(self.config.bot_pause)
                action = await self.bots.decide(bot, knowledge, secrets.randbits(48))
                try:
                    await host.act(seat, action, None, seq)
                except Refused as refused:
                    if refused.rule not in ("server-stale", "server-again"):
                        log.error("bot refused", extra={"table": host.id, "why": refused.message})
                        return
        finally:
            self._driving.discard(host.id)
            current = self.hosts.get(host.id)
            if current is not None and current is not host:
                self.follow_up(current)  # read anew meanwhile
            if not self.stopping and not host.gone and host.table is not None:
                seat = host.table.player()
                if seat >= 0 and host.clock is not None and not self._bot_of(host, seat):
                    self._set_timer(host, seat)

    # -- what is known of a table --------------------------------------------------------------

    async def update(self, host: TableHost, values: Row) -> None:
        def job(connection: Connection) -> None:
            where = schema.tables.c.id == host.id
            connection.execute(update(schema.tables).where(where).values(values))

        await self.store.write(job)
        host.row.update(values)

    async def set_absent(self, host: TableHost, seat: int, absent: bool) -> None:
        """A stand-in takes over, or the person is back."""
        async with host.lock:
            chair = host.chairs[seat]
            if host.state != "playing" or chair.kind != "person" or chair.absent == absent:
                return
            await self.set_chair_row(host, chair, absent=absent)
            if not absent and host.clock is not None:
                least = min(RETURN_SECONDS * 1000, host.clock.per_move or host.clock.bank)
                host.clock.left[seat] = max(host.clock.remaining(seat), least)
                host.clock.since = time.monotonic()
            host.tell_info()
        self.follow_up(host)

    def note_online(self, host: TableHost) -> None:
        """Remember who was there, so that nobody is replaced who only blinked."""
        at = time.monotonic()
        for seat, online in enumerate(host.online()):
            if online:
                self._seen[host.id, seat] = at

    async def set_chair_row(self, host: TableHost, chair: Chair, **values: Any) -> None:
        """Change who sits on a chair: on disk first."""

        def job(connection: Connection) -> None:
            where = schema.chairs.c.id == chair.id
            connection.execute(update(schema.chairs).where(where).values(values))

        await self.store.write(job)
        for name, value in values.items():
            setattr(chair, name, value)

    def last_seen(self, host: TableHost, seat: int) -> float:
        """When somebody was last seen at this seat; nobody is thought away before the server was there."""
        return self._seen.get((host.id, seat), self._begun)


def _read_table(connection: Connection, id: str) -> Any:
    t, c, a = schema.tables.c, schema.chairs.c, schema.answers.c
    row = connection.execute(select(schema.tables).where(t.id == id)).first()
    if row is None or row.game not in games.names():
        return None
    chairs = [
        Chair(each.id, each.seat, each.kind, each.person, each.name, each.bot, each.absent)
        for each in connection.execute(
            select(schema.chairs).where(c.table_id == id).order_by(c.seat)
        )
    ]
    answers = [
        dict(each._mapping)
        for each in connection.execute(
            select(schema.answers).where(a.table_id == id).order_by(a.seq)
        )
    ]
    newest = connection.execute(
        select(schema.snapshots)
        .where(schema.snapshots.c.table_id == id)
        .order_by(schema.snapshots.c.seq.desc())
        .limit(1)
    ).first()
    snapshot = (
        None
        if newest is None
        else Snapshot(int(newest._mapping["count"]), newest.version, newest.state)
    )
    said = [
        (each.person, {"at": each.at, "name": each.name, "seat": each.seat, "text": each.text})
        for each in connection.execute(
            select(schema.chat)
            .where(schema.chat.c.table_id == id)
            .order_by(schema.chat.c.id.desc())
            .limit(200)
        )
    ][::-1]
    return dict(row._mapping), chairs, answers, snapshot, said
