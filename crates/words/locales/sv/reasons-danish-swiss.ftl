# Danish Swiss: why a board is as it is, who floats, and the steps taken in a score group.
reason-danish_met = { reason-met_before }
reason-danish_met_x = { reason-met_bye }
reason-danish_x_is_white = Frironden räknas som vit, och { $player } måste ha svart.
reason-danish_same_strong = Båda måste ha { colour.within }: { $one } och { $other }.
reason-danish_order_dissolved = Då kunde inte alla övriga i poänggruppen lottas.
reason-danish_order_for_colours =
    Med en annan ordning i den nedre halvan får fler spelare den färg de bör ha.
    .here = På borden mellan de två halvorna, utan flytarnas, spelare med den färg de bör ha: { $there } om dessa två möttes, och { $here } enligt lottningen.
reason-danish_halves_exchanged = Poänggruppens två halvor kunde inte lottas som de stod, så spelare bytte halva.
reason-danish_floater_dissolved = Då kunde inte alla poänggruppens flytare lottas.
reason-danish_floater_strong_before = { $strong } kom före den närmare { $nearer }, eftersom { $strong } måste ha den färg som flytaren lämnar.
reason-danish_floater_strong_first = { $opponent } i samma poänggrupp måste ha den färg som flytaren lämnar.
reason-danish_floater_for_below = { reason-exchanged }
reason-danish_first_round = I första ronden växlar vit och svart från den svagaste spelaren i den nedre halvan och uppåt: vit till { $white }.
reason-danish_no_colour_yet = Ingen av dem har haft någon färg ännu, så den svagare får vit: { $white }.
reason-danish_fewer_whites = { reason-fewer_whites }
reason-danish_last_rounds =
    Båda har haft vit lika ofta. Räknat bakåt från det senaste partiet är det första där bara den ena hade vit { $rounds ->
         [1] det senaste
         [2] det näst senaste
        *[other] nummer { $rounds } från slutet
    }: { $black } hade den. Därför får { $white } vit.
reason-danish_opposite_of_last = Båda har haft vit i samma partier, räknat bakifrån, så { $player } får motsatt färg mot senast: { colour.within }.
reason-danish_strong_first = { $player } måste ha { colour.within }.
reason-danish_x = Antalet spelare är udda ({ $players }), så det finns en tom plats utan poäng sist; den som möter den har frirond, ingen två gånger. Den räknas som vit.
reason-danish_bye_floater = Flytaren möter den tomma platsen, och det är { $player }.
reason-danish_bye_in_halves = Poänggruppens halvor ger { $player } den tomma platsen.
reason-danish_float_middle = Poänggruppen med { $pool } har ett udda antal spelare; den mittersta, { $player }, är flytare.
reason-danish_float_two_middle =
    Poänggruppens två mittersta spelare är flytare, bland dem { $player }. Utan flytare { $cause ->
         [pool] kunde resten av poänggruppen inte lottas inbördes
         [opponents] kunde inte alla flytare få en motståndare
        *[below] kunde inte alla spelare längre ned lottas
    }.
reason-danish_float_instead =
    { $player } är flytare i stället för { $of }. Med de först valda flytarna { $cause ->
         [pool] kunde resten av poänggruppen inte lottas inbördes
         [opponents] kunde inte alla flytare få en motståndare
        *[below] kunde inte alla spelare längre ned lottas
    }.
reason-danish_float_more =
    Fler av poänggruppens spelare är flytare, bland dem { $player }. Inget mindre val av flytare enligt reglerna lät alla bli lottade; med de först valda { $cause ->
         [pool] kunde resten av poänggruppen inte lottas inbördes
         [opponents] kunde inte alla flytare få en motståndare
        *[below] kunde inte alla spelare längre ned lottas
    }.
reason-danish_float_all = Alla poänggruppens spelare är flytare, bland dem { $player }: inget mindre val av flytare enligt reglerna lät alla bli lottade.
reason-danish_float_up = Möter flytaren { $floater } uppifrån.
reason-danish_float_one_list = De nedersta poänggrupperna lottades som en, och där är motståndaren { $opponent }.
reason-danish_step_straight = Den övre halvan mötte den nedre i ordning; bord: { $boards }.
reason-danish_step_order = Spelare i den nedre halvan flyttades upp, eftersom några inte får mötas.
reason-danish_step_dissolved = Tidigare par löstes upp, så att alla kunde lottas.
reason-danish_step_colours = Ordningen i den nedre halvan ändrades, så att fler får den färg de bör ha.
reason-danish_step_exchange = Ingen ordning i den nedre halvan var möjlig, så { $down } och { $up } bytte halva.
reason-danish_step_exchanges = Ingen ordning i den nedre halvan var möjlig, så spelare bytte halva; från varje halva: { $count }.
reason-danish_step_floaters_met = Flytarna mötte de närmaste lägre spelare de kunde; bord: { $count }.
reason-danish_step_for_below = Alla spelare längre ned kunde inte lottas, så flytarna eller deras motståndare ändrades här.
reason-danish_step_one_list = Alla återstående spelare, sammanlagt { $players }, lottades som en poänggrupp.
reason-danish_colours_missed = Spelare utan den färg de bör ha: { $count }. Ingen ordning i den nedre halvan ger färre.
    .players = På borden mellan de två halvorna, utan flytarnas, spelare utan den färg de bör ha: { $count } ({ $players }). Ingen ordning i den nedre halvan ger färre.
reason-danish_colours_met =
    { $when ->
         [here] { $count ->
             [0] Enligt lottningen: ingen.
            *[other] Enligt lottningen: { $players }.
        }
        *[there] { $count ->
             [0] Om dessa två möttes, ingen.
            *[other] Om dessa två möttes, i bästa fall: { $players }.
        }
    }
reason-danish_weak_missed = { $player } borde ha haft { colour.within }.
reason-danish_strong_missed = { $player } får inte { colour.within }: i sista ronden får två spelare med mer än hälften av poängen mötas ändå.
reason-danish_accelerated = Fältet är delat efter styrka i { $groups } grupper med poäng endast för lottningen, till och med rond { $rounds }.
reason-danish_many_groups = Poängen för lottningen behålls hela tävlingen med { $groups } grupper; då bör högst { $most } användas.
reason-danish_strong_clash = { $one } och { $other } måste båda ha { colour.within } och kan inte mötas.
reason-danish_strong_denied = { reason-danish_strong_first }
reason-danish_strong_bye = { $player } måste ha svart och kan inte ha frirond, för den räknas som vit.
