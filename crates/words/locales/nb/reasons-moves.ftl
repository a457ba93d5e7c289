# Moves
reason-script_not_on_move = { side } er ikke i trekket.
reason-script_no_man = Det står ingen brikke på { $square } som kan flyttes.
reason-happened_start_position_over = Stillingen var avgjort før det første trekket.
reason-happened_move_ended_game = { side } utførte et trekk som avsluttet partiet.

# Touched men
reason-happened_touch_claimed = { side } hevder at { other-side.within } har rørt en brikke.
reason-happened_touch_noticed = Dommeren så { side.within } røre en brikke.
reason-touch_adjusting_not_allowed = { side } rettet på brikkene, men det får bare den gjøre som er i trekket, og bare etter å ha sagt fra.
reason-touch_not_seen = Ingen har vist at en brikke ble rørt. Tvilen kommer spilleren til gode.
reason-touch_adjusted = Det ble bare rettet på brikkene, etter at spilleren hadde sagt fra. Det binder ikke.
reason-touch_accidental = Brikken ble rørt ved et uhell. Det binder ikke.
reason-touch_right_lost = { side.of } rett til å klage falt bort da { side.within } selv rørte en brikke.
reason-touch_move_taken_back = { side.of } trekk { $from }–{ $to } tas tilbake.
reason-touch_answered = { side } har allerede trukket. Det er for sent å ta opp den rørte brikken.
reason-touch_only_on_request = I dette partiet dømmer dommeren om rørt brikke bare hvis en spiller ber om det.
reason-touch_binds_no_position = Den rørte brikken binder så langt den kan flyttes.

# Illegal moves
reason-happened_illegal_move =
    { side } flyttet fra { $from } til { $to } og trykket på klokka. Trekket er ulovlig: { $fault ->
         [check] egen konge sto i sjakk
         [castling] rokaden var ikke tillatt
         [promotion] forvandlingen ble ikke utført riktig
         [king] en konge ble slått
        *[movement] slik går ikke brikken
    }.
reason-happened_illegal_move_uncompleted =
    { side } flyttet fra { $from } til { $to } og har ikke trykket på klokka. Trekket er ulovlig: { $fault ->
         [check] egen konge sto i sjakk
         [castling] rokaden var ikke tillatt
         [promotion] forvandlingen ble ikke utført riktig
         [king] en konge ble slått
        *[movement] slik går ikke brikken
    }.
reason-happened_illegal_move_claimed = { side } hevder at { other-side.within } har gjort et ulovlig trekk.
reason-happened_illegal_move_noticed = Dommeren så et ulovlig trekk av { side.within }.
reason-happened_no_illegal_move = Et ulovlig trekk ble påtalt.
reason-happened_illegal_move_sought = Dommeren ser etter et ulovlig trekk av { side.within }.
reason-happened_two_hands = { side } brukte begge hender til et trekk.
reason-happened_empty_press = { side } trykket på klokka uten å gjøre et trekk.
reason-illegal_move_none =
    { $color ->
         [white] Det er ikke noe ulovlig trekk av hvit å dømme om.
         [black] Det er ikke noe ulovlig trekk av svart å dømme om.
        *[none] Det er ikke noe ulovlig trekk å dømme om.
    }
reason-illegal_move_is_the_others = Det ulovlige trekket på brettet, { $from }–{ $to }, er gjort av { side.within }.
reason-illegal_move_not_completed = Det er ikke trykket på klokka: trekket rettes uten straff, og den rørte brikken binder.
reason-illegal_move_taken_back = Stillingen før det ulovlige trekket settes opp igjen, og den rørte brikken binder trekket som kommer i stedet.
reason-illegal_move_position_restored = Stillingen før det ulovlige trekket settes opp igjen.
reason-illegal_move_increment_withdrawn =
    Tillegget på { $seconds ->
         [one] { $seconds } sekund
        *[other] { $seconds } sekunder
    } som { side.within } fikk ved å trykke på klokka, tas tilbake.
reason-illegal_move_queen = Bonden ble stående på siste rad: den blir dronning, og trekket teller som ulovlig.
reason-illegal_move_two_hands = Et trekk gjort med to hender teller som ulovlig når det er trykket på klokka. Hendene er ingen grunn til å ta det tilbake.
reason-illegal_move_empty_press = Å trykke på klokka uten trekk teller som et ulovlig trekk.
reason-illegal_move_in_time = { side } har ikke gjort sitt neste trekk, så det kan fortsatt dømmes.
reason-illegal_move_time =
    { side } får { $minutes ->
         [one] { $minutes } ekstra minutt
        *[other] { $minutes } ekstra minutter
    } for { other-side.within-of } ulovlige trekk nummer { $count }.
reason-minutes_in_supervised_blitz =
    Tillegget om lynsjakk med en dommer ved hvert brett nevner ikke bestemmelsen som gjør straffen til { $minutes ->
         [one] { $minutes } minutt
        *[other] { $minutes } minutter
    }; etter ordlyden ville det være 2 minutter. Turneringen kan bestemme noe annet.
reason-illegal_move_lost = { side } taper partiet på ulovlig trekk nummer { $count }.
reason-illegal_move_drawn = { side } har gjort ulovlig trekk nummer { $count }, men { other-side.within } kan ikke sette matt med noen rekke av lovlige trekk: partiet er remis.
reason-illegal_move_right_lost = { side.of } rett til å fremme krav falt bort da { side.within } selv rørte en brikke.
reason-illegal_move_stands = { side } har allerede gjort sitt neste trekk. Det ulovlige trekket blir stående.
reason-illegal_move_left_to_opponent = I dette partiet får bare { side.within } påtale det ulovlige trekket, før { side.within } selv trekker.
reason-illegal_move_not_hands = To hender er et brudd, men ikke et ulovlig trekk i denne utgaven.
reason-illegal_move_hands_not_pressed = Det er ikke trykket på klokka, så de to hendene teller ikke ennå.
reason-illegal_move_not_press = Trykk uten trekk er misbruk av klokka, men ikke et ulovlig trekk i denne utgaven. Klokka startes igjen for spilleren i trekket.
reason-illegal_move_breach_open = Dommeren kan straffe { side.within }, i første omgang med en advarsel.

# Illegal positions
reason-happened_both_kings_in_check = Dommeren så begge konger i sjakk.
reason-happened_pawn_on_last_rank = Dommeren så en bonde på siste rad.
reason-happened_position_still_illegal = Etter det neste fullførte trekket var stillingen fortsatt ulovlig.
reason-illegal_position_not_seen = Stillingen på brettet viser det ikke.
reason-illegal_position_awaited = Dommeren venter til neste trekk er fullført.
reason-illegal_position_left_to_players = I dette partiet får bare spillerne påtale en ulovlig stilling, hver før sitt neste trekk.
reason-illegal_position_drawn = Stillingen er fortsatt ulovlig: partiet er remis.
reason-mate_shown = { side } kan fortsatt sette matt med lovlige trekk, for eksempel { $san }.
reason-mate_by_pieces = { side } kan fortsatt sette matt: med brikkene på brettet er det alltid mulig å komme til matt.
reason-mate_not_disproved = Det er ikke vist at { side.within } aldri kunne sette matt, så unntaket gjelder ikke.
reason-mate_by_pieces_alone = Brikkene på brettet er ingen lovlig stilling, så bare materialet teller: { side.within-of } brikker er nok til matt.
reason-no_mate_by_pieces_alone = Brikkene på brettet er ingen lovlig stilling, så bare materialet teller: { side.within-of } brikker er ikke nok til matt.
