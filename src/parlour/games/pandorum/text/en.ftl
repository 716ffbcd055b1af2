### Pandorum

pandorum-title = Pandorum
pandorum-sentence = Harvesters cross a planet of craters, mountains and volcanoes: build where it pays, and charge your machine.

## Cards

pandorum-card-crater_drill = Crater drill
pandorum-card-mountain_quarry = Mountain quarry
pandorum-card-dust_collector = Dust collector
pandorum-card-magma_tap = Magma tap
pandorum-card-crater_generator = Crater generator
pandorum-card-mountain_generator = Mountain generator
pandorum-card-wasteland_generator = Wasteland generator
pandorum-card-fusion_generator = Fusion generator
pandorum-card-small_trade_logistics = Small trade logistics
pandorum-card-freight_logistics = Freight logistics
pandorum-card-grand_trade_logistics = Grand trade logistics
pandorum-card-medical_laboratory = Medical laboratory
pandorum-card-engineering_laboratory = Engineering laboratory
pandorum-card-central_laboratory = Central laboratory
pandorum-card-network_defence = Network defence
pandorum-card-dome_defence = Dome defence
pandorum-card-seismic_defence = Seismic defence
pandorum-card-outer_defence = Outer defence
pandorum-card-crater_tap_in = Crater tap-in
pandorum-card-mountain_tap_in = Mountain tap-in
pandorum-card-wasteland_tap_in = Wasteland tap-in
pandorum-card-mining_block = Mining block
pandorum-card-generator_block = Generator block
pandorum-card-logistics_block = Logistics block
pandorum-card-laboratory_block = Laboratory block
pandorum-card-defence_block = Defence block
pandorum-card-system_block = System block
# What a card pays when it is built, in quids.
pandorum-payout-free_adjacent =
    { $terrain ->
        [craters] { $each } for each adjacent crater hex without an object.
        [mountains] { $each } for each adjacent mountain hex without an object.
       *[wasteland] { $each } for each adjacent wasteland hex without an object.
    }
pandorum-payout-adjacent_volcanoes = { $each } for each adjacent volcano.
pandorum-payout-own_adjacent =
    { $base ->
        [0] { $module } for each adjacent module of yours.
       *[other] { $module ->
            [0] { $base } for each adjacent base of yours.
           *[other] { $module } for each adjacent module of yours, { $base } for each base.
        }
    }
# $plus: what is added, or 0.
pandorum-payout-own_on_terrain =
    { $plus ->
        [0] { $module } for each module of yours on the same terrain, { $base } for each base.
       *[other] { $plus }, and { $module } for each module of yours on the same terrain, { $base } for each base.
    }
pandorum-payout-own_by_pad = { $module } for each module of yours next to the landing pad, { $base } for each base.
pandorum-payout-own_on_ray = { $module } for each module of yours on one straight ray from here, { $base } for each base; rivals’ objects, volcanoes and the pad end the ray.
pandorum-payout-own_by_volcanoes = { $module } for each module of yours next to one adjacent group of volcanoes, { $base } for each base.
pandorum-payout-volcanoes_between = { $each } for each volcano on a straight line between here and an object of yours.
pandorum-payout-own_on_edge = { $module } for each module of yours on the edge of the planet, { $base } for each base.
pandorum-payout-rivals_adjacent = { $module } for each adjacent module of a rival, { $base } for each base, paid by the owner.
# $doubles: a kind of cards.
pandorum-payout-block =
    { $doubles ->
        [mining] { $pays }, or a mining card built with it pays twice.
        [generator] { $pays }, or a generator card built with it pays twice.
        [logistics] { $pays }, or a logistics card built with it pays twice.
        [laboratory] { $pays }, or a laboratory card built with it pays twice.
        [defence] { $pays }, or a defence card built with it pays twice.
       *[system] { $pays }, or a system card built with it pays twice.
    }

## The planet, pieces and harvesters

pandorum-piece =
    { $piece ->
        [module] module
       *[base] base
    }
# A colour of cards.
pandorum-colour =
    { $colour ->
        [blue] blue
        [yellow] yellow
        [green] green
        [white] white
        [violet] violet
        [red] red
       *[orange] orange
    }
# Noses, used once; hulls, which work for the rest of the game.
pandorum-nose-twin = twin
pandorum-nose-triple = triple
pandorum-nose-jump = jump
pandorum-nose-waiver = waiver
pandorum-hull-free = free move
pandorum-hull-third = third card
pandorum-hull-overflight = overflight
pandorum-hull-rebate = rebate

## Moves

pandorum-move-draw = Draw from the deck
pandorum-move-take = Take { $card } from the market
pandorum-move-discard = Discard { $card } and move
pandorum-move-go = Move to { $hex }
pandorum-move-jump = Jump to { $hex }
# $nose: the nose that is used for it.
pandorum-move-build =
    { $nose ->
        [none] { $piece ->
            [module] Build a module
           *[base] Build a base
        }
        [twin] Build a module with two cards (twin)
        [triple] Build a base with three cards (triple)
       *[waiver] { $piece ->
            [module] Build a module against its card’s condition (waiver)
           *[base] Build a base against the condition of one card (waiver)
        }
    }
pandorum-move-card = Use { $card }
pandorum-move-ray =
    { $direction ->
        [e] Ray to the east
        [se] Ray to the south-east
        [sw] Ray to the south-west
        [w] Ray to the west
        [nw] Ray to the north-west
       *[ne] Ray to the north-east
    }
pandorum-move-volcano = The volcanoes at { $hex }
pandorum-move-double = Double { $card }
pandorum-move-two = Take quids, no doubling
pandorum-move-slot =
    { $slot ->
        [nose] Into the nose
        [hull] Into the hull
       *[cargo] Into the cargo
    }

