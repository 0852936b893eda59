"""Lists of tables, for the front page and for oneself."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, select

from petteia import games
from petteia.core.flow import OVER
from petteia.server import schema
from petteia.server.errors import Refused
from petteia.server.people import Person, now
from petteia.server.store import Row
from petteia.server.tables import Tables

LISTED: Final = 50
OPEN_DAYS: Final = 7  # a table that waited longer is listed no more


async def listed(
    tables: Tables, state: str, person: Person | None, mine: bool
) -> list[dict[str, Any]]:
    """Public tables in a state, or the asker's own ones, newest first."""
    t, c = schema.tables.c, schema.chairs.c

    def job(connection: Connection) -> list[dict[str, Any]]:
        columns = (t.id, t.game, t.name, t.seats, t.options, t.mode, t.clock, t.public, t.state,
                   t.created, t.started, t.ended, t.outcome, t.host)  # fmt: skip
        query = select(*columns).order_by(t.created.desc()).limit(LISTED)
        if state:
            query = query.where(t.state == state)
        if mine:
            assert person is not None
            sat = select(c.table_id).where(c.person == person.id)
            query = query.where(t.id.in_(sat) | (t.host == person.id), t.state != "cancelled")
        else:
            fresh = (t.state != "open") | (t.created > now() - OPEN_DAYS * 86_400_000)
            query = query.where(t.public, t.state != "cancelled", fresh)
        rows = [dict(row._mapping) for row in connection.execute(query)]
        found = connection.execute(
            select(c.table_id, c.seat, c.kind, c.name, c.bot, c.person)
            .where(c.table_id.in_([row["id"] for row in rows]))
            .order_by(c.seat)
        ).all()
        for row in rows:
            row["chairs"] = [chair for chair in found if chair.table_id == row["id"]]
        return rows

    rows = await tables.store.read(job)
    return [await _line(tables, row, person, mine) for row in rows if row["game"] in games.names()]


async def _line(tables: Tables, row: Row, person: Person | None, mine: bool) -> dict[str, Any]:
    me = person.id if person is not None else "-"
    chairs = [
        {"seat": c.seat, "kind": c.kind, "name": c.name, "bot": c.bot or None, "you": c.person == me}
        for c in row["chairs"]
    ]  # fmt: skip
    line = {
        **row,
        "options": msgspec.json.decode(row["options"]),
        "clock": msgspec.json.decode(row["clock"]),
        "outcome": msgspec.json.decode(row["outcome"]) if row["outcome"] else None,
        "hosting": row["host"] == me,
        "chairs": chairs,
        "turn": None,
        "your_turn": False,
    }
    del line["host"]
    if row["state"] == "playing" and (mine or row["id"] in tables.hosts):
        try:
            host = await tables.get(row["id"])
        except Refused:
            return line
        player = host.table.player() if host.table is not None else OVER
        line["turn"] = player
        line["your_turn"] = any(c["you"] and c["seat"] == player for c in chairs)
    return line
