"""`petteia serve` and `petteia db`."""

from __future__ import annotations

import argparse
import contextlib
import gc
import os
import shutil
import signal
import socket
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from petteia.server.config import NAMES, BadConfig, Config, masked, read

if TYPE_CHECKING:
    from sqlalchemy import Engine

GOOD: Final = 0
FAULT: Final = 1
MISUSED: Final = 2
STOP_SECONDS: Final = 5
COLLECTED_AFTER: Final = (5_000, 5, 200)  # new objects; young searches; middle searches


def main(argv: Sequence[str]) -> int:
    """The verb, then its words."""
    verb, *words = argv
    try:
        return serve(words) if verb == "serve" else db(words)
    except (BadConfig, CannotStart) as error:
        return _fail(verb, str(error))
    except sqlite3.Error as error:
        return _fail(verb, f"the database cannot be used: {error}")


class CannotStart(Exception):
    """What the message says must be mended first."""


def _fail(verb: str, message: str, code: int = MISUSED) -> int:
    print(f"petteia {verb}: {message}", file=sys.stderr)
    return code


# -- serve --------------------------------------------------------------------------------------


def _parser() -> argparse.ArgumentParser:
    lines = [f"  {name:<26} {what}" for name, what in NAMES.values()]
    parser = argparse.ArgumentParser(
        prog="petteia serve",
        description="Serve the games to browsers and programs.",
        epilog="environment (or a .env file in the current folder):\n" + "\n".join(lines),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--host", help=NAMES["host"][1])
    parser.add_argument("--port", type=int, help=NAMES["port"][1])
    parser.add_argument("--root-path", dest="root_path", help=NAMES["root_path"][1])
    parser.add_argument("--data", type=Path, help=NAMES["data"][1])
    parser.add_argument("--print-config", action="store_true", help="show all settings and end")
    return parser


def serve(words: Sequence[str]) -> int:
    flags = vars(_parser().parse_args(words))
    shown = flags.pop("print_config")
    config = read(flags)
    if shown:
        for name, value in config.shown().items():
            print(f"{name}={value}")
        return GOOD
    try:
        listener = _listen(config.host, config.port)
    except OSError as error:
        why = error.strerror or str(error)
        return _fail(
            "serve",
            f"cannot listen on {config.host}:{config.port}: {why}; try --port 0 for a free one",
        )
    with listener:
        try:
            with _alone(config), _database(config) as engine:
                return _run(config, listener, engine)
        except BlockingIOError:
            return _fail("serve", f"another server is at work in {config.data.resolve()}")
        except OSError as error:
            return _fail("serve", f"{error.filename or config.data}: {error.strerror}")


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)
    except BaseException:
        listener.close()
        raise
    return listener


@contextlib.contextmanager
def _alone(config: Config) -> Iterator[None]:
    """One server per folder: a second one would not see the first one's answers in time."""
    config.data.mkdir(parents=True, exist_ok=True)
    with (config.data / "server.lock").open("a") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield


@contextlib.contextmanager
def _database(config: Config) -> Iterator[Engine]:
    """The database in the newest shape, and nobody else at work on it."""
    from petteia.server.store import BadDatabase, alone, migrate, open_engine

    if not config.database_url:
        config.data.mkdir(parents=True, exist_ok=True)
    try:
        engine = open_engine(config.database())
        try:
            with alone(engine):
                migrate(engine)
                yield engine
        finally:
            engine.dispose()
    except BadDatabase as error:
        raise CannotStart(f"{masked(config.database())}: {error}") from error


def _run(config: Config, listener: socket.socket, engine: Engine) -> int:
    import uvicorn

    from petteia.server.app import make_app
    from petteia.server.logs import set_up
    from petteia.server.store import Store
    from petteia.server.wire import BoundedHttp

    app = make_app(config, Store(engine), warm=True)

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            _collect_rarely()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            """Let go of sockets and streams first; nobody waits for them."""
            app.let_go()
            await super().shutdown(sockets)

    set_up(config.log_level)
    server = Server(
        uvicorn.Config(
            app,
            http=BoundedHttp,
            ws="websockets-sansio",
            ws_max_size=64 * 1024,
            ws_per_message_deflate=False,
            ws_ping_interval=25.0,
            ws_ping_timeout=30.0,
            proxy_headers=True,
            forwarded_allow_ips=config.trusted_proxies,
            server_header=False,
            access_log=False,
            log_config=None,
            timeout_graceful_shutdown=STOP_SECONDS,
        )
    )

    def stop(number: int, frame: object) -> None:
        """Heard before uvicorn listens, and once more, without effect, when it has stopped."""
        server.should_exit = True

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, stop)
    host, port = listener.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    print(f"Petteia is at http://{shown}:{port}{config.root_path}/", flush=True)
    server.run(sockets=[listener])
    return GOOD if server.started else FAULT


