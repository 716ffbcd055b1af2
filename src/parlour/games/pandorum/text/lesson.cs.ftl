### První hra Pandora s nápovědou

pandorum-lesson-goal = Stavíte na cizí planetě a stavby vynášejí quidy. Hra končí, když někdo postaví všechno. Vyhrává, kdo má nejvíc quidů.

pandorum-lesson-discard = Ve svém tahu buď berete karty, nebo se pohnete a stavíte. Pohyb stojí kartu. Odložte Vnější obranu: vyberte ji a stiskněte tlačítko.
pandorum-lesson-keep-card = Tahle karta se tu hodí. Vnější obrana platí jen za objekty na okraji a tam žádné nemáte.
pandorum-lesson-build-first = Braní karet je celý tah. Máte dobré karty: nejdřív stavte.

pandorum-lesson-move = Harvester se pohybuje po přímce, jak daleko chcete, ale ne přes sopky. Čísla ukazují, kolik můžete získat. Přesuňte se k tomuto kráteru: 4 quidy.
pandorum-lesson-other-hex = I tam můžete, ale jinde tolik nezískáte. Přesuňte se na vyznačený hex.

pandorum-lesson-base = Na prázdném hexu musíte stavět. Modul potřebuje jednu kartu, základna dvě. Postavte základnu.
pandorum-lesson-both-pay = U modulu platí jen jedna karta. U základny obě.

pandorum-lesson-cards = Každá karta platí po svém. Kráterový vrt 1 za každý volný kráter vedle, Lékařská laboratoř 2 za každý váš modul vedle. Použijte tyhle dvě.
pandorum-lesson-logistics-later = Malá obchodní logistika by tu vynesla jen 1. Použijte vrt a laboratoř.

pandorum-lesson-nose = 4 quidy! Obě karty teď nabíjejí harvester. Přídi chybí k činnosti dvě. Dejte je tam.
pandorum-lesson-nose-first = I tam můžete. Ale přídi chybí jen dvě karty. Doplňte ji.

pandorum-lesson-draw = Braní karet je celý tah: dvě karty. Smíte brát z trhu. Vezměte Kráterový generátor: platí za vaše objekty vedle.
pandorum-lesson-draw-now = Na stavbu máte málo karet. Nejdřív si vezměte dvě.
pandorum-lesson-blind = Balíček je překvapení. Potřebujete kartu, kterou vidíte.
pandorum-lesson-take-generator = Vzít si ji smíte. Ale k vašim kráterům se nejlíp hodí Kráterový generátor.

pandorum-lesson-second = A druhou. Vezměte ještě jednu Lékařskou laboratoř.
pandorum-lesson-take-laboratory = Vezměte Lékařskou laboratoř: máte modul, za který zaplatí.

pandorum-lesson-fee = Podívejte: soupeř zastavil na vaší základně a musel vám zaplatit 2 quidy. Za modul se platí 1.

pandorum-lesson-plan = A teď to hlavní. Máte tři karty pro krátery. Odložte tu pro hory.
pandorum-lesson-keep-crater = Tahle karta se bude v kráteru hodit. Horský generátor patří jen do hor.
pandorum-lesson-enough-cards = Karet máte dost. Pohněte se a stavte.

pandorum-lesson-between = Tento kráter sousedí s vaším modulem i základnou. Přesuňte se tam.
pandorum-lesson-not-between = Najděte kráter mezi svým modulem a základnou: karty tam zaplatí za oba objekty.

pandorum-lesson-charged = Příď je nabitá: jednou za hru s ní postavíte základnu ze tří karet. Zaplatí všechny tři!
pandorum-lesson-one-card = Modul bere jen jednu kartu. Vaše příď dovolí tři.
pandorum-lesson-two-cards = Obyčejná základna bere dvě karty. S přídí tři.

pandorum-lesson-hull = Rovnou 7 quidů. Příď je použitá, karty jdou jinam. Plný trup funguje do konce hry: první kartu dejte tam.
pandorum-lesson-hull-first = I tam můžete. Ale začněte trupem: až bude plný, pohyb nestojí kartu.

pandorum-lesson-cargo = Náklad platí na konci: v každé barvě, které máte nejvíc, quid za kartu. Zbylé dvě dejte tam.
pandorum-lesson-cargo-now = Tyhle dvě dejte do nákladu.

pandorum-lesson-end = To je Pandorum: berte, co se hodí, stavte tam, kde si objekty vydělávají navzájem, a nabíjejte harvester. Vedete 16 : 2.
