"""A view as text: every city as a map of hexes, with all that lies on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from petteia.games.hexemonia.components import (
    ABILITIES,
    ABILITY,
    ACROPOLIS_INDEX,
    BONUS_KIND,
    BONUS_POINTS,
    COST,
    HEXES,
    KIND,
    KINDS,
    MYTHOS,
    NATURE,
    NATURES,
    PATRON_NATURE,
    RESOURCES,
    RING,
    SHIELD,
    TILE_INDEX,
    TILES,
    YIELD,
)

Say = Callable[..., str]
LETTERS: Final = "abcd"
BY_HEX: Final[dict[tuple[int, int], int]] = {place: slot for slot, place in enumerate(HEXES)}


def draw(view: dict[str, Any], width: int, words: Say) -> str:
    lines = [*header(view, words), *common(view, width, words)]
    for seat in range(view["seats"]):
        lines.extend(["", *city_lines(view, seat, width, words)])
    return "\n".join([line.rstrip() for line in lines])


def header(view: dict[str, Any], words: Say) -> list[str]:
    mover = view["mover"]
    if mover < 0:
        return [words("show-setup")]
    line = words(
        "show-turn", turn=view["turn"], player=LETTERS[mover], last=LETTERS[view["final_player"]]
    )
    return [line + ("  " + words("show-ended") if view["ended"] else "")]


def counted(tiles: list[str], words: Say) -> str:
    """Tiles with their numbers: `2 Pasture, Wall`."""
    parts = []
    for tile in sorted(set(tiles), key=tiles.index):
        count = tiles.count(tile)
        parts.append((f"{count} " if count > 1 else "") + words(f"name-tile-{tile}"))
    return ", ".join(parts) or "-"


def explained(tiles: list[str], words: Say) -> list[str]:
    """A line for each different tile with all that is printed on it."""
    return [
        f"  {counted([name] * tiles.count(name), words)}: {facts(name, words)}"
        for name in sorted(set(tiles), key=tiles.index)
    ]


def facts(name: str, words: Say) -> str:
    tile = TILE_INDEX[name]
    parts = [words(f"name-kind-{KINDS[KIND[tile]]}"), words(f"name-nature-{NATURES[NATURE[tile]]}")]
    if KIND[tile] != MYTHOS:
        parts.append(words("show-cost", cost="/".join([str(count) for count in COST[tile]])))
    if any(YIELD[tile]):
        parts.append(words("show-yield", made="/".join([str(count) for count in YIELD[tile]])))
    if SHIELD[tile]:
        parts.append(words("show-shield", count=SHIELD[tile]))
    line = ", ".join(parts) + "."
    return f"{line} {words('ability-' + ABILITIES[ABILITY[tile]])}" if ABILITY[tile] else line


def names(indices: list[int]) -> list[str]:
    return [TILES[index] for index in indices]


def common(view: dict[str, Any], width: int, words: Say) -> list[str]:
    supply = "/".join([str(count) for count in view["supply"]])
    kinds = "/".join([words(f"name-resource-{name}") for name in RESOURCES])
    holder = view["philosopher"]
    lines = [
        f"{words('show-supply')} {supply} ({kinds})   {words('show-stack')} {view['stack_size']}   "
        + f"{words('show-philosopher')} {LETTERS[holder] if holder >= 0 else '-'}",
        words("show-legend"),
        f"{words('show-underworld')}: {counted(names(view['underworld']), words)}",
    ]
    if isinstance(view["top"], list) and view["top"]:
        top = ", ".join([words(f"name-tile-{tile}") for tile in names(view["top"])])
        lines.append(f"{words('show-top')}: {top}")
    lines += [f"{words('show-display')}:", *explained(names(view["display"]), words)]
    if view["hand"]:
        lines += [f"{words('show-hand')}:", *explained(view["hand"], words)]
    return [part for line in lines for part in wrapped(line, width)]


def wrapped(line: str, width: int) -> list[str]:
    """Broken at spaces; what follows is indented."""
    parts = []
    while len(line) > width:
        at = line.rfind(" ", 1, width)
        at = width if at <= 2 else at
        parts.append(line[:at])
        line = "  " + line[at:].lstrip()
    return [*parts, line]


def city_lines(view: dict[str, Any], seat: int, width: int, words: Say) -> list[str]:
    city = view["cities"][seat]
    name = words(f"name-city-{city['name']}") if city["name"] else words("show-closed")
    totals = "/".join([str(count) for count in city["totals"]])
    income = "/".join([str(count) for count in city["income"]])
    head = f"{LETTERS[seat]}  {name}"
    if city["name"]:
        hidden = "" if city["open"] else f" ({words('show-closed')})"
        head += f"{hidden}: {patron(city['name'], words)}"
    facts = "   " + words(
        "show-city",
        score=city["score"],
        totals=totals,
        income=income,
        force=city["force"],
        politics=city["politics"],
        hand=city["hand"],
    )
    lines = wrapped(head, width) + wrapped(facts, width)
    if city["known"]:
        lines.append(f"   {words('show-known')}: {counted(city['known'], words)}")
    for mythos in city["mythos"]:
        state = words("show-active" if mythos["active"] else "show-inactive")
        lines.append(f"   {words('name-tile-' + mythos['tile'])} -> {mythos['slot']} ({state})")
    return lines + hex_map(city["places"], city["room"], width, words)


def patron(name: str, words: Say) -> str:
    """What an acropolis is good for."""
    at = ACROPOLIS_INDEX[name]
    return words(
        "show-patron",
        nature=words(f"name-nature-{NATURES[PATRON_NATURE[at]]}"),
        points=BONUS_POINTS[at],
        kind=words(f"name-kind-{KINDS[BONUS_KIND[at]]}"),
    )


def hex_map(places: list[dict[str, Any]], room: list[int], width: int, words: Say) -> list[str]:
    """Rows of hexes from north to south; each hex is two lines, half a hex shifted by row.

    Slots that a tile could go to now are numbered dots.
    """
    by_slot: dict[int, dict[str, Any] | None] = dict.fromkeys(room)
    by_slot.update({place["slot"]: place for place in places})
    radius = max([RING[slot] for slot in by_slot])
    cell = min(16, (width - 2) // (2 * radius + 1)) // 2 * 2
    lines = []
    for r in range(-radius, radius + 1):
        if not any(HEXES[slot][1] == r for slot in by_slot):
            continue
        upper = lower = ""
        for q in range(-radius, radius + 1):
            slot = BY_HEX.get((q, r))
            at = (q + radius) * cell + (r * cell) // 2
            if slot not in by_slot or at < 0:
                continue
            first, second = hex_text(slot, by_slot[slot], cell, words)
            upper = upper.ljust(at) + first
            lower = lower.ljust(at) + second
        lines.extend([upper, lower])
    return without_margin(lines)


def without_margin(lines: list[str]) -> list[str]:
    used = [line for line in lines if line.strip()]
    margin = min([len(line) - len(line.lstrip()) for line in used])
    return ["  " + line[margin:] for line in used]


def hex_text(slot: int, place: dict[str, Any] | None, cell: int, words: Say) -> tuple[str, str]:
    if place is None:
        return f"{slot} .".ljust(cell), " " * cell
    held = "/".join([str(count) for count in place["held"]])
    if slot == 0:
        title = words("name-tile-acropolis")
        sign = ""
    else:
        title = words(f"name-tile-{place['tile']}")
        sign = "+" if place["active"] else "-"
        sign += "m" * len(place["markers"])
    return (
        f"{slot} {title}"[: cell - 1].ljust(cell),
        f"  {held} {sign}"[: cell - 1].ljust(cell),
    )
