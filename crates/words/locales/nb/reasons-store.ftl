# What can go wrong with the database, with the file of a tournament and with accounts.
reason-store_disk_full = Disken med databasen er full. Ingenting er endret; frigjør plass og prøv igjen.
reason-store_read_only = Databasen kan bare leses. Ingenting er endret; gi skrivetilgang til filen og mappen.
reason-store_busy = Databasen var for lenge i bruk av andre. Ingenting er endret; prøv igjen.
reason-store_connection_lost = Forbindelsen til databasen er brutt. Ingenting er endret; send det på nytt når databasen svarer.
reason-store_access_denied = Databasen slipper ikke inn denne brukeren. Se etter brukernavn, passord og filens rettigheter.
reason-store_newer_database = Databasen har versjon { $found }; dette programmet kjenner versjoner til og med { $known }. Ingenting er rørt; bruk det nyere programmet.
reason-store_older_database = Databasen har versjon { $found } og er bare åpnet for lesing; versjon { $known } trengs. Start rokade serve på den én gang.
reason-store_not_a_database = { $path } er ikke en database.
reason-store_foreign_database = { $place } er databasen til et annet program. Ingenting er rørt; oppgi en annen.
reason-store_missing = Det er ingen database på { $place }.
reason-store_bad_address = { $address } er ikke en databaseadresse; forventet: en sti, sqlite:STI eller postgres://…
reason-store_damaged = Databasen er skadet. Ingenting er endret; rokade check --database sier hvor, og rokade restore henter en sikkerhetskopi.
reason-store_broken_journal =
    { $seq ->
        [0] Journalen for { $tournament } er skadet. Ingenting er endret; rokade export --readable redder det som kan leses, og rokade restore henter en sikkerhetskopi.
       *[other] Journalen for { $tournament } er skadet fra og med hendelse { $seq }. Ingenting er endret; rokade export --readable redder det som kan leses, og rokade restore henter en sikkerhetskopi.
    }
reason-store_file = { $path } kan ikke leses eller skrives.
reason-store_in_use = Et program bruker fortsatt { $path }; stopp det først.
reason-store_no_file_backup = Bare en SQLite-database sikkerhetskopieres som fil; PostgreSQL har sitt eget verktøy (pg_dump).
reason-store_unexpected = Databasen svarte uventet. Ingenting er endret; loggen sier mer.
reason-no_such_tournament = Turneringen finnes ikke.
reason-file_not_a_tournament = Dette er ikke en turneringsfil.
reason-file_newer_version = Turneringsfilen har versjon { $found }; dette programmet leser versjoner til og med { $known }. Bruk det nyere programmet.
reason-file_truncated = Turneringsfilen slutter midt i, linje { $line }, kolonne { $column }. Ingenting er lest inn; kopier den på nytt.
reason-file_broken = Turneringsfilen er skadet i linje { $line }, kolonne { $column }. Ingenting er lest inn; kopier den på nytt.
reason-file_incomplete = Turneringsfilen skulle ha { $expected } hendelser og opplysninger og har { $found }. Ingenting er lest inn; kopier den på nytt.
reason-file_broken_journal = Hendelse { $seq } i turneringsfilen følger ikke av dem før den. Ingenting er lest inn.
reason-tournament_already_here = Turneringen er her allerede, som { $key }. Ingenting er lest inn.
reason-account_name_empty = Det trengs et navn.
reason-account_name_taken = En annen har dette navnet; velg et annet.
reason-account_unknown = Kontoen finnes ikke.
reason-account_last_owner = Dette er den siste eieren; noen må kunne logge inn.
reason-store_unconfirmed = Forbindelsen til databasen ble brutt mens den lagret. Det er ikke sikkert om den siste handlingen er lagret. Send den på nytt: den lagres bare én gang, uansett hvor ofte den sendes.
reason-store_held = { $path } er åpen i { $holder }. Gjør det der, eller stopp det først; bare ett program om gangen skriver i filen.
reason-store_incomplete = { $path } er ufullstendig: den er kopiert mens dommerbordet hadde den åpen, eller etter at det ble avbrutt, og filen { $path }-wal som hører til den, mangler. Ingenting er åpnet. Stopp dommerbordet med Ctrl-C og kopier filen på nytt, eller kopier begge filene; rokade backup kopierer mens det kjører. Det som er der, hentes med rokade restore --incomplete.
reason-store_foreign_log = Ved siden av { $path } ligger { $path }-wal, loggen til en annen database. Ingenting er åpnet. Filen trenger ingen logg: flytt { $path }-wal og { $path }-shm bort.
reason-store_broken_log = { $path }-wal er skadet: det som ble skrevet sist, kan ikke leses. Ingenting er åpnet. Hent den siste sikkerhetskopien, eller hent det som kan leses, med rokade restore --incomplete.
reason-file_altered = Turneringsfilen er ikke slik den ble skrevet. Ingenting er lest inn; kopier den på nytt.
reason-flaw_changed = Den er ikke slik den ble skrevet.
reason-flaw_missing = Den mangler.
reason-flaw_unreadable = Den kan ikke leses.
reason-flaw_person = Det den sier om en person, er endret eller mangler.
reason-flaw_doer = Hvem som gjorde det, kan ikke leses.
reason-flaw_own_row = Det listen sier om turneringen, er endret.
reason-flaw_row = En rad er endret: { $row }.
reason-flaw_file = Filen henger ikke sammen: { $problem }
reason-store_broken_federation = Forbundets journal kan ikke leses fra post { $seq } og videre. Ingenting ble endret.
reason-flaw_federation = Forbundets journal er ikke til å stole på fra post { $record } og videre.
