# Frame
desk-skip = Spring til indholdet
desk-tools = Mere om turneringen
desk-menu = Menu
desk-contents = På denne side
desk-language = Sprog
desk-all = Alle grupper
desk-all-about = Ét tryk for alle grupper. En gruppe, hvor det ikke kan lade sig gøre, nævnes med grunden og standser ikke de andre.
desk-all-number = Giv startnumre
desk-all-number-ask = Giv startnumre i de afkrydsede grupper? Der trækkes lod én gang, og det kan ikke fortrydes.
desk-all-pair = Par næste runde
desk-all-publish = Offentliggør udkastene
desk-all-start = { word-start-the-round }
desk-all-will-lot = { word-by-lot }
desk-all-will-rating = efter rating
desk-all-will-pair = { $round }. runde som udkast
desk-all-will-publish = { $round }. runde offentliggøres
desk-all-will-start = { $round }. runde starter; parringerne ligger så fast
desk-all-numbered = har sine startnumre.
desk-all-no-draft = har intet udkast at offentliggøre.
desk-all-not-published = har ingen offentliggjort runde.
desk-all-started = har startet sin runde.
desk-all-by = { word-start-numbers }
desk-all-by-system = som hver gruppes system kræver
desk-all-by-lot = ved lodtrækning i alle
desk-all-by-rating = efter rating i alle
desk-all-done-number = { word-start-numbers }
desk-all-done-pair = Parring
desk-all-done-publish = Offentliggørelse
desk-all-done-start = Rundens start
desk-all-done-settings = { word-settings }
desk-all-ok = udført
desk-all-refused = ikke udført.
desk-all-nobody = Ingen gruppe var afkrydset.
desk-all-settings = Samme indstillinger i alle grupper
desk-all-from = Overtag fra
desk-all-tiebreaks = Korrektioner
desk-all-time = { word-time-control }
desk-all-times = { word-times-of-the-rounds }
desk-all-copy = Overtag
desk-round = Runde { $round }
desk-round-word = { word-round }
desk-files = Filer
desk-accounts = Dommere og logins
desk-help = Hjælp
desk-signout = Log ud
desk-save = Gem
desk-cancel = Annullér
desk-to-home = Alle turneringer
desk-public-page = Offentlig side
desk-offline = Ingen forbindelse siden %time. Siden opdateres af sig selv, når forbindelsen er tilbage.
desk-lost = Ingen forbindelse til dommerbordet. Det er ikke sikkert, om dette er gemt; det, du skrev, står her stadig. Send det igen: det gemmes kun én gang.
desk-count-players = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}
desk-bye-half = Halvt point
desk-bye-full = Helt point
desk-bye-zero = Nul point

# What was just done
desk-done-saved = Gemt.
desk-done-created = Oprettet. Tilmeld nu spillerne.
desk-done-imported = Indlæst.
desk-done-entered = Spilleren er tilmeldt.
desk-done-edited = Spilleren er rettet.
desk-done-removed = Fjernet.
desk-done-moved = Spilleren er flyttet.
desk-done-split = Spillerne er fordelt på grupperne.
desk-done-withdrawn = Spilleren er udtrådt.
desk-done-returned = Spilleren er med igen fra næste runde.
desk-done-bye = Frie runder er rettet.
desk-done-erased = Personoplysningerne er slettet. Tabeller og parringer består.
desk-done-ordered = Startnumrene ligger fast.
desk-done-paired = Runden er parret som udkast. Se den igennem, og offentliggør den.
desk-done-paired-again = Runden er parret på ny som udkast. Det offentliggjorte består, indtil du offentliggør udkastet.
desk-done-all-groups = Udført.
desk-done-brought-in = Turneringen er hentet ind med sine runder.
desk-done-discarded = Udkastet er kasseret.
desk-done-published = Runden er offentliggjort.
desk-done-started = Runden er begyndt.
desk-done-manual = Ændring i hånden er begyndt.
desk-done-swapped = Byttet.
desk-done-manual-ended = Ændring i hånden er afsluttet.
desk-done-result = Resultatet er gemt.
desk-done-undone = Fortrudt.
desk-done-finished = Gruppen er afsluttet.
desk-done-reopened = Gruppen er åben igen.
desk-done-invited = Invitationen er lavet.
desk-done-ended = Loginnet er afsluttet.
desk-done-password = Adgangskoden er skiftet. Dine andre logins er afsluttet.
desk-done-deleted = Turneringen er slettet.
desk-done-account-removed = Kontoen er fjernet.

