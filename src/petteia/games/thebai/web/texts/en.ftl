# Words of the board.

area-city = City
area-home = Estates
area-affairs = Gods and council

board-free = free
board-marker = occupied marker
board-die = { $kind ->
    [hoplite] hoplite
   *[population] population
 } die { $level } of { $player }
board-archon-of = archon of { $player }
board-archon-home = archon in the supply
board-no-stone = no stone
board-row = Row { $row }
board-attacked = the attack marker is here
board-battle = battle in round { $round }, strength { $base } and more
board-battle-short = R{ $round }
board-leaders = leaders { $leaders }
board-strength = { $player } has strength { $total } there
board-stone-in-hand = The stone in your hand
board-rotations = Rotations
board-matches = { $count ->
    [one] one matching edge: { $sides }
   *[other] { $count } matching edges: { $sides }
 }
board-no-match = no matching edge
board-used-by = used by a die { $level }
board-covered = covered by { $stone }
board-cost = costs { $cost }
board-no-cards = No commissions
board-empty-slot = empty
board-face-down = face down ({ $back })
board-roofs = Roofs
board-tile-of = council-member tile of { $player }
board-end-card = Game end card
board-last-cards = Last turn
board-population = Population dice in the supply
