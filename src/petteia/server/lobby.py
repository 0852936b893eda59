"""Before, beside and after the play: tables are made, joined, started, left, and played again."""

from __future__ import annotations

import contextlib
import random
import secrets
import time
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from petteia import games
from petteia.bots.registry import make
from petteia.core.errors import BadOptions
from petteia.core.game import Game
from petteia.server import schema
from petteia.server.config import table_id, token
from petteia.server.errors import Refused, bad_request, forbidden, not_found
from petteia.server.host import TableHost
from petteia.server.people import People, Person, clean_name, hashed, now
from petteia.server.seats import REFUSED, Chair
from petteia.server.store import Row
from petteia.server.tables import Tables
from petteia.server.wishes import ClockWish, NewTable, SetChair

AWAY_SECONDS: Final = 60.0  # a seat nobody has looked at for so long may get a stand-in
MOST_OPEN_EACH: Final = 30


class Lobby:
    def __init__(self, tables: Tables, people: People) -> None:
        self.tables = tables
        self.people = people

    # -- making and starting -------------------------------------------------------------------

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
        check_clock(wish.clock)
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

        ids = await self.tables.store.write(job)
        chairs = [
            Chair(id, c["seat"], c["kind"], c["person"], c["name"], c["bot"], False)
            for id, c in zip(ids, rows, strict=True)
        ]
        host = self.tables.host_for(row, chairs)
        self.tables.hosts[host.id] = host
        if all(chair.kind != "open" for chair in chairs):
            async with host.lock:
                await self._start(host)
        return host, secret if mine is not None else None

    async def _check_count(self, person: Person) -> None:
        if not self.tables.config.rate:
            return

        def job(connection: Connection) -> int:
            where = (schema.tables.c.host == person.id, schema.tables.c.state == "open")
            counted = connection.execute(
                select(func.count()).select_from(schema.tables).where(*where)
            )
            return int(counted.scalar_one())

        if await self.tables.store.read(job) >= MOST_OPEN_EACH * self.tables.config.rate:
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
            await self.tables.store.write(job)
        except BaseException:
            self.tables.drop(host)
            raise
        for onlooker in host.onlookers:  # seats may have been dealt anew
            host.seat(onlooker)
        host.tell_sync()
        self.tables.follow_up(host)

    async def start(self, host: TableHost, person: Person, bot: str) -> None:
        self._check_host(host, person)
        if bot:
            check_bot(bot)
        async with host.lock:
            free = [chair for chair in host.chairs if chair.kind == "open"]
            if free and not bot:
                raise Refused("server-chairs-open", f"{len(free)} chairs are still open")
            for chair in free:
                await self.tables.set_chair_row(
                    host, chair, kind="bot", bot=bot, person=None, name=""
                )
            await self._start(host)

    def _check_host(self, host: TableHost, person: Person) -> None:
        if host.row["host"] != person.id:
            raise forbidden("only who made the table may do this", "server-not-host")

    # -- chairs --------------------------------------------------------------------------------

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
                await self.tables.set_chair_row(
                    host, chair, kind="person", person=person.id, name=name
                )
            await self.tables.store.write(
                lambda connection: _give_token(connection, secret, person, chair.id)
            )
            self.people.forget_chair(chair.id)
            for onlooker in host.onlookers:
                if onlooker.chair == chair.id:
                    onlooker.close(REFUSED)
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
                    await self.tables.set_chair_row(host, chair, kind="open", person=None, name="")
                await self._pass_on(host, person)
                host.tell_info()
                return
        for chair in mine:
            await self.tables.set_absent(host, chair.seat, True)

    async def leave_all(self, person: Person) -> None:
        """Before a person is forgotten: nobody shall wait for them."""
        t, c = schema.tables.c, schema.chairs.c

        def job(connection: Connection) -> list[str]:
            sat = t.id.in_(select(c.table_id).where(c.person == person.id))
            mine = (sat & (t.state == "playing")) | (
                (sat | (t.host == person.id)) & (t.state == "open")
            )
            return list(connection.execute(select(t.id).where(mine)).scalars())

        for id in await self.tables.store.read(job):
            with contextlib.suppress(Refused):  # under other rules: nobody waits there any more
                host = await self.tables.get(id)
                if host.seats_of(person.id):
                    await self.leave(host, person)
                else:
                    await self.cancel(host, person)

    def forget(self, person: Person) -> None:
        """What is known of a deleted person in memory goes too."""
        self.tables.let_go(lambda onlooker: onlooker.person == person.id)
        for host in self.tables.hosts.values():
            host.forget(person.id)

    async def _pass_on(self, host: TableHost, person: Person) -> None:
        """The host has left an unstarted table: the next person is host, or it is cancelled."""
        if host.row["host"] != person.id:
            return
        other = next((chair.person for chair in host.chairs if chair.person), None)
        await self.tables.update(host, {"host": other} if other else {"state": "cancelled"})

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
            await self.tables.set_chair_row(host, chair, **values)
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
            await self.tables.update(host, {"state": "cancelled"})
            host.tell_info()

    async def call_stand_in(self, host: TableHost, seats: list[int], seat: int) -> None:
        """A player asks for a stand-in for somebody who has been away for a while."""
        if not seats:
            raise forbidden("you do not sit at this table", "server-not-seated")
        if seat >= len(host.chairs) or host.table is None or host.table.player() != seat:
            raise Refused("server-not-due", "nobody waits for this seat")
        away = time.monotonic() - self.tables.last_seen(host, seat)
        if host.online()[seat] or away < AWAY_SECONDS or host.row["mode"] == "async":
            raise Refused("server-not-away", "this player is not away", 409)
        await self.tables.set_absent(host, seat, True)

    # -- afterwards, and beside ----------------------------------------------------------------

    async def rematch(self, host: TableHost, person: Person) -> tuple[TableHost, str | None]:
        """The same again: who asks first makes it, the others find a chair there."""
        if host.state != "finished":
            raise Refused("server-not-over", "this game is not over")
        if not host.seats_of(person.id):
            raise forbidden("you did not play here", "server-not-seated")
        if host.row["rematch"]:
            again = await self.tables.get(host.row["rematch"])
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
        await self.tables.update(host, {"rematch": again.id})
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
        await self.tables.store.write(
            lambda connection: connection.execute(insert(schema.chat).values(row))
        )
        host.say(line, person.id)


def _give_token(connection: Connection, secret: str, person: Person, chair: int) -> None:
    """The token of a chair; older ones are void from now on."""
    connection.execute(delete(schema.tokens).where(schema.tokens.c.chair == chair))
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


def check_clock(clock: ClockWish | None) -> None:
    """Somebody must have time at all, and a bank that begins full must fit under its cap."""
    if clock is None:
        return
    if not clock.bank and not clock.per_move:
        raise bad_request("a clock needs a bank or a time per move")
    if clock.cap and clock.cap < clock.bank:
        raise bad_request("the cap of a clock must not be below its bank")


def _settings(game: Game, wish: NewTable) -> dict[str, str]:
    """All options of the game, checked by opening it once."""
    try:
        return dict(game.new(wish.seats, wish.options).settings)
    except BadOptions as error:
        raise bad_request(str(error)) from error
