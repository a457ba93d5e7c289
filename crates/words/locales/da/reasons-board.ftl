# What is wrong with a FEN
reason-fen_empty = Stillingen mangler; skriv den som FEN, for eksempel { $expected }.
reason-fen_ranks =
    Brættet har { $found ->
         [one] { $found } række
        *[other] { $found } rækker
    } i stedet for { $expected }; rækkerne adskilles af /.
reason-fen_squares =
    { $rank }. række har { $found ->
         [one] { $found } felt
        *[other] { $found } felter
    } i stedet for { $expected }.
reason-fen_letter = { $rank }. række har »{ $found }«, som ikke er en brik; forventet: { $expected }.
reason-fen_turn = Hvem der er i trækket, skrives w eller b, ikke »{ $found }«.
reason-fen_castling = Rokaderettigheder skrives som KQkq, eller - for ingen, ikke »{ $found }«.
reason-fen_en_passant = En passant-feltet skrives som e3, eller - for intet, ikke »{ $found }«.
reason-fen_quiet_plies = Antallet af halvtræk siden sidste slag eller bondetræk er et tal, ikke »{ $found }«.
reason-fen_move_number = Træknummeret er et tal, ikke »{ $found }«.
reason-fen_extra = »{ $found }« står efter det sjette felt; en FEN har seks.
reason-fen_no_king = { side } har ingen konge.
reason-fen_kings = { side } har { $found } konger i stedet for { $expected }.
reason-fen_pawn_on_last_rank = En bonde står på første eller sidste række.
reason-fen_castling_without_rook = Rokaderettighederne passer ikke: konge og tårn står ikke på deres felter.
reason-fen_en_passant_without_pawn = Ingen bonde kan lige være gået forbi en passant-feltet.
reason-fen_opponent_in_check = Den part, der ikke er i trækket, står i skak.
reason-fen_too_much_material = Stillingen kan ikke opstå i et parti: der er flere brikker, end forvandlinger kan give.
reason-fen_impossible_check = Stillingen kan ikke opstå i et parti: intet træk kan have givet denne skak.

# What kind of illegal move it is
reason-leaves_king_in_check = Trækket lader spillerens egen konge stå i skak.
reason-king_into_check = Kongen må ikke gå til et angrebet felt.
reason-castling_out_of_check = Man må ikke rokere, mens kongen står i skak.
reason-castling_through_check = Man må ikke rokere, når kongen passerer et angrebet felt.
reason-castling_into_check = Man må ikke rokere, når kongen ender på et angrebet felt.
reason-castling_blocked = Rokaden er ikke mulig: der står en brik imellem.
reason-castling_right_lost = Rokaden er ikke tilladt: kongen eller tårnet har været flyttet.
reason-not_promoted = Bonden har nået sidste række og skal ombyttes til en officer.
reason-promotion_choice = En bonde bliver til dronning, tårn, løber eller springer, ikke andet.
reason-promotion_elsewhere = Kun en bonde på sidste række forvandles.
reason-king_captured = Kongen slås aldrig.
reason-own_man_captured = Der står en brik af samme farve på feltet.
reason-path_blocked = Der står en brik i vejen.
reason-pawn_blocked = Bonden er spærret.
reason-double_step_not_first = En bonde går kun to felter fra sit udgangsfelt.
reason-en_passant_gone = En passant kan kun ske straks efter bondens dobbeltskridt.
reason-nothing_to_capture = En bonde går kun skråt for at slå, og der er intet at slå.
reason-wrong_movement = Sådan går brikken ikke.
reason-opponents_man = Brikken er modstanderens.
reason-no_man = Ingen sådan brik kan gøre det træk.

# Why a side cannot mate
reason-unwinnable_bare_king = { side } har kun kongen.
reason-unwinnable_lone_knight = { side } har kun en springer, og ingen af modpartens brikker kan hjælpe.
reason-unwinnable_light_bishops = { side } har kun løbere på hvide felter, og ingen af modpartens brikker kan hjælpe.
reason-unwinnable_dark_bishops = { side } har kun løbere på sorte felter, og ingen af modpartens brikker kan hjælpe.
reason-unwinnable_mated =
    { side } { $plies ->
         [0] er skakmat.
        *[other] bliver skakmat efter { $plies } halvtræk uden alternativ.
    }
