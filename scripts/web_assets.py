"""Renew the vendored parts of the web client from npm: modules, fonts, glyph sprite, test tools.

    python scripts/web_assets.py

Needs `npm` and network access. What it writes is committed, so that nobody else needs either.
Versions are pinned here; the hash of every published file is written to static/vendor/README.md.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "src" / "petteia" / "web"
STATIC = WEB / "static"
TESTS = ROOT / "tests" / "web" / "vendor"

PACKAGES = {
    "preact": "11.2.0",
    "htm": "3.1.1",
    "@preact/signals": "2.11.4",
    "@preact/signals-core": "1.14.5",
    "@fluent/bundle": "0.19.1",
    "@fontsource/cinzel": "5.3.0",
    "@fontsource-variable/source-sans-3": "5.3.0",
    "@iconify-json/game-icons": "1.2.4",
    "axe-core": "4.14.0",
}

# published file -> file under static/vendor
MODULES = {
    "preact/dist/preact.mjs": "preact.js",
    "preact/hooks/dist/hooks.mjs": "hooks.js",
    "htm/dist/htm.mjs": "htm.js",
    "@preact/signals/dist/signals.mjs": "signals.js",
    "@preact/signals-core/dist/signals-core.mjs": "signals-core.js",
}
FLUENT = ["types", "builtins", "scope", "resolver", "memoizer", "bundle", "resource"]
IMPORTS = {
    "preact": "./preact.js",
    "preact/hooks": "./hooks.js",
    "@preact/signals-core": "./signals-core.js",
}
FONTS = {
    "@fontsource/cinzel/files/cinzel-latin-600-normal.woff2": "cinzel-600.woff2",
    "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2": "source-sans-3.woff2",
}
FONT_LICENCES = {
    "@fontsource/cinzel/LICENSE": "cinzel-OFL.txt",
    "@fontsource-variable/source-sans-3/LICENSE": "source-sans-3-OFL.txt",
}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        modules = fetch(Path(folder))
        vendor(modules)
        fonts(modules)
        sprite(modules)
        TESTS.mkdir(parents=True, exist_ok=True)
        axe = (modules / "axe-core" / "axe.min.js").read_bytes()
        (TESTS / "axe.min.js.gz").write_bytes(gzip.compress(axe, 9, mtime=0))
        shutil.copy(modules / "axe-core" / "LICENSE", TESTS / "axe-LICENSE.txt")


def fetch(folder: Path) -> Path:
    wanted = [f"{name}@{version}" for name, version in PACKAGES.items()]
    (folder / "package.json").write_text("{}", "utf-8")
    subprocess.run(
        ["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", *wanted],
        cwd=folder,
        check=True,
    )
    return folder / "node_modules"


def vendor(modules: Path) -> None:
    target = STATIC / "vendor"
    target.mkdir(parents=True, exist_ok=True)
    rows = []
    for published, name in MODULES.items():
        source = (modules / published).read_text("utf-8")
        (target / name).write_text(UNCHECKED + relinked(source), "utf-8")
        rows.append(row(modules, published, name))
    parts = []
    for part in FLUENT:
        published = f"@fluent/bundle/esm/{part}.js"
        parts.append(unlinked((modules / published).read_text("utf-8")))
        rows.append(row(modules, published, "fluent.js"))
    parts.append("export { FluentBundle, FluentResource };\n")
    (target / "fluent.js").write_text(UNCHECKED + "\n".join(parts), "utf-8")
    licences = ["preact", "htm", "@preact/signals", "@fluent/bundle"]
    for package in licences:
        found = next((modules / package).glob("LICENSE*"), None)
        if found is not None:
            shutil.copy(found, target / f"LICENSE-{package.replace('/', '-').strip('@')}.txt")
    (target / "README.md").write_text(VENDOR_README + "\n".join(rows) + "\n", "utf-8")


UNCHECKED = "// @ts-nocheck: vendored\n"

VENDOR_README = """# Vendored modules

Written by `scripts/web_assets.py`; do not edit. Changed against the published files: import
specifiers are relative, the first line keeps type checkers out, and the modules of `@fluent/bundle` are joined into one file without their
comments. Preact and
signals are MIT, htm and Fluent Apache-2.0; the licence texts lie beside this file where published.

