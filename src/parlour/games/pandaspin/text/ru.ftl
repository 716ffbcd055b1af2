### Panda Spin

pandaspin-title = Пандоворот
pandaspin-sentence = Перебивайте ставки друг друга: перебитые карты возвращаются повёрнутыми и становятся сильнее. Избавьтесь от всех карт и собирайте бамбук.

## Cards and figures

# 二 is the highest value; it is written so everywhere.
pandaspin-suit =
    { $suit ->
        [fire] огонь
        [metal] металл
        [water] вода
        [earth] земля
       *[wood] дерево
    }
# A white card by its suit and value; some show a panda.
pandaspin-card =
    { $suit ->
        [fire] огонь
        [metal] металл
        [water] вода
        [earth] земля
       *[wood] дерево
    } { $value }{ $symbol ->
        [panda] { " " }+ панда
       *[none] { "" }
    }
# A turned card by its suit and white value; $shows: what counts now.
pandaspin-card-turned =
    { $suit ->
        [fire] огонь
        [metal] металл
        [water] вода
        [earth] земля
       *[wood] дерево
    } { $value } → { $shows }{ $symbol ->
        [water] { " " }+ вода
        [bamboo] { " " }+ бамбук
        [fire] { " " }+ огонь
        [panda] { " " }+ панда
       *[none] { "" }
    }
pandaspin-card-element =
    { $suit ->
        [fire] элемент «огонь»
        [metal] элемент «металл»
        [water] элемент «вода»
        [earth] элемент «земля»
       *[wood] элемент «дерево»
    }
# Inside a sentence. $values: the values it has, such as 5 6 7.
pandaspin-figure =
    { $kind ->
        [single] «одиночная карта { $values }»
        [set] «набор { $values }»
        [run] «последовательность { $values }»
        [formation] «конфигурация { $values }»
       *[bomb] «бомба { $values }»
    }

## Moves

# $figure: as above.
pandaspin-move-figure = Разыграть: { $figure }
pandaspin-move-card = Взять карту: { $card }
pandaspin-move-enough = Остальное — джокеры
pandaspin-move-element =
    { $suit ->
        [fire] Выиграть кон элементом «огонь»
        [metal] Выиграть кон элементом «металл»
        [water] Выиграть кон элементом «вода»
        [earth] Выиграть кон элементом «земля»
       *[wood] Выиграть кон элементом «дерево»
    }
pandaspin-move-shed =
    { $suit ->
        [fire] Сбросить элемент «огонь»
        [metal] Сбросить элемент «металл»
        [water] Сбросить элемент «вода»
        [earth] Сбросить элемент «земля»
       *[wood] Сбросить элемент «дерево»
    }
pandaspin-move-pass = Пас
pandaspin-move-bamboo = Бамбук: взять очко
pandaspin-move-fire = Огонь: сбросить { $card }
pandaspin-move-hungry = Голодная панда: забрать очко
# $card: the card as it will be.
pandaspin-move-spin = Пандоворот: повернуть { $card }
pandaspin-move-ignore = Не использовать символы

## What is asked

pandaspin-prompt-lead = Вы начинаете кон: разыграйте одну карту или другую комбинацию.
pandaspin-prompt-wait-lead = Новый кон начинает { $seat }.
# $figure: the highest bid, by $other.
pandaspin-prompt-follow = Перебейте ставку { $figure } (её автор — { $other }) или спасуйте.
pandaspin-prompt-wait-follow =
    { $you ->
        [other] Решает { $seat }: перебить вашу ставку { $figure } или пасовать.
       *[none] Решает { $seat }: перебить ставку { $figure } (её автор — { $other }) или пасовать.
    }
pandaspin-prompt-cards = Из каких карт составить ставку { $figure }?
pandaspin-prompt-wait-cards = { $seat } выбирает карты для ставки { $figure }.
pandaspin-prompt-effects = Используйте символы сыгранных карт или оставьте их.
pandaspin-prompt-wait-effects = { $seat } использует символы сыгранных карт.

## What happened

# $suits: a list of the words above.
pandaspin-event-suits =
    { $mood ->
        [hungry] В игре: { $suits }. Настроение: голодная панда.
       *[spin] В игре: { $suits }. Настроение: пандоворот.
    }
pandaspin-event-dealt =
    { $you ->
        [seat] Раунд { $round }: карты розданы. Начинаете вы.
       *[none] Раунд { $round }: карты розданы. Начинает { $seat }.
    }
# $cards: a list; $jokers: values such as 5 6, $count of them.
pandaspin-event-bid =
    { $you ->
        [seat] Вы ставите
       *[none] { $seat } ставит
    } { $count ->
        [0] { $figure }: { $cards }.
        [one] { $figure }: { $cards }; джокер { $jokers }.
       *[other] { $figure }: { $cards }; джокеры { $jokers }.
    }
# $to: where the cards played to this trick go.
pandaspin-event-passed =
    { $you ->
        [seat] { $to ->
            [hand] Вы пасуете и забираете повёрнутыми: { $cards }.
            [discard] Вы пасуете и сбрасываете: { $cards }.
           *[none] Вы пасуете.
        }
       *[none] { $to ->
            [hand] { $seat } пасует и забирает повёрнутыми: { $cards }.
            [discard] { $seat } пасует и сбрасывает: { $cards }.
           *[none] { $seat } пасует.
        }
    }
pandaspin-event-element =
    { $count ->
        [one] { $seat } разыгрывает { $card }, берёт { $count } карту и выигрывает кон.
        [few] { $seat } разыгрывает { $card }, берёт { $count } карты и выигрывает кон.
       *[other] { $seat } разыгрывает { $card }, берёт { $count } карт и выигрывает кон.
    }
# $cards: the cards drawn, as a list.
pandaspin-event-you-element =
    { $count ->
        [0] Вы разыгрываете { $card } и выигрываете кон.
       *[other] Вы разыгрываете { $card }, выигрываете кон и берёте: { $cards }.
    }
