### Panda Spin

pandaspin-title = Rok pandy
pandaspin-sentence = Přebíjejte si navzájem nabídky: přebité karty se vracejí otočené a silnější. Zbavte se všech a sbírejte bambus.

## Cards and figures

# 二 is the highest value; it is written so everywhere.
pandaspin-suit =
    { $suit ->
        [fire] oheň
        [metal] kov
        [water] voda
        [earth] země
       *[wood] dřevo
    }
# A white card by its suit and value; some show a panda.
pandaspin-card =
    { $suit ->
        [fire] oheň
        [metal] kov
        [water] voda
        [earth] země
       *[wood] dřevo
    } { $value }{ $symbol ->
        [panda] { " " }+ panda
       *[none] { "" }
    }
# A turned card by its suit and white value; $shows: what counts now.
pandaspin-card-turned =
    { $suit ->
        [fire] oheň
        [metal] kov
        [water] voda
        [earth] země
       *[wood] dřevo
    } { $value } → { $shows }{ $symbol ->
        [water] { " " }+ voda
        [bamboo] { " " }+ bambus
        [fire] { " " }+ oheň
        [panda] { " " }+ panda
       *[none] { "" }
    }
pandaspin-card-element =
    { $suit ->
        [fire] živel „oheň“
        [metal] živel „kov“
        [water] živel „voda“
        [earth] živel „země“
       *[wood] živel „dřevo“
    }
# Inside a sentence. $values: the values it has, such as 5 6 7.
pandaspin-figure =
    { $kind ->
        [single] „jedna karta { $values }“
        [set] „sada { $values }“
        [run] „postupka { $values }“
        [formation] „formace { $values }“
       *[bomb] „bomba { $values }“
    }

## Moves

# $figure: as above.
pandaspin-move-figure = Zahrát: { $figure }
pandaspin-move-card = Použít kartu: { $card }
pandaspin-move-enough = Zbytek nechat na žolících
pandaspin-move-element =
    { $suit ->
        [fire] Vyhrát štych živlem „oheň“
        [metal] Vyhrát štych živlem „kov“
        [water] Vyhrát štych živlem „voda“
        [earth] Vyhrát štych živlem „země“
       *[wood] Vyhrát štych živlem „dřevo“
    }
pandaspin-move-shed =
    { $suit ->
        [fire] Odhodit živel „oheň“
        [metal] Odhodit živel „kov“
        [water] Odhodit živel „voda“
        [earth] Odhodit živel „země“
       *[wood] Odhodit živel „dřevo“
    }
pandaspin-move-pass = Pasovat
pandaspin-move-bamboo = Bambus: vzít si bod
pandaspin-move-fire = Oheň: odhodit { $card }
pandaspin-move-hungry = Hladová panda: vzít soupeři bod
# $card: the card as it will be.
pandaspin-move-spin = Pandí otočka: otočit { $card }
pandaspin-move-ignore = Symboly nevyužít

## What is asked

pandaspin-prompt-lead = Vynášíte do štychu: zahrajte jednu kartu nebo jinou figuru.
pandaspin-prompt-wait-lead = Do nového štychu vynáší { $seat }.
# $figure: the highest bid, by $other.
pandaspin-prompt-follow = Přebijte nabídku { $figure } (hráč { $other }), nebo pasujte.
pandaspin-prompt-wait-follow =
    { $you ->
        [other] { $seat } má přebít vaši nabídku { $figure }, nebo pasovat.
       *[none] { $seat } má přebít nabídku { $figure } (hráč { $other }), nebo pasovat.
    }
pandaspin-prompt-cards = Z kterých karet složíte nabídku { $figure }?
pandaspin-prompt-wait-cards = { $seat } vybírá karty pro nabídku { $figure }.
pandaspin-prompt-effects = Využijte symboly zahraných karet, nebo je nechte být.
pandaspin-prompt-wait-effects = { $seat } využívá symboly právě zahraných karet.

## What happened

# $suits: a list of the words above.
pandaspin-event-suits =
    { $mood ->
        [hungry] Ve hře: { $suits }. Nálada: hladová panda.
       *[spin] Ve hře: { $suits }. Nálada: pandí otočka.
    }
pandaspin-event-dealt =
    { $you ->
        [seat] Kolo { $round }: karty jsou rozdané. Začínáte.
       *[none] Kolo { $round }: karty jsou rozdané. Začíná { $seat }.
    }
# $cards: a list; $jokers: values such as 5 6, $count of them.
pandaspin-event-bid =
    { $you ->
        [seat] Hrajete
       *[none] { $seat } hraje
    } { $count ->
        [0] { $figure }: { $cards }.
        [one] { $figure }: { $cards }; žolík { $jokers }.
       *[other] { $figure }: { $cards }; žolíci { $jokers }.
    }
# $to: where the cards played to this trick go.
pandaspin-event-passed =
    { $you ->
        [seat] { $to ->
            [hand] Pasujete a berete si zpět otočené: { $cards }.
            [discard] Pasujete a odhazujete: { $cards }.
           *[none] Pasujete.
        }
       *[none] { $to ->
            [hand] { $seat } pasuje a bere si zpět otočené: { $cards }.
            [discard] { $seat } pasuje a odhazuje: { $cards }.
           *[none] { $seat } pasuje.
        }
    }
pandaspin-event-element =
    { $count ->
        [one] { $seat } hraje { $card }, dobírá { $count } kartu a vyhrává štych.
        [few] { $seat } hraje { $card }, dobírá { $count } karty a vyhrává štych.
       *[other] { $seat } hraje { $card }, dobírá { $count } karet a vyhrává štych.
    }
# $cards: the cards drawn, as a list.
pandaspin-event-you-element =
    { $count ->
        [0] Hrajete { $card } a vyhráváte štych.
       *[other] Hrajete { $card }, vyhráváte štych a dobíráte: { $cards }.
    }
pandaspin-event-shed =
    { $you ->
        [seat] Odhazujete bez účinku: { $cards }.
       *[none] { $seat } odhazuje bez účinku: { $cards }.
    }
pandaspin-event-bamboo =
    { $you ->
        [seat] Berete si bod za bambus.
       *[none] { $seat } si bere bod za bambus.
    }
