### Pandorum

pandorum-title = Пандорум
pandorum-sentence = Харвестеры пересекают планету кратеров, гор и вулканов: стройте там, где это выгодно, и улучшайте свою машину.

## Cards

pandorum-card-crater_drill = Кратерный бур
pandorum-card-mountain_quarry = Горный карьер
pandorum-card-dust_collector = Пылесборник
pandorum-card-magma_tap = Магмоотбор
pandorum-card-crater_generator = Кратерный генератор
pandorum-card-mountain_generator = Горный генератор
pandorum-card-wasteland_generator = Генератор пустоши
pandorum-card-fusion_generator = Термоядерный генератор
pandorum-card-small_trade_logistics = Малая торговая логистика
pandorum-card-freight_logistics = Грузовая логистика
pandorum-card-grand_trade_logistics = Большая торговая логистика
pandorum-card-medical_laboratory = Медицинская лаборатория
pandorum-card-engineering_laboratory = Инженерная лаборатория
pandorum-card-central_laboratory = Центральная лаборатория
pandorum-card-network_defence = Внутрисетевая защита
pandorum-card-dome_defence = Купольная защита
pandorum-card-seismic_defence = Сейсмическая защита
pandorum-card-outer_defence = Внешняя защита
pandorum-card-crater_tap_in = Врезка в кратерах
pandorum-card-mountain_tap_in = Врезка в горах
pandorum-card-wasteland_tap_in = Врезка на пустоши
pandorum-card-mining_block = Блок добычи
pandorum-card-generator_block = Блок генераторов
pandorum-card-logistics_block = Блок логистики
pandorum-card-laboratory_block = Блок лабораторий
pandorum-card-defence_block = Блок защиты
pandorum-card-system_block = Блок систем
# What a card pays when it is built, in quids.
pandorum-payout-free_adjacent =
    { $terrain ->
        [craters] { $each } за каждый соседний гекс кратеров без объекта.
        [mountains] { $each } за каждый соседний гекс гор без объекта.
       *[wasteland] { $each } за каждый соседний гекс пустоши без объекта.
    }
pandorum-payout-adjacent_volcanoes = { $each } за каждый соседний вулкан.
pandorum-payout-own_adjacent =
    { $base ->
        [0] { $module } за каждый свой соседний модуль.
       *[other] { $module ->
            [0] { $base } за каждую свою соседнюю базу.
           *[other] { $module } за каждый свой соседний модуль, { $base } за каждую базу.
        }
    }
# $plus: what is added, or 0.
pandorum-payout-own_on_terrain =
    { $plus ->
        [0] { $module } за каждый свой модуль на такой же местности, { $base } за каждую базу.
       *[other] { $plus } и ещё { $module } за каждый свой модуль на такой же местности, { $base } за каждую базу.
    }
pandorum-payout-own_by_pad = { $module } за каждый свой модуль рядом с посадочной площадкой, { $base } за каждую базу.
pandorum-payout-own_on_ray = { $module } за каждый свой модуль на одном прямом луче отсюда, { $base } за каждую базу; чужие объекты, вулканы и площадка обрывают луч.
pandorum-payout-own_by_volcanoes = { $module } за каждый свой модуль рядом с одной соседней группой вулканов, { $base } за каждую базу.
pandorum-payout-volcanoes_between = { $each } за каждый вулкан на прямой между этим местом и вашим объектом.
pandorum-payout-own_on_edge = { $module } за каждый свой модуль на краю планеты, { $base } за каждую базу.
pandorum-payout-rivals_adjacent = { $module } за каждый чужой соседний модуль, { $base } за каждую базу; платит владелец.
# $doubles: a kind of cards.
pandorum-payout-block =
    { $doubles ->
        [mining] { $pays }, или карта добычи, построенная вместе с ним, платит вдвойне.
        [generator] { $pays }, или карта генератора, построенная вместе с ним, платит вдвойне.
        [logistics] { $pays }, или карта логистики, построенная вместе с ним, платит вдвойне.
        [laboratory] { $pays }, или карта лаборатории, построенная вместе с ним, платит вдвойне.
        [defence] { $pays }, или карта защиты, построенная вместе с ним, платит вдвойне.
       *[system] { $pays }, или карта системы, построенная вместе с ним, платит вдвойне.
    }

## The planet, pieces and harvesters

pandorum-piece =
    { $piece ->
        [module] модуль
       *[base] база
    }
# A colour of cards.
pandorum-colour =
    { $colour ->
        [blue] синий
        [yellow] жёлтый
        [green] зелёный
        [white] белый
        [violet] фиолетовый
        [red] красный
       *[orange] оранжевый
    }
# Noses, used once; hulls, which work for the rest of the game.
pandorum-nose-twin = пара
pandorum-nose-triple = тройка
pandorum-nose-jump = прыжок
pandorum-nose-waiver = послабление
pandorum-hull-free = свободный ход
pandorum-hull-third = третья карта
pandorum-hull-overflight = пролёт
pandorum-hull-rebate = возмещение

## Moves

pandorum-move-draw = Взять из колоды
pandorum-move-take = Взять с рынка: { $card }
pandorum-move-discard = Выложить на рынок и двигаться: { $card }
pandorum-move-go = Двигаться на { $hex }
pandorum-move-jump = Прыгнуть на { $hex }
# $nose: the nose that is used for it.
pandorum-move-build =
    { $nose ->
        [none] { $piece ->
            [module] Построить модуль
           *[base] Построить базу
        }
        [twin] Построить модуль из двух карт (пара)
        [triple] Построить базу из трёх карт (тройка)
       *[waiver] { $piece ->
            [module] Построить модуль вопреки условию карты (послабление)
           *[base] Построить базу вопреки условию одной карты (послабление)
        }
    }
pandorum-move-card = Использовать: { $card }
pandorum-move-ray =
    { $direction ->
        [e] Луч на восток
        [se] Луч на юго-восток
        [sw] Луч на юго-запад
        [w] Луч на запад
        [nw] Луч на северо-запад
       *[ne] Луч на северо-восток
    }
pandorum-move-volcano = Вулканы у { $hex }
pandorum-move-double = Удвоить: { $card }
pandorum-move-two = Взять куиды, не удваивать
pandorum-move-slot =
    { $slot ->
        [nose] В носовую часть
        [hull] В центр
       *[cargo] В грузовой отсек
    }

## What is asked

