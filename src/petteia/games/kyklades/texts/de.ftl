title = Kykladen

name-god-poseidon = Poseidon
name-god-ares = Ares
name-god-zeus = Zeus
name-god-athena = Athene
name-god-apollo = Apollo
name-building-port = Hafen
name-building-fortress = Festung
name-building-temple = Tempel
name-building-university = Universität
name-unit-ship = Schiff
name-unit-troop = Armee
name-unit-priest = Priester
name-unit-philosopher = Philosoph
name-creature-siren = Sirene
name-creature-pegasus = Pegasus
name-creature-giant = Riese
name-creature-chimera = Chimäre
name-creature-cyclops = Zyklop
name-creature-sphinx = Sphinx
name-creature-sylph = Sylphe
name-creature-harpy = Harpyie
name-creature-griffon = Greif
name-creature-fates = Moiren
name-creature-satyr = Satyr
name-creature-dryad = Dryade
name-creature-kraken = Krake
name-creature-minotaur = Minotaurus
name-creature-chiron = Chiron
name-creature-medusa = Medusa
name-creature-polyphemus = Polyphem
name-island-kea = Kea
name-island-sifnos = Sifnos
name-island-kimolos = Kimolos
name-island-thira = Thira
name-island-paros = Paros
name-island-antiparos = Antiparos
name-island-sikinos = Sikinos
name-island-naxos = Naxos
name-island-andros = Andros
name-island-gyaros = Gyaros
name-island-syros = Syros
name-island-kythnos = Kythnos
name-island-serifos = Serifos
name-island-milos = Milos
name-island-tinos = Tinos
name-island-mykonos = Mykonos
name-island-donousa = Donousa
name-island-delos = Delos
name-island-iraklia = Iraklia
name-island-amorgos = Amorgos
name-island-ios = Ios
name-space-kea = Kea
name-space-sifnos = Sifnos
name-space-kimolos = Kimolos
name-space-thira = Thira
name-space-paros = Paros
name-space-antiparos = Antiparos
name-space-sikinos = Sikinos
name-space-naxos = Naxos
name-space-andros = Andros
name-space-gyaros = Gyaros
name-space-syros = Syros
name-space-kythnos = Kythnos
name-space-serifos = Serifos
name-space-milos = Milos
name-space-tinos = Tinos
name-space-mykonos = Mykonos
name-space-donousa = Donousa
name-space-delos = Delos
name-space-iraklia = Iraklia
name-space-amorgos = Amorgos
name-space-ios = Ios