pandaspin-event-shed =
    { $you ->
        [seat] Вы сбрасываете без эффекта: { $cards }.
       *[none] { $seat } сбрасывает без эффекта: { $cards }.
    }
pandaspin-event-bamboo =
    { $you ->
        [seat] Вы берёте очко за бамбук.
       *[none] { $seat } берёт очко за бамбук.
    }
pandaspin-event-hungry =
    { $you ->
        [seat] Голодная панда: вы забираете очко. Теряет очко { $other }.
        [other] Голодная панда: { $seat } забирает очко. Теряете очко вы.
       *[none] Голодная панда: { $seat } забирает очко. Теряет очко { $other }.
    }
pandaspin-event-fire =
    { $you ->
        [seat] Огонь: вы сбрасываете карту { $card }.
       *[none] Огонь: { $seat } сбрасывает карту { $card }.
    }
pandaspin-event-spin = { $seat } поворачивает карту в руке.
pandaspin-event-you-spin = Вы поворачиваете карту: { $card }.
pandaspin-event-trick =
    { $you ->
        [seat] Вы выигрываете кон.
       *[none] { $seat } выигрывает кон.
    }
# $seats: $count names.
pandaspin-event-out =
    { $count ->
        [one] { $you ->
            [seats] Карт больше нет — вы выходите. Очки: +{ $points }.
           *[none] Карт больше нет — выходит { $seats }. Очки: +{ $points }.
        }
       *[other] { $you ->
            [seats] Карт больше нет — выходите { $seats }. Очки каждому: +{ $points }.
           *[none] Карт больше нет — выходят { $seats }. Очки каждому: +{ $points }.
        }
    }
# Part of the next sentence.
pandaspin-standing = { $seat } { $points }
# $standings: a list of those.
pandaspin-event-scored = Раунд { $round } окончен. Очки: { $standings }.
pandaspin-event-won =
    { $you ->
        [seat] Вы побеждаете.
       *[none] { $seat } побеждает.
    }

## How it ended

pandaspin-result =
    { $by ->
        [tie] Очков поровну ({ $points }), но в последнем раунде карты кончились раньше.
       *[points] Больше всего очков: { $points }.
    }

## Why a move is refused

pandaspin-illegal-over = Партия окончена.
pandaspin-illegal-not-your-turn = Сейчас ходит { $seat }.
pandaspin-illegal-not-in-hand = У вас в руке нет этой карты такой стороной вверх: { $card }.
pandaspin-illegal-declare-first = Сначала назовите комбинацию, карты — потом.
pandaspin-illegal-no-symbols = Символы используют сразу после ставки, а сейчас таких нет.
pandaspin-illegal-must-lead = Вы начинаете кон, поэтому нужно сделать ставку.
# $high: the highest bid.
pandaspin-illegal-over-bomb = На столе лежит { $high }, а бомбу перебивает только ещё большая бомба.
pandaspin-illegal-bomb-too-low = { $figure } не перебивает ставку { $high }: в бомбе должно быть больше номиналов или столько же, но старше.
# $elements: whether element cards are in the game (on, off).
pandaspin-illegal-wrong-kind = { $figure } не перебивает ставку { $high }: нужна { $elements ->
        [on] такая же комбинация, бомба или карта элемента.
       *[off] такая же комбинация или бомба.
    }
# $size, $wanted: how many values the two figures have.
pandaspin-illegal-wrong-size = Номиналов в ставке { $figure }: { $size }, а чтобы перебить { $high }, нужно ровно { $wanted }.
pandaspin-illegal-wrong-shape = У ставки { $figure } другая форма, чем у ставки { $high }, а за этим столом нужна такая же.
pandaspin-illegal-too-low = { $figure } не старше, чем { $high }.
pandaspin-illegal-bomb-water = { $figure } вышла бы только с джокером, а вода в бомбе не считается. Джокер действует в наборе, но не в бомбе.
pandaspin-illegal-cannot-make = Из ваших карт не составить ставку { $figure } так, чтобы использовать все их номиналы.
pandaspin-illegal-no-reading = Из этих карт не выходит комбинации, которую сейчас можно поставить.
pandaspin-illegal-two-in-run = 二 не бывает в последовательности.
pandaspin-illegal-run-length = В последовательности от двух до пяти номиналов подряд.
pandaspin-illegal-not-enough = Выбранных карт ещё мало для ставки { $figure }, даже с джокерами.
pandaspin-illegal-picking-now = Вы объявили { $figure }: выберите карты.
pandaspin-illegal-card-order = Карты выбирают в порядке мастей и белых номиналов; эта стоит раньше уже выбранной: { $card }.
pandaspin-illegal-card-value = В ставке { $figure } нет номинала этой карты: { $card }.
pandaspin-illegal-card-spoils = С этой картой ({ $card }) из оставшихся уже не составить ставку { $figure }.
pandaspin-illegal-element-lead = Картой элемента кон не начинают.
pandaspin-illegal-element-bomb = Карта элемента не перебивает бомбу.
pandaspin-illegal-condition =
    { $suit ->
        [water] Чтобы сыграть { $card }, в наибольшей ставке должно быть не меньше трёх номиналов.
        [wood] Чтобы сыграть { $card }, на этом кону должна быть сыграна карта с 二 или A.
        [fire] Чтобы сыграть { $card }, в руке должно быть не больше семи карт вместе с ней.
        [metal] Чтобы сыграть { $card }, кто-то должен был сыграть на этом кону и белые, и синие карты.
       *[earth] Чтобы сыграть { $card }, на этом кону должен быть сыгран символ панды.
    }
