# What happened
reason-happened_adjournment_wished = { side } vil avbryte partiet før spilletiden er ute.
reason-happened_session_over = Spilletiden er ute; { side.within } avga hemmelig trekk før det.
reason-happened_moved_instead_of_sealing = { side } ble bedt om å avgi hemmelig trekk og utførte et trekk på brettet.
reason-happened_sealed_other_move = { side } utførte et trekk på brettet og skrev ned et annet.
reason-happened_sealed_again = { side } vil endre det hemmelige trekket.
reason-happened_resumption = Hengepartiet gjenopptas; { side.within } har avgitt hemmelig trekk.
reason-happened_envelope_to_be_opened = { side.of } konvolutt skal åpnes.
reason-happened_envelope_opened = { side.of } konvolutt er åpnet.
reason-happened_envelope_lost = { side.of } konvolutt er borte.
reason-happened_position_after_lost_envelope = Dommeren avgjør om stillingen fortsatt er kjent.
reason-happened_absence_noticed = Dommeren ser etter hvem som er ved bordet.
reason-happened_late_for_resumption = { side } kommer for sent til gjenopptakelsen.
    .minutes =
        { side } kommer for sent til gjenopptakelsen: { $minutes ->
             [one] { $minutes } minutt
            *[other] { $minutes } minutter
        } etter den fastsatte tiden.
reason-happened_both_late_for_resumption = Begge spillerne kommer for sent til gjenopptakelsen.
    .minutes =
        Begge spillerne kommer for sent til gjenopptakelsen: { $minutes ->
             [one] { $minutes } minutt
            *[other] { $minutes } minutter
        } etter den fastsatte tiden.
reason-happened_sealed_move_ends_game = Det hemmelige trekket som { side.within } avga, avslutter partiet.
reason-happened_clock_set_at_resumption = Dommeren stiller klokka til gjenopptakelsen.
reason-happened_clock_was_wrong = Klokka var stilt feil ved gjenopptakelsen.

# Sealing
reason-adjournment_on_paper = Det hemmelige trekket skrives på et noteringsskjema av papir.
reason-adjournment_only_on_move = Bare spilleren i trekket kan avgi hemmelig trekk før spilletiden er ute.
reason-adjournment_charged_to_session_end = Den som avgir hemmelig trekk før tiden, regnes for å ha gjort det da spilletiden var ute: { $minutes } min { $seconds } s trekkes fra.
reason-adjournment_session_end_unknown = { side } avga hemmelig trekk før tiden, og slutten på spilletiden er ikke oppgitt: tiden fram til da er ikke trukket fra.
reason-adjournment_board_move_sealed = Et trekk som utføres på brettet etter anmodningen, er det hemmelige trekket.
reason-adjournment_board_move_illegal = Trekket på brettet er ulovlig og er ikke det hemmelige trekket. Et lovlig trekk skrives ned.
reason-adjournment_sealed_move_stands = Klokka er stanset: det hemmelige trekket er endelig.
reason-adjournment_sealed_move_void = Partiet er satt tilbake i pausen: det hemmelige trekket faller bort.
reason-adjournment_nothing_sealed = { side } har ikke avgitt hemmelig trekk og utfører trekket på brettet.

# The envelope
reason-adjournment_envelope_unchecked = Kontroller opplysningene på konvolutten, og oppbevar den trygt. { side } har avgitt hemmelig trekk.
reason-adjournment_envelope_item_missing =
    På konvolutten mangler: { $item ->
         [names] spillernes navn
         [position] stillingen like før det hemmelige trekket
         [times] hver spillers forbrukte tid
         [sealer] hvem som har avgitt hemmelig trekk
         [move_number] nummeret på det hemmelige trekket
         [draw_offer] remistilbudet som fortsatt gjelder
        *[resumption] når og hvor partiet gjenopptas
    }.
reason-adjournment_envelope_item_unknown = «{ $item }» er ikke en av opplysningene som hører hjemme på konvolutten.

# Until the resumption
reason-adjournment_offer_stands = { side } tilbyr remis etter at det hemmelige trekket er avgitt: tilbudet gjelder til det er besvart.
reason-adjournment_ended_before_resumption = Avtalt remis eller oppgivelse før gjenopptakelsen avslutter partiet.
reason-adjournment_sealed_move_unknown = Stillingen før det hemmelige trekket avgjør hvem som kan sette matt. Dommeren bekrefter remisen.

