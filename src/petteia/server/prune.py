"""Forgetting what nobody will miss: tables that never started, guests who sit nowhere."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, select

from petteia.server.people import now
from petteia.server.schema import answers, chairs, chat, persons, snapshots, tables, tokens

DAY: Final = 86_400_000


def prune(connection: Connection, days: int) -> tuple[int, int]:
    """Returns how many tables and guests went. What was played is kept, whole."""
    before = now() - days * DAY
    unplayed = list(
        connection.execute(
            select(tables.c.id).where(
                tables.c.state.in_(("open", "cancelled")), tables.c.created < before
            )
        ).scalars()
    )
    for id in unplayed:
        _forget_table(connection, id)
    ended = select(tables.c.id).where(tables.c.state == "finished", tables.c.ended < before)
    connection.execute(delete(snapshots).where(snapshots.c.table_id.in_(ended)))
    return len(unplayed), _forget_guests(connection, before)


def _forget_table(connection: Connection, id: str) -> None:
    own = select(chairs.c.id).where(chairs.c.table_id == id)
    connection.execute(delete(tokens).where(tokens.c.chair.in_(own)))
    for table in (chat, snapshots, answers, chairs):
        connection.execute(delete(table).where(table.c.table_id == id))
    connection.execute(delete(tables).where(tables.c.id == id))


def _forget_guests(connection: Connection, before: int) -> int:
    """Guests without a login, a chair, a table of theirs or a word in a chat."""
    nowhere = [
        persons.c.id.not_in(select(column).where(column.is_not(None)))
        for column in (chairs.c.person, chat.c.person, tables.c.host)
    ]
    idle = list(
        connection.execute(
            select(persons.c.id).where(
                persons.c.login.is_(None), persons.c.created < before, *nowhere
            )
        ).scalars()
    )
    for id in idle:
        connection.execute(delete(tokens).where(tokens.c.person == id))
        connection.execute(delete(persons).where(persons.c.id == id))
    return len(idle)
