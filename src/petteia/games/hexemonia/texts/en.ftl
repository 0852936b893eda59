title = Hexemonia

name-tile-pasture = Pasture
name-tile-village = Village
name-tile-countryside = Countryside
name-tile-quarry = Quarry
name-tile-harbour = Harbour
name-tile-necropolis = Necropolis
name-tile-spring = Spring
name-tile-wall = Wall
name-tile-phalanx = Phalanx
name-tile-fleet = Fleet
name-tile-lighthouse = Lighthouse
name-tile-labyrinth = Labyrinth
name-tile-agora = Agora
name-tile-tavern = Tavern
name-tile-temple = Temple
name-tile-gymnasium = Gymnasium
name-tile-amphitheatre = Amphitheatre
name-tile-asty = Asty
name-tile-hades = Hades
name-tile-oracle = Oracle
name-tile-moirai = Moirai
name-tile-muses = Muses
name-tile-pandora = Pandora
name-tile-amazons = Amazons
name-tile-acropolis = Acropolis
name-city-athens = Athens
name-city-sparta = Sparta
name-city-olympia = Olympia
name-city-delphi = Delphi
name-city-delos = Delos
name-resource-citizen = citizen
name-resource-hoplite = hoplite
name-resource-gold = gold
name-resource-tile = tile

pieces-citizen = citizens
pieces-hoplite = hoplites
pieces-gold = gold

name-nature-politics = politics
name-nature-military = military
name-nature-economy = economy
name-nature-sacred = sacred
name-kind-chora = chora
name-kind-fortification = fortification
name-kind-polis = polis
name-kind-mythos = mythos
name-kind-acropolis = acropolis
name-action-production = Production
name-action-strategy = Strategy
name-action-special = Special
name-action-war = War
name-slot-0 = Acropolis
name-site-0 = Acropolis
name-site-1 = slot 1
name-site-2 = slot 2
name-site-3 = slot 3
name-site-4 = slot 4
name-site-5 = slot 5
name-site-6 = slot 6
name-site-7 = slot 7
name-site-8 = slot 8
name-site-9 = slot 9
name-site-10 = slot 10
name-site-11 = slot 11
name-site-12 = slot 12
name-site-13 = slot 13
name-site-14 = slot 14
name-site-15 = slot 15
name-site-16 = slot 16
name-site-17 = slot 17
name-site-18 = slot 18
name-site-19 = slot 19
name-site-20 = slot 20
name-site-21 = slot 21
name-site-22 = slot 22
name-site-23 = slot 23
name-site-24 = slot 24
name-site-25 = slot 25
name-site-26 = slot 26
name-site-27 = slot 27
name-site-28 = slot 28
name-site-29 = slot 29
name-site-30 = slot 30
name-site-31 = slot 31
name-site-32 = slot 32
name-site-33 = slot 33
name-site-34 = slot 34
name-site-35 = slot 35
name-site-36 = slot 36
name-site-37 = slot 37
name-site-38 = slot 38
name-site-39 = slot 39
name-site-40 = slot 40
name-site-41 = slot 41
name-site-42 = slot 42
name-site-43 = slot 43
name-site-44 = slot 44
name-site-45 = slot 45
name-site-46 = slot 46
name-site-47 = slot 47
name-site-48 = slot 48
name-site-49 = slot 49
name-site-50 = slot 50
name-site-51 = slot 51
name-site-52 = slot 52
name-site-53 = slot 53
name-site-54 = slot 54
name-site-55 = slot 55
name-site-56 = slot 56
name-site-57 = slot 57
name-site-58 = slot 58
name-site-59 = slot 59
name-site-60 = slot 60
name-slot-1 = slot 1
name-slot-2 = slot 2
name-slot-3 = slot 3
name-slot-4 = slot 4
name-slot-5 = slot 5
name-slot-6 = slot 6
name-slot-7 = slot 7
name-slot-8 = slot 8
name-slot-9 = slot 9
name-slot-10 = slot 10
name-slot-11 = slot 11
name-slot-12 = slot 12
name-slot-13 = slot 13
name-slot-14 = slot 14
name-slot-15 = slot 15
name-slot-16 = slot 16
name-slot-17 = slot 17
name-slot-18 = slot 18
name-slot-19 = slot 19
name-slot-20 = slot 20
name-slot-21 = slot 21
name-slot-22 = slot 22
name-slot-23 = slot 23
name-slot-24 = slot 24
name-slot-25 = slot 25
name-slot-26 = slot 26
name-slot-27 = slot 27
name-slot-28 = slot 28
name-slot-29 = slot 29
name-slot-30 = slot 30
name-slot-31 = slot 31
name-slot-32 = slot 32
name-slot-33 = slot 33
name-slot-34 = slot 34
name-slot-35 = slot 35
name-slot-36 = slot 36
name-slot-37 = slot 37
name-slot-38 = slot 38
name-slot-39 = slot 39
name-slot-40 = slot 40
name-slot-41 = slot 41
name-slot-42 = slot 42
name-slot-43 = slot 43
name-slot-44 = slot 44
name-slot-45 = slot 45
name-slot-46 = slot 46
name-slot-47 = slot 47
name-slot-48 = slot 48
name-slot-49 = slot 49
name-slot-50 = slot 50
name-slot-51 = slot 51
name-slot-52 = slot 52
name-slot-53 = slot 53
name-slot-54 = slot 54
name-slot-55 = slot 55
name-slot-56 = slot 56
name-slot-57 = slot 57
name-slot-58 = slot 58
name-slot-59 = slot 59
name-slot-60 = slot 60

