# Elysium: Wörter. Namen und Texte der Karten folgen am Ende.

title = Elysium

option-families = Familien
option-families-help = Welche fünf der acht Familien mitspielen: eine empfohlene Auswahl, fünf nach eigener Wahl oder der Zufall.
option-families-first_game = Erste Partie (Athene, Hades, Hephaistos, Poseidon, Zeus)
option-families-abundance = Überfluss: viele Punkte (Ares, Athene, Hephaistos, Hermes, Zeus)
option-families-conflict = Konflikt: starke Interaktion (Ares, Hades, Hephaistos, Hermes, Poseidon)
option-families-wasteland = Ödland: knappe Punkte (Apollo, Ares, Hades, Hermes, Poseidon)
option-families-combinations = Kombinationen: lange Kartenketten (Apollo, Athene, Hades, Hephaistos, Hermes)
option-families-many_ways = Viele Wege zum Sieg (Apollo, Ares, Athene, Poseidon, Zeus)
option-families-random = Zufällig
option-families-own = Eigene Wahl von fünf
option-families-own-help = Wähle fünf Familien.

# -- Namen --

name-family-apollo = Apollo
name-family-ares = Ares
name-family-athena = Athene
name-family-hades = Hades
name-family-hephaestus = Hephaistos
name-family-hermes = Hermes
name-family-poseidon = Poseidon
name-family-zeus = Zeus
name-colour-red = rot
name-colour-yellow = gelb
name-colour-green = grün
name-colour-blue = blau
name-colour-any = beliebige Farbe
circle-red = Ro
circle-yellow = Ge
circle-green = Gr
circle-blue = Bl
circle-any = *
name-zone-agora = Agora
name-zone-oracle = Orakel
name-zone-domain = Sphäre
name-what-gold = Gold
name-what-vp = SP
name-what-prestige = EP
name-quest-q1 = Aufgabe 1
name-quest-q2 = Aufgabe 2
name-quest-q3 = Aufgabe 3
name-quest-q4 = Aufgabe 4
name-quest-q1_duo = Aufgabe 1
name-quest-q2_duo = Aufgabe 2
name-quest-unfinished = die unvollendete Aufgabe
name-choice-gain-gold = Gold erhalten
name-choice-gain-vp = Siegpunkte erhalten
name-choice-gain-prestige = Ehrenpunkte erhalten
name-choice-lose-gold = Gold verlieren
name-choice-lose-vp = Siegpunkte verlieren
name-choice-discard-card = Eine Karte ablegen
name-side-a = Seite A
name-side-b = Seite B
name-phase-1 = Erwachen
name-phase-2 = Aktionen
name-phase-3 = Bilden der Mythen
name-phase-4 = Ende der Epoche
name-phase-5 = Endwertung
name-activation-instant = Sofort
name-activation-permanent = Dauerhaft
name-activation-one_use = Einmalig
name-activation-activate = Aktivieren
name-activation-eleusis = Eleusis
name-activation-myth = Mythos-Effekt
name-activation-chronos = Chronos
name-activation-chronos_family = Chronos, am besten im Familienmythos
name-activation-chronos_level = Chronos, am besten im Mythos eines Ranges
name-legend-single = einzelne Karte
name-legend-family = Familienmythos
name-legend-level = Mythos eines Ranges
legend-of-family = { $family }-Mythos
legend-of-level = Mythos vom Rang { $level }

# -- Wörter der Anzeige --

agora = Agora
oracle = Orakel
temple = Tempel
domain = Sphäre
elysium = Elysium
epoch = Epoche
round = Runde
phase = Phase
deck = Zugstapel
discard = Ablagestapel
disc = Scheibe
gold = Gold
vp = SP
prestige = EP
columns = Säulen
columns-none = keine
tiles = Bonusplättchen
quest = Aufgabe
taken = genommene Karten
level = Rang
used = genutzt
ring = Ring
complete = vollendet
empty = leer
nobody = niemand
score-now = Wertung jetzt
transfers-left = Übergänge übrig
transfers = Übergänge
transfers-on-offer = Übergänge
card = Karte
pile = Stapel
new-pile = neuer Stapel
cost = Kosten
family-tile-short = { $family } ({ $vp } SP)
level-tile-short = Rang { $level } ({ $vp } SP)
pediment = Giebel
preview = kostet { $cost }, bringt { $points } SP
preview-tile = Bonusplättchen
condition = Bedingung
magnify = Karte lesen
card-aria = { $name }: { $family }, Rang { $level }, { $activation }, braucht { $columns }. { $text }
pile-aria = Stapel { $pile }: { $kind }, { $cards }
citizens = Bürger
seat-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

# -- Fragen --

