# Team event of a club: who faces whom, and who waits.
reason-team_board = { $board }. bord i lag { $white_team } mot lag { $black_team }; fargene skifter fra bord til bord, og her har lag { $white_team } hvit.
reason-team_rests = Lag { $team } står over i denne runden: med { $teams } lag gjør alltid ett det.
reason-team_is_shorter = Ingen å møte i denne runden: lag { $team } har ingen spiller på { $board }. bord.
reason-team_opponent_away = Motstanderen på { $board }. bord, { $opponent }, er ikke her; partiet teller som vunnet.
reason-without_team = Hører ikke til noe lag: lagene ble satt opp før påmeldingen.
reason-too_few_teams = Lag: { $teams }. En runde krever minst to.
reason-teams_without_players =
    { $empty ->
         [one] Ett av de { $teams } lagene har ingen spillere
        *[other] { $empty } av de { $teams } lagene har ingen spillere
    }: det er bare { $players }. Et lag uten spillere spiller ingen kamp og står sist.
reason-teams_have_met = Med { $teams } lag slutter spilleplanen etter { $rounds }. runde; alle lag har møtt hverandre.
