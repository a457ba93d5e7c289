# Why a board is as it is, and why a round or a proposed pairing does not stand.
# In the first ones the page has just said: this player would have met that one.
reason-met_before = De möttes i rond { $round }.
    .withdrawn = Har verkligen mött { $withdrawn }, vars plats ger frirond, i rond { $round }.
reason-met_bye = Hade redan frirond i rond { $round }.
reason-forbidden_pair = Domaren håller de två isär.
reason-exchanged = Då kunde inte alla spelare längre ned lottas.
reason-control_next_round = Då kunde rond { $next_round } inte lottas.
reason-fewer_whites = { $white } har haft vit färre gånger ({ $white_whites }) än { $black } ({ $black_whites }).
reason-equal_whites_lower_placed = Båda har haft vit lika ofta ({ $whites }), så den lägre placerade får den: { $white }.
reason-first_withdrawn = Skulle ha mött { $withdrawn }, som utgick först, och har därför frirond.
reason-odd_field = Antalet spelare är udda ({ $players }), så det finns en tom plats under den sista spelaren; den som möter den har frirond, ingen två gånger.
reason-control_changed = Med den första lottningen kunde rond { $next_round } inte lottas; detta är nästa där den kan.
reason-control_impossible = Hur det än lottas nu kan rond { $next_round } inte lottas utan att två spelare möts igen.
reason-control_undecided = Efter denna lottning kan rond { $next_round } inte lottas. Det finns för många andra lottningar för att pröva alla; sök en för hand.
reason-no_complete_matching = Alla kan inte få en motståndare.
reason-paired_above = Möter { $opponent }, som är placerad högre och kommer först.
reason-only_each_other =
    { $count ->
         [0] Ingen kan ha frirond.
         [one] { $players } har ingen kvar att möta.
        *[other] { $bye ->
             [none] { $players } kan bara möta varandra, och { $count } är ett udda antal.
            *[inside] { $players } kan bara möta varandra eller ha frirond, så en av dem blir över.
        }
    }
reason-only_these =
    { $bye ->
         [none] { $players } kan bara möta { $opponents }.
         [inside] { $players } kan bara möta { $opponents }, och bara { $opponents } kan ha frirond.
        *[outside] { $rivals ->
             [0] { $players } har ingen kvar att möta, och bara en av dem kan ha frirond.
            *[other] { $players } kan bara möta { $opponents } eller ha frirond.
        }
    }
reason-odd_groups =
    { $bye ->
         [none] { $players } bildar { $groups } grupper med vardera ett udda antal. Utanför sin egen grupp kan de bara möta { $opponents }.
         [inside] { $players } och frironden bildar { $groups } grupper med vardera ett udda antal. Utanför sin egen grupp kan de bara möta { $opponents }.
        *[outside] { $rivals ->
             [0] { $players } bildar { $groups } grupper med vardera ett udda antal. De kan bara mötas inom sin egen grupp, och bara en av dem kan ha frirond.
            *[other] { $players } bildar { $groups } grupper med vardera ett udda antal. Utanför sin egen grupp kan de bara möta { $opponents } eller ha frirond.
        }
    }
reason-odd_group = En av grupperna: { $players }.
reason-bars_met =
    { $more ->
         [0] { $player } har mött { $players }.
        *[other] { $player } har mött { $players } och { $more } till.
    }
reason-bars_forbidden =
    { $more ->
         [0] Domaren håller { $player } isär från { $players }.
        *[other] Domaren håller { $player } isär från { $players } och { $more } till.
    }
reason-bars_colour =
    { $colour ->
         [white] { $more ->
             [0] Dessa måste ha vit och kan inte möta varandra: { $players }.
            *[other] Dessa måste ha vit och kan inte möta varandra: { $players } och { $more } till.
        }
        *[black] { $more ->
             [0] Dessa måste ha svart och kan inte möta varandra: { $players }.
            *[other] Dessa måste ha svart och kan inte möta varandra: { $players } och { $more } till.
        }
    }
