# What can go wrong with the database, with the file of a tournament and with accounts.
reason-store_disk_full = Disken med databasen er fuld. Intet er ændret; gør plads, og prøv igen.
reason-store_read_only = Databasen kan kun læses. Intet er ændret; giv lov til at skrive i filen og mappen.
reason-store_busy = Databasen var for længe i brug af andre. Intet er ændret; prøv igen.
reason-store_connection_lost = Forbindelsen til databasen er tabt. Intet er ændret; send det igen, når databasen svarer.
reason-store_access_denied = Databasen lukker ikke denne bruger ind. Kontrollér brugernavn, adgangskode og filens rettigheder.
reason-store_newer_database = Databasen har version { $found }; dette program kender versioner til og med { $known }. Intet er rørt; brug det nyere program.
reason-store_older_database = Databasen har version { $found } og er kun åbnet til læsning; version { $known } er nødvendig. Start rokade serve på den én gang.
reason-store_not_a_database = { $path } er ikke en database.
reason-store_foreign_database = { $place } er et andet programs database. Intet er rørt; angiv en anden.
reason-store_missing = Der er ingen database på { $place }.
reason-store_bad_address = { $address } er ikke en databaseadresse; forventet: en sti, sqlite:STI eller postgres://…
reason-store_damaged = Databasen er beskadiget. Intet er ændret; rokade check --database siger hvor, og rokade restore henter en sikkerhedskopi.
reason-store_broken_journal =
    { $seq ->
        [0] Journalen for { $tournament } er beskadiget. Intet er ændret; rokade export --readable redder det, der kan læses, og rokade restore henter en sikkerhedskopi.
       *[other] Journalen for { $tournament } er beskadiget fra og med hændelse { $seq }. Intet er ændret; rokade export --readable redder det, der kan læses, og rokade restore henter en sikkerhedskopi.
    }
reason-store_file = { $path } kan ikke læses eller skrives.
reason-store_in_use = Et program bruger stadig { $path }; stop det først.
reason-store_no_file_backup = Kun en SQLite-database sikkerhedskopieres som fil; PostgreSQL har sit eget værktøj (pg_dump).
reason-store_unexpected = Databasen svarede uventet. Intet er ændret; loggen siger mere.
reason-no_such_tournament = Turneringen findes ikke.
reason-file_not_a_tournament = Dette er ikke en turneringsfil.
reason-file_newer_version = Turneringsfilen har version { $found }; dette program læser versioner til og med { $known }. Brug det nyere program.
reason-file_truncated = Turneringsfilen slutter midt i det hele, linje { $line }, kolonne { $column }. Intet er indlæst; kopiér den igen.
reason-file_broken = Turneringsfilen er beskadiget i linje { $line }, kolonne { $column }. Intet er indlæst; kopiér den igen.
reason-file_incomplete = Turneringsfilen skulle rumme { $expected } hændelser og oplysninger og rummer { $found }. Intet er indlæst; kopiér den igen.
reason-file_broken_journal = Hændelse { $seq } i turneringsfilen følger ikke af dem før den. Intet er indlæst.
reason-tournament_already_here = Turneringen er her allerede, som { $key }. Intet er indlæst.
reason-account_name_empty = Der skal bruges et navn.
reason-account_name_taken = En anden har dette navn; vælg et andet.
reason-account_unknown = Kontoen findes ikke.
reason-account_last_owner = Dette er den sidste ejer; nogen skal kunne logge ind.
reason-store_unconfirmed = Forbindelsen til databasen blev tabt, mens den gemte. Det er ikke sikkert, om den sidste handling er gemt. Send den igen: den gemmes kun én gang, uanset hvor ofte den sendes.
reason-store_held = { $path } er åben i { $holder }. Gør det der, eller stop det først; kun ét program ad gangen skriver i filen.
reason-store_incomplete = { $path } er ufuldstændig: den er kopieret, mens dommerbordet havde den åben, eller efter at det blev afbrudt, og filen { $path }-wal, som hører til den, mangler. Intet er åbnet. Stop dommerbordet med Ctrl-C, og kopiér filen igen, eller kopiér begge filer; rokade backup kopierer, mens det kører. Det, der er, hentes med rokade restore --incomplete.
reason-store_foreign_log = Ved siden af { $path } ligger { $path }-wal, en anden databases log. Intet er åbnet. Filen behøver ingen log: flyt { $path }-wal og { $path }-shm væk.
reason-store_broken_log = { $path }-wal er beskadiget: det, der blev skrevet sidst, kan ikke læses. Intet er åbnet. Hent den sidste sikkerhedskopi, eller hent det, der kan læses, med rokade restore --incomplete.
reason-file_altered = Turneringsfilen er ikke, som den blev skrevet. Intet er indlæst; kopiér den igen.
reason-flaw_changed = Den er ikke, som den blev skrevet.
reason-flaw_missing = Den mangler.
reason-flaw_unreadable = Den kan ikke læses.
reason-flaw_person = Det, den siger om en person, er ændret eller mangler.
reason-flaw_doer = Hvem der gjorde det, kan ikke læses.
reason-flaw_own_row = Det, listen siger om turneringen, er ændret.
reason-flaw_row = En række er ændret: { $row }.
reason-flaw_file = Filen hænger ikke sammen: { $problem }
reason-store_broken_federation = Forbundets journal kan ikke læses fra post { $seq } og frem. Intet blev ændret.
reason-flaw_federation = Man kan ikke stole på forbundets journal fra post { $record } og frem.