option-troop_prices = Preis weiterer Armeen
option-troop_prices-help = Was die drei weiteren Armeen eines Zugs mit Ares kosten.
option-troop_prices-1-2-3 = 1, 2, 3
option-troop_prices-2-3-4 = 2, 3, 4
option-die_faces = Seiten der Würfel
option-die_faces-help = Die sechs Seiten der Kampfwürfel.
option-die_faces-0-1-1-2-2-3 = 0, 1, 1, 2, 2, 3
option-die_faces-0-0-1-1-2-3 = 0, 0, 1, 1, 2, 3
option-winner = Mehrere Sieger
option-winner-help = Wer gewinnt, wenn am Ende einer Runde mehrere genug Metropolen haben.
option-winner-gold = der Reichste von ihnen
option-winner-metropolises_then_gold = die meisten Metropolen, dann Gold
option-gold_tie = Gleichstand beim Gold
option-gold_tie-help = Was geschieht, wenn die reichsten Sieger gleich viel Gold haben.
option-gold_tie-shared = geteilter Sieg
option-gold_tie-lower_turn_track_space = der Marker am nächsten an Feld 1 gewinnt
option-apollo_marker = Wohlstandsmarker
option-apollo_marker-help = Wohin der Wohlstandsmarker Apollos gelegt werden darf.
option-apollo_marker-any_island = auf jede Insel
option-apollo_marker-own_island = auf eine eigene Insel
option-free_philosopher = Athenes kostenloser Philosoph
option-free_philosopher-help = Ob der kostenlose Philosoph genommen werden muss.
option-free_philosopher-duty = muss genommen werden
option-free_philosopher-may_decline = darf abgelehnt werden
option-last_island_exception = Letzte Insel
option-last_island_exception-help = Wann die letzte Insel eines Spielers angegriffen werden darf.
option-last_island_exception-metropolis_or_building_set = wenn ihre Metropole oder ihre Gebäude gewinnen könnten
option-last_island_exception-metropolis_only = wenn ihre Metropole gewinnen könnte
option-no_metropolis_site = Kein Platz für eine Metropole
option-no_metropolis_site-help = Was aus vier Gebäudearten wird, für deren Metropole kein Platz ist.
option-no_metropolis_site-lost = sie werden abgegeben
option-no_metropolis_site-keep_buildings = die Gebäude bleiben
option-gold_supply = Goldvorrat
option-gold_supply-help = Ob die Münzen des Vorrats begrenzt sind.
option-gold_supply-unlimited = unbegrenzt
option-gold_supply-98 = 98 Münzen
option-sylph_step = Schritte der Sylphe
option-sylph_step-help = Was einer ihrer zehn Schritte bewegt.
option-sylph_step-group = eine Schiffsgruppe
option-sylph_step-ship = ein einzelnes Schiff
option-minotaur = Der Minotaurus fällt
option-minotaur-help = Wann der Minotaurus in einem Kampf weicht.
option-minotaur-last_defender = als letzter Verteidiger
option-minotaur-falls_with_last_troop = mit der letzten Armee
option-round_limit = Rundengrenze
option-round_limit-help = Ein Zusatz dieser Plattform: Das Spiel endet spätestens nach dieser Runde.
option-round_limit-none = keine
option-round_limit-12 = 12
option-round_limit-20 = 20
option-round_limit-30 = 30

ask-Offer = { $barred_id ->
    [poseidon] Du wurdest bei Poseidon überboten: Opfere einem anderen Gott oder geh zu Apollo.
    [ares] Du wurdest bei Ares überboten: Opfere einem anderen Gott oder geh zu Apollo.
    [zeus] Du wurdest bei Zeus überboten: Opfere einem anderen Gott oder geh zu Apollo.
    [athena] Du wurdest bei Athene überboten: Opfere einem anderen Gott oder geh zu Apollo.
   *[none] Wähle einen Gott für dein Opfer oder Apollo.
 }
ask-Act = { $god_id ->
    [poseidon] Poseidon: Schiffe ({ $fee ->
        [-1] keines mehr in diesem Zug
        [0] das nächste kostenlos
       *[other] das nächste für { $fee } Gold
     }), Häfen, Fahrten, Kreaturen, in beliebiger Folge.
    [ares] Ares: Armeen ({ $fee ->
        [-1] keine mehr in diesem Zug
        [0] die nächste kostenlos
       *[other] die nächste für { $fee } Gold
     }), Festungen, Märsche, Kreaturen, in beliebiger Folge.
    [zeus] Zeus: Priester ({ $fee ->
        [-1] keiner mehr in diesem Zug
        [0] der nächste kostenlos
       *[other] der nächste für { $fee } Gold
     }), Tempel, Kartentausch, Kreaturen, in beliebiger Folge.
   *[athena] Athene: Philosophen ({ $fee ->
        [-1] keiner mehr in diesem Zug
        [0] der nächste kostenlos
       *[other] der nächste für { $fee } Gold
     }), Universitäten, Kreaturen, in beliebiger Folge.
 }
ask-Launch = Setze das neue Schiff auf ein Seefeld neben einer deiner Inseln.
ask-Muster = Setze die neue Armee auf eine deiner Inseln.
ask-Raise = Wähle einen Bauplatz ({ $building }).
ask-Depart = Wo beginnt die Schiffsbewegung?
ask-Voyage = Segle von { $at } mit beliebig vielen Schiffen weiter (noch { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
 }).