ask-DrawSide = Eine Seite des Giebels wird gezogen.
ask-DrawFirst = Der Startspieler wird gezogen.
ask-DrawFamilies = Fünf Familien werden gezogen.
ask-Draw = Eine Karte wird gezogen.
ask-Reveal = Karten werden ausgelegt.
ask-DrawIntoDomain = Eine Karte wird in die Sphäre gezogen.
ask-TakeTurn = Nimm eine Karte oder eine Aufgabe; vorher kannst du beliebige Effekte nutzen.
ask-RemoveColumn = Entferne eine deiner aktiven Säulen.
ask-Finish = Nutze weitere Effekte oder beende deinen Zug.
ask-Write = Bilde deine Mythen: überführe Karten, nutze Mythos-Effekte oder höre auf.
ask-Transfer = { $free ->
    [1] { $card }: führe einen kostenlosen Übergang aus (noch { $left }) oder höre auf.
   *[other] { $delta ->
        [1] { $card }: führe einen Übergang mit 1 Gold Zusatzkosten aus (noch { $left }) oder höre auf.
        [-1] { $card }: führe einen um 1 Gold billigeren Übergang aus (noch { $left }) oder höre auf.
       *[other] { $card }: führe einen Übergang aus (noch { $left }) oder höre auf.
    }
}
ask-TakeByEffect = { $card }: nimm eine Karte vom Rang 1 oder 2 aus dem Orakel; Säulen brauchst du nicht.
ask-Choose = { $source_id ->
    [apollo_god_of_light] { $source }: erhalte 1 Gold oder 1 SP.
    [athena_areopagus] { $source }: erhalte 1 Gold oder 1 SP.
    [poseidon_cyclopes] { $source }: lege eine Karte deiner Sphäre ab oder verliere 2 Gold.
    [poseidon_sea_monster] { $source }: verliere 1 Gold oder 1 SP.
   *[other] { $source }: wähle eines.
}
ask-Discard = { $source_id ->
    [apollo_muses] { $source }: lege eine Karte des Orakels ab und erhalte Gold in Höhe ihres Ranges.
    [apollo_pythia] { $source }: lege eine Karte des Orakels ab und ersetze sie vom Zugstapel, oder verzichte.
    [poseidon_cyclopes] { $source }: lege eine Karte deiner Sphäre ab.
    [poseidon_earthquake] { $source }: lege eine Familienkarte deiner Sphäre ab.
   *[other] { $source }: lege eine Karte ab.
}
ask-Pay = { $source_id ->
    [ares_amazons] { $source }: wie viel Gold zahlst du? Du erhältst ebenso viele EP plus 1.
    [hephaestus_talos] { $source }: zahlst du 1 Gold für 2 SP?
   *[other] { $source }: wie viel zahlst du?
}
ask-Choice = { $source }: entscheide.
ask-Target = { $source_id ->
    [poseidon_sirens] { $source }: wer gibt dir 2 Gold?
    [poseidon_maritime_trade] { $source }: wer gibt dir 1 Gold?
    [poseidon_minotaur] { $source }: welcher Spieler mit mehr SP gibt dir 1 SP?
    [poseidon_medusa] { $source }: in wessen Sphäre drehst du eine Karte zum Bürger um?
   *[other] { $source }: wähle einen anderen Spieler.
}
ask-Petrify = { $card }: welche Karte von { $target } wird zum Bürger?
ask-Ready = { $source }: welche genutzte Karte richtest du auf?
ask-Swap = { $source_id ->
    [apollo_sibyl] { $source }: tausche eine Karte der Agora gegen eine Karte des Orakels, oder verzichte.
    [apollo_omphalos] { $source }: welche Karte deiner Sphäre kommt ins Orakel, und welche nimmst du dafür?
   *[other] { $source }: welche Karten tauschst du?
}
ask-Copy = { $source_id ->
    [hermes_autolycus] { $source }: welchen Sofort-Effekt aus der Sphäre eines anderen Spielers nutzt du?
    [hermes_herald_of_the_mysteries] { $source }: welchen Eleusis-Effekt nutzt du?
    [hermes_cattle_raid] { $source }: wessen Aktivieren-Effekt nutzt du für 1 Gold?
    [hermes_messenger_of_the_gods] { $source }: welchen Aktivieren-Effekt nutzt du?
    [hermes_pan] { $source }: welchen Sofort- oder Einmal-Effekt nutzt du?
   *[other] { $source }: wessen Effekt nutzt du?
}

# -- Antworten --

