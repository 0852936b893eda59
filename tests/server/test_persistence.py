"""What is kept, how it comes back, and what happens when storing fails."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import IntegrityError
from starlette.testclient import TestClient

from petteia import games
from petteia.core.chance import Luck
from petteia.server import schema
from petteia.server.config import Config
from petteia.server.people import now
from petteia.server.prune import prune
from petteia.server.store import Store, is_current, migrate, open_engine
from tests.server.conftest import MakeSite, Visitor, duel, play_out


def again(person: Visitor, client: TestClient) -> Visitor:
    """The same browser after the server was started anew."""
    other = Visitor(client)
    other.cookies = person.cookies
    return other


def without_clock(seen: dict[str, Any]) -> dict[str, Any]:
    for chair in seen["table"]["chairs"]:
        del chair["clock_ms"]
    del seen["clocks"]
    return seen


def some_answers(table: str, people: list[Visitor], count: int, undo: bool = False) -> None:
    luck = Luck(5)
    for _ in range(count):
        for person in people:
            seen = person.snapshot(table)
            if seen["options"]:
                action = luck.pick(seen["options"])["action"]
                assert person.act(table, action, seen["seq"]).status_code == 200
                if undo and luck.below(4) == 0:
                    person.post(f"/tables/{table}/undo")


@pytest.mark.parametrize("undo", [False, True])
def test_a_table_comes_back_as_it_was(make_site: MakeSite, undo: bool) -> None:
    client = make_site()
    ann, bob = Visitor(client), Visitor(client)
    table = duel(ann, bob, clock={"bank": 600, "increment": 5})
    some_answers(table, [ann, bob], 30, undo)
    ann.post(f"/tables/{table}/chat", {"text": "hello"})
    before = [without_clock(person.snapshot(table)) for person in (ann, bob)]
    record = ann.get(f"/tables/{table}/record").text
    client = make_site()
    ann, bob = again(ann, client), again(bob, client)
    assert [without_clock(person.snapshot(table)) for person in (ann, bob)] == before
    assert ann.get(f"/tables/{table}/record").text == record
    play_out(table, [ann, bob])


def test_a_key_is_known_after_a_restart(make_site: MakeSite) -> None:
    client = make_site()
    ann, bob = Visitor(client), Visitor(client)
    table = duel(ann, bob)
    first = ann.act(table, "bid ares 1", 0, "k").json()
    ann = again(ann, make_site())
    assert ann.act(table, "bid ares 1", 0, "k").json() == first


def test_changed_rules_go_on_from_the_snapshot(
    make_site: MakeSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = make_site(snapshot_every=5)
    ann, bob = Visitor(client), Visitor(client)
    table = duel(ann, bob)
    some_answers(table, [ann, bob], 30)
    before = without_clock(ann.snapshot(table))
    from petteia.games.skirmish.rules import turns

    monkeypatch.setattr(turns, "FACES", (7, 8, 9))  # dice that were never thrown before
    monkeypatch.setattr(games.load("skirmish"), "version", 2)
    ann = again(ann, make_site())
    after = without_clock(ann.snapshot(table))
    assert after["view"] == before["view"] and after["options"] == before["options"]
    play_out(table, [ann, again(bob, ann.client)])


def test_the_past_of_changed_rules_is_not_guessed_at(
    make_site: MakeSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is hidden is known from the questions; where these are others, nothing is shown."""
    client = make_site(snapshot_every=5)
    ann, bob = Visitor(client), Visitor(client)
    table = duel(ann, bob, options={"rounds": "12"})
    some_answers(table, [ann, bob], 5)
    monkeypatch.setattr(games.load("skirmish"), "version", 2)
    client = make_site()
    ann = again(ann, client)
    for path in ("record", "replay?at=3"):
        assert ann.get(f"/tables/{table}/{path}").status_code == 200, "the answers still fit"
    store = client.app.app.state.site.store  # type: ignore[attr-defined]
    with store.engine.begin() as connection:  # as if these answers had meant something else
        kept = schema.snapshots.c
        for seq, saved in connection.execute(select(kept.seq, kept.state)).all():
            state = json.loads(saved)
            state["coins"][0] += 1
            changed = schema.snapshots.update().where(kept.seq == seq)
            connection.execute(changed.values(state=json.dumps(state)))
    ann = again(ann, make_site())
    assert ann.get(f"/tables/{table}").status_code == 200
    for path in ("record", "replay?at=3"):
        assert ann.get(f"/tables/{table}/{path}").json()["rule"] == "server-diverged"


def answered(client: TestClient, action: str) -> None:
    """Every stored answer becomes this one."""
    with client.app.app.state.site.store.engine.begin() as connection:  # type: ignore[attr-defined]
        connection.execute(schema.answers.update().values(action=action))


def test_rules_that_fit_no_more_say_so_and_spoil_nothing(make_site: MakeSite) -> None:
    client = make_site()
    ann, bob = Visitor(client), Visitor(client)
    table = duel(ann, bob)
    ann.act(table, "bid ares 10")
    # other rules, seen from this table: an answer they knew is none of ours
    answered(client, "bid hera 10")
    client = make_site()
    answer = again(ann, client).get(f"/tables/{table}")
    assert answer.status_code == 409 and answer.json()["rule"] == "server-diverged"
    answered(client, "bid ares 10")
    assert again(ann, make_site()).snapshot(table)["seq"] == 1


