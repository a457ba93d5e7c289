# What happened
reason-happened_recording_neglected = { side } noterer ikke trekkene.
reason-happened_written_in_advance = { side } noterte et trekk før det ble spilt.
reason-happened_cannot_write = { side } er ikke i stand til å notere trekkene.
reason-happened_sheet_forgiven = Dommeren gir ingen straff for { side.within-of } noteringsskjema.
reason-happened_reconstructed = Partiet er rekonstruert; { $moves } trekk er sikre.
reason-happened_signed = { side } signerer { $result }.
reason-happened_both_signed = Begge spillerne har signert { $result }.
reason-happened_signatures_differ = Spillerne har signert ulike resultater.
reason-happened_signature_overruled = Dommeren setter det signerte resultatet til side.
reason-happened_claimed_after_the_end =
    { side } fremmer et krav etter at partiet er slutt ({ $rule ->
         [flag] klaff
         [illegal_move] ulovlig trekk
         [touch] rørt brikke
        *[other] remis
    }).
reason-happened_noticed_after_the_end =
    Etter at partiet er slutt, merker dommeren seg { $what ->
         [illegal_move] et ulovlig trekk
         [touch] en rørt brikke
         [flag] en falt klaff
         [both_flags] at begge klaffer har falt
         [phone] et elektronisk apparat
         [absent] et fravær
         [colours_reversed] ombyttede farger
         [wrong_start] en feil utgangsstilling
         [board_turned] et brett som står feil vei
         [displaced_pieces] brikker som er kommet ut av stilling
         [wrong_clock_setting] en feil klokkeinnstilling
         [both_kings_in_check] at begge konger står i sjakk
         [pawn_on_last_rank] en bonde som står på siste rad
         [refuses_rules] en vegring mot å følge reglene
         [move_written_in_advance] et trekk som er notert på forhånd
         [recording_neglected] trekk som ikke er notert
        *[boards_differ] at de to brettene er forskjellige
    }.
    .color =
        Etter at partiet er slutt, merker dommeren seg { $what ->
             [illegal_move] et ulovlig trekk
             [touch] en rørt brikke
             [flag] en falt klaff
             [both_flags] at begge klaffer har falt
             [phone] et elektronisk apparat
             [absent] et fravær
             [colours_reversed] ombyttede farger
             [wrong_start] en feil utgangsstilling
             [board_turned] et brett som står feil vei
             [displaced_pieces] brikker som er kommet ut av stilling
             [wrong_clock_setting] en feil klokkeinnstilling
             [both_kings_in_check] at begge konger står i sjakk
             [pawn_on_last_rank] en bonde som står på siste rad
             [refuses_rules] en vegring mot å følge reglene
             [move_written_in_advance] et trekk som er notert på forhånd
             [recording_neglected] trekk som ikke er notert
            *[boards_differ] at de to brettene er forskjellige
        }{ $color ->
             [white]{" (hvit)"}
            *[black]{" (svart)"}
        }.

# Who must write
reason-sheet_must_be_written = { side } må notere begge spilleres trekk, trekk for trekk, og oppdaterer nå noteringsskjemaet.
reason-sheet_own_move_missing = { side } har { $moves } trekk på noteringsskjemaet. Det siste egne trekket må noteres før det neste utføres.
reason-sheet_neglect_or_unable = { side } må notere. Dommeren kan straffe forsømmelsen, la den passere eller finne at spilleren ikke kan notere.
reason-sheet_no_penalty = Dommeren finner ingen straff nødvendig mot { side.within }.
reason-sheet_not_needed_fast = { side } trenger ikke å notere i hurtigsjakk og lynsjakk.
reason-sheet_not_needed_short_of_time = { side } er i tidsnød og trenger ikke å notere nå.
reason-sheet_not_needed_unable = { side } kan ikke notere og er fritatt.
reason-sheet_unable = { side } fritas fra å notere. Dommeren stiller tiden slik reglene sier, og tillater en hjelper der de gjør det.
reason-sheet_unable_example = Veiledningens eksempel for et barn som ikke kan skrive: { $minutes } min av tiden til første kontroll.
reason-sheet_device_replaced = Hvis et elektronisk noteringsskjema tydelig er defekt, bytter dommeren det ut.
reason-sheet_opponent_short_of_time = Bare { other-side.within } er i tidsnød: { side.within } må notere. Ved forsettlig eller gjentatt forsømmelse kan { other-side.within } få et minutt.
reason-sheet_do_not_intervene_yet = { side } er i tidsnød og i trekket: grip ikke inn før trekket er utført.
reason-sheet_arbiter_records = Ingen av spillerne trenger å notere: dommeren eller en assistent bør være til stede, notere trekkene og stanse klokkene når en klaff faller.
reason-sheet_seen_too_often = { side } har sett på noteringen mer enn { $times } ganger i partiet. Det forstyrrer { other-side.within }.
reason-sheet_seen_not_on_move = { side } så på noteringen uten å være i trekket. I trekket er det tillatt { $times } ganger.

