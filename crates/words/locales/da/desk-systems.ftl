# Choosing a system
desk-create-more-systems = Flere systemer
desk-create-more = Mere om systemet
desk-system-danish-swiss = Dansk schweizer
desk-system-danish-swiss-about = Lige mange point mødes, øverste halvdel mod nederste efter rating; til større åbne turneringer.
desk-system-fide-dutch = FIDE-schweizer (hollandsk)
desk-system-fide-dutch-about = FIDEs system af i dag; til turneringer, som FIDE rater.
desk-system-fide-1998 = { word-fide-swiss-1998 }
desk-system-fide-1998-about = Håndbogens FIDE-system med reglerne fra 1998.
desk-system-dubov-1997 = Dubov 1997
desk-system-dubov-1997-about = Schweizer, der udjævner modstandernes styrke; alle spillere skal have ratingtal.
desk-system-knock-out = Knock-out
desk-system-knock-out-about = Den, der taber en match, er ude; hurtigskak og lynskak afgør uafgjorte matcher.
desk-system-olympiad = Olympiade
desk-system-olympiad-about = Jævnbyrdige hold dannes efter styrke, og alle hold mødes.
desk-system-acceleration = Acceleration
desk-system-acceleration-tick = Del feltet i styrkegrupper i de første runder
desk-system-acceleration-groups = { word-groups }
desk-system-acceleration-rounds = { word-rounds }
desk-system-accelerated = accelereret: { $groups } grupper, { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
}
desk-system-baku = { word-baku-acceleration }
desk-system-baku-about = Den øverste halvdel får fiktive point i de første runder.
desk-system-baku-short = { word-baku-acceleration }
desk-system-teams = { word-teams }
desk-system-teams-about = Én runde færre end hold; et ulige antal hold giver én runde mere.
desk-system-teams-short = { $count ->
    [one] { $count } hold
   *[other] { $count } hold
}
desk-system-gladiator = Gladiatorskak
desk-system-gladiator-about = Hvert parti spilles til afgørelse: efter remis med kortere tid, derefter lynskak.
desk-system-gladiator-on = Gladiatorskak, { $host }
desk-system-double-rounds = Dobbeltrunder
desk-system-double-rounds-about = De samme to mødes to gange i træk, én gang med hver farve; partierne tæller som runder.
desk-pace = Slags skak
desk-pace-standard = Langskak
desk-pace-rapid = { word-rapid }
desk-pace-blitz = { word-blitz }
desk-pace-about = Afgør, hvilket ratingtal der bruges. En spiller uden hurtig- eller lynrating går efter det almindelige.
desk-ladder = Hvordan en match afgøres
desk-ladder-about = Det ene trin efter det andet, til nogen fører. 0 partier: til nogen vinder et. Det sidste trin skal give en vinder. Trinets egen tid kan være forskellig for farverne: W5-B4 er 5 minutter til hvid og 4 til sort.
desk-ladder-stage = Trin
desk-ladder-kind = { word-kind }
desk-ladder-games = { word-games }
desk-ladder-colours = { word-colours }
desk-ladder-odds = Remis er nok for
desk-losers-to = Spillere, der er ude, kan fortsætte i
desk-losers-nowhere = ingen gruppe
desk-losers-about = Kun hvis indbydelsen siger det. De er eftertilmeldte og rates én gang for hele turneringen.
desk-handicap = Handicap
desk-handicap-tick = Den stærkeste spiller har kortere tid
desk-handicap-total = Minutter for begge spillere tilsammen
desk-handicap-from = Difference fra
desk-handicap-stronger = Den stærkestes minutter
desk-handicap-gives = Stærkest – svagest
desk-handicap-about = Uden ratingtal deles tiden lige. Minutterne står ved hvert bræt.

