# Kandidatresultater, for terminalen, dommerbordet og papir.
candidates-head = Kandidatresultater (§ 26)
candidates-average = Snitt
candidates-category = Kategori
candidates-percent = Score
candidates-rounds = Runder
candidates-required = Krav
candidates-answer = Kandidatresultat
candidates-above = over 18
candidates-stands = Det står fast fra runde { $round }.
candidates-left-out = { $player }, runde { $round }: { $why }
candidates-provisional = Det gjenstår runder eller partier: snittet og svaret kan endre seg.
