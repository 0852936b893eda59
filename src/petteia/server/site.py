"""What one running server consists of, and who is asking."""

from __future__ import annotations

import ipaddress
import urllib.parse
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from petteia.server.bots import BotPool
from petteia.server.config import Config
from petteia.server.errors import Refused, bad_request, forbidden
from petteia.server.host import TableHost
from petteia.server.limits import Limits
from petteia.server.lobby import Lobby
from petteia.server.metrics import Metrics
from petteia.server.people import People, Person
from petteia.server.store import Store
from petteia.server.tables import Tables

COOKIE: Final = "petteia"
COOKIE_SECONDS: Final = 400 * 86_400
LARGEST_BODY: Final = 64 * 1024
MOST_SOCKETS_EACH: Final = 60

W = TypeVar("W")


class Site:
    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.people = People(store)
        self.bots = BotPool(config.bot_workers, config.bot_seconds)
        self.tables = Tables(store, self.bots, config)
        self.lobby = Lobby(self.tables, self.people)
        self.limits = Limits(config.rate)
        self.metrics = Metrics()
        self.ready = False
        self._connected: Counter[str] = Counter()

    def check_room(self, who: str) -> None:
        """May this person or address have one more socket or stream?"""
        if self.config.rate and self._connected[who] >= MOST_SOCKETS_EACH * self.config.rate:
            raise Refused("server-too-many", "too many connections", 429)

    @contextmanager
    def connected(self, who: str) -> Iterator[None]:
        """One more socket or stream, as long as it lasts."""
        self._connected[who] += 1
        try:
            yield
        finally:
            self._connected[who] -= 1
            if not self._connected[who]:
                del self._connected[who]


class Asker:
    """A person (or nobody known yet) at an address."""

    def __init__(self, person: Person | None, address: str, secret: str, program: bool) -> None:
        self.person = person
        self.address = address
        self.secret = secret
        self.program = program  # showed a token itself: no browser did it behind somebody's back

    @property
    def who(self) -> str:
        return self.person.id if self.person is not None else self.address

    @property
    def id(self) -> str | None:
        return self.person.id if self.person is not None else None

    def known(self) -> Person:
        if self.person is None:
            raise Refused("server-unknown", "nobody is known by this cookie or token", 401)
        return self.person

    def at(self, host: TableHost) -> Person:
        """The person, as far as this table is concerned: a token of a seat is good there alone."""
        person = self.known()
        if person.chair is not None and all(chair.id != person.chair for chair in host.chairs):
            raise forbidden("this token is for another table", "server-not-seated")
        return person

    def seats(self, host: TableHost) -> list[int]:
        if self.person is None:
            return []
        return host.seats_of(self.person.id, self.person.chair)


def site_of(connection: HTTPConnection) -> Site:
    site = connection.app.state.site
    assert isinstance(site, Site)
    return site


def address_of(connection: HTTPConnection) -> str:
    """Where somebody is, for limits: of an IPv6 address the part that a provider gives to one house."""
    host = connection.client.host if connection.client is not None else "?"
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(address) >> 64 << 64, 64)))


async def asker_of(connection: HTTPConnection) -> Asker:
    site = site_of(connection)
    address = address_of(connection)
    header = connection.headers.get("authorization", "")
    if header:
        scheme, _, secret = header.partition(" ")
        person = None
        if scheme.lower() == "bearer":
            person = await site.people.by_token(secret.strip())
        if person is None:
            site.limits.take("miss", address)
            raise Refused("server-unknown", "nobody is known by this token", 401)
        return Asker(person, address, secret.strip(), True)
    secret = connection.cookies.get(COOKIE, "")
    return Asker(await site.people.by_token(secret), address, secret, False)


def check_origin(connection: HTTPConnection) -> None:
    """A page of another site must not act for its visitor."""
    origin = connection.headers.get("origin")
    if origin is not None and not _own(connection, origin):
        raise forbidden("this request comes from another site", "server-origin")
    if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise forbidden("this request comes from another site", "server-origin")


def _own(connection: HTTPConnection, origin: str) -> bool:
    public = site_of(connection).config.origin
    if public:
        return origin == public
    try:
        return urllib.parse.urlsplit(origin).netloc == connection.headers.get("host", "")
    except ValueError:  # no address at all
        return False


def check_intent(request: Request, asker: Asker) -> None:
    """What changes something must be meant: same origin, and a header no form can send."""
    if asker.program:
        return
    check_origin(request)
    if request.headers.get("x-petteia") != "1":
        raise forbidden("the header X-Petteia: 1 is missing", "server-csrf")


async def body_of(request: Request, kind: type[W]) -> W:
    """The body, read up to a limit and checked for shape."""
    chunks = bytearray()
    async for chunk in request.stream():
        chunks += chunk
        if len(chunks) > LARGEST_BODY:
            raise Refused("server-too-large", "this is too much at once", 413)
    try:
        return msgspec.json.decode(bytes(chunks) or b"{}", type=kind)
    except msgspec.MsgspecError as error:
        raise bad_request(str(error)) from error
    except (UnicodeDecodeError, RecursionError) as error:
        raise bad_request("this is not JSON") from error


def natural(word: str) -> int | None:
    """A number of a query: digits and nothing else; None for all that is none."""
    return int(word) if word.isascii() and word.isdigit() and len(word) <= 9 else None


def json(value: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    sent = {"Cache-Control": "no-store", **(headers or {})}
    return Response(msgspec.json.encode(value), status, sent, "application/json")


def raw(text: str) -> Response:
    return Response(text, 200, {"Cache-Control": "no-store"}, "application/json")


def give_cookie(request: Request, response: Response, secret: str) -> None:
    config = site_of(request).config
    secure = request.url.scheme == "https" or config.origin.startswith("https:")
    response.set_cookie(
        COOKIE,
        secret,
        max_age=COOKIE_SECONDS,
        path=config.root_path or "/",
        secure=secure,
        httponly=True,
        samesite="lax",
    )


async def known_or_guest(
    request: Request, asker: Asker, name: str, host: TableHost | None = None
) -> tuple[Person, str | None]:
    """Who asks; a first visit makes a guest, whose secret goes into the cookie.

    A token of a seat says nothing at another table: its holder is a guest there.
    """
    site, person = site_of(request), asker.person
    if person is not None and person.chair is None:
        if name:
            await site.people.rename(person, name)
        return person, None
    if person is not None and host is not None and asker.seats(host):
        return person, None
    site.limits.take("create", asker.address)
    return await site.people.guest(name)
