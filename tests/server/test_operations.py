"""What who runs a server needs: settings, health, logs, copies, a clear word when something is wrong."""

from __future__ import annotations

import json
import re
import socket
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.requests import HTTPConnection
from starlette.testclient import TestClient

from petteia.server import told
from petteia.server.api import OPERATIONS
from petteia.server.cli import main
from petteia.server.config import NAMES, BadConfig, Config, masked, read
from petteia.server.limits import Limits
from petteia.server.openapi import REFUSALS
from petteia.server.site import address_of
from petteia.server.store import migrate, open_engine
from petteia.words import LANGUAGES
from tests.server.conftest import API, HEADERS, MakeSite, Visitor, duel
from tests.server.processes import SOURCE

EXAMPLES = Path(__file__).parents[2] / "examples"


# -- settings ---------------------------------------------------------------------------------


def test_flags_go_before_environment_before_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text('# mine\nPETTEIA_PORT=1111\nexport PETTEIA_HOST="0.0.0.0"\n')
    assert (read({}, {}).port, read({}, {}).host) == (1111, "0.0.0.0")
    assert read({}, {"PETTEIA_PORT": "2222"}).port == 2222
    assert read({"port": 3333}, {"PETTEIA_PORT": "2222"}).port == 3333
    with pytest.raises(BadConfig, match="PETTEIA_PORT must be a number, not 'x'"):
        read({}, {"PETTEIA_PORT": "x"})
    with pytest.raises(BadConfig, match="PETTEIA_ROOT_PATH"):
        read({}, {"PETTEIA_ROOT_PATH": "games"})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "70000"),
        ("PORT", "-1"),
        ("PORT", ""),
        ("HOST", ""),
        ("DATA", ""),
        ("BOT_WORKERS", "-1"),
        ("BOT_SECONDS", "nan"),
        ("BOT_SECONDS", "0"),
        ("BOT_PAUSE", "-1"),
        ("RATE", "inf"),
        ("RATE", "-1"),
        ("SNAPSHOT_EVERY", "0"),
        ("LOG", "loud"),
        ("ORIGIN", "games.example.org"),
        ("ORIGIN", "https://games.example.org/path"),
        ("DATABASE_URL", "mysql://me:secret@host/games"),
        ("TRUSTED_PROXIES", "nobody"),
        ("ROOT_PATH", "/a/../b"),
        ("ROOT_PATH", '/"><script>'),
    ],
)
def test_a_setting_that_cannot_be_is_named(name: str, value: str) -> None:
    with pytest.raises(BadConfig, match=f"PETTEIA_{name} must be") as error:
        read({}, {f"PETTEIA_{name}": value})
    assert "secret" not in str(error.value)


def test_settings_as_people_write_them() -> None:
    written = {
        "PETTEIA_ORIGIN": "https://games.example.org:8443/",
        "PETTEIA_ROOT_PATH": "/our/games/",
        "PETTEIA_TRUSTED_PROXIES": "10.0.0.0/8, ::1",
    }
    config = read({}, written)
    assert (config.origin, config.root_path) == ("https://games.example.org:8443", "/our/games")
    assert read({}, {"PETTEIA_ROOT_PATH": "/"}).root_path == ""


def test_the_file_of_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / ".env"
    file.write_text("PETTEIA_PORT = 9000  # ours\nOTHER=1\nPETTEIA_METRICS_TOKEN='a # b'\n\n")
    config = read({}, {})
    assert (config.port, config.metrics_token) == (9000, "a # b")
    file.write_text("\nPETTEIA_PROT=9000\n")
    with pytest.raises(BadConfig, match="line 2: there is no setting PETTEIA_PROT"):
        read({}, {})
    file.write_text("port 9000\n")
    with pytest.raises(BadConfig, match="line 1: expected NAME=value"):
        read({}, {})
    file.write_bytes(b"PETTEIA_PORT=\xff\n")
    with pytest.raises(BadConfig, match="UTF-8"):
        read({}, {})


def test_secrets_in_an_address_are_masked_wherever_they_stand() -> None:
    assert masked("postgresql://me:se@cret@host/games") == "postgresql://****@host/games"
    url = "postgresql://host/games?user=me&password=secret&sslmode=require"
    assert masked(url) == "postgresql://host/games?user=me&password=****&sslmode=require"
    assert masked("") == ""


