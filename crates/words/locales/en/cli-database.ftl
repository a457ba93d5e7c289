# rokade check --database, and what backup, restore and export say of damage.
cli-check-database-sound =
    { $database } is sound: { $tournaments ->
        [one] one tournament
       *[other] { $tournaments } tournaments
    }, { $records ->
        [one] one record
       *[other] { $records } records
    }, all read and replayed.
cli-check-database-damaged = { $database } is damaged:
cli-check-database-record = { $name } ({ $key }), record { $record }: { $flaw }
cli-check-database-tournament = { $name } ({ $key }): { $flaw }
cli-check-database-elsewhere = Outside the tournaments: { $flaw }
cli-check-database-begins = { $name } ({ $key }): the hashes before record { $record } were added later, not when the records were written.
cli-check-database-remedy = What can be read: rokade export --readable --to file --tournament KEY. A backup that is sound: rokade check --database BACKUP, then rokade restore BACKUP.
cli-backup-damaged = The backup is written, but what it copies is damaged:
cli-restored-in-part = This is what there was, not everything: what was written after the copy was made is not in it. Compare it with the paper before you go on.
cli-export-readable = Records 1 to { $records } of { $of } can be read and are in the file.
cli-export-nameless =
    { $players ->
        [one] One player comes without a name: it cannot be read.
       *[other] { $players } players come without their names: they cannot be read.
    }
reason-readable_needs_file = --readable saves a damaged tournament as a tournament file; expected { $expected }.
