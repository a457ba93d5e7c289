# rokade rate fide
cli-fide-standard = standard
cli-fide-head = FIDE rating, { $pace }, edition { $edition }
cli-fide-ratable = Nothing known prevents the event from being rated.
cli-fide-not-ratable = The event is not ratable as it stands; the figures show what it would give.
cli-fide-unknown = cannot be judged
cli-fide-found = (found { $found }, limit { $needed })
cli-fide-lists = Enters the list of { $first }; reported in time for the list of { $last } at the latest, or not rated.
cli-fide-copy = The rating committee must have its copy by { $day }.
cli-fide-player = { $player }, { $rating }, K { $k }
cli-fide-round = Rd
cli-fide-difference = Difference
cli-fide-row = Row
cli-fide-score = Score
cli-fide-first = { $player }: first rating { $rating }
cli-fide-unrated = { $player }: stays unrated
cli-fide-fictitious = Added: { $count } drawn games against { $rating }
cli-fide-first-sum = { $points } of { $games } games against rated opponents; average { $average }, { $percent } % gives { $difference }: { $rating }
