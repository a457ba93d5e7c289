# FIDE Dutch system: why a board, a bye or a float is as it is, and what a score group has to put up with.
# In the first ones the page has just said: this player would have met that one.
reason-dutch_met_before = De møttes i runde { $round }.
reason-dutch_same_absolute =
    { $colour ->
         [white] Begge må ha hvit.
        *[black] Begge må ha svart.
    }
reason-dutch_worse = Poenggruppen ville komme dårligere ut etter kriterium { $criterion }.
reason-dutch_incomplete = Ellers kunne ikke alle bli paret.
reason-dutch_later = En like god paring av poenggruppen kommer tidligere i rekkefølgen.
reason-dutch_not_best = Den første av poenggruppens beste paringer har de to hver for seg.
reason-dutch_colour_granted = Verken { $white } eller { $black } nektes fargen de står for tur til.
reason-dutch_colour_stronger =
    { $colour ->
         [white] { $player } har sterkere krav på hvit enn { $other }.
        *[black] { $player } har sterkere krav på svart enn { $other }.
    }
reason-dutch_colour_alternate = Begge står for tur til samme farge; { $white } og { $black } bytter farge fra det siste partiet der de hadde ulike, { $back } tilbake.
reason-dutch_colour_higher =
    { $colour ->
         [white] Begge står for tur til hvit og har hatt de samme fargene; { $player } er rangert høyest og får den.
        *[black] Begge står for tur til svart og har hatt de samme fargene; { $player } er rangert høyest og får den.
    }
reason-dutch_colour_lot =
    { $colour ->
         [white] Ingen av dem har hatt en farge; { $player } har paringsnummer { $number }, og loddtrekningen gir slike numre hvit.
        *[black] Ingen av dem har hatt en farge; { $player } har paringsnummer { $number }, og loddtrekningen gir slike numre svart.
    }
reason-dutch_bye = Antallet spillere er odde ({ $players }), så én har frirunde; { $score } er den laveste poengsummen den kan gå til.
reason-dutch_bye_had = Hadde allerede frirunde i runde { $round }.
reason-dutch_bye_won = Fikk allerede poeng som for en vinst uten å spille i runde { $round }.
reason-dutch_bye_higher = Med frirunden på { $score } poeng kunne ikke alle de andre bli paret.
reason-dutch_bye_not_best = Den første av de beste paringene lar en annen spiller sitte over.
reason-dutch_floats_down = Poenggruppen på { $players } spillere kan danne { $pairs } par; { $player } blir til overs og møter { $opponent }.
reason-dutch_floats_up = { $player } møter { $opponent }, som ble til overs i en høyere poenggruppe.
reason-dutch_floats_bye = { $player } har frirunde, som teller som å flyte ned.
reason-dutch_board_preference =
    { $colour ->
         [white] { $player } står for tur til svart og får hvit.
        *[black] { $player } står for tur til hvit og får svart.
    }
reason-dutch_board_strong =
    { $colour ->
         [white] { $player } har hatt hvit oftest og får den igjen.
        *[black] { $player } har hatt svart oftest og får den igjen.
    }
reason-dutch_board_difference =
    { $colour ->
         [white] { $player } får hatt hvit tre ganger mer enn svart.
        *[black] { $player } får hatt svart tre ganger mer enn hvit.
    }
reason-dutch_board_third =
    { $colour ->
         [white] { $player } får hvit for tredje gang på rad.
        *[black] { $player } får svart for tredje gang på rad.
    }
reason-dutch_board_upfloat =
    { $back ->
         [1] { $player } fløt også opp i runden før.
        *[other] { $player } fløt også opp for to runder siden.
    }
reason-dutch_board_downfloat =
    { $back ->
         [1] { $player } fløt også ned i runden før.
        *[other] { $player } fløt også ned for to runder siden.
    }
reason-dutch_c6 = Spillere som flyter ned: { $count }; færre er umulig.
reason-dutch_c7 = Spillere med { $score } poeng som flyter videre: { $count }; færre er umulig.
reason-dutch_c9 = Uspilte partier for spilleren med frirunde: { $count }; færre er umulig.
reason-dutch_c10 = Spillere med fargeforskjell på tre partier: { $count }; færre er umulig.
reason-dutch_c11 = Spillere med samme farge tre ganger på rad: { $count }; færre er umulig.
reason-dutch_c12 = Spillere uten fargen de står for tur til: { $count }; færre er umulig.
reason-dutch_c13 = Spillere uten fargen de har sterkt krav på: { $count }; færre er umulig.
reason-dutch_c14 = Spillere som flyter ned som i runden før: { $count }; færre er umulig.
reason-dutch_c15 = Spillere som flyter opp som i runden før: { $count }; færre er umulig.
reason-dutch_c16 = Spillere som flyter ned som for to runder siden: { $count }; færre er umulig.
reason-dutch_c17 = Spillere som flyter opp som for to runder siden: { $count }; færre er umulig.
reason-dutch_c18 = Spillere med { $score } poeng som fløt ned i runden før og flyter videre: { $count }; færre er umulig.
reason-dutch_c19 = Spillere som fløt opp i runden før og møter en med { $score } poeng: { $count }; færre er umulig.
reason-dutch_c20 = Spillere med { $score } poeng som fløt ned for to runder siden og flyter videre: { $count }; færre er umulig.
reason-dutch_c21 = Spillere som fløt opp for to runder siden og møter en med { $score } poeng: { $count }; færre er umulig.
reason-dutch_accelerated = Akselerert runde: { $players } spillere pares med { $points } fiktive poeng mer.
reason-dutch_breach_absolute =
    { $colour ->
         [white] { $one } og { $other } må begge ha hvit og kan ikke møtes.
        *[black] { $one } og { $other } må begge ha svart og kan ikke møtes.
    }
reason-dutch_breach_bye = { $player } fikk poeng som for en vinst uten å spille i runde { $round } og kan ikke ha frirunde.
