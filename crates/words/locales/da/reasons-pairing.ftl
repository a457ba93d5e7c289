# Why a board is as it is, and why a round or a proposed pairing does not stand.
# In the first ones the page has just said: this player would have met that one.
reason-met_before = De mødtes i { $round }. runde.
    .withdrawn = Har virkelig mødt { $withdrawn }, hvis plads giver oversidder, i { $round }. runde.
reason-met_bye = Var allerede oversidder i { $round }. runde.
reason-forbidden_pair = Dommeren holder de to fra hinanden.
reason-exchanged = Så kunne spillerne længere nede ikke alle parres.
reason-control_next_round = Så kunne { $next_round }. runde ikke parres.
reason-fewer_whites = { $white } har haft hvid færre gange ({ $white_whites }) end { $black } ({ $black_whites }).
reason-equal_whites_lower_placed = Begge har haft hvid lige tit ({ $whites }), så den lavest placerede får den: { $white }.
reason-first_withdrawn = Skulle have mødt { $withdrawn }, der udtrådte først, og er derfor oversidder.
reason-odd_field = Antallet af spillere er ulige ({ $players }), så der er en tom plads under den sidste spiller; den, der møder den, er oversidder, ingen to gange.
reason-control_changed = Med den første parring kunne { $next_round }. runde ikke parres; dette er den næste, hvor den kan.
reason-control_impossible = Hvordan der end parres nu, kan { $next_round }. runde ikke parres, uden at to spillere mødes igen.
reason-control_undecided = Efter denne parring kan { $next_round }. runde ikke parres. Der er for mange andre parringer til at prøve dem alle; find en i hånden.
reason-no_complete_matching = Ikke alle kan få en modstander.
reason-paired_above = Møder { $opponent }, der er placeret højere og kommer først.
reason-only_each_other =
    { $count ->
         [0] Ingen kan være oversidder.
         [one] { $players } har ingen tilbage at møde.
        *[other] { $bye ->
             [none] { $players } kan kun møde hinanden, og { $count } er et ulige antal.
            *[inside] { $players } kan kun møde hinanden eller være oversidder, så én af dem bliver til overs.
        }
    }
reason-only_these =
    { $bye ->
         [none] { $players } kan kun møde { $opponents }.
         [inside] { $players } kan kun møde { $opponents }, og kun { $opponents } kan være oversidder.
        *[outside] { $rivals ->
             [0] { $players } har ingen tilbage at møde, og kun én af dem kan være oversidder.
            *[other] { $players } kan kun møde { $opponents } eller være oversidder.
        }
    }
reason-odd_groups =
    { $bye ->
         [none] { $players } deler sig i { $groups } grupper med hver et ulige antal. Uden for deres egen gruppe kan de kun møde { $opponents }.
         [inside] { $players } og pladsen som oversidder deler sig i { $groups } grupper med hver et ulige antal. Uden for deres egen gruppe kan de kun møde { $opponents }.
        *[outside] { $rivals ->
             [0] { $players } deler sig i { $groups } grupper med hver et ulige antal. De kan kun mødes inden for deres egen gruppe, og kun én af dem kan være oversidder.
            *[other] { $players } deler sig i { $groups } grupper med hver et ulige antal. Uden for deres egen gruppe kan de kun møde { $opponents } eller være oversidder.
        }
    }
reason-odd_group = En af grupperne: { $players }.
reason-bars_met =
    { $more ->
         [0] { $player } har mødt { $players }.
        *[other] { $player } har mødt { $players } og { $more } til.
    }
reason-bars_forbidden =
    { $more ->
         [0] Dommeren holder { $player } adskilt fra { $players }.
        *[other] Dommeren holder { $player } adskilt fra { $players } og { $more } til.
    }
reason-bars_colour =
    { $colour ->
         [white] { $more ->
             [0] Disse skal have hvid og kan ikke møde hinanden: { $players }.
            *[other] Disse skal have hvid og kan ikke møde hinanden: { $players } og { $more } til.
        }
        *[black] { $more ->
             [0] Disse skal have sort og kan ikke møde hinanden: { $players }.
            *[other] Disse skal have sort og kan ikke møde hinanden: { $players } og { $more } til.
        }
    }