reason-unwinnable_stalemate =
    { $plies ->
         [0] Stillingen er pat.
        *[other] De eneste lovlige træk fører til pat efter { $plies } halvtræk.
    }
reason-unwinnable_circle = De eneste lovlige træk fører rundt i ring uden mat.
reason-unwinnable_forced_material = Efter { $plies } halvtræk uden alternativ har { side.within } ikke længere brikker nok til mat.
reason-unwinnable_short_lines = Enhver følge af lovlige træk ender snart uden mat.
reason-unwinnable_closed_soon = Hvad der end trækkes nu, er stillingen derefter lukket: der kan ikke sættes mat på de felter, brikkerne da kan nå.
reason-unwinnable_closed_chain =
    Stillingen er lukket: { $pawns ->
         [0] fra de felter, brikkerne nogensinde kan nå, kan der ikke sættes mat.
         [one] én bonde flytter aldrig mere, og fra de felter, de andre nogensinde kan nå, kan der ikke sættes mat.
        *[other] { $pawns } bønder flytter aldrig mere, og fra de felter, de andre nogensinde kan nå, kan der ikke sættes mat.
    }
reason-unwinnable_exhausted = Alle stillinger, der endnu kan opstå, er set igennem, { $states } i alt; ingen af dem er mat.

# Lines of questions and of moves
reason-winner_missing = Det mangler, hvem der skal sætte mat; skriv { $expected }, eller angiv --winner.
reason-winner_unknown = Den, der skal sætte mat, skrives white eller black, ikke »{ $found }«.
reason-line_goes_on = »{ $found }« står efter vinderen; linjen har formen { $expected }.
reason-line_too_long = Linjen er længere end { $bytes } byte.
reason-line_not_utf8 = Linjen er ikke tekst i UTF-8.

# Why a text is no move
reason-move_missing = Trækket mangler.
reason-move_without_square = Der er ikke nævnt noget ankomstfelt, for eksempel e4.
reason-move_letter_unknown = »{ $letter }« står ikke for nogen brik på noget sprog.
reason-move_letter_elsewhere = »{ $letter }« står ikke for nogen brik på dette sprog; det gør det på: { $languages }.
reason-move_departure_unknown = »{ $part }« foran ankomstfeltet er hverken linje, række eller felt.
reason-move_mark_unknown = »{ $part }« efter trækket betyder ikke noget.
reason-move_word_unknown = Ordet »{ $part }« er ukendt i den talte form.
reason-move_ambiguous = »{ $found }« kan betyde flere træk: { $meant }. Nævn udgangslinjen eller -rækken.
reason-letters_ambiguous = »{ $found }« betyder noget forskelligt på forskellige sprog: { $meant }. Angiv sproget med --from.

# How a game ends on the board
reason-checkmate = { winner } har sat skakmat.
reason-stalemate = Pat: partiet er remis.
reason-dead_position = Død stilling: ingen af parterne kan sætte mat med nogen følge af lovlige træk. Partiet er remis.
reason-fivefold = Stillingen er forekommet for femte gang: partiet er remis.
reason-seventy_five_moves = 75 træk af hver spiller uden slag eller bondetræk: partiet er remis.

# What a recorded result contradicts
reason-result_contradicts_the_end =
    Partiet var slut efter { $ply } halvtræk ved { $cause ->
         [checkmate] skakmat
         [stalemate] pat
         [dead_position] død stilling
         [fivefold] at stillingen forekom for femte gang
        *[seventy_five_moves] 75 træk uden slag eller bondetræk
    }; resultatet er { $result }.
reason-result_winner_cannot_mate = { winner } er angivet som vinder, men kunne ikke længere sætte mat med nogen følge af lovlige træk.
reason-result_drawn_too_early = Remis kan tidligst aftales efter { $needed } halvtræk; her er der spillet { $plies }.

# Claims of a draw
reason-claim_after_the_end =
    Der kan ikke længere kræves noget: partiet var slut ved { $cause ->
         [checkmate] skakmat
         [stalemate] pat
         [dead_position] død stilling
         [fivefold] at stillingen forekom for femte gang
        *[seventy_five_moves] 75 træk uden slag eller bondetræk
    }.
