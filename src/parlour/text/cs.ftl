# The words of the house. The words of a game lie in the game's own folder.
# Sentences are short and stand by themselves: nothing is glued together from pieces.

## Everywhere

# Name of the button that closes a panel, for screen readers.
close = Zavřít
# Name of the link with the emblem of the house, for screen readers.
home-link = Parlour, úvodní stránka

## The home page

home-title = Přisedněte ke stolu
home-lead = Stolní hry podle přesných pravidel, s přáteli i s boty. Bez registrace.
# Heading of the list of games, for screen readers.
home-games = Hry
# Label of the field with the player's own name.
home-name = Vaše jméno
# Appears beside the field for a moment.
home-name-saved = Uloženo

## A game

# $min, $max: numbers of players.
# $range: "2" or "2–5"; $max: the most.
game-players = { $max ->
    [one] { $range } hráč
    [few] { $range } hráči
    [many] { $range } hráče
   *[other] { $range } hráčů
}
game-minutes = { $minutes ->
    [one] Asi { $minutes } minuta
    [few] Asi { $minutes } minuty
    [many] Asi { $minutes } minuty
   *[other] Asi { $minutes } minut
}
# $levels: how many levels of bots there are.
game-bots = { $levels ->
    [one] { $levels } úroveň botů
    [few] { $levels } úrovně botů
    [many] { $levels } úrovně botů
   *[other] { $levels } úrovní botů
}
# $designer, $publisher: names.
game-credits = Autor hry: { $designer }. Vydává: { $publisher }.
# For a game whose publisher is not known.
game-credits-designer = Autoři hry: { $designer }.
game-unofficial = Toto je neoficiální bezplatná verze s vlastními kresbami a texty.
# A link.
game-edition-link = O tomto vydání
# A heading: where the components of the game come from.
game-edition-title = O tomto vydání
game-missing = Taková hra tu není
missing-title = Tady nic není
missing-text = Tato adresa nikam nevede. Možná je odkaz neúplný.

## A new table

# The big button, when all other players are bots.
new-play-now = Hrát hned
# The same button, when seats are left open for friends.
new-open-table = Otevřít stůl
new-summary-bots = { $bots ->
    [one] Vy a { $bots } bot
    [few] Vy a { $bots } boti
    [many] Vy a { $bots } bota
   *[other] Vy a { $bots } botů
}
# $players: all seats; $open: how many wait for friends.
new-summary-open = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
}, { $open ->
    [one] { $open } volné místo pro přátele
    [few] { $open } volná místa pro přátele
    [many] { $open } volného místa pro přátele
   *[other] { $open } volných míst pro přátele
}
# Opens the choice of players, bots and options.
new-change = Vybrat hráče a varianty
new-players = Hráči
# Name of a choice: who sits on seat number $seat.
new-seat = Místo { $seat }
new-seat-open = Volné pro přátele

## Seats and bots

# Marks the reader's own seat.
seat-you = vy
# A player who is not connected.
seat-away = bez spojení
# Nobody sits there yet.
seat-open = Volné místo
# Somebody who has chosen no name. $number: as it is, to tell one guest from another.
guest-name = Host { $number }
# How a sentence calls the reader, in place of a name. Where a verb agrees with a player, `$you` says which of its
# arguments the reader is.
name-you = vy
# $level: one of the words below.
seat-bot = Bot, { $level }
# Beside the name of an account with which somebody’s own program plays.
seat-program = program

level-random = náhodný
level-greedy = hltavý
level-easy = lehký
level-medium = střední
level-hard = těžký
level-expert = expert
level-master = mistr
level-random-about = Zahraje kterýkoli dovolený tah.
level-greedy-about = Řídí se jedním jednoduchým pravidlem a dál nemyslí.
level-easy-about = Přátelský začátečník: myslí jen kousek dopředu a často zvolí tah, který je jen skoro tak dobrý.
level-medium-about = Myslí trochu dopředu. Vhodný soupeř pro první večer.
level-hard-about = Myslí dál dopředu a málokdy chybuje.
level-expert-about = Myslí dlouho a hraje dobře. Počítejte s tím, že budete často prohrávat.
level-master-about = Přemýšlí nejdéle ze všech: až dvě sekundy o tahu, na dvou jádrech procesoru. Pro ty, kdo chtějí těžkého soupeře.
level-judges-by-net = Boti této úrovně prohledávají tahy a pozice posuzují sítí naučenou pro tuto hru.
level-judges-without-net = Boti této úrovně prohledávají tahy a pozice dohrávají, aby je posoudili: naučená síť není pro tento počet hráčů, tyto volby nebo tyto komponenty.
level-judges-by-playing = Boti této úrovně prohledávají tahy a pozice dohrávají, aby je posoudili.

# What the bots are called, by seat.
bot-name-1 = Ada
bot-name-2 = Bruno
bot-name-3 = Klára
bot-name-4 = Emil
bot-name-5 = Věra

## Tables to go back to

recent-title = Vaše stoly
# States of a table, each also a link to it.
recent-open = Čeká na hráče
recent-playing = Pokračovat

## Waiting for players

room-title = Stůl je připravený
room-waiting = { $count ->
    [one] Čekáme ještě na { $count } hráče. Pošlete mu tento odkaz.
    [few] Čekáme ještě na { $count } hráče. Pošlete jim tento odkaz.
    [many] Čekáme ještě na { $count } hráče. Pošlete jim tento odkaz.
   *[other] Čekáme ještě na { $count } hráčů. Pošlete jim tento odkaz.
}
# Name of the field with the link, for screen readers.
room-link = Odkaz na tento stůl
room-copy = Kopírovat odkaz
# On the same button, for a moment after it was pressed.
room-copied = Zkopírováno
# When the browser forbids copying.
room-not-copied = Odkaz se nepodařilo zkopírovat. Je označený, zkopírujte ho sami.
# $seat: number of the seat.
room-sit = Obsadit místo { $seat }
room-leave = Uvolnit místo

## At the table

table-watching = Sledujete
table-offline = Bez spojení. Zkoušíme to znovu…
table-missing = Takový stůl tu není. Možná je odkaz neúplný.
# The table was there, but the server has it no more.
table-gone = Tento stůl už je uklizený. Můžete začít novou hru.

## The log

log-title = Průběh hry
# Beside a line that stands for a whole turn.
log-more =
    { $count ->
        [one] ještě { $count } událost
        [few] ještě { $count } události
       *[other] ještě { $count } událostí
    }
# Name of the field for typed moves, for screen readers.
log-typed-label = Napište tah
# Shown in the empty field. $example: moves in notation.
log-typed-example = Tah: { $example }
log-typed-play = Zahrát

## Fair shuffling

shuffle-commitment = Zamíchání
# Appears when the word above is pointed at.
shuffle-explained = Toto číslo určuje zamíchání ještě před rozdáním první karty. Po hře se ukáže jeho semínko, takže každý může ověřit, že se nic nezměnilo.
shuffle-revealed = Semínko zamíchání je v záznamu hry.

## The rules

rules-button = Pravidla
# Title of the panel. $game: name of the game.
rules-title = Pravidla: { $game }
rules-heading = Pravidla
# Opens the list of the marks and their meanings.
rules-marks = Co znamenají značky
# The mark before a rule, or a part of one, that is not the rulebook’s. The first stands in the list only.
rules-source = { $source ->
    [book] Bez značky
    [public] Veřejné zdroje
    [house] Vzniklo tady
   *[ruling] Naše rozhodnutí
}
rules-source-meaning = { $source ->
    [book] Říkají to pravidla.
    [public] V pravidlech to bylo jen na obrázku, který nemáme; majitelé vytištěné hry se na tom shodují.
    [house] Není to v žádném textu. Vymysleli jsme to tak, aby to odpovídalo všemu, co pravidla říkají.
   *[ruling] Pravidla mlčí, nejsou jasná nebo se jejich překlady liší. Takto to řešíme my.
}

## The end of a game

end-you-won = Vítězství je vaše
end-you-share = Dělíte se o vítězství
# $names: the winners, as a list; $count: how many.
end-won = { $count ->
    [one] Vítězí { $names }
   *[other] O vítězství se dělí { $names }
}
# Marks the winners in the list of scores.
end-winner = výhra
end-rematch = Hrát znovu
# The same button, when another player has asked for it already.
end-join-rematch = K další partii
# The main button: every decision of the game explained.
end-review = Rozbor
# $name: the player who decided; $move: the move in words.
end-turning = Zlom: { $name }, { $move }
# $percent: how well the reader's own decisions were made.
end-accuracy = Vaše přesnost: { $percent }
end-reviewing = Hra se rozebírá…
end-home = Ke hrám
# A link to the whole game as a file.
end-record = Stáhnout záznam
# Brings the closed result panel back.
end-show = Výsledek

## Looking back

lookback-title = Rozbor
# A link to the table of this game.
replay-table = Stůl
# Names of the controls, for screen readers.
replay-controls = Kroky hrou
replay-back = O krok zpět
replay-forward = O krok dál
replay-play = Přehrát
replay-pause = Pozastavit
replay-step = Krok
lookback-mistake-back = Předchozí chyba
lookback-mistake-next = Další chyba
# A choice: whose knowledge is shown.
replay-eyes = Očima
replay-eyes-spectator = Divák
# One of these choices: the player whose decision comes next.
lookback-eyes-mover = Ten, kdo se rozhoduje
lookback-only-mine = Jen moje rozhodnutí
# $stage: how much of the review is there while it is being made.
lookback-progress = { $stage ->
    [none] Hra se rozebírá…
   *[quick] První pohled je hotový. Hra se rozebírá podrobněji…
}

