# Ord rundt et ratingtall og utregningen av det, til terminal, sider og papir.
rating-old = { word-before }
rating-new = Ny
rating-change = Endring
rating-games = { word-games }
rating-points = { word-points }
rating-expected = { word-expected }
rating-bonus = Bonus
rating-performance = { word-performance }
rating-k = { word-k }
rating-derivation = Slik framkommer ratingtallet
