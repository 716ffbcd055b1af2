### Ninjan

ninjan-title = Ninjan
ninjan-sentence = Všichni tajně vyberou kartu; kámen, nůžky a papír rozhodnou, kdo si vezme kterou hromádku.

## Cards

ninjan-sign =
    { $sign ->
        [rock] kámen
        [scissors] nůžky
       *[paper] papír
    }
ninjan-card =
    { $suit ->
        [rock] kámen
        [scissors] nůžky
       *[paper] papír
    } { $value }
# On a card, beside the picture: as short as can be, and no two alike.
ninjan-suit-letter =
    { $suit ->
        [rock] K
        [scissors] N
       *[paper] P
    }
# The same for a screen reader: $size is the value without its sign.
ninjan-card-spoken =
    { $suit ->
        [rock] Kámen
        [scissors] Nůžky
       *[paper] Papír
    } { $sign ->
        [minus] minus { $size }
       *[plus] { $size }
    }

## Moves

ninjan-move-choose = Vybrat: { $card }
ninjan-move-take = Vzít hromádku { $pile } ({ $sum })
ninjan-move-put = Položit na hromádku { $pile }
ninjan-move-throw =
    { $sign ->
        [rock] Ukázat kámen
        [scissors] Ukázat nůžky
       *[paper] Ukázat papír
    }

## What is asked

ninjan-prompt-choose =
    { $players ->
        [few] Tajně vyberte kartu – hotovo: { $chosen } ze { $players }.
       *[other] Tajně vyberte kartu – hotovo: { $chosen } z { $players }.
    }
ninjan-prompt-wait-choose =
    { $players ->
        [few] Hráči tajně vybírají karty – hotovo: { $chosen } ze { $players }.
       *[other] Hráči tajně vybírají karty – hotovo: { $chosen } z { $players }.
    }
ninjan-prompt-take = Vaše karta „{ $card }“ přebíjí: vezměte si hromádku.
ninjan-prompt-put = Vaše karta „{ $card }“ nic nepřebíjí: položte ji na některou hromádku.
ninjan-prompt-wait-take = { $seat } bere hromádku kartou „{ $card }“.
ninjan-prompt-wait-put = { $seat } pokládá kartu „{ $card }“ na hromádku.
ninjan-prompt-throw =
    { $players ->
        [few] Shoda v nejvyšším součtu. Tajně vyberte gesto – hotovo: { $chosen } ze { $players }.
       *[other] Shoda v nejvyšším součtu. Tajně vyberte gesto – hotovo: { $chosen } z { $players }.
    }
ninjan-prompt-wait-throw =
    { $players ->
        [few] Shodu v nejvyšším součtu rozhodnou gesta – hotovo: { $chosen } ze { $players }.
       *[other] Shodu v nejvyšším součtu rozhodnou gesta – hotovo: { $chosen } z { $players }.
    }

## What happened

ninjan-event-dealt =
    { $deals ->
        [1] Karty jsou rozdané. První karty hromádek: { $cards }.
        [few] Rozdání { $deal } ze { $deals }. První karty hromádek: { $cards }.
       *[other] Rozdání { $deal } z { $deals }. První karty hromádek: { $cards }.
    }
ninjan-event-chose = { $seat }: karta je vybraná.
ninjan-event-you-chose = Vaše volba: { $card }.
# While the cards of a round turn over and are put in order.
ninjan-revealing = Karty se odkrývají.
ninjan-event-revealed = Kolo { $round }: { $cards }.
ninjan-event-took =
    { $you ->
        [seat] Berete
       *[none] { $seat } bere
    } kartou „{ $card }“ hromádku { $pile }: { $cards } ({ $sum ->
        [one] { $sum } bod
        [few] { $sum } body
        [many] { $sum } bodu
       *[other] { $sum } bodů
    }).
ninjan-event-put =
    { $you ->
        [seat] Pokládáte kartu „{ $card }“ na hromádku { $pile }.
       *[none] { $seat } pokládá kartu „{ $card }“ na hromádku { $pile }.
    }
ninjan-event-scored =
    Rozdání { $deal } skončilo. Nejvyšší součet: { $seats } ({ $sum ->
        [one] { $sum } bod
        [few] { $sum } body
        [many] { $sum } bodu
       *[other] { $sum } bodů
    }).