# $hull: the hull that works, or none. $count: cards to draw. $card: the card the question is about.
pandorum-prompt =
    { $phase ->
        [turn] { $hull ->
            [free] Возьмите две карты или двигайтесь: карту для этого не выкладывают.
            [third] Возьмите три карты или выложите одну, чтобы двигаться.
           *[other] Возьмите две карты или выложите одну, чтобы двигаться.
        }
        [draw] { $count ->
            [one] Возьмите ещё { $count } карту.
            [few] Возьмите ещё { $count } карты.
           *[other] Возьмите ещё { $count } карт.
        }
        [rebate] Возьмите карту взамен выложенной.
        [go] Куда? На пустом гексе нужно строить.
        [build] Что вы строите?
        [cards] Какие карты использовать?
        [ray] Куда смотрит луч карты «{ $card }»?
        [volcano] Какие вулканы охраняет карта «{ $card }»?
        [block] Что делает карта «{ $card }»?
       *[slot] Куда положить карту «{ $card }»?
    }
pandorum-prompt-wait =
    { $phase ->
        [turn] { $seat } решает: брать карты или двигаться.
        [draw] { $seat } берёт карты.
        [rebate] { $seat } берёт карту взамен выложенной.
        [go] { $seat } выбирает, куда двигаться.
        [build] { $seat } строит.
        [cards] { $seat } выбирает карты для постройки.
        [ray] { $seat } выбирает луч для карты «{ $card }».
        [volcano] { $seat } выбирает вулканы для карты «{ $card }».
        [block] { $seat } решает, что делает карта «{ $card }».
       *[slot] { $seat } выбирает ячейку для карты «{ $card }».
    }

## What happened

pandorum-event-dealt =
    { $you ->
        [seat] Планета собрана, карты розданы. Начинаете вы.
       *[none] Планета собрана, карты розданы. Начинает { $seat }.
    }
pandorum-event-drew = { $seat } берёт карту.
pandorum-event-you-drew = Вы берёте карту: { $card }.
pandorum-event-took-card =
    { $you ->
        [seat] Вы берёте с рынка: { $card }.
       *[none] { $seat } берёт с рынка: { $card }.
    }
pandorum-event-opened = На рынке появляется: { $card }.
pandorum-event-discarded =
    { $you ->
        [seat] Вы выкладываете на рынок: { $card }.
       *[none] { $seat } выкладывает на рынок: { $card }.
    }
pandorum-event-moved =
    { $you ->
        [seat] Вы двигаетесь на { $hex }.
       *[none] { $seat } двигается на { $hex }.
    }
pandorum-event-jumped =
    { $you ->
        [seat] Вы прыгаете на { $hex }.
       *[none] { $seat } прыгает на { $hex }.
    }
pandorum-event-fee =
    { $you ->
        [seat] { $amount ->
            [0] Вы останавливаетесь на чужом объекте ({ $owner }), но платить нечем.
            [one] Вы платите за остановку { $amount } куид. Получает { $owner }.
            [few] Вы платите за остановку { $amount } куида. Получает { $owner }.
           *[other] Вы платите за остановку { $amount } куидов. Получает { $owner }.
        }
        [owner] { $amount ->
            [0] { $seat } останавливается на вашем объекте, но платить нечем.
            [one] { $seat } платит за остановку { $amount } куид. Получаете вы.
            [few] { $seat } платит за остановку { $amount } куида. Получаете вы.
           *[other] { $seat } платит за остановку { $amount } куидов. Получаете вы.
        }
       *[none] { $amount ->
            [0] { $seat } останавливается на чужом объекте ({ $owner }), но платить нечем.
            [one] { $seat } платит за остановку { $amount } куид. Получает { $owner }.
            [few] { $seat } платит за остановку { $amount } куида. Получает { $owner }.
           *[other] { $seat } платит за остановку { $amount } куидов. Получает { $owner }.
        }
    }
pandorum-event-built =
    { $you ->
        [seat] Вы строите
       *[none] { $seat } строит
    } { $piece ->
        [module] модуль на { $hex }: { $cards }.
       *[base] базу на { $hex }: { $cards }.
    }
pandorum-event-paid =
    { $card }: { $you ->
        [seat] вы получаете
       *[none] { $seat } получает
    } { $amount ->
        [one] { $amount } куид
        [few] { $amount } куида
       *[other] { $amount } куидов
    }.
pandorum-event-paid-double =
    { $card } вдвойне: { $you ->
        [seat] вы получаете
       *[none] { $seat } получает
    } { $amount ->
        [one] { $amount } куид
        [few] { $amount } куида
       *[other] { $amount } куидов
    }.
# $payers: a list of players.
pandorum-event-took =
    { $card }: { $you ->
        [seat] вы забираете
       *[none] { $seat } забирает
    } { $amount ->
        [one] { $amount } куид
        [few] { $amount } куида
       *[other] { $amount } куидов
    }. Кто платит: { $payers }.
pandorum-event-slotted =
    { $you ->
        [seat] Вы кладёте
       *[none] { $seat } кладёт
    } { $slot ->
        [nose] в носовую часть: { $card }.
        [hull] в центр: { $card }.
       *[cargo] в грузовой отсек: { $card }.
    }
# $upgrade: the name of a nose or hull.
pandorum-event-charged =
    { $you ->
        [seat] Вы заряжаете улучшение «{ $upgrade }».
       *[none] { $seat } заряжает улучшение «{ $upgrade }».
    }
pandorum-event-emptied =
    { $you ->
        [seat] Вы используете улучшение «{ $upgrade }»; его карты выходят из игры.
       *[none] { $seat } использует улучшение «{ $upgrade }»; его карты выходят из игры.
    }
pandorum-event-last =
    { $you ->
        [seat] Вы строите последний объект. У остальных ещё по одному ходу.
       *[none] { $seat } строит последний объект. У остальных ещё по одному ходу.
    }
pandorum-event-passed =
    { $you ->
        [seat] Вы не можете ни взять карту, ни двигаться и пропускаете ход.
       *[none] { $seat } не может ни взять карту, ни двигаться и пропускает ход.
    }
pandorum-event-barren =
    { $rounds ->
        [one] { $rounds } раунд без построек; после { $limit } игра кончается.
        [few] { $rounds } раунда без построек; после { $limit } игра кончается.
       *[other] { $rounds } раундов без построек; после { $limit } игра кончается.
    }
pandorum-event-cargo =
    Больше всех карт в грузовом отсеке, { $colour ->
        [blue] синий
        [yellow] жёлтый
        [green] зелёный
        [white] белый
        [violet] фиолетовый
        [red] красный
       *[orange] оранжевый
    }: { $you ->
        [seat] вы получаете
       *[none] { $seat } получает
    } { $amount ->
        [one] { $amount } куид
        [few] { $amount } куида
       *[other] { $amount } куидов
    }.
