# Wörter, die alle Spiele teilen.

dealer = der Geber
OVER = Das Spiel ist zu Ende.
TURN = { $seat } ist an der Reihe.
CHANCE = Das beantwortet der Geber.
UNKNOWN = Diese Aktion gibt es hier nicht.
UNDO = Du hast nichts zurückzunehmen.