# Errors
desk-error-unchanged = Intet blev ændret.
desk-error-not-found = Her er ikke noget
desk-error-not-found-remedy = Adressen kan være skrevet forkert, eller det, der stod her, er fjernet.
desk-error-sign-in-needed = Log ind først
desk-error-sign-in-needed-remedy = Dit login er udløbet. Log ind igen, og gentag det, du gjorde.
desk-error-owner-only = Det kan kun ejeren af dette dommerbord
desk-error-owner-only-remedy = Bed ejeren om at gøre det.
desk-error-forged = Forespørgslen kom ikke fra en af dommerbordets sider
desk-error-forged-remedy = Åbn siden igen, og gentag det, du gjorde. Blev du sendt hertil andetstedsfra, så luk siden.
desk-error-too-many-attempts = For mange forkerte adgangskoder
desk-error-too-many-attempts-remedy = { $seconds ->
    [one] Vent et sekund, og prøv igen. En enhed, der har været logget ind før, skal ikke vente på grund af andre.
   *[other] Vent { $seconds } sekunder, og prøv igen. En enhed, der har været logget ind før, skal ikke vente på grund af andre.
}
desk-error-link-spent = Linket er brugt eller for gammelt
desk-error-link-spent-remedy = Et link virker én gang. Ejeren får et nyt med rokade serve --new-link; en dommer beder om en ny invitation.
desk-error-bad-form = Noget i formularen passer ikke
desk-error-bad-form-remedy = Gå tilbage, ret det, og send igen.
desk-error-refused = Det kan ikke gøres nu
desk-error-refused-remedy = Grunden siger, hvad der står i vejen.
desk-error-conflict = En anden har indtastet et andet resultat
desk-error-conflict-remedy = Spørg spillerne, og vælg så, hvilket der gælder.
desk-error-too-large = Filen er for stor
desk-error-too-large-remedy = En spillerliste må fylde en halv megabyte, en turneringsfil 32 megabyte.
desk-error-store = Databasen svarede ikke
desk-error-store-remedy = Det, der var bekræftet før, er i behold. Fjern årsagen, og prøv igen.
desk-error-internal = Der opstod en fejl i dommerbordet
desk-error-internal-remedy = Det, der var bekræftet før, er i behold. Prøv igen; terminalen siger mere.
desk-conflict-theirs = { $name } indtastede
desk-conflict-yours = Du indtastede

# Signing in
desk-signin-title = { word-sign-in }
desk-signin-failed = Navn og adgangskode passer ikke sammen.
desk-signin-lost = Glemt adgangskoden? På den maskine, der kører dommerbordet, laves et nyt link med
desk-password = Adgangskode
desk-link-title = Velkommen til dommerbordet
desk-link-first = Du er ejer af dette dommerbord. Skriv, hvad du hedder, så kan du begynde.
desk-link-invited = Du er inviteret som dommer. Vælg et navn og en adgangskode.
desk-link-known = Linket logger ejeren ind.
desk-link-go = Begynd
desk-your-name = Dit navn
desk-your-name-hint = Det står ved alt, hvad du gør, i historikken.
desk-password-hint = Mindst { $shortest } tegn.
desk-password-later = Mindst { $shortest } tegn. Det kan vente: så skriver dommerbordet et nyt link, hver gang det startes.
desk-password-new = Ny adgangskode
desk-password-old = Gammel adgangskode
desk-password-change = Skift adgangskode
desk-password-set = Vælg en adgangskode
desk-no-sessions = Ikke logget ind noget sted.
desk-session-seen = sidst set { $when }
desk-session-this = denne her
desk-session-end = Afslut
desk-account-remove = Fjern kontoen
desk-account-remove-ask = Fjern kontoen for { $name }? Alt, hvad { $name } har gjort, bliver i historikken.
desk-invite = Invitér en dommer
desk-invite-name = Til hvem
desk-invite-go = Lav et link
desk-invite-about = Linket virker én gang inden for syv dage. Dommeren vælger selv adgangskode.
desk-invite-link = Giv dommeren dette link. Det vises kun nu.

# Home
desk-home-title = { word-tournaments }
desk-home-empty = Ingen turnering endnu
desk-home-empty-how = Et navn og et system er nok til at begynde. Spillere kan indsættes fra enhver liste.
desk-home-new = { word-new-tournament }
desk-home-live = { word-being-played }
desk-home-group-before = { $players ->
    [one] { $group }: { $players } spiller, ikke begyndt
   *[other] { $group }: { $players } spillere, ikke begyndt
}
desk-home-group-round = { $players ->
    [one] { $group }: { $players } spiller, runde { $round } af { $rounds }
   *[other] { $group }: { $players } spillere, runde { $round } af { $rounds }
}
desk-home-group-finished = { $players ->
    [one] { $group }: { $players } spiller, afsluttet
   *[other] { $group }: { $players } spillere, afsluttet
}
desk-home-import = Hent en turnering fra en fil
desk-home-import-how = Fra et andet dommerbord: turneringen, Filer, hele turneringen. Fra et andet program: dets rapportfil (TRF); spillere, runder og point kontrolleres og vises, før noget gemmes.
desk-bring-title = Kontrollér rapportfilen
desk-bring-system = Turneringssystem
desk-bring-again = Kontrollér efter dette system
desk-bring-problems = Filen kan ikke hentes ind:
desk-bring-assumed = Antaget, hvor filen intet siger
desk-bring-left-behind = Ikke hentet ind
desk-bring-accept = Hent den ind
desk-bring-no-rounds = Filen har ingen parret runde.
desk-bring-boards = { $count ->
     [one] ét bræt
    *[other] { $count } brætter
 }