pandaspin-illegal-effects-now = Сначала решите, что делать с символами сыгранных карт.
pandaspin-illegal-no-bamboo = Неиспользованного бамбука больше нет.
pandaspin-illegal-no-fire = Неиспользованного огня больше нет.
pandaspin-illegal-no-panda = Неиспользованных панд больше нет.
pandaspin-illegal-mood-hungry = Настроение в этой партии — «голодная панда»: она забирает очки, а не поворачивает карты.
pandaspin-illegal-mood-spin = Настроение в этой партии — «пандоворот»: панда поворачивает карты, а не забирает очки.
pandaspin-illegal-panda-leads = Вы начали этот кон: до вашей ставки забирать очко не у кого.
pandaspin-illegal-nothing-to-take = Забрать нечего: у игрока { $seat } нет очков.
pandaspin-illegal-already-turned = Эта карта уже повёрнута: { $card }.

## Options

pandaspin-option-mood = Настроение панды
pandaspin-option-mood-random = случайное
pandaspin-option-mood-hungry = голодная панда: забирает очки
pandaspin-option-mood-spin = пандоворот: поворачивает карты
pandaspin-option-suits = Масти в игре
pandaspin-option-suits-drawn = по жребию
pandaspin-option-suits-FMW = огонь, металл, вода
pandaspin-option-suits-FME = огонь, металл, земля
pandaspin-option-suits-FMD = огонь, металл, дерево
pandaspin-option-suits-FWE = огонь, вода, земля
pandaspin-option-suits-FWD = огонь, вода, дерево
pandaspin-option-suits-FED = огонь, земля, дерево
pandaspin-option-suits-MWE = металл, вода, земля
pandaspin-option-suits-MWD = металл, вода, дерево
pandaspin-option-suits-MED = металл, земля, дерево
pandaspin-option-suits-WED = вода, земля, дерево
pandaspin-option-suits-FMWE = огонь, металл, вода, земля
pandaspin-option-suits-FMWD = огонь, металл, вода, дерево
pandaspin-option-suits-FMED = огонь, металл, земля, дерево
pandaspin-option-suits-FWED = огонь, вода, земля, дерево
pandaspin-option-suits-MWED = металл, вода, земля, дерево
pandaspin-option-suits-FMWED = огонь, металл, вода, земля, дерево
pandaspin-option-elements = Карты элементов
pandaspin-option-elements-on = участвуют
pandaspin-option-elements-off = убраны, для первой партии
pandaspin-option-formations = Конфигурацию перебивает
pandaspin-option-formations-count = любая с тем же числом номиналов
pandaspin-option-formations-shape = только такой же формы

## In reports

pandaspin-deed-card = Сыгранные карты и их стороны
pandaspin-deed-card-name =
    { $suit } { $value }, { $side ->
        [white] белая сторона
       *[blue] синяя сторона
    }
pandaspin-deed-figure = Комбинации
pandaspin-deed-element = Сыгранные карты элементов
pandaspin-deed-symbol = Использованные символы
pandaspin-deed-out = Выход из раунда
pandaspin-deed-out-name = выход раньше других
pandaspin-deed-figure-name =
    { $kind ->
        [single] одиночная карта
        [set] набор
        [run] последовательность
        [formation] конфигурация
       *[bomb] бомба
    }
pandaspin-deed-symbol-name =
    { $symbol ->
        [bamboo] бамбук
        [hungry] голодная панда
        [fire] огонь
       *[spin] пандоворот
    }

## Rules

pandaspin-section-components = Состав
pandaspin-section-setup = Подготовка
pandaspin-section-round = Раунд
pandaspin-section-trick = Кон
pandaspin-section-figures = Комбинации
pandaspin-section-symbols = Символы
pandaspin-section-elements = Карты элементов
pandaspin-section-end = Выход, очки, победа