# Before round 1
desk-order-seed = Seed efter rating
desk-order-teams = Nummerér efter rating og dan hold
desk-order-colour = Nummerér efter rating og træk lod om farven
desk-colour-draw = { word-draw-the-colour }
desk-colour-drawn-white = Lodtrækningen gav startnummer 1 hvid i 1. runde.
desk-colour-drawn-black = Lodtrækningen gav startnummer 1 sort i 1. runde.
desk-lines-draw = { word-draw-the-bracket }
desk-lines-ask = Vil du trække lod om pladserne i turneringstræet nu? Der trækkes én gang og aldrig igen; ingen kan tilmeldes bagefter.
desk-lines-by-lot = Pladserne i turneringstræet er trukket ud fra lodtrækningstallet { $seed }.
desk-teams-form = Dan holdene
desk-teams-again = Dan dem på ny
desk-teams-empty = Holdene dannes ud fra startnumrene, de stærkeste først.
desk-teams-change = Ændringer før 1. runde
desk-teams-change-about = Vælg to spillere fra forskellige hold; de bytter plads.
desk-teams-names = Holdenes navne
desk-done-colour = Der er trukket lod om farven.
desk-done-lines = Der er trukket lod om pladserne.
desk-done-teams = Holdene er dannet.
desk-do-colour = { word-draw-the-colour }
desk-do-lines = { word-draw-the-bracket }
desk-do-teams = Til holdene
desk-player-rapid = Hurtigrating
desk-player-blitz = Lynrating
desk-apart-soft = Hvis det er muligt
desk-apart-soft-short = hvis det er muligt
desk-apart-alike = Alle fra samme
desk-apart-alike-about = Én regel for hver med to spillere eller flere.
desk-apart-club = klub
desk-apart-family = familie (efternavn)

# Matches
desk-match-game = parti { $game }
desk-match-games = Matchens partier
desk-match-forfeit = Ikke spillet: en spiller udeblev fra matchen eller kom for sent
desk-match-reopen = Udeblivelse trukket tilbage
desk-match-reopen-about = Kun en match tabt ved udeblivelse åbnes her; partier slettes et for et ovenfor.
desk-match-won = { $name } har vundet matchen.
desk-match-keys = Tastatur: 1 hvid vinder, = remis, 0 sort vinder næste parti.
desk-board-times = Betænkningstid:
view-match-game = { $stage }, parti { $number }
view-match-next = næste: parti { $number } ({ $stage })
view-match-odds = remis nok for { $name }
view-unopposed = Uden modstander
view-match-games = Partier: { $marks }
view-board-times = { $white } – { $black } min
view-stage-times = hvid { $white }, sort { $black }
view-stage-kind-ordinary = Almindeligt
view-stage-kind-reduced = Kortere tid
view-stage-kind-rapid = { word-rapid }
view-stage-kind-blitz = { word-blitz }
view-stage-kind-sudden-death = Afgørende parti
view-stage-colours-as-paired = som i parringen
view-stage-colours-reversed = omvendt
view-stage-colours-by-lot = { word-by-lot }
view-stage-odds-nobody = { word-nobody }
view-stage-odds-black = sort
view-stage-odds-white = hvid

# The bracket
view-bracket = Turneringstræ
view-bracket-stages = Trin
view-bracket-final = Finale
view-bracket-semi = Semifinaler
view-bracket-quarter = Kvartfinaler
view-bracket-last = Sidste { $players }
view-bracket-lines = plads { $first } og { $second }
view-bracket-told = Sådan blev turneringstræet til
view-bracket-match = Match { $match }
view-bracket-board = bræt { $board }
view-bracket-winner-of = Vinderen af match { $match }
view-bracket-bye = fri
view-bracket-walkover = walkover
view-bracket-won = vandt
view-bracket-champion = Vinder:
view-bracket-undrawn = Der er ikke trukket lod om pladserne endnu. Sådan ser det ud, hvis seedningen holder.
desk-bracket-empty = Turneringstræet begynder, når spillerne er seedet.
desk-bracket-out = Spillere, der er ude
desk-bracket-out-about = Indbydelsen lader dem fortsætte i { $group }.
desk-bracket-out-in = ude i runde { $round }
desk-bracket-enter = Tilmeld i { $group }
desk-bracket-plays-in = spiller i { $group }
print-bracket-hint = På liggende papir; et stort turneringstræ over flere sider.

