# Questions to the federation's rules: what is open, and the headings of the answers.
federation-question-tie_for_last_place = level in rating and games for the last place of the national-team class; lots are drawn.
federation-question-class_not_full = not enough entered players with a right to play; the executive committee decides.
federation-question-class_odd = an odd number, and nobody is left to make it even.
federation-question-wildcard_waits_for_fu = a wildcard that waits for the approval of the executive committee.
federation-question-birth_unclear = the date of birth, or the sex where it is asked for, is missing or not exact enough.
federation-question-sanction_while_suspended = Given while an earlier suspension had not ended: the registrar decides what becomes of it.
federation-question-played_elsewhere_meanwhile = Has the player played events elsewhere since the last rated result? That decides whether the number from the archive counts.
federation-sanction-days = From { $from } through { $to }; in the register through { $until }.
federation-dm-easter-sunday = Easter Sunday: { $day }
federation-dm-easter-monday = Easter Monday, day of the play-off: { $day } (D4.2-36d)
federation-dm-deadline = Last day to enter and pay: { $day } (D4.2-33b)
federation-dm-list-back = The registrar returns the entry list by { $day } (D4.2-31b)
federation-dm-junior = Juniors are born on { $day } or later (D4.2-37a)
federation-dm-landshold = National-team class
federation-dm-reserves = Reserves for the national-team class, in order
federation-dm-kandidat = Candidate class
federation-dm-veteran = Veteran class
federation-dm-other = Other groups
federation-dm-invalid = Entries that are not valid
federation-invitation-publishable = The invitation can be published.
federation-invitation-unpublishable = The invitation cannot be published yet.
federation-invitation-must = must
federation-invitation-should = should
federation-number-nearest = The nearest first ratings that are granted: { $numbers }
federation-number-archived = In the archive since { $since }.
federation-youth-group = { $group }: eligible players: { $players }
federation-youth-no-title = No champion.
federation-youth-title = Champion: { $persons }
federation-youth-merged = May be played together with the other group of the same age (D4.3.5.2b).
federation-register-done = Step { $step }.
federation-register-unchanged = Nothing changed.
federation-register-found = { $shown } of { $count }
federation-register-erased = Erased
federation-register-birth = Born { $value }
federation-register-federation = Federation: { $value }
federation-register-fide = FIDE number: { $value }
federation-register-membership = Member: { $value }
federation-register-individual = Individual member
federation-register-exempted = Exempted for this event (D4.4-63a)
federation-register-guest = May play as a non-member, this one event (D4.4-63b)
federation-register-rating = Rating: { $value }
federation-register-waits = Waits: { $value }
federation-register-closed = Until { $day }
federation-register-no-tasks = Nothing waits.
federation-register-record = { $seq }  step { $step }  { $at }  { $by }  { $office }  { $what }  { $who }

# A list of members beside the register
federation-import-figures =
    { $lines ->
        [one] One line
       *[other] { $lines } lines
    }: { $unchanged } unchanged, { $new } new, { $changed } with changed fields; memberships: { $begun } begun, { $moved } moved, { $ended } ended; conflicts: { $conflicts }.
federation-import-supposed = Supposed of the list
federation-import-supposed-at =
    { $count ->
        [one] Line { $line }:
       *[other] { $count } times, first in line { $line }:
    }
federation-import-districts = New districts
federation-import-clubs = New clubs
federation-import-new = New persons
federation-import-changed = Changed fields
federation-import-begun = Memberships begun
federation-import-moved = Memberships moved
federation-import-ended = Memberships ended
federation-import-conflicts = Conflicts: these lines wait
federation-import-nearest = Nearest: { $names }.
federation-import-nothing-written = Nothing has been written.
federation-import-field-number = number
federation-import-field-fide_id = { word-fide-number }
federation-import-field-name = name
federation-import-field-birth = born
federation-import-field-sex = sex
federation-import-field-federation = federation
federation-import-field-address = address
federation-import-field-email = e-mail
federation-import-field-phone = telephone
federation-list-last = Last played
