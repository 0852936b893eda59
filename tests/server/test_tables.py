"""What surrounds play: chairs, hosts, clocks, people who leave and come back, those who look on."""

from __future__ import annotations

import time
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from petteia.bots.registry import make
from petteia.core.chance import Luck
from petteia.server.clock import Clock
from petteia.server.tables import Tables
from tests.server.conftest import MakeSite, Visitor, duel, play_out
from tests.server.test_play import until, wait_for


@pytest.fixture
def cid(site: TestClient) -> Visitor:
    return Visitor(site)


def kinds(person: Visitor, table: str) -> list[str]:
    return [chair["kind"] for chair in person.get(f"/tables/{table}").json()["chairs"]]


def test_open_tables_are_listed_if_public(ann: Visitor, bob: Visitor) -> None:
    public, private = ann.table(public=True)["id"], ann.table()["id"]
    listed = [table["id"] for table in bob.get("/tables?state=open").json()]
    assert public in listed and private not in listed
    assert bob.get(f"/tables/{private}").status_code == 200, "who has the link may come"
    mine = [table["id"] for table in ann.get("/tables?mine=1").json()]
    assert {public, private} <= set(mine)
    assert bob.get("/tables?mine=1").json() == []
    assert bob.get("/tables?state=nonsense").status_code == 400


def test_my_tables_say_whose_turn_it_is(ann: Visitor, bob: Visitor) -> None:
    table = duel(ann, bob)
    turns = [p.get("/tables?mine=1").json()[0]["your_turn"] for p in (ann, bob)]
    assert turns == [True, False]
    ann.act(table, "bid ares 1")
    turns = [p.get("/tables?mine=1").json()[0]["your_turn"] for p in (ann, bob)]
    assert turns == [False, True]


def test_joining_a_wanted_seat_and_twice(ann: Visitor, bob: Visitor, cid: Visitor) -> None:
    table = ann.table(seats=4)["id"]
    assert bob.post(f"/tables/{table}/join", {"name": "Bob", "seat": 2}).json()["seat"] == 2
    assert bob.post(f"/tables/{table}/join", {"name": "Bob"}).json()["seat"] == 2
    taken = cid.post(f"/tables/{table}/join", {"name": "Cid", "seat": 2})
    assert taken.json()["rule"] == "server-full"
    assert kinds(ann, table) == ["person", "open", "person", "open"]


def test_joining_again_makes_older_tokens_void(ann: Visitor, bob: Visitor, site: Any) -> None:
    table = ann.table(seats=3)["id"]
    old = bob.post(f"/tables/{table}/join", {"name": "Bob"}).json()["token"]
    program = Visitor(site)

    def seat(token: str) -> Any:
        seen = program.get(f"/tables/{table}", headers={"Authorization": f"Bearer {token}"})
        return seen.json().get("yours") if seen.status_code == 200 else seen.status_code

    assert seat(old) == 1
    new = bob.post(f"/tables/{table}/join", {"name": "Bob"}).json()["token"]
    assert (seat(old), seat(new)) == (401, 1)


def test_a_token_that_is_void_closes_what_it_opened(ann: Visitor, bob: Visitor) -> None:
    table = ann.table()["id"]
    old = bob.post(f"/tables/{table}/join", {"name": "Bob"}).json()["token"]
    program = Visitor(bob.client)
    with program.socket(table, Authorization=f"Bearer {old}") as socket, bob.socket(table) as own:
        bob.post(f"/tables/{table}/join")
        with pytest.raises(WebSocketDisconnect) as left:
            until(socket, "rollback")
        assert left.value.code == 4403
        own.send_json({"type": "ping"})
        until(own, "pong")


