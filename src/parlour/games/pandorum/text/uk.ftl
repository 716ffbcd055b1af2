### Pandorum

pandorum-title = Пандорум
pandorum-sentence = Харвестери перетинають планету кратерів, гір і вулканів: будуйте там, де це вигідно, і вдосконалюйте свою машину.

## Cards

pandorum-card-crater_drill = Кратерний бур
pandorum-card-mountain_quarry = Гірський кар’єр
pandorum-card-dust_collector = Пилозбірник
pandorum-card-magma_tap = Відбір магми
pandorum-card-crater_generator = Кратерний генератор
pandorum-card-mountain_generator = Гірський генератор
pandorum-card-wasteland_generator = Генератор пустки
pandorum-card-fusion_generator = Термоядерний генератор
pandorum-card-small_trade_logistics = Мала торгова логістика
pandorum-card-freight_logistics = Вантажна логістика
pandorum-card-grand_trade_logistics = Велика торгова логістика
pandorum-card-medical_laboratory = Медична лабораторія
pandorum-card-engineering_laboratory = Інженерна лабораторія
pandorum-card-central_laboratory = Центральна лабораторія
pandorum-card-network_defence = Внутрішньомережевий захист
pandorum-card-dome_defence = Купольний захист
pandorum-card-seismic_defence = Сейсмічний захист
pandorum-card-outer_defence = Зовнішній захист
pandorum-card-crater_tap_in = Врізка в кратерах
pandorum-card-mountain_tap_in = Врізка в горах
pandorum-card-wasteland_tap_in = Врізка на пустці
pandorum-card-mining_block = Блок видобутку
pandorum-card-generator_block = Блок генераторів
pandorum-card-logistics_block = Блок логістики
pandorum-card-laboratory_block = Блок лабораторій
pandorum-card-defence_block = Блок захисту
pandorum-card-system_block = Блок систем
# What a card pays when it is built, in quids.
pandorum-payout-free_adjacent =
    { $terrain ->
        [craters] { $each } за кожен сусідній гекс кратерів без об’єкта.
        [mountains] { $each } за кожен сусідній гекс гір без об’єкта.
       *[wasteland] { $each } за кожен сусідній гекс пустки без об’єкта.
    }
pandorum-payout-adjacent_volcanoes = { $each } за кожен сусідній вулкан.
pandorum-payout-own_adjacent =
    { $base ->
        [0] { $module } за кожен свій сусідній модуль.
       *[other] { $module ->
            [0] { $base } за кожну свою сусідню базу.
           *[other] { $module } за кожен свій сусідній модуль, { $base } за кожну базу.
        }
    }
# $plus: what is added, or 0.
pandorum-payout-own_on_terrain =
    { $plus ->
        [0] { $module } за кожен свій модуль на такій самій місцевості, { $base } за кожну базу.
       *[other] { $plus } і ще { $module } за кожен свій модуль на такій самій місцевості, { $base } за кожну базу.
    }
pandorum-payout-own_by_pad = { $module } за кожен свій модуль поруч із посадковим майданчиком, { $base } за кожну базу.
pandorum-payout-own_on_ray = { $module } за кожен свій модуль на одному прямому промені звідси, { $base } за кожну базу; чужі об’єкти, вулкани й майданчик обривають промінь.
pandorum-payout-own_by_volcanoes = { $module } за кожен свій модуль поруч з однією сусідньою групою вулканів, { $base } за кожну базу.
pandorum-payout-volcanoes_between = { $each } за кожен вулкан на прямій між цим місцем і вашим об’єктом.
pandorum-payout-own_on_edge = { $module } за кожен свій модуль на краю планети, { $base } за кожну базу.
pandorum-payout-rivals_adjacent = { $module } за кожен чужий сусідній модуль, { $base } за кожну базу; платить власник.
# $doubles: a kind of cards.
pandorum-payout-block =
    { $doubles ->
        [mining] { $pays }, або карта видобутку, збудована разом із ним, платить удвічі.
        [generator] { $pays }, або карта генератора, збудована разом із ним, платить удвічі.
        [logistics] { $pays }, або карта логістики, збудована разом із ним, платить удвічі.
        [laboratory] { $pays }, або карта лабораторії, збудована разом із ним, платить удвічі.
        [defence] { $pays }, або карта захисту, збудована разом із ним, платить удвічі.
       *[system] { $pays }, або карта системи, збудована разом із ним, платить удвічі.
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
        [blue] синій
        [yellow] жовтий
        [green] зелений
        [white] білий
        [violet] фіолетовий
        [red] червоний
       *[orange] помаранчевий
    }
# Noses, used once; hulls, which work for the rest of the game.
pandorum-nose-twin = пара
pandorum-nose-triple = трійка
pandorum-nose-jump = стрибок
pandorum-nose-waiver = послаблення
pandorum-hull-free = вільний хід
pandorum-hull-third = третя карта
pandorum-hull-overflight = проліт
pandorum-hull-rebate = відшкодування

## Moves

pandorum-move-draw = Узяти з колоди
pandorum-move-take = Узяти з ринку: { $card }
pandorum-move-discard = Викласти на ринок і рухатися: { $card }
pandorum-move-go = Рухатися на { $hex }
pandorum-move-jump = Стрибнути на { $hex }
# $nose: the nose that is used for it.
pandorum-move-build =
    { $nose ->
        [none] { $piece ->
            [module] Збудувати модуль
           *[base] Збудувати базу
        }
        [twin] Збудувати модуль із двох карт (пара)
        [triple] Збудувати базу з трьох карт (трійка)
       *[waiver] { $piece ->
            [module] Збудувати модуль усупереч умові карти (послаблення)
           *[base] Збудувати базу всупереч умові однієї карти (послаблення)
        }
    }
pandorum-move-card = Використати: { $card }
pandorum-move-ray =
    { $direction ->
        [e] Промінь на схід
        [se] Промінь на південний схід
        [sw] Промінь на південний захід
        [w] Промінь на захід
        [nw] Промінь на північний захід
       *[ne] Промінь на північний схід
    }
pandorum-move-volcano = Вулкани біля { $hex }
pandorum-move-double = Подвоїти: { $card }
pandorum-move-two = Узяти куїди, не подвоювати
pandorum-move-slot =
    { $slot ->
        [nose] У носову частину
        [hull] У центр
       *[cargo] У вантажний відсік
    }

## What is asked

