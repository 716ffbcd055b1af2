### Ninjan

ninjan-title = Ninjan
ninjan-sentence = Все тайно выбирают по карте; камень, ножницы и бумага решают, кто какую стопку возьмёт.

## Cards

ninjan-sign =
    { $sign ->
        [rock] камень
        [scissors] ножницы
       *[paper] бумага
    }
ninjan-card =
    { $suit ->
        [rock] камень
        [scissors] ножницы
       *[paper] бумага
    } { $value }
# On a card, beside the picture: as short as can be, and no two alike.
ninjan-suit-letter =
    { $suit ->
        [rock] К
        [scissors] Н
       *[paper] Б
    }
# The same for a screen reader: $size is the value without its sign.
ninjan-card-spoken =
    { $suit ->
        [rock] Камень
        [scissors] Ножницы
       *[paper] Бумага
    } { $sign ->
        [minus] минус { $size }
       *[plus] { $size }
    }

## Moves

ninjan-move-choose = Выбрать: { $card }
ninjan-move-take = Взять стопку { $pile } ({ $sum })
ninjan-move-put = Положить на стопку { $pile }
ninjan-move-throw =
    { $sign ->
        [rock] Показать камень
        [scissors] Показать ножницы
       *[paper] Показать бумагу
    }

## What is asked

ninjan-prompt-choose = Тайно выберите карту — готово: { $chosen } из { $players }.
ninjan-prompt-wait-choose = Игроки тайно выбирают карты — готово: { $chosen } из { $players }.
ninjan-prompt-take = Ваша карта «{ $card }» бьёт: возьмите стопку.
ninjan-prompt-put = Ваша карта «{ $card }» ничего не бьёт: положите её на любую стопку.
ninjan-prompt-wait-take = { $seat } берёт стопку картой «{ $card }».
ninjan-prompt-wait-put = { $seat } кладёт карту «{ $card }» на стопку.
ninjan-prompt-throw = Ничья по наибольшей сумме. Тайно выберите знак — готово: { $chosen } из { $players }.
ninjan-prompt-wait-throw = Ничью по наибольшей сумме решают знаки — готово: { $chosen } из { $players }.

## What happened

ninjan-event-dealt =
    { $deals ->
        [1] Карты розданы. Первые карты стопок: { $cards }.
       *[other] Раздача { $deal } из { $deals }. Первые карты стопок: { $cards }.
    }
ninjan-event-chose = { $seat }: карта выбрана.
ninjan-event-you-chose = Вы выбрали: { $card }.
# While the cards of a round turn over and are put in order.
ninjan-revealing = Карты открываются.
ninjan-event-revealed = Раунд { $round }: { $cards }.
ninjan-event-took =
    { $you ->
        [seat] Вы берёте
       *[none] { $seat } берёт
    } картой «{ $card }» стопку { $pile }: { $cards } ({ $sum ->
        [one] { $sum } очко
        [few] { $sum } очка
        [many] { $sum } очков
       *[other] { $sum } очка
    }).
ninjan-event-put =
    { $you ->
        [seat] Вы кладёте карту «{ $card }» на стопку { $pile }.
       *[none] { $seat } кладёт карту «{ $card }» на стопку { $pile }.
    }
ninjan-event-scored =
    Раздача { $deal } окончена. Наибольшая сумма: { $seats } ({ $sum ->
        [one] { $sum } очко
        [few] { $sum } очка
        [many] { $sum } очков
       *[other] { $sum } очка
    }).
ninjan-event-tied = Ничья по наибольшей сумме: { $seats }. Спор решат камень, ножницы, бумага.
ninjan-event-threw = { $seat }: знак выбран.
ninjan-event-you-threw =
    { $sign ->
        [rock] Ваш знак: камень.
        [scissors] Ваш знак: ножницы.
       *[paper] Ваш знак: бумага.
    }
ninjan-thrown =
    { $seat } — { $sign ->
        [rock] камень
        [scissors] ножницы
       *[paper] бумага
    }
ninjan-event-thrown =
    Показаны знаки: { $throws }. { $count ->
        [0] Никто не выбывает.
        [one] { $you ->
            [out] Вы выбываете.
           *[none] Выбывает { $out }.
        }
       *[other] { $you ->
            [out] Выбываете { $out }.
           *[none] Выбывают { $out }.
        }
    }
ninjan-event-won =
    { $count ->
        [one] { $you ->
            [seats] Вы побеждаете.
           *[none] Побеждает { $seats }.
        }
       *[other] { $you ->
            [seats] Победу делите { $seats }.
           *[none] Победу делят { $seats }.
        }
    }

## How it ended

ninjan-result-sum =
    Наибольшая сумма: { $sum ->
        [one] { $sum } очко
        [few] { $sum } очка
        [many] { $sum } очков
       *[other] { $sum } очка
    }.
