# Rulings: the decision, what it does to the game, why a game is over
decision-illegal_move = Et ulovlig trekk er fastslått.
decision-claim_accepted = Kravet tas til følge.
decision-claim_rejected = Kravet avvises.
decision-claim_postponed = Avgjørelsen utsettes.
decision-touch_upheld = Klagen over rørt brikke tas til følge.
decision-touch_rejected = Klagen over rørt brikke avvises.
decision-penalty = Det gis en straff.
decision-restored =
    { $consequence ->
         [play_resumed] Partiet gjenopptas.
         [pieces_put_back] Brikkene settes på plass.
         [clock_adjusted] Klokkene rettes.
         [announced_move_owed] Partiet gjenopptas.
         [play_goes_on] Partiet tas opp igjen.
         [points_changed] Resultatet rettes.
        *[other] Stillingen bringes i orden.
    }
decision-replay = Det spilles et nytt parti.
decision-no_action =
    { $consequence ->
         [play_goes_on] Ingenting endres.
         [loss_put_aside] Tapet gjelder ikke.
         [result_stands] Ingenting endres.
         [next_ruling] Ingenting følger av dette.
         [nothing_follows] Ingenting endres.
         [move_corrected] Det ulovlige trekket teller ikke.
         [next_period] Den falne klaffen koster ikke partiet.
         [game_lost] Avgjørelsen står ved lag.
         [both_lose] Avgjørelsen står ved lag.
        *[other] Det gis ingen straff.
    }
decision-game_over = Partiet er slutt.
consequence-play_goes_on = Spillet fortsetter.
consequence-loss_put_aside = Partiet spilles, og resultatet er åpent igjen.
consequence-result_stands = Partiet var allerede slutt; resultatet står ved lag.
consequence-next_ruling = Den neste avgjørelsen avgjør partiet.
consequence-nothing_follows = Det følger ikke noe mer av det.
consequence-move_replaced = Trekket tas tilbake, og det trekkes på nytt; den rørte brikken må brukes hvis den kan.
consequence-move_corrected = Trekket rettes før det trykkes på klokka, og det gis ingen straff.
consequence-queen_placed = Bonden byttes ut med en dronning av samme farge.
consequence-clock_returned = Klokka startes igjen for spilleren i trekket.
consequence-position_restored = Den tidligere stillingen settes opp igjen, og spillet fortsetter.
consequence-pieces_put_back = Brikkene står som før, og spillet fortsetter.
consequence-play_resumed = Stillingen og tidene fra avbruddet stilles opp.
consequence-position_transferred = Stillingen flyttes til et brett som står riktig.
consequence-touched_man_binds =
    { $against ->
         [white] Hvit må gjøre det trekket berøringen krever.
         [black] Svart må gjøre det trekket berøringen krever.
        *[none] Det trekket berøringen krever, må gjøres.
    }
consequence-announced_move_owed = Det oppgitte trekket må spilles.
consequence-clock_adjusted = Klokkene stilles, og spillet fortsetter.
consequence-increment_introduced = Fra nå av får begge spillerne tilleggstid.
consequence-next_period = Neste trekk regnes som det første i den neste perioden.
consequence-sheet_completed = Noteringsskjemaet føres à jour før neste trekk.
consequence-warned = Det noteres en advarsel.
consequence-points_changed = Partiets poeng endres.
consequence-beyond_the_game = Saken følges opp utover dette partiet.
consequence-annulled = Partiet annulleres.
consequence-game_drawn = Partiet er remis.
consequence-both_lose = Begge spillerne taper.
end-checkmate = sjakkmatt
end-stalemate = patt
end-dead_position = død stilling
end-resignation = oppgivelse
end-resignation_no_mate_possible = oppgivelse, men motstanderen kan ikke sette matt
end-agreement = remis avtalt
end-threefold = samme stilling tre ganger, krevd
end-fifty_moves = 50 trekk, krevd
end-fivefold = samme stilling fem ganger
end-seventy_five_moves = 75 trekk
end-flag = tidsoverskridelse
end-flag_no_mate_possible = tidsoverskridelse, men motstanderen kan ikke sette matt
end-both_flags = begge klaffer har falt
end-illegal_moves = for mange ulovlige trekk
end-illegal_moves_no_mate_possible = for mange ulovlige trekk, men motstanderen kan ikke sette matt
end-illegal_move_blitz = ulovlig trekk i lynsjakk
end-illegal_position = ulovlig stilling som ble stående
end-quickplay = hurtigavslutning
end-default_time = for sent oppmøte
end-phone = elektronisk utstyr
end-phone_no_mate_possible = elektronisk utstyr, men motstanderen kan ikke vinne
end-refusal = { word-refusal-to-follow-the-laws }
end-sealed_move_invalid = ugyldig hemmelig trekk
end-default_resumption = for sent til gjenopptakelsen
end-annulled = annullert
end-signed = resultat signert
end-arbiter = dommerens avgjørelse
choice-accept = { word-accept }
choice-postpone = { word-postpone }
choice-reject = { word-reject }
ruling-penalty =
    { $effect ->
         [warning] en advarsel
         [opponents_time] mer tid til { other-against.within }
         [own_time] mindre tid til { against.within }
         [game_lost] { against.within } taper partiet
         [own_points] færre poeng til { against.within }
         [opponents_points] flere poeng til { other-against.within }
         [fine] en bot
         [rounds] utestengning fra en eller flere runder
        *[expulsion] bortvisning fra turneringen
    }.
ruling-step-happened = Hva skjedde
ruling-step-bearing = Relevante bestemmelser
ruling-step-why = Hvilke som gjelder, og hvorfor
ruling-step-decision = Avgjørelse
ruling-clocks = Klokkene viser { $white } for hvit og { $black } for svart.
consequence-game_lost =
    { $against ->
         [white] Hvit taper partiet.
         [black] Svart taper partiet.
        *[none] Partiet er tapt.
    }
ruling-time-added =
    { $color ->
         [white] { $time } legges til på hvits klokke.
        *[black] { $time } legges til på svarts klokke.
    }
ruling-time-taken =
    { $color ->
         [white] { $time } trekkes fra på hvits klokke.
        *[black] { $time } trekkes fra på svarts klokke.
    }

# Matters that wait for the arbiter
matter-boards_differ = de to brettene er ulike
matter-both_flags_order = hvilken klaff falt først
matter-clock_at_resumption = feil klokke ved gjenopptakelsen
matter-clock_fault = en feil ved klokka
matter-clock_handling = behandling av klokka
matter-clock_setting = en feil klokkeinnstilling
matter-clocks_stopped = en spiller stanset klokkene
matter-colours_reversed = ombyttede farger
matter-displaced_pieces = forskjøvne brikker
matter-draw_agreement = remis avtalt før det er tillatt
matter-empty_press = trykk på klokka uten trekk
matter-increment_g4 = en anmodning om tilleggstid
matter-late_arrival = for sent oppmøte
matter-move_written_in_advance = et trekk notert på forhånd
matter-phone = elektronisk utstyr
matter-position_after_lost_envelope = stillingen etter en forsvunnet konvolutt
matter-quickplay_claim = et remiskrav i hurtigavslutningen
matter-quickplay_postponed = et utsatt remiskrav
matter-recording_neglected = manglende notering
matter-refusal = { word-refusal-to-follow-the-laws }
matter-signatures_differ = ulike resultater signert
matter-two_hands = et trekk utført med to hender
