# Wörter des Spielplans.

area-market = Agora und Tempel
area-domains = Sphären

board-quest = Aufgabe
board-quest-aria = Aufgabe { $number }: { $gold } Gold, { $vp } SP, { $transfers } Übergänge; braucht { $colours }
board-column-active = { $colour }e Säule, aktiv
board-column-gone = { $colour }e Säule, entfernt
board-preview = kostet { $cost } Gold, { $points } SP
board-preview-tile = kostet { $cost } Gold, { $points } SP mit Bonusplättchen
board-family-legend = { $family }-Mythos
board-level-legend = Mythos vom Rang { $level }
board-missing = noch offen: { $cards }
board-domain-empty = Keine Karten in der Sphäre
board-elysium-empty = Noch keine Karten im Elysium
board-citizen-help = Ein Bürger hat keine Familie, keinen Rang und keinen Effekt. Er tritt in einem Mythos aus mindestens zwei Karten an die Stelle einer fehlenden Karte, kostet deren Rang und am Ende 2 SP.
board-copies = { $count ->
    [one] ein Exemplar
   *[other] { $count } Exemplare
 }
board-provenance-seed = Effekt wie in der Spielregel gedruckt
board-provenance-public = Effekt aus öffentlichen Quellen
board-provenance-reconstructed = rekonstruierter Effekt
board-when-instant = im Augenblick des Nehmens.
board-when-permanent = wirkt von selbst, solange die Karte in der Sphäre liegt.
board-when-one_use = einmal im Spiel, in einem eigenen Zug der Aktionsphase; der Ring ist dann verbraucht.
board-when-activate = einmal je Epoche, in einem eigenen Zug der Aktionsphase.
board-when-eleusis = einmal je Epoche, in einem eigenen Zug, wenn eine weitere Eleusis-Karte in der Sphäre liegt.
board-when-myth = einmal je Epoche, im eigenen Schritt beim Bilden der Mythen.
board-when-chronos = am Spielende, wenn die Karte zu einem Mythos gehört.
board-when-chronos_family = am Spielende, wenn die Karte zu einem Mythos gehört; am besten in einem Familienmythos.
board-when-chronos_level = am Spielende, wenn die Karte zu einem Mythos gehört; am besten in einem Mythos eines Ranges.