option-uprisings = Uprisings
option-uprisings-on = on
option-uprisings-off = off (two players only)
option-uprisings-help = Who takes the philosopher stirs uprisings in all other cities. Without them, with two players, the philosopher is worth 3 points at the end.
option-open_acropolis = Open acropolises
option-open_acropolis-auto = with two players
option-open_acropolis-on = on (two players only)
option-open_acropolis-off = off
option-open_acropolis-help = All acropolises lie face up from the start.
option-supply_limit = Limited supply
option-supply_limit-on = on
option-supply_limit-off = off
option-supply_limit-help = There are 60 citizens, 30 hoplites and 50 gold. What is not there cannot be gained.
option-strict_rings = Strict rings
option-strict_rings-on = on
option-strict_rings-off = off
option-strict_rings-help = A hole torn into an inner ring must be closed before anything is built further out.
option-shield_covers_itself = Shields cover themselves
option-shield_covers_itself-on = on
option-shield_covers_itself-off = off
option-shield_covers_itself-help = The shield of an active fortification defends that fortification as well.
option-start = Start player
option-start-random = drawn
option-start-0 = seat 1
option-start-1 = seat 2
option-start-2 = seat 3
option-start-3 = seat 4
option-start-help = Who begins. The player to the right of the start player has the last turn.

ask-DealAcropolis = An acropolis is dealt.
ask-TurnUp = A tile of the display is turned up.
ask-DealTile = A tile is dealt.
ask-StartPlayer = The start player is drawn.
ask-Refill = The display is refilled.
ask-Glance = A tile of the stack is looked at.
ask-DrawFate = A tile is drawn from the stack.
ask-Pilfer = A tile of the hand is lost.
ask-DrawFirst = Take a tile of the display.
ask-DrawSecond = Take another tile, or a resource for your acropolis.
ask-Play = Play tiles of your hand, or stop.
ask-Site = Choose a slot for the { $tile }.
ask-Pay =
    Pay { $resource_id ->
        [citizen] { $need ->
            [one] 1 citizen
           *[other] { $need } citizens
        }
        [hoplite] { $need ->
            [one] 1 hoplite
           *[other] { $need } hoplites
        }
       *[other] { $need } gold
    } more for { $slot }: from where?
ask-Host = Choose a tile for the marker: { $tile }.
ask-DropMythos =
    Put { $due ->
        [one] an older mythos tile
       *[other] { $due } older mythos tiles
    } into the Underworld.
ask-Act = Choose your action.
ask-Share =
    The supply is short: place { $resource_id ->
        [citizen] { $left ->
            [one] 1 citizen
           *[other] { $left } citizens
        }
        [hoplite] { $left ->
            [one] 1 hoplite
           *[other] { $left } hoplites
        }
       *[other] { $left } gold
    }.
