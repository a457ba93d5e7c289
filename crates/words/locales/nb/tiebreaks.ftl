# The tie-breaks by name.
view-correction-pts = { word-points }
view-correction-de = Innbyrdes oppgjør (FIDE)
view-correction-win = Seire
view-correction-won = Vunne partier
view-correction-bpg = Partier med svart
view-correction-bwg = Seire med svart
view-correction-ps = Progressiv poengsum
view-correction-rep = Runder man har stilt opp i
view-correction-std = Standardpoeng
view-correction-tpn = Startnummer
view-correction-bh = Buchholz
view-correction-aob = Motstandernes gjennomsnittlige Buchholz
view-correction-fb = Fore-Buchholz
view-correction-sb = Sonneborn-Berger (FIDE)
view-correction-ks = Koya
view-correction-aro = Motstandernes gjennomsnittsrating (FIDE)
view-correction-tpr = Turneringsprestasjon
view-correction-ptp = Perfekt turneringsprestasjon
view-correction-apro = Motstandernes gjennomsnittlige prestasjon
view-correction-appo = Motstandernes gjennomsnittlige perfekte prestasjon
view-correction-rtng = Ratingtall
view-correction-play-off = { word-play-off }
view-correction-lot = Loddtrekning
view-correction-short-play-off = { word-play-off }
view-correction-short-lot = Lodd
view-correction-variant = { $name } ({ $code })
# What a variant leaves out or changes, behind the name.
variant-cut =
    { $count ->
         [one] uten den laveste
        *[other] uten de { $count } laveste
    }
variant-median =
    { $count ->
         [one] uten den høyeste og den laveste
        *[other] uten de { $count } høyeste og de { $count } laveste
    }
variant-unrated = spillere uten rating som { $count }
variant-reversed = omvendt rekkefølge
view-value = Verdi
desk-settings-tiebreaks-codes = Brukes sist. BH/C1 utelater den laveste motstanderen, BH/M1 den laveste og den høyeste, KS/L+1 flytter grensen, /P teller walkover som partier, /R snur rekkefølgen, ARO/U1400 gir spillere uten ratingtall 1400. OTHER_… blir stående og beregnes ikke.
cli-standings-between = Mellom { $one } og { $other }: { $why }
legend = Hva tallene teller
legend-brackets = [ ]: teller ikke, eller ikke i det første tallet.
legend-steps = 16 · 18 · 19: sammenlignes fra venstre, det neste tallet bare der det forrige er likt; hvert tall tar med flere av motstanderne som først var utelatt.
counts-pts = Poengene i partier og runder.
counts-de = Plassen blant dem som står likt, etter partiene dem imellom; lavest er først. 0: de partiene avgjør ingenting.
counts-win = Runder som ga like mye som en seier, spilt eller ikke.
counts-won = Partier vunnet ved brettet; der alle møter alle, også de som er vunnet på walkover.
counts-bpg = Partier spilt med svart; der alle møter alle, også de som er vunnet på walkover.
counts-bwg = Partier vunnet med svart; der alle møter alle, også på walkover.
counts-ps = Poengsummen etter hver runde, lagt sammen.
counts-rep = Runder spilleren var klar til å spille: partier, seire på walkover, frirunden og frirunder med ett poeng, men ikke frirunder med et halvt eller null poeng og ikke tap på walkover (som til februar 2026 telte med der alle møter alle).
counts-std = 1 for hver runde med flere poeng enn motstanderen, ½ for like mange.
counts-tpn = Startnummeret.
counts-bh = Motstandernes poeng, lagt sammen.
counts-aob = Gjennomsnittet av Buchholz for motstanderne man har møtt.
counts-fb = Buchholz med alle partier i siste runde regnet som remis.
counts-sb = Hver motstanders poeng ganger poengene mot motstanderen, lagt sammen.
counts-ks = Poeng mot motstandere som har minst halvparten av poengene det var mulig å få.
counts-aro = Gjennomsnittsrating for motstanderne møtt ved brettet.
counts-tpr = Motstandernes gjennomsnittsrating og resultatets ratingdifferanse.
counts-ptp = Den laveste ratingen som ventes å nå resultatet mot disse motstanderne.
counts-apro = Gjennomsnittet av prestasjonen til motstanderne man har møtt; i parentes etter hver hva den består av.
counts-appo = Gjennomsnittet av den perfekte prestasjonen til motstanderne man har møtt; i parentes etter hver hva den består av.
counts-rtng = Spillerens egen rating.
counts-dsu-sb = Poengene til hver slått motstander og halvparten for hver remis.
counts-dsu-ordinary = Motstandernes poeng: uten de to laveste, så uten den laveste, så alle.
counts-dsu-median = Motstandernes poeng uten de høyeste og de laveste; for hvert trinn utelates én færre i hver ende.
counts-gladiator-ordinary = Vunne partier med vanlig tid.
counts-gladiator-reduced = Vunne partier med kortere tid.
counts-mutual = Poeng i partiene mellom dem som står likt.
counts-mutual-first = Poeng i partiene mellom dem som deler førsteplassen.
counts-opponents-average = Gjennomsnittet av ratingene til motstanderne som er møtt ved brettet; de uten rating regnes ikke med.
counts-play-off = Rekkefølgen i omkampen.
counts-lot = Rekkefølgen ved loddtrekning.
variant-cut-rounds =
    { $count ->
         [one] uten første runde
        *[other] uten de første { $count } rundene
    }
variant-played = walkover som partier
variant-fore = med Fore Buchholz
