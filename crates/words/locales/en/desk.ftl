# Frame
desk-skip = Skip to the content
desk-tools = More about the tournament
desk-menu = Menu
desk-contents = On this page
desk-language = Language
desk-all = All groups
desk-all-about = One press for every group. A group that cannot be done is named with the reason and does not hold up the others.
desk-all-number = Give start numbers
desk-all-number-ask = Give the start numbers in the groups ticked? Lots are drawn once and cannot be taken back.
desk-all-pair = Pair the next round
desk-all-publish = Publish the drafts
desk-all-start = { word-start-the-round }
desk-all-will-lot = { word-by-lot }
desk-all-will-rating = by rating
desk-all-will-pair = round { $round } as a draft
desk-all-will-publish = round { $round } is published
desk-all-will-start = round { $round } starts; its pairing is then fixed
desk-all-numbered = has its start numbers.
desk-all-no-draft = has no draft to publish.
desk-all-not-published = has no published round.
desk-all-started = has started its round.
desk-all-by = { word-start-numbers }
desk-all-by-system = as the system of each group wants
desk-all-by-lot = by lot in all
desk-all-by-rating = by rating in all
desk-all-done-number = { word-start-numbers }
desk-all-done-pair = Pairing
desk-all-done-publish = Publishing
desk-all-done-start = Start of the round
desk-all-done-settings = { word-settings }
desk-all-ok = done
desk-all-refused = not done.
desk-all-nobody = No group was ticked.
desk-all-settings = The same settings in all groups
desk-all-from = Take over from
desk-all-tiebreaks = Tie-breaks
desk-all-time = { word-time-control }
desk-all-times = { word-times-of-the-rounds }
desk-all-copy = Take over
desk-round = Round { $round }
desk-round-word = { word-round }
desk-files = Files
desk-accounts = Arbiters and sign-ins
desk-help = Help
desk-signout = Sign out
desk-save = Save
desk-cancel = Cancel
desk-to-home = All tournaments
desk-public-page = Public page
desk-offline = No connection since %time. The page catches up by itself.
desk-lost = No connection to the desk. It is not certain whether this is saved; what you typed is still here. Send it again: it is saved once.
desk-count-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
desk-bye-half = Half-point bye
desk-bye-full = Full-point bye
desk-bye-zero = Zero-point bye

# What was just done
desk-done-saved = Saved.
desk-done-created = Created. Now enter the players.
desk-done-imported = Imported.
desk-done-entered = Player entered.
desk-done-edited = Player changed.
desk-done-removed = Removed.
desk-done-moved = Player moved.
desk-done-split = The players are spread over the groups.
desk-done-withdrawn = The player has withdrawn.
desk-done-returned = The player is back from the next round.
desk-done-bye = Byes changed.
desk-done-erased = The personal data are erased. Tables and pairings stay.
desk-done-ordered = The start numbers are fixed.
desk-done-paired = The round is paired as a draft. Look it through and publish it.
desk-done-paired-again = The round is paired again as a draft. What is published stays until you publish the draft.
desk-done-all-groups = Done.
desk-done-brought-in = The tournament is imported with its rounds.
desk-done-discarded = The draft is discarded.
desk-done-published = The round is published.
desk-done-started = The round has started.
desk-done-manual = Changes by hand have begun.
desk-done-swapped = Swapped.
desk-done-manual-ended = Changes by hand are ended.
desk-done-result = Result saved.
desk-done-undone = Undone.
desk-done-finished = The group is finished.
desk-done-reopened = The group is open again.
desk-done-invited = Invitation made.
desk-done-ended = The sign-in is ended.
desk-done-password = The password is changed. Other sign-ins of yours are ended.
desk-done-deleted = The tournament is deleted.
desk-done-account-removed = The account is removed.

