# `rokade` alone
cli-intro =
    Rokade, dommerbordet: turneringer, paringer, tabeller, rating og rapportfiler.

      rokade serve [--demo]        dommerbordet i nettleseren; med --demo er det en turnering å prøve
      rokade pair, check FIL.trf   setter opp neste runde, eller alle på nytt; --explain sier hvorfor
      rokade standings FIL.trf     stillingen, hver kvalitet forklart
      rokade rate dsu FIL.trf      nye ratingtall, ledd for ledd. Dessuten: rate fide, candidates, norms, report
      rokade referee, play, game   avgjørelser ut fra hendelser, et parti i terminalen, nedskrevne partier
      rokade laws search ORD       regelboken. Dessuten: unwinnable, notation, perft, chess960, import, export

    Hver kommando har --help med eksempler. Begynn med: rokade serve --demo

# Names of things
cli-player-number = nr. { $number }
cli-round = { view-round }
cli-monrad = { word-monrad }
cli-round-robin = alle mot alle
cli-double-round-robin = dobbel alle mot alle
cli-danish-swiss = dansk sveitser
cli-danish-swiss-accelerated = dansk sveitser, akselerert
cli-fide-1998 = { word-fide-swiss-1998 }
cli-dubov-1997 = Dubov-sveitser 1997
cli-fide-dutch = FIDE-sveitser (Dutch)
cli-fide-dutch-baku = FIDE-sveitser (Dutch), Baku-akselerert
cli-knock-out = cup
cli-olympiad = olympiade
cli-gladiator = gladiator, { $host }

# Before a sentence about one row of a list
in-row = Rad { $row }: { $sentence }
reading-mark = lesning { $name }
list-and = { $before } og { $last }
cli-blank = (tomt)
cli-more-faults =
    { $count ->
         [one] Én feil til; --json viser den.
        *[other] { $count } feil til; --json viser dem.
    }

# pair
cli-pair-head = { $round }. runde · { $system } · { $players } spillere
cli-would-have-met = { $player } skulle ha møtt { $other }.
cli-would-have-had-bye = { $player } skulle ha hatt frirunde.
cli-bye = Frirunde: { $player } (får { $points })
cli-absent = Ikke med i runden: { $players }
cli-knocked-out = Slått ut: { $players }
cli-bracket-lots = Plassene i cupoppsettet:
cli-bracket-matches = Matcher så langt:
cli-teams-head = Lag:
cli-team-players = Lag { $team }: { $players }
cli-taken-back =
    { $count ->
        [one] Borte i runde { $before } og satt opp i runde { $round }, fordi filen har et tomt felt der: { $players }. En Z i runde { $round } eller linjen «### rokade withdrawn N after { $before }» med spillerens nummer for N holder en spiller ute.
       *[other] Borte i runde { $before } og satt opp i runde { $round }, fordi filen har tomme felter der: { $players }. En Z i runde { $round } eller linjen «### rokade withdrawn N after { $before }» med spillerens nummer for N holder en spiller ute.
    }
cli-float-down = { $player } flyter ned fra { $from } til { $to }.
cli-float-up = { $player } flyter opp fra { $from } til { $to }.
cli-float-meets = { $player } har { $from } og møter en spiller med { $to }.
cli-float-out = { $player } har ingen motstander og forlater gruppen med { $from }.
cli-group-head = { view-pool-points }
cli-group-residents = Spillere: { $players }
cli-group-moved-down = Ovenfra: { $players }
cli-group-moved-up = Nedenfra: { $players }
cli-card-place = plass { $place }
cli-card-score = poengsum { $points }
cli-card-paired-as = pares som { $score }
cli-card-opponents = motstandere { $opponents }
cli-card-colours = farger { $colours }
cli-card-letters = HS
cli-card-should-white = står for tur til hvit
cli-card-strongly-white = har sterkt krav på hvit
cli-card-must-white = må ha hvit
cli-card-should-black = står for tur til svart
cli-card-strongly-black = har sterkt krav på svart
cli-card-must-black = må ha svart
cli-card-down =
    fløt ned i { $count ->
         [one] runde
        *[other] rundene
    } { $rounds }
cli-card-up =
    fløt opp i { $count ->
         [one] runde
        *[other] rundene
    } { $rounds }
cli-order = Rekkefølge: { $players }
cli-group-meet-above = Møter spillere ovenfra: { $players }
cli-group-floated = Videre til gruppen under: { $players }
cli-trace-head = Steg for steg:
cli-no-trace = Systemets regler nummererer ingen steg for denne runden.
cli-average = Motstandernes snitt
cli-lots = Lodd trukket med tallfrøet { $seed }.

# check
cli-check-equal =
    { $file }: { $system }, { $rounds ->
         [one] { $rounds } runde
        *[other] { $rounds } runder
    } kontrollert, ingen avvik.
cli-check-differs =
    { $file }: { $system }, { $rounds ->
         [one] { $rounds } runde
        *[other] { $rounds } runder
    } kontrollert, med avvik.
