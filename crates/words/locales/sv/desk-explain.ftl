# Colours and floats of earlier rounds
view-record-no-game = inget parti
view-record-down = Flöt ned i rond { $round }
view-record-up = Mötte någon med högre poäng i rond { $round }
view-record-met-white = Vit jämnar ut färgerna
view-record-met-black = Svart jämnar ut färgerna
view-record-due-white = Vit skulle jämna ut färgerna
view-record-due-black = Svart skulle jämna ut färgerna

view-record-should-white = Står på tur att få vit: { $reason }
view-record-strongly-white = Har starkt anspråk på vit: { $reason }
view-record-must-white = Måste ha vit: { $reason }
view-record-should-black = Står på tur att få svart: { $reason }
view-record-strongly-black = Har starkt anspråk på svart: { $reason }
view-record-must-black = Måste ha svart: { $reason }
# Why two players meet
view-why-board = Varför dessa två vid bord { $board }
view-why-round-of = Varför denna motståndare i rond { $round }
view-why-alone = Varför utan parti
view-why-record = Färger hittills
view-why-by-hand = Detta har inte gjorts av systemet: det är ändrat för hand eller hämtat från en fil.
view-why-these-two = Varför dessa två möts
view-why-same-score = Båda hade { $points } poäng.
view-why-scores = { $white } hade { $white_points } poäng, { $black } { $black_points }.
view-why-first = De är varandras första motståndare enligt reglerna. Ingen hoppades över.
view-why-meet-bracket =
    { $round ->
         [1] Match { $match }: plats { $one } och { $other } i spelträdet.
        *[other] Match { $match }: vinnarna av match { $one } och { $other } i ronden före.
    }
view-why-meet-match =
    { $round ->
         [1] Match { $counted }: plats { $first } och { $second } i spelträdet.
        *[other] Match { $counted }: vinnarna av match { $first } och { $second }.
    }
view-why-meet-team = Bord { $board } i lag { $white_team } mot lag { $black_team }.
view-why-meet-schedule = Rondschemat för { $players } spelare har detta parti i rond { $round }.
view-why-meet-second = Dubbelrondens andra parti: samma två som i rond { $round }.
view-why-colour-lot = { $white } har vit efter lottdragning.
view-why-colour-turn = Ingen lott har dragits: den högst seedade har vit i matcher med udda nummer, så { $white } har den.
view-why-colour-team = Färgerna växlar från bord till bord; här har lag { $white_team } vit.
view-why-colour-schedule = Rondschemat ger också färgerna.
view-why-colour-second = Färgerna från rond { $round }, ombytta.
view-why-alone-second = Dubbelrondens andra parti upprepar det första: ingen motståndare i rond { $round } och ingen i denna heller.
view-why-passed = Motståndare som hoppades över
view-why-more = { $count } till
view-why-failings = Vad som lämnar övrigt att önska vid detta bord
view-why-no-better = Enligt reglernas ordning finns ingen bättre lottning.
view-why-floats-down = { $player } flyter ned från { $from } till { $to } poäng. { $reason }
view-why-floats-out = { $player } lämnar poänggruppen med { $from } poäng och möter ingen. { $reason }
view-why-floats-up = { $player } med { $from } poäng möter en motståndare med { $to }. { $reason }
view-why-pool = Poänggruppen med { $points } poäng
view-why-round = Om hela ronden
view-why-not-shown = Ratingtal avgjorde det; de visas inte här, eftersom ett namn är dolt.

# A score group
view-pool-points = Poänggrupp { $points }
view-pool-residents = Med denna poäng
view-pool-moved-down = Nedflyttade
view-pool-moved-up = Uppflyttade
view-pool-meet-above = Möter spelare ovanifrån
view-why-order-place = Plats i lottningens ordning
view-pool-floated = Går vidare ned
view-pool-failings = Vad som lämnar övrigt att önska i gruppen

# The page of a board's reasons
desk-explain-why = { word-why }
desk-explain-why-of = Varför dessa två, nr { $number }
desk-explain-more = Allt om varför dessa två möts
desk-explain-alone = Varför utan parti?
desk-explain-draft-board = { desk-incident-number }
desk-trace = Systemets steg ({ $count })

# The draft
desk-draft-count-passed = { $count ->
    [one] { $count } motståndare överhoppad
   *[other] { $count } motståndare överhoppade
}
desk-draft-count-floats = { $count ->
    [one] { $count } flytare
   *[other] { $count } flytare
}
desk-draft-count-failings = { $count ->
    [one] { $count } önskemål inte uppfyllt
   *[other] { $count } önskemål inte uppfyllda
}
desk-draft-plain = Enligt ordningen
desk-draft-bracket = Enligt spelträdet
desk-draft-schedule = Enligt rondschemat
desk-draft-pool-players = { word-players }
desk-draft-order = Lottningens ordning
desk-draft-more = { word-more }
desk-draft-legend = Färger i tidigare ronder. ↓3: flöt ned i rond 3, ↑3: mötte någon med högre poäng. ≠: den andra färgen skulle jämna ut färgerna.

# A round changed by hand against the system's
desk-manual-count-colours = Spelare vars färger inte jämnas ut
desk-manual-count-scores = Bord med olika poäng
desk-decide-values = { $what }: för hand { $ours }, systemet { $systems }.
desk-decide-plain = { $what }.
desk-decide-turned = Systemet ger vit till { $white }: { $reason } För hand har { $black } vit.

# Two rounds side by side
desk-compare-title = Jämför rond { $round }
desk-compare-about = Inget ändras av att titta. Adressen kan delas med andra domare.
desk-compare-if = Om
desk-compare-same = Ronden skulle vara densamma.
desk-compare-reordered = Paren och färgerna är desamma; bara borden byter plats.
desk-compare-fixed = Andra resultat skulle inte ändra denna rond: vilka som möts är bestämt på förhand.
desk-compare-now = Som det är
desk-compare-then = Som det skulle vara
desk-compare-draft = Utkast till rond { $round }
desk-compare-published = Rond { $round }, publicerad
desk-compare-differs = skiljer sig
desk-compare-moves = { $count ->
    [one] { $count } spelare flyttas
   *[other] { $count } spelare flyttas
}
desk-compare-what-if = Tänk om ett parti hade slutat annorlunda?
desk-compare-choose = Välj andra resultat. Ronden lottas en gång till med dem och visas bredvid ronden som den är.
desk-compare-go = { word-compare }
desk-compare-clear = Börja om
desk-compare-rounds = Två ronder bredvid varandra
desk-compare-with = Bredvid

# Help
desk-help-why = Varför dessa två?
desk-help-why-board = Varje bord i en rond och i ett utkast har en sida med sina skäl: poänggruppen, vem varje spelare skulle ha mött och vad som hindrade det, vilka som flöt, färgerna och systemets steg med sina bestämmelser. Spelarna hittar samma sak i vanliga ord på rondens offentliga sida.
desk-help-why-marks = Tecken vid ett namn
desk-help-why-marks-about = Prickarna är färgerna i de tidigare ronderna. ↓3 flöt ned i rond 3, ↑3 mötte någon med högre poäng i rond 3, ≠ har en färg som inte jämnar ut färgerna.
desk-help-why-manual = Medan två spelare byter plats säger sidan vilka absoluta regler som bryts, vilken regel som föredrar systemets lottning och de två värden den jämför.
desk-help-why-compare = Från ett utkast: hur ronden skulle se ut om några partier hade slutat annorlunda, sida vid sida med ronden som den är, och vilka som flyttas. Även två ronder vilka som helst, och ett utkast bredvid den rond det ersätter.
