# Settings of tournaments and groups
reason-not_created = The tournament must be created first.
reason-already_created = The tournament already exists.
reason-tournament_name_missing = The tournament needs a name.
reason-federation_not_three_letters = A federation is written with three capital letters, such as DEN.
reason-date_malformed = { $date } is not a date; write it as 2026-03-14.
reason-ends_before_start = The last day, { $ends }, comes before the first, { $starts }.
reason-arbiter_needs_approval = { $name } is arbiter and may play only with the registrar’s approval. Get it and note it in the settings.
reason-unknown_group = There is no group with number { $number }.
reason-group_name_missing = The group needs a name.
reason-group_name_taken = Another group is called { $name }; choose another name.
reason-group_has_players =
    Only an empty group can be removed; { $group } has { $players ->
         [one] { $players } player
        *[other] { $players } players
    }.
reason-group_has_rounds = { $group } has published rounds and cannot be removed.
reason-group_finished = { $group } is finished; reopen it first.
reason-group_not_finished = { $group } is not finished, so it need not be reopened.
reason-system_locked = The pairing system has been fixed since the first round was published.
reason-first_board_locked = The first board number, { $board }, has been fixed since the first round was published.
reason-first_board_out_of_range = { reason-board_out_of_range }
reason-rounds_out_of_range = The number of rounds must be between { $least } and { $most }, not { $rounds }.
reason-rounds_below_published =
    { $published ->
         [one] One round is already published
        *[other] { $published } rounds are already published
    }; { $rounds } would be too few.
reason-cycles_out_of_range = All-play-all is single or double, not { $cycles } times.
reason-tiebreak_named_twice = A tie-break is twice in the list; name it once.
reason-tiebreaks_locked = Tie-breaks are announced before round 1 starts and cannot be changed after that.
reason-times_locked = Round { $round } has started; its times can no longer be changed.
reason-schedule_too_long = { $times } times are given for { $rounds } rounds.
reason-schedule_not_ascending = Round { $round } must start later than the round before it.
reason-paired_after_start = Round { $round } must be paired before it starts; the times say otherwise.
reason-section_name_missing = Every section needs a name.
reason-section_named_twice = The section { $section } is listed twice; name it once.
reason-section_in_use = Players belong to the section { $section }; move them first.
reason-unknown_section = There is no section { $section }; there are: { $known }.

# Players
reason-unknown_player =
    There is no such player in this tournament.
    .found = There is no player { $found } in this tournament.
reason-nobody_to_enter = There is no player in the list.
reason-player_name_missing = The player needs a name.
reason-rating_out_of_range = No rating is as high as { $rating }; the highest accepted is { $most }.
reason-fide_k_out_of_range = { $k } is not a factor K; those accepted go from 1 to { $most }.
reason-player_entered_before =
    The same person is already entered.
    .number = The same person is already entered: { $player }, number { $number } in { $group }.
    .player = The same person is already entered: { $player } in { $group }.
    .same_as_row = The same person is in row { $same_as_row } as well.
reason-late_entry_in_all_play_all = The schedule of all-play-all has been fixed since the draw; nobody can be added.
reason-player_erased = What was known about { $player } has been erased and cannot be changed.
reason-withdraw_instead = The start numbers are fixed: withdraw { $player } instead of removing the player.
reason-remove_instead = The start numbers are not fixed yet: remove { $player } instead of withdrawing the player.
reason-board_out_of_range = Board numbers go from 1 to { $most }, not { $board }.
reason-board_fixed_for_other = Board { $board } is fixed for { $player }; choose another.
reason-order_fixed = The start numbers of { $group } are fixed; nobody moves in or out.
reason-player_not_in_group = { $player } does not play in { $group }.
reason-split_needs_two_groups = Name at least two different groups to split the players over.
reason-sizes_do_not_fit = The sizes { $sizes } do not add up to { $players } players in { $groups } groups.
reason-too_many_odd_groups = Only one group may have an odd number of players; these have: { $groups }. Sizes that fit: { $suggested }.
reason-group_too_small =
    { $group } has { $players ->
         [one] { $players } player
        *[other] { $players } players
    }; it needs at least { $least }.
reason-all_play_all_size = All-play-all has { $least } to { $most } players; { $group } has { $players }.
reason-lots_drawn = Lots are drawn once in { $group }; they are not drawn again and not taken back.
reason-order_in_use = Rounds are published with these start numbers; they can no longer be changed.

