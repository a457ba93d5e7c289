# rokade check --database, and what backup, restore and export say of damage.
cli-check-database-sound =
    { $database } er i orden: { $tournaments ->
        [one] én turnering
       *[other] { $tournaments } turneringer
    }, { $records ->
        [one] én hendelse
       *[other] { $records } hendelser
    }, alt er lest og gått gjennom på nytt.
cli-check-database-damaged = { $database } er skadet:
cli-check-database-record = { $name } ({ $key }), hendelse { $record }: { $flaw }
cli-check-database-tournament = { $name } ({ $key }): { $flaw }
cli-check-database-elsewhere = Utenfor turneringene: { $flaw }
cli-check-database-begins = { $name } ({ $key }): kontrollsummene før hendelse { $record } er lagt til senere, ikke da hendelsene ble skrevet.
cli-check-database-remedy = Det som kan leses: rokade export --readable --to file --tournament NØKKEL. En sikkerhetskopi som er i orden: rokade check --database KOPI, deretter rokade restore KOPI.
cli-backup-damaged = Sikkerhetskopien er skrevet, men det den kopierer, er skadet:
cli-restored-in-part = Dette er det som var der, ikke alt: det som er skrevet etter at kopien ble tatt, er ikke med. Sammenlign med papiret før dere fortsetter.
cli-export-readable = Hendelse 1 til { $records } av { $of } kan leses og er i filen.
cli-export-nameless =
    { $players ->
        [one] Én spiller kommer uten navn: det kan ikke leses.
       *[other] { $players } spillere kommer uten navn: de kan ikke leses.
    }
reason-readable_needs_file = --readable redder en skadet turnering som turneringsfil; forventet { $expected }.
