# Vad en rapport saknar, och vad kommittén har beslutat.
reason-report_no_chief_arbiter = Ingen huvuddomare är nämnd.
reason-report_day_counted =
    { $days } dagar efter { $what ->
         [round] dagen för sista ronden, { $from }
        *[end] tävlingens slut, { $from }
    }.
reason-report_no_dates = Inget säger när tävlingen spelades: ange tävlingens eller rondernas datum.
reason-report_no_last_day = Tävlingens sista dag saknas: ange den eller rondernas datum.
reason-report_date_impossible = ”{ $found }” i post { $record } är inget datum: skriv dagen som avses, som år/månad/dag.
reason-report_date_ambiguous = ”{ $found }” i post { $record } kan vara { $one } eller { $other }: skriv den dag som avses, som år/månad/dag.
reason-report_dates_reversed = Tävlingen slutar { $ends }, innan den börjar { $starts }: rätta ett av datumen.
reason-report_rounds_outside = Ronder daterade utanför tävlingen: { $rounds }. Rätta rondernas eller tävlingens datum.
reason-report_sanctions_unknown = En rapportfil säger inget om varningar och avstängningar: lägg till dem som gavs.
reason-report_unsporting_undecided =
    { $count ->
        [one] En frånvaro utan återbud är osportslig; tävlingskommittén kan varna eller stänga av spelaren.
       *[other] { $count } fall av frånvaro utan återbud är osportsliga; tävlingskommittén kan varna eller stänga av spelarna.
     }
reason-report_no_results = Inget har spelats.
reason-report_results_open =
    { $count ->
        [one] Ett resultat saknas.
       *[other] { $count } resultat saknas.
     }
reason-report_rounds_short = Bara { $played } av { $rounds } ronder är spelade.
reason-report_rounds_undated = Ronder utan datum: { $rounds }.
reason-report_no_ratings = Inga nya ratingtal har beräknats.
reason-report_not_rated = Utan nytt ratingtal ({ $count }): { $players }. Ge dem ett ratingtal eller låt ratingkommittén uppskatta ett.
reason-report_birth_missing = Födelsedatum okänt ({ $count }): { $players }.
reason-report_club_missing = Klubb okänd ({ $count }): { $players }.
reason-report_fide_id_missing = FIDE-nummer okänt ({ $count }): { $players }. En enda spelare utan FIDE-nummer kan hindra att tävlingen ratingräknas.
reason-report_group_open = { $group } är inte avslutad.
reason-report_appeal_open = Överklagandet av incident { $incident } är inte avgjort.
reason-report_to_nobody = Skriv vem rapporten skickades till.
reason-todo_report_again = Något har ändrats sedan rapporten skickades: skicka den igen, senast { $due }.
reason-done_report = Rapporten är skickad till { $to }, { $at }.
reason-event_report_sent = Rapport skickad till { $to }
reason-event_warned = { $player } fick en varning av tävlingskommittén
reason-event_suspended =
    { $months ->
        [one] { $player } stängdes av från koordinerade tävlingar i en månad
       *[other] { $player } stängdes av från koordinerade tävlingar i { $months } månader
     }
reason-penalty_without_grounds = { $player } får skälen skriftligt: skriv dem.
reason-suspension_without_time = { $player } stängs av för en bestämd tid: ange antal månader.
reason-sanction_by_ruling = Varnad av domaren, incident { $incident }.
reason-sanction_warned = Av tävlingskommittén: { $grounds }
reason-sanction_suspended =
    { $months ->
        [one] En månad, av tävlingskommittén: { $grounds }
       *[other] { $months } månader, av tävlingskommittén: { $grounds }
     }
reason-sanction_no_show = Uteblev utan återbud.
reason-sanction_play_off_no_show = Uteblev utan återbud från ett parti i särspelet.
reason-sanction_whole_event_missed = Uteblev från hela tävlingen utan återbud: minst { $months } månaders avstängning.
reason-sanction_left_without_notice = Lämnade tävlingen efter denna rond utan återbud.
reason-report_candidates_unstated =
    Vilket slags tävling det är enligt § 26, eller ratingkommitténs godkännande, är inte angivet: { $count ->
        [one] en spelare har
       *[other] { $count } spelare har
    } poäng nog för ett kandidatresultat ({ $players }).
