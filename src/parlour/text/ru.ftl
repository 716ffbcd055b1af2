# The words of the house. The words of a game lie in the game's own folder.
# Sentences are short and stand by themselves: nothing is glued together from pieces.

## Everywhere

# Name of the button that closes a panel, for screen readers.
close = Закрыть
# Name of the link with the emblem of the house, for screen readers.
home-link = Parlour, главная страница

## The home page

home-title = Присаживайтесь к столу
home-lead = Настольные игры по точным правилам, с друзьями или ботами. Регистрация не нужна.
# Heading of the list of games, for screen readers.
home-games = Игры
# Label of the field with the player's own name.
home-name = Ваше имя
# Appears beside the field for a moment.
home-name-saved = Сохранено

## A game

# $min, $max: numbers of players.
# $range: "2" or "2–5"; $max: the most.
game-players = { $max ->
    [one] { $range } игрок
    [few] { $range } игрока
    [many] { $range } игроков
   *[other] { $range } игрока
}
game-minutes = { $minutes ->
    [one] Около { $minutes } минуты
    [few] Около { $minutes } минут
    [many] Около { $minutes } минут
   *[other] Около { $minutes } минуты
}
# $levels: how many levels of bots there are.
game-bots = { $levels ->
    [one] { $levels } уровень ботов
    [few] { $levels } уровня ботов
    [many] { $levels } уровней ботов
   *[other] { $levels } уровня ботов
}
# $designer, $publisher: names.
game-credits = Автор игры: { $designer }. Издано: { $publisher }.
# For a game whose publisher is not known.
game-credits-designer = Авторы игры: { $designer }.
game-unofficial = Это неофициальная бесплатная версия со своими рисунками и текстами.
# A link.
game-edition-link = Об этом издании
# A heading: where the components of the game come from.
game-edition-title = Об этом издании
game-missing = Такой игры здесь нет
missing-title = Здесь ничего нет
missing-text = Этот адрес никуда не ведёт. Возможно, ссылка неполная.

## A new table

# The big button, when all other players are bots.
new-play-now = Играть сейчас
# The same button, when seats are left open for friends.
new-open-table = Открыть стол
new-summary-bots = { $bots ->
    [one] Вы и { $bots } бот
    [few] Вы и { $bots } бота
    [many] Вы и { $bots } ботов
   *[other] Вы и { $bots } бота
}
# $players: all seats; $open: how many wait for friends.
new-summary-open = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}, { $open ->
    [one] { $open } место для друга
    [few] { $open } места для друзей
    [many] { $open } мест для друзей
   *[other] { $open } места для друзей
}
# Opens the choice of players, bots and options.
new-change = Выбрать игроков и варианты
new-players = Игроки
# Name of a choice: who sits on seat number $seat.
new-seat = Место { $seat }
new-seat-open = Свободно для друга

## Seats and bots

# Marks the reader's own seat.
seat-you = вы
# A player who is not connected.
seat-away = не на связи
# Nobody sits there yet.
seat-open = Свободное место
# Somebody who has chosen no name. $number: as it is, to tell one guest from another.
guest-name = Гость { $number }
# How a sentence calls the reader, in place of a name. Where a verb agrees with a player, `$you` says which of its
# arguments the reader is.
name-you = вы
# $level: one of the words below.
seat-bot = Бот, { $level }
# Beside the name of an account with which somebody’s own program plays.
seat-program = программа

level-random = случайный
level-greedy = жадный
level-easy = лёгкий
level-medium = средний
level-hard = сложный
level-expert = эксперт
level-master = мастер
level-random-about = Делает любой разрешённый ход.
level-greedy-about = Следует одному простому правилу и дальше не думает.
level-easy-about = Дружелюбный новичок: немного думает наперёд и часто выбирает ход, который лишь немного хуже лучшего.
level-medium-about = Немного думает наперёд. Подходящий соперник для первого вечера.
level-hard-about = Думает дальше и редко ошибается.
level-expert-about = Думает долго и играет хорошо. Готовьтесь часто проигрывать.
level-master-about = Думает дольше всех: до двух секунд над ходом, на двух ядрах процессора. Для тех, кто хочет трудного соперника.
level-judges-by-net = Боты этого уровня перебирают ходы и оценивают позиции сетью, обученной для этой игры.
level-judges-without-net = Боты этого уровня перебирают ходы и доигрывают позиции, чтобы их оценить: обученная сеть сделана не для этого числа игроков, не для этих настроек или компонентов.
level-judges-by-playing = Боты этого уровня перебирают ходы и доигрывают позиции, чтобы их оценить.

# What the bots are called, by seat.
bot-name-1 = Ада
bot-name-2 = Бруно
bot-name-3 = Клара
bot-name-4 = Эмиль
bot-name-5 = Вера

## Tables to go back to

recent-title = Ваши столы
# States of a table, each also a link to it.
recent-open = Ждёт игроков
recent-playing = Продолжить

## Waiting for players

room-title = Стол готов
room-waiting = { $count ->
    [one] Ждём ещё { $count } игрока. Отправьте ему эту ссылку.
    [few] Ждём ещё { $count } игроков. Отправьте им эту ссылку.
    [many] Ждём ещё { $count } игроков. Отправьте им эту ссылку.
   *[other] Ждём ещё { $count } игрока. Отправьте им эту ссылку.
}
# Name of the field with the link, for screen readers.
room-link = Ссылка на этот стол
room-copy = Скопировать ссылку
# On the same button, for a moment after it was pressed.
room-copied = Скопировано
# When the browser forbids copying.
room-not-copied = Скопировать ссылку не удалось. Она выделена: скопируйте её сами.
# $seat: number of the seat.
room-sit = Занять место { $seat }
room-leave = Освободить место

## At the table

table-watching = Вы наблюдаете
table-offline = Нет связи. Пробуем снова…
table-missing = Такого стола нет. Возможно, ссылка неполная.
# The table was there, but the server has it no more.
table-gone = Этот стол уже убрали. Можно начать новую игру.

## The log

log-title = Журнал
# Beside a line that stands for a whole turn.
log-more =
    { $count ->
        [one] ещё { $count } событие
        [few] ещё { $count } события
       *[other] ещё { $count } событий
    }
# Name of the field for typed moves, for screen readers.
log-typed-label = Введите ход
# Shown in the empty field. $example: moves in notation.
log-typed-example = Ход: { $example }
log-typed-play = Сыграть

## Fair shuffling

shuffle-commitment = Тасовка
# Appears when the word above is pointed at.
shuffle-explained = Это число закрепляет тасовку ещё до раздачи первой карты. После игры открывается её зерно, и каждый может проверить, что ничего не подменили.
shuffle-revealed = Зерно тасовки есть в записи партии.

## The rules

rules-button = Правила
# Title of the panel. $game: name of the game.
rules-title = Правила: { $game }
rules-heading = Правила
# Opens the list of the marks and their meanings.
rules-marks = Что значат пометки
# The mark before a rule, or a part of one, that is not the rulebook’s. The first stands in the list only.
rules-source = { $source ->
    [book] Без пометки
    [public] Открытые источники
    [house] Придумано здесь
   *[ruling] Наше решение
}
rules-source-meaning = { $source ->
    [book] Так сказано в правилах.
    [public] В правилах это было только на картинке, которой у нас нет; владельцы напечатанной игры сообщают одно и то же.
    [house] Этого нет ни в одном тексте. Мы придумали это так, чтобы подходило ко всему, что сказано в правилах.
   *[ruling] Правила молчат, неясны или в переводах расходятся. Мы решаем это так.
}

## The end of a game

end-you-won = Вы победили
end-you-share = Вы делите победу
# $names: the winners, as a list; $count: how many.
end-won = { $count ->
    [one] Побеждает { $names }
   *[other] Победу делят { $names }
}
# Marks the winners in the list of scores.
end-winner = победа
end-rematch = Сыграть ещё раз
# The same button, when another player has asked for it already.
end-join-rematch = К следующей партии
# The main button: every decision of the game explained.
end-review = Разбор
# $name: the player who decided; $move: the move in words.
end-turning = Перелом: { $name }, { $move }
# $percent: how well the reader's own decisions were made.
end-accuracy = Ваша точность: { $percent }
end-reviewing = Партия разбирается…
end-home = К играм
# A link to the whole game as a file.
end-record = Скачать запись
# Brings the closed result panel back.
end-show = Итог

## Looking back

lookback-title = Разбор
# A link to the table of this game.
replay-table = Стол
# Names of the controls, for screen readers.
replay-controls = Шаги по партии
replay-back = На шаг назад
replay-forward = На шаг вперёд
replay-play = Проиграть
replay-pause = Пауза
replay-step = Шаг
lookback-mistake-back = Предыдущая ошибка
lookback-mistake-next = Следующая ошибка
# A choice: whose knowledge is shown.
replay-eyes = Глазами
replay-eyes-spectator = Зритель
# One of these choices: the player whose decision comes next.
lookback-eyes-mover = Тот, кто решает
lookback-only-mine = Только мои решения
# $stage: how much of the review is there while it is being made.
lookback-progress = { $stage ->
    [none] Партия разбирается…
   *[quick] Первый взгляд готов. Партия разбирается подробнее…
}

