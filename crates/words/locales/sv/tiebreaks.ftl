# The tie-breaks by name.
view-correction-pts = { word-points }
view-correction-de = Inbördes möte (FIDE)
view-correction-win = Vinster
view-correction-won = Vunna partier
view-correction-bpg = Partier med svart
view-correction-bwg = Vinster med svart
view-correction-ps = Progressiv poäng
view-correction-rep = Ronder till förfogande
view-correction-std = Standardpoäng
view-correction-tpn = Startnummer
view-correction-bh = Buchholz
view-correction-aob = Motståndarnas medel-Buchholz
view-correction-fb = Fore-Buchholz
view-correction-sb = Sonneborn-Berger (FIDE)
view-correction-ks = Koya
view-correction-aro = Motståndarnas medelrating (FIDE)
view-correction-tpr = Ratingprestation
view-correction-ptp = Perfekt ratingprestation
view-correction-apro = Motståndarnas ratingprestation i medeltal
view-correction-appo = Motståndarnas perfekta ratingprestation i medeltal
view-correction-rtng = Ratingtal
view-correction-play-off = { word-play-off }
view-correction-lot = Lottdragning
view-correction-short-play-off = { word-play-off }
view-correction-short-lot = Lott
view-correction-variant = { $name } ({ $code })
# What a variant leaves out or changes, behind the name.
variant-cut =
    { $count ->
         [one] utan den lägsta
        *[other] utan de { $count } lägsta
    }
variant-median =
    { $count ->
         [one] utan den högsta och den lägsta
        *[other] utan de { $count } högsta och de { $count } lägsta
    }
variant-unrated = spelare utan rating som { $count }
variant-reversed = omvänd ordning
view-value = Värde
desk-settings-tiebreaks-codes = Används sist. BH/C1 utelämnar den lägsta motståndaren, BH/M1 den lägsta och den högsta, KS/L+1 flyttar gränsen, /P räknar walkover som partier, /R vänder ordningen, ARO/U1400 ger spelare utan ratingtal 1400. OTHER_… står kvar och beräknas inte.
cli-standings-between = Mellan { $one } och { $other }: { $why }
legend = Vad talen räknar
legend-brackets = [ ]: räknas inte, eller inte i det första talet.
legend-steps = 16 · 18 · 19: jämförs från vänster, nästa tal bara där det förra är lika; varje tal tar med fler av de motståndare som först utelämnats.
counts-pts = Poängen i partier och ronder.
counts-de = Platsen bland dem som är lika, efter deras inbördes partier; lägst är först. 0: de partierna avgör inget.
counts-win = Ronder som gav lika mycket som en vinst, spelade eller inte.
counts-won = Partier vunna vid brädet; där alla möter alla även de som vunnits på walkover.
counts-bpg = Partier spelade med svart; där alla möter alla även de som vunnits på walkover.
counts-bwg = Partier vunna med svart; där alla möter alla även på walkover.
counts-ps = Poängen efter varje rond, hopräknade.
counts-rep = Ronder som spelaren var redo att spela: partier, vinster på walkover, frironden och frironder med en poäng, men inte frironder med en halv eller ingen poäng och inte förluster på walkover (som till februari 2026 räknades där alla möter alla).
counts-std = 1 för varje rond med fler poäng än motståndaren, ½ för lika många.
counts-tpn = Startnumret.
counts-bh = Motståndarnas poäng, hopräknade.
counts-aob = Medelvärdet av Buchholz för de motståndare man mött.
counts-fb = Buchholz med alla partier i sista ronden räknade som remi.
counts-sb = Varje motståndares poäng gånger poängen mot motståndaren, hopräknade.
counts-ks = Poäng mot motståndare som har minst hälften av de poäng som kunde tas.
counts-aro = Medelrating för motståndarna man mött vid brädet.
counts-tpr = Motståndarnas medelrating och resultatets ratingdifferens.
counts-ptp = Den lägsta rating som väntas nå resultatet mot dessa motståndare.
counts-apro = Medelvärdet av ratingprestationen hos de motståndare man mött; inom parentes efter varje vad den består av.
counts-appo = Medelvärdet av den perfekta ratingprestationen hos de motståndare man mött; inom parentes efter varje vad den består av.
counts-rtng = Spelarens egen rating.
counts-dsu-sb = Poängen hos varje besegrad motståndare och halva poängen hos varje motståndare man spelat remi mot.
counts-dsu-ordinary = Motståndarnas poäng: utan de två lägsta, sedan utan den lägsta, sedan alla.
counts-dsu-median = Motståndarnas poäng utan de högsta och de lägsta; för varje steg utelämnas en färre i vardera änden.
counts-gladiator-ordinary = Vunna partier med vanlig tid.
counts-gladiator-reduced = Vunna partier med kortare tid.
counts-mutual = Poäng i partierna mellan dem som är lika.
counts-mutual-first = Poäng i partierna mellan dem som delar förstaplatsen.
counts-opponents-average = Medelvärdet av ratingen för motståndarna som mötts vid brädet; de utan rating räknas inte.
counts-play-off = Ordningen i särspelet.
counts-lot = Ordningen vid lottdragning.
variant-cut-rounds =
    { $count ->
         [one] utan första ronden
        *[other] utan de { $count } första ronderna
    }
variant-played = walkover som partier
variant-fore = med Fore Buchholz