# The picture of everybody's chances.
lookback-curve = Šance na výhru tah po tahu
# One player's chance at this moment. $chance: in percent.
lookback-chance-of = { $name } { $chance }
# For screen readers. $number: how many moves have been made; $chances: a list of `lookback-chance-of`.
lookback-moment = Odehrané tahy: { $number } z { $last }. { $chances }
lookback-moment-bare = Odehrané tahy: { $number } z { $last }

# How good a decision was.
lookback-mark = { $mark ->
    [best] Nejlepší
    [good] Dobré
    [inaccuracy] Nepřesnost
    [mistake] Chyba
   *[blunder] Hrubá chyba
}
lookback-decides = Rozhoduje { $name }
# These two stand before the name of a move.
lookback-played = Zahráno
lookback-better = Lepší
# $cost: how much of the chance to win, in percent; $doubt: its standard error.
lookback-cost = Stálo to { $cost } šance na výhru (± { $doubt }).
lookback-nothing-better = Lepší tah nebyl.
lookback-no-choice = Tady nebylo z čeho vybírat.
lookback-options = Možnosti ({ $count })
# Marks the move that was made in the game.
lookback-was-played = zahráno
lookback-chance = { $chance } ± { $error }
# By how much the player leads or trails in the end on average, in what the game counts.
lookback-margin = rozdíl { NUMBER($margin, maximumFractionDigits: 1) }
lookback-options-explained = Šance na výhru s nejistotou a průměrný rozdíl na konci hry. Posouzeno podle toho, co hráč tehdy mohl vědět.
lookback-moments = Co rozhodlo hru
# A chance before and after a move.
lookback-change = { $before } → { $after }
lookback-players = Jak kdo hrál
lookback-accuracy = Přesnost { $percent }
# What made somebody's result: three bars.
lookback-part-skill = Vlastní chyby
lookback-part-others = Chyby ostatních
lookback-part-luck = Štěstí
lookback-parts-explained = Tři pruhy dávají dohromady výsledek, měřený od stejného podílu na výhře. Štěstí jsou rozdání, líznuté karty a to, jak se sešly tajné volby.
# One sentence about a player. $story: what decided their result.
lookback-story = { $story ->
    [skill] Skoro bez chyb: hra byla lepší než u ostatních.
    [gift] Ne bez chyb, ale ostatní chybovali víc.
    [lucky] Nejvíc pomohlo štěstí.
    [unlucky] Spíš smůla než horší hra.
    [mistakes] Nebyla to smůla: nejvíc stály vlastní chyby.
   *[close] Vyrovnaná hra: nerozhodly ji chyby ani štěstí.
}
lookback-moves = Tahy
# A round of moves, in games that do not count their rounds.
lookback-round = Kolo { $round }

## Playing on from a moment of a finished game

whatif-button = Co kdyby…
whatif-title = Co kdyby?
# $number: how many moves had been made.
whatif-explained = { $number ->
    [0] Pokračovat od začátku hry u vlastního stolu.
    [one] Pokračovat od okamžiku po { $number } tahu u vlastního stolu.
   *[other] Pokračovat od okamžiku po { $number } tazích u vlastního stolu.
}
whatif-against = Ostatní
# $level: the level of the bots.
whatif-bots = Boti ({ $level })
whatif-nobody = Táhnu za všechny
whatif-seat = Hraju za
whatif-eyes = Očima hráče
whatif-cards = Karty
whatif-as-dealt = Jak ležely
# $name: a player.
whatif-redealt = Skryté karty rozdané znovu, jak si je mohl představit hráč { $name }
whatif-name = Název (nepovinný)
whatif-start = Pokračovat
whatif-kept = Odehraná hra zůstane, jak je. Co tu zahrajete, se uchová s ní a uvidí to každý, kdo má odkaz.
# A branch without a name of its own. $number: the move from which it differs.
branch-unnamed = Co kdyby, tah { $number }
# These stand after the name of a branch.
branch-for-all = tahy za všechny
branch-redealt = rozdáno znovu
branch-over = dohráno
branch-rename = Přejmenovat „{ $name }“
branch-save = Uložit název
branch-remove = Odstranit „{ $name }“?
branch-remove-explained = Tahy zmizí pro všechny, kdo mají odkaz.
branch-remove-yes = Odstranit
branch-keep = Nechat
branch-back = K rozboru
branch-again = Ještě jednou odtud
branch-review = Rozbor této varianty
lookback-eyes-open = Všechny ruce odkryté
lookback-deeper = Podívat se hlouběji
lookback-deepening = Rozebírá se hlouběji…
lookback-deeper-done = Toto rozhodnutí bylo rozebráno hlouběji.

## Learning from one’s mistakes

learn-title = Poučit se ze svých chyb
# $count: how many of them there are in this game.
learn-button = Poučit se ze svých chyb ({ $count })
learn-question = Najděte lepší tah
# Stands before the move that was made.
learn-played = Zahráli jste
# $place: the number of the question.
learn-place = Otázka { $place } z { $total }
learn-solved = Vyřešeno: { $solved } z { $total }
learn-judging = Tah se posuzuje…
# $chance: what the move leaves the player to win, in percent.
learn-right = Správně: { $move } (šance na výhru { $chance }).
# $cost: how much less than the best move, in percent.
learn-wrong = Tohle ne: { $move } má šanci na výhru o { $cost } menší než nejlepší tah.
learn-best = Nejlepší: { $move } (šance na výhru { $chance }).
learn-hint = Nápověda
learn-show = Ukázat tah
learn-look = Podívat se v rozboru
learn-back = Zpět
learn-next = Další
learn-skip = Přeskočit
learn-done = To byla poslední otázka. Vyřešili jste { $solved } z { $total }.
learn-none-title = Zatím není z čeho se poučit
learn-none = Ve vašich posledních rozebraných hrách žádný váš tah nestál mnoho. Hry se rozebírají, až skončí.
learn-none-here = V této hře žádný váš tah nestál mnoho.

## Settings

settings-title = Nastavení
settings-language = Jazyk
settings-theme = Vzhled
settings-theme-auto = Podle systému
settings-theme-light = Světlý
settings-theme-dark = Tmavý
settings-speed = Animace
settings-speed-slow = Pomalá
settings-speed-normal = Běžná
settings-speed-fast = Rychlá
settings-speed-off = Vypnutá

## Keys

# The first button for the keyboard: past the bar, to the hand.
skip-to-table = Ke stolu
keys-title = Klávesy
keys-skip = Přeskočit animaci
keys-log = Otevřít nebo zavřít průběh hry
keys-rules = Otevřít pravidla
keys-help = Ukázat tento seznam

## What the house refuses, and what to do then

