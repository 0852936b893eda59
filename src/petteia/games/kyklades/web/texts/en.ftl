# Words of the board.

area-sea = The sea
area-gods = Gods and creatures

board-round = Round
board-gold = Gold
board-income = Income
board-philosophers = Philosophers
board-priests = Priests
board-reserve-ships = Ships in reserve
board-reserve-troops = Troops in reserve
board-ships = { $count } { $count ->
    [one] ship
   *[other] ships
 } of { $player }
board-trade = sea trade
board-closed = closed to ships
board-owner = owned by { $player }
board-neutral = neutral
board-troops = { $count ->
    [0] no troops
    [one] 1 troop
   *[other] { $count } troops
 }
board-metropolis = metropolis
board-slots = { $free } of { $all } building slots free
board-prosperity = prosperity { $count }
board-creatures = Creatures
board-price = { $price } gold, less 1 for each temple used
board-gods = Gods
board-face-down = not this round
board-standing = { $player } offers { $amount }
board-no-offering = no offering yet
board-nobody = nobody
board-turns = Next offerings
board-supply = Supply and discarded creatures
board-pile = Creatures still in the pile: { $count }
board-discard = Discarded:
board-stock-metropolis = Metropolises
board-stock-port = Ports
board-stock-fortress = Fortresses
board-stock-temple = Temples
board-stock-university = Universities
board-stock-prosperity_marker = Prosperity markers
board-stock-priest = Priests
board-stock-philosopher = Philosophers
board-figure-island = The figure stays on an island until its summoner's first turn of the next round.
board-figure-sea = The figure stays at sea until it is summoned again.

card-siren = Choose a sea space with exactly one ship, an opponent's. It goes back to its owner; put one ship of yours there.
card-pegasus = Carry any number of your troops from one of your islands to any other island. No chain of ships is needed.
card-giant = Destroy one building on any island. Metropolises withstand him.
card-chimera = Use the power of one discarded creature. Then the discard pile, Chimera included, is shuffled into the draw pile.
card-cyclops = Replace one of your buildings with another type from the supply, in the same slot.
card-sphinx = Sell any number of your ships, troops, priests and philosophers for 2 gold each.
card-sylph = Ten free steps at sea, shared among your groups of ships as you like.
card-harpy = Remove one opposing troop from an island. The island keeps its owner.
card-griffon = Take half of one opponent's gold, rounded down.
card-fates = Receive your income once more.
card-satyr = Take a philosopher from an opponent.
card-dryad = Take a priest from an opponent.
card-kraken = Surfaces on any sea space and destroys every ship there. For 1 gold a step it swims on, destroying more. Where it ends, no ship may enter.
card-minotaur = Defends an island for its owner with strength 2, also alone. Falls after the last troop.
card-chiron = Protects an island from Pegasus, Giant and Harpy.
card-medusa = No troop leaves her island: no march, no flight, no retreat.
card-polyphemus = Drives all ships away from around an island. While he stays, no ship comes near.