# Errors
desk-error-unchanged = Nothing was changed.
desk-error-not-found = There is nothing here
desk-error-not-found-remedy = The address may be mistyped, or what stood here was removed.
desk-error-sign-in-needed = Sign in first
desk-error-sign-in-needed-remedy = Your sign-in has ended. Sign in again and repeat what you did.
desk-error-owner-only = Only the owner of this desk can do that
desk-error-owner-only-remedy = Ask the owner to do it.
desk-error-forged = This request did not come from a page of the desk
desk-error-forged-remedy = Open the page again and repeat what you did. If you were sent here from elsewhere, close this page.
desk-error-too-many-attempts = Too many wrong passwords
desk-error-too-many-attempts-remedy = { $seconds ->
    [one] Wait a second and try again. A device that has signed in before need not wait because of others.
   *[other] Wait { $seconds } seconds and try again. A device that has signed in before need not wait because of others.
}
desk-error-link-spent = This link has been used or is too old
desk-error-link-spent-remedy = A link works once. The owner gets a new one with rokade serve --new-link; an arbiter asks for a new invitation.
desk-error-bad-form = Something in the form does not fit
desk-error-bad-form-remedy = Go back, correct it and send it again.
desk-error-refused = That cannot be done now
desk-error-refused-remedy = The reason says what prevents it.
desk-error-conflict = Somebody else entered another result
desk-error-conflict-remedy = Ask the players, then choose which one is right.
desk-error-too-large = The file is too large
desk-error-too-large-remedy = A list of players may be half a megabyte, a tournament file 32 megabytes.
desk-error-store = The database did not answer
desk-error-store-remedy = What was acknowledged before is safe. Remove the cause and try again.
desk-error-internal = The desk made a mistake
desk-error-internal-remedy = What was acknowledged before is safe. Try again; the terminal says more.
desk-conflict-theirs = { $name } entered
desk-conflict-yours = You entered

# Signing in
desk-signin-title = { word-sign-in }
desk-signin-failed = Name and password do not match.
desk-signin-lost = Password lost? On the machine that runs the desk, a new link is made by
desk-password = Password
desk-link-title = Welcome to the desk
desk-link-first = You are the owner of this desk. Say what you are called, and you can begin.
desk-link-invited = You are invited as an arbiter. Choose a name and a password.
desk-link-known = This link signs the owner in.
desk-link-go = Begin
desk-your-name = Your name
desk-your-name-hint = It is shown beside everything you do in the history.
desk-password-hint = At least { $shortest } characters.
desk-password-later = At least { $shortest } characters. You can leave it for later: then every start of the desk prints a new link.
desk-password-new = New password
desk-password-old = Old password
desk-password-change = Change the password
desk-password-set = Choose a password
desk-no-sessions = Not signed in anywhere.
desk-session-seen = last seen { $when }
desk-session-this = this one
desk-session-end = End
desk-account-remove = Remove the account
desk-account-remove-ask = Remove the account of { $name }? Everything { $name } did stays in the history.
desk-invite = Invite an arbiter
desk-invite-name = For whom
desk-invite-go = Create the link
desk-invite-about = The link works once, within seven days. The arbiter chooses a password.
desk-invite-link = Give this link to the arbiter. It is shown only now.

# Home
desk-home-title = { word-tournaments }
desk-home-empty = No tournament yet
desk-home-empty-how = A name and a system are enough to begin. Players can be pasted from any list.
desk-home-new = { word-new-tournament }
desk-home-live = { word-being-played }
desk-home-group-before = { $players ->
    [one] { $group }: { $players } player, not begun
   *[other] { $group }: { $players } players, not begun
}
desk-home-group-round = { $players ->
    [one] { $group }: { $players } player, round { $round } of { $rounds }
   *[other] { $group }: { $players } players, round { $round } of { $rounds }
}
desk-home-group-finished = { $players ->
    [one] { $group }: { $players } player, finished
   *[other] { $group }: { $players } players, finished
}
desk-home-import = Import a tournament from a file
desk-home-import-how = From another desk: the tournament, Files, the whole tournament. From another program: its report file (TRF); players, rounds and points are checked and shown before anything is saved.
desk-bring-title = Check the report file
desk-bring-system = Pairing system
desk-bring-again = Check by this system
desk-bring-problems = The file cannot be imported:
desk-bring-assumed = Assumed where the file does not say
desk-bring-left-behind = Not imported
desk-bring-accept = Import it
desk-bring-no-rounds = The file has no paired round.
desk-bring-boards = { $count ->
     [one] one board
    *[other] { $count } boards
 }
