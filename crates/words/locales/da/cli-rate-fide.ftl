# rokade rate fide
cli-fide-standard = langskak
cli-fide-head = FIDE-rating, { $pace }, udgave { $edition }
cli-fide-ratable = Intet kendt hindrer, at turneringen rates.
cli-fide-not-ratable = Turneringen kan ikke rates, som den er; tallene viser, hvad den ville give.
cli-fide-unknown = kan ikke afgøres
cli-fide-found = (fundet { $found }, grænse { $needed })
cli-fide-lists = Kommer med på listen pr. { $first }; indberettes senest til listen pr. { $last }, ellers rates den ikke.
cli-fide-copy = Ratingkomitéen har sin kopi senest { $day }.
cli-fide-player = { $player }, { $rating }, K { $k }
cli-fide-round = Rd
cli-fide-difference = Difference
cli-fide-row = Række
cli-fide-score = Score
cli-fide-first = { $player }: første ratingtal { $rating }
cli-fide-unrated = { $player }: forbliver uden rating
cli-fide-fictitious = Lagt til: { $count } remispartier mod { $rating }
cli-fide-first-sum = { $points } af { $games } partier mod ratede modstandere; gennemsnit { $average }, { $percent } % giver { $difference }: { $rating }
