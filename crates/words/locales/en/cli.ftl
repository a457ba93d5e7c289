# `rokade` alone
cli-intro =
    Rokade, the chess arbiter’s desk: tournaments, pairings, tables, ratings and report files.

      rokade serve [--demo]        the desk in the browser; with --demo there is a tournament to try
      rokade pair, check FILE.trf  pairs the next round, or every round again; --explain says why
      rokade standings FILE.trf    the table, each tie-break explained
      rokade rate dsu FILE.trf     new ratings, each term shown. Also: rate fide, candidates, norms, report
      rokade referee, play, game   rulings from events, a game in the terminal, recorded games
      rokade laws search WORDS     the law book. Also: unwinnable, notation, perft, chess960, import, export

    Every command has --help with examples. Start with: rokade serve --demo

# Names of things
cli-player-number = no. { $number }
cli-round = { view-round }
cli-monrad = { word-monrad }
cli-round-robin = all-play-all
cli-double-round-robin = double all-play-all
cli-danish-swiss = Danish Swiss
cli-danish-swiss-accelerated = Danish Swiss, accelerated
cli-fide-1998 = { word-fide-swiss-1998 }
cli-dubov-1997 = Dubov Swiss 1997
cli-fide-dutch = FIDE Dutch
cli-fide-dutch-baku = FIDE Dutch, Baku acceleration
cli-knock-out = knock-out
cli-olympiad = Olympiad
cli-gladiator = gladiator, { $host }

# Before a sentence about one row of a list
in-row = Row { $row }: { $sentence }
reading-mark = reading { $name }
list-and = { $before } and { $last }
cli-blank = (blank)
cli-more-faults =
    { $count ->
         [one] One more problem; --json lists it.
        *[other] { $count } more problems; --json lists them.
    }

# pair
cli-pair-head = Round { $round } · { $system } · { $players } players
cli-would-have-met = { $player } would have met { $other }.
cli-would-have-had-bye = { $player } would have had the bye.
cli-bye = Bye: { $player } (gets { $points })
cli-absent = Absent from the round: { $players }
cli-knocked-out = Knocked out: { $players }
cli-bracket-lots = Lines of the bracket:
cli-bracket-matches = Matches so far:
cli-teams-head = Teams:
cli-team-players = Team { $team }: { $players }
cli-taken-back =
    { $count ->
        [one] Absent in round { $before } and paired in round { $round }, because the file has a blank there: { $players }. A Z in round { $round } or a line “### rokade withdrawn N after { $before }”, with the player’s number for N, keeps a player out.
       *[other] Absent in round { $before } and paired in round { $round }, because the file has blanks there: { $players }. A Z in round { $round } or a line “### rokade withdrawn N after { $before }”, with the player’s number for N, keeps a player out.
    }
cli-float-down = { $player } floats down from { $from } to { $to }.
cli-float-up = { $player } floats up from { $from } to { $to }.
cli-float-meets = { $player } has { $from } and meets a player with { $to }.
cli-float-out = { $player } has no opponent and leaves the group of { $from }.
cli-group-head = { view-pool-points }
cli-group-residents = Players: { $players }
cli-group-moved-down = From above: { $players }
cli-group-moved-up = From below: { $players }
cli-card-place = place { $place }
cli-card-score = score { $points }
cli-card-paired-as = paired as { $score }
cli-card-opponents = opponents { $opponents }
cli-card-colours = colours { $colours }
cli-card-letters = WB
cli-card-should-white = is due White
cli-card-strongly-white = is strongly due White
cli-card-must-white = must have White
cli-card-should-black = is due Black
cli-card-strongly-black = is strongly due Black
cli-card-must-black = must have Black
cli-card-down =
    floated down in { $count ->
         [one] round
        *[other] rounds
    } { $rounds }
cli-card-up =
    floated up in { $count ->
         [one] round
        *[other] rounds
    } { $rounds }
cli-order = Order: { $players }
cli-group-meet-above = Meet players from above: { $players }
cli-group-floated = On to the group below: { $players }
cli-trace-head = Step by step:
cli-no-trace = The rules of this system number no steps for this round.
cli-average = Opponents’ average
cli-lots = Lots drawn from seed { $seed }.

