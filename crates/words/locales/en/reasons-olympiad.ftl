# Team event of a club: who faces whom, and who waits.
reason-team_board = Board { $board } of team { $white_team } against team { $black_team }; colours change from board to board, and team { $white_team } has White here.
reason-team_schedule_sum =
    { $one } + { $other } = { $sum }, and in this round the teams meet whose numbers add up to one of these: { $sums }. { $colour ->
         [lower] The sum is odd, so the lower number has White on odd boards and Black on even ones.
        *[higher] The sum is even, so the higher number has White on odd boards and Black on even ones.
    }
reason-team_schedule_highest =
    { $one } + { $one } = { $sum } is one of the sums of this round ({ $sums }), so team { $one } would meet itself and meets the highest number, team { $other }. { $colour ->
         [lower] Up to number { $half } the lower number has White on odd boards against the highest, and Black on even ones.
        *[higher] Above number { $half } the highest number has White on odd boards, and Black on even ones.
    }
reason-teams_drafted = Drafted from the players in order of strength; the teams pick { $picks }, and so on from the beginning.
reason-teams_formed = The teams were formed beforehand, as they are listed here.
reason-team_rests = Team { $team } rests in this round: with { $teams } teams one always does.
reason-team_is_shorter = Nobody to meet in this round: team { $team } has no player on board { $board }.
reason-team_opponent_away = The opponent on board { $board }, { $opponent }, is not there; the game counts as won.
reason-without_team = Belongs to no team: the teams were formed before the entry.
reason-too_few_teams = Teams: { $teams }. A round needs at least two.
reason-teams_without_players =
    { $empty ->
         [one] One of the { $teams } teams has no players
        *[other] { $empty } of the { $teams } teams have no players
    }: there are only { $players }. A team without players plays no match and stands last.
reason-teams_have_met = With { $teams } teams the schedule ends after round { $rounds }; all teams have met.
