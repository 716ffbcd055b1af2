### Pandorum

pandorum-title = Pandorum
pandorum-sentence = Harvestery křižují planetu kráterů, hor a sopek: stavte, kde se to vyplatí, a vylepšujte svůj stroj.

## Cards

pandorum-card-crater_drill = Kráterový vrt
pandorum-card-mountain_quarry = Horský lom
pandorum-card-dust_collector = Sběrač prachu
pandorum-card-magma_tap = Čerpadlo magmatu
pandorum-card-crater_generator = Kráterový generátor
pandorum-card-mountain_generator = Horský generátor
pandorum-card-wasteland_generator = Generátor pustiny
pandorum-card-fusion_generator = Fúzní generátor
pandorum-card-small_trade_logistics = Malá obchodní logistika
pandorum-card-freight_logistics = Nákladní logistika
pandorum-card-grand_trade_logistics = Velká obchodní logistika
pandorum-card-medical_laboratory = Lékařská laboratoř
pandorum-card-engineering_laboratory = Inženýrská laboratoř
pandorum-card-central_laboratory = Centrální laboratoř
pandorum-card-network_defence = Síťová obrana
pandorum-card-dome_defence = Kupolová obrana
pandorum-card-seismic_defence = Seismická obrana
pandorum-card-outer_defence = Vnější obrana
pandorum-card-crater_tap_in = Odběr v kráterech
pandorum-card-mountain_tap_in = Odběr v horách
pandorum-card-wasteland_tap_in = Odběr v pustině
pandorum-card-mining_block = Těžební blok
pandorum-card-generator_block = Generátorový blok
pandorum-card-logistics_block = Logistický blok
pandorum-card-laboratory_block = Laboratorní blok
pandorum-card-defence_block = Obranný blok
pandorum-card-system_block = Systémový blok
# What a card pays when it is built, in quids.
pandorum-payout-free_adjacent =
    { $terrain ->
        [craters] { $each } za každý sousední kráterový hex bez objektu.
        [mountains] { $each } za každý sousední horský hex bez objektu.
       *[wasteland] { $each } za každý sousední hex pustiny bez objektu.
    }
pandorum-payout-adjacent_volcanoes = { $each } za každou sousední sopku.
pandorum-payout-own_adjacent =
    { $base ->
        [0] { $module } za každý vlastní sousední modul.
       *[other] { $module ->
            [0] { $base } za každou vlastní sousední základnu.
           *[other] { $module } za každý vlastní sousední modul, { $base } za každou základnu.
        }
    }
# $plus: what is added, or 0.
pandorum-payout-own_on_terrain =
    { $plus ->
        [0] { $module } za každý vlastní modul na stejném terénu, { $base } za každou základnu.
       *[other] { $plus } a k tomu { $module } za každý vlastní modul na stejném terénu, { $base } za každou základnu.
    }
pandorum-payout-own_by_pad = { $module } za každý vlastní modul vedle přistávací plochy, { $base } za každou základnu.
pandorum-payout-own_on_ray = { $module } za každý vlastní modul na jednom přímém paprsku odtud, { $base } za každou základnu; cizí objekty, sopky a plocha paprsek ukončují.
pandorum-payout-own_by_volcanoes = { $module } za každý vlastní modul vedle jedné sousední skupiny sopek, { $base } za každou základnu.
pandorum-payout-volcanoes_between = { $each } za každou sopku na přímce mezi tímto místem a vaším objektem.
pandorum-payout-own_on_edge = { $module } za každý vlastní modul na okraji planety, { $base } za každou základnu.
pandorum-payout-rivals_adjacent = { $module } za každý cizí sousední modul, { $base } za každou základnu; platí majitel.
# $doubles: a kind of cards.
pandorum-payout-block =
    { $doubles ->
        [mining] { $pays }, nebo těžební karta postavená spolu s ním platí dvojnásob.
        [generator] { $pays }, nebo karta generátoru postavená spolu s ním platí dvojnásob.
        [logistics] { $pays }, nebo karta logistiky postavená spolu s ním platí dvojnásob.
        [laboratory] { $pays }, nebo karta laboratoře postavená spolu s ním platí dvojnásob.
        [defence] { $pays }, nebo karta obrany postavená spolu s ním platí dvojnásob.
       *[system] { $pays }, nebo karta systému postavená spolu s ním platí dvojnásob.
    }

## The planet, pieces and harvesters

pandorum-piece =
    { $piece ->
        [module] modul
       *[base] základna
    }
# A colour of cards.
pandorum-colour =
    { $colour ->
        [blue] modrá
        [yellow] žlutá
        [green] zelená
        [white] bílá
        [violet] fialová
        [red] červená
       *[orange] oranžová
    }
# Noses, used once; hulls, which work for the rest of the game.
pandorum-nose-twin = dvojice
pandorum-nose-triple = trojice
pandorum-nose-jump = skok
pandorum-nose-waiver = výjimka
pandorum-hull-free = volný pohyb
pandorum-hull-third = třetí karta
pandorum-hull-overflight = přelet
pandorum-hull-rebate = náhrada

## Moves

pandorum-move-draw = Vzít z balíčku
pandorum-move-take = Vzít z trhu: { $card }
pandorum-move-discard = Odložit a pohnout se: { $card }
pandorum-move-go = Přesun na { $hex }
pandorum-move-jump = Skok na { $hex }
# $nose: the nose that is used for it.
pandorum-move-build =
    { $nose ->
        [none] { $piece ->
            [module] Postavit modul
           *[base] Postavit základnu
        }
        [twin] Postavit modul ze dvou karet (dvojice)
        [triple] Postavit základnu ze tří karet (trojice)
       *[waiver] { $piece ->
            [module] Postavit modul navzdory podmínce karty (výjimka)
           *[base] Postavit základnu navzdory podmínce jedné karty (výjimka)
        }
    }
pandorum-move-card = Použít: { $card }
pandorum-move-ray =
    { $direction ->
        [e] Paprsek na východ
        [se] Paprsek na jihovýchod
        [sw] Paprsek na jihozápad
        [w] Paprsek na západ
        [nw] Paprsek na severozápad
       *[ne] Paprsek na severovýchod
    }
pandorum-move-volcano = Sopky u { $hex }
pandorum-move-double = Zdvojnásobit: { $card }
pandorum-move-two = Vzít quidy, nezdvojovat
pandorum-move-slot =
    { $slot ->
        [nose] Do přídě
        [hull] Do trupu
       *[cargo] Do nákladu
    }

## What is asked

