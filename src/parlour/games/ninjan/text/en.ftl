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
ninjan-prompt-take = Your { $card } beats a pile: take one.
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
ninjan-event-revealed = Round { $round }: { $cards }.
ninjan-event-took =
    { $seat } plays { $card } and takes pile { $pile }: { $cards } ({ $sum ->
        [one] { $sum } point
       *[other] { $sum } points
    }).
ninjan-event-put = { $seat } puts { $card } on pile { $pile }.
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
    { $seat } { $sign ->
        [rock] rock
        [scissors] scissors
       *[paper] paper
    }
ninjan-event-thrown =
    Thrown: { $throws }. { $count ->
        [0] Nobody drops out.
       *[other] Out: { $out }.
    }
ninjan-event-won =
    { $count ->
        [one] { $seats } wins.
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

## Why a move is better

# $better is what was counted on average after the better move, $played after the one that was played.
ninjan-fact-mine = The better move captures { $better } { $better ->
        [one] point
       *[other] points
    } by the end, the one played { $played }.
ninjan-fact-theirs = After the better move { $seat } captures { $better } { $better ->
        [one] point
       *[other] points
    } by the end, after the one played { $played }.
ninjan-fact-round = The better move captures { $better } { $better ->
        [one] point
       *[other] points
    } in this round, the one played { $played }.
ninjan-fact-round-theirs = After the better move { $seat } captures { $better } { $better ->
        [one] point
       *[other] points
    } in this round, after the one played { $played }.
ninjan-fact-captures = The better move gains points in this round in { $better }% of the imagined deals, the one played in { $played }%.
ninjan-fact-richest = The better move leaves a best pile of { $better } { $better ->
        [one] point
       *[other] points
    } for the next round, the one played { $played }.
