"""Card effects compiled into flat structures at import: no words are read while a game runs.

The language is defined in effects.md. A program is a list of steps; program number n below CITIZEN
is the effect of card n, later numbers are the `then`, `do` and `options` inside other steps.
"""

from __future__ import annotations

from typing import Any, Final

from petteia.core.errors import Broken
from petteia.games.elysium.components import (
    ACTIVATIONS,
    CARDS,
    CHRONOS,
    CITIZEN,
    FAMILIES,
    INSTANT,
    MYTH,
    PERMANENT,
    Table,
)

FILE: Final = "cards.toml"
OPS: Final[list[str]] = [
    "gain",
    "lose",
    "give",
    "pay",
    "choose",
    "transfer",
    "take",
    "draw",
    "reveal",
    "citizen",
    "discard",
    "exchange",
    "petrify",
    "ready",
    "copy",
    "mod",
    "on",
    "score",
    "copy_chronos",
]
GAIN: Final = 0
LOSE: Final = 1
GIVE: Final = 2
PAY: Final = 3
CHOOSE: Final = 4
TRANSFER: Final = 5
TAKE: Final = 6
DRAW: Final = 7
REVEAL: Final = 8
TAKE_CITIZEN: Final = 9
DISCARD: Final = 10
EXCHANGE: Final = 11
PETRIFY: Final = 12
READY: Final = 13
COPY: Final = 14
MOD: Final = 15
ON: Final = 16
SCORE: Final = 17
COPY_CHRONOS: Final = 18

STATS: Final[list[str]] = ["gold", "vp", "prestige"]
GOLD: Final = 0
VP: Final = 1
PRESTIGE: Final = 2

WHO: Final[list[str]] = ["user", "others", "all", "one_other"]
USER: Final = 0
OTHERS: Final = 1
ALL: Final = 2
ONE_OTHER: Final = 3

ZONES: Final[list[str]] = ["domain", "elysium", "legend", "oracle", "agora"]
DOMAIN: Final = 0
ELYSIUM: Final = 1
LEGEND: Final = 2
IN_ORACLE: Final = 3
IN_AGORA: Final = 4

OF: Final[list[str]] = ["user", "it", "best_other"]
OF_USER: Final = 0
OF_IT: Final = 1
OF_BEST_OTHER: Final = 2

# bases of an amount
FIXED: Final = 0
COUNT_CARDS: Final = 1
COUNT_FAMILIES: Final = 2
COUNT_LEGENDS: Final = 3
COUNT_TRANSFERS: Final = 4
STOCK: Final = 5
CARD_LEVEL: Final = 6
PAID: Final = 7

COMPARISONS: Final[list[str]] = [">=", ">", "==", "<", "<="]
RANKS: Final[list[str]] = ["fewest", "most"]
AMONG: Final[list[str]] = ["others", "all"]

# events of `on` steps, as bits
EVENTS: Final[list[str]] = ["take", "transfer", "take_quest", "quest_reward", "use_effect"]
ON_TAKE: Final = 1
ON_TRANSFER: Final = 2
ON_QUEST: Final = 4
ON_REWARD: Final = 8
ON_USE: Final = 16
# lasting `mod` steps, as further bits
IMMUNE: Final = 32
WILD: Final = 64
ORACLE_OPEN: Final = 128

SOURCES: Final[list[str]] = ["own_domain", "other_domains", "agora"]
OWN_DOMAIN: Final = 1
OTHER_DOMAINS: Final = 2
FROM_AGORA: Final = 4

KEYS: Final[dict[str, str]] = {  # required, then optional behind a bar
    "gain": "what n | who who_if",
    "lose": "what n | who who_if",
    "give": "what n who | who_if",
    "pay": "what then | n max",
    "choose": "options | who",
    "transfer": "n | who cost delta floor",
    "take": "from n | filter",
    "draw": "n",
    "reveal": "to n",
    "citizen": "n",
    "discard": "from n | who filter optional then",
    "exchange": "a b | filter_a optional",
    "petrify": "who | filter",
    "ready": "n | filter",
    "copy": "from activation | filter fee",
    "mod": "what | n floor uses until zone",
    "on": "event do | filter phase legend_size_min",
    "score": "n",
    "copy_chronos": "",
}
# what works by itself has no moment at which a condition could be tested
STANDING: Final = ("on", "mod", "score", "copy_chronos")
FILTER_KEYS: Final = ("family", "level_max", "eleusis", "citizen", "exclude_self", "family_in")


