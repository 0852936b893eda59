"""A site in this process, and people who visit it."""

from __future__ import annotations

import dataclasses
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from petteia.core.chance import Luck
from petteia.server.api import OPERATIONS
from petteia.server.app import make_app
from petteia.server.config import Config
from petteia.server.store import migrate, open_engine

API = "/api/v1"
HEADERS = {"X-Petteia": "1"}


ROUTES = [(re.compile(re.sub(r"\{\w+\}", "[^/]+", each.path)), each) for each in OPERATIONS]


def check_described(method: str, path: str, response: Any) -> None:
    """Whatever the server answers, its description says so."""
    place = path.partition("?")[0]
    found = [each for route, each in ROUTES if each.method == method and route.fullmatch(place)]
    if not found:
        return
    if response.status_code != found[0].status:
        assert response.status_code in found[0].refusals(), (method, path, response.text)
    elif found[0].media == "application/json":
        msgspec.json.decode(response.content, type=found[0].answer)


class Visitor:
    """A browser: it has its own cookies and says what a page of ours would."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.cookies: dict[str, str] = {}

    def get(self, path: str, **extra: Any) -> Any:
        response = self._keep(self.client.get(API + path, **self._with(extra)))
        check_described("GET", path, response)
        return response

    def post(self, path: str, body: Any = None, **extra: Any) -> Any:
        response = self._keep(self.client.post(API + path, json=body or {}, **self._with(extra)))
        check_described("POST", path, response)
        return response

    def _with(self, extra: dict[str, Any]) -> dict[str, Any]:
        self.client.cookies.clear()
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        headers = {**HEADERS, **({"Cookie": cookie} if cookie else {}), **extra.pop("headers", {})}
        return {**extra, "headers": headers}

    def _keep(self, response: Any) -> Any:
        for name, value in response.cookies.items():
            self.cookies[name] = value
        return response

    def socket(self, table: str, query: str = "", **headers: str) -> Any:
        extra = self._with({"headers": headers})["headers"]
        return self.client.websocket_connect(f"{API}/tables/{table}/socket{query}", headers=extra)

    def table(self, **wish: Any) -> dict[str, Any]:
        asked = {"game": "skirmish", "seats": 2, "seating": "chosen", "player": "Ann", **wish}
        response = self.post("/tables", asked)
        assert response.status_code == 201, response.text
        return dict(response.json())

    def snapshot(self, table: str, query: str = "") -> dict[str, Any]:
        response = self.get(f"/tables/{table}/snapshot{query}")
        assert response.status_code == 200, response.text
        return dict(response.json())

    def act(self, table: str, action: str, seq: int | None = None, key: str | None = None) -> Any:
        return self.post(f"/tables/{table}/act", {"action": action, "seq": seq, "key": key})


MakeSite = Callable[..., TestClient]


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database of the newest shape, made once."""
    path = tmp_path_factory.mktemp("empty") / "petteia.db"
    engine = open_engine(f"sqlite:///{path}")
    migrate(engine)
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    engine.dispose()
    return path


@pytest.fixture
def config(tmp_path: Path, empty_database: Path) -> Config:
    shutil.copyfile(empty_database, tmp_path / "petteia.db")
    return Config(data=tmp_path, bot_pause=0.0, rate=0.0, bot_seconds=5.0)


@pytest.fixture
def make_site(config: Config) -> Iterator[MakeSite]:
    """Start a site; the same settings again find the same data."""
    running: list[TestClient] = []

    def start(**changes: Any) -> TestClient:
        app = make_app(dataclasses.replace(config, **changes))
        client = TestClient(app, client=("127.0.0.1", 50000))
        client.__enter__()
        running.append(client)
        return client

    yield start
    for client in running:
        client.__exit__(None, None, None)


@pytest.fixture
def site(make_site: MakeSite) -> TestClient:
    return make_site()


@pytest.fixture
def ann(site: TestClient) -> Visitor:
    return Visitor(site)


@pytest.fixture
def bob(site: TestClient) -> Visitor:
    return Visitor(site)


def duel(ann: Visitor, bob: Visitor, **wish: Any) -> str:
    """A table of two people; Ann has seat 0."""
    table = ann.table(**wish)["id"]
    assert bob.post(f"/tables/{table}/join", {"name": "Bob"}).status_code == 200
    return str(table)


def play_out(table: str, people: list[Visitor], seed: int = 1, most: int = 3000) -> dict[str, Any]:
    """Everybody answers at random until the game is over."""
    luck = Luck(seed)
    for _ in range(most):
        for person in people:
            seen = person.snapshot(table)
            if seen["table"]["state"] == "finished":
                return seen
            if seen["options"]:
                action = luck.pick(seen["options"])["action"]
                assert person.act(table, action, seen["seq"]).status_code == 200
    raise AssertionError("the game did not end")
