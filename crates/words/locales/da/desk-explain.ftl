# Colours and floats of earlier rounds
view-record-no-game = intet parti
view-record-down = Flød ned i { $round }. runde
view-record-up = Mødte en højere score i { $round }. runde
view-record-met-white = Hvid udligner farverne
view-record-met-black = Sort udligner farverne
view-record-due-white = Hvid ville udligne farverne
view-record-due-black = Sort ville udligne farverne

view-record-should-white = Står til hvid: { $reason }
view-record-strongly-white = Har stærkt krav på hvid: { $reason }
view-record-must-white = Skal have hvid: { $reason }
view-record-should-black = Står til sort: { $reason }
view-record-strongly-black = Har stærkt krav på sort: { $reason }
view-record-must-black = Skal have sort: { $reason }
# Why two players meet
view-why-board = Hvorfor disse to ved bræt { $board }
view-why-round-of = Hvorfor denne modstander i { $round }. runde
view-why-alone = Hvorfor uden parti
view-why-record = Farver hidtil
view-why-by-hand = Det er ikke systemets værk: det er ændret i hånden eller hentet fra en fil.
view-why-these-two = Hvorfor disse to mødes
view-why-same-score = Begge havde { $points } point.
view-why-scores = { $white } havde { $white_points } point, { $black } { $black_points }.
view-why-first = De er hinandens første modstandere efter reglerne. Ingen blev sprunget over.
view-why-meet-bracket =
    { $round ->
         [1] Match { $match }: plads { $one } og { $other } i turneringstræet.
        *[other] Match { $match }: vinderne af match { $one } og { $other } i runden før.
    }
view-why-meet-match =
    { $round ->
         [1] Match { $counted }: plads { $first } og { $second } i turneringstræet.
        *[other] Match { $counted }: vinderne af match { $first } og { $second }.
    }
view-why-meet-team = { $board }. bræt på hold { $white_team } mod hold { $black_team }.
view-why-meet-schedule = Turneringsplanen for { $players } spillere har dette parti i { $round }. runde.
view-why-meet-second = Dobbeltrundens andet parti: de samme to som i { $round }. runde.
view-why-colour-lot = { $white } har hvid efter lodtrækning.
view-why-colour-turn = Der er ikke trukket lod: den højest seedede har hvid i ulige matcher, så { $white } har den.
view-why-colour-team = Farverne skifter fra bræt til bræt; her har hold { $white_team } hvid.
view-why-colour-schedule = Turneringsplanen giver også farverne.
view-why-colour-second = Farverne fra { $round }. runde, byttet om.
view-why-alone-second = Dobbeltrundens andet parti gentager det første: ingen modstander i { $round }. runde og heller ingen i denne.
view-why-passed = Modstandere, der blev sprunget over
view-why-more = { $count } flere
view-why-failings = Hvad dette bræt lader tilbage at ønske
view-why-no-better = Efter reglernes rækkefølge findes der ingen bedre parring.
view-why-floats-down = { $player } flyder ned fra { $from } til { $to } point. { $reason }
view-why-floats-out = { $player } forlader pointpuljen med { $from } point og møder ingen. { $reason }
view-why-floats-up = { $player } med { $from } point møder en modstander med { $to }. { $reason }
view-why-pool = Pointpuljen med { $points } point
view-why-round = Om hele runden
view-why-not-shown = Ratingtal afgjorde det; de vises ikke her, fordi et navn er skjult.

# A score group
view-pool-points = Pointpulje { $points }
view-pool-residents = Med denne score
view-pool-moved-down = Kommet ned
view-pool-moved-up = Hentet op
view-pool-meet-above = Møder spillere oppefra
view-why-order-place = Plads i parringens rækkefølge
view-pool-floated = Går videre ned
view-pool-failings = Hvad puljen lader tilbage at ønske

# The page of a board's reasons
desk-explain-why = { word-why }
desk-explain-why-of = Hvorfor disse to, nr. { $number }
desk-explain-more = Alt om, hvorfor disse to mødes
desk-explain-alone = Hvorfor uden parti?
desk-explain-draft-board = { desk-incident-number }
desk-trace = Systemets trin ({ $count })

# The draft
desk-draft-count-passed = { $count ->
    [one] { $count } modstander sprunget over
   *[other] { $count } modstandere sprunget over
}
desk-draft-count-floats = { $count ->
    [one] { $count } flyder
   *[other] { $count } flydere
}
desk-draft-count-failings = { $count ->
    [one] { $count } ønske ikke opfyldt
   *[other] { $count } ønsker ikke opfyldt
}
desk-draft-plain = Efter rækkefølgen
desk-draft-bracket = Efter turneringstræet
desk-draft-schedule = Efter turneringsplanen
desk-draft-pool-players = { word-players }
desk-draft-order = Parringens rækkefølge
desk-draft-more = { word-more }
desk-draft-legend = Farver i tidligere runder. ↓3: flød ned i 3. runde, ↑3: mødte en højere score. ≠: den anden farve ville udligne farverne.

# A round changed by hand against the system's
desk-manual-count-colours = Spillere, hvis farve ikke udligner
desk-manual-count-scores = Brætter med forskellig score
desk-decide-values = { $what }: i hånden { $ours }, systemet { $systems }.
desk-decide-plain = { $what }.
desk-decide-turned = Systemet giver hvid til { $white }: { $reason } I hånden har { $black } hvid.

# Two rounds side by side
desk-compare-title = Sammenlign { $round }. runde
desk-compare-about = Intet ændres ved at se efter. Adressen kan deles med andre dommere.
desk-compare-if = Hvis
desk-compare-same = Runden ville være den samme.
desk-compare-reordered = Parrene og farverne er de samme; kun brætterne bytter plads.
desk-compare-fixed = Andre resultater ville ikke ændre denne runde: hvem der mødes, ligger fast på forhånd.
desk-compare-now = Som det er
desk-compare-then = Som det ville være
desk-compare-draft = Udkast til { $round }. runde
desk-compare-published = { $round }. runde, offentliggjort
desk-compare-differs = er anderledes
desk-compare-moves = { $count ->
    [one] { $count } spiller flytter
   *[other] { $count } spillere flytter
}
desk-compare-what-if = Hvad hvis et parti var endt anderledes?
desk-compare-choose = Vælg andre resultater. Runden parres en gang til med dem og vises ved siden af den, som den er.
desk-compare-go = { word-compare }
desk-compare-clear = Begynd forfra
desk-compare-rounds = To runder ved siden af hinanden
desk-compare-with = Ved siden af

# Help
desk-help-why = Hvorfor disse to?
desk-help-why-board = Hvert bræt i en runde og i et udkast har en side med sine grunde: pointpuljen, hvem hver spiller ville have mødt, og hvad der stod i vejen, hvem der flød, farverne og systemets trin med deres bestemmelser. Spillerne finder det samme i jævne ord på rundens offentlige side.
desk-help-why-marks = Tegn ved et navn
desk-help-why-marks-about = Prikkerne er farverne i de tidligere runder. ↓3 flød ned i 3. runde, ↑3 mødte en højere score i 3. runde, ≠ har en farve, der ikke udligner farverne.
desk-help-why-manual = Mens to spillere bytter plads, siger siden, hvilke ufravigelige regler der brydes, hvilken regel der foretrækker systemets parring, og de to værdier, den sammenligner.
desk-help-why-compare = Fra et udkast: hvad runden ville være, hvis nogle partier var endt anderledes, side om side med det, den er, og hvem der flytter. Også to vilkårlige runder, og et udkast ved siden af den runde, det erstatter.
