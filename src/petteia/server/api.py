"""The routes under /api/v1: for the client, and for people who write bots."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route

from petteia import games
from petteia.core.action import Action, parse, text
from petteia.core.errors import BadOptions
from petteia.core.flow import CHANCE, OVER, Chance, questions_of, slots_of_class
from petteia.core.game import Game
from petteia.core.record import Answer
from petteia.core.state import State
from petteia.server import told, wishes
from petteia.server.bots import levels
from petteia.server.errors import Refused, bad_request, forbidden, not_found
from petteia.server.host import TableHost
from petteia.server.lists import listed
from petteia.server.lobby import game_named
from petteia.server.openapi import Operation, describe
from petteia.server.people import Person
from petteia.server.seats import Onlooker
from petteia.server.site import (
    Asker,
    Site,
    asker_of,
    body_of,
    check_intent,
    give_cookie,
    json,
    known_or_guest,
    natural,
    raw,
    site_of,
)
from petteia.words import LANGUAGES

log = logging.getLogger("petteia.api")

TOYS: Final = ("skirmish",)
STREAM_HEARTBEAT: Final = 15.0
UNKEPT: Final = {"Cache-Control": "no-store"}

Handler = Callable[[Request], Awaitable[Response]]


def real_games() -> list[str]:
    return [name for name in games.names() if name not in TOYS]


# -- helpers ------------------------------------------------------------------------------------


async def reading(request: Request) -> tuple[Site, Asker]:
    site, asker = site_of(request), await asker_of(request)
    site.limits.take("ask", asker.who)
    return site, asker


async def changing(request: Request, kind: str = "act") -> tuple[Site, Asker]:
    site, asker = site_of(request), await asker_of(request)
    check_intent(request, asker)
    site.limits.take(kind, asker.who)
    return site, asker


async def table_of(request: Request, site: Site, asker: Asker) -> TableHost:
    try:
        return await site.tables.shown(request.path_params["id"])
    except Refused as refused:
        if refused.status == 404:
            site.limits.take("miss", asker.address)
        raise


def wanted_seat(request: Request) -> int | None:
    return natural(request.query_params.get("seat", ""))


def number(request: Request, name: str, default: int) -> int:
    word = request.query_params.get(name, "")
    if not word:
        return default
    found = natural(word.removeprefix("-"))
    if found is None:
        raise bad_request(f"{name} must be a number")
    return -found if word.startswith("-") else found


def acting_seat(host: TableHost, seats: list[int], wanted: int | None) -> int:
    """As which of their seats somebody acts; a stranger acts as nobody and is refused."""
    if not seats:
        raise forbidden("you do not sit at this table", "server-not-seated")
    if wanted is not None and wanted not in seats:
        raise forbidden("this is not your seat", "server-not-seated")
    return host.viewer(seats, wanted)


# -- games --------------------------------------------------------------------------------------


def slots_json(slots: Any) -> list[list[str]]:
    return [[slot.name, slot.kind] for slot in slots]


def game_json(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "version": game.version,
        "seats": list(game.seats),
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "choices": option.choices,
                "pattern": option.pattern or None,
                "parts": list(option.parts),
                "rule": option.rule or None,
            }
            for option in game.options
        ],
        "bots": levels(),
        "verbs": {verb: slots_json(slots) for verb, slots in game.verbs.items()},
        "events": {kind: slots_json(slots) for kind, slots in game.events.items()},
        "questions": {
            name: slots_json(slots_of_class(kind))
            for name, kind in questions_of(game.package).items()
            if not issubclass(kind, Chance)
        },
    }


async def list_games(request: Request) -> Response:
    await reading(request)
    return json([game_json(games.load(name)) for name in real_games()])


async def one_game(request: Request) -> Response:
    await reading(request)
    return json(game_json(game_named(request.path_params["game"])))


async def static_facts(request: Request) -> Response:
    await reading(request)
    game = game_named(request.path_params["game"])
    chosen = {name: value for name, value in request.query_params.items() if name != "seats"}
    seats = number(request, "seats", game.seats.start)
    if seats not in game.seats:
        raise bad_request(f"{game.id} has {game.seats.start} to {game.seats.stop - 1} seats")
    try:
        settings = game.settings(chosen)
    except BadOptions as error:
        raise bad_request(str(error)) from error
    return json(game.static(seats, settings), headers={"Cache-Control": "max-age=300"})


# -- tables -------------------------------------------------------------------------------------


async def list_tables(request: Request) -> Response:
    site, asker = await reading(request)
    state = request.query_params.get("state", "")
    if state not in ("", "open", "playing", "finished"):
        raise bad_request("state is open, playing or finished")
    mine = request.query_params.get("mine") == "1"
    if mine and asker.person is None:
        return json([])
    return json(await listed(site.tables, state, asker.person, mine))


async def create_table(request: Request) -> Response:
    site, asker = await changing(request, "create")
    wish = await body_of(request, wishes.NewTable)
    person, cookie = await known_or_guest(request, asker, wish.player)
    host, token = await site.lobby.create(person, wish)
    seats = host.seats_of(person.id)
    answer = {"id": host.id, "seat": seats[0] if seats else None, "token": token,
              "table": host.info(host.viewer(seats), person.id)}  # fmt: skip
    return with_cookie(request, json(answer, 201), cookie)


def with_cookie(request: Request, response: Response, cookie: str | None) -> Response:
    if cookie is not None:
        give_cookie(request, response, cookie)
    return response


async def show_table(request: Request) -> Response:
    site, asker = await reading(request)
    host = await table_of(request, site, asker)
    return json(host.info(host.viewer(asker.seats(host), wanted_seat(request)), asker.id))


async def join_table(request: Request) -> Response:
    site, asker = await changing(request, "join")
    wish = await body_of(request, wishes.Join)
    host = await table_of(request, site, asker)
    person, cookie = await known_or_guest(request, asker, wish.name, host)
    seat, token = await site.lobby.join(host, person, wish.seat)
    answer = {"seat": seat, "token": token, "table": host.info(seat)}
    return with_cookie(request, json(answer), cookie)


async def leave_table(request: Request) -> Response:
    site, asker = await changing(request)
    host = await table_of(request, site, asker)
    await site.lobby.leave(host, asker.at(host))
    return json({"left": True})


async def start_table(request: Request) -> Response:
    site, asker = await changing(request)
    wish = await body_of(request, wishes.Start)
    host = await table_of(request, site, asker)
    await site.lobby.start(host, asker.at(host), wish.bot)
    return json(host.info(host.viewer(asker.seats(host)), asker.id))


async def cancel_table(request: Request) -> Response:
    site, asker = await changing(request)
    host = await table_of(request, site, asker)
    await site.lobby.cancel(host, asker.at(host))
    return json({"state": host.state})


async def set_chair(request: Request) -> Response:
    site, asker = await changing(request)
    wish = await body_of(request, wishes.SetChair)
    host = await table_of(request, site, asker)
    await site.lobby.set_chair(host, asker.at(host), wish)
    return json(host.info(host.viewer(asker.seats(host)), asker.id))


async def rematch(request: Request) -> Response:
    site, asker = await changing(request, "create")
    host = await table_of(request, site, asker)
    again, token = await site.lobby.rematch(host, asker.at(host))
    return json({"id": again.id, "token": token}, 201)


async def stand_in(request: Request) -> Response:
    site, asker = await changing(request)
    wish = await body_of(request, wishes.StandIn)
    host = await table_of(request, site, asker)
    await site.lobby.call_stand_in(host, asker.seats(host), wish.seat)
    return json({"absent": host.chairs[wish.seat].absent})


async def come_back(request: Request) -> Response:
    site, asker = await changing(request)
    host = await table_of(request, site, asker)
    seats = asker.seats(host)
    if not seats:
        raise forbidden("you do not sit at this table", "server-not-seated")
    for seat in seats:
        await site.tables.set_absent(host, seat, False)
    return json({"back": True})


# -- playing ------------------------------------------------------------------------------------


async def snapshot(request: Request) -> Response:
    site, asker = await reading(request)
    host = await table_of(request, site, asker)
    viewer = host.viewer(asker.seats(host), wanted_seat(request))
    since = number(request, "since", -1)
    if since == host.seq:
        return raw(host.rendered(viewer))
    return json(host.sync(viewer, since))


async def stream(request: Request) -> Response:
    site, asker = await reading(request)
    host = await table_of(request, site, asker)
    since = number(request, "since", -1)
    onlooker = onlooker_of(asker, wanted_seat(request))
    site.check_room(asker.who)
    return StreamingResponse(
        _lines(site, asker.who, host, onlooker, since),
        media_type="application/x-ndjson",
        headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
    )


def onlooker_of(asker: Asker, wanted: int | None) -> Onlooker:
    if asker.person is None:
        return Onlooker(None)
    return Onlooker(asker.person.id, asker.person.chair, wanted, asker.secret)


async def _lines(
    site: Site, who: str, host: TableHost, onlooker: Onlooker, since: int
) -> AsyncIterator[str]:
    with site.connected(who):
        try:
            await host.stored()
            host.enter(onlooker, since)
            while not onlooker.closed:
                while onlooker.outbox:
                    yield onlooker.outbox.popleft() + "\n"
                onlooker.wake.clear()
                try:
                    await asyncio.wait_for(onlooker.wake.wait(), STREAM_HEARTBEAT)
                except TimeoutError:
                    yield '{"type":"pong"}\n'
        finally:
            host.go(onlooker)


async def act(request: Request) -> Response:
    site, asker = await changing(request)
    wish = await body_of(request, wishes.Act)
    host = await table_of(request, site, asker)
    seq = await act_on(site, host, asker.seats(host), wish)
    return json({"seq": seq, "key": wish.key})


async def act_on(site: Site, host: TableHost, seats: list[int], wish: wishes.Act) -> int:
    """One answer, by socket or by request."""
    seat = acting_seat(host, seats, wish.seat)
    begun = time.perf_counter()
    if host.chairs[seat].absent:
        await site.tables.set_absent(host, seat, False)
    given = await host.act(seat, parse(wish.action), wish.key, wish.seq)
    seconds = time.perf_counter() - begun
    site.metrics.answered(seconds)
    if log.isEnabledFor(logging.INFO):
        ms = round(1000 * seconds, 2)
        log.info("answer", extra={"table": host.id, "seat": seat, "seq": given, "ms": ms})
    return given


async def take_back(request: Request, restart: bool) -> Response:
    site, asker = await changing(request)
    wish = await body_of(request, wishes.TakeBack)
    host = await table_of(request, site, asker)
    seq = await take_back_on(host, asker.seats(host), wish, restart)
    return json({"seq": seq})


async def take_back_on(
    host: TableHost, seats: list[int], wish: wishes.TakeBack, restart: bool
) -> int:
    """Which of one's seats takes back: the one that answered last."""
    if not seats:
        raise forbidden("you do not sit at this table", "server-not-seated")
    table = host.playing()
    last = table.answers[-1][0] if table.answers else OVER
    seat = wish.seat if wish.seat in seats else last if last in seats else seats[0]
    assert seat is not None
    return await host.undo(seat, wish.seq, restart)


