"""The same on PostgreSQL: a private cluster, if its programs are installed."""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from starlette.testclient import TestClient

from petteia.server.config import Config
from petteia.server.store import BadDatabase, alone, open_engine
from tests.server import test_persistence, test_play, test_security
from tests.server.conftest import Visitor, duel
from tests.server.test_play import *  # noqa: F403  every test here runs once more
from tests.server.test_security import *  # noqa: F403

pytestmark = pytest.mark.slow

for _name, _test in vars(test_persistence).items():
    if _name.startswith("test_") and "synced" not in _name:
        globals()[_name] = _test

_numbers = itertools.count()


def programs() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    known = shutil.which("initdb")
    return Path(known).parent if known else None


def as_user() -> dict[str, Any]:
    """PostgreSQL refuses to be run by root."""
    if os.geteuid() != 0:
        return {}
    import pwd

    names = [entry.pw_name for entry in pwd.getpwall()]
    user = "postgres" if "postgres" in names else "nobody"
    return {"user": user, "group": pwd.getpwnam(user).pw_gid}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Path]:
    binaries = programs()
    if binaries is None:
        pytest.skip("PostgreSQL is not installed")
    folder = Path(tempfile.mkdtemp(prefix="petteia-pg-"))
    who = as_user()
    if who:
        shutil.chown(folder, who["user"])
    data = folder / "data"

    def run(*words: str) -> None:
        subprocess.run(words, check=True, cwd=folder, stdout=subprocess.DEVNULL, **who)

    try:
        run(str(binaries / "initdb"), "-D", str(data), "-U", "petteia", "-A", "trust", "--no-sync")
        options = f"-k {folder} -c listen_addresses='' -c fsync=off"
        log = str(folder / "log")
        run(str(binaries / "pg_ctl"), "-D", str(data), "-o", options, "-l", log, "-w", "start")
        try:
            yield folder
        finally:
            run(str(binaries / "pg_ctl"), "-D", str(data), "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def config(cluster: Path, tmp_path: Path) -> Config:
    """A database of its own for each test."""
    name = f"test{next(_numbers)}"
    with psycopg.connect(f"host={cluster} user=petteia dbname=postgres", autocommit=True) as server:
        server.execute(f"CREATE DATABASE {name}")
    url = f"postgresql://petteia@/{name}?host={cluster}"
    return Config(data=tmp_path, database_url=url, bot_pause=0.0, rate=0.0, bot_seconds=5.0)


def test_two_servers_never_share_a_database(config: Config) -> None:
    first, second = open_engine(config.database()), open_engine(config.database())
    with alone(first), pytest.raises(BadDatabase, match="another server"), alone(second):
        pass
    first.dispose()
    with alone(second):
        pass
    second.dispose()


def test_what_postgres_cannot_store_is_refused_before(site: TestClient) -> None:
    ann, bob = Visitor(site), Visitor(site)
    table = duel(ann, bob)
    assert ann.act(table, "bid ares 1", key="a\0b").status_code == 400
    assert ann.get("/tables/%00").status_code == 404
    login = {"login": "\0", "password": "\0"}
    assert ann.post("/me/login", login).json()["rule"] == "server-login-wrong"
    ann.post("/me", {"name": "A\0nn"})
    ann.post(f"/tables/{table}/chat", {"text": "a\0b"})
    assert ann.act(table, "bid ares 1").status_code == 200


def test_the_modules_are_really_run_again() -> None:
    for module in (test_play, test_security, test_persistence):
        names = {name for name in vars(module) if name.startswith("test_")}
        assert len(names & set(globals())) >= len(names) - 1
