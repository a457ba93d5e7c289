# What the federation's rules make of warnings, entries, invitations and titles.
reason-facts_unreadable = This is not a question that can be answered: { $detail }.
reason-fact_missing = The fact “{ $field }” is missing or 0.
reason-year_outside = { $year } is no year that can be asked for.
reason-entered_twice = Person { $person } is named twice.
reason-history_after_asked = The history holds a sanction given on { $given }, after the one asked for, { $asked }.
reason-suspension_below_least = Missing a whole event without accepted notice brings a suspension of at least { $least } months; a shorter one or a warning cannot be given for it.
reason-suspension_too_long = A suspension of { $months } months cannot be meant; at most { $most } can be given here.
reason-sanction_warning = A warning, valid for a year after the last playing day of its event, { $last }.
reason-sanction_second_warning = An earlier warning is valid until { $until }: the new one becomes a suspension of { $months } months.
reason-sanction_after_suspension = An earlier suspension ended on { $ended }, at most a year ago: the warning becomes a suspension of { $months } months.
reason-sanction_doubled =
    { $asked ->
        [one] An earlier suspension ended on { $ended }, at most a year ago: the one month asked for becomes { $months }.
       *[other] An earlier suspension ended on { $ended }, at most a year ago: { $asked } months asked for become { $months }.
    }
reason-sanction_whole_event = Missed a whole event without accepted notice: a suspension of { $months } months, at least { $least }.
reason-sanction_suspension =
    { $months ->
        [one] A suspension of one month, as asked for.
       *[other] A suspension of { $months } months, as asked for.
    }
reason-entry_after_deadline = Entered after the deadline.
reason-entry_without_fee = The entry fee was not paid by the deadline.
reason-first_round_missing = Person { $person } wants to play among the veterans and reaches the age between the deadline and Easter Monday: state first_round, the day on which round 1 starts.
reason-landshold_class_winner = Step 1: last year’s winner of the class.
reason-landshold_kandidat_winner = Step 2: last year’s winner of the candidate class.
reason-landshold_high_number =
    { $games ->
        [one] Step 3: rated { $number }, high enough for a direct place; { $games } rated game since the last championship.
       *[other] Step 3: rated { $number }, high enough for a direct place; { $games } rated games since the last championship.
    }
reason-landshold_candidate_result =
    { $games ->
        [one] Step 4: a candidate result between last year’s and this year’s deadline; rated { $number }, { $games } rated game since the last championship.
       *[other] Step 4: a candidate result between last year’s and this year’s deadline; rated { $number }, { $games } rated games since the last championship.
    }
reason-landshold_master =
    { $games ->
        [one] Step 5: a master player; rated { $number }, { $games } rated game since the last championship.
       *[other] Step 5: a master player; rated { $number }, { $games } rated games since the last championship.
    }
