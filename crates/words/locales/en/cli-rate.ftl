# `rokade rate`
cli-rate-dsu-head = New DSU ratings
cli-rate-not-rated = Without a rating from this event
cli-rate-readings = Readings used: { $names }
reason-rate_player_unknown = The report has no player { $found }. Its start numbers: { $expected }.