ninjan-result-throw = Ничья с суммой { $sum }; спор решили камень, ножницы, бумага.
ninjan-result-share = Ничья с суммой { $sum }; победа общая.

## Why a move is refused

ninjan-illegal-over = Игра окончена.
ninjan-illegal-not-in-hand = У вас в руке нет такой карты: { $card }.
ninjan-illegal-already-chosen = Вы уже выбрали; карты откроются, когда выберут все.
ninjan-illegal-choose-first = Сначала выберите карту; стопку выберете, когда до карты дойдёт очередь.
ninjan-illegal-other-resolves = Сейчас ходит { $seat }; карты разыгрываются от наибольшего значения к наименьшему.
ninjan-illegal-does-not-beat = Карта «{ $card }» не бьёт карту «{ $top }»: сравниваются только масти.
ninjan-illegal-must-take = Карта «{ $card }» бьёт, поэтому стопку нужно взять. Номера стопок на выбор: { $piles }.
ninjan-illegal-pile-now = Разыгрывается ваша карта «{ $card }»: выберите стопку.
ninjan-illegal-already-thrown = Вы уже выбрали знак; знаки откроются, когда выберут все.
ninjan-illegal-not-tied = Знаки показывают только те, у кого одинаковая наибольшая сумма.
ninjan-illegal-throw-now = Карты сыграны; покажите камень, ножницы или бумагу.

## Options

ninjan-option-deals = Раздачи
ninjan-option-deals-1 = Одна раздача
ninjan-option-deals-2 = Две раздачи
ninjan-option-deals-3 = Три раздачи
ninjan-option-tiebreak = При ничьей
ninjan-option-tiebreak-throw = решают знаки
ninjan-option-tiebreak-share = победа общая

## In reports

ninjan-deed-captured = Взятые карты
ninjan-deed-with = Карты, которыми брали

## Rules

ninjan-section-components = Состав игры
ninjan-section-setup = Подготовка
ninjan-section-round = Раунд
ninjan-section-end = Конец игры
ninjan-section-options = Варианты

ninjan-rule-NJ-1 = В игре 48 карт трёх мастей со значениями от −6 до 10.
ninjan-rule-NJ-1-public = В каждой масти есть значения от −6 до −1 и от 1 до 10, по одной карте; нуля нет.
ninjan-rule-NJ-2 = Камень бьёт ножницы, ножницы бьют бумагу, бумага бьёт камень. Масть не бьёт саму себя.
ninjan-rule-NJ-2-public = Камень красный, ножницы синие, бумага зелёная.
ninjan-rule-NJ-3 = Три карты кладут в открытую: с них начинаются три стопки. Каждый получает девять карт, скрытых от остальных. Прочие карты убирают из игры не глядя.
ninjan-rule-NJ-4 = Каждый тайно выбирает одну карту с руки. Когда выбрали все, карты открывают одновременно.
ninjan-rule-NJ-5 = Открытые карты разыгрываются одна за другой, от наибольшего значения к наименьшему.
ninjan-rule-NJ-6 = Из двух равных значений первой идёт масть, которая бьёт другую.
ninjan-rule-NJ-6-public = Три равных значения идут в таком порядке: камень, ножницы, бумага.
ninjan-rule-NJ-6-ruling = В одном издании не бывает двух карт одной масти с одним значением.
ninjan-rule-NJ-7 = Карту сравнивают с верхней картой каждой стопки, и только по масти. Значение здесь не важно.
ninjan-rule-NJ-8 = Если карта бьёт хотя бы одну верхнюю карту, игрок обязан взять целиком одну из таких стопок, на свой выбор. Сыгранная карта начинает стопку заново.
ninjan-rule-NJ-8-public = Стопку берут, даже если её сумма меньше нуля.
ninjan-rule-NJ-9 = Если карта не бьёт ни одной верхней карты, игрок кладёт её сверху на любую из трёх стопок. Стопки могут расти без предела.
ninjan-rule-NJ-10 = Все карты в стопках и все взятые карты остаются открытыми для всех.
ninjan-rule-NJ-11 = Следующие карты раунда застают стопки такими, какими их оставили предыдущие. Стопку выбирают, когда карта разыгрывается, не раньше.
ninjan-rule-NJ-12 = После девяти раундов каждый складывает значения взятых карт. Побеждает наибольшая сумма.
ninjan-rule-NJ-13 = Считаются только взятые карты. Оставшиеся в стопках не достаются никому.
ninjan-rule-NJ-14 = Игроки с одинаковой наибольшей суммой решают спор игрой «камень, ножницы, бумага»: тайно выбирают знак и показывают знаки разом.
ninjan-rule-NJ-14-ruling = Если видны ровно два разных знака, проигравший знак выбывает; иначе знаки показывают снова, пока не останется один игрок. Если десять раз подряд никто не выбыл, оставшиеся делят победу. Вариант: победу при ничьей делят сразу.
ninjan-rule-NJ-15 = Вариант: играют две или три раздачи и складывают их суммы; ничью решают после последней.

