### Уроки

learn-link = Навчитися за 3 хвилини
learn-first = { $game }: граєте вперше?
learn-first-text = Коротка партія з підказками покаже, як грати. Усі ходи робите ви.
learn-first-learn = Навчитися граючи (3 хвилини)
learn-first-deal = Одразу грати
learn-first-never = Більше не питати

lesson-title = Урок: { $game }
lesson-words = Урок
lesson-next = Далі
lesson-back = Назад
lesson-leave = Вийти
lesson-again = Почати спочатку
lesson-play-on = Грати далі
lesson-progress = Крок { $at } із { $all }.
lesson-not-now = Зараз так зробити не можна.
lesson-to-board = Натисніть Enter, щоб перейти до столу.

problem-lesson = Цей урок неможливо зіграти: { $detail }.
