# Ord omkring et ratingtal og dets udregning, til terminal, sider og papir.
rating-old = Før
rating-new = Ny
rating-change = Tilvækst
rating-games = Partier
rating-points = Point
rating-expected = Forventet
rating-bonus = Bonus
rating-performance = Præstation
rating-k = K
rating-derivation = Sådan fremkommer ratingtallet
