### Panda Spin

pandaspin-title = Пандоворот
pandaspin-sentence = Перебивайте ставки одне одного: перебиті карти повертаються розвернутими і сильнішими. Позбудьтеся всіх карт і збирайте бамбук.

## Cards and figures

# 二 is the highest value; it is written so everywhere.
pandaspin-suit =
    { $suit ->
        [fire] вогонь
        [metal] метал
        [water] вода
        [earth] земля
       *[wood] дерево
    }
# A white card by its suit and value; some show a panda.
pandaspin-card =
    { $suit ->
        [fire] вогонь
        [metal] метал
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
        [fire] вогонь
        [metal] метал
        [water] вода
        [earth] земля
       *[wood] дерево
    } { $value } → { $shows }{ $symbol ->
        [water] { " " }+ вода
        [bamboo] { " " }+ бамбук
        [fire] { " " }+ вогонь
        [panda] { " " }+ панда
       *[none] { "" }
    }
pandaspin-card-element =
    { $suit ->
        [fire] елемент «вогонь»
        [metal] елемент «метал»
        [water] елемент «вода»
        [earth] елемент «земля»
       *[wood] елемент «дерево»
    }
# Inside a sentence. $values: the values it has, such as 5 6 7.
pandaspin-figure =
    { $kind ->
        [single] «одиночна карта { $values }»
        [set] «набір { $values }»
        [run] «послідовність { $values }»
        [formation] «конфігурація { $values }»
       *[bomb] «бомба { $values }»
    }

## Moves

# $figure: as above.
pandaspin-move-figure = Розіграти: { $figure }
pandaspin-move-card = Взяти карту: { $card }
pandaspin-move-enough = Решта — джокери
pandaspin-move-element =
    { $suit ->
        [fire] Виграти кін елементом «вогонь»
        [metal] Виграти кін елементом «метал»
        [water] Виграти кін елементом «вода»
        [earth] Виграти кін елементом «земля»
       *[wood] Виграти кін елементом «дерево»
    }
pandaspin-move-shed =
    { $suit ->
        [fire] Скинути елемент «вогонь»
        [metal] Скинути елемент «метал»
        [water] Скинути елемент «вода»
        [earth] Скинути елемент «земля»
       *[wood] Скинути елемент «дерево»
    }
pandaspin-move-pass = Пас
pandaspin-move-bamboo = Бамбук: взяти очко
pandaspin-move-fire = Вогонь: скинути { $card }
pandaspin-move-hungry = Голодна панда: забрати очко
# $card: the card as it will be.
pandaspin-move-spin = Пандоворот: розвернути { $card }
pandaspin-move-ignore = Не використовувати символи

## What is asked

pandaspin-prompt-lead = Ви починаєте кін: розіграйте одну карту або іншу комбінацію.
pandaspin-prompt-wait-lead = Новий кін починає { $seat }.
# $figure: the highest bid, by $other.
pandaspin-prompt-follow = Перебийте ставку { $figure } (її автор — { $other }) або спасуйте.
pandaspin-prompt-wait-follow =
    { $you ->
        [other] Вирішує { $seat }: перебити вашу ставку { $figure } чи пасувати.
       *[none] Вирішує { $seat }: перебити ставку { $figure } (її автор — { $other }) чи пасувати.
    }
pandaspin-prompt-cards = З яких карт скласти ставку { $figure }?
pandaspin-prompt-wait-cards = { $seat } вибирає карти для ставки { $figure }.
pandaspin-prompt-effects = Використайте символи зіграних карт або залиште їх.
pandaspin-prompt-wait-effects = { $seat } використовує символи зіграних карт.

## What happened

# $suits: a list of the words above.
pandaspin-event-suits =
    { $mood ->
        [hungry] У грі: { $suits }. Настрій: голодна панда.
       *[spin] У грі: { $suits }. Настрій: пандоворот.
    }
pandaspin-event-dealt =
    { $you ->
        [seat] Раунд { $round }: карти роздано. Починаєте ви.
       *[none] Раунд { $round }: карти роздано. Починає { $seat }.
    }
# $cards: a list; $jokers: values such as 5 6, $count of them.
pandaspin-event-bid =
    { $you ->
        [seat] Ви ставите
       *[none] { $seat } ставить
    } { $count ->
        [0] { $figure }: { $cards }.
        [one] { $figure }: { $cards }; джокер { $jokers }.
       *[other] { $figure }: { $cards }; джокери { $jokers }.
    }
# $to: where the cards played to this trick go.
pandaspin-event-passed =
    { $you ->
        [seat] { $to ->
            [hand] Ви пасуєте і забираєте розвернутими: { $cards }.
            [discard] Ви пасуєте і скидаєте: { $cards }.
           *[none] Ви пасуєте.
        }
       *[none] { $to ->
            [hand] { $seat } пасує і забирає розвернутими: { $cards }.
            [discard] { $seat } пасує і скидає: { $cards }.
           *[none] { $seat } пасує.
        }
    }
pandaspin-event-element =
    { $count ->
        [one] { $seat } розігрує { $card }, бере { $count } карту і виграє кін.
        [few] { $seat } розігрує { $card }, бере { $count } карти і виграє кін.
       *[other] { $seat } розігрує { $card }, бере { $count } карт і виграє кін.
    }
# $cards: the cards drawn, as a list.
pandaspin-event-you-element =
    { $count ->
        [0] Ви розігруєте { $card } і виграєте кін.
       *[other] Ви розігруєте { $card }, виграєте кін і берете: { $cards }.
    }
pandaspin-event-shed =
    { $you ->
        [seat] Ви скидаєте без ефекту: { $cards }.
       *[none] { $seat } скидає без ефекту: { $cards }.
    }
pandaspin-event-bamboo =
    { $you ->
        [seat] Ви берете очко за бамбук.
       *[none] { $seat } бере очко за бамбук.
    }
