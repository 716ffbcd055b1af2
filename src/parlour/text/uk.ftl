# The words of the house. The words of a game lie in the game's own folder.
# Sentences are short and stand by themselves: nothing is glued together from pieces.

## Everywhere

# Name of the button that closes a panel, for screen readers.
close = Закрити
# Name of the link with the emblem of the house, for screen readers.
home-link = Parlour, головна сторінка

## The home page

home-title = Сідайте до столу
home-lead = Настільні ігри за точними правилами, з друзями чи ботами. Без реєстрації.
# Heading of the list of games, for screen readers.
home-games = Ігри
# Label of the field with the player's own name.
home-name = Ваше ім’я
# Appears beside the field for a moment.
home-name-saved = Збережено

## A game

# $min, $max: numbers of players.
# $range: "2" or "2–5"; $max: the most.
game-players = { $max ->
    [one] { $range } гравець
    [few] { $range } гравці
    [many] { $range } гравців
   *[other] { $range } гравця
}
game-minutes = { $minutes ->
    [one] Близько { $minutes } хвилини
    [few] Близько { $minutes } хвилин
    [many] Близько { $minutes } хвилин
   *[other] Близько { $minutes } хвилини
}
# $levels: how many levels of bots there are.
game-bots = { $levels ->
    [one] { $levels } рівень ботів
    [few] { $levels } рівні ботів
    [many] { $levels } рівнів ботів
   *[other] { $levels } рівня ботів
}
# $designer, $publisher: names.
game-credits = Автор гри: { $designer }. Видано: { $publisher }.
# For a game whose publisher is not known.
game-credits-designer = Автори гри: { $designer }.
game-unofficial = Це неофіційна безкоштовна версія з власними малюнками й текстами.
# A link.
game-edition-link = Про це видання
# A heading: where the components of the game come from.
game-edition-title = Про це видання
game-missing = Такої гри тут немає
missing-title = Тут нічого немає
missing-text = Ця адреса нікуди не веде. Можливо, посилання неповне.

## A new table

# The big button, when all other players are bots.
new-play-now = Грати зараз
# The same button, when seats are left open for friends.
new-open-table = Відкрити стіл
new-summary-bots = { $bots ->
    [one] Ви і { $bots } бот
    [few] Ви і { $bots } боти
    [many] Ви і { $bots } ботів
   *[other] Ви і { $bots } бота
}
# $players: all seats; $open: how many wait for friends.
new-summary-open = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
    [many] { $players } гравців
   *[other] { $players } гравця
}, { $open ->
    [one] { $open } місце для друга
    [few] { $open } місця для друзів
    [many] { $open } місць для друзів
   *[other] { $open } місця для друзів
}
# Opens the choice of players, bots and options.
new-change = Вибрати гравців і варіанти
new-players = Гравці
# Name of a choice: who sits on seat number $seat.
new-seat = Місце { $seat }
new-seat-open = Вільне для друга

## Seats and bots

# Marks the reader's own seat.
seat-you = ви
# A player who is not connected.
seat-away = не на зв’язку
# Nobody sits there yet.
seat-open = Вільне місце
# Somebody who has chosen no name. $number: as it is, to tell one guest from another.
guest-name = Гість { $number }
# How a sentence calls the reader, in place of a name. Where a verb agrees with a player, `$you` says which of its
# arguments the reader is.
name-you = ви
# $level: one of the words below.
seat-bot = Бот, { $level }
# Beside the name of an account with which somebody’s own program plays.
seat-program = програма

level-random = випадковий
level-greedy = жадібний
level-easy = легкий
level-medium = середній
level-hard = складний
level-expert = експерт
level-master = майстер
level-random-about = Робить будь-який дозволений хід.
level-greedy-about = Дотримується одного простого правила й далі не думає.
level-easy-about = Дружній новачок: трохи думає наперед і часто обирає хід, який лише трохи гірший за найкращий.
level-medium-about = Трохи думає наперед. Добрий суперник для першого вечора.
level-hard-about = Думає далі й рідко помиляється.
level-expert-about = Думає довго й грає добре. Готуйтеся часто програвати.
level-master-about = Думає найдовше: до двох секунд над ходом, на двох ядрах процесора. Для тих, хто хоче важкого суперника.
level-judges-by-net = Боти цього рівня перебирають ходи й оцінюють позиції мережею, навченою для цієї гри.
level-judges-without-net = Боти цього рівня перебирають ходи й дограють позиції, щоб їх оцінити: навчену мережу зроблено не для цієї кількості гравців, не для цих налаштувань чи компонентів.
level-judges-by-playing = Боти цього рівня перебирають ходи й дограють позиції, щоб їх оцінити.

# What the bots are called, by seat.
bot-name-1 = Ада
bot-name-2 = Бруно
bot-name-3 = Клара
bot-name-4 = Еміль
bot-name-5 = Віра

## Tables to go back to

recent-title = Ваші столи
# States of a table, each also a link to it.
recent-open = Чекає на гравців
recent-playing = Продовжити

## Waiting for players

room-title = Стіл готовий
room-waiting = { $count ->
    [one] Чекаємо ще на { $count } гравця. Надішліть йому це посилання.
    [few] Чекаємо ще на { $count } гравців. Надішліть їм це посилання.
    [many] Чекаємо ще на { $count } гравців. Надішліть їм це посилання.
   *[other] Чекаємо ще на { $count } гравця. Надішліть їм це посилання.
}
# Name of the field with the link, for screen readers.
room-link = Посилання на цей стіл
room-copy = Скопіювати посилання
# On the same button, for a moment after it was pressed.
room-copied = Скопійовано
# When the browser forbids copying.
room-not-copied = Не вдалося скопіювати посилання. Воно виділене: скопіюйте його самі.
# $seat: number of the seat.
room-sit = Зайняти місце { $seat }
room-leave = Звільнити місце

## At the table

table-watching = Ви спостерігаєте
table-offline = Немає зв’язку. Пробуємо знову…
table-missing = Такого столу немає. Можливо, посилання неповне.
# The table was there, but the server has it no more.
table-gone = Цей стіл уже прибрали. Можна почати нову гру.

## The log

log-title = Журнал
# Beside a line that stands for a whole turn.
log-more =
    { $count ->
        [one] ще { $count } подія
        [few] ще { $count } події
       *[other] ще { $count } подій
    }
# Name of the field for typed moves, for screen readers.
log-typed-label = Введіть хід
# Shown in the empty field. $example: moves in notation.
log-typed-example = Хід: { $example }
log-typed-play = Зіграти

## Fair shuffling

shuffle-commitment = Тасування
# Appears when the word above is pointed at.
shuffle-explained = Це число закріплює тасування ще до роздачі першої карти. Після гри відкривається його зерно, і кожен може перевірити, що нічого не підмінили.
shuffle-revealed = Зерно тасування є в записі партії.

## The rules

rules-button = Правила
# Title of the panel. $game: name of the game.
rules-title = Правила: { $game }
rules-heading = Правила
# Opens the list of the marks and their meanings.
rules-marks = Що означають позначки
# The mark before a rule, or a part of one, that is not the rulebook’s. The first stands in the list only.
rules-source = { $source ->
    [book] Без позначки
    [public] Відкриті джерела
    [house] Вигадано тут
   *[ruling] Наше рішення
}
rules-source-meaning = { $source ->
    [book] Так сказано в правилах.
    [public] У правилах це було лише на малюнку, якого ми не маємо; власники надрукованої гри повідомляють те саме.
    [house] Цього немає в жодному тексті. Ми вигадали це так, щоб відповідало всьому, що сказано в правилах.
   *[ruling] Правила мовчать, неясні або в перекладах розходяться. Ми вирішуємо це так.
}

## The end of a game

end-you-won = Ви перемогли
end-you-share = Ви ділите перемогу
# $names: the winners, as a list; $count: how many.
end-won = { $count ->
    [one] Перемагає { $names }
   *[other] Перемогу ділять { $names }
}
# Marks the winners in the list of scores.
end-winner = перемога
end-rematch = Зіграти ще раз
# The same button, when another player has asked for it already.
end-join-rematch = До наступної партії
# The main button: every decision of the game explained.
end-review = Розбір
# $name: the player who decided; $move: the move in words.
end-turning = Перелом: { $name }, { $move }
# $percent: how well the reader's own decisions were made.
end-accuracy = Ваша точність: { $percent }
end-reviewing = Партія розбирається…
end-home = До ігор
# A link to the whole game as a file.
end-record = Завантажити запис
# Brings the closed result panel back.
end-show = Підсумок

## Looking back

lookback-title = Розбір
# A link to the table of this game.
replay-table = Стіл
# Names of the controls, for screen readers.
replay-controls = Кроки партією
replay-back = На крок назад
replay-forward = На крок уперед
replay-play = Програти
replay-pause = Пауза
replay-step = Крок
lookback-mistake-back = Попередня помилка
lookback-mistake-next = Наступна помилка
# A choice: whose knowledge is shown.
replay-eyes = Очима
replay-eyes-spectator = Глядач
# One of these choices: the player whose decision comes next.
lookback-eyes-mover = Той, хто вирішує
lookback-only-mine = Лише мої рішення
# $stage: how much of the review is there while it is being made.
lookback-progress = { $stage ->
    [none] Партія розбирається…
   *[quick] Перший погляд готовий. Партія розбирається докладніше…
}

