### Piñata

pinata-title = Пиньята
pinata-sentence = Карты по обе стороны четырёх ковриков: выигрывайте конфеты, собирайте карты медалей и следите, где нужна сумма больше, а где меньше.

## Cards and candies

pinata-colour =
    { $colour ->
        [red] красная
        [purple] фиолетовая
        [green] зелёная
        [pink] розовая
        [yellow] жёлтая
       *[wild] дикая
    }
pinata-card =
    { $colour ->
        [red] красная
        [purple] фиолетовая
        [green] зелёная
        [pink] розовая
        [yellow] жёлтая
       *[wild] дикая
    } { $value }
# On a card, beside the picture: as short as can be, and no two alike.
pinata-colour-letter =
    { $colour ->
        [red] К
        [purple] Ф
        [green] З
        [pink] Р
        [yellow] Ж
       *[wild] Д
    }
# The same for a screen reader.
pinata-card-spoken =
    { $colour ->
        [red] Красная
        [purple] Фиолетовая
        [green] Зелёная
        [pink] Розовая
        [yellow] Жёлтая
       *[wild] Дикая
    } { $value }
# So many candies of one colour, as part of a list.
pinata-candies =
    { $colour ->
        [red] { $count ->
            [one] { $count } красная
            [few] { $count } красные
            [many] { $count } красных
           *[other] { $count } красной
        }
        [purple] { $count ->
            [one] { $count } фиолетовая
            [few] { $count } фиолетовые
            [many] { $count } фиолетовых
           *[other] { $count } фиолетовой
        }
        [green] { $count ->
            [one] { $count } зелёная
            [few] { $count } зелёные
            [many] { $count } зелёных
           *[other] { $count } зелёной
        }
        [pink] { $count ->
            [one] { $count } розовая
            [few] { $count } розовые
            [many] { $count } розовых
           *[other] { $count } розовой
        }
       *[yellow] { $count ->
            [one] { $count } жёлтая
            [few] { $count } жёлтые
            [many] { $count } жёлтых
           *[other] { $count } жёлтой
        }
    }

## Moves

pinata-move-play = { $card } к коврику { $mat }
pinata-move-play-other = { $card } к коврику { $mat }, сторона соперника
pinata-move-discard = Сбросить: { $card }
pinata-move-draw =
    { $count ->
        [0] Ничего не сбрасывать и пропустить ход
        [one] Добрать { $count } карту
        [few] Добрать { $count } карты
        [many] Добрать { $count } карт
       *[other] Добрать { $count } карты
    }

## What is asked

pinata-prompt-play = Положите карту к одному из ковриков.
pinata-prompt-wait-play = Ходит { $seat }.
pinata-prompt-exchange = Вам нечем ходить. Сбросьте любые карты и доберите столько же — сброшено: { $count }.
pinata-prompt-wait-exchange = { $seat } не может сделать ход и меняет карты — сброшено: { $count }.

## What happened

pinata-event-dealt =
    { $you ->
        [seat] Конфеты на ковриках, карты розданы. Начинаете вы.
       *[none] Конфеты на ковриках, карты розданы. Начинает { $seat }.
    }
pinata-event-played =
    { $you ->
        [seat] Вы кладёте карту «{ $card }» к коврику { $mat }.
       *[none] { $seat } кладёт карту «{ $card }» к коврику { $mat }.
    }
pinata-event-played-other =
    { $you ->
        [seat] Вы кладёте карту «{ $card }» к коврику { $mat }, на сторону соперника.
       *[none] { $seat } кладёт карту «{ $card }» к коврику { $mat }, на сторону соперника.
    }
pinata-event-drew =
    { $count ->
        [1] { $seat } добирает карту.
        [one] { $seat } добирает { $count } карту.
        [few] { $seat } добирает { $count } карты.
        [many] { $seat } добирает { $count } карт.
       *[other] { $seat } добирает { $count } карты.
    }
