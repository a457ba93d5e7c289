# Who came too late
reason-happened_late = { side } kom til bordet etter fristen for oppmøte.
reason-happened_not_come = { side } var ikke kommet til bordet da fristen for oppmøte var ute.
reason-happened_both_late = Ingen av spillerne kom innen fristen for oppmøte.
reason-happened_absent = { side } er ikke ved bordet.
reason-happened_both_absent = Ingen av spillerne er ved bordet.
reason-arrival_too_late =
    { $minutes ->
         [0] Ingen forsinkelse er tillatt
         [one] Fristen for oppmøte er { $minutes } minutt
        *[other] Fristen for oppmøte er { $minutes } minutter
    } etter { $set_by ->
         [event] reglene for turneringen
         [union] unionens reglement
         [federation] forbundets bestemmelse
        *[laws] sjakkreglene
    }. Den som kommer senere, taper partiet.
reason-arrival_in_time =
    { $minutes ->
         [0] Ingen forsinkelse er tillatt
         [one] Fristen for oppmøte er { $minutes } minutt
        *[other] Fristen for oppmøte er { $minutes } minutter
    } etter { $set_by ->
         [event] reglene for turneringen
         [union] unionens reglement
         [federation] forbundets bestemmelse
        *[laws] sjakkreglene
    }. { side } kom i tide.
reason-arrival_not_yet_late =
    Fristen på { $minutes } { $minutes ->
         [one] minutt
        *[other] minutter
    } er ikke gått ut.
reason-arrival_white_loses_time =
    Hvits klokke går til hvit kommer; den tiden er tapt. Fristen for oppmøte er { $minutes } { $minutes ->
         [one] minutt
        *[other] minutter
    }.
reason-arrival_was_here = En spiller som har vært ved bordet, kan ikke lenger komme for sent.
reason-arrival_no_start_announced = Det er ikke kunngjort noen start for partiet og ikke avtalt noen frist for oppmøte: ingen er for sen.
reason-arrival_may_be_excused =
    Dommeren kan bestemme noe annet og la { side-or-both.within } spille.
reason-arrival_round_not_begun =
    { $color ->
         [white] Hvits klokke er ikke startet: begynner runden senere enn planlagt, er ikke hvit for sen, og dommeren lar hvit spille.
         [black] Hvits klokke er ikke startet: begynner runden senere enn planlagt, er ikke svart for sen, og dommeren lar svart spille.
        *[both] Hvits klokke er ikke startet: begynner runden senere enn planlagt, er ingen for sen, og dommeren lar dem spille.
    }
reason-arrival_excused_by_force_majeure =
    Bare ved force majeure kan dommeren bestemme noe annet og la { side-or-both.within } spille.
reason-arrival_loss_confirmed =
    Dommeren bestemmer ikke noe annet: { $color ->
         [white] hvit taper
         [black] svart taper
        *[both] begge taper
    }.
reason-arrival_excused =
    Dommeren bestemmer noe annet: { $color ->
         [white] hvit får spille
         [black] svart får spille
        *[both] begge får spille
    }.

# Reversed colours
reason-happened_colours_reversed = Partiet er begynt med ombyttede farger.
reason-reversed_replay = Utførte trekk: hvit { $white }, svart { $black }, begge færre enn { $limit }: partiet annulleres, og et nytt spilles.
reason-reversed_continue = Utførte trekk: hvit { $white }, svart { $black }. Fra { $limit } trekk fortsetter partiet.
reason-reversed_doubtful = Tvilsomt: hvit har utført { $white } trekk og svart { $black }; bare den ene har nådd { $limit }.
reason-reversed_arbiter_may_rule = Partiet fortsetter med mindre dommeren bestemmer noe annet.
reason-reversed_arbiter_annuls = Dommeren annullerer partiet; et nytt spilles med riktige farger.
reason-reversed_arbiter_continues = Dommeren lar partiet fortsette.

# The array, the board and the clock at the beginning
reason-happened_wrong_start = Brikkene sto feil da partiet begynte.
reason-irregular_array_replay = Partiet annulleres, og et nytt spilles.
reason-irregular_array_stands = Begge spillerne har { $limit } trekk bak seg: det kan ikke lenger klages på utgangsstillingen.
reason-irregular_no_castling =
    { side } får ikke rokere med { $man ->
         [king] kongen
         [rook_a] tårnet fra a-linjen
        *[rook_h] tårnet fra h-linjen
    } som sto feil.
reason-happened_board_turned = Brettet står feil vei.
reason-irregular_board_transferred = Partiet fortsetter; stillingen overføres til et brett som står riktig.
reason-irregular_board_stands = Begge spillerne har { $limit } trekk bak seg: det kan ikke lenger klages på brettets plassering.
reason-happened_wrong_clock_setting = Klokka var stilt feil.
reason-irregular_clock_corrected = Klokka stilles riktig; dommeren setter tidene og trekktelleren etter beste skjønn.
reason-irregular_clock_stands = Begge spillerne har { $limit } trekk bak seg: det kan ikke lenger klages på klokkas innstilling.
reason-irregular_clock_if_schedule_allows = Begge spillerne har fullført { $limit } trekk: innstillingen kan bare endres hvis tidsplanen ikke lider.
reason-irregular_clock_if_schedule_demands = Begge spillerne har fullført { $limit } trekk: innstillingen står, med mindre tidsplanen ville lide under den.
reason-irregular_clock_changed_late = Av hensyn til tidsplanen lar dommeren klokka stilles riktig.
reason-irregular_clock_kept = Av hensyn til tidsplanen blir innstillingen som den er.

# Men knocked over or found displaced
reason-happened_knocked_over = { side } veltet eller forskjøv brikker.
reason-happened_displaced = Brikker står på feil felter.
reason-irregular_restored_on_own_time = { side } setter brikkene på plass mens { side.within-of } klokke går.
reason-irregular_other_clock_runs = Nå går { other-side.within-of } klokke: { other-side.within } får stanse klokkene, og { side.within-of } klokke går til brikkene er på plass.
reason-irregular_position_restored = Stillingen før uregelmessigheten settes opp igjen, eller den siste som kan fastslås.
reason-irregular_times_by_judgement = Dommeren setter tidene etter beste skjønn, om nødvendig også trekktelleren.
reason-irregular_may_punish = Dommeren kan straffe { side.within }.
