# Frame
desk-skip = Hopp til innholdet
desk-tools = Mer om turneringen
desk-menu = Meny
desk-contents = På denne siden
desk-language = Språk
desk-all = Alle grupper
desk-all-about = Ett trykk for alle grupper. En gruppe der det ikke lar seg gjøre, nevnes med grunnen og stanser ikke de andre.
desk-all-number = Gi startnumre
desk-all-number-ask = Gi startnumre i de avkryssede gruppene? Det trekkes lodd én gang, og det kan ikke angres.
desk-all-pair = Sett opp neste runde
desk-all-publish = Publiser utkastene
desk-all-start = { word-start-the-round }
desk-all-will-lot = { word-by-lot }
desk-all-will-rating = etter rating
desk-all-will-pair = { $round }. runde som utkast
desk-all-will-publish = { $round }. runde publiseres
desk-all-will-start = { $round }. runde starter; paringene ligger da fast
desk-all-numbered = har startnumrene sine.
desk-all-no-draft = har ikke noe utkast å publisere.
desk-all-not-published = har ingen publisert runde.
desk-all-started = har startet runden sin.
desk-all-by = { word-start-numbers }
desk-all-by-system = som systemet i hver gruppe krever
desk-all-by-lot = ved loddtrekning i alle
desk-all-by-rating = etter rating i alle
desk-all-done-number = { word-start-numbers }
desk-all-done-pair = Rundeoppsett
desk-all-done-publish = Publisering
desk-all-done-start = Start av runden
desk-all-done-settings = { word-settings }
desk-all-ok = utført
desk-all-refused = ikke utført.
desk-all-nobody = Ingen gruppe var krysset av.
desk-all-settings = Samme innstillinger i alle grupper
desk-all-from = Kopier fra
desk-all-tiebreaks = Kvaliteter
desk-all-time = { word-time-control }
desk-all-times = { word-times-of-the-rounds }
desk-all-copy = Kopier
desk-round = Runde { $round }
desk-round-word = { word-round }
desk-files = Filer
desk-accounts = Dommere og innlogginger
desk-help = Hjelp
desk-signout = Logg ut
desk-save = Lagre
desk-cancel = Avbryt
desk-to-home = Alle turneringer
desk-public-page = Offentlig side
desk-offline = Ingen forbindelse siden %time. Siden oppdateres av seg selv når forbindelsen er tilbake.
desk-lost = Ingen forbindelse til dommerbordet. Det er ikke sikkert om dette er lagret; det du skrev, står her fortsatt. Send det på nytt: det lagres bare én gang.
desk-count-players = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}
desk-bye-half = Halvt poeng
desk-bye-full = Helt poeng
desk-bye-zero = Null poeng

# What was just done
desk-done-saved = Lagret.
desk-done-created = Opprettet. Meld nå på spillerne.
desk-done-imported = Lest inn.
desk-done-entered = Spilleren er påmeldt.
desk-done-edited = Spilleren er endret.
desk-done-removed = Fjernet.
desk-done-moved = Spilleren er flyttet.
desk-done-split = Spillerne er fordelt på gruppene.
desk-done-withdrawn = Spilleren har trukket seg.
desk-done-returned = Spilleren er med igjen fra neste runde.
desk-done-bye = Frirunder endret.
desk-done-erased = Personopplysningene er slettet. Tabeller og paringer består.
desk-done-ordered = Startnumrene er fastlagt.
desk-done-paired = Runden er satt opp som utkast. Se gjennom den og publiser den.
desk-done-paired-again = Runden er satt opp på nytt som utkast. Det publiserte består til du publiserer utkastet.
desk-done-all-groups = Utført.
desk-done-brought-in = Turneringen er hentet inn med rundene sine.
desk-done-discarded = Utkastet er forkastet.
desk-done-published = Runden er publisert.
desk-done-started = Runden er i gang.
desk-done-manual = Endring for hånd er begynt.
desk-done-swapped = Byttet.
desk-done-manual-ended = Endring for hånd er avsluttet.
desk-done-result = Resultatet er lagret.
desk-done-undone = Angret.
desk-done-finished = Gruppen er avsluttet.
desk-done-reopened = Gruppen er åpen igjen.
desk-done-invited = Invitasjonen er laget.
desk-done-ended = Innloggingen er avsluttet.
desk-done-password = Passordet er endret. De andre innloggingene dine er avsluttet.
desk-done-deleted = Turneringen er slettet.
desk-done-account-removed = Kontoen er fjernet.

