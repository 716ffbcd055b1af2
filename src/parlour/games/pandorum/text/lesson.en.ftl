### The guided first game of Pandorum

pandorum-lesson-goal = You build on an alien planet, and what you build pays quids. The game ends when somebody has built everything. The most quids win.

pandorum-lesson-discard = In a turn you either draw cards, or move and build. Moving costs a card. Discard Outer defence: pick it, then press the button.
pandorum-lesson-keep-card = That card is useful here. Outer defence pays only for objects on the edge, and you have none there.
pandorum-lesson-build-first = Drawing is your whole turn. You hold good cards: build first.

pandorum-lesson-move = Your harvester moves in a straight line, as far as you like, but never over volcanoes. The numbers show what you could build for. Go to this crater: 4 quids.
pandorum-lesson-other-hex = You could, but no other place pays as much. Go to the marked hex.

pandorum-lesson-base = On an empty hex you must build. A module takes one card, a base takes two. Build a base.
pandorum-lesson-both-pay = A module pays for one card only. With a base both cards pay.

pandorum-lesson-cards = Each card pays by its own text. The Crater drill pays 1 for each free crater next to it, the Medical laboratory 2 for each module of yours next to it. Use these two.
pandorum-lesson-logistics-later = Small trade logistics would pay only 1 here. Use the Crater drill and the Medical laboratory.

pandorum-lesson-nose = 4 quids! Now both cards charge your harvester. The nose needs two more to work. Put them there.
pandorum-lesson-nose-first = You may. But the nose lacks just two cards. Fill it.

pandorum-lesson-draw = To draw is a whole turn: two cards. You may take what lies in the market. Take the Crater generator: it pays for your objects next to it.
pandorum-lesson-draw-now = You would build with too few cards. Draw two first.
pandorum-lesson-blind = The deck is a surprise. You need the card you can see.
pandorum-lesson-take-generator = It is yours to take. But the Crater generator fits your craters best.

pandorum-lesson-second = And a second one. Take the other Medical laboratory.
pandorum-lesson-take-laboratory = Take the Medical laboratory: you have a module for it to pay.

pandorum-lesson-fee = Look: your rival stopped at your base and had to pay you 2 quids. A module costs 1.

pandorum-lesson-plan = Now the big one. You have three cards for craters. Discard the one for mountains.
pandorum-lesson-keep-crater = You can use that card in the crater. The Mountain generator fits only mountains.
pandorum-lesson-enough-cards = You have enough cards. Move, and build with them.

pandorum-lesson-between = This crater touches your module and your base. Go there.
pandorum-lesson-not-between = Look for the crater between your module and your base: there your cards pay for both.

pandorum-lesson-charged = Your nose is charged: once in the game it lets you build a base with three cards. All three will pay!
pandorum-lesson-one-card = A module takes only one card. Your nose allows three.
pandorum-lesson-two-cards = An ordinary base takes two cards. With your nose it takes three.

pandorum-lesson-hull = 7 quids at once. The nose is used up, so the cards go elsewhere. A full hull works for the rest of the game: put the first card there.
pandorum-lesson-hull-first = You may. But begin with the hull: once it is full, moving costs no card.

pandorum-lesson-cargo = Cargo pays at the end: in each colour where you have the most, a quid for each card. Put the other two there.
pandorum-lesson-cargo-now = Try the cargo with these two.

pandorum-lesson-end = That is Pandorum: draw what fits, build where your objects pay for one another, charge the harvester. You lead 16 to 2.