# Teams
view-team = Hold
view-team-number = Hold { $number }
view-team-table = Holdstilling efter runde { $round }
view-team-table-final = Holdenes slutstilling
view-own-time = { $minutes } min
view-team-rests = { $team } sidder over
view-team-won-short = V
view-team-drawn-short = U
view-team-lost-short = T
view-team-match-points-short = MP
view-team-board-points-short = BP
view-team-won = Vundet
view-team-drawn = Uafgjort
view-team-lost = Tabt
view-team-match-points = Matchpoint
view-team-board-points = Brætpoint
view-team-best = Bedst på hvert bræt
view-team-board = { $board }. bræt
view-team-unmanned = ikke spillet
print-teams-hint = Holdstilling, hold og alle matcher med deres brætter.

# Standings
view-correction-gladiator-ordinary = Vundne almindelige partier
view-correction-gladiator-reduced = Vundne partier med kortere tid
view-correction-mutual = Indbyrdes opgør
view-correction-mutual-first = Indbyrdes resultater om førstepladsen
view-correction-opponents-average = Modstandernes gennemsnitsrating
view-correction-short-gladiator-ordinary = Alm.
view-correction-short-gladiator-reduced = Kort tid
view-correction-short-mutual = Indb.
view-correction-short-mutual-first = Indb. 1.
view-correction-short-opponents-average = Gns.
view-averages = Modstandernes gennemsnitsrating
view-averages-about = Fra runderne før runde { $round }; den er parret efter disse tal.

# Help
desk-help-systems = Systemerne
desk-help-monrad = Lodtrækning giver startnumrene. I hver runde mødes spillere med lige mange point, som ikke har mødt hinanden, de nærmeste i rækkefølgen først. Hvert bræt i udkastet siger, hvem der blev sprunget over.
desk-help-round-robin = Lodtrækning giver startnumrene og dermed hele turneringsplanen. Turneringstabellen har en kolonne for hver modstander.
desk-help-danish-swiss = Nummerér spillerne efter rating. Acceleration deler feltet i styrkegrupper i de første runder.
desk-help-fide-dutch = Nummerér spillerne efter rating; samme tryk trækker lod om farven for det første startnummer. Eftertilmeldte får deres plads efter rating.
desk-help-fide-1998 = Som håndbogen har det, trin for trin; udkastet viser trinene. Lige mange point skilles ved indbyrdes resultater om førstepladsen, derefter ved modstandernes gennemsnitsrating.
desk-help-dubov-1997 = Gennemsnitsratingen for alles modstandere afgør, hvem der mødes; listen står under stillingen.
desk-help-knock-out = Seed efter rating, og træk så lod om pladserne. Et bræt er en match: indtast parti efter parti, næste trin kommer af sig selv, og der er trukket lod om farverne. Siden Turneringstræ viser det hele.
desk-help-olympiad = Nummerér efter rating, og dan hold; byt spillere, og navngiv holdene på siden Hold. Resultater indtastes bræt for bræt; holdstillingen følger med.
desk-help-gladiator = Et flueben oven på ethvert system undtagen knock-out og olympiade: efter remis spilles et parti med kortere tid og omvendte farver, derefter lynskak, til nogen vinder. Vinderen får 1, taberen 0; hvert parti rates efter sit eget resultat.
desk-key-own = Turneringstræ eller hold

# Reasons
reason-figure_not_a_number = { $found } er ikke et tal.
desk-key-ratings = { word-ratings }
desk-key-prizes = { word-prizes }
desk-key-report = Indberetningen