pandaspin-rule-PS-1 = Мастей пять: огонь, металл, вода, земля и дерево. В каждой 13 карт животных, по одной каждого номинала от 3 до 10, J, Q, K, A и 二, и одна карта элемента без номинала.
pandaspin-rule-PS-1-ruling = Карты земли оранжевые; в чешских правилах они названы жёлтыми.
pandaspin-rule-PS-2 = У карты животного белая сторона с одним номиналом и, вверх ногами, синяя: с одним номиналом или с двумя-тремя одинаковыми, иногда с символом. Считается только верхняя сторона.
pandaspin-rule-PS-3 = После поворота у огня два одинаковых номинала или один более высокий с огнём; у металла два или три одинаковых; у воды номинал с водой; у земли два одинаковых или один более высокий с пандой; у дерева номинал с бамбуком. На белых сторонах бывают только панды.
pandaspin-rule-PS-4 = В правилах показаны пять карт животных: огонь Q становится A с огнём, металл 8 — 3 3 3, вода K — 7 с водой, земля J с пандой — J J, дерево 9 — 二 с бамбуком.
pandaspin-rule-PS-4-public = Известны ещё две: дерево 6 становится A с бамбуком, земля 8 — Q с пандой.
pandaspin-rule-PS-4-house = Остальные синие стороны придуманы здесь так, чтобы подходить ко всему, что сказано в правилах; в обзоре карт каждая помечена.
pandaspin-rule-PS-5 = В запасе 105 очков бамбука. Двусторонний жетон показывает настроение панды: голодная панда или пандоворот.
pandaspin-rule-PS-6 = В начале у каждого одно очко. Настроение панды определяет жребий или выбор, и оно не меняется всю партию.
pandaspin-rule-PS-7 = Каждый получает карту элемента, вдвоём открывают ещё одну. Масти этих карт участвуют, остальные выходят из игры: три масти на двоих и троих, четыре на четверых, пять на пятерых. По желанию масти выбирают сами или играют без карт элементов.
pandaspin-rule-PS-7-ruling = Если масти выбирают, их должно быть ровно столько же.
pandaspin-rule-PS-8 = Первым ходит игрок, на чьей карте элемента самое большое число.
pandaspin-rule-PS-8-ruling = Этих чисел мы не знаем. Первого игрока определяет жребий, что одно и то же.
pandaspin-rule-PS-9 = На каждый раунд все карты участвующих мастей тасуют и раздают каждому по двенадцать белой стороной вверх. Остальные образуют колоду; сброс лежит открыто.
pandaspin-rule-PS-9-ruling = Сколько у кого карт, видно всем.
pandaspin-rule-PS-10 = Раунд состоит из конов. Он кончается, когда карты есть не больше чем у одного игрока.
pandaspin-rule-PS-10-ruling = Это проверяют только после кона.
pandaspin-rule-PS-11 = Начинающий ставит любую комбинацию, можно и бомбу, но не карту элемента.
pandaspin-rule-PS-12 = По часовой стрелке каждый, кто ещё остаётся на кону, перебивает наибольшую ставку или пасует. Спасовавший до конца кона не играет.
pandaspin-rule-PS-13 = Ставку перебивает такая же комбинация с тем же числом номиналов и более высоким старшим, бомба или карта элемента. Бомбу перебивает только ещё большая бомба. Конфигурацию перебивает любая более высокая с тем же числом номиналов; по желанию — только той же формы.
pandaspin-rule-PS-14 = Используются все номиналы сыгранной карты, символы — по желанию. Считаются номиналы, а не карты: одна карта 3 3 3 — это набор из трёх.
pandaspin-rule-PS-15 = В свой ход, до ставки или паса, можно сбросить карты элементов без эффекта.
pandaspin-rule-PS-16 = Если все ваши карты этого кона белые, то, спасовав, вы забираете их повёрнутыми на синюю сторону, и все их знают. Если хотя бы одна синяя или вы разыграли бомбу, сбрасываются все.
pandaspin-rule-PS-17 = Кон выигран, когда спасовали все остальные; ваши карты этого кона сбрасываются.
pandaspin-rule-PS-18 = Начинающий обязан сделать ставку. Если у него только карты элементов, он сбрасывает их, и это считается коном, выигранным без ставки. У кого к своему ходу нет карт, тот пасует.
pandaspin-rule-PS-19 = От младшего к старшему: 3 4 5 6 7 8 9 10 J Q K A 二. Комбинацию оценивают по старшему номиналу.
pandaspin-rule-PS-20 = Одиночная карта: один номинал.
pandaspin-rule-PS-21 = Набор: два или больше одинаковых номинала. Четыре и больше можно разыграть и набором, и бомбой.
pandaspin-rule-PS-21-ruling = Вы объявляете, чем именно, и что значит каждый джокер.
pandaspin-rule-PS-22 = Последовательность: от двух до пяти номиналов подряд. 二 в последовательность не входит.
pandaspin-rule-PS-22-ruling = A идёт только после K, но не перед 3.
pandaspin-rule-PS-23 = Конфигурация: две или больше копии одной последовательности, например 10 10 J J Q Q. В последовательности от двух до пяти номиналов, 二 не бывает.
pandaspin-rule-PS-24 = Бомба: четыре или больше одинаковых номинала без джокеров, можно и 二. Бомба с большим числом номиналов перебивает меньшую, при равном числе решает старшинство. Символы в бомбе не действуют.
pandaspin-rule-PS-24-ruling = Пять четвёрок перебивают четырёх валетов; в примере чешских правил здесь опечатка.
pandaspin-rule-PS-25 = Вода: в наборе, последовательности или конфигурации карта даёт ещё и джокера рядом со своим номиналом.
pandaspin-rule-PS-25-ruling = Джокер заменяет любой номинал. Так сказано в чешских правилах, а в русских, похоже, потеряно «не».
pandaspin-rule-PS-26 = Бамбук: возьмите очко из запаса.
pandaspin-rule-PS-27 = Огонь: сбросьте карту животного с руки.
pandaspin-rule-PS-28 = Голодная панда: заберите очко у того, чья ставка на этом кону была перед вашей, если очко у него есть. Начинающему она ничего не даёт.
pandaspin-rule-PS-29 = Пандоворот: поверните карту животного в руке с белой стороны на синюю. Другие видят, что вы это сделали, но не какую карту.
pandaspin-rule-PS-30 = Каждый символ можно использовать один раз, сразу после ставки, в любом порядке, а можно и не использовать. Вас спросят и тогда, когда только вы знаете, что символ использовать нельзя: так другие ничего не узнают о вашей руке. Запас не кончается.
pandaspin-rule-PS-31 = Если её условие выполнено и на кону нет бомбы, вместо комбинации можно сыграть одну карту элемента: вы берёте две карты белой стороной вверх и сразу выигрываете кон. Ваши карты кона сбрасываются, остальные пасуют.
pandaspin-rule-PS-32 = Условия. Вода: в наибольшей ставке не меньше трёх номиналов. Дерево: на этом кону сыграна карта с 二 или A. Огонь: у вас не больше семи карт вместе с этой. Металл: кто-то один сыграл на этом кону и белые, и синие карты. Земля: на этом кону сыгран символ панды.
pandaspin-rule-PS-32-ruling = Карты спасовавших считаются, неиспользованные панды тоже. Джокер — номинал для воды, но не карта для дерева.
pandaspin-rule-PS-33 = Если колода кончится, берите сколько есть.
pandaspin-rule-PS-34 = После кона все, у кого нет карт, выходят из раунда и получают столько очков, сколько карт в самой большой оставшейся руке, но не больше семи. Вышедшие вместе получают поровну; если карт нет ни у кого, никто ничего не получает.
pandaspin-rule-PS-34-ruling = Карты элементов в руке тоже считаются.
pandaspin-rule-PS-35 = Следующий кон начинает выигравший. Если он вышел — тот, у кого больше всех карт; при равенстве следующий по ходу после выигравшего.
pandaspin-rule-PS-36 = Если после раунда у кого-то пятнадцать очков или больше, побеждает набравший больше всех. Иначе новый раунд начинает тот, у кого меньше всех. При равенстве впереди тот, кто раньше разыграл свои последние карты в этом раунде.
pandaspin-rule-PS-36-ruling = Важно, когда карты кончились в последний раз. У кого карты остались, тот последний.

## Terminal