async def undo(request: Request) -> Response:
    return await take_back(request, False)


async def restart(request: Request) -> Response:
    return await take_back(request, True)


async def chat(request: Request) -> Response:
    site, asker = await changing(request, "chat")
    wish = await body_of(request, wishes.Say)
    host = await table_of(request, site, asker)
    await site.lobby.say(host, asker.at(host), wish.text)
    return json({"said": True})


async def propose_rollback(request: Request) -> Response:
    site, asker = await changing(request)
    wish = await body_of(request, wishes.RollBack)
    host = await table_of(request, site, asker)
    await host.propose(acting_seat(host, asker.seats(host), None), wish.to_seq)
    return json({"seq": host.seq})


async def vote_rollback(request: Request) -> Response:
    site, asker = await changing(request)
    wish = await body_of(request, wishes.Vote)
    host = await table_of(request, site, asker)
    acting_seat(host, asker.seats(host), None)
    await host.vote(asker.seats(host), wish.yes)
    return json({"seq": host.seq})


# -- asking the rules ---------------------------------------------------------------------------


def asked_action(request: Request) -> str:
    action = request.query_params.get("action", "")
    if len(action) > 400:
        raise bad_request("this action is too long")
    return action


async def why(request: Request) -> Response:
    site, asker = await reading(request)
    host = await table_of(request, site, asker)
    action, key = asked_action(request), request.query_params.get("key", "")
    if bool(action) == bool(key) or len(key) > 100:
        raise bad_request("ask about an action or about a key")
    return json(host.why(asker.seats(host), action, key))


