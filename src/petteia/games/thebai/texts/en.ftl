# Words of Thebai. Keys: see petteia.words. text-<kind>-<thing>: what a component does.

title = Thebai
name-seat-antigone = Antigone

## Questions

ask-SetAside = Choose one of your stones of column 2: it becomes a start stone of the city. The others see it when all have chosen.
ask-StartWith = Take one of the starting commissions into your hand.
ask-StepGate = Fulfil a commission now, or go on with your turn.
ask-ChoosePopulationDie = Choose the population die you use this turn.
ask-ChooseTarget = Put the die on a free field of your estate, or on a free dice field beside a stone of the city.
ask-ChooseTrigger = Trigger a stone beside your die, or pay drachmas equal to its strength for both.
ask-StandArchon = Put your archon on a free stone; its effect is yours.
ask-StepArchon = { $path_count ->
    [1] Move your archon to a neighbouring stone, or take it back and gain 1 drachma.
   *[other] Move your archon on, or stop here.
  }
ask-ChooseRelocation = Relocate your archon to a free stone, or pass.
ask-ChooseAid = Use an aid tile on a free field of its row, or pass.
ask-ChooseGood = Take a good ({ $left } left).
ask-ChooseExchange = Exchange a good or drachma for another, or pass ({ $left } left).
ask-TakeCommission = Take a commission from the display or the deck, or pass ({ $left } left).
ask-ChooseDie = Raise one of your dice, or pass ({ $left } left).
ask-ChooseHoplite = Choose a hoplite to place or to move, or pass ({ $left } left).
ask-ChooseHopliteField = Put the hoplite on a free dice field.
ask-ChooseStone = Take the left-most stone of a row of your estate, or pass.
ask-ChooseSite = Set the stone on an empty field next to a stone of the city.
ask-ChooseRotation = Turn the stone.
ask-ChooseRoof = Trigger a matching edge, or pass ({ $left } left).
ask-Advance = Advance one step on an altar track, or pass ({ $left } left).
ask-ChooseAppointment = Put a council-member tile beside a monument field, or pass.
ask-ChooseBranch = Choose one of the effects.
ask-PayOffer = Pay to get the effect, or pass ({ $left } left).
ask-PayWith = Choose what you pay with.
ask-LeaderRow = Choose the row for your leader.
ask-HeroChoice = Your leader is the first in row { $row }: take a hero, or pass.
ask-PostHero = Put your hero on a free dice field, or pass.
ask-SeatHero = Seat your hero on a free monument field, or pass.
ask-TriggerBeside = Trigger a free stone beside your hero, or pass ({ $left } left).
ask-PayHoplite = Pay your hoplite so that it stays, or withdraw it.
ask-ChooseSeat = Move your die from the path to a free monument field.

ask-DealHero = A hero is dealt to row { $row }.
ask-DealGate = A gate tile is dealt to row { $row }.
ask-DealTumult = A tumult card is drawn.
ask-DealSeat = The turn order is drawn.
ask-DealStone = A stone is dealt.
ask-DealStart = A start stone is drawn.
ask-LayStone = A start stone is laid.
ask-DealDestiny = The destiny card is drawn.
ask-RevealFate = A fate tile is revealed.
ask-RevealAttack = The attack card is revealed.
ask-DrawCommission = A commission is drawn.
ask-RevealCommission = A commission is revealed.
ask-RevealHerald = A herald card is revealed.
ask-OpenHerald = A herald card is opened.
ask-RevealAction = An action card is revealed.
ask-DrawTumult = A tumult card is revealed.
ask-Roll = A die of three is rolled.
ask-RollStack = A stack is rolled.
ask-RollStart = A stack is rolled for Antigone's start stone.
ask-RollCommission = A starting commission is rolled for Antigone.

## Options

do-pass = Pass
do-continue = Go on
do-reset = Reset the estate
do-take-back = Take the archon back (+1 drachma)
do-stop = Stop here
do-draw = Draw from the deck
do-pay = Pay
do-raise-council = A die in the council (1 VP)
do-set-aside = Stone of { $cell }
do-start-with = { $card }
do-fulfil = Fulfil { $card }
do-die = Die { $level }
do-use = Estate: { $cell }
do-take = Display { $slot }
do-good = { $thing }
do-give = Pay 1 { $thing }
do-branch = Effect { $branch }
do-ChooseBranch-branch = { $branch_id ->
    [1] 2 drachmas
   *[other] A commission
  }
do-exchange = { $give } for { $take }
do-aid = { $tile } on { $cell }
do-hoplite = Hoplite { $level } of the supply
do-raise-supply = { $kind } { $level } in the supply
do-raise-estate = Die on { $cell }
do-raise = Die at { $field }
do-stone = Stone of { $cell }
do-turn = Turned by { $rotation }
do-roof = Edge { $side }
do-advance = { $track }
do-hero = { $hero }
do-appoint = { $seat }
do-member = { $seat }
do-lead = Row { $row }
do-stand = Stone at { $place }
do-step = To { $place }
do-build = { $place }
do-trigger = Trigger { $place }
do-trigger-both = Both: { $first }, then { $second }
do-place = { $field }
do-march = Move the hoplite at { $field }
do-post = { $field }
do-stay = Stay at { $field }
do-withdraw = Withdraw from { $field }
do-dealt-hero = { $hero }
do-dealt-gate = { $gate }
do-seated = { $player }
do-dealt-stone = { $stone }
do-laid = { $stone }, { $rotation }
do-destiny = { $destiny }
do-fate = { $tile }
do-attack = { $card }
do-tumult = { $card }
do-herald = { $card }
do-action = { $card }
do-roll = { $level }
do-drawn = { $card }
do-revealed = { $card }

## Events

tell-round = Round { $round } begins.
tell-turn = { $player } has the turn.
tell-points = { $player }: { $points } VP.
tell-gained = { $player } gains { $count } { $count ->
    [one] { $thing }
   *[other] { $thing_id ->
        [amphora] amphorae
        [grape] grapes
        [drachma] drachmas
       *[other] { $thing }
    }
  }.
tell-paid = { $player } pays { $count } { $count ->
    [one] { $thing }
   *[other] { $thing_id ->
        [amphora] amphorae
        [grape] grapes
        [drachma] drachmas
       *[other] { $thing }
    }
  }.
