# Brettets side
desk-board-title = Brett
desk-board-grid = Sjakkbrett
desk-board-white = { word-white }
desk-board-black = { word-black }
desk-board-white-king = hvit konge
desk-board-white-queen = hvit dronning
desk-board-white-rook = hvitt tårn
desk-board-white-bishop = hvit løper
desk-board-white-knight = hvit springer
desk-board-white-pawn = hvit bonde
desk-board-black-king = svart konge
desk-board-black-queen = svart dronning
desk-board-black-rook = svart tårn
desk-board-black-bishop = svart løper
desk-board-black-knight = svart springer
desk-board-black-pawn = svart bonde
desk-board-king = konge
desk-board-queen = dronning
desk-board-rook = tårn
desk-board-bishop = løper
desk-board-knight = springer
desk-board-pawn = bonde
desk-board-empty = tomt
desk-board-in-check = i sjakk
desk-board-target = lovlig felt
desk-board-reach-white = hvit kan komme hit
desk-board-reach-black = svart kan komme hit
desk-board-white-to-move = Hvit er i trekket
desk-board-black-to-move = Svart er i trekket
desk-board-over = { word-the-game-is-over }
desk-board-checkmate = Sjakkmatt
desk-board-refused = Ikke spilt: { $move }
desk-board-read-as = Lest med disse bokstavene: { $letters }.
# %time is put in by the page
desk-board-lost = Ingen forbindelse siden %time. Ingenting ble spilt; brikkene står som før.

# Et trekk lest opp
desk-board-said = { $side }: { $move }
desk-board-said-check = { $side }: { $move }, sjakk
desk-board-said-mate = { $side }: { $move }, matt
desk-board-said-stalemate = { $side }: { $move }, patt
desk-board-said-goes = { $man } { $to }
desk-board-said-takes = { $man } slår { $to }
desk-board-said-en-passant = { $man } slår { $to } en passant
desk-board-said-becomes = { $move }, blir { $man }
desk-board-said-short = kort rokade
desk-board-said-long = lang rokade
desk-board-said-start = Begynnelsen av partiet

# Steg, skriving, innstillinger
desk-board-first = Til begynnelsen
desk-board-back = Ett trekk tilbake
desk-board-on = Ett trekk fram
desk-board-last = Til siste trekk
desk-board-flip = { word-turn-the-board }
desk-board-sheet = { word-score-sheet }
desk-board-write = Skriv et trekk
desk-board-play = Trekk
desk-board-promote = Bonden blir til
desk-board-letters = { word-letters }
desk-board-laws = Sjakkreglene
desk-board-apply = Bruk
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
desk-board-copy = Kopier
desk-board-copied = Kopiert
desk-board-copy-hand = Merk teksten og kopier den med tastaturet.
desk-board-copy-close = Lukk
desk-board-pgn = Lagre som PGN
desk-board-copy-pgn = Kopier PGN
desk-board-link = Kopier lenke
desk-board-print = { word-print }

# En annen stilling
desk-board-setup = En annen stilling
desk-board-paste = FEN eller PGN
desk-board-paste-hint = Lim inn en stilling eller ett eller flere partier. Trekkene kan være skrevet med bokstavene fra et hvilket som helst språk.
desk-board-file = eller en fil
desk-board-open = Åpne
desk-board-new = Utgangsstillingen
desk-board-lot = { word-chess960-by-lot }
desk-board-chess960 = { word-chess960-number }
desk-board-chess960-go = Still opp
desk-board-start-number = Chess960, nummer { $number }
desk-board-start-drawn = Chess960, nummer { $number }, ved loddtrekning med tallfrøet { $seed }
desk-board-games = Hvilket parti?
desk-board-games-count = { $count ->
    [one] { $count } parti ble funnet.
   *[other] { $count } partier ble funnet.
}
desk-board-games-more = Bare de første { $count } står på listen.
desk-board-game-moves = { $moves ->
    [one] { $moves } trekk
   *[other] { $moves } trekk
}
desk-board-games-again = Partiene lagres ikke: bytt språk før du limer dem inn, eller lim dem inn igjen.
desk-board-game-nameless = Parti { $number }
desk-board-fault = Linje { $line }: { $problem }
desk-board-faults = Det er feil i noteringen. Partiet vises så langt det kunne leses.
desk-board-left = Ikke tatt med fra noteringen og ikke med i PGN herfra: { $what }.
desk-board-left-comments = kommentarer
desk-board-left-variations = varianter
desk-board-left-times = klokketider

