### Piñata

pinata-title = Piñata
pinata-sentence = Play cards on both sides of four mats to win candies and collect medals. On some mats the higher sum wins, on others the lower.

## Cards and candies

pinata-colour =
    { $colour ->
        [red] red
        [purple] purple
        [green] green
        [pink] pink
        [yellow] yellow
       *[wild] wild
    }
pinata-card =
    { $colour ->
        [red] red
        [purple] purple
        [green] green
        [pink] pink
        [yellow] yellow
       *[wild] wild
    } { $value }
# On a card, beside the picture: as short as can be, and no two alike.
pinata-colour-letter =
    { $colour ->
        [red] R
        [purple] U
        [green] G
        [pink] P
        [yellow] Y
       *[wild] W
    }
# The same for a screen reader.
pinata-card-spoken =
    { $colour ->
        [red] Red
        [purple] Purple
        [green] Green
        [pink] Pink
        [yellow] Yellow
       *[wild] Wild
    } { $value }
# So many candies of one colour, as part of a list.
pinata-candies =
    { $count } { $colour ->
        [red] red
        [purple] purple
        [green] green
        [pink] pink
       *[yellow] yellow
    }

## Moves

pinata-move-play = { $card } at mat { $mat }
pinata-move-play-other = { $card } at mat { $mat }, opponent’s side
pinata-move-discard = Discard { $card }
pinata-move-draw =
    { $count ->
        [0] Discard nothing and pass
        [one] Draw { $count } card
       *[other] Draw { $count } cards
    }

## What is asked

pinata-prompt-play = Play a card at a mat.
pinata-prompt-wait-play = { $seat } must play a card.
pinata-prompt-exchange = You cannot play. Discard any cards, then draw as many — { $count } discarded.
pinata-prompt-wait-exchange =
    { $seat } cannot play and may exchange cards — { $count } discarded.

## What happened

pinata-event-dealt =
    { $you ->
        [seat] The candies are on the mats, the cards are dealt. You begin.
       *[none] The candies are on the mats, the cards are dealt. { $seat } begins.
    }
pinata-event-played =
    { $you ->
        [seat] You play { $card } at mat { $mat }.
       *[none] { $seat } plays { $card } at mat { $mat }.
    }
pinata-event-played-other =
    { $you ->
        [seat] You play { $card } at mat { $mat }, on the opponent’s side.
       *[none] { $seat } plays { $card } at mat { $mat }, on the opponent’s side.
    }
pinata-event-drew =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
pinata-event-you-drew = You draw { $cards }.
pinata-event-shuffled =
    The draw pile was empty: { $count ->
        [one] { $count } discarded card is
       *[other] { $count } discarded cards are
    } shuffled into a new one.
pinata-event-scored =
    { $you ->
        [seat] You win
       *[none] { $seat } wins
    } { $way ->
        [up] mat { $mat } with { $sum } against { $other }, the higher sum: { $candies }.
       *[down] mat { $mat } with { $sum } against { $other }, the lower sum: { $candies }.
    }
pinata-event-refilled =
    { $way ->
        [up] Mat { $mat } is turned over: now the higher sum wins { $candies }.
       *[down] Mat { $mat } is turned over: now the lower sum wins { $candies }.
    }
pinata-event-removed = Mat { $mat } leaves the game: the bag holds too few candies.
pinata-event-medal =
    { $you ->
        [seat] You take
       *[none] { $seat } takes
    } { $colour ->
        [red] the red medal.
        [purple] the purple medal.
        [green] the green medal.
        [pink] the pink medal.
       *[yellow] the yellow medal.
    }
pinata-event-showed =
    { $you ->
        [seat] { $count ->
            [0] You cannot play and have no cards to show.
           *[other] You cannot play and show { $cards }.
        }
       *[none] { $count ->
            [0] { $seat } cannot play and has no cards to show.
           *[other] { $seat } cannot play and shows { $cards }.
        }
    }
pinata-event-discarded =
    { $you ->
        [seat] You discard { $card }.
       *[none] { $seat } discards { $card }.
    }
pinata-event-passed =
    { $you ->
        [seat] You pass.
       *[none] { $seat } passes.
    }
pinata-event-won =
    { $count ->
        [one] { $you ->
            [seats] You win.
           *[none] { $seats } wins.
        }
       *[other] { $seats } share the victory.
    }

