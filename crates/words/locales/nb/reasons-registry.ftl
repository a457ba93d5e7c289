# Hvem som står på ratinglisten og med hvilket tall; den årlige sammenligningen med FIDEs liste; en sesongs rapporter.
reason-entry_number_unknown = Ingen kan tildele { $rating } som første ratingtall: en ny spiller begynner med { $values } eller med { $from } og over.
reason-entry_other_office =
    { $rating } som første ratingtall foreslås av { $proposer ->
         [club_chair] klubblederen
         [district_chair] kretslederen
         [organiser] arrangøren
         [rating_committee] ratingkomiteen
        *[executive_committee] forretningsutvalget
    } og avgjøres av { $decider ->
         [club_chair] klubblederen
         [district_chair] kretslederen
         [organiser] arrangøren
         [rating_committee] ratingkomiteen
        *[executive_committee] forretningsutvalget
    }.
reason-entry_by_executive = { $rating }: tildelt av forretningsutvalget etter forslag fra ratingkomiteen.
reason-entry_by_district = { $rating }: godkjent av kretslederen.
reason-entry_from_list =
    { $rating }: et av de første ratingtallene som gis av { $office ->
         [club_chair] klubblederen
         [district_chair] kretslederen
         [organiser] arrangøren
         [rating_committee] ratingkomiteen
        *[executive_committee] forretningsutvalget
    }.
reason-number_archived = Det siste ratede resultatet er fra { $last }: ute av listen siden { $since }, tallet ligger i arkivet.
reason-number_still_listed = Det siste ratede resultatet er fra { $last }: fortsatt på listen, og tallet gjelder.
reason-number_restored = Det siste ratede resultatet er fra { $last }: tallet fra arkivet gjelder igjen.
reason-number_not_restored = Det siste ratede resultatet er fra { $last }, og det er spilt andre turneringer siden: tallet fra arkivet gjelder ikke; et nytt tildeles som til en ny spiller.
reason-fresh_start_open = Det siste ratede resultatet er fra { $last }: spilleren kan begynne på nytt som ny spiller.
reason-fresh_start_later = Det siste ratede resultatet er fra { $last }: spilleren kan begynne på nytt fra { $from }.
reason-reassessment_open = Ingen ratet turnering siden { $last }: et tall langt fra spillestyrken kan foreslås på nytt med ratingkomiteens godkjenning.
reason-reassessment_later = Den siste ratede turneringen er fra { $last }: et nytt tall kan foreslås fra { $from }.
reason-reassessment_unapproved = Et tall som foreslås på nytt, må godkjennes av ratingkomiteen.
reason-start_from_file = Begynner med tallet i registeret den { $day }.
reason-start_at_report = En turnering i utlandet: begynner med tallet på rapportens dag.
reason-foreign_report_due = Resultatet må være hos ratingkomiteen senest { $day }, { $days } dager etter hjemkomsten.
reason-foreign_report_before_event = Resultatet må være hos ratingkomiteen før neste turnering begynner { $day }.
reason-opponent_by_elo = Teller med sitt Elo-tall.
reason-opponent_by_national = Teller med sitt nasjonale ratingtall.
reason-opponent_by_performance = Teller med sin prestasjon i turneringen.
reason-opponent_by_estimate = Teller med ratingkomiteens skjønn: annet er ikke kjent.
reason-opponent_needs_estimate = Ingenting er kjent om denne motstanderen: ratingkomiteen kan gi et skjønn.
reason-published_by_rating = Har { $from } eller mer.
reason-published_as_candidate = Har et kandidatresultat.
reason-published_as_junior = Blant de høyest ratede juniorene.
reason-published_as_woman = Blant de høyest ratede kvinnene.
reason-coordination_day_fits = Dagen ligger mellom { $from } og { $to }.
reason-coordination_day_outside = Tallene justeres på en dag fra { $from } til { $to }.
reason-coordination_nobody = Ingen på listen kan sammenlignes: det må være danske spillere med nok Elo-partier og høyt nok tall på begge lister.
reason-coordination_foreign = Ikke sammenlignet: ikke dansk spiller.
reason-coordination_without_elo = Ikke sammenlignet: ikke noe Elo-tall.
reason-coordination_few_games = Ikke sammenlignet: { $games } Elo-ratede partier, det må være over { $over }.
reason-coordination_low = Ikke sammenlignet: { $rating } på en av listene, det må være over { $over } på begge.
reason-coordination_close = Gjennomsnittene ligger { $difference } fra hverandre, mindre enn { $from }: ingen tall justeres.
reason-coordination_up = Det danske gjennomsnittet er { $difference } lavere: tallene settes { $by } opp, mindre i de lavere radene.
reason-coordination_down = Det danske gjennomsnittet er { $difference } høyere: tallene settes { $by } ned, mindre i de lavere radene.
reason-coordination_unchanged = Tallet blir stående.
reason-coordination_too_low = Justeres ikke: ikke over { $limit }.
reason-coordination_floor = Justert med { $by } og hevet til { $floor }.
reason-coordination_row = Justert med { $full } minus { $less }: { $by }.
reason-season_person_twice = Spiller { $player } og en annen har samme medlemsnummer eller FIDE-nummer. Rett den ene, eller meld på spilleren som samme person.
reason-season_nothing_rated = Ingen partier kan rates: hurtigsjakk, lynsjakk og uspilte partier rates ikke, heller ikke partier med spillere uten rating.
reason-season_group_unfinished = { $group } er ikke avsluttet. Avslutt gruppen, så rates hele turneringen.
reason-season_nothing_played = Ingenting er spilt, og ingen siste dag er angitt.
reason-season_ends_before_start = Turneringen slutter { $ends }, før den begynner { $starts }. Rett datoene.
reason-ratings_filed_meanwhile = Noen andre har registrert ratingtall i mellomtiden. Ingenting er registrert; kjør igjen.
reason-list_empty = Listen er tom; første linje nevner kolonnene: { $expected }.
reason-list_columns_missing = Første linje, { $found }, nevner ikke alle kolonner; forventet: { $expected }.
reason-list_number_missing = Spilleren har ikke noe tall på den danske listen; forventet noe som { $expected }.
reason-list_number_wrong = { $found } er ikke et tall som kan stå her; forventet: { $expected }.
reason-list_yes_or_no = { $found } sier ikke om spilleren er dansk; forventet: { $expected }.