# The picture of everybody's chances.
lookback-curve = Шанси на перемогу від ходу до ходу
# One player's chance at this moment. $chance: in percent.
lookback-chance-of = { $name } { $chance }
# For screen readers. $number: how many moves have been made; $chances: a list of `lookback-chance-of`.
lookback-moment = Зроблено ходів: { $number } з { $last }. { $chances }
lookback-moment-bare = Зроблено ходів: { $number } з { $last }

# How good a decision was.
lookback-mark = { $mark ->
    [best] Найкращий хід
    [good] Добре
    [inaccuracy] Неточність
    [mistake] Помилка
   *[blunder] Груба помилка
}
lookback-decides = Вирішує { $name }
# These two stand before the name of a move.
lookback-played = Зіграно
lookback-better = Краще
# $cost: how much of the chance to win, in percent; $doubt: its standard error.
lookback-cost = Це коштувало { $cost } шансів на перемогу (± { $doubt }).
lookback-nothing-better = Кращого ходу не було.
lookback-no-choice = Тут не було з чого вибирати.
lookback-options = Варіанти ({ $count })
# Marks the move that was made in the game.
lookback-was-played = зіграно
lookback-chance = { $chance } ± { $error }
# By how much the player leads or trails in the end on average, in what the game counts.
lookback-margin = різниця { NUMBER($margin, maximumFractionDigits: 1) }
lookback-options-explained = Шанс на перемогу з похибкою та середня різниця наприкінці партії. Оцінено за тим, що гравець міг тоді знати.
lookback-moments = Що вирішило партію
# A chance before and after a move.
lookback-change = { $before } → { $after }
lookback-players = Як грали
lookback-accuracy = Точність { $percent }
# What made somebody's result: three bars.
lookback-part-skill = Власні помилки
lookback-part-others = Чужі помилки
lookback-part-luck = Везіння
lookback-parts-explained = Три смуги разом дають результат, рахуючи від рівної частки перемоги. Везіння — це роздачі, взяті карти й те, як збіглися таємні вибори.
# One sentence about a player. $story: what decided their result.
lookback-story = { $story ->
    [skill] Майже без помилок: гра була кращою, ніж в інших.
    [gift] Не без помилок, але в інших вони були більші.
    [lucky] Найбільше допомогло везіння.
    [unlucky] Радше не пощастило: невезіння коштувало більше, ніж гра.
    [mistakes] Справа не в невезінні: найбільше коштували власні помилки.
   *[close] Рівна партія: її не вирішили ні помилки, ні везіння.
}
lookback-moves = Ходи
# A round of moves, in games that do not count their rounds.
lookback-round = Коло { $round }

## Playing on from a moment of a finished game

whatif-button = А якби…
whatif-title = А якби?
# $number: how many moves had been made.
whatif-explained = { $number ->
    [0] Продовжити від самого початку партії за окремим столом.
    [one] Продовжити від моменту після { $number } ходу за окремим столом.
   *[other] Продовжити від моменту після { $number } ходів за окремим столом.
}
whatif-against = Решта
# $level: the level of the bots.
whatif-bots = Боти ({ $level })
whatif-nobody = Ходжу за всіх
whatif-seat = Я граю за
whatif-eyes = Чиїми очима
whatif-cards = Карти
whatif-as-dealt = Як лежали
# $name: a player.
whatif-redealt = Приховані карти роздано наново, як міг би уявити гравець { $name }
whatif-name = Назва (не обов’язково)
whatif-start = Продовжити
whatif-kept = Сама партія не зміниться. Усе зігране тут зберігається разом із нею, і це побачать усі, хто має посилання.
# A branch without a name of its own. $number: the move from which it differs.
branch-unnamed = А якби, хід { $number }
# These stand after the name of a branch.
branch-for-all = ходи за всіх
branch-redealt = роздано наново
branch-over = дограно
branch-rename = Перейменувати «{ $name }»
branch-save = Зберегти назву
branch-remove = Видалити «{ $name }»?
branch-remove-explained = Ходи зникнуть для всіх, хто має посилання.
branch-remove-yes = Видалити
branch-keep = Залишити
branch-back = До розбору
branch-again = Ще раз звідти
branch-review = Розбір варіанта
lookback-eyes-open = Усі руки відкриті
lookback-deeper = Поглянути глибше
lookback-deepening = Дивимося глибше…
lookback-deeper-done = Це рішення розібрано глибше.

## Learning from one’s mistakes

learn-title = Вчитися на своїх помилках
# $count: how many of them there are in this game.
learn-button = Вчитися на своїх помилках ({ $count })
learn-question = Знайдіть кращий хід
# Stands before the move that was made.
learn-played = Ви зіграли
# $place: the number of the question.
learn-place = Питання { $place } з { $total }
learn-solved = Розв’язано: { $solved } з { $total }
learn-judging = Хід оцінюється…
# $chance: what the move leaves the player to win, in percent.
learn-right = Правильно: { $move } (шанс перемогти { $chance }).
# $cost: how much less than the best move, in percent.
learn-wrong = Не те: { $move } — шанс перемогти на { $cost } менший, ніж у найкращого ходу.
learn-best = Найкраще: { $move } (шанс перемогти { $chance }).
learn-hint = Підказка
learn-show = Показати хід
learn-look = Поглянути в розборі
learn-back = Назад
learn-next = Далі
learn-skip = Пропустити
learn-done = Це було останнє питання. Розв’язано { $solved } з { $total }.
learn-none-title = Поки що немає на чому вчитися
learn-none = У ваших останніх розібраних партіях жоден ваш хід не коштував дорого. Партії розбирають, коли вони закінчаться.
learn-none-here = У цій партії жоден ваш хід не коштував дорого.

## Settings

settings-title = Налаштування
settings-language = Мова
settings-theme = Оформлення
settings-theme-auto = Як у системі
settings-theme-light = Світле
settings-theme-dark = Темне
settings-speed = Анімація
settings-speed-slow = Повільна
settings-speed-normal = Звичайна
settings-speed-fast = Швидка
settings-speed-off = Вимкнена

## Keys

# The first button for the keyboard: past the bar, to the hand.
skip-to-table = До столу
keys-title = Клавіші
keys-skip = Пропустити анімацію
keys-log = Відкрити або закрити журнал
keys-rules = Відкрити правила
keys-help = Показати цей список

## What the house refuses, and what to do then

