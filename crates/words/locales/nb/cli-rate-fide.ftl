# rokade rate fide
cli-fide-standard = langsjakk
cli-fide-head = FIDE-rating, { $pace }, utgave { $edition }
cli-fide-ratable = Så vidt det er kjent, er det ingenting som hindrer at turneringen rates.
cli-fide-not-ratable = Turneringen kan ikke rates slik den er; tallene viser hva den ville gi.
cli-fide-unknown = kan ikke avgjøres
cli-fide-found = (funnet { $found }, grense { $needed })
cli-fide-lists = Kommer med på listen { $first }; rapporteres senest til listen { $last }, ellers rates den ikke.
cli-fide-copy = Ratingkomiteen har sin kopi senest { $day }.
cli-fide-player = { $player }, { $rating }, K { $k }
cli-fide-round = Rd
cli-fide-difference = Differanse
cli-fide-row = Rad
cli-fide-score = Score
cli-fide-first = { $player }: første ratingtall { $rating }
cli-fide-unrated = { $player }: forblir uten rating
cli-fide-fictitious = Lagt til: { $count } remispartier mot { $rating }
cli-fide-first-sum = { $points } av { $games } partier mot ratede motstandere; gjennomsnitt { $average }, { $percent } % gir { $difference }: { $rating }
