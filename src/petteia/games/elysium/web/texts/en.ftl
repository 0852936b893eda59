# Words of the board.

area-market = Agora and temple
area-domains = Domains

board-quest = Quest
board-quest-aria = Quest { $number }: { $gold } gold, { $vp } VP, { $transfers } transfers; needs { $colours }
board-column-active = { $colour } column, active
board-column-gone = { $colour } column, removed
board-preview = costs { $cost } gold, { $points } VP
board-preview-tile = costs { $cost } gold, { $points } VP with a bonus tile
board-family-legend = { $family } legend
board-level-legend = Level { $level } legend
board-missing = still open: { $cards }
board-domain-empty = No cards in the domain
board-elysium-empty = No cards in Elysium yet
board-citizen-help = A citizen has no family, no level and no effect. It joins a legend of at least two cards in place of a missing card, costs the level of that card, and 2 VP at the end.
board-copies = { $count ->
    [one] one copy
   *[other] { $count } copies
 }
board-provenance-seed = effect as printed in the rulebook
board-provenance-public = effect told in public sources
board-provenance-reconstructed = reconstructed effect
board-when-instant = at the moment the card is taken.
board-when-permanent = works by itself while the card lies in the domain.
board-when-one_use = once in the game, in an own turn of the Actions phase; the ring is spent.
board-when-activate = once per epoch, in an own turn of the Actions phase.
board-when-eleusis = once per epoch, in an own turn, if another Eleusis card lies in the domain.
board-when-myth = once per epoch, in the own step of Writing the legends.
board-when-chronos = at the end of the game, if the card is in a legend.
board-when-chronos_family = at the end of the game, if the card is in a legend; a family legend suits it best.
board-when-chronos_level = at the end of the game, if the card is in a legend; a level legend suits it best.