async def preview(request: Request) -> Response:
    site, asker = await reading(request)
    host = await table_of(request, site, asker)
    seat = host.viewer(asker.seats(host), wanted_seat(request))
    found = host.preview(seat, parse(asked_action(request)))
    return json(found if found is not None else {"preview": None})


async def prospects(request: Request) -> Response:
    site, asker = await reading(request)
    host = await table_of(request, site, asker)
    seat = host.viewer(asker.seats(host), wanted_seat(request))
    return json({"seq": host.seq, "prospects": host.prospects(seat)})


async def in_words(request: Request) -> Response:
    """The whole table as text: what the terminal shows, for those who read rather than look."""
    site, asker = await reading(request)
    host = await table_of(request, site, asker)
    viewer = host.viewer(asker.seats(host), wanted_seat(request))
    language = request.query_params.get("lang", LANGUAGES[0])
    if language not in LANGUAGES:
        raise bad_request(f"lang is one of {', '.join(LANGUAGES)}")
    width = max(40, min(number(request, "width", 80), 200))
    return PlainTextResponse(host.in_words(viewer, language, width), headers=UNKEPT)


async def record(request: Request) -> Response:
    site, asker = await reading(request)
    site.limits.take("join", asker.who)
    host = await table_of(request, site, asker)
    viewer = host.viewer(asker.seats(host), wanted_seat(request))
    name = f"{host.game.id}-{host.id}.game"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return PlainTextResponse(host.record(viewer), headers=headers)