desk-bring-results = { $count ->
     [one] ét resultat
    *[other] { $count } resultater
 }
desk-bring-same = Parret, som systemet ville gøre det.
desk-bring-differs = Systemet ville parre runden anderledes.
desk-bring-file = I filen
desk-bring-engine = Efter systemet
desk-bring-points = { $player }: { $file } i filen, { $counted } af dens runder
desk-bring-points-same = Filens point stemmer med dens runder.
desk-bring-file-points = Point i filen
desk-bring-counted-points = Point efter resultaterne
desk-bring-system-assumed = Filen nævner intet turneringssystem, der kendes her; den kontrolleres som FIDE-schweizer (hollandsk).
desk-bring-nobody-left = Ingen regnes som udtrådt: filen siger ikke, hvem der er. Er nogen udtrådt, angives det på spillerens egen side.
desk-bring-scoring = De point for gevinst, remis og tab, som filen fastsætter: her er de 1, ½ og 0.
desk-bring-adjustments = Point givet eller taget ud over partierne.
desk-bring-acceleration = Fiktive point til parringen, angivet i filen.
desk-bring-rest = Bemærkninger, holdlinjer og linjer af ukendt slags.
desk-bring-tiebreaks = Korrektioner, der ikke kendes her.
desk-players-by-file = Startnumrene er rapportfilens.
desk-home-import-file = { word-tournament-file }
desk-home-import-copy = Som kopi, ved siden af en, der allerede er her
desk-home-import-go = Hent ind

# New tournament
desk-create-title = { word-new-tournament }
desk-create-later = Alt her kan ændres, indtil første runde er offentliggjort.
desk-create-name = Turneringens navn
desk-create-system = { word-system }
desk-create-rounds = { word-rounds }
desk-create-place = Sted
desk-create-starts = Første dag
desk-create-public = Vis offentlige sider: parringer, resultater og stilling for alle på netværket
desk-create-go = Videre til spillerne
desk-create-group-name = Åben
desk-system-monrad = { word-monrad }
desk-system-monrad-about = Spillere med lige mange point mødes; ethvert antal spillere.
desk-system-round-robin = Alle mod alle
desk-system-round-robin-about = Alle møder alle én gang; 3 til 100 spillere.
desk-system-round-robin-2 = Dobbelt alle mod alle
desk-system-round-robin-2-about = Alle møder alle to gange, én gang med hver farve.

