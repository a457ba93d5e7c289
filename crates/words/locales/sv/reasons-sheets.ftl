# What happened
reason-happened_recording_neglected = { side } antecknar inte dragen.
reason-happened_written_in_advance = { side } antecknade ett drag innan det spelades.
reason-happened_cannot_write = { side } kan inte anteckna dragen.
reason-happened_sheet_forgiven = Domaren ger ingen bestraffning för { side.within-of } protokoll.
reason-happened_reconstructed = Partiet har rekonstruerats; { $moves } drag är säkra.
reason-happened_signed = { side } undertecknar { $result }.
reason-happened_both_signed = Båda spelarna har undertecknat { $result }.
reason-happened_signatures_differ = Spelarna har undertecknat olika resultat.
reason-happened_signature_overruled = Domaren åsidosätter det undertecknade resultatet.
reason-happened_claimed_after_the_end =
    { side } framställer ett krav efter partiets slut ({ $rule ->
         [flag] kläpp
         [illegal_move] regelstridigt drag
         [touch] rörd pjäs
        *[other] remi
    }).
reason-happened_noticed_after_the_end =
    Efter partiets slut märker domaren { $what ->
         [illegal_move] ett regelstridigt drag
         [touch] en rörd pjäs
         [flag] en fallen kläpp
         [both_flags] att båda kläpparna har fallit
         [phone] en elektronisk apparat
         [absent] en frånvaro
         [colours_reversed] omkastade färger
         [wrong_start] en felaktig utgångsställning
         [board_turned] ett bräde som står fel
         [displaced_pieces] pjäser som har rubbats
         [wrong_clock_setting] en felställd klocka
         [both_kings_in_check] att båda kungarna står i schack
         [pawn_on_last_rank] en bonde som står kvar på sista raden
         [refuses_rules] en vägran att följa reglerna
         [move_written_in_advance] ett drag som antecknats i förväg
         [recording_neglected] drag som inte har antecknats
        *[boards_differ] att de två brädena skiljer sig åt
    }.
    .color =
        Efter partiets slut märker domaren { $what ->
             [illegal_move] ett regelstridigt drag
             [touch] en rörd pjäs
             [flag] en fallen kläpp
             [both_flags] att båda kläpparna har fallit
             [phone] en elektronisk apparat
             [absent] en frånvaro
             [colours_reversed] omkastade färger
             [wrong_start] en felaktig utgångsställning
             [board_turned] ett bräde som står fel
             [displaced_pieces] pjäser som har rubbats
             [wrong_clock_setting] en felställd klocka
             [both_kings_in_check] att båda kungarna står i schack
             [pawn_on_last_rank] en bonde som står kvar på sista raden
             [refuses_rules] en vägran att följa reglerna
             [move_written_in_advance] ett drag som antecknats i förväg
             [recording_neglected] drag som inte har antecknats
            *[boards_differ] att de två brädena skiljer sig åt
        }{ $color ->
             [white]{" (vit)"}
            *[black]{" (svart)"}
        }.

# Who must write
reason-sheet_must_be_written = { side } ska anteckna båda spelarnas drag, drag för drag, och kompletterar nu protokollet.
reason-sheet_own_move_missing = { side } har { $moves } drag i protokollet. Det egna senaste draget ska antecknas innan nästa utförs.
reason-sheet_neglect_or_unable = { side } ska anteckna. Domaren kan bestraffa försummelsen, låta den passera eller finna att spelaren inte kan anteckna.
reason-sheet_no_penalty = Domaren finner ingen bestraffning nödvändig mot { side.within }.
reason-sheet_not_needed_fast = { side } behöver inte anteckna i snabbschack och blixtschack.
reason-sheet_not_needed_short_of_time = { side } är i tidsnöd och behöver inte anteckna nu.
reason-sheet_not_needed_unable = { side } kan inte anteckna och är befriad.
reason-sheet_unable = { side } befrias från att anteckna. Domaren ställer tiden som reglerna säger och tillåter en medhjälpare där de gör det.
reason-sheet_unable_example = Vägledningens exempel för ett barn som inte kan skriva: { $minutes } min av tiden till första kontrollen.
reason-sheet_device_replaced = Om ett elektroniskt protokoll uppenbart är defekt byter domaren ut det.
reason-sheet_opponent_short_of_time = Bara { other-side.within } är i tidsnöd: { side.within } måste anteckna. Vid avsiktlig eller upprepad försummelse kan { other-side.within } få en minut.
reason-sheet_do_not_intervene_yet = { side } är i tidsnöd och vid draget: ingrip inte förrän draget är utfört.
reason-sheet_arbiter_records = Ingen av spelarna behöver anteckna: domaren eller en medhjälpare bör närvara, anteckna dragen och stanna klockan när en kläpp faller.
reason-sheet_seen_too_often = { side } har tittat på protokollet mer än { $times } gånger under partiet. Det stör { other-side.within }.
reason-sheet_seen_not_on_move = { side } tittade på protokollet utan att vara vid draget. Vid draget är det tillåtet { $times } gånger.

