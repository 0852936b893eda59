"""A view as numbers: named columns, found by looking at views of sittings at random.

Nothing but views goes in, so an array can hold nothing a seat may not know. Which columns there are
follows from the game, the seats and the options alone: the sittings looked at have fixed seeds. What
none of them showed (a card that never came) falls into a few spare columns by its hash, so that it
is not lost.
"""

from __future__ import annotations

import functools
import zlib
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from petteia import games
from petteia.core.chance import Luck
from petteia.core.game import Game
from petteia.core.playout import settle_chance
from petteia.core.state import View

Numbers = NDArray[np.float32]

SITTINGS: Final = 12  # looked at to find the columns
EVERY: Final = 9  # decisions between two looks
FEW: Final = 6  # so many different numbers get a column each
SPARE: Final = 64  # columns for what was never seen
BOUND: Final = 8.0  # no entry is beyond it
LEFT_OUT: Final = ("seats", "settings", "outcome")  # the same all the time, or only at the end


class Columns:
    """Names of the columns, as they are found."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def add(self, name: str) -> int:
        self.names.append(name)
        return len(self.names) - 1


class Part:
    """Writes one part of a view into its columns; `spare` begins the spare ones."""

    name = ""
    kinds: tuple[str, ...] = ()  # of values it can write

    def put(self, value: Any, out: Numbers, spare: int) -> None:
        """Write it, or keep the hash of what is quite unlike anything seen here."""
        if _kind(value) in self.kinds:
            self.write(value, out, spare)
        elif value is not None:
            spill(self.name, value, out, spare)

    def write(self, value: Any, out: Numbers, spare: int) -> None:
        raise NotImplementedError


def spill(name: str, value: Any, out: Numbers, spare: int) -> None:
    out[spare + zlib.crc32(f"{name}={value}".encode()) % SPARE] += 1


class Nothing(Part):
    """Nothing was ever here."""


class Number(Part):
    """Scaled by the largest seen."""

    kinds = ("number",)

    def __init__(self, columns: Columns, name: str, seen: Sequence[Any]) -> None:
        self.name = name
        self.at = columns.add(name)
        self.scale = max([1.0, *[abs(value) for value in seen]])

    def write(self, value: Any, out: Numbers, spare: int) -> None:
        out[self.at] = value / self.scale


class Choice(Part):
    """One column for each word or number that was seen here."""

    kinds = ("number", "word")

    def __init__(self, columns: Columns, name: str, seen: Sequence[Any]) -> None:
        self.name = name
        self.at = {v: columns.add(f"{name}={v}") for v in sorted(set(seen), key=_order)}

    def write(self, value: Any, out: Numbers, spare: int) -> None:
        at = self.at.get(value)
        if at is None:
            spill(self.name, value, out, spare)
        else:
            out[at] = 1


class Bag(Part):
    """How many of each, for a list of changing length."""

    kinds = ("list",)

    def __init__(self, columns: Columns, name: str, seen: Sequence[list[Any]]) -> None:
        self.name = name
        self.size = columns.add(f"#{name}")
        self.most = float(max([1, *[len(entries) for entries in seen]]))
        found = sorted({_hashable(one) for entries in seen for one in entries}, key=_order)
        self.at = {one: columns.add(f"{name} has {one}") for one in found}

    def write(self, value: Any, out: Numbers, spare: int) -> None:
        out[self.size] = len(value) / self.most
        for one in value:
            at = self.at.get(_hashable(one))
            if at is None:
                spill(self.name, one, out, spare)
            else:
                out[at] += 1


class Row(Part):
    """A list whose places mean something: by player, by region."""

    kinds = ("list",)

    def __init__(self, columns: Columns, name: str, seen: Sequence[list[Any]]) -> None:
        self.name = name
        longest = max(len(entries) for entries in seen)
        self.size = -1
        if any(len(entries) != longest for entries in seen):
            self.size = columns.add(f"#{name}")
        self.parts = [
            part_of(columns, f"{name}[{at}]", [line[at] for line in seen if at < len(line)])
            for at in range(longest)
        ]

    def write(self, value: Any, out: Numbers, spare: int) -> None:
        if self.size >= 0:
            out[self.size] = len(value) / len(self.parts)
        for at, one in enumerate(value):
            if at < len(self.parts):
                self.parts[at].put(one, out, spare)
            else:
                spill(self.name, one, out, spare)


class Named(Part):
    """A part with named parts; those of the question have changing names."""

    kinds = ("named",)

    def __init__(self, columns: Columns, name: str, seen: Sequence[dict[str, Any]]) -> None:
        self.name = name
        prefix = f"{name}." if name else ""
        keys = sorted({key for entries in seen for key in entries})
        self.parts = {
            key: part_of(columns, prefix + key, [line[key] for line in seen if key in line])
            for key in keys
            if name or key not in LEFT_OUT
        }

    def write(self, value: Any, out: Numbers, spare: int) -> None:
        for key, one in value.items():
            part = self.parts.get(key)
            if part is not None:
                part.put(one, out, spare)
            elif self.name or key not in LEFT_OUT:
                spill(f"{self.name}.{key}", one, out, spare)


class Either(Part):
    """Sometimes a list, sometimes its length or nothing: private things as owner and others read them."""

    kinds = ("number", "word", "list", "named")

    def __init__(self, columns: Columns, name: str, seen: Sequence[Any]) -> None:
        self.name = name
        self.known = columns.add(f"{name} known") if None in seen else -1
        seen = [one for one in seen if one is not None]
        self.parts = {
            kind: part_of(columns, name, [one for one in seen if _kind(one) == kind])
            for kind in sorted({_kind(one) for one in seen})
        }

    def write(self, value: Any, out: Numbers, spare: int) -> None:
        if value is not None and self.known >= 0:
            out[self.known] = 1
        part = self.parts.get(_kind(value))
        if part is not None:
            part.write(value, out, spare)
        elif value is not None:
            spill(self.name, value, out, spare)


def part_of(columns: Columns, name: str, seen: Sequence[Any]) -> Part:
    """What writes all of these."""
    kinds = {_kind(one) for one in seen}
    if len(kinds) > 1:
        return Either(columns, name, seen)
    kind = kinds.pop() if kinds else "nothing"
    if kind == "number":
        few = len(set(seen)) <= FEW and all(value == int(value) for value in seen)
        return (Choice if few else Number)(columns, name, seen)
    if kind == "word":
        return Choice(columns, name, seen)
    if kind == "named":
        return Named(columns, name, seen)
    if kind == "list":
        even = len({len(entries) for entries in seen}) == 1
        flat = all(_kind(one) in ("number", "word") for entries in seen for one in entries)
        return (Bag if flat and not even else Row)(columns, name, seen)
    return Nothing()


def _kind(value: Any) -> str:
    if isinstance(value, (bool, int, float)):
        return "number"
    if isinstance(value, str):
        return "word"
    if isinstance(value, (list, tuple)):
        return "list"
    return "named" if isinstance(value, dict) else "nothing"


def _order(value: Any) -> tuple[int, float, str]:
    if isinstance(value, (int, float)):
        return 0, float(value), ""
    return 1, 0.0, str(value)


def _hashable(value: Any) -> Any:
    return value if isinstance(value, (int, float, str)) else str(value)


class Layout:
    """The columns of one game with these seats and options, and how to fill them."""

    def __init__(self, views: Sequence[View]) -> None:
        columns = Columns()
        self.part = part_of(columns, "", views)
        self.spare = len(columns.names)
        self.names = [*columns.names, *[f"spare {at}" for at in range(SPARE)]]

    def __len__(self) -> int:
        return len(self.names)

    def array(self, view: View) -> Numbers:
        out = np.zeros(len(self.names), np.float32)
        self.part.put(view, out, self.spare)
        return np.clip(out, -BOUND, BOUND, out=out)


def layout(game: Game, seats: int, options: Mapping[str, str] | None = None) -> Layout:
    """The layout of a game; made once in a process."""
    chosen = tuple(sorted(game.settings(options).items()))
    return _layout(game.id, seats, chosen)


@functools.cache
def _layout(name: str, seats: int, chosen: tuple[tuple[str, str], ...]) -> Layout:
    game = games.load(name)
    views: list[View] = []
    for number in range(SITTINGS):
        luck = Luck(f"layout {number}")
        state = game.new(seats, dict(chosen))
        state.quiet = True
        settle_chance(state, luck)
        decisions = number  # so that sittings are looked at in different places
        while state.stack:
            if decisions % EVERY == 0:
                views.append({**state.view(luck.below(seats))})
            state.play(luck.pick(state.options(state.player())))
            settle_chance(state, luck)
            decisions += 1
        views.append(state.view(luck.below(seats)))
    return Layout(views)
