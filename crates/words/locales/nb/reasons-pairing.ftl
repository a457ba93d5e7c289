# Why a board is as it is, and why a round or a proposed pairing does not stand.
# In the first ones the page has just said: this player would have met that one.
reason-met_before = De møttes i { $round }. runde.
    .withdrawn = Har virkelig møtt { $withdrawn }, hvis plass gir frirunde, i { $round }. runde.
reason-met_bye = Hadde allerede frirunde i { $round }. runde.
reason-forbidden_pair = Dommeren holder de to fra hverandre.
reason-exchanged = Da kunne ikke alle spillerne lenger nede pares.
reason-control_next_round = Da kunne { $next_round }. runde ikke settes opp.
reason-fewer_whites = { $white } har hatt hvit færre ganger ({ $white_whites }) enn { $black } ({ $black_whites }).
reason-equal_whites_lower_placed = Begge har hatt hvit like ofte ({ $whites }), så den lavest plasserte får den: { $white }.
reason-first_withdrawn = Skulle ha møtt { $withdrawn }, som trakk seg først, og har derfor frirunde.
reason-odd_field = Antallet spillere er odde ({ $players }), så det er en tom plass under den siste spilleren; den som møter den, har frirunde, ingen to ganger.
reason-control_changed = Med den første paringen kunne { $next_round }. runde ikke settes opp; dette er den neste der den kan.
reason-control_impossible = Uansett hvordan det pares nå, kan { $next_round }. runde ikke settes opp uten at to spillere møtes igjen.
reason-control_undecided = Etter denne paringen kan { $next_round }. runde ikke settes opp. Det finnes for mange andre paringer til å prøve alle; let etter en for hånd.
reason-no_complete_matching = Ikke alle kan få en motstander.
reason-paired_above = Møter { $opponent }, som er plassert høyere og kommer først.
reason-only_each_other =
    { $count ->
         [0] Ingen kan ha frirunde.
         [one] { $players } har ingen igjen å møte.
        *[other] { $bye ->
             [none] { $players } kan bare møte hverandre, og { $count } er et odde antall.
            *[inside] { $players } kan bare møte hverandre eller ha frirunde, så én av dem blir til overs.
        }
    }
reason-only_these =
    { $bye ->
         [none] { $players } kan bare møte { $opponents }.
         [inside] { $players } kan bare møte { $opponents }, og bare { $opponents } kan ha frirunde.
        *[outside] { $rivals ->
             [0] { $players } har ingen igjen å møte, og bare én av dem kan ha frirunde.
            *[other] { $players } kan bare møte { $opponents } eller ha frirunde.
        }
    }
reason-odd_groups =
    { $bye ->
         [none] { $players } faller i { $groups } grupper med hvert sitt odde antall. Utenfor sin egen gruppe kan de bare møte { $opponents }.
         [inside] { $players } og frirunden faller i { $groups } grupper med hvert sitt odde antall. Utenfor sin egen gruppe kan de bare møte { $opponents }.
        *[outside] { $rivals ->
             [0] { $players } faller i { $groups } grupper med hvert sitt odde antall. De kan bare møtes innenfor sin egen gruppe, og bare én av dem kan ha frirunde.
            *[other] { $players } faller i { $groups } grupper med hvert sitt odde antall. Utenfor sin egen gruppe kan de bare møte { $opponents } eller ha frirunde.
        }
    }
reason-odd_group = En av gruppene: { $players }.
reason-bars_met =
    { $more ->
         [0] { $player } har møtt { $players }.
        *[other] { $player } har møtt { $players } og { $more } til.
    }
reason-bars_forbidden =
    { $more ->
         [0] Dommeren holder { $player } fra { $players }.
        *[other] Dommeren holder { $player } fra { $players } og { $more } til.
    }
reason-bars_colour =
    { $colour ->
         [white] { $more ->
             [0] Disse må ha hvit og kan ikke møte hverandre: { $players }.
            *[other] Disse må ha hvit og kan ikke møte hverandre: { $players } og { $more } til.
        }
        *[black] { $more ->
             [0] Disse må ha svart og kan ikke møte hverandre: { $players }.
            *[other] Disse må ha svart og kan ikke møte hverandre: { $players } og { $more } til.
        }
    }
