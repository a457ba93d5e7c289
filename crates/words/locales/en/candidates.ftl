# Candidate results, for the terminal, the desk and paper.
candidates-head = Candidate results (§ 26)
candidates-average = Average
candidates-category = Category
candidates-percent = Score
candidates-rounds = Rounds
candidates-required = Needed
candidates-answer = Candidate result
candidates-above = above 18
candidates-stands = It is final since round { $round }.
candidates-left-out = { $player }, round { $round }: { $why }
candidates-provisional = Rounds or games are still to be played: the average and the answer may change.
