# rokade check --database, and what backup, restore and export say of damage.
cli-check-database-sound =
    { $database } er i orden: { $tournaments ->
        [one] én turnering
       *[other] { $tournaments } turneringer
    }, { $records ->
        [one] én hændelse
       *[other] { $records } hændelser
    }, alt er læst og gennemgået på ny.
cli-check-database-damaged = { $database } er beskadiget:
cli-check-database-record = { $name } ({ $key }), hændelse { $record }: { $flaw }
cli-check-database-tournament = { $name } ({ $key }): { $flaw }
cli-check-database-elsewhere = Uden for turneringerne: { $flaw }
cli-check-database-begins = { $name } ({ $key }): kontrolsummerne før hændelse { $record } er tilføjet senere, ikke da hændelserne blev skrevet.
cli-check-database-remedy = Det, der kan læses: rokade export --readable --to file --tournament NØGLE. En sikkerhedskopi, der er i orden: rokade check --database KOPI, derefter rokade restore KOPI.
cli-backup-damaged = Sikkerhedskopien er skrevet, men det, den kopierer, er beskadiget:
cli-restored-in-part = Dette er, hvad der var, ikke alt: det, der er skrevet, efter at kopien blev taget, er ikke med. Sammenlign med papiret, før I fortsætter.
cli-export-readable = Hændelse 1 til { $records } af { $of } kan læses og er i filen.
cli-export-nameless =
    { $players ->
        [one] Én spiller kommer uden navn: det kan ikke læses.
       *[other] { $players } spillere kommer uden navn: de kan ikke læses.
    }
reason-readable_needs_file = --readable redder en beskadiget turnering som turneringsfil; forventet { $expected }.
