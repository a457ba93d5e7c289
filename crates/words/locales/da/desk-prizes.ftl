desk-prizes = Præmier