ask-Exchange = Exchange 2 citizens for a hoplite or a hoplite for 2 citizens, as often as you like; then distribute your pieces.
ask-Move = Give your tiles new amounts, in order; the acropolis takes the rest.
ask-Special =
    Use an ability{ $used_count ->
        [0] { $invoked_count ->
            [0] .
           *[other] , or stop.
        }
       *[other] , or stop.
    }
ask-Reveal = Your acropolis touches this tile: turn it up and count it, if its nature fits, or keep it hidden.
ask-Sacrifice = Return citizens to the supply, 2 for each gold ({ $given } so far).
ask-SpringGain = Choose a resource for your acropolis.
ask-Agora =
    { $first_count ->
        [0] Move a piece within your city.
       *[other] Move another piece, or stop.
    }
ask-Opponent =
    Choose the opponent who loses { $wanted_id ->
        [citizen] a citizen
        [hoplite] a hoplite
        [gold] a gold
       *[other] a tile of the hand
    }.
ask-Give =
    Choose the place from which you give { $resource_id ->
        [citizen] a citizen
        [hoplite] a hoplite
       *[other] a gold
    } to { $taker }.
ask-Smite = Choose a tile and how many surplus citizens Hades takes.
ask-Arrange = Put the tiles back: which one comes next from the top ({ $placed } lie in order)?
ask-War =
    Choose a tile to attack{ $fought_count ->
        [0] .
       *[other] , or stop.
    }
ask-Force = Send a force of more than { $defence } ({ $force } so far): a citizen counts 1, a hoplite 2.
ask-Losses = You lose troops worth { $defence }: how many hoplites do you give? Citizens make up the rest; for half a hoplite too much a citizen comes back.
ask-Spoils = Choose a slot for the captured tile.
ask-Discard =
    Discard { $due ->
        [one] a tile
       *[other] { $due } tiles
    } of your hand.

do-take = Take { $tile }
do-gain =
    { $resource_id ->
        [citizen] A citizen
        [hoplite] A hoplite
       *[other] A gold
    }
do-play = Play { $tile }
do-stop = Stop
do-done = Done
do-place = On { $slot }
do-pay =
    { $resource_id ->
        [citizen] { $amount ->
            [one] 1 citizen
           *[other] { $amount } citizens
        }
        [hoplite] { $amount ->
            [one] 1 hoplite
           *[other] { $amount } hoplites
        }
       *[other] { $amount } gold
    } from { $from_id ->
        [0] the acropolis
       *[other] { $from }
    }
do-host =
    On { $slot_id ->
        [0] the acropolis
       *[other] { $slot }
    }
do-drop = Drop { $tile }
do-production = Production
do-strategy = Strategy
do-special = Special
do-war = War
do-assign =
    { $resource_id ->
        [citizen] { $amount ->
            [one] 1 citizen
           *[other] { $amount } citizens
        }
        [hoplite] { $amount ->
            [one] 1 hoplite
           *[other] { $amount } hoplites
        }
       *[other] { $amount } gold
    } on { $slot_id ->
        [0] the acropolis
       *[other] { $slot }
    }
do-exchange =
    { $count ->
        [-1] 1 hoplite for 2 citizens
        [-2] 2 hoplites for 4 citizens
        [-3] 3 hoplites for 6 citizens
        [-4] 4 hoplites for 8 citizens
        [-5] 5 hoplites for 10 citizens
        [-6] 6 hoplites for 12 citizens
        [0] No exchange
        [1] 2 citizens for 1 hoplite
        [2] 4 citizens for 2 hoplites
        [3] 6 citizens for 3 hoplites
        [4] 8 citizens for 4 hoplites
        [5] 10 citizens for 5 hoplites
        [6] 12 citizens for 6 hoplites
       *[other] Exchange: hoplites { $count }
    }
do-set =
    { $slot }: { $resource_id ->
        [citizen] { $amount ->
            [one] 1 citizen
           *[other] { $amount } citizens
        }
        [hoplite] { $amount ->
            [one] 1 hoplite
           *[other] { $amount } hoplites
        }
       *[other] { $amount } gold
    }