ask-Leave = Von welcher Insel ziehen deine Armeen los?
ask-Fly = Pegasus trägt Armeen: von welcher deiner Inseln?
ask-Land = Zu welcher Insel ziehen die Armeen von { $origin }?
ask-Take = Wie viele Armeen ziehen von { $origin } nach { $target }?
ask-Prosper = Lege deinen Wohlstandsmarker auf eine Insel.
ask-Retreat = Bei { $space } weiterkämpfen oder dich mit allem zurückziehen?
ask-RetreatDefender = Du verteidigst { $space }: weiterkämpfen oder dich mit allem zurückziehen?
ask-RetreatAttacker = Du greifst { $space } an: weiterkämpfen oder dich mit allem zurückziehen?
ask-GiveUp = Deine vier Gebäudearten werden zur Metropole: Welches Gebäude gibst du ab ({ $building })?
ask-Found = Auf welcher Insel gründest du deine Metropole?
ask-Temples = { $creature } für { $price } Gold: mit einem Tempel 1 sparen?
ask-Lure = Die Sirene lockt ein einzelnes Schiff: welches?
ask-Bring = Deine Reserve ist leer: Welches deiner Schiffe kommt nach { $target }?
ask-Destroy = Der Riese zerstört ein Gebäude: welches?
ask-Copy = Die Chimäre ahmt eine abgeworfene Kreatur nach: welche?
ask-Rebuild = Der Zyklop ersetzt eines deiner Gebäude: welches?
ask-Into = Was wird aus deinem Gebäude auf { $island }?
ask-Sell = Die Sphinx zahlt 2 Gold je Stück: Was verkaufst du?
ask-Glide = Die Sylphe weht: Bewege Schiffe, noch { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
 }.
ask-Snatch = Die Harpyie raubt eine gegnerische Armee: von welcher Insel?
ask-Rob = { $creature }: Welchen Gegner bestiehlst du?
ask-Surface = Auf welchem Seefeld taucht der Krake auf?
ask-Swim = Der Krake darf weiterschwimmen, 1 Gold je Schritt.
ask-Haunt = { $creature }: auf welche Insel?
ask-Push = Polyphem vertreibt die Schiffe: welche als nächste, und wohin?
ask-Ask = Wähle.
ask-Duty = Eine Metropole ist zu klären.
ask-Effect = Nutze die Kreatur oder verzichte.
ask-Clash = Beide Seiten würfeln.
ask-DrawCard = Eine Kreatur wird für das { $slot }-Gold-Feld gezogen.
ask-LayTile = Die Reihenfolge der Götter wird ausgelost.
ask-LayMarker = Die erste Opferreihenfolge wird ausgelost.

do-tile = { $god }
do-marker = Der Marker von { $owner }
do-card = { $creature }
do-roll = Würfel { $attack } und { $defence }
do-bid = { $god } { $amount } opfern
do-apollo = Zu Apollo gehen
do-summon = { $creature } herbeirufen ({ $slot } Gold)
do-recruit = Anwerben
do-build = Bauen (2 Gold)
do-voyage = Schiffe bewegen (1 Gold)
do-march = Armeen bewegen (1 Gold)
do-swap = { $creature } auswechseln (1 Gold)
do-end = Zug beenden
do-launch = Neues Schiff auf { $sea }
do-muster = Neue Armee auf { $island }
do-raise = Auf { $island }, Bauplatz { $place }
do-depart = Von { $sea }
do-sail = Nach { $sea } mit { $count } { $count ->
    [one] Schiff
   *[other] Schiffen
 }
do-stop = Aufhören
do-leave = Von { $island }
do-land = Nach { $island }
do-take = { $count } { $count ->
    [one] Armee
   *[other] Armeen
 }