# Errors
desk-error-unchanged = Ingenting ble endret.
desk-error-not-found = Her er det ingenting
desk-error-not-found-remedy = Adressen kan være feilskrevet, eller det som sto her, er fjernet.
desk-error-sign-in-needed = Logg inn først
desk-error-sign-in-needed-remedy = Innloggingen din er utløpt. Logg inn igjen, og gjenta det du gjorde.
desk-error-owner-only = Det kan bare eieren av dette dommerbordet
desk-error-owner-only-remedy = Be eieren om å gjøre det.
desk-error-forged = Forespørselen kom ikke fra en av dommerbordets sider
desk-error-forged-remedy = Åpne siden igjen, og gjenta det du gjorde. Ble du sendt hit fra et annet sted, så lukk siden.
desk-error-too-many-attempts = For mange feil passord
desk-error-too-many-attempts-remedy = { $seconds ->
    [one] Vent ett sekund, og prøv igjen. En enhet som har vært logget inn før, trenger ikke vente på grunn av andre.
   *[other] Vent { $seconds } sekunder, og prøv igjen. En enhet som har vært logget inn før, trenger ikke vente på grunn av andre.
}
desk-error-link-spent = Lenken er brukt eller for gammel
desk-error-link-spent-remedy = En lenke virker én gang. Eieren får en ny med rokade serve --new-link; en dommer ber om en ny invitasjon.
desk-error-bad-form = Noe i skjemaet stemmer ikke
desk-error-bad-form-remedy = Gå tilbake, rett det, og send igjen.
desk-error-refused = Det kan ikke gjøres nå
desk-error-refused-remedy = Grunnen sier hva som står i veien.
desk-error-conflict = Noen andre har registrert et annet resultat
desk-error-conflict-remedy = Spør spillerne, og velg så hvilket som gjelder.
desk-error-too-large = Filen er for stor
desk-error-too-large-remedy = En spillerliste kan være på en halv megabyte, en turneringsfil på 32 megabyte.
desk-error-store = Databasen svarte ikke
desk-error-store-remedy = Det som var bekreftet før, er i behold. Fjern årsaken, og prøv igjen.
desk-error-internal = Dommerbordet gjorde en feil
desk-error-internal-remedy = Det som var bekreftet før, er i behold. Prøv igjen; terminalen sier mer.
desk-conflict-theirs = { $name } registrerte
desk-conflict-yours = Du registrerte

# Signing in
desk-signin-title = { word-sign-in }
desk-signin-failed = Navn og passord hører ikke sammen.
desk-signin-lost = Glemt passordet? På maskinen som kjører dommerbordet, lages en ny lenke med
desk-password = Passord
desk-link-title = Velkommen til dommerbordet
desk-link-first = Du er eier av dette dommerbordet. Si hva du heter, så kan du begynne.
desk-link-invited = Du er invitert som dommer. Velg et navn og et passord.
desk-link-known = Lenken logger eieren inn.
desk-link-go = Begynn
desk-your-name = Navnet ditt
desk-your-name-hint = Det står ved alt du gjør, i historikken.
desk-password-hint = Minst { $shortest } tegn.
desk-password-later = Minst { $shortest } tegn. Det kan vente: da skriver dommerbordet en ny lenke hver gang det startes.
desk-password-new = Nytt passord
desk-password-old = Gammelt passord
desk-password-change = Endre passordet
desk-password-set = Velg et passord
desk-no-sessions = Ikke innlogget noe sted.
desk-session-seen = sist sett { $when }
desk-session-this = denne her
desk-session-end = Avslutt
desk-account-remove = Fjern kontoen
desk-account-remove-ask = Fjerne kontoen til { $name }? Alt { $name } har gjort, blir stående i historikken.
desk-invite = Inviter en dommer
desk-invite-name = Til hvem
desk-invite-go = Lag en lenke
desk-invite-about = Lenken virker én gang innen sju dager. Dommeren velger selv passord.
desk-invite-link = Gi dommeren denne lenken. Den vises bare nå.

# Home
desk-home-title = { word-tournaments }
desk-home-empty = Ingen turnering ennå
desk-home-empty-how = Et navn og et system er nok til å begynne. Spillere kan limes inn fra hvilken som helst liste.
desk-home-new = { word-new-tournament }
desk-home-live = { word-being-played }
desk-home-group-before = { $players ->
    [one] { $group }: { $players } spiller, ikke begynt
   *[other] { $group }: { $players } spillere, ikke begynt
}
desk-home-group-round = { $players ->
    [one] { $group }: { $players } spiller, runde { $round } av { $rounds }
   *[other] { $group }: { $players } spillere, runde { $round } av { $rounds }
}
desk-home-group-finished = { $players ->
    [one] { $group }: { $players } spiller, avsluttet
   *[other] { $group }: { $players } spillere, avsluttet
}
desk-home-import = Hent en turnering fra en fil
desk-home-import-how = Fra et annet dommerbord: turneringen, Filer, hele turneringen. Fra et annet program: rapportfilen (TRF); spillere, runder og poeng kontrolleres og vises før noe lagres.
desk-bring-title = Kontroller rapportfilen
desk-bring-system = Turneringssystem
desk-bring-again = Kontroller etter dette systemet
desk-bring-problems = Filen kan ikke hentes inn:
desk-bring-assumed = Antatt der filen ikke sier noe
desk-bring-left-behind = Ikke hentet inn
desk-bring-accept = Hent den inn
desk-bring-no-rounds = Filen har ingen oppsatt runde.
desk-bring-boards = { $count ->
     [one] ett bord
    *[other] { $count } bord
 }