# Byes and players kept apart
reason-bye_cannot_be_asked = This bye is given by the pairing and cannot be asked for.
reason-bye_in_all_play_all = In all-play-all everybody meets everybody: postpone the game instead.
reason-too_many_byes =
    The event allows { $limit } { $kind ->
         [H] half-point
         [F] full-point
        *[Z] zero-point
    } { $limit ->
         [one] bye
        *[other] byes
    } a player{ $limit ->
         [0] .
         [one] ; { $player } has had it.
        *[other] ; { $player } has had them.
    }
reason-bye_in_last_rounds = Round { $round } is among the last { $closed }, in which no half-point or full-point bye is given.
reason-no_bye_asked = { $player } has not asked for a bye in round { $round }.
reason-round_already_laid = Round { $round } is already paired.
reason-round_not_planned = There is no round { $round }; { $rounds } are planned.
reason-player_withdrawn = { $player } has withdrawn.
reason-forbid_needs_two = Name at least two different players to keep apart.
reason-rounds_backwards = The rounds { $first } to { $last } do not go forwards inside the plan.
reason-forbidden_in_all_play_all = In all-play-all everybody meets everybody; nobody can be kept apart.
reason-not_forbidden = No rule keeps exactly these players apart.

# Rounds
reason-order_missing = The start numbers of { $group } must be fixed first.
reason-draft_exists = There is already a draft of round { $round }; publish or discard it.
reason-no_draft = There is no draft; pair the round first.
reason-draft_outdated = Something has changed since round { $round } was drafted; discard the draft and pair again.
reason-draft_waits = Round { $round } is being changed by hand; publish or discard the change first.
reason-no_round_left = All { $rounds } planned rounds are published.
reason-games_open = Results of round { $round } are missing on board { $boards }.
reason-bring_in_needs_empty_group = { $group } already has players or start numbers. A report is imported into an empty group.
reason-bring_in_not_this_system = A report’s rounds do not say enough about matches and teams; { $system } cannot be imported with its rounds.
reason-bring_in_seated_twice = Round { $round }: start number { $number } is seated twice, or there is no such player.
reason-bring_in_contradicts_itself = The rounds of the report contradict one another.
reason-late_half_points_beyond_limit = { $rounds ->
         [one] One round has been missed
        *[other] { $rounds } rounds have been missed
    }, and the event gives a player { $limit ->
         [0] no half-point bye
         [one] at most one half-point bye
        *[other] at most { $limit } half-point byes
    }. Enter the player without points for the rounds missed, or change the limit in the settings.
reason-pairing_unchanged = The system pairs round { $round } just as it is published. Nothing would change.
reason-ahead_not_put_off = Round { $round } is not published yet. A game ahead of its round can only be given a result.
reason-played_ahead_left_out = { $white } and { $black } have already played their game of round { $round }. Seat them as in the schedule, or clear that result first.
reason-too_early_to_pair = Round { $round } may be paired from { $from }, when the session for adjourned games is over.
reason-games_put_off_before_last_round = Postponed and adjourned games must be finished before the last round; open are (round/board): { $games }.
reason-manual_in_all_play_all = The schedule of all-play-all has been fixed since the draw and is not changed by hand.
reason-manual_open = A change by hand of round { $round } is open; end it first.
reason-manual_not_open = No change by hand is open; begin one first.
reason-note_missing = Say in a note why the pairing was changed.
reason-round_started = Round { $round } has started; its pairing is fixed.
reason-round_not_published = Round { $round } is not published.
reason-boards_shared = { $group } and { $other } use the same boards: { $boards }. Give one of them other numbers.

# Results, leaving, undo, end
reason-no_such_board = There is no board { $board } in round { $round }; the boards are { $first } to { $last }.
reason-notice_missing = Say of the game on board { $board }: had the player given notice, not given notice, or come too late?
reason-result_changed_meanwhile =
    Somebody else has changed board { $board } in the meantime: it showed { $seen ->
         [open] no result
         [postponed] postponed
         [adjourned] adjourned
        *[other] { $seen }
    } and is now { $is ->
         [open] without result
         [postponed] postponed
         [adjourned] adjourned
        *[other] { $is }
    }. Your entry was not saved; check and enter it again.
reason-correction_unconfirmed = Later rounds are published after round { $round }. Look at what the correction on board { $board } changes, and confirm it.
reason-game_finished = The game on board { $board } has a result, { $is }; clear it first.
reason-game_begun = The game on board { $board } has begun: it is adjourned, not postponed.
reason-put_off_in_last_round = Games of the last round cannot be postponed or adjourned.
reason-put_off_too_long = The game must be finished before the last round starts, at { $starts }; { $until } is too late.
reason-player_not_withdrawn = { $player } has not withdrawn.
reason-return_in_all_play_all = { $player } left an all-play-all and does not come back into it.
reason-nothing_to_undo = There is nothing to take back.
reason-step_taken_back = This step has already been taken back, or was never taken.
reason-step_not_last = Something was done after this step in the same group. Take that back first.
reason-erasure_stands = What was erased about { $player } cannot be brought back.
reason-nothing_played = No round of { $group } has been played.

