# The quickplay finish: what happened
reason-happened_quickplay_claimed = { side } kræver remis i hurtigafslutningen.
reason-happened_quickplay_increment_asked = { side } beder om, at begge spillere får tillægstid.
reason-happened_quickplay_decided_early = { side.of } udsatte krav afgøres, mens begge vinger er oppe.
reason-happened_quickplay_flag = { side.of } vinge var faldet, da kravet blev afslået.

# Why a claim is not heard
reason-quickplay_not_in_blitz = Der er ingen hurtigafslutning i lynskak.
reason-quickplay_not_announced = Reglerne for hurtigafslutning er ikke bekendtgjort for turneringen.
reason-quickplay_has_increment = Med tillægstid er der ingen hurtigafslutning.
reason-quickplay_increment_given = Begge spillere får allerede tillægstid, så der kan ikke kræves remis.
reason-quickplay_not_last_period = Det er ikke den sidste periode, hvor alle resterende træk skal udføres.
reason-quickplay_flag_down = { side.of } vinge er faldet; kravet kommer for sent.
reason-quickplay_not_on_move = Kun spilleren i trækket kan kræve remis, og { side.within } er ikke i trækket.
reason-quickplay_time_left = { side } har ikke mindre end { $minutes } minutter tilbage.
reason-quickplay_increment_waits = Ønsket om tillægstid skal først besvares.
reason-quickplay_no_increment_rule = I denne udgave kan en spiller kræve remis, men ikke bede om tillægstid.
reason-quickplay_increment_needs_arbiter = Ingen dommer følger spillet og kan indføre tillægstid; der kan kræves remis.
reason-quickplay_claimed_already = { side.of } krav er allerede fremsat og venter på afgørelsen.

# What is left to the arbiter
reason-quickplay_claim_judged =
    { side } kræver remis: { $grounds ->
         [cannot_win] { other-side.within } kan ikke vinde på normal vis
         [not_trying] { other-side.within } forsøger ikke at vinde på normal vis
        *[either] { other-side.within } kan ikke vinde på normal vis eller forsøger det ikke
    }.
reason-quickplay_later_judged =
    { side.of } krav er udsat: { $grounds ->
         [cannot_win] kan { other-side.within } vinde på normal vis?
         [not_trying] forsøger { other-side.within } at vinde på normal vis?
        *[either] kan { other-side.within } vinde på normal vis, og forsøger han det?
    } Afgørelsen falder senere i partiet, eller når en vinge er faldet.
reason-quickplay_waits_for_flag =
    { side.of } krav er udsat: { $grounds ->
         [cannot_win] kan { other-side.within } vinde på normal vis?
         [not_trying] forsøger { other-side.within } at vinde på normal vis?
        *[either] kan { other-side.within } vinde på normal vis, og forsøger han det?
    } Afgørelsen meddeles, når en vinge er faldet.
reason-quickplay_flag_judged =
    { side.of } vinge faldt, før kravet blev afgjort. Partiet er remis, hvis { $grounds ->
         [cannot_win] { $judged ->
             [white] hvid ikke kan vinde på normal vis
            *[black] sort ikke kan vinde på normal vis
        }
         [not_trying] { $judged ->
             [white] hvid ikke forsøgte nok at vinde på normal vis
            *[black] sort ikke forsøgte nok at vinde på normal vis
        }
        *[either] { $judged ->
             [white] hvid ikke kan vinde på normal vis eller ikke forsøgte nok
            *[black] sort ikke kan vinde på normal vis eller ikke forsøgte nok
        }
    }; ellers er partiet tabt på tid.
reason-quickplay_referred =
    Ingen dommer følger partiet. { side.of } krav afslutter partiet og går til en dommer: { $grounds ->
         [cannot_win] kan { other-side.within } vinde på normal vis?
         [not_trying] forsøgte { other-side.within } at vinde på normal vis?
        *[either] kan { other-side.within } vinde på normal vis, og forsøgte han det?
    }
reason-quickplay_increment_judged = { side.of } ønske er et remistilbud. Afslår { other-side.within }, og går dommeren med til det, får begge { $seconds } sekunder pr. træk, og { other-side.within } får { $minutes } minutter mere.

# The decision
reason-quickplay_drawn =
    Dommeren er enig: { $grounds ->
         [cannot_win] { $color ->
             [white] hvid kan ikke vinde på normal vis
            *[black] sort kan ikke vinde på normal vis
        }
         [not_trying] { $color ->
             [white] hvid forsøger ikke at vinde på normal vis
            *[black] sort forsøger ikke at vinde på normal vis
        }
        *[either] { $color ->
             [white] hvid kan ikke vinde på normal vis eller forsøger det ikke
            *[black] sort kan ikke vinde på normal vis eller forsøger det ikke
        }
    }. { $appeal ->
         [none] Afgørelsen er endelig.
        *[open] Afgørelsen kan ankes.
    }