# $hull: the hull that works, or none. $count: cards to draw. $card: the card the question is about.
pandorum-prompt =
    { $phase ->
        [turn] { $hull ->
            [free] Візьміть дві карти або рухайтеся: карту для цього не викладають.
            [third] Візьміть три карти або викладіть одну, щоб рухатися.
           *[other] Візьміть дві карти або викладіть одну, щоб рухатися.
        }
        [draw] { $count ->
            [one] Візьміть ще { $count } карту.
            [few] Візьміть ще { $count } карти.
           *[other] Візьміть ще { $count } карт.
        }
        [rebate] Візьміть карту замість викладеної.
        [go] Куди? На порожньому гексі треба будувати.
        [build] Що ви будуєте?
        [cards] Які карти використати?
        [ray] Куди дивиться промінь карти «{ $card }»?
        [volcano] Які вулкани охороняє карта «{ $card }»?
        [block] Що робить карта «{ $card }»?
       *[slot] Куди покласти карту «{ $card }»?
    }
pandorum-prompt-wait =
    { $phase ->
        [turn] { $seat } вирішує: брати карти чи рухатися.
        [draw] { $seat } бере карти.
        [rebate] { $seat } бере карту замість викладеної.
        [go] { $seat } вибирає, куди рухатися.
        [build] { $seat } будує.
        [cards] { $seat } вибирає карти для будівництва.
        [ray] { $seat } вибирає промінь для карти «{ $card }».
        [volcano] { $seat } вибирає вулкани для карти «{ $card }».
        [block] { $seat } вирішує, що робить карта «{ $card }».
       *[slot] { $seat } вибирає комірку для карти «{ $card }».
    }

## What happened

pandorum-event-dealt =
    { $you ->
        [seat] Планету складено, карти роздано. Починаєте ви.
       *[none] Планету складено, карти роздано. Починає { $seat }.
    }
pandorum-event-drew = { $seat } бере карту.
pandorum-event-you-drew = Ви берете карту: { $card }.
pandorum-event-took-card =
    { $you ->
        [seat] Ви берете з ринку: { $card }.
       *[none] { $seat } бере з ринку: { $card }.
    }
pandorum-event-opened = На ринку з’являється: { $card }.
pandorum-event-discarded =
    { $you ->
        [seat] Ви викладаєте на ринок: { $card }.
       *[none] { $seat } викладає на ринок: { $card }.
    }
pandorum-event-moved =
    { $you ->
        [seat] Ви рухаєтеся на { $hex }.
       *[none] { $seat } рухається на { $hex }.
    }
pandorum-event-jumped =
    { $you ->
        [seat] Ви стрибаєте на { $hex }.
       *[none] { $seat } стрибає на { $hex }.
    }
pandorum-event-fee =
    { $you ->
        [seat] { $amount ->
            [0] Ви зупиняєтеся на чужому об’єкті ({ $owner }), але платити нічим.
            [one] Ви платите за зупинку { $amount } куїд. Отримує { $owner }.
            [few] Ви платите за зупинку { $amount } куїди. Отримує { $owner }.
           *[other] Ви платите за зупинку { $amount } куїдів. Отримує { $owner }.
        }
        [owner] { $amount ->
            [0] { $seat } зупиняється на вашому об’єкті, але платити нічим.
            [one] { $seat } платить за зупинку { $amount } куїд. Отримуєте ви.
            [few] { $seat } платить за зупинку { $amount } куїди. Отримуєте ви.
           *[other] { $seat } платить за зупинку { $amount } куїдів. Отримуєте ви.
        }
       *[none] { $amount ->
            [0] { $seat } зупиняється на чужому об’єкті ({ $owner }), але платити нічим.
            [one] { $seat } платить за зупинку { $amount } куїд. Отримує { $owner }.
            [few] { $seat } платить за зупинку { $amount } куїди. Отримує { $owner }.
           *[other] { $seat } платить за зупинку { $amount } куїдів. Отримує { $owner }.
        }
    }
pandorum-event-built =
    { $you ->
        [seat] Ви будуєте
       *[none] { $seat } будує
    } { $piece ->
        [module] модуль на { $hex }: { $cards }.
       *[base] базу на { $hex }: { $cards }.
    }
pandorum-event-paid =
    { $card }: { $you ->
        [seat] ви отримуєте
       *[none] { $seat } отримує
    } { $amount ->
        [one] { $amount } куїд
        [few] { $amount } куїди
       *[other] { $amount } куїдів
    }.
pandorum-event-paid-double =
    { $card } удвічі: { $you ->
        [seat] ви отримуєте
       *[none] { $seat } отримує
    } { $amount ->
        [one] { $amount } куїд
        [few] { $amount } куїди
       *[other] { $amount } куїдів
    }.
# $payers: a list of players.
pandorum-event-took =
    { $card }: { $you ->
        [seat] ви забираєте
       *[none] { $seat } забирає
    } { $amount ->
        [one] { $amount } куїд
        [few] { $amount } куїди
       *[other] { $amount } куїдів
    }. Хто платить: { $payers }.
pandorum-event-slotted =
    { $you ->
        [seat] Ви кладете
       *[none] { $seat } кладе
    } { $slot ->
        [nose] в носову частину: { $card }.
        [hull] в центр: { $card }.
       *[cargo] у вантажний відсік: { $card }.
    }
# $upgrade: the name of a nose or hull.
pandorum-event-charged =
    { $you ->
        [seat] Ви заряджаєте вдосконалення «{ $upgrade }».
       *[none] { $seat } заряджає вдосконалення «{ $upgrade }».
    }
pandorum-event-emptied =
    { $you ->
        [seat] Ви використовуєте вдосконалення «{ $upgrade }»; його карти виходять із гри.
       *[none] { $seat } використовує вдосконалення «{ $upgrade }»; його карти виходять із гри.
    }
pandorum-event-last =
    { $you ->
        [seat] Ви будуєте останній об’єкт. В інших ще по одному ходу.
       *[none] { $seat } будує останній об’єкт. В інших ще по одному ходу.
    }
pandorum-event-passed =
    { $you ->
        [seat] Ви не можете ні взяти карту, ні рухатися й пропускаєте хід.
       *[none] { $seat } не може ні взяти карту, ні рухатися й пропускає хід.
    }
pandorum-event-barren =
    { $rounds ->
        [one] { $rounds } раунд без будівництва; після { $limit } гра закінчується.
        [few] { $rounds } раунди без будівництва; після { $limit } гра закінчується.
       *[other] { $rounds } раундів без будівництва; після { $limit } гра закінчується.
    }
pandorum-event-cargo =
    Найбільше карт у вантажному відсіку, { $colour ->
        [blue] синій
        [yellow] жовтий
        [green] зелений
        [white] білий
        [violet] фіолетовий
        [red] червоний
       *[orange] помаранчевий
    }: { $you ->
        [seat] ви отримуєте
       *[none] { $seat } отримує
    } { $amount ->
        [one] { $amount } куїд
        [few] { $amount } куїди
       *[other] { $amount } куїдів
    }.