reason-bars_colours =
    { $more ->
         [0] Fargene holder { $player } fra { $players }.
        *[other] Fargene holder { $player } fra { $players } og { $more } til.
    }
reason-bars_floaters =
    { $more ->
         [0] Flytere fra samme poenggruppe møter ikke hverandre: { $players }.
        *[other] Flytere fra samme poenggruppe møter ikke hverandre: { $players } og { $more } til.
    }
reason-bars_bye_had =
    { $more ->
         [0] Har allerede hatt frirunde: { $players }.
        *[other] Har allerede hatt frirunde: { $players } og { $more } til.
    }
reason-bars_bye_won =
    { $more ->
         [0] Har allerede fått poeng som for en seier uten å spille: { $players }.
        *[other] Har allerede fått poeng som for en seier uten å spille: { $players } og { $more } til.
    }
reason-bars_bye_withdrawn =
    { $more ->
         [0] Har virkelig møtt spilleren som trakk seg, og hvis plass gir frirunde: { $players }.
        *[other] Har virkelig møtt spilleren som trakk seg, og hvis plass gir frirunde: { $players } og { $more } til.
    }
reason-bars_bye_white =
    { $more ->
         [0] Må ha svart, og frirunde teller som hvit: { $players }.
        *[other] Må ha svart, og frirunde teller som hvit: { $players } og { $more } til.
    }
reason-bars_bye_score =
    { $more ->
         [0] Frirunden går til en annen poengsum enn den { $players } har.
        *[other] Frirunden går til en annen poengsum enn den { $players } har og { $more } til.
    }
reason-order_by_number = Innenfor samme poengsum etter startnummer.
    .late = Innenfor samme poengsum etter startnummer, bortsett fra at { $late } er plassert etter styrke: etterpåmeldte får de siste numrene.
reason-order_as_before = Innenfor samme poengsum står spillerne som ved paringen av runde { $round }: { $players }.
reason-due_difference =
    { $player } har hatt hvit { $whites ->
         [one] én gang
        *[other] { $whites } ganger
    } og svart { $blacks ->
         [one] én gang
        *[other] { $blacks } ganger
    }.
reason-due_run =
    { $colour ->
         [white] { $player } hadde svart i de siste { $run } partiene.
        *[black] { $player } hadde hvit i de siste { $run } partiene.
    }
reason-due_last =
    { $colour ->
         [white] { $player } har hatt begge fargene like ofte, og sist svart.
        *[black] { $player } har hatt begge fargene like ofte, og sist hvit.
    }
reason-too_few_players =
    { $players ->
         [0] Det er ingen å pare; en runde krever minst to spillere.
         [one] Det er bare én spiller å pare; en runde krever minst to.
        *[other] Det er bare { $players } spillere å pare; en runde krever flere.
    }
reason-round_unknown = Det er ingen { $round }. runde; runder telles fra 1.
reason-schedule = { view-why-meet-schedule }
reason-rest_round = Står over i denne runden: med { $players } spillere gjør alltid én det.
reason-schedule_sum =
    { $one } + { $other } = { $sum }, og i denne runden møtes de numrene som har en av disse summene: { $sums }. { $colour ->
         [lower] Summen er et oddetall, så det laveste nummeret har hvit.
         [higher] Summen er et partall, så det høyeste nummeret har hvit.
        *[turned] Andre gang er fargene omvendt.
    }
reason-schedule_highest =
    { $one } + { $one } = { $sum } er en av rundens summer ({ $sums }), så { $one } skulle møte seg selv og møter det høyeste nummeret, { $other }. { $colour ->
         [lower] Til og med nummer { $half } har det laveste nummeret hvit mot det høyeste.
         [higher] Over nummer { $half } har det høyeste nummeret hvit.
        *[turned] Andre gang er fargene omvendt.
    }