# Overview
desk-overview-no-group = Turneringen har ingen gruppe endnu.
desk-overview-nothing = Intet venter.
desk-overview-behind = Gjort indtil nu
desk-state-before = før første runde
desk-state-finished = afsluttet
desk-do-players = Til spillerne
desk-do-order = Fastlæg startnumrene
desk-do-draft = Se udkastet
desk-do-results = Indtast resultater
desk-do-board = Til brættet
desk-do-report = Til rapportfilerne
desk-group-finish = Afslut gruppen
desk-group-finish-ask = Afslut gruppen? Der kan ikke indtastes flere resultater, før den åbnes igen.
desk-group-reopen = Åbn igen
desk-group-reopen-ask = Åbn gruppen igen? Så kan sluttabellen ændre sig.
desk-group-new = Ny gruppe
desk-group-remove = Fjern gruppen
desk-group-remove-ask = Fjern denne gruppe?
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
desk-player-woman = Kvinde
desk-player-man = Mand
desk-player-fide-id = { word-fide-number }
desk-player-national-id = { word-member-number }
desk-player-notes = Bemærkninger
desk-players-import = Indsæt eller indlæs
desk-players-enter = Tilmeld
desk-players-more-fields = Flere felter
desk-players-empty = Ingen er tilmeldt endnu. Skriv et navn ovenfor, eller indsæt en hel liste.
desk-players-draw = Træk lod
desk-players-draw-ask = Træk lod nu? Der trækkes lod én gang og aldrig igen; senere tilmeldte får de næste numre.
desk-players-order-rating = Nummerér efter ratingtal
desk-players-by-rating = Startnumre efter ratingtal.
desk-players-by-lot = Startnumrene er trukket ud fra lodtrækningstallet { $seed }.
desk-players-late-hint = Den, der tilmeldes nu, er eftertilmeldt og får det næste startnummer.
desk-players-missed = Forsømte runder
desk-players-missed-zero = 0 point hver
desk-players-missed-half = ½ point hver
desk-players-withdrawn = udtrådt efter runde { $round }
desk-players-withdrawn-unannounced = udtrådt efter runde { $round } uden afbud
desk-players-late = fra runde { $round }
desk-players-bye-allocated = oversidder: { $rounds }
desk-players-bye-full = fri med 1 point: { $rounds }
desk-players-bye-half = fri med ½ point: { $rounds }
desk-players-bye-zero = fraværende: { $rounds }
desk-players-fixed-board = altid ved bræt { $board }
desk-players-withheld = navnet vises ikke offentligt
desk-players-apart = Spillere, der ikke må mødes
desk-players-apart-one = Den ene
desk-players-apart-other = Den anden
desk-players-apart-first = Fra runde
desk-players-apart-last = Til runde
desk-players-apart-go = Hold adskilt
desk-players-apart-end = Lad dem mødes
desk-players-apart-rounds = runde { $first }–{ $last }
desk-player-deeds = Hvad der kan gøres
desk-player-edit = Ret oplysninger
desk-player-byes = Fraværende i en runde
desk-player-bye-kind = { word-kind }
desk-player-bye-ask = Notér
desk-player-bye-cancel = Slet
desk-player-withdraw = Meld udtrådt
desk-player-withdraw-about = Spilleren parres ikke mere; resultaterne består.
desk-player-notice = Spilleren har meldt afbud
desk-player-return = Med igen fra næste runde
desk-player-return-about = De runder, spilleren var væk, giver ingen point.
desk-player-board = Fast bræt
desk-player-board-number = { word-board }
desk-player-board-about = Til en spiller, der skal have samme bord i hver runde. Tomt: intet fast bræt.
desk-player-privacy = Privatliv
desk-player-withhold = Vis ikke navnet på offentlige sider
desk-player-erase = Slet personoplysninger
desk-player-erase-about = Navn, klub, fødselsdato og numre slettes for altid, straks og også fra sikkerhedskopierne ved databasen. Tabeller og parringer består.
desk-player-erase-sure = Slet alt, hvad der vides om denne person. Det kan ikke fortrydes.
desk-player-move = Flyt til en anden gruppe
desk-player-move-go = { word-move }
desk-player-remove = Fjern fra listen
desk-player-remove-ask = Fjern spilleren fra listen?
desk-player-gone = en spiller, der ikke længere er på listen

# Importing players
desk-import-title = Indsæt eller indlæs spillere
desk-import-about = Fra et regneark, en mail eller en gemt liste: én spiller pr. linje. Du ser, hvordan det blev forstået, før noget gemmes.
desk-import-paste = Indsæt her
desk-import-file = Eller vælg en fil (CSV eller tekst)
desk-import-report = En rapportfil: spillerne tages med, runderne ikke.
desk-import-look = Se, hvordan det forstås
desk-import-check = Er det rigtigt?
desk-import-nothing-saved = Intet er gemt endnu. Ret det, der er gættet forkert.
desk-import-separator = Kolonnerne er adskilt af
desk-import-encoding = Tegnsæt
desk-import-header = Første linje navngiver kolonnerne
desk-import-again = Læs igen
desk-import-columns = Hvad kolonnerne indeholder
desk-import-column = kolonne { $column }
desk-import-line = Linje { $line }
desk-import-rest = Desuden
desk-import-problems = Disse linjer forstås ikke. Ret kolonnerne eller selve listen.
desk-import-correct = Listen, som kan rettes her
desk-import-sections = Ikke en sektion i denne gruppe og derfor udeladt: { $sections }. Sektioner navngives i gruppens indstillinger.
desk-import-more = { $count ->
    [one] Og { $count } til.
   *[other] Og { $count } til.
}
desk-import-accept = { $count ->
    [one] Tilmeld { $count } spiller
   *[other] Tilmeld { $count } spillere
}
desk-separator-semicolon = semikolon ;
desk-separator-comma = komma ,
desk-separator-tab = tabulator
desk-separator-bar = lodret streg
desk-separator-blanks = flere mellemrum
desk-encoding-utf8 = UTF-8
desk-encoding-utf8-marked = UTF-8 med mærke
desk-encoding-windows-1252 = Windows-1252 (ældre programmer)
desk-encoding-utf16-little = UTF-16
desk-encoding-utf16-big = UTF-16, omvendt
desk-encoding-utf8-twice = UTF-8 gemt to gange
desk-column-name = { word-name }
desk-column-family = Efternavn
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
desk-column-skip = (udelad)

