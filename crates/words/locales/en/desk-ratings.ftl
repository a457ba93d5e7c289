desk-player-elo = FIDE rating (Elo)
desk-player-fide-k = K of the FIDE list

desk-ratings = Ratings
