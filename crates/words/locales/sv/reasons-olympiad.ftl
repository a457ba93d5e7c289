# Team event of a club: who faces whom, and who waits.
reason-team_board = Bord { $board } i lag { $white_team } mot lag { $black_team }; färgerna växlar från bord till bord, och här har lag { $white_team } vit.
reason-team_schedule_sum =
    { $one } + { $other } = { $sum }, och i denna rond möts de lag vars nummer ger någon av dessa summor: { $sums }. { $colour ->
         [lower] Summan är udda, så det lägre numret har vit på udda bord och svart på jämna.
        *[higher] Summan är jämn, så det högre numret har vit på udda bord och svart på jämna.
    }
reason-team_schedule_highest =
    { $one } + { $one } = { $sum } är en av rondens summor ({ $sums }), så lag { $one } skulle möta sig självt och möter det högsta numret, lag { $other }. { $colour ->
         [lower] Till och med nummer { $half } har det lägre numret vit på udda bord mot det högsta, och svart på jämna.
        *[higher] Över nummer { $half } har det högsta numret vit på udda bord, och svart på jämna.
    }
reason-teams_drafted = Valda bland spelarna efter styrka; lagen väljer { $picks } och så vidare från början.
reason-teams_formed = Lagen var bildade på förhand, så som de står här.
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
