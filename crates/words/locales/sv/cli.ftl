cli-round = Rond { $round }