pinata-event-you-drew = Вы добираете: { $cards }.
pinata-event-shuffled =
    Колода закончилась. Сброс перетасован, в новой колоде { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
pinata-event-scored =
    { $you ->
        [seat] Вы выигрываете
       *[none] { $seat } выигрывает
    } { $way ->
        [up] коврик { $mat }: сумма { $sum } больше, чем { $other }. Конфеты: { $candies }.
       *[down] коврик { $mat }: сумма { $sum } меньше, чем { $other }. Конфеты: { $candies }.
    }
pinata-event-refilled =
    { $way ->
        [up] Коврик { $mat } перевёрнут: теперь побеждает тот, у кого сумма больше. Конфеты: { $candies }.
       *[down] Коврик { $mat } перевёрнут: теперь побеждает тот, у кого сумма меньше. Конфеты: { $candies }.
    }
pinata-event-removed = Коврик { $mat } выбывает из игры: в мешочке не хватает конфет.
pinata-event-medal =
    { $you ->
        [seat] Вы берёте
       *[none] { $seat } берёт
    } { $colour ->
        [red] красную карту медалей.
        [purple] фиолетовую карту медалей.
        [green] зелёную карту медалей.
        [pink] розовую карту медалей.
       *[yellow] жёлтую карту медалей.
    }
pinata-event-showed =
    { $you ->
        [seat] { $count ->
            [0] Вы не можете сделать ход, и карт для показа нет.
           *[other] Вы не можете сделать ход и показываете карты: { $cards }.
        }
       *[none] { $count ->
            [0] { $seat } не может сделать ход, и карт для показа нет.
           *[other] { $seat } не может сделать ход и показывает карты: { $cards }.
        }
    }
pinata-event-discarded =
    { $you ->
        [seat] Вы сбрасываете карту «{ $card }».
       *[none] { $seat } сбрасывает карту «{ $card }».
    }
pinata-event-passed =
    { $you ->
        [seat] Вы пропускаете ход.
       *[none] { $seat } пропускает ход.
    }
pinata-event-won =
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

pinata-result-medals =
    { $count ->
        [one] Победу принесла { $count } карта медалей.
        [few] Победу принесли { $count } карты медалей.
        [many] Победу принесли { $count } карт медалей.
       *[other] Победу принесли { $count } карты медалей.
    }
# Both: $by says what decided.
pinata-result-stuck =
    { $by ->
        [medals] Ни одну карту больше нельзя сыграть; решает большее число карт медалей: { $medals }.
        [candies] Ни одну карту больше нельзя сыграть; карт медалей поровну, решает большее число конфет: { $candies }.
       *[nothing] Ни одну карту больше нельзя сыграть, а карт медалей и конфет поровну.
    }
pinata-result-passes =
    { $by ->
        [medals] Пропущено шесть ходов подряд; решает большее число карт медалей: { $medals }.
        [candies] Пропущено шесть ходов подряд; карт медалей поровну, решает большее число конфет: { $candies }.
       *[nothing] Пропущено шесть ходов подряд, а карт медалей и конфет поровну.
    }

## Why a move is refused

pinata-illegal-over = Игра окончена.
pinata-illegal-not-your-turn = Сейчас ходит { $seat }. Дождитесь своего хода.
pinata-illegal-not-in-hand = У вас в руке нет такой карты: { $card }.
pinata-illegal-exchange-now = Ходить нечем: сбросьте какие угодно карты, затем доберите столько же.
pinata-illegal-must-play = Вам есть чем ходить, поэтому сыграйте карту: обмен возможен, только когда ходить нечем.
pinata-illegal-out-of-game = Коврик { $mat } выбыл из игры. Выберите другой.
pinata-illegal-own-side-first = Сначала заполните свою сторону коврика { $mat }, потом можно играть на сторону соперника.
pinata-illegal-side-full =
    Эта сторона коврика { $mat } заполнена, на ней уже { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }. Выберите другое место.
# $count: how many candies of this colour lie on the mat.
pinata-illegal-colour =
    { $count ->
        [0] Карта «{ $card }» не подходит: на коврике { $mat } нет конфет её цвета.
        [1] Карта «{ $card }» не подходит: на коврике { $mat } одна конфета её цвета, и карта для неё на этой стороне уже есть.
       *[other] Карта «{ $card }» не подходит: конфет её цвета на коврике { $mat } всего { $count }, и столько же таких карт на этой стороне уже есть.
    }
# $sum: what both sides would add up to.
pinata-illegal-tie = Карта «{ $card }» уравняет обе стороны коврика { $mat }: по { $sum }. Последней карте это запрещено, выберите другую карту или другое место.

## Options

pinata-option-open_sides = Сторона соперника
pinata-option-open_sides-off = когда заполнена своя
pinata-option-open_sides-on = всегда открыта

## In reports

pinata-deed-card = Сыгранные карты
pinata-deed-mat = Выигранные коврики
pinata-deed-mat-name = коврик { $mat }, { $way ->
    [up] выигрывает большая сумма
   *[down] выигрывает меньшая сумма
}
pinata-deed-medal = Взятые карты медалей
pinata-deed-medal-name = { $colour ->
    [red] красная
    [purple] фиолетовая
    [green] зелёная
    [pink] розовая
   *[yellow] жёлтая
}

## Rules

pinata-section-components = Состав игры
pinata-section-setup = Подготовка
pinata-section-turn = Ход
pinata-section-scoring = Подсчёт на коврике
pinata-section-end = Конец игры

pinata-rule-PI-1 = В игре 54 карты (45 карт пяти цветов и 9 диких), 45 конфет, 5 карт медалей и 4 коврика.
pinata-rule-PI-2 = Конфет каждого цвета столько же, сколько карт: красных 13, фиолетовых 11, зелёных 9, розовых 7, жёлтых 5. Для карты медалей нужно больше половины конфет её цвета: красных 7, фиолетовых 6, зелёных 5, розовых 4, жёлтых 3. Поэтому каждая карта медалей может достаться только одному игроку.
pinata-rule-PI-3 = В каждом цвете одна карта достоинством 1 и по две карты каждого следующего достоинства, вплоть до числа конфет для карты медалей: у жёлтых до 3, у красных до 7. Дикие карты: одна 1 и по две от 2 до 5.
pinata-rule-PI-3-public = У диких карт тоже есть достоинства, а у красных карт оно не больше 7.
pinata-rule-PI-4 = Коврик двусторонний: если он лежит одной стороной вверх, побеждает тот, у кого сумма больше, если другой — тот, у кого меньше.
pinata-rule-PI-5 = Четыре коврика лежат в ряд любой стороной вверх. Из мешочка достают конфеты: одну на коврик 1, две на коврик 2, три на коврик 3, четыре на коврик 4.
pinata-rule-PI-5-ruling = Какой стороной вверх лежит каждый коврик, решает случай.
pinata-rule-PI-6 = Оба игрока получают по восемь карт, скрытых от соперника; остальные карты — колода. Пять карт медалей лежат рядом лицом вверх.
pinata-rule-PI-6-ruling = Кто начинает, решает жребий.
pinata-rule-PI-7 = В свой ход вы кладёте одну карту к коврику и добираете одну. Если колода пуста, сброс перетасовывают в новую колоду.
pinata-rule-PI-7-ruling = Сброс перетасовывают, когда пора добирать карту. При обмене в него входят и только что сброшенные карты.
pinata-rule-PI-8 = С каждой стороны к коврику кладут столько карт, сколько на нём конфет, и тех же цветов: карт одного цвета не больше, чем конфет этого цвета. Карты у ковриков и выигранные конфеты открыты обоим.
pinata-rule-PI-9 = Дикая карта подходит везде, где есть место. Она заменяет любой цвет, которого ещё не хватает, и ни за одним не закрепляется, поэтому не ограничивает цвета следующих карт.
pinata-rule-PI-10 = Вы играете на своей стороне. На сторону соперника можно класть карты, только когда ваша сторона того же коврика заполнена. Вариант: сторона соперника открыта всегда.
pinata-rule-PI-11 = Последняя карта у коврика не может уравнять обе суммы.
pinata-rule-PI-12 = Если ходить нечем, вы показываете руку, сбрасываете сколько угодно карт и добираете столько же. Если теперь есть чем ходить, вы обязаны сыграть карту. Если нет, вы снова показываете руку и пропускаете ход.
pinata-rule-PI-12-ruling = Показанные карты остаются известны сопернику. Сыграв карту после обмена, вы добираете, как обычно. Пока есть чем ходить, нельзя ни менять карты, ни пропускать ход.
pinata-rule-PI-13 = Подсчёт идёт, как только обе стороны коврика заполнены: все его конфеты забирает тот, у кого сумма больше или меньше, смотря что указано на коврике.
pinata-rule-PI-14 = Затем карты уходят в сброс, коврик переворачивают и кладут на него столько же новых конфет из мешочка. Если конфет не хватает, коврик выбывает из игры.
pinata-rule-PI-14-ruling = Конфеты остаются в мешочке для меньших ковриков.
pinata-rule-PI-15 = После последней карты у коврика порядок такой: подсчёт и новые конфеты, затем карты медалей, затем игрок добирает карту.
pinata-rule-PI-16 = Следующим ходит тот, кто проиграл коврик, кто бы ни положил последнюю карту.
pinata-rule-PI-17 = Кто набрал достаточно конфет одного цвета, берёт карту медалей этого цвета; можно взять и несколько сразу. Взятую карту медалей уже не проиграть.
pinata-rule-PI-17-ruling = Конфеты остаются у игрока.
pinata-rule-PI-18 = Три карты медалей сразу приносят победу.
pinata-rule-PI-19 = Игра заканчивается, если ход пропущен и никто не смог бы сыграть ни одной карты из рук, колоды и сброса, или если пропущено шесть ходов подряд. Побеждает тот, у кого больше карт медалей, а если их поровну, больше конфет; если поровну и конфет, победа общая.

## Terminal

# Headings of the table drawn with letters; there is little room.
pinata-sketch-mat = Коврик { $mat }
pinata-sketch-higher = больше
pinata-sketch-lower = меньше
pinata-sketch-out = вне игры
# Above: which sum wins the mat.
pinata-sketch-wins = Нужно
pinata-sketch-candies = Конфеты
pinata-sketch-cards = Карты
pinata-sketch-medals = Медали
# Above: candies won, of those that the medal needs.
pinata-sketch-won = Конфеты: выиграно / нужно
# $draw, $discard: cards in the piles; $bag: candies in the bag.
pinata-sketch-piles = Колода: { $draw }, сброс: { $discard }, конфет в мешочке: { $bag }
pinata-sketch-over = Конец игры
pinata-sketch-hand = Рука
# Cards that were shown and are known.
pinata-sketch-shown = Показано

## On the page

# Name of the row of mats, for screen readers.
pinata-mats = Четыре коврика
# $candies: a list of "2 red".
pinata-mat-name =
    { $way ->
        [up] Коврик { $mat }, побеждает тот, у кого сумма больше. Конфеты: { $candies }.
       *[down] Коврик { $mat }, побеждает тот, у кого сумма меньше. Конфеты: { $candies }.
    }
pinata-mat-gone-name = Коврик { $mat } выбыл из игры.
# On a mat that has left the game, under its number.
pinata-mat-gone = вне игры
# On a mat: which sum wins it. There is little room.
pinata-higher-wins = больше — лучше
pinata-lower-wins = меньше — лучше
# For screen readers. $name: whose side it is, unless the reader's own; $size: how many cards it takes; $cards: a list.
pinata-side-name =
    { $whose ->
        [own] { $count ->
            [0] Коврик { $mat }, ваша сторона: пусто, мест для карт: { $size }.
           *[other] Коврик { $mat }, ваша сторона: карт { $count } из { $size }, сумма { $sum }: { $cards }.
        }
       *[other] { $count ->
            [0] Коврик { $mat }, { $name }: пусто, мест для карт: { $size }.
           *[other] Коврик { $mat }, { $name }: карт { $count } из { $size }, сумма { $sum }: { $cards }.
        }
    }
# On a side that takes no more cards. There is little room.
pinata-side-full = мест нет
pinata-lift-first = Сначала выберите карту в руке.
# $card: spoken; $mats: numbers of the mats where it can be played, as a list; $count: how many.
pinata-fits =
    { $count ->
        [1] { $card } подходит к коврику { $mats }.
       *[other] { $card } подходит к коврикам { $mats }.
    }
# What the lifted card would do to the sum of a side.
pinata-would-grow = Сумма этой стороны: { $sum } → { $grown }.
# $who: you, or other with the $name; $candies: how many.
pinata-would-win =
    { $who ->
        [you] Последняя карта у коврика: вы выигрываете { $candies ->
            [one] { $candies } конфету
            [few] { $candies } конфеты
            [many] { $candies } конфет
           *[other] { $candies } конфеты
        }.
       *[other] Последняя карта у коврика: { $name } выигрывает { $candies ->
            [one] { $candies } конфету
            [few] { $candies } конфеты
            [many] { $candies } конфет
           *[other] { $candies } конфеты
        }.
    }
# The same with the medals that these candies bring. $medals: their colours, as a list of one or more.
pinata-would-win-medals =
    { $who ->
        [you] Последняя карта у коврика: вы выигрываете { $candies ->
            [one] { $candies } конфету
            [few] { $candies } конфеты
            [many] { $candies } конфет
           *[other] { $candies } конфеты
        }. Новые карты медалей: { $medals }.
       *[other] Последняя карта у коврика: { $name } выигрывает { $candies ->
            [one] { $candies } конфету
            [few] { $candies } конфеты
            [many] { $candies } конфет
           *[other] { $candies } конфеты
        }. Новые карты медалей: { $medals }.
    }
pinata-hand = Ваша рука
# $card: spoken. It was shown in an exchange.
pinata-card-known = { $card }, известна сопернику
# Another player's hand, for screen readers. $shown: how many of the cards are known.
pinata-hand-of =
    { $shown ->
        [0] { $name }: { $count ->
            [one] { $count } карта в руке
            [few] { $count } карты в руке
            [many] { $count } карт в руке
           *[other] { $count } карты в руке
        }
       *[other] { $name }: { $count ->
            [one] { $count } карта в руке
            [few] { $count } карты в руке
            [many] { $count } карт в руке
           *[other] { $count } карты в руке
        }, из них известно: { $shown }
    }
# $of: how many medals win.
pinata-medals = Карты медалей: { $count } из { $of }
# $colour: a word; $won: candies won, $needs: candies the medal takes; $name: who holds it.
pinata-progress =
    { $holder ->
        [nobody] Карта медалей, { $colour }: конфет { $won } из { $needs }
       *[somebody] Карта медалей, { $colour }: конфет { $won } из { $needs }, владелец карты: { $name }
    }
# Beside the name of the player who lost a mat (PI-16). There is little room.
pinata-plays-next = ходит дальше
# Said when a mat has been lost. $who: you, or other with the $name.
pinata-loser-next =
    { $who ->
        [you] Вы проиграли коврик { $mat }, поэтому ходите следующим.
       *[other] Коврик { $mat } проигран, следующим ходит { $name }.
    }
# The picture of the piñata, for screen readers. $count: medals won by both players.
pinata-pinata =
    { $state ->
        [burst] Пиньята разбита.
       *[whole] { $count ->
            [0] Пиньята цела. Она разобьётся, когда у игрока будет три карты медалей.
            [one] Ударов по пиньяте: { $count }, по одному за каждую карту медалей. На третьей карте у одного игрока она разобьётся.
           *[other] Ударов по пиньяте: { $count }, по одному за каждую карту медалей. На третьей карте у одного игрока она разобьётся.
        }
    }
# Name of the place with the bag and the piles, for screen readers.
pinata-supply = Мешочек, колода и сброс
# $candies: a list of "2 red".
pinata-bag =
    { $count ->
        [0] Мешочек пуст.
       *[other] В мешочке: { $candies }.
    }
pinata-draw-pile =
    { $count ->
        [0] Колода пуста.
        [one] { $count } карта в колоде
        [few] { $count } карты в колоде
        [many] { $count } карт в колоде
       *[other] { $count } карты в колоде
    }
# Beside the picture of the pile. There is little room.
pinata-draw-label = в колоде
# Name of a button that shows them all, for screen readers.
pinata-discards =
    { $count ->
        [0] Сброс пуст
        [one] { $count } карта в сбросе
        [few] { $count } карты в сбросе
        [many] { $count } карт в сбросе
       *[other] { $count } карты в сбросе
    }
# Beside the picture of the pile. There is little room.
pinata-discards-label = в сбросе
pinata-discards-title = Сброс
pinata-discards-order =
    { $count ->
        [0] Пока ничего не сброшено.
        [1] { $count } карта
        [one] { $count } карта, сначала новые
        [few] { $count } карты, сначала новые
        [many] { $count } карт, сначала новые
       *[other] { $count } карты, сначала новые
    }
pinata-keys-walk = Перебирать карты в руке или стороны ковриков
pinata-keys-lift = Взять карту; ещё раз — сыграть её или выбрать место
pinata-keys-own = Сыграть её на своей стороне коврика
pinata-keys-other = Сыграть её на стороне соперника
pinata-keys-back = Вернуть карту в руку
# About the edition: where the components come from.
pinata-edition = О том, сколько конфет и карт каждого цвета и сколько нужно для карты медалей, сообщают владельцы напечатанной игры. Достоинства карт подобраны здесь так, чтобы этому соответствовать. Рисунки наши собственные.

## At a glance, notes for newcomers, words explained

pinata-goal = первым собрать три карты медалей из пяти.
pinata-glance-medals = Столько конфет нужно для карты медалей:
pinata-glance-play = Положите карту на свою сторону коврика и доберите одну.
pinata-glance-place = С каждой стороны столько карт, сколько конфет, и тех же цветов. Дикая карта подходит везде.
pinata-glance-other = Ваша сторона заполнена? Тогда можно играть на сторону соперника у этого коврика.
pinata-glance-tie = Последняя карта у коврика не может уравнять суммы.
pinata-glance-stuck = Ни одна карта не подходит? Покажите руку и обменяйте любые карты.
pinata-glance-score = Обе стороны заполнены: один игрок забирает все конфеты коврика.
pinata-glance-up = стрелка вверх: у кого сумма больше
pinata-glance-down = стрелка вниз: у кого сумма меньше
pinata-glance-turn = Затем коврик переворачивают и кладут новые конфеты. Следующим ходит проигравший.
pinata-first-scored = Обе стороны заполнены, и коврик разыгран. Стрелка говорит, большая или меньшая сумма забирает конфеты.
pinata-first-refilled = Коврик перевёрнут: теперь нужна противоположная сумма. Следующим ходит проигравший.
pinata-first-medal = Карта медалей: больше половины конфет этого цвета. Её не проиграть, а три такие карты приносят победу.
pinata-first-wild = Дикая карта подходит к любому коврику, где есть место. Она не закрепляется ни за одним цветом.
pinata-first-other = Эта карта лежит на стороне соперника. Так можно, когда своя сторона коврика заполнена.
pinata-first-exchange = Ни одна ваша карта не подходит. Соперник видит вашу руку; сбросьте сколько угодно карт и доберите столько же.
# The forms of a word in which the texts use it, separated by commas; … stands for any ending. What it means is shown beside it.
pinata-term-mat = коврик…
pinata-term-mat-means = Один из четырёх ковриков посередине. На нём лежат конфеты, карты кладут с обеих сторон.
pinata-term-medal = карта медалей, карты медалей, карту медалей, карт медалей
pinata-term-medal-means = Награда больше чем за половину конфет одного цвета. Три таких приносят победу.
pinata-term-wild = дикая карта, дикие карты, дикую карту, диких карт
pinata-term-wild-means = Карта, которая заменяет любой недостающий цвет. Число у неё тоже есть.
pinata-term-sum = сумм…
pinata-term-sum-means = Числа карт с одной стороны коврика, сложенные вместе.
pinata-term-exchange = обмен…
pinata-term-exchange-means = Когда сыграть нечего: покажите руку, сбросьте часть карт и доберите столько же.

## Worked examples

pinata-example-mat = Коврик 2 заполнен и разыгран: конфеты, карта медалей, и коврик переворачивают.

## Why a move is better

# $better is what was counted on average after the better move, $played after the one that was played.
pinata-fact-mine = Из ближайших конфет лучший ход выигрывает { $better }, другой — { $played }.
pinata-fact-theirs = Из ближайших конфет { $seat } выигрывает { $better } после лучшего хода и { $played } после другого.
pinata-fact-medals = Лучший ход вскоре приносит { $better } { $better ->
        [one] карту медалей
        [few] карты медалей
        [many] карт медалей
       *[other] карты медалей
    }, другой — { $played }.
pinata-fact-their-medals = Лучший ход вскоре отдаёт сопернику { $better } { $better ->
        [one] карту медалей
        [few] карты медалей
        [many] карт медалей
       *[other] карты медалей
    }, другой — { $played }.
pinata-fact-next-mat = Лучший ход выигрывает следующий коврик в { $better } % воображаемых раздач, другой — в { $played } %.
pinata-fact-lost = Лучший ход проигрывает коврик { $mat } в { $better } % воображаемых раздач, другой — в { $played } %.

## What the tutor says before it names a move: where to look, and which kind of move

pinata-clue-mat = Посмотрите на коврик { $mat }.
pinata-clue-play = { $side ->
    [own] { $colour ->
        [red] Красная карта на вашу сторону.
        [purple] Фиолетовая карта на вашу сторону.
        [green] Зелёная карта на вашу сторону.
        [pink] Розовая карта на вашу сторону.
        [yellow] Жёлтая карта на вашу сторону.
       *[wild] Дикая карта на вашу сторону.
    }
   *[other] { $colour ->
        [red] Красная карта на сторону соперника.
        [purple] Фиолетовая карта на сторону соперника.
        [green] Зелёная карта на сторону соперника.
        [pink] Розовая карта на сторону соперника.
        [yellow] Жёлтая карта на сторону соперника.
       *[wild] Дикая карта на сторону соперника.
    }
}
pinata-clue-hand = Посмотрите, какие карты в руке вам ещё нужны.
pinata-clue-exchange = Обменяйте карту.
pinata-clue-draw = Карт на обмен уже достаточно.

# What is wrong with an edition of one's own.
pinata-edition-majority = карте медалей нужно больше половины конфет её цвета, но не больше, чем их есть: { $medal } из { $candies } не годится
pinata-edition-uneven = владельцы игры сообщают, что карт каждого цвета столько же, сколько конфет; здесь карт { $cards }, а конфет { $candies }

# In the workshop: fields of an entry, and what is shown of it.
pinata-field-colour = Цвет
pinata-field-values = Достоинства карт
pinata-field-candies = Конфеты
pinata-field-medal = Конфет для карты медалей
pinata-workshop-candies = Конфеты и карты медалей
pinata-workshop-medal = Карта медалей: { $count }
