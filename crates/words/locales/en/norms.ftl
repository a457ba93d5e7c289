# Title norms, for the terminal, the desk and paper. Every requirement says what was found and what is needed.
norms-head = Title norms · edition { $edition }
norms-reached = { $player } · { $title } norm: reached
norms-not-reached = { $player } · { $title } norm: not reached
norms-summary = { $points } of { $games } · opponents’ average { $average } · performance { $performance }
norms-unrated = unrated
norms-lifted = Raised for the average: { $player }, { $from } to { $to }
norms-left-out = Round { $round } does not count: { $why }
norms-need = { $opponent }: { $result }
norms-needs = The last round must bring at least: { $needs }
norms-needs-nothing = The norm is safe without the last round.
norms-out-of-reach = Out of reach in the last round.
norms-others =
    { $count ->
         [one] One more row is not a norm; --player shows it in full.
        *[other] { $count } more rows are not norms; --player shows them in full.
    }
norms-none-left = Of the norms asked for there is none left for { $player } to earn: titles already held, lower ones, and for a man the titles for women, are left out.
norms-by-rating = The rating alone is enough for a title: { $players }

norm-met = met
norm-missing = missing
norm-not-known = not known
norm-waived = the event is exempt
norm-or = or

norm-games = Games: { $found }, at least { $needed }
norm-players = Players: { $found }, at least { $needed }
norm-rated-opponents = Rated opponents: { $found }, at least { $needed }
norm-unrated-opponents = Unrated opponents: { $found }, at most { $needed }
norm-foreigners = Opponents from abroad: { $found }, at least { $needed }
norm-nations = Nations among the opponents: { $found }, at least { $needed }
norm-federations = Federations besides the player’s own: { $found }, at least { $needed }
norm-own-federation = Opponents of the player’s own federation: { $found }, at most { $needed }
norm-one-federation = Opponents of one federation: { $found }, at most { $needed }
norm-title-holders = Opponents with a title: { $found }, at least { $needed }
norm-titled-opponents = Opponents with the titles asked for: { $found }, at least { $needed }
norm-titles-asked = Opponents by title: { $found }; at least { $needed }
norm-average = Opponents’ average: { $found }, at least { $needed }
norm-score = Score: { $found }, at least { $needed }
norm-performance = Performance: { $found }, at least { $needed }
norm-points = Points at this average: { $found }, at least { $needed }
norm-points-never = Points: { $found }; at this average no score is enough
norm-games-per-day = Games a day: { $found }, at most { $needed }
norm-hours-per-day = Hours of play a day: { $found }, at most { $needed }
norm-days = Days from first to last: { $found }, at most { $needed }
norm-time-control = Minutes for each player: { $found }, at least { $needed }
norm-chief-arbiter-international = Chief arbiter with the title asked for: { $found } (needed: { $needed })
norm-not-a-match = More than a match of two: { $found } (needed: { $needed })
norm-registered = Days from registration to the start: { $found }, at least { $needed }
norm-share = { $said } ({ $part } of { $of })
