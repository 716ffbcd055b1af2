### Piñata

pinata-title = Piñata
pinata-sentence = Karty po obou stranách čtyř podložek: vyhrávejte bonbony, sbírejte medaile a hlídejte, kde vyhrává vyšší součet a kde nižší.

## Cards and candies

pinata-colour =
    { $colour ->
        [red] červená
        [purple] fialová
        [green] zelená
        [pink] růžová
        [yellow] žlutá
       *[wild] žolík
    }
pinata-card =
    { $colour ->
        [red] červená
        [purple] fialová
        [green] zelená
        [pink] růžová
        [yellow] žlutá
       *[wild] žolík
    } { $value }
# On a card, beside the picture: as short as can be, and no two alike.
pinata-colour-letter =
    { $colour ->
        [red] Č
        [purple] F
        [green] Z
        [pink] R
        [yellow] Ž
       *[wild] Žo
    }
# The same for a screen reader.
pinata-card-spoken =
    { $colour ->
        [red] Červená
        [purple] Fialová
        [green] Zelená
        [pink] Růžová
        [yellow] Žlutá
       *[wild] Žolík
    } { $value }
# So many candies of one colour, as part of a list.
pinata-candies =
    { $colour ->
        [red] { $count ->
            [one] { $count } červený
            [few] { $count } červené
            [many] { $count } červeného
           *[other] { $count } červených
        }
        [purple] { $count ->
            [one] { $count } fialový
            [few] { $count } fialové
            [many] { $count } fialového
           *[other] { $count } fialových
        }
        [green] { $count ->
            [one] { $count } zelený
            [few] { $count } zelené
            [many] { $count } zeleného
           *[other] { $count } zelených
        }
        [pink] { $count ->
            [one] { $count } růžový
            [few] { $count } růžové
            [many] { $count } růžového
           *[other] { $count } růžových
        }
       *[yellow] { $count ->
            [one] { $count } žlutý
            [few] { $count } žluté
            [many] { $count } žlutého
           *[other] { $count } žlutých
        }
    }

## Moves

pinata-move-play = { $card } k podložce { $mat }
pinata-move-play-other = { $card } k podložce { $mat }, soupeřova strana
pinata-move-discard = Odložit: { $card }
pinata-move-draw =
    { $count ->
        [0] Nic neodkládat a vynechat tah
        [one] Dobrat { $count } kartu
        [few] Dobrat { $count } karty
        [many] Dobrat { $count } karty
       *[other] Dobrat { $count } karet
    }

## What is asked

pinata-prompt-play = Přiložte kartu k některé podložce.
pinata-prompt-wait-play = Na řadě je { $seat }.
pinata-prompt-exchange = Nemáte co zahrát. Odložte libovolné karty a doberte si stejně – odloženo: { $count }.
pinata-prompt-wait-exchange = { $seat } nemá co zahrát a může vyměnit karty – odloženo: { $count }.

## What happened

pinata-event-dealt =
    { $you ->
        [seat] Bonbony leží na podložkách, karty jsou rozdané. Začínáte.
       *[none] Bonbony leží na podložkách, karty jsou rozdané. Začíná { $seat }.
    }
pinata-event-played =
    { $you ->
        [seat] Přikládáte kartu „{ $card }“ k podložce { $mat }.
       *[none] { $seat } přikládá kartu „{ $card }“ k podložce { $mat }.
    }
pinata-event-played-other =
    { $you ->
        [seat] Přikládáte kartu „{ $card }“ k podložce { $mat }, na soupeřovu stranu.
       *[none] { $seat } přikládá kartu „{ $card }“ k podložce { $mat }, na soupeřovu stranu.
    }
pinata-event-drew =
    { $count ->
        [1] { $seat } si dobírá kartu.
        [one] { $seat } si dobírá { $count } kartu.
        [few] { $seat } si dobírá { $count } karty.
        [many] { $seat } si dobírá { $count } karty.
       *[other] { $seat } si dobírá { $count } karet.
    }
pinata-event-you-drew = Dobíráte si: { $cards }.
pinata-event-shuffled =
    Balíček došel. Odložené karty jsou zamíchané, nový balíček má { $count ->
        [one] { $count } kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }.
