# FIDE Swiss of 1998: why a board is as it is, who left the score group, and the steps of the procedure.
# In the ones on opponents passed over the page has just said: this player would have met that one.
reason-f98_both_wishes = Båda får den färg de ska ha.
reason-f98_one_wish = { $player } ska ha { colour.within } och får den; motståndaren har ingen färgpreferens.
reason-f98_stronger_wish = Båda ska ha { colour.within }; { $player } har den starkaste preferensen.
reason-f98_alternate = Båda har lika stark preferens för samma färg; var och en får den motsatta färgen mot den senaste ronden då de hade olika färg.
reason-f98_higher_ranked = Båda har lika stark preferens för { colour.within } och har alltid haft samma färg, så den som står högst får den: { $player }.
reason-f98_by_lot = Ingen av dem har någon färgpreferens. Efter lottdragningen och startnumret får { $player } { colour.within }.
reason-f98_met = { reason-met_before }
reason-f98_must_both = Båda måste ha { colour.within }.
reason-f98_want_both = Båda ska ha { colour.within }, och i denna poänggrupp kan alla par få sina färger.
reason-f98_would_float_down = { $player } mötte någon med färre poäng eller hade frirond i rond { $round } och bör inte flyta ned igen så snart.
reason-f98_would_float_up = { $player } mötte någon med fler poäng i rond { $round } och bör inte flyta upp igen så snart.
reason-f98_rest_not_paired = Då kunde de andra i poänggruppen inte lottas som kriterierna kräver.
    .cause =
        { $cause ->
             [opponents] Då kunde inte alla andra få en motståndare som de får möta.
             [floats] Då måste någon i poänggruppen flyta som i en av de två senaste ronderna.
             [colours] Då skulle fler par i poänggruppen sakna en färg som tillkommer dem än i den gjorda lottningen.
             [rest] Då kunde de som inte har kommit ner inte lottas enligt kriterierna.
             [below] Då kunde poänggrupperna nedanför inte lottas.
             [bye] Då kunde den som blir över inte ha frirond.
            *[more] Då kunde de andra i poänggruppen inte lottas som kriterierna kräver.
        }
reason-f98_halves_exchanged =
    { $cause ->
         [opponents] Som de två halvorna stod kunde inte alla få en motståndare ur den andra halvan som de får möta
         [floats] Som de två halvorna stod hade någon måst flyta som i en av de två senaste ronderna
         [colours] Som de två halvorna stod hade fler par saknat en färg som tillkommer dem
         [below] Som de två halvorna stod hade poänggrupperna nedanför inte kunnat lottas
         [bye] Som de två halvorna stod kunde den som blev över inte ha frirond
        *[more] Som de två halvorna stod kunde poänggruppen inte lottas som kriterierna kräver
    }; därför bytte { $out } plats med { $into }.
reason-f98_halves = Halvorna till att börja med: { $upper } mot { $lower }.
reason-f98_at_best =
    { $what ->
         [floats] Även med så få som möjligt skulle dessa flyta igen för tidigt:
        *[colours] Med så få par som möjligt utan sina färger skulle det vara dessa:
    }
reason-f98_would_miss = { $one } och { $other } ska båda ha { colour.within }.
reason-f98_passed_alone = { $player } kom också ner till poänggruppen med { $points } poäng och hade ingen kvar att möta där.
reason-f98_passed_on = { $player } kom också ner till poänggruppen med { $points } poäng och gick vidare: inte alla som kom ner kunde möta någon där, och de högre placerade stannar.
reason-f98_passed_given_up = { $player } kom också ner till poänggruppen med { $points } poäng och gick vidare, eftersom den lägsta poänggruppen annars inte kunde lottas.
reason-f98_passed_left = { $player } kom också ner till poänggruppen med { $points } poäng och blev över där, i den första lottningen av den som uppfyller kriterierna.
reason-f98_if_stayed = Om { $player } hade mött någon i den gruppen kunde inte alla andra lottas.
reason-f98_bye_free_point = Fick en poäng utan spel i rond { $round }.
reason-f98_bye_left_over = Den första lottningen som uppfyller kriterierna lämnar i stället { $player } över.
reason-f98_no_opponent_here = I poänggruppen med { $points } poäng fanns ingen kvar att möta.
reason-f98_left_over = Blev över i poänggruppen med { $points } poäng, i den första lottningen av den som uppfyller kriterierna.
    .kept = Blev över i poänggruppen med { $points } poäng, i den första lottningen av den som uppfyller kriterierna. En annan motståndare åt dem som kom uppifrån ({ $kept }) kommer senare: först godtas att någon flyter ned som i en av de två senaste ronderna.
