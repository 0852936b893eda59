# Elysium: words. Card names and card texts follow at the end.

title = Elysium

option-families = Families
option-families-help = Which five of the eight families are in play: a recommended set, five of your own choice, or chance.
option-families-first_game = First game (Athena, Hades, Hephaestus, Poseidon, Zeus)
option-families-abundance = Abundance: many points (Ares, Athena, Hephaestus, Hermes, Zeus)
option-families-conflict = Conflict: strong interaction (Ares, Hades, Hephaestus, Hermes, Poseidon)
option-families-wasteland = Wasteland: scarce points (Apollo, Ares, Hades, Hermes, Poseidon)
option-families-combinations = Combinations: long card chains (Apollo, Athena, Hades, Hephaestus, Hermes)
option-families-many_ways = Many ways to win (Apollo, Ares, Athena, Poseidon, Zeus)
option-families-random = At random
option-families-own = Our own choice of five
option-families-own-help = Choose five families.

# -- names --

name-family-apollo = Apollo
name-family-ares = Ares
name-family-athena = Athena
name-family-hades = Hades
name-family-hephaestus = Hephaestus
name-family-hermes = Hermes
name-family-poseidon = Poseidon
name-family-zeus = Zeus
name-colour-red = red
name-colour-yellow = yellow
name-colour-green = green
name-colour-blue = blue
name-colour-any = any colour
circle-red = R
circle-yellow = Y
circle-green = G
circle-blue = B
circle-any = any
name-zone-agora = Agora
name-zone-oracle = Oracle
name-zone-domain = domain
name-what-gold = gold
name-what-vp = VP
name-what-prestige = prestige
name-quest-q1 = quest 1
name-quest-q2 = quest 2
name-quest-q3 = quest 3
name-quest-q4 = quest 4
name-quest-q1_duo = quest 1
name-quest-q2_duo = quest 2
name-quest-unfinished = the unfinished quest
name-choice-gain-gold = Gain gold
name-choice-gain-vp = Gain victory points
name-choice-gain-prestige = Gain prestige
name-choice-lose-gold = Lose gold
name-choice-lose-vp = Lose victory points
name-choice-discard-card = Discard a card
name-side-a = side A
name-side-b = side B
name-phase-1 = Awakening
name-phase-2 = Actions
name-phase-3 = Writing the legends
name-phase-4 = End of the epoch
name-phase-5 = Final scoring
name-activation-instant = instant
name-activation-permanent = permanent
name-activation-one_use = one-use
name-activation-activate = activate
name-activation-eleusis = Eleusis
name-activation-myth = myth
name-activation-chronos = chronos
name-activation-chronos_family = chronos, best in a family legend
name-activation-chronos_level = chronos, best in a level legend
name-legend-single = single card
name-legend-family = family legend
name-legend-level = level legend
legend-of-family = { $family } legend
legend-of-level = level { $level } legend

# -- words of the display --

agora = Agora
oracle = Oracle
temple = Temple
domain = Domain
elysium = Elysium
epoch = Epoch
round = Round
phase = Phase
deck = deck
discard = discard pile
disc = disc
gold = gold
vp = VP
prestige = prestige
columns = columns
columns-none = none
tiles = bonus tiles
quest = quest
taken = cards taken
level = level
used = used
ring = ring
complete = complete
empty = empty
nobody = nobody
score-now = if it ended now
transfers-left = transfers left
transfers = transfers
transfers-on-offer = Transfers
card = card
pile = pile
new-pile = new pile
cost = cost
family-tile-short = { $family } ({ $vp } VP)
level-tile-short = level { $level } ({ $vp } VP)
pediment = pediment
preview = costs { $cost }, brings { $points } VP
preview-tile = bonus tile
condition = condition
magnify = Read the card
card-aria = { $name }: { $family }, level { $level }, { $activation }, needs { $columns }. { $text }
pile-aria = Pile { $pile }: { $kind }, { $cards }
citizens = citizens
seat-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

# -- questions --