pandaspin-event-hungry =
    { $you ->
        [seat] Голодна панда: ви забираєте очко. Втрачає очко { $other }.
        [other] Голодна панда: { $seat } забирає очко. Втрачаєте очко ви.
       *[none] Голодна панда: { $seat } забирає очко. Втрачає очко { $other }.
    }
pandaspin-event-fire =
    { $you ->
        [seat] Вогонь: ви скидаєте карту { $card }.
       *[none] Вогонь: { $seat } скидає карту { $card }.
    }
pandaspin-event-spin = { $seat } розвертає карту в руці.
pandaspin-event-you-spin = Ви розвертаєте карту: { $card }.
pandaspin-event-trick =
    { $you ->
        [seat] Ви виграєте кін.
       *[none] { $seat } виграє кін.
    }
# $seats: $count names.
pandaspin-event-out =
    { $count ->
        [one] { $you ->
            [seats] Карт більше немає — ви виходите. Очки: +{ $points }.
           *[none] Карт більше немає — виходить { $seats }. Очки: +{ $points }.
        }
       *[other] { $you ->
            [seats] Карт більше немає — виходите { $seats }. Очки кожному: +{ $points }.
           *[none] Карт більше немає — виходять { $seats }. Очки кожному: +{ $points }.
        }
    }
# Part of the next sentence.
pandaspin-standing = { $seat } { $points }
# $standings: a list of those.
pandaspin-event-scored = Раунд { $round } завершено. Очки: { $standings }.
pandaspin-event-won =
    { $you ->
        [seat] Ви перемагаєте.
       *[none] { $seat } перемагає.
    }

## How it ended

pandaspin-result =
    { $by ->
        [tie] Очок порівну ({ $points }), але в останньому раунді карти скінчилися раніше.
       *[points] Найбільше очок: { $points }.
    }

## Why a move is refused

pandaspin-illegal-over = Партію завершено.
pandaspin-illegal-not-your-turn = Зараз ходить { $seat }.
pandaspin-illegal-not-in-hand = У вас у руці немає цієї карти такою стороною догори: { $card }.
pandaspin-illegal-declare-first = Спершу назвіть комбінацію, карти — потім.
pandaspin-illegal-no-symbols = Символи використовують одразу після ставки, а зараз таких немає.
pandaspin-illegal-must-lead = Ви починаєте кін, тому потрібно зробити ставку.
# $high: the highest bid.
pandaspin-illegal-over-bomb = На столі лежить { $high }, а бомбу перебиває лише ще більша бомба.
pandaspin-illegal-bomb-too-low = { $figure } не перебиває ставку { $high }: у бомбі має бути більше номіналів або стільки ж, але старших.
# $elements: whether element cards are in the game (on, off).
pandaspin-illegal-wrong-kind = { $figure } не перебиває ставку { $high }: потрібна { $elements ->
        [on] така сама комбінація, бомба або карта елемента.
       *[off] така сама комбінація або бомба.
    }
# $size, $wanted: how many values the two figures have.
pandaspin-illegal-wrong-size = Номіналів у ставці { $figure }: { $size }, а щоб перебити { $high }, потрібно рівно { $wanted }.
pandaspin-illegal-wrong-shape = У ставки { $figure } інша форма, ніж у ставки { $high }, а за цим столом потрібна така сама.
pandaspin-illegal-too-low = Ставка { $figure } не вища за номіналом, ніж { $high }.
pandaspin-illegal-bomb-water = { $figure } вийшла б лише з джокером, а вода в бомбі не враховується. Джокер діє в наборі, але не в бомбі.
pandaspin-illegal-cannot-make = З ваших карт не скласти ставку { $figure } так, щоб використати всі їхні номінали.
pandaspin-illegal-no-reading = З цих карт не виходить комбінації, яку зараз можна поставити.
pandaspin-illegal-two-in-run = 二 не буває в послідовності.
pandaspin-illegal-run-length = У послідовності від двох до п’яти номіналів поспіль.
pandaspin-illegal-not-enough = Вибраних карт ще замало для ставки { $figure }, навіть із джокерами.
pandaspin-illegal-picking-now = Ви оголосили { $figure }: виберіть карти.
pandaspin-illegal-card-order = Карти вибирають у порядку мастей і білих номіналів; ця стоїть раніше за вже вибрану: { $card }.
pandaspin-illegal-card-value = У ставці { $figure } немає номіналу цієї карти: { $card }.
pandaspin-illegal-card-spoils = Із цією картою ({ $card }) з решти вже не скласти ставку { $figure }.
pandaspin-illegal-element-lead = Картою елемента кін не починають.
pandaspin-illegal-element-bomb = Карта елемента не перебиває бомбу.
pandaspin-illegal-condition =
    { $suit ->
        [water] Щоб зіграти { $card }, у найбільшій ставці має бути щонайменше три номінали.
        [wood] Щоб зіграти { $card }, на цьому кону має бути зіграна карта з 二 або A.
        [fire] Щоб зіграти { $card }, у руці має бути не більше семи карт разом із нею.
        [metal] Щоб зіграти { $card }, хтось мав зіграти на цьому кону і білі, і сині карти.
       *[earth] Щоб зіграти { $card }, на цьому кону має бути зіграний символ панди.
    }
pandaspin-illegal-effects-now = Спершу вирішіть, що робити із символами зіграних карт.
pandaspin-illegal-no-bamboo = Невикористаного бамбука більше немає.
pandaspin-illegal-no-fire = Невикористаного вогню більше немає.
pandaspin-illegal-no-panda = Невикористаних панд більше немає.
pandaspin-illegal-mood-hungry = Настрій у цій партії — «голодна панда»: вона забирає очки, а не розвертає карти.
pandaspin-illegal-mood-spin = Настрій у цій партії — «пандоворот»: панда розвертає карти, а не забирає очки.
pandaspin-illegal-panda-leads = Ви почали цей кін: перед вашою ставкою забирати очко ні в кого.
pandaspin-illegal-nothing-to-take = Забрати нічого: { $seat } не має очок.
pandaspin-illegal-already-turned = Цю карту вже розвернуто: { $card }.

