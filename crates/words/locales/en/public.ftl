# Times
view-day = { $day }/{ $month }/{ $year }
view-time = { $hour }:{ $minute }
view-moment = { $day }, { $time }

# Players
view-name-withheld = Player { $number }
view-name-erased = Player { $number } (name erased)
view-withdrawn = withdrawn
view-number = No.

# Rounds
view-round = Round { $round }
view-round-of-group = { $group }, round { $round }
view-board-of-round = Round { $round }, board { $board }
view-round-of = Round { $round } of { $rounds }
view-pairings = Pairings
view-white-letter = w
view-black-letter = b
view-colour = Colour
view-points-before = Points before the round
view-total = Total
view-open = being played
view-forfeit = forfeit
view-late = too late
view-postponed = postponed
view-adjourned = adjourned
view-opponent-left = Opponent has withdrawn
view-bye-full = Full-point bye
view-bye-half = Half-point bye
view-bye-zero = Absent
view-not-paired = not paired
view-seat = { $colour } against { $opponent }
view-against = against
view-results-in = { $done } of { $games } results
view-results-all = All results are in
view-starts = Starts { $when }
view-round-changed = Changed { $when }: this pairing replaces the one published before.
view-schedule = Schedule
view-schedule-about = Who meets whom in every round. Results appear as they are entered.
view-schedule-of = Schedule of all rounds
view-matches-in = { $done } of { $games } matches decided

# Standings
view-standings-after = Standings after round { $round }
view-standings-final = Final standings
view-standings-none = The standings begin when the first round has been played.
view-place = Place
view-place-short = #
view-shared = shared
view-games = { word-games }
view-correction-dsu-sb = Sonneborn-Berger
view-correction-dsu-ordinary = Ordinary correction
view-correction-dsu-median = Median correction
view-correction-short-dsu-sb = S-B
view-correction-short-dsu-ordinary = Corr.
view-correction-short-dsu-median = Median
view-lead = Ahead by
view-lead-points = { $points } p.
view-lead-correction = { $correction } { $mine } : { $next }
view-unfinished = { $count ->
    [one] One unfinished game counts as a draw until it is played.
   *[other] { $count } unfinished games count as draws until they are played.
}
view-running = Round { $round } is being played: { $done } of { $games } results are in.
view-excluded = Outside the table

# Cross table
view-cross-key = Opponent’s place, colour and result; + and – are games won and lost by forfeit, * is an unfinished game.
view-cross-none = The cross table begins when the first round is published.
view-not-counted = does not count

# A player’s page
view-why = Why this place
view-place-of = Place { $place } of { $players }
view-place-shared-of = Shared place { $place } of { $players }
view-opponents-points = Opponent’s points
view-adds = Counts
view-remark = Remark
view-sum = Sum
view-step-all = All opponents
view-legend-further = further figures, which decide where the first are equal
view-step-without-lowest = { $count ->
    [one] Without the lowest
   *[other] Without the { $count } lowest
}
view-step-without-both = { $count ->
    [one] Without the lowest and the highest
   *[other] Without the { $count } lowest and { $count } highest
}
view-adjustment = Given by the arbiter

# Public pages
public-where = Where do I play?
public-where-hint = Start typing a name
public-where-button = Find
public-where-none = No player here is called “{ $typed }”.
public-where-more = And { $count } more. Type a little more of the name.
public-where-unpaired = Not paired yet
public-where-out = Not in this round
public-me = This is me
public-me-forget = Forget me on this device
public-me-about = Remembered on this device only: the front page then begins with your board.
public-players = { $count ->
    [one] One player
   *[other] { $count } players
}
public-no-groups = The tournament has no groups yet.
public-no-round = No round is published yet.
public-finished = Finished
public-announced = Published
public-playing = Being played
public-played = Played
public-by-board = By board
public-by-name = By name
public-group-pages = Pages of the group
public-view-choice = Order
public-sections = Sections
public-why-hint = A name leads to the player’s games and to how the place was decided.
public-home = Home
public-arbiter = Arbiter: { $name }
public-qr = QR code
public-qr-text = Point your phone’s camera here to find your board, the results and the standings.
public-qr-local = This address works on this computer only. Open the desk by the computer’s address on the network, and the code will work for phones.
public-projector = Projector
public-projector-keys = Space pauses, the arrow keys turn the page.
public-projector-all = Projector, all groups in turn
public-paused = Paused
public-closed-title = Nothing is shown here
public-closed-text = There is no public tournament at this address. It may not be published yet, or the address may be mistyped.
public-closed-do = Ask the arbiter for the right address, or scan the QR code in the playing hall.
