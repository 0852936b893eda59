title = Kyklades

name-god-poseidon = Poseidon
name-god-ares = Ares
name-god-zeus = Zeus
name-god-athena = Athena
name-god-apollo = Apollo
name-building-port = port
name-building-fortress = fortress
name-building-temple = temple
name-building-university = university
name-unit-ship = ship
name-unit-troop = troop
name-unit-priest = priest
name-unit-philosopher = philosopher
name-creature-siren = Siren
name-creature-pegasus = Pegasus
name-creature-giant = Giant
name-creature-chimera = Chimera
name-creature-cyclops = Cyclops
name-creature-sphinx = Sphinx
name-creature-sylph = Sylph
name-creature-harpy = Harpy
name-creature-griffon = Griffon
name-creature-fates = Fates
name-creature-satyr = Satyr
name-creature-dryad = Dryad
name-creature-kraken = Kraken
name-creature-minotaur = Minotaur
name-creature-chiron = Chiron
name-creature-medusa = Medusa
name-creature-polyphemus = Polyphemus
name-island-kea = Kea
name-island-sifnos = Sifnos
name-island-kimolos = Kimolos
name-island-thira = Thira
name-island-paros = Paros
name-island-antiparos = Antiparos
name-island-sikinos = Sikinos
name-island-naxos = Naxos
name-island-andros = Andros
name-island-gyaros = Gyaros
name-island-syros = Syros
name-island-kythnos = Kythnos
name-island-serifos = Serifos
name-island-milos = Milos
name-island-tinos = Tinos
name-island-mykonos = Mykonos
name-island-donousa = Donousa
name-island-delos = Delos
name-island-iraklia = Iraklia
name-island-amorgos = Amorgos
name-island-ios = Ios
name-space-kea = Kea
name-space-sifnos = Sifnos
name-space-kimolos = Kimolos
name-space-thira = Thira
name-space-paros = Paros
name-space-antiparos = Antiparos
name-space-sikinos = Sikinos
name-space-naxos = Naxos
name-space-andros = Andros
name-space-gyaros = Gyaros
name-space-syros = Syros
name-space-kythnos = Kythnos
name-space-serifos = Serifos
name-space-milos = Milos
name-space-tinos = Tinos
name-space-mykonos = Mykonos
name-space-donousa = Donousa
name-space-delos = Delos
name-space-iraklia = Iraklia
name-space-amorgos = Amorgos
name-space-ios = Ios

option-troop_prices = Price of further troops
option-troop_prices-help = What the three further troops of an Ares turn cost.
option-troop_prices-1-2-3 = 1, 2, 3
option-troop_prices-2-3-4 = 2, 3, 4
option-die_faces = Faces of the dice
option-die_faces-help = The six faces of the battle dice.
option-die_faces-0-1-1-2-2-3 = 0, 1, 1, 2, 2, 3
option-die_faces-0-0-1-1-2-3 = 0, 0, 1, 1, 2, 3
option-winner = Several winners
option-winner-help = Who wins if several players have enough metropolises at the end of a round.
option-winner-gold = the richest of them
option-winner-metropolises_then_gold = the most metropolises, then gold
option-gold_tie = Tie on gold
option-gold_tie-help = What happens if the richest winners have the same gold.
option-gold_tie-shared = shared victory
option-gold_tie-lower_turn_track_space = the marker nearest to space 1 wins
option-apollo_marker = Prosperity marker
option-apollo_marker-help = Where Apollo's prosperity marker may be put.
option-apollo_marker-any_island = on any island
option-apollo_marker-own_island = on an own island
option-free_philosopher = Athena's free philosopher
option-free_philosopher-help = Whether the free philosopher must be taken.
option-free_philosopher-duty = must be taken
option-free_philosopher-may_decline = may be declined
option-last_island_exception = Last island
option-last_island_exception-help = When the last island of a player may be attacked.
option-last_island_exception-metropolis_or_building_set = if its metropolis or its buildings could win
option-last_island_exception-metropolis_only = if its metropolis could win
option-no_metropolis_site = No site for a metropolis
option-no_metropolis_site-help = What becomes of a building set that finds no site.
option-no_metropolis_site-lost = it is given up
option-no_metropolis_site-keep_buildings = the buildings stay
option-gold_supply = Gold supply
option-gold_supply-help = Whether the coins of the supply are limited.
option-gold_supply-unlimited = unlimited
option-gold_supply-98 = 98 coins
option-sylph_step = Steps of the Sylph
option-sylph_step-help = What one of her ten steps moves.
option-sylph_step-group = a group of ships
option-sylph_step-ship = a single ship
option-minotaur = The Minotaur falls
option-minotaur-help = When the Minotaur leaves in a battle.
option-minotaur-last_defender = as the last defender
option-minotaur-falls_with_last_troop = together with the last troop
option-round_limit = Round limit
option-round_limit-help = An addition of this platform: the game ends after this round at the latest.
option-round_limit-none = none
option-round_limit-12 = 12
option-round_limit-20 = 20
option-round_limit-30 = 30