# $hull: the hull that works, or none. $count: cards to draw. $card: the card the question is about.
pandorum-prompt =
    { $phase ->
        [turn] { $hull ->
            [free] Vezměte si dvě karty, nebo se pohněte: žádná karta se za to neodkládá.
            [third] Vezměte si tři karty, nebo jednu odložte a pohněte se.
           *[other] Vezměte si dvě karty, nebo jednu odložte a pohněte se.
        }
        [draw] { $count ->
            [one] Vezměte si ještě { $count } kartu.
            [few] Vezměte si ještě { $count } karty.
           *[other] Vezměte si ještě { $count } karet.
        }
        [rebate] Vezměte si kartu za odloženou.
        [go] Kam? Na prázdném hexu se staví.
        [build] Co stavíte?
        [cards] Které karty použijete?
        [ray] Kam míří paprsek karty „{ $card }“?
        [volcano] Které sopky střeží karta „{ $card }“?
        [block] Co dělá karta „{ $card }“?
       *[slot] Kam přijde karta „{ $card }“?
    }
pandorum-prompt-wait =
    { $phase ->
        [turn] { $seat } bere karty, nebo se pohne.
        [draw] { $seat } bere karty.
        [rebate] { $seat } bere kartu za odloženou.
        [go] { $seat } volí, kam se pohne.
        [build] { $seat } staví.
        [cards] { $seat } vybírá karty ke stavbě.
        [ray] { $seat } volí paprsek pro kartu „{ $card }“.
        [volcano] { $seat } volí sopky pro kartu „{ $card }“.
        [block] { $seat } rozhoduje, co dělá karta „{ $card }“.
       *[slot] { $seat } volí místo pro kartu „{ $card }“.
    }

## What happened

pandorum-event-dealt =
    { $you ->
        [seat] Planeta je složená, karty jsou rozdané. Začínáte.
       *[none] Planeta je složená, karty jsou rozdané. Začíná { $seat }.
    }
pandorum-event-drew = { $seat } bere kartu.
pandorum-event-you-drew = Berete kartu: { $card }.
pandorum-event-took-card =
    { $you ->
        [seat] Berete z trhu: { $card }.
       *[none] { $seat } bere z trhu: { $card }.
    }
pandorum-event-opened = Na trh přichází: { $card }.
pandorum-event-discarded =
    { $you ->
        [seat] Odkládáte na trh: { $card }.
       *[none] { $seat } odkládá na trh: { $card }.
    }
pandorum-event-moved =
    { $you ->
        [seat] Přesouváte se na { $hex }.
       *[none] { $seat } se přesouvá na { $hex }.
    }
pandorum-event-jumped =
    { $you ->
        [seat] Skáčete na { $hex }.
       *[none] { $seat } skáče na { $hex }.
    }
pandorum-event-fee =
    { $you ->
        [seat] { $amount ->
            [0] Zastavujete na cizím objektu ({ $owner }) a nemáte čím zaplatit.
            [one] Platíte za zastavení { $amount } quid. Dostává ho { $owner }.
            [few] Platíte za zastavení { $amount } quidy. Dostává je { $owner }.
           *[other] Platíte za zastavení { $amount } quidů. Dostává je { $owner }.
        }
        [owner] { $amount ->
            [0] { $seat } zastavuje na vašem objektu a nemá čím zaplatit.
            [one] { $seat } platí za zastavení { $amount } quid. Dostáváte ho vy.
            [few] { $seat } platí za zastavení { $amount } quidy. Dostáváte je vy.
           *[other] { $seat } platí za zastavení { $amount } quidů. Dostáváte je vy.
        }
       *[none] { $amount ->
            [0] { $seat } zastavuje na cizím objektu ({ $owner }) a nemá čím zaplatit.
            [one] { $seat } platí za zastavení { $amount } quid. Dostává ho { $owner }.
            [few] { $seat } platí za zastavení { $amount } quidy. Dostává je { $owner }.
           *[other] { $seat } platí za zastavení { $amount } quidů. Dostává je { $owner }.
        }
    }
pandorum-event-built =
    { $you ->
        [seat] Stavíte
       *[none] { $seat } staví
    } { $piece ->
        [module] modul na { $hex }: { $cards }.
       *[base] základnu na { $hex }: { $cards }.
    }
pandorum-event-paid =
    { $card }: { $you ->
        [seat] dostáváte
       *[none] { $seat } dostává
    } { $amount ->
        [one] { $amount } quid
        [few] { $amount } quidy
       *[other] { $amount } quidů
    }.
pandorum-event-paid-double =
    { $card } dvojnásob: { $you ->
        [seat] dostáváte
       *[none] { $seat } dostává
    } { $amount ->
        [one] { $amount } quid
        [few] { $amount } quidy
       *[other] { $amount } quidů
    }.
# $payers: a list of players.
pandorum-event-took =
    { $card }: { $you ->
        [seat] berete
       *[none] { $seat } bere
    } { $amount ->
        [one] { $amount } quid
        [few] { $amount } quidy
       *[other] { $amount } quidů
    }. Platí: { $payers }.
pandorum-event-slotted =
    { $you ->
        [seat] Dáváte
       *[none] { $seat } dává
    } { $slot ->
        [nose] do přídě: { $card }.
        [hull] do trupu: { $card }.
       *[cargo] do nákladu: { $card }.
    }
# $upgrade: the name of a nose or hull.
pandorum-event-charged =
    { $you ->
        [seat] Nabíjíte vylepšení „{ $upgrade }“.
       *[none] { $seat } nabíjí vylepšení „{ $upgrade }“.
    }
pandorum-event-emptied =
    { $you ->
        [seat] Používáte vylepšení „{ $upgrade }“; jeho karty opouštějí hru.
       *[none] { $seat } používá vylepšení „{ $upgrade }“; jeho karty opouštějí hru.
    }
pandorum-event-last =
    { $you ->
        [seat] Stavíte poslední objekt. Všichni ostatní mají ještě jeden tah.
       *[none] { $seat } staví poslední objekt. Všichni ostatní mají ještě jeden tah.
    }
pandorum-event-passed =
    { $you ->
        [seat] Nemůžete brát karty ani se pohnout a vynecháváte tah.
       *[none] { $seat } nemůže brát karty ani se pohnout a vynechává tah.
    }
pandorum-event-barren =
    { $rounds ->
        [one] { $rounds } kolo bez stavby; po { $limit } hra končí.
        [few] { $rounds } kola bez stavby; po { $limit } hra končí.
       *[other] { $rounds } kol bez stavby; po { $limit } hra končí.
    }
pandorum-event-cargo =
    Nejvíc nákladu, { $colour ->
        [blue] modrá
        [yellow] žlutá
        [green] zelená
        [white] bílá
        [violet] fialová
        [red] červená
       *[orange] oranžová
    }: { $you ->
        [seat] dostáváte
       *[none] { $seat } dostává
    } { $amount ->
        [one] { $amount } quid
        [few] { $amount } quidy
       *[other] { $amount } quidů
    }.
pandorum-event-won =
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