pandorum-event-won =
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

## What is counted over many games

pandorum-deed-card = Карты, которые платили
pandorum-deed-cargo = Выигранные грузовые отсеки
pandorum-deed-upgrade = Использованные носовые части и заряженные центры

## How it ended

# All three: $by says what decided, $quids is the best result.
pandorum-result-built =
    { $by ->
        [quids] Построен последний объект; решает число куидов: { $quids }.
        [pieces] Построен последний объект; куидов поровну ({ $quids }), решают оставшиеся фишки.
       *[shared] Построен последний объект; куидов поровну ({ $quids }), и фишек осталось поровну.
    }
pandorum-result-passed =
    { $by ->
        [quids] Больше никто не мог ни взять карту, ни двигаться; решает число куидов: { $quids }.
        [pieces] Больше никто не мог ни взять карту, ни двигаться; куидов поровну ({ $quids }), решают оставшиеся фишки.
       *[shared] Больше никто не мог ни взять карту, ни двигаться; куидов поровну ({ $quids }), и фишек осталось поровну.
    }
pandorum-result-barren =
    { $by ->
        [quids] Двадцать раундов никто не строил; решает число куидов: { $quids }.
        [pieces] Двадцать раундов никто не строил; куидов поровну ({ $quids }), решают оставшиеся фишки.
       *[shared] Двадцать раундов никто не строил; куидов поровну ({ $quids }), и фишек осталось поровну.
    }

## Why a move is refused

pandorum-illegal-over = Партия окончена.
pandorum-illegal-not-your-turn = Сейчас ходит { $seat }.
pandorum-illegal-not-now =
    { $phase ->
        [turn] В начале хода берут карты или выкладывают одну, чтобы двигаться.
        [draw] Вы берёте карты: возьмите из колоды или с рынка.
        [rebate] Сначала возьмите карту взамен выложенной.
        [go] Карта выложена: теперь двигайте харвестер.
        [build] Вы на пустом гексе: скажите, что строите.
        [cards] Выберите карты для постройки.
        [ray] Сначала выберите луч.
        [volcano] Сначала выберите вулканы.
        [block] Сначала решите, что делает блок.
       *[slot] Сначала положите использованную карту в ячейку харвестера.
    }
pandorum-illegal-deck-empty = Колода пуста.
pandorum-illegal-not-in-market = На рынке нет карты «{ $card }».
pandorum-illegal-just-discarded = Возмещением нельзя забрать только что выложенную карту, а другой карты «{ $card }» на рынке нет.
pandorum-illegal-not-in-hand = У вас нет карты «{ $card }».
pandorum-illegal-no-discard = Ваш центр позволяет двигаться бесплатно: карту не выкладывают.
pandorum-illegal-stranded = Без карты «{ $card }» двигаться будет некуда.
pandorum-illegal-discard-first = Чтобы двигаться, сначала выложите карту на рынок.
pandorum-illegal-stay = Харвестер уже на { $hex }; двигаться нужно хотя бы на один гекс.
pandorum-illegal-volcano = { $hex } — вулкан: остановиться там нельзя.
pandorum-illegal-no-line = На { $hex } не ведёт прямая.
pandorum-illegal-volcano-between = На пути к { $hex } лежит вулкан.
pandorum-illegal-no-jump = Прыгать можно только заряженной носовой частью «прыжок».
pandorum-illegal-need-not-jump = На { $hex } ведёт прямая: двигайтесь без носовой части.
pandorum-illegal-no-pieces = { $hex } пуст, пришлось бы строить, а фишек не осталось.
pandorum-illegal-only-bases = { $hex } пуст, пришлось бы строить. Модулей не осталось, а база требует двух разных подходящих карт.
pandorum-illegal-discard-missing = { $hex } пуст, пришлось бы строить, а нужную для этого карту пришлось бы выложить.
pandorum-illegal-nothing-to-build =
    { $volcano ->
        [yes] { $hex } пуст, пришлось бы строить, а ни одну вашу карту нельзя построить { $terrain ->
            [craters] в кратерах
            [mountains] в горах
           *[wasteland] на пустоши
        } у вулкана.
       *[no] { $hex } пуст, пришлось бы строить, а ни одну вашу карту нельзя построить { $terrain ->
            [craters] в кратерах
            [mountains] в горах
           *[wasteland] на пустоши
        } без вулкана рядом.
    }
pandorum-illegal-no-piece =
    { $piece ->
        [module] Модулей не осталось.
       *[base] Баз не осталось.
    }
pandorum-illegal-nose-not-ready = Носовая часть «{ $upgrade }» не заряжена.
pandorum-illegal-nose-elsewhere =
    { $piece ->
        [module] Носовая часть «{ $upgrade }» модулю не помогает.
       *[base] Носовая часть «{ $upgrade }» базе не помогает.
    }
pandorum-illegal-nothing-to-waive =
    { $piece ->
        [module] Здесь все ваши карты подходят, послабление не нужно.
       *[base] Послабление освобождает от условия одну карту базы, другая должна подходить. Такой пары у вас нет.
    }
# $count: how many cards it takes.
pandorum-illegal-too-few-cards =
    { $count ->
        [one] Ни одна карта в руке здесь не подходит.
        [few] Для этого нужны { $count } карты с разными названиями, и все должны здесь подходить.
       *[other] Для этого нужно { $count } карт с разными названиями, и все должны здесь подходить.
    }
pandorum-illegal-same-name = «{ $card }» уже использована; у карт одного объекта разные названия.
pandorum-illegal-order = Карты выбирают в порядке списка; «{ $card }» стоит раньше последней выбранной.
pandorum-illegal-condition =
    { $volcano ->
        [yes] Карту «{ $card }» нельзя построить { $terrain ->
            [craters] в кратерах
            [mountains] в горах
           *[wasteland] на пустоши
        } у вулкана.
       *[no] Карту «{ $card }» нельзя построить { $terrain ->
            [craters] в кратерах
            [mountains] в горах
           *[wasteland] на пустоши
        } без вулкана рядом.
    }
pandorum-illegal-waive-one = Послабление прощает ровно одну карту; с картой «{ $card }» это не выходит.
pandorum-illegal-no-set = После карты «{ $card }» оставшихся не хватит: всего нужно { $count }.
pandorum-illegal-ray =
    { $direction ->
        [e] Луч на восток ничего не приносит.
        [se] Луч на юго-восток ничего не приносит.
        [sw] Луч на юго-запад ничего не приносит.
        [w] Луч на запад ничего не приносит.
        [nw] Луч на северо-запад ничего не приносит.
       *[ne] Луч на северо-восток ничего не приносит.
    }
