# Brættets side
desk-board-title = Bræt
desk-board-grid = Skakbræt
desk-board-white = { word-white }
desk-board-black = { word-black }
desk-board-white-king = hvid konge
desk-board-white-queen = hvid dronning
desk-board-white-rook = hvidt tårn
desk-board-white-bishop = hvid løber
desk-board-white-knight = hvid springer
desk-board-white-pawn = hvid bonde
desk-board-black-king = sort konge
desk-board-black-queen = sort dronning
desk-board-black-rook = sort tårn
desk-board-black-bishop = sort løber
desk-board-black-knight = sort springer
desk-board-black-pawn = sort bonde
desk-board-king = konge
desk-board-queen = dronning
desk-board-rook = tårn
desk-board-bishop = løber
desk-board-knight = springer
desk-board-pawn = bonde
desk-board-empty = tomt
desk-board-in-check = i skak
desk-board-target = lovligt felt
desk-board-reach-white = hvid kan komme hertil
desk-board-reach-black = sort kan komme hertil
desk-board-white-to-move = Hvid er i trækket
desk-board-black-to-move = Sort er i trækket
desk-board-over = { word-the-game-is-over }
desk-board-checkmate = Skakmat
desk-board-refused = Ikke spillet: { $move }
desk-board-read-as = Læst med disse bogstaver: { $letters }.
# %time is put in by the page
desk-board-lost = Ingen forbindelse siden %time. Intet blev spillet; brikkerne står som før.

# Et træk læst op
desk-board-said = { $side }: { $move }
desk-board-said-check = { $side }: { $move }, skak
desk-board-said-mate = { $side }: { $move }, skakmat
desk-board-said-stalemate = { $side }: { $move }, pat
desk-board-said-goes = { $man } { $to }
desk-board-said-takes = { $man } slår { $to }
desk-board-said-en-passant = { $man } slår { $to } en passant
desk-board-said-becomes = { $move }, bliver { $man }
desk-board-said-short = kort rokade
desk-board-said-long = lang rokade
desk-board-said-start = Partiets begyndelse

# Skridt, skrivning, indstillinger
desk-board-first = Til begyndelsen
desk-board-back = Et træk tilbage
desk-board-on = Et træk frem
desk-board-last = Til sidste træk
desk-board-flip = { word-turn-the-board }
desk-board-sheet = { word-score-sheet }
desk-board-write = Skriv et træk
desk-board-play = Træk
desk-board-promote = Bonden bliver til
desk-board-letters = { word-letters }
desk-board-laws = Skakregler
desk-board-apply = Anvend
desk-board-letters-en = Engelske K Q R B N
desk-board-letters-da = Danske K D T L S
desk-board-letters-nb = Norske K D T L S
desk-board-letters-sv = Svenske K D T L S
desk-board-letters-de = Tyske K D T L S
desk-board-letters-fr = Franske R D T F C
desk-board-letters-nl = Nederlandske K D T L P
desk-board-letters-es = Spanske R D T A C
desk-board-letters-fi = Finske K D T L R
desk-board-letters-is = Islandske K D H B R
desk-board-letters-figurine = Figurer ♔ ♕ ♖ ♗ ♘
desk-board-copy = Kopiér
desk-board-copied = Kopieret
desk-board-copy-hand = Markér teksten og kopiér den med tastaturet.
desk-board-copy-close = Luk
desk-board-pgn = Gem som PGN
desk-board-copy-pgn = Kopiér PGN
desk-board-link = Kopiér link
desk-board-print = { word-print }

# En anden stilling
desk-board-setup = En anden stilling
desk-board-paste = FEN eller PGN
desk-board-paste-hint = Indsæt en stilling eller et eller flere partier. Trækkene må være skrevet med ethvert sprogs bogstaver.
desk-board-file = eller en fil
desk-board-open = Åbn
desk-board-new = Udgangsstillingen
desk-board-lot = { word-chess960-by-lot }
desk-board-chess960 = { word-chess960-number }
desk-board-chess960-go = Stil op
desk-board-start-number = Chess960, nummer { $number }
desk-board-start-drawn = Chess960, nummer { $number }, trukket ud fra lodtrækningstallet { $seed }
desk-board-games = Hvilket parti?
desk-board-games-count = { $count ->
    [one] Der er { $count } parti.
   *[other] Der er { $count } partier.
}
desk-board-games-more = Kun de første { $count } står på listen.
desk-board-game-moves = { $moves ->
    [one] { $moves } træk
   *[other] { $moves } træk
}
desk-board-games-again = Partierne gemmes ikke: skift sprog, før du indsætter dem, eller indsæt dem igen.
desk-board-game-nameless = Parti { $number }
desk-board-fault = Linje { $line }: { $problem }
desk-board-faults = Der er fejl i noteringen. Partiet vises, så langt det kunne læses.
desk-board-left = Ikke taget med fra noteringen og ikke med i PGN herfra: { $what }.
desk-board-left-comments = kommentarer
desk-board-left-variations = varianter
desk-board-left-times = betænkningstider