tell-exchanged = { $player } exchanges { $give } for { $take }.
tell-set-aside = { $player } sets a stone aside ({ $cell }).
tell-start-stone = { $player } gives the { $stone } of { $cell } to the city.
tell-laid = { $stone } is laid at { $place }.
tell-card-taken = { $player } takes { $card }.
tell-card-drawn = { $player } draws a commission ({ $card }).
tell-card-revealed = { $card } comes to the display.
tell-card-discarded = { $card } leaves the display.
tell-fulfilled = { $player } fulfils { $card }.
tell-reset = { $player } resets the estate.
tell-new-die = { $player } gets a new population die { $level }.
tell-die-used = { $player } uses a die { $level } on { $cell }.
tell-die-placed = { $player } places a population die { $level }: { $field }.
tell-triggered = { $player } triggers the { $stone } at { $place }.
tell-raised = { $player }: the die at { $field } rises to { $level }.
tell-raised-supply = { $player }: a die in the supply ({ $kind }) rises to { $level }.
tell-raised-estate = { $player }: the die on { $cell } rises to { $level }.
tell-lowered = { $player }: the die at { $field } falls to { $level }.
tell-ascended = { $player }: the die at { $field } ascends to field { $place } of the council path.
tell-leader = { $player }: the hoplite at { $field } becomes leader { $leader } in row { $row }.
tell-hero = { $player } takes { $hero }.
tell-hero-removed = Antigone removes { $hero } of row { $row }.
tell-hero-posted = { $player } posts { $hero }: { $field }.
tell-hero-seated = { $player } seats { $hero }: { $seat }.
tell-hoplite-placed = { $player } places a hoplite { $level }: { $field }.
tell-hoplite-moved = { $player } moves a hoplite: { $from } → { $to }.
tell-stone-removed = { $player } removes the { $stone } of { $cell }.
tell-stone-lifted = { $player } takes the { $stone } of { $cell } in hand.
tell-stone-lost = The { $stone } of { $player } finds no place and leaves the game.
tell-built = { $player } builds the { $stone } at { $place } (turned { $rotation }).
tell-roof = { $player } triggers a { $roof }.
tell-advanced = { $player } advances on { $track } to field { $place }.
tell-aid-taken = { $player } takes { $tile }.
tell-aid-used = { $player } uses { $tile } on { $cell }.
tell-blessing-taken = { $player } takes the blessing { $tile }.
tell-archon-stands = The archon of { $player } stands at { $place }.
tell-archon-moves = The archon of { $player } moves: { $from } → { $to }.
tell-archon-back = { $player } takes the archon back.
tell-member = { $player } has a council member: { $seat }.
tell-appointed = { $player } appoints a council-member tile: { $seat }.
tell-fate = Fate: { $tile }.
tell-fate-revealed = Round { $round } will bring: { $tile }.
tell-attack = { $card } attacks row { $row } with strength { $strength }.
tell-won = { $player } wins: { $total } against { $strength }.
tell-lost = { $player } loses: { $total } against { $strength }.
tell-absent = { $player } is absent (attack { $strength }).
tell-antigone-fights = Antigone has strength { $total } there.
tell-gate = { $player } claims the { $gate }.
tell-gate-gone = Nobody claims the { $gate }.
tell-stays = { $player } keeps the hoplite at { $field }.
tell-withdrawn = { $player } withdraws the hoplite at { $field }.
tell-attack-marker = The attack marker moves to row { $row }.
tell-order = Turn order { $place }: { $player }.
tell-herald = { $card }: the dice of column { $column } rise.
tell-herald-open = { $card } lies open for Antigone.
tell-marker = An occupied marker: { $field }.
tell-tumult-drawn = { $card } is revealed.
tell-action = Antigone resolves { $card }.
tell-action-open = Antigone's next card: { $card }.
tell-last-card = Antigone's game end card lies open.
tell-destiny = Antigone's destiny: { $destiny }.
tell-destiny-open = Antigone's destiny is { $destiny }.
tell-rolled = Antigone's die shows { $level }.
tell-scored = { $player }: { $category } { $points } VP.
tell-total = { $player } has { $points } VP in all.

## The end

by-points = by points
by-shared-victory = shared victory, equal points
by-quelled-rebellion = The rebellion is quelled: you have more points than Antigone.
by-rebellion = Antigone's rebellion succeeds: she has as many points as you, or more.

## The display

round = Round
vp = VP
order = Order
city = City
estate = Estate
supply = Supply
hand = Hand
display = Display
deck = Deck
fate = Fate
altar = Altar
council = Council
path = Path
free = free
tumult = tumult
gate = Gate
hero = Hero
attack = Attack
leaders = Leaders
row = Row
fulfilled = Fulfilled
aid-tiles = Aid tiles
blessings = Blessings
archon = Archon
score-now = Score now
population-short = pop
hoplite-short = hop
general = general supply
tiles-left = council tiles
hidden-cards = hidden
herald = Herald
destiny = Destiny
next-card = Next card
stacks = Stacks
battle = Battle
heroes = Heroes
gates = Gates
markers = Markers
walked = On the way
matching = Matching edges
cross-free = over a free field, 1 drachma
cross-nothing = no die to cross
cross-raises = { $owner }'s die rises to { $level }
cross-ascends = { $owner }'s die ascends
cross-lowers = your die falls to { $level }
cross-penalty = your die stays at { $level }: −3 VP
legend = Dice: colour letter of the owner, p population or h hoplite, level. @ archon, ## marker.


## Levels, kinds, goods

name-level-1a = 1
name-level-1b = 1*
name-level-2a = 2
name-level-2b = 2*
name-level-3a = 3
name-level-3b = 3*
name-kind-population = population
name-kind-hoplite = hoplite
name-kind-any = any
name-resource-amphora = amphora
name-thing-amphora = amphora
name-resource-grape = grape
name-thing-grape = grape
name-resource-bronze = bronze
name-thing-bronze = bronze
name-resource-drachma = drachma
name-thing-drachma = drachma
name-track-dionysos = Dionysos
name-track-ares = Ares
name-where-any = in the city, your supply and on your estate
name-where-city = in the city
name-where-supply = in your supply
name-where-estate = on your estate
name-where-council = in the council
name-side-north = north
name-side-east = east
name-side-south = south
name-side-west = west
name-estate-upper = upper
name-estate-middle = middle
name-estate-lower = lower
name-roof-white = white roof
name-roof-brown = brown roof
name-roof-blue = blue roof
name-roof-yellow = yellow roof
name-row-upper = upper row
name-row-middle = middle row
name-row-lower = lower row
name-row-1 = 1
name-row-2 = 2
name-row-3 = 3
name-row-4 = 4
name-row-5 = 5
name-row-6 = 6
name-row-7 = 7
name-rotation-0 = 0°
name-rotation-1 = 90°
name-rotation-2 = 180°
name-rotation-3 = 270°
name-slot-1 = 1
name-slot-2 = 2
name-slot-3 = 3
name-slot-4 = 4
name-branch-1 = 1
name-branch-2 = 2
name-branch-3 = 3
name-branch-4 = 4

## The city

