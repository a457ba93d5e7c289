# Team event of a club: who faces whom, and who waits.
reason-team_board = { $board }. bræt på hold { $white_team } mod hold { $black_team }; farverne skifter fra bræt til bræt, og her har hold { $white_team } hvid.
reason-team_schedule_sum =
    { $one } + { $other } = { $sum }, og i denne runde mødes de hold, hvis numre giver en af disse summer: { $sums }. { $colour ->
         [lower] Summen er ulige, så det laveste nummer har hvid på ulige brætter og sort på lige.
        *[higher] Summen er lige, så det højeste nummer har hvid på ulige brætter og sort på lige.
    }
reason-team_schedule_highest =
    { $one } + { $one } = { $sum } er en af rundens summer ({ $sums }), så hold { $one } skulle møde sig selv og møder det højeste nummer, hold { $other }. { $colour ->
         [lower] Til og med nummer { $half } har det laveste nummer hvid på ulige brætter mod det højeste og sort på lige.
        *[higher] Over nummer { $half } har det højeste nummer hvid på ulige brætter og sort på lige.
    }
reason-teams_drafted = Valgt blandt spillerne efter styrke; holdene vælger { $picks } og så videre forfra.
reason-teams_formed = Holdene var dannet på forhånd, som de står her.
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
