# The quickplay finish: what happened
reason-happened_quickplay_claimed = { side } krever remis i hurtigavslutningen.
reason-happened_quickplay_increment_asked = { side } ber om at begge spillerne får tillegg per trekk.
reason-happened_quickplay_decided_early = { side.of } utsatte krav avgjøres mens begge klaffer er oppe.
reason-happened_quickplay_flag = { side.of } klaff hadde falt da kravet ble avvist.

# Why a claim is not heard
reason-quickplay_not_in_blitz = Det er ingen hurtigavslutning i lynsjakk.
reason-quickplay_not_announced = Reglene for hurtigavslutning er ikke kunngjort for turneringen.
reason-quickplay_has_increment = Med tillegg per trekk er det ingen hurtigavslutning.
reason-quickplay_increment_given = Begge spillerne får allerede tillegg per trekk, så remis kan ikke kreves.
reason-quickplay_not_last_period = Dette er ikke den siste perioden, der alle gjenværende trekk må gjøres.
reason-quickplay_flag_down = { side.of } klaff har falt; kravet kommer for sent.
reason-quickplay_not_on_move = Bare spilleren i trekket kan kreve remis, og { side.within } er ikke i trekket.
reason-quickplay_time_left = { side } har ikke mindre enn { $minutes } minutter igjen.
reason-quickplay_increment_waits = Ønsket om tillegg per trekk må først besvares.
reason-quickplay_no_increment_rule = I denne utgaven kan en spiller kreve remis, men ikke be om tillegg per trekk.
reason-quickplay_increment_needs_arbiter = Ingen dommer følger spillet og kan innføre tillegg; remis kan kreves.
reason-quickplay_claimed_already = { side.of } krav er allerede satt fram og venter på avgjørelse.

# What is left to the arbiter
reason-quickplay_claim_judged =
    { side } krever remis: { $grounds ->
         [cannot_win] { other-side.within } kan ikke vinne på normal måte
         [not_trying] { other-side.within } prøver ikke å vinne på normal måte
        *[either] { other-side.within } kan ikke vinne på normal måte eller prøver ikke
    }.
reason-quickplay_later_judged =
    { side.of } krav er utsatt: { $grounds ->
         [cannot_win] kan { other-side.within } vinne på normal måte?
         [not_trying] prøver { other-side.within } å vinne på normal måte?
        *[either] kan { other-side.within } vinne på normal måte, og prøver han?
    } Avgjørelsen kommer senere i partiet, eller når en klaff har falt.
reason-quickplay_waits_for_flag =
    { side.of } krav er utsatt: { $grounds ->
         [cannot_win] kan { other-side.within } vinne på normal måte?
         [not_trying] prøver { other-side.within } å vinne på normal måte?
        *[either] kan { other-side.within } vinne på normal måte, og prøver han?
    } Avgjørelsen kunngjøres når en klaff har falt.
reason-quickplay_flag_judged =
    { side.of } klaff falt før kravet ble avgjort. Partiet er remis hvis { $grounds ->
         [cannot_win] { $judged ->
             [white] hvit ikke kan vinne på normal måte
            *[black] svart ikke kan vinne på normal måte
        }
         [not_trying] { $judged ->
             [white] hvit ikke prøvde nok å vinne på normal måte
            *[black] svart ikke prøvde nok å vinne på normal måte
        }
        *[either] { $judged ->
             [white] hvit ikke kan vinne på normal måte eller ikke prøvde nok
            *[black] svart ikke kan vinne på normal måte eller ikke prøvde nok
        }
    }; ellers er partiet tapt på tid.
reason-quickplay_referred =
    Ingen dommer følger partiet. { side.of } krav avslutter partiet og går til en dommer: { $grounds ->
         [cannot_win] kan { other-side.within } vinne på normal måte?
         [not_trying] prøvde { other-side.within } å vinne på normal måte?
        *[either] kan { other-side.within } vinne på normal måte, og prøvde han?
    }
reason-quickplay_increment_judged = { side.of } ønske er et remistilbud. Hvis { other-side.within } avslår og dommeren samtykker, får begge { $seconds } sekunder per trekk, og { other-side.within } får { $minutes } minutter ekstra.

# The decision
reason-quickplay_drawn =
    Dommeren er enig: { $grounds ->
         [cannot_win] { $color ->
             [white] hvit kan ikke vinne på normal måte
            *[black] svart kan ikke vinne på normal måte
        }
         [not_trying] { $color ->
             [white] hvit prøver ikke å vinne på normal måte
            *[black] svart prøver ikke å vinne på normal måte
        }
        *[either] { $color ->
             [white] hvit kan ikke vinne på normal måte eller prøver ikke
            *[black] svart kan ikke vinne på normal måte eller prøver ikke
        }
    }. { $appeal ->
         [none] Avgjørelsen er endelig.
        *[open] Avgjørelsen kan ankes.
    }