reason-bars_colours =
    { $more ->
         [0] Farverne holder { $player } adskilt fra { $players }.
        *[other] Farverne holder { $player } adskilt fra { $players } og { $more } til.
    }
reason-bars_floaters =
    { $more ->
         [0] Flydere fra samme pointpulje møder ikke hinanden: { $players }.
        *[other] Flydere fra samme pointpulje møder ikke hinanden: { $players } og { $more } til.
    }
reason-bars_bye_had =
    { $more ->
         [0] Har allerede været oversidder: { $players }.
        *[other] Har allerede været oversidder: { $players } og { $more } til.
    }
reason-bars_bye_won =
    { $more ->
         [0] Har allerede fået point som for en gevinst uden at spille: { $players }.
        *[other] Har allerede fået point som for en gevinst uden at spille: { $players } og { $more } til.
    }
reason-bars_bye_withdrawn =
    { $more ->
         [0] Har virkelig mødt den udtrådte, hvis plads gør én til oversidder: { $players }.
        *[other] Har virkelig mødt den udtrådte, hvis plads gør én til oversidder: { $players } og { $more } til.
    }
reason-bars_bye_white =
    { $more ->
         [0] Skal have sort, og at være oversidder tæller som hvid: { $players }.
        *[other] Skal have sort, og at være oversidder tæller som hvid: { $players } og { $more } til.
    }
reason-bars_bye_score =
    { $more ->
         [0] Oversidderen findes ved en anden score end den, som { $players } har.
        *[other] Oversidderen findes ved en anden score end den, som { $players } og { $more } til har.
    }
reason-order_by_number = Inden for samme score efter startnummer.
    .late = Inden for samme score efter startnummer, bortset fra at { $late } er placeret efter styrke: eftertilmeldte får de sidste numre.
reason-order_as_before = Inden for samme score står spillerne som ved parringen af runde { $round }: { $players }.
reason-due_difference =
    { $player } har haft hvid { $whites ->
         [one] én gang
        *[other] { $whites } gange
    } og sort { $blacks ->
         [one] én gang
        *[other] { $blacks } gange
    }.
reason-due_run =
    { $colour ->
         [white] { $player } havde sort i de sidste { $run } partier.
        *[black] { $player } havde hvid i de sidste { $run } partier.
    }
reason-due_last =
    { $colour ->
         [white] { $player } har haft begge farver lige tit, og sidst sort.
        *[black] { $player } har haft begge farver lige tit, og sidst hvid.
    }
reason-too_few_players =
    { $players ->
         [0] Der er ingen at parre; en runde kræver mindst to spillere.
         [one] Der er kun én spiller at parre; en runde kræver mindst to.
        *[other] Der er kun { $players } spillere at parre; en runde kræver flere.
    }
reason-round_unknown = Der er ingen { $round }. runde; runder tælles fra 1.
reason-schedule = { view-why-meet-schedule }
reason-rest_round = Sidder over i denne runde: med { $players } spillere gør én det altid.
reason-schedule_sum =
    { $one } + { $other } = { $sum }, og i denne runde mødes de numre, hvis sum er en af disse: { $sums }. { $colour ->
         [lower] Summen er ulige, så det laveste nummer har hvid.
         [higher] Summen er lige, så det højeste nummer har hvid.
        *[turned] Anden gang er farverne omvendt.
    }
reason-schedule_highest =
    { $one } + { $one } = { $sum } er en af rundens summer ({ $sums }), så { $one } skulle møde sig selv og møder det højeste nummer, { $other }. { $colour ->
         [lower] Til og med nummer { $half } har det laveste nummer hvid mod det højeste.
         [higher] Over nummer { $half } har det højeste nummer hvid.
        *[turned] Anden gang er farverne omvendt.
    }