## What is asked

# $hull: the hull that works, or none. $count: cards to draw. $card: the card the question is about.
pandorum-prompt =
    { $phase ->
        [turn] { $hull ->
            [free] Draw two cards, or move: no card is discarded for it.
            [third] Draw three cards, or discard one to move.
           *[other] Draw two cards, or discard one to move.
        }
        [draw] { $count ->
            [one] Draw { $count } more card.
           *[other] Draw { $count } more cards.
        }
        [rebate] Draw a card for the one you discarded.
        [go] Where to? On an empty hex you build.
        [build] What do you build?
        [cards] Which cards do you use?
        [ray] Which ray does { $card } count along?
        [volcano] Which volcanoes does { $card } guard?
        [block] What does { $card } do?
       *[slot] Where does { $card } go?
    }
pandorum-prompt-wait =
    { $phase ->
        [turn] { $seat } must draw or move.
        [draw] { $seat } is drawing cards.
        [rebate] { $seat } draws a card for the one discarded.
        [go] { $seat } chooses where to move.
        [build] { $seat } is building.
        [cards] { $seat } chooses cards to build with.
        [ray] { $seat } chooses a ray for { $card }.
        [volcano] { $seat } chooses volcanoes for { $card }.
        [block] { $seat } decides what { $card } does.
       *[slot] { $seat } finds a slot for { $card }.
    }

## What happened

pandorum-event-dealt =
    { $you ->
        [seat] The planet is laid out, the cards are dealt. You begin.
       *[none] The planet is laid out, the cards are dealt. { $seat } begins.
    }
pandorum-event-drew = { $seat } draws a card.
pandorum-event-you-drew = You draw { $card }.
pandorum-event-took-card =
    { $you ->
        [seat] You take { $card } from the market.
       *[none] { $seat } takes { $card } from the market.
    }
pandorum-event-opened = { $card } comes to the market.
pandorum-event-discarded =
    { $you ->
        [seat] You discard { $card }.
       *[none] { $seat } discards { $card }.
    }
pandorum-event-moved =
    { $you ->
        [seat] You move to { $hex }.
       *[none] { $seat } moves to { $hex }.
    }
pandorum-event-jumped =
    { $you ->
        [seat] You jump to { $hex }.
       *[none] { $seat } jumps to { $hex }.
    }
pandorum-event-fee =
    { $you ->
        [seat] { $amount ->
            [0] You stop at an object of { $owner } and have nothing to pay.
            [one] You pay { $owner } { $amount } quid for stopping there.
           *[other] You pay { $owner } { $amount } quids for stopping there.
        }
        [owner] { $amount ->
            [0] { $seat } stops at your object and has nothing to pay.
            [one] { $seat } pays you { $amount } quid for stopping there.
           *[other] { $seat } pays you { $amount } quids for stopping there.
        }
       *[none] { $amount ->
            [0] { $seat } stops at an object of { $owner } and has nothing to pay.
            [one] { $seat } pays { $owner } { $amount } quid for stopping there.
           *[other] { $seat } pays { $owner } { $amount } quids for stopping there.
        }
    }
pandorum-event-built =
    { $you ->
        [seat] You build
       *[none] { $seat } builds
    } { $piece ->
        [module] a module at { $hex } with { $cards }.
       *[base] a base at { $hex } with { $cards }.
    }
pandorum-event-paid =
    { $card } pays { $you ->
        [seat] you
       *[none] { $seat }
    } { $amount ->
        [one] { $amount } quid
       *[other] { $amount } quids
    }.
pandorum-event-paid-double =
    { $card }, doubled, pays { $you ->
        [seat] you
       *[none] { $seat }
    } { $amount ->
        [one] { $amount } quid
       *[other] { $amount } quids
    }.
# $payers: a list of players.
pandorum-event-took =
    { $card } takes { $amount ->
        [one] { $amount } quid
       *[other] { $amount } quids
    } for { $you ->
        [seat] you
       *[none] { $seat }
    } from { $payers }.
pandorum-event-slotted =
    { $you ->
        [seat] You put
       *[none] { $seat } puts
    } { $slot ->
        [nose] { $card } into the nose.
        [hull] { $card } into the hull.
       *[cargo] { $card } into the cargo.
    }
# $upgrade: the name of a nose or hull.
pandorum-event-charged =
    { $you ->
        [seat] You have charged “{ $upgrade }”.
       *[none] { $seat } has charged “{ $upgrade }”.
    }
pandorum-event-emptied =
    { $you ->
        [seat] You have used “{ $upgrade }”; its cards leave the game.
       *[none] { $seat } has used “{ $upgrade }”; its cards leave the game.
    }
pandorum-event-last =
    { $you ->
        [seat] You have built the last object. One more turn for everybody else.
       *[none] { $seat } has built the last object. One more turn for everybody else.
    }
pandorum-event-passed =
    { $you ->
        [seat] You can neither draw nor move and pass.
       *[none] { $seat } can neither draw nor move and passes.
    }
pandorum-event-barren =
    { $rounds ->
        [one] { $rounds } round without building; the game ends after { $limit }.
       *[other] { $rounds } rounds without building; the game ends after { $limit }.
    }
pandorum-event-cargo =
    Most { $colour ->
        [blue] blue
        [yellow] yellow
        [green] green
        [white] white
        [violet] violet
        [red] red
       *[orange] orange
    } cargo: { $amount ->
        [one] { $amount } quid
       *[other] { $amount } quids
    } { $you ->
        [seat] for you
       *[none] for { $seat }
    }.
pandorum-event-won =
    { $count ->
        [one] { $you ->
            [seats] You win.
           *[none] { $seats } wins.
        }
       *[other] { $seats } share the victory.
    }