pandaspin-event-hungry =
    { $you ->
        [seat] Hladová panda: berete bod. Přichází o něj { $other }.
        [other] Hladová panda: { $seat } bere bod. Přicházíte o něj vy.
       *[none] Hladová panda: { $seat } bere bod. Přichází o něj { $other }.
    }
pandaspin-event-fire =
    { $you ->
        [seat] Oheň: odhazujete kartu { $card }.
       *[none] Oheň: { $seat } odhazuje kartu { $card }.
    }
pandaspin-event-spin = { $seat } otáčí kartu v ruce.
pandaspin-event-you-spin = Otáčíte kartu: { $card }.
pandaspin-event-trick =
    { $you ->
        [seat] Vyhráváte štych.
       *[none] { $seat } vyhrává štych.
    }
# $seats: $count names.
pandaspin-event-out =
    { $count ->
        [one] { $you ->
            [seats] Jste bez karet, slavné vystoupení. Body: +{ $points }.
           *[none] { $seats }: bez karet, slavné vystoupení. Body: +{ $points }.
        }
       *[other] { $seats }: bez karet, slavné vystoupení. Body pro každého: +{ $points }.
    }
# Part of the next sentence.
pandaspin-standing = { $seat } { $points }
# $standings: a list of those.
pandaspin-event-scored = Kolo { $round } končí. Body: { $standings }.
pandaspin-event-won =
    { $you ->
        [seat] Vítězíte.
       *[none] { $seat } vítězí.
    }

## How it ended

pandaspin-result =
    { $by ->
        [tie] Stejně bodů ({ $points }), ale v posledním kole dřív bez karet.
       *[points] Nejvíc bodů: { $points }.
    }

## Why a move is refused

pandaspin-illegal-over = Partie skončila.
pandaspin-illegal-not-your-turn = Na tahu je { $seat }.
pandaspin-illegal-not-in-hand = V ruce nemáte touto stranou nahoru: { $card }.
pandaspin-illegal-declare-first = Nejdřív řekněte, jakou figuru hrajete; karty přijdou potom.
pandaspin-illegal-no-symbols = Symboly se využívají hned po nabídce a teď žádný nezbývá.
pandaspin-illegal-must-lead = Vynášíte do štychu, takže musíte zahrát figuru.
# $high: the highest bid.
pandaspin-illegal-over-bomb = Na stole leží { $high } a bombu přebije jen větší bomba.
pandaspin-illegal-bomb-too-low = { $figure } nepřebíjí nabídku { $high }: větší bomba má víc hodnot, nebo stejný počet vyšších.
# $elements: whether element cards are in the game (on, off).
pandaspin-illegal-wrong-kind = { $figure } nepřebíjí nabídku { $high }: je potřeba { $elements ->
        [on] stejná figura, bomba nebo karta živlu.
       *[off] stejná figura nebo bomba.
    }
# $size, $wanted: how many values the two figures have.
pandaspin-illegal-wrong-size = { $figure } má { $size ->
        [one] { $size } hodnotu
        [few] { $size } hodnoty
       *[other] { $size } hodnot
    }, ale nabídku { $high } přebíjí stejný počet hodnot: { $wanted }.
pandaspin-illegal-wrong-shape = { $figure } má jiný tvar než { $high } a u tohoto stolu musí být stejný.
pandaspin-illegal-too-low = { $figure } není vyšší než { $high }.
pandaspin-illegal-bomb-water = { $figure } by vyšla jen s žolíkem a voda se v bombě nepočítá. Žolík platí v sadě, ne v bombě.
pandaspin-illegal-cannot-make = Z vašich karet nelze složit { $figure } tak, aby se využily všechny jejich hodnoty.
pandaspin-illegal-no-reading = Z těchto karet nevychází figura, kterou teď můžete zahrát.
pandaspin-illegal-two-in-run = 二 v postupce nikdy nestojí.
pandaspin-illegal-run-length = Postupka má dvě až pět hodnot za sebou.
pandaspin-illegal-not-enough = Vybrané karty ani s žolíky ještě netvoří nabídku { $figure }.
pandaspin-illegal-picking-now = Ohlásili jste { $figure }: vyberte karty.
pandaspin-illegal-card-order = Karty se vybírají v pořadí barev a bílých hodnot; tato stojí před už vybranou: { $card }.
pandaspin-illegal-card-value = V nabídce { $figure } není hodnota této karty: { $card }.
pandaspin-illegal-card-spoils = S touto kartou ({ $card }) už ze zbylých nelze složit { $figure }.
pandaspin-illegal-element-lead = Štych se nezačíná kartou živlu.
pandaspin-illegal-element-bomb = Karta živlu bombu nepřebíjí.
pandaspin-illegal-condition =
    { $suit ->
        [water] { $card }: nejvyšší nabídka musí mít aspoň tři hodnoty.
        [wood] { $card }: v tomto štychu musí být zahraná karta s 二 nebo A.
        [fire] { $card }: v ruce smíte mít nejvýš sedm karet včetně této.
        [metal] { $card }: někdo musí mít v tomto štychu zahrané bílé i modré karty.
       *[earth] { $card }: v tomto štychu musí být zahraný symbol pandy.
    }
pandaspin-illegal-effects-now = Nejdřív vyřešte symboly zahraných karet.
pandaspin-illegal-no-bamboo = Žádný nevyužitý bambus nezbývá.
pandaspin-illegal-no-fire = Žádný nevyužitý oheň nezbývá.
pandaspin-illegal-no-panda = Žádná nevyužitá panda nezbývá.
pandaspin-illegal-mood-hungry = V této partii je nálada „hladová panda“: bere body a karty neotáčí.
pandaspin-illegal-mood-spin = V této partii je nálada „pandí otočka“: otáčí karty a body nebere.
pandaspin-illegal-panda-leads = Do tohoto štychu jste vynesli vy: před vaší nabídkou není komu bod vzít.
pandaspin-illegal-nothing-to-take = { $seat } nemá žádný bod, který by šlo vzít.
pandaspin-illegal-already-turned = Tato karta už je otočená: { $card }.

## Options