do-use = { $card_id ->
    [citizen] Einen Bürger nutzen
   *[other] { $card } nutzen
}
do-take = { $zone_id ->
    [oracle] { $card } aus dem Orakel nehmen
   *[agora] { $card } nehmen
}
do-quest = { $quest } nehmen
do-citizen = Einen Bürger vom Zugstapel nehmen
do-pass = Passen
do-end = Zug beenden
do-stop = Aufhören
do-decline = Verzichten
do-column = Die { $colour }e Säule entfernen
do-begin = { $card_id ->
    [citizen] Einen Bürger als neuen Stapel überführen
   *[other] { $card } als neuen Stapel überführen
}
do-add = { $card_id ->
    [citizen] Einen Bürger zu Stapel { $pile } überführen
   *[other] { $card } zu Stapel { $pile } überführen
}
do-choose = { $choice }
do-discard = { $card_id ->
    [citizen] Einen Bürger ablegen
   *[other] { $card } ablegen
}
do-pay = { $number ->
    [0] Nichts zahlen
   *[other] { $number } Gold zahlen
}
do-target = { $target } wählen
do-petrify = { $card } umdrehen
do-ready = { $card } aufrichten
do-copy-agora = Effekt von { $card } in der Agora nutzen
do-copy = Effekt von { $card } in der Sphäre von { $owner } nutzen
do-swap = { $card } gegen { $other } tauschen
do-lay-on = Eine Karte auf einen fremden Stapel legen
do-merge = Zwei Stapel des Elysiums vereinen
do-turn-up = Einen Bürger aufdecken
do-look-citizen = Die Vorderseite eines Bürgers ansehen
do-look-deck = Den Zugstapel ansehen
do-reorder = Die Sphäre umordnen
do-drawn = { $card } wird gezogen
do-pediment = Giebel: { $side }
do-first = { $player } beginnt
do-families = { $first }, { $second }, { $third }, { $fourth }, { $fifth }

# -- Ereignisse --

tell-pediment = Der Giebel zeigt { $side }.
tell-first = { $player } erhält Scheibe 1.
tell-families = Im Spiel: { $first }, { $second }, { $third }, { $fourth }, { $fifth }.
tell-epoch = Epoche { $number } beginnt.
tell-phase = { $phase }.
tell-round = Runde { $number }.
tell-revealed = { $zone_id ->
    [oracle] Neu im Orakel: { $card }.
   *[agora] Neu in der Agora: { $card }.
}
tell-reshuffled = Der Ablagestapel wird zu einem Zugstapel von { $number } gemischt.
tell-took = { $zone_id ->
    [oracle] { $player } nimmt { $card } aus dem Orakel.
   *[agora] { $player } nimmt { $card } aus der Agora.
}
tell-quest = { $player } nimmt { $quest }.
tell-citizen = { $player } nimmt einen Bürger.
tell-no-citizen = { $player } bekäme einen Bürger, aber es ist keine Karte mehr da.
tell-column = { $player } entfernt die { $colour }e Säule.
tell-no-turn = { $player } kann keine Aufgabe erreichen und setzt aus.
tell-used = { $player } nutzt { $card }.
tell-gained = { $player } erhält { $number } { $what } ({ $card }).
tell-lost = { $player } verliert { $number } { $what } ({ $card }).
tell-paid = { $player } zahlt { $number } { $what } ({ $card }).
tell-drew = { $player } zieht { $card }.
tell-set-aside = { $player } zieht { $card }; sie liegt schon in der Sphäre und wird beiseite gelegt.
tell-no-card = { $player } zieht, aber es ist keine Karte mehr da.
tell-discarded = { $zone_id ->
    [oracle] { $player } legt { $card } aus dem Orakel ab.
   *[domain] { $card_id ->
        [citizen] { $player } legt einen Bürger aus der Sphäre ab.
       *[other] { $player } legt { $card } aus der Sphäre ab.
    }
}
tell-petrified = { $player } dreht { $card } in der Sphäre von { $target } um: jetzt ein Bürger.
tell-readied = { $player } richtet { $card } auf.
tell-swapped = { $player } tauscht { $card } gegen { $other }.
tell-copied = { $player } nutzt den Effekt von { $card } durch { $by }.
tell-cheaper = { $card_id ->
    [hermes_guide_of_souls] { $player } zahlt für den nächsten Übergang in dieser Phase 2 Gold weniger ({ $card }).
    [hades_styx] { $player } zahlt in dieser Phase für jeden Übergang 1 Gold weniger, mindestens aber 1 ({ $card }).
   *[other] { $player } zahlt in dieser Phase weniger für Übergänge ({ $card }).
}
tell-unfinished = { $player } erhält eine unvollendete Aufgabe.
tell-disc = { $player } erhält Scheibe { $number }.
tell-reward = { $vp ->
    [0] { $player } erhält als Lohn { $gold } Gold.
   *[other] { $player } erhält als Lohn { $gold } Gold und { $vp } SP.
}
tell-transferred = { $card_id ->
    [citizen] { $player } überführt einen Bürger zu Stapel { $pile } für { $cost } Gold.
   *[other] { $player } überführt { $card } zu Stapel { $pile } für { $cost } Gold.
}
tell-family-tile = { $player } vollendet einen Mythos der Familie { $family } und nimmt das { $number ->
    [1] erste
   *[other] zweite
} Plättchen.
tell-level-tile = { $player } nimmt das Plättchen für Rang { $level }.
tell-stopped = { $player } beendet den Schritt.
tell-scoring = Endwertung.
tell-score = { $player } hat { $number } SP.