## What is counted over many games

pandorum-deed-card = Karty, které platily
pandorum-deed-cargo = Vyhraný náklad
pandorum-deed-upgrade = Použité přídě a nabité trupy

## How it ended

# All three: $by says what decided, $quids is the best result.
pandorum-result-built =
    { $by ->
        [quids] Někdo postavil poslední objekt; rozhoduje počet quidů: { $quids }.
        [pieces] Někdo postavil poslední objekt; quidů je stejně ({ $quids }), rozhodují zbylé dílky.
       *[shared] Někdo postavil poslední objekt; quidů je stejně ({ $quids }) a zbylých dílků také.
    }
pandorum-result-passed =
    { $by ->
        [quids] Nikdo už nemohl brát karty ani se pohnout; rozhoduje počet quidů: { $quids }.
        [pieces] Nikdo už nemohl brát karty ani se pohnout; quidů je stejně ({ $quids }), rozhodují zbylé dílky.
       *[shared] Nikdo už nemohl brát karty ani se pohnout; quidů je stejně ({ $quids }) a zbylých dílků také.
    }
pandorum-result-barren =
    { $by ->
        [quids] Dvacet kol nikdo nestavěl; rozhoduje počet quidů: { $quids }.
        [pieces] Dvacet kol nikdo nestavěl; quidů je stejně ({ $quids }), rozhodují zbylé dílky.
       *[shared] Dvacet kol nikdo nestavěl; quidů je stejně ({ $quids }) a zbylých dílků také.
    }

## Why a move is refused

pandorum-illegal-over = Partie skončila.
pandorum-illegal-not-your-turn = Na tahu je { $seat }.
pandorum-illegal-not-now =
    { $phase ->
        [turn] Tah začíná braním karet, nebo odložením karty a pohybem.
        [draw] Berete karty: vezměte si z balíčku nebo z trhu.
        [rebate] Nejdřív si vezměte kartu za odloženou.
        [go] Kartu jste odložili: teď pohněte harvesterem.
        [build] Stojíte na prázdném hexu: řekněte, co stavíte.
        [cards] Vyberte karty ke stavbě.
        [ray] Nejdřív zvolte paprsek.
        [volcano] Nejdřív zvolte sopky.
        [block] Nejdřív rozhodněte, co dělá blok.
       *[slot] Použitá karta přijde nejdřív na některé místo harvesteru.
    }
pandorum-illegal-deck-empty = Balíček je prázdný.
pandorum-illegal-not-in-market = Karta „{ $card }“ na trhu neleží.
pandorum-illegal-just-discarded = Náhradou nelze vzít právě odloženou kartu a jiná karta „{ $card }“ na trhu není.
pandorum-illegal-not-in-hand = Kartu „{ $card }“ nemáte.
pandorum-illegal-no-discard = S vaším trupem je pohyb zdarma: žádná karta se neodkládá.
pandorum-illegal-stranded = Bez karty „{ $card }“ byste se neměli kam pohnout.
pandorum-illegal-discard-first = Než se pohnete, odložte kartu na trh.
pandorum-illegal-stay = Harvester už stojí na { $hex }; pohyb vede aspoň o jeden hex.
pandorum-illegal-volcano = { $hex } je sopka: tam zastavit nelze.
pandorum-illegal-no-line = Na { $hex } nevede přímka.
pandorum-illegal-volcano-between = Mezi vámi a { $hex } leží sopka.
pandorum-illegal-no-jump = Skákat lze jen s nabitou přídí „skok“.
pandorum-illegal-need-not-jump = Na { $hex } vede přímka: přesuňte se bez přídě.
pandorum-illegal-no-pieces = { $hex } je prázdný, museli byste tam stavět a nemáte žádné dílky.
pandorum-illegal-only-bases = { $hex } je prázdný, museli byste tam stavět. Moduly došly a základna potřebuje dvě různé vhodné karty.
pandorum-illegal-discard-missing = { $hex } je prázdný, museli byste tam stavět, a kartu, kterou k tomu potřebujete, byste museli odložit.
pandorum-illegal-nothing-to-build =
    { $volcano ->
        [yes] { $hex } je prázdný, museli byste tam stavět, a žádnou vaši kartu nelze postavit { $terrain ->
            [craters] v kráterech
            [mountains] v horách
           *[wasteland] v pustině
        } u sopky.
       *[no] { $hex } je prázdný, museli byste tam stavět, a žádnou vaši kartu nelze postavit { $terrain ->
            [craters] v kráterech
            [mountains] v horách
           *[wasteland] v pustině
        } bez sousední sopky.
    }
pandorum-illegal-no-piece =
    { $piece ->
        [module] Nemáte žádné moduly.
       *[base] Nemáte žádné základny.
    }
pandorum-illegal-nose-not-ready = Příď „{ $upgrade }“ není nabitá.
pandorum-illegal-nose-elsewhere =
    { $piece ->
        [module] Příď „{ $upgrade }“ modulu nepomůže.
       *[base] Příď „{ $upgrade }“ základně nepomůže.
    }
pandorum-illegal-nothing-to-waive =
    { $piece ->
        [module] Všechny vaše karty zde podmínku splňují, výjimka není potřeba.
       *[base] Výjimka promine podmínku jedné kartě základny, druhá ji splnit musí. Takovou dvojici nemáte.
    }
# $count: how many cards it takes.
pandorum-illegal-too-few-cards =
    { $count ->
        [one] Žádná karta v ruce zde podmínku nesplňuje.
        [few] Je k tomu potřeba { $count } karty různých názvů, které zde všechny splňují podmínku.
       *[other] Je k tomu potřeba { $count } karet různých názvů, které zde všechny splňují podmínku.
    }
pandorum-illegal-same-name = Karta „{ $card }“ už je použitá; karty jednoho objektu mají různé názvy.
pandorum-illegal-order = Karty se vybírají v pořadí seznamu; „{ $card }“ stojí před naposledy vybranou.
pandorum-illegal-condition =
    { $volcano ->
        [yes] Kartu „{ $card }“ nelze postavit { $terrain ->
            [craters] v kráterech
            [mountains] v horách
           *[wasteland] v pustině
        } u sopky.
       *[no] Kartu „{ $card }“ nelze postavit { $terrain ->
            [craters] v kráterech
            [mountains] v horách
           *[wasteland] v pustině
        } bez sousední sopky.
    }
pandorum-illegal-waive-one = Výjimka promine podmínku právě jedné kartě; s kartou „{ $card }“ to nevychází.
pandorum-illegal-no-set = Po kartě „{ $card }“ už jich nezbývá dost: celkem je potřeba { $count }.
pandorum-illegal-ray =
    { $direction ->
        [e] Paprsek na východ nic nevynáší.
        [se] Paprsek na jihovýchod nic nevynáší.
        [sw] Paprsek na jihozápad nic nevynáší.
        [w] Paprsek na západ nic nevynáší.
        [nw] Paprsek na severozápad nic nevynáší.
       *[ne] Paprsek na severovýchod nic nevynáší.
    }
