### Ninjan

ninjan-title = Ninjan
ninjan-sentence = Усі таємно вибирають по карті; камінь, ножиці й папір вирішують, хто яку колоду забере.

## Cards

ninjan-sign =
    { $sign ->
        [rock] камінь
        [scissors] ножиці
       *[paper] папір
    }
ninjan-card =
    { $suit ->
        [rock] камінь
        [scissors] ножиці
       *[paper] папір
    } { $value }
# On a card, beside the picture: as short as can be, and no two alike.
ninjan-suit-letter =
    { $suit ->
        [rock] К
        [scissors] Н
       *[paper] П
    }
# The same for a screen reader: $size is the value without its sign.
ninjan-card-spoken =
    { $suit ->
        [rock] Камінь
        [scissors] Ножиці
       *[paper] Папір
    } { $sign ->
        [minus] мінус { $size }
       *[plus] { $size }
    }

## Moves

ninjan-move-choose = Вибрати: { $card }
ninjan-move-take = Забрати колоду { $pile } ({ $sum })
ninjan-move-put = Покласти на колоду { $pile }
ninjan-move-throw =
    { $sign ->
        [rock] Показати камінь
        [scissors] Показати ножиці
       *[paper] Показати папір
    }

## What is asked

ninjan-prompt-choose = Таємно виберіть карту — готово: { $chosen } з { $players }.
ninjan-prompt-wait-choose = Гравці таємно вибирають карти — готово: { $chosen } з { $players }.
ninjan-prompt-take = Ваша карта «{ $card }» сильніша: заберіть колоду.
ninjan-prompt-put = Ваша карта «{ $card }» не сильніша за жодну верхню: покладіть її на будь-яку колоду.
ninjan-prompt-wait-take = { $seat } забирає колоду картою «{ $card }».
ninjan-prompt-wait-put = { $seat } кладе карту «{ $card }» на колоду.
ninjan-prompt-throw = Нічия за найбільшою сумою. Таємно виберіть знак — готово: { $chosen } з { $players }.
ninjan-prompt-wait-throw = Нічию за найбільшою сумою вирішують знаки — готово: { $chosen } з { $players }.

## What happened

ninjan-event-dealt =
    { $deals ->
        [1] Карти роздано. Початкові карти колод: { $cards }.
       *[other] Роздача { $deal } з { $deals }. Початкові карти колод: { $cards }.
    }
ninjan-event-chose = { $seat }: карту вибрано.
ninjan-event-you-chose = Ви вибрали: { $card }.
# While the cards of a round turn over and are put in order.
ninjan-revealing = Карти відкриваються.
ninjan-event-revealed = Раунд { $round }: { $cards }.
ninjan-event-took =
    { $you ->
        [seat] Ви забираєте
       *[none] { $seat } забирає
    } картою «{ $card }» колоду { $pile }: { $cards } ({ $sum ->
        [one] { $sum } очко
        [few] { $sum } очки
        [many] { $sum } очок
       *[other] { $sum } очка
    }).
ninjan-event-put =
    { $you ->
        [seat] Ви кладете карту «{ $card }» на колоду { $pile }.
       *[none] { $seat } кладе карту «{ $card }» на колоду { $pile }.
    }
ninjan-event-scored =
    Роздачу { $deal } завершено. Найбільша сума: { $seats } ({ $sum ->
        [one] { $sum } очко
        [few] { $sum } очки
        [many] { $sum } очок
       *[other] { $sum } очка
    }).
ninjan-event-tied = Нічия за найбільшою сумою: { $seats }. Усе вирішать камінь, ножиці, папір.
ninjan-event-threw = { $seat }: знак вибрано.
ninjan-event-you-threw =
    { $sign ->
        [rock] Ваш знак: камінь.
        [scissors] Ваш знак: ножиці.
       *[paper] Ваш знак: папір.
    }
ninjan-thrown =
    { $seat } — { $sign ->
        [rock] камінь
        [scissors] ножиці
       *[paper] папір
    }
ninjan-event-thrown =
    Показані знаки: { $throws }. { $count ->
        [0] Ніхто не вибуває.
        [one] { $you ->
            [out] Ви вибуваєте.
           *[none] Вибуває { $out }.
        }
       *[other] { $you ->
            [out] Вибуваєте { $out }.
           *[none] Вибувають { $out }.
        }
    }
ninjan-event-won =
    { $count ->
        [one] { $you ->
            [seats] Ви перемагаєте.
           *[none] Перемагає { $seats }.
        }
       *[other] { $you ->
            [seats] Перемогу ділите { $seats }.
           *[none] Перемогу ділять { $seats }.
        }
    }

## How it ended

ninjan-result-sum =
    Найбільша сума: { $sum ->
        [one] { $sum } очко
        [few] { $sum } очки
        [many] { $sum } очок
       *[other] { $sum } очка
    }.
