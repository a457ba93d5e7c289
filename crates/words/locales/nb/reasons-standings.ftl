# What the figures of a table are made of, and what separates two players.
reason-withdrew_below_half = Trakk seg etter { $completed } av { $scheduled } partier, færre enn halvparten: poengene står i tabellen, partiene teller ikke.
reason-opponent_withdrew_below_half = Teller ikke: { $player } trakk seg med færre enn halvparten av partiene spilt.
reason-own_game_does_not_count = Står bare i tabellen; spilleren trakk seg med færre enn halvparten av partiene spilt.
reason-unplayed_after_withdrawal = Ikke spilt fordi { $player } trakk seg: 0 til den som gikk, 1 til motstanderen.
reason-free_round_without_point = En fri runde etter at noen trakk seg, gir ikke poeng i alle mot alle.
reason-bye_point = Frirunde: { $points } poeng uten parti.
reason-unfinished_counts_half = Ikke avsluttet; teller som remis til det er det.
reason-no_opponent_counts_zero = En runde uten motstander teller som en motstander uten poeng.
reason-forfeit_counts_opponent = Avgjort på walkover; motstanderen teller likevel med sin sluttpoengsum.
reason-lowest_left_out = Utelates først, blant motstanderne med færrest poeng.
reason-highest_left_out = Utelates først, blant motstanderne med flest poeng.
reason-loss_counts_nothing = Et tapt parti gir ingenting til Sonneborn-Berger.
reason-bye_ignored = En runde uten motstander teller ikke i Sonneborn-Berger.
reason-separated_by_points = { $upper } har { $upper_value } poeng, { $lower } { $lower_value }.
reason-separated_by_correction =
    Poenglikhet. { $tiebreak ->
         [dsu-sb] Sonneborn-Berger
         [dsu-ordinary] Vanlig kvalitet
         [dsu-median] Mediankvalitet
         [gladiator-ordinary] Vunne vanlige partier
         [gladiator-reduced] Vunne partier med kortere tid
         [mutual] Innbyrdes oppgjør
         [mutual-first] Resultater mellom de førsteplasserte
         [opponents-average] Motstandernes ratingsnitt
        *[other] { $tiebreak }
    }, { $step }. tall: { $upper } { $upper_value }, { $lower } { $lower_value }.
reason-shared_place = { $upper } og { $lower } står likt i poeng og i alle kvaliteter: de deler plassen.
reason-shared_place_fide = { $upper } og { $lower } står likt i poeng og i alle kvaliteter: de deler plassen, med mindre turneringen trekker lodd.
reason-not_all_have_met = Ikke alle som står likt, har møtt hverandre; partiet teller derfor ikke.
reason-unrated_left_out = Motstanderen har ikke noe ratingtall og holdes utenfor snittet.
reason-unplayed_left_out = Partiet ble ikke spilt og holdes utenfor snittet.