# -- Verbote --

E-ACTION-2 = Eine Säule wird nach dem Nehmen entfernt, nicht vorher.
E-TAKE-2 = { $card } liegt dort nicht.
E-BAN-1 = Das ist nicht dein Zug, nicht dein Schritt oder nicht deine Entscheidung.
E-BAN-2 = Du darfst nicht passen, solange du eine Karte oder Aufgabe nehmen kannst.
E-BAN-3 = Du hast in dieser Epoche schon { $number } Karten genommen.
E-BAN-4 = Du hast in dieser Epoche schon eine Aufgabe genommen.
E-BAN-5 = Du hast in diesem Zug schon etwas genommen.
E-BAN-6 = { $card } verlangt eine aktive { $colour }e Säule, und du hast keine.
E-BAN-7 = Dir fehlt die weitere aktive Säule für einen schwarzen Kreis von { $card }.
E-BAN-8 = { $card } liegt schon offen in deiner Sphäre.
E-BAN-9 = { $card } liegt im Orakel, und nichts erlaubt dir, sie von dort zu nehmen.
E-BAN-10 = Du hast keine aktive Säule einer Farbe über { $quest }.
E-BAN-11 = { $seat } hat { $quest } genommen.
E-BAN-12 = Kein Bürger: Du kannst noch eine Karte nehmen.
E-BAN-13 = Kein Bürger: Du kannst noch eine Aufgabe nehmen.
E-BAN-14 = Du hast in dieser Runde keinen Zug, also auch keine Effekte.
E-BAN-15 = Das Entfernen einer Säule darf nicht entfallen.
E-BAN-16 = Du entfernst genau eine Säule je Zug, nicht mehr.
E-BAN-17 = Deine { $colour }e Säule ist schon entfernt.
E-BAN-18 = Ein Kreis darf nur bei Karten als schwarz gelten, nicht bei { $quest }.
E-BAN-19 = Nur ein Kreis von { $card } darf als schwarz gelten.
E-BAN-20 = Du darfst deinen Zug nicht beenden, bevor du etwas genommen hast.
E-BAN-21 = Keine Effekte zwischen dem Nehmen und dem Entfernen der Säule.
E-BAN-22 = { $card } kann nicht im Zug eines anderen genutzt werden.
E-BAN-23 = { $card } kann nicht in Phase III genutzt werden.
E-BAN-24 = Der Mythos-Effekt von { $card } gilt nur in deinem eigenen Schritt der Phase III.
E-BAN-25 = { $card } ist in dieser Epoche schon genutzt.
E-BAN-26 = { $card } hat keinen Ring mehr: Der Effekt ist verbraucht.
E-BAN-27 = { $card } braucht eine weitere Eleusis-Karte in deiner Sphäre.
E-BAN-28 = Der Sofort-Effekt von { $card } gilt nur beim Nehmen.
E-BAN-29 = { $card } wirkt von selbst und lässt sich nicht auslösen.
E-BAN-30 = Der Chronos-Effekt von { $card } zählt erst in der Endwertung.
E-BAN-31 = { $card } liegt in deinem Elysium und hat dort keinen nutzbaren Effekt.
E-BAN-32 = Ein Bürger hat keinen Effekt.
E-BAN-33 = { $card } liegt nicht in deiner Sphäre.
E-BAN-34 = Es wird noch ein Effekt ausgeführt.
E-BAN-35 = Dieser Schritt von { $card } ist Pflicht.
E-BAN-36 = { $card }: Eine andere Wahl lässt sich besser erfüllen als diese.
E-BAN-37 = { $seat } ist geschützt.
E-BAN-38 = { $card } kopiert Effekte und lässt sich nicht kopieren.
E-BAN-39 = { $card } erfüllt die Bedingung des Effekts nicht.
E-BAN-40 = Du kannst { $number } nicht zahlen: Der Effekt verlangt höchstens { $due }, und du hast { $owned }.
E-BAN-41 = { $card } läge dann doppelt offen in deiner Sphäre.
E-BAN-42 = { $seat } erfüllt die Bedingung des Effekts nicht oder hat nichts, was er treffen könnte.
E-BAN-43 = Der Übergang kostet { $number } Gold, und du hast { $owned }.
E-BAN-44 = Es sind keine Übergänge mehr übrig.
E-BAN-45 = Übergänge gibt es nur in deinem Schritt der Phase III oder durch einen Effekt.
E-BAN-46 = { $card } liegt nicht in deiner Sphäre.
E-BAN-47 = Der Stapel gehört dir nicht.
E-BAN-48 = { $card }: Gleiche Familie und gleicher Rang liegen nie zusammen.
E-BAN-49 = { $card } hat mit der einzelnen Karte weder Familie noch Rang gemein.
E-BAN-50 = Dieser Mythos nimmt nur Karten vom Rang { $number } auf.
E-BAN-51 = Die Familie von { $card } ist in diesem Mythos eines Ranges schon vertreten.
E-BAN-52 = { $card } gehört zu einer anderen Familie als dieser Familienmythos.
E-BAN-53 = Rang { $number } liegt in diesem Familienmythos schon.
E-BAN-54 = Der Mythos ist vollendet.
E-BAN-55 = Ein Bürger braucht einen Mythos aus mindestens zwei Karten.
E-BAN-56 = Ein Bürger kann keinen Stapel beginnen.
E-BAN-57 = Karten im Elysium bleiben in ihrem Stapel: kein Umlegen, kein Vereinen, kein Entfernen.
E-BAN-58 = Du hast deinen Schritt beendet und kannst ihn nicht wieder aufnehmen.
E-BAN-59 = Ein Bürger wird nie aufgedeckt.
E-BAN-60 = Niemand darf die Vorderseite eines Bürgers ansehen.
E-BAN-61 = Niemand darf den Zugstapel ansehen.
E-BAN-62 = Eine Sphäre darf nicht umgeordnet werden.

