title = Hexemonia

name-tile-pasture = Weide
name-tile-village = Dorf
name-tile-countryside = Landschaft
name-tile-quarry = Steinbruch
name-tile-harbour = Hafen
name-tile-necropolis = Nekropolis
name-tile-spring = Quelle
name-tile-wall = Mauer
name-tile-phalanx = Phalanx
name-tile-fleet = Flotte
name-tile-lighthouse = Leuchtturm
name-tile-labyrinth = Labyrinth
name-tile-agora = Agora
name-tile-tavern = Taverne
name-tile-temple = Tempel
name-tile-gymnasium = Gymnasium
name-tile-amphitheatre = Amphitheater
name-tile-asty = Asty
name-tile-hades = Hades
name-tile-oracle = Orakel
name-tile-moirai = Die Moiren
name-tile-muses = Die Musen
name-tile-pandora = Pandora
name-tile-amazons = Die Amazonen
name-tile-acropolis = Akropolis
name-city-athens = Athen
name-city-sparta = Sparta
name-city-olympia = Olympia
name-city-delphi = Delphi
name-city-delos = Delos
name-resource-citizen = Bürger
name-resource-hoplite = Hoplit
name-resource-gold = Gold
name-resource-tile = Feld

pieces-citizen = Bürger
pieces-hoplite = Hopliten
pieces-gold = Gold

name-nature-politics = Politik
name-nature-military = Militär
name-nature-economy = Wirtschaft
name-nature-sacred = Sakral
name-kind-chora = Chora
name-kind-fortification = Befestigung
name-kind-polis = Polis
name-kind-mythos = Mythos
name-kind-acropolis = Akropolis
name-action-production = Produktion
name-action-strategy = Strategie
name-action-special = Spezial
name-action-war = Krieg
name-slot-0 = Akropolis
name-site-0 = Akropolis
name-site-1 = Platz 1
name-site-2 = Platz 2
name-site-3 = Platz 3
name-site-4 = Platz 4
name-site-5 = Platz 5
name-site-6 = Platz 6
name-site-7 = Platz 7
name-site-8 = Platz 8
name-site-9 = Platz 9
name-site-10 = Platz 10
name-site-11 = Platz 11
name-site-12 = Platz 12
name-site-13 = Platz 13
name-site-14 = Platz 14
name-site-15 = Platz 15
name-site-16 = Platz 16
name-site-17 = Platz 17
name-site-18 = Platz 18
name-site-19 = Platz 19
name-site-20 = Platz 20
name-site-21 = Platz 21
name-site-22 = Platz 22
name-site-23 = Platz 23
name-site-24 = Platz 24
name-site-25 = Platz 25
name-site-26 = Platz 26
name-site-27 = Platz 27
name-site-28 = Platz 28
name-site-29 = Platz 29
name-site-30 = Platz 30
name-site-31 = Platz 31
name-site-32 = Platz 32
name-site-33 = Platz 33
name-site-34 = Platz 34
name-site-35 = Platz 35
name-site-36 = Platz 36
name-site-37 = Platz 37
name-site-38 = Platz 38
name-site-39 = Platz 39
name-site-40 = Platz 40
name-site-41 = Platz 41
name-site-42 = Platz 42
name-site-43 = Platz 43
name-site-44 = Platz 44
name-site-45 = Platz 45
name-site-46 = Platz 46
name-site-47 = Platz 47
name-site-48 = Platz 48
name-site-49 = Platz 49
name-site-50 = Platz 50
name-site-51 = Platz 51
name-site-52 = Platz 52
name-site-53 = Platz 53
name-site-54 = Platz 54
name-site-55 = Platz 55
name-site-56 = Platz 56
name-site-57 = Platz 57
name-site-58 = Platz 58
name-site-59 = Platz 59
name-site-60 = Platz 60
name-slot-1 = Platz 1
name-slot-2 = Platz 2
name-slot-3 = Platz 3
name-slot-4 = Platz 4
name-slot-5 = Platz 5
name-slot-6 = Platz 6
name-slot-7 = Platz 7
name-slot-8 = Platz 8
name-slot-9 = Platz 9
name-slot-10 = Platz 10
name-slot-11 = Platz 11
name-slot-12 = Platz 12
name-slot-13 = Platz 13
name-slot-14 = Platz 14
name-slot-15 = Platz 15
name-slot-16 = Platz 16
name-slot-17 = Platz 17
name-slot-18 = Platz 18
name-slot-19 = Platz 19
name-slot-20 = Platz 20
name-slot-21 = Platz 21
name-slot-22 = Platz 22
name-slot-23 = Platz 23
name-slot-24 = Platz 24
name-slot-25 = Platz 25
name-slot-26 = Platz 26
name-slot-27 = Platz 27
name-slot-28 = Platz 28
name-slot-29 = Platz 29
name-slot-30 = Platz 30
name-slot-31 = Platz 31
name-slot-32 = Platz 32
name-slot-33 = Platz 33
name-slot-34 = Platz 34
name-slot-35 = Platz 35
name-slot-36 = Platz 36
name-slot-37 = Platz 37
name-slot-38 = Platz 38
name-slot-39 = Platz 39
name-slot-40 = Platz 40
name-slot-41 = Platz 41
name-slot-42 = Platz 42
name-slot-43 = Platz 43
name-slot-44 = Platz 44
name-slot-45 = Platz 45
name-slot-46 = Platz 46
name-slot-47 = Platz 47
name-slot-48 = Platz 48
name-slot-49 = Platz 49
name-slot-50 = Platz 50
name-slot-51 = Platz 51
name-slot-52 = Platz 52
name-slot-53 = Platz 53
name-slot-54 = Platz 54
name-slot-55 = Platz 55
name-slot-56 = Platz 56
name-slot-57 = Platz 57
name-slot-58 = Platz 58
name-slot-59 = Platz 59
name-slot-60 = Platz 60