pandorum-event-won =
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

## What is counted over many games

pandorum-deed-card = Карти, що платили
pandorum-deed-cargo = Виграні вантажні відсіки
pandorum-deed-upgrade = Використані носові частини та заряджені центри

## How it ended

# All three: $by says what decided, $quids is the best result.
pandorum-result-built =
    { $by ->
        [quids] Збудовано останній об’єкт; вирішує кількість куїдів: { $quids }.
        [pieces] Збудовано останній об’єкт; куїдів порівну ({ $quids }), вирішують фішки, що лишилися.
       *[shared] Збудовано останній об’єкт; куїдів порівну ({ $quids }), і фішок лишилося порівну.
    }
pandorum-result-passed =
    { $by ->
        [quids] Ніхто вже не міг ні взяти карту, ні рухатися; вирішує кількість куїдів: { $quids }.
        [pieces] Ніхто вже не міг ні взяти карту, ні рухатися; куїдів порівну ({ $quids }), вирішують фішки, що лишилися.
       *[shared] Ніхто вже не міг ні взяти карту, ні рухатися; куїдів порівну ({ $quids }), і фішок лишилося порівну.
    }
pandorum-result-barren =
    { $by ->
        [quids] Двадцять раундів ніхто не будував; вирішує кількість куїдів: { $quids }.
        [pieces] Двадцять раундів ніхто не будував; куїдів порівну ({ $quids }), вирішують фішки, що лишилися.
       *[shared] Двадцять раундів ніхто не будував; куїдів порівну ({ $quids }), і фішок лишилося порівну.
    }

## Why a move is refused

pandorum-illegal-over = Партію завершено.
pandorum-illegal-not-your-turn = Зараз ходить { $seat }.
pandorum-illegal-not-now =
    { $phase ->
        [turn] На початку ходу беруть карти або викладають одну, щоб рухатися.
        [draw] Ви берете карти: візьміть із колоди або з ринку.
        [rebate] Спершу візьміть карту замість викладеної.
        [go] Карту викладено: тепер рухайте харвестер.
        [build] Ви на порожньому гексі: скажіть, що будуєте.
        [cards] Виберіть карти для будівництва.
        [ray] Спершу виберіть промінь.
        [volcano] Спершу виберіть вулкани.
        [block] Спершу вирішіть, що робить блок.
       *[slot] Спершу покладіть використану карту в комірку харвестера.
    }
pandorum-illegal-deck-empty = Колода порожня.
pandorum-illegal-not-in-market = На ринку немає карти «{ $card }».
pandorum-illegal-just-discarded = Відшкодуванням не можна забрати щойно викладену карту, а іншої карти «{ $card }» на ринку немає.
pandorum-illegal-not-in-hand = У вас немає карти «{ $card }».
pandorum-illegal-no-discard = Ваш центр дозволяє рухатися задарма: карту не викладають.
pandorum-illegal-stranded = Без карти «{ $card }» рухатися буде нікуди.
pandorum-illegal-discard-first = Щоб рухатися, спершу викладіть карту на ринок.
pandorum-illegal-stay = Харвестер уже на { $hex }; рухатися треба хоча б на один гекс.
pandorum-illegal-volcano = { $hex } — вулкан: зупинитися там не можна.
pandorum-illegal-no-line = На { $hex } не веде пряма.
pandorum-illegal-volcano-between = На шляху до { $hex } лежить вулкан.
pandorum-illegal-no-jump = Стрибати можна лише із зарядженою носовою частиною «стрибок».
pandorum-illegal-need-not-jump = На { $hex } веде пряма: рухайтеся без носової частини.
pandorum-illegal-no-pieces = { $hex } порожній, довелося б будувати, а фішок не лишилося.
pandorum-illegal-only-bases = { $hex } порожній, довелося б будувати. Модулів не лишилося, а база потребує двох різних придатних карт.
pandorum-illegal-discard-missing = { $hex } порожній, довелося б будувати, а потрібну для цього карту довелося б викласти.
pandorum-illegal-nothing-to-build =
    { $volcano ->
        [yes] { $hex } порожній, довелося б будувати, а жодну вашу карту не можна збудувати { $terrain ->
            [craters] у кратерах
            [mountains] у горах
           *[wasteland] на пустці
        } біля вулкана.
       *[no] { $hex } порожній, довелося б будувати, а жодну вашу карту не можна збудувати { $terrain ->
            [craters] у кратерах
            [mountains] у горах
           *[wasteland] на пустці
        } без вулкана поруч.
    }
pandorum-illegal-no-piece =
    { $piece ->
        [module] Модулів не лишилося.
       *[base] Баз не лишилося.
    }
pandorum-illegal-nose-not-ready = Носова частина «{ $upgrade }» не заряджена.
pandorum-illegal-nose-elsewhere =
    { $piece ->
        [module] Носова частина «{ $upgrade }» модулю не допоможе.
       *[base] Носова частина «{ $upgrade }» базі не допоможе.
    }
pandorum-illegal-nothing-to-waive =
    { $piece ->
        [module] Тут усі ваші карти придатні, послаблення не потрібне.
       *[base] Послаблення звільняє від умови одну карту бази, інша має бути придатною. Такої пари у вас немає.
    }
# $count: how many cards it takes.
pandorum-illegal-too-few-cards =
    { $count ->
        [one] Жодна карта в руці тут не придатна.
        [few] Для цього потрібні { $count } карти з різними назвами, і всі мають бути тут придатні.
       *[other] Для цього потрібно { $count } карт із різними назвами, і всі мають бути тут придатні.
    }
pandorum-illegal-same-name = «{ $card }» вже використано; у карт одного об’єкта різні назви.
pandorum-illegal-order = Карти вибирають у порядку списку; «{ $card }» стоїть раніше за останню вибрану.
pandorum-illegal-condition =
    { $volcano ->
        [yes] Карту «{ $card }» не можна збудувати { $terrain ->
            [craters] у кратерах
            [mountains] у горах
           *[wasteland] на пустці
        } біля вулкана.
       *[no] Карту «{ $card }» не можна збудувати { $terrain ->
            [craters] у кратерах
            [mountains] у горах
           *[wasteland] на пустці
        } без вулкана поруч.
    }