def _collect_rarely() -> None:
    """What play allocates is freed by counting references. A search for cycles among all tables
    stops every one of them, for 0.2 s where 250 are at play: so what is there already is left
    out of it, and it comes after millions of new objects instead of thousands."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)


# -- db -----------------------------------------------------------------------------------------


def db(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="petteia db", description="Back up, restore or migrate what the server keeps."
    )
    parser.add_argument("--data", type=Path, help=NAMES["data"][1])
    verbs = parser.add_subparsers(dest="what", required=True)
    backup = verbs.add_parser("backup", help="write a copy while the server runs")
    backup.add_argument("file", type=Path)
    restore = verbs.add_parser("restore", help="put a copy in the place of the database")
    restore.add_argument("file", type=Path)
    restore.add_argument("--force", action="store_true", help="even where there is one already")
    verbs.add_parser("migrate", help="bring the database to the newest shape")
    prune = verbs.add_parser("prune", help="forget old tables nobody played and guests nobody is")
    prune.add_argument("--days", type=int, default=180, help="what is younger stays (180)")
    args = parser.parse_args(words)
    config = read({"data": args.data})
    if args.what == "migrate":
        return _migrate(config)
    if args.what == "prune":
        return _prune(config, args.days)
    if config.database_url:
        return _fail("db", "use pg_dump and pg_restore for PostgreSQL")
    path = config.data / "petteia.db"
    if args.what == "backup":
        return _backup(path, args.file)
    return _restore(config, path, args.file, args.force)


def _migrate(config: Config) -> int:
    with _database(config):
        print("the database has the newest shape")
    return GOOD


def _prune(config: Config, days: int) -> int:
    from petteia.server.prune import prune

    if days < 0:
        return _fail("db", f"--days {days}: a number of days, or 0")
    if not config.database_url and not (config.data / "petteia.db").is_file():
        return _fail("db", f"there is no database at {config.data / 'petteia.db'}")
    try:
        with _alone(config), _database(config) as engine, engine.begin() as connection:
            tables, guests = prune(connection, days)
    except BlockingIOError:
        return _fail("db", "stop the server first")
    print(f"{tables} tables and {guests} guests forgotten")
    return GOOD


def _backup(path: Path, target: Path) -> int:
    """SQLite's own online copy: consistent while the server writes."""
    if not path.is_file():
        return _fail("db", f"there is no database at {path}")
    if target.exists():
        return _fail("db", f"{target} exists already")
    if not target.parent.is_dir():
        return _fail("db", f"there is no folder {target.parent}")
    part = target.with_name(target.name + ".part")
    closing = contextlib.closing
    try:
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(part)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
        _sync(part)
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)
    print(f"{target}: {_count(target)} answers")
    return GOOD


def _restore(config: Config, path: Path, source: Path, force: bool) -> int:
    problem = _not_a_backup(source)
    if problem:
        return _fail("db", f"{source}: {problem}")
    try:
        with _alone(config):
            if path.exists() and not force:
                return _fail("db", f"{path} exists already; --force puts the copy in its place")
            part = path.with_name("petteia.db.part")
            shutil.copyfile(source, part)
            _sync(part)
            for old in (path.with_name("petteia.db-wal"), path.with_name("petteia.db-shm")):
                old.unlink(missing_ok=True)
            os.replace(part, path)
    except BlockingIOError:
        return _fail("db", "stop the server first")
    print(f"{path}: {_count(path)} answers")
    return _migrate(config)


def _not_a_backup(source: Path) -> str:
    from petteia.server.store import known_shapes

    if not source.is_file():
        return "there is no such file"
    try:
        address = f"{source.resolve().as_uri()}?mode=ro"
        with contextlib.closing(sqlite3.connect(address, uri=True)) as copy:
            if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                return "the file is damaged"
            copy.execute("SELECT count(*) FROM answers")
            shape = copy.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError as error:
        return f"not a database of Petteia ({error})"
    if shape is None or shape[0] not in known_shapes():
        return "it was made by a newer version of Petteia"
    return ""


def _sync(path: Path) -> None:
    with path.open("rb") as file:
        os.fsync(file.fileno())


def _count(path: Path) -> Any:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT count(*) FROM answers").fetchone()[0]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
