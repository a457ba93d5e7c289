# The tie-breaks by name.
view-correction-pts = { word-points }
view-correction-de = Direct encounter
view-correction-win = Wins
view-correction-won = Games won
view-correction-bpg = Games with Black
view-correction-bwg = Wins with Black
view-correction-ps = Progressive score
view-correction-rep = Rounds elected to play
view-correction-std = Standard points
view-correction-tpn = Pairing number
view-correction-bh = Buchholz
view-correction-aob = Opponents’ average Buchholz
view-correction-fb = Fore Buchholz
view-correction-sb = Sonneborn-Berger (FIDE)
view-correction-ks = Koya
view-correction-aro = Opponents’ average rating (FIDE)
view-correction-tpr = Tournament performance
view-correction-ptp = Perfect performance
view-correction-apro = Opponents’ average performance
view-correction-appo = Opponents’ average perfect performance
view-correction-rtng = Rating
view-correction-play-off = { word-play-off }
view-correction-lot = Lot
view-correction-short-play-off = { word-play-off }
view-correction-short-lot = Lot
view-correction-variant = { $name } ({ $code })
# What a variant leaves out or changes, behind the name.
variant-cut =
    { $count ->
         [one] without the lowest
        *[other] without the { $count } lowest
    }
variant-median =
    { $count ->
         [one] without the highest and the lowest
        *[other] without the { $count } highest and the { $count } lowest
    }
variant-unrated = unrated players as { $count }
variant-reversed = order reversed
view-value = Value
desk-settings-tiebreaks-codes = Applied last. BH/C1 leaves out the lowest opponent, BH/M1 the lowest and the highest, KS/L+1 moves the limit, /P counts forfeits as games, /R reverses the order, ARO/U1400 gives unrated players 1400. OTHER_… is kept and not computed.
cli-standings-between = Between { $one } and { $other }: { $why }
legend = What the figures count
legend-brackets = [ ]: does not count, or not in the first figure.
legend-steps = 16 · 18 · 19: compared from the left, the next figure only where the one before is equal; each counts one more of the opponents left out at first.
counts-pts = The points of the games and rounds.
counts-de = The place among those who are level, by the games between them; the lowest is first. 0: those games do not decide.
counts-win = Rounds that gave as much as a win, played or not.
counts-won = Games won over the board; in all-play-all also those won by forfeit.
counts-bpg = Games played with Black; in all-play-all also those won by forfeit.
counts-bwg = Games won with Black; in all-play-all also by forfeit.
counts-ps = The score after every round, added up.
counts-rep = Rounds the player was there to play: games, wins by forfeit, the bye and full-point byes, but no half- or zero-point byes and no losses by forfeit (which counted in all-play-all until February 2026).
counts-std = 1 for every round with more points than the opponent, ½ for as many.
counts-tpn = The pairing number.
counts-bh = The scores of the opponents, added up.
counts-aob = The average Buchholz of the opponents met.
counts-fb = Buchholz with every game of the last round taken as a draw.
counts-sb = The score of each opponent times the points made against that opponent, added up.
counts-ks = Points made against opponents who have at least half of the points that could be made.
counts-aro = The average rating of the opponents met over the board.
counts-tpr = The opponents’ average rating and the rating difference of the score.
counts-ptp = The lowest rating expected to make this score against these opponents.
counts-apro = The average performance of the opponents met; in brackets after each what it is made of.
counts-appo = The average perfect performance of the opponents met; in brackets after each what it is made of.
counts-rtng = The player’s own rating.
counts-dsu-sb = The score of each opponent beaten, and half the score of each drawn with.
counts-dsu-ordinary = The scores of the opponents: without the two lowest, then without the lowest, then all.
counts-dsu-median = The scores of the opponents without the highest and the lowest; at each step one fewer is left out at either end.
counts-gladiator-ordinary = Games won at the ordinary time.
counts-gladiator-reduced = Games won at reduced time.
counts-mutual = Points in the games between those who are level.
counts-mutual-first = Points in the games between those who share the first place.
counts-opponents-average = The average rating of the opponents met at the board; those without a rating are left out.
counts-play-off = The order of the play-off.
counts-lot = The order of the lot.
variant-cut-rounds =
    { $count ->
         [one] without the first round
        *[other] without the first { $count } rounds
    }
variant-played = forfeits as games
variant-fore = with Fore Buchholz
