# Sidan med ratinglistorna, och att slå upp spelare i dem.
desk-lists-about = FIDE:s ratinglistor, så att spelare kan slås upp utan nätverk. De ligger bredvid databasen och finns inte i någon säkerhetskopia; de senaste { $months } månadernas behålls.
desk-lists-none = Ingen ratinglista har lästs in ännu.
desk-lists-month = Månad
desk-lists-kind = Innehåller
desk-lists-combined = Alla tre ratingtalen
desk-lists-remove-ask = Ta bort den här ratinglistan? Den kan läsas in igen.
desk-lists-bring-in = Läs in en ratinglista
desk-lists-bring-in-how = Som den laddades ner: den samlade listan eller den för långschack, snabbschack eller blixtschack, som text eller XML, zippad eller inte. Månaden tas från listan om den nämner en.
desk-lists-smaller = Även om den har mindre än hälften av den förras spelare
desk-lists-bring-in-go = Läs in listan
desk-lists-large = Filer över 32 MB läses in på den här maskinen:
desk-find = Slå upp i ratinglistan { $list }
desk-find-in = Spelare i ratinglistan { $list }
desk-find-more = … och { $count } till; skriv mer av namnet.
desk-find-no-list = Med en av FIDE:s ratinglistor hittas spelare på tre bokstäver i namnet.
desk-done-list-in = Ratinglistan har lästs in.