## What is counted over many games

pandorum-deed-card = Cards that paid
pandorum-deed-cargo = Cargo won
pandorum-deed-upgrade = Noses used and hulls charged

## How it ended

# All three: $by says what decided, $quids is the best result.
pandorum-result-built =
    { $by ->
        [quids] Somebody built their last object; the most quids decide: { $quids }.
        [pieces] Somebody built their last object; quids are equal at { $quids }, more pieces left decide.
       *[shared] Somebody built their last object; quids are equal at { $quids }, and so are the pieces left.
    }
pandorum-result-passed =
    { $by ->
        [quids] Nobody could draw or move any more; the most quids decide: { $quids }.
        [pieces] Nobody could draw or move any more; quids are equal at { $quids }, more pieces left decide.
       *[shared] Nobody could draw or move any more; quids are equal at { $quids }, and so are the pieces left.
    }
pandorum-result-barren =
    { $by ->
        [quids] Nobody built for twenty rounds; the most quids decide: { $quids }.
        [pieces] Nobody built for twenty rounds; quids are equal at { $quids }, more pieces left decide.
       *[shared] Nobody built for twenty rounds; quids are equal at { $quids }, and so are the pieces left.
    }

## Why a move is refused

pandorum-illegal-over = The game is over.
pandorum-illegal-not-your-turn = It is { $seat }’s turn.
pandorum-illegal-not-now =
    { $phase ->
        [turn] Your turn begins by drawing, or by discarding a card to move.
        [draw] You are drawing: take a card from the deck or the market.
        [rebate] First draw a card for the one you discarded.
        [go] You have discarded a card: now move your harvester.
        [build] You stand on an empty hex: say what you build there.
        [cards] Choose the cards you build with.
        [ray] Choose a ray first.
        [volcano] Choose the volcanoes first.
        [block] Decide first what the block does.
       *[slot] The card you built with goes to a slot of your harvester first.
    }
pandorum-illegal-deck-empty = The deck is empty.
pandorum-illegal-not-in-market = { $card } is not in the market.
pandorum-illegal-just-discarded = The rebate never takes back the card just discarded, and there is no other { $card } in the market.
pandorum-illegal-not-in-hand = You do not hold { $card }.
pandorum-illegal-no-discard = Your hull lets you move for free: no card is discarded.
pandorum-illegal-stranded = Without { $card } there would be no hex you could move to.
pandorum-illegal-discard-first = To move, first discard a card to the market.
pandorum-illegal-stay = Your harvester stands at { $hex } already; a move goes at least one hex far.
pandorum-illegal-volcano = { $hex } is a volcano: nobody can stop there.
pandorum-illegal-no-line = No straight line leads to { $hex }.
pandorum-illegal-volcano-between = A volcano lies between you and { $hex }.
pandorum-illegal-no-jump = You can jump only with the nose “jump”, once it is charged.
pandorum-illegal-need-not-jump = A straight line leads to { $hex }: move there without the nose.
pandorum-illegal-no-pieces = { $hex } is empty, so you would have to build there, and you have no pieces left.
pandorum-illegal-only-bases = { $hex } is empty, so you would have to build there. You have no modules left, and a base takes two different cards that fit.
pandorum-illegal-discard-missing = { $hex } is empty, so you would have to build there, and you would have to discard a card that you need for it.
pandorum-illegal-nothing-to-build =
    { $volcano ->
        [yes] { $hex } is empty, so you would have to build there, and none of your cards can be built on { $terrain ->
            [craters] craters
            [mountains] mountains
           *[wasteland] wasteland
        } by a volcano.
       *[no] { $hex } is empty, so you would have to build there, and none of your cards can be built on { $terrain ->
            [craters] craters
            [mountains] mountains
           *[wasteland] wasteland
        } with no volcano adjacent.
    }
pandorum-illegal-no-piece =
    { $piece ->
        [module] You have no modules left.
       *[base] You have no bases left.
    }
pandorum-illegal-nose-not-ready = Your nose “{ $upgrade }” is not charged.
pandorum-illegal-nose-elsewhere =
    { $piece ->
        [module] Your nose “{ $upgrade }” is no help with a module.
       *[base] Your nose “{ $upgrade }” is no help with a base.
    }
pandorum-illegal-nothing-to-waive =
    { $piece ->
        [module] All your cards meet their conditions here, so there is nothing to waive.
       *[base] The waiver lets one card of a base miss its condition; the other must meet it. You do not hold such a pair.
    }
# $count: how many cards it takes.
pandorum-illegal-too-few-cards =
    { $count ->
        [one] No card in your hand meets its condition here.
       *[other] That takes { $count } cards of different names that all meet their conditions here.
    }
pandorum-illegal-same-name = { $card } is used already; the cards of one object have different names.
pandorum-illegal-order = Cards are picked in the order of the card list; { $card } comes before the last one you picked.
pandorum-illegal-condition =
    { $volcano ->
        [yes] { $card } cannot be built on { $terrain ->
            [craters] craters
            [mountains] mountains
           *[wasteland] wasteland
        } by a volcano.
       *[no] { $card } cannot be built on { $terrain ->
            [craters] craters
            [mountains] mountains
           *[wasteland] wasteland
        } with no volcano adjacent.
    }
pandorum-illegal-waive-one = The waiver excuses exactly one card; with { $card } it would not be exactly one.
pandorum-illegal-no-set = After { $card } there are too few cards left for the { $count } that this takes.
pandorum-illegal-ray =
    { $direction ->
        [e] A ray to the east pays nothing.
        [se] A ray to the south-east pays nothing.
        [sw] A ray to the south-west pays nothing.
        [w] A ray to the west pays nothing.
        [nw] A ray to the north-west pays nothing.
       *[ne] A ray to the north-east pays nothing.
    }
