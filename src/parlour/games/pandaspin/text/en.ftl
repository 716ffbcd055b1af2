### Panda Spin

pandaspin-title = Panda Spin
pandaspin-sentence = Beat each other’s bids. Cards that were beaten come back to your hand turned, and stronger. Get rid of all your cards first, and collect bamboo.

## Cards and figures

# 二 is the highest value; it is written so everywhere.
pandaspin-suit =
    { $suit ->
        [fire] fire
        [metal] metal
        [water] water
        [earth] earth
       *[wood] wood
    }
# A white card by its suit and value; some show a panda.
pandaspin-card =
    { $suit ->
        [fire] fire
        [metal] metal
        [water] water
        [earth] earth
       *[wood] wood
    } { $value }{ $symbol ->
        [panda] { " " }+ panda
       *[none] { "" }
    }
# A turned card by its suit and white value; $shows: what counts now.
pandaspin-card-turned =
    { $suit ->
        [fire] fire
        [metal] metal
        [water] water
        [earth] earth
       *[wood] wood
    } { $value } → { $shows }{ $symbol ->
        [water] { " " }+ water
        [bamboo] { " " }+ bamboo
        [fire] { " " }+ fire
        [panda] { " " }+ panda
       *[none] { "" }
    }
pandaspin-card-element =
    { $suit ->
        [fire] the fire element
        [metal] the metal element
        [water] the water element
        [earth] the earth element
       *[wood] the wood element
    }
# Inside a sentence. $values: the values it has, such as 5 6 7.
pandaspin-figure =
    { $kind ->
        [single] single { $values }
        [set] set { $values }
        [run] run { $values }
        [formation] formation { $values }
       *[bomb] bomb { $values }
    }

## Moves

# $figure: as above.
pandaspin-move-figure = Bid a { $figure }
pandaspin-move-card = With { $card }
pandaspin-move-enough = Leave the rest to the jokers
pandaspin-move-element =
    { $suit ->
        [fire] Win the trick with the fire element
        [metal] Win the trick with the metal element
        [water] Win the trick with the water element
        [earth] Win the trick with the earth element
       *[wood] Win the trick with the wood element
    }
pandaspin-move-shed =
    { $suit ->
        [fire] Discard the fire element
        [metal] Discard the metal element
        [water] Discard the water element
        [earth] Discard the earth element
       *[wood] Discard the wood element
    }
pandaspin-move-pass = Pass
pandaspin-move-bamboo = Bamboo: take a point
pandaspin-move-fire = Fire: discard { $card }
pandaspin-move-hungry = Hungry panda: take a point
# $card: the card as it will be.
pandaspin-move-spin = Panda spin: turn { $card }
pandaspin-move-ignore = Leave the symbols unused

## What is asked

pandaspin-prompt-lead = You lead the trick: play a single card or another figure.
pandaspin-prompt-wait-lead = { $seat } leads the trick.
# $figure: the highest bid, by $other.
pandaspin-prompt-follow = Beat the { $figure } of { $other }, or pass.
pandaspin-prompt-wait-follow =
    { $you ->
        [other] { $seat } must beat your { $figure }, or pass.
       *[none] { $seat } must beat the { $figure } of { $other }, or pass.
    }
pandaspin-prompt-cards = Which cards make your { $figure }?
pandaspin-prompt-wait-cards = { $seat } picks the cards for a { $figure }.
pandaspin-prompt-effects = Use the symbols of the cards you played, or leave them.
pandaspin-prompt-wait-effects = { $seat } settles the symbols of the cards just played.

## What happened

# $suits: a list of the words above.
pandaspin-event-suits =
    { $mood ->
        [hungry] In play: { $suits }. Mood: hungry panda.
       *[spin] In play: { $suits }. Mood: panda spin.
    }
pandaspin-event-dealt =
    { $you ->
        [seat] Round { $round }: the cards are dealt. You lead.
       *[none] Round { $round }: the cards are dealt. { $seat } leads.
    }
# $cards: a list; $jokers: values such as 5 6, $count of them.
pandaspin-event-bid =
    { $you ->
        [seat] You bid
       *[none] { $seat } bids
    } { $count ->
        [0] a { $figure } with { $cards }.
        [one] a { $figure } with { $cards } and the joker { $jokers }.
       *[other] a { $figure } with { $cards } and the jokers { $jokers }.
    }
# $to: where the cards played to this trick go.
pandaspin-event-passed =
    { $you ->
        [seat] { $to ->
            [hand] You pass and take back, turned: { $cards }.
            [discard] You pass and discard { $cards }.
           *[none] You pass.
        }
       *[none] { $to ->
            [hand] { $seat } passes and takes back, turned: { $cards }.
            [discard] { $seat } passes and discards { $cards }.
           *[none] { $seat } passes.
        }
    }
pandaspin-event-element =
    { $count ->
        [one] { $seat } plays { $card }, draws a card and wins the trick.
       *[other] { $seat } plays { $card }, draws { $count } cards and wins the trick.
    }
# $cards: the cards drawn, as a list.
pandaspin-event-you-element =
    { $count ->
        [0] You play { $card } and win the trick.
       *[other] You play { $card }, win the trick and draw { $cards }.
    }
