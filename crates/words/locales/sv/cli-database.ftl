# rokade check --database, and what backup, restore and export say of damage.
cli-check-database-sound =
    { $database } är i ordning: { $tournaments ->
        [one] en tävling
       *[other] { $tournaments } tävlingar
    }, { $records ->
        [one] en händelse
       *[other] { $records } händelser
    }, allt är läst och genomgånget på nytt.
cli-check-database-damaged = { $database } är skadad:
cli-check-database-record = { $name } ({ $key }), händelse { $record }: { $flaw }
cli-check-database-tournament = { $name } ({ $key }): { $flaw }
cli-check-database-elsewhere = Utanför tävlingarna: { $flaw }
cli-check-database-begins = { $name } ({ $key }): kontrollsummorna före händelse { $record } lades till senare, inte när händelserna skrevs.
cli-check-database-remedy = Det som kan läsas: rokade export --readable --to file --tournament NYCKEL. En säkerhetskopia som är i ordning: rokade check --database KOPIA, sedan rokade restore KOPIA.
cli-backup-damaged = Säkerhetskopian är skriven, men det den kopierar är skadat:
cli-restored-in-part = Detta är det som fanns, inte allt: det som skrevs efter att kopian gjordes är inte med. Jämför med pappret innan ni fortsätter.
cli-export-readable = Händelse 1 till { $records } av { $of } kan läsas och är i filen.
cli-export-nameless =
    { $players ->
        [one] En spelare kommer utan namn: det kan inte läsas.
       *[other] { $players } spelare kommer utan namn: de kan inte läsas.
    }
reason-readable_needs_file = --readable räddar en skadad tävling som tävlingsfil; förväntat { $expected }.
