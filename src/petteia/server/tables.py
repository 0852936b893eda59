"""All tables: made, joined, started, played on by bots, ended; kept in memory while in use."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from petteia import games
from petteia.bots.registry import make
from petteia.bots.seat import Seat
from petteia.core.errors import BadOptions
from petteia.core.flow import OVER
from petteia.core.game import Game
from petteia.server import schema
from petteia.server.bots import BotPool
from petteia.server.config import Config, table_id, token
from petteia.server.errors import Refused, bad_request, forbidden, not_found
from petteia.server.host import Chair, TableHost
from petteia.server.people import People, Person, clean_name, hashed, now
from petteia.server.sealed import Diverged, Snapshot
from petteia.server.store import Row, Store
from petteia.server.wishes import NewTable, SetChair

log = logging.getLogger("petteia.tables")

IDLE_SECONDS: Final = 600.0
ENDED_SECONDS: Final = 60.0
AWAY_SECONDS: Final = 60.0  # a seat nobody has looked at for so long may get a stand-in
MOST_OPEN_EACH: Final = 30
RETURN_SECONDS: Final = 60  # what somebody who comes back has at least
LISTED: Final = 50
OPEN_DAYS: Final = 7  # a table that waited longer is listed no more


class Tables:
    def __init__(self, store: Store, people: People, bots: BotPool, config: Config) -> None:
        self.store = store
        self.people = people
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

    # -- in and out of memory ----------------------------------------------------------------------

    async def get(self, id: str) -> TableHost:
        host = self.hosts.get(id)
        if host is not None:
            host.touched = time.monotonic()
            return host
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.create_task(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> TableHost:
        found = await self.store.read(lambda connection: _read_table(connection, id))
        if found is None:
            raise not_found()
        row, chairs, answers, snapshot, said = found
        host = self._host(row, chairs)
        host.said.extend(said)
        if row["started"] is not None:
            try:
                host.take_up(answers, snapshot)
            except Diverged as error:
                log.error("table cannot be restored", extra={"table": id, "why": str(error)})
                raise Refused(
                    "server-diverged", "this table was played under other rules", 409
                ) from error
            unstored = host.unstored()
            if unstored:
                await self.store.append(unstored)
        self.hosts[id] = host
        self._follow_up(host)
        return host

    def _host(self, row: Row, chairs: list[Chair]) -> TableHost:
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

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    # -- what follows an answer -----------------------------------------------------------------------

    def _changed(self, host: TableHost) -> None:
        self.answers += 1
        host.touched = time.monotonic()
        self._follow_up(host)

    def _follow_up(self, host: TableHost) -> None:
        table = host.table
        if table is None or host.state != "playing" or self.stopping or host.gone:
            return
        player = table.player()
        if player == OVER:
            self.spawn(self._finish(host))
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
                self._follow_up(current)  # read anew meanwhile
            if not self.stopping and not host.gone and host.table is not None:
                seat = host.table.player()
                if seat >= 0 and host.clock is not None and not self._bot_of(host, seat):
                    self._set_timer(host, seat)

    async def _finish(self, host: TableHost) -> None:
        async with host.lock:
            table = host.table
            if table is None or not table.over() or host.state != "playing":
                return
            outcome = table.state.outcome()
            ended = {
                "state": "finished",
                "ended": now(),
                "outcome": msgspec.json.encode(outcome.to_json() if outcome else None).decode(),
            }
            await self._update(host, ended)
            host.tell_sync()

    async def _update(self, host: TableHost, values: Row) -> None:
        def job(connection: Connection) -> None:
            where = schema.tables.c.id == host.id
            connection.execute(update(schema.tables).where(where).values(values))

        await self.store.write(job)
        host.row.update(values)

    # -- making and starting ---------------------------------------------------------------------------

    async def create(self, person: Person, wish: NewTable) -> tuple[TableHost, str | None]:
        """A new table; with it the token of the asker's chair, if there is one."""
        game = game_named(wish.game)
        chosen = _settings(game, wish)
        asked = list(wish.chairs)
        if len(asked) > wish.seats:
            raise bad_request(f"{wish.seats} seats, but {len(asked)} chairs")
        kinds = [(each.kind, each.bot) for each in asked]
        if not asked:
            kinds = [("me", "")]
        kinds += [("open", "")] * (wish.seats - len(kinds))
        for kind, bot in kinds:
            if kind == "bot":
                check_bot(bot)
        check_bot(wish.stand_in)
        await self._check_count(person)
        row = _table_row(game, chosen, wish, person)
        rows = [_chair_row(row["id"], seat, kinds[seat], person) for seat in range(wish.seats)]
        secret = token()
        mine = next((seat for seat, (kind, _) in enumerate(kinds) if kind == "me"), None)

        def job(connection: Connection) -> list[int]:
            connection.execute(insert(schema.tables).values(row))
            ids: list[int] = []
            for chair in rows:
                key = connection.execute(insert(schema.chairs).values(chair)).inserted_primary_key
                assert key is not None
                ids.append(int(key[0]))
            if mine is not None:
                _give_token(connection, secret, person, ids[mine])
            return ids

        ids = await self.store.write(job)
        chairs = [
            Chair(id, c["seat"], c["kind"], c["person"], c["name"], c["bot"], False)
            for id, c in zip(ids, rows, strict=True)
        ]
        host = self._host(row, chairs)
        self.hosts[host.id] = host
        if all(chair.kind != "open" for chair in chairs):
            async with host.lock:
                await self._start(host)
        return host, secret if mine is not None else None

    async def _check_count(self, person: Person) -> None:
        if not self.config.rate:
            return

        def job(connection: Connection) -> int:
            where = (schema.tables.c.host == person.id, schema.tables.c.state == "open")
            counted = connection.execute(
                select(func.count()).select_from(schema.tables).where(*where)
            )
            return int(counted.scalar_one())

        if await self.store.read(job) >= MOST_OPEN_EACH * self.config.rate:
            raise Refused("server-too-many", "you have too many tables that wait for players", 429)

    async def _start(self, host: TableHost) -> None:
        """All chairs are taken: seat everybody, open the game, store what the dealer did."""
        if host.state != "open":
            raise Refused("server-started", "this table has started already")
        seats = list(range(len(host.chairs)))
        if host.row["seating"] == "random":
            random.SystemRandom().shuffle(seats)
        for chair, seat in zip(host.chairs, seats, strict=True):
            chair.seat = seat
        host.chairs.sort(key=lambda chair: chair.seat)
        game = host.game
        host.row.update(version=game.version, state="playing", started=now())
        host.take_up([], None)
        rows = host.unstored()
        started = {name: host.row[name] for name in ("version", "state", "started")}

        def job(connection: Connection) -> None:
            where = schema.tables.c.id == host.id
            connection.execute(update(schema.tables).where(where).values(started))
            for chair in host.chairs:
                same = schema.chairs.c.id == chair.id
                connection.execute(update(schema.chairs).where(same).values(seat=chair.seat))
            if rows:
                connection.execute(insert(schema.answers), rows)

        try:
            await self.store.write(job)
        except BaseException:
            self.drop(host)
            raise
        for onlooker in host.onlookers:  # seats may have been dealt anew
            host.seat(onlooker)
        host.tell_sync()
        self._follow_up(host)

    async def start(self, host: TableHost, person: Person, bot: str) -> None:
        self._check_host(host, person)
        if bot:
            check_bot(bot)
        async with host.lock:
            free = [chair for chair in host.chairs if chair.kind == "open"]
            if free and not bot:
                raise Refused("server-chairs-open", f"{len(free)} chairs are still open")
            for chair in free:
                await self._set_chair(host, chair, kind="bot", bot=bot, person=None, name="")
            await self._start(host)

    def _check_host(self, host: TableHost, person: Person) -> None:
        if host.row["host"] != person.id:
            raise forbidden("only who made the table may do this", "server-not-host")

    async def _set_chair(self, host: TableHost, chair: Chair, **values: Any) -> None:
        def job(connection: Connection) -> None:
            where = schema.chairs.c.id == chair.id
            connection.execute(update(schema.chairs).where(where).values(values))

        await self.store.write(job)
        for name, value in values.items():
            setattr(chair, name, value)

    # -- chairs ------------------------------------------------------------------------------------------

    async def join(self, host: TableHost, person: Person, seat: int | None) -> tuple[int, str]:
        """A chair for this person: the wanted one, or the first that is open; and its token."""
        secret = token()
        async with host.lock:
            mine = [chair for chair in host.chairs if chair.person == person.id]
            if mine:
                chair = mine[0]
            else:
                if host.state != "open":
                    raise Refused("server-started", "this table has started already")
                free = [c for c in host.chairs if c.kind == "open" and seat in (None, c.seat)]
                if not free:
                    raise Refused("server-full", "this chair is taken")
                chair = free[0]
                name = self._free_name(host, person.name)
                await self._set_chair(host, chair, kind="person", person=person.id, name=name)
            await self.store.write(
                lambda connection: _give_token(connection, secret, person, chair.id)
            )
            for onlooker in host.onlookers:
                host.seat(onlooker)
            if host.state == "open" and all(c.kind != "open" for c in host.chairs):
                await self._start(host)
            else:
                host.tell_info()
            return chair.seat, secret

    def _free_name(self, host: TableHost, name: str) -> str:
        """Two people at one table never have the same name."""
        name = clean_name(name) or f"{len(host.chairs)}"
        taken = {chair.name for chair in host.chairs}
        number, free = 2, name
        while free in taken:
            free, number = f"{name} {number}", number + 1
        return free

    async def leave(self, host: TableHost, person: Person) -> None:
        async with host.lock:
            mine = [chair for chair in host.chairs if chair.person == person.id]
            if not mine:
                raise forbidden("you do not sit at this table", "server-not-seated")
            if host.state == "open":
                for chair in mine:
                    await self._set_chair(host, chair, kind="open", person=None, name="")
                await self._pass_on(host, person)
                host.tell_info()
                return
        for chair in mine:
            await self.set_absent(host, chair.seat, True)

    async def leave_all(self, person: Person) -> None:
        """Before a person is forgotten: nobody shall wait for them."""
        for line in await self.listed("", person, True):
            if line["state"] in ("open", "playing") and any(c["you"] for c in line["chairs"]):
                await self.leave(await self.get(line["id"]), person)

    async def _pass_on(self, host: TableHost, person: Person) -> None:
        """The host has left an unstarted table: the next person is host, or it is cancelled."""
        if host.row["host"] != person.id:
            return
        other = next((chair.person for chair in host.chairs if chair.person), None)
        await self._update(host, {"host": other} if other else {"state": "cancelled"})

    async def set_chair(self, host: TableHost, person: Person, wish: SetChair) -> None:
        """The host adds or removes a bot, or opens a chair again."""
        self._check_host(host, person)
        async with host.lock:
            if host.state != "open":
                raise Refused("server-started", "this table has started already")
            if wish.seat >= len(host.chairs):
                raise bad_request("there is no such seat")
            chair = host.chairs[wish.seat]
            if wish.kind == "bot":
                check_bot(wish.bot)
                if chair.kind == "person":
                    raise Refused("server-full", "this chair is taken")
            values = {"kind": wish.kind, "person": None, "bot": "", "name": ""}
            if wish.kind == "bot":
                values["bot"] = wish.bot
            await self._set_chair(host, chair, **values)
            for onlooker in host.onlookers:
                host.seat(onlooker)
            if all(each.kind != "open" for each in host.chairs):
                await self._start(host)
            else:
                host.tell_info()

    async def cancel(self, host: TableHost, person: Person) -> None:
        self._check_host(host, person)
        async with host.lock:
            if host.state != "open":
                raise Refused("server-started", "this table has started already")
            await self._update(host, {"state": "cancelled"})
            host.tell_info()

    async def set_absent(self, host: TableHost, seat: int, absent: bool) -> None:
        """A stand-in takes over, or the person is back."""
        async with host.lock:
            chair = host.chairs[seat]
            if host.state != "playing" or chair.kind != "person" or chair.absent == absent:
                return
            await self._set_chair(host, chair, absent=absent)
            if not absent and host.clock is not None:
                least = min(RETURN_SECONDS * 1000, host.clock.per_move or host.clock.bank)
                host.clock.left[seat] = max(host.clock.remaining(seat), least)
                host.clock.since = time.monotonic()
            host.tell_info()
        self._follow_up(host)

    def note_online(self, host: TableHost) -> None:
        """Remember who was there, so that nobody is replaced who only blinked."""
        at = time.monotonic()
        for seat, online in enumerate(host.online()):
            if online:
                self._seen[host.id, seat] = at

    async def call_stand_in(self, host: TableHost, seats: list[int], seat: int) -> None:
        """A player asks for a stand-in for somebody who has been away for a while."""
        if not seats:
            raise forbidden("you do not sit at this table", "server-not-seated")
        if seat >= len(host.chairs) or host.table is None or host.table.player() != seat:
            raise Refused("server-not-due", "nobody waits for this seat")
        away = time.monotonic() - self._seen.get((host.id, seat), self._begun)
        if host.online()[seat] or away < AWAY_SECONDS or host.row["mode"] == "async":
            raise Refused("server-not-away", "this player is not away", 409)
        await self.set_absent(host, seat, True)

    async def rematch(self, host: TableHost, person: Person) -> tuple[TableHost, str | None]:
        """The same again: who asks first makes it, the others find a chair there."""
        if host.state != "finished":
            raise Refused("server-not-over", "this game is not over")
        if not host.seats_of(person.id):
            raise forbidden("you did not play here", "server-not-seated")
        if host.row["rematch"]:
            again = await self.get(host.row["rematch"])
            _, secret = await self.join(again, person, None)
            return again, secret
        row = host.row
        chairs: list[dict[str, Any]] = []
        for chair in host.chairs:
            if chair.kind == "bot":
                chairs.append({"kind": "bot", "bot": chair.bot})
            else:
                chairs.append({"kind": "me" if chair.person == person.id else "open"})
        wish = msgspec.convert(
            {
                "game": host.game.id,
                "seats": row["seats"],
                "options": host.options,
                "chairs": chairs,
                "mode": row["mode"],
                "clock": msgspec.json.decode(row["clock"]),
                "public": row["public"],
                "seating": row["seating"],
                "name": row["name"],
                "absence": row["absence"],
                "stand_in": row["stand_in"],
            },
            NewTable,
        )
        again, made = await self.create(person, wish)
        await self._update(host, {"rematch": again.id})
        host.tell_info()
        return again, made

    async def say(self, host: TableHost, person: Person, text: str) -> None:
        """Chat: plain text, kept with the table."""
        shown = " ".join("".join([c if c.isprintable() else " " for c in text]).split())
        if not shown:
            raise bad_request("nothing was said")
        seats = host.seats_of(person.id, person.chair)
        seat = seats[0] if seats else None
        name = host.chairs[seat].name if seat is not None else person.name
        line = {"at": now(), "name": name, "seat": seat, "text": shown}
        row = {**line, "table_id": host.id, "person": person.id}
        await self.store.write(
            lambda connection: connection.execute(insert(schema.chat).values(row))
        )
        host.say(line)

    # -- lists -------------------------------------------------------------------------------------------

    async def listed(self, state: str, person: Person | None, mine: bool) -> list[dict[str, Any]]:
        """Public tables in a state, or the asker's own ones, newest first."""
        t, c = schema.tables.c, schema.chairs.c

        def job(connection: Connection) -> list[dict[str, Any]]:
            columns = (t.id, t.game, t.name, t.seats, t.options, t.mode, t.clock, t.public, t.state,
                       t.created, t.started, t.ended, t.outcome, t.host)  # fmt: skip
            query = select(*columns).order_by(t.created.desc()).limit(LISTED)
            if state:
                query = query.where(t.state == state)
            if mine:
                assert person is not None
                sat = select(c.table_id).where(c.person == person.id)
                query = query.where(t.id.in_(sat) | (t.host == person.id), t.state != "cancelled")
            else:
                fresh = (t.state != "open") | (t.created > now() - OPEN_DAYS * 86_400_000)
                query = query.where(t.public, t.state != "cancelled", fresh)
            rows = [dict(row._mapping) for row in connection.execute(query)]
            found = connection.execute(
                select(c.table_id, c.seat, c.kind, c.name, c.bot, c.person)
                .where(c.table_id.in_([row["id"] for row in rows]))
                .order_by(c.seat)
            ).all()
            for row in rows:
                row["chairs"] = [chair for chair in found if chair.table_id == row["id"]]
            return rows

        rows = await self.store.read(job)
        return [await self._line(row, person, mine) for row in rows if row["game"] in games.names()]

    async def _line(self, row: Row, person: Person | None, mine: bool) -> dict[str, Any]:
        me = person.id if person is not None else "-"
        chairs = [
            {"seat": c.seat, "kind": c.kind, "name": c.name, "bot": c.bot or None, "you": c.person == me}
            for c in row["chairs"]
        ]  # fmt: skip
        line = {
            **row,
            "options": msgspec.json.decode(row["options"]),
            "clock": msgspec.json.decode(row["clock"]),
            "outcome": msgspec.json.decode(row["outcome"]) if row["outcome"] else None,
            "hosting": row["host"] == me,
            "chairs": chairs,
            "turn": None,
            "your_turn": False,
        }
        del line["host"]
        if row["state"] == "playing" and (mine or row["id"] in self.hosts):
            try:
                host = await self.get(row["id"])
            except Refused:
                return line
            player = host.table.player() if host.table is not None else OVER
            line["turn"] = player
            line["your_turn"] = any(c["you"] and c["seat"] == player for c in chairs)
        return line


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
        {"at": each.at, "name": each.name, "seat": each.seat, "text": each.text}
        for each in connection.execute(
            select(schema.chat)
            .where(schema.chat.c.table_id == id)
            .order_by(schema.chat.c.id.desc())
            .limit(200)
        )
    ][::-1]
    return dict(row._mapping), chairs, answers, snapshot, said