desk-bring-results = { $count ->
     [one] one result
    *[other] { $count } results
 }
desk-bring-same = Paired as the system does.
desk-bring-differs = The system pairs differently.
desk-bring-file = In the file
desk-bring-engine = By the system
desk-bring-points = { $player }: { $file } in the file, { $counted } from its rounds
desk-bring-points-same = The points of the file agree with its rounds.
desk-bring-file-points = Points in the file
desk-bring-counted-points = Points according to the results
desk-bring-system-assumed = The file names no pairing system that is known here; it is checked as FIDE Dutch.
desk-bring-nobody-left = Nobody has withdrawn: the file does not say who has. Whoever has left is withdrawn on the player’s own page.
desk-bring-scoring = The points for a win, a draw or a loss that the file sets: here they are 1, ½ and 0.
desk-bring-adjustments = Points given or taken besides the games.
desk-bring-acceleration = Fictitious points for the pairing, stated in the file.
desk-bring-rest = Remarks, team records and lines of an unknown kind.
desk-bring-tiebreaks = Tie-breaks that are not known here.
desk-players-by-file = The start numbers are those of the report file.
desk-home-import-file = { word-tournament-file }
desk-home-import-copy = As a copy, beside one that is already here
desk-home-import-go = Import

# New tournament
desk-create-title = { word-new-tournament }
desk-create-later = Everything here can be changed until the first round is published.
desk-create-name = Name of the tournament
desk-create-system = { word-system }
desk-create-rounds = { word-rounds }
desk-create-place = Place
desk-create-starts = First day
desk-create-public = Show public pages: pairings, results and standings for everybody on the network
desk-create-go = Go on to the players
desk-create-group-name = Open
desk-system-monrad = { word-monrad }
desk-system-monrad-about = Players with equal points meet; any number of players.
desk-system-round-robin = All-play-all
desk-system-round-robin-about = Everybody meets everybody once; 3 to 100 players.
desk-system-round-robin-2 = Double all-play-all
desk-system-round-robin-2-about = Everybody meets everybody twice, once with each colour.

# Overview
desk-overview-no-group = The tournament has no group yet.
desk-overview-nothing = Nothing is waiting.
desk-overview-behind = Done so far
desk-state-before = before the first round
desk-state-finished = finished
desk-do-players = To the players
desk-do-order = Fix the start numbers
desk-do-draft = Look at the draft
desk-do-results = Enter results
desk-do-board = To the board
desk-do-report = To the report files
desk-group-finish = Finish the group
desk-group-finish-ask = Finish the group? No more results can be entered until it is opened again.
desk-group-reopen = Open again
desk-group-reopen-ask = Open the group again? Its final table can then change.
desk-group-new = New group
desk-group-remove = Remove the group
desk-group-remove-ask = Remove this group?
desk-section-all = All

