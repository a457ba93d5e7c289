# FIDE Swiss of 1998: why a board is as it is, who left the score group, and the steps of the procedure.
# In the ones on opponents passed over the page has just said: this player would have met that one.
reason-f98_both_wishes = Begge får den fargen de skal ha.
reason-f98_one_wish = { $player } skal ha { colour.within } og får den; motstanderen har ingen fargepreferanse.
reason-f98_stronger_wish = Begge skal ha { colour.within }; { $player } har den sterkeste preferansen.
reason-f98_alternate = Begge har like sterk preferanse for samme farge; de får hver den motsatte fargen av den siste runden da de hadde ulik farge.
reason-f98_higher_ranked = Begge har like sterk preferanse for { colour.within } og har alltid hatt samme farge, så den høyest rangerte får den: { $player }.
reason-f98_by_lot = Ingen av dem har en fargepreferanse. Etter loddtrekningen og startnummeret får { $player } { colour.within }.
reason-f98_met = { reason-met_before }
reason-f98_must_both = Begge må ubetinget ha { colour.within }.
reason-f98_want_both = Begge skal ha { colour.within }, og i denne poenggruppen kan alle paringer få fargene sine.
reason-f98_would_float_down = { $player } møtte en med færre poeng eller hadde frirunde i { $round }. runde og bør ikke flyte ned igjen så snart.
reason-f98_would_float_up = { $player } møtte en med flere poeng i { $round }. runde og bør ikke flyte opp igjen så snart.
reason-f98_rest_not_paired = Da kunne ikke de andre i poenggruppen pares slik kriteriene krever.
    .cause =
        { $cause ->
             [opponents] Da kunne ikke alle de andre få en motstander de får møte.
             [floats] Da måtte noen i poenggruppen flyte som i en av de to siste rundene.
             [colours] Da ville flere par i poenggruppen mangle en farge som tilkommer dem, enn slik det er paret.
             [rest] Da kunne de som ikke har kommet ned, ikke pares etter kriteriene.
             [below] Da kunne poenggruppene nedenfor ikke pares.
             [bye] Da kunne ikke den som blir til overs, ha frirunde.
            *[more] Da kunne ikke de andre i poenggruppen pares slik kriteriene krever.
        }
reason-f98_halves_exchanged =
    { $cause ->
         [opponents] Slik de to halvdelene sto, kunne ikke alle få en motstander fra den andre halvdelen som de får møte
         [floats] Slik de to halvdelene sto, måtte noen ha flytt som i en av de to siste rundene
         [colours] Slik de to halvdelene sto, ville flere par ha manglet en farge som tilkommer dem
         [below] Slik de to halvdelene sto, kunne poenggruppene nedenfor ikke ha blitt paret
         [bye] Slik de to halvdelene sto, kunne ikke den som ble til overs, ha frirunde
        *[more] Slik de to halvdelene sto, kunne ikke poenggruppen pares slik kriteriene krever
    }; derfor byttet { $out } plass med { $into }.
reason-f98_halves = Halvdelene til å begynne med: { $upper } mot { $lower }.
reason-f98_at_best =
    { $what ->
         [floats] Selv med færrest mulig ville disse flyte igjen for tidlig:
        *[colours] Med færrest mulig par uten fargene sine ville det være disse:
    }
reason-f98_would_miss = { $one } og { $other } skal begge ha { colour.within }.
reason-f98_passed_alone = { $player } kom også ned i poenggruppen med { $points } poeng og hadde ingen igjen å møte der.
reason-f98_passed_on = { $player } kom også ned i poenggruppen med { $points } poeng og gikk videre: ikke alle som kom ned, kunne møte noen der, og de høyere plasserte blir.
reason-f98_passed_given_up = { $player } kom også ned i poenggruppen med { $points } poeng og gikk videre, fordi den laveste poenggruppen ellers ikke kunne pares.
reason-f98_passed_left = { $player } kom også ned i poenggruppen med { $points } poeng og ble til overs der, i den første paringen av den som oppfyller kriteriene.
reason-f98_if_stayed = Hvis { $player } hadde møtt noen i den gruppen, kunne ikke alle andre pares.
reason-f98_bye_free_point = Fikk et poeng uten spill i { $round }. runde.
reason-f98_bye_left_over = Den første paringen som oppfyller kriteriene, lar i stedet { $player } bli til overs.
reason-f98_no_opponent_here = I poenggruppen med { $points } poeng var det ingen igjen å møte.
reason-f98_left_over = Ble til overs i poenggruppen med { $points } poeng, i den første paringen av den som oppfyller kriteriene.
    .kept = Ble til overs i poenggruppen med { $points } poeng, i den første paringen av den som oppfyller kriteriene. En annen motstander for dem som kom ovenfra ({ $kept }), kommer senere: først godtas det at noen flyter ned som i en av de to siste rundene.
