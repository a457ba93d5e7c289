# Colours and floats of earlier rounds
view-record-no-game = uten parti
view-record-down = Fløt ned i { $round }. runde
view-record-up = Møtte en høyere poengsum i { $round }. runde
view-record-met-white = Hvit jevner ut fargene
view-record-met-black = Svart jevner ut fargene
view-record-due-white = Hvit ville jevnet ut fargene
view-record-due-black = Svart ville jevnet ut fargene

view-record-should-white = Står for tur til hvit: { $reason }
view-record-strongly-white = Har sterkt krav på hvit: { $reason }
view-record-must-white = Må ha hvit: { $reason }
view-record-should-black = Står for tur til svart: { $reason }
view-record-strongly-black = Har sterkt krav på svart: { $reason }
view-record-must-black = Må ha svart: { $reason }
# Why two players meet
view-why-board = Hvorfor disse to ved bord { $board }
view-why-round-of = Hvorfor denne motstanderen i { $round }. runde
view-why-alone = Hvorfor uten parti
view-why-record = Farger hittil
view-why-by-hand = Dette er ikke laget av systemet: det er endret for hånd eller hentet fra en fil.
view-why-these-two = Hvorfor disse to møtes
view-why-same-score = Begge hadde { $points } poeng.
view-why-scores = { $white } hadde { $white_points } poeng, { $black } { $black_points }.
view-why-first = De er hverandres første motstandere etter reglene. Ingen ble hoppet over.
view-why-meet-bracket =
    { $round ->
         [1] Match { $match }: plass { $one } og { $other } i cupoppsettet.
        *[other] Match { $match }: vinnerne av match { $one } og { $other } i runden før.
    }
view-why-meet-match =
    { $round ->
         [1] Match { $counted }: plass { $first } og { $second } i cupoppsettet.
        *[other] Match { $counted }: vinnerne av match { $first } og { $second }.
    }
view-why-meet-team = { $board }. bord i lag { $white_team } mot lag { $black_team }.
view-why-meet-schedule = Spilleplanen for { $players } spillere har dette partiet i { $round }. runde.
view-why-meet-second = Dobbeltrundens andre parti: de samme to som i { $round }. runde.
view-why-colour-lot = { $white } har hvit etter loddtrekning.
view-why-colour-turn = Det er ikke trukket lodd: den høyest seedede har hvit i matcher med odde nummer, så { $white } har den.
view-why-colour-team = Fargene skifter fra bord til bord; her har lag { $white_team } hvit.
view-why-colour-schedule = Spilleplanen gir også fargene.
view-why-colour-second = Fargene fra { $round }. runde, byttet om.
view-why-alone-second = Dobbeltrundens andre parti gjentar det første: ingen motstander i { $round }. runde og heller ingen i denne.
view-why-passed = Motstandere som ble hoppet over
view-why-more = { $count } til
view-why-failings = Ønsker som ikke er oppfylt ved dette bordet
view-why-no-better = Etter reglenes rekkefølge finnes det ikke noe bedre rundeoppsett.
view-why-floats-down = { $player } flyter ned fra { $from } til { $to } poeng. { $reason }
view-why-floats-out = { $player } forlater poenggruppen med { $from } poeng og møter ingen. { $reason }
view-why-floats-up = { $player } med { $from } poeng møter en motstander med { $to }. { $reason }
view-why-pool = Poenggruppen med { $points } poeng
view-why-round = Om hele runden
view-why-not-shown = Ratingtall avgjorde det; de vises ikke her, fordi et navn er skjult.

# A score group
view-pool-points = Poenggruppe { $points }
view-pool-residents = Med denne poengsummen
view-pool-moved-down = Kommet ned
view-pool-moved-up = Hentet opp
view-pool-meet-above = Møter spillere ovenfra
view-why-order-place = Plass i rekkefølgen for paring
view-pool-floated = Går videre ned
view-pool-failings = Ønsker som ikke er oppfylt i gruppen

