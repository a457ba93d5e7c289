# `rokade rate`
cli-rate-dsu-head = Nye DSU-ratingtal
cli-rate-not-rated = Uden ratingtal fra denne turnering
cli-rate-readings = Anvendte læsninger: { $names }
reason-rate_player_unknown = Indberetningen har ingen spiller { $found }. Dens startnumre: { $expected }.