cli-check-skipped = Ikke satt opp i filen: runde { $rounds }
cli-check-round = { $round }. runde, avgjøres av { $clause }:
cli-check-file = filen:
cli-check-engine = Rokade:
cli-check-values = ({ $what }: filen { $file }, Rokade { $engine })
cli-check-compared = ({ $what })
cli-has-bye = frirunde { $player }
cli-check-table = { $player }, { $what }: filen sier { $file }, Rokade { $engine }.
cli-tiebreaks-skipped = Disse kvalitetene finnes ikke i denne versjonen og er utelatt: { $codes }.

# standings
cli-standings-head = Stillingen etter { $round }. runde
cli-teams-players = Spillere etter bord
cli-no-opponent = ingen motstander
cli-by-points = poeng
cli-before-the-next = Foran den neste på: { $by }

# laws coverage
cli-kind = Type
cli-state = Status
cli-tests = Tester
cli-decided-by = Avgjøres av
cli-coverage-totals = { $total } bestemmelser: { $enforced } håndheves, { $assisted } støttes, { $text } bare tekst; { $tested } med test.

# What is wrong with the command line
reason-unknown_option = Ukjent valg { $found }; prøv { $expected }.
reason-unknown_command = Det finnes ingen kommando { $found }; prøv { $expected }.
reason-command_missing = Det mangler en kommando; { $expected } viser dem.
reason-argument_missing = Mangler: { $found }; se { $expected }.
reason-value_missing = { $option } trenger en verdi; se { $expected }.
reason-value_not_understood = { $option } kan ikke være { $found }; forventet: { $expected }.
reason-options_conflict = { $option } og { $other } utelukker hverandre; utelat den ene (se { $expected }).
reason-usage = Kommandolinjen blir ikke forstått ({ $error }); se { $expected }.
reason-one_too_many = { $found } er ett argument for mye; se { $expected }.
reason-system_missing = Filen nevner ikke noe turneringssystem; oppgi --system, ett av: { $expected }.
reason-system_not_given = Det er ikke oppgitt noe turneringssystem; oppgi --system, ett av: { $expected }.
reason-system_not_supported = Filen er satt opp etter { $found } (post 192), som ikke finnes i denne versjonen; --system setter den opp etter ett av: { $expected }.
reason-no_such_system = Det finnes ikke noe turneringssystem { $found }; kjente: { $expected }.
reason-cycles_not_possible = --cycles { $found } passer ikke til { $system }; round-robin tar { $expected }.
reason-option_not_for_system = { $found } passer ikke til { $system }; det hører til: { $expected }.
reason-acceleration_not_understood = «--accelerate { $found }» er ingen akselerasjon i { $system }; det skrives --accelerate { $expected }.
reason-acceleration_not_for_system = Filen sier «accelerate { $found }», som ikke passer til { $system }; akselerasjon hører til: { $expected }.
reason-tiebreak_unknown = Kvaliteten { $found } finnes ikke i denne versjonen; kjente: { $expected }.
reason-round_out_of_reach = { $round }. runde kan ikke settes opp; det kan 1. til { $last }. runde.
reason-all_rounds_paired = Alle filens { $rounds } runder er satt opp; --round N setter opp en av dem på nytt.
reason-round_not_played = Filen har ingen { $round }. runde; siste runde er { $last }.

# What is wrong with a file as a whole
reason-no_such_file = Filen finnes ikke.
reason-is_a_folder = Dette er en mappe; det trengs en fil.
reason-file_not_readable = Du har ikke lov til å lese denne filen.
reason-file_not_read = Filen kunne ikke leses: { $error }.
reason-file_not_written = Filen kunne ikke skrives: { $error }.
reason-input_too_large = Filen er større enn { $megabytes } MB; så stor er ingen turnering.
reason-not_done = Det kunne ikke gjøres: { $error }.

# backup, restore, import, export, simulate
cli-backup-made = Sikkerhetskopi skrevet: { $file }
cli-restored =
    Hentet tilbake: { $database }, med { $tournaments ->
         [one] { $tournaments } turnering
        *[other] { $tournaments } turneringer
    }.
cli-restored-replaced = Det som sto der før, er tatt vare på som { $file }.
reason-restore_needs_file = En sikkerhetskopi kan bare settes inn for en SQLite-fil, ikke for en server.
cli-written = Skrevet: { $file }
cli-engine-open =
    { $count ->
        [one] Et parti uten resultat er skrevet som remis, slik det teller ved rundeoppsettet: runde { $games }.
       *[other] Partier uten resultat er skrevet som remis, slik de teller ved rundeoppsettet: runde { $games }.
    }
