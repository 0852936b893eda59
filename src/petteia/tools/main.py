"""`petteia <verb> ...`: finds the verb's module, runs it, and turns errors into exit codes."""

from __future__ import annotations

import argparse
import contextlib
import importlib
import os
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

from petteia import __version__
from petteia.core.errors import BadOptions, BadRecord, PetteiaError
from petteia.tools.report import GOOD, INTERRUPTED, MISUSED, failure, table

# verb -> what it does; the module is petteia.tools.verbs.<verb>
VERBS: Final[dict[str, str]] = {
    "play": "play at this terminal, against people and bots",
    "games": "list the games, their seats and options",
    "simulate": "play many games between bots, and count",
    "replay": "show a record, or the position at one of its lines",
    "verify": "check a record: its answers, its end, its dealer",
    "fuzz": "play at random and check everything that must hold, at every state",
    "rules": "list rules that have no code or no test",
    "bench": "measure speed, also against other engines",
    "doctor": "say what is installed and what runs",
}
# verb -> (what it does, the module whose `main(argv)` takes it, argv[0] being the verb)
ELSEWHERE: Final[dict[str, tuple[str, str]]] = {
    "serve": ("serve the games to browsers", "petteia.server.cli"),
    "db": ("back up, restore or migrate the server's database", "petteia.server.cli"),
    "ladder": ("compare bots, with intervals", "petteia.lab.cli"),
    "tune": ("tune an evaluation by self-play", "petteia.lab.cli"),
}
EXIT_CODES: Final = """\
exit codes:
  0    all is well
  1    the verb ran and found a fault (a failed check, a rule without a test)
  2    it could not run: unknown verb, game or option, a file that cannot be read, a taken port
  130  interrupted with Ctrl-C

Verbs that report take --json: the last line of standard output is then one JSON object."""


class Parser(argparse.ArgumentParser):
    """Bad arguments take the same way out as all bad input."""

    def error(self, message: str) -> NoReturn:
        raise BadOptions(f"{message} (see `{self.prog} --help`)")


def usage() -> str:
    rows = [[verb, what] for verb, what in VERBS.items()]
    rows += [[verb, what] for verb, (what, _) in ELSEWHERE.items()]
    listed = "\n".join(f"  {line}" for line in table(rows).splitlines())
    head = "usage: petteia VERB ... | petteia VERB --help | petteia --version"
    return f"{head}\n\nverbs:\n{listed}\n\n{EXIT_CODES}"


def main(argv: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    if not words or words[0] in ("-h", "--help", "help"):
        print(usage())
        return GOOD if words else MISUSED
    if words[0] in ("-V", "--version"):
        print(f"petteia {__version__}")
        return GOOD
    if words[0] not in VERBS and words[0] not in ELSEWHERE:
        known = ", ".join([*VERBS, *ELSEWHERE])
        return failure("BadVerb", f"there is no verb {words[0]!r}; there are {known}", words)
    return guarded(words)


def guarded(words: list[str]) -> int:
    """Run the verb; what a person can have done wrong becomes one clear line and an exit code."""
    try:
        return run(words)
    except BadRecord as error:
        return failure("BadRecord", str(error), words, line=error.line)
    except (BadOptions, PetteiaError) as error:
        return failure(type(error).__name__, str(error), words)
    except BrokenPipeError:  # the reader (`head`, `less`) has seen enough
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return GOOD
    except OSError as error:
        what = f"{error.filename}: {error.strerror}" if error.filename else str(error)
        return failure("File", what, words)
    except UnicodeDecodeError:
        return failure("File", "this is not a text file in UTF-8", words)
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return INTERRUPTED


def run(words: list[str]) -> int:
    verb = words[0]
    if verb in ELSEWHERE:
        module = ELSEWHERE[verb][1]
        try:
            found = importlib.import_module(module)
        except ModuleNotFoundError as error:
            extra = module.split(".")[1]
            needs = f"`petteia {verb}` needs {error.name}: pip install 'petteia[{extra}]'"
            return failure("Missing", needs, words)
        return int(found.main(words) or 0)
    found = importlib.import_module(f"petteia.tools.verbs.{verb}")
    parser = Parser(
        prog=f"petteia {verb}",
        description=found.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    found.arguments(parser)
    return int(found.run(parser.parse_args(words[1:])))
