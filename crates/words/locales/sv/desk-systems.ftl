# Choosing a system
desk-create-more-systems = Fler system
desk-create-more = Mer om systemet
desk-system-danish-swiss = Dansk schweizer
desk-system-danish-swiss-about = Spelare med lika många poäng möts, övre halvan mot nedre efter rating; för större öppna tävlingar.
desk-system-fide-dutch = FIDE-schweizer (Dutch)
desk-system-fide-dutch-about = FIDE:s system i dag; för tävlingar som FIDE ratingräknar.
desk-system-fide-1998 = { word-fide-swiss-1998 }
desk-system-fide-1998-about = Handbokens FIDE-system med reglerna från 1998.
desk-system-dubov-1997 = Dubov 1997
desk-system-dubov-1997-about = Schweizer som jämnar ut motståndarnas styrka; alla spelare måste ha rating.
desk-system-knock-out = Utslagstävling
desk-system-knock-out-about = Den som förlorar en match är ute; snabbschack och blixtschack avgör oavgjorda matcher.
desk-system-olympiad = Olympiad
desk-system-olympiad-about = Jämna lag bildas efter styrka, och alla lag möts.
desk-system-acceleration = Acceleration
desk-system-acceleration-tick = Dela fältet i styrkegrupper i de första ronderna
desk-system-acceleration-groups = { word-groups }
desk-system-acceleration-rounds = { word-rounds }
desk-system-accelerated = accelererad: { $groups } grupper, { $rounds ->
    [one] { $rounds } rond
   *[other] { $rounds } ronder
}
desk-system-baku = { word-baku-acceleration }
desk-system-baku-about = Övre halvan får fiktiva poäng i de första ronderna.
desk-system-baku-short = { word-baku-acceleration }
desk-system-teams = { word-teams }
desk-system-teams-about = En rond färre än lag; ett udda antal lag ger en rond till.
desk-system-teams-short = { $count ->
    [one] { $count } lag
   *[other] { $count } lag
}
desk-system-gladiator = Gladiatorschack
desk-system-gladiator-about = Varje parti spelas till avgörande: efter remi med kortare tid, sedan blixtschack.
desk-system-gladiator-on = Gladiatorschack, { $host }
desk-system-double-rounds = Dubbelronder
desk-system-double-rounds-about = Samma två möts två gånger i rad, en gång med varje färg; partierna räknas som ronder.
desk-pace = Schackform
desk-pace-standard = Långschack
desk-pace-rapid = { word-rapid }
desk-pace-blitz = { word-blitz }
desk-pace-about = Avgör vilken rating som används. En spelare utan snabb- eller blixtrating går efter den vanliga.
desk-ladder = Hur en match avgörs
desk-ladder-about = Ett steg efter det andra tills någon leder. 0 partier: tills någon vinner ett. Det sista steget måste ge en vinnare. Stegets egen tid kan skilja mellan färgerna: W5-B4 är 5 minuter för vit och 4 för svart.
desk-ladder-stage = Steg
desk-ladder-kind = { word-kind }
desk-ladder-games = { word-games }
desk-ladder-colours = { word-colours }
desk-ladder-odds = Remi räcker för
desk-losers-to = Spelare som är ute får fortsätta i
desk-losers-nowhere = ingen grupp
desk-losers-about = Bara om inbjudan säger det. De är efteranmälda och ratingräknas en gång för hela tävlingen.
desk-handicap = Handikapp
desk-handicap-tick = Den starkare spelaren har kortare tid
desk-handicap-total = Minuter för båda spelarna tillsammans
desk-handicap-from = Differens från
desk-handicap-stronger = Den starkares minuter
desk-handicap-gives = Starkare – svagare
desk-handicap-about = Utan rating delas tiden lika. Minuterna står vid varje bord.

# Before round 1
desk-order-seed = Seeda efter rating
desk-order-teams = Numrera efter rating och bilda lag
desk-order-colour = Numrera efter rating och lotta färgen
desk-colour-draw = { word-draw-the-colour }
desk-colour-drawn-white = Lotten gav startnummer 1 vit i rond 1.
desk-colour-drawn-black = Lotten gav startnummer 1 svart i rond 1.
desk-lines-draw = { word-draw-the-bracket }
desk-lines-ask = Lotta platserna i spelträdet nu? Lottdragningen görs en gång och aldrig igen; ingen kan anmälas efteråt.
desk-lines-by-lot = Platserna i spelträdet genom lottdragning med slumpfröet { $seed }.
desk-teams-form = Bilda lagen
desk-teams-again = Bilda dem på nytt
desk-teams-empty = Lagen bildas ur startnumren, de starkaste först.
desk-teams-change = Ändringar före rond 1
desk-teams-change-about = Välj två spelare från olika lag; de byter plats.
desk-teams-names = Lagens namn
desk-done-colour = Färgen är lottad.
desk-done-lines = Spelträdet är lottat.
desk-done-teams = Lagen är bildade.
desk-do-colour = { word-draw-the-colour }
desk-do-lines = { word-draw-the-bracket }
desk-do-teams = Till lagen
desk-player-rapid = Snabbrating
desk-player-blitz = Blixtrating
desk-apart-soft = Om möjligt
desk-apart-soft-short = om möjligt
desk-apart-alike = Alla från samma
desk-apart-alike-about = En regel för varje med två spelare eller fler.
desk-apart-club = klubb
desk-apart-family = familj (efternamn)

