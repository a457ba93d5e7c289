# Hvem der står på ratinglisten og med hvilket tal; den årlige sammenligning med FIDEs liste; en sæsons indberetninger.
reason-entry_number_unknown = Ingen kan tildele { $rating } som første ratingtal: en ny spiller begynder med { $values } eller med { $from } og derover.
reason-entry_other_office =
    { $rating } som første ratingtal indstilles af { $proposer ->
         [club_chair] klubformanden
         [district_chair] hovedkredsformanden
         [organiser] arrangøren
         [rating_committee] ratingkomitéen
        *[executive_committee] forretningsudvalget
    } og afgøres af { $decider ->
         [club_chair] klubformanden
         [district_chair] hovedkredsformanden
         [organiser] arrangøren
         [rating_committee] ratingkomitéen
        *[executive_committee] forretningsudvalget
    }.
reason-entry_by_executive = { $rating }: tildelt af forretningsudvalget efter indstilling fra ratingkomitéen.
reason-entry_by_district = { $rating }: godkendt af hovedkredsformanden.
reason-entry_from_list =
    { $rating }: et af de første ratingtal, som gives af { $office ->
         [club_chair] klubformanden
         [district_chair] hovedkredsformanden
         [organiser] arrangøren
         [rating_committee] ratingkomitéen
        *[executive_committee] forretningsudvalget
    }.
reason-number_archived = Det seneste ratede resultat er fra { $last }: ude af listen siden { $since }, tallet ligger i arkivet.
reason-number_still_listed = Det seneste ratede resultat er fra { $last }: stadig på listen, og tallet gælder.
reason-number_restored = Det seneste ratede resultat er fra { $last }: tallet fra arkivet gælder igen.
reason-number_not_restored = Det seneste ratede resultat er fra { $last }, og der er spillet andre turneringer siden: tallet fra arkivet gælder ikke; der tildeles et nyt som til en ny spiller.
reason-fresh_start_open = Det seneste ratede resultat er fra { $last }: spilleren kan begynde forfra som ny spiller.
reason-fresh_start_later = Det seneste ratede resultat er fra { $last }: spilleren kan begynde forfra fra { $from }.
reason-reassessment_open = Ingen ratet turnering siden { $last }: et tal langt fra spillestyrken kan indstilles på ny med ratingkomitéens godkendelse.
reason-reassessment_later = Den seneste ratede turnering er fra { $last }: et nyt tal kan indstilles fra { $from }.
reason-reassessment_unapproved = Et tal, der indstilles på ny, skal godkendes af ratingkomitéen.
reason-start_from_file = Begynder med tallet i kartoteket den { $day }.
reason-start_at_report = En turnering i udlandet: begynder med tallet på indberetningens dag.
reason-foreign_report_due = Resultatet skal være ratingkomitéen i hænde senest { $day }, { $days } dage efter hjemkomsten.
reason-foreign_report_before_event = Resultatet skal være ratingkomitéen i hænde, før den næste turnering begynder { $day }.
reason-opponent_by_elo = Tæller med sit Elo-tal.
reason-opponent_by_national = Tæller med sit nationale ratingtal.
reason-opponent_by_performance = Tæller med sin præstation i turneringen.
reason-opponent_by_estimate = Tæller med ratingkomitéens skøn: andet kendes ikke.
reason-opponent_needs_estimate = Intet er kendt om denne modstander: ratingkomitéen kan give et skøn.
reason-published_by_rating = Har { $from } eller mere.
reason-published_as_candidate = Har et kandidatresultat.
reason-published_as_junior = Blandt de højest ratede juniorer.
reason-published_as_woman = Blandt de højest ratede kvinder.
reason-coordination_day_fits = Dagen ligger mellem { $from } og { $to }.
reason-coordination_day_outside = Tallene justeres på en dag fra { $from } til { $to }.
reason-coordination_nobody = Ingen på listen kan sammenlignes: der skal være danske spillere med nok Elo-partier og højt nok tal på begge lister.
reason-coordination_foreign = Ikke sammenlignet: ikke dansk spiller.
reason-coordination_without_elo = Ikke sammenlignet: intet Elo-tal.
reason-coordination_few_games = Ikke sammenlignet: { $games } Elo-ratede partier, der skal være over { $over }.
reason-coordination_low = Ikke sammenlignet: { $rating } på en af listerne, der skal være over { $over } på begge.
reason-coordination_close = Gennemsnittene ligger { $difference } fra hinanden, mindre end { $from }: intet tal justeres.
reason-coordination_up = Det danske gennemsnit er { $difference } lavere: tallene sættes { $by } op, mindre i de lavere rækker.
reason-coordination_down = Det danske gennemsnit er { $difference } højere: tallene sættes { $by } ned, mindre i de lavere rækker.
reason-coordination_unchanged = Tallet står.
reason-coordination_too_low = Justeres ikke: ikke over { $limit }.
reason-coordination_floor = Justeret med { $by } og forhøjet til { $floor }.
reason-coordination_row = Justeret med { $full } minus { $less }: { $by }.
reason-season_person_twice = Spiller { $player } og en anden har samme medlemsnummer eller FIDE-nummer. Ret den ene, eller meld spilleren til som samme person.
reason-season_nothing_rated = Intet parti kan rates: hurtigskak, lynskak og ikke spillede partier rates ikke, heller ikke partier med spillere uden rating.
reason-season_group_unfinished = { $group } er ikke afsluttet. Afslut gruppen, så rates hele turneringen.
reason-season_nothing_played = Der er intet spillet, og ingen sidste dag er angivet.
reason-season_ends_before_start = Turneringen slutter { $ends }, før den begynder { $starts }. Ret datoerne.
reason-ratings_filed_meanwhile = En anden har i mellemtiden registreret ratingtal. Intet er registreret; kør igen.
reason-list_empty = Listen er tom; første linje nævner kolonnerne: { $expected }.
reason-list_columns_missing = Første linje, { $found }, nævner ikke alle kolonner; forventet: { $expected }.
reason-list_number_missing = Spilleren har intet tal på den danske liste; forventet noget som { $expected }.
reason-list_number_wrong = { $found } er ikke et tal, der kan stå her; forventet: { $expected }.
reason-list_yes_or_no = { $found } siger ikke, om spilleren er dansk; forventet: { $expected }.
