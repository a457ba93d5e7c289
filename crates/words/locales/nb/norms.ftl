# Tittelnormer, for terminalen, dommerbordet og papir. Hvert krav sier hva som er funnet, og hva som kreves.
norms-head = Tittelnormer · utgave { $edition }
norms-reached = { $player } · { $title }-norm: oppnådd
norms-not-reached = { $player } · { $title }-norm: ikke oppnådd
norms-summary = { $points } av { $games } · motstandernes snitt { $average } · prestasjon { $performance }
norms-unrated = uten rating
norms-lifted = Hevet i snittet: { $player }, { $from } til { $to }
norms-left-out = Runde { $round } teller ikke: { $why }
norms-need = { $opponent }: { $result }
norms-needs = Siste runde må minst gi: { $needs }
norms-needs-nothing = Normen står fast uten siste runde.
norms-out-of-reach = Utenfor rekkevidde i siste runde.
norms-others =
    { $count ->
         [one] Én linje til er ingen norm; --player viser den i detalj.
        *[other] { $count } linjer til er ingen normer; --player viser dem i detalj.
    }
norms-none-left = Av normene det er spurt om, er det ingen igjen å oppnå for { $player }: titler spilleren har, lavere titler og kvinnetitler til menn er utelatt.
norms-by-rating = Ratingen alene holder til en tittel: { $players }

norm-met = oppfylt
norm-missing = mangler
norm-not-known = ukjent
norm-waived = turneringen er fritatt
norm-or = eller

norm-games = Partier: { $found }, minst { $needed }
norm-players = Spillere: { $found }, minst { $needed }
norm-rated-opponents = Ratede motstandere: { $found }, minst { $needed }
norm-unrated-opponents = Motstandere uten rating: { $found }, høyst { $needed }
norm-foreigners = Utenlandske motstandere: { $found }, minst { $needed }
norm-nations = Nasjoner blant motstanderne: { $found }, minst { $needed }
norm-federations = Forbund utenom spillerens eget: { $found }, minst { $needed }
norm-own-federation = Motstandere fra spillerens eget forbund: { $found }, høyst { $needed }
norm-one-federation = Motstandere fra ett forbund: { $found }, høyst { $needed }
norm-title-holders = Motstandere med tittel: { $found }, minst { $needed }
norm-titled-opponents = Motstandere med titlene som kreves: { $found }, minst { $needed }
norm-titles-asked = Motstandere etter tittel: { $found }; minst { $needed }
norm-average = Motstandernes snitt: { $found }, minst { $needed }
norm-score = Score: { $found }, minst { $needed }
norm-performance = Prestasjon: { $found }, minst { $needed }
norm-points = Poeng ved dette snittet: { $found }, minst { $needed }
norm-points-never = Poeng: { $found }; ved dette snittet er ingen poengsum nok
norm-games-per-day = Partier om dagen: { $found }, høyst { $needed }
norm-hours-per-day = Spilletimer om dagen: { $found }, høyst { $needed }
norm-days = Dager fra første til siste spilledag: { $found }, høyst { $needed }
norm-time-control = Minutter til hver spiller: { $found }, minst { $needed }
norm-chief-arbiter-international = Hoveddommer med tittelen som kreves: { $found } (krav: { $needed })
norm-not-a-match = Mer enn en match mellom to: { $found } (krav: { $needed })
norm-registered = Dager fra registrering hos FIDE til start: { $found }, minst { $needed }
norm-share = { $said } ({ $part } av { $of })