desk-bring-results = { $count ->
     [one] ett resultat
    *[other] { $count } resultater
 }
desk-bring-same = Satt opp som systemet gjør.
desk-bring-differs = Systemet setter opp annerledes.
desk-bring-file = I filen
desk-bring-engine = Etter systemet
desk-bring-points = { $player }: { $file } i filen, { $counted } av rundene
desk-bring-points-same = Poengene i filen stemmer med rundene.
desk-bring-file-points = Poeng i filen
desk-bring-counted-points = Poeng etter resultatene
desk-bring-system-assumed = Filen nevner ikke noe turneringssystem som er kjent her; den kontrolleres som FIDE-sveitser (Dutch).
desk-bring-nobody-left = Ingen har trukket seg: filen sier ikke hvem. Den som er ute av turneringen, trekkes fra den på spillerens egen side.
desk-bring-scoring = Poengene for seier, remis og tap som filen fastsetter: her er de 1, ½ og 0.
desk-bring-adjustments = Poeng gitt eller tatt utenom partiene.
desk-bring-acceleration = Fiktive poeng for rundeoppsettet, oppgitt i filen.
desk-bring-rest = Merknader, laglinjer og linjer av ukjent slag.
desk-bring-tiebreaks = Kvaliteter som ikke er kjent her.
desk-players-by-file = Startnumrene er rapportfilens.
desk-home-import-file = { word-tournament-file }
desk-home-import-copy = Som kopi, ved siden av en som allerede er her
desk-home-import-go = Hent inn

# New tournament
desk-create-title = { word-new-tournament }
desk-create-later = Alt her kan endres til første runde er publisert.
desk-create-name = Turneringens navn
desk-create-system = { word-system }
desk-create-rounds = { word-rounds }
desk-create-place = Sted
desk-create-starts = Første dag
desk-create-public = Vis offentlige sider: paringer, resultater og stilling for alle på nettverket
desk-create-go = Videre til spillerne
desk-create-group-name = Åpen
desk-system-monrad = { word-monrad }
desk-system-monrad-about = Spillere med like mange poeng møtes; et hvilket som helst antall spillere.
desk-system-round-robin = Alle-mot-alle
desk-system-round-robin-about = Alle møter alle én gang; 3 til 100 spillere.
desk-system-round-robin-2 = Dobbelt alle-mot-alle
desk-system-round-robin-2-about = Alle møter alle to ganger, én gang med hver farge.

# Overview
desk-overview-no-group = Turneringen har ingen gruppe ennå.
desk-overview-nothing = Ingenting venter.
desk-overview-behind = Gjort så langt
desk-state-before = før første runde
desk-state-finished = avsluttet
desk-do-players = Til spillerne
desk-do-order = Fastlegg startnumrene
desk-do-draft = Se utkastet
desk-do-results = Registrer resultater
desk-do-board = Til bordet
desk-do-report = Til rapportfilene
desk-group-finish = Avslutt gruppen
desk-group-finish-ask = Avslutte gruppen? Flere resultater kan ikke registreres før den åpnes igjen.
desk-group-reopen = Åpne igjen
desk-group-reopen-ask = Åpne gruppen igjen? Da kan sluttabellen endre seg.
desk-group-new = Ny gruppe
desk-group-remove = Fjern gruppen
desk-group-remove-ask = Fjerne denne gruppen?
desk-section-all = Alle