problem-unreachable = Сервер не відповідає. Спробуйте ще раз трохи згодом.
problem-input = Запит не вдається прочитати. Оновіть сторінку й спробуйте ще раз.
problem-too-long = Задовго. Скоротіть.
problem-name = В імені має бути від 1 до 24 видимих символів, і не самі крапки. Виберіть інше.
problem-nobody-plays = Хтось має грати. Займіть місце або лишіть одне вільним.
problem-bot-level = Боту потрібен рівень. Виберіть його.
problem-here-name = Гравцеві на цьому пристрої потрібне ім’я.
problem-one-seat-each = Ви можете зайняти лише одне місце. Решту лишіть вільними або віддайте ботам.
problem-no-such-seat = За цим столом немає такого місця. Виберіть інше.
problem-other-site = Запит надійшов з іншого сайту. Відкрийте сам Parlour і спробуйте ще раз.
problem-not-seated = Ви не сидите за цим столом. Можна спостерігати або зайняти вільне місце.
problem-not-taken = Спочатку хтось має взяти пристрій.
problem-no-such-page = Такої сторінки немає. Поверніться до ігор.
problem-no-such-table = Такого столу немає. Можливо, посилання неповне.
problem-method = Ця сторінка так не вміє. Поверніться до ігор.
problem-no-open-seat = Усі місця зайняті. Можна спостерігати.
problem-seat-taken = Це місце вже зайняте. Виберіть інше.
problem-already-seated = Ви вже сидите за цим столом.
problem-already-started = Гра почалася. Мінятися місцями вже не можна.
problem-not-started = Гра ще не почалася. Зачекайте, доки займуть усі місця.
problem-not-over = Це відкриється, коли гра закінчиться.
problem-not-reviewed = Гра ще розбирається. Поверніться за хвилину.
problem-no-such-moment = У цій грі немає такого моменту, з якого можна продовжити.
problem-no-branch = Цей стіл — не варіант зіграної гри.
problem-too-many-branches = Варіантів уже забагато. Видаліть зайві або приходьте завтра.
problem-stale = Позиція змінилася. Погляньте ще раз і виберіть.
problem-old-rules = Цю гру почато за іншими правилами, за якими тут більше не грають. Почніть нову.
problem-unfinished-games = Ви почали сьогодні забагато ігор, які ще не закінчено. Дограйте одну або приходьте завтра.
problem-too-fast = Ви створюєте столи зашвидко. Зачекайте хвилину й спробуйте ще раз.
problem-one-question = Для вас іще розбирається інша партія. Дочекайтеся, поки вона буде готова.
problem-password = Пароль має містити від 8 до 200 знаків. Виберіть інший.
problem-said = Повідомлення — один рядок, від 1 до 300 знаків.
problem-wrong-password = Неправильне ім’я або пароль. Спробуйте ще раз.
problem-name-taken = Це ім’я вже зайняте. Виберіть інше.
problem-has-account = У вас уже є обліковий запис. Щоб створити інший, вийдіть із нього.
problem-no-account = У вас ще немає облікового запису. Спочатку створіть його.
# $seconds: how long to wait.
problem-too-many-attempts = { $seconds ->
    [one] Забагато спроб. Спробуйте знову за { $seconds } секунду.
    [few] Забагато спроб. Спробуйте знову за { $seconds } секунди.
   *[other] Забагато спроб. Спробуйте знову за { $seconds } секунд.
}
problem-busy = Сервер перевантажений. Спробуйте за хвилину.
problem-no-such-person = Тут немає нікого з таким іменем. Можливо, в імені помилка.
problem-chat-too-fast = Ви пишете надто швидко. Зачекайте кілька секунд.
problem-chat-watching = Глядачі можуть писати, коли гру закінчено.
problem-token = Такий токен тут невідомий. Можливо, його відкликано: створіть новий на сторінці облікового запису.
problem-no-programs = Програмам не можна сідати за цей стіл: той, хто його відкрив, не дозволив.
problem-people-only = Це можуть робити лише люди, а запит надіслала програма.
problem-no-such-program = У вас немає такої програми.
problem-too-many-programs = У вас уже стільки програм, скільки може мати одна людина. Спочатку видаліть одну.
problem-server = На сервері щось зламалося. Спробуйте ще раз трохи згодом.
problem-storage = Зараз нічого не можна записати, тож нічого не змінилося. Спробуйте трохи пізніше.
notice-storage-away = На мить зник зв’язок із базою даних. Ходи зачекають і пройдуть самі.
# $known: the codes of all games, as a list.
problem-game-unknown = Гри «{ $game }» немає. Виберіть зі списку: { $known }.
problem-players = Гра «{ $game }» не розрахована на стільки гравців: { $players }. Гравців має бути { $range }.
problem-option-unknown = Гра «{ $game }» не має варіанта «{ $name }». Виберіть зі списку: { $known }.
problem-option-value = Варіант «{ $name }» не може мати значення «{ $value }». Виберіть зі списку: { $known }.
problem-option-players = За кількості гравців { $players } варіант «{ $name }» не може мати значення «{ $value }».
# A game that is being added breaks the contract. $game: its code; $missing: names of methods.
problem-game-incomplete = У правилах гри «{ $game }» бракує: { $missing }.
problem-game-limit = Гра «{ $game }» більша, ніж дозволяє Parlour. { $what ->
    [players] Місць: { $found }, дозволено щонайбільше { $limit }.
    [moves] Номерів ходів: { $found }, дозволено щонайбільше { $limit }.
    [at-once] Можливих ходів одразу: { $found }, дозволено щонайбільше { $limit }.
   *[numbers] Чисел у спостереженні: { $found }, дозволено щонайбільше { $limit }.
}
problem-game-unmade = Гру «{ $game }» не можна розкласти для такої кількості гравців: { $players }. { $detail }
problem-game-declared = «{ $game }»: { $fault ->
    [missing] позиція не має атрибута { $names }, хоча його називає місце або число.
    [room] в атрибуті { $names } менше комірок, ніж указано в місця.
   *[undeclared] атрибут позиції { $names } не оголошено ні як місце, ні як число.
}
problem-game-mixed = «{ $game }»: правила й { $parts } мають бути скомпільовані разом або не скомпільовані зовсім. Почніть кожен файл тим самим рядком «# cython:» і зберіть пакет знову.
problem-game-twice = Гра «{ $game }» вже є.
problem-game-no-spec = Точка входу «{ $game }» має бути GameSpec, а не { $found }.
problem-game-code = Точка входу зветься «{ $game }», а її гра — «{ $code }». Ім’я має бути одне.
problem-edition-none = Гра «{ $game }» має лише один набір компонентів.
problem-new-name = Ім’я «{ $name }» не підходить для гри. Візьміть малі літери a–z і цифри, почніть з літери; слова мови Python не годяться.
problem-new-taken = Ім’я «{ $name }» зайняте: так зветься гра або встановлений пакет.
problem-new-folder = Тут уже щось є: { $folder }.
problem-new-unwritable = Гру не можна записати в { $folder }: { $detail }
problem-no-plots = Для звітів потрібні ще два пакети. Встановіть їх: pip install 'parlour[report]'.
problem-needs-extra = Для { $what } потрібно: { $packages }. Установіть: pip install "parlour[{ $extra }]".
problem-vary-one = Порівнюйте або значення варіанта (--vary), або видання (--edition), але не те й інше водночас.
# $file: name of a file; $detail: what is wrong, in English.
problem-file-unreadable = Файл { $file } не вдається прочитати: { $detail }.
problem-edition-unreadable = Файл { $file } не вдається прочитати як видання: { $detail }.
problem-edition-large = { $file }: задовго для видання: { $size } знаків, можна не більше { $most }.
problem-edition-deep = { $file }: надто глибока вкладеність, можна не більше { $most } рівнів.
problem-edition-wrong = У виданні { $file } є помилки: { $detail }{ $more ->
    [0] {""}
   *[other] {" "}(і ще { $more })
}.
problem-no-such-edition = Такого видання немає, або вам його не відкрито.
problem-too-many-editions = У вас уже { $most } видань. Спершу вилучіть якесь.
problem-edition-stale = Тим часом видання змінили в іншому місці. Завантажте його знову.
problem-weights-wrong = У файлі ваг { $file } є помилки: { $detail }.
# $file: name of a file; $what: what the weights do not fit: game, rules, features, players or options.
problem-weights-foreign = Ваги з файлу { $file } зроблено для іншого ({ $what ->
    [game] інша гра
    [rules] інші правила
    [features] інші ознаки
    [players] інша кількість гравців
   *[other] інші налаштування або компоненти
    }).
# $game: code of a game.
problem-no-features = Гра { $game } не має власних ознак, тому її рівні не використовують мережу. Приберіть --ship і грайте проти ваг як net:FILE.
# $file: name of a file.
problem-checkpoint-foreign = { $file } належить до іншого навчання. Виберіть інший --out або видаліть цей файл.
# $bytes: how large the file would be; $most: how large it may be.
problem-weights-large = Ваги займають { NUMBER($bytes, useGrouping: 0) } байт; зберігається не більше { NUMBER($most, useGrouping: 0) }. Виберіть менше прихованих елементів (--hidden).
problem-move-unreadable = У цій грі немає ходу «{ $move }». Виберіть із запропонованих.
problem-nothing-to-undo = Немає ходу, який можна взяти назад.
problem-move-complete = «{ $move }» — уже цілий хід, продовжити його не можна.
problem-no-proposals = У грі «{ $game }» ходи не пропонуються.
problem-seat = { $players ->
    [one] За столом на { $players } гравця немає місця { $seat }; місця рахують від 0.
    [few] За столом на { $players } гравців немає місця { $seat }; місця рахують від 0.
    [many] За столом на { $players } гравців немає місця { $seat }; місця рахують від 0.
   *[other] За столом на { $players } гравця немає місця { $seat }; місця рахують від 0.
}
problem-seed = { $size ->
    [one] У зерні має бути рівно { $size } байт.
    [few] У зерні має бути рівно { $size } байти.
    [many] У зерні має бути рівно { $size } байтів.
   *[other] У зерні має бути рівно { $size } байта.
}
problem-position = У позиції є помилка: { $detail }.
problem-record = У записі є помилка: { $detail }.
problem-bot-unknown = Бота «{ $bot }» немає. Виберіть зі списку: { $known }.
problem-reward-unknown = Винагороди «{ $reward }» немає. Виберіть зі списку: { $known }.
problem-action-unknown = Дії { $action } немає. Дії — від 0 до { $last }.

## Terminal