pandorum-illegal-volcanoes = No group of volcanoes that begins at { $hex } and touches this hex pays anything.
pandorum-illegal-double = { $block } cannot double { $card } here.
pandorum-illegal-nose-used = Your nose “{ $upgrade }” has been used and takes no more cards.
pandorum-illegal-slot-full =
    { $slot ->
        [nose] The nose is full with { $count } cards.
        [hull] The hull is full with { $count } cards.
       *[cargo] The cargo is full with { $count } cards.
    }

## Options

pandorum-option-systems = System cards
pandorum-option-systems-on = take from rivals
pandorum-option-systems-off = are left out
pandorum-option-last_object = The game ends
pandorum-option-last_object-all = with somebody’s very last piece
pandorum-option-last_object-kind = with their last module or last base
pandorum-option-nose = Noses
pandorum-option-nose-once = can be used once
pandorum-option-nose-again = can be charged again

## Rules

pandorum-section-components = Components
pandorum-section-setup = Setting up
pandorum-section-market = The market
pandorum-section-turn = A turn: draw, or move
pandorum-section-building = Building
pandorum-section-slots = The harvester’s slots
pandorum-section-end = The end

pandorum-rule-PD-1 = The planet has a centre part with the landing pad, and six parts laid round it in random order. Its terrain is craters, mountains, wasteland and volcanoes.
pandorum-rule-PD-1-house = The board is a hexagon of 61 hexes: 17 each of craters, mountains and wasteland, and 9 volcanoes. Volcanoes that touch form one group.
pandorum-rule-PD-2 = With two players everybody has 12 modules and 6 bases, with three 8 and 4, with four 6 and 3.
pandorum-rule-PD-3 = There are 91 object cards of seven kinds; mining cards are blue. Money is counted in quids.
pandorum-rule-PD-3-ruling = Each kind has one colour. The bank never runs dry.
pandorum-rule-PD-3-house = Generators are yellow, logistics green, laboratories white, defence violet, systems red, blocks orange.
pandorum-rule-PD-4 = A card says where it can be built: on craters, on mountains, on wasteland or on any of them; some need a volcano on an adjacent hex.
pandorum-rule-PD-5 = The list of cards says for each how many there are, where it can be built and what it pays.
pandorum-rule-PD-6 = A harvester has a nose and a hull, paired at random. Noses work once: twin builds a module with two cards, triple a base with three, jump moves to any hex but a volcano, waiver ignores the condition of one card. Hulls work for the rest of the game: with free move no card is discarded for moving, third card draws three, overflight passes over volcanoes, rebate draws a card right after the discard for a move.
pandorum-rule-PD-6-public = There are four noses and four hulls.
pandorum-rule-PD-7 = A nose works with 3 cards in it, a hull with 5; with four players 2 and 4.
pandorum-rule-PD-8 = Everybody gets three mining cards; the other mining cards are out of the game. Of the rest everybody gets one card, and four lie open as the market.
pandorum-rule-PD-9 = All harvesters start on the landing pad. One player begins; play goes clockwise. The second player starts with 1 quid, the third with 2, the fourth with 3.
pandorum-rule-PD-9-ruling = The first player is drawn at random.
pandorum-rule-PD-10 = Cards of one name lie in one stack of the market. When there are fewer than four stacks, cards are opened from the deck until there are four. A draw takes a single card of a stack.
pandorum-rule-PD-10-ruling = An empty deck refills nothing.
pandorum-rule-PD-11 = Either you draw two cards, each from the deck or from the market, and see the first before you take the second. You may hold any number of cards.
pandorum-rule-PD-11-ruling = When deck and market have fewer cards, you draw those.
pandorum-rule-PD-12 = Or you move: discard a card to the market, then move your harvester any number of hexes in a straight line.
pandorum-rule-PD-12-ruling = You move at least one hex. You may discard a card only if there is a hex you can move to without it.
pandorum-rule-PD-13 = A harvester neither stops on volcanoes nor crosses them.
pandorum-rule-PD-13-ruling = Nothing else is in its way, and harvesters may share a hex.
pandorum-rule-PD-14 = If you stop on an empty hex, you must build there; if you could not, you may not move there. Nobody builds on the landing pad.
pandorum-rule-PD-15 = Stopping at your own object or on the pad does nothing. Stopping at another player’s module costs you 1 quid, at a base 2, paid to the owner; if you have less, you pay what you have.
pandorum-rule-PD-16 = If you can neither draw nor move, you pass.
pandorum-rule-PD-17 = A module takes one card, a base two cards of different names. Every card must meet its condition on that hex.
pandorum-rule-PD-17-ruling = The card discarded for the move cannot be used.
pandorum-rule-PD-18 = You need a module piece to build a module and a base piece to build a base. You may build even if it pays nothing.
pandorum-rule-PD-19 = Then every card pays by its own text. The new object never counts for itself, and mining pays nothing for hexes that hold an object.
pandorum-rule-PD-20 = Mining counts adjacent free hexes of its terrain; generators your adjacent objects; logistics your objects on the terrain of the new one; laboratories your adjacent modules, your adjacent bases, or objects next to the landing pad.
pandorum-rule-PD-20-ruling = The Magma tap, a card made here, counts adjacent volcanoes. The Central laboratory counts only your own objects.
pandorum-rule-PD-21 = Network defence counts your objects on one ray of your choice; rivals’ objects, volcanoes and the pad end it. Dome defence counts your objects next to one adjacent group of volcanoes. Seismic defence counts volcanoes on straight lines between here and your objects, if no rival’s object and no pad lie on the line. Outer defence counts objects on the edge.
pandorum-rule-PD-21-ruling = By several groups of volcanoes you choose one. No object and no volcano counts twice. Outer defence counts only your own objects.
pandorum-rule-PD-22 = Systems are paid by the owners of the adjacent objects, not by the bank. As an option, systems are left out.
pandorum-rule-PD-22-ruling = Nobody pays more than they have. The system blocks stay in the deck when systems are left out.
pandorum-rule-PD-23 = A block pays 2 quids; or, built together with a card it names, it doubles what that card pays and pays nothing itself.
pandorum-rule-PD-23-ruling = A block names a kind of card. You choose what it does, and which card it doubles. A doubled system is paid by the owners. Two blocks do not double each other.
pandorum-rule-PD-24 = After building, each card goes to a slot of your harvester: nose, hull or cargo. Cards never move again.
pandorum-rule-PD-24-ruling = Every card must go to a slot. Nose and hull take no more than they need, cargo any number.
pandorum-rule-PD-25 = When a nose is used, its cards leave the game. A charged hull works for the rest of the game.
pandorum-rule-PD-25-ruling = A used nose takes no more cards. As an option it can be charged again.
pandorum-rule-PD-26 = Cards for twin and triple differ in name and meet their conditions. Jump replaces only the straight line. The rebate card comes from deck or market, never the one just discarded, and may be built with; but the move must have been possible without it. A nose is emptied when it is used, before the cards of that building are placed, and works again at the next turn at the earliest.
pandorum-rule-PD-27 = When somebody has built their last object, everybody else has one more turn. As an option it is enough to run out of modules or of bases.
pandorum-rule-PD-27-ruling = A last object built in these turns adds no further turn.
pandorum-rule-PD-28 = Then cargo pays: in each colour, a player with more cards than every rival gets 1 quid for each of those cards.
pandorum-rule-PD-29 = The most quids win; if equal, the player with pieces left unbuilt; if equal again, the victory is shared.
pandorum-rule-PD-29-ruling = More pieces left win the tie; modules and bases count alike.
pandorum-rule-PD-30 = The game also ends when all players in a row have had to pass, or when nobody has built for twenty rounds.
pandorum-rule-PD-31 = Hands are secret; what was drawn from the market is known until it is played. Money, slots, pieces and the number of cards in a hand are open.