def test_the_host_adds_and_removes_bots(ann: Visitor, bob: Visitor) -> None:
    table = ann.table(seats=3)["id"]
    bot = {"seat": 1, "kind": "bot", "bot": "casual"}
    assert ann.post(f"/tables/{table}/chairs", bot).json()["chairs"][1]["bot"] == "casual"
    assert ann.post(f"/tables/{table}/chairs", {"seat": 1, "kind": "open"}).status_code == 200
    assert kinds(ann, table) == ["person", "open", "open"]
    bob.post(f"/tables/{table}/join", {"name": "Bob"})
    assert ann.post(f"/tables/{table}/chairs", bot).json()["rule"] == "server-full"
    assert ann.post(f"/tables/{table}/start").json()["rule"] == "server-chairs-open"
    assert ann.post(f"/tables/{table}/start", {"bot": "uniform"}).json()["state"] == "playing"
    assert kinds(ann, table) == ["person", "person", "bot"]
    assert ann.post(f"/tables/{table}/chairs", bot).json()["rule"] == "server-started"


def test_a_host_need_not_play(ann: Visitor, bob: Visitor) -> None:
    made = ann.table(chairs=[{"kind": "open"}, {"kind": "open"}])
    assert made["seat"] is None and made["token"] is None and made["table"]["hosting"]
    assert ann.get(f"/tables/{made['id']}").json()["hosting"]
    assert not bob.get(f"/tables/{made['id']}").json()["hosting"]
    assert ann.post(f"/tables/{made['id']}/start", {"bot": "uniform"}).json()["state"] == "playing"


def test_the_last_to_join_starts_the_game(ann: Visitor, bob: Visitor) -> None:
    table = ann.table()["id"]
    with ann.socket(table) as socket:
        assert socket.receive_json()["view"] is None
        bob.post(f"/tables/{table}/join", {"name": "Bob"})
        begun = until(socket, "sync")
        assert begun["table"]["state"] == "playing" and begun["options"]


def test_seats_are_dealt_at_random_if_wished(ann: Visitor, bob: Visitor) -> None:
    seats: set[int] = set()
    for _ in range(40):  # one in 2**39 of these runs sees one seat alone
        if len(seats) == 2:
            break
        table = duel(ann, bob, seating="random")
        seats.add(ann.get(f"/tables/{table}").json()["yours"])
        assert ann.snapshot(table)["table"]["yours"] != bob.snapshot(table)["table"]["yours"]
    assert seats == {0, 1}


def test_leaving_and_cancelling_before_the_start(ann: Visitor, bob: Visitor) -> None:
    table = ann.table(seats=3)["id"]
    bob.post(f"/tables/{table}/join", {"name": "Bob"})
    ann.post(f"/tables/{table}/leave")
    info = bob.get(f"/tables/{table}").json()
    assert info["hosting"] and kinds(bob, table) == ["open", "person", "open"]
    assert bob.post(f"/tables/{table}/cancel").json()["state"] == "cancelled"
    assert ann.post(f"/tables/{table}/join", {"name": "Ann"}).json()["rule"] == "server-started"
    alone = ann.table()["id"]
    ann.post(f"/tables/{alone}/leave")
    assert ann.get(f"/tables/{alone}").json()["state"] == "cancelled"


def test_a_stand_in_answers_for_who_left_and_gives_the_seat_back(
    ann: Visitor, bob: Visitor
) -> None:
    table = duel(ann, bob, stand_in="absent:0")
    assert ann.post(f"/tables/{table}/leave").status_code == 200
    seen = wait_for(bob, table, lambda s: s["options"])
    assert seen["table"]["chairs"][0]["absent"]
    assert [e["event"] for e in seen["events"] if e["by"] == 0] == [["withdrawn", 0]]
    assert ann.post(f"/tables/{table}/back").json() == {"back": True}
    assert not bob.snapshot(table)["table"]["chairs"][0]["absent"]
    bob.act(table, "bid ares 0")
    assert bob.snapshot(table)["view"]["asked"]["player"] in (0, 1)


def test_answering_takes_the_seat_back(ann: Visitor, bob: Visitor) -> None:
    table = duel(ann, bob)
    ann.act(table, "withdraw")
    ann.post(f"/tables/{table}/leave")
    bob.act(table, "bid athena 1")
    bob.act(table, "done")
    ann.post(f"/tables/{table}/back")
    seen = wait_for(ann, table, lambda s: s["options"] or s["view"]["asked"]["player"] == 1)
    assert not seen["table"]["chairs"][0]["absent"]


