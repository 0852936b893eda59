"""People at a table: making one, joining, answering, taking back, the end."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

from petteia import games
from petteia.core.chance import commitment
from petteia.core.record import read, replay
from petteia.tools.main import main
from tests.server.conftest import Visitor, duel, play_out


def wait_for(ann: Visitor, table: str, until: Any, seconds: float = 30.0) -> dict[str, Any]:
    end = time.monotonic() + seconds
    while True:
        seen = ann.snapshot(table)
        if until(seen):
            return seen
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.02)


def test_a_newcomer_plays_against_bots_at_once(ann: Visitor) -> None:
    made = ann.table(chairs=[{"kind": "me"}, {"kind": "bot", "bot": "uniform"}])
    assert made["table"]["state"] == "playing"
    assert made["seat"] == 0
    seen = ann.snapshot(made["id"])
    assert seen["options"]
    assert {"action", "words", "keys"} <= set(seen["options"][0])
    assert ann.act(made["id"], "bid ares 0", seen["seq"]).status_code == 200
    seen = wait_for(ann, made["id"], lambda s: s["options"])
    assert any(event["by"] == 1 for event in seen["events"])


def test_two_people_play_a_whole_game(ann: Visitor, bob: Visitor) -> None:
    table = duel(ann, bob)
    play_out(table, [ann, bob])
    seen = wait_for(ann, table, lambda s: s["table"]["state"] == "finished")
    assert seen["view"]["outcome"]["places"]
    assert commitment(bytes.fromhex(seen["table"]["seed"])) == seen["table"]["commitment"]
    record = read(ann.get(f"/tables/{table}/record").text)
    assert replay(games.load("skirmish"), record).outcome() is not None
    assert f"seed: {seen['table']['seed']}" in record.notes


def test_the_luck_of_a_table_can_be_checked(ann: Visitor, bob: Visitor, tmp_path: Path) -> None:
    table = duel(ann, bob, options={"rounds": "4"})
    play_out(table, [ann, bob])
    wait_for(ann, table, lambda s: s["table"]["state"] == "finished")
    text = ann.get(f"/tables/{table}/record").text
    assert "*  rolled" in text or "*  drawn" in text
    (tmp_path / "honest.game").write_text(text)
    assert main(["verify", str(tmp_path / "honest.game")]) == 0
    seed = re.search(r"seed: (\w+)", text)
    assert seed is not None
    forged = seed[1][:-1] + ("0" if seed[1][-1] != "0" else "1")
    (tmp_path / "forged.game").write_text(text.replace(seed[1], forged))
    assert main(["verify", str(tmp_path / "forged.game")]) == 1


def test_a_socket_gets_a_sync_and_then_what_changes(ann: Visitor, bob: Visitor) -> None:
    table = duel(ann, bob)
    with ann.socket(table) as one, bob.socket(table) as two:
        first = one.receive_json()
        assert first["type"] == "sync" and first["options"]
        assert two.receive_json()["options"] == []
        one.send_json({"type": "act", "seq": first["seq"], "action": "bid ares 3", "key": "k1"})
        update = until(one, "update")
        assert update["key"] == "k1"
        assert [event["event"] for event in update["events"]] == [["bid", 0, "ares", 3]]
        other = until(two, "update")
        assert other["options"] and "key" not in other
        one.send_json({"type": "ping"})
        assert until(one, "pong")


def until(socket: Any, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = socket.receive_json()
        if message["type"] == kind:
            return message


def test_an_answer_is_refused_with_its_rule(ann: Visitor, bob: Visitor) -> None:
    table = duel(ann, bob)
    seq = ann.snapshot(table)["seq"]
    refused = ann.act(table, "bid ares 99", seq)
    assert refused.status_code == 409
    assert refused.json()["rule"] == "S-NO-BID"
    assert refused.json()["detail"] == {"low": 0, "high": 10}
    assert bob.act(table, "bid ares 1", seq).json()["rule"] == "S-NO-TURN"
    assert ann.act(table, "place", seq).json()["rule"] == "UNKNOWN"
    assert ann.act(table, "fly to the moon", seq).json()["rule"] == "UNKNOWN"


def test_undo_and_restart(ann: Visitor, bob: Visitor) -> None:
    table = duel(ann, bob)
    before = ann.snapshot(table)
    ann.act(table, "bid ares 3", before["seq"])
    after = ann.snapshot(table)
    assert after["can_undo"] and after["seq"] == before["seq"] + 1
    undone = ann.post(f"/tables/{table}/undo", {"seq": after["seq"]})
    assert undone.json()["seq"] == after["seq"] + 1
    now = ann.snapshot(table)
    assert now["view"] == before["view"] and now["events"] == before["events"]
    assert ann.post(f"/tables/{table}/undo", {}).json()["rule"] == "UNDO"
    resumed = bob.snapshot(table, f"?since={after['seq']}")
    assert resumed["after"] == before["seq"], "events of the answer taken back are to be forgotten"


def test_why_and_preview(ann: Visitor, bob: Visitor) -> None:
    table = duel(ann, bob)
    why = ann.get(f"/tables/{table}/why", params={"key": "region:1"}).json()
    assert not why["possible"] and why["rule"]
    assert ann.get(f"/tables/{table}/why", params={"action": "bid ares 3"}).json()["possible"]
    shown = ann.get(f"/tables/{table}/preview", params={"action": "bid ares 3"}).json()
    assert shown["view_after"]["bid"][0] == 3
    assert ann.snapshot(table)["view"]["bid"][0] == 0


def test_prospects_say_what_cannot_be_taken_back(ann: Visitor, bob: Visitor) -> None:
    table = duel(ann, bob)
    seen = ann.get(f"/tables/{table}/prospects").json()
    assert seen["seq"] == ann.snapshot(table)["seq"]
    assert {one["action"]: (one["next"], one["end"]) for one in seen["prospects"]}[
        "bid ares 3"
    ] == (
        1,
        "next",
    )
    assert bob.get(f"/tables/{table}/prospects").json()["prospects"] == []


def test_the_table_in_words(ann: Visitor, bob: Visitor) -> None:
    table = duel(ann, bob)
    english, german = (ann.get(f"/tables/{table}/text?lang={one}").text for one in ("en", "de"))
    assert english.startswith("a: Ann, b: Bob") and "coins 10" in english
    assert "Runde" in german
    assert ann.get(f"/tables/{table}/text?lang=xx").status_code == 400


def test_rematch(ann: Visitor, bob: Visitor) -> None:
    table = duel(ann, bob, options={"rounds": "4"})
    play_out(table, [ann, bob])
    wait_for(ann, table, lambda s: s["table"]["state"] == "finished")
    again = ann.post(f"/tables/{table}/rematch").json()["id"]
    assert again != table
    assert bob.post(f"/tables/{table}/rematch").json()["id"] == again
    assert ann.snapshot(again)["table"]["state"] == "playing"
    assert ann.snapshot(again)["table"]["options"] == {"rounds": "4"}