do-use = Use { $slot }
do-invoke = Use { $tile }
do-reveal = Turn the acropolis up
do-keep = Keep it hidden
do-return =
    { $amount ->
        [one] 1 citizen
       *[other] { $amount } citizens
    } from { $slot_id ->
        [0] the acropolis
       *[other] { $slot }
    }
do-move =
    { $resource_id ->
        [citizen] A citizen
        [hoplite] A hoplite
       *[other] A gold
    } from { $from_id ->
        [0] the acropolis
       *[other] { $from }
    } to { $to_id ->
        [0] the acropolis
       *[other] { $to }
    }
do-against = { $opponent }
do-give =
    { $resource_id ->
        [citizen] A citizen
        [hoplite] A hoplite
       *[other] A gold
    } from { $slot_id ->
        [0] the acropolis
       *[other] { $slot }
    }
do-smite =
    { $amount ->
        [one] 1 citizen
       *[other] { $amount } citizens
    } of { $opponent }, { $target }
do-top = { $tile } next
do-attack = Attack { $opponent }, { $target }
do-send =
    { $resource_id ->
        [citizen] { $amount ->
            [one] 1 citizen
           *[other] { $amount } citizens
        }
        [hoplite] { $amount ->
            [one] 1 hoplite
           *[other] { $amount } hoplites
        }
       *[other] { $amount } gold
    } from { $slot_id ->
        [0] the acropolis
       *[other] { $slot }
    }
do-lose =
    { $hoplites ->
        [0] Give no hoplite
        [one] Give 1 hoplite
       *[other] Give { $hoplites } hoplites
    }
do-discard = Discard { $tile }
do-city = { $city }
do-drawn = { $tile }
do-starts = { $starter } begins
do-lost = Lost: { $tile }

tell-city = { $player } is dealt an acropolis ({ $city }).
tell-city-open = { $player } plays { $city }.
tell-turned-up = New in the display: { $tile }.
tell-dealt = { $player } draws a tile ({ $tile }).
tell-starts = { $player } begins; { $last } will have the last turn.
tell-turn = { $player } is to move.
tell-took = { $player } takes { $tile } from the display.
tell-gained =
    { $player } gains { $resource_id ->
        [citizen] { $amount ->
            [one] 1 citizen
           *[other] { $amount } citizens
        }
        [hoplite] { $amount ->
            [one] 1 hoplite
           *[other] { $amount } hoplites
        }
       *[other] { $amount } gold
    } ({ $slot }).
tell-ended = The stack is empty: last turns, up to the final player.
tell-played = { $player } plays { $tile }.
tell-placed = { $player } puts { $tile } on { $slot }.
tell-paid =
    { $player } pays { $resource_id ->
        [citizen] { $amount ->
            [one] 1 citizen
           *[other] { $amount } citizens
        }
        [hoplite] { $amount ->
            [one] 1 hoplite
           *[other] { $amount } hoplites
        }
       *[other] { $amount } gold
    } from { $from_id ->
        [0] the acropolis
       *[other] { $from }
    } for { $to }.
tell-hosted = { $player } puts the marker of { $tile } on { $slot }.
tell-dropped = { $player } puts { $tile } into the Underworld.
tell-action = { $player } chooses { $action }.
tell-produced =
    { $player } gains { $resource_id ->
        [citizen] { $amount ->
            [one] 1 citizen
           *[other] { $amount } citizens
        }
        [hoplite] { $amount ->
            [one] 1 hoplite
           *[other] { $amount } hoplites
        }
       *[other] { $amount } gold
    } on { $slot }.
tell-short =
    Only { $left } in supply where { $player } should get { $resource_id ->
        [citizen] { $wanted ->
            [one] 1 citizen
           *[other] { $wanted } citizens
        }
        [hoplite] { $wanted ->
            [one] 1 hoplite
           *[other] { $wanted } hoplites
        }
       *[other] { $wanted } gold
    }.