# What the person at the keyboard is called.
terminal-guest = Гість
# Marks the person's own seat.
terminal-own-name = { $name } (ви)
# A player without a name; the number is the one that --seat takes.
terminal-seat = Місце { $seat }
terminal-seat-name = Місце { $seat }: { $name }
# $names: the bots, as a list; $level: one of the words above.
terminal-against = Проти вас: { $names }. Рівень ботів: { $level }.
# $commitment: a long number that fixes the shuffle before the deal.
terminal-promise = Тасування закріплено числом { $commitment }.
# $seed: the number that the shuffle was made from.
terminal-seed = Зерно тасування: { $seed }.
# What can be typed. The words help, hint, undo, why, log and quit stay as they are.
terminal-help = Введіть хід або його номер. Введіть help — і побачите, що ще можна ввести.
terminal-help-example = Наприклад, зараз введіть { $move }: { $words }. Номер { $number } означає те саме.
terminal-help-move = зробити цей хід
terminal-help-number = те саме за номером у списку
terminal-help-hint = підказка; введіть ще раз — буде ясніше, а наприкінці назвуть і сам хід
terminal-help-undo = взяти останній хід назад
terminal-help-why = чому цей хід заборонено
terminal-help-rules = усі правила
terminal-help-rule = одне правило
terminal-help-log = усе, що було в грі
terminal-help-enter = показати стіл ще раз
terminal-help-quit = вийти з-за столу
terminal-hint-more = Введіть hint ще раз, щоб дізнатися більше.
terminal-undone = Хід узято назад: { $move }.
terminal-no-undo = Ви ще не зробили жодного ходу.
# A typed line has several meanings; they follow, numbered.
terminal-readings = Це можна зрозуміти по-різному. Що мається на увазі?
terminal-thinking = { $seat } думає…
# $reason: a sentence; $rule: the id of a rule.
terminal-refused = { $reason } Правило { $rule }.
terminal-allowed = Хід { $move } зараз дозволений.
terminal-no-number = Ходу { $number } у списку немає. Там { $count ->
    [one] { $count } хід
    [few] { $count } ходи
    [many] { $count } ходів
   *[other] { $count } ходу
}.
terminal-no-rule = Правила «{ $rule }» немає. Є такі: { $known }.
terminal-rule = { $rule }: { $words }
# A rule, or a part of one, that is not the rulebook’s. $source: one of the marks.
terminal-rule-part = { $source }: { $words }
terminal-left = Ви встаєте з-за столу до кінця гри.
terminal-record-written = Запис партії у файлі { $file }.
terminal-step = Enter — наступний крок, quit — вихід
# A branch of the game that is replayed. $name: may be empty; $number: how many moves had been made.
terminal-branch = А якби { $name }: ходів { $moves }, після ходу { $number } партії.
# $moves: moves in notation, as a list.
terminal-may-play = { $seat } може зіграти: { $moves }
# A game in the list: its title, and the name by which the commands know it.
terminal-game = { $title } ({ $code })
terminal-option = { $title }: { $name } = { $values }. Типово: { $default }. Правило { $rule }.
terminal-levels = Боти: { $levels }.
# $title: a heading of the rules; $rules: ids of the rules under it.
terminal-rules = { $title }: { $rules }.
terminal-fair = Усе чесно: зерно те саме, що обіцяне до роздачі, і воно дає кожне тасування цієї партії.
# $reasons: what is wrong, in English.
terminal-unfair = Нечесно: { $reasons }.
# $parts: how many entries the edition has.
terminal-edition = { $file }: усе гаразд. Видання «{ $name }» гри { $game }, { $parts ->
    [one] { $parts } пункт
    [few] { $parts } пункти
    [many] { $parts } пунктів
   *[other] { $parts } пункту
}.
# $part: what the edition holds, in its own words; $source: one of the three below.
terminal-edition-part = { $part } — { $source }
terminal-source-book = із книги правил
terminal-source-public = за відомостями про надруковану гру
terminal-source-house = укладено тут
terminal-source-yours = виправлено вами
terminal-edition-warning = Варто перевірити: { $what }.
terminal-bad-option = «{ $option }» — не варіант гри. Пишіть так: назва=значення.
terminal-bad-seed = «{ $seed }» — не зерно. У зерні { $digits ->
    [one] { $digits } шістнадцяткова цифра
    [few] { $digits } шістнадцяткові цифри
    [many] { $digits } шістнадцяткових цифр
   *[other] { $digits } шістнадцяткової цифри
}.
terminal-not-json = Файл { $file } — не JSON: { $detail }.
terminal-unwritable = Файл { $file } не вдається записати: { $detail }.
problem-too-many-bots = Забагато ботів: { $bots }. Місць за столом: { $players }.
problem-out-of-range = { $name }: потрібне число від { $low } до { $high }, а не { $value }.
problem-no-peers = Тут не встановлено: { $missing }. Запустіть make bench-peers: він установить усе окремо.

## Reports

report-name = { $name }
report-title = { $game }: звіт про баланс
# $games: games played for each setting; $bots: which bots played.
report-setting = Партій на кожне налаштування: { $games }. Гравців: { $players }. Боти: { $bots }. Зерно { $seed }, версія правил { $rules }.
report-reading = Біля кожної цифри вказано інтервал, у якому справжнє значення лежить із певністю 95 %: де інтервали сильно перекриваються, різниці не видно. Те, що супроводжує перемогу, не обов’язково є її причиною: у сильній позиції й потрібну карту зіграти легше. Серед багатьох рядків один із двадцяти здається особливим просто випадково. І все це справедливо для цих ботів; люди можуть грати інакше.
report-overview = Коротко
report-first = Перемагає перший гравець
report-moves = Рішень за партію
report-score = Рахунок
report-winning-score = Рахунок переможця
report-margin = Відрив переможця
report-overview-note = Після ± стоїть стандартне відхилення: наскільки розходяться окремі партії.
report-against = Що змінює ця правка
report-against-note = { $to } порівняно з { $from }, роздача за роздачею. «Ясно» означає: саме везіння навряд чи дало б таку різницю, навіть якщо дивитися на всі рядки разом.
report-measure = { $name ->
    [first] Перемоги першого гравця
    [moves] Рішень за партію
    [spread] Розкид підсумкових очок
    [margin] Відрив переможця
   *[decided] Партії з одним переможцем
}
report-said = { $way ->
    [same] { $name ->
        [first] Перший гравець виграє приблизно так само часто: { $after } замість { $before }. Ясної різниці немає.
        [moves] Партії тривають приблизно стільки ж: рішень { $after } замість { $before }. Ясної різниці немає.
        [spread] Розкид підсумкових очок приблизно такий самий: { $after } замість { $before }. Ясної різниці немає.
        [margin] Відрив переможця приблизно такий самий: { $after } замість { $before }. Ясної різниці немає.
       *[decided] Партій з одним переможцем приблизно стільки ж: { $after } замість { $before }. Ясної різниці немає.
    }
    [up] { $name ->
        [first] Перший гравець виграє частіше: { $after } замість { $before }.
        [moves] Партії тривають довше: рішень { $after } замість { $before }.
        [spread] Підсумкові очки різняться більше: { $after } замість { $before }.
        [margin] Відрив переможця більший: { $after } замість { $before }.
       *[decided] Партій з одним переможцем більше: { $after } замість { $before }.
    }
   *[down] { $name ->
        [first] Перший гравець виграє рідше: { $after } замість { $before }.
        [moves] Партії коротші: рішень { $after } замість { $before }.
        [spread] Підсумкові очки різняться менше: { $after } замість { $before }.
        [margin] Відрив переможця менший: { $after } замість { $before }.
       *[decided] Партій з одним переможцем менше: { $after } замість { $before }.
    }
}
report-between = { $unit ->
    [points] Справжня зміна лежить між { $low } і { $high } відсоткового пункту, з певністю 95 %.
   *[plain] Справжня зміна лежить між { $low } і { $high }, з певністю 95 %.
}
report-cannot-tell = Чого не видно за такою кількістю партій ({ $games }): змін у перемогах першого гравця, менших ніж приблизно на { $points } відсоткового пункту.
report-cannot-tell-rare = Надто рідко траплялося в цих партіях, щоб судити: { $names }.
report-bots-differ = Боти цього рівня оцінюють позиції у двох виданнях по-різному: навчена мережа підходить лише до одного з них. Частина різниці може бути від ботів. Жадібний, легкий і середній боти мереж не використовують.
report-before = було
report-after = стало
report-chance = випадковість
report-clear = ясно
report-changed-cards = Що сталося зі зміненими картами
report-changed-note = Як часто перемагав гравець, який зіграв цю карту, як часто це було за партію і скільки вона приносила за раз.
report-a-game = разів за партію
report-varied = Рядки відрізняються одним варіантом: { $option }.
report-editions = Чим відрізняються видання
report-entry = Запис
report-places = Хто перемагає, за порядком ходу
report-place = Номер { $place }
report-places-note = Частка партій, які виграє той, хто ходить першим, другим і так далі. Пунктир — справедлива частка, { $fair } %.
report-lengths = Скільки триває партія
report-lengths-note = Частка партій за кількістю рішень у них.
report-scores = Рахунок
report-scores-note = Як часто трапляється кожен кінцевий рахунок: у всіх і в переможців.
report-scores-all = усі
report-scores-winning = переможці
report-ends = Чим закінчуються партії
report-ends-note = Наведено речення першої партії, що так закінчилася.
report-deeds-note = Частка перемог у тих, хто це зробив; пунктир — справедлива частка. Рідкісне тут пропущено, а якщо рядків багато, показано лише крайні. У таблиці є все.
report-all = Показати всі
report-wins = перемоги
report-hands = гравців
report-times = разів у кожного
report-amount = дає за раз
report-change = зміна
report-house = Тутешнє видання
report-unofficial = Автор гри: { $designer }, видавець: { $publisher }. Звіт складено в Parlour — неофіційній безкоштовній реалізації.
report-unofficial-designer = Автори гри: { $designer }. Звіт складено в Parlour — неофіційній безкоштовній реалізації.
# $file: where the page was written.
report-written = Звіт записано в { $file }.

## What does it change?

