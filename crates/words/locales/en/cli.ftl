cli-round = Round { $round }
