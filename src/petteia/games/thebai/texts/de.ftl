# Die Wörter von Thebai. Schlüssel: siehe petteia.words. text-<Art>-<Ding>: was ein Bauteil tut.

title = Thebai
name-seat-antigone = Antigone

## Fragen

ask-SetAside = Wähle einen deiner Steine aus Spalte 2: Er wird ein Startstein der Stadt. Die anderen sehen ihn, wenn alle gewählt haben.
ask-StartWith = Nimm einen der Startaufträge auf die Hand.
ask-StepGate = Erfülle jetzt einen Auftrag, oder setze deinen Zug fort.
ask-ChoosePopulationDie = Wähle den Bevölkerungswürfel, den du in diesem Zug einsetzt.
ask-ChooseTarget = Setze den Würfel auf ein freies Feld deines Anwesens oder auf ein freies Würfelfeld neben einem Stein der Stadt.
ask-ChooseTrigger = Löse einen Stein neben deinem Würfel aus, oder zahle Drachmen in Höhe seiner Stärke für beide.
ask-StandArchon = Stelle deinen Archon auf einen freien Stein; sein Effekt gehört dir.
ask-StepArchon = { $path_count ->
    [1] Bewege deinen Archon auf einen benachbarten Stein, oder nimm ihn zurück und erhalte 1 Drachme.
   *[other] Bewege deinen Archon weiter, oder halte hier an.
  }
ask-ChooseRelocation = Versetze deinen Archon auf einen freien Stein, oder passe.
ask-ChooseAid = Setze ein Hilfsplättchen auf ein freies Feld seiner Zeile, oder passe.
ask-ChooseGood = Nimm eine Ware (noch { $left }).
ask-ChooseExchange = Tausche eine Ware oder Drachme gegen etwas anderes, oder passe (noch { $left }).
ask-TakeCommission = Nimm einen Auftrag aus der Auslage oder vom Stapel, oder passe (noch { $left }).
ask-ChooseDie = Erhöhe einen deiner Würfel, oder passe (noch { $left }).
ask-ChooseHoplite = Wähle einen Hopliten zum Einsetzen oder Versetzen, oder passe (noch { $left }).
ask-ChooseHopliteField = Setze den Hopliten auf ein freies Würfelfeld.
ask-ChooseStone = Nimm den am weitesten links liegenden Stein einer Zeile deines Anwesens, oder passe.
ask-ChooseSite = Setze den Stein auf ein leeres Feld neben einem Stein der Stadt.
ask-ChooseRotation = Drehe den Stein.
ask-ChooseRoof = Löse eine passende Kante aus, oder passe (noch { $left }).
ask-Advance = Rücke einen Schritt auf einer Altarleiste vor, oder passe (noch { $left }).
ask-ChooseAppointment = Lege ein Ratsmitglied-Plättchen neben ein Monumentfeld, oder passe.
ask-ChooseBranch = Wähle einen der Effekte.
ask-PayOffer = Zahle für den Effekt, oder passe (noch { $left }).
ask-PayWith = Wähle, womit du zahlst.
ask-LeaderRow = Wähle die Zeile für deinen Heerführer.
ask-HeroChoice = Dein Heerführer ist der erste in Zeile { $row }: Nimm einen Helden, oder passe.
ask-PostHero = Stelle deinen Helden auf ein freies Würfelfeld, oder passe.
ask-SeatHero = Setze deinen Helden auf ein freies Monumentfeld, oder passe.
ask-TriggerBeside = Löse einen freien Stein neben deinem Helden aus, oder passe (noch { $left }).
ask-PayHoplite = Zahle deinem Hopliten Sold, damit er bleibt, oder ziehe ihn zurück.
ask-ChooseSeat = Bewege deinen Würfel vom Pfad auf ein freies Monumentfeld.

ask-DealHero = Ein Held wird in Zeile { $row } gelegt.
ask-DealGate = Ein Torplättchen wird in Zeile { $row } gelegt.
ask-DealTumult = Eine Tumultkarte wird gezogen.
ask-DealSeat = Die Spielreihenfolge wird gezogen.
ask-DealStone = Ein Stein wird ausgelegt.
ask-DealStart = Ein Startstein wird gezogen.
ask-LayStone = Ein Startstein wird gelegt.
ask-DealDestiny = Die Bestimmungskarte wird gezogen.
ask-RevealFate = Ein Schicksalsplättchen wird aufgedeckt.
ask-RevealAttack = Die Angriffskarte wird aufgedeckt.
ask-DrawCommission = Ein Auftrag wird gezogen.
ask-RevealCommission = Ein Auftrag wird aufgedeckt.
ask-RevealHerald = Eine Heroldskarte wird aufgedeckt.
ask-OpenHerald = Eine Heroldskarte wird offen ausgelegt.
ask-RevealAction = Eine Aktionskarte wird aufgedeckt.
ask-DrawTumult = Eine Tumultkarte wird aufgedeckt.
ask-Roll = Eins von dreien wird ausgewürfelt.
ask-RollStack = Ein Stapel wird ausgewürfelt.
ask-RollStart = Ein Stapel für Antigones Startstein wird ausgewürfelt.
ask-RollCommission = Ein Startauftrag für Antigone wird ausgewürfelt.

## Antworten

do-pass = Passen
do-continue = Weiter
do-reset = Anwesen zurücksetzen
do-take-back = Archon zurücknehmen (+1 Drachme)
do-stop = Hier anhalten
do-draw = Vom Stapel ziehen
do-pay = Zahlen
do-raise-council = Ein Würfel im Rat (1 SP)
do-set-aside = Stein von { $cell }
do-start-with = { $card }
do-fulfil = { $card } erfüllen
do-die = Würfel { $level }
do-use = Anwesen: { $cell }
do-take = Auslage { $slot }
do-good = { $thing }
do-give = 1 { $thing } zahlen
do-branch = Effekt { $branch }
do-ChooseBranch-branch = { $branch_id ->
    [1] 2 Drachmen
   *[other] Ein Auftrag
  }
do-exchange = { $give } gegen { $take }
do-aid = { $tile } auf { $cell }
do-hoplite = Hoplit { $level } aus dem Vorrat
do-raise-supply = { $kind } { $level } im Vorrat
do-raise-estate = Würfel auf { $cell }
do-raise = Würfel: { $field }
do-stone = Stein von { $cell }
do-turn = Um { $rotation } gedreht
do-roof = Kante im { $side }
do-advance = { $track }
do-hero = { $hero }
do-appoint = { $seat }
do-member = { $seat }
do-lead = Zeile { $row }
do-stand = Stein: { $place }
do-step = Nach { $place }
do-build = { $place }
do-trigger = Auslösen: { $place }
do-trigger-both = Beide: { $first }, dann { $second }
do-place = { $field }
do-march = Hopliten versetzen: { $field }
do-post = { $field }
do-stay = Bleiben: { $field }
do-withdraw = Zurückziehen: { $field }
do-dealt-hero = { $hero }
do-dealt-gate = { $gate }
do-seated = { $player }
do-dealt-stone = { $stone }
do-laid = { $stone }, { $rotation }
do-destiny = { $destiny }
do-fate = { $tile }
do-attack = { $card }
do-tumult = { $card }
do-herald = { $card }
do-action = { $card }
do-roll = { $level }
do-drawn = { $card }
do-revealed = { $card }

## Ereignisse

tell-round = Runde { $round } beginnt.
tell-turn = { $player } ist am Zug.
tell-points = { $player }: { $points } SP.
tell-gained = { $player } erhält { $count } { $count ->
    [one] { $thing }
   *[other] { $thing_id ->
        [amphora] Amphoren
        [grape] Trauben
        [drachma] Drachmen
       *[other] { $thing }
    }
  }.
tell-paid = { $player } zahlt { $count } { $count ->
    [one] { $thing }
   *[other] { $thing_id ->
        [amphora] Amphoren
        [grape] Trauben
        [drachma] Drachmen
       *[other] { $thing }
    }
  }.