pandorum-illegal-waive-one = Послаблення прощає рівно одну карту; з картою «{ $card }» так не виходить.
pandorum-illegal-no-set = Після карти «{ $card }» решти не вистачить: усього потрібно { $count }.
pandorum-illegal-ray =
    { $direction ->
        [e] Промінь на схід нічого не приносить.
        [se] Промінь на південний схід нічого не приносить.
        [sw] Промінь на південний захід нічого не приносить.
        [w] Промінь на захід нічого не приносить.
        [nw] Промінь на північний захід нічого не приносить.
       *[ne] Промінь на північний схід нічого не приносить.
    }
pandorum-illegal-volcanoes = Немає сусідньої групи вулканів, яка починається з { $hex } і щось приносить.
pandorum-illegal-double = «{ $block }» не може подвоїти тут карту «{ $card }».
pandorum-illegal-nose-used = Носову частину «{ $upgrade }» вже використано, карт вона більше не приймає.
pandorum-illegal-slot-full =
    { $slot ->
        [nose] Носова частина заповнена, карт: { $count }.
        [hull] Центр заповнений, карт: { $count }.
       *[cargo] Вантажний відсік заповнений, карт: { $count }.
    }

## Options

pandorum-option-systems = Карти систем
pandorum-option-systems-on = забирають у суперників
pandorum-option-systems-off = прибрано
pandorum-option-last_object = Кінець настає
pandorum-option-last_object-all = коли збудовано останню фішку
pandorum-option-last_object-kind = коли скінчилися модулі або бази
pandorum-option-nose = Носові частини
pandorum-option-nose-once = працюють один раз
pandorum-option-nose-again = можна зарядити знову

## Rules

pandorum-section-components = Склад
pandorum-section-setup = Підготовка
pandorum-section-market = Ринок
pandorum-section-turn = Хід: узяти карти або рухатися
pandorum-section-building = Будівництво
pandorum-section-slots = Комірки харвестера
pandorum-section-end = Кінець гри

pandorum-rule-PD-1 = Планета має центр із посадковим майданчиком і шість частин навколо нього у випадковому порядку. Місцевість: кратери, гори, пустка й вулкани.
pandorum-rule-PD-1-house = Поле — шестикутник із 61 гекса: кратерів, гір і пустки по 17, вулканів 9. Вулкани, що торкаються, утворюють групу.
pandorum-rule-PD-2 = Удвох у кожного 12 модулів і 6 баз, утрьох 8 і 4, учотирьох 6 і 3.
pandorum-rule-PD-3 = Карт об’єктів 91, семи видів; карти видобутку сині. Гроші — куїди.
pandorum-rule-PD-3-ruling = Кожен вид має один колір. Банк не вичерпується.
pandorum-rule-PD-3-house = Генератори жовті, логістика зелена, лабораторії білі, захист фіолетовий, системи червоні, блоки помаранчеві.
pandorum-rule-PD-4 = На карті сказано, де її можна збудувати: у кратерах, у горах, на пустці або будь-де з них; деяким потрібен вулкан на сусідньому гексі.
pandorum-rule-PD-5 = У списку карт для кожної вказано, скільки їх, де її можна збудувати і що вона платить.
pandorum-rule-PD-6 = Харвестер має носову частину й центр, дібрані випадково. Носова частина працює один раз: «пара» — модуль із двох карт, «трійка» — база з трьох, «стрибок» — на будь-який гекс, крім вулкана, «послаблення» — одна карта без своєї умови. Центр працює завжди: «вільний хід» — карту для руху не викладають, «третя карта» — беруть три, «проліт» — над вулканами, «відшкодування» — після викладеної для руху карти одразу беруть одну.
pandorum-rule-PD-6-public = Носових частин чотири, центрів теж чотири.
pandorum-rule-PD-7 = Носова частина працює з 3 картами, центр із 5; учотирьох із 2 і 4.
pandorum-rule-PD-8 = Кожен отримує три карти видобутку, решта карт видобутку виходить із гри. З інших кожен отримує одну, чотири лежать відкрито — це ринок.
pandorum-rule-PD-9 = Усі харвестери починають на посадковому майданчику. Ходять за годинниковою стрілкою від першого гравця. Другий гравець має 1 куїд, третій 2, четвертий 3.
pandorum-rule-PD-9-ruling = Першого гравця визначає жереб.
pandorum-rule-PD-10 = Карти однієї назви лежать на ринку одним стосом. Якщо стосів менше чотирьох, карти відкривають із колоди, доки їх не стане чотири. Зі стосу беруть по одній карті.
pandorum-rule-PD-10-ruling = Якщо колода порожня, ринок не поповнюють.
pandorum-rule-PD-11 = Або ви берете дві карти, кожну з колоди чи з ринку, і бачите першу, перш ніж узяти другу. Кількість карт у руці не обмежена.
pandorum-rule-PD-11-ruling = Якщо в колоді й на ринку карт менше, беріть скільки є.
pandorum-rule-PD-12 = Або ви рухаєтеся: викладіть карту на ринок, потім пересуньте харвестер по прямій на будь-яку кількість гексів.
pandorum-rule-PD-12-ruling = Рухатися треба хоча б на один гекс. Викласти карту можна, лише якщо й без неї є куди рухатися.
pandorum-rule-PD-13 = Харвестер не зупиняється на вулканах і не перетинає їх.
pandorum-rule-PD-13-ruling = Більше ніщо йому не заважає, на одному гексі може стояти кілька харвестерів.
pandorum-rule-PD-14 = На порожньому гексі треба будувати; якщо будувати не можна, рухатися туди не можна. На посадковому майданчику не будують.
pandorum-rule-PD-15 = На своєму об’єкті й на майданчику нічого не відбувається. За зупинку на чужому модулі ви платите власникові 1 куїд, на чужій базі 2, але не більше, ніж маєте.
pandorum-rule-PD-16 = Якщо не можна ні взяти карту, ні рухатися, хід пропускається.
pandorum-rule-PD-17 = Модуль потребує однієї карти, база двох із різними назвами. Кожна карта має бути придатною до гекса.
pandorum-rule-PD-17-ruling = Карту, викладену для руху, використати не можна.
pandorum-rule-PD-18 = Для модуля потрібна фішка модуля, для бази — фішка бази. Будувати можна, навіть якщо це нічого не приносить.
pandorum-rule-PD-19 = Потім кожна карта платить за своїм текстом. Новий об’єкт сам за себе не враховується, а видобуток не платить за гекси з об’єктами.
pandorum-rule-PD-20 = Видобуток рахує сусідні вільні гекси своєї місцевості; генератори — ваші сусідні об’єкти; логістика — ваші об’єкти на місцевості нового; лабораторії — ваші сусідні модулі, сусідні бази або об’єкти поруч із майданчиком.
pandorum-rule-PD-20-ruling = Відбір магми — карта, вигадана тут, — рахує сусідні вулкани. Центральна лабораторія рахує лише ваші об’єкти.
pandorum-rule-PD-21 = Внутрішньомережевий захист рахує ваші об’єкти на одному промені за вашим вибором; чужі об’єкти, вулкани й майданчик його обривають. Купольний — ваші об’єкти поруч з однією сусідньою групою вулканів. Сейсмічний — вулкани на прямих між цим місцем і вашими об’єктами, якщо на прямій немає чужих об’єктів і майданчика. Зовнішній — об’єкти на краю.
pandorum-rule-PD-21-ruling = За кількох груп вулканів ви вибираєте одну. Ні об’єкт, ні вулкан не враховуються двічі. Зовнішній захист рахує лише ваші об’єкти.
pandorum-rule-PD-22 = За системи платять власники сусідніх об’єктів, а не банк. За бажанням системи прибирають.
pandorum-rule-PD-22-ruling = Ніхто не платить більше, ніж має. Блоки систем лишаються в колоді й без карт систем.
pandorum-rule-PD-23 = Блок платить 2 куїди або, збудований разом із картою, яку він називає, подвоює її плату й сам нічого не платить.
pandorum-rule-PD-23-ruling = Блок називає вид карт. Що він робить і яку карту подвоює, вирішуєте ви. За подвоєну систему платять власники. Два блоки не подвоюють один одного.
pandorum-rule-PD-24 = Після будівництва карти йдуть у комірки харвестера: у носову частину, центр або вантажний відсік. Карти більше не перекладають.
pandorum-rule-PD-24-ruling = У комірку йде кожна карта. У носову частину й центр кладуть не більше, ніж треба, у вантажний відсік скільки завгодно.
pandorum-rule-PD-25 = Карти використаної носової частини виходять із гри. Заряджений центр працює до кінця гри.
pandorum-rule-PD-25-ruling = Нових карт використана носова частина не приймає. За бажанням її можна зарядити знову.
pandorum-rule-PD-26 = Карти для пари й трійки мають різні назви і придатні до гекса. Стрибок заміняє лише пряму. Карту відшкодування беруть із колоди або з ринку, але не щойно викладену, і її можна збудувати; проте рух мав бути можливий і без неї. Носову частину спорожнюють під час використання, до розкладання карт цього будівництва; знову вона працює не раніше наступного ходу.
pandorum-rule-PD-27 = Коли хтось збудував останній об’єкт, в інших ще по одному ходу. За бажанням досить, щоб скінчилися модулі або бази.
pandorum-rule-PD-27-ruling = Останній об’єкт, збудований у ці ходи, нових ходів не додає.
pandorum-rule-PD-28 = Потім платить вантажний відсік: за кожен колір той, у кого таких карт більше, ніж у кожного з решти, отримує по 1 куїду за кожну.
pandorum-rule-PD-29 = Перемагає той, у кого більше куїдів; за рівності — той, у кого лишилися фішки; якщо й тут рівність, перемогу ділять.
pandorum-rule-PD-29-ruling = За рівності перемагає той, у кого лишилося більше фішок; модулі й бази враховуються однаково.
pandorum-rule-PD-30 = Гра закінчується й тоді, коли всі поспіль пропустили хід або двадцять раундів ніхто не будував.
pandorum-rule-PD-31 = Руки таємні; узяте з ринку відоме всім, доки не зігране. Гроші, комірки, фішки й кількість карт у руці відкриті.