# Time controls
reason-time_control_unreadable = The time control “{ $text }” is not understood; write minutes and seconds a move, 90+30 or 40/90+30, 30+30.
reason-time_control_absurd = { $minutes } minutes for one period? If you meant { $instead }, write that; if you really mean { $minutes } minutes, write { $meant }.
reason-union_rules_locked = { $group } has started: which regulations apply can no longer be changed.
reason-time_below_normal = { $minutes } minutes for one player is below the shortest normal time, { $least } minutes.
reason-moves_per_hour_out_of_range = { $moves } moves in { $minutes } minutes: an intermediate time control must require { $least } to { $most } moves an hour.
reason-quickplay_total_too_short = A game with a quickplay finish lasts at least { $least } minutes for both together; this one lasts { $minutes }.
reason-quickplay_period_out_of_range = A quickplay finish lasts { $least } to { $most } minutes; this one lasts { $minutes }.

# What is to be done next
reason-todo_players = Enter players.
reason-todo_ratings =
    { $count ->
         [one] One player has
        *[other] { $count } players have
    } no rating.
reason-todo_odd_groups = More than one group has an odd number of players: { $groups }. Move one player.
reason-todo_put_off_rules = What do the event’s rules say about adjourned and postponed games? Write it in the settings.
reason-todo_entry_list = Send the entry list of { $group } to the registrar, with name, club, date of birth and rating of every player; it comes back with the current ratings within { $days } days. Enter those.
reason-todo_fee = Send the EMT fee for { $group } to the union’s treasurer.
reason-todo_system_unlisted = This pairing system is not among those that the regulations list for coordinated events (all-play-all, Monrad, Danish Swiss, FIDE Swiss, knock-out, gladiator). Ask the rating officer.
reason-todo_lots_prescribed = Monrad numbers are drawn by lot; here they follow the ratings.
reason-todo_tiebreaks =
    No tie-break is named; used instead: { $default ->
         [dsu-sb] Sonneborn-Berger
         [dsu-ordinary] ordinary correction
         [dsu-median] median correction
         [gladiator] most ordinary games won, then most reduced-time games won, then the mutual encounter
         [fide-1998] results among those who share the first place, then the opponents’ average rating
         [fide-swiss] Buchholz without the lowest opponent, Buchholz, Sonneborn-Berger
         [fide-all-play-all] direct encounter, wins, Sonneborn-Berger
        *[other] { $default }
    }.
reason-todo_time_control = State the time control; the invitation must name it.
reason-todo_time_control_own = State the time control.
reason-todo_sections =
    { $count ->
         [one] One player belongs
        *[other] { $count } players belong
    } to no section.
reason-todo_merged_across_ages = Sections of different ages are played together: { $ages }. This is avoided where possible.
reason-todo_merged_without_need = Every section has at least { $least } players and could play alone.
reason-todo_pair = Pair round { $round }.
reason-todo_end_manual = End the change of round { $round } by hand.
reason-todo_publish = Publish the draft of round { $round }.
reason-todo_discard_draft = Round { $round } has started; discard the change.
reason-todo_start =
    Start round { $round }.
    .starts = Start round { $round }, announced for { $starts }.
reason-todo_results =
    { $count ->
         [one] One result
        *[other] { $count } results
    } of round { $round } missing, on board { $boards }.
reason-todo_default_time = Anyone who has not arrived by { $at } loses the game of round { $round }.
reason-todo_no_default_time = Be at the board when round { $round } starts: there is no default time, and anyone who comes later loses the game.
reason-todo_withdrawn_game = { $player } has withdrawn and has an open game on board { $board } of round { $round }: enter a forfeit or change the pairing.
reason-todo_put_off =
    { $count ->
         [one] One postponed or adjourned game
        *[other] { $count } postponed or adjourned games
    } to be finished before round { $before } (round/board): { $games }.
reason-todo_put_off_open =
    { $count ->
         [one] One postponed or adjourned game is
        *[other] { $count } postponed or adjourned games are
    } still to be finished (round/board): { $games }.