# Players
desk-player-number = { view-number }
desk-player-name = { word-name }
desk-player-rating = { word-rating-number }
desk-player-club = { word-club }
desk-player-title = { word-title }
desk-player-section = { word-section }
desk-player-federation = { word-federation }
desk-player-birth = { word-born }
desk-player-sex = { word-sex }
desk-player-woman = Kvinne
desk-player-man = Mann
desk-player-fide-id = { word-fide-number }
desk-player-national-id = { word-member-number }
desk-player-notes = Merknader
desk-players-import = Lim inn eller les inn
desk-players-enter = Meld på
desk-players-more-fields = Flere felt
desk-players-empty = Ingen er påmeldt ennå. Skriv et navn ovenfor, eller lim inn en hel liste.
desk-players-draw = Trekk lodd
desk-players-draw-ask = Trekke lodd nå? Det trekkes lodd én gang og aldri igjen; senere påmeldte får de neste numrene.
desk-players-order-rating = Nummerer etter rating
desk-players-by-rating = Startnumre etter rating.
desk-players-by-lot = Startnumre ved loddtrekning med tallfrøet { $seed }.
desk-players-late-hint = Den som meldes på nå, er etterpåmeldt og får neste startnummer.
desk-players-missed = Runder før påmeldingen
desk-players-missed-zero = 0 poeng hver
desk-players-missed-half = ½ poeng hver
desk-players-withdrawn = trakk seg etter runde { $round }
desk-players-withdrawn-unannounced = trakk seg etter runde { $round } uten å melde forfall
desk-players-late = fra runde { $round }
desk-players-bye-allocated = frirunde: { $rounds }
desk-players-bye-full = fri med 1 poeng: { $rounds }
desk-players-bye-half = fri med ½ poeng: { $rounds }
desk-players-bye-zero = borte: { $rounds }
desk-players-fixed-board = alltid på bord { $board }
desk-players-withheld = navnet vises ikke offentlig
desk-players-apart = Spillere som ikke skal møtes
desk-players-apart-one = Den ene
desk-players-apart-other = Den andre
desk-players-apart-first = Fra runde
desk-players-apart-last = Til runde
desk-players-apart-go = Hold fra hverandre
desk-players-apart-end = La dem møtes
desk-players-apart-rounds = runde { $first }–{ $last }
desk-player-deeds = Hva som kan gjøres
desk-player-edit = Endre opplysninger
desk-player-byes = Borte i en runde
desk-player-bye-kind = { word-kind }
desk-player-bye-ask = Noter
desk-player-bye-cancel = Slett
desk-player-withdraw = Trekk fra turneringen
desk-player-withdraw-about = Spilleren settes ikke opp mer; resultatene består.
desk-player-notice = Spilleren har meldt forfall
desk-player-return = Med igjen fra neste runde
desk-player-return-about = Rundene spilleren var borte, gir ingenting.
desk-player-board = Fast bord
desk-player-board-number = { word-board }
desk-player-board-about = For en spiller som trenger samme bord i hver runde. Tomt: ikke noe.
desk-player-privacy = Personvern
desk-player-withhold = Ikke vis navnet på offentlige sider
desk-player-erase = Slett personopplysninger
desk-player-erase-about = Navn, klubb, fødselsdato og numre slettes for godt, straks og også fra sikkerhetskopiene ved databasen. Tabeller og paringer består.
desk-player-erase-sure = Slett alt som er kjent om denne personen. Det kan ikke angres.
desk-player-move = Flytt til en annen gruppe
desk-player-move-go = { word-move }
desk-player-remove = Fjern fra listen
desk-player-remove-ask = Fjerne spilleren fra listen?
desk-player-gone = en spiller som ikke lenger er på listen

# Importing players
desk-import-title = Lim inn eller les inn spillere
desk-import-about = Fra et regneark, en e-post eller en lagret liste: én spiller per linje. Du ser hvordan det ble forstått, før noe lagres.
desk-import-paste = Lim inn her
desk-import-file = Eller velg en fil (CSV eller tekst)
desk-import-report = En rapportfil: spillerne tas med, rundene ikke.
desk-import-look = Se hvordan det forstås
desk-import-check = Stemmer dette?
desk-import-nothing-saved = Ingenting er lagret ennå. Rett det som er gjettet feil.
desk-import-separator = Kolonner skilles av
desk-import-encoding = Bokstaver er skrevet som
desk-import-header = Første linje navngir kolonnene
desk-import-again = Les igjen
desk-import-columns = Hva kolonnene inneholder
desk-import-column = kolonne { $column }
desk-import-line = Linje { $line }
desk-import-rest = Dessuten
desk-import-problems = Disse linjene forstås ikke. Rett kolonnene eller selve listen.
desk-import-correct = Listen, som kan rettes her
desk-import-sections = Ikke en klasse i denne gruppen og derfor utelatt: { $sections }. Klasser får navn i gruppens innstillinger.
desk-import-more = { $count ->
    [one] Og { $count } til.
   *[other] Og { $count } til.
}
desk-import-accept = { $count ->
    [one] Meld på { $count } spiller
   *[other] Meld på { $count } spillere
}
desk-separator-semicolon = semikolon ;
desk-separator-comma = komma ,
desk-separator-tab = tabulator
desk-separator-bar = loddrett strek
desk-separator-blanks = flere mellomrom
desk-encoding-utf8 = UTF-8
desk-encoding-utf8-marked = UTF-8 med merke
desk-encoding-windows-1252 = Windows-1252 (eldre programmer)
desk-encoding-utf16-little = UTF-16
desk-encoding-utf16-big = UTF-16, omvendt
desk-encoding-utf8-twice = UTF-8 lagret to ganger
desk-column-name = { word-name }
desk-column-family = Etternavn
desk-column-given = Fornavn
desk-column-rating = { word-rating-number }
desk-column-club = { word-club }
desk-column-federation = { word-federation }
desk-column-title = { word-title }
desk-column-fide-id = { word-fide-number }
desk-column-national-id = { word-member-number }
desk-column-birth = { word-born }
desk-column-sex = { word-sex }
desk-column-group = { word-section }
desk-column-skip = (utelat)

