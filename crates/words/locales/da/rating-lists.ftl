# FIDEs ratinglister, der ligger ved siden af databasen: at hente en ind, at slå spillere op.
reason-fide_list_unreadable = Filen kan ikke læses: { $error }.
reason-fide_list_archive = Zip-arkivet er beskadiget, eller det, der ligger i det, er ikke en almindelig fil.
reason-fide_list_archive_files = Zip-arkivet indeholder { $found } filer; en ratingliste er én.
reason-fide_list_archive_large = Zip-arkivet siger, at det indeholder { $found } byte; ingen ratingliste af den størrelse har mere end { $expected }.
reason-fide_list_too_large = Filen er længere end nogen ratingliste eller indeholder noget andet, end den siger; læsningen stoppede her.
reason-fide_list_header = Det er ikke en af FIDEs ratinglister: første linje skal nævne kolonnerne.
reason-fide_list_empty = Der er ingen spillere på listen.
reason-fide_list_bad_lines = { $bad } af { $lines } linjer kan ikke bruges. Intet er hentet ind; mindst ni af ti linjer skal være gode.
reason-fide_list_id = Der står ikke noget FIDE-nummer her.
reason-fide_list_name = Der står ikke noget navn her, eller et med tegn, som intet navn har.
reason-fide_list_federation = Et forbund har tre bogstaver.
reason-fide_list_number = Her skulle stå et helt tal.
reason-fide_list_id_twice = Dette FIDE-nummer stod på en tidligere linje; den første gælder.
reason-fide_list_xml = Det er ikke velformet XML.
reason-fide_list_xml_deep = Elementerne ligger dybere i hinanden end i nogen ratingliste.
reason-fide_list_xml_entity = Denne entitet er ikke en af XML’s egne; andre læses ikke.
reason-fide_list_xml_dtd = Filen erklærer en dokumenttype; det gør ingen ratingliste, og den læses ikke.
reason-fide_list_cut_off = Filen ender midt i listen; hent den igen.
reason-fide_list_month_assumed = Listen siger ikke, hvilken måned den er for; { $month } er valgt. Er det en anden, så angiv den med --month.
reason-fide_list_month_differs = Listen siger selv, at den er for en anden måned.
reason-fide_list_pace_assumed = Hverken listen eller dens navn siger, hvilken rating den indeholder; den er læst som den for langskak.
reason-list_damaged = Ratinglisten { $path } er beskadiget og blev ikke brugt. Fjern den, og hent listen ind igen.
reason-list_newer = Ratinglisten { $path } er lavet af en nyere udgave af programmet. Brug den, eller hent listen ind igen.
reason-list_not_kept = Der er ingen ratingliste { $list } her.
reason-list_none_kept = Der er ingen ratingliste her. Hent en ind: rokade import fide-list FILE.
reason-list_smaller = Listen har { $count } spillere, og den sidste havde { $before }. Intet er hentet ind; er det rigtigt, så brug --accept-smaller.
reason-list_too_many = Listen har flere spillere, end der kan findes. Intet er hentet ind.
reason-list_being_brought_in = En anden ratingliste er ved at blive hentet ind; vent, til det er gjort.
cli-list-brought-in = { $list }: { $players ->
        [one] { $players } spiller
       *[other] { $players } spillere
    }, kontrolsum { $digest }
cli-list-left-out =
    { $count ->
        [one] { $count } linje kunne ikke bruges og er udeladt:
       *[other] { $count } linjer kunne ikke bruges og er udeladt; de første af dem:
    }
cli-list-dropped = Fjernet, da den er for en ældre måned: { $list }
cli-list-none-found = Ingen passer.
cli-list-one-letter = Ingen staves sådan; disse gør på ét bogstav nær:
cli-list-more =
    { $count ->
        [one] … og { $count } til; skriv mere af navnet, eller bed om den med --most.
       *[other] … og { $count } til; skriv mere af navnet, eller bed om dem med --most.
    }
cli-list-inactive = inaktiv
cli-list-list = Liste
cli-list-digest = Kontrolsum
cli-list-imported = Hentet ind
cli-list-source = Fil
cli-list-removed = { $list } er fjernet.
reason-fide_list_month_needed = Listen siger ikke, hvilken måned den er for; »{ $found }« er ingen. Skriv den som 2026-09.