tell-exchanged = { $player } tauscht { $give } gegen { $take }.
tell-set-aside = { $player } legt einen Stein beiseite ({ $cell }).
tell-start-stone = { $player } gibt der Stadt: { $stone } ({ $cell }).
tell-laid = Startstein bei { $place }: { $stone }.
tell-card-taken = { $player } nimmt { $card }.
tell-card-drawn = { $player } zieht einen Auftrag ({ $card }).
tell-card-revealed = Neu in der Auslage: { $card }.
tell-card-discarded = { $card } verlässt die Auslage.
tell-fulfilled = { $player } erfüllt { $card }.
tell-reset = { $player } setzt das Anwesen zurück.
tell-new-die = { $player } erhält einen neuen Bevölkerungswürfel { $level }.
tell-die-used = { $player } setzt einen Würfel { $level } auf { $cell } ein.
tell-die-placed = { $player } setzt einen Bevölkerungswürfel { $level } ein: { $field }.
tell-triggered = { $player } löst aus: { $stone } ({ $place }).
tell-raised = { $player }: Der Würfel bei { $field } steigt auf { $level }.
tell-raised-supply = { $player }: Ein Würfel im Vorrat ({ $kind }) steigt auf { $level }.
tell-raised-estate = { $player }: Der Würfel auf { $cell } steigt auf { $level }.
tell-lowered = { $player }: Der Würfel bei { $field } fällt auf { $level }.
tell-ascended = { $player }: Der Würfel bei { $field } steigt auf Feld { $place } des Ratspfades auf.
tell-leader = { $player }: Der Hoplit bei { $field } wird Heerführer { $leader } in Zeile { $row }.
tell-hero = { $player } nimmt { $hero }.
tell-hero-removed = Antigone entfernt { $hero } aus Zeile { $row }.
tell-hero-posted = { $player } stellt { $hero } auf: { $field }.
tell-hero-seated = { $player } setzt { $hero } in den Rat: { $seat }.
tell-hoplite-placed = { $player } setzt einen Hopliten { $level } ein: { $field }.
tell-hoplite-moved = { $player } versetzt einen Hopliten: { $from } → { $to }.
tell-stone-removed = { $player } entfernt: { $stone } ({ $cell }).
tell-stone-lifted = { $player } nimmt auf die Hand: { $stone } ({ $cell }).
tell-stone-lost = Kein Platz für { $stone } von { $player }: Er verlässt das Spiel.
tell-built = { $player } setzt ein: { $stone }, { $place } (gedreht um { $rotation }).
tell-roof = { $player } löst aus: { $roof }.
tell-advanced = { $player } rückt auf { $track } auf Feld { $place } vor.
tell-aid-taken = { $player } nimmt: { $tile }.
tell-aid-used = { $player } setzt ein: { $tile } auf { $cell }.
tell-blessing-taken = { $player } nimmt den Segen { $tile }.
tell-archon-stands = Der Archon von { $player } steht bei { $place }.
tell-archon-moves = Der Archon von { $player } zieht: { $from } → { $to }.
tell-archon-back = { $player } nimmt den Archon zurück.
tell-member = { $player } hat ein Ratsmitglied: { $seat }.
tell-appointed = { $player } beruft ein Ratsmitglied-Plättchen: { $seat }.
tell-fate = Schicksal: { $tile }.
tell-fate-revealed = Runde { $round } wird bringen: { $tile }.
tell-attack = { $card } greift Zeile { $row } mit Stärke { $strength } an.
tell-won = { $player } gewinnt: { $total } gegen { $strength }.
tell-lost = { $player } verliert: { $total } gegen { $strength }.
tell-absent = { $player } fehlt (Angriff { $strength }).
tell-antigone-fights = Antigone hat dort Stärke { $total }.
tell-gate = { $player } beansprucht: { $gate }.
tell-gate-gone = Niemand beansprucht: { $gate }.
tell-stays = { $player } behält den Hopliten: { $field }.
tell-withdrawn = { $player } zieht den Hopliten zurück: { $field }.
tell-attack-marker = Das Angriffsplättchen rückt in Zeile { $row }.
tell-order = Spielreihenfolge { $place }: { $player }.
tell-herald = { $card }: Die Würfel der Spalte { $column } steigen.
tell-herald-open = { $card } liegt für Antigone offen.
tell-marker = Ein Besetztmarker: { $field }.
tell-tumult-drawn = { $card } wird aufgedeckt.
tell-action = Antigone führt aus: { $card }.
tell-action-open = Antigones nächste Karte: { $card }.
tell-last-card = Antigones Spielendekarte liegt offen.
tell-destiny = Antigones Bestimmung: { $destiny }.
tell-destiny-open = Antigones Bestimmung ist { $destiny }.
tell-rolled = Antigones Würfel zeigt { $level }.
tell-scored = { $player }: { $category } { $points } SP.
tell-total = { $player } hat insgesamt { $points } SP.

## Das Ende

by-points = nach Punkten
by-shared-victory = geteilter Sieg, gleich viele Punkte
by-quelled-rebellion = Die Rebellion ist niedergeschlagen: Du hast mehr Punkte als Antigone.
by-rebellion = Antigones Rebellion gelingt: Sie hat ebenso viele Punkte wie du oder mehr.

## Die Anzeige

round = Runde
vp = SP
order = Reihenfolge
city = Stadt
estate = Anwesen
supply = Vorrat
hand = Hand
display = Auslage
deck = Stapel
fate = Schicksal
altar = Altar
council = Rat
path = Pfad
free = frei
tumult = Tumult
gate = Tor
hero = Held
attack = Angriff
leaders = Heerführer
row = Zeile
fulfilled = Erfüllt
aid-tiles = Hilfsplättchen
blessings = Segen
archon = Archon
score-now = Stand jetzt
population-short = Bev
hoplite-short = Hop
general = allgemeiner Vorrat
tiles-left = Ratsplättchen
hidden-cards = verdeckt
herald = Herold
destiny = Bestimmung
next-card = Nächste Karte
stacks = Stapel
battle = Kampf
heroes = Helden
gates = Tore
markers = Marker
walked = Unterwegs
matching = Passende Kanten
cross-free = über ein freies Feld, 1 Drachme
cross-nothing = kein Würfel am Weg
cross-raises = Würfel von { $owner } steigt auf { $level }
cross-ascends = Würfel von { $owner } steigt auf
cross-lowers = dein Würfel fällt auf { $level }
cross-penalty = dein Würfel bleibt auf { $level }: −3 SP
legend = Würfel: Buchstabe des Besitzers, p Bevölkerung oder h Hoplit, Stufe. @ Archon, ## Marker.


## Stufen, Arten, Waren

name-level-1a = 1
name-level-1b = 1*
name-level-2a = 2
name-level-2b = 2*
name-level-3a = 3
name-level-3b = 3*
name-kind-population = Bevölkerung
name-kind-hoplite = Hoplit
name-kind-any = beliebig
name-resource-amphora = Amphore
name-thing-amphora = Amphore
name-resource-grape = Traube
name-thing-grape = Traube
name-resource-bronze = Bronze
name-thing-bronze = Bronze
name-resource-drachma = Drachme
name-thing-drachma = Drachme
name-track-dionysos = Dionysos
name-track-ares = Ares
name-where-any = in der Stadt, im Vorrat und auf dem Anwesen
name-where-city = in der Stadt
name-where-supply = im Vorrat
name-where-estate = auf dem Anwesen
name-where-council = im Rat
name-side-north = Norden
name-side-east = Osten
name-side-south = Süden
name-side-west = Westen
name-estate-upper = oben
name-estate-middle = Mitte
name-estate-lower = unten
name-roof-white = weißes Dach
name-roof-brown = braunes Dach
name-roof-blue = blaues Dach
name-roof-yellow = gelbes Dach
name-row-upper = obere Zeile
name-row-middle = mittlere Zeile
name-row-lower = untere Zeile
name-row-1 = 1
name-row-2 = 2
name-row-3 = 3
name-row-4 = 4
name-row-5 = 5
name-row-6 = 6
name-row-7 = 7
name-rotation-0 = 0°
name-rotation-1 = 90°
name-rotation-2 = 180°
name-rotation-3 = 270°
name-slot-1 = 1
name-slot-2 = 2
name-slot-3 = 3
name-slot-4 = 4
name-branch-1 = 1
name-branch-2 = 2
name-branch-3 = 3
name-branch-4 = 4

## Die Stadt

