# FIDE Swiss of 1998: why a board is as it is, who left the score group, and the steps of the procedure.
# In the ones on opponents passed over the page has just said: this player would have met that one.
reason-f98_both_wishes = Begge får den farve, de skal have.
reason-f98_one_wish = { $player } skal have { colour.within } og får den; modstanderen har ingen farvepræference.
reason-f98_stronger_wish = Begge skal have { colour.within }; { $player } har den stærkeste præference.
reason-f98_alternate = Begge har lige stærk præference for samme farve; de får hver den modsatte farve af den seneste runde, hvor de havde forskellig farve.
reason-f98_higher_ranked = Begge har lige stærk præference for { colour.within } og har altid haft samme farve, så den øverst rangerede får den: { $player }.
reason-f98_by_lot = Ingen af dem har en farvepræference. Efter lodtrækningen og startnummeret får { $player } { colour.within }.
reason-f98_met = { reason-met_before }
reason-f98_must_both = Begge skal ubetinget have { colour.within }.
reason-f98_want_both = Begge skal have { colour.within }, og i denne pointpulje kan alle parringer få deres farver.
reason-f98_would_float_down = { $player } mødte en med færre point eller var oversidder i { $round }. runde og bør ikke være nedflyder igen så snart.
reason-f98_would_float_up = { $player } mødte en med flere point i { $round }. runde og bør ikke være opflyder igen så snart.
reason-f98_rest_not_paired = Så kunne de andre i pointpuljen ikke parres, som kriterierne kræver.
    .cause =
        { $cause ->
             [opponents] Så kunne de andre ikke alle få en modstander, de må møde.
             [floats] Så skulle nogen i pointpuljen flyde som i en af de to seneste runder.
             [colours] Så ville flere par i pointpuljen mangle en farve, der tilkommer dem, end som parret.
             [rest] Så kunne de, der ikke er kommet ned, ikke parres efter kriterierne.
             [below] Så kunne pointpuljerne nedenfor ikke parres.
             [bye] Så kunne den, der bliver til overs, ikke være oversidder.
            *[more] Så kunne de andre i pointpuljen ikke parres, som kriterierne kræver.
        }
reason-f98_halves_exchanged =
    { $cause ->
         [opponents] Som de to halvdele stod, kunne ikke alle få en modstander fra den anden halvdel, som de må møde
         [floats] Som de to halvdele stod, skulle nogen have flydt som i en af de to seneste runder
         [colours] Som de to halvdele stod, ville flere par have manglet en farve, der tilkommer dem
         [below] Som de to halvdele stod, kunne pointpuljerne nedenfor ikke have været parret
         [bye] Som de to halvdele stod, kunne den, der blev til overs, ikke være oversidder
        *[more] Som de to halvdele stod, kunne pointpuljen ikke parres, som kriterierne kræver
    }; derfor byttede { $out } plads med { $into }.
reason-f98_halves = Halvdelene til at begynde med: { $upper } mod { $lower }.
reason-f98_at_best =
    { $what ->
         [floats] Selv med færrest mulige ville disse være flydere igen for tidligt:
        *[colours] Med færrest mulige par uden deres farver ville det være disse:
    }
reason-f98_would_miss = { $one } og { $other } skal begge have { colour.within }.
reason-f98_passed_alone = { $player } kom også ned i pointpuljen med { $points } point og havde ingen tilbage at møde dér.
reason-f98_passed_on = { $player } kom også ned i pointpuljen med { $points } point og gik videre: ikke alle, der kom ned, kunne møde nogen dér, og de højere placerede bliver.
reason-f98_passed_given_up = { $player } kom også ned i pointpuljen med { $points } point og gik videre, fordi den laveste pointpulje ellers ikke kunne parres.
reason-f98_passed_left = { $player } kom også ned i pointpuljen med { $points } point og blev til overs dér, i den første parring af den, der opfylder kriterierne.
reason-f98_if_stayed = Hvis { $player } havde mødt en fra den pulje, kunne ikke alle andre parres.
reason-f98_bye_free_point = Fik et point uden kamp i { $round }. runde.
reason-f98_bye_left_over = Den første parring, der opfylder kriterierne, lader i stedet { $player } blive til overs.
reason-f98_no_opponent_here = I pointpuljen med { $points } point var der ingen tilbage at møde.
reason-f98_left_over = Blev til overs i pointpuljen med { $points } point, i den første parring af den, der opfylder kriterierne.
    .kept = Blev til overs i pointpuljen med { $points } point, i den første parring af den, der opfylder kriterierne. En anden modstander til dem, der kom ovenfra ({ $kept }), kommer senere: først accepteres det, at en er nedflyder ligesom i en af de to sidste runder.
