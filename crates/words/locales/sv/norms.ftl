# Titelnormer, för terminalen, domarbordet och papper. Varje krav säger vad som har hittats och vad som krävs.
norms-head = Titelnormer · utgåva { $edition }
norms-reached = { $player } · { $title }-norm: uppnådd
norms-not-reached = { $player } · { $title }-norm: inte uppnådd
norms-summary = { $points } av { $games } · motståndarnas snitt { $average } · prestation { $performance }
norms-unrated = utan rating
norms-lifted = Höjd i snittet: { $player }, { $from } till { $to }
norms-left-out = Rond { $round } räknas inte: { $why }
norms-need = { $opponent }: { $result }
norms-needs = Sista ronden måste ge minst: { $needs }
norms-needs-nothing = Normen är säkrad utan sista ronden.
norms-out-of-reach = Utom räckhåll i sista ronden.
norms-others =
    { $count ->
         [one] En rad till är ingen norm; --player visar den helt.
        *[other] { $count } rader till är inga normer; --player visar dem helt.
    }
norms-none-left = Av de normer som efterfrågas finns ingen kvar att uppnå för { $player }: titlar spelaren har, lägre titlar och damtitlar åt män är utelämnade.
norms-by-rating = Ratingen räcker ensam till en titel: { $players }

norm-met = uppfyllt
norm-missing = saknas
norm-not-known = okänt
norm-waived = tävlingen är undantagen
norm-or = eller

norm-games = Partier: { $found }, minst { $needed }
norm-players = Spelare: { $found }, minst { $needed }
norm-rated-opponents = Motståndare med rating: { $found }, minst { $needed }
norm-unrated-opponents = Motståndare utan rating: { $found }, högst { $needed }
norm-foreigners = Utländska motståndare: { $found }, minst { $needed }
norm-nations = Nationer bland motståndarna: { $found }, minst { $needed }
norm-federations = Förbund utöver spelarens eget: { $found }, minst { $needed }
norm-own-federation = Motståndare från spelarens eget förbund: { $found }, högst { $needed }
norm-one-federation = Motståndare från ett förbund: { $found }, högst { $needed }
norm-title-holders = Motståndare med titel: { $found }, minst { $needed }
norm-titled-opponents = Motståndare med de titlar som krävs: { $found }, minst { $needed }
norm-titles-asked = Motståndare efter titel: { $found }; minst { $needed }
norm-average = Motståndarnas snitt: { $found }, minst { $needed }
norm-score = Resultat: { $found }, minst { $needed }
norm-performance = Prestation: { $found }, minst { $needed }
norm-points = Poäng vid detta snitt: { $found }, minst { $needed }
norm-points-never = Poäng: { $found }; vid detta snitt räcker ingen poängsumma
norm-games-per-day = Partier per dag: { $found }, högst { $needed }
norm-hours-per-day = Speltimmar per dag: { $found }, högst { $needed }
norm-days = Dagar från första till sista: { $found }, högst { $needed }
norm-time-control = Minuter för varje spelare: { $found }, minst { $needed }
norm-chief-arbiter-international = Huvuddomare med den titel som krävs: { $found } (krav: { $needed })
norm-not-a-match = Mer än en match mellan två: { $found } (krav: { $needed })
norm-registered = Dagar från registrering till start: { $found }, minst { $needed }
norm-share = { $said } ({ $part } av { $of })
