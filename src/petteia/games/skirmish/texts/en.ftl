title = Skirmish
round = Round
coins = coins

name-god-ares = Ares
name-god-athena = Athena
name-god-apollo = Apollo

option-rounds = Rounds
option-rounds-help = How many rounds are played at most.

ask-Bid = Bid on a god, or withdraw.
ask-Turn = Act as often as you like, a coin an act.
ask-Fight = Region { $target }: assault with { $force }, or stop?
ask-Roll = Dice are rolled.
ask-DrawFavour = A favour is drawn.

do-bid = Bid { $coins } on { $god }
do-withdraw = Withdraw
do-done = End the turn
do-place = Place a troop in region { $region }
do-march = March from region { $from } to region { $to }
do-assault = Assault
do-stop = Stop and go home
do-drawn = Favour { $card }
do-rolled = Dice { $attack } and { $defence }

tell-round = Round { $round } begins.
tell-bid = { $player } bids { $coins } on { $god }.
tell-withdrawn = { $player } withdraws.
tell-favour = { $player } draws a favour ({ $card }).
tell-placed = { $player } places a troop in region { $region }.
tell-marched = { $player } marches from { $from } to { $to } with { $force }.
tell-fought = { $player } attacks region { $region }: { $attack } against { $defence }.
tell-taken = { $player } takes region { $region }.

S-NO-TURN = It is the turn of { $seat }.
S-NO-GOD = This god cannot be bid on now.
S-NO-BID = Bids here go from { $low } to { $high }.
S-NO-COINS = An act costs a coin, and you have none.
S-NO-REGION = Nobody of yours can do that in region { $region }.
S-NO-TARGET = Region { $region } is no neighbouring region of an opponent.
S-NO-FIGHT = During a fight you assault or stop.

by-points = by points
sheet-regions = Regions
sheet-favours = Favours
