# What is wrong with a FEN
reason-fen_empty = Stillingen mangler; skriv den som FEN, for eksempel { $expected }.
reason-fen_ranks =
    Brettet har { $found ->
         [one] { $found } rad
        *[other] { $found } rader
    } i stedet for { $expected }; radene skilles av /.
reason-fen_squares =
    { $rank }. rad har { $found ->
         [one] { $found } felt
        *[other] { $found } felter
    } i stedet for { $expected }.
reason-fen_letter = { $rank }. rad har «{ $found }», som ikke er en brikke; forventet: { $expected }.
reason-fen_turn = Hvem som er i trekket, skrives w eller b, ikke «{ $found }».
reason-fen_castling = Rokaderettigheter skrives som KQkq, eller - for ingen, ikke «{ $found }».
reason-fen_en_passant = En passant-feltet skrives som e3, eller - for ingen, ikke «{ $found }».
reason-fen_quiet_plies = Antall halvtrekk siden siste slag eller bondetrekk er et tall, ikke «{ $found }».
reason-fen_move_number = Trekknummeret er et tall, ikke «{ $found }».
reason-fen_extra = «{ $found }» står etter det sjette feltet; en FEN har seks.
reason-fen_no_king = { side } har ingen konge.
reason-fen_kings = { side } har { $found } konger i stedet for { $expected }.
reason-fen_pawn_on_last_rank = En bonde står på første eller siste rad.
reason-fen_castling_without_rook = Rokaderettighetene passer ikke: konge og tårn står ikke på feltene sine.
reason-fen_en_passant_without_pawn = Ingen bonde kan nettopp ha gått forbi en passant-feltet.
reason-fen_opponent_in_check = Den som ikke er i trekket, står i sjakk.
reason-fen_too_much_material = Stillingen kan ikke oppstå i et parti: det er flere brikker enn forvandlinger kan gi.
reason-fen_impossible_check = Stillingen kan ikke oppstå i et parti: ikke noe trekk kan ha gitt denne sjakken.

# What kind of illegal move it is
reason-leaves_king_in_check = Trekket lar egen konge stå i sjakk.
reason-king_into_check = Kongen kan ikke gå til et angrepet felt.
reason-castling_out_of_check = Man kan ikke rokere mens kongen står i sjakk.
reason-castling_through_check = Man kan ikke rokere når kongen passerer et angrepet felt.
reason-castling_into_check = Man kan ikke rokere når kongen ender på et angrepet felt.
reason-castling_blocked = Rokaden er ikke mulig: det står en brikke imellom.
reason-castling_right_lost = Rokaden er ikke tillatt: kongen eller det tårnet har flyttet tidligere.
reason-not_promoted = Bonden har nådd siste rad og må byttes i en offiser.
reason-promotion_choice = En bonde blir til dronning, tårn, løper eller springer, ikke noe annet.
reason-promotion_elsewhere = Bare en bonde på siste rad forvandles.
reason-king_captured = Kongen slås aldri.
reason-own_man_captured = Det står en brikke av samme farge på feltet.
reason-path_blocked = Det står en brikke i veien.
reason-pawn_blocked = Bonden er sperret.
reason-double_step_not_first = Bare fra utgangsfeltet sitt kan en bonde gå to felter fram.
reason-en_passant_gone = Slag en passant er bare mulig straks etter bondens dobbeltsteg.
reason-nothing_to_capture = En bonde går bare på skrå for å slå, og det er ingenting å slå.
reason-wrong_movement = Slik går ikke brikken.
reason-opponents_man = Brikken er motstanderens.
reason-no_man = Ingen slik brikke kan gjøre det trekket.

# Why a side cannot mate
reason-unwinnable_bare_king = { side } har bare kongen.
reason-unwinnable_lone_knight = { side } har bare en springer, og ingen av motpartens brikker kan hjelpe.
reason-unwinnable_light_bishops = { side } har bare løpere på hvite felter, og ingen av motpartens brikker kan hjelpe.
reason-unwinnable_dark_bishops = { side } har bare løpere på svarte felter, og ingen av motpartens brikker kan hjelpe.
reason-unwinnable_mated =
    { side } { $plies ->
         [0] er sjakkmatt.
        *[other] blir sjakkmatt etter { $plies } halvtrekk uten alternativ.
    }