pandaspin-event-shed =
    { $you ->
        [seat] You discard { $cards } without effect.
       *[none] { $seat } discards { $cards } without effect.
    }
pandaspin-event-bamboo =
    { $you ->
        [seat] You take a point for bamboo.
       *[none] { $seat } takes a point for bamboo.
    }
pandaspin-event-hungry =
    { $you ->
        [seat] Your hungry panda takes a point from { $other }.
        [other] The hungry panda of { $seat } takes a point from you.
       *[none] The hungry panda of { $seat } takes a point from { $other }.
    }
pandaspin-event-fire =
    { $you ->
        [seat] Fire: you discard { $card }.
       *[none] Fire: { $seat } discards { $card }.
    }
pandaspin-event-spin = { $seat } turns a card in hand.
pandaspin-event-you-spin = You turn a card: { $card }.
pandaspin-event-trick =
    { $you ->
        [seat] You win the trick.
       *[none] { $seat } wins the trick.
    }
# $seats: $count names.
pandaspin-event-out =
    { $count ->
        [one] { $you ->
            [seats] You have no cards left and score
           *[none] { $seats } has no cards left and scores
        } { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $seats } have no cards left and score { $points ->
            [one] { $points } point
           *[other] { $points } points
        } each.
    }
# Part of the next sentence.
pandaspin-standing = { $seat } { $points }
# $standings: a list of those.
pandaspin-event-scored = Round { $round } is over. Points: { $standings }.
pandaspin-event-won =
    { $you ->
        [seat] You win.
       *[none] { $seat } wins.
    }

## How it ended

pandaspin-result =
    { $by ->
        [tie] { $points } points each, but out of cards earlier in the last round.
       *[points] The most points: { $points }.
    }

## Why a move is refused

pandaspin-illegal-over = The game is over.
pandaspin-illegal-not-your-turn = It is { $seat }’s turn.
pandaspin-illegal-not-in-hand = You do not hold { $card } with that side up.
pandaspin-illegal-declare-first = Say first which figure you bid, then pick its cards.
pandaspin-illegal-no-symbols = Symbols are used right after the bid they belong to. There are none to use now.
pandaspin-illegal-must-lead = You lead this trick, so you must bid a figure.
# $high: the highest bid.
pandaspin-illegal-over-bomb = A { $high } is on the table, and only a bigger bomb beats a bomb.
pandaspin-illegal-bomb-too-low = A { $figure } does not beat the { $high }: a bigger bomb has more values, or as many but higher.
# $elements: whether element cards are in the game (on, off).
pandaspin-illegal-wrong-kind = A { $figure } does not beat the { $high }: you need { $elements ->
        [on] the same kind of figure, a bomb or an element card.
       *[off] the same kind of figure or a bomb.
    }
# $size, $wanted: how many values the two figures have.
pandaspin-illegal-wrong-size = A { $figure } has { $size ->
        [one] { $size } value
       *[other] { $size } values
    }, but beating the { $high } takes { $wanted }.
pandaspin-illegal-wrong-shape = A { $figure } has another shape than the { $high }. At this table a formation must have the same shape.
pandaspin-illegal-too-low = A { $figure } is not higher than the { $high }.
pandaspin-illegal-bomb-water = Your cards make a { $figure } only with a joker, and water does not count in a bomb. A joker counts in a set, not in a bomb.
pandaspin-illegal-cannot-make = Your cards cannot make a { $figure }: every value of a card you play must be used.
pandaspin-illegal-no-reading = These cards make no figure that you may bid now.
pandaspin-illegal-two-in-run = 二 never belongs to a run.
pandaspin-illegal-run-length = A run has two to five values that follow each other.
pandaspin-illegal-not-enough = The cards picked do not make the { $figure } yet, even with their jokers.
pandaspin-illegal-picking-now = You have declared a { $figure }: pick its cards.
pandaspin-illegal-card-order = Cards are picked in the order of the suits and their white values; { $card } comes before one you have picked.
pandaspin-illegal-card-value = This card has no value of the { $figure }: { $card }.
pandaspin-illegal-card-spoils = With { $card } you could no longer make the { $figure } from the cards after it.
pandaspin-illegal-element-lead = You cannot lead a trick with an element card.
pandaspin-illegal-element-bomb = An element card does not beat a bomb.
pandaspin-illegal-condition =
    { $suit ->
        [water] { $card } needs a highest bid of at least three values.
        [wood] { $card } needs a card with 二 or A played in this trick.
        [fire] { $card } needs a hand of at most seven cards, itself included.
        [metal] { $card } needs a player who has played both white and blue cards in this trick.
       *[earth] { $card } needs a panda symbol played in this trick.
    }
pandaspin-illegal-effects-now = First settle the symbols of the cards you played.
pandaspin-illegal-no-bamboo = No bamboo is left to use.
pandaspin-illegal-no-fire = No fire is left to use.
pandaspin-illegal-no-panda = No panda is left to use.
pandaspin-illegal-mood-hungry = The mood of this game is hungry panda: it takes points and turns no cards.
pandaspin-illegal-mood-spin = The mood of this game is panda spin: it turns cards and takes no points.
pandaspin-illegal-panda-leads = You led this trick: there is no bid before yours to take a point from.
pandaspin-illegal-nothing-to-take = { $seat } has no point to take.
pandaspin-illegal-already-turned = This card is turned already: { $card }.