## Terminal

# Headings of the table drawn with letters; there is little room.
pandorum-sketch-quids = Quids
pandorum-sketch-cards = Cards
# Above: modules and bases left to build, as 10+5.
pandorum-sketch-pieces = Left
pandorum-sketch-nose = Nose
pandorum-sketch-hull = Hull
pandorum-sketch-cargo = Cargo
pandorum-sketch-market = Market
# Cards of a hand that everybody knows.
pandorum-sketch-known = Known
pandorum-sketch-hand = Hand
# $deck: cards in the deck; $barren: rounds without building, of $limit that end the game.
pandorum-sketch-piles =
    { $barren ->
        [0] Deck { $deck }
       *[other] Deck { $deck }, rounds without building { $barren } of { $limit }
    }
pandorum-sketch-last-turns = Deck { $deck }; the last turns
pandorum-sketch-over = The end

## On the page

# Name of the map, for screen readers.
pandorum-planet = The planet
# One letter on every hex; it should be the first letter of the terrain, and the five must differ.
pandorum-terrain-letter =
    { $terrain ->
        [craters] C
        [mountains] M
        [wasteland] W
        [volcano] V
       *[pad] P
    }
# A kind of terrain, as part of a list.
pandorum-terrain =
    { $terrain ->
        [craters] craters
        [mountains] mountains
        [wasteland] wasteland
        [volcano] volcano
       *[pad] landing pad
    }
# A kind of card.
pandorum-kind =
    { $kind ->
        [mining] mining
        [generator] generator
        [logistics] logistics
        [laboratory] laboratory
        [defence] defence
        [system] system
       *[block] block
    }
# $name: of a nose or hull, as in “jump”.
pandorum-upgrade =
    { $slot ->
        [nose] Nose “{ $name }”
       *[hull] Hull “{ $name }”
    }
# What a nose or hull does once it is charged.
pandorum-nose-twin-text = Once: build a module with two cards.
pandorum-nose-triple-text = Once: build a base with three cards.
pandorum-nose-jump-text = Once: move to any hex but a volcano.
pandorum-nose-waiver-text = Once: one card need not meet its condition.
pandorum-hull-free-text = Move without discarding a card.
pandorum-hull-third-text = Draw three cards instead of two.
pandorum-hull-overflight-text = Fly over volcanoes.
pandorum-hull-rebate-text = Draw a card after the discard for a move.
# Name of the buttons beside the map, for screen readers.
pandorum-zoom = Nearer and farther
pandorum-zoom-in = Nearer
pandorum-zoom-out = Farther
pandorum-zoom-whole = The whole planet
# For screen readers and under the pointer. $terrain: a word; $name: whose object stands there.
pandorum-hex =
    { $piece ->
        [module] { $hex }, { $terrain }, module of { $name }.
        [base] { $hex }, { $terrain }, base of { $name }.
       *[none] { $hex }, { $terrain }.
    }
# $names: a list of the players whose harvesters stand on the hex.
pandorum-hex-harvesters =
    { $count ->
        [one] Harvester of { $names }.
       *[other] Harvesters of { $names }.
    }