## Terminal

# Headings of the table drawn with letters; there is little room.
pandorum-sketch-quids = Куїди
pandorum-sketch-cards = Карти
# Above: modules and bases left to build, as 10+5.
pandorum-sketch-pieces = Фішки
pandorum-sketch-nose = Носова
pandorum-sketch-hull = Центр
pandorum-sketch-cargo = Відсік
pandorum-sketch-market = Ринок
# Cards of a hand that everybody knows.
pandorum-sketch-known = Відомо
pandorum-sketch-hand = Рука
# $deck: cards in the deck; $barren: rounds without building, of $limit that end the game.
pandorum-sketch-piles =
    { $barren ->
        [0] Колода: { $deck }
       *[other] Колода: { $deck }, раундів без будівництва: { $barren } з { $limit }
    }
pandorum-sketch-last-turns = Колода: { $deck }; останні ходи
pandorum-sketch-over = Кінець гри

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
       *[pad] ПМ
    }
# A kind of terrain, as part of a list.
pandorum-terrain =
    { $terrain ->
        [craters] кратери
        [mountains] гори
        [wasteland] пустка
        [volcano] вулкан
       *[pad] посадковий майданчик
    }
# A kind of card.
pandorum-kind =
    { $kind ->
        [mining] видобуток
        [generator] генератор
        [logistics] логістика
        [laboratory] лабораторія
        [defence] захист
        [system] система
       *[block] блок
    }
# $name: of a nose or hull, as in “jump”.
pandorum-upgrade =
    { $slot ->
        [nose] Носова частина «{ $name }»
       *[hull] Центр «{ $name }»
    }
# What a nose or hull does once it is charged.
pandorum-nose-twin-text = Один раз: модуль із двох карт.
pandorum-nose-triple-text = Один раз: база з трьох карт.
pandorum-nose-jump-text = Один раз: на будь-який гекс, крім вулкана.
pandorum-nose-waiver-text = Один раз: одна карта без своєї умови.
pandorum-hull-free-text = Рухатися, не викладаючи карту.
pandorum-hull-third-text = Брати три карти замість двох.
pandorum-hull-overflight-text = Пролітати над вулканами.
pandorum-hull-rebate-text = Узяти карту, виклавши карту для руху.
# Name of the buttons beside the map, for screen readers.
pandorum-zoom = Ближче й далі
pandorum-zoom-in = Ближче
pandorum-zoom-out = Далі
pandorum-zoom-whole = Уся планета
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
       *[other] Харвестери: { $names }.
    }
# What going to a hex would do. $way: line, jump (uses the nose) or nose (builds with it); $cards: a list of one to three; $pays: quids.
pandorum-would-build =
    { $way ->
        [jump] { $piece ->
            [base] Можна стрибнути сюди й збудувати базу ({ $cards }): дохід { $pays }.
           *[module] Можна стрибнути сюди й збудувати модуль ({ $cards }): дохід { $pays }.
        }
        [nose] { $piece ->
            [base] Можна збудувати тут базу за допомогою носової частини ({ $cards }): дохід { $pays }.
           *[module] Можна збудувати тут модуль за допомогою носової частини ({ $cards }): дохід { $pays }.
        }
       *[line] { $piece ->
            [base] Можна збудувати тут базу ({ $cards }): дохід { $pays }.
           *[module] Можна збудувати тут модуль ({ $cards }): дохід { $pays }.
        }
    }