ninjan-result-throw = Нічия із сумою { $sum }; усе вирішили камінь, ножиці, папір.
ninjan-result-share = Нічия із сумою { $sum }; перемога спільна.

## Why a move is refused

ninjan-illegal-over = Гру завершено.
ninjan-illegal-not-in-hand = У вашій руці немає такої карти: { $card }.
ninjan-illegal-already-chosen = Ви вже вибрали; карти відкриються, коли виберуть усі.
ninjan-illegal-choose-first = Спершу виберіть карту; колоду виберете, коли до неї дійде черга.
ninjan-illegal-other-resolves = Зараз ходить { $seat }; карти розігруються від найбільшого значення до найменшого.
ninjan-illegal-does-not-beat = Карта «{ $card }» не сильніша за карту «{ $top }»: порівнюються лише кольори.
ninjan-illegal-must-take = Карта «{ $card }» сильніша, тож колоду треба забрати. Номери колод на вибір: { $piles }.
ninjan-illegal-pile-now = Розігрується ваша карта «{ $card }»: виберіть колоду.
ninjan-illegal-already-thrown = Ви вже вибрали знак; знаки відкриються, коли виберуть усі.
ninjan-illegal-not-tied = Знаки показують лише ті, у кого однакова найбільша сума.
ninjan-illegal-throw-now = Карти зіграно; покажіть камінь, ножиці або папір.

## Options

ninjan-option-deals = Роздачі
ninjan-option-deals-1 = Одна роздача
ninjan-option-deals-2 = Дві роздачі
ninjan-option-deals-3 = Три роздачі
ninjan-option-tiebreak = У разі нічиєї
ninjan-option-tiebreak-throw = вирішують знаки
ninjan-option-tiebreak-share = перемога спільна

## In reports

ninjan-deed-captured = Здобуті карти
ninjan-deed-with = Карти, якими здобували

## Rules

ninjan-section-components = Склад гри
ninjan-section-setup = Підготовка
ninjan-section-round = Раунд
ninjan-section-end = Кінець гри
ninjan-section-options = Варіанти

ninjan-rule-NJ-1 = У грі 48 карт трьох кольорів зі значеннями від −6 до 10.
ninjan-rule-NJ-1-public = Кожен колір має значення від −6 до −1 і від 1 до 10, по одній карті; нуля немає.
ninjan-rule-NJ-2 = Камінь сильніший за ножиці, ножиці сильніші за папір, папір сильніший за камінь. Карти одного кольору не сильніші одна за одну.
ninjan-rule-NJ-2-public = Камінь червоний, ножиці сині, папір зелений.
ninjan-rule-NJ-3 = Три карти викладають горілиць: з них починаються три колоди. Кожен отримує дев’ять карт, прихованих від решти. Усі інші карти прибирають із гри, не дивлячись.
ninjan-rule-NJ-4 = Кожен таємно вибирає одну карту з руки. Коли вибрали всі, карти відкривають одночасно.
ninjan-rule-NJ-5 = Відкриті карти розігруються одна за одною, від найбільшого значення до найменшого.
ninjan-rule-NJ-6 = Із двох рівних значень першою йде карта сильнішого кольору.
ninjan-rule-NJ-6-public = Три рівні значення йдуть у такому порядку: камінь, ножиці, папір.
ninjan-rule-NJ-6-ruling = В одному виданні не буває двох карт одного кольору з одним значенням.
ninjan-rule-NJ-7 = Карту порівнюють із верхньою картою кожної колоди, і лише за кольором. Значення тут не враховується.
ninjan-rule-NJ-8 = Якщо карта сильніша хоча б за одну верхню карту, гравець мусить забрати цілком одну з таких колод, на свій вибір. Зіграна карта починає колоду заново.
ninjan-rule-NJ-8-public = Колоду забирають, навіть якщо її сума менша за нуль.
ninjan-rule-NJ-9 = Якщо карта не сильніша за жодну верхню карту, гравець кладе її зверху на будь-яку з трьох колод. Кількість карт у колоді не обмежена.
ninjan-rule-NJ-10 = Усі карти в колодах і всі здобуті карти лишаються відкритими для всіх.
ninjan-rule-NJ-11 = Наступні карти раунду застають колоди такими, якими їх лишили попередні. Колоду вибирають, коли карта розігрується, не раніше.
ninjan-rule-NJ-12 = Після дев’яти раундів кожен підсумовує значення здобутих карт. Перемагає найбільша сума.
ninjan-rule-NJ-13 = Враховуються лише здобуті карти. Ті, що лишилися в колодах, не дістаються нікому.
ninjan-rule-NJ-14 = Гравці з однаковою найбільшою сумою грають у камінь-ножиці-папір: таємно вибирають знак і показують знаки одночасно.
ninjan-rule-NJ-14-ruling = Якщо видно рівно два різні знаки, знак, що програв, вибуває; інакше знаки показують знову, доки не лишиться один гравець. Якщо десять разів поспіль ніхто не вибув, ті, хто лишився, ділять перемогу. Варіант: у разі нічиєї перемогу ділять одразу.
ninjan-rule-NJ-15 = Варіант: грають дві або три роздачі й додають їхні суми; нічию вирішують після останньої.

