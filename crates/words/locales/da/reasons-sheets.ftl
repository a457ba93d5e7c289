# What happened
reason-happened_recording_neglected = { side } noterer ikke trækkene.
reason-happened_written_in_advance = { side } noterede et træk, før det blev spillet.
reason-happened_cannot_write = { side } er ikke i stand til at notere trækkene.
reason-happened_sheet_forgiven = Dommeren lader { side.within-of } noteringsliste passere uden straf.
reason-happened_reconstructed = Partiet er rekonstrueret; { $moves } træk er sikre.
reason-happened_signed = { side } underskriver { $result }.
reason-happened_both_signed = Begge spillere har underskrevet { $result }.
reason-happened_signatures_differ = Spillerne har underskrevet forskellige resultater.
reason-happened_signature_overruled = Dommeren tilsidesætter det underskrevne resultat.
reason-happened_claimed_after_the_end =
    { side } fremsætter et krav efter partiets afslutning ({ $rule ->
         [flag] vinge
         [illegal_move] ulovligt træk
         [touch] rørt brik
        *[other] remis
    }).
reason-happened_noticed_after_the_end =
    Efter partiets afslutning bemærker dommeren { $what ->
         [illegal_move] et ulovligt træk
         [touch] en rørt brik
         [flag] en falden vinge
         [both_flags] at begge vinger er faldet
         [phone] et elektronisk apparat
         [absent] et fravær
         [colours_reversed] ombyttede farver
         [wrong_start] en forkert udgangsstilling
         [board_turned] et bræt, der vender forkert
         [displaced_pieces] brikker, der er flyttet fra deres felter
         [wrong_clock_setting] et forkert stillet ur
         [both_kings_in_check] at begge konger står i skak
         [pawn_on_last_rank] en bonde, der står på sidste række
         [refuses_rules] en vægring ved at følge reglerne
         [move_written_in_advance] et træk, der er noteret på forhånd
         [recording_neglected] træk, der ikke er noteret
        *[boards_differ] at de to brætter er forskellige
    }.
    .color =
        Efter partiets afslutning bemærker dommeren { $what ->
             [illegal_move] et ulovligt træk
             [touch] en rørt brik
             [flag] en falden vinge
             [both_flags] at begge vinger er faldet
             [phone] et elektronisk apparat
             [absent] et fravær
             [colours_reversed] ombyttede farver
             [wrong_start] en forkert udgangsstilling
             [board_turned] et bræt, der vender forkert
             [displaced_pieces] brikker, der er flyttet fra deres felter
             [wrong_clock_setting] et forkert stillet ur
             [both_kings_in_check] at begge konger står i skak
             [pawn_on_last_rank] en bonde, der står på sidste række
             [refuses_rules] en vægring ved at følge reglerne
             [move_written_in_advance] et træk, der er noteret på forhånd
             [recording_neglected] træk, der ikke er noteret
            *[boards_differ] at de to brætter er forskellige
        }{ $color ->
             [white]{" (hvid)"}
            *[black]{" (sort)"}
        }.

# Who must write
reason-sheet_must_be_written = { side } skal notere begge spilleres træk, træk for træk, og ajourfører nu noteringslisten.
reason-sheet_own_move_missing = { side } har { $moves } træk på noteringslisten. Spillerens eget seneste træk skal noteres, før det næste udføres.
reason-sheet_neglect_or_unable = { side } skal notere. Dommeren kan straffe forsømmelsen, lade den passere eller finde, at spilleren ikke kan notere.
reason-sheet_no_penalty = Dommeren finder ingen straf nødvendig mod { side.within }.
reason-sheet_not_needed_fast = { side } behøver ikke at notere i hurtigskak og lynskak.
reason-sheet_not_needed_short_of_time = { side } er i tidnød og behøver ikke at notere nu.
reason-sheet_not_needed_unable = { side } kan ikke notere og er fritaget.
reason-sheet_unable = { side } fritages for at notere. Dommeren indstiller tiden, som reglerne siger, og tillader en hjælper, hvor de gør det.
reason-sheet_unable_example = Vejledningens eksempel for et barn, der ikke kan skrive: { $minutes } min. trækkes fra tiden til første kontrol.
reason-sheet_device_replaced = Hvis en elektronisk noteringsliste tydeligt er defekt, udskifter dommeren den.
reason-sheet_opponent_short_of_time = Kun { other-side.within } er i tidnød: { side.within } skal notere. Ved forsætlig eller gentagen forsømmelse kan { other-side.within } få et minut.
reason-sheet_do_not_intervene_yet = { side } er i tidnød og i trækket: grib først ind, når trækket er udført.
reason-sheet_arbiter_records = Ingen af spillerne behøver at notere: dommeren eller en assistent bør være til stede, notere trækkene og standse urene, når en vinge falder.
reason-sheet_seen_too_often = { side } har set noteringen mere end { $times } gange i partiet. Det forstyrrer { other-side.within }.
reason-sheet_seen_not_on_move = { side } så noteringen uden at være i trækket. I trækket er det tilladt { $times } gange.