pandorum-illegal-volcanoes = Нет соседней группы вулканов, которая начинается с { $hex } и что-нибудь приносит.
pandorum-illegal-double = «{ $block }» не может удвоить здесь карту «{ $card }».
pandorum-illegal-nose-used = Носовая часть «{ $upgrade }» уже использована и больше карт не принимает.
pandorum-illegal-slot-full =
    { $slot ->
        [nose] Носовая часть заполнена, карт: { $count }.
        [hull] Центр заполнен, карт: { $count }.
       *[cargo] Грузовой отсек заполнен, карт: { $count }.
    }

## Options

pandorum-option-systems = Карты систем
pandorum-option-systems-on = забирают у соперников
pandorum-option-systems-off = убраны
pandorum-option-last_object = Конец наступает
pandorum-option-last_object-all = когда построена последняя фишка
pandorum-option-last_object-kind = когда кончились модули или базы
pandorum-option-nose = Носовые части
pandorum-option-nose-once = работают один раз
pandorum-option-nose-again = можно зарядить снова

## Rules

pandorum-section-components = Состав
pandorum-section-setup = Подготовка
pandorum-section-market = Рынок
pandorum-section-turn = Ход: взять карты или двигаться
pandorum-section-building = Строительство
pandorum-section-slots = Ячейки харвестера
pandorum-section-end = Конец игры

pandorum-rule-PD-1 = Планета состоит из центра с посадочной площадкой и шести частей вокруг него в случайном порядке. Местность: кратеры, горы, пустошь и вулканы.
pandorum-rule-PD-1-house = Поле — шестиугольник из 61 гекса: кратеров, гор и пустоши по 17, вулканов 9. Соприкасающиеся вулканы образуют группу.
pandorum-rule-PD-2 = Вдвоём у каждого 12 модулей и 6 баз, втроём 8 и 4, вчетвером 6 и 3.
pandorum-rule-PD-3 = Карт объектов 91, семи видов; карты добычи синие. Деньги — куиды.
pandorum-rule-PD-3-ruling = У каждого вида один цвет. Банк не кончается.
pandorum-rule-PD-3-house = Генераторы жёлтые, логистика зелёная, лаборатории белые, защита фиолетовая, системы красные, блоки оранжевые.
pandorum-rule-PD-4 = На карте сказано, где её можно построить: в кратерах, в горах, на пустоши или где угодно из них; некоторым нужен вулкан на соседнем гексе.
pandorum-rule-PD-5 = В списке карт для каждой указано, сколько их, где её можно построить и что она платит.
pandorum-rule-PD-6 = У харвестера есть носовая часть и центр, подобранные случайно. Носовая часть работает один раз: «пара» — модуль из двух карт, «тройка» — база из трёх, «прыжок» — на любой гекс, кроме вулкана, «послабление» — одна карта без своего условия. Центр работает всегда: «свободный ход» — карту для движения не выкладывают, «третья карта» — берут три, «пролёт» — над вулканами, «возмещение» — после выложенной для движения карты сразу берут одну.
pandorum-rule-PD-6-public = Носовых частей четыре, центров тоже четыре.
pandorum-rule-PD-7 = Носовая часть работает с 3 картами, центр с 5; вчетвером с 2 и 4.
pandorum-rule-PD-8 = Каждый получает три карты добычи, остальные карты добычи выходят из игры. Из прочих каждый получает одну, четыре лежат открыто — это рынок.
pandorum-rule-PD-9 = Все харвестеры начинают на посадочной площадке. Ходят по часовой стрелке от первого игрока. У второго игрока 1 куид, у третьего 2, у четвёртого 3.
pandorum-rule-PD-9-ruling = Первого игрока определяет жребий.
pandorum-rule-PD-10 = Одноимённые карты рынка лежат одной стопкой. Если стопок меньше четырёх, карты открывают из колоды, пока их не станет четыре. Из стопки берут по одной карте.
pandorum-rule-PD-10-ruling = Если колода пуста, рынок не пополняют.
pandorum-rule-PD-11 = Либо вы берёте две карты, каждую из колоды или с рынка, и видите первую, прежде чем взять вторую. Карт в руке сколько угодно.
pandorum-rule-PD-11-ruling = Если в колоде и на рынке карт меньше, берите сколько есть.
pandorum-rule-PD-12 = Либо вы двигаетесь: выложите карту на рынок, затем передвиньте харвестер по прямой на любое число гексов.
pandorum-rule-PD-12-ruling = Двигаться нужно хотя бы на один гекс. Выложить карту можно, только если и без неё есть куда двигаться.
pandorum-rule-PD-13 = Харвестер не останавливается на вулканах и не пересекает их.
pandorum-rule-PD-13-ruling = Больше ничто ему не мешает, на одном гексе может стоять несколько харвестеров.
pandorum-rule-PD-14 = На пустом гексе нужно строить; если строить нельзя, двигаться туда нельзя. На посадочной площадке не строят.
pandorum-rule-PD-15 = На своём объекте и на площадке ничего не происходит. За остановку на чужом модуле вы платите владельцу 1 куид, на чужой базе 2, но не больше, чем у вас есть.
pandorum-rule-PD-16 = Если нельзя ни взять карту, ни двигаться, ход пропускается.
pandorum-rule-PD-17 = Модуль требует одной карты, база двух с разными названиями. Каждая карта должна подходить к гексу.
pandorum-rule-PD-17-ruling = Карту, выложенную для движения, использовать нельзя.
pandorum-rule-PD-18 = Для модуля нужна фишка модуля, для базы — фишка базы. Строить можно, даже если это ничего не приносит.
pandorum-rule-PD-19 = Затем каждая карта платит по своему тексту. Новый объект сам за себя не считается, а добыча не платит за гексы с объектами.
pandorum-rule-PD-20 = Добыча считает соседние свободные гексы своей местности; генераторы — ваши соседние объекты; логистика — ваши объекты на местности нового; лаборатории — ваши соседние модули, соседние базы или объекты рядом с площадкой.
pandorum-rule-PD-20-ruling = Магмоотбор — карта, придуманная здесь, — считает соседние вулканы. Центральная лаборатория считает только ваши объекты.
pandorum-rule-PD-21 = Внутрисетевая защита считает ваши объекты на одном луче по вашему выбору; чужие объекты, вулканы и площадка его обрывают. Купольная — ваши объекты рядом с одной соседней группой вулканов. Сейсмическая — вулканы на прямых между этим местом и вашими объектами, если на прямой нет чужих объектов и площадки. Внешняя — объекты на краю.
pandorum-rule-PD-21-ruling = При нескольких группах вулканов вы выбираете одну. Ни объект, ни вулкан не считаются дважды. Внешняя защита считает только ваши объекты.
pandorum-rule-PD-22 = За системы платят владельцы соседних объектов, а не банк. По желанию системы убирают.
pandorum-rule-PD-22-ruling = Никто не платит больше, чем у него есть. Блоки систем остаются в колоде и без карт систем.
pandorum-rule-PD-23 = Блок платит 2 куида или, построенный вместе с картой, которую он называет, удваивает её плату и сам ничего не платит.
pandorum-rule-PD-23-ruling = Блок называет вид карт. Что он делает и какую карту удваивает, решаете вы. За удвоенную систему платят владельцы. Два блока не удваивают друг друга.
pandorum-rule-PD-24 = После постройки карты идут в ячейки харвестера: носовую часть, центр или грузовой отсек. Карты больше не перекладывают.
pandorum-rule-PD-24-ruling = В ячейку идёт каждая карта. В носовую часть и центр кладут не больше, чем нужно, в грузовой отсек сколько угодно.
pandorum-rule-PD-25 = Карты использованной носовой части выходят из игры. Заряженный центр работает до конца игры.
pandorum-rule-PD-25-ruling = Новых карт использованная носовая часть не принимает. По желанию её можно зарядить снова.
pandorum-rule-PD-26 = Карты для пары и тройки различаются названиями и подходят к гексу. Прыжок заменяет только прямую. Карта возмещения берётся из колоды или с рынка, но не только что выложенная, и её можно построить; однако движение должно быть возможно и без неё. Носовую часть опустошают при использовании, до раскладки карт этой постройки; снова она работает не раньше следующего хода.
pandorum-rule-PD-27 = Когда кто-то построил последний объект, у остальных ещё по одному ходу. По желанию достаточно, чтобы кончились модули или базы.
pandorum-rule-PD-27-ruling = Последний объект, построенный в эти ходы, новых ходов не добавляет.
pandorum-rule-PD-28 = Затем платит грузовой отсек: за каждый цвет тот, у кого таких карт больше, чем у каждого из остальных, получает по 1 куиду за каждую.
pandorum-rule-PD-29 = Побеждает тот, у кого больше куидов; при равенстве — тот, у кого остались фишки; если и здесь равенство, победу делят.
pandorum-rule-PD-29-ruling = При равенстве побеждает тот, у кого осталось больше фишек; модули и базы считаются одинаково.
pandorum-rule-PD-30 = Игра кончается и тогда, когда все подряд пропустили ход или двадцать раундов никто не строил.
pandorum-rule-PD-31 = Руки тайные; взятое с рынка известно всем, пока не сыграно. Деньги, ячейки, фишки и число карт в руке открыты.