pinata-event-scored =
    { $you ->
        [seat] Vyhráváte
       *[none] { $seat } vyhrává
    } { $way ->
        [up] podložku { $mat }: součet { $sum } je vyšší než { $other }. Bonbony: { $candies }.
       *[down] podložku { $mat }: součet { $sum } je nižší než { $other }. Bonbony: { $candies }.
    }
pinata-event-refilled =
    { $way ->
        [up] Podložka { $mat } se otáčí: teď vyhrává vyšší součet. Bonbony: { $candies }.
       *[down] Podložka { $mat } se otáčí: teď vyhrává nižší součet. Bonbony: { $candies }.
    }
pinata-event-removed = Podložka { $mat } vypadává ze hry: v sáčku už není dost bonbonů.
pinata-event-medal =
    { $you ->
        [seat] Získáváte
       *[none] { $seat } získává
    } { $colour ->
        [red] červenou medaili.
        [purple] fialovou medaili.
        [green] zelenou medaili.
        [pink] růžovou medaili.
       *[yellow] žlutou medaili.
    }
pinata-event-showed =
    { $you ->
        [seat] { $count ->
            [0] Nemáte žádnou kartu, takže nemáte co zahrát ani ukázat.
           *[other] Nemáte co zahrát a ukazujete karty: { $cards }.
        }
       *[none] { $count ->
            [0] { $seat } nemá žádnou kartu, takže nemá co zahrát ani ukázat.
           *[other] { $seat } nemá co zahrát a ukazuje karty: { $cards }.
        }
    }
pinata-event-discarded =
    { $you ->
        [seat] Odkládáte kartu „{ $card }“.
       *[none] { $seat } odkládá kartu „{ $card }“.
    }
pinata-event-passed =
    { $you ->
        [seat] Vynecháváte tah.
       *[none] { $seat } vynechává tah.
    }
pinata-event-won =
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

pinata-result-medals =
    { $count ->
        [one] Vítězství přinesla { $count } medaile.
        [few] Vítězství přinesly { $count } medaile.
        [many] Vítězství přineslo { $count } medaile.
       *[other] Vítězství přineslo { $count } medailí.
    }
# Both: $by says what decided.
pinata-result-stuck =
    { $by ->
        [medals] Žádnou kartu už nešlo zahrát; rozhoduje vyšší počet medailí: { $medals }.
        [candies] Žádnou kartu už nešlo zahrát; medailí je stejně, rozhoduje vyšší počet bonbonů: { $candies }.
       *[nothing] Žádnou kartu už nešlo zahrát a medailí i bonbonů je stejně.
    }
pinata-result-passes =
    { $by ->
        [medals] Tah se vynechal šestkrát po sobě; rozhoduje vyšší počet medailí: { $medals }.
        [candies] Tah se vynechal šestkrát po sobě; medailí je stejně, rozhoduje vyšší počet bonbonů: { $candies }.
       *[nothing] Tah se vynechal šestkrát po sobě a medailí i bonbonů je stejně.
    }

## Why a move is refused

pinata-illegal-over = Hra skončila.
pinata-illegal-not-your-turn = Na řadě je { $seat }. Počkejte, až budete na tahu.
pinata-illegal-not-in-hand = Takovou kartu v ruce nemáte: { $card }.
pinata-illegal-exchange-now = Nemáte co zahrát: odložte karty, které chcete, a pak si doberte stejný počet.
pinata-illegal-must-play = Máte co zahrát, takže zahrajte kartu: vyměňovat se smí, jen když zahrát nejde žádná.
pinata-illegal-out-of-game = Podložka { $mat } už není ve hře. Vyberte jinou.
pinata-illegal-own-side-first = Nejdřív zaplňte svou stranu podložky { $mat }, potom můžete přikládat na soupeřovu.
pinata-illegal-side-full =
    Tato strana podložky { $mat } je plná, už má { $count ->
        [one] { $count } kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }. Vyberte jiné místo.