## Options

pandaspin-option-mood = Настрій панди
pandaspin-option-mood-random = випадковий
pandaspin-option-mood-hungry = голодна панда: забирає очки
pandaspin-option-mood-spin = пандоворот: розвертає карти
pandaspin-option-suits = Масті у грі
pandaspin-option-suits-drawn = за жеребом
pandaspin-option-suits-FMW = вогонь, метал, вода
pandaspin-option-suits-FME = вогонь, метал, земля
pandaspin-option-suits-FMD = вогонь, метал, дерево
pandaspin-option-suits-FWE = вогонь, вода, земля
pandaspin-option-suits-FWD = вогонь, вода, дерево
pandaspin-option-suits-FED = вогонь, земля, дерево
pandaspin-option-suits-MWE = метал, вода, земля
pandaspin-option-suits-MWD = метал, вода, дерево
pandaspin-option-suits-MED = метал, земля, дерево
pandaspin-option-suits-WED = вода, земля, дерево
pandaspin-option-suits-FMWE = вогонь, метал, вода, земля
pandaspin-option-suits-FMWD = вогонь, метал, вода, дерево
pandaspin-option-suits-FMED = вогонь, метал, земля, дерево
pandaspin-option-suits-FWED = вогонь, вода, земля, дерево
pandaspin-option-suits-MWED = метал, вода, земля, дерево
pandaspin-option-suits-FMWED = вогонь, метал, вода, земля, дерево
pandaspin-option-elements = Карти елементів
pandaspin-option-elements-on = у грі
pandaspin-option-elements-off = прибрано, для першої партії
pandaspin-option-formations = Конфігурацію перебиває
pandaspin-option-formations-count = будь-яка з такою самою кількістю номіналів
pandaspin-option-formations-shape = лише такої самої форми

## In reports

pandaspin-deed-card = Зіграні карти та їхні боки
pandaspin-deed-card-name =
    { $suit } { $value }, { $side ->
        [white] білий бік
       *[blue] синій бік
    }
pandaspin-deed-figure = Комбінації
pandaspin-deed-element = Зіграні карти елементів
pandaspin-deed-symbol = Використані символи
pandaspin-deed-out = Вихід із раунду
pandaspin-deed-out-name = вихід раніше за інших
pandaspin-deed-figure-name =
    { $kind ->
        [single] одиночна карта
        [set] набір
        [run] послідовність
        [formation] конфігурація
       *[bomb] бомба
    }
pandaspin-deed-symbol-name =
    { $symbol ->
        [bamboo] бамбук
        [hungry] голодна панда
        [fire] вогонь
       *[spin] пандоворот
    }

## Rules

pandaspin-section-components = Склад
pandaspin-section-setup = Підготовка
pandaspin-section-round = Раунд
pandaspin-section-trick = Кін
pandaspin-section-figures = Комбінації
pandaspin-section-symbols = Символи
pandaspin-section-elements = Карти елементів
pandaspin-section-end = Вихід, очки, перемога

