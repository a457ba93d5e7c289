# Team event of a club: who faces whom, and who waits.
reason-team_board = { $board }. bord i lag { $white_team } mot lag { $black_team }; fargene skifter fra bord til bord, og her har lag { $white_team } hvit.
reason-team_schedule_sum =
    { $one } + { $other } = { $sum }, og i denne runden møtes de lagene som har numre med en av disse summene: { $sums }. { $colour ->
         [lower] Summen er et oddetall, så det laveste nummeret har hvit på bord med oddetall og svart på de andre.
        *[higher] Summen er et partall, så det høyeste nummeret har hvit på bord med oddetall og svart på de andre.
    }
reason-team_schedule_highest =
    { $one } + { $one } = { $sum } er en av rundens summer ({ $sums }), så lag { $one } skulle møte seg selv og møter det høyeste nummeret, lag { $other }. { $colour ->
         [lower] Til og med nummer { $half } har det laveste nummeret hvit på bord med oddetall mot det høyeste, og svart på de andre.
        *[higher] Over nummer { $half } har det høyeste nummeret hvit på bord med oddetall, og svart på de andre.
    }
reason-teams_drafted = Valgt blant spillerne etter styrke; lagene velger { $picks } og så videre forfra.
reason-teams_formed = Lagene var satt opp på forhånd, slik de står her.
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
