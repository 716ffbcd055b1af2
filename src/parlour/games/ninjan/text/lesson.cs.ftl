### První hra Ninjanu s nápovědou

ninjan-lesson-goal = Berete si hromádky karet. Čísla na vašich kartách jsou vaše body, karty s minusem ubírají. Po devíti kolech vyhrává nejvyšší součet.

ninjan-lesson-suits = Všichni tajně vyberou kartu. Co si vezme, určuje barva: papír přebíjí kámen. Zahrajte papír 7 a vezměte osmičku.
ninjan-lesson-no-paper = Nůžky přebíjejí papír a žádný tu zatím neleží. Chcete kámen 8: papír přebíjí kámen.
ninjan-lesson-rock-takes-4 = Kámen přebíjí nůžky: vzal by čtyřku. Osmička je lepší a papír přebíjí kámen.
ninjan-lesson-paper-7 = Papír přebíjí kámen. Zahrajte papír 7.

ninjan-lesson-take-8 = Vaše sedmička je nejvyšší, proto jdete první. Přebíjí dvě hromádky: vezměte osmičku.
ninjan-lesson-minus = Tahle hromádka má −5. Vezměte osmičku.

ninjan-lesson-order = Zahraná karta zůstává ležet: váš papír 7 je teď v hromádce 1. Nejvyšší karta jde první. Zahrajte nůžky 9, aby sedmičku nikdo nevzal před vámi.
ninjan-lesson-too-late = Nůžky jsou správně, ale nízká karta jde pozdě. Někdo může sedmičku vzít dřív.
ninjan-lesson-no-scissors = Kámen přebíjí nůžky a navrchu žádné neleží. Váš papír 7 přebíjejí nůžky.
ninjan-lesson-paper-must = Papír přebíjí kámen: dostali byste chudou hromádku. Nůžky vezmou sedmičku.

ninjan-lesson-take-7 = Zase jdete první. Vezměte sedmičku.

ninjan-lesson-must = Papír tohoto hráče přebil hromádku za −4. Karta, která přebíjí, si hromádku vzít musí, i když to stojí body.

ninjan-lesson-wait = Vysoké karty jdou první, ale zůstávají ležet ostatním. Nízká karta jde poslední a bere, co nechali. Zahrajte papír −3.
ninjan-lesson-too-early = Vysoký papír jde moc brzy: kámen tu ještě není. Zahrajte papír −3, ten jde poslední.
ninjan-lesson-race = Kámen by mohl vzít devítku, ale sám by zůstal ležet pro další papír. Tentokrát počkejte: zahrajte papír −3.
ninjan-lesson-low-paper = Nechte ostatní jít první. Zahrajte nejnižší papír, −3.

ninjan-lesson-take-6 = Podívejte: navrchu leží dva kameny. Vezměte šestku a nechte tam svou −3.
ninjan-lesson-only-4 = To jsou 4 body. Druhá hromádka má 6.

ninjan-lesson-worst = Zbavte se nejhorší karty. Navrchu nejsou nůžky, takže kámen −6 nic nevezme. Zahrajte ho.
ninjan-lesson-scissors-take = Nůžky přebíjejí papír a hromádku by vzaly. Nechte si je a zahrajte kámen −6.
ninjan-lesson-paper-takes = Papír přebíjí kámen a vzal by 4. Ale kam potom s −6? Zahrajte ho teď.
ninjan-lesson-keep-rock = To je dobrý kámen. Zahrajte nejhorší, −6.

ninjan-lesson-spoil = Vaše karta nic nepřebíjí, položte ji na libovolnou hromádku. Pokažte tu nejlepší: dejte −6 na hromádku 2.
ninjan-lesson-poorer = I to jde, ale nejvíc bodů má hromádka 2. Pokažte tu.

ninjan-lesson-think = Teď vy. Hromádka 3 má 5 bodů a navrchu papír. Která karta ji vezme?
ninjan-lesson-lower-scissors = Nůžky jsou správně. Ale −2 jde pozdě a někdo může být rychlejší. Zvolte dvojku.
ninjan-lesson-rock-beats = Kámen přebíjí nůžky, ne papír.
ninjan-lesson-paper-beats = Papír přebíjí kámen. Vzal by hromádku 2, a ta má 0.

ninjan-lesson-take-5 = Vaše nůžky přebíjejí oba papíry. Vezměte pětku.
ninjan-lesson-minus-3 = Tahle hromádka má −3. Vezměte pětku.

ninjan-lesson-end = To je Ninjan: barva určuje, co vezmete, číslo, kdo jde první a co zůstane ležet. Vedete a zbývají čtyři kola.
