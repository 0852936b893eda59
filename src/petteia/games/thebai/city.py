"""The two sides of the city board: fields, neighbours, borders, and the actions that name them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from petteia.core.action import Action
from petteia.games.thebai.components import (
    BOARD,
    HERALD_FIELD,
    HERALDS,
    ROOFS,
    counted,
    known,
    wrong,
)

NO_FIELD: Final = -1


class City:
    """One side. All fields are numbered in reading order, so ascending order is reading order."""

    def __init__(self, table: Mapping[str, Any]) -> None:
        self.id = str(table["id"])
        self.rows = int(table["rows"])
        self.columns = int(table["columns"])
        self.kadmeia: list[str] = [  # T-GEO-1
            f"k_{row}_{column}"
            for row in range(1, self.rows + 1)
            for column in range(1, self.columns + 1)
        ]
        self.fields: list[str] = []  # T-GEO-2, T-GEO-11
        self.first: list[int] = []  # the Kadmeia field at the north or west of a dice field
        self.second: list[int] = []
        for row in range(self.rows):
            for column in range(self.columns - 1):
                self.add_field(f"h_{row + 1}_{column + 1}", self.at(row, column), 1)
            for column in range(self.columns if row + 1 < self.rows else 0):
                self.add_field(f"v_{row + 1}_{column + 1}", self.at(row, column), self.columns)
        self.kadmeia_index = {name: at for at, name in enumerate(self.kadmeia)}
        self.field_index = {name: at for at, name in enumerate(self.fields)}
        self.sides: list[tuple[int, ...]] = [self.next_to(k) for k in range(len(self.kadmeia))]
        self.around: list[tuple[int, ...]] = [
            self.dice_next_to(k) for k in range(len(self.kadmeia))
        ]
        self.neighbours: list[list[int]] = [[n for n in s if n >= 0] for s in self.sides]
        self.border = self.borders(table)
        self.row_of: list[int] = [k // self.columns for k in range(len(self.kadmeia))]
        self.rows_of: list[tuple[int, ...]] = [
            self.rows_counted(f) for f in range(len(self.fields))
        ]
        self.in_row: list[list[int]] = [
            [f for f, rows in enumerate(self.rows_of) if row in rows] for row in range(self.rows)
        ]
        self.dice_columns: list[list[int]] = [self.column(c) for c in range(self.columns)]
        self.start = [self.kadmeia_index[name] for name in table["start_fields"]]
        self.start_three = [self.kadmeia_index[n] for n in table["start_fields_three_only"]]
        self.prepare_actions()

    def at(self, row: int, column: int) -> int:
        return row * self.columns + column

    def add_field(self, name: str, first: int, step: int) -> None:
        self.fields.append(name)
        self.first.append(first)
        self.second.append(first + step)

    def next_to(self, k: int) -> tuple[int, ...]:  # T-GEO-6
        """The Kadmeia fields north, east, south, west; NO_FIELD beyond the border."""
        row, column = divmod(k, self.columns)
        return (
            k - self.columns if row else NO_FIELD,
            k + 1 if column + 1 < self.columns else NO_FIELD,
            k + self.columns if row + 1 < self.rows else NO_FIELD,
            k - 1 if column else NO_FIELD,
        )

    def dice_next_to(self, k: int) -> tuple[int, ...]:
        """The dice fields north, east, south, west."""
        pairs = {
            (first, second): f
            for f, (first, second) in enumerate(zip(self.first, self.second, strict=True))
        }
        return tuple(
            [NO_FIELD if n == NO_FIELD else pairs[(min(k, n), max(k, n))] for n in self.next_to(k)]
        )

    def borders(self, table: Mapping[str, Any]) -> list[tuple[int, ...]]:
        """T-GEO-8: the roof of the border at each side of a Kadmeia field, NO_FIELD inside."""
        roofs: dict[str, list[int]] = {}
        for side, length in (
            ("north", self.columns),
            ("east", self.rows),
            ("south", self.columns),
            ("west", self.rows),
        ):
            key = f"{self.id}.border_{side}"
            counted("board.toml", key, table[f"border_{side}"], length)
            roofs[side] = [known("board.toml", key, c, ROOFS) for c in table[f"border_{side}"]]
        found: list[tuple[int, ...]] = []
        for k in range(len(self.kadmeia)):
            row, column = divmod(k, self.columns)
            beyond = (
                roofs["north"][column],
                roofs["east"][row],
                roofs["south"][column],
                roofs["west"][row],
            )
            inside = self.sides[k]
            found.append(
                tuple([beyond[s] if inside[s] == NO_FIELD else NO_FIELD for s in range(4)])
            )
        return found

    def rows_counted(self, field: int) -> tuple[int, ...]:  # T-GEO-4
        first, second = self.first[field] // self.columns, self.second[field] // self.columns
        return (first,) if first == second else (first, second)

    def column(self, column: int) -> list[int]:
        """T-HERALD-2: the dice fields in a Kadmeia column and at its right side, from the top."""
        found: list[int] = []
        for row in range(self.rows):
            for name in (f"h_{row + 1}_{column + 1}", f"v_{row + 1}_{column + 1}"):
                if name in self.field_index:
                    found.append(self.field_index[name])
        return found

    def distance(self, anchor: int, field: int) -> int:
        """T-SOLO-CHOICE: from a Kadmeia field to a dice field, in half steps."""
        row, column = divmod(anchor, self.columns)
        first_row, first_column = divmod(self.first[field], self.columns)
        second_row, second_column = divmod(self.second[field], self.columns)
        down = abs(first_row + second_row - 2 * row)
        return down + abs(first_column + second_column - 2 * column)

    def steps(self, anchor: int, k: int) -> int:
        """T-SOLO-CHOICE: between two Kadmeia fields."""
        row, column = divmod(anchor, self.columns)
        other_row, other_column = divmod(k, self.columns)
        return abs(row - other_row) + abs(column - other_column)

    def prepare_actions(self) -> None:
        """Every action that names a field, made once."""
        self.place: list[Action] = [("place", name) for name in self.fields]
        self.raise_: list[Action] = [("raise", name) for name in self.fields]
        self.march: list[Action] = [("march", name) for name in self.fields]
        self.post: list[Action] = [("post", name) for name in self.fields]
        self.stay: list[Action] = [("stay", name) for name in self.fields]
        self.withdraw: list[Action] = [("withdraw", name) for name in self.fields]
        self.trigger: list[Action] = [("trigger", name) for name in self.kadmeia]
        self.both: list[tuple[Action, Action]] = [
            (
                ("trigger-both", self.kadmeia[a], self.kadmeia[b]),
                ("trigger-both", self.kadmeia[b], self.kadmeia[a]),
            )
            for a, b in zip(self.first, self.second, strict=True)
        ]
        self.step: list[Action] = [("step", name) for name in self.kadmeia]
        self.stand: list[Action] = [("stand", name) for name in self.kadmeia]
        self.build: list[Action] = [("build", name) for name in self.kadmeia]
        self.lead: list[Action] = [("lead", row + 1) for row in range(self.rows)]


_cities: Final = [City(table) for table in BOARD["city"]]
for _city, _table in zip(_cities, BOARD["city"], strict=True):
    counted("board.toml", f"{_city.id}.kadmeia_fields", _city.kadmeia, _table["kadmeia_fields"])
    counted("board.toml", f"{_city.id}.dice_fields", _city.fields, _table["dice_fields"])
    counted("board.toml", f"{_city.id}.gate_fields", range(_city.rows), _table["gate_fields"])


def _side(seats: int) -> City:
    for city, table in zip(_cities, BOARD["city"], strict=True):
        if seats in table["players"]:
            return city
    raise wrong("board.toml", "city.players", f"no side for {seats}")


CITY: Final[list[City]] = [_cities[0], *[_side(seats) for seats in range(1, 5)]]  # by seats
SMALL: Final = CITY[1]
LARGE: Final = CITY[4]
for _name in HERALD_FIELD:
    known("solo.toml", "herald.card.marked_field", _name, SMALL.kadmeia)
MARKED: Final = tuple(SMALL.kadmeia_index[name] for name in HERALD_FIELD)
counted("solo.toml", "herald.card", MARKED, len(HERALDS))
