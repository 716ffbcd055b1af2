### Piñata

pinata-title = Піньята
pinata-sentence = Карти обабіч чотирьох килимків: вигравайте цукерки, збирайте медалі й пильнуйте, де перемагає більша сума, а де менша.

## Cards and candies

pinata-colour =
    { $colour ->
        [red] червона
        [purple] фіолетова
        [green] зелена
        [pink] рожева
        [yellow] жовта
       *[wild] дика
    }
pinata-card =
    { $colour ->
        [red] червона
        [purple] фіолетова
        [green] зелена
        [pink] рожева
        [yellow] жовта
       *[wild] дика
    } { $value }
# On a card, beside the picture: as short as can be, and no two alike.
pinata-colour-letter =
    { $colour ->
        [red] Ч
        [purple] Ф
        [green] З
        [pink] Р
        [yellow] Ж
       *[wild] Д
    }
# The same for a screen reader.
pinata-card-spoken =
    { $colour ->
        [red] Червона
        [purple] Фіолетова
        [green] Зелена
        [pink] Рожева
        [yellow] Жовта
       *[wild] Дика
    } { $value }
# So many candies of one colour, as part of a list.
pinata-candies =
    { $colour ->
        [red] { $count ->
            [one] { $count } червона
            [few] { $count } червоні
            [many] { $count } червоних
           *[other] { $count } червоної
        }
        [purple] { $count ->
            [one] { $count } фіолетова
            [few] { $count } фіолетові
            [many] { $count } фіолетових
           *[other] { $count } фіолетової
        }
        [green] { $count ->
            [one] { $count } зелена
            [few] { $count } зелені
            [many] { $count } зелених
           *[other] { $count } зеленої
        }
        [pink] { $count ->
            [one] { $count } рожева
            [few] { $count } рожеві
            [many] { $count } рожевих
           *[other] { $count } рожевої
        }
       *[yellow] { $count ->
            [one] { $count } жовта
            [few] { $count } жовті
            [many] { $count } жовтих
           *[other] { $count } жовтої
        }
    }

## Moves

pinata-move-play = { $card } до килимка { $mat }
pinata-move-play-other = { $card } до килимка { $mat }, сторона суперника
pinata-move-discard = Скинути: { $card }
pinata-move-draw =
    { $count ->
        [0] Нічого не скидати й пропустити хід
        [one] Добрати { $count } карту
        [few] Добрати { $count } карти
        [many] Добрати { $count } карт
       *[other] Добрати { $count } карти
    }

## What is asked

pinata-prompt-play = Покладіть карту до одного з килимків.
pinata-prompt-wait-play = Ходить { $seat }.
pinata-prompt-exchange = Вам нічим ходити. Скиньте будь-які карти й доберіть стільки ж — скинуто: { $count }.
pinata-prompt-wait-exchange = { $seat } не може зробити хід і міняє карти — скинуто: { $count }.

## What happened

pinata-event-dealt =
    { $you ->
        [seat] Цукерки на килимках, карти роздано. Починаєте ви.
       *[none] Цукерки на килимках, карти роздано. Починає { $seat }.
    }
pinata-event-played =
    { $you ->
        [seat] Ви кладете карту «{ $card }» до килимка { $mat }.
       *[none] { $seat } кладе карту «{ $card }» до килимка { $mat }.
    }
pinata-event-played-other =
    { $you ->
        [seat] Ви кладете карту «{ $card }» до килимка { $mat }, на сторону суперника.
       *[none] { $seat } кладе карту «{ $card }» до килимка { $mat }, на сторону суперника.
    }
pinata-event-drew =
    { $count ->
        [1] { $seat } добирає карту.
        [one] { $seat } добирає { $count } карту.
        [few] { $seat } добирає { $count } карти.
        [many] { $seat } добирає { $count } карт.
       *[other] { $seat } добирає { $count } карти.
    }