option-uprisings = Aufstände
option-uprisings-on = an
option-uprisings-off = aus (nur zu zweit)
option-uprisings-help = Wer den Philosophen nimmt, löst in allen anderen Städten Aufstände aus. Ohne sie ist der Philosoph zu zweit am Ende 3 Punkte wert.
option-open_acropolis = Offene Akropolen
option-open_acropolis-auto = zu zweit
option-open_acropolis-on = an (nur zu zweit)
option-open_acropolis-off = aus
option-open_acropolis-help = Alle Akropolen liegen von Anfang an offen.
option-supply_limit = Begrenzter Vorrat
option-supply_limit-on = an
option-supply_limit-off = aus
option-supply_limit-help = Es gibt 60 Bürger, 30 Hopliten und 50 Gold. Was nicht da ist, kann niemand bekommen.
option-strict_rings = Strenge Ringe
option-strict_rings-on = an
option-strict_rings-off = aus
option-strict_rings-help = Ein Loch in einem inneren Ring muss geschlossen werden, bevor weiter außen gebaut wird.
option-shield_covers_itself = Schilde schützen sich selbst
option-shield_covers_itself-on = an
option-shield_covers_itself-off = aus
option-shield_covers_itself-help = Der Schild einer aktiven Befestigung verteidigt auch diese selbst.
option-start = Startspieler
option-start-random = ausgelost
option-start-0 = Platz 1
option-start-1 = Platz 2
option-start-2 = Platz 3
option-start-3 = Platz 4
option-start-help = Wer beginnt. Wer rechts vom Startspieler sitzt, hat den letzten Zug.

ask-DealAcropolis = Eine Akropolis wird ausgeteilt.
ask-TurnUp = Ein Feld der Auslage wird aufgedeckt.
ask-DealTile = Ein Feld wird ausgeteilt.
ask-StartPlayer = Der Startspieler wird ausgelost.
ask-Refill = Die Auslage wird aufgefüllt.
ask-Glance = Ein Feld des Stapels wird angesehen.
ask-DrawFate = Ein Feld wird vom Stapel gezogen.
ask-Pilfer = Ein Feld der Hand geht verloren.
ask-DrawFirst = Nimm ein Feld der Auslage.
ask-DrawSecond = Nimm noch ein Feld oder eine Ressource für deine Akropolis.
ask-Play = Spiele Felder aus deiner Hand aus oder höre auf.
ask-Site = Wähle einen Platz für: { $tile }.
ask-Pay =
    Bezahle noch { $resource_id ->
        [citizen] { $need } Bürger
        [hoplite] { $need } Hopliten
       *[other] { $need } Gold
    } für { $slot }: von wo?
ask-Host = Wähle ein Feld für den Marker: { $tile }.
ask-DropMythos =
    Lege { $due ->
        [one] ein älteres Mythosfeld
       *[other] { $due } ältere Mythosfelder
    } in die Unterwelt.
ask-Act = Wähle deine Aktion.
ask-Share =
    Der Vorrat ist knapp: Verteile { $resource_id ->
        [citizen] { $left } Bürger
        [hoplite] { $left } Hopliten
       *[other] { $left } Gold
    }.
ask-Exchange = Tausche beliebig oft 2 Bürger gegen einen Hopliten oder umgekehrt; danach verteilst du deine Stücke.
ask-Move = Gib deinen Feldern der Reihe nach neue Mengen; die Akropolis gleicht aus.
ask-Special =
    Nutze eine Fähigkeit{ $used_count ->
        [0] { $invoked_count ->
            [0] .
           *[other] {" "}oder höre auf.
        }
       *[other] {" "}oder höre auf.
    }