## Terminal

# Headings of the table drawn with letters; there is little room.
ninjan-sketch-round =
    { $deals ->
        [1] Раунд { $round } из 9
       *[other] Раздача { $deal } из { $deals }, раунд { $round } из 9
    }
ninjan-sketch-throw = Ничью решают знаки
ninjan-sketch-over = Конец игры
ninjan-sketch-pile = Стопка { $pile }
# Above the cards of the piles, which are listed from the bottom to the top one, in brackets.
ninjan-sketch-piles = От нижней до [верхней]
ninjan-sketch-captured = Взято
ninjan-sketch-sum = Сумма
# The sum over all deals.
ninjan-sketch-total = Всего
# How many cards a player holds.
ninjan-sketch-cards = Карты
ninjan-sketch-revealed = Открыто
ninjan-sketch-thrown = Знаки
ninjan-sketch-hand = Рука

## On the page

ninjan-round = Раунд { $round } из { $rounds }
ninjan-deal = Раздача { $deal } из { $deals }
ninjan-last-round = Последний раунд
ninjan-piles = Три стопки
ninjan-pile-sum = сумма { $sum }
# $top: the top card, spoken
ninjan-pile-name =
    Стопка { $pile }: сверху { $top }, { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }, сумма { $sum }
# For the ear, after the name of the pile. $cards: the cards under the top one, spoken, as a list.
ninjan-pile-below = Под ней, снизу вверх: { $cards }
# Name of a button, for screen readers.
ninjan-pile-open = Показать все карты стопки { $pile }
ninjan-pile-title = Стопка { $pile }
# The cards of this round still to come that can take a pile: now, or (then) once the reader's card lies on it.
# $takers: a list of ninjan-taker; $count: how many.
ninjan-takers =
    { $count ->
        [0] { $when ->
            [now] Дальше её не может взять ни одна карта.
           *[then] После этого её не возьмёт ни одна из оставшихся карт.
        }
       *[other] { $when ->
            [now] Могут взять дальше: { $takers }.
           *[then] После этого могут взять: { $takers }.
        }
    }
# $card: spoken.
ninjan-taker = { $seat } ({ $card })
ninjan-would-take = Вы берёте всё: { $sum }. Ваша сумма станет { $total }.
ninjan-would-take-short = у вас: { $total }
ninjan-would-put = Сумма стопки станет { $sum }.
ninjan-would-put-short = стопка: { $sum }
ninjan-hand = Ваша рука
ninjan-hand-size =
    { $count ->
        [one] { $count } карта в руке
        [few] { $count } карты в руке
        [many] { $count } карт в руке
       *[other] { $count } карты в руке
    }
ninjan-lane-secret = Тайно выбранные карты
ninjan-lane-revealed = Открытые карты в порядке розыгрыша
ninjan-has-chosen = выбор сделан
ninjan-is-choosing = выбирает
# $card: spoken; $pile: its number
ninjan-went-to = { $card }, теперь в стопке { $pile }
ninjan-captured-sum = Сумма взятых карт:
ninjan-captures-of = Взятые карты: { $name }
ninjan-captures-sum =
    { $count ->
        [0] Пока ничего не взято.
        [one] { $count } карта, сумма { $sum }
        [few] { $count } карты, сумма { $sum }
        [many] { $count } карт, сумма { $sum }
       *[other] { $count } карты, сумма { $sum }
    }
ninjan-total = За все раздачи: { $total }
ninjan-signs = Знаки на выбор
ninjan-throws = Показанные знаки
ninjan-keys-hand = Перебирать карты в руке или стопки
ninjan-keys-choose = Выбрать карту или стопку
ninjan-keys-pile = Выбрать стопку
# About the edition: where the cards come from.
ninjan-edition = В книге правил названы 48 карт трёх мастей, от −6 до 10. О том, что нуля ни в одной масти нет, сообщают владельцы напечатанной игры. Рисунки наши собственные.

## At a glance, notes for newcomers, words explained