ninjan-event-tied = Shoda v nejvyšším součtu: { $seats }. Rozhodne kámen, nůžky, papír.
ninjan-event-threw = { $seat }: gesto je vybrané.
ninjan-event-you-threw =
    { $sign ->
        [rock] Vaše gesto: kámen.
        [scissors] Vaše gesto: nůžky.
       *[paper] Vaše gesto: papír.
    }
ninjan-thrown =
    { $seat } – { $sign ->
        [rock] kámen
        [scissors] nůžky
       *[paper] papír
    }
ninjan-event-thrown =
    Ukázaná gesta: { $throws }. { $count ->
        [0] Nikdo nevypadává.
        [one] { $you ->
            [out] Vypadáváte.
           *[none] Vypadává { $out }.
        }
       *[other] { $you ->
            [out] Vypadáváte { $out }.
           *[none] Vypadávají { $out }.
        }
    }
ninjan-event-won =
    { $count ->
        [one] { $you ->
            [seats] Vítězíte.
           *[none] Vítězí { $seats }.
        }
       *[other] { $you ->
            [seats] O vítězství se dělíte { $seats }.
           *[none] O vítězství se dělí { $seats }.
        }
    }

## How it ended

ninjan-result-sum =
    Nejvyšší součet: { $sum ->
        [one] { $sum } bod
        [few] { $sum } body
        [many] { $sum } bodu
       *[other] { $sum } bodů
    }.
ninjan-result-throw = Remíza se součtem { $sum }; rozhodla hra kámen, nůžky, papír.
ninjan-result-share = Remíza se součtem { $sum }; vítězství je společné.

## Why a move is refused

ninjan-illegal-over = Hra skončila.
ninjan-illegal-not-in-hand = Takovou kartu v ruce nemáte: { $card }.
ninjan-illegal-already-chosen = Už máte vybráno; karty se odkryjí, až vyberou všichni.
ninjan-illegal-choose-first = Nejdřív vyberte kartu; hromádku až tehdy, kdy na kartu přijde řada.
ninjan-illegal-other-resolves = Na řadě je { $seat }; karty se vyhodnocují od nejvyšší hodnoty po nejnižší.
ninjan-illegal-does-not-beat = Karta „{ $card }“ nepřebíjí kartu „{ $top }“: porovnávají se jen barvy.
ninjan-illegal-must-take = Karta „{ $card }“ přebíjí, takže hromádku musíte vzít. Čísla hromádek na výběr: { $piles }.
ninjan-illegal-pile-now = Vyhodnocuje se vaše karta „{ $card }“: vyberte hromádku.
ninjan-illegal-already-thrown = Gesto už máte vybrané; gesta se ukážou, až vyberou všichni.
ninjan-illegal-not-tied = Gesta ukazují jen ti, kdo mají shodný nejvyšší součet.
ninjan-illegal-throw-now = Karty jsou dohrané; ukažte kámen, nůžky, nebo papír.

## Options

ninjan-option-deals = Počet rozdání
ninjan-option-deals-1 = Jedno rozdání
ninjan-option-deals-2 = Dvě rozdání
ninjan-option-deals-3 = Tři rozdání
ninjan-option-tiebreak = Při remíze
ninjan-option-tiebreak-throw = rozhodnou gesta
ninjan-option-tiebreak-share = je vítězství společné

## In reports

ninjan-deed-captured = Získané karty
ninjan-deed-with = Karty, kterými se získávalo

## Rules

ninjan-section-components = Herní materiál
ninjan-section-setup = Příprava
ninjan-section-round = Kolo
ninjan-section-end = Konec hry
ninjan-section-options = Varianty

