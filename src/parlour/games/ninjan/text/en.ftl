### Ninjan

ninjan-title = Ninjan
ninjan-sentence = Everybody picks a card in secret; rock, scissors and paper decide who takes which pile.

## Cards

ninjan-sign =
    { $sign ->
        [rock] rock
        [scissors] scissors
       *[paper] paper
    }
ninjan-card =
    { $suit ->
        [rock] rock
        [scissors] scissors
       *[paper] paper
    } { $value }
# On a card, beside the picture: as short as can be, and no two alike.
ninjan-suit-letter =
    { $suit ->
        [rock] R
        [scissors] S
       *[paper] P
    }
# The same for a screen reader: $size is the value without its sign.
ninjan-card-spoken =
    { $suit ->
        [rock] Rock
        [scissors] Scissors
       *[paper] Paper
    } { $sign ->
        [minus] minus { $size }
       *[plus] { $size }
    }

## Moves

ninjan-move-choose = Choose { $card }
ninjan-move-take = Take pile { $pile } ({ $sum })
ninjan-move-put = Put it on pile { $pile }
ninjan-move-throw =
    { $sign ->
        [rock] Throw rock
        [scissors] Throw scissors
       *[paper] Throw paper
    }

## What is asked

ninjan-prompt-choose = Choose a card in secret — { $chosen } of { $players } have chosen.
ninjan-prompt-wait-choose = Cards are being chosen in secret — { $chosen } of { $players } have chosen.
ninjan-prompt-take = Your { $card } beats a top card: take its pile.
ninjan-prompt-put = Your { $card } beats no pile: put it on one.
ninjan-prompt-wait-take = { $seat } takes a pile with { $card }.
ninjan-prompt-wait-put = { $seat } puts { $card } on a pile.
ninjan-prompt-throw = A tie for the highest sum. Throw a sign in secret — { $chosen } of { $players } have thrown.
ninjan-prompt-wait-throw = A tie for the highest sum is being settled — { $chosen } of { $players } have thrown.

## What happened

ninjan-event-dealt =
    { $deals ->
        [1] The cards are dealt. The piles start with { $cards }.
       *[other] Deal { $deal } of { $deals }. The piles start with { $cards }.
    }
ninjan-event-chose = { $seat } has chosen a card.
ninjan-event-you-chose = You have chosen { $card }.
# While the cards of a round turn over and are put in order.
ninjan-revealing = The cards are turned over.
ninjan-event-revealed = Round { $round }: { $cards }.
ninjan-event-took =
    { $you ->
        [seat] You play { $card } and take
       *[none] { $seat } plays { $card } and takes
    } pile { $pile }: { $cards } ({ $sum ->
        [one] { $sum } point
       *[other] { $sum } points
    }).
ninjan-event-put =
    { $you ->
        [seat] You put { $card } on pile { $pile }.
       *[none] { $seat } puts { $card } on pile { $pile }.
    }
ninjan-event-scored =
    Deal { $deal } is over. Highest sum: { $seats } with { $sum ->
        [one] { $sum } point
       *[other] { $sum } points
    }.
ninjan-event-tied = Tied for the highest sum: { $seats }. A throw settles it.
ninjan-event-threw = { $seat } has thrown.
ninjan-event-you-threw =
    { $sign ->
        [rock] You throw rock.
        [scissors] You throw scissors.
       *[paper] You throw paper.
    }
ninjan-thrown =
    { $seat } — { $sign ->
        [rock] rock
        [scissors] scissors
       *[paper] paper
    }
ninjan-event-thrown =
    Thrown: { $throws }. { $count ->
        [0] Nobody drops out.
        [one] { $you ->
            [out] You are out.
           *[none] { $out } is out.
        }
       *[other] Out: { $out }.
    }
ninjan-event-won =
    { $count ->
        [one] { $you ->
            [seats] You win.
           *[none] { $seats } wins.
        }
       *[other] { $seats } share the victory.
    }

## How it ended

ninjan-result-sum =
    By the highest sum: { $sum ->
        [one] { $sum } point
       *[other] { $sum } points
    }.
