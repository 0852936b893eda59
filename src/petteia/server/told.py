"""What the server answers, for the description that programs read.

The answers themselves are built where they are made; the tests read every one of them as these.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Word = int | str
Slots = dict[str, list[tuple[str, str]]]  # name and kind of each word, by verb, event or question
View = dict[str, Any]
TableState = Literal["open", "playing", "finished", "cancelled"]


class Told(msgspec.Struct, forbid_unknown_fields=True):
    """An answer: what stands here and nothing else."""


# -- games and tables ---------------------------------------------------------------------------


class GameOption(Told):
    name: str
    default: str
    choices: list[str]
    pattern: str | None
    rule: str | None


class Game(Told):
    id: str
    version: int
    seats: list[int]
    options: list[GameOption]
    bots: list[str]
    verbs: Slots
    events: Slots
    questions: Slots


class Clock(Told):
    bank: int
    increment: int
    cap: int
    per_move: int


class ListedChair(Told):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    you: bool


class Chair(ListedChair):
    online: bool
    absent: bool
    clock_ms: int | None


class Table(Told):
    id: str
    game: str
    version: int
    name: str
    seats: int
    options: dict[str, str]
    state: TableState
    mode: Literal["live", "async"]
    clock: Clock | None
    public: bool
    seating: Literal["random", "chosen"]
    absence: Literal["bot", "wait"]
    stand_in: str
    commitment: str
    seed: str | None
    created: int
    host: int | None
    hosting: bool
    yours: int | None
    your_seats: list[int]
    rematch: str | None
    watchers: int
    chairs: list[Chair]


class ListedTable(Told):
    id: str
    game: str
    name: str
    seats: int
    options: dict[str, str]
    mode: Literal["live", "async"]
    clock: Clock | None
    public: bool
    state: TableState
    created: int
    started: int | None
    ended: int | None
    outcome: dict[str, Any] | None
    hosting: bool
    chairs: list[ListedChair]
    turn: int | None
    your_turn: bool


class Created(Told):
    id: str
    seat: int | None
    token: str | None
    table: Table


class Joined(Told):
    seat: int
    token: str
    table: Table


class Again(Told):
    id: str
    token: str | None


class State(Told):
    state: TableState


class Left(Told):
    left: Literal[True]


class Absent(Told):
    absent: bool


class Back(Told):
    back: Literal[True]


# -- playing ------------------------------------------------------------------------------------


class Option(Told):
    action: str
    words: list[Word]
    keys: list[str]


class Event(Told):
    seq: int
    by: int
    event: list[Any]


class Line(Told):
    at: int
    name: str
    seat: int | None
    text: str


class Rollback(Told):
    seat: int
    to_seq: int
    due: list[int]


class Position(Told):
    seq: int
    view: View | None
    options: list[Option]
    can_undo: bool
    after: int
    events: list[Event]
    rollback: Rollback | None
    clocks: list[int] | None
    why: None


class Sync(Position, tag="sync", kw_only=True):
    table: Table
    chat: list[Line]
    key: str = ""


class Update(Position, tag="update", kw_only=True):
    key: str = ""


class TableTold(Told, tag="table"):
    table: Table


class Presence(Told, tag="presence"):
    online: list[bool]
    watchers: int


class ChatTold(Told, tag="chat"):
    chat: list[Line]


class RollbackTold(Told, tag="rollback"):
    rollback: Rollback | None


class Accepted(Told, tag="accepted"):
    key: str
    seq: int


class RefusedTold(Told, tag="refused"):
    rule: str
    detail: dict[str, Any]
    message: str
    seq: int


class Pong(Told, tag="pong"):
    pass


Streamed = Sync | Update | TableTold | Presence | ChatTold | RollbackTold | Pong
Message = Streamed | Accepted | RefusedTold


class Stored(Told):
    seq: int
    key: str | None


class Seq(Told):
    seq: int


class Said(Told):
    said: Literal[True]


# -- asking the rules ---------------------------------------------------------------------------


class Why(Told):
    possible: bool
    rule: str | None
    detail: dict[str, Any]
    message: str = ""
    type: Literal["why"] = "why"


class Preview(Told):
    """`preview: null` where chance or secrets decide."""

    preview: None = None
    view_after: View | None = None
    events: list[list[Any]] = []


class Prospect(Told):
    action: str
    next: int | None
    end: Literal["luck", "shown", "over", "next"] | None


class Prospects(Told):
    seq: int
    prospects: list[Prospect]


class Replay(Told):
    view: View
    events: list[Event]
    at: int
    count: int
    by: int | None
    action: str | None


# -- oneself ------------------------------------------------------------------------------------


class Me(Told):
    known: bool
    name: str


class Unknown(Told):
    known: Literal[False]


class Deleted(Told):
    deleted: Literal[True]


class Person(Told):
    name: str
    login: str | None
    created: int


class SatAt(Told):
    table_id: str
    seat: int
    name: str
    game: str
    answers: list[tuple[int, str, int]]


class Token(Told):
    created: int


class Wrote(Told):
    table_id: str
    at: int
    text: str


class Export(Told):
    person: Person
    hosted: list[str]
    tokens: list[Token]
    tables: list[SatAt]
    chat: list[Wrote]