ninjan-rule-NJ-1 = Ve hře je 48 karet ve třech barvách s hodnotami od −6 do 10.
ninjan-rule-NJ-1-public = Každá barva má hodnoty −6 až −1 a 1 až 10, každou jednou; nula chybí.
ninjan-rule-NJ-2 = Kámen přebíjí nůžky, nůžky přebíjejí papír, papír přebíjí kámen. Barva nepřebíjí sama sebe.
ninjan-rule-NJ-2-public = Kámen je červený, nůžky modré, papír zelený.
ninjan-rule-NJ-3 = Tři karty se vyloží lícem nahoru a založí tři hromádky. Každý dostane devět karet, které ostatní nevidí. Zbytek se bez nahlédnutí odloží mimo hru.
ninjan-rule-NJ-4 = Každý si z ruky tajně vybere jednu kartu. Až mají vybráno všichni, karty se naráz odkryjí.
ninjan-rule-NJ-5 = Odkryté karty se vyhodnocují jedna po druhé, od nejvyšší hodnoty po nejnižší.
ninjan-rule-NJ-6 = Ze dvou stejných hodnot jde první barva, která přebíjí tu druhou.
ninjan-rule-NJ-6-public = Pro tři stejné hodnoty platí pořadí kámen, nůžky, papír.
ninjan-rule-NJ-6-ruling = V jedné edici nejsou dvě karty stejné barvy a hodnoty.
ninjan-rule-NJ-7 = Karta se porovnává s vrchní kartou každé hromádky, a to jen podle barvy. Na hodnotě tu nezáleží.
ninjan-rule-NJ-8 = Když karta přebíjí aspoň jednu vrchní kartu, hráč si musí jednu takovou hromádku vzít, podle své volby a se všemi kartami. Zahraná karta založí hromádku znovu.
ninjan-rule-NJ-8-public = Hromádku si vezme, i kdyby byl její součet záporný.
ninjan-rule-NJ-9 = Když karta nepřebíjí žádnou, hráč ji podle své volby položí navrch jedné ze tří hromádek. Hromádky mohou růst bez omezení.
ninjan-rule-NJ-10 = Všechny karty v hromádkách i všechny získané karty zůstávají všem na očích.
ninjan-rule-NJ-11 = Pozdější karty kola najdou hromádky tak, jak je zanechaly ty dřívější. Hromádka se vybírá až při vyhodnocení karty, ne předem.
ninjan-rule-NJ-12 = Po devíti kolech každý sečte hodnoty svých získaných karet. Vyhrává nejvyšší součet.
ninjan-rule-NJ-13 = Počítají se jen získané karty. Ty, které zůstaly v hromádkách, nepatří nikomu.
ninjan-rule-NJ-14 = Hráči se shodným nejvyšším součtem rozhodnou hrou kámen, nůžky, papír: tajně vyberou gesto a naráz gesta ukážou.
ninjan-rule-NJ-14-ruling = Objeví-li se právě dvě různá gesta, poražené gesto vypadává; jinak se ukazuje znovu, dokud nezůstane jediný hráč. Když desetkrát po sobě nikdo nevypadne, zbylí hráči se o vítězství dělí. Varianta: při remíze je vítězství společné hned.
ninjan-rule-NJ-15 = Varianta: hrají se dvě nebo tři rozdání a jejich součty se sčítají; remíza se rozhoduje až po posledním.

## Terminal

# Headings of the table drawn with letters; there is little room.
ninjan-sketch-round =
    { $deals ->
        [1] Kolo { $round } z 9
        [few] Rozdání { $deal } ze { $deals }, kolo { $round } z 9
       *[other] Rozdání { $deal } z { $deals }, kolo { $round } z 9
    }
ninjan-sketch-throw = Remízu rozhodnou gesta
ninjan-sketch-over = Konec hry
ninjan-sketch-pile = Hromádka { $pile }
# Above the cards of the piles, which are listed from the bottom to the top one, in brackets.
ninjan-sketch-piles = Od spodní po [vrchní]
ninjan-sketch-captured = Získáno
ninjan-sketch-sum = Součet
# The sum over all deals.
ninjan-sketch-total = Celkem
# How many cards a player holds.
ninjan-sketch-cards = Karty
ninjan-sketch-revealed = Odkryto
ninjan-sketch-thrown = Gesta
ninjan-sketch-hand = Ruka

## On the page

ninjan-round = Kolo { $round } z { $rounds }
ninjan-deal =
    { $deals ->
        [few] Rozdání { $deal } ze { $deals }
       *[other] Rozdání { $deal } z { $deals }
    }