pandaspin-option-mood = Pandí nálada
pandaspin-option-mood-random = náhodná
pandaspin-option-mood-hungry = hladová panda: bere body
pandaspin-option-mood-spin = pandí otočka: otáčí karty
pandaspin-option-suits = Barvy ve hře
pandaspin-option-suits-drawn = losují se
pandaspin-option-suits-FMW = oheň, kov, voda
pandaspin-option-suits-FME = oheň, kov, země
pandaspin-option-suits-FMD = oheň, kov, dřevo
pandaspin-option-suits-FWE = oheň, voda, země
pandaspin-option-suits-FWD = oheň, voda, dřevo
pandaspin-option-suits-FED = oheň, země, dřevo
pandaspin-option-suits-MWE = kov, voda, země
pandaspin-option-suits-MWD = kov, voda, dřevo
pandaspin-option-suits-MED = kov, země, dřevo
pandaspin-option-suits-WED = voda, země, dřevo
pandaspin-option-suits-FMWE = oheň, kov, voda, země
pandaspin-option-suits-FMWD = oheň, kov, voda, dřevo
pandaspin-option-suits-FMED = oheň, kov, země, dřevo
pandaspin-option-suits-FWED = oheň, voda, země, dřevo
pandaspin-option-suits-MWED = kov, voda, země, dřevo
pandaspin-option-suits-FMWED = oheň, kov, voda, země, dřevo
pandaspin-option-elements = Karty živlů
pandaspin-option-elements-on = ve hře
pandaspin-option-elements-off = vynechané, pro první partii
pandaspin-option-formations = Formaci přebíjí
pandaspin-option-formations-count = každá se stejným počtem hodnot
pandaspin-option-formations-shape = jen stejného tvaru

## In reports

pandaspin-deed-card = Zahrané karty podle strany nahoře
pandaspin-deed-card-name =
    { $suit } { $value }, { $side ->
        [white] bílá strana
       *[blue] modrá strana
    }
pandaspin-deed-figure = Zahrané figury
pandaspin-deed-element = Zahrané karty živlů
pandaspin-deed-symbol = Využité symboly
pandaspin-deed-out = Slavná vystoupení
pandaspin-deed-out-name = slavné vystoupení dřív než ostatní
pandaspin-deed-figure-name =
    { $kind ->
        [single] jedna karta
        [set] sada
        [run] postupka
        [formation] formace
       *[bomb] bomba
    }
pandaspin-deed-symbol-name =
    { $symbol ->
        [bamboo] bambus
        [hungry] hladová panda
        [fire] oheň
       *[spin] pandí otočka
    }

## Rules

pandaspin-section-components = Herní materiál
pandaspin-section-setup = Příprava
pandaspin-section-round = Kolo
pandaspin-section-trick = Štych
pandaspin-section-figures = Figury
pandaspin-section-symbols = Symboly
pandaspin-section-elements = Karty živlů
pandaspin-section-end = Slavné vystoupení, body, vítězství