# $count: how many candies of this colour lie on the mat.
pinata-illegal-colour =
    { $count ->
        [0] Karta „{ $card }“ se nehodí: na podložce { $mat } není žádný bonbon její barvy.
        [one] Karta „{ $card }“ se nehodí: na podložce { $mat } je jediný bonbon její barvy a kartu k němu už tato strana má.
        [few] Karta „{ $card }“ se nehodí: bonbony její barvy jsou na podložce { $mat } jen { $count } a tolik takových karet už na této straně leží.
       *[other] Karta „{ $card }“ se nehodí: bonbonů její barvy je na podložce { $mat } jen { $count } a tolik takových karet už na této straně leží.
    }
# $sum: what both sides would add up to.
pinata-illegal-tie = Karta „{ $card }“ by vyrovnala obě strany podložky { $mat } na { $sum }. To poslední karta nesmí; vyberte jinou kartu nebo jiné místo.

## Options

pinata-option-open_sides = Soupeřova strana
pinata-option-open_sides-off = až po zaplnění vlastní
pinata-option-open_sides-on = přístupná vždy

## In reports

pinata-deed-card = Zahrané karty
pinata-deed-mat = Vyhrané podložky
pinata-deed-mat-name = podložka { $mat }, { $way ->
    [up] vyhrává vyšší součet
   *[down] vyhrává nižší součet
}
pinata-deed-medal = Získané medaile
pinata-deed-medal-name = { $colour ->
    [red] červená
    [purple] fialová
    [green] zelená
    [pink] růžová
   *[yellow] žlutá
}

## Rules

pinata-section-components = Herní materiál
pinata-section-setup = Příprava
pinata-section-turn = Tah
pinata-section-scoring = Vyhodnocení podložky
pinata-section-end = Konec hry

pinata-rule-PI-1 = Ve hře je 54 karet (45 v pěti barvách a 9 žolíků), 45 bonbonů, 5 medailí a 4 podložky.
pinata-rule-PI-2 = Bonbonů každé barvy je tolik, kolik jejích karet: 13 červených, 11 fialových, 9 zelených, 7 růžových, 5 žlutých. Na medaili je třeba víc než polovina bonbonů její barvy: 7 červených, 6 fialových, 5 zelených, 4 růžové, 3 žluté. Proto ji může získat vždy jen jeden hráč.
pinata-rule-PI-3 = Každá barva má jednu jedničku a po dvou kartách každé vyšší hodnoty až do počtu bonbonů na medaili: žlutá do 3, červená do 7. Žolíci jsou jedna jednička a po dvou kartách od 2 do 5.
pinata-rule-PI-3-public = Hodnoty mají i žolíci a červené karty končí sedmičkou.
pinata-rule-PI-4 = Podložka je oboustranná: leží-li jednou stranou nahoru, vyhrává vyšší součet, leží-li druhou, vyhrává nižší.
pinata-rule-PI-5 = Čtyři podložky leží v řadě kteroukoli stranou nahoru. Ze sáčku se losují bonbony: jeden na podložku 1, dva na podložku 2, tři na podložku 3, čtyři na podložku 4.
pinata-rule-PI-5-ruling = Kterou stranou nahoru podložka leží, rozhodne náhoda.
pinata-rule-PI-6 = Oba hráči dostanou po osmi kartách, které soupeř nevidí; zbytek tvoří balíček. Pět medailí leží vedle podložek lícem nahoru.
pinata-rule-PI-6-ruling = Kdo začíná, určí los.
pinata-rule-PI-7 = Ve svém tahu přiložíte jednu kartu k podložce a jednu si doberete. Když je balíček prázdný, odložené karty se zamíchají do nového.
pinata-rule-PI-7-ruling = Zamíchají se ve chvíli, kdy je třeba kartu dobrat. Při výměně k nim patří i karty právě odložené.
pinata-rule-PI-8 = Z každé strany se k podložce přikládá tolik karet, kolik na ní leží bonbonů, a v jejich barvách: karet jedné barvy nesmí být víc než bonbonů této barvy. Karty u podložek i vyhrané bonbony vidí oba hráči.
pinata-rule-PI-9 = Žolík se hodí všude, kde je místo. Zastupuje kteroukoli barvu, která ještě chybí, a k žádné se neváže, takže neomezuje barvy dalších karet.
pinata-rule-PI-10 = Přikládáte na svou stranu. Na soupeřovu stranu podložky smíte přiložit, až když je vaše strana téže podložky plná. Varianta: soupeřova strana je přístupná vždy.
pinata-rule-PI-11 = Poslední karta u podložky nesmí oba součty vyrovnat.
pinata-rule-PI-12 = Když nemáte co zahrát, ukážete ruku, odložíte libovolný počet karet a stejný počet si doberete. Pokud pak máte co zahrát, musíte. Pokud ne, znovu ukážete ruku a tah vynecháte.
pinata-rule-PI-12-ruling = Ukázané karty soupeř dál zná. Zahrajete-li po výměně kartu, doberete si jako obvykle. Dokud máte co zahrát, nesmíte karty vyměňovat ani tah vynechat.
pinata-rule-PI-13 = Podložka se vyhodnotí, jakmile jsou obě strany plné: všechny její bonbony bere vyšší, nebo nižší součet, podle toho, co podložka ukazuje.
pinata-rule-PI-14 = Potom se její karty odloží, podložka se otočí a dostane ze sáčku stejný počet nových bonbonů. Když jich v sáčku není dost, podložka vypadává ze hry.
pinata-rule-PI-14-ruling = Bonbony zůstávají v sáčku pro menší podložky.
pinata-rule-PI-15 = Po poslední kartě u podložky jde vše v tomto pořadí: podložka se vyhodnotí a doplní, přidělí se medaile, pak si hráč dobere kartu.
pinata-rule-PI-16 = Příští tah má ten, kdo podložku prohrál, ať už poslední kartu přiložil kdokoli.
pinata-rule-PI-17 = Kdo má teď dost bonbonů jedné barvy, získává její medaili, případně i několik medailí naráz. O medaili nelze přijít.
pinata-rule-PI-17-ruling = Bonbony hráči zůstávají.
pinata-rule-PI-18 = Tři medaile znamenají okamžité vítězství.
pinata-rule-PI-19 = Hra končí, když se vynechá tah a nikdo by nemohl zahrát žádnou kartu z rukou, balíčku ani odložených, nebo když se tah vynechá šestkrát po sobě. Vyhrává víc medailí, při shodě víc bonbonů; je-li i bonbonů stejně, vítězství je společné.