reason-quickplay_rejected =
    Dommeren er ikke enig; { side.within } får { $minutes } minutter ekstra. { $appeal ->
         [none] Avgjørelsen er endelig.
        *[open] Avgjørelsen kan ankes.
    }
reason-quickplay_postponed = Dommeren avgjør kravet senere og følger partiet om mulig. Han kan gi { side.within } { $minutes } minutter ekstra ved å stille klokka.
reason-quickplay_not_before_flag = Et utsatt krav avgjøres når en klaff har falt, ikke før.
reason-quickplay_later_rejected =
    Dommeren mener at { side.within } kunne vinne på normal måte og prøvde på det. { $appeal ->
         [none] Avgjørelsen er endelig.
        *[open] Avgjørelsen kan ankes.
    }
reason-quickplay_flag_counts = Klaffen teller, og { side.within } har overskredet tiden.
reason-quickplay_referred_drawn =
    Dommeren gir { side.within } medhold: { $grounds ->
         [cannot_win] { other-side.within } kunne ikke vinne på normal måte
         [not_trying] { other-side.within } gjorde ingen forsøk på å vinne på normal måte
        *[either] { other-side.within } kunne ikke vinne på normal måte eller prøvde ikke
    }. { $appeal ->
         [none] Avgjørelsen er endelig.
        *[open] Avgjørelsen kan ankes.
    }
reason-quickplay_referred_lost =
    Dommeren avviser kravet: { $grounds ->
         [cannot_win] { other-side.within } kunne vinne på normal måte
         [not_trying] { other-side.within } prøvde å vinne på normal måte
        *[either] { other-side.within } kunne vinne på normal måte og prøvde på det
    }. Kravet avsluttet partiet, så { side.within } taper. { $appeal ->
         [none] Avgjørelsen er endelig.
        *[open] Avgjørelsen kan ankes.
    }
reason-quickplay_referred_no_mate =
    Dommeren avviser { side.within-of } krav ({ $grounds ->
         [cannot_win] { other-side.within } kan ikke vinne
         [not_trying] { other-side.within } prøver ikke
        *[either] { other-side.within } kan ikke vinne eller prøver ikke
    }), men { other-side.within } kan ikke sette matt, så partiet er remis. { $appeal ->
         [none] Avgjørelsen er endelig.
        *[open] Avgjørelsen kan ankes.
    }
reason-quickplay_increment_introduced =
    { $offer ->
         [declined] Remistilbudet ble avslått, og dommeren går med på det
        *[standing] Dommeren går med på det
    }: begge spillerne får { $seconds } sekunder per trekk, og { side.within } får { $minutes ->
         [one] { $minutes } minutt
        *[other] { $minutes } minutter
    } mer.
reason-quickplay_offer_unanswered = Ønsket er et remistilbud, og ingenting sier at { side.within } har avslått det. Det krever regelen først.
reason-quickplay_increment_refused = Dommeren samtykker ikke i tillegg per trekk; remis kan kreves i stedet.

# What the arbiter should know
reason-quickplay_stop_clocks = { side } skal stanse begge klokkene og tilkalle dommeren når kravet settes fram.
reason-quickplay_increment_first = Kravet behandles bare der tillegg per trekk ikke kan innføres; { side.within } har ikke bedt om det.
reason-quickplay_play_is_over_for_all =
    Spillet er slutt til kravet er avgjort; ingenting på brettet eller klokka teller nå.
reason-quickplay_play_is_over = Spillet er slutt til kravet er avgjort; det { side.within } gjør nå, teller ikke.
reason-quickplay_evidence_position = { side } skriver ned sluttstillingen ({ $fen }), og { other-side.within } bekrefter den.
reason-quickplay_evidence_sheet = { side } skriver ned sluttstillingen ({ $fen }) og leverer et noteringsskjema som er ført til slutten; { other-side.within } bekrefter begge deler.
reason-quickplay_guide_grounds = Veiledningen: remis kan kreves når motstanderen bare spiller på tiden, eller når stillingen ikke kan vinnes på normal måte.
reason-quickplay_guide_strict =
    Veiledningen: vær streng, remisen må være helt død.
reason-quickplay_guide_steps = Veiledningen: følg partiet. Før det går videre, kan motstanderen få ekstra tid hvis kravet virker urimelig eller har brutt konsentrasjonen.
reason-quickplay_guide_after = Veiledningen: remis kan gis selv etter at en klaff har falt, og sterke spillere kan spørres til råds.
reason-quickplay_guide_no_arbiter = Veiledningen: legg det skriftlige beviset fram for turneringens dommer, eller for en autorisert dommer hvis turneringen ikke har noen.
