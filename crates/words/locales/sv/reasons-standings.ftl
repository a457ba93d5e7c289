# What the figures of a table are made of, and what separates two players.
reason-withdrew_below_half = Utgick efter { $completed } av { $scheduled } partier, färre än hälften: poängen står i tabellen, partierna räknas inte.
reason-opponent_withdrew_below_half = Räknas inte: { $player } utgick med färre än hälften av partierna spelade.
reason-own_game_does_not_count = Står bara i tabellen; spelaren utgick med färre än hälften av partierna spelade.
reason-unplayed_after_withdrawal = Inte spelat eftersom { $player } utgick: 0 till den som gick, 1 till motståndaren.
reason-free_round_without_point = En fri rond efter att någon utgått ger ingen poäng i alla mot alla.
reason-bye_point = Frirond: { $points } poäng utan parti.
reason-unfinished_counts_half = Inte avslutat; räknas som remi tills det är det.
reason-no_opponent_counts_zero = En rond utan motståndare räknas som en motståndare utan poäng.
reason-forfeit_counts_opponent = Avgjort på walkover; motståndaren räknas ändå med sin slutpoäng.
reason-lowest_left_out = Utelämnas först, bland motståndarna med lägst poäng.
reason-highest_left_out = Utelämnas först, bland motståndarna med högst poäng.
reason-loss_counts_nothing = Ett förlorat parti ger inget till Sonneborn-Berger.
reason-bye_ignored = En rond utan motståndare räknas inte i Sonneborn-Berger.
reason-separated_by_points = { $upper } har { $upper_value } poäng, { $lower } { $lower_value }.
reason-separated_by_correction =
    Lika poäng. { $tiebreak ->
         [dsu-sb] Sonneborn-Berger
         [dsu-ordinary] Vanlig särskiljning
         [dsu-median] Mediansärskiljning
         [gladiator-ordinary] Vunna vanliga partier
         [gladiator-reduced] Vunna partier med kortare tid
         [mutual] Inbördes möte
         [mutual-first] Resultat mellan de förstplacerade
         [opponents-average] Motståndarnas medelrating
        *[other] { $tiebreak }
    }, tal { $step }: { $upper } { $upper_value }, { $lower } { $lower_value }.
reason-shared_place = { $upper } och { $lower } är lika i poäng och i all särskiljning: de delar platsen.
reason-shared_place_fide = { $upper } och { $lower } är lika i poäng och i all särskiljning: de delar platsen, om inte tävlingen drar lott.
reason-not_all_have_met = Alla som står lika har inte mött varandra; partiet räknas därför inte.
reason-unrated_left_out = Motståndaren har inget ratingtal och lämnas utanför snittet.
reason-unplayed_left_out = Partiet spelades inte och lämnas utanför snittet.
