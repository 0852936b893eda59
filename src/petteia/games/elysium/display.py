"""A view as text: everything on the table, readable at 80 columns."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from typing import Any

from petteia.games.elysium.components import EPOCHS, FAMILIES, LEVEL_TILE_VP, MINI_EPOCHS
from petteia.games.elysium.facts import CARD_FACTS as FACTS
from petteia.games.elysium.facts import quest_facts

Words = Callable[..., str]
View = dict[str, Any]

NUMERALS = ("", "I", "II", "III", "IV", "V")


def draw(view: View, width: int, words: Words) -> str:
    lines = [head(view, words), ""]
    lines += temple(view, words)
    lines += zone(view["agora_cards"], words("agora"), width, words)
    if view["oracle_cards"] or "apollo" in view["families_in_play"]:
        lines += zone(view["oracle_cards"], words("oracle"), width, words)
    lines += bonus(view, width, words)
    for seat in sorted(range(view["seats"]), key=lambda seat: int(view["discs"][seat])):
        lines.append("")
        lines += board(view, seat, width, words)
    lines += transfers(view, width, words)
    return "\n".join(lines)


def head(view: View, words: Words) -> str:
    epochs = MINI_EPOCHS if view["settings"].get("variant") == "mini" else EPOCHS
    parts = [
        f"{words('epoch')} {view['epoch']}/{epochs}",
        words(f"name-phase-{view['phase']}"),
    ]
    if view["phase"] == 2:
        parts.append(f"{words('round')} {view['round']}/4")
    parts.append(f"{words('deck')} {view['deck']}")
    parts.append(f"{words('discard')} {view['discarded']}")
    return "  |  ".join(parts)


def temple(view: View, words: Words) -> list[str]:
    quests = []
    for quest, facts in quest_facts(view["seats"]).items():
        colours = circles(facts["above"][view["pediment"]], words)
        holder = next(
            (seat for seat in range(view["seats"]) if view["quests"][seat] == quest), None
        )
        where = "" if holder is None else f" -> {letter(holder)}"
        quests.append(
            f"{facts['number']}[{colours}] {facts['gold']} {words('gold')}"
            f" {facts['vp']} {words('vp')} {facts['transfers']} {words('transfers')}{where}"
        )
    return [f"{words('temple')}:", *[f"  {quest}" for quest in quests]]


def zone(cards: list[str], title: str, width: int, words: Words) -> list[str]:
    """One card below the other, each with its text: these are what one chooses from."""
    lines = [f"{title}:" if cards else f"{title}: {words('empty')}"]
    for card in cards:
        lines += textwrap.wrap(
            f"  {full_text(card, card_text(card, words), words)}",
            width,
            subsequent_indent=" " * 7,
        )
    return lines


def full_text(card: str, face: str, words: Words) -> str:
    activation = words(f"name-activation-{FACTS[card]['activation']}")
    return f"{face} {activation}: {words('text-card-' + card)}"


def card_text(card: str, words: Words) -> str:
    """Level, name, family and condition: `2 Talos (Hephaestus) [B]`."""
    if card == "citizen":
        return f"[{words('name-card-citizen')}]"
    facts = FACTS[card]
    return f"{facts['level']} {with_family(card, words)} [{circles(facts['columns'], words)}]"


def with_family(card: str, words: Words) -> str:
    """`Talos (Hephaestus)`, but `Temple of Hephaestus`."""
    family = words(f"name-family-{FACTS[card]['family']}")
    name = words(f"name-card-{card}")
    return name if family in name else f"{name} ({family})"


def circles(colours: list[str], words: Words) -> str:
    return "+".join(words(f"circle-{colour}") for colour in colours)


def bonus(view: View, width: int, words: Words) -> list[str]:
    parts = []
    for family in view["families_in_play"]:
        at = 2 * FAMILIES.index(family)
        for place in (0, 1):
            parts.append(
                words("family-tile-short", family=words(f"name-family-{family}"), vp=(5, 2)[place])
                + f": {owner(view['family_tiles'][at + place])}"
            )
    for level in (1, 2, 3):
        parts.append(
            words("level-tile-short", level=level, vp=LEVEL_TILE_VP[level])
            + f": {owner(view['level_tiles'][level])}"
        )
    return wrapped(f"{words('tiles')}:", ", ".join(parts), width)


def board(view: View, seat: int, width: int, words: Words) -> list[str]:
    turn = "> " if view["current"] == seat else "  "
    columns = circles(view["active"][seat], words) or words("columns-none")
    facts = [
        f"{words('disc')} {view['discs'][seat]}",
        f"{view['gold'][seat]} {words('gold')}",
        f"{view['vp'][seat]} {words('vp')}",
    ]
    if "ares" in view["families_in_play"]:
        facts.append(f"{view['prestige'][seat]} {words('prestige')}")
    facts.append(f"{words('columns')} {columns}")
    facts.append(f"{words('taken')} {view['taken'][seat]}/3")
    if view["quests"][seat]:
        facts.append(words(f"name-quest-{view['quests'][seat]}"))
    if view["phase"] == 3 and view["current"] == seat:
        facts.append(f"{words('transfers-left')} {view['transfers_left']}")
    facts.append(f"{words('score-now')} {view['standing'][seat]}")
    lines = wrapped(f"{turn}{letter(seat)}", ", ".join(facts), width)
    lines += domain(view, seat, width, words)
    piles = [
        f"{number}: {pile_text(pile, words)}"
        for number, pile in enumerate(view["piles"][seat], start=1)
    ]
    return lines + wrapped(f"     {words('elysium')}:", "; ".join(piles) or words("empty"), width)


def domain(view: View, seat: int, width: int, words: Words) -> list[str]:
    """In one line; whoever must decide reads the texts of his cards, one below the other."""
    title, entries = f"     {words('domain')}:", view["domains"][seat]
    asked = view["asked"]
    if asked is None or asked["player"] != seat or not entries:
        cards = ", ".join(domain_text(entry, words) for entry in entries)
        return wrapped(title, cards or words("empty"), width)
    lines = [title]
    for entry in entries:
        card, face = entry["card"], domain_text(entry, words)
        text = face if card == "citizen" else full_text(card, face, words)
        lines += textwrap.wrap(f"       {text}", width, subsequent_indent=" " * 9)
    return lines


def transfers(view: View, width: int, words: Words) -> list[str]:
    """What each transfer on offer costs and brings [E-DEC-5]."""
    lines = ["", f"{words('transfers-on-offer')}:"] if view["transfers"] else []
    for one in view["transfers"]:
        place = f"{words('pile')} {one['pile']}" if one["pile"] else words("new-pile")
        brings = words("preview", cost=one["cost"], points=f"{one['points']:+d}".replace("-", "−"))
        tile = f", {words('preview-tile')}" if one["tile"] else ""
        lines += wrapped(f"  {words('name-card-' + one['card'])} -> {place}:", brings + tile, width)
    return lines


def domain_text(entry: View, words: Words) -> str:
    marks = [words(mark) for mark in ("ring", "used") if entry[mark]]
    return card_text(entry["card"], words) + (f" <{', '.join(marks)}>" if marks else "")


def pile_text(pile: View, words: Words) -> str:
    """What may still join is told by families in a level legend, and by levels in a family legend."""
    if pile["kind"] == "single":
        kind = words("name-legend-single")
    elif pile["kind"] == "family":
        kind = words("legend-of-family", family=words(f"name-family-{pile['family']}"))
    else:
        kind = words("legend-of-level", level=pile["level"])
    cards = " + ".join(
        words("name-card-citizen")
        if card == "citizen"
        else f"{with_family(card, words)} {NUMERALS[FACTS[card]['level']]}"
        for card in pile["cards"]
    )
    done = f", {words('complete')}" if pile["complete"] else ""
    points = f", {pile['points']} {words('vp')}" if pile["points"] else ""
    return f"{kind} [{cards}]{points}{done}"


def wrapped(title: str, text: str, width: int) -> list[str]:
    return textwrap.wrap(
        f"{title} {text}", width, subsequent_indent=" " * 7, break_long_words=False
    )


def owner(holder: int) -> str:
    return "-" if holder < 0 else letter(holder)


def letter(seat: int) -> str:
    return "abcd"[seat]
