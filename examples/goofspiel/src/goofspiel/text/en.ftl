goofspiel-title = Goofspiel
goofspiel-sentence = Bid your cards for the prizes. All bid at once.
goofspiel-goal = the highest sum of prizes.

goofspiel-place-deck = Prizes to come
goofspiel-place-prize = The prize
goofspiel-place-bid = Bid of { $seat }
goofspiel-place-hand = Hand of { $seat }
goofspiel-place-played = Played by { $seat }
goofspiel-place-won = Won by { $seat }
goofspiel-place-aside = Won by nobody

# $piece: the card; $number: its number.
goofspiel-move-bid = Bid { $piece }
goofspiel-prompt = Bid a card for the prize. The others see it when all have bid.

goofspiel-event-dealt = Everybody takes a suit, and the prizes are shuffled.
goofspiel-event-prize = The next prize is { $card }.
goofspiel-event-bid = { $seat } has bid.
goofspiel-event-bid-own = You bid { $card }.
goofspiel-event-shown =
    { $you ->
        [seat] You show { $card }.
       *[none] { $seat } shows { $card }.
    }
goofspiel-event-took =
    { $you ->
        [seat] You win
       *[none] { $seat } wins
    } the prize { $card } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
goofspiel-event-tied = The highest bids are equal. Nobody wins { $card }.

goofspiel-rule-GS-1 = Everybody has the 13 cards of a suit. The 13 diamonds are the prizes and are shuffled.
goofspiel-rule-GS-2 = Each round the next prize is turned up. An ace counts 1, jack 11, queen 12, king 13.
goofspiel-rule-GS-3 = Everybody bids a card in secret. The bids are shown when all have bid.
goofspiel-rule-GS-4 = The highest bid wins the prize. All bids are used up.
goofspiel-rule-GS-5 = If the highest bids are equal, nobody wins the prize.
goofspiel-rule-GS-6 = After 13 rounds the highest sum of prizes wins. Players with equal sums share the win.