pandaspin-rule-PS-1 = Мастей п’ять: вогонь, метал, вода, земля і дерево. У кожній 13 карт тварин, по одній кожного номіналу від 3 до 10, J, Q, K, A і 二, та одна карта елемента без номіналу.
pandaspin-rule-PS-1-ruling = Карти землі помаранчеві; у чеських правилах їх названо жовтими.
pandaspin-rule-PS-2 = Карта тварини має білу сторону з одним номіналом і, догори ногами, синю: з одним номіналом або з двома-трьома однаковими, інколи із символом. Враховується лише верхня сторона.
pandaspin-rule-PS-3 = Після повороту у вогню два однакові номінали або один вищий із вогнем; у металу два або три однакові; у води номінал із водою; у землі два однакові або один вищий із пандою; у дерева номінал із бамбуком. На білих сторонах бувають лише панди.
pandaspin-rule-PS-4 = У правилах показано п’ять карт тварин: вогонь Q стає A з вогнем, метал 8 — 3 3 3, вода K — 7 із водою, земля J з пандою — J J, дерево 9 — 二 з бамбуком.
pandaspin-rule-PS-4-public = Відомі ще дві: дерево 6 стає A з бамбуком, земля 8 — Q з пандою.
pandaspin-rule-PS-4-house = Решту синіх сторін вигадано тут так, щоб вони відповідали всьому, що кажуть правила; в огляді карт кожну позначено.
pandaspin-rule-PS-5 = У запасі 105 очок бамбука. Двосторонній жетон показує настрій панди: голодна панда чи пандоворот.
pandaspin-rule-PS-6 = На початку в кожного одне очко. Настрій панди визначає жереб або вибір, і він не змінюється всю партію.
pandaspin-rule-PS-7 = Кожен отримує карту елемента, удвох відкривають ще одну. Масті цих карт беруть участь, решта виходить із гри: три масті на двох і трьох, чотири на чотирьох, п’ять на п’ятьох. За бажанням масті вибирають самі або грають без карт елементів.
pandaspin-rule-PS-7-ruling = Якщо масті вибирають, їх має бути рівно стільки ж.
pandaspin-rule-PS-8 = Першим ходить гравець, на чиїй карті елемента найбільше число.
pandaspin-rule-PS-8-ruling = Цих чисел ми не знаємо. Першого гравця визначає жереб, а це те саме.
pandaspin-rule-PS-9 = На кожен раунд усі карти мастей у грі тасують і роздають кожному по дванадцять білою стороною догори. Решта утворює колоду; скид лежить відкрито.
pandaspin-rule-PS-9-ruling = Скільки в кого карт, видно всім.
pandaspin-rule-PS-10 = Раунд складається з конів. Він закінчується, коли карти має не більше ніж один гравець.
pandaspin-rule-PS-10-ruling = Це перевіряють лише після кону.
pandaspin-rule-PS-11 = Хто починає, ставить будь-яку комбінацію, можна й бомбу, але не карту елемента.
pandaspin-rule-PS-12 = За годинниковою стрілкою кожен, хто ще лишається на кону, перебиває найбільшу ставку або пасує. Хто спасував, до кінця кону не грає.
pandaspin-rule-PS-13 = Ставку перебиває така сама комбінація з такою самою кількістю номіналів і вищим найстаршим, бомба або карта елемента. Бомбу перебиває лише ще більша бомба. Конфігурацію перебиває будь-яка вища з такою самою кількістю номіналів; за бажанням — лише тієї самої форми.
pandaspin-rule-PS-14 = Усі номінали зіграної карти треба використати, символи — за бажанням. Враховуються номінали, а не карти: одна карта 3 3 3 — це набір із трьох.
pandaspin-rule-PS-15 = У свій хід, до ставки чи пасу, можна скинути карти елементів без ефекту.
pandaspin-rule-PS-16 = Якщо всі ваші карти цього кону білі, то, спасувавши, ви забираєте їх розвернутими на синю сторону, і всі їх знають. Якщо хоч одна синя або ви розіграли бомбу, скидаються всі.
pandaspin-rule-PS-17 = Кін виграно, коли всі інші спасували; ваші карти цього кону скидаються.
pandaspin-rule-PS-18 = Хто починає, мусить зробити ставку. Якщо в нього лише карти елементів, він скидає їх, і це вважається коном, виграним без ставки. Хто у свій хід не має карт, пасує.
pandaspin-rule-PS-19 = Від найменшого: 3 4 5 6 7 8 9 10 J Q K A 二. Комбінацію оцінюють за найстаршим номіналом.
pandaspin-rule-PS-20 = Одиночна карта: один номінал.
pandaspin-rule-PS-21 = Набір: два або більше однакових номіналів. Чотири й більше можна розіграти і набором, і бомбою.
pandaspin-rule-PS-21-ruling = Ви оголошуєте, чим саме, і що означає кожен джокер.
pandaspin-rule-PS-22 = Послідовність: від двох до п’яти номіналів поспіль. 二 до послідовності не входить.
pandaspin-rule-PS-22-ruling = A йде лише після K, але не перед 3.
pandaspin-rule-PS-23 = Конфігурація: дві або більше копій однієї послідовності, наприклад 10 10 J J Q Q. У послідовності від двох до п’яти номіналів, 二 не буває.
pandaspin-rule-PS-24 = Бомба: чотири або більше однакових номіналів без джокерів, можна й 二. Бомба з більшою кількістю номіналів перебиває меншу, за однакової кількості вирішує старшинство. Символи в бомбі не діють.
pandaspin-rule-PS-24-ruling = П’ять четвірок перебивають чотирьох валетів; у прикладі чеських правил тут друкарська помилка.
pandaspin-rule-PS-25 = Вода: у наборі, послідовності чи конфігурації карта дає ще й джокера поруч зі своїм номіналом.
pandaspin-rule-PS-25-ruling = Джокер заміняє будь-який номінал. Так сказано в чеських правилах, а в російських, схоже, загублено «не».
pandaspin-rule-PS-26 = Бамбук: візьміть очко із запасу.
pandaspin-rule-PS-27 = Вогонь: скиньте карту тварини з руки.
pandaspin-rule-PS-28 = Голодна панда: заберіть очко в того, чия ставка на цьому кону була перед вашою, якщо він має очко. Тому, хто починає, вона нічого не дає.
pandaspin-rule-PS-29 = Пандоворот: розверніть карту тварини в руці з білої сторони на синю. Інші бачать, що ви це зробили, але не яку карту.
pandaspin-rule-PS-30 = Кожен символ можна використати один раз, одразу після ставки, у будь-якому порядку, а можна й не використовувати. Вас запитають і тоді, коли лише ви знаєте, що використати символ не можете: так інші нічого не дізнаються про вашу руку. Запас не вичерпується.
pandaspin-rule-PS-31 = Якщо її умову виконано й на кону немає бомби, замість комбінації можна зіграти одну карту елемента: ви берете дві карти білою стороною догори й одразу виграєте кін. Ваші карти кону скидаються, решта пасує.
pandaspin-rule-PS-32 = Умови. Вода: у найбільшій ставці щонайменше три номінали. Дерево: на цьому кону зіграно карту з 二 або A. Вогонь: у вас не більше семи карт разом із цією. Метал: хтось один зіграв на цьому кону і білі, і сині карти. Земля: на цьому кону зіграно символ панди.
pandaspin-rule-PS-32-ruling = Карти тих, хто спасував, враховуються, невикористані панди теж. Джокер — номінал для води, але не карта для дерева.
pandaspin-rule-PS-33 = Якщо колода скінчиться, беріть скільки є.
pandaspin-rule-PS-34 = Після кону всі, хто не має карт, виходять із раунду й отримують стільки очок, скільки карт у найбільшій руці, що лишилася, але не більше семи. Хто вийшов разом, отримують порівну; якщо карт не має ніхто, ніхто нічого не отримує.
pandaspin-rule-PS-34-ruling = Карти елементів у руці теж враховуються.
pandaspin-rule-PS-35 = Наступний кін починає той, хто виграв. Якщо він вийшов — той, у кого найбільше карт; за рівності наступний за ходом після нього.
pandaspin-rule-PS-36 = Якщо після раунду хтось має п’ятнадцять очок або більше, перемагає той, у кого їх найбільше. Інакше новий раунд починає той, у кого їх найменше. За рівності попереду той, хто раніше розіграв свої останні карти в цьому раунді.
pandaspin-rule-PS-36-ruling = Важливо, коли карти скінчилися востаннє. Хто ще має карти, той останній.

## Terminal