change-title = Що це змінює?
change-about = Боти грають ті самі роздачі стандартним виданням і виданням «{ $name }». Тож різниця походить від компонентів, а не від везіння з картами.
change-back = Назад до видання
change-differs = { $count ->
    [one] Від стандартного видання відрізняється { $count } запис
    [few] Від стандартного видання відрізняються { $count } записи
   *[other] Від стандартного видання відрізняються { $count } записів
}
change-entry = Запис
change-standard = Стандартне
change-players = Гравці
change-level = Боти
change-games = Роздачі
change-games-note = Кожну роздачу грають обома виданнями. Що більше роздач, то меншу різницю видно.
change-begin = Зіграти й порівняти
change-again = Порівняти знову
change-unsound = У цьому виданні є помилки. Спершу виправте їх, тоді його можна буде порівняти.
change-same = Поки нічим не відрізняється від стандартного видання.
change-progress = Зіграно обома виданнями роздач: { $done } із { $games }.
change-first-deals = Граються перші роздачі. Партії за столами важливіші.
change-left = { $minutes ->
    [0] Лишилося менше хвилини.
    [one] Лишилася приблизно { $minutes } хвилина.
    [few] Лишилося приблизно { $minutes } хвилини.
   *[other] Лишилося приблизно { $minutes } хвилин.
}
change-leave = Сторінку можна закрити й повернутися: порівняння триватиме.
change-stop = Зупинити
change-stopped = Зупинено, зіграно роздач: { $done } із { $games }.
change-stopped-early = Зупинено раніше, ніж щось стало видно.
change-outdated = Відтоді видання змінили. Тут те, що з’ясувалося раніше.
change-found = Що з’ясувалося
change-setting = Роздач: { $games }, кожна обома виданнями. Гравці: { $players }. Боти: { $level }.
change-options = Варіанти звичайні: { $options }. Відрізняються лише компоненти.
change-only = Відрізняються лише компоненти.
change-clear = Ясно
change-unclear = Неясно
change-word-clear = «Ясно» означає, що саме лише везіння навряд чи дасть таку велику різницю.
change-interval = { $name }: { $mean }, від { $low } до { $high }
change-cards = Змінені карти
change-cards-note = Як часто вигравали ті, хто використав карту. Смуга — межі, у яких справжнє число лежить із певністю 95 %; пунктир — справедлива частка.
change-cards-none = Жодну змінену карту в цих партіях простежити не можна: змінено не те, що гравці використовують само по собі.
change-card-moved = { $way ->
    [up] Частіше веде до перемоги
    [down] Рідше веде до перемоги
    [gone] Трапляється лише у стандартному виданні
    [new] Трапляється лише у зміненому виданні
    [rare] Траплялася надто рідко
   *[same] Ясної різниці немає
}
change-card-points = { $change } в. п. (від { $low } до { $high })
change-card-used = Разів за партію: { $before } → { $after }
change-card-brought = Дає за раз: { $before } → { $after }
change-wins = Що перемагає
change-wins-note = Так часто вигравали ті, хто це зробив. Те, що супроводжує перемогу, не обов’язково є її причиною: у сильній позиції й потрібну карту зіграти легше.
change-wins-most = Найуспішніше й найменш успішне
change-wins-all = Показати всі ({ $count })
change-unknown = Чого за цими партіями не видно
change-unknown-small = За такої кількості роздач ({ $games }) зміну в перемогах першого гравця видно, лише якщо вона більша ніж приблизно { $points } в. п. Що більше роздач, то меншу зміну видно.
change-unknown-rare = Траплялося надто рідко, щоб судити: { $names }.
change-unknown-people = Усе це справедливо для цих ботів. Люди можуть грати інакше.
change-kept = Збережені порівняння
change-kept-of = Роздач: { $games }, гравці: { $players }, боти: { $level }
change-kept-earlier = для попереднього вигляду
change-share-first = Це видання бачите лише ви. Відкрийте його, і цю сторінку зможе відкрити кожен, хто має посилання.
change-share = Відкрити видання за посиланням
change-command = Ті самі числа з командного рядка, з будь-якою кількістю роздач:
problem-no-such-comparison = Такого порівняння немає, або вам не відкрито його видання.
problem-edition-same = Це видання не відрізняється від стандартного. Спершу щось змініть.
problem-one-comparison = Інше ваше порівняння ще грається. Дочекайтеся його або зупиніть.

## Арена

# $bot: a bot's name, module:Class; $detail: what is wrong, in English.
problem-bot-unusable = Бота «{ $bot }» не можна використати: { $detail }.
# $seat: counted from 0; $game: a number; $bots: who sat at the table, as a list.
problem-bot-failed = Бот «{ $bot }» дав збій на місці { $seat } у партії { $game }, за столом { $bots } (зерно { $seed }): { $detail }.
problem-bot-twice = Бота «{ $bot }» названо двічі. Назвіть кожного бота один раз.
problem-too-few-bots = Для турніру потрібні принаймні два боти. Перелічіть їх після --bots.
problem-ray-address = За адресою { $address } немає доступного кластера Ray: { $detail }.
problem-worker-lost = Робочий процес аварійно завершився, можливо, через брак пам’яті. Спробуйте ще раз із меншою кількістю процесів.
problem-cluster-version = На одній із машин кластера стоїть Parlour { $theirs }, а тут — { $ours }. Установіть усюди одну версію.
problem-results-unusable = Файл { $file } не підходить для результатів: { $detail }.
problem-results-foreign = { $file } — не файл результатів. Виберіть іншу назву.
# $name: what differs, e.g. players; $found, $wanted: its values.
problem-results-other = У файлі { $file } інші результати: { $name } там { $found }, а тут { $wanted }. Виберіть інший файл.
problem-results-bot-changed = Бот «{ $bot }» змінився відтоді, як його результати потрапили до { $file }. Виберіть інший файл або назвіть бота інакше.

## Годинники

# $count: how many. These stand in the sentences about clocks below.
time-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунди
   *[other] { $count } секунд
}
time-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
   *[other] { $count } хвилин
}
time-hours = { $count ->
    [one] { $count } година
    [few] { $count } години
   *[other] { $count } годин
}
time-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[other] { $count } днів
}
clock-none = Без годинника
# $time: one of the four above.
clock-move = { $time } на кожен хід
clock-bank = { $time } на всю гру
# $more: what every move adds to the time.
clock-bank-increment = { $time } на всю гру і { $more } за хід
# On a clock's face, with more than a day left; as short as can be.
clock-days = { $days } д { $hours } год
# A player's clock, for screen readers. $time: minutes and seconds, or days and hours.
clock-of-seat = Лишилося часу: { $time }
# Said aloud when the reader's own time becomes short.
clock-own-left = У вас лишилося часу: { $time }.

## Сторінки дому

# Somebody who has deleted everything about themselves.
seat-somebody = хтось
# $option: what is chosen; $value: how.
option-value = { $option }: { $value }
# It is the reader's turn at some table.
turn-yours = Ваш хід
# Name of the list of links at the head of a page, for screen readers.
nav-title = Головне меню
nav-games = Ваші ігри
# $count: games in which it is the reader's turn.
nav-turns = { $count ->
    [one] { $count } гра чекає на вас
    [few] { $count } гри чекають на вас
   *[other] { $count } ігор чекають на вас
}
nav-account = Обліковий запис
home-account = Створити обліковий запис або увійти

## Зала

lobby-title = Столи, де на вас чекають
lobby-empty = Зараз ніхто не чекає за столом. Відкрийте свій, і інші знайдуть його тут.
# A button. $game: name of the game.
lobby-open = Відкрити стіл: { $game }
lobby-open-here = Відкрити стіл для всіх
# Tables have appeared since the page was opened; a button beside it shows them.
lobby-appeared = { $count ->
    [one] З’явився { $count } стіл
    [few] З’явилися { $count } столи
   *[other] З’явилося { $count } столів
}
lobby-show = Показати
lobby-sit = Сісти
lobby-watch = Дивитися
lobby-own = До вашого столу
lobby-gone = Цей стіл закрито
# $count: free seats.
lobby-free = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[other] { $count } вільних місць
}
lobby-playing = Триває гра
# For screen readers, beside a name.
lobby-rating = Рейтинг { $rating }

## Новий стіл: зала й годинник

new-listed = Показати в залі
new-listed-why = Будь-хто може сісти або дивитися.
# In the summary under the button.
new-summary-listed = Видно в залі
new-programs = Програмам можна сідати
new-programs-why = Це боти інших людей; вони позначені.
# In the summary under the button, and in the lobby.
new-summary-programs = Програмам можна
new-clock = Час на роздуми
new-clock-move = На кожен хід
new-clock-bank = На всю гру

## Обліковий запис

account-title = Ваш обліковий запис
# $name: what the guest is called.
account-guest = Ви { $name } і можете грати в усе. Обліковий запис збереже ігри та рейтинги для будь-якого пристрою.
account-named = Ви увійшли як { $name }.
account-make = Створити обліковий запис
account-make-lead = Ім’я та пароль, більше нічого. Місця, ігри та рейтинги лишаться вашими.
account-name = Ім’я
account-password = Пароль
account-password-hint = Щонайменше 8 знаків. Якщо ви його забудете, ніхто не зможе його дізнатися.
# A switch beside the field of a password.
account-show-password = Показати
account-made = Обліковий запис створено. З ним можна увійти на будь-якому пристрої.
account-log-in = Увійти
account-log-in-lead = Те, що ви зіграли тут як гість, лишиться в цього гостя.
account-profile = Ваша відкрита сторінка
account-log-out = Вийти
account-logged-out = Ви вийшли й граєте далі як новий гість.
account-change-password = Змінити пароль
account-old-password = Поточний пароль
account-new-password = Новий пароль
account-changed = Пароль змінено. На інших пристроях треба увійти знову.
account-not-your-password = Це не ваш пароль. Спробуйте ще раз.
account-data = Ваші дані
account-data-lead = Усе, що сервер зберігає про вас, одним файлом.
account-export = Завантажити мої дані
account-delete = Видалити мої дані
account-delete-lead = Буде видалено все, що сервер зберігає про вас: ім’я, рейтинги, ваші повідомлення й програми. Зіграні ігри лишаться іншим, на вашому місці буде «хтось». Скасувати це не можна.
account-delete-sure = Видалити назавжди
account-delete-keep = Лишити все
account-deleted = Усе про вас видалено. Тепер ви новий гість.

## Programs that play

programs-title = Ваші програми
programs-lead = Ваша програма може грати тут нарівні з людьми, будь-якою мовою програмування, з власним іменем і рейтингом. Її впізнають за токеном.
programs-guide = Як написати свою за п’ять хвилин
programs-name = Ім’я нової програми
programs-make = Створити програму
# $name: of the program.
programs-token = Токен програми { $name }
programs-token-once = Скопіюйте його зараз: він показаний лише один раз. Той, хто має токен, може грати за цю програму.
programs-copy = Скопіювати токен
programs-not-copied = Не вдалося скопіювати токен. Він виділений: скопіюйте його самі.
programs-active = токен є
programs-revoked = токена немає
programs-revoke = Відкликати токен
programs-new-token = Новий токен
programs-delete = Видалити
# Said to screen readers instead of the word on the button. $action: what the button says, $name: of the program.
programs-action = { $action }: { $name }