tell-exchanged =
    { $player } exchanges { $count ->
        [-1] 1 hoplite for 2 citizens
        [-2] 2 hoplites for 4 citizens
        [-3] 3 hoplites for 6 citizens
        [-4] 4 hoplites for 8 citizens
        [-5] 5 hoplites for 10 citizens
        [-6] 6 hoplites for 12 citizens
        [1] 2 citizens for 1 hoplite
        [2] 4 citizens for 2 hoplites
        [3] 6 citizens for 3 hoplites
        [4] 8 citizens for 4 hoplites
        [5] 10 citizens for 5 hoplites
        [6] 12 citizens for 6 hoplites
       *[other] citizens and hoplites (hoplites: { $count })
    }.
tell-moved =
    { $player } leaves { $resource_id ->
        [citizen] { $amount ->
            [one] 1 citizen
           *[other] { $amount } citizens
        }
        [hoplite] { $amount ->
            [one] 1 hoplite
           *[other] { $amount } hoplites
        }
       *[other] { $amount } gold
    } on { $slot }.
tell-used = { $player } uses { $tile } ({ $slot }).
tell-invoked = { $player } uses { $tile }.
tell-revealed = { $player } turns up { $city }.
tell-returned =
    { $player } returns { $amount ->
        [one] 1 citizen
       *[other] { $amount } citizens
    } ({ $slot }).
tell-carried =
    { $player } moves { $resource_id ->
        [citizen] a citizen
        [hoplite] a hoplite
       *[other] a gold
    } from { $from_id ->
        [0] the acropolis
       *[other] { $from }
    } to { $to_id ->
        [0] the acropolis
       *[other] { $to }
    }.
tell-targeted = { $player } chooses { $opponent }.
tell-gave =
    { $player } gives { $resource_id ->
        [citizen] a citizen
        [hoplite] a hoplite
       *[other] a gold
    } from { $from_id ->
        [0] the acropolis
       *[other] { $from }
    } to { $taker }.
tell-smitten =
    Hades takes { $amount ->
        [one] 1 citizen
       *[other] { $amount } citizens
    } of { $opponent } ({ $slot }), for { $player }.
tell-pilfered = { $player } loses { $tile } from the hand to Pandora.
tell-glimpsed = { $player } looks at tile { $place } of the stack ({ $tile }).
tell-arranged = { $player } puts the tiles back on the stack.
tell-attacked = { $player } attacks { $tile } of { $opponent } ({ $slot }).
tell-marched =
    { $player } sends { $resource_id ->
        [citizen] { $amount ->
            [one] 1 citizen
           *[other] { $amount } citizens
        }
        [hoplite] { $amount ->
            [one] 1 hoplite
           *[other] { $amount } hoplites
        }
       *[other] { $amount } gold
    } from { $slot_id ->
        [0] the acropolis
       *[other] { $slot }
    }.
tell-clashed =
    The army of { $player }, { $citizens ->
        [0] { $hoplites ->
            [0] nobody
            [one] 1 hoplite
           *[other] { $hoplites } hoplites
        }
        [one] 1 citizen{ $hoplites ->
            [0] {""}
            [one] {" "}and 1 hoplite
           *[other] {" "}and { $hoplites } hoplites
        }
       *[other] { $citizens } citizens{ $hoplites ->
            [0] {""}
            [one] {" "}and 1 hoplite
           *[other] {" "}and { $hoplites } hoplites
        }
    }, beats a defence of { $defence } of { $opponent }.
tell-lost =
    { $player } loses { $citizens ->
        [0] { $hoplites ->
            [0] nothing
            [one] 1 hoplite
           *[other] { $hoplites } hoplites
        }
        [one] 1 citizen{ $hoplites ->
            [0] {""}
            [one] {" "}and 1 hoplite
           *[other] {" "}and { $hoplites } hoplites
        }
       *[other] { $citizens } citizens{ $hoplites ->
            [0] {""}
            [one] {" "}and 1 hoplite
           *[other] {" "}and { $hoplites } hoplites
        }
    }{ $change ->
        [0] .
       *[other] , and takes { $change } citizen as change.
    }
