# `rokade` alone
cli-intro =
    Rokade, dommerbordet: turneringer, parringer, tabeller, rating og rapportfiler.

      rokade serve [--demo]        dommerbordet i browseren; med --demo er der en turnering at prøve
      rokade pair, check FIL.trf   parrer næste runde, eller alle runder igen; --explain siger hvorfor
      rokade standings FIL.trf     stillingen, hver korrektion forklaret
      rokade rate dsu FIL.trf      nye ratingtal, led for led. Desuden: rate fide, candidates, norms, report
      rokade referee, play, game   afgørelser ud fra hændelser, et parti i terminalen, nedskrevne partier
      rokade laws search ORD       regelbogen. Desuden: unwinnable, notation, perft, chess960, import, export

    Hver kommando har --help med eksempler. Begynd med: rokade serve --demo

# Names of things
cli-player-number = nr. { $number }
cli-round = { view-round }
cli-monrad = { word-monrad }
cli-round-robin = alle mod alle
cli-double-round-robin = dobbelt alle mod alle
cli-danish-swiss = dansk schweizer
cli-danish-swiss-accelerated = dansk schweizer, accelereret
cli-fide-1998 = { word-fide-swiss-1998 }
cli-dubov-1997 = Dubov-schweizer 1997
cli-fide-dutch = FIDE-schweizer (hollandsk)
cli-fide-dutch-baku = FIDE-schweizer (hollandsk), Baku-accelereret
cli-knock-out = knock-out
cli-olympiad = olympiade
cli-gladiator = gladiator, { $host }

# Before a sentence about one row of a list
in-row = Linje { $row }: { $sentence }
reading-mark = læsning { $name }
list-and = { $before } og { $last }
cli-blank = (tomt)
cli-more-faults =
    { $count ->
         [one] Én fejl til; --json viser den.
        *[other] { $count } fejl til; --json viser dem.
    }

# pair
cli-pair-head = { $round }. runde · { $system } · { $players } spillere
cli-would-have-met = { $player } skulle have mødt { $other }.
cli-would-have-had-bye = { $player } skulle have været oversidder.
cli-bye = Oversidder: { $player } (får { $points })
cli-absent = Ikke med i runden: { $players }
cli-knocked-out = Slået ud: { $players }
cli-bracket-lots = Pladserne i turneringstræet:
cli-bracket-matches = Matcher indtil nu:
cli-teams-head = Hold:
cli-team-players = Hold { $team }: { $players }
cli-taken-back =
    { $count ->
        [one] Fraværende i runde { $before } og parret i runde { $round }, fordi filen har et tomt felt der: { $players }. Et Z i runde { $round } eller linjen »### rokade withdrawn N after { $before }« med spillerens nummer for N holder en spiller ude.
       *[other] Fraværende i runde { $before } og parret i runde { $round }, fordi filen har tomme felter der: { $players }. Et Z i runde { $round } eller linjen »### rokade withdrawn N after { $before }« med spillerens nummer for N holder en spiller ude.
    }
cli-float-down = { $player } flyder ned fra { $from } til { $to }.
cli-float-up = { $player } flyder op fra { $from } til { $to }.
cli-float-meets = { $player } har { $from } og møder en spiller med { $to }.
cli-float-out = { $player } har ingen modstander og forlader puljen med { $from }.
cli-group-head = { view-pool-points }
cli-group-residents = Spillere: { $players }
cli-group-moved-down = Ovenfra: { $players }
cli-group-moved-up = Nedefra: { $players }
cli-card-place = plads { $place }
cli-card-score = score { $points }
cli-card-paired-as = parres som { $score }
cli-card-opponents = modstandere { $opponents }
cli-card-colours = farver { $colours }
cli-card-letters = HS
cli-card-should-white = står til hvid
cli-card-strongly-white = har stærkt krav på hvid
cli-card-must-white = skal have hvid
cli-card-should-black = står til sort
cli-card-strongly-black = har stærkt krav på sort
cli-card-must-black = skal have sort
cli-card-down =
    flød ned i { $count ->
         [one] runde
        *[other] runderne
    } { $rounds }
cli-card-up =
    flød op i { $count ->
         [one] runde
        *[other] runderne
    } { $rounds }
cli-order = Rækkefølge: { $players }
cli-group-meet-above = Møder spillere oppefra: { $players }
cli-group-floated = Videre til puljen under: { $players }
cli-trace-head = Trin for trin:
cli-no-trace = Systemets regler nummererer ingen trin for denne runde.
cli-average = Modstandernes gennemsnit
cli-lots = Der er trukket lod ud fra lodtrækningstallet { $seed }.

# check
cli-check-equal =
    { $file }: { $system }, { $rounds ->
         [one] { $rounds } runde
        *[other] { $rounds } runder
    } efterprøvet, ingen forskel.
cli-check-differs =
    { $file }: { $system }, { $rounds ->
         [one] { $rounds } runde
        *[other] { $rounds } runder
    } efterprøvet, med forskelle.
