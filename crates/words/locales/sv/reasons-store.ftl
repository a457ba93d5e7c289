# What can go wrong with the database, with the file of a tournament and with accounts.
reason-store_disk_full = Disken med databasen är full. Inget har ändrats; frigör plats och försök igen.
reason-store_read_only = Databasen kan bara läsas. Inget har ändrats; tillåt skrivning i filen och mappen.
reason-store_busy = Databasen användes för länge av någon annan. Inget har ändrats; försök igen.
reason-store_connection_lost = Anslutningen till databasen bröts. Inget har ändrats; skicka igen när databasen svarar.
reason-store_access_denied = Databasen släpper inte in denna användare. Kontrollera användarnamn, lösenord och filens rättigheter.
reason-store_newer_database = Databasen har version { $found }; detta program känner till versioner till och med { $known }. Inget har rörts; använd det nyare programmet.
reason-store_older_database = Databasen har version { $found } och är bara öppnad för läsning; version { $known } behövs. Starta rokade serve på den en gång.
reason-store_not_a_database = { $path } är ingen databas.
reason-store_foreign_database = { $place } är en databas för ett annat program. Inget har rörts; ange en annan.
reason-store_missing = Det finns ingen databas på { $place }.
reason-store_bad_address = { $address } är ingen databasadress; förväntat: en sökväg, sqlite:SÖKVÄG eller postgres://…
reason-store_damaged = Databasen är skadad. Inget har ändrats; rokade check --database säger var, och rokade restore återställer en säkerhetskopia.
reason-store_broken_journal =
    { $seq ->
        [0] Journalen för { $tournament } är skadad. Inget har ändrats; rokade export --readable räddar det som kan läsas, och rokade restore återställer en säkerhetskopia.
       *[other] Journalen för { $tournament } är skadad från och med händelse { $seq }. Inget har ändrats; rokade export --readable räddar det som kan läsas, och rokade restore återställer en säkerhetskopia.
    }
reason-store_file = { $path } kan inte läsas eller skrivas.
reason-store_in_use = Ett program använder fortfarande { $path }; stoppa det först.
reason-store_no_file_backup = Bara en SQLite-databas säkerhetskopieras som fil; PostgreSQL har ett eget verktyg (pg_dump).
reason-store_unexpected = Databasen svarade oväntat. Inget har ändrats; loggen säger mer.
reason-no_such_tournament = Tävlingen finns inte.
reason-file_not_a_tournament = Detta är ingen tävlingsfil.
reason-file_newer_version = Tävlingsfilen har version { $found }; detta program läser versioner till och med { $known }. Använd det nyare programmet.
reason-file_truncated = Tävlingsfilen slutar mitt i, rad { $line }, kolumn { $column }. Inget har lästs in; kopiera den igen.
reason-file_broken = Tävlingsfilen är skadad på rad { $line }, kolumn { $column }. Inget har lästs in; kopiera den igen.
reason-file_incomplete = Tävlingsfilen skulle ha { $expected } händelser och uppgifter och har { $found }. Inget har lästs in; kopiera den igen.
reason-file_broken_journal = Händelse { $seq } i tävlingsfilen följer inte av dem före den. Inget har lästs in.
reason-tournament_already_here = Tävlingen finns redan här, som { $key }. Inget har lästs in.
reason-account_name_empty = Ett namn behövs.
reason-account_name_taken = Någon annan har det namnet; välj ett annat.
reason-account_unknown = Kontot finns inte.
reason-account_last_owner = Detta är den sista ägaren; någon måste kunna logga in.
reason-store_unconfirmed = Anslutningen till databasen bröts medan den sparade. Det är inte säkert om den senaste åtgärden är sparad. Skicka den igen: den sparas bara en gång, hur ofta den än skickas.
reason-store_held = { $path } är öppen i { $holder }. Gör det där, eller stoppa det först; bara ett program i taget skriver i filen.
reason-store_incomplete = { $path } är ofullständig: den kopierades medan domarbordet hade den öppen eller efter att det avbröts, och filen { $path }-wal som hör till den saknas. Inget har öppnats. Stoppa domarbordet med Ctrl-C och kopiera filen igen, eller kopiera båda filerna; rokade backup kopierar medan det körs. Det som finns återställs med rokade restore --incomplete.
reason-store_foreign_log = Bredvid { $path } ligger { $path }-wal, loggen för en annan databas. Inget har öppnats. Filen behöver ingen logg: flytta bort { $path }-wal och { $path }-shm.
reason-store_broken_log = { $path }-wal är skadad: det som skrevs sist kan inte läsas. Inget har öppnats. Återställ den senaste säkerhetskopian, eller det som kan läsas med rokade restore --incomplete.
reason-file_altered = Tävlingsfilen är inte som den skrevs. Inget har lästs in; kopiera den igen.
reason-flaw_changed = Den är inte som den skrevs.
reason-flaw_missing = Den saknas.
reason-flaw_unreadable = Den kan inte läsas.
reason-flaw_person = Det den säger om en person har ändrats eller saknas.
reason-flaw_doer = Vem som gjorde det kan inte läsas.
reason-flaw_own_row = Det listan säger om tävlingen har ändrats.
reason-flaw_row = En rad har ändrats: { $row }.
reason-flaw_file = Filen hänger inte ihop: { $problem }
reason-store_broken_federation = Förbundets journal kan inte läsas från post { $seq } och framåt. Inget ändrades.
reason-flaw_federation = Förbundets journal går inte att lita på från post { $record } och framåt.