## Terminal

# Headings of the table drawn with letters; there is little room.
pinata-sketch-mat = Podložka { $mat }
pinata-sketch-higher = vyšší
pinata-sketch-lower = nižší
pinata-sketch-out = mimo hru
# Above: which sum wins the mat.
pinata-sketch-wins = Vyhrává
pinata-sketch-candies = Bonbony
pinata-sketch-cards = Karty
pinata-sketch-medals = Medaile
# Above: candies won, of those that the medal needs.
pinata-sketch-won = Bonbony: získané / potřebné
# $draw, $discard: cards in the piles; $bag: candies in the bag.
pinata-sketch-piles = Balíček: { $draw }, odložené karty: { $discard }, bonbony v sáčku: { $bag }
pinata-sketch-over = Konec hry
pinata-sketch-hand = Ruka
# Cards that were shown and are known.
pinata-sketch-shown = Ukázané

## On the page

# Name of the row of mats, for screen readers.
pinata-mats = Čtyři podložky
# $candies: a list of "2 red".
pinata-mat-name =
    { $way ->
        [up] Podložka { $mat }, vyhrává vyšší součet. Bonbony: { $candies }.
       *[down] Podložka { $mat }, vyhrává nižší součet. Bonbony: { $candies }.
    }
pinata-mat-gone-name = Podložka { $mat } už není ve hře.
# On a mat that has left the game, under its number.
pinata-mat-gone = mimo hru
# On a mat: which sum wins it. There is little room.
pinata-higher-wins = vyšší vyhrává
pinata-lower-wins = nižší vyhrává
# For screen readers. $name: whose side it is, unless the reader's own; $size: how many cards it takes; $cards: a list.
pinata-side-name =
    { $whose ->
        [own] { $count ->
            [0] Podložka { $mat }, vaše strana: prázdno, míst pro karty: { $size }.
           *[other] { $size ->
                [few] Podložka { $mat }, vaše strana: obsazeno { $count } ze { $size }, součet { $sum }: { $cards }.
               *[other] Podložka { $mat }, vaše strana: obsazeno { $count } z { $size }, součet { $sum }: { $cards }.
            }
        }
       *[other] { $count ->
            [0] Podložka { $mat }, { $name }: prázdno, míst pro karty: { $size }.
           *[other] { $size ->
                [few] Podložka { $mat }, { $name }: obsazeno { $count } ze { $size }, součet { $sum }: { $cards }.
               *[other] Podložka { $mat }, { $name }: obsazeno { $count } z { $size }, součet { $sum }: { $cards }.
            }
        }
    }
