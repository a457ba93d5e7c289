# Words around a rating and its derivation, for terminal, pages and paper.
rating-old = Before
rating-new = New
rating-change = Change
rating-games = Games
rating-points = Points
rating-expected = Expected
rating-bonus = Bonus
rating-performance = Performance
rating-k = K
rating-derivation = How the rating is worked out
