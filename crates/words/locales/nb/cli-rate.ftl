# `rokade rate`
cli-rate-dsu-head = Nye DSU-ratingtall
cli-rate-not-rated = Uten ratingtall fra denne turneringen
cli-rate-readings = Lesninger som er brukt: { $names }
reason-rate_player_unknown = Rapporten har ingen spiller { $found }. Startnumrene: { $expected }.
