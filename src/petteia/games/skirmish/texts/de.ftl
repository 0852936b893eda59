title = Scharmützel
round = Runde
coins = Münzen

name-god-ares = Ares
name-god-athena = Athene
name-god-apollo = Apollo

option-rounds = Runden
option-rounds-help = Wie viele Runden höchstens gespielt werden.

ask-Bid = Biete auf einen Gott oder verzichte.
ask-Turn = Handle, so oft du willst; jede Tat kostet eine Münze.
ask-Fight = Gebiet { $target }: mit { $force } angreifen oder aufhören?
ask-Roll = Es wird gewürfelt.
ask-DrawFavour = Eine Gunst wird gezogen.

do-bid = { $coins } auf { $god } bieten
do-withdraw = Verzichten
do-done = Zug beenden
do-place = Truppe in Gebiet { $region } setzen
do-march = Von Gebiet { $from } nach Gebiet { $to } marschieren
do-assault = Angreifen
do-stop = Aufhören und heimkehren
do-drawn = Gunst { $card }
do-rolled = Würfel { $attack } und { $defence }

tell-round = Runde { $round } beginnt.
tell-bid = { $player } bietet { $coins } auf { $god }.
tell-withdrawn = { $player } verzichtet.
tell-favour = { $player } zieht eine Gunst ({ $card }).
tell-placed = { $player } setzt eine Truppe in Gebiet { $region }.
tell-marched = { $player } marschiert mit { $force } von { $from } nach { $to }.
tell-fought = { $player } greift Gebiet { $region } an: { $attack } gegen { $defence }.
tell-taken = { $player } nimmt Gebiet { $region } ein.

S-NO-TURN = { $seat } ist an der Reihe.
S-NO-GOD = Auf diesen Gott kann jetzt nicht geboten werden.
S-NO-BID = Gebote gehen hier von { $low } bis { $high }.
S-NO-COINS = Eine Tat kostet eine Münze, und du hast keine.
S-NO-REGION = Von dir kann das in Gebiet { $region } niemand.
S-NO-TARGET = Gebiet { $region } ist kein Nachbargebiet eines Gegners.
S-NO-FIGHT = Im Kampf greifst du an oder hörst auf.

by-points = nach Punkten
sheet-regions = Gebiete
sheet-favours = Gunst