# What going to a hex would do. $way: line, jump (uses the nose) or nose (builds with it); $cards: a list of one to three; $pays: quids.
pandorum-would-build =
    { $way ->
        [jump] { $piece ->
            [base] You could jump here and build a base with { $cards }: pays { $pays }.
           *[module] You could jump here and build a module with { $cards }: pays { $pays }.
        }
        [nose] { $piece ->
            [base] You could go here and build a base with your nose and { $cards }: pays { $pays }.
           *[module] You could go here and build a module with your nose and { $cards }: pays { $pays }.
        }
       *[line] { $piece ->
            [base] You could go here and build a base with { $cards }: pays { $pays }.
           *[module] You could go here and build a module with { $cards }: pays { $pays }.
        }
    }
# $name: the owner of the object there.
pandorum-would-fee =
    { $way ->
        [jump] You could jump here: { $fee ->
            [one] { $fee } quid
           *[other] { $fee } quids
        } to { $name }.
       *[line] You could go here: { $fee ->
            [one] { $fee } quid
           *[other] { $fee } quids
        } to { $name }.
    }
pandorum-would-stop =
    { $way ->
        [jump] You could jump here; nothing happens.
       *[line] You could go here; nothing happens.
    }
# After one of the three above, while a card is still to be discarded for the move.
pandorum-after-discard = Discard a card first.
pandorum-would-ray =
    This ray pays { $pays ->
        [one] { $pays } quid
       *[other] { $pays } quids
    }.
pandorum-would-volcano =
    These volcanoes pay { $pays ->
        [one] { $pays } quid
       *[other] { $pays } quids
    }.
# A button: the harvester goes to the hex that was picked.
pandorum-go = Go there
# The same for a card that was picked: discard it, or draw it from the market. There is little room.
pandorum-do-discard = Discard and move
pandorum-do-draw = Draw it
# A turn that is proposed as a whole. Its parts: the card that goes for the move, what is built. There is little room.
pandorum-turn-discard = Discard
pandorum-turn-build = Build
# For screen readers: where a card goes after the building.
pandorum-turn-slot = Slot for { $card }
# Its heading where nothing is built, and where a card is drawn before the harvester goes.
pandorum-turn-go =
    { $way ->
        [jump] Jump to { $hex }
       *[line] Go to { $hex }
    }
pandorum-turn-rebate = Discard, then draw a card
# The button that makes it. There is little room.
pandorum-turn-do =
    { $does ->
        [module] Build the module
        [base] Build the base
        [fee] Go and pay { $fee }
        [discard] Discard and draw
       *[go] Go there
    }
# The button that goes there and then asks one thing after another.
pandorum-turn-steps = Step by step
# For screen readers: what a card in hand is for in the proposed turn.
pandorum-card-role =
    { $role ->
        [discard] { $card }, to be discarded
       *[build] { $card }, to build with
    }
# What a hex would pay if this card were discarded for the move.
pandorum-would-pay = Without { $card } you could build here: pays { $pays }.
# Name of the place with the deck and the open stacks, for screen readers.
pandorum-market = Deck and market
pandorum-deck =
    { $count ->
        [0] The deck is empty.
        [one] The deck: { $count } card
       *[other] The deck: { $count } cards
    }
# An open stack, for screen readers. $count: how many cards.
pandorum-stack =
    { $count ->
        [one] { $card } in the market
       *[other] { $card } in the market, { $count } cards
    }
pandorum-hand = Your hand
# For screen readers. It was drawn from the market, so everybody knows it.
pandorum-card-known = { $card }, known to all
# For screen readers: like cards of your hand. $count: how many; $known: how many of them were drawn from the market.
pandorum-cards-alike =
    { $known ->
        [0] { $card }, { $count } cards
       *[other] { $card }, { $count } cards, known to all: { $known }
    }
# Beside a card of your hand that everybody knows.
pandorum-known = Everybody saw you draw it.
# Another player's hand. $known: how many of the cards are known; $cards: which, as a list.
pandorum-hand-of =
    { $known ->
        [0] { $count ->
            [one] { $count } card in hand
           *[other] { $count } cards in hand
        }
       *[other] { $count ->
            [one] { $count } card in hand
           *[other] { $count } cards in hand
        }; known: { $cards }
    }
# Where a card can be built.
pandorum-condition =
    { $volcano ->
        [yes] { $terrain ->
            [craters] craters, beside a volcano
            [mountains] mountains, beside a volcano
            [wasteland] wasteland, beside a volcano
           *[any] any terrain beside a volcano
        }
       *[no] { $terrain ->
            [craters] craters only
            [mountains] mountains only
            [wasteland] wasteland only
           *[any] any terrain
        }
    }
# The whole text of a card. $where: as above; $pays: the payout, a sentence.
pandorum-card-sentence = { $card } ({ $where }): { $pays }
# Name of the panel beside the map, for screen readers.
pandorum-panel = What is chosen or built
# A list of signs and their meaning.
pandorum-legend = Signs
pandorum-harvester = harvester
# Where and what is being built; $piece is none until it is chosen.
pandorum-site =
    { $piece ->
        [module] { $nose ->
            [yes] A module at { $hex }, with the nose
           *[no] A module at { $hex }
        }
        [base] { $nose ->
            [yes] A base at { $hex }, with the nose
           *[no] A base at { $hex }
        }
       *[none] Building at { $hex }
    }
pandorum-quids =
    { $count ->
        [one] { $count } quid
       *[other] { $count } quids
    }
pandorum-modules-left =
    { $count ->
        [one] { $count } module left to build
       *[other] { $count } modules left to build
    }
pandorum-bases-left =
    { $count ->
        [one] { $count } base left to build
       *[other] { $count } bases left to build
    }
# Beside the name of a player who has one more turn. There is little room.
pandorum-last-turn = last turn
# Under the pointer: a click on a player's name tells all about them.
pandorum-tell = All about { $name }
# $name: of the nose or hull; $count of $needs cards.
pandorum-upgrade-state =
    { $state ->
        [used] { $name }: used
        [works] { $name }: charged and ready
       *[charging] { $name }: { $count } of { $needs } cards
    }