def test_only_who_is_away_gets_a_stand_in(
    ann: Visitor, bob: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = duel(ann, bob)
    with ann.socket(table) as socket:
        socket.receive_json()
        refused = bob.post(f"/tables/{table}/standin", {"seat": 0})
        assert refused.json()["rule"] == "server-not-away"
    assert bob.post(f"/tables/{table}/standin", {"seat": 1}).json()["rule"] == "server-not-due"
    assert bob.post(f"/tables/{table}/standin", {"seat": 0}).json()["rule"] == "server-not-away"
    monkeypatch.setattr("petteia.server.lobby.AWAY_SECONDS", 0.0)
    assert bob.post(f"/tables/{table}/standin", {"seat": 0}).json()["absent"]


# -- clocks -----------------------------------------------------------------------------------


def test_a_clock_that_runs_out_calls_the_stand_in(ann: Visitor, bob: Visitor) -> None:
    table = duel(ann, bob, clock={"bank": 1}, stand_in="absent:0")
    seen = wait_for(bob, table, lambda s: s["table"]["chairs"][0]["absent"])
    assert seen["clocks"][0] == 0
    wait_for(bob, table, lambda s: any(e["event"] == ["withdrawn", 0] for e in s["events"]))


def test_a_table_may_wait_instead(ann: Visitor, bob: Visitor) -> None:
    table = duel(ann, bob, clock={"bank": 1}, absence="wait")
    time.sleep(1.3)
    seen = ann.snapshot(table)
    assert seen["clocks"][0] == 0 and not seen["table"]["chairs"][0]["absent"]
    assert ann.act(table, "bid ares 1").status_code == 200


def test_the_increment_comes_with_the_end_of_a_turn_and_goes_with_undo() -> None:
    clock = Clock({"bank": 60, "increment": 10, "cap": 65}, 2)
    clock.turn(0)
    clock.turn(0)
    assert 59_000 < clock.remaining(0) <= 60_000
    clock.turn(1)
    assert clock.left[0] == 65_000, "up to the cap"
    clock.turn_back(0)
    assert clock.left[0] == 55_000
    for _ in range(50):
        clock.turn(1)
        clock.turn_back(0)
    assert clock.left[0] <= 60_000, "undo does not make time"


def test_a_time_for_each_turn() -> None:
    clock = Clock({"per_move": 86_400}, 2)
    clock.turn(0)
    clock.left[1] = 5
    clock.turn(1)
    assert clock.remaining(1) > 86_000_000


# -- rollback ---------------------------------------------------------------------------------


def test_all_must_agree_to_go_back(ann: Visitor, bob: Visitor) -> None:
    table = duel(ann, bob)
    ann.act(table, "bid ares 1")
    start = ann.snapshot(table)["seq"]
    before = bob.snapshot(table)
    bob.act(table, "bid ares 2")
    ann.act(table, "bid athena 1")
    with ann.socket(table) as one:
        one.receive_json()
        assert bob.post(f"/tables/{table}/rollback", {"to_seq": start}).status_code == 200
        assert until(one, "rollback")["rollback"]["due"] == [0]
        one.send_json({"type": "vote", "yes": False})
        assert until(one, "rollback")["rollback"] is None
        bob.post(f"/tables/{table}/rollback", {"to_seq": start})
        one.send_json({"type": "vote", "yes": True})
        back = until(one, "update")
        assert back["after"] == start and back["events"] == []
    after = bob.snapshot(table)
    assert after["view"] == before["view"] and after["events"] == before["events"]
    assert ann.post(f"/tables/{table}/rollback", {"to_seq": 999}).status_code == 400
    vote = ann.post(f"/tables/{table}/rollback/vote", {"yes": True})
    assert vote.json()["rule"] == "server-rollback"


def test_the_end_is_known_with_the_last_answer(ann: Visitor) -> None:
    table = ann.table(chairs=[{"kind": "me"}, {"kind": "me"}], options={"rounds": "4"})["id"]
    luck = Luck(2)
    with ann.socket(table) as socket:
        seen = socket.receive_json()
        while seen["options"]:
            action = luck.pick(seen["options"])["action"]
            assert ann.act(table, action, seen["seq"]).status_code == 200
            seen = ann.snapshot(table)
        assert seen["table"]["state"] == "finished" and seen["table"]["seed"]
        told = until(socket, "sync")
        while not told["view"]["outcome"]:
            told = until(socket, "sync")
        assert told["table"]["seed"] == seen["table"]["seed"]
    assert [line["id"] for line in ann.get("/tables?mine=1&state=finished").json()] == [table]


def test_what_is_over_stays_over(ann: Visitor, bob: Visitor) -> None:
    """The seed is shown then: nobody shall play on knowing it."""
    table = duel(ann, bob, options={"rounds": "4"})
    play_out(table, [ann, bob])
    wait_for(ann, table, lambda s: s["table"]["state"] == "finished")
    for person in (ann, bob):
        assert not person.snapshot(table)["can_undo"]
        assert person.post(f"/tables/{table}/undo").json()["rule"] == "OVER"
        assert person.post(f"/tables/{table}/rollback", {"to_seq": 0}).json()["rule"] == "OVER"
        assert person.act(table, "done").status_code == 409


@pytest.mark.slow
def test_against_bots_one_may_always_go_back(ann: Visitor) -> None:
    made = ann.table(chairs=[{"kind": "me"}, {"kind": "bot", "bot": "uniform"}])
    table = made["id"]
    before = ann.snapshot(table)
    ann.act(table, "bid ares 1")
    wait_for(ann, table, lambda s: s["options"] and s["seq"] > 1)
    ann.post(f"/tables/{table}/rollback", {"to_seq": 0})
    assert ann.snapshot(table)["view"] == before["view"]


# -- looking on -------------------------------------------------------------------------------


def test_presence_and_watchers(ann: Visitor, bob: Visitor, cid: Visitor) -> None:
    table = duel(ann, bob)
    with ann.socket(table) as one:
        assert one.receive_json()["table"]["chairs"][0]["you"]
        with bob.socket(table) as two:
            two.receive_json()
            assert until(one, "presence")["online"] in ([True, False], [True, True])
            with cid.socket(table) as three:
                assert three.receive_json()["options"] == []
                told = until(one, "presence")
                while not told["watchers"]:
                    told = until(one, "presence")
                assert told["online"] == [True, True]
        told = until(one, "presence")
        while told["online"][1]:
            told = until(one, "presence")


def test_chat_is_told_and_kept(ann: Visitor, bob: Visitor, cid: Visitor) -> None:
    table = duel(ann, bob)
    with ann.socket(table) as socket:
        socket.receive_json()
        bob.post(f"/tables/{table}/chat", {"text": "  good   luck "})
        line = until(socket, "chat")["chat"][0]
        assert (line["text"], line["name"], line["seat"]) == ("good luck", "Bob", 1)
    cid.post("/me", {"name": "Cid"})
    cid.post(f"/tables/{table}/chat", {"text": "I watch"})
    assert [line["seat"] for line in ann.snapshot(table)["chat"]] == [1, None]
    assert ann.post(f"/tables/{table}/chat", {"text": " \n "}).status_code == 400
    assert ann.post(f"/tables/{table}/chat", {"text": "x" * 501}).status_code == 400


def test_several_people_at_one_screen(ann: Visitor) -> None:
    table = ann.table(chairs=[{"kind": "me"}, {"kind": "me"}])["id"]
    for _ in range(4):
        seen = ann.snapshot(table)
        assert seen["options"], "the seat that must answer is shown"
        assert seen["table"]["your_seats"] == [0, 1]
        ann.act(table, seen["options"][0]["action"])
    assert ann.snapshot(table, "?seat=1")["table"]["yours"] == 1


def test_one_socket_shows_whoever_must_answer(ann: Visitor) -> None:
    made = ann.table(chairs=[{"kind": "me"}, {"kind": "me"}])
    with ann.socket(made["id"]) as socket, ann.socket(made["id"], "?seat=0") as fixed:
        first = socket.receive_json()
        assert first["table"]["yours"] == 0 and first["options"]
        assert fixed.receive_json()["table"]["yours"] == 0
        socket.send_json({"type": "act", "seq": first["seq"], "action": "bid ares 1"})
        second = until(socket, "sync")
        assert second["table"]["yours"] == 1 and second["options"]
        assert until(fixed, "update")["options"] == []
    program = Visitor(ann.client)
    token = {"authorization": f"Bearer {made['token']}"}
    with program.socket(made["id"], "", **token) as socket:
        assert socket.receive_json()["table"]["yours"] == 0, "its token is good for one chair"


def test_a_socket_resumes(ann: Visitor, bob: Visitor) -> None:
    table = duel(ann, bob)
    with ann.socket(table) as socket:
        known = socket.receive_json()
    ann.act(table, "bid ares 1")
    bob.act(table, "bid athena 1")
    with ann.socket(table, f"?since={known['seq']}") as socket:
        missed = socket.receive_json()
        assert missed["after"] == known["seq"]
        assert [e["seq"] for e in missed["events"]] == sorted(e["seq"] for e in missed["events"])
        assert missed["events"][0]["event"] == ["bid", 0, "ares", 1]
        whole = ann.snapshot(table)["events"]
        assert known["events"] + missed["events"] == whole


def test_replay_steps_through_a_table(ann: Visitor, bob: Visitor) -> None:
    table = duel(ann, bob)
    first = ann.snapshot(table)["view"]
    ann.act(table, "bid ares 1")
    bob.act(table, "bid athena 2")
    start = ann.get(f"/tables/{table}/replay?at=0").json()
    assert start["view"] == first and start["count"] >= 2 and start["action"] is None
    one = ann.get(f"/tables/{table}/replay?at=1").json()
    assert one["action"] == "bid ares 1" and one["by"] == 0
    assert one["events"][0]["event"] == ["bid", 0, "ares", 1]
    assert ann.get(f"/tables/{table}/replay?at=nonsense").status_code == 400


# -- bots -------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_bot_that_fails_is_stood_in_for(
    make_site: MakeSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = make_site(bot_seconds=0.3)
    ann = Visitor(client)
    pool = client.app.app.state.site.bots  # type: ignore[attr-defined]
    asked: list[str] = []
    real = pool._answer

    async def answer(bot: str, seat: Any, luck: int) -> Any:
        asked.append(bot)
        return await real("no such bot" if bot == "master" else bot, seat, luck)

    monkeypatch.setattr(pool, "_answer", answer)
    table = ann.table(chairs=[{"kind": "me"}, {"kind": "bot", "bot": "master"}])["id"]
    ann.act(table, "bid ares 1")
    wait_for(ann, table, lambda s: s["options"] and s["seq"] > 1)
    assert asked[:2] == ["master", "greedy"] and pool.failures


@pytest.mark.slow
def test_a_bot_process_that_dies_is_replaced(ann: Visitor, site: TestClient) -> None:
    table = ann.table(chairs=[{"kind": "me"}, {"kind": "bot", "bot": "uniform"}])["id"]
    ann.act(table, "bid ares 1")
    wait_for(ann, table, lambda s: s["options"] and s["seq"] > 1)
    pool = site.app.app.state.site.bots  # type: ignore[attr-defined]
    pool._all[0]._process.kill()
    seq = ann.snapshot(table)["seq"]
    ann.act(table, ann.snapshot(table)["options"][0]["action"])
    wait_for(ann, table, lambda s: s["options"] and s["seq"] > seq)
    assert make("uniform").name


def test_idle_tables_leave_memory_and_come_back(
    ann: Visitor, bob: Visitor, site: TestClient
) -> None:
    table = duel(ann, bob)
    ann.act(table, "bid ares 1")
    before = ann.snapshot(table)
    tables = site.app.app.state.site.tables  # type: ignore[attr-defined]
    assert isinstance(tables, Tables)
    assert site.portal is not None
    assert site.portal.call(tables.drop_idle, 0.0) >= 1
    assert table not in tables.hosts
    assert ann.snapshot(table) == before