ninjan-result-throw = By the throw, after a tie at { $sum }.
ninjan-result-share = The victory is shared at { $sum }.

## Why a move is refused

ninjan-illegal-over = The game is over.
ninjan-illegal-not-in-hand = You do not hold { $card }.
ninjan-illegal-already-chosen = You have chosen already; the cards are revealed when everybody has chosen.
ninjan-illegal-choose-first = Choose a card first; you choose a pile when it resolves.
ninjan-illegal-other-resolves = The card of { $seat } resolves now; cards go from the highest value to the lowest.
ninjan-illegal-does-not-beat = Your { $card } does not beat { $top }: only suits are compared.
ninjan-illegal-must-take = Your { $card } beats a pile, so you must take one. You can choose from: { $piles }.
ninjan-illegal-pile-now = Your { $card } is resolving: choose a pile.
ninjan-illegal-already-thrown = You have thrown already; the signs are shown when everybody has thrown.
ninjan-illegal-not-tied = Only players tied for the highest sum throw.
ninjan-illegal-throw-now = The cards are played; throw rock, scissors or paper.

## Options

ninjan-option-deals = Deals
ninjan-option-deals-1 = One deal
ninjan-option-deals-2 = Two deals
ninjan-option-deals-3 = Three deals
ninjan-option-tiebreak = A tie is settled
ninjan-option-tiebreak-throw = by a throw
ninjan-option-tiebreak-share = by sharing

## In reports

ninjan-deed-captured = Cards captured
ninjan-deed-with = Cards that captured

## Rules

ninjan-section-components = Components
ninjan-section-setup = Setting up
ninjan-section-round = A round
ninjan-section-end = The end
ninjan-section-options = Options

ninjan-rule-NJ-1 = There are 48 cards in three suits, with values from −6 to 10.
ninjan-rule-NJ-1-public = Each suit has −6 to −1 and 1 to 10, one card of each; there is no zero.
ninjan-rule-NJ-2 = Rock beats scissors, scissors beats paper, paper beats rock. A suit does not beat itself.
ninjan-rule-NJ-2-public = Rock is red, scissors are blue, paper is green.
ninjan-rule-NJ-3 = Three cards are laid face up and start the three piles. Everybody gets nine cards, hidden from the others. The rest leaves the game unseen.
ninjan-rule-NJ-4 = Everybody chooses one card from their hand in secret. When all have chosen, the cards are revealed together.
ninjan-rule-NJ-5 = The revealed cards resolve one after another, from the highest value to the lowest.
ninjan-rule-NJ-6 = Of two equal values, the suit that beats the other goes first.
ninjan-rule-NJ-6-public = Three equal values go in this order: rock, scissors, paper.
ninjan-rule-NJ-6-ruling = An edition may not hold two cards of the same suit and value.
ninjan-rule-NJ-7 = A card is compared with the top card of each pile, by suit alone. Its value does not matter here.
ninjan-rule-NJ-8 = A card that beats at least one top card must take one such pile, its player’s choice, with all its cards. The played card starts the pile anew.
ninjan-rule-NJ-8-public = The pile must be taken even if it adds up to less than zero.
ninjan-rule-NJ-9 = A card that beats none is put on top of one of the three piles, its player’s choice. Piles can grow without limit.
ninjan-rule-NJ-10 = Every card of a pile and every captured card stays open to all.
ninjan-rule-NJ-11 = Later cards of a round meet the piles as the earlier ones left them. A pile is chosen when the card resolves, not before.
ninjan-rule-NJ-12 = After nine rounds everybody adds up the cards they captured. The highest sum wins.
ninjan-rule-NJ-13 = Only captured cards count. Cards left in the piles count for nobody.
ninjan-rule-NJ-14 = Players tied for the highest sum settle it by rock-paper-scissors: they throw in secret and show their signs together.
ninjan-rule-NJ-14-ruling = When exactly two signs show, the losing sign drops out; otherwise they throw again, until one player is left. After ten throws in a row that eliminate nobody, the players still in share the victory. As an option a tie is shared at once.
ninjan-rule-NJ-15 = As an option two or three deals are played and their sums added; ties are settled after the last.