ask-DrawSide = A side of the pediment is drawn.
ask-DrawFirst = The first player is drawn.
ask-DrawFamilies = Five families are drawn.
ask-Draw = A card is drawn.
ask-Reveal = Cards are laid out.
ask-DrawIntoDomain = A card is drawn into the domain.
ask-TakeTurn = Take a card or a quest; before that, use any effects you like.
ask-RemoveColumn = Remove one of your active columns.
ask-Finish = Use further effects, or end your turn.
ask-Write = Write your legends: transfer cards, use myth effects, or stop.
ask-Transfer = { $free ->
    [1] { $card }: make a transfer free of charge ({ $left } left), or stop.
   *[other] { $delta ->
        [1] { $card }: make a transfer for 1 gold more than usual ({ $left } left), or stop.
        [-1] { $card }: make a transfer for 1 gold less than usual ({ $left } left), or stop.
       *[other] { $card }: make a transfer ({ $left } left), or stop.
    }
}
ask-TakeByEffect = { $card }: take a card of level 1 or 2 from the Oracle; you need no columns.
ask-Choose = { $source_id ->
    [apollo_god_of_light] { $source }: gain 1 gold or 1 VP.
    [athena_areopagus] { $source }: gain 1 gold or 1 VP.
    [poseidon_cyclopes] { $source }: discard a card of your domain or lose 2 gold.
    [poseidon_sea_monster] { $source }: lose 1 gold or 1 VP.
   *[other] { $source }: choose one.
}
ask-Discard = { $source_id ->
    [apollo_muses] { $source }: discard a card of the Oracle and gain gold equal to its level.
    [apollo_pythia] { $source }: discard a card of the Oracle and replace it from the deck, or decline.
    [poseidon_cyclopes] { $source }: discard a card of your domain.
    [poseidon_earthquake] { $source }: discard a family card of your domain.
   *[other] { $source }: discard a card.
}
ask-Pay = { $source_id ->
    [ares_amazons] { $source }: how much gold do you pay? You gain that much prestige plus 1.
    [hephaestus_talos] { $source }: do you pay 1 gold for 2 VP?
   *[other] { $source }: how much do you pay?
}
ask-Choice = { $source }: decide.
ask-Target = { $source_id ->
    [poseidon_sirens] { $source }: who gives you 2 gold?
    [poseidon_maritime_trade] { $source }: who gives you 1 gold?
    [poseidon_minotaur] { $source }: which player with more VP gives you 1 VP?
    [poseidon_medusa] { $source }: in whose domain do you turn a card into a citizen?
   *[other] { $source }: choose another player.
}
ask-Petrify = { $card }: which card of { $target } becomes a citizen?
ask-Ready = { $source }: which used card do you turn upright?
ask-Swap = { $source_id ->
    [apollo_sibyl] { $source }: swap a card of the Agora with a card of the Oracle, or decline.
    [apollo_omphalos] { $source }: which card of your domain goes to the Oracle, and which one do you take from there?
   *[other] { $source }: which cards do you swap?
}
ask-Copy = { $source_id ->
    [hermes_autolycus] { $source }: which instant effect in another player's domain do you use?
    [hermes_herald_of_the_mysteries] { $source }: which Eleusis effect do you use?
    [hermes_cattle_raid] { $source }: whose activate effect do you use for 1 gold?
    [hermes_messenger_of_the_gods] { $source }: which activate effect do you use?
    [hermes_pan] { $source }: which instant or one-use effect do you use?
   *[other] { $source }: whose effect do you use?
}

# -- options --

do-use = { $card_id ->
    [citizen] Use a citizen
   *[other] Use { $card }
}
do-take = { $zone_id ->
    [oracle] Take { $card } from the Oracle
   *[agora] Take { $card }
}
do-quest = Take { $quest }
do-citizen = Take a citizen from the deck
do-pass = Pass
do-end = End the turn
do-stop = Stop
do-decline = Decline
do-column = Remove the { $colour } column
do-begin = { $card_id ->
    [citizen] Transfer a citizen as a new pile
   *[other] Transfer { $card } as a new pile
}
do-add = { $card_id ->
    [citizen] Transfer a citizen to pile { $pile }
   *[other] Transfer { $card } to pile { $pile }
}
do-choose = { $choice }
do-discard = { $card_id ->
    [citizen] Discard a citizen
   *[other] Discard { $card }
}
do-pay = { $number ->
    [0] Pay nothing
   *[other] Pay { $number } gold
}
do-target = Choose { $target }
do-petrify = Turn { $card } face down
do-ready = Turn { $card } upright
do-copy-agora = Use the effect of { $card } in the Agora
do-copy = Use the effect of { $card } in the domain of { $owner }
do-swap = Swap { $card } for { $other }
do-lay-on = Lay a card on another player's pile
do-merge = Merge two piles of the Elysium
do-turn-up = Turn a citizen face up
do-look-citizen = Look at the front of a citizen
do-look-deck = Look at the deck
do-reorder = Reorder the domain
do-drawn = { $card } is drawn
do-pediment = Pediment: { $side }
do-first = { $player } begins
do-families = { $first }, { $second }, { $third }, { $fourth }, { $fifth }

