# What is wrong with a FEN
reason-fen_empty = Ställningen saknas; skriv den som FEN, till exempel { $expected }.
reason-fen_ranks =
    Brädet har { $found ->
         [one] { $found } rad
        *[other] { $found } rader
    } i stället för { $expected }; raderna skiljs åt av /.
reason-fen_squares =
    Rad { $rank } har { $found ->
         [one] { $found } ruta
        *[other] { $found } rutor
    } i stället för { $expected }.
reason-fen_letter = Rad { $rank } har ”{ $found }”, som inte är en pjäs; förväntat: { $expected }.
reason-fen_turn = Vem som är vid draget skrivs w eller b, inte ”{ $found }”.
reason-fen_castling = Rockadrätt skrivs som KQkq, eller - för ingen, inte ”{ $found }”.
reason-fen_en_passant = En passant-rutan skrivs som e3, eller - för ingen, inte ”{ $found }”.
reason-fen_quiet_plies = Antalet halvdrag sedan senaste slag eller bondedrag är ett tal, inte ”{ $found }”.
reason-fen_move_number = Dragnumret är ett tal, inte ”{ $found }”.
reason-fen_extra = ”{ $found }” står efter det sjätte fältet; en FEN har sex.
reason-fen_no_king = { side } har ingen kung.
reason-fen_kings = { side } har { $found } kungar i stället för { $expected }.
reason-fen_pawn_on_last_rank = En bonde står på första eller sista raden.
reason-fen_castling_without_rook = Rockadrätten stämmer inte: kung och torn står inte på sina rutor.
reason-fen_en_passant_without_pawn = Ingen bonde kan just ha gått förbi en passant-rutan.
reason-fen_opponent_in_check = Den som inte är vid draget står i schack.
reason-fen_too_much_material = Ställningen kan inte uppstå i ett parti: det finns fler pjäser än promoveringar kan ge.
reason-fen_impossible_check = Ställningen kan inte uppstå i ett parti: inget drag kan ha gett denna schack.

# What kind of illegal move it is
reason-leaves_king_in_check = Draget lämnar den egna kungen i schack.
reason-king_into_check = Kungen får inte gå till en hotad ruta.
reason-castling_out_of_check = Rockad är inte tillåten när kungen står i schack.
reason-castling_through_check = Rockad är inte tillåten när kungen passerar en hotad ruta.
reason-castling_into_check = Rockad är inte tillåten när kungen hamnar på en hotad ruta.
reason-castling_blocked = Rockaden är inte möjlig: en pjäs står emellan.
reason-castling_right_lost = Rockaden är inte tillåten: kungen eller tornet har flyttat.
reason-not_promoted = Bonden har nått sista raden och måste bytas mot en pjäs.
reason-promotion_choice = En bonde blir dam, torn, löpare eller springare, inget annat.
reason-promotion_elsewhere = Bara en bonde på sista raden promoveras.
reason-king_captured = Kungen slås aldrig.
reason-own_man_captured = En pjäs av samma färg står på rutan.
reason-path_blocked = En pjäs står i vägen.
reason-pawn_blocked = Bonden är spärrad.
reason-double_step_not_first = En bonde går två rutor bara från sin utgångsruta.
reason-en_passant_gone = En passant kan bara ske genast efter bondens dubbelsteg.
reason-nothing_to_capture = En bonde går diagonalt bara för att slå, och det finns inget att slå.
reason-wrong_movement = Så går inte pjäsen.
reason-opponents_man = Pjäsen är motståndarens.
reason-no_man = Ingen sådan pjäs kan göra det draget.

# Why a side cannot mate
reason-unwinnable_bare_king = { side } har bara kungen.
reason-unwinnable_lone_knight = { side } har bara en springare, och ingen av motpartens pjäser kan hjälpa till.
reason-unwinnable_light_bishops = { side } har bara löpare på vita rutor, och ingen av motpartens pjäser kan hjälpa till.
reason-unwinnable_dark_bishops = { side } har bara löpare på svarta rutor, och ingen av motpartens pjäser kan hjälpa till.
reason-unwinnable_mated =
    { side } { $plies ->
         [0] är schackmatt.
        *[other] blir schackmatt efter { $plies } halvdrag utan alternativ.
    }