reason-f98_joined_float = De { $brackets } lägsta poänggrupperna lottades som en.
reason-f98_if_they_met = Om { $one } mötte { $other } kunde inte alla andra lottas.
reason-f98_met_from_above = Möter { $opponent }, som flyttats ned från en högre poänggrupp.
reason-f98_bye = Antalet spelare är udda ({ $players }). Blev över i den lägsta poänggruppen och har inte fått någon poäng utan spel.
reason-f98_wish_denied = { $player } skulle ha { colour.within } och får den inte.
reason-f98_floats_down_again = { $player } flyter ned som i rond { $round }.
reason-f98_floats_up_again = { $player } flyter upp som i rond { $round }.
reason-f98_wishes_denied = Par där den ena inte får sin färg: { $count }.
reason-f98_moved_down = Spelare som inte lottas i denna poänggrupp: { $count }.
reason-f98_step_start = Spelare: { $players }; par som ska bildas: { $pairs }; par som inte behöver uppfylla båda preferenserna (x): { $x }.
reason-f98_step_no_opponent = { $player } har ingen att möta här och flyttas ned.
reason-f98_step_moved_no_opponent = { $player } har flyttats ned och har inte heller här någon att möta; flyttas vidare ned.
reason-f98_step_moved_on = { $player } flyttas vidare ned: alla nedflyttade kan inte möta någon här, och högre placerade stannar.
reason-f98_step_given_up = { $player } flyttas vidare ned så att den lägsta poänggruppen kan lottas.
reason-f98_step_from_above = Nedflyttade spelare lottas först; par: { $pairs }.
reason-f98_step_transposed = En annan ordning i den nedre halvan behövdes.
    .part =
        { $part ->
             [moved] För de nedflyttade behövdes en annan ordning av motståndarna.
             [rest] För restgruppen behövdes en annan ordning i den nedre halvan.
            *[all] En annan ordning i den nedre halvan behövdes.
        }
reason-f98_step_exchanged = Bytta mellan halvorna: nummer { $out } mot nummer { $into } (skillnad { $difference }).
reason-f98_step_down_dropped =
    { $level ->
         [1] För nedflytare bortsågs från näst sista ronden.
        *[2] För nedflytare bortsågs från båda tidigare ronderna.
    }
    .part =
        { $part ->
             [moved] Nedflytare bland de nedflyttade:
             [rest] Nedflytare från restgruppen:
            *[all] Nedflytare:
        } { $level ->
             [1] man bortsåg från näst sista ronden.
            *[2] man bortsåg från båda tidigare ronderna.
        }
reason-f98_step_up_dropped =
    { $level ->
         [1] För uppflytare bortsågs från näst sista ronden.
        *[2] För uppflytare bortsågs från båda tidigare ronderna.
    }
    .part =
        { $part ->
             [moved] Uppflytare mot de nedflyttade:
             [rest] Uppflytare i restgruppen:
            *[all] Uppflytare:
        } { $level ->
             [1] man bortsåg från näst sista ronden.
            *[2] man bortsåg från båda tidigare ronderna.
        }
reason-f98_step_other_opponent = { $player }, den som står lägst av de nedflyttade, fick en annan motståndare: { $opponent }.
reason-f98_step_other_opponents = De nedflyttade fick andra motståndare, eftersom en ny motståndare för enbart den som står lägst inte gjorde det möjligt att lotta de övriga.
reason-f98_step_x_raised = Fler par än minimum måste vara utan sina färger: x höjdes från { $from } till { $to }.
reason-f98_step_above_changed = Poänggruppen ovanför lottades om så att andra flyttas ned: nummer { $players }.
reason-f98_step_above_in_vain =
    { $count ->
         [one] Nummer { $players } har flyttats ned och har ingen motståndare här som reglerna tillåter; ingen annan lottning av poänggruppen ovanför hjälper.
        *[other] Nummer { $others } och { $last } har flyttats ned och kan inte alla få en motståndare här som reglerna tillåter; ingen annan lottning av poänggruppen ovanför hjälper.
    }
reason-f98_step_second_lowest_changed = Den näst lägsta poänggruppen lottades om så att den lägsta kan lottas; ned kommer: nummer { $players }.
reason-f98_step_second_lowest_in_vain = Ingen lottning av poänggruppen med { $points } poäng som behåller ett par gör det möjligt att lotta dem nedanför.
reason-f98_step_joined = De lägsta poänggrupperna kunde inte lottas var för sig; sammanslagna: { $brackets }.
reason-f98_step_joined_as_one = När den övre delen lottas först går det inte ihop, så den sammanslagna poänggruppen lottas som en.
reason-f98_step_fewer_pairs = Alla par kan inte bildas: { $to } i stället för { $from }.
reason-f98_step_fewer_for_lowest = Par som getts upp så att den lägsta poänggruppen kan lottas: { $to } i stället för { $from }.
reason-f98_third_in_a_row = { $player } skulle få { colour.within } för tredje gången i rad.
reason-f98_colour_difference = { $player } skulle ha haft { colour.within } i tre partier fler än den andra färgen.
reason-f98_bye_after_free_point = { $player } fick en poäng utan spel i rond { $round } och kan inte ha frirond.