name-kadmeia-k_1_1 = Zeile 1, Spalte 1
name-kadmeia-k_1_2 = Zeile 1, Spalte 2
name-kadmeia-k_1_3 = Zeile 1, Spalte 3
name-kadmeia-k_1_4 = Zeile 1, Spalte 4
name-kadmeia-k_1_5 = Zeile 1, Spalte 5
name-kadmeia-k_2_1 = Zeile 2, Spalte 1
name-kadmeia-k_2_2 = Zeile 2, Spalte 2
name-kadmeia-k_2_3 = Zeile 2, Spalte 3
name-kadmeia-k_2_4 = Zeile 2, Spalte 4
name-kadmeia-k_2_5 = Zeile 2, Spalte 5
name-kadmeia-k_3_1 = Zeile 3, Spalte 1
name-kadmeia-k_3_2 = Zeile 3, Spalte 2
name-kadmeia-k_3_3 = Zeile 3, Spalte 3
name-kadmeia-k_3_4 = Zeile 3, Spalte 4
name-kadmeia-k_3_5 = Zeile 3, Spalte 5
name-kadmeia-k_4_1 = Zeile 4, Spalte 1
name-kadmeia-k_4_2 = Zeile 4, Spalte 2
name-kadmeia-k_4_3 = Zeile 4, Spalte 3
name-kadmeia-k_4_4 = Zeile 4, Spalte 4
name-kadmeia-k_4_5 = Zeile 4, Spalte 5
name-kadmeia-k_5_1 = Zeile 5, Spalte 1
name-kadmeia-k_5_2 = Zeile 5, Spalte 2
name-kadmeia-k_5_3 = Zeile 5, Spalte 3
name-kadmeia-k_5_4 = Zeile 5, Spalte 4
name-kadmeia-k_5_5 = Zeile 5, Spalte 5
name-kadmeia-k_6_1 = Zeile 6, Spalte 1
name-kadmeia-k_6_2 = Zeile 6, Spalte 2
name-kadmeia-k_6_3 = Zeile 6, Spalte 3
name-kadmeia-k_6_4 = Zeile 6, Spalte 4
name-kadmeia-k_6_5 = Zeile 6, Spalte 5
name-kadmeia-k_7_1 = Zeile 7, Spalte 1
name-kadmeia-k_7_2 = Zeile 7, Spalte 2
name-kadmeia-k_7_3 = Zeile 7, Spalte 3
name-kadmeia-k_7_4 = Zeile 7, Spalte 4
name-kadmeia-k_7_5 = Zeile 7, Spalte 5
name-field-h_1_1 = Zeile 1 zwischen Spalte 1 und 2
name-field-h_1_2 = Zeile 1 zwischen Spalte 2 und 3
name-field-h_1_3 = Zeile 1 zwischen Spalte 3 und 4
name-field-h_1_4 = Zeile 1 zwischen Spalte 4 und 5
name-field-v_1_1 = Spalte 1 zwischen Zeile 1 und 2
name-field-v_1_2 = Spalte 2 zwischen Zeile 1 und 2
name-field-v_1_3 = Spalte 3 zwischen Zeile 1 und 2
name-field-v_1_4 = Spalte 4 zwischen Zeile 1 und 2
name-field-v_1_5 = Spalte 5 zwischen Zeile 1 und 2
name-field-h_2_1 = Zeile 2 zwischen Spalte 1 und 2
name-field-h_2_2 = Zeile 2 zwischen Spalte 2 und 3
name-field-h_2_3 = Zeile 2 zwischen Spalte 3 und 4
name-field-h_2_4 = Zeile 2 zwischen Spalte 4 und 5
name-field-v_2_1 = Spalte 1 zwischen Zeile 2 und 3
name-field-v_2_2 = Spalte 2 zwischen Zeile 2 und 3
name-field-v_2_3 = Spalte 3 zwischen Zeile 2 und 3
name-field-v_2_4 = Spalte 4 zwischen Zeile 2 und 3
name-field-v_2_5 = Spalte 5 zwischen Zeile 2 und 3
name-field-h_3_1 = Zeile 3 zwischen Spalte 1 und 2
name-field-h_3_2 = Zeile 3 zwischen Spalte 2 und 3
name-field-h_3_3 = Zeile 3 zwischen Spalte 3 und 4
name-field-h_3_4 = Zeile 3 zwischen Spalte 4 und 5
name-field-v_3_1 = Spalte 1 zwischen Zeile 3 und 4
name-field-v_3_2 = Spalte 2 zwischen Zeile 3 und 4
name-field-v_3_3 = Spalte 3 zwischen Zeile 3 und 4
name-field-v_3_4 = Spalte 4 zwischen Zeile 3 und 4
name-field-v_3_5 = Spalte 5 zwischen Zeile 3 und 4
name-field-h_4_1 = Zeile 4 zwischen Spalte 1 und 2
name-field-h_4_2 = Zeile 4 zwischen Spalte 2 und 3
name-field-h_4_3 = Zeile 4 zwischen Spalte 3 und 4
name-field-h_4_4 = Zeile 4 zwischen Spalte 4 und 5
name-field-v_4_1 = Spalte 1 zwischen Zeile 4 und 5
name-field-v_4_2 = Spalte 2 zwischen Zeile 4 und 5
name-field-v_4_3 = Spalte 3 zwischen Zeile 4 und 5
name-field-v_4_4 = Spalte 4 zwischen Zeile 4 und 5
name-field-v_4_5 = Spalte 5 zwischen Zeile 4 und 5
name-field-h_5_1 = Zeile 5 zwischen Spalte 1 und 2
name-field-h_5_2 = Zeile 5 zwischen Spalte 2 und 3
name-field-h_5_3 = Zeile 5 zwischen Spalte 3 und 4
name-field-h_5_4 = Zeile 5 zwischen Spalte 4 und 5
name-field-v_5_1 = Spalte 1 zwischen Zeile 5 und 6
name-field-v_5_2 = Spalte 2 zwischen Zeile 5 und 6
name-field-v_5_3 = Spalte 3 zwischen Zeile 5 und 6
name-field-v_5_4 = Spalte 4 zwischen Zeile 5 und 6
name-field-v_5_5 = Spalte 5 zwischen Zeile 5 und 6
name-field-h_6_1 = Zeile 6 zwischen Spalte 1 und 2
name-field-h_6_2 = Zeile 6 zwischen Spalte 2 und 3
name-field-h_6_3 = Zeile 6 zwischen Spalte 3 und 4
name-field-h_6_4 = Zeile 6 zwischen Spalte 4 und 5
name-field-v_6_1 = Spalte 1 zwischen Zeile 6 und 7
name-field-v_6_2 = Spalte 2 zwischen Zeile 6 und 7
name-field-v_6_3 = Spalte 3 zwischen Zeile 6 und 7
name-field-v_6_4 = Spalte 4 zwischen Zeile 6 und 7
name-field-v_6_5 = Spalte 5 zwischen Zeile 6 und 7
name-field-h_7_1 = Zeile 7 zwischen Spalte 1 und 2
name-field-h_7_2 = Zeile 7 zwischen Spalte 2 und 3
name-field-h_7_3 = Zeile 7 zwischen Spalte 3 und 4
name-field-h_7_4 = Zeile 7 zwischen Spalte 4 und 5

## Steine und Dächer