reason-bars_colours =
    { $more ->
         [0] Färgerna håller { $player } isär från { $players }.
        *[other] Färgerna håller { $player } isär från { $players } och { $more } till.
    }
reason-bars_floaters =
    { $more ->
         [0] Flytare från samma poänggrupp möter inte varandra: { $players }.
        *[other] Flytare från samma poänggrupp möter inte varandra: { $players } och { $more } till.
    }
reason-bars_bye_had =
    { $more ->
         [0] Har redan haft frirond: { $players }.
        *[other] Har redan haft frirond: { $players } och { $more } till.
    }
reason-bars_bye_won =
    { $more ->
         [0] Har redan fått poäng som för en vinst utan att spela: { $players }.
        *[other] Har redan fått poäng som för en vinst utan att spela: { $players } och { $more } till.
    }
reason-bars_bye_withdrawn =
    { $more ->
         [0] Har verkligen mött den utgångne spelare vars plats ger frirond: { $players }.
        *[other] Har verkligen mött den utgångne spelare vars plats ger frirond: { $players } och { $more } till.
    }
reason-bars_bye_white =
    { $more ->
         [0] Måste ha svart, och frirond räknas som vit: { $players }.
        *[other] Måste ha svart, och frirond räknas som vit: { $players } och { $more } till.
    }
reason-bars_bye_score =
    { $more ->
         [0] Frironden går till någon med annan poäng än { $players }.
        *[other] Frironden går till någon med annan poäng än { $players } och { $more } till.
    }
reason-order_by_number = Inom samma poäng efter startnummer.
    .late = Inom samma poäng efter startnummer, utom att { $late } placeras efter styrka: efteranmälda får de sista numren.
reason-order_as_before = Inom samma poäng står spelarna som vid lottningen av rond { $round }: { $players }.
reason-due_difference =
    { $player } har haft vit { $whites ->
         [one] en gång
        *[other] { $whites } gånger
    } och svart { $blacks ->
         [one] en gång
        *[other] { $blacks } gånger
    }.
reason-due_run =
    { $colour ->
         [white] { $player } hade svart i de senaste { $run } partierna.
        *[black] { $player } hade vit i de senaste { $run } partierna.
    }
reason-due_last =
    { $colour ->
         [white] { $player } har haft båda färgerna lika ofta, och senast svart.
        *[black] { $player } har haft båda färgerna lika ofta, och senast vit.
    }
reason-too_few_players =
    { $players ->
         [0] Det finns ingen att lotta; en rond kräver minst två spelare.
         [one] Det finns bara en spelare att lotta; en rond kräver minst två.
        *[other] Det finns bara { $players } spelare att lotta; en rond kräver fler.
    }
reason-round_unknown = Det finns ingen rond { $round }; ronder räknas från 1.
reason-schedule = { view-why-meet-schedule }
reason-rest_round = Står över i denna rond: med { $players } spelare gör alltid en det.
reason-schedule_sum =
    { $one } + { $other } = { $sum }, och i denna rond möts de nummer som har någon av dessa summor: { $sums }. { $colour ->
         [lower] Summan är udda, så det lägre numret har vit.
         [higher] Summan är jämn, så det högre numret har vit.
        *[turned] Andra gången är färgerna omvända.
    }
reason-schedule_highest =
    { $one } + { $one } = { $sum } är en av rondens summor ({ $sums }), så { $one } skulle möta sig själv och möter det högsta numret, { $other }. { $colour ->
         [lower] Till och med nummer { $half } har det lägre numret vit mot det högsta.
         [higher] Över nummer { $half } har det högsta numret vit.
        *[turned] Andra gången är färgerna omvända.
    }