reason-todo_unsporting = On board { $board } of round { $round } a player stayed away without notice: unsporting conduct.
reason-todo_finish = Finish { $group }.
reason-todo_report = Send the report by { $due }.
reason-todo_report_overdue = The report should have been sent by { $due }.
reason-done_order =
    Start numbers are drawn for { $players ->
         [one] one player
        *[other] { $players } players
    }.
reason-done_round = Round { $round } is played.
reason-done_group = { $group } is finished.

# The journal, one line a step
reason-event_nothing = Nothing happened
reason-event_created = Tournament created: { $name }
reason-event_tournament_changed = Settings of the tournament changed
reason-event_group_added = Group added: { $group }
reason-event_group_changed = Settings of { $group } changed
reason-event_group_removed = Group removed: { $group }
reason-event_group_finished = { $group } finished
reason-event_group_reopened = { $group } reopened
reason-event_player_entered = { $player } entered in { $group }
reason-event_players_entered =
    { $count ->
         [one] One player
        *[other] { $count } players
    } entered
reason-event_player_edited = Data of { $player } changed
reason-event_player_removed = { $player } removed
reason-event_player_moved = { $player } moved to { $group }
reason-event_players_moved =
    { $count ->
         [one] One player
        *[other] { $count } players
    } moved
reason-event_board_fixed = Board { $board } fixed for { $player }
reason-event_board_freed = { $player } no longer needs a fixed board
reason-event_name_withheld = Name of { $player } withheld from the public pages
reason-event_name_shown = Name of { $player } shown again on the public pages
reason-event_erased = Data of a player erased: { $player }
reason-event_lots_drawn = Lots drawn in { $group } for { $players } players, seed { $seed }
reason-event_ordered_by_rating = { $players } players of { $group } numbered by rating
reason-event_ordered_by_file = { $group }: start numbers of the report file for { $players } players
reason-event_brought_in = { $group }: imported from a report file { $program }
reason-event_order_dropped = Order by rating of { $group } dropped: the players changed
reason-event_number_given = { $player } got start number { $number } in { $group }
reason-event_bye_asked =
    { $player } asked for a { $kind ->
         [H] half-point
         [F] full-point
        *[Z] zero-point
    } bye in round { $round }
reason-event_bye_cancelled = { $player } plays in round { $round } after all
reason-event_forbidden = { $count } players of { $group } kept apart in rounds { $first } to { $last }
reason-event_allowed = { $count } players of { $group } may meet again
reason-event_drafted = { $group }: round { $round } paired
reason-event_draft_discarded = { $group }: draft discarded
reason-event_manual_begun = { $group }: change by hand begun
reason-event_manual_set = { $group }: pairing changed by hand
reason-event_manual_ended = { $group }: change by hand ended. { $note }
reason-event_published = { $group }: round { $round } published
reason-event_published_by_hand = { $group }: round { $round } published as changed by hand
reason-event_round_started = { $group }: round { $round } started
reason-event_game_set =
    { $group }, round { $round }, board { $board }: { $to ->
         [open] result cleared
         [postponed] postponed
         [adjourned] adjourned
        *[other] { $to }
    }
reason-event_game_set_ahead =
    { $group }, round { $round }, ahead of its round, { $white } – { $black }: { $to ->
         [open] result cleared
        *[other] { $to }
    }
reason-event_withdrawn = { $player } withdrew after round { $after }
reason-event_returned = { $player } came back
reason-event_undone = Step { $step } taken back

