# Ord rundt et ratingtall og utregningen av det, til terminal, sider og papir.
rating-old = Før
rating-new = Ny
rating-change = Endring
rating-games = Partier
rating-points = Poeng
rating-expected = Forventet
rating-bonus = Bonus
rating-performance = Prestasjon
rating-k = K
rating-derivation = Slik framkommer ratingtallet