tell-captured = { $player } takes { $tile } from { $opponent } and puts it on { $slot }.
tell-merged = { $player } has { $tile } already: what lay on the captured one goes on { $slot }.
tell-mythos-won = { $player } takes { $tile } from { $opponent }.
tell-philosopher = { $player } takes the philosopher (political tiles: { $count }).
tell-uprising =
    Uprising in the city of { $player } ({ $slot }): { $resource_id ->
        [citizen] { $amount ->
            [one] 1 citizen
           *[other] { $amount } citizens
        }
        [hoplite] { $amount ->
            [one] 1 hoplite
           *[other] { $amount } hoplites
        }
       *[other] { $amount } gold
    } lost.
tell-discarded = { $player } discards { $tile }.
tell-scored = { $player } scores { $points }.

by-points = by points
by-nature = by active tiles of the nature of the own acropolis
by-gold = by gold on the acropolis

shared = shared victory

sheet-chora = Chora
sheet-fortification = Forts
sheet-polis = Polis
sheet-set = Set
sheet-gold = Gold
sheet-bonus = Bonus
sheet-philosopher = Philosopher

show-setup = Setting up
show-turn = Turn { $turn }: { $player }   (final player { $last })
show-ended = last turns
show-supply = Supply
show-stack = Stack
show-philosopher = Philosopher
show-display = Display
show-underworld = Underworld
show-top = Top of the stack (only you know)
show-hand = Your hand
show-known = known hand tiles
show-closed = face down
show-active = active
show-inactive = inactive
show-city = points { $score }  pieces { $totals }  production { $income }  force { $force }  politics { $politics }  hand { $hand }
show-legend = Pieces are citizen/hoplite/gold; + active, - inactive, m with a mythos marker, . free slot
show-patron = { $nature }; at the end { $points } for each active tile: { $kind }
show-cost = costs { $cost }
show-yield = yields { $made }
show-shield = shield { $count }

ability-harbour = Takes a gold from the supply for each economy tile beside it, active or not.
ability-temple = Takes a gold from the supply for each sacred tile beside it, active or not.
ability-necropolis = Returns any number of own citizens, at least two, for a gold per two.
ability-spring = Takes a resource of your choice onto the acropolis.
ability-lighthouse = Every opponent gives a gold onto the lighthouse.
ability-labyrinth = An opponent of your choice gives a hoplite onto the labyrinth.
ability-tavern = An opponent of your choice gives a citizen onto the tavern.
ability-agora = Moves up to two pieces within your city.
ability-hades = Removes up to three surplus citizens of one tile of an opponent.
ability-oracle = Shows you the four top tiles of the stack; you put them back in any order.
ability-moirai = Draws the top tile of the stack to your hand.
ability-pandora = A random tile of an opponent's hand goes to the Underworld.

H-TURN-1 = First this step has to be finished.
H-END-3 = The game is over.
H-DEF-8 = This is answered in a fixed order, and slot { $slot } has been passed or keeps what it has.
H-GEO-6 = The first tile goes on slot 1; all six sides are alike.
H-PAY-1 =
    { $slot ->
        [0] The acropolis
       *[other] Slot { $slot }
    } holds only { $held } of it.
H-PAY-2 = Sources are used in order, and what is left has to suffice for the rest of the cost.
H-PLAY-1 = You have no { $tile } in your hand.
H-PLAY-5 = You have no tile on slot { $slot }.
H-PLAY-6 = Not one of the older tiles that may go now: { $tile }.
H-STRAT-1 = That belongs to a Strategy action.
H-STRAT-2 =
    That takes { $needed } ({ $resource }); your city has { $held }{ $kept ->
        [0] .
       *[other] , and { $kept } stay on tiles passed.
    }
H-SPEC-1 = That is no ability of yours, or this is no Special action.
H-SPEC-2 = There is nothing of yours to use.
H-SPEC-3 = You give from a place of your own that holds it.
H-AB-necropolis =
    { $slot ->
        [-1] Citizens are returned when a necropolis is used.
        [0] The acropolis holds only { $held } citizens.
       *[other] Slot { $slot } holds only { $held } citizens.
    }
