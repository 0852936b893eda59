"""A view as text: the city drawn to scale, then rows, council, cards and the players."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from typing import Any, Final

from petteia.games.thebai import components as box
from petteia.games.thebai.city import CITY
from petteia.games.thebai.state import (
    AID,
    AIDS,
    ANTIGONE,
    COLOURS,
    DIE,
    ESTATE,
    HERO,
    ITEMS,
    KIND,
    LASTING,
    LEVEL,
    MARKER,
    NONE,
    OWNER,
    SUPPLY,
    TUMULT,
)

Words = Callable[..., str]
ROOF_LETTERS: Final = "wnby"  # white, brown, blue, yellow
SET_LETTERS: Final = "BPRGN"
CELL: Final = 9
GAP: Final = 6


def draw(view: dict[str, Any], width: int, words: Words) -> str:
    parts = [head(view, words), *city(view), *wrapped(words("legend"), width), ""]
    parts += wrapped(stones_here(view, words), width)
    parts += [*rows(view, words), ""]
    parts += wrapped(fates(view, words), width)
    for line in display(view, words):
        parts += wrapped(line, width)
    parts += wrapped(altar(view, words), width)
    parts += council(view, width, words)
    parts += wrapped(rebellion(view, words), width)
    for player in range(view["players"]):
        parts += ["", *player_block(view, player, width, words)]
    helping = now(view, words)
    if helping:
        parts.append("")
    for line in helping:
        parts += wrapped(line, width)
    return "\n".join([line.rstrip() for line in parts])


def wrapped(line: str, width: int) -> list[str]:
    return textwrap.wrap(line, width, subsequent_indent="   ") if line else []


def letter(view: dict[str, Any], player: int) -> str:
    return "A*" if view["seats"] == 1 and player == ANTIGONE else "abcd"[player]


def head(view: dict[str, Any], words: Words) -> str:
    order = " ".join([letter(view, player) for player in view["order"]])
    rounds = box.MINI_ROUNDS if view["settings"].get("variant") == "mini" else box.ROUNDS
    return f"{words('round')} {view['round']}/{rounds}   {words('order')}: {order}"


def now(view: dict[str, Any], words: Words) -> list[str]:
    """What helps with the decision of the moment."""
    lines = []
    if view["source"]:
        kind, name = view["source"]["name"]
        lines.append(f"{words(f'name-{kind}-{name}')}: {words(view['source']['text'])}")
    asked = view["asked"]
    if asked and asked["name"] == "ChooseTarget":
        lines += open_cells(view, asked["player"], box.STRENGTH[asked["level"]], words)
    if view["walk"]:
        done = [crossing(view, one, words) for one in view["walk"]["crossed"]]
        lines += [f"{words('walked')}: {'; '.join(done)}"] if done else []
        for step in view["walk"]["next"]:
            place = words(f"name-kadmeia-{step['to']}")
            lines.append(f"{words('do-step', place=place)}: {crossing(view, step, words)}")
    if view["turns"]:
        turned = [
            f"{words(f'name-rotation-{at}')} "
            + (", ".join([words(f"name-side-{side}") for side in sides]) or "-")
            for at, sides in enumerate(view["turns"])
        ]
        lines.append(f"{words('matching')}: {'; '.join(turned)}")
    return lines


def open_cells(view: dict[str, Any], player: int, strength: int, words: Words) -> list[str]:
    """What a die of this strength does on the free fields of an estate."""
    cells = view["estate"][player * ESTATE : player * ESTATE + ESTATE]
    return [
        f"{words(f'name-cell-{cell}')}: {words(f'text-cell-{cell}-{strength}')}"
        for cell, holds in zip(box.CELLS, cells, strict=True)
        if not holds
    ]


def crossing(view: dict[str, Any], one: dict[str, Any], words: Words) -> str:
    """What an archon does to the dice field it crosses."""
    f = CITY[view["seats"]].field_index[one["field"]]
    holds = view["field"][f]
    if one["drachmas"]:
        return words("cross-free")
    if OWNER[holds] < 0:
        return words("cross-nothing")
    key = "raises" if one["change"] > 0 else "lowers"
    if one.get("ascends"):
        key = "ascends"
    elif one.get("penalty"):
        key = "penalty"
    level = box.LEVELS[max(0, min(box.TOP, LEVEL[holds] + one["change"]))]
    return words(f"cross-{key}", owner=letter(view, OWNER[holds]), level=level)


# -- the city ------------------------------------------------------------------------------------


def stone_code(stone: int) -> str:
    return SET_LETTERS[box.STONE_SET[stone]] + box.STONES[stone].rpartition("_")[2]


def roofs_of(code: int) -> list[str]:
    """The letters north, east, south, west."""
    stone, turned = (code - 1) >> 2, (code - 1) & 3
    return [ROOF_LETTERS[box.STONE_ROOFS[stone][(side - turned) & 3]] for side in range(4)]


def field_text(view: dict[str, Any], f: int) -> str:
    holds: int = view["field"][f]
    if OWNER[holds] >= 0:
        kind = "ph"[KIND[holds]]
        return f"{letter(view, OWNER[holds])[0]}{kind}{box.LEVELS[LEVEL[holds]]}"
    if holds == MARKER:
        return "##"
    if holds >= HERO:
        return "*" + box.HEROES[holds - HERO].removeprefix("hero_")[:4].title()
    return "."


def city(view: dict[str, Any]) -> list[str]:
    board = CITY[view["seats"]]
    names = board.field_index
    heading = "   " + "".join([f"{column + 1:^{CELL + GAP}}" for column in range(board.columns)])
    lines = [heading[: 3 + board.columns * (CELL + GAP) - GAP]]
    lines.append("   " + border(board.border, board.columns, 0, 0))
    for row in range(board.rows):
        high, middle, low = "   ", f"{row + 1:>2} ", "   "
        for column in range(board.columns):
            k = board.at(row, column)
            top, centre, bottom = cell_text(view, k)
            gap = ""
            if column + 1 < board.columns:
                gap = f"{field_text(view, names[f'h_{row + 1}_{column + 1}']):^{GAP}}"
            high += top + " " * len(gap)
            middle += centre + gap
            low += bottom + " " * len(gap)
        west, east = (
            board.border[board.at(row, 0)][3],
            board.border[board.at(row, -1 + board.columns)][1],
        )
        middle = middle[:2] + ROOF_LETTERS[west] + middle[3:] + ROOF_LETTERS[east]
        lines += [high, middle, low]
        if row + 1 < board.rows:
            cells = [
                f"{field_text(view, names[f'v_{row + 1}_{column + 1}']):^{CELL}}"
                for column in range(board.columns)
            ]
            lines.append("   " + (" " * GAP).join(cells))
    lines.append("   " + border(board.border, board.columns, (board.rows - 1) * board.columns, 2))
    return lines


def border(roofs: list[tuple[int, ...]], columns: int, first: int, side: int) -> str:
    letters = [f"{ROOF_LETTERS[roofs[first + c][side]]:^{CELL}}" for c in range(columns)]
    return (" " * GAP).join(letters)


def cell_text(view: dict[str, Any], k: int) -> tuple[str, str, str]:
    code = view["city"][k]
    blank = " " * CELL
    if not code:
        return blank, f"{'-':^{CELL}}", blank
    north, east, south, west = roofs_of(code)
    here = [letter(view, p)[0] for p, at in enumerate(view["archon"]) if at == k]
    name = stone_code((code - 1) >> 2) + (f"@{here[0]}" if here else "")
    return f"{north:^{CELL}}", f"{west}{name:^{CELL - 2}}{east}", f"{south:^{CELL}}"


def rows(view: dict[str, Any], words: Words) -> list[str]:
    lines: list[str] = []
    players = view["players"]
    for row in range(CITY[view["seats"]].rows):
        mark = "!" if view["marker"] == row else " "
        gate, hero = view["gate_row"][row], view["hero_row"][row]
        leaders = view["leaders"][row * players : row * players + players]
        named = [f"{letter(view, p)}{number}" for p, number in enumerate(leaders) if number]
        lines.append(
            f"{words('row')} {row + 1}{mark} "
            f"{words(f'name-gate-{box.GATES[gate]}') if gate != NONE else '-':<20}"
            f"{words(f'name-hero-{box.HEROES[hero]}') if hero != NONE else '-':<14}"
            f"{words('leaders')}: {' '.join(named) or '-'}"
        )
    return lines


# -- shared ---------------------------------------------------------------------------------------


def fates(view: dict[str, Any], words: Words) -> str:
    tiles = []
    for turn in range(max(1, view["round"]), box.ROUNDS + 1):
        tile = view["fate"][turn - 1]
        shown = words(f"name-fate-{box.FATES[tile]}") if tile != NONE else box.ARRANGEMENT[turn - 1]
        tiles.append(f"{turn}: {shown}")
    ahead = [battle(view, one) for one in view["battles"]]
    shown = f"  [{words('battle')} {', '.join(ahead)}]" if ahead else ""
    return f"{words('fate')}  " + "; ".join(tiles) + shown


def battle(view: dict[str, Any], one: dict[str, Any]) -> str:
    """Row, attack at least, and who stands there with which strength."""
    there = [f"{letter(view, p)}{total}" for p, total in enumerate(one["totals"]) if total != NONE]
    return f"{one['row']}: {one['base']}+" + (f" ({' '.join(there)})" if there else "")


def stones_here(view: dict[str, Any], words: Words) -> str:
    """What the stones of the city and of the estates do; the four colours are alike."""
    seen = {(code - 1) >> 2 for code in view["city"] if code}
    seen |= {holds - 1 for holds in view["estate"] if 1 <= holds < DIE}
    plain = {stone % 9 for stone in seen if box.STONE_SET[stone] != box.NEUTRAL}
    neutral = sorted(stone for stone in seen if box.STONE_SET[stone] == box.NEUTRAL)
    texts = [(stone_code(stone)[1:], stone) for stone in sorted(plain)]
    texts += [(stone_code(stone), stone) for stone in neutral]
    return "; ".join(
        [f"{code}: {words(f'text-stone-{box.STONES[stone]}').rstrip('.')}" for code, stone in texts]
    )


def card_line(card: int, words: Words) -> str:
    name = words(f"name-commission-{box.CARDS[card]}")
    return f"{card_text(card, words)} {name}: {words(f'text-commission-{box.CARDS[card]}')}"


def card_text(card: int, words: Words) -> str:
    cost = "".join(["agb"[good] * box.CARD_COST[card][good] for good in range(3)])
    colour = box.CARD_COLOURS[box.CARD_COLOUR[card]]
    return f"{box.CARDS[card]} {words(f'name-colour-{colour}')} [{cost}]"


def display(view: dict[str, Any], words: Words) -> list[str]:
    lines = [f"{words('display')}  ({words('deck')} {view['deck']})"]
    for slot, card in enumerate(view["display"]):
        lines.append(f"   {slot + 1}: " + (card_line(card, words) if card != NONE else "-"))
    mine = [box.CARDS.index(card) for card in view["my_cards"]]
    if mine:
        lines.append(words("hand"))
    return lines + [f"   {card_line(card, words)}" for card in mine]


def altar(view: dict[str, Any], words: Words) -> str:
    players = view["players"]
    parts = []
    for track in (0, 1):
        rank = view["altar_rank"][track * players : (track + 1) * players]
        places = [f"{letter(view, p)}{view['altar'][track * players + p]}" for p in rank]
        parts.append(f"{words(f'name-track-{box.TRACKS[track]}')} {' '.join(places)}")
    return f"{words('altar')}  {'; '.join(parts)}"


def council(view: dict[str, Any], width: int, words: Words) -> list[str]:
    path = [letter(view, at - 1) if at else "." for at in view["path"]]
    lines = [f"{words('council')}  {words('path')}: {' '.join(path)}"]
    entries = []
    for at, holds in enumerate(view["monument"]):
        if box.MONUMENT_EXTRA[at] and view["seats"] < 4:
            continue
        here = "."
        if holds == TUMULT:
            here = words("tumult")
        elif holds > TUMULT:
            here = "*" + words(f"name-hero-{box.HEROES[holds - TUMULT - 1]}")
        elif holds:
            here = letter(view, holds - 1)
        tiles = [letter(view, p) for p in range(view["players"]) if view["tiles"][at] >> p & 1]
        extra = f"({''.join(tiles)})" if tiles else ""
        entries.append(f"{words(f'name-monument-{box.MONUMENT_FIELDS[at]}')}: {here}{extra}")
    return lines + wrapped("   " + "; ".join(entries), width)


def rebellion(view: dict[str, Any], words: Words) -> str:
    if view["seats"] > 1:
        return ""
    herald = ", ".join(
        [f"{at + 1}: {herald_text(card, words)}" for at, card in enumerate(view["herald_row"])]
    )
    shown = view["action_open"]
    action = "-"
    if shown != NONE:
        number = box.ACTION_HERALD[shown] + 1
        action = f"{named('action', box.ACTIONS[shown], words)} ({words('herald')} {number})"
    destiny = (
        named("destiny", box.DESTINIES[view["destiny"]], words) if view["destiny"] >= 0 else ""
    )
    stacks = " ".join([stone_code(s[-1]) + f"/{len(s)}" if s else "-" for s in view["stacks"]])
    return (
        f"Antigone  {words('destiny')}: {destiny}; {words('next-card')}: {action}; "
        f"{words('herald')}: {herald}; {words('stacks')}: {stacks}"
    )


def named(kind: str, name: str, words: Words) -> str:
    return f"{words(f'name-{kind}-{name}')}: {words(f'text-{kind}-{name}')}"


def herald_text(card: int, words: Words) -> str:
    """Its name, the marked field and what Antigone looks for."""
    tags = " > ".join([words(f"name-tag-{tag}") for tag in box.HERALD_TAGS[card]])
    place = box.HERALD_FIELD[card]
    return f"{words(f'name-herald-{box.HERALDS[card]}')} {place} ({tags})"


# -- players ---------------------------------------------------------------------------------------


def dice_text(view: dict[str, Any], player: int, kind: int) -> str:
    at = player * SUPPLY + 6 * kind
    found = [box.LEVELS[n] for n in range(6) for _ in range(view["supply"][at + n])]
    return " ".join(found) or "-"


def player_block(view: dict[str, Any], player: int, width: int, words: Words) -> list[str]:
    items = view["items"][player * ITEMS : player * ITEMS + ITEMS]
    goods = " ".join(
        [f"{count} {words(f'name-resource-{box.RESOURCES[n]}')}" for n, count in enumerate(items)]
    )
    score = (
        f"{letter(view, player)}  {view['vp'][player]} {words('vp')} "
        f"({words('score-now')} {view['score'][player]})"
    )
    supply = (
        f"   {words('supply')}: {words('population-short')} {dice_text(view, player, 0)} | "
        f"{words('hoplite-short')} {dice_text(view, player, 1)}"
    )
    home = f" | {words('archon')}" if view["archon"][player] == NONE else ""
    if view["seats"] == 1 and player == ANTIGONE:  # T-SOLO-GEN-1: no items, no general supply
        lines = [*wrapped(score, width), *wrapped(supply + home, width)]
    else:
        supply += f" | {words('general')} {view['general'][player]}"
        supply += f" | {words('tiles-left')} {view['tiles_left'][player]}"
        lines = [*wrapped(f"{score}  {goods}", width), *wrapped(supply + home, width)]
        lines += estate(view, player, words)
    for line in (cards(view, player, words), tiles(view, player, words)):
        lines += wrapped("   " + line, width) if line else []
    return lines


def estate(view: dict[str, Any], player: int, words: Words) -> list[str]:
    lines = []
    for row in range(3):
        cells = []
        for column in range(box.COLUMNS):
            holds = view["estate"][player * ESTATE + row * box.COLUMNS + column]
            shown = "."
            if holds >= AID:
                shown = f"+{box.AID_STRENGTH[holds - AID]}"
            elif holds >= DIE:
                shown = f"[{box.LEVELS[holds - DIE]}]"
            elif holds:
                shown = stone_code(holds - 1)
            cells.append(f"{shown:^6}")
        lines.append(f"   {words(f'name-estate-{box.ROWS[row]}'):<7}{''.join(cells)}")
    return lines


def cards(view: dict[str, Any], player: int, words: Words) -> str:
    entries = [box.CARDS.index(card) for card in view["known_cards"][player]]
    secret = view["hand"][player] if player < len(view["hand"]) else 0
    if isinstance(secret, list):
        entries += secret
    hidden = view["hand_size"][player] - len(entries)
    shown = [card_text(card, words) for card in entries]
    if hidden:
        shown.append(f"{hidden} {words('hidden-cards')}")
    done = view["colours"][player * COLOURS : player * COLOURS + COLOURS]
    colours = " ".join(
        [f"{words(f'name-colour-{box.CARD_COLOURS[c]}')} {n}" for c, n in enumerate(done) if n]
    )
    return f"{words('hand')}: {', '.join(shown) or '-'} | {words('fulfilled')}: {colours or '-'}"


def tiles(view: dict[str, Any], player: int, words: Words) -> str:
    aid = [
        words(f"name-aid-{box.AIDS[tile]}")
        for tile in range(AIDS)
        for _ in range(view["aid"][player * AIDS + tile])
    ]
    heroes = [
        words(f"name-hero-{box.HEROES[hero]}")
        for hero, owner in enumerate(view["hero_owner"])
        if owner == player
    ]
    gates = view["gate_owner"].count(player)
    lasting = view["lasting"][player * LASTING : player * LASTING + LASTING]
    blessed = [
        words(f"name-blessing-{name}")
        for name, effects in zip(box.BLESSINGS, box.BLESSING_EFFECTS, strict=True)
        if max([lasting[box.OPS[op].lasting] for op in box.EFFECTS[effects[0]] if lasts(op)] + [0])
    ]
    parts = [
        f"{words('aid-tiles')}: {', '.join(aid)}" if aid else "",
        f"{words('heroes')}: {', '.join(heroes)}" if heroes else "",
        f"{words('gates')}: {gates}" if gates else "",
        f"{words('blessings')}: {view['blessings'][player]} ({', '.join(blessed)})"
        if view["blessings"][player]
        else "",
    ]
    return " | ".join([part for part in parts if part])


def lasts(op: int) -> bool:
    return box.OPS[op].lasting >= 0
