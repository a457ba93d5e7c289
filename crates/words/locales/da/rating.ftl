# Ord omkring et ratingtal og dets udregning, til terminal, sider og papir.
rating-old = { word-before }
rating-new = Ny
rating-change = Tilvækst
rating-games = { word-games }
rating-points = { word-points }
rating-expected = { word-expected }
rating-bonus = Bonus
rating-performance = { word-performance }
rating-k = { word-k }
rating-derivation = Sådan fremkommer ratingtallet
