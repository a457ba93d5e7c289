# Siden med ratinglistene, og å slå opp spillere i dem.
desk-lists-about = FIDEs ratinglister, så spillere kan slås opp uten nettverk. De ligger ved siden av databasen og er ikke med i noen sikkerhetskopi; de siste { $months } månedenes beholdes.
desk-lists-none = Det er ikke hentet inn noen ratingliste ennå.
desk-lists-month = Måned
desk-lists-kind = Inneholder
desk-lists-combined = Alle tre ratingtallene
desk-lists-remove-ask = Fjerne denne ratinglisten? Den kan hentes inn på nytt.
desk-lists-bring-in = Hent inn en ratingliste
desk-lists-bring-in-how = Slik den ble lastet ned: den samlede listen eller den for langsjakk, hurtigsjakk eller lynsjakk, som tekst eller XML, zippet eller ikke. Måneden tas fra listen hvis den nevner en.
desk-lists-smaller = Også hvis den har under halvparten av spillerne på den forrige
desk-lists-bring-in-go = Hent inn listen
desk-lists-large = Filer over 32 MB hentes inn på denne maskinen:
desk-find = Slå opp i ratinglisten { $list }
desk-find-in = Spillere i ratinglisten { $list }
desk-find-more = … og { $count } til; skriv mer av navnet.
desk-find-no-list = Med en av FIDEs ratinglister finnes spillere ved tre bokstaver i navnet.
desk-done-list-in = Ratinglisten er hentet inn.