H-AB-agora = The agora moves pieces that lie in your city from one place of it to another.
H-AB-hades = Hades hits a tile of an opponent.
H-AB-oracle = That tile is not among those you have seen.
H-WAR-1 = Attacks belong to a War action.
H-WAR-6 =
    { $slot ->
        [0] On the acropolis
       *[other] On slot { $slot }
    } you have only { $held } ({ $resource }) for the attack.
H-WAR-7 = You may give { $least } to { $most } hoplites.
H-WAR-12 = That belongs to a fight under way.
H-WAR-9 = Your own polis tile of this name takes it all.
H-REV-1 = There is nothing to keep hidden now.
H-HAND-1 = You have no { $tile } to discard here: tiles go in their order.
H-NO-1 = Step A takes tiles of the display only; not there: { $tile }.
H-NO-2 = The first draw has to be a tile.
H-NO-3 = Both parts of step A are mandatory.
H-NO-4 = Only one resource is drawn in a turn, onto the own acropolis.
H-NO-5 = The supply holds nothing of this: { $resource }.
H-NO-6 = The stack is empty: the last turns have no step A.
H-NO-7 = It is the turn of { $seat }.
H-NO-8 = There is no way back to an earlier step, and tiles are played in step B only.
H-NO-9 = { $tile } costs { $cost } ({ $resource }); your whole city holds { $held }.
H-NO-10 = { $tile } needs { $due } ({ $resource }); tiles played in this step cannot pay, and the others hold { $free }.
H-NO-11 =
    { $need ->
        [0] There is nothing to be paid now: the printed cost, no more and no less.
       *[other] Exactly the printed cost is paid; to be paid now: { $need } ({ $resource }).
    }
H-NO-12 = Payment comes from places of your own city.
H-NO-13 = Each polis tile may be in your city once; it is there already: { $tile }.
H-NO-14 = There is no legal slot for the polis tile { $tile }.
H-NO-15 = Slot { $slot } is occupied.
H-NO-16 =
    Slot { $slot } touches only { $count } of your tiles; { $needed ->
        [1] the first tile needs the acropolis.
       *[other] it needs two.
    }
H-NO-17 = Slot { $slot } lies too far out: there is a gap on slot { $hole }.
H-NO-18 = A polis tile touches the acropolis or another polis tile; slot { $slot } does neither.
H-NO-19 = Tiles never move inside a city.
H-NO-20 = Your city has no tile of this nature: { $nature }.
H-NO-21 = An acropolis never carries a mythos marker.
H-NO-22 = The marker needs a tile of this nature: { $nature }.
H-NO-23 = Markers do not move by themselves.
H-NO-24 = { $limit } mythos tiles are the limit; older ones that have to go: { $due }.
H-NO-25 = What was just played stays ({ $tile }); an older one goes.
H-NO-26 = What was just captured stays ({ $tile }); an older one goes.
H-NO-27 = Mythos tiles go only when there are too many.
H-NO-28 = Mythos tiles hold no resources.
H-NO-29 = There is one action in a turn, and it has been chosen.
H-NO-30 = An action has to be chosen.
H-NO-31 =
    { $count ->
        [0] No active tile of yours has an ability.
        [one] Your only ability on an active tile finds nothing to work on now.
       *[other] Your { $count } abilities on active tiles find nothing to work on now.
    }
H-NO-32 =
    { $targets ->
        [0] No opponent has a tile that can be attacked.
       *[other] { $room ->
            [0] Only polis tiles can be attacked, and your city has no legal slot for them.
           *[other] Your whole force is { $force }; the weakest tile that you could attack has a defence of { $defence }.
        }
    }
H-NO-33 = The tile on slot { $slot } is inactive and yields nothing.
H-NO-34 = The marker on slot { $slot } lies on an inactive tile and yields nothing.
H-NO-35 =
    { $left ->
        [0] Nothing of a Production has to be shared out now.
       *[other] { $most ->
            [0] This is not made there now; still to be placed: { $left }.
           *[other] Here you can place { $least } to { $most } of the { $left } that are left.
        }
    }