pandaspin-rule-PS-1 = Barev je pět: oheň, kov, voda, země a dřevo. Každá má 13 karet zvířat, po jedné od každé hodnoty 3 až 10, J, Q, K, A a 二, a jednu kartu živlu bez hodnoty.
pandaspin-rule-PS-1-ruling = Karty země jsou oranžové; česká pravidla jim říkají žluté.
pandaspin-rule-PS-2 = Karta zvířete má bílou stranu s jednou hodnotou a vzhůru nohama modrou: s jednou hodnotou nebo se dvěma či třemi stejnými, někdy se symbolem. Platí jen strana, která je nahoře.
pandaspin-rule-PS-3 = Po otočení má oheň dvě stejné hodnoty, nebo vyšší hodnotu s ohněm; kov dvě nebo tři stejné hodnoty; voda hodnotu s vodou; země dvě stejné hodnoty, nebo vyšší hodnotu s pandou; dřevo hodnotu s bambusem. Na bílých stranách bývají jen pandy.
pandaspin-rule-PS-4 = Pravidla ukazují pět karet zvířat: oheň Q se otočí na A s ohněm, kov 8 na 3 3 3, voda K na 7 s vodou, země J s pandou na J J, dřevo 9 na 二 s bambusem.
pandaspin-rule-PS-4-public = Známé jsou ještě dvě: dřevo 6 se otočí na A s bambusem, země 8 na Q s pandou.
pandaspin-rule-PS-4-house = Ostatní modré strany vznikly tady tak, aby odpovídaly všemu, co pravidla říkají; v přehledu karet je každá označená.
pandaspin-rule-PS-5 = V banku je 105 bodů bambusu. Oboustranný žeton ukazuje pandí náladu: hladová panda, nebo pandí otočka.
pandaspin-rule-PS-6 = Každý začíná s jedním bodem. Pandí nálada se losuje nebo volí a platí celou partii.
pandaspin-rule-PS-7 = Každý dostane kartu živlu, ve dvou se otočí ještě jedna. Jejich barvy jsou ve hře, ostatní ji opouštějí: tři barvy pro dva nebo tři hráče, čtyři pro čtyři, pět pro pět. Na přání se barvy volí, nebo se karty živlů vynechají.
pandaspin-rule-PS-7-ruling = Volí-li se barvy, musí jich být přesně tolik.
pandaspin-rule-PS-8 = První vynáší hráč, na jehož kartě živlu je nejvyšší číslo.
pandaspin-rule-PS-8-ruling = Tato čísla neznáme. Prvního hráče určí los, což vyjde nastejno.
pandaspin-rule-PS-9 = Na každé kolo se zamíchají všechny karty barev ve hře a každý dostane dvanáct bílou stranou nahoru. Zbytek je dobírací balíček; odhozené karty leží odkryté.
pandaspin-rule-PS-9-ruling = Kolik karet kdo drží, vidí všichni.
pandaspin-rule-PS-10 = Kolo se skládá ze štychů. Končí, když karty drží nejvýš jeden hráč.
pandaspin-rule-PS-10-ruling = Zjišťuje se to jen po štychu.
pandaspin-rule-PS-11 = Kdo začíná štych, vynese libovolnou figuru, i bombu, ale ne kartu živlu.
pandaspin-rule-PS-12 = Po směru hodinových ručiček každý, kdo je ještě ve štychu, přebije nejvyšší nabídku, nebo pasuje. Kdo pasoval, v tomto štychu už nehraje.
pandaspin-rule-PS-13 = Nabídku přebíjí stejná figura se stejným počtem hodnot a vyšší nejvyšší hodnotou, bomba nebo karta živlu. Bombu přebije jen větší bomba. Formaci přebíjí každá vyšší formace se stejným počtem hodnot; na přání musí mít i stejný tvar.
pandaspin-rule-PS-14 = Všechny hodnoty zahrané karty se musí využít, symboly nemusí. Počítají se hodnoty, ne karty: jedna karta 3 3 3 je sada tří.
pandaspin-rule-PS-15 = Na svém tahu, než zahrajete figuru nebo pasujete, smíte odhodit karty živlů bez účinku.
pandaspin-rule-PS-16 = Když pasujete a všechny vaše karty v tomto štychu jsou bílé, vezmete si je zpět otočené na modrou stranu a všichni je znají. Je-li aspoň jedna modrá nebo jste zahráli bombu, všechny se odhazují.
pandaspin-rule-PS-17 = Štych vyhrajete, když všichni ostatní pasovali; vaše karty z něj se odhazují.
pandaspin-rule-PS-18 = Kdo začíná štych, musí vynést figuru. Má-li jen karty živlů, odhodí je, a to se počítá jako štych vyhraný bez nabídky. Kdo na svém tahu nemá karty, pasuje.
pandaspin-rule-PS-19 = Od nejnižší: 3 4 5 6 7 8 9 10 J Q K A 二. Výšku figury určuje její nejvyšší hodnota.
pandaspin-rule-PS-20 = Jedna karta: jedna hodnota.
pandaspin-rule-PS-21 = Sada: dvě nebo víc stejných hodnot. Čtyři a víc smíte zahrát jako sadu i jako bombu.
pandaspin-rule-PS-21-ruling = Řeknete, co z toho hrajete a jakou hodnotu má každý žolík.
pandaspin-rule-PS-22 = Postupka: dvě až pět hodnot za sebou. 二 do postupky nepatří.
pandaspin-rule-PS-22-ruling = A následuje jen po K, nikdy nestojí před 3.
pandaspin-rule-PS-23 = Formace: dvě nebo víc kopií jedné postupky, třeba 10 10 J J Q Q. Postupka má dvě až pět hodnot a žádné 二.
pandaspin-rule-PS-24 = Bomba: čtyři nebo víc stejných hodnot bez žolíků, i 二. Víc hodnot přebíjí méně, při stejném počtu rozhoduje výška. Symboly v bombě nic nedělají.
pandaspin-rule-PS-24-ruling = Pět čtyřek přebije čtyři kluky; příklad v českých pravidlech je tu chybně vytištěn.
pandaspin-rule-PS-25 = Voda: v sadě, postupce nebo formaci přináší karta vedle své hodnoty ještě žolíka.
pandaspin-rule-PS-25-ruling = Žolík má libovolnou hodnotu. Říkají to česká pravidla, v ruských zřejmě vypadlo „ne“.
pandaspin-rule-PS-26 = Bambus: vezměte si bod z banku.
pandaspin-rule-PS-27 = Oheň: odhoďte kartu zvířete z ruky.
pandaspin-rule-PS-28 = Hladová panda: vezměte bod tomu, kdo v tomto štychu hrál bezprostředně před vámi, má-li nějaký. Tomu, kdo začíná, nepřináší nic.
pandaspin-rule-PS-29 = Pandí otočka: otočte kartu zvířete v ruce z bílé strany na modrou. Ostatní vidí, že to děláte, ale ne kterou.
pandaspin-rule-PS-30 = Každý symbol smíte využít jednou, hned po nabídce, v libovolném pořadí, nebo vůbec. Hra se vás zeptá, i když jen vy víte, že symbol využít nemůžete: ostatní se tak o vaší ruce nic nedozvědí. Bank se nikdy nevyčerpá.
pandaspin-rule-PS-31 = Platí-li její podmínka a nejvyšší nabídka není bomba, smíte místo figury zahrát samotnou kartu živlu: vezmete si dvě karty bílou stranou nahoru a štych hned vyhrajete. Vaše karty ze štychu se odhazují a ostatní pasují.
pandaspin-rule-PS-32 = Podmínky. Voda: nejvyšší nabídka má aspoň tři hodnoty. Dřevo: v tomto štychu byla zahraná karta s 二 nebo A. Oheň: držíte nejvýš sedm karet včetně této. Kov: jeden hráč v tomto štychu zahrál bílé i modré karty. Země: v tomto štychu byl zahraný symbol pandy.
pandaspin-rule-PS-32-ruling = Karty těch, kdo pasovali, se počítají, nevyužité pandy také. Žolík je hodnota pro vodu, ale ne karta pro dřevo.
pandaspin-rule-PS-33 = Dojde-li balíček, vezměte si, co zbývá.
pandaspin-rule-PS-34 = Slavné vystoupení: po štychu každý bez karet opouští kolo a získává tolik bodů, kolik karet má největší zbylá ruka, nejvýš sedm. Kdo vystoupí současně, získává stejně; nemá-li karty nikdo, neboduje nikdo.
pandaspin-rule-PS-34-ruling = Karty živlů v ruce se počítají.
pandaspin-rule-PS-35 = Další štych začíná vítěz. Pokud už slavně vystoupil, začíná ten, kdo má nejvíc karet; při shodě další v pořadí po vítězi.
pandaspin-rule-PS-36 = Má-li po kole někdo patnáct bodů nebo víc, vítězí, kdo jich má nejvíc. Jinak začíná nové kolo ten, kdo jich má nejméně. Při shodě má přednost ten, kdo v tom kole zahrál svou poslední kartu dřív.
pandaspin-rule-PS-36-ruling = Rozhoduje, kdy hráči karty došly naposledy. Kdo ještě drží karty, je poslední.

## Terminal