# Written in advance
reason-sheet_written_in_advance = { side } får inte anteckna ett drag innan det är utfört, utom vid ett krav eller vid försegling.
reason-sheet_advance_not_forbidden = Dessa regler förbjuder inte { side.within } att anteckna ett drag först.
reason-sheet_advance_for_claim = { side } antecknade draget för ett krav, som reglerna begär.

# Flags and rebuilt games
reason-sheets_completed_by_both = Klockan stannas och båda kompletterar sina protokoll efter domarens eller motståndarens.
reason-sheet_completed_by_one = { side } kompletterar protokollet före draget; vid draget får { other-side.within-of } protokoll lånas och lämnas tillbaka före draget.
reason-sheet_not_completed = { side } gjorde ett drag innan protokollet var komplett, fast en kläpp har fallit.
reason-sheet_noted_position_and_times = Antecknat före rekonstruktionen: ställning { $fen }; tid kvar för vit { $white_minutes } min { $white_seconds } s, för svart { $black_minutes } min { $black_seconds } s.
reason-sheet_noted_turn = Antecknat före rekonstruktionen: ställning { $fen }, { side.within } vid draget; tid kvar för vit { $white_minutes } min { $white_seconds } s, för svart { $black_minutes } min { $black_seconds } s.
reason-sheet_noted_running_clock = Antecknat före rekonstruktionen: ställning { $fen }; { side.within-of } klocka gick; tid kvar för vit { $white_minutes } min { $white_seconds } s, för svart { $black_minutes } min { $black_seconds } s.
reason-sheet_next_period = Protokollen visar inte att någon har överskridit tiden: nästa drag räknas som det första i följande period.
reason-sheet_moves_proven = Så många drag är bevisade att nästa har nummer { $next }.

# Signatures and score
reason-signed_result_stands = Båda spelarna har undertecknat { $result }. Det gäller, även om det är fel, om inte domaren beslutar annat.
reason-signed_against_the_game = Partiet slutade { $before }, men båda spelarna undertecknade { $result }.
reason-signed_result_overruled = Domaren beslutar annat än det undertecknade: resultatet är { $result }.
reason-signed_game_goes_on = Domaren beslutar annat än det undertecknade: partiet var inte slut och fortsätter.
reason-signed_no_result_of_play = { $result } är inget resultat som spelare kan underteckna: ett parti ger vinst och förlust eller remi. Allt annat beslutar bara domaren.
reason-signatures_differ = { side } undertecknade { $result }, { other-side.within } { $other }.
    .stands = { side } undertecknade { $result }, { other-side.within } { $other }. Partiets resultat, { $stands }, står fast.
reason-signatures_void = Underskrifterna { $result } och { $other } stämmer inte överens: ingen av dem fastställer resultatet.

# After the end
reason-nothing_after_the_end = Partiet var redan slut ({ $result }): inget ändras.
reason-game_was_over = { side } fortsatte efter partiets slut ({ $result }). Det hör inte till partiet.
reason-game_was_over_for_the_arbiter = Partiet var redan slut ({ $result }): detta har ingen verkan.
