desk-player-elo = FIDE-rating (Elo)
desk-player-fide-k = K på FIDE:s lista

desk-ratings = Rating
