"""Who asks: guests by an opaque token in a cookie, programs by a token per seat, accounts on top.

Only hashes of tokens are kept. A token of a seat is good for that chair alone.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import time
from collections import OrderedDict
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from petteia.server.config import token
from petteia.server.errors import Refused, bad_request
from petteia.server.schema import answers, chairs, chat, persons, tables, tokens
from petteia.server.store import Store

KEPT_IN_MEMORY: Final = 20_000
LOGIN: Final = re.compile(r"[a-z0-9][a-z0-9._-]{2,31}")
SHORTEST_PASSWORD: Final = 10
LONGEST_PASSWORD: Final = 200
LONGEST_NAME: Final = 32


class Person:
    def __init__(self, id: str, name: str, chair: int | None = None) -> None:
        self.id = id
        self.name = name
        self.chair = chair  # a program that holds the token of one chair


def now() -> int:
    return int(time.time() * 1000)


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name for people to read: printable, single-spaced, short."""
    shown = "".join([letter if letter.isprintable() else " " for letter in name])
    return " ".join(shown.split())[:LONGEST_NAME]


class People:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: OrderedDict[str, Person | None] = OrderedDict()
        self._hasher = PasswordHasher()

    async def by_token(self, secret: str) -> Person | None:
        if not secret or len(secret) > 100:
            return None
        key = hashed(secret)
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        person = await self.store.read(lambda connection: _find(connection, key))
        if person is not None:
            self._remember(key, person)
        return person

    def _remember(self, key: str, person: Person) -> None:
        self._known[key] = person
        if len(self._known) > KEPT_IN_MEMORY:
            self._known.popitem(last=False)

    def forget(self, person: str) -> None:
        for key in [key for key, known in self._known.items() if known and known.id == person]:
            del self._known[key]

    def forget_chair(self, chair: int) -> None:
        """Its tokens have become void."""
        for key in [key for key, known in self._known.items() if known and known.chair == chair]:
            del self._known[key]

    async def guest(self, name: str = "") -> tuple[Person, str]:
        """A new person, and the token that only the browser will know."""
        person = Person(secrets.token_hex(12), clean_name(name))
        secret = token()
        key = hashed(secret)

        def job(connection: Connection) -> None:
            row = {"id": person.id, "name": person.name, "created": now()}
            connection.execute(insert(persons).values(row))
            connection.execute(insert(tokens).values(hash=key, person=person.id, created=now()))

        await self.store.write(job)
        self._remember(key, person)
        return person, secret

    async def rename(self, person: Person, name: str) -> None:
        name = clean_name(name)
        if not name or name == person.name:
            return
        await self.store.write(
            lambda connection: connection.execute(
                update(persons).where(persons.c.id == person.id).values(name=name)
            )
        )
        person.name = name

    # -- accounts --------------------------------------------------------------------------------

    async def register(self, person: Person, login: str, password: str) -> None:
        """Give a guest a login, so that the person can come back from another device."""
        login = login.strip().lower()
        if LOGIN.fullmatch(login) is None:
            raise bad_request(
                "a login has 3 to 32 letters, digits or . _ - and begins with a letter"
            )
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise bad_request(
                f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters"
            )
        known = await asyncio.to_thread(self._hasher.hash, password)

        def job(connection: Connection) -> None:
            connection.execute(
                update(persons).where(persons.c.id == person.id).values(login=login, password=known)
            )

        try:
            await self.store.write(job)
        except IntegrityError as error:
            raise Refused("server-login-taken", "this login is taken", 409) from error

    async def log_in(self, login: str, password: str) -> tuple[Person, str]:
        login = login.strip().lower()

        def find(connection: Connection) -> Any:
            return connection.execute(select(persons).where(persons.c.login == login)).first()

        row = await self.store.read(find) if LOGIN.fullmatch(login) else None
        known = row.password if row is not None else None
        if not await asyncio.to_thread(self._verify, known, password[:LONGEST_PASSWORD]):
            raise Refused("server-login-wrong", "login or password is wrong", 403)
        assert row is not None
        secret = token()
        key = hashed(secret)
        await self.store.write(
            lambda connection: connection.execute(
                insert(tokens).values(hash=key, person=row.id, created=now())
            )
        )
        person = Person(row.id, row.name)
        self._remember(key, person)
        return person, secret

    def _verify(self, known: str | None, password: str) -> bool:
        """As slow for a login that does not exist as for one that does."""
        if known is None:
            self._hasher.hash(password)
            return False
        try:
            return self._hasher.verify(known, password)
        except (VerificationError, InvalidHashError):
            return False

    async def log_out(self, secret: str) -> None:
        key = hashed(secret)
        await self.store.write(
            lambda connection: connection.execute(delete(tokens).where(tokens.c.hash == key))
        )
        self._known.pop(key, None)

    # -- my data ---------------------------------------------------------------------------------

    async def export(self, person: Person) -> dict[str, Any]:
        def job(connection: Connection) -> dict[str, Any]:
            row = connection.execute(select(persons).where(persons.c.id == person.id)).one()
            mine = select(chairs.c.table_id, chairs.c.seat, chairs.c.name, tables.c.game)
            sat = connection.execute(
                mine.join(tables, tables.c.id == chairs.c.table_id).where(
                    chairs.c.person == person.id
                )
            ).all()
            said = connection.execute(
                select(chat.c.table_id, chat.c.at, chat.c.text).where(chat.c.person == person.id)
            ).all()
            given = [
                connection.execute(
                    select(answers.c.seq, answers.c.action, answers.c.at)
                    .where(answers.c.table_id == chair.table_id, answers.c.seat == chair.seat)
                    .order_by(answers.c.seq)
                ).all()
                for chair in sat
            ]
            hosted = select(tables.c.id).where(tables.c.host == person.id)
            devices = select(tokens.c.created).where(tokens.c.person == person.id)
            return {
                "person": {"name": row.name, "login": row.login, "created": row.created},
                "hosted": list(connection.execute(hosted).scalars()),
                "tokens": [{"created": at} for at in connection.execute(devices).scalars()],
                "tables": [
                    {**chair._asdict(), "answers": [list(answer) for answer in lines]}
                    for chair, lines in zip(sat, given, strict=True)
                ],
                "chat": [line._asdict() for line in said],
            }  # fmt: skip

        return await self.store.read(job)

    async def delete(self, person: Person) -> None:
        """Forget the person, their tokens and all that was said; answers stay, as nobody's."""
        nobody = {"person": None, "name": ""}

        def job(connection: Connection) -> None:
            connection.execute(delete(tokens).where(tokens.c.person == person.id))
            connection.execute(delete(chat).where(chat.c.person == person.id))
            connection.execute(update(chairs).where(chairs.c.person == person.id).values(nobody))
            connection.execute(update(tables).where(tables.c.host == person.id).values(host=""))
            connection.execute(delete(persons).where(persons.c.id == person.id))

        await self.store.write(job)
        self.forget(person.id)


def _find(connection: Connection, key: str) -> Person | None:
    row = connection.execute(
        select(persons.c.id, persons.c.name, tokens.c.chair)
        .join(tokens, tokens.c.person == persons.c.id)
        .where(tokens.c.hash == key)
    ).first()
    return None if row is None else Person(row.id, row.name, row.chair)
