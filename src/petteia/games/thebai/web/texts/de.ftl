# Wörter des Bretts.

area-city = Stadt
area-home = Anwesen
area-affairs = Götter und Rat

board-free = frei
board-marker = Besetztmarker
board-die = { $kind ->
    [hoplite] Hoplitenwürfel
   *[population] Bevölkerungswürfel
 } { $level } von { $player }
board-archon-of = Archon von { $player }
board-archon-home = Archon im Vorrat
board-no-stone = kein Stein
board-row = Zeile { $row }
board-attacked = hier liegt das Angriffsplättchen
board-battle = Kampf in Runde { $round }, Stärke { $base } und mehr
board-battle-short = R{ $round }
board-leaders = Heerführer { $leaders }
board-strength = { $player } hat dort Stärke { $total }
board-stone-in-hand = Der Stein in deiner Hand
board-rotations = Drehungen
board-matches = { $count ->
    [one] eine passende Kante: { $sides }
   *[other] { $count } passende Kanten: { $sides }
 }
board-no-match = keine passende Kante
board-used-by = belegt von einem Würfel { $level }
board-covered = verdeckt von { $stone }
board-cost = kostet { $cost }
board-no-cards = Keine Aufträge
board-empty-slot = leer
board-face-down = verdeckt ({ $back })
board-roofs = Dächer
board-tile-of = Ratsmitglied-Plättchen von { $player }
board-end-card = Spielendekarte
board-last-cards = Letzter Zug
board-population = Bevölkerungswürfel im Vorrat