name-stone-stone_blue_1 = Blauer Stein 1
text-stone-stone_blue_1 = Erhalte 2 Amphoren.
name-stone-stone_blue_2 = Blauer Stein 2
text-stone-stone_blue_2 = Erhalte 2 Trauben.
name-stone-stone_blue_3 = Blauer Stein 3
text-stone-stone_blue_3 = Erhalte 2 Bronze.
name-stone-stone_blue_4 = Blauer Stein 4
text-stone-stone_blue_4 = Erhalte 1 Drachme. Nimm 1 Auftrag.
name-stone-stone_blue_5 = Blauer Stein 5
text-stone-stone_blue_5 = Erhalte 2 Drachmen. Du darfst einmal tauschen.
name-stone-stone_blue_6 = Blauer Stein 6
text-stone-stone_blue_6 = Erhöhe Bevölkerungswürfel 2-mal.
name-stone-stone_blue_7 = Blauer Stein 7
text-stone-stone_blue_7 = Setze 1 Hopliten ein. Erhöhe einen Hoplitenwürfel.
name-stone-stone_blue_8 = Blauer Stein 8
text-stone-stone_blue_8 = Rücke 1 Altarschritt vor.
name-stone-stone_blue_9 = Blauer Stein 9
text-stone-stone_blue_9 = Du darfst 1 Ware oder Drachme zahlen, um 1 Stein zu entfernen.
name-stone-stone_purple_1 = Lila Stein 1
text-stone-stone_purple_1 = Erhalte 2 Amphoren.
name-stone-stone_purple_2 = Lila Stein 2
text-stone-stone_purple_2 = Erhalte 2 Trauben.
name-stone-stone_purple_3 = Lila Stein 3
text-stone-stone_purple_3 = Erhalte 2 Bronze.
name-stone-stone_purple_4 = Lila Stein 4
text-stone-stone_purple_4 = Erhalte 1 Drachme. Nimm 1 Auftrag.
name-stone-stone_purple_5 = Lila Stein 5
text-stone-stone_purple_5 = Erhalte 2 Drachmen. Du darfst einmal tauschen.
name-stone-stone_purple_6 = Lila Stein 6
text-stone-stone_purple_6 = Erhöhe Bevölkerungswürfel 2-mal.
name-stone-stone_purple_7 = Lila Stein 7
text-stone-stone_purple_7 = Setze 1 Hopliten ein. Erhöhe einen Hoplitenwürfel.
name-stone-stone_purple_8 = Lila Stein 8
text-stone-stone_purple_8 = Rücke 1 Altarschritt vor.
name-stone-stone_purple_9 = Lila Stein 9
text-stone-stone_purple_9 = Du darfst 1 Ware oder Drachme zahlen, um 1 Stein zu entfernen.
name-stone-stone_red_1 = Roter Stein 1
text-stone-stone_red_1 = Erhalte 2 Amphoren.
name-stone-stone_red_2 = Roter Stein 2
text-stone-stone_red_2 = Erhalte 2 Trauben.
name-stone-stone_red_3 = Roter Stein 3
text-stone-stone_red_3 = Erhalte 2 Bronze.
name-stone-stone_red_4 = Roter Stein 4
text-stone-stone_red_4 = Erhalte 1 Drachme. Nimm 1 Auftrag.
name-stone-stone_red_5 = Roter Stein 5
text-stone-stone_red_5 = Erhalte 2 Drachmen. Du darfst einmal tauschen.
name-stone-stone_red_6 = Roter Stein 6
text-stone-stone_red_6 = Erhöhe Bevölkerungswürfel 2-mal.
name-stone-stone_red_7 = Roter Stein 7
text-stone-stone_red_7 = Setze 1 Hopliten ein. Erhöhe einen Hoplitenwürfel.
name-stone-stone_red_8 = Roter Stein 8
text-stone-stone_red_8 = Rücke 1 Altarschritt vor.
name-stone-stone_red_9 = Roter Stein 9
text-stone-stone_red_9 = Du darfst 1 Ware oder Drachme zahlen, um 1 Stein zu entfernen.
name-stone-stone_green_1 = Grüner Stein 1
text-stone-stone_green_1 = Erhalte 2 Amphoren.
name-stone-stone_green_2 = Grüner Stein 2
text-stone-stone_green_2 = Erhalte 2 Trauben.
name-stone-stone_green_3 = Grüner Stein 3
text-stone-stone_green_3 = Erhalte 2 Bronze.
name-stone-stone_green_4 = Grüner Stein 4
text-stone-stone_green_4 = Erhalte 1 Drachme. Nimm 1 Auftrag.
name-stone-stone_green_5 = Grüner Stein 5
text-stone-stone_green_5 = Erhalte 2 Drachmen. Du darfst einmal tauschen.
name-stone-stone_green_6 = Grüner Stein 6
text-stone-stone_green_6 = Erhöhe Bevölkerungswürfel 2-mal.
name-stone-stone_green_7 = Grüner Stein 7
text-stone-stone_green_7 = Setze 1 Hopliten ein. Erhöhe einen Hoplitenwürfel.
name-stone-stone_green_8 = Grüner Stein 8
text-stone-stone_green_8 = Rücke 1 Altarschritt vor.
name-stone-stone_green_9 = Grüner Stein 9
text-stone-stone_green_9 = Du darfst 1 Ware oder Drachme zahlen, um 1 Stein zu entfernen.
name-stone-stone_neutral_1 = Neutraler Stein 1
text-stone-stone_neutral_1 = Erhalte 2 Waren nach Wahl.
name-stone-stone_neutral_2 = Neutraler Stein 2
text-stone-stone_neutral_2 = Nimm 1 Auftrag. Erhalte 1 Ware nach Wahl.
name-stone-stone_neutral_3 = Neutraler Stein 3
text-stone-stone_neutral_3 = Erhalte 2 SP.
name-stone-stone_neutral_4 = Neutraler Stein 4
text-stone-stone_neutral_4 = Erhalte 1 SP. Erhalte 1 Drachme.
name-stone-stone_neutral_5 = Neutraler Stein 5
text-stone-stone_neutral_5 = Rücke auf der Dionysosleiste 1 Schritt vor. Du darfst einmal tauschen.
name-stone-stone_neutral_6 = Neutraler Stein 6
text-stone-stone_neutral_6 = Rücke auf der Aresleiste 1 Schritt vor. Du darfst einmal tauschen.
name-stone-stone_neutral_7 = Neutraler Stein 7
text-stone-stone_neutral_7 = Du darfst 1 Ware nach Wahl zahlen, um auf beiden Altarleisten je 1 Schritt vorzurücken.
name-stone-stone_neutral_8 = Neutraler Stein 8
text-stone-stone_neutral_8 = Du darfst 2 Drachmen zahlen, um einen Stein einzusetzen, bis zu 1 passende Kante.
name-stone-stone_neutral_9 = Neutraler Stein 9
text-stone-stone_neutral_9 = Erhöhe 2 verschiedene Hoplitenwürfel.
name-stone-stone_neutral_10 = Neutraler Stein 10
text-stone-stone_neutral_10 = Erhöhe Würfel im Vorrat 3-mal.
name-stone-stone_neutral_11 = Neutraler Stein 11
text-stone-stone_neutral_11 = Du darfst 1 Ware oder Drachme zahlen, um 2 SP zu erhalten.
name-stone-stone_neutral_12 = Neutraler Stein 12
text-stone-stone_neutral_12 = Erhalte 3 Drachmen.
name-stone-stone_neutral_13 = Neutraler Stein 13
text-stone-stone_neutral_13 = Setze 1 Hopliten ein. Erhalte 1 Drachme.
name-stone-stone_neutral_14 = Neutraler Stein 14
text-stone-stone_neutral_14 = Erhöhe einen Würfel in der Stadt 2-mal.
text-roof-white = Nimm 1 Auftrag. Du darfst einmal tauschen.
text-roof-brown = Erhöhe 2 verschiedene Hoplitenwürfel.
text-roof-blue = Erhöhe 2 verschiedene Bevölkerungswürfel.
text-roof-yellow = Erhalte 1 Ware nach Wahl. Erhalte 1 Drachme.

## Das Anwesen

name-cell-upper_1 = Sammelplatz
text-cell-upper_1-1 = Setze 1 Hopliten ein.
text-cell-upper_1-2 = Setze 1 Hopliten ein. Erhöhe einen Hoplitenwürfel.
text-cell-upper_1-3 = Setze 2 Hopliten ein. Erhöhe einen Hoplitenwürfel.
name-cell-upper_2 = Anschlagtafel
text-cell-upper_2-1 = Nimm 1 Auftrag. Erhalte 1 Drachme.
text-cell-upper_2-2 = Nimm 1 Auftrag. Erhalte 1 Ware nach Wahl. Erhalte 1 Drachme.
text-cell-upper_2-3 = Nimm 2 Aufträge. Erhalte 1 Ware nach Wahl. Erhalte 1 Drachme.
name-cell-upper_3 = Hausaltar
text-cell-upper_3-1 = Rücke 1 Altarschritt vor. Erhalte 1 Drachme.
text-cell-upper_3-2 = Rücke 1 Altarschritt vor. Erhalte 1 Ware nach Wahl. Erhalte 1 Drachme.
text-cell-upper_3-3 = Rücke auf beiden Altarleisten je 1 Schritt vor. Erhalte 1 Ware nach Wahl. Erhalte 1 Drachme.
name-cell-upper_4 = Handelshaus
text-cell-upper_4-1 = Nimm 1 Auftrag. Erhalte 2 Waren nach Wahl. Du darfst einmal tauschen.
text-cell-upper_4-2 = Nimm 1 Auftrag. Erhalte 3 Waren nach Wahl. Du darfst einmal tauschen.
text-cell-upper_4-3 = Nimm 2 Aufträge. Erhalte 3 Waren nach Wahl. Erhalte 1 Drachme. Du darfst zweimal tauschen.
name-cell-upper_5 = Heiliger Hain
text-cell-upper_5-1 = Rücke auf einer Altarleiste 2 Schritte vor.
text-cell-upper_5-2 = Rücke 2 Altarschritte vor. Erhalte 1 Ware nach Wahl. Erhalte 1 Drachme.
text-cell-upper_5-3 = Rücke 3 Altarschritte vor. Erhalte 1 Ware nach Wahl. Erhalte 1 Drachme.
name-cell-middle_1 = Marktstand
text-cell-middle_1-1 = Erhalte 1 Drachme. Erhalte 1 Ware nach Wahl.
text-cell-middle_1-2 = Erhalte 2 Drachmen. Erhalte 1 Ware nach Wahl.
text-cell-middle_1-3 = Erhalte 3 Drachmen. Erhalte 1 Ware nach Wahl.
name-cell-middle_2 = Töpfer und Winzer
text-cell-middle_2-1 = Erhalte 2 verschiedene Waren.
text-cell-middle_2-2 = Erhalte 3 verschiedene Waren.
text-cell-middle_2-3 = Erhalte 3 verschiedene Waren. Erhalte 1 Ware nach Wahl. Erhalte 1 Drachme.
name-cell-middle_3 = Schulhof
text-cell-middle_3-1 = Erhöhe Würfel 2-mal.
text-cell-middle_3-2 = Erhöhe Würfel 3-mal.
text-cell-middle_3-3 = Erhöhe Würfel 4-mal.
name-cell-middle_4 = Kaserne
text-cell-middle_4-1 = Setze 1 Hopliten ein. Erhöhe einen Hoplitenwürfel.
text-cell-middle_4-2 = Setze 2 Hopliten ein. Erhöhe einen Hoplitenwürfel.
text-cell-middle_4-3 = Setze 2 Hopliten ein. Erhöhe Hoplitenwürfel 3-mal.
name-cell-middle_5 = Rednerbühne
text-cell-middle_5-1 = Erhöhe Bevölkerungswürfel in der Stadt 3-mal. Erhalte 1 SP.
text-cell-middle_5-2 = Erhöhe Bevölkerungswürfel in der Stadt 4-mal. Erhalte 1 SP.
text-cell-middle_5-3 = Erhöhe Bevölkerungswürfel in der Stadt 5-mal. Erhalte 2 SP.
name-cell-lower_1 = Bauhof
text-cell-lower_1-1 = Entferne 1 Stein.
text-cell-lower_1-2 = Setze einen Stein ein.
text-cell-lower_1-3 = Setze einen Stein ein, bis zu 1 passende Kante.
name-cell-lower_2 = Steinbruchweg
text-cell-lower_2-1 = Setze einen Stein ein.
text-cell-lower_2-2 = Setze einen Stein ein, bis zu 1 passende Kante.
text-cell-lower_2-3 = Setze einen Stein ein, bis zu 2 passende Kanten.
name-cell-lower_3 = Schutträumung
text-cell-lower_3-1 = Entferne 1 Stein. Erhalte 1 Ware nach Wahl.
text-cell-lower_3-2 = Entferne 1 Stein. Erhalte 1 Ware nach Wahl. Versetze deinen Archon. Erhalte 1 Drachme.
text-cell-lower_3-3 = Entferne 2 Steine. Erhalte 1 Ware nach Wahl. Versetze deinen Archon.
name-cell-lower_4 = Steinmetzmeister
text-cell-lower_4-1 = Setze einen Stein ein, bis zu 1 passende Kante.
text-cell-lower_4-2 = Setze einen Stein ein, löse ihn aus, bis zu 1 passende Kante.
text-cell-lower_4-3 = Setze einen Stein ein, löse ihn aus, bis zu 2 passende Kanten.
name-cell-lower_5 = Grundstein
text-cell-lower_5-1 = Entferne 1 Stein. Erhalte 2 SP.
text-cell-lower_5-2 = Entferne 1 Stein. Erhalte 3 SP.
text-cell-lower_5-3 = Entferne 2 Steine. Erhalte 3 SP.