do-prosper = Auf { $island }
do-fight = Weiterkämpfen
do-retreat = Rückzug nach { $island }
do-flee = Rückzug nach { $sea }
do-give-up = Das auf { $island }, Bauplatz { $place }
do-found = Auf { $island }
do-temple = Den Tempel auf { $island }, Bauplatz { $place } nutzen
do-shrine = Die Metropole von { $island } nutzen
do-enough = Ohne weiteren Tempel zahlen
do-decline = Auf die Wirkung verzichten
do-lure = Das Schiff auf { $sea }
do-bring = Das auf { $sea }
do-destroy = Auf { $island }, Bauplatz { $place }
do-copy = { $creature }
do-rebuild = Das auf { $island }, Bauplatz { $place }
do-into = Neu: { $building }
do-sell-ship = Ein Schiff von { $sea } verkaufen
do-sell-troop = Eine Armee von { $island } verkaufen
do-sell-priest = Einen Priester verkaufen
do-sell-philosopher = Einen Philosophen verkaufen
do-glide = { $count } von { $from } nach { $to }
do-snatch = Von { $island }
do-rob = { $victim }
do-surface = Auf { $sea }
do-swim = Nach { $sea }
do-haunt = Auf { $island }
do-push = Von { $from } nach { $to }
do-sink = Die auf { $sea } haben keinen Ausweg
do-pass = Passen
do-raise-offering = Das liegende Opfer an { $god } erhöhen
do-trade = { $partner } etwas geben
do-keep = Die Kreatur für später aufheben
do-split = Sich nur mit einem Teil zurückziehen
do-demolish-metropolis = Die Metropole von { $island } abreißen

tell-order = Die erste Opferreihenfolge: { $markers }.
tell-round = Runde { $round } beginnt.
tell-unwanted = Niemand wollte: { $creature }.
tell-appears = Neu auf dem { $slot }-Gold-Feld: { $creature }.
tell-shuffled = Die abgeworfenen Kreaturen werden in den Stapel gemischt.
tell-gods = Die Götter dieser Runde: { $gods }.
tell-income = { $player } erhält { $gold } Gold an Einkünften.
tell-offered = { $player } bietet { $god } { $amount }.
tell-displaced = { $player } wird bei { $god } überboten.
tell-to-apollo = { $player } geht zu Apollo, Feld { $space }.
tell-paid = { $player } zahlt { $god } { $gold } Gold.
tell-turn = { $player } handelt mit { $god }.
tell-apollo-gold = { $player } erhält { $gold } Gold von Apollo.
tell-prospers = { $player } legt einen Wohlstandsmarker auf { $island }.
tell-recruited = { $unit_id ->
    [priest] { $player } wirbt einen Priester an.
   *[philosopher] { $player } wirbt einen Philosophen an.
 }
tell-launched = { $player } setzt ein neues Schiff auf { $sea }.
tell-mustered = { $player } setzt eine neue Armee auf { $island }.
tell-built = { $building_id ->
    [port] { $player } baut einen Hafen auf { $island }.
    [fortress] { $player } baut eine Festung auf { $island }.
    [temple] { $player } baut einen Tempel auf { $island }.
   *[university] { $player } baut eine Universität auf { $island }.
 }
tell-swapped = { $player } schickt fort: { $creature }.
tell-sailed = { $player } segelt von { $from } nach { $to } mit { $count } { $count ->
    [one] Schiff
   *[other] Schiffen
 }.
tell-marched = { $player } zieht mit { $count } { $count ->
    [one] Armee
   *[other] Armeen
 } von { $from } nach { $to }.
tell-battle = { $attacker } ({ $force }) greift { $defender } ({ $defence }) bei { $space } an.
tell-clash = { $space }: { $attacker } { $attack } gegen { $defender } { $defence }.
tell-lost = { $unit_id ->
    [ship] { $player } verliert auf { $space } ein Schiff.
   *[troop] { $player } verliert auf { $space } eine Armee.
 }
tell-retreats = { $player } zieht sich mit { $count } von { $from } nach { $to } zurück.
tell-holds = { $player } behauptet { $sea }.
tell-empty = Auf { $sea } bleibt niemand.
tell-keeps = { $player } behält { $island }.
tell-landed = { $player } nimmt die neutrale Insel { $island }.
tell-captured = { $player } nimmt { $before } die Insel { $island } ab.
tell-eliminated = { $player } hat die letzte Insel verloren und scheidet aus.
tell-learned = { $player } legt vier Philosophen für eine Metropole zurück.
tell-given-up = { $building_id ->
    [port] { $player } gibt einen Hafen auf { $island } ab.
    [fortress] { $player } gibt eine Festung auf { $island } ab.
    [temple] { $player } gibt einen Tempel auf { $island } ab.
   *[university] { $player } gibt eine Universität auf { $island } ab.
 }