problem-unreachable = Server neodpovídá. Zkuste to za chvíli znovu.
problem-input = Požadavek nelze přečíst. Načtěte stránku znovu a zkuste to ještě jednou.
problem-too-long = To je moc dlouhé. Zkraťte to.
problem-name = Jméno musí mít 1 až 24 viditelných znaků, a ne jen tečky. Zvolte jiné.
problem-nobody-plays = Někdo musí hrát. Obsaďte místo, nebo nechte jedno volné.
problem-bot-level = Bot potřebuje úroveň. Vyberte ji.
problem-here-name = Hráč na tomto zařízení potřebuje jméno.
problem-one-seat-each = Můžete obsadit jen jedno místo. Ostatní nechte volná nebo je dejte botům.
problem-no-such-seat = Takové místo u tohoto stolu není. Vyberte jiné.
problem-other-site = Požadavek přišel z jiného webu. Otevřete přímo Parlour a zkuste to znovu.
problem-not-seated = U tohoto stolu nesedíte. Můžete se dívat nebo obsadit volné místo.
problem-not-taken = Nejdřív musí někdo převzít zařízení.
problem-no-such-page = Taková stránka tu není. Vraťte se ke hrám.
problem-no-such-table = Takový stůl tu není. Možná je odkaz neúplný.
problem-method = Tohle tato stránka neumí. Vraťte se ke hrám.
problem-no-open-seat = Všechna místa jsou obsazená. Můžete se dívat.
problem-seat-taken = Toto místo už je obsazené. Vyberte jiné.
problem-already-seated = U tohoto stolu už sedíte.
problem-already-started = Hra už začala. Místa se teď měnit nedají.
problem-not-started = Hra ještě nezačala. Počkejte, až budou všechna místa obsazená.
problem-not-over = To se ukáže, až hra skončí.
problem-not-reviewed = Hra se ještě rozebírá. Vraťte se za chvíli.
problem-no-such-moment = V této hře není takový okamžik, od kterého by se dalo pokračovat.
problem-no-branch = Tento stůl není varianta odehrané hry.
problem-too-many-branches = Variant už je příliš mnoho. Některé odstraňte, nebo přijďte zítra.
problem-stale = Pozice se změnila. Podívejte se znovu a vyberte.
problem-old-rules = Tato hra začala podle jiných pravidel, podle kterých se tu už nehraje. Začněte novou.
problem-unfinished-games = Dnes jste začali příliš mnoho her, které ještě neskončily. Jednu dohrajte, nebo přijďte zítra.
problem-too-fast = Zakládáte stoly příliš rychle. Počkejte minutu a zkuste to znovu.
problem-one-question = Ještě se pro vás rozebírá jiná hra. Počkejte, až bude hotová.
problem-password = Heslo musí mít 8 až 200 znaků. Zvolte jiné.
problem-said = Zpráva je jeden řádek, 1 až 300 znaků.
problem-wrong-password = Jméno nebo heslo nesouhlasí. Zkuste to znovu.
problem-name-taken = Toto jméno už někdo má. Zvolte jiné.
problem-has-account = Účet už máte. Chcete-li založit další, odhlaste se.
problem-no-account = Ještě nemáte účet. Nejdřív si ho založte.
# $seconds: how long to wait.
problem-too-many-attempts = { $seconds ->
    [one] Příliš mnoho pokusů. Zkuste to znovu za { $seconds } sekundu.
    [few] Příliš mnoho pokusů. Zkuste to znovu za { $seconds } sekundy.
   *[other] Příliš mnoho pokusů. Zkuste to znovu za { $seconds } sekund.
}
problem-busy = Server je vytížený. Zkuste to za chvíli.
problem-no-such-person = Nikdo takového jména tu není. Možná je ve jméně překlep.
problem-chat-too-fast = Píšete příliš rychle. Počkejte pár sekund.
problem-chat-watching = Diváci mohou psát až po skončení hry.
problem-token = Tento token tu nikdo nezná. Možná byl zrušen: vytvořte nový na stránce účtu.
problem-no-programs = K tomuto stolu programy nesmějí: ten, kdo ho otevřel, je nepovolil.
problem-people-only = To mohou jen lidé, a tohle poslal program.
problem-no-such-program = Takový program nemáte.
problem-too-many-programs = Máte tolik programů, kolik jeden člověk mít může. Nejdřív některý smažte.
problem-server = Na serveru se něco pokazilo. Zkuste to za chvíli znovu.
problem-storage = Teď nejde nic zapsat, takže se nic nezměnilo. Zkuste to za chvíli znovu.
notice-storage-away = Spojení s databází na chvíli vypadlo. Tahy počkají a provedou se samy.
# $known: the codes of all games, as a list.
problem-game-unknown = Hra „{ $game }“ tu není. Vyberte ze seznamu: { $known }.
problem-players = Hra „{ $game }“ není pro tolik hráčů: { $players }. Počet hráčů: { $range }.
problem-option-unknown = Hra „{ $game }“ nemá variantu „{ $name }“. Vyberte ze seznamu: { $known }.
problem-option-value = Varianta „{ $name }“ nemůže mít hodnotu „{ $value }“. Vyberte ze seznamu: { $known }.
problem-option-players = Při počtu hráčů { $players } nemůže mít varianta „{ $name }“ hodnotu „{ $value }“.
# A game that is being added breaks the contract. $game: its code; $missing: names of methods.
problem-game-incomplete = V pravidlech hry „{ $game }“ chybí: { $missing }.
problem-game-limit = Hra „{ $game }“ je větší, než Parlour dovoluje. { $what ->
    [players] Míst u stolu: { $found }, nejvýše { $limit }.
    [moves] Čísel tahů: { $found }, nejvýše { $limit }.
    [at-once] Možných tahů najednou: { $found }, nejvýše { $limit }.
   *[numbers] Čísel v pozorování: { $found }, nejvýše { $limit }.
}
problem-game-unmade = Hru „{ $game }“ nelze připravit pro tento počet hráčů: { $players }. { $detail }
problem-game-declared = „{ $game }“: { $fault ->
    [missing] pozice nemá atribut { $names }, ale místo nebo číslo ho uvádí.
    [room] v atributu { $names } je méně polí, než uvádí jeho místo.
   *[undeclared] atribut pozice { $names } není uveden ani jako místo, ani jako číslo.
}
problem-game-mixed = „{ $game }“: pravidla a { $parts } musí být buď všechny zkompilované, nebo žádné. Začněte každý soubor stejným řádkem „# cython:“ a sestavte balíček znovu.
problem-game-twice = Hra „{ $game }“ tu už je.
problem-game-no-spec = Vstupní bod „{ $game }“ musí být GameSpec, ne { $found }.
problem-game-code = Vstupní bod se jmenuje „{ $game }“, ale jeho hra „{ $code }“. Jméno musí být stejné.
problem-edition-none = Hra „{ $game }“ má jen jednu sadu komponent.
problem-new-name = Hra se nemůže jmenovat „{ $name }“. Použijte malá písmena a–z a číslice, začněte písmenem; slova jazyka Python nejdou.
problem-new-taken = Jméno „{ $name }“ je obsazené: má ho jiná hra nebo nainstalovaný balíček.
problem-new-folder = Tady už něco je: { $folder }.
problem-new-unwritable = Hru nelze zapsat do { $folder }: { $detail }
problem-no-plots = Zprávy potřebují dva další balíčky. Nainstalujte je: pip install 'parlour[report]'.
problem-needs-extra = { $what } potřebuje { $packages }. Nainstalujte: pip install "parlour[{ $extra }]".
problem-vary-one = Porovnávejte buď hodnoty varianty (--vary), nebo vydání (--edition), ne obojí najednou.
# $file: name of a file; $detail: what is wrong, in English.
problem-file-unreadable = Soubor { $file } nelze přečíst: { $detail }.
problem-edition-unreadable = Soubor { $file } nelze přečíst jako vydání: { $detail }.
problem-edition-large = { $file }: na vydání je to příliš dlouhé: { $size } znaků, nejvýše { $most }.
problem-edition-deep = { $file }: příliš hluboké vnoření, nejvýše { $most } úrovní.
problem-edition-wrong = Ve vydání { $file } jsou chyby: { $detail }{ $more ->
    [0] {""}
   *[other] {" "}(a ještě { $more })
}.
problem-no-such-edition = Takové vydání neexistuje, nebo s vámi není sdíleno.
problem-too-many-editions = Máte už { $most } vydání. Nejdřív některé odstraňte.
problem-edition-stale = Vydání bylo mezitím změněno jinde. Načtěte je znovu.
problem-weights-wrong = V souboru vah { $file } jsou chyby: { $detail }.
# $file: name of a file; $what: what the weights do not fit: game, rules, features, players or options.
problem-weights-foreign = Váhy v souboru { $file } jsou pro něco jiného ({ $what ->
    [game] jiná hra
    [rules] jiná pravidla
    [features] jiné příznaky
    [players] jiný počet hráčů
   *[other] jiné volby nebo komponenty
    }).
# $game: code of a game.
problem-no-features = Hra { $game } nemá vlastní příznaky, a její úrovně proto síť nepoužívají. Vynechte --ship a hrajte proti vahám jako net:FILE.
# $file: name of a file.
problem-checkpoint-foreign = { $file } patří k jinému učení. Zvolte jiné --out, nebo ten soubor smažte.
# $bytes: how large the file would be; $most: how large it may be.
problem-weights-large = Váhy zabírají { NUMBER($bytes, useGrouping: 0) } bajtů; ukládá se nejvýše { NUMBER($most, useGrouping: 0) }. Zvolte méně skrytých jednotek (--hidden).
problem-move-unreadable = Tah „{ $move }“ v této hře není. Vyberte z nabízených.
problem-nothing-to-undo = Není tah, který by šel vzít zpět.
problem-move-complete = „{ $move }“ už je celý tah, nic po něm nemůže následovat.
problem-no-proposals = Ve hře „{ $game }“ se tahy nenavrhují.
problem-seat = { $players ->
    [one] U stolu pro { $players } hráče není místo { $seat }; místa se počítají od 0.
    [few] U stolu pro { $players } hráče není místo { $seat }; místa se počítají od 0.
    [many] U stolu pro { $players } hráče není místo { $seat }; místa se počítají od 0.
   *[other] U stolu pro { $players } hráčů není místo { $seat }; místa se počítají od 0.
}
problem-seed = { $size ->
    [one] Semínko musí mít přesně { $size } bajt.
    [few] Semínko musí mít přesně { $size } bajty.
    [many] Semínko musí mít přesně { $size } bajtu.
   *[other] Semínko musí mít přesně { $size } bajtů.
}
problem-position = V pozici je chyba: { $detail }.
problem-record = V záznamu je chyba: { $detail }.
problem-bot-unknown = Bot „{ $bot }“ tu není. Vyberte ze seznamu: { $known }.
problem-reward-unknown = Odměna „{ $reward }“ tu není. Vyberte ze seznamu: { $known }.
problem-action-unknown = Akce { $action } neexistuje. Akce jsou od 0 do { $last }.

## Terminal

