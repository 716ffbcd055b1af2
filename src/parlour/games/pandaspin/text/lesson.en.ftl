### The guided first game of Panda Spin

pandaspin-lesson-goal = Get rid of all your cards. The first to do so scores bamboo: a point for each card in the biggest hand left. The game ends when somebody has 15.

pandaspin-lesson-lead = You lead: play any card, and the others must play higher or pass. Pick metal 7, then press the button that appears.
pandaspin-lesson-start-with-7 = You may. But begin with the single metal 7, and see what happens to it.
pandaspin-lesson-keep-element = That throws the element card away. You will need it.

pandaspin-lesson-higher = Somebody played an 8. Single beats single, if it is higher: play your 9.
pandaspin-lesson-not-yet = You may pass whenever you like. But you have a higher card: play the 9.
pandaspin-lesson-use-9 = That beats the 8 too. Try the 9, you can spare it.

pandaspin-lesson-pass = A king. You cannot beat it, so pass. Watch what happens to the two cards you played.

pandaspin-lesson-turned = They come back turned! This is the heart of the game. Your 7 now counts as 9 9, and your 9 as 9 9. A blue card does not come back again.

pandaspin-lesson-pair = Now a pair of 5s is bid. A pair is beaten by a higher pair. Pick both Js.
pandaspin-lesson-can-beat = You can beat a pair of 5s: with two Js.
pandaspin-lesson-save-nines = That beats it too. But keep the four 9s together: they are worth more. Play the Js.

pandaspin-lesson-bomb = Two Qs. But four equal values are a bomb, and a bomb beats everything. Pick both blue cards.
pandaspin-lesson-bomb-now = Then your Js come back turned. But you have a bomb. Let it off: four 9s.

pandaspin-lesson-run = You won the trick, so you lead again. Values in a row are a run. Play 3, 4 and 5 together.
pandaspin-lesson-three-at-once = You may, but a run gets rid of three cards at once. Play 3, 4 and 5.
pandaspin-lesson-keep-6 = That is a run of four, well seen. This time keep the 6 for later.

pandaspin-lesson-element = A higher run. But you hold the element fire: with seven cards or fewer you may play it. It wins the trick at once and draws two cards.
pandaspin-lesson-win-now = Then your run comes back turned, which is not bad. But the element wins the trick at once.

pandaspin-lesson-weak = You lead again. The 6 is your weakest card. Look at its other end: upside down it is an A. Lead it.
pandaspin-lesson-lead-6 = Lead the 6: it is weak now, and better when it comes back.

pandaspin-lesson-think = A 10 beats your 6. You could play the K, or let the 6 come back. What is better?
pandaspin-lesson-look-below = That could win the trick. But your 6 would be discarded with it, and turned it is an A. Pass.

pandaspin-lesson-ace = There it is: an A with bamboo. It beats the K.
pandaspin-lesson-ace-wins = Your A beats the K. Play it.

pandaspin-lesson-bamboo = The bamboo sign gives you a point. Take it.
pandaspin-lesson-take-it = Take the point, it costs nothing.

pandaspin-lesson-end = You know the trick now: play weak cards, let them come back strong. You lead with three cards left. Get rid of them.