# -- events --

tell-pediment = The pediment shows { $side }.
tell-first = { $player } receives disc 1.
tell-families = In play: { $first }, { $second }, { $third }, { $fourth }, { $fifth }.
tell-epoch = Epoch { $number } begins.
tell-phase = { $phase }.
tell-round = Round { $number }.
tell-revealed = Laid into the { $zone }: { $card }.
tell-reshuffled = The discard pile is shuffled into a deck of { $number }.
tell-took = { $player } takes { $card } from the { $zone }.
tell-quest = { $player } takes { $quest }.
tell-citizen = { $player } takes a citizen.
tell-no-citizen = { $player } would take a citizen, but no card is left.
tell-column = { $player } removes the { $colour } column.
tell-no-turn = { $player } can reach no quest and has no turn.
tell-used = { $player } uses { $card }.
tell-gained = { $player } gains { $number } { $what } ({ $card }).
tell-lost = { $player } loses { $number } { $what } ({ $card }).
tell-paid = { $player } pays { $number } { $what } ({ $card }).
tell-drew = { $player } draws { $card }.
tell-set-aside = { $player } draws { $card }, which lies in the domain already: it is set aside.
tell-no-card = { $player } draws, but no card is left.
tell-discarded = { $card_id ->
    [citizen] { $player } discards a citizen from the { $zone }.
   *[other] { $player } discards { $card } from the { $zone }.
}
tell-petrified = { $player } turns { $card } in the domain of { $target } face down: it is a citizen now.
tell-readied = { $player } turns { $card } upright.
tell-swapped = { $player } swaps { $card } for { $other }.
tell-copied = { $player } uses the effect of { $card } through { $by }.
tell-cheaper = { $card_id ->
    [hermes_guide_of_souls] { $player } pays 2 gold less for the next transfer in this phase ({ $card }).
    [hades_styx] { $player } pays 1 gold less for each transfer in this phase, but at least 1 ({ $card }).
   *[other] { $player } pays less for transfers in this phase ({ $card }).
}
tell-unfinished = { $player } receives an unfinished quest.
tell-disc = { $player } receives disc { $number }.
tell-reward = { $vp ->
    [0] { $player } is rewarded with { $gold } gold.
   *[other] { $player } is rewarded with { $gold } gold and { $vp } VP.
}
tell-transferred = { $card_id ->
    [citizen] { $player } transfers a citizen to pile { $pile } for { $cost } gold.
   *[other] { $player } transfers { $card } to pile { $pile } for { $cost } gold.
}
tell-family-tile = { $player } completes a legend of { $family } and takes the { $number ->
    [1] first
   *[other] second
} tile.
tell-level-tile = { $player } takes the tile for level { $level }.
tell-stopped = { $player } ends the step.
tell-scoring = Final scoring.
tell-score = { $player } has { $number } VP.

# -- refusals --

