# Words around a rating and its derivation, for terminal, pages and paper.
rating-old = { word-before }
rating-new = New
rating-change = Change
rating-games = { word-games }
rating-points = { word-points }
rating-expected = { word-expected }
rating-bonus = Bonus
rating-performance = { word-performance }
rating-k = { word-k }
rating-derivation = How the rating is worked out