reason-claim_too_few_occurrences =
    Stillingen har været på brættet { $found ->
         [one] én gang
        *[other] { $found } gange
    }; der kræves { $needed }.
reason-claim_too_few_quiet_moves = Der er { $found } halvtræk uden slag eller bondetræk; der kræves { $needed }.
reason-claim_too_few_with_the_move =
    Med det meddelte træk forekommer stillingen { $found ->
         [one] én gang
        *[other] { $found } gange
    }; der kræves { $needed }.
reason-claim_too_few_quiet_with_the_move = Med det meddelte træk er der { $found } halvtræk uden slag eller bondetræk; der kræves { $needed }.

# Touched men
reason-touch_not_binding = Berøringen binder ikke: ethvert lovligt træk må spilles.
reason-touch_move = Brikken på { $own } er rørt og skal flyttes.
reason-touch_capture = Brikken på { $enemy } er rørt og skal slås.
reason-touch_capture_with = Brikken på { $own } skal slå brikken på { $enemy }.
reason-touch_move_cannot_capture = Brikken på { $own } kan ikke slå brikken på { $enemy }. Af de rørte brikker gælder den første, der kan flytte eller slås: brikken på { $bound } skal flyttes.
reason-touch_capture_with_another = Brikken på { $own } kan ikke slå brikken på { $enemy }. Af de rørte brikker gælder den første, der kan flytte eller slås: brikken på { $bound } skal slås.
reason-touch_castle = Konge og tårn er rørt: der skal rokeres til den side.
reason-touch_king_instead = Rokaden dér er ulovlig: der skal spilles et andet træk med kongen.
reason-touch_rook_before_king = Tårnet blev rørt før kongen: rokade til den side er ikke tilladt i dette træk.
    .bound = Tårnet blev rørt før kongen: rokade til den side er ikke tilladt i dette træk. Brikken på { $bound } skal flyttes.
reason-touch_free = Ingen af de rørte brikker kan flyttes eller slås: ethvert lovligt træk må spilles.
reason-touch_released = Brikken fra { $from } er sluppet på { $to }: trækket er udført.
reason-touch_promotion_final =
    Den nye officer har rørt { $to }: bonden bliver til { $piece ->
         [queen] dronning
         [rook] tårn
         [bishop] løber
        *[knight] springer
    }.

# A sealed move
reason-sealed_move_ambiguous = { by } afgav »{ $text }« som hemmeligt træk. Trækket er tvetydigt, så { by.within } taber.
    .why = { by } afgav »{ $text }« som hemmeligt træk. Trækket er tvetydigt, men { other-by.within } kunne ikke længere sætte mat: partiet er remis.
reason-sealed_move_illegal = { by } afgav »{ $text }« som hemmeligt træk. Trækket er ulovligt, så { by.within } taber.
    .why = { by } afgav »{ $text }« som hemmeligt træk. Trækket er ulovligt, men { other-by.within } kunne ikke længere sætte mat: partiet er remis.
reason-sealed_move_unclear = { by } afgav »{ $text }« som hemmeligt træk. Det kan ikke læses som et træk, så { by.within } taber.
    .why = { by } afgav »{ $text }« som hemmeligt træk. Det kan ikke læses som et træk, men { other-by.within } kunne ikke længere sætte mat: partiet er remis.

# The starting position
reason-setup_wrong_men = { side } begynder ikke med de rigtige brikker.
reason-setup_wrong_array = Brikkerne står ikke på deres udgangsfelter.
reason-setup_wrong_ranks = Officererne står på første række og bønderne foran dem.
reason-setup_king_not_between_rooks = Kongen står mellem tårnene.
reason-setup_bishops_on_one_colour = Løberne står på felter af hver sin farve.
reason-setup_not_opposite = Sorts brikker står over for hvids.
reason-notation_note =
    Halvtræk { $ply }: { $note ->
         [check_not_given] der er skrevet skaktegn, men der er ikke skak.
         [mate_not_given] der er skrevet mattegn, men det er ikke mat.
         [not_a_capture] der er skrevet slagtegn, men intet slås.
         [not_en_passant] der er skrevet e.p., men det er ikke et slag en passant.
         [number_differs] nummeret foran er ikke det, trækket har på brættet.
        *[variation_left_out] varianter i teksten spilles ikke og er udeladt.
    }