ask-Reveal = Deine Akropolis grenzt an dieses Feld: Decke sie auf und zähle sie mit, falls ihre Natur passt, oder lass sie verdeckt.
ask-Sacrifice = Gib Bürger in den Vorrat zurück, 2 für jedes Gold (bisher { $given }).
ask-SpringGain = Wähle eine Ressource für deine Akropolis.
ask-Agora =
    { $first_count ->
        [0] Bewege ein Stück in deiner Stadt.
       *[other] Bewege noch ein Stück oder höre auf.
    }
ask-Opponent =
    Wähle, wer { $wanted_id ->
        [citizen] einen Bürger
        [hoplite] einen Hopliten
        [gold] ein Gold
       *[other] ein Handfeld
    } verliert.
ask-Give =
    Wähle den Ort, von dem du { $resource_id ->
        [citizen] einen Bürger
        [hoplite] einen Hopliten
       *[other] ein Gold
    } an { $taker } gibst.
ask-Smite = Wähle ein Feld und wie viele überschüssige Bürger Hades holt.
ask-Arrange = Lege die Felder zurück: Welches kommt als Nächstes von oben ({ $placed } liegen schon)?
ask-War =
    Wähle ein Feld für den Angriff{ $fought_count ->
        [0] .
       *[other] {" "}oder höre auf.
    }
ask-Force = Schicke eine Stärke von mehr als { $defence } (bisher { $force }): Ein Bürger zählt 1, ein Hoplit 2.
ask-Losses = Du verlierst Truppen im Wert von { $defence }: Wie viele Hopliten gibst du? Bürger decken den Rest; für einen halben Hopliten zu viel kommt ein Bürger zurück.
ask-Spoils = Wähle einen Platz für das eroberte Feld.
ask-Discard =
    Lege { $due ->
        [one] ein Feld
       *[other] { $due } Felder
    } deiner Hand ab.

do-take = { $tile } nehmen
do-gain =
    { $resource_id ->
        [citizen] Einen Bürger
        [hoplite] Einen Hopliten
       *[other] Ein Gold
    } nehmen
do-play = { $tile } ausspielen
do-stop = Aufhören
do-done = Fertig
do-place =
    Auf { $slot_id ->
        [0] die Akropolis
       *[other] { $slot }
    }
do-pay =
    { $resource_id ->
        [citizen] { $amount } Bürger
        [hoplite] { $amount ->
            [one] 1 Hoplit
           *[other] { $amount } Hopliten
        }
       *[other] { $amount } Gold
    } von { $from_id ->
        [0] der Akropolis
       *[other] { $from }
    }
do-host =
    Auf { $slot_id ->
        [0] die Akropolis
       *[other] { $slot }
    }
do-drop = { $tile } ablegen
do-production = Produktion
do-strategy = Strategie
do-special = Spezial
do-war = Krieg
do-assign =
    { $resource_id ->
        [citizen] { $amount } Bürger
        [hoplite] { $amount ->
            [one] 1 Hoplit
           *[other] { $amount } Hopliten
        }
       *[other] { $amount } Gold
    } auf { $slot_id ->
        [0] die Akropolis
       *[other] { $slot }
    }
do-exchange =
    { $count ->
        [-1] 1 Hopliten gegen 2 Bürger
        [-2] 2 Hopliten gegen 4 Bürger
        [-3] 3 Hopliten gegen 6 Bürger
        [-4] 4 Hopliten gegen 8 Bürger
        [-5] 5 Hopliten gegen 10 Bürger
        [-6] 6 Hopliten gegen 12 Bürger
        [0] Kein Tausch
        [1] 2 Bürger gegen 1 Hopliten
        [2] 4 Bürger gegen 2 Hopliten
        [3] 6 Bürger gegen 3 Hopliten
        [4] 8 Bürger gegen 4 Hopliten
        [5] 10 Bürger gegen 5 Hopliten
        [6] 12 Bürger gegen 6 Hopliten
       *[other] Tausch: Hopliten { $count }
    }
do-set =
    { $slot }: { $resource_id ->
        [citizen] { $amount } Bürger
        [hoplite] { $amount ->
            [one] 1 Hoplit
           *[other] { $amount } Hopliten
        }
       *[other] { $amount } Gold
    }
do-use = { $slot } nutzen
do-invoke = { $tile } nutzen
do-reveal = Akropolis aufdecken
do-keep = Verdeckt lassen
do-return =
    { $amount } Bürger von { $slot_id ->
        [0] der Akropolis
       *[other] { $slot }
    }
