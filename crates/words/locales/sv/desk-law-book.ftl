# The law book
desk-law-book = Regelbok
desk-law-book-about = Schackreglerna och tävlingsbestämmelserna, bestämmelse för bestämmelse, återgivna med våra egna ord. Det är den officiella texten som avgör.
desk-law-book-books = Böcker
desk-law-book-laws = Schackreglerna
desk-law-book-regulations = Tävlingsbestämmelser
desk-law-book-look-up = Slå upp
desk-law-book-clauses = { $count ->
    [one] { $count } bestämmelse.
   *[other] { $count } bestämmelser.
}
desk-law-book-count-enforced = Programmet tillämpar självt { $count }.
desk-law-book-count-assisted = Vid { $count } frågar det domaren.
desk-law-book-parts = Bokens delar
desk-law-book-around = Före och efter

# What the parts are called
desk-law-book-article = Artikel { $number }
desk-law-book-appendix = Bilaga { $number }
desk-law-book-part = Avsnitt { $number }
desk-law-book-introduction = Inledning
desk-law-book-foreword = Förord
desk-law-book-guide = Domarens vägledning
desk-law-book-guidelines = Riktlinjer
desk-law-book-guideline = Riktlinjer { $number }
desk-law-book-glossary = Ordlista

# Search
desk-law-book-search = Sök i regelboken
desk-law-book-search-hint = kläpp, remianbud, 7.5.5
desk-law-book-search-go = { word-search }
desk-law-book-search-about = Skriv ett ord på något av de fyra språken eller numret på en bestämmelse.
desk-law-book-keys = Svaren kommer medan du skriver; piltangenterna leder till dem.
desk-law-book-among = Sök i
desk-law-book-all-books = Alla böcker
desk-law-book-found = { $count ->
    [0] Inget hittat
    [one] En bestämmelse hittad
   *[other] { $count } bestämmelser hittade
}
desk-law-book-nothing = Ingen bestämmelse har alla dessa ord. Försök med färre ord eller början av ett.
desk-law-book-everywhere = Sök i alla böcker
desk-law-book-more = Visa alla { $count }
desk-law-book-by = hittad under
desk-law-book-also = även i

# A clause
desk-law-book-foreign = Den här boken finns inte på svenska här; den visas på engelska.
desk-law-book-below = Underpunkter
desk-law-book-treated = I programmet
desk-law-book-enforced = Programmet tillämpar självt den här bestämmelsen.
desk-law-book-assisted = Programmet frågar efter omständigheterna; domaren avgör och valet antecknas.
desk-law-book-text = Text att läsa. Domaren ser till att den följs.
desk-law-book-elsewhere = Samma regel i andra utgåvor
desk-law-book-compare-one = { word-compare }
desk-law-book-ruled = Utslag om den
desk-law-book-ruling = Utslag { $number }
desk-law-book-tongues = På andra språk

# Rulings and index
desk-law-book-rulings = Utslag
desk-law-book-rulings-about = Utslag från det danska Skaknævnet, utan namn, med vad vart och ett fortfarande säger i dag.
desk-law-book-rulings-count = { $count } utslag från Skaknævnet
desk-law-book-facts = Fallet
desk-law-book-held = Avgörande
desk-law-book-note = Anmärkning
desk-law-book-on = { word-on }
desk-law-book-index = Register
desk-law-book-index-count = { $count } ord
desk-law-book-word = Ord
desk-law-book-letters = { word-letters }
desk-law-book-whole-index = Hela registret
desk-law-book-no-entry = Ordet finns inte i registret.

# Compare
desk-law-book-compare = Jämför utgåvor
desk-law-book-compare-about = Två utgåvor sida vid sida, med de ord som har ändrats.
desk-law-book-compare-go = { word-compare }
desk-law-book-compare-foreign = De två utgåvorna jämförs på engelska.
desk-law-book-first = Utgåva
desk-law-book-second = med
desk-law-book-clause = { word-clause }
desk-law-book-swap = Byt plats
desk-law-book-show = Visa
desk-law-book-only-changed = Bara ändrade
desk-law-book-all-rules = Alla regler
desk-law-book-gone = borttaget
desk-law-book-new = nytt
desk-law-book-changed-about = Det är reglerna som jämförs, inte orden: ett annat nummer eller en annan ordalydelse är ingen ändring.
desk-law-book-anew = omformulerad
desk-law-book-not-in = Inte i { $book }.
desk-law-book-nothing-changed = Inget att visa.

# What is not there
desk-law-book-missing = Inte i regelboken
desk-law-book-no-book = Det finns ingen bok { $found }. Böckerna är:
desk-law-book-no-clause = { $book } har ingen bestämmelse { $found }. Delarna är:

# The file; %n is put in by the page
desk-law-book-offline = Spara den i telefonen
desk-law-book-offline-about = En fil med alla böcker och en sökning, för spellokaler utan nät.
desk-law-book-file = regelbok
desk-law-book-file-one = En bestämmelse hittad
desk-law-book-file-many = %n bestämmelser hittade
desk-law-book-file-more = – de första %n visas

# Help
desk-help-law-book-about = Alla utgåvor av schackreglerna sedan 2001 och tävlingsbestämmelserna, för alla, utan att logga in. Varje bestämmelse har en egen adress som kan skickas vidare och skrivas ut.
desk-help-law-book-search = Skriv ett ord på något av de fyra språken eller ett nummer; svaren kommer medan du skriver. Ord med samma betydelse hittas också.
desk-help-law-book-compare = Visar vad som blev av varje regel från en utgåva till en annan, med de ändrade orden markerade.
desk-help-law-book-offline = Hela boken som en fil. Öppna den bland telefonens hämtade filer; den behöver inget nät.

# Readings of unclear clauses
desk-law-book-figures = Tal
desk-law-book-readings = Tolkningar
desk-law-book-readings-about = Hur programmet tolkar en bestämmelse där texten tiger, är oklar eller har tryckfel. De är skrivna på engelska. Ett beslut som vilar på en tolkning nämner den.
desk-law-book-no-reading = Tolkningen ”{ $found }” finns inte.
desk-law-book-reading-on = { word-on }
