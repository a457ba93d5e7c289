# Hvad en indberetning mangler, og hvad komitéen har besluttet.
reason-report_no_chief_arbiter = Der er ikke nævnt nogen hoveddommer.
reason-report_day_counted =
    { $days } dage efter { $what ->
         [round] dagen for sidste runde, { $from }
        *[end] turneringens slutning, { $from }
    }.
reason-report_no_dates = Intet siger, hvornår der blev spillet: angiv turneringens eller rundernes datoer.
reason-report_no_last_day = Turneringens sidste dag mangler: angiv den eller rundernes datoer.
reason-report_date_impossible = »{ $found }« i post { $record } er ikke en dato: skriv den dag, der menes, som år/måned/dag.
reason-report_date_ambiguous = »{ $found }« i post { $record } kan være { $one } eller { $other }: skriv den dag, der menes, som år/måned/dag.
reason-report_dates_reversed = Turneringen slutter { $ends }, før den begynder { $starts }: ret en af datoerne.
reason-report_rounds_outside = Runder med datoer uden for turneringen: { $rounds }. Ret rundernes eller turneringens datoer.
reason-report_sanctions_unknown = En rapportfil fortæller ikke om advarsler og karantæner: tilføj dem, der blev uddelt.
reason-report_unsporting_undecided =
    { $count ->
        [one] En udeblivelse uden afbud er usportslig; turneringskomitéen kan give spilleren en advarsel eller karantæne.
       *[other] { $count } udeblivelser uden afbud er usportslige; turneringskomitéen kan give spillerne en advarsel eller karantæne.
     }
reason-report_no_results = Der er ikke spillet noget.
reason-report_results_open =
    { $count ->
        [one] Der mangler et resultat.
       *[other] Der mangler { $count } resultater.
     }
reason-report_rounds_short = Kun { $played } af { $rounds } runder er spillet.
reason-report_rounds_undated = Runder uden dato: { $rounds }.
reason-report_no_ratings = Der er ikke beregnet nye ratingtal.
reason-report_not_rated = Uden nyt ratingtal ({ $count }): { $players }. Giv dem et ratingtal, eller lad ratingkomitéen skønne et.
reason-report_birth_missing = Fødselsdato ukendt ({ $count }): { $players }.
reason-report_club_missing = Klub ukendt ({ $count }): { $players }.
reason-report_fide_id_missing = FIDE-nummer ukendt ({ $count }): { $players }. En enkelt spiller uden FIDE-nummer kan hindre, at turneringen rates.
reason-report_group_open = { $group } er ikke afsluttet.
reason-report_appeal_open = Anken i hændelse { $incident } er ikke afgjort.
reason-report_to_nobody = Skriv, hvem indberetningen blev sendt til.
reason-todo_report_again = Noget er ændret, siden indberetningen blev sendt: send den igen, senest { $due }.
reason-done_report = Indberetningen er sendt til { $to }, { $at }.
reason-event_report_sent = Indberetning sendt til { $to }
reason-event_warned = { $player } fik en advarsel af turneringskomitéen
reason-event_suspended =
    { $months ->
        [one] { $player } fik en måneds karantæne fra koordinerede turneringer
       *[other] { $player } fik { $months } måneders karantæne fra koordinerede turneringer
     }
reason-penalty_without_grounds = { $player } får begrundelsen skriftligt: skriv den.
reason-suspension_without_time = { $player } udelukkes i et givet tidsrum: angiv antal måneder.
reason-sanction_by_ruling = Advarsel fra dommeren, hændelse { $incident }.
reason-sanction_warned = Af turneringskomitéen: { $grounds }
reason-sanction_suspended =
    { $months ->
        [one] En måned, af turneringskomitéen: { $grounds }
       *[other] { $months } måneder, af turneringskomitéen: { $grounds }
     }
reason-sanction_no_show = Udeblev uden afbud.
reason-sanction_play_off_no_show = Udeblev uden afbud fra et parti i omkampen.
reason-sanction_whole_event_missed = Udeblev fra hele turneringen uden afbud: mindst { $months } måneders karantæne.
reason-sanction_left_without_notice = Forlod turneringen efter denne runde uden afbud.
reason-report_candidates_unstated =
    Turneringens art efter § 26 eller ratingkomitéens godkendelse er ikke angivet: { $count ->
        [one] én spiller har
       *[other] { $count } spillere har
    } point nok til et kandidatresultat ({ $players }).