# The picture of everybody's chances.
lookback-curve = Шансы на победу от хода к ходу
# One player's chance at this moment. $chance: in percent.
lookback-chance-of = { $name } { $chance }
# For screen readers. $number: how many moves have been made; $chances: a list of `lookback-chance-of`.
lookback-moment = Сделано ходов: { $number } из { $last }. { $chances }
lookback-moment-bare = Сделано ходов: { $number } из { $last }

# How good a decision was.
lookback-mark = { $mark ->
    [best] Лучший ход
    [good] Хорошо
    [inaccuracy] Неточность
    [mistake] Ошибка
   *[blunder] Грубая ошибка
}
lookback-decides = Решает { $name }
# These two stand before the name of a move.
lookback-played = Сыграно
lookback-better = Лучше
# $cost: how much of the chance to win, in percent; $doubt: its standard error.
lookback-cost = Это стоило { $cost } шансов на победу (± { $doubt }).
lookback-nothing-better = Лучше хода не было.
lookback-no-choice = Здесь не из чего было выбирать.
lookback-options = Варианты ({ $count })
# Marks the move that was made in the game.
lookback-was-played = сыграно
lookback-chance = { $chance } ± { $error }
# By how much the player leads or trails in the end on average, in what the game counts.
lookback-margin = разница { NUMBER($margin, maximumFractionDigits: 1) }
lookback-options-explained = Шанс на победу с погрешностью и средняя разница в конце партии. Оценено по тому, что игрок мог тогда знать.
lookback-moments = Что решило партию
# A chance before and after a move.
lookback-change = { $before } → { $after }
lookback-players = Как играли
lookback-accuracy = Точность { $percent }
# What made somebody's result: three bars.
lookback-part-skill = Свои ошибки
lookback-part-others = Чужие ошибки
lookback-part-luck = Везение
lookback-parts-explained = Три полосы в сумме дают результат, считая от равной доли победы. Везение — это раздачи, взятые карты и то, как совпали тайные выборы.
# One sentence about a player. $story: what decided their result.
lookback-story = { $story ->
    [skill] Почти без ошибок: игра была лучше, чем у остальных.
    [gift] Не без ошибок, но у остальных они были крупнее.
    [lucky] Больше всего помогло везение.
    [unlucky] Скорее не повезло: игра стоила меньше, чем невезение.
    [mistakes] Дело не в невезении: больше всего стоили свои ошибки.
   *[close] Ровная партия: её не решили ни ошибки, ни везение.
}
lookback-moves = Ходы
# A round of moves, in games that do not count their rounds.
lookback-round = Круг { $round }

## Playing on from a moment of a finished game

whatif-button = А если…
whatif-title = А если?
# $number: how many moves had been made.
whatif-explained = { $number ->
    [0] Продолжить с самого начала партии за отдельным столом.
    [one] Продолжить с момента после { $number } хода за отдельным столом.
   *[other] Продолжить с момента после { $number } ходов за отдельным столом.
}
whatif-against = Остальные
# $level: the level of the bots.
whatif-bots = Боты ({ $level })
whatif-nobody = Хожу за всех
whatif-seat = Я играю за
whatif-eyes = Чьими глазами
whatif-cards = Карты
whatif-as-dealt = Как лежали
# $name: a player.
whatif-redealt = Скрытые карты сданы заново, как мог бы представить игрок { $name }
whatif-name = Название (не обязательно)
whatif-start = Продолжить
whatif-kept = Сама партия не изменится. Всё сыгранное здесь хранится вместе с ней, и это увидят все, у кого есть ссылка.
# A branch without a name of its own. $number: the move from which it differs.
branch-unnamed = А если, ход { $number }
# These stand after the name of a branch.
branch-for-all = ходы за всех
branch-redealt = сдано заново
branch-over = доиграно
branch-rename = Переименовать «{ $name }»
branch-save = Сохранить название
branch-remove = Удалить «{ $name }»?
branch-remove-explained = Ходы пропадут для всех, у кого есть ссылка.
branch-remove-yes = Удалить
branch-keep = Оставить
branch-back = К разбору
branch-again = Ещё раз оттуда
branch-review = Разбор варианта
lookback-eyes-open = Все руки открыты
lookback-deeper = Посмотреть глубже
lookback-deepening = Смотрим глубже…
lookback-deeper-done = Это решение разобрано глубже.

## Learning from one’s mistakes

learn-title = Учиться на своих ошибках
# $count: how many of them there are in this game.
learn-button = Учиться на своих ошибках ({ $count })
learn-question = Найдите ход получше
# Stands before the move that was made.
learn-played = Вы сыграли
# $place: the number of the question.
learn-place = Вопрос { $place } из { $total }
learn-solved = Решено: { $solved } из { $total }
learn-judging = Ход оценивается…
# $chance: what the move leaves the player to win, in percent.
learn-right = Верно: { $move } (шанс победить { $chance }).
# $cost: how much less than the best move, in percent.
learn-wrong = Не то: { $move } — шанс победить на { $cost } меньше, чем у лучшего хода.
learn-best = Лучше всего: { $move } (шанс победить { $chance }).
learn-hint = Подсказка
learn-show = Показать ход
learn-look = Посмотреть в разборе
learn-back = Назад
learn-next = Дальше
learn-skip = Пропустить
learn-done = Это был последний вопрос. Решено { $solved } из { $total }.
learn-none-title = Пока учиться не на чем
learn-none = В ваших последних разобранных партиях ни один ваш ход не стоил дорого. Партии разбираются, когда закончатся.
learn-none-here = В этой партии ни один ваш ход не стоил дорого.

## Settings

settings-title = Настройки
settings-language = Язык
settings-theme = Оформление
settings-theme-auto = Как в системе
settings-theme-light = Светлое
settings-theme-dark = Тёмное
settings-speed = Анимация
settings-speed-slow = Медленная
settings-speed-normal = Обычная
settings-speed-fast = Быстрая
settings-speed-off = Выключена

## Keys

# The first button for the keyboard: past the bar, to the hand.
skip-to-table = К столу
keys-title = Клавиши
keys-skip = Пропустить анимацию
keys-log = Открыть или закрыть журнал
keys-rules = Открыть правила
keys-help = Показать этот список

## What the house refuses, and what to do then