ask-Offer = { $barred_id ->
    [poseidon] You have been outbid at Poseidon: offer to another god, or go to Apollo.
    [ares] You have been outbid at Ares: offer to another god, or go to Apollo.
    [zeus] You have been outbid at Zeus: offer to another god, or go to Apollo.
    [athena] You have been outbid at Athena: offer to another god, or go to Apollo.
   *[none] Choose a god for your offering, or Apollo.
 }
ask-Act = { $god_id ->
    [poseidon] Poseidon: ships ({ $fee ->
        [-1] no more this turn
        [0] the next is free
       *[other] the next for { $fee } gold
     }), ports, voyages, creatures, in any order.
    [ares] Ares: troops ({ $fee ->
        [-1] no more this turn
        [0] the next is free
       *[other] the next for { $fee } gold
     }), fortresses, marches, creatures, in any order.
    [zeus] Zeus: priests ({ $fee ->
        [-1] no more this turn
        [0] the next is free
       *[other] the next for { $fee } gold
     }), temples, swaps, creatures, in any order.
   *[athena] Athena: philosophers ({ $fee ->
        [-1] no more this turn
        [0] the next is free
       *[other] the next for { $fee } gold
     }), universities, creatures, in any order.
 }
ask-Launch = Put the new ship on a sea space next to one of your islands.
ask-Muster = Put the new troop on one of your islands.
ask-Raise = Choose a slot for your { $building }.
ask-Depart = Where does the voyage begin?
ask-Voyage = Sail on from { $at } with as many ships as you like ({ $steps } { $steps ->
    [one] step
   *[other] steps
 } left).
ask-Leave = From which island do your troops leave?
ask-Fly = Pegasus carries troops: from which of your islands?
ask-Land = To which island do the troops of { $origin } go?
ask-Take = How many troops go from { $origin } to { $target }?
ask-Prosper = Put your prosperity marker on an island.
ask-Retreat = Fight on at { $space }, or retreat with all your units?
ask-RetreatDefender = You defend { $space }: fight on, or retreat with all your units?
ask-RetreatAttacker = You attack { $space }: fight on, or retreat with all your units?
ask-GiveUp = Your four building types become a metropolis: which { $building } do you give up?
ask-Found = On which island do you place your metropolis?
ask-Temples = { $creature } for { $price } gold: use a temple and save 1?
ask-Lure = The Siren lures a lone ship: which one?
ask-Bring = Your reserve is empty: which of your ships goes to { $target }?
ask-Destroy = The Giant destroys a building: which one?
ask-Copy = The Chimera copies a discarded creature: which one?
ask-Rebuild = The Cyclops replaces one of your buildings: which one?
ask-Into = What does your building on { $island } become?
ask-Sell = The Sphinx pays 2 gold a piece: what do you sell?
ask-Glide = The Sylph blows: move ships, { $steps ->
    [one] 1 step is left.
   *[other] { $steps } steps are left.
 }