## Terminal

# Headings of the table drawn with letters; there is little room.
pandorum-sketch-quids = Куиды
pandorum-sketch-cards = Карты
# Above: modules and bases left to build, as 10+5.
pandorum-sketch-pieces = Фишки
pandorum-sketch-nose = Носовая
pandorum-sketch-hull = Центр
pandorum-sketch-cargo = Отсек
pandorum-sketch-market = Рынок
# Cards of a hand that everybody knows.
pandorum-sketch-known = Известно
pandorum-sketch-hand = Рука
# $deck: cards in the deck; $barren: rounds without building, of $limit that end the game.
pandorum-sketch-piles =
    { $barren ->
        [0] Колода: { $deck }
       *[other] Колода: { $deck }, раундов без построек: { $barren } из { $limit }
    }
pandorum-sketch-last-turns = Колода: { $deck }; последние ходы
pandorum-sketch-over = Конец игры

## On the page

# Name of the map, for screen readers.
pandorum-planet = Планета
# One letter on every hex; it should be the first letter of the terrain, and the five must differ.
pandorum-terrain-letter =
    { $terrain ->
        [craters] К
        [mountains] Г
        [wasteland] П
        [volcano] В
       *[pad] ПП
    }
# A kind of terrain, as part of a list.
pandorum-terrain =
    { $terrain ->
        [craters] кратеры
        [mountains] горы
        [wasteland] пустошь
        [volcano] вулкан
       *[pad] посадочная площадка
    }
# A kind of card.
pandorum-kind =
    { $kind ->
        [mining] добыча
        [generator] генератор
        [logistics] логистика
        [laboratory] лаборатория
        [defence] защита
        [system] система
       *[block] блок
    }
# $name: of a nose or hull, as in “jump”.
pandorum-upgrade =
    { $slot ->
        [nose] Носовая часть «{ $name }»
       *[hull] Центр «{ $name }»
    }
# What a nose or hull does once it is charged.
pandorum-nose-twin-text = Один раз: модуль из двух карт.
pandorum-nose-triple-text = Один раз: база из трёх карт.
pandorum-nose-jump-text = Один раз: на любой гекс, кроме вулкана.
pandorum-nose-waiver-text = Один раз: одна карта без своего условия.
pandorum-hull-free-text = Двигаться, не выкладывая карту.
pandorum-hull-third-text = Брать три карты вместо двух.
pandorum-hull-overflight-text = Пролетать над вулканами.
pandorum-hull-rebate-text = Взять карту, выложив карту для движения.
# Name of the buttons beside the map, for screen readers.
pandorum-zoom = Ближе и дальше
pandorum-zoom-in = Ближе
pandorum-zoom-out = Дальше
pandorum-zoom-whole = Вся планета
# For screen readers and under the pointer. $terrain: a word; $name: whose object stands there.
pandorum-hex =
    { $piece ->
        [module] { $hex }, { $terrain }, модуль: { $name }.
        [base] { $hex }, { $terrain }, база: { $name }.
       *[none] { $hex }, { $terrain }.
    }
# $names: a list of the players whose harvesters stand on the hex.
pandorum-hex-harvesters =
    { $count ->
        [one] Харвестер: { $names }.
       *[other] Харвестеры: { $names }.
    }