def _give_token(connection: Connection, secret: str, person: Person, chair: int) -> None:
    row = {"hash": hashed(secret), "person": person.id, "chair": chair, "created": now()}
    connection.execute(insert(schema.tokens).values(row))


def _table_row(game: Game, chosen: dict[str, str], wish: NewTable, person: Person) -> Row:
    clock = None if wish.clock is None else msgspec.to_builtins(wish.clock)
    return {
        "id": table_id(),
        "game": game.id,
        "version": game.version,
        "seats": wish.seats,
        "options": msgspec.json.encode(chosen).decode(),
        "name": clean_name(wish.name),
        "mode": wish.mode,
        "clock": msgspec.json.encode(clock).decode(),
        "public": wish.public,
        "seating": wish.seating,
        "absence": wish.absence,
        "stand_in": wish.stand_in,
        "host": person.id,
        "state": "open",
        "seed": secrets.token_hex(32),
        "rematch": None,
        "created": now(),
        "started": None,
        "ended": None,
        "outcome": None,
    }


def _chair_row(table: str, seat: int, kind: tuple[str, str], person: Person) -> Row:
    me = kind[0] == "me"
    return {
        "table_id": table,
        "seat": seat,
        "kind": "person" if me else kind[0],
        "person": person.id if me else None,
        "name": person.name if me else "",
        "bot": kind[1],
        "absent": False,
    }


def game_named(name: str) -> Game:
    try:
        return games.load(name)
    except BadOptions as error:
        raise not_found("game") from error


def check_bot(name: str) -> None:
    try:
        make(name)
    except BadOptions as error:
        raise bad_request(str(error)) from error


def _settings(game: Game, wish: NewTable) -> dict[str, str]:
    """All options of the game, checked by opening it once."""
    try:
        return dict(game.new(wish.seats, wish.options).settings)
    except BadOptions as error:
        raise bad_request(str(error)) from error
