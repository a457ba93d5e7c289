# Team event of a club: who faces whom, and who waits.
reason-team_board = { $board }. bræt på hold { $white_team } mod hold { $black_team }; farverne skifter fra bræt til bræt, og her har hold { $white_team } hvid.
reason-team_rests = Hold { $team } sidder over i denne runde: med { $teams } hold gør ét det altid.
reason-team_is_shorter = Ingen at møde i denne runde: hold { $team } har ingen spiller på { $board }. bræt.
reason-team_opponent_away = Modstanderen på { $board }. bræt, { $opponent }, er ikke til stede; partiet tæller som vundet.
reason-without_team = Hører ikke til noget hold: holdene blev dannet før tilmeldingen.
reason-too_few_teams = Hold: { $teams }. En runde kræver mindst to.
reason-teams_without_players =
    { $empty ->
         [one] Et af de { $teams } hold har ingen spillere
        *[other] { $empty } af de { $teams } hold har ingen spillere
    }: der er kun { $players ->
         [one] { $players } spiller
        *[other] { $players } spillere
    }. Et hold uden spillere spiller ingen kamp og står sidst.
reason-teams_have_met = Med { $teams } hold slutter turneringsplanen efter { $rounds }. runde; alle hold har mødt hinanden.
