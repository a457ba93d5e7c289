# Brädets sida
desk-board-title = Bräde
desk-board-grid = Schackbräde
desk-board-white = { word-white }
desk-board-black = { word-black }
desk-board-white-king = vit kung
desk-board-white-queen = vit dam
desk-board-white-rook = vitt torn
desk-board-white-bishop = vit löpare
desk-board-white-knight = vit springare
desk-board-white-pawn = vit bonde
desk-board-black-king = svart kung
desk-board-black-queen = svart dam
desk-board-black-rook = svart torn
desk-board-black-bishop = svart löpare
desk-board-black-knight = svart springare
desk-board-black-pawn = svart bonde
desk-board-king = kung
desk-board-queen = dam
desk-board-rook = torn
desk-board-bishop = löpare
desk-board-knight = springare
desk-board-pawn = bonde
desk-board-empty = tom
desk-board-in-check = i schack
desk-board-target = tillåten ruta
desk-board-reach-white = vit kan komma hit
desk-board-reach-black = svart kan komma hit
desk-board-white-to-move = Vit är vid draget
desk-board-black-to-move = Svart är vid draget
desk-board-over = { word-the-game-is-over }
desk-board-checkmate = Schackmatt
desk-board-refused = Inte spelat: { $move }
desk-board-read-as = Läst med de här bokstäverna: { $letters }.
# %time is put in by the page
desk-board-lost = Ingen anslutning sedan %time. Inget spelades; pjäserna står som förut.

# Ett drag uppläst
desk-board-said = { $side }: { $move }
desk-board-said-check = { $side }: { $move }, schack
desk-board-said-mate = { $side }: { $move }, schackmatt
desk-board-said-stalemate = { $side }: { $move }, patt
desk-board-said-goes = { $man } { $to }
desk-board-said-takes = { $man } slår { $to }
desk-board-said-en-passant = { $man } slår { $to } en passant
desk-board-said-becomes = { $move }, blir { $man }
desk-board-said-short = kort rockad
desk-board-said-long = lång rockad
desk-board-said-start = Partiets början

# Steg, skrivning, inställningar
desk-board-first = Till början
desk-board-back = Ett drag bakåt
desk-board-on = Ett drag framåt
desk-board-last = Till sista draget
desk-board-flip = { word-turn-the-board }
desk-board-sheet = { word-score-sheet }
desk-board-write = Skriv ett drag
desk-board-play = Dra
desk-board-promote = Bonden blir
desk-board-letters = { word-letters }
desk-board-laws = Schackreglerna
desk-board-apply = Använd
desk-board-letters-en = Engelska K Q R B N
desk-board-letters-da = Danska K D T L S
desk-board-letters-nb = Norska K D T L S
desk-board-letters-sv = Svenska K D T L S
desk-board-letters-de = Tyska K D T L S
desk-board-letters-fr = Franska R D T F C
desk-board-letters-nl = Nederländska K D T L P
desk-board-letters-es = Spanska R D T A C
desk-board-letters-fi = Finska K D T L R
desk-board-letters-is = Isländska K D H B R
desk-board-letters-figurine = Figurer ♔ ♕ ♖ ♗ ♘
desk-board-copy = Kopiera
desk-board-copied = Kopierat
desk-board-copy-hand = Markera texten och kopiera den med tangentbordet.
desk-board-copy-close = Stäng
desk-board-pgn = Spara som PGN
desk-board-copy-pgn = Kopiera PGN
desk-board-link = Kopiera länk
desk-board-print = { word-print }

# En annan ställning
desk-board-setup = En annan ställning
desk-board-paste = FEN eller PGN
desk-board-paste-hint = Klistra in en ställning eller ett eller flera partier. Dragen får vara skrivna med vilket språks bokstäver som helst.
desk-board-file = eller en fil
desk-board-open = Öppna
desk-board-new = Utgångsställningen
desk-board-lot = { word-chess960-by-lot }
desk-board-chess960 = { word-chess960-number }
desk-board-chess960-go = Ställ upp
desk-board-start-number = Chess960, nummer { $number }
desk-board-start-drawn = Chess960, nummer { $number }, genom lottdragning med slumpfröet { $seed }
desk-board-games = Vilket parti?
desk-board-games-count = { $count ->
    [one] Det finns { $count } parti.
   *[other] Det finns { $count } partier.
}
desk-board-games-more = Bara de första { $count } står i listan.
desk-board-game-moves = { $moves ->
    [one] { $moves } drag
   *[other] { $moves } drag
}
desk-board-games-again = Partierna sparas inte: byt språk innan du klistrar in dem, eller klistra in dem igen.
desk-board-game-nameless = Parti { $number }
desk-board-fault = Rad { $line }: { $problem }
desk-board-faults = Det finns fel i protokollet. Partiet visas så långt det gick att läsa.
desk-board-left = Följer inte med från partiet och finns inte i den PGN som sparas här: { $what }.
desk-board-left-comments = kommentarer
desk-board-left-variations = varianter
desk-board-left-times = klocktider