reason-f98_joined_float = De { $brackets } laveste poenggruppene ble paret som én.
reason-f98_if_they_met = Hvis { $one } møtte { $other }, kunne ikke alle andre bli paret.
reason-f98_met_from_above = Møter { $opponent }, som er flyttet ned fra en høyere poenggruppe.
reason-f98_bye = Antall spillere er odde ({ $players }). Ble til overs i den laveste poenggruppen og har ikke fått et poeng uten spill.
reason-f98_wish_denied = { $player } skulle ha { colour.within } og får den ikke.
reason-f98_floats_down_again = { $player } flyter ned som i { $round }. runde.
reason-f98_floats_up_again = { $player } flyter opp som i { $round }. runde.
reason-f98_wishes_denied = Paringer der den ene ikke får fargen sin: { $count }.
reason-f98_moved_down = Spillere som ikke er paret i denne poenggruppen: { $count }.
reason-f98_step_start = Spillere: { $players }; paringer som skal gjøres: { $pairs }; paringer som ikke trenger å oppfylle begge preferanser (x): { $x }.
reason-f98_step_no_opponent = { $player } har ingen å møte her og flyttes ned.
reason-f98_step_moved_no_opponent = { $player } er flyttet ned og har heller ingen å møte her; flyttes videre ned.
reason-f98_step_moved_on = { $player } flyttes videre ned: ikke alle nedflyttede kan møte noen her, og høyere plasserte blir.
reason-f98_step_given_up = { $player } flyttes videre ned så den laveste poenggruppen kan settes opp.
reason-f98_step_from_above = Nedflyttede spillere pares først; paringer: { $pairs }.
reason-f98_step_transposed = En annen rekkefølge i nedre halvdel var nødvendig.
    .part =
        { $part ->
             [moved] For de nedflyttede var en annen rekkefølge av motstanderne nødvendig.
             [rest] For restgruppen var en annen rekkefølge i nedre halvdel nødvendig.
            *[all] En annen rekkefølge i nedre halvdel var nødvendig.
        }
reason-f98_step_exchanged = Byttet mellom halvdelene: nummer { $out } med nummer { $into } (forskjell { $difference }).
reason-f98_step_down_dropped =
    { $level ->
         [1] For nedflytere ble det sett bort fra nest siste runde.
        *[2] For nedflytere ble det sett bort fra begge tidligere runder.
    }
    .part =
        { $part ->
             [moved] Nedflytere blant de nedflyttede:
             [rest] Nedflytere fra restgruppen:
            *[all] Nedflytere:
        } { $level ->
             [1] det ble sett bort fra nest siste runde.
            *[2] det ble sett bort fra begge tidligere runder.
        }
reason-f98_step_up_dropped =
    { $level ->
         [1] For oppflytere ble det sett bort fra nest siste runde.
        *[2] For oppflytere ble det sett bort fra begge tidligere runder.
    }
    .part =
        { $part ->
             [moved] Oppflytere mot de nedflyttede:
             [rest] Oppflytere i restgruppen:
            *[all] Oppflytere:
        } { $level ->
             [1] det ble sett bort fra nest siste runde.
            *[2] det ble sett bort fra begge tidligere runder.
        }
reason-f98_step_other_opponent = { $player }, den lavest rangerte av de nedflyttede, fikk en annen motstander: { $opponent }.
reason-f98_step_other_opponents = De nedflyttede fikk andre motstandere, fordi en ny motstander til den lavest rangerte alene ikke gjorde det mulig å pare de øvrige.
reason-f98_step_x_raised = Flere paringer enn det minste måtte klare seg uten fargene sine: x ble økt fra { $from } til { $to }.
reason-f98_step_above_changed = Poenggruppen over ble paret på nytt så andre flyttes ned: nummer { $players }.
reason-f98_step_above_in_vain =
    { $count ->
         [one] Nummer { $players } er flyttet ned og har ingen motstander her som reglene tillater; ingen annen paring av poenggruppen over hjelper.
        *[other] Nummer { $others } og { $last } er flyttet ned og kan ikke alle få en motstander her som reglene tillater; ingen annen paring av poenggruppen over hjelper.
    }
reason-f98_step_second_lowest_changed = Den nest laveste poenggruppen ble paret på nytt så den laveste kan settes opp; ned kommer: nummer { $players }.
reason-f98_step_second_lowest_in_vain = Ingen paring av poenggruppen med { $points } poeng som beholder et par, gjør det mulig å sette opp dem nedenfor.
reason-f98_step_joined = De laveste poenggruppene kunne ikke pares hver for seg; slått sammen: { $brackets }.
reason-f98_step_joined_as_one = Når den øvre delen pares først, går det ikke opp, så den sammenslåtte poenggruppen pares som én.
reason-f98_step_fewer_pairs = Ikke alle paringer kan gjøres: { $to } i stedet for { $from }.
reason-f98_step_fewer_for_lowest = Paringer oppgitt så den laveste poenggruppen kan settes opp: { $to } i stedet for { $from }.
reason-f98_third_in_a_row = { $player } ville få { colour.within } for tredje gang på rad.
reason-f98_colour_difference = { $player } ville ha hatt { colour.within } tre ganger mer enn den andre fargen.
reason-f98_bye_after_free_point = { $player } fikk et poeng uten spill i { $round }. runde og kan ikke ha frirunde.