cli-check-skipped = Ikke parret i filen: runde { $rounds }
cli-check-round = { $round }. runde, afgøres af { $clause }:
cli-check-file = filen:
cli-check-engine = Rokade:
cli-check-values = ({ $what }: filen { $file }, Rokade { $engine })
cli-check-compared = ({ $what })
cli-has-bye = oversidder { $player }
cli-check-table = { $player }, { $what }: filen siger { $file }, Rokade { $engine }.
cli-tiebreaks-skipped = Disse korrektioner findes ikke i denne version og er udeladt: { $codes }.

# standings
cli-standings-head = Stillingen efter { $round }. runde
cli-teams-players = Spillere efter bræt
cli-no-opponent = ingen modstander
cli-by-points = point
cli-before-the-next = Foran den næste på: { $by }

# laws coverage
cli-kind = Art
cli-state = Status
cli-tests = Tests
cli-decided-by = Afgøres af
cli-coverage-totals = { $total } bestemmelser: { $enforced } håndhæves, { $assisted } støttes, { $text } kun tekst; { $tested } med test.

# What is wrong with the command line
reason-unknown_option = Ukendt valgmulighed { $found }; prøv { $expected }.
reason-unknown_command = Der er ingen kommando { $found }; prøv { $expected }.
reason-command_missing = Der mangler en kommando; { $expected } viser dem.
reason-argument_missing = Mangler: { $found }; se { $expected }.
reason-value_missing = { $option } kræver en værdi; se { $expected }.
reason-value_not_understood = { $option } kan ikke være { $found }; forventet: { $expected }.
reason-options_conflict = { $option } og { $other } udelukker hinanden; udelad den ene (se { $expected }).
reason-usage = Kommandolinjen forstås ikke ({ $error }); se { $expected }.
reason-one_too_many = { $found } er ét argument for meget; se { $expected }.
reason-system_missing = Filen nævner intet turneringssystem; angiv --system, et af: { $expected }.
reason-system_not_given = Der er ikke angivet noget turneringssystem; angiv --system, et af: { $expected }.
reason-system_not_supported = Filen er parret efter { $found } (post 192), som ikke findes i denne version; --system parrer den efter et af: { $expected }.
reason-no_such_system = Der er intet turneringssystem { $found }; kendte: { $expected }.
reason-cycles_not_possible = --cycles { $found } passer ikke til { $system }; round-robin tager { $expected }.
reason-option_not_for_system = { $found } passer ikke til { $system }; det hører til: { $expected }.
reason-acceleration_not_understood = »--accelerate { $found }« er ingen acceleration i { $system }; det skrives --accelerate { $expected }.
reason-acceleration_not_for_system = Filen siger »accelerate { $found }«, som ikke passer til { $system }; acceleration hører til: { $expected }.
reason-tiebreak_unknown = Korrektionen { $found } findes ikke i denne version; kendte: { $expected }.
reason-round_out_of_reach = { $round }. runde kan ikke parres; det kan 1. til { $last }. runde.
reason-all_rounds_paired = Alle filens { $rounds } runder er parret; --round N parrer en af dem igen.
reason-round_not_played = Filen har ingen { $round }. runde; den sidste er { $last }.

# What is wrong with a file as a whole
reason-no_such_file = Filen findes ikke.
reason-is_a_folder = Dette er en mappe; der skal bruges en fil.
reason-file_not_readable = Du har ikke adgang til at læse denne fil.
reason-file_not_read = Filen kunne ikke læses: { $error }.
reason-file_not_written = Filen kunne ikke skrives: { $error }.
reason-input_too_large = Filen er større end { $megabytes } MB; så stor er ingen turnering.
reason-not_done = Det kunne ikke gøres: { $error }.

# backup, restore, import, export, simulate
cli-backup-made = Sikkerhedskopi skrevet: { $file }
cli-restored =
    Hentet tilbage: { $database }, med { $tournaments ->
         [one] { $tournaments } turnering
        *[other] { $tournaments } turneringer
    }.
cli-restored-replaced = Det, der stod der før, er gemt som { $file }.
reason-restore_needs_file = En sikkerhedskopi kan kun træde i stedet for en SQLite-fil, ikke for en server.
cli-written = Skrevet: { $file }
cli-engine-open =
    { $count ->
        [one] Et parti uden resultat er skrevet som remis, ligesom det tæller ved parringen: runde { $games }.
       *[other] Partier uden resultat er skrevet som remis, ligesom de tæller ved parringen: runde { $games }.
    }
