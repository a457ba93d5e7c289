# The law book
desk-law-book = Regelbok
desk-law-book-about = Sjakkreglene og turneringsbestemmelsene, punkt for punkt, gjengitt med våre egne ord. Det er den offisielle teksten som avgjør.
desk-law-book-books = Bøker
desk-law-book-laws = Sjakkreglene
desk-law-book-regulations = Turneringsbestemmelser
desk-law-book-look-up = Slå opp
desk-law-book-clauses = { $count ->
    [one] { $count } bestemmelse.
   *[other] { $count } bestemmelser.
}
desk-law-book-count-enforced = Programmet bruker selv { $count }.
desk-law-book-count-assisted = Ved { $count } spør det dommeren.
desk-law-book-parts = Delene i boken
desk-law-book-around = Før og etter

# What the parts are called
desk-law-book-article = Artikkel { $number }
desk-law-book-appendix = Tillegg { $number }
desk-law-book-part = Avsnitt { $number }
desk-law-book-introduction = Innledning
desk-law-book-foreword = Forord
desk-law-book-guide = Dommerveiledning
desk-law-book-guidelines = Retningslinjer
desk-law-book-guideline = Retningslinjer { $number }
desk-law-book-glossary = Ordliste

# Search
desk-law-book-search = Søk i regelboken
desk-law-book-search-hint = klaff, remistilbud, 7.5.5
desk-law-book-search-go = { word-search }
desk-law-book-search-about = Skriv et ord på et av de fire språkene eller nummeret på en bestemmelse.
desk-law-book-keys = Svarene kommer mens du skriver; piltastene fører til dem.
desk-law-book-among = Søk i
desk-law-book-all-books = Alle bøker
desk-law-book-found = { $count ->
    [0] Ingenting funnet
    [one] Én bestemmelse funnet
   *[other] { $count } bestemmelser funnet
}
desk-law-book-nothing = Ingen bestemmelse har alle disse ordene. Prøv færre ord eller begynnelsen av ett.
desk-law-book-everywhere = Søk i alle bøker
desk-law-book-more = Vis alle { $count }
desk-law-book-by = funnet ved
desk-law-book-also = også i

# A clause
desk-law-book-foreign = Denne boken finnes ikke på norsk her; den vises på engelsk.
desk-law-book-below = Underpunkter
desk-law-book-treated = I programmet
desk-law-book-enforced = Programmet bruker selv denne bestemmelsen.
desk-law-book-assisted = Programmet spør om forholdene; dommeren avgjør, og valget noteres.
desk-law-book-text = Til opplysning. Dommeren ser til at den følges.
desk-law-book-elsewhere = Samme regel i andre utgaver
desk-law-book-compare-one = { word-compare }
desk-law-book-ruled = Kjennelser om den
desk-law-book-ruling = Kjennelse { $number }
desk-law-book-tongues = På andre språk

# Rulings and index
desk-law-book-rulings = Kjennelser
desk-law-book-rulings-about = Kjennelser fra det danske Skaknævnet, uten navn, med hva hver av dem sier i dag.
desk-law-book-rulings-count = { $count } kjennelser fra Skaknævnet
desk-law-book-facts = Saken
desk-law-book-held = Avgjort
desk-law-book-note = Merk
desk-law-book-on = { word-on }
desk-law-book-index = Stikkord
desk-law-book-index-count = { $count } ord
desk-law-book-word = Ord
desk-law-book-letters = { word-letters }
desk-law-book-whole-index = Hele stikkordlisten
desk-law-book-no-entry = Ordet er ikke blant stikkordene.

# Compare
desk-law-book-compare = Sammenlign utgaver
desk-law-book-compare-about = To utgaver side om side, med ordene som er endret.
desk-law-book-compare-go = { word-compare }
desk-law-book-compare-foreign = De to utgavene sammenlignes på engelsk.
desk-law-book-first = Utgave
desk-law-book-second = med
desk-law-book-clause = { word-clause }
desk-law-book-swap = Bytt om
desk-law-book-show = Vis
desk-law-book-only-changed = Bare endrede
desk-law-book-all-rules = Alle regler
desk-law-book-gone = borte
desk-law-book-new = nytt
desk-law-book-changed-about = Det er reglene som sammenlignes, ikke ordene: et annet nummer eller en annen ordlyd er ingen endring.
desk-law-book-anew = skrevet om
desk-law-book-not-in = Ikke i { $book }.
desk-law-book-nothing-changed = Ingenting å vise.

# What is not there
desk-law-book-missing = Ikke i regelboken
desk-law-book-no-book = Det finnes ingen bok { $found }. Bøkene er:
desk-law-book-no-clause = { $book } har ingen bestemmelse { $found }. Delene er:

# The file; %n is put in by the page
desk-law-book-offline = Ha den på telefonen
desk-law-book-offline-about = Én fil med alle bøkene og et søk, til spillelokaler uten nett.
desk-law-book-file = regelbok
desk-law-book-file-one = Én bestemmelse funnet
desk-law-book-file-many = %n bestemmelser funnet
desk-law-book-file-more = – de første %n vises

# Help
desk-help-law-book-about = Alle utgaver av sjakkreglene siden 2001 og turneringsbestemmelsene, for alle, uten å logge inn. Hver bestemmelse har sin egen adresse som kan sendes videre og skrives ut.
desk-help-law-book-search = Skriv et ord på et av de fire språkene eller et nummer; svarene kommer mens du skriver. Ord med samme betydning finnes også.
desk-help-law-book-compare = Viser hva som ble av hver regel fra en utgave til en annen, med de endrede ordene merket.
desk-help-law-book-offline = Hele boken som én fil. Åpne den fra telefonens nedlastinger; den trenger ikke nett.

# Readings of unclear clauses
desk-law-book-figures = Tall
desk-law-book-readings = Lesninger
desk-law-book-readings-about = Hvordan programmet leser en bestemmelse der teksten er taus, åpen eller har trykkfeil. De er skrevet på engelsk. En avgjørelse som bygger på en lesning, nevner den.
desk-law-book-no-reading = Lesningen «{ $found }» finnes ikke.
desk-law-book-reading-on = { word-on }
