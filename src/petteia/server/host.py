"""One table in memory: its sitting, its chairs, its clocks, and all who look on.

What changes a sitting goes through here, one change at a time: check, apply, store, and only when
it is on disk, tell. If storing fails the table is dropped from memory and read again from disk.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, insert, update

from petteia.core.action import Action, parse, text
from petteia.core.chance import Luck, commitment
from petteia.core.errors import IllegalAction, PetteiaError, Refusal
from petteia.core.flow import CHANCE, OVER
from petteia.core.game import Game
from petteia.core.record import Answer, seen_by
from petteia.core.state import State
from petteia.core.table import Table
from petteia.explain import why_action, why_key
from petteia.server.clock import Clock
from petteia.server.errors import Refused, by_rule, diverged, forbidden, illegal
from petteia.server.people import now
from petteia.server.schema import answers, snapshots, tables
from petteia.server.sealed import Diverged, Snapshot, leads_to, replayed, resumed
from petteia.server.seats import Chair, Onlooker, Rollback
from petteia.server.store import Row, Store
from petteia.words import Words, keys_of, lettered

log = logging.getLogger("petteia.host")

encode = msgspec.json.Encoder().encode
CHAT_KEPT: Final = 200
KEYS_KEPT: Final = 2_000
OPTIONS_KEPT: Final = 50_000
WEIGHED: Final = 60  # more options than this are not looked into one by one


_option_json: Final[dict[tuple[str, Action], msgspec.Raw]] = {}


def option_json(game: Game, action: Action) -> msgspec.Raw:
    """An option as clients get it, encoded once."""
    known = _option_json.get((game.id, action))
    if known is None:
        keys = keys_of(game, action)
        known = msgspec.Raw(encode({"action": text(action), "words": action, "keys": keys}))
        if len(_option_json) > OPTIONS_KEPT:
            _option_json.clear()
        _option_json[game.id, action] = known
    return known


def _prospect(deals: Sequence[State], seat: int, action: Action) -> dict[str, Any]:
    """`end` is why there is no way back: "luck", "shown" secrets, the "over" game, or the "next" seat."""
    found: list[dict[str, Any]] = []
    for deal in deals:
        after = deal.clone()
        try:
            after.apply(seat, action)
        except PetteiaError:
            return {"next": None, "end": "luck"}
        following = after.player()
        if following == CHANCE:
            return {"next": None, "end": "luck"}
        if following == OVER:
            found.append({"next": None, "end": "over"})
        elif after.exposed & ~(1 << seat):
            found.append({"next": following, "end": "shown"})
        else:
            found.append({"next": following, "end": None if following == seat else "next"})
    if found[0] == found[1]:
        return found[0]
    same_end = found[0]["end"] == found[1]["end"]
    return {"next": None, "end": found[0]["end"] if same_end else "luck"}


class TableHost:
    def __init__(self, store: Store, row: Row, game: Game, chairs: Sequence[Chair]) -> None:
        self.store = store
        self.id: str = row["id"]
        self.row = row
        self.game = game
        self.options: dict[str, str] = msgspec.json.decode(row["options"])
        self.chairs = list(chairs)
        self.lock = asyncio.Lock()
        self.onlookers: set[Onlooker] = set()
        self.said: deque[tuple[str, dict[str, Any]]] = deque(maxlen=CHAT_KEPT)  # who, what
        self.rollback: Rollback | None = None
        self.table: Table | None = None
        self.seq = 0
        self.seqs: list[int] = []  # of the answers in force
        self.cuts: list[tuple[int, int]] = []  # (seq of the cut, seq of the last answer it kept)
        self.keys: dict[str, int] = {}
        self.snapshot_at = 0
        self.told = 0  # events in force that everybody was sent
        rules = msgspec.json.decode(row["clock"])
        self.clock = Clock(rules, len(self.chairs)) if rules else None
        self.touched = time.monotonic()
        self.replayable = True  # the answers lead here under the rules as they are now
        self.gone = False  # dropped from memory: fetch it anew
        self.changed: Callable[[TableHost], None] = lambda host: None
        self.lost: Callable[[TableHost], None] = lambda host: None
        self.snapshot_every = 40
        self._infos: dict[int, dict[str, Any]] = {}
        self._rendered: tuple[int, dict[int, str]] = (-1, {})

    # -- who is who ------------------------------------------------------------------------------

    @property
    def state(self) -> str:
        return str(self.row["state"])

    def ended(self) -> bool:
        return self.state in ("finished", "cancelled")

    def seats_of(self, person: str | None, chair: int | None = None) -> list[int]:
        """The seats this person holds; a program's token is good for one chair."""
        return [
            each.seat
            for each in self.chairs
            if person is not None
            and each.kind == "person"
            and each.person == person
            and chair in (None, each.id)
        ]

    def viewer(self, seats: Sequence[int], wanted: int | None = None) -> int:
        """As which seat somebody looks on: the wanted one, the one to move, the first; or a watcher."""
        if wanted is not None and wanted in seats:
            return wanted
        if self.table is not None and self.table.player() in seats:
            return self.table.player()
        return seats[0] if seats else OVER

    def seat(self, onlooker: Onlooker) -> bool:
        """Let somebody look on from the right seat; True if it is another one than before.

        Several people at one screen see the table as the one of them who must answer.
        """
        before = onlooker.viewer
        seats = self.seats_of(onlooker.person, onlooker.chair)
        onlooker.viewer = self.viewer(seats, onlooker.wanted)
        return onlooker.viewer != before

    def online(self) -> list[bool]:
        present = {onlooker.person for onlooker in self.onlookers}
        return [
            chair.kind == "bot" or (chair.person is not None and chair.person in present)
            for chair in self.chairs
        ]

    # -- what is told ----------------------------------------------------------------------------

    def info(self, viewer: int, person: str | None = None) -> dict[str, Any]:
        """The table itself: who sits there, under which options."""
        row, online = self.row, self.online()
        mine = self.chairs[viewer].person if viewer >= 0 else person
        return {
            "id": self.id,
            "game": self.game.id,
            "version": row["version"],
            "name": row["name"],
            "seats": row["seats"],
            "options": self.options,
            "state": row["state"],
            "mode": row["mode"],
            "clock": msgspec.json.decode(row["clock"]),
            "public": row["public"],
            "seating": row["seating"],
            "absence": row["absence"],
            "stand_in": row["stand_in"],
            "commitment": commitment(bytes.fromhex(row["seed"])),
            "seed": row["seed"] if row["state"] == "finished" else None,
            "created": row["created"],
            "host": next((c.seat for c in self.chairs if c.person == row["host"]), None),
            "hosting": mine is not None and mine == row["host"],
            "yours": viewer if viewer >= 0 else None,
            "your_seats": [c.seat for c in self.chairs if mine is not None and c.person == mine],
            "rematch": row["rematch"],
            "watchers": sum(onlooker.viewer < 0 for onlooker in self.onlookers),
            "chairs": [
                {
                    "seat": chair.seat,
                    "kind": chair.kind,
                    "name": chair.name,
                    "bot": chair.bot or None,
                    "online": online[at],
                    "absent": chair.absent,
                    "you": mine is not None and chair.person == mine,
                    "clock_ms": self.clock.remaining(chair.seat) if self.clock else None,
                }
                for at, chair in enumerate(self.chairs)
            ],
        }  # fmt: skip

    def common(self) -> bytes:
        """The part of the view that is the same for everybody, encoded."""
        return encode(self.table.state.common_view()) if self.table is not None else b""

    def position(self, viewer: int, common: bytes = b"") -> dict[str, Any]:
        """What a viewer sees of the sitting now."""
        table = self.table
        if table is None:
            return {"view": None, "options": [], "can_undo": False}
        state = table.state
        options = state.options(viewer) if viewer >= 0 else []
        own = encode(state.own_view(viewer))
        return {
            "view": msgspec.Raw((common or self.common())[:-1] + b"," + own[1:]),
            "options": [option_json(self.game, action) for action in options],
            "can_undo": viewer >= 0 and not table.over() and table.can_undo(viewer),
        }

    def events(self, viewer: int, start: int) -> list[dict[str, Any]]:
        """The events of the log from number `start` on, as the viewer may read them."""
        table = self.table
        if table is None or start >= len(table.log):
            return []
        log = table.log[start:]
        seen = table.state.seen_events([event for _, event in log], viewer)
        told = []
        for (count, _), event in zip(log, seen, strict=True):
            seq = self.seqs[count - 1] if count else 0
            by = table.answers[count - 1][0] if count else CHANCE
            told.append({"seq": seq, "by": by, "event": event})
        return told

    def sync(self, viewer: int, since: int = -1) -> dict[str, Any]:
        """Everything, with the events after `since`; see `after` in the documentation."""
        after = self._still_known(since)
        log = self.table.log if self.table is not None else []
        start = len(log)
        while start and self._seq_of(log[start - 1][0]) > after:
            start -= 1
        return {
            "type": "sync",
            "seq": self.seq,
            "table": self.info(viewer),
            **self.position(viewer),
            "after": after,
            "events": self.events(viewer, start),
            "chat": [line for _, line in self.said],
            "rollback": self._rollback_json(),
            "clocks": self._clocks(),
            "why": None,
        }

    def _seq_of(self, count: int) -> int:
        return self.seqs[count - 1] if count else 0

    def _still_known(self, since: int) -> int:
        """The newest event a client that stopped at `since` need not forget."""
        kept = min(since, self.seq)
        for seq, last in self.cuts:
            if seq > since:
                kept = min(kept, last)
        return kept

    def _clocks(self) -> list[int] | None:
        if self.clock is None:
            return None
        return [self.clock.remaining(seat) for seat in range(len(self.chairs))]

    def _rollback_json(self) -> dict[str, Any] | None:
        asked = self.rollback
        if asked is None:
            return None
        return {"seat": asked.seat, "to_seq": asked.to_seq, "due": sorted(asked.due)}

    def rendered(self, viewer: int) -> str:
        """The sync without history, as text, made once per change: what polling clients get."""
        if self._rendered[0] != self.seq:
            self._rendered = (self.seq, {})
        known = self._rendered[1].get(viewer)
        if known is None:
            known = encode(self.sync(viewer, self.seq)).decode()
            self._rendered[1][viewer] = known
        return known

    def tell_update(self, after: int, start: int, key: str | None = None, by: int = OVER) -> None:
        """Tell everybody what has changed: rendered once per viewer, however many look on."""
        messages: dict[int, str] = {}
        clocks = self._clocks()
        rollback = self._rollback_json()
        common = self.common() if self.onlookers else b""
        for onlooker in self.onlookers:
            was = onlooker.viewer
            if self.seat(onlooker):
                whole = self.sync(onlooker.viewer)
                if key is not None and was == by:
                    whole["key"] = key
                onlooker.send(encode(whole).decode())
                continue
            viewer = onlooker.viewer
            message = messages.get(viewer)
            if message is None:
                update = {
                    "type": "update",
                    "seq": self.seq,
                    **self.position(viewer, common),
                    "after": after,
                    "events": self.events(viewer, start),
                    "rollback": rollback,
                    "clocks": clocks,
                    "why": None,
                }
                if key is not None and viewer == by:
                    update["key"] = key
                message = messages[viewer] = encode(update).decode()
            onlooker.send(message)

    def tell_info(self) -> None:
        """Tell everybody that chairs or the table itself have changed."""
        self._rendered = (-1, {})
        messages: dict[int, str] = {}
        for onlooker in self.onlookers:
            viewer = onlooker.viewer
            if viewer not in messages:
                messages[viewer] = encode({"type": "table", "table": self.info(viewer)}).decode()
            onlooker.send(messages[viewer])

    def tell_all(self, message: Mapping[str, Any]) -> None:
        sent = encode(message).decode()
        for onlooker in self.onlookers:
            onlooker.send(sent)

    def tell_sync(self) -> None:
        messages: dict[int, str] = {}
        for onlooker in self.onlookers:
            if onlooker.viewer not in messages:
                messages[onlooker.viewer] = encode(self.sync(onlooker.viewer)).decode()
            onlooker.send(messages[onlooker.viewer])

    # -- playing -----------------------------------------------------------------------------------

    def playing(self) -> Table:
        if self.table is None:
            raise Refused("server-not-started", "this table has not started yet")
        if self.state == "cancelled":
            raise Refused("server-cancelled", "this table was cancelled")
        return self.table

    def unfinished(self) -> Table:
        """The sitting, as long as answers may still be taken back: at the end the seed is shown."""
        table = self.playing()
        if table.over():
            raise by_rule(Refusal("OVER"), "this game is over")
        return table

    def check_replayable(self) -> None:
        """Do the answers still lead here? A table that went on from a snapshot has lost its past."""
        if not self.replayable:
            raise diverged()

    async def stored(self) -> None:
        """What memory holds may be on its way to the disk; once it is there, it may be shown."""
        async with self.lock:
            pass

    def check_seq(self, seq: int) -> None:
        if seq != self.seq:
            raise Refused(
                "server-stale",
                f"the table has moved on: it is at {self.seq}, not at {seq}",
                409,
                {"seq": self.seq},
            )

    async def act(self, seat: int, action: Action, key: str | None, seq: int | None) -> int:
        """Carry out an answer; returns its number after it is stored and everybody was told."""
        async with self.lock:
            self._check_here()
            table = self.playing()
            stored = None if key is None else f"{seat}:{key}"
            if stored is not None and stored in self.keys:
                return self.keys[stored]
            if seq is not None:
                self.check_seq(seq)
            if seat < 0:
                raise forbidden("you watch this table", "server-not-seated")
            before, mark = len(table.answers), len(table.log)
            if action not in table.state.options(seat):
                known = table.state.sample(seat, Luck(0))  # a reason tells nothing hidden
                refusal = why_action(self.game, known, seat, action)
                raise by_rule(refusal or Refusal("UNKNOWN"))
            try:
                table.act(seat, action)
            except Exception:
                self.lost(self)  # a fault in the rules: what is on disk is still good
                raise
            after = self.seq
            given = self.seq + 1
            await self._stored(self._keep(self._rows(before, stored)))
            if stored is not None:
                self.keys[stored] = given
                if len(self.keys) > KEYS_KEPT:
                    del self.keys[next(iter(self.keys))]
            self.rollback = None
            self.tell_update(after, mark, key, seat)
            if self.ended():
                self.tell_sync()  # now with the seed
            self.changed(self)
            return given

    async def _keep(self, rows: list[Row]) -> None:
        """Store answers; with the last of them, in one piece, that the game has ended."""
        assert self.table is not None
        if not self.table.over():
            await self.store.append(rows)
            return
        outcome = self.table.state.outcome()
        end = {
            "state": "finished",
            "ended": now(),
            "outcome": encode(outcome.to_json() if outcome else None).decode(),
        }

        def job(connection: Connection) -> None:
            if rows:
                connection.execute(insert(answers), rows)
            connection.execute(update(tables).where(tables.c.id == self.id).values(end))

        await self.store.write(job)
        self.row.update(end)

    async def finish(self) -> None:
        """The answers led to the end, but the table does not say so yet."""
        async with self.lock:
            if self.table is not None and self.table.over() and self.state == "playing":
                await self._stored(self._keep([]))
                self.tell_sync()

    def _rows(self, before: int, key: str | None = None) -> list[Row]:
        """The answers given since, numbered; the dealer's follow the one that called for them."""
        assert self.table is not None
        rows: list[Row] = []
        if self.clock is not None:
            self.clock.turn(self.table.player())
        for seat, action in self.table.answers[before:]:
            self.seq += 1
            self.seqs.append(self.seq)
            left = self.clock.remaining(seat) if self.clock is not None and seat >= 0 else None
            rows.append(self._row(seat, "act", text(action), key, left))
            key = None
        return rows

    def _row(
        self, seat: int, kind: str, action: str, key: str | None = None, left: int | None = None
    ) -> Row:
        return {
            "table_id": self.id,
            "seq": self.seq,
            "seat": seat,
            "kind": kind,
            "action": action,
            "key": key,
            "at": now(),
            "clock": left,
        }

    async def _stored(self, writing: Awaitable[None]) -> None:
        """Nothing is true before it is on disk; what is not there is forgotten here too."""
        try:
            await writing
        except Exception as error:
            self.lost(self)
            log.error("not stored", extra={"table": self.id, "seq": self.seq, "why": str(error)})
            raise Refused("server-again", "this was not stored; please try again", 503) from error
        except BaseException:
            self.lost(self)
            raise

    def _check_here(self) -> None:
        if self.gone:
            raise Refused("server-again", "please ask again", 503)

    async def undo(self, seat: int, seq: int | None, restart: bool) -> int:
        """Take back this seat's last answer, or all it may."""
        async with self.lock:
            self._check_here()
            table = self.unfinished()
            if seq is not None:
                self.check_seq(seq)
            try:
                if restart:
                    table.restart(seat)
                else:
                    table.undo(seat)
            except IllegalAction as error:
                raise illegal(error) from error
            await self._cut(seat, len(table.answers))
            return self.seq

    async def _cut(self, seat: int, count: int) -> None:
        """Only the first `count` answers remain in force, and the table in memory says so already."""
        assert self.table is not None
        self.seqs = self.seqs[:count]
        self.seq += 1
        after = self._seq_of(count)
        self.cuts.append((self.seq, after))
        self.snapshot_at = min(self.snapshot_at, count)
        if self.clock is not None:
            self.clock.turn_back(self.table.player())
        rows = [self._row(seat, "cut", str(count))]
        rows += self._rows(count)  # the dealer deals again what was dealt

        def job(connection: Connection) -> None:
            old = snapshots.c.table_id == self.id, snapshots.c.count > count
            connection.execute(delete(snapshots).where(*old))
            connection.execute(insert(answers), rows)

        await self._stored(self.store.write(job))
        self.rollback = None
        start = len(self.table.log)
        while start and self._seq_of(self.table.log[start - 1][0]) > after:
            start -= 1
        self.tell_update(after, start)
        self.changed(self)

    # -- rollback by agreement -----------------------------------------------------------------------

    async def propose(self, seat: int, to_seq: int) -> None:
        async with self.lock:
            self._check_here()
            table = self.unfinished()
            count = sum(each <= to_seq for each in self.seqs)
            if not 0 <= to_seq < self.seq or count >= len(table.answers):
                raise Refused("server-rollback", "there is no such earlier answer", 400)
            people = {c.seat for c in self.chairs if c.kind == "person" and not c.absent}
            mine = self.chairs[seat].person
            due = {other for other in people if self.chairs[other].person != mine}
            self.rollback = Rollback(seat, to_seq, count, due)
            if due:
                self.tell_all({"type": "rollback", "rollback": self._rollback_json()})
            else:
                await self._roll_back()

    async def vote(self, seats: Sequence[int], yes: bool) -> None:
        async with self.lock:
            self._check_here()
            self.unfinished()
            if self.rollback is None:
                raise Refused("server-rollback", "nobody asks to go back")
            if not yes:
                self.rollback = None
            else:
                self.rollback.due -= set(seats)
                if not self.rollback.due:
                    await self._roll_back()
                    return
            self.tell_all({"type": "rollback", "rollback": self._rollback_json()})

    async def _roll_back(self) -> None:
        assert self.rollback is not None and self.table is not None
        kept = self.table.answers[: self.rollback.count]
        seat = self.rollback.seat
        seed = bytes.fromhex(self.row["seed"])
        try:
            self.table = replayed(self.game, self.row["seats"], self.options, seed, kept)
        except Diverged as error:
            raise Refused("server-rollback", "the rules have changed since then") from error
        await self._cut(seat, len(kept))

    # -- reading -------------------------------------------------------------------------------------

    def why(self, seats: Sequence[int], action: str, key: str) -> dict[str, Any]:
        table = self.playing()
        seat = self.viewer(seats)
        if seat < 0:
            raise forbidden("you watch this table", "server-not-seated")
        refusal: Refusal | None
        known = table.state.sample(seat, Luck(0))  # a reason tells nothing hidden
        if action:
            refusal = why_action(self.game, known, seat, parse(action))
        else:
            refusal = why_key(self.game, known, seat, key)
        if refusal is None:
            return {"possible": True, "rule": None, "detail": {}}
        return {"possible": False, **by_rule(refusal).json(), "type": "why"}

    def preview(self, seat: int, action: Action) -> dict[str, Any] | None:
        """The view after one's own answer, if it depends on nothing the seat does not know."""
        table = self.playing()
        if seat < 0 or action not in table.state.options(seat):
            return None
        seen = []
        for guess in (1, 2):
            deal = table.state.sample(seat, Luck(guess))
            try:
                events = deal.apply(seat, action)
            except PetteiaError:
                return None
            if deal.player() == CHANCE:
                return None
            seen.append({"view_after": deal.view(seat), "events": deal.seen_events(events, seat)})
        return seen[0] if seen[0] == seen[1] else None

    def prospects(self, seat: int) -> list[dict[str, Any]]:
        """Of each option of a seat: who decides next, and what then forbids to take it back.

        Looked at in two deals of what the seat does not know: where they differ, luck decides.
        """
        table = self.playing()
        options = table.state.options(seat) if seat >= 0 else []
        if len(options) > WEIGHED:
            return []
        deals = [table.state.sample(seat, Luck(guess)) for guess in (1, 2)]
        return [{"action": text(option), **_prospect(deals, seat, option)} for option in options]

    def in_words(self, viewer: int, language: str, width: int) -> str:
        """What a viewer sees, as the terminal shows it; the seats are letters, explained first."""
        words = Words(self.game, language)
        view = self.playing().state.view(viewer if viewer >= 0 else None)
        names = ", ".join(f"{lettered(c.seat)}: {c.name or c.bot}" for c in self.chairs)
        return f"{names}\n\n{self.game.draw(view, width, words)}\n"

    def record(self, viewer: int) -> str:
        """The record as this viewer may read it: before the end without what is hidden."""
        table = self.playing()
        record = table.record()
        record.version = self.row["version"]
        record.notes = f"commitment: {commitment(bytes.fromhex(self.row['seed']))}"
        if self.state == "finished":
            record.notes += f"\nseed: {self.row['seed']}"
            return record.text()
        self.check_replayable()  # what is hidden is known from the questions alone
        return seen_by(self.game, record, viewer).text()

    # -- people coming and going ---------------------------------------------------------------------

    def enter(self, onlooker: Onlooker, since: int = -1) -> None:
        """Somebody looks on from now on; first of all they get what they have missed."""
        if self.gone:
            onlooker.close(1012)
        self.seat(onlooker)
        onlooker.send(encode(self.sync(onlooker.viewer, since)).decode())
        before = self.online()
        self.onlookers.add(onlooker)
        self.touched = time.monotonic()
        if self.online() != before or onlooker.viewer < 0:
            self.tell_presence()

    def go(self, onlooker: Onlooker) -> None:
        before = self.online()
        self.onlookers.discard(onlooker)
        self.touched = time.monotonic()
        if self.online() != before or onlooker.viewer < 0:
            self.tell_presence()

    def tell_presence(self) -> None:
        watchers = sum(onlooker.viewer < 0 for onlooker in self.onlookers)
        self._rendered = (-1, {})
        self.tell_all({"type": "presence", "online": self.online(), "watchers": watchers})

    def say(self, line: dict[str, Any], person: str) -> None:
        self.said.append((person, line))
        self._rendered = (-1, {})
        self.tell_all({"type": "chat", "chat": [line]})

    def forget(self, person: str) -> None:
        """Somebody was deleted: what they did stays, as nobody's."""
        for at in reversed([at for at, (who, _) in enumerate(self.said) if who == person]):
            del self.said[at]
        for chair in self.chairs:
            if chair.person == person:
                chair.person, chair.name = None, ""
        if self.row["host"] == person:
            self.row["host"] = ""
        self.tell_info()

    def close_all(self, code: int) -> None:
        for onlooker in list(self.onlookers):
            onlooker.close(code)

    # -- from disk -----------------------------------------------------------------------------------

    def take_up(self, rows: Sequence[Row], snapshot: Snapshot | None) -> None:
        """Bring the sitting to where the stored answers lead."""
        given: list[Answer] = []
        for row in rows:
            self.seq = row["seq"]
            if row["kind"] == "cut":
                count = int(row["action"])
                del given[count:], self.seqs[count:]
                self.cuts.append((self.seq, self._seq_of(count)))
                continue
            given.append((row["seat"], parse(row["action"])))
            self.seqs.append(self.seq)
            if row["key"] is not None:
                self.keys[row["key"]] = self.seq
            if self.clock is not None and row["clock"] is not None:
                self.clock.left[row["seat"]] = row["clock"]
        seed, seats = bytes.fromhex(self.row["seed"]), self.row["seats"]
        usable = snapshot if snapshot is not None and snapshot.count <= len(given) else None
        same = self.row["version"] == self.game.version
        if usable is None or same or leads_to(self.game, seats, self.options, seed, given, usable):
            try:
                self.table = replayed(self.game, seats, self.options, seed, given)
            except Diverged:
                if usable is None:
                    raise
        if self.table is None:
            assert usable is not None
            self.table = resumed(self.game, seats, self.options, seed, given, usable)
            self.replayable = False
        self.snapshot_at = len(given)
        if self.clock is not None:
            self.clock.turn(self.table.player())

    def unstored(self) -> list[Row]:
        """The dealer's answers that follow from the stored ones but were not stored themselves."""
        assert self.table is not None
        return self._rows(len(self.seqs))

    def snapshot_due(self) -> Row | None:
        """A row for `snapshots`, if it is time for one."""
        table = self.table
        if table is None or len(table.answers) < self.snapshot_at + self.snapshot_every:
            return None
        self.snapshot_at = len(table.answers)
        return {
            "table_id": self.id,
            "seq": self.seq,
            "count": len(table.answers),
            "version": self.game.version,
            "state": encode(table.state.to_json()).decode(),
        }