## Options

pandaspin-option-mood = The panda’s mood
pandaspin-option-mood-random = random
pandaspin-option-mood-hungry = hungry panda: takes points
pandaspin-option-mood-spin = panda spin: turns cards
pandaspin-option-suits = Suits in play
pandaspin-option-suits-drawn = drawn
pandaspin-option-suits-FMW = fire, metal, water
pandaspin-option-suits-FME = fire, metal, earth
pandaspin-option-suits-FMD = fire, metal, wood
pandaspin-option-suits-FWE = fire, water, earth
pandaspin-option-suits-FWD = fire, water, wood
pandaspin-option-suits-FED = fire, earth, wood
pandaspin-option-suits-MWE = metal, water, earth
pandaspin-option-suits-MWD = metal, water, wood
pandaspin-option-suits-MED = metal, earth, wood
pandaspin-option-suits-WED = water, earth, wood
pandaspin-option-suits-FMWE = fire, metal, water, earth
pandaspin-option-suits-FMWD = fire, metal, water, wood
pandaspin-option-suits-FMED = fire, metal, earth, wood
pandaspin-option-suits-FWED = fire, water, earth, wood
pandaspin-option-suits-MWED = metal, water, earth, wood
pandaspin-option-suits-FMWED = fire, metal, water, earth, wood
pandaspin-option-elements = Element cards
pandaspin-option-elements-on = in the game
pandaspin-option-elements-off = left out, for a first game
pandaspin-option-formations = A formation is beaten by
pandaspin-option-formations-count = any higher one with as many values
pandaspin-option-formations-shape = a higher one of the same shape

## In reports

pandaspin-deed-card = Cards played, by the side that was up
pandaspin-deed-card-name =
    { $suit } { $value }, { $side ->
        [white] white side
       *[blue] blue side
    }
pandaspin-deed-figure = Figures bid
pandaspin-deed-element = Element cards played
pandaspin-deed-symbol = Symbols used
pandaspin-deed-out = Going out
pandaspin-deed-out-name = left the round before the others
pandaspin-deed-figure-name =
    { $kind ->
        [single] single
        [set] set
        [run] run
        [formation] formation
       *[bomb] bomb
    }
pandaspin-deed-symbol-name =
    { $symbol ->
        [bamboo] bamboo
        [hungry] hungry panda
        [fire] fire
       *[spin] panda spin
    }

## Rules

pandaspin-section-components = Components
pandaspin-section-setup = Setting up
pandaspin-section-round = A round
pandaspin-section-trick = A trick
pandaspin-section-figures = Figures
pandaspin-section-symbols = Symbols
pandaspin-section-elements = Element cards
pandaspin-section-end = Going out, scoring, winning

