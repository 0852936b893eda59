# Wörter des Bretts.

area-city = Deine Stadt
area-market = Auslage und Vorrat
area-rivals = Die anderen Städte

board-nothing = nichts darauf
board-marker = Marker: { $tile }
board-defence = Verteidigung { $count }
board-empty = { $slot }: leer
board-city-open = { $city }
board-city-closed = { $city } (verdeckt)
board-city-unknown = Akropolis verdeckt
board-nobody = niemand
board-targets = kann getroffen werden
board-pieces = Stücke
board-score = Punkte bisher; die Akropolis zählt, wo sie bekannt ist
board-force = Stärke
board-politics = Politische Felder
board-hand = Felder auf der Hand
board-kind = Art
board-cost = Kosten
board-costs = kostet { $cost }
board-no-cost = nichts
board-yield = Produktion
board-yields = bringt { $made }
board-shield = Schild
board-shield-value = { $count }, für die Felder daneben, solange es aktiv ist
board-ability = Fähigkeit
board-open = { $tile } öffnen
board-lit = Aktive Felder
board-points = Punkte
board-points-value = { $count }, wenn am Ende aktiv
board-points-mythos = 8 für drei verschiedene Naturen, die Akropolis zählt mit
board-copies = Exemplare im Spiel

amount-citizen = { $amount } Bürger
amount-hoplite = { $amount } { $amount ->
    [one] Hoplit
   *[other] Hopliten
 }
amount-gold = { $amount } Gold

sweep-label = Verteilen
sweep-confirm = Bestätigen
sweep-automatic = Automatisch bezahlen
sweep-smallest = Kleinste Streitmacht
sweep-of = { $given } von { $need }
sweep-necropolis = { $given } zurück: { $gold } Gold
sweep-force = Stärke { $force } gegen { $defence }
sweep-gather = Alles auf die Akropolis
sweep-put-down = noch hinzulegen
sweep-exchange = Tausch: Hopliten dazu
sweep-to-citizens = Ein Hoplit wird zu zwei Bürgern
sweep-to-hoplites = Zwei Bürger werden zu einem Hopliten
sweep-too-much = Mehr verteilt, als da ist
sweep-pairs = Zwei Bürger für einen Hopliten liegen an einem Ort: nötige Paare { $pairs }