pandorum-illegal-volcanoes = Žádná sousední skupina sopek, která začíná na { $hex }, nic nevynáší.
pandorum-illegal-double = „{ $block }“ tu nemůže zdvojnásobit kartu „{ $card }“.
pandorum-illegal-nose-used = Příď „{ $upgrade }“ už byla použita a další karty nepřijímá.
pandorum-illegal-slot-full =
    { $slot ->
        [nose] Příď je plná, karet: { $count }.
        [hull] Trup je plný, karet: { $count }.
       *[cargo] Náklad je plný, karet: { $count }.
    }

## Options

pandorum-option-systems = Karty systémů
pandorum-option-systems-on = berou soupeřům
pandorum-option-systems-off = vynechané
pandorum-option-last_object = Konec přijde
pandorum-option-last_object-all = s posledním dílkem vůbec
pandorum-option-last_object-kind = s posledním modulem nebo poslední základnou
pandorum-option-nose = Přídě
pandorum-option-nose-once = fungují jednou
pandorum-option-nose-again = lze nabít znovu

## Rules

pandorum-section-components = Herní materiál
pandorum-section-setup = Příprava
pandorum-section-market = Trh
pandorum-section-turn = Tah: brát karty, nebo se pohnout
pandorum-section-building = Stavění
pandorum-section-slots = Místa na harvesteru
pandorum-section-end = Konec hry

pandorum-rule-PD-1 = Planeta má střed s přistávací plochou a šest částí kolem něj v náhodném pořadí. Terénem jsou krátery, hory, pustina a sopky.
pandorum-rule-PD-1-house = Plán je šestiúhelník z 61 hexů: kráterů, hor a pustiny po 17, sopek 9. Sopky, které se dotýkají, tvoří skupinu.
pandorum-rule-PD-2 = Ve dvou má každý 12 modulů a 6 základen, ve třech 8 a 4, ve čtyřech 6 a 3.
pandorum-rule-PD-3 = Karet objektů je 91 v sedmi druzích; karty těžby jsou modré. Platí se quidy.
pandorum-rule-PD-3-ruling = Každý druh má jednu barvu. Bank se nikdy nevyčerpá.
pandorum-rule-PD-3-house = Generátory jsou žluté, logistika zelená, laboratoře bílé, obrana fialová, systémy červené, bloky oranžové.
pandorum-rule-PD-4 = Karta říká, kde ji lze postavit: v kráterech, v horách, v pustině, nebo kdekoli z nich; některé potřebují sopku na sousedním hexu.
pandorum-rule-PD-5 = Seznam karet u každé uvádí, kolik jich je, kde ji lze postavit a co platí.
pandorum-rule-PD-6 = Harvester má příď a trup, spárované náhodně. Přídě fungují jednou: dvojice staví modul ze dvou karet, trojice základnu ze tří, skok vede na libovolný hex kromě sopky, výjimka promíjí podmínku jedné karty. Trupy fungují trvale: s volným pohybem se za pohyb neodkládá karta, třetí karta bere tři, přelet vede přes sopky, náhrada bere kartu hned po odložení za pohyb.
pandorum-rule-PD-6-public = Přídě jsou čtyři a trupy také čtyři.
pandorum-rule-PD-7 = Příď funguje se 3 kartami, trup s 5; ve čtyřech se 2 a 4.
pandorum-rule-PD-8 = Každý dostane tři těžební karty, ostatní těžební opouštějí hru. Ze zbytku dostane každý jednu a čtyři leží odkryté jako trh.
pandorum-rule-PD-9 = Všechny harvestery začínají na přistávací ploše. Od prvního hráče se hraje po směru hodinových ručiček. Druhý hráč začíná s 1 quidem, třetí se 2, čtvrtý se 3.
pandorum-rule-PD-9-ruling = Prvního hráče určí los.
pandorum-rule-PD-10 = Karty jednoho názvu leží na trhu v jednom sloupci. Je-li sloupců méně než čtyři, otáčejí se karty z balíčku, dokud jich není tolik. Bere se vždy jedna karta.
pandorum-rule-PD-10-ruling = Je-li balíček prázdný, trh se nedoplňuje.
pandorum-rule-PD-11 = Buď si vezmete dvě karty, každou z balíčku nebo z trhu, a první vidíte, než si vezmete druhou. Počet karet v ruce není omezen.
pandorum-rule-PD-11-ruling = Zbývá-li v balíčku a na trhu karet méně, vezmete si je.
pandorum-rule-PD-12 = Nebo se pohnete: odložte kartu na trh a pak přesuňte harvester po přímce o libovolný počet hexů.
pandorum-rule-PD-12-ruling = Pohnout se musíte aspoň o jeden hex. Kartu smíte odložit, jen když se i bez ní máte kam pohnout.
pandorum-rule-PD-13 = Harvester na sopkách nezastavuje ani je nepřekračuje.
pandorum-rule-PD-13-ruling = Nic jiného mu nepřekáží a na jednom hexu smí stát víc harvesterů.
pandorum-rule-PD-14 = Zastavíte-li na prázdném hexu, musíte tam stavět; kdyby to nešlo, nesmíte tam. Na přistávací ploše se nestaví.
pandorum-rule-PD-15 = Zastavení na vlastním objektu nebo na ploše nic nedělá. Za zastavení na cizím modulu platíte majiteli 1 quid, na cizí základně 2, nejvýš kolik máte.
pandorum-rule-PD-16 = Nemůžete-li brát karty ani se pohnout, tah vynecháte.
pandorum-rule-PD-17 = Modul potřebuje jednu kartu, základna dvě různých názvů. Každá karta musí na tom hexu splňovat podmínku.
pandorum-rule-PD-17-ruling = Kartu odloženou za pohyb použít nelze.
pandorum-rule-PD-18 = Na modul je potřeba dílek modulu, na základnu dílek základny. Stavět smíte, i když to nic nevynese.
pandorum-rule-PD-19 = Pak každá karta platí podle svého textu. Nový objekt se sám za sebe nepočítá a těžba neplatí za hexy s objektem.
pandorum-rule-PD-20 = Těžba počítá sousední volné hexy svého terénu; generátory vaše sousední objekty; logistika vaše objekty na terénu toho nového; laboratoře vaše sousední moduly, sousední základny, nebo objekty vedle přistávací plochy.
pandorum-rule-PD-20-ruling = Čerpadlo magmatu, karta vzniklá tady, počítá sousední sopky. Centrální laboratoř počítá jen vaše objekty.
pandorum-rule-PD-21 = Síťová obrana počítá vaše objekty na jednom paprsku podle vaší volby; cizí objekty, sopky a plocha ho ukončují. Kupolová počítá vaše objekty vedle jedné sousední skupiny sopek. Seismická počítá sopky na přímkách mezi tímto místem a vašimi objekty, neleží-li na přímce cizí objekt ani plocha. Vnější počítá objekty na okraji.
pandorum-rule-PD-21-ruling = U více skupin sopek si jednu zvolíte. Žádný objekt ani sopka se nepočítá dvakrát. Vnější obrana počítá jen vaše objekty.
pandorum-rule-PD-22 = Za systémy platí majitelé sousedních objektů, ne bank. Na přání se systémy vynechají.
pandorum-rule-PD-22-ruling = Nikdo neplatí víc, než má. Bloky systémů zůstávají v balíčku, i když se systémy vynechají.
pandorum-rule-PD-23 = Blok platí 2 quidy; nebo, postavený spolu s kartou, kterou uvádí, zdvojnásobí její platbu a sám neplatí nic.
pandorum-rule-PD-23-ruling = Blok uvádí druh karet. Co udělá a kterou kartu zdvojnásobí, volíte vy. Za zdvojnásobený systém platí majitelé. Dva bloky se navzájem nezdvojnásobí.
pandorum-rule-PD-24 = Po stavbě jdou karty na místa harvesteru: do přídě, trupu nebo nákladu. Karty se už nepřesouvají.
pandorum-rule-PD-24-ruling = Na místo musí každá karta. Příď a trup berou jen tolik, kolik potřebují, náklad kolik chcete.
pandorum-rule-PD-25 = Karty použité přídě opouštějí hru. Nabitý trup funguje do konce hry.
pandorum-rule-PD-25-ruling = Použitá příď další karty nepřijímá. Na přání ji lze nabít znovu.
pandorum-rule-PD-26 = Karty pro dvojici a trojici mají různé názvy a splňují podmínky. Skok nahrazuje jen přímku. Karta náhrady je z balíčku nebo z trhu, nikdy ta právě odložená, a smí se s ní stavět; pohyb ale musel být možný i bez ní. Příď se při použití vyprázdní, dřív než se karty té stavby rozloží, a znovu funguje nejdřív v dalším tahu.
pandorum-rule-PD-27 = Když někdo postaví poslední objekt, všichni ostatní mají ještě jeden tah. Na přání stačí, aby došly moduly nebo základny.
pandorum-rule-PD-27-ruling = Poslední objekt postavený v těchto tazích další tah nepřidá.
pandorum-rule-PD-28 = Pak platí náklad: v každé barvě dostane ten, kdo má víc karet než každý soupeř, 1 quid za každou z nich.
pandorum-rule-PD-29 = Vítězí, kdo má nejvíc quidů; při shodě ten, komu zbyly dílky; je-li i tam shoda, o vítězství se dělí.
pandorum-rule-PD-29-ruling = Při shodě vyhrává víc zbylých dílků; moduly a základny se počítají stejně.
pandorum-rule-PD-30 = Hra končí i tehdy, když všichni po sobě museli vynechat, nebo když dvacet kol nikdo nestavěl.
pandorum-rule-PD-31 = Ruce jsou tajné; co bylo vzato z trhu, znají všichni, dokud se to nezahraje. Peníze, místa, dílky a počet karet v ruce jsou veřejné.