E-ACTION-2 = A column is removed after the take, not before.
E-TAKE-2 = { $card } does not lie there.
E-BAN-1 = This is not your turn, your step or your decision.
E-BAN-2 = You may not pass while a card or a quest can be taken.
E-BAN-3 = You have already taken { $number } cards in this epoch.
E-BAN-4 = You have already taken a quest in this epoch.
E-BAN-5 = You have already taken something in this turn.
E-BAN-6 = { $card } asks for an active { $colour } column, and you have none.
E-BAN-7 = You lack the further active column for a black circle of { $card }.
E-BAN-8 = { $card } lies face up in your domain already.
E-BAN-9 = { $card } lies in the Oracle, and nothing allows you to take it from there.
E-BAN-10 = You have no active column of a colour above { $quest }.
E-BAN-11 = { $seat } has taken { $quest }.
E-BAN-12 = No citizen: you can still take a card.
E-BAN-13 = No citizen: you can still take a quest.
E-BAN-14 = You have no turn in this round, hence no effects either.
E-BAN-15 = The removal of a column cannot be left out.
E-BAN-16 = You remove exactly one column in a turn, not more.
E-BAN-17 = Your { $colour } column has been removed already.
E-BAN-18 = A circle may be read as black for cards only, not for { $quest }.
E-BAN-19 = Only one circle of { $card } may be read as black.
E-BAN-20 = You may not end your turn before you have taken something.
E-BAN-21 = No effects between the take and the removal of the column.
E-BAN-22 = { $card } cannot be used in the turn of another player.
E-BAN-23 = { $card } cannot be used in phase III.
E-BAN-24 = The myth effect of { $card } can be used in your own step of phase III only.
E-BAN-25 = { $card } has been used in this epoch.
E-BAN-26 = { $card } has no ring any more: its effect is spent.
E-BAN-27 = { $card } needs another Eleusis card in your domain.
E-BAN-28 = The instant effect of { $card } works only when it is taken.
E-BAN-29 = { $card } works by itself and cannot be triggered.
E-BAN-30 = The chronos effect of { $card } counts in the final scoring only.
E-BAN-31 = { $card } lies in your Elysium, where it has no usable effect.
E-BAN-32 = A citizen has no effect.
E-BAN-33 = { $card } does not lie in your domain.
E-BAN-34 = An effect is still being resolved.
E-BAN-35 = This step of { $card } is mandatory and cannot be declined.
E-BAN-36 = { $card }: another option can be fulfilled better than this one.
E-BAN-37 = { $seat } is protected.
E-BAN-38 = { $card } copies effects and cannot be copied.
E-BAN-39 = { $card } does not fit the condition of the effect.
E-BAN-40 = You cannot pay { $number }: the effect asks for { $due } at most, and you have { $owned }.
E-BAN-41 = { $card } would lie face up in your domain twice.
E-BAN-42 = { $seat } does not meet the condition of the effect or has nothing it could hit.
E-BAN-43 = The transfer costs { $number } gold, and you have { $owned }.
E-BAN-44 = No transfers are left.
E-BAN-45 = Transfers are possible in your step of phase III or by an effect only.
E-BAN-46 = { $card } is not in your domain.
E-BAN-47 = The pile is not yours.
E-BAN-48 = { $card }: same family and same level never lie together.
E-BAN-49 = { $card } shares neither family nor level with the single card.
E-BAN-50 = This level legend takes cards of level { $number } only.
E-BAN-51 = The family of { $card } is already in this level legend.
E-BAN-52 = { $card } is of another family than this family legend.
E-BAN-53 = Level { $number } is already in this family legend.
E-BAN-54 = The legend is complete.
E-BAN-55 = A citizen needs a legend of at least two cards.
E-BAN-56 = A citizen cannot begin a pile.
E-BAN-57 = Cards in the Elysium stay in their pile: they cannot be moved, merged or removed.
E-BAN-58 = You have ended your step and cannot resume it.
E-BAN-59 = A citizen is never turned up.
E-BAN-60 = Nobody may look at the front of a citizen.
E-BAN-61 = Nobody may look at the deck.
E-BAN-62 = A domain may not be reordered.

# -- the end --

by-points = by points
by-gold = by gold after a tie
shared-victory = shared victory
sheet-board = On the board
sheet-chronos = Chronos
sheet-legends = Legends
sheet-tiles = Bonus tiles
sheet-prestige = Prestige
sheet-citizens = Citizens

# -- cards --