async def replay(request: Request) -> Response:
    site, asker = await reading(request)
    host = await table_of(request, site, asker)
    table = host.playing()
    wanted = wanted_seat(request)
    if host.state == "finished":
        viewer = wanted if wanted is not None and wanted < len(host.chairs) else OVER
    else:
        viewer = host.viewer(asker.seats(host), wanted)
    host.check_replayable()
    count = len(table.answers)
    seq = number(request, "seq", -1)
    if seq >= 0:
        at = sum(each <= seq for each in host.seqs)
    else:
        at = max(0, min(number(request, "at", count), count))
    answers, started = list(table.answers), Started(host)
    return json(await asyncio.to_thread(_position_at, started, answers, at, viewer, count))


class Started:
    """What a sitting began with."""

    def __init__(self, host: TableHost) -> None:
        self.game = host.game
        self.seats = int(host.row["seats"])
        self.options = host.options

    def new(self) -> State:
        return self.game.new(self.seats, self.options)


def _position_at(
    started: Started, answers: list[Answer], at: int, viewer: int, count: int
) -> dict[str, Any]:
    state = started.new()
    events, by = list(state.events), CHANCE
    shown: Action = ()
    for seat, action in answers[:at]:
        asked = state.question()
        assert asked is not None
        shown, by = asked.shown(action, viewer), seat
        events = state.apply(seat, action)
    return {
        "view": state.view(viewer if viewer >= 0 else None),
        "events": [
            {"seq": at, "by": by, "event": event} for event in state.seen_events(events, viewer)
        ],
        "at": at,
        "count": count,
        "by": by if at else None,
        "action": text(shown) if at else None,
    }


# -- oneself ------------------------------------------------------------------------------------


def me_json(person: Person | None) -> dict[str, Any]:
    return {"known": person is not None, "name": person.name if person is not None else ""}


async def show_me(request: Request) -> Response:
    _, asker = await reading(request)
    return json(me_json(asker.person))


async def rename_me(request: Request) -> Response:
    _, asker = await changing(request, "join")
    wish = await body_of(request, wishes.Rename)
    person, cookie = await known_or_guest(request, asker, wish.name)
    return with_cookie(request, json(me_json(person)), cookie)


async def register(request: Request) -> Response:
    site, asker = await changing(request, "login")
    wish = await body_of(request, wishes.Login)
    name = wish.login if asker.person is None else ""  # who has a name keeps it
    person, cookie = await known_or_guest(request, asker, name)
    if person.chair is not None:
        raise forbidden("a token of a seat cannot do this")
    await site.people.register(person, wish.login, wish.password)
    return with_cookie(request, json(me_json(person)), cookie)


async def log_in(request: Request) -> Response:
    site, asker = await changing(request, "login")
    site.limits.take("login", asker.address)
    wish = await body_of(request, wishes.Login)
    person, cookie = await site.people.log_in(wish.login, wish.password)
    return with_cookie(request, json(me_json(person)), cookie)


async def log_out(request: Request) -> Response:
    site, asker = await changing(request)
    await site.people.log_out(asker.secret)
    site.tables.let_go(lambda onlooker: onlooker.secret == asker.secret)
    response = json({"known": False})
    response.delete_cookie("petteia", path=site.config.root_path or "/")
    return response


async def export_me(request: Request) -> Response:
    site, asker = await reading(request)
    site.limits.take("login", asker.who)
    return json(await site.people.export(_whole(asker)))


async def delete_me(request: Request) -> Response:
    site, asker = await changing(request, "login")
    person = _whole(asker)
    await site.lobby.leave_all(person)
    await site.people.delete(person)
    site.lobby.forget(person)
    response = json({"deleted": True})
    response.delete_cookie("petteia", path=site.config.root_path or "/")
    return response


def _whole(asker: Asker) -> Person:
    person = asker.known()
    if person.chair is not None:
        raise forbidden("a token of a seat cannot do this")
    return person


# -- the description ----------------------------------------------------------------------------

