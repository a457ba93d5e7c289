desk-prizes = Premier