# The line above the table drawn with letters; $draw, $discard: cards in the piles.
pandaspin-sketch-round =
    { $mood ->
        [hungry] Раунд { $round }, кін { $trick }, голодна панда, колода { $draw }, скид { $discard }
       *[spin] Раунд { $round }, кін { $trick }, пандоворот, колода { $draw }, скид { $discard }
    }
pandaspin-sketch-over = Кінець
# Headings; there is little room.
pandaspin-sketch-cards = Карти
pandaspin-sketch-points = Очки
pandaspin-sketch-state = Стан
# Cards of the hand that everybody knows.
pandaspin-sketch-known = Відомі
# In the column State.
pandaspin-sketch-seat =
    { $state ->
        [out] без карт
        [passed] пас
       *[none] –
    }
# Cards picked for the figure that is being bid.
pandaspin-sketch-picked = Вибрано
pandaspin-sketch-elements = Елементи
# $suits: a list of suits.
pandaspin-sketch-met = умову виконано: { $suits }
pandaspin-sketch-hand = Рука

## On the page

# A value as a screen reader should say it.
pandaspin-value-spoken =
    { $value ->
        [two] двійка (二), найстарша
        [J] валет
        [Q] дама
        [K] король
        [A] туз
       *[other] { $value }
    }
# One end of a card. $values: a list of one to three.
pandaspin-side-spoken =
    { $symbol ->
        [water] { $values } з водою
        [bamboo] { $values } з бамбуком
        [fire] { $values } з вогнем
        [panda] { $values } з пандою
       *[none] { $values }
    }
# On a card, beside the picture: as short as can be, and no two alike.
pandaspin-suit-letter =
    { $suit ->
        [fire] Вг
        [metal] М
        [water] Вд
        [earth] З
       *[wood] Д
    }
pandaspin-suit-name =
    { $suit ->
        [fire] Вогонь
        [metal] Метал
        [water] Вода
        [earth] Земля
       *[wood] Дерево
    }
# The animal of a card, after its suit.
pandaspin-suit-animal = { $suit }, { $animal }
pandaspin-animal =
    { $animal ->
        [rat] пацюк
        [ox] бик
        [tiger] тигр
        [rabbit] кролик
        [dragon] дракон
        [snake] змія
        [horse] кінь
        [goat] коза
        [monkey] мавпа
        [rooster] півень
        [dog] собака
        [pig] свиня
       *[panda] панда
    }
# $suit: a name; $up, $down: ends of the card, $up the one that counts.
pandaspin-card-white = { $suit }, білою стороною догори: { $up }. Після повороту: { $down }
pandaspin-card-blue = { $suit }, синьою стороною догори: { $up }. Після повороту: { $down }
pandaspin-element-name = Карта елемента «{ $suit }»
# Added to the name of a card in the reader’s hand.
pandaspin-card-known = { $card } — відома всім
# What a symbol is good for, said of a card that is looked at.
pandaspin-symbol-meaning =
    { $symbol ->
        [water] Вода — джокер: ще один номінал на вибір у наборі, послідовності чи конфігурації.
        [bamboo] Бамбук приносить 1 очко.
        [fire] Вогонь дозволяє скинути з руки карту тварини.
        [hungry] Панда забирає 1 очко в того, чию ставку ви перебили.
       *[spin] Панда розвертає білу карту у вашій руці на синю сторону.
    }
# The values of a figure are written or drawn after this word, as on a button: Run 5 6 7.
pandaspin-kind =
    { $kind ->
        [single] Одиночна
        [set] Набір
        [run] Послідовність
        [formation] Конфігурація
       *[bomb] Бомба
    }
# A figure in words. $top: its highest value; $times: how many of each value; $length: how long the run is.
pandaspin-figure-words =
    { $kind ->
        [single] одиночна карта { $top }
        [set] набір { $times } × { $top }
        [run] послідовність із { $length } до { $top }
        [formation] конфігурація: { $times } × послідовність із { $length } до { $top }
       *[bomb] бомба { $times } × { $top }
    }
# How the highest bid can be beaten. $size: how many values it has.
pandaspin-beat =
    { $kind ->
        [single] Перебиває одиночна карта, старша за { $top }, або бомба.
        [set] Перебиває набір із { $times }, старший за { $top }, або бомба.
        [run] Перебиває послідовність із { $length }, що закінчується вище { $top }, або бомба.
        [formation] Перебиває конфігурація з { $size } номіналів, що закінчується вище { $top }, або бомба.
       *[bomb] Перебиває бомба, у якій більше номіналів або стільки ж ({ $size }), але старших за { $top }.
    }
# Where a formation must have the same shape as the one it beats.
pandaspin-beat-shape = Перебиває конфігурація з { $times } послідовностей по { $length }, що закінчується вище { $top }, або бомба.
pandaspin-beat-bomb = Старшої такої комбінації не буває.
pandaspin-beat-bigger = Перебиває лише бомба, у якій більше номіналів.
# Stands behind one of these sentences.
pandaspin-beat-element = Виграє й карта елемента, умову якої виконано.
# Why a bid beats the one before it. There is little room.
pandaspin-why =
    { $why ->
        [higher] старша
        [bigger] більше номіналів
       *[bomb] це бомба
    }
# Where the cards of a bid went when its player passed. There is little room.
pandaspin-gone =
    { $to ->
        [hand] повернуто
       *[discard] скинуто
    }
# Where the cards of the trick will lie, before there are any.
pandaspin-trick-empty = Кін починає { $name }
pandaspin-trick-empty-you = Кін починаєте ви
pandaspin-trick = Кін
# A bid, for screen readers. $cards: a list.
pandaspin-bid-name = { $name }: { $figure } — { $cards }
# $values: a list of the values that jokers stand for; $count: how many.
pandaspin-jokers =
    { $count ->
        [one] Джокер — { $values }.
       *[other] Джокери — { $values }.
    }
