# Words of the board.

area-city = Your city
area-market = Display and supply
area-rivals = The other cities

board-nothing = nothing on it
board-marker = marker of { $tile }
board-defence = defence { $count }
board-empty = { $slot }: empty
board-city-open = { $city }
board-city-closed = { $city } (face down)
board-city-unknown = Acropolis face down
board-nobody = nobody
board-targets = can be hit
board-pieces = pieces
board-score = Points so far; the acropolis counts where it is known
board-force = Force
board-politics = Political tiles
board-hand = Tiles in the hand
board-kind = Kind
board-cost = Cost
board-costs = costs { $cost }
board-no-cost = nothing
board-yield = Production
board-yields = yields { $made }
board-shield = Shield
board-shield-value = { $count }, for the tiles beside it while it is active
board-ability = Ability
board-open = Open { $tile }
board-lit = Active tiles
board-points = Points
board-points-value = { $count } while active at the end
board-points-mythos = 8 for three different natures, the acropolis counting as one
board-copies = Copies in the game

amount-citizen = { $amount } { $amount ->
    [one] citizen
   *[other] citizens
 }
amount-hoplite = { $amount } { $amount ->
    [one] hoplite
   *[other] hoplites
 }
amount-gold = { $amount } gold

sweep-label = Distribute
sweep-confirm = Confirm
sweep-automatic = Pay automatically
sweep-smallest = Smallest force
sweep-of = { $given } of { $need }
sweep-necropolis = { $given } returned: { $gold } gold
sweep-force = Force { $force } against { $defence }
sweep-gather = All to the acropolis
sweep-put-down = to put down
sweep-exchange = Exchange: hoplites gained
sweep-to-citizens = One hoplite into two citizens
sweep-to-hoplites = Two citizens into one hoplite
sweep-too-much = More is placed than there is
sweep-pairs = Two citizens for a hoplite lie on one place: pairs needed { $pairs }