## Terminal

# Headings of the table drawn with letters; there is little room.
ninjan-sketch-round =
    { $deals ->
        [1] Раунд { $round } з 9
       *[other] Роздача { $deal } з { $deals }, раунд { $round } з 9
    }
ninjan-sketch-throw = Нічию вирішують знаки
ninjan-sketch-over = Кінець гри
ninjan-sketch-pile = Колода { $pile }
# Above the cards of the piles, which are listed from the bottom to the top one, in brackets.
ninjan-sketch-piles = Від нижньої до [верхньої]
ninjan-sketch-captured = Здобуто
ninjan-sketch-sum = Сума
# The sum over all deals.
ninjan-sketch-total = Разом
# How many cards a player holds.
ninjan-sketch-cards = Карти
ninjan-sketch-revealed = Відкрито
ninjan-sketch-thrown = Знаки
ninjan-sketch-hand = Рука

## On the page

ninjan-round = Раунд { $round } з { $rounds }
ninjan-deal = Роздача { $deal } з { $deals }
ninjan-last-round = Останній раунд
ninjan-piles = Три колоди
ninjan-pile-sum = сума { $sum }
# $top: the top card, spoken
ninjan-pile-name =
    Колода { $pile }: зверху { $top }, { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }, сума { $sum }
# For the ear, after the name of the pile. $cards: the cards under the top one, spoken, as a list.
ninjan-pile-below = Під нею, знизу вгору: { $cards }
# Name of a button, for screen readers.
ninjan-pile-open = Показати всі карти колоди { $pile }
ninjan-pile-title = Колода { $pile }
# The cards of this round still to come that can take a pile: now, or (then) once the reader's card lies on it.
# $takers: a list of ninjan-taker; $count: how many.
ninjan-takers =
    { $count ->
        [0] { $when ->
            [now] Далі її не може забрати жодна карта.
           *[then] Після цього її не забере жодна з решти карт.
        }
       *[other] { $when ->
            [now] Далі її можуть забрати: { $takers }.
           *[then] Після цього її можуть забрати: { $takers }.
        }
    }
# $card: spoken.
ninjan-taker = { $seat } ({ $card })
ninjan-would-take = Ви забираєте все: { $sum }. Ваша сума стане { $total }.
ninjan-would-take-short = у вас: { $total }
ninjan-would-put = Сума колоди стане { $sum }.
ninjan-would-put-short = колода: { $sum }
ninjan-hand = Ваша рука
ninjan-hand-size =
    { $count ->
        [one] { $count } карта в руці
        [few] { $count } карти в руці
        [many] { $count } карт у руці
       *[other] { $count } карти в руці
    }
ninjan-lane-secret = Таємно вибрані карти
ninjan-lane-revealed = Відкриті карти в порядку розігрування
ninjan-has-chosen = вибір зроблено
ninjan-is-choosing = вибирає
# $card: spoken; $pile: its number
ninjan-went-to = { $card }, тепер у колоді { $pile }
ninjan-captured-sum = Сума здобутих карт:
ninjan-captures-of = Здобуті карти: { $name }
ninjan-captures-sum =
    { $count ->
        [0] Поки що нічого.
        [one] { $count } карта, сума { $sum }
        [few] { $count } карти, сума { $sum }
        [many] { $count } карт, сума { $sum }
       *[other] { $count } карти, сума { $sum }
    }
ninjan-total = За всі роздачі: { $total }
ninjan-signs = Знаки на вибір
ninjan-throws = Показані знаки
ninjan-keys-hand = Перебирати карти в руці або колоди
ninjan-keys-choose = Вибрати карту або колоду
ninjan-keys-pile = Вибрати колоду
# About the edition: where the cards come from.
ninjan-edition = У книзі правил названо 48 карт трьох кольорів, від −6 до 10. Про те, що нуля в жодному кольорі немає, повідомляють власники надрукованої гри. Малюнки наші власні.

## At a glance, notes for newcomers, words explained

