# FIDEs ratinglister, som ligger ved siden av databasen: å hente inn en, å slå opp spillere.
reason-fide_list_unreadable = Filen kan ikke leses: { $error }.
reason-fide_list_archive = Zip-arkivet er skadet, eller det som ligger i det, er ikke en vanlig fil.
reason-fide_list_archive_files = Zip-arkivet inneholder { $found } filer; en ratingliste er én.
reason-fide_list_archive_large = Zip-arkivet sier at det inneholder { $found } byte; ingen ratingliste av den størrelsen har mer enn { $expected }.
reason-fide_list_too_large = Filen er lengre enn noen ratingliste eller inneholder noe annet enn den sier; lesingen stoppet her.
reason-fide_list_header = Dette er ikke en av FIDEs ratinglister: første linje skal navngi kolonnene.
reason-fide_list_empty = Det er ingen spillere på listen.
reason-fide_list_bad_lines = { $bad } av { $lines } linjer kan ikke brukes. Ingenting er hentet inn; minst ni av ti linjer må være gode.
reason-fide_list_id = Her står det ikke noe FIDE-nummer.
reason-fide_list_name = Her står det ikke noe navn, eller et med tegn som ingen navn har.
reason-fide_list_federation = Et forbund har tre bokstaver.
reason-fide_list_number = Her skulle det stå et helt tall.
reason-fide_list_id_twice = Dette FIDE-nummeret sto på en tidligere linje; den første gjelder.
reason-fide_list_xml = Dette er ikke velformet XML.
reason-fide_list_xml_deep = Elementene ligger dypere i hverandre enn i noen ratingliste.
reason-fide_list_xml_entity = Denne entiteten er ikke en av XMLs egne; andre leses ikke.
reason-fide_list_xml_dtd = Filen erklærer en dokumenttype; det gjør ingen ratingliste, og den leses ikke.
reason-fide_list_cut_off = Filen slutter midt i listen; last den ned på nytt.
reason-fide_list_month_assumed = Listen sier ikke hvilken måned den gjelder; { $month } er valgt. Er det en annen, oppgi den med --month.
reason-fide_list_month_differs = Listen sier selv at den gjelder en annen måned.
reason-fide_list_pace_assumed = Verken listen eller navnet på den sier hvilken rating den inneholder; den er lest som den for langsjakk.
reason-list_damaged = Ratinglisten { $path } er skadet og ble ikke brukt. Fjern den, og hent inn listen på nytt.
reason-list_newer = Ratinglisten { $path } er laget av en nyere versjon av programmet. Bruk den, eller hent inn listen på nytt.
reason-list_not_kept = Det finnes ingen ratingliste { $list } her.
reason-list_none_kept = Det finnes ingen ratingliste her. Hent inn en: rokade import fide-list FILE.
reason-list_smaller = Listen har { $count } spillere, og den forrige hadde { $before }. Ingenting er hentet inn; er det riktig, bruk --accept-smaller.
reason-list_too_many = Listen har flere spillere enn det kan finnes. Ingenting er hentet inn.
reason-list_being_brought_in = En annen ratingliste er i ferd med å bli hentet inn; vent til det er gjort.
cli-list-brought-in = { $list }: { $players ->
        [one] { $players } spiller
       *[other] { $players } spillere
    }, kontrollsum { $digest }
cli-list-left-out =
    { $count ->
        [one] { $count } linje kunne ikke brukes og er utelatt:
       *[other] { $count } linjer kunne ikke brukes og er utelatt; de første av dem:
    }
cli-list-dropped = Fjernet, siden den gjelder en eldre måned: { $list }
cli-list-none-found = Ingen passer.
cli-list-one-letter = Ingen skrives slik; disse gjør det på én bokstav nær:
cli-list-more =
    { $count ->
        [one] … og { $count } til; skriv mer av navnet, eller be om den med --most.
       *[other] … og { $count } til; skriv mer av navnet, eller be om dem med --most.
    }
cli-list-inactive = inaktiv
cli-list-list = Liste
cli-list-digest = Kontrollsum
cli-list-imported = Hentet inn
cli-list-source = Fil
cli-list-removed = { $list } er fjernet.
reason-fide_list_month_needed = Listen sier ikke hvilken måned den gjelder; «{ $found }» er ingen. Skriv den som 2026-09.