# For screen readers.
pandorum-slot-filled = { $count } of { $needs } cards
pandorum-slot-cargo = Cargo
pandorum-slot-cargo-text = At the end a quid for each card in each colour where you have more than every rival.
# For screen readers. $kind: a word.
pandorum-slot-loaded = { $kind }: { $count } loaded
pandorum-cargo-empty = No cargo
# $kind: a word; leads: more of it than anybody else.
pandorum-cargo-of =
    { $leads ->
        [yes] Cargo, { $kind }: { $count }, the most of all
       *[no] Cargo, { $kind }: { $count }
    }
# In a corner of the map, from the tenth round without building on.
pandorum-barren = { $rounds } rounds without building; at { $limit } the game ends.
# Heading in the end screen: what the cargo brought.
pandorum-reckoning = Cargo
# Heading of its last column. There is little room.
pandorum-reckoning-sum = Quids
# Headings of the list of components.
pandorum-components-cards = Cards
pandorum-components-parts = Board
pandorum-components-harvesters = Harvesters
pandorum-copies =
    { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    }
# $number: 1 to 7; the first is the middle.
pandorum-part-centre = Centre
pandorum-part = Part { $number }
pandorum-keys-market = Go to the deck, or to a stack of the market
pandorum-keys-hand = Go to your hand
pandorum-keys-map = Go to the planet
pandorum-keys-walk = Go from hex to hex, card to card
pandorum-keys-lit = Go to the next hex you can choose
pandorum-keys-choose = Lift the card, draw, propose a turn to the hex
pandorum-keys-panel = Go to a choice in the panel
pandorum-keys-zoom = Nearer, farther, the whole planet
pandorum-keys-back = Put down what is picked
# About the edition: where the components come from.
pandorum-edition = The rulebook names the kinds of cards and what they count, but its pictures are lost. The board, the copies, the conditions and most amounts are made here to fit everything it says; each is marked below. The drawings are our own.

## At a glance, notes for newcomers, words explained

pandorum-goal = the most quids when somebody has built all their pieces.
pandorum-glance-either = Either draw
pandorum-glance-draw = two cards, each from the deck or the market.
pandorum-glance-or = Or move and build
pandorum-glance-discard = Discard a card to the market.
pandorum-glance-go = Move in a straight line, any distance, not over volcanoes.
pandorum-glance-build = On an empty hex you must build: one card makes a module, two different cards a base. The terrain must suit each card.
pandorum-glance-pay = Each card pays you quids, once, right now.
pandorum-glance-slot = Then put the card into your harvester.
pandorum-glance-ways = The eleven ways a card pays
# What a card counts. There is little room.
pandorum-way =
    { $count ->
        [free_adjacent] free hexes of its terrain beside it
        [adjacent_volcanoes] volcanoes beside it
        [own_adjacent] your objects beside it
        [own_on_terrain] your objects on the same terrain
        [own_by_pad] your objects by the landing pad
        [own_on_ray] your objects on one straight ray
        [own_by_volcanoes] your objects round one group of volcanoes
        [volcanoes_between] volcanoes between it and your objects
        [own_on_edge] your objects on the edge
        [rivals_adjacent] rivals’ objects beside it; they pay
       *[block] 2 quids, or doubles a card of its kind
    }
pandorum-glance-nose = Nose: full, it gives you a power once.
pandorum-glance-hull = Hull: takes more cards, but works for the rest of the game.
pandorum-glance-cargo = Cargo: at the end, 1 quid a card in each colour where you have more than every rival.
pandorum-glance-fee = Stop on a rival’s object: pay 1 for a module, 2 for a base.
pandorum-glance-end = Somebody builds their last piece: everybody else has one more turn.
pandorum-first-turn = Draw two cards, or discard one to move your harvester and build. Pick a hex that lights up: a whole turn is proposed, which you can change.
pandorum-first-built = An object was built, and its card pays once, now. What stands around it decides how much.
pandorum-first-slot = The card you built with goes into your harvester: nose and hull give powers when they are full, cargo may pay at the end.
pandorum-first-charged = An upgrade is charged. A nose can be used once, from the next turn on; a hull works for the rest of the game.
pandorum-first-fee = Stopping on a rival’s object costs money: 1 quid for a module, 2 for a base.
pandorum-first-took = A system card is paid by the owners of the objects beside it, not by the bank.
pandorum-first-block = A block pays 2 quids, or doubles a card of its kind built together with it. You choose.
pandorum-first-last = The last object of a player stands: everybody else has one more turn, then cargo pays.
# The forms of a word in which the texts use it, separated by commas; … stands for any ending. What it means is shown beside it.
pandorum-term-quid = quid, quids
pandorum-term-quid-means = The money of the game. The most quids win.
pandorum-term-object = object, objects
pandorum-term-object-means = A module or a base that stands on the planet.
pandorum-term-module = module, modules
pandorum-term-module-means = A small object, built with one card. It counts less than a base.
pandorum-term-base = base, bases
pandorum-term-base-means = A large object, built with two cards of different names.
pandorum-term-market = market
pandorum-term-market-means = The open cards beside the deck. Cards of one name lie in one stack.
pandorum-term-nose = nose, noses
pandorum-term-nose-means = The first slot of a harvester. Filled with cards, its power can be used once.
pandorum-term-hull = hull, hulls
pandorum-term-hull-means = The second slot of a harvester. Filled with cards, its power works for the rest of the game.
pandorum-term-cargo = cargo
pandorum-term-cargo-means = The third slot of a harvester, without limit. It pays at the end, in each colour where you have the most cards alone.
pandorum-term-slot = slot, slots
pandorum-term-slot-means = A place for cards on a harvester: nose, hull or cargo.
pandorum-term-block = block, blocks
pandorum-term-block-means = An orange card: 2 quids, or it doubles a card of the kind it names.
pandorum-term-adjacent = adjacent
pandorum-term-adjacent-means = On one of the six hexes that touch this one.

