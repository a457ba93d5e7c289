# What happened
reason-happened_adjournment_wished = { side } vil afbryde partiet, før spilletiden er udløbet.
reason-happened_session_over = Spilletiden er udløbet; { side.within } afgav hemmeligt træk inden.
reason-happened_moved_instead_of_sealing = { side } blev bedt om at afgive hemmeligt træk og udførte et træk på brættet.
reason-happened_sealed_other_move = { side } udførte et træk på brættet og skrev et andet ned.
reason-happened_sealed_again = { side } vil ændre sit hemmelige træk.
reason-happened_resumption = Hængepartiet genoptages; { side.within } har afgivet hemmeligt træk.
reason-happened_envelope_to_be_opened = { side.of } kuvert skal åbnes.
reason-happened_envelope_opened = { side.of } kuvert er åbnet.
reason-happened_envelope_lost = { side.of } kuvert er væk.
reason-happened_position_after_lost_envelope = Dommeren afgør, om stillingen stadig er kendt.
reason-happened_absence_noticed = Dommeren ser efter, hvem der er ved brættet.
reason-happened_late_for_resumption = { side } kommer for sent til genoptagelsen.
    .minutes =
        { side } kommer for sent til genoptagelsen: { $minutes ->
             [one] { $minutes } minut
            *[other] { $minutes } minutter
        } efter den fastsatte tid.
reason-happened_both_late_for_resumption = Begge spillere kommer for sent til genoptagelsen.
    .minutes =
        Begge spillere kommer for sent til genoptagelsen: { $minutes ->
             [one] { $minutes } minut
            *[other] { $minutes } minutter
        } efter den fastsatte tid.
reason-happened_sealed_move_ends_game = Det hemmelige træk, { side.within } har afgivet, afslutter partiet.
reason-happened_clock_set_at_resumption = Dommeren stiller uret til genoptagelsen.
reason-happened_clock_was_wrong = Uret var stillet forkert ved genoptagelsen.

# Sealing
reason-adjournment_on_paper = Det hemmelige træk skrives på en noteringsliste af papir.
reason-adjournment_only_on_move = Kun spilleren i trækket kan afgive hemmeligt træk, før spilletiden er udløbet.
reason-adjournment_charged_to_session_end = Den, der afgiver hemmeligt træk før tid, anses for at have gjort det ved spilletidens udløb: { $minutes } min. { $seconds } sek. trækkes fra.
reason-adjournment_session_end_unknown = { side } afgav hemmeligt træk før tid, og spilletidens udløb er ikke oplyst: tiden indtil da er ikke trukket fra.
reason-adjournment_board_move_sealed = Et træk, der udføres på brættet efter anmodningen, er det hemmelige træk.
reason-adjournment_board_move_illegal = Trækket på brættet er ulovligt og er ikke det hemmelige træk. Der skrives et lovligt træk ned.
reason-adjournment_sealed_move_stands = Uret er standset: det hemmelige træk står ved magt.
reason-adjournment_sealed_move_void = Partiet er sat tilbage i pausen: det hemmelige træk bortfalder.
reason-adjournment_nothing_sealed = { side } har ikke afgivet hemmeligt træk og udfører trækket på brættet.

# The envelope
reason-adjournment_envelope_unchecked = Kontrollér oplysningerne på kuverten, og opbevar den forsvarligt. { side } har afgivet hemmeligt træk.
reason-adjournment_envelope_item_missing =
    På kuverten mangler: { $item ->
         [names] spillernes navne
         [position] stillingen lige før det hemmelige træk
         [times] hver spillers forbrugte tid
         [sealer] hvem der har afgivet hemmeligt træk
         [move_number] det hemmelige træks nummer
         [draw_offer] remistilbuddet, som stadig gælder
        *[resumption] hvornår og hvor partiet genoptages
    }.
reason-adjournment_envelope_item_unknown = »{ $item }« er ikke en af de oplysninger, der hører til på kuverten.

# Until the resumption
reason-adjournment_offer_stands = { side } tilbyder remis, efter at det hemmelige træk er afgivet: tilbuddet gælder, til det er besvaret.
reason-adjournment_ended_before_resumption = Aftalt remis eller opgivelse før genoptagelsen afslutter partiet.
reason-adjournment_sealed_move_unknown = Stillingen før det hemmelige træk afgør, hvem der kan sætte mat. Dommeren bekræfter remisen.