# What the person at the keyboard is called.
terminal-guest = Host
# Marks the person's own seat.
terminal-own-name = { $name } (vy)
# A player without a name; the number is the one that --seat takes.
terminal-seat = Místo { $seat }
terminal-seat-name = Místo { $seat }: { $name }
# $names: the bots, as a list; $level: one of the words above.
terminal-against = Proti vám: { $names }. Úroveň botů: { $level }.
# $commitment: a long number that fixes the shuffle before the deal.
terminal-promise = Zamíchání určuje číslo { $commitment }.
# $seed: the number that the shuffle was made from.
terminal-seed = Semínko zamíchání: { $seed }.
# What can be typed. The words help, hint, undo, why, log and quit stay as they are.
terminal-help = Napište tah nebo jeho číslo. Co dalšího lze napsat, ukáže help.
terminal-help-example = Teď například napište { $move }: { $words }. Číslo { $number } znamená totéž.
terminal-help-move = zahrát tento tah
terminal-help-number = totéž podle čísla v seznamu
terminal-help-hint = nápověda; napište ji znovu a bude jasnější, nakonec prozradí i tah
terminal-help-undo = vzít poslední tah zpět
terminal-help-why = proč tento tah není dovolený
terminal-help-rules = všechna pravidla
terminal-help-rule = jedno pravidlo
terminal-help-log = vše, co se zatím stalo
terminal-help-enter = ukázat stůl znovu
terminal-help-quit = odejít od stolu
terminal-hint-more = Víc se dozvíte, když napíšete hint znovu.
terminal-undone = Tah je vzatý zpět: { $move }.
terminal-no-undo = Ještě jste nezahráli žádný tah.
# A typed line has several meanings; they follow, numbered.
terminal-readings = Tomu lze rozumět různě. Co máte na mysli?
terminal-thinking = { $seat } přemýšlí…
# $reason: a sentence; $rule: the id of a rule.
terminal-refused = { $reason } Pravidlo { $rule }.
terminal-allowed = Tah { $move } je teď dovolený.
terminal-no-number = Tah { $number } v seznamu není. Je v něm { $count ->
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}.
terminal-no-rule = Pravidlo „{ $rule }“ tu není. Pravidla jsou: { $known }.
terminal-rule = { $rule }: { $words }
# A rule, or a part of one, that is not the rulebook’s. $source: one of the marks.
terminal-rule-part = { $source }: { $words }
terminal-left = Odcházíte od stolu před koncem hry.
terminal-record-written = Záznam hry je v souboru { $file }.
terminal-step = Enter – další krok, quit – konec
# A branch of the game that is replayed. $name: may be empty; $number: how many moves had been made.
terminal-branch = Co kdyby { $name }: tahů { $moves }, po tahu { $number } hry.
# $moves: moves in notation, as a list.
terminal-may-play = { $seat } může zahrát: { $moves }
# A game in the list: its title, and the name by which the commands know it.
terminal-game = { $title } ({ $code })
terminal-option = { $title }: { $name } = { $values }. Výchozí: { $default }. Pravidlo { $rule }.
terminal-levels = Boti: { $levels }.
# $title: a heading of the rules; $rules: ids of the rules under it.
terminal-rules = { $title }: { $rules }.
terminal-fair = Vše je poctivé: semínko je to, které bylo přislíbeno před rozdáním, a dává každé zamíchání této partie.
# $reasons: what is wrong, in English.
terminal-unfair = Není to poctivé: { $reasons }.
# $parts: how many entries the edition has.
terminal-edition = { $file }: vše v pořádku. Vydání „{ $name }“ hry { $game }, { $parts ->
    [one] { $parts } položka
    [few] { $parts } položky
    [many] { $parts } položky
   *[other] { $parts } položek
}.
# $part: what the edition holds, in its own words; $source: one of the three below.
terminal-edition-part = { $part } – { $source }
terminal-source-book = z knížky pravidel
terminal-source-public = podle údajů o vytištěné hře
terminal-source-house = sestaveno tady
terminal-source-yours = opraveno vámi
terminal-edition-warning = Stojí za kontrolu: { $what }.
terminal-bad-option = „{ $option }“ není varianta hry. Pište ji jako název=hodnota.
terminal-bad-seed = „{ $seed }“ není semínko. Semínko má { $digits ->
    [one] { $digits } šestnáctkovou číslici
    [few] { $digits } šestnáctkové číslice
    [many] { $digits } šestnáctkové číslice
   *[other] { $digits } šestnáctkových číslic
}.
terminal-not-json = Soubor { $file } není JSON: { $detail }.
terminal-unwritable = Soubor { $file } nelze zapsat: { $detail }.
problem-too-many-bots = Příliš mnoho botů: { $bots }. Míst u stolu: { $players }.
problem-out-of-range = { $name }: je potřeba číslo od { $low } do { $high }, ne { $value }.
problem-no-peers = Tady není nainstalováno: { $missing }. Spusťte make bench-peers, který vše nainstaluje odděleně.

## Reports

report-name = { $name }
report-title = { $game }: zpráva o vyváženosti
# $games: games played for each setting; $bots: which bots played.
report-setting = Počet partií pro každé nastavení: { $games }. Počet hráčů: { $players }. Boti: { $bots }. Semínko { $seed }, verze pravidel { $rules }.
report-reading = U každého čísla stojí interval, v němž skutečná hodnota leží s jistotou 95 %: kde se intervaly hodně překrývají, není rozdíl vidět. Co doprovází výhru, nemusí být její příčinou: v silné pozici se i správná karta hraje snáz. Mezi mnoha řádky vypadá jeden z dvaceti pozoruhodně jen náhodou. A to vše platí pro tyto boty; lidé mohou hrát jinak.
report-overview = Ve zkratce
report-first = Vyhrává první hráč
report-moves = Rozhodnutí v partii
report-score = Skóre
report-winning-score = Skóre vítěze
report-margin = Náskok vítěze
report-overview-note = Za ± stojí směrodatná odchylka: jak daleko od sebe jednotlivé partie leží.
report-against = Co tato změna dělá
report-against-note = { $to } ve srovnání s { $from }, rozdání za rozdáním. „Jasné“ znamená, že samotná náhoda by takový rozdíl sotva udělala, i když se díváme na všechny řádky najednou.
report-measure = { $name ->
    [first] Výhry začínajícího hráče
    [moves] Rozhodnutí v partii
    [spread] Rozptyl konečných bodů
    [margin] Náskok vítěze
   *[decided] Partie s jedním vítězem
}
report-said = { $way ->
    [same] { $name ->
        [first] Začínající hráč vyhrává zhruba stejně často: { $after } místo { $before }. Jasný rozdíl tu není.
        [moves] Partie trvají zhruba stejně: rozhodnutí { $after } místo { $before }. Jasný rozdíl tu není.
        [spread] Konečné body jsou od sebe zhruba stejně daleko: { $after } místo { $before }. Jasný rozdíl tu není.
        [margin] Náskok vítěze je zhruba stejný: { $after } místo { $before }. Jasný rozdíl tu není.
       *[decided] Jednoho vítěze má zhruba stejně partií: { $after } místo { $before }. Jasný rozdíl tu není.
    }
    [up] { $name ->
        [first] Začínající hráč vyhrává častěji: { $after } místo { $before }.
        [moves] Partie trvají déle: rozhodnutí { $after } místo { $before }.
        [spread] Konečné body jsou od sebe dál: { $after } místo { $before }.
        [margin] Náskok vítěze je větší: { $after } místo { $before }.
       *[decided] Jednoho vítěze má více partií: { $after } místo { $before }.
    }
   *[down] { $name ->
        [first] Začínající hráč vyhrává méně často: { $after } místo { $before }.
        [moves] Partie jsou kratší: rozhodnutí { $after } místo { $before }.
        [spread] Konečné body jsou si blíž: { $after } místo { $before }.
        [margin] Náskok vítěze je menší: { $after } místo { $before }.
       *[decided] Jednoho vítěze má méně partií: { $after } místo { $before }.
    }
}
report-between = { $unit ->
    [points] Skutečná změna leží mezi { $low } a { $high } procentního bodu, s jistotou 95 %.
   *[plain] Skutečná změna leží mezi { $low } a { $high }, s jistotou 95 %.
}
report-cannot-tell = Co z tolika partií ({ $games }) nelze poznat: změny ve výhrách začínajícího hráče menší než asi { $points } procentního bodu.
report-cannot-tell-rare = V těchto partiích příliš vzácné, než aby se dalo soudit: { $names }.
report-bots-differ = Boti této úrovně posuzují pozice v obou nastaveních různě: naučená síť se hodí jen pro jedno z nich. Část rozdílu může být dílem botů. Hltavý, lehký a střední bot sítě nepoužívají.
report-before = předtím
report-after = potom
report-chance = náhoda
report-clear = jasné
report-changed-cards = Co se stalo se změněnými kartami
report-changed-note = Jak často vyhrál hráč, který kartu použil, jak často to bylo za partii a kolik pokaždé přinesla.
report-a-game = krát za partii
report-varied = Řádky se liší jednou volbou: { $option }.
report-editions = V čem se vydání liší
report-entry = Položka
report-places = Kdo vyhrává podle pořadí na tahu
report-place = Pořadí { $place }
report-places-note = Podíl partií, které vyhraje ten, kdo táhne první, druhý a tak dále. Přerušovaná čára je spravedlivý podíl, { $fair } %.
report-lengths = Jak dlouho partie trvá
report-lengths-note = Podíl partií podle počtu rozhodnutí v nich.
report-scores = Skóre
report-scores-note = Jak často se které konečné skóre objevilo: u všech a u vítězů.
report-scores-all = všichni
report-scores-winning = vítězové
report-ends = Jak partie končí
report-ends-note = Uvedena je věta první partie, která tak skončila.
report-deeds-note = Podíl výher těch, kdo to udělali; přerušovaná čára je spravedlivý podíl. Vzácné případy tu chybějí, a je-li řádků mnoho, jsou vidět jen krajní. Tabulka obsahuje vše.
report-all = Zobrazit vše
report-wins = výhry
report-hands = počet hráčů
report-times = kolikrát každý
report-amount = přínos pokaždé
report-change = změna
report-house = Domácí vydání
report-unofficial = Autor hry: { $designer }, vydavatel: { $publisher }. Zprávu vytvořil Parlour, neoficiální bezplatná implementace.
report-unofficial-designer = Autoři hry: { $designer }. Zprávu vytvořil Parlour, neoficiální bezplatná implementace.
# $file: where the page was written.
report-written = Zpráva je v souboru { $file }.

## What does it change?