## How it ended

pinata-result-medals =
    By medals: { $count ->
        [one] { $count } medal
       *[other] { $count } medals
    }.
# Both: $by says what decided.
pinata-result-stuck =
    { $by ->
        [medals] No card could be played any more; more medals decide: { $medals }.
        [candies] No card could be played any more; medals are equal, more candies decide: { $candies }.
       *[nothing] No card could be played any more, and medals and candies are equal.
    }
pinata-result-passes =
    { $by ->
        [medals] Six turns in a row were passed; more medals decide: { $medals }.
        [candies] Six turns in a row were passed; medals are equal, more candies decide: { $candies }.
       *[nothing] Six turns in a row were passed, and medals and candies are equal.
    }

## Why a move is refused

pinata-illegal-over = The game is over.
pinata-illegal-not-your-turn = It is { $seat }’s turn.
pinata-illegal-not-in-hand = You do not hold { $card }.
pinata-illegal-exchange-now = None of your cards can be played: discard what you like, then draw.
pinata-illegal-must-play = You can play a card, so you must: cards are exchanged only when none can be played.
pinata-illegal-out-of-game = Mat { $mat } has left the game.
pinata-illegal-own-side-first = Your own side of mat { $mat } must be full before you play at the opponent’s.
pinata-illegal-side-full =
    That side of mat { $mat } is full with { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
# $count: how many candies of this colour lie on the mat.
pinata-illegal-colour =
    { $count ->
        [0] { $card } does not fit: mat { $mat } has no candy of its colour.
        [one] { $card } does not fit: mat { $mat } has one candy of its colour, and that side a card for it.
       *[other] { $card } does not fit: mat { $mat } has { $count } candies of its colour, and that side as many cards.
    }
# $sum: what both sides would add up to.
pinata-illegal-tie = { $card } would make both sides of mat { $mat } equal at { $sum }, and the last card may not do that.

## Options

pinata-option-open_sides = The opponent’s side
pinata-option-open_sides-off = once your own is full
pinata-option-open_sides-on = always open

## In reports

pinata-deed-card = Cards played
pinata-deed-mat = Mats won
pinata-deed-mat-name = mat { $mat }, { $way ->
    [up] higher sum wins
   *[down] lower sum wins
}
pinata-deed-medal = Medals won
pinata-deed-medal-name = { $colour ->
    [red] red
    [purple] purple
    [green] green
    [pink] pink
   *[yellow] yellow
}

## Rules

pinata-section-components = Components
pinata-section-setup = Setting up
pinata-section-turn = A turn
pinata-section-scoring = Scoring a mat
pinata-section-end = The end

pinata-rule-PI-1 = There are 54 cards, 45 of them in five colours and 9 wild, 45 candies, 5 medals and 4 mats.
pinata-rule-PI-2 = There are as many candies of a colour as cards: red 13, purple 11, green 9, pink 7, yellow 5. A medal takes more than half of its colour: red 7, purple 6, green 5, pink 4, yellow 3. So only one player can ever get it.
pinata-rule-PI-3 = Every colour has one 1 and two of each higher value, up to what its medal takes: yellow up to 3, red up to 7. The wild cards are one 1 and two each of 2 to 5.
pinata-rule-PI-3-public = Wild cards have values too, and red goes up to 7.
pinata-rule-PI-4 = A mat has two sides: on one the higher sum wins, on the other the lower.
pinata-rule-PI-5 = The four mats lie in a row, either side up. Candies are drawn from the bag: one for mat 1, two for mat 2, three for mat 3, four for mat 4.
pinata-rule-PI-5-ruling = Which side is up is drawn at random for each mat.
pinata-rule-PI-6 = Both players get eight cards, hidden from the other; the rest is the draw pile. The five medals lie face up beside the mats.
pinata-rule-PI-6-ruling = The first player is drawn at random.
pinata-rule-PI-7 = On your turn you play one card at a mat and draw one. When the draw pile is empty, the discards are shuffled into a new one.
pinata-rule-PI-7-ruling = They are shuffled at the moment a card must be drawn. In an exchange your discarded cards are shuffled in with them.
pinata-rule-PI-8 = Each side of a mat takes as many cards as the mat has candies, in the candies’ colours: never more cards of a colour than candies of it. Cards at the mats and candies won are open to both.
pinata-rule-PI-9 = A wild card fits wherever there is space. It stands for any colour still needed and is never settled on one, so it does not narrow which colours may follow.
pinata-rule-PI-10 = You play at your own side. At the opponent’s side of a mat you may play only once your own side of it is full. As an option the opponent’s side is always open.
pinata-rule-PI-11 = The last card of a mat may not make the two sums equal.
pinata-rule-PI-12 = If you cannot play, you show your hand, discard any number of cards and draw as many. If you can play then, you must. If not, you show your hand again and pass.
pinata-rule-PI-12-ruling = What you have shown stays known to your opponent. If you play after the exchange, you draw as usual. As long as you can play, you may neither exchange nor pass.
pinata-rule-PI-13 = A mat is scored as soon as both sides are full: the higher or the lower sum, as the mat says, takes all its candies.
pinata-rule-PI-14 = Then its cards are discarded, the mat is turned over and gets as many new candies from the bag. If the bag holds too few, the mat leaves the game.
pinata-rule-PI-14-ruling = The candies stay in the bag for the smaller mats.
pinata-rule-PI-15 = After the last card of a mat everything goes in this order: the mat is scored and refilled, medals are taken, then the player draws.
pinata-rule-PI-16 = The player who lost the mat has the next turn, no matter who played the last card.
pinata-rule-PI-17 = A player who now has enough candies of a colour takes its medal; you may take several at once. A medal is never lost.
pinata-rule-PI-17-ruling = The candies are kept.
pinata-rule-PI-18 = Three medals win at once.
pinata-rule-PI-19 = When a turn is passed and no card in hands, draw pile or discards could be played by anybody, or when six turns in a row have been passed, the game ends: more medals win, then more candies; if those are equal too, the victory is shared.

## Terminal

# Headings of the table drawn with letters; there is little room.
pinata-sketch-mat = Mat { $mat }
pinata-sketch-higher = higher
pinata-sketch-lower = lower
pinata-sketch-out = out
# Above: which sum wins the mat.
pinata-sketch-wins = Wins
pinata-sketch-candies = Candies
pinata-sketch-cards = Cards
pinata-sketch-medals = Medals
# Above: candies won, of those that the medal needs.
pinata-sketch-won = Candies won / needed
# $draw, $discard: cards in the piles; $bag: candies in the bag.
pinata-sketch-piles = Draw pile { $draw }, discards { $discard }, candies in the bag { $bag }
pinata-sketch-over = The end
pinata-sketch-hand = Hand
# Cards that were shown and are known.
pinata-sketch-shown = Shown

## On the page

# Name of the row of mats, for screen readers.
pinata-mats = The four mats
# $candies: a list of "2 red".
pinata-mat-name =
    { $way ->
        [up] Mat { $mat }, the higher sum wins: { $candies }.
       *[down] Mat { $mat }, the lower sum wins: { $candies }.
    }
pinata-mat-gone-name = Mat { $mat } has left the game.
# On a mat that has left the game, under its number.
pinata-mat-gone = out of the game
# On a mat: which sum wins it. There is little room.
pinata-higher-wins = higher wins
pinata-lower-wins = lower wins
# For screen readers. $name: whose side it is, unless the reader's own; $size: how many cards it takes; $cards: a list.
pinata-side-name =
    { $whose ->
        [own] { $count ->
            [0] Mat { $mat }, your side: empty, room for { $size ->
                [one] { $size } card
               *[other] { $size } cards
            }.
           *[other] Mat { $mat }, your side: { $count } of { $size ->
                [one] { $size } card
               *[other] { $size } cards
            }, sum { $sum }: { $cards }.
        }
       *[other] { $count ->
            [0] Mat { $mat }, side of { $name }: empty, room for { $size ->
                [one] { $size } card
               *[other] { $size } cards
            }.
           *[other] Mat { $mat }, side of { $name }: { $count } of { $size ->
                [one] { $size } card
               *[other] { $size } cards
            }, sum { $sum }: { $cards }.
        }
    }
# On a side that takes no more cards. There is little room.
pinata-side-full = full
pinata-lift-first = Pick a card from your hand first.
# $card: spoken; $mats: numbers of the mats where it can be played, as a list; $count: how many.
pinata-fits =
    { $count ->
        [one] { $card } fits at mat { $mats }.
       *[other] { $card } fits at mats { $mats }.
    }
# What the lifted card would do to the sum of a side.
pinata-would-grow = The sum of this side: { $sum } → { $grown }.
# $who: you, or other with the $name; $candies: how many.
pinata-would-win =
    { $who ->
        [you] The last card of this mat wins you { $candies ->
            [one] { $candies } candy
           *[other] { $candies } candies
        }.
       *[other] The last card of this mat wins { $name } { $candies ->
            [one] { $candies } candy
           *[other] { $candies } candies
        }.
    }
# The same with the medals that these candies bring. $medals: their colours, as a list of one or more.
pinata-would-win-medals =
    { $who ->
        [you] The last card of this mat wins you { $candies ->
            [one] { $candies } candy
           *[other] { $candies } candies
        }. Medals: { $medals }.
       *[other] The last card of this mat wins { $name } { $candies ->
            [one] { $candies } candy
           *[other] { $candies } candies
        }. Medals: { $medals }.
    }
pinata-hand = Your hand
# $card: spoken. It was shown in an exchange.
pinata-card-known = { $card }, known to your opponent
# Another player's hand, for screen readers. $shown: how many of the cards are known.
pinata-hand-of =
    { $shown ->
        [0] Hand of { $name }: { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
       *[other] Hand of { $name }: { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }, { $shown } of them known
    }
# $of: how many medals win.
pinata-medals = { $count } of { $of } medals
# $colour: a word; $won: candies won, $needs: candies the medal takes; $name: who holds it.
pinata-progress =
    { $holder ->
        [nobody] Medal { $colour }: { $won } of { $needs } candies
       *[somebody] Medal { $colour }: { $won } of { $needs } candies, held by { $name }
    }
# Beside the name of the player who lost a mat (PI-16). There is little room.
pinata-plays-next = plays next
# Said when a mat has been lost. $who: you, or other with the $name.
pinata-loser-next =
    { $who ->
        [you] You lost mat { $mat }, so you play next.
       *[other] { $name } lost mat { $mat } and plays next.
    }
# The picture of the piñata, for screen readers. $count: medals won by both players.
pinata-pinata =
    { $state ->
        [burst] The piñata has burst.
       *[whole] { $count ->
            [0] The piñata is whole. It bursts when a player has three medals.
            [one] The piñata has taken { $count } blow, one for each medal. It bursts when a player has three.
           *[other] The piñata has taken { $count } blows, one for each medal. It bursts when a player has three.
        }
    }
# Name of the place with the bag and the piles, for screen readers.
pinata-supply = Bag and piles
# $candies: a list of "2 red".
pinata-bag =
    { $count ->
        [0] The bag is empty.
       *[other] In the bag: { $candies }.
    }
pinata-draw-pile =
    { $count ->
        [0] The draw pile is empty.
        [one] { $count } card in the draw pile
       *[other] { $count } cards in the draw pile
    }
# Beside the picture of the pile. There is little room.
pinata-draw-label = to draw
# Name of a button that shows them all, for screen readers.
pinata-discards =
    { $count ->
        [0] Nothing discarded
        [one] { $count } discarded card
       *[other] { $count } discarded cards
    }
# Beside the picture of the pile. There is little room.
pinata-discards-label = discarded
pinata-discards-title = Discards
pinata-discards-order =
    { $count ->
        [0] Nothing has been discarded yet.
        [one] { $count } card
       *[other] { $count } cards, the newest first
    }
pinata-keys-walk = Go through your hand or the sides of the mats
pinata-keys-lift = Lift the card; once more, play it or choose a place
pinata-keys-own = Play it at your side of a mat
pinata-keys-other = Play it at the opponent’s side
pinata-keys-back = Put the card back
# About the edition: where the components come from.
pinata-edition = Owners of the printed game report how many candies and cards each colour has and what its medal needs. The values of the cards are made here to fit that. The drawings are our own.

## At a glance, notes for newcomers, words explained

pinata-goal = be the first with three of the five medals.
pinata-glance-medals = Candies of its colour that a medal takes:
pinata-glance-play = Play a card on your side of a mat, then draw one.
pinata-glance-place = Each side takes as many cards as there are candies, in their colours. A wild card fits anywhere.
pinata-glance-other = Your side is full? Then you may play on your opponent’s side of that mat.
pinata-glance-tie = The last card of a mat may not make the sums equal.
pinata-glance-stuck = No card fits? Show your hand and exchange any cards.
pinata-glance-score = Both sides full: one player takes all the candies of the mat.
pinata-glance-up = arrow up: the higher sum
pinata-glance-down = arrow down: the lower sum
pinata-glance-turn = Then the mat is turned over and gets new candies. The loser plays next.
pinata-first-scored = Both sides were full, so the mat was decided. The arrow says whether the higher or the lower sum takes the candies.
pinata-first-refilled = The mat was turned over: now it counts the other way. The player who lost it has the next turn.
pinata-first-medal = A medal: more than half of the candies of that colour. It cannot be lost, and three medals win.
pinata-first-wild = A wild card fits any mat with space. It never settles on one colour.
pinata-first-other = This card lies on the opponent’s side. That is allowed once one’s own side of the mat is full.
pinata-first-exchange = None of your cards fits. Your opponent sees your hand; discard as many cards as you like, and draw as many.
# The forms of a word in which the texts use it, separated by commas; … stands for any ending. What it means is shown beside it.
pinata-term-mat = mat, mats
pinata-term-mat-means = One of the four cloths in the middle. It holds candies; cards are played on both its sides.
pinata-term-medal = medal, medals
pinata-term-medal-means = The prize for more than half of the candies of a colour. Three win the game.
pinata-term-wild = wild, wild card, wild cards
pinata-term-wild-means = A card that stands for any colour still needed. It has a number too.
pinata-term-sum = sum, sums
pinata-term-sum-means = The numbers of the cards on one side of a mat added up.
pinata-term-exchange = exchange
pinata-term-exchange-means = What you do when no card can be played: show your hand, discard some cards and draw as many.

## Worked examples

pinata-example-mat = Mat 2 is filled and decided: candies, a medal, and the mat turns over.

## Why a move is better

# $better is what was counted on average after the better move, $played after the one that was played.
pinata-fact-mine = Of the next candies the better move wins { $better }, the other { $played }.
pinata-fact-theirs = Of the next candies { $seat } wins { $better } after the better move, { $played } after the other.
pinata-fact-medals = The better move brings { $better } { $better ->
        [one] medal
       *[other] medals
    } soon, the other { $played }.
pinata-fact-their-medals = The better move soon leaves { $better } { $better ->
        [one] medal
       *[other] medals
    } to the opponent, the other { $played }.
pinata-fact-next-mat = The better move wins the next mat in { $better }% of the imagined deals, the other in { $played }%.
pinata-fact-lost = The better move loses mat { $mat } in { $better }% of the imagined deals, the other in { $played }%.

## What the tutor says before it names a move: where to look, and which kind of move

pinata-clue-mat = Look at mat { $mat }.
pinata-clue-play = { $side ->
    [own] { $colour ->
        [red] A red card on your own side.
        [purple] A purple card on your own side.
        [green] A green card on your own side.
        [pink] A pink card on your own side.
        [yellow] A yellow card on your own side.
       *[wild] A wild card on your own side.
    }
   *[other] { $colour ->
        [red] A red card on your opponent’s side.
        [purple] A purple card on your opponent’s side.
        [green] A green card on your opponent’s side.
        [pink] A pink card on your opponent’s side.
        [yellow] A yellow card on your opponent’s side.
       *[wild] A wild card on your opponent’s side.
    }
}
pinata-clue-hand = Look at which cards of your hand you still need.
pinata-clue-exchange = Exchange a card.
pinata-clue-draw = You have put down enough cards.

# What is wrong with an edition of one's own.
pinata-edition-majority = a medal needs more than half of its colour’s candies and no more than all: { $medal } of { $candies } will not do
pinata-edition-uneven = a colour has as many cards as candies, as owners report; here there are { $cards } cards and { $candies } candies

# In the workshop: fields of an entry, and what is shown of it.
pinata-field-colour = Colour
pinata-field-values = Values of the cards
pinata-field-candies = Candies
pinata-field-medal = Candies for the medal
pinata-workshop-candies = Candies and medals
pinata-workshop-medal = Medal: { $count }