reason-unwinnable_stalemate =
    { $plies ->
         [0] Stillingen er patt.
        *[other] De eneste lovlige trekkene fører til patt etter { $plies } halvtrekk.
    }
reason-unwinnable_circle = De eneste lovlige trekkene går i ring uten matt.
reason-unwinnable_forced_material = Etter { $plies } halvtrekk uten alternativ har { side.within } ikke lenger brikker nok til matt.
reason-unwinnable_short_lines = Enhver rekke av lovlige trekk ender snart uten matt.
reason-unwinnable_closed_soon = Uansett hva som trekkes nå, er stillingen deretter lukket: det kan ikke settes matt på de feltene brikkene da kan nå.
reason-unwinnable_closed_chain =
    Stillingen er lukket: { $pawns ->
         [0] fra feltene brikkene noen gang kan nå, kan det ikke settes matt.
         [one] én bonde flytter seg aldri mer, og fra feltene de andre noen gang kan nå, kan det ikke settes matt.
        *[other] { $pawns } bønder flytter seg aldri mer, og fra feltene de andre noen gang kan nå, kan det ikke settes matt.
    }
reason-unwinnable_exhausted = Alle stillinger som ennå kan oppstå, er sett gjennom, { $states } i alt; ingen av dem er matt.

# Lines of questions and of moves
reason-winner_missing = Det mangler hvem som skal sette matt; skriv { $expected }, eller angi --winner.
reason-winner_unknown = Den som skal sette matt, skrives white eller black, ikke «{ $found }».
reason-line_goes_on = «{ $found }» står etter vinneren; linjen har formen { $expected }.
reason-line_too_long = Linjen er lengre enn { $bytes } byte.
reason-line_not_utf8 = Linjen er ikke tekst i UTF-8.

# Why a text is no move
reason-move_missing = Trekket mangler.
reason-move_without_square = Det er ikke nevnt noe ankomstfelt, for eksempel e4.
reason-move_letter_unknown = «{ $letter }» står ikke for noen brikke på noe språk.
reason-move_letter_elsewhere = «{ $letter }» står ikke for noen brikke på dette språket; det gjør det på: { $languages }.
reason-move_departure_unknown = «{ $part }» foran ankomstfeltet er verken linje, rad eller felt.
reason-move_mark_unknown = «{ $part }» etter trekket betyr ikke noe.
reason-move_word_unknown = Ordet «{ $part }» er ukjent i den talte formen.
reason-move_ambiguous = «{ $found }» kan bety flere trekk: { $meant }. Nevn utgangslinjen eller -raden.
reason-letters_ambiguous = «{ $found }» betyr forskjellige ting på forskjellige språk: { $meant }. Angi språket med --from.

# How a game ends on the board
reason-checkmate = { winner } har satt matt.
reason-stalemate = Patt: partiet er remis.
reason-dead_position = Død stilling: ingen av partene kan sette matt med noen rekke av lovlige trekk. Partiet er remis.
reason-fivefold = Stillingen har forekommet for femte gang: partiet er remis.
reason-seventy_five_moves = 75 trekk av hver spiller uten slag eller bondetrekk: partiet er remis.

# What a recorded result contradicts
reason-result_contradicts_the_end =
    Partiet var slutt etter { $ply } halvtrekk ved { $cause ->
         [checkmate] sjakkmatt
         [stalemate] patt
         [dead_position] død stilling
         [fivefold] at stillingen forekom for femte gang
        *[seventy_five_moves] 75 trekk uten slag eller bondetrekk
    }; resultatet er { $result }.
reason-result_winner_cannot_mate = { winner } er oppgitt som vinner, men kunne ikke lenger sette matt med noen rekke av lovlige trekk.
reason-result_drawn_too_early = Remis kan tidligst avtales etter { $needed } halvtrekk; her er det spilt { $plies }.

# Claims of a draw
reason-claim_after_the_end =
    Det kan ikke lenger kreves noe: partiet var slutt ved { $cause ->
         [checkmate] sjakkmatt
         [stalemate] patt
         [dead_position] død stilling
         [fivefold] at stillingen forekom for femte gang
        *[seventy_five_moves] 75 trekk uten slag eller bondetrekk
    }.