change-title = Co to změní?
change-about = Boti hrají stejná rozdání se standardním vydáním a s vydáním „{ $name }“. Rozdíl tedy pochází z komponent, ne ze štěstí na karty.
change-back = Zpět k vydání
change-differs = { $count ->
    [one] Od standardního vydání se liší { $count } položka
    [few] Od standardního vydání se liší { $count } položky
   *[other] Od standardního vydání se liší { $count } položek
}
change-entry = Položka
change-standard = Standardní
change-players = Hráči
change-level = Boti
change-games = Rozdání
change-games-note = Každé rozdání se hraje s oběma vydáními. Čím víc rozdání, tím menší rozdíl je vidět.
change-begin = Zahrát a porovnat
change-again = Porovnat znovu
change-unsound = V tomto vydání je chyba. Nejdřív ji opravte, pak ho půjde porovnat.
change-same = Zatím se v ničem neliší od standardního vydání.
change-progress = S oběma vydáními odehráno rozdání: { $done } z { $games }.
change-first-deals = Hrají se první rozdání. Partie u stolů mají přednost.
change-left = { $minutes ->
    [0] Zbývá méně než minuta.
    [one] Zbývá asi { $minutes } minuta.
    [few] Zbývají asi { $minutes } minuty.
   *[other] Zbývá asi { $minutes } minut.
}
change-leave = Stránku můžete opustit a vrátit se: porovnání pokračuje.
change-stop = Zastavit
change-stopped = Zastaveno, odehráno rozdání: { $done } z { $games }.
change-stopped-early = Zastaveno dřív, než šlo cokoli poznat.
change-outdated = Vydání bylo od té doby změněno. Stránka říká, co se zjistilo předtím.
change-found = Co se zjistilo
change-setting = Rozdání: { $games }, každé s oběma vydáními. Hráči: { $players }. Boti: { $level }.
change-options = Volby jsou obvyklé: { $options }. Liší se jen komponenty.
change-only = Liší se jen komponenty.
change-clear = Jasné
change-unclear = Nejasné
change-word-clear = „Jasné“ znamená, že pouhé štěstí by tak velký rozdíl sotva způsobilo.
change-interval = { $name }: { $mean }, mezi { $low } a { $high }
change-cards = Změněné karty
change-cards-note = Jak často vyhráli hráči, kteří kartu použili. Pruh je rozmezí, v němž skutečné číslo leží s jistotou 95 %; přerušovaná čára je spravedlivý podíl.
change-cards-none = Žádnou změněnou kartu nelze v těchto partiích sledovat: změnilo se něco, co hráči samo o sobě nepoužívají.
change-card-moved = { $way ->
    [up] Častěji vede k výhře
    [down] Méně často vede k výhře
    [gone] Používá se jen ve standardním vydání
    [new] Používá se jen ve změněném vydání
    [rare] Použita příliš zřídka
   *[same] Bez jasné změny
}
change-card-points = { $change } p. b. ({ $low } až { $high })
change-card-used = Použití za partii: { $before } → { $after }
change-card-brought = Přinese pokaždé: { $before } → { $after }
change-wins = Co vyhrává
change-wins-note = Tak často vyhráli ti, kdo to udělali. Co doprovází výhru, nemusí být její příčinou: v silné pozici se i správná karta hraje snáz.
change-wins-most = Nejúspěšnější a nejméně úspěšné
change-wins-all = Zobrazit vše ({ $count })
change-unknown = Co z těchto partií nelze poznat
change-unknown-small = Při tolika rozdáních ({ $games }) je změna ve výhrách začínajícího hráče vidět, jen je-li větší než asi { $points } p. b. Víc rozdání ukáže menší změny.
change-unknown-rare = Příliš vzácné, než aby se dalo soudit: { $names }.
change-unknown-people = To vše platí pro tyto boty. Lidé mohou hrát jinak.
change-kept = Uložená porovnání
change-kept-of = Rozdání: { $games }, hráči: { $players }, boti: { $level }
change-kept-earlier = pro dřívější podobu
change-share-first = Toto vydání vidíte jen vy. Sdílejte ho a tuto stránku otevře každý, kdo má odkaz.
change-share = Sdílet vydání
change-command = Stejná čísla z příkazové řádky, s libovolným počtem rozdání:
problem-no-such-comparison = Takové porovnání neexistuje, nebo s vámi jeho vydání není sdíleno.
problem-edition-same = Toto vydání se neliší od standardního. Nejdřív něco změňte.
problem-one-comparison = Jiné vaše porovnání se ještě hraje. Počkejte, až skončí, nebo je zastavte.

## Aréna

# $bot: a bot's name, module:Class; $detail: what is wrong, in English.
problem-bot-unusable = Bota „{ $bot }“ nelze použít: { $detail }.
# $seat: counted from 0; $game: a number; $bots: who sat at the table, as a list.
problem-bot-failed = Bot „{ $bot }“ selhal na místě { $seat } ve hře { $game }, u stolu { $bots } (semínko { $seed }): { $detail }.
problem-bot-twice = Bot „{ $bot }“ je uveden dvakrát. Uveďte každého bota jen jednou.
problem-too-few-bots = Turnaj potřebuje alespoň dva boty. Vypište je za --bots.
problem-ray-address = Na adrese { $address } není dostupný žádný cluster Ray: { $detail }.
problem-worker-lost = Pracovní proces nečekaně skončil, možná mu došla paměť. Zkuste to znovu s menším počtem procesů.
problem-cluster-version = Jeden stroj clusteru má Parlour { $theirs }, tento { $ours }. Nainstalujte všude stejnou verzi.
problem-results-unusable = Soubor { $file } nelze použít pro výsledky: { $detail }.
problem-results-foreign = { $file } není soubor s výsledky. Zvolte jiný název.
# $name: what differs, e.g. players; $found, $wanted: its values.
problem-results-other = V souboru { $file } jsou jiné výsledky: { $name } je tam { $found }, zde { $wanted }. Zvolte jiný soubor.
problem-results-bot-changed = Bot „{ $bot }“ se od vzniku svých výsledků v { $file } změnil. Zvolte jiný soubor, nebo bota pojmenujte jinak.

## Hodiny

# $count: how many. These stand in the sentences about clocks below.
time-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}
time-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
time-hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
}
time-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}
clock-none = Bez hodin
# $time: one of the four above.
clock-move = { $time } na každý tah
clock-bank = { $time } na celou hru
# $more: what every move adds to the time.
clock-bank-increment = { $time } na celou hru a { $more } za tah
# On a clock's face, with more than a day left; as short as can be.
clock-days = { $days } d { $hours } h
# A player's clock, for screen readers. $time: minutes and seconds, or days and hours.
clock-of-seat = Zbývající čas: { $time }
# Said aloud when the reader's own time becomes short.
clock-own-left = Zbývá vám { $time }.

## Stránky domu

# Somebody who has deleted everything about themselves.
seat-somebody = někdo
# $option: what is chosen; $value: how.
option-value = { $option }: { $value }
# It is the reader's turn at some table.
turn-yours = Jste na tahu
# Name of the list of links at the head of a page, for screen readers.
nav-title = Hlavní nabídka
nav-games = Vaše hry
# $count: games in which it is the reader's turn.
nav-turns = { $count ->
    [one] { $count } hra na vás čeká
    [few] { $count } hry na vás čekají
   *[other] { $count } her na vás čeká
}
nav-account = Účet
home-account = Založit účet nebo se přihlásit

## Herna

lobby-title = Stoly, kam si lze sednout
lobby-empty = U žádného stolu teď nikdo nečeká. Otevřete stůl a ostatní ho tu najdou.
# A button. $game: name of the game.
lobby-open = Otevřít stůl: { $game }
lobby-open-here = Otevřít stůl pro všechny
# Tables have appeared since the page was opened; a button beside it shows them.
lobby-appeared = { $count ->
    [one] Přibyl { $count } stůl
    [few] Přibyly { $count } stoly
   *[other] Přibylo { $count } stolů
}
lobby-show = Ukázat
lobby-sit = Sednout si
lobby-watch = Sledovat
lobby-own = K vašemu stolu
lobby-gone = Tento stůl je zavřený
# $count: free seats.
lobby-free = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
lobby-playing = Hraje se
# For screen readers, beside a name.
lobby-rating = Hodnocení { $rating }

## Nový stůl: herna a hodiny

new-listed = Ukázat v herně
new-listed-why = Kdokoli si může sednout nebo sledovat.
# In the summary under the button.
new-summary-listed = Viditelný v herně
new-programs = Programy si mohou sednout
new-programs-why = Jsou to boti jiných lidí; mají značku.
# In the summary under the button, and in the lobby.
new-summary-programs = Programy povoleny
new-clock = Čas na rozmyšlenou
new-clock-move = Na každý tah
new-clock-bank = Na celou hru

## Účet

account-title = Váš účet
# $name: what the guest is called.
account-guest = Jste { $name } a můžete hrát všechno. Účet uchová vaše hry a hodnocení pro každé zařízení.
account-named = Přihlášené jméno: { $name }.
account-make = Založit účet
account-make-lead = Jméno a heslo, nic víc. Místa, hry i hodnocení zůstanou vaše.
account-name = Jméno
account-password = Heslo
account-password-hint = Aspoň 8 znaků. Když ho zapomenete, nikdo vám ho neobnoví.
# A switch beside the field of a password.
account-show-password = Ukázat
account-made = Účet je založen. Přihlásíte se s ním na každém zařízení.
account-log-in = Přihlásit se
account-log-in-lead = Co jste tu odehráli jako host, zůstane u toho hosta.
account-profile = Vaše veřejná stránka
account-log-out = Odhlásit se
account-logged-out = Jste odhlášeni a hrajete dál jako nový host.
account-change-password = Změnit heslo
account-old-password = Současné heslo
account-new-password = Nové heslo
account-changed = Heslo je změněno. Všechna ostatní zařízení jsou odhlášena.
account-not-your-password = To není vaše heslo. Zkuste to znovu.
account-data = Vaše údaje
account-data-lead = Vše, co o vás server uchovává, v jednom souboru.
account-export = Stáhnout mé údaje
account-delete = Smazat mé údaje
account-delete-lead = Smaže se vše, co o vás server uchovává: jméno, hodnocení, vaše zprávy a programy. Odehrané hry zůstanou ostatním, na vašem místě bude „někdo“. Nelze to vzít zpět.
account-delete-sure = Smazat navždy
account-delete-keep = Nechat vše
account-deleted = Vše o vás je smazáno. Teď jste nový host.

## Programs that play

programs-title = Vaše programy
programs-lead = Váš program tu může hrát jako člověk, v jakémkoli jazyce, pod vlastním jménem a s vlastním hodnocením. Prokáže se tokenem.
programs-guide = Jak ho napsat za pět minut
programs-name = Jméno nového programu
programs-make = Vytvořit program
# $name: of the program.
programs-token = Token programu { $name }
programs-token-once = Zkopírujte ho teď, ukáže se jen jednou. Kdo ho má, může za tento program hrát.
programs-copy = Kopírovat token
programs-not-copied = Token se nepodařilo zkopírovat. Je označený, zkopírujte ho sami.
programs-active = má token
programs-revoked = nemá token
programs-revoke = Zrušit token
programs-new-token = Nový token
programs-delete = Smazat
# Said to screen readers instead of the word on the button. $action: what the button says, $name: of the program.
programs-action = { $action }: { $name }