name-kadmeia-k_1_1 = row 1, column 1
name-kadmeia-k_1_2 = row 1, column 2
name-kadmeia-k_1_3 = row 1, column 3
name-kadmeia-k_1_4 = row 1, column 4
name-kadmeia-k_1_5 = row 1, column 5
name-kadmeia-k_2_1 = row 2, column 1
name-kadmeia-k_2_2 = row 2, column 2
name-kadmeia-k_2_3 = row 2, column 3
name-kadmeia-k_2_4 = row 2, column 4
name-kadmeia-k_2_5 = row 2, column 5
name-kadmeia-k_3_1 = row 3, column 1
name-kadmeia-k_3_2 = row 3, column 2
name-kadmeia-k_3_3 = row 3, column 3
name-kadmeia-k_3_4 = row 3, column 4
name-kadmeia-k_3_5 = row 3, column 5
name-kadmeia-k_4_1 = row 4, column 1
name-kadmeia-k_4_2 = row 4, column 2
name-kadmeia-k_4_3 = row 4, column 3
name-kadmeia-k_4_4 = row 4, column 4
name-kadmeia-k_4_5 = row 4, column 5
name-kadmeia-k_5_1 = row 5, column 1
name-kadmeia-k_5_2 = row 5, column 2
name-kadmeia-k_5_3 = row 5, column 3
name-kadmeia-k_5_4 = row 5, column 4
name-kadmeia-k_5_5 = row 5, column 5
name-kadmeia-k_6_1 = row 6, column 1
name-kadmeia-k_6_2 = row 6, column 2
name-kadmeia-k_6_3 = row 6, column 3
name-kadmeia-k_6_4 = row 6, column 4
name-kadmeia-k_6_5 = row 6, column 5
name-kadmeia-k_7_1 = row 7, column 1
name-kadmeia-k_7_2 = row 7, column 2
name-kadmeia-k_7_3 = row 7, column 3
name-kadmeia-k_7_4 = row 7, column 4
name-kadmeia-k_7_5 = row 7, column 5
name-field-h_1_1 = row 1 between columns 1 and 2
name-field-h_1_2 = row 1 between columns 2 and 3
name-field-h_1_3 = row 1 between columns 3 and 4
name-field-h_1_4 = row 1 between columns 4 and 5
name-field-v_1_1 = column 1 between rows 1 and 2
name-field-v_1_2 = column 2 between rows 1 and 2
name-field-v_1_3 = column 3 between rows 1 and 2
name-field-v_1_4 = column 4 between rows 1 and 2
name-field-v_1_5 = column 5 between rows 1 and 2
name-field-h_2_1 = row 2 between columns 1 and 2
name-field-h_2_2 = row 2 between columns 2 and 3
name-field-h_2_3 = row 2 between columns 3 and 4
name-field-h_2_4 = row 2 between columns 4 and 5
name-field-v_2_1 = column 1 between rows 2 and 3
name-field-v_2_2 = column 2 between rows 2 and 3
name-field-v_2_3 = column 3 between rows 2 and 3
name-field-v_2_4 = column 4 between rows 2 and 3
name-field-v_2_5 = column 5 between rows 2 and 3
name-field-h_3_1 = row 3 between columns 1 and 2
name-field-h_3_2 = row 3 between columns 2 and 3
name-field-h_3_3 = row 3 between columns 3 and 4
name-field-h_3_4 = row 3 between columns 4 and 5
name-field-v_3_1 = column 1 between rows 3 and 4
name-field-v_3_2 = column 2 between rows 3 and 4
name-field-v_3_3 = column 3 between rows 3 and 4
name-field-v_3_4 = column 4 between rows 3 and 4
name-field-v_3_5 = column 5 between rows 3 and 4
name-field-h_4_1 = row 4 between columns 1 and 2
name-field-h_4_2 = row 4 between columns 2 and 3
name-field-h_4_3 = row 4 between columns 3 and 4
name-field-h_4_4 = row 4 between columns 4 and 5
name-field-v_4_1 = column 1 between rows 4 and 5
name-field-v_4_2 = column 2 between rows 4 and 5
name-field-v_4_3 = column 3 between rows 4 and 5
name-field-v_4_4 = column 4 between rows 4 and 5
name-field-v_4_5 = column 5 between rows 4 and 5
name-field-h_5_1 = row 5 between columns 1 and 2
name-field-h_5_2 = row 5 between columns 2 and 3
name-field-h_5_3 = row 5 between columns 3 and 4
name-field-h_5_4 = row 5 between columns 4 and 5
name-field-v_5_1 = column 1 between rows 5 and 6
name-field-v_5_2 = column 2 between rows 5 and 6
name-field-v_5_3 = column 3 between rows 5 and 6
name-field-v_5_4 = column 4 between rows 5 and 6
name-field-v_5_5 = column 5 between rows 5 and 6
name-field-h_6_1 = row 6 between columns 1 and 2
name-field-h_6_2 = row 6 between columns 2 and 3
name-field-h_6_3 = row 6 between columns 3 and 4
name-field-h_6_4 = row 6 between columns 4 and 5
name-field-v_6_1 = column 1 between rows 6 and 7
name-field-v_6_2 = column 2 between rows 6 and 7
name-field-v_6_3 = column 3 between rows 6 and 7
name-field-v_6_4 = column 4 between rows 6 and 7
name-field-v_6_5 = column 5 between rows 6 and 7
name-field-h_7_1 = row 7 between columns 1 and 2
name-field-h_7_2 = row 7 between columns 2 and 3
name-field-h_7_3 = row 7 between columns 3 and 4
name-field-h_7_4 = row 7 between columns 4 and 5

## Stones and roofs