class Filter:
    """All that is set must hold. A citizen passes none that names family, level or activation."""

    def __init__(self) -> None:
        self.family = -1
        self.level_max = 0
        self.eleusis = False
        self.citizen = -1  # -1 both, 0 none, 1 only
        self.exclude_self = False
        self.family_in_oracle = False


class Amount:
    """min(most, base // per * times + plus)"""

    def __init__(self) -> None:
        self.base = FIXED
        self.fixed = 0
        self.zone = DOMAIN
        self.filter: Filter | None = None
        self.no_citizen = False
        self.stat = GOLD
        self.of = OF_USER
        self.per = 1
        self.times = 1
        self.plus = 0
        self.most = -1


class Condition:
    def __init__(self) -> None:
        self.rank = -1  # -1: a comparison; else fewest or most
        self.stat = GOLD
        self.among = 0
        self.left = Amount()
        self.comparison = 0
        self.right = Amount()


class Step:
    def __init__(self, op: int) -> None:
        self.op = op
        self.condition: Condition | None = None
        self.what = GOLD
        self.amount = Amount()
        self.who = USER
        self.who_if: Condition | None = None
        self.filter: Filter | None = None
        self.then = -1  # program number
        self.options: list[int] = []  # program numbers
        self.up_to = False  # pay: 0 to the amount instead of exactly it
        self.free = False
        self.delta = 0
        self.floor = 0
        self.zone = DOMAIN
        self.other_zone = IN_ORACLE
        self.optional = False
        self.sources = 0
        self.activations: list[int] = []
        self.fee = 0
        self.uses = 0  # mod: 0 without limit


class On:
    """A trigger of a permanent card."""

    def __init__(self) -> None:
        self.events = 0
        self.filter: Filter | None = None
        self.phase = 0
        self.legend_size_min = 0
        self.do = -1