pinata-event-you-drew = Ви добираєте: { $cards }.
pinata-event-shuffled =
    Колода закінчилася. Скид перетасовано, у новій колоді { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }.
pinata-event-scored =
    { $you ->
        [seat] Ви виграєте
       *[none] { $seat } виграє
    } { $way ->
        [up] килимок { $mat }: сума { $sum } більша за { $other }. Цукерки: { $candies }.
       *[down] килимок { $mat }: сума { $sum } менша за { $other }. Цукерки: { $candies }.
    }
pinata-event-refilled =
    { $way ->
        [up] Килимок { $mat } перевернуто: тепер перемагає більша сума. Цукерки: { $candies }.
       *[down] Килимок { $mat } перевернуто: тепер перемагає менша сума. Цукерки: { $candies }.
    }
pinata-event-removed = Килимок { $mat } вибуває з гри: у мішечку бракує цукерок.
pinata-event-medal =
    { $you ->
        [seat] Ви отримуєте
       *[none] { $seat } отримує
    } { $colour ->
        [red] червону медаль.
        [purple] фіолетову медаль.
        [green] зелену медаль.
        [pink] рожеву медаль.
       *[yellow] жовту медаль.
    }
pinata-event-showed =
    { $you ->
        [seat] { $count ->
            [0] Ви не можете зробити хід, і карт для показу немає.
           *[other] Ви не можете зробити хід і показуєте карти: { $cards }.
        }
       *[none] { $count ->
            [0] { $seat } не може зробити хід, і карт для показу немає.
           *[other] { $seat } не може зробити хід і показує карти: { $cards }.
        }
    }
pinata-event-discarded =
    { $you ->
        [seat] Ви скидаєте карту «{ $card }».
       *[none] { $seat } скидає карту «{ $card }».
    }
pinata-event-passed =
    { $you ->
        [seat] Ви пропускаєте хід.
       *[none] { $seat } пропускає хід.
    }
pinata-event-won =
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

pinata-result-medals =
    { $count ->
        [one] Перемогу принесла { $count } медаль.
        [few] Перемогу принесли { $count } медалі.
        [many] Перемогу принесли { $count } медалей.
       *[other] Перемогу принесли { $count } медалі.
    }
# Both: $by says what decided.
pinata-result-stuck =
    { $by ->
        [medals] Жодної карти вже не можна зіграти; вирішує більша кількість медалей: { $medals }.
        [candies] Жодної карти вже не можна зіграти; медалей порівну, вирішує більша кількість цукерок: { $candies }.
       *[nothing] Жодної карти вже не можна зіграти, а медалей і цукерок порівну.
    }
pinata-result-passes =
    { $by ->
        [medals] Пропущено шість ходів поспіль; вирішує більша кількість медалей: { $medals }.
        [candies] Пропущено шість ходів поспіль; медалей порівну, вирішує більша кількість цукерок: { $candies }.
       *[nothing] Пропущено шість ходів поспіль, а медалей і цукерок порівну.
    }

## Why a move is refused

pinata-illegal-over = Гру завершено.
pinata-illegal-not-your-turn = Зараз ходить { $seat }. Дочекайтеся свого ходу.
pinata-illegal-not-in-hand = У вашій руці немає такої карти: { $card }.
pinata-illegal-exchange-now = Ходити нічим: скиньте які завгодно карти, а тоді доберіть стільки ж.
pinata-illegal-must-play = Вам є чим ходити, тож зіграйте карту: обмін можливий, лише коли ходити нічим.
pinata-illegal-out-of-game = Килимок { $mat } вибув із гри. Виберіть інший.
pinata-illegal-own-side-first = Спершу заповніть свою сторону килимка { $mat }, тоді зможете грати на сторону суперника.
pinata-illegal-side-full =
    Ця сторона килимка { $mat } заповнена, на ній уже { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }. Виберіть інше місце.
