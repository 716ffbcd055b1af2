gardens-title = Gardens
gardens-sentence = Plant roses, ferns, irises and sage in nine beds, next to their own kind.
gardens-section-turn = Your turn
gardens-section-end = The end
gardens-rule-GA-1 = On your turn plant a card, throw one away, dig for one, or rest.
gardens-rule-GA-2 = A bed takes one card. It brings its rank, and 2 for each neighbour of its kind. Tended, a 6 counts twice.
gardens-rule-GA-3 = When all beds are planted, most points win.
gardens-card = { $suit } { $rank }
gardens-card-name = { $suit } { $rank }
gardens-zone-deck = Deck
gardens-zone-beds = Beds
gardens-zone-heap = Compost
gardens-zone-news = Thrown away last
gardens-zone-hand = Hand
gardens-zone-drops = May throw away
gardens-move-plant = Plant { $card } in bed { $bed }
gardens-move-tend = Plant and tend { $card } in bed { $bed }
gardens-move-drop = Throw { $card } away
gardens-move-dig = Dig for a card
gardens-move-rest = Rest
gardens-prompt = Your turn: plant a card, throw one away, dig or rest.
gardens-prompt-wait = { $seat } plays.
gardens-illegal-turn = It is not your turn: { $seat } plays.
gardens-illegal-bed = Something grows in this bed already.
gardens-illegal-other = This is not possible now.
gardens-event-dealt = The cards are dealt.
gardens-event-planted = { $you ->
    [seat] You plant { $card } for { $points }.
   *[other] { $seat } plants { $card } for { $points }.
}
gardens-event-dropped = { $you ->
    [seat] You throw { $card } away.
   *[other] { $seat } throws { $card } away.
}
gardens-event-dug = { $you ->
    [seat] You dig for a card.
   *[other] { $seat } digs for a card.
}
gardens-event-rested = { $you ->
    [seat] You rest.
   *[other] { $seat } rests.
}
gardens-event-won = The garden is full. Most points: { $seats }.
gardens-result = Most points: { $points }.