ask-Snatch = The Harpy snatches an opposing troop: from which island?
ask-Rob = { $creature }: which opponent do you steal from?
ask-Surface = On which sea space does the Kraken surface?
ask-Swim = The Kraken may swim on, 1 gold a step.
ask-Haunt = { $creature }: on which island?
ask-Push = Polyphemus drives the ships away: which next, and where to?
ask-Ask = Choose.
ask-Duty = A metropolis must be settled.
ask-Effect = Use the creature, or decline.
ask-Clash = Both sides roll a die.
ask-DrawCard = A creature is drawn for the { $slot }-gold slot.
ask-LayTile = The order of the gods is dealt.
ask-LayMarker = The first order of offering is dealt.

do-tile = { $god }
do-marker = The marker of { $owner }
do-card = { $creature }
do-roll = Dice { $attack } and { $defence }
do-bid = Offer { $amount } to { $god }
do-apollo = Go to Apollo
do-summon = Summon { $creature } ({ $slot } gold)
do-recruit = Recruit
do-build = Build (2 gold)
do-voyage = Begin a voyage (1 gold)
do-march = Move troops (1 gold)
do-swap = Swap { $creature } (1 gold)
do-end = End the turn
do-launch = New ship on { $sea }
do-muster = New troop on { $island }
do-raise = On { $island }, slot { $place }
do-depart = From { $sea }
do-sail = To { $sea } with { $count } { $count ->
    [one] ship
   *[other] ships
 }
do-stop = Stop
do-leave = From { $island }
do-land = To { $island }
do-take = { $count } { $count ->
    [one] troop
   *[other] troops
 }
do-prosper = On { $island }
do-fight = Fight on
do-retreat = Retreat to { $island }
do-flee = Retreat to { $sea }
do-give-up = The one on { $island }, slot { $place }
do-found = On { $island }
do-temple = Use the temple on { $island }, slot { $place }
do-shrine = Use the metropolis of { $island }
do-enough = Pay without a further temple
do-decline = Decline the effect
do-lure = The ship on { $sea }
do-bring = The one on { $sea }
do-destroy = On { $island }, slot { $place }
do-copy = { $creature }
do-rebuild = The one on { $island }, slot { $place }
do-into = Into: { $building }
do-sell-ship = Sell a ship of { $sea }
do-sell-troop = Sell a troop of { $island }
do-sell-priest = Sell a priest
do-sell-philosopher = Sell a philosopher
do-glide = { $count } from { $from } to { $to }
do-snatch = From { $island }
do-rob = { $victim }
do-surface = On { $sea }
do-swim = To { $sea }
do-haunt = On { $island }
do-push = From { $from } to { $to }
do-sink = Those on { $sea } have no way out
do-pass = Pass
do-raise-offering = Raise the standing offering to { $god }
do-trade = Give something to { $partner }
do-keep = Keep the creature for later
do-split = Retreat with some units only
do-demolish-metropolis = Demolish the metropolis of { $island }

tell-order = The first order of offering: { $markers }.
tell-round = Round { $round } begins.
tell-unwanted = Nobody wanted { $creature }.
tell-appears = New on the { $slot }-gold slot: { $creature }.
tell-shuffled = The discarded creatures are shuffled into the pile.
tell-gods = The gods of this round: { $gods }.
tell-income = { $player } receives { $gold } gold of income.
tell-offered = { $player } offers { $amount } to { $god }.
tell-displaced = { $player } is displaced from { $god }.
tell-to-apollo = { $player } goes to Apollo, space { $space }.
tell-paid = { $player } pays { $gold } gold to { $god }.
tell-turn = { $player } acts with { $god }.
tell-apollo-gold = { $player } receives { $gold } gold from Apollo.
tell-prospers = { $player } puts a prosperity marker on { $island }.
tell-recruited = { $player } recruits a { $unit }.
tell-launched = { $player } puts a new ship on { $sea }.
tell-mustered = { $player } puts a new troop on { $island }.
tell-built = { $player } builds on { $island }: { $building }.
tell-swapped = { $player } sends { $creature } away.
tell-sailed = { $player } sails from { $from } to { $to } with { $count } { $count ->
    [one] ship
   *[other] ships
 }.
tell-marched = { $player } moves { $count } { $count ->
    [one] troop
   *[other] troops
 } from { $from } to { $to }.