problem-unreachable = Сервер не отвечает. Попробуйте ещё раз чуть позже.
problem-input = Запрос не удаётся прочитать. Обновите страницу и попробуйте ещё раз.
problem-too-long = Слишком длинно. Сократите.
problem-name = В имени должно быть от 1 до 24 видимых символов, и не одни точки. Выберите другое.
problem-nobody-plays = Кто-то должен играть. Займите место или оставьте одно свободным.
problem-bot-level = Боту нужен уровень. Выберите его.
problem-here-name = Игроку на этом устройстве нужно имя.
problem-one-seat-each = Вы можете занять только одно место. Остальные оставьте свободными или отдайте ботам.
problem-no-such-seat = За этим столом нет такого места. Выберите другое.
problem-other-site = Запрос пришёл с другого сайта. Откройте сам Parlour и попробуйте ещё раз.
problem-not-seated = Вы не сидите за этим столом. Можно наблюдать или занять свободное место.
problem-not-taken = Сначала кто-то должен взять устройство.
problem-no-such-page = Такой страницы нет. Вернитесь к играм.
problem-no-such-table = Такого стола нет. Возможно, ссылка неполная.
problem-method = Эта страница так не умеет. Вернитесь к играм.
problem-no-open-seat = Все места заняты. Можно наблюдать.
problem-seat-taken = Это место уже занято. Выберите другое.
problem-already-seated = Вы уже сидите за этим столом.
problem-already-started = Игра началась. Меняться местами уже нельзя.
problem-not-started = Игра ещё не началась. Подождите, пока займут все места.
problem-not-over = Это откроется, когда игра закончится.
problem-not-reviewed = Игра ещё разбирается. Вернитесь через минуту.
problem-no-such-moment = В этой игре нет такого момента, с которого можно продолжить.
problem-no-branch = Этот стол — не вариант сыгранной игры.
problem-too-many-branches = Вариантов уже слишком много. Удалите лишние или приходите завтра.
problem-stale = Позиция изменилась. Посмотрите ещё раз и выберите.
problem-old-rules = Эта игра начата по другим правилам, по которым здесь больше не играют. Начните новую.
problem-unfinished-games = Вы начали сегодня слишком много игр, которые ещё не закончены. Доиграйте одну или приходите завтра.
problem-too-fast = Вы создаёте столы слишком быстро. Подождите минуту и попробуйте ещё раз.
problem-one-question = Для вас ещё разбирается другая партия. Дождитесь, пока она будет готова.
problem-password = В пароле должно быть от 8 до 200 знаков. Выберите другой.
problem-said = Сообщение — одна строка, от 1 до 300 знаков.
problem-wrong-password = Неверное имя или пароль. Попробуйте ещё раз.
problem-name-taken = Это имя уже занято. Выберите другое.
problem-has-account = У вас уже есть учётная запись. Чтобы завести другую, выйдите из неё.
problem-no-account = У вас ещё нет учётной записи. Сначала заведите её.
# $seconds: how long to wait.
problem-too-many-attempts = { $seconds ->
    [one] Слишком много попыток. Попробуйте снова через { $seconds } секунду.
    [few] Слишком много попыток. Попробуйте снова через { $seconds } секунды.
   *[other] Слишком много попыток. Попробуйте снова через { $seconds } секунд.
}
problem-busy = Сервер перегружен. Попробуйте через минуту.
problem-no-such-person = Здесь нет никого с таким именем. Возможно, в имени опечатка.
problem-chat-too-fast = Вы пишете слишком быстро. Подождите несколько секунд.
problem-chat-watching = Зрители могут писать, когда игра окончена.
problem-token = Такой токен здесь неизвестен. Возможно, он отозван: создайте новый на странице учётной записи.
problem-no-programs = Программам нельзя садиться за этот стол: тот, кто его открыл, не разрешил.
problem-people-only = Это могут делать только люди, а запрос прислала программа.
problem-no-such-program = У вас нет такой программы.
problem-too-many-programs = У вас уже столько программ, сколько может быть у одного человека. Сначала удалите одну.
problem-server = На сервере что-то сломалось. Попробуйте ещё раз чуть позже.
problem-storage = Сейчас ничего нельзя записать, поэтому ничего не изменилось. Попробуйте немного позже.
notice-storage-away = На мгновение пропала связь с базой данных. Ходы подождут и пройдут сами.
# $known: the codes of all games, as a list.
problem-game-unknown = Игры «{ $game }» нет. Выберите из списка: { $known }.
problem-players = Игра «{ $game }» не рассчитана на столько игроков: { $players }. Игроков должно быть { $range }.
problem-option-unknown = У игры «{ $game }» нет варианта «{ $name }». Выберите из списка: { $known }.
problem-option-value = Вариант «{ $name }» не может иметь значение «{ $value }». Выберите из списка: { $known }.
problem-option-players = При числе игроков { $players } вариант «{ $name }» не может иметь значение «{ $value }».
# A game that is being added breaks the contract. $game: its code; $missing: names of methods.
problem-game-incomplete = В правилах игры «{ $game }» не хватает: { $missing }.
problem-game-limit = Игра «{ $game }» больше, чем допускает Parlour. { $what ->
    [players] Мест: { $found }, допускается не больше { $limit }.
    [moves] Номеров ходов: { $found }, допускается не больше { $limit }.
    [at-once] Возможных ходов сразу: { $found }, допускается не больше { $limit }.
   *[numbers] Чисел в наблюдении: { $found }, допускается не больше { $limit }.
}
problem-game-unmade = Игру «{ $game }» нельзя разложить для такого числа игроков: { $players }. { $detail }
problem-game-declared = «{ $game }»: { $fault ->
    [missing] у позиции нет атрибута { $names }, хотя его называет место или число.
    [room] в атрибуте { $names } меньше ячеек, чем указано у места.
   *[undeclared] атрибут позиции { $names } не объявлен ни как место, ни как число.
}
problem-game-mixed = «{ $game }»: правила и { $parts } должны быть скомпилированы вместе или не скомпилированы вовсе. Начните каждый файл одной и той же строкой «# cython:» и соберите пакет снова.
problem-game-twice = Игра «{ $game }» уже есть.
problem-game-no-spec = Точка входа «{ $game }» должна быть GameSpec, а не { $found }.
problem-game-code = Точка входа называется «{ $game }», а её игра — «{ $code }». Имя должно быть одно.
problem-edition-none = У игры «{ $game }» только один набор компонентов.
problem-new-name = Имя «{ $name }» не годится для игры. Возьмите строчные буквы a–z и цифры, начните с буквы; слова языка Python не подходят.
problem-new-taken = Имя «{ $name }» занято: так называется игра или установленный пакет.
problem-new-folder = Здесь уже что-то есть: { $folder }.
problem-new-unwritable = Игру нельзя записать в { $folder }: { $detail }
problem-no-plots = Для отчётов нужны ещё два пакета. Установите их: pip install 'parlour[report]'.
problem-needs-extra = Для { $what } нужно: { $packages }. Установите: pip install "parlour[{ $extra }]".
problem-vary-one = Сравнивайте либо значения варианта (--vary), либо издания (--edition), но не то и другое сразу.
# $file: name of a file; $detail: what is wrong, in English.
problem-file-unreadable = Файл { $file } не удаётся прочитать: { $detail }.
problem-edition-unreadable = Файл { $file } не удаётся прочитать как издание: { $detail }.
problem-edition-large = { $file }: слишком длинно для издания: { $size } знаков, можно не больше { $most }.
problem-edition-deep = { $file }: слишком глубокая вложенность, можно не больше { $most } уровней.
problem-edition-wrong = В издании { $file } есть ошибки: { $detail }{ $more ->
    [0] {""}
   *[other] {" "}(и ещё { $more })
}.
problem-no-such-edition = Такого издания нет, или вам его не открыли.
problem-too-many-editions = У вас уже { $most } изданий. Сначала удалите какое-нибудь.
problem-edition-stale = Тем временем издание изменили в другом месте. Загрузите его снова.
problem-weights-wrong = В файле весов { $file } есть ошибки: { $detail }.
# $file: name of a file; $what: what the weights do not fit: game, rules, features, players or options.
problem-weights-foreign = Веса из файла { $file } сделаны для другого ({ $what ->
    [game] другая игра
    [rules] другие правила
    [features] другие признаки
    [players] другое число игроков
   *[other] другие настройки или компоненты
    }).
# $game: code of a game.
problem-no-features = У игры { $game } нет собственных признаков, поэтому её уровни не используют сеть. Уберите --ship и играйте против весов как net:FILE.
# $file: name of a file.
problem-checkpoint-foreign = { $file } относится к другому обучению. Выберите другой --out или удалите этот файл.
# $bytes: how large the file would be; $most: how large it may be.
problem-weights-large = Веса занимают { NUMBER($bytes, useGrouping: 0) } байт; сохраняется не больше { NUMBER($most, useGrouping: 0) }. Выберите меньше скрытых элементов (--hidden).
problem-move-unreadable = В этой игре нет хода «{ $move }». Выберите из предложенных.
problem-nothing-to-undo = Нет хода, который можно взять назад.
problem-move-complete = «{ $move }» — уже целый ход, продолжать его нельзя.
problem-no-proposals = В игре «{ $game }» ходы не предлагаются.
problem-seat = { $players ->
    [one] За столом на { $players } игрока нет места { $seat }; места считаются с 0.
    [few] За столом на { $players } игроков нет места { $seat }; места считаются с 0.
    [many] За столом на { $players } игроков нет места { $seat }; места считаются с 0.
   *[other] За столом на { $players } игрока нет места { $seat }; места считаются с 0.
}
problem-seed = { $size ->
    [one] В зерне должен быть ровно { $size } байт.
    [few] В зерне должно быть ровно { $size } байта.
    [many] В зерне должно быть ровно { $size } байт.
   *[other] В зерне должно быть ровно { $size } байта.
}
problem-position = В позиции есть ошибка: { $detail }.
problem-record = В записи есть ошибка: { $detail }.
problem-bot-unknown = Бота «{ $bot }» нет. Выберите из списка: { $known }.
problem-reward-unknown = Награды «{ $reward }» нет. Выберите из списка: { $known }.
problem-action-unknown = Действия { $action } нет. Действия — от 0 до { $last }.

## Terminal

