# Choosing a system
desk-create-more-systems = Flere systemer
desk-create-more = Mer om systemet
desk-system-danish-swiss = Dansk sveitser
desk-system-danish-swiss-about = Spillere med like mange poeng møtes, øvre halvdel mot nedre etter rating; for større åpne turneringer.
desk-system-fide-dutch = FIDE-sveitser (Dutch)
desk-system-fide-dutch-about = FIDEs system i dag; for turneringer som FIDE rater.
desk-system-fide-1998 = { word-fide-swiss-1998 }
desk-system-fide-1998-about = Håndbokens FIDE-system med reglene fra 1998.
desk-system-dubov-1997 = Dubov 1997
desk-system-dubov-1997-about = Sveitser som jevner ut motstandernes styrke; alle spillere må ha rating.
desk-system-knock-out = Cup
desk-system-knock-out-about = Den som taper en match, er ute; hurtigsjakk og lynsjakk avgjør uavgjorte matcher.
desk-system-olympiad = Olympiade
desk-system-olympiad-about = Jevne lag dannes etter styrke, og alle lag møtes.
desk-system-acceleration = Akselerasjon
desk-system-acceleration-tick = Del feltet i styrkegrupper i de første rundene
desk-system-acceleration-groups = { word-groups }
desk-system-acceleration-rounds = { word-rounds }
desk-system-accelerated = akselerert: { $groups } grupper, { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
}
desk-system-baku = { word-baku-acceleration }
desk-system-baku-about = Øvre halvdel får fiktive poeng i de første rundene.
desk-system-baku-short = { word-baku-acceleration }
desk-system-teams = { word-teams }
desk-system-teams-about = Én runde færre enn lag; et odde antall lag gir én runde mer.
desk-system-teams-short = { $count ->
    [one] { $count } lag
   *[other] { $count } lag
}
desk-system-gladiator = Gladiatorsjakk
desk-system-gladiator-about = Hvert parti spilles til avgjørelse: etter remis med kortere tid, deretter lynsjakk.
desk-system-gladiator-on = Gladiatorsjakk, { $host }
desk-system-double-rounds = Dobbeltrunder
desk-system-double-rounds-about = De samme to møtes to ganger på rad, én gang med hver farge; partiene teller som runder.
desk-pace = Sjakkform
desk-pace-standard = Langsjakk
desk-pace-rapid = { word-rapid }
desk-pace-blitz = { word-blitz }
desk-pace-about = Avgjør hvilken rating som brukes. En spiller uten hurtig- eller lynrating går etter den vanlige.
desk-ladder = Hvordan en match avgjøres
desk-ladder-about = Ett trinn etter det andre til noen leder. 0 partier: til noen vinner ett. Det siste trinnet må gi en vinner. Trinnets egen tid kan være ulik for fargene: W5-B4 er 5 minutter til hvit og 4 til svart.
desk-ladder-stage = Trinn
desk-ladder-kind = { word-kind }
desk-ladder-games = { word-games }
desk-ladder-colours = { word-colours }
desk-ladder-odds = Remis er nok for
desk-losers-to = Spillere som er ute, kan fortsette i
desk-losers-nowhere = ingen gruppe
desk-losers-about = Bare hvis innbydelsen sier det. De er etterpåmeldte og rates én gang for hele turneringen.
desk-handicap = Handikap
desk-handicap-tick = Den sterkeste spilleren har kortere tid
desk-handicap-total = Minutter for begge spillerne til sammen
desk-handicap-from = Differanse fra
desk-handicap-stronger = Den sterkestes minutter
desk-handicap-gives = Sterkest – svakest
desk-handicap-about = Uten rating deles tiden likt. Minuttene står ved hvert bord.

# Before round 1
desk-order-seed = Seed etter rating
desk-order-teams = Nummerer etter rating og dann lag
desk-order-colour = Nummerer etter rating og trekk lodd om fargen
desk-colour-draw = { word-draw-the-colour }
desk-colour-drawn-white = Loddtrekningen ga startnummer 1 hvit i 1. runde.
desk-colour-drawn-black = Loddtrekningen ga startnummer 1 svart i 1. runde.
desk-lines-draw = { word-draw-the-bracket }
desk-lines-ask = Trekke lodd om plassene i cupoppsettet nå? Det trekkes én gang og aldri igjen; ingen kan meldes på etterpå.
desk-lines-by-lot = Plassene i cupoppsettet ved loddtrekning med tallfrøet { $seed }.
desk-teams-form = Dann lagene
desk-teams-again = Dann dem på nytt
desk-teams-empty = Lagene dannes ut fra startnumrene, de sterkeste først.
desk-teams-change = Endringer før 1. runde
desk-teams-change-about = Velg to spillere fra ulike lag; de bytter plass.
desk-teams-names = Lagenes navn
desk-done-colour = Det er trukket lodd om fargen.
desk-done-lines = Det er trukket lodd om plassene.
desk-done-teams = Lagene er dannet.
desk-do-colour = { word-draw-the-colour }
desk-do-lines = { word-draw-the-bracket }
desk-do-teams = Til lagene
desk-player-rapid = Hurtigrating
desk-player-blitz = Lynrating
desk-apart-soft = Hvis det er mulig
desk-apart-soft-short = hvis det er mulig
desk-apart-alike = Alle fra samme
desk-apart-alike-about = Én regel for hver med to spillere eller flere.
desk-apart-club = klubb
desk-apart-family = familie (etternavn)

