# What happened
desk-incidents = Hendelser
desk-incident-what = { word-what-happened }
desk-incident-what-on = Hva skjedde på bord { $board }?
desk-incident-which = Hva gjelder det?
desk-incident-which-board = Ved hvilket bord?
desk-incident-no-boards = Ingen runde er publisert ennå. En avgjørelse begynner ved et bord.
desk-incident-back = { word-back }
desk-incident-told = Opplyst så langt
desk-incident-find = Søk i hendelsene
desk-incident-find-go = { word-search }
desk-incident-found = Funnet
desk-incident-none-found = Ingenting heter det. Prøv et annet ord, eller velg nedenfor.
desk-incident-fen-hint = Still opp stillingen på brettet, eller lim den inn som FEN.
desk-incident-next = Videre
desk-incident-you-decide = Du avgjør
desk-incident-undecided = Avgjørelsen er din.
desk-incident-minutes = Minutter
desk-incident-seconds = Sekunder
desk-incident-points = { word-points }
desk-incident-set = Bruk det
desk-incident-clocks-now = Hva viser klokkene?
desk-incident-clocks-go = Regn ut tidene
desk-incident-set-clocks = Still klokkene på
desk-incident-score = Partiet ender { $score }.
desk-incident-counts-illegal =
    { $total ->
         [0] Enda et ulovlig trekk teller nå mot { side.within }.
         [one] Ett ulovlig trekk teller nå mot { side.within }.
        *[other] { $total } ulovlige trekk teller nå mot { side.within }.
    }
desk-incident-counts-warning =
    { $total ->
         [0] Det noteres en advarsel til { side.within }.
         [one] Det noteres en advarsel til { side.within }, den første i partiet.
        *[other] Det noteres en advarsel til { side.within }, nummer { $total } i partiet.
    }
desk-incident-record = { word-write-down }
desk-incident-note = Fakta med dine egne ord
desk-incident-file = Lagre avgjørelsen
desk-incident-file-about = Avgjørelsen lagres i historikken. Et resultat kommer inn i runden, og et parti med digital dommer får sine nye tider.
desk-incident-choose-first = Velg blant det som er overlatt til deg; så kan avgjørelsen lagres.
desk-incident-laws = Sjakkreglene { $laws }
desk-incident-precedents = Tidligere avgjørelser
desk-incident-appeal = Anke
desk-incident-appeal-until = Kan ankes til { $when }.
desk-incident-appeal-made = Anket av { $name }, { $when }.
desk-incident-number = Nr. { $number }
desk-incident-appeal-open = anket
desk-incident-to-board = Bordet
desk-incident-another = En hendelse til her
desk-incident-speak = Fortell spillerne det på
desk-incident-facts = Fakta
desk-incident-appealed = Anke innlevert
desk-incident-committee = Turneringskomiteens avgjørelse
desk-incident-upheld = Anken tas til følge
desk-incident-rejected = Anken avvises
desk-incident-upheld-about = Rett resultatet på bordets side hvis anken endrer det.
desk-incident-decision-note = Begrunnelse
desk-incident-decide = Før inn avgjørelsen
desk-incident-make-appeal = En spiller anker
desk-incident-appeal-by = Hvem anker?
desk-incident-grounds = Begrunnelse for anken
desk-incident-appeal-stands = Avgjørelsen gjelder til komiteen har avgjort anken.
desk-incident-appeal-go = Før inn anken
desk-incident-arbiter = { word-arbiter }
desk-incident-signing = Underskriften bekrefter at avgjørelsen er meddelt, ikke at den er godtatt.
desk-incident-all = Alle hendelser
desk-incident-appeals-open = Anker som venter på avgjørelse
desk-incident-none = Ingenting er lagret. Når noe skjer, begynn ved bordet.
desk-incident-no = { view-number }
desk-incident-case = Hendelse
desk-incident-where = Hvor
desk-incident-when = Når
desk-incident-counts = Teller mot
desk-incident-illegal-moves = Ulovlige trekk
desk-incident-warnings = Advarsler
incident-ask-last_period = Er det partiets siste periode?