# What the person at the keyboard is called.
terminal-guest = Гость
# Marks the person's own seat.
terminal-own-name = { $name } (вы)
# A player without a name; the number is the one that --seat takes.
terminal-seat = Место { $seat }
terminal-seat-name = Место { $seat }: { $name }
# $names: the bots, as a list; $level: one of the words above.
terminal-against = Против вас: { $names }. Уровень ботов: { $level }.
# $commitment: a long number that fixes the shuffle before the deal.
terminal-promise = Тасовка закреплена числом { $commitment }.
# $seed: the number that the shuffle was made from.
terminal-seed = Зерно тасовки: { $seed }.
# What can be typed. The words help, hint, undo, why, log and quit stay as they are.
terminal-help = Введите ход или его номер. Введите help — и увидите, что ещё можно ввести.
terminal-help-example = Например, сейчас введите { $move }: { $words }. Номер { $number } означает то же.
terminal-help-move = сделать этот ход
terminal-help-number = то же по номеру в списке
terminal-help-hint = подсказка; введите ещё раз — будет яснее, а в конце назовут и сам ход
terminal-help-undo = взять последний ход назад
terminal-help-why = почему этот ход запрещён
terminal-help-rules = все правила
terminal-help-rule = одно правило
terminal-help-log = всё, что было в игре
terminal-help-enter = показать стол ещё раз
terminal-help-quit = выйти из-за стола
terminal-hint-more = Введите hint ещё раз, чтобы узнать больше.
terminal-undone = Ход взят назад: { $move }.
terminal-no-undo = Вы ещё не сделали ни одного хода.
# A typed line has several meanings; they follow, numbered.
terminal-readings = Это можно понять по-разному. Что имеется в виду?
terminal-thinking = { $seat } думает…
# $reason: a sentence; $rule: the id of a rule.
terminal-refused = { $reason } Правило { $rule }.
terminal-allowed = Ход { $move } сейчас разрешён.
terminal-no-number = Хода { $number } в списке нет. Там { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}.
terminal-no-rule = Правила «{ $rule }» нет. Есть такие: { $known }.
terminal-rule = { $rule }: { $words }
# A rule, or a part of one, that is not the rulebook’s. $source: one of the marks.
terminal-rule-part = { $source }: { $words }
terminal-left = Вы встаёте из-за стола до конца игры.
terminal-record-written = Запись партии в файле { $file }.
terminal-step = Enter — следующий шаг, quit — выход
# A branch of the game that is replayed. $name: may be empty; $number: how many moves had been made.
terminal-branch = А если { $name }: ходов { $moves }, после хода { $number } партии.
# $moves: moves in notation, as a list.
terminal-may-play = { $seat } может сыграть: { $moves }
# A game in the list: its title, and the name by which the commands know it.
terminal-game = { $title } ({ $code })
terminal-option = { $title }: { $name } = { $values }. По умолчанию: { $default }. Правило { $rule }.
terminal-levels = Боты: { $levels }.
# $title: a heading of the rules; $rules: ids of the rules under it.
terminal-rules = { $title }: { $rules }.
terminal-fair = Всё честно: зерно то самое, что обещано до раздачи, и оно даёт каждую тасовку этой партии.
# $reasons: what is wrong, in English.
terminal-unfair = Нечестно: { $reasons }.
# $parts: how many entries the edition has.
terminal-edition = { $file }: всё в порядке. Издание «{ $name }» игры { $game }, { $parts ->
    [one] { $parts } пункт
    [few] { $parts } пункта
    [many] { $parts } пунктов
   *[other] { $parts } пункта
}.
# $part: what the edition holds, in its own words; $source: one of the three below.
terminal-edition-part = { $part } — { $source }
terminal-source-book = из книги правил
terminal-source-public = по сведениям о напечатанной игре
terminal-source-house = составлено здесь
terminal-source-yours = исправлено вами
terminal-edition-warning = Стоит проверить: { $what }.
terminal-bad-option = «{ $option }» — не вариант игры. Пишите так: имя=значение.
terminal-bad-seed = «{ $seed }» — не зерно. В зерне { $digits ->
    [one] { $digits } шестнадцатеричная цифра
    [few] { $digits } шестнадцатеричные цифры
    [many] { $digits } шестнадцатеричных цифр
   *[other] { $digits } шестнадцатеричной цифры
}.
terminal-not-json = Файл { $file } — не JSON: { $detail }.
terminal-unwritable = Файл { $file } не удаётся записать: { $detail }.
problem-too-many-bots = Слишком много ботов: { $bots }. Мест за столом: { $players }.
problem-out-of-range = { $name }: нужно число от { $low } до { $high }, а не { $value }.
problem-no-peers = Здесь не установлено: { $missing }. Запустите make bench-peers: он установит всё отдельно.

## Reports

report-name = { $name }
report-title = { $game }: отчёт о балансе
# $games: games played for each setting; $bots: which bots played.
report-setting = Партий на каждую настройку: { $games }. Игроков: { $players }. Боты: { $bots }. Зерно { $seed }, версия правил { $rules }.
report-reading = При каждой цифре указан интервал, в котором истинное значение лежит с уверенностью 95 %: где интервалы сильно перекрываются, разницы не видно. То, что сопутствует победе, не обязательно её причина: в сильной позиции и нужную карту сыграть легче. Среди многих строк одна из двадцати выглядит примечательной просто случайно. И всё это верно для этих ботов; люди могут играть иначе.
report-overview = Коротко
report-first = Побеждает первый игрок
report-moves = Решений за партию
report-score = Счёт
report-winning-score = Счёт победителя
report-margin = Отрыв победителя
report-overview-note = После ± стоит стандартное отклонение: насколько расходятся отдельные партии.
report-against = Что меняет эта правка
report-against-note = { $to } в сравнении с { $from }, раздача за раздачей. «Ясно» значит: одно везение вряд ли дало бы такую разницу, даже если смотреть на все строки вместе.
report-measure = { $name ->
    [first] Победы первого игрока
    [moves] Решений за партию
    [spread] Разброс итоговых очков
    [margin] Отрыв победителя
   *[decided] Партии с одним победителем
}
report-said = { $way ->
    [same] { $name ->
        [first] Первый игрок выигрывает примерно так же часто: { $after } вместо { $before }. Ясной разницы нет.
        [moves] Партии длятся примерно столько же: решений { $after } вместо { $before }. Ясной разницы нет.
        [spread] Разброс итоговых очков примерно прежний: { $after } вместо { $before }. Ясной разницы нет.
        [margin] Отрыв победителя примерно прежний: { $after } вместо { $before }. Ясной разницы нет.
       *[decided] Партий с одним победителем примерно столько же: { $after } вместо { $before }. Ясной разницы нет.
    }
    [up] { $name ->
        [first] Первый игрок выигрывает чаще: { $after } вместо { $before }.
        [moves] Партии длятся дольше: решений { $after } вместо { $before }.
        [spread] Итоговые очки разнятся больше: { $after } вместо { $before }.
        [margin] Отрыв победителя больше: { $after } вместо { $before }.
       *[decided] Партий с одним победителем больше: { $after } вместо { $before }.
    }
   *[down] { $name ->
        [first] Первый игрок выигрывает реже: { $after } вместо { $before }.
        [moves] Партии короче: решений { $after } вместо { $before }.
        [spread] Итоговые очки разнятся меньше: { $after } вместо { $before }.
        [margin] Отрыв победителя меньше: { $after } вместо { $before }.
       *[decided] Партий с одним победителем меньше: { $after } вместо { $before }.
    }
}
report-between = { $unit ->
    [points] Истинное изменение лежит между { $low } и { $high } процентного пункта, с уверенностью 95 %.
   *[plain] Истинное изменение лежит между { $low } и { $high }, с уверенностью 95 %.
}
report-cannot-tell = Чего не видно по такому числу партий ({ $games }): изменений в победах первого игрока меньше чем примерно на { $points } процентного пункта.
report-cannot-tell-rare = Слишком редко встречалось в этих партиях, чтобы судить: { $names }.
report-bots-differ = Боты этого уровня оценивают позиции в двух изданиях по-разному: обученная сеть подходит только к одному из них. Часть разницы может быть от ботов. Жадный, лёгкий и средний боты сетей не используют.
report-before = было
report-after = стало
report-chance = случайность
report-clear = ясно
report-changed-cards = Что стало с изменёнными картами
report-changed-note = Как часто побеждал игрок, сыгравший эту карту, как часто это было за партию и сколько она приносила за раз.
report-a-game = раз за партию
report-varied = Строки отличаются одним вариантом: { $option }.
report-editions = Чем отличаются издания
report-entry = Запись
report-places = Кто побеждает, по порядку хода
report-place = Номер { $place }
report-places-note = Доля партий, выигранных тем, кто ходит первым, вторым и так далее. Пунктир — справедливая доля, { $fair } %.
report-lengths = Сколько длится партия
report-lengths-note = Доля партий по числу решений в них.
report-scores = Счёт
report-scores-note = Как часто встречается каждый итоговый счёт: у всех и у победителей.
report-scores-all = все
report-scores-winning = победители
report-ends = Чем кончаются партии
report-ends-note = Приведена фраза первой партии, которая так закончилась.
report-deeds-note = Доля побед у тех, кто это сделал; пунктир — справедливая доля. Редкое здесь опущено, а если строк много, показаны только крайние. В таблице есть всё.
report-all = Показать все
report-wins = победы
report-hands = игроков
report-times = раз у каждого
report-amount = даёт за раз
report-change = изменение
report-house = Здешнее издание
report-unofficial = Автор игры: { $designer }, издатель: { $publisher }. Отчёт составлен в Parlour — неофициальной бесплатной реализации.
report-unofficial-designer = Авторы игры: { $designer }. Отчёт составлен в Parlour — неофициальной бесплатной реализации.
# $file: where the page was written.
report-written = Отчёт записан в { $file }.

## What does it change?