reason-f98_joined_float = De { $brackets } laveste pointpuljer blev parret som én.
reason-f98_if_they_met = Hvis { $one } mødte { $other }, kunne ikke alle andre parres.
reason-f98_met_from_above = Møder { $opponent }, der er flyttet ned fra en højere pointpulje.
reason-f98_bye = Antallet af spillere er ulige ({ $players }). Blev til overs i den laveste pointpulje og har ikke fået et point uden kamp.
reason-f98_wish_denied = { $player } skulle have { colour.within } og får den ikke.
reason-f98_floats_down_again = { $player } er nedflyder ligesom i { $round }. runde.
reason-f98_floats_up_again = { $player } er opflyder ligesom i { $round }. runde.
reason-f98_wishes_denied = Parringer, hvor den ene ikke får sin farve: { $count }.
reason-f98_moved_down = Spillere, der ikke er parret i denne pointpulje: { $count }.
reason-f98_step_start = Spillere: { $players }; parringer, der skal udføres: { $pairs }; parringer, der ikke behøver at opfylde begge præferencer (x): { $x }.
reason-f98_step_no_opponent = { $player } har ingen at møde her og flyttes ned.
reason-f98_step_moved_no_opponent = { $player } er flyttet ned og har heller ingen at møde her; flyttes videre ned.
reason-f98_step_moved_on = { $player } flyttes videre ned: ikke alle nedflyttede kan møde en her, og højere placerede bliver.
reason-f98_step_given_up = { $player } flyttes videre ned, så den laveste pointpulje kan parres.
reason-f98_step_from_above = Nedflyttede spillere parres først; parringer: { $pairs }.
reason-f98_step_transposed = En anden rækkefølge i den nederste undergruppe var nødvendig.
    .part =
        { $part ->
             [moved] For de nedflyttede var en anden rækkefølge af modstanderne nødvendig.
             [rest] For restpuljen var en anden rækkefølge i den nederste undergruppe nødvendig.
            *[all] En anden rækkefølge i den nederste undergruppe var nødvendig.
        }
reason-f98_step_exchanged = Ombyttet mellem undergrupperne: nummer { $out } med nummer { $into } (forskel { $difference }).
reason-f98_step_down_dropped =
    { $level ->
         [1] For nedflydere blev der set bort fra næstsidste runde.
        *[2] For nedflydere blev der set bort fra begge tidligere runder.
    }
    .part =
        { $part ->
             [moved] Nedflydere blandt de nedflyttede:
             [rest] Nedflydere fra restpuljen:
            *[all] Nedflydere:
        } { $level ->
             [1] der blev set bort fra næstsidste runde.
            *[2] der blev set bort fra begge tidligere runder.
        }
reason-f98_step_up_dropped =
    { $level ->
         [1] For opflydere blev der set bort fra næstsidste runde.
        *[2] For opflydere blev der set bort fra begge tidligere runder.
    }
    .part =
        { $part ->
             [moved] Opflydere mod de nedflyttede:
             [rest] Opflydere i restpuljen:
            *[all] Opflydere:
        } { $level ->
             [1] der blev set bort fra næstsidste runde.
            *[2] der blev set bort fra begge tidligere runder.
        }
reason-f98_step_other_opponent = { $player }, den lavest rangerede af de nedflyttede, fik en anden modstander: { $opponent }.
reason-f98_step_other_opponents = De nedflyttede fik andre modstandere, fordi en ny modstander til den lavest rangerede alene ikke gjorde det muligt at parre de øvrige.
reason-f98_step_x_raised = Flere parringer end det mindst mulige måtte undvære deres farver: x blev øget fra { $from } til { $to }.
reason-f98_step_above_changed = Pointpuljen ovenfor blev parret om, så andre flyttes ned: nummer { $players }.
reason-f98_step_above_in_vain =
    { $count ->
         [one] Nummer { $players } er flyttet ned og har ingen modstander her, som reglerne tillader; ingen anden parring af pointpuljen ovenfor hjælper.
        *[other] Nummer { $others } og { $last } er flyttet ned og kan ikke alle få en modstander her, som reglerne tillader; ingen anden parring af pointpuljen ovenfor hjælper.
    }
reason-f98_step_second_lowest_changed = Den næstlaveste pointpulje blev parret om, så den laveste kan parres; ned kommer: nummer { $players }.
reason-f98_step_second_lowest_in_vain = Ingen parring af pointpuljen med { $points } point, der beholder et par, gør det muligt at parre dem nedenunder.
reason-f98_step_joined = De laveste pointpuljer kunne ikke parres hver for sig; samlet: { $brackets }.
reason-f98_step_joined_as_one = Når den øverste del parres først, går det ikke op, så den samlede pointpulje parres som én.
reason-f98_step_fewer_pairs = Ikke alle parringer kan udføres: { $to } i stedet for { $from }.
reason-f98_step_fewer_for_lowest = Parringer opgivet, så den laveste pointpulje kan parres: { $to } i stedet for { $from }.
reason-f98_third_in_a_row = { $player } ville få { colour.within } for tredje gang i træk.
reason-f98_colour_difference = { $player } ville have haft { colour.within } i tre partier mere end den anden farve.
reason-f98_bye_after_free_point = { $player } fik et point uden kamp i { $round }. runde og kan ikke være oversidder.