reason-quickplay_rejected =
    Dommeren er ikke enig; { side.within } får { $minutes } minutter mere. { $appeal ->
         [none] Afgørelsen er endelig.
        *[open] Afgørelsen kan ankes.
    }
reason-quickplay_postponed = Dommeren afgør kravet senere og følger så vidt muligt partiet. Han kan give { side.within } { $minutes } minutter mere ved at stille uret.
reason-quickplay_not_before_flag = Et udsat krav afgøres, når en vinge er faldet, ikke før.
reason-quickplay_later_rejected =
    Dommeren finder, at { side.within } kunne vinde på normal vis og forsøgte det. { $appeal ->
         [none] Afgørelsen er endelig.
        *[open] Afgørelsen kan ankes.
    }
reason-quickplay_flag_counts = Den faldne vinge tæller, og { side.within } har overskredet tiden.
reason-quickplay_referred_drawn =
    Dommeren giver { side.within } ret: { $grounds ->
         [cannot_win] { other-side.within } kunne ikke vinde på normal vis
         [not_trying] { other-side.within } gjorde intet forsøg på at vinde på normal vis
        *[either] { other-side.within } kunne ikke vinde på normal vis eller forsøgte det ikke
    }. { $appeal ->
         [none] Afgørelsen er endelig.
        *[open] Afgørelsen kan ankes.
    }
reason-quickplay_referred_lost =
    Dommeren afslår kravet: { $grounds ->
         [cannot_win] { other-side.within } kunne vinde på normal vis
         [not_trying] { other-side.within } forsøgte at vinde på normal vis
        *[either] { other-side.within } kunne vinde på normal vis og forsøgte det
    }. Kravet afsluttede partiet, så { side.within } taber. { $appeal ->
         [none] Afgørelsen er endelig.
        *[open] Afgørelsen kan ankes.
    }
reason-quickplay_referred_no_mate =
    Dommeren afslår { side.within-of } krav ({ $grounds ->
         [cannot_win] { other-side.within } kan ikke vinde
         [not_trying] { other-side.within } forsøger ikke
        *[either] { other-side.within } kan ikke vinde eller forsøger ikke
    }), men { other-side.within } kan ikke sætte mat, så partiet er remis. { $appeal ->
         [none] Afgørelsen er endelig.
        *[open] Afgørelsen kan ankes.
    }
reason-quickplay_increment_introduced =
    { $offer ->
         [declined] Remistilbuddet blev afslået, og dommeren går med til det
        *[standing] Dommeren går med til det
    }: begge spillere får { $seconds } sekunder pr. træk, og { side.within } får { $minutes ->
         [one] { $minutes } minut
        *[other] { $minutes } minutter
    } mere.
reason-quickplay_offer_unanswered = Ønsket er et remistilbud, og intet siger, at { side.within } har afslået det. Det kræver reglen først.
reason-quickplay_increment_refused = Dommeren går ikke med til tillægstid; der kan i stedet kræves remis.

# What the arbiter should know
reason-quickplay_stop_clocks = { side } skal standse begge ure og tilkalde dommeren, når kravet stilles.
reason-quickplay_increment_first = Kravet behandles kun, hvor der ikke kan indføres tillægstid; { side.within } har ikke bedt om det.
reason-quickplay_play_is_over_for_all =
    Spillet er slut, til kravet er afgjort; intet på brættet eller uret tæller nu.
reason-quickplay_play_is_over = Spillet er slut, til kravet er afgjort; hvad { side.within } gør nu, tæller ikke.
reason-quickplay_evidence_position = { side } skriver slutstillingen ned ({ $fen }), og { other-side.within } bekræfter den.
reason-quickplay_evidence_sheet = { side } skriver slutstillingen ned ({ $fen }) og afleverer en noteringsliste, der er ført til ende; { other-side.within } bekræfter begge dele.
reason-quickplay_guide_grounds = Vejledningen: der kan kræves remis, når modstanderen kun spiller på tiden, eller når stillingen ikke kan vindes på normal vis.
reason-quickplay_guide_strict =
    Vejledningen: vær streng, det skal være en klart død remis.
reason-quickplay_guide_steps = Vejledningen: følg partiet. Før det går videre, kan modstanderen få ekstra tid, hvis kravet virker urimeligt eller har forstyrret ham.
reason-quickplay_guide_after = Vejledningen: remisen kan gives, selv når en vinge er faldet, og stærke spillere kan spørges til råds.
reason-quickplay_guide_no_arbiter = Vejledningen: læg det skriftlige bevis frem for turneringens dommer, eller for en autoriseret dommer, hvis der ingen er.
