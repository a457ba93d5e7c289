# What can go wrong with the database, with the file of a tournament and with accounts.
reason-store_disk_full = The disk that holds the database is full. Nothing was changed; make room and try again.
reason-store_read_only = The database can only be read. Nothing was changed; allow writing to its file and folder.
reason-store_busy = The database was in use by somebody else for too long. Nothing was changed; try again.
reason-store_connection_lost = The connection to the database was lost. Nothing was changed; send it again when the database answers.
reason-store_access_denied = The database does not let this user in. Check the user name, the password and the rights of the file.
reason-store_newer_database = The database has version { $found }; this program knows versions up to { $known }. Nothing was touched; use the newer program.
reason-store_older_database = The database has version { $found } and was opened only to be read; version { $known } is needed. Start rokade serve on it once.
reason-store_not_a_database = { $path } is not a database.
reason-store_foreign_database = { $place } is a database of another program. Nothing was touched; name another one.
reason-store_missing = There is no database at { $place }.
reason-store_bad_address = { $address } is not the address of a database; expected: a path, sqlite:PATH or postgres://…
reason-store_damaged = The database is damaged. Nothing was changed; rokade check --database says where, and rokade restore brings back a backup.
reason-store_broken_journal =
    { $seq ->
        [0] The journal of { $tournament } is damaged. Nothing was changed; rokade export --readable saves what can be read, and rokade restore brings back a backup.
       *[other] The journal of { $tournament } is damaged from record { $seq } on. Nothing was changed; rokade export --readable saves what can be read, and rokade restore brings back a backup.
    }
reason-store_file = { $path } cannot be read or written.
reason-store_in_use = A program is still using { $path }; stop it first.
reason-store_no_file_backup = Only a SQLite database is backed up as a file; PostgreSQL has its own tool (pg_dump).
reason-store_unexpected = The database answered unexpectedly. Nothing was changed; the log says more.
reason-no_such_tournament = There is no such tournament.
reason-file_not_a_tournament = This is not a tournament file.
reason-file_newer_version = The tournament file has version { $found }; this program reads versions up to { $known }. Use the newer program.
reason-file_truncated = The tournament file ends in the middle, at line { $line }, column { $column }. Nothing was imported; copy it again.
reason-file_broken = The tournament file is damaged at line { $line }, column { $column }. Nothing was imported; copy it again.
reason-file_incomplete = The tournament file should contain { $expected } events and facts and contains { $found }. Nothing was imported; copy it again.
reason-file_broken_journal = Record { $seq } of the tournament file does not follow from those before it. Nothing was imported.
reason-tournament_already_here = This tournament is already here, as { $key }. Nothing was imported.
reason-account_name_empty = A name is needed.
reason-account_name_taken = Somebody else has this name; choose another.
reason-account_unknown = There is no such account.
reason-account_last_owner = This is the last owner; somebody must be able to sign in.
reason-store_unconfirmed = The connection to the database was lost while it stored. It is not certain whether the last action is stored. Send it again: however often it is sent, it is stored once.
reason-store_held = { $path } is open in { $holder }. Do it there, or stop that first; only one program at a time writes to the file.
reason-store_incomplete = { $path } is incomplete: it was copied while the desk had it open or after the desk was killed, and the file { $path }-wal that belongs to it is missing. Nothing was opened. Stop the desk with Ctrl-C and copy the file once more, or copy both files; rokade backup copies a running desk. What there is comes back with rokade restore --incomplete.
reason-store_foreign_log = Beside { $path } lies { $path }-wal, the log of another database. Nothing was opened. The file needs no log: move { $path }-wal and { $path }-shm away.
reason-store_broken_log = { $path }-wal is damaged: what was written last cannot be read. Nothing was opened. Restore the last backup, or take what can be read with rokade restore --incomplete.
reason-file_altered = The tournament file is not as it was written. Nothing was imported; copy it again.
reason-flaw_changed = It is not as it was written.
reason-flaw_missing = It is missing.
reason-flaw_unreadable = It cannot be read.
reason-flaw_person = What it says of a person has changed or is missing.
reason-flaw_doer = Who did it cannot be read.
reason-flaw_own_row = What the list says of the tournament has changed.
reason-flaw_row = A row has changed: { $row }.
reason-flaw_file = The file is not consistent: { $problem }
reason-store_broken_federation = The federation’s journal cannot be read from record { $seq } on. Nothing was changed.
reason-flaw_federation = The federation’s journal cannot be trusted from record { $record } on.