class Compiler:
    """Reads the effects of all cards; every complaint names the file and the key."""

    def __init__(self) -> None:
        self.programs: list[list[Step]] = []
        self.cards: list[int] = []
        self.texts: list[list[Table]] = []
        self.ons: list[list[On]] = []
        self.traits: list[int] = []
        self.scores: list[Amount | None] = []
        self.copies_chronos: list[bool] = []
        self.has_copy: list[bool] = []
        self.key = ""
        self.number = 0

    def fail(self, part: str, expected: str) -> Broken:
        return Broken(f"{FILE}: {self.key}: {part}: expected {expected}")

    def pick(self, words: list[str], word: object, part: str) -> int:
        if word not in words:
            raise self.fail(part, f"one of {', '.join(words)}, not {word!r}")
        return words.index(str(word))

    def whole(self, value: object, part: str) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.fail(part, f"a whole number, not {value!r}")
        return value

    def compile(self, cards: list[Table]) -> None:
        self.programs = [[] for _ in cards]
        self.cards = list(range(len(cards)))
        for number, card in enumerate(cards):
            self.key = f"card {card['id']}"
            self.number = number
            self.card(number, card)
        self.ons.append([])
        self.traits.append(0)

    def card(self, number: int, card: Table) -> None:
        activation = ACTIVATIONS.index(card["activation"])
        ons: list[On] = []
        traits = 0
        score: Amount | None = None
        copies_chronos = False
        steps: list[Step] = []
        if not card["effects"]:
            raise self.fail("effects", "at least one step")
        for at, table in enumerate(card["effects"]):
            part = f"effects[{at}]"
            op = self.pick(OPS, table.get("op"), f"{part}.op")
            self.allowed(activation, op, table, part)
            if op == ON:
                made = self.on(table, part)
                ons.append(made)
                traits |= made.events
            elif op == MOD and activation == PERMANENT:
                traits |= self.lasting(table, part)
            elif op == SCORE:
                self.keys(table, part)
                if score is not None:
                    raise self.fail(part, "one score on a card")
                score = self.amount(table["n"], f"{part}.n")
            elif op == COPY_CHRONOS:
                self.keys(table, part)
                copies_chronos = True
            else:
                steps.append(self.step(table, part))
        self.programs[number] = steps
        self.ons.append(ons)
        self.traits.append(traits)
        self.scores.append(score)
        self.copies_chronos.append(copies_chronos)
        self.has_copy.append(_mentions(card["effects"], "copy"))

    def allowed(self, activation: int, op: int, table: Table, part: str) -> None:
        """Section 2 of effects.md: which operations may stand where."""
        if activation == PERMANENT:
            fits = op == ON or (op == MOD and "until" not in table)
        elif activation >= CHRONOS:
            fits = op in (SCORE, COPY_CHRONOS)
        elif op == MOD:
            fits = activation == MYTH and "until" in table
        else:
            fits = op < MOD
        if not fits:
            raise self.fail(
                f"{part}.op", f"an operation that may stand on {ACTIVATIONS[activation]}"
            )

    def keys(self, table: Table, part: str) -> None:
        required, _, optional = KEYS[table["op"]].partition("|")
        for key in required.split():
            if key not in table:
                raise self.fail(part, f"a key {key!r}")
        allowed = ["op", *required.split(), *optional.split()]
        if "until" in table or table["op"] not in STANDING:
            allowed.append("if")
        for key in table:
            if key not in allowed:
                raise self.fail(f"{part}.{key}", f"no such key in {table['op']}")

    def program(self, tables: list[Table], part: str) -> int:
        number = len(self.programs)
        self.programs.append([])
        self.cards.append(self.number)
        self.programs[number] = [
            self.step(table, f"{part}[{at}]") for at, table in enumerate(tables)
        ]
        return number

    def step(self, table: Table, part: str) -> Step:
        op = self.pick(OPS, table.get("op"), f"{part}.op")
        self.keys(table, part)
        step = Step(op)
        if "if" in table:
            step.condition = self.condition(table["if"], f"{part}.if")
        if "who" in table:
            step.who = self.pick(WHO, table["who"], f"{part}.who")
            if step.who == ONE_OTHER and op not in (GIVE, PETRIFY):  # effects.md 3.1
                raise self.fail(f"{part}.who", f"players that {OPS[op]} can serve")
        if "who_if" in table:
            step.who_if = self.condition(table["who_if"], f"{part}.who_if")
        if "filter" in table:
            step.filter = self.filter(table["filter"], f"{part}.filter")
        if "what" in table and op != MOD:
            step.what = self.pick(STATS, table["what"], f"{part}.what")
        if "n" in table and op != MOD:
            step.amount = self.amount(table["n"], f"{part}.n")
        step.optional = bool(table.get("optional", False))
        self.special(step, table, part)
        if "then" in table:
            step.then = self.program(table["then"], f"{part}.then")
        return step

    def special(self, step: Step, table: Table, part: str) -> None:
        op = step.op
        if op == PAY:
            if ("n" in table) == ("max" in table):
                raise self.fail(part, "either n or max")
            step.up_to = "max" in table
            key = "max" if step.up_to else "n"
            step.amount.fixed = self.whole(table[key], f"{part}.{key}")
        elif op == CHOOSE:
            step.options = [
                self.program(option, f"{part}.options[{at}]")
                for at, option in enumerate(table["options"])
            ]
        elif op == TRANSFER:
            step.free = (
                self.pick(["normal", "free"], table.get("cost", "normal"), f"{part}.cost") == 1
            )
            step.delta = self.whole(table.get("delta", 0), f"{part}.delta")
            step.floor = self.whole(table.get("floor", 0), f"{part}.floor")
        elif op in (TAKE, DISCARD):
            step.zone = self.pick(ZONES, table["from"], f"{part}.from")
            if step.zone not in ((IN_ORACLE,) if op == TAKE else (DOMAIN, IN_ORACLE)):
                raise self.fail(f"{part}.from", f"a zone one can {table['op']} from")
        elif op == REVEAL:
            self.pick(["oracle"], table["to"], f"{part}.to")
        elif op == EXCHANGE:
            step.zone = self.pick(ZONES, table["a"], f"{part}.a")
            step.other_zone = self.pick(ZONES, table["b"], f"{part}.b")
            if step.zone not in (DOMAIN, IN_AGORA) or step.other_zone != IN_ORACLE:
                raise self.fail(part, "domain or agora against oracle")
            if "filter_a" in table:
                step.filter = self.filter(table["filter_a"], f"{part}.filter_a")
        elif op == PETRIFY:
            if step.who != ONE_OTHER:
                raise self.fail(f"{part}.who", "one_other")
        elif op == COPY:
            for word in table["from"]:
                step.sources |= 1 << self.pick(SOURCES, word, f"{part}.from")
            step.activations = [
                self.pick(ACTIVATIONS[INSTANT:MYTH], word, f"{part}.activation")
                for word in table["activation"]
            ]
            if "fee" in table:
                fee = table["fee"]
                if fee.get("what") != "gold" or fee.get("to") != "owner":
                    raise self.fail(f"{part}.fee", "gold to the owner")
                step.fee = self.whole(fee.get("n"), f"{part}.fee.n")
        elif op == MOD:
            self.pick(["transfer_cost"], table["what"], f"{part}.what")
            self.pick(["phase_end"], table.get("until"), f"{part}.until")
            step.delta = self.whole(table.get("n"), f"{part}.n")
            step.floor = self.whole(table.get("floor", 0), f"{part}.floor")
            step.uses = self.whole(table.get("uses", 0), f"{part}.uses")

    def lasting(self, table: Table, part: str) -> int:
        self.keys(table, part)
        what = self.pick(["immune", "column_wild", "take_zone"], table["what"], f"{part}.what")
        if what == 1 and table.get("n") != 1:
            raise self.fail(f"{part}.n", "1")
        if what == 2 and table.get("zone") != "oracle":
            raise self.fail(f"{part}.zone", "oracle")
        return (IMMUNE, WILD, ORACLE_OPEN)[what]

    def on(self, table: Table, part: str) -> On:
        self.keys(table, part)
        made = On()
        for word in table["event"]:
            made.events |= 1 << self.pick(EVENTS, word, f"{part}.event")
        if "filter" in table:
            made.filter = self.filter(table["filter"], f"{part}.filter")
        made.phase = self.whole(table.get("phase", 0), f"{part}.phase")
        made.legend_size_min = self.whole(
            table.get("legend_size_min", 0), f"{part}.legend_size_min"
        )
        for at, step in enumerate(table["do"]):  # nothing that could cause a new event
            self.harmless(step, f"{part}.do[{at}]")
        made.do = self.program(table["do"], f"{part}.do")
        return made

    def harmless(self, table: Table, part: str) -> None:
        if table.get("op") == "choose":
            for option in table["options"]:
                for step in option:
                    self.harmless(step, f"{part}.options")
        elif table.get("op") not in ("gain", "lose"):
            raise self.fail(f"{part}.op", "gain, lose or choose: nothing that triggers")

    def filter(self, table: Table, part: str) -> Filter:
        made = Filter()
        for key, value in table.items():
            if key == "family":
                made.family = self.pick(FAMILIES, value, f"{part}.family")
            elif key == "level_max":
                made.level_max = self.whole(value, f"{part}.level_max")
            elif key == "eleusis":
                made.eleusis = bool(value)
            elif key == "citizen":
                made.citizen = int(bool(value))
            elif key == "exclude_self":
                made.exclude_self = bool(value)
            elif key == "family_in":
                self.pick(["oracle"], value, f"{part}.family_in")
                made.family_in_oracle = True
            else:
                raise self.fail(f"{part}.{key}", f"one of {', '.join(FILTER_KEYS)}")
        return made

    def amount(self, value: Any, part: str) -> Amount:
        made = Amount()
        if isinstance(value, int):
            made.fixed = self.whole(value, part)
            return made
        bases = [key for key in ("count", "stat", "card", "x") if key in value]
        if len(bases) != 1:
            raise self.fail(part, "exactly one of count, stat, card, x")
        self.base(made, bases[0], value, part)
        for key, entry in value.items():
            if key == "per":
                made.per = self.whole(entry, f"{part}.per")
            elif key == "times":
                made.times = self.whole(entry, f"{part}.times")
            elif key == "plus":
                made.plus = self.whole(entry, f"{part}.plus")
            elif key == "max":
                made.most = self.whole(entry, f"{part}.max")
            elif key not in (bases[0], "zone", "filter", "of", "no_citizen"):
                raise self.fail(f"{part}.{key}", "no such key in an amount")
        return made

    def base(self, made: Amount, base: str, value: Table, part: str) -> None:
        if base == "count":
            made.base = COUNT_CARDS + self.pick(
                ["cards", "families", "legends", "transfers"], value["count"], f"{part}.count"
            )
        elif base == "stat":
            made.base = STOCK
            made.stat = self.pick(STATS, value["stat"], f"{part}.stat")
        elif base == "card":
            made.base = CARD_LEVEL
            self.pick(["level"], value["card"], f"{part}.card")
        else:
            made.base = PAID
        if "zone" in value:
            made.zone = self.pick(ZONES, value["zone"], f"{part}.zone")
        if "filter" in value:
            made.filter = self.filter(value["filter"], f"{part}.filter")
        if "of" in value:
            made.of = self.pick(OF, value["of"], f"{part}.of")
        made.no_citizen = bool(value.get("no_citizen", False))

    def condition(self, table: Table, part: str) -> Condition:
        made = Condition()
        if "rank" in table:
            made.rank = self.pick(RANKS, table["rank"], f"{part}.rank")
            made.stat = self.pick(STATS, table.get("stat"), f"{part}.stat")
            made.among = self.pick(AMONG, table.get("among"), f"{part}.among")
            return made
        made.left = self.amount(table["left"], f"{part}.left")
        made.comparison = self.pick(COMPARISONS, table.get("cmp"), f"{part}.cmp")
        made.right = self.amount(table["right"], f"{part}.right")
        return made


