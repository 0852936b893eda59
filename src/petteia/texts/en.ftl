# Words that all games share.

dealer = the dealer
OVER = The game is over.
TURN = It is the turn of { $seat }.
CHANCE = The dealer answers this.
UNKNOWN = This action does not exist here.
UNDO = There is nothing of yours to take back.