cli-engine-adjusted = Parringsprogrammer kender hverken bonus- eller strafpoint; filen har kun rundernes point for: { $players }.
cli-engine-numbers = Parringsprogrammer rangordner efter nummer, så filen nummererer spillerne efter styrke; nummer i filen = spiller på listen: { $players }.
cli-engine-double = Parringsprogrammer kender ikke dobbeltrunder; for dem er hver runde en runde for sig.
cli-engine-soft = Parringsprogrammer kender ikke ønsker om at holdes adskilt, så længe det kan lade sig gøre; de kan parre: { $players }.
cli-simulated-full = Frø { $seed }: andre parringsprogrammer kender ikke dobbeltrunder; filen har den fulde form.
cli-simulation-ended = Turneringen sluttede efter { $round }. runde.
cli-pairings = Parringer
cli-unpaired = Kan ikke parres
cli-differences = Forskelle
cli-all-systems = alle
cli-prove-failed = { $system }, frø { $seed }: { $reason } Igen: { $again }
reason-prove_differs = { $round }. runde parres anderledes anden gang.
reason-prove_not_read = Rapporten kan ikke læses igen: { $error }.
reason-prove_not_the_same_file = Rapporten er en anden, når den læses og skrives igen.
reason-prove_broke_off = Programmet gik ned.
cli-import-guess =
    { $file }: { $players ->
         [one] { $players } spiller
        *[other] { $players } spillere
    }, læst som: --encoding { $encoding } --separator { $separator } --header { $header } --columns { $columns }
cli-import-report =
    Turnering: { $name }
    Spillere: { $players }
    Runder: { $paired } parret af { $rounds }
    System: { $system }
    Korrektioner: { $tiebreaks }
cli-import-tournament = { $file } er læst ind som turnering { $key }.
cli-number = { view-number }
cli-bye-word = oversidder
reason-no_players_chosen = Ingen spiller på listen er tilbage; kontrollér --group.
reason-file_only_from_desk = En turneringsfil laves af en turnering i databasen, ikke af en rapport; angiv { $expected }.
reason-tournament_not_named = Hvilken turnering? Angiv --tournament, en af: { $expected }.
reason-group_not_named = Hvilken gruppe? Angiv --group, en af: { $expected }.
reason-no_such_group = Der er ingen gruppe { $found }; der er: { $expected }.

reason-no_such_clause = Der er ingen bestemmelse { $found } i fortegnelserne.

# perft, chess960
cli-men = KDTLSB
cli-perft-total = { $nodes } i dybden { $depth }
cli-chess960-head = Chess960-udgangsstilling nr. { $number }
reason-no_such_array = Der er ingen Chess960-udgangsstilling { $found }; numrene er { $expected }.

# notation
cli-half-move-of = halvtræk { $ply } af { $of }

# unwinnable
cli-unwinnable-reading = Læser linjer `FEN;vinder` (white eller black) fra standardinput; slut med Ctrl-D.
cli-has-mated = { side } har sat skakmat.
cli-can-mate = { side } kan stadig sætte mat, for eksempel:
cli-cannot-mate = { side } kan ikke længere sætte mat med nogen følge af lovlige træk.
cli-mate-undecided =
    Om { side.within } stadig kan sætte mat, er ikke afgjort efter { $nodes ->
         [one] { $nodes } stilling
        *[other] { $nodes } stillinger
    }; --nodes N ser længere.
cli-dead-position = Stillingen er død: ingen af parterne kan sætte mat, og partiet er remis.
cli-reach = Felter, der nogensinde kan nås (×, eller en brik i parentes):
cli-reach-man = { $color ->
        [white] { $man ->
            [king] Hvid konge
            [queen] Hvid dronning
            [rook] Hvidt tårn
            [bishop] Hvid løber
            [knight] Hvid springer
           *[pawn] Hvid bonde
        }
       *[black] { $man ->
            [king] Sort konge
            [queen] Sort dronning
            [rook] Sort tårn
            [bishop] Sort løber
            [knight] Sort springer
           *[pawn] Sort bonde
        }
    } { $square }

# game
cli-game-head =
    { $index }. { $white } – { $black }  { $result }, { $plies ->
         [one] { $plies } halvtræk
        *[other] { $plies } halvtræk
    }, Skakregler { $laws }
cli-game-start = begyndelsen
cli-game-other-start = Partiet begynder fra en anden stilling end udgangsstillingen. { $why }
cli-game-illegal = Ikke efter reglerne ved { $place } { $sentence } Partiet er læst hertil.
cli-game-unreadable = Kan ikke læses ved { $place } { $sentence } Partiet er læst hertil.
cli-game-legal = Alle træk er lovlige.
cli-game-no-claims = Der kunne ikke på noget tidspunkt kræves remis.
cli-game-claims = Remis, som spilleren i trækket kunne have krævet:
cli-claim-rule = Regel
cli-claim-how = Hvordan
cli-claim-threefold = stillingen tredje gang
cli-claim-fifty = 50 træk
cli-game-not-ended = Efter trækkene alene var partiet ikke slut.
cli-game-ended = Slut efter { $place }. { $sentence }
cli-game-undecided = Før { $place } kunne det ikke afgøres, om stillingen var død.
cli-game-fits = Det angivne resultat passer.
cli-game-does-not-fit = Det angivne resultat passer ikke. { $sentence }
cli-game-fit-unknown = Om det angivne resultat passer, kan ikke siges: noteringen holder op.
reason-pgn_no_game = Der er intet parti i filen.