# What a play would do, said before it is done. $figure: in words; $other: the figure it beats, in words; $why: as above.
pandaspin-would-lead = Ви починаєте: { $figure }.
pandaspin-would-beat = Це перебиває ставку «{ $other }» (її автор — { $name }): { $why }.
# $symbols: names of symbols, as a list.
pandaspin-would-use = Потім можна використати: { $symbols }.
pandaspin-would-empty = Це ваші останні карти.
pandaspin-symbol =
    { $symbol ->
        [water] вода
        [bamboo] бамбук
        [fire] вогонь
       *[panda] панда
    }
# The cards chosen are not yet a figure that can be played. $figures: some that they could become, as a list.
pandaspin-could-become = Додайте карти, щоб вийшло: { $figures }
pandaspin-no-figure = Разом ці карти не утворюють комбінації.
# Under the kind of figure on a button: whose bid it beats.
pandaspin-over = перебиває: { $name }
# Buttons that choose the cards of a figure that could be bid. $figure: in words; there is little room for the other.
pandaspin-suggestion = Вибрати карти: { $figure }
pandaspin-suggestion-does =
    { $count ->
        [one] вибрати { $count } карту
        [few] вибрати { $count } карти
       *[other] вибрати { $count } карт
    }
# How the hand is held, and what a click does.
pandaspin-sort =
    { $by ->
        [value] Руку розкладено за номіналом. Розкласти за мастю
        [suit] Руку розкладено за мастю. Розкладати самому
       *[own] Рука у вашому порядку. Розкласти за номіналом
    }
# Name of the row of buttons, for screen readers.
pandaspin-choices = Що можна зробити
pandaspin-pass = Пас
# Under it, what becomes of the cards you played to this trick.
pandaspin-pass-hand =
    { $count ->
        [one] { $count } карта повернеться синьою
        [few] { $count } карти повернуться синіми
       *[other] { $count } карт повернуться синіми
    }
pandaspin-pass-discard =
    { $count ->
        [one] скинути { $count } карту
        [few] скинути { $count } карти
       *[other] скинути { $count } карт
    }
pandaspin-pass-nothing = до кінця кону
# $cards: the sides that will count, as a list.
pandaspin-would-take-back = Ваші карти повернуться в руку синьою стороною догори: { $cards }.
pandaspin-would-lose = Ваші карти цього кону скидаються: серед них є синя або ви розіграли бомбу.
pandaspin-would-pass = На цьому кону ви нічого не зіграли, тому нічого й не повернеться.
pandaspin-element-play = Зіграти: { $suit }
pandaspin-element-does = взяти 2, виграти кін
pandaspin-element-would = Ви берете дві карти й одразу виграєте кін; усі інші пасують.
pandaspin-element-shed = Скинути
pandaspin-element-nothing = без ефекту
pandaspin-use-bamboo = Бамбук
pandaspin-use-bamboo-does = +1 із запасу
pandaspin-use-hungry = Голодна панда
pandaspin-use-hungry-does = 1 очко віддає { $name }
pandaspin-use-fire = Вогонь
pandaspin-use-fire-does = скинути цю карту
pandaspin-use-spin = Пандоворот
pandaspin-use-spin-does = розвернути цю карту
# The same on buttons that wait until a card is chosen.
pandaspin-use-fire-pick = виберіть карту тварини
pandaspin-use-spin-pick = виберіть карту для повороту
# $up, $down: the ends of a card, before and after.
pandaspin-would-turn = Тепер вона { $down } замість { $up }.
pandaspin-ignore = Не використовувати
pandaspin-ignore-does = решту символів
pandaspin-enough = Досить
pandaspin-enough-does = решта — джокери
# The element cards of the suits in play, and whether their conditions are met.
pandaspin-conditions = Карти елементів
pandaspin-condition =
    { $suit ->
        [water] у найбільшій ставці щонайменше три номінали
        [wood] на цьому кону зіграно карту з A або 二
        [fire] у вас не більше семи карт разом із цією
        [metal] хтось зіграв на цьому кону і білі, і сині карти
       *[earth] на цьому кону зіграно символ панди
    }
# $suit: a name; $condition: as above.
pandaspin-condition-met = { $suit }: можна зіграти зараз — { $condition }.
pandaspin-condition-unmet = { $suit }: можна зіграти, коли { $condition }.
# There is little room.
pandaspin-condition-short =
    { $suit ->
        [water] 3+ номінали
        [wood] A або 二
        [fire] до 7 карт
        [metal] білі + сині
       *[earth] панда
    }
pandaspin-mood =
    { $mood ->
        [hungry] Голодна панда
       *[spin] Пандоворот
    }
pandaspin-mood-meaning =
    { $mood ->
        [hungry] Голодна панда: символ панди забирає 1 очко в того, чию ставку ви перебили.
       *[spin] Пандоворот: символ панди розвертає одну білу карту у вашій руці на синю сторону.
    }
pandaspin-round = Раунд { $round }, кін { $trick }
pandaspin-hand = Ваша рука
# Another player’s hand, for screen readers. $known: cards that everybody knows; $turned: blue ones that nobody else has seen.
pandaspin-hand-of = Рука: { $name }. Карт: { $count }, відомих: { $known }, розвернутих потай: { $turned }
pandaspin-hand-size =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }
pandaspin-known-title = Відомі сині карти
pandaspin-known-none = Жодна з цих карт не відома.
# $count: blue cards that only their owner has seen.
pandaspin-turned-unseen =
    { $count ->
        [one] { $count } карту розвернуто потай.
        [few] { $count } карти розвернуто потай.
       *[other] { $count } карт розвернуто потай.
    }
pandaspin-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[other] { $count } очок
    }
# Beside a player. There is little room.
pandaspin-passed = пас
pandaspin-out = без карт
pandaspin-leads = починає
pandaspin-supply = Колода, скид і очки
pandaspin-draw-pile =
    { $count ->
        [one] { $count } карта в колоді
        [few] { $count } карти в колоді
       *[other] { $count } карт у колоді
    }