# A round
desk-round-ahead = ikke parret endnu
desk-round-ahead-chip = kommende, efter turneringsplanen
desk-round-ahead-about = Et parti, der spilles før sin runde, kan indtastes her. Det tæller i stilling og rating, når runden offentliggøres.
desk-schedule-ahead = Et parti, der spilles før sin runde, indtastes i den runde; overskriften fører derhen. Det tæller i stilling og rating, når runden offentliggøres.
desk-round-draft = udkast
desk-round-published = offentliggjort
desk-round-running = { word-being-played }
desk-round-complete = alle resultater inde
desk-round-awaits = partier mangler endnu
desk-round-by-hand = ændret i hånden
desk-round-starts = { view-starts }
desk-round-can-pair = Runde { $round } kan parres nu.
desk-round-not-yet = Denne runde kan ikke parres endnu.
desk-round-pair = Par runde { $round }
desk-round-start = { word-start-the-round }
desk-round-manual = Ændr i hånden
desk-round-again = Par igen
desk-round-otherwise = Efter rettelsen ville { $round }. runde blive parret anderledes.
desk-round-again-about = Efter en rettelse, en tilmelding eller en udtræden: viser, hvad der ville ændre sig, før noget offentliggøres.
desk-round-old = Senere runder bygger på denne. En rettelse viser, hvad den ændrer, før den godtages.
desk-boards = Brætter
desk-board = Bræt { $board }
desk-board-more = { word-more }
desk-board-more-of = Mere om bræt { $board }
desk-wins = { $name } vinder
desk-result-none = intet resultat
desk-board-played = Ved brættet
desk-board-clear = { word-clear-the-result }
desk-board-forfeit = Ikke spillet: en spiller udeblev eller kom for sent
desk-board-notice = Udeblev og havde meldt afbud
desk-board-no-notice = Udeblev uden afbud
desk-board-late = Kom, men for sent
desk-board-missing = { $name } taber uden kamp
desk-board-missing-both = Begge taber uden kamp
desk-board-put-off = Spilles senere
desk-board-until = Hvornår, hvis det vides
desk-board-postponed = Udsat
desk-board-adjourned = Hængeparti
desk-board-put-off-about = Tæller et halvt point til hver i parringen, indtil det er spillet.
desk-board-decided = Efter dommerens afgørelse
desk-board-short = under ét træk
desk-draft-about = Ingen ser det, før det er offentliggjort.
desk-draft-discard = Kassér
desk-draft-publish = Offentliggør
desk-draft-republish = Runden er offentliggjort, men ikke begyndt. Offentliggøres den igen, erstattes den.
desk-draft-changes = Hvad der ændrer sig for { $count ->
     [one] én spiller
    *[other] { $count } spillere
 }
desk-draft-published-now = Offentliggjort nu
desk-draft-instead = { word-new }
desk-draft-white-against = Hvid mod { $name }
desk-draft-black-against = Sort mod { $name }
desk-draft-no-game = intet parti
desk-draft-republish-ask = Erstat den offentliggjorte runde? { $count ->
     [0] Ingen får en anden modstander eller farve.
     [one] Én spiller får en anden modstander eller farve.
    *[other] { $count } spillere får en anden modstander eller farve.
 } De offentlige sider vil sige, at den er ændret.
desk-draft-note = Ændret i hånden:
desk-draft-number = { view-number }
desk-draft-why = Hvorfor disse to
desk-draft-by-hand = Lavet i hånden.
desk-draft-passed = { $player } skulle have mødt { $opponent }. { $reason }
desk-draft-passed-bye = { $player } skulle have siddet over. { $reason }
desk-draft-without-game = { word-without-a-game }
desk-draft-absent = Ikke med i runden
desk-manual-open = ændres i hånden
desk-manual-about = Vælg to spillere; de bytter plads.
desk-manual-swap = Byt de to
desk-manual-turn = Byt farver
desk-manual-changed = { word-changed }
desk-manual-compared = Sammenlignet med systemet
desk-manual-equal = Som systemet har det.
desk-manual-ours = I hånden
desk-manual-systems = Systemet
desk-manual-note = Hvorfor det blev ændret
desk-manual-note-hint = Står i historikken og i rapporten.
desk-manual-end = Afslut ændringerne
desk-confirm-title = Hvad rettelsen ændrer
desk-confirm-no-places = Ingen placering og ingen point ændres.
desk-confirm-places = { word-standings }
desk-confirm-draft = Udkastet ville blive parret anderledes. Kassér det, og par igen.
desk-confirm-published = Den offentliggjorte runde ville være blevet parret anderledes. Den består, medmindre du parrer den igen før dens start.
desk-confirm-started = Runden ville være blevet parret anderledes. Den er begyndt og består.
desk-confirm-before = Som den er
desk-confirm-after = Som den ville være
desk-confirm-no = Lad det være, som det er
desk-confirm-yes = Ret resultatet

