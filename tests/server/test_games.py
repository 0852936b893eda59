"""Every game at the served table: answers, reasons, previews, records, replays and coming back."""

from __future__ import annotations

import dataclasses
import json

import pytest

from petteia import games
from petteia.core.chance import Luck
from petteia.core.flow import OVER
from petteia.core.game import Game
from petteia.core.record import read
from petteia.explain import vocabulary_of, why_action, why_key
from petteia.server.config import Config
from petteia.server.host import encode
from tests.contract.sittings import walk
from tests.server.conftest import MakeSite, Visitor
from tests.server.test_persistence import again, without_clock

GAMES = [games.load(name) for name in games.names()]
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


@every_game
def test_a_game_at_the_table(make_site: MakeSite, config: Config, game: Game) -> None:
    client = make_site(snapshot_every=10)
    ann, eve = Visitor(client), Visitor(client)
    seats = game.seats[-1]
    table = ann.table(game=game.id, seats=seats, chairs=[{"kind": "me"}] * seats)["id"]
    luck = Luck(6)
    for number in range(60):
        seen = ann.snapshot(table)
        if seen["table"]["state"] == "finished" or not seen["options"]:
            break
        option = luck.pick(seen["options"])
        assert all(kind for kind in option["keys"])
        if number % 10 == 0:
            shown = ann.get(f"/tables/{table}/preview", params={"action": option["action"]})
            assert shown.status_code == 200
            assert eve.snapshot(table)["options"] == []
            if option["keys"]:
                key = {"key": option["keys"][0]}
                assert ann.get(f"/tables/{table}/why", params=key).json()["possible"]
        weighed = ann.get(f"/tables/{table}/prospects").json()["prospects"]
        assert len(weighed) in (0, len(seen["options"]))
        prospect = next((one for one in weighed if one["action"] == option["action"]), None)
        assert ann.act(table, option["action"], seen["seq"]).status_code == 200
        after = ann.snapshot(table)
        if prospect is not None and prospect["end"] is None:
            assert prospect["next"] == seen["table"]["yours"]
            mine = after["view"]["asked"]["player"] == seen["table"]["yours"]
            assert after["can_undo"] or not mine  # what others hide may hand the turn on after all
        elif prospect is not None and prospect["end"] == "next":
            assert prospect["next"] != seen["table"]["yours"]
        elif prospect is not None and prospect["end"] == "over":
            assert after["view"]["outcome"]
    assert ann.get(f"/tables/{table}/text").text.count("\n") > 3
    record = read(eve.get(f"/tables/{table}/record").text)
    assert record.game == game.id and record.answers
    count = ann.get(f"/tables/{table}/replay?at=0").json()["count"]
    for at in range(0, count, max(1, count // 8)):
        assert eve.get(f"/tables/{table}/replay?at={at}").json()["view"]
    before = without_clock(ann.snapshot(table))
    other = again(ann, make_site())
    assert without_clock(other.snapshot(table)) == before
    assert dataclasses.replace(config) == config


@every_game
def test_messages_depend_on_what_the_viewer_may_know(make_site: MakeSite, game: Game) -> None:
    """With everything dealt anew that a viewer cannot see, every message to them stays the same."""
    client = make_site()
    ann = Visitor(client)
    seats = game.seats[-1]
    chairs = [{"kind": "me"}] * seats
    table = ann.table(game=game.id, seats=seats, chairs=chairs, seating="chosen")["id"]
    host = client.app.app.state.site.tables.hosts[table]  # type: ignore[attr-defined]
    luck = Luck(8)
    for _ in range(30):
        seen = ann.snapshot(table)
        if not seen["options"]:
            break
        ann.act(table, luck.pick(seen["options"])["action"])
        true = host.table.state
        for viewer in (*range(seats), OVER):
            told = (
                encode(host.sync(viewer)),
                host.prospects(viewer),
                host.in_words(viewer, "en", 80),
            )
            host.table.state = true.sample(viewer, luck)
            assert encode(host.sync(viewer)) == told[0]
            view = host.table.state.view(viewer if viewer >= 0 else None)
            assert json.loads(told[0])["view"] == json.loads(encode(view))
            assert not set(true.common_view()) & set(true.own_view(viewer)), "a key comes twice"
            assert (host.prospects(viewer), host.in_words(viewer, "en", 80)) == told[1:]
            host.table.state = true


@every_game
def test_reasons_for_actions_and_things(game: Game) -> None:
    """Whatever a client asks about, there is a reason, or it is possible indeed."""
    luck = Luck(4)
    for number, state in enumerate(walk(game, game.seats[-1], seed=4, decisions=60)):
        seat = state.player()
        if number % 6 or seat < 0:
            continue
        known = vocabulary_of(game, state)
        options = set(state.options(seat))
        for action in luck.deal(sorted(known.actions, key=str), 20):
            assert (why_action(game, state, seat, action) is None) == (action in options)
        for key in luck.deal(sorted(known.by_key), 20):
            refusal = why_key(game, state, seat, key)
            possible = any(action in options for action in known.by_key[key])
            assert (refusal is None) == possible, key
        assert why_action(game, state, seat, ("no", "such")) is not None
        assert why_key(game, state, seat, "no:such") is not None
