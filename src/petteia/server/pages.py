"""The pages: shells with their facts as JSON; the client's scripts do the rest. And static files."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from jinja2 import ChoiceLoader, DictLoader, Environment, FileSystemLoader, select_autoescape
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from petteia import __version__, games
from petteia.core.errors import BadOptions
from petteia.core.game import Game
from petteia.server.api import reading, table_of
from petteia.server.errors import Refused, not_found
from petteia.server.lobby import game_named
from petteia.server.site import site_of
from petteia.words import LANGUAGES, Words

LANGUAGE_COOKIE: Final = "petteia-language"
PACKED: Final = (".js", ".mjs", ".css", ".svg", ".json", ".ftl", ".html", ".txt", ".webmanifest")


def folder_of(package: str) -> Path:
    return Path(str(resources.files(package)))


WEB: Final = folder_of("petteia") / "web"


# -- pages --------------------------------------------------------------------------------------

# What is shown where the client's own `page.html` is not installed.
PLAIN: Final = """<!doctype html>
<html lang="{{ lang }}"><head><meta charset="utf-8"><title>{{ title }}</title></head>
<body><h1>{{ title }}</h1>
<script type="application/json" id="page">{{ page|tojson }}</script></body></html>
"""


@lru_cache(maxsize=1)
def templates() -> Environment:
    own = FileSystemLoader(WEB / "templates")
    loader = ChoiceLoader([own, DictLoader({"page.html": PLAIN})])
    return Environment(loader=loader, autoescape=select_autoescape(default=True), auto_reload=True)


def language_of(request: Request) -> str:
    """Asked for in the address, chosen before, or what the browser prefers."""
    for word in (
        request.query_params.get("lang", ""),
        request.cookies.get(LANGUAGE_COOKIE, ""),
    ):
        if word in LANGUAGES:
            return word
    for part in request.headers.get("accept-language", "").split(","):
        word = part.split(";")[0].strip()[:2].lower()
        if word in LANGUAGES:
            return word
    return LANGUAGES[0]


def render(
    request: Request, name: str, title: str, facts: dict[str, Any], status: int = 200
) -> Response:
    """The page's shell. `page` is JSON for the client's scripts: what this page is about."""
    config = site_of(request).config
    language = language_of(request)
    html = templates().get_template("page.html").render(
        root=config.root_path,
        lang=language,
        languages=LANGUAGES,
        version=__version__,
        title=title,
        page={"page": name, "root": config.root_path, "language": language, **facts},
    )  # fmt: skip
    response = Response(html, status, media_type="text/html; charset=utf-8")
    response.headers["Cache-Control"] = "no-store"
    asked = request.query_params.get("lang", "")
    if asked in LANGUAGES:
        path = config.root_path or "/"
        response.set_cookie(LANGUAGE_COOKIE, asked, max_age=34_560_000, path=path, samesite="lax")
    return response


def title_of(request: Request, game: Game) -> str:
    return Words(game, language_of(request))("title")


async def front(request: Request) -> Response:
    await reading(request)
    return render(request, "front", "Petteia", {})


async def new_any(request: Request) -> Response:
    await reading(request)
    return render(request, "new", "Petteia", {"game": None})


async def new_table(request: Request) -> Response:
    await reading(request)
    game = game_named(request.path_params["game"])
    return render(request, "new", f"{title_of(request, game)} · Petteia", {"game": game.id})


async def table_page(request: Request) -> Response:
    return await _table_page(request, "table")


async def replay_page(request: Request) -> Response:
    return await _table_page(request, "replay")


async def _table_page(request: Request, name: str) -> Response:
    site, asker = await reading(request)
    host = await table_of(request, site, asker)
    facts = {"table": host.info(host.viewer(asker.seats(host)), asker.id), "game": host.game.id}
    title = host.row["name"] or title_of(request, host.game)
    return render(request, name, f"{title} · Petteia", facts)


async def me(request: Request) -> Response:
    await reading(request)
    return render(request, "me", "Petteia", {})


async def about(request: Request) -> Response:
    await reading(request)
    return render(request, "about", "Petteia", {})


async def rules_page(request: Request) -> Response:
    await reading(request)
    game = game_named(request.path_params["game"])
    return render(request, "rules", f"{title_of(request, game)} · Petteia", {"game": game.id})


async def rules_source(request: Request) -> Response:
    """The rules as written, with their ids."""
    game = game_named(request.path_params["game"])
    return send_file(request, folder_of(game.package), "rules.md")


def refused_page(request: Request, refused: Refused) -> Response:
    return render(request, "refused", "Petteia", refused.json(), refused.status)


# -- files --------------------------------------------------------------------------------------


class File:
    """A file as it is sent: read and packed once, again when it changes on disk."""

    def __init__(self, path: Path) -> None:
        self.changed = path.stat().st_mtime_ns
        self.body = path.read_bytes()
        self.packed = gzip.compress(self.body, 9, mtime=0) if path.suffix in PACKED else None
        self.tag = f'"{hashlib.sha256(self.body).hexdigest()[:24]}"'
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        if path.suffix in (".js", ".mjs"):
            kind = "text/javascript"
        text = kind.startswith("text/") or path.suffix in (".ftl", ".json", ".webmanifest")
        if path.suffix == ".ftl":
            kind = "text/plain"
        self.kind = f"{kind}; charset=utf-8" if text else kind


_files: Final[dict[Path, File]] = {}


def send_file(request: Request, folder: Path, name: str) -> Response:
    try:
        path = (folder / name).resolve()
        there = path.is_relative_to(folder.resolve()) and path.is_file()
    except (ValueError, OSError):  # no name of a file at all
        there = False
    if not there:
        raise not_found("file")
    file = _files.get(path)
    if file is None or file.changed != path.stat().st_mtime_ns:
        file = _files[path] = File(path)
    headers = {"ETag": file.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["Content-Encoding"] = "gzip"
    return Response(body, 200, headers, file.kind)


async def static_file(request: Request) -> Response:
    return send_file(request, WEB / "static", request.path_params["path"])


async def game_file(request: Request) -> Response:
    try:
        game = games.load(request.path_params["game"])
    except BadOptions as error:
        raise not_found("file") from error
    return send_file(request, folder_of(game.package) / "web", request.path_params["path"])


async def texts(request: Request) -> Response:
    owner, language = request.path_params["owner"], request.path_params["language"]
    if language not in LANGUAGES:
        raise not_found("file")
    if owner == "site":
        folder = WEB
    else:
        folder = folder_of("petteia" if owner == "common" else game_named(owner).package)
    return send_file(request, folder / "texts", f"{language}.ftl")


async def robots(request: Request) -> Response:
    return Response("User-agent: *\nDisallow: /api/\nDisallow: /t/\n", media_type="text/plain")


def routes() -> list[Route]:
    return [
        Route("/", front),
        Route("/new", new_any),
        Route("/new/{game}", new_table),
        Route("/t/{id}", table_page),
        Route("/replay/{id}", replay_page),
        Route("/about", about),
        Route("/me", me),
        Route("/robots.txt", robots),
        Route("/rules/{game}.md", rules_source),
        Route("/rules/{game}", rules_page),
        Route("/static/games/{game}/{path:path}", game_file),
        Route("/static/{path:path}", static_file),
        Route("/texts/{owner}/{language}.ftl", texts),
    ]
