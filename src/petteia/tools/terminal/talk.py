"""The conversation at the terminal: shows the table, reads answers and commands."""

from __future__ import annotations

import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

from petteia.core.action import Action, is_number, parse, text
from petteia.core.errors import IllegalAction, PetteiaError, Refusal
from petteia.core.flow import OVER
from petteia.core.outcome import Outcome
from petteia.core.record import letter
from petteia.core.state import nearest_option
from petteia.tools.report import GOOD, INTERRUPTED, table
from petteia.tools.terminal.screen import SHOWN, Screen, Speech, listing
from petteia.tools.terminal.sitting import Sitting, load
from petteia.words import Words

# what may be typed -> what it does; both languages work everywhere
COMMANDS: Final[dict[str, str]] = {
    "help": "help",
    "hilfe": "help",
    "?": "help",
    "options": "options",
    "optionen": "options",
    "board": "board",
    "tisch": "board",
    "auto": "auto",
    "why": "why",
    "warum": "why",
    "undo": "undo",
    "zurück": "undo",
    "restart": "restart",
    "neu": "restart",
    "log": "log",
    "score": "score",
    "punkte": "score",
    "save": "save",
    "speichern": "save",
    "load": "load",
    "laden": "load",
    "quit": "quit",
    "ende": "quit",
}
LONGEST_LINE: Final = 500  # of what is typed; more can only be a slip
REASONS: Final = 6  # different reasons that `why WORD` shows
POINTS: Final = ("score", "scores", "points", "vp")  # where a view may hold what counts already


def _why(error: Exception) -> str:
    return (error.strerror or str(error)) if isinstance(error, OSError) else str(error)


class Leave(Exception):
    """The people want to go."""


