desk-prizes = Prizes