# Matches, brackets and teams
reason-ladder_without_matches = Every board of this system is a single game; a ladder of play-offs does not belong to it.
reason-ladder_too_long = A match has at most { $stages } stages of at most { $games } games each.
reason-ladder_begins_ordinary = A match begins with ordinary games, with the colours of the pairing.
reason-ladder_without_winner = The last stage can end level; one of the stages must find a winner. Let it go on until somebody wins, or let a draw win for one side.
reason-ladder_beyond_winner = Stage { $stage } always finds a winner; no stage can follow it.
reason-draw_odds_need_one_game = Stage { $stage }: a draw decides only a stage of a single game, and sudden death needs such a rule.
reason-stage_time_unreadable = Stage { $stage }: { $text } is not a time control; write 5+2, or W5-B4 for White and Black.
reason-ladder_locked = How a match is decided has been fixed since the first round was published.
reason-handicap_total_out_of_range = Both players together have 2 to { $most } minutes, not { $minutes }.
reason-handicap_steps_wrong = The handicap table needs rising differences and falling times of 1 to { $most } minutes for the stronger player.
reason-double_rounds_not_here = Double rounds belong to systems that pair every round afresh and play single games.
reason-double_rounds_odd = With double rounds the number of rounds is even; { $rounds } is not.
reason-double_rounds_locked = Whether rounds are double has been fixed since the first round was paired.
reason-losers_of_knock_out_only = Only a knock-out sends players who are out to another group.
reason-group_takes_losers = { $group } takes the players who are out of { $other }; change that first.
reason-teams_out_of_range = A team event has 2 to { $most } teams, not { $teams }.
reason-bye_in_knock_out = Whoever misses a match of { $group } is out: withdraw the player, or enter a forfeit.
reason-late_entry_after_draw = The lines of { $group } are drawn; nobody can be added.
reason-late_entry_in_teams = The teams of { $group } are playing; nobody can be added.
reason-losers_not_invited = The invitation does not let players who are out of { $group } go on in { $to }.
reason-player_still_in = { $player } is not out of { $group }.
reason-loser_entered_before = { $player } already plays on in another group.
reason-lines_drawn = The lines of { $group } are drawn once; they fix the whole event and are not taken back.
reason-lines_missing = The lines of the bracket of { $group } must be drawn first.
reason-colour_drawn = The first colour of { $group } is drawn once and not taken back.
reason-colour_not_drawn = The first colour of { $group } must be drawn by lot before round 1.
reason-no_colour_to_draw = The system of { $group } draws no first colour.
reason-teams_missing = The teams of { $group } must be formed first.
reason-teams_stand = The teams of { $group } have been fixed since the first round was paired.
reason-no_such_team = There is no team { $team } in { $group }; there are { $teams }.
reason-team_name_too_long = The name of a team has at most { $most } characters.
reason-team_name_taken = Another team is called { $name }; choose another name.
reason-no_teams_here = { $group } is not played in teams.
reason-swap_within_team = Both play in the same team; name players of two teams.
reason-nobody_alike = No two players of { $group } have that in common.
reason-forbidden_without_choice = The draw of { $group } fixes who meets whom; nobody can be kept apart.
reason-pair_outside_bracket = { $white } and { $black } do not meet on the lines drawn; only the colours can be changed by hand.
reason-no_such_game = There is no board { $board } in round { $round } of { $group }.
reason-not_a_match = Board { $board } of round { $round } is a single game, not a match.
reason-match_needs_games = The match on board { $board } is decided by its games; enter or clear them one by one. Only a match nobody came to is entered as a whole.
reason-match_forfeited = The match on board { $board } is forfeited as a whole; clear that first.
reason-both_absent_end_the_match = If both stay away the match is over; enter it for the whole match on board { $board }.
reason-no_such_match_game = The match on board { $board } has no game { $game }; it has { $games }.
reason-later_game_played = Game { $later } on board { $board } was played and would no longer belong to the match; clear it before game { $game } is changed.
reason-match_lot_stands = Lots were drawn for the colours of the match on board { $board }; that is not taken back. Correct the game instead.
reason-pace_disagrees =
    { $group } is { $pace ->
         [standard] standard
         [rapid] rapid
        *[blitz] blitz
    } by its settings and { $by_time ->
         [standard] standard
         [rapid] rapid
        *[blitz] blitz
    } by its time control.
reason-bracket_not_full = { $players } players do not fill a bracket of { $lines } lines; the best seeds go on without a match.
reason-rounds_beyond_field = { $players } players cannot play { $rounds } rounds without meeting again; { $most } is the most.
reason-rounds_near_limit = With { $players } players more than { $half } rounds may leave a last round that cannot be paired; { $rounds } are planned. Rokade looks one round ahead.

# Their journal
reason-event_lines_drawn = { $lines } lines of { $group } drawn, seed { $seed }
reason-event_colour_drawn = First colour of { $group } drawn: { side }, seed { $seed }
reason-event_forbidden_softly = { $count } players of { $group } kept apart in rounds { $first } to { $last } if possible
reason-event_teams_formed = { $teams } teams formed in { $group }
reason-event_team_renamed = { $group }: team { $team } is called { $name }
reason-event_team_players_swapped = { $group }: { $player } and { $other } changed teams
reason-event_match_game_added = { $group }, round { $round }, board { $board }: a further game, { $player } has White
reason-event_match_colours_drawn = { $group }, round { $round }, board { $board }: colours drawn, { $player } has White, seed { $seed }
reason-event_match_game_set =
    { $group }, round { $round }, board { $board }, game { $game }: { $to ->
         [open] result cleared
        *[other] { $to }
    }
reason-event_match_game_dropped = { $group }, round { $round }, board { $board }: game { $game } is no longer needed