# -- das Ende --

by-points = nach Punkten
by-gold = nach Gold bei Gleichstand
shared-victory = geteilter Sieg
sheet-board = Auf dem Tableau
sheet-chronos = Chronos
sheet-legends = Mythen
sheet-tiles = Bonusplättchen
sheet-prestige = Ehrenpunkte
sheet-citizens = Bürger

# -- Karten --

name-card-citizen = Bürger
name-card-apollo_gathering = Zusammenkunft (Apollo)
name-card-apollo_pythia = Pythia
name-card-apollo_muses = Musen
name-card-apollo_sibyl = Sibylle
name-card-apollo_temple = Tempel des Apollo
name-card-apollo_torchbearer = Fackelträger
name-card-apollo_omphalos = Omphalos
name-card-apollo_lyre = Leier des Apollo
name-card-apollo_delphi = Orakel von Delphi
name-card-apollo_cassandra = Kassandra
name-card-apollo_asclepius = Asklepios
name-card-apollo_god_of_light = Gott des Lichts
name-card-ares_gathering = Zusammenkunft (Ares)
name-card-ares_hoplites = Hopliten
name-card-ares_phobos_deimos = Phobos und Deimos
name-card-ares_spear = Speer des Ares
name-card-ares_temple = Tempel des Ares
name-card-ares_sacred_truce = Heiliger Friede
name-card-ares_amazons = Amazonen
name-card-ares_spoils_of_war = Kriegsbeute
name-card-ares_trojan_war = Trojanischer Krieg
name-card-ares_eris = Eris
name-card-ares_triumph = Triumph
name-card-ares_god_of_war = Kriegsgott
name-card-athena_gathering = Zusammenkunft (Athene)
name-card-athena_trade_agreement = Handelsabkommen
name-card-athena_weaving_contest = Webwettstreit
name-card-athena_olive_tree = Ölbaum
name-card-athena_temple = Tempel der Athene
name-card-athena_initiation = Initiation
name-card-athena_areopagus = Areopag
name-card-athena_palladium = Palladion
name-card-athena_panathenaic_games = Panathenäische Spiele
name-card-athena_aegis = Aigis
name-card-athena_odysseus = Odysseus
name-card-athena_goddess_of_wisdom = Göttin der Weisheit
name-card-hades_gathering = Zusammenkunft (Hades)
name-card-hades_tartarus = Tartaros
name-card-hades_charon = Charon
name-card-hades_asphodel = Asphodeliengrund
name-card-hades_temple = Tempel des Hades
name-card-hades_persephone = Persephone
name-card-hades_cerberus = Kerberos
name-card-hades_helm_of_darkness = Tarnhelm
name-card-hades_judge_of_the_underworld = Richter der Unterwelt
name-card-hades_styx = Styx
name-card-hades_thanatos = Thanatos
name-card-hades_god_of_the_dead = Totengott
name-card-hephaestus_gathering = Zusammenkunft (Hephaistos)
name-card-hephaestus_divine_help = Göttliche Hilfe
name-card-hephaestus_bellows = Blasebalg
name-card-hephaestus_pandora = Pandora
name-card-hephaestus_temple = Tempel des Hephaistos
name-card-hephaestus_sacred_hearth = Heiliger Herd
name-card-hephaestus_talos = Talos
name-card-hephaestus_golden_net = Goldenes Netz
name-card-hephaestus_armour_of_achilles = Rüstung des Achill
name-card-hephaestus_golden_automata = Goldene Automaten
name-card-hephaestus_anvil = Amboss
name-card-hephaestus_god_of_fire = Feuergott
name-card-hermes_gathering = Zusammenkunft (Hermes)
name-card-hermes_winged_sandals = Flügelschuhe
name-card-hermes_autolycus = Autolykos
name-card-hermes_caduceus = Heroldsstab
name-card-hermes_temple = Tempel des Hermes
name-card-hermes_herald_of_the_mysteries = Herold der Mysterien
name-card-hermes_cattle_raid = Rinderraub
name-card-hermes_guide_of_souls = Seelengeleiter
name-card-hermes_pan = Pan
name-card-hermes_crossroads = Wegkreuzung
name-card-hermes_slayer_of_argus = Argostöter
name-card-hermes_messenger_of_the_gods = Götterbote
name-card-poseidon_gathering = Zusammenkunft (Poseidon)
name-card-poseidon_storm = Seesturm
name-card-poseidon_sirens = Sirenen
name-card-poseidon_maritime_trade = Seehandel
name-card-poseidon_temple = Tempel des Poseidon
name-card-poseidon_sea_procession = Zug zum Meer
name-card-poseidon_cyclopes = Zyklopen
name-card-poseidon_minotaur = Minotauros
name-card-poseidon_earthquake = Erdbeben
name-card-poseidon_sea_monster = Seeungeheuer
name-card-poseidon_medusa = Medusa
name-card-poseidon_god_of_the_seas = Gott der Meere
name-card-zeus_gathering = Zusammenkunft (Zeus)
name-card-zeus_cornucopia = Füllhorn
name-card-zeus_ganymede = Ganymed
name-card-zeus_eagle = Adler des Zeus
name-card-zeus_temple = Tempel des Zeus
name-card-zeus_hierophant = Hierophant
name-card-zeus_companions = Begleiter des Zeus
name-card-zeus_europa = Europa
name-card-zeus_heracles = Herakles
name-card-zeus_thunderbolt = Donnerkeil
name-card-zeus_olympus = Olymp
name-card-zeus_father_of_the_gods = Vater der Götter

