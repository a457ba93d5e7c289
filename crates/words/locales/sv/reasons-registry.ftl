# Vilka som står på ratinglistan och med vilket tal; den årliga jämförelsen med FIDE:s lista; en säsongs rapporter.
reason-entry_number_unknown = Ingen kan tilldela { $rating } som första ratingtal: en ny spelare börjar med { $values } eller med { $from } och uppåt.
reason-entry_other_office =
    { $rating } som första ratingtal föreslås av { $proposer ->
         [club_chair] klubbordföranden
         [district_chair] distriktsordföranden
         [organiser] arrangören
         [rating_committee] ratingkommittén
        *[executive_committee] verkställande utskottet
    } och avgörs av { $decider ->
         [club_chair] klubbordföranden
         [district_chair] distriktsordföranden
         [organiser] arrangören
         [rating_committee] ratingkommittén
        *[executive_committee] verkställande utskottet
    }.
reason-entry_by_executive = { $rating }: tilldelat av verkställande utskottet på förslag av ratingkommittén.
reason-entry_by_district = { $rating }: godkänt av distriktsordföranden.
reason-entry_from_list =
    { $rating }: ett av de första ratingtalen som ges av { $office ->
         [club_chair] klubbordföranden
         [district_chair] distriktsordföranden
         [organiser] arrangören
         [rating_committee] ratingkommittén
        *[executive_committee] verkställande utskottet
    }.
reason-number_archived = Det senaste ratingräknade resultatet är från { $last }: borta från listan sedan { $since }, talet ligger i arkivet.
reason-number_still_listed = Det senaste ratingräknade resultatet är från { $last }: fortfarande på listan, och talet gäller.
reason-number_restored = Det senaste ratingräknade resultatet är från { $last }: talet från arkivet gäller igen.
reason-number_not_restored = Det senaste ratingräknade resultatet är från { $last }, och andra tävlingar har spelats sedan dess: talet från arkivet gäller inte; ett nytt tilldelas som åt en ny spelare.
reason-fresh_start_open = Det senaste ratingräknade resultatet är från { $last }: spelaren får börja om som ny spelare.
reason-fresh_start_later = Det senaste ratingräknade resultatet är från { $last }: spelaren får börja om från { $from }.
reason-reassessment_open = Ingen ratingräknad tävling sedan { $last }: ett tal långt från spelstyrkan får föreslås på nytt med ratingkommitténs godkännande.
reason-reassessment_later = Den senaste ratingräknade tävlingen är från { $last }: ett nytt tal får föreslås från { $from }.
reason-reassessment_unapproved = Ett tal som föreslås på nytt måste godkännas av ratingkommittén.
reason-start_from_file = Börjar med talet i registret den { $day }.
reason-start_at_report = En tävling utomlands: börjar med talet på rapportens dag.
reason-foreign_report_due = Resultatet ska vara ratingkommittén till handa senast { $day }, { $days } dagar efter hemkomsten.
reason-foreign_report_before_event = Resultatet ska vara ratingkommittén till handa innan nästa tävling börjar { $day }.
reason-opponent_by_elo = Räknas med sin FIDE-rating.
reason-opponent_by_national = Räknas med sitt nationella ratingtal.
reason-opponent_by_performance = Räknas med sin prestation i tävlingen.
reason-opponent_by_estimate = Räknas med ratingkommitténs uppskattning: inget annat är känt.
reason-opponent_needs_estimate = Inget är känt om denna motståndare: ratingkommittén får göra en uppskattning.
reason-published_by_rating = Har { $from } eller mer.
reason-published_as_candidate = Har ett kandidatresultat.
reason-published_as_junior = Bland juniorerna med högst rating.
reason-published_as_woman = Bland kvinnorna med högst rating.
reason-coordination_day_fits = Dagen ligger mellan { $from } och { $to }.
reason-coordination_day_outside = Talen justeras på en dag från { $from } till { $to }.
reason-coordination_nobody = Ingen på listan kan jämföras: det behövs danska spelare med tillräckligt många FIDE-ratingräknade partier och tillräckligt högt tal på båda listorna.
reason-coordination_foreign = Inte jämförd: inte dansk spelare.
reason-coordination_without_elo = Inte jämförd: ingen FIDE-rating.
reason-coordination_few_games = Inte jämförd: { $games } FIDE-ratingräknade partier, det måste vara över { $over }.
reason-coordination_low = Inte jämförd: { $rating } på en av listorna, det måste vara över { $over } på båda.
reason-coordination_close = Snitten skiljer { $difference }, mindre än { $from }: inget tal justeras.
reason-coordination_up = Det danska snittet är { $difference } lägre: talen höjs med { $by }, mindre i de lägre raderna.
reason-coordination_down = Det danska snittet är { $difference } högre: talen sänks med { $by }, mindre i de lägre raderna.
reason-coordination_unchanged = Talet står kvar.
reason-coordination_too_low = Justeras inte: inte över { $limit }.
reason-coordination_floor = Justerat med { $by } och höjt till { $floor }.
reason-coordination_row = Justerat med { $full } minus { $less }: { $by }.
reason-season_person_twice = Spelare { $player } och en annan har samma medlemsnummer eller FIDE-nummer. Rätta den ena, eller anmäl spelaren som samma person.
reason-season_nothing_rated = Inget parti kan ratingräknas: snabbschack, blixt och ospelade partier ratingräknas inte, inte heller partier med spelare utan rating.
reason-season_group_unfinished = { $group } är inte avslutad. Avsluta gruppen, så ratingräknas hela tävlingen.
reason-season_nothing_played = Inget är spelat, och ingen sista dag är angiven.
reason-season_ends_before_start = Tävlingen slutar { $ends }, innan den börjar { $starts }. Rätta datumen.
reason-ratings_filed_meanwhile = Någon annan har registrerat ratingtal under tiden. Inget är registrerat; kör igen.
reason-list_empty = Listan är tom; första raden nämner kolumnerna: { $expected }.
reason-list_columns_missing = Första raden, { $found }, nämner inte alla kolumner; förväntat: { $expected }.
reason-list_number_missing = Spelaren har inget tal på den danska listan; förväntat något som { $expected }.
reason-list_number_wrong = { $found } är inte ett tal som kan stå här; förväntat: { $expected }.
reason-list_yes_or_no = { $found } säger inte om spelaren är dansk; förväntat: { $expected }.
