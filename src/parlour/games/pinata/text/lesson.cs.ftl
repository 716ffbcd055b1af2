### První hra Piñaty s nápovědou

pinata-lesson-goal = Vyhrávejte bonbony. Dost bonbonů jedné barvy znamená její medaili a tři medaile vítězství. K první medaili vám chybí jeden žlutý bonbon.

pinata-lesson-place = Karty se přikládají k podložce v barvách jejích bonbonů. Podložka 1 má jeden žlutý, každý tedy přiloží jednu kartu. Šipka ukazuje nahoru: vyhrává vyšší. Zahrajte žlutou 3.
pinata-lesson-place-wild = Žolík se taky hodí, ale je to jen 1. Žlutá 3 je vyšší.
pinata-lesson-place-yellow = Potřebujete žlutý bonbon. Přiložte žlutou 3 k podložce 1.

pinata-lesson-medal = 3 je víc než 2: žlutý bonbon je váš a s ním i žlutá medaile. Příští tah má ten, kdo podložku prohrál.

pinata-lesson-down = Na podložce 2 šipka ukazuje dolů: vyhrává nižší součet. Na každou stranu patří červená a fialová karta. Soupeř přiložil 5. Zahrajte červenou 1.
pinata-lesson-too-high = To je moc. Na téhle podložce vyhrává nižší součet.
pinata-lesson-keep-red = Hodí se, ale začněte nejnižší červenou, jedničkou.
pinata-lesson-mat-2 = Nejdřív dokončete podložku 2. Vyhrává tam nižší součet.

pinata-lesson-wild = Žolík zastupuje kteroukoli barvu. Zahrajte žolíka 1 místo fialové.

pinata-lesson-spoil = Vaše strana podložky 2 je plná. Teď smíte hrát i na soupeřovu stranu! Dejte mu fialovou 6.
pinata-lesson-spoil-it = Přiložte fialovou 6 na druhou stranu podložky 2: soupeřův součet vzroste, a vyhrává nižší.

pinata-lesson-up = 2 proti 11: oba bonbony jsou vaše. Podložka 3 má dva růžové bonbony a zelený a vyhrává vyšší součet. Zahrajte růžovou 4.
pinata-lesson-either-pink = Taky se hodí. Začněte čtyřkou.
pinata-lesson-mat-3 = Na další medaili potřebujete růžové bonbony. Přiložte růžovou 4 k podložce 3.

pinata-lesson-colours = Dva růžové bonbony, dvě růžové karty: ještě jedna se vejde. Zahrajte růžovou 3.
pinata-lesson-second-pink = Přiložte růžovou 3 k podložce 3.

pinata-lesson-full = Poslední karta tu musí být zelená. Soupeř má 7 a ještě jednu přiloží. Zahrajte zelenou 5.
pinata-lesson-green-5 = Přiložte k podložce 3 nejvyšší zelenou, pětku.

pinata-lesson-turned = 12 proti 11: druhá medaile! Po každé výhře se podložka otočí. Podložka 1 teď ukazuje dolů.

pinata-lesson-think = Soupeř přiložil k podložce 1 čtyřku. Teď vyhrává nižší karta. Kterou zahrajete?
pinata-lesson-not-lower = To není méně než 4. Najděte nižší červenou.
pinata-lesson-mat-1 = Nejdřív vyhrajte podložku 1: potřebujete červenou pod 4.

pinata-lesson-high = Výborně. Podložka 2 teď ukazuje nahoru, tam se hodí vysoké karty. Zahrajte červenou 7.
pinata-lesson-red-7 = Přiložte červenou 7 k podložce 2: vyhrává tam vyšší součet.

pinata-lesson-close = Soupeřova strana je plná a má 6. Jedna karta podložku uzavře. Která vyhraje?
pinata-lesson-smaller-yellow = Ta taky vyhraje, ale nízkou žlutou se vyplatí nechat na podložku se šipkou dolů. Vezměte trojku.
pinata-lesson-keep-wild = Žolík taky vyhraje, ale vyplatí se ho schovat. Máte žlutou 3.
pinata-lesson-yellow-3 = Podložce chybí žlutá karta. Zahrajte žlutou 3.

pinata-lesson-end = Už víte, jak na to: sledujte barvy, šipku a soupeřovu stranu. Máte dvě medaile. Ještě jedna a vyhráváte.