# Beside the picture of the pile. There is little room.
pandaspin-draw-label = у колоді
# Name of a button that shows them all, for screen readers.
pandaspin-discards =
    { $count ->
        [0] Скид порожній
        [one] { $count } скинута карта
        [few] { $count } скинуті карти
       *[other] { $count } скинутих карт
    }
# Beside the picture of the pile. There is little room.
pandaspin-discards-label = у скиді
pandaspin-discards-title = Скид
pandaspin-discards-order =
    { $count ->
        [0] У цьому раунді ще нічого не скинуто.
        [one] { $count } карта
        [few] { $count } карти, нові спочатку
       *[other] { $count } карт, нові спочатку
    }
pandaspin-bank =
    { $count ->
        [one] { $count } очко в запасі
        [few] { $count } очки в запасі
       *[other] { $count } очок у запасі
    }
# Beside the picture of the bank. There is little room.
pandaspin-bank-label = у запасі
# A button that shows the score sheet, and its title.
pandaspin-sheet = Таблиця очок
pandaspin-sheet-round = Раунд { $round }
pandaspin-sheet-now = Раунд { $round }, поки що
pandaspin-sheet-start = Початок
pandaspin-sheet-total = Усього
# Rows of the sheet: points for going out, by bamboo, taken and lost by pandas.
pandaspin-sheet-out = За вихід
pandaspin-sheet-bamboo = Бамбук
pandaspin-sheet-panda = Панди
pandaspin-sheet-goal = Щойно після раунду хтось має { $points } очок, перемагає той, у кого їх найбільше.
# About the edition: where the cards come from.
pandaspin-edition = У правилах показано п’ять із 65 карт тварин, ще дві відомі з відкритих джерел. Решту вигадано тут так, щоб вони відповідали всьому, що кажуть правила; нижче кожну позначено. Тварини й елементи взято з Fluent Emoji від Microsoft (ліцензія MIT); решту намалювали ми.
# The card browser on the game’s page.
pandaspin-parts-turn = Розвернути всі карти
pandaspin-parts-hint = Кожна карта має дві сторони; натисніть на карту, щоб розвернути її. На білій половині — тварина, на синій — її дух. Яка тварина належить до якого номіналу, вирішили ми.
# Where the faces of so many cards are known from.
pandaspin-source-count =
    { $source ->
        [book] { $count } з правил
        [public] { $count } з відкритих джерел
        [yours] { $count } виправлено власником
       *[house] { $count } вигадано тут, бо справжні нам невідомі
    }
pandaspin-keys-walk = Перебирати карти руки або кнопки
pandaspin-keys-lift = Вибрати карту; ще раз — зіграти вибране
pandaspin-keys-updown = Вибрати карту або повернути її в руку
pandaspin-keys-digits = Зіграти першу, другу … із запропонованих комбінацій
pandaspin-keys-pass = Перейти до кнопки пасу; ще раз — спасувати
pandaspin-keys-back = Повернути всі карти в руку
pandaspin-keys-sort = Тримати руку за номіналом, за мастю або у своєму порядку
pandaspin-keys-move = Перекласти карту в руці

## At a glance, notes for newcomers, words explained

pandaspin-goal = першим позбутися карт і набирати очки. Коли хтось має 15, перемагає той, у кого їх найбільше.
pandaspin-glance-beat = Перебийте найвищу ставку такою самою комбінацією з такою самою кількістю номіналів, але старшою. Або спасуйте — і до кінця кону не грайте.
pandaspin-glance-bomb = Бомба перебиває будь-яку іншу комбінацію.
pandaspin-glance-order = Від найменшого:
pandaspin-glance-white = Ви пасуєте з білими картами: вони повернуться розвернутими на синю сторону, сильнішими.
pandaspin-glance-blue = Ви пасуєте, зігравши синю карту або бомбу: усе скидається.
pandaspin-glance-win = Усі інші спасували: кін ваш, ваші карти йдуть у скид, і ви починаєте наступний.
pandaspin-glance-element = Якщо умову виконано, карта елемента одразу виграє кін, а ви берете 2 карти.
pandaspin-glance-turns = Чим стає карта після розвороту
# What the blue sides of a suit have. There is little room.
pandaspin-glance-suit =
    { $suit ->
        [fire] два номінали або вогонь: скиньте карту
        [metal] два або три номінали
        [water] джокер: ще один номінал на вибір
        [earth] два номінали або панда
       *[wood] бамбук: 1 очко
    }
