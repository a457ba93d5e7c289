# Ord kring ett ratingtal och dess uträkning, för terminal, sidor och papper.
rating-old = Före
rating-new = Ny
rating-change = Förändring
rating-games = Partier
rating-points = Poäng
rating-expected = Förväntat
rating-bonus = Bonus
rating-performance = Prestation
rating-k = K
rating-derivation = Så kommer ratingtalet fram