name-stone-stone_blue_1 = Blue stone 1
text-stone-stone_blue_1 = Gain 2 amphorae.
name-stone-stone_blue_2 = Blue stone 2
text-stone-stone_blue_2 = Gain 2 grapes.
name-stone-stone_blue_3 = Blue stone 3
text-stone-stone_blue_3 = Gain 2 bronze.
name-stone-stone_blue_4 = Blue stone 4
text-stone-stone_blue_4 = Gain 1 drachma. Take 1 commission.
name-stone-stone_blue_5 = Blue stone 5
text-stone-stone_blue_5 = Gain 2 drachmas. You may exchange once.
name-stone-stone_blue_6 = Blue stone 6
text-stone-stone_blue_6 = Raise population dice 2 times.
name-stone-stone_blue_7 = Blue stone 7
text-stone-stone_blue_7 = Place 1 hoplite. Raise a hoplite die.
name-stone-stone_blue_8 = Blue stone 8
text-stone-stone_blue_8 = Advance 1 altar step.
name-stone-stone_blue_9 = Blue stone 9
text-stone-stone_blue_9 = You may pay 1 good or drachma to remove 1 stone.
name-stone-stone_purple_1 = Purple stone 1
text-stone-stone_purple_1 = Gain 2 amphorae.
name-stone-stone_purple_2 = Purple stone 2
text-stone-stone_purple_2 = Gain 2 grapes.
name-stone-stone_purple_3 = Purple stone 3
text-stone-stone_purple_3 = Gain 2 bronze.
name-stone-stone_purple_4 = Purple stone 4
text-stone-stone_purple_4 = Gain 1 drachma. Take 1 commission.
name-stone-stone_purple_5 = Purple stone 5
text-stone-stone_purple_5 = Gain 2 drachmas. You may exchange once.
name-stone-stone_purple_6 = Purple stone 6
text-stone-stone_purple_6 = Raise population dice 2 times.
name-stone-stone_purple_7 = Purple stone 7
text-stone-stone_purple_7 = Place 1 hoplite. Raise a hoplite die.
name-stone-stone_purple_8 = Purple stone 8
text-stone-stone_purple_8 = Advance 1 altar step.
name-stone-stone_purple_9 = Purple stone 9
text-stone-stone_purple_9 = You may pay 1 good or drachma to remove 1 stone.
name-stone-stone_red_1 = Red stone 1
text-stone-stone_red_1 = Gain 2 amphorae.
name-stone-stone_red_2 = Red stone 2
text-stone-stone_red_2 = Gain 2 grapes.
name-stone-stone_red_3 = Red stone 3
text-stone-stone_red_3 = Gain 2 bronze.
name-stone-stone_red_4 = Red stone 4
text-stone-stone_red_4 = Gain 1 drachma. Take 1 commission.
name-stone-stone_red_5 = Red stone 5
text-stone-stone_red_5 = Gain 2 drachmas. You may exchange once.
name-stone-stone_red_6 = Red stone 6
text-stone-stone_red_6 = Raise population dice 2 times.
name-stone-stone_red_7 = Red stone 7
text-stone-stone_red_7 = Place 1 hoplite. Raise a hoplite die.
name-stone-stone_red_8 = Red stone 8
text-stone-stone_red_8 = Advance 1 altar step.
name-stone-stone_red_9 = Red stone 9
text-stone-stone_red_9 = You may pay 1 good or drachma to remove 1 stone.
name-stone-stone_green_1 = Green stone 1
text-stone-stone_green_1 = Gain 2 amphorae.
name-stone-stone_green_2 = Green stone 2
text-stone-stone_green_2 = Gain 2 grapes.
name-stone-stone_green_3 = Green stone 3
text-stone-stone_green_3 = Gain 2 bronze.
name-stone-stone_green_4 = Green stone 4
text-stone-stone_green_4 = Gain 1 drachma. Take 1 commission.
name-stone-stone_green_5 = Green stone 5
text-stone-stone_green_5 = Gain 2 drachmas. You may exchange once.
name-stone-stone_green_6 = Green stone 6
text-stone-stone_green_6 = Raise population dice 2 times.
name-stone-stone_green_7 = Green stone 7
text-stone-stone_green_7 = Place 1 hoplite. Raise a hoplite die.
name-stone-stone_green_8 = Green stone 8
text-stone-stone_green_8 = Advance 1 altar step.
name-stone-stone_green_9 = Green stone 9
text-stone-stone_green_9 = You may pay 1 good or drachma to remove 1 stone.
name-stone-stone_neutral_1 = Neutral stone 1
text-stone-stone_neutral_1 = Gain 2 goods of choice.
name-stone-stone_neutral_2 = Neutral stone 2
text-stone-stone_neutral_2 = Take 1 commission. Gain 1 good of choice.
name-stone-stone_neutral_3 = Neutral stone 3
text-stone-stone_neutral_3 = Gain 2 VP.
name-stone-stone_neutral_4 = Neutral stone 4
text-stone-stone_neutral_4 = Gain 1 VP. Gain 1 drachma.
name-stone-stone_neutral_5 = Neutral stone 5
text-stone-stone_neutral_5 = Advance 1 altar step on the Dionysos track. You may exchange once.
name-stone-stone_neutral_6 = Neutral stone 6
text-stone-stone_neutral_6 = Advance 1 altar step on the Ares track. You may exchange once.
name-stone-stone_neutral_7 = Neutral stone 7
text-stone-stone_neutral_7 = You may pay 1 good of choice to advance 2 altar steps on different tracks.
name-stone-stone_neutral_8 = Neutral stone 8
text-stone-stone_neutral_8 = You may pay 2 drachmas to build a stone, up to 1 matching edge.
name-stone-stone_neutral_9 = Neutral stone 9
text-stone-stone_neutral_9 = Raise 2 different hoplite dice.
name-stone-stone_neutral_10 = Neutral stone 10
text-stone-stone_neutral_10 = Raise dice in your supply 3 times.
name-stone-stone_neutral_11 = Neutral stone 11
text-stone-stone_neutral_11 = You may pay 1 good or drachma to gain 2 VP.
name-stone-stone_neutral_12 = Neutral stone 12
text-stone-stone_neutral_12 = Gain 3 drachmas.
name-stone-stone_neutral_13 = Neutral stone 13
text-stone-stone_neutral_13 = Place 1 hoplite. Gain 1 drachma.
name-stone-stone_neutral_14 = Neutral stone 14
text-stone-stone_neutral_14 = Raise one die in the city 2 times.
text-roof-white = Take 1 commission. You may exchange once.
text-roof-brown = Raise 2 different hoplite dice.
text-roof-blue = Raise 2 different population dice.
text-roof-yellow = Gain 1 good of choice. Gain 1 drachma.

## The estate

name-cell-upper_1 = Muster ground
text-cell-upper_1-1 = Place 1 hoplite.
text-cell-upper_1-2 = Place 1 hoplite. Raise a hoplite die.
text-cell-upper_1-3 = Place 2 hoplites. Raise a hoplite die.
name-cell-upper_2 = Notice board
text-cell-upper_2-1 = Take 1 commission. Gain 1 drachma.
text-cell-upper_2-2 = Take 1 commission. Gain 1 good of choice. Gain 1 drachma.
text-cell-upper_2-3 = Take 2 commissions. Gain 1 good of choice. Gain 1 drachma.
name-cell-upper_3 = House altar
text-cell-upper_3-1 = Advance 1 altar step. Gain 1 drachma.
text-cell-upper_3-2 = Advance 1 altar step. Gain 1 good of choice. Gain 1 drachma.
text-cell-upper_3-3 = Advance 2 altar steps on different tracks. Gain 1 good of choice. Gain 1 drachma.
name-cell-upper_4 = Trading house
text-cell-upper_4-1 = Take 1 commission. Gain 2 goods of choice. You may exchange once.
text-cell-upper_4-2 = Take 1 commission. Gain 3 goods of choice. You may exchange once.
text-cell-upper_4-3 = Take 2 commissions. Gain 3 goods of choice. Gain 1 drachma. You may exchange twice.
name-cell-upper_5 = Sacred grove
text-cell-upper_5-1 = Advance 2 altar steps on one track.
text-cell-upper_5-2 = Advance 2 altar steps. Gain 1 good of choice. Gain 1 drachma.
text-cell-upper_5-3 = Advance 3 altar steps. Gain 1 good of choice. Gain 1 drachma.
name-cell-middle_1 = Market stall
text-cell-middle_1-1 = Gain 1 drachma. Gain 1 good of choice.
text-cell-middle_1-2 = Gain 2 drachmas. Gain 1 good of choice.
text-cell-middle_1-3 = Gain 3 drachmas. Gain 1 good of choice.
name-cell-middle_2 = Potters and vintners
text-cell-middle_2-1 = Gain 2 different goods.
text-cell-middle_2-2 = Gain 3 different goods.
text-cell-middle_2-3 = Gain 3 different goods. Gain 1 good of choice. Gain 1 drachma.
name-cell-middle_3 = Schoolyard
text-cell-middle_3-1 = Raise dice 2 times.
text-cell-middle_3-2 = Raise dice 3 times.
text-cell-middle_3-3 = Raise dice 4 times.
name-cell-middle_4 = Barracks
text-cell-middle_4-1 = Place 1 hoplite. Raise a hoplite die.
text-cell-middle_4-2 = Place 2 hoplites. Raise a hoplite die.
text-cell-middle_4-3 = Place 2 hoplites. Raise hoplite dice 3 times.
name-cell-middle_5 = Speaker's rostrum
text-cell-middle_5-1 = Raise population dice in the city 3 times. Gain 1 VP.
text-cell-middle_5-2 = Raise population dice in the city 4 times. Gain 1 VP.
text-cell-middle_5-3 = Raise population dice in the city 5 times. Gain 2 VP.
name-cell-lower_1 = Builders' yard
text-cell-lower_1-1 = Remove 1 stone.
text-cell-lower_1-2 = Build a stone.
text-cell-lower_1-3 = Build a stone, up to 1 matching edge.
name-cell-lower_2 = Quarry road
text-cell-lower_2-1 = Build a stone.
text-cell-lower_2-2 = Build a stone, up to 1 matching edge.
text-cell-lower_2-3 = Build a stone, up to 2 matching edges.
name-cell-lower_3 = Rubble clearing
text-cell-lower_3-1 = Remove 1 stone. Gain 1 good of choice.
text-cell-lower_3-2 = Remove 1 stone. Gain 1 good of choice. Relocate your archon. Gain 1 drachma.
text-cell-lower_3-3 = Remove 2 stones. Gain 1 good of choice. Relocate your archon.
name-cell-lower_4 = Master mason
text-cell-lower_4-1 = Build a stone, up to 1 matching edge.
text-cell-lower_4-2 = Build a stone, trigger it, up to 1 matching edge.
text-cell-lower_4-3 = Build a stone, trigger it, up to 2 matching edges.
name-cell-lower_5 = Foundation stone
text-cell-lower_5-1 = Remove 1 stone. Gain 2 VP.
text-cell-lower_5-2 = Remove 1 stone. Gain 3 VP.
text-cell-lower_5-3 = Remove 2 stones. Gain 3 VP.

