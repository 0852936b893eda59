# Wörter des Plans.

area-sea = Das Meer
area-gods = Götter und Kreaturen

board-round = Runde
board-gold = Gold
board-income = Einkünfte
board-philosophers = Philosophen
board-priests = Priester
board-reserve-ships = Schiffe in der Reserve
board-reserve-troops = Armeen in der Reserve
board-ships = { $count } { $count ->
    [one] Schiff
   *[other] Schiffe
 } von { $player }
board-trade = Seehandel
board-closed = für Schiffe gesperrt
board-owner = gehört { $player }
board-neutral = neutral
board-troops = { $count ->
    [0] keine Armeen
    [one] 1 Armee
   *[other] { $count } Armeen
 }
board-metropolis = Metropole
board-slots = { $free } von { $all } Bauplätzen frei
board-prosperity = Wohlstand { $count }
board-creatures = Kreaturen
board-price = { $price } Gold, je benutztem Tempel 1 weniger
board-gods = Götter
board-face-down = diese Runde nicht
board-standing = { $player } bietet { $amount }
board-no-offering = noch kein Opfer
board-nobody = niemand
board-turns = Nächste Opfer
board-supply = Vorrat und abgeworfene Kreaturen
board-pile = Kreaturen im Stapel: { $count }
board-discard = Abgeworfen:
board-stock-metropolis = Metropolen
board-stock-port = Häfen
board-stock-fortress = Festungen
board-stock-temple = Tempel
board-stock-university = Universitäten
board-stock-prosperity_marker = Wohlstandsmarker
board-stock-priest = Priester
board-stock-philosopher = Philosophen
board-figure-island = Die Figur bleibt auf der Insel bis zum ersten Zug ihres Beschwörers in der nächsten Runde.
board-figure-sea = Die Figur bleibt im Meer, bis sie wieder gerufen wird.

card-siren = Wähle ein Seefeld mit genau einem Schiff, und zwar eines Gegners. Es kehrt zu seinem Besitzer zurück; setze eines deiner Schiffe dorthin.
card-pegasus = Trage beliebig viele deiner Armeen von einer deiner Inseln auf irgendeine andere. Eine Schiffskette ist nicht nötig.
card-giant = Zerstöre ein Gebäude auf irgendeiner Insel. Metropolen widerstehen ihm.
card-chimera = Nutze die Kraft einer abgeworfenen Kreatur. Danach wird der Abwurf samt Chimäre unter den Stapel gemischt.
card-cyclops = Ersetze eines deiner Gebäude durch eines anderer Art aus dem Vorrat, auf demselben Platz.
card-sphinx = Verkaufe beliebig viele deiner Schiffe, Armeen, Priester und Philosophen für je 2 Gold.
card-sylph = Zehn freie Schritte zur See, auf deine Schiffsgruppen verteilt, wie du willst.
card-harpy = Entferne eine gegnerische Armee von einer Insel. Die Insel behält ihren Besitzer.
card-griffon = Nimm einem Gegner die Hälfte seines Goldes weg, abgerundet.
card-fates = Erhalte deine Einkünfte noch einmal.
card-satyr = Nimm einem Gegner einen Philosophen weg.
card-dryad = Nimm einem Gegner einen Priester weg.
card-kraken = Taucht auf einem beliebigen Seefeld auf und zerstört dort alle Schiffe. Für 1 Gold je Schritt schwimmt er weiter und zerstört mehr. Wo er bleibt, darf kein Schiff hin.
card-minotaur = Verteidigt eine Insel mit Stärke 2 für ihren Besitzer, auch allein. Fällt nach der letzten Armee.
card-chiron = Schützt eine Insel vor Pegasus, Riese und Harpyie.
card-medusa = Keine Armee verlässt ihre Insel: kein Marsch, kein Flug, kein Rückzug.
card-polyphemus = Treibt alle Schiffe rund um eine Insel fort. Solange er bleibt, kommt kein Schiff heran.
