# `rokade` alone
cli-intro =
    Rokade, domarbordet: tävlingar, lottningar, tabeller, rating och rapportfiler.

      rokade serve [--demo]        domarbordet i webbläsaren; med --demo finns en tävling att prova
      rokade pair, check FIL.trf   lottar nästa rond, eller alla igen; --explain säger varför
      rokade standings FIL.trf     ställningen, varje särskiljning förklarad
      rokade rate dsu FIL.trf      nya ratingtal, led för led. Dessutom: rate fide, candidates, norms, report
      rokade referee, play, game   domslut utifrån händelser, ett parti i terminalen, antecknade partier
      rokade laws search ORD       regelboken. Dessutom: unwinnable, notation, perft, chess960, import, export

    Varje kommando har --help med exempel. Börja med: rokade serve --demo

# Names of things
cli-player-number = nr { $number }
cli-round = { view-round }
cli-monrad = { word-monrad }
cli-round-robin = alla mot alla
cli-double-round-robin = dubbel alla mot alla
cli-danish-swiss = dansk schweizer
cli-danish-swiss-accelerated = dansk schweizer, accelererad
cli-fide-1998 = { word-fide-swiss-1998 }
cli-dubov-1997 = Dubov-schweizer 1997
cli-fide-dutch = FIDE-schweizer (Dutch)
cli-fide-dutch-baku = FIDE-schweizer (Dutch), Baku-accelererad
cli-knock-out = utslagstävling
cli-olympiad = olympiad
cli-gladiator = gladiator, { $host }

# Before a sentence about one row of a list
in-row = Rad { $row }: { $sentence }
reading-mark = tolkning { $name }
list-and = { $before } och { $last }
cli-blank = (tomt)
cli-more-faults =
    { $count ->
         [one] Ett fel till; --json visar det.
        *[other] { $count } fel till; --json visar dem.
    }

# pair
cli-pair-head = Rond { $round } · { $system } · { $players } spelare
cli-would-have-met = { $player } skulle ha mött { $other }.
cli-would-have-had-bye = { $player } skulle ha haft frirond.
cli-bye = Frirond: { $player } (får { $points })
cli-absent = Inte med i ronden: { $players }
cli-knocked-out = Utslagna: { $players }
cli-bracket-lots = Platserna i spelträdet:
cli-bracket-matches = Matcher hittills:
cli-teams-head = Lag:
cli-team-players = Lag { $team }: { $players }
cli-taken-back =
    { $count ->
        [one] Frånvarande i rond { $before } och lottad i rond { $round }, eftersom filen har ett tomt fält där: { $players }. Ett Z i rond { $round } eller raden ”### rokade withdrawn N after { $before }” med spelarens nummer för N håller en spelare utanför.
       *[other] Frånvarande i rond { $before } och lottade i rond { $round }, eftersom filen har tomma fält där: { $players }. Ett Z i rond { $round } eller raden ”### rokade withdrawn N after { $before }” med spelarens nummer för N håller en spelare utanför.
    }
cli-float-down = { $player } flyter ned från { $from } till { $to }.
cli-float-up = { $player } flyter upp från { $from } till { $to }.
cli-float-meets = { $player } har { $from } och möter en spelare med { $to }.
cli-float-out = { $player } har ingen motståndare och lämnar gruppen med { $from }.
cli-group-head = { view-pool-points }
cli-group-residents = Spelare: { $players }
cli-group-moved-down = Ovanifrån: { $players }
cli-group-moved-up = Nerifrån: { $players }
cli-card-place = plats { $place }
cli-card-score = poäng { $points }
cli-card-paired-as = lottas som { $score }
cli-card-opponents = motståndare { $opponents }
cli-card-colours = färger { $colours }
cli-card-letters = VS
cli-card-should-white = står på tur att få vit
cli-card-strongly-white = har starkt anspråk på vit
cli-card-must-white = måste ha vit
cli-card-should-black = står på tur att få svart
cli-card-strongly-black = har starkt anspråk på svart
cli-card-must-black = måste ha svart
cli-card-down =
    flöt ned i { $count ->
         [one] rond
        *[other] ronderna
    } { $rounds }
cli-card-up =
    flöt upp i { $count ->
         [one] rond
        *[other] ronderna
    } { $rounds }
cli-order = Ordning: { $players }
cli-group-meet-above = Möter spelare ovanifrån: { $players }
cli-group-floated = Vidare till gruppen under: { $players }
cli-trace-head = Steg för steg:
cli-no-trace = Systemets regler numrerar inga steg för denna rond.
cli-average = Motståndarnas snitt
cli-lots = Lottdragning med slumpfröet { $seed }.

# check
cli-check-equal =
    { $file }: { $system }, { $rounds ->
         [one] { $rounds } rond kontrollerad
        *[other] { $rounds } ronder kontrollerade
    }, ingen skillnad.
cli-check-differs =
    { $file }: { $system }, { $rounds ->
         [one] { $rounds } rond kontrollerad
        *[other] { $rounds } ronder kontrollerade
    }, med skillnader.
