# Wörter des Tisches im Terminal. Die Spiele bringen ihre eigenen mit.

welcome = { $title }, { $seats } Plätze. Antworte mit einer Nummer; `hilfe` zeigt den Rest.
sealed = Der Geber ist versiegelt: { $commitment }
your-turn = { $name } ({ $seat }) antwortet
watching = { $name } denkt nach ...
since = Seit deiner letzten Antwort:
hand-over = Gib den Bildschirm an { $name } ({ $seat }) weiter.
press-enter = Drücke Enter, wenn sonst niemand zusieht.
more-options = ... und { $count } weitere: `optionen` zeigt alle, ein Wortteil sucht
proposed = `auto` antwortet { $answers }
nothing-proposed = Hier ist nichts vorgeschlagen.
no-match = Ich verstehe { $typed } nicht. Tippe eine Nummer, eine Aktion, wie sie rechts steht, oder `hilfe`.
found = { $count ->
    [one] Eine Möglichkeit enthält { $typed }:
   *[other] { $count } Möglichkeiten enthalten { $typed }:
}
nearest = Am nächsten liegt: { $option }
possible = Das ist möglich: { $option }
why-what = Warum was? Tippe `warum` und eine Aktion oder ein Wort daraus: `warum { $example }`
why-nothing = Keine Aktion dieses Spiels enthält { $typed }.
why-many = { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
}: { $reason }
undone = Zurückgenommen.
saved = Gespeichert in { $file }
resume = Weiter geht es mit: petteia play --load { $file }
interrupted = Unterbrochen.
loaded = { $count } Antworten aus { $file } geladen.
over = Das Spiel ist zu Ende.
place = Rang
points = Punkte
no-points-yet = Gewertet wird am Ende; der Tisch zeigt, was jetzt bekannt ist.
nothing-yet = Noch ist nichts geschehen.
bye = Auf Wiedersehen.
verify = Prüfe den Geber mit: petteia verify { $file }
help =
    eine Nummer       antwortet mit dieser Möglichkeit
    eine Aktion       dasselbe, getippt wie rechts neben der Möglichkeit
    eine Liste A; B   mehrere Antworten in einer Zeile, alle oder keine
    auto              antwortet, was für eine lange Entscheidung vorgeschlagen ist
    ein Wort          zeigt die Möglichkeiten, die es enthalten
    optionen          zeigt alle Möglichkeiten
    tisch             zeichnet den Tisch neu
    warum AKTION      warum sie jetzt nicht geht (oder `warum` und ein Wort)
    zurück            nimmt deine letzte Antwort zurück
    neu               nimmt alles zurück, seit ein anderer oder der Geber antwortete
    log [N]           was geschah (die letzten N Zeilen)
    punkte            die Punkte
    speichern [DATEI] schreibt die Partie in eine Datei
    laden DATEI       setzt eine gespeicherte Partie fort
    ende              speichert und geht; Strg-C tut dasselbe