| file | package | published file | sha256 of the published file |
|---|---|---|---|
"""


def row(modules: Path, published: str, name: str) -> str:
    package = next(p for p in sorted(PACKAGES, key=len, reverse=True) if published.startswith(p))
    digest = hashlib.sha256((modules / published).read_bytes()).hexdigest()
    inside = published.removeprefix(package + "/")
    return f"| `{name}` | {package} {PACKAGES[package]} | `{inside}` | `{digest}` |"


def relinked(source: str) -> str:
    def local(match: re.Match[str]) -> str:
        return f'{match[1]}"{IMPORTS[match[2]]}"'

    linked = re.sub(r'(from\s*)"([^".][^"]*)"', local, source)
    return re.sub(r"//# sourceMappingURL=.*\n?", "", linked)


def unlinked(source: str) -> str:
    """A module without its imports and exports, to be joined with the others."""
    bare = re.sub(r"^import [^;]*;\n", "", source, flags=re.M)
    bare = re.sub(r"^[ \t]*/\*(?:[^*]|\*(?!/))*\*/\n|^[ \t]*//[^\n]*\n", "", bare, flags=re.M)
    return re.sub(r"^export (?=(class|function|const|let|async))", "", bare, flags=re.M)


def fonts(modules: Path) -> None:
    target = STATIC / "fonts"
    target.mkdir(parents=True, exist_ok=True)
    for published, name in {**FONTS, **FONT_LICENCES}.items():
        shutil.copy(modules / published, target / name)


def sprite(modules: Path) -> None:
    icons = json.loads((modules / "@iconify-json/game-icons/icons.json").read_text("utf-8"))
    symbols = []
    for name, _author in glyph_list():
        body = shortened(icons["icons"][name]["body"].replace(' fill="currentColor"', ""))
        symbols.append(f'<symbol id="{name}" viewBox="0 0 512 512">{body}</symbol>')
    for drawing in sorted((WEB / "art" / "own").glob("*.svg")):
        text = drawing.read_text("utf-8")
        box = re.search(r'viewBox="([^"]+)"', text)
        inner = re.search(r"<svg[^>]*>(.*)</svg>", text, re.S)
        assert box and inner, drawing
        body = re.sub(r"\s*\n\s*", "", inner[1])
        symbols.append(f'<symbol id="{drawing.stem}" viewBox="{box[1]}">{body}</symbol>')
    target = STATIC / "art"
    target.mkdir(parents=True, exist_ok=True)
    (target / "glyphs.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(symbols) + "\n</svg>\n", "utf-8"
    )
    credits: dict[str, list[str]] = {}
    for name, author in glyph_list():
        credits.setdefault(author, []).append(name)
    ordered = dict(sorted(credits.items()))
    (target / "credits.json").write_text(json.dumps(ordered, indent=1) + "\n", "utf-8")


def shortened(body: str) -> str:
    """Coordinates of a 512-wide drawing in whole numbers: nobody sees the rest, everybody loads it."""
    return re.sub(r' d="([^"]*)"', lambda found: f' d="{whole_path(found[1])}"', body)


NUMBER = re.compile(r"[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)", re.I)
FLAG = re.compile(r"[\s,]*([01])")
LENGTHS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}


def numbers_of(command: str, rest: str) -> list[float]:
    """The numbers after a command. Flags of arcs may stand without a space, so they are read apart."""
    numbers: list[float] = []
    at = 0
    while True:
        flag = command in "aA" and len(numbers) % 7 in (3, 4)
        found = (FLAG if flag else NUMBER).match(rest, at)
        if not found:
            return numbers
        numbers.append(float(found[1]))
        at = found.end()


def whole_path(path: str) -> str:
    """A path in whole numbers. Steps are taken from where the pen is drawn, so that errors never add up."""
    pen, drawn = [0.0, 0.0], [0, 0]  # where the pen is, and where it is after rounding
    start = [0.0, 0.0], [0, 0]
    written = ""
    for command, rest in re.findall(r"([a-zA-Z])([^a-df-zA-DF-Z]*)", path):
        numbers, length = numbers_of(command, rest), LENGTHS[command.lower()]
        relative = command.islower()
        texts: list[str] = []
        for group in range(0, len(numbers), length or 1):
            points = numbers[group : group + length]
            if command in "aA":
                texts += [f"{number:.1f}".removesuffix(".0") for number in points[:3]]
                texts += [str(int(flag)) for flag in points[3:5]]
                points = points[5:]
            way = 1 if command in "vV" else 0
            ends, marks = list(pen), list(drawn)
            for place, number in enumerate(points):
                axis = (way + place) % 2
                exact = number + pen[axis] if relative else number
                ends[axis], marks[axis] = exact, round(exact)
                texts.append(str(marks[axis] - drawn[axis] if relative else marks[axis]))
            pen, drawn = ends, marks
            if command in "mM" and group == 0:
                start = pen, drawn
        if command in "zZ":
            pen, drawn = start
        written += command + "".join(
            text if not place or text[0] == "-" else f" {text}" for place, text in enumerate(texts)
        )
    return written


def glyph_list() -> list[tuple[str, str]]:
    lines = (WEB / "art" / "glyphs.txt").read_text("utf-8").splitlines()
    pairs = [line.split() for line in lines if line.strip() and not line.startswith("#")]
    return [(name, author) for name, author in pairs]


if __name__ == "__main__":
    main()
