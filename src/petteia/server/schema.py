"""The tables of the database. Answers are only ever added; all else can be made again from them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

persons = Table(
    "persons",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", Text),  # argon2id
    Column("created", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256 of what the browser or program holds
    Column("person", ForeignKey("persons.id"), nullable=False),
    Column("chair", ForeignKey("chairs.id")),  # set: a program's token, good for this chair alone
    Column("created", BigInteger, nullable=False),
    Index("tokens_person", "person"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("name", String(80), nullable=False),
    Column("mode", String(8), nullable=False),  # live, async
    Column("clock", Text, nullable=False),  # JSON: null or {bank, increment, cap, per_move}
    Column("public", Boolean, nullable=False),
    Column("seating", String(8), nullable=False),  # random, chosen
    Column("absence", String(8), nullable=False),  # bot: a stand-in answers; wait
    Column("stand_in", String(40), nullable=False),
    Column("host", String(32), nullable=False),
    Column("state", String(12), nullable=False),  # open, playing, finished, cancelled
    Column("seed", String(64), nullable=False),  # published at the end
    Column("rematch", String(16)),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("outcome", Text),  # JSON
    Index("tables_state", "state", "created"),
)

chairs = Table(
    "chairs",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # open, person, bot
    Column("person", ForeignKey("persons.id")),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("absent", Boolean, nullable=False),
    Index("chairs_table", "table_id"),
    Index("chairs_person", "person"),
)

answers = Table(
    "answers",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),  # -1: the dealer
    Column("kind", String(4), nullable=False),  # act; cut: all answers after the first `action` are void
    Column("action", Text, nullable=False),
    Column("key", String(80)),  # of the sender: the same key is never carried out twice
    Column("at", BigInteger, nullable=False),
    Column("clock", BigInteger),  # milliseconds this seat has left
    UniqueConstraint("table_id", "key", name="answers_key"),
)  # fmt: skip

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("count", Integer, nullable=False),  # answers in force
    Column("version", Integer, nullable=False),
    Column("state", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("person", ForeignKey("persons.id"), nullable=False),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("chat_table", "table_id"),
)