# Results from the keyboard
desk-entry-board = { word-board }
desk-entry-result = { word-result }
desk-entry-idle = Tast et brætnummer, eller ↓ for bræt %board.
desk-entry-more = Bræt %board: mellemrum eller Enter vælger det, endnu et ciffer går videre.
desk-entry-digits = Brætnummer: %count cifre, eller slut med mellemrum.
desk-entry-idle-digits = Tast brætnummeret med %count cifre (%example), eller slut med mellemrum; eller ↓ for bræt %board.
desk-entry-replace = Bræt %board har allerede %stands. Erstat med %result? Enter ja, Esc nej.
desk-entry-clear = Bræt %board har %stands. Slet resultatet? Enter ja, Esc nej.
desk-entry-kept = Bræt %board forbliver %result.
desk-entry-waits = Bræt %board: 1, = eller 0.
desk-entry-choose = Først brættets nummer, eller ↓.
desk-entry-no-board = Der er intet bræt %board. Brætterne er %first til %last.
desk-entry-wrong-key = %key er intet resultat. 1 hvid vinder, = remis, 0 sort vinder, + eller - udeblivelse, p udsat.
desk-entry-notice = Hvorfor blev der ikke spillet? j havde meldt afbud, n uden afbud, s kom for sent.
desk-entry-saved = Bræt %board: %result.
desk-entry-cleared = Bræt %board: slettet.
desk-entry-all = Alle resultater er inde.
desk-entry-put-off = Intet bræt er åbent. Udsatte partier og hængepartier venter på deres resultat.
desk-entry-no-games = Der spilles ingen partier i denne runde.
desk-entry-offline = Ingen forbindelse siden %time. Resultater gemt her: %count. De sendes af sig selv.
desk-entry-conflict = Bræt %board: %name indtastede %theirs, du indtastede %yours.
desk-entry-theirs = Behold %result
desk-entry-mine = Indtast %result
desk-entry-keep = Behold { $result }
desk-entry-put = Indtast { $result }
desk-entry-help = Tastatur: brætnummer, så 1 = 0; eller pile og én tast. Et resultat, der allerede er indtastet, erstattes først efter et spørgsmål. Alle genveje:

# History
desk-history-about = Alt, hvad der er gjort, med hvem og hvornår.
desk-history-last = Det sidste trin:
desk-history-last-group = Det sidste trin i en anden gruppe:
desk-undo-last = Senest i denne gruppe:
desk-undo-title = Træk en offentliggørelse tilbage?
desk-undo-publication = { $round }. runde forsvinder så fra de offentlige sider.
desk-undo-publication-again = De offentlige sider viser så igen { $round }. runde, som den var offentliggjort før.
desk-undo-draft-stays = Udkastet bliver her og kan offentliggøres igen.
desk-undo-keep = Behold offentliggørelsen
desk-undo-go = Træk den tilbage
desk-history-undo = Fortryd det
desk-history-undone = fortrudt
desk-history-taken-back = Fortrudt: { $what }
desk-history-events = { $count ->
    [one] { $count } post
   *[other] { $count } poster
}

# Settings
desk-settings-group = { word-group }
desk-settings-group-name = Gruppens navn
desk-settings-rounds-follow = Antallet af runder følger af antallet af spillere.
desk-settings-first-board = Første bræt
desk-settings-time-control = { word-time-control }
desk-settings-time-control-hint = Minutter, derefter sekunder pr. træk: 90+30. Med flere perioder: 40/90+30, 30+30.
desk-time-read =
    { $time }: { $pace }{ $rated ->
         [yes] , rates
         [no] , rates ikke
        *[unsaid] {""}
    }.