# On a side that takes no more cards. There is little room.
pinata-side-full = plno
pinata-lift-first = Nejdřív si vyberte kartu z ruky.
# $card: spoken; $mats: numbers of the mats where it can be played, as a list; $count: how many.
pinata-fits =
    { $count ->
        [one] { $card } se hodí k podložce { $mats }.
       *[other] { $card } se hodí k podložkám { $mats }.
    }
# What the lifted card would do to the sum of a side.
pinata-would-grow = Součet této strany: { $sum } → { $grown }.
# $who: you, or other with the $name; $candies: how many.
pinata-would-win =
    { $who ->
        [you] Poslední karta u podložky: vyhráváte { $candies ->
            [one] { $candies } bonbon
            [few] { $candies } bonbony
            [many] { $candies } bonbonu
           *[other] { $candies } bonbonů
        }.
       *[other] Poslední karta u podložky: { $name } vyhrává { $candies ->
            [one] { $candies } bonbon
            [few] { $candies } bonbony
            [many] { $candies } bonbonu
           *[other] { $candies } bonbonů
        }.
    }
# The same with the medals that these candies bring. $medals: their colours, as a list of one or more.
pinata-would-win-medals =
    { $who ->
        [you] Poslední karta u podložky: vyhráváte { $candies ->
            [one] { $candies } bonbon
            [few] { $candies } bonbony
            [many] { $candies } bonbonu
           *[other] { $candies } bonbonů
        }. Nové medaile: { $medals }.
       *[other] Poslední karta u podložky: { $name } vyhrává { $candies ->
            [one] { $candies } bonbon
            [few] { $candies } bonbony
            [many] { $candies } bonbonu
           *[other] { $candies } bonbonů
        }. Nové medaile: { $medals }.
    }
pinata-hand = Vaše ruka
# $card: spoken. It was shown in an exchange.
pinata-card-known = { $card }, soupeř tuto kartu zná
# Another player's hand, for screen readers. $shown: how many of the cards are known.
pinata-hand-of =
    { $shown ->
        [0] { $name }: { $count ->
            [one] { $count } karta v ruce
            [few] { $count } karty v ruce
            [many] { $count } karty v ruce
           *[other] { $count } karet v ruce
        }
       *[other] { $name }: { $count ->
            [one] { $count } karta v ruce
            [few] { $count } karty v ruce
            [many] { $count } karty v ruce
           *[other] { $count } karet v ruce
        }, z toho známé: { $shown }
    }
# $of: how many medals win.
pinata-medals =
    { $of ->
        [few] Medaile: { $count } ze { $of }
       *[other] Medaile: { $count } z { $of }
    }
# $colour: a word; $won: candies won, $needs: candies the medal takes; $name: who holds it.
pinata-progress =
    { $holder ->
        [nobody] Medaile { $colour }: { $won ->
            [one] { $won } bonbon
            [few] { $won } bonbony
            [many] { $won } bonbonu
           *[other] { $won } bonbonů
        }, potřeba { $needs }
       *[somebody] Medaile { $colour }: { $won ->
            [one] { $won } bonbon
            [few] { $won } bonbony
            [many] { $won } bonbonu
           *[other] { $won } bonbonů
        }, potřeba { $needs }, medaili má { $name }
    }