# The line above the table drawn with letters; $draw, $discard: cards in the piles.
pandaspin-sketch-round =
    { $mood ->
        [hungry] Kolo { $round }, štych { $trick }, hladová panda, balíček { $draw }, odhozené { $discard }
       *[spin] Kolo { $round }, štych { $trick }, pandí otočka, balíček { $draw }, odhozené { $discard }
    }
pandaspin-sketch-over = Konec
# Headings; there is little room.
pandaspin-sketch-cards = Karty
pandaspin-sketch-points = Body
pandaspin-sketch-state = Stav
# Cards of the hand that everybody knows.
pandaspin-sketch-known = Známé
# In the column State.
pandaspin-sketch-seat =
    { $state ->
        [out] bez karet
        [passed] pas
       *[none] –
    }
# Cards picked for the figure that is being bid.
pandaspin-sketch-picked = Vybráno
pandaspin-sketch-elements = Živly
# $suits: a list of suits.
pandaspin-sketch-met = podmínka splněna: { $suits }
pandaspin-sketch-hand = Ruka

## On the page

# A value as a screen reader should say it.
pandaspin-value-spoken =
    { $value ->
        [two] dvojka (二), nejvyšší
        [J] kluk
        [Q] dáma
        [K] král
        [A] eso
       *[other] { $value }
    }
# One end of a card. $values: a list of one to three.
pandaspin-side-spoken =
    { $symbol ->
        [water] { $values } s vodou
        [bamboo] { $values } s bambusem
        [fire] { $values } s ohněm
        [panda] { $values } s pandou
       *[none] { $values }
    }
# On a card, beside the picture: as short as can be, and no two alike.
pandaspin-suit-letter =
    { $suit ->
        [fire] O
        [metal] K
        [water] V
        [earth] Z
       *[wood] D
    }
pandaspin-suit-name =
    { $suit ->
        [fire] Oheň
        [metal] Kov
        [water] Voda
        [earth] Země
       *[wood] Dřevo
    }
# The animal of a card, after its suit.
pandaspin-suit-animal = { $suit }, { $animal }
pandaspin-animal =
    { $animal ->
        [rat] krysa
        [ox] buvol
        [tiger] tygr
        [rabbit] králík
        [dragon] drak
        [snake] had
        [horse] kůň
        [goat] koza
        [monkey] opice
        [rooster] kohout
        [dog] pes
        [pig] prase
       *[panda] panda
    }
# $suit: a name; $up, $down: ends of the card, $up the one that counts.
pandaspin-card-white = { $suit }, bílou stranou nahoru: { $up }. Po otočení: { $down }
pandaspin-card-blue = { $suit }, modrou stranou nahoru: { $up }. Po otočení: { $down }
pandaspin-element-name = Karta živlu „{ $suit }“
# Added to the name of a card in the reader’s hand.
pandaspin-card-known = { $card } – znají ji všichni
# What a symbol is good for, said of a card that is looked at.
pandaspin-symbol-meaning =
    { $symbol ->
        [water] Voda je žolík: ještě jedna hodnota podle volby v sadě, postupce nebo formaci.
        [bamboo] Bambus přináší 1 bod.
        [fire] Oheň dovoluje odhodit kartu zvířete z ruky.
        [hungry] Panda bere 1 bod hráči, jehož nabídku jste přebili.
       *[spin] Panda otáčí bílou kartu ve vaší ruce na modrou stranu.
    }
# The values of a figure are written or drawn after this word, as on a button: Run 5 6 7.
pandaspin-kind =
    { $kind ->
        [single] Jedna karta
        [set] Sada
        [run] Postupka
        [formation] Formace
       *[bomb] Bomba
    }
# A figure in words. $top: its highest value; $times: how many of each value; $length: how long the run is.
pandaspin-figure-words =
    { $kind ->
        [single] jedna karta { $top }
        [set] sada { $times } × { $top }
        [run] postupka délky { $length } do { $top }
        [formation] formace: { $times } × postupka délky { $length } do { $top }
       *[bomb] bomba { $times } × { $top }
    }
# How the highest bid can be beaten. $size: how many values it has.
pandaspin-beat =
    { $kind ->
        [single] Přebije ji jedna karta nad { $top } nebo bomba.
        [set] Přebije ji sada { $times } hodnot nad { $top } nebo bomba.
        [run] Přebije ji postupka délky { $length }, která končí nad { $top }, nebo bomba.
        [formation] Přebije ji formace o { $size } hodnotách, která končí nad { $top }, nebo bomba.
       *[bomb] Přebije ji bomba s více hodnotami, nebo se stejným počtem ({ $size }) nad { $top }.
    }
# Where a formation must have the same shape as the one it beats.
pandaspin-beat-shape = Přebije ji formace z { $times } postupek délky { $length }, která končí nad { $top }, nebo bomba.
pandaspin-beat-bomb = Nic svého druhu není vyšší.
pandaspin-beat-bigger = Přebije ji jen bomba s více hodnotami.
# Stands behind one of these sentences.
pandaspin-beat-element = Vyhraje i karta živlu, jejíž podmínka platí.
# Why a bid beats the one before it. There is little room.
pandaspin-why =
    { $why ->
        [higher] vyšší
        [bigger] víc hodnot
       *[bomb] bomba přebíjí
    }
# Where the cards of a bid went when its player passed. There is little room.
pandaspin-gone =
    { $to ->
        [hand] zpět v ruce
       *[discard] odhozené
    }
# Where the cards of the trick will lie, before there are any.
pandaspin-trick-empty = Do štychu vynáší { $name }
pandaspin-trick-empty-you = Do štychu vynášíte vy
pandaspin-trick = Štych
# A bid, for screen readers. $cards: a list.
pandaspin-bid-name = { $name }: { $figure } – { $cards }
# $values: a list of the values that jokers stand for; $count: how many.
pandaspin-jokers =
    { $count ->
        [one] Žolík je { $values }.
       *[other] Žolíci jsou { $values }.
    }