## Terminal

# Headings of the table drawn with letters; there is little room.
pandorum-sketch-quids = Quidy
pandorum-sketch-cards = Karty
# Above: modules and bases left to build, as 10+5.
pandorum-sketch-pieces = Zbývá
pandorum-sketch-nose = Příď
pandorum-sketch-hull = Trup
pandorum-sketch-cargo = Náklad
pandorum-sketch-market = Trh
# Cards of a hand that everybody knows.
pandorum-sketch-known = Známé
pandorum-sketch-hand = Ruka
# $deck: cards in the deck; $barren: rounds without building, of $limit that end the game.
pandorum-sketch-piles =
    { $barren ->
        [0] Balíček: { $deck }
       *[other] Balíček: { $deck }, kol bez stavby: { $barren } z { $limit }
    }
pandorum-sketch-last-turns = Balíček: { $deck }; poslední tahy
pandorum-sketch-over = Konec hry

## On the page

# Name of the map, for screen readers.
pandorum-planet = Planeta
# One letter on every hex; it should be the first letter of the terrain, and the five must differ.
pandorum-terrain-letter =
    { $terrain ->
        [craters] K
        [mountains] H
        [wasteland] P
        [volcano] S
       *[pad] PP
    }
# A kind of terrain, as part of a list.
pandorum-terrain =
    { $terrain ->
        [craters] krátery
        [mountains] hory
        [wasteland] pustina
        [volcano] sopka
       *[pad] přistávací plocha
    }
# A kind of card.
pandorum-kind =
    { $kind ->
        [mining] těžba
        [generator] generátor
        [logistics] logistika
        [laboratory] laboratoř
        [defence] obrana
        [system] systém
       *[block] blok
    }
# $name: of a nose or hull, as in “jump”.
pandorum-upgrade =
    { $slot ->
        [nose] Příď „{ $name }“
       *[hull] Trup „{ $name }“
    }
# What a nose or hull does once it is charged.
pandorum-nose-twin-text = Jednou: modul ze dvou karet.
pandorum-nose-triple-text = Jednou: základna ze tří karet.
pandorum-nose-jump-text = Jednou: na libovolný hex kromě sopky.
pandorum-nose-waiver-text = Jednou: jedna karta nemusí splnit podmínku.
pandorum-hull-free-text = Pohyb bez odložení karty.
pandorum-hull-third-text = Tři karty místo dvou.
pandorum-hull-overflight-text = Přelet nad sopkami.
pandorum-hull-rebate-text = Karta po odložení za pohyb.
# Name of the buttons beside the map, for screen readers.
pandorum-zoom = Blíž a dál
pandorum-zoom-in = Blíž
pandorum-zoom-out = Dál
pandorum-zoom-whole = Celá planeta
# For screen readers and under the pointer. $terrain: a word; $name: whose object stands there.
pandorum-hex =
    { $piece ->
        [module] { $hex }, { $terrain }, modul: { $name }.
        [base] { $hex }, { $terrain }, základna: { $name }.
       *[none] { $hex }, { $terrain }.
    }
# $names: a list of the players whose harvesters stand on the hex.
pandorum-hex-harvesters =
    { $count ->
        [one] Harvester: { $names }.
       *[other] Harvestery: { $names }.
    }
