# Choosing a system
desk-create-more-systems = More systems
desk-create-more = More about the system
desk-system-danish-swiss = Danish Swiss
desk-system-danish-swiss-about = Equal points meet, the upper half against the lower by rating; for larger opens.
desk-system-fide-dutch = FIDE Swiss (Dutch)
desk-system-fide-dutch-about = FIDE’s system of today; for events that FIDE rates.
desk-system-fide-1998 = { word-fide-swiss-1998 }
desk-system-fide-1998-about = The handbook’s FIDE system with the rules of 1998.
desk-system-dubov-1997 = Dubov 1997
desk-system-dubov-1997-about = Swiss that evens out the strength of opponents; all players need a rating.
desk-system-knock-out = Knock-out
desk-system-knock-out-about = Whoever loses a match is out; rapid and blitz decide level matches.
desk-system-olympiad = Olympiad
desk-system-olympiad-about = Even teams are formed by strength, and every team meets every team.
desk-system-acceleration = Acceleration
desk-system-acceleration-tick = Divide the field into groups by strength for the first rounds
desk-system-acceleration-groups = { word-groups }
desk-system-acceleration-rounds = { word-rounds }
desk-system-accelerated = accelerated: { $groups } groups, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
desk-system-baku = { word-baku-acceleration }
desk-system-baku-about = The upper half gets fictitious points in the first rounds.
desk-system-baku-short = { word-baku-acceleration }
desk-system-teams = { word-teams }
desk-system-teams-about = One round fewer than teams; an odd number of teams makes one round more.
desk-system-teams-short = { $count ->
    [one] { $count } team
   *[other] { $count } teams
}
desk-system-gladiator = Gladiator
desk-system-gladiator-about = Every game is played to a decision: after a draw with less time, then blitz.
desk-system-gladiator-on = Gladiator, { $host }
desk-system-double-rounds = Double rounds
desk-system-double-rounds-about = The same two meet twice in a row, once with each colour; the games count as rounds.
desk-pace = Kind of chess
desk-pace-standard = Standard
desk-pace-rapid = { word-rapid }
desk-pace-blitz = { word-blitz }
desk-pace-about = Decides which rating is used. For a player without a rapid or blitz rating the standard one is used.
desk-ladder = How a match is decided
desk-ladder-about = One stage after the other until somebody leads. 0 games: until somebody wins one. The last stage must give a winner. A stage’s own time may differ by colour: W5-B4 is 5 minutes for White and 4 for Black.
desk-ladder-stage = Stage
desk-ladder-kind = { word-kind }
desk-ladder-games = { word-games }
desk-ladder-colours = { word-colours }
desk-ladder-odds = A draw is enough for
desk-losers-to = Players who are out may go on in
desk-losers-nowhere = no group
desk-losers-about = Only where the invitation says so. They enter as late entries and are rated once for the whole event.
desk-handicap = Handicap
desk-handicap-tick = The stronger player has less time
desk-handicap-total = Minutes of both players together
desk-handicap-from = Difference from
desk-handicap-stronger = Stronger player’s minutes
desk-handicap-gives = Stronger – weaker
desk-handicap-about = Without a rating the time is shared evenly. The minutes are shown beside every board.

# Before round 1
desk-order-seed = Seed by rating
desk-order-teams = Number by rating and form teams
desk-order-colour = Number by rating and draw the colour
desk-colour-draw = { word-draw-the-colour }
desk-colour-drawn-white = The lot gave White to start number 1 in round 1.
desk-colour-drawn-black = The lot gave Black to start number 1 in round 1.
desk-lines-draw = { word-draw-the-bracket }
desk-lines-ask = Draw the lines of the bracket now? They are drawn once and never again; nobody can be entered afterwards.
desk-lines-by-lot = Lines of the bracket by lot, drawn from the seed { $seed }.
desk-teams-form = Form the teams
desk-teams-again = Form them again
desk-teams-empty = The teams are formed from the start numbers, the strongest first.
desk-teams-change = Change before round 1
desk-teams-change-about = Choose two players of different teams; they change places.
desk-teams-names = Names of the teams
desk-done-colour = The colour is drawn.
desk-done-lines = The bracket is drawn.
desk-done-teams = The teams are formed.
desk-do-colour = { word-draw-the-colour }
desk-do-lines = { word-draw-the-bracket }
desk-do-teams = To the teams
desk-player-rapid = Rapid rating
desk-player-blitz = Blitz rating
desk-apart-soft = If possible
desk-apart-soft-short = if possible
desk-apart-alike = Everybody of the same
desk-apart-alike-about = One rule for each with two players or more.
desk-apart-club = club
desk-apart-family = family name