# What a play would do, said before it is done. $figure: in words; $other: the figure it beats, in words; $why: as above.
pandaspin-would-lead = Vynášíte: { $figure }.
pandaspin-would-beat = Přebíjí nabídku „{ $other }“ (hráč { $name }): { $why }.
# $symbols: names of symbols, as a list.
pandaspin-would-use = Pak smíte využít: { $symbols }.
pandaspin-would-empty = To jsou vaše poslední karty.
pandaspin-symbol =
    { $symbol ->
        [water] voda
        [bamboo] bambus
        [fire] oheň
       *[panda] panda
    }
# The cards chosen are not yet a figure that can be played. $figures: some that they could become, as a list.
pandaspin-could-become = Přidejte karty, aby vyšlo: { $figures }
pandaspin-no-figure = Tyto karty spolu žádnou figuru netvoří.
# Under the kind of figure on a button: whose bid it beats.
pandaspin-over = přebíjí: { $name }
# Buttons that choose the cards of a figure that could be bid. $figure: in words; there is little room for the other.
pandaspin-suggestion = Vybrat karty: { $figure }
pandaspin-suggestion-does =
    { $count ->
        [one] vybrat { $count } kartu
        [few] vybrat { $count } karty
       *[other] vybrat { $count } karet
    }
# How the hand is held, and what a click does.
pandaspin-sort =
    { $by ->
        [value] Ruka seřazená podle hodnoty. Seřadit podle barvy
        [suit] Ruka seřazená podle barvy. Řadit ručně
       *[own] Ruka ve vašem pořadí. Seřadit podle hodnoty
    }
# Name of the row of buttons, for screen readers.
pandaspin-choices = Co můžete udělat
pandaspin-pass = Pasovat
# Under it, what becomes of the cards you played to this trick.
pandaspin-pass-hand =
    { $count ->
        [one] { $count } karta zpět, otočená
        [few] { $count } karty zpět, otočené
       *[other] { $count } karet zpět, otočených
    }
pandaspin-pass-discard =
    { $count ->
        [one] přijít o { $count } kartu
        [few] přijít o { $count } karty
       *[other] přijít o { $count } karet
    }
pandaspin-pass-nothing = do konce štychu
# $cards: the sides that will count, as a list.
pandaspin-would-take-back = Vaše karty se vrátí do ruky modrou stranou nahoru: { $cards }.
pandaspin-would-lose = Vaše karty z tohoto štychu se odhazují: je mezi nimi modrá, nebo jste zahráli bombu.
pandaspin-would-pass = V tomto štychu jste nic nezahráli, takže se nic nevrátí.
pandaspin-element-play = Zahrát: { $suit }
pandaspin-element-does = vzít 2, vyhrát štych
pandaspin-element-would = Vezmete si dvě karty a štych hned vyhrajete; všichni ostatní pasují.
pandaspin-element-shed = Odhodit
pandaspin-element-nothing = bez účinku
pandaspin-use-bamboo = Bambus
pandaspin-use-bamboo-does = +1 z banku
pandaspin-use-hungry = Hladová panda
pandaspin-use-hungry-does = 1 bod dává { $name }
pandaspin-use-fire = Oheň
pandaspin-use-fire-does = odhodit tuto kartu
pandaspin-use-spin = Pandí otočka
pandaspin-use-spin-does = otočit tuto kartu
# The same on buttons that wait until a card is chosen.
pandaspin-use-fire-pick = vyberte kartu zvířete
pandaspin-use-spin-pick = vyberte kartu k otočení
# $up, $down: the ends of a card, before and after.
pandaspin-would-turn = Bude platit { $down } místo { $up }.
pandaspin-ignore = Nevyužít
pandaspin-ignore-does = zbylé symboly
pandaspin-enough = Stačí
pandaspin-enough-does = zbytek jsou žolíci
# The element cards of the suits in play, and whether their conditions are met.
pandaspin-conditions = Karty živlů
pandaspin-condition =
    { $suit ->
        [water] nejvyšší nabídka má aspoň tři hodnoty
        [wood] v tomto štychu byla zahraná karta s A nebo 二
        [fire] držíte nejvýš sedm karet včetně této
        [metal] jeden hráč v tomto štychu zahrál bílé i modré karty
       *[earth] v tomto štychu byl zahraný symbol pandy
    }
# $suit: a name; $condition: as above.
pandaspin-condition-met = { $suit }: lze zahrát teď – { $condition }.
pandaspin-condition-unmet = { $suit }: lze zahrát, když { $condition }.
# There is little room.
pandaspin-condition-short =
    { $suit ->
        [water] 3+ hodnoty
        [wood] A nebo 二
        [fire] do 7 karet
        [metal] bílé + modré
       *[earth] panda
    }
pandaspin-mood =
    { $mood ->
        [hungry] Hladová panda
       *[spin] Pandí otočka
    }
pandaspin-mood-meaning =
    { $mood ->
        [hungry] Hladová panda: symbol pandy bere 1 bod hráči, jehož nabídku jste přebili.
       *[spin] Pandí otočka: symbol pandy otáčí jednu bílou kartu ve vaší ruce na modrou stranu.
    }
pandaspin-round = Kolo { $round }, štych { $trick }
pandaspin-hand = Vaše ruka
# Another player’s hand, for screen readers. $known: cards that everybody knows; $turned: blue ones that nobody else has seen.
pandaspin-hand-of = Ruka: { $name }. Karet: { $count }, známých: { $known }, otočených potají: { $turned }
pandaspin-hand-size =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
pandaspin-known-title = Známé modré karty
pandaspin-known-none = Žádná z těchto karet není známá.
# $count: blue cards that only their owner has seen.
pandaspin-turned-unseen =
    { $count ->
        [one] { $count } karta byla otočena potají.
        [few] { $count } karty byly otočeny potají.
       *[other] { $count } karet bylo otočeno potají.
    }
pandaspin-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
# Beside a player. There is little room.
pandaspin-passed = pas
pandaspin-out = bez karet
pandaspin-leads = vynáší
pandaspin-supply = Balíčky a body
pandaspin-draw-pile =
    { $count ->
        [one] { $count } karta v balíčku
        [few] { $count } karty v balíčku
       *[other] { $count } karet v balíčku
    }
# Beside the picture of the pile. There is little room.
pandaspin-draw-label = v balíčku
# Name of a button that shows them all, for screen readers.
pandaspin-discards =
    { $count ->
        [0] Nic odhozeného
        [one] { $count } odhozená karta
        [few] { $count } odhozené karty
       *[other] { $count } odhozených karet
    }