## Aufträge

name-colour-ochre = ocker
name-colour-teal = petrol
name-colour-rose = rosa
name-colour-slate = schiefer
name-commission-C1 = Dorfmarkt
text-commission-C1 = Erhalte 2 Drachmen. Du darfst einmal tauschen.
name-commission-C2 = Kleine Gabe
text-commission-C2 = Rücke 1 Altarschritt vor. Du darfst einmal tauschen.
name-commission-C3 = Erste Mauer
text-commission-C3 = Setze einen Stein ein.
name-commission-C4 = Nachtwache
text-commission-C4 = Setze 1 Hopliten ein. Erhöhe einen Hoplitenwürfel.
name-commission-C5 = Weinkrüge für Plataia
text-commission-C5 = Erhalte 2 SP. Erhalte 1 Drachme.
name-commission-C6 = Karawane nach Delphi
text-commission-C6 = Nimm 1 Auftrag. Erhalte 2 Drachmen.
name-commission-C7 = Öl für Athen
text-commission-C7 = Erhalte 4 SP.
name-commission-C8 = Jahrgang für Chalkis
text-commission-C8 = Erhalte 2 SP. Nimm 1 Auftrag. Erhalte 1 Drachme.
name-commission-C9 = Dreifüße für Orchomenos
text-commission-C9 = Erhalte 3 SP. Erhalte 2 Drachmen.
name-commission-C10 = Gemischte Fracht
text-commission-C10 = Erhalte 2 SP. Erhöhe Würfel 3-mal.
name-commission-C11 = Festtafel
text-commission-C11 = Erhalte 5 SP. Erhalte 1 Drachme.
name-commission-C12 = Flottenbedarf
text-commission-C12 = Erhalte 4 SP. Nimm 1 Auftrag. Du darfst zweimal tauschen.
name-commission-C13 = Zunft der Waffenschmiede
text-commission-C13 = Erhalte 5 SP. Erhöhe einen Bevölkerungswürfel.
name-commission-C14 = Gesandter nach Korinth
text-commission-C14 = Berufe 1 Ratsmitglied-Plättchen. Erhalte 1 Drachme.
name-commission-C15 = Trankopfer
text-commission-C15 = Rücke auf beiden Altarleisten je 1 Schritt vor.
name-commission-C16 = Efeukranz
text-commission-C16 = Rücke auf der Dionysosleiste 1 Schritt vor. Erhalte 1 SP.
name-commission-C17 = Ernteritus
text-commission-C17 = Rücke auf einer Altarleiste 2 Schritte vor. Erhalte 1 SP.
name-commission-C18 = Speerweihe
text-commission-C18 = Rücke auf der Aresleiste 2 Schritte vor. Erhalte 2 Drachmen.
name-commission-C19 = Chorgewänder
text-commission-C19 = Rücke auf der Dionysosleiste 2 Schritte vor. Erhalte 2 Waren nach Wahl.
name-commission-C20 = Dreifache Gabe
text-commission-C20 = Rücke 3 Altarschritte vor.
name-commission-C21 = Tempelgefäße
text-commission-C21 = Rücke auf einer Altarleiste 3 Schritte vor. Erhalte 1 SP.
name-commission-C22 = Große Prozession
text-commission-C22 = Rücke auf der Dionysosleiste 2 Schritte vor. Erhalte 3 SP.
name-commission-C23 = Schwur der Speere
text-commission-C23 = Rücke auf der Aresleiste 2 Schritte vor. Setze 1 Hopliten ein. Erhöhe Hoplitenwürfel 2-mal.
name-commission-C24 = Fest beider Götter
text-commission-C24 = Rücke 4 Altarschritte vor. Erhalte 1 SP.
name-commission-C25 = Gasse freiräumen
text-commission-C25 = Entferne 1 Stein. Erhalte 1 Drachme.
name-commission-C26 = Mahl der Arbeiter
text-commission-C26 = Setze einen Stein ein. Du darfst einmal tauschen.
name-commission-C27 = Bronzeklammern
text-commission-C27 = Setze einen Stein ein, bis zu 1 passende Kante. Erhalte 1 Drachme.
name-commission-C28 = Schutt abfahren
text-commission-C28 = Entferne 2 Steine. Du darfst einmal tauschen.
name-commission-C29 = Hofhaus
text-commission-C29 = Setze einen Stein ein, löse ihn aus, bis zu 1 passende Kante.
name-commission-C30 = Gemeindehalle
text-commission-C30 = Setze einen Stein ein, bis zu 2 passende Kanten.
name-commission-C31 = Haus der Meister
text-commission-C31 = Setze einen Stein ein, löse ihn aus, bis zu 2 passende Kanten.
name-commission-C32 = Fest der Gründer
text-commission-C32 = Entferne 2 Steine. Erhalte 2 SP.
name-commission-C33 = Neues Viertel
text-commission-C33 = Setze einen Stein ein, bis zu 1 passende Kante. Entferne 1 Stein.
name-commission-C34 = Galerie des Kadmos
text-commission-C34 = Setze einen Stein ein, löse ihn aus, bis zu 3 passende Kanten. Erhalte 1 SP.
name-commission-C35 = Wachturm
text-commission-C35 = Setze 1 Hopliten ein. Erhöhe Hoplitenwürfel 2-mal.
name-commission-C36 = Waffenübung
text-commission-C36 = Erhöhe 2 verschiedene Hoplitenwürfel. Erhalte 2 Drachmen.
name-commission-C37 = Musterrolle
text-commission-C37 = Setze 2 Hopliten ein. Erhöhe einen Hoplitenwürfel.
name-commission-C38 = Bürgerschulung
text-commission-C38 = Erhöhe Bevölkerungswürfel 3-mal. Erhalte 2 Drachmen.
name-commission-C39 = Schildmacher
text-commission-C39 = Setze 1 Hopliten ein. Erhöhe Hoplitenwürfel 2-mal. Erhalte 1 SP.
name-commission-C40 = Stadtwache
text-commission-C40 = Erhöhe Würfel 4-mal. Erhalte 1 Drachme.
name-commission-C41 = Phalanx
text-commission-C41 = Setze 2 Hopliten ein. Erhöhe Hoplitenwürfel 3-mal.
name-commission-C42 = Kriegsrat
text-commission-C42 = Versetze deinen Archon und löse den Stein aus. Erhöhe Würfel in der Stadt 3-mal. Erhalte 2 SP.
name-commission-C43 = Ruf zur Versammlung
text-commission-C43 = Erhöhe Bevölkerungswürfel in der Stadt 4-mal. Erhalte 2 SP.
name-commission-C44 = Heilige Schar
text-commission-C44 = Setze 2 Hopliten ein. Erhöhe Hoplitenwürfel 3-mal. Rücke auf der Aresleiste 1 Schritt vor. Erhalte 1 SP.