# $name: the owner of the object there.
pandorum-would-fee =
    { $way ->
        [jump] Можна стрибнути сюди: { $fee ->
            [one] { $fee } куїд
            [few] { $fee } куїди
           *[other] { $fee } куїдів
        }, отримує { $name }.
       *[line] Можна рухатися сюди: { $fee ->
            [one] { $fee } куїд
            [few] { $fee } куїди
           *[other] { $fee } куїдів
        }, отримує { $name }.
    }
pandorum-would-stop =
    { $way ->
        [jump] Можна стрибнути сюди; нічого не станеться.
       *[line] Можна рухатися сюди; нічого не станеться.
    }
# After one of the three above, while a card is still to be discarded for the move.
pandorum-after-discard = Спершу викладіть карту.
pandorum-would-ray =
    Цей промінь приносить { $pays ->
        [one] { $pays } куїд
        [few] { $pays } куїди
       *[other] { $pays } куїдів
    }.
pandorum-would-volcano =
    Ці вулкани приносять { $pays ->
        [one] { $pays } куїд
        [few] { $pays } куїди
       *[other] { $pays } куїдів
    }.
# A button: the harvester goes to the hex that was picked.
pandorum-go = Рухатися туди
# The same for a card that was picked: discard it, or draw it from the market. There is little room.
pandorum-do-discard = Викласти й рухатися
pandorum-do-draw = Узяти
# A turn that is proposed as a whole. Its parts: the card that goes for the move, what is built. There is little room.
pandorum-turn-discard = Викласти
pandorum-turn-build = Будувати
# For screen readers: where a card goes after the building.
pandorum-turn-slot = Куди покласти карту: { $card }
# Its heading where nothing is built, and where a card is drawn before the harvester goes.
pandorum-turn-go =
    { $way ->
        [jump] Стрибнути на { $hex }
       *[line] Рухатися на { $hex }
    }
pandorum-turn-rebate = Викласти карту, потім узяти іншу
# The button that makes it. There is little room.
pandorum-turn-do =
    { $does ->
        [module] Збудувати модуль
        [base] Збудувати базу
        [fee] Рухатися й заплатити { $fee }
        [discard] Викласти й узяти
       *[go] Рухатися туди
    }
# The button that goes there and then asks one thing after another.
pandorum-turn-steps = Крок за кроком
# For screen readers: what a card in hand is for in the proposed turn.
pandorum-card-role =
    { $role ->
        [discard] { $card }, буде викладена
       *[build] { $card }, для будівництва
    }
# What a hex would pay if this card were discarded for the move.
pandorum-would-pay = Без карти «{ $card }» можна збудувати тут: дохід { $pays }.
# Name of the place with the deck and the open stacks, for screen readers.
pandorum-market = Колода і ринок
pandorum-deck =
    { $count ->
        [0] Колода порожня.
        [one] Колода: { $count } карта
        [few] Колода: { $count } карти
       *[other] Колода: { $count } карт
    }
# An open stack, for screen readers. $count: how many cards.
pandorum-stack =
    { $count ->
        [one] { $card } на ринку
        [few] { $card } на ринку, { $count } карти
       *[other] { $card } на ринку, { $count } карт
    }
pandorum-hand = Ваша рука
# For screen readers. It was drawn from the market, so everybody knows it.
pandorum-card-known = { $card }, відома всім
# For screen readers: like cards of your hand. $count: how many; $known: how many of them were drawn from the market.
pandorum-cards-alike =
    { $known ->
        [0] { $card }, { $count ->
            [few] { $count } карти
           *[other] { $count } карт
        }
       *[other] { $card }, { $count ->
            [few] { $count } карти
           *[other] { $count } карт
        }, відомо всім: { $known }
    }
# Beside a card of your hand that everybody knows.
pandorum-known = Усі бачили, як ви її взяли.
# Another player's hand. $known: how many of the cards are known; $cards: which, as a list.
pandorum-hand-of =
    { $known ->
        [0] { $count ->
            [one] { $count } карта в руці
            [few] { $count } карти в руці
           *[other] { $count } карт у руці
        }
       *[other] { $count ->
            [one] { $count } карта в руці
            [few] { $count } карти в руці
           *[other] { $count } карт у руці
        }; відомі: { $cards }
    }
# Where a card can be built.
pandorum-condition =
    { $volcano ->
        [yes] { $terrain ->
            [craters] кратери біля вулкана
            [mountains] гори біля вулкана
            [wasteland] пустка біля вулкана
           *[any] будь-яка місцевість біля вулкана
        }
       *[no] { $terrain ->
            [craters] лише кратери
            [mountains] лише гори
            [wasteland] лише пустка
           *[any] будь-яка місцевість
        }
    }
# The whole text of a card. $where: as above; $pays: the payout, a sentence.
pandorum-card-sentence = { $card } ({ $where }): { $pays }
# Name of the panel beside the map, for screen readers.
pandorum-panel = Що вибирають або будують
# A list of signs and their meaning.
pandorum-legend = Позначення
pandorum-harvester = харвестер
# Where and what is being built; $piece is none until it is chosen.
pandorum-site =
    { $piece ->
        [module] { $nose ->
            [yes] Модуль на { $hex }, з носовою частиною
           *[no] Модуль на { $hex }
        }
        [base] { $nose ->
            [yes] База на { $hex }, з носовою частиною
           *[no] База на { $hex }
        }
       *[none] Будівництво на { $hex }
    }
pandorum-quids =
    { $count ->
        [one] { $count } куїд
        [few] { $count } куїди
       *[other] { $count } куїдів
    }
pandorum-modules-left =
    { $count ->
        [one] Лишився { $count } модуль
        [few] Лишилося { $count } модулі
       *[other] Лишилося { $count } модулів
    }
pandorum-bases-left =
    { $count ->
        [one] Лишилася { $count } база
        [few] Лишилося { $count } бази
       *[other] Лишилося { $count } баз
    }
# Beside the name of a player who has one more turn. There is little room.
pandorum-last-turn = останній хід
# Under the pointer: a click on a player's name tells all about them.
pandorum-tell = Усе про гравця: { $name }
# $name: of the nose or hull; $count of $needs cards.
pandorum-upgrade-state =
    { $state ->
        [used] { $name }: використано
        [works] { $name }: заряджено
       *[charging] { $name }: карт { $count } із { $needs }
    }
