# Who came too late
reason-happened_late = { side } kom till brädet efter toleransgränsen.
reason-happened_not_come = { side } hade inte kommit till brädet när toleransgränsen passerats.
reason-happened_both_late = Ingen av spelarna kom inom toleransgränsen.
reason-happened_absent = { side } är inte vid brädet.
reason-happened_both_absent = Ingen av spelarna är vid brädet.
reason-arrival_too_late =
    { $minutes ->
         [0] Nolltolerans gäller
         [one] Toleransgränsen är { $minutes } minut
        *[other] Toleransgränsen är { $minutes } minuter
    } enligt { $set_by ->
         [event] tävlingens regler
         [union] unionens bestämmelser
         [federation] förbundets bestämmelse
        *[laws] schackreglerna
    }. Den som kommer senare förlorar partiet.
reason-arrival_in_time =
    { $minutes ->
         [0] Nolltolerans gäller
         [one] Toleransgränsen är { $minutes } minut
        *[other] Toleransgränsen är { $minutes } minuter
    } enligt { $set_by ->
         [event] tävlingens regler
         [union] unionens bestämmelser
         [federation] förbundets bestämmelse
        *[laws] schackreglerna
    }. { side } kom i tid.
reason-arrival_not_yet_late =
    Toleransgränsen på { $minutes } { $minutes ->
         [one] minut
        *[other] minuter
    } har inte gått ut.
reason-arrival_white_loses_time =
    Vits klocka går tills vit kommer; den tiden är förlorad. Toleransgränsen är { $minutes } { $minutes ->
         [one] minut
        *[other] minuter
    }.
reason-arrival_was_here = En spelare som har varit vid brädet kan inte längre komma för sent.
reason-arrival_no_start_announced = Ingen start har meddelats för partiet och ingen toleransgräns avtalats: ingen är sen.
reason-arrival_may_be_excused =
    Domaren kan besluta annorlunda och låta { side-or-both.within } spela.
reason-arrival_round_not_begun =
    { $color ->
         [white] Vits klocka har inte startats: om ronden börjar senare än planerat är vit inte sen, och domaren låter vit spela.
         [black] Vits klocka har inte startats: om ronden börjar senare än planerat är svart inte sen, och domaren låter svart spela.
        *[both] Vits klocka har inte startats: om ronden börjar senare än planerat är ingen sen, och domaren låter dem spela.
    }
reason-arrival_excused_by_force_majeure =
    Endast vid force majeure får domaren bestämma annat och låta { side-or-both.within } spela.
reason-arrival_loss_confirmed =
    Domaren bestämmer inte annat: { $color ->
         [white] vit förlorar
         [black] svart förlorar
        *[both] båda förlorar
    }.
reason-arrival_excused =
    Domaren bestämmer annat: { $color ->
         [white] vit får spela
         [black] svart får spela
        *[both] båda får spela
    }.

# Reversed colours
reason-happened_colours_reversed = Partiet har börjat med omkastade färger.
reason-reversed_replay = Utförda drag: vit { $white }, svart { $black }, båda färre än { $limit }: partiet annulleras och ett nytt spelas.
reason-reversed_continue = Utförda drag: vit { $white }, svart { $black }. Från { $limit } drag fortsätter partiet.
reason-reversed_doubtful = Tveksamt: vit har utfört { $white } drag och svart { $black }; bara den ene har nått { $limit }.
reason-reversed_arbiter_may_rule = Partiet fortsätter om inte domaren beslutar annorlunda.
reason-reversed_arbiter_annuls = Domaren annullerar partiet; ett nytt spelas med rätt färger.
reason-reversed_arbiter_continues = Domaren låter partiet fortsätta.

# The array, the board and the clock at the beginning
reason-happened_wrong_start = Pjäserna stod fel när partiet började.
reason-irregular_array_replay = Partiet annulleras och ett nytt spelas.
reason-irregular_array_stands = Båda spelarna har { $limit } drag bakom sig: det går inte längre att klaga på utgångsställningen.
reason-irregular_no_castling =
    { side } får inte rockera med { $man ->
         [king] kungen
         [rook_a] tornet på a-linjen
        *[rook_h] tornet på h-linjen
    } som stod fel.
reason-happened_board_turned = Brädet är felvänt.
reason-irregular_board_transferred = Partiet fortsätter; ställningen flyttas till ett rättvänt bräde.
reason-irregular_board_stands = Båda spelarna har { $limit } drag bakom sig: det går inte längre att klaga på brädets placering.
reason-happened_wrong_clock_setting = Schackklockan var felinställd.
reason-irregular_clock_corrected = Klockan ställs rätt; domaren bestämmer tiderna och dragräknaren efter bästa omdöme.
reason-irregular_clock_stands = Båda spelarna har { $limit } drag bakom sig: det går inte längre att klaga på klockans inställning.
reason-irregular_clock_if_schedule_allows = Båda spelarna har fullbordat { $limit } drag: inställningen får ändras bara om tävlingsprogrammet inte blir lidande.
reason-irregular_clock_if_schedule_demands = Båda spelarna har fullbordat { $limit } drag: inställningen står fast, om inte tävlingsprogrammet skulle bli lidande.
reason-irregular_clock_changed_late = Med hänsyn till tävlingsprogrammet låter domaren ställa klockan rätt.
reason-irregular_clock_kept = Med hänsyn till tävlingsprogrammet behålls inställningen.

# Men knocked over or found displaced
reason-happened_knocked_over = { side } stötte till pjäser så att de kom i oordning.
reason-happened_displaced = Pjäser står på fel rutor.
reason-irregular_restored_on_own_time = { side } ställer pjäserna på plats medan { side.within-of } klocka går.
reason-irregular_other_clock_runs = Nu går { other-side.within-of } klocka: { other-side.within } får stanna klockorna, och { side.within-of } klocka går tills pjäserna är på plats.
reason-irregular_position_restored = Ställningen före felaktigheten återställs, eller den sista som kan identifieras.
reason-irregular_times_by_judgement = Domaren bestämmer tiderna efter bästa omdöme, vid behov även dragräknaren.
reason-irregular_may_punish = Domaren får bestraffa { side.within }.