# What going to a hex would do. $way: line, jump (uses the nose) or nose (builds with it); $cards: a list of one to three; $pays: quids.
pandorum-would-build =
    { $way ->
        [jump] { $piece ->
            [base] Можно прыгнуть сюда и построить базу ({ $cards }): доход { $pays }.
           *[module] Можно прыгнуть сюда и построить модуль ({ $cards }): доход { $pays }.
        }
        [nose] { $piece ->
            [base] Можно построить здесь базу с помощью носовой части ({ $cards }): доход { $pays }.
           *[module] Можно построить здесь модуль с помощью носовой части ({ $cards }): доход { $pays }.
        }
       *[line] { $piece ->
            [base] Можно построить здесь базу ({ $cards }): доход { $pays }.
           *[module] Можно построить здесь модуль ({ $cards }): доход { $pays }.
        }
    }
# $name: the owner of the object there.
pandorum-would-fee =
    { $way ->
        [jump] Можно прыгнуть сюда: { $fee ->
            [one] { $fee } куид
            [few] { $fee } куида
           *[other] { $fee } куидов
        }, получает { $name }.
       *[line] Можно двигаться сюда: { $fee ->
            [one] { $fee } куид
            [few] { $fee } куида
           *[other] { $fee } куидов
        }, получает { $name }.
    }
pandorum-would-stop =
    { $way ->
        [jump] Можно прыгнуть сюда; ничего не произойдёт.
       *[line] Можно двигаться сюда; ничего не произойдёт.
    }
# After one of the three above, while a card is still to be discarded for the move.
pandorum-after-discard = Сначала выложите карту.
pandorum-would-ray =
    Этот луч приносит { $pays ->
        [one] { $pays } куид
        [few] { $pays } куида
       *[other] { $pays } куидов
    }.
pandorum-would-volcano =
    Эти вулканы приносят { $pays ->
        [one] { $pays } куид
        [few] { $pays } куида
       *[other] { $pays } куидов
    }.
# A button: the harvester goes to the hex that was picked.
pandorum-go = Двигаться туда
# The same for a card that was picked: discard it, or draw it from the market. There is little room.
pandorum-do-discard = Выложить и двигаться
pandorum-do-draw = Взять
# A turn that is proposed as a whole. Its parts: the card that goes for the move, what is built. There is little room.
pandorum-turn-discard = Выложить
pandorum-turn-build = Строить
# For screen readers: where a card goes after the building.
pandorum-turn-slot = Куда положить карту: { $card }
# Its heading where nothing is built, and where a card is drawn before the harvester goes.
pandorum-turn-go =
    { $way ->
        [jump] Прыгнуть на { $hex }
       *[line] Двигаться на { $hex }
    }
pandorum-turn-rebate = Выложить карту, потом взять другую
# The button that makes it. There is little room.
pandorum-turn-do =
    { $does ->
        [module] Построить модуль
        [base] Построить базу
        [fee] Двигаться и заплатить { $fee }
        [discard] Выложить и взять
       *[go] Двигаться туда
    }
# The button that goes there and then asks one thing after another.
pandorum-turn-steps = По шагам
# For screen readers: what a card in hand is for in the proposed turn.
pandorum-card-role =
    { $role ->
        [discard] { $card }, будет выложена
       *[build] { $card }, для постройки
    }
# What a hex would pay if this card were discarded for the move.
pandorum-would-pay = Без карты «{ $card }» можно построить здесь: доход { $pays }.
# Name of the place with the deck and the open stacks, for screen readers.
pandorum-market = Колода и рынок
pandorum-deck =
    { $count ->
        [0] Колода пуста.
        [one] Колода: { $count } карта
        [few] Колода: { $count } карты
       *[other] Колода: { $count } карт
    }
# An open stack, for screen readers. $count: how many cards.
pandorum-stack =
    { $count ->
        [one] { $card } на рынке
        [few] { $card } на рынке, { $count } карты
       *[other] { $card } на рынке, { $count } карт
    }
pandorum-hand = Ваша рука
# For screen readers. It was drawn from the market, so everybody knows it.
pandorum-card-known = { $card }, известна всем
# For screen readers: like cards of your hand. $count: how many; $known: how many of them were drawn from the market.
pandorum-cards-alike =
    { $known ->
        [0] { $card }, { $count ->
            [few] { $count } карты
           *[other] { $count } карт
        }
       *[other] { $card }, { $count ->
            [few] { $count } карты
           *[other] { $count } карт
        }, известно всем: { $known }
    }
# Beside a card of your hand that everybody knows.
pandorum-known = Все видели, как вы её взяли.
# Another player's hand. $known: how many of the cards are known; $cards: which, as a list.
pandorum-hand-of =
    { $known ->
        [0] { $count ->
            [one] { $count } карта в руке
            [few] { $count } карты в руке
           *[other] { $count } карт в руке
        }
       *[other] { $count ->
            [one] { $count } карта в руке
            [few] { $count } карты в руке
           *[other] { $count } карт в руке
        }; известны: { $cards }
    }
# Where a card can be built.
pandorum-condition =
    { $volcano ->
        [yes] { $terrain ->
            [craters] кратеры у вулкана
            [mountains] горы у вулкана
            [wasteland] пустошь у вулкана
           *[any] любая местность у вулкана
        }
       *[no] { $terrain ->
            [craters] только кратеры
            [mountains] только горы
            [wasteland] только пустошь
           *[any] любая местность
        }
    }
# The whole text of a card. $where: as above; $pays: the payout, a sentence.
pandorum-card-sentence = { $card } ({ $where }): { $pays }
# Name of the panel beside the map, for screen readers.
pandorum-panel = Что выбирают или строят
# A list of signs and their meaning.
pandorum-legend = Обозначения
pandorum-harvester = харвестер
# Where and what is being built; $piece is none until it is chosen.
pandorum-site =
    { $piece ->
        [module] { $nose ->
            [yes] Модуль на { $hex }, с носовой частью
           *[no] Модуль на { $hex }
        }
        [base] { $nose ->
            [yes] База на { $hex }, с носовой частью
           *[no] База на { $hex }
        }
       *[none] Стройка на { $hex }
    }
pandorum-quids =
    { $count ->
        [one] { $count } куид
        [few] { $count } куида
       *[other] { $count } куидов
    }
pandorum-modules-left =
    { $count ->
        [one] Остался { $count } модуль
        [few] Осталось { $count } модуля
       *[other] Осталось { $count } модулей
    }
pandorum-bases-left =
    { $count ->
        [one] Осталась { $count } база
        [few] Осталось { $count } базы
       *[other] Осталось { $count } баз
    }
# Beside the name of a player who has one more turn. There is little room.
pandorum-last-turn = последний ход
# Under the pointer: a click on a player's name tells all about them.
pandorum-tell = Всё об игроке: { $name }
# $name: of the nose or hull; $count of $needs cards.
pandorum-upgrade-state =
    { $state ->
        [used] { $name }: уже использовано
        [works] { $name }: заряжено
       *[charging] { $name }: карт { $count } из { $needs }
    }