# For screen readers.
pandorum-slot-filled = карт { $count } із { $needs }
pandorum-slot-cargo = Вантажний відсік
pandorum-slot-cargo-text = Наприкінці по куїду за кожну карту тих кольорів, яких у вас більше, ніж у кожного суперника.
# For screen readers. $kind: a word.
pandorum-slot-loaded = { $kind }: у вантажному відсіку { $count }
pandorum-cargo-empty = Вантажний відсік порожній
# $kind: a word; leads: more of it than anybody else.
pandorum-cargo-of =
    { $leads ->
        [yes] Вантажний відсік, { $kind }: { $count }, найбільше
       *[no] Вантажний відсік, { $kind }: { $count }
    }
# In a corner of the map, from the tenth round without building on.
pandorum-barren = Раундів без будівництва: { $rounds }; на { $limit } гра закінчується.
# Heading in the end screen: what the cargo brought.
pandorum-reckoning = Вантажний відсік
# Heading of its last column. There is little room.
pandorum-reckoning-sum = Куїди
# Headings of the list of components.
pandorum-components-cards = Карти
pandorum-components-parts = Поле
pandorum-components-harvesters = Харвестери
pandorum-copies =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }
# $number: 1 to 7; the first is the middle.
pandorum-part-centre = Центр
pandorum-part = Частина { $number }
pandorum-keys-market = До колоди або стосу ринку
pandorum-keys-hand = До руки
pandorum-keys-map = До планети
pandorum-keys-walk = Від гекса до гекса, від карти до карти
pandorum-keys-lit = До наступного доступного гекса
pandorum-keys-choose = Підняти карту, взяти, запропонувати хід на гекс
pandorum-keys-panel = До вибору на панелі
pandorum-keys-zoom = Ближче, далі, уся планета
pandorum-keys-back = Відкласти вибране
# About the edition: where the components come from.
pandorum-edition = Правила називають види карт і те, що вони рахують, але їхні малюнки втрачено. Поле, кількість копій, умови й більшість сум вигадано тут так, щоб відповідати всьому сказаному; нижче все позначено. Малюнки наші власні.

## At a glance, notes for newcomers, words explained

pandorum-goal = найбільше куїдів на мить, коли хтось збудує всі свої фішки.
pandorum-glance-either = Або взяти
pandorum-glance-draw = дві карти, кожну з колоди або з ринку.
pandorum-glance-or = Або рухатися й будувати
pandorum-glance-discard = Викладіть карту на ринок.
pandorum-glance-go = Рухайтеся по прямій на будь-яку відстань, але не через вулкани.
pandorum-glance-build = На порожньому гексі треба будувати: одна карта — модуль, дві різні — база. Місцевість має підходити кожній карті.
pandorum-glance-pay = Кожна карта одразу й один раз приносить куїди.
pandorum-glance-slot = Потім покладіть карту в харвестер.
pandorum-glance-ways = За що платять карти: одинадцять способів
# What a card counts. There is little room.
pandorum-way =
    { $count ->
        [free_adjacent] вільні сусідні гекси своєї місцевості
        [adjacent_volcanoes] сусідні вулкани
        [own_adjacent] ваші сусідні об’єкти
        [own_on_terrain] ваші об’єкти на такій самій місцевості
        [own_by_pad] ваші об’єкти біля посадкового майданчика
        [own_on_ray] ваші об’єкти на одному прямому промені
        [own_by_volcanoes] ваші об’єкти навколо однієї групи вулканів
        [volcanoes_between] вулкани між нею та вашими об’єктами
        [own_on_edge] ваші об’єкти на краю
        [rivals_adjacent] чужі сусідні об’єкти; платять суперники
       *[block] 2 куїди або подвоює карту свого виду
    }
pandorum-glance-nose = Носова частина: заповнена, раз дає свою властивість.
pandorum-glance-hull = Центр: потребує більше карт, зате діє до кінця гри.
pandorum-glance-cargo = Вантажний відсік: наприкінці по 1 куїду за карту тих кольорів, яких у вас більше, ніж у кожного суперника.
pandorum-glance-fee = Зупинка на чужому об’єкті: платите 1 за модуль, 2 за базу.
pandorum-glance-end = Хтось збудував останню фішку: в інших ще по ходу.
pandorum-first-turn = Візьміть дві карти або викладіть одну, щоб рухати харвестер і будувати. Виберіть підсвічений гекс: вам запропонують цілий хід, який можна змінити.
pandorum-first-built = Збудовано об’єкт, і його карта платить один раз, зараз. Скільки — залежить від того, що навколо.
pandorum-first-slot = Карта, якою ви будували, іде в харвестер: носова частина й центр дають властивості, коли заповнені, вантажний відсік може заплатити наприкінці.
pandorum-first-charged = Удосконалення заряджено. Носову частину можна використати один раз, від наступного ходу; центр діє до кінця гри.
pandorum-first-fee = Зупинка на чужому об’єкті коштує грошей: 1 куїд за модуль, 2 за базу.
pandorum-first-took = За карту системи платять власники сусідніх об’єктів, а не банк.
pandorum-first-block = Блок платить 2 куїди або подвоює карту свого виду, збудовану разом із ним. Вирішувати вам.
pandorum-first-last = Збудовано останній об’єкт гравця: в інших ще по ходу, потім платить вантажний відсік.
# The forms of a word in which the texts use it, separated by commas; … stands for any ending. What it means is shown beside it.
pandorum-term-quid = куїд…
pandorum-term-quid-means = Гроші гри. Перемагає той, у кого їх більше.
pandorum-term-object = об’єкт…
pandorum-term-object-means = Модуль або база, що стоять на планеті.
pandorum-term-module = модул…
pandorum-term-module-means = Невеликий об’єкт з однієї карти. Вартий менше за базу.
pandorum-term-base = база, бази, базу, базі, баз
pandorum-term-base-means = Великий об’єкт із двох карт із різними назвами.
pandorum-term-market = ринок, ринку
pandorum-term-market-means = Відкриті карти поруч із колодою. Однойменні лежать одним стосом.
pandorum-term-nose = носова частина, носової частини, носову частину, носових частин, носові частини
pandorum-term-nose-means = Перша комірка харвестера. Коли її заповнено, її властивість застосовують один раз.
pandorum-term-hull = центр, центру, центрі, центрів
pandorum-term-hull-means = Друга комірка харвестера. Заповнена картами, діє до кінця гри.
pandorum-term-cargo = вантажний відсік, вантажного відсіку, вантажному відсіку
pandorum-term-cargo-means = Третя комірка харвестера, без межі. Платить наприкінці за кожен колір, якого у вас більше, ніж у кожного.
pandorum-term-slot = комірк…, комірок
pandorum-term-slot-means = Місце для карт на харвестері: носова частина, центр або вантажний відсік.
pandorum-term-block = блок…
pandorum-term-block-means = Помаранчева карта: 2 куїди або подвоєння карти того виду, який вона називає.
pandorum-term-adjacent = сусідн…
pandorum-term-adjacent-means = На одному з шести гексів, що торкаються цього.

