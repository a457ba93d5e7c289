cli-round = { $round }. runde