# $count: how many candies of this colour lie on the mat.
pinata-illegal-colour =
    { $count ->
        [0] Карта «{ $card }» не підходить: на килимку { $mat } немає цукерок її кольору.
        [1] Карта «{ $card }» не підходить: на килимку { $mat } одна цукерка її кольору, і карта для неї на цій стороні вже є.
       *[other] Карта «{ $card }» не підходить: цукерок її кольору на килимку { $mat } лише { $count }, і стільки ж таких карт на цій стороні вже є.
    }
# $sum: what both sides would add up to.
pinata-illegal-tie = Карта «{ $card }» зрівняє обидві сторони килимка { $mat }: по { $sum }. Останній карті це заборонено, виберіть іншу карту або інше місце.

## Options

pinata-option-open_sides = Сторона суперника
pinata-option-open_sides-off = коли заповнено свою
pinata-option-open_sides-on = завжди відкрита

## In reports

pinata-deed-card = Зіграні карти
pinata-deed-mat = Виграні килимки
pinata-deed-mat-name = килимок { $mat }, { $way ->
    [up] виграє більша сума
   *[down] виграє менша сума
}
pinata-deed-medal = Здобуті медалі
pinata-deed-medal-name = { $colour ->
    [red] червона
    [purple] фіолетова
    [green] зелена
    [pink] рожева
   *[yellow] жовта
}

## Rules

pinata-section-components = Склад гри
pinata-section-setup = Підготовка
pinata-section-turn = Хід
pinata-section-scoring = Підрахунок на килимку
pinata-section-end = Кінець гри

pinata-rule-PI-1 = У грі 54 карти (45 карт п’яти кольорів і 9 диких), 45 цукерок, 5 медалей і 4 килимки.
pinata-rule-PI-2 = Цукерок кожного кольору стільки ж, скільки карт: червоних 13, фіолетових 11, зелених 9, рожевих 7, жовтих 5. Для медалі треба більше половини цукерок її кольору: червоних 7, фіолетових 6, зелених 5, рожевих 4, жовтих 3. Тому кожна медаль може дістатися лише одному гравцеві.
pinata-rule-PI-3 = У кожному кольорі одна одиниця й по дві карти кожного наступного значення, аж до кількості цукерок для медалі: у жовтих до 3, у червоних до 7. Дикі карти: одна одиниця й по дві від 2 до 5.
pinata-rule-PI-3-public = Дикі карти теж мають значення, а в червоних карт воно не більше 7.
pinata-rule-PI-4 = Килимок двосторонній: якщо він лежить однією стороною догори, перемагає більша сума, якщо другою — менша.
pinata-rule-PI-5 = Чотири килимки лежать у ряд будь-якою стороною догори. З мішечка дістають цукерки: одну на килимок 1, дві на килимок 2, три на килимок 3, чотири на килимок 4.
pinata-rule-PI-5-ruling = Якою стороною догори лежить кожен килимок, вирішує випадок.
pinata-rule-PI-6 = Обидва гравці отримують по вісім карт, прихованих від суперника; решта карт — колода. П’ять медалей лежать поруч горілиць.
pinata-rule-PI-6-ruling = Хто починає, вирішує жереб.
pinata-rule-PI-7 = У свій хід ви кладете одну карту до килимка й добираєте одну. Якщо колода порожня, скид перетасовують у нову колоду.
pinata-rule-PI-7-ruling = Скид перетасовують, коли час добирати карту. Під час обміну до нього входять і щойно скинуті карти.
pinata-rule-PI-8 = З кожної сторони до килимка кладуть стільки карт, скільки на ньому цукерок, і тих самих кольорів: карт одного кольору не більше, ніж цукерок цього кольору. Карти біля килимків і виграні цукерки відкриті для обох.
pinata-rule-PI-9 = Дика карта підходить скрізь, де є місце. Вона замінює будь-який колір, якого ще бракує, і за жодним не закріплюється, тож не обмежує кольорів наступних карт.
pinata-rule-PI-10 = Ви граєте на своїй стороні. На сторону суперника можна класти карти, лише коли ваша сторона того самого килимка заповнена. Варіант: сторона суперника завжди відкрита.
pinata-rule-PI-11 = Остання карта біля килимка не може зрівняти обидві суми.
pinata-rule-PI-12 = Якщо ходити нічим, ви показуєте руку, скидаєте скільки завгодно карт і добираєте стільки ж. Якщо тепер є чим ходити, ви мусите зіграти карту. Якщо ні, ви знову показуєте руку й пропускаєте хід.
pinata-rule-PI-12-ruling = Показані карти суперник знає й далі. Зігравши карту після обміну, ви добираєте, як завжди. Поки є чим ходити, не можна ні міняти карти, ні пропускати хід.
pinata-rule-PI-13 = Підрахунок відбувається, щойно обидві сторони килимка заповнено: усі його цукерки забирає більша або менша сума, як указано на килимку.
pinata-rule-PI-14 = Потім карти йдуть у скид, килимок перевертають і кладуть на нього стільки ж нових цукерок із мішечка. Якщо цукерок бракує, килимок вибуває з гри.
pinata-rule-PI-14-ruling = Цукерки лишаються в мішечку для менших килимків.
pinata-rule-PI-15 = Після останньої карти біля килимка порядок такий: підрахунок і нові цукерки, далі медалі, а тоді гравець добирає карту.
pinata-rule-PI-16 = Наступним ходить той, хто програв килимок, хоч би хто поклав останню карту.
pinata-rule-PI-17 = Хто набрав досить цукерок одного кольору, отримує медаль цього кольору; можна отримати й кілька одразу. Медаль уже не втратити.
pinata-rule-PI-17-ruling = Цукерки лишаються в гравця.
pinata-rule-PI-18 = Три медалі одразу приносять перемогу.
pinata-rule-PI-19 = Гра закінчується, якщо хід пропущено й ніхто не зміг би зіграти жодної карти з рук, колоди та скиду, або якщо пропущено шість ходів поспіль. Перемагає той, у кого більше медалей, а якщо їх порівну, більше цукерок; якщо порівну й цукерок, перемога спільна.