# The resumption
reason-adjournment_times_used = Stillingen før det hemmelige trekket stilles opp. Forbrukt tid: hvit { $white_minutes } min { $white_seconds } s, svart { $black_minutes } min { $black_seconds } s.
reason-adjournment_times_remaining = Stillingen før det hemmelige trekket stilles opp. Gjenværende tid: hvit { $white_minutes } min { $white_seconds } s, svart { $black_minutes } min { $black_seconds } s.
reason-adjournment_replier_present = { side } skal svare og er til stede: konvolutten åpnes, trekket utføres, og klokka settes i gang.
reason-adjournment_replier_clock_runs = { side } skal svare og er ikke til stede: klokka settes i gang.
reason-adjournment_both_absent = Ingen er til stede: { side.within } mister tiden fram til spilleren kommer.
reason-adjournment_not_yet_resumed = Konvolutten åpnes ved gjenopptakelsen, ikke før.
reason-adjournment_replier_absent = Konvolutten åpnes først når spilleren som skal svare, er til stede.
reason-adjournment_reply_kept = Dommeren oppbevarer den andre konvolutten til den fraværende spilleren kommer.

# Too late
reason-resumption_in_time =
    { $minutes ->
         [0] Ingen forsinkelse er tillatt ved gjenopptakelsen: spilleren kom i tide.
         [one] En spiller kan komme inntil { $minutes } minutt etter fastsatt gjenopptakelse: spilleren kom i tide.
        *[other] En spiller kan komme inntil { $minutes } minutter etter fastsatt gjenopptakelse: spilleren kom i tide.
    }
reason-adjournment_late = Den som kommer mer enn { $minutes } minutter etter fastsatt gjenopptakelse, taper.
reason-adjournment_late_may_be_excused =
    { side-or-both } kom for sent. Dommeren kan bestemme noe annet.
reason-adjournment_late_confirmed = Dommeren lar tapet bli stående.
reason-adjournment_late_excused = Dommeren bestemmer noe annet: partiet fortsetter.
reason-adjournment_may_still_come = Det er fortsatt tid: partiet tapes { $minutes } minutter etter fastsatt gjenopptakelse.
reason-adjournment_nobody_late = Spilleren er til stede eller er unnskyldt.
reason-adjournment_flag_of_present_player = { side } var til stede og har overskredet tiden: det avgjør partiet.

# A lost envelope
reason-adjournment_stated_move_owed = Partiet fortsetter fra avbruddsstillingen, og spilleren utfører det hemmelige trekket.
reason-adjournment_position_unknown = Stillingen kan ikke gjenskapes: partiet annulleres, og det spilles et nytt.
reason-adjournment_times_by_arbiter = Når tidene ikke er kjent, stiller dommeren klokka etter skjønn.
reason-question_position_after_lost_envelope = Konvolutten er borte. Godta hvis stillingen er kjent; avvis hvis den ikke kan gjenskapes.
reason-question_position_unsound = Brikkene på brettet er ingen lovlig stilling, så det hemmelige trekket kan ikke bedømmes. Godta for å la spilleren utføre trekket; avvis for å annullere partiet.

# The clock at the resumption
reason-adjournment_times_set = Tidene fra avbruddet stilles på klokka.
reason-adjournment_clock_corrected = Feilen ble påtalt før første trekk: den rettes.
reason-adjournment_clock_corrected_late = Feilen ble oppdaget etter første trekk; dommeren retter den likevel.
reason-adjournment_clock_stands = Feilen ble oppdaget etter første trekk: klokka blir som den er.
reason-question_clock_at_resumption = Klokka var stilt feil ved gjenopptakelsen, og begge har trukket siden. Den blir som den er, med mindre dommeren bestemmer noe annet.

# What a script cannot contain
reason-script_already_adjourned = Partiet er allerede avbrutt.
reason-script_already_resumed = Partiet er allerede gjenopptatt.
reason-script_not_adjourned = Partiet er ikke avbrutt.
reason-script_game_adjourned = Partiet er avbrutt: ved bordet skjer det ingenting før gjenopptakelsen.
reason-script_nothing_sealed = Klokka er stanset, men det er ikke avgitt noe hemmelig trekk.
reason-script_no_envelope = Det er ingen konvolutt.
reason-script_envelope_closed = Konvolutten må åpnes først.