reason-schedule_rest = { $one } + { $one } = { $sum } är en av rondens summor ({ $sums }), så { $one } skulle möta sig själv.
reason-not_in_the_round = Inte med i denna rond: { $players }.
reason-opponent_withdrawn = Motståndaren enligt rondschemat, { $opponent }, har utgått.
reason-opponent_absent = Motståndaren enligt rondschemat, { $opponent }, är frånvarande i denna rond.
reason-schedule_finished = Med { $players } spelare slutar rondschemat efter rond { $rounds }; alla har mött varandra.
reason-pair_met_before = { $one } och { $other } har mötts förut; spelare möts bara en gång.
reason-pair_forbidden = { $one } och { $other } hålls isär i denna rond.
reason-player_absent = { $player } deltar inte i denna rond och kan inte lottas.
reason-player_twice = { $player } står i ronden två gånger; alla spelar en gång.
reason-player_missing = { $player } är med men har varken motståndare eller frirond.
reason-player_unknown = Det finns ingen spelare { $player } i denna grupp.
reason-player_against_self = { $one } är lottad mot sig själv; ett parti kräver två spelare.
reason-bye_repeated = { $player } har haft frirond förut; ingen har det två gånger.
reason-bye_not_due = { $player } har frirond trots att antalet spelare går jämnt upp.
reason-soft_rule_given_up = { $one } och { $other } möts fast de om möjligt skulle hållas isär: ronden kunde inte lottas med alla sådana önskemål.
reason-away_withdrawn =
    { $round ->
         [0] { $player } (utgick före första ronden)
        *[other] { $player } (utgick efter rond { $round })
    }
reason-away_half_bye = { $player } (frirond med en halv poäng)
reason-away_full_bye = { $player } (frirond med en hel poäng)
reason-away_absent = { $player } (frånvarande, inga poäng)
reason-away_out = { $player } (ute sedan rond { $round }, i en match som ingen gick vidare från)
    .by =
        { $matches ->
             [1] { $player } (förlorade finalen mot { $by })
             [2] { $player } (utslagen i semifinalen av { $by })
             [4] { $player } (utslagen i kvartsfinalen av { $by })
            *[other] { $player } (utslagen i rond { $round } av { $by })
        }
reason-away_unpaired = { $player } (har ingen plats i denna rond)
reason-second_game = Dubbelrondens andra parti: som i rond { $round } med omvända färger.
reason-second_game_alone = Motståndaren från första partiet, { $opponent }, är inte på plats till det andra, som räknas som vunnet.
reason-no_first_game = Hade ingen motståndare i rond { $round }, dubbelrondens första parti, och har därför ingen att möta i det andra.

# What a rule compares where two pairings differ
measure-place = Plats i ordningen för den första motståndaren som skiljer sig
measure-whites = Tidigare partier med vit för den som har vit
measure-rest = Med dessa bord överst kunde spelarna nedanför inte lottas som reglerna kräver
measure-next-round = Nästa rond måste vara möjlig efter denna
measure-bye = Reglerna ger frironden till någon annan
measure-bye-score = Poäng för den som har frirond
measure-bye-unplayed = Ospelade partier för den som har frirond
measure-schedule = Rondschemat avgör vilka som möts
measure-colours-met = Spelare i poänggruppen med den färg de bör ha
measure-colours = Spelare som inte får den färg de ska ha
measure-colours-strong = Spelare som inte får en färg de har starkt anspråk på
measure-exchanged = Spelare som har bytt halva i poänggruppen
measure-floaters = Flytare från poänggruppen
measure-floaters-high = Flytare med högst poäng
measure-floaters-below = Spelare som blir över i poänggruppen nedanför
measure-floater = Andra flyter än de som reglerna väljer
measure-floater-place = Plats i ordningen för flytarens motståndare
measure-floater-rating = Rating för flytarens motståndare
measure-brought-up = Rating för den uppflyttade spelaren
measure-differences = Poängskillnaderna vid borden, hopräknade
measure-floats-again = Spelare som flyter åt samma håll som i förra ronden
measure-floats-before = Spelare som flyter åt samma håll som för två ronder sedan
measure-top-difference = Spelare i toppen med tre partier fler med ena färgen än med den andra
measure-top-third = Spelare i toppen med samma färg tre gånger i rad
measure-row = Rad för den första motståndaren som skiljer sig
measure-seeds = Ronden då dessa två tidigast får mötas
measure-lines = Platserna i spelträdet avgör vilka som möts
measure-team-board = Motståndarens bord i det andra laget
measure-rule = Denna regel avgör