## Terminal

# Headings of the table drawn with letters; there is little room.
pinata-sketch-mat = Килимок { $mat }
pinata-sketch-higher = більша
pinata-sketch-lower = менша
pinata-sketch-out = поза грою
# Above: which sum wins the mat.
pinata-sketch-wins = Перемагає
pinata-sketch-candies = Цукерки
pinata-sketch-cards = Карти
pinata-sketch-medals = Медалі
# Above: candies won, of those that the medal needs.
pinata-sketch-won = Цукерки: виграно / треба
# $draw, $discard: cards in the piles; $bag: candies in the bag.
pinata-sketch-piles = Колода: { $draw }, скид: { $discard }, цукерок у мішечку: { $bag }
pinata-sketch-over = Кінець гри
pinata-sketch-hand = Рука
# Cards that were shown and are known.
pinata-sketch-shown = Показано

## On the page

# Name of the row of mats, for screen readers.
pinata-mats = Чотири килимки
# $candies: a list of "2 red".
pinata-mat-name =
    { $way ->
        [up] Килимок { $mat }, перемагає більша сума. Цукерки: { $candies }.
       *[down] Килимок { $mat }, перемагає менша сума. Цукерки: { $candies }.
    }
pinata-mat-gone-name = Килимок { $mat } вибув із гри.
# On a mat that has left the game, under its number.
pinata-mat-gone = поза грою
# On a mat: which sum wins it. There is little room.
pinata-higher-wins = більше — краще
pinata-lower-wins = менше — краще
# For screen readers. $name: whose side it is, unless the reader's own; $size: how many cards it takes; $cards: a list.
pinata-side-name =
    { $whose ->
        [own] { $count ->
            [0] Килимок { $mat }, ваша сторона: порожньо, місць для карт: { $size }.
           *[other] Килимок { $mat }, ваша сторона: карт { $count } з { $size }, сума { $sum }: { $cards }.
        }
       *[other] { $count ->
            [0] Килимок { $mat }, { $name }: порожньо, місць для карт: { $size }.
           *[other] Килимок { $mat }, { $name }: карт { $count } з { $size }, сума { $sum }: { $cards }.
        }
    }