# Beside the name of the player who lost a mat (PI-16). There is little room.
pinata-plays-next = hraje dál
# Said when a mat has been lost. $who: you, or other with the $name.
pinata-loser-next =
    { $who ->
        [you] Podložku { $mat } máte prohranou, proto hrajete dál vy.
       *[other] Podložku { $mat } má { $name } prohranou, proto hraje dál.
    }
# The picture of the piñata, for screen readers. $count: medals won by both players.
pinata-pinata =
    { $state ->
        [burst] Piñata praskla.
       *[whole] { $count ->
            [0] Piñata je celá. Praskne, až bude mít hráč tři medaile.
            [one] Piñata dostala { $count } ránu, za každou medaili jednu. Praskne, až bude mít hráč tři.
           *[other] Ran do piñaty: { $count }, za každou medaili jedna. Praskne, až bude mít hráč tři.
        }
    }
# Name of the place with the bag and the piles, for screen readers.
pinata-supply = Sáček, balíček a odložené karty
# $candies: a list of "2 red".
pinata-bag =
    { $count ->
        [0] Sáček je prázdný.
       *[other] V sáčku: { $candies }.
    }
pinata-draw-pile =
    { $count ->
        [0] Balíček je prázdný.
        [one] { $count } karta v balíčku
        [few] { $count } karty v balíčku
        [many] { $count } karty v balíčku
       *[other] { $count } karet v balíčku
    }
# Beside the picture of the pile. There is little room.
pinata-draw-label = v balíčku
# Name of a button that shows them all, for screen readers.
pinata-discards =
    { $count ->
        [0] Žádná odložená karta
        [one] { $count } odložená karta
        [few] { $count } odložené karty
        [many] { $count } odložené karty
       *[other] { $count } odložených karet
    }
# Beside the picture of the pile. There is little room.
pinata-discards-label = odloženo
pinata-discards-title = Odkládací hromádka
pinata-discards-order =
    { $count ->
        [0] Zatím není nic odloženo.
        [one] { $count } karta
        [few] { $count } karty, od nejnovější
        [many] { $count } karty, od nejnovější
       *[other] { $count } karet, od nejnovější
    }
pinata-keys-walk = Procházet karty v ruce nebo strany podložek
pinata-keys-lift = Vzít kartu; podruhé ji zahrát nebo vybrat místo
pinata-keys-own = Přiložit ji na svou stranu podložky
pinata-keys-other = Přiložit ji na soupeřovu stranu
pinata-keys-back = Vrátit kartu do ruky
# About the edition: where the components come from.
pinata-edition = Kolik má která barva bonbonů a karet a kolik jich potřebuje medaile, víme od majitelů vytištěné hry. Hodnoty karet vznikly tady tak, aby tomu odpovídaly. Kresby jsou naše vlastní.

## At a glance, notes for newcomers, words explained

pinata-goal = získat jako první tři z pěti medailí.
pinata-glance-medals = Tolik bonbonů své barvy potřebuje medaile:
pinata-glance-play = Přiložte kartu na svou stranu podložky a jednu si doberte.
pinata-glance-place = Na každou stranu patří tolik karet, kolik je bonbonů, v jejich barvách. Žolík se hodí všude.
pinata-glance-other = Je vaše strana plná? Pak smíte přikládat na soupeřovu stranu té podložky.
pinata-glance-tie = Poslední karta u podložky nesmí součty vyrovnat.
pinata-glance-stuck = Žádná karta se nehodí? Ukažte ruku a vyměňte libovolné karty.
pinata-glance-score = Obě strany plné: jeden hráč bere všechny bonbony podložky.
pinata-glance-up = šipka nahoru: vyšší součet
pinata-glance-down = šipka dolů: nižší součet
pinata-glance-turn = Pak se podložka otočí a dostane nové bonbony. Hraje ten, kdo prohrál.
pinata-first-scored = Obě strany byly plné, a tak je podložka rozhodnutá. Šipka říká, zda bonbony bere vyšší, nebo nižší součet.
pinata-first-refilled = Podložka se otočila: teď platí opačně. Na tahu je ten, kdo ji prohrál.
pinata-first-medal = Medaile: víc než polovina bonbonů té barvy. Nelze o ni přijít a tři medaile vyhrávají.
pinata-first-wild = Žolík se hodí ke každé podložce, kde je místo. K žádné barvě se neváže.
pinata-first-other = Tato karta leží na soupeřově straně. To smíte, až když je vaše strana podložky plná.
pinata-first-exchange = Žádná vaše karta se nehodí. Soupeř vidí vaši ruku; odložte, kolik chcete karet, a stejný počet si doberte.
# The forms of a word in which the texts use it, separated by commas; … stands for any ending. What it means is shown beside it.
pinata-term-mat = podlož…
pinata-term-mat-means = Jedna ze čtyř podložek uprostřed. Leží na ní bonbony, karty se přikládají z obou stran.
pinata-term-medal = medail…
pinata-term-medal-means = Odměna za víc než polovinu bonbonů jedné barvy. Tři vyhrávají hru.
pinata-term-wild = žolík…, žolíc…
pinata-term-wild-means = Karta, která zastoupí kteroukoli chybějící barvu. Číslo má také.
pinata-term-sum = souč…
pinata-term-sum-means = Čísla karet na jedné straně podložky sečtená dohromady.
pinata-term-exchange = výměn…
pinata-term-exchange-means = Když nelze nic zahrát: ukázat ruku, některé karty odložit a stejný počet dobrat.