# A round
desk-round-ahead = ikke satt opp ennå
desk-round-ahead-chip = kommende, etter spilleplanen
desk-round-ahead-about = Et parti som spilles før sin runde, kan registreres her. Det teller i stilling og rating når runden publiseres.
desk-schedule-ahead = Et parti som spilles før sin runde, registreres i den runden; overskriften fører dit. Det teller i stilling og rating når runden publiseres.
desk-round-draft = utkast
desk-round-published = publisert
desk-round-running = { word-being-played }
desk-round-complete = alle resultater inne
desk-round-awaits = partier gjenstår
desk-round-by-hand = endret for hånd
desk-round-starts = { view-starts }
desk-round-can-pair = Runde { $round } kan settes opp nå.
desk-round-not-yet = Denne runden kan ikke settes opp ennå.
desk-round-pair = Sett opp runde { $round }
desk-round-start = { word-start-the-round }
desk-round-manual = Endre for hånd
desk-round-again = Sett opp på nytt
desk-round-otherwise = Etter rettelsen ville { $round }. runde blitt satt opp annerledes.
desk-round-again-about = Etter en rettelse, en påmelding eller at noen har trukket seg: viser hva som ville endre seg, før noe publiseres.
desk-round-old = Senere runder bygger på denne. En rettelse viser hva den endrer, før den godtas.
desk-boards = Bord
desk-board = Bord { $board }
desk-board-more = { word-more }
desk-board-more-of = Mer om bord { $board }
desk-wins = { $name } vinner
desk-result-none = ikke noe resultat
desk-board-played = Over brettet
desk-board-clear = { word-clear-the-result }
desk-board-forfeit = Ikke spilt: noen uteble eller kom for sent
desk-board-notice = Uteble og hadde meldt forfall
desk-board-no-notice = Uteble uten å melde forfall
desk-board-late = Kom, men for sent
desk-board-missing = { $name } taper uten spill
desk-board-missing-both = Begge taper uten spill
desk-board-put-off = Spilles senere
desk-board-until = Når, hvis det er kjent
desk-board-postponed = Utsatt
desk-board-adjourned = Hengeparti
desk-board-put-off-about = Teller et halvt poeng til hver i rundeoppsettet til det er spilt.
desk-board-decided = Etter dommerens avgjørelse
desk-board-short = under ett trekk
desk-draft-about = Ingen ser det før det er publisert.
desk-draft-discard = Forkast
desk-draft-publish = Publiser
desk-draft-republish = Runden er publisert, men ikke begynt. Publiseres den igjen, blir den erstattet.
desk-draft-changes = Hva som endrer seg for { $count ->
     [one] én spiller
    *[other] { $count } spillere
 }
desk-draft-published-now = Publisert nå
desk-draft-instead = { word-new }
desk-draft-white-against = Hvit mot { $name }
desk-draft-black-against = Svart mot { $name }
desk-draft-no-game = ikke noe parti
desk-draft-republish-ask = Erstatte den publiserte runden? { $count ->
     [0] Ingen får en annen motstander eller farge.
     [one] Én spiller får en annen motstander eller farge.
    *[other] { $count } spillere får en annen motstander eller farge.
 } De offentlige sidene vil si at den er endret.
desk-draft-note = Endret for hånd:
desk-draft-number = { view-number }
desk-draft-why = Hvorfor disse to
desk-draft-by-hand = Laget for hånd.
desk-draft-passed = { $player } skulle ha møtt { $opponent }. { $reason }
desk-draft-passed-bye = { $player } skulle ha hatt frirunde. { $reason }
desk-draft-without-game = { word-without-a-game }
desk-draft-absent = Ikke med i runden
desk-manual-open = endres for hånd
desk-manual-about = Velg to spillere; de bytter plass.
desk-manual-swap = Bytt de to
desk-manual-turn = Bytt farger
desk-manual-changed = { word-changed }
desk-manual-compared = Sammenlignet med systemet
desk-manual-equal = Som systemet har det.
desk-manual-ours = For hånd
desk-manual-systems = Systemet
desk-manual-note = Hvorfor det ble endret
desk-manual-note-hint = Står i historikken og i rapporten.
desk-manual-end = Avslutt endringene
desk-confirm-title = Hva rettelsen endrer
desk-confirm-no-places = Ingen plassering og ingen poeng endres.
desk-confirm-places = { word-standings }
desk-confirm-draft = Utkastet ville ha blitt satt opp annerledes. Forkast det, og sett opp på nytt.
desk-confirm-published = Den publiserte runden ville ha blitt satt opp annerledes. Den består med mindre du setter den opp på nytt før start.
desk-confirm-started = Runden ville ha blitt satt opp annerledes. Den har begynt og består.
desk-confirm-before = Som den er
desk-confirm-after = Som den ville vært
desk-confirm-no = La det være
desk-confirm-yes = Rett resultatet