ninjan-goal = набрать наибольшую сумму взятых карт за девять раундов.
ninjan-glance-triangle = Камень бьёт ножницы, ножницы бьют бумагу, бумага бьёт камень. Важен только знак, не число.
ninjan-glance-choose = Все тайно выбирают по карте и открывают их вместе.
ninjan-glance-order = Первым ходит наибольшее число.
ninjan-glance-take = Бьёт верхнюю карту — возьмите всю эту стопку. Ваша карта начнёт её заново.
ninjan-glance-put = Не бьёт ни одной — положите её на любую стопку.
ninjan-glance-sum = Сложите взятые карты. Тёмные считаются с минусом, и брать их тоже приходится.
ninjan-glance-left = Карты, оставшиеся в стопках, не достаются никому.
ninjan-first-revealed = Карты действуют по очереди, начиная с наибольшего числа. Следующие застают стопки такими, какими их оставили предыдущие.
ninjan-first-took = Эта карта побила верхнюю карту и взяла всю стопку. Теперь она лежит там одна, и её можно побить.
ninjan-first-put = Эта карта не побила ни одной верхней, и игрок положил её на стопку. Теперь она часть этой стопки.
ninjan-first-minus = Сумма этой стопки меньше нуля, но взять её всё равно пришлось. Так вредят соперникам.
ninjan-first-tied = Ничью по наибольшей сумме решает настоящая игра «камень, ножницы, бумага».
# The forms of a word in which the texts use it, separated by commas; … stands for any ending. What it means is shown beside it.
ninjan-term-pile = стопк…, стопок
ninjan-term-pile-means = Одна из трёх открытых стопок посередине. Бьют только её верхнюю карту, а берут все карты сразу.
ninjan-term-suit = маст…, знак…
ninjan-term-suit-means = Камень, ножницы или бумага. От этого зависит, какая карта какую бьёт.
ninjan-term-captured = взят…
ninjan-term-captured-means = Карты, которые вы забрали из стопок. Они лежат перед вами открыто, их числа — ваш счёт.
ninjan-term-resolve = разыгрыва…, розыгрыш…
ninjan-term-resolve-means = Применить открытую карту: взять ею стопку или положить её на стопку.

## Worked examples

ninjan-example-round = Раунд из книги правил: пять игроков, пять карт. Пройдите его по шагам.

## Why a move is better

# $better is what was counted on average after the better move, $played after the one that was played.
ninjan-fact-mine = Лучший ход приносит до конца { $better } { $better ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }, другой — { $played }.
ninjan-fact-theirs = После лучшего хода { $seat } берёт до конца { $better } { $better ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }, после другого — { $played }.
ninjan-fact-round = Лучший ход приносит в этом раунде { $better } { $better ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }, другой — { $played }.
ninjan-fact-round-theirs = После лучшего хода { $seat } берёт в этом раунде { $better } { $better ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }, после другого — { $played }.
ninjan-fact-captures = Лучший ход приносит очки в этом раунде в { $better } % воображаемых раздач, другой — в { $played } %.
ninjan-fact-richest = После лучшего хода в самой дорогой стопке к следующему раунду { $better } { $better ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }, после другого — { $played }.

## What the tutor says before it names a move: where to look, and which kind of move

ninjan-clue-suit = { $suit ->
    [rock] Посмотрите на свои камни и на верхние карты стопок.
    [scissors] Посмотрите на свои ножницы и на верхние карты стопок.
   *[paper] Посмотрите на свою бумагу и на верхние карты стопок.
}
# $size: minus for a value below zero.
ninjan-clue-choose = { $size ->
    [minus] { $suit ->
        [rock] Камень с отрицательным значением.
        [scissors] Ножницы с отрицательным значением.
       *[paper] Бумага с отрицательным значением.
    }
    [low] { $suit ->
        [rock] Камень с небольшим значением.
        [scissors] Ножницы с небольшим значением.
       *[paper] Бумага с небольшим значением.
    }
   *[high] { $suit ->
        [rock] Камень с большим значением.
        [scissors] Ножницы с большим значением.
       *[paper] Бумага с большим значением.
    }
}
ninjan-clue-piles-take = Посмотрите на стопки, которые бьёт ваша карта.
# $worth: whether the sum of the pile is above zero.
ninjan-clue-take = { $worth ->
    [more] Возьмите стопку, которая чего-то стоит.
   *[less] Возьмите стопку, от которой мало вреда.
}
ninjan-clue-piles-put = Посмотрите, какая стопка пусть растёт и кто сможет её взять.
ninjan-clue-put = { $worth ->
    [more] Накройте стопку, которая чего-то стоит.
   *[less] Накройте стопку, которая ничего не стоит.
}

# What is wrong with an edition of one's own.
ninjan-edition-size = в цвете { $due } карт, а здесь { $count }
ninjan-edition-twice = значение { $value } встречается в одном цвете дважды
ninjan-edition-end = по книге правил значения идут от −6 до 10, а карты { $value } здесь нет
ninjan-edition-zero = владельцы печатной игры сообщают, что карт со значением 0 нет

# In the workshop: fields of an entry, and what is shown of it.
ninjan-field-suit = Масть
ninjan-field-values = Значения