tell-battle = { $attacker } ({ $force }) attacks { $defender } ({ $defence }) at { $space }.
tell-clash = { $space }: { $attacker } { $attack } against { $defender } { $defence }.
tell-lost = { $player } loses a { $unit } at { $space }.
tell-retreats = { $player } retreats from { $from } to { $to } with { $count }.
tell-holds = { $player } holds { $sea }.
tell-empty = Nobody is left on { $sea }.
tell-keeps = { $player } keeps { $island }.
tell-landed = { $player } takes the neutral island { $island }.
tell-captured = { $player } takes { $island } from { $before }.
tell-eliminated = { $player } has lost the last island and is out of the game.
tell-learned = { $player } returns four philosophers for a metropolis.
tell-given-up = { $player } gives up a building on { $island }: { $building }.
tell-cleared = { $player } clears the site on { $island }: { $building }.
tell-metropolis = { $player } founds a metropolis on { $island }.
tell-no-site = { $player } cannot place a metropolis.
tell-temple-used = { $player } pays 1 gold less: temple or metropolis on { $island }.
tell-summoned = { $player } summons { $creature } for { $price } gold.
tell-no-target = { $player } finds no target.
tell-declined = { $player } declines the effect.
tell-lured = { $player } replaces the ship of { $victim } on { $sea }.
tell-broken = { $player } has a building destroyed on { $island }: { $building }.
tell-copied = The Chimera of { $player } copies { $creature }.
tell-rebuilt = { $player } changes a building on { $island }: { $old } becomes { $new }.
tell-sold = { $player } sells a { $unit } for { $gold } gold.
tell-snatched = { $player } takes a troop of { $victim } from { $island }.
tell-stolen = { $player } takes a { $unit } from { $victim }.
tell-griffon = { $player } takes half the gold of { $victim } ({ $gold }).
tell-griffon-loss = { $victim } loses { $gold } gold.
tell-kraken = The Kraken is on { $sea }.
tell-destroyed = { $player } loses { $count } { $count ->
    [one] ship
   *[other] ships
 } on { $sea }.
tell-figure = { $creature_id ->
    [minotaur] { $player } puts the Minotaur on { $island }.
   *[other] { $player } puts { $creature } on { $island }.
 }
tell-left = { $creature_id ->
    [minotaur] The Minotaur leaves { $island }.
   *[other] { $creature } leaves { $island }.
 }
tell-pushed = { $count } { $count ->
    [one] ship
   *[other] ships
 } of { $player }: driven from { $from } to { $to }.

K-NO-TURN = This decision belongs to { $seat }.
K-NO-MIDWAY = Step by step: an action starts with its first step, and is finished before the next one begins.
K-NO-DUTY = A metropolis must be settled first and cannot be refused.
K-NO-OFFER-PASS = Passing is not possible; Apollo is always open.
K-NO-OFFER-GOD = { $god } cannot be chosen this round.
K-NO-OFFER-BACK = Your marker has just been displaced from { $god }.
K-NO-OFFER-LOW = An offering here starts at { $least }.
K-NO-OFFER-RICH = { $most ->
    [0] You can offer nothing here.
   *[other] You can offer { $most } here at most.
 }
K-NO-OFFER-CHANGE = An offering placed stays until it is displaced.
K-NO-APOLLO = Apollo gives gold and the marker, nothing else.
K-NO-MARKER = { $where ->
    [own] The prosperity marker must be put on an island of yours.
   *[any] The prosperity marker must be put on an island.
 }
K-NO-GOD = This action does not belong to { $god }.
K-NO-GOLD = This costs { $price } gold, and you have { $gold }.
K-NO-TRADE = Nothing may be given to another player.
K-NO-END = Athena's free philosopher must be taken first.
K-NO-RECRUIT-MORE = You have recruited { $count } this turn; more are not for sale.
K-NO-RECRUIT-RESERVE = Your reserve is empty: all 8 are on the board.
K-NO-RECRUIT-CARD = There is no card left in the supply.
K-NO-RECRUIT-COAST = This sea space is next to none of your islands.
K-NO-RECRUIT-SHIPS = Opposing ships are there.
K-NO-RECRUIT-ISLAND = { $island } is not yours.
K-NO-BUILD-ISLAND = { $island } is not yours.
K-NO-BUILD-COVERED = The metropolis covers this slot.
K-NO-BUILD-SLOT = { $why ->
    [nowhere] None of your islands has an empty slot left.
    [few] { $island } has only { $count } { $count ->
        [one] slot
       *[other] slots
     }.
    [port] A port stands there already.
    [fortress] A fortress stands there already.
    [temple] A temple stands there already.
   *[university] A university stands there already.
 }