## Altar

name-aid-aid_upper_1 = Hilfsplättchen 1 (obere Zeile)
name-aid-aid_lower_2 = Hilfsplättchen 2 (untere Zeile)
name-aid-aid_middle_3 = Hilfsplättchen 3 (mittlere Zeile)
name-aid-aid_middle_1 = Hilfsplättchen 1 (mittlere Zeile)
name-aid-aid_upper_2 = Hilfsplättchen 2 (obere Zeile)
name-aid-aid_lower_3 = Hilfsplättchen 3 (untere Zeile)
name-blessing-blessing_ivy_path = Efeupfad
text-blessing-blessing_ivy_path = Nach einer Archonbewegung über mindestens einen Würfel: Erhalte 1 Drachme.
name-blessing-blessing_vintage = Weinlese
text-blessing-blessing_vintage = Nach jedem erfüllten Auftrag: Erhalte 2 SP.
name-blessing-blessing_dragon_teeth = Drachenzähne
text-blessing-blessing_dragon_teeth = +1 Stärke in jedem Kampf, an dem du teilnimmst.
name-blessing-blessing_war_chest = Kriegskasse
text-blessing-blessing_war_chest = 2 Hopliten je Kampf bleiben ohne Sold. 1 zusätzliche Beute in jedem Kampf, an dem du teilnimmst.
name-blessing-blessing_end_dionysos = Gunst des Dionysos
text-blessing-blessing_end_dionysos = Erhalte die SP des Plättchens. Erhöhe einen Bevölkerungswürfel.
name-blessing-blessing_end_ares = Gunst des Ares
text-blessing-blessing_end_ares = Erhalte die SP des Plättchens. Erhöhe einen Hoplitenwürfel.
text-altar-dionysos-1 = Erhalte 1 Ware nach Wahl. Erhalte 1 Drachme.
text-altar-dionysos-2 = Nimm ein Hilfsplättchen (obere Zeile, Stärke 1).
text-altar-dionysos-3 = Erhalte 2 SP.
text-altar-dionysos-4 = Nimm den Segen „Efeupfad“.
text-altar-dionysos-5 = Nimm 1 Auftrag. Erhalte 1 SP.
text-altar-dionysos-6 = Nimm ein Hilfsplättchen (untere Zeile, Stärke 2).
text-altar-dionysos-7 = Nimm den Segen „Weinlese“.
text-altar-dionysos-8 = Berufe 1 Ratsmitglied-Plättchen.
text-altar-dionysos-9 = Nimm ein Hilfsplättchen (mittlere Zeile, Stärke 3).
text-altar-dionysos-10 = Nimm den Segen „Gunst des Dionysos“.
text-altar-ares-1 = Erhalte 2 Drachmen.
text-altar-ares-2 = Nimm ein Hilfsplättchen (mittlere Zeile, Stärke 1).
text-altar-ares-3 = Erhalte 2 SP.
text-altar-ares-4 = Nimm den Segen „Drachenzähne“.
text-altar-ares-5 = Setze 1 Hopliten ein. Erhalte 1 SP.
text-altar-ares-6 = Nimm ein Hilfsplättchen (obere Zeile, Stärke 2).
text-altar-ares-7 = Nimm den Segen „Kriegskasse“.
text-altar-ares-8 = Berufe 1 Ratsmitglied-Plättchen.
text-altar-ares-9 = Nimm ein Hilfsplättchen (untere Zeile, Stärke 3).
text-altar-ares-10 = Nimm den Segen „Gunst des Ares“.

## Helden und Angreifer

name-hero-hero_melanippos = Melanippos
text-hero-hero_melanippos = Steht auf einem freien Würfelfeld und kämpft dort mit Stärke 3; braucht keinen Sold.
name-hero-hero_polyphontes = Polyphontes
text-hero-hero_polyphontes = Steht auf einem freien Würfelfeld; löse bis zu 2 freie Steine daneben aus.
name-hero-hero_megareus = Megareus
text-hero-hero_megareus = Erhalte 4 SP und 2 Drachmen.
name-hero-hero_hyperbios = Hyperbios
text-hero-hero_hyperbios = Rücke 3 Altarschritte beliebig verteilt vor.
name-hero-hero_aktor = Aktor
text-hero-hero_aktor = Setze einen Stein ein, löse ihn und bis zu 2 passende Kanten aus.
name-hero-hero_lasthenes = Lasthenes
text-hero-hero_lasthenes = Steht auf einem freien Monumentfeld und wertet dessen Bedingung am Ende für dich.
name-hero-hero_eteokles = Eteokles
text-hero-hero_eteokles = Berufe 1 Ratsmitglied-Plättchen.
name-hero-hero_menoikeus = Menoikeus
text-hero-hero_menoikeus = Erhalte 2 SP. Ab jetzt verlierst du keine SP in verlorenen oder verpassten Kämpfen.
name-attack-attack_tydeus = Tydeus (+2)
name-attack-attack_kapaneus = Kapaneus (+3)
name-attack-attack_eteoklos = Eteoklos (+1)
name-attack-attack_hippomedon = Hippomedon (+2)
name-attack-attack_parthenopaios = Parthenopaios (+1)
name-attack-attack_amphiaraos = Amphiaraos (+0)
name-attack-attack_polyneikes = Polyneikes (+1)
name-attack-attack_adrastos = Adrastos (+0)

## Schicksal und Tore

name-fate-prosperity_alpha = Markttag
text-fate-prosperity_alpha = Erhalte 2 Drachmen oder nimm 1 Auftrag.
name-fate-prosperity_beta = Zählung der Bürger
text-fate-prosperity_beta = Je Würfel in der Stadt (höchstens 4-mal): Erhalte 1 SP.
name-fate-prosperity_delta_1 = Handelsgesandtschaft
text-fate-prosperity_delta_1 = Je erfülltem Auftrag (höchstens 6-mal): Erhalte 1 SP.
name-fate-prosperity_delta_2 = Baubesichtigung
text-fate-prosperity_delta_2 = Je 2 vom Anwesen entfernte Steine (höchstens 6-mal): Erhalte 1 SP.
name-fate-prosperity_delta_3 = Nacht der Fackeln
text-fate-prosperity_delta_3 = Je 3 Altarschritte (höchstens 6-mal): Erhalte 1 SP.
name-fate-prosperity_delta_4 = Volksfest
text-fate-prosperity_delta_4 = Bis zu 3-mal: Zahle 1 Ware nach Wahl, um 2 SP zu erhalten.
name-fate-prosperity_delta_5 = Waffenschau
text-fate-prosperity_delta_5 = Je Hoplit in der Stadt (höchstens 4-mal): Erhalte 1 SP. Je Heerführer (höchstens 4-mal): Erhalte 2 SP.
name-fate-conflict_1 = Konflikt in Zeile 1
text-fate-conflict_1 = Ein Kampf in Zeile 1.
name-fate-conflict_2 = Konflikt in Zeile 2
text-fate-conflict_2 = Ein Kampf in Zeile 2.
name-fate-conflict_3 = Konflikt in Zeile 3
text-fate-conflict_3 = Ein Kampf in Zeile 3.
name-fate-conflict_4 = Konflikt in Zeile 4
text-fate-conflict_4 = Ein Kampf in Zeile 4.
name-fate-conflict_5 = Konflikt in Zeile 5
text-fate-conflict_5 = Ein Kampf in Zeile 5.
name-fate-conflict_6 = Konflikt in Zeile 6
text-fate-conflict_6 = Ein Kampf in Zeile 6.
name-fate-conflict_7 = Konflikt in Zeile 7
text-fate-conflict_7 = Ein Kampf in Zeile 7.
name-gate-gate_amphora = Amphorentor
text-gate-gate_amphora = Erhalte 1 Amphore.
name-gate-gate_bronze = Bronzetor
text-gate-gate_bronze = Erhalte 1 Bronze.
name-gate-gate_grape = Traubentor
text-gate-gate_grape = Erhalte 1 Traube.
name-gate-gate_good = Markttor
text-gate-gate_good = Erhalte 1 Ware nach Wahl.
name-gate-gate_drachma = Drachmentor
text-gate-gate_drachma = Erhalte 1 Drachme.
name-gate-gate_commission = Gesandtentor
text-gate-gate_commission = Nimm 1 Auftrag.
name-gate-gate_raise = Bürgertor
text-gate-gate_raise = Erhöhe einen Bevölkerungswürfel.

## Rat