cli-engine-adjusted = Oppsettsprogrammer kjenner verken bonus- eller straffepoeng; filen har bare rundenes poeng for: { $players }.
cli-engine-numbers = Oppsettsprogrammer rangerer etter nummer, så filen nummererer spillerne etter styrke; nummer i filen = spiller på listen: { $players }.
cli-engine-double = Oppsettsprogrammer kjenner ikke dobbeltrunder; for dem er hver runde en runde for seg.
cli-engine-soft = Oppsettsprogrammer kjenner ikke ønsker om å holdes fra hverandre så lenge det går; de kan pare: { $players }.
cli-simulated-full = Frø { $seed }: andre oppsettsprogrammer kjenner ikke dobbeltrunder; filen har den fulle formen.
cli-simulation-ended = Turneringen sluttet etter { $round }. runde.
cli-pairings = Paringer
cli-unpaired = Kan ikke settes opp
cli-differences = Forskjeller
cli-all-systems = alle
cli-prove-failed = { $system }, tallfrø { $seed }: { $reason } Igjen: { $again }
reason-prove_differs = { $round }. runde settes opp annerledes andre gang.
reason-prove_not_read = Rapporten kan ikke leses igjen: { $error }.
reason-prove_not_the_same_file = Rapporten blir en annen når den leses inn og skrives igjen.
reason-prove_broke_off = Programmet krasjet.
cli-import-guess =
    { $file }: { $players ->
         [one] { $players } spiller
        *[other] { $players } spillere
    }, lest som: --encoding { $encoding } --separator { $separator } --header { $header } --columns { $columns }
cli-import-report =
    Turnering: { $name }
    Spillere: { $players }
    Runder: { $paired } satt opp av { $rounds }
    System: { $system }
    Kvalitet: { $tiebreaks }
cli-import-tournament = { $file } er lest inn som turnering { $key }.
cli-number = { view-number }
cli-bye-word = frirunde
reason-no_players_chosen = Ingen spiller på listen er igjen; sjekk --group.
reason-file_only_from_desk = En turneringsfil lages av en turnering i databasen, ikke av en rapport; oppgi { $expected }.
reason-tournament_not_named = Hvilken turnering? Oppgi --tournament, en av: { $expected }.
reason-group_not_named = Hvilken gruppe? Oppgi --group, en av: { $expected }.
reason-no_such_group = Gruppen { $found } finnes ikke; gruppene er: { $expected }.

reason-no_such_clause = Det finnes ingen bestemmelse { $found } i fortegnelsene.

# perft, chess960
cli-men = KDTLSB
cli-perft-total = { $nodes } i dybden { $depth }
cli-chess960-head = Chess960-utgangsstilling nr. { $number }
reason-no_such_array = Det finnes ingen Chess960-utgangsstilling { $found }; numrene er { $expected }.

# notation
cli-half-move-of = halvtrekk { $ply } av { $of }

# unwinnable
cli-unwinnable-reading = Leser linjer `FEN;vinner` (white eller black) fra standard inn; avslutt med Ctrl-D.
cli-has-mated = { side } har satt matt.
cli-can-mate = { side } kan fortsatt sette matt, for eksempel:
cli-cannot-mate = { side } kan ikke lenger sette matt med noen rekke av lovlige trekk.
cli-mate-undecided =
    Om { side.within } fortsatt kan sette matt, er ikke avgjort etter { $nodes ->
         [one] { $nodes } stilling
        *[other] { $nodes } stillinger
    }; --nodes N ser lenger.
cli-dead-position = Stillingen er død: ingen av partene kan sette matt, og partiet er remis.
cli-reach = Felter som noen gang kan nås (×, eller en brikke i parentes):
cli-reach-man = { $color ->
        [white] { $man ->
            [king] Hvit konge
            [queen] Hvit dronning
            [rook] Hvitt tårn
            [bishop] Hvit løper
            [knight] Hvit springer
           *[pawn] Hvit bonde
        }
       *[black] { $man ->
            [king] Svart konge
            [queen] Svart dronning
            [rook] Svart tårn
            [bishop] Svart løper
            [knight] Svart springer
           *[pawn] Svart bonde
        }
    } { $square }

# game
cli-game-head =
    { $index }. { $white } – { $black }  { $result }, { $plies ->
         [one] { $plies } halvtrekk
        *[other] { $plies } halvtrekk
    }, Sjakkreglene { $laws }
cli-game-start = begynnelsen
cli-game-other-start = Partiet begynner fra en annen stilling enn utgangsstillingen. { $why }
cli-game-illegal = Ikke etter reglene ved { $place } { $sentence } Partiet er lest hit.
cli-game-unreadable = Kan ikke leses ved { $place } { $sentence } Partiet er lest hit.
cli-game-legal = Alle trekk er lovlige.
cli-game-no-claims = Det kunne ikke kreves remis på noe tidspunkt.
cli-game-claims = Remis som spilleren i trekket kunne ha krevd:
cli-claim-rule = Regel
cli-claim-how = Hvordan
cli-claim-threefold = stillingen tredje gang
cli-claim-fifty = 50 trekk
cli-game-not-ended = Etter trekkene alene var partiet ikke slutt.
cli-game-ended = Slutt etter { $place }. { $sentence }
cli-game-undecided = Før { $place } kunne det ikke avgjøres om stillingen var død.
cli-game-fits = Det oppgitte resultatet passer.
cli-game-does-not-fit = Det oppgitte resultatet passer ikke. { $sentence }
cli-game-fit-unknown = Om det oppgitte resultatet passer, kan ikke sies: noteringen er avbrutt.
reason-pgn_no_game = Det er ikke noe parti i filen.