text-card-apollo_gathering = Endwertung: 1 SP je verschiedener Familie in dem Mythos, zu dem diese Karte gehört.
text-card-apollo_pythia = Erhalte 1 Gold. Danach darfst du eine Orakelkarte ablegen und vom Zugstapel ersetzen.
text-card-apollo_muses = Lege eine Orakelkarte deiner Wahl ab und erhalte Gold in Höhe ihres Ranges.
text-card-apollo_sibyl = Erhalte 1 Gold. Du darfst eine Karte der Agora mit einer Orakelkarte tauschen.
text-card-apollo_temple = Endwertung: 1 SP je Apollo-Karte in dem Mythos, zu dem diese Karte gehört.
text-card-apollo_torchbearer = Erhalte 1 Gold und 1 SP.
text-card-apollo_omphalos = Tausche eine andere Familienkarte deiner Sphäre gegen eine Orakelkarte; diese gilt als genommen.
text-card-apollo_lyre = Nimmst du eine Karte, deren Familie auch im Orakel liegt, erhältst du 1 Gold.
text-card-apollo_delphi = Du darfst Karten des Orakels nehmen, als lägen sie in der Agora (Bedingungen gelten).
text-card-apollo_cassandra = Nimm zusätzlich eine Orakelkarte vom Rang 1 oder 2, ohne Säulenbedingung.
text-card-apollo_asclepius = Endwertung: 1 SP je Apollo-Karte in deinem Elysium (höchstens 5).
text-card-apollo_god_of_light = Nimmst oder überführst du eine Apollo-Karte, erhältst du 1 Gold oder 1 SP.
text-card-ares_gathering = Endwertung: 1 SP je verschiedener Familie in dem Mythos, zu dem diese Karte gehört.
text-card-ares_hoplites = Erhalte 2 EP.
text-card-ares_phobos_deimos = Erhalte 1 EP.
text-card-ares_spear = Nimmst du eine Ares-Karte, erhältst du 1 EP.
text-card-ares_temple = Endwertung: 1 SP je Ares-Karte in dem Mythos, zu dem diese Karte gehört.
text-card-ares_sacred_truce = Erhalte 2 EP.
text-card-ares_amazons = Zahle 0 bis 3 Gold: erhalte ebenso viele EP plus 1.
text-card-ares_spoils_of_war = Hast du in dieser Phase mindestens 2 Übergänge ausgeführt, erhältst du 2 EP.
text-card-ares_trojan_war = Erhalte 1 EP plus 1 EP je Ares-Karte in deiner Sphäre (insgesamt höchstens 5).
text-card-ares_eris = Erhalte 1 EP. Hat dann ein anderer Spieler mindestens so viele EP wie du, erhältst du 1 EP mehr.
text-card-ares_triumph = Endwertung: 1 SP je 2 deiner EP (höchstens 5).
text-card-ares_god_of_war = Nimmst oder überführst du eine Ares-Karte, erhältst du 1 EP.
text-card-athena_gathering = Endwertung: 1 SP je verschiedener Familie in dem Mythos, zu dem diese Karte gehört.
text-card-athena_trade_agreement = Erhalte 3 Gold. Jeder andere Spieler erhält 1 Gold.
text-card-athena_weaving_contest = Erhalte 1 SP. Wer unter den anderen Spielern die wenigsten SP hat, erhält auch 1 SP (bei Gleichstand alle).
text-card-athena_olive_tree = Erhalte 2 SP. Jeder andere Spieler erhält 1 Gold.
text-card-athena_temple = Endwertung: 1 SP je Athene-Karte in dem Mythos, zu dem diese Karte gehört.
text-card-athena_initiation = Erhalte 2 Gold. Jeder andere Spieler mit mindestens einer Eleusis-Karte in der Sphäre erhält 1 Gold.
text-card-athena_areopagus = Erhalte 1 Gold und 1 SP. Jeder andere Spieler erhält 1 Gold oder 1 SP.
text-card-athena_palladium = Effekte anderer Spieler lassen dich weder Gold, SP, EP noch Karten deiner Sphäre verlieren oder abgeben und drehen keine deiner Karten um.
text-card-athena_panathenaic_games = Du darfst 1 Übergang ausführen. Jeder andere Spieler darf 1 Übergang mit 1 Gold Zusatzkosten ausführen.
text-card-athena_aegis = Nimmst oder überführst du eine Athene-Karte, erhältst du 1 Gold.
text-card-athena_odysseus = Du darfst bis zu 2 Übergänge ausführen, jeweils 1 Gold billiger. Jeder andere Spieler darf 1 Übergang ausführen.
text-card-athena_goddess_of_wisdom = Nutzt du den Effekt einer Athene-Karte, erhältst du 1 SP.
text-card-hades_gathering = Endwertung: 1 SP je verschiedener Familie in dem Mythos, zu dem diese Karte gehört.
text-card-hades_tartarus = Endwertung: 1 SP je 2 Karten in deinem Elysium.
text-card-hades_charon = Du darfst 1 Übergang ausführen.
text-card-hades_asphodel = Endwertung: 1 SP je Bürger in deinem Elysium (höchstens 4).
text-card-hades_temple = Endwertung: 1 SP je Hades-Karte in dem Mythos, zu dem diese Karte gehört.
text-card-hades_persephone = Du darfst 1 Übergang ausführen.
text-card-hades_cerberus = Du darfst 1 kostenlosen Übergang ausführen.
text-card-hades_helm_of_darkness = Nimm 1 Bürger vom Zugstapel in deine Sphäre.
text-card-hades_judge_of_the_underworld = Du darfst je Hades-Karte in deiner Sphäre 1 Übergang ausführen.
text-card-hades_styx = Für den Rest dieser Phase kosten deine Übergänge je 1 Gold weniger, mindestens aber 1.
text-card-hades_thanatos = Du darfst 1 Übergang ausführen.
text-card-hades_god_of_the_dead = Überführst du eine Karte in der Aktionsphase, erhältst du 1 SP.
text-card-hephaestus_gathering = Endwertung: 1 SP je verschiedener Familie in dem Mythos, zu dem diese Karte gehört.
text-card-hephaestus_divine_help = Erhalte 2 Gold.
text-card-hephaestus_bellows = Erhalte 1 Gold.
text-card-hephaestus_pandora = Ziehe die oberste Karte vom Zugstapel und lege sie offen in deine Sphäre; sie gilt als genommen.
text-card-hephaestus_temple = Endwertung: 1 SP je Hephaistos-Karte in dem Mythos, zu dem diese Karte gehört.
text-card-hephaestus_sacred_hearth = Erhalte 1 Gold je Eleusis-Karte in deiner Sphäre (höchstens 3).
text-card-hephaestus_talos = Du darfst 1 Gold zahlen, um 2 SP zu erhalten.
text-card-hephaestus_golden_net = Erhältst du den Lohn deiner Aufgabe, erhältst du 1 Gold mehr.
text-card-hephaestus_armour_of_achilles = Erhalte 1 SP je 2 Gold auf deinem Tableau (höchstens 5).
text-card-hephaestus_golden_automata = Erhalte 2 Gold.
text-card-hephaestus_anvil = Endwertung: 1 SP je Gold auf deinem Tableau (höchstens 4).
text-card-hephaestus_god_of_fire = Nimmst oder überführst du eine Hephaistos-Karte, erhältst du 1 SP.
text-card-hermes_gathering = Endwertung: 1 SP je verschiedener Familie in dem Mythos, zu dem diese Karte gehört.
text-card-hermes_winged_sandals = Überführst du eine Hermes-Karte, erhältst du 1 Gold.
text-card-hermes_autolycus = Nutze den Sofort-Effekt einer Karte vom Rang 1 oder 2 in der Sphäre eines anderen Spielers.
text-card-hermes_caduceus = Richte eine andere genutzte Karte vom Rang 1 oder 2 in deiner Sphäre wieder auf.
text-card-hermes_temple = Endwertung: 1 SP je Hermes-Karte in dem Mythos, zu dem diese Karte gehört.
text-card-hermes_herald_of_the_mysteries = Nutze den Eleusis-Effekt einer anderen Karte in einer beliebigen Sphäre.
text-card-hermes_cattle_raid = Gib einem anderen Spieler 1 Gold, um den Aktivieren-Effekt einer Karte seiner Sphäre zu nutzen.
text-card-hermes_guide_of_souls = Dein nächster Übergang in dieser Phase kostet 2 Gold weniger.
text-card-hermes_pan = Nutze den Sofort- oder Einmal-Effekt einer Karte in der Agora oder in der Sphäre eines anderen Spielers.
text-card-hermes_crossroads = Nimmst du eine Karte, darfst du einen farbigen Kreis ihrer Bedingung als schwarz behandeln.
text-card-hermes_slayer_of_argus = Endwertung: Werte diese Karte mit dem Chronos-Effekt einer Karte aus einem Mythos eines anderen Spielers.
text-card-hermes_messenger_of_the_gods = Nutze den Aktivieren-Effekt einer anderen Karte in einer beliebigen Sphäre.
text-card-poseidon_gathering = Endwertung: 1 SP je verschiedener Familie in dem Mythos, zu dem diese Karte gehört.
text-card-poseidon_storm = Erhalte 1 Gold. Jeder andere Spieler verliert 1 Gold.
text-card-poseidon_sirens = Ein anderer Spieler deiner Wahl gibt dir 2 Gold.
text-card-poseidon_maritime_trade = Ein anderer Spieler deiner Wahl gibt dir 1 Gold.
text-card-poseidon_temple = Endwertung: 1 SP je Poseidon-Karte in dem Mythos, zu dem diese Karte gehört.
text-card-poseidon_sea_procession = Erhalte 1 SP. Jeder andere Spieler ohne Eleusis-Karte in der Sphäre verliert 1 SP.
text-card-poseidon_cyclopes = Jeder andere Spieler legt nach eigener Wahl eine Karte seiner Sphäre ab oder verliert 2 Gold.
text-card-poseidon_minotaur = Ein anderer Spieler mit mehr SP als du gibt dir 1 SP.
text-card-poseidon_earthquake = Erhalte 1 SP. Jeder andere Spieler legt eine Familienkarte (keinen Bürger) seiner Sphäre ab.
text-card-poseidon_sea_monster = Jeder andere Spieler verliert nach eigener Wahl 1 Gold oder 1 SP.
text-card-poseidon_medusa = Drehe eine Familienkarte in der Sphäre eines anderen Spielers um; sie ist ab jetzt ein Bürger.
text-card-poseidon_god_of_the_seas = Nimmst oder überführst du eine Poseidon-Karte, verliert jeder andere Spieler 1 Gold.
text-card-zeus_gathering = Endwertung: 1 SP je verschiedener Familie in dem Mythos, zu dem diese Karte gehört.
text-card-zeus_cornucopia = Erhalte 1 Gold und 1 SP.
text-card-zeus_ganymede = Erhalte 1 SP je Zeus-Karte in deiner Sphäre (höchstens 3).
text-card-zeus_eagle = Nimmst du eine Aufgabe, erhältst du 1 SP.
text-card-zeus_temple = Endwertung: 1 SP je Zeus-Karte in dem Mythos, zu dem diese Karte gehört.
text-card-zeus_hierophant = Erhalte 1 SP je Eleusis-Karte in deiner Sphäre (höchstens 3).
text-card-zeus_companions = Erhalte 1 SP.
text-card-zeus_europa = Erhalte 1 SP plus 1 SP je Mythos in deinem Elysium (insgesamt höchstens 4).
text-card-zeus_heracles = Erhalte 1 SP je 3 SP auf deinem Tableau.
text-card-zeus_thunderbolt = Hast du in dieser Phase mindestens 2 Übergänge ausgeführt, erhältst du 2 SP.
text-card-zeus_olympus = Endwertung: 1 SP je Mythos ohne Bürger in deinem Elysium (höchstens 6).
text-card-zeus_father_of_the_gods = Überführst du eine Karte in einen Mythos, der danach mindestens 3 Karten umfasst, erhältst du 1 SP.

option-variant = Länge
option-variant-help = Das ganze Spiel, oder ein kurzes zum Lernen und für lernende Maschinen.
option-variant-standard = das ganze Spiel
option-variant-mini = kurz: zwei Epochen