# For screen readers.
pandorum-slot-filled = карт { $count } из { $needs }
pandorum-slot-cargo = Грузовой отсек
pandorum-slot-cargo-text = В конце по куиду за каждую карту тех цветов, которых у вас больше, чем у каждого соперника.
# For screen readers. $kind: a word.
pandorum-slot-loaded = { $kind }: в грузовом отсеке { $count }
pandorum-cargo-empty = Грузовой отсек пуст
# $kind: a word; leads: more of it than anybody else.
pandorum-cargo-of =
    { $leads ->
        [yes] Грузовой отсек, { $kind }: { $count }, больше всех
       *[no] Грузовой отсек, { $kind }: { $count }
    }
# In a corner of the map, from the tenth round without building on.
pandorum-barren = Раундов без построек: { $rounds }; на { $limit } игра кончается.
# Heading in the end screen: what the cargo brought.
pandorum-reckoning = Грузовой отсек
# Heading of its last column. There is little room.
pandorum-reckoning-sum = Куиды
# Headings of the list of components.
pandorum-components-cards = Карты
pandorum-components-parts = Поле
pandorum-components-harvesters = Харвестеры
pandorum-copies =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
# $number: 1 to 7; the first is the middle.
pandorum-part-centre = Центр
pandorum-part = Часть { $number }
pandorum-keys-market = Перейти к колоде или стопке рынка
pandorum-keys-hand = Перейти к руке
pandorum-keys-map = Перейти к планете
pandorum-keys-walk = От гекса к гексу, от карты к карте
pandorum-keys-lit = К следующему доступному гексу
pandorum-keys-choose = Поднять карту, взять, предложить ход на гекс
pandorum-keys-panel = К выбору на панели
pandorum-keys-zoom = Ближе, дальше, вся планета
pandorum-keys-back = Отложить выбранное
# About the edition: where the components come from.
pandorum-edition = Правила называют виды карт и то, что они считают, но их картинки утрачены. Поле, число копий, условия и большинство сумм придуманы здесь так, чтобы подходить ко всему сказанному; ниже всё помечено. Рисунки наши собственные.

## At a glance, notes for newcomers, words explained

pandorum-goal = больше всех куидов к моменту, когда кто-то построит все свои фишки.
pandorum-glance-either = Либо взять
pandorum-glance-draw = две карты, каждую из колоды или с рынка.
pandorum-glance-or = Либо двигаться и строить
pandorum-glance-discard = Выложите карту на рынок.
pandorum-glance-go = Двигайтесь по прямой на любое расстояние, но не через вулканы.
pandorum-glance-build = На пустом гексе нужно строить: одна карта — модуль, две разные — база. Местность должна подходить каждой карте.
pandorum-glance-pay = Каждая карта сразу и один раз приносит куиды.
pandorum-glance-slot = Затем положите карту в харвестер.
pandorum-glance-ways = За что платят карты: одиннадцать способов
# What a card counts. There is little room.
pandorum-way =
    { $count ->
        [free_adjacent] свободные соседние гексы своей местности
        [adjacent_volcanoes] соседние вулканы
        [own_adjacent] ваши соседние объекты
        [own_on_terrain] ваши объекты на такой же местности
        [own_by_pad] ваши объекты у посадочной площадки
        [own_on_ray] ваши объекты на одном прямом луче
        [own_by_volcanoes] ваши объекты вокруг одной группы вулканов
        [volcanoes_between] вулканы между ней и вашими объектами
        [own_on_edge] ваши объекты на краю
        [rivals_adjacent] чужие соседние объекты; платят соперники
       *[block] 2 куида или удваивает карту своего вида
    }
pandorum-glance-nose = Носовая часть: заполнив её, один раз примените её свойство.
pandorum-glance-hull = Центр: нужно больше карт, зато действует до конца игры.
pandorum-glance-cargo = Грузовой отсек: в конце по 1 куиду за карту тех цветов, которых у вас больше, чем у каждого соперника.
pandorum-glance-fee = Остановка на чужом объекте: платите 1 за модуль, 2 за базу.
pandorum-glance-end = Кто-то построил последнюю фишку: у остальных ещё по ходу.
pandorum-first-turn = Возьмите две карты или выложите одну, чтобы двигать харвестер и строить. Выберите подсвеченный гекс: вам предложат целый ход, который можно изменить.
pandorum-first-built = Построен объект, и его карта платит один раз, сейчас. Сколько — зависит от того, что вокруг.
pandorum-first-slot = Карта постройки идёт в харвестер: носовая часть и центр дают свойства, когда заполнены, грузовой отсек может заплатить в конце.
pandorum-first-charged = Улучшение заряжено. Носовую часть можно использовать один раз, начиная со следующего хода; центр действует до конца игры.
pandorum-first-fee = Остановка на чужом объекте стоит денег: 1 куид за модуль, 2 за базу.
pandorum-first-took = За карту системы платят владельцы соседних объектов, а не банк.
pandorum-first-block = Блок платит 2 куида или удваивает карту своего вида, построенную вместе с ним. Решать вам.
pandorum-first-last = Построен последний объект игрока: у остальных ещё по ходу, затем платит грузовой отсек.
# The forms of a word in which the texts use it, separated by commas; … stands for any ending. What it means is shown beside it.
pandorum-term-quid = куид…
pandorum-term-quid-means = Деньги игры. Побеждает тот, у кого их больше.
pandorum-term-object = объект…
pandorum-term-object-means = Модуль или база, стоящие на планете.
pandorum-term-module = модул…
pandorum-term-module-means = Небольшой объект из одной карты. Стоит меньше базы.
pandorum-term-base = база, базы, базу, базе, баз
pandorum-term-base-means = Большой объект из двух карт с разными названиями.
pandorum-term-market = рынок, рынка, рынке
pandorum-term-market-means = Открытые карты рядом с колодой. Одноимённые лежат одной стопкой.
pandorum-term-nose = носовая часть, носовой части, носовую часть, носовых частей, носовые части
pandorum-term-nose-means = Первая ячейка харвестера. Заполнив её картами, её свойство применяют один раз.
pandorum-term-hull = центр, центра, центре, центров
pandorum-term-hull-means = Вторая ячейка харвестера. Заполненная картами, действует до конца игры.
pandorum-term-cargo = грузовой отсек, грузового отсека, грузовом отсеке
pandorum-term-cargo-means = Третья ячейка харвестера, без предела. Платит в конце за каждый цвет, которого у вас больше, чем у каждого.
pandorum-term-slot = ячейк…, ячеек
pandorum-term-slot-means = Место для карт на харвестере: носовая часть, центр или грузовой отсек.
pandorum-term-block = блок…
pandorum-term-block-means = Оранжевая карта: 2 куида или удвоение карты того вида, который она называет.
pandorum-term-adjacent = соседн…
pandorum-term-adjacent-means = На одном из шести гексов, которые касаются этого.

