### Уроки

learn-link = Научиться за 3 минуты
learn-first = { $game }: играете впервые?
learn-first-text = Короткая партия с подсказками покажет, как играть. Все ходы делаете вы.
learn-first-learn = Научиться в игре (3 минуты)
learn-first-deal = Сразу играть
learn-first-never = Больше не спрашивать

lesson-title = Урок: { $game }
lesson-words = Урок
lesson-next = Дальше
lesson-back = Назад
lesson-leave = Выйти
lesson-again = Начать сначала
lesson-play-on = Играть дальше
lesson-progress = Шаг { $at } из { $all }.
lesson-not-now = Сейчас так сделать нельзя.
lesson-to-board = Нажмите Enter, чтобы перейти к столу.

problem-lesson = Этот урок нельзя сыграть: { $detail }.
