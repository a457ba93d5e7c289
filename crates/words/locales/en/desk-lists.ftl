# The page of the rating lists, and looking players up in them.
desk-lists-about = FIDE’s rating lists, to look players up without a network. They lie beside the database, and no backup holds them; those of the last { $months } months are kept.
desk-lists-none = No rating list was brought in yet.
desk-lists-month = Month
desk-lists-kind = Holds
desk-lists-combined = All three ratings
desk-lists-remove-ask = Remove this rating list? It can be brought in again.
desk-lists-bring-in = Bring a rating list in
desk-lists-bring-in-how = As it was downloaded: the combined list or one of standard, rapid or blitz, as text or XML, zipped or not. The month is taken from the list where it names one.
desk-lists-smaller = Also if it has less than half the players of the last one
desk-lists-bring-in-go = Bring in
desk-lists-large = Files above 32 MB are brought in on this machine:
desk-find = Look up in the rating list { $list }
desk-find-in = Players of the rating list { $list }
desk-find-more = … and { $count } more; type more of the name.
desk-find-no-list = With a rating list of FIDE players are found by three letters of their names.
desk-done-list-in = The rating list is here.