# Results from the keyboard
desk-entry-board = { word-board }
desk-entry-result = { word-result }
desk-entry-idle = Tast et bordnummer, eller ↓ for bord %board.
desk-entry-more = Bord %board: mellomrom eller Enter velger det, et siffer til går videre.
desk-entry-digits = Bordnummer: %count sifre, eller avslutt med mellomrom.
desk-entry-idle-digits = Tast bordnummeret med %count sifre (%example), eller avslutt med mellomrom; eller ↓ for bord %board.
desk-entry-replace = Bord %board har allerede %stands. Erstatte med %result? Enter ja, Esc nei.
desk-entry-clear = Bord %board har %stands. Slette resultatet? Enter ja, Esc nei.
desk-entry-kept = Bord %board forblir %result.
desk-entry-waits = Bord %board: 1, = eller 0.
desk-entry-choose = Først bordets nummer, eller ↓.
desk-entry-no-board = Det finnes ikke noe bord %board. Bordene er %first til %last.
desk-entry-wrong-key = %key er ikke noe resultat. 1 hvit vinner, = remis, 0 svart vinner, + eller - walkover, p utsatt.
desk-entry-notice = Hvorfor ble det ikke spilt? j hadde meldt forfall, n hadde ikke meldt forfall, s kom for sent.
desk-entry-saved = Bord %board: %result.
desk-entry-cleared = Bord %board: slettet.
desk-entry-all = Alle resultatene er inne.
desk-entry-put-off = Ingen bord er åpne. Utsatte partier og hengepartier venter på resultatet sitt.
desk-entry-no-games = Det spilles ingen partier i denne runden.
desk-entry-offline = Ingen forbindelse siden %time. Resultater lagret her: %count. De sendes av seg selv.
desk-entry-conflict = Bord %board: %name registrerte %theirs, du registrerte %yours.
desk-entry-theirs = Behold %result
desk-entry-mine = Registrer %result
desk-entry-keep = Behold { $result }
desk-entry-put = Registrer { $result }
desk-entry-help = Tastatur: bordnummer, så 1 = 0; eller piler og én tast. Et resultat som allerede er registrert, erstattes først etter et spørsmål. Alle snarveier:

# History
desk-history-about = Alt som er gjort, med hvem og når.
desk-history-last = Det siste steget:
desk-history-last-group = Det siste steget i en annen gruppe:
desk-undo-last = Sist i denne gruppen:
desk-undo-title = Ta tilbake en publisering?
desk-undo-publication = { $round }. runde forsvinner da fra de offentlige sidene.
desk-undo-publication-again = De offentlige sidene viser da igjen { $round }. runde slik den var publisert før.
desk-undo-draft-stays = Utkastet blir her og kan publiseres igjen.
desk-undo-keep = Behold publiseringen
desk-undo-go = Ta den tilbake
desk-history-undo = Angre det
desk-history-undone = angret
desk-history-taken-back = Angret: { $what }
desk-history-events = { $count ->
    [one] { $count } post
   *[other] { $count } poster
}

# Settings
desk-settings-group = { word-group }
desk-settings-group-name = Gruppens navn
desk-settings-rounds-follow = Antallet runder følger av antallet spillere.
desk-settings-first-board = Første bord
desk-settings-time-control = { word-time-control }
desk-settings-time-control-hint = Minutter, deretter sekunder per trekk: 90+30. Med flere perioder: 40/90+30, 30+30.
desk-time-read =
    { $time }: { $pace }{ $rated ->
         [yes] , rates
         [no] , rates ikke
        *[unsaid] {""}
    }.
