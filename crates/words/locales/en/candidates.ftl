# Candidate results, for the terminal, the desk and paper.
candidates-head = Candidate results (§ 26)
candidates-average = Average
candidates-percent = Score
candidates-required = Needed
candidates-answer = Candidate result
candidates-above = above 18
candidates-stands = It cannot be lost after round { $round }.
candidates-left-out = { $player }, round { $round }: { $why }
candidates-terms = { $player }, own rating first: ({ $own } + { $others }) / { $count } = { $exact }, average { $average }
candidates-band = category { $category }: { $from }–{ $to }, { $percent } %
candidates-no-rating = { $player } plays in the event but has no rating, so there is no average and no candidate result.
candidates-kind = Kind of event for candidate results (§ 26)
candidates-kind-about = Nothing is approved by default: without this no candidate result is reported.
candidates-kind-unstated = not stated
candidates-kind-coordinated = The Easter championship or coordinated with it
candidates-kind-division = The division tournament
candidates-kind-team = Another rated team event
candidates-kind-international = International, approved by FIDE
candidates-kind-approved = Another event approved by the rating committee
candidates-kind-other = None of these: no candidate results
candidates-provisional = Rounds or games are still to be played: the average and the answer may change.
