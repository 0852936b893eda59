"""One sitting at the terminal: who sits where, what was seen, saving and going on."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from petteia import games
from petteia.core.action import Action
from petteia.core.chance import Luck, commitment
from petteia.core.dealer import Dealer, SealedDealer
from petteia.core.errors import BadOptions, BadRecord
from petteia.core.flow import CHANCE, OVER
from petteia.core.game import Game
from petteia.core.record import Record, letter, read, replay
from petteia.core.sight import PUBLIC
from petteia.core.state import State
from petteia.core.table import Table
from petteia.tools.chairs import UNIFORM, seat_bots

PERSON: Final = "person"


class Resumed(SealedDealer):
    """Repeats the dealer's answers of a record, then deals on from the seed."""

    def __init__(self, seed: bytes, answers: Sequence[tuple[int, Action]]) -> None:
        super().__init__(seed)
        self.dealt = {turn: answer for turn, (seat, answer) in enumerate(answers) if seat == CHANCE}

    def answer(self, state: State, turn: int) -> Action:
        return self.dealt.pop(turn, None) or super().answer(state, turn)


class Sitting:
    """A table with its chairs. `chairs[seat]` is `person` or the name of a bot."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        chairs: Sequence[str],
        names: Sequence[str],
        seed: bytes,
        dealer: Dealer | None = None,
    ) -> None:
        self.game = game
        self.chairs = list(chairs)
        self.names = list(names)
        self.seed = seed
        self.table = Table(game, seats, options, dealer or SealedDealer(seed))
        self.seen = [0] * seats  # how much of the log each seat has been told
        bots = seat_bots(game, [chair if chair != PERSON else UNIFORM for chair in chairs])
        self.bots = {seat: bots[seat] for seat, chair in enumerate(chairs) if chair != PERSON}

    # -- what is going on ----------------------------------------------------------------------

    def people(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair == PERSON]

    def name(self, seat: int) -> str:
        return self.names[seat]

    def secret(self) -> bool:
        """Is there anything that only one player may read?"""
        return any(field.sight != PUBLIC for field in self.table.state.declared)

    def let_bot_answer(self) -> None:
        """The bot whose turn it is answers, with luck of this turn: saving changes nothing for it."""
        state = self.table.state
        seat = state.player()
        luck = Luck(f"{self.seed.hex()}/{seat}/{len(self.table.answers)}")
        self.table.act(seat, self.bots[seat].choose(state, seat, luck))

    def news(self, seat: int) -> list[list[Any]]:
        """Events since this seat was last told, as it may read them; then it has been told."""
        events = [event for _, event in self.table.log[self.seen[seat] :]]
        self.seen[seat] = len(self.table.log)
        return self.table.state.seen_events(events, seat)

    def undone(self) -> None:
        """The log is shorter now."""
        self.seen = [min(told, len(self.table.log)) for told in self.seen]

    # -- saving --------------------------------------------------------------------------------

    def record(self) -> Record:
        record = self.table.record()
        record.notes = "\n".join(
            [
                f"chairs: {' '.join(self.chairs)}",
                f"names: {', '.join(self.names)}",
                f"commitment: {commitment(self.seed)}",
                f"seed: {self.seed.hex()}",
            ]
        )
        return record

    def save(self, file: Path) -> None:
        file.write_text(self.record().text(), "utf-8")


def new_seed(chosen: str | None) -> bytes:
    """A seed nobody can guess, or the one that stands for a text."""
    if chosen is None:
        return secrets.token_bytes(32)
    return hashlib.sha256(chosen.encode()).digest()


def default_names(chairs: Sequence[str]) -> list[str]:
    """A person is a letter; a bot has its name, and its letter where it is not the only one."""
    names = []
    for seat, chair in enumerate(chairs):
        alone = f"{chair} {letter(seat)}" if chairs.count(chair) > 1 else chair
        names.append(letter(seat).upper() if chair == PERSON else alone)
    return names


def load(file: Path) -> Sitting:
    """Go on with a saved sitting; any record will do, its seats are then people's."""
    record = read(file.read_text("utf-8"))
    game = games.load(record.game)
    if record.version != game.version:
        raise BadRecord(1, f"saved under version {record.version} of the rules, not {game.version}")
    replay(game, record)
    head = dict(_headers(record))
    chairs = head.get("chairs", "").split() or [PERSON] * record.seats
    names = [name.strip() for name in head.get("names", "").split(",") if name.strip()]
    if len(names) != record.seats:
        names = default_names(chairs)
    if len(chairs) != record.seats:
        raise BadOptions(f"{file}: {len(chairs)} chairs for {record.seats} seats")
    seed = _seed(head["seed"]) if "seed" in head else new_seed(None)
    dealer = Resumed(seed, record.answers)
    sitting = Sitting(game, record.seats, record.options, chairs, names, seed, dealer)
    for seat, action in record.answers:
        if seat != CHANCE and sitting.table.player() != OVER:
            sitting.table.act(seat, action)
    sitting.seen = [len(sitting.table.log)] * record.seats
    return sitting


def _seed(digits: str) -> bytes:
    try:
        return bytes.fromhex(digits)
    except ValueError as error:
        raise BadRecord(4, "expected `seed:` in hexadecimal digits") from error


def _headers(record: Record) -> list[tuple[str, str]]:
    pairs = [line.partition(":") for line in record.notes.splitlines()]
    return [(name, value.strip()) for name, _, value in pairs]