# On a side that takes no more cards. There is little room.
pinata-side-full = повна
pinata-lift-first = Спершу виберіть карту з руки.
# $card: spoken; $mats: numbers of the mats where it can be played, as a list; $count: how many.
pinata-fits =
    { $count ->
        [1] { $card } підходить до килимка { $mats }.
       *[other] { $card } підходить до килимків { $mats }.
    }
# What the lifted card would do to the sum of a side.
pinata-would-grow = Сума цієї сторони: { $sum } → { $grown }.
# $who: you, or other with the $name; $candies: how many.
pinata-would-win =
    { $who ->
        [you] Остання карта біля килимка: ви виграєте { $candies ->
            [one] { $candies } цукерку
            [few] { $candies } цукерки
            [many] { $candies } цукерок
           *[other] { $candies } цукерки
        }.
       *[other] Остання карта біля килимка: { $name } виграє { $candies ->
            [one] { $candies } цукерку
            [few] { $candies } цукерки
            [many] { $candies } цукерок
           *[other] { $candies } цукерки
        }.
    }
# The same with the medals that these candies bring. $medals: their colours, as a list of one or more.
pinata-would-win-medals =
    { $who ->
        [you] Остання карта біля килимка: ви виграєте { $candies ->
            [one] { $candies } цукерку
            [few] { $candies } цукерки
            [many] { $candies } цукерок
           *[other] { $candies } цукерки
        }. Нові медалі: { $medals }.
       *[other] Остання карта біля килимка: { $name } виграє { $candies ->
            [one] { $candies } цукерку
            [few] { $candies } цукерки
            [many] { $candies } цукерок
           *[other] { $candies } цукерки
        }. Нові медалі: { $medals }.
    }
pinata-hand = Ваша рука
# $card: spoken. It was shown in an exchange.
pinata-card-known = { $card }, відома суперникові
# Another player's hand, for screen readers. $shown: how many of the cards are known.
pinata-hand-of =
    { $shown ->
        [0] { $name }: { $count ->
            [one] { $count } карта в руці
            [few] { $count } карти в руці
            [many] { $count } карт у руці
           *[other] { $count } карти в руці
        }
       *[other] { $name }: { $count ->
            [one] { $count } карта в руці
            [few] { $count } карти в руці
            [many] { $count } карт у руці
           *[other] { $count } карти в руці
        }, з них відомо: { $shown }
    }
# $of: how many medals win.
pinata-medals = Медалі: { $count } з { $of }
# $colour: a word; $won: candies won, $needs: candies the medal takes; $name: who holds it.
pinata-progress =
    { $holder ->
        [nobody] Медаль { $colour }: цукерок { $won } з { $needs }
       *[somebody] Медаль { $colour }: цукерок { $won } з { $needs }, медаль має { $name }
    }
# Beside the name of the player who lost a mat (PI-16). There is little room.
pinata-plays-next = ходить далі
# Said when a mat has been lost. $who: you, or other with the $name.
pinata-loser-next =
    { $who ->
        [you] Ви програли килимок { $mat }, тому ходите наступним.
       *[other] Килимок { $mat } програно, наступним ходить { $name }.
    }