# Matches
desk-match-game = parti { $game }
desk-match-games = Matchens partier
desk-match-forfeit = Inte spelat: någon uteblev från matchen eller kom för sent
desk-match-reopen = Ta tillbaka walkover
desk-match-reopen-about = Bara en match som förlorats på walkover öppnas här; partier tas bort ett i taget ovan.
desk-match-won = { $name } har vunnit matchen.
desk-match-keys = Tangenter: 1 vit vinner, = remi, 0 svart vinner nästa parti.
desk-board-times = Betänketid:
view-match-game = { $stage }, parti { $number }
view-match-next = nästa: parti { $number } ({ $stage })
view-match-odds = remi räcker för { $name }
view-unopposed = Utan motståndare
view-match-games = Partier: { $marks }
view-board-times = { $white } – { $black } min
view-stage-times = vit { $white }, svart { $black }
view-stage-kind-ordinary = Vanligt
view-stage-kind-reduced = Kortare tid
view-stage-kind-rapid = { word-rapid }
view-stage-kind-blitz = { word-blitz }
view-stage-kind-sudden-death = Avgörande parti
view-stage-colours-as-paired = som i lottningen
view-stage-colours-reversed = omvänt
view-stage-colours-by-lot = { word-by-lot }
view-stage-odds-nobody = { word-nobody }
view-stage-odds-black = svart
view-stage-odds-white = vit

# The bracket
view-bracket = Spelträd
view-bracket-stages = Steg
view-bracket-final = Final
view-bracket-semi = Semifinaler
view-bracket-quarter = Kvartsfinaler
view-bracket-last = Sista { $players }
view-bracket-lines = plats { $first } och { $second }
view-bracket-told = Så kom spelträdet till
view-bracket-match = Match { $match }
view-bracket-board = bord { $board }
view-bracket-winner-of = Vinnaren av match { $match }
view-bracket-bye = fri
view-bracket-walkover = walkover
view-bracket-won = vann
view-bracket-champion = Vinnare:
view-bracket-undrawn = Platserna är inte lottade än. Så ser det ut om seedningen står sig.
desk-bracket-empty = Spelträdet börjar när spelarna är seedade.
desk-bracket-out = Spelare som är ute
desk-bracket-out-about = Inbjudan låter dem fortsätta i { $group }.
desk-bracket-out-in = ute i rond { $round }
desk-bracket-enter = Anmäl i { $group }
desk-bracket-plays-in = spelar i { $group }
print-bracket-hint = På liggande papper; stora träd över flera sidor.

# Teams
view-team = Lag
view-team-number = Lag { $number }
view-team-table = Lagställning efter rond { $round }
view-team-table-final = Lagens slutställning
view-own-time = { $minutes } min
view-team-rests = { $team } står över
view-team-won-short = V
view-team-drawn-short = O
view-team-lost-short = F
view-team-match-points-short = MP
view-team-board-points-short = BP
view-team-won = Vunna
view-team-drawn = Oavgjorda
view-team-lost = Förlorade
view-team-match-points = Matchpoäng
view-team-board-points = Bordspoäng
view-team-best = Bäst på varje bord
view-team-board = Bord { $board }
view-team-unmanned = ej spelat
print-teams-hint = Lagställning, lag och alla matcher med sina bord.

# Standings
view-correction-gladiator-ordinary = Vunna vanliga partier
view-correction-gladiator-reduced = Vunna partier med kortare tid
view-correction-mutual = Inbördes möte
view-correction-mutual-first = Inbördes resultat om förstaplatsen
view-correction-opponents-average = Motståndarnas medelrating
view-correction-short-gladiator-ordinary = Vanl.
view-correction-short-gladiator-reduced = Kort tid
view-correction-short-mutual = Inb.
view-correction-short-mutual-first = Inb. 1:a
view-correction-short-opponents-average = Snitt
view-averages = Motståndarnas medelrating
view-averages-about = Från ronderna före rond { $round }, som är lottad efter dessa tal.

# Help
desk-help-systems = Systemen
desk-help-monrad = Lottdragning ger startnumren. Varje rond lottar spelare med lika många poäng som inte har mötts, närmast i ordningen först. Varje bord i utkastet säger vem som hoppades över.
desk-help-round-robin = Lottdragning ger startnumren och därmed hela rondschemat. Korstabellen är ordnad efter motståndare.
desk-help-danish-swiss = Numrera spelarna efter rating. Acceleration delar fältet i styrkegrupper i de första ronderna.
desk-help-fide-dutch = Numrera spelarna efter rating; samma tryck lottar färgen för det första startnumret. Efteranmälda får sin plats efter rating.
desk-help-fide-1998 = Som handboken har det, steg för steg; utkastet visar stegen. Vid lika poäng avgör inbördes resultat om förstaplatsen, sedan motståndarnas medelrating.
desk-help-dubov-1997 = Medelratingen för allas motståndare avgör vilka som möts; listan står under ställningen.
desk-help-knock-out = Seeda efter rating och lotta sedan spelträdet. Ett bord är en match: för in parti efter parti, nästa steg kommer av sig självt med lottade färger. Sidan Spelträd visar allt.
desk-help-olympiad = Numrera efter rating och bilda lag, byt och namnge dem på sidan Lag. Resultat förs in bord för bord; lagställningen följer med.
desk-help-gladiator = En bock på vilket system som helst utom utslagstävling och olympiad: efter remi spelas ett parti med kortare tid och omvända färger, sedan blixtschack tills någon vinner. Vinnaren får 1, förloraren 0; varje parti ratingräknas efter sitt eget resultat.
desk-key-own = Spelträd eller lag

# Reasons
reason-figure_not_a_number = { $found } är inte ett tal.
desk-key-ratings = { word-ratings }
desk-key-prizes = { word-prizes }
desk-key-report = Rapporten
