# The tie-breaks by name.
view-correction-pts = { word-points }
view-correction-de = Indbyrdes opgør (FIDE)
view-correction-win = Sejre
view-correction-won = Vundne partier
view-correction-bpg = Partier med sort
view-correction-bwg = Sejre med sort
view-correction-ps = Fremadskridende score
view-correction-rep = Runder til rådighed
view-correction-std = Standardpoint
view-correction-tpn = Startnummer
view-correction-bh = Buchholz
view-correction-aob = Modstandernes gennemsnitlige Buchholz
view-correction-fb = Fore-Buchholz
view-correction-sb = Sonneborn-Berger (FIDE)
view-correction-ks = Koya
view-correction-aro = Modstandernes gennemsnitsrating (FIDE)
view-correction-tpr = Turneringspræstation
view-correction-ptp = Perfekt turneringspræstation
view-correction-apro = Modstandernes gennemsnitlige præstation
view-correction-appo = Modstandernes gennemsnitlige perfekte præstation
view-correction-rtng = Ratingtal
view-correction-play-off = { word-play-off }
view-correction-lot = Lodtrækning
view-correction-short-play-off = { word-play-off }
view-correction-short-lot = Lod
view-correction-variant = { $name } ({ $code })
# What a variant leaves out or changes, behind the name.
variant-cut =
    { $count ->
         [one] uden den laveste
        *[other] uden de { $count } laveste
    }
variant-median =
    { $count ->
         [one] uden den højeste og den laveste
        *[other] uden de { $count } højeste og de { $count } laveste
    }
variant-unrated = spillere uden rating som { $count }
variant-reversed = omvendt rækkefølge
view-value = Værdi
desk-settings-tiebreaks-codes = Bruges sidst. BH/C1 udelader den laveste modstander, BH/M1 den laveste og den højeste, KS/L+1 flytter grænsen, /P tæller udeblivelser som partier, /R vender rækkefølgen, ARO/U1400 giver spillere uden ratingtal 1400. OTHER_… bliver stående og beregnes ikke.
cli-standings-between = Mellem { $one } og { $other }: { $why }
legend = Hvad tallene tæller
legend-brackets = [ ]: tæller ikke, eller ikke i det første tal.
legend-steps = 16 · 18 · 19: sammenlignes fra venstre, det næste tal kun hvor det foregående er lige; hvert tal tager flere af de først udeladte modstandere med.
counts-pts = Pointene i partier og runder.
counts-de = Pladsen blandt dem, der er lige, efter deres indbyrdes partier; lavest er først. 0: de partier afgør intet.
counts-win = Runder, der gav som en gevinst, spillet eller ej.
counts-won = Partier vundet ved brættet; hvor alle møder alle, også dem, der er vundet ved udeblivelse.
counts-bpg = Partier spillet med sort; hvor alle møder alle, også dem, der er vundet ved udeblivelse.
counts-bwg = Partier vundet med sort; hvor alle møder alle, også ved udeblivelse.
counts-ps = Pointene efter hver runde, lagt sammen.
counts-rep = Runder, spilleren var klar til at spille: partier, gevinster ved udeblivelse, oversidderrunden og frie runder med ét point, men ikke frie runder med et halvt eller intet point og ikke tab ved udeblivelse (som indtil februar 2026 talte med, hvor alle møder alle).
counts-std = 1 for hver runde med flere point end modstanderen, ½ for lige mange.
counts-tpn = Startnummeret.
counts-bh = Modstandernes point, lagt sammen.
counts-aob = Gennemsnittet af de mødte modstanderes Buchholz.
counts-fb = Buchholz med alle partier i sidste runde regnet som remis.
counts-sb = Hver modstanders point gange pointene mod modstanderen, lagt sammen.
counts-ks = Point mod modstandere, der har mindst halvdelen af de point, der kunne opnås.
counts-aro = Gennemsnitsrating for modstanderne mødt ved brættet.
counts-tpr = Modstandernes gennemsnitsrating og scorens ratingdifference.
counts-ptp = Den laveste rating, der ventes at nå scoren mod disse modstandere.
counts-apro = Gennemsnittet af de mødte modstanderes præstation; i parentes efter hver, hvad den består af.
counts-appo = Gennemsnittet af de mødte modstanderes perfekte præstation; i parentes efter hver, hvad den består af.
counts-rtng = Spillerens egen rating.
counts-dsu-sb = Pointene for hver besejret modstander og det halve for hver remis.
counts-dsu-ordinary = Modstandernes point: uden de to laveste, så uden den laveste, så alle.
counts-dsu-median = Modstandernes point uden de højeste og de laveste; for hvert trin udelades én færre i hver ende.
counts-gladiator-ordinary = Vundne partier med almindelig tid.
counts-gladiator-reduced = Vundne partier med kortere tid.
counts-mutual = Point i de indbyrdes partier mellem dem, der er lige.
counts-mutual-first = Point i de indbyrdes partier mellem dem, der deler førstepladsen.
counts-opponents-average = Gennemsnittet af ratingtallene for modstandere mødt ved brættet; de uden ratingtal regnes ikke med.
counts-play-off = Rækkefølgen i omkampen.
counts-lot = Rækkefølgen ved lodtrækning.
variant-cut-rounds =
    { $count ->
         [one] uden første runde
        *[other] uden de første { $count } runder
    }
variant-played = udeblivelser som partier
variant-fore = med Fore Buchholz