## Lidé a jejich hry

# $date: a day.
person-since = Je zde od { $date }
person-strengths = Herní síla
person-no-strengths = Zatím žádné hodnocené hry.
person-games = Odehrané hry
person-no-games = Zatím žádné odehrané hry.
# A rating and how uncertain it is.
strength-value = { $rating } ± { $uncertainty }
strength-games = { $count ->
    [one] { $count } hodnocená hra
    [few] { $count } hodnocené hry
   *[other] { $count } hodnocených her
}
games-title = Vaše hry
games-all = Všechny vaše hry
games-running = Hrají se
games-waiting = Čekají na hráče
games-finished = Odehrané
games-none = Ještě jste tu nehráli.
games-older = Ukázat starší hry
# $time: how long the reader may still think.
games-due = zbývá: { $time }
games-won = Výhra
games-place = { $place }. místo z { $players }
games-rated = hodnocená
# The game cannot be looked at by the reader.
games-private = Soukromý stůl

## Hodnocení

ratings-link = Hodnocení
# $game: name of the game.
ratings-title = Hodnocení: { $game }
ratings-lead = Všichni začínají na 1500. Číslo za ± říká, jak nejisté je hodnocení; s každou hodnocenou hrou se zmenšuje. Boti se hodnotí jako lidé.
ratings-listed = V seznamu jsou všichni, kdo mají účet a pět hodnocených her.
ratings-legend = Pruh končí na hodnocení, čára přes něj ukazuje nejistotu, čárkovaně je vyznačeno, kde začínají nováčci.
ratings-empty = V seznamu zatím nikdo není.

## Learning a game

glance-button = Hra ve zkratce
glance-title = { $game } ve zkratce
glance-goal = Cíl
glance-turn = Váš tah
glance-scoring = Bodování
# On a small phone: back from the second page of a game at a glance to the first.
glance-first-page = Cíl, tah a bodování
glance-rules = Všechna pravidla
# Quietly on the table. $goal: a sentence.
goal-line = Cíl: { $goal }
keys-glance = Ukázat hru ve zkratce
# Under a note about something that has appeared for the first time.
first-close = Rozumím
first-off = Už nevysvětlovat
first-name = Novinka
settings-first = První hry
settings-goal-on = Ukazovat na stole cíl hry
settings-notes-on = Nové věci jednou vysvětlit, když se objeví
rules-search = Hledat v pravidlech
rules-found =
    { $count ->
        [0] Takové pravidlo tu není.
        [one] Nalezeno { $count } pravidlo
        [few] Nalezena { $count } pravidla
       *[other] Nalezeno { $count } pravidel
    }
rules-details = Podrobně
# Folds out what else belongs to a rule: special cases, and where it comes from.
rules-more = Zvláštní případy
example-title = Příklad
example-show = Ukázat na stole
example-board = Příklad na stole

## Připomínky

settings-sound = Zvuk
settings-sound-on = Zvuky u stolu a jemný tón, když jsem na tahu
settings-volume = Hlasitost
# On the button in the bar of a table.
sound-on = Zapnout zvuk
sound-off = Vypnout zvuk
keys-sound = Zapnout nebo vypnout zvuk
settings-notices = Oznámení
settings-notices-on = Oznámení prohlížeče, když jsem na tahu a karta je skrytá
settings-notices-denied = Prohlížeč to nedovoluje. Povolte v něm této stránce oznámení a zapněte to znovu.
settings-notices-impossible = Prohlížeče ukazují oznámení jen u stránek otevřených přes HTTPS.

## Před hrou: kdo kde sedí

# All seats are taken, but somebody is not ready.
room-not-ready = Hra začne, jakmile budou všichni připraveni.
# Opens what the device offers for sending a link.
room-share = Sdílet
# Name of the picture with the link, for screen readers.
room-qr = QR kód s odkazem na tento stůl
# Heading of the options and the clock, for screen readers.
room-facts = Co se hraje
room-clock = Hodiny
room-listed = Tento stůl najde v herně každý.
room-private = Tento stůl najde jen ten, kdo má odkaz.
# Whether programs of other people may take a seat at this table.
room-programs = Programy
room-programs-yes = si mohou sednout
room-programs-no = si nemohou sednout
room-maker = Stůl jste založili vy: do začátku hry určujete, kdo kde sedí.
room-watching-full = Díváte se. Všechna místa jsou obsazená.
# A box to tick.
room-ready = Můžeme začít
# Marks of the players.
room-is-ready = čeká na začátek
room-is-not-ready = ještě ne
# Name of a choice, for screen readers. $seat: number of the seat.
room-fill-seat = Hráč na místě { $seat }
# The first entry of that choice.
room-fill = Kdo tu hraje…
room-remove-bot = Odebrat: { $name }
room-send-away = Poslat pryč: { $name }

## Chat

chat-title = Chat
# Name of the button that opens it, for screen readers.
chat-unread = { $count ->
    [one] Chat, { $count } nová zpráva
    [few] Chat, { $count } nové zprávy
   *[other] Chat, { $count } nových zpráv
}
chat-empty = Zatím žádné zprávy.
# Name of the field, and what stands in it while it is empty.
chat-say = Napište zprávu
chat-send = Odeslat
# Buttons beside the names of the others.
chat-mute = Skrýt zprávy: { $name }
chat-hear = Zobrazit zprávy: { $name }
# Marks what somebody said who does not play.
chat-watching = divák

## Náhradníci a odchod

# Marks a player for whom a bot plays.
seat-stand-in = hraje náhradník
standin-yours = Hraje za vás náhradník.
standin-back = Vrátit se na své místo
standin-absent = { $name } už delší dobu chybí a hra čeká.
standin-call = Ať hraje náhradník
# Closes the question for now.
standin-wait = Počkat
leave-button = Odejít ze hry
leave-title = Odejít ze hry?
leave-explained = Na vašem místě bude hrát bot. K tomuto stolu se můžete kdykoli vrátit a místo si vzít zpět. Hra, ve které hrál náhradník, se nepočítá do hodnocení.
leave-stay = Zůstat

## Vracení tahů

undo-button = Vzít zpět
# The same button, when the others have to agree.
undo-ask = Požádat o vrácení
undo-wish = { $moves ->
    [one] { $name } žádá o vrácení tahu.
   *[other] { $name } žádá o vrácení { $moves } tahů.
}
undo-agree = Souhlasit
undo-refuse = Odmítnout
# $names: who has not answered yet, as a list.
undo-yours = Žádáte o vrácení tahu. Ještě neodpověděli: { $names }.
undo-waiting = O vrácení tahu žádá { $name }. Ještě neodpověděli: { $names }.
undo-withdraw = Nechat být

## Ověření zamíchání

shuffle-check = Ověřit zamíchání
shuffle-fair = Zamíchání je takové, jaké bylo slíbeno.
shuffle-unfair = Zamíchání není takové, jaké bylo slíbeno.
shuffle-seed-right = Semínko dává číslo, které bylo slíbeno před rozdáním.
shuffle-seed-wrong = Semínko nedává číslo, které bylo slíbeno před rozdáním.
shuffle-promise-right = Totéž číslo viděl tento prohlížeč před koncem hry.
shuffle-promise-wrong = Před koncem hry viděl tento prohlížeč jiné číslo.
shuffle-promise-unseen = Tento prohlížeč tu před koncem hry nebyl, a tak neví, zda bylo číslo stejné.
# $count: all that chance decided in the game.
shuffle-draws-right = { $count ->
    [one] { $count } los hry byl znovu odvozen ze semínka a souhlasí.
    [few] Všechny { $count } losy hry byly znovu odvozeny ze semínka a souhlasí.
   *[other] Všech { $count } losů hry bylo znovu odvozeno ze semínka a souhlasí.
}
# $wrong: how many of them.
shuffle-draws-wrong = Losů je { $count }, ze semínka jich neplyne { $wrong }.
shuffle-draws-unknown = Záznam je příliš starý, než aby šly losy zopakovat.

## Další klávesy u stolu

keys-undo = Vzít zpět poslední tah
keys-chat = Otevřít nebo zavřít chat

## Beside the table

# Name of the two tabs, for screen readers.
table-panel = Průběh hry a chat

## Rooms: what may be refused

problem-not-yours = To může jen ten, kdo stůl založil.
problem-not-absent = Není koho zastoupit: hráč je tady, nebo ještě není na tahu.
problem-no-undo = Teď nemáte co vzít zpět.
problem-undo-open = O vrácení tahu už někdo žádá. Počkejte na odpověď.

## Being invited

# $host: the person who opened the table; $game: name of the game.
invited-title = { $host } vás zve ke hře { $game }
# The same, when the person who opened the table has deleted their data.
invited-title-nobody = Někdo vás zve ke hře { $game }
# The reader has just played with this person.
invited-again-title = { $host } navrhuje další partii: { $game }
# The big button.
room-sit-down = Sednout si ke stolu
# A heading, for a guest who has a seat and waits.
room-seated = Sedíte u stolu
# The same as room-waiting, for everybody but the host.
room-waiting-others = { $count ->
    [one] Čekáme ještě na { $count } hráče.
    [few] Čekáme ještě na { $count } hráče.
    [many] Čekáme ještě na { $count } hráče.
   *[other] Čekáme ještě na { $count } hráčů.
}
# How long a game takes, and whether it counts: names of two facts.
room-length = Délka
room-rating = Hodnocení

## Playing again