# The picture of the piñata, for screen readers. $count: medals won by both players.
pinata-pinata =
    { $state ->
        [burst] Піньяту розбито.
       *[whole] { $count ->
            [0] Піньята ціла. Вона розіб’ється, коли в гравця буде три медалі.
            [one] Ударів по піньяті: { $count }, по одному за кожну медаль. На третій медалі одного гравця вона розіб’ється.
           *[other] Ударів по піньяті: { $count }, по одному за кожну медаль. На третій медалі одного гравця вона розіб’ється.
        }
    }
# Name of the place with the bag and the piles, for screen readers.
pinata-supply = Мішечок, колода і скид
# $candies: a list of "2 red".
pinata-bag =
    { $count ->
        [0] Мішечок порожній.
       *[other] У мішечку: { $candies }.
    }
pinata-draw-pile =
    { $count ->
        [0] Колода порожня.
        [one] { $count } карта в колоді
        [few] { $count } карти в колоді
        [many] { $count } карт у колоді
       *[other] { $count } карти в колоді
    }
# Beside the picture of the pile. There is little room.
pinata-draw-label = у колоді
# Name of a button that shows them all, for screen readers.
pinata-discards =
    { $count ->
        [0] Скид порожній
        [one] { $count } карта у скиді
        [few] { $count } карти у скиді
        [many] { $count } карт у скиді
       *[other] { $count } карти у скиді
    }
# Beside the picture of the pile. There is little room.
pinata-discards-label = у скиді
pinata-discards-title = Скид
pinata-discards-order =
    { $count ->
        [0] Поки що нічого не скинуто.
        [1] { $count } карта
        [one] { $count } карта, спочатку нові
        [few] { $count } карти, спочатку нові
        [many] { $count } карт, спочатку нові
       *[other] { $count } карти, спочатку нові
    }
pinata-keys-walk = Перебирати карти в руці або сторони килимків
pinata-keys-lift = Узяти карту; ще раз — зіграти її або вибрати місце
pinata-keys-own = Зіграти її на своїй стороні килимка
pinata-keys-other = Зіграти її на стороні суперника
pinata-keys-back = Повернути карту в руку
# About the edition: where the components come from.
pinata-edition = Про те, скільки цукерок і карт кожного кольору та скільки потрібно для медалі, повідомляють власники надрукованої гри. Значення карт дібрано тут так, щоб цьому відповідати. Малюнки наші власні.

## At a glance, notes for newcomers, words explained

pinata-goal = першим зібрати три медалі з п’яти.
pinata-glance-medals = Стільки цукерок потрібно для медалі:
pinata-glance-play = Покладіть карту на свою сторону килимка й доберіть одну.
pinata-glance-place = З кожної сторони стільки карт, скільки цукерок, і тих самих кольорів. Дика карта підходить скрізь.
pinata-glance-other = Ваша сторона заповнена? Тоді можна грати на сторону суперника цього килимка.
pinata-glance-tie = Остання карта біля килимка не може зрівняти суми.
pinata-glance-stuck = Жодна карта не підходить? Покажіть руку й обміняйте будь-які карти.
pinata-glance-score = Обидві сторони заповнено: один гравець забирає всі цукерки килимка.
pinata-glance-up = стрілка вгору: у кого сума більша
pinata-glance-down = стрілка вниз: у кого сума менша
pinata-glance-turn = Потім килимок перевертають і кладуть нові цукерки. Далі ходить той, хто програв.
pinata-first-scored = Обидві сторони заповнено, і килимок розіграно. Стрілка каже, більша чи менша сума забирає цукерки.
pinata-first-refilled = Килимок перевернуто: тепер потрібна протилежна сума. Далі ходить той, хто його програв.
pinata-first-medal = Медаль: більше половини цукерок цього кольору. Її не втратити, а три медалі приносять перемогу.
pinata-first-wild = Дика карта підходить до будь-якого килимка, де є місце. Вона не закріплюється за жодним кольором.
pinata-first-other = Ця карта лежить на стороні суперника. Так можна, коли своя сторона килимка заповнена.
pinata-first-exchange = Жодна ваша карта не підходить. Суперник бачить вашу руку; скиньте скільки завгодно карт і доберіть стільки ж.
# The forms of a word in which the texts use it, separated by commas; … stands for any ending. What it means is shown beside it.
pinata-term-mat = килим…
pinata-term-mat-means = Один із чотирьох килимків посередині. На ньому лежать цукерки, карти кладуть з обох сторін.
pinata-term-medal = медал…
pinata-term-medal-means = Нагорода за більш ніж половину цукерок одного кольору. Три приносять перемогу.
pinata-term-wild = дика карта, дикі карти, дику карту, диких карт
pinata-term-wild-means = Карта, що заміняє будь-який колір, якого бракує. Число в неї теж є.
pinata-term-sum = сум…
pinata-term-sum-means = Числа карт з однієї сторони килимка, додані разом.
pinata-term-exchange = обмін…
pinata-term-exchange-means = Коли зіграти нічого: покажіть руку, скиньте частину карт і доберіть стільки ж.

