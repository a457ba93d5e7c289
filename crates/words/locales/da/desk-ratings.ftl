desk-player-elo = FIDE-rating (Elo)
desk-player-fide-k = K på FIDEs liste

desk-ratings = Rating
