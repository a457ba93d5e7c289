# Rulings: the decision, what it does to the game, why a game is over
decision-illegal_move = Et ulovligt træk er konstateret.
decision-claim_accepted = Kravet tages til følge.
decision-claim_rejected = Kravet afvises.
decision-claim_postponed = Afgørelsen udsættes.
decision-touch_upheld = Klagen over rørt brik tages til følge.
decision-touch_rejected = Klagen over rørt brik afvises.
decision-penalty = Der idømmes en straf.
decision-restored =
    { $consequence ->
         [play_resumed] Partiet genoptages.
         [pieces_put_back] Brikkerne stilles på plads.
         [clock_adjusted] Urene rettes.
         [announced_move_owed] Partiet genoptages.
         [play_goes_on] Partiet tages op igen.
         [points_changed] Resultatet rettes.
        *[other] Stillingen bringes i orden.
    }
decision-replay = Der spilles et nyt parti.
decision-no_action =
    { $consequence ->
         [play_goes_on] Der ændres intet.
         [loss_put_aside] Tabet gælder ikke.
         [result_stands] Der ændres intet.
         [next_ruling] Deraf følger intet.
         [nothing_follows] Der ændres intet.
         [move_corrected] Det ulovlige træk tæller ikke.
         [next_period] Vingefaldet koster ikke partiet.
         [game_lost] Afgørelsen står ved magt.
         [both_lose] Afgørelsen står ved magt.
        *[other] Der gives ingen straf.
    }
decision-game_over = Partiet er slut.
consequence-play_goes_on = Spillet fortsætter.
consequence-loss_put_aside = Partiet spilles, og resultatet er åbent igen.
consequence-result_stands = Partiet var allerede slut; resultatet står ved magt.
consequence-next_ruling = Den følgende afgørelse bestemmer partiets udfald.
consequence-nothing_follows = Der følger ikke mere af det.
consequence-move_replaced = Trækket tages tilbage, og der trækkes igen; den rørte brik skal bruges, hvis den kan.
consequence-move_corrected = Trækket rettes, før der trykkes på uret, og der gives ingen straf.
consequence-queen_placed = Bonden erstattes af en dronning af samme farve.
consequence-clock_returned = Uret startes igen for spilleren i trækket.
consequence-position_restored = Den tidligere stilling genopstilles, og spillet fortsætter.
consequence-pieces_put_back = Brikkerne står som før, og spillet fortsætter.
consequence-play_resumed = Stillingen stilles op, og urene stilles som ved afbrydelsen.
consequence-position_transferred = Stillingen flyttes til et bræt, der vender rigtigt.
consequence-touched_man_binds =
    { $against ->
         [white] Hvid skal udføre det træk, berøringen kræver.
         [black] Sort skal udføre det træk, berøringen kræver.
        *[none] Det træk, berøringen kræver, skal udføres.
    }
consequence-announced_move_owed = Det meddelte træk skal spilles.
consequence-clock_adjusted = Urene stilles, og spillet fortsætter.
consequence-increment_introduced = Fra nu af får begge spillere tillægstid.
consequence-next_period = Næste træk regnes som det første i den følgende periode.
consequence-sheet_completed = Noteringslisten ajourføres før næste træk.
consequence-warned = Der noteres en advarsel.
consequence-points_changed = Partiets point ændres.
consequence-beyond_the_game = Sagen rækker ud over dette parti.
consequence-annulled = Partiet annulleres.
consequence-game_drawn = Partiet er remis.
consequence-both_lose = Begge spillere taber.
end-checkmate = skakmat
end-stalemate = pat
end-dead_position = død stilling
end-resignation = opgivelse
end-resignation_no_mate_possible = opgivelse, men modstanderen kan ikke sætte mat
end-agreement = remis aftalt
end-threefold = remis krævet: samme stilling tre gange
end-fifty_moves = remis krævet: 50 træk
end-fivefold = samme stilling fem gange
end-seventy_five_moves = 75 træk
end-flag = tidsoverskridelse
end-flag_no_mate_possible = tidsoverskridelse, men modstanderen kan ikke sætte mat
end-both_flags = begge vinger faldet
end-illegal_moves = for mange ulovlige træk
end-illegal_moves_no_mate_possible = for mange ulovlige træk, men modstanderen kan ikke sætte mat
end-illegal_move_blitz = ulovligt træk i lynskak
end-illegal_position = ulovlig stilling, der blev stående
end-quickplay = hurtigafslutning
end-default_time = for sent fremmøde
end-phone = elektronisk udstyr
end-phone_no_mate_possible = elektronisk udstyr, men modstanderen kan ikke vinde
end-refusal = { word-refusal-to-follow-the-laws }
end-sealed_move_invalid = ugyldigt hemmeligt træk
end-default_resumption = for sent til genoptagelsen
end-annulled = annulleret
end-signed = resultat underskrevet
end-arbiter = dommerens afgørelse
choice-accept = { word-accept }
choice-postpone = { word-postpone }
choice-reject = { word-reject }
ruling-penalty =
    { $effect ->
         [warning] en advarsel
         [opponents_time] mere tid til { other-against.within }
         [own_time] mindre tid til { against.within }
         [game_lost] { against.within } taber partiet
         [own_points] færre point til { against.within }
         [opponents_points] flere point til { other-against.within }
         [fine] en bøde
         [rounds] udelukkelse fra en eller flere runder
        *[expulsion] bortvisning fra turneringen
    }.
ruling-step-happened = Hvad der skete
ruling-step-bearing = Relevante bestemmelser
ruling-step-why = Hvilke der gælder, og hvorfor
ruling-step-decision = Afgørelse
ruling-clocks = Urene viser { $white } for hvid og { $black } for sort.
consequence-game_lost =
    { $against ->
         [white] Hvid taber partiet.
         [black] Sort taber partiet.
        *[none] Partiet er tabt.
    }
ruling-time-added =
    { $color ->
         [white] { $time } lægges til hvids ur.
        *[black] { $time } lægges til sorts ur.
    }
ruling-time-taken =
    { $color ->
         [white] { $time } trækkes fra hvids ur.
        *[black] { $time } trækkes fra sorts ur.
    }

# Matters that wait for the arbiter
matter-boards_differ = de to brætter er forskellige
matter-both_flags_order = hvilken vinge der faldt først
matter-clock_at_resumption = forkert ur ved genoptagelsen
matter-clock_fault = en fejl ved uret
matter-clock_handling = behandling af uret
matter-clock_setting = en forkert urindstilling
matter-clocks_stopped = en spiller standsede urene
matter-colours_reversed = ombyttede farver
matter-displaced_pieces = forskubbede brikker
matter-draw_agreement = remis aftalt, før det er tilladt
matter-empty_press = tryk på uret uden træk
matter-increment_g4 = en anmodning om tillægstid
matter-late_arrival = for sent fremmøde
matter-move_written_in_advance = et træk noteret på forhånd
matter-phone = elektronisk udstyr
matter-position_after_lost_envelope = stillingen efter en bortkommet kuvert
matter-quickplay_claim = et remiskrav i hurtigafslutningen
matter-quickplay_postponed = et udsat remiskrav
matter-recording_neglected = manglende notering
matter-refusal = { word-refusal-to-follow-the-laws }
matter-signatures_differ = forskellige resultater underskrevet
matter-two_hands = et træk udført med to hænder