## Terminal

# Headings of the table drawn with letters; there is little room.
ninjan-sketch-round =
    { $deals ->
        [1] Round { $round } of 9
       *[other] Deal { $deal } of { $deals }, round { $round } of 9
    }
ninjan-sketch-throw = The tie is settled by a throw
ninjan-sketch-over = The end
ninjan-sketch-pile = Pile { $pile }
# Above the cards of the piles, which are listed from the bottom to the top one, in brackets.
ninjan-sketch-piles = Bottom to [top]
ninjan-sketch-captured = Captured
ninjan-sketch-sum = Sum
# The sum over all deals.
ninjan-sketch-total = Total
# How many cards a player holds.
ninjan-sketch-cards = Cards
ninjan-sketch-revealed = Revealed
ninjan-sketch-thrown = Thrown
ninjan-sketch-hand = Hand

## On the page

ninjan-round = Round { $round } of { $rounds }
ninjan-deal = Deal { $deal } of { $deals }
ninjan-last-round = Last round
ninjan-piles = The three piles
ninjan-pile-sum = sum { $sum }
# $top: the top card, spoken
ninjan-pile-name =
    Pile { $pile }: { $top } on top, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, sum { $sum }
# For the ear, after the name of the pile. $cards: the cards under the top one, spoken, as a list.
ninjan-pile-below = Under it, from the bottom: { $cards }
# Name of a button, for screen readers.
ninjan-pile-open = Show all cards of pile { $pile }
ninjan-pile-title = Pile { $pile }
# The cards of this round still to come that can take a pile: now, or (then) once the reader's card lies on it.
# $takers: a list of ninjan-taker; $count: how many.
ninjan-takers =
    { $count ->
        [0] { $when ->
            [now] No card still to come can take it.
           *[then] After that, no card still to come can take it.
        }
       *[other] { $when ->
            [now] Can take it next: { $takers }.
           *[then] After that, can take it: { $takers }.
        }
    }
# $card: spoken.
ninjan-taker = { $seat } ({ $card })
ninjan-would-take = You take it all: { $sum }. Your sum becomes { $total }.
ninjan-would-take-short = you: { $total }
ninjan-would-put = The pile’s sum becomes { $sum }.
ninjan-would-put-short = pile: { $sum }
ninjan-hand = Your hand
ninjan-hand-size =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
ninjan-lane-secret = Cards chosen in secret
ninjan-lane-revealed = Revealed cards in the order they resolve
ninjan-has-chosen = has chosen
ninjan-is-choosing = is choosing
# $card: spoken; $pile: its number
ninjan-went-to = { $card }, on pile { $pile } now
ninjan-captured-sum = Captured sum:
ninjan-captures-of = Captured by { $name }
ninjan-captures-sum =
    { $count ->
        [0] Nothing captured yet.
        [one] { $count } card, sum { $sum }
       *[other] { $count } cards, sum { $sum }
    }
ninjan-total = In all deals: { $total }
ninjan-signs = Signs to throw
ninjan-throws = Signs thrown
ninjan-keys-hand = Go through your hand or the piles
ninjan-keys-choose = Choose the card or pile
ninjan-keys-pile = Choose a pile
# About the edition: where the cards come from.
ninjan-edition = The rulebook gives 48 cards in three suits from −6 to 10. That no suit has a zero is what owners of the printed game report. The drawings are our own.

## At a glance, notes for newcomers, words explained