do-move =
    { $resource_id ->
        [citizen] Einen Bürger
        [hoplite] Einen Hopliten
       *[other] Ein Gold
    } von { $from_id ->
        [0] der Akropolis
       *[other] { $from }
    } auf { $to_id ->
        [0] die Akropolis
       *[other] { $to }
    }
do-against = { $opponent }
do-give =
    { $resource_id ->
        [citizen] Einen Bürger
        [hoplite] Einen Hopliten
       *[other] Ein Gold
    } von { $slot_id ->
        [0] der Akropolis
       *[other] { $slot }
    }
do-smite = { $amount } Bürger von { $opponent }, { $target }
do-top = { $tile } als Nächstes
do-attack = { $opponent } angreifen, { $target }
do-send =
    { $resource_id ->
        [citizen] { $amount } Bürger
        [hoplite] { $amount ->
            [one] 1 Hoplit
           *[other] { $amount } Hopliten
        }
       *[other] { $amount } Gold
    } von { $slot_id ->
        [0] der Akropolis
       *[other] { $slot }
    }
do-lose =
    { $hoplites ->
        [0] Keinen Hopliten geben
        [one] Einen Hopliten geben
       *[other] { $hoplites } Hopliten geben
    }
do-discard = { $tile } ablegen
do-city = { $city }
do-drawn = { $tile }
do-starts = { $starter } beginnt
do-lost = Verloren: { $tile }

tell-city = { $player } bekommt eine Akropolis ({ $city }).
tell-city-open = { $player } spielt { $city }.
tell-turned-up = Neu in der Auslage: { $tile }.
tell-dealt = { $player } zieht ein Feld ({ $tile }).
tell-starts = { $player } beginnt; { $last } hat den letzten Zug.
tell-turn = { $player } ist am Zug.
tell-took = { $player } nimmt { $tile } aus der Auslage.
tell-gained =
    { $player } erhält { $resource_id ->
        [citizen] { $amount } Bürger
        [hoplite] { $amount } Hopliten
       *[other] { $amount } Gold
    } ({ $slot }).
tell-ended = Der Stapel ist leer: letzte Züge bis zum Schlussspieler.
tell-played = { $player } spielt { $tile } aus.
tell-placed = { $player } legt { $tile } auf { $slot }.
tell-paid =
    { $player } bezahlt { $resource_id ->
        [citizen] { $amount } Bürger
        [hoplite] { $amount } Hopliten
       *[other] { $amount } Gold
    } von { $from_id ->
        [0] der Akropolis
       *[other] { $from }
    } für { $to }.
tell-hosted = { $player } legt den Marker ({ $tile }) auf { $slot }.
tell-dropped = { $player } legt { $tile } in die Unterwelt.
tell-action = { $player } wählt { $action }.
tell-produced =
    { $player } erhält { $resource_id ->
        [citizen] { $amount } Bürger
        [hoplite] { $amount } Hopliten
       *[other] { $amount } Gold
    } auf { $slot }.
tell-short =
    Nur { $left } im Vorrat, wo { $player } { $resource_id ->
        [citizen] { $wanted } Bürger
        [hoplite] { $wanted } Hopliten
       *[other] { $wanted } Gold
    } bekäme.
tell-exchanged =
    { $player } tauscht { $count ->
        [-1] 1 Hopliten gegen 2 Bürger
        [-2] 2 Hopliten gegen 4 Bürger
        [-3] 3 Hopliten gegen 6 Bürger
        [-4] 4 Hopliten gegen 8 Bürger
        [-5] 5 Hopliten gegen 10 Bürger
        [-6] 6 Hopliten gegen 12 Bürger
        [1] 2 Bürger gegen 1 Hopliten
        [2] 4 Bürger gegen 2 Hopliten
        [3] 6 Bürger gegen 3 Hopliten
        [4] 8 Bürger gegen 4 Hopliten
        [5] 10 Bürger gegen 5 Hopliten
        [6] 12 Bürger gegen 6 Hopliten
       *[other] Bürger und Hopliten (Hopliten: { $count })
    }.
tell-moved =
    { $player } lässt { $resource_id ->
        [citizen] { $amount } Bürger
        [hoplite] { $amount } Hopliten
       *[other] { $amount } Gold
    } auf { $slot }.
tell-used = { $player } nutzt { $tile } ({ $slot }).
tell-invoked = { $player } nutzt { $tile }.
tell-revealed = { $player } deckt { $city } auf.
tell-returned = { $player } gibt { $amount } Bürger zurück ({ $slot }).
tell-carried =
    { $player } bewegt { $resource_id ->
        [citizen] einen Bürger
        [hoplite] einen Hopliten
       *[other] ein Gold
    } von { $from_id ->
        [0] der Akropolis
       *[other] { $from }
    } auf { $to_id ->
        [0] die Akropolis
       *[other] { $to }
    }.