# check
cli-check-equal =
    { $file }: { $system }, { $rounds ->
         [one] { $rounds } round
        *[other] { $rounds } rounds
    } checked, no difference.
cli-check-differs =
    { $file }: { $system }, { $rounds ->
         [one] { $rounds } round
        *[other] { $rounds } rounds
    } checked, with differences.
cli-check-skipped = Not paired in the file: round { $rounds }
cli-check-round = Round { $round }, decided by { $clause }:
cli-check-file = file:
cli-check-engine = Rokade:
cli-check-values = ({ $what }: file { $file }, Rokade { $engine })
cli-check-compared = ({ $what })
cli-has-bye = bye { $player }
cli-check-table = { $player }, { $what }: the file says { $file }, Rokade { $engine }.
cli-tiebreaks-skipped = These tie-breaks are not in this version and were left out: { $codes }.

# standings
cli-standings-head = Standings after round { $round }
cli-teams-players = Players by board
cli-no-opponent = no opponent
cli-by-points = points
cli-before-the-next = Ahead of the next player on: { $by }

# laws coverage
cli-kind = Kind
cli-state = State
cli-tests = Tests
cli-decided-by = Decided by
cli-coverage-totals = { $total } clauses: { $enforced } enforced, { $assisted } assisted, { $text } text only; { $tested } with tests.

# What is wrong with the command line
reason-unknown_option = Unknown option { $found }; try { $expected }.
reason-unknown_command = There is no command { $found }; try { $expected }.
reason-command_missing = A command is missing; { $expected } lists them.
reason-argument_missing = Missing: { $found }; see { $expected }.
reason-value_missing = { $option } needs a value; see { $expected }.
reason-value_not_understood = { $option } does not take { $found }; expected: { $expected }.
reason-options_conflict = { $option } and { $other } exclude each other; leave one out (see { $expected }).
reason-usage = The command line is not understood ({ $error }); see { $expected }.
reason-one_too_many = { $found } is one argument too many; see { $expected }.
reason-system_missing = The file names no pairing system; give --system, one of: { $expected }.
reason-system_not_given = No pairing system was given; give --system, one of: { $expected }.
reason-system_not_supported = The file is paired by { $found } (record 192), which is not in this version; --system pairs it by one of: { $expected }.
reason-no_such_system = There is no pairing system { $found }; known: { $expected }.
reason-cycles_not_possible = --cycles { $found } does not fit { $system }; round-robin takes { $expected }.
reason-option_not_for_system = { $found } does not fit { $system }; it is for: { $expected }.
reason-acceleration_not_understood = “--accelerate { $found }” is not an acceleration of { $system }; it is written --accelerate { $expected }.
reason-acceleration_not_for_system = The file says “accelerate { $found }”, which does not fit { $system }; acceleration is for: { $expected }.
reason-tiebreak_unknown = The tie-break { $found } is not in this version; known: { $expected }.
reason-round_out_of_reach = Round { $round } cannot be paired; the rounds from 1 to { $last } can.
reason-all_rounds_paired = All { $rounds } rounds of the file are paired; --round N pairs one of them again.
reason-round_not_played = The file has no round { $round }; its last is { $last }.

# What is wrong with a file as a whole
reason-no_such_file = There is no such file.
reason-is_a_folder = This is a folder; a file is needed.
reason-file_not_readable = You may not read this file.
reason-file_not_read = The file could not be read: { $error }.
reason-file_not_written = The file could not be written: { $error }.
reason-input_too_large = The file is larger than { $megabytes } MB; no tournament is.
reason-not_done = This could not be done: { $error }.

# backup, restore, import, export, simulate
cli-backup-made = Backup written: { $file }
cli-restored =
    Restored: { $database }, with { $tournaments ->
         [one] { $tournaments } tournament
        *[other] { $tournaments } tournaments
    }.
cli-restored-replaced = What was there before is kept as { $file }.
reason-restore_needs_file = A backup can only replace a SQLite file, not a server’s database.
cli-written = Written: { $file }
cli-engine-open =
    { $count ->
        [one] A game without a result is written as a draw, as it counts for the pairing: round { $games }.
       *[other] Games without a result are written as draws, as they count for the pairing: round { $games }.
    }