# What going to a hex would do. $way: line, jump (uses the nose) or nose (builds with it); $cards: a list of one to three; $pays: quids.
pandorum-would-build =
    { $way ->
        [jump] { $piece ->
            [base] Můžete sem skočit a postavit základnu ({ $cards }): výnos { $pays }.
           *[module] Můžete sem skočit a postavit modul ({ $cards }): výnos { $pays }.
        }
        [nose] { $piece ->
            [base] Můžete tu s přídí postavit základnu ({ $cards }): výnos { $pays }.
           *[module] Můžete tu s přídí postavit modul ({ $cards }): výnos { $pays }.
        }
       *[line] { $piece ->
            [base] Můžete tu postavit základnu ({ $cards }): výnos { $pays }.
           *[module] Můžete tu postavit modul ({ $cards }): výnos { $pays }.
        }
    }
# $name: the owner of the object there.
pandorum-would-fee =
    { $way ->
        [jump] Můžete sem skočit: { $fee ->
            [one] { $fee } quid
            [few] { $fee } quidy
           *[other] { $fee } quidů
        }, dostává { $name }.
       *[line] Můžete se sem přesunout: { $fee ->
            [one] { $fee } quid
            [few] { $fee } quidy
           *[other] { $fee } quidů
        }, dostává { $name }.
    }
pandorum-would-stop =
    { $way ->
        [jump] Můžete sem skočit; nic se nestane.
       *[line] Můžete se sem přesunout; nic se nestane.
    }
# After one of the three above, while a card is still to be discarded for the move.
pandorum-after-discard = Nejdřív odložte kartu.
pandorum-would-ray =
    Tento paprsek vynáší { $pays ->
        [one] { $pays } quid
        [few] { $pays } quidy
       *[other] { $pays } quidů
    }.
pandorum-would-volcano =
    Tyto sopky vynášejí { $pays ->
        [one] { $pays } quid
        [few] { $pays } quidy
       *[other] { $pays } quidů
    }.
# A button: the harvester goes to the hex that was picked.
pandorum-go = Přesunout se tam
# The same for a card that was picked: discard it, or draw it from the market. There is little room.
pandorum-do-discard = Odložit a pohnout se
pandorum-do-draw = Vzít
# A turn that is proposed as a whole. Its parts: the card that goes for the move, what is built. There is little room.
pandorum-turn-discard = Odložit
pandorum-turn-build = Postavit
# For screen readers: where a card goes after the building.
pandorum-turn-slot = Kam s kartou { $card }
# Its heading where nothing is built, and where a card is drawn before the harvester goes.
pandorum-turn-go =
    { $way ->
        [jump] Skok na { $hex }
       *[line] Přesun na { $hex }
    }
pandorum-turn-rebate = Odložit kartu, pak si jednu vzít
# The button that makes it. There is little room.
pandorum-turn-do =
    { $does ->
        [module] Postavit modul
        [base] Postavit základnu
        [fee] Přesun a zaplatit { $fee }
        [discard] Odložit a vzít
       *[go] Přesunout se tam
    }
# The button that goes there and then asks one thing after another.
pandorum-turn-steps = Po krocích
# For screen readers: what a card in hand is for in the proposed turn.
pandorum-card-role =
    { $role ->
        [discard] { $card }, k odložení
       *[build] { $card }, ke stavbě
    }
# What a hex would pay if this card were discarded for the move.
pandorum-would-pay = Bez karty { $card } tu můžete stavět: výnos { $pays }.
# Name of the place with the deck and the open stacks, for screen readers.
pandorum-market = Balíček a trh
pandorum-deck =
    { $count ->
        [0] Balíček je prázdný.
        [one] Balíček: { $count } karta
        [few] Balíček: { $count } karty
       *[other] Balíček: { $count } karet
    }
# An open stack, for screen readers. $count: how many cards.
pandorum-stack =
    { $count ->
        [one] { $card } na trhu
        [few] { $card } na trhu, { $count } karty
       *[other] { $card } na trhu, { $count } karet
    }
pandorum-hand = Vaše ruka
# For screen readers. It was drawn from the market, so everybody knows it.
pandorum-card-known = { $card }, znají ji všichni
# For screen readers: like cards of your hand. $count: how many; $known: how many of them were drawn from the market.
pandorum-cards-alike =
    { $known ->
        [0] { $card }, { $count ->
            [few] { $count } karty
           *[other] { $count } karet
        }
       *[other] { $card }, { $count ->
            [few] { $count } karty
           *[other] { $count } karet
        }, všichni znají: { $known }
    }
# Beside a card of your hand that everybody knows.
pandorum-known = Všichni viděli, jak jste ji brali.
# Another player's hand. $known: how many of the cards are known; $cards: which, as a list.
pandorum-hand-of =
    { $known ->
        [0] { $count ->
            [one] { $count } karta v ruce
            [few] { $count } karty v ruce
           *[other] { $count } karet v ruce
        }
       *[other] { $count ->
            [one] { $count } karta v ruce
            [few] { $count } karty v ruce
           *[other] { $count } karet v ruce
        }; známé: { $cards }
    }
# Where a card can be built.
pandorum-condition =
    { $volcano ->
        [yes] { $terrain ->
            [craters] krátery u sopky
            [mountains] hory u sopky
            [wasteland] pustina u sopky
           *[any] libovolný terén u sopky
        }
       *[no] { $terrain ->
            [craters] jen krátery
            [mountains] jen hory
            [wasteland] jen pustina
           *[any] libovolný terén
        }
    }
# The whole text of a card. $where: as above; $pays: the payout, a sentence.
pandorum-card-sentence = { $card } ({ $where }): { $pays }
# Name of the panel beside the map, for screen readers.
pandorum-panel = Co se volí nebo staví
# A list of signs and their meaning.
pandorum-legend = Značky
pandorum-harvester = harvester
# Where and what is being built; $piece is none until it is chosen.
pandorum-site =
    { $piece ->
        [module] { $nose ->
            [yes] Modul na { $hex }, s přídí
           *[no] Modul na { $hex }
        }
        [base] { $nose ->
            [yes] Základna na { $hex }, s přídí
           *[no] Základna na { $hex }
        }
       *[none] Stavba na { $hex }
    }
pandorum-quids =
    { $count ->
        [one] { $count } quid
        [few] { $count } quidy
       *[other] { $count } quidů
    }
pandorum-modules-left =
    { $count ->
        [one] Zbývá { $count } modul
        [few] Zbývají { $count } moduly
       *[other] Zbývá { $count } modulů
    }
pandorum-bases-left =
    { $count ->
        [one] Zbývá { $count } základna
        [few] Zbývají { $count } základny
       *[other] Zbývá { $count } základen
    }
# Beside the name of a player who has one more turn. There is little room.
pandorum-last-turn = poslední tah
# Under the pointer: a click on a player's name tells all about them.
pandorum-tell = Vše o hráči: { $name }
# $name: of the nose or hull; $count of $needs cards.
pandorum-upgrade-state =
    { $state ->
        [used] { $name }: použito
        [works] { $name }: nabito
       *[charging] { $name }: karty { $count } z { $needs }
    }
