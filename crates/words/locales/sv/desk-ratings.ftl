desk-player-elo = FIDE-rating (Elo)
desk-player-fide-k = K på FIDE:s lista

desk-help-ratings = Rating visar för alla förväntad och uppnådd poäng i de färdigspelade partierna och ratingen som den skulle bli om tävlingen slutade nu. Rubriken över en kolumn bestämmer ordningen. Den som inte får någon rating är märkt, och märket säger vad som saknas.
desk-help-ratings-how = Det nya talet leder till hur det kommer fram: varje motståndare, raden i tabellen, summan, avrundningen, faktorn, bonus, gränser och bestämmelserna. Detsamma står på spelarens egen sida och på papper.
desk-help-ratings-norms = Normbevakningen visar vem som är på väg mot ett kandidatresultat eller en titelnorm, och vad ronderna som kommer måste ge.

view-ratings-final = Gruppen är avslutad: detta är de nya ratingtalen.
view-ratings-none = Inget parti är färdigspelat än. Ratingen rör sig med det första resultatet.
view-ratings-so-far = Som det skulle bli om tävlingen slutade nu, med de färdigspelade partierna till och med rond { $round }.
view-ratings-nobody = Ingen är anmäld än.
view-rating-gain-about = Poäng minus förväntad poäng
view-rating-if-ended = Om det slutade nu
view-performance-short = Prest.
view-fide-change = FIDE ±
view-rating-kept-back = Visas inte
view-rating-kept-back-about = Ett namn är dolt. Dess rating visas inte, och inte heller de tal som den kan räknas ut från: motståndarnas.
view-rating-how-of = { $name }, ny rating { $rating }: så kommer den fram
view-rating-how = { $name }: därför finns ingen ny rating
view-performance-by-fide = Handbokens tabell har inget tal för noll poäng eller full poäng; detta är enligt FIDE:s tabell.
view-rating-reaches = Når { $class }
view-rating-falls = Ned i { $class }
view-rating-candidate = Kandidatresultat: { $points } poäng, kravet var { $required }
view-rating-candidate-watch = Kandidatresultat: { $points } av { $required } poäng
view-rating-next-class = { $missing } till { $class } vid { $from }
view-rated-games =
    { $count ->
        [one] Ett ratingräknat parti
       *[other] { $count } ratingräknade partier
    }
view-rating-dsu = DSU-rating
view-rating-readings = Där texten lämnar det öppet är den tolkad som i:
view-rating-history = Ratingens utveckling
view-rating-history-about =
    { $count ->
        [one] En punkt; talet står i tabellen nedan.
       *[other] { $count } punkter från den äldsta till den nyaste; talen står i tabellen nedan.
    }
view-rating-filed = Registrerad
view-rating-event = Tävling
view-rating-day = Dag
view-rating-start = Före tävlingen
view-rating-before-first = Före den första registrerade tävlingen
view-rating-other-event = Ratingräknad tävling
view-rating-spread = Ratingtalens fördelning
view-rating-spread-about =
    { $count ->
        [one] En spelare; talen står i tabellen nedan.
       *[other] { $count } spelare i hundratal, före och efter; talen står i tabellen nedan.
    }
view-plot-figures = Talen som tabell

view-norm-watch = Normbevakning
view-norm-reached = Uppnådd
view-norm-not-yet = Inte uppnådd
view-norm-editions = Regler
view-norm-head = Titelnormer enligt { $text }
view-norm-text-dsu-4-7-4 = handbokens kapitel 4.7.4
view-norm-text-2024-01 = FIDE:s titelregler från januari 2024
view-norm-last-round = Sista ronden måste minst ge, mot:
view-norm-out-of-reach = Utom räckhåll.
view-norm-points =
    { $games ->
        [one] { $points } i det sista partiet, om motståndaren är lika stark som de hittills.
       *[other] { $points } i de sista { $games } partierna, om motståndarna är lika starka som de hittills.
    }
view-norm-needs = behöver { $points } av { $games }
view-norm-last-decides = sista ronden avgör
view-norm-waits = { $count ->
    [one] Ett krav till beror på de kommande motståndarna.
   *[other] { $count } krav till beror på de kommande motståndarna.
}
view-norms-of = Spelarens titelnormer
view-norms-none = Ingen är på väg mot en titelnorm.
view-norms-others =
    { $count ->
        [one] En norm till är utom räckhåll.
       *[other] { $count } normer till är utom räckhåll.
    }
view-candidates-none = Ingen är inom tabellen över kandidatresultat.

view-why-place = Varför { $name } är nummer { $place }
view-rival-title = Sida vid sida
view-rival-with = Jämför med
view-rival-caption = { $one } och { $other } sida vid sida
view-rival-figure = Jämfört
view-rival-ahead = Före
view-rival-level = lika
view-rival-decided = avgjort här
view-rival-not-asked = behövdes inte

print-ratings-hint = Allas förändring och nya ratingtal
print-derivations-hint = Varje ratingtal ned till motståndarna, med bestämmelserna
view-norms-possible =
    Möjliga med återstående poäng: { $count ->
        [one] en
       *[other] { $count }
    }
view-candidates-out =
    { $count ->
        [one] En spelare till
       *[other] { $count } spelare till
    }, inte uppnått och inte inom räckhåll
