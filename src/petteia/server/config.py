"""What a host may decide: environment variables with one prefix, a `.env` file, and flags."""

from __future__ import annotations

import ipaddress
import math
import os
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Final


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
        texts["PETTEIA_DATABASE_URL"] = masked(self.database_url)
        return texts


def masked(url: str) -> str:
    """An address without who logs in, whether that stands before the host or among the parameters."""
    scheme, mark, rest = url.partition("://")
    place, question, parameters = rest.rpartition("@")[2].partition("?")
    known = "****@" if "@" in rest else ""
    secret = re.sub(r"(password=)[^&]*", r"\1****", parameters)
    return f"{scheme}{mark}{known}{place}{question}{secret}"


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


LEVELS: Final = ("debug", "info", "warning", "error")
POSTGRES: Final = ("postgresql://", "postgres://", "postgresql+psycopg://")


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
    config = replace(
        config,
        root_path=config.root_path.rstrip("/"),
        origin=config.origin.rstrip("/"),
        data=Path(config.data),
    )
    for name, sound, wanted in _conditions(config):
        if not sound:
            value = masked(str(getattr(config, name)))
            raise BadConfig(f"{NAMES[name][0]} must be {wanted}, not {value!r}")
    return config


def _conditions(config: Config) -> list[tuple[str, bool, str]]:
    """Per setting: does it hold, and what it must be."""
    seconds, pause, rate = config.bot_seconds, config.bot_pause, config.rate
    return [
        ("host", bool(config.host), "an address"),
        ("port", 0 <= config.port <= 65535, "a port, 0 to 65535"),
        ("root_path", _is_path(config.root_path), "a path such as /petteia"),
        ("origin", _is_origin(config.origin), "an origin such as https://games.example.org"),
        ("database_url", _is_database(config.database_url), "postgresql://... or empty"),
        ("trusted_proxies", _are_addresses(config.trusted_proxies), "addresses, by commas"),
        ("bot_workers", config.bot_workers >= 0, "a number of processes, or 0"),
        ("bot_seconds", math.isfinite(seconds) and seconds > 0, "a number above 0"),
        ("bot_pause", math.isfinite(pause) and pause >= 0, "0 or a number above it"),
        ("rate", math.isfinite(rate) and rate >= 0, "0 or a number above it"),
        ("snapshot_every", config.snapshot_every >= 1, "a number of at least 1"),
        ("log_level", config.log_level in LEVELS, f"one of {', '.join(LEVELS)}"),
    ]


def _is_path(path: str) -> bool:
    return re.fullmatch(r"(/[\w.~-]+)*", path, re.ASCII) is not None and "/.." not in path


def _is_origin(origin: str) -> bool:
    return not origin or re.fullmatch(r"https?://[\w.-]+(:\d+)?", origin, re.ASCII) is not None


def _is_database(url: str) -> bool:
    return not url or url.startswith(POSTGRES)


def _are_addresses(listed: str) -> bool:
    """What uvicorn takes for trusted: addresses, networks, or * for all."""
    try:
        for each in filter(None, map(str.strip, listed.split(","))):
            if each != "*":
                ipaddress.ip_network(each, strict=False)
    except ValueError:
        return False
    return True


def _typed(variable: str, text: str, default: Any) -> Any:
    if not text and isinstance(default, Path):
        raise BadConfig(f"{variable} must be a folder, not empty")
    try:
        return type(default)(text)
    except ValueError as error:
        raise BadConfig(f"{variable} must be a number, not {text!r}") from error


def dotenv(path: Path) -> dict[str, str]:
    """`NAME=value` lines; empty ones and `#` comments are skipped, quotes are taken off."""
    if not path.is_file():
        return {}
    found: dict[str, str] = {}
    settings = {variable for variable, _ in NAMES.values()}
    try:
        lines = path.read_text("utf-8").splitlines()
    except UnicodeDecodeError as error:
        raise BadConfig(f"{path} is not a text file in UTF-8") from error
    for number, raw in enumerate(lines, start=1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        name, equals, value = line.removeprefix("export ").partition("=")
        name = name.strip()
        if not equals:
            raise BadConfig(f"{path}, line {number}: expected NAME=value, not {line!r}")
        if name.startswith("PETTEIA_") and name not in settings:
            raise BadConfig(f"{path}, line {number}: there is no setting {name}")
        found[name] = _unquoted(value.strip())
    return found


def _unquoted(value: str) -> str:
    """A quoted value as it is; any other ends where a comment begins."""
    if len(value) > 1 and value[0] == value[-1] and value[0] in "'\"":
        return value[1:-1]
    return re.split(r"\s#", value, maxsplit=1)[0].strip()


def token(bits: int = 256) -> str:
    """A word nobody can guess."""
    return secrets.token_urlsafe(bits // 8)


ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LETTERS: Final = 12


def table_id() -> str:
    """Sixty bits, easy to read aloud: the link is the key of a table that is not public."""
    return "".join([secrets.choice(ALPHABET) for _ in range(ID_LETTERS)])


def is_table_id(word: str) -> bool:
    return len(word) == ID_LETTERS and all(letter in ALPHABET for letter in word)