## Worked examples

pinata-example-mat = Килимок 2 заповнено й розіграно: цукерки, медаль, і килимок перевертають.

## Why a move is better

# $better is what was counted on average after the better move, $played after the one that was played.
pinata-fact-mine = З найближчих цукерок кращий хід виграє { $better }, інший — { $played }.
pinata-fact-theirs = З найближчих цукерок { $seat } виграє { $better } після кращого ходу і { $played } після іншого.
pinata-fact-medals = Кращий хід невдовзі приносить { $better } { $better ->
        [one] медаль
        [few] медалі
        [many] медалей
       *[other] медалі
    }, інший — { $played }.
pinata-fact-their-medals = Кращий хід невдовзі віддає суперникові { $better } { $better ->
        [one] медаль
        [few] медалі
        [many] медалей
       *[other] медалі
    }, інший — { $played }.
pinata-fact-next-mat = Кращий хід виграє наступний килимок у { $better } % уявних роздач, інший — у { $played } %.
pinata-fact-lost = Кращий хід програє килимок { $mat } у { $better } % уявних роздач, інший — у { $played } %.

## What the tutor says before it names a move: where to look, and which kind of move

pinata-clue-mat = Подивіться на килимок { $mat }.
pinata-clue-play = { $side ->
    [own] { $colour ->
        [red] Червона карта на вашу сторону.
        [purple] Фіолетова карта на вашу сторону.
        [green] Зелена карта на вашу сторону.
        [pink] Рожева карта на вашу сторону.
        [yellow] Жовта карта на вашу сторону.
       *[wild] Дика карта на вашу сторону.
    }
   *[other] { $colour ->
        [red] Червона карта на сторону суперника.
        [purple] Фіолетова карта на сторону суперника.
        [green] Зелена карта на сторону суперника.
        [pink] Рожева карта на сторону суперника.
        [yellow] Жовта карта на сторону суперника.
       *[wild] Дика карта на сторону суперника.
    }
}
pinata-clue-hand = Подивіться, які карти в руці вам ще потрібні.
pinata-clue-exchange = Обміняйте карту.
pinata-clue-draw = Карт на обмін уже досить.

# What is wrong with an edition of one's own.
pinata-edition-majority = медаль потребує більше половини цукерок свого кольору, але не більше, ніж їх є: { $medal } з { $candies } не годиться
pinata-edition-uneven = власники гри повідомляють, що карт кожного кольору стільки ж, скільки цукерок; тут карт { $cards }, а цукерок { $candies }

# In the workshop: fields of an entry, and what is shown of it.
pinata-field-colour = Колір
pinata-field-values = Номінали карт
pinata-field-candies = Цукерки
pinata-field-medal = Цукерок для медалі
pinata-workshop-candies = Цукерки й медалі
pinata-workshop-medal = Медаль: { $count }