cli-check-skipped = Inte lottade i filen: rond { $rounds }
cli-check-round = Rond { $round }, avgörs av { $clause }:
cli-check-file = filen:
cli-check-engine = Rokade:
cli-check-values = ({ $what }: filen { $file }, Rokade { $engine })
cli-check-compared = ({ $what })
cli-has-bye = frirond { $player }
cli-check-table = { $player }, { $what }: filen säger { $file }, Rokade { $engine }.
cli-tiebreaks-skipped = Dessa särskiljningar finns inte i denna version och är utelämnade: { $codes }.

# standings
cli-standings-head = Ställningen efter rond { $round }
cli-teams-players = Spelare efter bord
cli-no-opponent = ingen motståndare
cli-by-points = poäng
cli-before-the-next = Före nästa spelare genom: { $by }

# laws coverage
cli-kind = Typ
cli-state = Status
cli-tests = Tester
cli-decided-by = Avgörs av
cli-coverage-totals = { $total } bestämmelser: { $enforced } upprätthålls, { $assisted } stöds, { $text } endast text; { $tested } med test.

# What is wrong with the command line
reason-unknown_option = Okänt val { $found }; prova { $expected }.
reason-unknown_command = Det finns inget kommando { $found }; prova { $expected }.
reason-command_missing = Ett kommando saknas; { $expected } visar dem.
reason-argument_missing = Saknas: { $found }; se { $expected }.
reason-value_missing = { $option } behöver ett värde; se { $expected }.
reason-value_not_understood = { $option } kan inte vara { $found }; förväntat: { $expected }.
reason-options_conflict = { $option } och { $other } utesluter varandra; utelämna det ena (se { $expected }).
reason-usage = Kommandoraden går inte att tolka ({ $error }); se { $expected }.
reason-one_too_many = { $found } är ett argument för mycket; se { $expected }.
reason-system_missing = Filen nämner inget lottningssystem; ange --system, ett av: { $expected }.
reason-system_not_given = Inget lottningssystem har angetts; ange --system, ett av: { $expected }.
reason-system_not_supported = Filen är lottad enligt { $found } (post 192), som inte finns i den här versionen; --system lottar den enligt ett av: { $expected }.
reason-no_such_system = Det finns inget lottningssystem { $found }; kända: { $expected }.
reason-cycles_not_possible = --cycles { $found } passar inte { $system }; round-robin tar { $expected }.
reason-option_not_for_system = { $found } passar inte till { $system }; det hör till: { $expected }.
reason-acceleration_not_understood = ”--accelerate { $found }” är ingen acceleration i { $system }; det skrivs --accelerate { $expected }.
reason-acceleration_not_for_system = Filen säger ”accelerate { $found }”, som inte passar till { $system }; acceleration hör till: { $expected }.
reason-tiebreak_unknown = Särskiljningen { $found } finns inte i denna version; kända: { $expected }.
reason-round_out_of_reach = Rond { $round } kan inte lottas; det kan ronderna 1 till { $last }.
reason-all_rounds_paired = Alla ronder i filen ({ $rounds }) är lottade; --round N lottar en av dem igen.
reason-round_not_played = Filen har ingen rond { $round }; den sista är { $last }.

# What is wrong with a file as a whole
reason-no_such_file = Filen finns inte.
reason-is_a_folder = Detta är en mapp; en fil behövs.
reason-file_not_readable = Du får inte läsa denna fil.
reason-file_not_read = Filen kunde inte läsas: { $error }.
reason-file_not_written = Filen kunde inte skrivas: { $error }.
reason-input_too_large = Filen är större än { $megabytes } MB; så stor är ingen tävling.
reason-not_done = Det kunde inte göras: { $error }.

# backup, restore, import, export, simulate
cli-backup-made = Säkerhetskopia skriven: { $file }
cli-restored =
    Återställd: { $database }, med { $tournaments ->
         [one] { $tournaments } tävling
        *[other] { $tournaments } tävlingar
    }.
cli-restored-replaced = Det som fanns där förut är kvar som { $file }.
reason-restore_needs_file = En säkerhetskopia kan bara ersätta en SQLite-fil, inte en server.
cli-written = Skriven: { $file }
cli-engine-open =
    { $count ->
        [one] Ett parti utan resultat har skrivits som remi, som det räknas vid lottningen: rond { $games }.
       *[other] Partier utan resultat har skrivits som remi, som de räknas vid lottningen: rond { $games }.
    }
