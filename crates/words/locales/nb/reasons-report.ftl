# Hva en rapport mangler, og hva komiteen har besluttet.
reason-report_no_chief_arbiter = Ingen hoveddommer er nevnt.
reason-report_day_counted =
    { $days } dager etter { $what ->
         [round] dagen for siste runde, { $from }
        *[end] turneringens slutt, { $from }
    }.
reason-report_no_dates = Ingenting sier når det ble spilt: oppgi turneringens eller rundenes datoer.
reason-report_no_last_day = Turneringens siste dag mangler: oppgi den eller rundenes datoer.
reason-report_date_impossible = «{ $found }» i post { $record } er ingen dato: skriv dagen som menes, som år/måned/dag.
reason-report_date_ambiguous = «{ $found }» i post { $record } kan være { $one } eller { $other }: skriv dagen som menes, som år/måned/dag.
reason-report_dates_reversed = Turneringen slutter { $ends }, før den begynner { $starts }: rett en av datoene.
reason-report_rounds_outside = Runder datert utenfor turneringen: { $rounds }. Rett datoene til rundene eller turneringen.
reason-report_sanctions_unknown = En rapportfil sier ikke noe om advarsler og karantener: legg til dem som ble gitt.
reason-report_unsporting_undecided =
    { $count ->
        [one] En uteblivelse uten meldt forfall er usportslig; turneringskomiteen kan gi spilleren advarsel eller karantene.
       *[other] { $count } uteblivelser uten meldt forfall er usportslige; turneringskomiteen kan gi spillerne advarsel eller karantene.
     }
reason-report_no_results = Ingenting er spilt.
reason-report_results_open =
    { $count ->
        [one] Ett resultat mangler.
       *[other] { $count } resultater mangler.
     }
reason-report_rounds_short = Bare { $played } av { $rounds } runder er spilt.
reason-report_rounds_undated = Runder uten dato: { $rounds }.
reason-report_no_ratings = Det er ikke beregnet nye ratingtall.
reason-report_not_rated = Uten nytt ratingtall ({ $count }): { $players }. Gi dem et ratingtall, eller la ratingkomiteen anslå et.
reason-report_birth_missing = Fødselsdato ukjent ({ $count }): { $players }.
reason-report_club_missing = Klubb ukjent ({ $count }): { $players }.
reason-report_fide_id_missing = FIDE-nummer ukjent ({ $count }): { $players }. En enkelt spiller uten FIDE-nummer kan hindre at turneringen blir ratet.
reason-report_group_open = { $group } er ikke avsluttet.
reason-report_appeal_open = Anken i hendelse { $incident } er ikke avgjort.
reason-report_to_nobody = Skriv hvem rapporten ble sendt til.
reason-todo_report_again = Noe er endret siden rapporten ble sendt: send den på nytt, senest { $due }.
reason-done_report = Rapporten er sendt til { $to }, { $at }.
reason-event_report_sent = Rapport sendt til { $to }
reason-event_warned = { $player } fikk en advarsel av turneringskomiteen
reason-event_suspended =
    { $months ->
        [one] { $player } fikk én måneds karantene fra koordinerte turneringer
       *[other] { $player } fikk { $months } måneders karantene fra koordinerte turneringer
     }
reason-penalty_without_grounds = { $player } får begrunnelsen skriftlig: skriv den.
reason-suspension_without_time = { $player } utestenges for en bestemt tid: oppgi antall måneder.
reason-sanction_by_ruling = Advarsel fra dommeren, hendelse { $incident }.
reason-sanction_warned = Av turneringskomiteen: { $grounds }
reason-sanction_suspended =
    { $months ->
        [one] Én måned, av turneringskomiteen: { $grounds }
       *[other] { $months } måneder, av turneringskomiteen: { $grounds }
     }
reason-sanction_no_show = Uteble uten å melde forfall.
reason-sanction_play_off_no_show = Uteble fra et parti i omkampen uten å melde forfall.
reason-sanction_whole_event_missed = Uteble fra hele turneringen uten å melde forfall: minst { $months } måneders karantene.
reason-sanction_left_without_notice = Forlot turneringen etter denne runden uten å melde forfall.
reason-report_candidates_unstated =
    Hva slags turnering det er etter § 26, eller ratingkomiteens godkjenning, er ikke oppgitt: { $count ->
        [one] én spiller har
       *[other] { $count } spillere har
    } poeng nok til et kandidatresultat ({ $players }).
