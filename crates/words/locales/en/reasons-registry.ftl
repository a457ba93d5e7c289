# Who is on the rating list, with which number; the yearly comparison with the FIDE list; filing a season.
reason-entry_number_unknown = Nobody can grant a first rating of { $rating }: a new player starts with { $values }, or with { $from } and more.
reason-entry_other_office =
    A first rating of { $rating } is proposed by { $proposer ->
         [club_chair] the club chair
         [district_chair] the chair of the main district
         [organiser] the organiser
         [rating_committee] the rating committee
        *[executive_committee] the executive committee
    } and decided by { $decider ->
         [club_chair] the club chair
         [district_chair] the chair of the main district
         [organiser] the organiser
         [rating_committee] the rating committee
        *[executive_committee] the executive committee
    }.
reason-entry_by_executive = { $rating }: granted by the executive committee on the proposal of the rating committee.
reason-entry_by_district = { $rating }: approved by the chair of the main district.
reason-entry_from_list =
    { $rating }: one of the first ratings given by { $office ->
         [club_chair] the club chair
         [district_chair] the chair of the main district
         [organiser] the organiser
         [rating_committee] the rating committee
        *[executive_committee] the executive committee
    }.
reason-number_archived = The last rated result is from { $last }: off the list since { $since }; the number is kept in the archive.
reason-number_still_listed = The last rated result is from { $last }: still on the list, so the number counts.
reason-number_restored = The last rated result is from { $last }: the number from the archive counts again.
reason-number_not_restored = The last rated result is from { $last }, and other events were played since: the number from the archive does not count; a new one is granted as to a new player.
reason-fresh_start_open = The last rated result is from { $last }: the player may start again as a new player.
reason-fresh_start_later = The last rated result is from { $last }: the player may start again as a new player from { $from }.
reason-reassessment_open = No rated event since { $last }: a new number may be proposed if this one is far from the playing strength, with the approval of the rating committee.
reason-reassessment_later = The last rated event is from { $last }: a new number may be proposed from { $from }.
reason-reassessment_unapproved = A newly proposed number needs the approval of the rating committee.
reason-start_from_file = Starts from the number on file on { $day }.
reason-start_at_report = An event abroad: starts from the number current when it is reported.
reason-foreign_report_due = The result must reach the rating committee by { $day }, { $days } days after the return.
reason-foreign_report_before_event = The result must reach the rating committee before the next event begins on { $day }.
reason-opponent_by_elo = Counts with the FIDE rating.
reason-opponent_by_national = Counts with the national rating.
reason-opponent_by_performance = Counts with the performance in this event.
reason-opponent_by_estimate = Counts with the estimate of the rating committee: nothing else is known.
reason-opponent_needs_estimate = Nothing is known of this opponent: the rating committee may give an estimate.
reason-published_by_rating = Rated { $from } or more.
reason-published_as_candidate = Holds a candidate result.
reason-published_as_junior = Among the highest rated juniors.
reason-published_as_woman = Among the highest rated women.
reason-coordination_day_fits = The day lies between { $from } and { $to }.
reason-coordination_day_outside = The numbers are adjusted on a day from { $from } to { $to }.
reason-coordination_nobody = Nobody on the list can be compared: Danish players with enough FIDE games and a high enough rating on both lists are needed.
reason-coordination_foreign = Not compared: not a Danish player.
reason-coordination_without_elo = Not compared: no FIDE rating.
reason-coordination_few_games = Not compared: { $games } FIDE-rated games, more than { $over } are needed.
reason-coordination_low = Not compared: { $rating } on one of the lists, more than { $over } on both is needed.
reason-coordination_close = The averages differ by { $difference }, less than { $from }: no number is adjusted.
reason-coordination_up = The Danish average is { $difference } lower: the numbers go up by { $by }, less in the lower rows.
reason-coordination_down = The Danish average is { $difference } higher: the numbers go down by { $by }, less in the lower rows.
reason-coordination_unchanged = The number stays.
reason-coordination_too_low = Not adjusted: not over { $limit }.
reason-coordination_floor = Adjusted by { $by } and raised to { $floor }.
reason-coordination_row = Adjusted by { $full } less { $less }: { $by }.
reason-season_person_twice = Player { $player } and another one have the same member number or FIDE number. Correct one of them, or enter the player as the same person.
reason-season_nothing_rated = No game can be rated: rapid, blitz and unplayed games are not, nor games of players without a rating.
reason-season_group_unfinished = { $group } is not finished. Finish it, then the whole event is rated.
reason-season_nothing_played = Nothing was played, and no last day is set.
reason-season_ends_before_start = The event ends on { $ends }, before it begins on { $starts }. Correct the dates.
reason-ratings_filed_meanwhile = Somebody else has filed ratings in the meantime. Nothing was filed; run it again.
reason-list_empty = The list is empty; its first line names the columns: { $expected }.
reason-list_columns_missing = The first line, { $found }, does not name every column; expected: { $expected }.
reason-list_number_missing = The player has no number on the Danish list; expected something like { $expected }.
reason-list_number_wrong = { $found } is not a number that can be here; expected: { $expected }.
reason-list_yes_or_no = { $found } does not say whether the player is Danish; expected: { $expected }.
