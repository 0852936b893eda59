"""Whole servers in processes of their own: starting, stopping, copies, programs that play."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import shutil
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from petteia.server.cli import main
from petteia.server.wire import BoundedHttp
from tests.server.processes import SOURCE, Caller, Server

pytestmark = pytest.mark.slow

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    started = Server(tmp_path)
    started.start()
    yield started
    if started.process is not None:
        started.stop()


def test_two_servers_never_share_a_folder(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 2
    assert "another server is at work" in capsys.readouterr().err


def test_a_signal_right_after_the_address_is_heard(tmp_path: Path) -> None:
    for _ in range(3):
        server = Server(tmp_path)
        server.start()
        assert server.stop() == 0


def test_logs_are_json(tmp_path: Path) -> None:
    with (tmp_path / "log").open("w") as log:
        server = Server(tmp_path, PETTEIA_LOG="info")
        server.start(log)
        caller = Caller(server)
        caller.call("GET", "/games")
        chairs = [{"kind": "me"}] * 2
        wish = {"game": "skirmish", "seats": 2, "chairs": chairs, "seating": "chosen"}
        made = caller.call("POST", "/tables", wish)
        caller.token = made["token"]
        caller.call("POST", f"/tables/{made['id']}/act", {"action": "bid ares 1"})
        caller.close()
        assert server.stop() == 0
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    asked = next(line for line in lines if line["what"] == "request")
    assert asked["path"] == "/api/v1/games" and asked["status"] == 200 and asked["request"]
    answer = next(line for line in lines if line["what"] == "answer")
    assert (answer["table"], answer["seq"]) == (made["id"], 1)
    its = next(line for line in lines if line.get("path", "").endswith("/act"))
    assert answer["request"] == its["request"] != asked["request"]


def test_backup_and_restore(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    caller = Caller(server)
    chairs = [{"kind": "me"}, {"kind": "me"}]
    made = caller.call("POST", "/tables", {"game": "skirmish", "seats": 2, "chairs": chairs})
    mine = Caller(server, made["token"])
    path = f"/tables/{made['id']}"
    for _ in range(6):
        seen = mine.call("GET", f"{path}/snapshot")
        if seen["options"]:
            mine.call("POST", f"{path}/act", {"action": seen["options"][0]["action"]})
    kept = mine.call("GET", f"{path}/snapshot")
    copy = tmp_path / "copy.db"
    data = ["--data", str(tmp_path)]
    assert main(["db", *data, "backup", str(copy)]) == 0, "while the server runs"
    assert main(["db", *data, "backup", str(copy)]) == 2, "never over another copy"
    assert main(["db", *data, "restore", str(copy), "--force"]) == 2
    assert "stop the server first" in capsys.readouterr().err
    caller.close()
    mine.close()
    server.stop()
    assert main(["db", *data, "restore", str(copy)]) == 2, "not without --force"
    shutil.move(tmp_path / "petteia.db", tmp_path / "old.db")
    assert main(["db", *data, "restore", str(copy)]) == 0
    server.start()
    assert mine.call("GET", f"{path}/snapshot")["view"] == kept["view"]
    mine.close()


def commands() -> list[Any]:
    node = shutil.which("node")
    missing = pytest.mark.skipif(node is None, reason="Node is not installed")
    return [
        pytest.param([sys.executable, "bot.py"], id="python"),
        pytest.param([node, "bot.mjs"], id="node", marks=missing),
    ]


@pytest.mark.parametrize("command", commands())
def test_the_example_bots_play_a_whole_game(server: Server, command: list[str]) -> None:
    caller = Caller(server)
    chairs = [{"kind": "bot", "bot": "uniform"}, {"kind": "open"}]
    wish = {"game": "skirmish", "seats": 2, "chairs": chairs, "options": {"rounds": "4"}}
    table = caller.call("POST", "/tables", wish)["id"]
    site = f"http://127.0.0.1:{server.port}"
    done = subprocess.run(
        [*command, site, table],
        cwd=EXAMPLES,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1].startswith("places:"), done.stdout
    assert caller.call("GET", f"/tables/{table}")["state"] == "finished"
    caller.close()


def test_the_examples_are_twenty_lines() -> None:
    for name, mark in (("bot.py", "#"), ("bot.mjs", "//")):
        text = (EXAMPLES / name).read_text("utf-8")
        if name == "bot.py":
            text = text.split('"""')[2]
        lines = [line for line in text.splitlines() if line.strip() and not line.startswith(mark)]
        assert len(lines) <= 24, f"{name} has {len(lines)} lines"