tell-cleared = { $building_id ->
    [port] { $player } räumt auf { $island } einen Hafen weg.
    [fortress] { $player } räumt auf { $island } eine Festung weg.
    [temple] { $player } räumt auf { $island } einen Tempel weg.
   *[university] { $player } räumt auf { $island } eine Universität weg.
 }
tell-metropolis = { $player } gründet eine Metropole auf { $island }.
tell-no-site = { $player } kann keine Metropole setzen.
tell-temple-used = { $player } zahlt 1 Gold weniger: Tempel oder Metropole auf { $island }.
tell-summoned = { $player } ruft für { $price } Gold herbei: { $creature }.
tell-no-target = { $player } findet kein Ziel.
tell-declined = { $player } verzichtet auf die Wirkung.
tell-lured = { $player } ersetzt das Schiff von { $victim } auf { $sea }.
tell-broken = { $building_id ->
    [port] { $player } lässt auf { $island } einen Hafen zerstören.
    [fortress] { $player } lässt auf { $island } eine Festung zerstören.
    [temple] { $player } lässt auf { $island } einen Tempel zerstören.
   *[university] { $player } lässt auf { $island } eine Universität zerstören.
 }
tell-copied = Die Chimäre von { $player } ahmt nach: { $creature }.
tell-rebuilt = { $player } ersetzt ein Gebäude auf { $island }: Aus { $old } wird { $new }.
tell-sold = { $unit_id ->
    [ship] { $player } verkauft ein Schiff für { $gold } Gold.
    [troop] { $player } verkauft eine Armee für { $gold } Gold.
    [priest] { $player } verkauft einen Priester für { $gold } Gold.
   *[philosopher] { $player } verkauft einen Philosophen für { $gold } Gold.
 }
tell-snatched = { $player } entfernt eine Armee von { $victim } auf { $island }.
tell-stolen = { $unit_id ->
    [priest] { $player } nimmt { $victim } einen Priester weg.
   *[philosopher] { $player } nimmt { $victim } einen Philosophen weg.
 }
tell-griffon = { $player } nimmt { $victim } die Hälfte des Goldes weg ({ $gold }).
tell-griffon-loss = { $victim } verliert { $gold } Gold.
tell-kraken = Der Krake ist auf { $sea }.
tell-destroyed = { $player } verliert { $count } { $count ->
    [one] Schiff
   *[other] Schiffe
 } auf { $sea }.
tell-figure = { $creature_id ->
    [minotaur] { $player } stellt den Minotaurus auf { $island }.
   *[other] { $player } stellt { $creature } auf { $island }.
 }
tell-left = { $creature_id ->
    [minotaur] Der Minotaurus verlässt { $island }.
   *[other] { $creature } verlässt { $island }.
 }
tell-pushed = { $count } { $count ->
    [one] Schiff
   *[other] Schiffe
 } von { $player }: von { $from } nach { $to } vertrieben.

K-NO-TURN = Das entscheidet { $seat }.
K-NO-MIDWAY = Schritt für Schritt: Eine Aktion beginnt mit ihrem ersten Schritt und wird beendet, bevor die nächste anfängt.
K-NO-DUTY = Erst ist eine Metropole zu klären; sie kann nicht abgelehnt werden.
K-NO-OFFER-PASS = Passen ist nicht möglich; Apollo ist immer offen.
K-NO-OFFER-GOD = { $god } ist in dieser Runde nicht wählbar.
K-NO-OFFER-BACK = Dein Marker wurde gerade bei { $god } überboten.
K-NO-OFFER-LOW = Ein Opfer beginnt hier bei { $least }.
K-NO-OFFER-RICH = { $most ->
    [0] Du kannst hier nichts bieten.
   *[other] Du kannst hier höchstens { $most } bieten.
 }
K-NO-OFFER-CHANGE = Ein gelegtes Opfer bleibt, bis es überboten wird.
K-NO-APOLLO = Apollo gibt Gold und den Marker, sonst nichts.
K-NO-MARKER = { $where ->
    [own] Der Wohlstandsmarker muss auf eine deiner Inseln gelegt werden.
   *[any] Der Wohlstandsmarker muss auf eine Insel gelegt werden.
 }