## Люди та їхні ігри

# $date: a day.
person-since = Тут з { $date }
person-strengths = Сила гри
person-no-strengths = Рейтингових ігор поки немає.
person-games = Зіграні ігри
person-no-games = Зіграних ігор поки немає.
# A rating and how uncertain it is.
strength-value = { $rating } ± { $uncertainty }
strength-games = { $count ->
    [one] { $count } рейтингова гра
    [few] { $count } рейтингові гри
   *[other] { $count } рейтингових ігор
}
games-title = Ваші ігри
games-all = Усі ваші ігри
games-running = Тривають
games-waiting = Чекають на гравців
games-finished = Зіграні
games-none = Ви тут ще не грали.
games-older = Показати давніші
# $time: how long the reader may still think.
games-due = лишилося: { $time }
games-won = Перемога
games-place = { $place }-е місце з { $players }
games-rated = рейтингова
# The game cannot be looked at by the reader.
games-private = Закритий стіл

## Рейтинги

ratings-link = Рейтинги
# $game: name of the game.
ratings-title = Рейтинги: { $game }
ratings-lead = Усі починають із 1500. Число після ± каже, наскільки рейтинг неточний; воно меншає з кожною рейтинговою грою. Ботів оцінюють так само, як людей.
ratings-listed = У списку ті, хто має обліковий запис і п’ять рейтингових ігор.
ratings-legend = Смуга закінчується на рейтингу, риска впоперек показує неточність, пунктир стоїть там, де починають новачки.
ratings-empty = У списку поки нікого немає.

## Learning a game

glance-button = Коротко про гру
glance-title = { $game }: коротко
glance-goal = Мета
glance-turn = Ваш хід
glance-scoring = Підрахунок
# On a small phone: back from the second page of a game at a glance to the first.
glance-first-page = Мета, хід і підрахунок
glance-rules = Усі правила
# Quietly on the table. $goal: a sentence.
goal-line = Мета: { $goal }
keys-glance = Показати коротко про гру
# Under a note about something that has appeared for the first time.
first-close = Зрозуміло
first-off = Більше не пояснювати
first-name = Нове
settings-first = Перші ігри
settings-goal-on = Показувати на столі мету гри
settings-notes-on = Один раз пояснювати нове, коли воно з’являється
rules-search = Шукати в правилах
rules-found =
    { $count ->
        [0] Такого правила немає.
        [one] Знайдено { $count } правило
        [few] Знайдено { $count } правила
       *[other] Знайдено { $count } правил
    }
rules-details = Докладно
# Folds out what else belongs to a rule: special cases, and where it comes from.
rules-more = Особливі випадки
example-title = Приклад
example-show = Показати на столі
example-board = Приклад на столі

## Нагадування

settings-sound = Звук
settings-sound-on = Звуки за столом і м’який сигнал, коли мій хід
settings-volume = Гучність
# On the button in the bar of a table.
sound-on = Увімкнути звук
sound-off = Вимкнути звук
keys-sound = Увімкнути або вимкнути звук
settings-notices = Сповіщення
settings-notices-on = Сповіщення браузера, коли мій хід, а вкладку приховано
settings-notices-denied = Браузер цього не дозволяє. Дозвольте в ньому сповіщення для цієї сторінки й увімкніть знову.
settings-notices-impossible = Браузери показують сповіщення лише для сторінок, відкритих через HTTPS.

## До гри: хто де сидить

# All seats are taken, but somebody is not ready.
room-not-ready = Гра почнеться, щойно всі будуть готові.
# Opens what the device offers for sending a link.
room-share = Поділитися
# Name of the picture with the link, for screen readers.
room-qr = QR-код із посиланням на цей стіл
# Heading of the options and the clock, for screen readers.
room-facts = У що грають
room-clock = Годинник
room-listed = Цей стіл можуть знайти в залі всі.
room-private = Цей стіл знайдуть лише ті, хто має посилання.
# Whether programs of other people may take a seat at this table.
room-programs = Програми
room-programs-yes = можуть сідати
room-programs-no = не можуть сідати
room-maker = Цей стіл відкрили ви: до початку гри ви вирішуєте, хто де сидить.
room-watching-full = Ви спостерігаєте. Усі місця зайняті.
# A box to tick.
room-ready = Можна починати
# Marks of the players.
room-is-ready = чекає початку
room-is-not-ready = ще ні
# Name of a choice, for screen readers. $seat: number of the seat.
room-fill-seat = Гравець на місці { $seat }
# The first entry of that choice.
room-fill = Хто тут грає…
room-remove-bot = Прибрати: { $name }
room-send-away = Попросити піти: { $name }

## Чат

chat-title = Чат
# Name of the button that opens it, for screen readers.
chat-unread = { $count ->
    [one] Чат, { $count } нове повідомлення
    [few] Чат, { $count } нові повідомлення
   *[other] Чат, { $count } нових повідомлень
}
chat-empty = Повідомлень поки немає.
# Name of the field, and what stands in it while it is empty.
chat-say = Напишіть повідомлення
chat-send = Надіслати
# Buttons beside the names of the others.
chat-mute = Приховати повідомлення: { $name }
chat-hear = Показувати повідомлення: { $name }
# Marks what somebody said who does not play.
chat-watching = глядач

## Заміни й вихід

# Marks a player for whom a bot plays.
seat-stand-in = грає заміна
standin-yours = За вас грає заміна.
standin-back = Повернутися на своє місце
standin-absent = { $name } давно не з’являється, гра чекає.
standin-call = Нехай грає заміна
# Closes the question for now.
standin-wait = Зачекати
leave-button = Вийти з гри
leave-title = Вийти з гри?
leave-explained = На вашому місці далі гратиме бот. Ви можете будь-коли повернутися за цей стіл і зайняти своє місце. Гра, у якій грала заміна, не впливає на рейтинг.
leave-stay = Лишитися

## Повернення ходу

undo-button = Повернути хід
# The same button, when the others have to agree.
undo-ask = Попросити повернути хід
undo-wish = { $moves ->
    [one] { $name } просить повернути { $moves } хід.
    [few] { $name } просить повернути { $moves } ходи.
   *[other] { $name } просить повернути { $moves } ходів.
}
undo-agree = Погодитися
undo-refuse = Відмовити
# $names: who has not answered yet, as a list.
undo-yours = Ви просите повернути хід. Ще не відповіли: { $names }.
undo-waiting = { $name } просить повернути хід. Ще не відповіли: { $names }.
undo-withdraw = Передумати

## Перевірка тасування

shuffle-check = Перевірити тасування
shuffle-fair = Тасування таке, як було обіцяно.
shuffle-unfair = Тасування не таке, як було обіцяно.
shuffle-seed-right = Зерно дає число, яке було обіцяно до роздачі.
shuffle-seed-wrong = Зерно не дає числа, яке було обіцяно до роздачі.
shuffle-promise-right = Цей браузер бачив те саме число до кінця гри.
shuffle-promise-wrong = До кінця гри цей браузер бачив інше число.
shuffle-promise-unseen = До кінця гри цього браузера тут не було, тож він не знає, чи число було те саме.
# $count: all that chance decided in the game.
shuffle-draws-right = { $count ->
    [one] { $count } випадкову подію отримано із зерна заново, і вона збігається.
    [few] Усі { $count } випадкові події отримано із зерна заново, і вони збігаються.
   *[other] Усі { $count } випадкових подій отримано із зерна заново, і вони збігаються.
}
# $wrong: how many of them.
shuffle-draws-wrong = Випадкових подій: { $count }. Із зерна не випливають: { $wrong }.
shuffle-draws-unknown = Запис надто старий, щоб повторити його випадкові події.

## Ще клавіші за столом

keys-undo = Повернути останній хід
keys-chat = Відкрити або закрити чат

## Beside the table

# Name of the two tabs, for screen readers.
table-panel = Журнал і чат

## Rooms: what may be refused

problem-not-yours = Це може лише той, хто створив цей стіл.
problem-not-absent = Замінювати тут нікого: гравець на місці, або зараз не його хід.
problem-no-undo = Зараз вам нічого забирати назад.
problem-undo-open = Хід уже просять повернути. Дочекайтеся відповіді.

## Being invited

# $host: the person who opened the table; $game: name of the game.
invited-title = { $host } запрошує вас зіграти: { $game }
# The same, when the person who opened the table has deleted their data.
invited-title-nobody = Вас запрошують зіграти: { $game }
# The reader has just played with this person.
invited-again-title = { $host } пропонує зіграти ще раз: { $game }
# The big button.
room-sit-down = Сісти за стіл
# A heading, for a guest who has a seat and waits.
room-seated = Ви за столом
# The same as room-waiting, for everybody but the host.
room-waiting-others = { $count ->
    [one] Чекаємо ще на { $count } гравця.
    [few] Чекаємо ще на { $count } гравців.
    [many] Чекаємо ще на { $count } гравців.
   *[other] Чекаємо ще на { $count } гравця.
}
# How long a game takes, and whether it counts: names of two facts.
room-length = Тривалість
room-rating = Рейтинг

## Playing again