# The line above the table drawn with letters; $draw, $discard: cards in the piles.
pandaspin-sketch-round =
    { $mood ->
        [hungry] Раунд { $round }, кон { $trick }, голодная панда, колода { $draw }, сброс { $discard }
       *[spin] Раунд { $round }, кон { $trick }, пандоворот, колода { $draw }, сброс { $discard }
    }
pandaspin-sketch-over = Конец
# Headings; there is little room.
pandaspin-sketch-cards = Карты
pandaspin-sketch-points = Очки
pandaspin-sketch-state = Что делает
# Cards of the hand that everybody knows.
pandaspin-sketch-known = Известны
# In the column State.
pandaspin-sketch-seat =
    { $state ->
        [out] нет карт
        [passed] пас
       *[none] –
    }
# Cards picked for the figure that is being bid.
pandaspin-sketch-picked = Выбрано
pandaspin-sketch-elements = Элементы
# $suits: a list of suits.
pandaspin-sketch-met = условие выполнено: { $suits }
pandaspin-sketch-hand = Рука

## On the page

# A value as a screen reader should say it.
pandaspin-value-spoken =
    { $value ->
        [two] двойка (二), старшая
        [J] валет
        [Q] дама
        [K] король
        [A] туз
       *[other] { $value }
    }
# One end of a card. $values: a list of one to three.
pandaspin-side-spoken =
    { $symbol ->
        [water] { $values } с водой
        [bamboo] { $values } с бамбуком
        [fire] { $values } с огнём
        [panda] { $values } с пандой
       *[none] { $values }
    }
# On a card, beside the picture: as short as can be, and no two alike.
pandaspin-suit-letter =
    { $suit ->
        [fire] О
        [metal] М
        [water] В
        [earth] З
       *[wood] Д
    }
pandaspin-suit-name =
    { $suit ->
        [fire] Огонь
        [metal] Металл
        [water] Вода
        [earth] Земля
       *[wood] Дерево
    }
# The animal of a card, after its suit.
pandaspin-suit-animal = { $suit }, { $animal }
pandaspin-animal =
    { $animal ->
        [rat] крыса
        [ox] бык
        [tiger] тигр
        [rabbit] кролик
        [dragon] дракон
        [snake] змея
        [horse] лошадь
        [goat] коза
        [monkey] обезьяна
        [rooster] петух
        [dog] собака
        [pig] свинья
       *[panda] панда
    }
# $suit: a name; $up, $down: ends of the card, $up the one that counts.
pandaspin-card-white = { $suit }, белой стороной вверх: { $up }. После поворота: { $down }
pandaspin-card-blue = { $suit }, синей стороной вверх: { $up }. После поворота: { $down }
pandaspin-element-name = Карта элемента «{ $suit }»
# Added to the name of a card in the reader’s hand.
pandaspin-card-known = { $card } — известна всем
# What a symbol is good for, said of a card that is looked at.
pandaspin-symbol-meaning =
    { $symbol ->
        [water] Вода — джокер: ещё один номинал на выбор в наборе, последовательности или конфигурации.
        [bamboo] Бамбук приносит 1 очко.
        [fire] Огонь позволяет сбросить с руки карту животного.
        [hungry] Панда забирает 1 очко у того, чью ставку вы перебили.
       *[spin] Панда поворачивает белую карту в вашей руке на синюю сторону.
    }
# The values of a figure are written or drawn after this word, as on a button: Run 5 6 7.
pandaspin-kind =
    { $kind ->
        [single] Одиночная
        [set] Набор
        [run] Последовательность
        [formation] Конфигурация
       *[bomb] Бомба
    }
# A figure in words. $top: its highest value; $times: how many of each value; $length: how long the run is.
pandaspin-figure-words =
    { $kind ->
        [single] одиночная карта { $top }
        [set] набор { $times } × { $top }
        [run] последовательность из { $length } до { $top }
        [formation] конфигурация: { $times } × последовательность из { $length } до { $top }
       *[bomb] бомба { $times } × { $top }
    }
# How the highest bid can be beaten. $size: how many values it has.
pandaspin-beat =
    { $kind ->
        [single] Перебивает одиночная карта старше { $top } или бомба.
        [set] Перебивает набор из { $times } старше { $top } или бомба.
        [run] Перебивает последовательность из { $length }, которая кончается выше { $top }, или бомба.
        [formation] Перебивает конфигурация из { $size } номиналов, которая кончается выше { $top }, или бомба.
       *[bomb] Перебивает бомба, в которой больше номиналов или столько же ({ $size }), но старше { $top }.
    }
# Where a formation must have the same shape as the one it beats.
pandaspin-beat-shape = Перебивает конфигурация из { $times } последовательностей по { $length }, которая кончается выше { $top }, или бомба.
pandaspin-beat-bomb = Такой комбинации старше не бывает.
pandaspin-beat-bigger = Перебивает только бомба, в которой больше номиналов.
# Stands behind one of these sentences.
pandaspin-beat-element = Выигрывает и карта элемента, условие которой выполнено.
# Why a bid beats the one before it. There is little room.
pandaspin-why =
    { $why ->
        [higher] старше
        [bigger] больше номиналов
       *[bomb] это бомба
    }
# Where the cards of a bid went when its player passed. There is little room.
pandaspin-gone =
    { $to ->
        [hand] вернулись
       *[discard] сброшены
    }
# Where the cards of the trick will lie, before there are any.
pandaspin-trick-empty = Кон начинает { $name }
pandaspin-trick-empty-you = Кон начинаете вы
pandaspin-trick = Кон
# A bid, for screen readers. $cards: a list.
pandaspin-bid-name = { $name }: { $figure } — { $cards }
# $values: a list of the values that jokers stand for; $count: how many.
pandaspin-jokers =
    { $count ->
        [one] Джокер — { $values }.
       *[other] Джокеры — { $values }.
    }
