# `rokade rate`
cli-rate-dsu-head = Nya DSU-ratingtal
cli-rate-not-rated = Utan ratingtal från den här tävlingen
cli-rate-readings = Använda tolkningar: { $names }
reason-rate_player_unknown = Rapporten har ingen spelare { $found }. Startnumren: { $expected }.
