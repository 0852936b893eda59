"""What can be checked without a browser: colours, words, glyphs, imports, sizes."""

from __future__ import annotations

import gzip
import json
import re
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from petteia import games

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "petteia"
WEB = PACKAGE / "web"
STATIC = WEB / "static"
BOARDS = sorted(PACKAGE.glob("games/*/web/board.js"))
SCRIPTS = sorted([*STATIC.glob("client/**/*.js"), *PACKAGE.glob("games/*/web/**/*.js")])
CSS = (STATIC / "style" / "base.css").read_text("utf-8")


# -- colours ------------------------------------------------------------------------------------


def palette(selector: str) -> dict[str, str]:
    """Custom properties of a block, over those of the light theme."""
    found: dict[str, str] = {}
    for block in (":root {", selector):
        body = CSS[CSS.index(block) :].split("}")[0]
        found |= dict(re.findall(r"--([\w-]+): (#[0-9a-f]{3,6});", body))
    return found


def luminance(colour: str) -> float:
    digits = colour.lstrip("#")
    if len(digits) == 3:
        digits = "".join(digit * 2 for digit in digits)
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    high, low = sorted([luminance(one), luminance(other)], reverse=True)
    return (high + 0.05) / (low + 0.05)


THEMES = {"light": ":root {", "dark": ':root[data-theme="dark"] {'}
TEXT = product(
    ("ink", "ink-soft", "clay-deep", "sea-deep", "wine", "gold-deep", "olive-deep"),
    ("marble", "paper"),
)


@pytest.mark.parametrize("theme", THEMES)
def test_text_is_readable_in_both_themes(theme: str) -> None:
    colours = palette(THEMES[theme])
    for ink, ground in [*TEXT, ("ink", "shade"), ("ink", "clay-pale"), ("sea-deep", "sea")]:
        found = contrast(colours[ink], colours[ground])
        assert found >= 4.5, f"{theme}: {ink} on {ground} has {found:.2f}"


@pytest.mark.parametrize("theme", THEMES)
def test_marks_stand_out_in_both_themes(theme: str) -> None:
    colours = palette(THEMES[theme])
    for mark, ground in [("ring", "paper"), ("ring", "marble"), ("clay-deep", "marble")]:
        found = contrast(colours[mark], colours[ground])
        assert found >= 3, f"{theme}: {mark} on {ground} has {found:.2f}"
    for seat in range(6):
        found = contrast(colours[f"seat-{seat}"], colours[f"seat-ink-{seat}"])
        assert found >= 4.5, f"glyph of seat {seat} has {found:.2f}"


def test_both_dark_themes_are_the_same() -> None:
    """The dark theme chosen and the dark theme of the device."""
    chosen = CSS[CSS.index(THEMES["dark"]) :].split("}")[0].split("{")[1]
    device = CSS[CSS.index(':root[data-theme="system"] {') :].split("}")[0].split("{")[1]
    assert chosen.split() == device.split()


# -- words --------------------------------------------------------------------------------------


def messages(file: Path) -> set[str]:
    """The keys of a Fluent file."""
    keys: list[str] = []
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            keys.append(entry.id.name)
    assert len(keys) == len(set(keys)), f"{file}: a key twice"
    return set(keys)


FOLDERS = [WEB / "texts", *[folder for b in BOARDS if (folder := b.parent / "texts").is_dir()]]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.parent.name)
def test_both_languages_say_the_same(folder: Path) -> None:
    english, german = messages(folder / "en.ftl"), messages(folder / "de.ftl")
    assert english == german