change-title = Что это меняет?
change-about = Боты играют одни и те же раздачи стандартным изданием и изданием «{ $name }». Поэтому разница идёт от компонентов, а не от везения с картами.
change-back = Назад к изданию
change-differs = { $count ->
    [one] От стандартного издания отличается { $count } запись
    [few] От стандартного издания отличаются { $count } записи
   *[other] От стандартного издания отличаются { $count } записей
}
change-entry = Запись
change-standard = Стандартное
change-players = Игроки
change-level = Боты
change-games = Раздачи
change-games-note = Каждую раздачу играют обоими изданиями. Чем больше раздач, тем меньшую разницу видно.
change-begin = Сыграть и сравнить
change-again = Сравнить заново
change-unsound = В этом издании есть ошибки. Сначала исправьте их, потом его можно будет сравнить.
change-same = Пока ничем не отличается от стандартного издания.
change-progress = Сыграно обоими изданиями раздач: { $done } из { $games }.
change-first-deals = Играются первые раздачи. Партии за столами важнее.
change-left = { $minutes ->
    [0] Осталось меньше минуты.
    [one] Осталась примерно { $minutes } минута.
    [few] Осталось примерно { $minutes } минуты.
   *[other] Осталось примерно { $minutes } минут.
}
change-leave = Страницу можно закрыть и вернуться: сравнение продолжится.
change-stop = Остановить
change-stopped = Остановлено, сыграно раздач: { $done } из { $games }.
change-stopped-early = Остановлено раньше, чем что-то стало видно.
change-outdated = С тех пор издание изменили. Здесь то, что выяснилось раньше.
change-found = Что выяснилось
change-setting = Раздач: { $games }, каждая обоими изданиями. Игроки: { $players }. Боты: { $level }.
change-options = Варианты обычные: { $options }. Отличаются только компоненты.
change-only = Отличаются только компоненты.
change-clear = Ясно
change-unclear = Неясно
change-word-clear = «Ясно» значит, что одно везение едва ли даст такую большую разницу.
change-interval = { $name }: { $mean }, от { $low } до { $high }
change-cards = Изменённые карты
change-cards-note = Как часто выигрывали те, кто использовал карту. Полоса — пределы, в которых истинное число лежит с уверенностью 95 %; пунктир — справедливая доля.
change-cards-none = Ни одну изменённую карту в этих партиях проследить нельзя: изменено не то, что игроки используют само по себе.
change-card-moved = { $way ->
    [up] Чаще приводит к победе
    [down] Реже приводит к победе
    [gone] Встречается только в стандартном издании
    [new] Встречается только в изменённом издании
    [rare] Встречалась слишком редко
   *[same] Ясной разницы нет
}
change-card-points = { $change } п. п. (от { $low } до { $high })
change-card-used = Раз за партию: { $before } → { $after }
change-card-brought = Даёт за раз: { $before } → { $after }
change-wins = Что побеждает
change-wins-note = Так часто выигрывали те, кто это сделал. Что сопутствует победе, не обязательно её причина: в сильной позиции и нужную карту сыграть легче.
change-wins-most = Самое и наименее успешное
change-wins-all = Показать все ({ $count })
change-unknown = Чего по этим партиям не видно
change-unknown-small = При таком числе раздач ({ $games }) изменение в победах первого игрока видно, только если оно больше примерно { $points } п. п. Чем больше раздач, тем меньшее изменение видно.
change-unknown-rare = Встречалось слишком редко, чтобы судить: { $names }.
change-unknown-people = Всё это верно для этих ботов. Люди могут играть иначе.
change-kept = Сохранённые сравнения
change-kept-of = Раздач: { $games }, игроки: { $players }, боты: { $level }
change-kept-earlier = для прежнего вида
change-share-first = Это издание видите только вы. Откройте его, и эту страницу сможет открыть каждый, у кого есть ссылка.
change-share = Открыть издание по ссылке
change-command = Те же числа из командной строки, с любым числом раздач:
problem-no-such-comparison = Такого сравнения нет, или вам не открыли его издание.
problem-edition-same = Это издание не отличается от стандартного. Сначала что-нибудь измените.
problem-one-comparison = Другое ваше сравнение ещё играется. Дождитесь его или остановите.

## Арена

# $bot: a bot's name, module:Class; $detail: what is wrong, in English.
problem-bot-unusable = Бота «{ $bot }» нельзя использовать: { $detail }.
# $seat: counted from 0; $game: a number; $bots: who sat at the table, as a list.
problem-bot-failed = Бот «{ $bot }» дал сбой на месте { $seat } в партии { $game }, за столом { $bots } (зерно { $seed }): { $detail }.
problem-bot-twice = Бот «{ $bot }» назван дважды. Назовите каждого бота один раз.
problem-too-few-bots = Для турнира нужны хотя бы два бота. Перечислите их после --bots.
problem-ray-address = По адресу { $address } нет доступного кластера Ray: { $detail }.
problem-worker-lost = Рабочий процесс завершился аварийно, возможно из-за нехватки памяти. Попробуйте ещё раз с меньшим числом процессов.
problem-cluster-version = На одной из машин кластера стоит Parlour { $theirs }, а здесь — { $ours }. Установите везде одну версию.
problem-results-unusable = Файл { $file } не подходит для результатов: { $detail }.
problem-results-foreign = { $file } — не файл результатов. Выберите другое имя.
# $name: what differs, e.g. players; $found, $wanted: its values.
problem-results-other = В файле { $file } другие результаты: { $name } там { $found }, а здесь { $wanted }. Выберите другой файл.
problem-results-bot-changed = Бот «{ $bot }» изменился с тех пор, как его результаты попали в { $file }. Выберите другой файл или назовите бота иначе.

## Часы

# $count: how many. These stand in the sentences about clocks below.
time-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[other] { $count } секунд
}
time-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
}
time-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[other] { $count } часов
}
time-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
clock-none = Без часов
# $time: one of the four above.
clock-move = { $time } на каждый ход
clock-bank = { $time } на всю игру
# $more: what every move adds to the time.
clock-bank-increment = { $time } на всю игру и { $more } за ход
# On a clock's face, with more than a day left; as short as can be.
clock-days = { $days } д { $hours } ч
# A player's clock, for screen readers. $time: minutes and seconds, or days and hours.
clock-of-seat = Осталось времени: { $time }
# Said aloud when the reader's own time becomes short.
clock-own-left = У вас осталось времени: { $time }.

## Страницы дома

# Somebody who has deleted everything about themselves.
seat-somebody = кто-то
# $option: what is chosen; $value: how.
option-value = { $option }: { $value }
# It is the reader's turn at some table.
turn-yours = Ваш ход
# Name of the list of links at the head of a page, for screen readers.
nav-title = Главное меню
nav-games = Ваши игры
# $count: games in which it is the reader's turn.
nav-turns = { $count ->
    [one] { $count } игра ждёт вас
    [few] { $count } игры ждут вас
   *[other] { $count } игр ждут вас
}
nav-account = Учётная запись
home-account = Создать учётную запись или войти

## Зал

lobby-title = Столы, где вас ждут
lobby-empty = Сейчас никто не ждёт за столом. Откройте свой, и другие найдут его здесь.
# A button. $game: name of the game.
lobby-open = Открыть стол: { $game }
lobby-open-here = Открыть стол для всех
# Tables have appeared since the page was opened; a button beside it shows them.
lobby-appeared = { $count ->
    [one] Появился { $count } стол
    [few] Появились { $count } стола
   *[other] Появилось { $count } столов
}
lobby-show = Показать
lobby-sit = Сесть
lobby-watch = Смотреть
lobby-own = К вашему столу
lobby-gone = Этот стол закрыт
# $count: free seats.
lobby-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
}
lobby-playing = Идёт игра
# For screen readers, beside a name.
lobby-rating = Рейтинг { $rating }

## Новый стол: зал и часы

new-listed = Показать в зале
new-listed-why = Любой может сесть или смотреть.
# In the summary under the button.
new-summary-listed = Виден в зале
new-programs = Программам можно садиться
new-programs-why = Это боты других людей; они помечены.
# In the summary under the button, and in the lobby.
new-summary-programs = Программам можно
new-clock = Время на размышление
new-clock-move = На каждый ход
new-clock-bank = На всю игру

## Учётная запись

account-title = Ваша учётная запись
# $name: what the guest is called.
account-guest = Вы { $name } и можете играть во всё. Учётная запись сохранит игры и рейтинги для любого устройства.
account-named = Вы вошли под именем { $name }.
account-make = Создать учётную запись
account-make-lead = Имя и пароль, больше ничего. Места, игры и рейтинги останутся вашими.
account-name = Имя
account-password = Пароль
account-password-hint = Не меньше 8 знаков. Если вы его забудете, никто не сможет его узнать.
# A switch beside the field of a password.
account-show-password = Показать
account-made = Учётная запись создана. С ней можно войти на любом устройстве.
account-log-in = Войти
account-log-in-lead = То, что вы сыграли здесь как гость, останется у этого гостя.
account-profile = Ваша открытая страница
account-log-out = Выйти
account-logged-out = Вы вышли и играете дальше как новый гость.
account-change-password = Сменить пароль
account-old-password = Текущий пароль
account-new-password = Новый пароль
account-changed = Пароль изменён. На других устройствах нужно войти заново.
account-not-your-password = Это не ваш пароль. Попробуйте ещё раз.
account-data = Ваши данные
account-data-lead = Всё, что сервер хранит о вас, одним файлом.
account-export = Скачать мои данные
account-delete = Удалить мои данные
account-delete-lead = Будет удалено всё, что сервер хранит о вас: имя, рейтинги, ваши сообщения и программы. Сыгранные игры останутся другим, на вашем месте будет «кто-то». Отменить это нельзя.
account-delete-sure = Удалить навсегда
account-delete-keep = Оставить всё
account-deleted = Всё о вас удалено. Теперь вы новый гость.

## Programs that play

programs-title = Ваши программы
programs-lead = Ваша программа может играть здесь наравне с людьми, на любом языке программирования, с собственным именем и рейтингом. Её узнают по токену.
programs-guide = Как написать свою за пять минут
programs-name = Имя новой программы
programs-make = Создать программу
# $name: of the program.
programs-token = Токен программы { $name }
programs-token-once = Скопируйте его сейчас: он показан только один раз. Тот, у кого есть токен, может играть за эту программу.
programs-copy = Скопировать токен
programs-not-copied = Скопировать токен не удалось. Он выделен: скопируйте его сами.
programs-active = токен есть
programs-revoked = токена нет
programs-revoke = Отозвать токен
programs-new-token = Новый токен
programs-delete = Удалить
# Said to screen readers instead of the word on the button. $action: what the button says, $name: of the program.
programs-action = { $action }: { $name }