# Beside the picture of the pile. There is little room.
pandaspin-discards-label = odhozeno
pandaspin-discards-title = Odhozené karty
pandaspin-discards-order =
    { $count ->
        [0] V tomto kole zatím nebylo nic odhozeno.
        [one] { $count } karta
        [few] { $count } karty, nejnovější první
       *[other] { $count } karet, nejnovější první
    }
pandaspin-bank =
    { $count ->
        [one] { $count } bod v banku
        [few] { $count } body v banku
       *[other] { $count } bodů v banku
    }
# Beside the picture of the bank. There is little room.
pandaspin-bank-label = v banku
# A button that shows the score sheet, and its title.
pandaspin-sheet = Tabulka bodů
pandaspin-sheet-round = Kolo { $round }
pandaspin-sheet-now = Kolo { $round }, zatím
pandaspin-sheet-start = Začátek
pandaspin-sheet-total = Celkem
# Rows of the sheet: points for going out, by bamboo, taken and lost by pandas.
pandaspin-sheet-out = Slavné vystoupení
pandaspin-sheet-bamboo = Bambus
pandaspin-sheet-panda = Pandy
pandaspin-sheet-goal = Jakmile má po kole někdo { $points } bodů, vítězí, kdo jich má nejvíc.
# About the edition: where the cards come from.
pandaspin-edition = Pravidla ukazují pět z 65 karet zvířat, další dvě jsou veřejně známé. Ostatní vznikly tady tak, aby odpovídaly všemu, co pravidla říkají; níže je každá označená. Zvířata a živly pocházejí z Fluent Emoji od Microsoftu (licence MIT); vše ostatní jsme nakreslili sami.
# The card browser on the game’s page.
pandaspin-parts-turn = Otočit všechny karty
pandaspin-parts-hint = Každá karta má dvě strany; kliknutím ji otočíte. Na bílé polovině je zvíře, na modré jeho duch. Které zvíře patří ke které hodnotě, jsme zvolili my.
# Where the faces of so many cards are known from.
pandaspin-source-count =
    { $source ->
        [book] { $count } z pravidel
        [public] { $count } veřejně známých
        [yours] { $count } opravil majitel
       *[house] { $count } vzniklo tady, protože skutečné neznáme
    }
pandaspin-keys-walk = Procházet karty v ruce nebo tlačítka
pandaspin-keys-lift = Vybrat kartu; ještě jednou zahrát vybrané
pandaspin-keys-updown = Vybrat kartu, nebo ji vrátit
pandaspin-keys-digits = Zahrát první, druhou … z nabízených figur
pandaspin-keys-pass = Přejít na tlačítko pasu; ještě jednou pasovat
pandaspin-keys-back = Vrátit všechny karty
pandaspin-keys-sort = Držet ruku podle hodnoty, podle barvy nebo ve vlastním pořadí
pandaspin-keys-move = Přesunout kartu v ruce

## At a glance, notes for newcomers, words explained

pandaspin-goal = zbavit se karet jako první a sbírat body. Od 15 vítězí, kdo jich má nejvíc.
pandaspin-glance-beat = Přebijte nejvyšší nabídku stejnou figurou se stejným počtem vyšších hodnot. Nebo pasujte a v tomto štychu už nehrajte.
pandaspin-glance-bomb = Bomba přebije každou jinou figuru.
pandaspin-glance-order = Od nejnižší:
pandaspin-glance-white = Pasujete s bílými kartami: vrátí se otočené na modrou stranu a silnější.
pandaspin-glance-blue = Pasujete po modré kartě nebo bombě: všechny se odhodí.
pandaspin-glance-win = Všichni ostatní pasují: štych je váš, vaše karty se odhodí a vynášíte do dalšího.
pandaspin-glance-element = Je-li splněna podmínka, karta živlu štych hned vyhraje a doberete si 2.
pandaspin-glance-turns = Čím se karta stane po otočení
# What the blue sides of a suit have. There is little room.
pandaspin-glance-suit =
    { $suit ->
        [fire] dvě hodnoty, nebo oheň: odhoďte kartu
        [metal] dvě nebo tři hodnoty
        [water] žolík: ještě jedna hodnota podle volby
        [earth] dvě hodnoty, nebo panda
       *[wood] bambus: 1 bod
    }