def test_settings_are_shown_without_secrets(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PETTEIA_DATABASE_URL", "postgresql://me:secret@host/games")
    monkeypatch.setenv("PETTEIA_METRICS_TOKEN", "secret")
    assert main(["serve", "--print-config"]) == 0
    shown = capsys.readouterr().out
    assert "secret" not in shown and "PETTEIA_DATABASE_URL=postgresql://****@host/games" in shown
    assert {line.partition("=")[0] for line in shown.splitlines()} == {n for n, _ in NAMES.values()}


def test_every_setting_is_documented() -> None:
    text = (EXAMPLES.parent / "docs" / "hosting.md").read_text("utf-8")
    for name, _ in NAMES.values():
        assert f"`{name}`" in text, name


def test_a_taken_port_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--data", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert f"127.0.0.1:{port}" in said and "in use" in said and "Traceback" not in said


def test_a_folder_that_cannot_be_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("x")
    assert main(["serve", "--port", "0", "--data", str(tmp_path / "file" / "data")]) == 2
    assert "file" in capsys.readouterr().err


# -- health -----------------------------------------------------------------------------------


def test_health_readiness_and_metrics(ann: Visitor, bob: Visitor, site: TestClient) -> None:
    table = duel(ann, bob)
    ann.act(table, "bid ares 1")
    assert site.get("/healthz").text == "ok\n"
    assert site.get("/readyz").status_code == 200
    lines = dict(line.rsplit(" ", 1) for line in site.get("/metrics").text.splitlines())
    assert lines["petteia_answers_accepted"] == "1"
    assert lines["petteia_answer_seconds_count"] == "1"
    assert lines['petteia_requests_total{kind="201"}'] == "1"
    assert lines["petteia_tables_in_memory"] == "1"


def test_metrics_with_a_token(make_site: MakeSite) -> None:
    site = make_site(metrics_token="secret")
    assert site.get("/metrics").status_code == 403
    assert site.get("/metrics", headers={"Authorization": "Bearer nonsense"}).status_code == 403
    assert site.get("/metrics", headers={"Authorization": "Bearer secret"}).status_code == 200


def test_not_ready_without_a_database(site: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(connection: Any) -> bool:
        raise OSError("gone")

    monkeypatch.setattr("petteia.server.app.is_current", fail)
    assert site.get("/readyz").status_code == 503
    assert site.get("/healthz").status_code == 200


# -- under another path -----------------------------------------------------------------------


@pytest.mark.parametrize("stripped", [True, False])
def test_a_site_under_a_path(make_site: MakeSite, stripped: bool) -> None:
    """Proxies hand the path over with the prefix or without; both work."""
    site = make_site(root_path="/petteia")
    prefix = "" if stripped else "/petteia"
    page = site.get(prefix + "/")
    assert page.status_code == 200 and 'href="/petteia/static/' in page.text
    assert site.get(f"{prefix}/static/client/app.js").status_code == 200
    wish = {"game": "skirmish", "seats": 2, "chairs": [{"kind": "me"}, {"kind": "me"}]}
    made = site.post(f"{prefix}{API}/tables", json=wish, headers=HEADERS)
    assert "Path=/petteia" in made.headers["set-cookie"]
    with site.websocket_connect(f"{prefix}{API}/tables/{made.json()['id']}/socket") as table:
        assert table.receive_json()["type"] == "sync"
    described = site.get(f"{prefix}{API}/openapi.json").json()
    assert described["servers"] == [{"url": "/petteia/api/v1"}]


# -- pages and files --------------------------------------------------------------------------


def test_pages(ann: Visitor, bob: Visitor, site: TestClient) -> None:
    table = duel(ann, bob, name="Tuesday")
    for path in ("/", "/new", "/new/kyklades", f"/t/{table}", f"/replay/{table}", "/about",
                 "/rules/kyklades"):  # fmt: skip
        page = site.get(path)
        assert page.status_code == 200, path
        facts = re.search(r'<script type="application/json" id="page">(.*?)</script>', page.text)
        assert facts is not None and json.loads(facts[1])["root"] == ""
        assert not re.search(r"<script(?![^>]*(src=|application/json))", page.text), path
        assert " style=" not in page.text and " onclick=" not in page.text
    assert "Tuesday" in site.get(f"/t/{table}").text
    assert site.get("/t/nothinghere1").status_code == 404
    assert site.get("/nowhere").status_code == 404
    assert site.get("/new/nosuchgame").status_code == 404
    assert site.get(f"{API}/nowhere").json()["rule"] == "server-not-found"
    assert site.get("/rules/kyklades.md").text.startswith("#")


def test_languages(site: TestClient) -> None:
    assert 'lang="en"' in site.get("/").text
    german = {"Accept-Language": "de-AT,de;q=0.9,en;q=0.5"}
    assert 'lang="de"' in site.get("/", headers=german).text
    assert 'lang="de"' in site.get("/?lang=de").text
    assert 'lang="de"' in site.get("/").text, "and it is remembered"
    assert site.get("/texts/skirmish/de.ftl").status_code == 200
    assert site.get("/texts/common/en.ftl").status_code == 200
    assert site.get("/texts/site/de.ftl").status_code == 200
    assert site.get("/texts/skirmish/xx.ftl").status_code == 404


def test_files_are_packed_and_not_sent_twice(site: TestClient) -> None:
    file = site.get("/static/client/app.js", headers={"Accept-Encoding": "gzip"})
    assert file.headers["content-encoding"] == "gzip"
    assert file.headers["content-type"].startswith("text/javascript")
    again = site.get("/static/client/app.js", headers={"If-None-Match": file.headers["etag"]})
    assert again.status_code == 304 and not again.content


def test_the_toy_is_not_listed_but_there(site: TestClient) -> None:
    listed = [game["id"] for game in site.get(f"{API}/games").json()]
    assert "skirmish" not in listed and "kyklades" in listed
    assert site.get(f"{API}/games/skirmish").status_code == 200
    facts = site.get(f"{API}/games/skirmish/static?seats=3&rounds=4").json()
    assert facts["regions"] == 9
    assert site.get(f"{API}/games/skirmish/static?seats=9").status_code == 400
    assert site.get(f"{API}/games/skirmish/static?rounds=9").status_code == 400


def test_openapi_describes_every_route(site: TestClient) -> None:
    described = site.get(f"{API}/openapi.json").json()
    for operation in OPERATIONS:
        entry = described["paths"][operation.path][operation.method.lower()]
        assert entry["summary"]
        if operation.body is not None:
            name = operation.body.__name__
            assert name in described["components"]["schemas"]
        assert str(operation.status) in entry["responses"] and "401" in entry["responses"]
    used = set(re.findall(r'"#/components/([a-z]+/\w+)"', json.dumps(described)))
    for name in used:
        kind, _, part = name.partition("/")
        assert part in described["components"][kind], name
    text = (EXAMPLES.parent / "docs" / "api.md").read_text("utf-8")
    for operation in OPERATIONS:
        word = (
            operation.path.removeprefix("/tables/{id}").replace("{game}", "<id>") or "/tables/<id>"
        )
        assert word in text, f"{word} is not in docs/api.md"


def test_every_refusal_is_described_with_its_status() -> None:
    source = "".join(path.read_text("utf-8") for path in (SOURCE / "petteia/server").glob("*.py"))
    described = " ".join(rules for _, rules in REFUSALS.values()).split()
    assert set(described) == set(re.findall(r"server-[a-z]+(?:-[a-z]+)*", source))


def test_the_messages_of_streams_and_sockets_are_described(ann: Visitor, bob: Visitor) -> None:
    table = duel(ann, bob)
    heard = []
    with ann.socket(table) as socket:
        for message in (
            {"type": "act", "action": "bid ares 1", "key": "k"},
            {"type": "act", "action": "bid ares 1", "key": "k"},
            {"type": "act", "action": "bid ares 1", "seq": 99},
            {"type": "chat", "text": "hello"},
            {"type": "rollback", "to_seq": 0},
            {"type": "ping"},
        ):
            socket.send_json(message)
        while not heard or heard[-1] != {"type": "pong"}:
            heard.append(socket.receive_json())
    kinds = {type(msgspec.convert(message, type=told.Message)) for message in heard}
    assert kinds >= {told.Sync, told.Update, told.Accepted, told.RefusedTold, told.ChatTold,
                     told.RollbackTold, told.Presence, told.Pong}  # fmt: skip


def test_every_refusal_of_the_server_has_words() -> None:
    source = "".join(path.read_text("utf-8") for path in (SOURCE / "petteia/server").glob("*.py"))
    rules = set(re.findall(r'"(server-[a-z-]+)"', source))
    assert len(rules) > 20
    described = (EXAMPLES.parent / "docs" / "api.md").read_text("utf-8")
    for language in LANGUAGES:
        words = (SOURCE / f"petteia/web/texts/{language}.ftl").read_text("utf-8")
        for rule in rules:
            assert re.search(f"^{rule} =", words, re.M), f"{rule} has no words in {language}"
    for rule in rules - {"server-broken"}:
        assert f"`{rule}`" in described, f"{rule} is not in docs/api.md"


def test_limits_fill_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("petteia.server.limits.monotonic", lambda: clock[0])
    limits = Limits(1.0)
    assert [limits.allows("chat", "a") for _ in range(8)] == [True] * 6 + [False] * 2
    assert limits.allows("chat", "b"), "everybody has a bucket of their own"
    clock[0] = 2.0
    assert limits.allows("chat", "a") and not limits.allows("chat", "a")
    assert all(Limits(0).allows("chat", "a") for _ in range(100))


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::8", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_house_with_many_addresses_has_one_bucket(host: str, address: str) -> None:
    assert address_of(HTTPConnection({"type": "http", "client": (host, 1)})) == address


# -- databases that cannot be used --------------------------------------------------------------


def made_by_a_newer_version(folder: Path) -> Path:
    path = folder / "newer.db"
    engine = open_engine(f"sqlite:///{path}")
    migrate(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    engine.dispose()
    return path


@pytest.mark.parametrize("words", [["serve", "--port", "0"], ["db", "migrate"], ["db", "prune"]])
@pytest.mark.parametrize("newer", [True, False])
def test_a_database_that_cannot_be_used_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], newer: bool
) -> None:
    if newer:
        made_by_a_newer_version(tmp_path).rename(tmp_path / "petteia.db")
    else:
        (tmp_path / "petteia.db").write_bytes(b"no database at all" * 100)
    assert main([words[0], "--data", str(tmp_path), *words[1:]]) == 2
    out, said = capsys.readouterr()
    assert said.count("\n") == 1 and "petteia.db" in said and not out
    assert ("newer version" if newer else "not a database") in said


def test_a_database_server_that_does_not_answer_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PETTEIA_DATABASE_URL", "postgresql://me:secret@127.0.0.1:1/games")
    assert main(["db", "migrate"]) == 2
    said = capsys.readouterr().err
    assert "postgresql://****@127.0.0.1:1/games" in said and "secret" not in said


def test_a_copy_of_a_newer_version_does_not_replace_what_is_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = ["--data", str(tmp_path / "data")]
    assert main(["db", *data, "migrate"]) == 0
    before = (tmp_path / "data" / "petteia.db").read_bytes()
    assert main(["db", *data, "restore", "--force", str(made_by_a_newer_version(tmp_path))]) == 2
    assert "newer version" in capsys.readouterr().err
    assert (tmp_path / "data" / "petteia.db").read_bytes() == before


def test_a_copy_that_cannot_be_made_leaves_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "petteia.db").write_bytes(b"no database at all" * 100)
    assert main(["db", "--data", str(tmp_path), "backup", str(tmp_path / "copy.db")]) == 2
    assert main(["db", "--data", str(tmp_path), "backup", str(tmp_path / "no" / "copy.db")]) == 2
    assert capsys.readouterr().err.count("\n") == 2
    assert [path.name for path in tmp_path.glob("copy*")] == []


# -- copies -----------------------------------------------------------------------------------


def test_what_is_no_copy_is_not_restored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = ["--data", str(tmp_path)]
    (tmp_path / "bad.db").write_bytes(b"no database at all" * 100)
    for name in ("bad.db", "missing.db"):
        assert main(["db", *data, "restore", str(tmp_path / name)]) == 2
        assert name in capsys.readouterr().err
    assert main(["db", *data, "backup", str(tmp_path / "copy.db")]) == 2
    assert main(["db", *data, "migrate"]) == 0
    assert main(["db", *data, "prune"]) == 0
    assert "0 tables and 0 guests forgotten" in capsys.readouterr().out


def test_the_default_settings_are_safe() -> None:
    config = Config()
    assert config.host == "127.0.0.1" and config.rate > 0 and config.trusted_proxies == "127.0.0.1"
