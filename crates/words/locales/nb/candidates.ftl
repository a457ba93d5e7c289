# Kandidatresultater, for terminalen, dommerbordet og papir.
candidates-head = Kandidatresultater (§ 26)
candidates-average = Snitt
candidates-percent = Score
candidates-required = Krav
candidates-answer = Kandidatresultat
candidates-above = over 18
candidates-stands = Det kan ikke mistes etter runde { $round }.
candidates-left-out = { $player }, runde { $round }: { $why }
candidates-terms = { $player }, egen rating først: ({ $own } + { $others }) / { $count } = { $exact }, snitt { $average }
candidates-band = kategori { $category }: { $from }–{ $to }, { $percent } %
candidates-no-rating = { $player } spiller med, men har ingen rating, så det er ikke noe snitt og ikke noe kandidatresultat.
candidates-kind = Hva slags turnering for kandidatresultater (§ 26)
candidates-kind-about = Ingenting er godkjent på forhånd: uten dette meldes ikke noe kandidatresultat.
candidates-kind-unstated = ikke oppgitt
candidates-kind-coordinated = Det danske påskemesterskapet (EMT) eller koordinert med det
candidates-kind-division = Divisjonsturneringen
candidates-kind-team = En annen ratet lagturnering
candidates-kind-international = Internasjonal, godkjent av FIDE
candidates-kind-approved = En annen turnering godkjent av ratingkomiteen
candidates-kind-other = Ingen av disse: ingen kandidatresultater
candidates-provisional = Det gjenstår runder eller partier: snittet og svaret kan endre seg.
