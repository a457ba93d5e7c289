# Times
view-day = { $day }.{ $month }.{ $year }
view-time = { $hour }.{ $minute }
view-moment = { $day } kl. { $time }

# Players
view-name-withheld = Spiller { $number }
view-name-erased = Spiller { $number } (navn slettet)
view-withdrawn = har trukket seg
view-number = Nr.

# Rounds
view-round = { $round }. runde
view-round-of-group = { $group }, { $round }. runde
view-board-of-round = { $round }. runde, bord { $board }
view-round-of = { $round }. runde av { $rounds }
view-pairings = Paringer
view-white-letter = h
view-black-letter = s
view-colour = Farge
view-points-before = Poeng før runden
view-total = Sum
view-open = i gang
view-forfeit = walkover
view-late = for sent
view-postponed = utsatt
view-adjourned = hengeparti
view-opponent-left = Motstanderen har trukket seg
view-bye-full = Frirunde, helt poeng
view-bye-half = Frirunde, halvt poeng
view-bye-zero = Fraværende
view-not-paired = ikke med
view-seat = { $colour } mot { $opponent }
view-against = mot
view-results-in = { $done } av { $games } resultater
view-results-all = Alle resultater er inne
view-starts = Begynner { $when }
view-round-changed = Endret { $when }: disse paringene erstatter dem som var publisert før.
view-schedule = Spilleplan
view-schedule-about = Hvem som møter hvem i alle runder. Resultatene står der de er registrert.
view-schedule-of = Spilleplan for alle runder
view-matches-in = { $done } av { $games } matcher avgjort

# Standings
view-standings-after = Stilling etter { $round }. runde
view-standings-final = Sluttstilling
view-standings-none = Stillingen begynner når første runde er spilt.
view-place = Plass
view-place-short = #
view-shared = delt
view-games = { word-games }
view-correction-dsu-sb = Sonneborn-Berger
view-correction-dsu-ordinary = Vanlig kvalitet
view-correction-dsu-median = Mediankvalitet
view-correction-short-dsu-sb = S-B
view-correction-short-dsu-ordinary = Kval.
view-correction-short-dsu-median = Median
view-lead = Foran med
view-lead-points = { $points } p.
view-lead-correction = { $correction } { $mine } : { $next }
view-unfinished = { $count ->
    [one] Ett uavsluttet parti teller som remis til det er spilt.
   *[other] { $count } uavsluttede partier teller som remis til de er spilt.
}
view-running = { $round }. runde er i gang: { $done } av { $games } resultater er inne.
view-excluded = Utenfor tabellen

# Cross table
view-cross-key = Motstanderens plass, farge og resultat; + og – er partier vunnet og tapt på walkover, * er et parti som ikke er avsluttet.
view-cross-none = Krysstabellen begynner når første runde er publisert.
view-not-counted = teller ikke

# A player’s page
view-why = Hvorfor denne plassen
view-place-of = Nr. { $place } av { $players }
view-place-shared-of = Delt nr. { $place } av { $players }
view-opponents-points = Motstanderens poeng
view-adds = Teller
view-remark = Merknad
view-sum = Sum
view-step-all = Alle motstandere
view-legend-further = flere tall, som avgjør der de første er like
view-step-without-lowest = { $count ->
    [one] Uten den laveste
   *[other] Uten de { $count } laveste
}
view-step-without-both = { $count ->
    [one] Uten den laveste og den høyeste
   *[other] Uten de { $count } laveste og { $count } høyeste
}
view-adjustment = Gitt av dommeren

# Public pages
public-where = Hvor skal jeg spille?
public-where-hint = Begynnelsen av et navn
public-where-button = Finn
public-where-none = Ingen spiller her heter «{ $typed }».
public-where-more = Og { $count } til. Skriv litt mer av navnet.
public-where-unpaired = Ikke paret ennå
public-where-out = Ikke med i denne runden
public-me = Dette er meg
public-me-forget = Glem meg på denne enheten
public-me-about = Huskes bare på denne enheten: forsiden begynner da med bordet ditt.
public-players = { $count ->
    [one] Én spiller
   *[other] { $count } spillere
}
public-no-groups = Turneringen har ingen grupper ennå.
public-no-round = Ingen runde er publisert ennå.
public-finished = Avsluttet
public-announced = Publisert
public-playing = I gang
public-played = Spilt
public-by-board = Etter bord
public-by-name = Etter navn
public-group-pages = Gruppens sider
public-view-choice = Rekkefølge
public-sections = Klasser
public-why-hint = Et navn fører til spillerens partier og til hvordan plassen er funnet.
public-home = Forside
public-arbiter = Dommer: { $name }
public-qr = QR-kode
public-qr-text = Rett telefonens kamera mot koden og finn bord, resultater og stilling.
public-qr-local = Denne adressen virker bare på denne maskinen. Åpne dommerbordet på maskinens adresse i nettverket, så virker koden for telefoner.
public-projector = Storskjerm
public-projector-keys = Mellomrom setter på pause, piltastene blar.
public-projector-all = Storskjerm med alle grupper etter tur
public-paused = Pause
public-closed-title = Her vises ingenting
public-closed-text = Det finnes ingen offentlig turnering på denne adressen. Kanskje er den ikke publisert ennå, eller adressen er feilskrevet.
public-closed-do = Spør dommeren om riktig adresse, eller skann QR-koden i spillelokalet.
