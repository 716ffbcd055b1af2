### První hra Roku pandy s nápovědou

pandaspin-lesson-goal = Zbavte se všech karet. Kdo to dokáže první, získá bambus: bod za každou kartu největší ruky, která zbyla. Hra končí, když má někdo 15 bodů.

pandaspin-lesson-lead = Vynášíte: zahrajte kartu a ostatní musí přebít vyšší, nebo pasovat. Vyberte kov 7 a stiskněte tlačítko, které se objeví.
pandaspin-lesson-start-with-7 = I to smíte. Ale začněte jednou kartou, kovem 7, a uvidíte, co se s ní stane.
pandaspin-lesson-keep-element = Tím byste kartu živlu zahodili. Ještě se bude hodit.

pandaspin-lesson-higher = Padla 8. Jednu kartu přebije jedna vyšší: zahrajte 9.
pandaspin-lesson-not-yet = Pasovat smíte kdykoli. Ale máte vyšší kartu: zahrajte 9.
pandaspin-lesson-use-9 = Taky přebíjí osmičku. Zkuste devítku, té není škoda.

pandaspin-lesson-pass = Padl K. Ten nepřebijete, tak pasujte. A sledujte, co se stane s vašimi dvěma kartami.

pandaspin-lesson-turned = Vrátily se otočené! V tom je celá hra. Vaše 7 teď platí za 9 9 a vaše 9 za 9 9. Modrá karta se podruhé nevrátí.

pandaspin-lesson-pair = Teď je nabídka dvojice pětek. Dvojici přebije vyšší dvojice. Vyberte obě karty J.
pandaspin-lesson-can-beat = Dvojici pětek přebijete: dvěma J.
pandaspin-lesson-save-nines = Taky přebíjí. Ale čtyři devítky mají větší cenu pohromadě. Zahrajte J.

pandaspin-lesson-bomb = Dvě Q. Ale čtyři stejné hodnoty jsou bomba a ta přebije všechno. Vyberte obě modré karty.
pandaspin-lesson-bomb-now = Pak se vaše J vrátí otočené. Ale máte bombu. Zahrajte ji: čtyři devítky.

pandaspin-lesson-run = Štych je váš, takže zase vynášíte. Hodnoty za sebou jsou postupka. Zahrajte naráz 3, 4 a 5.
pandaspin-lesson-three-at-once = I to smíte, ale postupka vás zbaví tří karet naráz. Zahrajte 3, 4 a 5.
pandaspin-lesson-keep-6 = Postupka ze čtyř karet, dobrý postřeh. Tentokrát si ale šestku nechte.

pandaspin-lesson-element = Vyšší postupka. Ale máte živel ohně: máte-li nejvýš sedm karet, smíte ho zahrát. Hned vyhraje štych a vezmete si dvě karty.
pandaspin-lesson-win-now = Pak se vaše postupka vrátí otočená, což není špatné. Ale živel hned vyhraje štych.

pandaspin-lesson-weak = Zase vynášíte. 6 je vaše nejslabší karta. Podívejte se na její druhý konec: otočená je to A. Vyneste ji.
pandaspin-lesson-lead-6 = Vyneste 6: teď je slabá, ale vrátí se silnější.

pandaspin-lesson-think = Desítka přebila vaši 6. Můžete zahrát K, nebo nechat šestku vrátit se. Co je lepší?
pandaspin-lesson-look-below = Tím byste mohli štych vyhrát. Ale šestka by se odhodila, a otočená je to A. Pasujte.

pandaspin-lesson-ace = Tady je: A s bambusem. Přebíjí K.
pandaspin-lesson-ace-wins = Vaše A přebíjí K. Zahrajte ho.

pandaspin-lesson-bamboo = Znak bambusu přináší bod. Vezměte si ho.
pandaspin-lesson-take-it = Vezměte si bod, nic nestojí.

pandaspin-lesson-end = Teď znáte ten trik: hrajte slabé karty, vrátí se silné. Vynášíte a zbývají vám tři karty. Zbavte se jich.
