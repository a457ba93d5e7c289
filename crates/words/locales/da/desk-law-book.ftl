# The law book
desk-law-book = Regelbog
desk-law-book-about = Skakreglerne og turneringsbestemmelserne, punkt for punkt, gengivet med vores egne ord. Det er den officielle tekst, der afgør.
desk-law-book-books = Bøger
desk-law-book-laws = Skakreglerne
desk-law-book-regulations = Turneringsbestemmelser
desk-law-book-look-up = Slå op
desk-law-book-clauses = { $count ->
    [one] { $count } bestemmelse.
   *[other] { $count } bestemmelser.
}
desk-law-book-count-enforced = Programmet anvender selv { $count }.
desk-law-book-count-assisted = Ved { $count } spørger det dommeren.
desk-law-book-parts = Bogens dele
desk-law-book-around = Før og efter

# What the parts are called
desk-law-book-article = Artikel { $number }
desk-law-book-appendix = Tillæg { $number }
desk-law-book-part = Afsnit { $number }
desk-law-book-introduction = Indledning
desk-law-book-foreword = Forord
desk-law-book-guide = Dommerens vejledning
desk-law-book-guidelines = Retningslinjer
desk-law-book-guideline = Retningslinjer { $number }
desk-law-book-glossary = Ordliste

# Search
desk-law-book-search = Søg i regelbogen
desk-law-book-search-hint = vingefald, remistilbud, 7.5.5
desk-law-book-search-go = { word-search }
desk-law-book-search-about = Skriv et ord på et af de fire sprog eller nummeret på en bestemmelse.
desk-law-book-keys = Svarene kommer, mens du skriver; piletasterne fører til dem.
desk-law-book-among = Søg i
desk-law-book-all-books = Alle bøger
desk-law-book-found = { $count ->
    [0] Intet fundet
    [one] Én bestemmelse fundet
   *[other] { $count } bestemmelser fundet
}
desk-law-book-nothing = Ingen bestemmelse har alle disse ord. Prøv færre ord eller begyndelsen af et.
desk-law-book-everywhere = Søg i alle bøger
desk-law-book-more = Vis alle { $count }
desk-law-book-by = fundet under
desk-law-book-also = også i

# A clause
desk-law-book-foreign = Denne bog findes ikke på dansk her; den vises på engelsk.
desk-law-book-below = Herunder
desk-law-book-treated = I programmet
desk-law-book-enforced = Programmet anvender selv denne bestemmelse.
desk-law-book-assisted = Programmet spørger om de faktiske forhold; dommeren afgør, og valget noteres.
desk-law-book-text = Til læsning. Dommeren sørger for, at den overholdes.
desk-law-book-elsewhere = Samme regel i andre udgaver
desk-law-book-compare-one = { word-compare }
desk-law-book-ruled = Kendelser om den
desk-law-book-ruling = Kendelse { $number }
desk-law-book-tongues = På andre sprog

# Rulings and index
desk-law-book-rulings = Kendelser
desk-law-book-rulings-about = Skaknævnets kendelser, uden navne, med det, hver især stadig siger i dag.
desk-law-book-rulings-count = { $count } kendelser fra Skaknævnet
desk-law-book-facts = Sagen
desk-law-book-held = Afgjort
desk-law-book-note = Bemærk
desk-law-book-on = { word-on }
desk-law-book-index = Stikord
desk-law-book-index-count = { $count } ord
desk-law-book-word = Ord
desk-law-book-letters = { word-letters }
desk-law-book-whole-index = Hele stikordslisten
desk-law-book-no-entry = Ordet er ikke blandt stikordene.

# Compare
desk-law-book-compare = Sammenlign udgaver
desk-law-book-compare-about = To udgaver side om side, med de ord, der er ændret.
desk-law-book-compare-go = { word-compare }
desk-law-book-compare-foreign = De to udgaver sammenlignes på engelsk.
desk-law-book-first = Udgave
desk-law-book-second = med
desk-law-book-clause = { word-clause }
desk-law-book-swap = Byt om
desk-law-book-show = Vis
desk-law-book-only-changed = Kun ændrede
desk-law-book-all-rules = Alle regler
desk-law-book-gone = væk
desk-law-book-new = nyt
desk-law-book-changed-about = Det er reglerne, der sammenlignes, ikke ordene: et andet nummer eller en anden ordlyd er ingen ændring.
desk-law-book-anew = skrevet om
desk-law-book-not-in = Ikke i { $book }.
desk-law-book-nothing-changed = Intet at vise.

# What is not there
desk-law-book-missing = Ikke i regelbogen
desk-law-book-no-book = Der er ingen bog { $found }. Bøgerne er:
desk-law-book-no-clause = { $book } har ingen bestemmelse { $found }. Delene er:

# The file; %n is put in by the page
desk-law-book-offline = Hav den på telefonen
desk-law-book-offline-about = Én fil med alle bøger og en søgning, til spillelokaler uden net.
desk-law-book-file = regelbog
desk-law-book-file-one = Én bestemmelse fundet
desk-law-book-file-many = %n bestemmelser fundet
desk-law-book-file-more = – de første %n vises

# Help
desk-help-law-book-about = Alle udgaver af skakreglerne siden 2001 og turneringsbestemmelserne, for alle, uden at logge ind. Hver bestemmelse har sin egen adresse, der kan sendes videre og skrives ud.
desk-help-law-book-search = Skriv et ord på et af de fire sprog eller et nummer; svarene kommer, mens du skriver. Ord med samme betydning findes også.
desk-help-law-book-compare = Viser, hvad der blev af hver regel fra en udgave til en anden, med de ændrede ord markeret.
desk-help-law-book-offline = Hele bogen som én fil. Åbn den fra telefonens hentede filer; den kræver ikke net.

# Readings of unclear clauses
desk-law-book-figures = Tal
desk-law-book-readings = Læsninger
desk-law-book-readings-about = Hvordan programmet læser en bestemmelse, hvor teksten er tavs, åben eller har trykfejl. De er skrevet på engelsk. En afgørelse, der bygger på en læsning, nævner den.
desk-law-book-no-reading = Læsningen »{ $found }« findes ikke.
desk-law-book-reading-on = { word-on }
