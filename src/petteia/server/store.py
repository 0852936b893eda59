"""The database: one thread writes, and commits all that waits as one group.

A write is done when it is on disk. Writers hand a job to the thread and get its result after the
commit; while the disk works, the next group gathers. So a durable answer costs a fraction of a sync.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

from alembic import command
from alembic.config import Config as Alembic
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, insert, text
from sqlalchemy.exc import ArgumentError, DBAPIError

from petteia.server import schema

T = TypeVar("T")
Job = Callable[[Connection], T]
Row = dict[str, Any]

LARGEST_GROUP: Final = 500
SERVER_LOCK: Final = 0x7065747465696100  # "petteia": the advisory lock of a server on PostgreSQL


class BadDatabase(Exception):
    """A database that cannot be used; the message says why."""


class Appended:
    """Answers to be stored; those of one group go in with one statement."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows = rows


class Waiting:
    def __init__(self, job: Job[Any] | Appended, done: asyncio.Future[Any]) -> None:
        self.job = job
        self.done = done
        self.result: Any = None
        self.error: Exception | None = None


def open_engine(url: str) -> Engine:
    if url.startswith("postgres://"):
        url = "postgresql://" + url.removeprefix("postgres://")
    if url.startswith("postgresql://"):
        url = "postgresql+psycopg://" + url.removeprefix("postgresql://")
    try:
        engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"))
    except ArgumentError as error:
        raise BadDatabase("this is no address of a database") from error
    except ModuleNotFoundError as error:
        raise BadDatabase(f"needs {error.name}: pip install 'petteia[postgres]'") from error
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # SQLAlchemy begins and commits, not the driver
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA busy_timeout=10000")


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


# -- migrations --------------------------------------------------------------------------------


def _alembic() -> Alembic:
    config = Alembic()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def migrate(engine: Engine) -> None:
    """Bring the database to the newest shape; BadDatabase if there is no way."""
    config = _alembic()
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError as error:
        raise BadDatabase("it was made by a newer version of Petteia") from error
    except DBAPIError as error:
        raise _unusable(error) from error


def _unusable(error: DBAPIError) -> BadDatabase:
    return BadDatabase(str(error.orig).strip().partition("\n")[0])


@contextlib.contextmanager
def alone(engine: Engine) -> Iterator[None]:
    """Nobody else serves this PostgreSQL database meanwhile; a file is kept by the lock beside it."""
    if engine.dialect.name != "postgresql":
        yield
        return
    try:
        connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
    except DBAPIError as error:
        raise _unusable(error) from error
    with connection:
        lock = text(f"SELECT pg_try_advisory_lock({SERVER_LOCK})")
        if not connection.execute(lock).scalar_one():
            raise BadDatabase("another server is at work on this database")
        yield


def known_shapes() -> set[str]:
    """Of the databases that `migrate` can bring to the newest shape."""
    return {step.revision for step in ScriptDirectory.from_config(_alembic()).walk_revisions()}


def is_current(connection: Connection) -> bool:
    have = MigrationContext.configure(connection).get_current_revision()
    return have == ScriptDirectory.from_config(_alembic()).get_current_head()


# -- the store ---------------------------------------------------------------------------------


class Store:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(2, "petteia-read")
        self._thread = threading.Thread(target=self._run, name="petteia-write", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self.commits = 0
        self.written = 0

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    def stop(self) -> None:
        """Write all that waits, then end."""
        self._queue.put(None)
        self._thread.join()
        self._readers.shutdown()
        self.engine.dispose()

    async def write(self, job: Job[T]) -> T:
        """Run the job in the next group; returns its result after the commit."""
        result: T = await self._hand_over(job)
        return result

    async def append(self, rows: Sequence[Row]) -> None:
        """Store answers: all of them or, with the error, none."""
        await self._hand_over(Appended(rows))

    def _hand_over(self, job: Job[Any] | Appended) -> asyncio.Future[Any]:
        assert self._loop is not None
        done: asyncio.Future[Any] = self._loop.create_future()
        self._queue.put(Waiting(job, done))
        return done

    async def read(self, job: Job[T]) -> T:
        assert self._loop is not None
        return await self._loop.run_in_executor(self._readers, self._reading, job)

    def _reading(self, job: Job[T]) -> T:
        with self.engine.connect() as connection:
            return job(connection)

    # -- the writing thread ----------------------------------------------------------------------

    def _run(self) -> None:
        ending = False
        while not ending:
            group = [self._queue.get()]
            while len(group) < LARGEST_GROUP:
                try:
                    group.append(self._queue.get_nowait())
                except Empty:
                    break
            ending = None in group
            jobs = [waiting for waiting in group if waiting is not None]
            if jobs:
                self._carry_out(jobs)
                self._report(jobs)

    def _carry_out(self, group: list[Waiting]) -> None:
        """All in one transaction; if one fails, each in its own, so that it fails alone."""
        try:
            self._transaction(group)
        except Exception:
            for waiting in group:
                try:
                    self._transaction([waiting])
                except Exception as error:
                    waiting.error = error

    def _transaction(self, group: list[Waiting]) -> None:
        rows: list[Row] = []
        with self.engine.begin() as connection:
            for waiting in group:
                if isinstance(waiting.job, Appended):
                    rows.extend(waiting.job.rows)
                else:
                    waiting.result = waiting.job(connection)
            if rows:
                connection.execute(insert(schema.answers), rows)
        self.commits += 1
        self.written += len(rows)

    def _report(self, group: list[Waiting]) -> None:
        assert self._loop is not None
        try:
            self._loop.call_soon_threadsafe(_resolve, group)
        except RuntimeError:  # the loop has ended; nobody waits any more
            return


def _resolve(group: list[Waiting]) -> None:
    for waiting in group:
        if waiting.done.done():
            continue
        if waiting.error is not None:
            waiting.done.set_exception(waiting.error)
        else:
            waiting.done.set_result(waiting.result)