K-NO-GOD = Diese Aktion gehört nicht zu { $god }.
K-NO-GOLD = Das kostet { $price } Gold, und du hast { $gold }.
K-NO-TRADE = Anderen Spielern darf nichts gegeben werden.
K-NO-END = Erst muss Athenes kostenloser Philosoph genommen werden.
K-NO-RECRUIT-MORE = In diesem Zug hast du schon { $count } angeworben; mehr gibt es nicht.
K-NO-RECRUIT-RESERVE = Deine Reserve ist leer: Alle 8 sind auf dem Plan.
K-NO-RECRUIT-CARD = Im Vorrat ist keine Karte mehr.
K-NO-RECRUIT-COAST = Dieses Seefeld liegt neben keiner deiner Inseln.
K-NO-RECRUIT-SHIPS = Dort liegen gegnerische Schiffe.
K-NO-RECRUIT-ISLAND = { $island } gehört dir nicht.
K-NO-BUILD-ISLAND = { $island } gehört dir nicht.
K-NO-BUILD-COVERED = Die Metropole verdeckt diesen Bauplatz.
K-NO-BUILD-SLOT = { $why ->
    [nowhere] Keine deiner Inseln hat noch einen leeren Bauplatz.
    [few] { $island } hat nur { $count } { $count ->
        [one] Bauplatz
       *[other] Bauplätze
     }.
    [port] Dort steht schon ein Hafen.
    [fortress] Dort steht schon eine Festung.
    [temple] Dort steht schon ein Tempel.
   *[university] Dort steht schon eine Universität.
 }
K-NO-BUILD-SUPPLY = Im Vorrat fehlt: { $building }.
K-NO-SHIP-ORIGIN = { $space ->
    [none] Du hast kein Schiff auf dem Plan.
   *[other] Auf { $space } hast du kein Schiff.
 }
K-NO-SHIP-LAND = Schiffe betreten keine Inseln.
K-NO-SHIP-FAR = { $sea } grenzt nicht an.
K-NO-SHIP-NUMBER = { $most ->
    [0] Hier kann kein Schiff segeln.
    [one] Hier kann 1 Schiff segeln, nicht mehr und nicht weniger.
   *[other] Hier können 1 bis { $most } Schiffe segeln.
 }
K-NO-SHIP-STEPS = Dafür ist kein Schritt mehr übrig.
K-NO-SHIP-KRAKEN = Dort ist der Krake.
K-NO-SHIP-POLYPHEMUS = Dieses Seefeld liegt neben der Insel von Polyphem.
K-NO-SYLPH-FOUGHT = { $spent ->
    [one] 1 dieser Schiffe hat mit dieser Sylphe gekämpft.
   *[other] { $spent } dieser Schiffe haben mit dieser Sylphe gekämpft.
 }
K-NO-TROOP-ORIGIN = { $island ->
    [none] Du hast keine Armeen auf dem Plan.
   *[other] Auf { $island } hast du keine Armeen.
 }
K-NO-TROOP-SAME = Ziel und Ausgang sind gleich.
K-NO-TROOP-NUMBER = { $most ->
    [one] 1 Armee kann ziehen, nicht mehr und nicht weniger.
   *[other] 1 bis { $most } Armeen können ziehen.
 }
K-NO-TROOP-MEDUSA = Keine Armee verlässt die Insel der Medusa.
K-NO-TROOP-LAST = { $enough ->
    [yes] { $island } ist die letzte Insel von { $seat } und geschützt: Du hast auch ohne sie genug Metropolen ({ $need }).
   *[no] { $island } ist die letzte Insel von { $seat } und geschützt: Mit ihr hättest du { $have } von { $need } Metropolen.
 }
K-NO-TROOP-CHAIN = { $way ->
    [from] Keine Kette deiner Schiffe führt von { $island } zu einer anderen Insel.
   *[to] Keine Kette deiner Schiffe führt nach { $island }.
 }
