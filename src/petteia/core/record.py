"""A sitting as a text file of answers: save, bug report, golden test and training sample in one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from petteia.core.action import Action, is_number, parse, text
from petteia.core.errors import BadOptions, BadRecord, IllegalAction
from petteia.core.flow import CHANCE
from petteia.core.game import Game
from petteia.core.state import State

LETTERS = "abcdefgh"
DEALER = "*"

Answer = tuple[int, Action]  # who, what


class Record:
    def __init__(
        self, game: str, version: int, seats: int, options: Mapping[str, str], notes: str = ""
    ) -> None:
        self.game = game
        self.version = version
        self.seats = seats
        self.options = dict(options)
        self.answers: list[Answer] = []
        self.lines: list[int] = []  # where each answer stands in the file it was read from
        self.outcome = ""
        self.notes = notes  # extra header lines, `name: value`, kept as they are

    def text(self) -> str:
        chosen = " ".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        head = [f"game: {self.game} {self.version}", f"seats: {self.seats}", f"options: {chosen}"]
        if self.notes:
            head.extend(self.notes.splitlines())
        tail = [f"outcome: {self.outcome}"] if self.outcome else []
        return "\n".join(head + [line(seat, action) for seat, action in self.answers] + tail) + "\n"


def letter(seat: int) -> str:
    return DEALER if seat == CHANCE else LETTERS[seat]


def line(seat: int, action: Action) -> str:
    return f"{letter(seat)}  {text(action)}"


def read(source: str) -> Record:
    """Read a record; BadRecord names the line and what was expected there."""
    headers: dict[str, str] = {}
    answers: list[Answer] = []
    lines: list[int] = []
    extra: list[str] = []
    for number, raw in enumerate(source.splitlines(), start=1):
        content = raw.split("#", 1)[0].strip()
        if not content:
            continue
        name, colon, value = content.partition(":")
        if colon and name.isidentifier() and len(name) > 1:
            if name not in ("game", "seats", "options", "outcome"):
                extra.append(content)
            headers[name] = value.strip()
            continue
        if "game" not in headers or "seats" not in headers:
            raise BadRecord(
                number, "expected `game: NAME VERSION` and `seats: N` before any answer"
            )
        answers.append((_seat(number, content), parse(content[1:])))
        lines.append(number)
    record = _headed(headers)
    record.answers, record.lines = answers, lines
    record.outcome = headers.get("outcome", "")
    record.notes = "\n".join(extra)
    return record


def _seat(number: int, content: str) -> int:
    mark, rest = content[0], content[1:]
    if not rest[:1].isspace() or (mark != DEALER and mark not in LETTERS):
        raise BadRecord(
            number, f"expected a seat ({LETTERS} or {DEALER}) and an action: {content!r}"
        )
    return CHANCE if mark == DEALER else LETTERS.index(mark)


def _headed(headers: Mapping[str, str]) -> Record:
    words = headers.get("game", "").split()
    if len(words) != 2 or not is_number(words[1]):
        raise BadRecord(1, "expected `game: NAME VERSION`")
    if not is_number(headers.get("seats", "")):
        raise BadRecord(2, "expected `seats: N`")
    options = {}
    for pair in headers.get("options", "").split():
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadRecord(3, f"expected `name=value` among the options: {pair!r}")
        options[name] = value
    return Record(words[0], int(words[1]), int(headers["seats"]), options)


def replay(game: Game, record: Record, until: int | None = None) -> State:
    """Play a record (its first `until` answers); BadRecord names the line that does not fit."""
    if record.game != game.id:
        raise BadRecord(1, f"this is a record of {record.game}, not of {game.id}")
    try:
        state = game.new(record.seats, record.options)
    except BadOptions as wrong:
        raise BadRecord(2, str(wrong)) from wrong
    for at, (seat, action) in enumerate(record.answers[:until]):
        number = record.lines[at] if at < len(record.lines) else at + 4
        if state.question() is None:
            raise BadRecord(number, f"the game is over; expected no answer after {at}")
        try:
            state.apply(seat, action)
        except IllegalAction as error:
            due = letter(state.player())
            raise BadRecord(number, f"expected an answer of {due}: {error}") from error
    if until is None and record.outcome and outcome_line(state) != record.outcome:
        raise BadRecord(
            record.lines[-1] + 1 if record.lines else 4,
            f"expected outcome {outcome_line(state)!r}, the file says {record.outcome!r}",
        )
    return state


def outcome_line(state: State) -> str:
    outcome = state.outcome()
    if outcome is None:
        return ""
    order = sorted(range(state.seats), key=lambda seat: (outcome.places[seat], seat))
    return ", ".join(f"{LETTERS[s]} {outcome.places[s]}. {outcome.scores[s]}" for s in order)


def seen_by(game: Game, record: Record, viewer: int) -> Record:
    """The record as one seat may read it before the end: secret words are masked."""
    state = game.new(record.seats, record.options)
    seen = Record(record.game, record.version, record.seats, record.options, record.notes)
    for seat, action in record.answers:
        asked = state.question()
        assert asked is not None
        seen.answers.append((seat, asked.shown(action, viewer)))
        state.play(action)
    return seen


def record_of(game: Game, state: State, answers: Sequence[Answer]) -> Record:
    """The record of a sitting that was played elsewhere."""
    record = Record(game.id, game.version, state.seats, state.settings)
    record.answers = list(answers)
    record.outcome = outcome_line(state)
    return record