tell-targeted = { $player } wählt { $opponent }.
tell-gave =
    { $player } gibt { $resource_id ->
        [citizen] einen Bürger
        [hoplite] einen Hopliten
       *[other] ein Gold
    } von { $from_id ->
        [0] der Akropolis
       *[other] { $from }
    } an { $taker }.
tell-smitten = Hades holt { $amount } Bürger von { $opponent } ({ $slot }), für { $player }.
tell-pilfered = { $player } verliert { $tile } aus der Hand an Pandora.
tell-glimpsed = { $player } sieht Feld { $place } des Stapels an ({ $tile }).
tell-arranged = { $player } legt die Felder auf den Stapel zurück.
tell-attacked = { $player } greift { $tile } von { $opponent } an ({ $slot }).
tell-marched =
    { $player } schickt { $resource_id ->
        [citizen] { $amount } Bürger
        [hoplite] { $amount } Hopliten
       *[other] { $amount } Gold
    } von { $slot_id ->
        [0] der Akropolis
       *[other] { $slot }
    }.
tell-clashed =
    Das Heer von { $player }, { $citizens ->
        [0] { $hoplites ->
            [0] niemand
            [one] 1 Hoplit
           *[other] { $hoplites } Hopliten
        }
       *[other] { $citizens } Bürger{ $hoplites ->
            [0] {""}
            [one] {" "}und 1 Hoplit
           *[other] {" "}und { $hoplites } Hopliten
        }
    }, schlägt eine Verteidigung von { $defence } von { $opponent }.
tell-lost =
    { $player } verliert { $citizens ->
        [0] { $hoplites ->
            [0] nichts
            [one] 1 Hopliten
           *[other] { $hoplites } Hopliten
        }
       *[other] { $citizens } Bürger{ $hoplites ->
            [0] {""}
            [one] {" "}und 1 Hopliten
           *[other] {" "}und { $hoplites } Hopliten
        }
    }{ $change ->
        [0] .
       *[other] {" "}und nimmt { $change } Bürger als Wechselgeld.
    }
tell-captured = { $player } erobert { $tile } von { $opponent } und legt das Feld auf { $slot }.
tell-merged = { $player } hat { $tile } schon: Was auf dem eroberten lag, kommt auf { $slot }.
tell-mythos-won = { $player } erobert { $tile } von { $opponent }.
tell-philosopher = { $player } nimmt den Philosophen (politische Felder: { $count }).
tell-uprising =
    Aufstand bei { $player } ({ $slot }): { $resource_id ->
        [citizen] { $amount } Bürger
        [hoplite] { $amount ->
            [one] 1 Hoplit
           *[other] { $amount } Hopliten
        }
       *[other] { $amount } Gold
    } verloren.