K-NO-BUILD-SUPPLY = The supply has none left: { $building }.
K-NO-SHIP-ORIGIN = { $space ->
    [none] You have no ship on the board.
   *[other] You have no ship on { $space }.
 }
K-NO-SHIP-LAND = Ships do not enter islands.
K-NO-SHIP-FAR = { $sea } is not adjacent.
K-NO-SHIP-NUMBER = { $most ->
    [0] No ship can sail here.
    [one] 1 ship can sail here, no more and no less.
   *[other] From 1 to { $most } ships can sail here.
 }
K-NO-SHIP-STEPS = There is no step left for this.
K-NO-SHIP-KRAKEN = The Kraken is there.
K-NO-SHIP-POLYPHEMUS = This sea space is next to the island of Polyphemus.
K-NO-SYLPH-FOUGHT = { $spent ->
    [one] 1 of these ships has fought with this Sylph.
   *[other] { $spent } of these ships have fought with this Sylph.
 }
K-NO-TROOP-ORIGIN = { $island ->
    [none] You have no troops on the board.
   *[other] You have no troops on { $island }.
 }
K-NO-TROOP-SAME = Target and origin are the same.
K-NO-TROOP-NUMBER = { $most ->
    [one] 1 troop can go, no more and no less.
   *[other] From 1 to { $most } troops can go.
 }
K-NO-TROOP-MEDUSA = No troop leaves the island of Medusa.
K-NO-TROOP-LAST = { $enough ->
    [yes] { $island } is the last island of { $seat } and protected: you have enough metropolises without it ({ $need }).
   *[no] { $island } is the last island of { $seat } and protected: with it you would have { $have } of { $need } metropolises.
 }
K-NO-TROOP-CHAIN = { $way ->
    [from] No chain of your ships leads from { $island } to another island.
   *[to] No chain of your ships leads to { $island }.
 }
K-NO-SWAP = { $why ->
    [none] There is no card on this slot.
   *[other] { $creature } does not lie on this slot.
 }
K-NO-RETREAT-FIRST = { $why ->
    [clash] Nobody retreats before the first clash.
    [defender] The defender decides first.
   *[none] There is no battle to retreat from.
 }
K-NO-RETREAT-MEDUSA = Nobody retreats from the island of Medusa.
K-NO-RETREAT-MINOTAUR = The Minotaur does not retreat.
K-NO-RETREAT-ISLAND = { $why ->
    [here] The battle is fought on { $island } itself.
   *[other] { $island } is not yours.
 }
K-NO-RETREAT-CHAIN = No chain of your ships leads to { $island }.
K-NO-RETREAT-SEA = { $why ->
    [far] { $sea } is not next to the battle.
   *[taken] Opposing ships are on { $sea }.
 }
K-NO-RETREAT-CLOSED = { $sea } is closed.
K-NO-RETREAT-SPLIT = All units go, to one place.
K-NO-SUMMON-EMPTY = { $why ->
    [none] There is no card on this slot.
   *[other] { $creature } does not lie on this slot.
 }
K-NO-SUMMON-TEMPLE = { $why ->
    [other] { $island } is not yours.
    [none] There is no temple or metropolis there.
   *[used] That one has lowered a price this round already.
 }
K-NO-SUMMON-FREE = A summons costs at least 1 gold.
K-NO-SUMMON-KEEP = A creature cannot be kept for later.
K-NO-CHIRON-PEGASUS = Chiron keeps flying troops away from { $island }.
K-NO-CHIRON-GIANT = Chiron protects these buildings from the Giant.
K-NO-CHIRON-HARPY = Chiron protects these troops from the Harpy.
K-NO-SIREN = { $whose ->
    [own] { $count ->
        [one] The ship on { $sea } is yours.
       *[other] The ships on { $sea } are yours.
     }
   *[other] { $count ->
        [0] There is no ship on { $sea }.
       *[other] { $count } ships are on { $sea }; the Siren lures only a lone one.
     }
 }