def test_snapshots_of_what_was_taken_back_are_gone(make_site: MakeSite) -> None:
    client = make_site(snapshot_every=3)
    ann = Visitor(client)
    table = ann.table(chairs=[{"kind": "me"}, {"kind": "me"}])["id"]
    some_answers(table, [ann], 12)
    assert ann.post(f"/tables/{table}/rollback", {"to_seq": 1}).status_code == 200
    with client.app.app.state.site.store.engine.connect() as connection:  # type: ignore[attr-defined]
        counts = list(connection.execute(select(schema.snapshots.c["count"])).scalars())
    assert all(count <= 1 for count in counts)
    before = without_clock(ann.snapshot(table))
    after = without_clock(again(ann, make_site()).snapshot(table))
    assert after == before


def test_another_process_at_the_same_table_is_noticed(make_site: MakeSite) -> None:
    """The unique number decides; who lost reads the table anew and nothing is doubled."""
    one, two = make_site(), make_site()
    ann = Visitor(one)
    table = ann.table(chairs=[{"kind": "me"}, {"kind": "me"}])["id"]
    other = again(ann, two)
    assert other.snapshot(table)["seq"] == 0
    assert ann.act(table, "bid ares 1", 0).status_code == 200
    assert other.act(table, "bid ares 2", 0).status_code == 503
    assert other.snapshot(table)["seq"] == 1
    assert other.snapshot(table)["view"] == ann.snapshot(table)["view"]


def test_nothing_is_shown_before_it_is_on_disk(make_site: MakeSite) -> None:
    client = make_site()
    ann, bob = Visitor(client), Visitor(client)
    table = duel(ann, bob)
    store = client.app.app.state.site.store  # type: ignore[attr-defined]
    disk, written = threading.Event(), store._transaction

    def slow(group: Any) -> None:
        assert disk.wait(20)
        written(group)

    store._transaction = slow
    paths = ["snapshot", "replay", "record", "text"]
    with ThreadPoolExecutor() as threads:
        answer = threads.submit(ann.act, table, "bid ares 1")
        while not client.app.app.state.site.tables.hosts[table].lock.locked():  # type: ignore[attr-defined]
            time.sleep(0.005)
        seen = [threads.submit(bob.get, f"/tables/{table}/{path}") for path in paths]
        assert not wait([answer, *seen], 1, FIRST_COMPLETED).done
        disk.set()
        assert [each.result().status_code for each in [answer, *seen]] == [200] * 5


def test_an_answer_that_cannot_be_stored_was_not_given(
    make_site: MakeSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = make_site()
    ann, bob = Visitor(client), Visitor(client)
    table = duel(ann, bob)
    store = client.app.app.state.site.store  # type: ignore[attr-defined]

    def full(group: list[Any]) -> None:
        raise OSError("no space left on device")

    with ann.socket(table) as socket:
        socket.receive_json()
        with monkeypatch.context() as patch:
            patch.setattr(store, "_transaction", full)
            assert ann.act(table, "bid ares 1", 0).status_code == 503
    assert ann.snapshot(table)["seq"] == 0
    assert ann.act(table, "bid ares 1", 0).status_code == 200


def test_prune_forgets_what_nobody_will_miss(make_site: MakeSite, config: Config) -> None:
    client = make_site()
    ann, bob, eve = Visitor(client), Visitor(client), Visitor(client)
    played = duel(ann, bob)
    ann.act(played, "bid ares 1")
    unplayed = eve.table()["id"]
    eve.post(f"/tables/{unplayed}/chat", {"text": "hello?"})
    engine = client.app.app.state.site.store.engine  # type: ignore[attr-defined]
    with engine.begin() as connection:
        assert prune(connection, 1) == (0, 0)
        assert prune(connection, -1) == (1, 1)
        left = list(connection.execute(select(schema.tables.c.id)).scalars())
    assert left == [played]
    client = make_site()
    assert again(ann, client).snapshot(played)["seq"] == 1
    assert again(ann, client).get(f"/tables/{unplayed}").status_code == 404
    assert not again(eve, client).get("/me").json()["known"]


# -- the store --------------------------------------------------------------------------------


def in_store(config: Config, work: Any) -> Any:
    async def run() -> Any:
        if not config.database_url:
            config.data.mkdir(parents=True, exist_ok=True)
        engine = open_engine(config.database())
        migrate(engine)
        store = Store(engine)
        store.start()
        try:
            return await work(store)
        finally:
            await asyncio.to_thread(store.stop)

    return asyncio.run(run())


def person(connection: Connection, id: str) -> None:
    connection.execute(insert(schema.persons).values(id=id, name="x", created=now()))


def test_what_waits_is_committed_as_a_group(config: Config) -> None:
    async def work(store: Store) -> None:
        await asyncio.gather(*(store.write(lambda c, id=str(n): person(c, id)) for n in range(200)))
        assert store.commits < 60
        count = text("SELECT count(*) FROM persons")
        assert await store.read(lambda c: c.execute(count).scalar_one()) == 200

    in_store(config, work)


def test_one_that_fails_fails_alone(config: Config) -> None:
    async def work(store: Store) -> None:
        jobs = [store.write(lambda c, id=str(n % 10): person(c, id)) for n in range(11)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert sum(isinstance(result, IntegrityError) for result in results) == 1
        count = text("SELECT count(*) FROM persons")
        assert await store.read(lambda c: c.execute(count).scalar_one()) == 10

    in_store(config, work)


def test_migrations_make_the_declared_tables(config: Config) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    async def work(store: Store) -> None:
        with store.engine.connect() as connection:
            assert is_current(connection)
            found = MigrationContext.configure(connection)
            assert compare_metadata(found, schema.metadata) == []

    in_store(config, work)


def test_answers_are_synced_before_they_are_acknowledged(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with store.engine.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"

    in_store(Config(data=tmp_path), work)