# Players
desk-player-number = { view-number }
desk-player-name = { word-name }
desk-player-rating = { word-rating-number }
desk-player-club = { word-club }
desk-player-title = { word-title }
desk-player-section = { word-section }
desk-player-federation = { word-federation }
desk-player-birth = { word-born }
desk-player-sex = { word-sex }
desk-player-woman = Woman
desk-player-man = Man
desk-player-fide-id = { word-fide-number }
desk-player-national-id = { word-member-number }
desk-player-notes = Notes
desk-players-import = Paste or import
desk-players-enter = Enter
desk-players-more-fields = More fields
desk-players-empty = Nobody is entered yet. Type a name above, or paste a whole list.
desk-players-draw = Draw lots
desk-players-draw-ask = Draw lots now? They are drawn once and never again; later entries get the next numbers.
desk-players-order-rating = Number by rating
desk-players-by-rating = Start numbers by rating.
desk-players-by-lot = Start numbers by lot, drawn from the seed { $seed }.
desk-players-late-hint = Whoever is entered now is a late entry and gets the next start number.
desk-players-missed = Rounds missed
desk-players-missed-zero = 0 points each
desk-players-missed-half = ½ point each
desk-players-withdrawn = withdrawn after round { $round }
desk-players-withdrawn-unannounced = withdrawn after round { $round } without notice
desk-players-late = from round { $round }
desk-players-bye-allocated = bye: { $rounds }
desk-players-bye-full = full-point bye: { $rounds }
desk-players-bye-half = half-point bye: { $rounds }
desk-players-bye-zero = absent: { $rounds }
desk-players-fixed-board = always at board { $board }
desk-players-withheld = name withheld
desk-players-apart = Players who must not meet
desk-players-apart-one = One
desk-players-apart-other = The other
desk-players-apart-first = From round
desk-players-apart-last = To round
desk-players-apart-go = Keep apart
desk-players-apart-end = Let them meet
desk-players-apart-rounds = rounds { $first }–{ $last }
desk-player-deeds = Actions
desk-player-edit = Edit
desk-player-byes = Absent in a round
desk-player-bye-kind = { word-kind }
desk-player-bye-ask = Write down
desk-player-bye-cancel = Cancel
desk-player-withdraw = Withdraw
desk-player-withdraw-about = The player is no longer paired; the results stay.
desk-player-notice = The player told the arbiter
desk-player-return = Back from the next round
desk-player-return-about = The rounds missed count nothing.
desk-player-board = Fixed board
desk-player-board-number = { word-board }
desk-player-board-about = For a player who needs the same table in every round. Empty: none.
desk-player-privacy = Privacy
desk-player-withhold = Do not show the name on public pages
desk-player-erase = Erase personal data
desk-player-erase-about = Name, club, birth date and numbers are erased for good, at once and from the backups beside the database too. Tables and pairings stay.
desk-player-erase-sure = Erase everything known about this person. This cannot be undone.
desk-player-move = Move to another group
desk-player-move-go = { word-move }
desk-player-remove = Remove from the list
desk-player-remove-ask = Remove this player from the list?
desk-player-gone = a player no longer in the list

# Importing players
desk-import-title = Paste or import players
desk-import-about = From a spreadsheet, a mail or a saved list: one player per line. You see how it was understood before anything is saved.
desk-import-paste = Paste here
desk-import-file = Or choose a file (CSV or text)
desk-import-report = A report file: its players are taken, its rounds are not.
desk-import-look = See how it is understood
desk-import-check = Is this right?
desk-import-nothing-saved = Nothing is saved yet. Correct what was guessed wrong.
desk-import-separator = Columns are separated by
desk-import-encoding = Encoding of the letters
desk-import-header = The first line names the columns
desk-import-again = Read again
desk-import-columns = What the columns hold
desk-import-column = column { $column }
desk-import-line = Line { $line }
desk-import-rest = Also
desk-import-problems = These lines are not understood. Correct the columns, or the list itself.
desk-import-correct = The list, to be corrected here
desk-import-sections = Not a section of this group, so left out: { $sections }. Sections are named in the settings of the group.
desk-import-more = { $count ->
    [one] And { $count } more.
   *[other] And { $count } more.
}
desk-import-accept = { $count ->
    [one] Enter { $count } player
   *[other] Enter { $count } players
}
desk-separator-semicolon = semicolon ;
desk-separator-comma = comma ,
desk-separator-tab = tab
desk-separator-bar = bar
desk-separator-blanks = several spaces
desk-encoding-utf8 = UTF-8
desk-encoding-utf8-marked = UTF-8 with a byte order mark
desk-encoding-windows-1252 = Windows-1252 (older programs)
desk-encoding-utf16-little = UTF-16
desk-encoding-utf16-big = UTF-16, reversed
desk-encoding-utf8-twice = UTF-8 saved twice
desk-column-name = { word-name }
desk-column-family = Family name
desk-column-given = Given name
desk-column-rating = { word-rating-number }
desk-column-club = { word-club }
desk-column-federation = { word-federation }
desk-column-title = { word-title }
desk-column-fide-id = { word-fide-number }
desk-column-national-id = { word-member-number }
desk-column-birth = { word-born }
desk-column-sex = { word-sex }
desk-column-group = { word-section }
desk-column-skip = (leave out)