K-NO-SIREN-SHIP = The ship comes from your reserve first, and { $count } { $count ->
    [one] is
   *[other] are
 } left there.
K-NO-METROPOLIS = A metropolis cannot be destroyed or replaced.
K-NO-GIANT = No building stands there.
K-NO-CYCLOPS-OWN = This is no building of yours.
K-NO-CYCLOPS-TYPE = { $why ->
    [same] It is of this type already.
    [none] No other type is left in the supply.
   *[supply] None of this type is left in the supply.
 }
K-NO-HARPY = { $why ->
    [own] { $island } is yours: the Harpy takes troops of opponents.
   *[empty] There is no troop on { $island }.
 }
K-NO-STEAL = { $why ->
    [self] You cannot steal from yourself.
    [out] { $seat } is out of the game.
    [satyr] { $seat } has no philosopher.
   *[dryad] { $seat } has no priest.
 }
K-NO-SPHINX = { $what ->
    [ship] You have no ship there.
    [troop] You have no troop there.
    [priest] You have no priest.
   *[philosopher] You have no philosopher.
 }
K-NO-CHIMERA = Not in the discard pile: { $creature }.
K-NO-FIGURE = Island figures stand on islands, the Kraken at sea.
K-NO-KRAKEN-FAR = The Kraken swims to adjacent sea spaces only.
K-NO-PUSH = { $why ->
    [none] There are no ships to be driven from there.
    [out] These ships have a way out, and must take it.
    [far] { $sea } is not adjacent.
    [closed] { $sea } is closed.
   *[taken] Ships of another player are on { $sea }.
 }
K-NO-SET = One { $building } of yours must go.
K-NO-SITE-FREE = A free site must be used before { $island }.
K-NO-SITE = { $why ->
    [built] { $island } has a metropolis already.
   *[other] { $island } is not yours.
 }

by-gold = Several players have enough metropolises at the end of a round: gold decides.
by-metropolises = Enough metropolises at the end of a round.
by-round-limit = The round limit is reached.
by-last-player = Only one player is left.
sheet-metropolises = Metropolises
word-round = Round
word-closed = closed
word-legend = [a1] owner and troops, * metropolis, (a1) ships, + sea trade, x closed; "2+6" in the table: on the board and in reserve
word-island = island
word-owner = owner
word-troops = troops
word-income = income
word-slots = slots, (metropolis site)
word-metropolis = metropolis
word-gods = Gods
word-face-down = face down
word-turn-track = turn track
word-creatures = Creatures
word-pile = pile
word-discard = discarded
word-gold = gold
word-metropolises = metropolises
word-priests = priests
word-philosophers = philosophers
word-ships = ships
word-markers = prosperity
word-supply = Supply
word-battle = Battle at
word-out = out

# what a creature does, in one line
effect-kraken = surfaces on a sea space, destroys all ships, swims on for 1 gold a step, and closes its space
effect-minotaur = defends an island with strength 2 until your next round
effect-chiron = protects an island from Pegasus, Giant and Harpy until your next round
effect-medusa = no troop leaves her island until your next round
effect-polyphemus = drives all ships away from an island and keeps them off until your next round
effect-siren = replaces a lone opposing ship by one of yours
effect-pegasus = carries troops of one of your islands to any other, without ships
effect-giant = destroys one building, but no metropolis
effect-chimera = copies a discarded creature; then the discard pile is shuffled in
effect-cyclops = turns one of your buildings into another type
effect-sphinx = buys your ships, troops, priests and philosophers for 2 gold each
effect-sylph = ten free steps for your ships
effect-harpy = takes one opposing troop off an island
effect-griffon = takes half of an opponent's gold
effect-fates = pay you your income once more
effect-satyr = takes a philosopher from an opponent
effect-dryad = takes a priest from an opponent

option-variant = Length
option-variant-help = The whole game, or a short one for learning and for learning machines.
option-variant-standard = the whole game
option-variant-mini = short: six rounds at most, one metropolis wins