# Hva reglene sier
desk-board-check = Sjakk
desk-board-repeated = { $times ->
    [2] Stillingen har forekommet to ganger.
   *[other] Stillingen har forekommet { $times } ganger.
}
desk-board-quiet = { $moves } trekk av hver uten bondetrekk eller slag; fra { $limit } kan remis kreves.
desk-board-quiet-both = { $moves } trekk av hver uten bondetrekk eller slag; fra { $limit } kan remis kreves, ved { $end } er partiet slutt.
desk-board-life-undecided = Om noen fortsatt kan sette matt, ble ikke avgjort innenfor det som er satt av til hvert trekk. Spør nedenfor.
desk-board-claim-threefold = { $times ->
    [3] { $side } kan kreve remis: stillingen har forekommet tre ganger.
   *[other] { $side } kan kreve remis: stillingen har forekommet { $times } ganger.
}
desk-board-claim-threefold-by = { $side } kan kreve remis ved å notere { $moves }: da har stillingen forekommet minst tre ganger.
desk-board-claim-fifty = { $side } kan kreve remis: femti trekk av hver uten bondetrekk eller slag.
desk-board-claim-fifty-by = { $side } kan kreve remis ved å notere et trekk som verken er bondetrekk eller slag: det fullfører de femti.

# Kan den siden fortsatt sette matt?
desk-board-can = Kan det fortsatt settes matt?
desk-board-can-white = Kan hvit fortsatt sette matt?
desk-board-can-black = Kan svart fortsatt sette matt?
desk-board-mate-title = { $side }:
desk-board-mate-done = Ja, det står matt på brettet.
desk-board-mate-yes = { $moves ->
    [one] Ja, i ett trekk.
   *[other] Ja. En vei, i { $moves } trekk.
}
desk-board-mate-no = Nei. { $why }
desk-board-mate-undecided = Ikke avgjort: { $nodes } stillinger er sett igjennom uten svar.
desk-board-line-ready = Veien til matt:
desk-board-line-shown = Dette er varianten, ikke partiet. Gå tilbake til stillingen for å trekke.
desk-board-line-start = Tilbake til stillingen
desk-board-line-on = Neste trekk
desk-board-line-run = Spill det igjennom
desk-board-line-stop = Stopp
desk-board-reach = { $man } { $square }: { $squares ->
    [one] { $squares } felt
   *[other] { $squares } felter
}

# Problemer
reason-board_field_unknown = Adressen sier { $field }={ $found }, som brettet ikke kjenner.
reason-board_too_many_moves = Partiet er for langt for brettet; det meste er { $expected } halvtrekk.
reason-board_moves_stop = Halvtrekk { $number } ({ $found }) kan ikke spilles der.
reason-board_nothing_pasted = Ingenting er limt inn, og ingen fil er valgt.
reason-board_no_game = Dette er verken en stilling (FEN) eller et parti (PGN).
reason-board_move_ambiguous = { $found } kan bety flere trekk: { $meant }.
reason-board_move_unread = { $found } kan ikke leses som et trekk; et trekk ser slik ut: { $expected }.

# Hjelp
desk-help-board = Brettet
desk-help-board-about = Enhver stilling og ethvert parti, for alle: spill, gå igjennom, se hva reglene sier, og spør om en side fortsatt kan sette matt. Adressen tar vare på alt, så en lenke kan gis videre.
desk-help-board-keys = Brettet
desk-key-square = Fra felt til felt
desk-key-choose = Velg en brikke, sett den
desk-key-let-go = Slipp brikken
desk-key-step = Ett trekk tilbake, ett trekk fram
desk-key-flip = { word-turn-the-board }
desk-editor-title = Still opp en stilling for hånd
desk-editor-hint = Velg en brikke og trykk på feltene der den står, eller dra den. På et felt setter bokstavene KQRBNP hvits brikker og kqrbnp svarts; Delete fjerner.
desk-editor-men = Brikker
desk-editor-hand = { word-move }
desk-editor-remove = Fjern
desk-editor-board = Brett til oppstilling
desk-editor-turn = I trekket
desk-editor-castling = Rokade fortsatt mulig
desk-editor-empty = Tomt brett
desk-editor-start = { word-starting-position }
desk-editor-use = Vis den
