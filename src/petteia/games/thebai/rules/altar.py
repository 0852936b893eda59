"""The altar: two tracks, blessing tiles and aid tiles."""

from __future__ import annotations

from typing import ClassVar, Final

from petteia.core import pieces
from petteia.core.action import Action
from petteia.core.errors import Refusal
from petteia.core.flow import Question
from petteia.games.thebai import components as box
from petteia.games.thebai.components import ANY_TRACK, OPS, TRACK_LENGTH
from petteia.games.thebai.effects import Operation, perform, register
from petteia.games.thebai.refusals import misplaced
from petteia.games.thebai.rules.dice import PASS
from petteia.games.thebai.state import AIDS, Thebai

ADVANCE: Final[list[Action]] = [("advance", track) for track in box.TRACKS[:2]]


def move_marker(s: Thebai, player: int, track: int) -> int:
    """One step; on the new field the marker lies on top. Returns the field."""  # T-ACT-ALTAR-1
    players = len(s.vp)
    at = track * players
    place = s.altar[at + player] + 1
    s.altar = pieces.replaced(s.altar, at + player, place)
    ahead = [other for other in s.altar_rank[at : at + players] if other != player]
    rank = len([other for other in ahead if s.altar[at + other] >= place])  # T-ACT-ALTAR-3
    ahead.insert(rank, player)
    s.altar_rank = (*s.altar_rank[:at], *ahead, *s.altar_rank[at + players :])
    if not s.quiet:
        s.tell("advanced", s.who(player), box.TRACKS[track], place)
    return place


def is_ahead(s: Thebai, track: int, player: int, other: int) -> bool:  # T-ACT-ALTAR-3
    players = len(s.vp)
    rank = s.altar_rank[track * players : (track + 1) * players]
    return rank.index(player) < rank.index(other)


class Altar(Operation):  # E-ALTAR
    def run(self, s: Thebai) -> None:
        if self.left:
            s.ask(Advance(self.player, self.op, self.left, self.aux))


class Advance(Question[Thebai]):
    rule: ClassVar[str] = "E-ALTAR"  # T-DEC-21
    fields: ClassVar[str] = "player:seat op:number left:number used:number"

    def __init__(self, player: int, op: int, left: int, used: int) -> None:
        super().__init__(player)
        self.op = op
        self.left = left
        self.used = used  # bits of the tracks already picked

    def allowed(self, track: int) -> bool:
        op = OPS[self.op]
        if op.track not in (ANY_TRACK, track):
            return False
        picked = self.used >> track & 1
        if op.dist == box.SAME:
            return not self.used or picked == 1
        return op.dist == box.FREE or not picked

    def options(self, s: Thebai) -> list[Action]:
        players = len(s.vp)
        listed = [
            ADVANCE[track]
            for track in (0, 1)
            if s.altar[track * players + self.player] < TRACK_LENGTH and self.allowed(track)
        ]
        listed.append(PASS)
        return listed

    def answer(self, s: Thebai, action: Action) -> None:
        if action[0] == "pass":
            return
        track = box.TRACKS.index(str(action[1]))
        if self.left > 1:
            s.ask(Altar(self.player, self.op, self.left - 1, self.used | 1 << track))
        place = move_marker(s, self.player, track)
        perform(s, self.player, box.ALTAR_EFFECTS[track][place])

    def why_not(self, s: Thebai, action: Action) -> Refusal:
        if action[0] != "advance":
            return misplaced(s, self.player, action)
        track = box.TRACKS.index(str(action[1]))
        if s.altar[track * len(s.vp) + self.player] >= TRACK_LENGTH:  # T-ACT-ALTAR-2
            return Refusal("T-NO-39", last=TRACK_LENGTH)
        if OPS[self.op].track != ANY_TRACK:
            return Refusal("T-NO-40", cause="track", track=box.TRACKS[OPS[self.op].track])
        return Refusal("T-NO-40", cause=box.DISTS[OPS[self.op].dist])


class TakeAid(Operation):  # E-AID
    def run(self, s: Thebai) -> None:
        tile = OPS[self.op].pile
        if s.aid_left[tile]:
            s.aid_left = pieces.raised(s.aid_left, tile, -1)
            s.aid = pieces.raised(s.aid, self.player * AIDS + tile)
            s.aid_taken = pieces.raised(s.aid_taken, self.player)
            s.tell("aid-taken", s.who(self.player), box.AIDS[tile])


class TakeBlessing(Operation):  # E-BLESS, T-SETUP-8
    def run(self, s: Thebai) -> None:
        pile = OPS[self.op].pile
        if s.blessing_left[pile]:
            top = box.BLESSING_COUNT[pile] - s.blessing_left[pile]
            s.blessing_left = pieces.raised(s.blessing_left, pile, -1)
            s.blessings = pieces.raised(s.blessings, self.player)
            s.tell("blessing-taken", s.who(self.player), box.BLESSINGS[pile])
            perform(s, self.player, box.BLESSING_EFFECTS[pile][top])


register("altar", Altar)
register("take_aid", TakeAid)
register("take_blessing", TakeBlessing)