# For screen readers.
pandorum-slot-filled = karty { $count } z { $needs }
pandorum-slot-cargo = Náklad
pandorum-slot-cargo-text = Na konci quid za každou kartu v každé barvě, kde jich máte víc než každý soupeř.
# For screen readers. $kind: a word.
pandorum-slot-loaded = { $kind }: v nákladu { $count }
pandorum-cargo-empty = Žádný náklad
# $kind: a word; leads: more of it than anybody else.
pandorum-cargo-of =
    { $leads ->
        [yes] Náklad, { $kind }: { $count }, nejvíc ze všech
       *[no] Náklad, { $kind }: { $count }
    }
# In a corner of the map, from the tenth round without building on.
pandorum-barren = Kol bez stavby: { $rounds }; při { $limit } hra končí.
# Heading in the end screen: what the cargo brought.
pandorum-reckoning = Náklad
# Heading of its last column. There is little room.
pandorum-reckoning-sum = Quidy
# Headings of the list of components.
pandorum-components-cards = Karty
pandorum-components-parts = Plán
pandorum-components-harvesters = Harvestery
pandorum-copies =
    { $count ->
        [one] { $count } kus
        [few] { $count } kusy
       *[other] { $count } kusů
    }
# $number: 1 to 7; the first is the middle.
pandorum-part-centre = Střed
pandorum-part = Část { $number }
pandorum-keys-market = Na balíček nebo sloupec trhu
pandorum-keys-hand = Do ruky
pandorum-keys-map = Na planetu
pandorum-keys-walk = Z hexu na hex, z karty na kartu
pandorum-keys-lit = Na další dostupný hex
pandorum-keys-choose = Zvednout kartu, vzít, navrhnout tah na hex
pandorum-keys-panel = Na volbu v panelu
pandorum-keys-zoom = Blíž, dál, celá planeta
pandorum-keys-back = Odložit, co je vybráno
# About the edition: where the components come from.
pandorum-edition = Pravidla jmenují druhy karet a to, co počítají, ale jejich obrázky se ztratily. Plán, počty kusů, podmínky a většina částek vznikly tady tak, aby odpovídaly všemu, co říkají; níže je vše označené. Kresby jsou naše vlastní.

## At a glance, notes for newcomers, words explained

pandorum-goal = nejvíc quidů, až někdo postaví všechny své dílky.
pandorum-glance-either = Buď brát
pandorum-glance-draw = dvě karty, každou z balíčku nebo z trhu.
pandorum-glance-or = Nebo jet a stavět
pandorum-glance-discard = Odložte kartu na trh.
pandorum-glance-go = Jeďte po přímce, jak daleko chcete, ne přes sopky.
pandorum-glance-build = Na prázdném hexu musíte stavět: jedna karta je modul, dvě různé základna. Terén musí vyhovovat každé kartě.
pandorum-glance-pay = Každá karta vám jednou, hned teď, vyplatí quidy.
pandorum-glance-slot = Pak kartu uložte do harvesteru.
pandorum-glance-ways = Za co karty platí: jedenáct způsobů
# What a card counts. There is little room.
pandorum-way =
    { $count ->
        [free_adjacent] volné sousední hexy jejího terénu
        [adjacent_volcanoes] sousední sopky
        [own_adjacent] vaše sousední objekty
        [own_on_terrain] vaše objekty na stejném terénu
        [own_by_pad] vaše objekty u přistávací plochy
        [own_on_ray] vaše objekty na jednom přímém paprsku
        [own_by_volcanoes] vaše objekty kolem jedné skupiny sopek
        [volcanoes_between] sopky mezi ní a vašimi objekty
        [own_on_edge] vaše objekty na okraji
        [rivals_adjacent] cizí sousední objekty; platí soupeři
       *[block] 2 quidy, nebo zdvojnásobí kartu svého druhu
    }
pandorum-glance-nose = Příď: plná dá jednou zvláštní schopnost.
pandorum-glance-hull = Trup: potřebuje víc karet, ale funguje do konce hry.
pandorum-glance-cargo = Náklad: na konci 1 quid za kartu v každé barvě, kde jich máte víc než každý soupeř.
pandorum-glance-fee = Zastávka na cizím objektu: za modul platíte 1, za základnu 2.
pandorum-glance-end = Někdo postaví poslední dílek: ostatní mají ještě jeden tah.
pandorum-first-turn = Vezměte si dvě karty, nebo jednu odložte, pohněte harvesterem a stavte. Vyberte svítící hex: dostanete návrh celého tahu, který můžete změnit.
pandorum-first-built = Byl postaven objekt a jeho karta jednou, teď, platí. Kolik, závisí na okolí.
pandorum-first-slot = Karta, s níž jste stavěli, jde do harvesteru: příď a trup dají schopnost, když jsou plné, náklad může vynést na konci.
pandorum-first-charged = Vylepšení je nabité. Příď lze použít jednou, od příštího tahu; trup funguje do konce hry.
pandorum-first-fee = Zastávka na cizím objektu stojí peníze: 1 quid za modul, 2 za základnu.
pandorum-first-took = Za kartu systému platí majitelé sousedních objektů, ne bank.
pandorum-first-block = Blok platí 2 quidy, nebo zdvojnásobí kartu svého druhu postavenou spolu s ním. Volba je na vás.
pandorum-first-last = Poslední objekt hráče stojí: ostatní mají ještě jeden tah, pak platí náklad.
# The forms of a word in which the texts use it, separated by commas; … stands for any ending. What it means is shown beside it.
pandorum-term-quid = quid…
pandorum-term-quid-means = Peníze hry. Vítězí, kdo jich má nejvíc.
pandorum-term-object = objekt…
pandorum-term-object-means = Modul nebo základna, které stojí na planetě.
pandorum-term-module = modul…
pandorum-term-module-means = Malý objekt z jedné karty. Počítá se méně než základna.
pandorum-term-base = základn…, základen
pandorum-term-base-means = Velký objekt ze dvou karet různých názvů.
pandorum-term-market = trh, trhu
pandorum-term-market-means = Odkryté karty vedle balíčku. Karty jednoho názvu leží v jednom sloupci.
pandorum-term-nose = příď, přídě, přídí, přídi
pandorum-term-nose-means = První místo harvesteru. Naplněná kartami dá schopnost, která se použije jednou.
pandorum-term-hull = trup…
pandorum-term-hull-means = Druhé místo harvesteru. Naplněný kartami funguje do konce hry.
pandorum-term-cargo = náklad, nákladu
pandorum-term-cargo-means = Třetí místo harvesteru, bez omezení. Platí na konci v každé barvě, které máte víc než každý jiný.
pandorum-term-slot = místa harvesteru, místo harvesteru
pandorum-term-slot-means = Prostor pro karty na harvesteru: příď, trup, nebo náklad.
pandorum-term-block = blok…
pandorum-term-block-means = Oranžová karta: 2 quidy, nebo zdvojnásobí kartu druhu, který uvádí.
pandorum-term-adjacent = sousedn…
pandorum-term-adjacent-means = Na některém ze šesti hexů, které se tohoto dotýkají.