reason-unwinnable_stalemate =
    { $plies ->
         [0] Ställningen är patt.
        *[other] De enda regelrätta dragen leder till patt efter { $plies } halvdrag.
    }
reason-unwinnable_circle = De enda regelrätta dragen går runt i cirkel utan matt.
reason-unwinnable_forced_material = Efter { $plies } halvdrag utan alternativ har { side.within } inte längre pjäser nog för matt.
reason-unwinnable_short_lines = Varje följd av regelrätta drag slutar snart utan matt.
reason-unwinnable_closed_soon = Vad som än spelas härnäst är ställningen därefter låst: ingen matt ryms på de rutor pjäserna då kan nå.
reason-unwinnable_closed_chain =
    Ställningen är låst: { $pawns ->
         [0] från de rutor pjäserna någonsin kan nå kan ingen matt ges.
         [one] en bonde flyttar aldrig mer, och från de rutor de andra någonsin kan nå kan ingen matt ges.
        *[other] { $pawns } bönder flyttar aldrig mer, och från de rutor de andra någonsin kan nå kan ingen matt ges.
    }
reason-unwinnable_exhausted = Alla ställningar som ännu kan uppstå har gåtts igenom, { $states } stycken; ingen av dem är matt.

# Lines of questions and of moves
reason-winner_missing = Det saknas vem som ska sätta matt; skriv { $expected }, eller ange --winner.
reason-winner_unknown = Den som ska sätta matt skrivs white eller black, inte ”{ $found }”.
reason-line_goes_on = ”{ $found }” står efter vinnaren; raden har formen { $expected }.
reason-line_too_long = Raden är längre än { $bytes } byte.
reason-line_not_utf8 = Raden är inte text i UTF-8.

# Why a text is no move
reason-move_missing = Draget saknas.
reason-move_without_square = Ingen ankomstruta är nämnd, till exempel e4.
reason-move_letter_unknown = ”{ $letter }” står inte för någon pjäs på något språk.
reason-move_letter_elsewhere = ”{ $letter }” står inte för någon pjäs på detta språk; det gör det på: { $languages }.
reason-move_departure_unknown = ”{ $part }” före ankomstrutan är varken linje, rad eller ruta.
reason-move_mark_unknown = ”{ $part }” efter draget betyder ingenting.
reason-move_word_unknown = Ordet ”{ $part }” är okänt i den talade formen.
reason-move_ambiguous = ”{ $found }” kan betyda flera drag: { $meant }. Nämn utgångslinjen eller -raden.
reason-letters_ambiguous = ”{ $found }” betyder olika saker på olika språk: { $meant }. Ange språket med --from.

# How a game ends on the board
reason-checkmate = { winner } har satt matt.
reason-stalemate = Patt: partiet är remi.
reason-dead_position = Död ställning: ingen av spelarna kan sätta matt med någon följd av regelrätta drag. Partiet är remi.
reason-fivefold = Ställningen har förekommit för femte gången: partiet är remi.
reason-seventy_five_moves = 75 drag av vardera spelaren utan slag eller bondedrag: partiet är remi.

# What a recorded result contradicts
reason-result_contradicts_the_end =
    Partiet var slut efter { $ply } halvdrag genom { $cause ->
         [checkmate] schackmatt
         [stalemate] patt
         [dead_position] död ställning
         [fivefold] att ställningen förekom för femte gången
        *[seventy_five_moves] 75 drag utan slag eller bondedrag
    }; resultatet är { $result }.
reason-result_winner_cannot_mate = { winner } anges som vinnare men kunde inte längre sätta matt med någon följd av regelrätta drag.
reason-result_drawn_too_early = Remi kan avtalas tidigast efter { $needed } halvdrag; här är { $plies } spelade.

# Claims of a draw
reason-claim_after_the_end =
    Inget kan krävas längre: partiet var slut genom { $cause ->
         [checkmate] schackmatt
         [stalemate] patt
         [dead_position] död ställning
         [fivefold] att ställningen förekom för femte gången
        *[seventy_five_moves] 75 drag utan slag eller bondedrag
    }.