pandaspin-rule-PS-1 = There are five suits: fire, metal, water, earth and wood. Each has 13 animal cards, one of every value from 3 to 10, J, Q, K, A and 二, and one element card without a value.
pandaspin-rule-PS-1-ruling = Earth cards are orange; the Czech rulebook calls them yellow.
pandaspin-rule-PS-2 = An animal card has a white side with one value and, upside down, a blue side with one value or with two or three equal ones, perhaps with a symbol. Only the side that is up counts.
pandaspin-rule-PS-3 = Turned, a fire card has two equal values, or a higher value with fire; metal two or three equal values; water one value with water; earth two equal values, or a higher value with a panda; wood one value with bamboo. On white sides there are no symbols but pandas.
pandaspin-rule-PS-4 = The rulebooks show five animal cards: fire Q turns to A + fire, metal 8 to 3 3 3, water K to 7 + water, earth J + panda to J J, wood 9 to 二 + bamboo.
pandaspin-rule-PS-4-public = Two more are known: wood 6 turns to A + bamboo, earth 8 to Q + panda.
pandaspin-rule-PS-4-house = The other blue sides were made here to fit everything the rulebooks say; the card browser marks each one.
pandaspin-rule-PS-5 = The bank holds 105 points of bamboo. A token with two sides shows the panda’s mood: hungry panda or panda spin.
pandaspin-rule-PS-6 = Everybody starts with one point. The panda’s mood is drawn or chosen and stays for the whole game.
pandaspin-rule-PS-7 = Element cards are drawn, one for each player and at two players one more. Their suits are in play, the others leave the game: three suits for two or three players, four for four, five for five. As an option the suits are chosen, or the element cards are left out.
pandaspin-rule-PS-7-ruling = If suits are chosen, there are just as many of them.
pandaspin-rule-PS-8 = The player whose element card shows the highest number leads first.
pandaspin-rule-PS-8-ruling = We do not know these numbers. The first player is drawn at random, which comes to the same.
pandaspin-rule-PS-9 = For each round all cards of the suits in play are shuffled and everybody gets twelve, white side up. The rest is the draw pile; discarded cards lie face up.
pandaspin-rule-PS-9-ruling = Everybody sees how many cards each player holds.
pandaspin-rule-PS-10 = A round goes from trick to trick. It ends when at most one player still holds cards.
pandaspin-rule-PS-10-ruling = This is checked only after a trick.
pandaspin-rule-PS-11 = The leader bids any figure, a bomb too, but no element card.
pandaspin-rule-PS-12 = Clockwise, each player still in the trick beats the highest bid or passes. A player who has passed is out of this trick.
pandaspin-rule-PS-13 = A bid is beaten by the same kind of figure with as many values and a higher top value, by a bomb, or by an element card. A bomb is beaten only by a bigger bomb. A formation is beaten by any higher formation with as many values; as an option it must have the same shape.
pandaspin-rule-PS-14 = Every value of a card you play must be used; its symbol need not. Values count, not cards: one card with 3 3 3 is a set of three.
pandaspin-rule-PS-15 = On your turn, before you bid or pass, you may discard element cards without effect.
pandaspin-rule-PS-16 = If all the cards you played to this trick are white when you pass, you take them back turned to their blue side, and everybody knows them. If one of them is blue, or you played a bomb, all are discarded.
pandaspin-rule-PS-17 = You win the trick when everybody else has passed; the cards you played to it are discarded.
pandaspin-rule-PS-18 = The leader must bid. A leader who holds nothing but element cards discards them, which counts as a trick won without a bid. A player without cards passes when their turn comes.
pandaspin-rule-PS-19 = From low to high: 3 4 5 6 7 8 9 10 J Q K A 二. A figure is as high as its top value.
pandaspin-rule-PS-20 = Single: one value.
pandaspin-rule-PS-21 = Set: two or more equal values. Four or more may be bid as a set or as a bomb.
pandaspin-rule-PS-21-ruling = You say which of the two you bid, and what every joker stands for.
pandaspin-rule-PS-22 = Run: two to five values that follow each other. 二 never belongs to a run.
pandaspin-rule-PS-22-ruling = An A comes only after a K, never before a 3.
pandaspin-rule-PS-23 = Formation: two or more copies of one run, such as 10 10 J J Q Q. The run has two to five values and no 二.
pandaspin-rule-PS-24 = Bomb: four or more equal values without jokers, 二 too. More values beat fewer; with equally many, the higher value wins. Symbols in a bomb do nothing.
pandaspin-rule-PS-24-ruling = Five 4s beat four Js; an example in the Czech rulebook has a misprint here.
pandaspin-rule-PS-25 = Water: in a set, run or formation the card brings a joker beside its own value.
pandaspin-rule-PS-25-ruling = The joker stands for any value you like. The Czech rulebook says so; the Russian one seems to have lost a “not”.
pandaspin-rule-PS-26 = Bamboo: take a point from the bank.
pandaspin-rule-PS-27 = Fire: discard an animal card from your hand.
pandaspin-rule-PS-28 = Hungry panda: take a point from the player who made the bid before yours in this trick, if they have one. For the leader it does nothing.
pandaspin-rule-PS-29 = Panda spin: turn an animal card in your hand from white to blue. The others see that you do, not which card.
pandaspin-rule-PS-30 = Every symbol may be used once, right after the bid, in the order you like, or not at all. You are asked even when only you know that you cannot use one, so the others learn nothing about your hand. The bank never runs dry.
pandaspin-rule-PS-31 = When its condition holds and no bomb has been played, you may play an element card alone in place of a figure: you draw two cards, white side up, and win the trick at once. Your cards of the trick are discarded and everybody else passes.
pandaspin-rule-PS-32 = The conditions. Water: the highest bid has at least three values. Wood: a card with 二 or A was played in this trick. Fire: you hold at most seven cards, this one included. Metal: one player has played both white and blue cards in this trick. Earth: a panda symbol was played in this trick.
pandaspin-rule-PS-32-ruling = Cards of players who have passed count, and so do pandas that were not used. A joker is a value for water, but no card for wood.
pandaspin-rule-PS-33 = Should the draw pile run out, you draw what is left.
pandaspin-rule-PS-34 = After a trick, every player without cards leaves the round and scores as many points as the largest hand left has cards, at most seven. Players who leave together score the same; if nobody holds cards, nobody scores.
pandaspin-rule-PS-34-ruling = Element cards count as cards of a hand.
pandaspin-rule-PS-35 = The winner of the trick leads the next. If the winner is out, the player with most cards leads; if several have most, the next in turn after the winner.
pandaspin-rule-PS-36 = After a round in which somebody has fifteen points or more, the most points win. Otherwise there is a new round, led by the player with the fewest. Ties go to the player who played their last card earlier in the round.
pandaspin-rule-PS-36-ruling = What counts is when a player ran out of cards for the last time. A player who still holds cards comes last.

## Terminal

# The line above the table drawn with letters; $draw, $discard: cards in the piles.
pandaspin-sketch-round =
    { $mood ->
        [hungry] Round { $round }, trick { $trick }, hungry panda, draw pile { $draw }, discards { $discard }
       *[spin] Round { $round }, trick { $trick }, panda spin, draw pile { $draw }, discards { $discard }
    }
