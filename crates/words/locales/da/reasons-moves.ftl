# Moves
reason-script_not_on_move = { side } er ikke i trækket.
reason-script_no_man = Der står ingen brik på { $square }, der kan flyttes.
reason-happened_start_position_over = Stillingen var afgjort før det første træk.
reason-happened_move_ended_game = { side } udførte et træk, der afsluttede partiet.

# Touched men
reason-happened_touch_claimed = { side } gør gældende, at { other-side.within } har rørt en brik.
reason-happened_touch_noticed = Dommeren så { side.within } røre en brik.
reason-touch_adjusting_not_allowed = { side } rettede på brikkerne, men det må kun den, der er i trækket, og kun efter at have sagt det.
reason-touch_not_seen = Det er ikke godtgjort, at en brik blev rørt. Tvivlen kommer spilleren til gode.
reason-touch_adjusted = Der blev kun rettet på brikkerne, og det var sagt først. Det binder ikke.
reason-touch_accidental = Brikken blev rørt ved et uheld. Det binder ikke.
reason-touch_right_lost = { side.of } ret til at klage bortfaldt, da { side.within } selv rørte en brik.
reason-touch_move_taken_back = { side.of } træk { $from }–{ $to } tages tilbage.
reason-touch_answered = { side } har allerede svaret. Det er for sent at påtale den rørte brik.
reason-touch_only_on_request = I dette parti dømmer dommeren kun om rørt brik, hvis en spiller beder om det.
reason-touch_binds_no_position = Den rørte brik binder, så vidt den kan flyttes.

# Illegal moves
reason-happened_illegal_move =
    { side } flyttede fra { $from } til { $to } og trykkede på uret. Trækket er ulovligt: { $fault ->
         [check] spillerens egen konge stod i skak
         [castling] rokaden var ikke tilladt
         [promotion] bondeforvandlingen blev ikke udført korrekt
         [king] en konge blev slået
        *[movement] sådan går brikken ikke
    }.
reason-happened_illegal_move_uncompleted =
    { side } flyttede fra { $from } til { $to } og har ikke trykket på uret. Trækket er ulovligt: { $fault ->
         [check] spillerens egen konge stod i skak
         [castling] rokaden var ikke tilladt
         [promotion] bondeforvandlingen blev ikke udført korrekt
         [king] en konge blev slået
        *[movement] sådan går brikken ikke
    }.
reason-happened_illegal_move_claimed = { side } gør gældende, at { other-side.within } har udført et ulovligt træk.
reason-happened_illegal_move_noticed = Dommeren så et ulovligt træk af { side.within }.
reason-happened_no_illegal_move = Et ulovligt træk blev påtalt.
reason-happened_illegal_move_sought = Dommeren ser efter et ulovligt træk af { side.within }.
reason-happened_two_hands = { side } brugte begge hænder til et træk.
reason-happened_empty_press = { side } trykkede på uret uden at udføre et træk.
reason-illegal_move_none =
    { $color ->
         [white] Der er intet ulovligt træk af hvid at dømme om.
         [black] Der er intet ulovligt træk af sort at dømme om.
        *[none] Der er intet ulovligt træk at dømme om.
    }
reason-illegal_move_is_the_others = Det ulovlige træk på brættet, { $from }–{ $to }, er udført af { side.within }.
reason-illegal_move_not_completed = Der er ikke trykket på uret: trækket rettes uden straf, og den rørte brik binder.
reason-illegal_move_taken_back = Stillingen før det ulovlige træk genskabes, og den rørte brik binder det træk, der kommer i stedet.
reason-illegal_move_position_restored = Stillingen før det ulovlige træk stilles op igen.
reason-illegal_move_increment_withdrawn =
    Tillægstiden på { $seconds ->
         [one] { $seconds } sekund
        *[other] { $seconds } sekunder
    }, som { side.within } fik ved at trykke på uret, tages tilbage.
reason-illegal_move_queen = Bonden blev stående på sidste række: den bliver til en dronning, og trækket tæller som ulovligt.
reason-illegal_move_two_hands = Et træk udført med to hænder tæller som ulovligt, når der er trykket på uret. Hænderne er ingen grund til at tage det tilbage.
reason-illegal_move_empty_press = At trykke på uret uden træk tæller som et ulovligt træk.
reason-illegal_move_in_time = { side } har ikke udført sit næste træk, så der kan stadig dømmes.
reason-illegal_move_time =
    { side } får { $minutes ->
         [one] { $minutes } ekstra minut
        *[other] { $minutes } ekstra minutter
    } for { other-side.within-of } ulovlige træk nummer { $count }.
reason-minutes_in_supervised_blitz =
    Tillægget om lynskak med en dommer ved hvert bræt nævner ikke den bestemmelse, der gør straffen til { $minutes ->
         [one] { $minutes } minut
        *[other] { $minutes } minutter
    }; efter ordlyden ville det være 2 minutter. Turneringen kan bestemme andet.
reason-illegal_move_lost = { side } taber partiet på ulovligt træk nummer { $count }.
reason-illegal_move_drawn = { side } har udført ulovligt træk nummer { $count }, men { other-side.within } kan ikke sætte mat med nogen følge af lovlige træk: partiet er remis.
reason-illegal_move_right_lost = { side.of } ret til at gøre indsigelse bortfaldt, da { side.within } selv rørte en brik.
reason-illegal_move_stands = { side } har allerede udført sit næste træk. Det ulovlige træk bliver stående.
reason-illegal_move_left_to_opponent = I dette parti må kun { side.within } påpege det ulovlige træk, inden { side.within } selv trækker.
reason-illegal_move_not_hands = To hænder er en overtrædelse, men ikke et ulovligt træk i denne udgave.
reason-illegal_move_hands_not_pressed = Der er ikke trykket på uret, så de to hænder tæller ikke endnu.
reason-illegal_move_not_press = Tryk uden træk er misbrug af uret, men ikke et ulovligt træk i denne udgave. Uret sættes i gang igen for spilleren i trækket.
reason-illegal_move_breach_open = Dommeren kan straffe { side.within }, i første omgang med en advarsel.

# Illegal positions
reason-happened_both_kings_in_check = Dommeren så begge konger i skak.
reason-happened_pawn_on_last_rank = Dommeren så en bonde på sidste række.
reason-happened_position_still_illegal = Efter det næste fuldførte træk var stillingen stadig ulovlig.
reason-illegal_position_not_seen = Stillingen på brættet viser det ikke.
reason-illegal_position_awaited = Dommeren venter, til det næste træk er fuldført.
reason-illegal_position_left_to_players = I dette parti må kun spillerne påpege en ulovlig stilling, hver især før deres næste træk.
reason-illegal_position_drawn = Stillingen er stadig ulovlig: partiet er remis.
reason-mate_shown = { side } kan stadig sætte mat med lovlige træk, for eksempel { $san }.
reason-mate_by_pieces = { side } kan stadig sætte mat: med brikkerne på brættet kan en mat altid nås.
reason-mate_not_disproved = Det er ikke vist, at { side.within } aldrig kunne sætte mat, så undtagelsen gælder ikke.
reason-mate_by_pieces_alone = Brikkerne på brættet er ingen lovlig stilling, så kun materialet tæller: { side.within-of } brikker er nok til mat.
reason-no_mate_by_pieces_alone = Brikkerne på brættet er ingen lovlig stilling, så kun materialet tæller: { side.within-of } brikker er ikke nok til mat.