class Talk:
    def __init__(self, sitting: Sitting, screen: Screen, language: str, file: Path | None) -> None:
        self.screen = screen
        self.speech = Speech(language)
        self.language = language
        self.file = file
        self.last_person: int | None = None
        self._take(sitting)

    def _take(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.words = Words(sitting.game, self.language, sitting.name)
        people = sitting.people()
        self.last_person = people[0] if len(people) == 1 else None

    # -- the course of a sitting ---------------------------------------------------------------

    def run(self) -> int:
        """To the end, or until somebody leaves; an interrupted sitting is saved."""
        self.welcome()
        try:
            while not self.sitting.table.over():
                self.step()
        except Leave:
            self.save("")
            self.screen.say(self.speech("bye"))
            return GOOD
        except KeyboardInterrupt:
            self.save("", "\n" + self.speech("interrupted"))
            return INTERRUPTED
        self.ending()
        return GOOD

    def welcome(self) -> None:
        record = self.sitting.record()
        sealed = record.notes.split("commitment: ")[1].split("\n")[0]
        seats = self.sitting.table.state.seats
        self.screen.say(self.speech("welcome", title=self.words("title"), seats=seats))
        self.screen.say(self.speech("sealed", commitment=sealed[:16]))

    def step(self) -> None:
        seat = self.sitting.table.player()
        if seat in self.sitting.bots:
            if not self.sitting.people():
                self.tell_all()
            self.sitting.let_bot_answer()
            return
        self.hand_over(seat)
        self.show(seat)
        self.answer(seat)

    def hand_over(self, seat: int) -> None:
        """Another person is to look at the screen."""
        if self.last_person == seat:
            return
        self.last_person = seat
        if len(self.sitting.people()) == 1 or not self.sitting.secret():
            return
        self.screen.clear()
        name, place = self.sitting.name(seat), letter(seat)
        self.screen.say(self.speech("hand-over", name=name, seat=place))
        self.line(self.speech("press-enter") + " ")
        self.screen.clear()

    def show(self, seat: int) -> None:
        news = [self.words.event(event) for event in self.sitting.news(seat)]
        if news:
            self.screen.say("\n" + self.speech("since"))
            for told in news:
                self.screen.say(f"  {told}")
        self.board(seat)
        self.question(seat)

    def board(self, seat: int) -> None:
        view = self.sitting.table.state.view(seat if seat >= 0 else None)
        self.screen.say()
        self.screen.show(self.sitting.game.draw(view, self.screen.width, self.words))

    def question(self, seat: int) -> None:
        name = self.sitting.name(seat)
        self.screen.say()
        self.screen.say(self.speech("your-turn", name=name, seat=letter(seat)))
        self.screen.say(self.words.prompt(self.asked(seat)))
        options = self.options(seat)
        self.list_options(seat, list(range(len(options)))[:SHOWN])
        if len(options) > SHOWN:
            self.screen.say(self.speech("more-options", count=len(options) - SHOWN))
        if self.proposed(seat):
            self.screen.say(self.speech("proposed", answers="; ".join(self.proposed(seat))))

    def proposed(self, seat: int) -> list[str]:
        """What a game proposes for a long decision: its answers, one after the other."""
        return list(self.sitting.table.state.view(seat).get("proposal", []))

    def asked(self, seat: int) -> dict[str, object]:
        asked: dict[str, object] = self.sitting.table.state.view(seat)["asked"]
        return asked

    def options(self, seat: int) -> list[Action]:
        return self.sitting.table.state.options(seat)

    def list_options(self, seat: int, only: list[int]) -> None:
        kind = str(self.asked(seat)["name"])
        for line in listing(self.words, self.options(seat), kind, self.screen.width, only):
            self.screen.say(line)

    def line(self, prompt: str) -> str:
        try:
            return self.screen.ask(prompt).strip()[:LONGEST_LINE]
        except EOFError as end:
            raise Leave from end

    def answer(self, seat: int) -> None:
        """Read until something was answered, taken back or loaded."""
        while not self.heard(seat, self.line(f"{letter(seat)}> ")):
            pass

    def heard(self, seat: int, line: str) -> bool:
        """True if the table has changed."""
        if not line:
            return False
        if ";" in line:
            return self.several(seat, [part.strip() for part in line.split(";") if part.strip()])
        action = self.chosen(seat, line)
        if action is not None:
            self.act(seat, action)
            return True
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.lower())
        if command is not None:
            done: Callable[[int, str], bool] = getattr(self, f"do_{command}")
            return done(seat, rest.strip())
        self.not_possible(seat, line)
        return False

    def chosen(self, seat: int, line: str) -> Action | None:
        """The option meant by its number or its text."""
        options = self.options(seat)
        if is_number(line) and 1 <= int(line) <= len(options):
            return options[int(line) - 1]
        return parse(line) if parse(line) in options else None

    def several(self, seat: int, parts: list[str]) -> bool:
        """One line for several questions: all of it, or nothing that can be taken back."""
        table = self.sitting.table
        for given, part in enumerate(parts):
            if table.player() != seat:
                return True  # nothing more is asked of this seat
            action = self.chosen(seat, part)
            if action is None:
                self.not_possible(seat, part)
                for _ in range(given):
                    if table.can_undo(seat):
                        table.undo(seat)
                        self.sitting.undone()
                return given > 0
            self.act(seat, action)
        return bool(parts)

    def act(self, seat: int, action: Action) -> None:
        self.sitting.table.act(seat, action)

    def not_possible(self, seat: int, line: str) -> None:
        """An action that is not an option is refused with its reason; other words search."""
        action = parse(line)
        if str(action[0]) in self.sitting.game.verbs:
            self.refuse(seat, action, self.reason(seat, action))
            return
        found = self.searched(seat, line)
        if found:
            self.screen.say(self.speech("found", count=len(found), typed=line))
            self.list_options(seat, found)
        else:
            self.screen.say(self.speech("no-match", typed=line))

    def reason(self, seat: int, action: Action) -> Refusal:
        """Rules answer for the vocabulary; what is not in it does not exist."""
        if action not in self.vocabulary():
            return Refusal("UNKNOWN")
        return self.sitting.table.state.why_not(seat, action) or Refusal("UNKNOWN")

    def vocabulary(self) -> list[Action]:
        state = self.sitting.table.state
        return self.sitting.game.vocabulary(state.seats, state.settings)

    def refuse(self, seat: int, action: Action, refusal: Refusal) -> None:
        self.screen.say(self.words.refusal(refusal))
        nearest = nearest_option(action, self.options(seat))
        if nearest:
            self.screen.say(self.speech("nearest", option=nearest))

    def searched(self, seat: int, word: str) -> list[int]:
        kind, wanted = str(self.asked(seat)["name"]), word.lower()
        return [
            at
            for at, action in enumerate(self.options(seat))
            if wanted in text(action).lower() or wanted in self.words.label(action, kind).lower()
        ]

    # -- commands; each returns whether the table must be shown again --------------------------

    def do_help(self, seat: int, rest: str) -> bool:
        self.screen.say(self.speech("help"))
        return False

    def do_options(self, seat: int, rest: str) -> bool:
        self.list_options(seat, list(range(len(self.options(seat)))))
        return False

    def do_board(self, seat: int, rest: str) -> bool:
        return True

    def do_auto(self, seat: int, rest: str) -> bool:
        if not self.proposed(seat):
            self.screen.say(self.speech("nothing-proposed"))
        return self.several(seat, self.proposed(seat))

    def do_why(self, seat: int, rest: str) -> bool:
        if not rest:
            example = text(self.options(seat)[0])
            self.screen.say(self.speech("why-what", example=example))
            return False
        action = parse(rest)
        if action in self.options(seat):
            self.screen.say(self.speech("possible", option=text(action)))
            return False
        verb = self.sitting.game.verbs.get(str(action[0]))
        if verb is not None and len(verb) == len(action) - 1:
            self.refuse(seat, action, self.reason(seat, action))
        else:
            self.why_about(seat, rest)
        return False

    def why_about(self, seat: int, word: str) -> None:
        """All actions with this word in them: how many are refused for which reason."""
        wanted = word.lower()
        state = self.sitting.table.state
        about = [
            action
            for action in self.vocabulary()
            if wanted in text(action).lower().split() or wanted in self.words.label(action).lower()
        ]
        if not about:
            self.screen.say(self.speech("why-nothing", typed=word))
            return
        options = set(self.options(seat))
        for action in about:
            if action in options:
                self.screen.say(self.speech("possible", option=text(action)))
        reasons: Counter[str] = Counter()
        for action in about:
            refusal = state.why_not(seat, action)
            if refusal is not None:
                reasons[self.words.refusal(refusal)] += 1
        for reason, count in reasons.most_common(REASONS):
            self.screen.say(self.speech("why-many", count=count, reason=reason))

    def do_undo(self, seat: int, rest: str) -> bool:
        return self._take_back(self.sitting.table.undo, seat)

    def do_restart(self, seat: int, rest: str) -> bool:
        return self._take_back(self.sitting.table.restart, seat)

    def _take_back(self, how: Callable[[int], None], seat: int) -> bool:
        try:
            how(seat)
        except IllegalAction as error:
            self.screen.say(self.words.refusal(error.refusal))
            return False
        self.sitting.undone()
        self.screen.say(self.speech("undone"))
        return True

    def do_log(self, seat: int, rest: str) -> bool:
        state, log = self.sitting.table.state, self.sitting.table.log
        count = int(rest) if is_number(rest) else 20
        told = state.seen_events([event for _, event in log[-count:]], seat)
        for event in told:
            self.screen.say(f"  {self.words.event(event)}")
        if not told:
            self.screen.say(self.speech("nothing-yet"))
        return False

    def do_score(self, seat: int, rest: str) -> bool:
        view = self.sitting.table.state.view(seat if seat >= 0 else None)
        found = next((view[key] for key in POINTS if isinstance(view.get(key), list)), None)
        if found is None:
            self.screen.say(self.speech("no-points-yet"))
            return False
        rows = [[self.sitting.name(s), points] for s, points in enumerate(found)]
        self.screen.show(table(rows, right=(1,)))
        return False

    def do_save(self, seat: int, rest: str) -> bool:
        self.save(rest)
        return False

    def do_load(self, seat: int, rest: str) -> bool:
        try:
            loaded = load(Path(rest))
        except (PetteiaError, OSError, ValueError) as error:
            self.screen.say(f"{rest}: {_why(error)}")
            return False
        self._take(loaded)
        self.screen.say(self.speech("loaded", count=len(loaded.table.answers), file=rest))
        return True

    def do_quit(self, seat: int, rest: str) -> bool:
        raise Leave

    # -- saving and the end --------------------------------------------------------------------

    def save(self, name: str, first: str = "") -> None:
        """To the named file, the one of the command line, or a new one in this folder.

        Nothing is said before it is saved: the terminal may be gone.
        """
        file = Path(name) if name else self.file or self.new_file()
        others = [] if name else [Path.home() / file.name, Path(tempfile.gettempdir()) / file.name]
        place, trouble = self.saved([file, *others])
        for line in [first, *trouble]:
            if line:
                self.screen.say(line)
        if place is not None:
            self.file = place
            self.screen.say(self.speech("saved", file=str(place)))
            if not self.sitting.table.over():
                self.screen.say(self.speech("resume", file=str(place)))

    def saved(self, places: list[Path]) -> tuple[Path | None, list[str]]:
        """The first of these places that could be written, and why those before it could not."""
        trouble: list[str] = []
        for place in places:
            try:
                self.sitting.save(place)
            except (OSError, ValueError) as error:
                trouble.append(f"{place}: {_why(error)}")
            else:
                return place, trouble
        return None, trouble

    def new_file(self) -> Path:
        return Path(f"{self.sitting.game.id}-{time.strftime('%Y%m%d-%H%M%S')}.game")

    def tell_all(self) -> None:
        """Nobody but bots plays: what happens is told as a watcher may see it."""
        log = self.sitting.table.log
        told = self.sitting.seen[0]
        events = self.sitting.table.state.seen_events([event for _, event in log[told:]], OVER)
        self.sitting.seen[0] = len(log)
        for event in events:
            self.screen.say(self.words.event(event))

    def ending(self) -> None:
        viewer = self.last_person if self.last_person is not None else OVER
        if viewer == OVER:
            self.tell_all()
        else:
            for event in self.sitting.news(viewer):
                self.screen.say(f"  {self.words.event(event)}")
        self.board(viewer)
        outcome = self.sitting.table.state.outcome()
        assert outcome is not None
        self.screen.say()
        self.screen.say(f"{self.speech('over')} {self.words(outcome.reason)}")
        self.screen.show(self.sheet(outcome))
        if self.file is not None:
            self.save("")
            self.screen.say(self.speech("verify", file=str(self.file)))

    def sheet(self, outcome: Outcome) -> str:
        """A column for each player, best first; a row for each thing that brought points."""
        order = sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat))
        rows: list[list[object]] = [
            ["", *[self.sitting.name(seat) for seat in order]],
            [self.speech("place"), *[outcome.places[seat] for seat in order]],
        ]
        for category, points in outcome.sheet:
            rows.append([self.words(f"sheet-{category}"), *[points[seat] for seat in order]])
        rows.append([self.speech("points"), *[outcome.scores[seat] for seat in order]])
        return table(rows, right=range(1, len(rows[0])))
