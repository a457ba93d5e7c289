# Titelnormer, til terminalen, dommerbordet og papir. Hvert krav siger, hvad der er fundet, og hvad der kræves.
norms-head = Titelnormer · udgave { $edition }
norms-reached = { $player } · { $title }-norm: opnået
norms-not-reached = { $player } · { $title }-norm: ikke opnået
norms-summary = { $points } af { $games } · modstandernes gennemsnit { $average } · præstation { $performance }
norms-unrated = uden rating
norms-lifted = Hævet i gennemsnittet: { $player }, { $from } til { $to }
norms-left-out = Runde { $round } tæller ikke: { $why }
norms-need = { $opponent }: { $result }
norms-needs = Sidste runde skal mindst give: { $needs }
norms-needs-nothing = Normen står fast uden sidste runde.
norms-out-of-reach = Uden for rækkevidde i sidste runde.
norms-others =
    { $count ->
         [one] Én linje til er ikke en norm; --player viser den helt.
        *[other] { $count } linjer til er ikke normer; --player viser dem helt.
    }
norms-none-left = Af de normer, der er spurgt om, er der ingen tilbage at opnå for { $player }: titler, spilleren har, lavere titler og kvindetitler til mænd er udeladt.
norms-by-rating = Ratingen alene rækker til en titel: { $players }

norm-met = opfyldt
norm-missing = mangler
norm-not-known = ukendt
norm-waived = turneringen er fritaget
norm-or = eller

norm-games = Partier: { $found }, mindst { $needed }
norm-players = Spillere: { $found }, mindst { $needed }
norm-rated-opponents = Ratede modstandere: { $found }, mindst { $needed }
norm-unrated-opponents = Modstandere uden rating: { $found }, højst { $needed }
norm-foreigners = Udenlandske modstandere: { $found }, mindst { $needed }
norm-nations = Nationer blandt modstanderne: { $found }, mindst { $needed }
norm-federations = Forbund ud over spillerens eget: { $found }, mindst { $needed }
norm-own-federation = Modstandere fra spillerens eget forbund: { $found }, højst { $needed }
norm-one-federation = Modstandere fra ét forbund: { $found }, højst { $needed }
norm-title-holders = Modstandere med titel: { $found }, mindst { $needed }
norm-titled-opponents = Modstandere med de krævede titler: { $found }, mindst { $needed }
norm-titles-asked = Modstandere efter titel: { $found }; mindst { $needed }
norm-average = Modstandernes gennemsnit: { $found }, mindst { $needed }
norm-score = Score: { $found }, mindst { $needed }
norm-performance = Præstation: { $found }, mindst { $needed }
norm-points = Point ved dette gennemsnit: { $found }, mindst { $needed }
norm-points-never = Point: { $found }; ved dette gennemsnit er ingen score nok
norm-games-per-day = Partier om dagen: { $found }, højst { $needed }
norm-hours-per-day = Spilletimer om dagen: { $found }, højst { $needed }
norm-days = Dage fra første til sidste: { $found }, højst { $needed }
norm-time-control = Minutter til hver spiller: { $found }, mindst { $needed }
norm-chief-arbiter-international = Hoveddommer med den krævede dommertitel: { $found } (krav: { $needed })
norm-not-a-match = Mere end en match mellem to: { $found } (krav: { $needed })
norm-registered = Dage fra anmeldelse til start: { $found }, mindst { $needed }
norm-share = { $said } ({ $part } af { $of })