# The resumption
reason-adjournment_times_used = Stillingen før det hemmelige træk stilles op. Forbrugt tid: hvid { $white_minutes } min. { $white_seconds } sek., sort { $black_minutes } min. { $black_seconds } sek.
reason-adjournment_times_remaining = Stillingen før det hemmelige træk stilles op. Resterende tid: hvid { $white_minutes } min. { $white_seconds } sek., sort { $black_minutes } min. { $black_seconds } sek.
reason-adjournment_replier_present = { side } skal svare og er til stede: kuverten åbnes, trækket udføres, og uret sættes i gang.
reason-adjournment_replier_clock_runs = { side } skal svare og er ikke til stede: uret sættes i gang.
reason-adjournment_both_absent = Ingen er til stede: { side.within } mister tiden, indtil spilleren kommer.
reason-adjournment_not_yet_resumed = Kuverten åbnes ved genoptagelsen, ikke før.
reason-adjournment_replier_absent = Kuverten åbnes først, når den spiller, der skal svare, er til stede.
reason-adjournment_reply_kept = Dommeren opbevarer den anden kuvert, til den fraværende spiller kommer.

# Too late
reason-resumption_in_time =
    { $minutes ->
         [0] Ingen forsinkelse er tilladt ved genoptagelsen: spilleren kom i tide.
         [one] En spiller må komme indtil { $minutes } minut efter den fastsatte genoptagelse: spilleren kom i tide.
        *[other] En spiller må komme indtil { $minutes } minutter efter den fastsatte genoptagelse: spilleren kom i tide.
    }
reason-adjournment_late = Den, der kommer mere end { $minutes } minutter efter den fastsatte genoptagelse, taber.
reason-adjournment_late_may_be_excused =
    { side-or-both } kom for sent. Dommeren kan bestemme noget andet.
reason-adjournment_late_confirmed = Dommeren lader tabet stå ved magt.
reason-adjournment_late_excused = Dommeren bestemmer noget andet: partiet fortsætter.
reason-adjournment_may_still_come = Der er stadig tid: partiet tabes { $minutes } minutter efter den fastsatte genoptagelse.
reason-adjournment_nobody_late = Spilleren er til stede eller er undskyldt.
reason-adjournment_flag_of_present_player = { side } var til stede og har overskredet tiden: det afgør partiet.

# A lost envelope
reason-adjournment_stated_move_owed = Partiet fortsætter fra hængestillingen, og spilleren udfører sit hemmelige træk.
reason-adjournment_position_unknown = Stillingen kan ikke genskabes: partiet annulleres, og der spilles et nyt.
reason-adjournment_times_by_arbiter = Når tiderne ikke er kendt, stiller dommeren uret efter skøn.
reason-question_position_after_lost_envelope = Kuverten er væk. Godkend, hvis stillingen er kendt; afvis, hvis den ikke kan genskabes.
reason-question_position_unsound = Brikkerne på brættet er ingen lovlig stilling, så det hemmelige træk kan ikke bedømmes. Godkend for at lade spilleren udføre trækket; afvis for at annullere partiet.

# The clock at the resumption
reason-adjournment_times_set = Tiderne fra afbrydelsen stilles på uret.
reason-adjournment_clock_corrected = Fejlen blev påpeget før første træk: den rettes.
reason-adjournment_clock_corrected_late = Fejlen blev opdaget efter første træk; dommeren retter den alligevel.
reason-adjournment_clock_stands = Fejlen blev opdaget efter første træk: uret bliver, som det er.
reason-question_clock_at_resumption = Uret var stillet forkert ved genoptagelsen, og begge har trukket siden. Det bliver, som det er, medmindre dommeren bestemmer noget andet.

# What a script cannot contain
reason-script_already_adjourned = Partiet er allerede afbrudt.
reason-script_already_resumed = Partiet er allerede genoptaget.
reason-script_not_adjourned = Partiet er ikke afbrudt.
reason-script_game_adjourned = Partiet er afbrudt: ved brættet sker der intet før genoptagelsen.
reason-script_nothing_sealed = Uret er standset, men der er ikke afgivet hemmeligt træk.
reason-script_no_envelope = Der er ingen kuvert.
reason-script_envelope_closed = Kuverten skal åbnes først.