def test_every_sentence_of_the_site_exists() -> None:
    known = messages(WEB / "texts" / "en.ftl")
    for script in SCRIPTS:
        for key in re.findall(r'(?<![.\w])say\("([a-z-]+)"', script.read_text("utf-8")):
            assert key in known, f"{script.name}: {key}"


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.parent.parent.name)
def test_every_sentence_of_a_board_exists(board: Path) -> None:
    game = board.parent.parent
    known = messages(game / "texts" / "en.ftl")
    if (board.parent / "texts").is_dir():
        own = messages(board.parent / "texts" / "en.ftl")
        assert not known & own, "the board's words may not replace the game's"
        known |= own
    for script in board.parent.glob("**/*.js"):
        for key in re.findall(r'words\.say\("([\w-]+)"', script.read_text("utf-8")):
            assert key in known, f"{script.name}: {key}"


def test_kyklades_every_creature_has_a_card_in_words() -> None:
    known = messages(PACKAGE / "games" / "kyklades" / "web" / "texts" / "en.ftl")
    facts = games.load("kyklades").static(4, games.load("kyklades").settings())
    assert {f"card-{creature['id']}" for creature in facts["creatures"]} <= known


# -- art ----------------------------------------------------------------------------------------


def drawn() -> set[str]:
    return set(re.findall(r'<symbol id="([\w-]+)"', (STATIC / "art/glyphs.svg").read_text("utf-8")))


def test_every_glyph_that_is_named_is_drawn() -> None:
    known = drawn()
    for script in SCRIPTS:
        text = script.read_text("utf-8")
        named = re.findall(r'<\$\{(?:Glyph|Mark)\}[^>]*?name="([\w-]+)"', text)
        named += re.findall(r'glyph(?:Href\(|: )"([\w-]+)"', text)
        missing = set(named) - known
        assert not missing, f"{script.name}: {missing}"


def test_every_glyph_taken_over_is_credited_and_drawn() -> None:
    lines = (WEB / "art" / "glyphs.txt").read_text("utf-8").splitlines()
    listed = {line.split()[0]: line.split()[1] for line in lines if line and line[0] != "#"}
    credited = json.loads((STATIC / "art" / "credits.json").read_text("utf-8"))
    assert {name: who for who, names in credited.items() for name in names} == listed
    own = {drawing.stem for drawing in (WEB / "art" / "own").glob("*.svg")}
    assert drawn() == listed.keys() | own


# -- scripts ------------------------------------------------------------------------------------


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_modules_import_what_exists_by_relative_path(script: Path) -> None:
    for path in re.findall(r'(?:from|import\()\s*"([^"]+)"', script.read_text("utf-8")):
        assert path.startswith("."), f"{path} is not relative"
        if "/games/" in str(script) and path.startswith("../../"):
            target = STATIC / path.removeprefix("../../")
        else:
            target = (script.parent / path).resolve()
        assert target.is_file(), path


def test_nothing_is_evaluated_or_written_as_html_without_care() -> None:
    for script in SCRIPTS:
        text = script.read_text("utf-8")
        assert not re.search(r"\beval\(|new Function|document\.write|\.innerHTML\s*=", text), script
        if "dangerouslySetInnerHTML" in text:  # only rule texts, escaped before anything else
            assert re.search(r"rulesHtml\(|passage\(", text), script


def test_vendored_files_are_listed_with_version_and_hash() -> None:
    listed = (STATIC / "vendor" / "README.md").read_text("utf-8")
    for file in (STATIC / "vendor").glob("*.js"):
        assert re.search(rf"\| `{file.name}` \| \S+ [\d.]+ \| \S+ \| `[0-9a-f]{{64}}`", listed)


def test_all_that_a_table_loads_stays_small() -> None:
    """Every script, style, font and glyph of a Kyklades table: less than 250 kB packed."""
    files = [*STATIC.glob("client/**/*.js"), *STATIC.glob("vendor/*.js"), *STATIC.glob("style/*")]
    files += [*STATIC.glob("fonts/*.woff2"), STATIC / "art" / "glyphs.svg", WEB / "texts/en.ftl"]
    files += [*(PACKAGE / "games/kyklades/web").glob("**/*.*")]
    packed = sum(len(gzip.compress(file.read_bytes())) for file in files)
    assert packed < 250_000