# Checklists
desk-checklists = Sjekklister
desk-checklists-about = Det gruppens sjakkregler krever at dommeren ser etter og sier. Avkryssingene blir liggende på denne enheten ut dagen.
desk-checklists-special = Også for særlige partier
desk-checklists-blind = Spillere som ikke ser brettet
desk-checklists-none = { desk-settings-tiebreak-none }
desk-checklists-one = den ene
desk-checklists-both = begge
desk-checklists-assistant = Assistent til dem
desk-checklists-undecided = ikke avgjort
desk-checklists-used = brukes
desk-checklists-unused = brukes ikke
desk-checklists-deaf = Motstanderen er hørselshemmet
desk-checklists-adjourned = Et parti blir hengeparti
desk-checklists-go = Vis listene

# Done
desk-done-filed = Avgjørelsen er lagret.
desk-done-appealed = Anken er ført inn.
desk-done-appeal-decided = Avgjørelsen om anken er ført inn.

# Help
desk-key-what = Hva skjedde på det valgte bordet?
desk-help-incident = Velg «Hva skjedde?» ved et bord, deretter emnet og hendelsen. Rokade spør bare om det som betyr noe, og gir avgjørelsen i fire trinn: hva som skjedde, hvilke bestemmelser som berører det, hvilke som gjelder og hvorfor, og avgjørelsen med tidene som skal stilles. Talltastene velger, Backspace går tilbake.
desk-help-incident-rules = Hvilke sjakkregler som gjelder, klokkedømmingen, oppmøtefristen og ankefristen står i gruppens innstillinger.
desk-help-incident-after = En lagret avgjørelse kan skrives ut med linjer for underskrift, fortelles på spillernes språk og ankes innen fristen. Ulovlige trekk og advarsler telles.

# Rules of the group
desk-rules = Sjakkregler og tilsyn
desk-rules-laws = Sjakkreglenes utgave
desk-rules-federation = { word-federation }
desk-rules-federation-none = Ikke noe
desk-rules-federation-DK = Danmark
desk-rules-federation-NO = Norge
desk-rules-federation-SE = Sverige
desk-rules-federation-about = Dets tillegg til reglene og dets tidligere avgjørelser gjelder.
desk-rules-flags = Klokkedømming
desk-rules-flags-full = Full: dommerne ser hver klaff
desk-rules-flags-limited = Begrenset: de øverste bordene først
desk-rules-flags-none = Ingen: spillerne følger selv med
desk-rules-default = Oppmøtefrist i minutter
desk-rules-default-about = Tomt: som reglementet, forbundet eller utgaven sier.
desk-rules-draws = Avtalt remis
desk-rules-draws-allowed = Tillatt
desk-rules-draws-from = Fra et bestemt trekk
desk-rules-draws-never = Ikke tillatt
desk-rules-draw-from = Fra hvilket trekk
desk-rules-appeal = Ankefrist i minutter
desk-rules-appeal-about = Som kunngjort for turneringen. Der reglementet setter en frist, gjelder den i stedet.
desk-rules-supervised = Hurtigsjakk og lynsjakk: tilsynet er tilstrekkelig, så turneringsreglene gjelder
desk-rules-appendix-g = Reglene om hurtigavslutning uten tilleggstid er kunngjort (2018, 2023)
desk-rules-arbiter = En dommer er til stede
desk-rules-follows-pace = Etter denne utgaven gjør betenkningstiden det til: { $pace }.
desk-rules-follows-differs = Gruppens rating følger en annen sjakkform.
desk-rules-follows-announce = Kunngjør klokkedømmingen før runde 1.
desk-rules-follows-appeal = En avgjørelse kan ankes til og med den tiende dagen etter den. Anken har ikke oppsettende virkning.