## Worked examples

pinata-example-mat = Podložka 2 se zaplní a rozhodne: bonbony, medaile a podložka se otočí.

## Why a move is better

# $better is what was counted on average after the better move, $played after the one that was played.
pinata-fact-mine = Z příštích bonbonů vyhraje lepší tah { $better }, druhý { $played }.
pinata-fact-theirs = Z příštích bonbonů vyhraje { $seat } po lepším tahu { $better }, po druhém { $played }.
pinata-fact-medals = Lepší tah brzy přinese { $better } { $better ->
        [one] medaili
        [few] medaile
        [many] medaile
       *[other] medailí
    }, druhý { $played }.
pinata-fact-their-medals = Lepší tah brzy přenechá soupeři { $better } { $better ->
        [one] medaili
        [few] medaile
        [many] medaile
       *[other] medailí
    }, druhý { $played }.
pinata-fact-next-mat = Lepší tah vyhraje příští podložku v { $better } % představovaných rozdání, druhý v { $played } %.
pinata-fact-lost = Lepší tah prohraje podložku { $mat } v { $better } % představovaných rozdání, druhý v { $played } %.

## What the tutor says before it names a move: where to look, and which kind of move

pinata-clue-mat = Podívejte se na podložku { $mat }.
pinata-clue-play = { $side ->
    [own] { $colour ->
        [red] Červená karta na vaši stranu.
        [purple] Fialová karta na vaši stranu.
        [green] Zelená karta na vaši stranu.
        [pink] Růžová karta na vaši stranu.
        [yellow] Žlutá karta na vaši stranu.
       *[wild] Žolík na vaši stranu.
    }
   *[other] { $colour ->
        [red] Červená karta na stranu soupeře.
        [purple] Fialová karta na stranu soupeře.
        [green] Zelená karta na stranu soupeře.
        [pink] Růžová karta na stranu soupeře.
        [yellow] Žlutá karta na stranu soupeře.
       *[wild] Žolík na stranu soupeře.
    }
}
pinata-clue-hand = Podívejte se, které karty v ruce ještě potřebujete.
pinata-clue-exchange = Vyměňte kartu.
pinata-clue-draw = Odložili jste už dost karet.

# What is wrong with an edition of one's own.
pinata-edition-majority = medaile vyžaduje více než polovinu bonbonů své barvy, ale ne víc, než jich je: { $medal } z { $candies } nejde
pinata-edition-uneven = majitelé hry hlásí, že karet každé barvy je tolik co bonbonů; zde je karet { $cards } a bonbonů { $candies }

# In the workshop: fields of an entry, and what is shown of it.
pinata-field-colour = Barva
pinata-field-values = Hodnoty karet
pinata-field-candies = Bonbony
pinata-field-medal = Bonbony na medaili
pinata-workshop-candies = Bonbony a medaile
pinata-workshop-medal = Medaile: { $count }