cli-engine-adjusted = Engines do not know bonus or penalty points; the file has only the points of the rounds for: { $players }.
cli-engine-numbers = Engines rank by number, so the file numbers the players by strength; number in the file = player on the list: { $players }.
cli-engine-double = Engines do not know double rounds; they treat every round as a separate one.
cli-engine-soft = Engines do not know wishes to be kept apart as long as possible; they may pair: { $players }.
cli-simulated-full = Seed { $seed }: other pairing engines do not know double rounds; the file has the full form.
cli-simulation-ended = The tournament ended after round { $round }.
cli-pairings = Pairings
cli-unpaired = Not pairable
cli-differences = Differences
cli-all-systems = all
cli-prove-failed = { $system }, seed { $seed }: { $reason } Again: { $again }
reason-prove_differs = Round { $round } is paired differently the second time.
reason-prove_not_read = The report cannot be read back: { $error }.
reason-prove_not_the_same_file = The report read back and written again is not the same.
reason-prove_broke_off = The program crashed.
cli-import-guess =
    { $file }: { $players ->
         [one] { $players } player
        *[other] { $players } players
    }, read as: --encoding { $encoding } --separator { $separator } --header { $header } --columns { $columns }
cli-import-report =
    Tournament: { $name }
    Players: { $players }
    Rounds: { $paired } paired of { $rounds }
    System: { $system }
    Tie-breaks: { $tiebreaks }
cli-import-tournament = { $file } was imported as tournament { $key }.
cli-number = { view-number }
cli-bye-word = bye
reason-no_players_chosen = No player of the list is left; check --group.
reason-file_only_from_desk = A tournament file is made from a tournament of the desk, not from a report; give { $expected }.
reason-tournament_not_named = Which tournament? Give --tournament, one of: { $expected }.
reason-group_not_named = Which group? Give --group, one of: { $expected }.
reason-no_such_group = There is no group { $found }; there are: { $expected }.

reason-no_such_clause = There is no clause { $found } in the inventories.

# perft, chess960
cli-men = KQRBNP
cli-perft-total = { $nodes } at depth { $depth }
cli-chess960-head = Chess960 starting position no. { $number }
reason-no_such_array = There is no Chess960 starting position { $found }; the numbers are { $expected }.

# notation
cli-half-move-of = half-move { $ply } of { $of }

# unwinnable
cli-unwinnable-reading = Reading lines `FEN;winner` from standard input; end with Ctrl-D.
cli-has-mated = { side } has given checkmate.
cli-can-mate = { side } can still mate, for instance:
cli-cannot-mate = { side } can no longer mate by any series of legal moves.
cli-mate-undecided =
    Whether { side } can still mate is not decided after { $nodes ->
         [one] { $nodes } position
        *[other] { $nodes } positions
    }; --nodes N looks further.
cli-dead-position = The position is dead: neither side can mate, and the game is drawn.
cli-reach = Squares that can ever be reached (×, or a piece in brackets):
cli-reach-man =
    { side } { $man ->
         [king] king
         [queen] queen
         [rook] rook
         [bishop] bishop
         [knight] knight
        *[pawn] pawn
    } { $square }

# game
cli-game-head =
    { $index }. { $white } – { $black }  { $result }, { $plies ->
         [one] { $plies } half-move
        *[other] { $plies } half-moves
    }, Laws of Chess { $laws }
cli-game-start = the start
cli-game-other-start = It does not begin from the initial position. { $why }
cli-game-illegal = Against the Laws at { $place } { $sentence } The record is read up to there.
cli-game-unreadable = Cannot be read at { $place } { $sentence } The record is read up to there.
cli-game-legal = All moves are legal.
cli-game-no-claims = No draw could have been claimed.
cli-game-claims = Draws that could have been claimed by the player on move:
cli-claim-rule = Rule
cli-claim-how = How
cli-claim-threefold = third occurrence
cli-claim-fifty = 50 moves
cli-game-not-ended = By the moves alone the game was not over.
cli-game-ended = Over after { $place }. { $sentence }
cli-game-undecided = Before { $place } it could not be settled whether the position was dead.
cli-game-fits = The stated result fits.
cli-game-does-not-fit = The stated result does not fit. { $sentence }
cli-game-fit-unknown = Whether the stated result fits is unknown: the record stops before the end.
reason-pgn_no_game = There is no game in the file.