reason-claim_too_few_occurrences =
    Ställningen har förekommit { $found ->
         [one] en gång
        *[other] { $found } gånger
    }; det krävs { $needed }.
reason-claim_too_few_quiet_moves = Det är { $found } halvdrag utan slag eller bondedrag; { $needed } krävs.
reason-claim_too_few_with_the_move =
    Med det tillkännagivna draget förekommer ställningen { $found ->
         [one] en gång
        *[other] { $found } gånger
    }; { $needed } krävs.
reason-claim_too_few_quiet_with_the_move = Med det tillkännagivna draget finns { $found } halvdrag utan slag eller bondedrag; { $needed } krävs.

# Touched men
reason-touch_not_binding = Beröringen binder inte: varje regelrätt drag får spelas.
reason-touch_move = Pjäsen på { $own } är rörd och måste flyttas.
reason-touch_capture = Pjäsen på { $enemy } är rörd och måste slås.
reason-touch_capture_with = Pjäsen på { $own } måste slå pjäsen på { $enemy }.
reason-touch_move_cannot_capture = Pjäsen på { $own } kan inte slå pjäsen på { $enemy }. Av de rörda pjäserna gäller den första som kan flytta eller slås: pjäsen på { $bound } måste flyttas.
reason-touch_capture_with_another = Pjäsen på { $own } kan inte slå pjäsen på { $enemy }. Av de rörda pjäserna gäller den första som kan flytta eller slås: pjäsen på { $bound } måste slås.
reason-touch_castle = Kung och torn är rörda: rockad måste göras åt det hållet.
reason-touch_king_instead = Rockaden där är regelstridig: ett annat drag med kungen måste spelas.
reason-touch_rook_before_king = Tornet rördes före kungen: rockad åt det hållet är inte tillåten i detta drag.
    .bound = Tornet rördes före kungen: rockad åt det hållet är inte tillåten i detta drag. Pjäsen på { $bound } måste flyttas.
reason-touch_free = Ingen av de rörda pjäserna kan flyttas eller slås: varje regelrätt drag får spelas.
reason-touch_released = Pjäsen från { $from } är släppt på { $to }: draget är utfört.
reason-touch_promotion_final =
    Den nya pjäsen har rört { $to }: bonden blir { $piece ->
         [queen] dam
         [rook] torn
         [bishop] löpare
        *[knight] springare
    }.

# A sealed move
reason-sealed_move_ambiguous = { by } förseglade ”{ $text }”. Draget är tvetydigt, så { by.within } förlorar.
    .why = { by } förseglade ”{ $text }”. Draget är tvetydigt, men { other-by.within } kunde inte längre sätta matt: partiet är remi.
reason-sealed_move_illegal = { by } förseglade ”{ $text }”. Draget är regelstridigt, så { by.within } förlorar.
    .why = { by } förseglade ”{ $text }”. Draget är regelstridigt, men { other-by.within } kunde inte längre sätta matt: partiet är remi.
reason-sealed_move_unclear = { by } förseglade ”{ $text }”. Det kan inte läsas som ett drag, så { by.within } förlorar.
    .why = { by } förseglade ”{ $text }”. Det kan inte läsas som ett drag, men { other-by.within } kunde inte längre sätta matt: partiet är remi.

# The starting position
reason-setup_wrong_men = { side } börjar inte med rätt pjäser.
reason-setup_wrong_array = Pjäserna står inte på sina utgångsrutor.
reason-setup_wrong_ranks = Pjäserna står på första raden och bönderna framför dem.
reason-setup_king_not_between_rooks = Kungen står mellan tornen.
reason-setup_bishops_on_one_colour = Löparna står på rutor av olika färg.
reason-setup_not_opposite = Svarts pjäser står mitt emot vits.
reason-notation_note =
    Halvdrag { $ply }: { $note ->
         [check_not_given] ett tecken för schack är skrivet, men det är inte schack.
         [mate_not_given] ett tecken för matt är skrivet, men det är inte matt.
         [not_a_capture] ett tecken för slag är skrivet, men inget slås.
         [not_en_passant] e.p. är skrivet, men det är inget slag en passant.
         [number_differs] numret framför är inte det som draget har på brädet.
        *[variation_left_out] varianter i texten spelas inte och är utelämnade.
    }
