desk-prizes-published-at = Publicerad { $when }
desk-prizes-draft = Inte publicerad
desk-prizes-begin = Skriv prislistan och publicera den. Finns det inga priser, så säg det.
desk-prizes-publish = Publicera prislistan
desk-prizes-write = Skriv listan
desk-prizes-none = Det finns inga priser
desk-prizes-list = { word-the-list-of-prizes }
desk-prizes-sum = { $sum } totalt
desk-prizes-about = En rad för varje pris: pengar, ett hederspris som en pokal, eller båda delarna. En tom rad är inget pris. Utan namn heter ett huvudpris efter sin plats.
desk-prizes-add = Ett pris till
desk-prizes-sharing = Vid lika poäng
desk-prizes-sharing-about = Enligt handboken delas pengarna i en grupp där alla möter alla, och hederspriserna ges efter Sonneborn-Berger; i andra grupper avgör särskiljningen.
desk-prizes-several = Priser till en spelare
desk-prizes-several-about = Med ett pris till var och en tar spelaren det bästa, och de andra går vidare.
desk-prizes-rounding = Andelar avrundas till
desk-prizes-rounding-about = Det som blir över delas ut en i taget från den bäst placerade, så inget går förlorat.
desk-prizes-republish = Listan är publicerad. En ändring måste publiceras på nytt.
desk-prizes-women = Damer
desk-prizes-from = från
desk-prizes-to = till
desk-prizes-unrated = Utan rating
desk-prizes-age = Ålder
desk-prizes-january = den 1 januari, inte vid årets slut
desk-prizes-no-table = Vem som får vad visas här efter första ronden.
desk-prizes-as-it-stands = Som det står efter rond { $round }
desk-prizes-paid = { $paid } av { $sum }
desk-prizes-unawarded = Priser som ingen vinner
desk-done-prizes-published = Priserna är publicerade.
desk-help-prizes = Skriv prislistan på sidan Priser: huvudpriser och priser för ett ratingintervall, en ålder, damer, en klubb eller en klass. Publicera den senast på andra speldagen; översikten påminner. En ändring måste publiceras på nytt.
desk-help-prizes-sharing = Från toppen av tabellen får spelare som står lika de bästa priser de kan få, ett var, och delar pengarna så jämnt som det går: ingen får del av ett pris som bara andra kan vinna. Pokaler och böcker går efter placeringen. Varje belopp säger hur det räknats fram; tryck på priset för att se det.
desk-help-prizes-after = Står en pokal ännu mellan spelare som är helt lika avgör särspel eller lottdragning, och sidan säger till om det. Skriv ut listan och ett kvitto till varje vinnare efter sista ronden.
view-prize = Pris
view-prize-name =
    { $place }:{ $place ->
         [1] a
         [2] a
         [21] a
         [22] a
        *[other] e
    } pris
view-prize-cash = Belopp
view-prize-currency = Valuta
view-prize-honour = Hederspris
view-prize-for = För
view-prize-for-women = damer
view-prize-for-unrated = spelare utan rating
view-prize-for-rated = spelare med rating
view-prize-for-rating-between = rating { $from } till { $to }
view-prize-for-rating-from = rating { $from } och däröver
view-prize-for-rating-to = rating till och med { $to }
view-prize-for-age-between = { $from } till { $to } år
view-prize-for-age-from = fyllda { $from } år
view-prize-for-age-to = högst { $to } år
view-prize-for-age-known = med känt födelsedatum
view-prize-on-first-of-january = den 1 januari
view-prize-for-club = medlemmar i { $club }
view-prize-sharing-handbook = Enligt handboken (§ 24)
view-prize-sharing-by-order = Efter placeringen
view-prize-sharing-equal = Delas lika
view-prize-sharing-hort = Hort: hälften efter plats, hälften lika
view-prize-one = Ett till varje spelare
view-prize-several = Flera kan gå till samma spelare
view-prize-rounding-ore = Öre
view-prize-rounding-krone = Hela kronor
view-prize-rule-all-play-all = Spelare med lika många poäng delar pengarna; hederspriser går efter särskiljningen.
view-prize-rule-correction = Vid lika många poäng avgör särskiljningen vem som får vilket pris.
view-prize-rule-by-order = Priserna följer placeringen.
view-prize-rule-equal = Spelare med lika många poäng delar pengarna lika; hederspriser följer placeringen.
view-prize-rule-hort = Spelare med lika många poäng får hälften av den egna platsens pris och hälften av en lika andel (Hort); hederspriser följer placeringen.
view-prize-rule-one = Varje spelare får ett pris, det bästa; de andra går vidare.
view-prize-rule-several = En spelare kan vinna ett pris i varje kategori.
view-prize-rule-krone = Andelar avrundas till hela kronor.
view-prize-winners = Pristagare
view-prizes-not-yet = Priserna är inte publicerade än.
view-prizes-none = Det finns inga priser i den här gruppen.
view-prizes-published = Publicerad { $when }.
view-prize-divided = { $sum } delat på { $count }: { $amount }
view-prize-rest = Det som inte går jämnt upp delas ut med { $unit } till var, den bäst placerade först.
view-prize-halves = Hälften av { $own } och hälften av { $share }: { $amount }
view-prize-level-decided = { $count } spelare har { $points } poäng; särskiljningen avgör: { $names }.
view-prize-level-split = { $count } spelare står lika med { $points } poäng: { $names }. Alla kan inte vinna alla priser. Det de kan vinna tillsammans delas så lika som möjligt, men de som bara kan vinna några av priserna får tillsammans inte mer än dessa.
view-prize-not-for = Priset är inte för { $names } ({ $for }).
view-prize-passed-on =
    { $count ->
         [one] { $names } står före och har ett bättre pris.
        *[other] { $names } står före och har bättre priser.
    }
view-prize-honour-alone = Ett hederspris, efter placeringen.
view-prize-birth-unknown = Utan födelsedatum står dessa spelare utanför ålderspriserna:
view-prize-sex-unknown = Dessa spelare står utanför dampriserna eftersom kön inte är antecknat:
view-money-own = { $sum } kr
view-money = { $sum } { $currency }
print-prizes-hint = Vad som kan vinnas, eller vem som vann.
print-prizes-draft = Ännu inte publicerad.
print-receipts = Kvitton
print-receipts-hint = Ett till varje vinnare, att skriva under.
print-receipt = Kvitto på pris
print-receipt-early = Gruppen är inte avslutad; beloppet kan ändras.
print-receipt-amount = Mottaget belopp
print-receipt-date = Datum
print-receipt-signature = Underskrift