# Another player asks the reader.
again-wish = { $name } navrhuje další partii.
again-decline = Ne, díky
again-declined = Už nehrajete.
# A heading, for the player who has asked the others.
room-again-title = Navrhli jste další partii
# $names: the players who have not answered yet, as a list.
room-asked = Hra začne, až budou souhlasit: { $names }.
# Beside the name of a player who has not answered yet.
room-asked-seat = zatím bez odpovědi
# Said when a player has declined or left.
room-not-playing = { $name } nehraje. Místo je volné.
# Opens the seat of a player who has not answered.
room-stop-waiting = Nečekat: { $name }
# In the list of one's own tables.
games-asked = Hrát znovu?

## Whether a game counts

table-rated = Hodnocená
table-unrated = Nehodnocená
new-rated = Hodnocená hra
new-rated-why = Výsledek se počítá do hodnocení všech hráčů.
# $rating: the rating after the game; $change: by how much it changed, with its sign.
end-rating = Hodnocení { $rating } ({ $change })
end-unrated = { $why ->
    [wish] Hra se nehodnotila: tak ji zakladatel stolu nastavil.
    [stand-in] Hra se nehodnotila: hrál v ní náhradník.
    [time] Hra se nehodnotila: někomu došel čas.
    [undo] Hra se nehodnotila: tah byl vzat zpět, když už bylo vidět, co přinesl.
    [own] Hra se nehodnotila: program hrál se svým majitelem nebo s jiným jeho programem.
    [tutor] Hra se nehodnotila: rádce pomáhal, nebo směl pomáhat.
    [device] Hra se nehodnotila: několik lidí sdílelo jedno zařízení.
    [edition] Hra se nehodnotila: hrála se s jinými než standardními komponentami.
   *[gone] Hra se nehodnotila: některý hráč smazal své údaje.
}
# What taking a move back does to the rating, after the words of the button or the question.
undo-stays-rated = Hra zůstane hodnocená.
undo-unrates-short = Hra se nebude hodnotit.
undo-unrates-title = Vzít tah zpět?
undo-unrates = Už jste viděli, co po něm následovalo. Když ho vezmete zpět, tato hra se nezapočítá do hodnocení.
undo-keep = Nechat tah

## Watching

# What a spectator sees is late. $count: moves.
table-behind = { $count ->
    [one] Máte zpoždění { $count } tah.
    [few] Máte zpoždění { $count } tahy.
    [many] Máte zpoždění { $count } tahu.
   *[other] Máte zpoždění { $count } tahů.
}
# A button: show all of them at once.
table-catch-up = Dohnat

## Reviews

# What each player did, and what it changed; one word or two, above a column.
review-title = { $game }: rozbor hry
review-player = Hráč
review-accuracy = Přesnost
review-own = Vlastní tahy
review-others = Tahy ostatních
review-luck = Štěstí
review-result = Výsledek
review-mark-best = Nejlepší
review-mark-good = Dobré
review-mark-inaccuracy = Nepřesnosti ?!
review-mark-mistake = Chyby ?
review-mark-blunder = Hrubé chyby ??
review-sum = Vlastní tahy, tahy ostatních a štěstí dávají dohromady výsledek: o kolik procentních bodů je šance na výhru větší nebo menší než rovný díl.
review-curve = Šance na výhru tah za tahem
review-moments = Rozhodující okamžiky
# $before and $after: the chance to win of the player who moved, in per cent.
review-moment = Tah { $number }, { $seat }: { $move }. Šance na výhru: { $before } → { $after }.
review-costly = Drahé tahy
# $sign: ?!, ? or ??; $cost: the loss in percentage points.
review-costly-move = Tah { $number }, { $seat }: { $move } { $sign } ({ $cost }). Lépe: { $better }.
review-none = Žádný tah nestál mnoho.
review-decisions = Všechna rozhodnutí
# Above the columns of the table of decisions.
review-move = Tah
review-played = Zahráno
review-cost = Cena
review-better = Lépe
review-why = Proč
review-how = Každý tah se posuzuje podle toho, co hráč mohl vědět: všechny možnosti se zkoušejí na týchž představovaných rozdáních.
# $file: where the page was written.
review-written = Stránka je v souboru { $file }.

## The tutor

new-tutor = Rádce povolen
new-tutor-why = Každý si smí říct o nápovědu a nechat se varovat před chybami. Hra se nehodnotí.
# In the summary under the button, and in the lobby.
new-summary-tutor = Rádce povolen
# Whether hints and warnings may be used at this table.
room-tutor = Rádce
room-tutor-yes = povolen všem
room-tutor-no = není povolen
# To a person who is invited: sitting down is agreeing.
room-tutor-agree = U tohoto stolu si smí každý říct rádci o nápovědu. Když si sednete, souhlasíte s tím.
problem-no-tutor = Rádce pomáhá jen tam, kde jsou všichni ostatní boti nebo kde byl stůl otevřen s rádcem.
keys-hint = Říct si o nápovědu, pak o další
tutor-title = Rádce
tutor-hint = Nápověda
# Games in which the tutor helps are not rated. Asked before the first hint, and where the tutor is switched on.
tutor-unrates-hint = S nápovědou se tato hra nezapočítá do hodnocení.
tutor-unrates-on = Máte zapnutého rádce. S ním se tato hra nezapočítá do hodnocení.
tutor-use = Použít
tutor-not-here = V této hře ne
tutor-not-now = Teď ne
tutor-thinking = Rádce přemýšlí…
tutor-more = Víc
tutor-show-move = Ukázat tah
# Before the steps of a move; in the middle of one, before those that are left.
tutor-best = Nejlepší:
tutor-next = Dál:
tutor-back = Tyto kroky raději vezměte zpět. Nejlepší:
# $move: another move, which the best one is compared with.
tutor-beside = Ve srovnání s tahem: { $move }
# $cost: how much of the chance to win, in percent.
tutor-warning = { $mark ->
    [inaccuracy] Tento tah je nepřesný: stojí asi { $cost } šance na výhru.
    [mistake] Tento tah je chyba: stojí asi { $cost } šance na výhru.
   *[blunder] Tento tah je hrubá chyba: stojí asi { $cost } šance na výhru.
}
tutor-show = Ukázat
tutor-anyway = Přesto zahrát
tutor-take-back = Vzít zpět
# A choice: how bad a move must be for a warning.
tutor-limit = Varovat mě
tutor-limit-off = vůbec ne
tutor-limit-inaccuracy = před nepřesnostmi (5 % šance na výhru)
tutor-limit-mistake = před chybami (10 %)
tutor-limit-blunder = před hrubými chybami (20 %)
tutor-explained = U stolů s boty nebo tam, kde je to povoleno. Vidí to, co vy. Při více než dvou hráčích znamená totéž menší podíl. Hry s rádcem se nehodnotí.

## The end of a game as a picture

end-scores-round = Skóre po kolech
end-scores-move = Skóre v průběhu hry
# What a screen reader says of a line. $scores: the scores, one after another.
end-scores-of = { $name }: { $scores }
# $event: the sentence of the best capture or build.
end-best = Nejlepší zásah: { $event }
# $play: how accurate the reader's decisions were; $luck: whether luck was for or against them.
end-played = { $luck ->
    [good] { $play ->
        [precise] Hráli jste přesně a měli jste štěstí.
        [solid] Hráli jste spolehlivě a měli jste štěstí.
        [uneven] Hráli jste kolísavě, ale měli jste štěstí.
       *[loose] Hodně jste rozdali, ale měli jste štěstí.
    }
    [bad] { $play ->
        [precise] Hráli jste přesně, ale štěstí stálo proti vám.
        [solid] Hráli jste spolehlivě, ale štěstí stálo proti vám.
        [uneven] Hráli jste kolísavě a štěstí stálo proti vám.
       *[loose] Hodně jste rozdali a štěstí stálo proti vám.
    }
   *[even] { $play ->
        [precise] Hráli jste přesně. Štěstí nerozhodlo.
        [solid] Hráli jste spolehlivě. Štěstí nerozhodlo.
        [uneven] Hráli jste kolísavě. Štěstí nerozhodlo.
       *[loose] Hodně jste rozdali. Štěstí nerozhodlo.
    }
}

## Several people on one device

# A way to fill a seat: somebody sits beside the reader and plays on the same device.
here-seat = Na tomto zařízení
# Label of the field for the name of that player.
here-name = Jméno hráče na místě { $seat }
# The name of a player on this device until another is given.
here-name-usual = Hráč { $number }
here-add = Přidat hráče
# In the summary of a new table. $count: players on this device, the reader included.
here-summary = { $count ->
    [one] { $count } hráč na tomto zařízení
    [few] { $count } hráči na tomto zařízení
   *[other] { $count } hráčů na tomto zařízení
}
# Beside them in the summary: the bots at the table.
here-bots = { $bots ->
    [one] { $bots } bot
    [few] { $bots } boti
   *[other] { $bots } botů
}
here-why = Zařízení si podáváte z ruky do ruky. Opona skrývá karty, dokud si zařízení nevezme jejich majitel. Hra se nehodnotí.
# Beside the name of a player who shares the device of another.
here-mark = na tomto zařízení
here-mark-elsewhere = sdílí zařízení
# Among the terms of a table.
here-terms = Sdílené zařízení
here-clock = Když několik lidí na jednom zařízení vybírá současně, běží hodiny jen prvnímu z nich.
# The heading of the curtain: whose turn it is to hold the device.
curtain-pass = Předejte zařízení: { $name }
curtain-nobody = Karty jsou skryté
curtain-explained = Karty zůstanou skryté, dokud si zařízení nevezme ten, kdo je na řadě.
# The button that lifts the curtain. $name: its player.
curtain-take = Já jsem { $name }. Ukázat mé karty
# Those who choose secretly after this one, on the same device.
curtain-then = Pak ho podávejte dál v tomto pořadí: { $names }.
curtain-waiting = Hra čeká: { $names }.
curtain-clock = Běží hodiny: { $name }.
# Above the buttons of the other players on this device, who may look at their cards.
curtain-look = Podívat se chce někdo jiný:
# The button that lets the curtain fall.
curtain-fall = Skrýt mé karty
# Heading of the list of what has happened since this player last moved.
since-title = { $name }, co se stalo před vaším tahem
since-close = Pokračovat
leave-shared = Za hráče { $name } bude hrát bot. Ostatní na tomto zařízení hrají dál. Místo lze kdykoli převzít zpět.
leave-shared-all = Za všechny na tomto zařízení budou hrát boti. Ke stolu se můžete kdykoli vrátit a místa převzít zpět.