ninjan-goal = найбільша сума здобутих карт після дев’яти раундів.
ninjan-glance-triangle = Камінь сильніший за ножиці, ножиці за папір, папір за камінь. Важить лише знак, а не число.
ninjan-glance-choose = Усі таємно вибирають по карті й відкривають їх разом.
ninjan-glance-order = Першим ходить найбільше число.
ninjan-glance-take = Сильніша за верхню карту — заберіть усю ту колоду. Ваша карта почне її заново.
ninjan-glance-put = Не сильніша за жодну — покладіть її на будь-яку колоду.
ninjan-glance-sum = Додайте здобуті карти. Темні йдуть зі знаком мінус, і брати їх теж доводиться.
ninjan-glance-left = Карти, що лишилися в колодах, не дістаються нікому.
ninjan-first-revealed = Карти діють по черзі, від найбільшого числа. Наступні застають колоди такими, якими їх лишили попередні.
ninjan-first-took = Ця карта виявилася сильнішою за верхню й забрала всю колоду. Тепер вона лежить там сама.
ninjan-first-put = Ця карта не сильніша за жодну верхню, тож гравець поклав її на колоду. Тепер вона належить до неї.
ninjan-first-minus = Сума цієї колоди менша за нуль, але забрати її однаково довелося. Так шкодять суперникам.
ninjan-first-tied = Нічию за найбільшою сумою вирішує справжня гра «камінь, ножиці, папір».
# The forms of a word in which the texts use it, separated by commas; … stands for any ending. What it means is shown beside it.
ninjan-term-pile = колод…
ninjan-term-pile-means = Одна з трьох відкритих колод посередині. Порівнюють лише з верхньою картою, а забирають усі карти разом.
ninjan-term-suit = колір…, кольор…, знак…
ninjan-term-suit-means = Камінь, ножиці або папір. Від цього залежить, яка карта сильніша.
ninjan-term-captured = здобут…
ninjan-term-captured-means = Карти, які ви забрали з колод. Вони лежать перед вами відкрито, їхні числа — ваш рахунок.
ninjan-term-resolve = розігру…
ninjan-term-resolve-means = Застосувати відкриту карту: забрати нею колоду або покласти її на колоду.

## Worked examples

ninjan-example-round = Раунд із книги правил: п’ять гравців, п’ять карт. Пройдіть його крок за кроком.

## Why a move is better

# $better is what was counted on average after the better move, $played after the one that was played.
ninjan-fact-mine = Кращий хід здобуває до кінця { $better } { $better ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }, інший — { $played }.
ninjan-fact-theirs = Після кращого ходу { $seat } здобуває до кінця { $better } { $better ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }, після іншого — { $played }.
ninjan-fact-round = Кращий хід здобуває в цьому раунді { $better } { $better ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }, інший — { $played }.
ninjan-fact-round-theirs = Після кращого ходу { $seat } здобуває в цьому раунді { $better } { $better ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }, після іншого — { $played }.
ninjan-fact-captures = Кращий хід здобуває очки в цьому раунді у { $better } % уявних роздач, інший — у { $played } %.
ninjan-fact-richest = Після кращого ходу в найціннішій колоді до наступного раунду { $better } { $better ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }, після іншого — { $played }.

## What the tutor says before it names a move: where to look, and which kind of move

ninjan-clue-suit = { $suit ->
    [rock] Подивіться на свої камені та на верхні карти колод.
    [scissors] Подивіться на свої ножиці та на верхні карти колод.
   *[paper] Подивіться на свій папір та на верхні карти колод.
}
# $size: minus for a value below zero.
ninjan-clue-choose = { $size ->
    [minus] { $suit ->
        [rock] Камінь із від’ємним значенням.
        [scissors] Ножиці з від’ємним значенням.
       *[paper] Папір із від’ємним значенням.
    }
    [low] { $suit ->
        [rock] Камінь із невеликим значенням.
        [scissors] Ножиці з невеликим значенням.
       *[paper] Папір із невеликим значенням.
    }
   *[high] { $suit ->
        [rock] Камінь із великим значенням.
        [scissors] Ножиці з великим значенням.
       *[paper] Папір із великим значенням.
    }
}
ninjan-clue-piles-take = Подивіться на колоди, за які ваша карта сильніша.
# $worth: whether the sum of the pile is above zero.
ninjan-clue-take = { $worth ->
    [more] Візьміть колоду, яка чогось варта.
   *[less] Візьміть колоду, від якої мало шкоди.
}
ninjan-clue-piles-put = Подивіться, яка колода хай росте і хто зможе її взяти.
ninjan-clue-put = { $worth ->
    [more] Накрийте колоду, яка чогось варта.
   *[less] Накрийте колоду, яка нічого не варта.
}

# What is wrong with an edition of one's own.
ninjan-edition-size = у кольорі { $due } карт, а тут { $count }
ninjan-edition-twice = значення { $value } трапляється в одному кольорі двічі
ninjan-edition-end = за книгою правил значення йдуть від −6 до 10, а карти { $value } тут немає
ninjan-edition-zero = власники друкованої гри повідомляють, що карт зі значенням 0 немає

# In the workshop: fields of an entry, and what is shown of it.
ninjan-field-suit = Колір
ninjan-field-values = Значення
