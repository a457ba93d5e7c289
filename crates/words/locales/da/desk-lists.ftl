# Siden med ratinglisterne, og at slå spillere op i dem.
desk-lists-about = FIDEs ratinglister, så spillere kan slås op uden netværk. De ligger ved siden af databasen og er ikke i nogen sikkerhedskopi; de seneste { $months } måneders beholdes.
desk-lists-none = Der er ikke hentet nogen ratingliste ind endnu.
desk-lists-month = Måned
desk-lists-kind = Indeholder
desk-lists-combined = Alle tre ratingtal
desk-lists-remove-ask = Fjern denne ratingliste? Den kan hentes ind igen.
desk-lists-bring-in = Hent en ratingliste ind
desk-lists-bring-in-how = Som den blev hentet: den samlede liste eller den for langskak, hurtigskak eller lynskak, som tekst eller XML, zippet eller ej. Måneden tages fra listen, hvis den nævner en.
desk-lists-smaller = Også hvis den har under halvdelen af den sidstes spillere
desk-lists-bring-in-go = Hent listen ind
desk-lists-large = Filer over 32 MB hentes ind på denne maskine:
desk-find = Slå op i ratinglisten { $list }
desk-find-in = Spillere i ratinglisten { $list }
desk-find-more = … og { $count } til; skriv mere af navnet.
desk-find-no-list = Med en af FIDEs ratinglister findes spillere ved tre bogstaver af navnet.
desk-done-list-in = Ratinglisten er hentet ind.