# What a play would do, said before it is done. $figure: in words; $other: the figure it beats, in words; $why: as above.
pandaspin-would-lead = Вы начинаете: { $figure }.
pandaspin-would-beat = Это перебивает ставку «{ $other }» (её автор — { $name }): { $why }.
# $symbols: names of symbols, as a list.
pandaspin-would-use = Потом можно использовать: { $symbols }.
pandaspin-would-empty = Это ваши последние карты.
pandaspin-symbol =
    { $symbol ->
        [water] вода
        [bamboo] бамбук
        [fire] огонь
       *[panda] панда
    }
# The cards chosen are not yet a figure that can be played. $figures: some that they could become, as a list.
pandaspin-could-become = Добавьте карты, чтобы вышло: { $figures }
pandaspin-no-figure = Вместе эти карты не образуют комбинации.
# Under the kind of figure on a button: whose bid it beats.
pandaspin-over = перебивает: { $name }
# Buttons that choose the cards of a figure that could be bid. $figure: in words; there is little room for the other.
pandaspin-suggestion = Выбрать карты: { $figure }
pandaspin-suggestion-does =
    { $count ->
        [one] выбрать { $count } карту
        [few] выбрать { $count } карты
       *[other] выбрать { $count } карт
    }
# How the hand is held, and what a click does.
pandaspin-sort =
    { $by ->
        [value] Рука разложена по номиналу. Разложить по масти
        [suit] Рука разложена по масти. Раскладывать самому
       *[own] Рука в вашем порядке. Разложить по номиналу
    }
# Name of the row of buttons, for screen readers.
pandaspin-choices = Что можно сделать
pandaspin-pass = Пас
# Under it, what becomes of the cards you played to this trick.
pandaspin-pass-hand =
    { $count ->
        [one] { $count } карта вернётся синей
        [few] { $count } карты вернутся синими
       *[other] { $count } карт вернутся синими
    }
pandaspin-pass-discard =
    { $count ->
        [one] сбросить { $count } карту
        [few] сбросить { $count } карты
       *[other] сбросить { $count } карт
    }
pandaspin-pass-nothing = до конца кона
# $cards: the sides that will count, as a list.
pandaspin-would-take-back = Ваши карты вернутся в руку синей стороной вверх: { $cards }.
pandaspin-would-lose = Ваши карты этого кона сбрасываются: среди них есть синяя или вы разыграли бомбу.
pandaspin-would-pass = На этом кону вы ничего не сыграли, поэтому ничего и не вернётся.
pandaspin-element-play = Сыграть: { $suit }
pandaspin-element-does = взять 2, выиграть кон
pandaspin-element-would = Вы берёте две карты и сразу выигрываете кон; все остальные пасуют.
pandaspin-element-shed = Сбросить
pandaspin-element-nothing = без эффекта
pandaspin-use-bamboo = Бамбук
pandaspin-use-bamboo-does = +1 из запаса
pandaspin-use-hungry = Голодная панда
pandaspin-use-hungry-does = 1 очко отдаёт { $name }
pandaspin-use-fire = Огонь
pandaspin-use-fire-does = сбросить эту карту
pandaspin-use-spin = Пандоворот
pandaspin-use-spin-does = повернуть эту карту
# The same on buttons that wait until a card is chosen.
pandaspin-use-fire-pick = выберите карту животного
pandaspin-use-spin-pick = выберите карту для поворота
# $up, $down: the ends of a card, before and after.
pandaspin-would-turn = Теперь она { $down } вместо { $up }.
pandaspin-ignore = Не использовать
pandaspin-ignore-does = оставшиеся символы
pandaspin-enough = Достаточно
pandaspin-enough-does = остальное — джокеры
# The element cards of the suits in play, and whether their conditions are met.
pandaspin-conditions = Карты элементов
pandaspin-condition =
    { $suit ->
        [water] в наибольшей ставке не меньше трёх номиналов
        [wood] на этом кону сыграна карта с A или 二
        [fire] у вас не больше семи карт вместе с этой
        [metal] кто-то сыграл на этом кону и белые, и синие карты
       *[earth] на этом кону сыгран символ панды
    }
# $suit: a name; $condition: as above.
pandaspin-condition-met = { $suit }: можно сыграть сейчас — { $condition }.
pandaspin-condition-unmet = { $suit }: можно сыграть, когда { $condition }.
# There is little room.
pandaspin-condition-short =
    { $suit ->
        [water] 3+ номинала
        [wood] A или 二
        [fire] до 7 карт
        [metal] белые + синие
       *[earth] панда
    }
pandaspin-mood =
    { $mood ->
        [hungry] Голодная панда
       *[spin] Пандоворот
    }
pandaspin-mood-meaning =
    { $mood ->
        [hungry] Голодная панда: символ панды забирает 1 очко у того, чью ставку вы перебили.
       *[spin] Пандоворот: символ панды поворачивает одну белую карту в вашей руке на синюю сторону.
    }
pandaspin-round = Раунд { $round }, кон { $trick }
pandaspin-hand = Ваша рука
# Another player’s hand, for screen readers. $known: cards that everybody knows; $turned: blue ones that nobody else has seen.
pandaspin-hand-of = Рука: { $name }. Карт: { $count }, известных: { $known }, повёрнутых втайне: { $turned }
pandaspin-hand-size =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
pandaspin-known-title = Известные синие карты
pandaspin-known-none = Ни одна из этих карт не известна.
# $count: blue cards that only their owner has seen.
pandaspin-turned-unseen =
    { $count ->
        [one] { $count } карта повёрнута втайне.
        [few] { $count } карты повёрнуты втайне.
       *[other] { $count } карт повёрнуто втайне.
    }
pandaspin-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }
# Beside a player. There is little room.
pandaspin-passed = пас
pandaspin-out = нет карт
pandaspin-leads = начинает
pandaspin-supply = Колода, сброс и очки
pandaspin-draw-pile =
    { $count ->
        [one] { $count } карта в колоде
        [few] { $count } карты в колоде
       *[other] { $count } карт в колоде
    }