# Hvad lovene siger
desk-board-check = Skak
desk-board-repeated = { $times ->
    [2] Stillingen er forekommet to gange.
   *[other] Stillingen er forekommet { $times } gange.
}
desk-board-quiet = { $moves } træk af hver uden bondetræk og slag; fra { $limit } kan der kræves remis.
desk-board-quiet-both = { $moves } træk af hver uden bondetræk og slag; fra { $limit } kan der kræves remis, ved { $end } er partiet slut.
desk-board-life-undecided = Om nogen stadig kan sætte mat, blev ikke afgjort inden for den tid, der er afsat til hvert træk. Spørg nedenfor.
desk-board-claim-threefold = { $times ->
    [3] { $side } kan kræve remis: stillingen er forekommet tre gange.
   *[other] { $side } kan kræve remis: stillingen er forekommet { $times } gange.
}
desk-board-claim-threefold-by = { $side } kan kræve remis ved at notere { $moves }: så er stillingen forekommet mindst tre gange.
desk-board-claim-fifty = { $side } kan kræve remis: halvtreds træk af hver uden bondetræk og slag.
desk-board-claim-fifty-by = { $side } kan kræve remis ved at notere et træk, der hverken er bondetræk eller slag: det fuldender de halvtreds.

# Kan den side stadig sætte mat?
desk-board-can = Kan der stadig sættes mat?
desk-board-can-white = Kan hvid stadig sætte mat?
desk-board-can-black = Kan sort stadig sætte mat?
desk-board-mate-title = { $side }:
desk-board-mate-done = Ja, der står mat på brættet.
desk-board-mate-yes = { $moves ->
    [one] Ja, i ét træk.
   *[other] Ja. En vej, i { $moves } træk.
}
desk-board-mate-no = Nej. { $why }
desk-board-mate-undecided = Ikke afgjort: { $nodes } stillinger er set igennem uden svar.
desk-board-line-ready = Vejen til mat:
desk-board-line-shown = Dette er varianten, ikke partiet. Gå tilbage til stillingen for at trække.
desk-board-line-start = Tilbage til stillingen
desk-board-line-on = Næste træk
desk-board-line-run = Spil det igennem
desk-board-line-stop = Stop
desk-board-reach = { $man } { $square }: { $squares ->
    [one] { $squares } felt
   *[other] { $squares } felter
}

# Problemer
reason-board_field_unknown = Adressen siger { $field }={ $found }, som brættet ikke kender.
reason-board_too_many_moves = Partiet er for langt til brættet; det kan højst have { $expected } halvtræk.
reason-board_moves_stop = Halvtræk { $number } ({ $found }) kan ikke spilles dér.
reason-board_nothing_pasted = Intet er indsat, og ingen fil er valgt.
reason-board_no_game = Det er hverken en stilling (FEN) eller et parti (PGN).
reason-board_move_ambiguous = { $found } kan betyde flere træk: { $meant }.
reason-board_move_unread = { $found } kan ikke læses som et træk; et træk ser sådan ud: { $expected }.

# Hjælp
desk-help-board = Brættet
desk-help-board-about = Enhver stilling og ethvert parti, for alle: spil, gå igennem, se, hvad reglerne siger, og spørg, om en side stadig kan sætte mat. Adressen gemmer det hele, så et link kan gives videre.
desk-help-board-keys = Brættet
desk-key-square = Fra felt til felt
desk-key-choose = Vælg en brik, sæt den
desk-key-let-go = Slip brikken
desk-key-step = Et træk tilbage, et træk frem
desk-key-flip = { word-turn-the-board }
desk-editor-title = Stil en stilling op i hånden
desk-editor-hint = Vælg en brik, og tryk på de felter, hvor den står, eller træk den. På et felt sætter bogstaverne KQRBNP hvids brikker og kqrbnp sorts; Delete fjerner.
desk-editor-men = Brikker
desk-editor-hand = { word-move }
desk-editor-remove = Fjern
desk-editor-board = Bræt til opstilling
desk-editor-turn = I trækket
desk-editor-castling = Rokade stadig mulig
desk-editor-empty = Tomt bræt
desk-editor-start = { word-starting-position }
desk-editor-use = Vis den