pandaspin-glance-out = Po štychu bez karet: tolik bodů, kolik karet má největší zbylá ruka, nejvýš 7.
pandaspin-glance-bamboo = Každý zahraný bambus: 1 bod.
pandaspin-glance-hungry = Hladová panda: 1 bod od hráče, kterého jste přebili.
pandaspin-glance-spin = Pandí otočka: otočte kartu v ruce.
pandaspin-glance-end = Pak se rozdává znovu, dokud někdo nemá 15 bodů.
pandaspin-first-lead = Vynášíte. Zahrajte libovolnou figuru: jednu kartu, nebo několik, které k sobě patří. Ostatní ji přebijí stejnou, nebo pasují.
pandaspin-first-back = Tyto karty byly přebity a jejich hráč pasoval. Vracejí se do ruky otočené na modrou, silnější stranu.
pandaspin-first-lost = Byla mezi nimi modrá karta nebo bomba, takže se všechny odhazují. I tak se lze karet zbavit.
pandaspin-first-bomb = Bomba: čtyři nebo víc stejných hodnot. Přebije ji jen větší bomba a symboly v ní nic nedělají.
pandaspin-first-joker = Voda je žolík: zastupuje v této figuře ještě jednu hodnotu.
pandaspin-first-element = Karta živlu. Její podmínka byla splněna, takže štych hned vyhrává; ostatní pasují.
pandaspin-first-effects = Na vašich kartách jsou symboly. Každý teď můžete jednou využít, nebo ho nechat být.
pandaspin-first-out = Bez karet: hráč slavně vystupuje z kola a získává tolik bodů, kolik karet má největší zbylá ruka, nejvýš 7.
pandaspin-first-bamboo = Symbol bambus přináší hráči bod z banku.
# The forms of a word in which the texts use it, separated by commas; … stands for any ending. What it means is shown beside it.
pandaspin-term-trick = štych…
pandaspin-term-trick-means = Nabídky jedna přes druhou, dokud nepasují všichni kromě jednoho. Ten štych vyhrává.
pandaspin-term-figure = figur…
pandaspin-term-figure-means = Co lze zahrát: jedna karta, sada, postupka, formace nebo bomba.
pandaspin-term-bid = nabídk…, nabídek, nabídce
pandaspin-term-bid-means = Karty, které hráč v tahu zahraje. Další je musí přebít, nebo pasovat.
pandaspin-term-value = hodnot…
pandaspin-term-value-means = Co ukazuje strana karty: 3 až 10, J, Q, K, A nebo 二, nejvyšší. Na modré jich mohou být dvě nebo tři. Počítají se hodnoty, ne karty.
pandaspin-term-set = sada, sady, sadu, sadě, sad
pandaspin-term-set-means = Dvě nebo víc stejných hodnot, třeba 5 5.
pandaspin-term-run = postupk…, postupc…, postupek
pandaspin-term-run-means = Dvě až pět hodnot za sebou, třeba 5 6 7. 二 do ní nepatří.
pandaspin-term-formation = formac…
pandaspin-term-formation-means = Dvě nebo víc kopií jedné postupky, třeba 5 5 6 6.
pandaspin-term-bomb = bomb…
pandaspin-term-bomb-means = Čtyři nebo víc stejných hodnot bez žolíka. Přebije ji jen větší bomba.
pandaspin-term-joker = žolík…, žolíc…
pandaspin-term-joker-means = Ještě jedna hodnota podle volby, dává ji symbol vody. Ne v bombě.
pandaspin-term-element = karta živlu, kartu živlu, kartou živlu, karty živlu, karty živlů, karet živlů
pandaspin-term-element-means = Karta bez hodnoty. Je-li splněna její podmínka, vyhraje štych sama.
pandaspin-term-bank = bank, banku
pandaspin-term-bank-means = Společná zásoba bambusu, z níž se berou body.

## Worked examples

pandaspin-example-tricks = Dva štychy. V prvním je postupka přebita a vrací se otočená, ve druhém jedna z jejích karet vyhraje.
pandaspin-example-bombs = Pět čtyřek proti čtyřem klukům: bomba s více hodnotami je větší.

## Why a move is better

# $better is what was counted on average after the better move, $played after the one that was played.
pandaspin-fact-mine = Lepší tah přinese v tomto kole { $better } { $better ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }, druhý { $played }.
pandaspin-fact-theirs = Po lepším tahu získá { $seat } v tomto kole { $better } { $better ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }, po druhém { $played }.
pandaspin-fact-first = Lepší tah vede k prvnímu slavnému vystoupení v { $better } % představovaných rozdání, druhý v { $played } %.
pandaspin-fact-leads = S lepším tahem vynáší hráč do dalšího štychu v { $better } % představovaných rozdání, s druhým v { $played } %.
pandaspin-fact-cards = Po lepším tahu zůstane v ruce po štychu { $better } { $better ->
        [one] karta
        [few] karty
        [many] karty
       *[other] karet
    }, po druhém { $played }.
pandaspin-fact-bomb = S lepším tahem zůstane po štychu v ruce bomba v { $better } % představovaných rozdání, s druhým v { $played } %.

## What the tutor says before it names a move: where to look, and which kind of move

pandaspin-clue-lead = Vynášíte: podívejte se, kterých karet se chcete zbavit a kdo by je mohl přebít.
pandaspin-clue-follow = Podívejte se, čím by šlo tuto nabídku přebít.
pandaspin-clue-figure = { $kind ->
    [single] Nabídněte jednu kartu.
    [set] Nabídněte sadu.
    [run] Nabídněte postupku.
    [formation] Nabídněte formaci.
   *[bomb] Nabídněte bombu.
}
pandaspin-clue-pass = Karty si šetřete.
pandaspin-clue-elements = Podívejte se na své karty živlů.
pandaspin-clue-element = Zahrajte kartu živlu.
pandaspin-clue-shed = Odhoďte kartu živlu.
pandaspin-clue-cards = Podívejte se, které karty vám budou chybět nejméně.
pandaspin-clue-symbols = Podívejte se na symboly právě zahraných karet.

# What is wrong with an edition of one's own.
pandaspin-edition-white-symbol = na bílé straně může být jen panda, žádný jiný symbol
pandaspin-edition-blue = modrá strana je seznam jedné až tří hodnot; možné jsou { $known }
pandaspin-edition-unequal = hodnoty na modré straně jsou stejné
pandaspin-edition-suit =
    { $suit ->
        [fire] modrá strana ohně má dvě stejné hodnoty, nebo vyšší hodnotu s ohněm
        [metal] modrá strana kovu má dvě nebo tři stejné hodnoty a žádný symbol
        [water] modrá strana vody má jednu hodnotu s vodou
        [earth] modrá strana země má dvě stejné hodnoty, nebo vyšší hodnotu s pandou
       *[wood] modrá strana dřeva má jednu hodnotu s bambusem
    }
pandaspin-edition-copies = hodnota { $value } by mohla být v jedné ruce { $count }krát, možné je nejvýše { $most }

# In the workshop: fields of an entry, and what is shown of it.
pandaspin-field-suit = Barva
pandaspin-field-white = Bílá strana
pandaspin-field-white_symbol = Symbol na bílé straně
pandaspin-field-blue = Modrá strana
pandaspin-field-blue_symbol = Symbol na modré straně
pandaspin-field-blue_count = Kolik modrých hodnot
pandaspin-field-value = Hodnota
pandaspin-field-animal = Zvíře
pandaspin-field-count = Kolik
pandaspin-workshop-animals = Zvířata
pandaspin-workshop-bamboo = Bambus
pandaspin-workshop-animal = Zvíře karty { $value }
pandaspin-workshop-token = Žeton: { $value }
pandaspin-workshop-count =
    { $many ->
        [one] jedna, se symbolem
        [two] dvě stejné
       *[three] tři stejné
    }
pandaspin-workshop-no-symbol = žádný
