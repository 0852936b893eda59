# Wörter, die alle Spiele teilen.

dealer = der Geber
OVER = Das Spiel ist zu Ende.
TURN = { $seat } ist an der Reihe.
CHANCE = Das beantwortet der Geber.
UNKNOWN = Diese Aktion gibt es hier nicht.
UNDO = Du hast nichts zurückzunehmen.

bot-beginner = Anfänger
bot-beginner-help = Kennt die Regeln und spielt oft das Erstbeste. Für die erste Partie.
bot-casual = Gelegenheitsspieler
bot-casual-help = Nimmt, was sofort gut aussieht, und irrt sich ab und zu.
bot-skilled = Könner
bot-skilled-help = Nimmt immer, was sofort am besten aussieht, denkt aber nicht voraus.
bot-strong = Starker Spieler
bot-strong-help = Denkt einige Züge voraus und rechnet mit deinen Antworten. Überlegt einen Moment.
bot-master = Meister
bot-master-help = Denkt so weit voraus, wie die Zeit reicht. Überlegt etwa eine Sekunde.