# Matches
desk-match-game = parti { $game }
desk-match-games = Matchens partier
desk-match-forfeit = Ikke spilt: noen uteble fra matchen eller kom for sent
desk-match-reopen = Trekk walkover tilbake
desk-match-reopen-about = Bare en match tapt på walkover åpnes her; partier slettes ett for ett ovenfor.
desk-match-won = { $name } har vunnet matchen.
desk-match-keys = Tastatur: 1 hvit vinner, = remis, 0 svart vinner neste parti.
desk-board-times = Betenkningstid:
view-match-game = { $stage }, parti { $number }
view-match-next = neste: parti { $number } ({ $stage })
view-match-odds = remis er nok for { $name }
view-unopposed = Uten motstander
view-match-games = Partier: { $marks }
view-board-times = { $white } – { $black } min
view-stage-times = hvit { $white }, svart { $black }
view-stage-kind-ordinary = Vanlig
view-stage-kind-reduced = Kortere tid
view-stage-kind-rapid = { word-rapid }
view-stage-kind-blitz = { word-blitz }
view-stage-kind-sudden-death = Avgjørende parti
view-stage-colours-as-paired = som i oppsettet
view-stage-colours-reversed = omvendt
view-stage-colours-by-lot = { word-by-lot }
view-stage-odds-nobody = { word-nobody }
view-stage-odds-black = svart
view-stage-odds-white = hvit

# The bracket
view-bracket = Cupoppsett
view-bracket-stages = Trinn
view-bracket-final = Finale
view-bracket-semi = Semifinaler
view-bracket-quarter = Kvartfinaler
view-bracket-last = Siste { $players }
view-bracket-lines = plass { $first } og { $second }
view-bracket-told = Slik ble cupoppsettet til
view-bracket-match = Match { $match }
view-bracket-board = bord { $board }
view-bracket-winner-of = Vinneren av match { $match }
view-bracket-bye = fri
view-bracket-walkover = walkover
view-bracket-won = vant
view-bracket-champion = Vinner:
view-bracket-undrawn = Det er ikke trukket lodd om plassene ennå. Slik ser det ut hvis seedingen holder.
desk-bracket-empty = Cupoppsettet begynner når spillerne er seedet.
desk-bracket-out = Spillere som er ute
desk-bracket-out-about = Innbydelsen lar dem fortsette i { $group }.
desk-bracket-out-in = ute i runde { $round }
desk-bracket-enter = Meld på i { $group }
desk-bracket-plays-in = spiller i { $group }
print-bracket-hint = I liggende format; store oppsett over flere sider.

# Teams
view-team = Lag
view-team-number = Lag { $number }
view-team-table = Lagstilling etter runde { $round }
view-team-table-final = Lagenes sluttstilling
view-own-time = { $minutes } min
view-team-rests = { $team } står over
view-team-won-short = V
view-team-drawn-short = U
view-team-lost-short = T
view-team-match-points-short = MP
view-team-board-points-short = BP
view-team-won = Vunnet
view-team-drawn = Uavgjort
view-team-lost = Tapt
view-team-match-points = Matchpoeng
view-team-board-points = Bordpoeng
view-team-best = Best på hvert bord
view-team-board = { $board }. bord
view-team-unmanned = ikke spilt
print-teams-hint = Lagstilling, lag og alle matcher med bordene.

# Standings
view-correction-gladiator-ordinary = Vunne vanlige partier
view-correction-gladiator-reduced = Vunne partier med kortere tid
view-correction-mutual = Innbyrdes oppgjør
view-correction-mutual-first = Innbyrdes resultater om førsteplassen
view-correction-opponents-average = Motstandernes gjennomsnittsrating
view-correction-short-gladiator-ordinary = Vanl.
view-correction-short-gladiator-reduced = Kort tid
view-correction-short-mutual = Innb.
view-correction-short-mutual-first = Innb. 1.
view-correction-short-opponents-average = Snitt
view-averages = Motstandernes gjennomsnittsrating
view-averages-about = Fra rundene før runde { $round }, som er satt opp etter disse tallene.

# Help
desk-help-systems = Systemene
desk-help-monrad = Loddtrekning gir startnumrene. Hver runde setter opp spillere med like mange poeng som ikke har møtt hverandre, nærmeste i rekkefølgen først. Hvert bord i utkastet sier hvem det hoppet over.
desk-help-round-robin = Loddtrekning gir startnumrene og dermed hele spilleplanen. Krysstabellen er etter motstander.
desk-help-danish-swiss = Nummerer spillerne etter rating. Akselerasjon deler feltet i styrkegrupper i de første rundene.
desk-help-fide-dutch = Nummerer spillerne etter rating; samme trykk trekker lodd om fargen for det første startnummeret. Etterpåmeldte får sin plass etter rating.
desk-help-fide-1998 = Som håndboken har det, steg for steg; utkastet viser stegene. Like mange poeng skilles ved innbyrdes resultater om førsteplassen, deretter ved motstandernes gjennomsnittsrating.
desk-help-dubov-1997 = Gjennomsnittsratingen for alles motstandere avgjør hvem som møtes; listen står under stillingen.
desk-help-knock-out = Seed etter rating, og trekk så lodd om plassene. Et bord er en match: før inn parti etter parti, neste trinn kommer av seg selv med fargene trukket. Siden Cupoppsett viser alt.
desk-help-olympiad = Nummerer etter rating og dann lag, bytt og gi dem navn på siden Lag. Resultater føres bord for bord; lagstillingen følger med.
desk-help-gladiator = Et kryss i tillegg til et hvilket som helst system unntatt cup og olympiade: etter remis spilles et parti med kortere tid og omvendte farger, deretter lynsjakk til noen vinner. Vinneren får 1, taperen 0; hvert parti rates etter sitt eget resultat.
desk-key-own = Cupoppsett eller lag

# Reasons
reason-figure_not_a_number = { $found } er ikke et tall.
desk-key-ratings = { word-ratings }
desk-key-prizes = { word-prizes }
desk-key-report = Innrapporteringen