def _mentions(value: Any, op: str) -> bool:
    if isinstance(value, list):
        return any(_mentions(part, op) for part in value)
    if isinstance(value, dict):
        return value.get("op") == op or any(_mentions(part, op) for part in value.values())
    return False


def option_word(steps: list[Step]) -> str:
    """How an answer names an option: by what its first step does."""
    step = steps[0]
    if step.op == DISCARD:
        return "discard-card"
    return f"{OPS[step.op]}-{STATS[step.what]}"


_compiler = Compiler()
_compiler.compile(CARDS)

PROGRAMS: Final[list[list[Step]]] = _compiler.programs
PROGRAM_CARDS: Final[list[int]] = _compiler.cards  # whose text a program stands in
ONS: Final[list[list[On]]] = _compiler.ons
TRAITS: Final[list[int]] = _compiler.traits  # events and lasting changes of each card, as bits
SCORES: Final[list[Amount | None]] = _compiler.scores
COPIES_CHRONOS: Final[list[bool]] = _compiler.copies_chronos
HAS_COPY: Final[list[bool]] = _compiler.has_copy
OPTION_WORDS: Final[list[str]] = [option_word(steps) if steps else "" for steps in PROGRAMS]
CHOICES: Final[list[str]] = sorted(
    {OPTION_WORDS[option] for steps in PROGRAMS for step in steps for option in step.options}
)
# programs that neither ask nor move anything: they can be run on the spot
SIMPLE: Final[list[bool]] = [
    all(step.op <= GIVE and step.who != ONE_OTHER for step in steps) for steps in PROGRAMS
]
MOST_PAID: Final[int] = max(
    [step.amount.fixed for steps in PROGRAMS for step in steps if step.op == PAY]
)

assert len(ONS) == CITIZEN + 1
for _steps in PROGRAMS:
    for _step in _steps:
        _words = [OPTION_WORDS[option] for option in _step.options]
        if len(set(_words)) != len(_words):
            raise Broken(f"{FILE}: options {_words}: expected no two with the same first step")