pandaspin-sketch-over = The end
# Headings; there is little room.
pandaspin-sketch-cards = Cards
pandaspin-sketch-points = Points
pandaspin-sketch-state = State
# Cards of the hand that everybody knows.
pandaspin-sketch-known = Known
# In the column State.
pandaspin-sketch-seat =
    { $state ->
        [out] out
        [passed] passed
       *[none] –
    }
# Cards picked for the figure that is being bid.
pandaspin-sketch-picked = Picked
pandaspin-sketch-elements = Elements
# $suits: a list of suits.
pandaspin-sketch-met = condition met: { $suits }
pandaspin-sketch-hand = Hand

## On the page

# A value as a screen reader should say it.
pandaspin-value-spoken =
    { $value ->
        [two] two (二), the highest
        [J] jack
        [Q] queen
        [K] king
        [A] ace
       *[other] { $value }
    }
# One end of a card. $values: a list of one to three.
pandaspin-side-spoken =
    { $symbol ->
        [water] { $values } with water
        [bamboo] { $values } with bamboo
        [fire] { $values } with fire
        [panda] { $values } with a panda
       *[none] { $values }
    }
# On a card, beside the picture: as short as can be, and no two alike.
pandaspin-suit-letter =
    { $suit ->
        [fire] F
        [metal] M
        [water] Wa
        [earth] E
       *[wood] Wo
    }
pandaspin-suit-name =
    { $suit ->
        [fire] Fire
        [metal] Metal
        [water] Water
        [earth] Earth
       *[wood] Wood
    }
# The animal of a card, after its suit.
pandaspin-suit-animal = { $suit }, { $animal }
pandaspin-animal =
    { $animal ->
        [rat] rat
        [ox] ox
        [tiger] tiger
        [rabbit] rabbit
        [dragon] dragon
        [snake] snake
        [horse] horse
        [goat] goat
        [monkey] monkey
        [rooster] rooster
        [dog] dog
        [pig] pig
       *[panda] panda
    }
# $suit: a name; $up, $down: ends of the card, $up the one that counts.
pandaspin-card-white = { $suit }, white side up: { $up }. Turned: { $down }
pandaspin-card-blue = { $suit }, blue side up: { $up }. Turned: { $down }
pandaspin-element-name = Element card { $suit }
# Added to the name of a card in the reader’s hand.
pandaspin-card-known = { $card } — known to everybody
# What a symbol is good for, said of a card that is looked at.
pandaspin-symbol-meaning =
    { $symbol ->
        [water] Water is a joker: one more value of your choice in a set, run or formation.
        [bamboo] Bamboo brings 1 point.
        [fire] Fire lets you discard an animal card from your hand.
        [hungry] The panda takes 1 point from the player whose bid you beat.
       *[spin] The panda turns a white card in your hand to blue.
    }
# The values of a figure are written or drawn after this word, as on a button: Run 5 6 7.
pandaspin-kind =
    { $kind ->
        [single] Single
        [set] Set
        [run] Run
        [formation] Formation
       *[bomb] Bomb
    }
# A figure in words. $top: its highest value; $times: how many of each value; $length: how long the run is.
pandaspin-figure-words =
    { $kind ->
        [single] single { $top }
        [set] set of { $times } × { $top }
        [run] run of { $length } up to { $top }
        [formation] formation of { $times } runs of { $length } up to { $top }
       *[bomb] bomb of { $times } × { $top }
    }
# How the highest bid can be beaten. $size: how many values it has.
pandaspin-beat =
    { $kind ->
        [single] Beat it with a single above { $top } or with a bomb.
        [set] Beat it with a set of { $times } above { $top } or with a bomb.
        [run] Beat it with a run of { $length } that ends above { $top } or with a bomb.
        [formation] Beat it with a formation of { $size } values that ends above { $top } or with a bomb.
       *[bomb] Beat it with a bomb of more values, or of { $size } above { $top }.
    }
# Where a formation must have the same shape as the one it beats.
pandaspin-beat-shape = Beat it with a formation of { $times } runs of { $length } that ends above { $top } or with a bomb.
pandaspin-beat-bomb = Nothing of its kind is higher.
pandaspin-beat-bigger = Only a bomb of more values beats it.
# Stands behind one of these sentences.
pandaspin-beat-element = An element card whose condition is met wins too.
# Why a bid beats the one before it. There is little room.
pandaspin-why =
    { $why ->
        [higher] higher
        [bigger] more values
       *[bomb] a bomb beats it
    }
# Where the cards of a bid went when its player passed. There is little room.
pandaspin-gone =
    { $to ->
        [hand] taken back
       *[discard] discarded
    }
# Where the cards of the trick will lie, before there are any.
pandaspin-trick-empty = { $name } leads the trick
pandaspin-trick-empty-you = You lead the trick
pandaspin-trick = The trick
# A bid, for screen readers. $cards: a list.
pandaspin-bid-name = { $name }: { $figure } — { $cards }
# $values: a list of the values that jokers stand for; $count: how many.
pandaspin-jokers =
    { $count ->
        [one] The joker is { $values }.
       *[other] The jokers are { $values }.
    }