## Worked examples

pandorum-example-turns = Four turns: a module, two cards drawn, a base beside the module, and a stop that costs money.
pandorum-example-dome = The rulebook’s dome: two modules and a base beside the volcano pay 1 + 1 + 2.

## Why a move is better

# $better is what was counted on average after the better move, $played after the one that was played.
pandorum-fact-mine = The better move earns { $better } { $better ->
        [one] quid
       *[other] quids
    } within two rounds, the other { $played }.
pandorum-fact-theirs = After the better move { $seat } earns { $better } { $better ->
        [one] quid
       *[other] quids
    } within two rounds, after the other { $played }.
pandorum-fact-now = The better move earns { $better } { $better ->
        [one] quid
       *[other] quids
    } at once, the other { $played }.
pandorum-fact-built = With the better move { $better } { $better ->
        [one] object
       *[other] objects
    } get built within two rounds, with the other { $played }.
pandorum-fact-paid = The better move pays { $better } { $better ->
        [one] quid
       *[other] quids
    } to rivals within two rounds, the other { $played }.
pandorum-fact-cards = The better move leaves { $better } { $better ->
        [one] card
       *[other] cards
    } in hand after this turn, the other { $played }.

## What the tutor says before it names a move: where to look, and which kind of move

pandorum-clue-market = Look at the market and at what your hand lacks.
pandorum-clue-deck = Draw from the deck.
# $kind: the kind of the card.
pandorum-clue-take = Take a card of this kind: { $kind }.
pandorum-clue-cards = Look at your cards and at where they would pay.
pandorum-clue-build = { $piece ->
    [module] Move and build a module.
   *[base] Move and build a base.
}
pandorum-clue-fly = Move without building.
pandorum-clue-card = Look at what each of your cards would pay here.
pandorum-clue-ray = Look along the six directions.
pandorum-clue-volcano = Look at the groups of volcanoes.
pandorum-clue-double = Look at which of your cards is worth doubling.
pandorum-clue-two = Compare the quids at once with a card doubled.
pandorum-clue-slot = Look at the slots of your harvester.

# What is wrong with an edition of one's own.
pandorum-edition-rings = must be three texts of 2, 3 and 4 letters
pandorum-edition-ring = { $found } must be { $size } letters of { $letters }
pandorum-edition-parts = the board has { $due } parts round the centre, here there are { $count }
pandorum-edition-closed = volcanoes all round the landing pad leave no way out
pandorum-edition-volcanoes = there are { $count } volcanoes, at most { $most } are possible
pandorum-edition-no-terrain =
    { $terrain ->
        [craters] no hex has craters
        [mountains] no hex has mountains
        [wasteland] no hex has wasteland
       *[volcano] no hex has a volcano
    }
pandorum-edition-boards = there are { $due } harvester boards, here { $count }
pandorum-edition-upgrade = owners report each kind once; “{ $kind }” stands here { $count } times
pandorum-edition-count = cards of the kind “{ $kind }” count { $known }, not { $count }
pandorum-edition-book-name = the name of this card is the rulebook’s
pandorum-edition-mining = { $count } mining cards are too few: four players are dealt { $due }
pandorum-edition-few = { $count } cards that are neither mining nor system cards are too few: hands and market take { $due }
pandorum-edition-blocks = { $count } block cards double the kind “{ $kind }”; each names a kind of its own

# In the workshop: fields of an entry, and what is shown of it.
pandorum-field-title = Name
pandorum-field-kind = Kind
pandorum-field-copies = Copies
pandorum-field-terrain = Terrain
pandorum-field-volcano = Volcano
pandorum-field-payout_count = What it counts
pandorum-field-payout_terrain = Terrain that counts
pandorum-field-payout_doubles = Kind it doubles
pandorum-field-payout_each = Quids for each
pandorum-field-payout_module = Quids for a module
pandorum-field-payout_base = Quids for a base
pandorum-field-payout_plus = Quids more
pandorum-field-payout_pays = Quids by itself
pandorum-field-ring = Hexes round the pad
pandorum-field-rings = Hexes of a row
pandorum-field-players = Players
pandorum-field-modules = Modules
pandorum-field-bases = Bases
pandorum-field-value = Value
pandorum-field-count = How many
pandorum-components-tokens = Pieces and quids
pandorum-workshop-pieces = For each of { $players } players
pandorum-workshop-any = any
pandorum-workshop-volcano =
    { $volcano ->
        [yes] must be adjacent
       *[no] not needed
    }
pandorum-workshop-counts =
    { $count ->
        [free_adjacent] adjacent hexes without an object
        [adjacent_volcanoes] adjacent volcanoes
        [own_adjacent] own adjacent objects
        [own_on_terrain] own objects on this terrain
        [own_by_pad] own objects beside the landing pad
        [own_on_ray] own objects on a ray
        [own_by_volcanoes] own objects beside a group of volcanoes
        [volcanoes_between] volcanoes on a line to an own object
        [own_on_edge] own objects on the edge
        [rivals_adjacent] rivals’ adjacent objects
       *[block] doubles a kind of card
    }
pandorum-workshop-brush = Pick a terrain, then click on hexes. By keyboard: arrows, and the terrain’s number.
pandorum-workshop-map = The map of this edition
pandorum-workshop-hex = Row { $row }: { $terrain }
