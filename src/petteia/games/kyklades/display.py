"""A view as text: the map in hexes, the islands, the gods, the tracks, the players."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from typing import Any

from petteia.games.kyklades.components import (
    BOARDS,
    BUILDINGS,
    CREATURES,
    FIGURES,
    GODS,
    PLACES,
    SHIPS,
    SLOT_PRICES,
    SLOTS,
    TROOPS,
    Board,
)

LETTERS = "abcdefgh"
ISLANDS = 58  # columns of their table when much is built
CELL = 7  # columns of a hex; the widest board has 11 of them in a row

View = dict[str, Any]
Words = Callable[..., str]


def draw(view: View, width: int, words: Words) -> str:
    """Everything a player at the table sees, at 80 columns or more."""
    board = BOARDS[view["seats"]]
    map_lines = _map(view, board)
    islands = _islands(view, board, words)
    lines = [_head(view, words), ""]
    sea = max(len(line) for line in map_lines) + 2
    if width >= sea + ISLANDS:
        lines += [*_beside(map_lines, islands, sea), "", words("word-legend")]
    else:
        lines += [*map_lines, "", words("word-legend"), "", *islands]
    lines += ["", *_gods(view, words), *_creatures(view, words), "", *_players(view, words)]
    if view["battle"]:
        lines.append(_battle(view, board, words))
    wrapped = [
        part
        for line in lines
        for part in (textwrap.wrap(line, width) if len(line) > width else [line])
    ]
    return "\n".join(line.rstrip() for line in wrapped)


def _head(view: View, words: Words) -> str:
    closed = ", ".join(view["closed"])
    head = f"{words('word-round')} {view['round']}"
    return f"{head}   {words('word-closed')}: {closed}" if closed else head


def _beside(left: list[str], right: list[str], width: int) -> list[str]:
    rows = max(len(left), len(right))
    left = left + [""] * (rows - len(left))
    right = right + [""] * (rows - len(right))
    return [f"{a:<{width}}{b}" for a, b in zip(left, right, strict=True)]


# -- the map -------------------------------------------------------------------------------------


def _map(view: View, board: Board) -> list[str]:
    """Two lines a row of hexes: the names of the spaces, and who is there."""
    cells: dict[tuple[int, int], tuple[str, str]] = {}
    for sea, place in enumerate(board.sea_hex):
        cells[place] = _sea_cell(view, board, sea)
    for island, hexes in enumerate(board.island_hexes):
        for at, place in enumerate(hexes):
            cells[place] = _island_cell(view, board, island, at)
    lines: list[str] = []
    radius = max(abs(r) for _, r in cells)
    west = min(2 * q + r for q, r in cells)
    for row in range(-radius, radius + 1):
        places = sorted(place for place in cells if place[1] == row)
        offset = (2 * places[0][0] + row - west) * CELL // 2
        for half in (0, 1):
            line = "".join(f"{cells[place][half]:<{CELL}}" for place in places)
            lines.append(" " * offset + line)
    return lines


def _sea_cell(view: View, board: Board, sea: int) -> tuple[str, str]:
    name = board.seas[sea] + ("+" if board.trade[sea] else "")
    if view["figures"][0] == sea:
        return name, "KRAKEN"
    if view["ships"][sea]:
        return name, f"({LETTERS[view['fleet'][sea]]}{view['ships'][sea]})"
    return name, "x" if board.seas[sea] in view["closed"] else "~"


def _island_cell(view: View, board: Board, island: int, at: int) -> tuple[str, str]:
    mark = "/////"
    if at == 0:
        owner = view["owner"][island]
        who = "." if owner < 0 else f"{LETTERS[owner]}{view['troops'][island]}"
        star = "*" if view["metropolis"][island] else ""
        name = board.names[island]
        return name if len(name) < CELL else name[: CELL - 2] + ".", f"[{who}{star}]"
    return mark, mark


def _islands(view: View, board: Board, words: Words) -> list[str]:
    title = [words(f"word-{key}") for key in ("island", "owner", "troops", "income", "slots")]
    lines = ["{:<10} {:<5} {:<6} {:<7} {}".format(*[part[:10] for part in title[:4]], title[4])]
    for island, name in enumerate(board.names):
        owner = view["owner"][island]
        markers = view["markers"][island]
        worth = f"{board.prosperity[island]}+{markers}" if markers else board.prosperity[island]
        lines.append(
            f"{name:<10} {'-' if owner < 0 else LETTERS[owner]:<5} {view['troops'][island]:<6} "
            f"{worth!s:<7} {_slots(view, board, island, words)}"
        )
    return lines


def _slots(view: View, board: Board, island: int, words: Words) -> str:
    """`(1:port 2:-) 3:-`, with the metropolis site in brackets, or `METROPOLIS 3:-`; a mark `'` for
    temples used this round; then figures, with the player before whom their card lies."""
    parts: list[str] = []
    site = board.covers[island]
    covered = site if view["metropolis"][island] else []
    for slot in range(board.slots[island]):
        kind = view["built"][island * SLOTS + slot]
        used = "'" if island * PLACES + slot in view["used"] else ""
        if slot not in covered:
            name = words(f"name-building-{BUILDINGS[kind]}")[:6] if kind else "-"
            before = "(" if slot == site[0] else ""
            after = ")" if slot == site[-1] else ""
            parts.append(f"{before}{slot + 1}:{name}{used}{after}")
    if covered:
        used = "'" if island * PLACES + SLOTS in view["used"] else ""
        parts.insert(0, words("word-metropolis").upper() + used)
    for figure in range(1, FIGURES):
        if view["figures"][figure] == island:
            keeper = LETTERS[view["keeper"][figure]]
            parts.append(f"<{words('name-creature-' + CREATURES[figure])} {keeper}>")
    return " ".join(parts)


# -- the tracks ----------------------------------------------------------------------------------


def _gods(view: View, words: Words) -> list[str]:
    lines: list[str] = []
    for name in view["open_gods"]:
        god = GODS.index(name)
        bidder = view["bidder"][god]
        stands = "-" if bidder < 0 else f"{LETTERS[bidder]} {view['offering'][god]}"
        serving = " <" if view["god"] == god else ""
        lines.append(f"{words('name-god-' + name)} {stands}{serving}")
    on_apollo = " ".join("-" if p < 0 else LETTERS[p] for p in view["apollo"])
    lines.append(f"{words('name-god-apollo')} {on_apollo or '-'}" + " <" * (view["god"] == 4))
    down = ", ".join(words(f"name-god-{god}") for god in view["face_down"])
    order = " ".join("." if p < 0 else LETTERS[p] for p in view["turn_track"])
    row = f"{words('word-gods')}: " + "  |  ".join(lines)
    hidden = f"{words('word-face-down')}: {down}   " if down else ""
    return [row, f"{hidden}{words('word-turn-track')}: {order}"]


def _creatures(view: View, words: Words) -> list[str]:
    cards = [
        f"{price}: {words('name-creature-' + CREATURES[card]) if card >= 0 else '-'}"
        for price, card in zip(SLOT_PRICES, view["track"], strict=True)
    ]
    gone = ", ".join(words(f"name-creature-{CREATURES[card]}") for card in view["discard"])
    pile = f"{words('word-pile')} {len(view['pile'])}"
    effects = [
        f"  {words('name-creature-' + CREATURES[card])}: {words('effect-' + CREATURES[card])}"
        for card in view["track"]
        if card >= 0
    ]
    return [
        f"{words('word-creatures')}: " + "   ".join(cards) + f"   {pile}",
        *effects,
        *([f"{words('word-discard')}: {gone}"] if gone else []),
    ]


# -- the players ---------------------------------------------------------------------------------


def _players(view: View, words: Words) -> list[str]:
    keys = ("gold", "income", "metropolises", "priests", "philosophers", "ships", "troops")
    title = [words(f"word-{key}") for key in keys]
    lines = ["   " + "  ".join(title)]
    for seat in range(view["seats"]):
        gold = view["gold"][seat]
        facts = [
            "?" if gold is None else gold,
            view["income"][seat],
            f"{view['metropolises'][seat]}/{view['to_win']}",
            view["priests"][seat],
            view["philosophers"][seat],
            f"{SHIPS - view['ships_left'][seat]}+{view['ships_left'][seat]}",
            f"{TROOPS - view['troops_left'][seat]}+{view['troops_left'][seat]}",
        ]
        mark = ">" if view["active"] == seat else " "
        out = "" if view["alive"][seat] else "  " + words("word-out")
        row = [f"{fact!s:>{len(part)}}" for fact, part in zip(facts, title, strict=True)]
        lines.append(f"{mark}{LETTERS[seat]} " + "  ".join(row) + out)
    stock = view["stock"]
    names = [*[f"name-building-{name}" for name in BUILDINGS[1:]]]
    supply = [f"{words(name)} {stock[at + 1]}" for at, name in enumerate(names)]
    supply += [
        f"{words('word-' + key)} {stock[at]}"
        for key, at in (("metropolises", 0), ("markers", 5), ("priests", 6), ("philosophers", 7))
    ]
    return [*lines, f"{words('word-supply')}: " + ", ".join(supply)]


def _battle(view: View, board: Board, words: Words) -> str:
    attacker, where, space, force = view["battle"]
    name = (board.seas if where else board.names)[space]
    units = view["ships" if where else "troops"][space]
    defender = view["fleet" if where else "owner"][space]
    return f"{words('word-battle')} {name}: {LETTERS[attacker]}{force} - {LETTERS[defender]}{units}"