name-card-citizen = citizen
name-card-apollo_gathering = Gathering (Apollo)
name-card-apollo_pythia = Pythia
name-card-apollo_muses = Muses
name-card-apollo_sibyl = Sibyl
name-card-apollo_temple = Temple of Apollo
name-card-apollo_torchbearer = Torchbearer
name-card-apollo_omphalos = Omphalos
name-card-apollo_lyre = Lyre of Apollo
name-card-apollo_delphi = Oracle of Delphi
name-card-apollo_cassandra = Cassandra
name-card-apollo_asclepius = Asclepius
name-card-apollo_god_of_light = God of Light
name-card-ares_gathering = Gathering (Ares)
name-card-ares_hoplites = Hoplites
name-card-ares_phobos_deimos = Phobos and Deimos
name-card-ares_spear = Spear of Ares
name-card-ares_temple = Temple of Ares
name-card-ares_sacred_truce = Sacred Truce
name-card-ares_amazons = Amazons
name-card-ares_spoils_of_war = Spoils of War
name-card-ares_trojan_war = Trojan War
name-card-ares_eris = Eris
name-card-ares_triumph = Triumph
name-card-ares_god_of_war = God of War
name-card-athena_gathering = Gathering (Athena)
name-card-athena_trade_agreement = Trade Agreement
name-card-athena_weaving_contest = Weaving Contest
name-card-athena_olive_tree = Olive Tree
name-card-athena_temple = Temple of Athena
name-card-athena_initiation = Initiation
name-card-athena_areopagus = Areopagus
name-card-athena_palladium = Palladium
name-card-athena_panathenaic_games = Panathenaic Games
name-card-athena_aegis = Aegis
name-card-athena_odysseus = Odysseus
name-card-athena_goddess_of_wisdom = Goddess of Wisdom
name-card-hades_gathering = Gathering (Hades)
name-card-hades_tartarus = Tartarus
name-card-hades_charon = Charon
name-card-hades_asphodel = Fields of Asphodel
name-card-hades_temple = Temple of Hades
name-card-hades_persephone = Persephone
name-card-hades_cerberus = Cerberus
name-card-hades_helm_of_darkness = Helm of Darkness
name-card-hades_judge_of_the_underworld = Judge of the Underworld
name-card-hades_styx = Styx
name-card-hades_thanatos = Thanatos
name-card-hades_god_of_the_dead = God of the Dead
name-card-hephaestus_gathering = Gathering (Hephaestus)
name-card-hephaestus_divine_help = Divine Help
name-card-hephaestus_bellows = Bellows
name-card-hephaestus_pandora = Pandora
name-card-hephaestus_temple = Temple of Hephaestus
name-card-hephaestus_sacred_hearth = Sacred Hearth
name-card-hephaestus_talos = Talos
name-card-hephaestus_golden_net = Golden Net
name-card-hephaestus_armour_of_achilles = Armour of Achilles
name-card-hephaestus_golden_automata = Golden Automata
name-card-hephaestus_anvil = Anvil
name-card-hephaestus_god_of_fire = God of Fire
name-card-hermes_gathering = Gathering (Hermes)
name-card-hermes_winged_sandals = Winged Sandals
name-card-hermes_autolycus = Autolycus
name-card-hermes_caduceus = Caduceus
name-card-hermes_temple = Temple of Hermes
name-card-hermes_herald_of_the_mysteries = Herald of the Mysteries
name-card-hermes_cattle_raid = Cattle Raid
name-card-hermes_guide_of_souls = Guide of Souls
name-card-hermes_pan = Pan
name-card-hermes_crossroads = Crossroads
name-card-hermes_slayer_of_argus = Slayer of Argus
name-card-hermes_messenger_of_the_gods = Messenger of the Gods
name-card-poseidon_gathering = Gathering (Poseidon)
name-card-poseidon_storm = Storm
name-card-poseidon_sirens = Sirens
name-card-poseidon_maritime_trade = Maritime Trade
name-card-poseidon_temple = Temple of Poseidon
name-card-poseidon_sea_procession = Sea Procession
name-card-poseidon_cyclopes = Cyclopes
name-card-poseidon_minotaur = Minotaur
name-card-poseidon_earthquake = Earthquake
name-card-poseidon_sea_monster = Sea Monster
name-card-poseidon_medusa = Medusa
name-card-poseidon_god_of_the_seas = God of the Seas
name-card-zeus_gathering = Gathering (Zeus)
name-card-zeus_cornucopia = Cornucopia
name-card-zeus_ganymede = Ganymede
name-card-zeus_eagle = Eagle of Zeus
name-card-zeus_temple = Temple of Zeus
name-card-zeus_hierophant = Hierophant
name-card-zeus_companions = Companions of Zeus
name-card-zeus_europa = Europa
name-card-zeus_heracles = Heracles
name-card-zeus_thunderbolt = Thunderbolt
name-card-zeus_olympus = Mount Olympus
name-card-zeus_father_of_the_gods = Father of the Gods