desk-settings-tiebreaks = Korrektioner i rækkefølge
desk-settings-tiebreak = Korrektion { $number }
desk-settings-tiebreaks-hint = Bruges oppefra. Oplyses før runde 1 og låses, når den begynder. Alt og en piletast flytter en korrektion.
desk-settings-tiebreak-none = ingen
desk-settings-tiebreak-up = Flyt korrektion { $number } op
desk-settings-tiebreak-down = Flyt korrektion { $number } ned
desk-settings-tiebreak-variant = En variant, som ikke er på listen
desk-settings-tiebreak-code = Kode
desk-settings-schedule = { word-times-of-the-rounds }
desk-settings-schedule-about = Fra rundens start ligger parringerne fast. En runde parres ikke før det tidspunkt, der er sat til hængepartier.
desk-settings-starts = Begynder
desk-settings-pair-from = Parres fra
desk-settings-sections = Sektioner, der spiller sammen og placeres hver for sig
desk-settings-sections-list = Én sektion pr. linje
desk-settings-sections-about = Som ungdomsmesterskaber gør, når en sektion er lille.
desk-settings-groups = { word-groups }
desk-split = Fordel spillerne på grupperne efter ratingtal
desk-split-about = De højest ratede kommer i første gruppe og så videre. Uden størrelser bliver grupperne så lige store som muligt, højst én med et ulige antal spillere.
desk-split-size = Størrelse
desk-split-go = Fordel
desk-settings-event = Turnering
desk-settings-ends = Sidste dag
desk-settings-organiser = { word-organiser }
desk-settings-chief = { word-chief-arbiter }
desk-settings-deputies = Flere dommere, én pr. linje
desk-settings-approved = Dommere godkendt som spillere, én pr. linje
desk-settings-approved-hint = En dommer spiller kun med ratingkartoteksførerens godkendelse.
desk-settings-put-off = Hængepartier og udsatte partier
desk-settings-put-off-hint = Hvad turneringens reglement siger: hvornår der senest skal anmodes om det, hvor og hvornår de spilles.
desk-settings-zone = Spillelokalets tidszone
desk-union = Turneringsreglement
desk-union-hold = Dansk Skak Unions turneringsreglement (D4) gælder
desk-union-off = Skakreglerne og turneringens egne regler gælder
desk-union-option-usual = Som sædvanligt for forbundet
desk-union-option-hold = Dansk Skak Unions reglement (D4)
desk-union-option-off = Skakreglerne og egne regler
desk-union-usual-about = Som sædvanligt: Dansk Skak Unions reglement for DEN, ellers turneringens egne regler.
desk-union-about = Det afgør, hvor sent en spiller må komme, hvor længe en afgørelse kan ankes, hvilke indberetninger der skal sendes, og hvilken korrektion der gælder, når ingen er nævnt.
desk-handbook = Reglementets udgave
desk-handbook-by-day = Den, der gælder på første spilledag
desk-handbook-option = Fra { $day }
desk-handbook-about = Tallene i håndbogen, som den gælder fra { $day }, bruges.
desk-handbook-before = Turneringen begynder før den dag; en ældre udgave kendes ikke her, så denne gælder.
desk-handbook-other = På turneringens første dag gælder udgaven { $edition }.
desk-settings-byes = Frie runder, en spiller kan bede om
desk-settings-byes-closed = Ingen i de sidste runder (antal)
desk-delete = Slet turneringen
desk-delete-about = Alt forsvinder straks, også fra sikkerhedskopierne ved databasen: spillere, runder, historik. Lav turneringsfilen først, hvis du er i tvivl.
desk-delete-name = Skriv navnet for at bekræfte: { $name }
desk-delete-go = Slet for altid

# Files
desk-files-whole = Hele turneringen
desk-files-whole-about = Én fil med alt, til at fortsætte med på en anden maskine eller til at gemme.
desk-files-whole-get = { word-tournament-file }
desk-files-report = Rapport
desk-files-report-about = Til forbundet, til FIDE og til andre programmer.
desk-files-ascii = { word-trf16-plain-letters }
desk-files-tables = Tabeller
desk-files-tables-about = CSV til regneark.
desk-files-pairings = Parringer i runde { $round }
desk-files-no-order = Rapporter kan laves, når startnumrene ligger fast.
desk-files-import-hint = En turneringsfil hentes ind på siden

# Help
desk-help-evening = En klubaften
desk-help-step-1 = Opret turneringen: et navn, systemet, antallet af runder.
desk-help-step-2 = Tilmeld spillerne, eller indsæt en liste, og træk lod. Der trækkes lod én gang.
desk-help-step-3 = Par runden, se udkastet igennem, offentliggør det; udskriv det, eller vis det på væggen.
desk-help-step-4 = Indtast resultaterne, efterhånden som de kommer: brætnummer og 1, = eller 0.
desk-help-step-5 = Når det sidste resultat er inde, parrer én tast næste runde.
desk-help-step-6 = Efter sidste runde afsluttes gruppen, tabellen udskrives, og indberetningen sendes.
desk-help-keys = Genveje
desk-help-result-keys = { word-results }
desk-help-words = Ord
desk-key-help = Denne liste
desk-key-next = Det næste, der skal gøres
desk-key-all = Alle grupper på én gang
desk-key-overview = { word-overview }
desk-key-players = { word-players }
desk-key-round = Den aktuelle runde
desk-key-standings = { word-standings }
desk-key-cross = { word-cross-table }
desk-key-history = { word-history }
desk-key-search = Til det første felt
desk-key-board = Brættet med dette nummer; med ti brætter eller flere 07, eller 7 og mellemrum
desk-key-arrows = Gå fra bræt til bræt
desk-key-one = Hvid vinder
desk-key-draw = { word-draw }
desk-key-zero = Sort vinder
desk-key-plus = Sort udeblev
desk-key-minus = Hvid udeblev
desk-key-postpone = Udsat parti
desk-key-clear = { word-clear-the-result }
desk-key-enter = Det næste åbne bræt
desk-key-escape = Forlad brættet
desk-word-draft = Udkast
desk-word-draft-about = En runde, som systemet parrer den, med en grund for hvert bræt. Kun dommere ser den.
desk-word-publish = Offentliggøre
desk-word-publish-about = Runden får sine brætnumre, og alle kan se den. Den kan ændres, indtil den begynder.
desk-word-bye = { word-bye }
desk-word-bye-about = En runde uden parti: fordi antallet af spillere er ulige, eller fordi spilleren har bedt om det.
desk-word-floater = Flyder
desk-word-floater-about = En spiller, der møder en med et andet antal point.
desk-word-correction = Korrektion
desk-word-correction-about = Det, der skiller spillere med lige mange point, beregnet af modstandernes point.
desk-word-forfeit = Udeblivelse
desk-word-forfeit-about = Et parti, der tabes, fordi en spiller udeblev eller kom for sent. Udeblivelse uden afbud regnes for usportsligt; det gør det ikke at komme for sent.
desk-word-postponed = Udsat parti, hængeparti
desk-word-postponed-about = Et parti, der spilles eller afsluttes senere, før sidste runde. Indtil da tæller det et halvt point til hver.
desk-word-withheld = Navn vises ikke
desk-word-withheld-about = På offentlige sider står spilleren kun med startnummer.