# A round
desk-round-ahead = not paired yet
desk-round-ahead-chip = to come, from the schedule
desk-round-ahead-about = A game played ahead of its round can be entered here. It counts in standings and ratings when the round is published.
desk-schedule-ahead = A game played ahead of its round is entered in that round; its heading leads there. It counts in standings and ratings when the round is published.
desk-round-draft = draft
desk-round-published = published
desk-round-running = { word-being-played }
desk-round-complete = all results in
desk-round-awaits = games still to be played
desk-round-by-hand = changed by hand
desk-round-starts = { view-starts }
desk-round-can-pair = Round { $round } can be paired now.
desk-round-not-yet = This round cannot be paired yet.
desk-round-pair = Pair round { $round }
desk-round-start = { word-start-the-round }
desk-round-manual = Change by hand
desk-round-again = Pair again
desk-round-otherwise = After the correction round { $round } would be paired differently.
desk-round-again-about = After a correction, an entry or a withdrawal: shows what would change before anything is published.
desk-round-old = Later rounds were built on this one. A correction shows what it changes before it is accepted.
desk-boards = Boards
desk-board = Board { $board }
desk-board-more = { word-more }
desk-board-more-of = More about board { $board }
desk-wins = { $name } wins
desk-result-none = no result
desk-board-played = Over the board
desk-board-clear = { word-clear-the-result }
desk-board-forfeit = Not played: a player did not come, or came too late
desk-board-notice = Did not come, and had told the arbiter
desk-board-no-notice = Did not come, and had not told the arbiter
desk-board-late = Came, but too late
desk-board-missing = { $name } loses without play
desk-board-missing-both = Both lose without play
desk-board-put-off = To be played later
desk-board-until = When, if known
desk-board-postponed = Postponed
desk-board-adjourned = Adjourned
desk-board-put-off-about = Counts as half a point each in the pairing until it is played.
desk-board-decided = By the arbiter’s decision
desk-board-short = less than one move
desk-draft-about = Nobody sees it before it is published.
desk-draft-discard = Discard
desk-draft-publish = Publish
desk-draft-republish = This round is published but not started. Publishing again replaces it.
desk-draft-changes = What changes for { $count ->
     [one] one player
    *[other] { $count } players
 }
desk-draft-published-now = Published now
desk-draft-instead = { word-new }
desk-draft-white-against = White against { $name }
desk-draft-black-against = Black against { $name }
desk-draft-no-game = no game
desk-draft-republish-ask = Replace the published round? { $count ->
     [0] Nobody gets another opponent or colour.
     [one] One player gets another opponent or colour.
    *[other] { $count } players get another opponent or colour.
 } The public pages will say that it was changed.
desk-draft-note = Changed by hand:
desk-draft-number = { view-number }
desk-draft-why = Why these two
desk-draft-by-hand = Paired by hand.
desk-draft-passed = { $player } would have met { $opponent }. { $reason }
desk-draft-passed-bye = { $player } would have had the bye. { $reason }
desk-draft-without-game = { word-without-a-game }
desk-draft-absent = Not in this round
desk-manual-open = changed by hand
desk-manual-about = Choose two players; they change places.
desk-manual-swap = Swap the two
desk-manual-turn = Change colours
desk-manual-changed = { word-changed }
desk-manual-compared = Compared with the system
desk-manual-equal = As the system has it.
desk-manual-ours = By hand
desk-manual-systems = The system
desk-manual-note = Why it was changed
desk-manual-note-hint = Shown in the history and in the report.
desk-manual-end = End the changes
desk-confirm-title = What the correction changes
desk-confirm-no-places = No place and no points change.
desk-confirm-places = { word-standings }
desk-confirm-draft = The draft would be paired differently. Discard it and pair it again.
desk-confirm-published = The published round would have been paired differently. It stays unless you pair it again before its start.
desk-confirm-started = The round would have been paired differently. It has started and stays as it is.
desk-confirm-before = As it is
desk-confirm-after = As it would be
desk-confirm-no = Leave it as it is
desk-confirm-yes = Correct the result

