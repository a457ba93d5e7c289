# Team event of a club: who faces whom, and who waits.
reason-team_board = Bord { $board } i lag { $white_team } mot lag { $black_team }; färgerna växlar från bord till bord, och här har lag { $white_team } vit.
reason-team_rests = Lag { $team } står över i denna rond: med { $teams } lag gör alltid ett det.
reason-team_is_shorter = Ingen att möta i denna rond: lag { $team } har ingen spelare på bord { $board }.
reason-team_opponent_away = Motståndaren på bord { $board }, { $opponent }, är inte på plats; partiet räknas som vunnet.
reason-without_team = Hör inte till något lag: lagen bildades före anmälan.
reason-too_few_teams = Lag: { $teams }. En rond kräver minst två.
reason-teams_without_players =
    { $empty ->
         [one] Ett av de { $teams } lagen har inga spelare
        *[other] { $empty } av de { $teams } lagen har inga spelare
    }: det finns bara { $players }. Ett lag utan spelare spelar ingen match och står sist.
reason-teams_have_met = Med { $teams } lag slutar rondschemat efter rond { $rounds }; alla lag har mött varandra.
