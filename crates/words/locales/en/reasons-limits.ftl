reason-text_too_long = { $field ->
    [event_name] The name of the event
    [place] The place
    [organiser] The organiser’s name
    [arbiter] An arbiter’s name
    [federation] The federation
    [time_zone] The time zone
    [put_off_rules] The text about adjourned and postponed games
    [group_name] The name of the group
    [time_control] The time control
    [section] The name of a section
    [laws] The edition of the Laws
    [family_name] The family name
    [given_name] The given name
    [club] The club
    [national_id] The member number
    [note] The note
    [grounds] The grounds
    [written_move] The written move
    [fen] The position
    [envelope_line] A line of the envelope
    [remark] The remark
    [penalty] The decision
    [incident] The kind of incident
    [answer] An answer
    [prize_name] The name of a prize
    [honour] The description of a prize
    [receiver] The receiver
    [program] The name of the program
   *[other] A text
} may have at most { $most } characters, not { $found }. The text begins “{ $begins }”.
reason-number_out_of_range = { $field ->
    [byes] The number of byes
    [period_seconds] The time of a period, in seconds,
    [increment_seconds] The increment, in seconds,
    [period_moves] The number of moves in a period
    [acceleration_groups] The number of groups in the acceleration
    [acceleration_rounds] The number of accelerated rounds
    [handicap_difference] The difference in rating
    [default_minutes] The default time, in minutes,
    [appeal_minutes] The time for an appeal, in minutes,
    [draw_from_move] The move from which a draw may be agreed
    [fide_id] The FIDE number
    [birth_year] The year of birth
    [birth_month] The month of birth
    [birth_day] The day of birth
    [moves_recorded] The number of moves
    [clock] A time on the clock, in milliseconds,
    [increment] An increment or delay, in milliseconds,
    [prize_rating] The rating limit of a prize
    [age] The age limit of a prize
    [suspension_months] The length of a suspension, in months,
   *[other] A number
} must be between { $least } and { $most }, not { $found }.
reason-list_too_long = { $field ->
    [arbiters] Names of arbiters
    [groups] Groups
    [group_size] Players in a group
    [schedule] Rounds in the schedule
    [periods] Periods of a time control
    [tiebreaks] Tie-breaks
    [sections] Sections
    [handicap_steps] Steps of a handicap
    [players] Players
    [seats] Boards
    [squares] Squares
    [envelope] Lines of the envelope
    [answers] Answers
    [brought_rounds] Rounds of the report
    [brought_boards] Boards or rules of the report
    [brought_byes] Byes of the report
   *[other] Entries
} may be at most { $most } in number, not { $found }.
reason-moment_out_of_range = { $field ->
    [event_date] The date of the event
    [round_start] The start of a round
    [pairing_time] The time of pairing
    [until] The time a game is put off to
   *[other] A time
} was given as { $found }; accepted are the years { $least } to { $most }.
reason-birth_in_future = The year of birth is { $found }; the latest accepted is { $most }.
reason-birth_no_day = { $found } is not a day of the calendar. Give year, month and day of birth, or the year alone.
