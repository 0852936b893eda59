"""Writing to the terminal and reading from it."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Sequence
from typing import Any, Final, TextIO

from petteia.core.action import Action, text
from petteia.words import Words, bundle

CLEAR: Final = "\033[2J\033[3J\033[H"
SHOWN: Final = 40  # options listed without being asked for


class Speech:
    """The terminal's own words."""

    def __init__(self, language: str) -> None:
        self.bundle = bundle("petteia.tools", language)

    def __call__(self, key: str, **args: Any) -> str:
        message = self.bundle.get_message(key)
        assert message.value is not None
        formatted, errors = self.bundle.format_pattern(message.value, args)
        if errors:
            raise errors[0]
        return str(formatted)


class Screen:
    """Where a sitting is shown; `source` and `sink` are the terminal unless a test gives others."""

    def __init__(self, width: int | None, source: TextIO | None = None, sink: TextIO | None = None):
        self.source = source or sys.stdin
        self.sink = sink or sys.stdout
        self.width = width or max(80, min(shutil.get_terminal_size((100, 40)).columns, 160))
        self.live = self.sink.isatty()
        if self.source is sys.stdin and self.source.isatty():
            import readline  # noqa: F401  (arrow keys and history at the prompt)

    def say(self, text: str = "") -> None:
        """Words: what is too long goes on in the next line, a little further in."""
        for line in text.split("\n"):
            inner = " " * (len(line) - len(line.lstrip()) + 2)
            parts = textwrap.wrap(line, self.width, subsequent_indent=inner, drop_whitespace=True)
            self.show("\n".join(parts) if len(line) > self.width else line)

    def show(self, drawing: str) -> None:
        """Boards and tables, as they are."""
        self.sink.write(drawing + "\n")
        self.sink.flush()

    def ask(self, prompt: str) -> str:
        """A line; EOFError at the end of the input."""
        if self.source is sys.stdin and self.live:
            return input(prompt)
        self.sink.write(prompt)
        self.sink.flush()
        line = self.source.readline()
        if not line:
            raise EOFError
        if not self.live:
            self.sink.write("\n")
        return line.rstrip("\n")

    def clear(self) -> None:
        """So that nobody reads what was for another."""
        self.show(CLEAR if self.live else "\n" + "-" * self.width)


def listing(
    words: Words, options: Sequence[Action], question: str, width: int, only: Sequence[int]
) -> list[str]:
    """Numbered options as lines: number, words, and the form that can be typed."""
    lines = []
    digits = len(str(len(options)))
    labels = {at: words.label(options[at], question) for at in only}
    wide = min(max(map(len, labels.values()), default=0), width - 30)
    for at in only:
        typed = text(options[at])
        line = f"{at + 1:>{digits}}  {labels[at]:<{wide}}  {typed}"
        lines.append(
            line
            if len(line) <= width
            else f"{at + 1:>{digits}}  {labels[at]}\n{'':{digits}}    {typed}"
        )
    return lines
