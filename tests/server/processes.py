"""A server in a process of its own, and a plain client for it."""

from __future__ import annotations

import http.client
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, TextIO

SOURCE = Path(__file__).parents[2] / "src"


class Server:
    """`petteia serve` in a folder; it can be killed and started again on the same port."""

    def __init__(self, data: Path, port: int = 0, **settings: str) -> None:
        self.data = data
        self.port = port
        self.settings = {"PETTEIA_RATE": "0", "PETTEIA_BOT_PAUSE": "0", "PETTEIA_LOG": "warning"}
        self.settings.update(settings)
        self.process: subprocess.Popen[str] | None = None

    def start(self, log: TextIO | None = None) -> None:
        environment = {**os.environ, "PYTHONPATH": str(SOURCE), **self.settings}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "petteia.server.cli", "serve",
             "--port", str(self.port), "--data", str(self.data)],
            env=environment, stdout=subprocess.PIPE, stderr=log, text=True, cwd=self.data,
        )  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[\d.]+:(\d+)", line)
        assert found is not None, line
        self.port = int(found[1])

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self._wait()

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self._wait()

    def _wait(self) -> int:
        assert self.process is not None and self.process.stdout is not None
        code = self.process.wait(20)
        self.process.stdout.close()
        self.process = None
        return code


class Caller:
    """A program with a token: one kept connection, opened again when it is lost."""

    def __init__(self, server: Server, token: str = "") -> None:
        self.server = server
        self.token = token
        self.connection: http.client.HTTPConnection | None = None

    def call(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"X-Petteia": "1", "Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        sent = None if body is None else json.dumps(body)
        try:
            if self.connection is None:
                self.connection = http.client.HTTPConnection(
                    "127.0.0.1", self.server.port, timeout=20
                )
            self.connection.request(method, "/api/v1" + path, sent, headers)
            response = self.connection.getresponse()
            text = response.read()
        except (OSError, http.client.HTTPException):
            self.close()
            raise
        if "json" not in (response.getheader("Content-Type") or ""):
            return text.decode()
        return json.loads(text)

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None
