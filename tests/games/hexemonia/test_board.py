"""What the board in the browser stands on: a glyph for every tile, words for every ability."""

from __future__ import annotations

import itertools
import re
from importlib import resources

from petteia.core.action import parse
from petteia.games.hexemonia import game
from petteia.games.hexemonia.components import ABILITIES, ACROPOLISES, RESOURCES, TILES
from petteia.games.hexemonia.display import hex_map
from petteia.games.hexemonia.rules.abilities import Agora
from petteia.games.hexemonia.rules.turn import Act
from petteia.games.hexemonia.state import Hexemonia
from petteia.words import Words
from tests.games.hexemonia.positions import (
    ACRO,
    NE,
    NW,
    SE,
    SW,
    E,
    Hex,
    W,
    asked,
    listed,
    position,
)

GAME = resources.files("petteia.games.hexemonia")
WEB = GAME / "web"


def table(name: str) -> dict[str, str]:
    found = re.search(rf"const {name} = {{(.*?)}};", (WEB / "tiles.js").read_text("utf-8"), re.S)
    assert found
    return dict(re.findall(r'(\w+): "([\w-]+)"', found[1]))


def test_every_tile_acropolis_and_nature_has_a_glyph_of_the_sprite() -> None:
    sprite = resources.files("petteia.web") / "static" / "art" / "glyphs.svg"
    drawn = set(re.findall(r'id="([\w-]+)"', sprite.read_text("utf-8")))
    tiles, cities, natures = table("TILE_GLYPHS"), table("CITY_GLYPHS"), table("NATURE_GLYPHS")
    assert set(tiles) == {*TILES, "acropolis"}
    assert set(cities) == set(ACROPOLISES)
    assert set(natures) == {"military", "economy", "sacred"}  # the eye of politics is drawn
    assert {*tiles.values(), *cities.values(), *natures.values()} <= drawn


def test_every_ability_is_told_in_both_languages() -> None:
    for language in ("en", "de"):
        text = (GAME / "texts" / f"{language}.ftl").read_text("utf-8")
        for ability in ABILITIES[1:]:
            assert f"\nability-{ability} = " in text


def test_h_geo_3_the_terminal_shows_every_slot_a_tile_could_go_to() -> None:
    """A full first ring opens six slots further out; a lone acropolis one."""
    ring: dict[Hex, str] = dict.fromkeys((E, NE, NW), "wall 0/0/0")
    ring |= dict.fromkeys((W, SW), "quarry 0/0/0") | {SE: "fleet 0/0/0"}
    s = position(ring, {})
    for city, slots in zip(s.view(0)["cities"], ([8, 10, 12, 14, 16, 18], [1]), strict=False):
        assert city["room"] == slots
        drawn = "\n".join(hex_map(city["places"], city["room"], 80, Words(game, "en")))
        assert all(f"{slot} ." in drawn for slot in slots)


def test_h_ui_1_h_ab_agora_a_dialogs_net_change_is_a_sequence_of_options() -> None:
    """Sources and destinations of a kind sorted and paired: as the board answers for one dialog."""
    s = position({ACRO: "2/0/1", E: "pasture 1/0/1", NE: "village 1/1/0", NW: "agora 3/1/2"})
    places = [(kind, slot) for kind in range(3) for slot in s.slots[0]]
    for taken in itertools.combinations_with_replacement(places, 2):
        for put in itertools.product(s.slots[0], repeat=2):
            lines = net_change(taken, put)
            fork = facing_agora(s)
            if all(
                fork.held[0][3 * slot + kind] >= taken.count((kind, slot)) for kind, slot in taken
            ):
                for line in lines:
                    if line == "stop" and asked(fork) != "Agora":
                        break  # no second move is possible: not asked
                    assert line in listed(fork), (lines, line)
                    fork.play(parse(line))


def facing_agora(s: Hexemonia) -> Hexemonia:
    fork = s.clone()
    fork.stack = [Act(0), Agora(0, ())]
    fork.offered = None
    return fork


def net_change(taken: tuple[tuple[int, int], ...], put: tuple[int, ...]) -> list[str]:
    lines = []
    for kind, name in enumerate(RESOURCES):
        start = [slot for of, slot in taken if of == kind]
        end = [to for (of, _), to in zip(taken, put, strict=True) if of == kind]
        for slot in list(start):
            if slot in end:  # what ends where it lay has not moved
                start.remove(slot)
                end.remove(slot)
        pairs = zip(sorted(start), sorted(end), strict=True)
        lines += [f"move {name} {source} {to}" for source, to in pairs]
    return [*lines, "stop"] if len(lines) == 1 else lines
