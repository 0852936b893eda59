"""A real server in a process of its own, and Chromium."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium_path() -> str:
    named = os.environ.get("PETTEIA_CHROMIUM", "")
    found = named or next(
        (p for n in ("chromium", "chromium-browser", "google-chrome") if (p := shutil.which(n))), ""
    )
    if not found and os.environ.get("CI"):
        pytest.fail("no Chromium here: install it, or name it in PETTEIA_CHROMIUM")
    if not found:
        pytest.skip("no Chromium here; PETTEIA_CHROMIUM may name one")
    return found


def serving(data: Path, *arguments: str) -> Iterator[str]:
    """The address of a server with quick bots and no rate limits, while somebody asks for it."""
    environ = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "src"),
        "PETTEIA_RATE": "0",
        "PETTEIA_BOT_PAUSE": "0",
        "PETTEIA_LOG": "warning",
    }
    command = [sys.executable, "-m", "petteia", "serve", "--port", "0", "--data", str(data)]
    process = subprocess.Popen(
        [*command, *arguments],
        env=environ,
        cwd=data,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    address = ""
    for line in process.stdout:
        found = re.search(r"http://[\d.]+:\d+", line)
        if found:
            address = found[0]
            break
    drain = threading.Thread(target=process.stdout.read, daemon=True)
    drain.start()
    assert address, "the server did not start"
    yield address
    process.terminate()
    process.wait(20)
    drain.join(5)
    process.stdout.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    yield from serving(tmp_path_factory.mktemp("site"))


@pytest.fixture
def site_below_a_path(tmp_path: Path) -> Iterator[str]:
    for address in serving(tmp_path, "--root-path", "/games"):
        yield f"{address}/games"


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    playwright = pytest.importorskip("playwright.sync_api")
    path = chromium_path()
    with playwright.sync_playwright() as runner:
        browser = runner.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()
