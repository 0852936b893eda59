"""What lies in the box: the tables of `data/`, checked and compiled to flat lists at import.

Effects are lists of operations (`effects.md`). Each operation becomes an `Op`, each effect a tuple
of op numbers. A wrong name, verb or count fails here, with its file and key.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any, Final

from petteia.core.errors import Broken

Table = Mapping[str, Any]
SOLO: Final = "solo.toml"  # the only file with operations of Antigone

GOODS: Final = ("amphora", "grape", "bronze")
RESOURCES: Final = ("amphora", "grape", "bronze", "drachma")
DRACHMA: Final = 3
ANY_GOOD: Final = 4  # "good": one of the three, of choice
VP: Final = 5
GAINS: Final = (*RESOURCES, "good", "vp")
ANY_ITEM: Final = 6  # only as a cost
BRANCHES: Final = 4  # a choice has no more

COLOURS: Final = ("blue", "purple", "red", "green")  # of the players, by seat
POPULATION: Final = 0
HOPLITE: Final = 1
ANY_KIND: Final = 2
KINDS: Final = ("population", "hoplite", "any")
EVERYWHERE: Final = 0
IN_CITY: Final = 1
IN_SUPPLY: Final = 2
ON_ESTATE: Final = 3
IN_COUNCIL: Final = 4
PLACES: Final = ("any", "city", "supply", "estate", "council")
FREE: Final = 0
DIFFERENT: Final = 1
SAME: Final = 2
DISTS: Final = ("free", "different", "same")
DIONYSOS: Final = 0
ARES: Final = 1
ANY_TRACK: Final = 2
TRACKS: Final = ("dionysos", "ares", "any")
LEVELS: Final = ("1", "1*", "2", "2*", "3", "3*")
LEVEL_WORDS: Final = ("1a", "1b", "2a", "2b", "3a", "3b")  # the star would not pass through a URL
STRENGTH: Final = (1, 1, 2, 2, 3, 3)  # T-DIE-1
TOP: Final = 5
ROOFS: Final = ("white", "brown", "blue", "yellow")
SIDES: Final = ("north", "east", "south", "west")
ROWS: Final = ("upper", "middle", "lower")
COLUMNS: Final = 5
CELLS: Final = tuple(f"{row}_{column}" for row in ROWS for column in range(1, COLUMNS + 1))

METRICS: Final = (
    "dice_in_city",
    "population_in_city",
    "hoplites_in_city",
    "city_strength",
    "city_dice_strength_3",
    "commissions_fulfilled",
    "commission_colours",
    "commission_best_colour",
    "stones_gone",
    "stones_placed",
    "columns_cleared",
    "altar_dionysos",
    "altar_ares",
    "altar_sum",
    "blessings",
    "aid_tiles_taken",
    "gates",
    "leaders",
    "heroes",
    "council_members",
    "goods_and_drachma",
    "dice_crossed",
)
HOOKS: Final = (
    "archon_moved",
    "commission_fulfilled",
    "battle_strength",
    "battle_pay",
    "battle_loot",
    "battle_lost_or_absent",
)
# what each operation must say; what it may say besides stands after the bar
VERBS: Final[dict[str, str]] = {
    "gain": "what n | distinct",
    "commission": "n",
    "exchange": "n",
    "raise": "n kind where dist",
    "place_hoplite": "n",
    "remove_stone": "n",
    "place_stone": "match activate",
    "altar": "n track dist",
    "relocate_archon": "activate",
    "activate": "target n",
    "appoint": "n",
    "hero_stand": "where strength",
    "take_aid": "pile",
    "take_blessing": "pile",
    "lasting": "hook | add waive extra set if then",
    "choice": "of pick",
    "pay": "cost times then",
    "per": "metric div max then",
    "auto_citizen": "n",
    "auto_hoplite": "n",
    "auto_build": "n",
    "auto_pray": "n track",
    "auto_commission": "n",
    "auto_discard": "n",
    "auto_raise": "n kind which",
    "auto_raise_near_archon": "",
    "auto_vp": "n",
    "auto_destiny": "",
}


def read(name: str) -> dict[str, Any]:
    source = resources.files("petteia.games.thebai").joinpath("data", name)
    return tomllib.loads(source.read_text("utf-8"))


def wrong(file: str, key: str, message: str) -> Broken:
    return Broken(f"{file}: {key}: {message}")


def known(file: str, key: str, word: Any, words: Sequence[str]) -> int:
    if word not in words:
        raise wrong(file, key, f"{word!r} is none of {', '.join(words)}")
    return list(words).index(str(word))


def count(file: str, key: str, value: Any, least: int = 1) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise wrong(file, key, f"{value!r} is no count")
    return value


def counted(file: str, key: str, things: Sequence[Any], wanted: int) -> None:
    if len(things) != wanted:
        raise wrong(file, key, f"has {len(things)} entries, must have {wanted}")


class Op:
    """One operation of an effect, its words turned into numbers."""

    def __init__(self, verb: str) -> None:
        self.verb = verb
        self.n = 1
        self.what = 0
        self.distinct = False
        self.kind = ANY_KIND
        self.where = EVERYWHERE
        self.dist = FREE
        self.track = ANY_TRACK
        self.match = 0
        self.activate = False
        self.pile = 0
        self.hero = -1
        self.strength = 0
        self.lasting = -1
        self.cost: tuple[int, ...] = (0,) * 7  # by resource, then any good, VP, any item
        self.metric = 0
        self.div = 1
        self.max = 0
        self.pick = 1
        self.highest = True
        self.then = -1  # an effect
        self.of: tuple[int, ...] = ()  # effects


class Lasting:
    """A modifier that stays to the end of the game."""

    def __init__(self, hook: int, amount: int, then: int, metric: int, least: int) -> None:
        self.hook = hook
        self.amount = amount
        self.then = then
        self.metric = metric
        self.least = least


OPS: Final[list[Op]] = []
EFFECTS: Final[list[tuple[int, ...]]] = []  # by effect, the ops
LASTING: Final[list[Lasting]] = []

Piles = tuple[tuple[str, ...], tuple[str, ...]]  # names of aid piles, of blessing piles


class Compiler:
    """Turns the operation tables of one file into ops."""

    def __init__(self, file: str, piles: Piles = ((), ())) -> None:
        self.file = file
        self.piles = piles

    def effect(self, key: str, tables: Any, hero: int = -1, tile_value: int = 0) -> int:
        if not isinstance(tables, list):
            raise wrong(self.file, key, "an effect is a list of operations")
        ops: list[int] = []
        for at, table in enumerate(tables):
            op = self.operation(f"{key}[{at}]", table, hero, tile_value)
            OPS.append(op)
            ops.append(len(OPS) - 1)
        EFFECTS.append(tuple(ops))
        return len(EFFECTS) - 1

    def operation(self, key: str, table: Table, hero: int, tile_value: int) -> Op:
        verb = str(table.get("op"))
        if verb not in VERBS:
            raise wrong(self.file, key, f"unknown operation {verb!r}")
        required, _, optional = VERBS[verb].partition("|")
        for name in required.split():
            if name not in table:
                raise wrong(self.file, key, f"{verb} lacks {name!r}")
        for name in table:
            if name != "op" and name not in required.split() + optional.split():
                raise wrong(self.file, key, f"{verb} has no {name!r}")
        if verb.startswith("auto_") != (self.file == SOLO):  # Antigone decides nothing
            raise wrong(self.file, key, f"{verb} does not belong here")
        if verb in ("hero_stand", "activate") and hero < 0:
            raise wrong(self.file, key, f"{verb} is for heroes")
        op = Op(verb)
        op.hero = hero
        self.numbers(key, op, table, tile_value)
        self.words(key, op, table)
        self.nested(key, op, table)
        return op

    def numbers(self, key: str, op: Op, table: Table, tile_value: int) -> None:  # E-RUN-5
        for name in ("n", "match", "strength", "div", "max", "pick", "times"):
            if name not in table:
                continue
            value = table[name]
            if value == "tile_value" and tile_value:
                value = tile_value
            least = 0 if name in ("match", "strength") else 1
            number = count(self.file, f"{key}.{name}", value, least)
            setattr(op, "n" if name == "times" else name, number)
        for name in ("activate", "distinct"):
            if not isinstance(table.get(name, False), bool):
                raise wrong(self.file, f"{key}.{name}", "must be true or false")
        op.activate = bool(table.get("activate", False))
        op.distinct = bool(table.get("distinct", False))
        if op.distinct and op.n > len(GOODS):
            raise wrong(self.file, f"{key}.n", f"there are no {op.n} different goods")

    def words(self, key: str, op: Op, table: Table) -> None:
        file = self.file
        if "what" in table:
            op.what = known(file, f"{key}.what", table["what"], GAINS)
        if "kind" in table:
            op.kind = known(file, f"{key}.kind", table["kind"], KINDS)
        if "dist" in table:
            op.dist = known(file, f"{key}.dist", table["dist"], DISTS)
        if "metric" in table:
            op.metric = known(file, f"{key}.metric", table["metric"], METRICS)
        if "which" in table:
            op.highest = known(file, f"{key}.which", table["which"], ("highest", "lowest")) == 0
        if "target" in table:
            known(file, f"{key}.target", table["target"], ("adjacent_to_hero",))
        if op.verb == "auto_pray":
            known(file, f"{key}.track", table["track"], ("preferred",))
        elif "track" in table:
            op.track = known(file, f"{key}.track", table["track"], TRACKS)
        if op.verb == "hero_stand":
            op.where = known(file, f"{key}.where", table["where"], ("dice_field", "monument_field"))
        elif "where" in table:
            op.where = known(file, f"{key}.where", table["where"], PLACES)
        if "pile" in table:
            piles = self.piles[0] if op.verb == "take_aid" else self.piles[1]
            op.pile = known(file, f"{key}.pile", table["pile"], piles)

    def nested(self, key: str, op: Op, table: Table) -> None:
        if op.verb == "lasting":
            op.lasting = self.lasting(key, table)
        elif "then" in table:
            op.then = self.effect(f"{key}.then", table["then"])
        if "of" in table:
            op.of = tuple([self.effect(f"{key}.of[{at}]", of) for at, of in enumerate(table["of"])])
            if op.pick > len(op.of):
                raise wrong(self.file, f"{key}.pick", f"more than the {len(op.of)} branches")
            if len(op.of) > BRANCHES:
                raise wrong(self.file, f"{key}.of", f"more than {BRANCHES} branches")
        if "cost" in table:
            op.cost = cost(self.file, f"{key}.cost", table["cost"])

    def lasting(self, key: str, table: Table) -> int:
        hook = known(self.file, f"{key}.hook", table["hook"], HOOKS)
        name = ("then", "then", "add", "waive", "extra", "set")[hook]
        if name not in table:
            raise wrong(self.file, key, f"{table['hook']} lacks {name!r}")
        for other in table:
            if other not in ("op", "hook", name) and (other, name) != ("if", "then"):
                raise wrong(self.file, key, f"{table['hook']} has no {other!r}")
        then, amount, metric, least = -1, 1, 0, 0
        if name == "then":
            then = self.effect(f"{key}.then", table["then"])
        elif name == "set":
            known(self.file, f"{key}.set", table["set"], ("no_vp_loss",))
        else:
            amount = count(self.file, f"{key}.{name}", table[name])
        if "if" in table:
            metric = known(self.file, f"{key}.if.metric", table["if"].get("metric"), METRICS)
            least = count(self.file, f"{key}.if.min", table["if"].get("min"))
        LASTING.append(Lasting(hook, amount, then, metric, least))
        return len(LASTING) - 1


def cost(file: str, key: str, table: Table) -> tuple[int, ...]:
    amounts = [0] * 7
    for name, amount in table.items():
        thing = known(file, key, name, (*GAINS, "item"))
        amounts[thing] = count(file, f"{key}.{name}", amount)
    return tuple(amounts)


def goods(file: str, key: str, table: Table) -> tuple[int, ...]:
    """The cost of a commission."""  # T-COMM-1
    amounts = cost(file, key, table)
    if sum(amounts[len(GOODS) :]) or not sum(amounts):
        raise wrong(file, key, f"a commission costs goods, not {dict(table)}")
    return amounts[: len(GOODS)]


def identified(file: str, key: str, tables: Sequence[Table]) -> tuple[str, ...]:
    """The ids of a list of tables; twice the same is an error."""
    ids = [str(table["id"]) for table in tables]
    for name in ids:
        if ids.count(name) > 1:
            raise wrong(file, key, f"{name} occurs twice")
    return tuple(ids)


# -- the manifest: T-COMP-1 --------------------------------------------------------------------------------

_manifest: Final = read("components.toml")
_shared: Final[dict[str, Table]] = {str(t["id"]): t for t in _manifest["component"]}
_each: Final[dict[str, Table]] = {str(t["id"]): t for t in _manifest["per_player"]}
ROUNDS: Final = int(_manifest["game"]["rounds"])
MINI_ROUNDS: Final = int(_manifest["game"]["mini_rounds"])
POPULATION_DICE: Final = int(_each["population_die"]["count"])
HOPLITE_DICE: Final = int(_each["hoplite_die"]["count"])
COUNCIL_TILES: Final = int(_each["council_member_tile"]["count"])
OCCUPIED_MARKERS: Final = int(_shared["occupied_marker"]["count"])


def in_box(name: str) -> int:
    return int(_shared[name]["count"])


# -- altar ---------------------------------------------------------------------------------------

_altar: Final = read("altar.toml")
AIDS: Final = identified("altar.toml", "aid", _altar["aid"])
AID_ROW: Final = tuple(known("altar.toml", "aid.row", t["row"], ROWS) for t in _altar["aid"])
AID_STRENGTH: Final = tuple(int(t["strength"]) for t in _altar["aid"])
AID_COUNT: Final = tuple(int(t["count"]) for t in _altar["aid"])
BLESSINGS: Final = identified("altar.toml", "blessing", _altar["blessing"])
BLESSING_COUNT: Final = tuple(int(t["count"]) for t in _altar["blessing"])
_PILES: Final[Piles] = (AIDS, BLESSINGS)
TRACK_LENGTH: Final = int(_altar["tracks"]["length"])


def _blessing_effects(table: Table) -> tuple[int, ...]:
    """The effect of each tile of a pile, top first."""
    compiler = Compiler("altar.toml", _PILES)
    key = f"blessing {table['id']}"
    if table["kind"] == "end":
        counted("altar.toml", f"{key}.values", table["values"], int(table["count"]))
        return tuple(
            [compiler.effect(key, table["effect"], tile_value=int(v)) for v in table["values"]]
        )
    one = compiler.effect(key, table["effect"])
    return (one,) * int(table["count"])


BLESSING_EFFECTS: Final = tuple(_blessing_effects(t) for t in _altar["blessing"])
BLESSING_VALUES: Final = tuple(tuple(t.get("values", ())) for t in _altar["blessing"])


def _altar_effects() -> tuple[tuple[int, ...], ...]:
    tracks: list[list[int]] = [[-1] * (TRACK_LENGTH + 1), [-1] * (TRACK_LENGTH + 1)]
    compiler = Compiler("altar.toml", _PILES)
    for table in _altar["field"]:
        key = f"field {table['track']} {table['position']}"
        track = known("altar.toml", key, table["track"], TRACKS[:2])
        if not 1 <= int(table["position"]) <= TRACK_LENGTH or tracks[track][table["position"]] >= 0:
            raise wrong("altar.toml", key, "is no field of the track, or given twice")
        tracks[track][table["position"]] = compiler.effect(key, table["effect"])
    if min(min(track[1:]) for track in tracks) < 0:
        raise wrong("altar.toml", "field", "a field of a track is missing")
    return tuple(tuple(track) for track in tracks)


ALTAR_EFFECTS: Final = _altar_effects()  # by track and position; -1 at the start
counted("altar.toml", "aid.count", range(sum(AID_COUNT)), in_box("aid_tile"))
counted("altar.toml", "blessing.count", range(sum(BLESSING_COUNT)), in_box("blessing_tile"))

# -- stones --------------------------------------------------------------------------------------

_stones: Final = read("stones.toml")
STONES: Final = identified("stones.toml", "stone", _stones["stone"])
NEUTRAL: Final = 4
STONE_SET: Final = tuple(
    known("stones.toml", f"stone {t['id']}.set", t["set"], (*COLOURS, "neutral"))
    for t in _stones["stone"]
)
STONE_ROOFS: Final = tuple(
    tuple([known("stones.toml", f"stone {t['id']}.roofs", roof, ROOFS) for roof in t["roofs"]])
    for t in _stones["stone"]
)
for _at, _roofs in enumerate(STONE_ROOFS):
    counted("stones.toml", f"stone {STONES[_at]}.roofs", _roofs, 4)
STONE_TAGS: Final = tuple(tuple(str(tag) for tag in t["tags"]) for t in _stones["stone"])
STONE_EFFECT: Final = tuple(
    Compiler("stones.toml", _PILES).effect(f"stone {t['id']}", t["effect"])
    for t in _stones["stone"]
)
counted("stones.toml", "roof", _stones["roof"], len(ROOFS))
ROOF_EFFECT: Final = tuple(  # T-ROOF
    Compiler("stones.toml").effect(f"roof {t['id']}", t["effect"])
    for t in sorted(_stones["roof"], key=lambda t: known("stones.toml", "roof.id", t["id"], ROOFS))
)
NEUTRAL_STONES: Final = tuple(s for s, c in enumerate(STONE_SET) if c == NEUTRAL)
OWN_STONES: Final = tuple(
    tuple([s for s, c in enumerate(STONE_SET) if c == colour]) for colour in range(len(COLOURS))
)
counted("stones.toml", "neutral stones", NEUTRAL_STONES, in_box("neutral_stone"))
for _colour in range(len(COLOURS)):
    counted("stones.toml", COLOURS[_colour], OWN_STONES[_colour], int(_each["own_stone"]["count"]))

# -- commissions ---------------------------------------------------------------------------------

_commissions: Final = read("commissions.toml")
CARDS: Final = identified("commissions.toml", "commission", _commissions["commission"])
CARD_COLOURS: Final = tuple(str(name) for name in _commissions["meta"]["colours"])
CARD_COLOUR: Final = tuple(
    known("commissions.toml", f"{t['id']}.colour", t["colour"], CARD_COLOURS)
    for t in _commissions["commission"]
)
CARD_COST: Final = tuple(
    goods("commissions.toml", f"{t['id']}.cost", t["cost"]) for t in _commissions["commission"]
)
CARD_EFFECT: Final = tuple(
    Compiler("commissions.toml", _PILES).effect(str(t["id"]), t["effect"])
    for t in _commissions["commission"]
)
DISPLAY: Final = int(_commissions["meta"]["display"]["size"])
START_CARDS: Final = tuple(
    known("commissions.toml", "meta.display", name, CARDS)
    for name in _commissions["meta"]["display"]["start_display"]
)
counted("commissions.toml", "commission", CARDS, in_box("commission_card"))
counted(
    "commissions.toml",
    "starting",
    [t for t in _commissions["commission"] if t["starting"]],
    len(START_CARDS),
)
for _colour in range(len(CARD_COLOURS)):
    counted(
        "commissions.toml",
        CARD_COLOURS[_colour],
        [c for c in CARD_COLOUR if c == _colour],
        len(CARDS) // len(CARD_COLOURS),
    )

# -- heroes, attacks, leaders --------------------------------------------------------------------

_heroes: Final = read("heroes.toml")
HEROES: Final = identified("heroes.toml", "hero", _heroes["hero"])
HERO_MARKED: Final = tuple(bool(t["solo_mark"]) for t in _heroes["hero"])
HERO_EFFECT: Final = tuple(
    Compiler("heroes.toml", _PILES).effect(f"hero {t['id']}", t["effect"], hero=at)
    for at, t in enumerate(_heroes["hero"])
)
HERO_STRENGTH: Final = tuple(
    max([int(op.get("strength", 0)) for op in t["effect"]]) for t in _heroes["hero"]
)
HEROES_EACH: Final = int(_heroes["limits"]["heroes_per_player"])
ATTACKS: Final = identified("heroes.toml", "attack", _heroes["attack"])
ATTACK_MODIFIER: Final = tuple(int(t["modifier"]) for t in _heroes["attack"])
LEADERS: Final = tuple(sorted(int(t["number"]) for t in _heroes["leader"]))
counted("heroes.toml", "hero", HEROES, in_box("hero_card"))
counted("heroes.toml", "attack", ATTACKS, in_box("attack_card"))
counted("heroes.toml", "leader", LEADERS, int(_each["leader_tile"]["count"]))

# -- fate and gates ------------------------------------------------------------------------------

_fate: Final = read("fate.toml")
PROSPERITY: Final = identified("fate.toml", "prosperity", _fate["prosperity"])
CONFLICTS: Final = identified("fate.toml", "conflict", _fate["conflict"])
FATES: Final = PROSPERITY + CONFLICTS
FATE_BACK: Final = tuple(str(t["back"]) for t in (*_fate["prosperity"], *_fate["conflict"]))
FATE_EFFECT: Final = tuple(
    Compiler("fate.toml", _PILES).effect(str(t["id"]), t["effect"]) for t in _fate["prosperity"]
)
FATE_ROW: Final = (0,) * len(PROSPERITY) + tuple(int(t["row"]) - 1 for t in _fate["conflict"])
FATE_REMOVED: Final = (False,) * len(PROSPERITY) + tuple(
    1 in t.get("remove_if_players", ()) for t in _fate["conflict"]
)
ARRANGEMENT: Final = tuple(
    str(back) for back in (*_fate["arrangement"]["upper"], *_fate["arrangement"]["lower"])
)
VISIBLE: Final = len(_fate["arrangement"]["upper"])
GATES: Final = identified("fate.toml", "gate", _fate["gate"])
GATE_EFFECT: Final = tuple(
    Compiler("fate.toml", _PILES).effect(str(t["id"]), t["effect"]) for t in _fate["gate"]
)
counted("fate.toml", "prosperity", PROSPERITY, in_box("prosperity_tile"))
counted("fate.toml", "conflict", CONFLICTS, in_box("conflict_tile"))
counted("fate.toml", "gate", GATES, in_box("gate_tile"))
counted("fate.toml", "arrangement", ARRANGEMENT, ROUNDS)

# -- council -------------------------------------------------------------------------------------

_council: Final = read("council.toml")
MONUMENTS: Final = identified("council.toml", "monument", _council["monument"])
_fields: Final = [f for monument in _council["monument"] for f in monument["field"]]
MONUMENT_FIELDS: Final = identified("council.toml", "monument.field", _fields)
MONUMENT_OF: Final = tuple(
    at for at, monument in enumerate(_council["monument"]) for _ in monument["field"]
)
MONUMENT_EXTRA: Final = tuple(bool(_council["monument"][m]["extra"]) for m in MONUMENT_OF)
CONDITION_METRIC: Final = tuple(
    known("council.toml", f"{f['id']}.condition", f["condition"]["metric"], METRICS)
    for f in _fields
)


def _condition(name: str) -> tuple[int, ...]:
    return tuple(
        [
            count("council.toml", f"{f['id']}.condition.{name}", f["condition"].get(name))
            for f in _fields
        ]
    )


CONDITION_DIV: Final = _condition("div")
CONDITION_VP: Final = _condition("vp")
CONDITION_MAX: Final = _condition("max")
TUMULTS: Final = identified("council.toml", "tumult", _council["tumult"])
TUMULT_FIELDS: Final = tuple(
    tuple([known("council.toml", str(t["id"]), name, MONUMENT_FIELDS) for name in t["fields"]])
    for t in _council["tumult"]
)
TUMULT_TILES: Final = tuple(  # by seats
    int(_council["tumult_tiles"]["by_players"].get(str(n), 0)) for n in range(5)
)
PATH_SMALL: Final = tuple(int(vp) for vp in _council["path"]["small"]["single_fields_vp"])
PATH_LARGE: Final = tuple(int(vp) for vp in _council["path"]["large"]["single_fields_vp"])
PATH_LAST_SMALL: Final = int(_council["path"]["small"]["last_field_vp"])
PATH_LAST_LARGE: Final = int(_council["path"]["large"]["last_field_vp"])
counted("council.toml", "tumult", TUMULTS, in_box("tumult_card"))
for _tumult, _shown in zip(TUMULTS, TUMULT_FIELDS, strict=True):
    counted("council.toml", f"{_tumult}.fields", list(set(_shown)), max(TUMULT_TILES))
counted("council.toml", "tumult_tiles", range(max(TUMULT_TILES)), in_box("tumult_tile"))

# -- estate and fixed tables ---------------------------------------------------------------------

BOARD: Final = read("board.toml")
_estate: Final = {str(t["id"]): t for t in BOARD["estate"]["field"]}
if tuple(_estate) != tuple(CELLS):
    raise wrong("board.toml", "estate.field", f"must be {', '.join(CELLS)}, in this order")
CELL_EFFECTS: Final = tuple(  # by cell and strength
    tuple(
        [
            Compiler("board.toml", _PILES).effect(f"{cell}.s{strength}", _estate[cell][key])
            for strength, key in ((1, "s1"), (2, "s2"), (3, "s3"))
        ]
    )
    for cell in CELLS
)
COLUMN_VP: Final = tuple(  # by cleared columns
    int(BOARD["estate"]["column_vp"].get(str(column), 0)) for column in range(1, COLUMNS + 1)
)
NEW_LEVEL: Final = tuple(
    known("board.toml", "dice.new_population_level", level, LEVELS)
    for level in BOARD["dice"]["new_population_level"]["by_cleared_columns"]
)
START_LEVELS: Final = tuple(
    tuple([known("board.toml", "start_position", level, LEVELS) for level in t["population"]])
    for t in BOARD["start_position"]
)
START_DRACHMAS: Final = tuple(int(t["drachma"]) for t in BOARD["start_position"])
START_GOODS: Final = tuple(int(BOARD["start"]["goods"][good]) for good in GOODS)
START_VP: Final = int(BOARD["start"]["vp"])
HOPLITE_START: Final = known(
    "board.toml", "dice.hoplite_start", BOARD["dice"]["hoplite_start"]["level"], LEVELS
)
HOPLITE_UNPAID: Final = known(
    "board.toml", "dice.hoplite_unpaid", BOARD["dice"]["hoplite_unpaid"]["level"], LEVELS
)
OVERPOWER_VP: Final = tuple(int(vp) for vp in BOARD["overpower"]["vp"])
DOUBLE_LOOT: Final = int(BOARD["overpower"]["double_loot_from"])
BASE_STRENGTH: Final = tuple(int(n) for n in BOARD["conflict"]["base_strength"])
ABSENT_VP: Final = int(BOARD["conflict"]["absent_vp_per_strength"])
LOST_VP: Final = int(BOARD["conflict"]["lost_vp_per_missing_strength"])
BELOW_LOWEST_VP: Final = int(BOARD["dice"]["penalty_below_lowest"]["vp"])
ABOVE_HIGHEST_VP: Final = int(BOARD["dice"]["raise_above_highest_off_city"]["vp"])
SETS_VP: Final = tuple(int(vp) for vp in BOARD["scoring"]["commission_distinct_sets"])
GROUPS_VP: Final = tuple(
    (int(size), int(vp)) for size, vp in BOARD["scoring"]["commission_same_sets"].items()
)
ITEMS_PER_VP: Final = int(BOARD["scoring"]["goods_and_drachma_per_vp"])
UNFULFILLED_VP: Final = int(BOARD["scoring"]["unfulfilled_commission"])
counted("board.toml", "dice.levels", BOARD["dice"]["levels"], len(LEVELS))
counted("board.toml", "conflict.base_strength", BASE_STRENGTH, int(BOARD["conflict"]["count"]))

# -- heralds and Antigone ------------------------------------------------------------------------

_solo: Final = read("solo.toml")
_cards: Final = _solo["herald"]["card"]
HERALDS: Final = identified("solo.toml", "herald.card", _cards)
HERALD_COLUMN: Final = tuple(int(t["column"]) - 1 for t in _cards)
HERALD_FIELD: Final = tuple(str(t["marked_field"]) for t in _cards)
HERALD_TAGS: Final = tuple(tuple(str(tag) for tag in t["solo_tags"]) for t in _cards)
for _herald, _marks in zip(HERALDS, HERALD_TAGS, strict=True):
    for _tag in _marks:
        known(SOLO, f"{_herald}.solo_tags", _tag, sorted({t for tags in STONE_TAGS for t in tags}))
ACTIONS: Final = identified("solo.toml", "action", _solo["action"])
ACTION_SPECIAL: Final = tuple(
    known("solo.toml", f"{t['id']}.kind", t["kind"], ("basic", "special")) == 1
    for t in _solo["action"]
)
ACTION_NUMBER: Final = tuple(int(t["number"]) for t in _solo["action"])
ACTION_HERALD: Final = tuple(int(t["herald"]) - 1 for t in _solo["action"])
ACTION_TRACK: Final = tuple(
    known("solo.toml", f"{t['id']}.track", t["track"], TRACKS[:2]) for t in _solo["action"]
)
ACTION_EFFECT: Final = tuple(
    Compiler(SOLO).effect(str(t["id"]), t["actions"]) for t in _solo["action"]
)
for _card, _effect in zip(_solo["action"], ACTION_EFFECT, strict=True):  # T-SOLO-DESTINY
    if _card["destiny"] != ("auto_destiny" in [OPS[op].verb for op in EFFECTS[_effect]]):
        raise wrong(SOLO, f"{_card['id']}.destiny", "the symbol stands for auto_destiny")
END_CARD_HERALD: Final = int(_solo["game_end_card"]["herald"]) - 1
DESTINIES: Final = identified("solo.toml", "destiny", _solo["destiny"])
DESTINY_EFFECT: Final = tuple(
    Compiler(SOLO).effect(str(t["id"]), t["actions"]) for t in _solo["destiny"]
)
CHALLENGES: Final = identified("solo.toml", "challenge", _solo["challenge"])
MODIFIERS: Final = (
    "human_start_goods_and_drachma",
    "antigone_start_vp",
    "antigone_vp_per_council_member",
    "attack_strength_add",
    "special_cards_used",
)
CHALLENGE_VALUE: Final[dict[str, int]] = {
    MODIFIERS[known("solo.toml", f"{t['id']}.modifier", t["modifier"], MODIFIERS)]: int(t["value"])
    for t in _solo["challenge"]
}
CHALLENGE_OPTION: Final[dict[str, str]] = {  # the option that switches a modifier on
    str(t["modifier"]): str(t["id"]).removeprefix("challenge_").replace("_", "-")
    for t in _solo["challenge"]
}
ACTION_CARDS: Final = int(_solo["solo"]["action_cards_per_round"]) * ROUNDS
SPECIALS_USED: Final = int(_solo["solo"]["special_cards_used"])
ANTIGONE_VP: Final = int(_solo["solo"]["antigone_start_vp"])
ANTIGONE_MEMBER_VP: Final = int(_solo["solo"]["antigone_vp_per_council_member"])
TOP_HERO_ROUNDS: Final = tuple(int(r) for r in _solo["solo"]["hero_removal_from_top_rounds"])
THIRD_OF: Final = tuple(int(_solo["solo"]["choice_of_three"][level]) for level in LEVELS)
counted("solo.toml", "herald.card", HERALDS, in_box("herald_card"))
counted(
    "solo.toml",
    "action basic",
    [a for a in ACTION_SPECIAL if not a],
    in_box("solo_basic_card"),
)
counted(
    "solo.toml", "action special", [a for a in ACTION_SPECIAL if a], in_box("solo_special_card")
)
counted("solo.toml", "destiny", DESTINIES, in_box("solo_destiny_card"))
counted("solo.toml", "challenge", CHALLENGES, in_box("solo_challenge_card"))
counted("solo.toml", "challenge.modifier", list(CHALLENGE_VALUE), len(MODIFIERS))