desk-settings-tiebreaks = Kvaliteter i rekkefølge
desk-settings-tiebreak = Kvalitet { $number }
desk-settings-tiebreaks-hint = Brukes ovenfra. Opplyses før runde 1 og låses når den begynner. Alt og en piltast flytter en kvalitet.
desk-settings-tiebreak-none = ingen
desk-settings-tiebreak-up = Flytt kvalitet { $number } opp
desk-settings-tiebreak-down = Flytt kvalitet { $number } ned
desk-settings-tiebreak-variant = En variant som ikke står på listen
desk-settings-tiebreak-code = Kode
desk-settings-schedule = { word-times-of-the-rounds }
desk-settings-schedule-about = Fra rundens start ligger paringene fast. En runde settes ikke opp før tidspunktet som er satt til hengepartier.
desk-settings-starts = Begynner
desk-settings-pair-from = Settes opp fra
desk-settings-sections = Klasser som spiller sammen og plasseres hver for seg
desk-settings-sections-list = Én klasse per linje
desk-settings-sections-about = Slik ungdomsmesterskap gjør når en klasse er liten.
desk-settings-groups = { word-groups }
desk-split = Fordel spillerne på gruppene etter rating
desk-split-about = Spillerne med høyest rating kommer i første gruppe og så videre. Uten størrelser blir gruppene så like store som mulig, høyst én av dem med et odde antall spillere.
desk-split-size = Størrelse
desk-split-go = Fordel
desk-settings-event = Turnering
desk-settings-ends = Siste dag
desk-settings-organiser = { word-organiser }
desk-settings-chief = { word-chief-arbiter }
desk-settings-deputies = Flere dommere, én per linje
desk-settings-approved = Dommere godkjent som spillere, én per linje
desk-settings-approved-hint = En dommer spiller bare med registerførerens godkjenning.
desk-settings-put-off = Hengepartier og utsatte partier
desk-settings-put-off-hint = Hva turneringens reglement sier: hvor sent man kan be om det, og hvor og når partiene spilles.
desk-settings-zone = Spillelokalets tidssone
desk-union = Turneringsreglement
desk-union-hold = Dansk Skak Unions turneringsreglement (D4) gjelder
desk-union-off = Sjakkreglene og turneringens egne regler gjelder
desk-union-option-usual = Som vanlig for forbundet
desk-union-option-hold = Dansk Skak Unions reglement (D4)
desk-union-option-off = Sjakkreglene og egne regler
desk-union-usual-about = Som vanlig: Dansk Skak Unions reglement for DEN, ellers turneringens egne regler.
desk-union-about = Det avgjør hvor sent en spiller kan komme, hvor lenge en avgjørelse kan ankes, hvilke rapporter som skal sendes, og hvilken kvalitet som gjelder når ingen er nevnt.
desk-handbook = Utgave av reglementet
desk-handbook-by-day = Den som gjelder første spilledag
desk-handbook-option = Fra { $day }
desk-handbook-about = Tallene i håndboken slik den gjelder fra { $day }, brukes.
desk-handbook-before = Turneringen begynner før den dagen; en eldre utgave er ikke kjent her, så denne gjelder.
desk-handbook-other = På turneringens første dag gjelder utgaven { $edition }.
desk-settings-byes = Frirunder en spiller kan be om
desk-settings-byes-closed = Antall siste runder uten frirunder
desk-delete = Slett turneringen
desk-delete-about = Alt forsvinner straks, også fra sikkerhetskopiene ved databasen: spillere, runder, historikk. Lag turneringsfilen først hvis du er i tvil.
desk-delete-name = Skriv navnet for å bekrefte: { $name }
desk-delete-go = Slett for godt

# Files
desk-files-whole = Hele turneringen
desk-files-whole-about = Én fil med alt, til å fortsette med på en annen maskin eller til å ta vare på.
desk-files-whole-get = { word-tournament-file }
desk-files-report = Rapport
desk-files-report-about = Til forbundet, til FIDE og til andre programmer.
desk-files-ascii = { word-trf16-plain-letters }
desk-files-tables = Tabeller
desk-files-tables-about = CSV til regneark.
desk-files-pairings = Paringer i runde { $round }
desk-files-no-order = Rapporter kan lages når startnumrene er fastlagt.
desk-files-import-hint = En turneringsfil hentes inn på siden

# Help
desk-help-evening = En klubbkveld
desk-help-step-1 = Opprett turneringen: et navn, systemet, antallet runder.
desk-help-step-2 = Meld på spillerne, eller lim inn en liste, og trekk lodd. Det trekkes lodd én gang.
desk-help-step-3 = Sett opp runden, se gjennom utkastet, publiser det; skriv det ut eller vis det på veggen.
desk-help-step-4 = Registrer resultatene etter hvert som de kommer: bordnummer og 1, = eller 0.
desk-help-step-5 = Når det siste resultatet er inne, setter én tast opp neste runde.
desk-help-step-6 = Etter siste runde avsluttes gruppen, tabellen skrives ut, og rapporten sendes.
desk-help-keys = Snarveier
desk-help-result-keys = { word-results }
desk-help-words = Ord
desk-key-help = Denne listen
desk-key-next = Det neste som skal gjøres
desk-key-all = Alle grupper på én gang
desk-key-overview = { word-overview }
desk-key-players = { word-players }
desk-key-round = Den aktuelle runden
desk-key-standings = { word-standings }
desk-key-cross = { word-cross-table }
desk-key-history = { word-history }
desk-key-search = Til det første feltet
desk-key-board = Bordet med dette nummeret; med ti bord eller flere 07, eller 7 og mellomrom
desk-key-arrows = Gå fra bord til bord
desk-key-one = Hvit vinner
desk-key-draw = { word-draw }
desk-key-zero = Svart vinner
desk-key-plus = Svart uteble
desk-key-minus = Hvit uteble
desk-key-postpone = Utsatt parti
desk-key-clear = { word-clear-the-result }
desk-key-enter = Neste åpne bord
desk-key-escape = Forlat bordet
desk-word-draft = Utkast
desk-word-draft-about = En runde slik systemet setter den opp, med en grunn for hvert bord. Bare dommere ser den.
desk-word-publish = Publisere
desk-word-publish-about = Runden får bordnumre, og alle kan se den. Den kan endres til den begynner.
desk-word-bye = { word-bye }
desk-word-bye-about = En runde uten parti: fordi antallet spillere er odde, eller fordi spilleren har bedt om det.
desk-word-floater = Flyter
desk-word-floater-about = En spiller som møter en med et annet antall poeng.
desk-word-correction = Kvalitet
desk-word-correction-about = Det som skiller spillere med like mange poeng, beregnet av motstandernes poeng.
desk-word-forfeit = Walkover
desk-word-forfeit-about = Et parti som tapes fordi noen ikke kom eller kom for sent. Å utebli uten å melde forfall regnes som usportslig; det gjør det ikke å komme for sent.
desk-word-postponed = Utsatt parti, hengeparti
desk-word-postponed-about = Et parti som spilles eller avsluttes senere, før siste runde. Til da teller det et halvt poeng til hver.
desk-word-withheld = Navn vises ikke
desk-word-withheld-about = På offentlige sider står spilleren bare med startnummer.

