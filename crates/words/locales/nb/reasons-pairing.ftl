# Why a board is as it is, and why a round or a proposed pairing does not stand.
# In the first ones the page has just said: this player would have met that one.
reason-met_before = De møttes i { $round }. runde.
reason-met_bye = Hadde allerede frirunde i { $round }. runde.
reason-forbidden_pair = Dommeren holder de to fra hverandre.
reason-exchanged = Ellers kunne ikke alle spillerne lenger nede pares.
reason-control_next_round = Ellers kunne { $next_round }. runde ikke settes opp.
reason-fewer_whites = { $white } har hatt hvit færre ganger ({ $white_whites }) enn { $black } ({ $black_whites }).
reason-equal_whites_lower_placed = Begge har hatt hvit like ofte ({ $whites }), så den lavest plasserte får den: { $white }.
reason-first_withdrawn = Skulle ha møtt { $withdrawn }, som trakk seg først, og har derfor frirunde.
reason-odd_field = Antall spillere er odde ({ $players }), så én har frirunde.
reason-control_changed = Med den første paringen kunne { $next_round }. runde ikke settes opp; dette er den neste der den kan.
reason-control_impossible = Uansett hvordan det pares nå, kan { $next_round }. runde ikke settes opp uten at to spillere møtes igjen.
reason-control_undecided = Etter denne paringen kan { $next_round }. runde ikke settes opp. Det finnes for mange andre paringer til å prøve alle; let etter en for hånd.
reason-no_complete_matching =
    { $players ->
         [1] Ikke alle kan få en motstander: for én spiller er det ingen igjen å møte.
        *[other] Ikke alle kan få en motstander. Grupper med et odde antall som bare kan møtes innbyrdes: { $groups }; spillere i dem: { $players }; motstandere utenfor: { $opponents }.
    }
reason-too_few_players =
    { $players ->
         [0] Det er ingen å pare; en runde krever minst to spillere.
         [one] Det er bare én spiller å pare; en runde krever minst to.
        *[other] Det er bare { $players } spillere å pare; en runde krever flere.
    }
reason-round_unknown = Det er ingen { $round }. runde; runder telles fra 1.
reason-schedule = Rundeplanen for { $players } spillere har dette partiet i { $round }. runde.
reason-rest_round = Står over i denne runden: med { $players } spillere gjør alltid én det.
reason-opponent_withdrawn = Motstanderen etter rundeplanen, { $opponent }, har trukket seg.
reason-opponent_absent = Motstanderen etter rundeplanen, { $opponent }, er fraværende i denne runden.
reason-schedule_finished = Med { $players } spillere slutter rundeplanen etter { $rounds }. runde; alle har møtt hverandre.
reason-pair_met_before = { $one } og { $other } har møtt hverandre før; spillere møtes bare én gang.
reason-pair_forbidden = { $one } og { $other } holdes fra hverandre i denne runden.
reason-player_absent = { $player } er ikke med i denne runden og kan ikke pares.
reason-player_twice = { $player } står i runden to ganger; alle spiller én gang.
reason-player_missing = { $player } er med, men har verken motstander eller frirunde.
reason-player_unknown = Det er ingen spiller { $player } i denne gruppen.
reason-player_against_self = { $one } er paret med seg selv; et parti krever to spillere.
reason-bye_repeated = { $player } har hatt frirunde før; ingen har det to ganger.
reason-bye_not_due = { $player } har frirunde selv om alle kan få en motstander.
    { $players ->
         [1] Ikke alle kan få en motstander: for én spiller er det ingen igjen å møte.
        *[other] Ikke alle kan få en motstander. Grupper med et odde antall som bare kan møtes innbyrdes: { $groups }; spillere i dem: { $players }; motstandere utenfor: { $opponents }.
    }
reason-soft_rule_given_up = { $one } og { $other } møtes selv om de om mulig skulle holdes fra hverandre: runden kunne ikke settes opp med alle slike ønsker.
reason-second_game = Dobbeltrundens andre parti: som i { $round }. runde med omvendte farger.
reason-second_game_alone = Motstanderen fra første parti, { $opponent }, er ikke her til det andre, som teller som vunnet.
reason-no_first_game = Hadde ingen motstander i { $round }. runde, dobbeltrundens første parti, og har derfor ingen å møte i det andre.
