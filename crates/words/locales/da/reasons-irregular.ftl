# Who came too late
reason-happened_late = { side } kom til brættet efter den tilladte forsinkelse.
reason-happened_not_come = { side } var ikke kommet til brættet, da den tilladte forsinkelse var gået.
reason-happened_both_late = Ingen af spillerne kom inden for den tilladte forsinkelse.
reason-happened_absent = { side } er ikke ved brættet.
reason-happened_both_absent = Ingen af spillerne er ved brættet.
reason-arrival_too_late =
    { $minutes ->
         [0] Ingen forsinkelse er tilladt
         [one] Den tilladte forsinkelse er { $minutes } minut
        *[other] Den tilladte forsinkelse er { $minutes } minutter
    } efter { $set_by ->
         [event] turneringens reglement
         [union] unionens turneringsreglement
         [federation] forbundets bestemmelse
        *[laws] skakreglerne
    }. Den, der kommer senere, taber partiet.
reason-arrival_in_time =
    { $minutes ->
         [0] Ingen forsinkelse er tilladt
         [one] Den tilladte forsinkelse er { $minutes } minut
        *[other] Den tilladte forsinkelse er { $minutes } minutter
    } efter { $set_by ->
         [event] turneringens reglement
         [union] unionens turneringsreglement
         [federation] forbundets bestemmelse
        *[laws] skakreglerne
    }. { side } kom i tide.
reason-arrival_not_yet_late =
    Den tilladte forsinkelse på { $minutes } { $minutes ->
         [one] minut
        *[other] minutter
    } er ikke udløbet.
reason-arrival_white_loses_time =
    Hvids ur går, til hvid kommer; den tid er tabt. Den tilladte forsinkelse er { $minutes } { $minutes ->
         [one] minut
        *[other] minutter
    }.
reason-arrival_was_here = En spiller, der har været ved brættet, kan ikke længere komme for sent.
reason-arrival_no_start_announced = Der er ikke annonceret nogen start for partiet og ikke aftalt nogen tilladt forsinkelse: ingen er for sent på den.
reason-arrival_may_be_excused =
    Dommeren kan bestemme andet og lade { side-or-both.within } spille.
reason-arrival_round_not_begun =
    { $color ->
         [white] Hvids ur er ikke startet: begynder runden senere end planlagt, er hvid ikke kommet for sent, og dommeren lader hvid spille.
         [black] Hvids ur er ikke startet: begynder runden senere end planlagt, er sort ikke kommet for sent, og dommeren lader sort spille.
        *[both] Hvids ur er ikke startet: begynder runden senere end planlagt, er ingen kommet for sent, og dommeren lader dem spille.
    }
reason-arrival_excused_by_force_majeure =
    Kun ved force majeure kan dommeren bestemme andet og lade { side-or-both.within } spille.
reason-arrival_loss_confirmed =
    Dommeren bestemmer ikke andet: { $color ->
         [white] hvid taber
         [black] sort taber
        *[both] begge taber
    }.
reason-arrival_excused =
    Dommeren bestemmer andet: { $color ->
         [white] hvid må spille
         [black] sort må spille
        *[both] begge må spille
    }.

# Reversed colours
reason-happened_colours_reversed = Partiet er begyndt med ombyttede farver.
reason-reversed_replay = Udførte træk: hvid { $white }, sort { $black }, begge færre end { $limit }: partiet annulleres, og et nyt spilles.
reason-reversed_continue = Udførte træk: hvid { $white }, sort { $black }. Fra { $limit } træk fortsætter partiet.
reason-reversed_doubtful = Tvivlsomt: hvid har udført { $white } træk og sort { $black }; kun den ene har nået { $limit }.
reason-reversed_arbiter_may_rule = Partiet fortsætter, medmindre dommeren bestemmer andet.
reason-reversed_arbiter_annuls = Dommeren annullerer partiet; et nyt spilles med de rigtige farver.
reason-reversed_arbiter_continues = Dommeren lader partiet fortsætte.

# The array, the board and the clock at the beginning
reason-happened_wrong_start = Brikkerne stod forkert ved partiets begyndelse.
reason-irregular_array_replay = Partiet annulleres, og et nyt spilles.
reason-irregular_array_stands = Begge spillere har { $limit } træk bag sig: der kan ikke længere gøres indsigelse mod udgangsstillingen.
reason-irregular_no_castling =
    { side } må ikke rokere med { $man ->
         [king] den konge
         [rook_a] tårnet fra a-linjen
        *[rook_h] tårnet fra h-linjen
    }, der stod forkert.
reason-happened_board_turned = Brættet vender forkert.
reason-irregular_board_transferred = Partiet fortsætter; stillingen overføres til et rigtigt vendt bræt.
reason-irregular_board_stands = Begge spillere har { $limit } træk bag sig: der kan ikke længere gøres indsigelse mod brættets placering.
reason-happened_wrong_clock_setting = Skakuret var indstillet forkert.
reason-irregular_clock_corrected = Uret indstilles rigtigt; dommeren sætter tiderne og træktælleren efter bedste skøn.
reason-irregular_clock_stands = Begge spillere har { $limit } træk bag sig: der kan ikke længere gøres indsigelse mod urets indstilling.
reason-irregular_clock_if_schedule_allows = Begge spillere har fuldført { $limit } træk: indstillingen må kun ændres, hvis tidsplanen ikke lider.
reason-irregular_clock_if_schedule_demands = Begge spillere har fuldført { $limit } træk: indstillingen står ved magt, medmindre tidsplanen ville lide under den.
reason-irregular_clock_changed_late = Af hensyn til tidsplanen lader dommeren uret indstille rigtigt.
reason-irregular_clock_kept = Af hensyn til tidsplanen bliver indstillingen, som den er.

# Men knocked over or found displaced
reason-happened_knocked_over = { side } væltede eller forskubbede brikker.
reason-happened_displaced = Der står brikker på forkerte felter.
reason-irregular_restored_on_own_time = { side } stiller brikkerne på plads, mens { side.within-of } ur går.
reason-irregular_other_clock_runs = Nu går { other-side.within-of } ur: { other-side.within } må standse urene, og { side.within-of } ur går, til brikkerne er på plads.
reason-irregular_position_restored = Stillingen før uregelmæssigheden genskabes, eller den sidste, der kan fastslås.
reason-irregular_times_by_judgement = Dommeren sætter tiderne efter bedste skøn, om nødvendigt også træktælleren.
reason-irregular_may_punish = Dommeren kan give { side.within } en straf.
