# Why a board is as it is, and why a round or a proposed pairing does not stand.
# In the first ones the page has just said: this player would have met that one.
reason-met_before = De mødtes i { $round }. runde.
reason-met_bye = Var allerede oversidder i { $round }. runde.
reason-forbidden_pair = Dommeren holder de to fra hinanden.
reason-exchanged = Ellers kunne spillerne længere nede ikke alle parres.
reason-control_next_round = Ellers kunne { $next_round }. runde ikke lægges.
reason-fewer_whites = { $white } har haft hvid færre gange ({ $white_whites }) end { $black } ({ $black_whites }).
reason-equal_whites_lower_placed = Begge har haft hvid lige tit ({ $whites }), så den lavest placerede får den: { $white }.
reason-first_withdrawn = Skulle have mødt { $withdrawn }, der udtrådte først, og er derfor oversidder.
reason-odd_field = Antallet af spillere er ulige ({ $players }), så én er oversidder.
reason-control_changed = Med den første parring kunne { $next_round }. runde ikke lægges; dette er den næste, hvor den kan.
reason-control_impossible = Hvordan der end parres nu, kan { $next_round }. runde ikke lægges, uden at to spillere mødes igen.
reason-control_undecided = Efter denne parring kan { $next_round }. runde ikke lægges. Der er for mange andre parringer til at prøve dem alle; søg en i hånden.
reason-no_complete_matching =
    { $players ->
         [1] Ikke alle kan få en modstander: for én spiller er der ingen tilbage at møde.
        *[other] Ikke alle kan få en modstander. Grupper med et ulige antal, der kun må mødes indbyrdes: { $groups }; spillere i dem: { $players }; modstandere udenfor: { $opponents }.
    }
reason-too_few_players =
    { $players ->
         [0] Der er ingen at parre; en runde kræver mindst to spillere.
         [one] Der er kun én spiller at parre; en runde kræver mindst to.
        *[other] Der er kun { $players } spillere at parre; en runde kræver flere.
    }
reason-round_unknown = Der er ingen { $round }. runde; runder tælles fra 1.
reason-schedule = Rundeplanen for { $players } spillere har dette parti i { $round }. runde.
reason-rest_round = Sidder over i denne runde: med { $players } spillere gør én det altid.
reason-opponent_withdrawn = Modstanderen efter rundeplanen, { $opponent }, er udtrådt.
reason-opponent_absent = Modstanderen efter rundeplanen, { $opponent }, er fraværende i denne runde.
reason-schedule_finished = Med { $players } spillere slutter rundeplanen efter { $rounds }. runde; alle har mødt hinanden.
reason-pair_met_before = { $one } og { $other } har mødt hinanden før; spillere mødes kun én gang.
reason-pair_forbidden = { $one } og { $other } holdes fra hinanden i denne runde.
reason-player_absent = { $player } er ikke med i denne runde og kan ikke parres.
reason-player_twice = { $player } står i runden to gange; alle spiller én gang.
reason-player_missing = { $player } er med, men har hverken modstander eller er oversidder.
reason-player_unknown = Der er ingen spiller { $player } i denne gruppe.
reason-player_against_self = { $one } er parret med sig selv; et parti kræver to spillere.
reason-bye_repeated = { $player } har været oversidder før; ingen er det to gange.
reason-bye_not_due = { $player } er oversidder, selv om alle kan få en modstander.
    { $players ->
         [1] Ikke alle kan få en modstander: for én spiller er der ingen tilbage at møde.
        *[other] Ikke alle kan få en modstander. Grupper med et ulige antal, der kun må mødes indbyrdes: { $groups }; spillere i dem: { $players }; modstandere udenfor: { $opponents }.
    }
reason-soft_rule_given_up = { $one } og { $other } mødes, selv om de om muligt skulle holdes fra hinanden: runden kunne ikke lægges med alle sådanne ønsker.
reason-second_game = Dobbeltrundens andet parti: som i { $round }. runde med omvendte farver.
reason-second_game_alone = Modstanderen fra første parti, { $opponent }, er her ikke til det andet, som tæller som vundet.
reason-no_first_game = Havde ingen modstander i { $round }. runde, dobbeltrundens første parti, og har derfor ingen at møde i det andet.
