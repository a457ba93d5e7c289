# Kandidatresultater, til terminalen, dommerbordet og papir.
candidates-head = Kandidatresultater (§ 26)
candidates-average = Gennemsnit
candidates-percent = Score
candidates-required = Krav
candidates-answer = Kandidatresultat
candidates-above = over 18
candidates-stands = Kandidatresultatet er sikret efter runde { $round }.
candidates-left-out = { $player }, runde { $round }: { $why }
candidates-terms = { $player }, eget ratingtal først: ({ $own } + { $others }) / { $count } = { $exact }, gennemsnit { $average }
candidates-band = kategori { $category }: { $from }–{ $to }, { $percent } %
candidates-no-rating = { $player } spiller med, men har intet ratingtal, så der er intet gennemsnit og intet kandidatresultat.
candidates-kind = Turneringens art for kandidatresultater (§ 26)
candidates-kind-about = Intet er godkendt på forhånd: uden dette meldes intet kandidatresultat.
candidates-kind-unstated = ikke angivet
candidates-kind-coordinated = Påskens EMT eller koordineret med den
candidates-kind-division = Divisionsturneringen
candidates-kind-team = En anden ratet holdturnering
candidates-kind-international = International, godkendt af FIDE
candidates-kind-approved = En anden turnering godkendt af ratingkomitéen
candidates-kind-other = Ingen af dem: ingen kandidatresultater
candidates-provisional = Der mangler runder eller partier: gennemsnittet og svaret kan ændre sig.
