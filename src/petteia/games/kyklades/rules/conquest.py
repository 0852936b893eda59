"""Islands change hands: capture, the protection of the last island, elimination."""

from __future__ import annotations

from petteia.core.errors import Refusal
from petteia.core.pieces import replaced
from petteia.games.kyklades.components import (
    FIGURES,
    NOBODY,
    PHILOSOPHERS,
    PRIESTS,
    SHIPS,
    members,
)
from petteia.games.kyklades.rules.metropolis import check_duty, wins_by, would_own
from petteia.games.kyklades.rules.pieces import discard_figure, drop_ships, give_land, pay
from petteia.games.kyklades.state import GONE, Kyklades


def protected(s: Kyklades, player: int) -> int:
    """Islands (as a mask) this player may not enter because they are the last of an opponent."""
    mask = 0
    for other in range(s.seats):
        lands = s.lands[other]
        if lands and lands & (lands - 1) == 0 and other != player:  # K-LAST-1
            island = lands.bit_length() - 1
            if not wins_by(s, player, island):
                mask |= lands
    return mask


def last_island(s: Kyklades, player: int, island: int) -> Refusal:
    """Why this last island of another is protected: whose it is, and what taking it would give."""
    return Refusal(
        "K-NO-TROOP-LAST",
        island=s.board().islands[island],
        seat=s.owner[island],
        have=would_own(s, player, island),
        need=s.to_win(),
        enough="yes" if s.metropolises(player) >= s.to_win() else "no",
    )


def capture(s: Kyklades, island: int, player: int, troops: int) -> None:
    """The player takes the island with these troops, which are on the board already."""  # K-TROOP-4
    before = s.owner[island]
    give_land(s, island, player)
    s.troops[island] = troops
    if before >= 0:
        s.tell("captured", player, s.board().islands[island], before)
    else:
        s.tell("landed", player, s.board().islands[island])
    if before >= 0 and s.lands[before] == 0:
        eliminate(s, before)
        if s.ending:
            return
    check_duty(s)


def eliminate(s: Kyklades, player: int) -> None:  # K-ELIM-1
    s.alive = replaced(s.alive, player, 0)
    s.tell("eliminated", player)
    for sea in members(s.waters[player]):
        drop_ships(s, sea, s.ships[sea])
    s.ships_left[player] = SHIPS
    s.stock[PRIESTS] += s.priests[player]
    s.stock[PHILOSOPHERS] += s.philosophers[player]
    s.priests[player] = 0
    s.philosophers[player] = 0
    pay(s, player, s.gold[player])
    for figure in range(1, FIGURES):
        if s.keeper[figure] == player:
            discard_figure(s, figure)
    for god in range(4):
        if s.bidder[god] == player:
            s.bidder[god] = GONE
            s.offering[god] = 0
    s.apollo = [GONE if owner == player else owner for owner in s.apollo]
    s.turn_track = [NOBODY if owner == player else owner for owner in s.turn_track]
    if sum(s.alive) == 1:  # K-ELIM-2: the last player wins at once
        s.ending = "by-last-player"
        s.stack.clear()