tell-discarded = { $player } legt { $tile } ab.
tell-scored =
    { $player } hat { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.

by-points = nach Punkten
by-nature = nach aktiven Feldern der Natur der eigenen Akropolis
by-gold = nach Gold auf der Akropolis

shared = geteilter Sieg

sheet-chora = Chora
sheet-fortification = Festungen
sheet-polis = Polis
sheet-set = Set
sheet-gold = Gold
sheet-bonus = Bonus
sheet-philosopher = Philosoph

show-setup = Aufbau
show-turn = Zug { $turn }: { $player }   (Schlussspieler { $last })
show-ended = letzte Züge
show-supply = Vorrat
show-stack = Stapel
show-philosopher = Philosoph
show-display = Auslage
show-underworld = Unterwelt
show-top = Oben auf dem Stapel (weißt nur du)
show-hand = Deine Hand
show-known = bekannte Handfelder
show-closed = verdeckt
show-active = aktiv
show-inactive = inaktiv
show-city = Punkte { $score }  Steine { $totals }  Produktion { $income }  Stärke { $force }  Politik { $politics }  Hand { $hand }
show-legend = Steine sind Bürger/Hopliten/Gold; + aktiv, - inaktiv, m mit Mythosmarker, . freier Platz
show-patron = { $nature }; am Ende { $points } für jedes aktive Feld: { $kind }
show-cost = kostet { $cost }
show-yield = bringt { $made }
show-shield = Schild { $count }

ability-harbour = Nimmt für jedes Wirtschaftsfeld daneben, aktiv oder nicht, ein Gold aus dem Vorrat.
ability-temple = Nimmt für jedes sakrale Feld daneben, aktiv oder nicht, ein Gold aus dem Vorrat.
ability-necropolis = Gibt beliebig viele eigene Bürger zurück, mindestens zwei, für je zwei ein Gold.
ability-spring = Nimmt eine Ressource deiner Wahl auf die Akropolis.
ability-lighthouse = Jeder Gegner gibt ein Gold auf den Leuchtturm.
ability-labyrinth = Ein Gegner deiner Wahl gibt einen Hopliten auf das Labyrinth.
ability-tavern = Ein Gegner deiner Wahl gibt einen Bürger auf die Taverne.
ability-agora = Bewegt bis zu zwei Stücke in deiner Stadt.
ability-hades = Entfernt bis zu drei überschüssige Bürger von einem Feld eines Gegners.
ability-oracle = Zeigt dir die vier obersten Felder des Stapels; du legst sie in beliebiger Reihenfolge zurück.
ability-moirai = Zieht das oberste Feld des Stapels auf deine Hand.
ability-pandora = Ein zufälliges Handfeld eines Gegners kommt in die Unterwelt.

H-TURN-1 = Erst muss dieser Schritt fertig sein.
H-END-3 = Das Spiel ist zu Ende.
H-DEF-8 = Das wird in fester Reihenfolge beantwortet, und Platz { $slot } ist schon vorbei oder bleibt, wie es ist.
H-GEO-6 = Das erste Feld kommt auf Platz 1; alle sechs Seiten sind gleich.
H-PAY-1 =
    { $slot ->
        [0] Die Akropolis
       *[other] Platz { $slot }
    } hat davon nur { $held }.
H-PAY-2 = Die Quellen werden der Reihe nach genutzt, und was übrig ist, muss für den Rest der Kosten reichen.
H-PLAY-1 = Du hast { $tile } nicht auf der Hand.
H-PLAY-5 = Du hast kein Feld auf Platz { $slot }.
H-PLAY-6 = Keins der älteren Felder, die jetzt gehen können: { $tile }.
H-STRAT-1 = Das gehört zur Aktion Strategie.
H-STRAT-2 =
    Das braucht { $needed } ({ $resource }); deine Stadt hat { $held }{ $kept ->
        [0] .
       *[other] , und { $kept } bleiben auf schon verteilten Feldern.
    }
H-SPEC-1 = Das ist keine Fähigkeit von dir, oder dies ist keine Spezialaktion.
H-SPEC-2 = Da ist nichts von dir, was du nutzen könntest.
H-SPEC-3 = Du gibst von einem eigenen Ort, an dem es liegt.
H-AB-necropolis =
    { $slot ->
        [-1] Bürger werden zurückgegeben, wenn eine Nekropolis genutzt wird.
        [0] Die Akropolis hat nur { $held } Bürger.
       *[other] Platz { $slot } hat nur { $held } Bürger.
    }
H-AB-agora = Die Agora bewegt Stücke deiner Stadt von einem Ort zu einem anderen.
H-AB-hades = Hades trifft ein Feld eines Gegners.
H-AB-oracle = Dieses Feld ist nicht unter denen, die du gesehen hast.
H-WAR-1 = Angriffe gehören zur Aktion Krieg.
H-WAR-6 =
    { $slot ->
        [0] Auf der Akropolis
       *[other] Auf Platz { $slot }
    } hast du nur { $held } ({ $resource }) für den Angriff.
H-WAR-7 = Du kannst { $least } bis { $most } Hopliten geben.
H-WAR-12 = Das gehört zu einem laufenden Kampf.
H-WAR-9 = Dein eigenes Polisfeld dieses Namens nimmt alles auf.
H-REV-1 = Jetzt ist nichts verdeckt zu lassen.
H-HAND-1 = { $tile } kannst du hier nicht ablegen: Die Felder gehen der Reihe nach.
H-NO-1 = Schritt A nimmt nur Felder der Auslage; nicht dort: { $tile }.
H-NO-2 = Als Erstes muss ein Feld genommen werden.
H-NO-3 = Beide Teile von Schritt A sind Pflicht.
H-NO-4 = Pro Zug wird nur eine Ressource genommen, auf die eigene Akropolis.
H-NO-5 = Davon ist nichts im Vorrat: { $resource }.
H-NO-6 = Der Stapel ist leer: Die letzten Züge haben keinen Schritt A.
H-NO-7 = { $seat } ist am Zug.
H-NO-8 = Es geht nicht zu einem früheren Schritt zurück, und Felder werden nur in Schritt B ausgespielt.
H-NO-9 = { $tile } kostet { $cost } ({ $resource }); deine ganze Stadt hat { $held }.
H-NO-10 = { $tile } braucht { $due } ({ $resource }); in diesem Schritt ausgespielte Felder bezahlen nicht, und die anderen haben { $free }.
H-NO-11 =
    { $need ->
        [0] Jetzt ist nichts zu bezahlen: die aufgedruckten Kosten, nicht mehr und nicht weniger.
       *[other] Es werden genau die aufgedruckten Kosten bezahlt; jetzt zu bezahlen: { $need } ({ $resource }).
    }
H-NO-12 = Bezahlt wird aus der eigenen Stadt.
H-NO-13 = Jedes Polisfeld darf einmal in deiner Stadt liegen; schon da: { $tile }.
H-NO-14 = Für das Polisfeld { $tile } gibt es keinen erlaubten Platz.
H-NO-15 = Platz { $slot } ist besetzt.
H-NO-16 =
    Platz { $slot } berührt nur { $count } deiner Felder; { $needed ->
        [1] das erste Feld braucht die Akropolis.
       *[other] nötig sind zwei.
    }
H-NO-17 = Platz { $slot } liegt zu weit außen: Auf Platz { $hole } ist eine Lücke.
H-NO-18 = Ein Polisfeld berührt die Akropolis oder ein Polisfeld; Platz { $slot } tut keins von beiden.
H-NO-19 = Felder werden in der Stadt nie bewegt.
H-NO-20 = Deine Stadt hat kein Feld dieser Natur: { $nature }.
H-NO-21 = Eine Akropolis trägt nie einen Mythosmarker.
H-NO-22 = Der Marker braucht ein Feld dieser Natur: { $nature }.
H-NO-23 = Marker werden nicht für sich bewegt.
H-NO-24 = Mehr als { $limit } Mythosfelder hat niemand; abzulegen sind ältere: { $due }.
H-NO-25 = Das gerade Ausgespielte bleibt ({ $tile }); ein älteres geht.
H-NO-26 = Das gerade Eroberte bleibt ({ $tile }); ein älteres geht.
H-NO-27 = Mythosfelder gehen nur, wenn es zu viele sind.
H-NO-28 = Auf Mythosfeldern liegen keine Ressourcen.
H-NO-29 = Es gibt eine Aktion pro Zug, und sie ist gewählt.
H-NO-30 = Eine Aktion muss gewählt werden.
H-NO-31 =
    { $count ->
        [0] Keins deiner aktiven Felder hat eine Fähigkeit.
        [one] Die einzige Fähigkeit deiner aktiven Felder fände jetzt nichts zu tun.
       *[other] Die { $count } Fähigkeiten deiner aktiven Felder fänden jetzt nichts zu tun.
    }
H-NO-32 =
    { $targets ->
        [0] Kein Gegner hat ein Feld, das angegriffen werden kann.
       *[other] { $room ->
            [0] Angreifbar sind nur Polisfelder, und deine Stadt hat keinen erlaubten Platz für sie.
           *[other] Deine ganze Stärke ist { $force }; das schwächste Feld, das du angreifen könntest, hat eine Verteidigung von { $defence }.
        }
    }
H-NO-33 = Das Feld auf Platz { $slot } ist inaktiv und bringt nichts.
H-NO-34 = Der Marker auf Platz { $slot } liegt auf einem inaktiven Feld und bringt nichts.
H-NO-35 =
    { $left ->
        [0] Jetzt ist keine Produktion zu verteilen.
       *[other] { $most ->
            [0] Das wird dort jetzt nicht produziert; noch zu verteilen: { $left }.
           *[other] Hierher können { $least } bis { $most } von { $left }, die noch zu verteilen sind.
        }
    }
H-NO-36 = Stücke bewegen sich nur in der eigenen Stadt; auf Platz { $slot } hast du kein Feld.
H-NO-37 = Der Tausch ist gemacht; davon bewegt sich nichts mehr.
H-NO-38 = Gold wird nicht getauscht; du hast { $gold }.
H-NO-39 = Zwei Bürger für einen Hopliten liegen auf einem Feld; nötige Paare: { $pairs }.
H-NO-40 = Dem Vorrat fehlen die Stücke für diesen Tausch ({ $resource }: { $supply }).
H-NO-41 = { $tile } ist inaktiv: nötig { $cost } ({ $resource }), vorhanden { $held }.
H-NO-42 = Der Marker liegt auf einem inaktiven Feld, Platz { $slot }: { $tile }.
H-NO-43 = In dieser Aktion schon genutzt: { $tile }.
H-NO-44 = Hier gibt es keine Fähigkeit: { $tile }.
H-NO-45 = Mindestens eine Fähigkeit muss genutzt werden.
H-NO-46 = Kein Nachbar zählt für: { $tile }.
H-NO-47 = Der Vorrat hat kein Gold für: { $tile }.
H-NO-48 = Die Nekropolis nimmt insgesamt mindestens zwei Bürger; deine Stadt kann { $held } geben.
H-NO-49 = Die Quelle gibt aus dem Vorrat auf deine Akropolis, und der Vorrat ist leer.
H-NO-50 = Kein Gegner hat, was hier verlangt wird: { $tile }.
H-NO-51 =
    { $own ->
        [1] Du bist nicht dein eigener Gegner.
       *[other] { $seat } hat nichts von dem Verlangten: { $resource }.
    }
H-NO-52 = Du musst geben.
H-NO-53 = Den Ort wählt dein Gegner.
H-NO-54 = Die Agora bewegt höchstens zwei Stücke, keins davon zweimal.
H-NO-55 =
    Hades holt überschüssige Bürger aktiver Felder; { $lit ->
        [-1] kein Gegner hat welche.
        [0] dieses Feld ist inaktiv, seine Bürger ({ $citizens }) sind kein Überschuss.
       *[other] dieses Feld braucht alle, die es hat ({ $citizens }).
    }
H-NO-56 = Hades kann keine Akropolis treffen.
H-NO-57 = Hades holt höchstens { $most } und nicht mehr als den Überschuss von { $surplus }.
H-NO-58 = Hades trifft nur ein Feld.
H-NO-59 = Der Stapel ist leer; jetzt ohne Nutzen: { $tile }.
H-NO-60 = Pandora nimmt ein zufälliges Feld.
H-NO-61 = Eine Akropolis wird nur aufgedeckt, um für Hafen oder Tempel ihrer Natur daneben zu zählen.
H-NO-62 = Deine Akropolis liegt offen und bleibt es.
H-NO-63 = Angegriffen werden Felder von Gegnern.
H-NO-64 = Eine Akropolis kann nicht angegriffen werden.
H-NO-65 = Das Feld auf Platz { $slot } hat keine freie Seite.
H-NO-66 = Ohne das Feld auf Platz { $slot } zerfiele die Stadt.
H-NO-67 = Gegen { $seat } hast du in dieser Aktion schon gekämpft.
H-NO-68 = Ein Krieg hat mindestens einen Kampf.
H-NO-69 = Deine ganze Stärke von { $force } schlägt die Verteidigung von { $defence } nicht.
H-NO-70 = Deine Stadt hat keinen erlaubten Platz für das Polisfeld { $tile }.
H-NO-71 =
    { $most ->
        [0] Eine Stärke von { $force } übertrifft die Verteidigung von { $defence } nicht.
       *[other] So käme deine Stärke auf höchstens { $most }; die Verteidigung ist { $defence }.
    }
H-NO-72 = Gold hat keine Stärke.
H-NO-73 = Schilde werden nicht addiert; der stärkste zählt.
H-NO-74 = Der Schild einer inaktiven Befestigung oder des angegriffenen Feldes selbst hilft nicht.
H-NO-75 = Wechselgeld ist ein Bürger für einen ungeraden Rest: Gib höchstens { $most } Hopliten.
H-NO-76 = Alle Überlebenden kommen auf das eroberte Feld.
H-NO-77 = Gold und Marker bleiben auf dem eroberten Feld.
H-NO-78 = Den Philosophen nimmt nur, wer mehr zählt.
H-NO-79 = Der Philosoph wird nur im eigenen Zug genommen.
H-NO-80 = Niemand wählt, was ein Aufstand nimmt.
H-NO-81 = Ein Aufstand nimmt nie die aufgedruckten Kosten.
H-NO-82 = Das Handlimit ist { $limit }; abzulegen: { $due }.
H-NO-83 = Felder werden nur in Schritt D abgelegt, bis auf vier.
H-NO-84 = Die Hände der anderen sind verdeckt.
H-NO-85 = Verdeckte Akropolen der anderen bleiben geheim.
H-NO-86 = Nur das Orakel sieht den Stapel an und ordnet ihn.
H-NO-87 =
    { $needed ->
        [0] Noch nicht: Erst muss das hier aufgehen.
       *[other] { $pairs ->
            [0] Noch nicht: Auf deinen Feldern liegen { $needed } ({ $resource }), mehr als die { $held } deiner Stadt.
           *[other] Noch nicht: Von { $held } ({ $resource }) liegen { $needed } auf Feldern, und so viele Paare müssen beisammen liegen: { $pairs }.
        }
    }

option-variant = Länge
option-variant-help = Das ganze Spiel, oder ein kurzes zum Lernen und für lernende Maschinen.
option-variant-standard = das ganze Spiel
option-variant-mini = kurz: die Hälfte der Geländefelder