# What a play would do, said before it is done. $figure: in words; $other: the figure it beats, in words; $why: as above.
pandaspin-would-lead = You lead a { $figure }.
pandaspin-would-beat = This beats the { $other } of { $name }: { $why }.
# $symbols: names of symbols, as a list.
pandaspin-would-use = Then you may use: { $symbols }.
pandaspin-would-empty = These are your last cards.
pandaspin-symbol =
    { $symbol ->
        [water] water
        [bamboo] bamboo
        [fire] fire
       *[panda] panda
    }
# The cards chosen are not yet a figure that can be played. $figures: some that they could become, as a list.
pandaspin-could-become = Add cards for: { $figures }
pandaspin-no-figure = These cards make no figure together.
# Under the kind of figure on a button: whose bid it beats.
pandaspin-over = over { $name }
# Buttons that choose the cards of a figure that could be bid. $figure: in words; there is little room for the other.
pandaspin-suggestion = Choose the cards of { $figure }
pandaspin-suggestion-does =
    { $count ->
        [one] choose { $count } card
       *[other] choose { $count } cards
    }
# How the hand is held, and what a click does.
pandaspin-sort =
    { $by ->
        [value] Hand sorted by value. Sort by suit
        [suit] Hand sorted by suit. Lay it yourself
       *[own] Hand in your own order. Sort by value
    }
# Name of the row of buttons, for screen readers.
pandaspin-choices = What you can do
pandaspin-pass = Pass
# Under it, what becomes of the cards you played to this trick.
pandaspin-pass-hand =
    { $count ->
        [one] { $count } card back, turned
       *[other] { $count } cards back, turned
    }
pandaspin-pass-discard =
    { $count ->
        [one] lose { $count } card
       *[other] lose { $count } cards
    }
pandaspin-pass-nothing = for this trick
# $cards: the sides that will count, as a list.
pandaspin-would-take-back = Your cards come back to your hand turned to blue: { $cards }.
pandaspin-would-lose = Your cards of this trick are discarded, since one of them is blue or you played a bomb.
pandaspin-would-pass = You have played nothing to this trick, so nothing comes back.
pandaspin-element-play = Play { $suit }
pandaspin-element-does = draw 2, win the trick
pandaspin-element-would = You draw two cards and win the trick at once; everybody else must pass.
pandaspin-element-shed = Discard
pandaspin-element-nothing = without effect
pandaspin-use-bamboo = Bamboo
pandaspin-use-bamboo-does = +1 from the bank
pandaspin-use-hungry = Hungry panda
pandaspin-use-hungry-does = 1 point from { $name }
pandaspin-use-fire = Fire
pandaspin-use-fire-does = discard this card
pandaspin-use-spin = Panda spin
pandaspin-use-spin-does = turn this card
# The same on buttons that wait until a card is chosen.
pandaspin-use-fire-pick = choose an animal card
pandaspin-use-spin-pick = choose a card to turn
# $up, $down: the ends of a card, before and after.
pandaspin-would-turn = It counts as { $down } instead of { $up }.
pandaspin-ignore = Ignore
pandaspin-ignore-does = the symbols left
pandaspin-enough = Enough
pandaspin-enough-does = jokers do the rest
# The element cards of the suits in play, and whether their conditions are met.
pandaspin-conditions = Element cards
pandaspin-condition =
    { $suit ->
        [water] the highest bid has at least three values
        [wood] a card showing A or 二 has been played in this trick
        [fire] you hold at most seven cards, this one included
        [metal] one player has played both white and blue cards in this trick
       *[earth] a panda symbol has been played in this trick
    }
# $suit: a name; $condition: as above.
pandaspin-condition-met = { $suit } could be played now: { $condition }.
pandaspin-condition-unmet = { $suit } can be played when { $condition }.
# There is little room.
pandaspin-condition-short =
    { $suit ->
        [water] 3+ values
        [wood] A or 二
        [fire] up to 7 cards
        [metal] white + blue
       *[earth] a panda
    }
pandaspin-mood =
    { $mood ->
        [hungry] Hungry panda
       *[spin] Panda spin
    }
pandaspin-mood-meaning =
    { $mood ->
        [hungry] Hungry panda: a panda symbol you play takes 1 point from the player whose bid you beat.
       *[spin] Panda spin: a panda symbol you play turns one white card in your hand to blue.
    }
pandaspin-round = Round { $round }, trick { $trick }
pandaspin-hand = Your hand
# Another player’s hand, for screen readers. $known: cards that everybody knows; $turned: blue ones that nobody else has seen.
pandaspin-hand-of = Hand of { $name }: { $count } cards, { $known } known, { $turned } turned unseen
pandaspin-hand-size =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
pandaspin-known-title = Known blue cards
pandaspin-known-none = None of these cards is known.
# $count: blue cards that only their owner has seen.
pandaspin-turned-unseen =
    { $count ->
        [one] { $count } card was turned unseen.
       *[other] { $count } cards were turned unseen.
    }