## Commissions

name-colour-ochre = ochre
name-colour-teal = teal
name-colour-rose = rose
name-colour-slate = slate
name-commission-C1 = Village market
text-commission-C1 = Gain 2 drachmas. You may exchange once.
name-commission-C2 = Small offering
text-commission-C2 = Advance 1 altar step. You may exchange once.
name-commission-C3 = First wall
text-commission-C3 = Build a stone.
name-commission-C4 = Night watch
text-commission-C4 = Place 1 hoplite. Raise a hoplite die.
name-commission-C5 = Wine jars for Plataia
text-commission-C5 = Gain 2 VP. Gain 1 drachma.
name-commission-C6 = Caravan to Delphi
text-commission-C6 = Take 1 commission. Gain 2 drachmas.
name-commission-C7 = Oil for Athens
text-commission-C7 = Gain 4 VP.
name-commission-C8 = Vintage for Chalkis
text-commission-C8 = Gain 2 VP. Take 1 commission. Gain 1 drachma.
name-commission-C9 = Tripods for Orchomenos
text-commission-C9 = Gain 3 VP. Gain 2 drachmas.
name-commission-C10 = Mixed freight
text-commission-C10 = Gain 2 VP. Raise dice 3 times.
name-commission-C11 = Banquet service
text-commission-C11 = Gain 5 VP. Gain 1 drachma.
name-commission-C12 = Fleet supplies
text-commission-C12 = Gain 4 VP. Take 1 commission. You may exchange twice.
name-commission-C13 = Armourers guild
text-commission-C13 = Gain 5 VP. Raise a population die.
name-commission-C14 = Envoy to Corinth
text-commission-C14 = Appoint 1 council-member tile. Gain 1 drachma.
name-commission-C15 = Libation
text-commission-C15 = Advance 2 altar steps on different tracks.
name-commission-C16 = Ivy garland
text-commission-C16 = Advance 1 altar step on the Dionysos track. Gain 1 VP.
name-commission-C17 = Harvest rite
text-commission-C17 = Advance 2 altar steps on one track. Gain 1 VP.
name-commission-C18 = Spear dedication
text-commission-C18 = Advance 2 altar steps on the Ares track. Gain 2 drachmas.
name-commission-C19 = Chorus robes
text-commission-C19 = Advance 2 altar steps on the Dionysos track. Gain 2 goods of choice.
name-commission-C20 = Three-fold gift
text-commission-C20 = Advance 3 altar steps.
name-commission-C21 = Temple vessels
text-commission-C21 = Advance 3 altar steps on one track. Gain 1 VP.
name-commission-C22 = Great procession
text-commission-C22 = Advance 2 altar steps on the Dionysos track. Gain 3 VP.
name-commission-C23 = Oath of the spears
text-commission-C23 = Advance 2 altar steps on the Ares track. Place 1 hoplite. Raise hoplite dice 2 times.
name-commission-C24 = Feast of both gods
text-commission-C24 = Advance 4 altar steps. Gain 1 VP.
name-commission-C25 = Clearing the lane
text-commission-C25 = Remove 1 stone. Gain 1 drachma.
name-commission-C26 = Workers meal
text-commission-C26 = Build a stone. You may exchange once.
name-commission-C27 = Bronze clamps
text-commission-C27 = Build a stone, up to 1 matching edge. Gain 1 drachma.
name-commission-C28 = Carting rubble
text-commission-C28 = Remove 2 stones. You may exchange once.
name-commission-C29 = Courtyard house
text-commission-C29 = Build a stone, trigger it, up to 1 matching edge.
name-commission-C30 = Common hall
text-commission-C30 = Build a stone, up to 2 matching edges.
name-commission-C31 = House of the masters
text-commission-C31 = Build a stone, trigger it, up to 2 matching edges.
name-commission-C32 = Founders feast
text-commission-C32 = Remove 2 stones. Gain 2 VP.
name-commission-C33 = Rebuilt quarter
text-commission-C33 = Build a stone, up to 1 matching edge. Remove 1 stone.
name-commission-C34 = Kadmos gallery
text-commission-C34 = Build a stone, trigger it, up to 3 matching edges. Gain 1 VP.
name-commission-C35 = Watch tower
text-commission-C35 = Place 1 hoplite. Raise hoplite dice 2 times.
name-commission-C36 = Drill
text-commission-C36 = Raise 2 different hoplite dice. Gain 2 drachmas.
name-commission-C37 = Muster roll
text-commission-C37 = Place 2 hoplites. Raise a hoplite die.
name-commission-C38 = Training of citizens
text-commission-C38 = Raise population dice 3 times. Gain 2 drachmas.
name-commission-C39 = Shield makers
text-commission-C39 = Place 1 hoplite. Raise hoplite dice 2 times. Gain 1 VP.
name-commission-C40 = City watch
text-commission-C40 = Raise dice 4 times. Gain 1 drachma.
name-commission-C41 = Phalanx
text-commission-C41 = Place 2 hoplites. Raise hoplite dice 3 times.
name-commission-C42 = Council of war
text-commission-C42 = Relocate your archon and trigger the stone. Raise dice in the city 3 times. Gain 2 VP.
name-commission-C43 = Assembly call
text-commission-C43 = Raise population dice in the city 4 times. Gain 2 VP.
name-commission-C44 = Sacred band
text-commission-C44 = Place 2 hoplites. Raise hoplite dice 3 times. Advance 1 altar step on the Ares track. Gain 1 VP.