# Vad reglerna säger
desk-board-check = Schack
desk-board-repeated = { $times ->
    [2] Ställningen har förekommit två gånger.
   *[other] Ställningen har förekommit { $times } gånger.
}
desk-board-quiet = { $moves } drag av vardera spelaren utan bondedrag och slag; från { $limit } kan remi krävas.
desk-board-quiet-both = { $moves } drag av vardera spelaren utan bondedrag och slag; från { $limit } kan remi krävas, vid { $end } är partiet slut.
desk-board-life-undecided = Om någon fortfarande kan sätta matt avgjordes inte inom den tid som avsatts för varje drag. Fråga nedan.
desk-board-claim-threefold = { $times ->
    [3] { $side } kan kräva remi: ställningen har förekommit tre gånger.
   *[other] { $side } kan kräva remi: ställningen har förekommit { $times } gånger.
}
desk-board-claim-threefold-by = { $side } kan kräva remi genom att anteckna { $moves }: då har ställningen förekommit minst tre gånger.
desk-board-claim-fifty = { $side } kan kräva remi: femtio drag av vardera spelaren utan bondedrag och slag.
desk-board-claim-fifty-by = { $side } kan kräva remi genom att anteckna ett drag som varken är bondedrag eller slag: det fullbordar de femtio.

# Kan den sidan fortfarande sätta matt?
desk-board-can = Kan den sidan fortfarande sätta matt?
desk-board-can-white = Kan vit fortfarande sätta matt?
desk-board-can-black = Kan svart fortfarande sätta matt?
desk-board-mate-title = { $side }:
desk-board-mate-done = Ja, det står matt på brädet.
desk-board-mate-yes = { $moves ->
    [one] Ja, i ett drag.
   *[other] Ja. En väg, i { $moves } drag.
}
desk-board-mate-no = Nej. { $why }
desk-board-mate-undecided = Inte avgjort: { $nodes } ställningar har setts igenom utan svar.
desk-board-line-ready = Vägen till matt:
desk-board-line-shown = Det här är varianten, inte partiet. Gå tillbaka till ställningen för att dra.
desk-board-line-start = Tillbaka till ställningen
desk-board-line-on = Nästa drag
desk-board-line-run = Spela igenom
desk-board-line-stop = Stoppa
desk-board-reach = { $man } { $square }: { $squares ->
    [one] { $squares } ruta
   *[other] { $squares } rutor
}

# Problem
reason-board_field_unknown = Adressen säger { $field }={ $found }, som brädet inte känner till.
reason-board_too_many_moves = Partiet är för långt för brädet; högst { $expected } halvdrag ryms.
reason-board_moves_stop = Halvdrag { $number } ({ $found }) kan inte spelas där.
reason-board_nothing_pasted = Inget är inklistrat och ingen fil är vald.
reason-board_no_game = Det är varken en ställning (FEN) eller ett parti (PGN).
reason-board_move_ambiguous = { $found } kan betyda flera drag: { $meant }.
reason-board_move_unread = { $found } kan inte läsas som ett drag; ett drag ser ut så här: { $expected }.

# Hjälp
desk-help-board = Brädet
desk-help-board-about = Vilken ställning och vilket parti som helst, för alla: spela, gå igenom, se vad reglerna säger och fråga om en sida fortfarande kan sätta matt. Adressen bevarar allt, så en länk kan skickas vidare.
desk-help-board-keys = Brädet
desk-key-square = Från ruta till ruta
desk-key-choose = Välj en pjäs, ställ ned den
desk-key-let-go = Släpp pjäsen
desk-key-step = Ett drag bakåt, ett drag framåt
desk-key-flip = { word-turn-the-board }
desk-editor-title = Ställ upp en ställning för hand
desk-editor-hint = Välj en pjäs och tryck på rutorna där den ska stå, eller dra den. På en ruta ställer bokstäverna KQRBNP vits pjäser och kqrbnp svarts; Delete tar bort.
desk-editor-men = Pjäser
desk-editor-hand = { word-move }
desk-editor-remove = Ta bort
desk-editor-board = Bräde att ställa upp på
desk-editor-turn = Vid draget
desk-editor-castling = Rockad fortfarande möjlig
desk-editor-empty = Tomt bräde
desk-editor-start = { word-starting-position }
desk-editor-use = Visa den
