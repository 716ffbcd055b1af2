### The guided first game of Piñata

pinata-lesson-goal = Win candies. Enough candies of one colour give you its medal, and three medals win the game. One more yellow candy is your first medal.

pinata-lesson-place = Cards go beside a mat, in the colours of its candies. Mat 1 has one yellow candy, so each of you plays one card there. The arrow points up: the higher card wins. Play yellow 3.
pinata-lesson-place-wild = A wild card fits too, but it is only a 1 here. Yellow 3 is higher.
pinata-lesson-place-yellow = You need the yellow candy. Play yellow 3 at mat 1.

pinata-lesson-medal = 3 beats 2: the yellow candy is yours, and with it the yellow medal. The loser of a mat has the next turn.

pinata-lesson-down = On mat 2 the arrow points down: the lower sum wins. It takes one red and one purple card on each side. Your opponent played a 5. Play red 1.
pinata-lesson-too-high = That is high. On this mat the lower sum wins.
pinata-lesson-keep-red = It fits, but start with the lowest red card, the 1.
pinata-lesson-mat-2 = First finish mat 2. The lower sum wins there.

pinata-lesson-wild = A wild card stands for any colour. Play wild 1 in place of purple.

pinata-lesson-spoil = Your side of mat 2 is full. Now you may play on your opponent’s side! Give them your purple 6.
pinata-lesson-spoil-it = Put purple 6 on the other side of mat 2: it makes their sum high, and low wins.

pinata-lesson-up = 2 against 11: both candies are yours. Mat 3 has two pink candies and a green one, and the higher sum wins. Play pink 4.
pinata-lesson-either-pink = That fits too. Begin with the 4.
pinata-lesson-mat-3 = You need pink candies for your next medal. Play pink 4 at mat 3.

pinata-lesson-colours = Two pink candies, two pink cards: there is room for one more. Play pink 3.
pinata-lesson-second-pink = Play pink 3 at mat 3.

pinata-lesson-full = The last card there must be green. Your opponent has 7 and plays one more. Play green 5.
pinata-lesson-green-5 = Play your highest green card at mat 3, the 5.

pinata-lesson-turned = 12 against 11: your second medal! After each win the mat is turned over. Mat 1 now points down.

pinata-lesson-think = Your opponent has played a 4 at mat 1. Now the lower card wins. Which one do you play?
pinata-lesson-not-lower = That is not lower than 4. Look for a lower red card.
pinata-lesson-mat-1 = Win mat 1 first: you need a red card below 4.

pinata-lesson-high = Well done. Mat 2 now points up, so high cards are good there. Play red 7.
pinata-lesson-red-7 = Play red 7 at mat 2: the higher sum wins there.

pinata-lesson-close = Your opponent’s side is full with 6. One card closes the mat. Which one wins it?
pinata-lesson-smaller-yellow = That wins too, but a low yellow card is worth keeping for a mat that points down. Take the 3.
pinata-lesson-keep-wild = A wild card wins too, but it is worth keeping. You have a yellow 3.
pinata-lesson-yellow-3 = The mat still needs a yellow card. Play yellow 3.

pinata-lesson-end = You know how Piñata works: look at the colours, at the arrow, and at your opponent’s side. You have two medals. One more wins.
