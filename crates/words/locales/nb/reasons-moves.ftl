# Moves
reason-script_not_on_move =
    { $color ->
         [white] Hvit
        *[black] Svart
    } er ikke i trekket.
reason-script_no_man = Det står ingen brikke på { $square } som kan flyttes.
reason-happened_start_position_over = Stillingen var avgjort før det første trekket.
reason-happened_move_ended_game =
    { $color ->
         [white] Hvit
        *[black] Svart
    } utførte et trekk som avsluttet partiet.

# Touched men
reason-happened_touch_claimed =
    { $color ->
         [white] Hvit
        *[black] Svart
    } hevder at motstanderen har rørt en brikke.
reason-happened_touch_noticed =
    Dommeren så { $color ->
         [white] hvit
        *[black] svart
    } røre en brikke.
reason-touch_adjusting_not_allowed =
    { $color ->
         [white] Hvit
        *[black] Svart
    } rettet på brikkene, men det kan bare den som er i trekket, og bare etter å ha sagt fra.
reason-touch_not_seen = Ingen har vist at en brikke ble rørt. Tvilen kommer spilleren til gode.
reason-touch_adjusted = Brikkene ble bare rettet etter varsel. Det binder ikke.
reason-touch_accidental = Brikken ble rørt ved et uhell. Det binder ikke.
reason-touch_right_lost = Retten til å klage falt bort da klageren selv rørte en brikke.
reason-touch_answered = Motstanderen har alt svart. Det er for sent å ta opp den rørte brikken.
reason-touch_only_on_request = I dette partiet dømmer dommeren om rørt brikke bare hvis en spiller ber om det.
reason-touch_binds_no_position = Den rørte brikken binder så langt den kan flyttes.

# Illegal moves
reason-happened_illegal_move =
    { $color ->
         [white] Hvit
        *[black] Svart
    } flyttet fra { $from } til { $to } og trykket på klokka. Trekket er ulovlig: { $fault ->
         [check] egen konge sto i sjakk
         [castling] rokaden var ikke tillatt
         [promotion] forvandlingen ble ikke utført riktig
         [king] en konge ble slått
        *[movement] slik går ikke brikken
    }.
reason-happened_illegal_move_uncompleted =
    { $color ->
         [white] Hvit
        *[black] Svart
    } flyttet fra { $from } til { $to } og har ikke trykket på klokka. Trekket er ulovlig: { $fault ->
         [check] egen konge sto i sjakk
         [castling] rokaden var ikke tillatt
         [promotion] forvandlingen ble ikke utført riktig
         [king] en konge ble slått
        *[movement] slik går ikke brikken
    }.
reason-happened_illegal_move_claimed =
    { $color ->
         [white] Hvit
        *[black] Svart
    } hevder at motstanderen har gjort et ulovlig trekk.
reason-happened_illegal_move_noticed =
    Dommeren så et ulovlig trekk av { $color ->
         [white] hvit
        *[black] svart
    }.
reason-happened_no_illegal_move = Et ulovlig trekk ble påtalt, men det finnes ikke noe.
reason-happened_two_hands =
    { $color ->
         [white] Hvit
        *[black] Svart
    } brukte begge hender til et trekk.
reason-happened_empty_press =
    { $color ->
         [white] Hvit
        *[black] Svart
    } trykket på klokka uten å gjøre et trekk.
reason-illegal_move_none = Det er ikke noe ulovlig trekk av den spilleren å dømme om.
reason-illegal_move_not_completed = Klokka er ikke trykket: trekket rettes uten straff, og den rørte brikken binder.
reason-illegal_move_taken_back = Stillingen før det ulovlige trekket settes opp igjen, og den rørte brikken binder trekket som kommer i stedet.
reason-illegal_move_increment_withdrawn = Tilleggstiden på { $seconds } sekunder som trykket ga, tas tilbake.
reason-illegal_move_queen = Bonden ble stående på siste rad: den blir dronning, og trekket teller som ulovlig.
reason-illegal_move_two_hands = Et trekk gjort med to hender teller som ulovlig når klokka er trykket. Hendene er ingen grunn til å ta det tilbake.
reason-illegal_move_empty_press = Å trykke på klokka uten trekk teller som et ulovlig trekk.
reason-illegal_move_in_time = Motstanderen har ikke gjort sitt neste trekk, så det kan fortsatt dømmes.
reason-illegal_move_time =
    { $color ->
         [white] Hvit
        *[black] Svart
    } får { $minutes ->
         [one] { $minutes } ekstra minutt
        *[other] { $minutes } ekstra minutter
    } for motstanderens ulovlige trekk nummer { $count }.
reason-illegal_move_lost =
    { $color ->
         [white] Hvit
        *[black] Svart
    } taper partiet på ulovlig trekk nummer { $count }.
reason-illegal_move_drawn =
    { $color ->
         [white] Hvit
        *[black] Svart
    } har gjort ulovlig trekk nummer { $count }, men motstanderen kan ikke sette matt ved noen rekke lovlige trekk: partiet er remis.
reason-illegal_move_right_lost = Retten til å kreve falt bort da spilleren selv rørte en brikke.
reason-illegal_move_stands = Motstanderen har gjort sitt neste trekk. Det ulovlige trekket blir stående.
reason-illegal_move_left_to_opponent = I dette partiet kan bare motstanderen påpeke et ulovlig trekk, før han selv trekker.
reason-illegal_move_not_hands = To hender er et brudd, men ikke et ulovlig trekk i denne utgaven.
reason-illegal_move_hands_not_pressed = Klokka er ikke trykket, så de to hendene teller ikke ennå.
reason-illegal_move_not_press = Trykk uten trekk er misbruk av klokka, men ikke et ulovlig trekk i denne utgaven. Klokka stilles tilbake på motstanderen.
reason-illegal_move_breach_open =
    Dommeren kan straffe { $color ->
         [white] hvit
        *[black] svart
    }, i første omgang med en advarsel.

# Illegal positions
reason-happened_both_kings_in_check = Dommeren så begge konger i sjakk.
reason-happened_pawn_on_last_rank = Dommeren så en bonde på siste rad.
reason-happened_position_still_illegal = Etter det neste fullførte trekket var stillingen fortsatt ulovlig.
reason-illegal_position_not_seen = Stillingen på brettet viser det ikke.
reason-illegal_position_awaited = Dommeren venter til neste trekk er fullført.
reason-illegal_position_drawn = Stillingen er fortsatt ulovlig: partiet er remis.