cli-engine-adjusted = Lottningsprogram känner inte till bonus- eller straffpoäng; filen har bara rondernas poäng för: { $players }.
cli-engine-numbers = Lottningsprogram rangordnar efter nummer, så filen numrerar spelarna efter styrka; nummer i filen = spelare på listan: { $players }.
cli-engine-double = Lottningsprogram känner inte till dubbelronder; för dem är varje rond en rond för sig.
cli-engine-soft = Lottningsprogram känner inte till önskemål om att hållas isär så länge det går; de kan lotta ihop: { $players }.
cli-simulated-full = Frö { $seed }: andra lottningsprogram känner inte till dubbelronder; filen har den fullständiga formen.
cli-simulation-ended = Tävlingen slutade efter rond { $round }.
cli-pairings = Lottade partier
cli-unpaired = Kan inte lottas
cli-differences = Skillnader
cli-all-systems = alla
cli-prove-failed = { $system }, slumpfrö { $seed }: { $reason } Igen: { $again }
reason-prove_differs = Rond { $round } lottas annorlunda andra gången.
reason-prove_not_read = Rapporten kan inte läsas tillbaka: { $error }.
reason-prove_not_the_same_file = Rapporten är en annan när den läses och skrivs igen.
reason-prove_broke_off = Programmet kraschade.
cli-import-guess =
    { $file }: { $players ->
         [one] { $players } spelare
        *[other] { $players } spelare
    }, läst som: --encoding { $encoding } --separator { $separator } --header { $header } --columns { $columns }
cli-import-report =
    Tävling: { $name }
    Spelare: { $players }
    Ronder: { $paired } lottade av { $rounds }
    System: { $system }
    Särskiljning: { $tiebreaks }
cli-import-tournament = { $file } är inläst som tävling { $key }.
cli-number = { view-number }
cli-bye-word = frirond
reason-no_players_chosen = Ingen spelare på listan är kvar; kontrollera --group.
reason-file_only_from_desk = En tävlingsfil görs av en tävling i databasen, inte av en rapport; ange { $expected }.
reason-tournament_not_named = Vilken tävling? Ange --tournament, en av: { $expected }.
reason-group_not_named = Vilken grupp? Ange --group, en av: { $expected }.
reason-no_such_group = Det finns ingen grupp { $found }; det finns: { $expected }.

reason-no_such_clause = Det finns ingen bestämmelse { $found } i förteckningarna.

# perft, chess960
cli-men = KDTLSB
cli-perft-total = { $nodes } på djupet { $depth }
cli-chess960-head = Chess960-utgångsställning nr { $number }
reason-no_such_array = Det finns ingen Chess960-utgångsställning { $found }; numren är { $expected }.

# notation
cli-half-move-of = halvdrag { $ply } av { $of }

# unwinnable
cli-unwinnable-reading = Läser rader `FEN;vinnare` (white eller black) från standard in; avsluta med Ctrl-D.
cli-has-mated = { side } har satt matt.
cli-can-mate = { side } kan fortfarande sätta matt, till exempel:
cli-cannot-mate = { side } kan inte längre sätta matt med någon följd av regelrätta drag.
cli-mate-undecided =
    Om { side.within } fortfarande kan sätta matt är inte avgjort efter { $nodes ->
         [one] { $nodes } ställning
        *[other] { $nodes } ställningar
    }; --nodes N ser längre.
cli-dead-position = Ställningen är död: ingen av spelarna kan sätta matt, och partiet är remi.
cli-reach = Rutor som någonsin kan nås (×, eller en pjäs inom parentes):
cli-reach-man = { $color ->
        [white] { $man ->
            [king] Vit kung
            [queen] Vit dam
            [rook] Vitt torn
            [bishop] Vit löpare
            [knight] Vit springare
           *[pawn] Vit bonde
        }
       *[black] { $man ->
            [king] Svart kung
            [queen] Svart dam
            [rook] Svart torn
            [bishop] Svart löpare
            [knight] Svart springare
           *[pawn] Svart bonde
        }
    } { $square }

# game
cli-game-head =
    { $index }. { $white } – { $black }  { $result }, { $plies ->
         [one] { $plies } halvdrag
        *[other] { $plies } halvdrag
    }, Schackreglerna { $laws }
cli-game-start = början
cli-game-other-start = Partiet börjar från en annan ställning än utgångsställningen. { $why }
cli-game-illegal = Inte enligt reglerna vid { $place } { $sentence } Partiet är läst så långt.
cli-game-unreadable = Kan inte läsas vid { $place } { $sentence } Partiet är läst så långt.
cli-game-legal = Alla drag är regelrätta.
cli-game-no-claims = Remi kunde inte krävas vid något tillfälle.
cli-game-claims = Remi som spelaren vid draget kunde ha krävt:
cli-claim-rule = Regel
cli-claim-how = Hur
cli-claim-threefold = ställningen tredje gången
cli-claim-fifty = 50 drag
cli-game-not-ended = Enbart utifrån dragen var partiet inte slut.
cli-game-ended = Slut efter { $place }. { $sentence }
cli-game-undecided = Före { $place } kunde det inte avgöras om ställningen var död.
cli-game-fits = Det angivna resultatet stämmer.
cli-game-does-not-fit = Det angivna resultatet stämmer inte. { $sentence }
cli-game-fit-unknown = Om det angivna resultatet stämmer går inte att säga: partiet kunde inte läsas till slut.
reason-pgn_no_game = Det finns inget parti i filen.