# Another player asks the reader.
again-wish = { $name } пропонує зіграти ще раз.
again-decline = Ні, дякую
again-declined = Ви більше не граєте.
# A heading, for the player who has asked the others.
room-again-title = Ви запропонували зіграти ще раз
# $names: the players who have not answered yet, as a list.
room-asked = Гра почнеться, коли погодяться: { $names }.
# Beside the name of a player who has not answered yet.
room-asked-seat = ще немає відповіді
# Said when a player has declined or left.
room-not-playing = { $name } не грає. Місце вільне.
# Opens the seat of a player who has not answered.
room-stop-waiting = Не чекати: { $name }
# In the list of one's own tables.
games-asked = Зіграти ще раз?

## Whether a game counts

table-rated = Рейтингова
table-unrated = Без рейтингу
new-rated = Рейтингова гра
new-rated-why = Результат впливає на рейтинг усіх гравців.
# $rating: the rating after the game; $change: by how much it changed, with its sign.
end-rating = Рейтинг { $rating } ({ $change })
end-unrated = { $why ->
    [wish] Гра без рейтингу: так вирішив господар столу.
    [stand-in] Гра без рейтингу: грала заміна.
    [time] Гра без рейтингу: у когось вийшов час.
    [undo] Гра без рейтингу: хід повернули, коли його наслідки вже було видно.
    [own] Гра без рейтингу: програма грала зі своїм власником або з іншою його програмою.
    [tutor] Гра без рейтингу: наставник допомагав або міг допомагати.
    [device] Гра без рейтингу: кілька людей грали на одному пристрої.
    [edition] Гра без рейтингу: грали не стандартними компонентами.
   *[gone] Гра без рейтингу: один із гравців видалив свої дані.
}
# What taking a move back does to the rating, after the words of the button or the question.
undo-stays-rated = Гра лишиться рейтинговою.
undo-unrates-short = Гра перестане бути рейтинговою.
undo-unrates-title = Повернути хід?
undo-unrates = Ви вже бачили, що сталося після нього. Якщо повернути хід, ця гра не вплине на рейтинг.
undo-keep = Лишити хід

## Watching

# What a spectator sees is late. $count: moves.
table-behind = { $count ->
    [one] Ви відстаєте на { $count } хід.
    [few] Ви відстаєте на { $count } ходи.
    [many] Ви відстаєте на { $count } ходів.
   *[other] Ви відстаєте на { $count } ходу.
}
# A button: show all of them at once.
table-catch-up = Наздогнати

## Reviews

# What each player did, and what it changed; one word or two, above a column.
review-title = { $game }: розбір партії
review-player = Гравець
review-accuracy = Точність
review-own = Свої ходи
review-others = Чужі ходи
review-luck = Везіння
review-result = Підсумок
review-mark-best = Найкращі
review-mark-good = Добрі
review-mark-inaccuracy = Неточності ?!
review-mark-mistake = Помилки ?
review-mark-blunder = Грубі помилки ??
review-sum = Свої ходи, чужі ходи й везіння разом дають підсумок: на скільки відсоткових пунктів шанс на перемогу більший або менший за рівну частку.
review-curve = Шанси на перемогу від ходу до ходу
review-moments = Вирішальні моменти
# $before and $after: the chance to win of the player who moved, in per cent.
review-moment = Хід { $number }, { $seat }: { $move }. Шанс на перемогу: { $before } → { $after }.
review-costly = Ходи, що дорого коштували
# $sign: ?!, ? or ??; $cost: the loss in percentage points.
review-costly-move = Хід { $number }, { $seat }: { $move } { $sign } ({ $cost }). Краще: { $better }.
review-none = Жоден хід не коштував дорого.
review-decisions = Усі рішення
# Above the columns of the table of decisions.
review-move = Хід
review-played = Зіграно
review-cost = Ціна
review-better = Краще
review-why = Чому
review-how = Кожен хід оцінено за тим, що міг знати гравець: усі варіанти випробувано на тих самих уявних роздачах.
# $file: where the page was written.
review-written = Сторінка у файлі { $file }.

## The tutor

new-tutor = Наставника дозволено
new-tutor-why = Усі можуть просити підказки й отримувати попередження про помилки. Гра без рейтингу.
# In the summary under the button, and in the lobby.
new-summary-tutor = Наставника дозволено
# Whether hints and warnings may be used at this table.
room-tutor = Наставник
room-tutor-yes = дозволено всім
room-tutor-no = не дозволено
# To a person who is invited: sitting down is agreeing.
room-tutor-agree = За цим столом усі можуть просити підказки в наставника. Сідаючи, ви на це погоджуєтеся.
problem-no-tutor = Наставник допомагає лише там, де всі інші — боти, або де стіл відкрито з наставником.
keys-hint = Попросити підказку, потім докладніше
tutor-title = Наставник
tutor-hint = Підказка
# Games in which the tutor helps are not rated. Asked before the first hint, and where the tutor is switched on.
tutor-unrates-hint = З підказкою ця гра не вплине на рейтинг.
tutor-unrates-on = У вас увімкнено наставника. З ним ця гра не вплине на рейтинг.
tutor-use = Увімкнути
tutor-not-here = Не в цій грі
tutor-not-now = Не зараз
tutor-thinking = Наставник думає…
tutor-more = Докладніше
tutor-show-move = Показати хід
# Before the steps of a move; in the middle of one, before those that are left.
tutor-best = Найкраще:
tutor-next = Далі:
tutor-back = Ці кроки краще повернути. Найкраще:
# $move: another move, which the best one is compared with.
tutor-beside = Порівняно з ходом: { $move }
# $cost: how much of the chance to win, in percent.
tutor-warning = { $mark ->
    [inaccuracy] Цей хід неточний: він коштує близько { $cost } шансів на перемогу.
    [mistake] Цей хід — помилка: він коштує близько { $cost } шансів на перемогу.
   *[blunder] Цей хід — груба помилка: він коштує близько { $cost } шансів на перемогу.
}
tutor-show = Показати
tutor-anyway = Усе одно зіграти
tutor-take-back = Повернути хід
# A choice: how bad a move must be for a warning.
tutor-limit = Попереджати мене
tutor-limit-off = не треба
tutor-limit-inaccuracy = про неточності (5 % шансів на перемогу)
tutor-limit-mistake = про помилки (10 %)
tutor-limit-blunder = про грубі помилки (20 %)
tutor-explained = За столами з ботами або там, де це дозволено. Він бачить те саме, що й ви. Якщо гравців більше двох, стільки ж важить менша частка. Ігри з наставником не впливають на рейтинг.

## The end of a game as a picture

end-scores-round = Рахунок за раундами
end-scores-move = Рахунок протягом гри
# What a screen reader says of a line. $scores: the scores, one after another.
end-scores-of = { $name }: { $scores }
# $event: the sentence of the best capture or build.
end-best = Найкращий удар: { $event }
# $play: how accurate the reader's decisions were; $luck: whether luck was for or against them.
end-played = { $luck ->
    [good] { $play ->
        [precise] Ви грали точно, і вам щастило.
        [solid] Ви грали впевнено, і вам щастило.
        [uneven] Ви грали нерівно, але вам щастило.
       *[loose] Ви багато втратили, але вам щастило.
    }
    [bad] { $play ->
        [precise] Ви грали точно, але вам не щастило.
        [solid] Ви грали впевнено, але вам не щастило.
        [uneven] Ви грали нерівно, і вам не щастило.
       *[loose] Ви багато втратили, і вам не щастило.
    }
   *[even] { $play ->
        [precise] Ви грали точно. Вирішила не удача.
        [solid] Ви грали впевнено. Вирішила не удача.
        [uneven] Ви грали нерівно. Вирішила не удача.
       *[loose] Ви багато втратили. Вирішила не удача.
    }
}

## Several people on one device

# A way to fill a seat: somebody sits beside the reader and plays on the same device.
here-seat = На цьому пристрої
# Label of the field for the name of that player.
here-name = Ім’я гравця на місці { $seat }
# The name of a player on this device until another is given.
here-name-usual = Гравець { $number }
here-add = Додати гравця
# In the summary of a new table. $count: players on this device, the reader included.
here-summary = { $count ->
    [one] { $count } гравець на цьому пристрої
    [few] { $count } гравці на цьому пристрої
   *[many] { $count } гравців на цьому пристрої
}
# Beside them in the summary: the bots at the table.
here-bots = { $bots ->
    [one] { $bots } бот
    [few] { $bots } боти
   *[many] { $bots } ботів
}
here-why = Ви передаєте пристрій із рук у руки. Завіса ховає карти, доки їхній власник не візьме пристрій. Гра без рейтингу.
# Beside the name of a player who shares the device of another.
here-mark = на цьому пристрої
here-mark-elsewhere = на спільному пристрої
# Among the terms of a table.
here-terms = Спільний пристрій
here-clock = Поки кілька людей на одному пристрої вибирають одночасно, іде годинник лише першого з них.
# The heading of the curtain: whose turn it is to hold the device.
curtain-pass = Передайте пристрій: { $name }
curtain-nobody = Карти приховано
curtain-explained = Карти лишаються прихованими, доки пристрій не візьме той, чия черга.
# The button that lifts the curtain. $name: its player.
curtain-take = Я { $name }. Показати мої карти
# Those who choose secretly after this one, on the same device.
curtain-then = Потім передавайте далі за порядком: { $names }.
curtain-waiting = Гра чекає: { $names }.
curtain-clock = Іде годинник: { $name }.
# Above the buttons of the other players on this device, who may look at their cards.
curtain-look = Подивитися хоче хтось інший:
# The button that lets the curtain fall.
curtain-fall = Сховати мої карти
# Heading of the list of what has happened since this player last moved.
since-title = { $name }, ось що було до вашого ходу
since-close = Далі
leave-shared = Замість гравця { $name } гратиме бот. Решта на цьому пристрої грає далі. Місце можна повернути будь-коли.
leave-shared-all = Замість усіх на цьому пристрої гратимуть боти. До столу можна повернутися будь-коли й забрати місця.

