### Lekce

learn-link = Naučit se za 3 minuty
learn-first = { $game }: hrajete poprvé?
learn-first-text = Krátká hra s nápovědou ukáže, jak se hraje. Všechny tahy děláte vy.
learn-first-learn = Naučit se hraním (3 minuty)
learn-first-deal = Rovnou hrát
learn-first-never = Příště se neptat

lesson-title = Lekce: { $game }
lesson-words = Lekce
lesson-next = Dál
lesson-back = Zpět
lesson-leave = Odejít
lesson-again = Začít znovu
lesson-play-on = Hrát dál
lesson-progress = Krok { $at } z { $all }.
lesson-not-now = To teď nejde.
lesson-to-board = Klávesou Enter přejdete ke stolu.

problem-lesson = Tuto lekci nelze zahrát: { $detail }.