# Written in advance
reason-sheet_written_in_advance = { side } må ikke notere et træk, før det er udført, undtagen ved et krav eller ved hemmeligt træk.
reason-sheet_advance_not_forbidden = Disse regler forbyder ikke { side.within } at notere et træk først.
reason-sheet_advance_for_claim = { side } noterede trækket til et krav, som reglerne forlanger.

# Flags and rebuilt games
reason-sheets_completed_by_both = Urene standses, og begge ajourfører deres noteringslister efter dommerens eller modstanderens.
reason-sheet_completed_by_one = { side } ajourfører noteringslisten, før der trækkes; i trækket må { other-side.within-of } liste lånes og afleveres før trækket.
reason-sheet_not_completed = { side } trak, før noteringslisten var ajourført, selv om en vinge er faldet.
reason-sheet_noted_position_and_times = Noteret før rekonstruktionen: stilling { $fen }; tid tilbage for hvid { $white_minutes } min. { $white_seconds } sek., for sort { $black_minutes } min. { $black_seconds } sek.
reason-sheet_noted_turn = Noteret før rekonstruktionen: stilling { $fen }, { side.within } i trækket; tid tilbage for hvid { $white_minutes } min. { $white_seconds } sek., for sort { $black_minutes } min. { $black_seconds } sek.
reason-sheet_noted_running_clock = Noteret før rekonstruktionen: stilling { $fen }; { side.within-of } ur gik; tid tilbage for hvid { $white_minutes } min. { $white_seconds } sek., for sort { $black_minutes } min. { $black_seconds } sek.
reason-sheet_next_period = Noteringslisterne viser ikke, at nogen har overskredet tiden: næste træk gælder som det første i den følgende periode.
reason-sheet_moves_proven = Så mange træk er bevist, at det næste har nummer { $next }.

# Signatures and score
reason-signed_result_stands = Begge spillere har underskrevet { $result }. Det gælder, selv om det er forkert, medmindre dommeren bestemmer andet.
reason-signed_against_the_game = Partiet endte { $before }, men begge spillere underskrev { $result }.
reason-signed_result_overruled = Dommeren bestemmer andet end det underskrevne: resultatet er { $result }.
reason-signed_game_goes_on = Dommeren bestemmer andet end det underskrevne: partiet var ikke slut og fortsætter.
reason-signed_no_result_of_play = { $result } er ikke et resultat, spillere kan underskrive: et parti giver gevinst og tab eller remis. Alt andet bestemmer kun dommeren.
reason-signatures_differ = { side } underskrev { $result }, { other-side.within } { $other }.
    .stands = { side } underskrev { $result }, { other-side.within } { $other }. Partiets resultat, { $stands }, står ved magt.
reason-signatures_void = Underskrifterne { $result } og { $other } stemmer ikke overens: ingen af dem fastslår resultatet.

# After the end
reason-nothing_after_the_end = Partiet var allerede slut ({ $result }): intet ændres.
reason-game_was_over = { side } fortsatte efter partiets afslutning ({ $result }). Det hører ikke til partiet.
reason-game_was_over_for_the_arbiter = Partiet var allerede slut ({ $result }): dette har ingen virkning.
