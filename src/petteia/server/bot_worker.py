"""The process in which bots think. Reads questions on its input, writes actions on its output."""

from __future__ import annotations

import json
import os
import sys
import threading
from typing import BinaryIO

from petteia import games
from petteia.bots.bot import Bot
from petteia.bots.registry import make
from petteia.bots.seat import Seat
from petteia.core.chance import Luck


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    bots: dict[str, Bot] = {}
    for line in source:
        name, seat, luck, budget = json.loads(line)
        try:
            if name not in bots:
                bots[name] = make(name)
            answer: object = list(decide(bots[name], Seat.read(seat), luck, budget))
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        sink.write(json.dumps(answer).encode() + b"\n")
        sink.flush()


def decide(bot: Bot, seat: Seat, luck: int, budget: float) -> tuple[int | str, ...]:
    """The bot's choice; it is asked to come to an end when its time is up."""
    bell = threading.Timer(budget, bot.interrupt)
    bell.daemon = True
    bell.start()
    try:
        return bot.decide(seat, Luck(luck))
    finally:
        bell.cancel()


def main() -> None:
    sink = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
    try:
        if hasattr(os, "nice"):
            os.nice(5)  # people wait for the server more than for a bot
        for name in games.names():
            games.load(name)
        serve(sys.stdin.buffer, sink)
    except (BrokenPipeError, KeyboardInterrupt):
        return


if __name__ == "__main__":
    main()