pandaspin-glance-out = Після кону карт немає: стільки очок, скільки карт у найбільшій руці, що лишилася, але не більше 7.
pandaspin-glance-bamboo = Кожен зіграний бамбук: 1 очко.
pandaspin-glance-hungry = Голодна панда: 1 очко в того, кого ви перебили.
pandaspin-glance-spin = Пандоворот: розверніть карту в руці.
pandaspin-glance-end = Потім нова роздача, доки хтось не матиме 15 очок.
pandaspin-first-lead = Ви починаєте. Зіграйте будь-яку комбінацію: одну карту або кілька, що пасують одна до одної. Інші перебивають такою самою або пасують.
pandaspin-first-back = Ці карти перебито, і гравець спасував. Вони повернулися в руку синьою стороною догори, а вона сильніша.
pandaspin-first-lost = Серед них була синя карта або бомба, тому всі карти гравця скинуто. Так теж позбуваються карт.
pandaspin-first-bomb = Бомба: чотири або більше однакових номіналів. Її перебиває лише ще більша бомба, символи в ній не діють.
pandaspin-first-joker = Вода — джокер: вона заміняє ще один номінал цієї комбінації.
pandaspin-first-element = Карта елемента. Її умову виконано, і вона одразу виграє кін; решта пасує.
pandaspin-first-effects = На ваших картах є символи. Кожен можна використати зараз один раз або не використовувати.
pandaspin-first-out = Карти скінчилися: гравець виходить із раунду й отримує стільки очок, скільки карт у найбільшій руці, що лишилася, але не більше 7.
pandaspin-first-bamboo = Символ бамбука приносить гравцеві очко із запасу.
# The forms of a word in which the texts use it, separated by commas; … stands for any ending. What it means is shown beside it.
pandaspin-term-trick = кін, кону, кони, конів
pandaspin-term-trick-means = Ставки одна поверх одної, доки не спасують усі, крім одного. Він і виграє кін.
pandaspin-term-figure = комбінаці…
pandaspin-term-figure-means = Те, що можна розіграти: одиночна карта, набір, послідовність, конфігурація або бомба.
pandaspin-term-bid = ставк…, ставок, ставц…
pandaspin-term-bid-means = Карти, які гравець викладає за хід. Наступний перебиває їх або пасує.
pandaspin-term-value = номінал…
pandaspin-term-value-means = Те, що показує сторона карти: від 3 до 10, J, Q, K, A або 二 — найстарший. На синій їх буває два чи три. Лічать номінали, а не карти.
pandaspin-term-set = набір, набору, набором, наборі, набори, наборів
pandaspin-term-set-means = Два або більше однакових номіналів, наприклад 5 5.
pandaspin-term-run = послідовн…
pandaspin-term-run-means = Від двох до п’яти номіналів поспіль, наприклад 5 6 7. 二 до неї не входить.
pandaspin-term-formation = конфігураці…
pandaspin-term-formation-means = Дві або більше копій однієї послідовності, наприклад 5 5 6 6.
pandaspin-term-bomb = бомб…
pandaspin-term-bomb-means = Чотири або більше однакових номіналів без джокера. Її перебиває лише ще більша бомба.
pandaspin-term-joker = джокер…
pandaspin-term-joker-means = Ще один номінал на вибір, його дає символ води. Не в бомбі.
pandaspin-term-element = карта елемента, карту елемента, картою елемента, карти елемента, карти елементів, карт елементів
pandaspin-term-element-means = Карта без номіналу. Якщо виконано її умову, вона сама виграє кін.
pandaspin-term-bank = запас, запасу, запасі
pandaspin-term-bank-means = Спільний запас бамбука, з якого беруть очки.

## Worked examples

pandaspin-example-tricks = Два кони. На першому послідовність перебито, і вона повертається розвернутою, на другому одна з її карт виграє.
pandaspin-example-bombs = П’ять четвірок проти чотирьох валетів: бомба, у якій більше номіналів, більша.

## Why a move is better

# $better is what was counted on average after the better move, $played after the one that was played.
pandaspin-fact-mine = Кращий хід приносить у цьому раунді { $better } { $better ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }, інший — { $played }.
pandaspin-fact-theirs = Після кращого ходу { $seat } отримує в цьому раунді { $better } { $better ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }, після іншого — { $played }.
pandaspin-fact-first = З кращим ходом вдається першим вийти з раунду в { $better } % уявних роздач, з іншим — у { $played } %.
pandaspin-fact-leads = З кращим ходом цей гравець починає наступний кін у { $better } % уявних роздач, з іншим — у { $played } %.
pandaspin-fact-cards = Після кращого ходу в руці наприкінці кону { $better } { $better ->
        [one] карта
        [few] карти
        [many] карт
       *[other] карти
    }, після іншого — { $played }.
pandaspin-fact-bomb = З кращим ходом наприкінці кону в руці є бомба в { $better } % уявних роздач, з іншим — у { $played } %.

## What the tutor says before it names a move: where to look, and which kind of move

pandaspin-clue-lead = Ви починаєте: подивіться, яких карт позбутися і хто їх може перебити.
pandaspin-clue-follow = Подивіться, чим можна перебити цю ставку.
pandaspin-clue-figure = { $kind ->
    [single] Зробіть ставку з однієї карти.
    [set] Поставте набір.
    [run] Поставте послідовність.
    [formation] Поставте конфігурацію.
   *[bomb] Розіграйте бомбу.
}
pandaspin-clue-pass = Прибережіть карти.
pandaspin-clue-elements = Подивіться на свої карти елементів.
pandaspin-clue-element = Зіграйте карту елемента.
pandaspin-clue-shed = Скиньте карту елемента.
pandaspin-clue-cards = Подивіться, які карти вам потрібні найменше.
pandaspin-clue-symbols = Подивіться на символи щойно зіграних карт.

# What is wrong with an edition of one's own.
pandaspin-edition-white-symbol = на білому боці буває лише панда, інших символів немає
pandaspin-edition-blue = синій бік — це список з одного, двох або трьох значень; вони бувають { $known }
pandaspin-edition-unequal = значення на синьому боці однакові
pandaspin-edition-suit =
    { $suit ->
        [fire] на синьому боці вогню два однакові значення або вище значення з вогнем
        [metal] на синьому боці металу два або три однакові значення без символу
        [water] на синьому боці води одне значення з водою
        [earth] на синьому боці землі два однакові значення або вище значення з пандою
       *[wood] на синьому боці дерева одне значення з бамбуком
    }
pandaspin-edition-copies = значення { $value } може опинитися в одній руці { $count } разів, а можливо не більше { $most }

# In the workshop: fields of an entry, and what is shown of it.
pandaspin-field-suit = Масть
pandaspin-field-white = Біла сторона
pandaspin-field-white_symbol = Символ на білій стороні
pandaspin-field-blue = Синя сторона
pandaspin-field-blue_symbol = Символ на синій стороні
pandaspin-field-blue_count = Скільки значень на синій стороні
pandaspin-field-value = Значення
pandaspin-field-animal = Тварина
pandaspin-field-count = Скільки
pandaspin-workshop-animals = Тварини
pandaspin-workshop-bamboo = Бамбук
pandaspin-workshop-animal = Тварина карти { $value }
pandaspin-workshop-token = Жетон: { $value }
pandaspin-workshop-count =
    { $many ->
        [one] одне, із символом
        [two] два рівних
       *[three] три рівних
    }
pandaspin-workshop-no-symbol = немає
