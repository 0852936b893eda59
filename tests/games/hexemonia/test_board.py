"""What the board in the browser stands on: a glyph for every tile, words for every ability."""

from __future__ import annotations

import re
from importlib import resources

from petteia.games.hexemonia.components import ABILITIES, ACROPOLISES, TILES

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
