# The rating lists of FIDE that are kept beside the database: bringing one in, looking players up.
reason-fide_list_unreadable = The file cannot be read: { $error }.
reason-fide_list_archive = The zip archive is damaged, or what it holds is no plain file.
reason-fide_list_archive_files = The zip archive holds { $found } files; a rating list comes as one.
reason-fide_list_archive_large = The zip archive says that it holds { $found } bytes; no rating list of its size has more than { $expected }.
reason-fide_list_too_large = The file is longer than any rating list, or says something else than it holds; reading ended here.
reason-fide_list_header = This is not a rating list of FIDE: its first line should name the columns.
reason-fide_list_empty = The list has no player.
reason-fide_list_bad_lines = { $bad } of { $lines } lines cannot be used. Nothing was brought in; at least nine lines of ten must be good.
reason-fide_list_id = There is no FIDE number here.
reason-fide_list_name = There is no name here, or one with characters that no name has.
reason-fide_list_federation = A federation has three letters.
reason-fide_list_number = A whole number was expected.
reason-fide_list_id_twice = This FIDE number stood on a line before; the first one counts.
reason-fide_list_xml = This is not well-formed XML.
reason-fide_list_xml_deep = Elements lie in each other deeper than in any rating list.
reason-fide_list_xml_entity = This entity is not one of XML’s own; no other is read.
reason-fide_list_xml_dtd = The file declares a document type, which no rating list does and which is not read.
reason-fide_list_cut_off = The file ends in the middle of the list; download it again.
reason-fide_list_month_assumed = The list does not say its month; { $month } was taken. If it is another one, name it with --month.
reason-fide_list_month_differs = The list says that it is of another month.
reason-fide_list_pace_assumed = Neither the list nor its name says which rating it holds; it was taken as the standard one.
reason-list_damaged = The rating list { $path } is damaged and was not used. Remove it, and bring the list in again.
reason-list_newer = The rating list { $path } was made by a newer version of the program. Use that, or bring the list in again.
reason-list_not_kept = There is no rating list { $list } here.
reason-list_none_kept = There is no rating list here. Bring one in: rokade import fide-list FILE.
reason-list_smaller = The list has { $count } players, and the last one had { $before }. Nothing was brought in; if it is right, use --accept-smaller.
reason-list_too_many = The list has more players than there can be. Nothing was brought in.
reason-list_being_brought_in = Another rating list is being brought in; wait until that is done.
cli-list-brought-in = { $list }: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, digest { $digest }
cli-list-left-out =
    { $count ->
        [one] { $count } line could not be used and was left out:
       *[other] { $count } lines could not be used and were left out; the first of them:
    }
cli-list-dropped = Removed as one of an older month: { $list }
cli-list-none-found = Nobody fits.
cli-list-one-letter = Nobody is spelt like that; these are by one letter:
cli-list-more =
    { $count ->
        [one] … and { $count } more; type more of the name, or ask for it with --most.
       *[other] … and { $count } more; type more of the name, or ask for them with --most.
    }
cli-list-inactive = inactive
cli-list-list = List
cli-list-digest = Digest
cli-list-imported = Brought in
cli-list-source = File
cli-list-removed = { $list } was removed.
reason-fide_list_month_needed = The list does not say its month; “{ $found }” is none. Write it as 2026-09.