# Reasons of the desk itself
reason-account_name_missing = Skriv navnet du vil være kjent under, høyst 60 tegn.
reason-password_too_short = Passordet må ha minst { $shortest } tegn.
reason-password_wrong = Det gamle passordet er ikke riktig.
reason-form_incomplete = Det mangler et felt i det som ble sendt.
reason-no_file_chosen = Det ble ikke valgt noen fil.
reason-no_list_given = Lim inn en liste, eller velg en fil.
reason-upload_broken = Overføringen ble brutt. Send igjen.
reason-result_unknown = { $found } er ikke noe resultat av et parti.
reason-rating_not_a_number = Ratingen { $found } er ikke et tall.
reason-fide_id_not_a_number = FIDE-nummeret { $found } er ikke et tall.
reason-birth_not_a_date = { $found } er ikke en fødselsdato. Skriv 1994-03-21 eller bare året.
reason-title_unknown = { $found } er ikke en tittel.
reason-board_not_a_number = { $found } er ikke et bordnummer.
reason-rounds_not_a_number = { $found } er ikke et antall runder.
reason-size_not_a_number = { $found } er ikke et antall spillere.
reason-sizes_incomplete = Oppgi størrelsen for hver valgt gruppe eller for ingen.
reason-system_unknown = Velg et system.
reason-time_not_understood = { $found } er ikke en dato og et klokkeslett.
reason-time_zone_unknown = { $found } er ingen tidssone. Skriv den som Europe/Oslo.
reason-name_not_repeated = Navnet stemmer ikke. Turneringen ble ikke slettet.
reason-swap_needs_two = Velg nøyaktig to spillere.
reason-no_manual_session = Begynn først endringen for hånd.
reason-serve_address_taken = { $address } er opptatt, kanskje av et dommerbord som allerede kjører: åpne http://{ $address }/. Eller velg en annen adresse: --listen { $next }
reason-serve_cannot_listen = Kan ikke lytte på { $address }: { $problem }
reason-serve_no_data_directory = Denne brukeren har ingen datamappe. Oppgi en database med --database STI.
reason-serve_directory = Mappen { $path } kan ikke opprettes: { $problem }
reason-serve_stopped = Dommerbordet stanset: { $problem }

# The terminal
desk-serve-running = Rokade kjører på { $address }
desk-serve-network = Telefoner og skjermer på dette nettverket: { $address }
desk-serve-link = Logg inn med denne lenken, én gang, innen 24 timer:
desk-serve-password = Logg inn med passordet ditt. En ny lenke: rokade serve --new-link
desk-serve-database = Database: { $database }
desk-serve-stop = Stopp med Ctrl-C.

desk-actor-account = Konto
desk-actor-device = Enhet
desk-actor-device-of = Enheten { $name }
desk-actor-player = Spillerens lenke
desk-actor-player-of = { $name } (spillerens lenke)
desk-actor-captain = Lagleders lenke
desk-actor-captain-of = { $name } (lagleders lenke)
desk-actor-key = Nøkkel
desk-actor-key-of = Nøkkelen { $name }
desk-actor-clock = Klokka

desk-help-rights = Hvem får gjøre hva
desk-role-owner = { word-owner }
desk-role-arbiter = { word-arbiter }
desk-scope-event = Hele turneringen
desk-scope-group = Egne grupper
desk-scope-room = Eget lokale
desk-scope-boards = Egne bord
desk-right-settings = Innstillinger for turneringen og gruppene
desk-right-players = Spillere, frirunder, frafall
desk-right-numbers = Startnumre, loddtrekning, farger, lag
desk-right-rounds = Sette opp, publisere og starte runder
desk-right-results = { word-results }
desk-right-games = Partier med digital dommer
desk-right-rulings = Hendelser, anker, straffer
desk-right-play-offs = Omkamper og loddtrekning om plasser
desk-right-prizes = { word-prizes }
desk-right-report = Rapporten
desk-right-take-back = Angre
desk-right-delete-event = Slette en turnering
desk-right-invite = Invitere dommere
desk-right-remove-account = Fjerne kontoer
desk-right-end-sign-ins = Avslutte andres innlogginger
desk-settings-koya-limit = { $name }: grensen et halvt poeng høyere