reason-schedule_rest = { $one } + { $one } = { $sum } er en av rundens summer ({ $sums }), så { $one } skulle møte seg selv.
reason-not_in_the_round = Ikke med i denne runden: { $players }.
reason-opponent_withdrawn = Motstanderen etter spilleplanen, { $opponent }, har trukket seg.
reason-opponent_absent = Motstanderen etter spilleplanen, { $opponent }, er fraværende i denne runden.
reason-schedule_finished = Med { $players } spillere slutter spilleplanen etter { $rounds }. runde; alle har møtt hverandre.
reason-pair_met_before = { $one } og { $other } har møtt hverandre før; spillere møtes bare én gang.
reason-pair_forbidden = { $one } og { $other } holdes fra hverandre i denne runden.
reason-player_absent = { $player } er ikke med i denne runden og kan ikke pares.
reason-player_twice = { $player } står i runden to ganger; alle spiller én gang.
reason-player_missing = { $player } er med, men har verken motstander eller frirunde.
reason-player_unknown = Det er ingen spiller { $player } i denne gruppen.
reason-player_against_self = { $one } er paret med seg selv; et parti krever to spillere.
reason-bye_repeated = { $player } har hatt frirunde før; ingen har det to ganger.
reason-bye_not_due = { $player } har frirunde selv om antallet spillere går opp.
reason-soft_rule_given_up = { $one } og { $other } møtes selv om de om mulig skulle holdes fra hverandre: runden kunne ikke settes opp med alle slike ønsker.
reason-away_withdrawn =
    { $round ->
         [0] { $player } (trakk seg før første runde)
        *[other] { $player } (trakk seg etter { $round }. runde)
    }
reason-away_half_bye = { $player } (fri med et halvt poeng)
reason-away_full_bye = { $player } (fri med et helt poeng)
reason-away_absent = { $player } (fraværende, ingen poeng)
reason-away_out = { $player } (ute siden { $round }. runde, i en match som ingen gikk videre fra)
    .by =
        { $matches ->
             [1] { $player } (tapte finalen mot { $by })
             [2] { $player } (slått ut i semifinalen av { $by })
             [4] { $player } (slått ut i kvartfinalen av { $by })
            *[other] { $player } (slått ut i { $round }. runde av { $by })
        }
reason-away_unpaired = { $player } (har ingen plass i denne runden)
reason-second_game = Dobbeltrundens andre parti: som i { $round }. runde med omvendte farger.
reason-second_game_alone = Motstanderen fra første parti, { $opponent }, er ikke her til det andre, som teller som vunnet.
reason-no_first_game = Hadde ingen motstander i { $round }. runde, dobbeltrundens første parti, og har derfor ingen å møte i det andre.

# What a rule compares where two pairings differ
measure-place = Plass i rekkefølgen for den første motstanderen som er en annen
measure-whites = Tidligere partier med hvit for den som har hvit
measure-rest = Med disse bordene øverst kunne ikke spillerne nedenfor pares slik reglene krever
measure-next-round = Neste runde må være mulig etter denne
measure-bye = Reglene gir frirunden til en annen
measure-bye-score = Poengsummen til den som har frirunde
measure-bye-unplayed = Uspilte partier for den som har frirunde
measure-schedule = Spilleplanen avgjør hvem som møtes
measure-colours-met = Spillere i poenggruppen med fargen de bør ha
measure-colours = Spillere som ikke får fargen de skal ha
measure-colours-strong = Spillere som ikke får en farge de har sterkt krav på
measure-exchanged = Spillere som har byttet halvdel i poenggruppen
measure-floaters = Flytere fra poenggruppen
measure-floaters-high = Flytere med høyest poengsum
measure-floaters-below = Spillere til overs i poenggruppen nedenfor
measure-floater = Andre flyter enn dem reglene velger
measure-floater-place = Plass i rekkefølgen for flyterens motstander
measure-floater-rating = Rating for flyterens motstander
measure-brought-up = Rating for spilleren som hentes opp
measure-differences = Poengforskjellene ved bordene, lagt sammen
measure-floats-again = Spillere som flyter samme vei som i forrige runde
measure-floats-before = Spillere som flyter samme vei som for to runder siden
measure-top-difference = Spillere i toppen med den ene fargen tre ganger mer enn den andre
measure-top-third = Spillere i toppen med samme farge tre ganger på rad
measure-row = Rad for den første motstanderen som er en annen
measure-seeds = Runden der disse to tidligst kan møtes
measure-lines = Plassene i cupoppsettet avgjør hvem som møtes
measure-team-board = Motstanderens bord på det andre laget
measure-rule = Denne regelen avgjør
