# What happened
desk-incidents = Incidents
desk-incident-what = { word-what-happened }
desk-incident-what-on = What happened on board { $board }?
desk-incident-which = What is it about?
desk-incident-which-board = At which board?
desk-incident-no-boards = No round is published yet. A ruling begins with a board.
desk-incident-back = { word-back }
desk-incident-told = Answers so far
desk-incident-find = Search the incidents
desk-incident-find-go = { word-search }
desk-incident-found = Found
desk-incident-none-found = Nothing has that name. Try another word, or choose below.
desk-incident-fen-hint = Set the position up on the board, or paste it as FEN.
desk-incident-next = Next
desk-incident-you-decide = You decide
desk-incident-undecided = The decision rests with you.
desk-incident-minutes = Minutes
desk-incident-seconds = Seconds
desk-incident-points = { word-points }
desk-incident-set = Use it
desk-incident-clocks-now = What do the clocks show?
desk-incident-clocks-go = Work out the times
desk-incident-set-clocks = Set the clocks to
desk-incident-score = The game ends { $score }.
desk-incident-counts-illegal =
    { $total ->
         [0] A further illegal move now counts against { side }.
         [one] One illegal move now counts against { side }.
        *[other] { $total } illegal moves now count against { side }.
    }
desk-incident-counts-warning =
    { $total ->
         [0] A warning is noted against { side }.
         [one] A warning is noted against { side }, the first in this game.
        *[other] A warning is noted against { side }, number { $total } in this game.
    }
desk-incident-record = { word-write-down }
desk-incident-note = Facts, in your own words
desk-incident-file = File it
desk-incident-file-about = The ruling is kept in the history. A result goes into the round, and a game under the referee gets its new times.
desk-incident-choose-first = First choose what is left to you; then the ruling can be filed.
desk-incident-laws = Laws of Chess { $laws }
desk-incident-precedents = Earlier rulings
desk-incident-appeal = Appeal
desk-incident-appeal-until = Appeal until { $when }.
desk-incident-appeal-made = Appealed by { $name }, { $when }.
desk-incident-number = No. { $number }
desk-incident-appeal-open = appealed
desk-incident-to-board = The board
desk-incident-another = Another incident here
desk-incident-speak = Tell the players in
desk-incident-facts = The facts
desk-incident-appealed = Appeal made
desk-incident-committee = Decision of the committee
desk-incident-upheld = The appeal is upheld
desk-incident-rejected = The appeal is rejected
desk-incident-upheld-about = Enter what it changes as a correction of the result.
desk-incident-decision-note = Reasons
desk-incident-decide = Enter the decision
desk-incident-make-appeal = A player appeals
desk-incident-appeal-by = Who appeals?
desk-incident-grounds = Grounds
desk-incident-appeal-stands = The ruling applies until the committee decides.
desk-incident-appeal-go = Enter the appeal
desk-incident-arbiter = { word-arbiter }
desk-incident-signing = A signature confirms that the player was informed of the ruling, not that it is accepted.
desk-incident-all = All incidents
desk-incident-appeals-open = Appeals awaiting a decision
desk-incident-none = Nothing has been filed. When something happens, begin at the board.
desk-incident-no = { view-number }
desk-incident-case = Incident
desk-incident-where = Where
desk-incident-when = When
desk-incident-counts = Counts against
desk-incident-illegal-moves = Illegal moves
desk-incident-warnings = Warnings
incident-ask-last_period = Is it the last period of the game?

# Checklists
desk-checklists = Checklists
desk-checklists-about = What the Laws of this group ask the arbiter to look after and to say. Ticks stay on this device for today.
desk-checklists-special = Also for special games
desk-checklists-blind = Players who do not see the board
desk-checklists-none = { desk-settings-tiebreak-none }
desk-checklists-one = one of the two
desk-checklists-both = both
desk-checklists-assistant = Their assistant
desk-checklists-undecided = not decided
desk-checklists-used = used
desk-checklists-unused = not used
desk-checklists-deaf = The opponent is hearing-impaired
desk-checklists-adjourned = A game is adjourned
desk-checklists-go = Show the lists

# Done
desk-done-filed = The ruling is filed.
desk-done-appealed = The appeal is entered.
desk-done-appeal-decided = The decision on the appeal is entered.

# Help
desk-key-what = What happened on the chosen board?
desk-help-incident = Choose “What happened?” at a board, then the group and the incident. Rokade asks only what matters and gives the ruling in four steps: what happened, which clauses are relevant, which apply and why, and the decision with the times to set. The number keys choose, Backspace goes back.
desk-help-incident-rules = Which Laws apply, how the flags are watched, the default time and the time for appeals are in the settings of the group.
desk-help-incident-after = A filed ruling can be printed with lines to sign on, shown in the players’ language, and appealed within its time. Illegal moves and warnings are counted.

# Rules of the group
desk-rules = Laws and supervision
desk-rules-laws = Edition of the Laws
desk-rules-federation = { word-federation }
desk-rules-federation-none = None
desk-rules-federation-DK = Denmark
desk-rules-federation-NO = Norway
desk-rules-federation-SE = Sweden
desk-rules-federation-about = Its additions to the Laws and its earlier rulings apply.
desk-rules-flags = Watching the flags
desk-rules-flags-full = Full: the arbiters see every flag
desk-rules-flags-limited = Limited: the top boards first
desk-rules-flags-none = None: the players watch
desk-rules-default = Default time in minutes
desk-rules-default-about = Empty: as the regulations, the federation or the edition say.
desk-rules-draws = Draw by agreement
desk-rules-draws-allowed = Allowed
desk-rules-draws-from = From a certain move
desk-rules-draws-never = Not allowed
desk-rules-draw-from = From which move
desk-rules-appeal = Time for appeals in minutes
desk-rules-appeal-about = As announced for the event. Where the regulations set a time, that time applies instead.
desk-rules-supervised = Rapid and blitz: supervision is adequate, so the competition rules apply
desk-rules-appendix-g = The rules on a quickplay finish without increment were announced (2018, 2023)
desk-rules-arbiter = An arbiter is present
desk-rules-follows-pace = Under this edition the time control counts as: { $pace }.
desk-rules-follows-differs = The group’s ratings are for another kind of chess.
desk-rules-follows-announce = Announce before round 1 how the flags are watched.
desk-rules-follows-appeal = A ruling can be appealed up to and including the tenth day after it. The appeal does not suspend the ruling.