name-building-mon_palace = Palast des Kadmos
name-monument-mon_palace_1 = Palast des Kadmos 1
text-monument-mon_palace_1 = 1 SP je Stein, der dein Anwesen verlassen hat.
name-monument-mon_palace_2 = Palast des Kadmos 2
text-monument-mon_palace_2 = 3 SP je geleerter Spalte.
name-monument-mon_palace_3 = Palast des Kadmos 3
text-monument-mon_palace_3 = 2 SP je von dir in die Stadt gesetztem Stein.
name-building-mon_sanctuary = Heiligtum
name-monument-mon_sanctuary_1 = Heiligtum 1
text-monument-mon_sanctuary_1 = 1 SP je Schritt auf der Dionysosleiste.
name-monument-mon_sanctuary_2 = Heiligtum 2
text-monument-mon_sanctuary_2 = 1 SP je Schritt auf der Aresleiste.
name-monument-mon_sanctuary_3 = Heiligtum 3
text-monument-mon_sanctuary_3 = 3 SP je Segensplättchen.
name-building-mon_agora = Agora
name-monument-mon_agora_1 = Agora 1
text-monument-mon_agora_1 = 3 SP je 2 erfüllte Aufträge.
name-monument-mon_agora_2 = Agora 2
text-monument-mon_agora_2 = 3 SP je Farbe unter deinen erfüllten Aufträgen.
name-monument-mon_agora_3 = Agora 3
text-monument-mon_agora_3 = 3 SP je erfülltem Auftrag deiner häufigsten Farbe.
name-building-mon_wall = Mauer der sieben Tore
name-monument-mon_wall_1 = Mauer der sieben Tore 1
text-monument-mon_wall_1 = 4 SP je Torplättchen.
name-monument-mon_wall_2 = Mauer der sieben Tore 2
text-monument-mon_wall_2 = 4 SP je Heerführer in der Stadt.
name-monument-mon_wall_3 = Mauer der sieben Tore 3
text-monument-mon_wall_3 = 3 SP je Hoplitenwürfel in der Stadt.
name-building-mon_assembly = Haus der Versammlung
name-monument-mon_assembly_1 = Haus der Versammlung 1
text-monument-mon_assembly_1 = 2 SP je Bevölkerungswürfel in der Stadt.
name-monument-mon_assembly_2 = Haus der Versammlung 2
text-monument-mon_assembly_2 = 3 SP je eigenem Ratsmitglied, dieses eingeschlossen.
name-monument-mon_assembly_3 = Haus der Versammlung 3
text-monument-mon_assembly_3 = 4 SP je Held.
name-building-mon_treasury = Schatzhaus
name-monument-mon_treasury_1 = Schatzhaus 1
text-monument-mon_treasury_1 = 1 SP je Ware oder Drachme in deinem Vorrat.
name-monument-mon_treasury_2 = Schatzhaus 2
text-monument-mon_treasury_2 = 3 SP je Würfel der Stärke 3 in der Stadt.
name-monument-mon_treasury_3 = Schatzhaus 3
text-monument-mon_treasury_3 = 3 SP je genommenem Hilfsplättchen.
name-tumult-tumult_1 = Tumultkarte 1
name-tumult-tumult_2 = Tumultkarte 2
name-tumult-tumult_3 = Tumultkarte 3
name-tumult-tumult_4 = Tumultkarte 4
name-tumult-tumult_5 = Tumultkarte 5
name-tumult-tumult_6 = Tumultkarte 6
name-tumult-tumult_7 = Tumultkarte 7
name-tumult-tumult_8 = Tumultkarte 8
name-tumult-tumult_9 = Tumultkarte 9

## Herolde und Antigone

name-herald-herald_1 = Herold 1
name-herald-herald_2 = Herold 2
name-herald-herald_3 = Herold 3
name-herald-herald_4 = Herold 4
name-herald-herald_5 = Herold 5
name-herald-herald_6 = Herold 6
name-herald-herald_7 = Herold 7
name-herald-herald_8 = Herold 8
name-herald-herald_9 = Herold 9
name-herald-herald_10 = Herold 10
name-herald-herald_11 = Herold 11
name-herald-herald_12 = Herold 12
name-action-solo_basic_1 = Karte 1
text-action-solo_basic_1 = Setzt einen Bevölkerungswürfel ein.
name-action-solo_basic_2 = Karte 2
text-action-solo_basic_2 = Setzt einen Bevölkerungswürfel ein.
name-action-solo_basic_3 = Karte 3
text-action-solo_basic_3 = Setzt einen Bevölkerungswürfel ein. Führt die Bestimmungskarte aus.
name-action-solo_basic_4 = Karte 4
text-action-solo_basic_4 = Setzt einen Bevölkerungswürfel ein.
name-action-solo_basic_5 = Karte 5
text-action-solo_basic_5 = Setzt einen Hopliten ein.
name-action-solo_basic_6 = Karte 6
text-action-solo_basic_6 = Setzt einen Hopliten ein.
name-action-solo_basic_7 = Karte 7
text-action-solo_basic_7 = Setzt einen Hopliten ein. Führt die Bestimmungskarte aus.
name-action-solo_basic_8 = Karte 8
text-action-solo_basic_8 = Setzt einen Stein ein.
name-action-solo_basic_9 = Karte 9
text-action-solo_basic_9 = Setzt einen Stein ein.
name-action-solo_basic_10 = Karte 10
text-action-solo_basic_10 = Setzt einen Stein ein. Führt die Bestimmungskarte aus.
name-action-solo_basic_11 = Karte 11
text-action-solo_basic_11 = Rückt 2 Altarschritte vor.
name-action-solo_basic_12 = Karte 12
text-action-solo_basic_12 = Rückt 2 Altarschritte vor.
name-action-solo_basic_13 = Karte 13
text-action-solo_basic_13 = Rückt 1 Altarschritt vor. Führt die Bestimmungskarte aus.
name-action-solo_basic_14 = Karte 14
text-action-solo_basic_14 = Nimmt und erfüllt einen Auftrag.
name-action-solo_basic_15 = Karte 15
text-action-solo_basic_15 = Nimmt und erfüllt einen Auftrag. Führt die Bestimmungskarte aus.
name-action-solo_basic_16 = Karte 16
text-action-solo_basic_16 = Erhöht ihren höchsten Würfel 2-mal. Führt die Bestimmungskarte aus.
name-action-solo_special_1 = Menge am Palast
text-action-solo_special_1 = Setzt einen Bevölkerungswürfel ein. Erhöht ihren höchsten Bevölkerungswürfel.
name-action-solo_special_2 = Bewaffnete Brüder
text-action-solo_special_2 = Setzt einen Hopliten ein. Erhöht ihren höchsten Hoplitenwürfel 2-mal.
name-action-solo_special_3 = Grabhügel
text-action-solo_special_3 = Setzt einen Stein ein. Rückt 1 Altarschritt vor.
name-action-solo_special_4 = Verschworene Händler
text-action-solo_special_4 = Nimmt und erfüllt einen Auftrag. Erhält 2 SP.
name-action-solo_special_5 = Klagelied
text-action-solo_special_5 = Rückt 2 Altarschritte vor. Setzt einen Bevölkerungswürfel ein.
name-action-solo_special_6 = Offener Aufstand
text-action-solo_special_6 = Erhöht ihren höchsten Würfel 3-mal.
name-action-solo_special_7 = Verborgene Steine
text-action-solo_special_7 = Setzt einen Stein ein. Führt die Bestimmungskarte aus.
name-action-solo_special_8 = Geheime Briefe
text-action-solo_special_8 = Nimmt und erfüllt einen Auftrag. Führt die Bestimmungskarte aus.
name-action-solo_special_9 = Schwur am Tor
text-action-solo_special_9 = Setzt einen Hopliten ein. Führt die Bestimmungskarte aus.
name-destiny-destiny_priestess = Priesterin
text-destiny-destiny_priestess = Rückt 1 Altarschritt vor. Erhält 2 SP.
name-destiny-destiny_commander = Feldherrin
text-destiny-destiny_commander = Setzt einen Hopliten ein. Erhöht ihren höchsten Hoplitenwürfel. Erhält 1 SP.
name-destiny-destiny_builder = Baumeisterin
text-destiny-destiny_builder = Setzt einen Stein ein. Erhält 2 SP.
name-destiny-destiny_trader = Händlerin
text-destiny-destiny_trader = Wirft einen Auftrag der Auslage ab. Erhält 3 SP.
name-destiny-destiny_speaker = Rednerin
text-destiny-destiny_speaker = Erhöht ihren niedrigsten Bevölkerungswürfel. Erhält 2 SP.
name-destiny-destiny_avenger = Rächerin
text-destiny-destiny_avenger = Erhöht ihre Würfel neben ihrem Archon. Erhält 1 SP.
name-tag-goods = Waren
name-tag-altar = Altar
name-tag-commission = Auftrag
name-tag-hoplite = Hoplit
name-tag-drachma = Drachme
name-tag-raise = erhöhen
name-tag-stone = Stein
name-tag-exchange = Tausch
name-tag-vp = SP

## Optionen

