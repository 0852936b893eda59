# Words that all games share.

dealer = the dealer
OVER = The game is over.
TURN = It is the turn of { $seat }.
CHANCE = The dealer answers this.
UNKNOWN = This action does not exist here.
UNDO = There is nothing of yours to take back.

bot-beginner = Beginner
bot-beginner-help = Knows the rules and often plays what comes first. For your first game.
bot-casual = Casual player
bot-casual-help = Takes what looks good at once, and now and then slips.
bot-skilled = Skilled player
bot-skilled-help = Always takes what looks best at once, but does not look ahead.
bot-strong = Strong player
bot-strong-help = Looks some moves ahead and reckons with your answers. Thinks for a moment.
bot-master = Master
bot-master-help = Looks as far ahead as the time allows. Thinks for about a second.