## Altar

name-aid-aid_upper_1 = aid tile 1 (upper row)
name-aid-aid_lower_2 = aid tile 2 (lower row)
name-aid-aid_middle_3 = aid tile 3 (middle row)
name-aid-aid_middle_1 = aid tile 1 (middle row)
name-aid-aid_upper_2 = aid tile 2 (upper row)
name-aid-aid_lower_3 = aid tile 3 (lower row)
name-blessing-blessing_ivy_path = Ivy path
text-blessing-blessing_ivy_path = After moving your archon over at least one die: Gain 1 drachma.
name-blessing-blessing_vintage = Vintage
text-blessing-blessing_vintage = After every commission you fulfil: Gain 2 VP.
name-blessing-blessing_dragon_teeth = Dragon teeth
text-blessing-blessing_dragon_teeth = +1 strength in every battle you take part in.
name-blessing-blessing_war_chest = War chest
text-blessing-blessing_war_chest = 2 hoplites per battle stay without pay. 1 additional loot in every battle you take part in.
name-blessing-blessing_end_dionysos = Favour of Dionysos
text-blessing-blessing_end_dionysos = Gain the VP of the tile. Raise a population die.
name-blessing-blessing_end_ares = Favour of Ares
text-blessing-blessing_end_ares = Gain the VP of the tile. Raise a hoplite die.
text-altar-dionysos-1 = Gain 1 good of choice. Gain 1 drachma.
text-altar-dionysos-2 = Take an aid tile (upper row, strength 1).
text-altar-dionysos-3 = Gain 2 VP.
text-altar-dionysos-4 = Take the blessing “Ivy path”.
text-altar-dionysos-5 = Take 1 commission. Gain 1 VP.
text-altar-dionysos-6 = Take an aid tile (lower row, strength 2).
text-altar-dionysos-7 = Take the blessing “Vintage”.
text-altar-dionysos-8 = Appoint 1 council-member tile.
text-altar-dionysos-9 = Take an aid tile (middle row, strength 3).
text-altar-dionysos-10 = Take the blessing “Favour of Dionysos”.
text-altar-ares-1 = Gain 2 drachmas.
text-altar-ares-2 = Take an aid tile (middle row, strength 1).
text-altar-ares-3 = Gain 2 VP.
text-altar-ares-4 = Take the blessing “Dragon teeth”.
text-altar-ares-5 = Place 1 hoplite. Gain 1 VP.
text-altar-ares-6 = Take an aid tile (upper row, strength 2).
text-altar-ares-7 = Take the blessing “War chest”.
text-altar-ares-8 = Appoint 1 council-member tile.
text-altar-ares-9 = Take an aid tile (lower row, strength 3).
text-altar-ares-10 = Take the blessing “Favour of Ares”.

## Heroes and attackers

name-hero-hero_melanippos = Melanippos
text-hero-hero_melanippos = Stands on a free dice field and fights there with strength 3; needs no pay.
name-hero-hero_polyphontes = Polyphontes
text-hero-hero_polyphontes = Stands on a free dice field; trigger up to 2 free stones next to it.
name-hero-hero_megareus = Megareus
text-hero-hero_megareus = Gain 4 VP and 2 drachmas.
name-hero-hero_hyperbios = Hyperbios
text-hero-hero_hyperbios = Advance 3 altar steps in any split.
name-hero-hero_aktor = Aktor
text-hero-hero_aktor = Place a stone, trigger it and up to 2 matching edges.
name-hero-hero_lasthenes = Lasthenes
text-hero-hero_lasthenes = Stands on a free monument field and scores its condition for you at the end.
name-hero-hero_eteokles = Eteokles
text-hero-hero_eteokles = Appoint one council member tile.
name-hero-hero_menoikeus = Menoikeus
text-hero-hero_menoikeus = Gain 2 VP. From now on you lose no VP in battles you lose or miss.
name-attack-attack_tydeus = Tydeus (+2)
name-attack-attack_kapaneus = Kapaneus (+3)
name-attack-attack_eteoklos = Eteoklos (+1)
name-attack-attack_hippomedon = Hippomedon (+2)
name-attack-attack_parthenopaios = Parthenopaios (+1)
name-attack-attack_amphiaraos = Amphiaraos (+0)
name-attack-attack_polyneikes = Polyneikes (+1)
name-attack-attack_adrastos = Adrastos (+0)

## Fate and gates

name-fate-prosperity_alpha = Market day
text-fate-prosperity_alpha = Gain 2 drachmas or take 1 commission.
name-fate-prosperity_beta = Muster of the citizens
text-fate-prosperity_beta = For every die in the city (at most 4 times): Gain 1 VP.
name-fate-prosperity_delta_1 = Trade embassy
text-fate-prosperity_delta_1 = For every fulfilled commission (at most 6 times): Gain 1 VP.
name-fate-prosperity_delta_2 = Inspection of the works
text-fate-prosperity_delta_2 = For every 2 stones gone from your estate (at most 6 times): Gain 1 VP.
name-fate-prosperity_delta_3 = Night of torches
text-fate-prosperity_delta_3 = For every 3 altar steps (at most 6 times): Gain 1 VP.
name-fate-prosperity_delta_4 = Public feast
text-fate-prosperity_delta_4 = Up to 3×: pay 1 good of choice to gain 2 VP.
name-fate-prosperity_delta_5 = Parade of arms
text-fate-prosperity_delta_5 = For every hoplite in the city (at most 4 times): Gain 1 VP. For every leader (at most 4 times): Gain 2 VP.
name-fate-conflict_1 = Conflict in row 1
text-fate-conflict_1 = A battle in row 1.
name-fate-conflict_2 = Conflict in row 2
text-fate-conflict_2 = A battle in row 2.
name-fate-conflict_3 = Conflict in row 3
text-fate-conflict_3 = A battle in row 3.
name-fate-conflict_4 = Conflict in row 4
text-fate-conflict_4 = A battle in row 4.
name-fate-conflict_5 = Conflict in row 5
text-fate-conflict_5 = A battle in row 5.
name-fate-conflict_6 = Conflict in row 6
text-fate-conflict_6 = A battle in row 6.
name-fate-conflict_7 = Conflict in row 7
text-fate-conflict_7 = A battle in row 7.
name-gate-gate_amphora = Amphora gate
text-gate-gate_amphora = Gain 1 amphora.
name-gate-gate_bronze = Bronze gate
text-gate-gate_bronze = Gain 1 bronze.
name-gate-gate_grape = Grape gate
text-gate-gate_grape = Gain 1 grape.
name-gate-gate_good = Market gate
text-gate-gate_good = Gain 1 good of choice.
name-gate-gate_drachma = Drachma gate
text-gate-gate_drachma = Gain 1 drachma.
name-gate-gate_commission = Envoys’ gate
text-gate-gate_commission = Take 1 commission.
name-gate-gate_raise = Citizens’ gate
text-gate-gate_raise = Raise a population die.

## Council