# Results from the keyboard
desk-entry-board = { word-board }
desk-entry-result = { word-result }
desk-entry-idle = Type a board number, or ↓ for board %board.
desk-entry-more = Board %board: space or Enter takes it, another digit goes on.
desk-entry-digits = Board number: %count digits, or end it with space.
desk-entry-idle-digits = Type the board number with %count digits (%example) or end it with space; or ↓ for board %board.
desk-entry-replace = Board %board already has %stands. Replace it with %result? Enter yes, Esc no.
desk-entry-clear = Board %board has %stands. Clear the result? Enter yes, Esc no.
desk-entry-kept = Board %board stays %result.
desk-entry-waits = Board %board: 1, = or 0.
desk-entry-choose = First the number of the board, or ↓.
desk-entry-no-board = There is no board %board. Boards are %first to %last.
desk-entry-wrong-key = %key is not a result. 1 White wins, = draw, 0 Black wins, + or - forfeit, p postponed.
desk-entry-notice = Why was it not played? y had told you, n had not told you, l came too late.
desk-entry-saved = Board %board: %result.
desk-entry-cleared = Board %board: cleared.
desk-entry-all = All results are in.
desk-entry-put-off = No board is open. Postponed and adjourned games wait for their result.
desk-entry-no-games = No game is played in this round.
desk-entry-offline = No connection since %time. Results kept here: %count. They are sent by themselves.
desk-entry-conflict = Board %board: %name entered %theirs, you entered %yours.
desk-entry-theirs = Keep %result
desk-entry-mine = Enter %result
desk-entry-keep = Keep { $result }
desk-entry-put = Enter { $result }
desk-entry-help = Keyboard: board number, then 1 = 0; or arrows and one key. A result that is already entered is replaced only after you confirm it. All shortcuts:

# History
desk-history-about = Everything that was done, with who and when.
desk-history-last = The last step:
desk-history-last-group = The last step in another group:
desk-undo-last = Last in this group:
desk-undo-title = Take back a publication?
desk-undo-publication = Round { $round } then disappears from the public pages.
desk-undo-publication-again = The public pages then show round { $round } as it was published before.
desk-undo-draft-stays = The draft stays here and can be published again.
desk-undo-keep = Keep it published
desk-undo-go = Take it back
desk-history-undo = Undo it
desk-history-undone = undone
desk-history-taken-back = Taken back: { $what }
desk-history-events = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}

# Settings
desk-settings-group = { word-group }
desk-settings-group-name = Name of the group
desk-settings-rounds-follow = The number of rounds follows from the number of players.
desk-settings-first-board = First board
desk-settings-time-control = { word-time-control }
desk-settings-time-control-hint = Minutes, then seconds a move: 90+30. With several periods: 40/90+30, 30+30.
desk-time-read =
    { $time }: { $pace }{ $rated ->
         [yes] , rated
         [no] , not rated
        *[unsaid] {""}
    }.