text-card-apollo_gathering = Final scoring: 1 VP per different family in the legend this card belongs to.
text-card-apollo_pythia = Gain 1 gold. You may then discard one Oracle card and replace it from the deck.
text-card-apollo_muses = Discard one Oracle card of your choice and gain gold equal to its level.
text-card-apollo_sibyl = Gain 1 gold. You may swap one Agora card with one Oracle card.
text-card-apollo_temple = Final scoring: 1 VP per Apollo card in the legend this card belongs to.
text-card-apollo_torchbearer = Gain 1 gold and 1 VP.
text-card-apollo_omphalos = Swap another family card of your domain with an Oracle card; you take that card.
text-card-apollo_lyre = Whenever you take a card whose family also lies in the Oracle, gain 1 gold.
text-card-apollo_delphi = You may take cards from the Oracle as if they lay in the Agora (acquisition conditions apply).
text-card-apollo_cassandra = Take one level 1 or 2 Oracle card in addition, without needing columns.
text-card-apollo_asclepius = Final scoring: 1 VP per Apollo card in your Elysium (at most 5).
text-card-apollo_god_of_light = Whenever you take or transfer an Apollo card, gain 1 gold or 1 VP.
text-card-ares_gathering = Final scoring: 1 VP per different family in the legend this card belongs to.
text-card-ares_hoplites = Gain 2 prestige.
text-card-ares_phobos_deimos = Gain 1 prestige.
text-card-ares_spear = Whenever you take an Ares card, gain 1 prestige.
text-card-ares_temple = Final scoring: 1 VP per Ares card in the legend this card belongs to.
text-card-ares_sacred_truce = Gain 2 prestige.
text-card-ares_amazons = Pay 0 to 3 gold: gain that much prestige plus 1.
text-card-ares_spoils_of_war = If you have made at least 2 transfers in this phase, gain 2 prestige.
text-card-ares_trojan_war = Gain 1 prestige plus 1 per Ares card in your domain (at most 5 in all).
text-card-ares_eris = Gain 1 prestige. If another player then has at least as much prestige as you, gain 1 more.
text-card-ares_triumph = Final scoring: 1 VP per 2 prestige you own (at most 5).
text-card-ares_god_of_war = Whenever you take or transfer an Ares card, gain 1 prestige.
text-card-athena_gathering = Final scoring: 1 VP per different family in the legend this card belongs to.
text-card-athena_trade_agreement = Gain 3 gold. Every other player gains 1 gold.
text-card-athena_weaving_contest = Gain 1 VP. Among the other players, whoever has the fewest VP also gains 1 VP (all tied players do).
text-card-athena_olive_tree = Gain 2 VP. Every other player gains 1 gold.
text-card-athena_temple = Final scoring: 1 VP per Athena card in the legend this card belongs to.
text-card-athena_initiation = Gain 2 gold. Every other player with at least one Eleusis card in the domain gains 1 gold.
text-card-athena_areopagus = Gain 1 gold and 1 VP. Every other player gains 1 gold or 1 VP.
text-card-athena_palladium = Effects used by other players cannot make you lose or give away gold, VP, prestige or domain cards, nor turn your cards face down.
text-card-athena_panathenaic_games = You may make 1 transfer. Every other player may make 1 transfer at 1 gold above the normal cost.
text-card-athena_aegis = Whenever you take or transfer an Athena card, gain 1 gold.
text-card-athena_odysseus = You may make up to 2 transfers, each 1 gold cheaper. Every other player may make 1 transfer.
text-card-athena_goddess_of_wisdom = Whenever you use the effect of an Athena card, gain 1 VP.
text-card-hades_gathering = Final scoring: 1 VP per different family in the legend this card belongs to.
text-card-hades_tartarus = Final scoring: 1 VP per 2 cards in your Elysium.
text-card-hades_charon = You may make 1 transfer.
text-card-hades_asphodel = Final scoring: 1 VP per citizen in your Elysium (at most 4).
text-card-hades_temple = Final scoring: 1 VP per Hades card in the legend this card belongs to.
text-card-hades_persephone = You may make 1 transfer.
text-card-hades_cerberus = You may make 1 transfer free of charge.
text-card-hades_helm_of_darkness = Take 1 citizen from the deck into your domain.
text-card-hades_judge_of_the_underworld = You may make 1 transfer per Hades card in your domain.
text-card-hades_styx = For the rest of this phase your transfers cost 1 gold less each, but at least 1.
text-card-hades_thanatos = You may make 1 transfer.
text-card-hades_god_of_the_dead = Whenever you transfer a card during the Actions phase, gain 1 VP.
text-card-hephaestus_gathering = Final scoring: 1 VP per different family in the legend this card belongs to.
text-card-hephaestus_divine_help = Gain 2 gold.
text-card-hephaestus_bellows = Gain 1 gold.
text-card-hephaestus_pandora = Draw the top card of the deck and place it face up in your domain; you take it.
text-card-hephaestus_temple = Final scoring: 1 VP per Hephaestus card in the legend this card belongs to.
text-card-hephaestus_sacred_hearth = Gain 1 gold per Eleusis card in your domain (at most 3).
text-card-hephaestus_talos = You may pay 1 gold to gain 2 VP.
text-card-hephaestus_golden_net = Whenever you receive the reward of your quest, gain 1 gold more.
text-card-hephaestus_armour_of_achilles = Gain 1 VP per 2 gold on your board (at most 5).
text-card-hephaestus_golden_automata = Gain 2 gold.
text-card-hephaestus_anvil = Final scoring: 1 VP per gold on your board (at most 4).
text-card-hephaestus_god_of_fire = Whenever you take or transfer a Hephaestus card, gain 1 VP.
text-card-hermes_gathering = Final scoring: 1 VP per different family in the legend this card belongs to.
text-card-hermes_winged_sandals = Whenever you transfer a Hermes card, gain 1 gold.
text-card-hermes_autolycus = Use the instant effect of a level 1 or 2 card in another player's domain.
text-card-hermes_caduceus = Turn another used card of level 1 or 2 in your domain upright again.
text-card-hermes_temple = Final scoring: 1 VP per Hermes card in the legend this card belongs to.
text-card-hermes_herald_of_the_mysteries = Use the Eleusis effect of another card in any domain.
text-card-hermes_cattle_raid = Pay 1 gold to another player to use the activate effect of a card in that player's domain.
text-card-hermes_guide_of_souls = Your next transfer in this phase costs 2 gold less.
text-card-hermes_pan = Use the instant or one-use effect of a card in the Agora or in another player's domain.
text-card-hermes_crossroads = When you take a card, you may treat one coloured circle of its condition as black.
text-card-hermes_slayer_of_argus = Final scoring: score as if this card had the chronos effect of one card in a legend of another player.
text-card-hermes_messenger_of_the_gods = Use the activate effect of another card in any domain.
text-card-poseidon_gathering = Final scoring: 1 VP per different family in the legend this card belongs to.
text-card-poseidon_storm = Gain 1 gold. Every other player loses 1 gold.
text-card-poseidon_sirens = One other player of your choice gives you 2 gold.
text-card-poseidon_maritime_trade = One other player of your choice gives you 1 gold.
text-card-poseidon_temple = Final scoring: 1 VP per Poseidon card in the legend this card belongs to.
text-card-poseidon_sea_procession = Gain 1 VP. Every other player without an Eleusis card in the domain loses 1 VP.
text-card-poseidon_cyclopes = Every other player discards one card from the domain or loses 2 gold, as that player prefers.
text-card-poseidon_minotaur = One other player with more VP than you gives you 1 VP.
text-card-poseidon_earthquake = Gain 1 VP. Every other player discards one family card (no citizen) from the domain.
text-card-poseidon_sea_monster = Every other player loses 1 gold or 1 VP, as that player prefers.
text-card-poseidon_medusa = Turn one family card in another player's domain face down; from now on it is a citizen.
text-card-poseidon_god_of_the_seas = Whenever you take or transfer a Poseidon card, every other player loses 1 gold.
text-card-zeus_gathering = Final scoring: 1 VP per different family in the legend this card belongs to.
text-card-zeus_cornucopia = Gain 1 gold and 1 VP.
text-card-zeus_ganymede = Gain 1 VP per Zeus card in your domain (at most 3).
text-card-zeus_eagle = Whenever you take a quest, gain 1 VP.
text-card-zeus_temple = Final scoring: 1 VP per Zeus card in the legend this card belongs to.
text-card-zeus_hierophant = Gain 1 VP per Eleusis card in your domain (at most 3).
text-card-zeus_companions = Gain 1 VP.
text-card-zeus_europa = Gain 1 VP plus 1 VP per legend in your Elysium (at most 4 in all).
text-card-zeus_heracles = Gain 1 VP per 3 VP on your board.
text-card-zeus_thunderbolt = If you have made at least 2 transfers in this phase, gain 2 VP.
text-card-zeus_olympus = Final scoring: 1 VP per legend without citizens in your Elysium (at most 6).
text-card-zeus_father_of_the_gods = Whenever you transfer a card into a legend that then has at least 3 cards, gain 1 VP.

option-variant = Length
option-variant-help = The whole game, or a short one for learning and for learning machines.
option-variant-standard = the whole game
option-variant-mini = short: two epochs