# Beside the picture of the pile. There is little room.
pandaspin-draw-label = в колоде
# Name of a button that shows them all, for screen readers.
pandaspin-discards =
    { $count ->
        [0] Сброс пуст
        [one] { $count } сброшенная карта
        [few] { $count } сброшенные карты
       *[other] { $count } сброшенных карт
    }
# Beside the picture of the pile. There is little room.
pandaspin-discards-label = в сбросе
pandaspin-discards-title = Сброс
pandaspin-discards-order =
    { $count ->
        [0] В этом раунде ещё ничего не сброшено.
        [one] { $count } карта
        [few] { $count } карты, новые сначала
       *[other] { $count } карт, новые сначала
    }
pandaspin-bank =
    { $count ->
        [one] { $count } очко в запасе
        [few] { $count } очка в запасе
       *[other] { $count } очков в запасе
    }
# Beside the picture of the bank. There is little room.
pandaspin-bank-label = в запасе
# A button that shows the score sheet, and its title.
pandaspin-sheet = Таблица очков
pandaspin-sheet-round = Раунд { $round }
pandaspin-sheet-now = Раунд { $round }, пока что
pandaspin-sheet-start = Начало
pandaspin-sheet-total = Всего
# Rows of the sheet: points for going out, by bamboo, taken and lost by pandas.
pandaspin-sheet-out = За выход
pandaspin-sheet-bamboo = Бамбук
pandaspin-sheet-panda = Панды
pandaspin-sheet-goal = Как только после раунда у кого-то { $points } очков, побеждает тот, у кого их больше всех.
# About the edition: where the cards come from.
pandaspin-edition = В правилах показаны пять из 65 карт животных, ещё две известны из открытых источников. Остальные придуманы здесь так, чтобы подходить ко всему, что сказано в правилах; ниже каждая помечена. Животные и элементы взяты из Fluent Emoji от Microsoft (лицензия MIT); всё остальное нарисовали мы.
# The card browser on the game’s page.
pandaspin-parts-turn = Повернуть все карты
pandaspin-parts-hint = У каждой карты две стороны; нажмите на карту, чтобы повернуть её. На белой половине — животное, на синей — его дух. Какое животное к какому номиналу относится, решили мы.
# Where the faces of so many cards are known from.
pandaspin-source-count =
    { $source ->
        [book] { $count } из правил
        [public] { $count } из открытых источников
        [yours] { $count } исправлено владельцем
       *[house] { $count } придумано здесь, так как настоящие нам неизвестны
    }
pandaspin-keys-walk = Перебирать карты руки или кнопки
pandaspin-keys-lift = Выбрать карту; ещё раз — сыграть выбранное
pandaspin-keys-updown = Выбрать карту или вернуть её
pandaspin-keys-digits = Сыграть первую, вторую … из предложенных комбинаций
pandaspin-keys-pass = Перейти к кнопке паса; ещё раз — спасовать
pandaspin-keys-back = Вернуть все карты
pandaspin-keys-sort = Держать руку по номиналу, по масти или в своём порядке
pandaspin-keys-move = Переложить карту в руке

## At a glance, notes for newcomers, words explained

pandaspin-goal = первым избавиться от карт и набирать очки. Когда у кого-то 15, побеждает набравший больше всех.
pandaspin-glance-beat = Перебейте старшую ставку такой же комбинацией с тем же числом номиналов, но старше. Или спасуйте — и до конца кона не играете.
pandaspin-glance-bomb = Бомба перебивает любую другую комбинацию.
pandaspin-glance-order = От младшего к старшему:
pandaspin-glance-white = Вы пасуете с белыми картами: они вернутся повёрнутыми на синюю сторону и станут сильнее.
pandaspin-glance-blue = Вы пасуете, сыграв синюю карту или бомбу: всё сбрасывается.
pandaspin-glance-win = Все остальные спасовали: кон ваш, ваши карты уходят в сброс, и вы начинаете следующий.
pandaspin-glance-element = Если условие выполнено, карта элемента сразу выигрывает кон, а вы берёте 2 карты.
pandaspin-glance-turns = Чем карта становится после поворота
# What the blue sides of a suit have. There is little room.
pandaspin-glance-suit =
    { $suit ->
        [fire] два номинала или огонь: сбросьте карту
        [metal] два или три номинала
        [water] джокер: ещё один номинал на выбор
        [earth] два номинала или панда
       *[wood] бамбук: 1 очко
    }