option-empty-stores = Herausforderung: Leere Speicher
option-empty-stores-help = Du beginnst ohne Waren und Drachmen. (Nur allein.)
option-empty-stores-off = aus
option-empty-stores-on = an
option-loud-support = Herausforderung: Laute Anhänger
option-loud-support-help = Antigone beginnt mit 20 SP. (Nur allein.)
option-loud-support-off = aus
option-loud-support-on = an
option-firm-council = Herausforderung: Fester Rat
option-firm-council-help = Antigone wertet 14 SP je Ratsmitglied. (Nur allein.)
option-firm-council-off = aus
option-firm-council-on = an
option-hard-siege = Herausforderung: Harte Belagerung
option-hard-siege-help = Jeder Angriff ist um 1 stärker. (Nur allein.)
option-hard-siege-off = aus
option-hard-siege-on = an
option-trusted-circle = Herausforderung: Vertrauter Kreis
option-trusted-circle-help = Nutze 6 Spezialkarten und lasse 2 zufällige Basiskarten weg. (Nur allein.)
option-trusted-circle-off = aus
option-trusted-circle-on = an

## Die Wertung

sheet-track = Im Spiel
name-sheet-track = Punkte während der Partie
sheet-council = Rat
name-sheet-council = Rat
sheet-estate = Anwesen
name-sheet-estate = Anwesen
sheet-city = Stadt
name-sheet-city = Würfel in der Stadt
sheet-colour-sets = Farbensätze
name-sheet-colour-sets = Aufträge verschiedener Farben
sheet-same-colours = Gleiche Farbe
name-sheet-same-colours = Aufträge derselben Farbe
sheet-supply = Vorrat
name-sheet-supply = Waren und Drachmen
sheet-unfulfilled = Unerfüllt
name-sheet-unfulfilled = Unerfüllte Aufträge

## Warum eine Aktion nicht geht

T-NO-1 = Dieses Feld ist von einem Stein verdeckt ({ $stone }).
T-NO-2 = Auf diesem Feld liegt ein Würfel ({ $level }).
T-NO-3 = Auf diesem Feld liegt: { $aid }.
T-NO-4 = Auf diesem Würfelfeld liegt ein Würfel von { $seat } ({ $level }).
T-NO-5 = Auf diesem Würfelfeld steht ein Held ({ $hero }).
T-NO-6 = Auf diesem Würfelfeld liegt ein Besetztmarker.
T-NO-7 = Neben diesem Würfelfeld liegt kein Stein.
T-NO-8 = Auf diesem Stein steht der Archon von { $seat }.
T-NO-9 = Beide Steine müssen vorhanden und frei sein; nur { $free } von 2 ist es.
T-NO-10 = Du hast zu wenige Drachmen für beide Steine: Es braucht { $need }, du hast { $have }.
T-NO-11 = Du musst einen Bevölkerungswürfel einsetzen.
T-NO-12 = Nur ein Bevölkerungswürfel pro Zug, kein Hoplit.
T-NO-13 = { $dice ->
    [one] Du hast noch einen Bevölkerungswürfel im Vorrat.
   *[other] Du hast noch { $dice } Bevölkerungswürfel im Vorrat.
  }
T-NO-14 = Dein Archon darf nicht stehen bleiben.
T-NO-15 = Nur ein freies Würfelfeld darf pro Zug überquert werden, und dein Weg überquert schon eines.
T-NO-16 = Ein freies Würfelfeld zu überqueren kostet 1 Drachme, und du hast keine.
T-NO-17 = Auf diesem Stein war der Archon schon.
T-NO-18 = Hier steht der Archon von { $seat }: Von diesem Stein geht es weiter.
T-NO-19 = { $cause ->
    [far] Dieser Stein liegt nicht neben deinem Archon.
   *[empty] Auf diesem Feld liegt kein Stein.
  }
T-NO-20 = { $cause ->
    [empty] Der Archon braucht einen Stein, und hier liegt keiner.
   *[archon] Der Archon braucht einen freien Stein; hier steht der Archon von { $seat }.
  }
T-NO-21 = { $cause ->
    [supply] Dein Archon ist nicht in der Stadt.
    [moving] Dein Archon ist schon unterwegs: Zurückgenommen wird er anstelle einer Bewegung.
   *[step] Der Archon wird nur im Archon-Schritt zurückgenommen.
  }
T-NO-22 = Von dort ist kein Stein ohne Archon zu erreichen: Der Weg fände kein Ende.
T-NO-23 = Nur ein Hilfsplättchen pro Zug.
T-NO-24 = Das Hilfsplättchen gehört in die { $row }.
T-NO-25 = Hilfsplättchen kommen nach dem Archon-Schritt.
T-NO-26 = Nur ein Auftrag pro Zug.
T-NO-27 = Für { $commission } fehlen dir Waren: { $thing } { $have } von { $need }.
T-NO-28 = Aufträge nur zwischen den Schritten deines Zuges.
T-NO-29 = Dieser Würfel gehört { $seat }.
T-NO-30 = Der Effekt nennt eine andere Würfelart ({ $kind }).
T-NO-31 = Der Effekt erhöht nur Würfel { $where }.
T-NO-32 = { $cause ->
    [same] Der Effekt erhöht ein und denselben Würfel; du hast mit einem anderen begonnen.
   *[different] Der Effekt verlangt verschiedene Würfel; dieser ist schon erhöht.
  }
T-NO-33 = Bevölkerungswürfel in der Stadt werden nicht versetzt.
T-NO-34 = Nur der am weitesten links liegende Stein der Zeile ({ $row }).
T-NO-35 = Auf diesem Kadmeiafeld liegt schon ein Stein.
T-NO-36 = Neben diesem Kadmeiafeld liegt kein Stein.
T-NO-37 = Diese Kante passt nicht.
T-NO-38 = { $cause ->
    [limit] Der Effekt erlaubt keine weitere Kante.
   *[used] Diese Kante ist schon ausgelöst.
  }
T-NO-39 = Der Marker liegt auf dem letzten Feld ({ $last }).
T-NO-40 = { $cause ->
    [track] Der Effekt rückt nur auf der Leiste { $track } vor.
    [same] Alle Schritte dieses Effekts gehen auf eine Leiste, und du hast auf der anderen begonnen.
   *[different] Die Schritte dieses Effekts gehen auf verschiedene Leisten, und auf dieser bist du schon vorgerückt.
  }
T-NO-41 = Du hast in Zeile { $row } schon einen Heerführer.
T-NO-42 = { $seat } hatte vor dir einen Heerführer in Zeile { $row }.
T-NO-43 = Du besitzt schon { $limit } Helden.
T-NO-44 = { $cause ->
    [tumult] Auf diesem Monumentfeld liegt ein Tumultplättchen.
    [hero] Auf diesem Monumentfeld steht { $hero }.
    [four] Dieses Monument ist nur zu viert im Spiel.
   *[die] Auf diesem Monumentfeld liegt ein Würfel von { $seat }.
  }
T-NO-45 = Du hast auf diesem Monument ({ $building }) schon einen Würfel.
T-NO-46 = Du hast an diesem Feld schon ein Ratsmitglied.
T-NO-47 = Auf diesem Feld liegt ein Tumultplättchen.
T-NO-48 = Bleiben kostet 1 Drachme, und du hast keine.
T-NO-49 = Dieser Hoplit hat nicht gekämpft.
T-NO-50 = { $cause ->
    [none] Davon hast du nichts zu geben ({ $thing }).
   *[same] Gib eine Sache und nimm eine andere.
  }
T-NO-51 = { $cause ->
    [short] Du kannst die Kosten nicht ganz zahlen: { $missing } zu wenig.
    [good] Diese Kosten zahlt nur eine Ware.
   *[none] Davon hast du nichts zum Zahlen ({ $thing }).
  }
T-NO-52 = Die Waren müssen verschieden sein, und diese hast du schon genommen ({ $thing }).
T-NO-53 = { $cause ->
    [deck] Der Stapel ist leer.
    [gone] Dieser Startauftrag ist schon genommen.
    [hand] Diesen Auftrag hast du nicht auf der Hand.
   *[slot] Dieser Platz der Auslage ist leer.
  }
T-NO-54 = Der Startstein kommt aus Spalte 2.
T-NO-55 = Du hast kein Ratsmitglied-Plättchen mehr.
T-NO-56 = Hier darf nicht gepasst werden.
T-NO-57 = Du bist nicht an der Reihe: { $seat } entscheidet.
T-NO-58 = Diese Antwort gehört zu einer anderen Entscheidung.
T-NO-59 = { $hero } liegt nicht aus.
T-NO-60 = Einen solchen Würfel oder ein solches Plättchen hast du dort nicht.
T-NO-61 = Neben dem Würfel oder Helden liegt dort kein Stein zum Auslösen.

option-variant = Länge
option-variant-help = Das ganze Spiel, oder ein kurzes zum Lernen und für lernende Maschinen.
option-variant-standard = das ganze Spiel
option-variant-mini = kurz: drei Runden
