plots-title = Plots
plots-sentence = The same game on a board of its own.
plots-section-turn = Your turn
plots-section-end = The end
plots-rule-GA-1 = On your turn plant a card, throw one away, dig for one, or rest.
plots-rule-GA-2 = A bed takes one card.
plots-rule-GA-3 = When all beds are planted, most points win.