reason-claim_too_few_occurrences =
    Stillingen har vært på brettet { $found ->
         [one] én gang
        *[other] { $found } ganger
    }; det kreves { $needed }.
reason-claim_too_few_quiet_moves = Det er { $found } halvtrekk uten slag eller bondetrekk; det kreves { $needed }.
reason-claim_too_few_with_the_move =
    Med det oppgitte trekket forekommer stillingen { $found ->
         [one] én gang
        *[other] { $found } ganger
    }; det kreves { $needed }.
reason-claim_too_few_quiet_with_the_move = Med det oppgitte trekket er det { $found } halvtrekk uten slag eller bondetrekk; det kreves { $needed }.

# Touched men
reason-touch_not_binding = Berøringen binder ikke: ethvert lovlig trekk kan spilles.
reason-touch_move = Brikken på { $own } er rørt og må flyttes.
reason-touch_capture = Brikken på { $enemy } er rørt og må slås.
reason-touch_capture_with = Brikken på { $own } må slå brikken på { $enemy }.
reason-touch_move_cannot_capture = Brikken på { $own } kan ikke slå brikken på { $enemy }. Av de rørte brikkene gjelder den første som kan flytte eller slås: brikken på { $bound } må flyttes.
reason-touch_capture_with_another = Brikken på { $own } kan ikke slå brikken på { $enemy }. Av de rørte brikkene gjelder den første som kan flytte eller slås: brikken på { $bound } må slås.
reason-touch_castle = Konge og tårn er rørt: det må rokeres til den siden.
reason-touch_king_instead = Rokaden der er ulovlig: det må spilles et annet trekk med kongen.
reason-touch_rook_before_king = Tårnet ble rørt før kongen: rokade til den siden er ikke tillatt i dette trekket.
    .bound = Tårnet ble rørt før kongen: rokade til den siden er ikke tillatt i dette trekket. Brikken på { $bound } må flyttes.
reason-touch_free = Ingen av de rørte brikkene kan flyttes eller slås: ethvert lovlig trekk kan spilles.
reason-touch_released = Brikken fra { $from } er sluppet på { $to }: trekket er utført.
reason-touch_promotion_final =
    Den nye offiseren har rørt { $to }: bonden blir til { $piece ->
         [queen] dronning
         [rook] tårn
         [bishop] løper
        *[knight] springer
    }.

# A sealed move
reason-sealed_move_ambiguous = { by } avga «{ $text }» som hemmelig trekk. Trekket er tvetydig, så { by.within } taper.
    .why = { by } avga «{ $text }» som hemmelig trekk. Trekket er tvetydig, men { other-by.within } kunne ikke lenger sette matt: partiet er remis.
reason-sealed_move_illegal = { by } avga «{ $text }» som hemmelig trekk. Trekket er ulovlig, så { by.within } taper.
    .why = { by } avga «{ $text }» som hemmelig trekk. Trekket er ulovlig, men { other-by.within } kunne ikke lenger sette matt: partiet er remis.
reason-sealed_move_unclear = { by } avga «{ $text }» som hemmelig trekk. Det kan ikke leses som et trekk, så { by.within } taper.
    .why = { by } avga «{ $text }» som hemmelig trekk. Det kan ikke leses som et trekk, men { other-by.within } kunne ikke lenger sette matt: partiet er remis.

# The starting position
reason-setup_wrong_men = { side } begynner ikke med de riktige brikkene.
reason-setup_wrong_array = Brikkene står ikke på utgangsfeltene sine.
reason-setup_wrong_ranks = Offiserene står på første rad og bøndene foran dem.
reason-setup_king_not_between_rooks = Kongen står mellom tårnene.
reason-setup_bishops_on_one_colour = Løperne står på felter av hver sin farge.
reason-setup_not_opposite = Svarts brikker står overfor hvits.
reason-notation_note =
    Halvtrekk { $ply }: { $note ->
         [check_not_given] det er skrevet sjakktegn, men det er ikke sjakk.
         [mate_not_given] det er skrevet mattegn, men det er ikke matt.
         [not_a_capture] det er skrevet slagtegn, men ingenting slås.
         [not_en_passant] det er skrevet e.p., men det er ikke slag en passant.
         [number_differs] nummeret foran er ikke det trekket har på brettet.
        *[variation_left_out] varianter i teksten spilles ikke og er utelatt.
    }