desk-settings-tiebreaks = Tie-breaks, in order
desk-settings-tiebreak = Tie-break { $number }
desk-settings-tiebreaks-hint = Applied from the top. Announced before round 1 and locked when it starts. Alt with an arrow key moves a tie-break.
desk-settings-tiebreak-none = none
desk-settings-tiebreak-up = Tie-break { $number } up
desk-settings-tiebreak-down = Tie-break { $number } down
desk-settings-tiebreak-variant = A variant that is not in the list
desk-settings-tiebreak-code = Code
desk-settings-schedule = { word-times-of-the-rounds }
desk-settings-schedule-about = From its start a round’s pairing is fixed. A round is not paired before the time given for games still to be finished.
desk-settings-starts = Starts
desk-settings-pair-from = Paired from
desk-settings-sections = Sections played together and ranked apart
desk-settings-sections-list = One section per line
desk-settings-sections-about = As youth championships do when a section is small.
desk-settings-groups = { word-groups }
desk-split = Spread the players over the groups by rating
desk-split-about = The highest rated go to the first group, and so on. Without sizes the groups become as equal as possible, at most one of them with an odd number.
desk-split-size = Size
desk-split-go = Spread
desk-settings-event = Tournament
desk-settings-ends = Last day
desk-settings-organiser = { word-organiser }
desk-settings-chief = { word-chief-arbiter }
desk-settings-deputies = More arbiters, one per line
desk-settings-approved = Arbiters approved as players, one per line
desk-settings-approved-hint = An arbiter plays only with the registrar’s approval.
desk-settings-put-off = Adjourned and postponed games
desk-settings-put-off-hint = What the event’s rules say: until when they are asked for, where and when they are played.
desk-settings-zone = Time zone of the hall
desk-union = Tournament regulations
desk-union-hold = The Danish Chess Union’s tournament regulations (D4) apply
desk-union-off = The Laws of Chess and the event’s own rules apply
desk-union-option-usual = As usual for the federation
desk-union-option-hold = The Danish union’s regulations (D4)
desk-union-option-off = The Laws and the event’s own rules
desk-union-usual-about = As usual: the Danish union’s regulations for DEN, elsewhere the event’s own rules.
desk-union-about = They decide how late a player may come, how long a ruling can be appealed, which reports are due, and which tie-breaks apply where none is named.
desk-handbook = Edition of the regulations
desk-handbook-by-day = The one in force on the first day
desk-handbook-option = From { $day }
desk-handbook-about = The figures of the handbook in force from { $day } apply.
desk-handbook-before = The event begins before that day; no older edition is known here, so this one applies.
desk-handbook-other = On the first day of the event, edition { $edition } is in force.
desk-settings-byes = Byes a player may ask for
desk-settings-byes-closed = Number of last rounds without such byes
desk-delete = Delete the tournament
desk-delete-about = Everything goes at once, from the backups beside the database too: players, rounds, history. Make the tournament file first if in doubt.
desk-delete-name = Type the name to confirm: { $name }
desk-delete-go = Delete for good

# Files
desk-files-whole = The whole tournament
desk-files-whole-about = One file with everything, to go on with on another machine or to keep.
desk-files-whole-get = { word-tournament-file }
desk-files-report = Report
desk-files-report-about = For the federation, for FIDE and for other programs.
desk-files-ascii = { word-trf16-plain-letters }
desk-files-tables = Tables
desk-files-tables-about = CSV for spreadsheets.
desk-files-pairings = Pairings of round { $round }
desk-files-no-order = Reports can be made when the start numbers are fixed.
desk-files-import-hint = A tournament file is imported on the page

# Help
desk-help-evening = A club evening
desk-help-step-1 = Create the tournament: a name, the system, the number of rounds.
desk-help-step-2 = Enter the players, or paste a list, and draw lots. Lots are drawn once.
desk-help-step-3 = Pair the round, look the draft through, publish it; print or show it on the wall.
desk-help-step-4 = Enter the results as they come: board number and 1, = or 0.
desk-help-step-5 = When the last result is in, one key pairs the next round.
desk-help-step-6 = After the last round finish the group, print the table and send the report.
desk-help-keys = Shortcuts
desk-help-result-keys = { word-results }
desk-help-words = Words
desk-key-help = This list
desk-key-next = The next thing to do
desk-key-all = All groups at once
desk-key-overview = { word-overview }
desk-key-players = { word-players }
desk-key-round = The current round
desk-key-standings = { word-standings }
desk-key-cross = { word-cross-table }
desk-key-history = { word-history }
desk-key-search = To the first field
desk-key-board = The board with this number; with ten boards or more 07, or 7 and space
desk-key-arrows = Go from board to board
desk-key-one = White wins
desk-key-draw = { word-draw }
desk-key-zero = Black wins
desk-key-plus = Black did not come
desk-key-minus = White did not come
desk-key-postpone = Postponed
desk-key-clear = { word-clear-the-result }
desk-key-enter = The next open board
desk-key-escape = Leave the board
desk-word-draft = Draft
desk-word-draft-about = A round as the system pairs it, with a reason for every board. Only arbiters see it.
desk-word-publish = Publish
desk-word-publish-about = The round gets its board numbers and everybody can see it. It can be changed until it starts.
desk-word-bye = { word-bye }
desk-word-bye-about = A round without a game: because the number of players is odd, or because the player asked.
desk-word-floater = Floater
desk-word-floater-about = A player who meets somebody with a different score.
desk-word-correction = Tie-break
desk-word-correction-about = What orders players with equal points, made of the points of their opponents.
desk-word-forfeit = Forfeit
desk-word-forfeit-about = A game lost because a player did not come, or came too late. Staying away without notice counts as unsporting; coming too late does not.
desk-word-postponed = Postponed, adjourned
desk-word-postponed-about = A game played or finished later, before the last round. Until then it counts as half a point each.
desk-word-withheld = Name withheld
desk-word-withheld-about = On public pages the player is shown by start number alone.

