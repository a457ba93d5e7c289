# Why a board is as it is, and why a round or a proposed pairing does not stand.
# In the first ones the page has just said: this player would have met that one.
reason-met_before = De möttes i rond { $round }.
reason-met_bye = Hade redan frirond i rond { $round }.
reason-forbidden_pair = Domaren håller de två isär.
reason-exchanged = Annars kunde inte alla spelare längre ner lottas.
reason-control_next_round = Annars kunde rond { $next_round } inte lottas.
reason-fewer_whites = { $white } har haft vit färre gånger ({ $white_whites }) än { $black } ({ $black_whites }).
reason-equal_whites_lower_placed = Båda har haft vit lika ofta ({ $whites }), så den lägre placerade får den: { $white }.
reason-first_withdrawn = Skulle ha mött { $withdrawn }, som utgick först, och har därför frirond.
reason-odd_field = Antalet spelare är udda ({ $players }), så en har frirond.
reason-control_changed = Med den första lottningen kunde rond { $next_round } inte lottas; detta är nästa där den kan.
reason-control_impossible = Hur det än lottas nu kan rond { $next_round } inte lottas utan att två spelare möts igen.
reason-control_undecided = Efter denna lottning kan rond { $next_round } inte lottas. Det finns för många andra lottningar för att pröva alla; sök en för hand.
reason-no_complete_matching =
    { $players ->
         [1] Alla kan inte få en motståndare: för en spelare finns ingen kvar att möta.
        *[other] Alla kan inte få en motståndare. Grupper med udda antal som bara får mötas inbördes: { $groups }; spelare i dem: { $players }; motståndare utanför: { $opponents }.
    }
reason-too_few_players =
    { $players ->
         [0] Det finns ingen att lotta; en rond kräver minst två spelare.
         [one] Det finns bara en spelare att lotta; en rond kräver minst två.
        *[other] Det finns bara { $players } spelare att lotta; en rond kräver fler.
    }
reason-round_unknown = Det finns ingen rond { $round }; ronder räknas från 1.
reason-schedule = Rondschemat för { $players } spelare har detta parti i rond { $round }.
reason-rest_round = Vilar i denna rond: med { $players } spelare gör alltid en det.
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
reason-bye_not_due = { $player } har frirond trots att alla kan få en motståndare.
    { $players ->
         [1] Alla kan inte få en motståndare: för en spelare finns ingen kvar att möta.
        *[other] Alla kan inte få en motståndare. Grupper med udda antal som bara får mötas inbördes: { $groups }; spelare i dem: { $players }; motståndare utanför: { $opponents }.
    }
reason-soft_rule_given_up = { $one } och { $other } möts fast de om möjligt skulle hållas isär: ronden kunde inte lottas med alla sådana önskemål.
reason-second_game = Dubbelrondens andra parti: som i rond { $round } med omvända färger.
reason-second_game_alone = Motståndaren från första partiet, { $opponent }, är inte här till det andra, som räknas som vunnet.
reason-no_first_game = Hade ingen motståndare i rond { $round }, dubbelrondens första parti, och har därför ingen att möta i det andra.
