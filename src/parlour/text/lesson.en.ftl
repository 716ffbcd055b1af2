### Lessons

learn-link = Learn in 3 minutes
learn-first = First time at { $game }?
learn-first-text = A short guided game shows how it is played. You make every move.
learn-first-learn = Learn by playing (3 minutes)
learn-first-deal = Deal me in
learn-first-never = Don’t ask again

lesson-title = Learn { $game }
lesson-words = The lesson
lesson-next = Next
lesson-back = Back
lesson-leave = Leave
lesson-again = Start over
lesson-play-on = Play on
lesson-progress = Step { $at } of { $all }.
lesson-not-now = That cannot be done right now.
lesson-to-board = Press Enter to go to the board.

problem-lesson = This lesson cannot be played: { $detail }.
