"""A server that is killed at any moment has lost nothing it acknowledged, and doubled nothing."""

from __future__ import annotations

import http.client
import random
import sqlite3
import threading
import time
import uuid
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from petteia import games
from petteia.core.record import read, replay
from tests.server.processes import Caller, Server

pytestmark = pytest.mark.slow  # whole servers in processes of their own

LOST = (OSError, http.client.HTTPException)


class Player(threading.Thread):
    """Plays both seats of one table after another, as fast as the server takes it."""

    def __init__(self, server: Server, seed: int) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.luck = random.Random(seed)
        self.acknowledged: dict[
            tuple[str, str], tuple[int, str]
        ] = {}  # (table, key): (seq, action)
        self.tables: list[str] = []
        self.resent = 0
        self.ending = threading.Event()
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.ending.is_set():
                self.play_one()
        except BaseException as error:
            self.failure = error

    def insist(self, caller: Caller, method: str, path: str, body: Any = None) -> Any:
        """Send again until there is an answer, as a client does that lost its connection."""
        while True:
            try:
                return caller.call(method, path, body)
            except LOST:
                self.resent += 1
                time.sleep(0.05)

    def play_one(self) -> None:
        callers = [Caller(self.server) for _ in range(3)]
        try:
            self.play_with(*callers)
        finally:
            for caller in callers:
                caller.close()

    def play_with(self, anyone: Caller, first: Caller, second: Caller) -> None:
        wish = {"game": "skirmish", "seats": 2, "seating": "chosen", "options": {"rounds": "12"}}
        made = self.insist(anyone, "POST", "/tables", wish)
        table, first.token = made["id"], made["token"]
        joined = self.insist(anyone, "POST", f"/tables/{table}/join", {"name": "second"})
        if "token" not in joined:
            return  # the join was carried out, but its answer was lost with the connection
        second.token = joined["token"]
        self.tables.append(table)
        over = False
        while not over and not self.ending.is_set():
            over = True
            for caller in (first, second):
                seen = self.insist(caller, "GET", f"/tables/{table}/snapshot")
                over = over and seen["view"]["asked"] is None
                if seen["options"]:
                    self.answer(caller, table, seen)

    def answer(self, caller: Caller, table: str, seen: dict[str, Any]) -> None:
        action = self.luck.choice(seen["options"])["action"]
        key = uuid.uuid4().hex
        body = {"action": action, "seq": seen["seq"], "key": key}
        told = self.insist(caller, "POST", f"/tables/{table}/act", body)
        assert told.get("key") == key, told
        self.acknowledged[table, key] = (told["seq"], action)


def stored(data: Path) -> dict[tuple[str, str], list[tuple[int, str]]]:
    """What is on disk, read without the server."""
    found: dict[tuple[str, str], list[tuple[int, str]]] = {}
    with closing(sqlite3.connect(data / "petteia.db")) as connection:
        rows = connection.execute("SELECT table_id, key, seq, action FROM answers")
        for table, key, seq, action in rows:
            if key is not None:
                found.setdefault((table, key.partition(":")[2]), []).append((seq, action))
    return found


def check_kept(players: list[Player], before: list[dict[Any, Any]], data: Path) -> None:
    on_disk = stored(data)
    for acknowledged in before:
        for name, answer in acknowledged.items():
            assert on_disk.get(name) == [answer], f"{name} was acknowledged as {answer}"
    assert not [player.failure for player in players if player.failure is not None]


def crash(tmp_path: Path, kills: int, people: int) -> None:
    server = Server(tmp_path)
    server.start()
    players = [Player(server, seed) for seed in range(people)]
    moments = random.Random(1)
    for player in players:
        player.start()
    try:
        for _ in range(kills):
            time.sleep(moments.uniform(0.05, 0.9))
            server.kill()
            check_kept(players, [dict(player.acknowledged) for player in players], tmp_path)
            server.start()
        time.sleep(1.0)
        for player in players:
            player.ending.set()
        for player in players:
            player.join(30)
            assert not player.is_alive()
        check_kept(players, [player.acknowledged for player in players], tmp_path)
        answers = sum(len(player.acknowledged) for player in players)
        assert answers > 10 * kills, "hardly anything was played"
        assert sum(player.resent for player in players) >= kills / 2, "no kill met a request"
        caller = Caller(server)
        for table in [table for player in players for table in player.tables][-5:]:
            record = read(caller.call("GET", f"/tables/{table}/record"))
            if record.outcome:
                replay(games.load("skirmish"), record)
        caller.close()
        print(f"{kills} kills, {answers} answers acknowledged, none lost, none doubled")
    finally:
        for player in players:
            player.ending.set()
        if server.process is not None:
            server.stop()


def test_killed_fifty_times(tmp_path: Path) -> None:
    crash(tmp_path, kills=50, people=4)


def test_stops_gracefully_and_goes_on(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    caller = Caller(server)
    chairs = [{"kind": "me"}, {"kind": "bot", "bot": "uniform"}]
    made = caller.call("POST", "/tables", {"game": "skirmish", "seats": 2, "chairs": chairs})
    mine = Caller(server, made["token"])
    before = mine.call("GET", f"/tables/{made['id']}")
    caller.close()
    mine.close()
    assert server.stop() == 0
    server.start()
    after = mine.call("GET", f"/tables/{made['id']}")
    mine.close()
    assert server.stop() == 0
    for chair in (*before["chairs"], *after["chairs"]):
        del chair["clock_ms"]
    assert before == after
