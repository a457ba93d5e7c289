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