K-NO-SWAP = { $why ->
    [none] Auf diesem Feld liegt keine Karte.
   *[other] Diese Karte liegt nicht dort: { $creature }.
 }
K-NO-RETREAT-FIRST = { $why ->
    [clash] Vor dem ersten Angriff zieht sich niemand zurück.
    [defender] Erst entscheidet der Verteidiger.
   *[none] Hier ist kein Kampf, aus dem du dich zurückziehen könntest.
 }
K-NO-RETREAT-MEDUSA = Von der Insel der Medusa zieht sich niemand zurück.
K-NO-RETREAT-MINOTAUR = Der Minotaurus zieht sich nicht zurück.
K-NO-RETREAT-ISLAND = { $why ->
    [here] Auf { $island } selbst wird gekämpft.
   *[other] { $island } gehört dir nicht.
 }
K-NO-RETREAT-CHAIN = Keine Kette deiner Schiffe führt nach { $island }.
K-NO-RETREAT-SEA = { $why ->
    [far] { $sea } grenzt nicht an das umkämpfte Seefeld.
   *[taken] Auf { $sea } liegen gegnerische Schiffe.
 }
K-NO-RETREAT-CLOSED = { $sea } ist gesperrt.
K-NO-RETREAT-SPLIT = Alle Einheiten gehen, an einen Ort.
K-NO-SUMMON-EMPTY = { $why ->
    [none] Auf diesem Feld liegt keine Karte.
   *[other] Diese Karte liegt nicht dort: { $creature }.
 }
K-NO-SUMMON-TEMPLE = { $why ->
    [other] { $island } gehört dir nicht.
    [none] Dort steht weder ein Tempel noch eine Metropole.
   *[used] Das hat in dieser Runde schon einen Preis gesenkt.
 }
K-NO-SUMMON-FREE = Eine Kreatur kostet mindestens 1 Gold.
K-NO-SUMMON-KEEP = Eine Kreatur lässt sich nicht für später aufheben.
K-NO-CHIRON-PEGASUS = Chiron hält fliegende Armeen von { $island } fern.
K-NO-CHIRON-GIANT = Chiron schützt diese Gebäude vor dem Riesen.
K-NO-CHIRON-HARPY = Chiron schützt diese Armeen vor der Harpyie.
K-NO-SIREN = { $whose ->
    [own] { $count ->
        [one] Auf { $sea } liegt dein eigenes Schiff.
       *[other] Auf { $sea } liegen deine eigenen Schiffe.
     }
   *[other] { $count ->
        [0] Auf { $sea } liegt kein Schiff.
       *[other] Auf { $sea } liegen { $count } Schiffe; die Sirene lockt nur ein einzelnes.
     }
 }
K-NO-SIREN-SHIP = { $count ->
    [one] Das Schiff kommt zuerst aus deiner Reserve; dort ist noch 1.
   *[other] Das Schiff kommt zuerst aus deiner Reserve; dort sind noch { $count }.
 }
K-NO-METROPOLIS = Eine Metropole kann nicht zerstört oder ersetzt werden.
K-NO-GIANT = Dort steht kein Gebäude.
K-NO-CYCLOPS-OWN = Das ist kein Gebäude von dir.
K-NO-CYCLOPS-TYPE = { $why ->
    [same] Von dieser Art ist es schon.
    [none] Im Vorrat ist keine andere Art mehr.
   *[supply] Im Vorrat ist keines dieser Art mehr.
 }
K-NO-HARPY = { $why ->
    [own] { $island } gehört dir: Die Harpyie raubt nur gegnerische Armeen.
   *[empty] Auf { $island } steht keine Armee.
 }
K-NO-STEAL = { $why ->
    [self] Dich selbst kannst du nicht bestehlen.
    [out] { $seat } ist ausgeschieden.
    [satyr] { $seat } hat keinen Philosophen.
   *[dryad] { $seat } hat keinen Priester.
 }
K-NO-SPHINX = { $what ->
    [ship] Dort hast du kein Schiff.
    [troop] Dort hast du keine Armee.
    [priest] Du hast keinen Priester.
   *[philosopher] Du hast keinen Philosophen.
 }