pandaspin-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
# Beside a player. There is little room.
pandaspin-passed = passed
pandaspin-out = out
pandaspin-leads = leads
pandaspin-supply = Piles and scores
pandaspin-draw-pile =
    { $count ->
        [one] { $count } card in the draw pile
       *[other] { $count } cards in the draw pile
    }
# Beside the picture of the pile. There is little room.
pandaspin-draw-label = to draw
# Name of a button that shows them all, for screen readers.
pandaspin-discards =
    { $count ->
        [0] Nothing discarded
        [one] { $count } discarded card
       *[other] { $count } discarded cards
    }
# Beside the picture of the pile. There is little room.
pandaspin-discards-label = discarded
pandaspin-discards-title = Discards
pandaspin-discards-order =
    { $count ->
        [0] Nothing has been discarded in this round.
        [one] { $count } card
       *[other] { $count } cards, the newest first
    }
pandaspin-bank =
    { $count ->
        [one] { $count } point in the bank
       *[other] { $count } points in the bank
    }
# Beside the picture of the bank. There is little room.
pandaspin-bank-label = in the bank
# A button that shows the score sheet, and its title.
pandaspin-sheet = Score sheet
pandaspin-sheet-round = Round { $round }
pandaspin-sheet-now = Round { $round } so far
pandaspin-sheet-start = Start
pandaspin-sheet-total = Total
# Rows of the sheet: points for going out, by bamboo, taken and lost by pandas.
pandaspin-sheet-out = Going out
pandaspin-sheet-bamboo = Bamboo
pandaspin-sheet-panda = Pandas
pandaspin-sheet-goal = Once somebody has { $points } points after a round, the most points win.
# About the edition: where the cards come from.
pandaspin-edition = The rulebooks show five of the 65 animal cards, and two more are publicly known. The other faces are made here to fit everything the rules say; each is marked below. The animals and elements are from Fluent Emoji by Microsoft (MIT licence); everything else is drawn by us.
# The card browser on the game’s page.
pandaspin-parts-turn = Turn all cards over
pandaspin-parts-hint = Every card has two ends; click one to turn it. The animal of a value lives on the white half; on the blue half you see its spirit. Which animal belongs to which value is our choice.
# Where the faces of so many cards are known from.
pandaspin-source-count =
    { $source ->
        [book] { $count } from the rulebook
        [public] { $count } publicly known
        [yours] { $count } corrected by the owner
       *[house] { $count } house-made, since the real faces are not known to us
    }
pandaspin-keys-walk = Go through your hand or the buttons
pandaspin-keys-lift = Choose the card; once more, play what is chosen
pandaspin-keys-updown = Choose the card, or put it back
pandaspin-keys-digits = Play the first, second … of the figures offered
pandaspin-keys-pass = Go to the pass button; once more, pass
pandaspin-keys-back = Put all cards back
pandaspin-keys-sort = Hold your hand by value, by suit, or in your own order
pandaspin-keys-move = Move the card to another place in your hand

## At a glance, notes for newcomers, words explained

pandaspin-goal = get rid of your cards first and collect points. At 15 the most points win.
pandaspin-glance-beat = Beat the highest bid with the same figure, as many values and a higher top. Or pass, and you are out of this trick.
pandaspin-glance-bomb = A bomb beats every other figure.
pandaspin-glance-order = From low to high:
pandaspin-glance-white = You pass with white cards: they come back turned to blue, and stronger.
pandaspin-glance-blue = You pass after a blue card or a bomb: all are discarded.
pandaspin-glance-win = All others pass: you win the trick, your cards are discarded, and you lead the next.
pandaspin-glance-element = If its condition is met, an element card wins the trick at once, and you draw 2.
pandaspin-glance-turns = What a card becomes when it turns
# What the blue sides of a suit have. There is little room.
pandaspin-glance-suit =
    { $suit ->
        [fire] two values, or fire: discard a card
        [metal] two or three values
        [water] a joker: one more value of your choice
        [earth] two values, or a panda
       *[wood] bamboo: 1 point
    }
