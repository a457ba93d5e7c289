desk-prizes = Priser