reason-kandidat_landshold_last_year = Step 1: played in last year’s national-team class and does not in this year’s.
reason-kandidat_junior_champion = Step 2: junior champion.
reason-kandidat_junior = Step 3: one of the highest rated juniors entered; rated { $number }.
reason-kandidat_qualified = Step 4: qualified in one of last year’s top groups by the organiser’s rule.
reason-kandidat_candidate_result = Step 5: a candidate result between last year’s and this year’s deadline; rated { $number }.
reason-kandidat_high_number = Step 6: rated { $number }, high enough for a direct place.
reason-kandidat_wildcard = The organiser’s wildcard, approved by the executive committee.
reason-kandidat_filled_up = Rated { $number }, the highest of the others: fills the class up.
reason-kandidat_made_even = Rated { $number }, the highest of the others: makes the number even.
reason-too_old_for_group = Will be older this year than the group allows.
reason-girls_group_chosen_by_boy = This group is for girls.
reason-title_not_eligible = Plays and is placed, but may not hold the title.
reason-title_without_membership = Not a member of the union.
reason-title_without_residence = Neither lives in the Realm nor is a Danish citizen.
reason-title_for_another_federation = Registered with FIDE for a federation outside the Realm.
reason-return_before_last_rated = The return on { $returns } lies before the last rated result, { $last }.
reason-invitation_kind_missing = Say whether the event is open or closed.
reason-open_with_selection = An open event is open to every member of the union; players are selected for a closed one only.
reason-invitation_system_missing = State the pairing system.
reason-system_not_listed = The system is not one of the six that may be used; ask the registrar.
reason-invitation_time_missing = The invitation must state the time control.
reason-time_too_short = The time is { $minutes } minutes for one player; the shortest normal time is { $least }.
reason-moves_per_hour_outside = { $moves } moves in { $minutes } minutes: an intermediate time control has { $least } to { $most } moves an hour.
reason-quickplay_finish_outside = The quickplay finish takes { $minutes } minutes; { $least } to { $most } are allowed.
reason-time_not_of_the_class = The regulations give this class another time control.
reason-playing_time_too_short = Both players together have { $minutes } minutes; with a quickplay finish they need { $least }.
reason-default_time_not_announced = Say how late a player may come where it is not the usual time.
reason-invitation_selection_missing = A closed event says how players are selected and on what conditions they enter.
reason-invitation_grouping_missing = A closed event says how the groups are made.
reason-announced_too_late = Announce the event to all clubs of the main district by { $last }.
reason-not_in_magazine = Announce the event in the union’s magazine if possible.
reason-invitation_address = Give an address at which the place is found.
reason-invitation_times = Give the start of every round, and the days for adjourned games where there are any.
reason-putting_off_not_regulated = Say how games are adjourned and postponed, or that none are.
reason-grouping_not_announced = Say how the groups are made where not by rating.
reason-reentry_not_announced = Say that players who are knocked out go on in another group.
reason-smoke_not_disclosed = Say that there are smoke-free rooms, or that there are none.
reason-elo_not_announced = The invitation does not say that the event is rated by FIDE.
reason-elo_too_late =
    { $last ->
        [none] For FIDE’s rating the event is announced as such, or registered with the rating committee in time.
       *[other] For FIDE’s rating the event is announced as such, or registered with the rating committee by { $last }.
    }
reason-deadline_missing = State when entries close.
reason-deadline_too_close = Entries should close by { $last }, so that the registrar can return the list.
reason-fee_below_union_fee = The entry fee should cover the union’s event fee.
reason-entry_address_missing = Say where to enter.
reason-late_fee_not_announced = A fee for late entries is taken only if it was announced.
reason-tie_breaks_missing = Name the tie-breaks.
reason-arbiter_licence_missing = At least one arbiter must hold licence I.
reason-committee_incomplete = The committee of the event must have three members.
reason-late_in_calendar =
    { $last ->
        [none] The days should be fixed a year ahead.
       *[other] The days should be fixed a year ahead, by { $last }.
    }