T = "/tables/{id}"
OPERATIONS: Final[list[Operation]] = [
    Operation("GET", "/games", list_games, "The games, their seats, options and words", answer=list[told.Game]),
    Operation("GET", "/games/{game}", one_game, "One game", answer=told.Game),
    Operation("GET", "/games/{game}/static", static_facts, "Facts of its components", query="seats"),
    Operation("GET", "/tables", list_tables, "Public tables, or one's own", query="state mine", answer=list[told.ListedTable]),
    Operation("POST", "/tables", create_table, "Make a table", wishes.NewTable, answer=told.Created, status=201),
    Operation("GET", T, show_table, "Who sits there, under which options", answer=told.Table),
    Operation("POST", T + "/join", join_table, "Take a chair; returns a token for it", wishes.Join, answer=told.Joined),
    Operation("POST", T + "/leave", leave_table, "Give up one's chair, or let a stand-in answer", answer=told.Left),
    Operation("POST", T + "/start", start_table, "Start, open chairs filled by bots", wishes.Start, answer=told.Table),
    Operation("POST", T + "/cancel", cancel_table, "Cancel a table that has not started", answer=told.State),
    Operation("POST", T + "/chairs", set_chair, "Set a bot on a chair, or open it", wishes.SetChair, answer=told.Table),
    Operation("POST", T + "/rematch", rematch, "The same again", answer=told.Again, status=201),
    Operation("POST", T + "/standin", stand_in, "Ask for a stand-in for somebody who is away", wishes.StandIn, answer=told.Absent),
    Operation("POST", T + "/back", come_back, "Take one's seat back from the stand-in", answer=told.Back),
    Operation("GET", T + "/snapshot", snapshot, "View, options and events since", query="since seat", answer=told.Sync),
    Operation("GET", T + "/stream", stream, "The same as lines of JSON, as they come", query="since seat", answer=told.Streamed, media="application/x-ndjson"),
    Operation("POST", T + "/act", act, "Answer with one of the options", wishes.Act, answer=told.Stored),
    Operation("POST", T + "/undo", undo, "Take back one's last answer", wishes.TakeBack, answer=told.Seq),
    Operation("POST", T + "/restart", restart, "Take back all one may", wishes.TakeBack, answer=told.Seq),
    Operation("POST", T + "/chat", chat, "Say something", wishes.Say, answer=told.Said),
    Operation("POST", T + "/rollback", propose_rollback, "Ask all to go back to an answer", wishes.RollBack, answer=told.Seq),
    Operation("POST", T + "/rollback/vote", vote_rollback, "Agree to that, or not", wishes.Vote, answer=told.Seq),
    Operation("GET", T + "/why", why, "Why something is not possible", query="action key", answer=told.Why),
    Operation("GET", T + "/preview", preview, "The view after one's own answer", query="action seat", answer=told.Preview),
    Operation("GET", T + "/prospects", prospects, "Whether each option can be taken back", query="seat", answer=told.Prospects),
    Operation("GET", T + "/text", in_words, "The table as text", query="lang width seat", answer=str, media="text/plain"),
    Operation("GET", T + "/record", record, "The record, as the asker may read it", query="seat", answer=str, media="text/plain"),
    Operation("GET", T + "/replay", replay, "The position after so many answers", query="at seq seat", answer=told.Replay),
    Operation("GET", "/me", show_me, "Who the server takes one for", answer=told.Me),
    Operation("POST", "/me", rename_me, "Change one's name", wishes.Rename, answer=told.Me),
    Operation("POST", "/me/register", register, "Give oneself a login", wishes.Login, answer=told.Me),
    Operation("POST", "/me/login", log_in, "Come back on another device", wishes.Login, answer=told.Me),
    Operation("POST", "/me/logout", log_out, "Forget this device", answer=told.Unknown),
    Operation("GET", "/me/export", export_me, "All that is stored about oneself", answer=told.Export),
    Operation("POST", "/me/delete", delete_me, "Delete it; answers stay, as nobody's", answer=told.Deleted),
]  # fmt: skip


async def openapi(request: Request) -> Response:
    return json(describe(OPERATIONS, site_of(request).config.root_path))


async def unknown(request: Request) -> Response:
    raise not_found("route")


def routes(prefix: str) -> list[Route]:
    found = [
        Route(prefix + operation.path, operation.handler, methods=[operation.method])
        for operation in OPERATIONS
    ]
    found.append(Route(prefix + "/openapi.json", openapi))
    found.append(Route(prefix + "/{rest:path}", unknown, methods=["GET", "POST"]))
    return found