H-NO-36 = Pieces move within your own city only; you have no tile on slot { $slot }.
H-NO-37 = The exchange is made; nothing of that moves any more.
H-NO-38 = Gold cannot be exchanged; you have { $gold }.
H-NO-39 = Two citizens for a hoplite lie on one tile; pairs needed: { $pairs }.
H-NO-40 = The supply lacks the pieces for this exchange ({ $resource }: { $supply }).
H-NO-41 = { $tile } is inactive: it needs { $cost } ({ $resource }) and holds { $held }.
H-NO-42 = The marker lies on an inactive tile, slot { $slot }: { $tile }.
H-NO-43 = Used in this action already: { $tile }.
H-NO-44 = There is no ability here: { $tile }.
H-NO-45 = At least one ability has to be used.
H-NO-46 = No neighbour counts for the { $tile }.
H-NO-47 = The supply has no gold for the { $tile }.
H-NO-48 = The necropolis takes at least two citizens in all; your city has { $held } to give.
H-NO-49 = The spring gives from the supply to your acropolis, and the supply is empty.
H-NO-50 = No opponent has what the { $tile } wants.
H-NO-51 =
    { $own ->
        [1] You are not your own opponent.
       *[other] { $seat } has none of what is wanted: { $resource }.
    }
H-NO-52 = You have to give.
H-NO-53 = Your opponent chooses the place.
H-NO-54 = The agora moves two pieces at most, and none of them twice.
H-NO-55 =
    Hades takes surplus citizens of active tiles; { $lit ->
        [-1] no opponent has any.
        [0] this tile is inactive, its citizens ({ $citizens }) are no surplus.
       *[other] this tile needs all it has ({ $citizens }).
    }
H-NO-56 = Hades cannot touch an acropolis.
H-NO-57 = Hades takes { $most } at most, and not more than the surplus of { $surplus }.
H-NO-58 = Hades hits one tile only.
H-NO-59 = The stack is empty: no use for { $tile }.
H-NO-60 = Pandora takes a tile at random.
H-NO-61 = An acropolis is turned up only to count it for an adjacent harbour or temple of its nature.
H-NO-62 = Your acropolis lies face up and stays so.
H-NO-63 = Attacks go against tiles of opponents.
H-NO-64 = An acropolis cannot be attacked.
H-NO-65 = The tile on slot { $slot } has no free side.
H-NO-66 = Without the tile on slot { $slot } the city would fall apart.
H-NO-67 = You have fought { $seat } in this action.
H-NO-68 = A War action has at least one fight.
H-NO-69 = Your whole force of { $force } does not beat the defence of { $defence }.
H-NO-70 = Your city has no legal slot for the polis tile { $tile }.
H-NO-71 =
    { $most ->
        [0] A force of { $force } does not exceed the defence of { $defence }.
       *[other] Like this your force would come to { $most } at most; the defence is { $defence }.
    }
H-NO-72 = Gold has no force.
H-NO-73 = Shields are not added up; the strongest one counts.
H-NO-74 = The shield of an inactive fortification, or of the attacked tile itself, does not help.
H-NO-75 = Change is one citizen for an odd rest: give { $most } hoplites at most.
H-NO-76 = All survivors go on the captured tile.
H-NO-77 = Gold and markers stay on the captured tile.
H-NO-78 = The philosopher goes to a larger count only.
H-NO-79 = The philosopher is taken in the own turn only.
H-NO-80 = Nobody chooses what an uprising takes.
H-NO-81 = An uprising never takes the printed cost.
H-NO-82 = The hand limit is { $limit }; to discard: { $due }.
H-NO-83 = Tiles are discarded in step D only, down to four.
H-NO-84 = The hands of others are hidden.
H-NO-85 = Acropolises of others are hidden while face down.
H-NO-86 = Only the Oracle looks at the stack and orders it.
H-NO-87 =
    { $needed ->
        [0] Not yet: this has to be settled first.
       *[other] { $pairs ->
            [0] Not yet: your tiles have { $needed } ({ $resource }), more than the { $held } of your city.
           *[other] Not yet: { $needed } lie on tiles ({ $resource }) of { $held }, and pairs of two must lie together: { $pairs }.
        }
    }

option-variant = Length
option-variant-help = The whole game, or a short one for learning and for learning machines.
option-variant-standard = the whole game
option-variant-mini = short: half of the terrain tiles