## Люди и их игры

# $date: a day.
person-since = Здесь с { $date }
person-strengths = Сила игры
person-no-strengths = Рейтинговых игр пока нет.
person-games = Сыгранные игры
person-no-games = Сыгранных игр пока нет.
# A rating and how uncertain it is.
strength-value = { $rating } ± { $uncertainty }
strength-games = { $count ->
    [one] { $count } рейтинговая игра
    [few] { $count } рейтинговые игры
   *[other] { $count } рейтинговых игр
}
games-title = Ваши игры
games-all = Все ваши игры
games-running = Идут сейчас
games-waiting = Ждут игроков
games-finished = Сыгранные
games-none = Вы здесь ещё не играли.
games-older = Показать более ранние
# $time: how long the reader may still think.
games-due = осталось: { $time }
games-won = Победа
games-place = { $place }-е место из { $players }
games-rated = рейтинговая
# The game cannot be looked at by the reader.
games-private = Закрытый стол

## Рейтинги

ratings-link = Рейтинги
# $game: name of the game.
ratings-title = Рейтинги: { $game }
ratings-lead = Все начинают с 1500. Число после ± говорит, насколько рейтинг неточен; оно уменьшается с каждой рейтинговой игрой. Боты оцениваются так же, как люди.
ratings-listed = В списке те, у кого есть учётная запись и пять рейтинговых игр.
ratings-legend = Полоса кончается на рейтинге, черта поперёк показывает неточность, пунктир стоит там, где начинают новички.
ratings-empty = В списке пока никого нет.

## Learning a game

glance-button = Кратко об игре
glance-title = { $game }: кратко
glance-goal = Цель
glance-turn = Ваш ход
glance-scoring = Подсчёт
# On a small phone: back from the second page of a game at a glance to the first.
glance-first-page = Цель, ход и подсчёт
glance-rules = Все правила
# Quietly on the table. $goal: a sentence.
goal-line = Цель: { $goal }
keys-glance = Показать кратко об игре
# Under a note about something that has appeared for the first time.
first-close = Понятно
first-off = Больше не пояснять
first-name = Новое
settings-first = Первые игры
settings-goal-on = Показывать на столе цель игры
settings-notes-on = Один раз пояснять новое, когда оно появляется
rules-search = Искать в правилах
rules-found =
    { $count ->
        [0] Такого правила нет.
        [one] Найдено { $count } правило
        [few] Найдено { $count } правила
       *[other] Найдено { $count } правил
    }
rules-details = Подробно
# Folds out what else belongs to a rule: special cases, and where it comes from.
rules-more = Особые случаи
example-title = Пример
example-show = Показать на столе
example-board = Пример на столе

## Напоминания

settings-sound = Звук
settings-sound-on = Звуки за столом и мягкий сигнал, когда мой ход
settings-volume = Громкость
# On the button in the bar of a table.
sound-on = Включить звук
sound-off = Выключить звук
keys-sound = Включить или выключить звук
settings-notices = Уведомления
settings-notices-on = Уведомление браузера, когда мой ход, а вкладка скрыта
settings-notices-denied = Браузер этого не разрешает. Разрешите в нём уведомления для этой страницы и включите снова.
settings-notices-impossible = Браузеры показывают уведомления только для страниц, открытых по HTTPS.

## До игры: кто где сидит

# All seats are taken, but somebody is not ready.
room-not-ready = Игра начнётся, как только все будут готовы.
# Opens what the device offers for sending a link.
room-share = Поделиться
# Name of the picture with the link, for screen readers.
room-qr = QR-код со ссылкой на этот стол
# Heading of the options and the clock, for screen readers.
room-facts = Во что играют
room-clock = Часы
room-listed = Этот стол могут найти в зале все.
room-private = Этот стол найдут только те, у кого есть ссылка.
# Whether programs of other people may take a seat at this table.
room-programs = Программы
room-programs-yes = могут садиться
room-programs-no = не могут садиться
room-maker = Этот стол открыли вы: до начала игры вы решаете, кто где сидит.
room-watching-full = Вы наблюдаете. Все места заняты.
# A box to tick.
room-ready = Можно начинать
# Marks of the players.
room-is-ready = ждёт начала
room-is-not-ready = ещё нет
# Name of a choice, for screen readers. $seat: number of the seat.
room-fill-seat = Игрок на месте { $seat }
# The first entry of that choice.
room-fill = Кто здесь играет…
room-remove-bot = Убрать: { $name }
room-send-away = Попросить уйти: { $name }

## Чат

chat-title = Чат
# Name of the button that opens it, for screen readers.
chat-unread = { $count ->
    [one] Чат, { $count } новое сообщение
    [few] Чат, { $count } новых сообщения
   *[other] Чат, { $count } новых сообщений
}
chat-empty = Сообщений пока нет.
# Name of the field, and what stands in it while it is empty.
chat-say = Напишите сообщение
chat-send = Отправить
# Buttons beside the names of the others.
chat-mute = Скрыть сообщения: { $name }
chat-hear = Показывать сообщения: { $name }
# Marks what somebody said who does not play.
chat-watching = зритель

## Замены и уход

# Marks a player for whom a bot plays.
seat-stand-in = играет замена
standin-yours = За вас играет замена.
standin-back = Вернуться на своё место
standin-absent = { $name } давно не появляется, игра ждёт.
standin-call = Пусть играет замена
# Closes the question for now.
standin-wait = Подождать
leave-button = Уйти из игры
leave-title = Уйти из игры?
leave-explained = На вашем месте продолжит бот. Вы можете в любое время вернуться за этот стол и занять своё место. Игра, в которой играла замена, не влияет на рейтинг.
leave-stay = Остаться

## Возврат хода

undo-button = Вернуть ход
# The same button, when the others have to agree.
undo-ask = Попросить вернуть ход
undo-wish = { $moves ->
    [one] { $name } просит вернуть { $moves } ход.
    [few] { $name } просит вернуть { $moves } хода.
   *[other] { $name } просит вернуть { $moves } ходов.
}
undo-agree = Согласиться
undo-refuse = Отказать
# $names: who has not answered yet, as a list.
undo-yours = Вы просите вернуть ход. Ещё не ответили: { $names }.
undo-waiting = { $name } просит вернуть ход. Ещё не ответили: { $names }.
undo-withdraw = Передумать

## Проверка тасовки

shuffle-check = Проверить тасовку
shuffle-fair = Тасовка такая, как было обещано.
shuffle-unfair = Тасовка не такая, как было обещано.
shuffle-seed-right = Зерно даёт число, которое было обещано до раздачи.
shuffle-seed-wrong = Зерно не даёт числа, которое было обещано до раздачи.
shuffle-promise-right = Этот браузер видел то же число до конца игры.
shuffle-promise-wrong = До конца игры этот браузер видел другое число.
shuffle-promise-unseen = До конца игры этот браузер здесь не был, поэтому не знает, было ли число тем же.
# $count: all that chance decided in the game.
shuffle-draws-right = { $count ->
    [one] { $count } случайное событие получено из зерна заново и совпадает.
    [few] Все { $count } случайных события получены из зерна заново и совпадают.
   *[other] Все { $count } случайных событий получены из зерна заново и совпадают.
}
# $wrong: how many of them.
shuffle-draws-wrong = Случайных событий: { $count }. Из зерна не следуют: { $wrong }.
shuffle-draws-unknown = Запись слишком старая, чтобы повторить её случайные события.

## Ещё клавиши за столом

keys-undo = Вернуть последний ход
keys-chat = Открыть или закрыть чат

## Beside the table

# Name of the two tabs, for screen readers.
table-panel = Журнал и чат

## Rooms: what may be refused

problem-not-yours = Это может только тот, кто создал этот стол.
problem-not-absent = Заменять здесь некого: игрок на месте, или сейчас не его ход.
problem-no-undo = Сейчас вам нечего брать назад.
problem-undo-open = Ход уже просят вернуть. Дождитесь ответа.

## Being invited

# $host: the person who opened the table; $game: name of the game.
invited-title = { $host } приглашает вас сыграть: { $game }
# The same, when the person who opened the table has deleted their data.
invited-title-nobody = Вас приглашают сыграть: { $game }
# The reader has just played with this person.
invited-again-title = { $host } предлагает сыграть ещё раз: { $game }
# The big button.
room-sit-down = Сесть за стол
# A heading, for a guest who has a seat and waits.
room-seated = Вы за столом
# The same as room-waiting, for everybody but the host.
room-waiting-others = { $count ->
    [one] Ждём ещё { $count } игрока.
    [few] Ждём ещё { $count } игроков.
    [many] Ждём ещё { $count } игроков.
   *[other] Ждём ещё { $count } игрока.
}
# How long a game takes, and whether it counts: names of two facts.
room-length = Длительность
room-rating = Рейтинг

## Playing again