K-NO-CHIMERA = Nicht im Abwurfstapel: { $creature }.
K-NO-FIGURE = Inselfiguren stehen auf Inseln, der Krake im Meer.
K-NO-KRAKEN-FAR = Der Krake schwimmt nur auf angrenzende Seefelder.
K-NO-PUSH = { $why ->
    [none] Von dort sind keine Schiffe zu vertreiben.
    [out] Diese Schiffe haben einen Ausweg und müssen ihn nehmen.
    [far] { $sea } grenzt nicht an.
    [closed] { $sea } ist gesperrt.
   *[taken] Auf { $sea } liegen Schiffe eines anderen Spielers.
 }
K-NO-SET = Eines deiner Gebäude muss weg: { $building }.
K-NO-SITE-FREE = Erst ist ein freier Platz zu nutzen, nicht { $island }.
K-NO-SITE = { $why ->
    [built] Auf { $island } steht schon eine Metropole.
   *[other] { $island } gehört dir nicht.
 }

by-gold = Mehrere haben am Ende einer Runde genug Metropolen: Das Gold entscheidet.
by-metropolises = Genug Metropolen am Ende einer Runde.
by-round-limit = Die Rundengrenze ist erreicht.
by-last-player = Nur ein Spieler ist übrig.
sheet-metropolises = Metropolen
word-round = Runde
word-closed = gesperrt
word-legend = [a1] Besitz und Armeen, * Metropole, (a1) Schiffe, + Seehandel, x gesperrt; „2+6“ in der Tabelle: auf dem Plan und in der Reserve
word-island = Insel
word-owner = Besitz
word-troops = Armeen
word-income = Einkünfte
word-slots = Bauplätze, (Metropolenplatz)
word-metropolis = Metropole
word-gods = Götter
word-face-down = verdeckt
word-turn-track = Spielzugleiste
word-creatures = Kreaturen
word-pile = Stapel
word-discard = abgeworfen
word-gold = Gold
word-metropolises = Metropolen
word-priests = Priester
word-philosophers = Philosophen
word-ships = Schiffe
word-markers = Wohlstand
word-supply = Vorrat
word-battle = Kampf um
word-out = ausgeschieden

# what a creature does, in one line
effect-kraken = taucht auf einem Seefeld auf, zerstört alle Schiffe, schwimmt für 1 Gold je Schritt weiter und sperrt sein Feld
effect-minotaur = verteidigt eine Insel mit Stärke 2 bis zu deiner nächsten Runde
effect-chiron = schützt eine Insel vor Pegasus, Riese und Harpyie bis zu deiner nächsten Runde
effect-medusa = keine Armee verlässt ihre Insel bis zu deiner nächsten Runde
effect-polyphemus = vertreibt alle Schiffe rund um eine Insel und hält sie fern bis zu deiner nächsten Runde
effect-siren = ersetzt ein einzelnes gegnerisches Schiff durch ein eigenes
effect-pegasus = trägt Armeen einer eigenen Insel ohne Schiffe zu jeder anderen
effect-giant = zerstört ein Gebäude, aber keine Metropole
effect-chimera = ahmt eine abgeworfene Kreatur nach; danach wird der Abwurf eingemischt
effect-cyclops = macht aus einem eigenen Gebäude eines anderer Art
effect-sphinx = kauft dir Schiffe, Armeen, Priester und Philosophen für je 2 Gold ab
effect-sylph = zehn freie Schritte für deine Schiffe
effect-harpy = nimmt eine gegnerische Armee von einer Insel
effect-griffon = nimmt einem Gegner die Hälfte seines Goldes weg
effect-fates = zahlen dir deine Einkünfte noch einmal
effect-satyr = nimmt einem Gegner einen Philosophen weg
effect-dryad = nimmt einem Gegner einen Priester weg

option-variant = Länge
option-variant-help = Das ganze Spiel oder ein kurzes zum Lernen und für lernende Maschinen.
option-variant-standard = das ganze Spiel
option-variant-mini = kurz: höchstens sechs Runden, eine Metropole gewinnt