## Worked examples

pandorum-example-turns = Четыре хода: модуль, две взятые карты, база рядом с модулем и остановка, за которую платят.
pandorum-example-dome = Купол из книги правил: два модуля и база рядом с вулканом приносят 1 + 1 + 2.

## Why a move is better

# $better is what was counted on average after the better move, $played after the one that was played.
pandorum-fact-mine = Лучший ход приносит за два круга { $better } { $better ->
        [one] куид
        [few] куида
        [many] куидов
       *[other] куида
    }, другой — { $played }.
pandorum-fact-theirs = После лучшего хода { $seat } зарабатывает за два круга { $better } { $better ->
        [one] куид
        [few] куида
        [many] куидов
       *[other] куида
    }, после другого — { $played }.
pandorum-fact-now = Лучший ход сразу приносит { $better } { $better ->
        [one] куид
        [few] куида
        [many] куидов
       *[other] куида
    }, другой — { $played }.
pandorum-fact-built = С лучшим ходом за два круга удаётся построить { $better } { $better ->
        [one] объект
        [few] объекта
        [many] объектов
       *[other] объекта
    }, с другим — { $played }.
pandorum-fact-paid = Лучший ход отдаёт соперникам за два круга { $better } { $better ->
        [one] куид
        [few] куида
        [many] куидов
       *[other] куида
    }, другой — { $played }.
pandorum-fact-cards = После лучшего хода в руке остаётся { $better } { $better ->
        [one] карта
        [few] карты
        [many] карт
       *[other] карты
    }, после другого — { $played }.

## What the tutor says before it names a move: where to look, and which kind of move

pandorum-clue-market = Посмотрите на рынок и на то, чего не хватает в руке.
pandorum-clue-deck = Возьмите карту из колоды.
# $kind: the kind of the card.
pandorum-clue-take = Возьмите карту такого вида: { $kind }.
pandorum-clue-cards = Посмотрите на свои карты и на то, где они принесут куиды.
pandorum-clue-build = { $piece ->
    [module] Переместитесь и постройте модуль.
   *[base] Переместитесь и постройте базу.
}
pandorum-clue-fly = Переместитесь, не строя.
pandorum-clue-card = Посмотрите, сколько здесь принесёт каждая карта.
pandorum-clue-ray = Посмотрите по всем шести направлениям.
pandorum-clue-volcano = Посмотрите на группы вулканов.
pandorum-clue-double = Посмотрите, какую карту выгодно удвоить.
pandorum-clue-two = Сравните куиды сразу с удвоением карты.
pandorum-clue-slot = Посмотрите на ячейки своего Харвестера.

# What is wrong with an edition of one's own.
pandorum-edition-rings = нужны три текста из 2, 3 и 4 букв
pandorum-edition-ring = { $found }: нужно букв { $size } из { $letters }
pandorum-edition-parts = вокруг центра { $due } частей поля, а здесь { $count }
pandorum-edition-closed = вулканы со всех сторон площадки не оставляют выхода
pandorum-edition-volcanoes = вулканов { $count }, а возможно не больше { $most }
pandorum-edition-no-terrain =
    { $terrain ->
        [craters] кратеров нет ни на одном гексе
        [mountains] гор нет ни на одном гексе
        [wasteland] пустоши нет ни на одном гексе
       *[volcano] вулкана нет ни на одном гексе
    }
pandorum-edition-boards = планшетов харвестеров { $due }, а здесь { $count }
pandorum-edition-upgrade = по словам владельцев, каждый вид встречается один раз; «{ $kind }» здесь: { $count }
pandorum-edition-count = карты вида «{ $kind }» считают { $known }, а не { $count }
pandorum-edition-book-name = название этой карты взято из книги правил
pandorum-edition-mining = карт добычи { $count }, этого мало: четырём игрокам раздают { $due }
pandorum-edition-few = карт, кроме добычи и систем, { $count }, этого мало: на руки и рынок нужно { $due }
pandorum-edition-blocks = вид «{ $kind }» удваивают блоки, которых здесь { $count }; у каждого блока свой вид

# In the workshop: fields of an entry, and what is shown of it.
pandorum-field-title = Название
pandorum-field-kind = Вид
pandorum-field-copies = Сколько таких карт
pandorum-field-terrain = Местность
pandorum-field-volcano = Вулкан
pandorum-field-payout_count = Что считается
pandorum-field-payout_terrain = Какая местность считается
pandorum-field-payout_doubles = Какой вид удваивает
pandorum-field-payout_each = Куидов за каждый
pandorum-field-payout_module = Куидов за модуль
pandorum-field-payout_base = Куидов за базу
pandorum-field-payout_plus = Куидов сверх того
pandorum-field-payout_pays = Куидов сама по себе
pandorum-field-ring = Гексы вокруг площадки
pandorum-field-rings = Гексы ряда
pandorum-field-players = Игроки
pandorum-field-modules = Модули
pandorum-field-bases = Базы
pandorum-field-value = Достоинство
pandorum-field-count = Сколько
pandorum-components-tokens = Фигурки и куиды
pandorum-workshop-pieces = Каждому из { $players } игроков
pandorum-workshop-any = любая
pandorum-workshop-volcano =
    { $volcano ->
        [yes] должен быть рядом
       *[no] не нужен
    }
pandorum-workshop-counts =
    { $count ->
        [free_adjacent] соседние гексы без объектов
        [adjacent_volcanoes] соседние вулканы
        [own_adjacent] свои соседние объекты
        [own_on_terrain] свои объекты на такой же местности
        [own_by_pad] свои объекты у посадочной площадки
        [own_on_ray] свои объекты на одном луче
        [own_by_volcanoes] свои объекты у группы вулканов
        [volcanoes_between] вулканы на линии к своему объекту
        [own_on_edge] свои объекты на краю
        [rivals_adjacent] соседние объекты соперников
       *[block] удваивает карты одного вида
    }
pandorum-workshop-brush = Выберите местность и щёлкайте по гексам. С клавиатуры: стрелки и номер местности.
pandorum-workshop-map = Карта этого издания
pandorum-workshop-hex = Ряд { $row }: { $terrain }