# Another player asks the reader.
again-wish = { $name } предлагает сыграть ещё раз.
again-decline = Нет, спасибо
again-declined = Вы больше не играете.
# A heading, for the player who has asked the others.
room-again-title = Вы предложили сыграть ещё раз
# $names: the players who have not answered yet, as a list.
room-asked = Игра начнётся, когда согласятся: { $names }.
# Beside the name of a player who has not answered yet.
room-asked-seat = ещё нет ответа
# Said when a player has declined or left.
room-not-playing = { $name } не играет. Место свободно.
# Opens the seat of a player who has not answered.
room-stop-waiting = Не ждать: { $name }
# In the list of one's own tables.
games-asked = Сыграть ещё раз?

## Whether a game counts

table-rated = Рейтинговая
table-unrated = Без рейтинга
new-rated = Рейтинговая игра
new-rated-why = Результат влияет на рейтинг всех игроков.
# $rating: the rating after the game; $change: by how much it changed, with its sign.
end-rating = Рейтинг { $rating } ({ $change })
end-unrated = { $why ->
    [wish] Игра без рейтинга: так решил хозяин стола.
    [stand-in] Игра без рейтинга: играла замена.
    [time] Игра без рейтинга: у кого-то вышло время.
    [undo] Игра без рейтинга: ход вернули, когда его последствия были уже видны.
    [own] Игра без рейтинга: программа играла со своим владельцем или с другой его программой.
    [tutor] Игра без рейтинга: наставник помогал или мог помогать.
    [device] Игра без рейтинга: несколько человек играли на одном устройстве.
    [edition] Игра без рейтинга: играли не стандартными компонентами.
   *[gone] Игра без рейтинга: один из игроков удалил свои данные.
}
# What taking a move back does to the rating, after the words of the button or the question.
undo-stays-rated = Игра останется рейтинговой.
undo-unrates-short = Игра перестанет быть рейтинговой.
undo-unrates-title = Вернуть ход?
undo-unrates = Вы уже видели, что за ним последовало. Если вернуть ход, эта игра не повлияет на рейтинг.
undo-keep = Оставить ход

## Watching

# What a spectator sees is late. $count: moves.
table-behind = { $count ->
    [one] Вы отстаёте на { $count } ход.
    [few] Вы отстаёте на { $count } хода.
    [many] Вы отстаёте на { $count } ходов.
   *[other] Вы отстаёте на { $count } хода.
}
# A button: show all of them at once.
table-catch-up = Догнать

## Reviews

# What each player did, and what it changed; one word or two, above a column.
review-title = { $game }: разбор партии
review-player = Игрок
review-accuracy = Точность
review-own = Свои ходы
review-others = Чужие ходы
review-luck = Везение
review-result = Итог
review-mark-best = Лучшие
review-mark-good = Хорошие
review-mark-inaccuracy = Неточности ?!
review-mark-mistake = Ошибки ?
review-mark-blunder = Грубые ошибки ??
review-sum = Свои ходы, чужие ходы и везение вместе дают итог: на сколько процентных пунктов шанс на победу больше или меньше равной доли.
review-curve = Шансы на победу от хода к ходу
review-moments = Решающие моменты
# $before and $after: the chance to win of the player who moved, in per cent.
review-moment = Ход { $number }, { $seat }: { $move }. Шанс на победу: { $before } → { $after }.
review-costly = Ходы, которые дорого обошлись
# $sign: ?!, ? or ??; $cost: the loss in percentage points.
review-costly-move = Ход { $number }, { $seat }: { $move } { $sign } ({ $cost }). Лучше: { $better }.
review-none = Ни один ход не обошёлся дорого.
review-decisions = Все решения
# Above the columns of the table of decisions.
review-move = Ход
review-played = Сыграно
review-cost = Цена
review-better = Лучше
review-why = Почему
review-how = Каждый ход оценён по тому, что мог знать игрок: все варианты испытаны на одних и тех же воображаемых раздачах.
# $file: where the page was written.
review-written = Страница в файле { $file }.

## The tutor

new-tutor = Наставник разрешён
new-tutor-why = Все могут просить подсказки и получать предупреждения об ошибках. Игра без рейтинга.
# In the summary under the button, and in the lobby.
new-summary-tutor = Наставник разрешён
# Whether hints and warnings may be used at this table.
room-tutor = Наставник
room-tutor-yes = разрешён всем
room-tutor-no = не разрешён
# To a person who is invited: sitting down is agreeing.
room-tutor-agree = За этим столом все могут просить подсказки у наставника. Садясь, вы на это соглашаетесь.
problem-no-tutor = Наставник помогает только там, где все остальные — боты, или где стол открыт с наставником.
keys-hint = Попросить подсказку, потом подробнее
tutor-title = Наставник
tutor-hint = Подсказка
# Games in which the tutor helps are not rated. Asked before the first hint, and where the tutor is switched on.
tutor-unrates-hint = С подсказкой эта игра не повлияет на рейтинг.
tutor-unrates-on = У вас включён наставник. С ним эта игра не повлияет на рейтинг.
tutor-use = Включить
tutor-not-here = Не в этой игре
tutor-not-now = Не сейчас
tutor-thinking = Наставник думает…
tutor-more = Подробнее
tutor-show-move = Показать ход
# Before the steps of a move; in the middle of one, before those that are left.
tutor-best = Лучше всего:
tutor-next = Дальше:
tutor-back = Эти шаги лучше вернуть. Лучше всего:
# $move: another move, which the best one is compared with.
tutor-beside = По сравнению с ходом: { $move }
# $cost: how much of the chance to win, in percent.
tutor-warning = { $mark ->
    [inaccuracy] Этот ход неточен: он стоит около { $cost } шансов на победу.
    [mistake] Этот ход — ошибка: он стоит около { $cost } шансов на победу.
   *[blunder] Этот ход — грубая ошибка: он стоит около { $cost } шансов на победу.
}
tutor-show = Показать
tutor-anyway = Всё равно сыграть
tutor-take-back = Вернуть ход
# A choice: how bad a move must be for a warning.
tutor-limit = Предупреждать меня
tutor-limit-off = не нужно
tutor-limit-inaccuracy = о неточностях (5 % шансов на победу)
tutor-limit-mistake = об ошибках (10 %)
tutor-limit-blunder = о грубых ошибках (20 %)
tutor-explained = За столами с ботами или там, где это разрешено. Он видит то же, что и вы. Если игроков больше двух, столько же значит меньшая доля. Игры с наставником не влияют на рейтинг.

## The end of a game as a picture

end-scores-round = Счёт по раундам
end-scores-move = Счёт по ходу игры
# What a screen reader says of a line. $scores: the scores, one after another.
end-scores-of = { $name }: { $scores }
# $event: the sentence of the best capture or build.
end-best = Лучший удар: { $event }
# $play: how accurate the reader's decisions were; $luck: whether luck was for or against them.
end-played = { $luck ->
    [good] { $play ->
        [precise] Вы играли точно, и вам везло.
        [solid] Вы играли уверенно, и вам везло.
        [uneven] Вы играли неровно, но вам везло.
       *[loose] Вы много упустили, но вам везло.
    }
    [bad] { $play ->
        [precise] Вы играли точно, но вам не везло.
        [solid] Вы играли уверенно, но вам не везло.
        [uneven] Вы играли неровно, и вам не везло.
       *[loose] Вы много упустили, и вам не везло.
    }
   *[even] { $play ->
        [precise] Вы играли точно. Решило не везение.
        [solid] Вы играли уверенно. Решило не везение.
        [uneven] Вы играли неровно. Решило не везение.
       *[loose] Вы много упустили. Решило не везение.
    }
}

## Several people on one device

# A way to fill a seat: somebody sits beside the reader and plays on the same device.
here-seat = На этом устройстве
# Label of the field for the name of that player.
here-name = Имя игрока на месте { $seat }
# The name of a player on this device until another is given.
here-name-usual = Игрок { $number }
here-add = Добавить игрока
# In the summary of a new table. $count: players on this device, the reader included.
here-summary = { $count ->
    [one] { $count } игрок на этом устройстве
    [few] { $count } игрока на этом устройстве
   *[many] { $count } игроков на этом устройстве
}
# Beside them in the summary: the bots at the table.
here-bots = { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
   *[many] { $bots } ботов
}
here-why = Вы передаёте устройство из рук в руки. Занавес скрывает карты, пока их хозяин не возьмёт устройство. Игра без рейтинга.
# Beside the name of a player who shares the device of another.
here-mark = на этом устройстве
here-mark-elsewhere = на общем устройстве
# Among the terms of a table.
here-terms = Общее устройство
here-clock = Пока несколько человек на одном устройстве выбирают одновременно, идут часы только первого из них.
# The heading of the curtain: whose turn it is to hold the device.
curtain-pass = Передайте устройство: { $name }
curtain-nobody = Карты скрыты
curtain-explained = Карты остаются скрытыми, пока устройство не возьмёт тот, чья очередь.
# The button that lifts the curtain. $name: its player.
curtain-take = Я { $name }. Показать мои карты
# Those who choose secretly after this one, on the same device.
curtain-then = Затем передавайте дальше по порядку: { $names }.
curtain-waiting = Игра ждёт: { $names }.
curtain-clock = Идут часы: { $name }.
# Above the buttons of the other players on this device, who may look at their cards.
curtain-look = Посмотреть хочет кто-то другой:
# The button that lets the curtain fall.
curtain-fall = Скрыть мои карты
# Heading of the list of what has happened since this player last moved.
since-title = { $name }, вот что было до вашего хода
since-close = Дальше
leave-shared = Вместо игрока { $name } будет играть бот. Остальные на этом устройстве продолжат игру. Место можно вернуть в любой момент.
leave-shared-all = Вместо всех на этом устройстве будут играть боты. К столу можно вернуться в любой момент и забрать места.

