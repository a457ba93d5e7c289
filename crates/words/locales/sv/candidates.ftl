# Kandidatresultat, för terminalen, domarbordet och papper.
candidates-head = Kandidatresultat (§ 26)
candidates-average = Snitt
candidates-percent = Resultat
candidates-required = Krav
candidates-answer = Kandidatresultat
candidates-above = över 18
candidates-stands = Det kan inte förloras efter rond { $round }.
candidates-left-out = { $player }, rond { $round }: { $why }
candidates-terms = { $player }, egen rating först: ({ $own } + { $others }) / { $count } = { $exact }, snitt { $average }
candidates-band = kategori { $category }: { $from }–{ $to }, { $percent } %
candidates-no-rating = { $player } spelar med men har ingen rating, så det finns inget snitt och inget kandidatresultat.
candidates-kind = Typ av tävling för kandidatresultat (§ 26)
candidates-kind-about = Inget är godkänt på förhand: utan detta rapporteras inget kandidatresultat.
candidates-kind-unstated = inte angivet
candidates-kind-coordinated = Påskens EMT eller koordinerad med den
candidates-kind-division = Divisionsturneringen
candidates-kind-team = En annan ratingräknad lagtävling
candidates-kind-international = Internationell, godkänd av FIDE
candidates-kind-approved = En annan tävling godkänd av ratingkommittén
candidates-kind-other = Ingen av dessa: inga kandidatresultat
candidates-provisional = Ronder eller partier återstår: snittet och svaret kan ändras.