# Reasons of the desk itself
reason-account_name_missing = Skriv det navn, du vil kendes under, højst 60 tegn.
reason-password_too_short = Adgangskoden skal have mindst { $shortest } tegn.
reason-password_wrong = Den gamle adgangskode er ikke rigtig.
reason-form_incomplete = Der mangler et felt i det, der blev sendt.
reason-no_file_chosen = Der blev ikke valgt nogen fil.
reason-no_list_given = Indsæt en liste, eller vælg en fil.
reason-upload_broken = Overførslen blev afbrudt. Send igen.
reason-result_unknown = { $found } er ikke et partiresultat.
reason-rating_not_a_number = Ratingtallet { $found } er ikke et tal.
reason-fide_id_not_a_number = FIDE-nummeret { $found } er ikke et tal.
reason-birth_not_a_date = { $found } er ikke en fødselsdato. Skriv 1994-03-21 eller kun året.
reason-title_unknown = { $found } er ikke en titel.
reason-board_not_a_number = { $found } er ikke et brætnummer.
reason-rounds_not_a_number = { $found } er ikke et antal runder.
reason-size_not_a_number = { $found } er ikke et antal spillere.
reason-sizes_incomplete = Angiv størrelsen for hver valgt gruppe eller for ingen.
reason-system_unknown = Vælg et system.
reason-time_not_understood = { $found } er ikke en dato og et klokkeslæt.
reason-time_zone_unknown = { $found } er ingen tidszone. Skriv den som Europe/Copenhagen.
reason-name_not_repeated = Navnet passer ikke. Turneringen blev ikke slettet.
reason-swap_needs_two = Vælg netop to spillere.
reason-no_manual_session = Begynd først ændringen i hånden.
reason-serve_address_taken = { $address } er optaget, måske af et dommerbord, der allerede kører: åbn http://{ $address }/. Eller vælg en anden adresse: --listen { $next }
reason-serve_cannot_listen = Kan ikke lytte på { $address }: { $problem }
reason-serve_no_data_directory = Denne bruger har ingen datamappe. Angiv en database med --database STI.
reason-serve_directory = Mappen { $path } kan ikke oprettes: { $problem }
reason-serve_stopped = Dommerbordet standsede: { $problem }

# The terminal
desk-serve-running = Rokade kører på { $address }
desk-serve-network = Telefoner og skærme på dette netværk: { $address }
desk-serve-link = Log ind med dette link, én gang, inden for 24 timer:
desk-serve-password = Log ind med din adgangskode. Et nyt link: rokade serve --new-link
desk-serve-database = Database: { $database }
desk-serve-stop = Stop med Ctrl-C.

desk-actor-account = Konto
desk-actor-device = Enhed
desk-actor-device-of = Enheden { $name }
desk-actor-player = Spillerens link
desk-actor-player-of = { $name } (spillerens link)
desk-actor-captain = Holdlederens link
desk-actor-captain-of = { $name } (holdlederens link)
desk-actor-key = Nøgle
desk-actor-key-of = Nøglen { $name }
desk-actor-clock = Uret

desk-help-rights = Hvem må hvad
desk-role-owner = { word-owner }
desk-role-arbiter = { word-arbiter }
desk-scope-event = Hele turneringen
desk-scope-group = Egne grupper
desk-scope-room = Eget lokale
desk-scope-boards = Egne brætter
desk-right-settings = Turneringens og gruppernes indstillinger
desk-right-players = Spillere, oversiddere, udgåede
desk-right-numbers = Startnumre, lodtrækning, farver, hold
desk-right-rounds = Parre, offentliggøre og starte runder
desk-right-results = { word-results }
desk-right-games = Partier, som Rokade dømmer
desk-right-rulings = Hændelser, anker, straffe
desk-right-play-offs = Omkampe og lodtrækning om pladser
desk-right-prizes = { word-prizes }
desk-right-report = Rapporten
desk-right-take-back = Fortryde
desk-right-delete-event = Slette en turnering
desk-right-invite = Invitere dommere
desk-right-remove-account = Fjerne konti
desk-right-end-sign-ins = Afslutte andres logins
desk-settings-koya-limit = { $name }: grænsen et halvt point højere
