### The guided first game of Ninjan

ninjan-lesson-goal = You take piles of cards. The numbers on your cards are your points, minus cards count against you. After nine rounds the highest total wins.

ninjan-lesson-suits = Everybody picks a card in secret. Its suit decides what it takes: paper beats rock. Play paper 7 to take the 8.
ninjan-lesson-no-paper = Scissors beat paper, and no paper lies here yet. You want the rock 8: paper beats rock.
ninjan-lesson-rock-takes-4 = Rock beats scissors: it would take the 4. The 8 is better, and paper beats rock.
ninjan-lesson-paper-7 = Paper beats rock. Play paper 7.

ninjan-lesson-take-8 = Your 7 is the highest card, so you go first. It beats two piles: take the 8.
ninjan-lesson-minus = That pile is worth −5. Take the 8.

ninjan-lesson-order = The card you play stays behind: your paper 7 now lies in pile 1. The highest card goes first. Play scissors 9, so that nobody takes the 7 before you.
ninjan-lesson-too-late = Scissors are right, but a low card goes late. Somebody may take the 7 first.
ninjan-lesson-no-scissors = Rock beats scissors, and no scissors lie on top. Scissors beat your paper 7.
ninjan-lesson-paper-must = Paper beats rock: you would get a pile with few points. Scissors take the 7.

ninjan-lesson-take-7 = You go first again. Take the 7.

ninjan-lesson-must = This player’s paper beat a pile worth −4. A card that beats a pile must take one, even if it costs points.

ninjan-lesson-wait = High cards go first, but they stay behind for the others. A low card goes last and takes what the others leave. Play paper −3.
ninjan-lesson-too-early = A high paper goes too early: there is no rock yet. Play paper −3, which goes last.
ninjan-lesson-race = Rock could take the 9, but your rock would lie there for the next paper. Wait this time: play paper −3.
ninjan-lesson-low-paper = Let the others go first. Play your lowest paper, the −3.

ninjan-lesson-take-6 = Look: two rocks now lie on top. Take the 6, and leave your −3 behind.
ninjan-lesson-only-4 = That is 4 points. The other pile has 6.

ninjan-lesson-worst = Get rid of your worst card. No scissors lie on top, so rock −6 takes nothing. Play it.
ninjan-lesson-scissors-take = Scissors beat paper and would take a pile. Keep them, and play rock −6.
ninjan-lesson-paper-takes = Paper beats the rock and would take 4. But then you still hold the −6. Play it now.
ninjan-lesson-keep-rock = That is a good rock. Play your worst one, the −6.

ninjan-lesson-spoil = Your card beats nothing, so put it on any pile. Spoil the best one: put the −6 on pile 2.
ninjan-lesson-poorer = You may, but pile 2 has the most points. Spoil that one.

ninjan-lesson-think = Now you. Pile 3 has 5 points and paper on top. Which card takes it?
ninjan-lesson-lower-scissors = Scissors are right. But the −2 goes late, and somebody may be faster. Take the 2.
ninjan-lesson-rock-beats = Rock beats scissors, not paper.
ninjan-lesson-paper-beats = Paper beats rock. It would take pile 2, worth 0.

ninjan-lesson-take-5 = Your scissors beat both papers. Take the 5.
ninjan-lesson-minus-3 = That pile is worth −3. Take the 5.

ninjan-lesson-end = That is Ninjan: suits decide what you take, numbers decide who goes first and what stays behind. You lead, and four rounds are left.
