"""Bots in processes of their own: what they know goes in as text, an action comes back.

A worker holds nothing of the tables; a seat's knowledge is sent with each question. One that
overruns its time or dies is replaced, and its seat gets an answer from the stand-in.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from typing import Final

import msgspec

from petteia.bots.registry import budget_ms, names
from petteia.bots.seat import Seat
from petteia.core.action import Action
from petteia.core.chance import Luck

log = logging.getLogger("petteia.bots")

GRACE: Final = 3.0  # seconds beyond the budget before a worker is given up
FIRST_START: Final = 20.0
LONGEST_LINE: Final = 16 * 1024 * 1024
SIMPLER: Final = "greedy"  # answers for a bot that failed


class BotFailed(Exception):
    """The bot gave no usable answer in its time."""


def surroundings() -> dict[str, str]:
    """The environment of a bot's process: ours, without what only the server should know."""
    kept = {name: word for name, word in os.environ.items() if not name.startswith("PETTEIA_")}
    return {**kept, "PYTHONPATH": os.pathsep.join(sys.path)}


class Worker:
    """One process; it answers one question at a time, a line of JSON each way."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self.fresh = True

    async def start(self) -> asyncio.subprocess.Process:
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "petteia.server.bot_worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
                start_new_session=True,  # a signal to the server is none to its bots
                env=surroundings(),
            )
            self.fresh = True
        return self._process

    async def ask(self, question: bytes, seconds: float) -> bytes:
        process = await self.start()
        assert process.stdin is not None and process.stdout is not None
        limit = seconds + GRACE + (FIRST_START if self.fresh else 0)
        try:
            process.stdin.write(question + b"\n")
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), limit)
        except (TimeoutError, OSError, ValueError) as error:
            await self.stop()
            raise BotFailed(f"no answer within {limit:.1f} s") from error
        except asyncio.CancelledError:
            await self.stop()
            raise
        if not line:
            await self.stop()
            raise BotFailed("the process died")
        self.fresh = False
        return line

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


class BotPool:
    def __init__(self, workers: int, longest: float) -> None:
        self.longest = longest
        self.failures = 0
        self.answers = 0
        self._all = [Worker() for _ in range(workers or max(1, (os.cpu_count() or 2) - 1))]
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._all:
            self._idle.put_nowait(worker)

    async def decide(self, bot: str, seat: Seat, luck: int) -> Action:
        """The bot's answer; if it fails a simpler bot's, and if that fails any."""
        for name in (bot, SIMPLER):
            try:
                action = await self._answer(name, seat, luck)
            except BotFailed as error:
                self.failures += 1
                log.warning(
                    "bot failed", extra={"bot": name, "game": seat.game.id, "why": str(error)}
                )
            else:
                self.answers += 1
                return action
        return Luck(luck).pick(seat.options)

    async def _answer(self, bot: str, seat: Seat, luck: int) -> Action:
        budget = min(self.longest, (budget_ms(bot, seat.game.id) or 1000) / 1000)
        question = msgspec.json.encode([bot, seat.text(), luck, budget])
        worker = await self._idle.get()
        try:
            line = await worker.ask(question, budget)
        finally:
            self._idle.put_nowait(worker)
        try:
            answer = msgspec.json.decode(line, type=list[int | str] | dict[str, str])
        except msgspec.MsgspecError as error:
            raise BotFailed(str(error)) from error
        if isinstance(answer, dict):
            raise BotFailed(answer.get("error", "?"))
        action = tuple(answer)
        if action not in seat.options:
            raise BotFailed(f"{action} is not an option")
        return action

    async def warm(self) -> None:
        """Start the processes before anybody waits for them."""
        for worker in self._all:
            await worker.start()

    async def stop(self) -> None:
        for worker in self._all:
            await worker.stop()


def levels() -> list[str]:
    """What a person may choose from, weakest first."""
    return names()
