# FIDE:s ratinglistor, som ligger bredvid databasen: att läsa in en, att slå upp spelare.
reason-fide_list_unreadable = Filen kan inte läsas: { $error }.
reason-fide_list_archive = Zip-arkivet är skadat, eller så är det som ligger i det ingen vanlig fil.
reason-fide_list_archive_files = Zip-arkivet innehåller { $found } filer; en ratinglista är en enda.
reason-fide_list_archive_large = Zip-arkivet säger att det innehåller { $found } byte; ingen ratinglista av den storleken har mer än { $expected }.
reason-fide_list_too_large = Filen är längre än någon ratinglista eller innehåller något annat än den säger; läsningen slutade här.
reason-fide_list_header = Det här är ingen av FIDE:s ratinglistor: första raden ska namnge kolumnerna.
reason-fide_list_empty = Det finns ingen spelare på listan.
reason-fide_list_bad_lines = { $bad } av { $lines } rader kan inte användas. Inget har lästs in; minst nio av tio rader måste vara bra.
reason-fide_list_id = Här står inget FIDE-nummer.
reason-fide_list_name = Här står inget namn, eller ett med tecken som inget namn har.
reason-fide_list_federation = Ett förbund har tre bokstäver.
reason-fide_list_number = Här skulle stå ett heltal.
reason-fide_list_id_twice = Det här FIDE-numret stod på en tidigare rad; den första gäller.
reason-fide_list_xml = Det här är inte välformad XML.
reason-fide_list_xml_deep = Elementen ligger djupare i varandra än i någon ratinglista.
reason-fide_list_xml_entity = Den här entiteten är ingen av XML:s egna; andra läses inte.
reason-fide_list_xml_dtd = Filen deklarerar en dokumenttyp; det gör ingen ratinglista, och den läses inte.
reason-fide_list_cut_off = Filen slutar mitt i listan; ladda ner den igen.
reason-fide_list_month_assumed = Listan säger inte vilken månad den gäller; { $month } har valts. Om det är en annan, ange den med --month.
reason-fide_list_month_differs = Listan säger själv att den gäller en annan månad.
reason-fide_list_pace_assumed = Varken listan eller dess namn säger vilken rating den innehåller; den har lästs som den för långschack.
reason-list_damaged = Ratinglistan { $path } är skadad och användes inte. Ta bort den och läs in listan igen.
reason-list_newer = Ratinglistan { $path } är gjord av en nyare version av programmet. Använd den, eller läs in listan igen.
reason-list_not_kept = Det finns ingen ratinglista { $list } här.
reason-list_none_kept = Det finns ingen ratinglista här. Läs in en: rokade import fide-list FILE.
reason-list_smaller = Listan har { $count } spelare, och den förra hade { $before }. Inget har lästs in; om det är rätt, använd --accept-smaller.
reason-list_too_many = Listan har fler spelare än det kan finnas. Inget har lästs in.
reason-list_being_brought_in = En annan ratinglista håller på att läsas in; vänta tills det är klart.
cli-list-brought-in = { $list }: { $players ->
        [one] { $players } spelare
       *[other] { $players } spelare
    }, kontrollsumma { $digest }
cli-list-left-out =
    { $count ->
        [one] { $count } rad kunde inte användas och har utelämnats:
       *[other] { $count } rader kunde inte användas och har utelämnats; de första av dem:
    }
cli-list-dropped = Borttagen, eftersom den gäller en äldre månad: { $list }
cli-list-none-found = Ingen passar.
cli-list-one-letter = Ingen stavas så; de här gör det sånär som på en bokstav:
cli-list-more =
    { $count ->
        [one] … och { $count } till; skriv mer av namnet, eller be om den med --most.
       *[other] … och { $count } till; skriv mer av namnet, eller be om dem med --most.
    }
cli-list-inactive = inaktiv
cli-list-list = Lista
cli-list-digest = Kontrollsumma
cli-list-imported = Inläst
cli-list-source = Fil
cli-list-removed = { $list } har tagits bort.
reason-fide_list_month_needed = Listan säger inte vilken månad den gäller; ”{ $found }” är ingen. Skriv den som 2026-09.