ninjan-last-round = Poslední kolo
ninjan-piles = Tři hromádky
ninjan-pile-sum = součet { $sum }
# $top: the top card, spoken
ninjan-pile-name =
    Hromádka { $pile }: nahoře { $top }, { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }, součet { $sum }
# For the ear, after the name of the pile. $cards: the cards under the top one, spoken, as a list.
ninjan-pile-below = Pod ní, odspodu: { $cards }
# Name of a button, for screen readers.
ninjan-pile-open = Ukázat všechny karty hromádky { $pile }
ninjan-pile-title = Hromádka { $pile }
# The cards of this round still to come that can take a pile: now, or (then) once the reader's card lies on it.
# $takers: a list of ninjan-taker; $count: how many.
ninjan-takers =
    { $count ->
        [0] { $when ->
            [now] Žádná další karta ji vzít nemůže.
           *[then] Potom ji už žádná další karta vzít nemůže.
        }
       *[other] { $when ->
            [now] Dále ji může vzít: { $takers }.
           *[then] Potom ji může vzít: { $takers }.
        }
    }
# $card: spoken.
ninjan-taker = { $seat } ({ $card })
ninjan-would-take = Vezmete si všechno: { $sum }. Váš součet bude { $total }.
ninjan-would-take-short = vy: { $total }
ninjan-would-put = Součet hromádky bude { $sum }.
ninjan-would-put-short = hromádka: { $sum }
ninjan-hand = Vaše ruka
ninjan-hand-size =
    { $count ->
        [one] { $count } karta v ruce
        [few] { $count } karty v ruce
        [many] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
ninjan-lane-secret = Tajně vybrané karty
ninjan-lane-revealed = Odkryté karty v pořadí vyhodnocení
ninjan-has-chosen = má vybráno
ninjan-is-choosing = vybírá
# $card: spoken; $pile: its number
ninjan-went-to = { $card }, teď na hromádce { $pile }
ninjan-captured-sum = Součet získaných karet:
ninjan-captures-of = Získané karty: { $name }
ninjan-captures-sum =
    { $count ->
        [0] Zatím nic.
        [one] { $count } karta, součet { $sum }
        [few] { $count } karty, součet { $sum }
        [many] { $count } karty, součet { $sum }
       *[other] { $count } karet, součet { $sum }
    }
ninjan-total = Za všechna rozdání: { $total }
ninjan-signs = Gesta na výběr
ninjan-throws = Ukázaná gesta
ninjan-keys-hand = Procházet karty v ruce nebo hromádky
ninjan-keys-choose = Vybrat kartu nebo hromádku
ninjan-keys-pile = Vybrat hromádku
# About the edition: where the cards come from.
ninjan-edition = Pravidla uvádějí 48 karet ve třech barvách, od −6 do 10. Že žádná barva nemá nulu, víme od majitelů vytištěné hry. Kresby jsou naše vlastní.

## At a glance, notes for newcomers, words explained

ninjan-goal = nejvyšší součet získaných karet po devíti kolech.
ninjan-glance-triangle = Kámen přebíjí nůžky, nůžky papír, papír kámen. Rozhoduje jen znak, ne číslo.
ninjan-glance-choose = Každý tajně vybere kartu. Všechny se odkryjí naráz.
ninjan-glance-order = První je na řadě nejvyšší číslo.
ninjan-glance-take = Přebíjí vrchní kartu: vezměte si celou tu hromádku. Vaše karta ji založí znovu.
ninjan-glance-put = Nepřebíjí žádnou: položte ji na libovolnou hromádku.
ninjan-glance-sum = Sečtěte své získané karty. Tmavé se odečítají, a brát je musíte také.
ninjan-glance-left = Karty, které zůstanou v hromádkách, nepatří nikomu.
ninjan-first-revealed = Karty jdou po sobě, nejvyšší číslo první. Pozdější najdou hromádky tak, jak je nechaly dřívější.
ninjan-first-took = Tato karta přebila vrchní kartu a vzala celou hromádku. Teď tam leží sama a lze ji přebít.
ninjan-first-put = Tato karta nepřebila žádnou vrchní, a tak ji hráč položil na hromádku. Teď k ní patří.
ninjan-first-minus = Hromádka se záporným součtem. I tu je nutné vzít: tak se škodí soupeřům.
ninjan-first-tied = Shodu v nejvyšším součtu rozhodne skutečná hra kámen, nůžky, papír.
# The forms of a word in which the texts use it, separated by commas; … stands for any ending. What it means is shown beside it.
ninjan-term-pile = hromád…
ninjan-term-pile-means = Jedna ze tří odkrytých hromádek uprostřed. Přebíjí se jen její vrchní karta, berou se všechny karty najednou.
ninjan-term-suit = barv…, gest…
ninjan-term-suit-means = Kámen, nůžky nebo papír. Rozhoduje o tom, která karta kterou přebíjí.
ninjan-term-captured = získan…
ninjan-term-captured-means = Karty, které jste vzali z hromádek. Leží před vámi odkryté a jejich čísla jsou vaše body.
ninjan-term-resolve = vyhodnocuj…, vyhodnocen…
ninjan-term-resolve-means = Provést, co odkrytá karta dělá: vzít s ní hromádku, nebo ji na některou položit.

## Worked examples

ninjan-example-round = Kolo z pravidel: pět hráčů, pět karet. Projděte si ho krok za krokem.

## Why a move is better

# $better is what was counted on average after the better move, $played after the one that was played.
ninjan-fact-mine = Lepší tah získá do konce { $better } { $better ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }, druhý { $played }.
ninjan-fact-theirs = Po lepším tahu získá { $seat } do konce { $better } { $better ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }, po druhém { $played }.
ninjan-fact-round = Lepší tah získá v tomto kole { $better } { $better ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }, druhý { $played }.
ninjan-fact-round-theirs = Po lepším tahu získá { $seat } v tomto kole { $better } { $better ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }, po druhém { $played }.
ninjan-fact-captures = Lepší tah přinese v tomto kole body v { $better } % představovaných rozdání, druhý v { $played } %.
ninjan-fact-richest = Po lepším tahu má nejcennější hromádka pro další kolo { $better } { $better ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }, po druhém { $played }.

## What the tutor says before it names a move: where to look, and which kind of move

ninjan-clue-suit = { $suit ->
    [rock] Podívejte se na své kameny a na vrchní karty hromádek.
    [scissors] Podívejte se na své nůžky a na vrchní karty hromádek.
   *[paper] Podívejte se na své papíry a na vrchní karty hromádek.
}
# $size: minus for a value below zero.
ninjan-clue-choose = { $size ->
    [minus] { $suit ->
        [rock] Kámen se zápornou hodnotou.
        [scissors] Nůžky se zápornou hodnotou.
       *[paper] Papír se zápornou hodnotou.
    }
    [low] { $suit ->
        [rock] Kámen s nízkou hodnotou.
        [scissors] Nůžky s nízkou hodnotou.
       *[paper] Papír s nízkou hodnotou.
    }
   *[high] { $suit ->
        [rock] Kámen s vysokou hodnotou.
        [scissors] Nůžky s vysokou hodnotou.
       *[paper] Papír s vysokou hodnotou.
    }
}
ninjan-clue-piles-take = Podívejte se na hromádky, které vaše karta přebíjí.
# $worth: whether the sum of the pile is above zero.
ninjan-clue-take = { $worth ->
    [more] Vezměte hromádku, která za něco stojí.
   *[less] Vezměte hromádku, která málo škodí.
}
ninjan-clue-piles-put = Podívejte se, která hromádka má růst a kdo by ji mohl vzít.
ninjan-clue-put = { $worth ->
    [more] Přikryjte hromádku, která za něco stojí.
   *[less] Přikryjte hromádku, která za nic nestojí.
}

# What is wrong with an edition of one's own.
ninjan-edition-size = barva má { $due } karet, zde { $count }
ninjan-edition-twice = hodnota { $value } je v jedné barvě dvakrát
ninjan-edition-end = podle pravidel jdou hodnoty od −6 do 10, ale žádná karta zde nemá { $value }
ninjan-edition-zero = majitelé tištěné hry hlásí, že žádná karta nemá hodnotu 0

# In the workshop: fields of an entry, and what is shown of it.
ninjan-field-suit = Symbol
ninjan-field-values = Hodnoty