pandaspin-glance-out = Out of cards after a trick: as many points as the largest hand left has cards, at most 7.
pandaspin-glance-bamboo = Each bamboo you play: 1 point.
pandaspin-glance-hungry = Hungry panda: 1 point from the player you beat.
pandaspin-glance-spin = Panda spin: turn a card in your hand.
pandaspin-glance-end = Then the cards are dealt again, until somebody has 15 points.
pandaspin-first-lead = You lead. Play any figure: a single card, or several that belong together. The others must beat it with the same kind, or pass.
pandaspin-first-back = These cards were beaten, and their player passed. They return to the hand turned to their blue side, which is stronger.
pandaspin-first-lost = A blue card or a bomb was among them, so all the cards of this player are discarded. That is one way to get rid of cards, too.
pandaspin-first-bomb = A bomb: four or more equal values. It beats everything but a bigger bomb, and its symbols do nothing.
pandaspin-first-joker = Water is a joker: it stands for one more value in this figure.
pandaspin-first-element = An element card. Its condition was met, so it wins the trick at once; everybody else passes.
pandaspin-first-effects = Your cards show symbols. You may use each of them now, once, or leave them.
pandaspin-first-out = Out of cards: this player leaves the round and scores as many points as the largest hand left has cards, at most 7.
pandaspin-first-bamboo = A bamboo symbol brings its player a point from the bank.
# The forms of a word in which the texts use it, separated by commas; … stands for any ending. What it means is shown beside it.
pandaspin-term-trick = trick, tricks
pandaspin-term-trick-means = Bids one over the other, until all but one player have passed. That player wins the trick.
pandaspin-term-figure = figure, figures
pandaspin-term-figure-means = What can be played: a single card, a set, a run, a formation or a bomb.
pandaspin-term-bid = bid, bids
pandaspin-term-bid-means = The cards a player puts down in one turn. The next player must beat them or pass.
pandaspin-term-value = value, values
pandaspin-term-value-means = What a side of a card shows: 3 to 10, J, Q, K, A or 二, the highest. A blue side may show two or three. Values are counted, not cards.
pandaspin-term-set = set, sets
pandaspin-term-set-means = Two or more equal values, such as 5 5.
pandaspin-term-run = run, runs
pandaspin-term-run-means = Two to five values in a row, such as 5 6 7. 二 never belongs to it.
pandaspin-term-formation = formation, formations
pandaspin-term-formation-means = Two or more copies of one run, such as 5 5 6 6.
pandaspin-term-bomb = bomb, bombs
pandaspin-term-bomb-means = Four or more equal values without a joker. Only a bigger bomb beats it.
pandaspin-term-joker = joker, jokers
pandaspin-term-joker-means = One more value of your choice, from a water symbol. Not in a bomb.
pandaspin-term-element = element card, element cards
pandaspin-term-element-means = A card without a value. When its condition is met it wins a trick by itself.
pandaspin-term-bank = bank
pandaspin-term-bank-means = The supply of bamboo from which points are taken.

## Worked examples

pandaspin-example-tricks = Two tricks. In the first a run is beaten and comes back turned; in the second one of its cards wins.
pandaspin-example-bombs = Five 4s against four Js: a bomb with more values is bigger.

## Why a move is better

# $better is what was counted on average after the better move, $played after the one that was played.
pandaspin-fact-mine = The better move brings { $better } { $better ->
        [one] point
       *[other] points
    } in this round, the other { $played }.
pandaspin-fact-theirs = After the better move { $seat } scores { $better } { $better ->
        [one] point
       *[other] points
    } in this round, after the other { $played }.
pandaspin-fact-first = The better move goes out first in { $better }% of the imagined deals, the other in { $played }%.
pandaspin-fact-leads = The better move leads to the next trick in { $better }% of the imagined deals, the other in { $played }%.
pandaspin-fact-cards = The better move leaves { $better } { $better ->
        [one] card
       *[other] cards
    } in hand after this trick, the other { $played }.
pandaspin-fact-bomb = The better move keeps a bomb in hand after this trick in { $better }% of the imagined deals, the other in { $played }%.

## What the tutor says before it names a move: where to look, and which kind of move

pandaspin-clue-lead = You lead: look at which cards you want to be rid of, and who could beat them.
pandaspin-clue-follow = Look at what it would take to beat this bid.
pandaspin-clue-figure = { $kind ->
    [single] Bid a single card.
    [set] Bid a set.
    [run] Bid a run.
    [formation] Bid a formation.
   *[bomb] Bid a bomb.
}
pandaspin-clue-pass = Hold your cards back.
pandaspin-clue-elements = Look at your element cards.
pandaspin-clue-element = Play an element card.
pandaspin-clue-shed = Discard an element card.
pandaspin-clue-cards = Look at which of your cards you will miss least.
pandaspin-clue-symbols = Look at the symbols of the cards just played.

# What is wrong with an edition of one's own.
pandaspin-edition-white-symbol = a white side may show a panda and no other symbol
pandaspin-edition-blue = a blue side is a list of one to three values out of { $known }
pandaspin-edition-unequal = the values of a blue side are equal
pandaspin-edition-suit =
    { $suit ->
        [fire] a blue side of fire has two equal values, or a higher value with fire
        [metal] a blue side of metal has two or three equal values and no symbol
        [water] a blue side of water has one value with water
        [earth] a blue side of earth has two equal values, or a higher value with a panda
       *[wood] a blue side of wood has one value with bamboo
    }
pandaspin-edition-copies = the value { $value } could be in one hand { $count } times, at most { $most } are possible

# In the workshop: fields of an entry, and what is shown of it.
pandaspin-field-suit = Suit
pandaspin-field-white = White side
pandaspin-field-white_symbol = Symbol on the white side
pandaspin-field-blue = Blue side
pandaspin-field-blue_symbol = Symbol on the blue side
pandaspin-field-blue_count = How many blue values
pandaspin-field-value = Value
pandaspin-field-animal = Animal
pandaspin-field-count = How many
pandaspin-workshop-animals = Animals
pandaspin-workshop-bamboo = Bamboo
pandaspin-workshop-animal = Animal of { $value }
pandaspin-workshop-token = Token of { $value }
pandaspin-workshop-count =
    { $many ->
        [one] one, with the symbol
        [two] two equal
       *[three] three equal
    }
pandaspin-workshop-no-symbol = none