## The page of the installed app when there is no connection

offline-title = Немає з’єднання
offline-text = Сервер Parlour недоступний. Ваші ігри збережено: сторінка відкриється сама, щойно зв’язок повернеться.
offline-again = Спробувати ще раз
## Credits

credits-title = Автори та ліцензії
credits-docs = Читати документацію
credits-games = Ігри
credits-pictures = Малюнки
credits-pictures-changed = Перефарбовано й обрізано для цих столів.
credits-page = На цій сторінці: шрифти, малюнки та бібліотеки
credits-server = На сервері
credits-unknown = Список не вдалося отримати.

# --- видання: що не так із файлом компонентів -------------------------------------------------------------
edition-told = { $where }: { $what }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
}
edition-told-whole = { $what }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
}
edition-unknown-field = невідоме поле { $field }; бувають поля { $known }
edition-no-table = немає таблиці [{ $table }]
edition-no-entries = немає записів [[{ $table }]]
edition-game = це видання гри { $found }, а не { $game }
edition-no-game = не вказано, яка це гра
edition-one-of = { $found }: можна лише { $known }
edition-whole = { $found } — не ціле число від { $low } до { $high }
edition-wholes = потрібен список цілих чисел від { $low } до { $high }
edition-flag = { $found } — не true і не false
edition-title = потрібна назва завдовжки від 1 до { $most } знаків, без переносів рядка і без знаків < > & {"{"} {"}"} `
edition-line = потрібен текст в один рядок, не довший за { $most } знаків
edition-fixed = за книгою правил тут { $due }, а не { $found }
edition-not-once = { $name } трапляється не один раз, а { $count }
edition-count = { $what ->
    [cards] за книгою правил карт { $due }, а тут { $found }
    [wild] за книгою правил диких карт { $due }, а тут { $found }
    [candies] за книгою правил цукерок { $due }, а тут { $found }
    [modules] за книгою правил модулів { $due }, а тут { $found }
    [bases] за книгою правил баз { $due }, а тут { $found }
   *[tokens] за книгою правил жетонів { $due }, а тут { $found }
}
edition-between = { $what ->
    [candies] цукерок має бути від { $low } до { $high }, а тут { $found }
   *[cards] карт має бути від { $low } до { $high }, а тут { $found }
}
edition-unmarked = запис відрізняється від стандартного видання, але джерело те саме: «{ $source }»; позначте його «yours»
edition-bots-standard = Ботів зроблено для цих компонентів.
edition-bots-nets = Від компонентів, для яких зроблено ботів, відрізняється { $percent } % записів. Навчені оцінки більше не підходять: усі рівні натомість дограють позиції. Нові карти боти знають, але можуть грати слабше, ніж звичайно.
edition-bots-tuned = Від компонентів, для яких зроблено ботів, відрізняється { $percent } % записів. Нові карти боти знають і дограють із ними позиції, але їхнє чуття налаштоване на попередні, тому вони можуть грати слабше, ніж звичайно.

### Поле для кожної гри: ігри без власного поля

any-zone = { $zone }: { $count }
any-space = { $zone }, місце { $number }
any-piece = фігура
any-owned = { $piece }, власник: { $name }
any-score =
    { $score ->
        [one] { $score } очко
        [few] { $score } очки
       *[many] { $score } очок
    }
any-which = Який хід?
any-moves = Ходи
any-board = Стіл
any-yes = так
any-no = ні
any-keys-walk = Переходити від фігури до фігури та від місця до місця
any-keys-pick = Підняти фігуру, покласти її, вибрати
any-keys-back = Повернути підняту фігуру
## Games from outside: what they say where they have no words of their own

easy-piece = { $name }
easy-scores = Рахунок
easy-section-rules = Правила
easy-prompt = Ваш хід.
easy-prompt-wait = { $count ->
    [one] Ходить { $seats }.
   *[other] Ще не походили: { $seats }.
}
easy-event-won = { $count ->
    [one] { $you ->
        [seats] Ви перемогли.
       *[none] Перемога: { $seats }.
    }
   *[other] Перемогу ділять { $seats }.
}
easy-result = { $score ->
    [0] Гру вирішено.
   *[other] За рахунком: { $score }.
}
easy-illegal-over = Гру закінчено.
easy-illegal-turn = { $count ->
    [one] Зараз не ваш хід: ходить { $seats }.
   *[other] Ви вже походили. Ще не походили: { $seats }.
}
easy-illegal-now = Зараз так не можна: { $move }.
# Розбори ігор ззовні, у яких є рахунок: що в середньому приносить кращий хід.
easy-fact-mine = Кращий хід приносить до кінця { $better } { $better ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }, інший — { $played }.
easy-fact-theirs = Після кращого ходу { $seat } отримує до кінця { $better } { $better ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }, після іншого — { $played }.

# Printed by the command new-game; commands follow.
terminal-new-made = Гру записано в { $folder }. Далі:
## Майстерня: компоненти, які виправляє власник або автор

workshop-title = { $game }: майстерня
workshop-open = Майстерня
workshop-correct = Щось не так, як у вашій коробці? Виправте в майстерні.
workshop-cards = Карти
# Where an entry is known from.
workshop-source =
    { $source ->
        [book] з правил
        [public] за словами власників
        [yours] ваше
       *[house] придумано тут
    }
# Where a component of an edition is known from, told to everybody who looks at it.
component-source =
    { $source ->
        [book] з правил
        [public] з відкритих джерел
        [yours] виправлено власником
       *[house] вигадано тут
    }
workshop-warning = Варто перевірити.
workshop-error = Так не можна.
workshop-limits = Від { $low } до { $high }
# $size: how many there must be, 0 for any number; $found: how many there are.
workshop-numbers =
    { $size ->
        [0] Чисел: { $found }, від { $low } до { $high }, через пробіл
       *[other] Чисел: { $found } з { $size }, від { $low } до { $high }, через пробіл
    }
workshop-fixed = задано правилами
workshop-undrawn = Це не можна намалювати.
# $wrong: how many things are wrong; $odd: how many only look odd.
workshop-count =
    { $wrong ->
        [0] Можна грати.
       *[other] Помилок: { $wrong }.
    } { $odd ->
        [0] Зауважень немає.
       *[other] Варто перевірити: { $odd }.
    }
workshop-same = Відмінностей від стандартного видання немає.
workshop-name = Назва
workshop-own = Ваші видання
workshop-import = Завантажити файл
workshop-import-large = Файл { $name } завеликий для видання.
workshop-import-wrong = Файл { $name } не підходить: це не видання цієї гри, з яким можна грати.
workshop-import-nothing = Нічого не змінилося.
workshop-import-anyway = Усе одно завантажити й виправити тут
workshop-nameless = Поки без назви
workshop-unsound = грати ще не можна
workshop-shared = відкрито за посиланням
workshop-none = Поки жодного. Змініть будь-який компонент нижче, і з’явиться ваше видання.
workshop-standard = Стандартне видання
workshop-of-table = З цим грають за столом.
workshop-of-other = Цим виданням з вами поділилися. Щоб змінювати, скопіюйте його.
workshop-lead = Порівняйте з вашою коробкою. Змініть усе, що відрізняється: вийде ваше видання, а стандартне залишиться.
workshop-undo = Скасувати
workshop-redo = Повернути
workshop-enter = Ввести мою коробку
workshop-fork = Скопіювати до себе
workshop-fork-own = Скопіювати
workshop-play = Грати з цим виданням
workshop-change = Що це змінює?
workshop-export = Зберегти у файл
workshop-print = Друк
workshop-remove = Видалити
workshop-remove-title = Видалити це видання?
workshop-remove-text = Видання «{ $name }» зникне. Столи, відкриті з ним, залишаться.
workshop-remove-no = Залишити
workshop-share = Відкрити за посиланням
workshop-link = Посилання на це видання
workshop-saving-saved = Збережено
workshop-saving-waiting = Зберігається…
workshop-saving-refused = Не збережено
workshop-load = Завантажити знову
workshop-unrated = Такі ігри не йдуть у рейтинг.
workshop-new-name = Моє видання: { $game }
workshop-enter-how = Діставайте компоненти з коробки по одному. Введіть, що на них, і натисніть Enter. Усе зберігається одразу.
workshop-enter-reported = Перевірити й те, що повідомляють власники
workshop-progress = { $entered } з { $total }
workshop-leave = До всіх компонентів
workshop-back = Назад
workshop-skip = Пропустити
workshop-confirm = Як у моїй коробці
workshop-all-entered = Коробку введено повністю.
workshop-some-left = Це було останнє. Дещо пропущено.
workshop-go-on = До пропущеного
workshop-differences = Чим відрізняється від стандартного видання
workshop-done = Готово
workshop-reset = Як у стандартному виданні
workshop-to-table = Назад до столу
new-edition = Компоненти
# $name: what an edition is called.
new-edition-unsound = { $name } (грати ще не можна)
new-edition-see = Компоненти й відмінності
room-edition = Компоненти
