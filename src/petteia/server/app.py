"""The application: routes, what surrounds each request, and its beginning and end."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import Connection, text
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from petteia.server import api, pages
from petteia.server.config import Config
from petteia.server.errors import Refused, not_found
from petteia.server.logs import request_id
from petteia.server.site import Site, json, site_of
from petteia.server.sockets import table_socket
from petteia.server.store import Store, is_current, migrate, open_engine

log = logging.getLogger("petteia.app")

API: Final = "/api/v1"
HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
TIDY_SECONDS: Final = 30.0


class Surroundings:
    """Path under a proxy, security headers, request id, a log line and a count for each request."""

    def __init__(self, app: ASGIApp, root_path: str) -> None:
        self.app = app
        self.packed = GZipMiddleware(app, minimum_size=1000, compresslevel=5)
        self.root_path = root_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        scope = self._rooted(scope)
        begun = time.perf_counter()
        number = secrets.token_hex(6)
        request_id.set(number)  # each request and socket is a task of its own
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Content-Security-Policy", POLICY)
                headers["X-Request-Id"] = number
            await send(message)

        try:
            await self._app_for(scope)(scope, receive, sending)
        finally:
            self._note(scope, status, time.perf_counter() - begun)

    def _app_for(self, scope: Scope) -> ASGIApp:
        """Answers are packed, except those that must come piece by piece."""
        live = scope["type"] == "websocket" or scope["path"].endswith("/stream")
        return self.app if live else self.packed

    def _rooted(self, scope: Scope) -> Scope:
        """A proxy may hand the path over with or without the prefix; both work."""
        if not self.root_path:
            return scope
        path = scope["path"]
        if path == self.root_path or path.startswith(self.root_path + "/"):
            path = path[len(self.root_path) :] or "/"
        return {**scope, "path": self.root_path + path, "root_path": self.root_path}

    def let_go(self) -> None:
        """The server is about to stop: tell all who are connected."""
        assert isinstance(self.app, Starlette)
        site: Site = self.app.state.site
        site.tables.stopping = True
        for host in list(site.tables.hosts.values()):
            host.close_all(1012)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        site = scope["app"].state.site if "app" in scope else None
        if isinstance(site, Site):
            site.metrics.count("requests", str(status or scope["type"]))
        if log.isEnabledFor(logging.INFO):
            log.info(
                "request",
                extra={
                    "method": scope.get("method", "WS"),
                    "path": scope["path"],
                    "status": status,
                    "ms": round(seconds * 1000, 2),
                },
            )


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    site_of(request).metrics.count(
        "refused", error.rule if error.rule.startswith("server-") else "rule"
    )
    if api_asked(request):
        later = {"Retry-After": "1"} if error.status in (429, 503) else None
        return json(error.json(), error.status, later)
    return pages.refused_page(request, error)


async def not_routed(request: Request, error: Exception) -> Response:
    return await refused(request, not_found("page"))


async def broken(request: Request, error: Exception) -> Response:
    problem = Refused("server-broken", "something is wrong on our side", 500)
    if api_asked(request):
        return json(problem.json(), 500)
    return pages.refused_page(request, problem)


def api_asked(request: Request) -> bool:
    path = request.url.path.removeprefix(site_of(request).config.root_path)
    return path.startswith((API, "/static/", "/texts/"))


# -- operations ---------------------------------------------------------------------------------


async def healthz(request: Request) -> Response:
    return PlainTextResponse("ok\n")


async def readyz(request: Request) -> Response:
    """Ready: the database answers and has the newest shape."""
    site = site_of(request)

    def job(connection: Connection) -> bool:
        connection.execute(text("SELECT 1"))
        return is_current(connection)

    try:
        current = site.ready and await site.store.read(job)
    except Exception as error:
        log.error("not ready", extra={"why": str(error)})
        current = False
    return PlainTextResponse("ok\n" if current else "not ready\n", 200 if current else 503)


async def metrics(request: Request) -> Response:
    site = site_of(request)
    token = site.config.metrics_token
    given = request.headers.get("authorization", "")
    if token:
        if not secrets.compare_digest(given.encode(), f"Bearer {token}".encode()):
            raise Refused("server-forbidden", "this needs the metrics token", 403)
    elif request.client is None or request.client.host not in ("127.0.0.1", "::1"):
        raise Refused("server-forbidden", "only from this machine", 403)
    hosts = site.tables.hosts.values()
    gauges: dict[str, float] = {
        "tables_in_memory": len(hosts),
        "sockets": sum(len(host.onlookers) for host in hosts),
        "answers_accepted": site.tables.answers,
        "rows_written": site.store.written,
        "commits": site.store.commits,
        "bot_answers": site.bots.answers,
        "bot_failures": site.bots.failures,
    }
    return PlainTextResponse(site.metrics.text(gauges))


# -- beginning and end --------------------------------------------------------------------------


async def _tidy(site: Site) -> None:
    while True:
        await asyncio.sleep(TIDY_SECONDS)
        site.tables.drop_idle()
        for host in list(site.tables.hosts.values()):
            site.tables.note_online(host)


def make_app(config: Config, store: Store | None = None, warm: bool = False) -> Surroundings:
    """The application with its own store; migrations run when it starts.

    Bots are started at once if `warm`, otherwise when the first of them is needed.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        site = app.state.site
        await asyncio.to_thread(migrate, site.store.engine)
        site.store.start()
        site.ready = True
        work = [asyncio.create_task(site.tables.resume()), asyncio.create_task(_tidy(site))]
        if warm:
            await site.bots.warm()
        try:
            yield
        finally:
            site.ready = False
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            await site.tables.stop()
            await site.bots.stop()
            await asyncio.to_thread(site.store.stop)

    if store is None:
        if not config.database_url:
            config.data.mkdir(parents=True, exist_ok=True)
        store = Store(open_engine(config.database()))
    handlers: dict[Any, Callable[[Request, Exception], Any]] = {
        Refused: refused,
        404: not_routed,
        405: not_routed,
        500: broken,
    }
    app = Starlette(
        routes=[
            Route("/healthz", healthz),
            Route("/readyz", readyz),
            Route("/metrics", metrics),
            WebSocketRoute(API + "/tables/{id}/socket", table_socket),
            *api.routes(API),
            *pages.routes(),
        ],
        exception_handlers=handlers,
        lifespan=lifespan,
    )
    app.state.site = Site(config, store)
    return Surroundings(app, config.root_path)