# Written in advance
reason-sheet_written_in_advance = { side } får ikke notere et trekk før det er utført, unntatt ved et krav eller ved hemmelig trekk.
reason-sheet_advance_not_forbidden = Disse reglene forbyr ikke { side.within } å notere et trekk først.
reason-sheet_advance_for_claim = { side } noterte trekket til et krav, slik reglene forlanger.

# Flags and rebuilt games
reason-sheets_completed_by_both = Klokkene stanses, og begge oppdaterer noteringsskjemaene etter dommerens eller motstanderens.
reason-sheet_completed_by_one = { side } oppdaterer noteringsskjemaet før det trekkes; i trekket får { other-side.within-of } skjema lånes og leveres tilbake før trekket.
reason-sheet_not_completed = { side } trakk før noteringsskjemaet var oppdatert, selv om en klaff har falt.
reason-sheet_noted_position_and_times = Notert før rekonstruksjonen: stilling { $fen }; tid igjen for hvit { $white_minutes } min { $white_seconds } s, for svart { $black_minutes } min { $black_seconds } s.
reason-sheet_noted_turn = Notert før rekonstruksjonen: stilling { $fen }, { side.within } i trekket; tid igjen for hvit { $white_minutes } min { $white_seconds } s, for svart { $black_minutes } min { $black_seconds } s.
reason-sheet_noted_running_clock = Notert før rekonstruksjonen: stilling { $fen }; { side.within-of } klokke gikk; tid igjen for hvit { $white_minutes } min { $white_seconds } s, for svart { $black_minutes } min { $black_seconds } s.
reason-sheet_next_period = Noteringsskjemaene viser ikke at noen har overskredet tiden: neste trekk regnes som det første i den følgende perioden.
reason-sheet_moves_proven = Så mange trekk er bevist at det neste har nummer { $next }.

# Signatures and score
reason-signed_result_stands = Begge spillerne har signert { $result }. Det gjelder, selv om det er feil, med mindre dommeren bestemmer noe annet.
reason-signed_against_the_game = Partiet endte { $before }, men begge spillerne signerte { $result }.
reason-signed_result_overruled = Dommeren bestemmer noe annet enn det som er signert: resultatet er { $result }.
reason-signed_game_goes_on = Dommeren bestemmer noe annet enn det som er signert: partiet var ikke slutt og fortsetter.
reason-signed_no_result_of_play = { $result } er ikke et resultat spillere kan signere: et parti gir seier og tap eller remis. Alt annet bestemmer bare dommeren.
reason-signatures_differ = { side } signerte { $result }, { other-side.within } { $other }.
    .stands = { side } signerte { $result }, { other-side.within } { $other }. Partiets resultat, { $stands }, blir stående.
reason-signatures_void = Signaturene { $result } og { $other } stemmer ikke overens: ingen av dem fastsetter resultatet.

# After the end
reason-nothing_after_the_end = Partiet var allerede slutt ({ $result }): ingenting endres.
reason-game_was_over = { side } fortsatte etter at partiet var slutt ({ $result }). Det er ikke en del av partiet.
reason-game_was_over_for_the_arbiter = Partiet var allerede slutt ({ $result }): dette har ingen virkning.