name-building-mon_palace = Palace of Kadmos
name-monument-mon_palace_1 = Palace of Kadmos 1
text-monument-mon_palace_1 = 1 VP for every stone that has left your estate.
name-monument-mon_palace_2 = Palace of Kadmos 2
text-monument-mon_palace_2 = 3 VP for every cleared column.
name-monument-mon_palace_3 = Palace of Kadmos 3
text-monument-mon_palace_3 = 2 VP for every stone you placed into the city.
name-building-mon_sanctuary = Sanctuary
name-monument-mon_sanctuary_1 = Sanctuary 1
text-monument-mon_sanctuary_1 = 1 VP for every step on the Dionysos track.
name-monument-mon_sanctuary_2 = Sanctuary 2
text-monument-mon_sanctuary_2 = 1 VP for every step on the Ares track.
name-monument-mon_sanctuary_3 = Sanctuary 3
text-monument-mon_sanctuary_3 = 3 VP for every blessing tile.
name-building-mon_agora = Agora
name-monument-mon_agora_1 = Agora 1
text-monument-mon_agora_1 = 3 VP for every 2 fulfilled commissions.
name-monument-mon_agora_2 = Agora 2
text-monument-mon_agora_2 = 3 VP for every colour among your fulfilled commissions.
name-monument-mon_agora_3 = Agora 3
text-monument-mon_agora_3 = 3 VP for every fulfilled commission of your most frequent colour.
name-building-mon_wall = Wall of the seven gates
name-monument-mon_wall_1 = Wall of the seven gates 1
text-monument-mon_wall_1 = 4 VP for every gate tile.
name-monument-mon_wall_2 = Wall of the seven gates 2
text-monument-mon_wall_2 = 4 VP for every leader in the city.
name-monument-mon_wall_3 = Wall of the seven gates 3
text-monument-mon_wall_3 = 3 VP for every hoplite die in the city.
name-building-mon_assembly = House of the assembly
name-monument-mon_assembly_1 = House of the assembly 1
text-monument-mon_assembly_1 = 2 VP for every population die in the city.
name-monument-mon_assembly_2 = House of the assembly 2
text-monument-mon_assembly_2 = 3 VP for every council member of yours, this one included.
name-monument-mon_assembly_3 = House of the assembly 3
text-monument-mon_assembly_3 = 4 VP for every hero.
name-building-mon_treasury = Treasury
name-monument-mon_treasury_1 = Treasury 1
text-monument-mon_treasury_1 = 1 VP for every good or drachma in your supply.
name-monument-mon_treasury_2 = Treasury 2
text-monument-mon_treasury_2 = 3 VP for every die of strength 3 in the city.
name-monument-mon_treasury_3 = Treasury 3
text-monument-mon_treasury_3 = 3 VP for every aid tile you have taken.
name-tumult-tumult_1 = Tumult card 1
name-tumult-tumult_2 = Tumult card 2
name-tumult-tumult_3 = Tumult card 3
name-tumult-tumult_4 = Tumult card 4
name-tumult-tumult_5 = Tumult card 5
name-tumult-tumult_6 = Tumult card 6
name-tumult-tumult_7 = Tumult card 7
name-tumult-tumult_8 = Tumult card 8
name-tumult-tumult_9 = Tumult card 9

## Heralds and Antigone

name-herald-herald_1 = Herald 1
name-herald-herald_2 = Herald 2
name-herald-herald_3 = Herald 3
name-herald-herald_4 = Herald 4
name-herald-herald_5 = Herald 5
name-herald-herald_6 = Herald 6
name-herald-herald_7 = Herald 7
name-herald-herald_8 = Herald 8
name-herald-herald_9 = Herald 9
name-herald-herald_10 = Herald 10
name-herald-herald_11 = Herald 11
name-herald-herald_12 = Herald 12
name-action-solo_basic_1 = Card 1
text-action-solo_basic_1 = Place a population die.
name-action-solo_basic_2 = Card 2
text-action-solo_basic_2 = Place a population die.
name-action-solo_basic_3 = Card 3
text-action-solo_basic_3 = Place a population die. Resolve the destiny card.
name-action-solo_basic_4 = Card 4
text-action-solo_basic_4 = Place a population die.
name-action-solo_basic_5 = Card 5
text-action-solo_basic_5 = Place a hoplite.
name-action-solo_basic_6 = Card 6
text-action-solo_basic_6 = Place a hoplite.
name-action-solo_basic_7 = Card 7
text-action-solo_basic_7 = Place a hoplite. Resolve the destiny card.
name-action-solo_basic_8 = Card 8
text-action-solo_basic_8 = Build a stone.
name-action-solo_basic_9 = Card 9
text-action-solo_basic_9 = Build a stone.
name-action-solo_basic_10 = Card 10
text-action-solo_basic_10 = Build a stone. Resolve the destiny card.
name-action-solo_basic_11 = Card 11
text-action-solo_basic_11 = Advance 2 altar steps.
name-action-solo_basic_12 = Card 12
text-action-solo_basic_12 = Advance 2 altar steps.
name-action-solo_basic_13 = Card 13
text-action-solo_basic_13 = Advance 1 altar step. Resolve the destiny card.
name-action-solo_basic_14 = Card 14
text-action-solo_basic_14 = Take and fulfil a commission.
name-action-solo_basic_15 = Card 15
text-action-solo_basic_15 = Take and fulfil a commission. Resolve the destiny card.
name-action-solo_basic_16 = Card 16
text-action-solo_basic_16 = Raise her highest die 2 times. Resolve the destiny card.
name-action-solo_special_1 = Crowd at the palace
text-action-solo_special_1 = Place a population die. Raise her highest population die.
name-action-solo_special_2 = Armed brothers
text-action-solo_special_2 = Place a hoplite. Raise her highest hoplite die 2 times.
name-action-solo_special_3 = Burial mound
text-action-solo_special_3 = Build a stone. Advance 1 altar step.
name-action-solo_special_4 = Sworn merchants
text-action-solo_special_4 = Take and fulfil a commission. Gain 2 VP.
name-action-solo_special_5 = Lament
text-action-solo_special_5 = Advance 2 altar steps. Place a population die.
name-action-solo_special_6 = Open revolt
text-action-solo_special_6 = Raise her highest die 3 times.
name-action-solo_special_7 = Hidden stones
text-action-solo_special_7 = Build a stone. Resolve the destiny card.
name-action-solo_special_8 = Secret letters
text-action-solo_special_8 = Take and fulfil a commission. Resolve the destiny card.
name-action-solo_special_9 = Oath at the gate
text-action-solo_special_9 = Place a hoplite. Resolve the destiny card.
name-destiny-destiny_priestess = Priestess
text-destiny-destiny_priestess = Advance 1 altar step. Gain 2 VP.
name-destiny-destiny_commander = Commander
text-destiny-destiny_commander = Place a hoplite. Raise her highest hoplite die. Gain 1 VP.
name-destiny-destiny_builder = Builder
text-destiny-destiny_builder = Build a stone. Gain 2 VP.
name-destiny-destiny_trader = Trader
text-destiny-destiny_trader = Discard a commission of the display. Gain 3 VP.
name-destiny-destiny_speaker = Speaker
text-destiny-destiny_speaker = Raise her lowest population die. Gain 2 VP.
name-destiny-destiny_avenger = Avenger
text-destiny-destiny_avenger = Raise her dice beside her archon. Gain 1 VP.
name-tag-goods = goods
name-tag-altar = altar
name-tag-commission = commission
name-tag-hoplite = hoplite
name-tag-drachma = drachma
name-tag-raise = raise
name-tag-stone = stone
name-tag-exchange = exchange
name-tag-vp = VP

