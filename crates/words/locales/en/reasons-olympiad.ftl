# Team event of a club: who faces whom, and who waits.
reason-team_board = Board { $board } of team { $white_team } against team { $black_team }; colours change from board to board, and team { $white_team } has White here.
reason-team_rests = Team { $team } rests in this round: with { $teams } teams one always does.
reason-team_is_shorter = Nobody to meet in this round: team { $team } has no player on board { $board }.
reason-team_opponent_away = The opponent on board { $board }, { $opponent }, is not there; the game counts as won.
reason-without_team = Belongs to no team: the teams were formed before the entry.
reason-too_few_teams = Teams: { $teams }. A round needs at least two.
reason-teams_without_players =
    { $empty ->
         [one] One of the { $teams } teams has no players
        *[other] { $empty } of the { $teams } teams have no players
    }: there are only { $players }. A team without players plays no match and comes last.
reason-teams_have_met = With { $teams } teams the schedule ends after round { $rounds }; all teams have met.