# Matches
desk-match-game = game { $game }
desk-match-games = Games of the match
desk-match-forfeit = Not played: a player did not come to the match, or came too late
desk-match-reopen = Forfeit taken back
desk-match-reopen-about = Only a match lost by not coming is opened here; games are cleared one by one above.
desk-match-won = { $name } has won the match.
desk-match-keys = Keyboard: 1 White wins, = draw, 0 Black wins the next game.
desk-board-times = Time:
view-match-game = { $stage }, game { $number }
view-match-next = next: game { $number } ({ $stage })
view-match-odds = draw odds: { $name }
view-unopposed = Without an opponent
view-match-games = Games: { $marks }
view-board-times = { $white } – { $black } min
view-stage-times = White { $white }, Black { $black }
view-stage-kind-ordinary = Ordinary
view-stage-kind-reduced = Less time
view-stage-kind-rapid = { word-rapid }
view-stage-kind-blitz = { word-blitz }
view-stage-kind-sudden-death = Sudden death
view-stage-colours-as-paired = as paired
view-stage-colours-reversed = reversed
view-stage-colours-by-lot = { word-by-lot }
view-stage-odds-nobody = { word-nobody }
view-stage-odds-black = Black
view-stage-odds-white = White

# The bracket
view-bracket = Bracket
view-bracket-stages = Stages
view-bracket-final = Final
view-bracket-semi = Semi-finals
view-bracket-quarter = Quarter-finals
view-bracket-last = Last { $players }
view-bracket-lines = lines { $first } and { $second }
view-bracket-told = How the bracket came about
view-bracket-match = Match { $match }
view-bracket-board = board { $board }
view-bracket-winner-of = Winner of match { $match }
view-bracket-bye = bye
view-bracket-walkover = walkover
view-bracket-won = won
view-bracket-champion = Winner:
view-bracket-undrawn = The lines are not drawn yet. This is how it looks if the seeding is kept.
desk-bracket-empty = The bracket begins when the players are seeded.
desk-bracket-out = Players who are out
desk-bracket-out-about = The invitation lets them go on in { $group }.
desk-bracket-out-in = out in round { $round }
desk-bracket-enter = Enter in { $group }
desk-bracket-plays-in = plays in { $group }
print-bracket-hint = In landscape; large brackets on several pages.

# Teams
view-team = Team
view-team-number = Team { $number }
view-team-table = Team table after round { $round }
view-team-table-final = Final team table
view-own-time = { $minutes } min
view-team-rests = { $team } rests
view-team-won-short = W
view-team-drawn-short = D
view-team-lost-short = L
view-team-match-points-short = MP
view-team-board-points-short = BP
view-team-won = Won
view-team-drawn = Drawn
view-team-lost = Lost
view-team-match-points = Match points
view-team-board-points = Board points
view-team-best = Best at every board
view-team-board = Board { $board }
view-team-unmanned = not played
print-teams-hint = Team table, teams, and every match with its boards.

# Standings
view-correction-gladiator-ordinary = Ordinary games won
view-correction-gladiator-reduced = Games won with less time
view-correction-mutual = Mutual encounter
view-correction-mutual-first = Mutual results for first place
view-correction-opponents-average = Average rating of opponents
view-correction-short-gladiator-ordinary = Ord.
view-correction-short-gladiator-reduced = Less time
view-correction-short-mutual = Mutual
view-correction-short-mutual-first = Mut. 1st
view-correction-short-opponents-average = Avg.
view-averages = Average rating of the opponents
view-averages-about = From the rounds before round { $round }, which was paired by these figures.

# Help
desk-help-systems = The systems
desk-help-monrad = Lots give the start numbers. Each round pairs players with equal points who have not met, the nearest in the order first. Every board of the draft says whom it passed over.
desk-help-round-robin = Lots give the start numbers and with them the whole schedule. The cross table is by opponent.
desk-help-danish-swiss = Number the players by rating. Acceleration divides the field into groups by strength for the first rounds.
desk-help-fide-dutch = Number the players by rating; the same press draws the colour of the first start number. Late entries take their place by rating.
desk-help-fide-1998 = As the handbook prints it, step by step; the draft shows the steps. Equal points are ranked by the mutual results for first place, then by the average rating of the opponents.
desk-help-dubov-1997 = The average rating of everybody’s opponents decides who meets whom; the list is below the standings.
desk-help-knock-out = Seed by rating, then draw the bracket. A board is a match: enter game after game, the next stage appears by itself with its colours drawn. The page Bracket shows it all.
desk-help-olympiad = Number by rating and form teams, swap and name them on the page Teams. Results are entered board by board; the team table follows.
desk-help-gladiator = A tick on any system but knock-out and Olympiad: a drawn game is followed by one with less time and reversed colours, then by blitz until somebody wins. The winner gets 1, the loser 0; each game is rated by its own result.
desk-key-own = Bracket or teams

# Reasons
reason-figure_not_a_number = { $found } is not a number.
desk-key-ratings = { word-ratings }
desk-key-prizes = { word-prizes }
desk-key-report = The report