## Worked examples

pandorum-example-turns = Чотири ходи: модуль, дві взяті карти, база поруч із модулем і зупинка, за яку платять.
pandorum-example-dome = Купол із книги правил: два модулі й база поруч із вулканом приносять 1 + 1 + 2.

## Why a move is better

# $better is what was counted on average after the better move, $played after the one that was played.
pandorum-fact-mine = Кращий хід приносить за два кола { $better } { $better ->
        [one] куїд
        [few] куїди
        [many] куїдів
       *[other] куїда
    }, інший — { $played }.
pandorum-fact-theirs = Після кращого ходу { $seat } заробляє за два кола { $better } { $better ->
        [one] куїд
        [few] куїди
        [many] куїдів
       *[other] куїда
    }, після іншого — { $played }.
pandorum-fact-now = Кращий хід одразу приносить { $better } { $better ->
        [one] куїд
        [few] куїди
        [many] куїдів
       *[other] куїда
    }, інший — { $played }.
pandorum-fact-built = З кращим ходом за два кола вдається збудувати { $better } { $better ->
        [one] об’єкт
        [few] об’єкти
        [many] об’єктів
       *[other] об’єкта
    }, з іншим — { $played }.
pandorum-fact-paid = Кращий хід віддає суперникам за два кола { $better } { $better ->
        [one] куїд
        [few] куїди
        [many] куїдів
       *[other] куїда
    }, інший — { $played }.
pandorum-fact-cards = Після кращого ходу в руці лишається { $better } { $better ->
        [one] карта
        [few] карти
        [many] карт
       *[other] карти
    }, після іншого — { $played }.

## What the tutor says before it names a move: where to look, and which kind of move

pandorum-clue-market = Подивіться на ринок і на те, чого бракує в руці.
pandorum-clue-deck = Візьміть карту з колоди.
# $kind: the kind of the card.
pandorum-clue-take = Візьміть карту такого виду: { $kind }.
pandorum-clue-cards = Подивіться на свої карти й на те, де вони принесуть куїди.
pandorum-clue-build = { $piece ->
    [module] Перемістіться й збудуйте модуль.
   *[base] Перемістіться й збудуйте базу.
}
pandorum-clue-fly = Перемістіться, не будуючи.
pandorum-clue-card = Подивіться, скільки тут принесе кожна карта.
pandorum-clue-ray = Подивіться в усі шість напрямків.
pandorum-clue-volcano = Подивіться на групи вулканів.
pandorum-clue-double = Подивіться, яку карту вигідно подвоїти.
pandorum-clue-two = Порівняйте куїди одразу з подвоєнням карти.
pandorum-clue-slot = Подивіться на комірки свого Харвестера.

# What is wrong with an edition of one's own.
pandorum-edition-rings = потрібні три тексти з 2, 3 і 4 літер
pandorum-edition-ring = { $found }: потрібно літер { $size } з { $letters }
pandorum-edition-parts = навколо центру { $due } частин поля, а тут { $count }
pandorum-edition-closed = вулкани з усіх боків майданчика не лишають виходу
pandorum-edition-volcanoes = вулканів { $count }, а можливо не більше { $most }
pandorum-edition-no-terrain =
    { $terrain ->
        [craters] кратерів немає на жодному гексі
        [mountains] гір немає на жодному гексі
        [wasteland] пустки немає на жодному гексі
       *[volcano] вулкана немає на жодному гексі
    }
pandorum-edition-boards = планшетів харвестерів { $due }, а тут { $count }
pandorum-edition-upgrade = за словами власників, кожен вид трапляється один раз; «{ $kind }» тут: { $count }
pandorum-edition-count = карти виду «{ $kind }» рахують { $known }, а не { $count }
pandorum-edition-book-name = назву цієї карти взято з книги правил
pandorum-edition-mining = карт видобутку { $count }, цього мало: чотирьом гравцям роздають { $due }
pandorum-edition-few = карт, крім видобутку й систем, { $count }, цього мало: на руки й ринок потрібно { $due }
pandorum-edition-blocks = вид «{ $kind }» подвоюють блоки, яких тут { $count }; у кожного блока свій вид

# In the workshop: fields of an entry, and what is shown of it.
pandorum-field-title = Назва
pandorum-field-kind = Вид
pandorum-field-copies = Скільки таких карт
pandorum-field-terrain = Місцевість
pandorum-field-volcano = Вулкан
pandorum-field-payout_count = Що враховується
pandorum-field-payout_terrain = Яка місцевість враховується
pandorum-field-payout_doubles = Який вид подвоює
pandorum-field-payout_each = Куїдів за кожен
pandorum-field-payout_module = Куїдів за модуль
pandorum-field-payout_base = Куїдів за базу
pandorum-field-payout_plus = Куїдів понад це
pandorum-field-payout_pays = Куїдів сама по собі
pandorum-field-ring = Гекси навколо майданчика
pandorum-field-rings = Гекси ряду
pandorum-field-players = Гравці
pandorum-field-modules = Модулі
pandorum-field-bases = Бази
pandorum-field-value = Номінал
pandorum-field-count = Скільки
pandorum-components-tokens = Фігурки й куїди
pandorum-workshop-pieces = Кожному з { $players } гравців
pandorum-workshop-any = будь-яка
pandorum-workshop-volcano =
    { $volcano ->
        [yes] має бути поруч
       *[no] не потрібен
    }
pandorum-workshop-counts =
    { $count ->
        [free_adjacent] сусідні гекси без об’єктів
        [adjacent_volcanoes] сусідні вулкани
        [own_adjacent] свої сусідні об’єкти
        [own_on_terrain] свої об’єкти на такій самій місцевості
        [own_by_pad] свої об’єкти біля посадкового майданчика
        [own_on_ray] свої об’єкти на одному промені
        [own_by_volcanoes] свої об’єкти біля групи вулканів
        [volcanoes_between] вулкани на лінії до свого об’єкта
        [own_on_edge] свої об’єкти на краю
        [rivals_adjacent] сусідні об’єкти суперників
       *[block] подвоює карти одного виду
    }
pandorum-workshop-brush = Виберіть місцевість і клацайте по гексах. З клавіатури: стрілки й номер місцевості.
pandorum-workshop-map = Карта цього видання
pandorum-workshop-hex = Ряд { $row }: { $terrain }
