# Ord kring ett ratingtal och dess uträkning, för terminal, sidor och papper.
rating-old = { word-before }
rating-new = Ny
rating-change = Förändring
rating-games = { word-games }
rating-points = { word-points }
rating-expected = { word-expected }
rating-bonus = Bonus
rating-performance = { word-performance }
rating-k = { word-k }
rating-derivation = Så kommer ratingtalet fram
