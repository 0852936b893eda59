"""The floor: what nobody may get at, send, forge or guess."""

from __future__ import annotations

import json
from typing import Any

import pytest
from argon2 import PasswordHasher
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from petteia.server.people import hashed
from tests.server.conftest import API, MakeSite, Visitor, duel
from tests.server.test_play import until


@pytest.fixture
def eve(site: TestClient) -> Visitor:
    return Visitor(site)


def rule(response: Any) -> str:
    return str(response.json()["rule"])


# -- what others may not know -----------------------------------------------------------------


def with_a_favour(ann: Visitor, bob: Visitor) -> str:
    """A table where Ann has drawn a card that only she may read."""
    table = duel(ann, bob)
    ann.act(table, "bid apollo 1")
    bob.act(table, "withdraw")
    assert ann.snapshot(table)["view"]["favours"][0]
    return table


def drawn(events: list[dict[str, Any]], seat: int) -> list[Any]:
    return [e["event"][2] for e in events if e["event"][0] == "favour" and e["event"][1] == seat]


def test_no_message_tells_another_seats_secrets(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    table = with_a_favour(ann, bob)
    assert all(isinstance(card, int) for card in drawn(ann.snapshot(table)["events"], 0))
    for person in (bob, eve):
        seen = person.snapshot(table)
        assert not isinstance(seen["view"]["favours"][0], list)
        assert not isinstance(seen["view"]["deck"], list)
        assert set(drawn(seen["events"], 0)) == {"?"}
        with person.socket(table) as socket:
            sync = socket.receive_json()
            assert sync["view"] == seen["view"]
            assert set(drawn(sync["events"], 0)) == {"?"}
        record = person.get(f"/tables/{table}/record").text
        assert "*  drawn ?" in record and "seed:" not in record
        count = person.get(f"/tables/{table}/replay").json()["count"]
        for at in range(count + 1):
            found = person.get(f"/tables/{table}/replay", params={"at": at, "seat": 0}).json()
            assert not isinstance(found["view"]["favours"][0], list)
            assert set(drawn(found["events"], 0)) <= {"?"}
            assert (
                found["action"] is None
                or not found["action"].startswith("drawn")
                or "?" in found["action"]
            )
    assert "*  drawn ?" not in ann.get(f"/tables/{table}/record").text


def test_asking_for_another_seat_shows_no_more(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    table = with_a_favour(ann, bob)
    for person in (bob, eve):
        seen = person.snapshot(table, "?seat=0")
        assert not isinstance(seen["view"]["favours"][0], list)
        with person.socket(table, "?seat=0") as socket:
            assert not isinstance(socket.receive_json()["view"]["favours"][0], list)


def test_the_seed_is_shown_at_the_end_only(ann: Visitor, bob: Visitor, site: TestClient) -> None:
    table = duel(ann, bob)
    seed = site.app.app.state.site.tables.hosts[table].row["seed"]  # type: ignore[attr-defined]
    for path in ("", "/snapshot", "/record", "/replay"):
        assert seed not in ann.get(f"/tables/{table}{path}").text
    assert seed not in site.get(f"/t/{table}").text


def test_tokens_are_kept_as_hashes(ann: Visitor, site: TestClient) -> None:
    made = ann.table()
    store = site.app.app.state.site.store  # type: ignore[attr-defined]
    with store.engine.connect() as connection:
        kept = [row[0] for row in connection.exec_driver_sql("SELECT hash FROM tokens")]
    assert hashed(made["token"]) in kept and hashed(ann.cookies["petteia"]) in kept
    assert made["token"] not in kept


# -- who may act ------------------------------------------------------------------------------


def test_a_stranger_may_watch_but_not_act(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    table = duel(ann, bob)
    eve.post("/me", {"name": "Eve"})
    seen = eve.snapshot(table)
    assert seen["options"] == [] and seen["table"]["yours"] is None
    assert eve.act(table, "bid ares 1").status_code == 403
    for path in ("undo", "restart", "leave", "back"):
        assert eve.post(f"/tables/{table}/{path}").status_code == 403
    assert eve.post(f"/tables/{table}/rollback", {"to_seq": 0}).status_code == 403
    assert eve.post(f"/tables/{table}/rollback/vote", {"yes": True}).status_code == 403
    assert eve.get(f"/tables/{table}/why", params={"key": "region:1"}).status_code == 403
    with eve.socket(table) as socket:
        socket.receive_json()
        socket.send_json({"type": "act", "action": "bid ares 1"})
        assert until(socket, "refused")["rule"] == "server-not-seated"


def test_nobody_acts_as_another_seat(ann: Visitor, bob: Visitor) -> None:
    table = duel(ann, bob)
    asked = {"action": "bid ares 1", "seat": 0}
    assert bob.post(f"/tables/{table}/act", asked).status_code == 403


def test_only_the_host_sets_up(ann: Visitor, eve: Visitor) -> None:
    table = ann.table(seats=3)["id"]
    eve.post(f"/tables/{table}/join", {"name": "Eve"})
    for path, body in (
        ("start", {"bot": "uniform"}),
        ("cancel", {}),
        ("chairs", {"seat": 2, "kind": "bot", "bot": "uniform"}),
    ):
        assert rule(eve.post(f"/tables/{table}/{path}", body)) == "server-not-host"


def test_a_token_is_good_for_its_seat_alone(ann: Visitor, site: TestClient) -> None:
    one, other = ann.table(), ann.table()
    program = {"Authorization": f"Bearer {one['token']}"}
    site.cookies.clear()
    path = f"{API}/tables/{other['id']}/leave"
    assert site.post(path, headers=program).json()["rule"] in (
        "server-not-seated",
        "server-forbidden",
    )
    assert site.get(f"{API}/me/export", headers=program).status_code == 403
    assert site.post(f"{API}/me/delete", headers=program).status_code == 403


def test_a_wrong_token_is_refused(site: TestClient) -> None:
    for header in ("Bearer nonsense", "Bearer ", "Basic abc", "x" * 5000):
        answer = site.get(f"{API}/games", headers={"Authorization": header})
        assert answer.status_code == 401, header


# -- forgery ----------------------------------------------------------------------------------


def test_csrf_and_forged_origins(ann: Visitor, bob: Visitor) -> None:
    table = duel(ann, bob)
    path, body = f"/tables/{table}/act", {"action": "bid ares 1"}
    assert rule(ann.post(path, body, headers={"X-Petteia": ""})) == "server-csrf"
    for forged in ("https://evil.example", "null", "http://testserver.evil.example"):
        assert rule(ann.post(path, body, headers={"Origin": forged})) == "server-origin"
        with pytest.raises(WebSocketDisconnect), ann.socket(table, origin=forged) as socket:
            socket.receive_json()
    assert rule(ann.post(path, body, headers={"Sec-Fetch-Site": "cross-site"})) == "server-origin"
    own = {"Origin": "http://testserver", "Sec-Fetch-Site": "same-origin"}
    assert ann.post(path, body, headers=own).status_code == 200


def test_a_public_origin_is_the_only_one(make_site: MakeSite) -> None:
    ann = Visitor(make_site(origin="https://games.example.org"))
    wish = {"game": "skirmish", "seats": 2}
    assert (
        rule(ann.post("/tables", wish, headers={"Origin": "http://testserver"})) == "server-origin"
    )
    made = ann.post("/tables", wish, headers={"Origin": "https://games.example.org"})
    assert made.status_code == 201
    assert "secure" in made.headers["set-cookie"].lower()


def test_cookie_and_headers(site: TestClient, ann: Visitor) -> None:
    made = ann.post("/tables", {"game": "skirmish", "seats": 2})
    cookie = made.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie
    page = site.get("/")
    policy = page.headers["content-security-policy"]
    assert "unsafe-inline" not in policy and "unsafe-eval" not in policy
    assert "script-src 'self'" in policy and "frame-ancestors 'none'" in policy
    for name, value in (("x-content-type-options", "nosniff"), ("x-frame-options", "DENY")):
        assert page.headers[name] == value
    assert "access-control-allow-origin" not in page.headers


# -- replay and staleness ---------------------------------------------------------------------


def test_a_stale_answer_is_refused_and_refreshed(ann: Visitor, bob: Visitor) -> None:
    table = duel(ann, bob)
    with ann.socket(table) as socket:
        seq = socket.receive_json()["seq"]
        socket.send_json({"type": "act", "seq": seq + 5, "action": "bid ares 1"})
        assert until(socket, "refused")["rule"] == "server-stale"
        assert until(socket, "sync")["seq"] == seq


def test_an_answer_sent_twice_is_carried_out_once(ann: Visitor, bob: Visitor) -> None:
    table = duel(ann, bob)
    seq = ann.snapshot(table)["seq"]
    first = ann.act(table, "bid ares 1", seq, "the-key")
    again = ann.act(table, "bid ares 1", seq, "the-key")
    assert first.json() == again.json() == {"seq": seq + 1, "key": "the-key"}
    assert ann.snapshot(table)["seq"] == seq + 1
    other = bob.act(table, "bid athena 1", seq + 1, "the-key")
    assert other.json()["seq"] == seq + 2, "keys are each seat's own"
    with ann.socket(table) as socket:
        socket.receive_json()
        socket.send_json({"type": "act", "seq": seq, "action": "bid ares 1", "key": "the-key"})
        assert until(socket, "accepted")["seq"] == seq + 1
        assert until(socket, "sync")["seq"] == seq + 2


# -- malformed and too much -------------------------------------------------------------------

BAD_BODIES: list[bytes] = [
    b"",
    b"{",
    b"[]",
    b"null",
    b'"act"',
    b"\xff\xfe",
    b'{"action": 3}',
    b'{"action": ""}',
    b'{"action": "done", "seq": -1}',
    b'{"action": "done", "seq": 1e99}',
    b'{"action": "done", "seq": true}',
    b'{"action": "done", "unknown": 1}',
    b'{"action": "' + b"x" * 500 + b'"}',
    b"[" * 50_000,
    b'{"a":' * 5_000,
]


def test_malformed_bodies(ann: Visitor, bob: Visitor) -> None:
    table = duel(ann, bob)
    for body in BAD_BODIES:
        answer = ann.client.post(
            f"{API}/tables/{table}/act",
            content=body,
            headers={"X-Petteia": "1", "Cookie": f"petteia={ann.cookies['petteia']}"},
        )
        assert answer.status_code == 400, body[:60]
        assert rule(answer) == "server-bad-request"


def test_too_large_a_body(ann: Visitor) -> None:
    assert ann.post("/tables", {"game": "x" * 70_000}).status_code == 413


def test_malformed_frames(ann: Visitor, bob: Visitor) -> None:
    table = duel(ann, bob)
    with ann.socket(table) as socket:
        seq = socket.receive_json()["seq"]
        for body in BAD_BODIES:
            if body != b"\xff\xfe":
                socket.send_text(body.decode())
                assert until(socket, "refused")["rule"] == "server-bad-request", body[:60]
        socket.send_bytes(b"\x00\x01")
        assert until(socket, "refused")
        for kind in ("act", "undo", "restart", "rollback", "vote", "fly", 7, None):
            socket.send_json({"type": kind})
            assert until(socket, "refused")
        socket.send_json({"type": "act", "seq": seq, "action": "bid ares 1"})
        assert until(socket, "update")["seq"] == seq + 1


STRANGE_NUMBERS = ("²", "--5", "1e3", "-", "٣", "9" * 20, "")


@pytest.mark.parametrize("number", STRANGE_NUMBERS)
def test_strange_numbers_break_nothing(ann: Visitor, bob: Visitor, number: str) -> None:
    table = duel(ann, bob)
    for path in ("snapshot?since=", "snapshot?seat=", "replay?at=", "replay?seq=", "replay?seat="):
        assert ann.get(f"/tables/{table}/{path}{number}").status_code in (200, 400), path
    assert ann.get(f"/games/skirmish/static?seats={number}").status_code in (200, 400)
    with ann.socket(table, f"?since={number}&seat={number}") as socket:
        assert socket.receive_json()["type"] == "sync"


def test_strange_names_are_not_found(ann: Visitor, site: TestClient) -> None:
    for name in ("%00", "a" * 5000, "..%2f..", "%F0%9F%98%80"):
        for path in (f"/static/{name}", f"/t/{name}", f"{API}/tables/{name}"):
            assert site.get(path).status_code == 404, path
        assert ann.get(f"/games/{name}").status_code == 404


def test_an_origin_that_is_none_is_foreign(ann: Visitor, bob: Visitor) -> None:
    body = {"text": "hello"}
    said = ann.post(f"/tables/{duel(ann, bob)}/chat", body, headers={"Origin": "http://[bad"})
    assert rule(said) == "server-origin"


def test_keys_are_plain_text(ann: Visitor, bob: Visitor) -> None:
    table = duel(ann, bob)
    for key in ("a\0b", "a\nb", "", "x" * 65):
        assert rule(ann.act(table, "bid ares 1", key=key)) == "server-bad-request"
    assert ann.act(table, "bid ares 1", key="wörd 1").status_code == 200


def test_strange_actions_are_refused_and_break_nothing(ann: Visitor, bob: Visitor) -> None:
    table = duel(ann, bob)
    for action in ("bid", "bid ares", "bid ares x", "bid ares 1 1", "place 99999", "march", "-1", "?",
                   "bid ares -1", "bid " + "9" * 300, "place \u0661", "\u2603"):  # fmt: skip
        assert ann.act(table, action).status_code == 409, action
        why = ann.get(f"/tables/{table}/why", params={"action": action})
        assert why.status_code == 200 and why.json()["rule"], action
        shown = ann.get(f"/tables/{table}/preview", params={"action": action})
        assert shown.json() == {"preview": None}


def test_bad_tables_are_refused(ann: Visitor) -> None:
    good: dict[str, Any] = {"game": "skirmish", "seats": 2}
    for change in (
        {"seats": 9},
        {"seats": 0},
        {"options": {"rounds": "1000000"}},
        {"options": {"no such": "1"}},
        {"chairs": [{"kind": "bot", "bot": "no such"}]},
        {"chairs": [{"kind": "me"}] * 5},
        {"clock": {"bank": 10**9}},
        {"clock": {}},
        {"clock": {"increment": 10}},
        {"clock": {"bank": 600, "cap": 60}},
        {"stand_in": "no such"},
        {"mode": "sometimes"},
    ):
        assert ann.post("/tables", {**good, **change}).status_code == 400, change
    assert ann.post("/tables", {**good, "game": "no such"}).status_code == 404


@pytest.fixture
def no_refill(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still for limits, however slowly a test runs."""
    monkeypatch.setattr("petteia.server.limits.monotonic", lambda: 0.0)


@pytest.mark.usefixtures("no_refill")
def test_a_flood_is_stopped(make_site: MakeSite) -> None:
    site = make_site(rate=1.0)
    ann, bob = Visitor(site), Visitor(site)
    table = duel(ann, bob)
    codes = {ann.post(f"/tables/{table}/chat", {"text": "x"}).status_code for _ in range(10)}
    assert codes == {200, 429}
    with bob.socket(table) as socket:
        for _ in range(400):
            socket.send_json({"type": "undo"})
        with pytest.raises(WebSocketDisconnect) as closed:
            while True:
                socket.receive_json()
        assert closed.value.code == 4429


def test_nobody_opens_sockets_without_end(make_site: MakeSite) -> None:
    from contextlib import ExitStack

    ann = Visitor(make_site(rate=0.1))
    table = ann.table()["id"]
    with ExitStack() as opened, pytest.raises(WebSocketDisconnect):
        for _ in range(10):
            opened.enter_context(ann.socket(table)).receive_json()


@pytest.mark.usefixtures("no_refill")
def test_guessing_ids_and_tokens_is_stopped(make_site: MakeSite) -> None:
    eve = Visitor(make_site(rate=1.0))
    codes = [eve.get(f"/tables/guess{number:07}").status_code for number in range(60)]
    assert codes[0] == 404 and codes[-1] == 429
    eve = Visitor(make_site(rate=1.0, data=eve.client.app.app.state.site.config.data / "2"))  # type: ignore[attr-defined]
    tried = [
        eve.get("/me", headers={"Authorization": f"Bearer {number}"}).status_code
        for number in range(60)
    ]
    assert tried[0] == 401 and tried[-1] == 429


def test_ids_cannot_be_guessed(ann: Visitor) -> None:
    ids = {ann.table()["id"] for _ in range(30)}
    assert len(ids) == 30
    assert all(len(id) == 12 for id in ids)  # 60 bits
    firsts = {id[:4] for id in ids}
    assert len(firsts) > 25, "ids do not follow one another"


def test_a_slow_reader_is_let_go() -> None:
    from petteia.server.seats import LONGEST_OUTBOX, Onlooker

    reader = Onlooker(None)
    for _ in range(LONGEST_OUTBOX + 1):
        reader.send("x")
    assert reader.closed == 1013 and len(reader.outbox) == LONGEST_OUTBOX


# -- text of users ----------------------------------------------------------------------------

SCRIPT = '<script>alert("x")</script><img src=x onerror=alert(1)>'


def test_script_in_names_and_chat_stays_text(ann: Visitor, bob: Visitor, site: TestClient) -> None:
    table = duel(ann, bob, player=SCRIPT, name=SCRIPT, public=True)
    ann.post(f"/tables/{table}/chat", {"text": SCRIPT + "\u0000\u202e\n\nnew line"})
    for path in (f"/t/{table}", "/", f"/replay/{table}"):
        page = site.get(path).text
        assert "<script>alert" not in page and "<img src=x" not in page
    told = ann.get(f"/tables/{table}/snapshot")
    assert told.headers["content-type"] == "application/json"
    line = told.json()["chat"][0]["text"]
    assert "\n" not in line and "\u0000" not in line and "\u202e" not in line
    json.dumps(told.json())


def test_long_names_are_cut_and_names_differ(ann: Visitor, bob: Visitor) -> None:
    table = duel(ann, bob, player="x" * 80)
    assert len(ann.snapshot(table)["table"]["chairs"][0]["name"]) == 32
    other = ann.table(player="Bob")["id"]
    bob.post(f"/tables/{other}/join", {"name": "Bob"})
    names = [chair["name"] for chair in ann.snapshot(other)["table"]["chairs"]]
    assert names == ["Bob", "Bob 2"]


def test_files_outside_are_not_served(site: TestClient) -> None:
    for path in (
        "/static/../server/app.py",
        "/static/%2e%2e/server/app.py",
        "/static/..%2f..%2fserver/app.py",
        "/static//etc/passwd",
        "/static/games/skirmish/%2e%2e/__init__.py",
        "/texts/skirmish/..%2f..%2fen.ftl",
        "/rules/..%2fserver.md",
    ):
        assert site.get(path).status_code == 404, path


# -- accounts ---------------------------------------------------------------------------------


def test_accounts(ann: Visitor, bob: Visitor, site: TestClient) -> None:
    people = site.app.app.state.site.people  # type: ignore[attr-defined]
    people._hasher = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
    ann.post("/me", {"name": "Ann"})
    short = ann.post("/me/register", {"login": "ann", "password": "short"})
    assert short.status_code == 400
    good = {"login": "ann", "password": "a long sentence"}
    assert ann.post("/me/register", good).status_code == 200
    bob.post("/me", {"name": "Bob"})
    assert rule(bob.post("/me/register", good)) == "server-login-taken"
    assert (
        rule(bob.post("/me/login", {"login": "ann", "password": "wrong"})) == "server-login-wrong"
    )
    assert rule(bob.post("/me/login", {"login": "nobody", "password": "x"})) == "server-login-wrong"
    table = ann.table()["id"]
    phone = Visitor(site)
    assert phone.post("/me/login", good).json()["name"] == "Ann"
    assert phone.get(f"/tables/{table}").json()["yours"] == 0
    phone.post("/me/logout")
    assert not phone.get("/me", headers={"Cookie": f"petteia={ann.cookies['petteia']}x"}).json()[
        "known"
    ]
    store = site.app.app.state.site.store  # type: ignore[attr-defined]
    with store.engine.connect() as connection:
        kept = [row[0] for row in connection.exec_driver_sql("SELECT password FROM persons")]
    assert any(word and word.startswith("$argon2id$") for word in kept)


def test_logging_out_closes_what_is_open(ann: Visitor, bob: Visitor) -> None:
    table = duel(ann, bob)
    with ann.socket(table) as socket, bob.socket(table) as other:
        ann.post("/me/logout")
        socket.send_json({"type": "act", "action": "bid ares 1"})
        with pytest.raises(WebSocketDisconnect) as left:
            until(socket, "update")
        assert left.value.code == 4403
        while until(other, "presence")["online"] != [False, True]:
            pass
    assert bob.snapshot(table)["seq"] == 0


def test_nothing_of_a_deleted_person_is_shown_any_more(ann: Visitor, bob: Visitor) -> None:
    table, open_table = duel(ann, bob), ann.table(chairs=[{"kind": "open"}] * 2)["id"]
    ann.post(f"/tables/{table}/chat", {"text": "I am Ann"})
    with ann.socket(table) as socket:
        ann.post("/me/delete")
        with pytest.raises(WebSocketDisconnect):
            until(socket, "rollback")
    seen = bob.snapshot(table)
    assert seen["chat"] == [] and "Ann" not in json.dumps(seen)
    assert seen["table"]["chairs"][0]["absent"]
    assert bob.get(f"/tables/{open_table}").json()["state"] == "cancelled"
    people = bob.client.app.app.state.site.store  # type: ignore[attr-defined]
    with people.engine.connect() as connection:
        names = {row[0] for row in connection.exec_driver_sql("SELECT name FROM persons")}
    assert names == {"Bob"}


def test_export_and_delete(ann: Visitor, bob: Visitor) -> None:
    table = duel(ann, bob)
    ann.act(table, "bid ares 1")
    ann.post(f"/tables/{table}/chat", {"text": "hello"})
    mine = ann.get("/me/export").json()
    assert mine["person"]["name"] == "Ann"
    assert [line["text"] for line in mine["chat"]] == ["hello"]
    assert mine["tables"][0]["answers"][0][1] == "bid ares 1"
    assert ann.post("/me/delete").status_code == 200
    assert not ann.get("/me").json()["known"]
    assert bob.snapshot(table)["table"]["chairs"][0]["absent"]