## The page of the installed app when there is no connection

offline-title = Нет соединения
offline-text = Сервер Parlour недоступен. Ваши игры в сохранности: страница откроется сама, как только связь вернётся.
offline-again = Попробовать ещё раз
## Credits

credits-title = Авторы и лицензии
credits-docs = Читать документацию
credits-games = Игры
credits-pictures = Картинки
credits-pictures-changed = Перекрашены и обрезаны для этих столов.
credits-page = На этой странице: шрифты, картинки и библиотеки
credits-server = На сервере
credits-unknown = Список не удалось получить.

# --- редакции: что не так с файлом компонентов ------------------------------------------------------------
edition-told = { $where }: { $what }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
}
edition-told-whole = { $what }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
}
edition-unknown-field = неизвестное поле { $field }; бывают поля { $known }
edition-no-table = нет таблицы [{ $table }]
edition-no-entries = нет записей [[{ $table }]]
edition-game = это издание игры { $found }, а не { $game }
edition-no-game = не указано, какая это игра
edition-one-of = { $found }: можно только { $known }
edition-whole = { $found } — не целое число от { $low } до { $high }
edition-wholes = нужен список целых чисел от { $low } до { $high }
edition-flag = { $found } — не true и не false
edition-title = нужно название длиной от 1 до { $most } знаков, без переносов строк и без знаков < > & {"{"} {"}"} `
edition-line = нужен текст в одну строку, не длиннее { $most } знаков
edition-fixed = по книге правил здесь { $due }, а не { $found }
edition-not-once = { $name } встречается не один раз, а { $count }
edition-count = { $what ->
    [cards] по книге правил карт { $due }, а здесь { $found }
    [wild] по книге правил диких карт { $due }, а здесь { $found }
    [candies] по книге правил конфет { $due }, а здесь { $found }
    [modules] по книге правил модулей { $due }, а здесь { $found }
    [bases] по книге правил баз { $due }, а здесь { $found }
   *[tokens] по книге правил жетонов { $due }, а здесь { $found }
}
edition-between = { $what ->
    [candies] конфет должно быть от { $low } до { $high }, а здесь { $found }
   *[cards] карт должно быть от { $low } до { $high }, а здесь { $found }
}
edition-unmarked = запись отличается от стандартного издания, но источник прежний: «{ $source }»; укажите «yours»
edition-bots-standard = Боты сделаны для этих компонентов.
edition-bots-nets = От компонентов, для которых сделаны боты, отличается { $percent } % записей. Обученные оценки больше не подходят: все уровни вместо этого доигрывают позиции. Новые карты боты знают, но могут играть слабее обычного.
edition-bots-tuned = От компонентов, для которых сделаны боты, отличается { $percent } % записей. Новые карты боты знают и доигрывают с ними позиции, но их чутьё настроено на прежние, поэтому они могут играть слабее обычного.

### Поле для любой игры: игры без собственного поля

any-zone = { $zone }: { $count }
any-space = { $zone }, место { $number }
any-piece = фигура
any-owned = { $piece }, владелец: { $name }
any-score =
    { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }
any-which = Какой ход?
any-moves = Ходы
any-board = Стол
any-yes = да
any-no = нет
any-keys-walk = Переходить от фигуры к фигуре и от места к месту
any-keys-pick = Поднять фигуру, положить её, выбрать
any-keys-back = Вернуть поднятую фигуру
## Games from outside: what they say where they have no words of their own

easy-piece = { $name }
easy-scores = Счёт
easy-section-rules = Правила
easy-prompt = Ваш ход.
easy-prompt-wait = { $count ->
    [one] Ходит { $seats }.
   *[other] Ещё не сходили: { $seats }.
}
easy-event-won = { $count ->
    [one] { $you ->
        [seats] Вы победили.
       *[none] Победа: { $seats }.
    }
   *[other] Победу делят { $seats }.
}
easy-result = { $score ->
    [0] Игра решена.
   *[other] По счёту: { $score }.
}
easy-illegal-over = Игра окончена.
easy-illegal-turn = { $count ->
    [one] Сейчас не ваш ход: ходит { $seats }.
   *[other] Вы уже сходили. Ещё не сходили: { $seats }.
}
easy-illegal-now = Сейчас так нельзя: { $move }.
# Разборы игр со стороны, в которых есть счёт: что в среднем приносит лучший ход.
easy-fact-mine = Лучший ход приносит до конца { $better } { $better ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }, другой — { $played }.
easy-fact-theirs = После лучшего хода { $seat } получает до конца { $better } { $better ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }, после другого — { $played }.

# Printed by the command new-game; commands follow.
terminal-new-made = Игра записана в { $folder }. Дальше:
## Мастерская: компоненты, которые исправляет владелец или автор

workshop-title = { $game }: мастерская
workshop-open = Мастерская
workshop-correct = Что-то не так, как в вашей коробке? Исправьте в мастерской.
workshop-cards = Карты
# Where an entry is known from.
workshop-source =
    { $source ->
        [book] из правил
        [public] по словам владельцев
        [yours] ваше
       *[house] придумано здесь
    }
# Where a component of an edition is known from, told to everybody who looks at it.
component-source =
    { $source ->
        [book] из правил
        [public] из открытых источников
        [yours] исправлено владельцем
       *[house] придумано здесь
    }
workshop-warning = Стоит проверить.
workshop-error = Так нельзя.
workshop-limits = От { $low } до { $high }
# $size: how many there must be, 0 for any number; $found: how many there are.
workshop-numbers =
    { $size ->
        [0] Чисел: { $found }, от { $low } до { $high }, через пробел
       *[other] Чисел: { $found } из { $size }, от { $low } до { $high }, через пробел
    }
workshop-fixed = задано правилами
workshop-undrawn = Это нельзя нарисовать.
# $wrong: how many things are wrong; $odd: how many only look odd.
workshop-count =
    { $wrong ->
        [0] Можно играть.
       *[other] Ошибок: { $wrong }.
    } { $odd ->
        [0] Замечаний нет.
       *[other] Стоит проверить: { $odd }.
    }
workshop-same = Отличий от стандартного издания нет.
workshop-name = Название
workshop-own = Ваши издания
workshop-import = Загрузить файл
workshop-import-large = Файл { $name } слишком велик для издания.
workshop-import-wrong = Файл { $name } не подходит: это не издание этой игры, с которым можно играть.
workshop-import-nothing = Ничего не изменилось.
workshop-import-anyway = Всё равно загрузить и исправить здесь
workshop-nameless = Пока без названия
workshop-unsound = играть ещё нельзя
workshop-shared = открыто по ссылке
workshop-none = Пока ни одного. Измените любой компонент ниже, и появится ваше издание.
workshop-standard = Стандартное издание
workshop-of-table = С этим играют за столом.
workshop-of-other = Этим изданием с вами поделились. Чтобы менять, скопируйте его.
workshop-lead = Сравните с вашей коробкой. Измените всё, что отличается: получится ваше издание, а стандартное останется.
workshop-undo = Отменить
workshop-redo = Вернуть
workshop-enter = Ввести мою коробку
workshop-fork = Скопировать к себе
workshop-fork-own = Скопировать
workshop-play = Играть с этим изданием
workshop-change = Что это меняет?
workshop-export = Сохранить в файл
workshop-print = Печать
workshop-remove = Удалить
workshop-remove-title = Удалить это издание?
workshop-remove-text = Издание «{ $name }» исчезнет. Столы, открытые с ним, останутся.
workshop-remove-no = Оставить
workshop-share = Открыть по ссылке
workshop-link = Ссылка на это издание
workshop-saving-saved = Сохранено
workshop-saving-waiting = Сохраняется…
workshop-saving-refused = Не сохранено
workshop-load = Загрузить снова
workshop-unrated = Такие игры не идут в рейтинг.
workshop-new-name = Моё издание: { $game }
workshop-enter-how = Доставайте компоненты из коробки по одному. Введите, что на них, и нажмите Enter. Всё сохраняется сразу.
workshop-enter-reported = Проверить и то, что сообщают владельцы
workshop-progress = { $entered } из { $total }
workshop-leave = Ко всем компонентам
workshop-back = Назад
workshop-skip = Пропустить
workshop-confirm = Как в моей коробке
workshop-all-entered = Коробка введена целиком.
workshop-some-left = Это было последнее. Кое-что пропущено.
workshop-go-on = К пропущенному
workshop-differences = Чем отличается от стандартного издания
workshop-done = Готово
workshop-reset = Как в стандартном издании
workshop-to-table = Назад к столу
new-edition = Компоненты
# $name: what an edition is called.
new-edition-unsound = { $name } (играть ещё нельзя)
new-edition-see = Компоненты и отличия
room-edition = Компоненты