# The page of a board's reasons
desk-explain-why = { word-why }
desk-explain-why-of = Hvorfor disse to, nr. { $number }
desk-explain-more = Alt om hvorfor disse to møtes
desk-explain-alone = Hvorfor uten parti?
desk-explain-draft-board = { desk-incident-number }
desk-trace = Systemets trinn ({ $count })

# The draft
desk-draft-count-passed = { $count ->
    [one] { $count } motstander hoppet over
   *[other] { $count } motstandere hoppet over
}
desk-draft-count-floats = { $count ->
    [one] { $count } flyter
   *[other] { $count } flytere
}
desk-draft-count-failings = { $count ->
    [one] { $count } ønske ikke oppfylt
   *[other] { $count } ønsker ikke oppfylt
}
desk-draft-plain = Etter rekkefølgen
desk-draft-bracket = Etter cupoppsettet
desk-draft-schedule = Etter spilleplanen
desk-draft-pool-players = { word-players }
desk-draft-order = Rekkefølge for paringen
desk-draft-more = { word-more }
desk-draft-legend = Farger i tidligere runder. ↓3: fløt ned i 3. runde, ↑3: møtte en høyere poengsum. ≠: den andre fargen ville jevnet ut fargene.

# A round changed by hand against the system's
desk-manual-count-colours = Spillere med en farge som ikke jevner ut
desk-manual-count-scores = Bord med ulik poengsum
desk-decide-values = { $what }: for hånd { $ours }, systemet { $systems }.
desk-decide-plain = { $what }.
desk-decide-turned = Systemet gir hvit til { $white }: { $reason } For hånd har { $black } hvit.

# Two rounds side by side
desk-compare-title = Sammenlign { $round }. runde
desk-compare-about = Ingenting endres ved å se etter. Adressen kan deles med andre dommere.
desk-compare-if = Hvis
desk-compare-same = Runden ville vært den samme.
desk-compare-reordered = Parene og fargene er de samme; bare bordene bytter plass.
desk-compare-fixed = Andre resultater ville ikke endret denne runden: hvem som møtes, er bestemt på forhånd.
desk-compare-now = Som det er
desk-compare-then = Som det ville vært
desk-compare-draft = Utkast til { $round }. runde
desk-compare-published = { $round }. runde, publisert
desk-compare-differs = er annerledes
desk-compare-moves = { $count ->
    [one] { $count } spiller flyttes
   *[other] { $count } spillere flyttes
}
desk-compare-what-if = Hva om et parti hadde endt annerledes?
desk-compare-choose = Velg andre resultater. Runden settes opp en gang til med dem og vises ved siden av slik den er.
desk-compare-go = { word-compare }
desk-compare-clear = Begynn på nytt
desk-compare-rounds = To runder ved siden av hverandre
desk-compare-with = Ved siden av

# Help
desk-help-why = Hvorfor disse to?
desk-help-why-board = Hvert bord i en runde og i et utkast har en side med sine grunner: poenggruppen, hvem hver spiller ville ha møtt og hva som sto i veien, hvem som fløt, fargene og systemets trinn med bestemmelsene. Spillerne finner det samme i vanlige ord på rundens offentlige side.
desk-help-why-marks = Tegn ved et navn
desk-help-why-marks-about = Prikkene er fargene i de tidligere rundene. ↓3 fløt ned i 3. runde, ↑3 møtte en høyere poengsum i 3. runde, ≠ har en farge som ikke jevner ut fargene.
desk-help-why-manual = Mens to spillere bytter plass, sier siden hvilke ufravikelige regler som brytes, hvilken regel som foretrekker systemets oppsett, og de to verdiene den sammenligner.
desk-help-why-compare = Fra et utkast: hvordan runden ville ha blitt om noen partier hadde endt annerledes, side om side med slik den er, og hvem som flyttes. Også to vilkårlige runder, og et utkast ved siden av runden det erstatter.