# Reasons of the desk itself
reason-account_name_missing = Write the name you want to be known by, at most 60 characters.
reason-password_too_short = The password needs at least { $shortest } characters.
reason-password_wrong = The old password is not right.
reason-form_incomplete = A field is missing in what was sent.
reason-no_file_chosen = No file was chosen.
reason-no_list_given = Paste a list, or choose a file.
reason-upload_broken = The upload was cut off. Send it again.
reason-result_unknown = { $found } is not a game result.
reason-rating_not_a_number = The rating { $found } is not a number.
reason-fide_id_not_a_number = The FIDE number { $found } is not a number.
reason-birth_not_a_date = { $found } is not a birth date. Write 1994-03-21, or only the year.
reason-title_unknown = { $found } is not a title.
reason-board_not_a_number = { $found } is not the number of a board.
reason-rounds_not_a_number = { $found } is not a number of rounds.
reason-size_not_a_number = { $found } is not a number of players.
reason-sizes_incomplete = Give the size of every chosen group, or of none.
reason-system_unknown = Choose a system.
reason-time_not_understood = { $found } is not a day and time.
reason-time_zone_unknown = { $found } is not a time zone. Write it as Europe/Copenhagen.
reason-name_not_repeated = The name does not match. The tournament was not deleted.
reason-swap_needs_two = Choose exactly two players.
reason-no_manual_session = Begin the changes by hand first.
reason-serve_address_taken = { $address } is taken, perhaps by a desk that already runs: open http://{ $address }/. Or choose another address: --listen { $next }
reason-serve_cannot_listen = Cannot listen on { $address }: { $problem }
reason-serve_no_data_directory = This user has no data directory. Name a database with --database PATH.
reason-serve_directory = The directory { $path } cannot be created: { $problem }
reason-serve_stopped = The desk stopped: { $problem }

# The terminal
desk-serve-running = Rokade is running at { $address }
desk-serve-network = Phones and screens on this network: { $address }
desk-serve-link = Sign in with this link, once, within 24 hours:
desk-serve-password = Sign in with your password. A new link: rokade serve --new-link
desk-serve-database = Database: { $database }
desk-serve-stop = Stop with Ctrl-C.

desk-actor-account = Account
desk-actor-device = Device
desk-actor-device-of = Device { $name }
desk-actor-player = Player’s link
desk-actor-player-of = { $name } (player’s link)
desk-actor-captain = Captain’s link
desk-actor-captain-of = { $name } (captain’s link)
desk-actor-key = Key
desk-actor-key-of = Key { $name }
desk-actor-clock = The clock

desk-help-rights = Who may do what
desk-role-owner = { word-owner }
desk-role-arbiter = { word-arbiter }
desk-scope-event = The whole event
desk-scope-group = Own groups
desk-scope-room = Own room
desk-scope-boards = Own boards
desk-right-settings = Settings of the event and its groups
desk-right-players = Players, byes, withdrawals
desk-right-numbers = Start numbers, lots, colours, teams
desk-right-rounds = Pairing, publishing and starting rounds
desk-right-results = { word-results }
desk-right-games = Games under the referee
desk-right-rulings = Incidents, appeals, penalties
desk-right-play-offs = Play-offs and lots drawn for places
desk-right-prizes = { word-prizes }
desk-right-report = The report
desk-right-take-back = Undoing
desk-right-delete-event = Deleting an event
desk-right-invite = Inviting arbiters
desk-right-remove-account = Removing accounts
desk-right-end-sign-ins = Ending the sign-ins of others
desk-settings-koya-limit = { $name }: limit half a point higher
