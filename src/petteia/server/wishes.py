"""What clients may ask for: the bodies of requests, checked for shape and size as they are read."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Word = Annotated[str, Meta(max_length=80)]
Name = Annotated[str, Meta(max_length=80)]
ActionText = Annotated[str, Meta(min_length=1, max_length=400)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Seq = Annotated[int, Meta(ge=0, le=10_000_000)]
Days = Annotated[int, Meta(ge=0, le=60 * 86_400)]
Level = Annotated[str, Meta(max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f\x7f]+$")]


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """A body; unknown fields are refused, so that a misspelt one is noticed."""


class ChairWish(Wish):
    kind: Literal["me", "open", "bot"]
    bot: Level = ""


class ClockWish(Wish):
    """Seconds: a bank, what each turn adds to it and up to where; or a time for each turn."""

    bank: Days = 0
    increment: Days = 0
    cap: Days = 0
    per_move: Days = 0


class NewTable(Wish):
    game: Word
    seats: SeatNumber
    options: dict[Word, Word] = {}
    chairs: Annotated[list[ChairWish], Meta(max_length=16)] = []
    mode: Literal["live", "async"] = "live"
    clock: ClockWish | None = None
    public: bool = False
    seating: Literal["random", "chosen"] = "random"
    name: Name = ""
    player: Name = ""  # what the one who asks is called
    absence: Literal["bot", "wait"] = "bot"
    stand_in: Level = "absent:2"


class Join(Wish):
    name: Name = ""
    seat: SeatNumber | None = None


class SetChair(Wish):
    seat: SeatNumber
    kind: Literal["open", "bot"]
    bot: Level = ""


class Start(Wish):
    bot: Level = ""  # fills the chairs that are still open


class Act(Wish):
    action: ActionText
    seq: Seq | None = None
    key: Key | None = None
    seat: SeatNumber | None = None


class TakeBack(Wish):
    seq: Seq | None = None
    seat: SeatNumber | None = None


class Say(Wish):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class RollBack(Wish):
    to_seq: Seq


class Vote(Wish):
    yes: bool


class StandIn(Wish):
    seat: SeatNumber


class Rename(Wish):
    name: Name


class Login(Wish):
    login: Annotated[str, Meta(max_length=40)]
    password: Annotated[str, Meta(max_length=200)]


# -- the socket -------------------------------------------------------------------------------


class ActMessage(Act, tag="act"):
    pass


class UndoMessage(TakeBack, tag="undo"):
    pass


class RestartMessage(TakeBack, tag="restart"):
    pass


class ChatMessage(Say, tag="chat"):
    pass


class RollbackMessage(RollBack, tag="rollback"):
    pass


class VoteMessage(Vote, tag="vote"):
    pass


class PingMessage(Wish, tag="ping"):
    pass


Message = (
    ActMessage
    | UndoMessage
    | RestartMessage
    | ChatMessage
    | RollbackMessage
    | VoteMessage
    | PingMessage
)
