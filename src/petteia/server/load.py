"""A load on loopback: many live tables, four scripted seats each, all over real sockets.

    python -m petteia.server.load --tables 250 --rate 1000 --seconds 60

It starts its own server in a temporary folder, plays, prints one JSON line and stops by itself.
What is measured: the time from sending an answer until the last of the table's viewers has it,
which is after it is on disk. With `--rate 0` every table answers as soon as it may.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import http.client
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec


class Option(msgspec.Struct):
    action: str


class Told(msgspec.Struct):
    """What the driver reads of a message."""

    type: str
    seq: int = -1
    options: list[Option] = []
    rule: str = ""


_decode = msgspec.json.Decoder(Told).decode


class Socket(asyncio.Protocol):
    """The least a WebSocket client must do: a shake of hands, masked frames out, frames in."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.buffer = bytearray()
        self.open = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        path = f"/api/v1/tables/{self.table.id}/socket?seat={self.seat}"
        transport.write(
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: petteia={self.table.cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, end, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                raise RuntimeError(head[:200].decode())
            self.open = True
            self.buffer = bytearray(rest)
        self._read_frames()

    def _read_frames(self) -> None:
        buffer = self.buffer
        while len(buffer) >= 2:
            size, start = buffer[1] & 127, 2
            if size == 126:
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size:
                return
            kind, payload = buffer[0] & 15, bytes(buffer[start : start + size])
            del buffer[: start + size]
            if kind == 1:
                self.table.heard(self.seat, payload)
            elif kind == 9:
                self._frame(10, payload)
            elif kind == 8:
                self.table.load.closed += 1

    def send(self, text: str) -> None:
        self._frame(1, text.encode())

    def _frame(self, kind: int, payload: bytes) -> None:
        assert self.transport is not None
        size = len(payload)
        head = bytes([128 | kind, 128 | size]) if size < 126 else bytes([128 | kind, 254])
        if size >= 126:
            head += size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)  # a mask of zeros is a mask


class Table:
    """One table: whoever must answer does so when the table's next beat has come."""

    def __init__(self, load: Load, made: dict[str, Any], cookie: str) -> None:
        self.load = load
        self.id: str = made["id"]
        self.cookie = cookie
        self.seq = -1
        self.have: dict[int, int] = {}
        self.sent_at = 0.0
        self.sockets: list[Socket] = []
        self.next: tuple[int, str] | None = None
        self.waiting = 0  # the seq that all viewers must reach
        self.numbers = 0

    def heard(self, seat: int, payload: bytes) -> None:
        told = _decode(payload)
        if told.type in ("table", "presence", "chat", "pong"):
            return
        if told.type == "refused":
            self.load.refused[told.rule] = self.load.refused.get(told.rule, 0) + 1
            return
        self.have[seat] = told.seq
        if told.options:
            self.next = (seat, self.load.luck.choice(told.options).action)
        if len(self.have) == self.load.seats and len(set(self.have.values())) == 1:
            self._all_have(told.seq)

    def _all_have(self, seq: int) -> None:
        if seq == self.seq:
            return
        self.seq = seq
        now = time.perf_counter()
        if self.sent_at:
            self.load.times.append(now - self.sent_at)
            self.sent_at = 0.0
        if self.next is None:
            self.load.over(self)
            return
        delay = self.load.pause()
        asyncio.get_running_loop().call_later(delay, self.answer)

    def answer(self) -> None:
        if self.next is None or self.load.ending:
            return
        (seat, action), self.next = self.next, None
        self.numbers += 1
        self.sent_at = time.perf_counter()
        message = {"type": "act", "seq": self.seq, "action": action, "seat": seat,
                   "key": str(self.numbers)}  # fmt: skip
        self.sockets[seat].send(json.dumps(message))

    def close(self) -> None:
        for socket in self.sockets:
            if socket.transport is not None:
                socket.transport.close()


class Load:
    def __init__(self, args: argparse.Namespace, port: int) -> None:
        self.args = args
        self.port = port
        self.seats: int = args.seats
        self.luck = random.Random(args.seed)
        self.times: list[float] = []
        self.refused: dict[str, int] = {}
        self.closed = 0
        self.finished = 0
        self.ending = False
        self.tables: set[Table] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    def pause(self) -> float:
        """The time a table thinks, so that all together come to the wanted rate."""
        if not self.args.rate:
            return 0.0
        return self.luck.expovariate(self.args.rate / self.args.tables)

    def make(self) -> tuple[dict[str, Any], str]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        wish = {"game": self.args.game, "seats": self.seats, "seating": "chosen",
                "chairs": [{"kind": "me"}] * self.seats}  # fmt: skip
        connection.request("POST", "/api/v1/tables", json.dumps(wish), {"X-Petteia": "1"})
        response = connection.getresponse()
        made = json.loads(response.read())
        cookie = re.search(r"petteia=([^;]+)", response.getheader("Set-Cookie") or "")
        connection.close()
        if response.status != 201 or cookie is None:
            raise RuntimeError(str(made))
        return made, cookie[1]

    async def open_table(self) -> None:
        made, cookie = await asyncio.to_thread(self.make)
        table = Table(self, made, cookie)
        self.tables.add(table)
        loop = asyncio.get_running_loop()
        for seat in range(self.seats):
            _, socket = await loop.create_connection(
                partial(Socket, table, seat), "127.0.0.1", self.port
            )
            table.sockets.append(socket)

    def over(self, table: Table) -> None:
        """This game has ended; another one takes its place."""
        self.finished += 1
        table.close()
        self.tables.discard(table)
        if not self.ending:
            task = asyncio.get_running_loop().create_task(self.open_table())
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def run(self, pid: int) -> dict[str, Any]:
        for first in range(0, self.args.tables, 10):
            count = min(10, self.args.tables - first)
            await asyncio.gather(*(self.open_table() for _ in range(count)))
        await asyncio.sleep(self.args.warm_up)
        self.times.clear()
        begun, cpu, own = time.perf_counter(), cpu_seconds(pid), time.process_time()
        memory = [resident(pid)]
        while time.perf_counter() - begun < self.args.seconds:
            await asyncio.sleep(min(10.0, self.args.seconds))
            memory.append(resident(pid))
        seconds = time.perf_counter() - begun
        used = cpu_seconds(pid) - cpu
        times = sorted(self.times)
        self.ending = True
        for table in list(self.tables):
            table.close()
        if not times:
            raise RuntimeError(f"nothing was answered: {self.refused}")
        return {
            "game": self.args.game,
            "tables": self.args.tables,
            "sockets": self.args.tables * self.seats,
            "wanted_per_second": self.args.rate or None,
            "seconds": round(seconds, 1),
            "answers": len(times),
            "answers_per_second": round(len(times) / seconds, 1),
            "games_finished": self.finished,
            "ms": {name: round(1000 * times[int(len(times) * part)], 2)
                   for name, part in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99))},
            "server_cpu": round(used / seconds, 2),
            "driver_cpu": round((time.process_time() - own) / seconds, 2),
            "server_cpu_ms_per_answer": round(1000 * used / len(times), 3),
            "server_mb": {"begin": memory[0], "end": memory[-1], "most": max(memory)},
            "refused": self.refused,
            "closed": self.closed,
        }  # fmt: skip


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> float:
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return round(int(found[1]) / 1024, 1) if found else 0.0


@contextlib.contextmanager
def server(args: argparse.Namespace, data: str) -> Any:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
                   "PETTEIA_RATE": "0", "PETTEIA_LOG": "warning"}  # fmt: skip
    words = [
        sys.executable,
        "-m",
        "petteia.server.cli",
        "serve",
        "--port",
        str(args.port),
        "--data",
        data,
    ]
    process = subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        if found is None:
            raise RuntimeError(f"the server did not start: {line}")
        yield process.pid, int(found[1])
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m petteia.server.load",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", default="skirmish")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=1000.0, help="answers a second, all together")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--warm-up", type=float, default=3.0)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(argv)
    with tempfile.TemporaryDirectory() as data, server(args, data) as (pid, port):
        print(json.dumps(asyncio.run(Load(args, port).run(pid))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
