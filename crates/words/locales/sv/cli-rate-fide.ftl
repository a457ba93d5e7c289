# rokade rate fide
cli-fide-standard = långschack
cli-fide-head = FIDE-rating, { $pace }, utgåva { $edition }
cli-fide-ratable = Såvitt känt hindrar inget att tävlingen ratingräknas.
cli-fide-not-ratable = Tävlingen kan inte ratingräknas som den är; siffrorna visar vad den skulle ge.
cli-fide-unknown = kan inte avgöras
cli-fide-found = (funnet { $found }, gräns { $needed })
cli-fide-lists = Kommer med på listan { $first }; rapporteras senast till listan { $last }, annars ratingräknas den inte.
cli-fide-copy = Ratingkommittén ska ha sin kopia senast { $day }.
cli-fide-player = { $player }, { $rating }, K { $k }
cli-fide-round = Rd
cli-fide-difference = Differens
cli-fide-row = Rad
cli-fide-score = Poäng
cli-fide-first = { $player }: första ratingtal { $rating }
cli-fide-unrated = { $player }: förblir utan rating
cli-fide-fictitious = Tillagt: { $count } remipartier mot { $rating }
cli-fide-first-sum = { $points } av { $games } partier mot motståndare med rating; genomsnitt { $average }, { $percent } % ger { $difference }: { $rating }