reason-regulations_not_named = Name the Laws and the regulations that the event goes by.
reason-person_unknown = There is no person { $person } in the register.
reason-person_not_found = Nobody in the register is known by that number; write a member number, fide:NUMBER or id:NUMBER.
reason-person_merged = Person { $person } was registered twice and is now { $into }.
reason-person_erased = All that was known of person { $person } is erased.
reason-person_name_missing = A person needs a name.
reason-not_three_letters = { $found } is no federation or country: write three capital letters, such as DEN ({ $field }).
reason-text_unprintable = The field { $field } holds signs that cannot be printed.
reason-number_taken = Member number { $number } was given to person { $person }; a number is never given again.
reason-number_there = The person has member number { $number } already.
reason-number_impossible = { $number } is no member number; the largest is { $most }.
reason-number_not_read = That is no member number; write a number, or next.
reason-fide_id_impossible = { $found } is no FIDE number.
reason-fide_id_taken = FIDE number { $id } belongs to person { $person }.
reason-fide_id_missing = Person { $person } is not linked to a FIDE number.
reason-merge_same_person = That is one and the same person, { $person }.
reason-merge_same_event = Both have played in the same event ({ $events }): they are two persons.
reason-merge_unknown = Person { $person } was not joined to anybody.
reason-name_missing = A name is needed.
reason-district_unknown = There is no main district { $district }.
reason-district_not_found = No main district has that number or name.
reason-district_name_taken = There is already a main district called { $name }.
reason-district_closed = { $name } is not open: { $day }.
reason-district_has_clubs = Clubs still belong to the main district: { $clubs }.
reason-club_unknown = There is no club { $club }.
reason-club_not_found = No club has that number or name.
reason-club_name_taken = There is already a club called { $name }.
reason-club_closed = { $name } is not open on that day: { $day }.
reason-club_merged_with_itself = Club { $club } cannot be joined to itself.
reason-end_before_begin = The last day { $to } lies before the first, { $from }.
reason-membership_there = That membership has held since { $from }.
reason-membership_unknown = Person { $person } has no such membership that has not ended.
reason-transfer_same_club = Both are club { $club }.
reason-not_a_member = No membership on { $day }: join a club or the union, as a foreigner ask the registrar, or use the one event that a non-member may play.
reason-guest_play_used = The one event that a non-member may play is used: { $event }, { $day }.
reason-guest_is_member = Person { $person } plays as a member or by an exemption and uses no guest event.
reason-exemption_not_foreign = Only foreigners are exempted; person { $person } is none by federation or citizenship.
reason-event_missing = Which event is meant is not said.
reason-right_missing = The office { $office } may not do this; it is done by { $offices }.
reason-right_elsewhere = { $office } acts only for the club or district it is held for.
reason-office_not_held = Whoever acts does not hold the office { $office } on { $day }.
reason-office_named_by_other = { $office } is named by { $offices }.
reason-office_of_whom = { $office } is held for a club or district: write its number behind a colon.
reason-office_held = The person holds { $office } since { $from } already.
reason-term_unknown = There is no term { $term }.
reason-term_over = The term ends { $to } at the latest as it is.
reason-rk_term_too_long = The term ends { $longest } at the latest, not { $to }.
reason-rk_incomplete = The rating committee has { $members } members of { $needed } and { $substitutes } substitutes of { $substitutes_needed }.
reason-rk_terms_not_staggered = { $ending } terms of the rating committee end in { $year }; one ends in every year.
reason-entry_waits_for = The rating { $number } waits for { $office }.
reason-entry_has_number = The player has the rating { $number } already; whoever comes back is restored or starts afresh.
reason-proposal_unknown = Nothing that was proposed for person { $person } waits for an answer.
reason-number_not_on_file = Person { $person } has no rated result on file.
reason-number_restored_before = The number was restored on { $day } already.
reason-played_elsewhere_unknown = Whether other events were played meanwhile decides; ask the player and say yes or no.
reason-step_unknown = There is no step { $step } that could be taken back.
reason-step_of_other_office = Step { $step } was done by { $office }; that office or the registrar takes it back.
reason-step_erased = Step { $step } erased a person; that cannot be taken back.
reason-step_changed_since = Something built on step { $step }: take the later steps back first.
reason-task_number_to_grant = The first rating { $number }, proposed { $proposed }, waits for an answer before round 1.
reason-task_reassessment_to_approve = The re-assessment to { $number }, proposed { $proposed }, waits for the rating committee.
reason-task_exemption_asked = Asks to play { $event } without a membership.
reason-task_rk_term_ends = The term in the rating committee ends { $to }: somebody is to be named.
reason-register_text_too_long = The field { $field } is too long: at most { $most } signs.
reason-import_number_of_another =
    The number { $number } belongs to somebody else in the register: { $name }.
    .birth = The number { $number } belongs to somebody else in the register: { $name }, born { $birth }.
reason-import_fide_of_another =
    The FIDE number { $fide_id } belongs to somebody else in the register: { $name }.
    .birth = The FIDE number { $fide_id } belongs to somebody else in the register: { $name }, born { $birth }.
reason-import_person_unclear =
    { $count ->
        [one] Somebody of this name is in the register; without a number or the whole date of birth it is not certain to be the same person.
       *[other] { $count } persons of this name are in the register.
    }
reason-import_date_impossible = This date cannot be right: { $found }.
reason-import_club_unknown = The register knows no club called “{ $club }”.
reason-import_district_unknown =
    A district must be stated here.
    .district = The register knows no district called “{ $district }”.
reason-import_same_line_twice = The same person is already in line { $other_line }.