## Worked examples

pandorum-example-turns = Čtyři tahy: modul, dvě dobrané karty, základna vedle modulu a zastávka, za kterou se platí.
pandorum-example-dome = Kupole z pravidel: dva moduly a základna vedle sopky vynesou 1 + 1 + 2.

## Why a move is better

# $better is what was counted on average after the better move, $played after the one that was played.
pandorum-fact-mine = Lepší tah vynese během dvou kol { $better } { $better ->
        [one] quid
        [few] quidy
        [many] quidu
       *[other] quidů
    }, druhý { $played }.
pandorum-fact-theirs = Po lepším tahu vydělá { $seat } během dvou kol { $better } { $better ->
        [one] quid
        [few] quidy
        [many] quidu
       *[other] quidů
    }, po druhém { $played }.
pandorum-fact-now = Lepší tah vynese hned { $better } { $better ->
        [one] quid
        [few] quidy
        [many] quidu
       *[other] quidů
    }, druhý { $played }.
pandorum-fact-built = S lepším tahem se během dvou kol postaví { $better } { $better ->
        [one] objekt
        [few] objekty
        [many] objektu
       *[other] objektů
    }, s druhým { $played }.
pandorum-fact-paid = Lepší tah zaplatí soupeřům během dvou kol { $better } { $better ->
        [one] quid
        [few] quidy
        [many] quidu
       *[other] quidů
    }, druhý { $played }.
pandorum-fact-cards = Po lepším tahu zůstane v ruce { $better } { $better ->
        [one] karta
        [few] karty
        [many] karty
       *[other] karet
    }, po druhém { $played }.

## What the tutor says before it names a move: where to look, and which kind of move

pandorum-clue-market = Podívejte se na trh a na to, co vám v ruce chybí.
pandorum-clue-deck = Vezměte si kartu z balíčku.
# $kind: the kind of the card.
pandorum-clue-take = Vezměte kartu tohoto druhu: { $kind }.
pandorum-clue-cards = Podívejte se na své karty a na to, kde něco vynesou.
pandorum-clue-build = { $piece ->
    [module] Přesuňte se a postavte modul.
   *[base] Přesuňte se a postavte základnu.
}
pandorum-clue-fly = Přesuňte se a nestavte.
pandorum-clue-card = Podívejte se, kolik tu která karta vynese.
pandorum-clue-ray = Podívejte se do všech šesti směrů.
pandorum-clue-volcano = Podívejte se na skupiny sopek.
pandorum-clue-double = Podívejte se, kterou kartu se vyplatí zdvojit.
pandorum-clue-two = Porovnejte quidy hned se zdvojením karty.
pandorum-clue-slot = Podívejte se na místa svého harvesteru.

# What is wrong with an edition of one's own.
pandorum-edition-rings = musí to být tři texty o 2, 3 a 4 písmenech
pandorum-edition-ring = { $found }: počet písmen musí být { $size }, a to z { $letters }
pandorum-edition-parts = kolem středu je { $due } dílů plánu, zde { $count }
pandorum-edition-closed = sopky ze všech stran plochy nenechávají žádnou cestu ven
pandorum-edition-volcanoes = sopek je { $count }, možných je nejvýše { $most }
pandorum-edition-no-terrain =
    { $terrain ->
        [craters] krátery nejsou na žádném hexu
        [mountains] hory nejsou na žádném hexu
        [wasteland] pustina není na žádném hexu
       *[volcano] sopka není na žádném hexu
    }
pandorum-edition-boards = desek harvestorů je { $due }, zde { $count }
pandorum-edition-upgrade = podle majitelů je každý druh jednou; „{ $kind }“ je zde { $count }krát
pandorum-edition-count = karty druhu „{ $kind }“ počítají { $known }, ne { $count }
pandorum-edition-book-name = název této karty je z pravidel
pandorum-edition-mining = těžebních karet je { $count }, to je málo: čtyřem hráčům se rozdává { $due }
pandorum-edition-few = karet kromě těžebních a systémových je { $count }, to je málo: do rukou a na trh jich jde { $due }
pandorum-edition-blocks = druh „{ $kind }“ zdvojuje více bloků ({ $count }); každý má mít svůj druh

# In the workshop: fields of an entry, and what is shown of it.
pandorum-field-title = Název
pandorum-field-kind = Druh
pandorum-field-copies = Počet karet
pandorum-field-terrain = Terén
pandorum-field-volcano = Sopka
pandorum-field-payout_count = Co se počítá
pandorum-field-payout_terrain = Který terén se počítá
pandorum-field-payout_doubles = Který druh zdvojuje
pandorum-field-payout_each = Quidů za každé
pandorum-field-payout_module = Quidů za modul
pandorum-field-payout_base = Quidů za základnu
pandorum-field-payout_plus = Quidů navíc
pandorum-field-payout_pays = Quidů sama o sobě
pandorum-field-ring = Pole kolem plochy
pandorum-field-rings = Pole řady
pandorum-field-players = Hráči
pandorum-field-modules = Moduly
pandorum-field-bases = Základny
pandorum-field-value = Hodnota
pandorum-field-count = Kolik
pandorum-components-tokens = Figurky a quidy
pandorum-workshop-pieces = Každému z { $players } hráčů
pandorum-workshop-any = kterýkoli
pandorum-workshop-volcano =
    { $volcano ->
        [yes] musí být vedle
       *[no] není nutná
    }
pandorum-workshop-counts =
    { $count ->
        [free_adjacent] sousední pole bez objektu
        [adjacent_volcanoes] sousední sopky
        [own_adjacent] vlastní sousední objekty
        [own_on_terrain] vlastní objekty na stejném terénu
        [own_by_pad] vlastní objekty u přistávací plochy
        [own_on_ray] vlastní objekty na jednom paprsku
        [own_by_volcanoes] vlastní objekty u skupiny sopek
        [volcanoes_between] sopky na přímce k vlastnímu objektu
        [own_on_edge] vlastní objekty na okraji
        [rivals_adjacent] sousední objekty soupeřů
       *[block] zdvojuje jeden druh karet
    }
pandorum-workshop-brush = Vyberte terén a klikejte na pole. Klávesnicí: šipky a číslo terénu.
pandorum-workshop-map = Mapa tohoto vydání
pandorum-workshop-hex = Řada { $row }: { $terrain }