pandaspin-glance-out = После кона карт нет: столько очков, сколько карт в самой большой оставшейся руке, но не больше 7.
pandaspin-glance-bamboo = Каждый сыгранный бамбук: 1 очко.
pandaspin-glance-hungry = Голодная панда: 1 очко у того, кого вы перебили.
pandaspin-glance-spin = Пандоворот: поверните карту в руке.
pandaspin-glance-end = Затем новая раздача, пока у кого-нибудь не будет 15 очков.
pandaspin-first-lead = Вы начинаете. Сыграйте любую комбинацию: одну карту или несколько подходящих. Другие перебивают такой же или пасуют.
pandaspin-first-back = Эти карты перебили, и игрок спасовал. Они вернулись в руку синей стороной вверх, а она сильнее.
pandaspin-first-lost = Среди них была синяя карта или бомба, поэтому все карты игрока сброшены. Так тоже избавляются от карт.
pandaspin-first-bomb = Бомба: четыре или больше одинаковых номинала. Её перебивает только ещё большая бомба, символы в ней не действуют.
pandaspin-first-joker = Вода — джокер: она заменяет ещё один номинал этой комбинации.
pandaspin-first-element = Карта элемента. Её условие выполнено, и она сразу выигрывает кон; остальные пасуют.
pandaspin-first-effects = На ваших картах есть символы. Каждый можно использовать сейчас один раз или не использовать.
pandaspin-first-out = Карты кончились: игрок выходит из раунда и получает столько очков, сколько карт в самой большой оставшейся руке, но не больше 7.
pandaspin-first-bamboo = Символ бамбука приносит игроку очко из запаса.
# The forms of a word in which the texts use it, separated by commas; … stands for any ending. What it means is shown beside it.
pandaspin-term-trick = кон, кона, кону, коном, коне, коны, конов
pandaspin-term-trick-means = Ставки одна поверх другой, пока не спасуют все, кроме одного. Он и выигрывает кон.
pandaspin-term-figure = комбинаци…
pandaspin-term-figure-means = То, что можно разыграть: одиночная карта, набор, последовательность, конфигурация или бомба.
pandaspin-term-bid = ставк…, ставок
pandaspin-term-bid-means = Карты, которые игрок выкладывает за ход. Следующий перебивает их или пасует.
pandaspin-term-value = номинал…
pandaspin-term-value-means = То, что показывает сторона карты: от 3 до 10, J, Q, K, A или 二 — старший. На синей их бывает два или три. Считают номиналы, а не карты.
pandaspin-term-set = набор, набора, набором, наборе, наборы, наборов
pandaspin-term-set-means = Два или больше одинаковых номинала, например 5 5.
pandaspin-term-run = последовательност…
pandaspin-term-run-means = От двух до пяти номиналов подряд, например 5 6 7. 二 в неё не входит.
pandaspin-term-formation = конфигураци…
pandaspin-term-formation-means = Две или больше копии одной последовательности, например 5 5 6 6.
pandaspin-term-bomb = бомб…
pandaspin-term-bomb-means = Четыре или больше одинаковых номинала без джокера. Её перебивает только ещё большая бомба.
pandaspin-term-joker = джокер…
pandaspin-term-joker-means = Ещё один номинал на выбор, его даёт символ воды. Не в бомбе.
pandaspin-term-element = карта элемента, карту элемента, карты элементов, карты элемента, картой элемента, карт элементов
pandaspin-term-element-means = Карта без номинала. Если выполнено её условие, она одна выигрывает кон.
pandaspin-term-bank = запас, запаса, запасе
pandaspin-term-bank-means = Общий запас бамбука, из которого берут очки.

## Worked examples

pandaspin-example-tricks = Два кона. На первом последовательность перебита и возвращается повёрнутой, на втором одна из её карт выигрывает.
pandaspin-example-bombs = Пять четвёрок против четырёх валетов: бомба, в которой больше номиналов, больше.

## Why a move is better

# $better is what was counted on average after the better move, $played after the one that was played.
pandaspin-fact-mine = Лучший ход приносит в этом раунде { $better } { $better ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }, другой — { $played }.
pandaspin-fact-theirs = После лучшего хода { $seat } получает в этом раунде { $better } { $better ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }, после другого — { $played }.
pandaspin-fact-first = С лучшим ходом удаётся выйти из раунда первым в { $better } % воображаемых раздач, с другим — в { $played } %.
pandaspin-fact-leads = С лучшим ходом этот игрок начинает следующий кон в { $better } % воображаемых раздач, с другим — в { $played } %.
pandaspin-fact-cards = После лучшего хода в руке к концу кона { $better } { $better ->
        [one] карта
        [few] карты
        [many] карт
       *[other] карты
    }, после другого — { $played }.
pandaspin-fact-bomb = С лучшим ходом к концу кона в руке есть бомба в { $better } % воображаемых раздач, с другим — в { $played } %.

## What the tutor says before it names a move: where to look, and which kind of move

pandaspin-clue-lead = Вы начинаете: посмотрите, от каких карт избавиться и кто их может перебить.
pandaspin-clue-follow = Посмотрите, чем можно перебить эту ставку.
pandaspin-clue-figure = { $kind ->
    [single] Сделайте ставку из одной карты.
    [set] Поставьте набор.
    [run] Поставьте последовательность.
    [formation] Поставьте конфигурацию.
   *[bomb] Разыграйте бомбу.
}
pandaspin-clue-pass = Поберегите карты.
pandaspin-clue-elements = Посмотрите на свои карты элементов.
pandaspin-clue-element = Сыграйте карту элемента.
pandaspin-clue-shed = Сбросьте карту элемента.
pandaspin-clue-cards = Посмотрите, какие карты вам нужны меньше всего.
pandaspin-clue-symbols = Посмотрите на символы только что сыгранных карт.

# What is wrong with an edition of one's own.
pandaspin-edition-white-symbol = на белой стороне бывает только панда, других символов нет
pandaspin-edition-blue = синяя сторона — это список из одного, двух или трёх значений; они бывают { $known }
pandaspin-edition-unequal = значения на синей стороне одинаковы
pandaspin-edition-suit =
    { $suit ->
        [fire] на синей стороне огня два одинаковых значения или более высокое значение с огнём
        [metal] на синей стороне металла два или три одинаковых значения без символа
        [water] на синей стороне воды одно значение с водой
        [earth] на синей стороне земли два одинаковых значения или более высокое значение с пандой
       *[wood] на синей стороне дерева одно значение с бамбуком
    }
pandaspin-edition-copies = значение { $value } может оказаться в одной руке { $count } раз, а возможно не больше { $most }

# In the workshop: fields of an entry, and what is shown of it.
pandaspin-field-suit = Масть
pandaspin-field-white = Белая сторона
pandaspin-field-white_symbol = Символ на белой стороне
pandaspin-field-blue = Синяя сторона
pandaspin-field-blue_symbol = Символ на синей стороне
pandaspin-field-blue_count = Сколько значений на синей стороне
pandaspin-field-value = Значение
pandaspin-field-animal = Животное
pandaspin-field-count = Сколько
pandaspin-workshop-animals = Животные
pandaspin-workshop-bamboo = Бамбук
pandaspin-workshop-animal = Животное карты { $value }
pandaspin-workshop-token = Жетон: { $value }
pandaspin-workshop-count =
    { $many ->
        [one] одно, с символом
        [two] два равных
       *[three] три равных
    }
pandaspin-workshop-no-symbol = нет
