# What a report lacks, and what the committee decided.
reason-report_no_chief_arbiter = No chief arbiter is named.
reason-report_day_counted =
    { $days } days after { $what ->
         [round] the day of the last round, { $from }
        *[end] the end of the event, { $from }
    }.
reason-report_no_dates = Nothing says when the event was played: give its dates or those of the rounds.
reason-report_no_last_day = The last day of the event is not given: give it, or the dates of the rounds.
reason-report_date_impossible = “{ $found }” in record { $record } is not a date: write the day that is meant, as year/month/day.
reason-report_date_ambiguous = “{ $found }” in record { $record } may be { $one } or { $other }: write the day that is meant, as year/month/day.
reason-report_dates_reversed = The event ends on { $ends }, before it starts on { $starts }: correct one of the dates.
reason-report_rounds_outside = Rounds dated outside the event: { $rounds }. Correct the dates of the rounds or of the event.
reason-report_sanctions_unknown = A report file does not contain warnings and suspensions: add them if any were given.
reason-report_unsporting_undecided =
    { $count ->
        [one] One absence without notice is unsporting; the tournament committee may warn or exclude the player.
       *[other] { $count } absences without notice are unsporting; the tournament committee may warn or exclude the players.
     }
reason-report_no_results = Nothing has been played.
reason-report_results_open =
    { $count ->
        [one] One result is missing.
       *[other] { $count } results are missing.
     }
reason-report_rounds_short = Only { $played } of { $rounds } rounds have been played.
reason-report_rounds_undated = Rounds without a date: { $rounds }.
reason-report_no_ratings = No new ratings have been computed.
reason-report_not_rated = Without a new rating ({ $count }): { $players }. Give them a rating or have the rating committee estimate one.
reason-report_birth_missing = Birth date unknown ({ $count }): { $players }.
reason-report_club_missing = Club unknown ({ $count }): { $players }.
reason-report_fide_id_missing = FIDE number unknown ({ $count }): { $players }. One player without it can keep the event from being rated.
reason-report_group_open = { $group } is not finished.
reason-report_appeal_open = The appeal on incident { $incident } is not decided.
reason-report_to_nobody = Say to whom the report was sent.
reason-todo_report_again = Something has changed since the report was sent: send it again, by { $due }.
reason-done_report = The report was sent to { $to }, { $at }.
reason-event_report_sent = Report sent to { $to }
reason-event_warned = { $player } was warned by the tournament committee
reason-event_suspended =
    { $months ->
        [one] { $player } was excluded from coordinated events for one month
       *[other] { $player } was excluded from coordinated events for { $months } months
     }
reason-penalty_without_grounds = { $player } gets the reasons in writing: write them down.
reason-suspension_without_time = { $player } is excluded for a stated time: say how many months.
reason-sanction_by_ruling = Warned by the arbiter, incident { $incident }.
reason-sanction_warned = By the tournament committee: { $grounds }
reason-sanction_suspended =
    { $months ->
        [one] One month, by the tournament committee: { $grounds }
       *[other] { $months } months, by the tournament committee: { $grounds }
     }
reason-sanction_no_show = Did not come and had not told the arbiter.
reason-sanction_play_off_no_show = Did not come to a game of the play-off and had not told the arbiter.
reason-sanction_whole_event_missed = Missed the whole event without notice: at least { $months } months’ suspension.
reason-sanction_left_without_notice = Left the event after this round without telling the arbiter.
reason-report_candidates_unstated =
    The kind of event for § 26, or the rating committee’s approval, is not stated: { $count ->
        [one] one player has
       *[other] { $count } players have
    } the points for a candidate result ({ $players }).
