ledgers-title = Ledgers
ledgers-sentence = The same game, written in a ledger.
ledgers-section-turn = Your turn
ledgers-section-end = The end
ledgers-rule-GA-1 = On your turn plant a card, throw one away, dig for one, or rest.
ledgers-rule-GA-2 = A bed takes one card.
ledgers-rule-GA-3 = When all beds are planted, most points win.