ninjan-goal = the highest sum of captured cards after nine rounds.
ninjan-glance-triangle = Rock beats scissors, scissors beats paper, paper beats rock. Only the sign counts, not the number.
ninjan-glance-choose = Everybody chooses a card in secret. All are revealed together.
ninjan-glance-order = The highest number goes first.
ninjan-glance-take = It beats a top card: take that whole pile. Your card starts it anew.
ninjan-glance-put = It beats none: put it on any pile.
ninjan-glance-sum = Add up the cards you captured. Dark cards count minus, and you must take them too.
ninjan-glance-left = Cards left in the piles count for nobody.
ninjan-first-revealed = The cards act one after another, the highest number first. Later cards meet the piles as the earlier ones left them.
ninjan-first-took = This card beat the top card of a pile and took the whole pile. It lies there alone now, for the next one to beat.
ninjan-first-put = This card beat no top card, so its player put it on a pile. Now it belongs to that pile.
ninjan-first-minus = A pile with a sum below zero. It must be taken all the same: that is how to hurt a rival.
ninjan-first-tied = A tie for the highest sum is settled by a real game of rock, scissors, paper.
# The forms of a word in which the texts use it, separated by commas; … stands for any ending. What it means is shown beside it.
ninjan-term-pile = pile, piles
ninjan-term-pile-means = One of the three heaps of open cards in the middle. Only its top card can be beaten; all its cards are taken together.
ninjan-term-suit = suit, suits, sign, signs
ninjan-term-suit-means = Rock, scissors or paper. It decides which card beats which.
ninjan-term-captured = captured, captures
ninjan-term-captured-means = Cards you have taken from the piles. They lie open before you, and their numbers are your score.
ninjan-term-resolve = resolve, resolves, resolving
ninjan-term-resolve-means = To act with a card that was revealed: take a pile with it, or put it on one.

## Worked examples

ninjan-example-round = A round as in the rulebook: five players, five cards. Step through it.

## Why a move is better

# $better is what was counted on average after the better move, $played after the one that was played.
ninjan-fact-mine = The better move captures { $better } { $better ->
        [one] point
       *[other] points
    } by the end, the other { $played }.
ninjan-fact-theirs = After the better move { $seat } captures { $better } { $better ->
        [one] point
       *[other] points
    } by the end, after the other { $played }.
ninjan-fact-round = The better move captures { $better } { $better ->
        [one] point
       *[other] points
    } in this round, the other { $played }.
ninjan-fact-round-theirs = After the better move { $seat } captures { $better } { $better ->
        [one] point
       *[other] points
    } in this round, after the other { $played }.
ninjan-fact-captures = The better move gains points in this round in { $better }% of the imagined deals, the other in { $played }%.
ninjan-fact-richest = The better move leaves a best pile of { $better } { $better ->
        [one] point
       *[other] points
    } for the next round, the other { $played }.

## What the tutor says before it names a move: where to look, and which kind of move

ninjan-clue-suit = { $suit ->
    [rock] Look at your rocks and at what lies on top of the piles.
    [scissors] Look at your scissors and at what lies on top of the piles.
   *[paper] Look at your papers and at what lies on top of the piles.
}
# $size: minus for a value below zero.
ninjan-clue-choose = { $size ->
    [minus] { $suit ->
        [rock] A rock with a negative value.
        [scissors] Scissors with a negative value.
       *[paper] A paper with a negative value.
    }
    [low] { $suit ->
        [rock] A low rock.
        [scissors] Low scissors.
       *[paper] A low paper.
    }
   *[high] { $suit ->
        [rock] A high rock.
        [scissors] High scissors.
       *[paper] A high paper.
    }
}
ninjan-clue-piles-take = Look at the piles that your card beats.
# $worth: whether the sum of the pile is above zero.
ninjan-clue-take = { $worth ->
    [more] Take a pile that is worth something.
   *[less] Take a pile that costs little or nothing.
}
ninjan-clue-piles-put = Look at which pile you want to grow, and who could take it.
ninjan-clue-put = { $worth ->
    [more] Cover a pile that is worth something.
   *[less] Cover a pile that is worth nothing.
}

# What is wrong with an edition of one's own.
ninjan-edition-size = a suit has { $due } cards, here there are { $count }
ninjan-edition-twice = the value { $value } stands twice in one suit
ninjan-edition-end = the rulebook’s values go from −6 to 10, and no card here has { $value }
ninjan-edition-zero = owners of the printed game report that no card has the value 0

# In the workshop: fields of an entry, and what is shown of it.
ninjan-field-suit = Suit
ninjan-field-values = Values
