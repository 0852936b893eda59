"""What a host may decide: environment variables with one prefix, a `.env` file, and flags."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any


class BadConfig(Exception):
    """A setting that cannot be; the message names it."""


@dataclass(frozen=True)
class Config:
    """One setting per field; `NAMES` gives each its variable and its explanation."""

    host: str = "127.0.0.1"
    port: int = 8470
    root_path: str = ""
    origin: str = ""
    data: Path = Path("data")
    database_url: str = ""
    trusted_proxies: str = "127.0.0.1"
    bot_workers: int = 0
    bot_seconds: float = 2.0
    bot_pause: float = 0.2
    rate: float = 1.0
    snapshot_every: int = 40
    metrics_token: str = ""
    log_level: str = "info"

    def database(self) -> str:
        return self.database_url or f"sqlite:///{self.data / 'petteia.db'}"

    def shown(self) -> dict[str, str]:
        """Every setting as text, secrets masked."""
        texts = {NAMES[field.name][0]: str(getattr(self, field.name)) for field in fields(self)}
        if self.metrics_token:
            texts["PETTEIA_METRICS_TOKEN"] = "****"
        if "@" in self.database_url:
            scheme, _, rest = self.database_url.partition("://")
            texts["PETTEIA_DATABASE_URL"] = f"{scheme}://****@{rest.rpartition('@')[2]}"
        return texts


NAMES: dict[str, tuple[str, str]] = {
    "host": ("PETTEIA_HOST", "address to listen on"),
    "port": ("PETTEIA_PORT", "port to listen on; 0 takes a free one"),
    "root_path": ("PETTEIA_ROOT_PATH", "path under which a proxy shows the site, such as /petteia"),
    "origin": ("PETTEIA_ORIGIN", "public origin, such as https://games.example.org; empty: any own host"),
    "data": ("PETTEIA_DATA", "folder for everything the server keeps"),
    "database_url": ("PETTEIA_DATABASE_URL", "postgresql://user:password@host/name; empty: SQLite in the folder"),
    "trusted_proxies": ("PETTEIA_TRUSTED_PROXIES", "addresses whose X-Forwarded-* headers count, by commas"),
    "bot_workers": ("PETTEIA_BOT_WORKERS", "processes in which bots think; 0: one less than there are processors"),
    "bot_seconds": ("PETTEIA_BOT_SECONDS", "the longest a bot may take for one answer"),
    "bot_pause": ("PETTEIA_BOT_PAUSE", "seconds before a bot answers, so that people can follow"),
    "rate": ("PETTEIA_RATE", "multiplies every rate limit; 0 switches them off"),
    "snapshot_every": ("PETTEIA_SNAPSHOT_EVERY", "answers between two snapshots of a table"),
    "metrics_token": ("PETTEIA_METRICS_TOKEN", "token for /metrics; empty: only from this machine"),
    "log_level": ("PETTEIA_LOG", "debug, info, warning or error"),
}  # fmt: skip


def read(
    flags: Mapping[str, Any] | None = None, environ: Mapping[str, str] | None = None
) -> Config:
    """Flags go before the environment, the environment before `.env`, `.env` before defaults."""
    known = {**dotenv(Path(".env")), **(os.environ if environ is None else environ)}
    config = Config()
    values: dict[str, Any] = {}
    for field in fields(Config):
        variable = NAMES[field.name][0]
        if variable in known:
            values[field.name] = _typed(variable, known[variable], getattr(config, field.name))
    values.update({name: value for name, value in (flags or {}).items() if value is not None})
    config = replace(config, **values)
    if config.root_path and (not config.root_path.startswith("/") or config.root_path == "/"):
        raise BadConfig(
            f"PETTEIA_ROOT_PATH must begin with / and name a path: {config.root_path!r}"
        )
    return replace(config, root_path=config.root_path.rstrip("/"), data=Path(config.data))


def _typed(variable: str, text: str, default: Any) -> Any:
    try:
        if isinstance(default, bool):
            return text.lower() in ("1", "true", "yes", "on")
        if isinstance(default, (int, float)):
            return type(default)(text)
        return type(default)(text)
    except ValueError as error:
        raise BadConfig(f"{variable} must be a number, not {text!r}") from error


def dotenv(path: Path) -> dict[str, str]:
    """`NAME=value` lines; empty ones and `#` comments are skipped, quotes are taken off."""
    if not path.is_file():
        return {}
    found: dict[str, str] = {}
    for line in path.read_text("utf-8").splitlines():
        name, equals, value = line.strip().removeprefix("export ").partition("=")
        if equals and not name.lstrip().startswith("#"):
            found[name.strip()] = value.strip().strip("'\"")
    return found


def token(bits: int = 256) -> str:
    """A word nobody can guess."""
    return secrets.token_urlsafe(bits // 8)


ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"


def table_id() -> str:
    """Sixty bits, easy to read aloud: the link is the key of a table that is not public."""
    return "".join([secrets.choice(ALPHABET) for _ in range(12)])
