# Times
view-day = { $day }.{ $month }.{ $year }
view-time = { $hour }.{ $minute }
view-moment = { $day } kl. { $time }

# Players
view-name-withheld = Spiller { $number }
view-name-erased = Spiller { $number } (navn slettet)
view-withdrawn = udtrådt
view-number = Nr.

# Rounds
view-round = { $round }. runde
view-round-of-group = { $group }, { $round }. runde
view-board-of-round = { $round }. runde, bræt { $board }
view-round-of = { $round }. runde af { $rounds }
view-pairings = Parringer
view-white-letter = h
view-black-letter = s
view-colour = Farve
view-points-before = Point før runden
view-total = I alt
view-open = i gang
view-forfeit = udeblivelse
view-late = for sent
view-postponed = udsat
view-adjourned = hængeparti
view-opponent-left = Modstanderen er udtrådt
view-bye-full = Fri, helt point
view-bye-half = Fri, halvt point
view-bye-zero = Fraværende
view-not-paired = ikke med
view-seat = { $colour } mod { $opponent }
view-against = mod
view-results-in = { $done } af { $games } resultater
view-results-all = Alle resultater er inde
view-starts = Begynder { $when }
view-round-changed = Ændret { $when }: disse parringer erstatter dem, der var offentliggjort før.
view-schedule = Turneringsplan
view-schedule-about = Hvem der møder hvem i alle runder. Resultaterne står, hvor de er indtastet.
view-schedule-of = Turneringsplan for alle runder
view-matches-in = { $done } af { $games } matcher afgjort

# Standings
view-standings-after = Stilling efter { $round }. runde
view-standings-final = Slutstilling
view-standings-none = Stillingen begynder, når første runde er spillet.
view-place = Plads
view-place-short = #
view-shared = delt
view-games = { word-games }
view-correction-dsu-sb = Sonneborn-Berger
view-correction-dsu-ordinary = Almindelig korrektion
view-correction-dsu-median = Middelkorrektion
view-correction-short-dsu-sb = S-B
view-correction-short-dsu-ordinary = Korr.
view-correction-short-dsu-median = Middel
view-lead = Foran med
view-lead-points = { $points } p.
view-lead-correction = { $correction } { $mine } : { $next }
view-unfinished = { $count ->
    [one] Et uafsluttet parti tæller som remis, til det er spillet.
   *[other] { $count } uafsluttede partier tæller som remis, til de er spillet.
}
view-running = { $round }. runde er i gang: { $done } af { $games } resultater er inde.
view-excluded = Uden for tabellen

# Cross table
view-cross-key = Modstanderens plads, farve og resultat; + og – er partier vundet og tabt ved udeblivelse, * er et parti, der ikke er afsluttet.
view-cross-none = Turneringstabellen begynder, når første runde er offentliggjort.
view-not-counted = tæller ikke

# A player’s page
view-why = Hvorfor denne plads
view-place-of = Nr. { $place } af { $players }
view-place-shared-of = Delt nr. { $place } af { $players }
view-opponents-points = Modstanderens point
view-adds = Tæller
view-remark = Bemærkning
view-sum = Sum
view-step-all = Alle modstandere
view-legend-further = yderligere tal, som afgør, hvor de første er ens
view-step-without-lowest = { $count ->
    [one] Uden den laveste
   *[other] Uden de { $count } laveste
}
view-step-without-both = { $count ->
    [one] Uden den laveste og den højeste
   *[other] Uden de { $count } laveste og { $count } højeste
}
view-adjustment = Givet af dommeren

# Public pages
public-where = Hvor skal jeg spille?
public-where-hint = Begyndelsen af et navn
public-where-button = Find
public-where-none = Ingen spiller her hedder »{ $typed }«.
public-where-more = Og { $count } til. Skriv lidt mere af navnet.
public-where-unpaired = Endnu ikke parret
public-where-out = Ikke med i denne runde
public-me = Det er mig
public-me-forget = Glem mig på denne enhed
public-me-about = Huskes kun på denne enhed: forsiden begynder så med dit bræt.
public-players = { $count ->
    [one] En spiller
   *[other] { $count } spillere
}
public-no-groups = Turneringen har endnu ingen grupper.
public-no-round = Ingen runde er offentliggjort endnu.
public-finished = Afsluttet
public-announced = Offentliggjort
public-playing = I gang
public-played = Spillet
public-by-board = Efter bræt
public-by-name = Efter navn
public-group-pages = Gruppens sider
public-view-choice = Rækkefølge
public-sections = Sektioner
public-why-hint = Et navn fører til spillerens partier og til, hvordan pladsen er fundet.
public-home = Forside
public-arbiter = Dommer: { $name }
public-qr = QR-kode
public-qr-text = Ret telefonens kamera mod koden, og find bræt, resultater og stilling.
public-qr-local = Denne adresse virker kun på denne computer. Åbn dommerbordet på computerens adresse i netværket, så virker koden for telefoner.
public-projector = Storskærm
public-projector-keys = Mellemrum sætter på pause, piletasterne bladrer.
public-projector-all = Storskærm med alle grupper på skift
public-paused = Pause
public-closed-title = Her vises ikke noget
public-closed-text = Der er ingen offentlig turnering på denne adresse. Måske er den ikke offentliggjort endnu, eller også er adressen skrevet forkert.
public-closed-do = Spørg dommeren om den rigtige adresse, eller scan QR-koden i spillelokalet.
