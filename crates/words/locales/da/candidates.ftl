# Kandidatresultater, til terminalen, dommerbordet og papir.
candidates-head = Kandidatresultater (§ 26)
candidates-average = Gennemsnit
candidates-category = Kategori
candidates-percent = Score
candidates-rounds = Runder
candidates-required = Krav
candidates-answer = Kandidatresultat
candidates-above = over 18
candidates-stands = Det står fast fra runde { $round }.
candidates-left-out = { $player }, runde { $round }: { $why }
candidates-provisional = Der mangler runder eller partier: gennemsnittet og svaret kan ændre sig.