def test_the_stream_tells_what_happens(server: Server) -> None:
    caller = Caller(server)
    chairs = [{"kind": "me"}, {"kind": "me"}]
    wish = {"game": "skirmish", "seats": 2, "chairs": chairs, "seating": "chosen"}
    made = caller.call("POST", "/tables", wish)
    mine = Caller(server, made["token"])
    url = f"http://127.0.0.1:{server.port}/api/v1/tables/{made['id']}/stream"
    request = urllib.request.Request(url, headers={"Authorization": f"Bearer {made['token']}"})
    with urllib.request.urlopen(request, timeout=20) as stream:
        assert stream.headers["Content-Type"].startswith("application/x-ndjson")
        assert json.loads(stream.readline())["type"] == "sync"
        act = {"action": "bid ares 1", "key": "k"}
        thread = threading.Thread(target=mine.call, args=("POST", f"/tables/{made['id']}/act", act))
        thread.start()
        told = json.loads(stream.readline())
        while told["type"] != "update":
            told = json.loads(stream.readline())
        thread.join()
        assert told["events"][0]["event"] == ["bid", 0, "ares", 1] and told["key"] == "k"
    caller.close()
    mine.close()


def test_sockets_are_told_when_the_server_stops(server: Server) -> None:
    caller = Caller(server)
    chairs = [{"kind": "me"}, {"kind": "me"}]
    made = caller.call("POST", "/tables", {"game": "skirmish", "seats": 2, "chairs": chairs})
    caller.close()
    from websockets.exceptions import ConnectionClosed
    from websockets.sync.client import connect

    url = f"ws://127.0.0.1:{server.port}/api/v1/tables/{made['id']}/socket"
    with connect(url) as table:
        assert json.loads(table.recv(timeout=10))["type"] == "sync"
        assert server.stop() == 0
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                table.recv(timeout=10)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012


def test_frames_that_are_too_large_close_the_socket(server: Server) -> None:
    caller = Caller(server)
    made = caller.call("POST", "/tables", {"game": "skirmish", "seats": 2})
    from websockets.exceptions import ConnectionClosed
    from websockets.sync.client import connect

    url = f"ws://127.0.0.1:{server.port}/api/v1/tables/{made['id']}/socket"
    with connect(url) as table:
        table.recv(timeout=10)
        table.send("x" * 200_000)
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                table.recv(timeout=10)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
    assert caller.call("GET", "/games")
    caller.close()


@pytest.mark.parametrize("part", [b"X-Long: " + b"a" * 60_000 + b"\r\n", b"a" * 60_000])
def test_a_head_that_does_not_end_is_cut_off(server: Server, part: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as raw:
        raw.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n" if part.startswith(b"X") else b"GET /")
        with pytest.raises(OSError):
            for _ in range(1000):
                raw.sendall(part)
    caller = Caller(server)
    assert caller.call("GET", "/games")
    caller.close()


def test_who_says_nothing_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("petteia.server.wire.HEAD_SECONDS", 0.05)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.sleep(0.2)  # an answer may take its time
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})

    async def talk(said: bytes) -> bytes:
        config = uvicorn.Config(app, log_config=None)
        config.load()
        state = ServerState()
        loop = asyncio.get_running_loop()
        listening = await loop.create_server(lambda: BoundedHttp(config, state, {}), "127.0.0.1", 0)
        reader, writer = await asyncio.open_connection(*listening.sockets[0].getsockname())
        writer.write(said)
        heard = await asyncio.wait_for(reader.read(100), 10)
        writer.close()
        listening.close()
        return heard

    assert asyncio.run(talk(b"")) == b""
    assert asyncio.run(talk(b"GET / HTTP/1.1\r\nHost: ")) == b""
    assert asyncio.run(talk(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")).startswith(b"HTTP/1.1 204")


def test_rubbish_on_the_wire_breaks_nothing(server: Server) -> None:
    for rubbish in (b"\x00" * 100, b"GET / HTTP/9.9\r\n\r\n", b"A" * 100_000 + b"\r\n\r\n"):
        with socket.create_connection(("127.0.0.1", server.port), timeout=5) as raw:
            raw.settimeout(5)
            try:
                raw.sendall(rubbish)
                raw.recv(100)
            except OSError:
                continue
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=5)
    connection.request("GET", "/healthz")
    assert connection.getresponse().status == 200
    connection.close()


def test_start_takes_few_seconds(tmp_path: Path) -> None:
    """A first start makes folder and database; a second one finds them."""
    for _ in range(2):
        server = Server(tmp_path)
        begun = time.monotonic()
        server.start()
        caller = Caller(server)
        assert caller.call("GET", "/games")
        caller.close()
        assert time.monotonic() - begun < 15.0
        server.stop()


def test_the_load_driver_runs_and_ends() -> None:
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    words = ["--tables", "3", "--seats", "3", "--rate", "30", "--seconds", "1", "--warm-up", "0.5"]
    done = subprocess.run(
        [sys.executable, "-m", "petteia.server.load", *words],
        env=environment, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["answers"] > 5 and report["ms"]["p99"] > 0 and not report["refused"]