## The page of the installed app when there is no connection

offline-title = Bez připojení
offline-text = Server Parlour není dostupný. Vaše hry jsou v bezpečí: stránka se otevře sama, jakmile se připojení obnoví.
offline-again = Zkusit znovu
## Credits

credits-title = Autoři a licence
credits-docs = Přečíst dokumentaci
credits-games = Hry
credits-pictures = Obrázky
credits-pictures-changed = Pro tyto stoly přebarvené a oříznuté.
credits-page = Na této stránce: písma, obrázky a knihovny
credits-server = Na serveru
credits-unknown = Seznam se nepodařilo načíst.

# --- vydání: co je špatně v souboru s komponentami --------------------------------------------------------
edition-told = { $where }: { $what }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
}
edition-told-whole = { $what }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
}
edition-unknown-field = neznámé pole { $field }; možná pole jsou { $known }
edition-no-table = chybí tabulka [{ $table }]
edition-no-entries = chybí položky [[{ $table }]]
edition-game = toto je vydání hry { $found }, ne { $game }
edition-no-game = není uvedeno, která je to hra
edition-one-of = { $found }: možné je jen { $known }
edition-whole = { $found } není celé číslo od { $low } do { $high }
edition-wholes = musí to být seznam celých čísel od { $low } do { $high }
edition-flag = { $found } není ani true, ani false
edition-title = musí to být název dlouhý 1 až { $most } znaků, bez zalomení řádku a bez znaků < > & {"{"} {"}"} `
edition-line = musí to být text na jednom řádku, nejvýše { $most } znaků
edition-fixed = podle pravidel je zde { $due }, ne { $found }
edition-not-once = { $name } zde není jednou; počet výskytů: { $count }
edition-count = { $what ->
    [cards] podle pravidel je karet { $due }, zde { $found }
    [wild] podle pravidel je žolíků { $due }, zde { $found }
    [candies] podle pravidel je bonbonů { $due }, zde { $found }
    [modules] podle pravidel je modulů { $due }, zde { $found }
    [bases] podle pravidel je základen { $due }, zde { $found }
   *[tokens] podle pravidel je žetonů { $due }, zde { $found }
}
edition-between = { $what ->
    [candies] bonbonů musí být { $low } až { $high }, zde { $found }
   *[cards] karet musí být { $low } až { $high }, zde { $found }
}
edition-unmarked = položka se liší od standardního vydání, ale zdroj zůstal „{ $source }“; označte ji „yours“
edition-bots-standard = Boti jsou dělaní pro tyto komponenty.
edition-bots-nets = Od komponent, pro které jsou boti dělaní, se liší { $percent } % položek. Naučený odhad už neplatí: všechny úrovně místo něj pozice dohrávají. Nové karty boti znají, ale mohou být slabší než obvykle.
edition-bots-tuned = Od komponent, pro které jsou boti dělaní, se liší { $percent } % položek. Nové karty boti znají a pozice s nimi dohrávají, ale jejich zkušenost je vyladěná na ty původní, takže mohou být slabší než obvykle.

### Plocha pro každou hru: hry bez vlastní plochy

any-zone = { $zone }: { $count }
any-space = { $zone }, pole { $number }
any-piece = figurka
any-owned = { $piece }, patří: { $name }
any-score =
    { $score ->
        [one] { $score } bod
        [few] { $score } body
        [many] { $score } bodu
       *[other] { $score } bodů
    }
any-which = Který tah?
any-moves = Tahy
any-board = Stůl
any-yes = ano
any-no = ne
any-keys-walk = Přecházet mezi figurkami a místy
any-keys-pick = Zvednout figurku, položit ji, vybrat
any-keys-back = Vrátit zvednutou figurku
## Games from outside: what they say where they have no words of their own

easy-piece = { $name }
easy-scores = Skóre
easy-section-rules = Pravidla
easy-prompt = Jste na tahu.
easy-prompt-wait = { $count ->
    [one] Na tahu: { $seats }.
   *[other] Ještě netáhli: { $seats }.
}
easy-event-won = { $count ->
    [one] { $you ->
        [seats] Vyhráváte.
       *[none] Vítězství: { $seats }.
    }
   *[other] O vítězství se dělí { $seats }.
}
easy-result = { $score ->
    [0] Hra je rozhodnutá.
   *[other] Podle skóre: { $score }.
}
easy-illegal-over = Hra skončila.
easy-illegal-turn = { $count ->
    [one] Nejste na tahu. Na tahu: { $seats }.
   *[other] Už jste táhli. Ještě netáhli: { $seats }.
}
easy-illegal-now = Teď to nejde: { $move }.
# Rozbory her zvenku se skóre: co v průměru přinese lepší tah.
easy-fact-mine = Lepší tah přinese do konce { $better } { $better ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }, druhý { $played }.
easy-fact-theirs = Po lepším tahu získá { $seat } do konce { $better } { $better ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }, po druhém { $played }.

# Printed by the command new-game; commands follow.
terminal-new-made = Hra je v { $folder }. Dále:
## Dílna: komponenty, které opravuje majitel nebo autor

workshop-title = { $game }: dílna
workshop-open = Dílna
workshop-correct = Liší se něco od vaší krabice? Opravte to v dílně.
workshop-cards = Karty
# Where an entry is known from.
workshop-source =
    { $source ->
        [book] z pravidel
        [public] uvádějí majitelé
        [yours] vaše
       *[house] vytvořeno zde
    }
# Where a component of an edition is known from, told to everybody who looks at it.
component-source =
    { $source ->
        [book] z pravidel
        [public] z veřejných popisů
        [yours] opraveno majitelem
       *[house] vzniklo tady
    }
workshop-warning = Stojí za kontrolu.
workshop-error = Takto to nejde.
workshop-limits = Od { $low } do { $high }
# $size: how many there must be, 0 for any number; $found: how many there are.
workshop-numbers =
    { $size ->
        [0] Počet čísel: { $found }, od { $low } do { $high }, s mezerami
       *[other] Počet čísel: { $found } z { $size }, od { $low } do { $high }, s mezerami
    }
workshop-fixed = dáno pravidly
workshop-undrawn = Toto nelze nakreslit.
# $wrong: how many things are wrong; $odd: how many only look odd.
workshop-count =
    { $wrong ->
        [0] Lze hrát.
       *[other] Chyby: { $wrong }.
    } { $odd ->
        [0] Nic nevypadá podivně.
       *[other] Ke kontrole: { $odd }.
    }
workshop-same = Od standardního vydání se nic neliší.
workshop-name = Název
workshop-own = Vaše vydání
workshop-import = Načíst soubor
workshop-import-large = Soubor { $name } je na vydání příliš velký.
workshop-import-wrong = Soubor { $name } není vydání této hry, se kterým lze hrát.
workshop-import-nothing = Nic se nezměnilo.
workshop-import-anyway = Přesto načíst a opravit tady
workshop-nameless = Zatím bez názvu
workshop-unsound = ještě nelze hrát
workshop-shared = sdíleno odkazem
workshop-none = Zatím žádné nemáte. Změňte níže kteroukoli komponentu a vznikne vaše vydání.
workshop-standard = Standardní vydání
workshop-of-table = S tímto se hraje u stolu.
workshop-of-other = Toto vydání s vámi někdo sdílí. Chcete-li je měnit, zkopírujte si je.
workshop-lead = Porovnejte je se svou krabicí. Změňte vše, co se liší: vznikne vaše vydání a standardní zůstane.
workshop-undo = Zpět
workshop-redo = Znovu
workshop-enter = Zadat mou krabici
workshop-fork = Zkopírovat k sobě
workshop-fork-own = Zkopírovat
workshop-play = Hrát s ním
workshop-change = Co to mění?
workshop-export = Uložit do souboru
workshop-print = Tisk
workshop-remove = Smazat
workshop-remove-title = Smazat toto vydání?
workshop-remove-text = Vydání „{ $name }“ zmizí. Stoly s ním otevřené zůstanou.
workshop-remove-no = Ponechat
workshop-share = Sdílet odkazem
workshop-link = Odkaz na toto vydání
workshop-saving-saved = Uloženo
workshop-saving-waiting = Ukládá se…
workshop-saving-refused = Neuloženo
workshop-load = Načíst znovu
workshop-unrated = Takové hry se nehodnotí.
workshop-new-name = Moje vydání: { $game }
workshop-enter-how = Berte komponenty z krabice jednu po druhé. Napište, co je na nich, a stiskněte Enter. Vše se hned ukládá.
workshop-enter-reported = Projít i to, co uvádějí majitelé
workshop-progress = { $entered } z { $total }
workshop-leave = Ke všem komponentám
workshop-back = Předchozí
workshop-skip = Přeskočit
workshop-confirm = Jako v mé krabici
workshop-all-entered = Vaše krabice je zadaná celá.
workshop-some-left = To byla poslední. Něco jste přeskočili.
workshop-go-on = K přeskočeným
workshop-differences = Čím se liší od standardního vydání
workshop-done = Hotovo
workshop-reset = Jako ve standardním vydání
workshop-to-table = Zpět ke stolu
new-edition = Komponenty
# $name: what an edition is called.
new-edition-unsound = { $name } (ještě nelze hrát)
new-edition-see = Komponenty a rozdíly
room-edition = Komponenty