## Options

option-empty-stores = Challenge: Empty stores
option-empty-stores-help = You start without goods and drachmas. (Alone only.)
option-empty-stores-off = off
option-empty-stores-on = on
option-loud-support = Challenge: Loud support
option-loud-support-help = Antigone starts with 20 VP. (Alone only.)
option-loud-support-off = off
option-loud-support-on = on
option-firm-council = Challenge: Firm council
option-firm-council-help = Antigone scores 14 VP for each council member. (Alone only.)
option-firm-council-off = off
option-firm-council-on = on
option-hard-siege = Challenge: Hard siege
option-hard-siege-help = Every attack is 1 stronger. (Alone only.)
option-hard-siege-off = off
option-hard-siege-on = on
option-trusted-circle = Challenge: Trusted circle
option-trusted-circle-help = Use 6 special cards and leave out 2 random basic cards. (Alone only.)
option-trusted-circle-off = off
option-trusted-circle-on = on

## The score sheet

sheet-track = In play
name-sheet-track = Points during the game
sheet-council = Council
name-sheet-council = Council
sheet-estate = Estate
name-sheet-estate = Estate
sheet-city = City
name-sheet-city = Dice in the city
sheet-colour-sets = Colour sets
name-sheet-colour-sets = Commissions of different colours
sheet-same-colours = Same colour
name-sheet-same-colours = Commissions of the same colour
sheet-supply = Supply
name-sheet-supply = Goods and drachmas
sheet-unfulfilled = Unfulfilled
name-sheet-unfulfilled = Unfulfilled commissions

## Why an action is not possible

T-NO-1 = This field is covered by a stone ({ $stone }).
T-NO-2 = There is a die on this field ({ $level }).
T-NO-3 = This field holds: { $aid }.
T-NO-4 = This dice field holds a die of { $seat } ({ $level }).
T-NO-5 = This dice field holds a hero ({ $hero }).
T-NO-6 = This dice field holds an occupied marker.
T-NO-7 = No stone lies beside this dice field.
T-NO-8 = The archon of { $seat } stands on this stone.
T-NO-9 = Both stones must be there and free; only { $free } of 2 is.
T-NO-10 = You have too few drachmas for both stones: it takes { $need }, you have { $have }.
T-NO-11 = You must use a population die.
T-NO-12 = Only one population die per turn, no hoplite.
T-NO-13 = { $dice ->
    [one] You still have a population die in your supply.
   *[other] You still have { $dice } population dice in your supply.
  }
T-NO-14 = Your archon may not stay where it is.
T-NO-15 = Only one free dice field per turn may be crossed, and your path crosses one already.
T-NO-16 = Crossing a free dice field costs 1 drachma, and you have none.
T-NO-17 = The archon has already been on this stone.
T-NO-18 = The archon of { $seat } stands here: go on from this stone.
T-NO-19 = { $cause ->
    [far] This stone is not next to your archon.
   *[empty] There is no stone on this field.
  }
T-NO-20 = { $cause ->
    [empty] The archon needs a stone to stand on, and there is none.
   *[archon] The archon needs a free stone; the archon of { $seat } stands here.
  }
T-NO-21 = { $cause ->
    [supply] Your archon is not in the city.
    [moving] Your archon is already on its way: it is taken back instead of a movement.
   *[step] The archon is taken back in the archon step only.
  }
T-NO-22 = From there no stone without an archon can be reached: the path could not end.
T-NO-23 = Only one aid tile per turn.
T-NO-24 = The aid tile belongs in the { $row }.
T-NO-25 = Aid tiles are used after the archon step.
T-NO-26 = Only one commission per turn.
T-NO-27 = For { $commission } you lack goods: { $thing } { $have } of { $need }.
T-NO-28 = Commissions only between the steps of your turn.
T-NO-29 = This die belongs to { $seat }.
T-NO-30 = The effect names another kind of die ({ $kind }).
T-NO-31 = The effect raises dice { $where } only.
T-NO-32 = { $cause ->
    [same] The effect raises one and the same die; you have begun with another.
   *[different] The effect asks for different dice; this one has been raised.
  }
T-NO-33 = Population dice in the city do not move.
T-NO-34 = Only the left-most stone of the row ({ $row }).
T-NO-35 = This Kadmeia field holds a stone.
T-NO-36 = No stone lies next to this Kadmeia field.
T-NO-37 = This edge does not match.
T-NO-38 = { $cause ->
    [limit] The effect allows no further edge.
   *[used] This edge has been triggered already.
  }
T-NO-39 = The marker is on the last field ({ $last }).
T-NO-40 = { $cause ->
    [track] The effect advances on { $track } only.
    [same] All steps of this effect go on one track, and you have begun on the other.
   *[different] The steps of this effect go on different tracks, and you have advanced on this one.
  }
T-NO-41 = You already have a leader in row { $row }.
T-NO-42 = { $seat } had a leader in row { $row } before you.
T-NO-43 = You already own { $limit } heroes.
T-NO-44 = { $cause ->
    [tumult] A tumult tile lies on this monument field.
    [hero] { $hero } holds this monument field.
    [four] This monument is for four players only.
   *[die] A die of { $seat } lies on this monument field.
  }
T-NO-45 = You already have a die on this monument ({ $building }).
T-NO-46 = You already have a council member at this field.
T-NO-47 = A tumult tile lies on this field.
T-NO-48 = To stay it costs 1 drachma, and you have none.
T-NO-49 = This hoplite did not fight.
T-NO-50 = { $cause ->
    [none] You have nothing of that to give ({ $thing }).
   *[same] Give one thing, take a different one.
  }
T-NO-51 = { $cause ->
    [short] You cannot pay the whole cost: { $missing } missing.
    [good] Only a good pays this cost.
   *[none] You have nothing of that to pay with ({ $thing }).
  }
T-NO-52 = The goods must differ, and you have taken this one ({ $thing }).
T-NO-53 = { $cause ->
    [deck] The deck is empty.
    [gone] This starting commission has been taken.
    [hand] This commission is not in your hand.
   *[slot] This slot of the display is empty.
  }
T-NO-54 = The start stone comes from column 2.
T-NO-55 = You have no council-member tile left.
T-NO-56 = This decision cannot be passed.
T-NO-57 = It is not your decision: { $seat } decides.
T-NO-58 = This answer belongs to another decision.
T-NO-59 = { $hero } is not on display.
T-NO-60 = You have no such die or tile there.
T-NO-61 = There is no stone to trigger beside the die or hero.

option-variant = Length
option-variant-help = The whole game, or a short one for learning and for learning machines.
option-variant-standard = the whole game
option-variant-mini = short: three rounds