reason-schedule_rest = { $one } + { $one } = { $sum } er en af rundens summer ({ $sums }), så { $one } skulle møde sig selv.
reason-not_in_the_round = Ikke med i denne runde: { $players }.
reason-opponent_withdrawn = Modstanderen efter turneringsplanen, { $opponent }, er udtrådt.
reason-opponent_absent = Modstanderen efter turneringsplanen, { $opponent }, er fraværende i denne runde.
reason-schedule_finished = Med { $players } spillere slutter turneringsplanen efter { $rounds }. runde; alle har mødt hinanden.
reason-pair_met_before = { $one } og { $other } har mødt hinanden før; spillere mødes kun én gang.
reason-pair_forbidden = { $one } og { $other } holdes fra hinanden i denne runde.
reason-player_absent = { $player } er ikke med i denne runde og kan ikke parres.
reason-player_twice = { $player } står i runden to gange; alle spiller én gang.
reason-player_missing = { $player } er med, men har ingen modstander og er heller ikke oversidder.
reason-player_unknown = Der er ingen spiller { $player } i denne gruppe.
reason-player_against_self = { $one } er parret med sig selv; et parti kræver to spillere.
reason-bye_repeated = { $player } har været oversidder før; ingen er det to gange.
reason-bye_not_due = { $player } er oversidder, selv om antallet af spillere går op.
reason-soft_rule_given_up = { $one } og { $other } mødes, selv om de om muligt skulle holdes fra hinanden: runden kunne ikke parres med alle sådanne ønsker.
reason-away_withdrawn =
    { $round ->
         [0] { $player } (udtrådt før første runde)
        *[other] { $player } (udtrådt efter { $round }. runde)
    }
reason-away_half_bye = { $player } (fri med et halvt point)
reason-away_full_bye = { $player } (fri med et helt point)
reason-away_absent = { $player } (fraværende, ingen point)
reason-away_out = { $player } (ude siden { $round }. runde, i en match, som ingen gik videre fra)
    .by =
        { $matches ->
             [1] { $player } (tabte finalen til { $by })
             [2] { $player } (slået ud i semifinalen af { $by })
             [4] { $player } (slået ud i kvartfinalen af { $by })
            *[other] { $player } (slået ud i { $round }. runde af { $by })
        }
reason-away_unpaired = { $player } (har ingen plads i denne runde)
reason-second_game = Dobbeltrundens andet parti: som i { $round }. runde med omvendte farver.
reason-second_game_alone = Modstanderen fra første parti, { $opponent }, er ikke til stede til det andet, som tæller som vundet.
reason-no_first_game = Havde ingen modstander i { $round }. runde, dobbeltrundens første parti, og har derfor ingen at møde i det andet.

# What a rule compares where two pairings differ
measure-place = Plads i rækkefølgen for den første modstander, der afviger
measure-whites = Tidligere partier med hvid for den, der har hvid
measure-rest = Med disse brætter øverst kunne spillerne nedenfor ikke parres, som reglerne kræver
measure-next-round = Næste runde skal være mulig efter denne
measure-bye = Reglerne gør en anden til oversidder
measure-bye-score = Oversidderens score
measure-bye-unplayed = Oversidderens uspillede partier
measure-schedule = Turneringsplanen afgør, hvem der mødes
measure-colours-met = Spillere i pointpuljen med den farve, de bør have
measure-colours = Spillere, der ikke får den farve, de skal have
measure-colours-strong = Spillere, der ikke får en farve, de har stærkt krav på
measure-exchanged = Spillere, der har skiftet halvdel i pointpuljen
measure-floaters = Flydere fra pointpuljen
measure-floaters-high = Flydere med den højeste score
measure-floaters-below = Spillere til overs i pointpuljen nedenfor
measure-floater = Der flyder andre, end reglerne vælger
measure-floater-place = Plads i rækkefølgen for flyderens modstander
measure-floater-rating = Ratingtal for flyderens modstander
measure-brought-up = Ratingtal for den spiller, der hentes op
measure-differences = Pointforskellene på brætterne, lagt sammen
measure-floats-again = Spillere, der flyder samme vej som i sidste runde
measure-floats-before = Spillere, der flyder samme vej som for to runder siden
measure-top-difference = Spillere i toppen med den ene farve i tre partier mere end den anden
measure-top-third = Spillere i toppen med samme farve tre gange i træk
measure-row = Række for den første modstander, der afviger
measure-seeds = Den runde, hvor disse to tidligst må mødes
measure-lines = Pladserne i turneringstræet afgør, hvem der mødes
measure-team-board = Modstanderens bræt på det andet hold
measure-rule = Denne regel afgør det
